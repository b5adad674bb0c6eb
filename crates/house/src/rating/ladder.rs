//! Everybody's rating in one game, and how it came about.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pages::rating::{Rating, RatingPoint};

use super::{NEWCOMER, Strength, rate};
use crate::House;
use crate::refused::Refused;
use crate::store::{PersonId, RatedGame, Rival};

/// From so many games on a rating is shown.
pub const SHOWN_FROM: usize = 5;
/// So many games are read at once.
const PORTION: usize = 5000;

/// A rated game of somebody, and what they were worth after it.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// The table's code.
    pub code: String,
    /// When it ended, in seconds since 1970.
    pub at: u64,
    /// Where they came.
    pub place: u8,
    /// Of so many seats.
    pub of: u8,
    /// Whether it counts as lost because they had left.
    pub gone: bool,
    /// Whether a host has voided it: nothing has changed then.
    pub voided: bool,
    /// What they are worth after it.
    pub strength: Strength,
}

/// Everybody's rating in one game.
#[derive(Clone, Default, Debug)]
pub struct Ladder {
    /// The number of the last game that is in it.
    last: i64,
    people: BTreeMap<PersonId, Vec<Point>>,
}

impl Ladder {
    /// All rated games of this person, the oldest first.
    #[must_use]
    pub fn points(&self, person: PersonId) -> &[Point] {
        self.people.get(&person).map_or(&[], Vec::as_slice)
    }

    /// What a person is worth who has played enough for it to be said.
    #[must_use]
    pub fn shown(&self, person: PersonId) -> Option<Strength> {
        let points = self.points(person);
        let counted = points.iter().filter(|point| !point.voided).count();
        points.last().filter(|_| counted >= SHOWN_FROM).map(|point| point.strength)
    }

    fn strength(&self, game: &str, who: Rival) -> Strength {
        match who {
            Rival::Bot(level) => {
                let mean = bots::strength(game, level).unwrap_or(NEWCOMER.mean);
                Strength { mean, doubt: 0.0 }
            }
            Rival::Person(id) => self.points(id).last().map_or(NEWCOMER, |point| point.strength),
        }
    }

    /// The same after one more game.
    pub fn add(&mut self, game: &RatedGame) {
        self.last = self.last.max(game.number);
        let before: Vec<Strength> =
            game.seats.iter().map(|seat| self.strength(&game.game, seat.who)).collect();
        let after = if game.voided { before } else { rate(game, &before) };
        for (seat, strength) in game.seats.iter().zip(after) {
            // Number 0 is everybody who was forgotten while a game ran: a newcomer each time.
            let Some(person) = seat.who.person().filter(|person| person.0 != 0) else { continue };
            self.people.entry(person).or_default().push(Point {
                code: game.code.clone(),
                at: game.at,
                place: seat.place,
                of: game.seats.len() as u8,
                gone: seat.gone,
                voided: game.voided,
                strength,
            });
        }
    }
}

/// Of a normal distribution so many deviations hold 95%.
const WITHIN: f64 = 1.96;

/// What somebody's own page shows of their rating.
fn rating(game: &'static str, points: &[Point]) -> Rating {
    let shown = |point: &Point| RatingPoint {
        code: point.code.clone(),
        at: point.at,
        place: (point.place, point.of),
        gone: point.gone,
        voided: point.voided,
        mean: point.strength.mean,
        margin: WITHIN * point.strength.doubt,
    };
    let counted = points.iter().filter(|point| !point.voided).count();
    let points = points.iter().map(shown).collect();
    Rating { game, counted, needed: SHOWN_FROM, newcomer: NEWCOMER.mean, points }
}

/// What was reckoned, until something changes about games that are in it.
#[derive(Default)]
pub(crate) struct Ladders {
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    ladders: BTreeMap<String, Arc<Ladder>>,
    /// How often everything was forgotten: what was being reckoned meanwhile is not remembered.
    turn: u64,
}

impl Ladders {
    fn known(&self) -> MutexGuard<'_, Known> {
        // Ladders are put in and taken out whole.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game was voided, or somebody forgotten: everything is reckoned again.
    pub(crate) fn forget(&self) {
        let mut known = self.known();
        known.ladders.clear();
        known.turn += 1;
    }
}

impl House {
    /// The ratings of a person, in the order of the games; none for a game of which they have played no rated one.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn ratings(&self, person: PersonId) -> Result<Vec<Rating>, Refused> {
        let mut ratings = Vec::new();
        for game in self.games() {
            let ladder = self.ladder(game.info().id).await?;
            let points = ladder.points(person);
            if !points.is_empty() {
                ratings.push(rating(game.info().id, points));
            }
        }
        Ok(ratings)
    }

    /// Everybody's rating in the game with this id: what is known, and what was played since.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn ladder(&self, game: &str) -> Result<Arc<Ladder>, Refused> {
        let (mut ladder, turn) = {
            let known = self.ladders().known();
            (known.ladders.get(game).cloned().unwrap_or_default(), known.turn)
        };
        loop {
            let (id, last) = (game.to_owned(), ladder.last);
            let begun = ladder.clone();
            let fold = self.read(move |store| {
                let games = store.rated(&id, last, PORTION)?;
                let mut ladder = begun;
                for game in &games {
                    Arc::make_mut(&mut ladder).add(game);
                }
                Ok((ladder, games.len()))
            });
            let (next, read) = fold.await?;
            ladder = next;
            if read < PORTION {
                break;
            }
        }
        let mut known = self.ladders().known();
        if known.turn == turn {
            known.ladders.insert(game.to_owned(), ladder.clone());
        }
        Ok(ladder)
    }
}
