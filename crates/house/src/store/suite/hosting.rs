//! What every store must do for hosts.

use super::*;

fn hosting(store: &dyn Store, write: Hosting) -> Result<(), StoreError> {
    one(store, vec![Write::Hosting(Box::new(write))])
}

/// After the rest of the suite: Ada (7) has the keys 1 and 2 and sits at `over`, Bo (8) has none.
pub fn run(store: &dyn Store) {
    a_link_makes_one_host_once(store);
    bans_are_kept_until_they_end(store);
    a_line_is_reported_once(store);
    what_is_old_is_found_and_forgotten(store);
    notes_are_read_backwards(store);
    notes_forget_people_and_are_forgotten(store);
}

fn a_link_makes_one_host_once(store: &dyn Store) {
    assert_eq!(store.book().unwrap(), Book::default());
    let enter = |link: u8, key: u8, at| Hosting::Enter { link: [link; 32], key: [key; 32], at };
    assert_eq!(hosting(store, enter(60, 1, 5)), Err(StoreError::Missing), "no such link");
    assert_eq!(hosting(store, Hosting::Link([60; 32], 100)), Ok(()));
    assert_eq!(store.book().unwrap().links, [([60; 32], 100)]);
    assert_eq!(hosting(store, enter(60, 1, 100)), Err(StoreError::Missing), "too late");
    assert_eq!(hosting(store, enter(60, 9, 99)), Err(StoreError::Missing), "no such browser");
    // Two at once: one of them is the first.
    let both = [enter(60, 1, 99), enter(60, 2, 99)].map(|write| group(vec![Write::Hosting(Box::new(write))]));
    assert_eq!(store.apply(&both), [Ok(()), Err(StoreError::Missing)]);
    let book = store.book().unwrap();
    let host = &book.hosts[0];
    assert_eq!((book.hosts.len(), book.links.len(), host.key.hash, host.since), (1, 0, [1; 32], 99));
    assert_eq!(host.name, store.person(PersonId(7)).unwrap().unwrap().name);
    // Another link changes nothing for a host; whoever signs out is none any more.
    assert_eq!(hosting(store, Hosting::Link([61; 32], 500)), Ok(()));
    assert_eq!(hosting(store, enter(61, 1, 200)), Ok(()));
    assert_eq!(store.book().unwrap().hosts[0].since, 99);
    assert_eq!(hosting(store, Hosting::Leave([2; 32])), Err(StoreError::Missing));
    assert_eq!(hosting(store, Hosting::Leave([1; 32])), Ok(()));
    assert_eq!(hosting(store, Hosting::Leave([1; 32])), Err(StoreError::Missing));
    assert_eq!(one(store, vec![Write::Key(key(50, PersonId(7)))]), Ok(()));
    assert_eq!(hosting(store, Hosting::Link([62; 32], 500)), Ok(()));
    assert_eq!(hosting(store, enter(62, 50, 200)), Ok(()));
    assert_eq!(one(store, vec![Write::Unkey([50; 32], PersonId(7))]), Ok(()));
    assert_eq!(store.book().unwrap(), Book::default());
}

fn ban(whom: Banned, until: Option<u64>) -> Ban {
    let (name, reason, by) = ("Bo".to_owned(), "shouts ❤".to_owned(), "Ada".to_owned());
    Ban { id: 0, whom, mute: until.is_none(), name, reason, at: 3, until, by }
}

fn bans_are_kept_until_they_end(store: &dyn Store) {
    let (one, other) = (ban(Banned::Person(PersonId(8)), None), ban(Banned::Address([4; 32]), Some(50)));
    for new in [&one, &other] {
        assert_eq!(hosting(store, Hosting::Ban(new.clone())), Ok(()));
    }
    let bans = store.book().unwrap().bans;
    assert_eq!(bans.iter().map(|ban| Ban { id: 0, ..ban.clone() }).collect::<Vec<_>>(), [other, one]);
    assert!(bans[0].id > bans[1].id && bans[1].id > 0);
    assert!(bans[0].holds(49) && !bans[0].holds(50) && bans[1].holds(u64::MAX));
    assert_eq!(hosting(store, Hosting::Link([63; 32], 50)), Ok(()));
    assert_eq!(hosting(store, Hosting::Expire(50)), Ok(()), "links and bans that have ended");
    let book = store.book().unwrap();
    assert_eq!((book.bans.as_slice(), book.links.len()), (&bans[1..], 0));
    assert_eq!(hosting(store, Hosting::Lift(bans[0].id)), Err(StoreError::Missing));
    assert_eq!(hosting(store, Hosting::Lift(bans[1].id)), Ok(()));
    assert!(store.book().unwrap().bans.is_empty());
}

