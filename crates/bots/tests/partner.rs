//! In Wolf & Hound everybody has a partner, and no level does what makes a partner shake the head.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use bots::{Budget, Known, Learner, Level};
use hound::{Hound, Move};
use table::{Choices, Quick, Start, Table};

/// Whenever a card wins the game at once a bot plays such a card, and it never plays one that loses at once while
/// it holds another.
#[test]
fn no_level_misses_a_victory_or_walks_into_a_defeat() {
    let mut chance = Quick::new(12);
    for level in Level::ALL {
        let games = if level == Level::Alpha { 40 } else { 400 };
        let (mut won, mut lost) = (0, 0);
        for game in 0..games {
            // The second wolf bites the left neighbour of whom it stands before: the partner of who sent it there.
            let choices = Choices::new(4).with("animals", ["H01,W01", "H01,W02"][game % 2]);
            let mut table = Table::<Hound>::open(&choices, Start::Seed(chance.seed()), &[]).unwrap();
            let player = table.game().player(level);
            while let Some(seat) = table.to_act() {
                let mv = player.choose(&table.sight(seat), &mut chance, &Budget::nodes(30)).unwrap();
                let settled = |mv| table.game().settled(table.position(), mv).map(|worth| worth.share);
                let moves = table.legal_moves();
                if moves.iter().any(|&mv| settled(mv) == Some(1.0)) {
                    won += 1;
                    assert_eq!(settled(mv), Some(1.0), "{level} misses a victory with {mv}");
                }
                if moves.iter().any(|&mv| settled(mv) == Some(0.0))
                    && moves.iter().any(|&mv| settled(mv) != Some(0.0))
                {
                    lost += 1;
                    assert_ne!(settled(mv), Some(0.0), "{level} loses at once by {mv}");
                }
                table.play(seat, mv).unwrap();
            }
        }
        assert!(won > 0 && lost > 0, "{level}: {won} {lost}");
    }
}

/// Weaker levels choose more softly, but what they choose is never far from the best that they see.
#[test]
fn nobody_gives_away_much() {
    let mut chance = Quick::new(5);
    for level in [Level::Cub, Level::Scout] {
        for _ in 0..100 {
            let mut table = Table::<Hound>::open(&Choices::new(4), Start::Seed(chance.seed()), &[]).unwrap();
            let player = table.game().player(level);
            while let Some(seat) = table.to_act() {
                let sight = table.sight(seat);
                let values = player.weigh(&sight, &mut chance, &Budget::own());
                let mv = player.choose(&sight, &mut chance, &Budget::own()).unwrap();
                let value = |mv| values.iter().find(|valued| valued.mv == mv).unwrap().value();
                let behind = values[0].value() - value(mv);
                assert!(behind <= 3.0 * player.temperature() + 1e-9, "{level}: {mv} gives away {behind}");
                table.play(seat, mv).unwrap();
            }
        }
    }
}

/// How far a card of a value moves an animal.
type Far = fn(u8) -> u8;

/// Wolves that take from whom they stand before, or from the partner across.
const WOLVES: [(&str, Far); 5] = [
    ("H01,W01", |value| value),
    ("H01,W03", |value| value + 1),
    ("H01,W04", |value| value - 1),
    ("H01,W05", |value| value),
    ("H01,W06", |value| value / 2),
];

/// A wolf sent home to oneself, or once around and back: the beginner does so only where nothing seems better.
#[test]
fn a_beginner_sends_no_wolf_home_for_variety() {
    for (animals, far) in WOLVES {
        sends_no_wolf_home(animals, far);
    }
}

fn sends_no_wolf_home(animals: &str, far: Far) {
    let mut chance = Quick::new(9);
    let (mut could, mut did) = (0, 0);
    for game in 0..300 {
        let choices = Choices::new([4, 3, 2][game % 3]).with("animals", animals);
        let mut table = Table::<Hound>::open(&choices, Start::Seed(chance.seed()), &[]).unwrap();
        let player = table.game().player(Level::Cub);
        let wolf = table.game().animals().iter().position(hound::Animal::takes).unwrap();
        while let Some(seat) = table.to_act() {
            let (sight, position) = (table.sight(seat), *table.position());
            let home = |mv: Move| match mv {
                Move::Play(card) if card.to_string().starts_with('b') && far(card.value()) > 0 => {
                    position.animal(wolf).0.clockwise(far(card.value())) == position.current()
                }
                _ => false,
            };
            let mv = player.choose(&sight, &mut chance, &Budget::own()).unwrap();
            if table.legal_moves().iter().any(|&mv| home(mv)) {
                could += 1;
            }
            if home(mv) {
                did += 1;
                let best = player.weigh(&sight, &mut chance, &Budget::own())[0].mv;
                assert_eq!(mv, best, "{animals}, turn {}", position.turn_number());
            }
            table.play(seat, mv).unwrap();
        }
    }
    assert!(could > 400 && did > 0 && did * 5 < could, "{animals}: {did} of {could}");
}
