//! `loup load` against a server of its own.

use serde_json::Value;

use crate::crash::player::{serving, start};
use crate::program::{Folder, loup};

#[test]
fn people_and_bots_play_at_a_running_server() {
    let folder = Folder::new();
    let (mut server, found) = start(serving(&folder.path().join("loup.db")));
    let host = found.expect("the server says where it is");
    let pid = server.id();
    let measured = |more: &str| -> Value {
        let told = loup(&format!("load http://{host} --tables 3 --pid {pid} --json {more}")).good();
        serde_json::from_str(&told).expect("one line of JSON")
    };
    let people = measured("--seconds 0.5");
    assert_eq!(
        (people["errors"].as_u64(), people["games"].as_array().map(Vec::len)),
        (Some(0), Some(3)),
        "{people}"
    );
    assert!(people["moves"].as_u64() > Some(3), "{people}");
    assert_eq!(people["seen"]["count"], people["moves"], "each move is shown to the other seat: {people}");
    let at = |name: &str, part: &str| people[name][part].as_f64().expect("a number");
    assert!(at("seen", "p50") > 0.0 && at("seen", "p50") <= at("seen", "p99"), "{people}");
    assert!(people["server"]["megabytes"].as_f64() > Some(1.0), "{people}");
    assert!(people["server"]["milliseconds_per_move"].as_f64() > Some(0.0), "{people}");
    // So many moves and no more, however fast the server is.
    let paced = measured("--seconds 2 --rate 10");
    let moves = paced["moves"].as_u64().expect("a number");
    assert!((1..=20).contains(&moves), "{paced}");
    assert_eq!((paced["errors"].as_u64(), &paced["seen"]["count"]), (Some(0), &paced["moves"]), "{paced}");
    // On a busy machine a bot may not have been heard in so short a time.
    let bots = (0..8).map(|_| measured("--seconds 2 --bot cub --game triqueta"));
    let bots = bots.into_iter().find(|bots| bots["waited"]["count"].as_u64() > Some(0));
    let bots = bots.expect("somebody waits for a bot");
    // The pause that makes a bot human.
    assert!(bots["waited"]["p50"].as_f64() > Some(300.0), "{bots}");
    server.kill().expect("it can be killed");
    server.wait().expect("it ends");
    let alone = loup(&format!("load http://{host} --tables 2 --seconds 0"));
    assert_eq!((alone.code, alone.err.as_str()), (1, ""), "{alone:?}");
    assert!(alone.out.contains("2 tables stopped playing"), "{alone:?}");
    for wrong in
        ["https://loup.example.org", "--tables 0", "--seconds 1e9", "--bot wolf", "--rate 0", "--rate NaN"]
    {
        loup(&format!("load {wrong}")).wrong();
    }
}
