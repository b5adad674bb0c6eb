//! Hunting.

use arrayvec::ArrayVec;
use table::{Emission, Seat, Sink};

use crate::event::Event;
use crate::game::Wolves;
use crate::hex::Hex;
use crate::position::{Position, REGIONS};

impl Wolves {
    /// TW50: the regions whose prey the active player hunts now: its wolves stand on three different hexes
    /// around a stack of a type that it does not own.
    #[inline]
    fn hunted(&self, position: &Position) -> ArrayVec<usize, REGIONS> {
        let wolves = position.wolves(position.me());
        let owned = position.player().prey;
        let hunted = |region: &usize| {
            let stack = position.stacks[*region];
            stack.left > 0
                && owned & stack.prey.bit() == 0
                && (wolves.on_board(region + 1) & self.map.hunt[*region]).count_ones() >= 3
        };
        (0..self.map.regions()).filter(hunted).collect()
    }

    /// TW51: two stacks of the same type at once, of which the player chooses one.
    pub(crate) fn rival_stacks(&self, position: &Position) -> ArrayVec<Hex, REGIONS> {
        let hunted = self.hunted(position);
        let prey = |region: usize| position.stacks[region].prey;
        let rival = hunted.iter().find_map(|&region| {
            hunted.iter().any(|&other| other != region && prey(other) == prey(region)).then(|| prey(region))
        });
        let same = hunted.iter().filter(|&&region| Some(prey(region)) == rival);
        same.map(|&region| self.map.prey[region]).collect()
    }

    /// Takes every prey about which there is no choice; whether a choice is left.
    #[inline]
    pub(crate) fn hunt(&self, position: &mut Position, events: &mut impl Sink<Event>) -> bool {
        let hunted = self.hunted(position);
        let mut choice = false;
        for &region in &hunted {
            let prey = position.stacks[region].prey;
            let rivals = hunted.iter().filter(|&&other| position.stacks[other].prey == prey).count();
            if rivals > 1 {
                choice = true;
            } else {
                self.take_prey(position, region, events);
            }
        }
        choice
    }

    /// Takes one token of a region's stack.
    pub(crate) fn take_prey(&self, position: &mut Position, region: usize, events: &mut impl Sink<Event>) {
        let (Some(stack), Some(&hex)) = (position.stacks.get_mut(region), self.map.prey.get(region)) else {
            return;
        };
        stack.left = stack.left.saturating_sub(1);
        if stack.left == 0 {
            position.tokens.remove(hex);
        }
        let prey = stack.prey;
        let me = position.me();
        position.players[me].prey |= prey.bit();
        let bonus = self.side.prey_bonus;
        self.gain(position, bonus);
        let seat = Seat::from_index(me);
        events.emit(|| Emission::public(Event::Hunted { seat, hex, prey, bonus }));
    }
}
