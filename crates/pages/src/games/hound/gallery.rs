//! The cards of Wolf & Hound, every one once.

use maud::{Markup, html};
use table::{AnyGame, Choices};
use texts::Speaker;

use super::board::{animal_cards, number_cards};
use crate::gallery::{at, open, seen};
use crate::words::Words;

/// The animal cards of Wolf & Hound, as many at a time as a game takes.
const HERDS: [&str; 4] = [
    "W01,W02,W03,W04,H01,H02,H03,H04",
    "W05,W06,W07,W08,S01,S02,E01,E02",
    "M01,M02,D01,D02-1,D02-2,D02-3",
    "M03,M04",
];

/// Every number card and every animal card.
pub(super) fn cards(w: &Speaker<'_>, game: &dyn AnyGame) -> Markup {
    html! {
        section.table.herds {
            h2 { (w.t("web-gallery-cards")) }
            (number_cards())
            @for herd in HERDS {
                @if let Some(table) = open(game, &Choices::new(4).with("animals", herd), 0) {
                    @let names = table.names().to_vec();
                    @let seen = seen(&*table);
                    @let scene = at(&*seen, w.with_names(&names), "");
                    @if let Some(cards) = animal_cards(&scene) { div.panel { (cards) } }
                }
            }
        }
    }
}
