//! A tournament, as pages show it.

use bots::Level;
use table::{AnyGame, Choices, Phrase};

use crate::clock::Terms;
use crate::model::Last;

/// The form for a new tournament, as filled in so far.
pub struct NewTournament<'a> {
    /// The games.
    pub games: &'a [&'static dyn AnyGame],
    /// What is chosen.
    pub chosen: Chosen,
    /// All that was sent: the game's own choice has a name of its own.
    pub sent: &'a [(String, String)],
    /// What the reader chose the last time at a table of this game.
    pub last: Option<Last>,
    /// What is wrong with it.
    pub problem: Option<Phrase>,
}

/// What is chosen for a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// What it is called.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// How many seats a table has.
    pub seats: u8,
    /// A meeting is the best of so many games.
    pub games: u8,
    /// So many rounds; 0 until everybody has met everybody.
    pub rounds: u8,
    /// The level of the bots that fill tables; none where people sit out instead.
    pub bots: Option<Level>,
    /// Whether rounds begin by themselves.
    pub alone: bool,
    /// Whether the games count for ratings.
    pub rated: bool,
    /// The time that everybody has.
    pub clock: Option<Terms>,
}

/// A tournament as one reader sees it.
#[derive(Clone)]
pub struct TournamentPage {
    /// Its code.
    pub code: String,
    /// The game with what is chosen for it, where the house knows it.
    pub game: Option<(&'static dyn AnyGame, Choices)>,
    /// What is played, and how.
    pub chosen: Chosen,
    /// The link by which people join.
    pub link: String,
    /// How many rounds there are in all.
    pub rounds_in_all: usize,
    /// Whether all of them are played.
    pub over: bool,
    /// Who takes part.
    pub players: Vec<Player>,
    /// Everybody, the first first.
    pub standings: Vec<Standing>,
    /// The rounds that have begun, the first first.
    pub rounds: Vec<RoundCard>,
    /// Whether the reader has made it.
    pub host: bool,
    /// The reader's place among the players.
    pub me: Option<usize>,
    /// Whether the next round can begin now.
    pub may_begin: bool,
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What they are called.
    pub name: String,
    /// Whether they are not there (any more).
    pub gone: bool,
}

/// How somebody stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The player, by the place among the players.
    pub player: usize,
    /// The place in the tournament, from 1; equal places share.
    pub place: usize,
    /// Half points.
    pub halves: u32,
    /// Meetings that nobody else won.
    pub won: u32,
    /// The points of those left behind, and half of those of equals, in quarters.
    pub beaten: u32,
    /// Meetings that are over, those that were sat out included.
    pub played: u32,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundCard {
    /// Its meetings.
    pub meetings: Vec<MeetingCard>,
    /// Who sits out, by the places among the players.
    pub byes: Vec<usize>,
}

/// Some people at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MeetingCard {
    /// Who meets, by the places among the players.
    pub players: Vec<usize>,
    /// How many bots sit there.
    pub bots: u8,
    /// The games so far.
    pub games: Vec<GameCard>,
    /// Whether it is over.
    pub over: bool,
}

/// A game of a meeting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameCard {
    /// The table's code.
    pub code: String,
    /// Whether it is over.
    pub over: bool,
    /// Who has won it, by the places among the players; nobody where a bot did.
    pub winners: Vec<usize>,
}
