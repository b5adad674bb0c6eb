//! Before the start: the form, invitations, seats.

use crate::served::Served;
use serde_json::Value;

fn invitation(table: &Value, seat: usize) -> Option<String> {
    let link = table["seats"][seat - 1]["invitation"].as_str()?;
    Some(link.split_once("/i/").unwrap().1.to_owned())
}

#[test]
fn a_table_is_made_by_the_form_and_filled_by_invitation() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let form = ada.get("/new/triqueta").expect(200);
    assert!(form.body.contains("/new/triqueta"));
    let fields = [
        ("players", "3"),
        ("sit-1", "me"),
        ("sit-2", "friend"),
        ("sit-3", "bot-cub"),
        ("listed", "on"),
        ("clock", "turn"),
        ("clock-each", "300"),
        ("o-first", "2"),
    ];
    let made = ada.post("/new/triqueta", &fields).expect(303);
    let code = made.location().strip_prefix("/t/").unwrap().to_owned();
    let table = ada.table(&code);
    assert_eq!(
        (&table["state"], &table["clock"]["turn"], &table["listed"]),
        (&"lobby".into(), &300.into(), &true.into())
    );
    assert_eq!(table["choices"]["first"], "2");

    let token = invitation(&table, 2).unwrap();
    assert!(ada.get(made.location()).body.contains(&token), "the host sees the link");
    let mut bo = served.person();
    assert!(!bo.get(made.location()).expect(200).body.contains(&token), "strangers do not");
    assert!(bo.get("/").body.contains(&code), "listed tables are found");
    assert!(bo.get(&format!("/i/{token}")).expect(200).body.contains("Ada"));
    ada.post(&format!("/t/{code}/start"), &[]).expect(409);
    bo.post(&format!("/i/{token}"), &[("name", "Bo <b>")]).expect(303);
    let page = ada.get(made.location()).body;
    assert!(page.contains("Bo &lt;b&gt;") && !page.contains("Bo <b>"), "names are escaped");
    bo.post(&format!("/t/{code}/start"), &[]).expect(403);

    let mut eve = served.named("Eve");
    eve.post(&format!("/i/{token}"), &[]).expect(409);
    eve.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(409);
    eve.post(&format!("/t/{code}/leave"), &[("seat", "2")]).expect(403);
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    assert_eq!(ada.table(&code)["state"], "playing");
    bo.post(&format!("/t/{code}/leave"), &[("seat", "2")]).expect(409);
    assert!(!served.person().get("/").body.contains(&code), "begun tables are not open ones");
}

