//! Many at once, much at once: nobody is kept out or kept waiting by a stranger.

use serde_json::json;

use crate::client::Person;
use crate::served::{Served, play_out, until};

fn gauge(person: &Person, name: &str) -> u64 {
    let text = person.get("/metrics").expect(200).body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).unwrap();
    line.parse::<f64>().unwrap() as u64
}

#[test]
fn tables_wake_after_a_restart_without_filling_the_memory() {
    // Nobody thinks while the tables are made.
    let served = Served::with(|config| config.bot_delay = std::time::Duration::from_secs(3600));
    let ada = served.named("Ada");
    let bot = |seats: [&str; 2], first: &str| {
        let wish = json!({ "game": "triqueta", "players": 2, "seats": seats, "choices": { "first": first } });
        served.table_of(&ada, wish)
    };
    let waiting: Vec<String> = (0..40).map(|_| bot(["bot-cub", "me"], "1")).collect();
    let show = bot(["bot-cub", "bot-cub"], "1");
    let served = Served::at(served.stop(), |_| {});
    let data = served.folder.file("loup.db");
    let entries = |code: &str| {
        let tables = server::host::tables(&data).unwrap();
        tables.iter().find(|line| line.code == code).unwrap().entries
    };
    until(|| waiting.iter().all(|code| entries(code) > 0).then_some(()));
    until(|| (gauge(&served.person(), "loup_rooms") == 0).then_some(()));
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
    let log = ada.ask(&format!("/tables/{code}/log")).expect(200).json()["log"].as_array().unwrap().clone();
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
