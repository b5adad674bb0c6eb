//! What the others have done since the reader's last turn is all of it, and nothing else.

use wolves::event::{Event, tell};

use super::*;

/// The seat that did what left a trail.
fn trail(event: &Event) -> Option<Seat> {
    match event {
        Event::Walked { seat, .. }
        | Event::Pushed { seat, .. }
        | Event::Howled { seat, .. }
        | Event::Built { seat, .. }
        | Event::Upgraded { seat, .. }
        | Event::DominatedWolf { seat, .. }
        | Event::DominatedDen { seat, .. }
        | Event::Hunted { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// All that left a trail between the last thing that this seat did and the beginning of its turn: looked for in the whole
/// game.
fn expected(table: &Table<Wolves>, me: Seat) -> Vec<(usize, Event)> {
    let told: Vec<(usize, Event)> = table.seen(Viewer::Seat(me)).told(0..table.plies()).collect();
    let begins = told.iter().rposition(|(_, event)| matches!(event, Event::Turn { seat, .. } if *seat == me));
    let before: Vec<(usize, Event)> = told.into_iter().take(begins.unwrap_or_default()).collect();
    let did = |event: &Event| match event {
        Event::Drafted { seat, .. } | Event::Turn { seat, .. } | Event::Acted { seat, .. } => *seat == me,
        other => trail(other) == Some(me),
    };
    let mine = before.iter().rposition(|(_, event)| did(event)).map_or(0, |place| place + 1);
    before.into_iter().skip(mine).filter(|(_, event)| trail(event).is_some()).collect()
}

fn numbers(html: &str) -> Vec<usize> {
    let numbers = attributes(html, "#tw-since > [data-trail]", "data-trail");
    numbers.iter().filter_map(|number| number.parse().ok()).collect()
}

/// Compares what this page shows with what happened; how many steps that is.
fn compare(table: &Table<Wolves>) -> usize {
    let Some(me) = table.to_act().filter(|_| !matches!(table.position().step, Step::Draft(_))) else {
        return 0;
    };
    let place = format!("ply {}", table.plies());
    let expected = expected(table, me);
    let drawing = drawing(table, Viewer::Seat(me), Some(me), "", Lang::En);
    let told: Vec<(usize, String)> =
        drawing.numbered.iter().map(|line| (line.entry, line.phrase.key.to_string())).collect();
    let happened: Vec<(usize, String)> =
        expected.iter().map(|(entry, event)| (*entry, tell(event).key.to_string())).collect();
    assert_eq!(told, happened, "{place}");
    let in_log: Vec<usize> = drawing.numbered.iter().map(|line| line.number).collect();
    let html = html(drawing);
    assert_eq!(numbers(&html), in_log, "{place}: the same numbers in the log");
    let seen = attributes(&html, "#tw-nos > [data-trail]", "data-trail").len();
    assert_eq!(seen, in_log.len(), "{place}: every step has its number on the map");
    if in_log.len() <= 15 {
        assert_eq!(in_log, (1..=in_log.len()).collect::<Vec<usize>>(), "{place}");
    } else {
        // One number for each action, without a gap.
        let mut each = in_log.clone();
        each.dedup();
        assert_eq!(each, (1..=each.len()).collect::<Vec<usize>>(), "{place}");
        assert!(each.len() < in_log.len(), "{place}");
    }
    in_log.len()
}

/// In the first turn and in all others, for few and for many steps.
#[test]
fn trails_are_what_the_others_did() {
    let (mut some, mut most, mut first) = (0, 0, 0);
    for players in [2, 5] {
        play(&mut open(players, "c0ffee"), 1, |table| {
            let steps = compare(table);
            some += usize::from(steps > 0);
            most = most.max(steps);
            if steps > 0 && table.plies() < 60 {
                first = first.max(steps);
            }
        });
    }
    assert!(
        some > 100 && most > 15 && first > 0,
        "{some} pages, {most} steps at most, {first} in the first turn"
    );
}

/// What was taken back has not happened, neither to others nor to the reader.
#[test]
fn trails_survive_take_backs() {
    let (mut table, mut backs) = (open(2, "beef"), 0);
    let mut dice = Dice::new(&"5eed".parse().expect("a seed"));
    for _ in 0..160 {
        let count = AnyTable::legal_moves(&table).len();
        let Some(seat) = table.to_act().filter(|_| count > 0) else { break };
        AnyTable::play_nth(&mut table, table::Chance::below(&mut dice, count as u32) as usize)
            .expect("a legal move");
        if table::Chance::below(&mut dice, 3) == 0 && AnyTable::take_back(&mut table, seat).is_ok() {
            backs += 1;
        }
        compare(&table);
    }
    assert!(backs > 10, "{backs}");
}

/// They are shown when the turn begins, go with the first choice, and come when they are asked for.
#[test]
fn trails_go_with_the_first_choice() {
    let mut seen = 0;
    play(&mut open(3, "c0ffee"), 3, |table| {
        let Some(me) = table.to_act() else { return };
        let page = |chosen: &str| acting(table, chosen);
        let class = |chosen: &str| attributes(&page(chosen), "#tw-since", "class").first().cloned();
        let Some(fresh) = class("") else { return };
        if fresh.contains("tw-off") {
            return;
        }
        assert!(page("").contains("tw-told-since"), "the card");
        assert_eq!(class("since").as_deref(), Some("tw-since tw-again"));
        assert_eq!(class("since off").as_deref(), Some("tw-since tw-off"));
        // Asking why not is a choice, too: from then on nothing of it comes back by itself.
        assert_eq!(attributes(&page(""), "#tw-hits", "data-keep"), ["choose=since+off"]);
        assert_eq!(attributes(&page("since off"), "#tw-hits", "data-keep"), [""]);
        let walker =
            table.seen(Viewer::Seat(me)).outlook().and_then(|outlook| outlook.walkers.first().cloned());
        if let Some(walker) = walker {
            assert_eq!(class(&format!("{} {}", walker.kind, walker.hex)).as_deref(), Some("tw-since tw-off"));
            seen += 1;
        }
    });
    assert!(seen > 3, "{seen}");
}
