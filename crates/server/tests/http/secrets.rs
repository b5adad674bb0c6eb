//! No answer tells a viewer what it may not know: in worlds that differ only in what is hidden from somebody,
//! that somebody is answered the same, byte for byte.

use serde_json::json;
use table::{AnyTable, Chance, Quick, Seat, Start, Viewer};
use texts::{Lang, Speaker};

use crate::client::Person;
use crate::served::{Folder, Served};

/// A game in play after some moves, and other worlds that this seat cannot tell from it.
fn worlds(game: &str, seat: Seat, plies: usize, dice: &mut Quick) -> Vec<Box<dyn AnyTable>> {
    let game = catalogue::find(game).unwrap();
    let choices = game.settle(&table::Choices::new(3.min(*game.info().players.end()))).unwrap();
    let names = ["Ada", "Bo", "Cy"].map(str::to_owned);
    let mut table = game.open(&choices, Start::Seed(dice.seed()), &names).unwrap();
    while table.plies() < plies && table.to_act().is_some() {
        let count = table.legal_moves().len();
        table.play_nth(dice.index(count)).unwrap();
    }
    (0..3).map(|_| table.fork(table.plies(), Viewer::Seat(seat), &dice.seed()).unwrap()).collect()
}

/// Puts these tables into a data file as tables in play: Ada in seat 1, Bo in seat 2, Cy in seat 3.
fn plant(folder: &Folder, people: &[i64], worlds: &[Box<dyn AnyTable>], codes: &[&str]) {
    let database = rusqlite::Connection::open(folder.file("loup.db")).unwrap();
    for (world, code) in worlds.iter().zip(codes) {
        let Start::Deal(deal) = world.start() else { panic!("a fork starts from a deal") };
        let seats = usize::from(world.seats());
        let place = |(name, person): (&&str, &i64)| json!({ "name": name, "sitter": { "person": person } });
        let places: Vec<_> = ["Ada", "Bo", "Cy"].iter().zip(people).take(seats).map(place).collect();
        let choices: serde_json::Map<String, serde_json::Value> =
            world.choices().iter().map(|(key, value)| (key.to_owned(), json!(value))).collect();
        let meta = json!({
            "game": world.info().id, "rules": world.info().rules_version, "players": world.choices().players,
            "choices": choices, "beginning": { "deal": deal }, "places": places, "host": people[0], "limit": 0,
            "created": 1, "wins": vec![0; seats],
        });
        let to_act = world.to_act().map(Seat::number);
        database
            .execute(
                "INSERT INTO tables (code, game, host, created, meta, state, listed, touched, to_act) \
                 VALUES (?1, ?2, ?3, 1, ?4, 1, 1, 1, ?5)",
                rusqlite::params![code, world.info().id, people[0], meta.to_string(), to_act],
            )
            .unwrap();
        for number in 1..=world.entries() {
            let (seat, act) = world.entry(number).unwrap();
            let table::Act::Move(text) = act else { panic!("a fork has no take-backs") };
            database
                .execute(
                    "INSERT INTO entries VALUES (?1, ?2, ?3, ?4)",
                    rusqlite::params![code, number as i64, seat.number(), text],
                )
                .unwrap();
        }
    }
}

/// Everything that the server tells this person about a table.
fn told(person: &Person, code: &str) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for path in ["", "?log=all", "?choose=d", "/record", "?ask=draw", "?ask=show"] {
        all.push((path.to_owned(), person.get(&format!("/t/{code}{path}")).body));
    }
    let step = person.listen(&format!("/t/{code}/live?after=0")).next().unwrap();
    all.push(("live".to_owned(), step.data));
    for path in
        ["", "/view", "/log", "/moves", "/record", "/view?seat=1", "/view?seat=2", "/view?seat=public"]
    {
        all.push((format!("api {path}"), person.ask(&format!("/tables/{code}{path}")).body));
    }
    let mut events = person.listen(&format!("/api/v1/tables/{code}/events?after=0"));
    let table = std::iter::from_fn(|| events.next()).find(|event| event.kind == "table").unwrap();
    all.push(("api events".to_owned(), table.data));
    // Codes differ, and so do the names made from them and the revisions of pages with codes in them; everything else
    // must not.
    let name = pages::names::table_name(&Speaker::new(Lang::En), code);
    let plain = |body: String| without_revision(&body.replace(code, "CODE").replace(&name, "NAME"));
    all.into_iter().map(|(path, body)| (path, plain(body))).collect()
}

