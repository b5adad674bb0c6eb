//! A table with the smallest game.

use super::*;
use crate::chance::Quick;
use crate::toy::Toy;

fn toy(first: &str) -> Table<Toy> {
    let choices = Choices::new(2).with("first", first);
    Table::open(&choices, Start::Seed(Quick::new(7).seed()), &["Ada".into(), "Bo".into()]).unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn rule(refused: Result<(), Refusal>) -> &'static str {
    refused.unwrap_err().rule
}

/// TA01, TA02, TA03, TA04: the table's own refusals change nothing.
#[test]
fn the_table_refuses_by_its_own_rules() {
    let mut table = toy("1");
    let before = *table.position();
    assert_eq!(rule(table.play_text(seat(2), "draw")), "TA01");
    assert_eq!(rule(table.play_text(seat(1), "hide")), "TA03");
    assert_eq!(rule(table.play_text(seat(1), "castle")), "TA04");
    assert_eq!((*table.position(), table.entries()), (before, 0));
    for number in [1, 2, 1, 2] {
        table.play_text(seat(number), "pass").unwrap();
    }
    assert_eq!(rule(table.play_text(seat(1), "pass")), "TA02");
    assert_eq!(rule(table.take_back(seat(2))), "TA02");
}

/// TA05, TA06, TA07: nothing to take back; somebody decided since; something was shown.
#[test]
fn take_backs_stop_where_others_decided_or_saw() {
    let mut table = toy("1");
    assert_eq!(rule(table.take_back(seat(1))), "TA05");
    table.play_text(seat(1), "pass").unwrap();
    assert_eq!(rule(table.take_back(seat(2))), "TA05");
    table.take_back(seat(1)).unwrap();
    table.play_text(seat(1), "draw").unwrap();
    assert_eq!(rule(table.take_back(seat(1))), "TA07");
    table.play_text(seat(1), "hide").unwrap();
    assert_eq!(table.resettable(seat(1)), 1, "the draw stands");
    table.take_back(seat(1)).unwrap();
    table.play_text(seat(1), "hide").unwrap();
    table.play_text(seat(2), "pass").unwrap();
    assert_eq!(rule(table.take_back(seat(1))), "TA06");
    assert_eq!((table.plies(), table.entries()), (3, 7));
    assert_eq!(table.past(0).filter(|past| past.stands).count(), 5);
}

#[test]
fn a_fork_deals_anew_what_was_hidden() {
    let mut table = toy("1");
    for (number, text) in [(1, "draw"), (1, "hide"), (2, "pass")] {
        table.play_text(seat(number), text).unwrap();
    }
    let viewer = Viewer::Seat(seat(2));
    let mut deals = std::collections::BTreeSet::new();
    for n in 0..1_000 {
        let fork = table.fork(2, viewer, &mut Quick::new(n)).unwrap();
        assert_eq!(fork.plies(), 2);
        assert_eq!(Some(fork.view(viewer)), table.position_at(2).map(|at| table.game().view(&at, viewer)));
        assert!(matches!(fork.start(), Start::Deal(_)) && fork.record().commitment.is_none());
        deals.insert(format!("{:?}", fork.deal()));
    }
    assert_eq!(deals.len(), 60, "all orders of 1 1 1 2 2 3");
    assert_eq!(table.fork(9, viewer, &mut Quick::new(1)).unwrap_err(), 3);
}

#[test]
fn choices_out_of_range_are_explained() {
    let open = |choices| Table::<Toy>::open(&choices, Start::Seed(Quick::new(7).seed()), &[]).map(drop);
    let key = |error: OpenError| error.phrase().key.into_owned();
    assert_eq!(key(open(Choices::new(4)).unwrap_err()), "table-problem-players");
    assert_eq!(key(open(Choices::new(2).with("first", "3")).unwrap_err()), "table-problem-no-such-value");
    assert_eq!(
        key(Table::<Toy>::open(&Choices::new(2), Start::Secret, &[]).unwrap_err()),
        "record-error-secret"
    );
}

#[test]
fn a_table_is_shown_as_it_was_after_every_entry() {
    let mut table = toy("1");
    let mut seen = vec![(*table.position(), table.plies())];
    for (number, text) in [(1, "pass"), (1, "undo"), (1, "draw"), (1, "hide"), (2, "pass")] {
        match text {
            "undo" => table.take_back(seat(number)).unwrap(),
            text => table.play_text(seat(number), text).unwrap(),
        }
        seen.push((*table.position(), table.plies()));
    }
    for (entries, &(position, plies)) in seen.iter().enumerate() {
        let past = table.at_entry(entries);
        assert_eq!((*past.position(), past.plies(), past.entries()), (position, plies, entries));
    }
    assert_eq!(table.entry(2), Some((seat(1), Act::TakeBack)));
    assert_eq!(table.entry(5), Some((seat(2), Act::Move("pass".to_owned()))));
    assert_eq!((table.entry(0), table.entry(6)), (None, None));
    assert_eq!(table.at_entry(99).record(), table.record());
}

