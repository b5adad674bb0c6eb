//! What a table holds and what a move costs, in bytes: little, and not more in a long game.

use table::record::Entry;
use table::{Act, Chance, Choices, Quick, Start, Table};
use wolves::Wolves;

/// A random game of The Wolves for so many, up to an entry.
fn played(choices: &Choices, entries: usize) -> Table<Wolves> {
    let mut chance = Quick::new(300);
    let mut table =
        Table::<Wolves>::open(choices, Start::Seed(chance.seed()), &[]).expect("a dealt game starts");
    while table.entries() < entries
        && let Some(seat) = table.to_act()
    {
        let mv = chance.pick(&table.legal_moves()).expect("there is a move until the end");
        table.play(seat, mv).expect("every offered move is accepted");
    }
    table
}

#[test]
fn three_hundred_entries_for_five_fit_into_60_kb() {
    for boards in ["fixed", "turned"] {
        let table = played(&Choices::new(5).with("boards", boards), 300);
        let record = table.record();
        assert_eq!(record.entries.len(), 300);
        let mut loaded = None;
        let heap = allocation_counter::measure(|| loaded = Some(Table::<Wolves>::replay(&record)));
        let held = heap.bytes_current + size_of::<Table<Wolves>>() as i64;
        println!("{held} bytes with {boards} boards");
        assert!(held < 60_000, "{held} bytes with {boards} boards");
        assert!(loaded.is_some_and(|table| table.is_ok()));
    }
}

/// The same position after 10 entries and after 10,000.
fn short_and_long() -> [Table<Wolves>; 2] {
    let short = played(&Choices::new(5), 10);
    let mut record = short.record();
    // Somebody plays the third move again and again; the others go on as before.
    let third = record.entries[2].clone();
    let back = Entry::new(third.seat, Act::TakeBack);
    record.entries.splice(2..2, std::iter::repeat_n([third, back], 4_995).flatten());
    let long = Table::replay(&record).expect("what was played can be played");
    assert_eq!((short.entries(), long.entries()), (10, 10_000));
    assert_eq!(short.position(), long.position());
    [short, long]
}

/// A copy with one more move: what the server makes of every move.
#[test]
fn a_move_takes_as_many_bytes_in_a_long_game() {
    let taken = short_and_long().map(|table| {
        let (seat, mv) = (table.to_act().unwrap(), table.legal_moves()[0]);
        let heap = allocation_counter::measure(|| table.clone().play(seat, mv).unwrap());
        (heap.bytes_total, heap.count_total)
    });
    assert_eq!(taken[0], taken[1]);
    assert!(taken[0].0 < 4_000, "{taken:?}");
}

/// Going back is cheap too: the past is shared, and of the moves at most 32 are played again.
#[test]
fn going_back_copies_no_past() {
    let [_, long] = short_and_long();
    for entry in [1, 10, 5_000, 9_998] {
        let heap = allocation_counter::measure(|| drop(long.at_entry(entry)));
        assert!(heap.bytes_total < 32 * 1_000, "{} bytes for entry {entry}", heap.bytes_total);
    }
}
