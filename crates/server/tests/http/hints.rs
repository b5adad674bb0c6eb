//! Help at the table: hints and the bar, for whom it is meant and nobody else.

use serde_json::{Value, json};

use server::RateLimits;

use crate::client::Person;
use crate::served::{Served, until};

/// Ada against a bot, with the first move.
fn solo(served: &Served, game: &str) -> (Person, String) {
    let ada = served.named("Ada");
    let wish = json!({ "game": game, "players": 2, "seats": ["me", "bot-cub"] });
    let code = served.table_of(&ada, wish);
    until(|| (ada.table(&code)["to_act"] == 1).then_some(()));
    (ada, code)
}

fn page(person: &Person, code: &str) -> String {
    person.get(&format!("/t/{code}")).expect(200).body
}

#[test]
fn the_best_three_moves_are_shown_with_their_worth_and_a_reason() {
    let served = Served::new();
    for game in ["triqueta", "hound", "wolves"] {
        let (mut ada, code) = solo(&served, game);
        let before = page(&ada, &code);
        assert!(before.contains(&format!("/t/{code}/hint")) && !before.contains("id=\"hints\""), "{game}");
        // Without script the form leads back to the table, which shows what was found.
        let there = ada.post(&format!("/t/{code}/hint"), &[]).expect(303).location().to_owned();
        assert_eq!(there, format!("/t/{code}"));
        let shown = page(&ada, &code);
        assert!(shown.contains("id=\"hints\"") && shown.contains("% chance of winning"), "{game}");

        let advice = ada.ask(&format!("/tables/{code}/hint")).expect(200).json();
        let hints = advice["hints"].as_array().unwrap();
        let (entry, moves) = ada.moves(&code);
        assert!((1..=3).contains(&hints.len()) && advice["entry"] == entry, "{game}: {advice}");
        for hint in hints {
            let text = hint["move"].as_str().unwrap();
            assert!(moves.iter().any(|legal| legal == text), "{text} is a move of {game}");
            // What reveals something is chosen or pointed at; the rest is played.
            let told = shown.split("id=\"hints\"").nth(1).unwrap();
            let told = told.split("</section>").next().unwrap();
            let plays = format!("value=\"{}\"", text.replace('>', "&gt;"));
            let leads = match (game, text) {
                ("triqueta", "draw") => Some("href=\"#tq-draw\"".to_owned()),
                ("hound", card) => Some(format!("href=\"/t/{code}?choose={card}\"")),
                _ => None,
            };
            assert_eq!(told.contains(&plays), leads.is_none(), "{text}: {game}: {told}");
            assert!(leads.is_none_or(|leads| told.contains(&leads)), "{text}: {game}: {told}");
            assert!((0.0..=1.0).contains(&hint["share"].as_f64().unwrap()));
            assert!(hint["change"].as_f64().unwrap() <= 0.0);
            assert!(!hint["reason"].as_str().unwrap().starts_with("[bot-"), "{hint}");
        }
        // One number: from now on the view says what the first hint said.
        let view = ada.ask(&format!("/tables/{code}/view")).expect(200).json();
        assert_eq!(view["shares"][0], hints[0]["share"], "{game}");
        // A hint is worth nothing after the next move.
        ada.play(&code, 1, entry, hints[0]["move"].as_str().unwrap()).expect(303);
        assert!(!page(&ada, &code).contains("id=\"hints\""), "{game}");
    }
}

/// With the last card in hand there is nothing to weigh.
#[test]
fn the_only_move_has_no_share_and_no_reason() {
    let served = Served::new();
    let (mut ada, mut code) = solo(&served, "hound");
    let advice = until(|| {
        let (entry, moves) = ada.moves(&code);
        match moves.as_slice() {
            [_] => return Some(ada.ask(&format!("/tables/{code}/hint")).expect(200).json()),
            [first, ..] => drop(ada.play(&code, 1, entry, first)),
            // Some games are over before.
            [] if ada.table(&code)["state"] == "over" => (ada, code) = solo(&served, "hound"),
            [] => {}
        }
        None
    });
    let hint = &advice["hints"][0];
    assert!(hint["only"] == true && hint["share"].is_null() && hint["reason"] == "", "{advice}");
}

