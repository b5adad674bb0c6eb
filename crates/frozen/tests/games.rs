//! The bots of earlier releases play as they did: whole games, pinned move by move.
//!
//! A change here means that measurements before and after it cannot be compared. Unless a rule of the game itself was
//! corrected, put back what was changed.

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
        (49, 0xa622_debe_564c_7883),
        (49, 0xbfeb_3b51_c4d4_dac5),
        (93, 0xcf01_fc58_e79c_925e),
        (119, 0x1874_b0bf_3428_9bc3),
        (105, 0x25c0_211d_1319_9a47),
        (97, 0x2dff_cfaa_a4c2_0afc),
        (118, 0xcd2d_2449_c285_24ac),
        (137, 0xc4e7_d224_dc4e_24ed),
        (146, 0x0d09_35ab_ae1a_e341),
        (150, 0x7f89_a284_0847_f765),
        (147, 0x12c1_84d7_7ce3_f8a1),
        (165, 0xc466_c15f_20f0_e0db),
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
        (17, 0xc2cf_db1f_ea3f_11da),
        (10, 0xc2c1_ff01_12ef_5895),
        (8, 0x0c50_a35b_3f72_c116),
        (8, 0xd50b_fc73_828a_be55),
        (21, 0xb921_48a6_e1de_e95c),
        (14, 0x7519_9f3e_532c_c152),
        (28, 0xed16_9c8e_6b81_13fd),
        (25, 0xfca9_8e1b_4b64_3b35),
        (15, 0x38ab_627f_d884_ed41),
        (17, 0x51c0_9244_66cd_39c5),
        (19, 0x1a68_30c5_7f31_6e8f),
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
