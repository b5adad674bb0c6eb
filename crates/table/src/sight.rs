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

    /// What has been played so far, to be seen again in imagined worlds.
    #[must_use]
    pub fn memory(&self) -> Memory<'a, G> {
        let options = G::options(self.table.choices()).ok();
        Memory {
            table: self.table,
            seat: self.seat,
            options,
            moves: self.table.moves(0..self.table.plies()).collect(),
        }
    }
}

/// Every move that stands, as a seat remembers them: what they say about hidden things can be asked in worlds that it
/// imagines. Moves are known to all; the positions in which they were made are those of an imagined world, and lead
/// from its deal to it.
pub struct Memory<'a, G: Game> {
    table: &'a Table<G>,
    seat: Seat,
    options: Option<G::Options>,
    moves: Vec<(Seat, G::Move)>,
}

impl<G: Game> Memory<'_, G> {
    /// How many moves stand.
    #[must_use]
    pub const fn plies(&self) -> usize {
        self.moves.len()
    }

    /// A position as [`Sight::redeal`] imagines it, and the way to it: `each` is told who made which move where.
    pub fn imagine(
        &self,
        chance: &mut impl Chance,
        mut each: impl FnMut(&G::Position, Seat, G::Move),
    ) -> G::Position {
        let (game, viewer) = (self.table.game(), Viewer::Seat(self.seat));
        let (deal, world) = game.redeal(self.table.deal(), self.table.position(), viewer, chance);
        let begun = self.options.as_ref().and_then(|options| G::start(options, &deal).ok());
        if let Some((_, mut then)) = begun {
            for &(seat, mv) in &self.moves {
                each(&then, seat, mv);
                game.advance(&mut then, mv);
            }
        }
        world
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Quick;
    use crate::options::Choices;
    use crate::record::Start;
    use crate::toy::Toy;

    #[test]
    fn what_is_remembered_leads_to_the_world_that_is_imagined() {
        let mut chance = Quick::new(4);
        for moves in 0..12 {
            let mut table = Table::<Toy>::open(&Choices::new(2), Start::Seed(chance.seed()), &[]).unwrap();
            for _ in 0..moves {
                let Some(seat) = table.to_act() else { break };
                let mv = chance.pick(&table.legal_moves()).unwrap();
                table.play(seat, mv).unwrap();
            }
            let (seat, game) = (Seat::from_index(0), table.game());
            let memory = table.sight(seat).memory();
            let (mut told, mut last) = (Vec::new(), None);
            let world = memory.imagine(&mut chance, |then, who, mv| {
                assert_eq!(game.to_act(then), Some(who));
                let mut after = *then;
                game.advance(&mut after, mv);
                told.push((who, mv));
                last = Some(after);
            });
            assert_eq!(told, table.moves(0..table.plies()).collect::<Vec<_>>());
            assert_eq!(last.unwrap_or(world), world);
        }
    }
}
