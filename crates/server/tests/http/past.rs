//! What somebody has played, everything in one file, and being forgotten.

use std::collections::BTreeMap;

use serde_json::json;

use crate::client::Person;
use crate::served::{Served, play_out};

/// Ada and Bo have played one game; Ada and a bot another.
fn played(served: &Served) -> (Person, Person, String, String) {
    let (ada, bo, shared) = served.pair();
    play_out(&mut [(1, ada.clone()), (2, bo.clone())], &shared);
    let alone = served.table(&ada, &["me", "bot-cub"]);
    play_out(&mut [(1, ada.clone())], &alone);
    (ada, bo, shared, alone)
}

#[test]
fn the_history_is_filtered_by_game_company_and_result() {
    let served = Served::new();
    let (ada, bo, shared, alone) = played(&served);
    let found = |query: &str| {
        let page = ada.get(&format!("/me/games{query}")).expect(200).body;
        [page.contains(&shared), page.contains(&alone)]
    };
    assert_eq!(found(""), [true, true]);
    assert_eq!(found("?game=wolves"), [false, false]);
    assert_eq!(found("?game=triqueta&page=99"), [true, true], "the last page, whatever is asked for");
    let page = ada.get("/me/games").body;
    let bos = page.split("<option value=\"").find(|rest| rest.contains(">Bo</option>")).unwrap();
    let bos = bos.split('"').next().unwrap();
    assert_eq!(found(&format!("?with={bos}")), [true, false]);
    assert_eq!(found("?with=somebody-else"), [false, false]);
    assert!(!bo.get(&format!("/me/games?with={bos}")).body.contains(&shared), "names are the reader's own");
    let (won, lost) = (found("?result=won"), found("?result=lost"));
    assert_eq!([won[0] ^ lost[0], won[1] ^ lost[1]], [true, true]);

    let me = ada.get("/me").expect(200).body;
    assert!(me.contains("Only you see this page") && me.contains("id=\"results\"") && me.contains("2 games"));
    let games = ada.ask("/me/games").expect(200).json();
    assert_eq!((&games["found"], games["games"].as_array().unwrap().len()), (&json!(2), 2));
    let of = |code: &str| {
        games["games"].as_array().unwrap().iter().find(|game| game["code"] == code).unwrap().clone()
    };
    assert_eq!((&of(&alone)["levels"], &of(&shared)["others"]), (&json!(["cub"]), &json!(["Bo"])));
    assert!(of(&alone)["place"].as_u64().unwrap() <= 2 && of(&alone)["points"].is_i64());
    served.person().get("/me/games").expect(401);
}

/// Others see what was ticked, and neither who else played nor at which tables; a link that was taken back is void for good.
#[test]
fn a_page_is_shared_piece_by_piece_and_taken_back() {
    let served = Served::new();
    let (mut ada, _bo, shared, alone) = played(&served);
    let stranger = served.person();
    let link = |person: &Person| {
        let page = person.get("/me").expect(200).body;
        let rest = page.split("href=\"/shared/").nth(1)?;
        Some(format!("/shared/{}", rest.split('"').next()?))
    };
    assert_eq!(link(&ada), None, "nothing is shown before it is asked for");
    ada.post("/me/share", &[("share", "on"), ("results", "on")]).expect(303);
    let first = link(&ada).unwrap();
    let seen = stranger.get(&first).expect(200).body;
    assert!(seen.contains("Ada") && seen.contains("id=\"results\"") && !seen.contains("id=\"games\""));
    assert!(seen.contains("name=\"robots\" content=\"noindex\""));
    assert!(ada.get("/me").body.contains("You share a part of this page."));
    // More of it, at the same address.
    ada.post("/me/share", &[("share", "on"), ("games", "on")]).expect(303);
    assert_eq!(link(&ada), Some(first.clone()));
    let seen = stranger.get(&first).expect(200).body;
    let seen = seen.split("<main").nth(1).unwrap().split("</main>").next().unwrap();
    assert!(seen.contains("id=\"games\"") && !seen.contains("id=\"results\""));
    for hidden in ["Bo", &shared, &alone, "/me/games"] {
        assert!(!seen.contains(hidden), "{hidden}");
    }
    ada.post("/me/share", &[("share", "off")]).expect(303);
    stranger.get(&first).expect(404);
    ada.post("/me/share", &[("share", "on")]).expect(303);
    assert_ne!(link(&ada), Some(first.clone()));
    stranger.get(&first).expect(404);
    assert!(stranger.get(&link(&ada).unwrap()).expect(200).body.contains("There is nothing here yet."));
    // The address opens nothing else, and is gone with its person.
    let last = link(&ada).unwrap();
    stranger.get(&last.replace("/shared/", "/p/")).expect(404);
    ada.post("/me/delete", &[("name", "Ada")]).expect(200);
    stranger.get(&last).expect(404);
}

