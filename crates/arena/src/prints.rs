//! By what one can tell that a bot is no longer the one that played: its opinions at a few positions.
//!
//! Networks, plans and rules of thumb all show in them, to the last bit and on every machine. Not everything has to: a
//! beginner who loses heart a little later may think alike here.

use bots::{Budget, Known, Study, Valued, fnv, study};
use table::{Chance, OpenError, Phrase, Quick, Start, Table};

use crate::brain::Brain;
use crate::matches::Match;
use crate::spec::Spec;

/// After so many moves by chance its opinions are asked.
const PLIES: [usize; 3] = [0, 15, 40];
/// At most so many nodes are spent on each of them where a bot has nodes of its own.
const NODES: u32 = 500;

/// The print of each bot of a match, at its table.
///
/// # Errors
/// There is no such game or bot, or a choice is wrong.
pub(crate) fn prints(of: &Match) -> Result<Vec<String>, Phrase> {
    let unknown = || Phrase::new("arena-no-such-game").with("game", of.game.as_str());
    of.bots.iter().map(|bot| study(&of.game, Print { of, bot }).ok_or_else(unknown)?).collect()
}

struct Print<'a> {
    of: &'a Match,
    bot: &'a str,
}

impl Study for Print<'_> {
    type Answer = Result<String, Phrase>;

    fn of<G: Known>(self) -> Self::Answer {
        let Self { of, bot } = self;
        let mut chance = Quick::new(1);
        let mut table =
            Table::<G>::open(&of.choices(), Start::Seed(chance.seed()), &[]).map_err(OpenError::phrase)?;
        let contender = bot.parse::<Spec>()?.contender(bot, table.game(), &of.choices(), of.thought)?;
        // Many nodes tell no more about a bot than some.
        let budget = Budget { nodes: contender.nodes.map(|nodes| nodes.min(NODES)), ..Budget::own() };
        let mut told = format!("{:?}\n", contender.nodes);
        while let Some(seat) = table.to_act().filter(|_| PLIES.iter().any(|plies| *plies >= table.plies())) {
            if PLIES.contains(&table.plies()) {
                let mut asked = Quick::new(2);
                let chosen = contender.brain.choose(&table, seat, &mut asked, &budget);
                told.extend(chosen.map(|mv| format!("{mv}\n")));
                if let Brain::Honest(player) = &contender.brain {
                    told.push_str(&format!("{}\n", player.temperature()));
                    for valued in player.weigh(&table.sight(seat), &mut asked, &budget) {
                        let Valued { mv, worth, games, .. } = valued;
                        told.push_str(&format!("{mv} {} {} {games}\n", worth.share, worth.edge));
                    }
                }
            }
            let mv = chance.pick(&table.legal_moves());
            if mv.is_none_or(|mv| table.play(seat, mv).is_err()) {
                break;
            }
        }
        Ok(format!("{:016x}", fnv(told.as_bytes())))
    }
}
