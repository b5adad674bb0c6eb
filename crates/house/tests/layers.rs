//! Layers that hold: a crate depends only on crates above it in `docs/architecture.md`, the pure ones touch nothing of
//! the world, inside `server` nothing reaches upwards, and games are named where `CONTRIBUTING.md` says and nowhere else.

// All of this is test code; the helpers are only not marked as tests.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The crates as the document lists them, the lowest first.
fn listed() -> Vec<String> {
    let text = read("docs/architecture.md");
    let table = text.lines().skip_while(|line| !line.starts_with("| crate |")).skip(2);
    let name =
        |line: &str| line.strip_prefix("| `").and_then(|rest| rest.split('`').next()).map(str::to_owned);
    table.map_while(name).collect()
}

/// The names in this section of a crate's manifest.
fn dependencies(name: &str) -> Vec<String> {
    let manifest = read(&format!("crates/{name}/Cargo.toml"));
    let section = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let lines = section.take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| line.split(['=', '.']).next()).map(|name| name.trim().to_owned()).collect()
}

/// The sources below a folder, without the tests at their ends.
fn sources(folder: &str) -> Vec<(String, String)> {
    fn collect(folder: &Path, found: &mut Vec<(String, String)>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("tests.rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                let plain = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
                let code = plain.lines().filter(|line| !line.trim_start().starts_with("//"));
                found.push((path.display().to_string(), code.collect::<Vec<_>>().join("\n")));
            }
        }
    }
    let mut found = Vec::new();
    collect(&root().join(folder), &mut found);
    found
}

