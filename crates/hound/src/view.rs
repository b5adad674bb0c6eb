//! All that one viewer may know, built up from nothing.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Emission, Outcome, Phrase, Seat, Viewer};

use crate::animal::{Aspect, Confidence, Face, Side};
use crate::effect::Values;
use crate::event::{Event, Flipping, Stack};
use crate::hound::Hound;
use crate::id::Id;
use crate::moves::Move;
use crate::number::{CARDS, Card};
use crate::phase::Phase;
use crate::phases::forbidden_kinds;
use crate::place::{Place, Team};
use crate::position::Position;
use crate::tables::showing;

/// What has to be decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// A card from the hand.
    Card,
    /// The exchange call (WH62).
    Exchange,
    /// Which of two animals flips (WH41).
    Flip,
    /// Nothing: the game is over.
    Nothing,
}

/// One of the four places.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct PlaceView {
    /// Which.
    pub place: Place,
    /// Its team.
    pub team: Team,
    /// The person there; none for a dummy.
    pub seat: Option<Seat>,
    /// Who decides for it.
    pub decider: Seat,
    /// Sheep in the pasture.
    pub sheep: u8,
    /// The most that it can have.
    pub most: u8,
    /// Cards in the hand or in the dummy deck.
    pub cards: u8,
    /// What the viewer knows of these cards: a hand sorted, a deck from the top. All of them in one's own hand.
    pub known: Vec<Option<Card>>,
    /// The cards played here, in order. The last one's symbol counts.
    pub played: Vec<Card>,
    /// Whether the last card shows Meat or Bone.
    pub bait: bool,
}

/// An animal on the table.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct AnimalView {
    /// The card.
    pub id: Id,
    /// Its name.
    pub name: Phrase,
    /// Where it stands.
    pub place: Place,
    /// The side that shows.
    pub side: Side,
    /// What is printed there.
    pub face: Face,
    /// What is printed on the other side, if there is one.
    pub other: Option<Face>,
    /// How sure we are of the card as a whole.
    pub confidence: Confidence,
    /// What on it is our reading.
    pub readings: Vec<(Aspect, Confidence)>,
    /// Whether it stands in front of the place whose turn is next.
    pub activates_next: bool,
}

/// How many of a number card there are, and where.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CountView {
    /// The card.
    pub card: Card,
    /// How many in the game.
    pub total: u8,
    /// How many everybody has seen.
    pub seen: u8,
    /// How many the viewer has not seen.
    pub unseen: u8,
}

/// Where an animal would go.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Step {
    /// Which.
    pub animal: Id,
    /// The places on its way, the last one included.
    pub path: Vec<Place>,
    /// Where it would stand.
    pub to: Place,
    /// The side that would show.
    pub side: Side,
    /// Whether a symbol would stop it.
    pub stopped: bool,
}

/// What a move would do, as far as the viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Preview {
    /// The move.
    pub mv: Move,
    /// Every animal that would move or flip before the next turn, in order.
    pub steps: Vec<Step>,
    /// The animals that would then activate, unless somebody has to choose first.
    pub activates: Vec<Id>,
}

/// All that one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The number of the turn.
    pub turn: u16,
    /// Whose turn it is.
    pub place: Place,
    /// What has to be decided.
    pub due: Due,
    /// Who decides.
    pub to_act: Option<Seat>,
    /// The four places.
    pub places: Vec<PlaceView>,
    /// The animals in the order of the card file.
    pub animals: Vec<AnimalView>,
    /// The viewer's own hand, sorted.
    pub hand: Vec<Card>,
    /// Cards in the pile.
    pub pile: u8,
    /// What the viewer knows of them, from the top.
    pub pile_known: Vec<Option<Card>>,
    /// The card that a dummy has turned up, and from where.
    pub turned_up: Option<(Card, Stack)>,
    /// Values that may not be played this turn.
    pub forbidden: Vec<u8>,
    /// The card of the turn before, which moves those who follow late.
    pub previous: Option<Card>,
    /// Number cards: how many, how many everybody has seen, how many the viewer has not.
    pub counts: Vec<CountView>,
    /// How sure we are of the numbers of these cards.
    pub counts_confidence: Confidence,
    /// What the viewer's moves would do: empty unless it is the viewer's decision.
    pub previews: Vec<Preview>,
    /// Whether the game ends at the start of place 1's next turn (WH31).
    pub ending: bool,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Who won.
    pub winner: Option<Team>,
}

