//! Who somebody is.

use crate::served::{Folder, Served};

#[test]
fn a_browser_is_remembered_only_once_it_does_something() {
    let served = Served::at(Folder::of_file(), |config| {
        config.base_url = Some("https://loup.example".to_owned());
    });
    let mut ada = served.person();
    assert_eq!(ada.get("/").expect(200).header("set-cookie"), None, "looking makes nobody");
    for nowhere in ["/wp-login.php", "/t"] {
        assert_eq!(ada.post(nowhere, &[]).expect(404).header("set-cookie"), None, "nor does {nowhere}");
    }
    assert!(ada.get("/robots.txt").expect(200).body.contains("Disallow: /me\n"), "crawlers make nobody");
    let reply = ada.post("/me", &[("name", "Ada"), ("lang", "fr"), ("theme", "dark")]).expect(303);
    assert!(reply.header("set-cookie").unwrap().contains("; Secure"), "the address is https");
    assert_eq!(reply.location(), "/me?saved=1");
    let key = ada.key.clone().unwrap();
    assert_eq!(key.len(), 32, "128 bits");
    let page = ada.get("/me").expect(200).body;
    assert!(page.contains("lang=\"fr\"") && page.contains("data-theme=\"dark\"") && page.contains("Ada"));
    assert!(page.contains("https://loup.example/p/"));
    let data = std::fs::read(served.folder.file("loup.db")).unwrap();
    let wal = std::fs::read(served.folder.file("loup.db-wal")).unwrap_or_default();
    let holds = |bytes: &[u8], text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds(&data, "Ada") || holds(&wal, "Ada"), "the name is in the file");
    assert!(!holds(&data, &key) && !holds(&wal, &key), "the key is not: only its hash");

    // What is not sent stays as it is; a foreign page to return to is not believed.
    let reply = ada.post("/me", &[("sound", "off"), ("back", "/t/bcdfghjk?choose=a")]).expect(303);
    assert_eq!(reply.location(), "/t/bcdfghjk?choose=a");
    assert_eq!(ada.post("/me", &[("back", "//evil.example")]).expect(303).location(), "/me?saved=1");
    assert!(ada.get("/me").body.contains("data-theme=\"dark\""));
}

#[test]
fn the_gallery_is_there_only_where_the_host_wants_it() {
    Served::new().person().get("/gallery").expect(404);
    let served = Served::with(|config| config.gallery = true);
    assert!(served.person().get("/gallery").expect(200).body.contains("id=\"main\""));
}

#[test]
fn a_personal_link_moves_a_person_to_another_device() {
    let served = Served::new();
    let ada = served.named("Ada");
    let code = served.table(&ada, &["me", "bot-cub"]);
    let page = ada.get("/me").expect(200).body;
    let start = page.find("/p/").unwrap() + 3;
    let secret: String = page[start..].chars().take_while(char::is_ascii_hexdigit).collect();
    let mut phone = served.person();
    assert!(phone.get(&format!("/p/{secret}")).expect(200).body.contains("Ada"));
    assert_eq!(phone.key, None, "looking at the link changes nothing");
    phone.post(&format!("/p/{secret}"), &[]).expect(303);
    assert_ne!(phone.key, ada.key, "another key for the same person");
    assert!(phone.get("/").body.contains(&code));
    let (entry, moves) = phone.moves(&code);
    if let Some(first) = moves.first() {
        phone.play(&code, 1, entry, first).expect(303);
    }
    phone.get(&format!("/p/{}", "0".repeat(48))).expect(404);
    phone.get("/p/x").expect(404);
    let other = if secret.ends_with('0') { '1' } else { '0' };
    phone.get(&format!("/p/{}{other}", &secret[..secret.len() - 1])).expect(404);
}

#[test]
fn pages_speak_the_browsers_language_until_somebody_chooses() {
    let served = Served::new();
    let german = served.person().with("accept-language", "de-CH, fr;q=0.5");
    assert!(german.get("/").expect(200).body.contains("lang=\"de\""));
    let mut french = german.clone();
    french.post("/me", &[("lang", "fr")]).expect(303);
    assert!(french.get("/").expect(200).body.contains("lang=\"fr\""));
    assert!(german.get("/t/bcdfghjk").expect(404).body.contains("Es gibt keinen Tisch mit diesem Code."));
    let stranger = served.person().with("cookie", "loup=nonsense");
    stranger.get("/").expect(200);
}

