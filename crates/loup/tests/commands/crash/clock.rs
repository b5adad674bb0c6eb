//! Clocks and a program that is killed: what was used up stays used up, and what passes without a server is free.

use std::time::Duration;

use serde_json::json;

use super::player::{ask, serving, start};
use crate::program::Folder;

#[test]
#[ignore = "takes minutes: make full"]
fn a_killed_program_charges_nobody() {
    let folder = Folder::new();
    let data = folder.path().join("loup.db");
    let (mut child, address) = start(serving(&data));
    let address = address.unwrap();
    let (_, person) = ask(&address, "", "POST", "/people", &json!({ "name": "Ada" })).unwrap();
    let key = person["key"].as_str().unwrap().to_owned();
    let wish = json!({
        "game": "triqueta", "players": 2, "seats": ["me", "bot-cub"], "choices": { "first": "1" },
        "clock": { "game": 3600, "then": "lose" },
    });
    let (status, table) = ask(&address, &key, "POST", "/tables", &wish).unwrap();
    assert_eq!(status, 201, "{table}");
    let path = format!("/tables/{}", table["code"].as_str().unwrap());
    let left = |address: &str| {
        let (_, table) = ask(address, &key, "GET", &path, &json!({})).unwrap();
        table["clock"]["left_ms"][0].as_u64().unwrap()
    };
    while left(&address) > 3_588_000 {
        std::thread::sleep(Duration::from_millis(200));
    }
    let used = left(&address);
    child.kill().unwrap();
    child.wait().unwrap();
    std::thread::sleep(Duration::from_secs(20));
    let (mut child, address) = start(serving(&data));
    let after = left(&address.unwrap());
    child.kill().unwrap();
    child.wait().unwrap();
    // Up to a tick and the five seconds between two notes of the time are given back; of the twenty nothing is charged.
    assert!(after <= used + 7_000 && after + 15_000 > used, "{used} {after}");
}
