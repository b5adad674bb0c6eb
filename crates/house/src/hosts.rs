//! Those who run the house: who they are, and what they do. A page and a command do it alike: both ask for the same
//! [`Deed`], and keep what it says.

use std::sync::Arc;

use crate::House;
use crate::refused::Refused;
use crate::secret;
use crate::store::{
    Ban, Banned, Book, Group, Hosting, LOG_DAYS, Meta, Note, PersonId, Retention, Stale, Stamp, State, Store,
    StoreError, Stored, UNNAMED, Update, Write, days_before, numbered,
};

/// For how many seconds a link makes somebody a host.
pub const LINK_SECONDS: u64 = 600;

/// For how many days an address is kept out at most.
pub const ADDRESS_DAYS: u32 = 90;

/// So many lines before and after a reported one come with it.
pub const LINES_AROUND: usize = 5;

/// What a host does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// The browser with this key is no host's any more.
    RemoveHost([u8; 32]),
    /// Keeps somebody out, or closes the chat to them, for so many days; 0 for good, or for as long as an address can be.
    Ban {
        /// Who is meant.
        whom: Banned,
        /// Whether only the chat is closed to them.
        mute: bool,
        /// How the host knows them; empty for a person's own name.
        name: String,
        /// Why, for them to read.
        reason: String,
        /// For how long.
        days: u32,
    },
    /// A ban ends.
    Lift(i64),
    /// A report is settled.
    Settle(i64),
    /// Nobody can play at this table any more.
    Close(String),
    /// A closed table goes on.
    Reopen(String),
    /// A table is no longer listed, and its maker cannot list it again.
    Unlist(String),
    /// A rated game counts for nobody, whether it is over or not.
    Void(String),
    /// A table is forgotten.
    Delete(String),
    /// For how long things are kept from now on.
    Retain(Retention),
    /// Everything was copied.
    BackUp,
}

impl Deed {
    /// What has to be kept for this to be done.
    ///
    /// # Errors
    /// There is nobody and nothing of the kind, or the store cannot be read.
    pub fn writes(&self, store: &dyn Store, by: &str, at: u64) -> Result<Vec<Write>, Refused> {
        let (write, deed, about) = match self {
            Self::RemoveHost(key) => {
                let hosts = store.book()?.hosts;
                let host = hosts.iter().find(|host| host.key.hash == *key).ok_or(StoreError::Missing)?;
                (Some(Hosting::Leave(*key).into()), "remove-host", numbered(host.key.person))
            }
            Self::Ban { whom, mute, name, reason, days } => {
                let ban = new_ban(store, (*whom, *mute), name, reason, *days, (by, at))?;
                let (deed, about) = (if *mute { "mute" } else { "ban" }, told(&meant(&ban), reason));
                (Some(Hosting::Ban(ban).into()), deed, about)
            }
            Self::Lift(id) => {
                let bans = store.book()?.bans;
                let ban = bans.iter().find(|ban| ban.id == *id).ok_or(StoreError::Missing)?;
                (Some(Hosting::Lift(*id).into()), "lift", meant(ban))
            }
            Self::Settle(id) => (Some(Hosting::Settle(*id).into()), "settle", id.to_string()),
            Self::Close(code) => (Some(close(store, code, at)?), "close", private(store, code)?),
            Self::Reopen(code) => (Some(reopen(store, code)?), "reopen", private(store, code)?),
            Self::Unlist(code) => (Some(unlist(store, code)?), "unlist", private(store, code)?),
            Self::Void(code) => (Some(void(store, code)?), "void", private(store, code).unwrap_or_default()),
            Self::Delete(code) => {
                let head = store.heads(&[code])?.first().copied().flatten().ok_or(Refused::NoTable)?;
                (Some(Write::Forget(code.clone(), head.rev)), "delete", private(store, code)?)
            }
            Self::Retain(retention) => {
                let Retention { idle, finished, people, chat } = retention;
                let about = format!("{idle} {finished} {people} {chat}");
                (Some(Hosting::Retention(*retention).into()), "retain", about)
            }
            Self::BackUp => (None, "backup", String::new()),
        };
        Ok(write.into_iter().chain([note(at, by, deed, about)]).collect())
    }
}

