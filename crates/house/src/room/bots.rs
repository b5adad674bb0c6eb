//! Bots at a table: they think elsewhere, wait a human moment, and play like everybody else.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use table::Viewer;

use super::{Room, play};
use crate::House;

/// After so long it is looked again whether another server, which thought about it, has come to an end.
const OTHERS: Duration = Duration::from_secs(5);

/// So long it is left to servers that do nothing else; then this one thinks by itself.
const LEFT: Duration = Duration::from_secs(8);
/// How often it is looked whether they have.
const LOOK: Duration = Duration::from_secs(1);

/// Sets the bot to work whose decision it is, unless one works here already.
pub fn wake(room: &Arc<Room>, house: &Arc<House>) {
    if !has_work(room) {
        return;
    }
    if leaves(room, house) {
        let (code, entries) = {
            let kept = &room.moment.borrow().kept;
            (kept.code.clone(), kept.entries())
        };
        // Once is enough: whoever does not hear it finds it.
        if room.left.swap(entries, Ordering::AcqRel) != entries {
            house.around().leave(&code);
        }
    }
    if room.busy.swap(true, Ordering::AcqRel) {
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

/// Whether others are to think about it. A table of bots alone goes on where somebody looks at it, which only this server
/// knows.
fn leaves(room: &Room, house: &House) -> bool {
    house.manners().leaves_bots && house.is_shared() && !room.moment.borrow().kept.meta.has_only_bots()
}

/// Plays until a person decides, the game is over, nobody looks at a table of bots, or the server stops.
async fn work(room: &Arc<Room>, house: &Arc<House>) {
    let mut left = (usize::MAX, Duration::ZERO);
    while has_work(room) {
        let kept = room.moment.borrow().kept.clone();
        let Some((seat, level)) = kept.bot_to_act() else { return };
        let Some(table) = kept.table.clone() else { return };
        let around = house.around();
        if leaves(room, house) {
            if left.0 != table.entries() {
                left = (table.entries(), around.elapsed());
            }
            if around.elapsed().saturating_sub(left.1) < LEFT {
                if around.rest(LOOK).await {
                    return;
                }
                continue;
            }
        }
        if house.is_shared() {
            let code = kept.code.to_string();
            // Another server thinks about it, or the store cannot be reached.
            if house.read(move |store| store.claim(&code)).await != Ok(true) {
                if around.rest(OTHERS).await {
                    return;
                }
                continue;
            }
        }
        let _claim = house.claims().hold(&kept.code);
        let (entries, begun) = (table.entries(), around.elapsed());
        let seed = house.chance(&kept.code, entries);
        let (delay, hides) = (house.manners().bot_delay, table.has_secrets());
        let seen = table.seen(Viewer::Seat(seat));
        let most = if hides { most(delay) } else { Duration::MAX };
        let thought = around.choose(seen, level, seed, room.whom(), most).await;
        let passed = around.elapsed().saturating_sub(begun);
        // Where nothing is hidden, how long a bot has thought tells nothing.
        let heard = if hides { pause(passed.saturating_sub(thought.took), delay) } else { delay };
        if around.rest(heard.saturating_sub(passed)).await {
            return;
        }
        let text = thought.text.filter(|text| table.seen(Viewer::Seat(seat)).why(text).is_ok());
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

/// How long a bot thinks at most: it has come to an end when it is to be heard, with time to spare on a slow machine.
fn most(delay: Duration) -> Duration {
    if delay.is_zero() { Duration::MAX } else { delay / 4 * 3 }
}

/// When a bot is heard that was kept waiting for so long. Who has a choice thinks longer than who has none, and whoever
/// could hear that would learn something about a hand: how long the bot itself has thought has no part in it. That others
/// were thinking is heard at whole delays.
fn pause(kept_waiting: Duration, delay: Duration) -> Duration {
    if delay.is_zero() {
        return Duration::ZERO;
    }
    let delays = kept_waiting.saturating_add(most(delay)).as_nanos().div_ceil(delay.as_nanos()).max(1);
    delay.saturating_mul(u32::try_from(delays).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever its cards make it think, and however slow the machine is: what is left to wait fills the same pause.
    #[test]
    fn how_long_a_bot_thinks_is_not_heard() {
        let delay = Duration::from_millis(700);
        let heard = |kept_waiting: u64, took: u64| {
            let (kept_waiting, took) = (Duration::from_micros(kept_waiting), Duration::from_micros(took));
            assert!(took <= most(delay), "it was told to stop");
            let passed = kept_waiting + took;
            passed + pause(passed.saturating_sub(took), delay).saturating_sub(passed)
        };
        for (kept_waiting, delays) in [(0, 1), (100_000, 1), (175_000, 1), (175_001, 2), (875_000, 2)] {
            for took in [0, 1, 9_000, 350_000, 524_999, 525_000] {
                assert_eq!(heard(kept_waiting, took), delay * delays, "{kept_waiting} and {took} µs");
            }
        }
        assert_eq!((pause(delay, Duration::ZERO), most(Duration::ZERO)), (Duration::ZERO, Duration::MAX));
    }
}
