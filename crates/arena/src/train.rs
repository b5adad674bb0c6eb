//! Learning by playing against oneself.
//!
//! All seats follow the network that is being trained, a little softly, so that they see more than their own
//! habits. When a game is over, what every decision was worth is known better than when it was made: each
//! network's opinion is moved towards a mixture of what came of it and of what the same seat thought later
//! (the λ-return). One thread, one stream of chance: the same course makes the same network everywhere.

mod adam;
mod sample;

use bots::net::NetError;
use bots::{Inputs, Learner, Net, Worth};
use hound::Hound;
use table::table::settle;
use table::{Chance, Choices, OpenError, Phrase, Quick, Seat};
use triqueta::Triqueta;

use adam::Adam;
use sample::Samples;

/// How a network is trained.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The games that are played, by their options: one after the other.
    pub tables: Vec<Choices>,
    /// How many games in all.
    pub games: u64,
    /// Where chance starts.
    pub seed: u64,
    /// How this course is called: it is written into the network's file.
    pub origin: String,
}

/// How far a training has come.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Progress {
    /// Games played.
    pub games: u64,
    /// The mean loss of the last games: how wrong the network's opinions were.
    pub loss: f64,
}

/// Games played between two steps of learning.
const GAMES_PER_STEP: u64 = 32;
/// Decisions that are learned from at once.
const BATCH: usize = 256;
/// How much the end of a game counts against what the seat thought later.
const LAMBDA: f64 = 0.85;
/// How softly moves are chosen while learning, in shares.
const TEMPERATURE: f64 = 0.02;
/// How often, in thousandths, any move is played.
const WHIM: u32 = 15;
/// The rate of learning at the beginning; it falls evenly to a fiftieth of it.
const RATE: f32 = 1.5e-3;

/// Trains a network from a beginning or, without one, from nothing. `progress` is told now and then and says
/// whether to go on.
///
/// # Errors
/// The options of a table are wrong.
pub fn train<G: Learner>(
    course: &Course,
    beginning: Option<Net>,
    progress: &mut dyn FnMut(&Progress, &Net) -> bool,
) -> Result<Net, OpenError> {
    let mut chance = Quick::new(course.seed);
    let mut games = Vec::new();
    for choices in &course.tables {
        let options = G::options(&settle::<G>(choices)?)?;
        let deal = G::deal(&options, &mut chance);
        games.push(G::start(&options, &deal)?.0);
    }
    let mut net = beginning.unwrap_or_else(|| newborn::<G>(&mut chance));
    let mut adam = Adam::new(&net);
    let (mut samples, mut played) = (Samples::default(), 0);
    while played < course.games && !games.is_empty() {
        samples.clear();
        for _ in 0..GAMES_PER_STEP.min(course.games - played) {
            let game = &games[(played % games.len() as u64) as usize];
            play(&net, game, &mut samples, &mut chance);
            played += 1;
        }
        samples.mix(&mut chance);
        let done = played as f32 / course.games as f32;
        let loss = adam.learn(&mut net, &samples, BATCH, RATE * (1.0 - 0.98 * done));
        if !progress(&Progress { games: played, loss }, &net) {
            break;
        }
    }
    net.origin.clone_from(&course.origin);
    Ok(net)
}

/// Trains a network for the game with this id, at the tables at which it learns unless the course names others.
///
/// # Errors
/// What to tell a person: there is no such game or it is not learned, a choice is wrong, or the network to begin
/// from cannot be used.
pub fn train_game(
    game: &str,
    mut course: Course,
    beginning: Option<&[u8]>,
    progress: &mut dyn FnMut(&Progress, &Net) -> bool,
) -> Result<Net, Phrase> {
    fn of<G: Learner>(
        course: &mut Course,
        beginning: Option<&[u8]>,
        progress: &mut dyn FnMut(&Progress, &Net) -> bool,
    ) -> Result<Net, Phrase> {
        if course.tables.is_empty() {
            course.tables = G::lessons();
        }
        let read = |bytes| Net::from_bytes(bytes, G::info().id, G::INPUTS);
        let wrong = |error: NetError| Phrase::new("arena-bad-beginning").with("why", error.to_string());
        let beginning = beginning.map(read).transpose().map_err(wrong)?;
        train::<G>(course, beginning, progress).map_err(OpenError::phrase)
    }
    match game {
        "triqueta" => of::<Triqueta>(&mut course, beginning, progress),
        "hound" => of::<Hound>(&mut course, beginning, progress),
        _ => Err(Phrase::new("arena-not-learned").with("game", game)),
    }
}

