//! The Wolves on the first page: the choice of one's own pack, and how far a table is.

use maud::{Render as _, html};
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

use super::super::Fond;
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

/// Packs: those that somebody chose, and those that were dealt.
pub(super) static FOND: Fond = Fond {
    chosen: |choices, seat| {
        let packs = choices.get("packs").map_or("", String::as_str);
        packs
            .split(',')
            .nth(seat)
            .and_then(|id| Pack::parse(id.trim()))
            .map(|pack| pack.id().to_owned())
            .into_iter()
            .collect()
    },
    dealt: Some(|seen| {
        let packs = seen
            .of::<Wolves>()
            .map(|seen| seen.game().packs.iter().map(|pack| pack.id().to_owned()).collect());
        packs.unwrap_or_default()
    }),
    look: |w, what| {
        let pack = Pack::parse(what)?;
        let name = Phrase::new("web-wolves-pack").with("pack", pack.name());
        Some((icon_as("alpha", colour(pack)).render(), w.say(&name)))
    },
};

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
