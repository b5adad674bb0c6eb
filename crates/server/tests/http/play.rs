//! Playing by forms.

use crate::client::Person;
use crate::served::{Served, play_out, until};

#[test]
fn a_whole_game_of_each_against_bots_by_forms() {
    let served = Served::new();
    for game in ["triqueta", "hound", "wolves"] {
        let mut ada = served.person();
        let home = ada.get("/").expect(200);
        assert!(home.body.contains(&format!("/play/{game}")), "{game} can be played from home");
        let reply = ada.post(&format!("/play/{game}"), &[("level", "cub")]).expect(303);
        let code = reply.location().strip_prefix("/t/").unwrap().to_owned();
        assert!(ada.get(reply.location()).expect(200).body.contains("id=\"live\""));
        let entries = play_out(&mut [(1, ada.clone())], &code);
        // A round of Wolf & Hound can be short.
        assert!(entries > 4, "{game}: {entries}");
        let page = ada.get(&format!("/t/{code}")).expect(200);
        let seed = ada.table(&code)["seed"].as_str().unwrap().to_owned();
        assert!(page.body.contains(&seed), "{game}: the seed is shown at the end");
        assert!(ada.get("/").body.contains(&code), "{game}: it is among my tables");
    }
}

#[test]
fn two_people_play_and_nobody_else_can() {
    let served = Served::in_memory();
    let (mut ada, mut bo, code) = served.pair();
    let (entry, moves) = ada.moves(&code);
    assert_eq!(entry, 1);
    assert_eq!(bo.moves(&code).1, Vec::<String>::new(), "it is not Bo's decision");

    let mut stranger = served.person();
    stranger.play(&code, 1, 1, &moves[0]).expect(403);
    Person::new(served.address).get(&format!("/t/{code}")).expect(200);
    bo.play(&code, 1, 1, &moves[0]).expect(403);
    let refused = bo.play(&code, 2, 1, &moves[0]).expect(422);
    assert!(
        refused.body.contains("TA01") && refused.body.contains("id=\"live\""),
        "the table, with the rule"
    );
    let mut evil = ada.with("origin", "https://evil.example");
    evil.play(&code, 1, 1, &moves[0]).expect(403);
    let mut evil = ada.with("sec-fetch-site", "cross-site");
    evil.play(&code, 1, 1, &moves[0]).expect(403);
    assert_eq!(ada.table(&code)["entries"], 0, "nothing of this has happened");

    let mut own = ada.with("origin", &format!("http://{}", served.address));
    own.play(&code, 1, 1, &moves[0]).expect(303);
    let entries = play_out(&mut [(1, ada.clone()), (2, bo)], &code);
    let last = ada.play(&code, 1, entries + 1, &moves[0]).expect(422);
    assert!(last.body.contains("TA02"), "the game is over");
}

#[test]
fn a_move_sent_twice_is_played_once_and_a_stale_one_is_refused_kindly() {
    let served = Served::new();
    let (mut ada, _, code) = served.pair();
    let (entry, moves) = ada.moves(&code);
    for _ in 0..3 {
        ada.play(&code, 1, entry, &moves[0]).expect(303);
    }
    assert_eq!(ada.table(&code)["entries"], 1);
    let other = moves.iter().find(|text| **text != moves[0]).unwrap();
    let stale = ada.play(&code, 1, entry, other).expect(409);
    assert!(stale.body.contains("The table has moved on in the meantime."));
    assert!(stale.body.contains("data-entry=\"1\""), "the page shows the table as it is now");
    ada.play(&code, 1, 7, &moves[0]).expect(409);
    assert_eq!(ada.table(&code)["entries"], 1);

    // The same move by twenty hands at once.
    let (entry, moves) = ada.moves(&code);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let hands: Vec<_> = (0..20)
            .map(|_| {
                let (mut ada, code, text) = (ada.clone(), &code, &moves[0]);
                scope.spawn(move || ada.play(code, 1, entry, text).status)
            })
            .collect();
        hands.into_iter().map(|hand| hand.join().unwrap()).collect()
    });
    assert!(statuses.iter().all(|status| *status == 303), "{statuses:?}");
    assert_eq!(ada.table(&code)["entries"], 2);
}

#[test]
fn what_is_no_move_is_refused_with_its_reason() {
    let served = Served::new();
    let (mut ada, mut bo, code) = served.pair();
    for text in
        ["castle", "", "'; DROP TABLE entries", "<script>alert(1)</script>", "draw 999999999999999999999"]
    {
        let refused = ada.play(&code, 1, 1, text).expect(422);
        assert!(refused.body.contains("TA0"), "{text}");
        assert!(!refused.body.contains("<script>alert"), "{text}");
    }
    ada.play(&code, 1, 1, &"x".repeat(2000)).expect(400);
    ada.post(&format!("/t/{code}/move"), &[("seat", "9"), ("entry", "1"), ("move", "draw")]).expect(400);
    ada.post(&format!("/t/{code}/move"), &[("seat", "1"), ("entry", "-1"), ("move", "draw")]).expect(400);
    let why = ada.get(&format!("/t/{code}?ask=castle")).expect(200);
    assert!(why.body.contains("TA04"));
    let why = bo.get(&format!("/t/{code}?ask=draw")).expect(200);
    assert!(why.body.contains("TA01"), "only the seat that decides may ask: what is legal can tell secrets");
    let old = bo.get(&format!("/t/{code}/why?move=take+1")).expect(303);
    assert_eq!(old.location(), format!("/t/{code}?ask=take+1"));
    bo.post("/me", &[("lang", "de")]).expect(303);
    assert!(bo.play(&code, 2, 1, "draw").expect(422).body.contains("Du bist nicht dran"), "in Bo's language");
}

