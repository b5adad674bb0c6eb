//! After the game: replay, record, rematch, fork, upload.

use crate::client::Person;
use crate::served::{Served, play_out};

fn finished(served: &Served) -> (Person, Person, String) {
    let (ada, bo, code) = served.pair();
    play_out(&mut [(1, ada.clone()), (2, bo.clone())], &code);
    (ada, bo, code)
}

fn upload(person: &mut Person, record: &str) -> crate::client::Reply {
    let body = format!(
        "--XX\r\ncontent-disposition: form-data; name=\"record\"; filename=\"g.txt\"\r\n\
         content-type: text/plain\r\n\r\n{record}\r\n--XX--\r\n"
    );
    person.send("POST", "/upload", "multipart/form-data; boundary=XX", &body)
}

#[test]
fn a_finished_game_is_replayed_from_every_side() {
    let served = Served::new();
    let (ada, bo, code) = finished(&served);
    for person in [&ada, &bo, &served.person()] {
        for query in ["", "?ply=0", "?ply=3&as=all", "?ply=3&as=public", "?ply=3&as=2", "?ply=99999"] {
            person.get(&format!("/t/{code}/replay{query}")).expect(200);
        }
    }
    ada.get(&format!("/t/{code}/replay?as=3")).expect(400);
    ada.get(&format!("/t/{code}/replay?as=nobody")).expect(400);
    let (_, _, running) = served.pair();
    ada.get(&format!("/t/{running}/replay")).expect(409);
}

/// By what the chosen viewer could know, as while they played; whoever sees everything has nothing to guess, and at the
/// end nobody has.
#[test]
fn a_replay_says_who_was_ahead_at_every_step() {
    let served = Served::new();
    let (ada, _, code) = finished(&served);
    let page = |query: &str| ada.get(&format!("/t/{code}/replay?{query}")).expect(200).body;
    let shares = |query: &str| page(query).matches("class=\"share\"").count();
    let plain = page("ply=3&as=1");
    assert!(plain.contains("ply=3&amp;as=1&amp;bar=on") && !plain.contains("class=\"share\""), "{plain}");
    assert!(page("ply=3&as=1&bar=on").contains("ply=4&amp;as=1&amp;bar=on"), "it stays from step to step");
    assert_eq!((shares("ply=3&as=1&bar=on"), shares("ply=3&as=public&bar=on")), (2, 2));
    assert_eq!((shares("ply=3&as=all&bar=on"), shares("ply=99999&as=1&bar=on")), (0, 0));
    let (cy, _, running) = served.pair();
    cy.get(&format!("/t/{running}/replay?ply=0&as=1&bar=on")).expect(409);
}

#[test]
fn a_result_can_be_shared_once_there_is_one() {
    let served = Served::new();
    let (ada, bo, code) = finished(&served);
    let path = format!("/t/{code}/result");
    let (own, theirs, public) = (ada.get(&path), bo.get(&path), served.person().get(&path).expect(200));
    let again = format!("action=\"/t/{code}/rematch\"");
    assert!(own.body.contains(&again) && theirs.body.contains(&again) && !public.body.contains(&again));
    assert!(public.body.contains("Ada") && public.body.contains("Bo") && public.body.contains(&path));
    assert!(ada.get(&format!("/t/{code}")).body.contains(&path));
    // The picture of it is for everybody, in every language, and is made once.
    let picture = |cut: &str| format!("/t/{code}/poster/{cut}.png");
    assert!(public.body.contains(&picture("wide-en")));
    let made = served.person().get(&picture("square-fr")).expect(200);
    assert_eq!(made.header("content-type"), Some("image/png"));
    for wrong in ["tall-en", "wide-xx", "wide", "wide-en.svg"] {
        ada.get(&picture(wrong)).expect(404);
    }
    let (_, _, running) = served.pair();
    for page in ["result", "poster/wide-en.png"] {
        ada.get(&format!("/t/{running}/{page}")).expect(409);
    }
    // No moment before there is one, whatever is asked for.
    for query in ["", "?ply=0", "?ply=1", "?ply=99999", "?ply=x&step=y"] {
        ada.get(&format!("/t/{running}/moment{query}")).expect(404);
    }
}

/// A finished game of Aldwyn and somebody who has no name.
fn finished_with_a_guest(served: &Served, listed: bool) -> (Person, Person, String) {
    let (mut ada, mut bo) = (served.named("Aldwyn"), served.person());
    let wish = serde_json::json!({
        "game": "triqueta", "players": 2, "seats": ["me", "friend"], "listed": listed,
        "choices": { "hidden-wolves": "on" },
    });
    let code = served.table_of(&ada, wish);
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    ada.post(&format!("/t/{code}/chat"), &[("text", "Well played")]).expect(303);
    play_out(&mut [(1, ada.clone()), (2, bo.clone())], &code);
    (ada, bo, code)
}