#[test]
fn hints_are_for_whoever_decides_and_only_where_they_are_allowed() {
    let served = Served::new();
    // Two people: off unless somebody chose otherwise, and both can see that.
    let (mut ada, bo, code) = served.pair();
    assert_eq!(ada.table(&code)["hints"], false);
    for person in [&ada, &bo] {
        assert!(page(person, &code).contains("not allowed"));
        assert!(!page(person, &code).contains(&format!("/t/{code}/hint")));
    }
    assert!(ada.post(&format!("/t/{code}/hint"), &[]).expect(409).body.contains("Hints are not allowed"));
    let refused = ada.ask(&format!("/tables/{code}/hint")).expect(409).json();
    assert_eq!(refused["error"]["key"], "server-no-hints");
    assert!(ada.ask(&format!("/tables/{code}/view")).expect(200).json()["shares"].is_null());

    // Allowed by the one who made the table: only for the seat that decides, and its own person.
    let fields = [
        ("players", "2"),
        ("sit-1", "me"),
        ("sit-2", "friend"),
        ("o-first", "1"),
        ("hints", "on"),
        ("listed", "on"),
    ];
    let made = ada.post("/new/triqueta", &fields).expect(303);
    let code = made.location().strip_prefix("/t/").unwrap().to_owned();
    let mut bo = bo;
    assert!(page(&bo, &code).contains("<dt>Hints</dt><dd>allowed</dd>"), "the lobby says so");
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    bo.post(&format!("/t/{code}/hint"), &[]).expect(409);
    let mut spectator = served.named("Eve");
    spectator.post(&format!("/t/{code}/hint"), &[]).expect(409);
    served.person().ask(&format!("/tables/{code}/hint")).expect(401);
    ada.post(&format!("/t/{code}/hint"), &[]).expect(303);
    assert!(page(&ada, &code).contains("id=\"hints\""));
    for other in [&bo, &spectator, &served.person()] {
        assert!(!page(other, &code).contains("id=\"hints\""), "nobody else learns what Ada was told");
    }
    let foreign = ada.with("origin", "https://evil.example");
    foreign.clone().post(&format!("/t/{code}/hint"), &[]).expect(403);

    // Nor does anybody get one against the bots once it was switched off.
    let wish = json!({ "game": "triqueta", "players": 2, "seats": ["me", "bot-cub"], "hints": false });
    let code = served.table_of(&ada, wish);
    ada.ask(&format!("/tables/{code}/hint")).expect(409);
}

#[test]
fn a_closed_screen_gets_no_hint() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let fields = [("players", "2"), ("sit-1", "me"), ("sit-2", "here"), ("o-first", "1"), ("hints", "on")];
    let made = ada.post("/new/triqueta", &fields).expect(303);
    let code = made.location().strip_prefix("/t/").unwrap().to_owned();
    ada.post(&format!("/t/{code}/hint"), &[]).expect(409);
    ada.post(&format!("/t/{code}/open"), &[("seat", "1")]).expect(303);
    ada.post(&format!("/t/{code}/hint"), &[]).expect(303);
    assert!(page(&ada, &code).contains("id=\"hints\""));
    ada.post(&format!("/t/{code}/close"), &[]).expect(303);
    assert!(!page(&ada, &code).contains("id=\"hints\""), "the next person must not read it");
}

#[test]
fn asking_too_often_is_refused_and_asking_again_is_not() {
    let served = Served::with(|config| config.rates = RateLimits::On);
    let (mut ada, code) = solo(&served, "triqueta");
    for _ in 0..9 {
        ada.post(&format!("/t/{code}/hint"), &[]).expect(303);
    }
    let refused = until(|| {
        let (entry, moves) = ada.moves(&code);
        if let Some(first) = moves.first() {
            ada.play(&code, 1, entry, first);
        }
        until(|| (ada.table(&code)["to_act"] != 2).then_some(()));
        let reply = ada.post(&format!("/t/{code}/hint"), &[]);
        (reply.status != 303).then_some(reply)
    });
    assert_eq!(refused.status, 429, "{}", refused.body);
    assert!(refused.header("retry-after").is_some());
    // Whoever learns the game asks at every step.
    let made = ada.post("/learn/triqueta", &[]).expect(303);
    ada.post(&format!("{}/hint", made.location()), &[]).expect(303);
}

