//! Making networks that learn by playing, against themselves or against a bot that stays as it is.
//!
//! All seats follow the network that is being trained, a little softly, so that they see more than their own
//! habits. When a game is over, what every decision was worth is known better than when it was made: each
//! network's opinion is moved towards a mixture of what came of it and of what the same seat thought later
//! (the λ-return). Against a frozen bot the network holds one side only, each in turn: what it learns is the best
//! response to that bot. Every game has a stream of chance of its own and they are learned from in their order,
//! so that the same course makes the same network however many threads play. Games of long turns are played turn by
//! turn instead of move by move (`campaign`).

mod adam;
mod campaign;
mod lesson;
mod sample;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use bots::net::NetError;
use bots::{Campaign, Known, Learner, Net, Study, Teach, study};
use table::{Chance, Choices, Phrase, Quick};

use crate::spec::Spec;
use adam::Adam;
use lesson::Lesson;
use sample::Samples;

/// How a network is trained.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The games that are played, by their options, one after the other; empty for the game's own mixture.
    pub tables: Vec<Choices>,
    /// Only what the game's own mixture has for so many players.
    pub players: Option<u8>,
    /// How many games in all.
    pub games: u64,
    /// Where chance starts.
    pub seed: u64,
    /// How this course is called: it is written into the file.
    pub origin: String,
    /// The bot that holds all sides but one; without it the network plays against itself.
    pub against: Option<String>,
    /// Threads that play: they change nothing but the time it takes.
    pub threads: usize,
}

impl Course {
    /// Takes the game's own mixture unless tables were named. A game that has none for so many players is learned as
    /// it is played when nobody chooses anything.
    fn fill(&mut self, mut mixture: Vec<Choices>) {
        if !self.tables.is_empty() {
            return;
        }
        if let Some(players) = self.players {
            mixture.retain(|table| table.players == players);
            if mixture.is_empty() {
                mixture.push(Choices::new(players));
            }
        }
        self.tables = mixture;
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
    let mut net = beginning.unwrap_or_else(|| newborn(G::info().id, G::INPUTS, &mut chance));
    let mut adam = Adam::new(&net);
    let (mut samples, mut played) = (Samples::default(), 0);
    while played < course.games && !lessons.is_empty() {
        let numbers: Vec<u64> = (played..course.games).take(GAMES_PER_STEP).collect();
        samples.clear();
        // Each side in turn at each table.
        let tables = lessons.len() as u64;
        let one = |number: u64, chance: &mut Quick| {
            lessons[(number % tables) as usize].play(&net, number / tables, chance)
        };
        for game in play(course, &numbers, one) {
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
    net.sheet = G::sheet();
    sign(&mut net, course);
    Ok(net)
}

/// Writes into a network's head how it was made. A head is made of lines.
fn sign(net: &mut Net, course: &Course) {
    let mut players: Vec<String> = course.tables.iter().map(|choices| choices.players.to_string()).collect();
    players.sort_unstable();
    players.dedup();
    net.on = format!("tables for {}", players.join(", "));
    net.origin = course.origin.split_whitespace().collect::<Vec<_>>().join(" ");
}

/// Plays the games with these numbers on all threads, each with its own chance, and returns what came of each, in
/// their order.
fn play<T: Send + Default>(
    course: &Course,
    numbers: &[u64],
    one: impl Fn(u64, &mut Quick) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut played = Vec::new();
        while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut chance = Quick::new(course.seed ^ (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            played.push((number, one(number, &mut chance)));
        }
        played
    };
    if course.threads < 2 {
        return work().into_iter().map(|(_, game)| game).collect();
    }
    let mut games: Vec<(u64, T)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..course.threads).map(|_| scope.spawn(work)).collect();
        // A thread that did not come back has nothing to learn from.
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    });
    games.sort_unstable_by_key(|(number, _)| *number);
    games.into_iter().map(|(_, game)| game).collect()
}

/// In how many games a network of the game with this id learns unless somebody says; `None` where none can.
#[must_use]
pub fn usual(game: &str) -> Option<u64> {
    struct Usual;
    impl Study for Usual {
        type Answer = Option<u64>;
        fn of<G: Known>(self) -> Self::Answer {
            G::teach(self)
        }
    }
    impl Teach for Usual {
        type Answer = u64;
        fn network<G: Learner + Known>(self) -> u64 {
            200_000
        }
        fn campaign<G: Campaign + Known>(self) -> u64 {
            20_000
        }
    }
    study(game, Usual).flatten()
}

