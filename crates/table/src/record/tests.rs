//! Files that hold together, and files that do not.

use super::*;
use crate::chance::Quick;
use crate::parts::Part;
use crate::table::Table;
use crate::toy::Toy;

const SAMPLE: &str = "\
loup record 1
game: toy
rules: 1
players: 2
option first: 1
seat 1: Ada
seat 2: Bo: the second
seed: 5
# A sample.

1. 1: draw
2. 1: hide
# Not so fast.
3. 1: undo
4. 1: show # better
5. 2: pass
end: 5
";

fn error(text: &str) -> (usize, String) {
    let error = match Record::parse(text) {
        Ok(record) => Table::<Toy>::verify(&record).map(drop).unwrap_err(),
        Err(error) => error,
    };
    let what = error.phrase.args.iter().find_map(|(name, arg)| match arg {
        crate::Arg::Phrase(what) if *name == "what" => Some(format!("/{}", what.key)),
        _ => None,
    });
    (error.line, format!("{}{}", error.phrase.key, what.unwrap_or_default()))
}

#[test]
fn a_hand_written_record_is_read_and_written_back() {
    let record = Record::parse(SAMPLE).unwrap();
    assert_eq!(record.names, ["Ada", "Bo: the second"]);
    assert_eq!(record.comments, ["A sample."]);
    assert_eq!(record.entries[1].comments, ["Not so fast."]);
    assert_eq!(record.entries[2].act, Act::TakeBack);
    assert_eq!(record.entries[3].comments, ["better"]);
    let text = record.to_string();
    assert_eq!(Record::parse(&text), Ok(record.clone()));
    assert_eq!(Record::parse(&text.replace('\n', "\r\n")), Ok(record.clone()));
    let table = Table::<Toy>::verify(&record).unwrap();
    assert_eq!((table.plies(), table.entries()), (3, 5));
}

#[test]
fn every_truncation_is_an_error_of_the_last_line() {
    let lines: Vec<&str> = SAMPLE.lines().collect();
    for keep in 0..lines.len() {
        let (line, key) = error(&lines[..keep].join("\n"));
        let expected = if keep == 0 { "record-error-empty" } else { "record-error-truncated" };
        assert_eq!(key, expected, "after {keep} lines");
        assert!(line <= keep + 1);
    }
}

#[test]
fn every_kind_of_damage_names_its_line() {
    let damage = [
        ("loup record 1", "PNG", 1, "record-error-foreign"),
        ("loup record 1", "loup record 9", 1, "record-error-format"),
        ("game: toy", "game: chess", 2, "record-error-other-game"),
        ("game: toy", "games: toy", 2, "record-error-expected/record-expected-game"),
        ("rules: 1", "rules: 7", 3, "record-error-rules"),
        ("rules: 1", "rules: one", 3, "record-error-expected/record-expected-rules"),
        ("players: 2", "players: 6", 4, "record-error-expected/record-expected-players"),
        ("players: 2", "players: 3", 11, "record-error-expected/record-expected-seat"),
        ("option first: 1", "option first: 4", 5, "table-problem-no-such-value"),
        ("option first: 1", "option colour: 4", 5, "table-problem-no-such-option"),
        ("option first: 1", "colour: 4", 5, "record-error-field"),
        ("seat 2: Bo", "seat 3: Bo", 7, "record-error-expected/record-expected-seat"),
        ("seed: 5", "seed: 5g", 8, "record-error-expected/record-expected-seed"),
        ("seed: 5", "deal:\n| first 1", 10, "toy-bad-deal"),
        ("seed: 5", "", 1, "record-error-secret"),
        ("seed: 5", "seed: 5\ncommitment: 12", 9, "record-error-expected/record-expected-commitment"),
        ("2. 1: hide", "3. 1: hide", 12, "record-error-number"),
        ("2. 1: hide", "2. 3: hide", 12, "record-error-seat"),
        ("2. 1: hide", "2. 1 hide", 12, "record-error-expected/record-expected-entry"),
        ("2. 1: hide", "2. 1:", 12, "record-error-expected/record-expected-entry"),
        ("2. 1: hide", "2. 1: fly", 12, "record-error-refused"),
        ("2. 1: hide", "2. 1: draw", 12, "record-error-refused"),
        ("2. 1: hide", "hide", 12, "record-error-expected/record-expected-entry"),
        ("5. 2: pass", "5. 1: undo", 16, "record-error-refused"),
        ("end: 5", "end: 6", 17, "record-error-count"),
        ("end: 5", "end: 5 0123456789abcdef", 17, "record-error-changed"),
        ("end: 5", "end: 5\nmore", 18, "record-error-after-end"),
        ("end: 5", "scores: 3 1\nwinners: 1\nend: 5", 17, "record-error-not-over"),
        ("end: 5", "scores: 3\nend: 5", 17, "record-error-expected/record-expected-scores"),
        ("end: 5", "winners: 1\nend: 5", 17, "record-error-expected/record-expected-scores"),
        ("end: 5", "scores: 3 1\nend: 5", 18, "record-error-expected/record-expected-winners"),
        ("end: 5", "scores: 3 1\nscores: 3 1\nend: 5", 18, "record-error-expected/record-expected-winners"),
        ("end: 5", "end: 5\n# good\nmore", 19, "record-error-after-end"),
        ("end: 5", "end: 5\n# good\nloup record 1", 19, "record-error-several"),
        ("seed: 5", "deal: 7\n| first 1", 8, "record-error-expected/record-expected-deal"),
        ("seat 1: Ada", "seat 1: Ada\n| first: 1", 7, "record-error-bar"),
        ("5. 2: pass", "5. 2: pass\n| first", 17, "record-error-bar"),
    ];
    for (from, to, line, key) in damage {
        assert!(SAMPLE.contains(from), "{from}");
        assert_eq!(error(&SAMPLE.replacen(from, to, 1)), (line, key.to_owned()), "{from} -> {to}");
    }
}

