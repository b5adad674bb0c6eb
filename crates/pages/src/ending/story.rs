//! The story of a game in one sentence, from scores alone.

use maud::Markup;
use table::{AnySeen, Outcome, Phrase, Score, Seat};
use texts::Speaker;

use crate::games::kit;

/// A difference of so many points is a close one.
const CLOSE: i16 = 2;

/// What a game has for its end: the poster, the words on it, and how its story is told. Where something is lacking,
/// the winner's screen does without.
pub(crate) struct Epilogue {
    /// What stands on the poster before the hills, on a sheet of 800 by 800.
    pub(crate) poster: fn(&dyn AnySeen, &Outcome) -> Option<Markup>,
    /// A few words about the winner.
    pub(crate) label: fn(&Speaker<'_>, &dyn AnySeen, &Outcome) -> Option<String>,
    /// What stands in the place of points, where a game has none.
    pub(crate) panel: fn(&Speaker<'_>, &dyn AnySeen) -> Option<Markup>,
    /// How the points went.
    pub(crate) course: fn(&dyn AnySeen) -> Option<Course>,
    /// Messages, each with `$winner`, `$rival` and `$points` (by how much the rival was ahead): somebody else was ahead
    /// until the last scoring; the winner was last at half-time; the winner led at every scoring.
    pub(crate) last: &'static str,
    pub(crate) behind: &'static str,
    pub(crate) led: &'static str,
}

/// Points by seat in the course of a game. Seats of one team have the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Course {
    /// After every scoring, the first first.
    pub(crate) scorings: Vec<Vec<i16>>,
    /// Right before the last one.
    pub(crate) before: Vec<i16>,
}

/// What the scores alone tell.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Story {
    /// Several won with so many points.
    Shared(i16),
    /// Somebody else was ahead by so much until the last scoring.
    Last(Seat, Seat, i16),
    /// The winner was last at half-time, so far behind the first.
    Behind(Seat, Seat, i16),
    /// The winner led at every scoring.
    Led(Seat, Seat),
    /// The first two have equally many points.
    Tie(Seat, Seat, i16),
    /// So few points lie between the first two.
    Close(Seat, Seat, i16),
    /// In one category the winner was so far ahead of the second that this alone was enough.
    Category(&'static str, Seat, i16),
    /// The winner was ahead by so many points.
    Clear(Seat, Seat, i16),
}

/// The story of this game as a sentence; none where the end tells it already.
pub(super) fn story(seen: &dyn AnySeen, outcome: &Outcome) -> Option<Phrase> {
    let epilogue = kit(seen.info().id).epilogue;
    let course = epilogue.filter(|_| outcome.is_counted()).and_then(|epilogue| (epilogue.course)(seen));
    let story = find(outcome, course.as_ref())?;
    Some(tell(seen.info().id, epilogue, outcome, &story))
}

/// The first of the stories that is true, in the order in which they are worth telling.
fn find(outcome: &Outcome, course: Option<&Course>) -> Option<Story> {
    if !outcome.is_counted() {
        return None;
    }
    let mut seats: Vec<(Seat, &Score)> = Seat::all(outcome.seats.len() as u8).zip(&outcome.seats).collect();
    seats.sort_by_key(|(seat, score)| (score.place, *seat));
    let &(winner, first) = seats.first()?;
    let &(other, second) = seats.iter().find(|(seat, _)| !outcome.won(*seat)).or(seats.get(1))?;
    if outcome.team.is_none() && outcome.winners().count() > 1 {
        return Some(Story::Shared(first.total));
    }
    if let Some(course) = course {
        let ahead = |points: &[i16]| ahead_of(points, winner, outcome);
        if let Some((rival, by)) = ahead(&course.before) {
            return Some(Story::Last(winner, rival, by));
        }
        let half = course.scorings.get(course.scorings.len().saturating_sub(1) / 2);
        if let Some((rival, by)) =
            half.filter(|points| is_last(points, winner, outcome)).and_then(|half| ahead(half))
        {
            return Some(Story::Behind(winner, rival, by));
        }
        let leads = |points: &[i16]| leads(points, winner, outcome);
        if course.scorings.len() > 1
            && course.scorings.iter().all(|points| leads(points))
            && leads(&course.before)
        {
            return Some(Story::Led(winner, other));
        }
    }
    if outcome.team.is_some() {
        return None;
    }
    let ahead = first.total - second.total;
    if ahead == 0 {
        return Some(Story::Tie(winner, other, first.total));
    }
    if (0..=CLOSE).contains(&ahead) {
        return Some(Story::Close(winner, other, ahead));
    }
    let theirs =
        |category| second.lines.iter().find(|line| line.category == category).map_or(0, |line| line.points);
    let gains = first.lines.iter().map(|line| (line.points - theirs(line.category), line.category));
    match gains.max_by_key(|(gain, _)| *gain) {
        // Who gave up is behind, however many points they had.
        _ if ahead < 0 => None,
        Some((gain, category)) if gain >= ahead => Some(Story::Category(category, other, gain)),
        _ => Some(Story::Clear(winner, other, ahead)),
    }
}

/// Everybody who did not win, with their points.
fn others<'a>(points: &'a [i16], outcome: &'a Outcome) -> impl Iterator<Item = (Seat, i16)> + 'a {
    Seat::all(points.len() as u8).zip(points.iter().copied()).filter(|(seat, _)| !outcome.won(*seat))
}

/// Who was ahead of the winner, and by how much.
fn ahead_of(points: &[i16], winner: Seat, outcome: &Outcome) -> Option<(Seat, i16)> {
    let own = *points.get(winner.index())?;
    let (rival, most) =
        others(points, outcome).max_by_key(|&(seat, points)| (points, std::cmp::Reverse(seat)))?;
    (most > own).then_some((rival, most - own))
}

fn is_last(points: &[i16], winner: Seat, outcome: &Outcome) -> bool {
    let own = points.get(winner.index()).copied().unwrap_or_default();
    others(points, outcome).all(|(_, points)| points > own)
}

fn leads(points: &[i16], winner: Seat, outcome: &Outcome) -> bool {
    let own = points.get(winner.index()).copied().unwrap_or_default();
    others(points, outcome).all(|(_, points)| points < own)
}

/// The story as a sentence.
fn tell(game: &str, epilogue: Option<&Epilogue>, outcome: &Outcome, story: &Story) -> Phrase {
    let player = |seat: Seat| Phrase::new("table-player").with("seat", seat);
    let side = |seat: Seat| match outcome.team {
        Some(team) if outcome.won(seat) => Phrase::new(team),
        _ => player(seat),
    };
    let of_two = |key: &'static str, one, other, points: i16| {
        Phrase::new(key).with("winner", side(one)).with("second", player(other)).with("points", points)
    };
    let of_game = |key: fn(&Epilogue) -> &'static str, one, rival, points: i16| {
        let key = epilogue.map_or("web-story-clear", key);
        Phrase::new(key)
            .with("winner", side(one))
            .with("rival", player(rival))
            .with("second", player(rival))
            .with("points", points)
    };
    match *story {
        Story::Shared(points) => Phrase::new("web-story-shared").with("points", points),
        Story::Last(one, rival, by) => of_game(|epilogue| epilogue.last, one, rival, by),
        Story::Behind(one, rival, by) => of_game(|epilogue| epilogue.behind, one, rival, by),
        Story::Led(one, other) => of_game(|epilogue| epilogue.led, one, other, 0),
        Story::Tie(one, other, points) => of_two("web-story-tie", one, other, points),
        Story::Close(one, other, points) => of_two("web-story-close", one, other, points),
        Story::Clear(one, other, points) => of_two("web-story-clear", one, other, points),
        Story::Category(category, other, points) => Phrase::new("web-story-category")
            .with("category", Phrase::new(format!("{game}-score-{category}")))
            .with("second", player(other))
            .with("points", points),
    }
}

