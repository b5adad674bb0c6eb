//! The card file: what it can say, what it refuses, and how records carry it.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod common;

use hound::card_file::{Level, STANDARD};
use hound::options::{ANIMALS, CARDS_FILE};
use hound::{CardFile, Hound, Id};
use table::any::Entry;
use table::{AnyGame, Arg, Choices, Game, Phrase, Record, Start, Table};

const NUMBERS: &str = "cards 1\nnumbers\n  black 4 4 5 3\n  white 4 4 4 4\n";

fn id(text: &str) -> Id {
    Id::new(text).unwrap()
}

/// WH72: the shipped file is readable, and its canonical form says the same.
#[test]
fn the_shipped_file_reads_what_it_writes() {
    let card_file = CardFile::parse(STANDARD).unwrap();
    assert_eq!(CardFile::parse(&card_file.text()).as_ref(), Ok(&card_file));
    assert_eq!(card_file.sets.first(), Some(&(Level::First, vec![id("H01"), id("W01")])));
}

/// WH72: our readings are marked as such and shown to players.
#[test]
fn readings_are_marked() {
    let card_file = CardFile::standard();
    let letters = |name: &str| {
        let animal = card_file.animal(id(name)).unwrap();
        animal
            .readings()
            .map(|(aspect, confidence)| format!("{}{}", aspect.key(), confidence.letter()))
            .collect::<Vec<_>>()
    };
    assert!(letters("W01").is_empty());
    assert_eq!(letters("W02"), ["hound-aspect-movesM"]);
    assert_eq!(letters("W03"), ["hound-aspect-movesD", "hound-aspect-targetD"]);
    assert_eq!(letters("W06"), ["hound-aspect-targetM"]);
    assert_eq!(letters("M03"), ["hound-aspect-startsD"]);
    assert_eq!(letters("M04"), ["hound-aspect-movesD", "hound-aspect-startsD"]);
    let table =
        common::Play::new(4, "H01 W03", "hand 1: b1\nhand 2: b1\nhand 3: b1\nhand 4: b1\nturn: 2 play");
    let view = table.view(table::Viewer::Public);
    assert_eq!(view.animals[0].readings.len(), 2);
    let lines = table.game.describe(&view, table::Viewer::Public);
    assert!(lines.iter().any(|line| line.key == "hound-view-reading"));
}

/// A record carries just the cards that it was played with, and is read again without the shipped file.
#[test]
fn records_carry_their_cards() {
    let choices = Choices::new(4).with(ANIMALS, "w03,h01");
    let settled = Hound::menu(&choices).settle(&choices).unwrap();
    let carried = CardFile::parse(settled.get(CARDS_FILE)).unwrap();
    assert_eq!(carried.animals.iter().map(|animal| animal.id).collect::<Vec<_>>(), [id("W03"), id("H01")]);
    assert_eq!(Hound::menu(&settled).settle(&settled), Ok(settled.clone()));
    assert_eq!(Hound::options(&settled).unwrap().animals.len(), 2);
    // Another reading of the card: the record plays with it.
    let other = settled.get(CARDS_FILE).replace("moves n+1 cw", "moves n+2 cw");
    let changed = settled.with(CARDS_FILE, other);
    let options = Hound::options(&changed).unwrap();
    assert_eq!(options.animals[0].faces[0].motion.map(|motion| motion.amount.spaces(1)), Some(3));
}

/// Home-made cards have names of their own, and the menu offers them.
#[test]
fn home_made_cards_are_on_the_menu() {
    let file = format!(
        "{NUMBERS}card X1\n  name Old Shep  # the best\n  colour white\n  moved-by black white\n  moves 2n-1/2 ccw late\n\
         \x20 drifts 2 cw\n  target left across\n  effect lose 2, skip, forbid 1 4\n  turn-end 7\n  wolves 2\n\
         card X2\n  colour black\n  effect lose 1\n  excludes X1\nset house X1\n"
    );
    let choices = Choices::new(3).with(CARDS_FILE, file.as_str());
    let menu = Hound::menu(&choices);
    assert_eq!(menu.items[0].default, "X1");
    assert_eq!(menu.presets.len(), 1);
    let options = Hound::options(&menu.settle(&choices).unwrap()).unwrap();
    assert_eq!(options.animals[0].name(), Phrase::verbatim("Old Shep"));
    assert_eq!(options.sheep(), [3, 5, 4, 4], "it counts for two wolves");
    let card_file = CardFile::parse(&file).unwrap();
    assert_eq!(CardFile::parse(&card_file.text()), Ok(card_file));
    let both = choices.with(ANIMALS, "X1,X2");
    let problem = Hound::options(&Hound::menu(&both).settle(&both).unwrap()).unwrap_err();
    assert_eq!(problem.phrase.key, "hound-problem-excludes");
}

