//! A visit: somebody asks about one table, or changes it.

use std::sync::{Arc, OnceLock};

use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use bots::Level;
use house::Refused;
use house::room::advice::Advice;
use house::room::cards::Sheet;
use house::room::kept::Kept;
use house::room::maker::{REASON_CHARS, Told, farewell};
use house::room::{Change, Moment, Room, after, play};
use table::Seat;

use super::caller::Caller;
use super::new::{TABLE_BYTES, may_create};
use super::see;
use super::table::tidy_line;
use crate::app::App;
use crate::fault::Fault;
use crate::rates::Kind;
use crate::secret::tidy_code;
use crate::store::{Hosting, PersonId, StoreError};

/// What somebody is told who may not look: why they were sent away, or that the table is private.
#[must_use]
pub fn not_admitted(kept: &Kept, caller: &Caller) -> Fault {
    match caller.id().and_then(|id| farewell(&kept.meta, id)) {
        Some(phrase) => Fault::told(StatusCode::FORBIDDEN, phrase),
        None => Refused::Private.into(),
    }
}

/// Somebody at the table that the address names. Pages and programs share what can be done there; they differ in
/// how they are answered.
#[derive(Clone)]
pub struct Visit {
    /// The server.
    pub app: Arc<App>,
    /// Who asks.
    pub caller: Caller,
    /// The table.
    pub room: Arc<Room>,
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let Path(code) = Path::<String>::from_request_parts(parts, app)
            .await
            .map_err(|_| Fault::of_status(StatusCode::BAD_REQUEST))?;
        let caller = Caller::from_request_parts(parts, app).await?;
        Self::to(app, &caller, &code).await
    }
}

impl Visit {
    /// A visit to the table with this code. Codes that do not exist are counted; whoever has tried too many is
    /// answered nothing for a while, except at the tables where they sit.
    ///
    /// # Errors
    /// There is no such table, or it cannot be shown.
    pub async fn to(app: &Arc<App>, caller: &Caller, code: &str) -> Result<Self, Fault> {
        let may = caller.may_guess(app);
        if caller.person.is_none() {
            may.clone()?;
        }
        let found = match tidy_code(code) {
            Some(code) => app.house.room(&code).await.map_err(Fault::from),
            None => Err(Fault::missing("server-no-table")),
        };
        match found {
            Ok(room) => {
                let kept = room.moment().kept;
                if kept.seats_of(caller.id()).is_empty() {
                    may?;
                }
                if kept.is_closed() {
                    return Err(Refused::Closed.into());
                }
                if !kept.admits(caller.id()) {
                    return Err(not_admitted(&kept, caller));
                }
                room.hear(&app.house, caller.id());
                Ok(Self { app: app.clone(), caller: caller.clone(), room })
            }
            Err(fault) => {
                if fault.status == StatusCode::NOT_FOUND {
                    caller.missed(app);
                    may?;
                }
                Err(fault)
            }
        }
    }

    /// The table as it is now, as the caller is told of it.
    #[must_use]
    pub fn moment(&self) -> Moment {
        self.caller.as_told(self.room.moment())
    }

