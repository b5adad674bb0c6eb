//! Where each token has gone since it was dealt, by what everybody was told.
//!
//! The view shows what lies where; for tokens to glide from there to there, each needs a name of its own that
//! stays. A name is the token's place in the towers, so it is the same whatever the token shows.

use std::fmt;

use table::{MAX_SEATS, Seat};

use crate::animal::{Animal, Back};
use crate::event::Event;
use crate::moves::Row;
use crate::tower::{COLUMNS, Column, LIGHT_LEVELS};

/// Places in a tower, shadow tokens included.
const PER_TOWER: u8 = (LIGHT_LEVELS + 1) * COLUMNS;

/// A token, named by the place in which it was dealt. Prints as the id of its picture.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece(u8);

impl Piece {
    /// The token in this tower (from 1) and column (from 0), so many levels below the top.
    const fn at(round: u8, column: u8, level: u8) -> Self {
        Self(round.saturating_sub(1) * PER_TOWER + level * COLUMNS + column)
    }

    /// TQ20: shadow tokens lie below the light ones.
    const fn back(self) -> Back {
        if self.0 % PER_TOWER < LIGHT_LEVELS * COLUMNS { Back::Light } else { Back::Shadow }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tq{}", self.0)
    }
}

/// What lies before one player.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Holding {
    /// Light tokens face down, oldest first.
    pub light: Vec<Piece>,
    /// Shadow tokens face down, oldest first.
    pub shadow: Vec<Piece>,
    /// Tokens face up by animal, oldest first.
    groups: [Vec<Piece>; 7],
    /// The rounds whose tree tiles the player has.
    pub trees: Vec<u8>,
}

impl Holding {
    /// The tokens of this animal, oldest first.
    #[must_use]
    pub fn group(&self, animal: Animal) -> &[Piece] {
        &self.groups[animal.index()]
    }

    /// These tokens lie face up now and show these animals.
    fn turn_up(&mut self, pieces: impl IntoIterator<Item = Piece>, animals: &[Animal]) {
        for (piece, animal) in pieces.into_iter().zip(animals) {
            self.groups[animal.index()].push(piece);
        }
    }
}

/// Where the tokens are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trail {
    round: u8,
    gone: [u8; COLUMNS as usize],
    /// Tokens drawn and not decided yet, in the order drawn.
    pub drawn: Vec<Piece>,
    rows: [Vec<Piece>; MAX_SEATS],
    seats: [Holding; MAX_SEATS],
}

impl Trail {
    /// Before the first move all tokens lie in their towers.
    pub(crate) fn new() -> Self {
        Self {
            round: 1,
            gone: [0; COLUMNS as usize],
            drawn: Vec::new(),
            rows: Default::default(),
            seats: Default::default(),
        }
    }

    /// The tokens of a column of the open tower, when so many are left, from the top to the bottom.
    pub fn column(&self, column: usize, left: usize) -> impl DoubleEndedIterator<Item = Piece> {
        let gone = self.gone.get(column).copied().unwrap_or(0);
        let (round, column) = (self.round, column as u8);
        (0..left).map(move |below| Piece::at(round, column, gone.saturating_add(below as u8)))
    }

    /// The tokens of a row, oldest first.
    #[must_use]
    pub fn row(&self, row: Row) -> &[Piece] {
        &self.rows[row.index()]
    }

    /// What lies before this player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &Holding {
        &self.seats[seat.index()]
    }

    /// Follows the tokens through something that happened.
    pub(crate) fn step(&mut self, event: &Event) {
        match event {
            Event::Drew { column, .. } => self.draw(column.map(Column::index)),
            Event::DrewUnseen { column, .. } => self.draw(Some(column.index())),
            Event::Placed { row, .. } => {
                let piece = self.leave_hand(Back::Light);
                self.rows[row.index()].extend(piece);
            }
            Event::Kept { seat, token } => {
                let piece = self.leave_hand(token.back);
                let holding = &mut self.seats[seat.index()];
                match token.back {
                    Back::Light => holding.light.extend(piece),
                    Back::Shadow => holding.shadow.extend(piece),
                }
            }
            Event::Boxed { .. } => drop(self.leave_hand(Back::Light)),
            Event::Took { seat, row, animals, .. } => {
                let pieces = std::mem::take(&mut self.rows[row.index()]);
                self.seats[seat.index()].turn_up(pieces, animals);
            }
            Event::TowerOpened { seat, round } => {
                self.round = *round;
                self.gone = [0; COLUMNS as usize];
                self.seats[seat.index()].trees.push(*round);
            }
            Event::Added { seat, animal } => {
                let holding = &mut self.seats[seat.index()];
                let piece = oldest(&mut holding.light);
                holding.turn_up(piece, &[*animal]);
            }
            Event::Discarded { seat, .. } => drop(oldest(&mut self.seats[seat.index()].light)),
            Event::ShadowsRevealed { seat, animals } => {
                let holding = &mut self.seats[seat.index()];
                let pieces = std::mem::take(&mut holding.shadow);
                holding.turn_up(pieces, animals);
            }
            Event::Looked { .. } | Event::RoundEnded { .. } | Event::Scored { .. } | Event::Won { .. } => {}
        }
    }

    /// The top of a column is drawn; TQ02: without a column, level by level.
    fn draw(&mut self, column: Option<usize>) {
        let next = usize::from(self.gone.iter().sum::<u8>() % COLUMNS);
        let column = column.unwrap_or(next);
        if let Some(gone) = self.gone.get_mut(column) {
            self.drawn.push(Piece::at(self.round, column as u8, *gone));
            *gone += 1;
        }
    }

    /// The first drawn token with this back goes its way.
    fn leave_hand(&mut self, back: Back) -> Option<Piece> {
        let place = self.drawn.iter().position(|piece| piece.back() == back)?;
        Some(self.drawn.remove(place))
    }
}

fn oldest(pieces: &mut Vec<Piece>) -> Option<Piece> {
    (!pieces.is_empty()).then(|| pieces.remove(0))
}
