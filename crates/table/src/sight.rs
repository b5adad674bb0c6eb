//! What a bot is handed: enough to think, nothing to peek at.

use crate::chance::Chance;
use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// One seat's sight of a table. Only this crate can make one, and the position cannot be taken out of it:
/// a bot that is handed a sight cannot peek, by its type.
pub struct Sight<'a, G: Game> {
    game: &'a G,
    deal: &'a G::Deal,
    position: &'a G::Position,
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    pub(crate) const fn new(game: &'a G, deal: &'a G::Deal, position: &'a G::Position, seat: Seat) -> Self {
        Self { game, deal, position, seat }
    }

    /// The seat that looks.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The rules, map and cards: nothing hidden is in there.
    #[must_use]
    pub const fn game(&self) -> &'a G {
        self.game
    }

    /// All that this seat may know.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(self.position, Viewer::Seat(self.seat))
    }

    /// The moves to choose from: empty unless it is this seat's decision.
    pub fn legal_moves(&self, moves: &mut Vec<G::Move>) {
        moves.clear();
        if self.game.to_act(self.position) == Some(self.seat) {
            self.game.legal_moves(self.position, moves);
        }
    }

    /// A position that this seat cannot tell from the real one, uniformly over all that it could be.
    pub fn redeal(&self, chance: &mut impl Chance) -> G::Position {
        self.game.redeal(self.deal, self.position, Viewer::Seat(self.seat), chance).1
    }
}