    /// What the caller sees of it.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        self.sheet_of(self.room.moment())
    }

    /// What the caller sees of it at some moment, and by what the caller wants now: a stream may be older.
    #[must_use]
    pub fn sheet_of(&self, moment: Moment) -> Sheet {
        let person = self.caller.person.as_ref().map(|person| self.app.house.person_now(person));
        let moment = self.caller.as_told(moment);
        Sheet::of(&self.app.house, &self.room, moment, person.as_deref(), &self.caller.base)
    }

    /// Who asks.
    ///
    /// # Errors
    /// Nobody is known.
    pub fn person(&self) -> Result<PersonId, Fault> {
        self.caller.person().map(|person| person.id)
    }

    /// To one of the table's pages.
    #[must_use]
    pub fn see(&self, page: &str) -> Response {
        see(&pages::routes::table(&self.moment().kept.code, page))
    }

    /// Changes the table by one of its verbs.
    ///
    /// # Errors
    /// Nobody is known, there were too many requests of this kind, or the verb refuses.
    pub async fn change(
        &self,
        kind: Kind,
        work: impl Fn(&Moment, PersonId) -> Result<Change, Refused> + Send + Sync + 'static,
    ) -> Result<Kept, Fault> {
        let person = self.person()?;
        self.caller.take(&self.app, kind)?;
        Ok(self.room.change(&self.app.house, move |moment| work(moment, person)).await?)
    }

    /// Reports a line of chat to the hosts. A second time changes nothing.
    ///
    /// # Errors
    /// Only those who sit here may, and only lines of others.
    pub async fn report(&self, line: u64) -> Result<(), Fault> {
        let person = self.person()?;
        self.caller.take(&self.app, Kind::Report)?;
        let report = play::report(&self.moment(), person, line)?;
        match self.app.house.keep_hosting(vec![Hosting::Report(report).into()]).await {
            Err(Refused::Store(StoreError::Exists)) => Ok(()),
            done => Ok(done?),
        }
    }

    /// Hides from the caller, at every table, whoever has said this line.
    ///
    /// # Errors
    /// Nobody is known, or there is no such line of somebody else.
    pub async fn hide(&self, line: u64) -> Result<(), Fault> {
        let reader = self.caller.person()?;
        self.caller.take(&self.app, Kind::Move)?;
        let kept = self.moment().kept;
        let meant = kept.said.iter().find(|said| said.number == line && said.person != reader.id);
        let other = meant.ok_or(Refused::NoLine)?.person;
        self.app.house.change_person(reader, |reader| reader.hide(other)).await?;
        Ok(())
    }

    /// How all at the table are told that the caller has sent somebody away, for this reason.
    ///
    /// # Errors
    /// The reason is too long.
    pub async fn told(&self, reason: &str) -> Result<Told, Fault> {
        let blank = reason.chars().all(|c| c.is_control() || c.is_whitespace());
        let reason = if blank { Some(String::new()) } else { tidy_line(reason) };
        let reason = reason.filter(|reason| reason.chars().count() <= REASON_CHARS);
        let reason = reason.ok_or_else(|| Fault::bad("server-long-reason"))?;
        if !reason.is_empty() {
            super::bans::may_speak(&self.app, self.caller.person()?.id).await?;
        }
        let places = &self.moment().kept.meta.places;
        let seat =
            places.iter().find(|place| self.caller.id().is_some() && place.person() == self.caller.id());
        let name = seat.map_or_else(|| self.caller.name_among(places), |place| place.name.clone());
        Ok(Told { name, lang: self.caller.lang, reason })
    }

    /// Says something to all at the table.
    ///
    /// # Errors
    /// As for every change; only those who sit here may.
    pub async fn say(&self, text: String) -> Result<Kept, Fault> {
        let (first, deaf) = (OnceLock::new(), self.deaf().await?);
        self.change(Kind::Chat, move |moment, person| {
            play::say(moment, person, &text, *first.get_or_init(|| moment.kept.last_said), &deaf)
        })
        .await
    }

    /// Those at the table who want to read nothing of the caller: nothing is new to them.
    async fn deaf(&self) -> Result<Vec<PersonId>, Fault> {
        let speaker = self.person()?;
        let mut deaf = Vec::new();
        for id in self.moment().kept.meta.people() {
            let person = self.app.house.person_by_id(id).await?;
            if person.is_none_or(|person| !person.chat || person.hides(speaker)) {
                deaf.push(id);
            }
        }
        Ok(deaf)
    }

    /// Notes that the caller has what was said before them.
    pub async fn has_read(&self) {
        let id = self.caller.id();
        if let Some(person) = id.filter(|_| self.moment().kept.meta.unread_by(id) > 0) {
            let read = move |moment: &Moment| Ok(play::has_read(moment, person));
            // It is a convenience: who cannot be remembered sees the mark once more.
            let _ = self.room.change(&self.app.house, read).await;
        }
    }

    /// The best moves for the seat that the caller decides for.
    ///
    /// # Errors
    /// As [`Room::advise`].
    pub async fn advise(&self) -> Result<Arc<Advice>, Fault> {
        let person = self.person()?;
        // Whoever learns may ask as often as they like: they sit alone, and moves are counted anyway.
        let learns = self.moment().kept.meta.guide.is_some();
        let may = || if learns { Ok(()) } else { self.caller.take(&self.app, Kind::Hint) };
        self.room.advise(&self.app.house, person, may).await
    }

    /// A bot plays for a seat whose person stays away.
    ///
    /// # Errors
    /// As for every change; it is too early for that, or not for the caller to say.
    pub async fn stand_in(&self, seat: Seat, level: Level) -> Result<Kept, Fault> {
        let (loaded, absence) = (self.room.loaded(), self.app.house.manners().absence);
        self.change(Kind::Move, move |moment, person| {
            let may = moment.may_stand_in(seat, loaded, absence);
            play::stand_in(moment, person, seat, level, may)
        })
        .await
    }

    /// The same people again, at the table that is returned. Loading it wakes its bots.
    ///
    /// # Errors
    /// The game is not over, or the caller may not make a table.
    pub async fn rematch(&self) -> Result<Arc<Room>, Fault> {
        let person = self.person()?;
        may_create(&self.app, &self.caller, TABLE_BYTES).await?;
        let house = self.app.house.clone();
        let code = house.fresh_code(self.moment().kept.meta.people()).await?;
        let rematch = move |moment: &Moment| after::rematch(moment, person, &code, house.around());
        let kept = self.room.change(&self.app.house, rematch).await?;
        Ok(self.app.house.room(&kept.meta.next.clone().unwrap_or_default()).await?)
    }

    /// A new table that goes on from a moment of this game, with the caller in this seat and bots around.
    ///
    /// # Errors
    /// The game is not over, there is no such moment, or the caller may not make a table.
    pub async fn fork(&self, ply: usize, seat: Seat, level: Level) -> Result<Arc<Room>, Fault> {
        let person = self.person()?;
        may_create(&self.app, &self.caller, TABLE_BYTES).await?;
        let name = self.caller.name_among(&[]);
        let forked =
            after::fork(&self.moment().kept, person, &name, ply, seat, level, self.app.house.around())?;
        let kept = self.app.house.add_table(forked).await?;
        Ok(self.app.house.room(&kept.code).await?)
    }
}
