//! Other worlds that look the same to somebody.
//!
//! Nobody sees a number card but its owner, until it is played, shown or turned up; then everybody has seen it.
//! So what is hidden from a viewer is a set of slots, and a world is an arrangement of the unseen cards in them.
//! All arrangements are possible and equally likely, with one exception: a place that is about to play under
//! No threes, without having shown its hand, holds a card that it may play (WH02).

use table::{Chance, Viewer};

use crate::deal::Deal;
use crate::hound::Hound;
use crate::number::{CARDS, Card};
use crate::phase::Phase;
use crate::phases::forbidden_kinds;
use crate::place::Place;
use crate::position::Position;

/// Slots that are hidden from a viewer, and what is known about them.
struct Unseen {
    slots: Vec<u8>,
    cards: Vec<Card>,
    /// Slots of which at least one holds none of these kinds of cards.
    one_of: Vec<u8>,
    forbidden: u16,
}

impl Hound {
    fn unseen(&self, position: &Position, viewer: Viewer) -> Unseen {
        let slots: Vec<u8> = (0..CARDS as u8).filter(|&slot| position.is_hidden(slot, viewer)).collect();
        let cards = slots.iter().map(|&slot| position.card_in(slot)).collect();
        let forbidden = forbidden_kinds(position.forbidden);
        let mut one_of = Vec::new();
        if position.phase == Phase::Play && forbidden != 0 {
            let mut hand = position.hand(position.place);
            let allowed = |slot: u8| forbidden >> position.card_in(slot).code() & 1 == 0;
            if !hand.clone().any(|slot| !slots.contains(&slot) && allowed(slot)) {
                one_of = hand.by_ref().filter(|slot| slots.contains(slot)).collect();
            }
        }
        Unseen { slots, cards, one_of, forbidden }
    }

    pub(crate) fn another_world(
        &self,
        deal: &Deal,
        position: &Position,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> (Deal, Position) {
        // Where only one arrangement is left, the real deal is one that leads there.
        if self.count_worlds(position, viewer) == Some(1) {
            return (deal.clone(), *position);
        }
        let mut unseen = self.unseen(position, viewer);
        // From an order that tells nothing about where each lies.
        unseen.cards.sort_unstable();
        let mut world = *position;
        // The real arrangement is one of those wanted, so one is found: at worst one in 32 tries is good.
        loop {
            chance.shuffle(&mut unseen.cards);
            for (&slot, &card) in unseen.slots.iter().zip(&unseen.cards) {
                world.put(slot, card);
            }
            let allowed = |&slot: &u8| unseen.forbidden >> world.card_in(slot).code() & 1 == 0;
            if unseen.one_of.is_empty() || unseen.one_of.iter().any(allowed) {
                break;
            }
        }
        let mut cards = world.arrangement();
        // A viewer remembers in which order its own cards came; others only know what left the hand, and
        // from this deal the same cards leave from the same slots.
        let own = |slot: u8| match viewer {
            Viewer::All | Viewer::Public => false,
            Viewer::Seat(seat) => {
                let place = Place::from_index(seat.index());
                position.hand(place).any(|own| own == slot)
                    || position.plays().any(|play| play == (place, slot))
            }
        };
        for slot in (0..CARDS as u8).filter(|&slot| own(slot)) {
            cards[usize::from(slot)] = deal.cards[usize::from(slot)];
        }
        (Deal { cards, situation: deal.situation.clone() }, world)
    }

    /// How many arrangements there are: all orders of the unseen cards, less those in which a place that can
    /// play could not.
    pub(crate) fn count_worlds(&self, position: &Position, viewer: Viewer) -> Option<u128> {
        let unseen = self.unseen(position, viewer);
        let all = orders(unseen.cards.iter().copied())?;
        if unseen.one_of.is_empty() {
            return Some(all);
        }
        // Of all orders, those with only forbidden cards in these slots.
        let total = unseen.cards.len() as u128;
        let forbidden =
            unseen.cards.iter().filter(|card| unseen.forbidden >> card.code() & 1 == 1).count() as u128;
        let mut impossible = all;
        for step in 0..unseen.one_of.len() as u128 {
            impossible = impossible.checked_mul(forbidden.saturating_sub(step))?;
        }
        for step in 0..unseen.one_of.len() as u128 {
            impossible /= total - step;
        }
        all.checked_sub(impossible)
    }
}

/// In how many different orders these cards can lie: a product of binomials.
fn orders(cards: impl Iterator<Item = Card>) -> Option<u128> {
    let mut counts = [0u128; 16];
    let mut orders: u128 = 1;
    for (before, card) in (1u128..).zip(cards) {
        let count = &mut counts[usize::from(card.code())];
        *count += 1;
        // So far C(before, …) exactly: the product is divisible by the count that has just been reached.
        orders = orders.checked_mul(before)? / *count;
    }
    Some(orders)
}