/// Is told how far a training has come and what the network has learned so far, and says whether to go on.
pub type OnProgress<'a> = &'a mut dyn FnMut(&Progress, &Net) -> bool;

/// Trains a network for the game with this id, at the tables that the game names unless the course names others.
///
/// # Errors
/// What to tell a person: there is no such game or nothing to be learned for it, a choice is wrong, or what is to be
/// begun from cannot be used.
pub fn train_game(
    game: &str,
    course: Course,
    beginning: Option<&[u8]>,
    progress: OnProgress<'_>,
) -> Result<Net, Phrase> {
    let trainer = Trainer { course, beginning, progress };
    study(game, trainer).flatten().ok_or_else(|| Phrase::new("arena-not-learned").with("game", game))?
}

struct Trainer<'a> {
    course: Course,
    beginning: Option<&'a [u8]>,
    progress: OnProgress<'a>,
}

impl Trainer<'_> {
    /// The network to begin with, as the game reads it.
    fn beginning(&self, read: fn(&[u8]) -> Result<Net, NetError>) -> Result<Option<Net>, Phrase> {
        let wrong = |error: NetError| Phrase::new("arena-bad-beginning").with("why", error.to_string());
        self.beginning.map(read).transpose().map_err(wrong)
    }
}

impl Study for Trainer<'_> {
    type Answer = Option<Result<Net, Phrase>>;

    fn of<G: Known>(self) -> Self::Answer {
        G::teach(self)
    }
}

impl Teach for Trainer<'_> {
    type Answer = Result<Net, Phrase>;

    fn network<G: Learner + Known>(mut self) -> Result<Net, Phrase> {
        self.course.fill(G::lessons());
        let beginning = self.beginning(G::read_net)?;
        train::<G>(&self.course, beginning, self.progress)
    }

    fn campaign<G: Campaign + Known>(mut self) -> Result<Net, Phrase> {
        self.course.fill(G::lessons());
        let beginning = self.beginning(G::read_net)?;
        campaign::train::<G>(&self.course, beginning, self.progress)
    }
}

/// A network with small random weights.
fn newborn(game: &str, inputs: usize, chance: &mut Quick) -> Net {
    let mut net = Net::blank(game, inputs);
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
            players: None,
            games,
            seed: 5,
            origin: "loup train\n triqueta".to_owned(),
            against: None,
            threads: 1,
        }
    }

    fn learn(course: Course) -> Vec<u8> {
        train_game("triqueta", course, None, &mut |_, _| true).map(|net| net.to_bytes()).unwrap()
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
            alone: false,
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
        let net = net.map(|net| net.to_bytes()).unwrap();
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
        assert_eq!(key("wolves", course(1), Some(b"rubbish")), "arena-bad-beginning");
        assert_eq!(key("triqueta", course(1), Some(b"rubbish")), "arena-bad-beginning");
        let tables = vec![Choices::new(9)];
        assert_eq!(key("triqueta", Course { tables, ..course(1) }, None), "table-problem-players");
        let players = Course { tables: Vec::new(), players: Some(9), ..course(1) };
        assert_eq!(key("triqueta", players, None), "table-problem-players");
    }

    #[test]
    fn the_mixture_of_a_game_can_be_narrowed_to_a_number_of_players() {
        let filled = |players: Option<u8>, tables: Vec<Choices>| {
            let mut course = Course { tables, players, ..course(1) };
            course.fill(vec![Choices::new(3), Choices::new(4).with("wolves", "on"), Choices::new(4)]);
            course.tables.iter().map(|table| table.players).collect::<Vec<_>>()
        };
        assert_eq!(filled(None, Vec::new()), [3, 4, 4]);
        assert_eq!(filled(Some(4), Vec::new()), [4, 4]);
        assert_eq!(filled(Some(2), Vec::new()), [2], "as it is played when nobody chooses anything");
        assert_eq!(filled(Some(4), vec![Choices::new(5)]), [5], "what was named");
    }
}
