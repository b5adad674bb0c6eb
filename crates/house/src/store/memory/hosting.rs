//! What hosts keep, in memory.

use std::collections::BTreeMap;

use super::Contents;
use crate::store::{
    Ban, Banned, Book, Day, Guest, Host, Hosting, LOG_DAYS, Note, PersonId, RatedGame, Report, Retention,
    Rival, Stale, State, StoreError, UNNAMED, bytes, days_before, numbered,
};

/// What hosts keep.
#[derive(Clone, Default)]
pub(super) struct HostsContents {
    /// Since when the browsers with these keys are hosts'.
    pub(super) hosts: BTreeMap<[u8; 32], u64>,
    links: BTreeMap<[u8; 32], u64>,
    bans: Vec<Ban>,
    reports: Vec<Report>,
    retention: Retention,
    notes: Vec<Note>,
    last: i64,
}

/// Puts a number that leads to nobody in the place of this person's, and forgets the games that nobody else needs.
fn unname(rated: &mut Vec<RatedGame>, id: PersonId) {
    let people =
        |game: &RatedGame| game.seats.iter().filter_map(|seat| seat.who.person()).collect::<Vec<_>>();
    let lowest = rated.iter().flat_map(people).map(|person| person.0).min().unwrap_or(0).min(0);
    for seat in rated.iter_mut().flat_map(|game| &mut game.seats) {
        if seat.who == Rival::Person(id) {
            seat.who = Rival::Person(PersonId(lowest - 1));
        }
    }
    rated.retain(|game| people(game).iter().any(|person| person.0 > 0));
}

impl HostsContents {
    /// Forgets the bans of somebody, and in the log who it was.
    fn unname(&mut self, id: PersonId) {
        let number = numbered(id);
        self.bans.retain(|ban| ban.whom != Banned::Person(id));
        for note in &mut self.notes {
            if note.about.strip_prefix(&number).is_some_and(|rest| rest.is_empty() || rest.starts_with(": "))
            {
                note.about.clear();
            }
        }
        let by = self.notes.iter_mut().map(|note| &mut note.by);
        let by = by.chain(self.bans.iter_mut().map(|ban| &mut ban.by));
        by.filter(|by| **by == number).for_each(|by| UNNAMED.clone_into(by));
    }
}

impl Contents {
    pub(super) fn keep_hosting(&mut self, write: &Hosting) -> Result<(), StoreError> {
        let book = &mut self.hosting;
        match write {
            Hosting::Link(hash, until) => {
                book.links.insert(*hash, *until);
            }
            Hosting::Enter { link, key, at } => {
                let until = book.links.remove(link).ok_or(StoreError::Missing)?;
                if until <= *at || !self.keys.contains_key(key) {
                    return Err(StoreError::Missing);
                }
                book.hosts.entry(*key).or_insert(*at);
            }
            Hosting::Leave(key) => {
                book.hosts.remove(key).ok_or(StoreError::Missing)?;
            }
            Hosting::Ban(ban) => {
                book.last += 1;
                book.bans.push(Ban { id: book.last, ..ban.clone() });
            }
            Hosting::Lift(id) => {
                let place = book.bans.iter().position(|ban| ban.id == *id).ok_or(StoreError::Missing)?;
                book.bans.remove(place);
            }
            Hosting::Report(report) => {
                let same =
                    |old: &Report| (&old.code, old.line, old.by) == (&report.code, report.line, report.by);
                if book.reports.iter().any(same) {
                    return Err(StoreError::Exists);
                }
                book.last += 1;
                book.reports.push(Report { id: book.last, ..report.clone() });
            }
            Hosting::Settle(id) => {
                let open = |report: &&mut Report| report.id == *id && !report.lines.is_empty();
                book.reports.iter_mut().find(open).ok_or(StoreError::Missing)?.lines.clear();
            }
            Hosting::Retention(retention) => book.retention = *retention,
            Hosting::Void(code) => {
                let known = self.rated.iter_mut().find(|game| game.code == *code);
                known.ok_or(StoreError::Missing)?.voided = true;
            }
            Hosting::Person(id) => {
                self.people.remove(id).ok_or(StoreError::Missing)?;
                unname(&mut self.rated, *id);
                self.keys.retain(|_, key| key.person != *id);
                let keys = &self.keys;
                book.hosts.retain(|hash, _| keys.contains_key(hash));
                book.unname(*id);
            }
            Hosting::Unsay(id) => {
                for stored in self.tables.values_mut() {
                    if stored.said.iter().any(|line| line.person == *id) {
                        stored.said.retain(|line| line.person != *id);
                        stored.rev += 1;
                    }
                }
            }
            Hosting::Hush(before) => {
                for stored in self.tables.values_mut() {
                    if stored.said.iter().any(|line| line.at < *before) {
                        stored.said.retain(|line| line.at >= *before);
                        stored.rev += 1;
                    }
                }
                self.forget_reports(|report| {
                    let settled = report.lines.is_empty() && report.at < *before;
                    settled || report.lines.iter().any(|line| line.at < *before)
                });
            }
            Hosting::Expire(at) => {
                book.links.retain(|_, until| *until > *at);
                book.bans.retain(|ban| ban.holds(*at));
                book.notes.retain(|note| note.at > days_before(*at, LOG_DAYS));
            }
            Hosting::Note(note) => book.notes.push(note.clone()),
        }
        Ok(())
    }

