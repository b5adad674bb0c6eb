//! The bots play whole games, better than chance, and the same whatever they cannot see.

use bots::{Level, choose};
use table::{AnyTable, Chance, Choices, Quick, Seat, Seen, Start, Table, Viewer};
use triqueta::Triqueta;

fn never() -> bool {
    false
}

fn open(players: u8, chance: &mut Quick) -> Table<Triqueta> {
    Table::open(&Choices::new(players), Start::Seed(chance.seed()), &[]).expect("the default game starts")
}

/// The table as the deciding seat sees it.
fn deciding(table: &Table<Triqueta>) -> Seen<Triqueta> {
    table.seen(Viewer::Seat(table.to_act().expect("somebody decides")))
}

#[test]
fn a_cub_beats_random_players() {
    let mut chance = Quick::new(5);
    let (mut share, games) = (0.0, 60);
    for game in 0..games {
        let mut table = open(3, &mut chance);
        let me = Seat::from_index(game % 3);
        while let Some(seat) = table.to_act() {
            let text = if seat == me {
                choose(&deciding(&table), Level::Cub, chance.next_u64(), &never).unwrap()
            } else {
                let moves = table.legal_moves();
                moves[chance.index(moves.len())].to_string()
            };
            AnyTable::play(&mut table, seat, &text).unwrap();
        }
        share += table.outcome().unwrap().share(me);
    }
    assert!(share > 0.6 * games as f64, "won {share} of {games}");
    assert_eq!(
        choose(&deciding(&open(2, &mut chance)), Level::Cub, 1, &|| true).map(|text| text.is_empty()),
        Some(false)
    );
}

/// Honesty: in a world that the seat cannot tell from the real one, the same bot with the same luck chooses
/// from the same sight. What is hidden is drawn anew by the bot itself, so only distributions can be compared.
#[test]
fn what_is_hidden_does_not_change_how_a_bot_chooses() {
    let mut chance = Quick::new(9);
    let mut table = open(3, &mut chance);
    for _ in 0..12 {
        let moves = table.legal_moves();
        let (seat, mv) = (table.to_act().unwrap(), moves[chance.index(moves.len())]);
        table.play(seat, mv).unwrap();
    }
    let seat = table.to_act().unwrap();
    let other = table.fork(table.plies(), Viewer::Seat(seat), &mut chance).unwrap();
    let mut counts = std::collections::BTreeMap::<String, [i32; 2]>::new();
    for seed in 0..400 {
        for (world, at) in [&table, &other].into_iter().enumerate() {
            let text = choose(&deciding(at), Level::Cub, seed * 2 + world as u64, &never).unwrap();
            counts.entry(text).or_default()[world] += 1;
        }
    }
    // 400 choices each: five standard deviations of a difference are at most 5 * sqrt(400 / 2).
    assert!(counts.values().all(|[here, there]| (here - there).abs() < 71), "{counts:?}");
}
