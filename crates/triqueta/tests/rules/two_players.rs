//! Hidden Wolves for two players: TQ30 to TQ32.

use super::*;

fn setup() -> Setup {
    Setup::hidden_wolves(2).tower(1, "owl deer boar ram bear rabbit")
}

/// TQ30: two tokens one after the other, looked at only after the second.
#[test]
fn two_tokens_are_drawn_before_either_is_seen() {
    let mut board = setup().play("draw 1");
    assert_eq!((board.to_act(), board.moves().as_str()), (1, "draw 1, draw 2, draw 3, draw 4, draw 5"));
    assert_eq!(board.seen(1).drawn.iter().map(|token| token.face).collect::<Vec<_>>(), [None]);
    assert!(!board.log.iter().any(Emission::reveals));
    assert_eq!(board.refused("take 1"), table::rules::ANOTHER_STEP);
    board.play("draw 2");
    let faces = |view: View| view.drawn.iter().map(|token| token.face).collect::<Vec<_>>();
    assert_eq!(faces(board.seen(1)), [Some(Animal::Owl), Some(Animal::Deer)]);
    assert_eq!(faces(board.seen(2)), [None, None]);
    assert!(board.log.last().unwrap().reveals());
    assert_eq!(board.told(Viewer::Public, 1), [Some(Event::Looked { seat: seat(1), faces: None })]);
}

/// TQ30: the second may be the one just uncovered.
#[test]
fn the_second_token_may_be_the_one_below() {
    let board = setup().play("draw 1, draw 1");
    let faces: Vec<_> = board.seen(1).drawn.iter().map(|token| token.face.unwrap()).collect();
    assert_eq!(faces, [Animal::Owl, Animal::Rabbit]);
}

/// TQ30: where one column is left, the second is not asked for.
#[test]
fn the_only_column_is_not_asked_for() {
    let mut board = setup().start();
    for column in ["1", "2", "3", "4"] {
        board.play(&format!("draw {column}, draw {column}, row 1, box"));
    }
    board.play("draw 1, draw 2, row 1, box, draw 3, draw 4, row 1, box");
    // Column 5 still has three.
    assert_eq!(board.moves(), "draw 5, take 1, take 2");
    board.play("draw 5");
    assert_eq!((board.view(Viewer::Public).drawn.len(), board.moves().contains("row 1")), (2, true));
}

/// TQ31: shadows are kept at once; a single light token has three ways.
#[test]
fn a_single_light_token_has_three_ways() {
    let setup = setup().shadows(2, "wolf").play("take 1, take 2");
    for (way, legal) in [("row 1", true), ("row 2", true), ("keep", true), ("box", true)] {
        let mut board =
            Board { log: Vec::new(), deal: setup.deal.clone(), game: setup.game.clone(), ..setup };
        board.play("draw 1, draw 1, row 1, box, draw 1, draw 1");
        assert_eq!((board.to_act(), board.moves().contains(way)), (1, legal));
        assert_eq!(board.seat(1).shadow.len(), 1);
        board.play(way);
        assert_eq!(board.to_act(), 2);
    }
}

/// TQ31: two shadows are the whole turn.
#[test]
fn two_shadows_leave_nothing_to_decide() {
    let mut board = Setup::hidden_wolves(2).shadows(2, "wolf bear").play("take 1, take 2");
    board.play("draw 1, draw 1, row 1, box, draw 2, draw 2, row 1, box, draw 1, draw 2, row 1, box");
    assert_eq!(board.to_act(), 1);
    board.play("draw 1, draw 2");
    assert_eq!((board.to_act(), board.seat(1).shadow.len()), (2, 2));
}

/// TQ31: two light tokens go two different ways, decided in the order drawn.
#[test]
fn two_light_tokens_go_different_ways() {
    let ways = [
        ("row 1", "keep, box", ["row 1", "row 2"].as_slice()),
        ("keep", "row 1, row 2, box", &["keep"]),
        ("box", "row 1, row 2, keep", &["box"]),
    ];
    for (first, second, refused) in ways {
        let mut board = setup().play("draw 1, draw 2");
        assert_eq!(board.moves(), "row 1, row 2, keep, box");
        board.play(first);
        assert_eq!(board.moves(), second);
        assert!(refused.iter().all(|text| board.refused(text) == "TQ31"));
        // What is left to decide is the second: a deer.
        assert_eq!(board.seen(1).drawn[0].face, Some(Animal::Deer));
    }
}

/// TQ31: with two already face down one goes to a row and one to the box; the second is forced or to a row.
#[test]
fn with_two_face_down_one_goes_to_a_row_and_one_to_the_box() {
    let full = "draw 1, draw 2, keep, box, draw 1, draw 2, row 1, box, draw 3, draw 4, keep, box, \
                draw 3, draw 4, row 1, box, draw 5, draw 5";
    let mut board = setup().play(full);
    assert_eq!((board.to_act(), board.moves().as_str()), (1, "row 1, row 2, box"));
    assert_eq!(board.refused("keep"), "TQ05");
    board.play("box");
    assert_eq!(board.moves(), "row 1, row 2");
    // To a row first: then only the box is left, and nobody is asked.
    let mut board = setup().play(full);
    let boxed = board.seat(1).boxed;
    board.play("row 2");
    assert_eq!((board.to_act(), board.seat(1).boxed), (2, boxed + 1));
}

/// TQ31: a boxed token is known to its drawer only.
#[test]
fn a_boxed_token_is_known_to_its_drawer() {
    let board = setup().play("draw 1, draw 2, box, keep");
    let known = |view: View| view.animals.iter().map(|animal| animal.known).sum::<u8>();
    assert_eq!((known(board.seen(1)), known(board.seen(2)), known(board.view(Viewer::Public))), (2, 0, 0));
    let boxed = |face| Some(Event::Boxed { seat: seat(1), face });
    assert_eq!(board.told(Viewer::Seat(seat(1)), 2)[0], boxed(Some(Animal::Owl)));
    assert_eq!(board.told(Viewer::Seat(seat(2)), 2)[0], boxed(None));
    assert_eq!((board.seat(1).boxed, board.seat(2).boxed), (1, 0));
}

/// TQ32: with one token left in the tower only rows can be taken.
#[test]
fn one_token_left_cannot_be_drawn() {
    let mut board = setup().start();
    for column in ["1", "2", "3", "4", "5"] {
        board.play(&format!("draw {column}, draw {column}, row 1, box"));
    }
    board.play("draw 1, draw 2, row 1, box, draw 3, draw 4, row 1, box");
    assert_eq!(board.view(Viewer::Public).left(), 1);
    assert_eq!(board.moves(), "take 1, take 2");
    assert_eq!(board.refused("draw 5"), "TQ32");
    // The base game for two knows no such thing.
    assert!(Setup::base(2).play(&"draw, row 1, ".repeat(14)).moves().contains("draw"));
}
