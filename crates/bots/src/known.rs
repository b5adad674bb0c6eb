//! What a game brings along so that bots can play it, and what can be done with any such game.

use table::{Choices, Phrase, Seen, Sight};

use crate::calibration::Calibration;
use crate::campaign::Campaign;
use crate::expert::Expert;
use crate::learner::Learner;
use crate::level::{Level, Plan};
use crate::net::NetError;
use crate::player::Player;

/// A game with bots at every level, who can say why they play what.
pub trait Known: Expert {
    /// A bot of this level for this game.
    fn player(&self, level: Level) -> Box<dyn Player<Self>>;

    /// A bot that follows this network (the bytes of its file), by its first opinion or by playing on with this
    /// plan.
    ///
    /// # Errors
    /// The network is damaged or made for another game, or this game is not learned.
    fn follower(&self, _net: &[u8], _plan: Plan) -> Result<Box<dyn Player<Self>>, NetError> {
        Err(NetError::NotLearned)
    }

    /// A bot that thinks by these numbers, as the levels of this game do by theirs: for tuning them. `None` when
    /// the numbers are too few or too many.
    fn planned(&self, _numbers: &[f64]) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// Of which sort this table is, where shares are concerned: the number of players, and the expansion.
    fn sort(&self) -> String {
        self.seats().to_string()
    }

    /// All sorts of tables, in the order of the game's file of shares.
    const SORTS: &'static [&'static str];

    /// At which of them, and with how many nodes, what time brings is measured: about 10, 100 and 1,000 ms, and longer
    /// where that may say something.
    const TIMES: (&'static str, &'static [u32]);

    /// Choices that make a table of this sort.
    fn table_of(sort: &str) -> Choices;

    /// How much of a game has been played, 0 to 1, as everybody can see.
    fn age(&self, position: &Self::Position) -> f64;

    /// How strong each level is, weakest first, on the scale of ratings: `docs/rating.md` says how this follows from the
    /// ladder, and a test reckons it again.
    const STRENGTHS: [i16; 4];

    /// What makes shares come true.
    fn calibration() -> &'static Calibration;

    /// Makes what the bots of this game go by again, as it is made for this game; `None` where there is nothing
    /// that could be made.
    fn teach<T: Teach>(_teacher: T) -> Option<T::Answer> {
        None
    }

    /// What speaks for this move, in one sentence, by what the seat knows: something that it brings about and that holds
    /// whatever is hidden; `None` where nothing particular can be said.
    fn reason(&self, sight: &Sight<'_, Self>, mv: Self::Move) -> Option<Phrase>;
}

/// Something to be done with what somebody sees of a table, whichever game it plays.
pub trait Visit {
    /// What comes of it.
    type Answer;

    /// Does it.
    fn at<G: Known>(self, seen: &Seen<G>) -> Self::Answer;
}

/// Something to be done with a game, whichever it is.
pub trait Study {
    /// What comes of it.
    type Answer;

    /// Does it.
    fn of<G: Known>(self) -> Self::Answer;
}

/// Whoever makes what the bots of a game go by.
pub trait Teach {
    /// What comes of it.
    type Answer;

    /// Trains a network that judges moves.
    fn network<G: Learner + Known>(self) -> Self::Answer;

    /// Trains a network that judges whole turns.
    fn campaign<G: Campaign + Known>(self) -> Self::Answer;
}
