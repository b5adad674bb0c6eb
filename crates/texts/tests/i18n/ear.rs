//! The Wolves by ear: what is said when a turn begins can be listened to, in every language.

use table::{AnyTable, Chance, Choices, Quick, Seat, Start, Viewer};
use texts::{Lang, Speaker};

/// The most bytes of what is said by itself when a turn begins.
const MOST: usize = 1024;

/// A table of so many players.
fn open(players: u8, seed: &str) -> Box<dyn AnyTable> {
    let game = catalogue::find("wolves").expect("The Wolves is in the catalogue");
    let names: Vec<String> = (1..=players).map(|seat| format!("Player {seat}")).collect();
    game.open(&Choices::new(players), Start::Seed(seed.parse().expect("a seed")), &names).expect("a table")
}

/// Plays one move as somebody would who fills the map: whatever builds or howls goes before what only walks.
fn crowd(table: &mut dyn AnyTable, chance: &mut Quick) {
    let moves = table.legal_moves();
    let builds =
        |text: &str| ["den", "howl", "lair", "dominate", "bonus"].iter().any(|word| text.starts_with(word));
    let wanted: Vec<usize> = (0..moves.len()).filter(|place| builds(&moves[*place].text)).collect();
    let all: Vec<usize> = (0..moves.len()).collect();
    // Once in a while all the same: otherwise nobody gets anywhere.
    let from = if wanted.is_empty() || chance.below(5) == 0 { all } else { wanted };
    let place = chance.pick(&from).expect("there is a move before the end");
    table.play_nth(place).expect("it is one of the list");
}

/// What the seat hears at the beginning of its turn.
fn heard(table: &dyn AnyTable, seat: Seat, lang: Lang) -> String {
    let seen = table.seen(Viewer::Seat(seat));
    let names = table.names().to_vec();
    let speaker = Speaker::new(lang).with_names(&names).for_reader(seat);
    let lines: Vec<String> =
        seen.describe().iter().chain([&seen.prompt()]).map(|line| speaker.say(line)).collect();
    lines.join("\n") + "\n"
}

/// Crowded positions of whole games, at every table and in every language.
#[test]
fn a_turn_begins_with_a_thousand_bytes_at_most() {
    let mut chance = Quick::new(7);
    let (mut longest, mut too_long) = ([0; 3], Vec::new());
    for players in 2..=5 {
        for seed in ["1", "2", "3", "4", "5", "6", "7", "8"] {
            let mut table = open(players, seed);
            let mut turn = None;
            while let Some(seat) = table.to_act() {
                if turn.replace(table.turn()) != Some(table.turn()) {
                    for (lang, longest) in Lang::ALL.into_iter().zip(&mut longest) {
                        let said = heard(table.as_ref(), seat, lang);
                        *longest = said.len().max(*longest);
                        too_long.extend(
                            (said.len() > MOST).then(|| format!("{lang}, {} bytes:\n{said}", said.len())),
                        );
                        assert!(!said.contains(['→', '·', '×', '/', '#', '[']), "{lang}: a sign in {said}");
                    }
                }
                crowd(table.as_mut(), &mut chance);
            }
        }
    }
    let longest_of_all = too_long.iter().max_by_key(|said| said.len());
    assert_eq!(longest_of_all, None, "{} of {longest:?} bytes", too_long.len());
    assert!(longest.iter().all(|longest| *longest > MOST / 2), "crowded positions were met: {longest:?}");
}

/// Somebody who listens cannot tell silence from a program that hangs: every question has an answer, at the first moment
/// too, and for those who only watch.
#[test]
fn no_question_is_answered_by_silence() {
    for players in 2..=5 {
        let table = open(players, "3");
        let seats = Seat::all(players).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Public]) {
            let seen = table.seen(viewer);
            for topic in seen.topics() {
                let answer = seen.answer(topic.word).expect("it is offered");
                assert!(!answer.is_empty(), "{players} players, {viewer:?}: {}", topic.word);
                for lang in Lang::ALL {
                    let said: Vec<String> = answer.iter().map(|line| Speaker::new(lang).say(line)).collect();
                    assert!(!said.concat().contains(['[', '{']), "{lang}: {said:?}");
                }
            }
        }
    }
}
