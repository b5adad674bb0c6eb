//! Learning what positions are worth by playing whole turns that a network judges.
//!
//! A network that begins from nothing first watches: the rule of thumb plays a third of the games. Then all seats
//! follow the network. It is told the positions in which actions and turns ended, from the place of whoever made them
//! and of one of the others.

use bots::{Campaign, Inputs, Known, Net, Worth};
use table::{Chance, Choices, OpenError, Phrase, Quick, Seat, Start, Table};

use super::adam::Adam;
use super::sample::Samples;
use super::{Course, OnProgress, Progress, newborn, play, sign};

/// How much the end of a game counts against what the seat thought later. There are some twenty turns to a seat, and
/// each is noted several times.
const LAMBDA: f64 = 0.96;
/// Games played between two steps of learning.
const GAMES_PER_STEP: usize = 64;
/// Positions that are learned from at once.
const BATCH: usize = 512;
/// The rate of learning at the beginning; it falls evenly to a fiftieth of it.
const RATE: f32 = 1.5e-3;
/// How softly turns are chosen, in shares; the first ones and a few others are so many times as soft.
const TEMPERATURE: f64 = 0.015;
const WILDER: f64 = 4.0;
/// So many turns of each seat are chosen more softly, and one of so many later ones.
const FIRST_TURNS: u32 = 3;
const WILD: u32 = 40;

/// Trains a network from a beginning or, without one, from nothing.
pub(super) fn train<G: Campaign + Known>(
    course: &Course,
    beginning: Option<Net>,
    progress: OnProgress<'_>,
) -> Result<Net, Phrase> {
    let mut chance = Quick::new(course.seed);
    let watches = beginning.is_none();
    let mut net = beginning.unwrap_or_else(|| newborn(G::info().id, G::INPUTS, &mut chance));
    let mut adam = Adam::new(&net);
    let (mut samples, mut played) = (Samples::default(), 0);
    while played < course.games && !course.tables.is_empty() {
        let numbers: Vec<u64> = (played..course.games).take(GAMES_PER_STEP).collect();
        samples.clear();
        let judge = (!watches || played > course.games / 3).then_some(&net);
        let one = |number: u64, chance: &mut Quick| {
            let choices = &course.tables[(number % course.tables.len() as u64) as usize];
            Some(learn::<G>(&net, judge, choices, chance))
        };
        for game in play(course, &numbers, one).into_iter().flatten() {
            samples.append(&game?);
        }
        played += numbers.len() as u64;
        samples.mix(&mut chance);
        let done = played as f32 / course.games as f32;
        let loss = adam.learn(&mut net, &samples, BATCH, RATE * (1.0 - 0.98 * done));
        if !progress(&Progress { games: played, loss }, &net) {
            break;
        }
    }
    net.sheet = G::sheet();
    sign(&mut net, course);
    Ok(net)
}

/// What was thought of a position, while it is not known yet what came of it.
struct Opinion {
    seat: Seat,
    sample: usize,
    worth: Worth,
}

/// One game, and what can be learned from it.
fn learn<G: Campaign + Known>(
    net: &Net,
    judge: Option<&Net>,
    choices: &Choices,
    chance: &mut Quick,
) -> Result<Samples, Phrase> {
    let table = Table::<G>::open(choices, Start::Seed(chance.seed()), &[]).map_err(OpenError::phrase)?;
    let (game, mut position) = (table.game().clone(), *table.position());
    let (mut samples, mut opinions, mut inputs) = (Samples::default(), Vec::new(), Inputs::new());
    let mut note = |position: &G::Position, seat: Seat| {
        inputs.clear();
        game.sense(position, seat, &mut inputs);
        let sample = samples.push(&inputs);
        opinions.push(Opinion { seat, sample, worth: net.worth(&inputs) });
    };
    let (seats, mut turns) = (u32::from(game.seats()), 0);
    while let Some(seat) = game.to_act(&position) {
        let wild = turns < FIRST_TURNS * seats || chance.below(WILD) == 0;
        let temperature = if wild { WILDER * TEMPERATURE } else { TEMPERATURE };
        let moves = game.whole_turn(&position, judge, temperature, chance);
        if moves.is_empty() {
            break;
        }
        for mv in moves {
            game.advance(&mut position, mv);
            let goes_on = game.to_act(&position) == Some(seat) && game.rests(&position);
            if goes_on && chance.below(2) == 0 {
                note(&position, seat);
            }
        }
        turns += 1;
        if game.outcome(&position).is_none() {
            let other = 1 + chance.below(seats.max(2) - 1) as usize;
            note(&position, seat);
            note(&position, Seat::from_index((seat.index() + other) % seats as usize));
        }
    }
    // Nothing is learned from what has no end.
    let Some(outcome) = game.outcome(&position) else { return Ok(Samples::default()) };
    let mut later: Vec<Worth> =
        Seat::all(game.seats()).map(|seat| Worth::of(&game, &outcome, seat)).collect();
    for opinion in opinions.iter().rev() {
        let Some(later) = later.get_mut(opinion.seat.index()) else { continue };
        samples.teach(opinion.sample, *later);
        *later = later.towards(opinion.worth, 1.0 - LAMBDA);
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use super::super::train_game;
    use super::*;

    fn course(games: u64) -> Course {
        Course {
            tables: vec![Choices::new(2)],
            players: None,
            games,
            seed: 3,
            origin: "loup train wolves".to_owned(),
            against: None,
            threads: 2,
        }
    }

    #[test]
    fn a_small_campaign_learns_something_and_always_the_same() {
        let mut losses = Vec::new();
        let mut learn = |course: Course, beginning: Option<&[u8]>| {
            let net = train_game("wolves", course, beginning, &mut |now, _| {
                losses.push(now.loss);
                true
            });
            net.unwrap().to_bytes()
        };
        let net = learn(course(8), None);
        assert_eq!(net, learn(Course { threads: 1, ..course(8) }, None));
        // It goes on from what it knows, and then is less wrong.
        learn(course(8), Some(&net));
        assert!(losses[2] < losses[0], "{losses:?}");
        let head = String::from_utf8_lossy(&net[..300]).into_owned();
        assert!(head.contains("\non tables for 2\norigin loup train wolves\nhash "), "{head}");
    }
}
