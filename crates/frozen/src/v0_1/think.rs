//! What all games share: what a moment is worth, how worlds are played on, greedy and flat Monte Carlo.

use table::{Chance, Game, Outcome, Quick, Seat, Sight};

use super::race::{Valued, race};

/// How much a player may think about one decision.
#[derive(Copy, Clone)]
pub struct Budget<'a> {
    /// Games played in thought; `None` leaves it to the player's own measure.
    pub nodes: Option<u32>,
    /// Says when time is up.
    pub stop: &'a dyn Fn() -> bool,
}

/// A player of one game. It is handed a sight and nothing else, so it cannot peek.
pub trait Player<G: Game>: Send + Sync {
    /// What the legal moves are worth to it, best first.
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<G::Move>>;

    /// How much of a share it gives away for variety.
    fn temperature(&self) -> f64 {
        0.0
    }

    /// Chooses among the legal moves; `None` only when there are none.
    fn choose(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Option<G::Move> {
        softly(&self.weigh(sight, chance, budget), self.temperature(), chance)
    }
}

/// What a moment is worth to a seat: its share of the victory, and how well it stands beside that.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Worth {
    /// The expected share of the victory, 0 to 1.
    pub share: f64,
    /// Place and margin, -1 to 1.
    pub edge: f64,
}

/// How much of a share a whole edge weighs.
const EDGE: f64 = 0.04;
/// A margin that counts as complete, in points.
const WIDE: f64 = 20.0;

impl Worth {
    /// What a finished game is worth to a seat: the share is that of its side.
    pub(super) fn of<G: Expert>(game: &G, outcome: &Outcome, seat: Seat) -> Self {
        let Some(own) = outcome.seats.get(seat.index()) else { return Self::default() };
        let seats = || Seat::all(outcome.seats.len() as u8).zip(&outcome.seats);
        let ours = |(other, _): &(Seat, _)| game.side(*other) == game.side(seat);
        let share = seats().filter(ours).map(|(other, _)| outcome.share(other)).sum();
        let best = seats().filter(|pair| !ours(pair)).map(|(_, score)| score.total).max();
        let margin = best.map_or(0.0, |best| f64::from(own.total) - f64::from(best));
        let last = (outcome.seats.len() as f64 - 1.0).max(1.0);
        let place = 1.0 - 2.0 * (f64::from(own.place) - 1.0) / last;
        Self { share, edge: 0.5 * place + 0.5 * (margin / WIDE).clamp(-1.0, 1.0) }
    }

    /// One number to compare moves by.
    pub(super) fn value(self) -> f64 {
        self.share + EDGE * self.edge
    }
}

/// A game with a rule of thumb.
pub(super) trait Expert: Game {
    /// How well the seat stands, 0 to 1.
    fn appraise(&self, position: &Self::Position, seat: Seat) -> f64;

    /// After how many moves a game played on in thought is weighed by the rule of thumb.
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    /// Seats of the same side win together.
    fn side(&self, seat: Seat) -> usize {
        seat.index()
    }

    /// The move that is at least as good as every other, whatever is hidden.
    fn obvious(&self, _position: &Self::Position) -> Option<Self::Move> {
        None
    }
}

/// What a position is worth to a seat: exactly when the game is over, else by the rule of thumb.
pub(super) fn look<G: Expert>(game: &G, position: &G::Position, seat: Seat) -> Worth {
    match game.outcome(position) {
        Some(outcome) => Worth::of(game, &outcome, seat),
        None => Worth { share: game.appraise(position, seat), edge: 0.0 },
    }
}

/// Nobody gives away more than so many temperatures.
const FAR: f64 = 3.0;

/// The best move, or with a temperature one that is nearly as good.
fn softly<M: Copy>(values: &[Valued<M>], temperature: f64, chance: &mut Quick) -> Option<M> {
    let best = values.first()?;
    if temperature <= 0.0 {
        return Some(best.mv);
    }
    let weight = |valued: &Valued<M>| {
        let behind = ((best.value() - valued.value()) / temperature).max(0.0);
        if behind > FAR { 0.0 } else { libm::exp(-behind) }
    };
    let total: f64 = values.iter().map(weight).sum();
    let mut point = total * f64::from(chance.next_u32()) / 4_294_967_296.0;
    for valued in values {
        point -= weight(valued);
        if point < 0.0 {
            return Some(valued.mv);
        }
    }
    Some(best.mv)
}

