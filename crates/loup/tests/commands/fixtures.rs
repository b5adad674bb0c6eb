//! Records that 0.1 wrote: each is read, verified, and replayed to the same end.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::program::{Folder, command, loup, run};
use crate::told::{assert_exported, assert_holds, left_behind, told};

/// The files of a folder, in order.
fn files(name: &str) -> Vec<PathBuf> {
    let folder = fs::read_dir(left_behind(name)).expect("the folder is there");
    let mut files: Vec<PathBuf> = folder.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files
}

#[test]
fn every_record_is_verified() {
    let records = files("records");
    let exports: Vec<PathBuf> = files("exports").into_iter().filter(|path| is_whole(path)).collect();
    assert!(records.len() > 40 && exports.len() > 15, "{} and {}", records.len(), exports.len());
    let paths: Vec<&str> = records.iter().chain(&exports).map(|path| path.to_str().expect("UTF-8")).collect();
    let out = run(command(&[&["verify"], &paths[..]].concat()), b"").good();
    // One line for each; whether it fits is the exit code, in whatever words.
    assert_eq!(out.lines().count(), paths.len(), "{out}");
}

/// Whether an export says how its game began: a running game's does not.
fn is_whole(path: &Path) -> bool {
    let text = fs::read_to_string(path).expect("a record");
    text.lines().any(|line| line.starts_with("seed:") || line.starts_with("deal:"))
}

#[test]
fn every_record_is_replayed_to_the_same_end() {
    let told = told("records.json");
    let records = files("records");
    assert_eq!(records.len(), told.as_object().expect("an object").len());
    for path in records {
        let name = path.file_stem().expect("a name").to_str().expect("UTF-8");
        let told = &told[name];
        let out = run(command(&["replay", path.to_str().expect("UTF-8"), "--json"]), b"").good();
        let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let (set_up, plies) = lines.split_first().expect("a set-up");
        assert_eq!(set_up["plies"], told["plies"], "{name}");
        let mut digest = Sha256::new();
        for ply in plies {
            let text = |value: &Value| value["text"].as_str().expect("a text").to_owned();
            let mut legal: Vec<String> = ply["legal"].as_array().expect("a list").iter().map(text).collect();
            legal.sort();
            let (seat, played) = (&ply["seat"], text(&ply["played"]));
            digest.update(format!("{seat}:{}>{played}\n", legal.join("|")));
        }
        let digest: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(told["legal"], digest.as_str(), "{name}: the legal moves have changed");
        let last = plies.last().expect("a move");
        for (key, now) in [("deal", set_up), ("outcome", last), ("view", last)] {
            if let Some(told) = told.get(key) {
                assert_holds(&now[key], told, &format!("{name}/{key}"));
            }
        }
    }
}

/// A data file on a medium where nothing can be written, here of an older version: it is looked at, and nothing is left
/// there.
#[cfg(unix)]
#[test]
fn a_data_file_that_can_only_be_read_is_listed_exported_and_backed_up() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;
    let folder = Folder::new();
    let [medium, out, tmp] = ["medium", "out", "tmp"].map(|name| folder.path().join(name));
    for new in [&medium, &out, &tmp] {
        fs::create_dir(new).expect("a folder can be made");
        fs::set_permissions(new, fs::Permissions::from_mode(0o777)).expect("it is ours");
    }
    let data = medium.join("loup.db");
    let left = fs::read(left_behind("loup.db")).expect("it is there");
    fs::write(&data, &left).expect("it can be copied");
    fs::set_permissions(&data, fs::Permissions::from_mode(0o444)).expect("it is ours");
    fs::set_permissions(&medium, fs::Permissions::from_mode(0o555)).expect("it is ours");
    // Whoever may do everything may write there too: then somebody else looks.
    let root = fs::metadata(&tmp).expect("it is there").uid() == 0;
    let program = folder.path().join("loup");
    if root {
        fs::copy(env!("CARGO_BIN_EXE_loup"), &program).expect("it can be copied");
    }
    let ask = |words: &[&str]| {
        let mut asked = std::process::Command::new(if root {
            program.as_path()
        } else {
            Path::new(env!("CARGO_BIN_EXE_loup"))
        });
        asked
            .args(words)
            .args(["--data", data.to_str().expect("UTF-8")])
            .env_clear()
            .env("LANG", "C")
            .env("TMPDIR", &tmp);
        if root {
            asked.uid(65534).gid(65534);
        }
        run(asked, b"")
    };
    let tables = told("tables.json");
    let table = tables["tables"].as_object().expect("an object").values().next().expect("a table");
    let code = table["code"].as_str().expect("a code");
    assert!(ask(&["tables"]).good().contains(code));
    assert!(ask(&["export", code]).good().starts_with("loup record"));
    let copy = out.join("copy.db");
    ask(&["backup", copy.to_str().expect("UTF-8")]).good();
    assert!(loup(&format!("tables --data {}", copy.display())).good().contains(code));
    let refused = ask(&["close", code]).wrong();
    assert!(refused.contains("can only be read"), "{refused}");
    let names = |folder: &Path| {
        let files = fs::read_dir(folder).expect("it is there");
        files.map(|file| file.expect("a file").file_name()).collect::<Vec<_>>()
    };
    assert_eq!(names(&medium), ["loup.db"], "nothing was written there");
    assert_eq!(fs::read(&data).expect("it is there"), left);
    assert!(names(&tmp).is_empty(), "no copy is left: {:?}", names(&tmp));
    fs::set_permissions(&medium, fs::Permissions::from_mode(0o777)).expect("it is ours");
}

#[test]
fn the_data_file_is_listed_and_exported() {
    let folder = Folder::new();
    let data = folder.path().join("loup.db");
    fs::write(&data, fs::read(left_behind("loup.db")).expect("it is there")).expect("it can be copied");
    let data = data.display();
    let tables = told("tables.json");
    let list = loup(&format!("tables --data {data}")).good();
    for (name, table) in tables["tables"].as_object().expect("an object") {
        let code = table["code"].as_str().expect("a code");
        assert!(list.contains(code), "{name} is not in\n{list}");
        if table["table"]["state"] == "over" {
            let out = loup(&format!("export {code} --data {data}")).good();
            let export = fs::read_to_string(left_behind(&format!("exports/{name}.loup"))).expect("an export");
            assert_exported(&out, &export, name);
        }
    }
}
