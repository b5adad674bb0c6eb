//! The end of the game: TQ10, TQ11, TQ13, and TQ23 for the shadows.

use super::*;

/// Rounds in which both of two players just take their rows, the active one first.
fn idle_rounds(count: usize) -> String {
    "take 1, take 2, ".repeat(count)
}

/// TQ10: after four rounds, seat by seat from seat 1, oldest first.
#[test]
fn face_down_tokens_are_decided_seat_by_seat() {
    let setup = Setup::base(2).first(2).tower(1, "owl bear ram");
    let mut board = setup.play("draw, keep, draw, keep, draw, keep");
    board.play(&idle_rounds(4));
    assert_eq!((board.to_act(), board.moves().as_str()), (1, "add, discard"));
    assert_eq!(board.game.outcome(&board.position), None);
    board.play("add");
    assert_eq!((board.to_act(), board.animals(1)), (2, "1 bear".to_owned()));
    // Seat 2 kept the owl before the ram, and both decisions are one turn.
    let turn = board.game.turn(&board.position);
    board.play("discard");
    assert_eq!((board.to_act(), board.game.turn(&board.position)), (2, turn));
    board.play("add");
    assert_eq!((board.to_act(), board.animals(2)), (0, "1 ram".to_owned()));
    assert!(board.view(Viewer::Public).outcome.is_some());
}

/// TQ10: a discarded token stays unseen, an added one is shown.
#[test]
fn a_discarded_token_stays_unseen() {
    let mut board = Setup::base(2).tower(1, "owl bear").play("draw, keep, draw, keep");
    board.play(&idle_rounds(4));
    board.play("discard");
    let hidden = Event::Discarded { seat: seat(1), face: None };
    let shown = Event::Discarded { seat: seat(1), face: Some(Animal::Owl) };
    assert_eq!(board.told(Viewer::Seat(seat(2)), 1), [Some(hidden)]);
    assert_eq!(board.told(Viewer::Seat(seat(1)), 1), [Some(shown)]);
    assert!(!board.log.last().unwrap().reveals());
    board.play("add");
    let known = |viewer| board.view(viewer).animals.iter().map(|animal| animal.known).sum::<u8>();
    assert_eq!((known(Viewer::Public), known(Viewer::Seat(seat(1)))), (1, 2));
    assert_eq!(board.seat(1).boxed, 1);
}

/// TQ10: without face-down tokens the game ends with the last row of round four.
#[test]
fn without_face_down_tokens_nothing_is_asked() {
    let board = Setup::base(2).play(&idle_rounds(4));
    assert_eq!((board.to_act(), board.moves().as_str()), (0, ""));
    assert_eq!(board.outcome().reason, "four-rounds");
    assert_eq!(board.refused("draw"), table::rules::GAME_OVER);
}

/// TQ11: per animal, tree tiles and rock one each, and the sum decides.
#[test]
fn the_score_is_the_sum_of_its_lines() {
    let setup = Setup::base(2).tower(1, "owl owl owl bear ram ram deer deer deer deer");
    let draws = "draw, row 1, ".repeat(6) + &"draw, row 2, ".repeat(4);
    let mut board = setup.play(&(draws + "take 1, take 2"));
    // Seat 2 starts round 2, so that seat 1 takes its last row, and so on in turn.
    board.play(&idle_rounds(3));
    let outcome = board.outcome();
    let points = |seat: usize| outcome.seats[seat].lines.iter().map(|line| line.points).collect::<Vec<_>>();
    //                     rabbit owl deer boar ram bear tree rock
    assert_eq!(points(0), [0, 6, 0, 0, 2, 1, 1, 0]);
    assert_eq!(points(1), [0, 0, -1, 0, 0, 0, 2, 1]);
    let categories: Vec<&str> = outcome.seats[0].lines.iter().map(|line| line.category).collect();
    assert_eq!(categories, ["rabbit", "owl", "deer", "boar", "ram", "bear", "tree", "rock"]);
    assert_eq!((outcome.seats[0].total, outcome.seats[1].total), (10, 2));
    assert_eq!((outcome.seats[0].place, outcome.seats[1].place), (1, 2));
    assert_eq!(board.told(Viewer::Public, 1), [Some(Event::Won { winners: vec![seat(1)] })]);
}

