//! The options of The Wolves.

use table::options::{HOUSE_READINGS, RANDOM, chosen_first, named_values};
use table::{Choices, Item, Kind, Menu, Phrase, Problem, Seat};

use crate::map::Nearness;
use crate::terrain::Pack;
use crate::tiles::Tiles;

/// The name of the game in commands, records and keys of messages.
pub const ID: &str = "wolves";

/// Everything that is chosen before a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// The pack of each seat, where it is not left to chance.
    pub packs: [Option<Pack>; 5],
    /// The third pack of a game for two, where it is not left to chance.
    pub third: Option<Pack>,
    /// Who drafts first and takes the first turn, where it is not left to chance.
    pub first: Option<Seat>,
    /// How the tiles of each seat lie at first, where it is not left to chance (TW81).
    pub tiles: [Option<Tiles>; 5],
    /// Whether every region board is turned by chance, or lies as the maps show it (TW84).
    pub turn_boards: bool,
    /// How far a pushed wolf goes (TW21).
    pub nearness: Nearness,
    /// Whether a pushed wolf may also go to the nearest hex of the other kind, empty or with a piece of its
    /// own pack, though it is farther away (TW20).
    pub push_to_either: bool,
    /// Whether a den may be built where a lone wolf or prey lies (TW30).
    pub den_on_token: bool,
    /// Whether a den under a third player's wolf can be dominated (TW42).
    pub den_under_third: bool,
    /// Whether dominating a wolf may bring an alpha into play (TW43).
    pub alpha_by_dominating: bool,
    /// Whether alphas break ties for second place too (TW61).
    pub alphas_for_second: bool,
}

const PACKS: &str = "packs";
const THIRD: &str = "third";
const TILES: &str = "tiles";
const BOARDS: &str = "boards";
const PUSH: &str = "push";
const PUSH_TO: &str = "push-to";
const DEN_ON_TOKEN: &str = "den-on-token";
const DEN_UNDER_WOLF: &str = "den-under-wolf";
const REPLACEMENT: &str = "replacement";
const SECOND_PLACE: &str = "second-place";

const FRONTS: &str = "fronts";
const BACKS: &str = "backs";

/// The options as they stand with these choices.
#[must_use]
pub fn menu(choices: &Choices) -> Menu {
    let players = choices.players.clamp(2, 5);
    let packs = || {
        let mut values = vec![table::Value::new(RANDOM, Phrase::new("table-random"))];
        values.extend(Pack::ALL.map(|pack| table::Value::new(pack.id(), pack.name())));
        values
    };
    let per_seat = |key, values, default: &str| {
        Item::of_values(key, Kind::PerSeat(values), vec![default; usize::from(players)].join(","))
    };
    let reading = |key, values: &[&'static str], rule| {
        Item::one_of(ID, key, values).in_group(HOUSE_READINGS).for_rule(rule)
    };
    let mut items = vec![Item::first_player(players), per_seat(PACKS, packs(), RANDOM)];
    if players == 2 {
        items.push(Item::of_values(THIRD, Kind::OneOf(packs()), RANDOM));
    }
    let mut sides = named_values(ID, TILES, &[FRONTS, BACKS]);
    sides.push(table::Value::new(RANDOM, Phrase::new("table-random")));
    items.push(per_seat(TILES, sides, FRONTS).in_group(HOUSE_READINGS).for_rule("TW81"));
    items.push(reading(BOARDS, &["fixed", "turned"], "TW84"));
    items.push(reading(PUSH, &["walking", "straight"], "TW21"));
    items.push(reading(PUSH_TO, &["nearest", "either"], "TW20"));
    items.push(reading(DEN_ON_TOKEN, &["forbidden", "allowed"], "TW30"));
    if players > 2 {
        items.push(reading(DEN_UNDER_WOLF, &["open", "safe"], "TW42"));
    }
    items.push(reading(REPLACEMENT, &["next", "pack-wolf"], "TW43"));
    items.push(reading(SECOND_PLACE, &["alphas", "control"], "TW61"));
    Menu { items, presets: Vec::new() }
}

