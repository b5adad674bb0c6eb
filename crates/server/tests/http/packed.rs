//! What is compressed on its way, and what is not.

use crate::served::Served;

#[test]
fn pages_are_compressed_for_those_who_understand_it() {
    let served = Served::new();
    let mut ada = served.person();
    let table = ada.post("/play/wolves", &[]).expect(303).location().to_owned();
    for path in ["/", "/new/wolves", "/rules/hound", &*table] {
        let plain = ada.get(path).expect(200);
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        for encoding in ["br", "gzip"] {
            let packed = ada.with("accept-encoding", encoding).get(path).expect(200);
            assert_eq!(packed.header("content-encoding"), Some(encoding), "{path}");
            assert!(packed.header("vary").is_some_and(|vary| vary.contains("accept-encoding")), "{path}");
        }
    }
}

#[test]
fn programs_get_compressed_answers_where_nothing_is_secret() {
    let served = Served::new();
    let (ada, _, code) = served.pair();
    let table = format!("/api/v1/tables/{code}");
    let paths = ["view", "moves", "log", "record"].map(|path| format!("{table}/{path}"));
    let others = ["/api", "/api/v1/games", "/api/v1/games/wolves"].map(str::to_owned);
    for path in paths.iter().chain(&others).chain([&format!("/t/{code}/record")]) {
        let (plain, packed) =
            (ada.get(path).expect(200), ada.with("accept-encoding", "br").get(path).expect(200));
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        assert_eq!(packed.header("content-encoding"), Some("br"), "{path}");
        assert!(packed.header("vary").is_some_and(|vary| vary.contains("accept-encoding")), "{path}");
    }
    // A table may hold invitations beside names that strangers chose.
    let reply = ada.with("accept-encoding", "br").get(&table).expect(200);
    assert_eq!(reply.header("content-encoding"), None);
}

#[test]
fn a_page_with_a_secret_link_keeps_its_length_to_itself() {
    let served = Served::new();
    let ada = served.named("Ada");
    let lobby = format!("/t/{}", served.table(&ada, &["me", "friend"]));
    let page = ada.get(&lobby).expect(200).body;
    let invitation = page.split('"').rfind(|text| text.contains("/i/")).expect("an invitation").to_owned();
    let invitation = &invitation[invitation.find("/i/").unwrap_or_default()..];
    let me = ada.get("/me").expect(200).body;
    let personal = me.split('"').find(|text| text.contains("/p/")).expect("a personal link").to_owned();
    let personal = &personal[personal.find("/p/").unwrap_or_default()..];
    for path in [&*lobby, "/me", "/me?saved", invitation, personal, "/i/nothing", "/p/nothing"] {
        let reply = ada.with("accept-encoding", "gzip, br").get(path);
        assert_eq!(reply.header("content-encoding"), None, "{path}");
        assert!(reply.body.contains("</html>"), "{path}");
    }
}

#[test]
fn a_stream_is_not_held_back() {
    let served = Served::new();
    let (mut ada, _, code) = served.pair();
    let mut stream = ada.with("accept-encoding", "gzip, br").listen(&format!("/t/{code}/live?after=0"));
    let (entry, moves) = ada.moves(&code);
    ada.play(&code, 1, entry, &moves[0]).expect(303);
    assert!(stream.wait_for("step").data.contains("id=\"live\""));
}