/// TA06: what another seat has decided stays a barrier when it is taken back. Records of the first tables, which
/// allowed it, are still read.
#[test]
fn a_decision_taken_back_is_still_a_barrier() {
    let mut table = toy("1");
    table.play_text(seat(1), "pass").unwrap();
    table.play_text(seat(2), "pass").unwrap();
    table.take_back(seat(2)).unwrap();
    assert_eq!(rule(table.take_back(seat(1))), "TA06");
    assert_eq!(table.resettable(seat(1)), 0);
    let mut record = table.record();
    record.entries.push(Entry::new(seat(1), Act::TakeBack));
    let old = Table::<Toy>::replay(&record).unwrap();
    assert_eq!((old.plies(), old.entries()), (0, 4));
    table.play_text(seat(2), "pass").unwrap();
    table.play_text(seat(1), "pass").unwrap();
    table.take_back(seat(1)).unwrap();
}

/// TA08: nobody takes back for ever; a record that does is still read.
#[test]
fn take_backs_in_a_row_are_counted() {
    let mut table = toy("1");
    for _ in 0..MOST_TAKE_BACKS {
        table.play_text(seat(1), "pass").unwrap();
        table.take_back(seat(1)).unwrap();
    }
    table.play_text(seat(1), "pass").unwrap();
    assert_eq!(rule(table.take_back(seat(1))), "TA08");
    assert_eq!(table.resettable(seat(1)), 0);
    let mut record = table.record();
    for _ in 0..300 {
        record.entries.push(Entry::new(seat(1), Act::TakeBack));
        record.entries.push(Entry::new(seat(1), Act::Move("pass".to_owned())));
    }
    let mut old = Table::<Toy>::replay(&record).unwrap();
    assert_eq!(rule(old.take_back(seat(1))), "TA08");
    old.play_text(seat(2), "pass").unwrap();
    old.take_back(seat(2)).unwrap();
}

/// The past is the same whether it was kept or is played again, wherever it is cut.
#[test]
fn the_past_is_found_again_at_every_length() {
    let choices = Choices::new(2).with("first", "1").with("fault", "endless");
    let mut table = Table::<Toy>::open(&choices, Start::Seed(Quick::new(7).seed()), &[]).unwrap();
    let (mut chance, mut seen) = (Quick::new(5), vec![(*table.position(), table.plies())]);
    while table.entries() < 400 {
        let mut next = table.clone();
        let turn = next.to_act();
        let moved = match chance.below(5) {
            0 => turn.is_some_and(|seat| next.play_text(seat, "draw").is_ok()),
            1 | 2 => Seat::all(2).any(|seat| next.undo(seat, Table::may_have_taken_back).is_ok()),
            3 => turn.is_some_and(|seat| next.play_text(seat, "hide").is_ok()),
            _ => turn.is_some_and(|seat| next.play_text(seat, "pass").is_ok()),
        };
        if moved {
            table = next;
            seen.push((*table.position(), table.plies()));
        }
    }
    let log: Vec<_> = table.past(0).map(|past| (past.number, past.seat, past.mv, past.stands)).collect();
    assert_eq!(log.iter().filter(|line| line.3 && line.2.is_some()).count(), table.plies());
    for (entries, &(position, plies)) in seen.iter().enumerate() {
        let cut = table.at_entry(entries);
        assert_eq!((*cut.position(), cut.plies(), cut.entries()), (position, plies, entries));
        let rest: Vec<_> =
            table.past(entries).map(|past| (past.number, past.seat, past.mv, past.stands)).collect();
        assert_eq!(rest, log[entries..]);
        let mut on = cut.clone();
        if on.to_act().is_some_and(|seat| on.play_text(seat, "pass").is_ok()) {
            assert_eq!(on.position_at(plies), Some(position), "{entries}");
        }
    }
    for ply in 0..=table.plies() {
        let moves: Vec<_> = table.moves(0..ply).collect();
        assert_eq!(moves, table.moves(0..table.plies()).take(ply).collect::<Vec<_>>());
        assert_eq!(table.standing(ply..table.plies()).count(), table.plies() - ply);
    }
    assert_eq!(table.position_at(table.plies() + 1), None);
}

/// What comes after a draw tells what was drawn: only who has nothing to guess is told more than about the first move.
#[test]
fn several_moves_are_judged_only_for_who_has_nothing_to_guess() {
    let table = toy("1");
    let draw = table.game().parse_move("draw").unwrap();
    let judged = |viewer: Viewer, moves: &[_]| table.seen(viewer).why_together(moves);
    assert_eq!(judged(Viewer::Seat(seat(1)), &[draw, draw]), Ok(()));
    assert_eq!(rule(judged(Viewer::All, &[draw, draw])), "TA03");
    assert_eq!(rule(judged(Viewer::Seat(seat(2)), &[draw])), "TA01");
    assert_eq!(judged(Viewer::All, &[]), Ok(()));
}

