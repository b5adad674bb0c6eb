//! One name for one thing: the words that the glossary settled, and those it decided against.

use std::fs;
use std::path::Path;

use crate::files::{HOLE, game_rooms, in_room, messages, references};
use table::{Choices, Phrase, Start, Viewer};
use texts::{Lang, Speaker};

/// Words that a language uses for none of our things, with the room (or `""` for all) where they would be wrong.
const OUT: [(Lang, &str, &[&str]); 8] = [
    (Lang::En, "", &["Possible are", "Wanted is", "Wanted are", "without it", "down before you"]),
    (Lang::En, "hound", &["stand before", "stands before", "player 1"]),
    (Lang::Fr, "", &["robot", "mannequin", "engagement", "première page", "sans précision"]),
    (Lang::Fr, "wolves", &["figurine", "Manche", "repouss", "Bouger", "The Wolves se"]),
    (Lang::Fr, "hound", &["Sans trois", "Chien confus", "Meat & Bone", "cartes nombre", "carte animal"]),
    (Lang::De, "", &["an der Reihe", "Zusage", "Spielzug", "Zahlkarte", "ersten Seite", "ausgehängt"]),
    (Lang::De, "wolves", &["Mondtafel", "Datum", "Daten", "Startplan", "Kontrolle", "Bau errichte"]),
    (
        Lang::De,
        "hound",
        &["Dummy", "Metamorph", "gewendet", "wenden", "Gastkarte", "Meat & Bone", "ziehen es"],
    ),
];

/// The rules reference of a game.
fn rules(game: &str, lang: Lang) -> String {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    fs::read_to_string(docs.join(format!("{game}.{lang}.md")))
        .expect("every game has rules in every language")
}

#[test]
fn words_that_were_decided_against_are_gone() {
    let mut wrong = Vec::new();
    for (lang, room, words) in OUT {
        let mut look = |place: &str, text: &str| {
            let found = words.iter().filter(|word| text.contains(**word));
            wrong.extend(found.map(|word| format!("{lang} {place}: {word}")));
        };
        for (key, message) in if room.is_empty() { messages(lang) } else { in_room(lang, room) } {
            message.texts.iter().for_each(|text| look(&key, text));
        }
        for game in references().filter(|game| room.is_empty() || room == *game) {
            look(&format!("docs/rules/{game}.{lang}.md"), &rules(game, lang));
        }
    }
    assert!(wrong.is_empty(), "see docs/glossary.md:\n{}", wrong.join("\n"));
}

/// The log links words to rules by the forms in `term-…`: a form that nobody says links nothing.
#[test]
fn every_form_of_a_linked_word_is_said_somewhere() {
    let mut unsaid = Vec::new();
    for lang in Lang::ALL {
        for game in game_rooms() {
            let room = in_room(lang, game);
            let prefix = format!("{game}-");
            let said: Vec<&String> =
                room.iter().filter(|(key, _)| key.starts_with(&prefix)).flat_map(|(_, m)| &m.texts).collect();
            for (key, term) in room.iter().filter(|(key, _)| key.starts_with("term-")) {
                for form in term.texts.iter().flat_map(|text| text.split('|')).map(str::trim) {
                    if !said.iter().any(|text| has_word(text, form)) {
                        unsaid.push(format!("{lang} {key}: {form}"));
                    }
                }
            }
        }
    }
    assert!(unsaid.is_empty(), "{}", unsaid.join("\n"));
}

/// Whether the text has these words, not as a part of others.
fn has_word(text: &str, words: &str) -> bool {
    let parts = |c: Option<char>| c.is_some_and(|c| c.is_alphabetic() && c != HOLE);
    text.match_indices(words).any(|(start, found)| {
        !parts(text[..start].chars().next_back()) && !parts(text[start + found.len()..].chars().next())
    })
}

/// The letters on badges and on the text map: as many in every language, so that the map stays in shape, and no two
/// things with the same.
#[test]
fn letters_are_as_wide_everywhere_and_tell_things_apart() {
    for lang in Lang::ALL {
        let room = in_room(lang, "wolves");
        for (family, width) in [("ground", 1), ("pack", 1), ("piece", 1), ("moon", 1), ("prey", 2)] {
            let prefix = format!("wolves-letter-{family}-");
            let letters: Vec<&String> =
                room.iter().filter(|(key, _)| key.starts_with(&prefix)).map(|(_, m)| &m.texts[0]).collect();
            assert!(letters.len() >= 3, "{lang} {family}");
            for (place, letter) in letters.iter().enumerate() {
                assert_eq!(letter.chars().count(), width, "{lang} {family}: {letter}");
                assert!(!letters[..place].contains(letter), "{lang} {family}: {letter} twice");
            }
        }
    }
}

/// The text map is a drawing, and has the same shape in every language.
#[test]
fn the_map_has_one_shape_in_all_languages() {
    let game = catalogue::find("wolves").expect("The Wolves is in the catalogue");
    let start = Start::Seed("1".parse().expect("a seed"));
    let names = ["Ada", "Bo"].map(str::to_owned);
    let mut table = game.open(&Choices::new(2), start, &names).expect("a table for two");
    for _ in 0..4 {
        table.play_nth(0).expect("wolves can be placed");
    }
    let map = table.seen(Viewer::Public).answer("map").expect("the map can be asked for");
    let drawn: Vec<Phrase> = map.into_iter().filter(|line| line.key == "verbatim").collect();
    assert!(drawn.len() > 15, "{drawn:?}");
    let [english, french, german] = Lang::ALL.map(|lang| {
        let say = |line| Speaker::new(lang).say(line);
        drawn.iter().map(say).collect::<Vec<_>>()
    });
    let shape = |lines: &[String]| lines.iter().map(|line| line.chars().count()).collect::<Vec<_>>();
    assert_eq!(shape(&english), shape(&french));
    assert_eq!(shape(&english), shape(&german));
    assert_ne!(english, german);
    assert!(german.concat().contains("~S~") && english.concat().contains("~C~"), "{german:?}");
}
