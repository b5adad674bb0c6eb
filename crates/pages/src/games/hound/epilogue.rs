//! The end of Wolf & Hound: the sheep that are left, and whose they are.

use hound::{Event, Hound, Team};
use maud::{Markup, html};
use table::{AnySeen, Outcome, Phrase, Seat};
use texts::Speaker;

use super::board::seat_badge;
use crate::ending::{Course, Epilogue};
use crate::games::once_each;
use crate::icons::icon;
use crate::posters::put;
use crate::words::Words;

pub(super) static EPILOGUE: Epilogue = Epilogue {
    poster,
    label,
    panel,
    course,
    last: "web-hound-story-last",
    behind: "web-hound-story-behind",
    led: "web-hound-story-led",
};

/// Where sheep stand on the hill: where and how large.
const HILL: [(i16, i16, u16); 10] = [
    (320, 528, 112),
    (462, 546, 112),
    (606, 522, 104),
    (250, 580, 92),
    (540, 600, 100),
    (690, 580, 96),
    (386, 606, 96),
    (196, 610, 88),
    (640, 618, 90),
    (300, 630, 88),
];

fn poster(seen: &dyn AnySeen, _: &Outcome) -> Option<Markup> {
    let view = seen.of::<Hound>()?.view();
    let kept = |place: &&hound::view::PlaceView| Some(place.team) == view.winner;
    let sheep: u8 = view.places.iter().filter(kept).map(|place| place.sheep).sum();
    Some(html! {
        path d="M-460 1000V640l260-20 200-20 200-50 220 40 380-60 200 40 600-30V1000z" fill="var(--grass)" {}
        path d="M-460 1000V700l460-32 260-30 280 30 260-30 200 30 500-20V1000z" fill="var(--forest)" {}
        (put("tree-tile", 20, 440, 150))
        (put("tree-tile", 90, 470, 130))
        (put("tree-tile", -50, 480, 150))
        (put("card-wolf", 96, 548, 84))
        (put("card-hound", 420, 272, 256))
        @for (x, y, size) in HILL.into_iter().take(sheep.into()) { (put("sheep", x, y, size)) }
    })
}

/// "Team Blue · turn 27"
fn label(w: &Speaker<'_>, seen: &dyn AnySeen, outcome: &Outcome) -> Option<String> {
    let view = seen.of::<Hound>()?.view();
    let team = Phrase::new(outcome.team?);
    Some(w.say(&Phrase::new("web-hound-ending-label").with("team", team).with("turn", view.turn)))
}

/// Every fold with its sheep.
fn panel(w: &Speaker<'_>, seen: &dyn AnySeen) -> Option<Markup> {
    let view = seen.of::<Hound>()?.view();
    view.winner?;
    let name = |place: &hound::view::PlaceView| match place.seat {
        Some(seat) => w.name(seat).into_owned(),
        None => w.say(&Phrase::new("web-hound-dummy").with("number", place.place.index() + 1)),
    };
    let told = |place: &hound::view::PlaceView| {
        w.say(&Phrase::new("web-hound-fold").with("sheep", place.sheep).with("most", place.most))
    };
    Some(html! {
        section.panel {
            h2 { (w.t("web-hound-folds")) }
            ul.wh-folds {
                @for place in &view.places {
                    @let seat = Seat::from_index(place.place.index());
                    li.won[Some(place.team) == view.winner].lost[place.sheep == 0] {
                        @if let Some(badge) = seat_badge(w, seen, seat) { (badge.large()) }
                        b { (name(place)) }
                        span role="img" aria-label=(told(place)) {
                            @for _ in 0..place.sheep { (icon("sheep")) }
                            @for _ in place.sheep..place.most { (icon("sheep-lost")) }
                        }
                    }
                }
            }
            p.soft { (w.t("web-hound-folds-about")) }
        }
    })
}

/// The sheep of both teams, a quarter, a half and three quarters through the game, and before the last card.
fn course(seen: &dyn AnySeen) -> Option<Course> {
    let seen = seen.of::<Hound>()?;
    let last = seen.plies();
    let flock = |ply: usize| -> Option<Vec<i16>> {
        let view = seen.at_ply(ply)?.view();
        let of = |team: Team| -> i16 {
            view.places.iter().filter(|place| place.team == team).map(|place| i16::from(place.sheep)).sum()
        };
        let seats = view.places.iter().filter(|place| place.seat.is_some());
        Some(seats.map(|place| of(place.team)).collect())
    };
    let scorings = [last / 4, last / 2, last * 3 / 4].into_iter().filter_map(flock).collect();
    Some(Course { scorings, before: flock(last.checked_sub(1)?)? })
}

/// What the last move sounds like.
pub(super) fn heard(seen: &dyn AnySeen) -> Vec<&'static str> {
    let Some(seen) = seen.of::<Hound>() else { return Vec::new() };
    let sound = |event| match event {
        Event::Played { .. } | Event::TurnedUp { .. } | Event::Flipped { .. } => Some("card"),
        Event::Moved { .. } => Some("step"),
        Event::Activated { changes, .. } if changes.iter().any(|change| change.after < change.before) => {
            Some("howl")
        }
        Event::Activated { changes, .. } if changes.iter().any(|change| change.after > change.before) => {
            Some("token")
        }
        Event::Ended { .. } => Some("end"),
        _ => None,
    };
    once_each(seen.heard(seen.plies().saturating_sub(1)..seen.plies()).filter_map(sound))
}
