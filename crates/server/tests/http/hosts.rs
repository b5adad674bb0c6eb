//! Those who run the house: a link that works once, a page that nobody else sees, and what they do there.

use serde_json::json;
use server::{RateLimits, host};

use crate::client::Person;
use crate::served::{Served, until};

/// Somebody whose browser is a host's.
fn host_of(served: &Served) -> Person {
    let mut host = served.named("Hera");
    let link = host::link(served.data()).unwrap();
    assert_eq!(host.post(&format!("/host/enter/{link}"), &[]).expect(303).location(), "/host");
    host
}

/// The value of the first such field or button after this text.
fn value(page: &str, after: &str, name: &str) -> String {
    let rest = &page[page.find(after).unwrap_or_else(|| panic!("no {after} in {page}"))..];
    let rest = &rest[rest.find(&format!("name=\"{name}\" value=\"")).unwrap() + name.len() + 15..];
    rest[..rest.find('"').unwrap()].to_owned()
}

#[test]
fn a_host_link_works_once_and_not_for_long() {
    let served = Served::on_file();
    let data = served.folder.file("loup.db");
    let (ada, mut bo) = (served.named("Ada"), served.person());
    let link = format!("/host/enter/{}", host::link(&data).unwrap());
    // Looking does not use it up, neither here nor by whoever previews links.
    assert!(bo.get(&link).expect(200).header("content-encoding").is_none());
    ada.get(&link).expect(200);
    ada.get("/host").expect(404);
    // Two browsers at once: one of them is a host.
    let (one, other) = (ada.clone(), served.named("Cy"));
    let tries = [one, other].map(|mut person| {
        let link = link.clone();
        std::thread::spawn(move || (person.post(&link, &[]).status, person))
    });
    let mut tries = tries.map(|tried| tried.join().unwrap());
    tries.sort_by_key(|(status, _)| *status);
    assert_eq!(tries.each_ref().map(|(status, _)| *status), [303, 404]);
    tries[0].1.get("/host").expect(200);
    tries[1].1.get("/host").expect(404);
    bo.post(&link, &[]).expect(404);
    ada.get(&link).expect(404);
    // Ten minutes later.
    let late = host::link(&data).unwrap();
    let file = rusqlite::Connection::open(&data).unwrap();
    let left: i64 =
        file.query_row("SELECT until - unixepoch() FROM host_links", [], |row| row.get(0)).unwrap();
    assert!((595..=600).contains(&left), "{left}");
    file.execute("UPDATE host_links SET until = unixepoch()", []).unwrap();
    bo.get(&format!("/host/enter/{late}")).expect(404);
    bo.post(&format!("/host/enter/{late}"), &[]).expect(404);
    bo.post("/host/enter/", &[]).expect(404);
    assert_eq!(host::hosts(&data).unwrap().len(), 1);
}

#[test]
fn nobody_else_learns_that_there_is_a_page_for_hosts() {
    let served = Served::new();
    let host = host_of(&served);
    let mut ada = served.named("Ada");
    let nowhere = ada.get("/nowhere").expect(404).body.replace("/nowhere", "/host");
    assert_eq!(ada.get("/host").expect(404).body, nowhere);
    for deed in ["remove", "ban", "lift", "settle", "table", "retention", "backup"] {
        let fields = [("person", "1"), ("sure", "1"), ("deed", "delete"), ("idle", "1")];
        ada.post(&format!("/host/{deed}"), &fields).expect(404);
        // A foreign page cannot use a host's browser.
        let mut lured = host.with("origin", "https://evil.example");
        lured.post(&format!("/host/{deed}"), &fields).expect(403);
        host.with("sec-fetch-site", "cross-site").post(&format!("/host/{deed}"), &fields).expect(403);
    }
    // Another device of the same person is no host's.
    let page = host.get("/me").expect(200).body;
    assert!(page.contains("href=\"/host\"") && !ada.get("/me").body.contains("href=\"/host\""));
    let start = page.find("/p/").unwrap();
    let personal: String =
        page[start..].chars().take_while(|c| *c == '/' || c.is_ascii_alphanumeric()).collect();
    let mut phone = served.person();
    phone.post(&personal, &[]).expect(303);
    phone.get("/host").expect(404);
}

