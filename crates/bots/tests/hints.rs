//! Hints: at most three moves, best first, each with a share, what it gives away and a reason.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::collections::BTreeSet;

use bots::{Budget, hint};
use hound::Hound;
use table::{Chance, Choices, Game, Quick, Start, Table, Viewer};
use triqueta::Triqueta;
use wolves::Wolves;

/// Asks for hints all along random games, and returns the reasons that were given.
fn advised<G: Game>(players: u8, every: usize, plans: bool) -> BTreeSet<String> {
    let mut chance = Quick::new(3);
    let mut table = Table::<G>::open(&Choices::new(players), Start::Seed(chance.seed()), &[]).unwrap();
    let (mut reasons, mut followed) = (BTreeSet::new(), 0);
    while let Some(seat) = table.to_act() {
        let moves = table.legal_moves();
        if table.plies().is_multiple_of(every) {
            let hints = hint(&table.seen(Viewer::Seat(seat)), 5, &Budget::nodes(40));
            let texts: BTreeSet<&str> = hints.iter().map(|hint| hint.text.as_str()).collect();
            assert_eq!(texts.len(), hints.len(), "no move is named twice");
            assert!((1..=3).contains(&hints.len()));
            assert!(hints.iter().all(|hint| moves.iter().any(|mv| mv.to_string() == hint.text)));
            assert!(hints.iter().all(|hint| (0.0..=1.0).contains(&hint.share) && hint.change <= 0.0));
            assert!(hints[0].change.abs() < 1e-9, "the first is the best");
            for hint in &hints {
                // The turn goes on by moves that are legal then.
                let mut after = table.clone();
                for text in std::iter::once(&hint.text).chain(&hint.then) {
                    assert_eq!(after.to_act(), Some(seat));
                    let mv = after.legal_moves().into_iter().find(|mv| mv.to_string() == *text);
                    after.play(seat, mv.unwrap_or_else(|| panic!("{text} of {hint:?}"))).unwrap();
                }
                followed += hint.then.len();
                assert_eq!(hint.only, moves.len() == 1);
                assert!(!hint.only || hint.reason.is_none(), "where there is no choice there is no reason");
                // The bar takes its number from here.
                assert!((hint.shares[seat.index()] - hint.share).abs() < 1e-12);
            }
            reasons.extend(
                hints.iter().filter_map(|hint| hint.reason.as_ref()).map(|reason| reason.key.to_string()),
            );
        }
        let mv = chance.pick(&moves).unwrap();
        table.play(seat, mv).unwrap();
    }
    assert_eq!(followed > 0, plans, "only who plans whole turns knows how a turn goes on");
    reasons
}

#[test]
fn hints_are_in_order_and_say_why() {
    assert!(advised::<Triqueta>(3, 1, false).len() > 4);
    assert!(advised::<Hound>(4, 1, false).len() > 1);
    let reasons = advised::<Wolves>(2, 9, true);
    assert!(reasons.len() > 4, "{reasons:?}");
}