#[test]
fn a_crate_depends_only_on_crates_above_it() {
    let listed = listed();
    let folders: BTreeSet<String> = std::fs::read_dir(root().join("crates"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(
        listed.iter().cloned().collect::<BTreeSet<_>>(),
        folders,
        "docs/architecture.md lists all crates"
    );
    for (place, name) in listed.iter().enumerate() {
        for dependency in dependencies(name).iter().filter(|dependency| folders.contains(*dependency)) {
            let lower = listed[..place].contains(dependency);
            assert!(lower, "{name} depends on {dependency}, which stands below it in docs/architecture.md");
        }
    }
}

/// What a crate must not name if it is to run in a browser, and in a test at any time of the day.
const WORLDLY: [&str; 16] = [
    "std::fs",
    "std::net",
    "std::thread",
    "std::process",
    "std::env::",
    "Instant",
    "SystemTime",
    "UdpSocket",
    "getrandom",
    "tokio::spawn",
    "tokio::time",
    "tokio::net",
    "tokio::task",
    "tokio::runtime",
    "axum",
    "rusqlite",
];

#[test]
fn pure_crates_touch_nothing_of_the_world() {
    let listed = listed();
    // `press` works while `pages` is built, and is in no program.
    let pure = listed.iter().take_while(|name| *name != "arena").filter(|name| *name != "press");
    for name in pure {
        for (path, text) in sources(&format!("crates/{name}/src")) {
            let found = WORLDLY.iter().find(|word| text.contains(**word));
            assert_eq!(found, None, "{path}");
        }
    }
    assert!(listed.iter().position(|name| name == "house") < listed.iter().position(|name| name == "arena"));
}

/// Neither does anything that `house` is built from. The memory store is not built for the program.
#[test]
fn what_the_house_is_built_from_is_pure() {
    let tree = |package: &str, format: &str| {
        let done = Command::new(env!("CARGO"))
            .args(["tree", "--offline", "--package", package, "--edges", "normal", "--prefix", "none"])
            .args(["--format", format, "--manifest-path"])
            .arg(root().join("Cargo.toml"))
            .output()
            .unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap()
    };
    let names = tree("house", "{lib}");
    let built: BTreeSet<&str> = names.lines().collect();
    for worldly in
        ["getrandom", "mio", "socket2", "rusqlite", "axum", "hyper", "libc", "signal_hook_registry"]
    {
        // `cpufeatures` asks libc on some processors which instructions they have.
        let allowed = worldly == "libc" && built.contains("cpufeatures");
        assert!(allowed || !built.contains(worldly), "{worldly} in {built:?}");
    }
    let features = tree("loup", "{p} {f}");
    let house = features.lines().find(|line| line.starts_with("house ")).unwrap();
    assert!(!house.ends_with("memory") && !house.ends_with("suite") && !house.contains("memory,"), "{house}");
    let tokio = tree("house", "{p} {f}");
    let tokio = tokio.lines().find(|line| line.starts_with("tokio ")).unwrap();
    assert!(tokio.trim_end_matches(" (*)").ends_with(" sync"), "{tokio}");
}

/// The modules of `server`, the lowest first: each uses only those before it.
const SERVER: [&str; 34] = [
    "secret",
    "start",
    "data",
    "config",
    "metrics",
    "desk",
    "hours",
    "patient",
    "pulse",
    "rates",
    "bus",
    "store",
    "networks",
    "logs",
    "host",
    "shown",
    "openings",
    "streams",
    "readiness",
    "uploads",
    "doors",
    "thinkers",
    "machine",
    "ways",
    "pictures",
    "app",
    "neighbours",
    "notices",
    "timekeeper",
    "fault",
    "web",
    "api",
    "router",
    "serve",
];

#[test]
fn nothing_in_the_server_reaches_upwards() {
    for (path, text) in sources("crates/server/src") {
        let inside = path.split("/server/src/").nth(1).unwrap();
        let module = inside.split(['/', '.']).next().unwrap();
        if module == "lib" {
            continue;
        }
        let place = SERVER.iter().position(|name| *name == module);
        let place = place.unwrap_or_else(|| panic!("{module} has no place in the order of modules"));
        for used in text.split("crate::").skip(1) {
            let name = used.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap();
            let lower = SERVER[..=place].contains(&name);
            assert!(lower, "{path} uses {name}, which stands above {module}");
        }
    }
}

/// Code that speaks of one game on purpose: a command of its own, and a suite that needs some game.
const PARTICULAR: [&str; 2] = ["crates/loup/src/solve.rs", "crates/house/src/store/suite.rs"];

/// The files below a folder that are part of the repository's code, with their paths from the root.
fn files(folder: &str, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(root().join(folder)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{folder}/{}", entry.file_name().into_string().unwrap());
        // Tests may speak of any game, and the bots of earlier releases are never edited.
        if ["/tests", "/tests.rs", "/benches", "/examples", "/frozen"].iter().any(|end| path.ends_with(end)) {
            continue;
        }
        if entry.file_type().unwrap().is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// The room of a game that a file belongs to: the path up to the game's name, with `GAME` for it.
fn room(path: &str, game: &str) -> Option<String> {
    let parts: Vec<&str> = path.split('/').collect();
    let place = parts.iter().position(|part| part.split('.').next() == Some(game))?;
    let (name, rest) = (parts[place].replacen(game, "GAME", 1), parts.len() > place + 1);
    let last = match name.split_once('.') {
        // One file a language.
        Some((stem, ending)) if ending.contains('.') => format!("{stem}.LANG.md"),
        _ => name,
    };
    Some([&parts[..place], &[last.as_str()]].concat().join("/") + if rest { "/" } else { "" })
}

/// Whether the code of a file names a game: its id as a text, its crate, or its module.
fn names(path: &str, game: &str) -> bool {
    let Ok(text) = std::fs::read_to_string(root().join(path)) else { return false };
    let shipped = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let needed = shipped.split("[dev-dependencies]").next().unwrap_or_default();
    let signs = [format!("\"{game}\""), format!("{game}::"), format!("mod {game};")];
    needed.lines().any(|line| {
        let code = !line.trim_start().starts_with("//");
        code && (signs.iter().any(|sign| format!("{line}\n").contains(sign.as_str()))
            && path.ends_with(".rs")
            || line.starts_with(&format!("{game} = "))
            || line.starts_with("# reference:") && line.ends_with(game))
    })
}

/// What a new game touches is what the games that are there have touched.
#[test]
fn a_game_is_named_where_the_guide_for_contributors_says() {
    let mut all = vec!["Cargo.toml".to_owned()];
    files("crates", &mut all);
    files("docs/rules", &mut all);
    let games: Vec<&str> = catalogue::games().iter().map(|game| game.info().id).collect();
    let mut touched: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for path in all {
        if let Some((game, room)) = games.iter().find_map(|game| Some((*game, room(&path, game)?))) {
            touched.entry(room).or_default().insert(game);
            continue;
        }
        for game in games.iter().filter(|game| names(&path, game)) {
            touched.entry(path.clone()).or_default().insert(game);
        }
    }
    let guide = read("CONTRIBUTING.md");
    let section = guide.split("### … a game\n").nth(1).unwrap().split("\n### ").next().unwrap();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let listed: BTreeSet<String> = rows.map(str::to_owned).collect();
    let by_all = |(path, by): &(&String, &BTreeSet<&str>)| (by.len() == games.len()).then(|| (*path).clone());
    let found: BTreeSet<String> = touched.iter().filter_map(|entry| by_all(&entry)).collect();
    assert_eq!(listed, found, "left: what CONTRIBUTING.md lists; right: where all games are named");
    let others = touched.keys().filter(|path| path.ends_with(".rs") && !found.contains(*path));
    let others: Vec<&String> = others.filter(|path| !PARTICULAR.contains(&path.as_str())).collect();
    assert!(others.is_empty(), "a game is named outside its rooms: {others:?}");
}
