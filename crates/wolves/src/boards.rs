//! The printed boards and how they are laid out.

use crate::hex::PER_BOARD;

/// Axial coordinates: q to the right, r downward; a hex's neighbours are at these steps
/// (north, north-east, south-east, south, south-west, north-west).
pub const STEPS: [Axial; 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// A place on the plane.
pub type Axial = (i8, i8);

/// TW82: where the hexes A to P of a board lie, seen from its water (or the chasm hex L of the start board).
#[rustfmt::skip]
pub const SHAPE: [Axial; PER_BOARD] = [
    (-3, 1), (-3, 2), (-3, 3), // A B C
    (-2, 0), (-2, 1), (-2, 2), // D E F
    (-1, -1), (-1, 0), (-1, 1), (-1, 2), // G H I J
    (0, -1), (0, 0), (0, 1), // K L M
    (1, -2), (1, -1), (1, 0), // N O P
];

/// TW82: the area of each hex A to P of a region board; `~` is the water.
pub const AREAS: [u8; PER_BOARD] = *b"ABBACBACCED~EDDE";
/// TW82: the letters of the two lone-wolf hexes, G and J.
pub const LONE: [usize; 2] = [6, 9];
/// TW82: the letter of the prey hex, E.
pub const PREY: usize = 4;
/// TW82: the letter of the water hex, L.
pub const WATER: usize = 11;

/// TW82: the ten region boards by the terrains of their areas A B C D E.
pub const REGIONS: [&str; 10] =
    ["gftrd", "rfgtd", "fgdrt", "gdtfr", "dtrgf", "drgtf", "trfdg", "ftdgr", "rgfdt", "tdrfg"];

/// TW83: the start board's hexes A to P; `#` is the chasm.
pub const START: [u8; PER_BOARD] = *b"t#dr#gd##fg#tf#r";
/// TW83: the letters of the north bank and of the south bank.
pub const BANKS: [[usize; 5]; 2] = [[0, 3, 6, 10, 13], [2, 5, 9, 12, 15]];

/// The place of a region board: its anchor (where the water lies) and whether the board is turned by 180°.
pub type Slot = (Axial, bool);

const R: bool = true;
const O: bool = false;

/// TW84: the places of the regions 1, 2, … for so many players. With three and more the start board lies
/// around (0, 0).
#[must_use]
#[rustfmt::skip]
pub const fn slots(players: u8) -> &'static [Slot] {
    match players {
        2 => &[((0, 0), O), ((-2, -2), O), ((-5, 3), O), ((2, 2), O), ((5, -3), O)],
        3 => &[((3, -5), O), ((-4, -1), R), ((-7, 4), R), ((-3, 5), O), ((0, 3), R), ((5, -3), O)],
        4 => &[
            ((3, -5), O), ((-4, -1), R), ((-7, 1), O), ((-7, 4), R),
            ((-3, 5), O), ((0, 3), R), ((7, -1), O), ((5, -3), O),
        ],
        _ => &[
            ((3, -5), O), ((-1, -6), R), ((-4, -1), R), ((-7, 1), O), ((-7, 4), R),
            ((-3, 5), O), ((-1, 7), O), ((0, 3), R), ((7, -1), O), ((5, -3), O),
        ],
    }
}

/// TW84: the anchor that an unturned board has in this place; a turned one stands (-2, 1) from it.
#[must_use]
pub const fn unturned_anchor(slot: Slot) -> Axial {
    let ((q, r), turned) = slot;
    if turned { (q + 2, r - 1) } else { (q, r) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(letter: u8) -> Axial {
        SHAPE[usize::from(letter - b'A')]
    }

    /// TW82: the areas lie where the sheet says, with the lone wolves, the prey and the water.
    #[test]
    fn region_board_has_its_areas() {
        let area = |wanted: u8| -> Vec<Axial> {
            let mut hexes: Vec<Axial> = (0..PER_BOARD)
                .filter(|&letter| AREAS[letter] == wanted)
                .map(|letter| SHAPE[letter])
                .collect();
            hexes.sort_unstable();
            hexes
        };
        assert_eq!(area(b'A'), [(-3, 1), (-2, 0), (-1, -1)]);
        assert_eq!(area(b'B'), [(-3, 2), (-3, 3), (-2, 2)]);
        assert_eq!(area(b'C'), [(-2, 1), (-1, 0), (-1, 1)]);
        assert_eq!(area(b'D'), [(0, -1), (1, -2), (1, -1)]);
        assert_eq!(area(b'E'), [(-1, 2), (0, 1), (1, 0)]);
        assert_eq!(area(b'~'), [(0, 0)]);
        assert_eq!(LONE.map(|letter| SHAPE[letter]), [(-1, -1), (-1, 2)]);
        assert_eq!((SHAPE[PREY], SHAPE[WATER]), ((-2, 1), (0, 0)));
    }

    /// TW82: every board has every terrain once, and every terrain fills every area twice.
    #[test]
    fn every_terrain_fills_every_area_twice() {
        for area in 0..5 {
            for terrain in *b"frgtd" {
                let boards = REGIONS.iter().filter(|board| board.as_bytes()[area] == terrain).count();
                assert_eq!(boards, 2, "terrain {} in area {area}", terrain as char);
            }
        }
        for board in REGIONS {
            let mut letters = board.as_bytes().to_vec();
            letters.sort_unstable();
            assert_eq!(letters, b"dfgrt");
        }
    }

    /// TW83: the banks of the start board, hex by hex.
    #[test]
    fn start_board_has_two_banks() {
        let north = [(b'A', b't'), (b'D', b'r'), (b'G', b'd'), (b'K', b'g'), (b'N', b'f')];
        let south = [(b'C', b'd'), (b'F', b'g'), (b'J', b'f'), (b'M', b't'), (b'P', b'r')];
        assert_eq!(north.map(|(hex, _)| at(hex)), [(-3, 1), (-2, 0), (-1, -1), (0, -1), (1, -2)]);
        assert_eq!(south.map(|(hex, _)| at(hex)), [(-3, 3), (-2, 2), (-1, 2), (0, 1), (1, 0)]);
        for (bank, hexes) in [north, south].iter().enumerate() {
            for (place, &(hex, terrain)) in hexes.iter().enumerate() {
                assert_eq!(START[usize::from(hex - b'A')], terrain);
                assert_eq!(BANKS[bank][place], usize::from(hex - b'A'));
            }
        }
        assert_eq!(START.iter().filter(|&&ground| ground == b'#').count(), 6);
    }

    /// TW84: a turned board covers the same hexes, in reversed order of letters.
    #[test]
    fn turned_board_fills_its_place() {
        for (letter, &(q, r)) in SHAPE.iter().enumerate() {
            assert_eq!(SHAPE[PER_BOARD - 1 - letter], (-2 - q, 1 - r));
        }
        assert_eq!(unturned_anchor(((-4, -1), true)), (-2, -2));
        assert_eq!(unturned_anchor(((3, -5), false)), (3, -5));
    }
}
