//! Learning what positions are worth by playing whole turns that a network judges.
//!
//! A network that begins from nothing first watches: the rule of thumb plays a third of the games. Then all seats
//! follow the network. It is told the positions in which actions and turns ended, from the place of whoever made them
//! and of one of the others. Against a rival it holds one seat, and learns from what that one sees alone.

use bots::{Budget, Campaign, Inputs, Known, Net, Worth};
use table::{Chance, Choices, OpenError, Phrase, Quick, Seat, Start, Table};

use super::adam::Adam;
use super::sample::Samples;
use super::{Course, OnProgress, Progress, newborn, play, sign};
use crate::brain::Contender;
use crate::contest::Thought;
use crate::spec::Spec;

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
    // Against a rival it plays from the first game.
    let watches = beginning.is_none() && course.against.is_none();
    let rival = course.against.as_deref();
    let lessons = course.tables.iter().map(|choices| Lesson::<G>::new(choices, rival, &mut chance));
    let lessons: Vec<Lesson<G>> = lessons.collect::<Result<_, _>>()?;
    let mut net = beginning.unwrap_or_else(|| newborn(G::info().id, G::INPUTS, &mut chance));
    let mut adam = Adam::new(&net);
    let (mut samples, mut played) = (Samples::default(), 0);
    while played < course.games && !lessons.is_empty() {
        let numbers: Vec<u64> = (played..course.games).take(GAMES_PER_STEP).collect();
        samples.clear();
        let judge = (!watches || played > course.games / 3).then_some(&net);
        // Each seat in turn at each table.
        let tables = lessons.len() as u64;
        let one = |number: u64, chance: &mut Quick| {
            Some(lessons[(number % tables) as usize].play(&net, judge, number / tables, chance))
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

/// A table at which a network learns.
struct Lesson<G: Campaign> {
    choices: Choices,
    /// Who holds all seats but one; without a rival the network holds them all.
    rival: Option<Contender<G>>,
}

impl<G: Campaign + Known> Lesson<G> {
    fn new(choices: &Choices, rival: Option<&str>, chance: &mut Quick) -> Result<Self, Phrase> {
        let rival = rival.map(|name| {
            let start = Start::Seed(chance.seed());
            let table = Table::<G>::open(choices, start, &[]).map_err(OpenError::phrase)?;
            name.parse::<Spec>()?.contender(name, table.game(), choices, Thought::Own)
        });
        Ok(Self { choices: choices.clone(), rival: rival.transpose()? })
    }

    /// One game, and what can be learned from it. Against a rival the network holds the seat that `turn` says.
    fn play(&self, net: &Net, judge: Option<&Net>, turn: u64, chance: &mut Quick) -> Result<Samples, Phrase> {
        let start = Start::Seed(chance.seed());
        let mut table = Table::<G>::open(&self.choices, start, &[]).map_err(OpenError::phrase)?;
        let game = table.game().clone();
        let mut pupil = Pupil { judge, game: &game, turns: 0, notes: Notes::new(net, &game) };
        let Some(rival) = &self.rival else {
            let mut position = *table.position();
            pupil.alone(&mut position, chance);
            return Ok(pupil.notes.learn(&position));
        };
        let seat = Seat::from_index((turn % u64::from(game.seats().max(1))) as usize);
        pupil.against(rival, seat, &mut table, chance);
        Ok(pupil.notes.learn(table.position()))
    }
}

/// The network in one game.
struct Pupil<'a, G: Campaign> {
    judge: Option<&'a Net>,
    game: &'a G,
    /// Turns it has had.
    turns: u32,
    notes: Notes<'a, G>,
}

impl<G: Campaign> Pupil<'_, G> {
    /// The moves of a turn; in so many first turns it is chosen more softly.
    fn turn(&mut self, position: &G::Position, first: u32, chance: &mut Quick) -> Vec<G::Move> {
        let wild = self.turns < first || chance.below(WILD) == 0;
        let temperature = if wild { WILDER * TEMPERATURE } else { TEMPERATURE };
        self.turns += 1;
        self.game.whole_turn(position, self.judge, temperature, chance)
    }

    /// Every other time notes how things stand between two actions of a turn.
    fn pause(&mut self, position: &G::Position, seat: Seat, chance: &mut Quick) {
        let goes_on = self.game.to_act(position) == Some(seat) && self.game.rests(position);
        if goes_on && chance.below(2) == 0 {
            self.notes.note(position, seat);
        }
    }

    /// Plays all seats.
    fn alone(&mut self, position: &mut G::Position, chance: &mut Quick) {
        let seats = u32::from(self.game.seats());
        while let Some(seat) = self.game.to_act(position) {
            let moves = self.turn(position, FIRST_TURNS * seats, chance);
            if moves.is_empty() {
                break;
            }
            for mv in moves {
                self.game.advance(position, mv);
                self.pause(position, seat, chance);
            }
            if self.game.outcome(position).is_none() {
                let other = 1 + chance.below(seats.max(2) - 1) as usize;
                self.notes.note(position, seat);
                self.notes.note(position, Seat::from_index((seat.index() + other) % seats as usize));
            }
        }
    }

    /// Plays one seat at a real table: the rival sees what its seats may know.
    fn against(&mut self, rival: &Contender<G>, own: Seat, table: &mut Table<G>, chance: &mut Quick) {
        while let Some(seat) = table.to_act() {
            let moves = if seat == own {
                self.turn(table.position(), FIRST_TURNS, chance)
            } else {
                rival.choose(table, seat, chance, &Budget::own()).into_iter().collect()
            };
            if moves.is_empty() {
                break;
            }
            for mv in moves {
                if table.play(seat, mv).is_err() {
                    return;
                }
                if seat == own {
                    self.pause(table.position(), own, chance);
                }
            }
            if table.to_act().is_some_and(|next| next != seat) {
                self.notes.note(table.position(), own);
            }
        }
    }
}