impl From<Hosting> for Write {
    fn from(hosting: Hosting) -> Self {
        Self::Hosting(Box::new(hosting))
    }
}

fn note(at: u64, by: &str, deed: &str, about: String) -> Write {
    Hosting::Note(Note { at, by: by.to_owned(), deed: deed.to_owned(), about }).into()
}

/// Whom a ban means, for the log.
fn meant(ban: &Ban) -> String {
    match ban.whom {
        Banned::Person(id) => numbered(id),
        Banned::Address(_) => ban.name.clone(),
    }
}

/// A text of the log with the name that the person in it has now; one without a name is left a sign.
///
/// # Errors
/// The store cannot be read.
pub fn with_name(store: &dyn Store, text: &str) -> Result<String, StoreError> {
    let (number, rest) = match text.split_once(": ") {
        Some((number, _)) => (number, &text[number.len()..]),
        None => (text, ""),
    };
    let Some(id) = number.strip_prefix('#').and_then(|id| id.parse().ok()) else {
        return Ok(text.to_owned());
    };
    let name = store.person(PersonId(id))?.map(|person| person.name).filter(|name| !name.is_empty());
    Ok(format!("{}{rest}", name.as_deref().unwrap_or(UNNAMED)))
}

/// What hosts did, the newest first, at most so much, with the names of people.
///
/// # Errors
/// The store cannot be read.
pub fn log(store: &dyn Store, most: usize) -> Result<Vec<Note>, StoreError> {
    let named = |note: Note| {
        let (by, about) = (with_name(store, &note.by)?, with_name(store, &note.about)?);
        Ok(Note { by, about, ..note })
    };
    store.notes(most)?.into_iter().map(named).collect()
}

/// A name with the reason that was given.
fn told(name: &str, reason: &str) -> String {
    if reason.is_empty() { name.to_owned() } else { format!("{name}: {reason}") }
}

/// What the log says of a table: a private one is not named.
fn private(store: &dyn Store, code: &str) -> Result<String, Refused> {
    let listed = stored(store, code)?.glance.listed;
    Ok(if listed { code.to_owned() } else { String::new() })
}

fn new_ban(
    store: &dyn Store,
    (whom, mute): (Banned, bool),
    name: &str,
    reason: &str,
    days: u32,
    (by, at): (&str, u64),
) -> Result<Ban, Refused> {
    let (name, days) = match whom {
        Banned::Person(id) => {
            let person = store.person(id)?.ok_or(StoreError::Missing)?;
            (if name.is_empty() { person.name } else { name.to_owned() }, days)
        }
        // Whoever comes from there later is somebody else.
        Banned::Address(_) if days == 0 => (name.to_owned(), ADDRESS_DAYS),
        Banned::Address(_) if days > ADDRESS_DAYS => return Err(Refused::LongBan),
        Banned::Address(_) => (name.to_owned(), days),
    };
    let until = (days > 0).then(|| at.saturating_add(u64::from(days) * 86_400));
    let (reason, by) = (reason.to_owned(), by.to_owned());
    let mute = mute && matches!(whom, Banned::Person(_));
    Ok(Ban { id: 0, whom, mute, name, reason, at, until, by })
}

fn stored(store: &dyn Store, code: &str) -> Result<Stored, Refused> {
    store.tail(code, usize::MAX >> 1)?.ok_or(Refused::NoTable)
}

/// The same table with this known about it, and this to be seen of it.
fn changed(
    store: &dyn Store,
    code: &str,
    change: impl FnOnce(&mut Meta, &mut Stored),
) -> Result<Write, Refused> {
    let mut stored = stored(store, code)?;
    let after = store.heads(&[code])?.first().copied().flatten().ok_or(Refused::NoTable)?.entries;
    let mut meta = stored.meta.clone();
    change(&mut meta, &mut stored);
    let (code, meta, glance) = (code.to_owned(), Some(Arc::new(meta)), stored.glance);
    let (rev, entries, said) = (stored.rev, Vec::new(), Vec::new());
    Ok(Write::Table(Box::new(Update { code, rev, meta, glance, after, entries, said })))
}

