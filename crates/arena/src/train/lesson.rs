//! One game from which a network learns.

use std::collections::BTreeSet;

use bots::{Budget, Inputs, Known, Learner, Net, Worth};
use table::{Chance, Choices, OpenError, Phrase, Quick, Seat, Start, Table};

use super::sample::Samples;
use crate::brain::Contender;
use crate::contest::Thought;
use crate::spec::Spec;

/// How much the end of a game counts against what the seat thought later.
const LAMBDA: f64 = 0.85;
/// How softly moves are chosen while learning, in shares.
const TEMPERATURE: f64 = 0.02;
/// How often, in thousandths, any move is played.
const WHIM: u32 = 15;

/// A table at which a network learns.
pub(super) struct Lesson<G: Learner> {
    choices: Choices,
    game: G,
    /// Who holds all sides but one; without a rival the network holds them all.
    rival: Option<Contender<G>>,
}

/// One decision while it is not known yet what came of it.
struct Decision {
    seat: Seat,
    sample: usize,
    worth: Worth,
}

impl<G: Learner + Known> Lesson<G> {
    pub(super) fn new(
        choices: &Choices,
        rival: Option<(&str, &Spec)>,
        chance: &mut Quick,
    ) -> Result<Self, Phrase> {
        let table = Table::<G>::open(choices, Start::Seed(chance.seed()), &[]).map_err(OpenError::phrase)?;
        let rival = rival
            .map(|(name, spec)| spec.contender(name, table.game(), choices, Thought::Own))
            .transpose()?;
        Ok(Self { choices: choices.clone(), game: table.game().clone(), rival })
    }

    /// Plays one game and notes what can be learned from it. Against a rival the network holds the side that
    /// `turn` says.
    pub(super) fn play(&self, net: &Net, turn: u64, chance: &mut Quick) -> Samples {
        let mut samples = Samples::default();
        match &self.rival {
            None => {
                let mut position = self.game.fresh(chance);
                let mut pupil = Pupil::new(net, &self.game);
                while let Some(mv) = pupil.choose(&position, &mut samples, chance) {
                    self.game.advance(&mut position, mv);
                }
                pupil.learn(&position, &mut samples);
            }
            Some(rival) => self.against(net, rival, turn, &mut samples, chance),
        }
        samples
    }

    /// The same at a real table: the rival sees what its seat may know.
    fn against(&self, net: &Net, rival: &Contender<G>, turn: u64, samples: &mut Samples, chance: &mut Quick) {
        let start = Start::Seed(chance.seed());
        // It could be opened when the lesson was made.
        let Ok(mut table) = Table::<G>::open(&self.choices, start, &[]) else { return };
        let game = table.game().clone();
        let sides: BTreeSet<usize> = Seat::all(game.seats()).map(|seat| game.side_of(seat)).collect();
        let own = sides.iter().nth((turn % sides.len().max(1) as u64) as usize);
        let mut pupil = Pupil::new(net, &game);
        while let Some(seat) = table.to_act() {
            let mv = if own == Some(&game.side_of(seat)) {
                pupil.choose(table.position(), samples, chance)
            } else {
                rival.choose(&table, seat, chance, &Budget::own())
            };
            if mv.is_none_or(|mv| table.play(seat, mv).is_err()) {
                // Nothing is learned from what has no end.
                return samples.clear();
            }
        }
        pupil.learn(table.position(), samples);
    }
}

/// The network in one game.
struct Pupil<'a, G: Learner> {
    net: &'a Net,
    game: &'a G,
    decisions: Vec<Decision>,
    moves: Vec<G::Move>,
    senses: Vec<Inputs>,
    worths: Vec<Worth>,
}

impl<'a, G: Learner> Pupil<'a, G> {
    fn new(net: &'a Net, game: &'a G) -> Self {
        let (decisions, moves) = (Vec::new(), Vec::new());
        Self { net, game, decisions, moves, senses: Vec::new(), worths: Vec::new() }
    }

    /// Decides for whoever decides now, and notes it; `None` when the game is over.
    fn choose(
        &mut self,
        position: &G::Position,
        samples: &mut Samples,
        chance: &mut Quick,
    ) -> Option<G::Move> {
        let seat = self.game.to_act(position)?;
        if let Some(mv) = self.game.obvious(position) {
            return Some(mv);
        }
        self.game.legal_moves(position, &mut self.moves);
        self.senses.resize_with(self.moves.len().max(self.senses.len()), Inputs::new);
        self.worths.clear();
        for (&mv, inputs) in self.moves.iter().zip(&mut self.senses) {
            inputs.clear();
            self.worths.push(self.game.settled(position, mv).unwrap_or_else(|| {
                self.game.sense(position, mv, inputs);
                self.net.worth(inputs)
            }));
        }
        let index = pick(&self.worths, chance);
        let mv = self.moves.get(index).copied()?;
        // About what is settled there is nothing to learn.
        if !self.senses[index].items().is_empty() {
            let sample = samples.push(&self.senses[index]);
            self.decisions.push(Decision { seat, sample, worth: self.worths[index] });
        }
        Some(mv)
    }

    /// The game is over: says what each decision was worth.
    fn learn(&self, position: &G::Position, samples: &mut Samples) {
        let Some(outcome) = self.game.outcome(position) else { return samples.clear() };
        let seats = Seat::all(self.game.seats());
        let mut later: Vec<Worth> = seats.map(|seat| Worth::of(self.game, &outcome, seat)).collect();
        for decision in self.decisions.iter().rev() {
            let Some(later) = later.get_mut(decision.seat.index()) else { continue };
            samples.teach(decision.sample, *later);
            let mix = |end: f64, now: f64| LAMBDA * end + (1.0 - LAMBDA) * now;
            *later = Worth {
                share: mix(later.share, decision.worth.share),
                edge: mix(later.edge, decision.worth.edge),
            };
        }
    }
}

/// The best move, or softly another.
fn pick(worths: &[Worth], chance: &mut Quick) -> usize {
    if worths.is_empty() || chance.below(1_000) < WHIM {
        return chance.index(worths.len().max(1));
    }
    let best = worths.iter().fold(f64::MIN, |best, worth| best.max(worth.value()));
    let weight = |worth: &Worth| libm::exp((worth.value() - best) / TEMPERATURE);
    let mut point = worths.iter().map(weight).sum::<f64>() * f64::from(chance.next_u32()) / 4_294_967_296.0;
    for (index, worth) in worths.iter().enumerate() {
        point -= weight(worth);
        if point < 0.0 {
            return index;
        }
    }
    worths.len().saturating_sub(1)
}