impl Hound {
    pub(crate) fn look(&self, position: &Position, viewer: Viewer) -> View {
        let to_act = self.deciding(position);
        let known = |slot: u8| (!position.is_hidden(slot, viewer)).then(|| position.card_in(slot));
        let mut moves = Vec::new();
        if to_act.is_some_and(|seat| viewer == Viewer::Seat(seat) || viewer == Viewer::All) {
            self.list_moves(position, &mut moves);
        }
        let own = |seat: Seat| {
            let mut hand: Vec<Card> = position.hand_cards(Place::from_index(seat.index())).collect();
            hand.sort_unstable();
            hand
        };
        let stack = if position.flipped_from_pile { Stack::Pile } else { Stack::Deck };
        View {
            viewer,
            turn: position.turn,
            place: position.place,
            due: match position.phase {
                Phase::Play => Due::Card,
                Phase::Exchange => Due::Exchange,
                Phase::Flip | Phase::FirstFlip => Due::Flip,
                Phase::Over => Due::Nothing,
            },
            to_act,
            places: Place::ALL.iter().map(|&place| self.look_at_place(position, viewer, place)).collect(),
            animals: (0..self.animals().len()).map(|animal| self.look_at_animal(position, animal)).collect(),
            hand: match viewer {
                Viewer::Seat(seat) if seat.number() <= self.players => own(seat),
                _ => Vec::new(),
            },
            pile: position.pile_len(),
            pile_known: position.pile_slots().map(known).collect(),
            turned_up: position.flipped().map(|slot| (position.card_in(slot), stack)),
            forbidden: Values::of_bits(position.forbidden).iter().collect(),
            previous: position.previous(),
            counts: self.look_at_counts(position, viewer),
            counts_confidence: self.options.numbers_confidence,
            previews: moves.into_iter().filter_map(|mv| self.preview(position, viewer, mv)).collect(),
            ending: position.ending,
            outcome: position.result.map(|(reason, winner)| self.result(position, reason, winner)),
            winner: position.result.map(|(_, winner)| winner),
        }
    }

    fn look_at_place(&self, position: &Position, viewer: Viewer, place: Place) -> PlaceView {
        let mut known: Vec<Option<Card>> = position
            .hand(place)
            .map(|slot| (!position.is_hidden(slot, viewer)).then(|| position.card_in(slot)))
            .collect();
        if !self.is_dummy(place) {
            // Hidden cards last; a hand has no order that anybody could see.
            known.sort_unstable_by_key(|card| card.map_or(u8::MAX, Card::rank));
        }
        let played = position.plays().filter(|&(by, _)| by == place).map(|(_, slot)| position.card_in(slot));
        PlaceView {
            place,
            team: place.team(),
            seat: self.seat(place),
            decider: self.decider(place),
            sheep: position.sheep[place.index()],
            most: self.most[place.index()],
            cards: known.len() as u8,
            known,
            played: played.collect(),
            bait: position.stops >> place.index() & 0x11 != 0,
        }
    }

    fn look_at_animal(&self, position: &Position, animal: usize) -> AnimalView {
        let card = &self.animals()[animal];
        let state = position.state(animal);
        AnimalView {
            id: card.id,
            name: card.name(),
            place: state.place(),
            side: state.side(),
            face: *showing(card, state),
            other: card.two_sided.then(|| *showing(card, state.flipped())),
            confidence: card.least_confidence(),
            readings: card.readings().collect(),
            activates_next: state.place() == position.place.clockwise(1) && self.next_activates(position),
        }
    }

