//! The reader's own area, and the controls beside the prompt.

use hound::number::Suit;
use hound::view::{AnimalView, Step};
use hound::{Card, Move};
use maud::{Markup, html};
use table::Phrase;

use super::ahead::Choice;
use super::animals::{face, portrait, rose_icon};
use super::cards::large;
use super::ring::PILE;
use super::{Stage, place_badge};
use crate::icons::icon;
use crate::model::Hint;
use crate::routes;
use hound::outlook::Then;

/// The id of the reader's own cards of this kind.
pub(super) fn tile_id(card: Card) -> String {
    format!("wh-hand-{card}")
}

impl Stage<'_> {
    /// The reader's sheep, hand and played cards.
    pub(super) fn own(&self) -> Markup {
        let Some(view) = self.view.places.iter().find(|view| view.place == self.bottom) else {
            return html! {};
        };
        let mut hand: Vec<Card> = self.view.hand.clone();
        // Whoever decides sees what can be played, whoever looks.
        hand.extend(self.choices.iter().filter_map(|choice| match choice.mv {
            Move::Play(card) if !self.view.hand.contains(&card) => Some(card),
            _ => None,
        }));
        let team = self.say(&self.team(view.team));
        let seat =
            self.say(&Phrase::new("web-hound-seat").with("team", team).with("number", view.place.number()));
        let safe = Phrase::new("web-hound-sheep").with("sheep", view.sheep).with("most", view.most);
        html! {
            div class={ "wh-own " (if view.team == hound::Team::Blue { "blue" } else { "yellow" }) } {
                div.wh-who { (place_badge(view.place).large()) div { b { (self.name(view.place)) } small { (seat) } } }
                div.wh-mine { (self.sheep(view)) small aria-hidden="true" { (self.say(&safe)) } }
                ul.wh-hand aria-label=(self.t("web-hound-hand")) {
                    @for cards in hand.chunk_by(|one, other| one == other) { (self.tile(cards)) }
                    @if hand.is_empty() { li.soft { (self.t("web-hound-no-cards")) } }
                }
                @if !view.played.is_empty() { div.wh-laid { span.lab { (self.t("web-hound-you-played")) } (self.played(view)) } }
            }
        }
    }

    /// Equal cards of the hand: a link that chooses, where they can be played.
    fn tile(&self, cards: &[Card]) -> Markup {
        let Some(&card) = cards.first() else { return html! {} };
        let found = self.choices.iter().enumerate().find(|(_, choice)| choice.mv == Move::Play(card));
        let mut said = self.card(card);
        if cards.len() > 1 {
            let count = Phrase::new("web-hound-of-them").with("card", card.name()).with("count", cards.len());
            said = self.say(&count);
        }
        let on = self.chosen.is_some() && self.chosen == found.map(|(index, _)| index);
        // Only the reader sees this page, so the name of a card of theirs may be its id.
        let picture = html! {
            span.wh-pic id=(tile_id(card)) data-piece data-face=(card) data-from=(PILE) {
                (large(card))
                @if cards.len() > 1 { b.wh-n aria-hidden="true" { "×" (cards.len()) } }
                @if on { span.wh-sel { (self.t("web-hound-selected")) } }
            }
        };
        html! {
            li.wh-tile {
                @match found {
                    Some((index, choice)) => {
                        a class={ "wh-card wh-o wh-o" (index) (if on { " pick" } else { "" }) } id={ "wh-card" (index) }
                            href=(routes::choose(self.scene.code, &choice.text)) data-live
                            data-key=(index + 1) aria-keyshortcuts=(index + 1) aria-current=[on.then_some("true")]
                            aria-label={ (said) ". " (self.told[index].join(" ")) } {
                            (picture)
                            (self.caption(choice))
                        }
                    }
                    None => {
                        @let off = self.view.forbidden.contains(&card.value()) && !self.choices.is_empty();
                        @let text = Move::Play(card).to_string();
                        @match self.scene.asking(&text) {
                            Some(why) => {
                                a.wh-card.off[off] id={ "wh-why-" (card) } href=(why) data-live data-keep aria-label={ (said) ". " (self.t("web-why-not")) } { (picture) }
                            }
                            None => { div.wh-card.off[off] role="img" aria-label=(said) { (picture) } }
                        }
                        @if off { span.wh-cap { (self.t("web-hound-forbidden")) } }
                        @if let Some(asked) = &self.asked { (asked.label(&self.scene.speaker, &text)) }
                    }
                }
            }
        }
    }

    /// What a move would do, in signs: who goes where, and what that costs. The same is said in words beside it.
    fn caption(&self, choice: &Choice) -> Markup {
        let Some(preview) = &choice.preview else {
            return html! { span.wh-cap aria-hidden="true" { (self.t("web-hound-back")) } };
        };
        // Animals with the same face that go to the same place, together; those that stay are left out.
        let mut goes: Vec<(&AnimalView, &Step, usize)> = Vec::new();
        for animal in &self.view.animals {
            let last = preview.steps.iter().rfind(|step| step.animal == animal.id);
            let Some(step) = last.filter(|step| !step.path.is_empty() || step.side != animal.side) else {
                continue;
            };
            let alike = |(other, to, _): &&mut (&AnimalView, &Step, usize)| {
                to.to == step.to && face(other, to.side) == face(animal, step.side)
            };
            match goes.iter_mut().find(alike) {
                Some((_, _, count)) => *count += 1,
                None => goes.push((animal, step, 1)),
            }
        }
        html! {
            span.wh-cap aria-hidden="true" {
                span.wh-go {
                    @for (animal, step, count) in &goes {
                        span {
                            svg.ico viewBox="-16 -16 32 32" { (portrait(animal, step.side, 30)) }
                            @if *count > 1 { "×" (count) }
                            (rose_icon(std::array::from_fn(|side| side == self.side(step.to))))
                        }
                    }
                    @if goes.is_empty() { "–" }
                }
                @for then in &choice.then {
                    span class={ "wh-chip " (self.tone(then)) } { (self.chip(then)) }
                }
            }
        }
    }

    /// A consequence in as few signs as possible. Who it meets is told by the sign of the place: names are too long.
    fn chip(&self, then: &Then) -> Markup {
        let (place, sign) = match then {
            Then::Sheep { place, before, after } if after < before => (place, format!("−{}", before - after)),
            Then::Sheep { place, before, after } => (place, format!("+{}", after.saturating_sub(*before))),
            Then::Skip(place) => (place, "⏭".to_owned()),
            Then::Forbid(place, values) => {
                let values: Vec<String> = values.iter().map(u8::to_string).collect();
                (place, format!("≠ {}", values.join(" ")))
            }
            Then::End(team) => {
                let wins = Phrase::new("web-hound-wins").with("team", self.team(*team));
                return html! { (self.say(&wins)) };
            }
        };
        html! { (place_badge(*place).small()) " " (sign) }
    }

    /// The buttons beside the prompt: the chosen card's, or those of a call that has to be answered.
    pub(super) fn controls(&self) -> Option<Markup> {
        if self.choices.is_empty() {
            return None;
        }
        let chosen = self.chosen.and_then(|index| self.choices.get(index));
        let calls = self.choices.iter().enumerate().filter(|(_, choice)| !matches!(choice.mv, Move::Play(_)));
        Some(html! {
            @if let Some(choice) = chosen.filter(|choice| matches!(choice.mv, Move::Play(_))) {
                (self.clear())
                button.btn.pri form="play" name="move" value=(choice.text) { (choice.label) }
            }
            @for (index, choice) in calls { (self.call(index, choice)) }
            // Last, so that what is pressed again stays where it was.
            @if chosen.is_some_and(|choice| choice.mv == Move::Exchange) { (self.clear()) }
        })
    }

    /// Lets go of what is chosen.
    fn clear(&self) -> Markup {
        html! {
            a.btn.ghost.wh-clear href=(routes::table(self.scene.code, "")) data-live data-clear {
                (icon("close")) span { (self.t("web-choice-clear")) }
            }
        }
    }

    /// An answer to a call. What turns up a hidden card is chosen first, and made by pressing the same place again.
    fn call(&self, index: usize, choice: &Choice) -> Markup {
        let on = self.chosen == Some(index);
        let (class, id) = (format!("btn wh-call wh-o wh-o{index}"), format!("wh-call{index}"));
        let said = format!("{}. {}", choice.label, self.told[index].join(" "));
        let inside = html! { (choice.label) (self.caption(choice)) };
        html! {
            @if choice.mv == Move::Exchange && !on {
                a class=(class) id=(id) href=(routes::choose(self.scene.code, &choice.text)) data-live aria-label=(said) { (inside) }
            } @else {
                button class={ (class) (if on { " pri" } else { "" }) } id=(id) form="play" name="move" value=(choice.text) aria-label=(said) { (inside) }
            }
        }
    }

    /// Where advice leads that would turn up a card: whoever plays one draws, and what the dummy gets instead is hidden.
    pub(super) fn advised(&self, hint: &Hint) -> Option<String> {
        let index = self.choices.iter().position(|choice| choice.text == hint.text)?;
        match self.choices[index].mv {
            Move::Play(_) | Move::Exchange => Some(routes::choose(self.scene.code, &hint.text)),
            Move::Keep | Move::Flip(_) => None,
        }
    }

    /// Small facts below the prompt: what the chosen card would do, or what the colours move.
    pub(super) fn facts(&self) -> Option<Markup> {
        if self.view.outcome.is_some() {
            return None;
        }
        if let Some(asked) = &self.asked {
            return Some(asked.facts(&self.scene.speaker));
        }
        let mut facts = match self.chosen {
            Some(index) => self.told[index].clone(),
            None => [Suit::Black, Suit::White].into_iter().filter_map(|suit| self.moves(suit)).collect(),
        };
        if self.view.ending {
            facts.push(self.about("web-hound-ending", hound::Place::FIRST));
        }
        Some(html! { (facts.join(" ")) })
    }

    /// Which animals a colour moves now.
    fn moves(&self, suit: Suit) -> Option<String> {
        let key = match suit {
            Suit::Black => "web-hound-black-moves",
            Suit::White => "web-hound-white-moves",
        };
        let follow = self.view.animals.iter().filter(|animal| animal.face.follows(suit));
        let animals: Vec<Phrase> = follow.map(|animal| animal.name.clone()).collect();
        (!animals.is_empty()).then(|| self.say(&Phrase::new(key).with("animals", animals)))
    }
}