/// The shares on a page, by the `meter` elements.
fn bars(page: &str) -> Vec<u32> {
    let value = |text: &str| text.split('"').nth(1).and_then(|value| value.parse().ok());
    let tags = page.split("<meter").skip(1).filter_map(|part| part.split('>').next());
    tags.filter_map(|tag| value(tag.split("value=").nth(1)?)).collect()
}

#[test]
fn the_bar_appears_for_one_against_bots_and_can_be_hidden() {
    let served = Served::new();
    let (mut ada, code) = solo(&served, "triqueta");
    let shares = until(|| Some(bars(&page(&ada, &code))).filter(|bars| !bars.is_empty()));
    assert_eq!(shares.len(), 2);
    assert!((99..=101).contains(&shares.iter().sum::<u32>()), "{shares:?}");
    // It comes live, too, as part of the list of players.
    let mut stream = ada.listen(&format!("/t/{code}/live?after=0"));
    let (entry, moves) = ada.moves(&code);
    ada.play(&code, 1, entry, &moves[0]).expect(303);
    until(|| Some(stream.wait_for("presence")).filter(|event| bars(&event.data).len() == 2));

    ada.post("/me", &[("bar", "off")]).expect(303);
    assert!(bars(&page(&ada, &code)).is_empty());
    ada.post("/me", &[("bar", "auto")]).expect(303);
    assert!(!bars(&page(&ada, &code)).is_empty());
    // A spectator has to ask for it, and then sees what everybody may know.
    ada.post(&format!("/t/{code}/list"), &[("listed", "on")]).expect(303);
    let mut eve = served.named("Eve");
    assert!(bars(&page(&eve, &code)).is_empty());
    eve.post("/me", &[("bar", "on")]).expect(303);
    until(|| (!bars(&page(&eve, &code)).is_empty()).then_some(()));
}

#[test]
fn no_bar_where_hints_are_not_allowed() {
    let served = Served::new();
    let (mut ada, _, code) = served.pair();
    ada.post("/me", &[("bar", "on")]).expect(303);
    for _ in 0..5 {
        assert!(bars(&page(&ada, &code)).is_empty());
    }
}

/// What hosts set for a level holds: a bot that may not think still plays.
#[test]
fn a_host_can_measure_the_levels() {
    let served = Served::with(|config| {
        let settings = server::Settings {
            bot_time: Some("alpha=1".to_owned()),
            bot_games: Some("alpha=1".to_owned()),
            ..server::Settings::default()
        };
        config.take(settings).unwrap();
    });
    let ada = served.named("Ada");
    let seats = ["bot-alpha", "bot-alpha"];
    let code = served.table_of(&ada, json!({ "game": "hound", "players": 2, "seats": seats }));
    until(|| (ada.table(&code)["state"] == "over").then_some(()));
    let numbers = served.numbers();
    assert!(
        numbers.contains("loup_bot_moves_total ") && numbers.contains("loup_advice_total 0"),
        "{numbers}"
    );
}

#[test]
fn the_table_says_whether_hints_are_allowed() {
    let served = Served::new();
    let (ada, code) = solo(&served, "triqueta");
    assert_eq!(ada.table(&code)["hints"], true);
    let wish = json!({ "game": "triqueta", "players": 3, "seats": ["me", "friend", "bot-cub"] });
    let code = served.table_of(&ada, wish);
    assert_eq!(ada.table(&code)["hints"], false, "a friend is expected");
    let made: Value = ada.tell(&format!("/tables/{code}/bot"), &json!({ "seat": 2 })).expect(200).json();
    assert_eq!(made["hints"], true, "now there are only bots");
}