#[test]
fn a_program_shares_a_page_and_takes_it_back() {
    let served = Served::new();
    let (ada, ..) = played(&served);
    let stranger = served.person();
    let shared = |person: &Person| person.ask("/me/share").expect(200).json()["shared"].clone();
    assert_eq!(shared(&ada), json!(null));
    ada.tell("/me/share", &json!({ "result": true })).expect(400);
    assert_eq!(shared(&ada), json!(null), "what is refused changes nothing");
    let told = ada.tell("/me/share", &json!({ "results": true })).expect(200).json();
    assert_eq!(told["shared"], shared(&ada));
    assert_eq!([&told["shared"]["results"], &told["shared"]["games"]], [&json!(true), &json!(false)]);
    let link = told["shared"]["link"].as_str().unwrap().to_owned();
    let path = &link[link.find("/shared/").unwrap()..];
    assert!(stranger.get(path).expect(200).body.contains("id=\"results\""));
    ada.tell_by("DELETE", "/me/share", &json!({})).expect(204);
    assert_eq!(shared(&ada), json!(null));
    stranger.get(path).expect(404);
    stranger.ask("/me/share").expect(401);
}

#[test]
fn everything_is_had_in_one_file() {
    let served = Served::new();
    let (mut ada, mut bo, shared, alone) = played(&served);
    let running = served.table(&ada, &["me", "bot-cub"]);
    ada.post(&format!("/t/{shared}/chat"), &[("text", "well \"played\"")]).expect(303);
    bo.post(&format!("/t/{shared}/chat"), &[("text", "not for that file")]).expect(303);
    let file = ada.get("/me/export").expect(200);
    assert!(file.header("content-disposition").unwrap().contains("attachment"));
    assert!(!file.body.contains("not for that file") && !file.body.contains(ada.key.as_ref().unwrap()));
    let file = file.json();
    assert_eq!(file["person"]["name"], "Ada");
    let tables = file["tables"].as_array().unwrap();
    let of = |code: &str| tables.iter().find(|table| table["code"] == code).unwrap();
    assert_eq!(tables.len(), 3);
    assert_eq!(of(&shared)["chat"][0]["text"], "well \"played\"");
    for code in [&shared, &alone] {
        let record = of(code)["record"].as_str().unwrap();
        let game = catalogue::games().iter().find(|game| game.info().id == "triqueta").unwrap();
        assert!(game.verify(&table::Record::parse(record).unwrap()).is_ok(), "a record like any other");
    }
    assert!(!of(&running)["record"].as_str().unwrap().contains("seed "), "what runs stays secret");
    let empty = served.named("Eve").get("/me/export").expect(200).json();
    assert_eq!(empty["tables"], json!([]));
    served.person().get("/me/export").expect(401);
}

/// What a person plays with most is told, what chance has dealt included, and shown to others where that is ticked.
#[test]
fn favourites_are_what_was_played_with_most() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let mut packs: BTreeMap<String, usize> = BTreeMap::new();
    // Five packs: in six games one comes twice.
    for _ in 0..6 {
        let wish = json!({ "game": "wolves", "players": 2, "seats": ["me", "bot-cub"] });
        let code = served.table_of(&ada, wish);
        let view = ada.ask(&format!("/tables/{code}/view")).expect(200).json();
        let pack = view["view"]["players"][0]["pack"].as_str().unwrap().to_owned();
        *packs.entry(pack).or_default() += 1;
        assert!(!ada.get("/me").body.contains("id=\"favourites\"") || packs.values().any(|count| *count > 1));
        ada.tell(&format!("/tables/{code}/resign"), &json!({ "seat": 1, "sure": true })).expect(200);
    }
    let most = packs.values().max().unwrap();
    let me = ada.get("/me").expect(200).body;
    let panel = me.split("id=\"favourites\"").nth(1).unwrap().split("</section>").next().unwrap();
    let twice = packs.values().filter(|count| **count > 1).count().min(2);
    assert_eq!(panel.matches("<li>").count(), twice, "{packs:?}");
    assert!(panel.contains(&format!("in {most} of 6 games<")), "{packs:?} {panel}");
    // Whoever has the link sees them where they are ticked, and only then.
    let stranger = served.person();
    for (wanted, shown) in [(json!({ "favourites": true }), true), (json!({ "games": true }), false)] {
        let told = ada.tell("/me/share", &wanted).expect(200).json();
        assert_eq!(told["shared"]["favourites"], shown);
        let link = told["shared"]["link"].as_str().unwrap();
        let page = stranger.get(&link[link.find("/shared/").unwrap()..]).expect(200).body;
        assert_eq!(page.contains("id=\"favourites\""), shown);
    }
    // Animals are chosen before the game: everybody plays with them.
    for _ in 0..2 {
        let wish = json!({ "game": "hound", "players": 2, "seats": ["me", "bot-cub"] });
        let code = served.table_of(&ada, wish);
        ada.tell(&format!("/tables/{code}/resign"), &json!({ "seat": 1, "sure": true })).expect(200);
    }
    assert!(ada.get("/me").body.contains("in 2 of 2 games<"));
    ada.post("/me/share", &[("share", "off")]).expect(303);
}

