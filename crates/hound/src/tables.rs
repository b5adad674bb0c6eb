//! The chosen animals, compiled into tables small enough to stay close to the processor.
//!
//! An animal's state is one byte: bits 0-1 its place, bit 2 the side that shows.

use arrayvec::ArrayVec;

use crate::animal::{Animal, Colour, Company, Direction, Face, MAX_ANIMALS, Side, Turning};
use crate::number::{Card, Suit};
use crate::place::Place;

/// The bit of a state that is set when the back shows.
const BACK: u8 = 4;

/// WH46: the bit of an order that ends the turn.
pub(crate) const SKIPS: u8 = 16;

/// The longest way that an animal can go: an amount of the card file is at most (12 × 4 + 12).
pub(crate) const MAX_STEPS: usize = 60;

/// One in each of eight bytes.
const EACH: u64 = 0x0101_0101_0101_0101;

/// Where an animal is and which side shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct State(pub u8);

impl State {
    pub const fn new(place: Place, side: Side) -> Self {
        Self(place.index() as u8 | (side as u8) << 2)
    }

    pub const fn place(self) -> Place {
        Place::from_index(self.0 as usize)
    }

    pub const fn side(self) -> Side {
        if self.0 & BACK == 0 { Side::Front } else { Side::Back }
    }

    /// 0 to 7: for arrays.
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    pub const fn flipped(self) -> Self {
        Self(self.0 ^ BACK)
    }
}

/// One movement: the places on the way, the last one included.
pub(crate) struct Walk {
    pub path: ArrayVec<Place, MAX_STEPS>,
    pub to: State,
    /// Whether a symbol stopped it before its time.
    pub stopped: bool,
}

/// What sheep go (low half) and come (high half) when an animal activates: four bytes each, the first place
/// lowest. The tolls of several animals can be added.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Toll(pub u64);

impl Toll {
    /// WH12: the sheep after this, never below 0 nor above the most of each place.
    #[inline]
    pub const fn apply(self, sheep: [u8; 4], most: [u8; 4]) -> [u8; 4] {
        let most = u32::from_le_bytes(most);
        let sum = less(u32::from_le_bytes(sheep), self.lost()) + self.regained();
        (most - less(most, sum)).to_le_bytes()
    }

    /// Sheep lost by place.
    pub const fn lost(self) -> u32 {
        self.0 as u32
    }

    /// Sheep regained by place.
    pub const fn regained(self) -> u32 {
        (self.0 >> 32) as u32
    }
}

/// Takes each of four bytes from another, not below 0. All are below 128.
#[inline]
const fn less(from: u32, what: u32) -> u32 {
    const TOPS: u32 = 0x8080_8080;
    let rest = (from | TOPS).wrapping_sub(what);
    // Where there was enough the top bit is still set; elsewhere nothing is left.
    let enough = rest & TOPS;
    rest & (enough - (enough >> 7))
}

/// What happens at the end of a turn or of phase 3 when animals meet: who is looked for, as bits.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Meeting {
    pub turning: Turning,
    /// The top bit of the byte of each animal whose company counts.
    pub company: u64,
}

impl Meeting {
    /// The side that an animal in this state shows once it has looked around among all animals.
    #[inline]
    pub const fn shows(self, state: State, animals: [u8; MAX_ANIMALS]) -> Side {
        // Places are compared in all bytes at once: only what is 0 leaves the top bit that it is taken from.
        let apart = (u64::from_le_bytes(animals) ^ (EACH * state.0 as u64)) & (EACH * 3);
        let company = (EACH * 0x80 - apart) & self.company != 0;
        match (self.turning, company) {
            (Turning::Toggle, true) => state.flipped().side(),
            (Turning::Toggle, false) => state.side(),
            (Turning::Front, true) | (Turning::Back, false) => Side::Front,
            (Turning::Front, false) | (Turning::Back, true) => Side::Back,
        }
    }
}

