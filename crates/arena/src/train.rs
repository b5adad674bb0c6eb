//! Making what bots go by: networks that learn by playing, against themselves or against a bot that stays as it is, and
//! weights that are fitted to games (see `fit`).
//!
//! All seats follow the network that is being trained, a little softly, so that they see more than their own
//! habits. When a game is over, what every decision was worth is known better than when it was made: each
//! network's opinion is moved towards a mixture of what came of it and of what the same seat thought later
//! (the λ-return). Against a frozen bot the network holds one side only, each in turn: what it learns is the best
//! response to that bot. Every game has a stream of chance of its own and they are learned from in their order,
//! so that the same course makes the same network however many threads play.

mod adam;
mod fit;
mod lesson;
mod sample;

use std::thread;

use bots::net::NetError;
use bots::weights::{Weighed, Weights, WeightsError};
use bots::{Known, Learner, Net, Study, Teach, study};
use table::{Chance, Choices, Phrase, Quick};

use crate::spec::Spec;
use adam::Adam;
use lesson::Lesson;
use sample::Samples;

/// How a network is trained, or weights are fitted.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The games that are played, by their options: one after the other.
    pub tables: Vec<Choices>,
    /// How many games in all.
    pub games: u64,
    /// Where chance starts.
    pub seed: u64,
    /// How this course is called: it is written into the file.
    pub origin: String,
    /// The day on which it is held: it is written into a file of weights.
    pub day: String,
    /// The bot that holds all sides but one; without it the network plays against itself.
    pub against: Option<String>,
    /// Of weights, fits only those whose names begin so.
    pub only: Option<String>,
    /// Threads that play: they change nothing but the time it takes.
    pub threads: usize,
}

/// What a training makes.
#[derive(Clone, PartialEq, Debug)]
pub enum Made {
    /// A network.
    Net(Box<Net>),
    /// Weights.
    Weights(Weights),
}

impl Made {
    /// As a file that says it was made so.
    #[must_use]
    pub fn to_bytes(&self, origin: &str) -> Vec<u8> {
        match self {
            Self::Net(net) => Net { origin: origin.to_owned(), ..(**net).clone() }.to_bytes(),
            Self::Weights(weights) => Weights { origin: origin.to_owned(), ..weights.clone() }.to_bytes(),
        }
    }

    /// How such files are called: what stands before the name of a file where a bot is named, and after the point.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Net(_) => "net",
            Self::Weights(_) => "weights",
        }
    }
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
    net.sheet = G::sheet();
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

/// What a training of the game with this id makes (see [`Made::kind`]), and in how many games unless somebody says;
/// `None` where there is nothing to be made.
#[must_use]
pub fn usual(game: &str) -> Option<(&'static str, u64)> {
    struct Usual;
    impl Study for Usual {
        type Answer = Option<(&'static str, u64)>;
        fn of<G: Known>(self) -> Self::Answer {
            G::teach(self)
        }
    }
    impl Teach for Usual {
        type Answer = (&'static str, u64);
        fn network<G: Learner + Known>(self) -> Self::Answer {
            ("net", 200_000)
        }
        fn weights<G: Weighed + Known>(self) -> Self::Answer {
            ("weights", 400)
        }
    }
    study(game, Usual).flatten()
}

/// Is told how far a training has come and what is there so far, and says whether to go on.
pub type OnProgress<'a> = &'a mut dyn FnMut(&Progress, &dyn Fn() -> Made) -> bool;

/// Trains a network for the game with this id, or fits its weights, at the tables that the game names unless the course
/// names others.
///
/// # Errors
/// What to tell a person: there is no such game or nothing to be made for it, a choice is wrong, or what is to be begun
/// from cannot be used.
pub fn train_game(
    game: &str,
    course: Course,
    beginning: Option<&[u8]>,
    progress: OnProgress<'_>,
) -> Result<Made, Phrase> {
    let trainer = Trainer { course, beginning, progress };
    study(game, trainer).flatten().ok_or_else(|| Phrase::new("arena-not-learned").with("game", game))?
}

struct Trainer<'a> {
    course: Course,
    beginning: Option<&'a [u8]>,
    progress: OnProgress<'a>,
}

impl Study for Trainer<'_> {
    type Answer = Option<Result<Made, Phrase>>;

    fn of<G: Known>(self) -> Self::Answer {
        G::teach(self)
    }
}

impl Teach for Trainer<'_> {
    type Answer = Result<Made, Phrase>;

    fn network<G: Learner + Known>(mut self) -> Result<Made, Phrase> {
        if self.course.only.is_some() {
            return Err(Phrase::new("arena-no-parts").with("game", G::info().id));
        }
        if self.course.tables.is_empty() {
            self.course.tables = G::lessons();
        }
        let wrong = |error: NetError| Phrase::new("arena-bad-beginning").with("why", error.to_string());
        let beginning = self.beginning.map(G::read_net).transpose().map_err(wrong)?;
        let mut told = |now: &Progress, net: &Net| (self.progress)(now, &|| Made::Net(Box::new(net.clone())));
        let net = train::<G>(&self.course, beginning, &mut told)?;
        Ok(Made::Net(Box::new(net)))
    }

    fn weights<G: Weighed + Known>(mut self) -> Result<Made, Phrase> {
        if self.course.against.is_some() {
            return Err(Phrase::new("arena-no-response").with("game", G::info().id));
        }
        if self.course.tables.is_empty() {
            self.course.tables = G::tables();
        }
        let read = |bytes| Weights::from_bytes(bytes, G::info().id, G::NAMES);
        let wrong = |error: WeightsError| Phrase::new("arena-bad-beginning").with("why", error.to_string());
        let beginning = self.beginning.map(read).transpose().map_err(wrong)?;
        let values = |weights: Weights| weights.values.into_iter().map(|(_, value)| value).collect();
        let beginning = beginning.map_or_else(G::shipped, values);
        fit::fit::<G>(&self.course, &beginning, self.progress).map(Made::Weights)
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
            day: "2026-11-16".to_owned(),
            against: None,
            only: None,
            threads: 1,
        }
    }

    /// A file with the origin that the course gave it.
    fn file(made: Made) -> Vec<u8> {
        match made {
            Made::Net(net) => net.to_bytes(),
            Made::Weights(weights) => weights.to_bytes(),
        }
    }

    fn learn(course: Course) -> Vec<u8> {
        train_game("triqueta", course, None, &mut |_, _| true).map(file).unwrap()
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
        let net = net.map(file).unwrap();
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
        assert_eq!(usual("chess"), None);
        let only = Some("share".to_owned());
        assert_eq!(key("triqueta", Course { only, ..course(1) }, None), "arena-no-parts");
        let against = Some("greedy".to_owned());
        assert_eq!(key("wolves", Course { against, ..course(1) }, None), "arena-no-response");
        assert_eq!(key("wolves", course(1), Some(b"rubbish")), "arena-bad-beginning");
        assert_eq!(key("triqueta", course(1), Some(b"rubbish")), "arena-bad-beginning");
        let tables = vec![Choices::new(9)];
        assert_eq!(key("triqueta", Course { tables, ..course(1) }, None), "table-problem-players");
    }
}
