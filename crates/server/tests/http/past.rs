//! What somebody has played, everything in one file, and being forgotten.

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