/// The tables of one set of animals.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub count: usize,
    /// By animal, card and state: the state after the card was played, with no symbol in the way.
    pub played: [[[u8; 8]; 8]; MAX_ANIMALS],
    /// The same by places that stop the animal.
    pub stopped: [[[[u8; 8]; 8]; 16]; MAX_ANIMALS],
    /// The same for the card of the turn before, at the end of a turn.
    pub late: [[[[u8; 8]; 8]; 16]; MAX_ANIMALS],
    /// By animal and state: the state after it has walked by itself at the end of a turn.
    pub drifted: [[u8; 8]; MAX_ANIMALS],
    /// By animal, place whose turn it is, and state.
    pub tolls: [[[Toll; 8]; 4]; MAX_ANIMALS],
    /// By animal and state: see [`bait`].
    pub bait: [[u8; 8]; MAX_ANIMALS],
    /// The same: values that it forbids, and [`SKIPS`].
    pub orders: [[[u8; 8]; 4]; MAX_ANIMALS],
    /// Who skips turns or forbids cards.
    pub orderers: ArrayVec<u8, MAX_ANIMALS>,
    /// Whether activation has to look at the animals one after the other, because one of them does what
    /// others of its colour do not: only with home-made cards.
    pub in_turn: bool,
    /// The two animals that must not show the same colour in one place (WH41).
    pub clash: Option<(usize, usize)>,
    /// Whether, by the state of the first, it makes no difference which of the two is flipped.
    pub alike: bool,
    /// Animals with something to do at the end of a turn, in order (WH45).
    pub enders: ArrayVec<u8, MAX_ANIMALS>,
    pub play_end: [Option<Meeting>; MAX_ANIMALS],
    pub turn_end: [Option<Meeting>; MAX_ANIMALS],
    /// Whether anything but movement can happen between a card and the end of phase 3.
    pub ends_plays: bool,
}

/// The face that shows in this state.
pub(crate) fn showing(animal: &Animal, state: State) -> &Face {
    animal.face(state.side())
}

/// WH50: which kind of symbol stops a face: 0 Meat, 1 Bone, 2 none.
pub(crate) const fn bait(face: &Face) -> usize {
    match face.colour {
        Colour::Black => Suit::Black as usize,
        Colour::White => Suit::White as usize,
        Colour::Pink => 2,
    }
}

/// WH20, WH40, WH50, WH51: walks so many spaces, stopping on reaching one of these places.
/// Where it stands at first is never reached before it has come round.
pub(crate) fn walk(animal: &Animal, from: State, spaces: u8, way: Direction, stops: u8) -> Walk {
    let mut path = ArrayVec::new();
    let (mut place, mut passed, mut stopped) = (from.place(), false, false);
    for left in (0..spaces).rev() {
        place = way.step(place);
        // Amounts are small enough that the path always has room.
        let _ = path.try_push(place);
        passed |= place == Place::FIRST;
        if stops >> place.index() & 1 == 1 {
            stopped = left > 0;
            break;
        }
    }
    let mut to = State::new(place, from.side());
    if passed && animal.flips_passing {
        to = to.flipped();
    }
    Walk { path, to, stopped }
}

impl Tables {
    pub fn new(animals: &[Animal]) -> Self {
        let mut tables = Self {
            count: animals.len().min(MAX_ANIMALS),
            played: [[[0; 8]; 8]; MAX_ANIMALS],
            stopped: [[[[0; 8]; 8]; 16]; MAX_ANIMALS],
            late: [[[[0; 8]; 8]; 16]; MAX_ANIMALS],
            drifted: [[0; 8]; MAX_ANIMALS],
            tolls: [[[Toll::default(); 8]; 4]; MAX_ANIMALS],
            bait: [[2; 8]; MAX_ANIMALS],
            orders: [[[0; 8]; 4]; MAX_ANIMALS],
            orderers: ArrayVec::new(),
            in_turn: false,
            clash: None,
            alike: false,
            enders: ArrayVec::new(),
            play_end: [None; MAX_ANIMALS],
            turn_end: [None; MAX_ANIMALS],
            ends_plays: false,
        };
        for (index, animal) in animals.iter().take(MAX_ANIMALS).enumerate() {
            tables.movement(index, animal);
            tables.activation(index, animal);
            tables.play_end[index] = meeting(animals, index, animal.play_end.as_ref());
            tables.turn_end[index] = meeting(animals, index, animal.turn_end.as_ref());
        }
        let mut enders: Vec<usize> = (0..tables.count).filter(|&index| animals[index].ends_turns()).collect();
        enders.sort_by_key(|&index| animals[index].order);
        tables.enders = enders.into_iter().map(|index| index as u8).collect();
        let clashing: Vec<usize> = (0..tables.count).filter(|&index| animals[index].clashes).collect();
        if let &[one, two] = clashing.as_slice() {
            tables.clash = Some((one, two));
            tables.alike = alike(animals, one, two);
        }
        tables.ends_plays = tables.clash.is_some() || tables.play_end.iter().any(Option::is_some);
        tables
    }