#[test]
fn hosts_are_listed_and_removed_by_page_and_by_command() {
    let served = Served::new();
    let data = served.data();
    let (mut one, other) = (host_of(&served), host_of(&served));
    let page = one.get("/host").expect(200).body;
    assert_eq!(page.matches("action=\"/host/remove\"").count(), 2);
    let key = server::secret::hash(other.key.as_ref().unwrap());
    assert!(host::does(&data, &host::Deed::RemoveHost(key)).unwrap());
    assert!(!host::does(&data, &host::Deed::RemoveHost(key)).unwrap());
    until(|| (other.get("/host").status == 404).then_some(()));
    // A host who removes himself is none any more.
    let page = one.get("/host").expect(200).body;
    let id = value(&page, "id=\"hosts\"", "host");
    assert_eq!(one.post("/host/remove", &[("host", &id)]).expect(303).location(), "/");
    one.get("/host").expect(404);
    one.post("/host/remove", &[("host", &id)]).expect(404);
    // Whoever signs out is none either.
    let again = host_of(&served);
    let devices = again.get("/me").body;
    let device = value(&devices, "id=\"devices\"", "device");
    again.clone().post("/me/sign-out", &[("device", &device)]).expect(303);
    again.get("/host").expect(404);
    assert!(host::hosts(&data).unwrap().is_empty());
}

#[test]
fn a_host_sees_nothing_of_private_tables_and_can_close_them() {
    let served = Served::new();
    let mut host = host_of(&served);
    let (ada, mut bo, code) = served.pair_at(false);
    bo.post(&format!("/t/{code}/chat"), &[("text", "a word in confidence")]).expect(303);
    let wish = json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"], "listed": true });
    let listed = served.table_of(&ada, wish);
    let page = host.get("/host").expect(200).body;
    assert!(page.contains(&listed) && !page.contains(&code));
    let all = host.get("/host?all=1").expect(200).body;
    assert!(!all.contains(&code) && !all.contains("in confidence"), "neither its code nor what is said");
    // The private one was touched first, so it stands last.
    let rows = all.rfind("a private table").unwrap();
    let handle = value(&all[rows..], "", "table");
    let mut stream = bo.listen(&format!("/t/{code}/live"));
    stream.wait_for("presence");
    let post =
        |host: &mut Person, deed: &str| host.post("/host/table", &[("table", &handle), ("deed", deed)]);
    post(&mut host, "close").expect(303);
    assert!(stream.wait_for("gone").data.contains("closed"));
    assert!(ada.get(&format!("/t/{code}")).expect(410).body.contains("A host has closed this table"));
    ada.ask(&format!("/tables/{code}")).expect(410);
    assert!(!ada.get("/").body.contains(&code), "it is on nobody's list");
    bo.post(&format!("/t/{code}/chat"), &[("text", "still here?")]).expect(410);
    post(&mut host, "reopen").expect(303);
    let (entry, moves) = ada.moves(&code);
    ada.clone().play(&code, 1, entry, &moves[0]).expect(303);
    // Off the list, for good.
    let public = value(&host.get("/host").body, &listed, "table");
    host.post("/host/table", &[("table", &public), ("deed", "unlist")]).expect(303);
    assert!(!served.person().get("/").body.contains(&listed));
    ada.clone().post(&format!("/t/{listed}/list"), &[("listed", "on")]).expect(403);
    host.post("/host/table", &[("table", "0"), ("deed", "close")]).expect(404);
    // A table is deleted by a second click, with the warning before it.
    let all = host.get("/host?all=1").body;
    let (before, button) = all.split_once("value=\"delete\"").expect("a table can be deleted");
    let asked = before.rfind("<details class=\"sure\">").expect("it asks");
    assert!(before[asked..].contains("This cannot be undone.") && !before[asked..].contains("</details>"));
    assert!(button.find("</details>").unwrap() < button.find("</form>").unwrap());
    post(&mut host, "delete").expect(303);
    ada.get(&format!("/t/{code}")).expect(404);
    let log = host.get("/host").body;
    assert!(log.contains("closed a table") && log.contains("deleted a table") && !log.contains(&code));
}

