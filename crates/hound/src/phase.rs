//! Where a turn stands, and why a game ended.

/// What has to be decided.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Phase {
    /// WH41 at set-up: which of two Metamorphic cards flips.
    FirstFlip,
    /// Phase 3: which card is played.
    Play,
    /// WH62: whether the dummy's card is exchanged.
    Exchange,
    /// WH41 at the end of phase 3.
    Flip,
    /// Nothing: the game is over.
    Over,
}

/// Why the game ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Reason {
    /// One team had a place without sheep.
    Zero,
    /// Both teams had one.
    BothZero,
    /// The cards ran out and sheep were counted.
    Counted,
    /// They were equal: Yellow wins.
    Tie,
    /// Eight turns without a card.
    Idle,
}

impl Reason {
    /// The key of the outcome.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::BothZero => "both-zero",
            Self::Counted => "counted",
            Self::Tie => "tie",
            Self::Idle => "idle",
        }
    }
}
