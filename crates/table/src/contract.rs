//! The contract that every game keeps, checked by random play.
//!
//! One call per game: [`check`] plays random games with each of the given choices and looks, at every
//! position, for what would break the table, a record, a bot or somebody's trust. A game's own tests say
//! what its rules mean; this suite says that it is a game that Loup can host.

mod moves;
mod worlds;

use std::collections::HashMap;
use std::fmt;

use serde::Serialize;

use crate::chance::{Chance, Quick};
use crate::game::Game;
use crate::options::Choices;
use crate::phrase::Phrase;
use crate::record::{Record, Start};
use crate::seat::Viewer;
use crate::table::Table;

/// How much is tried.
#[derive(Copy, Clone, Debug)]
pub struct Scope {
    /// Random games per choices.
    pub games: u32,
    /// In one of so many positions the costly clauses are tried: redealt worlds, phrases.
    pub sample: u32,
    /// How many other worlds are tried there for each viewer.
    pub worlds: u32,
    /// A game that takes more moves counts as endless.
    pub most_moves: usize,
    /// Where chance starts: the same scope finds the same breach.
    pub seed: u64,
}

impl Default for Scope {
    fn default() -> Self {
        Self { games: 20, sample: 8, worlds: 2, most_moves: 20_000, seed: 1 }
    }
}

/// What was tried: a suite that tried nothing would prove nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Games played to their end.
    pub games: u64,
    /// Positions looked at.
    pub positions: u64,
    /// Moves that were refused, as they should be.
    pub refusals: u64,
    /// Records replayed in other worlds.
    pub worlds: u64,
    /// Positions in which all possible worlds were counted.
    pub counted: u64,
    /// Moves taken back and played again.
    pub take_backs: u64,
}

/// A clause of the contract that is broken, and where.
#[derive(Clone, PartialEq, Eq)]
pub struct Breach {
    /// What should hold.
    pub clause: &'static str,
    /// What was found instead.
    pub found: String,
    /// The game up to there.
    pub record: String,
}

impl fmt::Debug for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "broken: {}\nfound: {}\n\n{}", self.clause, self.found, self.record)
    }
}

/// Checks a game with each of these choices. Every phrase that a player could read passes by `hear`.
///
/// # Errors
/// The first breach.
///
/// # Panics
/// When a game does: that is a breach too, and the test fails.
pub fn check<G: Game>(
    settings: &[Choices],
    scope: &Scope,
    hear: &mut dyn FnMut(&Phrase),
) -> Result<Summary, Breach> {
    let mut suite = Suite::<G> {
        scope: *scope,
        chance: Quick::new(scope.seed),
        summary: Summary::default(),
        keys: HashMap::new(),
        seen: Vec::new(),
        hear,
    };
    for choices in settings {
        suite.menu(choices)?;
        for _ in 0..scope.games {
            suite.game(choices)?;
        }
    }
    Ok(suite.summary)
}

type Held = Result<(), Breach>;

/// The suite at work on one game.
struct Suite<'a, G: Game> {
    scope: Scope,
    chance: Quick,
    summary: Summary,
    /// Positions by their hash, within one game.
    keys: HashMap<u64, G::Position>,
    /// Moves that were legal earlier in this game, where the alphabet is too large to try all of it.
    seen: Vec<G::Move>,
    hear: &'a mut dyn FnMut(&Phrase),
}

fn breach<T>(clause: &'static str, found: impl Into<String>, record: Option<&Record>) -> Result<T, Breach> {
    let record = record.map(ToString::to_string).unwrap_or_default();
    Err(Breach { clause, found: found.into(), record })
}

/// The breach of a clause at a table, unless it holds.
fn hold<G: Game>(
    holds: bool,
    clause: &'static str,
    table: &Table<G>,
    found: impl FnOnce() -> String,
) -> Held {
    if holds { Ok(()) } else { breach(clause, found(), Some(&table.record())) }
}

