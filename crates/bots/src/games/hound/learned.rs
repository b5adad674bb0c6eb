//! Which animals a network has learned: it knows them by what they do, not by their id or their place in a file.

use std::sync::LazyLock;

use hound::{Animal, CardFile, Hound};

use crate::net::fnv;

/// So many animals have inputs of their own.
pub(super) const ANIMALS: usize = 24;

/// The cards in the order of the inputs.
const CARDS: &str = include_str!("learned.cards");

/// The cards that networks of 0.1 learned, whose heads do not name them.
pub(super) const FIRST: &str = "9bc0364d771407dc";

/// The animals in the order of the inputs; that the file can be read is a test's affair.
fn learned() -> &'static [Animal] {
    static LEARNED: LazyLock<Vec<Animal>> =
        LazyLock::new(|| CardFile::parse(CARDS).map(|sheet| sheet.animals).unwrap_or_default());
    &LEARNED
}

/// Names the cards in the head of a network: the 64-bit FNV-1a of their file.
pub(super) fn sheet() -> String {
    format!("{:016x}", fnv(CARDS.as_bytes()))
}

/// Where this animal's inputs are: those of the card with its id that does the same, or of the first that does.
pub(super) fn slot(animal: &Animal) -> Option<usize> {
    let learned = &learned()[..learned().len().min(ANIMALS)];
    let own = learned.iter().position(|known| known.id == animal.id);
    own.filter(|&own| does_the_same(&learned[own], animal))
        .or_else(|| learned.iter().position(|known| does_the_same(known, animal)))
}

/// Whether two cards differ in nothing but what they are called, how sure we are of them, and which others they are
/// played with.
fn does_the_same(one: &Animal, other: &Animal) -> bool {
    // Every field is named, so that a new one is not forgotten here.
    let Animal {
        id: _,
        name: _,
        faces,
        two_sided,
        starts,
        flips_passing,
        play_end,
        turn_end,
        order,
        clashes,
        wolves,
        requires: _,
        excludes: _,
        confidence: _,
    } = one;
    *faces == other.faces
        && *two_sided == other.two_sided
        && *starts == other.starts
        && *flips_passing == other.flips_passing
        && *play_end == other.play_end
        && *turn_end == other.turn_end
        && *order == other.order
        && *clashes == other.clashes
        && *wolves == other.wolves
}

/// Whether a network knows all animals of this table, and can tell them apart.
pub(super) fn has_learned(game: &Hound) -> bool {
    let mut seen = [false; ANIMALS];
    game.animals()
        .iter()
        .all(|animal| slot(animal).is_some_and(|slot| !std::mem::replace(&mut seen[slot], true)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::known::Known;
    use crate::learner::{Learner, opinions};
    use crate::level::Level;
    use crate::net::{Inputs, Net};
    use crate::worth::Worth;
    use table::{Chance, Choices, Quick, Start, Table};

    #[test]
    fn the_list_is_the_one_that_the_network_has_learned() {
        assert_eq!(learned().len(), ANIMALS);
        assert_eq!(
            sheet(),
            FIRST,
            "another list: networks without a line about it have not learned this one"
        );
        for (index, animal) in learned().iter().enumerate() {
            assert_eq!(slot(animal), Some(index), "{}", animal.id);
        }
        assert_eq!(super::super::net().unwrap().sheet, sheet());
    }

    /// What the network thinks of every move of a game between people who choose at random.
    fn thoughts(cards: &str, animals: &str) -> Vec<(String, Worth)> {
        let choices = Choices::new(4).with("animals", animals).with("cards-file", cards);
        let mut chance = Quick::new(4);
        let mut table = Table::<Hound>::open(&choices, Start::Seed(chance.seed()), &[]).unwrap();
        let mut thoughts = Vec::new();
        while let Some(seat) = table.to_act() {
            // Moves that name animals are listed in the order of the file.
            let mut moves = table.legal_moves();
            moves.sort_by_key(ToString::to_string);
            let (net, mut inputs) = (super::super::net().unwrap(), Inputs::new());
            let values: Vec<Worth> =
                opinions(net, table.game(), table.position(), &moves, &mut inputs).collect();
            thoughts.extend(moves.iter().map(ToString::to_string).zip(values));
            let mv = chance.pick(&moves).unwrap();
            table.play(seat, mv).unwrap();
        }
        thoughts
    }

    /// The card file with its animals the other way round, and one that the network has never seen first of all.
    fn shuffled() -> String {
        let mut sheet = CardFile::standard().clone();
        sheet.animals.reverse();
        let text = sheet.text();
        let stranger = "card X99\n  name Stranger\n  colour black\n  moved-by black\n  moves 2n ccw\n  \
                        target current\n  effect lose 2\n  wolves 1\n\n";
        let at = text.find("card ").unwrap();
        format!("{}{stranger}{}", &text[..at], &text[at..])
    }

    #[test]
    fn the_order_of_a_file_changes_no_opinion() {
        for animals in ["H01,W01", "H01,W03,E01", "M01,M02,W06", "D02-1,D02-2,D02-3"] {
            let (here, there) = (thoughts("", animals), thoughts(&shuffled(), animals));
            assert!(here.len() > 20);
            assert_eq!(here, there, "{animals}");
        }
    }

    #[test]
    fn an_animal_is_known_by_what_it_does() {
        let renamed = CardFile::standard().text().replace("card W03\n  name printed", "card Z77\n  name Zed");
        let renamed = renamed.replace("W03", "Z77");
        assert_eq!(thoughts(&renamed, "H01,Z77"), thoughts("", "H01,W03"));
        let table = |cards: &str, animals: &str| {
            let choices = Choices::new(4).with("animals", animals).with("cards-file", cards);
            Table::<Hound>::open(&choices, Start::Seed(Quick::new(1).seed()), &[]).unwrap()
        };
        assert!(has_learned(table(&renamed, "H01,Z77").game()));
        // What it has never seen, and two that it cannot tell apart.
        let stranger = table(&shuffled(), "H01,X99");
        assert!(!has_learned(stranger.game()));
        assert!(stranger.game().player(Level::Cub).temperature() > 0.0);
        let twins = CardFile::standard().text().replace("moves n+1 cw", "moves n cw");
        assert!(!has_learned(table(&twins, "H01,W01,W03").game()));
    }

    #[test]
    fn a_network_of_other_cards_is_refused() {
        let bytes = include_bytes!("hound.net");
        let net = Hound::read_net(bytes).unwrap();
        let other = Net { sheet: "0123456789abcdef".to_owned(), ..net.clone() }.to_bytes();
        assert!(Hound::read_net(&other).unwrap_err().to_string().contains("`sheet`"));
        // Networks of 0.1 do not say it.
        let silent = Net { sheet: String::new(), ..net }.to_bytes();
        assert!(Hound::read_net(&silent).is_ok());
    }
}
