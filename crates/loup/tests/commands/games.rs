//! `loup games`.

use crate::program::{games, loup};

#[test]
fn all_games_are_listed_and_explained() {
    for lang in ["en", "fr", "de"] {
        let list = loup(&format!("games --lang {lang}")).good();
        for game in games() {
            assert!(list.contains(&format!("\n  {game} ")), "{list}");
            let options = loup(&format!("games {game} --lang {lang}")).good();
            assert!(options.contains("  first") || options.contains("  animals"), "{options}");
            assert!(!options.contains("[cli-") && !options.contains("[table-"), "{options}");
            assert!(!options.contains(&format!("[{game}-")), "{options}");
        }
    }
}

#[test]
fn options_show_their_values_default_group_and_rule() {
    let options = loup("games triqueta --players 2").good();
    for said in [
        "Options of Triqueta for 2 players",
        "\n  hidden-wolves: ",
        "values: on and off",
        "default: off",
        "\n        2       Seat 2",
        "\nHouse readings\n",
        "settles TQ13",
        "\n        last-row  ",
    ] {
        assert!(options.contains(said), "no {said:?} in {options}");
    }
    assert!(!options.contains("Seat 3"));
    assert!(loup("games triqueta --players 6").wrong().contains("2 to 5 players"));
    assert!(loup("games HOUND").good().contains("Suggested sets"));
}
