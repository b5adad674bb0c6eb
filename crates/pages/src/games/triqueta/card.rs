//! Triqueta on the first page: the choice of Hidden Wolves, and how far a table is.

use table::options::{OFF, ON};
use table::{AnySeen, Phrase};
use texts::Speaker;
use triqueta::{Step, TOWERS, Triqueta};

use crate::model::{Last, Progress};
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

pub(super) fn progress(seen: &dyn AnySeen) -> Option<Progress> {
    let view = seen.of::<Triqueta>()?.view();
    let said = match view.step {
        Step::Final | Step::Over => Phrase::new("web-triqueta-final"),
        _ => Phrase::new("web-triqueta-round").with("round", view.round),
    };
    // Rounds that are played, and half of the one that runs.
    let halves = if matches!(view.step, Step::Final | Step::Over) { 2 * TOWERS } else { 2 * view.round - 1 };
    Some(Progress::new(said, usize::from(halves), usize::from(2 * TOWERS)))
}