fn close(store: &dyn Store, code: &str, at: u64) -> Result<Write, Refused> {
    let ready = store.ready()?;
    changed(store, code, |meta, stored| {
        let glance = &mut stored.glance;
        if glance.state != State::Closed {
            meta.closed = Some(glance.state.number());
            (glance.state, glance.waits_for_bot, glance.touched) = (State::Closed, false, at);
            // Clocks stand meanwhile: they run on from there.
            if let Some(clock) = &mut meta.clock {
                let running = clock.running;
                clock.stop(ready);
                clock.running = running;
            }
            glance.due = None;
        }
    })
}

fn reopen(store: &dyn Store, code: &str) -> Result<Write, Refused> {
    let ready = store.ready()?;
    changed(store, code, |meta, stored| {
        if let Some(state) = meta.closed.take().and_then(State::from_number) {
            stored.glance.state = state;
            let bot =
                stored.glance.to_act.and_then(|seat| meta.place(seat)).and_then(crate::store::Place::bot);
            stored.glance.waits_for_bot = state == State::Playing && bot.is_some();
            if let Some(clock) = &mut meta.clock {
                if let Some(running) = &mut clock.running {
                    running.since = ready;
                }
                stored.glance.due = clock.due();
            }
        }
    })
}

fn unlist(store: &dyn Store, code: &str) -> Result<Write, Refused> {
    changed(store, code, |meta, stored| {
        meta.held_back = true;
        stored.glance.listed = false;
    })
}

/// A game that is over has a result; one that is not will have none.
fn void(store: &dyn Store, code: &str) -> Result<Write, Refused> {
    if store.rated_at(code)?.is_some() {
        return Ok(Hosting::Void(code.to_owned()).into());
    }
    if stored(store, code)?.meta.rated.is_none() {
        return Err(Refused::NotRated);
    }
    changed(store, code, |meta, _| {
        if let Some(rated) = &mut meta.rated {
            rated.voided = true;
        }
    })
}

/// What has to be kept for what is stale to be gone, in groups that stand for themselves: a table at which somebody has
/// moved meanwhile stays.
#[must_use]
pub fn purge(stale: &Stale, retention: &Retention, now: u64) -> Vec<Vec<Write>> {
    let tables = stale.idle.iter().chain(&stale.finished);
    let tables = tables.map(|(code, rev)| vec![Write::Forget(code.clone(), *rev)]);
    let tournaments = stale.tournaments.iter();
    let tournaments = tournaments.map(|(code, rev)| vec![Write::ForgetTournament(code.clone(), *rev)]);
    let people = stale.people.iter().map(|id| vec![Hosting::Person(*id).into()]);
    let chat = (stale.lines > 0).then(|| vec![Hosting::Hush(days_before(now, retention.chat)).into()]);
    tables.chain(tournaments).chain(people).chain(chat).collect()
}

/// What the log says of what went.
#[must_use]
pub fn purged(stale: &Stale, by: &str, at: u64) -> Write {
    let counts = [stale.idle.len() as u64, stale.ended(), stale.people.len() as u64];
    let counts = counts.map(|count| count.to_string());
    note(at, by, "purge", format!("{} {}", counts.join(" "), stale.lines))
}

/// A keyed hash of an address: nobody without the server's secret can tell whose it is.
#[must_use]
pub fn address_hash(secret: &secret::ServerSecret, address: &str) -> [u8; 32] {
    secret::hash(&secret.derive(&["address", address]))
}

