//! A table as it is kept: what is known about it, and the game in play.

use std::sync::Arc;

use bots::Level;
use table::{Act, AnyGame, AnyTable, Outcome, Parts, Record, Seat, Start, Viewer};

use crate::refused::Refused;
use crate::store::{Ended, Glance, Meta, PersonId, Rev, Said, Stamp, State, Stored, Update, Write, awaited};

/// A table as it is kept.
#[derive(Clone)]
pub struct Kept {
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
    /// What was said and is still kept, oldest first.
    pub said: Arc<Vec<Said>>,
    /// The number of the last line that was said.
    pub last_said: u64,
    /// When the last entry was made, by the clock of the room that shows it ([`super::Room::clock`]).
    pub moved: u64,
    /// Its revision in the store; 0 for a table that is not kept yet.
    pub rev: Rev,
    /// The stamp of the group that changed it last.
    pub stamp: Stamp,
}

impl Kept {
    /// Replays what is kept.
    ///
    /// # Errors
    /// The game or its version is not known here, or the rules refuse an entry.
    pub fn load(code: &str, stored: Stored, games: &[&'static dyn AnyGame]) -> Result<Self, Refused> {
        let Stored { rev, stamp, meta, glance, entries, said, last_said } = stored;
        let game = find(games, &meta.game).ok_or(Refused::OldRules)?;
        let table = if meta.beginning.is_none() {
            None
        } else {
            if meta.rules != game.info().rules_version {
                return Err(Refused::OldRules);
            }
            let record = record(&meta, entries);
            let table = game.replay(&record).map_err(|error| {
                tracing::error!(code, line = error.line, key = %error.phrase.key, "a table cannot be replayed");
                Refused::TableDamaged
            })?;
            Some(Arc::from(table))
        };
        let (moved, meta, said) = (glance.touched, Arc::new(meta), Arc::new(said));
        Ok(Self { code: code.into(), game, meta, glance, table, said, last_said, moved, rev, stamp })
    }

    /// Whether this is played by rules that are newer than those of these games, or is a game that is not among them.
    #[must_use]
    pub fn is_newer(stored: &Stored, games: &[&'static dyn AnyGame]) -> bool {
        let known = find(games, &stored.meta.game).map(|game| game.info().rules_version);
        let begun = stored.meta.beginning.is_some();
        known.is_none_or(|known| begun && stored.meta.rules > known)
    }

    /// The same after what the store has kept since then: `tail` holds what came after the entries that are known here, and
    /// all lines that are still kept. `None` when it does not go on from here, so that everything has to be loaded again.
    #[must_use]
    pub fn renewed(&self, tail: &Stored) -> Option<Self> {
        let Stored { rev, stamp, meta, glance, entries, said, last_said } = tail;
        if meta.beginning != self.meta.beginning || meta.rules != self.meta.rules {
            return None;
        }
        let mut table = self.table.clone();
        if !entries.is_empty() {
            let mut next = table?.duplicate();
            for (seat, act) in entries {
                next.enter(*seat, act).ok()?;
            }
            table = Some(Arc::from(next));
        }
        Some(Self {
            meta: Arc::new(meta.clone()),
            glance: glance.clone(),
            table,
            said: Arc::new(said.clone()),
            last_said: *last_said,
            moved: if entries.is_empty() { self.moved } else { glance.touched },
            rev: *rev,
            stamp: *stamp,
            ..self.clone()
        })
    }

    /// What has to be kept for this to follow that; `None` when nothing has changed. Without one before it,
    /// this is a new table.
    #[must_use]
    pub fn since(&self, before: Option<&Self>) -> Option<Write> {
        let after = before.map_or(0, Self::entries);
        let heard = before.map_or(0, |before| before.last_said);
        let table = self.table.as_ref();
        let entries: Vec<_> =
            (after + 1..=self.entries()).filter_map(|number| table?.entry(number)).collect();
        let said: Vec<Said> = self.said.iter().filter(|said| said.number > heard).cloned().collect();
        let known = |before: &Self| Arc::ptr_eq(&before.meta, &self.meta) || before.meta == self.meta;
        let meta = (!before.is_some_and(known)).then(|| self.meta.clone());
        let same = before.is_some_and(|before| before.glance == self.glance);
        if same && meta.is_none() && entries.is_empty() && said.is_empty() {
            return None;
        }
        let (code, glance) = (self.code.to_string(), self.glance.clone());
        Some(Write::Table(Box::new(Update { code, rev: self.rev, meta, glance, after, entries, said })))
    }

    /// The same once it is kept by the group with this stamp.
    #[must_use]
    pub fn kept_by(self, stamp: Stamp) -> Self {
        Self { rev: self.rev + 1, stamp, ..self }
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
    pub fn table(&self) -> Result<&Arc<dyn AnyTable>, Refused> {
        self.table.as_ref().ok_or(Refused::NotBegun)
    }

    /// Whether a host has closed the table: nothing can be seen or done here.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.glance.state == State::Closed
    }

    /// The seats of this person.
    #[must_use]
    pub fn seats_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        person.map(|person| self.meta.seats_of(person).collect()).unwrap_or_default()
    }

    /// The seat and level of the bot whose decision it is.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        if self.glance.state != State::Playing {
            return None;
        }
        let seat = self.table.as_ref()?.to_act()?;
        Some((seat, self.meta.place(seat)?.bot()?))
    }

    /// The seat of a person that decides now, and who that is.
    #[must_use]
    pub fn awaited(&self) -> Option<(Seat, PersonId)> {
        awaited(&self.meta, &self.glance)
    }

    /// Whether bots know the game.
    #[must_use]
    pub fn has_bots(&self) -> bool {
        !bots::levels(self.game.info().id).is_empty()
    }

    /// Whether hints are allowed, as people sit now; bots give them.
    #[must_use]
    pub fn allows_hints(&self) -> bool {
        self.meta.allows_hints() && self.has_bots()
    }

    /// How far it is, from the game in play.
    fn look(&mut self, touched: u64) {
        self.glance.touched = touched;
        if self.meta.closed.is_some() {
            (self.glance.state, self.glance.waits_for_bot) = (State::Closed, false);
            return;
        }
        let Some(table) = &self.table else { return };
        self.glance.to_act = table.to_act();
        let over = table.to_act().is_none() || self.meta.uploaded;
        self.glance.state = if over { State::Over } else { State::Playing };
        let outcome = table.outcome();
        self.glance.winners = outcome.as_ref().map(|outcome| outcome.winners().collect()).unwrap_or_default();
        if self.glance.state == State::Over && !self.meta.uploaded && self.meta.ended.is_none() {
            let ended = outcome.map(|outcome| Ended {
                with: pages::past::dealt(&*table.seen(Viewer::All)),
                ..ended(&outcome, table.sides(), touched)
            });
            Arc::make_mut(&mut self.meta).ended = ended;
        }
        self.glance.waits_for_bot = self.bot_to_act().is_some();
    }

    /// The same with this known about it. In a game in play only entries are news: whoever is renamed, or offers a seat,
    /// moves the table neither up nor down in lists.
    #[must_use]
    pub fn with_meta(&self, meta: Meta, at: u64) -> Self {
        let mut kept = Self { meta: Arc::new(meta), ..self.clone() };
        kept.look(at);
        if (self.glance.state, kept.glance.state) == (State::Playing, State::Playing) {
            kept.glance.touched = self.glance.touched;
        }
        kept
    }

    /// The same with more entries in its game.
    #[must_use]
    pub fn with_entries(&self, table: Box<dyn AnyTable>, at: u64) -> Self {
        let mut kept = Self { table: Some(Arc::from(table)), moved: at, ..self.clone() };
        kept.look(at);
        kept
    }

    /// A new table.
    #[must_use]
    pub fn create(
        code: String,
        game: &'static dyn AnyGame,
        mut meta: Meta,
        listed: bool,
        mut table: Option<Box<dyn AnyTable>>,
    ) -> Self {
        if let Some(table) = &mut table {
            if !meta.uploaded {
                meta.begin_with_bots();
            }
            table.seat_bots(&meta.bots);
        }
        let at = meta.created;
        let glance = Glance {
            state: State::Lobby,
            listed,
            touched: at,
            to_act: None,
            waits_for_bot: false,
            winners: Vec::new(),
            due: None,
        };
        let empty = Self {
            code: code.into(),
            game,
            meta: Arc::new(meta),
            glance,
            table: None,
            said: Arc::default(),
            last_said: 0,
            moved: at,
            rev: 0,
            stamp: Stamp::default(),
        };
        match table {
            Some(table) => empty.with_entries(table, at),
            None => empty,
        }
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

    /// Who added to the seed: what they promised, and what they gave once the game is over.
    #[must_use]
    pub fn parts(&self) -> Option<Parts> {
        let parts = self.meta.pledges.as_ref()?.parts(&self.code);
        Some(if self.glance.state == State::Over { parts } else { parts.promises() })
    }

    /// The record for a file. While the game runs, or for those who may not know, the start stays secret.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let table = self.table.as_ref()?;
        let mut record = table.record();
        record.names = self.meta.names();
        record.parts = self.parts();
        if self.glance.state != State::Over {
            record.start = Start::Secret;
        }
        Some(record)
    }
}