fn a_line_is_reported_once(store: &dyn Store) {
    let said = |number| Said {
        number,
        person: PersonId(8),
        name: "Bo".into(),
        text: format!("\"{number}\" — ß\u{202e}"),
        at: 4,
    };
    let lines = vec![said(1), said(2)];
    let report = |by| Report {
        id: 0,
        code: "first".into(),
        line: 2,
        by: PersonId(by),
        about: PersonId(8),
        at: 6,
        lines: lines.clone(),
    };
    assert_eq!(hosting(store, Hosting::Report(report(7))), Ok(()));
    assert_eq!(hosting(store, Hosting::Report(report(7))), Err(StoreError::Exists));
    assert_eq!(hosting(store, Hosting::Report(report(9))), Ok(()));
    let reports = store.reports().unwrap();
    assert_eq!(Report { id: 0, ..reports[1].clone() }, report(7), "the newest first");
    assert_eq!(hosting(store, Hosting::Settle(reports[1].id)), Ok(()));
    assert_eq!(hosting(store, Hosting::Settle(reports[1].id)), Err(StoreError::Missing));
    assert_eq!(store.reports().unwrap().as_slice(), &reports[..1]);
    assert_eq!(hosting(store, Hosting::Report(report(7))), Err(StoreError::Exists), "it was settled");
    // What is forgotten with its lines, and with its table.
    assert_eq!(hosting(store, Hosting::Hush(4)), Ok(()));
    assert_eq!(store.reports().unwrap().len(), 1, "said at that very second");
    assert_eq!(hosting(store, Hosting::Hush(5)), Ok(()));
    assert!(store.reports().unwrap().is_empty());
    assert_eq!(hosting(store, Hosting::Report(report(7))), Err(StoreError::Exists), "settled a second later");
    assert_eq!(hosting(store, Hosting::Hush(7)), Ok(()));
    assert_eq!(one(store, vec![new_table("reported")]), Ok(()));
    let here = |by| Report { code: "reported".into(), ..report(by) };
    assert_eq!(hosting(store, Hosting::Report(here(7))), Ok(()));
    assert_eq!(hosting(store, Hosting::Report(here(9))), Ok(()));
    assert_eq!(hosting(store, Hosting::Settle(store.reports().unwrap()[0].id)), Ok(()));
    assert_eq!(one(store, vec![Write::Forget("reported".into(), head(store, "reported").rev)]), Ok(()));
    assert!(store.reports().unwrap().is_empty());
    assert_eq!(one(store, vec![new_table("reported")]), Ok(()), "another table by chance");
    assert_eq!(hosting(store, Hosting::Report(here(9))), Ok(()), "nothing is remembered of the first");
    assert_eq!(one(store, vec![Write::Forget("reported".into(), head(store, "reported").rev)]), Ok(()));
}