#[test]
fn long_lists_are_shown_piece_by_piece() {
    let served = Served::new();
    let host = host_of(&served);
    let names: Vec<String> = (0..55).map(|number| format!("Guest {number:02}.")).collect();
    let wish = json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"], "listed": true });
    let codes: Vec<String> =
        names.iter().map(|name| served.table_of(&served.named(name), wish.clone())).collect();
    let shown = |page: &str, of: &[String]| of.iter().filter(|one| page.contains(one.as_str())).count();
    let more = |page: &str, list: &str| {
        let link = page.split("href=\"").find(|part| part.contains(&format!("{list}=200#{list}")));
        link.and_then(|part| part.split('"').next()).map(|link| link.replace("&amp;", "&"))
    };
    let page = host.get("/host").expect(200).body;
    assert_eq!(shown(&page, &codes), 50);
    let link = more(&page, "tables").expect("there are more tables");
    let longer = host.get(link.split('#').next().unwrap()).expect(200).body;
    assert_eq!((shown(&longer, &codes), more(&longer, "tables")), (55, None));
    // Those who were looked for by name, too.
    let page = host.get("/host?who=gUEST&table=bcdfghjk").expect(200).body;
    assert_eq!(shown(&page, &names), 50);
    let link = more(&page, "people").expect("there are more people");
    assert!(link.contains("who=gUEST"), "{link}");
    let longer = host.get(&format!("{}&table=bcdfghjk", link.split('#').next().unwrap())).body;
    assert_eq!((shown(&longer, &names), more(&longer, "people")), (55, None));
    // A code finds its table, however many were touched since.
    let found = host.get(&format!("/host?table={}", codes[0])).expect(200).body;
    assert_eq!(shown(&found, &codes), 1);
    host.get("/host?tables=999999999&people=-1").expect(200);
}

