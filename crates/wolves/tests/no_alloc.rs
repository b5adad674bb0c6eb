//! A playout touches the heap nowhere.

use table::{Chance, Choices, Game, Quick};
use wolves::Wolves;

#[test]
fn a_playout_allocates_nothing() {
    let mut chance = Quick::new(1);
    let mut moves = Vec::with_capacity(512);
    for players in 2..=5 {
        let choices = Choices::new(players);
        let settled = Wolves::menu(&choices).settle(&choices).unwrap();
        let options = Wolves::options(&settled).unwrap();
        let (game, _) = Wolves::start(&options, &Wolves::deal(&options, &mut chance)).unwrap();
        let mut points = 0;
        let heap = allocation_counter::measure(|| {
            for _ in 0..20 {
                let mut position = game.fresh(&mut chance);
                while game.to_act(&position).is_some() {
                    game.legal_moves(&position, &mut moves);
                    let mv = moves[chance.index(moves.len())];
                    game.advance(&mut position, mv);
                }
                points += game.outcome(&position).map_or(0, |outcome| outcome.seats[0].total);
            }
        });
        assert_eq!(heap.count_total, 0, "{players} players");
        assert_ne!(points, 0);
    }
    // The counter counts.
    assert_eq!(allocation_counter::measure(|| drop(vec![1])).count_total, 1);
}
