//! What the server hands to the pages around a table: replays, endings, invitations, and people's own.

use table::{AnyGame, AnySeen, Record, Seat};

use super::{Notice, Watching};
use crate::notes::Notes;

/// How fast a replay goes on by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pace {
    /// For those who think along.
    Slow,
    /// A step in a little more than a second.
    Normal,
    /// To find something.
    Fast,
}

impl Pace {
    /// Its name in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
        }
    }

    /// The pace with this name.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        [Self::Slow, Self::Normal, Self::Fast].into_iter().find(|pace| pace.name() == name)
    }

    /// How long a step stays.
    #[must_use]
    pub const fn millis(self) -> u32 {
        match self {
            Self::Slow => 2600,
            Self::Normal => 1300,
            Self::Fast => 500,
        }
    }

    /// The same for browsers without script, which load a page for every step.
    #[must_use]
    pub const fn seconds(self) -> u32 {
        self.millis().div_ceil(1000)
    }
}

/// A finished table (or an uploaded record), step by step.
pub struct Replay<'a> {
    /// The table's code.
    pub code: &'a str,
    /// The table at its end, as the reader sees it.
    pub seen: &'a dyn AnySeen,
    /// The ply shown.
    pub ply: usize,
    /// How fast it goes on by itself, if it does.
    pub pace: Option<Pace>,
    /// Whether the reader wants to see who was ahead.
    pub bar: bool,
    /// Every seat's share of the victory at this ply, as the viewer could tell, where that is wanted and known.
    pub shares: Option<Vec<f64>>,
    /// Something to tell.
    pub notice: Option<Notice>,
}

/// A moment of a game: what a move led to, step by step.
pub struct MomentPage<'a> {
    /// The table's code.
    pub code: &'a str,
    /// The table right after the move.
    pub seen: &'a dyn AnySeen,
    /// What the seats are called.
    pub names: &'a [String],
    /// The step that is shown, from 0.
    pub step: usize,
    /// Whether the reader comes from a replay, and goes back there.
    pub replay: bool,
}

/// The winner's screen of a finished table.
pub struct Ending<'a> {
    /// The table's code.
    pub code: &'a str,
    /// The table at its end.
    pub seen: &'a dyn AnySeen,
    /// What the seats are called before this reader.
    pub names: Vec<String>,
    /// Where the reader sat.
    pub reader: Option<Seat>,
    /// The code of the next table of the series, once somebody asked for a rematch.
    pub rematch: Option<&'a str>,
    /// The code of the tournament that it belongs to.
    pub tournament: Option<&'a str>,
}

/// An invitation to a table.
pub struct Invitation<'a> {
    /// The table's code.
    pub code: &'a str,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What for.
    pub to: InvitedTo,
    /// Who sits there already, seat by seat.
    pub seats: Vec<Option<String>>,
    /// Who invites.
    pub host: &'a str,
    /// The name that the field begins with.
    pub name: String,
    /// Whether the reader may look on without taking a seat.
    pub may_watch: bool,
    /// Something to tell.
    pub notice: Option<Notice>,
}

/// What somebody is invited to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum InvitedTo {
    /// To sit down here.
    Sit(Seat),
    /// To take this seat over from its person.
    TakeOver(Seat),
    /// To look on.
    Watch,
}

/// The page from which others are invited to watch a game in play, or to take a seat over.
pub struct Guests<'a> {
    /// The table's code.
    pub code: &'a str,
    /// The game's id.
    pub game: &'static str,
    /// The link to watch.
    pub watch: String,
    /// Whether nobody else may watch.
    pub private: bool,
    /// The reader's seats that can be handed over.
    pub seats: Vec<Handing>,
    /// Those who look on.
    pub watching: &'a Watching,
    /// Something to tell.
    pub notice: Option<Notice>,
}

/// A seat that can be handed over.
#[derive(Clone, Debug)]
pub struct Handing {
    /// The seat.
    pub seat: Seat,
    /// Its name.
    pub name: String,
    /// The link that hands it over, once.
    pub link: String,
    /// To whom it is offered, where somebody watches who has not answered yet.
    pub offered: Option<String>,
}

/// The page about the reader.
#[derive(Clone, Debug)]
pub struct Me {
    /// The link that moves the reader to another device; shown with its QR code, never logged.
    pub personal_link: String,
    /// The secret address of the feed with the tables that wait for the reader.
    pub feed: String,
    /// How the reader is reached who is not here.
    pub notes: Notes,
    /// What was just done, if anything: `saved`, `signed-out`, `new-link` or `not-deleted`.
    pub saved: Option<&'static str>,
    /// The browsers and programs that are signed in, the last seen first.
    pub devices: Vec<Device>,
    /// Whether this browser is a host's.
    pub host: bool,
    /// What the reader has played.
    pub past: crate::past::Past,
    /// The reader's ratings; none where no rated game was played.
    pub ratings: Vec<crate::rating::Rating>,
    /// What the reader shows to others.
    pub sharing: Option<crate::shared::Sharing>,
    /// Those whose lines of chat the reader does not want to see: what `/me/show` calls them, and their names.
    pub hidden: Vec<(String, String)>,
}

/// A browser or program that is signed in as the reader.
#[derive(Clone, Debug)]
pub struct Device {
    /// Its name in forms.
    pub id: String,
    /// Browser and system; empty for a program.
    pub label: String,
    /// When it was signed in, in seconds since 1970; 0 where nobody knows.
    pub made: u64,
    /// When it was last seen; 0 where nobody knows.
    pub shown: u64,
    /// Whether it is the one that shows the page.
    pub here: bool,
}

/// A table that was played by rules of another version: it is shown as it was written down, and not replayed.
pub struct Archive<'a> {
    /// The table's code.
    pub code: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// What is kept of it. Its start is secret unless the game is over.
    pub record: &'a Record,
    /// The version of the rules that this program knows, if it knows the game.
    pub known: Option<u32>,
    /// Whether the game had come to its end.
    pub over: bool,
    /// Who won, by name.
    pub winners: Vec<String>,
}
