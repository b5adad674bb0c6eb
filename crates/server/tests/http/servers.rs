//! Several servers over one database: any of them serves any table, and what is done at one is seen at all.

use serde_json::json;

use server::RateLimits;

use crate::client::Person;
use crate::postgres;
use crate::served::{Folder, Served, play_out, until};

/// So many servers over one database; `None` where there is no PostgreSQL, which was said.
fn servers(count: usize) -> Option<Vec<Served>> {
    let url = postgres::fresh()?;
    let first = Served::at(Folder::in_database(url), |_| {});
    let others: Vec<Served> = (1..count).map(|_| first.beside()).collect();
    Some(std::iter::once(first).chain(others).collect())
}

/// Somebody with this name whose requests go to all of them in turn.
fn everywhere(servers: &[Served], name: &str) -> Person {
    let mut person = servers[0].named(name);
    person.others = servers[1..].iter().map(|served| served.address).collect();
    person
}

/// The same person with one server.
fn at(person: &Person, served: &Served) -> Person {
    Person { address: served.address, others: Vec::new(), ..person.clone() }
}

fn wish() -> serde_json::Value {
    json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"], "choices": { "first": "1" } })
}

/// A table of two, at which every request goes to another server than the one before.
#[test]
fn any_server_serves_any_table() {
    let Some(servers) = servers(2) else { return };
    let (mut ada, mut bo) = (everywhere(&servers, "Ada"), everywhere(&servers, "Bo"));
    let code = servers[0].table_of(&ada, wish());
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    // Whoever is sent on to another server finds there what was just done.
    for _ in 0..4 {
        let (entry, moves) = ada.moves(&code);
        ada.play(&code, 1, entry, &moves[0]).expect(303);
        let (after, _) = ada.moves(&code);
        assert_eq!(after, entry + 1, "the other server knows the move");
        if ada.table(&code)["to_act"] != 1 {
            break;
        }
    }
    for number in 0..4 {
        ada.post(&format!("/t/{code}/chat"), &[("text", &format!("line {number}"))]).expect(303);
    }
    let told = ada.ask(&format!("/tables/{code}/chat")).expect(200).json();
    assert_eq!(told["chat"].as_array().unwrap().len(), 4, "every line once");
    let entries = play_out(&mut [(1, ada.clone()), (2, bo.clone())], &code);
    bo.post(&format!("/t/{code}/rematch"), &[]).expect(303);
    for served in &servers {
        let shown = at(&ada, served).table(&code);
        assert_eq!((shown["entries"].as_u64(), &shown["state"]), (Some(entries as u64), &json!("over")));
        assert!(shown["next"].is_string(), "and the next of the series");
    }
    // Bots are thought about by one of them.
    let solo = servers[0].table(&ada, &["me", "bot-cub"]);
    play_out(&mut [(1, ada.clone())], &solo);
    let records: Vec<String> = servers
        .iter()
        .map(|served| at(&ada, served).get(&format!("/t/{solo}/record")).expect(200).body)
        .collect();
    assert_eq!(records[0], records[1]);
}

/// What a page says of itself finds its stream, whichever server it comes to.
#[test]
fn a_page_is_heard_by_way_of_any_server() {
    let Some(servers) = servers(2) else { return };
    let (ada, mut bo) = (servers[0].named("Ada"), servers[1].named("Bo"));
    let code = servers[0].table_of(&ada, wish());
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    let mut page = ada.listen(&format!("/t/{code}/live?after=0&page=00000000000000aa&here=1"));
    page.wait_for("patch");
    let here = |seen: bool| {
        until(|| {
            let told =
                servers.iter().map(|served| at(&bo, served).table(&code)["seats"][0]["present"].clone());
            told.into_iter().all(|present| present == seen).then_some(())
        });
    };
    let elsewhere = at(&ada, &servers[1]);
    let says = |what: &str| {
        elsewhere.get(&format!("/t/{code}/live/here?page=00000000000000aa&seen={what}")).expect(204)
    };
    here(true);
    says("hidden");
    here(false);
    says("");
    here(true);
}

/// Two sit down, move and speak at the same moment at different servers: nothing is lost, and nothing is there twice.
#[test]
fn those_who_come_at_the_same_moment_lose_nothing() {
    let Some(servers) = servers(3) else { return };
    let (ada, bo) = (servers[0].named("Ada"), servers[1].named("Bo"));
    let code = &servers[0].table_of(&ada, wish());
    let seated: usize = std::thread::scope(|scope| {
        let tries: Vec<_> = servers
            .iter()
            .map(|served| {
                let mut friend = at(&bo, served);
                scope.spawn(move || friend.post(&format!("/t/{code}/sit"), &[("seat", "2")]).status)
            })
            .collect();
        tries.into_iter().map(|done| done.join().unwrap()).filter(|status| *status == 303).count()
    });
    assert!(seated >= 1);
    at(&ada, &servers[2]).post(&format!("/t/{code}/start"), &[]).expect(303);
    // All say something at once, each at another server.
    std::thread::scope(|scope| {
        for (number, served) in servers.iter().enumerate() {
            let mut speaker = at(if number % 2 == 0 { &ada } else { &bo }, served);
            scope.spawn(move || {
                for line in 0..5 {
                    let text = format!("{number}-{line}");
                    speaker.post(&format!("/t/{code}/chat"), &[("text", &text)]).expect(303);
                }
            });
        }
    });
    let told = ada.ask(&format!("/tables/{code}/chat")).expect(200).json();
    let mut texts: Vec<String> = told["chat"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["text"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(texts.len(), 15);
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), 15);
}

