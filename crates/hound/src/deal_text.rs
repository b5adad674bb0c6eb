//! Deals as readable lines, and hand-made ones read back.
//!
//! ```text
//! hand 1: b3 w2 b1 w4          the cards of a hand
//! deck 4: b1 b1 w2 w3          a dummy's deck, from the top
//! pile: w4 b2 …                from the top
//! ```
//! A situation in the middle of a game has some of these lines too, and may have fewer cards in the others:
//! ```text
//! turn: 14                     the turn that begins; `14 play` when its activation is over
//! sheep: 3 2 3 3
//! animals: W01@3 H01@2 M01@1/back
//! played: 1:b3 2:w2            in order
//! ```
//! A card with `!` is known to everybody. Cards that are nowhere are out of the game.

use std::fmt::Write;

use table::{Phrase, SetupError};

use crate::animal::Side;
use crate::deal::{Deal, Situation};
use crate::hound::Hound;
use crate::id::Id;
use crate::number::{CARDS, Card};
use crate::options::Options;
use crate::place::Place;
use crate::position::{DECK, HAND, PILE};

const FORMS: [&str; 7] = [
    "hand 1: b3 w2 b1 w4",
    "deck 4: b1 b1 w2 w3",
    "pile: w4 b2",
    "turn: 14",
    "sheep: 3 2 3 3",
    "animals: W01@3 H01@2",
    "played: 1:b3 2:w2",
];

/// Writes a deal.
pub(crate) fn print(game: &Hound, deal: &Deal) -> String {
    let mut out = String::new();
    let mut slots = 0..CARDS;
    let known = deal.situation.as_ref().map_or(0, |situation| situation.known);
    let mut cards = |count: usize| {
        let texts = slots.by_ref().take(count).map(|slot| {
            let mark = if known >> slot & 1 == 1 { "!" } else { "" };
            format!(" {}{mark}", deal.cards[slot])
        });
        texts.collect::<Vec<_>>()
    };
    let sizes = deal.situation.as_ref().map_or([HAND as u8; 4], |situation| situation.sizes);
    // Writing to a String cannot fail.
    for (place, size) in Place::ALL.into_iter().zip(sizes) {
        let word = if game.is_dummy(place) { "deck" } else { "hand" };
        let _ = writeln!(out, "{word} {place}:{}", cards(usize::from(size)).concat());
    }
    let pile = deal.situation.as_ref().map_or(PILE, |situation| usize::from(situation.pile));
    let _ = writeln!(out, "pile:{}", cards(pile).concat());
    if let Some(situation) = &deal.situation {
        let played = cards(situation.played.len());
        if !played.is_empty() {
            let entries =
                situation.played.iter().zip(&played).map(|(place, card)| format!(" {place}:{}", card.trim()));
            let _ = writeln!(out, "played:{}", entries.collect::<String>().replace('!', ""));
        }
        let _ = writeln!(out, "turn: {}{}", situation.turn, if situation.activated { " play" } else { "" });
        let sheep = situation.sheep.map(|sheep| sheep.to_string());
        let _ = writeln!(out, "sheep: {}", sheep.join(" "));
        let animals = game.animals().iter().zip(&situation.animals).map(|(animal, (place, side))| {
            let back = if *side == Side::Back { "/back" } else { "" };
            format!(" {}@{place}{back}", animal.id)
        });
        let _ = writeln!(out, "animals:{}", animals.collect::<String>());
    }
    out
}

#[derive(Default)]
struct Draft {
    hands: [Option<Vec<(Card, bool)>>; 4],
    pile: Option<Vec<(Card, bool)>>,
    played: Option<Vec<(Place, Card)>>,
    turn: Option<(u16, bool)>,
    sheep: Option<[u8; 4]>,
    animals: Option<Vec<(Place, Side)>>,
}

