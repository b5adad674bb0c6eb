//! The choice on a game's card that belongs to the game alone: a pack, a set of animals, an expansion.

use maud::{Markup, html};
use texts::Speaker;

use crate::games::kit;
use crate::model::Last;

/// As a `preset`: any ready-made set, drawn when the table is made.
pub const SURPRISE: &str = "surprise";
/// As a `preset`: everything as at the reader's last table of this game.
pub const AS_LAST_TIME: &str = "last";

/// A row of choices.
pub(crate) struct Variant {
    /// What is chosen here.
    pub(crate) label: String,
    /// The field's name, see [`crate::routes`].
    pub(crate) field: &'static str,
    /// The choices.
    pub(crate) chips: Vec<Chip>,
    /// The way to more of them: an address and its name.
    pub(crate) more: Option<(String, String)>,
}

/// One choice of a row.
pub(crate) struct Chip {
    /// Its value.
    pub(crate) value: String,
    /// What it shows.
    pub(crate) name: Markup,
    /// Its whole name where it shows a sign, or what it means.
    pub(crate) about: Option<String>,
    /// Whether it is chosen.
    pub(crate) on: bool,
}

impl Chip {
    /// A choice that is shown by its name.
    pub(crate) fn new(value: &str, name: String, on: bool) -> Self {
        Self { value: value.to_owned(), name: html! { (name) }, about: None, on }
    }
}

/// The row of this game, if it has one.
pub(crate) fn row(w: &Speaker<'_>, game: &str, last: Option<&Last>) -> Markup {
    let Some(variant) = kit(game).variant.map(|variant| variant(w, last)) else { return Markup::default() };
    html! {
        fieldset.pk.pv {
            legend {
                (variant.label)
                @if let Some((href, name)) = &variant.more { a href=(href) { (name) } }
            }
            div.nps.vs {
                @for chip in &variant.chips {
                    label.np title=[chip.about.as_deref()] {
                        input type="radio" name=(variant.field) value=(chip.value) checked[chip.on]
                            aria-label=[chip.about.as_deref().filter(|_| variant.field.starts_with("mine-"))];
                        span { (chip.name) }
                    }
                }
            }
        }
    }
}
