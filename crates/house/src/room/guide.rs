//! Guided first tables: how they begin, and what has been explained so far.

use bots::Level;
use pages::lessons::{self, Begins};
use pages::model;
use table::{AnyGame, Choices, Seat, Start, Viewer};

use super::cards::Sheet;
use super::kept::Kept;
use super::make::{blank, bot_name};
use super::{Change, Moment};
use crate::around::Surroundings;
use crate::refused::Refused;
use crate::secret;
use crate::store::{Beginning, Guide, Meta, Person, PersonId, Place, Sitter};

/// How strong the others are where the course does not say: they learn with the reader.
const LEVEL: Level = Level::Cub;

/// A guided first table of this game for this person, against friendly bots.
///
/// # Errors
/// The game has no guide.
pub fn open(
    game: &'static dyn AnyGame,
    host: &Person,
    name: String,
    around: &dyn Surroundings,
) -> Result<Kept, Refused> {
    let opening = lessons::opening(game.info().id).ok_or(Refused::NoGame)?;
    let mut choices = Choices::new(opening.players);
    for (key, value) in opening.choices {
        choices.set(key, *value);
    }
    let problem = |phrase| Refused::Choices(Box::new(phrase));
    let choices = game.settle(&choices).map_err(|wrong| problem(wrong.phrase))?;
    let mut meta = blank(game, &choices, host.id.0, 0, around.now());
    meta.guide = Some(Guide::default());
    meta.places[0] = Place { name, sitter: Sitter::Person(host.id.0), ..Place::default() };
    let levels = opening.others.iter().copied().chain(std::iter::repeat(LEVEL));
    for (seat, level) in Seat::all(opening.players).skip(1).zip(levels) {
        let name = bot_name(seat, &meta.places);
        meta.places[seat.index()] = Place { name, sitter: Sitter::Bot(level), ..Place::default() };
    }
    meta.beginning = Some(match opening.beginning {
        Begins::Seed(seed) => Beginning::Seed(seed.to_owned()),
        Begins::Deal(deal) => Beginning::Deal(deal.to_owned()),
    });
    let start: Start = meta.start();
    let table = game.open(&choices, start, &meta.names()).map_err(|error| problem(error.phrase()))?;
    Ok(Kept::create(secret::code(around)?, game, meta, false, Some(table)))
}

/// The guide as pages show it: only to the person whose table it is.
#[must_use]
pub fn page(sheet: &Sheet) -> Option<model::Guide<'_>> {
    let guide = sheet.moment.kept.meta.guide.as_ref()?;
    let mine = sheet.seats.iter().any(|card| card.mine);
    mine.then_some(model::Guide { given: &guide.given, off: guide.off })
}

/// The lesson that the person in this seat sees now.
fn shown(kept: &Kept, seat: Seat) -> Option<&'static str> {
    let guide = kept.meta.guide.as_ref().filter(|guide| !guide.off)?;
    let table = kept.table.as_ref()?;
    lessons::due(table.seen(Viewer::Seat(seat)).as_ref(), &guide.given).map(|lesson| lesson.key)
}

/// The guide after this seat has read what it is shown; `None` when there was nothing to read.
#[must_use]
pub fn read_by(kept: &Kept, seat: Seat) -> Option<Guide> {
    let lesson = shown(kept, seat)?;
    let mut guide = kept.meta.guide.clone()?;
    guide.given.push(lesson.to_owned());
    Some(guide)
}

/// What somebody wants of the guide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// This lesson was understood.
    Next(String),
    /// No more lessons.
    Off,
    /// Lessons again.
    On,
}

impl Wish {
    /// Reads the form's fields.
    #[must_use]
    pub fn read(lesson: &str, guide: &str) -> Self {
        match guide {
            "off" => Self::Off,
            "on" => Self::On,
            _ => Self::Next(lesson.to_owned()),
        }
    }
}

/// Does what the person of a guided table wants of the guide. A lesson that is not shown (any more) changes
/// nothing: a form that is sent twice skips no lesson.
///
/// # Errors
/// It is not a guided table of this person.
pub fn wish(moment: &Moment, person: PersonId, wish: &Wish) -> Result<Change, Refused> {
    let kept = &moment.kept;
    let seat = kept.meta.seats_of(person).next().ok_or(Refused::NotSeated)?;
    let Some(guide) = kept.meta.guide.clone() else { return Ok(kept.clone().into()) };
    let next = match wish {
        Wish::Off => Guide { off: true, ..guide.clone() },
        Wish::On => Guide { off: false, ..guide.clone() },
        Wish::Next(lesson) => match shown(kept, seat).filter(|shown| shown == lesson) {
            Some(_) => read_by(kept, seat).unwrap_or_else(|| guide.clone()),
            None => guide.clone(),
        },
    };
    if next == guide {
        return Ok(kept.clone().into());
    }
    Ok(kept.with_meta(Meta { guide: Some(next), ..kept.meta.as_ref().clone() }, moment.at).into())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
