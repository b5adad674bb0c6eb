//! The games that the bots know, and how to find out which one a table plays.

use ::hound::Hound;
use ::triqueta::Triqueta;
use ::wolves::Wolves;
use table::{AnyTable, Phrase, Sight, Table};

use crate::expert::Expert;
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

    /// What people may take the value of a move at this position for. Bots need values in the right order only; a
    /// percentage that is shown should come true as often as it says.
    fn believable(&self, _position: &Self::Position, share: f64) -> f64 {
        share
    }

    /// Why a seat might play this move, in one sentence, by what the seat knows.
    fn reason(&self, sight: &Sight<'_, Self>, mv: Self::Move) -> Phrase;
}

/// Something to be done at a table, whichever game it plays.
pub trait Visit {
    /// What comes of it.
    type Answer;

    /// Does it.
    fn at<G: Known>(self, table: &Table<G>) -> Self::Answer;
}

/// Visits a table; `None` when the bots do not know its game.
pub fn visit<V: Visit>(table: &dyn AnyTable, visit: V) -> Option<V::Answer> {
    let any = table.as_any();
    if let Some(table) = any.downcast_ref::<Table<Triqueta>>() {
        Some(visit.at(table))
    } else if let Some(table) = any.downcast_ref::<Table<Hound>>() {
        Some(visit.at(table))
    } else {
        any.downcast_ref::<Table<Wolves>>().map(|table| visit.at(table))
    }
}

/// Something to be done with a game, whichever it is.
pub trait Study {
    /// What comes of it.
    type Answer;

    /// Does it.
    fn of<G: Known>(self) -> Self::Answer;
}

/// Studies the game with this id; `None` when the bots do not know it.
pub fn study<S: Study>(id: &str, study: S) -> Option<S::Answer> {
    fn is<G: table::Game>(id: &str) -> bool {
        G::info().id.eq_ignore_ascii_case(id)
    }
    if is::<Triqueta>(id) {
        Some(study.of::<Triqueta>())
    } else if is::<Hound>(id) {
        Some(study.of::<Hound>())
    } else {
        is::<Wolves>(id).then(|| study.of::<Wolves>())
    }
}
