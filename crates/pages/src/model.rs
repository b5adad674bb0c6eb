//! What the server hands to a page: everything that is shown, nothing that the viewer may not know.

mod around;

pub use around::{
    Archive, Device, Ending, Guests, Handing, Invitation, InvitedTo, Me, MomentPage, Pace, Replay,
};

use std::borrow::Cow;

use bots::Level;
use table::{AnyGame, AnySeen, Choices, Parts, Phrase, Problem, Refusal, Seat};
use texts::Lang;

use crate::clock::{Clocks, Terms};

/// Day or night.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Day.
    Light,
    /// Night.
    Dark,
}

/// What every page knows about its reader.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shell {
    /// The language of the page.
    pub lang: Lang,
    /// Day or night.
    pub theme: Theme,
    /// The reader's name; empty for somebody new.
    pub name: String,
    /// Whether the reader wants to hear what happens.
    pub sound: bool,
    /// Whether the reader wants to see the chat.
    pub chat: bool,
    /// Whether the reader wants to see who is ahead; `None` only at tables where nobody else could mind.
    pub bar: Option<bool>,
    /// The page's own address (path and query), for the language and theme switches.
    pub path: String,
    /// The address of the server as people outside see it, its path included, without a slash at the end.
    pub base: String,
    /// The path in it: empty, or a slash and at least one word.
    pub root: String,
}

impl Default for Shell {
    /// Somebody new, who reads English at a server of some name.
    fn default() -> Self {
        Self {
            lang: Lang::En,
            theme: Theme::System,
            name: String::new(),
            sound: true,
            chat: true,
            bar: None,
            path: "/".to_owned(),
            base: "https://loup.example".to_owned(),
            root: String::new(),
        }
    }
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// Its code.
    pub code: String,
    /// The game's id.
    pub game: &'static str,
    /// Who sits there; `None` for a free seat.
    pub seats: Vec<Option<String>>,
    /// Its state.
    pub state: CardState,
    /// When something last happened, in seconds since 1970.
    pub touched: u64,
    /// How many entries it has.
    pub entries: u64,
    /// How far the game is, where that was asked for.
    pub progress: Option<Progress>,
    /// How many lines of its chat the reader has not seen yet.
    pub unread: u32,
}

/// How far a game is, by what everybody at the table sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// In words.
    pub said: Phrase,
    /// As hundredths.
    pub percent: u8,
}

impl Progress {
    /// So many steps of so many.
    #[must_use]
    pub fn new(said: Phrase, done: usize, of: usize) -> Self {
        Self { said, percent: (100 * done.min(of) / of.max(1)) as u8 }
    }
}

/// How far a listed table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardState {
    /// People are still coming.
    Lobby,
    /// It is this person's turn; `true` when the reader's.
    Playing(String, bool),
    /// Won by these; `true` when the reader is one of them.
    Over(Vec<String>, bool),
}

/// The first page.
pub struct Home<'a> {
    /// The games.
    pub games: &'a [&'static dyn AnyGame],
    /// Tables at which the reader sits, unfinished ones first.
    pub mine: Vec<TableCard>,
    /// Listed tables with a free seat.
    pub open: Vec<TableCard>,
    /// Listed finished tables.
    pub finished: Vec<TableCard>,
    /// The reader's tournaments that are not over: code and name.
    pub tournaments: Vec<(String, String)>,
    /// What the reader chose the last time, game by game.
    pub last: Vec<Last>,
    /// Why joining did not work, if it was tried.
    pub notice: Option<Notice>,
}

/// What the reader chose for the last table of a game that they made.
#[derive(Clone, Debug)]
pub struct Last {
    /// The game's id.
    pub game: &'static str,
    /// The settled choices.
    pub choices: Choices,
    /// Where the reader sat.
    pub seat: Seat,
    /// The level of the bots, there or at the last table with bots.
    pub level: Level,
}

/// Something to tell the reader above the page's content.
#[derive(Clone, Debug)]
pub enum Notice {
    /// A refusal with its rule.
    Refused(Refusal),
    /// A message of the house's `web.ftl`.
    Message(Phrase),
}

/// Who is meant to sit in a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The reader.
    Me,
    /// A friend who gets a link.
    Friend,
    /// Somebody else at this screen.
    Here(String),
    /// A bot of this level.
    Bot(Level),
}

