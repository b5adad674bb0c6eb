//! The choice on a game's card that belongs to the game alone: a pack, a set of animals, an expansion.

use maud::{Markup, html};
use texts::Speaker;

use crate::games::kit;
use crate::model::Last;
use crate::words::Words;

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
    /// The way to more of them, which takes along what is chosen: an address and its name.
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
                @if let Some((to, name)) = &variant.more {
                    // Return in a field plays, as on the other cards: it presses the first button of a form.
                    button.sr tabindex="-1" aria-hidden="true" { (w.t("web-play-now")) }
                    button.btn.ghost formmethod="get" formaction=(to) { (name) }
                }
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

/// The same choice where it is made for everybody: nothing where each makes it for themselves. What was sent is chosen.
pub(crate) fn for_all(w: &Speaker<'_>, game: &str, last: Option<&Last>, sent: &[(String, String)]) -> Markup {
    let variant = kit(game).variant.map(|variant| variant(w, last));
    let Some(variant) = variant.filter(|variant| !variant.field.starts_with("mine-")) else {
        return Markup::default();
    };
    let sent = sent.iter().rev().find(|(name, _)| name == variant.field).map(|(_, value)| value.as_str());
    let sent = sent.filter(|sent| variant.chips.iter().any(|chip| chip.value == *sent));
    html! {
        div.opt {
            b #variant-rule { (variant.label) }
            div.seg role="radiogroup" aria-labelledby="variant-rule" {
                @for chip in &variant.chips {
                    label title=[chip.about.as_deref()] {
                        input type="radio" name=(variant.field) value=(chip.value)
                            checked[sent.map_or(chip.on, |sent| sent == chip.value)];
                        span { (chip.name) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Choices;
    use texts::Lang;

    use super::*;

    /// What stands on a card can be played by any number of people: no choice of it has to say that it cannot.
    #[test]
    fn every_choice_of_a_card_goes_with_every_number_of_players() {
        for game in catalogue::games() {
            let info = game.info();
            let variant = kit(info.id).variant.expect("every game of the catalogue has a choice of its own");
            let Variant { field, chips, .. } = variant(&Speaker::new(Lang::En), None);
            assert!(chips.iter().filter(|chip| chip.on).count() == 1, "{}: one is chosen", info.id);
            for (players, chip) in info.players.clone().flat_map(|n| chips.iter().map(move |chip| (n, chip)))
            {
                let mut choices = Choices::new(players);
                let menu = game.menu(&choices);
                if let Some(key) = field.strip_prefix("o-") {
                    choices.set(key, chip.value.as_str());
                } else if let Some(key) = field.strip_prefix("mine-") {
                    let others = vec!["random"; usize::from(players) - 1];
                    choices.set(
                        key,
                        std::iter::once(chip.value.as_str()).chain(others).collect::<Vec<_>>().join(","),
                    );
                } else if chip.value != SURPRISE {
                    let preset = menu.presets.iter().find(|preset| *preset.key == chip.value).expect("a set");
                    for (key, value) in &preset.choices {
                        choices.set(key, value.as_str());
                    }
                }
                // A surprise is any of them.
                let sets = menu.presets.iter().filter(|_| chip.value == SURPRISE);
                let drawn = sets.map(|preset| {
                    let mut choices = Choices::new(players);
                    for (key, value) in &preset.choices {
                        choices.set(key, value.as_str());
                    }
                    choices
                });
                for choices in std::iter::once(choices).chain(drawn) {
                    let settled = game.settle(&choices);
                    assert!(
                        settled.is_ok(),
                        "{} with {players}, {}: {:?}",
                        info.id,
                        chip.value,
                        settled.err()
                    );
                }
            }
        }
    }
}