/// Plays a world on and says what that is worth to a seat.
pub(super) trait Rollout<G: Expert> {
    fn run(
        &self,
        game: &G,
        position: &mut G::Position,
        seat: Seat,
        moves: &mut Vec<G::Move>,
        chance: &mut Quick,
    ) -> Worth;
}

/// All seats choose what looks best to them one move ahead.
pub(super) struct ByThumb {
    /// After so many moves the rule of thumb says who stands how.
    pub(super) depth: u32,
}

impl<G: Expert> Rollout<G> for ByThumb {
    fn run(
        &self,
        game: &G,
        position: &mut G::Position,
        seat: Seat,
        moves: &mut Vec<G::Move>,
        chance: &mut Quick,
    ) -> Worth {
        for _ in 0..self.depth.min(game.horizon()) {
            let Some(mv) = thumb(game, position, moves, chance) else { break };
            game.advance(position, mv);
        }
        look(game, position, seat)
    }
}

/// The move that looks best one move ahead to the seat that decides; equals are drawn by lot.
pub(super) fn thumb<G: Expert>(
    game: &G,
    position: &G::Position,
    moves: &mut Vec<G::Move>,
    chance: &mut Quick,
) -> Option<G::Move> {
    let seat = game.to_act(position)?;
    if let Some(mv) = game.obvious(position) {
        return Some(mv);
    }
    game.legal_moves(position, moves);
    if let &[only] = moves.as_slice() {
        return Some(only);
    }
    let (mut best, mut equals) = (None, 0);
    for &mv in moves.iter() {
        let mut after = *position;
        game.advance(&mut after, mv);
        let value = look(game, &after, seat).value();
        match best {
            Some((_, most)) if value < most => {}
            Some((_, most)) if value == most => {
                equals += 1;
                if chance.below(equals) == 0 {
                    best = Some((mv, value));
                }
            }
            _ => (best, equals) = (Some((mv, value)), 1),
        }
    }
    best.map(|(mv, _)| mv)
}

/// Chooses what looks best one move ahead by the rule of thumb.
pub(super) struct Greedy;

/// So many worlds does a greedy player look at.
const WORLDS: u32 = 8;

impl<G: Expert> Player<G> for Greedy {
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, _: &Budget<'_>) -> Vec<Valued<G::Move>> {
        let mut moves = Vec::new();
        sight.legal_moves(&mut moves);
        // Equal moves stay in this order.
        chance.shuffle(&mut moves);
        let mut values: Vec<Valued<G::Move>> =
            moves.iter().map(|&mv| Valued { mv, worth: Worth::default(), games: WORLDS }).collect();
        for _ in 0..WORLDS {
            let world = sight.redeal(chance);
            for valued in &mut values {
                let mut position = world;
                sight.game().advance(&mut position, valued.mv);
                let worth = look(sight.game(), &position, sight.seat());
                valued.worth.share += worth.share / f64::from(WORLDS);
                valued.worth.edge += worth.edge / f64::from(WORLDS);
            }
        }
        values.sort_by(|a, b| b.value().total_cmp(&a.value()));
        values
    }
}

/// Flat Monte Carlo: plays every move on in many worlds and chooses the one that does best.
pub(super) struct Flat {
    pub(super) rollout: ByThumb,
    pub(super) nodes: u32,
    pub(super) temperature: f64,
}

impl Flat {
    /// All seats of the worlds play greedily to the end.
    pub(super) const fn to_the_end(nodes: u32) -> Self {
        Self { rollout: ByThumb { depth: u32::MAX }, nodes, temperature: 0.0 }
    }
}

impl<G: Expert> Player<G> for Flat {
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<G::Move>> {
        let mut moves = Vec::new();
        sight.legal_moves(&mut moves);
        race(sight, &moves, &self.rollout, self.nodes, budget, chance)
    }

    fn temperature(&self) -> f64 {
        self.temperature
    }
}
