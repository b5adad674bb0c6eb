use bots::Level;

use super::*;
use crate::store::PersonId;

fn strength(mean: f64, doubt: f64) -> Strength {
    Strength { mean, doubt }
}

/// Everybody on a side of their own, in these places.
fn alone(strengths: &[Strength], places: &[u8]) -> Vec<Strength> {
    let player = |(side, (strength, place)): (usize, (&Strength, &u8))| Player {
        strength: *strength,
        side: side as u8,
        place: *place,
    };
    let players: Vec<Player> = strengths.iter().zip(places).enumerate().map(player).collect();
    players.iter().map(|one| after(&players, one)).collect()
}

fn near(found: &[Strength], wanted: &[(f64, f64)]) {
    assert_eq!(found.len(), wanted.len());
    for (found, (mean, doubt)) in found.iter().zip(wanted) {
        let close = (found.mean - mean).abs() < 1e-3 && (found.doubt - doubt).abs() < 1e-3;
        assert!(close, "{found:?} is not {mean} ± {doubt}");
    }
}

/// The numbers are those of openskill 6 for Python (`BradleyTerryFull`, same scale, `tau` 0).
#[test]
fn it_is_the_method_of_weng_and_lin() {
    near(&alone(&[NEWCOMER; 2], &[1, 2]), &[(1577.689, 237.7783), (1422.311, 237.7783)]);
    let three = [NEWCOMER, strength(1700.0, 80.0), strength(1400.0, 150.0)];
    near(&alone(&three, &[2, 1, 3]), &[(1509.6847, 218.8567), (1713.0218, 79.5967), (1350.6097, 145.2168)]);
    let four = alone(&[NEWCOMER; 4], &[1, 2, 2, 4]);
    near(&four, &[(1733.0669, 221.1426), (1500.0, 221.1426), (1500.0, 221.1426), (1266.9331, 221.1426)]);
}

fn game(seats: &[(Rival, u8, u8, bool)]) -> RatedGame {
    let seat = |&(who, side, place, gone): &(Rival, u8, u8, bool)| RatedSeat { who, side, place, gone };
    let seats = seats.iter().map(seat).collect();
    RatedGame { number: 1, code: "code".into(), game: "triqueta".into(), at: 1, voided: false, seats }
}

const fn person(id: i64) -> Rival {
    Rival::Person(PersonId(id))
}

fn rated(seats: &[(Rival, u8, u8, bool)]) -> Vec<f64> {
    rate(&game(seats), &vec![NEWCOMER; seats.len()]).iter().map(|after| after.mean).collect()
}

#[test]
fn whoever_is_gone_has_lost() {
    let played = rated(&[(person(1), 0, 1, false), (person(2), 1, 2, false)]);
    // A bot has won for somebody who was sat in for: lost all the same, and won for the other.
    assert_eq!(rated(&[(person(1), 0, 2, false), (person(2), 1, 1, true)]), played);
    // Both are gone: neither has beaten the other.
    let neither = rated(&[(person(1), 0, 1, true), (person(2), 1, 2, true)]);
    assert_eq!(neither, [1500.0, 1500.0]);
}

#[test]
fn sides_win_together_but_nobody_deserts_a_winner() {
    let pair = |gone| {
        rated(&[
            (person(1), 0, 1, false),
            (person(2), 1, 2, false),
            (person(3), 0, 1, gone),
            (person(4), 1, 2, false),
        ])
    };
    let (all, deserted) = (pair(false), pair(true));
    assert_eq!((all[0], all[1]), (all[2], all[3]));
    assert!(all[0] > 1500.0 && all[1] < 1500.0);
    assert_eq!((deserted[0], deserted[1], deserted[3]), (all[0], all[1], all[3]), "as it ended");
    assert_eq!(deserted[2], all[1], "as if the side had lost");
    // Side by side with a bot that stays what it is.
    let bot = Rival::Bot(Level::Scout);
    let with_bot = rated(&[(person(1), 0, 1, false), (bot, 0, 1, false), (person(2), 1, 2, false)]);
    assert_eq!(with_bot[1], 1500.0);
    assert!(with_bot[0] > 1500.0);
}

#[test]
fn a_rating_is_what_comes_of_all_games() {
    let won = |number, by, over| RatedGame {
        number,
        ..game(&[(person(by), 0, 1, false), (person(over), 1, 2, false)])
    };
    let mut ladder = Ladder::default();
    for number in 1..=4 {
        ladder.add(&won(number, 7, 8));
    }
    assert!(ladder.shown(PersonId(7)).is_none(), "four are not enough");
    ladder.add(&RatedGame { voided: true, ..won(5, 8, 7) });
    assert!(ladder.shown(PersonId(7)).is_none(), "one that was voided is none");
    assert_eq!(ladder.points(PersonId(7))[4].strength, ladder.points(PersonId(7))[3].strength);
    ladder.add(&won(6, 7, 0));
    let shown = ladder.shown(PersonId(7)).unwrap();
    assert!(shown.mean > 1600.0 && shown.doubt < NEWCOMER.doubt);
    assert!(ladder.points(PersonId(0)).is_empty(), "nobody is remembered by no number");
    // Beating cubs brings less and less.
    let mut against_cubs = Ladder::default();
    for number in 1..=60 {
        let cub = Rival::Bot(Level::Cub);
        against_cubs.add(&RatedGame { number, ..game(&[(person(7), 0, 1, false), (cub, 1, 2, false)]) });
    }
    let after = |games: usize| against_cubs.points(PersonId(7))[games - 1].strength.mean;
    assert!(after(60) - after(30) < (after(30) - NEWCOMER.mean) / 3.0, "{} {}", after(30), after(60));
}