#[test]
fn a_banned_person_plays_to_the_end_and_comes_to_no_other_table() {
    let served = Served::on_file();
    let mut host = host_of(&served);
    let (ada, mut bo, code) = served.pair();
    let id = bo.ask("/me").json()["id"].as_str().unwrap().to_owned();
    let mute = [("person", id.as_str()), ("kind", "mute"), ("days", "7"), ("reason", "shouts")];
    host.post("/host/ban", &mute).expect(303);
    let said = bo.post(&format!("/t/{code}/chat"), &[("text", "LOUD")]).expect(403).body;
    assert!(said.contains("shouts") && said.contains("until"), "{said}");
    bo.tell(&format!("/tables/{code}/chat"), &json!({ "text": "LOUD" })).expect(403);
    bo.post("/me", &[("name", "LOUD")]).expect(403);
    bo.post("/me", &[("theme", "dark")]).expect(303);
    let own = served.table(&bo, &["me", "friend"]);
    // Nor is anything said by a name, or by a reason.
    let open = served.table(&ada, &["me", "friend", "friend"]);
    let invitation = ada.table(&open)["seats"][1]["invitation"].as_str().unwrap().to_owned();
    let link = invitation.rsplit('/').next().unwrap();
    bo.post(&format!("/t/{open}/sit"), &[("seat", "2"), ("name", "LOUD")]).expect(403);
    bo.post(&format!("/i/{link}"), &[("name", "LOUD")]).expect(403);
    bo.tell(&format!("/tables/{open}/seats"), &json!({ "seat": 2, "name": "LOUD" })).expect(403);
    bo.tell(&format!("/invitations/{link}"), &json!({ "name": "LOUD" })).expect(403);
    let here = [("players", "2"), ("sit-1", "me"), ("sit-2", "here"), ("name-2", "LOUD")];
    bo.post("/new/triqueta", &here).expect(403);
    bo.post("/tournament", &[("name", "LOUD"), ("game", "triqueta")]).expect(403);
    bo.post(&format!("/i/{link}"), &[("name", "Bo")]).expect(303);
    served.named("Eve").post(&format!("/t/{own}/sit"), &[("seat", "2")]).expect(303);
    bo.tell(&format!("/tables/{own}/kick"), &json!({ "seat": 2, "reason": "LOUD" })).expect(403);
    bo.tell(&format!("/tables/{own}/kick"), &json!({ "seat": 2 })).expect(200);
    host.post("/host/ban", &[("person", &id), ("kind", "ban")]).expect(303);
    bo.post("/play/triqueta", &[]).expect(403);
    bo.tell("/tables", &json!({ "game": "triqueta", "players": 2, "seats": ["me", "bot-cub"] })).expect(403);
    let free = served.table(&ada, &["me", "friend"]);
    bo.post(&format!("/t/{free}/sit"), &[("seat", "2")]).expect(403);
    let invitation = ada.table(&free)["seats"][1]["invitation"].as_str().unwrap().to_owned();
    let token = invitation.rsplit('/').next().unwrap();
    bo.post(&format!("/i/{token}"), &[]).expect(403);
    bo.tell(&format!("/invitations/{token}"), &json!({})).expect(403);
    // What goes on goes on.
    let (entry, moves) = ada.moves(&code);
    ada.clone().play(&code, 1, entry, &moves[0]).expect(303);
    let (entry, moves) = bo.moves(&code);
    if let Some(first) = moves.first() {
        bo.play(&code, 2, entry, first).expect(303);
    }
    // So does looking after oneself, and after what one has begun: whatever comes of it, it is no ban.
    bo.post("/me/push/off", &[]).expect(303);
    bo.post("/me/quiet", &[("from", ""), ("to", "")]).expect(303);
    bo.post("/mail/off/0123456789abcdef", &[]).expect(404);
    bo.post(&format!("/tournament/{code}/leave"), &[]).expect(404);
    for what in ["parts", "pause", "report"] {
        assert_ne!(bo.post(&format!("/t/{code}/{what}"), &[]).status, 403, "{what}");
        assert_ne!(bo.tell(&format!("/tables/{code}/{what}"), &json!({})).status, 403, "{what}");
    }
    // Another browser is somebody new, unless the address is closed to newcomers too.
    let mut fresh = served.person();
    fresh.post("/play/triqueta", &[]).expect(303);
    host.post("/host/ban", &[("address", "127.0.0.1"), ("days", "1")]).expect(303);
    served.person().post("/play/triqueta", &[]).expect(403);
    served.person().tell("/people", &json!({})).expect(403);
    served.person().get("/").expect(200);
    fresh.post("/play/triqueta", &[]).expect(303);
    let file = std::fs::read(served.folder.file("loup.db-wal")).unwrap();
    assert!(!file.windows(9).any(|bytes| bytes == b"127.0.0.1"), "no address is kept");
    let data = served.data();
    assert!(host::bans(&data).unwrap().iter().all(|ban| ban.until.is_some() || ban.name == "Bo"));
    // And lifted, by page and by command.
    let page = host.get("/host").body;
    let last = value(&page, "id=\"bans\"", "ban");
    host.post("/host/lift", &[("ban", &last)]).expect(303);
    served.person().post("/play/triqueta", &[]).expect(303);
    for ban in host::bans(&data).unwrap() {
        assert!(host::does(&data, &host::Deed::Lift(ban.id)).unwrap());
    }
    until(|| (bo.post("/play/triqueta", &[]).status == 303).then_some(()));
    // Whoever empties a browser comes from the same place: a ban may close that to newcomers, for a while.
    assert!(host.get("/host").body.contains("name=\"newcomers\""), "it is known where they are");
    let near = [("person", id.as_str()), ("kind", "ban"), ("newcomers", "1")];
    host.post("/host/ban", &near).expect(303);
    served.person().post("/play/triqueta", &[]).expect(403);
    fresh.post("/play/triqueta", &[]).expect(303);
    let bans = host::bans(&data).unwrap();
    assert!(bans.len() == 2 && bans[0].until.is_some() && bans[0].by == "Hera", "{bans:?}");
    host.post("/host/lift", &[("ban", &bans[0].id.to_string())]).expect(303);
    served.person().post("/play/triqueta", &[]).expect(303);
    host.post("/host/ban", &[("person", &id), ("kind", "mute"), ("newcomers", "1")]).expect(303);
    served.person().post("/play/triqueta", &[]).expect(303);
    host.post("/host/ban", &[("address", "nonsense")]).expect(400);
    // Nobody is told that an address is kept out for longer than it is.
    let refused = host.post("/host/ban", &[("address", "192.0.2.1"), ("days", "91")]).expect(422);
    assert!(refused.body.contains("90 days at most"), "{}", refused.body);
    let near = [("person", id.as_str()), ("kind", "ban"), ("newcomers", "1"), ("days", "365")];
    host.post("/host/ban", &near).expect(303);
    let bans = host::bans(&data).unwrap();
    let spans = bans.iter().take(2).map(|ban| (ban.until.unwrap() - ban.at) / 86_400);
    assert_eq!(spans.collect::<Vec<_>>(), [90, 365], "the network for as long as it says beside the box");
    host.post("/host/ban", &[("person", "5")]).expect(404);
}

