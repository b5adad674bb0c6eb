//! Others at a table: seats that change hands, one link for all free seats, who watches, what is said, and names.

use serde_json::{Value, json};

use server::RateLimits;

use crate::client::Person;
use crate::served::{Served, until};

/// A game of Wolf & Hound for two, in which hands are hidden.
fn duel(served: &Served) -> (Person, Person, String) {
    let (ada, mut bo) = (served.named("Ada"), served.named("Bo"));
    let code = served.table_of(&ada, json!({ "game": "hound", "players": 2, "seats": ["me", "friend"] }));
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    ada.clone().post(&format!("/t/{code}/start"), &[]).expect(303);
    (ada, bo, code)
}

/// The end of a link, as `links` tells it.
fn token(links: &Value, place: &str) -> String {
    let link = links.pointer(place).and_then(Value::as_str).unwrap_or_else(|| panic!("{place}: {links}"));
    link.split_once("/i/").unwrap().1.to_owned()
}

#[test]
fn a_seat_is_handed_over_by_a_link_that_works_once() {
    let served = Served::new();
    let (mut ada, bo, code) = duel(&served);
    let hand =
        |person: &Person| person.ask(&format!("/tables/{code}/view?seat=1")).json()["view"]["hand"].clone();
    let held = hand(&ada);
    assert!(held.is_array() || held.is_object(), "{held}");
    let link = token(&ada.ask(&format!("/tables/{code}/links")).json(), "/hand_over/0/link");
    assert!(!bo.ask(&format!("/tables/{code}/links")).body.contains(&link), "it is Ada's alone");
    let page = ada.get(&format!("/t/{code}/guests")).expect(200);
    assert!(page.body.contains(&link) && page.header("content-encoding").is_none());
    let mut stream = ada.listen(&format!("/t/{code}/live"));
    stream.wait_for("presence");

    // Who sits there already plays no second hand, and nobody is called like somebody else.
    let mut other = bo.clone();
    other.post(&format!("/i/{link}"), &[]).expect(409);
    let mut cy = served.named("Bo");
    assert!(cy.get(&format!("/i/{link}")).expect(200).body.contains("Ada hands you a seat"));
    let refused = cy.post(&format!("/i/{link}"), &[]).expect(409);
    assert!(refused.body.contains("There is a Bo here already") && refused.body.contains("value=\"Bo of "));
    cy.post(&format!("/i/{link}"), &[("name", "Cy")]).expect(303);

    assert_eq!(hand(&cy), held, "the hand is Cy's");
    ada.ask(&format!("/tables/{code}/view?seat=1")).expect(403);
    let step = stream.wait_for("step");
    assert!(
        step.data.contains("Cy") && !step.data.contains("data-turn=\"yours\""),
        "Ada looks on from now on"
    );
    assert_eq!(ada.ask(&format!("/tables/{code}/view")).json()["viewer"], "public");
    ada.get(&format!("/t/{code}")).expect(200);
    let table = bo.table(&code);
    assert_eq!((&table["seats"][0]["name"], &table["seats"][0]["sits"]), (&json!("Cy"), &json!("person")));
    assert!(bo.ask(&format!("/tables/{code}/chat")).body.contains("I play on for Ada."));

    // Once only; and whoever had a hand takes no other.
    served.named("Di").post(&format!("/i/{link}"), &[]).expect(404);
    let next = token(&bo.ask(&format!("/tables/{code}/links")).json(), "/hand_over/0/link");
    ada.post(&format!("/i/{next}"), &[]).expect(409);
    let entry = table["entries"].as_u64().unwrap();
    let record = bo.ask(&format!("/tables/{code}/record")).expect(200).body;
    assert!(record.contains(&format!("\n{entry}. 1: handed\n")), "{record}");
    assert!(bo.get(&format!("/t/{code}")).body.contains("Cy has taken this seat over."));
    // A restart finds it as it was.
    let (key, folder) = (cy.key.clone(), served.stop());
    let served = Served::at(folder, |_| {});
    let cy = Person { key, ..served.person() };
    assert_eq!(cy.table(&code)["seats"][0]["mine"], true);
}

