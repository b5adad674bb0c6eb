//! The bots of 0.1. Never to be edited, see the [front page](crate).

mod hound;
mod learner;
mod net;
mod race;
mod think;
mod triqueta;
mod wolves;

use std::any::Any;

use ::hound::Hound;
use ::triqueta::Triqueta;
use ::wolves::Wolves;
use table::Game;

pub use think::{Budget, Player};
use think::{Expert, Flat, Greedy};

/// A bot of 0.1.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bot {
    /// A level that people played against.
    Level(Level),
    /// Best one move ahead by the rule of thumb, over eight worlds.
    Greedy,
    /// Flat Monte Carlo with so many greedy rollouts.
    Flat(u32),
}

/// The levels that people played against.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// A friendly beginner.
    Cub,
    /// Plays soundly.
    Scout,
    /// Knows the game.
    Hunter,
    /// The strongest.
    Alpha,
}

/// How a level thinks where it has learned.
#[derive(Copy, Clone)]
struct Plan {
    /// Games played in thought for one decision; 0 trusts the first opinion.
    nodes: u32,
    /// How many decisions of its own such a game looks ahead.
    ahead: u32,
    /// How much of a win share it gives away for variety.
    temperature: f64,
}

/// A game that had bots in 0.1.
trait Known: Expert {
    fn level(&self, level: Level) -> Box<dyn Player<Self>>;
}

/// A bot of 0.1 for this game; `None` when there were no bots for it.
#[must_use]
pub fn player<G: Game>(game: &G, bot: Bot) -> Option<Box<dyn Player<G>>> {
    fn of<G: Known, H: Game>(game: &H, bot: Bot) -> Option<Box<dyn Player<H>>> {
        let game = (game as &dyn Any).downcast_ref::<G>()?;
        let player: Box<dyn Player<G>> = match bot {
            Bot::Level(level) => game.level(level),
            Bot::Greedy => Box::new(Greedy),
            Bot::Flat(nodes) => Box::new(Flat::to_the_end(nodes)),
        };
        // The two games are one type here.
        let player: Box<dyn Any> = Box::new(player);
        player.downcast().ok().map(|player| *player)
    }
    of::<Triqueta, G>(game, bot).or_else(|| of::<Hound, G>(game, bot)).or_else(|| of::<Wolves, G>(game, bot))
}
