//! Choosing softly: the better a move, the likelier.

use table::{Chance, Quick};

use crate::race::Valued;

/// Nobody gives away more than so many temperatures: what looks like a blunder is none of the choices.
const FAR: f64 = 3.0;

/// The best move, or with a temperature one that is nearly as good: the more value it gives away, the less
/// likely. `values` are sorted, the best first.
pub fn softly<M: Copy>(values: &[Valued<M>], temperature: f64, chance: &mut Quick) -> Option<M> {
    let best = values.first()?;
    if temperature <= 0.0 {
        return Some(best.mv);
    }
    let weight = |valued: &Valued<M>| {
        let behind = ((best.value() - valued.value()) / temperature).max(0.0);
        if behind > FAR { 0.0 } else { libm::exp(-behind) }
    };
    let total: f64 = values.iter().map(weight).sum();
    let mut point = total * f64::from(chance.next_u32()) / 4_294_967_296.0;
    for valued in values {
        point -= weight(valued);
        if point < 0.0 {
            return Some(valued.mv);
        }
    }
    Some(best.mv)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worth::Worth;

    #[test]
    fn the_more_a_move_gives_away_the_rarer_it_is() {
        let valued = |mv, share| Valued { mv, worth: Worth { share, edge: 0.0 }, games: 1, doubt: 0.0 };
        let values = [valued('a', 0.5), valued('b', 0.45), valued('c', 0.1)];
        let mut chance = Quick::new(3);
        let mut counts = [0; 3];
        for _ in 0..10_000 {
            let mv = softly(&values, 0.05, &mut chance).unwrap();
            counts[(mv as u8 - b'a') as usize] += 1;
        }
        // 1 : e^-1 : nothing
        assert!((7_100..7_500).contains(&counts[0]) && counts[2] == 0, "{counts:?}");
        assert_eq!(softly(&values, 0.0, &mut chance), Some('a'));
        assert_eq!(softly::<char>(&[], 0.1, &mut chance), None);
    }
}
