//! The data file that 0.1 left behind: it opens, everything in it is as it was, and its games go on.

use std::time::Duration;

use serde_json::Value;
use server::{Server, StartError, host};

use crate::client::Person;
use crate::served::{Folder, Served, config, until};
use crate::told::{assert_exported, assert_holds, left_behind, told};

/// Longer than any test: tables that wait for a bot stay as they are.
const NEVER: Duration = Duration::from_secs(3600);

/// A folder with a copy of the data file.
fn copy() -> Folder {
    let folder = Folder::of_file();
    // Not `fs::copy`, which would copy a checkout's permissions too.
    std::fs::write(folder.file("loup.db"), std::fs::read(left_behind("loup.db")).unwrap()).unwrap();
    folder
}

/// What 0.1 told of its tables and people.
struct Told(Value);

impl Told {
    fn read() -> Self {
        Self(told("tables.json"))
    }

    /// The tables in this state, by name; all for an empty one.
    fn tables(&self, state: &str) -> impl Iterator<Item = (&String, &Value)> {
        let tables = self.0["tables"].as_object().unwrap().iter();
        tables.filter(move |(_, told)| state.is_empty() || told["table"]["state"] == state)
    }

    fn code(&self, name: &str) -> String {
        self.0["tables"][name]["code"].as_str().unwrap_or_else(|| panic!("no {name}")).to_owned()
    }

    /// Somebody whom the file knows; anybody else is a stranger.
    fn person(&self, served: &Served, name: &str) -> Person {
        let key = self.0["people"][name]["key"].as_str().map(str::to_owned);
        Person { key, ..served.person() }
    }

    /// Those who sit at a table.
    fn seated(&self, served: &Served, told: &Value) -> Vec<Person> {
        let names = told["people"].as_array().unwrap().iter();
        names.map(|name| self.person(served, name.as_str().unwrap())).collect()
    }
}

#[test]
fn everything_is_as_it_was() {
    let told = Told::read();
    let served = Served::at(copy(), |config| config.bot_delay = NEVER);
    for (name, table) in told.tables("") {
        let code = table["code"].as_str().unwrap();
        for whose in table["people"].as_array().unwrap().iter().chain([&Value::from("Eve")]) {
            let whose = whose.as_str().unwrap();
            let person = told.person(&served, whose);
            let mut then = table["table"].clone();
            if whose == "Eve" && then["state"] == "playing" && then["listed"] == false {
                // By now a private game is watched by invitation only.
                person.ask(&format!("/tables/{code}")).expect(403);
                continue;
            }
            if then["state"] == "over" {
                // 0.1 counted one turn too many where the last seat of a round ended a game of The Wolves.
                then.as_object_mut().unwrap().remove("turn");
            }
            let now = person.table(code);
            let seats = now["seats"].as_array().unwrap();
            if whose == "Eve" && seats.iter().any(|seat| seat["name"] == "a guest") {
                // By now names are for those at the table where not all of them have one.
                assert_eq!(then["state"], "over", "{name}");
                let then = then.as_object_mut().unwrap();
                then.retain(|key, _| !["seats", "previous", "next"].contains(&key.as_str()));
            }
            assert_holds(&now, &then, name);
            // Somebody who does not sit there was kept as nobody.
            let shown = if whose == "Eve" { "nobody" } else { whose };
            if let Some(moves) = table["moves"].get(shown) {
                let mut now = person.moves(code).1;
                now.sort();
                assert_eq!(&Value::from(now), moves, "{name} for {whose}");
            }
            if let Some(view) = table["views"].get(shown) {
                let now = person.ask(&format!("/tables/{code}/view")).expect(200).json();
                assert_holds(&now["view"], view, &format!("{name} as {whose}"));
            }
            let page = person.get(&format!("/t/{code}"));
            assert!(matches!(page.status, 200 | 303), "{name}: {}", page.status);
        }
        let lines = told.seated(&served, table)[0].ask(&format!("/tables/{code}/chat")).expect(200).json();
        let said = table["chat"].as_array().map_or(&[][..], Vec::as_slice);
        assert_eq!(lines["chat"].as_array().unwrap().len(), said.len(), "{name}");
        for (line, said) in lines["chat"].as_array().unwrap().iter().zip(said) {
            assert_eq!((&line["name"], &line["text"]), (&said[0], &said[1]), "{name}");
        }
    }
}

