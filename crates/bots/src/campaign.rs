//! Games whose turns have many steps: a network judges where whole turns lead.

use table::{Choices, Quick, Seat};

use crate::expert::Expert;
use crate::net::{Inputs, Net, NetError};

/// A game of long turns without secrets that can be learned: a network is told positions, from the place of any seat,
/// and turns are planned by what it says of them.
pub trait Campaign: Expert {
    /// How many inputs a network for this game has.
    const INPUTS: usize;

    /// What else a network depends on, for the head of its file.
    fn sheet() -> String {
        String::new()
    }

    /// Reads a network of this game.
    ///
    /// # Errors
    /// It is damaged, or made for another game or with something else.
    fn read_net(bytes: &[u8]) -> Result<Net, NetError> {
        let net = Net::from_bytes(bytes, Self::info().id, Self::INPUTS)?;
        if net.sheet == Self::sheet() { Ok(net) } else { Err(NetError::Other("sheet", Self::sheet())) }
    }

    /// The tables at which a network of this game learns: one after the other.
    fn lessons() -> Vec<Choices>;

    /// Tells a network about a position, from this seat's place.
    fn sense(&self, position: &Self::Position, seat: Seat, inputs: &mut Inputs);

    /// Whether nothing is under way, so that a position can be judged.
    fn rests(&self, position: &Self::Position) -> bool;

    /// The moves of a whole turn: the best plan, or softly another. Judged by a network, or by the rule of thumb.
    fn whole_turn(
        &self,
        position: &Self::Position,
        judge: Option<&Net>,
        temperature: f64,
        chance: &mut Quick,
    ) -> Vec<Self::Move>;
}