#[test]
fn what_would_go_is_shown_before_it_goes() {
    let served = Served::on_file();
    let mut host = host_of(&served);
    let (ada, _, code) = served.pair();
    let data = served.folder.file("loup.db");
    let file = rusqlite::Connection::open(&data).unwrap();
    file.execute("UPDATE tables SET touched = touched - 40 * 86400, rev = rev + 1", []).unwrap();
    let wish = [("idle", "30"), ("finished", ""), ("people", ""), ("chat", "")];
    let dry = host.post("/host/retention", &wish).expect(200).body;
    assert!(dry.contains("one would go now") && dry.contains("name=\"sure\""), "{dry}");
    ada.get(&format!("/t/{code}")).expect(200);
    assert!(host::retention(&data).unwrap().is_off(), "nothing has changed");
    host.post("/host/retention", &[("idle", "many")]).expect(400);
    let sure = [("idle", "30"), ("sure", "1")];
    host.post("/host/retention", &sure).expect(303);
    ada.get(&format!("/t/{code}")).expect(404);
    assert_eq!(host::retention(&data).unwrap().idle, 30);
    assert!(host.get("/host").body.contains("old things went"));
    // By command, beside the server.
    let (ada, mut bo, code) = served.pair();
    bo.post(&format!("/t/{code}/chat"), &[("text", "long ago")]).expect(303);
    file.execute("UPDATE chat SET at = at - 40 * 86400", []).unwrap();
    let chat = server::store::Retention { chat: 30, ..Default::default() };
    assert_eq!(host::stale(&data, &chat).unwrap().lines, 1);
    host::retain(&data, chat).unwrap();
    until(|| (!ada.get(&format!("/t/{code}")).body.contains("long ago")).then_some(()));
    bo.post(&format!("/t/{code}/chat"), &[("text", "again")]).expect(303);
    assert!(ada.get(&format!("/t/{code}")).body.contains("again"));
}

#[test]
fn a_backup_is_downloaded_and_opens() {
    let served = Served::new();
    let host = host_of(&served);
    let (_, _, code) = served.pair();
    assert!(host.get("/host").body.contains("there is no backup yet"));
    let copy = served.folder.file("copy.db");
    let request = format!(
        "POST /host/backup HTTP/1.0\r\nhost: x\r\ncookie: loup={}\r\ncontent-length: 0\r\n\r\n",
        host.key.clone().unwrap()
    );
    let mut stream = std::net::TcpStream::connect(served.address).unwrap();
    std::io::Write::write_all(&mut stream, request.as_bytes()).unwrap();
    let mut bytes = Vec::new();
    std::io::Read::read_to_end(&mut stream, &mut bytes).unwrap();
    let body = bytes.windows(4).position(|end| end == b"\r\n\r\n").unwrap() + 4;
    std::fs::write(&copy, &bytes[body..]).unwrap();
    assert!(host::tables(&copy).unwrap().iter().any(|line| line.code == code));
    let left = std::fs::read_dir(copy.parent().unwrap()).unwrap();
    assert!(left.flatten().all(|file| !file.file_name().to_string_lossy().contains(".copy-")));
    let page = host.get("/host").body;
    assert!(page.contains("made a backup") && page.contains("<bdi>Hera</bdi>: "), "the log has names");
    // However much is done afterwards, it is known that there is one.
    let data = served.data();
    for _ in 0..60 {
        assert!(host::does(&data, &host::Deed::Retain(host::retention(&data).unwrap())).unwrap());
    }
    let page = until(|| Some(host.get("/host").body).filter(|page| !page.contains("made a backup")));
    assert!(!page.contains("there is no backup yet"), "{page}");
}