#[test]
fn people_are_known_by_key_cookie_and_personal_link() {
    let told = Told::read();
    let served = Served::at(copy(), |config| config.bot_delay = NEVER);
    for (name, known) in told.0["people"].as_object().unwrap() {
        let person = told.person(&served, name);
        assert_eq!(person.ask("/me").expect(200).json()["name"], name.as_str());
        assert!(person.get("/").expect(200).body.contains(if name == "Ada" {
            "lang=\"fr\""
        } else {
            "lang=\""
        }));
        if let Some(link) = known["link"].as_str() {
            let mut other = served.person();
            other.get(link).expect(200);
            other.post(link, &[]).expect(303);
            assert_eq!(other.ask("/me").expect(200).json()["name"], name.as_str(), "another device");
        }
    }
    let mine = told.person(&served, "Ada").ask("/tables").expect(200).json();
    let ada = Value::from("Ada");
    let hers = told.tables("").filter(|(_, table)| {
        let seats = table["table"]["seats"].as_array().unwrap();
        table["people"].as_array().unwrap().contains(&ada) && seats.iter().any(|seat| seat["name"] == ada)
    });
    assert_eq!(mine["mine"].as_array().unwrap().len(), hers.count());
}

#[test]
fn hosts_list_and_export_it() {
    let (told, folder) = (Told::read(), copy());
    let data = folder.file("loup.db");
    let lines = host::tables(&data).unwrap();
    assert_eq!(lines.len(), told.tables("").count());
    for (name, table) in told.tables("") {
        let code = table["code"].as_str().unwrap();
        let line = lines.iter().find(|line| line.code == code).unwrap();
        assert_eq!(Value::from(line.entries), table["table"]["entries"], "{name}");
        if table["table"]["state"] != "lobby" {
            let export = std::fs::read_to_string(left_behind(&format!("exports/{name}.loup"))).unwrap();
            assert_exported(&host::export(&data, code, catalogue::games()).unwrap(), &export, name);
        }
    }
    let backup = folder.file("backup.db");
    host::backup(&data, &backup).unwrap();
    assert_eq!(host::tables(&backup).unwrap(), lines);
    host::delete(&data, &told.code("chat")).unwrap();
    assert_eq!(host::tables(&data).unwrap().len(), lines.len() - 1);
}

/// Every running table gets one more entry: from a bot where one is to move, else from the person in that seat.
#[test]
fn running_tables_go_on() {
    let told = Told::read();
    let served = Served::at(copy(), |_| {});
    for (name, table) in told.tables("playing") {
        let (code, people) = (table["code"].as_str().unwrap(), told.seated(&served, table));
        let before = table["table"]["entries"].as_u64().unwrap();
        until(|| {
            // By a program: a shared screen would have to be opened first.
            let mine = people.iter().find(|person| !person.moves(code).1.is_empty());
            if let Some(person) = mine {
                let (entry, moves) = person.moves(code);
                let wish = serde_json::json!({ "entry": entry, "move": moves[0] });
                let reply = person.tell(&format!("/tables/{code}/moves"), &wish);
                if name == "stand-in" && reply.status == 409 {
                    // The bot in that seat was quicker than the person who came back.
                    return None;
                }
                reply.expect(200);
            }
            let entries = people[0].table(code)["entries"].as_u64().unwrap();
            (entries > before && (mine.is_some() || !name.starts_with("waits"))).then_some(())
        });
    }
    // What went on is kept.
    let before: Vec<Value> = told.tables("playing").map(|(name, _)| at_rest(&told, &served, name)).collect();
    let served = Served::at(served.stop(), |config| config.bot_delay = NEVER);
    let after: Vec<Value> = told.tables("playing").map(|(name, _)| at_rest(&told, &served, name)).collect();
    assert_eq!(before, after);
}