/// Reads settled choices.
///
/// # Errors
/// Two seats cannot have the same pack.
pub fn read(choices: &Choices) -> Result<Options, Problem> {
    let players = choices.players;
    if !(2..=5).contains(&players) {
        let phrase = Phrase::new("wolves-problem-players").with("given", players);
        return Err(Problem::new("players", phrase));
    }
    let mut packs = [None; 5];
    for (place, text) in packs.iter_mut().zip(choices.list(PACKS)) {
        *place = Pack::parse(text);
    }
    let third = Pack::parse(choices.get(THIRD)).filter(|_| players == 2);
    let chosen: Vec<Pack> = packs.into_iter().chain([third]).flatten().collect();
    if let Some(twice) = Pack::ALL.into_iter().find(|pack| chosen.iter().filter(|&p| p == pack).count() > 1) {
        let option = if third == Some(twice) { THIRD } else { PACKS };
        let phrase = Phrase::new("wolves-problem-same-pack").with("pack", twice.name());
        return Err(Problem::new(option, phrase));
    }
    let mut tiles = [Some(Tiles::FRONTS); 5];
    for (place, text) in tiles.iter_mut().zip(choices.list(TILES)) {
        *place = match text {
            BACKS => Some(Tiles::BACKS),
            RANDOM => None,
            _ => Some(Tiles::FRONTS),
        };
    }
    Ok(Options {
        players,
        packs,
        third,
        first: chosen_first(choices),
        tiles,
        turn_boards: choices.get(BOARDS) == "turned",
        nearness: if choices.get(PUSH) == "straight" { Nearness::Straight } else { Nearness::Walking },
        push_to_either: choices.get(PUSH_TO) == "either",
        den_on_token: choices.get(DEN_ON_TOKEN) == "allowed",
        den_under_third: choices.get(DEN_UNDER_WOLF) != "safe",
        alpha_by_dominating: choices.get(REPLACEMENT) != "pack-wolf",
        alphas_for_second: choices.get(SECOND_PLACE) != "control",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settle(choices: &Choices) -> Result<Options, Problem> {
        read(&menu(choices).settle(choices)?)
    }

    #[test]
    fn defaults_are_the_sheets_readings() {
        let options = settle(&Choices::new(4)).unwrap();
        assert_eq!((options.packs, options.first, options.third), ([None; 5], None, None));
        assert_eq!(options.tiles, [Some(Tiles::FRONTS); 5]);
        assert!(options.den_under_third && options.alpha_by_dominating && options.alphas_for_second);
        assert!(!options.turn_boards && options.nearness == Nearness::Walking);
        assert!(!options.push_to_either && !options.den_on_token);
    }

    /// TW81: every player may lay the tiles fronts or backs up.
    #[test]
    fn tiles_are_chosen_per_seat() {
        let options = settle(&Choices::new(3).with("tiles", "backs,fronts,random")).unwrap();
        assert_eq!(options.tiles[..3], [Some(Tiles::BACKS), Some(Tiles::FRONTS), None]);
    }

    #[test]
    fn packs_differ() {
        let chosen = Choices::new(3).with("packs", "forest,random,tundra").with("first", "3");
        let options = settle(&chosen).unwrap();
        assert_eq!(options.packs[..3], [Some(Pack::Forest), None, Some(Pack::Tundra)]);
        assert_eq!(options.first, Seat::new(3));
        let same = settle(&Choices::new(3).with("packs", "forest,forest,random")).unwrap_err();
        assert_eq!((same.option.as_str(), same.phrase.key.as_ref()), ("packs", "wolves-problem-same-pack"));
        let third =
            settle(&Choices::new(2).with("packs", "forest,random").with("third", "forest")).unwrap_err();
        assert_eq!(third.option, "third");
        assert_eq!(settle(&Choices::new(3).with("third", "forest")).unwrap_err().option, "third");
        assert_eq!(read(&Choices::new(6)).unwrap_err().option, "players");
    }
}
