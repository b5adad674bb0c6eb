//! Trouble at the start: one clear sentence each, and the data as it was.

use std::path::Path;

use server::host::Deed;
use server::{Server, StartError, host};

use crate::served::{Folder, Served, config, play_out};

fn refused(data: &Path) -> StartError {
    let before = std::fs::read(data).unwrap();
    let error = match Server::bind(config(data), catalogue::games()) {
        Ok(_) => panic!("the server started"),
        Err(error) => error,
    };
    assert_eq!(std::fs::read(data).unwrap(), before, "the file was touched");
    let told = error.to_string();
    assert!(told.contains(&data.display().to_string()) && !told.contains('['), "{told}");
    for command in [host::tables(data).err(), host::backup(data, &data.with_extension("copy")).err()] {
        assert!(command.is_some(), "the host's commands refuse it too");
    }
    assert_eq!(std::fs::read(data).unwrap(), before, "the file was touched");
    error
}

/// A data file with a game in it, and the folder that holds it.
fn used() -> Folder {
    let served = Served::on_file();
    let ada = served.named("Ada");
    for _ in 0..5 {
        let code = served.table(&ada, &["me", "bot-cub"]);
        play_out(&mut [(1, ada.clone())], &code);
    }
    served.stop()
}

#[test]
fn a_foreign_file_is_left_alone() {
    let folder = Folder::of_file();
    let text = folder.file("notes.txt");
    std::fs::write(&text, "shopping: milk, bread, and so on\n".repeat(20)).unwrap();
    assert!(matches!(refused(&text), StartError::Foreign { .. }));
    std::fs::write(&text, "short").unwrap();
    assert!(matches!(refused(&text), StartError::Foreign { .. }));
    let other = folder.file("other.db");
    let database = rusqlite::Connection::open(&other).unwrap();
    database.execute_batch("CREATE TABLE mine (a); INSERT INTO mine VALUES (1)").unwrap();
    database.close().unwrap();
    assert!(matches!(refused(&other), StartError::Foreign { .. }));
    let config = config(folder.file(""));
    assert!(Server::bind(config, catalogue::games()).is_err(), "a folder is no file");
}

#[test]
fn a_newer_file_is_left_alone() {
    let folder = used();
    let data = folder.file("loup.db");
    let database = rusqlite::Connection::open(&data).unwrap();
    database.pragma_update(None, "user_version", 99).unwrap();
    database.close().unwrap();
    let StartError::Newer { version, known, .. } = refused(&data) else { panic!() };
    assert_eq!((version, known), (99, server::store::sqlite::SCHEMA_VERSION));
}

#[test]
fn a_damaged_file_is_left_alone() {
    let folder = used();
    let data = folder.file("loup.db");
    let mut bytes = std::fs::read(&data).unwrap();
    assert!(bytes.len() > 30_000, "{}", bytes.len());
    let good = bytes.clone();
    for page in (1..bytes.len() / 4096).step_by(2) {
        bytes[page * 4096..page * 4096 + 2000].fill(0xa5);
    }
    std::fs::write(&data, &bytes).unwrap();
    assert!(matches!(refused(&data), StartError::Damaged { .. }));
    std::fs::write(&data, &good[..good.len() / 2]).unwrap();
    assert!(matches!(refused(&data), StartError::Damaged { .. }));
    std::fs::write(&data, &good).unwrap();
    Served::at(folder, |_| {}).person().get("/healthz").expect(200);
}

#[test]
fn a_file_in_use_and_a_port_in_use_are_named() {
    let served = Served::on_file();
    let (ada, _, code) = served.pair();
    let data = served.folder.file("loup.db");
    let second = Server::bind(config(&data), catalogue::games()).err().unwrap();
    assert!(matches!(second, StartError::Locked { .. }), "{second}");
    let folder = Folder::of_file();
    let other = server::Config { address: served.address, ..config(folder.file("new.db")) };
    let second = Server::bind(other, catalogue::games()).err().unwrap();
    assert!(matches!(second, StartError::InUse { .. }), "{second}");
    assert!(second.to_string().contains(&served.address.to_string()));
    assert!(!folder.file("new.db").exists(), "nothing was made for a server that cannot listen");
    assert_eq!(ada.table(&code)["state"], "playing", "the first one goes on");
    let nowhere = config(Path::new("/proc/nowhere/loup.db"));
    assert!(matches!(Server::bind(nowhere, catalogue::games()).err().unwrap(), StartError::Io { .. }));
}