/// How many entries a table has once its bots wait for a person.
fn at_rest(told: &Told, served: &Served, name: &str) -> Value {
    let table = &told.0["tables"][name];
    let (code, people) = (table["code"].as_str().unwrap(), told.seated(served, table));
    until(|| {
        // One answer says who is to move and how far it is: a bot may move between two.
        let now = people[0].table(code);
        let sits = now["to_act"].as_u64().map(|seat| now["seats"][seat as usize - 1]["sits"].clone());
        let rests = now["state"] == "over" || sits.is_some_and(|sits| sits != "bot" && sits != "stand-in");
        rests.then(|| now["entries"].clone())
    })
}

#[test]
fn lobbies_finished_and_guided_tables_go_on() {
    let told = Told::read();
    let served = Served::at(copy(), |_| {});
    let [ada, bo, mut zoe] = ["Ada", "", "Zoë ❤ O’Brien-Łucja"].map(|name| told.person(&served, name));
    // A lobby fills up and begins; an invitation of 0.1 still opens its seat.
    let code = told.code("lobby-listed");
    let invitation = ada.table(&code)["seats"][1]["invitation"].as_str().unwrap().to_owned();
    let token = invitation.rsplit('/').next().unwrap();
    bo.tell(&format!("/invitations/{token}"), &serde_json::json!({})).expect(200);
    zoe.tell(&format!("/tables/{code}/seats"), &serde_json::json!({ "seat": 3 })).expect(200);
    ada.tell(&format!("/tables/{code}/start"), &serde_json::json!({})).expect(200);
    assert_eq!(ada.table(&code)["state"], "playing");
    // Finished ones are replayed, played again, and forked.
    for (name, table) in told.tables("over") {
        let (code, mut people) = (table["code"].as_str().unwrap(), told.seated(&served, table));
        for query in ["", "?ply=0", "?ply=3&as=public"] {
            people[0].get(&format!("/t/{code}/replay{query}")).expect(200);
        }
        if !name.starts_with("uploaded") {
            let there = people[0].post(&format!("/t/{code}/rematch"), &[]).expect(303).location().to_owned();
            people[0].get(&there).expect(200);
        }
        people[0].post(&format!("/t/{code}/fork"), &[("ply", "2"), ("seat", "1")]).expect(303);
    }
    // A series remembers its wins; a guided table what it has explained.
    let wins = ada.table(&told.code("series-3-playing"))["wins"].clone();
    assert_eq!(wins.as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum::<u64>(), 2);
    let code = told.code("guided-wolves");
    assert_eq!(zoe.post("/learn/wolves", &[]).expect(303).location(), format!("/t/{code}"));
}

/// Damaged or foreign, it is left as it is, with one clear answer.
#[test]
fn a_file_that_cannot_be_used_is_not_touched() {
    let good = std::fs::read(left_behind("loup.db")).unwrap();
    let mut torn = good.clone();
    for page in (1..torn.len() / 4096).step_by(3) {
        torn[page * 4096..page * 4096 + 1500].fill(0x5a);
    }
    let mut foreign = good.clone();
    foreign[68..72].copy_from_slice(b"ELSE");
    let mut newer = good.clone();
    newer[60..64].copy_from_slice(&999_u32.to_be_bytes());
    for (bytes, what) in [
        (&torn[..], "Damaged"),
        (&good[..good.len() / 2], "Damaged"),
        (&foreign, "Foreign"),
        (&newer, "Newer"),
    ] {
        let folder = Folder::of_file();
        let data = folder.file("loup.db");
        std::fs::write(&data, bytes).unwrap();
        let error = Server::bind(config(&data), catalogue::games()).err().expect(what);
        let found = match error {
            StartError::Damaged { .. } => "Damaged",
            StartError::Foreign { .. } => "Foreign",
            StartError::Newer { .. } => "Newer",
            other => panic!("{other}"),
        };
        assert_eq!(found, what);
        assert!(host::tables(&data).is_err() && host::export(&data, "bcdfghjk", catalogue::games()).is_err());
        assert!(std::fs::read(&data).unwrap() == bytes, "{what}: the file was touched");
    }
}
