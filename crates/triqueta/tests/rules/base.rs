//! The base game, from the set-up to the end of a round: TQ01 to TQ09, TQ12.

use super::*;

/// TQ01: four towers of fifteen, three of them covered, the open one is round 1.
#[test]
fn fifteen_tokens_lie_in_each_of_four_towers() {
    let view = Setup::base(3).start().view(Viewer::Public);
    assert_eq!((view.round, view.left(), view.covered.len()), (1, 15, 3));
    assert!(view.tower.iter().chain(view.covered.iter().flatten()).all(|column| column.len() == 3));
}

/// TQ02: tokens come level by level, column 1 first; nobody chooses.
#[test]
fn tokens_come_level_by_level() {
    let mut board = Setup::base(2).tower(1, "rabbit owl deer boar ram bear").start();
    for (drawn, name) in ["rabbit", "owl", "deer", "boar", "ram", "bear"].iter().enumerate() {
        board.play("draw");
        let view = board.view(Viewer::All);
        assert_eq!(view.drawn[0].face.unwrap().name(), *name);
        let heights: Vec<usize> = view.tower.iter().map(Vec::len).collect();
        let expected: Vec<usize> = (0..5).map(|column| 3 - (drawn + 5 - column) / 5).collect();
        assert_eq!(heights, expected);
        board.play("row 1");
    }
    assert_eq!(board.row(1), "rabbit owl deer boar ram bear");
    assert_eq!(board.refused("draw 2"), "TQ02");
}

/// TQ03: as many rows as players, and a row takes a whole tower.
#[test]
fn there_is_a_row_for_every_player() {
    for players in 2..=5 {
        let board = Setup::base(players).start();
        let takes: Vec<String> = (1..=players).map(|row| format!("take {row}")).collect();
        assert_eq!(board.moves(), format!("draw, {}", takes.join(", ")));
    }
    let board = Setup::base(2).play(&"draw, row 2, ".repeat(15));
    assert_eq!(board.view(Viewer::Public).rows[1].tokens.len(), 15);
}

/// TQ04: a turn is a draw or a row, and then the next player's.
#[test]
fn a_turn_is_one_draw_or_one_row() {
    let mut board = Setup::base(3).first(2).start();
    assert_eq!((board.to_act(), board.game.turn(&board.position)), (2, 0));
    board.play("draw");
    assert_eq!((board.to_act(), board.game.turn(&board.position)), (2, 0));
    board.play("row 1");
    assert_eq!((board.to_act(), board.game.turn(&board.position)), (3, 1));
    board.play("take 1");
    assert_eq!((board.to_act(), board.game.turn(&board.position)), (1, 2));
}

/// TQ05: to any row still there, or face down.
#[test]
fn a_drawn_token_goes_to_a_row_or_face_down() {
    let mut board = Setup::base(3).tower(1, "owl bear").play("take 2, draw");
    assert_eq!(board.moves(), "row 1, row 3, keep");
    assert_eq!(board.refused("row 2"), "TQ05");
    assert_eq!(board.refused("box"), "TQ05");
    board.play("row 3, draw, keep");
    assert_eq!((board.row(3), board.seat(3).light.len()), ("owl".to_owned(), 1));
}

/// TQ05: at most two light tokens face down in the whole game; with two it must go to a row.
#[test]
fn two_light_tokens_face_down_are_the_most() {
    let mut board = Setup::base(2).play("draw, keep, draw, row 1, draw, keep, draw, row 1, draw");
    assert_eq!(board.moves(), "row 1, row 2");
    assert_eq!(board.refused("keep"), "TQ05");
    // The next round changes nothing.
    board.play("row 1, take 1, draw");
    assert_eq!(board.view(Viewer::Public).round, 1);
    assert_eq!(board.seat(1).light.len(), 2);
}

/// TQ05: where the last row is the only place, nobody is asked.
#[test]
fn the_only_place_is_not_asked_for() {
    let mut board = Setup::base(2).tower(1, "owl ram owl bear").play("draw, keep, draw, row 1, draw, keep");
    board.play("take 2, draw");
    assert_eq!(board.row(1), "ram bear");
    assert_eq!((board.to_act(), board.moves().as_str()), (1, "draw, take 1"));
    let placed = Event::Placed { seat: seat(1), animal: Animal::Bear, row: triqueta::Row::new(1).unwrap() };
    assert_eq!(board.told(Viewer::Public, 1), [Some(placed)]);
}

/// TQ06: all tokens of the row, grouped by animal, and out for the round.
#[test]
fn a_taken_row_lies_face_up() {
    let mut board = Setup::base(3).tower(1, "owl bear owl").play("draw, row 2, draw, row 2, draw, row 2");
    board.play("take 2");
    assert_eq!((board.animals(1), board.seat(1).points), ("2 owl, 1 bear".to_owned(), 2 + 1 + 1));
    assert_eq!(board.seat(1).took.unwrap().number(), 2);
    assert_eq!(board.view(Viewer::Public).rows[1].taken_by, Some(seat(1)));
    assert_eq!(board.refused("take 2"), "TQ06");
    // Seats 2 and 3 take turns now.
    board.play("draw, row 1, draw, row 1");
    assert_eq!(board.to_act(), 2);
}

