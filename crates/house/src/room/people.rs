//! People at a table in play: giving up.

use bots::Level;
use table::{Act, Seat};

use super::make::with_bots;
use super::play::in_play;
use super::{Change, Moment};
use crate::refused::Refused;
use crate::store::PersonId;

type Result = std::result::Result<Change, Refused>;

/// Gives up. With two sides that ends the game; else a bot of this level plays on for the seat, which is placed last.
/// Asked for twice, it is done once.
///
/// # Errors
/// It is somebody else's seat, the game is over, somebody is not sure, or no bots know a game that goes on.
pub fn resign(moment: &Moment, person: PersonId, seat: Seat, level: Level, sure: bool) -> Result {
    let (kept, table) = in_play(moment, person, seat)?;
    if table.gone().contains(&seat) {
        return Ok(kept.clone().into());
    }
    if kept.meta.uploaded {
        return Err(Refused::ReadOnly);
    }
    if !sure {
        return Err(Refused::NotSure);
    }
    let mut next = table.duplicate();
    next.enter(seat, &Act::Resign)?;
    if next.to_act().is_none() {
        return Ok(kept.with_entries(next, moment.at).into());
    }
    with_bots(kept.game)?;
    let mut meta = kept.meta.as_ref().clone();
    if let Some(place) = meta.places.get_mut(seat.index())
        && place.stand_in.is_none()
    {
        next.enter(seat, &Act::Bot(level.to_string()))?;
        place.stand_in = Some(level);
    }
    Ok(kept.with_meta(meta, moment.at).with_entries(next, moment.at).into())
}
