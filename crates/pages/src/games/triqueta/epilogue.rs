//! The end of Triqueta: the winner's threes around the moon.

use maud::{Markup, html};
use table::{AnySeen, Outcome, Phrase, Viewer};
use texts::Speaker;
use triqueta::{Animal, Event, Triqueta};

use crate::ending::{Course, Epilogue};
use crate::games::once_each;
use crate::letters;
use crate::posters::put;

pub(super) static EPILOGUE: Epilogue = Epilogue {
    poster,
    label,
    panel: |_, _| None,
    course,
    last: "web-triqueta-story-last",
    behind: "web-triqueta-story-behind",
    led: "web-triqueta-story-led",
};

/// Where the most valuable three lies, token by token, the last one on top.
const BEFORE_THE_MOON: [(i16, i16, u16); 3] = [(292, 270, 150), (560, 270, 150), (386, 170, 230)];
/// Where the other threes lie, one token each.
const AROUND: [(i16, i16, u16); 6] =
    [(196, 420, 126), (296, 470, 136), (566, 470, 136), (660, 420, 126), (430, 520, 130), (96, 400, 110)];

/// The animals of which this many lie before the first winner, the most valuable first.
fn heaps(seen: &dyn AnySeen, outcome: &Outcome, fits: impl Fn(u8) -> bool) -> Option<Vec<Animal>> {
    let view = seen.of::<Triqueta>()?.view();
    let winner = view.seat(outcome.winners().next()?)?;
    let mut animals: Vec<Animal> =
        winner.groups.iter().filter(|group| fits(group.count)).map(|group| group.animal).collect();
    animals.sort_by_key(|animal| std::cmp::Reverse(animal.value()));
    Some(animals)
}

fn poster(seen: &dyn AnySeen, outcome: &Outcome) -> Option<Markup> {
    let mut threes = heaps(seen, outcome, |count| count == 3)?;
    if threes.is_empty() {
        threes = heaps(seen, outcome, |_| true)?;
    }
    let mut threes = threes.into_iter();
    let best = threes.next();
    Some(html! {
        path d="M-460 1000V680l460-40 240-40 560 60 200-20 500 30V1000z" fill="var(--forest)" {}
        (put("tree-tile", 16, 456, 180))
        (put("tree-tile", 640, 510, 150))
        @for (animal, place) in threes.zip(AROUND) { (token(animal, place)) }
        @if let Some(best) = best { @for place in BEFORE_THE_MOON { (token(best, place)) } }
    })
}

/// A token with its animal and what three of them are worth. The number is drawn, as a picture has no fonts.
fn token(animal: Animal, (x, y, size): (i16, i16, u16)) -> Markup {
    let value = animal.value().to_string();
    let from = 50.0 - letters::width(&value, 12.0) / 2.0;
    html! {
        svg x=(x) y=(y) width=(size) height=(size) viewBox="0 0 100 100" {
            g class={ "animal-" (animal.name()) } {
                path d="M50 3 89 25.500v46L50 94 11 71.500v-46z" fill="currentColor" {}
                path d="M50 11 82 29.500v38L50 86 18 67.500v-38z" fill="var(--token-face)" {}
                (put(animal.name(), 25, 21, 50))
                path d="M35 75h30v16l-15 9-15-9z" fill="currentColor" {}
            }
            (letters::draw(&value, (from, 90.0), 12.0, "var(--card)"))
        }
    }
}

/// "Six threes · 46 points"
fn label(w: &Speaker<'_>, seen: &dyn AnySeen, outcome: &Outcome) -> Option<String> {
    let threes = heaps(seen, outcome, |count| count == 3)?.len();
    let winner = outcome.winners().next()?;
    let points = outcome.seats.get(winner.index())?.total;
    let phrase = Phrase::new("web-triqueta-ending-label").with("threes", threes).with("points", points);
    (outcome.is_counted() && outcome.winners().count() == 1).then(|| w.say(&phrase))
}

/// The points that everybody could count after every round, and before the last tokens were turned over.
fn course(seen: &dyn AnySeen) -> Option<Course> {
    let seen =
        seen.of::<Triqueta>().filter(|seen| seen.viewer() == Viewer::Public || seen.outcome().is_some())?;
    let ended =
        |ply: &usize| seen.heard(ply - 1..*ply).any(|event| matches!(event, Event::RoundEnded { .. }));
    let points = |ply: usize| -> Option<Vec<i16>> {
        Some(seen.at_ply(ply)?.view().seats.iter().map(|seat| seat.points).collect())
    };
    let rounds: Vec<usize> = (1..=seen.plies()).filter(ended).collect();
    let scorings: Vec<Vec<i16>> = rounds.iter().filter_map(|&ply| points(ply)).collect();
    Some(Course { before: scorings.last()?.clone(), scorings })
}

/// What the last move sounds like.
pub(super) fn heard(seen: &dyn AnySeen) -> Vec<&'static str> {
    let Some(seen) = seen.of::<Triqueta>() else { return Vec::new() };
    let sound = |event| match event {
        Event::Drew { .. } | Event::DrewUnseen { .. } | Event::Took { .. } => Some("card"),
        Event::Placed { .. } | Event::Kept { .. } | Event::Boxed { .. } | Event::Added { .. } => {
            Some("token")
        }
        Event::TowerOpened { .. } => Some("step"),
        Event::ShadowsRevealed { .. } => Some("howl"),
        Event::RoundEnded { .. } => Some("moon"),
        Event::Won { .. } => Some("end"),
        _ => None,
    };
    once_each(seen.heard(seen.plies().saturating_sub(1)..seen.plies()).filter_map(sound))
}
