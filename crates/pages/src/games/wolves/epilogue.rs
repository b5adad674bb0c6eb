//! The end of The Wolves: the winner's alpha on the rock, and how the moons were scored.

use maud::{Markup, html};
use table::{AnySeen, Outcome, Phrase, Seat, Seen};
use texts::Speaker;
use wolves::Wolves;
use wolves::event::Event;

use super::board::colour;
use crate::ending::{Course, Epilogue};
use crate::games::once_each;
use crate::icons::symbol;
use crate::posters::{ROCK, VALLEY, put, tinted};

pub(super) static EPILOGUE: Epilogue = Epilogue {
    poster,
    label,
    panel: |_, _| None,
    course,
    last: "web-wolves-story-last",
    behind: "web-wolves-story-behind",
    led: "web-wolves-story-led",
};

/// Where the others stand in the valley, by place: where and how large.
const VALLEY_PLACES: [(i16, i16, u16); 4] = [(150, 474, 96), (258, 522, 74), (66, 530, 70), (-30, 506, 70)];
/// The grounds of the valley, in turn.
const GROUNDS: [&str; 12] = [
    "forest", "grass", "rock", "tundra", "desert", "forest", "water", "rock", "grass", "forest", "tundra",
    "grass",
];

fn poster(seen: &dyn AnySeen, outcome: &Outcome) -> Option<Markup> {
    let game = seen.of::<Wolves>()?.game();
    let wolf = |name: &str, seat: Seat, (x, y, size): (i16, i16, u16)| {
        let pack = game.packs.get(seat.index())?;
        Some(tinted(colour(*pack), &put(name, x, y, size)))
    };
    let winners: Vec<Seat> = outcome.winners().collect();
    let mut others: Vec<Seat> =
        Seat::all(outcome.seats.len() as u8).filter(|&seat| !outcome.won(seat)).collect();
    others.sort_by_key(|seat| outcome.seats.get(seat.index()).map(|score| score.place));
    // One wolf fills the rock, several share it.
    let on_rock: Vec<(i16, i16, u16)> = match winners.len() {
        0 | 1 => vec![(400, 206, 300)],
        2 => vec![(340, 300, 210), (520, 272, 220)],
        count => (0..count as i16).map(|place| (350 + 330 / count as i16 * place, 350, 150)).collect(),
    };
    Some(html! {
        path d="M-460 1000V640l320-60 290-16 130 40 160-70 180 60 400-60 440 40V1000z" fill=(VALLEY) {}
        @for column in -9..=26_i16 {
            @for row in 0..2_i16 { (hex(column, row)) }
        }
        path d="M330 700l60-184 96-30 120 14 74 60 64 140z" fill=(ROCK) {}
        @for (seat, place) in winners.iter().zip(on_rock) { @if let Some(wolf) = wolf("alpha", *seat, place) { (wolf) } }
        @for (index, (seat, place)) in others.iter().zip(VALLEY_PLACES).enumerate() {
            @if let Some(wolf) = wolf(if index == 0 { "alpha" } else { "pack" }, *seat, place) { (wolf) }
        }
    })
}

/// A hex of the valley.
fn hex(column: i16, row: i16) -> Markup {
    let x = 31 + 51 * column;
    let y = 552 + 58 * row + if column.rem_euclid(2) == 1 { 29 } else { 0 };
    let kind = (column.rem_euclid(12) + row * 5).rem_euclid(12);
    let ground = GROUNDS.get(usize::try_from(kind).unwrap_or_default()).copied().unwrap_or("grass");
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            path d="M34 0 17 29.400h-34L-34 0l17-29.400h34z" fill="var(--region)" {}
            path d="M32 0 16 27.700h-32L-32 0l16-27.700h32z" fill={ "var(--" (ground) ")" } {}
            (symbol(&format!("m-{ground}{}", column.rem_euclid(2))))
        }
    }
}

/// "Rocky pack · 57 points"
fn label(w: &Speaker<'_>, seen: &dyn AnySeen, outcome: &Outcome) -> Option<String> {
    let game = seen.of::<Wolves>()?.game();
    let winner = outcome.winners().next()?;
    let points = outcome.seats.get(winner.index())?.total;
    if !outcome.is_counted() || outcome.winners().count() > 1 {
        return None;
    }
    let pack = game.packs.get(winner.index())?.name();
    Some(w.say(&Phrase::new("web-wolves-ending-label").with("pack", pack).with("points", points)))
}

/// The points after every moon, and before the last one.
fn course(seen: &dyn AnySeen) -> Option<Course> {
    let seen = seen.of::<Wolves>()?;
    let scored: Vec<usize> = scorings(seen);
    let totals = |ply: usize| -> Option<Vec<i16>> {
        Some(seen.at_ply(ply)?.view().players.iter().map(|player| player.total).collect())
    };
    let scorings = scored.iter().filter_map(|&ply| totals(ply)).collect();
    Some(Course { scorings, before: totals(scored.last()?.saturating_sub(1))? })
}

/// The plies (from 1) at which a moon was scored.
fn scorings(seen: &Seen<Wolves>) -> Vec<usize> {
    let phases = |ply: &usize| seen.heard(ply - 1..*ply).any(|event| matches!(event, Event::Phase { .. }));
    (1..=seen.plies()).filter(phases).collect()
}

/// What the last move sounds like.
pub(super) fn heard(seen: &dyn AnySeen) -> Vec<&'static str> {
    let Some(seen) = seen.of::<Wolves>() else { return Vec::new() };
    let sound = |event| match event {
        Event::Drafted { .. } | Event::Built { .. } | Event::Upgraded { .. } | Event::DominatedDen { .. } => {
            Some("token")
        }
        Event::Walked { .. } | Event::Pushed { .. } | Event::Hunted { .. } => Some("step"),
        Event::Howled { .. } | Event::DominatedWolf { .. } => Some("howl"),
        Event::Phase { .. } => Some("moon"),
        Event::Over => Some("end"),
        _ => None,
    };
    once_each(seen.heard(seen.plies().saturating_sub(1)..seen.plies()).filter_map(sound))
}
