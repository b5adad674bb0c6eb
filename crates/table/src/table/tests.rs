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
    assert_eq!((*table.position(), table.past().len()), (before, 0));
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
    assert_eq!((table.plies(), table.past().len()), (3, 7));
    assert_eq!(table.past().iter().filter(|past| past.stands).count(), 5);
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
        assert_eq!(Some(fork.view(viewer)), table.position_at(2).map(|at| table.game().view(at, viewer)));
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
        assert_eq!((*past.position(), past.plies(), past.past().len()), (position, plies, entries));
    }
    assert_eq!(table.entry(2), Some((seat(1), Act::TakeBack)));
    assert_eq!(table.entry(5), Some((seat(2), Act::Move("pass".to_owned()))));
    assert_eq!((table.entry(0), table.entry(6)), (None, None));
    assert_eq!(table.at_entry(99).record(), table.record());
}