/// The form for a new table.
pub struct NewTable<'a> {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What is chosen so far, as sent (not settled).
    pub choices: &'a Choices,
    /// Who sits where, as chosen so far.
    pub sitters: &'a [Sitter],
    /// Whether it is listed.
    pub listed: bool,
    /// The time that everybody has.
    pub clock: Option<Terms>,
    /// Whether hints are allowed; `None` only for somebody who plays against bots alone.
    pub hints: Option<bool>,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The bots' levels, weakest first; none where bots do not know the game.
    pub levels: &'static [Level],
    /// What is wrong with the choices.
    pub problem: Option<Problem>,
}

/// A seat of a table as the reader sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatCard {
    /// The seat.
    pub seat: Seat,
    /// The name shown; empty for a free seat.
    pub name: String,
    /// What sits there.
    pub sits: Sits,
    /// Whether the reader decides for it.
    pub mine: bool,
    /// Whether its person is there now.
    pub present: bool,
    /// Whether the table waits for its person, who is not there.
    pub away: bool,
    /// The invitation link of a free seat: only for those at the table.
    pub invitation: Option<String>,
    /// Whether its person offers it to the reader.
    pub offered: bool,
    /// Whether a bot may be asked to sit in for its absent person now.
    pub may_stand_in: bool,
    /// What the reader may do about its person: only for whoever made the table.
    pub charge: Option<Charge>,
}

/// What whoever made a table may do about the person of a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Charge {
    /// Whether they can be sent away now.
    pub kick: bool,
    /// Whether the chat is closed to them.
    pub muted: bool,
}

/// What sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sits {
    /// Nobody yet.
    Free,
    /// A person.
    Person,
    /// Somebody at another person's screen.
    Guest,
    /// A bot of this level.
    Bot(Level),
    /// A bot that sits in for an absent person.
    StandIn(Level),
}

/// A line of the chat.
#[derive(Clone, Hash, Debug)]
pub struct ChatLine {
    /// Its number.
    pub number: u64,
    /// Who said it.
    pub name: String,
    /// Whether it was the reader.
    pub mine: bool,
    /// Whether the reader is somebody, who can hide whoever said it.
    pub known: bool,
    /// What was said, as typed.
    pub text: String,
}

/// Those who look on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Watching {
    /// Those who have a name.
    pub named: Vec<Watcher>,
    /// How many others there are.
    pub others: usize,
}

/// Somebody who looks on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Watcher {
    /// What forms call them.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Whether it is the reader.
    pub mine: bool,
}

/// What the reader may do at a running table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Powers {
    /// The seat for which the reader may decide now.
    pub acts_for: Option<Seat>,
    /// Whether the last move may be taken back by the reader.
    pub undo: bool,
    /// How many moves *reset turn* would take back; 0 or 1 hides it.
    pub reset: usize,
    /// Seats at this screen that can be opened ("I am Maren") while the curtain is closed.
    pub may_open: Vec<Seat>,
    /// Whether a seat is open at a shared screen and can be closed.
    pub may_close: bool,
    /// The seat for which the reader may ask the others for a take-back.
    pub may_ask: Option<Seat>,
    /// What somebody asks the others for.
    pub request: Option<Request>,
    /// Whether the reader may write in the chat.
    pub chat: bool,
    /// Whether whoever made the table has closed the chat to the reader.
    pub muted: bool,
}

/// Somebody asks the others to let them take back their last turn and everything since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Who asks.
    pub seat: Seat,
    /// The entry that is meant.
    pub entry: usize,
    /// Whether the reader asks.
    pub mine: bool,
    /// Whether the reader's answer is missing.
    pub awaited: bool,
    /// Whose answers are missing.
    pub names: Vec<String>,
}

/// A move that can be recommended.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move's text.
    pub text: String,
    /// Its name for people.
    pub label: Phrase,
    /// The expected share of the victory after it, 0 to 1.
    pub share: f64,
    /// How much of the best move's share it gives away: nothing, or less than nothing.
    pub change: f64,
    /// What speaks for it, where something particular does.
    pub reason: Option<Phrase>,
    /// It is the only legal move: there is nothing to weigh.
    pub only: bool,
    /// The texts of the moves by which the turn would go on after it, as far as they are known.
    pub then: Vec<String>,
}

/// The help that a table gives to its reader.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Help {
    /// Whether hints are allowed at this table.
    pub allowed: bool,
    /// The best moves for the seat that the reader decides for, once they were asked for.
    pub hints: Vec<Hint>,
    /// Whether the reader sees who is ahead.
    pub bar: bool,
    /// Every seat's expected share of the victory by what the viewer knows; empty as long as it is being found out.
    pub shares: Vec<f64>,
}

