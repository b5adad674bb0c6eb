//! The first page: what waits, what is chosen there, and that it is remembered.

use std::time::Duration;

use serde_json::json;
use texts::{Lang, Speaker};

use crate::client::Person;
use crate::served::{Served, play_out};

/// What is chosen on a game's card: names and values of checked fields.
fn chosen(person: &Person, game: &str) -> Vec<(String, String)> {
    let page = person.get("/").expect(200).body;
    let form = page.split(&format!("action=\"/play/{game}\"")).nth(1).unwrap();
    let form = form.split("</form>").next().unwrap();
    let attribute = |tag: &str, name: &str| {
        tag.split(&format!(" {name}=\"")).nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let inputs = form.split("<input").skip(1).map(|rest| rest.split('>').next().unwrap());
    let checked = inputs.filter(|tag| tag.contains(" checked"));
    checked.map(|tag| (attribute(tag, "name"), attribute(tag, "value"))).collect()
}

/// The address of somebody's feed.
fn feed_of(person: &Person) -> String {
    let page = person.get("/me").expect(200).body;
    format!("/feed/{}", page.split("/feed/").nth(1).unwrap().split('"').next().unwrap())
}

fn pair(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

#[test]
fn a_card_begins_with_what_was_chosen_last() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let usual = [pair("players", "3"), pair("level", "scout"), pair("mine-packs", "random")];
    assert_eq!(chosen(&ada, "wolves"), usual);
    let wishes = [("players", "2"), ("level", "cub"), ("mine-packs", "tundra")];
    let made = ada.post("/play/wolves", &wishes).expect(303).location().to_owned();
    let table = ada.table(made.rsplit('/').next().unwrap());
    assert_eq!(table["choices"]["packs"], "tundra,random");
    assert_eq!(chosen(&ada, "wolves"), wishes.map(|(name, value)| pair(name, value)));
    ada.post("/play/triqueta", &[("o-hidden-wolves", "on")]).expect(303);
    assert!(chosen(&ada, "triqueta").contains(&pair("o-hidden-wolves", "on")));
    // With friends: the same choices, and a lobby at once.
    let mut bo = served.named("Bo");
    let lobby = bo.post("/new/triqueta", &[("players", "4"), ("level", "alpha")]).expect(303);
    assert!(bo.get(lobby.location()).expect(200).body.contains("/i/"));
    assert!(chosen(&bo, "triqueta").contains(&pair("players", "4")));
    // Somebody else has chosen nothing, and a bad level is refused.
    assert_eq!(chosen(&served.person(), "wolves"), usual);
    ada.post("/play/wolves", &[("level", "god")]).expect(400);
}

#[test]
fn surprises_are_ready_made_sets_and_the_last_one_can_be_had_again() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let animals = |ada: &Person, path: &str| {
        ada.table(path.rsplit('/').next().unwrap())["choices"]["animals"].as_str().unwrap().to_owned()
    };
    let surprise = ada.post("/play/hound", &[("players", "2"), ("preset", "surprise")]).expect(303);
    let first = animals(&ada, surprise.location());
    assert_ne!(first, "H01,W01", "the first set is no surprise");
    let again = ada.post("/play/hound", &[("players", "2"), ("preset", "last")]).expect(303);
    assert_eq!(animals(&ada, again.location()), first);
    // Somebody who has made no table yet.
    served.named("Bo").post("/play/hound", &[("preset", "last")]).expect(303);
}

