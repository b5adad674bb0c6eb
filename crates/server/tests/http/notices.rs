//! Your turn finds you: notices by push and by mail, with a push service and a mail server of our own.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};

use crate::client::Person;
use crate::post::{MailServer, PushService};
use crate::served::{Folder, Served, until};

fn with_push() -> (Served, PushService) {
    let folder = Folder::new();
    let roots = folder.file("roots.pem");
    let service = PushService::new(&roots);
    let served = Served::at(folder, |config| {
        config.push_private = true;
        config.push_roots = Some(roots);
    });
    (served, service)
}

fn subscribe(person: &mut Person, service: &PushService, name: &str) -> u16 {
    let fields = service.subscription(name);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    person.post("/me/push", &fields).status
}

fn note(service: &PushService, number: usize) -> Value {
    let delivered = until(|| service.delivered().get(number).cloned());
    serde_json::from_str(&delivered.text).unwrap()
}

pub fn first_move(person: &mut Person, code: &str, seat: u8) {
    while person.table(code)["to_act"] == seat {
        let (entry, moves) = person.moves(code);
        person.play(code, seat, entry, &moves[0]).expect(303);
    }
}

/// Told when it is somebody's turn who is not here, so that only their browser can read it; nothing hidden is in it.
#[test]
fn a_browser_is_told_of_its_turn() {
    let (served, service) = with_push();
    let (mut ada, mut bo, code) = served.pair();
    assert!(bo.get("/me").body.contains("data-push=\"B"), "nothing is on before it is asked for");
    bo.post("/me", &[("lang", "de")]).expect(303);
    assert_eq!(subscribe(&mut bo, &service, "one"), 303);
    first_move(&mut ada, &code, 1);
    let told = note(&service, 0);
    let title = told["title"].as_str().unwrap();
    assert!(title.starts_with("Du bist am Zug: "), "{title}");
    assert_eq!((&told["url"], &told["tag"]), (&format!("/t/{code}").into(), &code.as_str().into()));
    assert_eq!((&told["count"], &told["body"], &told["lang"]), (&1.into(), &"Triqueta".into(), &"de".into()));
    let delivered = service.delivered()[0].clone();
    let key = bo.get("/me").body.split("data-push=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!((delivered.path.as_str(), delivered.sender, delivered.topic), ("/one", key, code.clone()));
    // Ada has asked for nothing, and is told nothing; Bo is told again after the next turn.
    first_move(&mut bo, &code, 2);
    first_move(&mut ada, &code, 1);
    note(&service, 1);
    assert_eq!(service.delivered().len(), 2);

    // Of what a push service answers only the status is shown, and it leads nowhere.
    service.status.store(307, Ordering::SeqCst);
    first_move(&mut bo, &code, 2);
    first_move(&mut ada, &code, 1);
    let page = until(|| Some(bo.get("/me").body).filter(|page| page.contains("307")));
    assert!(!page.contains("secret\"") && !page.contains("elsewhere") && !page.contains("localhost:"));
    assert_eq!(service.delivered().len(), 3, "and nothing was asked for elsewhere");
    // A browser that is gone is told no more.
    service.status.store(410, Ordering::SeqCst);
    first_move(&mut bo, &code, 2);
    first_move(&mut ada, &code, 1);
    until(|| (!bo.get("/me").body.contains("name=\"browser\"")).then_some(()));
}

/// Whatever a push service answers leads nowhere: not to itself and not to anybody else. The browser stays as it is, with
/// the status beside it, and is told of its next turn where it always was.
#[test]
fn a_push_service_leads_nobody_elsewhere() {
    let (served, service) = with_push();
    let folder = Folder::new();
    let other = PushService::new(&folder.file("roots.pem"));
    // An address that speaks no https, as most inside do: whoever only connects is noticed.
    let plain = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    plain.set_nonblocking(true).unwrap();
    let inside = format!("http://{}/", plain.local_addr().unwrap());
    let (mut ada, mut bo, code) = served.pair();
    assert_eq!(subscribe(&mut bo, &service, "one"), 303);
    let ways = [
        (301, format!("{}/moved", other.origin())),
        (302, inside.clone()),
        (303, format!("{}/seen", service.origin())),
        (307, format!("{}/kept", other.origin())),
        (308, inside),
    ];
    for (number, (status, location)) in ways.into_iter().enumerate() {
        service.status.store(status, Ordering::SeqCst);
        service.location.lock().unwrap().clone_from(&location);
        if number > 0 {
            first_move(&mut bo, &code, 2);
        }
        first_move(&mut ada, &code, 1);
        note(&service, number);
        // Once the status is shown nothing of this notice is under way any more.
        let shown = format!("last answer {status}");
        let page = until(|| Some(bo.get("/me").body).filter(|page| page.contains(&shown)));
        assert!(!page.contains(&location) && page.matches("name=\"browser\"").count() == 1, "{status}");
        assert_eq!(service.connections.load(Ordering::SeqCst), number + 1, "{status}");
        assert_eq!(service.delivered()[number].path, "/one", "{status}");
    }
    assert_eq!(other.connections.load(Ordering::SeqCst), 0);
    let nobody = plain.accept().map(drop).map_err(|error| error.kind());
    assert_eq!(nobody, Err(std::io::ErrorKind::WouldBlock));
}

/// Whoever looks at the table is told by the table.
#[test]
fn who_is_here_is_told_nothing() {
    let (served, service) = with_push();
    let (mut ada, mut bo, code) = served.pair();
    assert_eq!(subscribe(&mut bo, &service, "one"), 303);
    assert_eq!(subscribe(&mut ada, &service, "two"), 303);
    let stream = bo.listen(&format!("/t/{code}/live"));
    until(|| (ada.table(&code)["seats"][1]["present"] == true).then_some(()));
    first_move(&mut ada, &code, 1);
    first_move(&mut bo, &code, 2);
    assert!(note(&service, 0)["title"].as_str().unwrap().starts_with("Your turn"));
    assert_eq!(service.delivered()[0].path, "/two", "Bo listens, Ada does not");
    // Whoever closes the page just before their turn comes is called once it is known that they have gone.
    drop(stream);
    first_move(&mut ada, &code, 1);
    assert_eq!(note(&service, 1)["tag"], *code);
    assert_eq!(service.delivered()[1].path, "/one");
}

/// A page that does not answer any more is not looked at, although its stream stays open for ever: whoever lost the network
/// is called to their turn. So is whoever has hidden the page. Who answers is here.
#[test]
fn who_answers_no_more_is_not_here() {
    let (served, service) = with_push();
    let (mut ada, mut bo, code) = served.pair();
    assert_eq!(subscribe(&mut bo, &service, "one"), 303);
    let looks = ada.clone();
    let here = || looks.table(&code)["seats"][1]["present"] == true;
    let says = |what: &str| {
        bo.get(&format!("/t/{code}/live/here?page=00000000000000bb&seen={what}")).expect(204);
    };
    let mut page = bo.listen(&format!("/t/{code}/live?after=0&page=00000000000000bb&here=1"));
    // Somebody else sits here, so that it is asked; what it repeats is how far the table is.
    assert_eq!(page.wait_for("here").data, "0.0");
    says("0.0");
    assert!(here());
    first_move(&mut ada.clone(), &code, 1);
    assert_eq!(note(&service, 0)["tag"], *code, "it has answered no more");
    until(|| (!here()).then_some(()));
    // The network is back, and the page answers what it was asked meanwhile.
    let entries = ada.table(&code)["entries"].clone();
    let question =
        until(|| Some(page.wait_for("here").data).filter(|asked| *asked == format!("{entries}.0")));
    says(&question);
    until(|| here().then_some(()));
    assert_eq!(service.delivered().len(), 1);
    // Hidden is not here, and seen again is.
    says("hidden");
    until(|| (!here()).then_some(()));
    says("");
    until(|| here().then_some(()));
    assert_eq!(service.delivered().len(), 1, "this turn was shown");
    says("hidden");
    until(|| (!here()).then_some(()));
    first_move(&mut bo.clone(), &code, 2);
    first_move(&mut ada, &code, 1);
    assert_eq!(note(&service, 1)["tag"], *code);
    // What makes no sense is said, and nobody else speaks for this page.
    bo.get(&format!("/t/{code}/live/here?page=00000000000000bb&seen=x")).expect(400);
    bo.get(&format!("/t/{code}/live/here?seen=")).expect(400);
    let eve = served.named("Eve");
    eve.get(&format!("/t/{code}/live/here?page=00000000000000bb&seen=")).expect(204);
    served.person().get(&format!("/t/{code}/live/here?page=00000000000000bb&seen=")).expect(204);
    assert!(!here());
    drop(page);
}

/// Whoever looks while their time is running out is not warned; closing the page then, they are, once.
#[test]
fn who_closes_the_page_with_little_time_left_is_warned() {
    let (served, service) = with_push();
    let (mut ada, mut bo) = (served.named("Ada"), served.named("Bo"));
    let wish = json!({
        "game": "triqueta", "players": 2, "seats": ["me", "friend"], "choices": { "first": "1" },
        "clock": { "turn": 24 },
    });
    let code = served.table_of(&ada, wish);
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    let stream = ada.listen(&format!("/t/{code}/live"));
    assert_eq!(subscribe(&mut ada, &service, "one"), 303);
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    let left = || bo.table(&code)["clock"]["left_ms"][0].as_u64().unwrap();
    let low = || service.delivered().iter().filter(|one| one.text.contains("time is running out")).count();
    // Half of a short turn is little; the clocks are looked at every second.
    until(|| (left() < 10_500).then_some(()));
    assert_eq!(low(), 0);
    drop(stream);
    until(|| (low() > 0).then_some(()));
    assert_eq!(bo.table(&code)["to_act"], 1);
    until(|| (left() < 500).then_some(()));
    assert_eq!(low(), 1);
}

/// An address that a stranger chose leads to no private network, and not to other ports, unless the host allows it.
#[test]
fn a_strangers_address_leads_nowhere_inside() {
    let folder = Folder::new();
    let service = PushService::new(&folder.file("roots.pem"));
    let served = Served::at(folder, |_| {});
    let mut ada = served.named("Ada");
    let [_, (_, key), (_, auth)] = service.subscription("x");
    let mut add = |endpoint: &str| {
        ada.post("/me/push", &[("endpoint", endpoint), ("key", &key), ("auth", &auth)]).status
    };
    let inside = format!("{}/x", service.origin());
    for endpoint in [
        inside.as_str(),
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://192.168.0.1/",
        "https://169.254.169.254/latest",
        "https://user@push.example/",
        "ftp://push.example/",
        "x",
        "",
    ] {
        assert_eq!(add(endpoint), 400, "{endpoint}");
    }
    for number in 0..7 {
        assert_eq!(add(&format!("https://push{number}.example/x")), 303);
    }
    let page = ada.get("/me").body;
    assert_eq!(page.matches("name=\"browser\"").count(), 5, "at most five");
    let id = page.split("name=\"browser\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    ada.post("/me/push/off", &[("browser", &id)]).expect(303);
    assert_eq!(ada.get("/me").body.matches("name=\"browser\"").count(), 4);
    for (key, auth) in [("", ""), ("AAAA", auth.as_str()), (key.as_str(), "AAAA")] {
        let fields = [("endpoint", "https://push.example/x"), ("key", key), ("auth", auth)];
        ada.post("/me/push", &fields).expect(400);
    }
    // A name that stands for an address inside is found out when it is asked.
    ada.post("/me/push", &[("endpoint", "https://localhost/x"), ("key", &key), ("auth", &auth)]).expect(303);
    let mut bo = served.named("Bo");
    let wish =
        json!({ "game": "triqueta", "players": 2, "seats": ["friend", "me"], "choices": { "first": "1" } });
    let code = served.table_of(&bo, wish);
    ada.post(&format!("/t/{code}/sit"), &[("seat", "1")]).expect(303);
    bo.post(&format!("/t/{code}/start"), &[]).expect(303);
    until(|| ada.get("/me").body.contains("last answer 1").then_some(()));
    assert_eq!(service.connections.load(Ordering::SeqCst), 0);
}

/// A browser that is signed out, or belongs to somebody else by now, is told nothing of whoever it was.
#[test]
fn who_is_signed_out_is_told_nothing() {
    let (served, service) = with_push();
    let (mut ada, bo, code) = served.pair();
    let page = bo.get("/me").expect(200).body;
    let link = format!("/p/{}", page.split("/p/").nth(1).unwrap().split('"').next().unwrap());
    let browsers = || bo.get("/me").body.matches("name=\"browser\"").count();
    let mut devices = [served.person(), served.person(), served.named("Cy")];
    for (number, device) in devices.iter_mut().enumerate() {
        device.post(&link, &[]).expect(303);
        assert_eq!(subscribe(device, &service, &format!("device{number}")), 303);
    }
    assert_eq!(subscribe(&mut bo.clone(), &service, "own"), 303);
    assert_eq!(browsers(), 4);
    // One becomes somebody else, and asks for what concerns that one.
    let page = ada.get("/me").expect(200).body;
    let other = format!("/p/{}", page.split("/p/").nth(1).unwrap().split('"').next().unwrap());
    devices[2].post(&other, &[]).expect(303);
    assert_eq!(browsers(), 3);
    assert_eq!(subscribe(&mut devices[2], &service, "device2"), 303);
    // One signs out, and the others are signed out at once.
    let page = devices[0].get("/me").body;
    let line =
        page.split("<li>").find(|line| line.contains("name=\"device\"") && line.contains("this browser"));
    let id =
        line.unwrap_or_else(|| panic!("{page}")).split("value=\"").nth(1).unwrap().split('"').next().unwrap();
    devices[0].clone().post("/me/sign-out", &[("device", id)]).expect(303);
    assert_eq!(browsers(), 2);
    bo.clone().post("/me/sign-out", &[("device", "others")]).expect(303);
    assert_eq!(browsers(), 1);
    first_move(&mut ada, &code, 1);
    note(&service, 0);
    first_move(&mut bo.clone(), &code, 2);
    note(&service, 1);
    let told: Vec<String> = service.delivered().into_iter().map(|one| one.path).collect();
    assert_eq!(told, ["/own", "/device2"]);
}

/// This person's quiet hours began an hour ago, and end in an hour.
pub fn quiet_now(person: &mut Person) {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let text = |minutes: u64| format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
    let (from, to) = (text(now / 60 + 1440 - 60), text(now / 60 + 60));
    let quiet = [("quiet", "on"), ("from", from.as_str()), ("to", to.as_str()), ("east", "0")];
    person.post("/me/quiet", &quiet).expect(303);
}

/// In quiet hours nothing is sent; afterwards all that still waits is told of once.
#[test]
fn quiet_hours_are_quiet() {
    let (served, service) = with_push();
    let (mut ada, mut bo, code) = served.pair();
    assert_eq!(subscribe(&mut bo, &service, "one"), 303);
    quiet_now(&mut bo);
    bo.post("/me/quiet", &[("quiet", "on"), ("from", "25:00"), ("to", "07:00")]).expect(400);
    bo.post("/me/quiet", &[("quiet", "on"), ("from", "22:00"), ("to", "07:00"), ("east", "9000")])
        .expect(400);
    first_move(&mut ada, &code, 1);
    // Somebody else is told at once, although later.
    let (mut cy, mut di, other) = served.pair();
    assert_eq!(subscribe(&mut di, &service, "di"), 303);
    first_move(&mut cy, &other, 1);
    note(&service, 0);
    assert_eq!(service.delivered()[0].path, "/di");
    bo.post("/me/quiet", &[("quiet", "")]).expect(303);
    assert_eq!(note(&service, 1)["tag"], code.as_str());
    assert_eq!(service.delivered()[1].path, "/one");
}

/// Quiet hours go with the reader's clock, which a page tells where it has changed; it begins none.
#[test]
fn quiet_hours_follow_the_readers_clock() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let east = |minutes: &'static str| [("quiet", "east"), ("east", minutes)];
    let shows = |ada: &Person, clock: &str| {
        let told = format!("these hours are in universal time: {clock}.");
        // Another server hears of it a moment later.
        until(|| Some(ada.get("/me").expect(200).body).filter(|page| page.contains(&told)))
    };
    let on = "name=\"quiet\" value=\"on\" checked";
    ada.post("/me/quiet", &east("60")).expect(204);
    assert!(!shows(&ada, "UTC").contains(on));
    let winter = [("quiet", "on"), ("from", "22:00"), ("to", "07:00"), ("east", "60")];
    ada.post("/me/quiet", &winter).expect(303);
    assert!(shows(&ada, "UTC+1:00").contains(on));
    ada.post("/me/quiet", &east("-210")).expect(204);
    ada.post("/me/quiet", &east("9000")).expect(400);
    let page = shows(&ada, "UTC−3:30");
    for kept in [on, "value=\"22:00\"", "value=\"07:00\"", "value=\"-210\""] {
        assert!(page.contains(kept), "{kept}");
    }
}

/// Mail comes after its address was confirmed there, has a way out, and a stranger cannot make us write to others.
#[test]
fn mail_is_confirmed_and_ends() {
    let post = MailServer::new();
    let served = Served::with(|config| {
        config.mail = Some(format!("smtp://{}", post.address));
        config.mail_from = Some("Loup <loup@loup.example>".to_owned());
        config.base_url = Some("http://loup.example".to_owned());
    });
    let (mut ada, mut bo, code) = served.pair();
    for wrong in ["bo", "bo@localhost", "bo@loup.example\r\nBcc: eve@loup.example", "Bo <bo@loup.example>"] {
        bo.post("/me/mail", &[("mail", wrong)]).expect(400);
    }
    bo.post("/me/mail", &[("mail", "bo@friends.example")]).expect(303);
    assert!(bo.get("/me").body.contains("open the link that we have sent there"));
    let link = link(&until(|| post.to("bo@friends.example").pop()), "/mail/confirm/");
    // Before that nothing comes, and looking at the link confirms nothing.
    first_move(&mut ada, &code, 1);
    served.person().get(&link).expect(200);
    served.person().get("/mail/confirm/0000000000000000ffff").expect(404);
    first_move(&mut bo, &code, 2);
    served.person().post(&link, &[]).expect(200);
    first_move(&mut ada, &code, 1);
    let mail = until(|| post.to("bo@friends.example").get(1).cloned());
    assert!(
        mail.contains("Subject: Your turn: ") && mail.contains(&format!("http://loup.example/t/{code}")),
        "{mail}"
    );
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{mail}");
    assert!(mail.contains("Auto-Submitted: auto-generated") && mail.contains("From: "), "{mail}");
    let out = self::link(&mail, "/mail/off/");
    assert!(
        mail.replace("=\r\n", "")
            .replace("\r\n ", "")
            .contains(&format!("List-Unsubscribe: <http://loup.example{out}>")),
        "{mail}"
    );
    served.person().get(&out).expect(200);
    served.person().post(&out, &[("List-Unsubscribe", "One-Click")]).expect(200);
    assert!(!bo.get("/me").body.contains("bo@friends.example"));
    // A mail program has pressed the button, and its reader opens the link: as often as they like, and nobody has guessed.
    for _ in 0..2 {
        assert!(served.person().get(&out).expect(200).body.contains("Loup writes no more mail to you."));
        assert!(
            served.person().post(&out, &[]).expect(200).body.contains("Loup writes no more mail to you.")
        );
    }
    // What looks like it is none, and it ends nothing that goes elsewhere.
    let (start, end) = out.split_at(out.len() - 1);
    let other = format!("{start}{}", if end == "0" { "1" } else { "0" });
    for wrong in [other.as_str(), start, &out[..out.len() - 32], &out[..out.len() - 30]] {
        served.person().get(wrong).expect(404);
        served.person().post(wrong, &[]).expect(404);
    }
    bo.post("/me/mail", &[("mail", "bo@elsewhere.example")]).expect(303);
    served.person().post(&out, &[]).expect(200);
    assert!(bo.get("/me").body.contains("bo@elsewhere.example"));

    // However many ask, an address gets three such links a day.
    for _ in 0..5 {
        let mut eve = served.named("Eve");
        eve.post("/me/mail", &[("mail", "victim@friends.example")]).expect(303);
        eve.post("/me/mail", &[("mail", "VICTIM@friends.example")]).expect(303);
    }
    bo.post("/me/mail", &[("mail", "last@friends.example")]).expect(303);
    until(|| post.to("last@friends.example").pop());
    let all = post.to("victim@friends.example").len() + post.to("VICTIM@friends.example").len();
    assert!(all <= 3, "{all}");
}

/// The way out in a mail that an older version has sent works as long as mail goes to its address.
#[test]
fn old_ways_out_of_mail_still_work() {
    use server::store::{Mail, Person, PersonId, Store as _, Write};

    let secret = server::secret::ServerSecret::new([7; 32]);
    let mut ada = Person::new(PersonId(0xada), 1, 2);
    let address = "ada@friends.example".to_owned();
    ada.reach.mail = Some(Mail { address: address.clone(), confirmed: true });
    let store = std::sync::Arc::new(house::store::memory::Memory::new(secret.clone()));
    let made = store.apply(&[house::store::Group { writes: vec![Write::Person(ada)], ..Default::default() }]);
    assert_eq!(made, [Ok(())]);
    let served = Served::over(store.clone());
    let proof = secret.derive(&["mail-off", &0xada.to_string(), &address]);
    let out = format!("/mail/off/{:016x}{proof}", 0xada);
    served.person().get(&out).expect(200);
    served.person().post(&out, &[]).expect(200);
    assert_eq!(store.person(PersonId(0xada)).unwrap().unwrap().reach.mail, None);
    served.person().get(&out).expect(404);
}

/// The path of a link in a mail.
pub fn link(mail: &str, below: &str) -> String {
    let plain = mail.replace("=\r\n", "").replace("=3D", "=");
    let at = plain.rfind(below).unwrap_or_else(|| panic!("{mail}"));
    plain[at..].split(|c: char| c.is_whitespace() || c == '>').next().unwrap().to_owned()
}

/// Without a mail server there is no field for an address; and settings that cannot work are named at the start.
#[test]
fn mail_is_offered_where_the_host_has_it() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    assert!(!ada.get("/me").body.contains("/me/mail"));
    ada.post("/me/mail", &[("mail", "ada@friends.example")]).expect(400);
    let start = |change: fn(&mut server::Config)| {
        let folder = Folder::new();
        let mut config = crate::served::config(folder.data());
        change(&mut config);
        server::Server::bind(config, catalogue::games()).map(drop).unwrap_err().to_string()
    };
    assert!(start(|config| config.mail = Some("smtp://localhost".to_owned())).contains("mail-from"));
    let both = |config: &mut server::Config| {
        config.mail = Some("smtp://localhost".to_owned());
        config.mail_from = Some("loup@loup.example".to_owned());
    };
    assert!(start(both).contains("base-url"));
    assert!(
        start(|config| {
            config.mail = Some("gopher://user:hunter2@localhost".to_owned());
            config.mail_from = Some("loup@loup.example".to_owned());
            config.base_url = Some("https://loup.example".to_owned());
        })
        .contains("mail")
    );
}

/// The worker that shows notices lies where it may open every page, and holds nothing that changes.
#[test]
fn the_worker_has_its_own_address() {
    let served = Served::new();
    let worker = served.person().get("/worker.js").expect(200);
    assert!(worker.header("content-type").unwrap().starts_with("text/javascript"));
    assert!(worker.body.contains("showNotification"));
}