/// What is done at one server comes by the streams of the others: moves, lines, who is there, and that a table is gone.
#[test]
fn streams_hear_what_is_done_at_other_servers() {
    let Some(servers) = servers(2) else { return };
    let (ada, mut bo) = (servers[0].named("Ada"), servers[1].named("Bo"));
    let code = servers[0].table_of(&ada, wish());
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    at(&ada, &servers[0]).post(&format!("/t/{code}/start"), &[]).expect(303);
    let events = format!("/api/v1/tables/{code}/events");
    let mut stream = bo.listen(&events);
    stream.wait_for("table");
    // Bo listens at the second server, which the first knows soon.
    until(|| (ada.table(&code)["seats"][1]["present"] == true).then_some(()));
    let (entry, moves) = ada.moves(&code);
    at(&ada, &servers[0]).play(&code, 1, entry, &moves[0]).expect(303);
    assert_eq!(stream.wait_for("entry").id, Some(entry));
    at(&ada, &servers[0]).post(&format!("/t/{code}/chat"), &[("text", "well played")]).expect(303);
    assert!(stream.wait_for("chat").data.contains("well played"));
    // A name that was changed at one server is soon known at the other.
    at(&ada, &servers[1]).post("/me", &[("name", "Ada Lovelace")]).expect(303);
    until(|| (at(&ada, &servers[0]).ask("/me").json()["name"] == "Ada Lovelace").then_some(()));
    // A personal link leads to the same person at any of them.
    let other = {
        let page = ada.get("/me").body;
        let start = page.find("/p/").unwrap() + 3;
        let secret: String = page[start..].chars().take_while(char::is_ascii_hexdigit).collect();
        let mut second = Person { key: None, ..at(&ada, &servers[1]) };
        second.post(&format!("/p/{secret}"), &[]).expect(303);
        second
    };
    assert_eq!(other.ask("/me").expect(200).json()["name"], "Ada Lovelace");
    // A table that a command deletes is gone everywhere.
    server::host::delete(servers[0].data(), &code).unwrap();
    until(|| (ada.get(&format!("/t/{code}")).status == 404).then_some(()));
    until(|| (bo.get(&format!("/t/{code}")).status == 404).then_some(()));
    assert!(stream.wait_for("gone").data.contains("deleted"));
    assert_eq!(stream.next(), None);
}

/// A server that stops leaves nothing undone: the others go on with the bots that it was thinking about.
#[test]
fn a_bot_goes_on_when_its_server_is_gone() {
    let Some(url) = postgres::fresh() else { return };
    let folder = Folder::in_database(url);
    // This one never comes to an end.
    let first = Served::at(folder, |config| config.bot_delay = std::time::Duration::from_secs(600));
    let ada = first.named("Ada");
    let wish = json!({
        "game": "triqueta", "players": 2, "seats": ["me", "bot-cub"], "choices": { "first": "2" },
    });
    let code = first.table_of(&ada, wish);
    let second = first.beside();
    let there = at(&ada, &second);
    assert_eq!(there.table(&code)["entries"], 0);
    drop(first);
    until(|| (there.table(&code)["entries"].as_u64() > Some(0)).then_some(()));
}

/// A server that leaves bots to others does not think as long as one does that does nothing else; and does when none is
/// there.
#[test]
fn bots_can_be_left_to_others() {
    let Some(url) = postgres::fresh() else { return };
    let served = Served::at(Folder::in_database(url), |config| config.leaves_bots = true);
    let thinker = Served::thinker(served.data());
    let counted = |served: &Served| {
        let numbers = served.numbers();
        let line = numbers.lines().find(|line| line.starts_with("loup_bot_moves_total ")).unwrap();
        line.rsplit(' ').next().unwrap().parse::<u64>().unwrap()
    };
    let ada = served.named("Ada");
    let code = served.table(&ada, &["me", "bot-cub"]);
    play_out(&mut [(1, ada.clone())], &code);
    assert!(counted(&thinker) > 0, "the thinker thinks");
    assert_eq!(counted(&served), 0, "and the server does not");
    let ready = Person::new(thinker.metrics.unwrap()).get("/readyz").expect(200).body;
    assert!(ready.starts_with("ready\n"), "{ready}");
    // Nobody is there who thinks: after a while the server does after all.
    drop(thinker);
    let wish = json!({
        "game": "triqueta", "players": 2, "seats": ["me", "bot-cub"], "choices": { "first": "2" },
    });
    let alone = served.table_of(&ada, wish);
    until(|| (ada.table(&alone)["entries"].as_u64() > Some(0)).then_some(()));
    assert!(counted(&served) > 0);
}

/// Whoever asks several servers gets no more than whoever asks one, but for what the others have not been told yet.
#[test]
fn limits_hold_for_all_servers_together() {
    let Some(url) = postgres::fresh() else { return };
    let one = Served::at(Folder::in_database(url), |config| config.rates = RateLimits::Frozen);
    let other = one.beside_with(|config| config.rates = RateLimits::Frozen);
    let ada = one.named("Ada");
    let code = one.table(&ada, &["me", "friend"]);
    let say = |served: &Served, number: usize| {
        at(&ada, served).post(&format!("/t/{code}/chat"), &[("text", &format!("line {number}"))]).status
    };
    let said = (0..20).take_while(|number| say(&one, *number) == 303).count();
    assert_eq!(said, 6, "lines at one server");
    // The other hears of it within a second or two, and refuses as well.
    until(|| (say(&other, 99) == 429).then_some(()));
}