#[test]
fn a_seat_is_offered_to_somebody_who_watches() {
    let served = Served::new();
    let (mut ada, bo, code) = duel(&served);
    let mut cy = served.named("Cy");
    let watch = token(&ada.ask(&format!("/tables/{code}/links")).json(), "/watch");
    cy.post(&format!("/i/{watch}"), &[]).expect(303);
    let _stream = cy.listen(&format!("/t/{code}/live"));
    let watcher = until(|| ada.table(&code)["watching"]["named"][0]["id"].as_str().map(str::to_owned));
    assert!(ada.get(&format!("/t/{code}")).body.contains("Watching: Cy"));
    let offer = [("seat", "1"), ("to", watcher.as_str())];
    bo.clone().post(&format!("/t/{code}/hand-over"), &offer).expect(403);
    let said = ada.post(&format!("/t/{code}/hand-over"), &offer).expect(200);
    assert!(said.body.contains("Offered to Cy"));
    assert!(cy.get(&format!("/t/{code}")).body.contains("Ada offers you this seat"));
    bo.tell(&format!("/tables/{code}/take-over"), &json!({ "seat": 1 })).expect(409);

    // Declined, offered again, taken back, and offered once more.
    cy.post(&format!("/t/{code}/take-over"), &[("seat", "1"), ("answer", "no")]).expect(303);
    cy.post(&format!("/t/{code}/take-over"), &[("seat", "1")]).expect(409);
    let verb = format!("/tables/{code}/hand-over");
    ada.tell(&verb, &json!({ "seat": 1, "to": watcher })).expect(200);
    assert_eq!(cy.table(&code)["seats"][0]["offered"], true);
    ada.tell(&verb, &json!({ "seat": 1 })).expect(200);
    cy.tell(&format!("/tables/{code}/take-over"), &json!({ "seat": 1 })).expect(409);
    ada.tell(&verb, &json!({ "seat": 1, "to": watcher })).expect(200);
    let table = cy.tell(&format!("/tables/{code}/take-over"), &json!({ "seat": 1 })).expect(200).json();
    assert_eq!((&table["seats"][0]["mine"], &table["seats"][0]["name"]), (&json!(true), &json!("Cy")));
    ada.tell(&verb, &json!({ "seat": 1, "to": watcher })).expect(403);
}

#[test]
fn one_link_leads_to_whichever_seat_is_free() {
    let served = Served::new();
    let ada = served.named("Ada");
    let code = served.table(&ada, &["me", "friend", "friend"]);
    let link = token(&ada.ask(&format!("/tables/{code}/links")).json(), "/any_seat");
    assert!(ada.get(&format!("/t/{code}")).body.contains(&link));
    assert!(!served.person().get(&format!("/t/{code}")).body.contains(&link));
    let path = format!("/i/{link}");
    let (mut bo, mut cy, mut di) = (served.named("Bo"), served.named("Cy"), served.named("Di"));
    assert!(bo.get(&path).expect(200).body.contains("Take this seat"));
    for _ in 0..2 {
        bo.post(&path, &[]).expect(303);
    }
    cy.post(&path, &[]).expect(303);
    let table = ada.table(&code);
    let names: Vec<&str> =
        table["seats"].as_array().unwrap().iter().filter_map(|s| s["name"].as_str()).collect();
    assert_eq!(names, ["Ada", "Bo", "Cy"], "twice the same person is once");
    for reply in [di.get(&path), di.post(&path, &[])] {
        assert!(reply.expect(409).body.contains("All seats are taken"));
    }
    bo.get(&path).expect(303);
    assert_eq!(ada.ask(&format!("/tables/{code}/links")).json()["any_seat"], Value::Null);
    // Whoever is sent away for good does not come back by it as somebody else.
    ada.tell(&format!("/tables/{code}/kick"), &json!({ "seat": 3 })).expect(200);
    served.named("Cy again").post(&path, &[]).expect(404);
    let next = token(&ada.ask(&format!("/tables/{code}/links")).json(), "/any_seat");
    di.post(&format!("/i/{next}"), &[]).expect(303);
}

