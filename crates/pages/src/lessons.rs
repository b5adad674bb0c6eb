//! Lessons of a guided first table: what is said when it first matters.
//!
//! A game's course is a list of lessons in the order in which they are given when several matter at once. Each
//! has a condition on a `Situation`: the viewer's own view, the viewer's legal moves, and what the viewer has
//! been told so far. Nothing else can be asked, so a lesson cannot give away what is hidden.
//!
//! A lesson is due to whoever decides, or to everybody once the game is over; which ones have been given is
//! kept by the server.

use bots::Level;
use table::{AnySeen, Game, Seat, Viewer};

use crate::games::kit;

/// Something that is said once at a guided table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The message that says it: also its name.
    pub key: &'static str,
    /// The rule that tells more.
    pub rule: &'static str,
    /// What it is about: a class of the whole page, by which the style sheet frames that part of it.
    pub at: &'static str,
}

/// What a lesson's condition may look at: only what the viewer sees, may play, and was told.
pub(crate) struct Situation<G: Game> {
    pub seat: Option<Seat>,
    pub view: G::View,
    pub moves: Vec<G::Move>,
    pub told: Vec<G::Event>,
}

/// A lesson with the situation in which it matters.
pub(crate) struct Step<G: Game> {
    lesson: Lesson,
    matters: fn(&Situation<G>) -> bool,
}

/// A line of a course.
pub(crate) const fn step<G: Game>(
    key: &'static str,
    rule: &'static str,
    at: &'static str,
    matters: fn(&Situation<G>) -> bool,
) -> Step<G> {
    Step { lesson: Lesson { key, rule, at }, matters }
}

/// How a game's guided table begins: always alike, so that what is explained comes up soon.
#[derive(Debug)]
pub struct Opening {
    /// How many play.
    pub players: u8,
    /// How well the others play, from seat 2 on; whoever is not named learns with the reader.
    pub others: &'static [Level],
    /// The options that are not as usual.
    pub choices: &'static [(&'static str, &'static str)],
    /// From where.
    pub beginning: Begins,
}

/// What a guided table begins from.
#[derive(Debug)]
pub enum Begins {
    /// From this seed.
    Seed(&'static str),
    /// From this set-up.
    Deal(&'static str),
}

/// A game's lessons, and how its guided table begins.
pub(crate) struct Course<G: Game> {
    pub opening: Opening,
    pub steps: &'static [Step<G>],
}

/// A course without the game's types.
pub(crate) trait Teaches: Sync {
    /// How the guided table begins.
    fn opening(&self) -> &Opening;
    /// All lessons, in their order.
    fn lessons(&self) -> Vec<Lesson>;
    /// The first lesson that matters to this viewer now and was not given yet.
    fn due(&self, seen: &dyn AnySeen, given: &[String]) -> Option<Lesson>;
}

impl<G: Game> Teaches for Course<G> {
    fn opening(&self) -> &Opening {
        &self.opening
    }

    fn lessons(&self) -> Vec<Lesson> {
        self.steps.iter().map(|step| step.lesson).collect()
    }

    fn due(&self, seen: &dyn AnySeen, given: &[String]) -> Option<Lesson> {
        let seen = seen.of::<G>()?;
        let seat = match seen.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        };
        if let Some(acting) = seen.to_act()
            && seat != Some(acting)
        {
            return None;
        }
        let situation = Situation {
            seat,
            view: seen.view(),
            moves: seen.legal_moves(),
            told: seen.heard(0..seen.plies()).collect(),
        };
        let left = self.steps.iter().filter(|step| !given.iter().any(|key| key == step.lesson.key));
        left.into_iter().find(|step| (step.matters)(&situation)).map(|step| step.lesson)
    }
}

/// The lesson that is due to this viewer now: the first of the course that matters and was not given yet.
#[must_use]
pub fn due(seen: &dyn AnySeen, given: &[String]) -> Option<Lesson> {
    kit(seen.info().id).course?.due(seen, given)
}

/// All lessons of a game, in their order; none for a game without a course.
#[must_use]
pub fn all(game: &str) -> Vec<Lesson> {
    kit(game).course.map_or_else(Vec::new, Teaches::lessons)
}

/// How the guided table of a game begins; `None` for a game without a course.
#[must_use]
pub fn opening(game: &str) -> Option<&'static Opening> {
    kit(game).course.map(Teaches::opening)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In another world that the viewer cannot tell from the real one the same lesson is due.
    #[test]
    fn lessons_give_nothing_away() {
        for game in catalogue::games() {
            let choices = table::Choices::new(game.info().default_players);
            let start = table::Start::Seed("1e55".parse().expect("a test knows its data"));
            let mut table = game.open(&choices, start, &[]).expect("a test knows its data");
            let (mut given, mut compared) = (Vec::new(), 0);
            for ply in 0..120_usize {
                let Some(seat) = table.to_act() else { break };
                let viewer = Viewer::Seat(seat);
                let seed = format!("{:x}", ply + 1).parse().expect("a test knows its data");
                let other = table.fork(table.plies(), viewer, &seed).expect("a test knows its data");
                let lesson = due(&*table.seen(viewer), &given);
                assert_eq!(due(&*other.seen(viewer), &given), lesson, "{} {ply}", game.info().id);
                assert_eq!(due(&*table.seen(Viewer::Public), &given), None, "nobody else is taught");
                compared += usize::from(lesson.is_some());
                given.extend(lesson.map(|lesson| lesson.key.to_owned()));
                let count = table.legal_moves().len();
                table.play_nth((ply * 7919 + 13) % count).expect("a test knows its data");
            }
            assert!(compared > 5, "{}: {compared}", game.info().id);
        }
    }

    #[test]
    fn lessons_differ_and_name_rules_of_their_game() {
        let ids = include_str!("../../../docs/rules/ids.txt");
        for game in catalogue::games() {
            let lessons = all(game.info().id);
            assert!(lessons.len() > 9, "{}", game.info().id);
            for (index, lesson) in lessons.iter().enumerate() {
                assert!(lessons[..index].iter().all(|other| other.key != lesson.key), "{} twice", lesson.key);
                let known = ids.lines().any(|line| line.split_whitespace().next() == Some(lesson.rule));
                assert!(known && lesson.rule.starts_with(game.info().rules), "{lesson:?}");
            }
        }
    }
}
