//! What would come of a move: in a world that a seat imagines, never in the real one. So a program can search without
//! knowing any rules.

use serde_json::Value as Json;

use crate::any::{LegalMove, json};
use crate::chance::Chance;
use crate::game::Game;
use crate::seat::{Seat, Viewer};
use crate::sight::Sight;

/// What a seat would see after some moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Tried {
    /// All that the seat would know.
    pub view: Json,
    /// Who would decide; `None` when the game would be over.
    pub to_act: Option<Seat>,
    /// What that seat could play.
    pub moves: Vec<LegalMove>,
    /// What every seat would have won, when the game would be over.
    pub shares: Option<Vec<f64>>,
}

impl<G: Game> Sight<'_, G> {
    /// What would come of these moves, one after the other and whoever makes them, in a world that this seat cannot
    /// tell from the real one. It depends on what the seat knows and on the chance, and on nothing else.
    ///
    /// # Errors
    /// The number of the first move, from 0, that is not legal there.
    pub fn attempt(&self, moves: &[&str], chance: &mut impl Chance) -> Result<Tried, usize> {
        let (game, mut position) = (self.game(), self.redeal(chance));
        for (number, text) in moves.iter().enumerate() {
            let mv = game.parse_move(text).filter(|mv| game.check(&position, *mv).is_ok());
            game.advance(&mut position, mv.ok_or(number)?);
        }
        let (to_act, mut legal) = (game.to_act(&position), Vec::new());
        let moves = to_act.map(|seat| {
            game.legal_moves(&position, &mut legal);
            let view = game.view(&position, Viewer::Seat(seat));
            let named = |mv: &G::Move| LegalMove {
                text: mv.to_string(),
                fields: json(mv),
                label: game.label(&view, *mv),
            };
            legal.iter().map(named).collect()
        });
        let shares = game
            .outcome(&position)
            .map(|outcome| Seat::all(game.seats()).map(|seat| outcome.share(seat)).collect());
        let view = json(&game.view(&position, Viewer::Seat(self.seat())));
        Ok(Tried { view, to_act, moves: moves.unwrap_or_default(), shares })
    }
}
