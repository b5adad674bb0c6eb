//! Rated tables: what is not possible there, what counts as lost, and what comes of it.

use std::time::Duration;

use serde_json::{Value, json};
use server::host;

use crate::client::Person;
use crate::served::{Folder, Served, play_out, until};

/// A rated table of Triqueta for these two, begun.
fn rated(served: &Served, ada: &Person, bo: &Person) -> String {
    let seats = ["me", "friend"];
    let choices = json!({ "first": "1" });
    let wish = json!({ "game": "triqueta", "players": 2, "seats": seats, "choices": choices, "rated": true });
    let code = served.table_of(ada, wish);
    bo.clone().post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    ada.clone().post(&format!("/t/{code}/start"), &[]).expect(303);
    code
}

fn rating(person: &Person) -> Value {
    person.ask("/me/ratings").expect(200).json()["triqueta"].clone()
}

fn resign(person: &Person, code: &str, seat: u8) {
    person.tell(&format!("/tables/{code}/resign"), &json!({ "seat": seat, "sure": true })).expect(200);
}

#[test]
fn a_rated_table_has_no_help_and_no_way_back() {
    let served = Served::new();
    let (ada, bo) = (served.named("Ada"), served.named("Bo"));
    // Two at one screen are not two people who can be told apart.
    let here = [("players", "2"), ("sit-1", "me"), ("sit-2", "here"), ("rated", "on")];
    ada.clone().post("/new/triqueta", &here).expect(409);
    let twice = json!({ "game": "triqueta", "players": 2, "seats": ["me", "me"], "rated": true });
    ada.tell("/tables", &twice).expect(409);
    let form = ada.get("/new/triqueta").body;
    assert!(form.contains("name=\"rated\" value=\"off\" checked"), "off unless somebody wants it");

    let code = rated(&served, &ada, &bo);
    let table = ada.table(&code);
    assert_eq!((&table["rated"], &table["hints"]), (&json!(true), &json!(false)));
    assert_eq!((&table["clock"]["turn"], &table["clock"]["then"]), (&json!(259_200), &json!("lose")));
    let at = |below: &str| format!("/tables/{code}/{below}");
    let key = |reply: crate::client::Reply| reply.expect(409).json()["error"]["key"].clone();
    assert_eq!(key(ada.ask(&at("hint"))), "server-no-hints");
    let (entry, moves) = ada.moves(&code);
    ada.clone().play(&code, 1, entry, &moves[0]).expect(303);
    let next = ada.table(&code)["entries"].as_u64().unwrap() + 1;
    assert_eq!(key(ada.tell(&at("undo"), &json!({ "seat": 1, "entry": next }))), "server-rated");
    assert_eq!(key(ada.tell(&at("ask-back"), &json!({ "seat": 1 }))), "server-rated");
    assert_eq!(key(ada.tell(&at("kick"), &json!({ "seat": 2 }))), "server-rated");
    assert_eq!(key(ada.tell(&at("fork"), &json!({ "ply": 0, "seat": 1 }))), "server-not-over");
    let page = ada.get(&format!("/t/{code}")).body;
    assert!(page.contains("· rated") && page.contains("leaving counts as lost"), "it is said");
    assert!(!page.contains(&format!("/t/{code}/undo")) && !page.contains(&format!("/t/{code}/hint")));

    // Alone with a bot nobody else agrees to a pause.
    let seats = ["me", "bot-cub"];
    let alone = served.table_of(
        &ada,
        json!({ "game": "triqueta", "players": 2, "seats": seats, "choices": { "first": "1" }, "rated": true }),
    );
    assert_eq!(key(ada.tell(&format!("/tables/{alone}/pause"), &json!({ "pause": true }))), "server-rated");
}

