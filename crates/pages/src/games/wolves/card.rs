//! The choice on the card of The Wolves: one's own pack.

use maud::html;
use texts::Speaker;
use wolves::terrain::Pack;

use crate::icons::icon_as;
use crate::model::Last;
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