/// A table before its start.
pub struct Lobby<'a> {
    /// Its code.
    pub code: &'a str,
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The settled options.
    pub choices: &'a Choices,
    /// The seats.
    pub seats: &'a [SeatCard],
    /// The bots' levels; none where bots do not know the game.
    pub levels: &'static [Level],
    /// Whether the reader made the table: may start it, give seats to bots, swap seats.
    pub host: bool,
    /// Whether it can start: nobody is missing.
    pub ready: bool,
    /// Whether it is listed.
    pub listed: bool,
    /// Whether hints will be allowed, as people sit now.
    pub hints: bool,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The time that everybody will have.
    pub clock: Option<Terms>,
    /// What each seat has added to the deal.
    pub pledges: Vec<Pledge>,
    /// What the house and the seats have promised to add, once anybody has.
    pub parts: Option<Parts>,
    /// Whether the game was started, and waits for the parts that were promised.
    pub dealing: bool,
    /// Whether the reader sits here already.
    pub seated: bool,
    /// The link to whichever seat is free: only for those at the table.
    pub any_seat: Option<String>,
    /// The name that the reader is offered, where somebody else has theirs.
    pub suggested: Option<String>,
    /// What is said here.
    pub talk: Talk<'a>,
    /// Those who look on.
    pub watching: &'a Watching,
    /// Something to tell.
    pub notice: Option<Notice>,
}

/// What is said at a table.
#[derive(Copy, Clone, Debug)]
pub struct Talk<'a> {
    /// The table's code.
    pub code: &'a str,
    /// The lines, newest last.
    pub lines: &'a [ChatLine],
    /// Whether the reader may write.
    pub may: bool,
    /// Whether whoever made the table has closed the chat to the reader.
    pub muted: bool,
}

/// What a seat has added to the deal so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pledge {
    /// Nothing: a bot, or somebody whose browser or program does not take part.
    None,
    /// It has promised a part.
    Promised,
    /// It has given the part that it promised.
    Given,
}

/// A guided first table: what has been explained so far.
#[derive(Copy, Clone, Debug)]
pub struct Guide<'a> {
    /// The keys of the lessons that were given ([`crate::lessons`]).
    pub given: &'a [String],
    /// Whether the reader wants no more of them.
    pub off: bool,
}

/// A table in play or over, at one ply.
pub struct TablePage<'a> {
    /// Its code.
    pub code: &'a str,
    /// The table as the reader sees it.
    pub seen: &'a dyn AnySeen,
    /// The seats.
    pub seats: Cow<'a, [SeatCard]>,
    /// What the reader may do.
    pub powers: Cow<'a, Powers>,
    /// The beginning of a move's text, chosen so far.
    pub chosen: &'a str,
    /// The place on the board about which the reader asks why nothing can be done there.
    pub why: &'a str,
    /// Entries after this index are new to the reader ("since your last turn").
    pub seen_entries: usize,
    /// Whether the whole log is asked for (`log=all`), not only its newest entries.
    pub whole_log: bool,
    /// The help that the reader gets.
    pub help: Cow<'a, Help>,
    /// The chat, newest last.
    pub chat: &'a [ChatLine],
    /// How many of its lines the reader has not seen before.
    pub unread: u32,
    /// Those who look on.
    pub watching: Cow<'a, Watching>,
    /// Whether the reader sits here, or made the table: may invite others to watch.
    pub invites: bool,
    /// The code of the next table of the series, once somebody asked for a rematch.
    pub rematch: Option<&'a str>,
    /// What has been explained so far; `None` at a table without a guide.
    pub guide: Option<Guide<'a>>,
    /// Who added to the seed: what they promised, and what they gave once the game is over.
    pub parts: Option<Parts>,
    /// What everybody has left, where time is limited.
    pub clocks: Option<Cow<'a, Clocks>>,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The code of the tournament that it belongs to.
    pub tournament: Option<&'a str>,
    /// Something to tell.
    pub notice: Option<Notice>,
}

impl<'a> TablePage<'a> {
    /// The page of a table with nothing but the game: nobody is known there, nothing is chosen, asked or told.
    #[must_use]
    pub fn new(code: &'a str, seen: &'a dyn AnySeen) -> Self {
        Self {
            code,
            seen,
            seats: Cow::default(),
            powers: Cow::default(),
            chosen: "",
            why: "",
            seen_entries: 0,
            whole_log: false,
            help: Cow::default(),
            chat: &[],
            unread: 0,
            watching: Cow::default(),
            invites: false,
            rematch: None,
            guide: None,
            parts: None,
            clocks: None,
            rated: false,
            tournament: None,
            notice: None,
        }
    }
}
