//! The clauses about moves: what the list offers never fails, what it lacks is refused.

use std::collections::HashSet;

use super::{Held, Suite, hold, serialises};
use crate::chance::Chance;
use crate::game::Game;
use crate::record::{Act, FORMAT};
use crate::table::Table;

/// Alphabets up to this size are tried completely in every position.
const WHOLE_ALPHABET: usize = 5_000;
/// So many moves of a larger one.
const SAMPLE: usize = 300;

impl<G: Game> Suite<'_, G> {
    pub(super) fn moves(&mut self, table: &Table<G>) -> Held {
        let (game, position) = (table.game(), table.position());
        let legal = table.legal_moves();
        let over = game.to_act(position).is_none();
        hold(legal.is_empty() == over, "there is a move until the end, and none after it", table, || {
            format!("{} moves, over: {over}", legal.len())
        })?;
        let offered: HashSet<G::Move> = legal.iter().copied().collect();
        hold(offered.len() == legal.len(), "every move is offered once", table, || format!("{legal:?}"))?;
        for &mv in &legal {
            let mut next = *position;
            let played = game.play(&mut next, mv, &mut Vec::new());
            hold(played.is_ok(), "every offered move is accepted", table, || format!("{mv}: {played:?}"))?;
            let text = mv.to_string();
            hold(game.parse_move(&text) == Some(mv), "a move reads what it wrote", table, || text.clone())?;
            let is_move = matches!(Act::read(&text, FORMAT), Some(Act::Move(_)));
            hold(is_move, "a record tells a move from everything else", table, || text.clone())?;
            serialises(&mv, "a move", table)?;
        }
        // Two of the same stream: one for the game's own way to a random move, one for the list.
        let (mut own, mut plain) = (self.chance.clone(), self.chance.clone());
        let found = game.random_move(position, &mut Vec::new(), &mut own);
        let same = found == plain.pick(&legal) && own.next_u64() == plain.next_u64();
        hold(same, "a random move is drawn as from the list", table, || format!("{found:?}"))?;
        let alphabet = game.alphabet();
        if alphabet.len() <= WHOLE_ALPHABET {
            let known: HashSet<G::Move> = alphabet.iter().copied().collect();
            let missing = legal.iter().find(|&mv| !known.contains(mv));
            hold(missing.is_none(), "every legal move is in the alphabet", table, || format!("{missing:?}"))?;
            alphabet.iter().try_for_each(|&mv| self.refused(table, mv, &offered))
        } else {
            for _ in 0..SAMPLE {
                let mv = alphabet[self.chance.index(alphabet.len())];
                self.refused(table, mv, &offered)?;
            }
            let earlier = std::mem::take(&mut self.seen);
            earlier.iter().try_for_each(|&mv| self.refused(table, mv, &offered))?;
            self.seen = earlier;
            self.remember(&legal);
            Ok(())
        }
    }

    /// Keeps what was legal for later positions: a bounded sample of the whole game.
    fn remember(&mut self, legal: &[G::Move]) {
        for &mv in legal {
            if self.seen.len() < SAMPLE {
                self.seen.push(mv);
            } else if self.chance.below(4) == 0 {
                let place = self.chance.index(self.seen.len());
                self.seen[place] = mv;
            }
        }
    }

    fn refused(&mut self, table: &Table<G>, mv: G::Move, offered: &HashSet<G::Move>) -> Held {
        if offered.contains(&mv) {
            return Ok(());
        }
        let mut position = *table.position();
        let played = table.game().play(&mut position, mv, &mut Vec::new());
        let Err(refusal) = played else {
            return hold(false, "what is not offered is refused", table, || mv.to_string());
        };
        self.summary.refusals += 1;
        hold(position == *table.position(), "a refused move changes nothing", table, || mv.to_string())?;
        let prefixes = [G::info().rules, "TA"];
        let ruled = prefixes.iter().any(|prefix| refusal.rule.starts_with(prefix)) && refusal.rule.len() == 4;
        hold(ruled, "a refusal names a rule", table, || format!("{mv}: {}", refusal.rule))?;
        (self.hear)(&refusal.phrase);
        Ok(())
    }
}