/// Two servers that write one file would ruin it, by whatever name they know it.
#[cfg(unix)]
#[test]
fn a_file_in_use_is_known_by_every_name() {
    let served = Served::on_file();
    let (ada, _, code) = served.pair();
    let data = served.folder.file("loup.db");
    let other = Folder::of_file();
    let start = |data: &Path| Server::bind(config(data), catalogue::games()).err().unwrap();
    let inside = served.folder.file("inside");
    std::fs::create_dir(&inside).unwrap();
    let roundabout = inside.join("..").join("loup.db");
    let (soft, folder) = (other.file("soft.db"), other.file("folder"));
    std::os::unix::fs::symlink(&data, &soft).unwrap();
    std::os::unix::fs::symlink(data.parent().unwrap(), &folder).unwrap();
    for name in [roundabout, soft, folder.join("loup.db")] {
        assert!(matches!(start(&name), StartError::Locked { .. }), "{}", name.display());
    }
    let hard = other.file("hard.db");
    std::fs::hard_link(&data, &hard).unwrap();
    let refused = start(&hard);
    assert!(matches!(refused, StartError::Linked { .. } | StartError::Locked { .. }), "{refused}");
    let banned = host::at_table(&hard, &code, Deed::Close).err().unwrap();
    assert!(banned.to_string().contains("hard link"), "{banned}");
    assert_eq!(ada.table(&code)["state"], "playing", "the first one goes on");
    let folder = served.stop();
    let refused = start(&folder.file("loup.db"));
    assert!(matches!(refused, StartError::Linked { .. }), "{refused}");
    std::fs::remove_file(&hard).unwrap();
    Served::at(folder, |_| {}).person().get("/healthz").expect(200);
}

/// Somebody tidies up beside a running server.
#[cfg(target_os = "linux")]
#[test]
fn a_lock_file_that_was_deleted_lets_nobody_in() {
    let served = Served::on_file();
    let data = served.folder.file("loup.db");
    std::fs::remove_file(served.folder.file("loup.db.lock")).unwrap();
    let second = Server::bind(config(&data), catalogue::games()).err().unwrap();
    assert!(matches!(second, StartError::Locked { .. }), "{second}");
}

#[test]
fn a_command_finds_the_server_that_runs() {
    let served = Served::on_file();
    let (data, url) = (served.folder.file("loup.db"), format!("http://{}", served.address));
    assert_eq!(host::running(&data), Some(url));
    let folder = served.stop();
    assert_eq!(host::running(folder.file("loup.db")), None, "it has stopped");
    assert_eq!(host::running(folder.file("none.db")), None);
    let served = Served::at(folder, |config| config.base_url = Some("https://loup.example/at".to_owned()));
    assert_eq!(host::running(&data).as_deref(), Some("https://loup.example/at"));
    drop(served);
}

#[test]
fn hosts_list_export_back_up_and_delete_while_the_server_runs() {
    let served = Served::on_file();
    let (mut ada, bo, code) = served.pair();
    let data = served.folder.file("loup.db");
    let (entry, moves) = ada.moves(&code);
    ada.play(&code, 1, entry, &moves[0]).expect(303);
    let lines = host::tables(&data).unwrap();
    assert_eq!((lines[0].code.as_str(), lines[0].entries, lines.len()), (code.as_str(), 1, 1));
    assert_eq!(lines[0].names, ["Ada", "Bo"]);
    let running = host::export(&data, &code, catalogue::games()).unwrap();
    assert!(running.contains("1. 1: ") && !running.contains("seed: "), "not even the host peeks");
    let copy = served.folder.file("copy.db");
    host::backup(&data, &copy).unwrap();
    assert!(host::backup(&data, &copy).is_err(), "a backup is never written over");
    play_out(&mut [(1, ada.clone()), (2, bo)], &code);
    let over = host::export(&data, &code, catalogue::games()).unwrap();
    assert!(over.contains("seed: ") && over.contains("scores: "));
    assert_eq!(over, ada.get(&format!("/t/{code}/record")).body);
    host::delete(&data, &code).unwrap();
    assert_eq!(host::delete(&data, &code), Err(StartError::NoTable { code: code.clone() }));
    assert!(host::export(&data, "nonsense", catalogue::games()).is_err());
    assert!(host::tables(&data).unwrap().is_empty());
    assert_eq!(host::tables(&copy).unwrap()[0].entries, 1, "the backup is a data file of its own");
    let missing = host::tables(served.folder.file("none.db")).unwrap_err();
    assert!(matches!(missing, StartError::NoData { .. }));
    let folder = Folder::of_file();
    std::fs::copy(&copy, folder.file("loup.db")).unwrap();
    let second = Served::at(folder, |_| {});
    let ada = crate::client::Person { address: second.address, ..ada };
    assert_eq!(ada.table(&code)["entries"], 1, "and a server starts from it");
    let health = second.person().get("/healthz").expect(200).body;
    assert_eq!(health, "ok\njournal_mode: wal\nsynchronous: full\n", "in the mode that loses nothing");
}
