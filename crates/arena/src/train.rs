//! Learning by playing, against oneself or against a bot that stays as it is.
//!
//! All seats follow the network that is being trained, a little softly, so that they see more than their own
//! habits. When a game is over, what every decision was worth is known better than when it was made: each
//! network's opinion is moved towards a mixture of what came of it and of what the same seat thought later
//! (the λ-return). Against a frozen bot the network holds one side only, each in turn: what it learns is the best
//! response to that bot. Every game has a stream of chance of its own and they are learned from in their order,
//! so that the same course makes the same network however many threads play.

mod adam;
mod lesson;
mod sample;

use std::thread;

use bots::net::NetError;
use bots::{Known, Learner, Net};
use hound::Hound;
use table::{Chance, Choices, Phrase, Quick};
use triqueta::Triqueta;

use crate::spec::Spec;
use adam::Adam;
use lesson::Lesson;
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
    /// The bot that holds all sides but one; without it the network plays against itself.
    pub against: Option<String>,
    /// Threads that play: they change nothing but the time it takes.
    pub threads: usize,
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
const GAMES_PER_STEP: usize = 32;
/// Decisions that are learned from at once.
const BATCH: usize = 256;
/// The rate of learning at the beginning; it falls evenly to a fiftieth of it.
const RATE: f32 = 1.5e-3;

/// Trains a network from a beginning or, without one, from nothing. `progress` is told now and then and says
/// whether to go on.
///
/// # Errors
/// What to tell a person: the options of a table are wrong, or there is no such bot to train against.
pub fn train<G: Learner + Known>(
    course: &Course,
    beginning: Option<Net>,
    progress: &mut dyn FnMut(&Progress, &Net) -> bool,
) -> Result<Net, Phrase> {
    let mut chance = Quick::new(course.seed);
    let rival = course.against.as_deref().map(|name| Ok((name, name.parse::<Spec>()?))).transpose()?;
    let rival = rival.as_ref().map(|(name, spec)| (*name, spec));
    let lessons = course.tables.iter().map(|choices| Lesson::<G>::new(choices, rival, &mut chance));
    let lessons: Vec<Lesson<G>> = lessons.collect::<Result<_, _>>()?;
    let mut net = beginning.unwrap_or_else(|| newborn::<G>(&mut chance));
    let mut adam = Adam::new(&net);
    let (mut samples, mut played) = (Samples::default(), 0);
    while played < course.games && !lessons.is_empty() {
        let numbers: Vec<u64> = (played..course.games).take(GAMES_PER_STEP).collect();
        samples.clear();
        for game in play(&net, &lessons, &numbers, course) {
            samples.append(&game);
        }
        played += numbers.len() as u64;
        samples.mix(&mut chance);
        let done = played as f32 / course.games as f32;
        let loss = adam.learn(&mut net, &samples, BATCH, RATE * (1.0 - 0.98 * done));
        if !progress(&Progress { games: played, loss }, &net) {
            break;
        }
    }
    // A file's head is made of lines.
    net.origin = course.origin.split_whitespace().collect::<Vec<_>>().join(" ");
    Ok(net)
}

/// Plays the games with these numbers on all threads and returns what can be learned from each, in their order.
fn play<G: Learner + Known>(
    net: &Net,
    lessons: &[Lesson<G>],
    numbers: &[u64],
    course: &Course,
) -> Vec<Samples> {
    let one = |&number: &u64| {
        let lesson = &lessons[(number % lessons.len() as u64) as usize];
        let mut chance = Quick::new(course.seed ^ (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        // Each side in turn at each table.
        lesson.play(net, number / lessons.len() as u64, &mut chance)
    };
    let part = numbers.len().div_ceil(course.threads.max(1)).max(1);
    if part >= numbers.len() {
        return numbers.iter().map(one).collect();
    }
    thread::scope(|scope| {
        let threads: Vec<_> = numbers
            .chunks(part)
            .map(|part| scope.spawn(move || part.iter().map(one).collect::<Vec<_>>()))
            .collect();
        // A thread that did not come back has nothing to learn from.
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    })
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
    fn of<G: Learner + Known>(
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
        train::<G>(course, beginning, progress)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Match, Running, contest::Thought};
    use std::sync::atomic::AtomicBool;

    fn course(games: u64) -> Course {
        Course {
            tables: vec![Choices::new(2)],
            games,
            seed: 5,
            origin: "loup train\n triqueta".to_owned(),
            against: None,
            threads: 1,
        }
    }

    fn learn(course: Course) -> Vec<u8> {
        train_game("triqueta", course, None, &mut |_, _| true).unwrap().to_bytes()
    }

    /// The first network's share against the second.
    fn share(nets: [&[u8]; 2], games: u64) -> f64 {
        let folder = std::env::temp_dir().join(format!("loup-train-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = |number: usize| folder.join(format!("{number}.net"));
        nets.iter().enumerate().for_each(|(number, net)| std::fs::write(file(number), net).unwrap());
        let of = Match {
            game: "triqueta".to_owned(),
            players: 2,
            options: Default::default(),
            bots: [0, 1].map(|number| format!("net:{}", file(number).display())).to_vec(),
            thought: Thought::Own,
            only_first: false,
            seed: 8,
            sprt: None,
        };
        let stop = AtomicBool::new(false);
        let report = of.play(None, &Running { games, threads: 2, stop: &stop, progress: &|_| {} }).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        report.share(0, 1).unwrap().0
    }

    #[test]
    fn a_short_course_learns_something_and_always_the_same() {
        let net = learn(course(1_500));
        let share = share([&net, &learn(course(0))], 300);
        assert!(share > 0.6, "{share} against a newborn");
        assert_eq!(net, learn(Course { threads: 3, ..course(1_500) }));
        assert_ne!(net, learn(Course { seed: 6, ..course(1_500) }));
        let head = String::from_utf8_lossy(&net[..200]).into_owned();
        assert!(head.contains("\norigin loup train triqueta\nhash "), "{head}");
    }

    #[test]
    fn a_response_learns_what_to_expect_of_a_frozen_bot() {
        let against = Course { against: Some("greedy".to_owned()), threads: 2, ..course(640) };
        let mut losses = Vec::new();
        let net = train_game("triqueta", against.clone(), None, &mut |now, _| {
            losses.push(now.loss);
            true
        });
        let net = net.unwrap().to_bytes();
        assert_eq!((losses.len(), net == learn(Course { threads: 1, ..against.clone() })), (20, true));
        assert_ne!(net, learn(Course { against: None, ..against.clone() }));
        assert!(losses[19] < 0.6 * losses[0], "{losses:?}");
        let unknown = Course { against: Some("wolf".to_owned()), ..against };
        let wrong = train_game("triqueta", unknown, None, &mut |_, _| true);
        assert_eq!(wrong.unwrap_err().key, "arena-no-such-bot");
    }

    #[test]
    fn what_cannot_be_trained_is_said() {
        let key = |game: &str, course: Course, beginning: Option<&[u8]>| {
            train_game(game, course, beginning, &mut |_, _| true).unwrap_err().key.into_owned()
        };
        assert_eq!(key("chess", course(1), None), "arena-not-learned");
        assert_eq!(key("triqueta", course(1), Some(b"rubbish")), "arena-bad-beginning");
        let tables = vec![Choices::new(9)];
        assert_eq!(key("triqueta", Course { tables, ..course(1) }, None), "table-problem-players");
    }
}
