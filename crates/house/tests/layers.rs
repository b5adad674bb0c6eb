//! Layers that hold: a crate depends only on crates above it in `docs/architecture.md`, the pure ones touch nothing of
//! the world, and inside `server` nothing reaches upwards.

// All of this is test code; the helpers are only not marked as tests.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
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
const SERVER: [&str; 19] = [
    "secret", "start", "config", "metrics", "desk", "store", "logs", "host", "rates", "shown", "streams",
    "thinkers", "machine", "app", "fault", "web", "api", "router", "serve",
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
