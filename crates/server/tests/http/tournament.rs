//! An evening's tournament, from the link to the last place.

use serde_json::{Value, json};

use crate::client::Person;
use crate::served::{Served, play_out, until};

/// Somebody's tournament, made by them.
fn made(host: &Person, wish: Value) -> String {
    host.tell("/tournaments", &wish).expect(201).json()["code"].as_str().unwrap().to_owned()
}

fn seen(person: &Person, code: &str) -> Value {
    person.ask(&format!("/tournaments/{code}")).expect(200).json()
}

fn people(served: &Served, names: &[&str]) -> Vec<Person> {
    names.iter().map(|name| served.named(name)).collect()
}

/// Who sits in which seat of a game.
fn sitters(people: &[Person], game: &Value) -> Vec<(u8, Person)> {
    let seats = game["seats"].as_array().unwrap();
    let person = |(seat, player): (usize, &Value)| {
        player.as_u64().map(|player| (seat as u8 + 1, people[player as usize].clone()))
    };
    seats.iter().enumerate().filter_map(person).collect()
}

/// Plays every game that runs in the last round.
fn play_round(people: &[Person], code: &str) {
    let round = seen(&people[0], code)["rounds"].as_array().unwrap().last().unwrap().clone();
    for meeting in round["meetings"].as_array().unwrap().iter().filter(|meeting| meeting["over"] == false) {
        let game = meeting["games"].as_array().unwrap().last().unwrap();
        play_out(&mut sitters(people, game), game["code"].as_str().unwrap());
    }
}

