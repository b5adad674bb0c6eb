//! Hidden Wolves for three to five players: TQ20 to TQ22, and TQ23 for mixed groups.

use super::*;

/// TQ20: one shadow token lies under each column of the covered towers, none in round 1; backs are public.
#[test]
fn shadows_lie_under_the_covered_towers() {
    let view = Setup::hidden_wolves(3).start().view(Viewer::Public);
    assert!(view.tower.iter().all(|column| column.len() == 3));
    for column in view.covered.iter().flatten() {
        let backs: Vec<Back> = column.iter().map(|token| token.back).collect();
        assert_eq!(backs, [Back::Light, Back::Light, Back::Light, Back::Shadow]);
        assert!(column.iter().all(|token| token.face.is_none()));
    }
}

/// TQ20: the shadow tokens are mixed among themselves: over many deals every place gets every animal.
#[test]
fn shadows_are_mixed_apart() {
    let options = Setup::hidden_wolves(4).options();
    let mut chance = Quick::new(4);
    let mut wolves = [0; 15];
    for _ in 0..1_500 {
        let deal = Triqueta::deal(&options, &mut chance);
        for (place, count) in wolves.iter_mut().enumerate() {
            let column = triqueta::Column::new(place as u8 % 5 + 1).unwrap();
            let bottom = deal.column(place as u8 / 5 + 2, column).nth(3).unwrap();
            *count += usize::from(bottom == Animal::Wolf);
        }
    }
    // Nine of fifteen are wolves: 900 expected, with a standard deviation of 19.
    assert!(wolves.iter().all(|count| (810..990).contains(count)), "{wolves:?}");
}

/// TQ21: a draw chooses a column, and a shadow is accessible when nothing lies on it.
#[test]
fn a_draw_chooses_a_column() {
    let setup = Setup::hidden_wolves(3).tower(2, "owl deer boar ram bear").shadows(2, "rabbit wolf");
    let mut board = setup.play("take 1, take 2, take 3");
    assert_eq!(board.moves(), "draw 1, draw 2, draw 3, draw 4, draw 5, take 1, take 2, take 3");
    assert_eq!(board.refused("draw"), "TQ21");
    board.play("draw 2");
    assert_eq!(board.view(Viewer::All).drawn[0].face, Some(Animal::Deer));
    board.play("row 1, draw 2, row 1, draw 2, row 1");
    assert_eq!(
        board.view(Viewer::Public).tower[1].iter().map(|t| t.back).collect::<Vec<_>>(),
        [Back::Shadow]
    );
    board.play("draw 2");
    assert_eq!(board.refused("draw 2"), "TQ21");
    assert!(!board.moves().contains("draw 2"));
    // In round 1 a column is empty after three.
    let board = Setup::hidden_wolves(3).play(&"draw 5, row 1, ".repeat(3));
    assert_eq!(board.refused("draw 5"), "TQ21");
}

/// TQ22: a shadow is kept face down without asking, without limit, and does not count towards the two.
#[test]
fn shadows_are_kept_and_do_not_count() {
    let mut board = Setup::hidden_wolves(3).shadows(2, "wolf bear wolf").play("take 1, take 2");
    // Seat 3 keeps two light tokens, and then digs alone in round 2.
    board.play("draw 1, keep, draw 1, keep, take 3");
    assert_eq!((board.to_act(), board.view(Viewer::Public).round), (3, 2));
    board.play("draw 1, row 1, take 1, take 2");
    board.play("draw 1, draw 1");
    assert_eq!((board.seat(3).light.len(), board.seat(3).shadow.len()), (2, 0));
    board.play("draw 1, draw 2, draw 2, draw 2, draw 2");
    assert_eq!((board.seat(3).light.len(), board.seat(3).shadow.len(), board.to_act()), (2, 2, 3));
    let faces = |view: View| view.seats[2].shadow.iter().map(|token| token.face).collect::<Vec<_>>();
    assert_eq!(faces(board.seen(3)), [Some(Animal::Wolf), Some(Animal::Bear)]);
    assert_eq!(faces(board.seen(1)), [None, None]);
    let drew = Event::Drew {
        seat: seat(3),
        column: triqueta::Column::new(2),
        token: Token { back: Back::Shadow, face: None },
    };
    let kept = Event::Kept { seat: seat(3), token: Token { back: Back::Shadow, face: None } };
    assert_eq!(board.told(Viewer::Public, 2), [Some(drew), Some(kept)]);
}

/// TQ22: drawing a shadow is the whole turn.
#[test]
fn after_a_shadow_the_next_player_is_to_act() {
    let mut board = Setup::hidden_wolves(3).play("take 1, take 2, take 3");
    board.play("draw 1, row 1, draw 1, row 1, draw 1, row 1");
    let before = board.to_act();
    board.play("draw 1");
    assert_eq!(board.to_act(), before % 3 + 1);
}

/// TQ23: light and shadow tokens of an animal are one group.
#[test]
fn light_and_shadow_are_one_group() {
    let setup = Setup::hidden_wolves(3).tower(2, "owl bear ram ram ram owl bear ram deer deer owl");
    let mut board = setup.shadows(2, "owl").play("take 1, take 2, take 3");
    board.play("take 1, take 2");
    // Seat 2 alone puts three owls into row 3 and digs up the fourth.
    board.play("draw 1, row 3, draw 1, row 3, draw 1, row 3, draw 1, take 3");
    assert_eq!((board.animals(2), board.seat(2).points), ("3 owl".to_owned(), 6 + 1 + 1));
    board.play("take 1, take 2, take 3, take 1, take 2, take 3");
    let outcome = board.outcome();
    assert_eq!(board.animals(2), "4 owl");
    assert_eq!(outcome.seats[1].lines[Animal::Owl.index()].points, -1);
}