/// WH73: a recommended set that cannot be played is refused with its line, and not left out; what a record carries
/// is read as it was.
#[test]
fn sets_that_cannot_be_played_are_refused() {
    let file = format!(
        "{NUMBERS}card W\n  colour black\n  effect lose 1\ncard H\n  colour white\n  effect regain 1\n\n"
    );
    let bad = format!("{file}set house W\nset house H\n");
    let error = CardFile::parse(&bad).unwrap_err();
    assert_eq!((error.line, error.phrase.key.as_ref()), (13, "hound-cards-error"));
    let wrong = error
        .phrase
        .args
        .iter()
        .any(|(_, arg)| matches!(arg, Arg::Phrase(phrase) if phrase.key == "hound-problem-nobody-takes"));
    assert!(wrong, "{error:?}");
    let choices = Choices::new(4).with(CARDS_FILE, bad.as_str());
    let settled = Hound::menu(&choices).settle(&choices).unwrap();
    assert_eq!(Hound::vet(&settled).unwrap_err().option, CARDS_FILE);
    assert_eq!(Hound::options(&settled).unwrap().animals.len(), 1, "an older table is still played");
    assert!(CardFile::parse_recorded(&format!("{file}set house\n")).is_ok());
}

/// Equal sets of one level are one set, in whatever order they are written.
#[test]
fn equal_sets_are_one_preset() {
    let file = format!(
        "{NUMBERS}card W\n  colour black\n  effect lose 1\ncard H\n  colour white\n  effect regain 1\n"
    );
    let file = format!("{file}set house W H\nset house H W|W\nset first W H\n");
    let menu = Hound::menu(&Choices::new(4).with(CARDS_FILE, file));
    let keys: Vec<&str> = menu.presets.iter().map(|preset| preset.key.as_ref()).collect();
    assert_eq!(keys, ["house-w-h", "first-w-h"]);
}

/// Upper and lower case matter in names only.
#[test]
fn case_matters_in_names_only() {
    let shouted: String = STANDARD.lines().map(|line| line.to_ascii_uppercase() + "\n").collect();
    assert_eq!(CardFile::parse(&shouted).as_ref(), Ok(CardFile::standard()));
    let file = format!("{NUMBERS}Card x1\n  Name Old Shep\n  Colour Black\n  EFFECT Lose 1 [d]\n");
    assert_eq!(CardFile::parse(&file).unwrap().animals[0].name(), Phrase::verbatim("Old Shep"));
}

/// A file can be typed anywhere: line ends, tabs, blanks that cannot be seen and a byte order mark say nothing, and
/// a record of the game is read back.
#[test]
fn blanks_say_nothing() {
    for file in [
        STANDARD.replace('\n', " \n"),
        STANDARD.replace('\n', "\t\r\n"),
        STANDARD.replace("  ", "\t"),
        STANDARD.replace("  ", "\u{a0}\u{2003}"),
        format!("\u{feff}{STANDARD}"),
    ] {
        assert_eq!(CardFile::parse(&file).as_ref(), Ok(CardFile::standard()));
        let choices = Choices::new(4).with(CARDS_FILE, file);
        let table = Table::<Hound>::open(&choices, Start::Seed("1".parse().unwrap()), &[]).unwrap();
        let record = Record::parse(&table.record().to_string()).unwrap();
        assert_eq!(record.choices, *table.choices());
        assert_eq!(Table::<Hound>::verify(&record).unwrap().position(), table.position());
    }
}

/// What is wrong, by its message, with line and card.
fn wrong(text: &str) -> (usize, Option<String>, String) {
    let error = CardFile::parse(text).unwrap_err();
    let key = error.phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Phrase(phrase) if *name == "wrong" => Some(phrase.key.to_string()),
        _ => None,
    });
    (error.line, error.card, key.unwrap_or_default())
}