/// Every page and file of a finished table.
const WAYS: [&str; 7] = ["", "/text", "/replay", "/replay?ply=2&as=1", "/moment", "/result", "/record"];

/// Names of people are for those who sat there, unless all of them have one: whoever has the link of a result can look at
/// all the rest.
#[test]
fn a_shared_result_names_people_only_if_all_have_names() {
    let served = Served::new();
    for listed in [false, true] {
        let (ada, bo, code) = finished_with_a_guest(&served, listed);
        for way in WAYS {
            let path = format!("/t/{code}{way}");
            for own in [&ada, &bo] {
                assert!(own.get(&path).expect(200).body.contains("Aldwyn"), "{path}");
            }
            let public = served.person().get(&path).expect(200).body;
            assert!(!public.contains("Aldwyn") && public.contains("a guest"), "{path} {public}");
            assert!(!public.contains("Well played"), "{path} {public}");
        }
        let stranger = served.named("Eve");
        let live = stranger.listen(&format!("/t/{code}/live?after=0")).wait_for("step").data;
        assert!(!live.contains("Aldwyn"), "{live}");
        let table = format!("/tables/{code}");
        for way in ["", "/view", "/log?as=2", "/record", "/chat"] {
            let told = stranger.ask(&format!("{table}{way}")).expect(200).body;
            assert!(!told.contains("Aldwyn") && !told.contains("Well played"), "{way} {told}");
            let own = ada.ask(&format!("{table}{way}")).expect(200).body;
            assert!(way == "/view" || own.contains("Aldwyn"), "{way} {own}");
        }
        let mut events = stranger.listen(&format!("/api/v1{table}/events?after=0"));
        let mut told = String::new();
        while !told.contains("\"state\":\"over\"") {
            told += &events.next().expect("the stream goes on").data;
        }
        assert!(!told.contains("Aldwyn") && told.contains("a guest"), "{told}");
        let home = stranger.get("/").expect(200).body;
        assert_eq!(home.contains(&format!("/t/{code}")), listed);
        assert!(!home.contains("Aldwyn"), "{home}");
        // Whoever goes on from there does so among bots.
        let fork = [("ply", "4"), ("seat", "1"), ("level", "cub")];
        let there = stranger.clone().post(&format!("/t/{code}/fork"), &fork).expect(303);
        let page = stranger.get(there.location()).expect(200).body;
        assert!(!page.contains("Aldwyn"), "{page}");
    }
}

/// The same of a table that this version cannot replay any more, of which only its record is left.
#[test]
fn what_is_left_of_a_table_of_other_rules_names_people_only_if_all_have_names() {
    let served = Served::on_file();
    let (mut ada, _, code) = finished_with_a_guest(&served, false);
    let folder = served.stop();
    let file = rusqlite::Connection::open(folder.file("loup.db")).unwrap();
    file.execute("UPDATE tables SET meta = json_set(meta, '$.rules', 77)", []).unwrap();
    drop(file);
    let served = Served::at(folder, |_| {});
    ada.address = served.address;
    for way in ["", "/replay", "/record"] {
        let path = format!("/t/{code}{way}");
        assert!(ada.get(&path).expect(200).body.contains("Aldwyn"), "{path}");
        let public = served.person().get(&path).expect(200).body;
        assert!(!public.contains("Aldwyn") && public.contains("a guest"), "{path} {public}");
    }
    let public = served.person().ask(&format!("/tables/{code}")).expect(200).body;
    assert!(!public.contains("Aldwyn") && public.contains("a guest"), "{public}");
}

