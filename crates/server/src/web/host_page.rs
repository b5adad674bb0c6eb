//! The page for hosts: what it shows, gathered. Of a private table it shows neither the code nor who sits there.

use std::sync::Arc;

use house::around::Surroundings as _;
use house::hosts::{log, with_name};
use house::secret::ServerSecret;
use pages::host::{
    Bar, DryRun, Guest, HostPage, HostTable, Kept, KnownHost, Numbers, Quotas, Shown, TableState,
};

use super::caller::Fields;
use super::hosting::AsHost;
use super::{Answer, page};
use crate::app::App;
use crate::fault::Fault;
use crate::secret::tidy_code;
use crate::store::{
    Ban, Banned, Card, Day, PersonId, Report, Retention, Shelf, Stale, State, Store, StoreError,
};

/// So many tables, people and deeds the page shows at first.
const LISTED: usize = 50;
/// So many tables and people it shows at most: whoever looks for one of more than these knows its code or name.
const MOST: usize = 3_200;
/// So many days of growth.
const DAYS: u64 = 30;
/// So many days something is kept at most, where it is not kept for good.
const MOST_DAYS: u32 = 36_500;

/// How a host's page calls a table: only this server can tell which one it is.
#[must_use]
pub fn handle(secret: &ServerSecret, code: &str) -> String {
    secret.seal(code).unwrap_or_default()
}

/// How a host's page calls a browser: a part of its key's hash, which opens nothing.
#[must_use]
pub fn host_id(hash: &[u8; 32]) -> String {
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// For how long things are to be kept, from a form.
///
/// # Errors
/// A field is no number of days.
pub fn retention_of(fields: &Fields) -> Result<Retention, Fault> {
    let days = |name: &str| match fields.get(name).trim() {
        "" => Ok(0),
        text => {
            text.parse().ok().filter(|days| *days <= MOST_DAYS).ok_or_else(|| Fault::bad("server-malformed"))
        }
    };
    Ok(Retention {
        idle: days("idle")?,
        finished: days("finished")?,
        people: days("people")?,
        chat: days("chat")?,
    })
}

/// What would go if this held.
///
/// # Errors
/// The store cannot be read.
pub async fn dry_run(app: &Arc<App>, wish: Retention) -> Result<DryRun, Fault> {
    let now = app.machine.now();
    let stale = app.house.read(move |store| store.stale(&wish, now)).await?;
    Ok(DryRun { kept: kept(&wish), goes: goes(&stale) })
}

fn kept(retention: &Retention) -> Kept {
    let Retention { idle, finished, people, chat } = *retention;
    Kept { idle: idle.into(), finished: finished.into(), people: people.into(), chat: chat.into() }
}

fn goes(stale: &Stale) -> Kept {
    Kept {
        idle: stale.idle.len() as u64,
        finished: stale.ended(),
        people: stale.people.len() as u64,
        chat: stale.lines,
    }
}

/// Cuts a list that was read with one more than is shown; how many to show if somebody wants to see more of it.
fn more<T>(read: &mut Vec<T>, shown: usize) -> Option<usize> {
    let is_cut = read.len() > shown;
    read.truncate(shown);
    (is_cut && shown < MOST).then(|| (shown * 4).min(MOST))
}

/// What the page reads from the store, at one moment.
struct Read {
    cards: Vec<Card>,
    guests: Vec<crate::store::Guest>,
    reports: Vec<Report>,
    notes: Vec<crate::store::Note>,
    bars: Vec<Bar>,
    days: Vec<Day>,
    counts: crate::store::Counts,
    room: Option<u64>,
    stale: Stale,
}

/// The page.
///
/// # Errors
/// The store cannot be read.
pub async fn show_page(host: &AsHost, query: &Fields, dry: Option<DryRun>) -> Answer {
    let (app, now) = (&host.app, host.app.machine.now());
    let book = app.house.book().await?;
    let (find, who) = (query.get("table").trim().to_owned(), query.get("who").trim().to_owned());
    let all = query.get("all") == "1";
    let wanted = |name: &str| query.get(name).parse().unwrap_or(LISTED).clamp(LISTED, MOST);
    let (tables, people) = (wanted("tables"), wanted("people"));
    let read = {
        let (retention, find, who) = (book.retention, tidy_code(&find), who.clone());
        let bans: Vec<Ban> = book.bans.iter().filter(|ban| ban.holds(now)).cloned().collect();
        app.house.read(move |store| {
            let shelf = if all { Shelf::All } else { Shelf::Listed };
            let cards = match &find {
                Some(code) => store.card(code)?.into_iter().collect(),
                None => store.cards(shelf, tables + 1)?,
            };
            Ok(Read {
                cards,
                guests: store.guests(&who, people + 1)?,
                reports: store.reports()?,
                notes: log(store, LISTED)?,
                bars: bans.iter().map(|ban| bar(store, ban)).collect::<Result<_, _>>()?,
                days: store.growth((now / 86_400).saturating_sub(DAYS - 1))?,
                counts: store.counts()?,
                room: store.room()?,
                stale: store.stale(&retention, now)?,
            })
        })
    };
    let mut read = read.await?;
    let more_tables = more(&mut read.cards, tables);
    let more_guests = more(&mut read.guests, people);
    let secret = app.house.secret();
    let near = |person| app.machine.networks().find(person).is_some();
    // Whoever types a code knows it.
    let known = tidy_code(&find);
    let model = HostPage {
        version: env!("CARGO_PKG_VERSION"),
        uptime: app.uptime().as_secs(),
        numbers: numbers(app, &read, book.backed_up, now),
        growth: growth(&read.days, now / 86_400),
        tables: read.cards.iter().map(|card| table(secret, card, known.as_deref())).collect(),
        find,
        all,
        more_tables,
        guests: read.guests.iter().map(|guest| self::guest(guest, &book.bans, near(guest.id), now)).collect(),
        who,
        more_guests,
        bars: read.bars,
        reports: read.reports.iter().map(|report| shown(secret, report, near(report.about))).collect(),
        hosts: book
            .hosts
            .iter()
            .map(|one| KnownHost {
                id: host_id(&one.key.hash),
                name: one.name.clone(),
                label: one.key.label.clone(),
                since: one.since,
                here: host.caller.key == Some(one.key.hash),
            })
            .collect(),
        kept: kept(&book.retention),
        goes: goes(&read.stale),
        dry,
        quotas: Quotas {
            tables: app.config().tables_per_person,
            megabytes: app.config().megabytes_per_person,
            connections: app.config().connections as u64,
            connections_per_address: app.config().connections_per_address as u64,
            thinkers: app.config().thinkers as u64,
        },
        notes: read
            .notes
            .iter()
            .map(|note| (note.at, note.by.clone(), note.deed.clone(), note.about.clone()))
            .collect(),
        done: query.find("done").is_some(),
    };
    Ok(page(pages::host::host(&host.caller.shell_at("/host"), &model)))
}

fn numbers(app: &App, read: &Read, backed_up: Option<u64>, now: u64) -> Numbers {
    let (present, rooms) = app.house.rooms().present();
    let data = app.config().data.file();
    Numbers {
        present,
        rooms,
        streams: app.metrics().streams(),
        thoughts: app.machine.thoughts_waiting() as u64,
        answered_within: app.metrics().usual_time(),
        memory: memory(),
        disk: match data {
            Some(data) => size(data) + size(&log_of(data)),
            None => read.room.unwrap_or_default(),
        },
        free: data.and_then(free),
        tables: read.counts.tables,
        people: read.counts.people,
        backup: backed_up.map(|at| now.saturating_sub(at)),
    }
}

/// The write-ahead log of a data file, which has its whole name and more.
fn log_of(data: &std::path::Path) -> std::path::PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

fn size(path: &std::path::Path) -> u64 {
    std::fs::metadata(path).map_or(0, |data| data.len())
}

/// How much room is left where the data file lies, in bytes.
fn free(data: &std::path::Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let folder = data.parent().filter(|folder| !folder.as_os_str().is_empty());
        let found = rustix::fs::statvfs(folder.unwrap_or_else(|| std::path::Path::new("."))).ok()?;
        Some(found.f_bavail.saturating_mul(found.f_frsize))
    }
    #[cfg(not(unix))]
    {
        let _ = data;
        None
    }
}

