//! The winner's screen: who won, the story in one sentence, and where to go from there. It can be shared.

use maud::{Markup, html};
use table::{Outcome, Phrase, Score, Seat};
use texts::Speaker;

use crate::icons::icon;
use crate::model::{Ending, Shell};
use crate::names::table_name;
use crate::pictures;
use crate::result::{scores, winners};
use crate::routes;
use crate::shell::{Frame, copy_field, page};
use crate::words::Words;

/// A difference of so many points is a close one.
const CLOSE: i16 = 2;

/// The winner's screen of a finished table.
#[must_use]
pub fn ending(shell: &Shell, ending: &Ending<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = Speaker::new(shell.lang).with_names(ending.seen.names());
    let game = ending.seen.info().id;
    let Some(outcome) = ending.seen.outcome() else { return Markup::default() };
    let won = winners(&w, &outcome);
    let reason = w.say(&outcome.why(game));
    let told = Some(&outcome)
        .filter(|outcome| outcome.is_counted())
        .and_then(story)
        .map(|story| w.say(&tell(game, &story)));
    let link = format!("{}/t/{}/result", shell.base, ending.code);
    let main = html! {
        section.poster data-theme="dark" {
            div.scn { (pictures::of_game(game)) }
            div.crown {
                p.lab { (w.game(game)) " · " (table_name(&w, ending.code)) }
                h1 { (won) }
                @if let Some(own) = ending.reader.and_then(|seat| own_place(&outcome, seat)) { p { (w.say(&own)) } }
                p { (told.as_deref().unwrap_or(&reason)) }
            }
        }
        @if outcome.is_counted() {
            section.panel {
                div.ph { h2 { (w.t("web-scores")) } }
                (scores(&w, ending.seen, &outcome))
                @if told.is_some() { p.soft { (reason) } }
            }
        }
        div.bar {
            a.btn href=(routes::table(ending.code, "")) { (w.t("web-ending-board")) }
            a.btn href=(routes::table(ending.code, "replay")) { (icon("replay")) (w.t("web-replay")) }
            @if let Some(next) = ending.rematch {
                a.btn.pri href=(routes::table(next, "")) { (w.t("web-rematch-go")) }
            } @else if ending.reader.is_some() {
                form method="post" action=(routes::table(ending.code, "rematch")) {
                    button.btn.pri { (w.t("web-rematch")) }
                }
            }
        }
        section.panel.personal {
            h2 { (icon("link")) (w.t("web-ending-share")) }
            (copy_field(&w, "share", &link, &w.t("web-ending-share")))
        }
    };
    page(
        shell,
        &Frame::new(&format!("{won} · {}", w.game(game)), told.as_deref().unwrap_or(&reason), "ending"),
        &main,
    )
}

/// How far behind the reader is; nothing for a winner, and where teams win.
fn own_place(outcome: &Outcome, seat: Seat) -> Option<Phrase> {
    let own = outcome.seats.get(seat.index()).filter(|own| own.place > 1 && outcome.team.is_none())?;
    let best = outcome.seats.iter().find(|score| score.place == 1)?;
    Some(Phrase::new("web-ending-yours").with("place", own.place).with("behind", best.total - own.total))
}

/// What the scores alone tell.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Story {
    /// Several won with so many points.
    Shared(i16),
    /// The first two have equally many points.
    Tie(Seat, Seat, i16),
    /// So few points lie between the first two.
    Close(Seat, Seat, i16),
    /// In one category the winner was so far ahead of the second that this alone was enough.
    Category(&'static str, Seat, i16),
    /// The winner was ahead by so many points.
    Clear(Seat, Seat, i16),
}

/// The story of a game; none where teams win, whose end tells it already.
fn story(outcome: &Outcome) -> Option<Story> {
    if outcome.team.is_some() {
        return None;
    }
    let mut seats: Vec<(Seat, &Score)> = Seat::all(outcome.seats.len() as u8).zip(&outcome.seats).collect();
    seats.sort_by_key(|(seat, score)| (score.place, *seat));
    let [(winner, first), (other, second), ..] = seats[..] else { return None };
    let ahead = first.total - second.total;
    if second.place == 1 {
        return Some(Story::Shared(first.total));
    }
    if ahead == 0 {
        return Some(Story::Tie(winner, other, first.total));
    }
    if ahead <= CLOSE {
        return Some(Story::Close(winner, other, ahead));
    }
    let theirs =
        |category| second.lines.iter().find(|line| line.category == category).map_or(0, |line| line.points);
    let gains = first.lines.iter().map(|line| (line.points - theirs(line.category), line.category));
    match gains.max_by_key(|(gain, _)| *gain) {
        Some((gain, category)) if gain >= ahead => Some(Story::Category(category, other, gain)),
        _ => Some(Story::Clear(winner, other, ahead)),
    }
}

/// The story as a sentence.
fn tell(game: &str, story: &Story) -> Phrase {
    let player = |seat: Seat| Phrase::new("table-player").with("seat", seat);
    let of_two = |key: &'static str, one, other, points: i16| {
        Phrase::new(key).with("winner", player(one)).with("second", player(other)).with("points", points)
    };
    match *story {
        Story::Shared(points) => Phrase::new("web-story-shared").with("points", points),
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
}
