//! Tables in lists: what is known about one without replaying it.

use table::Seat;

use super::{Meta, PersonId};

/// How far a table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum State {
    /// People are still coming.
    Lobby,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
    /// A host has closed it.
    Closed,
}

impl State {
    /// Its number in the store.
    #[must_use]
    pub const fn number(self) -> i64 {
        match self {
            Self::Lobby => 0,
            Self::Playing => 1,
            Self::Over => 2,
            Self::Closed => 3,
        }
    }

    /// Reads what [`State::number`] wrote.
    #[must_use]
    pub const fn from_number(number: i64) -> Option<Self> {
        match number {
            0 => Some(Self::Lobby),
            1 => Some(Self::Playing),
            2 => Some(Self::Over),
            3 => Some(Self::Closed),
            _ => None,
        }
    }
}

/// What a list shows of a table, kept beside it so that lists replay nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// How far it is.
    pub state: State,
    /// Whether it is listed.
    pub listed: bool,
    /// When something last happened, in seconds since 1970.
    pub touched: u64,
    /// Whose decision it is.
    pub to_act: Option<Seat>,
    /// Whether that is a bot's.
    pub waits_for_bot: bool,
    /// Who won.
    pub winners: Vec<Seat>,
    /// When the time of whoever decides is up, by the house's own clock.
    pub due: Option<u64>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its code.
    pub code: String,
    /// What is known about it.
    pub meta: Meta,
    /// How far it is.
    pub glance: Glance,
    /// How many entries it has.
    pub entries: u64,
    /// How much room it takes, in bytes, as a quota counts it.
    pub bytes: u64,
}

impl Card {
    /// Whether the table waits for this person.
    #[must_use]
    pub fn awaits(&self, person: PersonId) -> bool {
        awaited(&self.meta, &self.glance).is_some_and(|(_, awaited)| awaited == person)
    }
}

/// The seat of a person that decides now, and who that is: nobody where a bot sits in for them.
#[must_use]
pub fn awaited(meta: &Meta, glance: &Glance) -> Option<(Seat, PersonId)> {
    let seat = glance.to_act.filter(|_| glance.state == State::Playing)?;
    let place = meta.place(seat).filter(|place| place.bot().is_none())?;
    Some((seat, place.person()?))
}

/// Which tables are wanted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shelf {
    /// Those at which this person sits, unfinished ones first; not those that are closed.
    Mine(PersonId),
    /// Those at which this person sits or which they have made, whatever their state.
    Theirs(PersonId),
    /// Listed ones that have not begun.
    Open,
    /// Listed ones that are over.
    Finished,
    /// Listed ones, in whatever state.
    Listed,
    /// All of them.
    All,
}