fn without_revision(page: &str) -> String {
    match page.split_once("data-rev=\"") {
        Some((before, after)) => format!("{before}{}", after.split_once('"').unwrap().1),
        None => page.to_owned(),
    }
}

fn same_in_all_worlds(game: &str, plies: usize, seed: u64) {
    let mut dice = Quick::new(seed);
    let served = Served::on_file();
    let people: Vec<Person> = ["Ada", "Bo", "Cy"].iter().map(|name| served.named(name)).collect();
    let ids: Vec<i64> = people
        .iter()
        .map(|person| person.ask("/me").json()["id"].as_str().unwrap().parse().unwrap())
        .collect();
    let folder = served.stop();
    let codes: Vec<Vec<String>> = "bcdf"
        .chars()
        .map(|first| "ghj".chars().map(|second| format!("{first}{second}kmnpqr")).collect())
        .collect();
    let mut differ = false;
    for (seat, codes) in [1, 2].into_iter().zip(&codes) {
        let worlds = worlds(game, Seat::new(seat).unwrap(), plies, &mut dice);
        differ |= worlds.iter().any(|world| world.deal() != worlds[0].deal());
        plant(&folder, &ids, &worlds, &codes.iter().map(String::as_str).collect::<Vec<_>>());
    }
    assert!(differ, "{game}: the worlds differ in what is hidden");
    let served = Served::at(folder, |_| {});
    let again = |person: &Person| Person { address: served.address, ..person.clone() };
    for (person, codes) in people.iter().zip(&codes).take(2) {
        let (person, stranger) = (again(person), served.person());
        for reader in [&person, &stranger] {
            let first = told(reader, &codes[0]);
            assert!(first.iter().any(|(_, body)| body.contains("id=\"live\"")));
            for code in &codes[1..] {
                for ((path, one), (_, other)) in first.iter().zip(told(reader, code)) {
                    assert_eq!(*one, other, "{game}, {plies} plies: {path} tells the worlds apart");
                }
            }
        }
    }
}

#[test]
fn triqueta_is_told_the_same_in_every_world() {
    for (plies, seed) in [(0, 1), (7, 2), (16, 3), (30, 4)] {
        same_in_all_worlds("triqueta", plies, seed);
    }
}

#[test]
fn wolf_and_hound_is_told_the_same_in_every_world() {
    for (plies, seed) in [(0, 5), (9, 6), (20, 7)] {
        same_in_all_worlds("hound", plies, seed);
    }
}

/// The suite above would find a leak: the owner of a hand is told different things in different worlds.
#[test]
fn whoever_may_know_is_told() {
    let mut dice = Quick::new(8);
    let served = Served::on_file();
    let people: Vec<Person> = ["Ada", "Bo", "Cy"].iter().map(|name| served.named(name)).collect();
    let ids: Vec<i64> = people
        .iter()
        .map(|person| person.ask("/me").json()["id"].as_str().unwrap().parse().unwrap())
        .collect();
    let folder = served.stop();
    // Hidden from seat 1: the hand of seat 2 differs.
    let worlds = worlds("hound", Seat::new(1).unwrap(), 4, &mut dice);
    plant(&folder, &ids, &worlds, &["bcdfghjk", "bcdfghjm", "bcdfghjn"]);
    let served = Served::at(folder, |_| {});
    let bo = Person { address: served.address, ..people[1].clone() };
    let told: Vec<_> = ["bcdfghjk", "bcdfghjm", "bcdfghjn"].iter().map(|code| told(&bo, code)).collect();
    assert!(told.iter().any(|other| *other != told[0]));
}