#[test]
fn moves_are_taken_back_one_by_one_or_all_together() {
    let served = Served::new();
    // A turn of The Wolves has several steps.
    let ada = served.named("Ada");
    let wish = serde_json::json!({
        "game": "wolves", "players": 2, "seats": ["me", "bot-cub"], "choices": { "first": "1" },
    });
    let code = served.table_of(&ada, wish);
    let mut ada = ada;
    // Play until two steps of one turn stand that can be taken back.
    until(|| {
        let reply = ada.ask(&format!("/tables/{code}/moves")).json();
        assert_ne!(ada.table(&code)["state"], "over", "no turn with two steps came");
        if reply["reset"].as_u64() >= Some(2) {
            return Some(());
        }
        let (entry, moves) = ada.moves(&code);
        if !moves.is_empty() {
            // Another move each time, so that turns differ.
            ada.play(&code, 1, entry, &moves[entry % moves.len()]);
        }
        None
    });
    let before = ada.ask(&format!("/tables/{code}/moves")).json();
    let (entry, steps) = (before["entry"].as_u64().unwrap(), before["reset"].as_u64().unwrap());
    let fields = |entry: u64| [("seat", "1".to_owned()), ("entry", entry.to_string())];
    let post = |ada: &mut Person, verb: &str, entry: u64| {
        let fields = fields(entry);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        ada.post(&format!("/t/{code}/{verb}"), &fields)
    };
    post(&mut ada, "undo", entry).expect(303);
    post(&mut ada, "undo", entry).expect(303);
    let after = ada.ask(&format!("/tables/{code}/moves")).json();
    assert_eq!(after["entry"].as_u64().unwrap(), entry + 1, "one step was taken back, once");
    assert_eq!(after["reset"].as_u64().unwrap(), steps - 1);
    post(&mut ada, "reset", entry + 1).expect(303);
    post(&mut ada, "reset", entry + 1).expect(303);
    let after = ada.ask(&format!("/tables/{code}/moves")).json();
    assert_eq!(after["entry"].as_u64().unwrap(), entry + steps, "the rest together");
    assert_eq!(after["reset"].as_u64().unwrap(), 0);
    let log = ada.ask(&format!("/tables/{code}/log?after={}", entry - 1)).json();
    let texts: Vec<&str> =
        log["log"].as_array().unwrap().iter().map(|l| l["text"].as_str().unwrap()).collect();
    assert!(texts.iter().all(|text| *text == "You took back your last move."), "{texts:?}");
    assert_eq!(texts.len() as u64, steps);
}

/// A wolf is moved by one touch of the map, which is several moves: all of them or none, and taken back as one.
#[test]
fn several_moves_of_one_request_are_one_decision() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let wish = serde_json::json!({
        "game": "wolves", "players": 2, "seats": ["me", "bot-cub"], "choices": { "first": "1" },
    });
    let code = served.table_of(&ada, wish);
    // One by one, to find out what leads to a wolf that has moved.
    let mut steps: Vec<String> = Vec::new();
    let first = until(|| {
        let (entry, moves) = ada.moves(&code);
        let wanted = ["draft ", "move ", "pay ", "alpha "]
            .map(|verb| moves.iter().find(|text| text.starts_with(verb)));
        let text = wanted.into_iter().flatten().next()?.clone();
        ada.play(&code, 1, entry, &text).expect(303);
        if !text.starts_with("draft") {
            steps.push(text.clone());
        }
        text.starts_with("alpha").then_some(entry + 1 - steps.len())
    });
    assert!(steps.len() > 1, "{steps:?}");
    let at = |ada: &mut Person| ada.ask(&format!("/tables/{code}/moves")).json();
    let back = |ada: &mut Person, verb: &str, entry: usize| {
        ada.post(&format!("/t/{code}/{verb}"), &[("seat", "1"), ("entry", &entry.to_string())]).expect(303);
    };
    back(&mut ada, "reset", first + steps.len());
    let before = at(&mut ada);
    let entry = before["entry"].as_u64().unwrap() as usize;

    // The last of them is refused, so nothing is made.
    let refused = format!("{}; stop; stop", steps.join("; "));
    let refused = ada.play(&code, 1, entry, &refused).expect(422);
    assert!(refused.body.contains("id=\"live\""), "the table, with the rule");
    ada.play(&code, 1, entry, &vec!["stop"; 20].join(";")).expect(422);
    assert_eq!(at(&mut ada), before);

    let decision = steps.join("; ");
    for _ in 0..2 {
        ada.play(&code, 1, entry, &decision).expect(303);
        assert_eq!(at(&mut ada)["entry"].as_u64().unwrap() as usize, entry + steps.len(), "made once");
    }
    ada.play(&code, 1, entry, &format!("{decision}; stop")).expect(409);
    back(&mut ada, "undo", entry + steps.len());
    let mut after = at(&mut ada);
    assert_eq!(after["entry"].as_u64().unwrap() as usize, entry + 2 * steps.len(), "taken back as one");
    after["entry"] = before["entry"].clone();
    assert_eq!(after, before, "the table is as it was");

    // Programs may do the same; a decision of one move is taken back alone.
    let entry = entry + 2 * steps.len();
    let wish = serde_json::json!({ "entry": entry, "move": decision });
    ada.tell(&format!("/tables/{code}/moves"), &wish).expect(200);
    let (entry, moves) = ada.moves(&code);
    if let Some(text) = moves.first() {
        ada.play(&code, 1, entry, text).expect(303);
        back(&mut ada, "undo", entry + 1);
        assert_eq!(at(&mut ada)["entry"].as_u64().unwrap() as usize, entry + 2, "one move, one entry");
    }
}