/// A promise is made once, a checksum ends its line, and a message repeats no more of a file than fits into it.
#[test]
fn nothing_is_overlooked_or_repeated_at_length() {
    let promise = format!("commitment: {}\n", Seed::new([1; 32]).commitment());
    let twice = SAMPLE.replacen("seed: 5\n", &format!("{promise}{promise}seed: 5\n"), 1);
    assert_eq!(error(&twice), (9, "record-error-twice".to_owned()));
    let sealed = Record::parse(SAMPLE).unwrap().to_string();
    assert_eq!(error(&format!("{} more", sealed.trim_end())).1, "record-error-end-words");
    let long = "x".repeat(999);
    for (from, to) in [("loup record 1", "loup record "), ("2. 1: hide", "2"), ("option first: 1", "")] {
        let text = SAMPLE.replacen(from, &format!("{to}\u{1b}[31m{long}: 1"), 1);
        let error = Record::parse(&text.replace("2\u{1b}", "2. \u{1b}")).unwrap_err();
        let words = format!("{:?}", error.phrase);
        assert!(words.len() < 300 && !words.contains("\\u{1b}"), "{words}");
    }
    let line = SAMPLE.replacen("seat 1: Ada", &format!("seat 1: {long}{long}"), 1);
    assert_eq!(error(&line), (6, "record-error-long-line".to_owned()));
    let comment = SAMPLE.replacen("# A sample.", &format!("# {long}{long}"), 1);
    assert!(Record::parse(&comment).is_ok());
}

#[test]
fn wrong_claims_are_found() {
    let mut table = Table::<Toy>::open(&Choices::new(2), Start::Seed(Quick::new(3).seed()), &[]).unwrap();
    while let Some(seat) = table.to_act() {
        let mv = table.legal_moves()[0];
        table.play(seat, mv).unwrap();
    }
    let record = table.record();
    assert!(Table::<Toy>::verify(&record).is_ok());
    let mut wrong = record.clone();
    wrong.claim.as_mut().unwrap().totals[0] += 1;
    assert_eq!(Table::<Toy>::verify(&wrong).unwrap_err().phrase.key, "record-error-result");
    let mut wrong = record.clone();
    wrong.commitment = Some(Seed::new([9; 32]).commitment());
    assert_eq!(Table::<Toy>::verify(&wrong).unwrap_err().phrase.key, "record-error-commitment");
    // A legal move exchanged for another one: the check line tells.
    let edited = record.to_string().replacen("draw", "pass", 1);
    assert_eq!(Record::parse(&edited).unwrap_err().phrase.key, "record-error-changed");
}