fn what_is_old_is_found_and_forgotten(store: &dyn Store) {
    const DAY: u64 = 86_400;
    let now = 100 * DAY;
    assert!(store.stale(&Retention::default(), now).unwrap().is_empty(), "nothing, unless somebody wants it");
    let all = Retention { idle: 30, finished: 30, people: 30, chat: 30 };
    assert_eq!(hosting(store, Hosting::Retention(all)), Ok(()));
    assert_eq!(store.book().unwrap().retention, all);
    let stale = store.stale(&all, now).unwrap();
    let codes = |list: &[(String, Rev)]| list.iter().map(|(code, _)| code.clone()).collect::<Vec<_>>();
    assert_eq!(codes(&stale.idle), ["first", "open", "playing", "second"]);
    assert_eq!(codes(&stale.finished), ["over"]);
    assert_eq!((stale.people.as_slice(), stale.lines), (&[PersonId(8)][..], 0), "Ada sits somewhere");
    // As old as it may be, to the second.
    let young = store.stale(&Retention { finished: 30, ..Retention::default() }, 70 + 30 * DAY).unwrap();
    assert!(young.is_empty());
    let old = store.stale(&Retention { finished: 30, ..Retention::default() }, 71 + 30 * DAY).unwrap();
    assert_eq!(codes(&old.finished), ["over"]);
    // Lines go, and the next one has the next number.
    assert_eq!(one(store, vec![lines(store, "second", 1..4)]), Ok(()));
    let chat = Retention { chat: 30, ..Retention::default() };
    assert_eq!(store.stale(&chat, now).unwrap().lines, 3);
    let before = head(store, "second").rev;
    assert_eq!(hosting(store, Hosting::Hush(9)), Ok(()));
    assert_eq!(head(store, "second").rev, before, "said at that very second");
    assert_eq!(hosting(store, Hosting::Hush(10)), Ok(()));
    assert_eq!(head(store, "second").rev, before + 1, "whoever has it in memory looks again");
    let stored = store.table("second").unwrap().unwrap();
    assert_eq!((stored.said.len(), stored.last_said, head(store, "second").said), (0, 3, 3));
    assert_eq!(one(store, vec![lines(store, "second", 4..5)]), Ok(()));
    assert_eq!(store.table("second").unwrap().unwrap().said[0].number, 4);
    // What somebody has said goes with them, and nothing else.
    let (said, before) = (store.table("second").unwrap().unwrap().said, head(store, "second").rev);
    let (by, bytes) = (said[0].person, store.holdings(PersonId(7)).unwrap().bytes);
    assert_eq!(hosting(store, Hosting::Unsay(PersonId(by.0 + 1))), Ok(()));
    assert_eq!(head(store, "second").rev, before);
    assert_eq!(hosting(store, Hosting::Unsay(by)), Ok(()));
    assert_eq!((store.table("second").unwrap().unwrap().said.len(), head(store, "second").said), (0, 4));
    assert!(head(store, "second").rev == before + 1 && store.holdings(PersonId(7)).unwrap().bytes < bytes);
    // A person goes with the keys, but not whom a host still has in the book.
    assert_eq!(one(store, vec![Write::Key(key(70, PersonId(8)))]), Ok(()));
    let guests = store.guests("bO", 9).unwrap();
    assert_eq!((guests.len(), guests[0].name.as_str(), guests[0].shown), (1, "Bo", 70));
    let ada = &store.guests("", 9).unwrap()[1];
    assert_eq!((ada.id, ada.tables, ada.created), (PersonId(7), 1, 12));
    assert!(store.guests("%", 9).unwrap().is_empty() && store.guests("", 0).unwrap().is_empty());
    assert_eq!(hosting(store, Hosting::Ban(ban(Banned::Person(PersonId(8)), None))), Ok(()));
    assert!(store.stale(&all, now).unwrap().people.is_empty());
    assert_eq!(hosting(store, Hosting::Lift(store.book().unwrap().bans[0].id)), Ok(()));
    assert_eq!(hosting(store, Hosting::Person(PersonId(8))), Ok(()));
    assert_eq!(hosting(store, Hosting::Person(PersonId(8))), Err(StoreError::Missing));
    assert_eq!((store.person(PersonId(8)).unwrap(), store.person_by_key(&[70; 32]).unwrap()), (None, None));
    let day = Day { day: 0, tables: 5, bytes: store.holdings(PersonId(7)).unwrap().bytes, people: 1 };
    assert_eq!(store.growth(0).unwrap(), [day]);
    assert_eq!(store.growth(1).unwrap(), []);
}

fn notes_are_read_backwards(store: &dyn Store) {
    let note = |at| Note { at, by: "Ada".into(), deed: "ban".into(), about: format!("Bo {at}") };
    for at in 1..4 {
        assert_eq!(hosting(store, Hosting::Note(note(at))), Ok(()));
    }
    assert_eq!(store.notes(2).unwrap(), [note(3), note(2)]);
}

/// The log names people by number, so that it can be told to forget one of them, and is itself forgotten in time.
fn notes_forget_people_and_are_forgotten(store: &dyn Store) {
    let note = |at, by: &str, deed: &str, about: &str| {
        let (by, deed, about) = (by.to_owned(), deed.to_owned(), about.to_owned());
        Note { at, by, deed, about }
    };
    let kept = [
        note(5, "#40", "ban", "#40: why"),
        note(6, "#401", "lift", "#40"),
        note(7, "", "backup", ""),
        note(8, "#401", "ban", "#401: why"),
    ];
    assert_eq!(one(store, vec![Write::Person(Person::new(PersonId(40), 13, 14))]), Ok(()));
    for note in &kept {
        assert_eq!(hosting(store, Hosting::Note(note.clone())), Ok(()));
    }
    let ban = Ban { by: "#40".to_owned(), ..ban(Banned::Address([9; 32]), None) };
    assert_eq!(hosting(store, Hosting::Ban(ban)), Ok(()));
    assert_eq!(hosting(store, Hosting::Ban(self::ban(Banned::Person(PersonId(40)), None))), Ok(()));
    assert_eq!(hosting(store, Hosting::Person(PersonId(40))), Ok(()));
    let left = [&kept[3], &kept[2], &note(6, "#401", "lift", ""), &note(5, "?", "ban", "")];
    assert!(store.notes(4).unwrap().iter().eq(left), "{:?}", store.notes(4));
    let book = store.book().unwrap();
    assert_eq!((book.bans.len(), book.bans[0].by.as_str()), (1, "?"));
    assert_eq!((book.logged, book.backed_up), (Some(1), Some(7)));
    let year = u64::from(LOG_DAYS) * 86_400;
    assert_eq!(hosting(store, Hosting::Expire(year + 6)), Ok(()));
    assert_eq!(store.book().unwrap().logged, Some(7));
    assert_eq!(hosting(store, Hosting::Expire(year + 9)), Ok(()));
    let book = store.book().unwrap();
    assert_eq!((store.notes(9).unwrap().len(), book.logged, book.backed_up), (0, None, None));
}
