//! Recommended moves on the map: arrows, ghosts and tags that lie on nothing.

use wolves::Move;

use super::*;
use crate::model::Hint;

/// One way to go on after a Move until somebody walks; nothing after other moves.
fn follow(table: &Table<Wolves>, first: &str) -> Vec<String> {
    let (mut after, mut then) = (table.clone(), Vec::new());
    let mut next = Move::parse(first).expect("a move");
    while first.starts_with("move ") && !matches!(next, Move::Walk { .. }) {
        after.play(after.to_act().expect("the turn goes on"), next).expect("a legal move");
        let legal = after.legal_moves();
        let walk = legal.iter().find(|mv| matches!(mv, Move::Walk { .. }));
        next = *walk.or(legal.first()).expect("the game goes on");
        then.push(next.to_string());
    }
    then
}

/// What is drawn of the first three legal moves, as if they were recommended.
fn advised(table: &Table<Wolves>) -> (Vec<Hint>, Drawing) {
    let seat = table.to_act().expect("somebody decides");
    let legal = AnyTable::legal_moves(table);
    let hint = |(place, mv): (usize, &table::LegalMove)| Hint {
        label: mv.label.clone(),
        text: mv.text.clone(),
        share: 0.5 - place as f64 / 10.0,
        change: -(place as f64) / 10.0,
        only: false,
        reason: None,
        then: follow(table, &mv.text),
    };
    let hints: Vec<Hint> = legal.iter().take(3).enumerate().map(hint).collect();
    let speaker = Speaker::new(Lang::En).with_names(Table::names(table)).for_reader(seat);
    let seen = table.seen(Viewer::Seat(seat));
    let (code, chosen, why, acts_for) = ("birch", "", "", Some(seat));
    let scene = Scene { code, seen: &seen, speaker, acts_for, chosen, why, hints: &hints, seats: &[] };
    let drawing = draw(&scene).expect("its game");
    (hints, drawing)
}

/// Every mark has its number, arrows have heads, walks a ghost at their end; and what chooses something leads there.
#[test]
fn advice_points_and_chooses() {
    let (mut heads, mut ghosts, mut above, mut walks) = (0, 0, 0, 0);
    play(&mut open(3, "c0ffee"), 3, |table| {
        if table.to_act().is_none() {
            return;
        }
        let (hints, drawing) = advised(table);
        for (hint, leads) in hints.iter().zip(&drawing.advised) {
            let text = &hint.text;
            let chosen = ["move ", "howl ", "den ", "lair ", "dominate ", "alpha ", "wolf "];
            assert_eq!(
                leads.is_some(),
                chosen.iter().any(|word| text.starts_with(word)),
                "{text}: {leads:?}"
            );
        }
        // A Move points to where its first wolf goes, and chooses that.
        let goes = |hint: &Hint| hint.then.last().filter(|_| hint.text.starts_with("move ")).cloned();
        let going: Vec<(usize, String)> =
            hints.iter().enumerate().filter_map(|(place, hint)| Some((place, goes(hint)?))).collect();
        for (place, walk) in &going {
            let leads = drawing.advised[*place].as_ref().expect("it leads to a wolf");
            let wolf = walk.rsplit_once(' ').map(|(wolf, _)| wolf.replace(' ', "+")).expect("a walk");
            assert!(
                leads.to.contains(&format!("choose={wolf}+")) && leads.name.is_some(),
                "{walk}: {leads:?}"
            );
        }
        walks += going.len();
        let html = html(drawing);
        for (place, walk) in &going {
            let arrow = attributes(&html, &format!("#tw-advice .tw-a{} .tw-ar", place + 1), "d");
            assert_eq!(arrow.len(), 1, "{walk}");
        }
        let marks = attributes(&html, "#tw-advice > g", "data-trail");
        assert!(marks.iter().all(|mark| ["a1", "a2", "a3"].contains(&mark.as_str())), "{marks:?}");
        let arrows = attributes(&html, "#tw-advice .tw-ar", "d").len();
        assert_eq!(attributes(&html, "#tw-advice .tw-hd", "d").len(), arrows);
        heads += arrows;
        ghosts += attributes(&html, "#tw-advice .tw-ghost", "class").len();
        above += attributes(&html, "#tw-advice rect", "y").iter().filter(|y| y.starts_with('-')).count();
    });
    assert!(walks > 5, "{walks} Moves");
    assert!(heads > 20 && ghosts > 20 && above > 0, "{heads} heads, {ghosts} ghosts, {above} tags above");
}
