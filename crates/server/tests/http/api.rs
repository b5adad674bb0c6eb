//! The interface for programs, its description, and the example that uses it.

use std::process::Command;

use serde_json::{Value, json};

use crate::served::{Served, play_out, until};

fn program(served: &Served, name: &str) -> crate::client::Person {
    let mut person = served.person();
    let made = person.tell("/people", &json!({ "name": name, "lang": "de" })).expect(201).json();
    assert_eq!(made["name"], name);
    person.key = Some(made["key"].as_str().unwrap().to_owned());
    person
}

#[test]
fn a_whole_game_by_programs() {
    let served = Served::new();
    let (ada, bo) = (program(&served, "Ada"), program(&served, "Bo"));
    assert_eq!(ada.ask("/me").json()["lang"], "de");
    let games = ada.ask("/games").expect(200).json();
    assert_eq!(games["games"].as_array().unwrap().len(), catalogue::games().len());
    let options = ada.ask("/games/triqueta?players=3").expect(200).json();
    assert!(options["options"].as_array().unwrap().iter().any(|option| option["key"] == "first"));

    let wish = json!({ "game": "triqueta", "players": 2, "choices": { "first": "2" }, "listed": true });
    let table = ada.tell("/tables", &wish).expect(201).json();
    let code = table["code"].as_str().unwrap().to_owned();
    assert_eq!(ada.ask("/tables").json()["open"][0]["code"], code.as_str());
    let link = table["seats"][1]["invitation"].as_str().unwrap();
    let token = link.rsplit('/').next().unwrap();
    assert_eq!(bo.ask(&format!("/invitations/{token}")).expect(200).json()["seat"], 2);
    bo.tell(&format!("/invitations/{token}"), &json!({})).expect(200);
    bo.tell(&format!("/tables/{code}/start"), &json!({})).expect(403);

    let mut events = bo.listen(&format!("/api/v1/tables/{code}/events"));
    let first: Value = serde_json::from_str(&events.wait_for("table").data).unwrap();
    assert_eq!(first["state"], "lobby");
    ada.tell(&format!("/tables/{code}/start"), &json!({})).expect(200);
    let begun: Value = serde_json::from_str(&events.wait_for("table").data).unwrap();
    assert_eq!((&begun["state"], &begun["seed"]), (&"playing".into(), &Value::Null));
    assert_eq!(begun["commitment"].as_str().unwrap().len(), 64);

    let moves = bo.ask(&format!("/tables/{code}/moves")).json();
    assert!(ada.ask(&format!("/tables/{code}/moves")).json()["moves"].as_array().unwrap().is_empty());
    let text = moves["moves"][0]["move"].clone();
    let play =
        |entry: u64| bo.tell(&format!("/tables/{code}/moves"), &json!({ "entry": entry, "move": text }));
    assert_eq!(play(1).expect(200).json()["entries"], 1);
    assert_eq!(play(1).expect(200).json()["entries"], 1, "again, once");
    assert_eq!(play(3).expect(409).json()["error"]["key"], "server-stale");
    let wrong =
        ada.tell(&format!("/tables/{code}/moves"), &json!({ "entry": 2, "move": "draw" })).expect(422);
    let error = &wrong.json()["error"];
    assert_eq!((&error["rule"], &error["key"]), (&"TA01".into(), &"table-refusal-ta01".into()));
    assert!(error["message"].as_str().unwrap().starts_with("Du "), "in the program's language");
    let step = events.wait_for("entry");
    assert_eq!(step.id, Some(1));
    let step: Value = serde_json::from_str(&step.data).unwrap();
    assert_eq!((&step["seat"], step["log"].as_array().unwrap().is_empty()), (&2.into(), false));

    ada.ask(&format!("/tables/{code}/view?seat=2")).expect(403);
    ada.ask(&format!("/tables/{code}/view?as=all")).expect(403);
    ada.ask(&format!("/tables/{code}/view?as=public")).expect(200);
    ada.ask(&format!("/tables/{code}/why?move=draw")).expect(422);
    assert!(served.person().ask(&format!("/tables/{code}/view")).json()["viewer"] == "public");
    play_out(&mut [(1, ada.clone()), (2, bo.clone())], &code);
    let over = ada.table(&code);
    assert!(over["seed"].is_string() && over["outcome"]["seats"].is_array());
    ada.ask(&format!("/tables/{code}/view?as=all")).expect(200);
    let fork = json!({ "ply": 2, "seat": 1, "level": "cub" });
    ada.tell(&format!("/tables/{code}/fork"), &fork).expect(201);
    ada.tell(&format!("/tables/{code}/rematch"), &json!({})).expect(201);
}

#[test]
fn wrong_requests_are_explained() {
    let served = Served::new();
    let ada = program(&served, "Ada");
    for (body, status) in [
        (json!({ "game": "chess" }), 404),
        (json!({ "game": "triqueta", "players": 9 }), 422),
        (json!({ "game": "triqueta", "choices": { "nothing": "x" } }), 422),
        (json!({ "game": "triqueta", "seats": ["me", "bot-god"] }), 400),
        (json!({ "game": "triqueta", "colour": "red" }), 400),
        (json!([1, 2]), 400),
    ] {
        let reply = ada.tell("/tables", &body).expect(status).json();
        let error = &reply["error"];
        assert_eq!(error["status"], status);
        assert!(!error["message"].as_str().unwrap().contains('['), "{error}");
    }
    let broken = ada.clone().send("POST", "/api/v1/people", "application/json", "{").expect(400);
    assert_eq!(broken.json()["error"]["key"], "server-bad-json");
}

/// Every address in the description is answered, and every schema that is named is there.
#[test]
fn the_description_fits() {
    let served = Served::new();
    let ada = program(&served, "Ada");
    let code = served.table(&ada, &["me", "bot-cub"]);
    let description = ada.get("/api").expect(200);
    assert_eq!(description.header("content-type"), Some("application/json"));
    let document = description.json();
    assert_eq!(document["openapi"], "3.1.0");
    let mut checked = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        let path = path.replace("{code}", &code).replace("{game}", "triqueta").replace("{token}", "x");
        for method in methods.as_object().unwrap().keys() {
            let status = match method.as_str() {
                "get" if path.ends_with("/events") => {
                    ada.listen(&format!("/api/v1{path}"));
                    200
                }
                "get" => ada.ask(&path).status,
                "post" => ada.tell(&path, &json!({ "never": "there" })).status,
                other => panic!("{other}"),
            };
            let unknown = path.ends_with("/x");
            assert!(unknown || !matches!(status, 404 | 405 | 500), "{method} {path}: {status}");
            checked += 1;
        }
    }
    assert!(checked >= 27, "{checked}");
    let text = description.body;
    for name in text.split("#/components/schemas/").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[test]
fn the_example_bot_joins_and_plays_to_the_end() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    for game in ["triqueta", "hound"] {
        let code =
            served.table_of(&ada, json!({ "game": game, "players": 2, "seats": ["bot-cub", "friend"] }));
        let link = ada.table(&code)["seats"][1]["invitation"].as_str().unwrap().to_owned();
        let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
        let child = Command::new("python3").args([bot, &link, "--seed", "1"]).spawn();
        let mut child = child.expect("python3 is installed: scripts/install-test-deps");
        until(|| (ada.table(&code)["seats"][1]["name"] == "Random Wolf").then_some(()));
        ada.post(&format!("/t/{code}/start"), &[]).expect(303);
        assert!(child.wait().unwrap().success());
        assert_eq!(ada.table(&code)["state"], "over");
    }
}