#[test]
fn comments_may_be_added_to_a_finished_file() {
    let text = Record::parse(SAMPLE).unwrap().to_string();
    let commented = text.replacen("2. 1: hide", "# Why?\n2. 1: hide", 1);
    assert_ne!(text, commented);
    assert!(Record::parse(&commented).is_ok());
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    assert_eq!(Record::parse_bytes(b"\x89PNG\xff").unwrap_err().phrase.key, "record-error-foreign");
    let mut bytes = SAMPLE.as_bytes().to_vec();
    bytes.extend(b"\xff");
    let error = Record::parse_bytes(&bytes).unwrap_err();
    assert_eq!((error.line, error.phrase.key.as_ref()), (18, "record-error-not-text"));
}

#[test]
fn no_single_changed_character_makes_the_reader_panic() {
    let mut chance = Quick::new(11);
    for _ in 0..5_000 {
        let mut text: Vec<char> = SAMPLE.chars().collect();
        for _ in 0..=crate::Chance::below(&mut chance, 3) {
            let place = crate::Chance::index(&mut chance, text.len());
            text[place] = ['\n', ':', '#', '9', 'é', ' ', '|', '.'][crate::Chance::index(&mut chance, 8)];
        }
        if let Ok(record) = Record::parse(&text.into_iter().collect::<String>()) {
            let _ = Table::<Toy>::verify(&record);
        }
    }
}

/// What is hashed is what is read back, however a text was typed: blanks at the ends of lines, other line ends, a
/// byte order mark.
#[test]
fn texts_of_several_lines_are_read_back_as_they_are_written() {
    for text in [
        "one  \ntwo\t\n\n  three",
        "one\r\ntwo\r\n",
        "one\rtwo",
        "\u{feff}one\ntwo\u{a0}\u{2003}\n   \n",
        " one\u{a0}word\n\ttwo\u{3000}\n",
        "one\n\n\n",
        "\n",
    ] {
        let mut record = Record::parse(SAMPLE).unwrap();
        record.choices.set("file", text);
        record.start = Start::Deal(text.to_owned());
        let written = record.to_string();
        let read = Record::parse(&written).unwrap_or_else(|error| panic!("{text:?}: {error:?}"));
        assert_eq!(read.choices.get("file"), tidy_text(text), "{text:?}");
        assert_eq!(read.start, Start::Deal(tidy_text(text)));
        assert_eq!(read.to_string(), written);
        assert_eq!(tidy_text(&tidy_text(text)), tidy_text(text));
    }
}

