//! Why something is not done: for whoever asked, in words that `texts` knows.

use table::{Phrase, RecordError, Refusal};

use crate::hosts::ADDRESS_DAYS;
use crate::room::MOST_ENTRIES;
use crate::secret::NoRandomness;
use crate::store::StoreError;

/// Why something is not done. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The rules of the game refuse it.
    Rules(Box<Refusal>),
    /// The game cannot be played with these choices.
    Choices(Box<Phrase>),
    /// A record does not hold together.
    Record(Box<RecordError>),
    /// There is no such table.
    NoTable,
    /// There is no such game.
    NoGame,
    /// There is no such seat.
    NoSeat,
    /// A name is empty.
    NoName,
    /// There is nothing to play from that ply.
    NoPly,
    /// It is somebody else's seat.
    NotYourSeat,
    /// Only those who sit there may.
    NotSeated,
    /// Only those who sit there may say something.
    ChatSeated,
    /// Only whoever made the table may.
    NotHost,
    /// Whoever made the table has sent this person away for good.
    Kicked,
    /// Whoever made the table has closed its chat to this person.
    Muted,
    /// A host has closed the table.
    Closed,
    /// A host has taken the table off the list.
    HeldBack,
    /// There is no such line of chat.
    NoLine,
    /// Somebody sits there.
    SeatTaken,
    /// No seat is free.
    NoFreeSeat,
    /// Somebody else at the table has this name.
    NameTaken {
        /// The name.
        name: String,
    },
    /// Nobody decides for two hands, or knows two.
    SitsAlready,
    /// Nobody has offered this seat.
    NoOffer,
    /// This person does not watch any more.
    NotHere,
    /// Only those at the table may look, and whom they invite.
    Private,
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// Somebody is missing.
    NotReady,
    /// The parts of the seed are asked for: nobody can promise one any more.
    Asked,
    /// No part of the seed was asked for.
    NotAsked,
    /// It is not the part of the seed that was promised, or none at all.
    NoPart,
    /// The game is not over.
    NotOver,
    /// The table has moved on.
    Stale,
    /// An entry was named that is not the next, but a later one.
    Ahead {
        /// The next.
        next: usize,
    },
    /// It is a record that somebody brought: to replay, not to play on.
    ReadOnly,
    /// There are too many entries for one more take-back.
    TooManyEntries,
    /// A record has too many entries to be replayed here.
    LongRecord,
    /// No address is kept out for so long.
    LongBan,
    /// A shared screen is closed.
    ClosedScreen,
    /// The person is not away, or not for long enough.
    NotAway,
    /// Somebody is already asking for a take-back.
    Asking,
    /// There is no clock, or the game does not go on.
    NoClock,
    /// Nobody gives up by accident: it has to be said twice.
    NotSure,
    /// No bots know the game.
    NoBots,
    /// There is no such tournament.
    NoTournament,
    /// No more people can take part in a tournament.
    TournamentFull,
    /// All rounds of a tournament are played.
    TournamentOver,
    /// There are too few people for a round.
    TooFew {
        /// So many it takes.
        needed: usize,
    },
    /// The table is rated.
    Rated,
    /// The table is not rated.
    NotRated,
    /// Hints are not allowed here.
    NoHints,
    /// A hint is for whoever decides.
    NoHintNow,
    /// The table was played by rules that are not known here.
    OldRules,
    /// The table is played by rules that other servers over the same store know, and this one does not yet.
    NewerRules,
    /// The table cannot be replayed.
    TableDamaged,
    /// There is too much to do: worth trying again soon.
    Busy,
    /// Something failed that should not.
    Failed,
    /// It could not be kept or read.
    Store(StoreError),
}