#[test]
fn a_private_game_is_watched_by_invitation_only() {
    let served = Served::new();
    let (ada, _, code) = duel(&served);
    let mut eve = served.named("Eve");
    for page in ["", "/text", "/replay", "/record", "/live"] {
        eve.get(&format!("/t/{code}{page}")).expect(403);
    }
    for page in ["", "/view", "/log", "/chat", "/record"] {
        eve.ask(&format!("/tables/{code}{page}")).expect(403);
    }
    assert!(eve.get(&format!("/t/{code}")).body.contains("This table is private"));
    assert_eq!(served.person().ask(&format!("/tables/{code}")).json()["error"]["key"], "server-private");
    let watch = token(&ada.ask(&format!("/tables/{code}/links")).json(), "/watch");
    assert!(eve.get(&format!("/i/{watch}")).expect(200).body.contains("Watch a game"));
    eve.post(&format!("/i/{watch}"), &[]).expect(303);
    eve.get(&format!("/t/{code}")).expect(200);
    assert_eq!(eve.ask(&format!("/tables/{code}/view")).expect(200).json()["viewer"], "public");
    eve.ask(&format!("/tables/{code}/links")).expect(403);
    eve.get(&format!("/t/{code}/guests")).expect(403);

    // A listed one is everybody's; taken off the list it is not, and whoever listens hears so.
    let (mut ada, di) = (ada, served.named("Di"));
    ada.post(&format!("/t/{code}/list"), &[("listed", "on")]).expect(303);
    assert!(ada.get(&format!("/t/{code}/guests")).body.contains(&format!("/t/{code}\"")));
    let mut stream = di.listen(&format!("/t/{code}/live"));
    until(|| (ada.table(&code)["watching"]["named"][0]["name"] == "Di").then_some(()));
    ada.post(&format!("/t/{code}/list"), &[("listed", "off")]).expect(303);
    assert!(stream.wait_for("gone").data.contains("private"));
}

/// Who stops listening is away at once, and not after a minute.
#[test]
fn who_closes_the_page_is_away_and_who_looks_on_is_counted() {
    let served = Served::new();
    let (ada, bo, code) = served.pair();
    let stream = bo.listen(&format!("/t/{code}/live"));
    let stranger = served.person().listen(&format!("/t/{code}/live"));
    until(|| (ada.table(&code)["watching"]["others"] == 1).then_some(()));
    assert_eq!(ada.table(&code)["seats"][1]["present"], true);
    drop((stream, stranger));
    until(|| (ada.table(&code)["seats"][1]["present"] == false).then_some(()));
    until(|| (ada.table(&code)["watching"]["others"] == 0).then_some(()));
    bo.get(&format!("/t/{code}")).expect(200);
}

#[test]
fn people_talk_before_the_start_and_without_typing() {
    let served = Served::with(|config| config.rates = RateLimits::Frozen);
    let (mut ada, mut bo) = (served.named("Ada"), served.named("Bo"));
    let code = served.table(&ada, &["me", "friend"]);
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    let chat = format!("/t/{code}/chat");
    // Both are there, so that nothing but the chat changes.
    let _own = ada.listen(&format!("/t/{code}/live"));
    until(|| (bo.table(&code)["seats"][0]["present"] == true).then_some(()));
    let mut stream = bo.listen(&format!("/t/{code}/live"));
    stream.wait_for("patch");
    ada.post(&chat, &[("text", "ready?")]).expect(303);
    assert!(stream.wait_for("chat").data.contains("ready?"));
    ada.post(&chat, &[("emote", "howl")]).expect(303);
    let heard = stream.wait_for("chat").data;
    assert!(heard.contains("</span> Awoooo!") && !heard.contains("/howl"), "{heard}");
    bo.post("/me", &[("lang", "de")]).expect(303);
    // As a line; the button that says it stands below.
    let howl = "</span> Auuuuh!</span>";
    assert!(bo.get(&format!("/t/{code}")).body.contains(howl), "everybody reads it in their language");
    let lines = ada.ask(&format!("/tables/{code}/chat")).json();
    assert_eq!((&lines["chat"][1]["emote"], &lines["chat"][0]["emote"]), (&json!("howl"), &Value::Null));
    assert!(
        !served.person().get(&format!("/t/{code}")).body.contains("ready?"),
        "it is for those at the table"
    );

    // Limited, silenced and hidden like everything that is said.
    ada.post(&chat, &[("emote", "nothing")]).expect(400);
    ada.tell(&format!("/tables/{code}/chat"), &json!({ "emote": "wow" })).expect(200);
    let statuses: Vec<u16> = (0..8).map(|_| ada.post(&chat, &[("emote", "wow")]).status).collect();
    assert!(statuses.contains(&429), "{statuses:?}");
    let line = lines["chat"][1]["number"].to_string();
    bo.post(&format!("/t/{code}/hide"), &[("of", &line)]).expect(200);
    assert!(!bo.get(&format!("/t/{code}")).body.contains(howl));
    ada.post(&format!("/t/{code}/mute"), &[("seat", "2")]).expect(303);
    bo.post(&chat, &[("emote", "hello")]).expect(403);
}

