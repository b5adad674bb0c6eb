//! Too much, too often, malformed, foreign: the right status and a readable page each time.

use std::io::Write;
use std::net::TcpStream;

use server::RateLimits;

use crate::client::{Reply, exchange};
use crate::served::Served;

/// A page for people, in whole sentences.
fn readable(reply: &Reply) {
    assert!(reply.body.starts_with("<!DOCTYPE html>"), "{}: {}", reply.status, reply.body);
    assert!(!reply.body.contains("[server-"), "{}", reply.body);
    assert_eq!(reply.header("content-type"), Some("text/html; charset=utf-8"));
}

#[test]
fn every_answer_has_the_headers_that_protect_it() {
    let served = Served::new();
    let person = served.person();
    for path in ["/", "/nowhere", "/t/bcdfghjk", "/new/triqueta", "/api", "/healthz", "/me", "/privacy"] {
        let reply = person.get(path);
        let policy = reply.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(reply.header("referrer-policy"), Some("same-origin"), "{path}");
    }
    let page = person.get("/").body;
    let href =
        page.split('"').find(|text| text.starts_with("/assets/loup-") && text.ends_with(".js")).unwrap();
    let script = person.get(href).expect(200);
    assert_eq!(script.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert_eq!((script.header("content-encoding"), script.header("vary")), (None, Some("accept-encoding")));
    for (accepted, encoding) in [("gzip, deflate, br", Some("br")), ("gzip", Some("gzip")), ("zstd", None)] {
        let reply = person.with("accept-encoding", accepted).get(href).expect(200);
        assert_eq!(reply.header("content-encoding"), encoding, "{accepted}");
    }
    let named = person.get("/assets/social.png").expect(200);
    assert_eq!(named.header("cache-control"), Some("public, max-age=600"));
    assert_eq!(person.get("/").header("cache-control"), Some("no-store"));
    let mut pages = vec![page];
    for game in catalogue::games() {
        let mut ada = served.person();
        let there = ada.post(&format!("/play/{}", game.info().id), &[]).expect(303).location().to_owned();
        pages.push(ada.get(&there).expect(200).body);
        pages.push(ada.get(&format!("/new/{}", game.info().id)).expect(200).body);
    }
    for inline in [" style=\"", " onclick=", "<style", "javascript:"] {
        assert!(pages.iter().all(|page| !page.contains(inline)), "{inline} would be refused by the policy");
    }
}

#[test]
fn a_page_does_not_grow_with_its_address() {
    let served = Served::new();
    let person = served.person();
    let long = "x".repeat(20_000);
    for (path, status) in [("/", 200), ("/learn", 200), ("/new/triqueta", 200), ("/nowhere", 404)] {
        let usual = person.get(path).expect(status).body.len();
        let grown = person.get(&format!("{path}?a={long}")).expect(status).body.len();
        assert!(grown < usual + 25_000, "{path}: {grown} instead of {usual}");
    }
    let page = person.get(&format!("/learn?a={long}")).expect(200).body;
    assert!(page.contains("name=\"back\" value=\"/learn\""));
}

#[test]
fn what_is_not_there_or_not_meant_so_is_said_in_words() {
    let served = Served::new();
    let mut person = served.person();
    readable(&person.get("/nowhere").expect(404));
    readable(&person.get("/t/BCDFGHJK/nowhere").expect(404));
    let reply = person.get("/join").expect(405);
    readable(&reply);
    assert_eq!(reply.header("allow"), Some("POST"));
    readable(&person.send("POST", "/join", "text/xml", "<a/>").expect(415));
    readable(&person.send("DELETE", "/", "text/plain", "").expect(405));
    readable(&person.get("/t/%ff%fe").expect(400));
    readable(&person.get("/assets/..%2f..%2fetc%2fpasswd").expect(404));
    let person = served.person();
    let api = person.ask("/nowhere").expect(404);
    assert_eq!(api.json()["error"]["key"], "server-not-found");
    assert_eq!(person.tell("/tables", &serde_json::json!({ "game": "triqueta" })).status, 401);
    assert_eq!(person.ask("/me").expect(401).json()["error"]["status"], 401);
}

#[test]
fn too_much_at_once_is_refused() {
    let served = Served::new();
    let mut person = served.named("Ada");
    let long = "x".repeat(70_000);
    readable(&person.post("/me", &[("name", &long)]).expect(413));
    let name = "x".repeat(500);
    person.post("/me", &[("name", &name)]).expect(303);
    assert!(!person.get("/me").body.contains(&"x".repeat(61)), "names are cut");
    let huge = "x".repeat(5 << 20);
    readable(&person.send("POST", "/upload", "text/plain", &huge).expect(413));
    let reply = person.send("POST", "/upload", "text/plain", &"x".repeat(3 << 20)).expect(422);
    readable(&reply);
    assert_eq!(person.tell("/tables", &serde_json::json!({ "game": long })).status, 413);
    let reply = exchange(
        served.address,
        format!("GET / HTTP/1.1\r\nhost: x\r\nbig: {}\r\nconnection: close\r\n\r\n", "y".repeat(200_000))
            .as_bytes(),
    );
    assert_eq!(reply.status, 431);
    assert_eq!(exchange(served.address, b"NONSENSE\r\n\r\n").status, 400);
}

#[test]
fn too_often_is_refused_and_says_when_to_come_again() {
    let served = Served::with(|config| config.rates = RateLimits::Frozen);
    let mut person = served.named("Ada");
    let guessed: Vec<u16> = (0..21).map(|_| person.get("/t/bcdfghjk").status).collect();
    assert_eq!(guessed.iter().position(|status| *status != 404), Some(20), "codes cannot be guessed");
    let last = person.get("/t/bcdfghjk").expect(429);
    readable(&last);
    assert!(last.header("retry-after").unwrap().parse::<u64>().unwrap() >= 1);
    let made: Vec<u16> = (0..25).map(|_| person.post("/play/triqueta", &[]).status).collect();
    assert_eq!((&made[..20], &made[20..]), (&[303; 20][..], &[429; 5][..]));
    let flood = (0..500).map(|_| person.get("/healthz").status).find(|status| *status == 429);
    assert_eq!(flood, Some(429), "a flood from one address");
    assert!(person.ask("/games").expect(429).json()["error"]["message"].as_str().unwrap().contains("again"));
}

#[test]
fn forwarded_addresses_are_believed_only_behind_a_proxy() {
    for (behind, expected) in [(false, 429), (true, 404)] {
        let served = Served::with(|config| {
            config.rates = RateLimits::Frozen;
            config.behind_proxy = behind;
        });
        let statuses: Vec<u16> = (0..30)
            .map(|n| {
                served
                    .person()
                    .with("x-forwarded-for", &format!("6.6.6.6, 10.0.0.{n}"))
                    .get("/t/bcdfghjk")
                    .status
            })
            .collect();
        assert_eq!(*statuses.last().unwrap(), expected, "{behind}");
    }
}

#[test]
fn streams_from_one_address_are_counted() {
    let served = Served::with(|config| config.rates = RateLimits::Frozen);
    let (ada, _, code) = served.pair();
    let path = format!("/t/{code}/live");
    let streams: Vec<_> = (0..24).map(|_| ada.listen(&path)).collect();
    readable(&ada.get(&path).expect(429));
    drop(streams);
    crate::served::until(|| {
        std::thread::sleep(std::time::Duration::from_millis(200));
        // An answer that goes on is not read to its end.
        let free = served.numbers().lines().any(|line| line == "loup_streams 0");
        free.then_some(())
    });
    ada.listen(&path).wait_for("presence");
}

#[test]
fn a_person_has_so_many_tables_and_no_more() {
    let served = Served::with(|config| config.tables_per_person = 2);
    let mut ada = served.named("Ada");
    for status in [303, 303, 409] {
        ada.post("/new/triqueta", &[("players", "2")]).expect(status);
    }
    served.named("Bo").post("/new/triqueta", &[]).expect(303);
}

#[test]
fn slow_and_silent_connections_do_not_block_others() {
    let served = Served::new();
    let mut idle: Vec<TcpStream> = (0..50).map(|_| TcpStream::connect(served.address).unwrap()).collect();
    for stream in &mut idle {
        stream.write_all(b"POST /me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n").unwrap();
    }
    // Were it blocked, the reader would give up.
    served.person().get("/healthz").expect(200);
}

#[test]
fn foreign_pages_can_do_nothing() {
    let served = Served::with(|config| config.base_url = Some("https://loup.example".to_owned()));
    let ada = served.named("Ada");
    for (name, value, status) in [
        ("origin", "https://evil.example", 403),
        ("origin", "null", 403),
        ("origin", "https://loup.example", 303),
        ("origin", "http://loup.example.evil.example", 403),
        ("sec-fetch-site", "cross-site", 403),
        ("sec-fetch-site", "same-site", 403),
        ("sec-fetch-site", "same-origin", 303),
        ("sec-fetch-site", "none", 303),
    ] {
        let reply = ada.with(name, value).post("/me", &[("sound", "off")]);
        assert_eq!(reply.status, status, "{name}: {value}");
        if status == 403 {
            readable(&reply);
        }
    }
    let mut stranger = served.person().with("origin", "https://evil.example");
    stranger.post("/play/triqueta", &[]).expect(403);
    assert_eq!(stranger.key, None, "nobody is made for a foreign page");
    let api = ada.with("origin", "https://evil.example").ask("/me").expect(200);
    assert_eq!(api.json()["name"], "Ada", "a key that a program shows is no accident");
    // A browser's cookie opens nothing below /api.
    let cookie = crate::client::Person { key: None, ..ada.clone() }
        .with("cookie", &format!("loup={}", ada.key.clone().unwrap()));
    cookie.ask("/me").expect(401);
}
