//! How strong people are, reckoned from the results of rated games.
//!
//! Nothing of it is kept: a rating is what comes of all rated games of a game, one after the other, by the method of
//! Weng and Lin ("A Bayesian Approximation Method for Online Ranking", 2011, the form by Bradley and Terry over all
//! pairs). `docs/rating.md` has the formula; bots are anchors whose strength is known and never changes.

mod ladder;

pub(crate) use ladder::Ladders;
pub use ladder::{Ladder, Point, SHOWN_FROM};

use crate::store::{RatedGame, RatedSeat, Rival};

/// What somebody is worth, and how sure that is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Strength {
    /// The mean: 400 more make it ten times as likely to come before another.
    pub mean: f64,
    /// The deviation: with 95% the truth is within 1.96 of them.
    pub doubt: f64,
}

/// How much a game says, in the units of the scale: with it a difference of 400 is a factor of ten.
const BETA: f64 = 122.837_029_274_275_08;
/// What a newcomer is taken for: as strong as a `scout`, and nobody is sure.
pub const NEWCOMER: Strength = Strength { mean: 1500.0, doubt: 2.0 * BETA };
/// So much less sure everything is before every game, for people learn.
const DRIFT: f64 = BETA / 50.0;
/// So much of the variance stays after whatever game.
const LEAST: f64 = 0.0001;

/// Somebody in a game: what they are worth before it, their side, and where that side came.
#[derive(Copy, Clone, Debug)]
struct Player {
    strength: Strength,
    side: u8,
    place: u8,
}

/// A side: as strong as the mean of those who sit in it.
#[derive(Copy, Clone, Debug)]
struct Side {
    mean: f64,
    variance: f64,
    place: u8,
}

fn side_of(players: &[Player], side: u8) -> (Side, f64) {
    let members: Vec<&Player> = players.iter().filter(|player| player.side == side).collect();
    let weight = 1.0 / members.len().max(1) as f64;
    let variance = |player: &&Player| {
        let part = weight * player.strength.doubt;
        part * part
    };
    let side = Side {
        mean: members.iter().map(|player| weight * player.strength.mean).sum(),
        variance: members.iter().map(variance).sum(),
        place: members.iter().map(|player| player.place).min().unwrap_or(u8::MAX),
    };
    (side, weight)
}

/// What this player is worth after the game.
fn after(players: &[Player], one: &Player) -> Strength {
    let (own, weight) = side_of(players, one.side);
    let mut sides: Vec<u8> =
        players.iter().map(|player| player.side).filter(|side| *side != one.side).collect();
    sides.sort_unstable();
    sides.dedup();
    let (mut gain, mut learned) = (0.0, 0.0);
    for side in sides {
        let (other, _) = side_of(players, side);
        let spread = libm::sqrt(own.variance + other.variance + 2.0 * BETA * BETA);
        let expected = 1.0 / (1.0 + libm::exp((other.mean - own.mean) / spread));
        let came = match own.place.cmp(&other.place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        gain += (came - expected) / spread;
        let caution = libm::sqrt(own.variance) / spread;
        learned += caution * expected * (1.0 - expected) / (spread * spread);
    }
    let variance = one.strength.doubt * one.strength.doubt;
    let left = (1.0 - weight * weight * variance * learned).max(LEAST);
    Strength { mean: one.strength.mean + weight * variance * gain, doubt: libm::sqrt(variance * left) }
}

/// What everybody is worth after a game, by seat; `before` says what they were worth. Bots stay what they are.
///
/// A side all of whose people are gone comes last. Whoever alone is gone from a side that played on is taken for
/// somebody whose side came last; for the others it came where it came.
fn rate(game: &RatedGame, before: &[Strength]) -> Vec<Strength> {
    let is_bot = |seat: &RatedSeat| matches!(seat.who, Rival::Bot(_));
    let lost = |side: u8| {
        let mut people = game.seats.iter().filter(|seat| seat.side == side && !is_bot(seat)).peekable();
        people.peek().is_some() && people.all(|seat| seat.gone)
    };
    let player = |(seat, strength): (&RatedSeat, &Strength)| Player {
        strength: if is_bot(seat) {
            *strength
        } else {
            Strength { doubt: libm::hypot(strength.doubt, DRIFT), ..*strength }
        },
        side: seat.side,
        place: if lost(seat.side) { u8::MAX } else { seat.place },
    };
    let players: Vec<Player> = game.seats.iter().zip(before).map(player).collect();
    let one = |(seat, player): (&RatedSeat, &Player)| {
        if is_bot(seat) {
            return player.strength;
        }
        let deserted = seat.gone && player.place != u8::MAX;
        let as_if = |other: &Player| match other.side == player.side && deserted {
            true => Player { place: u8::MAX, ..*other },
            false => *other,
        };
        let seen: Vec<Player> = players.iter().map(as_if).collect();
        after(&seen, player)
    };
    game.seats.iter().zip(&players).map(one).collect()
}

#[cfg(test)]
mod tests;