#[test]
fn bad_files_are_explained_with_line_and_card() {
    let in_card = |lines: &str| wrong(&format!("{NUMBERS}card W9\n  colour black\n{lines}\n"));
    let card = Some("W9".to_owned());
    for (lines, line, key) in [
        ("  color black", 7, "not-among"),
        ("  colour pink", 7, "twice"),
        ("  moves n cw", 5, "missing"),
        ("  moved-by black", 5, "missing"),
        ("  moved-by red", 7, "not-among"),
        ("  moved-by black\n  moves n+99 cw", 8, "not-amount"),
        ("  moved-by black\n  moves 13n cw", 8, "not-amount"),
        ("  moved-by black\n  moves n", 8, "wants"),
        ("  moved-by black\n  moves n cw later", 8, "not-among"),
        ("  moved-by black\n  moves n sideways", 8, "not-among"),
        ("  drifts 0 cw", 7, "not-number"),
        ("  target everybody", 7, "not-among"),
        ("  effect lose", 7, "wants"),
        ("  effect lose 13", 7, "not-number"),
        ("  effect forbid 5", 7, "not-number"),
        ("  effect explode", 7, "not-among"),
        ("  effect lose 1, regain 2", 7, "effects"),
        ("  effect lose 1 [X]", 7, "not-among"),
        ("  name printed", 7, "not-printed"),
        ("  name", 7, "wants"),
        ("  flips passing", 7, "one-sided"),
        ("  wolves 1\n  clashes yes", 8, "one-sided"),
        ("  flips sometimes", 7, "not-among"),
        ("  flips turn-end toggle", 7, "wants"),
        ("  flips turn-end round with any", 7, "not-among"),
        ("  starts back", 7, "one-sided"),
        ("  clashes maybe", 7, "not-among"),
        ("  clashes yes [D]", 7, "no-mark"),
        ("  turn-end 0", 7, "not-number"),
        ("  wolves many", 7, "not-number"),
        ("  requires", 7, "wants"),
        ("  requires W8", 7, "no-such-card"),
        ("  wolves 1\n  excludes W9 W8", 8, "no-such-card"),
        ("  starts back\n  flips turn-end toggle with W8\n  front\n  back", 8, "no-such-card"),
        ("  excludes way-too-long-id", 7, "not-id"),
        ("  front", 5, "missing"),
        ("  front\n  wolves 1", 8, "not-among"),
        ("card W9\n  colour black", 7, "twice"),
        ("card", 7, "wants"),
        ("set beginner W8", 7, "no-such-card"),
        ("set expert W9", 7, "not-among"),
        ("set house", 7, "wants"),
        ("card any\n  colour black", 7, "not-id"),
    ] {
        let (at, named, found) = in_card(lines);
        assert_eq!((at, found.as_str()), (line, format!("hound-cards-{key}").as_str()), "{lines}");
        let inside = !lines.starts_with("card") && !lines.starts_with("set") && !lines.contains('[')
            || lines.contains("clashes");
        assert_eq!(named, if inside { card.clone() } else { None }, "{lines}");
    }
}

#[test]
fn bad_beginnings_and_counts_are_explained() {
    let key = |text: &str| wrong(text).2;
    assert_eq!(key(""), "hound-cards-version");
    assert_eq!(key("cards 2\n"), "hound-cards-version");
    assert_eq!(key("cards 1\n"), "hound-cards-missing");
    assert_eq!(key(NUMBERS), "hound-cards-no-card");
    assert_eq!(key(&NUMBERS.replace("5 3", "5 4")), "hound-cards-total");
    assert_eq!(key(&NUMBERS.replace("5 3", "5 x")), "hound-cards-not-number");
    assert_eq!(key(&NUMBERS.replace("5 3", "5")), "hound-cards-wants");
    assert_eq!(key(&NUMBERS.replace("white", "red")), "hound-cards-not-among");
    assert_eq!(key(&format!("{NUMBERS}  meat 5 0 0 0\n")), "hound-cards-symbols");
    assert_eq!(key(&format!("{NUMBERS}numbers\n")), "hound-cards-twice");
    assert_eq!(key(&"x".repeat(70_000)), "hound-cards-too-long");
    assert_eq!(wrong("cards 1\nsomething\n"), (2, None, "hound-cards-not-among".to_owned()));
    let many: String = (0..100).map(|card| format!("card C{card}\n colour black\n")).collect();
    assert_eq!(key(&format!("{NUMBERS}{many}")), "hound-cards-too-many");
}

/// A file that cannot be read is a problem of its option, whatever animals were chosen.
#[test]
fn a_bad_file_is_a_problem_of_its_option() {
    let choices = Choices::new(4).with(CARDS_FILE, "cards 1\nrubbish").with(ANIMALS, "X1");
    let settled = Hound::menu(&choices).settle(&choices).unwrap();
    let problem = Hound::options(&settled).unwrap_err();
    assert_eq!((problem.option.as_str(), problem.phrase.key.as_ref()), (CARDS_FILE, "hound-cards-error"));
}

