//! The whole program below a path: no address leads outside of it.

use std::collections::BTreeSet;

use serde_json::json;

use crate::client::{Person, Reply};
use crate::served::Served;

const ROOT: &str = "/loup";
const BASE: &str = "http://loup.example/loup";
/// What holds an address on a page.
const HOLDERS: [&str; 8] =
    ["href", "src", "action", "formaction", "data-stream", "data-src", "content", "value"];

fn served() -> Served {
    Served::with(|config| {
        config.base_url = Some(BASE.to_owned());
        config.gallery = true;
    })
}

/// With an address set, the server answers to that name alone: another name that leads here is somebody's trick, or a slip.
#[test]
fn other_hosts_are_refused() {
    let served = served();
    let get = |host: &str, path: &str| {
        let head = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        crate::client::exchange(served.address, head.as_bytes())
    };
    for host in ["loup.example", "LOUP.example:80", "localhost:7373", "127.0.0.1", "[::1]:7373"] {
        get(host, "/loup/").expect(200);
    }
    for host in
        ["evil.example", "loup.example:7373", "loup.example.evil.example", "10.0.0.1", "localhost.evil", ""]
    {
        let refused = get(host, "/loup/").expect(421);
        assert!(refused.body.contains("does not answer to that name"), "{host}: {}", refused.body);
        get(host, "/loup/api/v1/games").expect(421);
        get(host, "/healthz").expect(200);
    }
    let anywhere = Served::new();
    let head = b"GET / HTTP/1.1\r\nhost: any.example\r\nconnection: close\r\n\r\n";
    crate::client::exchange(anywhere.address, head).expect(200);
}

/// Numbers are for the host: strangers find none, and without an address of their own there are none.
#[test]
fn numbers_have_an_address_of_their_own() {
    let served = Served::new();
    served.person().get("/metrics").expect(404);
    let numbers = served.numbers();
    assert!(numbers.contains("loup_streams 0") && numbers.contains("loup_tables 0"), "{numbers}");
    // Counting reads every row: it is not done again for whoever asks every second.
    served.table(&served.named("Ada"), &["me", "bot-cub"]);
    assert!(served.numbers().contains("loup_tables 0"), "counted a moment ago");
    let quiet = Served::with(|config| config.metrics = None);
    quiet.person().get("/metrics").expect(404);
    assert_eq!(quiet.metrics, None);
    assert_eq!(server::Config::default().metrics, None);
}

/// Every address on a page: values that begin like one.
fn addresses(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for holder in HOLDERS {
        let begin = format!(" {holder}=\"");
        let values = page.split(&begin).skip(1).filter_map(|rest| rest.split('"').next());
        let own = values.filter(|value| value.starts_with('/') || value.contains("://"));
        found.extend(own.map(|value| value.replace("&amp;", "&")));
    }
    found
}

/// Looks at a page and all that it leads to, and at nothing twice.
fn crawl(person: &Person, from: &str, seen: &mut BTreeSet<String>) {
    let mut next = vec![from.to_owned()];
    while let Some(address) = next.pop() {
        // One of several plies, languages or words tells enough.
        let path = address.split(['?', '#']).next().unwrap_or_default().to_owned();
        if !seen.insert(path.clone()) || path.ends_with("/live") {
            continue;
        }
        let reply = person.get(&address);
        assert!(reply.status < 500, "{address}: {}", reply.status);
        next.extend(leads(&address, &reply));
    }
}

/// Where an answer leads, all of it below the path.
fn leads(from: &str, reply: &Reply) -> Vec<String> {
    let mut found = Vec::new();
    let is_page = reply.header("content-type").is_some_and(|kind| kind.starts_with("text/html"));
    let held = if is_page { addresses(&reply.body) } else { Vec::new() };
    for address in held.into_iter().chain(reply.header("location").map(str::to_owned)) {
        let own = address.strip_prefix(BASE).map_or(address.clone(), |rest| format!("{ROOT}{rest}"));
        assert!(own.starts_with("/loup/"), "{from} leads to {address}");
        found.push(own);
    }
    found
}

#[test]
fn nothing_leads_out_of_the_path_below_which_a_server_lies() {
    let served = served();
    let mut ada = served.person();
    let reply = ada.post("/loup/me", &[("name", "Ada"), ("back", "/loup/rules/wolves")]).expect(303);
    assert_eq!(reply.location(), "/loup/rules/wolves");
    assert!(reply.header("set-cookie").is_some_and(|cookie| cookie.contains("; Path=/loup/;")), "{reply:?}");
    let mut seen = BTreeSet::new();
    crawl(&ada, "/loup/", &mut seen);
    // Tables that run, wait, and are over; a proxy may have taken the path away, and answers are the same.
    let mut codes = Vec::new();
    for game in ["triqueta", "hound", "wolves"] {
        let table = ada.post(&format!("/loup/play/{game}"), &[]).expect(303).location().to_owned();
        crawl(&ada, &table, &mut seen);
        crawl(&ada, &format!("{table}/text"), &mut seen);
        codes.push(table);
    }
    let wish = json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"] });
    let lobby = format!("/loup/t/{}", served.table_of(&ada, wish));
    assert!(ada.get(&lobby).expect(200).body.contains("http://loup.example/loup/i/"));
    crawl(&ada, &lobby, &mut seen);
    let over = served.table(&ada, &["me", "bot-cub"]);
    crate::served::play_out(&mut [(1, ada.clone())], &over);
    for path in ["", "/replay", "/replay?ply=3", "/record"] {
        crawl(&ada, &format!("/loup/t/{over}{path}"), &mut seen);
    }
    assert_eq!(
        ada.post(&format!("/loup/t/{over}/rematch"), &[]).expect(303).location().find("/loup/t/"),
        Some(0)
    );
    for path in ["/loup/me", "/loup/gallery", "/loup/nowhere", "/loup/t/nowhere2", "/loup"] {
        crawl(&ada, path, &mut seen);
    }
    assert!(seen.len() > 40, "{seen:?}");
    // What a page is told while it is open.
    let mut stream = ada.listen(&format!("{}/live?after=0", codes[2]));
    let told = stream.next().unwrap();
    assert!(addresses(&told.data).iter().all(|address| address.starts_with("/loup/")), "{}", told.data);
    // Programs.
    let described = ada.get("/loup/api").expect(200).json();
    assert_eq!(described["servers"][0]["url"], "/loup/api/v1");
    // The script and the style sheets name no address at all.
    for asset in pages::assets::ALL.iter().filter(|asset| asset.mime.starts_with("text/")) {
        let text = String::from_utf8_lossy(asset.body);
        for wrong in ["url(/", "\"/t/", "\"/assets", "`/"] {
            assert!(!text.contains(wrong), "{} has {wrong}", asset.name);
        }
    }
}

#[test]
fn a_lobby_below_a_path_leads_to_its_table() {
    let served = served();
    let mut ada = served.named("Ada");
    let code = served.table(&ada, &["me", "friend"]);
    let mut stream = ada.listen(&format!("/loup/t/{code}/live"));
    stream.wait_for("patch");
    ada.post(&format!("/loup/t/{code}/bot"), &[("seat", "2"), ("level", "cub")]).expect(303);
    let started = ada.post(&format!("/loup/t/{code}/start"), &[]).expect(303);
    assert_eq!(started.location(), format!("/loup/t/{code}"));
    assert_eq!(stream.wait_for("goto").data, format!("/loup/t/{code}"));
}