/// Six people, two tables at once, by forms alone; the second round begins by itself.
#[test]
fn six_people_play_at_two_tables_at_once() {
    let served = Served::new();
    let mut all = people(&served, &["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]);
    let form = all[0].get("/tournament").expect(200).body;
    assert!(form.contains("action=\"/tournament\"") && all[0].get("/").body.contains("href=\"/tournament\""));
    let wish = [
        ("name", "Friday"),
        ("game", "triqueta"),
        ("seats", "3"),
        ("games", "1"),
        ("rounds", "2"),
        ("odd", "bye"),
        ("alone", "on"),
    ];
    let page = all[0].post("/tournament", &wish).expect(303).location().to_owned();
    let code = page.strip_prefix("/tournament/").unwrap().to_owned();
    // One link for everybody; whoever only looks is nobody yet.
    assert!(served.person().get(&page).expect(200).body.contains("Who takes part?"));
    for person in &mut all {
        person.post(&format!("{page}/join"), &[("name", "")]).expect(303);
        person.post(&format!("{page}/join"), &[("name", "")]).expect(303);
    }
    let mut stranger = served.named("Zoe");
    stranger.post(&format!("{page}/begin"), &[]).expect(403);
    all[0].post(&format!("{page}/begin"), &[]).expect(303);
    stranger.post(&format!("{page}/join"), &[]).expect(409);

    let first = seen(&all[0], &code);
    assert_eq!((&first["rounds_in_all"], first["players"].as_array().unwrap().len()), (&json!(2), 6));
    let meetings = first["rounds"][0]["meetings"].as_array().unwrap();
    assert_eq!(meetings.len(), 2, "two tables at once");
    let codes: Vec<&str> = meetings.iter().map(|one| one["games"][0]["code"].as_str().unwrap()).collect();
    for (meeting, code) in meetings.iter().zip(&codes) {
        let table = all[0].table(code);
        assert_eq!((&table["state"], &table["hints"]), (&json!("playing"), &json!(false)));
        let player = meeting["players"][0].as_u64().unwrap() as usize;
        let own = all[player].get(&page).body;
        assert!(own.contains("id=\"my-table\"") && own.contains(&format!("/t/{code}")));
        assert!(all[player].get(&format!("/t/{code}")).body.contains(&page), "and back");
    }
    let twice = all[0].post(&format!("{page}/begin"), &[]);
    assert_eq!(twice.status, 409, "one round at a time");
    // Both run at once: a move here, a move there.
    for (meeting, code) in meetings.iter().zip(&codes) {
        for (seat, mut person) in sitters(&all, &meeting["games"][0]) {
            let (entry, moves) = person.moves(code);
            if let Some(first) = moves.first() {
                person.play(code, seat, entry, first).expect(303);
            }
        }
    }
    play_round(&all, &code);
    let second =
        until(|| Some(seen(&all[0], &code)).filter(|now| now["rounds"].as_array().unwrap().len() == 2));
    assert!(second["rounds"][0]["meetings"].as_array().unwrap().iter().all(|one| one["over"] == true));
    assert_ne!(second["rounds"][0]["meetings"][0]["players"], second["rounds"][1]["meetings"][0]["players"]);
    play_round(&all, &code);
    let last = until(|| Some(seen(&all[5], &code)).filter(|now| now["over"] == true));
    let standings = last["standings"].as_array().unwrap();
    let points: f64 = standings.iter().map(|row| row["points"].as_f64().unwrap()).sum();
    assert_eq!(points, 12.0, "three at a table share three points, four times");
    assert!(standings.iter().all(|row| row["played"] == 2));
    let page_now = served.person().get(&page).expect(200).body;
    assert!(page_now.contains("All rounds are played") && page_now.contains("Each meeting brings a point"));
    for round in last["rounds"].as_array().unwrap() {
        for meeting in round["meetings"].as_array().unwrap() {
            let code = meeting["games"][0]["code"].as_str().unwrap();
            assert!(page_now.contains(&format!("/t/{code}/result")), "records of all games");
            all[0].get(&format!("/t/{code}/record")).expect(200);
        }
    }
    assert!(!all[0].get("/").body.contains("Friday"), "what is over is not in the way");
    // In the file that one takes along, and gone with those who go.
    let file = all[1].get("/me/export").expect(200).json();
    assert_eq!(file["tournaments"][0]["name"], "Friday");
    all[1].post("/me/delete", &[("name", "Bo")]).expect(200);
    assert_eq!(seen(&all[0], &code)["players"][1]["name"], "somebody");
    assert_eq!(seen(&all[0], &code)["standings"], last["standings"]);
}

/// What is chosen on a game's card is chosen for an evening, too: by its form, for all of its tables.
#[test]
fn an_evening_has_the_main_choice_of_its_game() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let checked = |page: &str, name: &str| {
        let tags = page.split("<input").skip(1).map(|rest| rest.split('>').next().unwrap_or_default());
        let on = tags.filter(|tag| tag.contains(&format!("name=\"{name}\"")) && tag.contains(" checked"));
        let values: Vec<String> = on
            .map(|tag| tag.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned())
            .collect();
        values.join(" ")
    };
    // Each game has its own; packs are everybody's own choice.
    let form = ada.get("/tournament?game=triqueta&o-hidden-wolves=on").expect(200).body;
    assert_eq!(checked(&form, "o-hidden-wolves"), "on");
    assert_eq!(checked(&ada.get("/tournament?game=triqueta").body, "o-hidden-wolves"), "off");
    assert!(!ada.get("/tournament?game=wolves").expect(200).body.contains("mine-packs"));
    let wish = [("game", "triqueta"), ("seats", "3"), ("o-hidden-wolves", "on")];
    let page = ada.post("/tournament", &wish).expect(303).location().to_owned();
    assert!(ada.get(&page).expect(200).body.contains("Hidden Wolves"), "whoever comes is told");
    let code = page.strip_prefix("/tournament/").unwrap().to_owned();
    for person in people(&served, &["Bo", "Cy", "Di"]) {
        person.tell(&format!("/tournaments/{code}/join"), &json!({})).expect(200);
    }
    let begun = ada.tell(&format!("/tournaments/{code}/begin"), &json!({})).expect(200).json();
    let table = begun["rounds"][0]["meetings"][0]["games"][0]["code"].as_str().unwrap().to_owned();
    assert_eq!(ada.table(&table)["choices"]["hidden-wolves"], "on");

    // A ready-made set of animals, one that surprises, and those of the last table.
    let form = ada.get("/tournament?game=hound").expect(200).body;
    let first = checked(&form, "preset");
    let host = ada.clone();
    let animals = |fields: &[(&str, &str)]| {
        let fields: Vec<_> =
            [("game", "hound"), ("seats", "2")].into_iter().chain(fields.iter().copied()).collect();
        let page = host.clone().post("/tournament", &fields).expect(303).location().to_owned();
        page.strip_prefix("/tournament/").unwrap().to_owned()
    };
    for preset in [first.as_str(), "surprise"] {
        animals(&[("preset", preset)]);
    }
    ada.post("/new/hound", &[("players", "2"), ("o-animals", "H02"), ("o-animals", "W02")]).expect(303);
    assert_eq!(checked(&ada.get("/tournament?game=hound").body, "preset"), "last");
    let code = animals(&[("preset", "last")]);
    let told = ada.get(&format!("/tournament/{code}")).expect(200).body;
    assert!(told.contains("<dl class=\"facts\">"), "{told}");
    // What cannot be is said, and what was chosen stays.
    let wrong = [("game", "triqueta"), ("seats", "9"), ("o-hidden-wolves", "on")];
    let form = ada.post("/tournament", &wrong).expect(422).body;
    assert_eq!(checked(&form, "o-hidden-wolves"), "on");
}

/// Three people at tables of two: the best of three, one sits out, and one does not turn up.
#[test]
fn the_best_of_three_with_an_odd_number_and_a_no_show() {
    let served = Served::new();
    let all = people(&served, &["Ada", "Bo", "Cy"]);
    let wish = json!({ "game": "triqueta", "games": 3, "choices": { "first": "1" } });
    let code = made(&all[0], wish);
    let at = |below: &str| format!("/tournaments/{code}/{below}");
    assert_eq!(all[0].tell(&at("begin"), &json!({})).expect(409).json()["error"]["key"], "server-too-few");
    for person in &all {
        person.tell(&at("join"), &json!({})).expect(200);
    }
    let begun = all[0].tell(&at("begin"), &json!({})).expect(200).json();
    assert_eq!(
        (begun["rounds"][0]["byes"].as_array().unwrap().len(), &begun["rounds_in_all"]),
        (1, &json!(3))
    );
    // They play until it is decided: two games or three, each a rematch of the last.
    let decided = until(|| {
        play_round(&all, &code);
        Some(seen(&all[0], &code)).filter(|now| now["rounds"][0]["meetings"][0]["over"] == true)
    });
    let games = decided["rounds"][0]["meetings"][0]["games"].as_array().unwrap().len();
    assert!((2..=3).contains(&games), "{games}");
    assert_eq!(decided["may_begin"], true, "it waits for whoever made it");
    all[1].tell(&at("begin"), &json!({})).expect(403);
    let second = all[0].tell(&at("begin"), &json!({})).expect(200).json();
    let meeting = &second["rounds"][1]["meetings"][0];
    let (gone, other) = (&meeting["players"][1], &meeting["players"][0]);
    // Nobody says that of somebody else but whoever made it.
    let told = json!({ "player": gone, "gone": true });
    let outsider = served.named("Zoe");
    outsider.tell(&at("gone"), &told).expect(403);
    let after = all[0].tell(&at("gone"), &told).expect(200).json();
    let meeting = &after["rounds"][1]["meetings"][0];
    assert_eq!((&meeting["over"], meeting["games"].as_array().unwrap().len()), (&json!(true), 1));
    let row = |now: &Value, player: &Value| {
        let rows = now["standings"].as_array().unwrap().clone();
        rows.into_iter().find(|row| row["player"] == *player).unwrap()
    };
    let before = row(&second, other)["points"].as_f64().unwrap();
    assert_eq!(row(&after, other)["points"].as_f64().unwrap(), before + 1.0, "won without a fight");
    // The last round does without them: both others are there, or one of them sits out.
    let third = all[0].tell(&at("begin"), &json!({})).expect(200).json();
    let round = &third["rounds"][2];
    let sits = |list: &Value| list.as_array().unwrap().contains(gone);
    assert!(
        !sits(&round["byes"])
            && round["meetings"].as_array().unwrap().iter().all(|one| !sits(&one["players"]))
    );
}

/// Where bots fill the tables nobody sits out, and rated games count.
#[test]
fn bots_fill_tables_and_rated_games_count() {
    let served = Served::new();
    let all = people(&served, &["Ada", "Bo", "Cy"]);
    let wish = json!({
        "game": "triqueta", "odd": "bot-cub", "rounds": 1, "rated": true, "name": "Rated",
        "clock": { "game": 3600, "increment": 10, "then": "lose" },
    });
    let code = made(&all[0], wish);
    for person in &all {
        person.tell(&format!("/tournaments/{code}/join"), &json!({ "name": "Same" })).expect(200);
    }
    let names = seen(&all[0], &code)["players"].clone();
    assert_eq!((&names[0]["name"], &names[2]["name"]), (&json!("Same"), &json!("Same 3")));
    all[0].tell(&format!("/tournaments/{code}/begin"), &json!({})).expect(200);
    let round = seen(&all[0], &code)["rounds"][0].clone();
    let bots: u64 =
        round["meetings"].as_array().unwrap().iter().map(|one| one["bots"].as_u64().unwrap()).sum();
    assert_eq!((bots, round["byes"].as_array().unwrap().len()), (1, 0));
    play_round(&all, &code);
    until(|| Some(()).filter(|()| seen(&all[0], &code)["over"] == true));
    for person in &all {
        assert_eq!(person.ask("/me/ratings").expect(200).json()["triqueta"]["games"], 1);
    }
    // What makes no sense is said.
    for (wrong, status) in [
        (json!({ "game": "chess" }), 404),
        (json!({ "game": "triqueta", "games": 2 }), 422),
        (json!({ "game": "triqueta", "seats": 9 }), 422),
        (json!({ "game": "triqueta", "odd": "bot-tiger" }), 400),
    ] {
        all[0].tell("/tournaments", &wrong).expect(status);
    }
    all[0].ask("/tournaments/bcdfghjk").expect(404);
    served.person().ask("/tournaments").expect(401);
    let mine = all[1].ask("/tournaments").expect(200).json();
    assert_eq!(mine["tournaments"][0]["name"], "Rated");
}