    pub(super) fn book(&self) -> Book {
        let contents = &self.hosting;
        let mut hosts: Vec<Host> = contents
            .hosts
            .iter()
            .filter_map(|(hash, since)| {
                let key = self.keys.get(hash)?.clone();
                let name = self.people.get(&key.person)?.name.clone();
                Some(Host { key, name, since: *since })
            })
            .collect();
        hosts.sort_by_key(|host| host.since);
        let bans = contents.bans.iter().rev().cloned().collect();
        let links = contents.links.iter().map(|(hash, until)| (*hash, *until)).collect();
        let logged = contents.notes.iter().map(|note| note.at).min();
        let backups = contents.notes.iter().filter(|note| note.deed == "backup");
        let backed_up = backups.map(|note| note.at).max();
        Book { hosts, links, bans, retention: contents.retention, logged, backed_up }
    }

    pub(super) fn forget_reports(&mut self, which: impl Fn(&Report) -> bool) {
        self.hosting.reports.retain(|report| !which(report));
    }

    pub(super) fn reports(&self) -> Vec<Report> {
        let open = self.hosting.reports.iter().rev().filter(|report| !report.lines.is_empty());
        open.cloned().collect()
    }

    pub(super) fn notes(&self, most: usize) -> Vec<Note> {
        self.hosting.notes.iter().rev().take(most).cloned().collect()
    }

    fn shown(&self, id: PersonId) -> u64 {
        self.keys.values().filter(|key| key.person == id).map(|key| key.shown).max().unwrap_or_default()
    }

    pub(super) fn guests(&self, text: &str, most: usize) -> Vec<Guest> {
        let wanted = text.to_lowercase();
        let named = self.people.values().filter(|person| person.name.to_lowercase().contains(&wanted));
        let mut guests: Vec<Guest> = named
            .map(|person| Guest {
                id: person.id,
                name: person.name.clone(),
                created: person.created,
                shown: self.shown(person.id),
                tables: self
                    .tables
                    .values()
                    .filter(|stored| stored.meta.seats_of(person.id).next().is_some())
                    .count() as u64,
            })
            .collect();
        guests.sort_by_key(|guest| (std::cmp::Reverse(guest.shown.max(guest.created)), guest.id));
        guests.truncate(most);
        guests
    }

    pub(super) fn stale(&self, retention: &Retention, now: u64) -> Stale {
        let (idle, over) = (days_before(now, retention.idle), days_before(now, retention.finished));
        let (gone, said) = (days_before(now, retention.people), days_before(now, retention.chat));
        let mut stale = Stale::default();
        for (code, stored) in &self.tables {
            let ended = matches!(stored.glance.state, State::Over | State::Closed);
            let (list, before) = if ended { (&mut stale.finished, over) } else { (&mut stale.idle, idle) };
            if stored.glance.touched < before {
                list.push((code.clone(), stored.rev));
            } else {
                stale.lines += stored.said.iter().filter(|line| line.at < said).count() as u64;
            }
        }
        let old = self.tournaments.values().filter(|one| one.touched < over);
        stale.tournaments = old.map(|one| (one.code.clone(), one.rev)).collect();
        let needed = |id: PersonId| {
            let plays = self.tournaments.values().any(|one| one.host == id.0 || one.player(id).is_some());
            plays
                || self
                    .tables
                    .values()
                    .any(|stored| stored.meta.host == id.0 || stored.meta.seats_of(id).next().is_some())
                || self.hosting.bans.iter().any(|ban| ban.whom == Banned::Person(id))
                || self
                    .keys
                    .values()
                    .any(|key| key.person == id && self.hosting.hosts.contains_key(&key.hash))
        };
        let people = self
            .people
            .values()
            .filter(|person| person.created.max(self.shown(person.id)) < gone && !needed(person.id));
        stale.people = people.map(|person| person.id).collect();
        stale
    }

    pub(super) fn growth(&self, since: u64) -> Vec<Day> {
        let mut days: BTreeMap<u64, Day> = BTreeMap::new();
        for stored in self.tables.values() {
            let day = days.entry(stored.meta.created / 86_400).or_default();
            day.tables += 1;
            day.bytes += bytes(&stored.entries, &stored.said);
        }
        for person in self.people.values() {
            days.entry(person.created / 86_400).or_default().people += 1;
        }
        days.into_iter().filter(|(day, _)| *day >= since).map(|(day, count)| Day { day, ..count }).collect()
    }
}
