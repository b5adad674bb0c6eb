//! After the game: a rematch, a fork, and records that somebody brings.

use bots::Level;
use table::{AnyGame, Phrase, Record, RecordError, Seat, Start, Viewer};

use super::kept::{Kept, find};
use super::make::{blank, bot_name, open, with_bots};
use super::{Change, MOST_ENTRIES, Moment};
use crate::around::Surroundings;
use crate::refused::Refused;
use crate::secret;
use crate::store::{Beginning, Clock, Meta, PersonId, Place, Rated, Sitter, State};

/// The next game of a series, with this code: the same people, moved to the seats that the game says. Asked for twice, it
/// is the same table.
///
/// # Errors
/// The game is not over, or somebody asks who does not sit here.
pub fn rematch(
    moment: &Moment,
    person: PersonId,
    code: &str,
    around: &dyn Surroundings,
) -> Result<Change, Refused> {
    let kept = &moment.kept;
    if kept.meta.seats_of(person).next().is_none() {
        return Err(Refused::NotSeated);
    }
    if kept.meta.kicked.contains(&person.0) {
        return Err(Refused::Kicked);
    }
    if kept.glance.state != State::Over || kept.meta.uploaded {
        return Err(Refused::NotOver);
    }
    if kept.meta.next.is_some() {
        return Ok(kept.clone().into());
    }
    let table = kept.table()?;
    let mut meta = blank(kept.game, table.choices(), person.0, kept.meta.limit, moment.at);
    meta.previous = Some(kept.code.to_string());
    meta.hints = kept.meta.hints;
    meta.clock = kept.meta.clock.as_ref().map(|clock| Clock::new(clock.terms, meta.places.len()));
    meta.tournament.clone_from(&kept.meta.tournament);
    meta.rated = kept.meta.rated.as_ref().map(|_| Rated::default());
    // Whoever may watch here may do so there, and whoever was sent away or silenced here is so there too.
    meta.watchers.clone_from(&kept.meta.watchers);
    meta.kicked.clone_from(&kept.meta.kicked);
    meta.reasons.clone_from(&kept.meta.reasons);
    meta.muted.clone_from(&kept.meta.muted);
    for (from, to) in table.next_seats().into_iter().enumerate() {
        let won = kept.glance.winners.contains(&Seat::from_index(from));
        let wins = kept.meta.wins.get(from).copied().unwrap_or(0) + u32::from(won);
        if let (Some(old), Some(new)) = (kept.meta.places.get(from), meta.places.get_mut(to.index())) {
            let stays = old.person().is_none_or(|person| !meta.kicked.contains(&person.0));
            if stays {
                *new = Place { stand_in: None, left: 0, ..old.clone() };
            }
        }
        if let Some(slot) = meta.wins.get_mut(to.index()) {
            *slot = wins;
        }
    }
    let next = Kept { code: code.into(), ..open(kept.game, meta, kept.glance.listed, around)? };
    let old = Meta { next: Some(code.to_owned()), ..kept.meta.as_ref().clone() };
    // Both tables in one group: there is never a link to a table that does not exist.
    Ok(Change { kept: kept.with_meta(old, kept.glance.touched), new: Some(next) })
}

/// A new table from a ply of this one, against bots. What was hidden from the chosen seat is dealt anew.
///
/// # Errors
/// The game is not over, there is nothing to play from that ply, or no bots know the game.
pub fn fork(
    kept: &Kept,
    person: PersonId,
    name: &str,
    ply: usize,
    seat: Seat,
    level: Level,
    around: &dyn Surroundings,
) -> Result<Kept, Refused> {
    if kept.glance.state != State::Over {
        return Err(Refused::NotOver);
    }
    with_bots(kept.game)?;
    let table = kept.table()?;
    if seat.number() > table.seats() {
        return Err(Refused::NoSeat);
    }
    let no_ply = |_| Refused::NoPly;
    let fork = table.fork(ply, Viewer::Seat(seat), &secret::seed(around)?).map_err(no_ply)?;
    if fork.to_act().is_none() {
        return Err(Refused::NoPly);
    }
    let mut meta = blank(kept.game, fork.choices(), person.0, 0, around.now());
    meta.beginning = match fork.start() {
        Start::Deal(text) => Some(Beginning::Deal(text.clone())),
        Start::Seed(seed) => Some(Beginning::Seed(seed.to_string())),
        Start::Secret => return Err(Refused::NoPly),
    };
    for index in 0..meta.places.len() {
        let here = Seat::from_index(index);
        let (name, sitter) = if here == seat {
            (name.to_owned(), Sitter::Person(person.0))
        } else {
            (bot_name(here, &meta.places), Sitter::Bot(level))
        };
        meta.places[index] = Place { name, sitter, ..Place::default() };
    }
    Ok(Kept::create(secret::code(around)?, kept.game, meta, false, Some(fork)))
}

/// A record that somebody brings, to be replayed by all who have its link.
///
/// # Errors
/// It is none, or it does not hold together.
pub fn upload(
    bytes: &[u8],
    games: &[&'static dyn AnyGame],
    person: PersonId,
    around: &dyn Surroundings,
) -> Result<Kept, Refused> {
    let record = Record::parse_bytes(bytes)?;
    if record.entries.len() > MOST_ENTRIES {
        return Err(Refused::LongRecord);
    }
    let game = find(games, &record.game).ok_or_else(|| {
        let known = games.iter().map(|game| Phrase::verbatim(game.info().id)).collect::<Vec<_>>();
        let phrase = Phrase::new("record-error-no-such-game");
        RecordError::at(
            record.lines.of("game"),
            phrase.with("game", record.game.as_str()).with("games", known),
        )
    })?;
    let table = game.verify(&record)?;
    let mut meta = blank(game, table.choices(), person.0, 0, around.now());
    meta.beginning = match &record.start {
        Start::Seed(seed) => Some(Beginning::Seed(seed.to_string())),
        Start::Deal(text) => Some(Beginning::Deal(text.clone())),
        Start::Secret => return Err(RecordError::at(1, Phrase::new("record-error-secret")).into()),
    };
    meta.uploaded = true;
    meta.bots.clone_from(&record.bots);
    for (place, name) in meta.places.iter_mut().zip(table.names()) {
        place.name.clone_from(name);
    }
    Ok(Kept::create(secret::code(around)?, game, meta, false, Some(table)))
}
