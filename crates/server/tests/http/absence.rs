//! People at a table in play: a bot sits in and the person takes the seat back; giving up; asking the others for a take-back.

use std::time::Duration;

use serde_json::json;

use crate::client::Person;
use crate::served::{Served, until};

#[test]
fn a_bot_sits_in_for_somebody_who_is_away_and_leaves_when_they_return() {
    let served = Served::with(|config| config.absence = Duration::ZERO);
    let (mut ada, mut bo, code) = served.pair();
    // Ada plays until it is Bo's decision; Bo does not come.
    until(|| {
        let (entry, moves) = ada.moves(&code);
        if let Some(first) = moves.first() {
            ada.play(&code, 1, entry, first).expect(303);
            return None;
        }
        Some(())
    });
    let verb = format!("/t/{code}/stand-in");
    assert_eq!(ada.table(&code)["seats"][1]["may_stand_in"], true);
    assert_eq!(ada.table(&code)["seats"][0]["may_stand_in"], false, "it is not Ada's decision");
    assert!(ada.get(&format!("/t/{code}")).body.contains(&verb));
    served.named("Eve").post(&verb, &[("seat", "2")]).expect(403);
    served.named("Cy").post(&verb, &[("seat", "1")]).expect(403);
    let before = ada.table(&code)["entries"].as_u64().unwrap();
    ada.post(&verb, &[("seat", "2"), ("level", "cub")]).expect(303);
    until(|| (ada.table(&code)["entries"].as_u64().unwrap() > before).then_some(()));
    assert_eq!(ada.table(&code)["seats"][1]["sits"], "stand-in");
    assert_eq!(ada.table(&code)["seats"][1]["name"], "Bo", "it is still Bo's seat");
    served.named("Eve").post(&format!("/t/{code}/return"), &[("seat", "2")]).expect(403);
    bo.post(&format!("/t/{code}/return"), &[("seat", "2")]).expect(303);
    assert_eq!(ada.table(&code)["seats"][1]["sits"], "person");
}

#[test]
fn who_listens_is_not_away_and_who_has_time_keeps_the_seat() {
    let served = Served::with(|config| config.absence = Duration::ZERO);
    let (mut ada, bo, code) = served.pair();
    until(|| {
        let (entry, moves) = ada.moves(&code);
        moves.first().map_or(Some(()), |first| {
            ada.play(&code, 1, entry, first).expect(303);
            None
        })
    });
    let mut stream = bo.listen(&format!("/t/{code}/live"));
    stream.wait_for("presence");
    assert_eq!(ada.table(&code)["seats"][1]["may_stand_in"], false, "Bo is there");
    ada.post(&format!("/t/{code}/stand-in"), &[("seat", "2")]).expect(409);

    // A table with a limit asks for the time, not for the presence.
    let mut ada = served.named("Ada");
    let wish = json!({
        "game": "triqueta", "players": 2, "seats": ["me", "friend"], "limit": 60, "choices": { "first": "2" },
    });
    let code = served.table_of(&ada, wish);
    served.named("Cy").post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    assert_eq!(ada.table(&code)["to_act"], 2);
    ada.post(&format!("/t/{code}/stand-in"), &[("seat", "2")]).expect(409);
}

/// Nothing happens at the table, and the page is told all the same, also one that is asked now and then whether it is seen.
#[test]
fn that_somebody_is_away_by_now_is_told_by_itself() {
    let served = Served::with(|config| config.absence = Duration::from_secs(1));
    let (mut ada, bo, code) = served.pair();
    while ada.table(&code)["to_act"] == 1 {
        let (entry, moves) = ada.moves(&code);
        ada.play(&code, 1, entry, &moves[0]).expect(303);
    }
    let mut page = ada.listen(&format!("/t/{code}/live?after=0&page=00000000000000aa&here=1"));
    // Bo has just been here.
    bo.get(&format!("/t/{code}")).expect(200);
    until(|| {
        let event = page.next().unwrap();
        if event.kind == "here" {
            let answer = format!("/t/{code}/live/here?page=00000000000000aa&seen={}", event.data);
            ada.get(&answer).expect(204);
        }
        event.data.contains(&format!("/t/{code}/stand-in")).then_some(())
    });
}

