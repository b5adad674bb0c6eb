//! Guided tables.

use std::collections::BTreeSet;

use super::*;
use crate::around::still::Still;

/// All lessons of each game come up when people play at random, each at a moment of its own.
#[test]
fn every_lesson_can_be_reached() {
    for game in catalogue::games() {
        let host = Person::new(PersonId(1), 0, 0);
        let start =
            open(*game, &host, "Ada".to_owned(), &Still::default()).unwrap_or_else(|_| panic!("no opening"));
        let all: BTreeSet<&str> = lessons::all(game.info().id).iter().map(|lesson| lesson.key).collect();
        let (mut met, mut state, me) = (BTreeSet::new(), 7_u64, Seat::from_index(0));
        for round in 0..400 {
            if met.len() == all.len() {
                break;
            }
            let mut table = start.table.as_ref().unwrap().duplicate();
            let mut given: Vec<String> = Vec::new();
            while table.to_act().is_some() {
                while let Some(lesson) = lessons::due(&*table.seen(Viewer::Seat(me)), &given) {
                    assert_eq!(table.to_act(), Some(me), "{} to somebody who waits", lesson.key);
                    given.push(lesson.key.to_owned());
                    met.insert(lesson.key);
                }
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let count = table.legal_moves().len();
                // Every other game goes on as long as it can: the first move is never the bold one.
                let bold = round % 2 == 0 || state >> 61 == 0;
                table.play_nth(if bold { (state >> 33) as usize % count } else { 0 }).unwrap();
            }
        }
        let never: Vec<_> = all.difference(&met).collect();
        assert!(never.is_empty(), "{}: {never:?} never", game.info().id);
    }
}

/// In how many of all ways to play so many cards the reader of a guided table sees its end, against these bots.
fn ends(table: &dyn table::AnyTable, places: &[Place], cards: u32, chance: u64) -> usize {
    let mut table = table.duplicate();
    while let Some(seat) = table.to_act() {
        let moves = table.legal_moves();
        let Sitter::Bot(level) = places[seat.index()].sitter else {
            let Some(left) = cards.checked_sub(1) else { return 0 };
            let after = |nth| {
                let mut next = table.duplicate();
                next.play_nth(nth).unwrap();
                ends(&*next, places, left, chance)
            };
            return (0..moves.len()).map(after).sum();
        };
        let seed = chance * 1000 + table.plies() as u64;
        let chosen = bots::choose(&*table.seen(Viewer::Seat(seat)), level, seed, &|| false).unwrap();
        table.play(seat, &chosen).unwrap();
    }
    1
}

/// Whatever the reader plays, however foolish, a first game of Wolf & Hound goes on after four turns. (Four hundred
/// chances of the bots were tried when the deal was chosen.)
#[test]
fn a_first_game_lasts() {
    let game = catalogue::games().iter().find(|game| game.info().id == "hound").unwrap();
    let host = Person::new(PersonId(1), 0, 0);
    let start = open(*game, &host, "Ada".to_owned(), &Still::default()).ok().unwrap();
    let table = start.table.as_ref().unwrap();
    let over = |chance| ends(&**table, &start.meta.places, 4, chance);
    assert_eq!((0..20).map(over).sum::<usize>(), 0, "it may be over before it has begun");
    assert_eq!(start.meta.places[2].sitter, Sitter::Bot(Level::Hunter), "the partner knows the game");
}
