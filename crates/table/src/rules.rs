//! The table's own rules, the same in every game.

use crate::refusal::RuleId;

/// It is another seat's decision.
pub const NOT_YOUR_TURN: RuleId = "TA01";
/// The game is over.
pub const GAME_OVER: RuleId = "TA02";
/// A move of another kind is due now.
pub const ANOTHER_STEP: RuleId = "TA03";
/// There is no such thing here: the text is no move of this game.
pub const NO_SUCH_MOVE: RuleId = "TA04";
/// No move of this seat stands that could be taken back.
pub const NOTHING_TO_TAKE_BACK: RuleId = "TA05";
/// Somebody else has decided since, even if that was taken back.
pub const DECIDED_SINCE: RuleId = "TA06";
/// Something hidden has been shown since.
pub const SHOWN_SINCE: RuleId = "TA07";

/// This seat has taken back too often since somebody else decided.
pub const TAKEN_BACK_TOO_OFTEN: RuleId = "TA08";
/// The seat has given up, or its time has run out: nothing more is its person's to decide.
pub const GIVEN_UP: RuleId = "TA09";
/// A bot sits there already, or none does.
pub const WHO_SITS: RuleId = "TA10";

/// All of them, in order.
pub const ALL: [RuleId; 10] = [
    NOT_YOUR_TURN,
    GAME_OVER,
    ANOTHER_STEP,
    NO_SUCH_MOVE,
    NOTHING_TO_TAKE_BACK,
    DECIDED_SINCE,
    SHOWN_SINCE,
    TAKEN_BACK_TOO_OFTEN,
    GIVEN_UP,
    WHO_SITS,
];