impl Refused {
    /// What to tell whoever asked.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Rules(refusal) => return refusal.phrase.clone(),
            Self::Choices(phrase) => return phrase.as_ref().clone(),
            Self::Record(error) => {
                let phrase = Phrase::new("record-error-line").with("line", error.line);
                return phrase.with("what", error.phrase.clone());
            }
            Self::TooManyEntries => return Phrase::new("server-too-many-entries").with("most", MOST_ENTRIES),
            Self::LongRecord => return Phrase::new("server-long-record").with("most", MOST_ENTRIES),
            Self::LongBan => return Phrase::new("server-long-ban").with("most", ADDRESS_DAYS),
            Self::Ahead { next } => return Phrase::new("server-ahead").with("next", *next),
            Self::TooFew { needed } => return Phrase::new("server-too-few").with("needed", *needed),
            Self::NoTournament => "server-no-tournament",
            Self::TournamentFull => "server-tournament-full",
            Self::TournamentOver => "server-tournament-over",
            Self::NoTable | Self::Store(StoreError::Missing) => "server-no-table",
            Self::NoGame => "server-no-game",
            Self::NoSeat => "server-no-seat",
            Self::NoName => "server-no-name",
            Self::NoPly => "server-no-ply",
            Self::NotYourSeat => "server-not-your-seat",
            Self::NotSeated => "server-not-seated",
            Self::ChatSeated => "server-chat-seated",
            Self::NotHost => "server-not-host",
            Self::Kicked => "server-kicked",
            Self::Muted => "server-muted-here",
            Self::Closed => "server-table-closed",
            Self::HeldBack => "server-held-back",
            Self::NoLine => "server-no-line",
            Self::NameTaken { name } => return Phrase::new("server-name-taken").with("name", name.as_str()),
            Self::SeatTaken => "server-seat-taken",
            Self::NoFreeSeat => "server-no-free-seat",
            Self::SitsAlready => "server-sits-already",
            Self::NoOffer => "server-no-offer",
            Self::NotHere => "server-not-here",
            Self::Private => "server-private",
            Self::Begun => "server-begun",
            Self::NotBegun => "server-not-begun",
            Self::NotReady => "server-not-ready",
            Self::Asked => "server-part-asked",
            Self::NotAsked => "server-part-not-asked",
            Self::NoPart => "server-no-part",
            Self::NotOver => "server-not-over",
            Self::Stale | Self::Store(StoreError::NotNext | StoreError::Exists) => "server-stale",
            Self::ReadOnly => "server-read-only",
            Self::ClosedScreen => "server-closed-screen",
            Self::NotAway => "server-not-away",
            Self::Asking => "server-asking",
            Self::NoClock => "server-no-clock",
            Self::NotSure => "server-not-sure",
            Self::NoBots => "server-no-bots",
            Self::Rated => "server-rated",
            Self::NotRated => "server-not-rated",
            Self::NoHints => "server-no-hints",
            Self::NoHintNow => "server-no-hint-now",
            Self::OldRules => "server-old-rules",
            Self::NewerRules => "server-newer-rules",
            Self::TableDamaged => "server-table-damaged",
            Self::Busy | Self::Store(StoreError::Busy | StoreError::Unsure) => "server-busy",
            Self::Store(StoreError::Unreachable(_)) => "server-unreachable",
            Self::Failed => "server-failed",
            Self::Store(StoreError::Full) => "server-disk-full",
            Self::Store(StoreError::Damaged(_) | StoreError::Failed(_)) => "server-disk-failed",
        })
    }

    /// Whether the table itself is why, so that it is of no use to try again.
    #[must_use]
    pub const fn is_damage(&self) -> bool {
        matches!(
            self,
            Self::OldRules | Self::NewerRules | Self::TableDamaged | Self::Store(StoreError::Damaged(_))
        )
    }

    /// The rule that refuses a move.
    #[must_use]
    pub fn refusal(&self) -> Option<&Refusal> {
        match self {
            Self::Rules(refusal) => Some(refusal),
            _ => None,
        }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Rules(Box::new(refusal))
    }
}

impl From<RecordError> for Refused {
    fn from(error: RecordError) -> Self {
        Self::Record(Box::new(error))
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<NoRandomness> for Refused {
    fn from(_: NoRandomness) -> Self {
        Self::Failed
    }
}