/// TQ06: an empty row may be taken.
#[test]
fn an_empty_row_may_be_taken() {
    let board = Setup::base(2).play("take 2");
    assert_eq!((board.animals(1), board.to_act()), (String::new(), 2));
}

/// TQ07: from an empty tower nothing is drawn.
#[test]
fn an_empty_tower_leaves_only_rows() {
    let board = Setup::base(2).play(&"draw, row 1, ".repeat(15));
    assert_eq!(board.moves(), "take 1, take 2");
    assert_eq!(board.refused("draw"), "TQ07");
}

/// TQ07: the last player in may go on drawing alone, then takes the last row.
#[test]
fn the_last_player_may_go_on_alone() {
    let mut board = Setup::base(3).tower(1, "owl owl owl").play("take 1, take 2");
    for turn in 2..5 {
        assert_eq!((board.to_act(), board.game.turn(&board.position)), (3, turn));
        board.play("draw, row 3");
    }
    assert_eq!(board.moves(), "draw, take 3");
    board.play("take 3");
    assert_eq!(board.animals(3), "3 owl");
}

/// TQ08: the round ends with the last row; what is left in the tower leaves the game unseen.
#[test]
fn tokens_left_in_the_tower_leave_the_game() {
    let board = Setup::base(2).tower(1, "owl").play("draw, row 1, take 1, take 2");
    let view = board.view(Viewer::Public);
    assert_eq!((view.round, view.left(), view.covered.len()), (2, 15, 2));
    assert_eq!(view.animals.iter().map(|animal| animal.seen).sum::<u8>(), 1);
    assert!(view.rows.iter().all(|row| row.taken_by.is_none() && row.tokens.is_empty()));
    let ended = Event::RoundEnded { round: 1, left: 14, rock: seat(1) };
    assert_eq!(board.told(Viewer::Public, 2)[0], Some(ended));
}

/// TQ09: who took the last row gets the rock and a tree tile, and starts.
#[test]
fn the_last_row_brings_rock_and_tree() {
    let mut board = Setup::base(3).first(2).start();
    assert!(board.seat(2).rock);
    board.play("take 1, take 2, take 3");
    assert_eq!((board.to_act(), board.seat(1).rock, board.seat(1).trees), (1, true, 1));
    assert_eq!((board.seat(2).rock, board.seat(2).trees, board.seat(1).points), (false, 0, 2));
    board.play("take 1, take 2, draw, row 3, take 3");
    assert_eq!((board.to_act(), board.seat(3).trees, board.seat(1).trees), (3, 1, 1));
    let opened = Event::TowerOpened { seat: seat(3), round: 3 };
    assert_eq!(board.told(Viewer::Public, 1), [Some(opened)]);
}

/// TQ14: round 1's starter is random unless chosen, and holds the rock.
#[test]
fn the_first_starter_is_random_or_chosen() {
    let starters = |choices: Choices| {
        let options = options(&choices);
        let mut chance = Quick::new(9);
        let mut counts = [0; 3];
        for _ in 0..300 {
            let deal = Triqueta::deal(&options, &mut chance);
            let (game, position) = Triqueta::start(&options, &deal).unwrap();
            let first = game.to_act(&position).unwrap();
            assert!(game.view(&position, Viewer::Public).seat(first).unwrap().rock);
            assert_eq!(first, deal.first());
            counts[first.index()] += 1;
        }
        counts
    };
    assert!(starters(Choices::new(3)).iter().all(|&count| (70..130).contains(&count)));
    assert_eq!(starters(Choices::new(3).with("first", "2")), [0, 300, 0]);
}

/// TQ12: a player may look at their own face-down tokens; others see backs, heights and counts.
#[test]
fn faces_are_seen_by_their_owner_only() {
    let board = Setup::base(3).tower(1, "owl bear").play("draw, keep, draw");
    let owl = Some(Animal::Owl);
    assert_eq!(board.seen(1).seats[0].light[0].face, owl);
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Public] {
        let view = board.view(viewer);
        assert_eq!(view.seats[0].light.len(), 1);
        assert_eq!((view.seats[0].light[0].face, view.seats[0].light[0].back), (None, Back::Light));
    }
    assert_eq!(board.seen(2).drawn[0].face, Some(Animal::Bear));
    assert_eq!(board.seen(1).drawn[0].face, None);
    assert!(board.seen(1).tower.iter().flatten().all(|token| token.face.is_none()));
    assert_eq!(board.view(Viewer::All).seats[0].light[0].face, owl);
}
