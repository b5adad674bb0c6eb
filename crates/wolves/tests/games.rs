//! Whole random games: they all end, and what must hold holds after every move.
//!
//! `cargo test` plays a part of them; `WOLVES_GAMES=10000 cargo test --release -p wolves --test games` all.

mod common;

use table::{Chance, Choices, Game, Quick};
use wolves::Wolves;
use wolves::bits::Bits;
use wolves::piece::Kind;
use wolves::position::{Position, Step};
use wolves::tracks::WAITING;

/// Games over all player counts, unless the environment says otherwise.
const GAMES: usize = 800;

fn games() -> usize {
    std::env::var("WOLVES_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(GAMES)
}

/// Option values that change the rules, one of each kind in turn.
fn choices(game: usize) -> Choices {
    let players = 2 + (game % 4) as u8;
    let mut choices = Choices::new(players);
    for (bit, (key, value)) in [
        ("boards", "turned"),
        ("push", "straight"),
        ("replacement", "pack-wolf"),
        ("second-place", "control"),
    ]
    .into_iter()
    .enumerate()
    {
        if game / 4 >> bit & 1 == 1 {
            choices.set(key, value);
        }
    }
    if players > 2 && game / 64 % 2 == 1 {
        choices.set("den-under-wolf", "safe");
    }
    choices
}

fn start(choices: &Choices, chance: &mut Quick) -> (Wolves, Position) {
    let options = Wolves::options(&Wolves::menu(choices).settle(choices).unwrap()).unwrap();
    let deal = Wolves::deal(&options, chance);
    Wolves::start(&options, &deal).unwrap()
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
        let gone = |kind: Kind| {
            (0..8).filter(|&place| WAITING[place] == kind && player.wolves >> place & 1 == 1).count() as u32
        };
        assert_eq!(twins(pieces[0]), 2 + gone(Kind::Alpha), "alphas never leave the map");
        assert_eq!(twins(pieces[3]), u32::from(player.lairs), "lairs never leave the map");
        let dens: u32 = player.dens.iter().copied().map(u32::from).sum();
        fallen += 2 + gone(Kind::Wolf) - twins(pieces[1]);
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

#[test]
fn random_games_end_and_keep_the_rules() {
    let mut chance = Quick::new(2026);
    let mut moves = Vec::new();
    let mut ends = [0usize; 2];
    for number in 0..games() {
        let (game, mut position) = start(&choices(number), &mut chance);
        let third = position.pieces[2];
        for played in 0.. {
            game.legal_moves(&position, &mut moves);
            let Some(mv) = chance.pick(&moves) else { break };
            assert!(played < 20_000, "game {number} does not end");
            let own_turn = matches!(position.step, Step::End | Step::Draft(_));
            assert!(own_turn || moves.len() > 1, "{mv} was forced and asked");
            let before = position;
            game.advance(&mut position, mv);
            assert_eq!(game.inspect(&position), Ok(()), "game {number} after {mv}");
            assert!((position.any & !game.map.land).is_empty(), "no piece on water or chasm");
            conserved(&game, &position);
            monotone(&before, &position);
        }
        let outcome = game.outcome(&position).unwrap();
        ends[usize::from(outcome.reason == "stillness")] += 1;
        if game.seats == 2 {
            assert_eq!(position.pieces[2], third, "TW72: the third pack never moves");
        }
    }
    assert!(ends[0] > 0 && (ends[1] > 0 || games() < 100), "both ends occur: {ends:?}");
}

/// The list and the check agree on the whole alphabet, and every text reads back.
#[test]
fn check_agrees_with_the_list() {
    let mut chance = Quick::new(77);
    let mut moves = Vec::new();
    for number in 0..24 {
        let (game, mut position) = start(&choices(number * 5), &mut chance);
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