/// What is kept, as a record for a file: without the result, which only the rules can tell, and with a secret start
/// as long as the game runs.
#[must_use]
pub fn record_of(code: &str, stored: &Stored) -> Record {
    let mut record = record(&stored.meta, stored.entries.clone());
    let parts = stored.meta.pledges.as_ref().map(|pledges| pledges.parts(code));
    record.parts = parts.clone();
    if stored.glance.state != State::Over {
        record.start = Start::Secret;
        record.parts = parts.map(|parts| parts.promises());
    }
    record
}

/// An ending as it is kept.
fn ended(outcome: &Outcome, sides: Vec<u8>, at: u64) -> Ended {
    let points = outcome.seats.iter().map(|score| score.total).filter(|_| outcome.is_counted());
    Ended {
        at,
        places: outcome.seats.iter().map(|score| score.place).collect(),
        points: points.collect(),
        sides,
        with: Vec::new(),
    }
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
        bots: meta.bots.clone(),
        commitment: match &start {
            Start::Seed(seed) => Some(seed.commitment()),
            _ => None,
        },
        parts: None,
        start,
        comments: Vec::new(),
        entries: entries.into_iter().map(|(seat, act)| table::record::Entry::new(seat, act)).collect(),
        claim: None,
        lines: table::record::Lines::default(),
    }
}