#[test]
fn a_reported_line_comes_with_those_around_it_and_nothing_else() {
    let served = Served::new();
    let (mut host, data) = (host_of(&served), served.data());
    let (mut ada, mut bo, code) = served.pair_at(false);
    let (chat, report) = (format!("/t/{code}/chat"), format!("/t/{code}/report"));
    for number in 1..=20 {
        let speaker = if number == 9 { &mut ada } else { &mut bo };
        speaker.post(&chat, &[("text", &format!("word-{number}-said"))]).expect(303);
    }
    let page = ada.get(&format!("/t/{code}")).expect(200).body;
    assert!(page.contains("More about what Bo said") && page.contains(&format!("action=\"{report}\"")));
    let button = |line: u64| format!("name=\"line\" value=\"{line}\"");
    assert!(page.contains(&button(10)) && !page.contains(&button(9)), "not at one's own line");
    let mut cy = served.named("Cy");
    let watch = ada.ask(&format!("/tables/{code}/links")).json()["watch"].as_str().unwrap().to_owned();
    cy.post(&watch[watch.find("/i/").unwrap()..], &[]).expect(303);
    let watched = cy.get(&format!("/t/{code}")).expect(200).body;
    assert!(watched.contains("word-10-said") && !watched.contains(&report), "not for those who watch");
    // Without script the answer is the table, with a word about it.
    let told = ada.post(&report, &[("line", "10")]).expect(200).body;
    assert!(told.contains("Reported. The hosts") && told.contains("word-10-said"), "{told}");
    ada.post(&report, &[("line", "10")]).expect(200);
    assert_eq!(host::reports(&data).unwrap().len(), 1, "a second time changes nothing");
    // Neither one's own, nor what is not there, nor from outside.
    for line in ["9", "0", "21", "18446744073709551615"] {
        ada.post(&report, &[("line", line)]).expect(404);
    }
    for line in ["", "-1", "ten"] {
        ada.post(&report, &[("line", line)]).expect(400);
    }
    served.named("Cy").post(&report, &[("line", "10")]).expect(403);
    served.person().post(&report, &[("line", "10")]);
    ada.with("origin", "https://evil.example").post(&report, &[("line", "11")]).expect(403);
    assert_eq!(host::reports(&data).unwrap().len(), 1);
    // Nobody at the table is told.
    assert_eq!(bo.get(&format!("/t/{code}")).body.matches("Reported").count(), 0);
    let shown = host.get("/host").expect(200).body;
    for number in 1..=20 {
        let line = format!("word-{number}-said");
        assert_eq!(shown.contains(&line), (5..=15).contains(&number), "{line}");
    }
    let meant = shown.find("class=\"meant\"").unwrap();
    assert!(shown[meant..].find("word-10-said") < shown[meant..].find("word-11-said"));
    assert!(!shown.contains(&code), "a private table's code stays hidden");
    // What is settled is forgotten.
    let id = value(&shown, "id=\"reports\"", "report");
    host.post("/host/settle", &[("report", &id)]).expect(303);
    assert!(host::reports(&data).unwrap().is_empty());
    assert!(!host.get("/host").body.contains("word-10-said"));
}

#[test]
fn reports_are_not_sent_without_end() {
    let served = Served::with(|config| config.rates = RateLimits::Frozen);
    let (mut ada, mut bo, code) = served.pair();
    bo.post(&format!("/t/{code}/chat"), &[("text", "a word")]).expect(303);
    let mut report = || ada.post(&format!("/t/{code}/report"), &[("line", "1")]).status;
    assert_eq!(std::array::from_fn::<u16, 10, _>(|_| report()), [200; 10]);
    assert_eq!(report(), 429);
}

