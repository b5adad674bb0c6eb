//! Whole random games, ten thousand over all player counts: they all end, and what must hold holds after
//! every move.

use table::{Chance, Choices, Game, Quick};
use wolves::Wolves;
use wolves::bits::Bits;
use wolves::position::{Position, Step};
use wolves::tracks::WAITING_ALPHAS;

/// Games for each number of players.
const GAMES: usize = 2_500;

/// Option values that change the rules, one of each kind in turn.
fn choices(players: u8, game: usize) -> Choices {
    let mut choices = Choices::new(players);
    for (bit, (key, value)) in [
        ("boards", "turned"),
        ("push", "straight"),
        ("replacement", "pack-wolf"),
        ("second-place", "control"),
        ("push-to", "either"),
        ("den-on-token", "allowed"),
    ]
    .into_iter()
    .enumerate()
    {
        if game >> bit & 1 == 1 {
            choices.set(key, value);
        }
    }
    if players > 2 && game % 3 == 1 {
        choices.set("den-under-wolf", "safe");
    }
    choices
}

fn start(choices: &Choices, chance: &mut Quick) -> (Wolves, Position) {
    let options = crate::options(choices);
    let deal = Wolves::deal(&options, chance);
    Wolves::start(&options, &deal).expect("a dealt game starts")
}

/// All pieces of a pack are on its board, on the map or on the moonlight board, and what has been taken from
/// the map lies on the dates.
fn conserved(game: &Wolves, position: &Position) {
    if matches!(position.step, Step::Draft(_)) {
        return;
    }
    let twins = |set: Bits| set.count() + (set & position.twin).count();
    let mut fallen = 2 * game.map.regions() as u32 - (position.tokens & game.map.lone).count();
    for (player, pieces) in position.players.iter().zip(&position.pieces).take(game.seats.into()) {
        let gone = |places: u8| (player.wolves & places).count_ones();
        assert_eq!(twins(pieces[0]), 2 + gone(WAITING_ALPHAS), "alphas never leave the map");
        assert_eq!(twins(pieces[3]), u32::from(player.lairs), "lairs never leave the map");
        let dens: u32 = player.dens.iter().copied().map(u32::from).sum();
        fallen += 2 + gone(!WAITING_ALPHAS) - twins(pieces[1]);
        fallen += dens - twins(pieces[2]);
    }
    assert_eq!(u32::from(position.dates), fallen);
}

/// No track ever goes back.
fn monotone(before: &Position, after: &Position) {
    for (old, new) in before.players.iter().zip(&after.players) {
        assert!(old.dens.iter().zip(new.dens).all(|(old, new)| *old <= new));
        assert!(old.lairs <= new.lairs && old.won <= new.won && old.region_vp <= new.region_vp);
        assert_eq!((old.wolves & !new.wolves, old.prey & !new.prey), (0, 0));
    }
    assert!(before.dates <= after.dates && before.scored <= after.scored && before.turn <= after.turn);
}

/// Plays so many random games and says how many ended by stillness (TW65).
fn play_games(players: u8) -> usize {
    let mut chance = Quick::new(2026 + u64::from(players));
    let mut moves = Vec::new();
    let mut still = 0;
    for number in 0..GAMES {
        let (game, mut position) = start(&choices(players, number), &mut chance);
        let third = position.pieces[2];
        for played in 0.. {
            game.legal_moves(&position, &mut moves);
            let Some(mv) = chance.pick(&moves) else { break };
            assert!(played < 20_000, "game {number} does not end");
            let own_turn = matches!(position.step, Step::End | Step::Draft(_));
            assert!(own_turn || moves.len() > 1, "{mv} was forced and asked");
            let before = position;
            game.advance(&mut position, mv);
            assert_eq!(game.guard(&position), Ok(()), "game {number} after {mv}");
            assert!((position.any & !game.map.land).is_empty(), "no piece on water or chasm");
            conserved(&game, &position);
            monotone(&before, &position);
        }
        still += usize::from(game.outcome(&position).expect("the game is over").reason == "stillness");
        if players == 2 {
            assert_eq!(position.pieces[2], third, "TW72: the third pack never moves");
        }
    }
    still
}

/// TW62, TW65: with two players both ends occur.
#[test]
fn games_of_two_end_and_keep_the_rules() {
    let still = play_games(2);
    assert!(still > 0 && still < GAMES / 2, "{still}");
}

#[test]
fn games_of_three_end_and_keep_the_rules() {
    assert!(play_games(3) < GAMES / 20);
}

#[test]
fn games_of_four_end_and_keep_the_rules() {
    assert!(play_games(4) < GAMES / 20);
}

#[test]
fn games_of_five_end_and_keep_the_rules() {
    assert!(play_games(5) < GAMES / 20);
}

/// The list and the check agree on the whole alphabet, and every text reads back.
#[test]
fn check_agrees_with_the_list() {
    let mut chance = Quick::new(77);
    let mut moves = Vec::new();
    for number in 0..24 {
        let (game, mut position) = start(&choices(2 + (number % 4) as u8, number * 3), &mut chance);
        let alphabet = game.alphabet();
        for mv in &alphabet {
            assert_eq!(game.parse_move(&mv.to_string()), Some(*mv));
        }
        for played in 0.. {
            game.legal_moves(&position, &mut moves);
            assert!(moves.iter().all(|mv| game.check(&position, *mv).is_ok()));
            if played % 40 == 0 {
                let legal = alphabet.iter().filter(|mv| game.check(&position, **mv).is_ok());
                let mut legal: Vec<_> = legal.copied().collect();
                let mut listed = moves.clone();
                legal.sort_unstable();
                listed.sort_unstable();
                assert_eq!(legal, listed, "game {number}, move {played}");
            }
            let Some(mv) = chance.pick(&moves) else { break };
            game.advance(&mut position, mv);
        }
    }
}