#[test]
fn an_old_invitation_is_void_after_its_owner_left() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let code = served.table(&ada, &["me", "friend", "friend"]);
    let token = invitation(&ada.table(&code), 2).unwrap();
    let mut bo = served.named("Bo");
    bo.post(&format!("/i/{token}"), &[]).expect(303);
    bo.post(&format!("/i/{token}"), &[]).expect(303);
    bo.post(&format!("/t/{code}/leave"), &[("seat", "2")]).expect(303);
    bo.get(&format!("/i/{token}")).expect(404);
    let fresh = invitation(&ada.table(&code), 2).unwrap();
    assert_ne!(fresh, token);

    // Whoever sits moves; the host may swap, give seats to bots, and send people away.
    bo.post(&format!("/i/{fresh}"), &[]).expect(303);
    bo.post(&format!("/t/{code}/sit"), &[("seat", "3")]).expect(303);
    assert_eq!(ada.table(&code)["seats"][1]["sits"], "free");
    ada.post(&format!("/t/{code}/swap"), &[("seat", "1"), ("with", "3")]).expect(303);
    let names = |ada: &crate::client::Person| {
        let table = ada.table(&code);
        let seats = table["seats"].as_array().unwrap().clone();
        seats.iter().map(|seat| seat["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names(&ada), ["Bo", "", "Ada"]);
    bo.post(&format!("/t/{code}/swap"), &[("seat", "1"), ("with", "3")]).expect(403);
    ada.post(&format!("/t/{code}/bot"), &[("seat", "2"), ("level", "hunter")]).expect(303);
    assert_eq!(ada.table(&code)["seats"][1]["level"], "hunter");
    ada.post(&format!("/t/{code}/bot"), &[("seat", "1"), ("level", "cub")]).expect(409);
    ada.post(&format!("/t/{code}/rename"), &[("seat", "3"), ("name", "Ada II")]).expect(303);
    ada.post(&format!("/t/{code}/rename"), &[("seat", "1"), ("name", "X")]).expect(403);
    ada.post(&format!("/t/{code}/leave"), &[("seat", "1")]).expect(303);
    assert_eq!(names(&ada)[0], "");
    assert_eq!(names(&ada)[2], "Ada II");
}

#[test]
fn tables_are_joined_by_code_or_pasted_link() {
    let served = Served::new();
    let ada = served.named("Ada");
    let code = served.table(&ada, &["me", "friend"]);
    let token = invitation(&ada.table(&code), 2).unwrap();
    let mut bo = served.named("Bo");
    let (start, end) = code.split_at(4);
    for typed in [
        code.clone(),
        format!(" {}-{end} ", start.to_uppercase()),
        format!("http://{}/t/{code}?choose=x", served.address),
    ] {
        assert_eq!(bo.post("/join", &[("code", &typed)]).expect(303).location(), format!("/t/{code}"));
    }
    let pasted = format!("https://loup.example/i/{token}");
    assert_eq!(bo.post("/join", &[("code", &pasted)]).expect(303).location(), format!("/i/{token}"));
    let lost = bo.post("/join", &[("code", "nowhere")]).expect(404);
    assert!(lost.body.contains("There is no table with this code."));
    bo.get("/t/bcdfghjk").expect(404);
    bo.get("/i/bcdfghjk1zzz").expect(404);
    bo.get(&format!("/i/{}", "f".repeat(500))).expect(404);
    // An invitation for seat 1 does not open seat 2.
    let forged = format!("{code}1{}", &token[9..]);
    bo.get(&format!("/i/{forged}")).expect(404);
}

#[test]
fn wrong_choices_are_explained_in_the_form() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let reply = ada.post("/new/triqueta", &[("players", "2"), ("o-first", "5")]).expect(422);
    assert!(reply.body.contains("first"), "the form comes back with what is wrong");
    ada.post("/new/chess", &[]).expect(404);
    ada.get("/new/chess").expect(404);
    ada.post("/play/triqueta", &[("level", "god")]).expect(400);
    assert!(ada.get("/new/hound?players=4&sit-2=here&name-2=Maren").expect(200).body.contains("Maren"));
    assert!(ada.get("/rules/triqueta").expect(200).body.contains("TQ"));
}

#[test]
fn whoever_was_sent_away_for_good_does_not_sit_down_again() {
    let served = Served::new();
    let (ada, mut bo, mut eve) = (served.named("Ada"), served.named("Bo"), served.named("Eve"));
    let code = served.table(&ada, &["me", "friend", "friend"]);
    let sit = format!("/t/{code}/sit");
    bo.post(&sit, &[("seat", "2")]).expect(303);
    let kick = |person: &mut crate::client::Person, seat: &str| {
        person.post(&format!("/t/{code}/kick"), &[("seat", seat)])
    };
    assert!(ada.get(&format!("/t/{code}")).body.contains("Send Bo away for good"));
    assert!(!bo.get(&format!("/t/{code}")).body.contains("away for good"));
    kick(&mut bo, "1").expect(403);
    kick(&mut ada.clone(), "1").expect(400);
    kick(&mut ada.clone(), "2").expect(303);
    assert_eq!(ada.table(&code)["seats"][1]["sits"], "free");
    for seat in ["2", "3"] {
        let reply = bo.post(&sit, &[("seat", seat)]).expect(403);
        assert!(reply.body.contains("for good"), "{}", reply.body);
    }
    let link = ada.table(&code)["seats"][1]["invitation"].as_str().unwrap().to_owned();
    bo.post(&link[link.find("/i/").unwrap()..], &[]).expect(403);
    eve.post(&sit, &[("seat", "2")]).expect(303);
}