/// TQ11: equal totals share the victory.
#[test]
fn equal_totals_share_the_victory() {
    // Seat 1 starts and seat 2 gets the rock and a tree; a tree each follows; the rock stays with seat 2:
    // 1 tree and a bear for seat 1, 2 trees for seat 2, the rock for seat 2.
    let mut board = Setup::base(2).tower(1, "bear bear").play("draw, row 1, draw, row 1, take 1, take 2");
    board.play(&idle_rounds(3));
    let outcome = board.outcome();
    assert_eq!(outcome.seats.iter().map(|score| score.total).collect::<Vec<_>>(), [3, 3]);
    assert_eq!(outcome.winners().count(), 2);
    assert_eq!(board.told(Viewer::Public, 1), [Some(Event::Won { winners: vec![seat(1), seat(2)] })]);
}

/// TQ11: there is no floor at zero.
#[test]
fn a_score_can_be_negative() {
    let setup = Setup::base(2).first(2).tower(1, "owl owl owl owl owl owl owl owl owl owl");
    let mut board = setup.play(&("draw, row 1, ".repeat(10) + "take 2, take 1"));
    // Ten owls for seat 1, with the rock and the tree of round 2; seat 2 gets those of the later rounds.
    board.play("draw, row 1, take 1, draw, row 2, take 2");
    board.play("take 1, take 2, take 1, take 2");
    assert!(board.outcome().seats.iter().any(|score| score.total < 0));
}

/// TQ13: the rock stays with round four's starter, or goes with the last row.
#[test]
fn the_last_rock_is_a_matter_of_reading() {
    let rock = |setup: Setup| {
        let board = setup.play(&idle_rounds(4));
        (1..=2).find(|&number| board.seat(number).rock).unwrap()
    };
    // Seat 1 starts round 1, seat 2 round 2, seat 1 round 3, seat 2 round 4.
    assert_eq!(rock(Setup::base(2)), 2);
    assert_eq!(rock(Setup::base(2).option("rock", "starter")), 2);
    assert_eq!(rock(Setup::base(2).option("rock", "last-row")), 1);
    // No tree tile comes with it: there are three.
    let board = Setup::base(2).option("rock", "last-row").play(&idle_rounds(4));
    assert_eq!((board.seat(1).trees, board.seat(2).trees), (1, 2));
}

/// TQ23: light decisions first, then all shadow tokens are added and revealed.
#[test]
fn shadows_are_revealed_after_the_light_decisions() {
    let setup = Setup::hidden_wolves(3).tower(1, "owl").shadows(2, "wolf owl wolf wolf");
    let mut board = setup.play("draw 1, keep, take 1, take 2, take 3");
    // Round 2 starts with seat 3. Everybody digs for shadows.
    let dig = |column: u8| format!("draw {column}, row 1, ").repeat(3) + &format!("draw {column}, ");
    board.play(&(1..=4).map(dig).collect::<String>());
    let kept: Vec<usize> = (1..=3).map(|number| board.seat(number).shadow.len()).collect();
    assert_eq!(kept.iter().sum::<usize>(), 4);
    board.play("take 1, take 2, take 3");
    board.play("take 1, take 2, take 3, take 1, take 2, take 3");
    assert_eq!((board.to_act(), board.moves().as_str()), (1, "add, discard"));
    assert_eq!((1..=3).map(|number| board.seat(number).shadow.len()).collect::<Vec<_>>(), kept);
    board.play("add");
    let outcome = board.outcome();
    let wolves: i16 = outcome.seats.iter().map(|score| score.lines[6].points).sum();
    assert_eq!((outcome.seats[0].lines[6].category, wolves), ("wolf", 3));
    let revealed = board.log.iter().rev().take(7).filter(|emission| {
        matches!(emission.seen_by(Viewer::Public), Some(Event::ShadowsRevealed { .. })) && emission.reveals()
    });
    assert_eq!(revealed.count(), kept.iter().filter(|&&count| count > 0).count());
    assert!((1..=3).all(|number| board.seat(number).shadow.is_empty()));
}
