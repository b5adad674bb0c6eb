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
    let ahead = play(3).expect(409).json();
    assert_eq!(ahead["error"]["key"], "server-ahead");
    assert!(ahead["error"]["message"].as_str().unwrap().contains("Nummer 2"), "{ahead}");
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
        (json!({ "game": "triqueta", "players": 2, "seats": ["me", "bot-god"] }), 400),
        (json!({ "game": "triqueta", "colour": "red" }), 400),
        (json!({ "game": "triqueta", "players": 3, "seats": ["me", "friend"] }), 422),
        (json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend", "bot-cub"] }), 422),
        (json!([1, 2]), 400),
    ] {
        let reply = ada.tell("/tables", &body).expect(status).json();
        let error = &reply["error"];
        assert_eq!(error["status"], status);
        assert!(!error["message"].as_str().unwrap().contains('['), "{error}");
    }
    let broken = ada.clone().send("POST", "/api/v1/people", "application/json", "{").expect(400);
    assert_eq!(broken.json()["error"]["key"], "server-bad-json");
    // What is no number is not taken for another one: nobody misses moves because of that.
    let code = served.table(&ada, &["me", "bot-cub"]);
    for path in ["events", "log"] {
        for after in ["abc", "-1", "1.5", "99999999999999999999999"] {
            let error =
                ada.ask(&format!("/tables/{code}/{path}?after={after}")).expect(400).json()["error"].clone();
            assert_eq!(error["key"], "server-bad-number");
            assert!(error["message"].as_str().unwrap().contains("after"), "{error}");
        }
    }
    ada.ask(&format!("/tables/{code}/log?after=0")).expect(200);
}