#[test]
fn a_move_is_a_return() {
    let served = Served::with(|config| {
        config.absence = Duration::ZERO;
        // The bot takes its time, so that Bo is faster.
        config.bot_delay = Duration::from_secs(60);
    });
    let (mut ada, mut bo, code) = served.pair();
    until(|| {
        let (entry, moves) = ada.moves(&code);
        moves.first().map_or(Some(()), |first| {
            ada.play(&code, 1, entry, first).expect(303);
            None
        })
    });
    ada.post(&format!("/t/{code}/stand-in"), &[("seat", "2")]).expect(303);
    let (entry, moves) = bo.moves(&code);
    // The return is an entry of its own, before the move; the same request again plays nothing twice.
    for _ in 0..2 {
        bo.play(&code, 2, entry, &moves[0]).expect(303);
        let table = ada.table(&code);
        assert_eq!((&table["seats"][1]["sits"], &table["entries"]), (&"person".into(), &(entry + 1).into()));
    }
    let record = ada.ask(&format!("/tables/{code}/record")).expect(200).body;
    let lines: Vec<&str> = record.lines().filter(|line| !line.starts_with('#')).collect();
    let told = [format!("{}. 2: bot scout", entry - 1), format!("{entry}. 2: back")];
    assert!(lines[0] == "loup record 2" && lines.windows(2).any(|pair| *pair == told), "{record}");
}

/// With two sides giving up ends the game; it is asked twice, done once, and told everywhere.
#[test]
fn who_resigns_a_duel_has_lost() {
    let served = Served::new();
    let (mut ada, bo, code) = served.pair();
    assert!(ada.get(&format!("/t/{code}")).body.contains("id=\"leave\""));
    let verb = format!("/t/{code}/resign");
    served.named("Eve").post(&verb, &[("seat", "1"), ("sure", "yes")]).expect(403);
    let unsure = ada.post(&verb, &[("seat", "1")]);
    assert!(unsure.expect(409).body.contains("tick the box"));
    assert_eq!(bo.table(&code)["state"], "playing");
    for _ in 0..2 {
        ada.post(&verb, &[("seat", "1"), ("sure", "yes")]).expect(303);
    }
    let table = bo.table(&code);
    assert_eq!((&table["state"], &table["outcome"]["reason"]), (&"over".into(), &"resigned".into()));
    assert_eq!((&table["seats"][0]["gone"], &table["entries"]), (&true.into(), &1.into()));
    for page in ["", "/result", "/replay"] {
        let told = bo.get(&format!("/t/{code}{page}")).expect(200).body;
        assert!(told.contains("Bo wins") || told.contains("You win"), "{page}");
    }
    assert!(bo.get(&format!("/t/{code}/result")).body.contains("By resignation."));
    assert!(!bo.get(&format!("/t/{code}")).body.contains("id=\"leave\""));
    let record = bo.ask(&format!("/tables/{code}/record")).expect(200).body;
    assert!(record.contains("\n1. 1: resign\n") && record.contains("\nwinners: 2\n"), "{record}");
    // A restart finds it as it was.
    let key = bo.key.clone();
    let served = Served::at(served.stop(), |_| {});
    assert_eq!(Person { key, ..served.person() }.table(&code)["outcome"]["reason"], "resigned");
}

/// With more sides a bot plays on, for good.
#[test]
fn who_resigns_among_three_is_played_on_by_a_bot() {
    let served = Served::with(|config| config.bot_delay = Duration::from_secs(60));
    let ada = served.named("Ada");
    let wish = json!({ "game": "wolves", "players": 3, "seats": ["me", "bot-cub", "bot-cub"] });
    let code = served.table_of(&ada, wish);
    let tell = |what: serde_json::Value| ada.tell(&format!("/tables/{code}/resign"), &what);
    tell(json!({})).expect(409);
    tell(json!({ "sure": true, "level": "hunter" })).expect(200);
    let table = ada.table(&code);
    assert_eq!((&table["state"], &table["entries"]), (&"playing".into(), &2.into()));
    let seat = &table["seats"][0];
    assert_eq!(
        (&seat["sits"], &seat["level"], &seat["gone"]),
        (&"stand-in".into(), &"hunter".into(), &true.into())
    );
    ada.tell(&format!("/tables/{code}/return"), &json!({ "seat": 1 })).expect(422);
    let page = ada.get(&format!("/t/{code}")).expect(200).body;
    assert!(page.contains("has given up") && !page.contains(&format!("/t/{code}/return")));
    let record = ada.ask(&format!("/tables/{code}/record")).expect(200).body;
    assert!(record.contains("bot 2: cub\nbot 3: cub\n") && record.contains("2. 1: bot hunter\n"), "{record}");
}

