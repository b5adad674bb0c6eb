//! The whole truth of one moment.

use schemars::JsonSchema;
use serde::Serialize;
use table::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::animal::{Animal, Back};
use crate::deal::Deal;
use crate::moves::Row;
use crate::pile::Pile;
use crate::tally::Tally;
use crate::tower::{COLUMNS, LIGHT, LIGHT_PER_TOWER, SHADOW, Slot};

/// What has to be decided next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A turn begins: draw or take a row (TQ04).
    Turn,
    /// The second of two tokens is to be drawn (TQ30).
    Second,
    /// Where the drawn token goes (TQ05, TQ31).
    Decide,
    /// Whether a face-down light token is added (TQ10).
    Final,
    /// Nothing: the game is over.
    Over,
}

/// Where a drawn light token can go.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Face up into a row.
    Row,
    /// Face down before its drawer.
    Keep,
    /// Face down into the box.
    Box,
}

/// At most so many light tokens lie face down before a player (TQ05).
pub(crate) const FACE_DOWN_LIGHT: usize = 2;

/// Everybody, spectators included.
pub(crate) const EVERYBODY: SeatSet = SeatSet::all(MAX_SEATS as u8);

/// All tokens by the place in which they were dealt, and who has seen each of them: a byte per token, the
/// animal in its three low bits, the seats in the others.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tokens([u8; LIGHT + SHADOW]);

impl Tokens {
    const FACE: u8 = 7;
    const SEEN: u8 = 3;

    /// Nobody has seen anything yet. Without the expansion the places of shadow tokens are not used.
    #[inline]
    fn unseen(deal: &Deal) -> Self {
        let mut tokens = [0; LIGHT + SHADOW];
        let (light, shadow) = tokens.split_at_mut(LIGHT);
        light.iter_mut().zip(&deal.mix.light).for_each(|(token, &animal)| *token = animal as u8);
        let dealt = deal.mix.shadow.iter().flatten();
        shadow.iter_mut().zip(dealt).for_each(|(token, &animal)| *token = animal as u8);
        Self(tokens)
    }

    /// The animal on the token's face.
    #[inline]
    pub(crate) fn animal(&self, slot: Slot) -> Animal {
        Animal::from_index(self.0[slot.index()] & Self::FACE)
    }

    /// Who has seen its face.
    #[inline]
    pub(crate) fn seen_by(&self, slot: Slot) -> SeatSet {
        SeatSet::from_bits(self.0[slot.index()] >> Self::SEEN)
    }

    /// These see its face, too.
    #[inline]
    pub(crate) fn show(&mut self, slot: Slot, seats: SeatSet) {
        self.0[slot.index()] |= seats.bits() << Self::SEEN;
    }

    /// Another face in the same place, seen by the same seats.
    pub(crate) fn replace(&mut self, slot: Slot, animal: Animal) {
        self.0[slot.index()] = self.0[slot.index()] & !Self::FACE | animal as u8;
    }

    /// TQ12: whether this viewer has seen its face, and so may look again. A token that more than its drawer
    /// has seen was seen by all.
    pub(crate) fn known(&self, slot: Slot, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Public => self.seen_by(slot) == EVERYBODY,
            _ => viewer.is_among(self.seen_by(slot)),
        }
    }

    /// Its face, if this viewer has seen it.
    pub(crate) fn face(&self, slot: Slot, viewer: Viewer) -> Option<Animal> {
        self.known(slot, viewer).then(|| self.animal(slot))
    }
}

/// The whole truth of one moment, hidden things included.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// All tokens, and who has seen them.
    pub(crate) tokens: Tokens,
    /// How many tokens were drawn from each column of the open tower.
    pub(crate) gone: [u8; COLUMNS as usize],
    /// Tokens drawn and not decided yet, in the order drawn.
    pub(crate) drawn: Pile<2>,
    /// Tokens put into rows this round, oldest first: the row in the high half, the place in the tower in
    /// the low half. One list for all rows, since a tower fills it at most once.
    laid: Pile<{ LIGHT_PER_TOWER as usize }>,
    /// Light tokens face down before each seat, oldest first.
    light: [Pile<FACE_DOWN_LIGHT>; MAX_SEATS],
    /// Shadow tokens face down, oldest first. Whose they are is told by who has seen them.
    shadow: Pile<SHADOW>,
    /// The animals face up before each seat.
    pub(crate) animals: [Tally; MAX_SEATS],
    /// Tree tiles of each seat.
    pub(crate) trees: [u8; MAX_SEATS],
    /// The rows still there, as bits: row 1 lowest (TQ03).
    pub(crate) rows: u8,
    /// The seats still in, as bits: seat 1 lowest.
    inside: u8,
    /// The number of the row that each seat took this round; 0 while it is in.
    took: [u8; MAX_SEATS],
    /// Who holds the start rock.
    pub(crate) rock: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The round, 0 to 3: also the open tower.
    pub(crate) round: u8,
    /// Turns so far.
    pub(crate) turn: u8,
    /// What has to be decided.
    pub(crate) step: Step,
    /// Where the first of two light tokens went: the second goes another way (TQ31).
    pub(crate) used: Option<Way>,
}