/// Nobody is told at a rated table what to play or who is ahead: not whoever decides, not the others, not who looks on;
/// by no page, no answer and no stream; not where hints were asked for, and not alone with a bot, where they come by
/// themselves elsewhere. What a program tries tells what the rules say, and weighs nothing.
#[test]
fn a_rated_table_gives_no_advice_by_any_way() {
    let served = Served::new();
    let ada = served.named("Ada");
    for rated in [true, false] {
        let seats = ["me", "bot-cub"];
        let wish = json!({
            "game": "triqueta", "players": 2, "seats": seats, "choices": { "first": "1" },
            "rated": rated, "hints": true, "listed": true,
        });
        let code = served.table_of(&ada, wish);
        let mut eve = served.named("Eve");
        for person in [&mut ada.clone(), &mut eve] {
            person.post("/me", &[("bar", "on")]).expect(303);
        }
        let mut live = ada.listen(&format!("/t/{code}/live?after=0"));
        let mut told = ada.listen(&format!("/api/v1/tables/{code}/events?after=0"));
        let at = |below: &str| format!("/tables/{code}/{below}");
        let shares = |person: &Person| person.ask(&at("view")).expect(200).json()["shares"].clone();
        if !rated {
            // The same elsewhere: all of these ways are ways.
            until(|| shares(&ada).is_array().then_some(()));
            until(|| shares(&eve).is_array().then_some(()));
            until(|| eve.get(&format!("/t/{code}")).body.contains("<meter").then_some(()));
            until(|| live.wait_for("presence").data.contains("<meter").then_some(()));
            ada.ask(&at("hint")).expect(200);
            assert!(ada.get(&format!("/t/{code}")).body.contains("id=\"hints\""));
            continue;
        }
        for turn in 0..3 {
            let (entry, moves) = until(|| Some(ada.moves(&code)).filter(|(_, moves)| !moves.is_empty()));
            for person in [&ada, &eve] {
                assert_eq!(person.ask(&at("hint")).expect(409).json()["error"]["key"], "server-no-hints");
                person.clone().post(&format!("/t/{code}/hint"), &[]).expect(409);
                assert_eq!(shares(person), Value::Null);
                for below in ["", "/text"] {
                    let page = person.get(&format!("/t/{code}{below}")).expect(200).body;
                    assert!(!page.contains("<meter") && !page.contains("id=\"hints\""), "{turn}: {below}");
                }
            }
            // What has no end in sight has no worth.
            let tried = ada.tell(&at("try"), &json!({ "moves": [moves[0]] })).expect(200).json();
            assert_eq!((&tried["illegal"], &tried["shares"]), (&Value::Null, &Value::Null));
            assert!(!tried["to_act"].is_null());
            for mv in tried["moves"].as_array().unwrap() {
                assert!(["share", "change", "reason"].iter().all(|key| mv.get(key).is_none()), "{mv}");
            }
            eve.tell(&at("try"), &json!({ "moves": [] })).expect(403);
            ada.clone().play(&code, 1, entry, &moves[0]).expect(303);
            let step = live.wait_for("step").data;
            assert!(!step.contains("<meter") && !step.contains("id=\"hints\""), "{step}");
            let event = told.wait_for("entry").data;
            let event: Value = serde_json::from_str(&event).unwrap();
            assert!(["shares", "hints"].iter().all(|key| event.get(key).is_none()), "{event}");
        }
        let numbers = served.numbers();
        assert!(numbers.contains("loup_advice_total 0"), "nobody has even thought about it: {numbers}");
    }
}

/// Nobody wins by waiting for somebody to be away: the table's clock alone says when time is up. And nobody is shown a way
/// that is closed at every rated table.
#[test]
fn a_rated_game_is_not_won_by_letting_a_bot_sit_in() {
    let served = Served::with(|config| config.absence = Duration::ZERO);
    let (ada, mut bo) = (served.named("Ada"), served.named("Bo"));
    let code = rated(&served, &ada, &bo);
    let table = bo.table(&code);
    assert_eq!((&table["to_act"], &table["seats"][0]["may_stand_in"]), (&json!(1), &json!(false)));
    let page = bo.get(&format!("/t/{code}")).body;
    assert!(!page.contains("<form class=\"request\" id=\"away\""), "{page}");
    bo.post(&format!("/t/{code}/stand-in"), &[("seat", "1")]).expect(409);
    assert_eq!(bo.table(&code)["entries"], 0);
    // Seats do not change hands here.
    assert!(page.contains("id=\"leave\"") && !page.contains("hand-over"));
    let guests = bo.get(&format!("/t/{code}/guests")).expect(200).body;
    assert!(guests.contains("id=\"watch-link\"") && !guests.contains("hand-over"));
    assert_eq!(bo.ask(&format!("/tables/{code}/links")).expect(200).json()["hand_over"], json!([]));
    let (cy, _, plain) = served.pair();
    assert!(cy.get(&format!("/t/{plain}")).body.contains("hand-over"), "elsewhere they do");
    assert!(cy.get(&format!("/t/{plain}/guests")).body.contains("hand-over"));
}

