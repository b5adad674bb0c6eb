//! Whoever made a table keeps order there: sending somebody away for good, and closing the chat to somebody.

use crate::client::Person;
use crate::served::{Served, play_out};
use serde_json::json;

fn sits(person: &Person, code: &str, seat: usize) -> String {
    person.table(code)["seats"][seat - 1]["sits"].as_str().unwrap().to_owned()
}

fn chat(person: &Person, code: &str) -> Vec<String> {
    let chat = person.ask(&format!("/tables/{code}/chat")).expect(200).json();
    chat["chat"].as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn whoever_is_sent_away_in_play_leaves_the_seat_to_a_bot() {
    let served = Served::new();
    let (mut ada, mut bo, code) = served.pair();
    let path = format!("/tables/{code}/kick");
    bo.tell(&path, &json!({ "seat": 1 })).expect(403);
    served.named("Eve").tell(&path, &json!({ "seat": 2 })).expect(403);
    ada.tell(&path, &json!({ "seat": 1 })).expect(400);
    ada.tell(&path, &json!({ "seat": 2, "reason": "x".repeat(201) })).expect(400);
    assert_eq!(sits(&ada, &code, 2), "person", "nothing has happened so far");
    let page = ada.get(&format!("/t/{code}")).body;
    assert!(page.contains("Send Bo away for good") && !page.contains("Send Ada away"), "{page}");
    assert!(!bo.get(&format!("/t/{code}")).body.contains("away for good"));

    let fields = [("seat", "2"), ("reason", "Spoils the <fun>")];
    ada.post(&format!("/t/{code}/kick"), &fields).expect(303);
    assert_eq!(sits(&ada, &code, 2), "bot");
    assert_eq!(ada.table(&code)["entries"], 1, "the record says who plays from now on");
    let told = "Bo was sent away from this table: Spoils the <fun>";
    for reader in [&ada, &bo, &served.person()] {
        assert_eq!(chat(reader, &code), [told]);
    }
    let page = bo.get(&format!("/t/{code}")).expect(200).body;
    assert!(page.contains("sent away from this table for good") && page.contains("Spoils the &lt;fun&gt;"));

    // From now on they are like any stranger, whatever they ask for.
    let stranger = served.named("Eve");
    for what in ["view", "log", "moves"] {
        let seen = |person: &Person| {
            let mut seen = person.ask(&format!("/tables/{code}/{what}")).expect(200).json();
            // Found out meanwhile, and for all alike.
            seen.as_object_mut().unwrap().remove("shares");
            seen
        };
        assert_eq!(seen(&bo), seen(&stranger), "{what}");
    }
    bo.ask(&format!("/tables/{code}/view?seat=2")).expect(403);
    bo.play(&code, 2, 1, "draw 1").expect(403);
    bo.post(&format!("/t/{code}/return"), &[("seat", "2")]).expect(403);
    bo.post(&format!("/t/{code}/chat"), &[("text", "why me")]).expect(403);
    // The bot plays on, and the game comes to its end.
    play_out(&mut [(1, ada.clone())], &code);
    assert_eq!(sits(&ada, &code, 2), "bot");
    let next = ada.post(&format!("/t/{code}/rematch"), &[]).expect(303);
    let next = next.location().strip_prefix("/t/").unwrap();
    let seats: Vec<_> = (1..=2).map(|seat| sits(&ada, next, seat)).collect();
    assert!(seats.contains(&"bot".to_owned()) && seats.contains(&"person".to_owned()), "{seats:?}");
}

#[test]
fn whoever_is_sent_away_after_the_game_is_not_in_the_next() {
    let served = Served::new();
    let (mut ada, mut bo, code) = served.pair();
    play_out(&mut [(1, ada.clone()), (2, bo.clone())], &code);
    let blank = json!({ "seat": 2, "reason": " \u{0}\n " });
    ada.tell(&format!("/tables/{code}/kick"), &blank).expect(200);
    assert_eq!(sits(&ada, &code, 2), "person", "the game stays as it was played");
    assert_eq!(chat(&ada, &code), ["Bo was sent away from this table."], "no reason was given");
    bo.post(&format!("/t/{code}/rematch"), &[]).expect(403);
    bo.post(&format!("/t/{code}/chat"), &[("text", "why me")]).expect(403);
    let next = ada.post(&format!("/t/{code}/rematch"), &[]).expect(303);
    let next = next.location().strip_prefix("/t/").unwrap().to_owned();
    let free = (1..=2).find(|seat| sits(&ada, &next, *seat) == "free").unwrap();
    let reply = bo.post(&format!("/t/{next}/sit"), &[("seat", &free.to_string())]).expect(403);
    assert!(reply.body.contains("for good"), "{}", reply.body);
    served.named("Eve").post(&format!("/t/{next}/sit"), &[("seat", &free.to_string())]).expect(303);
}

/// A program that listens for its seat hears no more of it once that is somebody else's.
#[test]
fn a_program_that_is_sent_away_hears_nothing_of_the_seat() {
    let served = Served::new();
    let (mut ada, bo, code) = served.pair();
    let mut stream = bo.listen(&format!("/api/v1/tables/{code}/events?after=0&seat=2"));
    stream.wait_for("table");
    ada.tell(&format!("/tables/{code}/kick"), &json!({ "seat": 2 })).expect(200);
    let table = stream.wait_for("table");
    assert!(table.data.contains("\"sits\":\"bot\""), "{}", table.data);
    let (entry, moves) = ada.moves(&code);
    ada.play(&code, 1, entry, &moves[0]).expect(303);
    ada.post(&format!("/t/{code}/chat"), &[("text", "your turn")]).expect(303);
    let heard: Vec<_> =
        std::iter::from_fn(|| stream.next()).take_while(|event| event.kind != "chat").collect();
    assert!(heard.iter().all(|event| event.kind != "entry"), "{heard:?}");
}

#[test]
fn the_maker_closes_the_chat_to_somebody_and_opens_it_again() {
    let served = Served::new();
    let (mut ada, mut bo, code) = served.pair();
    let (mute, say) = (format!("/t/{code}/mute"), format!("/t/{code}/chat"));
    bo.post(&mute, &[("seat", "1")]).expect(403);
    ada.post(&mute, &[("seat", "1")]).expect(400);
    assert!(ada.get(&format!("/t/{code}")).body.contains("Close the chat to Bo"));
    ada.post(&mute, &[("seat", "2"), ("muted", "on")]).expect(303);
    assert_eq!(ada.table(&code)["seats"][1]["muted"], true);
    assert_eq!(bo.table(&code)["seats"][1]["muted"], json!(null), "for the maker alone");
    let refused = bo.post(&say, &[("text", "hello")]).expect(403);
    assert!(refused.body.contains("has closed its chat to you"));
    let page = bo.get(&format!("/t/{code}")).body;
    assert!(page.contains("has closed its chat to you") && !page.contains("id=\"draft\""), "{page}");
    let (entry, moves) = ada.moves(&code);
    ada.play(&code, 1, entry, &moves[0]).expect(303);
    assert!(!bo.moves(&code).1.is_empty() || !ada.moves(&code).1.is_empty(), "the game goes on");
    assert!(ada.get(&format!("/t/{code}")).body.contains("Open the chat to Bo again"));
    ada.tell(&format!("/tables/{code}/mute"), &json!({ "seat": 2, "muted": false })).expect(200);
    bo.post(&say, &[("text", "hello")]).expect(303);
    assert_eq!(chat(&ada, &code), ["hello"]);
}