/// Reads a deal.
pub(crate) fn parse(options: &Options, text: &str) -> Result<Deal, SetupError> {
    let mut draft = Draft::default();
    let mut counts = Counts::new(options);
    for (index, raw) in text.lines().enumerate() {
        let line = raw.split('#').next().unwrap_or_default().trim();
        if !line.is_empty() {
            draft.line(options, &mut counts, line).map_err(|phrase| SetupError::at(index + 1, phrase))?;
        }
    }
    draft.finish(options, &counts)
}

/// How many of each card have not been named yet.
struct Counts([u8; 16]);

impl Counts {
    fn new(options: &Options) -> Self {
        let mut counts = [0; 16];
        for card in options.pack {
            counts[usize::from(card.code())] += 1;
        }
        Self(counts)
    }

    fn card(&mut self, text: &str) -> Result<Card, Phrase> {
        let phrase = |key: &'static str| Phrase::new(key).with("found", text);
        let card = Card::parse(text).ok_or_else(|| phrase("hound-setup-no-card"))?;
        let left = &mut self.0[usize::from(card.code())];
        *left = left.checked_sub(1).ok_or_else(|| phrase("hound-setup-too-many-of"))?;
        Ok(card)
    }

    fn cards(&mut self, words: &[&str]) -> Result<Vec<(Card, bool)>, Phrase> {
        let read = |word: &&str| match word.strip_suffix('!') {
            Some(card) => Ok((self.card(card)?, true)),
            None => Ok((self.card(word)?, false)),
        };
        words.iter().map(read).collect()
    }
}

fn expected(found: &str) -> Phrase {
    let forms: Vec<Phrase> = FORMS.into_iter().map(Phrase::verbatim).collect();
    Phrase::new("hound-setup-expected").with("found", found).with("forms", forms)
}

fn wants(form: &'static str) -> Phrase {
    Phrase::new("hound-setup-wants").with("form", form)
}

fn set<T>(place: &mut Option<T>, value: T) -> Result<(), Phrase> {
    if place.is_some() {
        return Err(Phrase::new("hound-setup-twice"));
    }
    *place = Some(value);
    Ok(())
}

impl Draft {
    fn line(&mut self, options: &Options, counts: &mut Counts, line: &str) -> Result<(), Phrase> {
        let (head, rest) = line.split_once(':').ok_or_else(|| expected(line))?;
        let head: Vec<&str> = head.split_whitespace().collect();
        let words: Vec<&str> = rest.split_whitespace().collect();
        match head.as_slice() {
            ["hand" | "deck", number] => {
                let place = number.parse().ok().and_then(Place::new).ok_or_else(|| expected(line))?;
                let cards = counts.cards(&words)?;
                let dummy = place.index() >= usize::from(options.players);
                if cards.len() > if dummy { DECK } else { HAND } {
                    return Err(Phrase::new("hound-setup-too-many-cards"));
                }
                set(&mut self.hands[place.index()], cards)
            }
            ["pile"] => {
                let cards = counts.cards(&words)?;
                if cards.len() > PILE {
                    return Err(Phrase::new("hound-setup-too-many-cards"));
                }
                set(&mut self.pile, cards)
            }
            ["played"] => {
                let mut played = Vec::new();
                for word in words {
                    let (place, card) = word.split_once(':').ok_or_else(|| wants("played: 1:b3 2:w2"))?;
                    let place =
                        place.parse().ok().and_then(Place::new).ok_or_else(|| wants("played: 1:b3 2:w2"))?;
                    played.push((place, counts.card(card)?));
                }
                set(&mut self.played, played)
            }
            ["turn"] => {
                let (number, activated) = match words.as_slice() {
                    [number] => (number, false),
                    [number, "play"] => (number, true),
                    _ => return Err(wants("turn: 14 play")),
                };
                let number = number.parse().ok().filter(|turn| (1..=999).contains(turn));
                set(&mut self.turn, (number.ok_or_else(|| wants("turn: 14"))?, activated))
            }
            ["sheep"] => {
                let read: Option<Vec<u8>> = words.iter().map(|word| word.parse().ok()).collect();
                let read = read.and_then(|sheep| <[u8; 4]>::try_from(sheep).ok());
                let sheep = read.ok_or_else(|| wants("sheep: 3 2 3 3"))?;
                let most = options.sheep();
                if sheep.iter().zip(most).any(|(&sheep, most)| sheep > most) {
                    return Err(Phrase::new("hound-setup-sheep"));
                }
                set(&mut self.sheep, sheep)
            }
            ["animals"] => {
                let mut animals = start(options);
                for word in words {
                    let (index, state) = standing(options, word)?;
                    animals[index] = state;
                }
                set(&mut self.animals, animals)
            }
            _ => Err(expected(line)),
        }
    }