impl House {
    /// Who hosts, and whom they keep out: remembered until it changes.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn book(self: &Arc<Self>) -> Result<Arc<Book>, Refused> {
        if let Some(book) = self.people().book() {
            return Ok(book);
        }
        let turn = self.people().book_turn();
        let book = Arc::new(self.read(Store::book).await?);
        self.people().remember_book(turn, &book);
        Ok(book)
    }

    /// Whether the browser with this key is a host's.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn is_host(self: &Arc<Self>, key: Option<[u8; 32]>) -> Result<bool, Refused> {
        let Some(key) = key else { return Ok(false) };
        Ok(self.book().await?.hosts.iter().any(|host| host.key.hash == key))
    }

    /// Whether a link would make somebody a host now.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn is_host_link(self: &Arc<Self>, link: &str) -> Result<bool, Refused> {
        let (hash, now) = (secret::hash(link), self.around().now());
        // Whoever has the link has just got it: what is remembered may be older.
        let book = self.read(Store::book).await?;
        Ok(book.links.iter().any(|(found, until)| *found == hash && *until > now))
    }

    /// Makes the browser with this key a host's, by a link that works once.
    ///
    /// # Errors
    /// There is no such link, it was used, or its time is over.
    pub async fn enter_as_host(
        self: &Arc<Self>,
        link: &str,
        key: [u8; 32],
        name: &str,
    ) -> Result<(), Refused> {
        let at = self.around().now();
        let enter = Hosting::Enter { link: secret::hash(link), key, at };
        self.keep_hosting(vec![enter.into(), note(at, name, "enter", String::new())]).await
    }

    /// Does what a host wants, and shows it to everybody whom it concerns.
    ///
    /// # Errors
    /// There is nobody and nothing of the kind, or the store cannot be read or written.
    pub async fn do_for_host(self: &Arc<Self>, deed: Deed, by: &str) -> Result<(), Refused> {
        let (by, at) = (by.to_owned(), self.around().now());
        // A refusal is no failure of the store: it is what the reading says.
        let writes = self.read(move |store| Ok(deed.writes(store, &by, at))).await??;
        self.keep_hosting(writes).await?;
        self.catch_up().await
    }

    /// Forgets what is older than it is to be kept, if anything is. What goes is written down.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub async fn purge(self: &Arc<Self>, by: &str) -> Result<Stale, Refused> {
        let (now, retention) = (self.around().now(), self.book().await?.retention);
        let stale = self.read(move |store| store.stale(&retention, now)).await?;
        if stale.is_empty() {
            return Ok(stale);
        }
        for writes in purge(&stale, &retention, now) {
            match self.keep_hosting(writes).await {
                // Somebody has moved there, or was faster.
                Ok(()) | Err(Refused::Store(StoreError::NotNext | StoreError::Missing)) => {}
                Err(other) => return Err(other),
            }
        }
        self.keep_hosting(vec![purged(&stale, by, now)]).await?;
        self.catch_up().await?;
        Ok(stale)
    }

    /// Forgets links and bans that have ended, and what hosts did long ago.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub async fn expire(self: &Arc<Self>) -> Result<(), Refused> {
        let (now, book) = (self.around().now(), self.book().await?);
        let old = book.logged.is_some_and(|first| first <= days_before(now, LOG_DAYS));
        let ended =
            book.links.iter().any(|(_, until)| *until <= now) || book.bans.iter().any(|ban| !ban.holds(now));
        if old || ended {
            self.keep_hosting(vec![Hosting::Expire(now).into()]).await?;
        }
        Ok(())
    }

    /// What is closed to somebody: the first ban of this kind that holds.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn banned(
        self: &Arc<Self>,
        person: Option<PersonId>,
        address: Option<[u8; 32]>,
        mute: bool,
    ) -> Result<Option<Ban>, Refused> {
        let (book, now) = (self.book().await?, self.around().now());
        let meant = |ban: &&Ban| match ban.whom {
            Banned::Person(id) => Some(id) == person,
            Banned::Address(hash) => Some(hash) == address,
        };
        // Whoever is kept out has nothing to say either.
        let kind = |ban: &&Ban| !ban.mute || mute;
        Ok(book.bans.iter().find(|ban| ban.holds(now) && kind(ban) && meant(ban)).cloned())
    }

    /// Keeps what concerns hosts.
    ///
    /// # Errors
    /// The store cannot be written.
    pub async fn keep_hosting(self: &Arc<Self>, writes: Vec<Write>) -> Result<(), Refused> {
        let done = self.around().keep(Group { stamp: Stamp::default(), writes }).await;
        self.people().forget_book();
        self.ladders().forget();
        Ok(done?)
    }
}