#[test]
fn what_waits_comes_first_and_is_counted() {
    let served = Served::new();
    let (ada, mut bo, code) = served.pair();
    let first = ada.get("/").expect(200).body;
    assert!(first.contains("<title>(1) "));
    let waiting = first.split("id=\"waiting\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(waiting.contains("Round 1 of 4") && waiting.contains("Triqueta"), "{waiting}");
    let page = bo.get("/").expect(200).body;
    assert!(!page.contains("<title>(") && !page.contains("id=\"waiting\""));
    // The table has a name, in any language, and its people find it by that.
    let name = pages::names::table_name(&Speaker::new(Lang::De), &code);
    assert_eq!(
        bo.post("/join", &[("code", &name.to_lowercase())]).expect(303).location(),
        format!("/t/{code}")
    );
    served.named("Eve").post("/join", &[("code", &name)]).expect(404);
    play_out(&mut [(1, ada.clone()), (2, bo.clone())], &code);
    let won = |person: &Person| person.get("/").expect(200).body.contains("You won");
    assert!(won(&ada) || won(&bo));
}

/// However many tables somebody has: the one that has waited longest is never the one that is left out. A table at which a
/// bot sits in for them does not wait.
#[test]
fn all_tables_that_wait_are_counted_and_no_others() {
    let served = Served::with(|config| {
        config.bot_delay = Duration::from_secs(600);
        config.tables_per_person = 100;
    });
    let ada = served.named("Ada");
    let codes: Vec<String> = (0..33)
        .map(|_| {
            let wish = json!({
                "game": "triqueta", "players": 2, "seats": ["me", "bot-cub"], "choices": { "first": "1" },
            });
            served.table_of(&ada, wish)
        })
        .collect();
    let address = feed_of(&ada);
    let told = || {
        let feed = served.person().get(&address).expect(200).body;
        (ada.get("/").expect(200).body, feed.matches("<entry>").count())
    };
    let (page, entries) = told();
    assert!(page.contains("<title>(33) ") && codes.iter().all(|code| page.contains(&format!("/t/{code}"))));
    assert_eq!(entries, 33);
    ada.tell(&format!("/tables/{}/stand-in", codes[0]), &json!({ "seat": 1 })).expect(200);
    let (page, entries) = told();
    assert!(page.contains("<title>(32) "), "a bot decides there");
    assert_eq!(entries, 32);
}

/// Whoever comes to invite others is led to the link, which the page copies.
#[test]
fn friends_are_invited_with_the_choices_of_the_card() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let choices = [("players", "4"), ("level", "cub"), ("o-hidden-wolves", "on"), ("invite", "1")];
    let there = ada.post("/new/triqueta", &choices).expect(303).location().to_owned();
    let (table, mark) = there.split_once('#').unwrap();
    assert_eq!(mark, "invite");
    let lobby = ada.get(table).expect(200).body;
    assert!(lobby.contains("data-copy=\"any-seat-link\"") && lobby.contains("Hidden Wolves"));
    assert_eq!(ada.table(table.rsplit('/').next().unwrap())["seats"].as_array().unwrap().len(), 4);
    assert!(!ada.post("/new/triqueta", &[("players", "2")]).expect(303).location().contains('#'));
}

/// What was chosen on the card goes along to the animals, and from there to a table.
#[test]
fn the_choices_of_the_card_go_with_whoever_chooses_animals() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let home = ada.get("/").expect(200).body;
    let card = home.split("action=\"/play/hound\"").nth(1).unwrap().split("</form>").next().unwrap();
    assert!(card.contains("formmethod=\"get\" formaction=\"/new/hound#option-animals\""), "{card}");
    let seat = |page: &str| {
        let seat = page.split("name=\"sit-2\"").nth(1).unwrap().split("</select>").next().unwrap();
        let chosen = seat.split("<option").find(|option| option.contains(" selected")).unwrap();
        chosen.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let form = ada.get("/new/hound?players=2&level=alpha&preset=first").expect(200).body;
    assert_eq!(seat(&form), "bot-alpha");
    // Who sits there is theirs to say, and without a level it is a friend.
    assert_eq!(seat(&ada.get("/new/hound?players=2&level=alpha&sit-2=friend").body), "friend");
    assert_eq!(seat(&ada.get("/new/hound?players=2").body), "friend");
    assert_eq!(ada.get("/new/hound?players=2&level=god").status, 400);

    // The set has the buttons that a card has.
    for button in ["formaction=\"/play/hound\"", "name=\"invite\" value=\"1\""] {
        let set = form.split("class=\"wh-set\"").nth(1).unwrap().split("</aside>").next().unwrap();
        assert!(set.contains(button), "{set}");
    }
    let chosen = [("players", "2"), ("sit-1", "me"), ("sit-2", "bot-alpha"), ("o-animals", "H01,W01,W03")];
    let made = ada.post("/play/hound", &chosen).expect(303).location().to_owned();
    let table = ada.table(made.rsplit('/').next().unwrap());
    assert_eq!((&table["seats"][1]["sits"], &table["seats"][1]["level"]), (&"bot".into(), &"alpha".into()));
    assert_eq!(table["choices"]["animals"], "W01,W03,H01");
    // A friend who is not here yet is a bot when it begins at once; whoever is invited finds a seat.
    let friend = [("players", "2"), ("sit-1", "me"), ("sit-2", "friend"), ("level", "cub")];
    let made = ada.post("/play/hound", &friend).expect(303).location().to_owned();
    assert_eq!(ada.table(made.rsplit('/').next().unwrap())["seats"][1]["level"], "cub");
    let invites: Vec<_> = chosen.into_iter().chain([("invite", "1")]).collect();
    let made = ada.post("/new/hound", &invites).expect(303).location().to_owned();
    let table = made.strip_suffix("#invite").unwrap();
    let table = ada.table(table.rsplit('/').next().unwrap());
    assert_eq!((&table["state"], &table["seats"][1]["sits"]), (&"lobby".into(), &"free".into()));
    assert_eq!(table["choices"]["animals"], "W01,W03,H01");

    // What cannot be played with is said where it can be changed, and nothing is lost.
    let none = [("players", "2"), ("sit-1", "me"), ("sit-2", "bot-alpha"), ("o-animals", "H01")];
    let again = ada.post("/play/hound", &none).expect(422).body;
    assert!(again.contains("class=\"wh-set\"") && again.contains("role=\"alert\""), "{again}");
    assert_eq!(seat(&again), "bot-alpha");
}

