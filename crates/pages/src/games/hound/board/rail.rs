//! Panels of the rail: the animals in words, and the cards that have not been seen.

use hound::Card;
use hound::animal::{Aspect, Colour, Confidence};
use hound::number::Suit;
use hound::view::{AnimalView, CountView};
use maud::{Markup, html};
use table::Phrase;

use super::Stage;
use super::animals::{aims_elsewhere, portrait, rose_icon};

impl Stage<'_> {
    /// The animals: what moves them, what they do and to whom, and where they are.
    pub(super) fn animals(&self) -> Markup {
        html! {
            section.panel #wh-animals {
                div.ph { h2 { (self.t("web-hound-animals")) } span { (self.colours()) } }
                @for animal in &self.view.animals { (self.animal_in_words(animal)) }
            }
        }
    }

    /// The colours that are in play, in the order in which they activate (WH11).
    fn colours(&self) -> String {
        let faces = |animal: &AnimalView| [Some(animal.face), animal.other].into_iter().flatten();
        let shown =
            |colour: &Colour| self.view.animals.iter().flat_map(faces).any(|face| face.colour == *colour);
        let names: Vec<Phrase> =
            Colour::ALL.into_iter().filter(shown).map(|colour| Phrase::new(colour.key())).collect();
        self.say(&Phrase::new("web-list").with("names", names))
    }

    pub(super) fn animal_in_words(&self, animal: &AnimalView) -> Markup {
        let is = |aspects: &[Aspect]| animal.readings.iter().any(|(aspect, _)| aspects.contains(aspect));
        let moves = is(&[Aspect::MovedBy, Aspect::Moves, Aspect::Drifts]);
        let acts = is(&[Aspect::Target, Aspect::Effect]);
        let next = self.view.outcome.is_none() && animal.activates_next;
        html! {
            div.wh-a1 {
                svg.ico viewBox="-24 -24 48 48" aria-hidden="true" { (portrait(animal, animal.side, 44)) }
                div {
                    div.wh-at {
                        span {
                            b { (self.say(&animal.name)) } " "
                            small { i class={ "wh-dot " (animal.face.colour.word()) } {} (self.say(&Phrase::new(animal.face.colour.key()))) }
                        } " "
                        span.wh-where { (self.about("web-hound-at", animal.place)) }
                    }
                    p {
                        span.wh-our[moves] { (self.motion(&animal.face)) } " "
                        span.wh-our[acts] { (self.effect(&animal.face)) }
                        @if aims_elsewhere(&animal.face) { " " (rose_icon(animal.face.targets)) }
                        @if next { " " b.wh-soon { (self.t("web-hound-acts-next")) } }
                    }
                    @if let Some(other) = &animal.other {
                        p { (self.t("web-hound-other-side")) " " (self.motion(other)) " " (self.effect(other)) }
                    }
                    (self.reading(animal))
                }
            }
        }
    }

    /// What on a card is our reading, folded away.
    fn reading(&self, animal: &AnimalView) -> Markup {
        if animal.readings.is_empty() {
            return html! {};
        }
        let aspects: Vec<Phrase> = animal
            .readings
            .iter()
            .map(|(aspect, confidence)| {
                let phrase = Phrase::new("hound-view-aspect").with("aspect", Phrase::new(aspect.key()));
                phrase.with("confidence", Phrase::new(confidence.key()))
            })
            .collect();
        let note = Phrase::new("web-hound-reading-note").with("aspects", aspects);
        html! {
            details.wh-note id={ "wh-note-" (animal.id) } {
                summary { span.wh-our { (self.t("web-hound-reading")) } }
                p { (self.say(&note)) }
            }
        }
    }

    /// How many of each number card the viewer has not seen.
    pub(super) fn counts(&self) -> Markup {
        let counts = &self.view.counts;
        let unseen: u8 = counts.iter().map(|count| count.unseen).sum();
        let total: u8 = counts.iter().map(|count| count.total).sum();
        let of = Phrase::new("web-hound-unseen-of").with("unseen", unseen).with("total", total);
        let kinds = [(Suit::Black, false), (Suit::Black, true), (Suit::White, false), (Suit::White, true)];
        html! {
            section.panel #wh-counts {
                div.ph { h2 { (self.t("web-hound-unseen")) } span { (self.say(&of)) } }
                table.wh-seen {
                    caption.sr { (self.t("web-hound-unseen-about")) }
                    thead {
                        tr { th { span.sr { (self.t("web-hound-value")) } } @for value in 1..=4 { th scope="col" { (value) } } }
                    }
                    tbody {
                        @for (suit, symbol) in kinds {
                            @let row = [1, 2, 3, 4].map(|value| find(counts, suit, value, symbol));
                            @if row.iter().any(Option::is_some) { (self.count_row(suit, symbol, &row)) }
                        }
                    }
                }
                @if self.view.counts_confidence != Confidence::Stated {
                    details.wh-note #wh-note-counts {
                        summary { span.wh-our { (self.t("web-hound-reading")) } }
                        p { (self.t("web-hound-reading-counts")) }
                    }
                }
                (self.pile_known())
            }
        }
    }

    fn count_row(&self, suit: Suit, symbol: bool, row: &[Option<&CountView>; 4]) -> Markup {
        let (class, key) = match (suit, symbol) {
            (Suit::Black, false) => ("b", "web-hound-suit-black"),
            (Suit::Black, true) => ("b", "web-hound-suit-meat"),
            (Suit::White, false) => ("w", "web-hound-suit-white"),
            (Suit::White, true) => ("w", "web-hound-suit-bone"),
        };
        html! {
            tr {
                th scope="row" { i class={ "wh-sw " (class) } {} (self.t(key)) }
                @for count in row {
                    td {
                        @match count {
                            Some(count) => { span.none[count.unseen == 0] { (count.unseen) small { "/" (count.total) } } }
                            None => { "–" }
                        }
                    }
                }
            }
        }
    }
}

fn find(counts: &[CountView], suit: Suit, value: u8, symbol: bool) -> Option<&CountView> {
    let card = Card::new(suit, value, symbol)?;
    counts.iter().find(|count| count.card == card)
}
