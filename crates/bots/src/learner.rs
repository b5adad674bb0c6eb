//! Players that have learned: a network says what each move is worth to the seat that would make it.

use std::ops::ControlFlow;

use table::{Chance, Choices, Quick, Seat, Sight};

use crate::budget::Budget;
use crate::expert::Expert;
use crate::level::Plan;
use crate::net::{Inputs, Net, NetError};
use crate::player::Player;
use crate::race::{Valued, race};
use crate::rollout::{Rollout, thumb};
use crate::worlds::{Evenly, Likely};
use crate::worth::Worth;

/// A game that can be learned: it tells a network what a seat knows.
pub trait Learner: Expert {
    /// How many inputs a network for this game has.
    const INPUTS: usize;

    /// In so many of a hundred worlds the others play by the rule of thumb instead of the network: not everybody
    /// thinks as the network does.
    const DOUBT: u32 = 0;

    /// Which cards a network of this game learns, for the head of its file; empty where the game has the same for ever.
    fn sheet() -> String {
        String::new()
    }

    /// Whether a network that has learned these cards can be used here.
    fn reads(sheet: &str) -> bool {
        sheet == Self::sheet()
    }

    /// Reads a network of this game.
    ///
    /// # Errors
    /// It is damaged, or made for another game or other cards.
    fn read_net(bytes: &[u8]) -> Result<Net, NetError> {
        let net = Net::from_bytes(bytes, Self::info().id, Self::INPUTS)?;
        if Self::reads(&net.sheet) { Ok(net) } else { Err(NetError::Other("sheet", Self::sheet())) }
    }

    /// The tables at which a network of this game learns: one after the other.
    fn lessons() -> Vec<Choices>;

    /// Tells what the deciding seat knows once it has chosen this move, and before it learns anything from it.
    /// Nothing that this seat cannot know may be told, in whatever world.
    fn sense(&self, position: &Self::Position, mv: Self::Move, inputs: &mut Inputs);

    /// What this move is certainly worth to the deciding seat, by what it knows, where that is easy to see: it
    /// ends the game.
    fn settled(&self, _position: &Self::Position, _mv: Self::Move) -> Option<Worth> {
        None
    }
}

/// What a network thinks of the legal moves of the deciding seat, in their order.
pub fn opinions<G: Learner>(
    net: &Net,
    game: &G,
    position: &G::Position,
    moves: &[G::Move],
    inputs: &mut Inputs,
) -> impl Iterator<Item = Worth> {
    moves.iter().map(move |&mv| {
        game.settled(position, mv).unwrap_or_else(|| {
            inputs.clear();
            game.sense(position, mv, inputs);
            net.worth(inputs)
        })
    })
}

/// The move that a network prefers, and what it expects of it. The only legal move has no worth of its own.
#[inline]
fn preferred<G: Learner>(
    net: &Net,
    game: &G,
    position: &G::Position,
    moves: &mut Vec<G::Move>,
    inputs: &mut Inputs,
) -> Option<(G::Move, Worth)> {
    game.legal_moves(position, moves);
    let values = opinions(net, game, position, moves, inputs);
    let best = moves.iter().zip(values).max_by(|(_, a), (_, b)| a.value().total_cmp(&b.value()));
    best.map(|(&mv, worth)| (mv, worth))
}

/// All seats follow a network, until the seat that thinks has decided so many times more; what the network then
/// expects is the answer. Games that end before are weighed exactly.
#[derive(Clone, Debug)]
pub struct ByNet<N> {
    /// The network.
    pub net: N,
    /// How many decisions of its own it looks ahead.
    pub plan: u32,
}

impl<G: Learner, N: AsRef<Net>> Rollout<G> for ByNet<N> {
    fn run(
        &self,
        game: &G,
        position: &mut G::Position,
        seat: Seat,
        moves: &mut Vec<G::Move>,
        chance: &mut Quick,
    ) -> Worth {
        let (net, mut left, mut inputs) = (self.net.as_ref(), self.plan, Inputs::new());
        let doubt = G::DOUBT > 0 && chance.below(100) < G::DOUBT;
        while let Some(turn) = game.to_act(position) {
            if turn == seat {
                if left == 0 {
                    return preferred(net, game, position, moves, &mut inputs)
                        .map_or_else(Worth::default, |(_, worth)| worth);
                }
                left -= 1;
            }
            let mv = match game.obvious(position) {
                Some(mv) => mv,
                None if doubt && game.side_of(turn) != game.side_of(seat) => {
                    match thumb(game, position, moves, chance) {
                        Some(mv) => mv,
                        None => break,
                    }
                }
                None => {
                    game.legal_moves(position, moves);
                    match moves.as_slice() {
                        [] => break,
                        &[only] => only,
                        _ => match preferred(net, game, position, moves, &mut inputs) {
                            Some((mv, _)) => mv,
                            None => break,
                        },
                    }
                }
            };
            game.advance(position, mv);
        }
        game.outcome(position).map_or_else(Worth::default, |outcome| Worth::of(game, &outcome, seat))
    }
}

