//! Bots that play any game of Loup, and cannot peek.
//!
//! A bot is handed a [`table::Sight`]: what its seat may know, its legal moves, and other worlds that it cannot
//! tell from the real one. There is no way from there to the hidden truth, so honesty is a matter of types.

mod budget;
mod expert;
mod learner;
mod level;
pub mod net;
mod player;
mod race;
mod rollout;
mod soft;
mod triqueta;
pub mod uct;
mod worth;

pub use budget::Budget;
pub use expert::Expert;
pub use learner::{ByNet, Learned, Learner};
pub use level::{LEVELS, Level};
pub use net::{Inputs, Net};
pub use player::{Flat, Greedy, Player, Random};
pub use race::{Valued, race};
pub use rollout::{AtRandom, ByThumb, Rollout};
pub use soft::softly;
pub use worth::Worth;

use table::{AnyTable, Game, Quick, Sight, Table};

/// Chooses a move for the seat that decides at this table; `None` when the game is over, or when the game is
/// not one that the bots know. A search asks `stop` whether it has to come to an end.
#[must_use]
pub fn choose(table: &dyn AnyTable, level: Level, seed: u64, stop: &dyn Fn() -> bool) -> Option<String> {
    fn at<G: Game>(table: &dyn AnyTable, level: Level, seed: u64, stop: &dyn Fn() -> bool) -> Option<String> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let sight = table.sight(table.to_act()?);
        pick(&sight, level, &mut Quick::new(seed), stop).map(|mv| mv.to_string())
    }
    at::<::triqueta::Triqueta>(table, level, seed, stop)
}

/// Chooses a move for the seat whose sight this is.
pub fn pick<G: Game>(
    sight: &Sight<'_, G>,
    level: Level,
    chance: &mut Quick,
    stop: &dyn Fn() -> bool,
) -> Option<G::Move> {
    let plan = level.plan();
    let player = Flat { rollout: AtRandom, nodes: plan.playouts, temperature: plan.temperature };
    player.choose(sight, chance, &Budget::until(stop))
}
