//! Whether the evaluation bar means what it says:
//! `cargo run --release -p bots --example calibration -- wolves 3 100 scout`.
//!
//! Bots of one level play games among themselves. Whenever a turn begins, the bar says what every seat's share of
//! the victory will be, as the public can tell; when the game is over, that is compared with what became of it.
//! What is said to be worth 30% should win 30% of the time. The error is the mean square of what was missed, by
//! thirds of the games; what par would miss stands beside it.

#![expect(clippy::unwrap_used, reason = "a tool may stop where something is wrong")]

use bots::{Budget, Known, Level, Study, shares, study};
use table::{AnyTable, Choices, Quick, Start, Table, Viewer};

/// Bins for what was said.
const BINS: usize = 10;

#[derive(Default)]
struct Bin {
    count: f64,
    said: f64,
    came: f64,
}

/// What was said at one moment, and at which turn.
struct Opinion {
    turn: u32,
    shares: Vec<f64>,
}

struct Calibration {
    players: u8,
    games: u64,
    level: Level,
}

impl Study for Calibration {
    type Answer = ();

    fn of<G: Known>(self) {
        let mut bins: [Bin; BINS] = Default::default();
        let (mut errors, mut par) = ([(0.0, 0.0); 3], 0.0);
        for game in 0..self.games {
            let mut chance = Quick::new(game + 1);
            let start = Start::Seed(chance.seed());
            let mut table = Table::<G>::open(&Choices::new(self.players), start, &[]).unwrap();
            let opinions = played(&mut table, self.level, &mut chance);
            let outcome = table.outcome().unwrap();
            let last = opinions.last().map_or(1, |opinion| opinion.turn.max(1));
            for opinion in &opinions {
                let third = (3 * opinion.turn / (last + 1)).min(2) as usize;
                for (seat, &said) in table::Seat::all(table.seats()).zip(&opinion.shares) {
                    let side = |other: &table::Seat| table.game().side(*other) == table.game().side(seat);
                    let came: f64 =
                        table::Seat::all(table.seats()).filter(side).map(|seat| outcome.share(seat)).sum();
                    let bin = &mut bins[((said * BINS as f64) as usize).min(BINS - 1)];
                    bin.count += 1.0;
                    bin.said += said;
                    bin.came += came;
                    errors[third].0 += (said - came) * (said - came);
                    errors[third].1 += 1.0;
                    let all: f64 = opinion.shares.iter().sum();
                    let missed = all / opinion.shares.len() as f64 - came;
                    par += missed * missed;
                }
            }
        }
        println!("   said    came   how often");
        for bin in bins.iter().filter(|bin| bin.count > 0.0) {
            let mean = |sum: f64| 100.0 * sum / bin.count;
            println!("{:6.1}% {:6.1}% {:8}", mean(bin.said), mean(bin.came), bin.count);
        }
        let all: f64 = errors.iter().map(|(_, count)| count).sum();
        let [begin, middle, end] = errors.map(|(sum, count)| sum / count);
        println!(
            "error {begin:.3} {middle:.3} {end:.3} by thirds of the games; par would miss {:.3}",
            par / all
        );
    }
}

/// Plays a game to its end, and notes what was said when turns began.
fn played<G: Known>(table: &mut Table<G>, level: Level, chance: &mut Quick) -> Vec<Opinion> {
    let player = table.game().player(level);
    let (mut opinions, mut last) = (Vec::new(), None);
    while let Some(seat) = table.to_act() {
        let turn = table.turn();
        if last.replace(turn) != Some(turn)
            && let Some(shares) = shares(&table.seen(Viewer::Public), chance.next_u64(), &Budget::nodes(24))
        {
            opinions.push(Opinion { turn, shares });
        }
        let mv = player.choose(&table.sight(seat), chance, &Budget::own()).unwrap();
        table.play(seat, mv).unwrap();
    }
    opinions
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, level] = arguments.as_slice() else {
        eprintln!("calibration GAME PLAYERS GAMES LEVEL");
        std::process::exit(2);
    };
    let calibration = Calibration {
        players: players.parse().unwrap(),
        games: games.parse().unwrap(),
        level: level.parse().unwrap(),
    };
    if study(game, calibration).is_none() {
        eprintln!("there is no such game");
        std::process::exit(2);
    }
}
