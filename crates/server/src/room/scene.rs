//! A table as it is kept: what is known about it, and the game in play.

use std::sync::Arc;

use axum::http::StatusCode;
use table::{Act, AnyGame, AnyTable, Record, Seat, Start, Viewer};

use super::Change;
use crate::fault::Fault;
use crate::store::{Glance, Meta, NewEntry, PersonId, Said, State, Stored, Write};

/// A table as it is kept.
#[derive(Clone)]
pub struct Scene {
    /// Its code.
    pub code: Arc<str>,
    /// Its game.
    pub game: &'static dyn AnyGame,
    /// What is known about it.
    pub meta: Arc<Meta>,
    /// How far it is.
    pub glance: Glance,
    /// The game in play; `None` before the start.
    pub table: Option<Arc<dyn AnyTable>>,
    /// What was said, oldest first.
    pub said: Arc<Vec<Said>>,
    /// When the last entry was made, in seconds since 1970.
    pub moved: u64,
}

impl Scene {
    /// Replays what is kept.
    ///
    /// # Errors
    /// The game or its version is not known here, or the rules refuse an entry.
    pub fn load(code: &str, stored: Stored, games: &[&'static dyn AnyGame]) -> Result<Self, Fault> {
        let Stored { meta, glance, entries, said } = stored;
        let unknown = || Fault::new(StatusCode::GONE, "server-old-rules");
        let game = find(games, &meta.game).ok_or_else(unknown)?;
        let table = if meta.beginning.is_none() {
            None
        } else {
            if meta.rules != game.info().rules_version {
                return Err(unknown());
            }
            let record = record(&meta, entries);
            let table = game.replay(&record).map_err(|error| {
                tracing::error!(code, line = error.line, key = %error.phrase.key, "a table cannot be replayed");
                Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "server-table-damaged")
            })?;
            Some(Arc::from(table))
        };
        let moved = glance.touched;
        Ok(Self { code: code.into(), game, meta: Arc::new(meta), glance, table, said: Arc::new(said), moved })
    }

    /// How many entries there are.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.table.as_ref().map_or(0, |table| table.entries())
    }

    /// The game in play.
    ///
    /// # Errors
    /// It has not begun.
    pub fn table(&self) -> Result<&Arc<dyn AnyTable>, Fault> {
        self.table.as_ref().ok_or_else(|| Fault::conflict("server-not-begun"))
    }

    /// The seats of this person.
    #[must_use]
    pub fn seats_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        person.map(|person| self.meta.seats_of(person).collect()).unwrap_or_default()
    }

    /// The seat and level of the bot whose decision it is.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, &str)> {
        if self.glance.state != State::Playing {
            return None;
        }
        let seat = self.table.as_ref()?.to_act()?;
        Some((seat, self.meta.place(seat)?.bot()?))
    }

    /// How far it is, from the game in play.
    fn look(&mut self, touched: u64) {
        self.glance.touched = touched;
        let Some(table) = &self.table else { return };
        self.glance.to_act = table.to_act();
        let over = table.to_act().is_none() || self.meta.uploaded;
        self.glance.state = if over { State::Over } else { State::Playing };
        self.glance.winners = table.outcome().map(|outcome| outcome.winners().collect()).unwrap_or_default();
        self.glance.waits_for_bot = self.bot_to_act().is_some();
    }

    /// The same with this known about it, and that to be kept.
    #[must_use]
    pub fn with_meta(&self, meta: Meta, at: u64) -> Change {
        let mut scene = Self { meta: Arc::new(meta), ..self.clone() };
        scene.look(at);
        let write = Write::Meta(scene.code.to_string(), scene.meta.as_ref().clone(), scene.glance.clone());
        Change { writes: vec![write], scene }
    }

    /// The same with more entries in its game, and those to be kept.
    #[must_use]
    pub fn with_entries(&self, table: Box<dyn AnyTable>, at: u64) -> Change {
        let before = self.entries();
        let mut scene = Self { table: Some(Arc::from(table)), moved: at, ..self.clone() };
        scene.look(at);
        let mut writes = Vec::new();
        if let Some(table) = &scene.table {
            for number in before + 1..=table.entries() {
                if let Some((seat, act)) = table.entry(number) {
                    let entry = NewEntry { number, seat, act };
                    writes.push(Write::Entry(scene.code.to_string(), entry, scene.glance.clone()));
                }
            }
        }
        Change { scene, writes }
    }

    /// A new table of which everything has to be kept.
    #[must_use]
    pub fn create(
        code: String,
        game: &'static dyn AnyGame,
        meta: Meta,
        listed: bool,
        table: Option<Box<dyn AnyTable>>,
    ) -> Change {
        let at = meta.created;
        let glance = Glance {
            state: State::Lobby,
            listed,
            touched: at,
            to_act: None,
            waits_for_bot: false,
            winners: Vec::new(),
        };
        let empty = Self {
            code: code.into(),
            game,
            meta: Arc::new(meta),
            glance,
            table: None,
            said: Arc::default(),
            moved: at,
        };
        let change = table.map_or_else(|| Change::none(empty.clone()), |table| empty.with_entries(table, at));
        let scene = change.scene;
        let mut writes =
            vec![Write::NewTable(scene.code.to_string(), scene.meta.as_ref().clone(), scene.glance.clone())];
        writes.extend(change.writes);
        Change { scene, writes }
    }

    /// Who looks when this person does: the public, a seat, or everybody once the game is over.
    ///
    /// A screen that serves several seats is the public until it opens one of them.
    #[must_use]
    pub fn viewer(&self, person: Option<PersonId>, open: Option<Seat>) -> Viewer {
        let seats = self.seats_of(person);
        match (seats.as_slice(), open) {
            ([only], _) => Viewer::Seat(*only),
            ([_, _, ..], Some(open)) if self.glance.state != State::Over && seats.contains(&open) => {
                Viewer::Seat(open)
            }
            _ if self.glance.state == State::Over => Viewer::All,
            _ => Viewer::Public,
        }
    }

    /// The record for a file. While the game runs, or for those who may not know, the start stays secret.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let table = self.table.as_ref()?;
        let mut record = table.record();
        record.names = self.meta.names();
        if self.glance.state != State::Over {
            record.start = Start::Secret;
        }
        Some(record)
    }
}

/// What is kept, as a record for a file: without the result, which only the rules can tell, and with a secret start
/// as long as the game runs.
#[must_use]
pub fn kept(stored: &Stored) -> Record {
    let mut record = record(&stored.meta, stored.entries.clone());
    if stored.glance.state != State::Over {
        record.start = Start::Secret;
    }
    record
}

/// The game with this id.
#[must_use]
pub fn find(games: &[&'static dyn AnyGame], id: &str) -> Option<&'static dyn AnyGame> {
    games.iter().copied().find(|game| game.info().id == id)
}

/// What is kept, as a record that games replay.
#[must_use]
pub fn record(meta: &Meta, entries: Vec<(Seat, Act)>) -> Record {
    let start = meta.start();
    Record {
        game: meta.game.clone(),
        rules_version: meta.rules,
        choices: meta.choices(),
        names: meta.names(),
        commitment: match &start {
            Start::Seed(seed) => Some(seed.commitment()),
            _ => None,
        },
        start,
        comments: Vec::new(),
        entries: entries.into_iter().map(|(seat, act)| table::record::Entry::new(seat, act)).collect(),
        claim: None,
        lines: table::record::Lines::default(),
    }
}
