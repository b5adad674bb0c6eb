//! A deal that nobody chose: promises, parts, and what the record says of them.

use serde_json::{Value, json};
use table::{Record, Seed, Start};

use crate::served::{Served, play_out};

fn part(byte: u8) -> Seed {
    Seed::new([byte; 32])
}

/// Two people promise, the table starts and asks, they give, and the record proves it.
#[test]
fn seats_promise_and_give_and_the_record_proves_it() {
    let served = Served::new();
    let (mut ada, mut bo) = (served.named("Ada"), served.named("Bo"));
    let code = served.table(&ada, &["me", "friend", "bot-cub"]);
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    let lobby = format!("/t/{code}");
    assert!(ada.get(&lobby).body.contains("data-part=\"promise\" data-seat=\"1\""));

    let (path, api) = (format!("/t/{code}/parts"), format!("/tables/{code}/parts"));
    let promise = |byte| part(byte).commitment().to_string();
    ada.post(&path, &[("seat", "1"), ("commitment", &promise(1))]).expect(204);
    bo.tell(&api, &json!({ "seat": 2, "commitment": promise(2) })).expect(200);
    // Not a hash, not one's own seat, not asked for.
    ada.post(&path, &[("seat", "1"), ("commitment", "12")]).expect(400);
    ada.post(&path, &[("seat", "2"), ("commitment", &promise(3))]).expect(403);
    ada.post(&path, &[("seat", "1"), ("part", &part(1).to_string())]).expect(409);
    let shown = bo.table(&code)["parts"].clone();
    assert_eq!(shown["seats"][0]["commitment"], promise(1));
    assert!(
        shown["seats"][2].is_null() && shown["house"]["part"].is_null() && shown["asked"] == false,
        "{shown}"
    );

    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    let table = bo.table(&code);
    assert_eq!((&table["state"], &table["parts"]["missing"]), (&json!("lobby"), &json!([1, 2])));
    let page = bo.get(&lobby).body;
    assert!(
        page.contains("data-part=\"give\" data-seat=\"2\"") && page.contains("Waiting for Ada and Bo"),
        "{page}"
    );
    bo.tell(&api, &json!({ "seat": 2, "commitment": promise(9) })).expect(409);
    bo.tell(&api, &json!({ "seat": 2, "part": part(9).to_string() })).expect(400);
    for _ in 0..2 {
        bo.tell(&api, &json!({ "seat": 2, "part": part(2).to_string() })).expect(200);
    }
    // What one has given, nobody is shown before the end.
    assert!(!ada.table(&code).to_string().contains(&part(2).to_string()));
    ada.post(&path, &[("seat", "1"), ("part", &part(1).to_string())]).expect(204);
    assert_eq!(ada.table(&code)["state"], "playing");
    let running = ada.get(&format!("/t/{code}/record")).expect(200).body;
    assert!(
        running.starts_with("loup record 2\n") && running.contains(&promise(2)) && !running.contains("part ")
    );
    for page in [&lobby, &format!("/t/{code}/text")] {
        let body = bo.get(page).expect(200).body;
        assert!(!body.contains(&part(1).to_string()) && !body.contains(&part(2).to_string()), "{page}");
    }
    assert!(bo.get(&lobby).body.contains(&promise(1)), "the promises can be read all the time");

    play_out(&mut [(1, ada.clone()), (2, bo)], &code);
    let text = ada.get(&format!("/t/{code}/record")).expect(200).body;
    let record = Record::parse(&text).expect("a record");
    let parts = record.parts.clone().expect("who added to the seed");
    assert_eq!(parts.seats[1].as_ref().and_then(|part| part.given.clone()), Some(part(2)));
    assert!(parts.house.given.is_some() && parts.seats[2].is_none() && parts.table == code);
    assert_eq!(record.start, Start::Seed(parts.seed().expect("all parts are given")));
    let game = catalogue::find("triqueta").expect("a game");
    game.verify(&record).expect("it holds together");
    let forged = text.replace(&part(2).to_string(), &part(3).to_string());
    assert!(Record::parse(&forged).is_err(), "the checksum tells");
    assert!(ada.get(&lobby).body.contains(&part(2).to_string()), "the end shows the parts");
}

/// Whoever goes, comes or changes places while parts are asked for begins the whole again; what was given is void.
#[test]
fn nothing_that_was_given_is_used_twice() {
    let served = Served::new();
    let (mut ada, mut bo) = (served.named("Ada"), served.named("Bo"));
    let code = served.table(&ada, &["me", "friend"]);
    let sit =
        |bo: &mut crate::client::Person| bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    sit(&mut bo);
    let path = format!("/t/{code}/parts");
    let parts = |ada: &crate::client::Person| -> Value { ada.table(&code)["parts"].clone() };
    let promise = |person: &mut crate::client::Person, seat: &str, byte| {
        person
            .post(&path, &[("seat", seat), ("commitment", &part(byte).commitment().to_string())])
            .expect(204);
    };
    promise(&mut ada, "1", 1);
    promise(&mut bo, "2", 2);
    let house = parts(&ada)["house"]["commitment"].clone();
    // Before the start only the seat that changed is asked again.
    bo.post(&format!("/t/{code}/leave"), &[("seat", "2")]).expect(303);
    sit(&mut bo);
    assert!(parts(&ada)["seats"][0].is_object() && parts(&ada)["seats"][1].is_null());
    promise(&mut bo, "2", 2);
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    ada.post(&path, &[("seat", "1"), ("part", &part(1).to_string())]).expect(204);
    bo.post(&format!("/t/{code}/leave"), &[("seat", "2")]).expect(303);
    assert!(parts(&ada).is_null(), "all of it is void");
    sit(&mut bo);
    promise(&mut bo, "2", 2);
    assert_ne!(parts(&ada)["house"]["commitment"], house, "the house draws anew as well");
    assert!(ada.get(&format!("/t/{code}")).body.contains("data-part=\"promise\" data-seat=\"1\""));
    // Nobody has to take part: with what is promised the game can begin.
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    bo.post(&path, &[("seat", "2"), ("part", &part(2).to_string())]).expect(204);
    assert_eq!(ada.table(&code)["state"], "playing");
}
