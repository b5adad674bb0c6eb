//! Moves as text: what is read is written alike; what is not offered is refused with a rule, and changes nothing.

use table::{AnyTable, Seat};

pub fn run(bytes: &[u8]) {
    let Some((which, plies, text)) = super::split(bytes) else { return };
    notation(text);
    let mut table = super::table(which, plies);
    let Some(seat) = table.to_act() else { return };
    for line in text.split(';').take(8) {
        played(&mut *table, seat, line);
    }
}

/// Reading, writing and reading a move again gives the same move and the same text.
fn notation(text: &str) {
    fn fixed<M: std::fmt::Display + PartialEq + std::fmt::Debug>(
        parse: impl Fn(&str) -> Option<M>,
        text: &str,
    ) {
        if let Some(mv) = parse(text) {
            let printed = mv.to_string();
            let again = parse(&printed);
            assert_eq!(again.as_ref(), Some(&mv), "{text:?} is written {printed:?}");
            assert_eq!(again.map(|mv| mv.to_string()).as_deref(), Some(&*printed));
        }
    }
    fixed(triqueta::Move::parse, text);
    fixed(hound::Move::parse, text);
    fixed(wolves::Move::parse, text);
}

/// Plays a text: either it was offered, or there is a rule against it and the table is as before.
fn played(table: &mut dyn AnyTable, seat: Seat, text: &str) {
    let before = (table.entries(), table.key(), table.to_act());
    let offered: Vec<String> = table.legal_moves().into_iter().map(|mv| mv.text).collect();
    let why = table.seen(table::Viewer::Seat(seat)).why(text);
    match table.play(seat, text) {
        Ok(()) => {
            assert!(why.is_ok(), "{text:?} is called wrong and played");
            assert_eq!(table.entries(), before.0 + 1);
            let (_, act) = table.entry(table.entries()).expect("it was just made");
            let table::Act::Move(written) = act else { panic!("{text:?} is kept as {act:?}") };
            assert!(offered.contains(&written), "{text:?} became {written:?}, which was not offered");
        }
        Err(refusal) => {
            assert!(!offered.iter().any(|offer| offer == text), "{text:?} is offered and refused");
            assert!(!refusal.rule.is_empty());
            super::sound(&refusal.phrase);
            assert_eq!((table.entries(), table.key(), table.to_act()), before, "{text:?} was refused");
        }
    }
}