/// Trusts a network, or plays on in worlds by it where its plan is longer than nothing.
#[derive(Clone, Debug)]
pub struct Learned<N> {
    /// How worlds are played on.
    pub rollout: ByNet<N>,
    /// Games played in thought, unless the budget says otherwise; 0 trusts the network's first opinion.
    pub nodes: u32,
    /// What it gives away for variety.
    pub temperature: f64,
    /// How softly the others are thought to choose; 0 takes all worlds alike.
    pub belief: f64,
}

impl Learned<Net> {
    /// Reads a network of this game and follows it.
    ///
    /// # Errors
    /// The network is damaged or made for another game.
    pub fn read<G: Learner>(bytes: &[u8], plan: Plan) -> Result<Self, NetError> {
        Ok(Self::new(G::read_net(bytes)?, plan))
    }
}

impl<N> Learned<N> {
    /// Follows this network with this plan.
    pub(crate) const fn new(net: N, plan: Plan) -> Self {
        let Plan { nodes, ahead, temperature, belief } = plan;
        Self { rollout: ByNet { net, plan: ahead }, nodes, temperature, belief }
    }
}

impl<N: AsRef<Net>> Learned<N> {
    /// The first opinion where nothing more is to be thought: the answer. Else the moves to think about.
    pub(crate) fn open<G: Learner>(
        &self,
        sight: &Sight<'_, G>,
        chance: &mut Quick,
        budget: &Budget<'_>,
    ) -> ControlFlow<Vec<Valued<G::Move>>, Vec<G::Move>> {
        let (mut moves, mut inputs) = (Vec::new(), Inputs::new());
        sight.legal_moves(&mut moves);
        // What the seat knows is the same in all its worlds: one is enough for the network.
        let world = sight.redeal(chance);
        let first = opinions(self.rollout.net.as_ref(), sight.game(), &world, &moves, &mut inputs);
        let mut values: Vec<Valued<G::Move>> =
            moves.iter().zip(first).map(|(&mv, worth)| Valued { mv, worth, games: 0, doubt: 0.0 }).collect();
        values.sort_by(|a, b| b.value().total_cmp(&a.value()));
        if let Some(obvious) = sight.game().obvious(&world) {
            values.retain(|valued| valued.mv == obvious);
            return ControlFlow::Break(values);
        }
        let certain = |mv| sight.game().settled(&world, mv).map(|worth| worth.share);
        if values.iter().any(|valued| certain(valued.mv) == Some(1.0)) {
            // A victory at hand is not given away for variety.
            values.retain(|valued| certain(valued.mv) == Some(1.0));
            return ControlFlow::Break(values);
        }
        if values.iter().any(|valued| certain(valued.mv) != Some(0.0)) {
            values.retain(|valued| certain(valued.mv) != Some(0.0));
        }
        if self.nodes == 0 || values.len() < 2 || (budget.stop)() {
            return ControlFlow::Break(values);
        }
        moves.retain(|mv| values.iter().any(|valued| valued.mv == *mv));
        ControlFlow::Continue(moves)
    }
}

impl<G: Learner, N: AsRef<Net> + Send + Sync> Player<G> for Learned<N> {
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<G::Move>> {
        let moves = match self.open(sight, chance, budget) {
            ControlFlow::Break(values) => return values,
            ControlFlow::Continue(moves) => moves,
        };
        if self.belief <= 0.0 {
            return race(sight, &mut Evenly(sight), &moves, &self.rollout, self.nodes, budget, chance);
        }
        let wanted = budget.nodes.unwrap_or(self.nodes) as usize / moves.len().max(1);
        let mut worlds = Likely::new(sight, self.rollout.net.as_ref(), self.belief, wanted);
        race(sight, &mut worlds, &moves, &self.rollout, self.nodes, budget, chance)
    }

    /// The network's opinion when the seat decides next.
    fn foresee(&self, game: &G, world: &mut G::Position, seat: Seat, chance: &mut Quick) -> Worth {
        let short = ByNet { net: self.rollout.net.as_ref(), plan: 0 };
        short.run(game, world, seat, &mut Vec::new(), chance)
    }

    fn temperature(&self) -> f64 {
        self.temperature
    }
}