#[test]
fn a_record_holds_the_seed_only_when_the_game_is_over() {
    let served = Served::new();
    let (mut ada, bo, code) = served.pair();
    let (entry, moves) = ada.moves(&code);
    let draw = moves.iter().find(|text| text.starts_with("draw")).unwrap();
    ada.play(&code, 1, entry, draw).expect(303);
    let own = ada.get(&format!("/t/{code}/record")).expect(200);
    assert!(own.header("content-disposition").unwrap().contains("attachment"));
    let running = own.body;
    assert!(running.contains("commitment: ") && !running.contains("seed: ") && !running.contains("deal:"));
    assert_ne!(running, bo.get(&format!("/t/{code}/record")).body, "each is told the own log");
    play_out(&mut [(1, ada.clone()), (2, bo.clone())], &code);
    let record = ada.get(&format!("/t/{code}/record")).expect(200).body;
    assert!(record.contains("seed: ") && record.contains("scores: "));
    assert_eq!(record, bo.get(&format!("/t/{code}/record")).body);

    // It is a record like any other: brought back, it can be seen by all.
    let mut cy = served.named("Cy");
    let there = upload(&mut cy, &record).expect(303).location().to_owned();
    assert!(there.ends_with("/replay"));
    served.person().get(&there).expect(200);
    let copy = there.trim_start_matches("/t/").trim_end_matches("/replay").to_owned();
    assert_eq!(served.person().get(&format!("/t/{copy}")).expect(303).location(), there);
    assert_eq!(cy.get(&format!("/t/{copy}/record")).body, record);
    cy.play(&copy, 1, 1, "draw").expect(403);
    cy.post(&format!("/t/{copy}/rematch"), &[]).expect(403);

    let broken = record.replacen("1. 1: ", "1. 2: ", 1);
    let reply = upload(&mut cy, &broken).expect(422);
    assert!(reply.body.contains("Line "), "{}", reply.body);
    upload(&mut cy, "no record at all").expect(422);
    upload(&mut cy, &running).expect(422);
    upload(&mut cy, &record.replace("game: triqueta", "game: chess")).expect(422);
    cy.post("/upload", &[]).expect(400);
}

#[test]
fn a_rematch_moves_everybody_on_and_happens_once() {
    let served = Served::new();
    let (mut ada, mut bo, code) = finished(&served);
    served.named("Eve").post(&format!("/t/{code}/rematch"), &[]).expect(403);
    let next = ada.post(&format!("/t/{code}/rematch"), &[]).expect(303).location().to_owned();
    assert_eq!(bo.post(&format!("/t/{code}/rematch"), &[]).expect(303).location(), next);
    let next = next.trim_start_matches("/t/").to_owned();
    let (old, new) = (ada.table(&code), ada.table(&next));
    assert_eq!((&old["next"], &new["previous"]), (&next.clone().into(), &code.clone().into()));
    let names: Vec<_> = new["seats"].as_array().unwrap().iter().map(|seat| seat["name"].clone()).collect();
    assert_eq!(names, ["Bo", "Ada"]);
    let wins = |table: &serde_json::Value| -> u64 {
        table["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum()
    };
    assert_eq!(wins(&old), 0);
    assert!((1..=2).contains(&wins(&new)), "the winner's point moved along: {}", new["wins"]);
    let winner =
        old["outcome"]["seats"].as_array().unwrap().iter().position(|seat| seat["place"] == 1).unwrap();
    assert_eq!(new["wins"][1 - winner], 1);
    assert_ne!(old["commitment"], new["commitment"], "each game has its own seed");
    assert_eq!(new["state"], "playing");
    let (_, _, running) = served.pair();
    ada.post(&format!("/t/{running}/rematch"), &[]).expect(403);
}

#[test]
fn a_fork_goes_on_against_bots_with_the_hidden_things_dealt_anew() {
    let served = Served::new();
    let (mut ada, _, code) = finished(&served);
    let fork = |ada: &mut Person, ply: &str, seat: &str| {
        ada.post(&format!("/t/{code}/fork"), &[("ply", ply), ("seat", seat), ("level", "cub")])
    };
    let there = fork(&mut ada, "6", "2").expect(303).location().to_owned();
    let new = there.trim_start_matches("/t/").to_owned();
    let table = ada.table(&new);
    assert_eq!(table["seats"][1]["mine"], true);
    assert_eq!(table["seats"][0]["sits"], "bot");
    assert!(table["plies"].as_u64().unwrap() >= 6);
    assert_eq!(table["commitment"], serde_json::Value::Null, "its deal was not drawn from a seed");
    let before = ada.ask(&format!("/tables/{code}/log?as=2")).json();
    let after = ada.ask(&format!("/tables/{new}/log?as=2")).json();
    let lines = |log: &serde_json::Value| {
        let lines = log["log"].as_array().unwrap().iter().filter(|line| line["entry"].as_u64() <= Some(6));
        lines.map(|line| line["event"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(lines(&before), lines(&after), "what seat 2 was told is the same there");
    assert!(!ada.get(&format!("/t/{new}/record")).expect(200).body.contains("deal:"), "it is being played");
    play_out(&mut [(2, ada.clone())], &new);
    assert!(ada.get(&format!("/t/{new}/record")).expect(200).body.contains("deal:"));
    fork(&mut ada, "99999", "1").expect(409);
    fork(&mut ada, "0", "5").expect(400);
    let last = ada.table(&code)["plies"].to_string();
    fork(&mut ada, &last, "1").expect(409);
    let (_, _, running) = served.pair();
    ada.post(&format!("/t/{running}/fork"), &[("ply", "0"), ("seat", "1")]).expect(409);
}
