//! Many at once, much at once: nobody is kept out or kept waiting by a stranger.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Barrier;
use std::time::Duration;

use serde_json::json;
use socket2::{Domain, Socket, Type};

use server::RateLimits;

use crate::client::{Person, exchange};
use crate::served::{Folder, Served, play_out, until};

fn gauge(served: &Served, name: &str) -> u64 {
    let text = served.numbers();
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).unwrap();
    line.parse::<f64>().unwrap() as u64
}

#[test]
fn tables_wake_after_a_restart_without_filling_the_memory() {
    // Nobody thinks while the tables are made.
    let served = Served::with(|config| config.bot_delay = Duration::from_secs(3600));
    let ada = served.named("Ada");
    let bot = |seats: [&str; 2], first: &str| {
        let wish = json!({ "game": "triqueta", "players": 2, "seats": seats, "choices": { "first": first } });
        served.table_of(&ada, wish)
    };
    let waiting: Vec<String> = (0..40).map(|_| bot(["bot-cub", "me"], "1")).collect();
    let show = bot(["bot-cub", "bot-cub"], "1");
    let served = Served::at(served.stop(), |_| {});
    let data = served.data();
    let entries = |code: &str| {
        let tables = server::host::tables(&data).unwrap();
        tables.iter().find(|line| line.code == code).unwrap().entries
    };
    until(|| waiting.iter().all(|code| entries(code) > 0).then_some(()));
    until(|| (gauge(&served, "loup_rooms") == 0).then_some(()));
    assert_eq!(entries(&show), 0, "nobody looks at it");
    let ada = Person { address: served.address, ..ada };
    until(|| (ada.table(&show)["entries"].as_u64().unwrap() > 0).then_some(()));
}

#[test]
fn a_long_game_is_told_in_pieces() {
    let served = Served::new();
    let (ada, bo, code) = served.pair();
    let entries = play_out(&mut [(1, ada.clone()), (2, bo.clone())], &code);
    assert!(entries > 64, "more than one piece");
    let mut stream = ada.listen(&format!("/api/v1/tables/{code}/events?after=0"));
    let whole = ada.ask(&format!("/tables/{code}/log")).expect(200);
    assert_eq!(whole.header("transfer-encoding"), Some("chunked"), "made while it is read");
    let log = whole.json()["log"].as_array().unwrap().clone();
    for after in [entries - 1, entries, entries + 1] {
        let rest = ada.ask(&format!("/tables/{code}/log?after={after}")).expect(200).json()["log"].clone();
        let lines = log.iter().filter(|line| line["entry"].as_u64().unwrap() as usize > after);
        assert!(rest.as_array().unwrap().iter().eq(lines), "{rest}");
    }
    let mut told = Vec::new();
    for entry in 1..=entries {
        let event = stream.next().unwrap();
        let data: serde_json::Value = serde_json::from_str(&event.data).unwrap();
        assert_eq!((event.kind.as_str(), event.id), ("entry", Some(entry)));
        assert_eq!(data["last"], entry == entries);
        told.extend(data["log"].as_array().unwrap().clone());
    }
    assert_eq!(told, log, "each line once and in order");
    assert_eq!(stream.next().unwrap().kind, "table", "then how the table is");
}

/// A class behind one address: everybody joins by an invitation at the same moment, opens two pages that stay live, and
/// plays, with the limits as they are by default.
#[test]
fn a_class_of_forty_plays_behind_one_address() {
    let served = Served::with(|config| config.rates = RateLimits::On);
    let teacher = served.named("Teacher");
    let wish = json!({ "game": "triqueta", "players": 2, "seats": ["friend", "friend"] });
    let tables: Vec<String> = (0..20).map(|_| served.table_of(&teacher, wish.clone())).collect();
    let places = tables.iter().flat_map(|code| [(code.clone(), 0), (code.clone(), 1)]);
    let pupils: Vec<(String, usize, String)> = places
        .map(|(code, index)| {
            let link = teacher.table(&code)["seats"][index]["invitation"].as_str().unwrap().to_owned();
            let path = link[link.find("/i/").unwrap()..].to_owned();
            (code, index, path)
        })
        .collect();
    let (seated, begun) = (Barrier::new(41), Barrier::new(41));
    std::thread::scope(|scope| {
        for (code, index, path) in &pupils {
            let (mut person, seated, begun) = (served.person(), &seated, &begun);
            scope.spawn(move || {
                person.get("/").expect(200);
                person.get(path).expect(200);
                person.post(path, &[("name", &format!("Pupil {index}"))]).expect(303);
                seated.wait();
                begun.wait();
                let page = format!("/t/{code}");
                let _tabs = [0, 1].map(|_| {
                    person.get(&page).expect(200);
                    person.listen(&format!("{page}/live"))
                });
                until(|| {
                    // A page would be told; whoever asks does so now and then.
                    std::thread::sleep(Duration::from_millis(60));
                    let (entry, moves) = person.moves(code);
                    if let Some(text) = moves.first() {
                        person.play(code, *index as u8 + 1, entry, text).expect(303);
                    }
                    (entry > 12).then_some(())
                });
            });
        }
        seated.wait();
        for code in &tables {
            teacher.clone().post(&format!("/t/{code}/start"), &[]).expect(303);
        }
        begun.wait();
    });
}

