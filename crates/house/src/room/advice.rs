//! Help at a table: hints for whoever decides, and the bar that says who is ahead. Both know what the viewer knows.

use std::sync::{Arc, MutexGuard, PoisonError};

use pages::model::Hint;
use table::{AnyTable, Seat, Viewer};

use super::{Moment, Room, fresh_version};
use crate::House;
use crate::around::{Novelty, Whom};
use crate::refused::Refused;
use crate::store::{Person, PersonId, State};

/// What was recommended to somebody.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// After so many entries: later it is worth nothing.
    pub entries: usize,
    /// To the person in this seat.
    pub seat: Seat,
    /// The best moves, best first.
    pub hints: Vec<Hint>,
    /// Every seat's share of the victory after the first of them: from then on the bar shows the same.
    pub shares: Vec<f64>,
}

/// Who is ahead, as one viewer can tell.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// After so many entries.
    pub entries: usize,
    /// Every seat's share of the victory.
    pub shares: Arc<[f64]>,
}

impl Moment {
    /// The seat for which this person may have a hint now, with the game.
    ///
    /// # Errors
    /// Hints are not allowed here, or somebody else decides.
    pub fn advised(&self, person: PersonId) -> Result<(Seat, &Arc<dyn AnyTable>), Refused> {
        let table = self.kept.table()?;
        if !self.kept.allows_hints() {
            return Err(Refused::NoHints);
        }
        let mine = |seat: &Seat| self.kept.meta.seats_of(person).any(|own| own == *seat);
        let deciding = table.to_act().filter(mine);
        deciding.map(|seat| (seat, table)).ok_or(Refused::NoHintNow)
    }

    /// What was recommended to this person for this seat, as long as it holds.
    #[must_use]
    pub fn advice_for(&self, person: Option<PersonId>, seat: Option<Seat>) -> Option<&Arc<Advice>> {
        let advice = self.advice.get(&person?)?;
        (advice.entries == self.kept.entries() && Some(advice.seat) == seat).then_some(advice)
    }

    /// Every seat's share of the victory at this moment, as this viewer can tell; `None` while it is not known. One
    /// number: after advice it is what the first move was said to be worth.
    #[must_use]
    pub fn shares_for(&self, person: Option<PersonId>, viewer: Viewer) -> Option<&[f64]> {
        let deciding = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let advised = self.advice_for(person, deciding).map(|advice| &*advice.shares);
        let known = self.bars.get(&viewer).filter(|bar| bar.entries == self.kept.entries());
        advised.filter(|shares| !shares.is_empty()).or(known.map(|bar| &*bar.shares))
    }

    /// Whether this reader sees who is ahead: help like a hint, so only where hints are allowed.
    #[must_use]
    pub fn shows_bar(&self, reader: Option<&Person>) -> bool {
        let meta = &self.kept.meta;
        let sits = || reader.is_some_and(|reader| meta.seats_of(reader.id).next().is_some());
        let wanted = reader.and_then(|reader| reader.bar).unwrap_or_else(|| meta.is_solo() && sits());
        wanted && self.kept.allows_hints() && self.kept.glance.state == State::Playing
    }
}

impl Room {
    /// The best moves for the seat that this person decides for. What was found is remembered until the next
    /// entry, so asking again costs nothing; `may` is asked before anybody thinks.
    ///
    /// # Errors
    /// Hints are not allowed, it is somebody else's decision, or too many ask.
    pub async fn advise<E: From<Refused>>(
        &self,
        house: &House,
        person: PersonId,
        may: impl FnOnce() -> Result<(), E>,
    ) -> Result<Arc<Advice>, E> {
        let moment = self.moment();
        let (seat, table) = moment.advised(person)?;
        if let Some(known) = moment.advice_for(Some(person), Some(seat)) {
            return Ok(known.clone());
        }
        may()?;
        let whom = Whom { people: vec![person], waits: Arc::new(|| true) };
        let seed = house.chance(&moment.kept.code, table.entries());
        let found = house.around().hint(table.seen(Viewer::Seat(seat)), seed, whom).await;
        let found = found.ok_or(Refused::Busy)?;
        let shares = found.first().map(|hint| hint.shares.clone()).unwrap_or_default();
        let hints = found.into_iter().map(shown).collect();
        let advice = Arc::new(Advice { entries: table.entries(), seat, hints, shares });
        self.moment.send_if_modified(|moment| {
            let holds = moment.kept.entries() == advice.entries;
            if holds {
                moment.advice.insert(person, advice.clone());
                moment.version = fresh_version();
            }
            holds
        });
        self.tell(person, Novelty::Advised(advice.entries));
        Ok(advice)
    }

    /// Every seat's share of the victory after so many plies of a game that is over, as this viewer could tell: with the
    /// chance with which the bar was found out while they played. `None` where there was nothing to guess, where the
    /// viewer sees everything, or when those who think have better things to do.
    pub async fn shares_at(self: &Arc<Self>, house: &House, viewer: Viewer, ply: usize) -> Option<Vec<f64>> {
        let moment = self.moment();
        // Whoever plays a game could look into it by its replay.
        let over = moment.kept.glance.state == State::Over;
        let seen = moment.kept.table().ok().filter(|_| over)?.seen(viewer).at_ply(ply)?;
        seen.to_act().filter(|_| viewer != Viewer::All)?;
        let seed = house.chance(&moment.kept.code, seen.entries());
        let whom = Whom { waits: Arc::new(|| true), ..self.whom() };
        house.around().shares(seen, seed, whom).await
    }

    fn weighing(&self) -> MutexGuard<'_, Vec<Viewer>> {
        // A list of names stays whole whoever panicked.
        self.weighing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Finds out who is ahead as this viewer can tell, unless that is known or being found out.
    pub fn weigh(self: &Arc<Self>, house: &Arc<House>, viewer: Viewer) {
        if self.unweighed(viewer).is_none() || self.weighing().contains(&viewer) {
            return;
        }
        self.weighing().push(viewer);
        let (room, house) = (self.clone(), house.clone());
        self.around.spawn(Box::pin(async move {
            while let Some(table) = room.unweighed(viewer).filter(|_| !house.around().is_stopping()) {
                let seed = house.chance(&room.moment().kept.code, table.entries());
                let found = house.around().shares(table.seen(viewer), seed, room.whom()).await;
                // A pool that is too busy has better things to do.
                let Some(shares) = found else { break };
                room.moment.send_modify(|moment| {
                    let bar = Bar { entries: table.entries(), shares: shares.into() };
                    moment.bars.insert(viewer, bar);
                    moment.version = fresh_version();
                });
            }
            room.weighing().retain(|other| *other != viewer);
        }));
    }

    /// The game, if this viewer's bar is behind it.
    fn unweighed(&self, viewer: Viewer) -> Option<Arc<dyn AnyTable>> {
        let moment = self.moment.borrow();
        let table = moment.kept.table.as_ref().filter(|table| table.to_act().is_some())?;
        let known = moment.bars.get(&viewer).is_some_and(|bar| bar.entries == table.entries());
        (!known && viewer != Viewer::All).then(|| table.clone())
    }
}

fn shown(hint: bots::Hint) -> Hint {
    let bots::Hint { text, label, share, change, reason, only, then, .. } = hint;
    Hint { text, label, share, change, reason, only, then }
}
