//! The four places: who sits there, their sheep, what they hold and what they have played.

use hound::Place;
use hound::view::PlaceView;
use maud::{Markup, html};
use table::Phrase;

use super::cards::small;
use super::{Stage, place_badge};
use crate::icons::icon_as;

/// The id of what a place holds: cards that are played there come from it, whatever they are.
pub(super) fn held_id(place: Place) -> String {
    format!("wh-held{place}")
}

const SIDES: [&str; 4] = ["bottom", "left", "top", "right"];

impl Stage<'_> {
    /// The places that have no area of their own.
    pub(super) fn places(&self) -> Markup {
        html! {
            @for view in &self.view.places {
                @if view.place != self.bottom || !self.has_own() { (self.place(view)) }
            }
        }
    }

    fn place(&self, view: &PlaceView) -> Markup {
        let name = self.name(view.place);
        let now = self.view.outcome.is_none() && view.place == self.view.place;
        html! {
            section class={ "wh-seat " (SIDES[self.side(view.place)]) (if now { " now" } else { "" }) }
                id={ "wh-seat" (view.place) } aria-label=(name) {
                div.wh-sh {
                    (place_badge(view.place).large()) b { (name) } small { (self.role(view)) }
                    span.sr { (self.say(&self.team(view.team))) }
                }
                (self.sheep(view))
                div.wh-r2 { (self.held(view)) (self.played(view)) }
            }
        }
    }

    /// What is to be said about a place beside its name.
    fn role(&self, view: &PlaceView) -> String {
        let running = self.view.outcome.is_none();
        if running && view.place == self.view.place {
            self.t("web-hound-now")
        } else if running && view.place == self.next() {
            self.t("web-hound-next")
        } else if view.seat.is_none() {
            self.about("web-hound-decides", Place::from_index(view.decider.index()))
        } else if self.scene.speaker.reader.is_some() && view.place == self.bottom.partner() {
            self.t("web-hound-partner")
        } else {
            String::new()
        }
    }

    /// A pasture's sheep: those in the fence, then those lost in the forest.
    pub(super) fn sheep(&self, view: &PlaceView) -> Markup {
        let said = Phrase::new("web-hound-sheep").with("sheep", view.sheep).with("most", view.most);
        html! {
            span.wh-fold role="img" title=(self.say(&said)) {
                @for nth in 0..view.most.max(view.sheep) {
                    (icon_as(if nth < view.sheep { "sheep" } else { "sheep-lost" }, ""))
                }
            }
        }
    }

    /// The cards of a hand, or of a dummy's deck from its top: their faces where the viewer knows them.
    fn held(&self, view: &PlaceView) -> Markup {
        let count = if view.seat.is_some() { "web-hound-hand-count" } else { "web-hound-deck-count" };
        let mut said = self.say(&Phrase::new(count).with("count", view.cards));
        if view.known.iter().any(Option::is_some) {
            said = format!("{said}: {}", self.cards("web-hound-list", &view.known));
        }
        html! {
            span.wh-row.held id=(held_id(view.place)) data-piece role="img" aria-label=(said) title=(said) {
                @for card in &view.known { (small(*card)) }
            }
        }
    }

    /// The cards that were played here, oldest first.
    pub(super) fn played(&self, view: &PlaceView) -> Markup {
        if view.played.is_empty() {
            return html! { span.wh-row {} };
        }
        let cards: Vec<_> = view.played.iter().copied().map(Some).collect();
        let said = self.cards("web-hound-played", &cards);
        let last = self
            .last
            .iter()
            .any(|event| matches!(event, hound::event::Event::Played { place, .. } if *place == view.place));
        html! {
            span.wh-row.laid.many[(5..8).contains(&cards.len())].most[cards.len() >= 8].last[last] role="img" aria-label=(said) title=(said) {
                @for card in cards { (small(card)) }
            }
        }
    }
}
