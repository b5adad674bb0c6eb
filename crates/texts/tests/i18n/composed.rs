//! The keys that the program puts together, each form with all that can stand in its gaps.

use std::collections::{BTreeMap, BTreeSet};

use crate::files::{game_rooms, games};
use table::options::{Choices, Kind};
use texts::{Lang, has};

/// Why games end, by game.
const ENDS: [(&str, &[&str]); 4] = [
    ("triqueta", &["four-rounds"]),
    ("hound", &["zero", "both-zero", "counted", "tie", "idle"]),
    ("wolves", &["full-moon", "stillness"]),
    ("toy", &["done"]),
];

/// What points are for, by game.
const SCORES: [(&str, &[&str]); 4] = [
    ("triqueta", &["rabbit", "owl", "deer", "boar", "ram", "bear", "wolf", "tree", "rock"]),
    ("hound", &["own", "partner"]),
    ("wolves", &["regions", "spread", "speed", "howl", "lairs", "prey", "wolves"]),
    ("toy", &["cards"]),
];

const ANIMALS: [&str; 7] = ["rabbit", "owl", "deer", "boar", "ram", "bear", "wolf"];
const LEVELS: [&str; 4] = ["cub", "scout", "hunter", "alpha"];
const EMOTES: [&str; 8] = ["hello", "luck", "well-played", "thanks", "wow", "oops", "thinking", "howl"];

/// Every form with its keys. A form whose keys are checked elsewhere, or need not exist, has none.
pub fn composed() -> BTreeMap<&'static str, BTreeSet<String>> {
    let options = Options::of_all_games();
    let of_games =
        |ending: &str| game_rooms().map(|game| format!("{game}-{ending}")).collect::<BTreeSet<_>>();
    let pairs = |lists: [(&str, &[&str]); 4], word: &str| -> BTreeSet<String> {
        let keys = lists.into_iter().flat_map(|(game, list)| list.iter().map(move |item| (game, item)));
        keys.map(|(game, item)| format!("{game}-{word}-{item}")).collect()
    };
    let only = |game: &str, keys: &BTreeSet<String>| -> BTreeSet<String> {
        keys.iter().filter(|key| key.starts_with(game)).cloned().collect()
    };
    let (ends, scores) = (pairs(ENDS, "end"), pairs(SCORES, "score"));
    let prefixed = |prefix: &str, list: &[&str]| list.iter().map(|item| format!("{prefix}{item}")).collect();
    let about = of_games("about").into_iter().chain(options.about.iter().cloned()).collect();
    let named = options.names.iter().chain(&options.about).cloned().collect();
    let shared = options.groups.iter().filter(|key| key.starts_with("table-")).cloned().collect();
    BTreeMap::from([
        ("{}-name", of_games("name")),
        ("{}-about", about),
        ("{}-option-{}", options.names.clone()),
        ("{}-option-{}-about", options.about.clone()),
        ("{}-option-{}{}", named),
        ("{}-option-{}-{}", options.values),
        ("{}-group-{}", options.groups.clone()),
        ("table-group-{}", shared),
        // A game may name the beginnings of its moves; none does.
        ("{}-choose-{}", BTreeSet::new()),
        ("hound-end-{}", only("hound", &ends)),
        ("{}-end-{}", ends),
        ("triqueta-score-{}", only("triqueta", &scores)),
        ("{}-score-{}", scores),
        ("web-emote-{}", prefixed("web-emote-", &EMOTES)),
        ("triqueta-animal-{}", prefixed("triqueta-animal-", &ANIMALS)),
        (
            "table-refusal-{}",
            table::rules::ALL.iter().map(|rule| format!("table-refusal-{}", rule.to_lowercase())).collect(),
        ),
        ("bot-{}", prefixed("bot-", &LEVELS)),
        ("bot-{}-about", LEVELS.iter().map(|level| format!("bot-{level}-about")).collect()),
        (
            "web-host-deed-{}",
            prefixed(
                "web-host-deed-",
                &[
                    "enter",
                    "remove-host",
                    "ban",
                    "mute",
                    "lift",
                    "settle",
                    "close",
                    "reopen",
                    "unlist",
                    "void",
                    "delete",
                    "retain",
                    "purge",
                    "backup",
                ],
            ),
        ),
        ("cli-tables-{}", prefixed("cli-tables-", &["lobby", "playing", "over", "closed"])),
        // The commands and their arguments: the program's own tests know them.
        ("cli-help-{}", BTreeSet::new()),
        ("cli-help-{}-more", BTreeSet::new()),
        ("cli-help-{}-{}", BTreeSet::new()),
        ("cli-help-arg-{}", BTreeSet::new()),
    ])
}

/// The keys of all options, as the games offer them to any number of players.
#[derive(Default)]
struct Options {
    names: BTreeSet<String>,
    about: BTreeSet<String>,
    values: BTreeSet<String>,
    groups: BTreeSet<String>,
}

impl Options {
    fn of_all_games() -> Self {
        let mut options = Self::default();
        for game in games() {
            for players in game.info().players.clone() {
                let menu = game.menu(&Choices::new(players));
                for item in &menu.items {
                    let name = format!("{}-option-{}", game.info().id, item.key);
                    options.about.insert(format!("{name}-about"));
                    options.names.insert(name);
                    if let Kind::OneOf(values) | Kind::SeveralOf(values) | Kind::PerSeat(values) = &item.kind
                    {
                        let keys = values.iter().map(|value| value.name.key.to_string());
                        options.values.extend(keys.filter(|key| key.contains("-option-")));
                    }
                }
                let groups = menu.items.iter().filter_map(|item| item.group);
                let groups = groups.chain(menu.presets.iter().filter_map(|preset| preset.group));
                options.groups.extend(groups.map(|group| {
                    let own = format!("{}-group-{group}", game.info().id);
                    if has(Lang::En, &own) { own } else { format!("table-group-{group}") }
                }));
            }
        }
        // A card file of one's own can have sets of the house.
        options.groups.insert("hound-group-house".to_owned());
        options
    }
}