#[test]
fn a_new_name_is_known_at_all_tables_that_are_not_over() {
    let served = Served::new();
    let mut ada = served.person();
    ada.post("/me", &[("lang", "de")]).expect(303);
    let nameless = served.table(&ada, &["me", "bot-cub"]);
    assert_eq!(ada.table(&nameless)["seats"][0]["name"], "Gast");
    ada.post("/me", &[("name", "Ada")]).expect(303);
    assert_eq!(ada.table(&nameless)["seats"][0]["name"], "Ada");
    let lobby = served.table(&ada, &["me", "friend"]);
    let named = served.table(&ada, &["me", "bot-cub"]);
    ada.post(&format!("/t/{named}/rename"), &[("seat", "1"), ("name", "The Baker")]).expect(303);
    let over = served.table(&ada, &["me", "bot-cub"]);
    crate::served::play_out(&mut [(1, ada.clone())], &over);

    let mut stream = ada.listen(&format!("/t/{nameless}/live?after=99"));
    ada.post("/me", &[("name", "Ada L.")]).expect(303);
    assert_eq!(ada.table(&nameless)["seats"][0]["name"], "Ada L.");
    assert_eq!(ada.table(&lobby)["seats"][0]["name"], "Ada L.");
    assert_eq!(ada.table(&named)["seats"][0]["name"], "The Baker", "chosen for that table");
    assert_eq!(ada.table(&over)["seats"][0]["name"], "Ada", "as it was played");
    assert!(stream.wait_for("patch").data.contains("Ada L."), "those who look learn it at once");
    ada.post("/me", &[("name", "")]).expect(303);
    assert_eq!(ada.table(&nameless)["seats"][0]["name"], "Ada L.", "no name is no news");
}

#[test]
fn the_chat_is_switched_off_and_on_without_script() {
    let served = Served::new();
    let (mut ada, mut bo, code) = served.pair();
    bo.post(&format!("/t/{code}/chat"), &[("text", "hello there")]).expect(303);
    let me = ada.get("/me").expect(200).body;
    assert!(me.contains("name=\"chat\" value=\"off\""), "a control on the page about you");
    let there = format!("/t/{code}");
    assert_eq!(ada.post("/me", &[("chat", "off"), ("back", &there)]).expect(303).location(), there);
    let page = ada.get(&there).expect(200).body;
    assert!(
        !page.contains("hello there") && !page.contains("id=\"draft\""),
        "nothing to read, nothing to write"
    );
    assert!(page.contains("name=\"chat\" value=\"on\""), "and the way back");
    assert!(bo.get(&there).body.contains("hello there"), "for nobody else");
    ada.post("/me", &[("chat", "on")]).expect(303);
    assert!(ada.get(&there).body.contains("hello there"));
}

#[test]
fn each_device_can_be_signed_out_and_an_old_link_leads_nowhere() {
    let served = Served::new();
    let browser = |agent: &str| served.person().with("user-agent", agent);
    let mut ada = browser("Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0");
    ada.post("/me", &[("name", "Ada")]).expect(303);
    let link = |page: &str| {
        let start = page.find("/p/").unwrap();
        page[start..].split('"').next().unwrap().to_owned()
    };
    let first = link(&ada.get("/me").expect(200).body);
    let mut phone = browser("Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Safari/604.1");
    phone.post(&first, &[]).expect(303);
    assert!(phone.get("/me").body.contains("Ada"));
    let code = served.table(&ada, &["me", "friend"]);
    let mut stream = phone.listen(&format!("/api/v1/tables/{code}/events"));
    stream.wait_for("table");

    let page = ada.get("/me").body;
    assert!(page.contains("Firefox · Linux") && page.matches("name=\"device\"").count() == 2);
    let device = |page: &str, label: &str| {
        let line = page.split("<li>").find(|line| line.contains(label)).unwrap().to_owned();
        line.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let id = device(&page, "Safari · iOS");
    served.named("Eve").post("/me/sign-out", &[("device", &id)]).expect(303);
    assert!(phone.get("/me").body.contains("Ada"), "nobody else can do that");
    ada.post("/me/sign-out", &[("device", &id)]).expect(303);
    assert!(!phone.get("/me").body.contains("Ada"), "somebody new");
    ada.post(&format!("/t/{code}/chat"), &[("text", "between us")]).expect(303);
    while let Some(event) = stream.next() {
        assert!(!event.data.contains("between us"));
    }
    assert!(ada.get("/me").body.contains("Ada"));

    ada.post("/me/new-link", &[]).expect(303);
    served.person().get(&first).expect(404);
    let second = link(&ada.get("/me").body);
    assert_ne!(first, second);
    served.person().get(&second).expect(200);
    // Everywhere else at once.
    let mut others = [browser("Safari/1"), browser("Safari/2")];
    for other in &mut others {
        other.post(&second, &[]).expect(303);
    }
    assert!(ada.get("/me").body.contains("value=\"others\""));
    ada.post("/me/sign-out", &[("device", "others")]).expect(303);
    assert!(others.iter().all(|other| !other.get("/me").body.contains("Ada")));
    assert_eq!(ada.get("/me").body.matches("name=\"device\"").count(), 1);
    // Whoever signs out here is a stranger from now on.
    let own = device(&ada.get("/me").body, "Firefox · Linux");
    assert_eq!(ada.post("/me/sign-out", &[("device", &own)]).expect(303).location(), "/");
    ada.tell("/tables", &serde_json::json!({ "game": "triqueta" })).expect(401);
}