    fn finish(self, options: &Options, counts: &Counts) -> Result<Deal, SetupError> {
        let [one, two, three, four] = self.hands.map(Option::unwrap_or_default);
        let pile = self.pile.unwrap_or_default();
        let hands = [one, two, three, four];
        let sizes = [0, 1, 2, 3].map(|place| hands[place].len() as u8);
        let played = self.played.unwrap_or_default();
        let shown: Vec<(Card, bool)> = hands.concat().into_iter().chain(pile.iter().copied()).collect();
        let named = shown.iter().map(|&(card, _)| card).chain(played.iter().map(|&(_, card)| card));
        let rest =
            Card::all().flat_map(|card| std::iter::repeat_n(card, counts.0[usize::from(card.code())].into()));
        let cards: Vec<Card> = named.chain(rest).collect();
        // No more cards than the pack has were accepted, and the rest is what is missing from it.
        let cards = <[Card; CARDS]>::try_from(cards)
            .map_err(|_| SetupError::whole(Phrase::new("hound-setup-too-many-cards")))?;
        let known = (0..).zip(&shown).fold(0u32, |bits, (slot, &(_, known))| bits | u32::from(known) << slot);
        let full = sizes == [HAND as u8; 4] && pile.len() == PILE;
        let plain = self.turn.is_none() && self.sheep.is_none() && self.animals.is_none() && known == 0;
        if full && plain {
            return Ok(Deal { cards, situation: None });
        }
        let (turn, activated) =
            self.turn.ok_or_else(|| SetupError::whole(Phrase::new("hound-setup-no-turn")))?;
        let situation = Situation {
            sizes,
            pile: pile.len() as u8,
            played: played.into_iter().map(|(place, _)| place).collect(),
            known,
            sheep: self.sheep.unwrap_or_else(|| options.sheep()),
            animals: self.animals.unwrap_or_else(|| start(options)),
            turn,
            activated,
        };
        Ok(Deal { cards, situation: Some(Box::new(situation)) })
    }
}

fn start(options: &Options) -> Vec<(Place, Side)> {
    options.animals.iter().map(|animal| (Place::FIRST, animal.starts)).collect()
}

/// `W01@3`, `M01@1/back`.
fn standing(options: &Options, word: &str) -> Result<(usize, (Place, Side)), Phrase> {
    let wrong = || {
        let ids =
            options.animals.iter().map(|animal| Phrase::verbatim(animal.id.as_str())).collect::<Vec<_>>();
        Phrase::new("hound-setup-no-animal").with("found", word).with("animals", ids)
    };
    let (id, place) = word.split_once('@').ok_or_else(wrong)?;
    let (place, side) = match place.split_once('/') {
        None => (place, None),
        Some((place, "front")) => (place, Some(Side::Front)),
        Some((place, "back")) => (place, Some(Side::Back)),
        Some(_) => return Err(wrong()),
    };
    let id = Id::new(id).ok_or_else(wrong)?;
    let index = options.animals.iter().position(|animal| animal.id == id).ok_or_else(wrong)?;
    let place = place.parse().ok().and_then(Place::new).ok_or_else(wrong)?;
    if side == Some(Side::Back) && !options.animals[index].two_sided {
        return Err(wrong());
    }
    Ok((index, (place, side.unwrap_or(Side::Front))))
}