/// A network with small random weights.
fn newborn<G: Learner>(chance: &mut Quick) -> Net {
    let mut net = Net::blank(G::info().id, G::INPUTS);
    let mut fill = |weights: &mut [f32], spread: f32| {
        for weight in weights {
            *weight = spread * (chance.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0);
        }
    };
    // Some fifty inputs speak at once; half of the units answer.
    fill(net.first.as_flattened_mut(), 0.2);
    fill(net.second.as_flattened_mut(), 0.25);
    fill(net.last.as_flattened_mut(), 0.1);
    net
}

/// One decision while it is not known yet what came of it.
struct Thought {
    seat: Seat,
    sample: usize,
    worth: Worth,
}

/// Plays one game and notes what can be learned from it.
fn play<G: Learner>(net: &Net, game: &G, samples: &mut Samples, chance: &mut Quick) {
    let mut position = game.fresh(chance);
    let (mut moves, mut thoughts) = (Vec::new(), Vec::<Thought>::new());
    let mut senses: Vec<Inputs> = Vec::new();
    let mut worths: Vec<Worth> = Vec::new();
    while let Some(seat) = game.to_act(&position) {
        if let Some(mv) = game.obvious(&position) {
            game.advance(&mut position, mv);
            continue;
        }
        game.legal_moves(&position, &mut moves);
        if moves.is_empty() {
            break;
        }
        senses.resize_with(moves.len().max(senses.len()), Inputs::new);
        worths.clear();
        for (&mv, inputs) in moves.iter().zip(&mut senses) {
            inputs.clear();
            worths.push(game.settled(&position, mv).unwrap_or_else(|| {
                game.sense(&position, mv, inputs);
                net.worth(inputs)
            }));
        }
        let index = pick(&worths, chance);
        // About what is settled there is nothing to learn.
        if !senses[index].items().is_empty() {
            thoughts.push(Thought { seat, sample: samples.push(&senses[index]), worth: worths[index] });
        }
        game.advance(&mut position, moves[index]);
    }
    let Some(outcome) = game.outcome(&position) else { return };
    let mut later: Vec<Worth> = Seat::all(game.seats()).map(|seat| Worth::of(game, &outcome, seat)).collect();
    for thought in thoughts.iter().rev() {
        let Some(later) = later.get_mut(thought.seat.index()) else { continue };
        samples.teach(thought.sample, *later);
        let mix = |end: f64, now: f64| LAMBDA * end + (1.0 - LAMBDA) * now;
        *later =
            Worth { share: mix(later.share, thought.worth.share), edge: mix(later.edge, thought.worth.edge) };
    }
}

/// The best move, or softly another.
fn pick(worths: &[Worth], chance: &mut Quick) -> usize {
    if chance.below(1_000) < WHIM {
        return chance.index(worths.len());
    }
    let best = worths.iter().fold(f64::MIN, |best, worth| best.max(worth.value()));
    let weight = |worth: &Worth| ((worth.value() - best) / TEMPERATURE).exp();
    let mut point = worths.iter().map(weight).sum::<f64>() * f64::from(chance.next_u32()) / 4_294_967_296.0;
    for (index, worth) in worths.iter().enumerate() {
        point -= weight(worth);
        if point < 0.0 {
            return index;
        }
    }
    worths.len().saturating_sub(1)
}
