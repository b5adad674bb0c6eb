//! What a bot is handed: enough to think, nothing to peek at.

use crate::chance::Chance;
use crate::game::Game;
use crate::seat::{Seat, Viewer};
use crate::table::Table;

/// [`Seen`](crate::Seen) for a seat, borrowed for the time of a decision. Only this crate can make one, and the
/// position cannot be taken out of it: a bot that is handed a sight cannot peek, by its type.
///
/// ```compile_fail
/// fn peek<'a, G: table::Game>(sight: &table::Sight<'a, G>) -> &'a G::Position {
///     sight.table.position()
/// }
/// ```
pub struct Sight<'a, G: Game> {
    table: &'a Table<G>,
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    pub(crate) const fn new(table: &'a Table<G>, seat: Seat) -> Self {
        Self { table, seat }
    }

    /// The seat that looks.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The rules, map and cards: nothing hidden is in there.
    #[must_use]
    pub fn game(&self) -> &'a G {
        self.table.game()
    }

    /// All that this seat may know.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.table.view(Viewer::Seat(self.seat))
    }

    /// The moves to choose from: empty unless it is this seat's decision.
    pub fn legal_moves(&self, moves: &mut Vec<G::Move>) {
        moves.clear();
        if self.table.to_act() == Some(self.seat) {
            self.game().legal_moves(self.table.position(), moves);
        }
    }

    /// A position that this seat cannot tell from the real one, uniformly over all that it could be.
    pub fn redeal(&self, chance: &mut impl Chance) -> G::Position {
        let viewer = Viewer::Seat(self.seat);
        self.game().redeal(self.table.deal(), self.table.position(), viewer, chance).1
    }
}
