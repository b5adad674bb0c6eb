//! Several people at one screen: the curtain, kept by the server.

use crate::client::Person;
use crate::served::{Served, until};
use serde_json::json;

/// A table with Ada in seat 1 and Maren in seat 2, both at Ada's screen.
pub fn shared(served: &Served) -> (Person, String) {
    let mut ada = served.named("Ada");
    let fields = [
        ("players", "2"),
        ("sit-1", "me"),
        ("sit-2", "here"),
        ("name-2", "Maren"),
        ("o-first", "1"),
        ("listed", "on"),
    ];
    let made = ada.post("/new/triqueta", &fields).expect(303);
    let code = made.location().strip_prefix("/t/").unwrap().to_owned();
    (ada, code)
}

pub fn page(person: &Person, code: &str) -> String {
    let reply = person.get(&format!("/t/{code}")).expect(200);
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    reply.body
}

pub fn is_yours(page: &str) -> bool {
    page.contains("data-turn=\"yours\"")
}

#[test]
fn a_shared_screen_is_the_public_until_a_seat_is_opened() {
    let served = Served::new();
    let (mut ada, code) = shared(&served);
    assert_eq!(ada.table(&code)["state"], "playing", "nobody is missing, so it began at once");
    let closed = page(&ada, &code);
    assert!(!is_yours(&closed), "the screen is closed");
    assert!(closed.contains(&format!("/t/{code}/open")), "both can open it");
    let (entry, moves) = ada.moves(&code);
    let refused = ada.play(&code, 1, entry, &moves[0]).expect(409);
    assert!(refused.body.contains("This screen is closed."));

    ada.post(&format!("/t/{code}/open"), &[("seat", "1")]).expect(303);
    assert!(is_yours(&page(&ada, &code)));
    // It stays open while seat 1 decides, and closes when the decision passes on.
    let mut entry = entry;
    until(|| {
        let (next, moves) = ada.moves(&code);
        if ada.table(&code)["to_act"] == 2 {
            return Some(());
        }
        assert!(is_yours(&page(&ada, &code)), "still seat 1, still open");
        ada.play(&code, 1, next, &moves[0]).expect(303);
        entry = next;
        None
    });
    let closed = page(&ada, &code);
    assert!(!is_yours(&closed) && closed.contains(&format!("/t/{code}/open")));
    // The last move is told again from a slow network: still a success, nothing opens.
    ada.post(&format!("/t/{code}/open"), &[("seat", "2")]).expect(303);
    assert!(is_yours(&page(&ada, &code)));
    ada.post(&format!("/t/{code}/close"), &[]).expect(303);
    assert!(!is_yours(&page(&ada, &code)));
    let mut eve = served.named("Eve");
    eve.post(&format!("/t/{code}/open"), &[("seat", "2")]).expect(403);
    assert!(!page(&eve, &code).contains("data-turn"));
}

#[test]
fn a_closed_screen_shows_only_what_the_public_knows() {
    let served = Served::new();
    let (mut ada, code) = shared(&served);
    // Draw: the drawer sees the token, the public does not.
    ada.post(&format!("/t/{code}/open"), &[("seat", "1")]).expect(303);
    let (entry, moves) = ada.moves(&code);
    let draw = moves.iter().find(|text| text.starts_with("draw")).unwrap();
    ada.play(&code, 1, entry, draw).expect(303);
    let open = page(&ada, &code);
    ada.post(&format!("/t/{code}/close"), &[]).expect(303);
    let closed = page(&ada, &code);
    let spectator = page(&served.person(), &code);
    let board = |page: &str| {
        let start = page.find("id=\"board\"").unwrap();
        let end = start + page[start..].find("</section>").unwrap();
        page[start..end].to_owned()
    };
    assert_eq!(board(&closed), board(&spectator));
    assert_ne!(board(&open), board(&closed));
    // Both browsers of this person show the same: the server keeps the curtain.
    let mut stream = ada.listen(&format!("/t/{code}/live?after={entry}"));
    ada.clone().post(&format!("/t/{code}/open"), &[("seat", "1")]).expect(303);
    assert!(stream.wait_for("patch").data.contains("data-turn=\"yours\""));
}

#[test]
fn where_nothing_is_hidden_there_is_no_curtain() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let fields = [("players", "2"), ("sit-1", "me"), ("sit-2", "here"), ("name-2", "Maren")];
    let made = ada.post("/new/wolves", &fields).expect(303);
    let code = made.location().strip_prefix("/t/").unwrap().to_owned();
    let open = page(&ada, &code);
    assert!(is_yours(&open) && !open.contains("/open\""));
    let (entry, moves) = ada.moves(&code);
    let seat = ada.table(&code)["to_act"].as_u64().unwrap() as u8;
    ada.play(&code, seat, entry, &moves[0]).expect(303);
    assert!(is_yours(&page(&ada, &code)), "the next seat is at this screen too");
    assert_eq!(ada.ask(&format!("/tables/{code}")).json()["seats"][1]["sits"], json!("guest"));
}
