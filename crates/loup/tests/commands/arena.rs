//! `loup arena`.

use std::fs;

use serde_json::Value;

use crate::program::{Folder, games, loup};

#[test]
fn a_match_is_told_to_people_in_every_language() {
    for (lang, bot, decimal) in [("en", "Bot", "0."), ("fr", "Bot", "0,"), ("de", "Bot", "0,")] {
        let said =
            loup(&format!("arena triqueta --bots greedy,random,uct-peek --games 18 --lang {lang}")).good();
        let lines: Vec<&str> = said.lines().collect();
        assert!(lines[0].starts_with("Triqueta, 3 ") && lines[0].contains("18"), "{said}");
        assert!(lines[2].contains(bot), "{said}");
        assert!(lines[3].starts_with("1  greedy") && lines[4].starts_with("2  random"), "{said}");
        assert!(lines[3].contains('±') && lines[3].contains(decimal), "{said}");
        assert!(said.contains("1/3") && !said.contains("[cli") && !said.contains("[arena"), "{said}");
        // The second table tells who came before whom.
        assert!(lines.iter().filter(|line| line.starts_with("1  greedy")).count() == 2, "{said}");
        assert!(said.contains("1/2"), "{said}");
    }
    // Between two that is the same.
    let said = loup("arena triqueta --players 2 --bots greedy,random --games 2").good();
    assert_eq!(said.lines().filter(|line| line.starts_with("1  greedy")).count(), 1, "{said}");
}

#[test]
fn every_game_has_a_match_for_programs() {
    for game in games() {
        let line = format!("arena {game} --players 2 --bots greedy,random,cub --only-first --games 2 --json");
        let report: Value = serde_json::from_str(&loup(&line).good()).unwrap();
        assert_eq!((&report["match"]["game"], &report["match"]["players"]), (&game.into(), &2.into()));
        assert_eq!(report["games"], 4, "two pairs, two sides: {report}");
        assert_eq!((report["deals"].as_u64(), report["sides"].as_u64()), (Some(1), Some(2)));
        let pairs = report["pairs"].as_array().unwrap();
        let names: Vec<_> = pairs.iter().map(|pair| (pair["one"].as_str(), pair["other"].as_str())).collect();
        assert_eq!(names, [(Some("greedy"), Some("random")), (Some("greedy"), Some("cub"))]);
        for bot in report["bots"].as_array().unwrap() {
            let number = |key: &str| bot[key].as_f64().unwrap();
            assert!(number("decisions") > 0.0 && number("elo").is_finite(), "{bot}");
            assert!(number("mean_ms") > 0.0 && number("p99_ms") <= number("longest_ms"), "{bot}");
        }
        assert_eq!(report.get("verdict"), None);
    }
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let folder = Folder::new();
    let file = folder.path().join("match.json").display().to_string();
    let line = "arena hound --bots flat:20,random --seed 7 --json";
    let result = |text: &str| {
        let report: Value = serde_json::from_str(text).unwrap();
        (report["games"].clone(), report["pairs"].clone())
    };
    let half = loup(&format!("{line} --games 6 --resume {file}")).good();
    let whole = loup(&format!("{line} --games 20 --resume {file} --threads 1")).good();
    assert_ne!(result(&half), result(&whole));
    assert_eq!(result(&whole), result(&loup(&format!("{line} --games 20 --threads 3")).good()));
    // It is complete: nothing is played any more.
    assert_eq!(result(&whole), result(&loup(&format!("{line} --games 20 --resume {file}")).good()));
    let other = loup(&format!("{line} --games 20 --resume {file} --players 2")).wrong();
    assert!(other.contains("a different one"), "{other}");
    assert!(fs::read_to_string(&file).unwrap().contains("\"flat:20\""));
}

#[test]
fn a_sequential_test_says_yes_or_no() {
    let line = "arena triqueta --players 2 --games 5000 --sprt 0.5,0.6 --bots";
    let yes = loup(&format!("{line} greedy,random")).good();
    assert!(yes.contains("Decided: greedy is better than random"), "{yes}");
    let no = loup(&format!("{line} random,greedy"));
    assert_eq!((no.code, no.err.as_str()), (1, ""));
    assert!(no.out.contains("Decided: random is not better than greedy"), "{}", no.out);
    let open = loup("arena triqueta --players 2 --games 2 --sprt 0.5,0.6 --bots greedy,random --json");
    assert_eq!((open.code, open.out.contains("\"verdict\":\"open\"")), (1, true), "{open:?}");
}

/// Ctrl-C is a wish: what is known is told, and kept.
#[cfg(unix)]
#[test]
fn an_interrupted_match_tells_what_is_known() {
    let folder = Folder::new();
    let file = folder.path().join("match.json");
    let line = "arena triqueta --bots greedy,random --games 100000000 --resume";
    let said = crate::program::interrupted(&format!("{line} {}", file.display()), &file).good();
    assert!(said.contains("1  greedy") && said.contains("Stopped before all 100,000,000 games"), "{said}");
    let kept: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert!(kept["standing"]["deals"].as_u64().unwrap() > 0, "{kept}");
}