#[test]
fn a_rating_comes_of_five_games_and_goes_with_its_person() {
    // What is looked at in the end is a file.
    let served = Served::at(Folder::of_file(), |_| {});
    let (ada, bo) = (served.named("Ada"), served.named("Bo"));
    let first = rated(&served, &ada, &bo);
    play_out(&mut [(1, ada.clone()), (2, bo.clone())], &first);
    assert_eq!((&rating(&ada)["games"], &rating(&ada)["rating"]), (&json!(1), &json!(null)));
    assert_eq!(rating(&ada)["history"], json!([]), "the first games say too little");
    assert!(ada.get("/me").body.contains("1 of 5 games"));
    // One who leaves for a while has lost, whatever the bot makes of it.
    let second = rated(&served, &ada, &bo);
    bo.tell(&format!("/tables/{second}/stand-in"), &json!({ "seat": 2, "level": "alpha" })).expect(200);
    play_out(&mut [(1, ada.clone())], &second);
    let mut codes = vec![first, second];
    for _ in 0..3 {
        let code = rated(&served, &ada, &bo);
        resign(&bo, &code, 2);
        codes.push(code);
    }
    let (adas, bos) = (rating(&ada), rating(&bo));
    assert_eq!((&adas["games"], adas["history"].as_array().unwrap().len()), (&json!(5), 5));
    let number = |rating: &Value| rating["rating"].as_i64().unwrap();
    assert!(number(&adas) > 1500 && number(&bos) < 1500 && adas["margin"].as_i64().unwrap() > 100);
    assert_eq!(bos["history"][1]["gone"], true);
    let after = |rating: &Value, game: usize| rating["history"][game]["rating"].as_f64().unwrap();
    assert!(after(&bos, 1) < after(&bos, 0), "left, so lost");
    let page = ada.get("/me").body;
    assert!(page.contains("id=\"rating\"") && page.contains("The shadow is how sure we are."));
    assert!(page.contains("honour") && page.contains("<polyline"));
    assert!(page.contains(&format!("/t/{}/result", codes[4])), "and as a table");

    // A host voids the first; everything is reckoned again without it, also after a restart.
    host::at_table(served.data(), &codes[0], host::Deed::Void).unwrap();
    let again = until(|| Some(rating(&ada)).filter(|rating| rating["games"] == 4));
    assert_eq!(again["rating"], json!(null), "four are not enough");
    let more = rated(&served, &ada, &bo);
    resign(&bo, &more, 2);
    let before = rating(&ada);
    assert_eq!((&before["games"], &before["history"][0]["voided"]), (&json!(5), &json!(true)));
    let served = Served::at(served.stop(), |_| {});
    let (mut ada, mut bo) = (ada, bo);
    (ada.address, bo.address) = (served.address, served.address);
    assert_eq!(rating(&ada), before, "what is kept is enough to reckon it again");

    // It is in the file that one takes along, and the others keep theirs when somebody goes.
    let file = bo.get("/me/export").expect(200).json();
    assert_eq!(file["ratings"]["triqueta"]["history"].as_array().unwrap().len(), 6);
    bo.post("/me/delete", &[("name", "Bo")]).expect(200);
    assert_eq!(rating(&ada), before);
    ada.post("/me/delete", &[("name", "Ada")]).expect(200);
    let folder = served.stop();
    let database = rusqlite::Connection::open(folder.file("loup.db")).unwrap();
    let count = |table: &str| -> i64 {
        database.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
    };
    assert_eq!((count("rated"), count("rated_seats")), (0, 0), "nobody needs them any more");
}

#[test]
fn bots_are_marks_and_a_game_can_be_voided_before_its_end() {
    let served = Served::new();
    let ada = served.named("Ada");
    let alone = |ada: &Person| {
        let seats = ["me", "bot-cub"];
        served.table_of(ada, json!({ "game": "triqueta", "players": 2, "seats": seats, "rated": true }))
    };
    let void = |code: &str| host::at_table(served.data(), code, host::Deed::Void);
    for _ in 0..2 {
        let code = alone(&ada);
        resign(&ada, &code, 1);
    }
    assert_eq!(rating(&ada)["games"], 2);
    let code = alone(&ada);
    void(&code).unwrap();
    resign(&ada, &code, 1);
    assert_eq!(rating(&ada)["games"], 2, "it does not count");
    let plain = served.table(&ada, &["me", "bot-cub"]);
    assert!(matches!(void(&plain), Err(server::StartError::NotRated { .. })));
    assert!(matches!(void("bcdfghjk"), Err(server::StartError::NoTable { .. })));
    // A rematch of a rated game is one.
    let next = ada.tell(&format!("/tables/{code}/rematch"), &json!({})).expect(201).json();
    assert_eq!((&next["rated"], &next["state"]), (&json!(true), &json!("playing")));
}

/// A row of the history says what its game has changed in the rating, once there is one.
#[test]
fn the_history_tells_what_rated_games_have_changed() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let lose = |rated: bool| {
        let seats = ["me", "bot-cub"];
        let wish = json!({ "game": "triqueta", "players": 2, "seats": seats, "rated": rated });
        let code = served.table_of(&ada, wish);
        resign(&ada, &code, 1);
        let page = ada.get("/me/games").expect(200).body;
        let count = |what: &str| page.matches(what).count();
        (count("<small>rated</small>"), count("<small>rated −"))
    };
    assert_eq!(lose(false), (0, 0));
    for games in 1..=4 {
        assert_eq!(lose(true), (games, 0), "nothing is said of a rating before there is one");
    }
    assert_eq!(lose(true), (0, 5));
    // Others see neither on a page that is shown to them.
    ada.post("/me/share", &[("share", "on"), ("games", "on")]).expect(303);
    let own = ada.get("/me").expect(200).body;
    assert!(own.contains("<small>rated −"));
    let shared = own.split("href=\"/shared/").nth(1).unwrap().split('"').next().unwrap();
    let shown = served.person().get(&format!("/shared/{shared}")).expect(200).body;
    assert!(!shown.contains("rated"), "{shown}");
}
