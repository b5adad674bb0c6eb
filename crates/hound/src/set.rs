//! Which animal cards may be played together, and how many sheep that means.

use table::Phrase;

use crate::animal::{Animal, MAX_ANIMALS};
use crate::card_file::CardFile;
use crate::id::Id;

/// WH73: the chosen cards in the order of the file, or why they cannot be played together.
///
/// # Errors
/// Explains what is missing or too much.
pub fn choose(card_file: &CardFile, ids: &[Id]) -> Result<Vec<Animal>, Phrase> {
    if let Some(id) = ids.iter().find(|id| card_file.animal(**id).is_none()) {
        return Err(Phrase::new("hound-problem-no-such-card").with("card", id.as_str()));
    }
    let chosen: Vec<Animal> =
        card_file.animals.iter().filter(|animal| ids.contains(&animal.id)).cloned().collect();
    if chosen.is_empty() || chosen.len() > MAX_ANIMALS {
        let phrase = Phrase::new("hound-problem-how-many").with("chosen", chosen.len());
        return Err(phrase.with("most", MAX_ANIMALS));
    }
    for animal in &chosen {
        if let Some(id) = animal.requires.iter().find(|id| !ids.contains(id)) {
            let phrase = Phrase::new("hound-problem-requires").with("card", animal.id.as_str());
            return Err(phrase.with("other", id.as_str()));
        }
        if let Some(id) = animal.excludes.iter().find(|id| ids.contains(id)) {
            let phrase = Phrase::new("hound-problem-excludes").with("card", animal.id.as_str());
            return Err(phrase.with("other", id.as_str()));
        }
    }
    let clashing: Vec<Phrase> = chosen
        .iter()
        .filter(|animal| animal.clashes)
        .map(|animal| Phrase::verbatim(animal.id.as_str()))
        .collect();
    if clashing.len() > 2 {
        return Err(Phrase::new("hound-problem-two-metamorphic").with("cards", clashing));
    }
    if !chosen.iter().any(Animal::takes) {
        return Err(Phrase::new("hound-problem-nobody-takes"));
    }
    Ok(chosen)
}

/// WH74: how many sheep each place starts with, which is also its most; where two wolf cards bring more, one more.
#[must_use]
pub fn starting_sheep(players: u8, animals: &[Animal], more_for_wolves: bool) -> [u8; 4] {
    let wolves: u32 = animals.iter().map(|animal| u32::from(animal.wolves)).sum();
    let more = u8::from(more_for_wolves && wolves >= 2);
    let sheep = match players {
        2 => [2, 3, 3, 3],
        3 => [2, 4, 3, 3],
        _ => [3; 4],
    };
    sheep.map(|sheep| sheep + more)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(ids: &str) -> Result<Vec<Animal>, Phrase> {
        let ids: Vec<Id> = ids.split(' ').map(|id| Id::new(id).unwrap()).collect();
        choose(CardFile::standard(), &ids)
    }

    fn sheep(players: u8, ids: &str) -> [u8; 4] {
        starting_sheep(players, &chosen(ids).unwrap(), true)
    }

    /// WH74: the summary tables of the rulebook, and one more each with two wolf cards or the blankets.
    #[test]
    fn sheep_by_players_and_wolves() {
        assert_eq!(sheep(4, "H01 W01"), [3; 4]);
        assert_eq!(sheep(4, "H01 W01 W06"), [4; 4]);
        assert_eq!(sheep(3, "H01 W01"), [2, 4, 3, 3]);
        assert_eq!(sheep(3, "H01 W01 W06"), [3, 5, 4, 4]);
        assert_eq!(sheep(2, "H01 W01"), [2, 3, 3, 3]);
        assert_eq!(sheep(2, "M01 W06"), [3, 4, 4, 4]);
        assert_eq!(sheep(4, "D02-1 D02-2 D02-3"), [4; 4]);
        assert_eq!(sheep(4, "M01 M02"), [3; 4]);
        assert_eq!(sheep(4, "M01 M03"), [4; 4]);
        assert_eq!(sheep(4, "H01 W01 E01"), [4; 4]);
        assert_eq!(sheep(4, "W01 S01 E02"), [3; 4]);
    }

    /// WH73: what cannot be played together is explained.
    #[test]
    fn illegal_sets_are_explained() {
        let key = |ids: &str| chosen(ids).unwrap_err().key;
        assert_eq!(key("H01"), "hound-problem-nobody-takes");
        assert_eq!(key("H01 S01 S02"), "hound-problem-nobody-takes");
        assert_eq!(key("H01 W99"), "hound-problem-no-such-card");
        assert_eq!(key("D02-1 D02-3"), "hound-problem-requires");
        assert_eq!(key("W01 D02-2"), "hound-problem-requires");
        assert_eq!(key("M01 M02 M03"), "hound-problem-two-metamorphic");
        assert_eq!(key("W01 W02 W03 W04 W05 W06 W07 W08 H01"), "hound-problem-how-many");
        assert_eq!(chosen("M02").unwrap().len(), 1, "a face that takes sheep is enough");
        assert_eq!(chosen("D02-3 W01 D02-2 D02-1").unwrap().len(), 4, "others may join the blankets");
        assert_eq!(chosen("W01 W02 W03 W04 W05 W06 W07 W08").unwrap().len(), 8);
    }

    /// WH73: every recommended set is one that can be played.
    #[test]
    fn recommended_sets_are_legal() {
        let card_file = CardFile::standard();
        assert_eq!(card_file.sets.len(), 45);
        for (level, ids) in &card_file.sets {
            assert!(choose(card_file, ids).is_ok(), "{level:?} {ids:?}");
        }
    }
}
