//! What viewers see, and what they cannot tell apart: TQ12.

use super::*;
use std::collections::BTreeMap;

/// A row says what it would change, by animal, before it is taken.
#[test]
fn rows_say_what_they_would_change() {
    let setup = Setup::base(2).tower(1, "boar boar boar owl").tower(2, "boar owl");
    let mut board = setup.play(&("draw, row 1, ".repeat(4) + "take 2, take 1"));
    // Seat 2 has three boars and an owl; a fourth boar would cost nine.
    board.play("draw, row 1, draw, row 1");
    let view = board.seen(1);
    let change = view.rows[0].change(seat(2)).unwrap();
    assert_eq!(change.points, -8);
    let by_animal: Vec<_> = change.animals.iter().map(|part| (part.animal.name(), part.points)).collect();
    assert_eq!(by_animal, [("owl", 1), ("boar", -9)]);
    assert_eq!(view.rows[0].change(seat(1)).unwrap().points, 2);
    assert_eq!(view.rows[1].change(seat(2)).unwrap().points, 0);
    // Once a seat is out, rows change nothing for it, and a taken row changes nothing for anybody.
    board.play("take 2");
    let view = board.seen(1);
    assert_eq!((view.rows[0].changes.len(), view.rows[1].changes.len()), (1, 0));
}

/// Owners see what they can reach with their face-down tokens; the others do not.
#[test]
fn owners_see_what_they_can_reach() {
    let setup = Setup::base(2).tower(1, "owl ram owl bear owl ram ram ram");
    let board = setup.play("draw, keep, draw, row 1, draw, keep, draw, row 1, draw, row 2, take 1");
    // Seat 1 holds two owls face down and needs row 2.
    let own = &board.seen(1).seats[0];
    assert_eq!((own.points, own.reach), (1, Some(3)));
    assert_eq!(board.seen(1).rows[1].change(seat(1)).unwrap().reach, Some(4));
    assert_eq!(board.seen(1).rows[1].change(seat(1)).unwrap().points, 1);
    assert_eq!(board.seen(2).seats[0].reach, None);
    assert_eq!(board.seen(2).rows[1].change(seat(1)).unwrap().reach, None);
}

/// TQ12: tokens are counted as seen when everybody saw them, and as known when this viewer did.
#[test]
fn seen_tokens_are_counted() {
    let board = Setup::base(2).tower(1, "owl owl bear").play("draw, keep, draw, row 1, draw, keep");
    let counts = |view: View| {
        let owl = view.animals[Animal::Owl.index()];
        let bear = view.animals[Animal::Bear.index()];
        ((owl.seen, owl.known, owl.tokens), (bear.seen, bear.known, bear.tokens))
    };
    assert_eq!(counts(board.seen(1)), ((1, 2, 10), (0, 1, 10)));
    assert_eq!(counts(board.seen(2)), ((1, 1, 10), (0, 0, 10)));
    assert_eq!(counts(board.view(Viewer::Public)), ((1, 1, 10), (0, 0, 10)));
    let wolves = Setup::hidden_wolves(3).start().view(Viewer::Public).animals;
    assert_eq!(wolves.iter().map(|animal| animal.tokens).collect::<Vec<_>>(), [11, 11, 11, 11, 11, 11, 9]);
}

/// TQ12: what is put into a row was hidden, and so is a draw to its drawer; the rest shows nothing.
#[test]
fn only_what_was_hidden_is_a_barrier() {
    let reveals =
        |moves: &str| Setup::base(2).play(moves).log.iter().map(Emission::reveals).collect::<Vec<_>>();
    assert_eq!(reveals("draw, row 1, draw, keep, take 1"), [true, true, true, false, false]);
    let idle = "take 1, take 2, ".repeat(3);
    // The end of a round tells nothing hidden; adding a token does, discarding does not.
    assert!(!reveals(&idle).contains(&true));
    let end = format!("draw, keep, {idle}take 1, take 2, ");
    assert_eq!(reveals(&(end.clone() + "add")).iter().filter(|&&reveals| reveals).count(), 2);
    assert_eq!(reveals(&(end + "discard")).iter().filter(|&&reveals| reveals).count(), 1);
}

/// TQ12: another world of a viewer shows the same things, then and all the way there.
#[test]
fn worlds_look_alike() {
    let mut chance = Quick::new(12);
    for (players, wolves) in [(2, "off"), (3, "off"), (5, "on"), (2, "on")] {
        for _ in 0..20 {
            let (board, record) = random_board(players, wolves, &mut chance);
            for viewer in Viewer::limited(players) {
                let game = board.game.clone();
                let (deal, position) = game.redeal(&board.deal, &board.position, viewer, &mut chance);
                let (_, mut replayed) = Triqueta::start(game.chosen(), &deal).unwrap();
                let mut log = Vec::new();
                for &mv in &record {
                    game.play(&mut replayed, mv, &mut log).unwrap();
                }
                assert_eq!(replayed, position);
                assert_eq!(game.view(&position, viewer), board.view(viewer));
                let told = |log: &[Emission<Event>]| {
                    log.iter().map(|emission| emission.seen_by(viewer).cloned()).collect::<Vec<_>>()
                };
                assert_eq!(told(&log), told(&board.log));
            }
            assert_eq!(board.game.worlds(&board.position, Viewer::All), Some(1));
        }
    }
}

/// A board some random moves after its start.
fn random_board(players: u8, wolves: &str, chance: &mut Quick) -> (Board, Vec<Move>) {
    use table::Chance;
    let options = options(&Choices::new(players).with("hidden-wolves", wolves));
    let deal = Triqueta::deal(&options, chance);
    let (game, position) = Triqueta::start(&options, &deal).unwrap();
    let mut board = Board { game, deal, position, log: Vec::new() };
    let (mut record, mut moves) = (Vec::new(), Vec::new());
    for _ in 0..chance.index(60) {
        board.game.legal_moves(&board.position, &mut moves);
        let Some(mv) = chance.pick(&moves) else { break };
        board.game.play(&mut board.position, mv, &mut board.log).unwrap();
        record.push(mv);
    }
    (board, record)
}

/// TQ08, TQ12: where worlds are few, all of them are reached evenly, and there are as many as counted.
#[test]
fn all_worlds_are_reached_evenly() {
    // Everything is drawn and shown but the last three tokens of the last tower: the bears are left.
    let setup =
        Setup::base(2).tower(1, "bear bear bear bear bear bear bear bear").tower(2, "owl").tower(3, "ram");
    let round = "draw, row 1, ".repeat(15) + "take 1, take 2, ";
    let mut board = setup.play(&round.repeat(3));
    board.play(&("draw, row 1, ".repeat(12) + "take 1, take 2"));
    let left = |deal: &Deal| {
        let bottom =
            (3..=5).map(|column| deal.column(4, triqueta::Column::new(column).unwrap()).nth(2).unwrap());
        bottom.collect::<Vec<Animal>>()
    };
    let mut tokens = left(&board.deal);
    tokens.sort_unstable();
    assert_eq!(tokens, [Animal::Ram, Animal::Bear, Animal::Bear]);
    assert_eq!(board.game.worlds(&board.position, Viewer::Public), Some(3));
    let (mut seen, mut chance) = (BTreeMap::new(), Quick::new(5));
    for _ in 0..3_000 {
        let (deal, _) = board.game.redeal(&board.deal, &board.position, Viewer::Public, &mut chance);
        *seen.entry(left(&deal)).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 3);
    assert!(seen.values().all(|times| (850..1_150).contains(times)), "{seen:?}");
}
