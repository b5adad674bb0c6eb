//! Number cards: large ones for the hand, small ones for everything that lies on the table.

use hound::Card;
use hound::number::Suit;
use maud::{Markup, html};

use crate::icons::symbol;

/// The class that says a card's colour.
pub(super) const fn suit(card: Card) -> &'static str {
    match card.suit() {
        Suit::Black => "b",
        Suit::White => "w",
    }
}

/// The symbol on a card, if it has one.
pub(super) const fn bait(card: Card) -> Option<&'static str> {
    match (card.has_symbol(), card.suit()) {
        (false, _) => None,
        (true, Suit::Black) => Some("meat"),
        (true, Suit::White) => Some("bone"),
    }
}

/// A large card; what it is called is said beside it.
pub(super) fn large(card: Card) -> Markup {
    let face = match card.suit() {
        Suit::Black => "card-wolf",
        Suit::White => "card-hound",
    };
    html! {
        svg class={ "wh-nc " (suit(card)) } viewBox="0 0 100 140" aria-hidden="true" {
            path.p d="M8 1H84L99 16V132Q99 139 92 139H8Q1 139 1 132V8Q1 1 8 1Z" {}
            circle.m cx="50" cy="62" r="35" {}
            path.l1 d="M2 140V112L26 96 46 110 70 92 98 112V132Q98 138 92 138H8Q2 138 2 132z" {}
            path.l2 d="M2 132V124L34 114 64 126 98 116V132Q98 138 92 138H8Q2 138 2 132z" {}
            text x="50" y="81" { (card.value()) }
            svg x="6" y="6" width="27" height="27" { (symbol(face)) }
            @if let Some(bait) = bait(card) { svg x="58" y="98" width="38" height="38" { (symbol(bait)) } }
        }
    }
}

/// A small card, or a back for one that is not known. Read aloud as part of a row that has a name.
pub(super) fn small(card: Option<Card>) -> Markup {
    match card {
        None => html! { i.wh-c.back {} },
        Some(card) => html! {
            i class={ "wh-c " (suit(card)) (if card.has_symbol() { " bait" } else { "" }) } {
                (card.value())
                @if let Some(bait) = bait(card) { svg { (symbol(bait)) } }
            }
        },
    }
}
