//! Several servers when something between them is gone: the standby, a notice, a table that can be read.

use crate::client::Person;
use crate::postgres;
use crate::served::{Folder, Served, until};

/// The same person with another server.
fn at(person: &Person, served: &Served) -> Person {
    Person { address: served.address, ..person.clone() }
}

fn say(person: &mut Person, code: &str, text: &str) -> u16 {
    person.post(&format!("/t/{code}/chat"), &[("text", text)]).status
}

/// While the standby is away nothing is acknowledged, and everything can be looked at, at every server.
#[test]
fn pages_are_shown_while_the_standby_is_away() {
    let Some(database) = postgres::Alone::start() else { return };
    let one = Served::at(Folder::in_database(database.url()), |_| {});
    let other = one.beside();
    let (mut ada, mut bo, code) = one.pair();
    bo.address = other.address;
    let page = format!("/t/{code}");
    assert_eq!((ada.get(&page).status, bo.get(&page).status), (200, 200));
    database.standby(false);
    // The database hears of it at a moment of its own.
    let said = (0..).find(|number| say(&mut ada, &code, &format!("line {number}")) != 303).unwrap();
    let before = database.connections();
    for _ in 0..3 {
        for person in [&mut ada, &mut bo] {
            assert_eq!(say(person, &code, "not now"), 503);
            assert_eq!(person.get(&page).status, 200);
            assert_eq!(person.get("/readyz").status, 503);
            assert!(person.get("/healthz").expect(200).body.starts_with("ok\n"));
        }
    }
    assert!(database.connections() <= before + 2, "one that waits for each server, and no more");
    database.standby(true);
    until(|| (say(&mut bo, &code, "at last") == 303).then_some(()));
    let told = at(&ada, &other).ask(&format!("/tables/{code}/chat")).expect(200).json();
    let lines: Vec<&str> =
        told["chat"].as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect();
    for number in 0..said {
        let line = format!("line {number}");
        assert_eq!(
            lines.iter().filter(|told| **told == line).count(),
            1,
            "acknowledged, and there once: {lines:?}"
        );
    }
}

/// Without a database, tables in memory are shown to those who were here lately, also to somebody who has not asked for
/// anything since it was last looked who everybody is.
#[test]
fn tables_are_shown_while_there_is_no_database() {
    let Some(database) = postgres::Alone::start() else { return };
    let served = Served::at(Folder::in_database(database.url()), |_| {});
    let (mut ada, _, code) = served.pair_at(false);
    let page = format!("/t/{code}");
    ada.get(&page).expect(200);
    let looked = || {
        let numbers = served.numbers();
        let line = numbers.lines().find(|line| line.starts_with("loup_caught_up_total ")).unwrap();
        line.rsplit(' ').next().unwrap().parse::<u64>().unwrap()
    };
    let before = looked();
    until(|| (looked() >= before + 2).then_some(()));
    database.end();
    ada.get(&page).expect(200);
    assert_eq!(ada.ask(&format!("/tables/{code}")).expect(200).json()["state"], "playing");
    assert_eq!(say(&mut ada, &code, "not now"), 503);
    served.person().get(&page).expect(403);
}

/// Who was signed out at another server hears no more, although nobody told this one.
#[test]
fn who_was_signed_out_hears_no_more_without_a_notice() {
    let Some(url) = postgres::fresh() else { return };
    let served = Served::at(Folder::in_database(url.clone()), |_| {});
    let (ada, mut bo, code) = served.pair();
    let streams = [format!("/t/{code}/live"), format!("/api/v1/tables/{code}/events")];
    let mut streams = streams.map(|path| ada.listen(&path));
    // As if another server had done it, and its notice had been lost.
    postgres::sql(&url, "DELETE FROM keys WHERE person IN (SELECT id FROM people WHERE name = 'Ada')");
    for stream in &mut streams {
        until(|| {
            assert_eq!(say(&mut bo, &code, "still there?"), 303);
            stream.next().is_none().then_some(())
        });
    }
}

/// A screen that is opened or closed at one server is at the other; and where the other may not have heard that it was
/// closed, it is.
#[test]
fn a_shared_screen_is_not_left_open_where_nobody_hears_that_it_is_closed() {
    let Some(url) = postgres::fresh() else { return };
    let one = Served::at(Folder::in_database(url.clone()), |_| {});
    let other = one.beside();
    let (ada, code) = crate::screens::shared(&one);
    let open = || ada.clone().post(&format!("/t/{code}/open"), &[("seat", "1")]).expect(303);
    let is_open = |served: &Served| crate::screens::is_yours(&crate::screens::page(&at(&ada, served), &code));
    let both = |open: bool| {
        until(|| [&one, &other].iter().all(|served| is_open(served) == open).then_some(()));
    };
    both(false);
    open();
    both(true);
    at(&ada, &other).post(&format!("/t/{code}/close"), &[]).expect(303);
    both(false);
    open();
    both(true);
    let hang_up = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    postgres::sql(&url, hang_up);
    both(false);
    // One of the two may hear again only now, and close it once more.
    until(|| {
        open();
        is_open(&other).then_some(())
    });
}

/// Tables that cannot be read keep no other from being looked at.
#[test]
fn a_damaged_table_keeps_no_other_from_being_followed() {
    let Some(url) = postgres::fresh() else { return };
    let served = Served::at(Folder::in_database(url.clone()), |_| {});
    let (ada, _, code) = served.pair();
    let damaged: Vec<String> = (0..12).map(|_| served.table(&ada, &["me", "friend"])).collect();
    damaged.iter().for_each(|code| drop(ada.table(code)));
    let mut stream = ada.listen(&format!("/api/v1/tables/{code}/events"));
    // Nobody tells of it.
    for code in &damaged {
        postgres::sql(
            &url,
            &format!("UPDATE tables SET meta = 'nonsense', rev = rev + 1 WHERE code = '{code}'"),
        );
    }
    postgres::sql(&url, &format!("DELETE FROM tables WHERE code = '{code}'"));
    assert!(stream.wait_for("gone").data.contains("deleted"));
}

/// A table of newer rules is not past: a server that does not know them sends people to others.
#[test]
fn a_table_of_newer_rules_is_left_to_newer_servers() {
    let Some(url) = postgres::fresh() else { return };
    let served = Served::at(Folder::in_database(url.clone()), |_| {});
    let (ada, _, code) = served.pair();
    let newer = "UPDATE tables SET meta = jsonb_set(meta::jsonb, '{rules}', '77')::text, rev = rev + 1";
    postgres::sql(&url, newer);
    let other = served.beside();
    let reply = at(&ada, &other).get(&format!("/t/{code}"));
    assert!(reply.status == 503 && reply.body.contains("newer rules"), "{} {}", reply.status, reply.body);
    assert!(reply.header("retry-after").is_some());
    assert_eq!(at(&ada, &other).ask(&format!("/tables/{code}")).status, 503);
    // What was played by older ones stays to be read.
    postgres::sql(&url, &newer.replace("77", "0"));
    let third = served.beside();
    assert!(at(&ada, &third).get(&format!("/t/{code}")).expect(200).body.contains("version 0"));
}