/// No text makes the reader panic: the shipped file with something lost, doubled or changed.
#[test]
fn damaged_files_never_panic() {
    use table::{Chance, Quick};
    let mut chance = Quick::new(3);
    let words = [
        "",
        "card",
        "moves",
        "n-n",
        "n/0",
        "9999999999",
        "[D]",
        "|",
        "set",
        "front",
        "with",
        "é",
        "-",
        "effect,",
    ];
    let mut accepted = 0;
    for _ in 0..3_000 {
        let mut lines: Vec<String> = STANDARD.lines().map(str::to_owned).collect();
        for _ in 0..=chance.below(3) {
            let at = chance.index(lines.len());
            match chance.below(4) {
                0 => drop(lines.remove(at)),
                1 => lines.insert(at, lines[chance.index(lines.len())].clone()),
                _ => {
                    let mut parts: Vec<&str> = lines[at].split(' ').collect();
                    let part = chance.index(parts.len());
                    parts[part] = words[chance.index(words.len())];
                    lines[at] = parts.join(" ");
                }
            }
        }
        if let Ok(card_file) = CardFile::parse(&lines.join("\n")) {
            assert_eq!(CardFile::parse(&card_file.text()), Ok(card_file));
            accepted += 1;
        }
    }
    assert!((100..2_900).contains(&accepted), "{accepted}");
}

/// The examples of the manual are cards.
#[test]
fn the_manual_is_right() {
    let manual = include_str!("../../../docs/cards.md");
    let blocks: Vec<&str> = manual.split("```\n").skip(1).step_by(2).collect();
    let cards: String = blocks.iter().filter(|block| block.starts_with("card")).copied().collect();
    let numbers = blocks.iter().find(|block| block.starts_with("numbers")).unwrap();
    let card_file = CardFile::parse(&format!("cards 1\n{numbers}{cards}")).unwrap();
    assert_eq!(card_file.animals.len(), 2);
    assert_eq!(card_file.numbers, CardFile::standard().numbers);
}

/// What a card does is the same text whatever it is called and wherever it stands, and another one for every card of
/// the box that does something else.
#[test]
fn deeds_tell_cards_apart_by_what_they_do() {
    let card_file = CardFile::standard();
    let deeds: Vec<String> = card_file.animals.iter().map(hound::Animal::deeds).collect();
    for (one, animal) in deeds.iter().zip(&card_file.animals) {
        let same = deeds.iter().filter(|other| *other == one).count();
        // The plain wolf and the Black Blanket do the same, and so do the plain hound and the White Blanket.
        let twins = ["W01", "H01", "D02-1", "D02-2"].contains(&animal.id.as_str());
        assert_eq!(same, if twins { 2 } else { 1 }, "{}", animal.id);
    }
    let renamed =
        card_file.text().replace("card W06\n  name printed", "card X6\n  name Old Grey").replace("  [M]", "");
    let renamed = CardFile::parse_recorded(renamed.split("\nset ").next().unwrap_or_default()).unwrap();
    assert_eq!(renamed.animal(id("X6")).unwrap().deeds(), card_file.animal(id("W06")).unwrap().deeds());
    assert_eq!(
        card_file.animal(id("W06")).unwrap().deeds(),
        "  wolves 1\n  colour black\n  moved-by black\n  moves n/2 cw\n  target current\n  effect lose 1\n"
    );
}

/// Records of 0.1 may carry effects that do not go together: the last one held, and still does.
#[test]
fn recorded_effects_mean_what_they_meant() {
    let file = format!(
        "{NUMBERS}card W\n  colour black\n  effect lose 1, regain 2\ncard V\n  colour black\n  effect lose 1\n"
    );
    let choices = Choices::new(4).with(CARDS_FILE, file.as_str()).with(ANIMALS, "W,V");
    let settled = Hound::menu(&choices).settle(&choices).unwrap();
    assert_eq!(Hound::vet(&settled).unwrap_err().option, CARDS_FILE);
    assert_eq!(Hound::options(&settled).unwrap().animals[0].faces[0].effects.sheep(), 2);
    // What is wrong with the file is said before what comes of it: without V nobody would take sheep.
    let alone = format!("{NUMBERS}card W\n  colour black\n  effect lose 1, regain 2\n");
    let problem = Entry::<Hound>::new().settle(&Choices::new(4).with(CARDS_FILE, alone)).unwrap_err();
    assert_eq!(problem.option, CARDS_FILE);
}
