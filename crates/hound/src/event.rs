//! What happens in a game, in the form that one viewer may know.

use schemars::JsonSchema;
use serde::Serialize;

use crate::animal::Side;
use crate::id::Id;
use crate::number::Card;
use crate::place::{Place, Team};

/// What became of one place's sheep.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Change {
    /// Whose sheep.
    pub place: Place,
    /// Before.
    pub before: u8,
    /// After.
    pub after: u8,
}

/// Why an animal moved.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A card was played.
    Played,
    /// A card was played the turn before (WH42).
    Late,
    /// It walks by itself (WH44).
    Drift,
}

/// Why an animal flipped other than by its own movement.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Flipping {
    /// A player chose it (WH41).
    Chosen,
    /// Two showed the same colour, and it makes no difference which one flips (WH41).
    Clash,
    /// Because of who shares its place (WH43, WH44).
    Company,
}

/// Where a dummy's card came from or goes to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stack {
    /// The draw pile.
    Pile,
    /// The dummy's own deck.
    Deck,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// An animal activated in front of the current place.
    Activated {
        /// Which.
        animal: Id,
        /// The current place.
        place: Place,
        /// Every place that it is after.
        changes: Vec<Change>,
    },
    /// An animal ended the current place's turn.
    Skipped {
        /// Which.
        animal: Id,
        /// The current place.
        place: Place,
    },
    /// An animal forbids values for this turn.
    Forbids {
        /// Which.
        animal: Id,
        /// The current place.
        place: Place,
        /// The values.
        values: Vec<u8>,
    },
    /// Nothing in the hand may be played: it was shown to all (WH47).
    Showed {
        /// Whose hand.
        place: Place,
        /// The cards.
        cards: Vec<Card>,
    },
    /// The hand was not shown, so it holds a card that may be played.
    CanPlay {
        /// Whose hand.
        place: Place,
    },
    /// A card was played.
    Played {
        /// By whom.
        place: Place,
        /// The card.
        card: Card,
    },
    /// A dummy turned up a card.
    TurnedUp {
        /// The dummy.
        place: Place,
        /// The card.
        card: Card,
        /// Where from.
        from: Stack,
    },
    /// The partner let the dummy play the top of its deck instead.
    Exchanged {
        /// The dummy.
        place: Place,
        /// What went face down under the deck.
        first: Card,
        /// What came up.
        card: Card,
    },
    /// A dummy's card may not be played and goes back (WH63).
    Returned {
        /// The dummy.
        place: Place,
        /// The card.
        card: Card,
        /// Where to.
        to: Stack,
    },
    /// An animal moved, or should have moved by no space at all.
    Moved {
        /// Which.
        animal: Id,
        /// Why.
        cause: Cause,
        /// From where.
        from: Place,
        /// Over which places, the last one included.
        path: Vec<Place>,
        /// Where it stands now.
        to: Place,
        /// Whether a symbol stopped it.
        stopped: bool,
        /// The side that shows now, if it flipped on the way.
        flipped: Option<Side>,
    },
    /// An animal flipped where it stands.
    Flipped {
        /// Which.
        animal: Id,
        /// Where.
        place: Place,
        /// The side that shows now.
        side: Side,
        /// Why.
        why: Flipping,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        place: Place,
        /// The card, for those who may know.
        card: Option<Card>,
    },
    /// A place has no more cards: the game ends at the start of place 1's next turn (WH31).
    LastRound {
        /// Which place.
        place: Place,
    },
    /// The game ended.
    Ended {
        /// Who won.
        winner: Team,
        /// Sheep by place.
        sheep: [u8; 4],
        /// Why: the message `hound-end-REASON`.
        reason: &'static str,
    },
}
