//! The bots of earlier releases play as they did: whole games, pinned move by move.
//!
//! A change here means that measurements before and after it cannot be compared. Unless a rule of the game itself was
//! corrected, put back what was changed.
//!
//! Once the hashes of the games with hidden cards were taken anew: since then a redeal draws other worlds from the same
//! chance, as evenly as before, so that they are the same whichever world is the real one.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use frozen::v0_1::{Bot, Budget, Level, player};
use hound::Hound;
use table::{Choices, Game, Quick, Start, Table};
use triqueta::Triqueta;
use wolves::Wolves;

/// Plays a game between these bots, each at the seats that come round to it, and returns its length and a hash (64-bit
/// FNV-1a) of all its moves.
fn game<G: Game>(choices: &Choices, bots: &[Bot], nodes: Option<u32>) -> (usize, u64) {
    let start = Start::Seed(Quick::new(u64::from(choices.players)).seed());
    let mut table = Table::<G>::open(choices, start, &[]).unwrap();
    let players: Vec<_> = bots.iter().map(|&bot| player(table.game(), bot).unwrap()).collect();
    let mut chance = Quick::new(1);
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    while let Some(seat) = table.to_act() {
        let player = &players[seat.index() % players.len()];
        let budget = Budget { nodes, stop: &|| false };
        let mv = player.choose(&table.sight(seat), &mut chance, &budget).unwrap();
        for byte in format!("{} {mv}\n", seat.index()).bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        table.play(seat, mv).unwrap();
    }
    (table.plies(), hash)
}

const CUB: Bot = Bot::Level(Level::Cub);
const SCOUT: Bot = Bot::Level(Level::Scout);
const HUNTER: Bot = Bot::Level(Level::Hunter);
const ALPHA: Bot = Bot::Level(Level::Alpha);
const ALL: [Bot; 6] = [ALPHA, Bot::Greedy, HUNTER, Bot::Flat(60), SCOUT, CUB];

#[test]
fn triqueta() {
    let table = |players, wolves: &str| Choices::new(players).with("hidden-wolves", wolves);
    let mut games = vec![game::<Triqueta>(&table(2, "off"), &ALL[..2], None)];
    for players in 2..=5 {
        games.push(game::<Triqueta>(&table(players, "off"), &ALL, Some(100)));
        games.push(game::<Triqueta>(&table(players, "on"), &ALL[..4], Some(60)));
        games.push(game::<Triqueta>(&table(players, "on"), &ALL[4..], None));
    }
    let pinned = [
        (49, 0xa8ea_4444_a957_b6a1),
        (49, 0x45d3_807f_70b6_7ce5),
        (84, 0x18af_6e43_87d3_7cdf),
        (119, 0x1874_b0bf_3428_9bc3),
        (103, 0xe39c_8080_e7d5_a170),
        (108, 0x8796_326b_e631_b00b),
        (118, 0xcd2d_2449_c285_24ac),
        (140, 0x2aa4_7a40_f2be_3e13),
        (153, 0xee96_7b59_810f_6f1b),
        (150, 0x7f89_a284_0847_f765),
        (146, 0x44a9_9c88_c1e9_f2a8),
        (161, 0x5344_b54c_a6d5_1bf1),
        (157, 0xc886_bd09_3b03_39fe),
    ];
    assert_eq!(games, pinned);
}

#[test]
fn wolf_and_hound() {
    let table = |players, set: &str| Choices::new(players).with("animals", set);
    let mut games = Vec::new();
    for players in 2..=4 {
        games.push(game::<Hound>(&table(players, "H01,W01"), &[ALPHA], Some(600)));
        games.push(game::<Hound>(&table(players, "M01,M02,W06"), &[ALPHA, Bot::Greedy], Some(200)));
        games.push(game::<Hound>(&table(players, "H03,W01,E01"), &[HUNTER, Bot::Flat(200), SCOUT], None));
        let blanket = table(players, "D02-1,D02-2,D02-3").with("meat-and-bone", "on");
        games.push(game::<Hound>(&blanket, &[CUB], None));
    }
    let pinned = [
        (8, 0x1f78_4476_859a_1216),
        (10, 0xdc9a_efd7_77fc_7f20),
        (17, 0x5a55_5fb0_1af3_b710),
        (8, 0xd50b_fc73_828a_be55),
        (16, 0x119e_5fa4_9f74_a317),
        (17, 0x9354_8891_d709_d943),
        (20, 0x22ba_3ee0_e037_54bd),
        (25, 0xfca9_8e1b_4b64_3b35),
        (15, 0xe437_a68d_7d2c_4e9a),
        (22, 0xa954_0927_ce8a_79eb),
        (27, 0xf1f4_d51d_9b62_3e1e),
        (15, 0x37f1_d114_323f_1ef1),
    ];
    assert_eq!(games, pinned);
}

#[test]
fn the_wolves() {
    let mut games = Vec::new();
    for players in 2..=5 {
        games.push(game::<Wolves>(&Choices::new(players), &[CUB, SCOUT, HUNTER], None));
        games.push(game::<Wolves>(&Choices::new(players), &[Bot::Greedy, CUB], None));
    }
    games.push(game::<Wolves>(&Choices::new(2), &[Bot::Flat(20), SCOUT], None));
    games.push(game::<Wolves>(&Choices::new(2), &[ALPHA, Bot::Greedy], None));
    let pinned = [
        (113, 0x3db7_9701_00ea_4d2a),
        (188, 0xcc1b_0e80_626a_6900),
        (244, 0xd0d1_3c71_d22f_5265),
        (133, 0x71c9_53c1_6dcd_9189),
        (254, 0x1b97_1427_da5c_f636),
        (234, 0x100d_9498_b0e8_ce96),
        (251, 0xca2c_465e_11e1_a484),
        (243, 0xfc5f_87a5_5d92_1a66),
        (141, 0x9f5e_02a8_36b8_e042),
        (179, 0x1425_a44f_baf5_1ef8),
    ];
    assert_eq!(games, pinned);
}