/// What was thought of a position, while it is not known yet what came of it.
struct Opinion {
    seat: Seat,
    sample: usize,
    worth: Worth,
}

/// The positions of one game from which a network learns.
struct Notes<'a, G> {
    net: &'a Net,
    game: &'a G,
    samples: Samples,
    opinions: Vec<Opinion>,
    inputs: Inputs,
}

impl<'a, G: Campaign> Notes<'a, G> {
    fn new(net: &'a Net, game: &'a G) -> Self {
        Self { net, game, samples: Samples::default(), opinions: Vec::new(), inputs: Inputs::new() }
    }

    fn note(&mut self, position: &G::Position, seat: Seat) {
        self.inputs.clear();
        self.game.sense(position, seat, &mut self.inputs);
        let sample = self.samples.push(&self.inputs);
        self.opinions.push(Opinion { seat, sample, worth: self.net.worth(&self.inputs) });
    }

    /// The game is over: says what each position was worth. Nothing is learned from what has no end.
    fn learn(mut self, position: &G::Position) -> Samples {
        let Some(outcome) = self.game.outcome(position) else { return Samples::default() };
        let mut later: Vec<Worth> =
            Seat::all(self.game.seats()).map(|seat| Worth::of(self.game, &outcome, seat)).collect();
        for opinion in self.opinions.iter().rev() {
            let Some(later) = later.get_mut(opinion.seat.index()) else { continue };
            self.samples.teach(opinion.sample, *later);
            *later = later.towards(opinion.worth, 1.0 - LAMBDA);
        }
        self.samples
    }
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

    #[test]
    fn a_response_is_learned_against_a_rival_that_stays_as_it_is() {
        let against = |bot: &str| Course { against: Some(bot.to_owned()), ..course(4) };
        let learn = |course: Course| train_game("wolves", course, None, &mut |_, _| true);
        let net = learn(against("greedy")).unwrap().to_bytes();
        assert_eq!(net, learn(Course { threads: 1, ..against("greedy") }).unwrap().to_bytes());
        for other in ["random", "scout"] {
            assert_ne!(net, learn(against(other)).unwrap().to_bytes(), "{other} plays otherwise");
        }
        assert_eq!(learn(against("wolf")).unwrap_err().key, "arena-no-such-bot");
    }
}
