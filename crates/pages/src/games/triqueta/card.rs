//! The choice on the card of Triqueta: with or without Hidden Wolves.

use table::options::{OFF, ON};
use texts::Speaker;

use crate::model::Last;
use crate::variants::{Chip, Variant};
use crate::words::Words;

pub(super) fn variant(w: &Speaker<'_>, last: Option<&Last>) -> Variant {
    let hidden = last.is_some_and(|last| last.choices.is_on("hidden-wolves"));
    Variant {
        label: w.t("web-triqueta-variant"),
        field: "o-hidden-wolves",
        chips: vec![
            Chip::new(OFF, w.t("web-triqueta-base"), !hidden),
            Chip::new(ON, w.t("triqueta-option-hidden-wolves"), hidden),
        ],
        more: None,
    }
}