#[test]
fn only_misses_are_counted_and_before_they_are_answered() {
    let served = Served::with(|config| config.rates = RateLimits::Frozen);
    let ada = served.named("Ada");
    let wish = json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"] });
    let code = served.table_of(&ada, wish);
    let link = ada.table(&code)["seats"][1]["invitation"].as_str().unwrap().to_owned();
    let path = &link[link.find("/i/").unwrap()..];
    // Whoever is right is never counted, however many come from there.
    for _ in 0..30 {
        served.person().get(path).expect(200);
        served.person().get(&format!("/t/{code}")).expect(200);
    }
    for _ in 0..20 {
        served.person().get("/t/bcdfghjk").expect(404);
    }
    served.person().get("/t/bcdfghjk").expect(429);
    served.person().get(&format!("/t/{code}")).expect(429);
    // Nobody guesses a link: whoever has one is not kept out by what others behind the same address have tried.
    served.person().get(path).expect(200);
    served.person().get(&format!("{}x", &path[..path.len() - 1])).expect(429);
    served.person().get(&format!("{}y", &path[..path.len() - 1])).expect(429);
    ada.get(&format!("/t/{code}")).expect(200);
    // Somebody who is known answers for themselves alone, and is still let in where they sit.
    let (mut bo, mut eve) = (served.named("Bo"), served.named("Eve"));
    bo.post(path, &[]).expect(303);
    for guess in 0..25 {
        let status = if guess < 20 { 404 } else { 429 };
        bo.get("/t/bcdfghjk").expect(status);
        bo.get(&format!("/t/{code}")).expect(200);
    }
    eve.post("/join", &[("code", &code)]).expect(303);
    eve.get(&format!("/t/{code}")).expect(200);
}

/// A connection that comes from this address.
fn connect_from(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.bind(&SocketAddr::from((from, 0)).into()).unwrap();
    socket.connect(&to.into()).unwrap();
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    stream
}

#[test]
fn half_sent_requests_of_one_address_lock_nobody_out() {
    let served = Served::with(|config| config.connections_per_address = 20);
    let half = |from: [u8; 4]| {
        let mut stream = connect_from(from, served.address);
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n");
        stream
    };
    let _open: Vec<TcpStream> = (0..20).map(|_| half([127, 0, 0, 9])).collect();
    let mut answer = Vec::new();
    let closed = half([127, 0, 0, 9]).read_to_end(&mut answer);
    assert!(closed.is_err() || answer.is_empty(), "one too many is closed at once");
    let mut other = half([127, 0, 0, 8]);
    other.write_all(b"connection: close\r\n\r\n").unwrap();
    other.read_to_end(&mut answer).unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 200"), "others come in");
    assert_eq!(
        exchange(served.address, b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").status,
        200
    );
}

#[test]
fn what_somebody_may_keep_has_an_end() {
    let served = Served::at(Folder::of_file(), |config| config.megabytes_per_person = 1);
    let (ada, bo, code) = served.pair();
    play_out(&mut [(1, ada.clone()), (2, bo.clone())], &code);
    let record = ada.get(&format!("/t/{code}/record")).expect(200).body;
    let mut cy = served.named("Cy");
    let upload = |cy: &mut Person, text: &str| cy.send("POST", "/upload", "text/plain", text);
    let there = upload(&mut cy, &record).expect(303).location().to_owned();
    let copy = there.trim_start_matches("/t/").trim_end_matches("/replay").to_owned();
    let file = rusqlite::Connection::open(served.folder.file("loup.db")).unwrap();
    let number = |sql: &str| file.query_row(sql, [&copy], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(number("SELECT count(*) FROM entries WHERE code = ?1"), 0);
    let (packed, entries) = (
        number("SELECT length(entries) FROM packed WHERE code = ?1"),
        number("SELECT bytes FROM tables WHERE code = ?1"),
    );
    assert!(packed * 3 < entries, "{packed} bytes of {entries}");
    // Comments count, too: they were sent.
    let long = format!("{record}\n# {}\n", "x".repeat(1 << 20));
    let reply = upload(&mut cy, &long).expect(409);
    assert!(reply.body.contains("too much room"), "{}", reply.body);
    upload(&mut served.named("Di"), &record).expect(303);
}