/// What waits is told as a number too: for the title of a page that stays open, and for badges.
#[test]
fn whoever_asks_is_told_how_many_tables_wait() {
    let served = Served::new();
    let (mut ada, bo, code) = served.pair();
    let waits = |person: &Person| {
        let told = person.get("/waiting").expect(200);
        assert_eq!(told.header("cache-control"), Some("no-store"));
        told.body
    };
    assert_eq!([waits(&ada), waits(&bo), waits(&served.person())], ["1", "0", "0"]);
    while ada.table(&code)["to_act"] == 1 {
        let (entry, moves) = ada.moves(&code);
        ada.play(&code, 1, entry, &moves[0]).expect(303);
    }
    assert_eq!([waits(&ada), waits(&bo)], ["0", "1"]);
    assert!(bo.get("/").body.contains("data-waiting=\"1\" data-look="), "the page counts again by itself");
    assert!(!served.person().get("/").body.contains("data-look="), "for nobody in vain");
}

/// Devices that take no drawing find pictures: as large as they are said to be.
#[test]
fn an_installed_page_has_a_picture_on_every_device() {
    let served = Served::new();
    let person = served.person();
    let manifest = person.get("/manifest.webmanifest").expect(200).json();
    let icons = manifest["icons"].as_array().unwrap();
    let of = |kind: &str, purpose: &str| {
        let fits = |icon: &&serde_json::Value| icon["type"] == kind && icon["purpose"] == purpose;
        icons.iter().filter(fits).map(|icon| icon["src"].as_str().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(of("image/svg+xml", "any").len(), 1);
    assert_eq!((of("image/png", "any").len(), of("image/png", "maskable").len()), (2, 2));
    let home = person.get("/").expect(200).body;
    let touch = home.split("rel=\"apple-touch-icon\" href=\"").nth(1).unwrap().split('"').next().unwrap();
    let drawn = icons.iter().filter(|icon| icon["type"] == "image/png");
    let drawn = drawn.map(|icon| (icon["src"].as_str().unwrap(), icon["sizes"].as_str().unwrap()));
    for (path, sizes) in drawn.chain([(touch, "180x180")]) {
        assert_eq!(person.get(path).expect(200).header("content-type"), Some("image/png"));
        let asset = pages::assets::ALL.iter().find(|asset| asset.href == path).unwrap();
        let number = |at: usize| u32::from_be_bytes(asset.body[at..at + 4].try_into().unwrap());
        assert_eq!(format!("{}x{}", number(16), number(20)), sizes);
    }
}

#[test]
fn nobody_is_called_by_a_number() {
    let served = Served::new();
    let (mut ada, mut bo) = (served.person(), served.person());
    let lobby = ada.post("/new/triqueta", &[("players", "2")]).expect(303).location().to_owned();
    bo.post(&format!("{lobby}/sit"), &[("seat", "2")]).expect(303);
    let table = ada.table(lobby.rsplit('/').next().unwrap());
    let names: Vec<&str> = (0..2).map(|seat| table["seats"][seat]["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Guest", "Guest 2"]);
    assert!(ada.get(&lobby).expect(200).body.contains("id=\"ask-name-here\""), "asked before others come");
}

#[test]
fn a_feed_tells_whose_turn_it_is_to_whoever_has_its_address() {
    let served = Served::new();
    let (mut ada, mut bo, code) = served.pair();
    let (reader, old) = (served.person(), feed_of(&ada));
    let feed = reader.get(&old).expect(200);
    assert_eq!(feed.header("content-type"), Some("application/atom+xml; charset=utf-8"));
    assert!(feed.body.contains(&format!("/t/{code}")) && feed.body.contains("<entry>"), "{}", feed.body);
    assert!(!reader.get(&feed_of(&bo)).expect(200).body.contains("<entry>"), "it is not their turn");
    // Every turn is news, and nothing else is: neither a name nor a list.
    let id = |feed: &str| feed.split("<entry>\n<id>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let first = id(&feed.body);
    assert!(first.ends_with("#0"), "{first}");
    bo.post(&format!("/t/{code}/rename"), &[("seat", "2"), ("name", "Bolette")]).expect(303);
    assert_eq!(id(&reader.get(&old).expect(200).body), first);
    for (seat, person) in [(1, &mut ada), (2, &mut bo)] {
        while person.table(&code)["to_act"] == seat {
            let (entry, moves) = person.moves(&code);
            person.play(&code, seat, entry, &moves[0]).expect(303);
        }
    }
    let entries = ada.table(&code)["entries"].clone();
    assert_eq!(id(&reader.get(&old).expect(200).body), first.replace("#0", &format!("#{entries}")));
    // The address of a feed opens nothing else, and ends with the personal link.
    reader.get(&old.replace("/feed/", "/p/")).expect(404);
    ada.post("/me/new-link", &[]).expect(303);
    reader.get(&old).expect(404);
    reader.get("/feed/nonsense").expect(404);
    let manifest = reader.get("/manifest.webmanifest").expect(200);
    assert_eq!(manifest.json()["start_url"], "/");
}
