//! What hosts do by commands, with what they may get wrong.

use std::fs;

use serde_json::Value;

use crate::program::{Folder, command, loup, run};
use crate::told::left_behind;

/// A copy of the data file of 0.1, and a command on it.
fn data(folder: &Folder) -> String {
    let path = folder.path().join("loup.db");
    fs::copy(left_behind("loup.db"), &path).expect("a copy");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn backups_are_whole_and_overwrite_nothing() {
    let folder = Folder::new();
    let data = data(&folder);
    let copy = folder.path().join("copy.db").to_str().expect("UTF-8").to_owned();
    run(command(&["backup", &copy, "--data", &data]), b"").good();
    let before = fs::read(&copy).expect("a backup");
    let again = run(command(&["backup", &copy, "--data", &data]), b"").wrong();
    assert!(again.contains("copy.db already"), "{again}");
    assert_eq!(fs::read(&copy).expect("a backup"), before);

    let piped = command(&["backup", "-", "--data", &data]).output().expect("it ends");
    assert!(piped.status.success() && piped.stderr.is_empty());
    let other = folder.path().join("piped.db");
    fs::write(&other, &piped.stdout).expect("a file");
    let list = |file: &str| run(command(&["tables", "--data", file]), b"").good();
    assert_eq!(list(other.to_str().expect("UTF-8")), list(&data));
    let left: Vec<String> = fs::read_dir(folder.path())
        .expect("the folder")
        .map(|file| file.expect("a file").file_name().into_string().expect("UTF-8"))
        .filter(|name| name.contains("copy-"))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn tables_are_listed_by_date_and_pruned_when_that_is_meant() {
    let folder = Folder::new();
    let data = data(&folder);
    let tables = |words: &[&str]| run(command(&[&["tables", "--data", &data], words].concat()), b"");
    let all = tables(&[]).good();
    assert!(all.lines().all(|line| line.starts_with("20") && line.as_bytes()[4] == b'-'), "{all}");
    let json: Vec<Value> =
        tables(&["--json"]).good().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(json.len(), all.lines().count());
    assert!(json.iter().all(|table| table["created"].is_u64() && table["touched"].is_u64()));
    let csv = tables(&["--csv"]).good();
    assert!(csv.starts_with("code,game,state,listed,entries,created,touched,names\r\n"), "{csv}");
    assert_eq!(csv.lines().count(), json.len() + 1);
    assert_eq!(tables(&["--older", "36500"]).good(), "There are no tables.\n");
    assert_eq!(tables(&["--older", "0"]).good(), all);

    let over = tables(&["--state", "over"]).good().lines().count();
    assert!(over > 0 && over < json.len());
    assert!(tables(&["--delete"]).wrong().contains("--older"));
    let asked = tables(&["--state", "over", "--delete"]);
    assert_eq!((asked.code, asked.out.lines().count()), (2, over), "{asked:?}");
    assert!(asked.err.contains("--yes"), "{}", asked.err);
    assert_eq!(tables(&[]).good(), all, "nothing has gone");
    let gone = tables(&["--state", "over", "--delete", "--yes"]).good();
    assert!(gone.contains(&over.to_string()) || over == 1, "{gone}");
    assert_eq!(tables(&[]).good().lines().count(), json.len() - over);
    assert_eq!(tables(&["--state", "over"]).good(), "There are no tables.\n");
    assert!(tables(&["--state", "asleep"]).wrong().contains("lobby"));
}

#[test]
fn an_address_is_banned_for_as_long_as_it_is_said() {
    let folder = Folder::new();
    let data = data(&folder);
    let ban =
        |days: &str| run(command(&["ban", "--address", "192.0.2.1", "--days", days, "--data", &data]), b"");
    let refused = ban("400").wrong();
    assert!(refused.contains("90 days at most"), "{refused}");
    let bans = || run(command(&["bans", "--data", &data]), b"").good();
    assert_eq!(bans(), "Nobody is muted or banned.\n");
    assert_eq!(ban("90").good(), "Done.\n");
    assert_eq!(bans().lines().count(), 1);
}

#[test]
fn settings_that_cannot_be_used_say_what_would_be_right() {
    let folder = Folder::new();
    let file = folder.path().join("loup.toml");
    let at = |text: &str| {
        fs::write(&file, text).expect("a file");
        run(command(&["serve", "--config", file.to_str().expect("UTF-8")]), b"").wrong()
    };
    let slip = at("# Where to listen.\nlog = \"info\"\nadress = \"127.0.0.1:80\"\n");
    assert!(slip.contains("loup.toml, line 3") && slip.contains("adress"), "{slip}");
    assert!(at("log = \"info\"\n\nrates = \"off\"\n").contains("line 3"));
    assert!(at("address = \"localhost:80\"\n").contains("127.0.0.1:7373"));
    assert!(at("log = \"loud\"").contains("warn"));
    for (words, right) in [
        ("serve --rates perhaps", "--rates"),
        ("serve --base-url example.org", "https://"),
        ("serve --thinkers 0", "256"),
        ("serve --bot-time wolf=3", "hunter=500"),
        ("serve --metrics 9100", "127.0.0.1"),
    ] {
        let told = loup(words).wrong();
        assert!(told.contains(right), "{words}: {told}");
    }
    let mut misspelt = command(&["serve", "--address", "nowhere"]);
    misspelt.env("LOUP_BEHIND_PROXI", "true").env("LOUP_BOT_DELAY", "soon");
    let told = run(misspelt, b"").wrong();
    assert!(
        told.contains("LOUP_BOT_DELAY") && told.contains("soon") && told.contains("whole number"),
        "{told}"
    );
    // It goes on, and stops at what is no data file.
    let text = folder.file("text.db", "no data file");
    let mut misspelt = command(&["serve", "--data", &text]);
    misspelt.env("LOUP_BEHIND_PROXI", "true");
    let told = run(misspelt, b"");
    assert!(told.err.contains("LOUP_BEHIND_PROXI") && told.err.contains("LOUP_BEHIND_PROXY"), "{told:?}");
}

#[test]
fn replays_and_verdicts_are_told_to_programs() {
    let folder = Folder::new();
    let record = loup("random triqueta --seed 7 --count 2").good();
    let file = folder.path().join("two.loup");
    fs::write(&file, &record).expect("a file");
    let file = file.to_str().expect("UTF-8");
    let lines = |out: String| -> Vec<Value> {
        out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    };
    let replay = lines(run(command(&["replay", file, "--json"]), b"").good());
    let kinds: Vec<&str> = replay.iter().map(|line| line["kind"].as_str().expect("a kind")).collect();
    assert_eq!(kinds.iter().filter(|kind| **kind == "set-up").count(), 2);
    assert!(kinds[0] == "set-up" && kinds[1..].contains(&"set-up") && kinds[1] == "ply");
    let csv = run(command(&["replay", file, "--csv"]), b"").good();
    assert!(csv.starts_with("record,ply,seat,name,legal,move\r\n1,1,"), "{csv}");
    assert_eq!(csv.lines().count(), 1 + kinds.iter().filter(|kind| **kind == "ply").count());

    let verdicts = lines(run(command(&["verify", "--json", file]), b"").good());
    assert_eq!(verdicts.len(), 2);
    assert!(
        verdicts.iter().all(|verdict| verdict["ok"] == true && verdict["result"] == "right"),
        "{verdicts:?}"
    );
    let broken = folder.path().join("broken.loup");
    fs::write(&broken, record.replacen(" draw", " take 9", 1)).expect("a file");
    let broken = broken.to_str().expect("UTF-8");
    let told = run(command(&["verify", "--json", broken, file, "nowhere.loup"]), b"");
    let verdicts = lines(told.out.clone());
    assert_eq!(told.code, 2, "{told:?}");
    assert_eq!(verdicts[0]["ok"], false, "{verdicts:?}");
    assert!(verdicts[0]["line"].is_u64() && verdicts[0]["message"].is_string());
    assert!(verdicts.last().is_some_and(|last| last["ok"] == false && last["file"] == "nowhere.loup"));
    assert_eq!(verdicts.iter().filter(|verdict| verdict["ok"] == true).count(), 3, "{verdicts:?}");
}