/// Every address in the description is answered, and every schema that is named is there.
#[test]
fn the_description_fits() {
    let served = Served::new();
    let ada = program(&served, "Ada");
    let code = served.table(&ada, &["me", "bot-cub"]);
    let evening = ada.tell("/tournaments", &json!({ "game": "triqueta" })).expect(201).json();
    let evening = evening["code"].as_str().unwrap().to_owned();
    let description = ada.get("/api").expect(200);
    assert_eq!(description.header("content-type"), Some("application/json"));
    let document = description.json();
    assert_eq!(document["openapi"], "3.1.0");
    let mut checked = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        let code = if path.starts_with("/tournaments") { &evening } else { &code };
        let path = path.replace("{code}", code).replace("{game}", "triqueta").replace("{token}", "x");
        for method in methods.as_object().unwrap().keys() {
            let status = match method.as_str() {
                "get" if path.ends_with("/events") => {
                    ada.listen(&format!("/api/v1{path}"));
                    200
                }
                "get" => ada.ask(&path).status,
                "post" => ada.tell(&path, &json!({ "never": "there" })).status,
                "delete" => ada.tell_by("DELETE", &path, &json!({ "never": "there" })).status,
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

/// Every route is described, and every call is in the document for people.
#[test]
fn every_call_is_described_and_told() {
    let document = server::api::description(catalogue::games(), "");
    let told = include_str!("../../../../docs/api.md");
    let source = include_str!("../../src/api.rs");
    let (mut described, mut names): (Vec<String>, Vec<String>) = Default::default();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, said) in methods.as_object().unwrap() {
            // What generators of clients rely on.
            names.push(said["operationId"].as_str().unwrap().to_owned());
            let parameters = said["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
            let declared = parameters.iter().filter(|one| one["in"] == "path" && one["required"] == true);
            assert_eq!(declared.count(), path.matches('{').count(), "{method} {path}");
            assert!(
                said["summary"].is_string() && said["responses"]["default"].is_object(),
                "{method} {path}"
            );
            let call = format!("{} {path}", method.to_uppercase());
            let shown = call.replace("{code}", "CODE").replace("{game}", "GAME").replace("{token}", "TOKEN");
            assert!(told.contains(&format!("`{shown}`")), "docs/api.md does not list `{shown}`");
            described.push(call);
        }
    }
    names.sort();
    names.dedup();
    assert_eq!(names.len(), described.len(), "every call has a name of its own");
    let mut routes: Vec<String> = Vec::new();
    for line in source.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")) {
        let (path, handlers) = line.split_once('"').unwrap();
        let path = path
            .strip_prefix("/api/v1")
            .map_or_else(|| format!("/tables/{{code}}{}", path.trim_end_matches('/')), str::to_owned);
        for method in ["get", "post", "delete"] {
            if handlers.contains(&format!("{method}(")) && !path.ends_with("/api") {
                routes.push(format!("{} {path}", method.to_uppercase()));
            }
        }
    }
    routes.sort();
    described.sort();
    assert_eq!(routes, described);
}

/// A key that nobody has opens nothing, not even what everybody may see: whoever sends one believes to be somebody.
#[test]
fn a_wrong_key_is_refused_everywhere() {
    let served = Served::new();
    let ada = program(&served, "Ada");
    let code = served.table(&ada, &["me", "bot-cub"]);
    let document = server::api::description(catalogue::games(), "");
    for wrong in ["Bearer 0123", "Basic QWRhOmFkYQ==", "nonsense"] {
        let stranger = served.person().with("authorization", wrong);
        for (path, methods) in document["paths"].as_object().unwrap() {
            let path = path.replace("{code}", &code).replace("{game}", "triqueta").replace("{token}", "x");
            for method in methods.as_object().unwrap().keys() {
                let reply = match method.as_str() {
                    "get" => stranger.ask(&path),
                    other => stranger.tell_by(&other.to_uppercase(), &path, &json!({})),
                };
                let key = reply.clone().expect(401).json()["error"]["key"].clone();
                assert_eq!(key, "server-wrong-key", "{method} {path}");
            }
        }
    }
    // A program that has no key yet may leave its place empty.
    for none in [served.person(), served.person().with("authorization", "Bearer ")] {
        assert_eq!(none.ask("/me").expect(401).json()["error"]["key"], "server-no-person");
        none.ask("/tables").expect(200);
        none.tell("/people", &json!({ "name": "Bo" })).expect(201);
    }
}

/// What would come of a move: in a world that the seat imagines, the same one for the same number.
#[test]
fn moves_are_tried_in_imagined_worlds() {
    let served = Served::new();
    for game in ["triqueta", "hound", "wolves"] {
        let (ada, bo) = (program(&served, "Ada"), program(&served, "Bo"));
        let code = served.table_of(&ada, json!({ "game": game, "players": 2 }));
        let link = ada.table(&code)["seats"][1]["invitation"].as_str().unwrap().to_owned();
        bo.tell(&format!("/invitations/{}", link.rsplit('/').next().unwrap()), &json!({})).expect(200);
        ada.tell(&format!("/tables/{code}/start"), &json!({})).expect(200);
        let (who, other) = if ada.moves(&code).1.is_empty() { (&bo, &ada) } else { (&ada, &bo) };
        let (entry, moves) = who.moves(&code);
        let path = format!("/tables/{code}/try");
        let attempt = |body: Value| who.tell(&path, &body).expect(200).json();
        for first in &moves {
            let tried = attempt(json!({ "moves": [first], "entry": entry }));
            assert_eq!((&tried["illegal"], &tried["entry"]), (&Value::Null, &json!(entry)));
            assert_eq!(tried, attempt(json!({ "moves": [first] })), "the same world");
            // The answer says what comes next, so a program goes on without knowing rules.
            if let Some(second) = tried["moves"][0]["move"].as_str() {
                let further = attempt(json!({ "moves": [first, second], "world": 0 }));
                assert_eq!(further["illegal"], Value::Null, "{first}, {second}");
            }
        }
        assert_eq!(attempt(json!({ "moves": [moves[0], "castle"] }))["illegal"], 1);
        let now = attempt(json!({ "moves": [] }));
        assert_eq!(now["view"], who.ask(&format!("/tables/{code}/view")).json()["view"], "{game}");
        let differ = |seed: u64| attempt(json!({ "moves": [moves[0]], "world": seed }))["view"].clone();
        if game == "triqueta" {
            let first = differ(0);
            assert!((1..40).any(|world| differ(world) != first), "{game}: another token comes up somewhere");
        }
        other.tell(&path, &json!({ "moves": [moves[0]] })).expect(422);
        served.person().tell(&path, &json!({ "moves": [] })).expect(403);
        who.tell(&path, &json!({ "moves": [], "entry": entry + 1 })).expect(409);
        who.tell(&path, &json!({ "moves": vec!["x"; 101] })).expect(400);
        who.tell(&path, &json!({ "moves": ["x".repeat(5000)] })).expect(400);
        who.tell(&path, &json!({})).expect(400);
        assert_eq!(who.table(&code)["entries"], 0, "nothing has happened");
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