/// Everybody whom it concerns has to agree to a take-back over others' decisions; a refusal or a move ends the wish.
#[test]
fn the_others_are_asked_before_their_decisions_are_taken_back() {
    let served = Served::new();
    let ada = served.named("Ada");
    let wish =
        json!({ "game": "wolves", "players": 2, "seats": ["me", "friend"], "choices": { "first": "1" } });
    let code = served.table_of(&ada, wish);
    let mut bo = served.named("Bo");
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    ada.tell(&format!("/tables/{code}/start"), &json!({})).expect(200);
    let verb = |name: &str| format!("/tables/{code}/{name}");
    let turn = |person: &Person| {
        while let (entry, Some(text)) = (person.moves(&code).0, person.moves(&code).1.first().cloned()) {
            person.tell(&verb("moves"), &json!({ "entry": entry, "move": text })).expect(200);
        }
    };
    ada.tell(&verb("ask-back"), &json!({})).expect(422);
    let before = ada.ask(&verb("view")).json();
    turn(&ada);
    let mid = bo.table(&code)["entries"].clone();
    turn(&bo);
    ada.tell(&verb("undo"), &json!({ "entry": ada.table(&code)["entries"].as_u64().unwrap() + 1 }))
        .expect(422);

    // Ada asks, Bo refuses; nobody else is asked.
    ada.tell(&verb("ask-back"), &json!({})).expect(200);
    let asking = bo.table(&code)["asking"].clone();
    assert_eq!(asking, json!({ "seat": 1, "entry": 1 }));
    ada.tell(&verb("ask-back"), &json!({})).expect(409);
    served.named("Eve").tell(&verb("answer-back"), &json!({ "entry": 1, "agree": true })).expect(403);
    bo.tell(&verb("answer-back"), &json!({ "entry": 2, "agree": true })).expect(409);
    let page = bo.get(&format!("/t/{code}")).body;
    assert!(page.contains("Ada asks to take back a turn") && page.contains("value=\"yes\""));
    let own = ada.get(&format!("/t/{code}")).body;
    assert!(own.contains("Not answered yet: Bo.") && !own.contains("name=\"answer\" value=\"yes\""));
    bo.post(&format!("/t/{code}/answer-back"), &[("entry", "1"), ("answer", "no")]).expect(303);
    assert_eq!(bo.table(&code)["asking"], serde_json::Value::Null);

    // Asked again, and granted: everything since is taken back, and entries keep their numbers.
    ada.tell(&verb("ask-back"), &json!({})).expect(200);
    let entries = bo.table(&code)["entries"].as_u64().unwrap();
    assert!(entries > mid.as_u64().unwrap());
    bo.post(&format!("/t/{code}/answer-back"), &[("entry", "1"), ("answer", "yes")]).expect(303);
    let table = ada.table(&code);
    assert_eq!(
        (&table["plies"], &table["entries"], &table["to_act"]),
        (&0.into(), &(entries + 1).into(), &1.into())
    );
    assert_eq!(ada.ask(&verb("view")).json()["view"], before["view"]);
    let record = ada.ask(&verb("record")).expect(200).body;
    assert!(record.contains(&format!("{}. 1: undo 1 granted\n", entries + 1)), "{record}");

    // A move ends the wish.
    turn(&ada);
    let (entry, moves) = bo.moves(&code);
    ada.tell(&verb("ask-back"), &json!({})).expect(200);
    bo.tell(&verb("moves"), &json!({ "entry": entry, "move": moves[0] })).expect(200);
    assert_eq!(bo.table(&code)["asking"], serde_json::Value::Null);
    bo.tell(&verb("answer-back"), &json!({ "entry": 1, "agree": true })).expect(409);
}