/// What fuzzing found: a deal without lines, and the code of a table of characters that cannot be seen.
#[test]
fn nothing_is_added_to_a_record_that_is_written_again() {
    let bare = SAMPLE.replace("seed: 5\n", "deal:\n");
    let record = Record::parse(&bare).unwrap();
    assert_eq!(record.start, Start::Deal(String::new()));
    assert_eq!(Record::parse(&record.to_string()), Ok(record));

    let promise = Seed::new([1; 32]).commitment();
    let strange = format!("table: \u{1}\0 K3F9QX\u{7f}\ncommitment house: {promise}\n");
    let strange = SAMPLE.replace("loup record 1", "loup record 2").replace("seed: 5\n", &strange);
    let record = Record::parse(&strange).unwrap();
    assert_eq!(record.parts.as_ref().map(|parts| parts.table.as_str()), Some("K3F9QX"));
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

/// Records of 0.1 counted blanks at the ends of lines in their check, and could not be read again. They can.
#[test]
fn records_with_blanks_in_their_check_are_read() {
    let mut record = Record::parse(SAMPLE).unwrap();
    record.choices.set("file", "one \ntwo\n");
    let old = record.to_string().replace("| one\n", "| one \n");
    let old = old.replace(&print::check(&record), &print::check_with_blanks(&record));
    assert_eq!(
        Record::parse(&old).map(|read| read.choices.get("file").to_owned()),
        Ok("one\ntwo\n".to_owned())
    );
    let changed = old.replace("| two", "| three");
    assert_eq!(Record::parse(&changed).unwrap_err().phrase.key, "record-error-changed");
}

/// A record can say who added to its seed: it is written and read back, checked, and older formats know nothing of it.
#[test]
fn parts_of_a_seed_are_kept_and_checked() {
    let parts = Parts {
        table: "K3F9QX".to_owned(),
        house: Part::of(Seed::new([1; 32])),
        seats: vec![None, Some(Part::of(Seed::new([2; 32])))],
    };
    let seed = parts.seed().unwrap();
    let mut record = Record::parse(SAMPLE).unwrap();
    record.entries.clear();
    record.commitment = Some(seed.commitment());
    record.start = Start::Seed(seed);
    record.parts = Some(parts.clone());
    let text = record.to_string();
    assert!(text.starts_with("loup record 2\n") && text.contains("\ncommitment house: "), "{text}");
    assert_eq!(Record::parse(&text), Ok(record.clone()));
    assert!(Table::<Toy>::verify(&record).is_ok());

    // During the game the promises alone are in it.
    let running = Record { parts: Some(parts.promises()), start: Start::Secret, ..record };
    assert!(!running.to_string().contains("part "));
    assert_eq!(Record::parse(&running.to_string()), Ok(running.clone()));

    let unsealed = format!("{}end: 0\n", &text[..text.find("end: ").unwrap()]);
    let (house, second) =
        (format!("part house: {}", Seed::new([1; 32])), format!("part 2: {}", Seed::new([2; 32])));
    let other = format!("part 2: {}", Seed::new([3; 32]));
    let promise = format!("commitment 2: {}\n", Seed::new([2; 32]).commitment());
    for (from, to, key) in [
        ("loup record 2", "loup record 1", "record-error-field"),
        ("table: K3F9QX\n", "", "record-error-expected/record-expected-parts"),
        ("table: K3F9QX", "table: K3F9QY", "record-error-parts-seed"),
        ("table: K3F9QX", "table: K3F9QX\ntable: K3F9QX", "record-error-twice"),
        (second.as_str(), other.as_str(), "record-error-part"),
        (second.as_str(), "", "record-error-part-missing"),
        (second.as_str(), "part 2: 12", "record-error-expected/record-expected-part"),
        (second.as_str(), "part 3: 12", "record-error-seat"),
        (second.as_str(), "part 1: 12", "record-error-expected/record-expected-parts"),
        (house.as_str(), &format!("{house}\n{house}"), "record-error-twice"),
        (promise.as_str(), &format!("{promise}{promise}"), "record-error-twice"),
        ("commitment house", "commitment 1", "record-error-twice"),
    ] {
        assert!(unsealed.contains(from), "{from}");
        assert_eq!(error(&unsealed.replacen(from, to, 1)).1, key, "{from} -> {to}");
    }
    // A part that is missing has no line: the line of its promise is named, and where the part should begin.
    for (line, promise, start) in
        [(&house, "commitment house:", "part house:"), (&second, "commitment 2:", "part 2:")]
    {
        let text = unsealed.replacen(line.as_str(), "", 1);
        let record = Record::parse(&text).unwrap();
        let error = Table::<Toy>::verify(&record).map(drop).unwrap_err();
        let promised = text.lines().position(|line| line.starts_with(promise)).unwrap() + 1;
        assert_eq!(
            error,
            RecordError::at(promised, Phrase::new("record-error-part-missing").with("start", start))
        );
    }
}

const PEOPLE: &str = "\
loup record 2
game: toy
rules: 1
players: 3
option first: 1
seat 1: Ada
seat 2: Bo
seat 3: Cy
bot 3: scout
seed: 5

1. 1: pass
2. 2: time
3. 2: bot hunter
4. 2: pass
5. 2: back
6. 3: pass
7. 1: undo 1 granted
8. 1: resign
9. 1: bot scout
10. 1: draw
11. 2: bot cub
12. 2: handed
end: 12
";

/// What people do besides moves is written, read back and played again.
#[test]
fn a_record_tells_what_happened_besides_moves() {
    let record = Record::parse(PEOPLE).unwrap();
    assert_eq!(record.format(), 2);
    assert_eq!(record.bots, [None, None, Some("scout".to_owned())]);
    let acts: Vec<Act> = record.entries.iter().map(|entry| entry.act.clone()).collect();
    assert_eq!(acts[1..3], [Act::Time { lost: false }, Act::Bot("hunter".to_owned())]);
    assert_eq!(acts[6..8], [Act::Granted(1), Act::Resign]);
    let table = Table::<Toy>::verify(&record).unwrap();
    assert_eq!((table.plies(), table.entries(), table.record().entries.len()), (1, 12, 12));
    let ada = Seat::from_index(0);
    assert_eq!((table.gone().as_slice(), table.bot(ada)), (&[ada][..], Some("scout")));
    assert_eq!(
        (acts.last(), table.bot(Seat::from_index(1))),
        (Some(&Act::Handed), None),
        "somebody else took over"
    );
    let again = table.record();
    assert_eq!((&again.bots, &again.entries), (&record.bots, &record.entries));
    assert_eq!(Record::parse(&again.to_string()), Ok(again));
}

#[test]
fn what_people_did_cannot_be_forged() {
    for (from, to, line, key) in [
        ("bot 3: scout", "bot 4: scout", 9, "record-error-seat"),
        ("bot 3: scout", "bot 3: Scout!", 9, "record-error-expected/record-expected-level"),
        ("bot 3: scout", "bot 3: scout\nbot 3: scout", 10, "record-error-twice"),
        (
            "seat 3: Cy\nbot 3: scout",
            "bot 3: scout\nseat 3: Cy",
            8,
            "record-error-expected/record-expected-seat",
        ),
        ("loup record 2", "loup record 1", 9, "record-error-field"),
        ("3. 2: bot hunter", "3. 2: bot", 14, "record-error-expected/record-expected-act"),
        ("7. 1: undo 1 granted", "7. 1: undo 01 granted", 18, "record-error-expected/record-expected-act"),
        ("2. 2: time", "2. 2: time out", 13, "record-error-expected/record-expected-act"),
        // Nobody sits in twice, comes back who was not away, or gives up for a bot.
        ("2. 2: time", "2. 2: bot scout", 14, "record-error-refused"),
        ("2. 2: time", "2. 2: back", 13, "record-error-refused"),
        ("2. 2: time", "2. 3: resign", 13, "record-error-refused"),
        // Who has given up is played on by a bot, for good.
        ("9. 1: bot scout", "9. 1: resign", 20, "record-error-refused"),
        ("9. 1: bot scout", "9. 1: draw", 20, "record-error-refused"),
        ("10. 1: draw", "10. 1: back", 21, "record-error-refused"),
        // A move that is granted back is the seat's own, stands, and has shown nothing.
        ("7. 1: undo 1 granted", "7. 1: undo 4 granted", 18, "record-error-refused"),
        ("7. 1: undo 1 granted", "7. 1: undo 2 granted", 18, "record-error-refused"),
        ("7. 1: undo 1 granted", "7. 1: undo 99999999999 granted", 18, "record-error-refused"),
        ("8. 1: resign", "8. 1: undo 1 granted", 19, "record-error-refused"),
        ("11. 2: bot cub", "11. 1: undo 10 granted", 22, "record-error-refused"),
        // What was given up, or is a bot's, is nobody's to hand over.
        ("12. 2: handed", "12. 1: handed", 23, "record-error-refused"),
        ("12. 2: handed", "12. 3: handed", 23, "record-error-refused"),
        ("12. 2: handed", "12. 2: handed 3", 23, "record-error-expected/record-expected-act"),
    ] {
        assert!(PEOPLE.contains(from), "{from}");
        assert_eq!(error(&PEOPLE.replacen(from, to, 1)), (line, key.to_owned()), "{from} -> {to}");
    }
}

/// Whatever can be written is read back as it was, and written alike.
#[test]
fn what_is_written_is_read_back_whatever_it_is() {
    let mut chance = Quick::new(12);
    let index = |chance: &mut Quick, most| crate::Chance::index(chance, most);
    for _ in 0..500 {
        let mut record = Record::parse(PEOPLE).unwrap();
        record.bots = Vec::new();
        if index(&mut chance, 2) == 0 {
            record.bots = (0..3).map(|_| (index(&mut chance, 2) == 0).then(|| "cub".to_owned())).collect();
            record.bots[index(&mut chance, 3)] = Some("a-9".to_owned());
        }
        record.entries = (0..index(&mut chance, 30))
            .map(|_| {
                let act = match index(&mut chance, 10) {
                    0 => Act::TakeBack,
                    1 => Act::Granted(index(&mut chance, 100)),
                    2 => Act::Resign,
                    3 => Act::Time { lost: index(&mut chance, 2) == 0 },
                    4 => Act::Bot("hunter".to_owned()),
                    5 => Act::Back,
                    6 => Act::Handed,
                    _ => Act::Move(["draw", "hide", "show", "pass"][index(&mut chance, 4)].to_owned()),
                };
                Entry::new(Seat::from_index(index(&mut chance, 3)), act)
            })
            .collect();
        let written = record.to_string();
        let read = Record::parse(&written).unwrap_or_else(|error| panic!("{error:?}\n{written}"));
        assert_eq!((&read, read.to_string()), (&record, written));
        let aside = record.entries.iter().any(|entry| entry.act.is_aside());
        assert_eq!(record.format() == 1, !aside && record.bots.is_empty());
        // It may be nonsense; then there is an error, and nothing worse.
        let _ = Table::<Toy>::verify(&read);
    }
}