    /// Whether animals only move and take or bring sheep.
    pub fn is_plain(&self) -> bool {
        !self.ends_plays && self.enders.is_empty() && !self.in_turn && self.orderers.is_empty()
    }

    fn movement(&mut self, index: usize, animal: &Animal) {
        for state in (0..8).map(State) {
            let face = showing(animal, state);
            self.bait[index][state.index()] = bait(face) as u8;
            let after = |moved: Option<(u8, Direction)>, stops: usize| {
                moved.map_or(state, |(spaces, way)| walk(animal, state, spaces, way, stops as u8).to).0
            };
            self.drifted[index][state.index()] = after(face.drift, 0);
            for push in 0..8 {
                let card = Card::from_code(push as u8);
                for stops in 0..16 {
                    let (now, late) = (face.moved(card, false), face.moved(card, true));
                    self.stopped[index][stops][push][state.index()] = after(now, stops);
                    self.late[index][stops][push][state.index()] = after(late, stops);
                }
                let plain = self.stopped[index][0][push][state.index()];
                self.played[index][push][state.index()] = plain;
            }
        }
    }

    fn activation(&mut self, index: usize, animal: &Animal) {
        let faces = animal.printed_faces();
        self.in_turn |= faces.iter().any(|face| face.effects.are_odd(face.colour));
        if faces.iter().any(|face| face.effects.orders() != 0) {
            self.orderers.push(index as u8);
        }
        for state in (0..8).map(State) {
            let face = showing(animal, state);
            let sheep = face.effects.sheep();
            let mut counts = [0u8; 4];
            for aim in face.aims() {
                counts[state.place().toward(aim).index()] = sheep.unsigned_abs();
            }
            let counts = u32::from_le_bytes(counts);
            self.orders[index][state.place().index()][state.index()] = face.effects.orders();
            let toll = &mut self.tolls[index][state.place().index()][state.index()];
            *toll = Toll(if sheep < 0 { u64::from(counts) } else { u64::from(counts) << 32 });
        }
    }
}

fn meeting(animals: &[Animal], index: usize, meeting: Option<&(Turning, Company)>) -> Option<Meeting> {
    let (turning, company) = meeting?;
    let counts = |other: usize| match company {
        Company::Anybody => true,
        Company::Only(ids) => ids.contains(&animals[other].id),
    };
    let others = (0..animals.len().min(MAX_ANIMALS)).filter(|&other| other != index && counts(other));
    Some(Meeting { turning: *turning, company: others.fold(0, |bits, other| bits | 0x80 << (8 * other)) })
}

/// WH41: whether nobody need be asked which of the two flips. They have to show the same colour then,
/// so whatever side of one shows black is compared with the side of the other that does.
fn alike(animals: &[Animal], one: usize, two: usize) -> bool {
    let names = |company: &Company, id| matches!(company, Company::Only(ids) if ids.contains(&id));
    let told_apart = animals.iter().any(|animal| {
        let mut meetings = animal.play_end.iter().chain(&animal.turn_end);
        meetings.any(|(_, company)| names(company, animals[one].id) != names(company, animals[two].id))
    });
    let sides = [Side::Front, Side::Back];
    let same_when_matched = sides.iter().all(|&side| {
        sides.iter().all(|&other| {
            animals[one].face(side).colour != animals[two].face(other).colour
                || animals[one].behaves_like(side, &animals[two], other)
        })
    });
    !told_apart && same_when_matched
}
