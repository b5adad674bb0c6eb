//! Bots at a table: they think elsewhere, wait a human moment, and play like everybody else.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use table::Viewer;

use super::{Room, play};
use crate::House;

/// Sets the bot to work whose decision it is, unless one works here already.
pub fn wake(room: &Arc<Room>, house: &Arc<House>) {
    if !has_work(room) || room.busy.swap(true, Ordering::AcqRel) {
        return;
    }
    let (room, house) = (room.clone(), house.clone());
    house.clone().around().spawn(Box::pin(async move {
        work(&room, &house).await;
        room.busy.store(false, Ordering::Release);
        // Somebody may have moved or looked between the last look and the line above.
        if !house.around().is_stopping() && has_work(&room) {
            wake(&room, &house);
        }
    }));
}

/// Whether a bot is to decide. Where bots alone have sat from the start, they play while somebody looks; a table with a
/// person's seat always goes on.
fn has_work(room: &Room) -> bool {
    let (bot, only_bots) = {
        let kept = &room.moment.borrow().kept;
        (kept.bot_to_act().is_some(), kept.meta.has_only_bots())
    };
    let gone = room.moment.borrow().gone;
    bot && !gone && (!only_bots || room.is_watched())
}

/// Plays until a person decides, the game is over, nobody looks at a table of bots, or the server stops.
async fn work(room: &Arc<Room>, house: &Arc<House>) {
    while has_work(room) {
        let kept = room.moment.borrow().kept.clone();
        let Some((seat, level)) = kept.bot_to_act() else { return };
        let Some(table) = kept.table.clone() else { return };
        let around = house.around();
        let (entries, begun) = (table.entries(), around.elapsed());
        let seed = house.chance(&kept.code, entries);
        let chosen = around.choose(table.seen(Viewer::Seat(seat)), level, seed, room.whom()).await;
        let thought = around.elapsed().saturating_sub(begun);
        if around.rest(rest(thought, house.manners().bot_delay)).await {
            return;
        }
        let text = chosen.filter(|text| table.seen(Viewer::Seat(seat)).why(text).is_ok());
        let Some(text) = text.or_else(|| Some(table.legal_moves().first()?.text.clone())) else { return };
        let done = room.change(house, move |moment| play::play_for_bot(moment, seat, entries, &text)).await;
        if let Err(refused) = done {
            tracing::error!(code = %kept.code, ?refused, "a bot could not play");
            // The disk may be full: try again, but not at once.
            if around.rest(Duration::from_secs(5)).await {
                return;
            }
        }
    }
}

/// How long a bot that has thought for so long still waits. Who has a choice thinks longer than who has none, and
/// whoever could hear that would learn something about a hand: bots are heard at whole delays only.
fn rest(thought: Duration, delay: Duration) -> Duration {
    if delay.is_zero() {
        return Duration::ZERO;
    }
    let delays = thought.as_nanos().div_ceil(delay.as_nanos()).max(1);
    delay.saturating_mul(u32::try_from(delays).unwrap_or(u32::MAX)).saturating_sub(thought)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_a_bot_thinks_is_not_heard() {
        let heard = |thought| {
            let thought = Duration::from_micros(thought);
            thought + rest(thought, Duration::from_millis(700))
        };
        for thought in [0, 1, 9_000, 350_000, 699_999, 700_000] {
            assert_eq!(heard(thought), Duration::from_millis(700), "{thought} µs");
        }
        assert_eq!(heard(700_001), Duration::from_millis(1400));
        assert_eq!(rest(Duration::from_secs(1), Duration::ZERO), Duration::ZERO);
    }
}
