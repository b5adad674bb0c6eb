//! The languages say the same: the same files, the same messages, the same parameters.

use std::collections::BTreeSet;

use crate::files::{Message, file_names, game_rooms, in_room, messages, read, rooms};
use texts::{Lang, has};

/// What one language's message shows and another's does not know of. A language may do without showing what
/// it asks about: `{ $count -> [one] a sheep *[other] { $count } sheep }`.
fn missing<'a>(of: &'a Message, from: &Message) -> Vec<&'a str> {
    let known = from.known();
    of.shown.iter().map(String::as_str).filter(|name| !known.contains(name)).collect()
}

#[test]
fn all_languages_have_the_same_files() {
    for room in rooms() {
        for lang in Lang::ALL {
            assert_eq!(file_names(&room, lang), file_names(&room, Lang::En), "{room} {lang}");
        }
    }
}

/// The room that a key belongs to by its words.
fn room_of(key: &str) -> &str {
    let of_a_game = ["web-", "lesson-", "howto-", "term-", "bot-reason-"];
    let rest = of_a_game.iter().find_map(|family| key.strip_prefix(family)).unwrap_or(key);
    game_rooms().find(|game| rest.split('-').next() == Some(game)).unwrap_or("house")
}

#[test]
fn every_message_is_in_its_room() {
    assert!(game_rooms().all(|game| rooms().contains(game)));
    for room in rooms() {
        for key in in_room(Lang::En, &room).into_keys() {
            assert_eq!(room_of(&key), room, "{key}");
        }
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    let english: BTreeSet<String> =
        messages(Lang::En).into_keys().filter(|key| !key.starts_with('-')).collect();
    for lang in Lang::ALL {
        // Terms are a language's own affair.
        let keys: BTreeSet<String> = messages(lang).into_keys().filter(|key| !key.starts_with('-')).collect();
        let different: Vec<&String> = keys.symmetric_difference(&english).collect();
        assert!(different.is_empty(), "{lang} and en: {different:?}");
    }
}

#[test]
fn all_messages_are_part_of_the_program() {
    for lang in Lang::ALL {
        for key in messages(lang).into_keys().filter(|key| !key.starts_with('-')) {
            assert!(has(lang, &key), "{lang} {key}: is its file listed in rooms.rs, and has it a value?");
        }
    }
}

#[test]
fn messages_have_the_same_parameters_in_all_languages() {
    let all = Lang::ALL.map(|lang| (lang, messages(lang)));
    let mut wrong = Vec::new();
    for (lang, ones) in &all {
        for (other, others) in &all {
            for (key, message) in ones {
                let Some(same) = others.get(key).filter(|_| !key.starts_with('-')) else { continue };
                for name in missing(message, same) {
                    wrong.push(format!("{key}: {lang} shows ${name}, {other} does not know it"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_forgotten_parameter_is_found() {
    let only = |source: &str| read(source).unwrap().remove(0).1;
    let whole = only("a = { $seat-is ->\n    [you] You\n   *[other] { $seat }\n } { NUMBER($n) } { $n }\n");
    let lacking = only("a = { $n ->\n    [one] x\n   *[other] y\n }\n");
    assert_eq!(missing(&whole, &lacking), ["seat"]);
    assert_eq!(missing(&lacking, &whole), Vec::<&str>::new());
    assert_eq!(missing(&only("a = { $seat }\n"), &only("a = { $seat-is ->\n   *[you] You\n }\n")), [""; 0]);
    assert!(read("a = { $n\n").is_err());
}

#[test]
fn no_message_is_empty() {
    for lang in Lang::ALL {
        for (key, message) in messages(lang) {
            assert!(!message.texts.is_empty(), "{lang} {key}");
            // A variant may be empty on purpose; a whole message is not.
            assert!(message.texts.iter().any(|text| !text.trim().is_empty()), "{lang} {key}");
        }
    }
}

#[test]
fn what_messages_insert_exists() {
    for lang in Lang::ALL {
        let messages = messages(lang);
        for (key, message) in &messages {
            for insert in &message.inserts {
                assert!(messages.contains_key(insert), "{lang} {key} inserts {insert}");
            }
        }
    }
}

/// A message that asks who somebody is (`$x-is`) has an answer for the reader and for the others.
#[test]
fn questions_about_the_reader_have_both_answers() {
    for lang in Lang::ALL {
        for (key, message) in messages(lang) {
            if message.asked.iter().any(|name| name.ends_with("-is")) {
                for answer in ["you", "other"] {
                    assert!(message.variants.contains(answer), "{lang} {key} does not answer [{answer}]");
                }
            }
        }
    }
}