#[test]
fn what_is_not_read_is_marked_until_it_is() {
    let served = Served::new();
    let (mut ada, mut bo, code) = served.pair();
    let chat = format!("/t/{code}/chat");
    let mark = "id=\"unread\"";
    let marked = |page: &str| {
        let rest = page.split_once(mark).unwrap().1;
        rest.split_once('>').unwrap().1.split_once('<').unwrap().0.to_owned()
    };
    for text in ["one", "two"] {
        ada.post(&chat, &[("text", text)]).expect(303);
    }
    assert_eq!(bo.table(&code)["unread"], 2);
    assert!(bo.get("/").body.contains("2 new lines") && !ada.get("/").body.contains("new line"));
    assert_eq!(marked(&bo.get(&format!("/t/{code}")).body), "2");
    assert_eq!(marked(&bo.get(&format!("/t/{code}")).body), "", "they were seen");
    assert!(!bo.get("/").body.contains("new line"));

    // Whoever listens has heard it; whoever wants to hear nothing is not called.
    let mut stream = bo.listen(&format!("/t/{code}/live"));
    stream.wait_for("presence");
    ada.post(&chat, &[("text", "three")]).expect(303);
    stream.wait_for("chat");
    assert_eq!(bo.table(&code)["unread"], 0);
    drop(stream);
    // Nobody knows yet that Bo has gone: it is counted when they do.
    ada.post(&chat, &[("text", "too late")]).expect(303);
    until(|| (ada.table(&code)["seats"][1]["present"] == false).then_some(()));
    until(|| (bo.table(&code)["unread"] == 1).then_some(()));
    bo.get(&format!("/t/{code}"));
    bo.post(&format!("/t/{code}/hide"), &[("of", "1")]).expect(200);
    ada.post(&chat, &[("text", "four")]).expect(303);
    assert_eq!(bo.table(&code)["unread"], 0);
}

#[test]
fn nobody_is_called_like_somebody_else_at_the_table() {
    let served = Served::new();
    let mut mira = served.named("Mira");
    let code = served.table(&mira, &["me", "friend", "friend"]);
    let (sit, mut other) = (format!("/t/{code}/sit"), served.named("mira"));
    let asked = other.post(&sit, &[("seat", "2")]).expect(409).body;
    assert!(asked.contains("There is a mira here already") && asked.contains("value=\"mira of "), "{asked}");
    other.post(&sit, &[("seat", "2"), ("name", "Mira of Birch")]).expect(303);
    other.post(&sit, &[("seat", "3"), ("name", "Mira of Birch")]).expect(303);
    other.post(&format!("/t/{code}/rename"), &[("seat", "3"), ("name", "MIRA")]).expect(409);
    mira.post(&format!("/t/{code}/rename"), &[("seat", "1"), ("name", "MIRA")]).expect(303);
    // Programs are numbered instead of asked.
    let bot = served.named("Mira");
    let table = bot.tell(&format!("/tables/{code}/seats"), &json!({ "seat": 2 })).expect(200).json();
    assert_eq!(table["seats"][1]["name"], "Mira 2");
    // A new name that somebody has there does not come there.
    other.post("/me", &[("name", "Mira 2")]).expect(303);
    assert_eq!(mira.table(&code)["seats"][2]["name"], "Mira of Birch");
}

#[test]
fn no_two_open_tables_have_the_same_name() {
    let served = Served::with(|config| config.tables_per_person = 1000);
    let ada = served.named("Ada");
    let wish = json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"], "listed": true });
    // Of 60 names among 1280 two would be the same in three of four cases.
    let codes: Vec<String> = (0..60).map(|_| served.table_of(&ada, wish.clone())).collect();
    for (place, code) in codes.iter().enumerate() {
        assert!(codes[..place].iter().all(|other| !pages::names::is_same(code, other)), "{code}");
    }
}
