//! The Wolves on the first page: the choice of one's own pack, and how far a table is.

use maud::html;
use table::{AnySeen, Phrase};
use texts::Speaker;
use wolves::Wolves;
use wolves::moon::Phase;
use wolves::terrain::Pack;
use wolves::view::MoonView;

use crate::icons::icon_as;
use crate::model::{Last, Progress};
use crate::variants::{Chip, Variant};
use crate::words::Words;

use super::board::colour;

pub(super) fn variant(w: &Speaker<'_>, last: Option<&Last>) -> Variant {
    let before = last.and_then(|last| Pack::parse(last.choices.list("packs").nth(last.seat.index())?));
    let any = Chip::new("random", w.t("web-wolves-any"), before.is_none());
    let packs = Pack::ALL.map(|pack| Chip {
        name: html! { (icon_as("pack", colour(pack))) b { (w.say(&pack.letter())) } },
        about: Some(w.say(&pack.name())),
        ..Chip::new(pack.id(), String::new(), before == Some(pack))
    });
    Variant {
        label: w.t("web-wolves-own-pack"),
        field: "mine-packs",
        chips: [any].into_iter().chain(packs).collect(),
        more: None,
    }
}

/// How long it is until the next moon.
pub(super) fn dates(moon: &MoonView) -> Phrase {
    let next = moon.phases.iter().find(|phase| !phase.scored);
    let (left, of) = next.map_or((0, Phase::Full), |next| (next.date.saturating_sub(moon.dates), next.phase));
    let key = if next.is_some() { "web-wolves-dates" } else { "web-wolves-dates-over" };
    Phrase::new(key).with("left", left).with("phase", of.name()).with("until", of.until())
}

pub(super) fn progress(seen: &dyn AnySeen) -> Option<Progress> {
    let moon = seen.of::<Wolves>()?.view().moon;
    let end = moon.phases.last().map_or(1, |phase| phase.date.max(1));
    Some(Progress::new(dates(&moon), usize::from(moon.dates), usize::from(end)))
}