impl Position {
    /// The first position: tower 1 is open (TQ01), and who starts holds the rock (TQ09).
    #[inline]
    pub(crate) fn start(players: u8, deal: &Deal) -> Self {
        Self {
            tokens: Tokens::unseen(deal),
            gone: [0; COLUMNS as usize],
            drawn: Pile::EMPTY,
            laid: Pile::EMPTY,
            light: [Pile::EMPTY; MAX_SEATS],
            shadow: Pile::EMPTY,
            animals: [Tally::default(); MAX_SEATS],
            trees: [0; MAX_SEATS],
            rows: SeatSet::all(players).bits(),
            inside: SeatSet::all(players).bits(),
            took: [0; MAX_SEATS],
            rock: deal.first,
            active: deal.first,
            round: 0,
            turn: 0,
            step: Step::Turn,
            used: None,
        }
    }

    /// Opens the next tower: empty rows, everybody is in.
    #[inline]
    pub(crate) fn next_round(&mut self, players: u8) {
        self.gone = [0; COLUMNS as usize];
        self.laid = Pile::EMPTY;
        self.rows = SeatSet::all(players).bits();
        self.inside = SeatSet::all(players).bits();
        self.took = [0; MAX_SEATS];
        self.round += 1;
    }

    /// The row that this seat took this round; `None` while it is in.
    #[inline]
    pub(crate) fn took(&self, seat: Seat) -> Option<Row> {
        Row::new(self.took[seat.index()])
    }

    /// The next seat after the active one that is still in, perhaps the active one itself (TQ07).
    #[inline]
    pub(crate) fn next_inside(&self) -> Option<Seat> {
        // Twice around the table, from the seat after the active one: no branch on who is in.
        let around = u32::from(self.inside) << MAX_SEATS | u32::from(self.inside);
        let after = self.active.index() + 1;
        (self.inside != 0).then(|| Seat::from_index(after + (around >> after).trailing_zeros() as usize))
    }

    /// Who took this row this round.
    pub(crate) fn taker(&self, row: Row) -> Option<Seat> {
        Seat::all(MAX_SEATS as u8).find(|&seat| self.took(seat) == Some(row))
    }

    /// This seat takes this row and is out for the round.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, row: Row) {
        self.took[seat.index()] = row.number();
        self.rows &= !(1 << row.index());
        self.inside &= !(1 << seat.index());
    }

    /// Puts a light token of the open tower at the end of a row.
    #[inline]
    pub(crate) fn lay(&mut self, slot: Slot, row: Row) {
        self.laid.push(((row.index() as u8) << 4) | (slot.0 % LIGHT_PER_TOWER));
    }

    /// The tokens of a row, in the order in which they were put there.
    pub(crate) fn row(&self, row: Row) -> impl Iterator<Item = Animal> {
        self.laid().filter(move |&(other, _)| other == row.index()).map(|(_, animal)| animal)
    }

    /// The tokens of a row, counted.
    #[inline]
    pub(crate) fn row_tally(&self, row: Row) -> Tally {
        let mut tally = Tally::default();
        self.laid().for_each(|(other, animal)| tally.add_if(other == row.index(), animal));
        tally
    }

    /// All tokens put into rows this round, oldest first, with the index of their row.
    #[inline]
    fn laid(&self) -> impl Iterator<Item = (usize, Animal)> {
        let animal = |laid| self.tokens.animal(Slot(self.round * LIGHT_PER_TOWER + (laid & 15)));
        self.laid.items().iter().map(move |&laid| (usize::from(laid >> 4), animal(laid)))
    }

    /// The seat's face-down light tokens, oldest first.
    #[inline]
    pub(crate) fn light(&self, seat: Seat) -> impl ExactSizeIterator<Item = Slot> {
        self.light[seat.index()].items().iter().map(|&slot| Slot(slot))
    }

    /// The seat's face-down shadow tokens, oldest first.
    pub(crate) fn shadows(&self, seat: Seat) -> impl Iterator<Item = Slot> {
        let slots = self.shadow.items().iter().map(|&slot| Slot(slot));
        slots.filter(move |&slot| self.tokens.seen_by(slot).contains(seat))
    }

    /// Lays a token face down before the active player, who has seen it.
    #[inline]
    pub(crate) fn lay_down(&mut self, slot: Slot) {
        match slot.back() {
            Back::Light => self.light[self.active.index()].push(slot.0),
            Back::Shadow => self.shadow.push(slot.0),
        }
    }

    /// The active player picks up the oldest face-down light token.
    pub(crate) fn pick_up(&mut self) -> Option<Slot> {
        self.light[self.active.index()].pop_first().map(Slot)
    }

    /// Turns all face-down shadow tokens face up; their owners add them to their animals (TQ23).
    pub(crate) fn reveal_shadows(&mut self) {
        while let Some(slot) = self.shadow.pop_first().map(Slot) {
            if let Some(owner) = self.tokens.seen_by(slot).iter().next() {
                self.animals[owner.index()].add(self.tokens.animal(slot));
            }
            self.tokens.show(slot, EVERYBODY);
        }
    }

    /// How many tokens this seat has put into the box: seen by it alone, and no longer on the table.
    pub(crate) fn boxed(&self, seat: Seat) -> usize {
        let mine = |&slot: &Slot| self.tokens.seen_by(slot) == SeatSet::only(seat);
        let seen = (0..(LIGHT + SHADOW) as u8).map(Slot).filter(mine).count();
        let drawn = self.drawn.items().iter().map(|&slot| Slot(slot)).filter(mine).count();
        seen.saturating_sub(drawn + self.light(seat).len() + self.shadows(seat).count())
    }
}
