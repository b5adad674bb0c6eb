//! The small phrases from which the others are made.
//!
//! An animal has several names, since languages bend it: alone (`owl`), one of it (`an owl`), the one just
//! seen (`the owl`), one of the shadow (`a shadow owl`), and counted (`3 owls`).

use table::{Phrase, Seat};

use crate::animal::{Animal, Back};
use crate::position::Way;

/// The keys of one animal's names.
struct Names {
    alone: &'static str,
    one: &'static str,
    the: &'static str,
    shadow: &'static str,
    counted: &'static str,
}

#[rustfmt::skip]
const NAMES: [Names; 7] = [
    Names { alone: "triqueta-animal-rabbit", one: "triqueta-one-rabbit", the: "triqueta-the-rabbit", shadow: "triqueta-shadow-rabbit", counted: "triqueta-count-rabbit" },
    Names { alone: "triqueta-animal-owl",    one: "triqueta-one-owl",    the: "triqueta-the-owl",    shadow: "triqueta-shadow-owl",    counted: "triqueta-count-owl" },
    Names { alone: "triqueta-animal-deer",   one: "triqueta-one-deer",   the: "triqueta-the-deer",   shadow: "triqueta-shadow-deer",   counted: "triqueta-count-deer" },
    Names { alone: "triqueta-animal-boar",   one: "triqueta-one-boar",   the: "triqueta-the-boar",   shadow: "triqueta-shadow-boar",   counted: "triqueta-count-boar" },
    Names { alone: "triqueta-animal-ram",    one: "triqueta-one-ram",    the: "triqueta-the-ram",    shadow: "triqueta-shadow-ram",    counted: "triqueta-count-ram" },
    Names { alone: "triqueta-animal-bear",   one: "triqueta-one-bear",   the: "triqueta-the-bear",   shadow: "triqueta-shadow-bear",   counted: "triqueta-count-bear" },
    Names { alone: "triqueta-animal-wolf",   one: "triqueta-one-wolf",   the: "triqueta-the-wolf",   shadow: "triqueta-shadow-wolf",   counted: "triqueta-count-wolf" },
];

/// The animal's name alone.
pub(crate) fn animal(animal: Animal) -> Phrase {
    Phrase::new(NAMES[animal.index()].alone)
}

/// The names of these animals, in this order.
pub(crate) fn animals(animals: &[Animal]) -> Vec<Phrase> {
    animals.iter().map(|&one| animal(one)).collect()
}

/// A token that shows this animal.
pub(crate) fn one(back: Back, animal: Animal) -> Phrase {
    let names = &NAMES[animal.index()];
    Phrase::new(match back {
        Back::Light => names.one,
        Back::Shadow => names.shadow,
    })
}

/// The light token before us, by its animal if that is known.
pub(crate) fn the(face: Option<Animal>) -> Phrase {
    Phrase::new(face.map_or("triqueta-the-token", |animal| NAMES[animal.index()].the))
}

/// So many of this animal.
pub(crate) fn counted(animal: Animal, count: u8) -> Phrase {
    Phrase::new(NAMES[animal.index()].counted).with("count", count)
}

/// A difference with its sign.
pub(crate) fn signed(points: i16) -> Phrase {
    match points {
        0 => Phrase::new("triqueta-points-same"),
        1.. => Phrase::new("triqueta-points-more").with("points", points),
        _ => Phrase::new("triqueta-points-less").with("points", points.unsigned_abs()),
    }
}

/// A way for a drawn token.
pub(crate) fn way(way: Way) -> Phrase {
    Phrase::new(match way {
        Way::Row => "triqueta-way-row",
        Way::Keep => "triqueta-way-keep",
        Way::Box => "triqueta-way-box",
    })
}

/// Who won.
pub(crate) fn won(winners: &[Seat]) -> Phrase {
    match winners {
        [seat] => Phrase::new("triqueta-event-won").with("seat", *seat),
        _ => {
            let names: Vec<Phrase> =
                winners.iter().map(|&seat| Phrase::new("table-player").with("seat", seat)).collect();
            Phrase::new("triqueta-event-won-shared").with("seats", names)
        }
    }
}
