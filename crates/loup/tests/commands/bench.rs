//! `loup bench` and `loup perft`.

use crate::program::{games, loup};

#[test]
fn speed_is_measured_for_people_and_programs() {
    for lang in ["en", "fr", "de"] {
        let said = loup(&format!("bench triqueta --seconds 0.01 --lang {lang}")).good();
        assert!(said.starts_with("Triqueta, 3 ") && said.lines().count() >= 4, "{said}");
        assert!(!said.contains("[cli"), "{said}");
    }
    let json = loup("bench triqueta --seconds 0.01 --json --players 2").good();
    let measured: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(measured["game"], "triqueta");
    assert_eq!(measured["options"]["players"], 2);
    assert!(measured["games"].as_u64().unwrap() >= 1000);
    assert!(measured["games_per_second"].as_f64().unwrap() > 0.0);
    assert!(measured["moves_per_second"].as_f64().unwrap() > 0.0);
    assert!(measured["bytes_per_position"].as_u64().unwrap() <= 256);
}

/// The first level is the number of legal moves; the parts of a division add up to the level.
#[test]
fn sequences_are_counted() {
    for game in games() {
        let by_depth = loup(&format!("perft {game} --seed 1 --depth 2")).good();
        let count = |line: &str| -> u64 {
            let (_, rest) = line.split_once(": ").unwrap();
            rest.split_whitespace().next().unwrap().parse().unwrap()
        };
        let totals: Vec<u64> = by_depth.lines().map(count).collect();
        let divided = loup(&format!("perft {game} --seed 1 --depth 2 --divide")).good();
        let parts: Vec<u64> = divided.lines().map(count).collect();
        let (total, parts) = parts.split_last().unwrap();
        assert_eq!(parts.len() as u64, totals[0], "{game}");
        assert_eq!((parts.iter().sum::<u64>(), *total), (totals[1], totals[1]), "{game}");
    }
    assert_eq!(loup("perft triqueta --seed 1 --depth 0").good(), "");
}