#[cfg(test)]
mod tests {
    use table::Line;

    use super::*;

    fn outcome(scores: &[&[(&'static str, i16)]]) -> Outcome {
        let score = |lines: &&[(&'static str, i16)]| {
            Score::sum(lines.iter().map(|&(category, points)| Line { category, points }).collect())
        };
        Outcome::ranked("full-moon", scores.iter().map(score).collect(), |_, score| score.total)
    }

    fn story(outcome: &Outcome) -> Option<Story> {
        find(outcome, None)
    }

    #[test]
    fn the_scores_tell_the_story() {
        let (one, two) = (Seat::from_index(0), Seat::from_index(1));
        assert_eq!(story(&outcome(&[&[("regions", 9)], &[("regions", 9)]])), Some(Story::Shared(9)));
        assert_eq!(
            story(&outcome(&[&[("regions", 9)], &[("regions", 11)]])),
            Some(Story::Close(two, one, 2))
        );
        let regions = outcome(&[&[("regions", 20), ("prey", 3)], &[("regions", 10), ("prey", 5)]]);
        assert_eq!(story(&regions), Some(Story::Category("regions", two, 10)));
        let everywhere = outcome(&[&[("regions", 8), ("prey", 8)], &[("regions", 5), ("prey", 5)]]);
        assert_eq!(story(&everywhere), Some(Story::Clear(one, two, 6)));
        let mut decided = outcome(&[&[("regions", 9)], &[("regions", 9)]]);
        decided.seats[1].place = 2;
        assert_eq!(story(&decided), Some(Story::Tie(one, two, 9)));
        let team = Outcome { team: Some("hound-team-blue"), ..regions };
        assert_eq!(story(&team), None);
    }

    /// The order is: the last scoring, half-time, from start to end, and only then how close it was.
    #[test]
    fn the_course_of_the_game_comes_first() {
        let (one, two, three) = (Seat::from_index(0), Seat::from_index(1), Seat::from_index(2));
        let close = outcome(&[&[("regions", 21)], &[("regions", 20)], &[("regions", 9)]]);
        let course = |scorings: [[i16; 3]; 3], before: [i16; 3]| Course {
            scorings: scorings.map(|row| row.to_vec()).to_vec(),
            before: before.to_vec(),
        };
        let story = |course: &Course| find(&close, Some(course));
        let end = [21, 20, 9];
        let late = course([[1, 2, 3], [4, 9, 5], end], [10, 14, 6]);
        assert_eq!(story(&late), Some(Story::Last(one, two, 4)));
        let behind = course([[5, 2, 3], [4, 6, 9], end], [14, 14, 6]);
        assert_eq!(story(&behind), Some(Story::Behind(one, three, 5)));
        let led = course([[5, 2, 3], [8, 6, 7], end], [14, 13, 6]);
        assert_eq!(story(&led), Some(Story::Led(one, two)));
        let even = course([[5, 5, 3], [8, 6, 7], end], [14, 13, 6]);
        assert_eq!(story(&even), Some(Story::Close(one, two, 1)));
    }
}
