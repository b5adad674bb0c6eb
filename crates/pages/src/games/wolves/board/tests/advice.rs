//! Recommended moves on the map: arrows, ghosts and tags that lie on nothing.

use super::*;
use crate::model::Hint;

/// What is drawn of the first three legal moves, as if they were recommended.
fn advised(table: &Table<Wolves>) -> (Vec<String>, Drawing) {
    let seat = table.to_act().expect("somebody decides");
    let legal = AnyTable::legal_moves(table);
    let hint = |(place, mv): (usize, &table::LegalMove)| Hint {
        label: mv.label.clone(),
        text: mv.text.clone(),
        share: 0.5 - place as f64 / 10.0,
        change: -(place as f64) / 10.0,
        only: false,
        reason: None,
    };
    let hints: Vec<Hint> = legal.iter().take(3).enumerate().map(hint).collect();
    let speaker = Speaker::new(Lang::En).with_names(Table::names(table)).for_reader(seat);
    let seen = table.seen(Viewer::Seat(seat));
    let (code, chosen, why, acts_for) = ("birch", "", "", Some(seat));
    let scene = Scene { code, seen: &seen, speaker, acts_for, chosen, why, hints: &hints, seats: &[] };
    let texts = hints.iter().map(|hint| hint.text.clone()).collect();
    (texts, draw(&scene).expect("its game"))
}

/// Every mark has its number, arrows have heads, walks a ghost at their end; and what chooses something leads there.
#[test]
fn advice_points_and_chooses() {
    let (mut heads, mut ghosts, mut above) = (0, 0, 0);
    play(&mut open(3, "c0ffee"), 3, |table| {
        if table.to_act().is_none() {
            return;
        }
        let (texts, drawing) = advised(table);
        for (text, leads) in texts.iter().zip(&drawing.advised) {
            let chosen = ["howl ", "den ", "lair ", "dominate ", "alpha ", "wolf "];
            assert_eq!(
                leads.is_some(),
                chosen.iter().any(|word| text.starts_with(word)),
                "{text}: {leads:?}"
            );
        }
        let html = html(drawing);
        let marks = attributes(&html, "#tw-advice > g", "data-trail");
        assert!(marks.iter().all(|mark| ["a1", "a2", "a3"].contains(&mark.as_str())), "{marks:?}");
        let arrows = attributes(&html, "#tw-advice .tw-ar", "d").len();
        assert_eq!(attributes(&html, "#tw-advice .tw-hd", "d").len(), arrows);
        heads += arrows;
        ghosts += attributes(&html, "#tw-advice .tw-ghost", "class").len();
        above += attributes(&html, "#tw-advice rect", "y").iter().filter(|y| y.starts_with('-')).count();
    });
    assert!(heads > 20 && ghosts > 20 && above > 0, "{heads} heads, {ghosts} ghosts, {above} tags above");
}
