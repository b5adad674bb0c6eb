//! Absence: a bot sits in, and the person takes the seat back.

use std::time::Duration;

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
    ada.post(&verb, &[("seat", "1")]).expect(409);
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
    let wish = serde_json::json!({
        "game": "triqueta", "players": 2, "seats": ["me", "friend"], "limit": 60, "choices": { "first": "2" },
    });
    let code = served.table_of(&ada, wish);
    served.named("Cy").post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    assert_eq!(ada.table(&code)["to_act"], 2);
    ada.post(&format!("/t/{code}/stand-in"), &[("seat", "2")]).expect(409);
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