fn three() -> Table<Toy> {
    let choices = Choices::new(3).with("first", "1");
    Table::open(&choices, Start::Seed(Quick::new(7).seed()), &[]).unwrap()
}

/// TA09, TA10: with two sides the other one wins at once; with more a bot plays on, and its seat is placed last.
#[test]
fn who_gives_up_loses() {
    let mut duel = toy("1");
    assert!(duel.ends_without(seat(1)));
    duel.enter(seat(1), &Act::Resign).unwrap();
    let outcome = duel.outcome().unwrap();
    assert_eq!((outcome.reason, outcome.winners().collect::<Vec<_>>()), ("resigned", vec![seat(2)]));
    assert!(!outcome.is_counted() && duel.to_act().is_none());
    assert_eq!(rule(duel.play_text(seat(1), "pass")), "TA02");
    assert_eq!(rule(duel.enter(seat(1), &Act::Back)), "TA02");
    assert!(Table::<Toy>::verify(&duel.record()).is_ok());
    assert_eq!(duel.at_entry(0).to_act(), Some(seat(1)), "before that it went on");

    let mut table = three();
    assert!(!table.ends_without(seat(2)));
    table.enter(seat(2), &Act::Resign).unwrap();
    assert_eq!(rule(table.enter(seat(2), &Act::Resign)), "TA09");
    assert_eq!(rule(table.enter(seat(2), &Act::Time { lost: true })), "TA09");
    table.play_text(seat(1), "pass").unwrap();
    assert_eq!(rule(table.play_text(seat(2), "pass")), "TA09");
    table.enter(seat(2), &Act::Bot("cub".into())).unwrap();
    assert_eq!(rule(table.enter(seat(2), &Act::Bot("cub".into()))), "TA10");
    assert_eq!(rule(table.enter(seat(2), &Act::Back)), "TA09");
    assert_eq!(rule(table.enter(seat(1), &Act::Back)), "TA10");
    while let Some(seat) = table.to_act() {
        table.play_text(seat, "pass").unwrap();
    }
    let places: Vec<u8> = table.outcome().unwrap().seats.iter().map(|score| score.place).collect();
    assert_eq!(places, [1, 3, 1], "though all have the same");
    assert!(table.outcome().unwrap().is_counted());
    let record = table.record();
    assert_eq!(Table::<Toy>::verify(&record).unwrap().record(), record);

    // The last of three who has not given up has won, and a bot of their own is nobody to win for.
    let mut table = three();
    table.enter(seat(1), &Act::Time { lost: true }).unwrap();
    table.enter(seat(2), &Act::Resign).unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.seats.iter().map(|score| score.place).collect::<Vec<_>>(), [3, 2, 1]);
}

/// Who sits in decides nothing: take-backs go on as before. With everybody's leave more can be taken back, but never
/// what somebody has seen.
#[test]
fn sitting_in_is_no_decision_and_leave_goes_further() {
    let mut table = three();
    table.play_text(seat(1), "pass").unwrap();
    table.enter(seat(2), &Act::Time { lost: false }).unwrap();
    table.enter(seat(2), &Act::Bot("cub".into())).unwrap();
    table.take_back(seat(1)).unwrap();
    table.play_text(seat(1), "pass").unwrap();
    table.play_text(seat(2), "pass").unwrap();
    assert_eq!(rule(table.take_back(seat(1))), "TA06");
    assert_eq!(table.may_ask_back(seat(1)), Ok(5));
    assert_eq!(rule(table.may_ask_back(seat(3)).map(drop)), "TA05");
    let before = table.clone();
    table.enter(seat(1), &Act::Granted(5)).unwrap();
    assert_eq!((table.plies(), table.to_act(), table.last_move()), (0, Some(seat(1)), 0));
    assert_eq!(table.past(0).filter(|past| past.mv.is_some() && past.stands).count(), 0);
    assert_eq!(table.bot(seat(2)), Some("cub"), "the bot stays");
    assert_eq!(table.at_entry(6).position(), before.position());
    assert_eq!(Table::<Toy>::verify(&table.record()).unwrap().position(), table.position());

    table.play_text(seat(1), "draw").unwrap();
    assert_eq!(rule(table.may_ask_back(seat(1)).map(drop)), "TA07");
    table.play_text(seat(1), "hide").unwrap();
    table.play_text(seat(2), "pass").unwrap();
    let hidden = table.may_ask_back(seat(1)).unwrap();
    assert_eq!(table.entry(hidden), Some((seat(1), Act::Move("hide".into()))));
    table.enter(seat(3), &Act::Resign).unwrap();
    assert_eq!(rule(table.may_ask_back(seat(1)).map(drop)), "TA06", "somebody gave up since");
}