/// How much memory the process takes, in bytes, where the system tells.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

/// One column for each day, those without anything too.
fn growth(days: &[Day], today: u64) -> Vec<(u64, u64, u64, u64)> {
    let of = |day: u64| days.iter().find(|found| found.day == day).copied().unwrap_or_default();
    let first = today.saturating_sub(DAYS - 1);
    (first..=today).map(|day| (day * 86_400, of(day).tables, of(day).people, of(day).bytes)).collect()
}

fn table(secret: &ServerSecret, card: &Card, known: Option<&str>) -> HostTable {
    let open = card.glance.listed || known == Some(card.code.as_str());
    let seats = card.meta.places.iter().map(|place| place.name.clone());
    HostTable {
        handle: handle(secret, &card.code),
        code: open.then(|| card.code.clone()),
        game: card.meta.game.clone(),
        names: if open { seats.filter(|name| !name.is_empty()).collect() } else { Vec::new() },
        state: match card.glance.state {
            State::Lobby => TableState::Lobby,
            State::Playing => TableState::Playing,
            State::Over => TableState::Over,
            State::Closed => TableState::Closed,
        },
        listed: card.glance.listed,
        rated: card.meta.rated.as_ref().is_some_and(|rated| !rated.voided),
        touched: card.glance.touched,
        bytes: card.bytes,
    }
}

fn guest(guest: &crate::store::Guest, bans: &[Ban], near: bool, now: u64) -> Guest {
    let mine = |ban: &&Ban| ban.whom == Banned::Person(guest.id) && ban.holds(now);
    Guest {
        id: guest.id.0,
        name: guest.name.clone(),
        seen: guest.shown.max(guest.created),
        tables: guest.tables,
        banned: bans.iter().filter(mine).any(|ban| !ban.mute),
        muted: bans.iter().filter(mine).any(|ban| ban.mute),
        near,
    }
}

fn bar(store: &dyn Store, ban: &Ban) -> Result<Bar, StoreError> {
    Ok(Bar {
        id: ban.id,
        name: ban.name.clone(),
        address: matches!(ban.whom, Banned::Address(_)),
        mute: ban.mute,
        reason: ban.reason.clone(),
        until: ban.until,
        by: with_name(store, &ban.by)?,
    })
}

fn shown(secret: &ServerSecret, report: &Report, near: bool) -> Shown {
    let about = |id: PersonId| id == report.about;
    Shown {
        id: report.id,
        table: handle(secret, &report.code),
        about: report.about.0,
        near,
        at: report.at,
        lines: report
            .lines
            .iter()
            .map(|said| {
                (said.name.clone(), said.text.clone(), said.number == report.line, about(said.person))
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_of_a_data_file_has_its_whole_name() {
        for (data, log) in
            [("a/loup.db", "a/loup.db-wal"), ("loup", "loup-wal"), ("b.sqlite", "b.sqlite-wal")]
        {
            assert_eq!(log_of(data.as_ref()), std::path::Path::new(log));
        }
    }
}
