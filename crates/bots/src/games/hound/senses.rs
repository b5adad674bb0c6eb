//! What a network is told about Wolf & Hound: only what the deciding seat knows.

use hound::animal::{MAX_ANIMALS, Side};
use hound::number::Suit;
use hound::{Hound, Kinds, Move, Place, Position};
use table::{Game, Seat};

use super::learned::{ANIMALS, slot};
use crate::net::Inputs;

/// Where every animal stands, seen from the seat, and which side shows.
const STANDS: usize = 0;
/// By place at which animals would activate, and by place that loses or regains: sheep.
const TOLLS: usize = STANDS + ANIMALS * 8;
/// Sheep by place: none, 1, 2, 3, 4, more.
const SHEEP: usize = TOLLS + 32;
/// The own hand: one, two, more of a kind.
const HAND: usize = SHEEP + 24;
/// Cards that the seat has not seen, by kind.
const UNSEEN: usize = HAND + 48;
/// Meat and Bone by place.
const BAIT: usize = UNSEEN + 16;
/// Everything that is there once.
const ONCE: usize = BAIT + 8;
/// All inputs.
pub(super) const INPUTS: usize = ONCE + 37;

pub(super) fn sense(game: &Hound, position: &Position, mv: Move, inputs: &mut Inputs) {
    let Some(me) = game.to_act(position) else { return };
    let mut hand = position.in_hand(Place::from_index(me.index()));
    // What the seat draws, and what dummies turn up, is not known when it chooses.
    let unseen = game.unseen_by(position, me);
    if let Move::Play(card) = mv {
        hand[card.index()] = hand[card.index()].saturating_sub(1);
    }
    // Nobody knows what comes from the deck.
    inputs.push(ONCE + 36, f32::from(u8::from(mv == Move::Exchange)));
    let after = game.outlook(position, mv);
    let known = Knowledge { game, position: &after, me };
    known.tell_animals(inputs);
    known.tell_sheep(inputs);
    known.tell_cards(&hand, &unseen, inputs);
    known.tell_once(position, inputs);
}

/// A position as one seat knows it.
struct Knowledge<'a> {
    game: &'a Hound,
    position: &'a Position,
    me: Seat,
}

impl Knowledge<'_> {
    /// A place as seen from the seat: 0 its own, 1 its left neighbour's, 2 its partner's, 3 its right neighbour's.
    fn beside(&self, place: Place) -> usize {
        (place.index() + 4 - self.me.index()) & 3
    }

    fn tell_animals(&self, inputs: &mut Inputs) {
        // In the order of the inputs, whatever that of the file: sums depend on it, if only in their last bit.
        let mut stands = [None; MAX_ANIMALS];
        for ((index, animal), stand) in self.game.animals().iter().enumerate().zip(&mut stands) {
            let (place, side) = self.position.animal(index);
            let back = usize::from(side == Side::Back) * 4;
            *stand = slot(animal).map(|slot| STANDS + slot * 8 + back + self.beside(place));
        }
        stands.sort_unstable();
        stands.iter().flatten().for_each(|&stand| inputs.push(stand, 1.0));
        for at in Place::ALL {
            let [lost, regained] = self.game.toll(self.position, at);
            for target in Place::ALL {
                let input = TOLLS + (self.beside(at) * 4 + self.beside(target)) * 2;
                inputs.push(input, f32::from(lost[target.index()]));
                inputs.push(input + 1, f32::from(regained[target.index()]));
            }
        }
    }

    fn tell_sheep(&self, inputs: &mut Inputs) {
        for place in Place::ALL {
            let sheep = usize::from(self.position.sheep()[place.index()].min(5));
            inputs.push(SHEEP + self.beside(place) * 6 + sheep, 1.0);
            match self.position.bait(place) {
                Some(Suit::Black) => inputs.push(BAIT + self.beside(place), 1.0),
                Some(Suit::White) => inputs.push(BAIT + 4 + self.beside(place), 1.0),
                None => {}
            }
        }
    }

    fn tell_cards(&self, hand: &Kinds, unseen: &Kinds, inputs: &mut Inputs) {
        for (kind, (&held, &unseen)) in hand.iter().zip(unseen).enumerate() {
            if held > 0 {
                inputs.push(HAND + kind * 3 + usize::from(held.min(3)) - 1, 1.0);
            }
            inputs.push(UNSEEN + kind, f32::from(unseen) * 0.25);
        }
    }

    fn tell_once(&self, before: &Position, inputs: &mut Inputs) {
        let (position, game) = (self.position, self.game);
        let flag = |on: bool| f32::from(u8::from(on));
        inputs.push(ONCE + self.me.index() % 4, 1.0);
        inputs.push(ONCE + 4 + usize::from(game.seats().clamp(2, 4)) - 2, 1.0);
        inputs.push(ONCE + 7 + self.beside(position.current()), 1.0);
        inputs.push(ONCE + 11, flag(game.is_dummy(position.current())));
        inputs.push(ONCE + 12, flag(position.is_ending()));
        inputs.push(ONCE + 13, flag(game.expansion()));
        inputs.push(ONCE + 14, f32::from(before.cards_in_pile()) / 16.0);
        inputs.push(ONCE + 15, flag(before.cards_in_pile() == 0));
        for place in Place::ALL {
            let held = f32::from(before.cards_held(place)) * 0.25;
            inputs.push(ONCE + 16 + self.beside(place), held);
            let most = f32::from(game.most_sheep()[place.index()]);
            inputs.push(ONCE + 20 + self.beside(place), most * 0.25);
        }
        // WH42: who follows late is moved by the card of the turn before.
        if let Some(card) = position.card_before() {
            inputs.push(ONCE + 24 + card.index() % 8, 1.0);
        }
        let sheep = position.sheep().map(f32::from);
        let ours = sheep[self.me.index() & 3] + sheep[(self.me.index() + 2) & 3];
        let theirs = sheep[(self.me.index() + 1) & 3] + sheep[(self.me.index() + 3) & 3];
        inputs.push(ONCE + 32, (ours - theirs).max(0.0) * 0.25);
        inputs.push(ONCE + 33, (theirs - ours).max(0.0) * 0.25);
        inputs.push(ONCE + 34, flag(ours == theirs));
        inputs.push(ONCE + 35, f32::from(position.turn_number()) / 33.0);
    }
}