    /// WH31: whether the next turn has an activation. Where the game ends without one, it has none if somebody has
    /// run out of cards, or does so now.
    fn next_activates(&self, position: &Position) -> bool {
        let mut next = *position;
        let held = position.hand(position.place).count();
        next.ending |= position.pile_len() == 0 && held <= 1 && !self.is_dummy(position.place);
        next.place = position.place.clockwise(1);
        position.phase != Phase::Over && self.activates(&next)
    }

    fn look_at_counts(&self, position: &Position, viewer: Viewer) -> Vec<CountView> {
        let count = |card: Card, counts: &dyn Fn(u8) -> bool| {
            (0..CARDS as u8).filter(|&slot| position.card_in(slot) == card && counts(slot)).count() as u8
        };
        let view = |card| CountView {
            card,
            total: count(card, &|_| true),
            seen: count(card, &|slot| position.is_public(slot)),
            unseen: count(card, &|slot| position.is_hidden(slot, viewer)),
        };
        Card::all().map(view).filter(|view| view.total > 0).collect()
    }

    /// What a move does before the next turn, where that depends only on what the viewer knows.
    fn preview(&self, position: &Position, viewer: Viewer, mv: Move) -> Option<Preview> {
        let mut ahead = *position;
        let mut events: Vec<Emission<Event>> = Vec::new();
        let slot = match mv {
            Move::Play(card) => Some((ahead.take(ahead.place, card).0, card)),
            Move::Keep => Some(ahead.flipped().map(|slot| (slot, ahead.card_in(slot)))?),
            Move::Exchange => {
                let top = ahead.hand(ahead.place).next().filter(|&slot| !position.is_hidden(slot, viewer))?;
                Some((top, ahead.card_in(top)))
            }
            Move::Flip(_) => None,
        };
        let forbidden =
            slot.is_some_and(|(_, card)| forbidden_kinds(ahead.forbidden) >> card.code() & 1 == 1);
        match (mv, slot) {
            (Move::Flip(id), _) => self.flip(&mut ahead, self.index_of(id)?, Flipping::Chosen, &mut events),
            (_, Some((slot, card))) if !forbidden => {
                ahead.phase = Phase::Play;
                self.play_slot::<false>(&mut ahead, slot, card, true, &mut events);
            }
            _ => {}
        }
        let mut activates = Vec::new();
        let first = position.phase == Phase::FirstFlip;
        if (ahead.phase != Phase::Flip || position.phase == Phase::Flip) && !first {
            if position.phase == Phase::Flip {
                self.play_end(&mut ahead, &mut events);
            }
            if !forbidden && self.runs_out(&ahead) {
                ahead.ending = true;
            }
            self.end_turn::<false>(&mut ahead, !forbidden, &mut events);
            if self.activates(&ahead) {
                activates = self.in_order(&ahead).map(|(_, animal)| self.animals()[animal].id).collect();
            }
        }
        let steps =
            events.iter().filter_map(|emission| step(emission.seen_by(viewer)?, &ahead, self)).collect();
        Some(Preview { mv, steps, activates })
    }
}

/// A movement or flip of a preview.
fn step(event: &Event, after: &Position, game: &Hound) -> Option<Step> {
    let (animal, path, to, side, stopped) = match event {
        Event::Moved { animal, path, to, stopped, flipped, .. } => {
            (*animal, path.clone(), *to, *flipped, *stopped)
        }
        Event::Flipped { animal, place, side, .. } => (*animal, Vec::new(), *place, Some(*side), false),
        _ => return None,
    };
    let side =
        side.unwrap_or_else(|| game.index_of(animal).map_or(Side::Front, |index| after.state(index).side()));
    Some(Step { animal, path, to, side, stopped })
}