/// The tables of the data file with the field of the export that has what they hold of a person; none where they hold
/// nothing of anybody, or what hosts alone keep. A new one belongs into this list, and into the export.
const HELD: [(&str, &str); 16] = [
    ("bans", "bans"),
    ("chat", "tables"),
    ("entrants", "tournaments"),
    ("entries", "tables"),
    ("host_links", ""),
    ("keys", "devices"),
    ("notes", ""),
    ("packed", "tables"),
    ("people", "person"),
    ("rated", "ratings"),
    ("rated_seats", "ratings"),
    ("reports", "reports"),
    ("seats", "tables"),
    ("server", ""),
    ("tables", "tables"),
    ("tournaments", "tournaments"),
];

/// Where a text is found in a data file, as table and column.
fn found_in(database: &rusqlite::Connection, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (table, _) in HELD {
        let columns: Vec<String> = database
            .prepare(&format!("SELECT name FROM pragma_table_info('{table}')"))
            .and_then(|mut all| all.query_map([], |row| row.get(0))?.collect())
            .unwrap();
        for column in columns {
            let sql = format!(
                "SELECT count(*) FROM {table} WHERE instr(CAST({column} AS BLOB), CAST(?1 AS BLOB)) > 0"
            );
            let count: i64 = database.query_row(&sql, [text], |row| row.get(0)).unwrap();
            if count > 0 {
                found.push(format!("{table}.{column}"));
            }
        }
    }
    found
}

/// Everything that the data file holds of a person is in the file that they take along, and nothing of it is left when
/// they are forgotten.
#[test]
fn nothing_is_left_of_whoever_is_forgotten() {
    let served = Served::on_file();
    let (ada, mut bo) = (served.named("Ada"), served.named("Bojana"));
    let seats =
        json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"], "choices": { "first": "1" } });
    let sit = |bo: &mut Person, wish: &serde_json::Value| {
        let code = served.table_of(&ada, wish.clone());
        bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
        ada.clone().post(&format!("/t/{code}/start"), &[]).expect(303);
        code
    };
    let over = sit(&mut bo, &seats);
    bo.post(&format!("/t/{over}/chat"), &[("text", "words of mine")]).expect(303);
    ada.tell(&format!("/tables/{over}/hide"), &json!({ "line": 1 })).expect(200);
    ada.clone().post(&format!("/t/{over}/chat"), &[("text", "words of hers")]).expect(303);
    bo.tell(&format!("/tables/{over}/report"), &json!({ "line": 2 })).expect(200);
    ada.tell(&format!("/tables/{over}/mute"), &json!({ "seat": 2, "muted": true })).expect(200);
    play_out(&mut [(1, ada.clone()), (2, bo.clone())], &over);
    let mut rated = seats.clone();
    rated["rated"] = json!(true);
    let rated = sit(&mut bo, &rated);
    play_out(&mut [(1, ada.clone()), (2, bo.clone())], &rated);
    let running = sit(&mut bo, &seats);
    ada.tell(&format!("/tables/{running}/mute"), &json!({ "seat": 2, "muted": true })).expect(200);
    let wish = json!({ "name": "Friday", "game": "triqueta", "seats": 2 });
    let friday = ada.tell("/tournaments", &wish).expect(201).json()["code"].as_str().unwrap().to_owned();
    for person in [&ada, &bo] {
        person.tell(&format!("/tournaments/{friday}/join"), &json!({})).expect(200);
    }

    let id = bo.ask("/me").json()["id"].as_str().unwrap().to_owned();
    let ban = |mute| server::host::Deed::Ban {
        whom: server::store::Banned::Person(server::store::PersonId(id.parse().unwrap())),
        mute,
        name: String::new(),
        reason: "Bojana quarrels".to_owned(),
        days: 7,
    };
    for deed in [ban(true), ban(false)] {
        assert_eq!(server::host::does(served.data(), &deed), Ok(true));
    }

    let file = bo.get("/me/export").expect(200).json();
    let database = rusqlite::Connection::open(served.folder.file("loup.db")).unwrap();
    let mut tables: Vec<String> = database
        .prepare(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
        )
        .and_then(|mut all| all.query_map([], |row| row.get(0))?.collect())
        .unwrap();
    tables.sort();
    assert_eq!(tables, HELD.map(|(table, _)| table), "what does a new table hold of people?");
    for (table, field) in HELD.iter().filter(|(_, field)| !field.is_empty()) {
        assert!(!file[field].is_null(), "{table} is not in the file");
    }
    assert_eq!((&file["reports"][0]["line"], &file["reports"][0]["code"]), (&json!(2), &json!(over)));
    assert_eq!(file["tournaments"][0]["name"], "Friday");
    assert_eq!((&file["person"]["id"], &file["bans"][0]["reason"]), (&json!(id), &json!("Bojana quarrels")));
    let mut places = found_in(&database, &id);
    places.sort();
    for place in
        ["chat.person", "entrants.person", "keys.person", "people.id", "rated_seats.person", "seats.person"]
    {
        assert!(places.iter().any(|found| found == place), "{place} is looked through: {places:?}");
    }
    assert!(!found_in(&database, "Bojana").is_empty() && !found_in(&database, "words of mine").is_empty());

    bo.post("/me/delete", &[("name", "Bojana")]).expect(200);
    // Ada has hidden somebody whom nobody knows any more; a report is the hosts' until they have settled it.
    assert_eq!(found_in(&database, &id), ["people.hidden", "reports.by", "reports.lines"]);
    for text in ["Bojana", "words of mine"] {
        assert_eq!(found_in(&database, text), ["reports.lines"], "{text}");
    }
    let settled = server::host::reports(served.data()).unwrap();
    assert_eq!(server::host::does(served.data(), &server::host::Deed::Settle(settled[0].id)), Ok(true));
    for text in ["Bojana", "words of mine"] {
        assert_eq!(found_in(&database, text), [""; 0], "{text}");
    }
}

