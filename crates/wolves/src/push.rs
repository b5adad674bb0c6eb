//! Pushing: where a wolf goes when an alpha or a lair takes its hex.

use crate::bits::Bits;
use crate::game::Wolves;
use crate::hex::Hex;
use crate::position::Position;

impl Wolves {
    /// TW20: the hexes that could take in a pushed wolf of this pack: empty ones, and those with a single
    /// piece of its own pack.
    #[inline]
    fn refuges(&self, position: &Position, owner: usize) -> Bits {
        let free = !position.any | position.of(owner);
        self.map.land & !position.tokens & !position.two & free
    }

    /// TW20, TW21: the nearest of them from here, all equally near; or the nearest of each kind. None when there
    /// is nowhere to go (TW22).
    #[inline]
    pub(crate) fn push_hexes(&self, position: &Position, from: Hex, owner: usize) -> Bits {
        let refuges = self.refuges(position, owner);
        if self.options.push_to_either {
            let empty = self.map.nearest(from, refuges & !position.any);
            return empty | self.map.nearest(from, refuges & position.any);
        }
        self.map.nearest(from, refuges)
    }

    /// TW22: whether the pack wolf on `to` has somewhere to go when an alpha comes there from `from`.
    /// All land is connected, so any refuge will do; the hex that the alpha leaves counts (TW20).
    #[inline]
    pub(crate) fn can_push(&self, position: &Position, from: Hex, to: Hex) -> bool {
        let Some((owner, _)) = position.enemy_wolf_on(position.me(), to) else {
            return true;
        };
        let left_behind = !position.two.contains(from) || position.of(owner).contains(from);
        left_behind || !(self.refuges(position, owner) & !Bits::only(to)).is_empty()
    }
}
