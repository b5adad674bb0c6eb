//! Whether a move is legal, and if not, which rule forbids it.

use table::{Phrase, Refusal, rules};

use crate::hound::Hound;
use crate::id::Id;
use crate::moves::Move;
use crate::phase::Phase;
use crate::phases::forbidden_kinds;
use crate::position::Position;

impl Hound {
    /// Whether the deciding seat may make this move now.
    pub(crate) fn explain(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
        let legal = match (position.phase, mv) {
            (Phase::Play, Move::Play(card)) => self.playable(position) >> card.code() & 1 == 1,
            (Phase::Exchange, Move::Keep | Move::Exchange) => true,
            (Phase::Flip | Phase::FirstFlip, Move::Flip(id)) => self.can_clash(id),
            _ => false,
        };
        if legal { Ok(()) } else { Err(self.refuse(position, mv)) }
    }

    /// Why a move is never possible in this game.
    fn refuse_for_good(&self, mv: Move) -> Option<Refusal> {
        match mv {
            Move::Keep | Move::Exchange if self.players == 4 => {
                Some(Refusal::new("WH62", Phrase::new("hound-refusal-no-dummy")))
            }
            Move::Flip(_) if self.tables.clash.is_none() => {
                Some(Refusal::new("WH41", Phrase::new("hound-refusal-nothing-clashes")))
            }
            Move::Flip(id) if !self.can_clash(id) => {
                let phrase = Phrase::new("hound-refusal-not-that-one").with("card", id.as_str());
                Some(Refusal::new("WH41", phrase))
            }
            Move::Play(card) if !self.options.pack.contains(&card) => {
                let phrase = Phrase::new("hound-refusal-no-such-card").with("card", card.name());
                Some(Refusal::new("WH71", phrase))
            }
            _ => None,
        }
    }

    /// WH41: whether this is one of the two cards that never show the same colour in one place.
    fn can_clash(&self, id: Id) -> bool {
        let clash = self.tables.clash;
        clash.is_some_and(|(one, two)| [one, two].iter().any(|&animal| self.animals()[animal].id == id))
    }

    fn refuse(&self, position: &Position, mv: Move) -> Refusal {
        if let Some(refusal) = self.refuse_for_good(mv).filter(|_| position.phase != Phase::Over) {
            return refusal;
        }
        match (position.phase, mv) {
            (Phase::Over, _) => Refusal::table(rules::GAME_OVER),
            (Phase::Play, Move::Play(card)) => {
                let held = position.kinds(position.place) >> card.code() & 1 == 1;
                if held && forbidden_kinds(position.forbidden) >> card.code() & 1 == 1 {
                    let phrase = Phrase::new("hound-refusal-forbidden").with("value", card.value());
                    return Refusal::new("WH47", phrase);
                }
                Refusal::new("WH13", Phrase::new("hound-refusal-not-held").with("card", card.name()))
            }
            _ => Refusal::table(rules::ANOTHER_STEP),
        }
    }
}