#[test]
fn whoever_types_their_name_is_forgotten() {
    let served = Served::new();
    let (mut ada, mut bo, shared, alone) = played(&served);
    ada.post(&format!("/t/{shared}/chat"), &[("text", "never mind me")]).expect(303);
    assert!(bo.get(&format!("/t/{shared}")).body.contains("never mind me"));
    let wish =
        json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"], "choices": { "first": "1" } });
    let (running, lobby) = (served.table_of(&ada, wish.clone()), served.table_of(&ada, wish));
    for code in [&running, &lobby] {
        bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    }
    ada.post(&format!("/t/{running}/start"), &[]).expect(303);
    assert!(ada.get("/me").body.contains("you are called “somebody” there"), "said before");

    for wrong in ["", "ada", "Bo", "Ada Ada"] {
        let reply = ada.post("/me/delete", &[("name", wrong)]).expect(303);
        assert_eq!(reply.location(), "/me?not-deleted=1#data");
    }
    let mut stream = ada.listen(&format!("/t/{shared}/live?after=99"));
    let (old, page) = (ada.clone(), ada.post("/me/delete", &[("name", " Ada ")]).expect(200).body);
    assert!(page.contains("You are forgotten"));
    while stream.next().is_some() {}
    old.ask("/me").expect(401);
    let mut again = old.clone();
    again.post("/me/delete", &[("name", "Ada")]);

    bo.get(&format!("/t/{alone}")).expect(404);
    let table = bo.table(&shared);
    assert_eq!((&table["seats"][0]["name"], &table["state"]), (&json!("somebody"), &json!("over")));
    let page = bo.get(&format!("/t/{shared}")).expect(200).body;
    assert!(!page.contains("never mind me") && !page.contains("Ada"), "neither name nor words");
    assert!(!bo.ask(&format!("/tables/{shared}/record")).expect(200).body.contains("Ada"));
    assert_eq!(bo.table(&running)["seats"][0]["sits"], "bot");
    play_out(&mut [(2, bo.clone())], &running);
    let table = bo.table(&lobby);
    assert_eq!(table["seats"][0]["sits"], "free");
    bo.post(&format!("/t/{lobby}/bot"), &[("seat", "1")]).expect(303);
    bo.post(&format!("/t/{lobby}/start"), &[]).expect(303);
    // It is so after a restart, too.
    let served = Served::at(served.stop(), |_| {});
    bo.address = served.address;
    assert_eq!(bo.table(&shared)["seats"][0]["name"], "somebody");
}

#[test]
fn a_program_can_be_forgotten_too() {
    let served = Served::new();
    let eve = served.person().tell("/people", &json!({ "name": "Eve" })).expect(201).json();
    let mut program = served.person();
    program.key = eve["key"].as_str().map(str::to_owned);
    let delete = |name: &str| program.tell_by("DELETE", "/me", &json!({ "name": name })).status;
    assert_eq!(delete("Bo"), 400);
    assert_eq!(delete("Eve"), 204);
    program.ask("/me").expect(401);
}
