//! The clauses about hidden things: nobody sees, hears or is offered what they may not know.

use std::collections::BTreeMap;

use super::{Held, Suite, breach, hold};
use crate::chance::Quick;
use crate::event::Emission;
use crate::game::Game;
use crate::record::Start;
use crate::seat::{Seat, Viewer};
use crate::table::Table;

/// Where there are at most so many worlds, all of them must be reached, evenly.
const COUNTED_WORLDS: u128 = 24;
/// How often each is expected then; the share of one world may be off by six standard deviations.
const DRAWS: u32 = 100;

impl<G: Game> Suite<'_, G> {
    /// For every viewer: the whole record, replayed in worlds that this viewer cannot tell from the real one,
    /// shows the same views, tells the same events and offers the same moves.
    pub(super) fn worlds(&mut self, table: &Table<G>) -> Held {
        let game = table.game();
        for viewer in Viewer::limited(game.seats()) {
            let count = game.worlds(table.position(), viewer);
            if count == Some(1) {
                let (deal, position) = game.redeal(table.deal(), table.position(), viewer, &mut self.chance);
                let same = deal == *table.deal() && position == *table.position();
                hold(same, "where there is one world, a redeal is the real one", table, || {
                    viewer.to_string()
                })?;
                continue;
            }
            for _ in 0..self.scope.worlds {
                self.world(table, viewer)?;
            }
            if let Some(count) = count.filter(|&count| count <= COUNTED_WORLDS) {
                self.evenly(table, viewer, count as u32)?;
            }
        }
        Ok(())
    }

    fn world(&mut self, table: &Table<G>, viewer: Viewer) -> Held {
        let (deal, position) = table.game().redeal(table.deal(), table.position(), viewer, &mut self.chance);
        let start = Start::Deal(table.game().deal_text(&deal));
        let record = table.record();
        let mut other = match Table::<G>::open(table.choices(), start, table.names()) {
            Ok(other) => other,
            Err(error) => {
                return breach("a redealt world can be started", format!("{error:?}"), Some(&record));
            }
        };
        hold(*other.deal() == deal, "a deal reads what it wrote", table, || table.game().deal_text(&deal))?;
        let public = format!("{:?}", other.game()) == format!("{:?}", table.game());
        hold(public, "the game itself holds nothing hidden", table, || viewer.to_string())?;
        let mut ply = 0;
        for past in table.past(0) {
            self.same_view(table, &other, ply, viewer)?;
            let done = match past.mv {
                Some(mv) => other.play(past.seat, mv),
                None => other.take_back(past.seat),
            };
            if let Err(refusal) = done {
                let found = format!("{viewer}, {:?}: {refusal:?}", past.mv);
                return breach("the record can be played in every world", found, Some(&record));
            }
            ply = other.plies();
            let here = told(&past.events, viewer);
            let there = other.past(other.entries() - 1).next().map(|past| told(&past.events, viewer));
            hold(there.as_ref() == Some(&here), "a viewer is told the same in every world", table, || {
                format!("{viewer} after {:?}: {here:?} or {there:?}", past.mv)
            })?;
        }
        self.same_view(table, &other, ply, viewer)?;
        hold(*other.position() == position, "the record leads to the redealt position", table, || {
            viewer.to_string()
        })?;
        // Whether something can be taken back, alone or with the others' leave, is seen by everybody.
        let [here, there] = [table, &other].map(|table| {
            let may = |seat| (table.may_take_back(seat).is_ok(), table.may_ask_back(seat).ok());
            Seat::all(table.game().seats()).map(may).collect::<Vec<_>>()
        });
        hold(here == there, "the same can be taken back in every world", table, || {
            format!("{viewer}: {here:?} or {there:?}")
        })?;
        let seed = self.chance.next_u64();
        let [here, there] = [table, &other].map(|table| {
            let mut chance = Quick::new(seed);
            table.game().redeal(table.deal(), table.position(), viewer, &mut chance).1
        });
        hold(here == there, "a redeal is drawn alike in every world", table, || {
            format!("{viewer}: {here:?} or {there:?}")
        })?;
        if let Some(seat) = table.to_act().filter(|seat| Viewer::Seat(*seat) == viewer) {
            let text = table.legal_moves().first().map(ToString::to_string).unwrap_or_default();
            let [here, there] = [table, &other].map(|table| {
                let mut chance = Quick::new(seed);
                table.sight(seat).attempt(&[&text], &mut chance)
            });
            hold(here == there, "a move is tried alike in every world", table, || {
                format!("{viewer}, {text}: {here:?} or {there:?}")
            })?;
        }
        self.summary.worlds += 1;
        Ok(())
    }

    /// Views and offers are the same after so many plies. Plies of moves taken back since are not compared.
    fn same_view(&self, table: &Table<G>, other: &Table<G>, ply: usize, viewer: Viewer) -> Held {
        let same_past = table.moves(0..ply).eq(other.moves(0..other.plies()));
        let Some(here) = &table.position_at(ply).filter(|_| same_past) else { return Ok(()) };
        let (game, there) = (table.game(), other.position());
        let (seen, other_seen) = (game.view(here, viewer), game.view(there, viewer));
        hold(seen == other_seen, "a viewer sees the same in every world", table, || {
            format!("{viewer} after {ply} plies: {seen:?} or {other_seen:?}")
        })?;
        let turn = game.to_act(here);
        hold(turn == game.to_act(there), "the same seat decides in every world", table, || {
            viewer.to_string()
        })?;
        if turn.map(Viewer::Seat) == Some(viewer) {
            let (mut offered, mut others) = (Vec::new(), Vec::new());
            game.legal_moves(here, &mut offered);
            game.legal_moves(there, &mut others);
            hold(offered == others, "a seat is offered the same in every world", table, || {
                format!("{viewer} after {ply} plies: {offered:?} or {others:?}")
            })?;
            let seat = turn.unwrap_or(Seat::from_index(0));
            let (foretold, others) = (game.outlook(here, seat), game.outlook(there, seat));
            hold(foretold == others, "a seat is foretold the same in every world", table, || {
                format!("{viewer} after {ply} plies: {foretold:?} or {others:?}")
            })?;
        }
        Ok(())
    }

    /// All worlds are reached, none more than another.
    fn evenly(&mut self, table: &Table<G>, viewer: Viewer, count: u32) -> Held {
        let clause = "a redeal reaches every world evenly";
        let mut reached = BTreeMap::<String, u32>::new();
        for _ in 0..count * DRAWS {
            let (deal, _) = table.game().redeal(table.deal(), table.position(), viewer, &mut self.chance);
            *reached.entry(table.game().deal_text(&deal)).or_default() += 1;
        }
        hold(reached.len() == count as usize, clause, table, || {
            format!("{viewer}: {} of {count}", reached.len())
        })?;
        let off = reached.values().find(|times| times.abs_diff(DRAWS) > 6 * DRAWS.isqrt());
        hold(off.is_none(), clause, table, || format!("{viewer}: {reached:?}"))?;
        self.summary.counted += 1;
        Ok(())
    }

    /// A viewer learns only what it is told; and where a move shows different things in different worlds, or
    /// is not possible in some, an event says that something hidden was shown: take-backs stop there.
    pub(super) fn barrier(&mut self, table: &Table<G>, mv: G::Move) -> Held {
        let game = table.game();
        let (mut after, mut events) = (*table.position(), Vec::new());
        game.play_unchecked(&mut after, mv, &mut events);
        let shown = events.iter().any(Emission::reveals);
        for viewer in Viewer::limited(game.seats()) {
            let (_, mut other) = game.redeal(table.deal(), table.position(), viewer, &mut self.chance);
            if game.check(&other, mv).is_err() {
                hold(shown, "a move that is not possible in every world shows something", table, || {
                    format!("{viewer}: {mv}")
                })?;
                continue;
            }
            let mut others = Vec::new();
            game.play_unchecked(&mut other, mv, &mut others);
            let same = game.view(&after, viewer) == game.view(&other, viewer);
            hold(same || shown, "what shows something hidden says so", table, || format!("{viewer}: {mv}"))?;
            let told_same = told(&events, viewer) == told(&others, viewer);
            hold(same || !told_same, "a viewer learns only what it is told", table, || {
                format!("{viewer}: {mv}")
            })?;
        }
        Ok(())
    }
}

fn told<E: Clone>(events: &[Emission<E>], viewer: Viewer) -> Vec<E> {
    events.iter().filter_map(|event| event.seen_by(viewer).cloned()).collect()
}