#[test]
fn a_hidden_person_is_not_read_and_not_told() {
    let served = Served::new();
    let (mut ada, mut bo, code) = served.pair();
    let (table, chat) = (format!("/t/{code}"), format!("/t/{code}/chat"));
    bo.post(&chat, &[("text", "first-of-bo")]).expect(303);
    ada.post(&chat, &[("text", "first-of-ada")]).expect(303);
    let hide = format!("{table}/hide");
    for line in ["2", "0", "3"] {
        ada.post(&hide, &[("of", line)]).expect(404);
    }
    ada.post(&hide, &[("of", "")]).expect(400);
    let before = ada.get("/me").body;
    assert!(before.contains("id=\"hidden\" hidden"), "nobody is hidden yet");
    let mut stream = ada.listen(&format!("{table}/live"));
    let mut events = ada.listen(&format!("/api/v1/tables/{code}/events"));
    events.wait_for("table");
    assert!(stream.wait_for("chat").data.contains("first-of-bo"));
    let told = ada.post(&hide, &[("of", "1")]).expect(200).body;
    assert!(told.contains("Hidden: what this person says") && !told.contains("first-of-bo"));
    assert!(told.contains("first-of-ada"));
    // Also in pages and programs that were open before, and whatever comes.
    bo.post(&chat, &[("text", "second-of-bo")]).expect(303);
    let shown = stream.wait_for("chat").data;
    assert!(!shown.contains("of-bo") && shown.contains("first-of-ada"), "{shown}");
    ada.post(&chat, &[("text", "second-of-ada")]).expect(303);
    assert!(events.wait_for("chat").data.contains("second-of-ada"));
    assert!(!ada.get(&table).body.contains("of-bo"));
    assert!(!ada.ask(&format!("/tables/{code}/chat")).body.contains("of-bo"));
    // Bo notices nothing, and others go on reading.
    assert!(bo.get(&table).body.contains("second-of-bo") && !bo.get(&table).body.contains("Hidden:"));
    assert!(served.named("Cy").get(&table).body.contains("second-of-bo"));
    assert!(!served.person().get(&table).body.contains("More about what"), "whoever is nobody hides nobody");
    // At other tables too, and after a restart.
    let served = Served::at(served.stop(), |_| {});
    let [mut ada, bo] = [ada, bo].map(|person| Person { address: served.address, ..person });
    assert!(!ada.get(&table).body.contains("of-bo"));
    let page = ada.get("/me").expect(200).body;
    let handle = value(&page, "id=\"hidden\"", "person");
    let id = bo.ask("/me").json()["id"].as_str().unwrap().to_owned();
    assert!(page.contains("<bdi>Bo</bdi>") && !page.contains(&id), "no page tells another's number");
    ada.post("/me/show", &[("person", "nobody")]).expect(303);
    assert!(!ada.get(&table).body.contains("of-bo"));
    for _ in 0..2 {
        ada.post("/me/show", &[("person", &handle)]).expect(303);
    }
    assert!(ada.get(&table).body.contains("second-of-bo"));
}

#[test]
fn reports_go_with_their_table_and_with_old_lines() {
    let served = Served::on_file();
    let data = served.folder.file("loup.db");
    let reported = || {
        let (mut ada, mut bo, code) = served.pair();
        bo.post(&format!("/t/{code}/chat"), &[("text", "a word")]).expect(303);
        ada.post(&format!("/t/{code}/report"), &[("line", "1")]).expect(200);
        code
    };
    let (gone, _) = (reported(), reported());
    assert_eq!(host::reports(&data).unwrap().len(), 2);
    assert!(host::does(&data, &host::Deed::Delete(gone.clone())).unwrap());
    let left = host::reports(&data).unwrap();
    assert!(left.len() == 1 && left[0].code != gone);
    let file = rusqlite::Connection::open(&data).unwrap();
    let chat = server::store::Retention { chat: 30, ..Default::default() };
    host::retain(&data, chat).unwrap();
    assert_eq!(host::reports(&data).unwrap().len(), 1, "not old enough");
    file.execute("UPDATE chat SET at = at - 40 * 86400", []).unwrap();
    let old = "UPDATE reports SET lines = json_set(lines, '$[0][4]', lines ->> '$[0][4]' - 40 * 86400)";
    file.execute(old, []).unwrap();
    host::retain(&data, chat).unwrap();
    until(|| host::reports(&data).unwrap().is_empty().then_some(()));
}