impl<G: Game> Suite<'_, G> {
    /// Choices are on the menu, and settling them again changes nothing.
    fn menu(&mut self, choices: &Choices) -> Held {
        let clause = "settled choices are on the menu and stay as they are";
        let settled = match crate::open::settle::<G>(choices) {
            Ok(settled) => settled,
            Err(problem) => return breach(clause, format!("{problem:?} for {choices:?}"), None),
        };
        let again = crate::open::settle::<G>(&settled);
        if again.as_ref() != Ok(&settled) {
            return breach(clause, format!("{again:?} from {settled:?}"), None);
        }
        let menu = G::menu(choices);
        menu.presets.iter().for_each(|preset| (self.hear)(&preset.name));
        for preset in &menu.presets {
            let mut chosen = settled.clone();
            preset.choices.iter().for_each(|(key, value)| chosen.set(key, value.clone()));
            if let Err(problem) = crate::open::settle::<G>(&chosen).and_then(|chosen| G::options(&chosen)) {
                return breach("every preset is allowed", format!("{}: {problem:?}", preset.key), None);
            }
        }
        Ok(())
    }

    /// Plays one random game and checks every position on the way.
    fn game(&mut self, choices: &Choices) -> Held {
        self.keys.clear();
        self.seen.clear();
        let seed = self.chance.seed();
        let mut table = match Table::<G>::open(choices, Start::Seed(seed), &[]) {
            Ok(table) => table,
            Err(error) => return breach("a dealt game starts", format!("{error:?} for {choices:?}"), None),
        };
        loop {
            self.position(&table)?;
            let moves = table.legal_moves();
            let Some(mv) = self.chance.pick(&moves) else { break };
            let Some(seat) = table.to_act() else { break };
            self.barrier(&table, mv)?;
            let before = *table.position();
            if let Err(refusal) = table.play(seat, mv) {
                return breach(
                    "every offered move is accepted",
                    format!("{mv}: {refusal:?}"),
                    Some(&table.record()),
                );
            }
            self.take_back(&mut table, &before, mv)?;
            hold(table.plies() < self.scope.most_moves, "every game ends", &table, || {
                format!("{} moves and no end", table.plies())
            })?;
        }
        self.summary.games += 1;
        self.worlds(&table)?;
        self.record(&table)
    }

    fn position(&mut self, table: &Table<G>) -> Held {
        self.summary.positions += 1;
        let (game, position) = (table.game(), table.position());
        let over = game.outcome(position).is_some();
        hold(
            over == game.to_act(position).is_none(),
            "a game is over when nobody decides",
            table,
            String::new,
        )?;
        let key = game.key(position);
        let other = self.keys.insert(key, *position);
        hold(
            other.is_none_or(|other| other == *position),
            "different positions hash differently",
            table,
            || format!("{key:016x} twice"),
        )?;
        self.moves(table)?;
        if self.chance.below(self.scope.sample) == 0 {
            self.worlds(table)?;
            self.phrases(table)?;
        }
        Ok(())
    }

    /// Taking back and playing again leads to the same position; what must stand stays.
    fn take_back(&mut self, table: &mut Table<G>, before: &G::Position, mv: G::Move) -> Held {
        let Some(last) = table.past(table.entries() - 1).next() else { return Ok(()) };
        let (seat, shown) = (last.seat, last.events.iter().any(crate::event::Emission::reveals));
        let may = table.may_take_back(seat).is_ok();
        let expected = !shown && table.to_act().is_some();
        hold(may == expected, "a take-back stops at a barrier and nowhere else", table, || format!("{mv}"))?;
        if !may || self.chance.below(4) != 0 {
            return Ok(());
        }
        let (after, story) = (*table.position(), table.story().clone());
        let done = table.take_back(seat).is_ok() && table.position() == before;
        hold(done, "a take-back restores the position", table, || format!("{mv}"))?;
        let again = table.play(seat, mv).is_ok() && *table.position() == after && *table.story() == story;
        hold(again, "a move taken back can be played again", table, || format!("{mv}"))?;
        self.summary.take_backs += 1;
        Ok(())
    }

    /// Same record, same position; record → text → record.
    fn record(&self, table: &Table<G>) -> Held {
        let record = table.record();
        let text = record.to_string();
        match Record::parse(&text) {
            Ok(parsed) if parsed == record => {}
            other => return breach("a record reads what it wrote", format!("{other:?}"), Some(&record)),
        }
        let replayed = match Table::<G>::verify(&record) {
            Ok(replayed) => replayed,
            Err(error) => return breach("a record can be verified", format!("{error:?}"), Some(&record)),
        };
        hold(replayed.story() == table.story(), "the same record tells the same story", table, || {
            format!("{:?}", replayed.story())
        })?;
        let same = replayed.position() == table.position()
            && replayed.game().key(replayed.position()) == table.game().key(table.position());
        hold(same, "the same record leads to the same position", table, || {
            format!("{:?}", replayed.position())
        })
    }

    /// Everything that can be said here is passed on; everything serialises.
    fn phrases(&mut self, table: &Table<G>) -> Held {
        let game = table.game();
        let moves = table.legal_moves();
        for viewer in Viewer::limited(game.seats()).chain([Viewer::All]) {
            let view = table.view(viewer);
            serialises(&view, "a view", table)?;
            (self.hear)(&game.prompt(&view));
            game.describe(&view, viewer).iter().for_each(|phrase| (self.hear)(phrase));
            self.answers(table, &view, viewer)?;
            if viewer == Viewer::All || table.to_act().map(Viewer::Seat) == Some(viewer) {
                moves.iter().for_each(|&mv| (self.hear)(&game.label(&view, mv)));
            }
            let recent: Vec<_> = table.past(table.entries().saturating_sub(4)).collect();
            let events = recent.iter().flat_map(|past| past.events.iter());
            for event in events.filter_map(|emission| emission.seen_by(viewer)) {
                serialises(event, "an event", table)?;
                (self.hear)(&game.tell(event));
            }
        }
        if let Some(seat) = table.to_act() {
            let outlook = game.outlook(table.position(), seat);
            serialises(&outlook, "an outlook", table)?;
            let remarks = game.remarks(&table.view(Viewer::Seat(seat)), &outlook, &moves);
            hold(remarks.len() == moves.len(), "every move can have a remark", table, || {
                format!("{} for {} moves", remarks.len(), moves.len())
            })?;
            remarks.iter().flatten().for_each(|remark| (self.hear)(remark));
        }
        serialises(table.deal(), "a deal", table)
    }

    /// Every topic, alone or about one of its things, has an answer; what is no topic has none.
    fn answers(&mut self, table: &Table<G>, view: &G::View, viewer: Viewer) -> Held {
        let game = table.game();
        for topic in game.topics() {
            (self.hear)(&topic.name);
            (self.hear)(&topic.about);
            // Another thing at every entry, without a part in what chance decides.
            let thing = topic.of.get(table.entries() % topic.of.len().max(1));
            let thing = thing.map(|thing| format!("{} {thing}", topic.word));
            let word = topic.alone.then(|| topic.word.to_owned());
            for question in thing.into_iter().chain(word) {
                let answer = game.answer(view, viewer, &question);
                hold(answer.is_some(), "a question of a topic has an answer", table, || question.clone())?;
                answer.iter().flatten().for_each(|phrase| (self.hear)(phrase));
            }
        }
        let none = game.answer(view, viewer, "what is this");
        hold(none.is_none(), "what is no question has no answer", table, || format!("{none:?}"))
    }
}

fn serialises<G: Game>(value: &impl Serialize, what: &str, table: &Table<G>) -> Held {
    let json = serde_json::to_value(value);
    hold(json.is_ok(), "everything serialises", table, || format!("{what}: {:?}", json.err()))
}

#[cfg(test)]
mod tests;
