//! Chat: for all at the table, for nobody alone.

use server::RateLimits;

use crate::served::Served;
use serde_json::json;

/// WH03: partners may not talk in private during a game. There is one chat, everybody reads the same, and no
/// address takes a line for somebody in particular.
#[test]
fn what_is_said_is_said_to_all() {
    let served = Served::new();
    let mut people: Vec<_> = ["Ada", "Bo", "Cy", "Di"].iter().map(|name| served.named(name)).collect();
    let wish = json!({
        "game": "hound", "players": 4, "seats": ["me", "friend", "friend", "friend"], "listed": true,
    });
    let code = served.table_of(&people[0], wish);
    for (index, person) in people.iter_mut().enumerate().skip(1) {
        person.post(&format!("/t/{code}/sit"), &[("seat", &(index + 1).to_string())]).expect(303);
    }
    people[0].clone().post(&format!("/t/{code}/start"), &[]).expect(303);
    // Seat 3 is the partner; a field that would name a reader is no secret channel.
    let fields = [("text", "good game"), ("to", "3"), ("seat", "3"), ("partner", "on")];
    people[0].post(&format!("/t/{code}/chat"), &fields).expect(303);
    let heard: Vec<_> =
        people.iter().map(|person| person.ask(&format!("/tables/{code}/chat")).json()).collect();
    for chat in &heard {
        assert_eq!(chat["chat"][0]["text"], "good game");
        assert_eq!(chat["chat"][0]["name"], "Ada");
    }
    let spectator = served.person();
    for person in people.iter().chain([&spectator]) {
        assert!(person.get(&format!("/t/{code}")).body.contains("good game"), "spectators read it too");
    }
    let refused = people[0].tell(&format!("/tables/{code}/chat"), &json!({ "text": "psst", "to": 3 }));
    assert_eq!(refused.status, 400, "programs have no private channel either");
}

#[test]
fn chat_is_escaped_limited_and_can_be_hidden() {
    let served = Served::with(|config| config.rates = RateLimits::Frozen);
    let (mut ada, mut bo, code) = served.pair();
    let chat = format!("/t/{code}/chat");
    ada.post(&chat, &[("text", "<script>alert('x')</script>")]).expect(303);
    let page = bo.get(&format!("/t/{code}")).body;
    assert!(page.contains("&lt;script&gt;alert('x')&lt;/script&gt;") && !page.contains("<script>alert"));
    ada.post(&chat, &[("text", "   ")]).expect(400);
    ada.post(&chat, &[("text", &"x".repeat(501))]).expect(400);
    served.named("Eve").post(&chat, &[("text", "hi")]).expect(403);
    let statuses: Vec<u16> =
        (0..8).map(|n| ada.post(&chat, &[("text", &format!("line {n}"))]).status).collect();
    assert!(statuses.contains(&429), "{statuses:?}");
    bo.post("/me", &[("chat", "off")]).expect(303);
    assert!(!bo.get(&format!("/t/{code}")).body.contains("line 0"), "Bo wants to read none of it");
    assert!(ada.get(&format!("/t/{code}")).body.contains("line 0"));
}

#[test]
fn chat_survives_a_restart() {
    let served = Served::new();
    let (mut ada, bo, code) = served.pair();
    ada.post(&format!("/t/{code}/chat"), &[("text", "kept")]).expect(303);
    let served = Served::at(served.stop(), |_| {});
    let bo = crate::client::Person { address: served.address, ..bo };
    assert!(bo.get(&format!("/t/{code}")).expect(200).body.contains("kept"));
}

#[test]
fn programs_report_a_line_and_hide_whoever_wrote_it() {
    let served = Served::new();
    let (ada, mut bo, code) = served.pair();
    let data = served.data();
    bo.post(&format!("/t/{code}/chat"), &[("text", "rude")]).expect(303);
    let (report, hide) = (format!("/tables/{code}/report"), format!("/tables/{code}/hide"));
    bo.tell(&report, &json!({ "line": 1 })).expect(404);
    served.named("Eve").tell(&report, &json!({ "line": 1 })).expect(403);
    for _ in 0..2 {
        ada.tell(&report, &json!({ "line": 1 })).expect(200);
        assert_eq!(server::host::reports(&data).unwrap().len(), 1);
    }
    let settle = server::host::Deed::Settle(server::host::reports(&data).unwrap()[0].id);
    assert_eq!(
        (server::host::does(&data, &settle), server::host::does(&data, &settle)),
        (Ok(true), Ok(false))
    );
    ada.tell(&report, &json!({ "line": 1 })).expect(200);
    assert!(server::host::reports(&data).unwrap().is_empty(), "it was settled, and is no news");

    let lines = || ada.ask(&format!("/tables/{code}/chat")).json()["chat"].as_array().unwrap().len();
    assert_eq!((lines(), ada.ask("/me").json()["hidden"].as_array().unwrap().len()), (1, 0));
    ada.tell(&hide, &json!({ "line": 2 })).expect(404);
    ada.tell(&hide, &json!({ "line": 1 })).expect(200);
    let hidden = ada.ask("/me").json()["hidden"][0].clone();
    assert_eq!((lines(), &hidden["name"]), (0, &json!("Bo")));
    let shown = ada.tell("/me/show", &json!({ "person": hidden["id"] })).expect(200).json();
    assert_eq!((lines(), &shown["hidden"]), (1, &json!([])));
}
