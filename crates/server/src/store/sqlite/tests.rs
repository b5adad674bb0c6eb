//! The data file: the suite of all stores, and what only a disk can do.

use house::store::suite;

use super::*;
use crate::store::{Shelf, Write, bytes};

struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("loup-store-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("deep").join("loup.db")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_data_file_is_a_store() {
    let scratch = Scratch::new("suite");
    suite::run(&Sqlite::open(&scratch.file()).unwrap());
}

#[test]
fn what_was_kept_is_there_after_reopening() {
    let scratch = Scratch::new("reopen");
    let store = Sqlite::open(&scratch.file()).unwrap();
    let secret = *store.secret().unwrap().bytes();
    assert_eq!(store.apply(&[suite::group(vec![suite::new_table("kept")])]), [Ok(())]);
    assert_eq!(store.apply(&[suite::group(vec![suite::entry(&store, "kept")])]), [Ok(())]);
    assert!(matches!(Sqlite::open(&scratch.file()), Err(StartError::Locked { .. })));
    drop(store);
    let store = Sqlite::open(&scratch.file()).unwrap();
    assert_eq!(store.table("kept").unwrap().unwrap().entries.len(), 1);
    assert_eq!(*store.secret().unwrap().bytes(), secret);
    let pragma = |name: &str| {
        store.writer().query_row(&format!("PRAGMA {name}"), [], |row| row.get::<_, rusqlite::types::Value>(0))
    };
    assert_eq!(pragma("journal_mode").unwrap(), rusqlite::types::Value::Text("wal".into()));
    assert_eq!(pragma("synchronous").unwrap(), rusqlite::types::Value::Integer(2), "FULL");
}

/// The first page is asked for by everybody: what it lists is found without reading all tables.
#[test]
fn listed_tables_are_found_by_an_index() {
    let scratch = Scratch::new("index");
    let store = Sqlite::open(&scratch.file()).unwrap();
    for shelf in [Shelf::Open, Shelf::Finished] {
        let plan = plan(&store, &rows::shelf_sql(shelf).1, &[0, 30]);
        let found = "SEARCH tables USING INDEX tables_by_state (state=? AND listed=?)";
        assert_eq!(plan.first().map(String::as_str), Some(found), "{shelf:?}: {plan:?}");
    }
    // Nor are all people read to find the few who are told later.
    let plan = plan(&store, &rows::held_back(), &[]);
    assert_eq!(plan, ["SCAN people USING INDEX people_held_back"]);
}

/// How SQLite goes about a query.
fn plan(store: &Sqlite, sql: &str, values: &[i64]) -> Vec<String> {
    let writer = store.writer();
    let mut statement = writer.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let steps = statement.query_map(rusqlite::params_from_iter(values), |step| step.get("detail")).unwrap();
    steps.collect::<rusqlite::Result<_>>().unwrap()
}

/// By the lock on its file other programs know that a server uses the log beside it: without it, SQLite in another process
/// deletes the log when it goes, and what the server writes then is lost.
#[cfg(target_os = "linux")]
#[test]
fn looking_at_a_file_in_use_leaves_its_locks() {
    let scratch = Scratch::new("locks");
    let store = Sqlite::open(&scratch.file()).unwrap();
    assert_eq!(store.apply(&[suite::group(vec![suite::new_table("kept")])]), [Ok(())]);
    let inode = std::os::unix::fs::MetadataExt::ino(&std::fs::metadata(scratch.file()).unwrap());
    let locked = || {
        let locks = std::fs::read_to_string("/proc/locks").unwrap();
        locks.lines().any(|line| line.contains("POSIX") && line.contains(&format!(":{inode} ")))
    };
    assert!(locked());
    assert_eq!(examine(&scratch.file()), Ok(SCHEMA_VERSION));
    assert!(locked(), "after a look");
    let beside = Sqlite::beside(&scratch.file()).unwrap();
    assert_eq!(beside.apply(&[suite::group(vec![suite::new_table("next")])]), [Ok(())]);
    drop(beside);
    assert!(locked(), "after a command in the same process");
}

/// Somebody puts a backup in the place of a file and leaves what lies beside it.
#[test]
fn a_log_of_another_file_is_refused() {
    let scratch = Scratch::new("stray");
    let (file, copy, log) =
        (scratch.file(), scratch.0.join("copy.db"), open::beside(&scratch.file(), "-wal"));
    let store = Sqlite::open(&file).unwrap();
    store.back_up(&copy).unwrap();
    assert_eq!(store.apply(&[suite::group(vec![suite::new_table("kept")])]), [Ok(())]);
    // As after a crash: the log is still there.
    let left = std::fs::read(&log).unwrap();
    drop(store);
    std::fs::copy(&copy, &file).unwrap();
    std::fs::write(&log, &left).unwrap();
    for refused in [Sqlite::open(&file).err(), Sqlite::beside(&file).err()] {
        assert!(matches!(refused, Some(StartError::StrayLog { .. })), "{refused:?}");
    }
    assert_eq!(std::fs::read(&log).unwrap(), left, "it is left as it is");
    std::fs::remove_file(&log).unwrap();
    assert!(Sqlite::open(&file).unwrap().table("kept").unwrap().is_none(), "the backup is older");
}

/// The power goes in the middle of a checkpoint: the first page has arrived, which says that the file is longer than it
/// is yet. All of it is in the log.
#[test]
fn a_checkpoint_that_was_cut_short_is_no_damage() {
    const PAGE: usize = 4096;
    let scratch = Scratch::new("cut");
    let (file, log) = (scratch.file(), open::beside(&scratch.file(), "-wal"));
    let store = Sqlite::open(&file).unwrap();
    let tables = (0..200).map(|number| suite::new_table(&format!("table{number}")));
    assert_eq!(store.apply(&[suite::group(tables.collect())]), [Ok(())]);
    let (mut cut, left) = (std::fs::read(&file).unwrap(), std::fs::read(&log).unwrap());
    drop(store);
    let whole = std::fs::read(&file).unwrap();
    assert!(whole.len() > cut.len() && !log.exists(), "closing has carried the log over");
    cut[..PAGE].copy_from_slice(&whole[..PAGE]);
    std::fs::write(&file, &cut).unwrap();
    std::fs::write(&log, &left).unwrap();
    let store = Sqlite::open(&file).unwrap();
    assert_eq!(store.counts().unwrap().tables, 200);
}

fn journal_mode(file: &Path) -> String {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap()
}

/// A backup is one file without a log, and so is what somebody restores from it.
#[test]
fn a_restored_backup_is_brought_into_the_right_mode() {
    let scratch = Scratch::new("restored");
    let store = Sqlite::open(&scratch.file()).unwrap();
    let right = Durability { journal: "wal".to_owned(), synchronous: "full".to_owned() };
    assert_eq!(store.well(), Ok(right.clone()));
    assert_eq!(store.apply(&[suite::group(vec![suite::new_table("kept")])]), [Ok(())]);
    let (backup, restored) = (scratch.0.join("backup.db"), scratch.0.join("restored.db"));
    store.back_up(&backup).unwrap();
    std::fs::copy(&backup, &restored).unwrap();
    assert_eq!(journal_mode(&restored), "delete");

    // A command that only reads leaves a backup as it is, byte for byte; one that writes does not lose its write.
    let read = Sqlite::beside(&backup).unwrap();
    assert!(read.table("kept").unwrap().is_some());
    drop(read);
    assert_eq!(std::fs::read(&backup).unwrap(), std::fs::read(&restored).unwrap());
    let write = Sqlite::beside(&backup).unwrap();
    assert_eq!(write.apply(&[suite::group(vec![suite::entry(&write, "kept")])]), [Ok(())]);
    assert_eq!(write.well(), Ok(right.clone()));
    drop(write);
    assert_eq!(journal_mode(&backup), "wal");

    let store = Sqlite::open(&restored).unwrap();
    assert_eq!(store.well(), Ok(right));
    // Somebody reads while a move is made: with a rollback journal it would have to wait.
    let reader = open::connect(&restored, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    let moment = reader.unchecked_transaction().unwrap();
    moment.query_row("SELECT count(*) FROM tables", [], |_| Ok(())).unwrap();
    assert_eq!(store.apply(&[suite::group(vec![suite::entry(&store, "kept")])]), [Ok(())]);
}

#[test]
fn a_file_that_cannot_be_made_safe_is_told() {
    // SQLite keeps the mode where there can be no log, and says nothing about it.
    let durability = open::make_durable(&Connection::open_in_memory().unwrap()).unwrap();
    assert_eq!(durability.journal, "memory");
    assert!(!open::is_durable(&durability));
    let told = StartError::NotDurable { path: "loup.db".into(), durability }.to_string();
    assert!(told.contains("“memory”") && told.contains("loup.db"), "{told}");
}

/// What lies in a folder, without what SQLite and the lock need beside an open file.
fn names(folder: &Path) -> Vec<String> {
    let names =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name.contains("backup")).collect();
    names.sort();
    names
}

#[test]
fn a_failed_backup_leaves_nothing_in_the_way_of_the_next() {
    let scratch = Scratch::new("backup");
    let store = Sqlite::open(&scratch.file()).unwrap();
    assert_eq!(store.apply(&[suite::group(vec![suite::new_table("kept")])]), [Ok(())]);
    let backup = scratch.0.join("backup.db");
    // What a killed process has left: half a file under the name that the next may take.
    for number in 0..99 {
        let part = format!(".backup.db.{}-{number}.part", std::process::id());
        std::fs::write(scratch.0.join(part), "half a file").unwrap();
    }
    let before = names(&scratch.0).len();
    store.back_up(&backup).unwrap();
    assert!(matches!(store.back_up(&backup), Err(StoreError::Exists)), "it is never written over");
    assert!(names(&scratch.0).len() <= before, "the half was taken over, and none was added");
    assert!(matches!(store.back_up(&scratch.0.join("none/backup.db")), Err(StoreError::Failed(_))));

    // It fails half-way: the copy is there in part when the disk fills up.
    let other = scratch.0.join("other-backup.db");
    let half = Half::begin(&other).unwrap();
    std::fs::write(half.path(), "half a file").unwrap();
    drop(half);
    assert!(!names(&scratch.0).iter().any(|name| name.contains("other")), "nothing of it is left");
    store.back_up(&other).unwrap();
    assert!(Sqlite::beside(&other).unwrap().table("kept").unwrap().is_some());
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_a_file_while_it_is_made() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let scratch = Scratch::new("private");
    let half = Half::begin(&scratch.0.join("new.db")).unwrap();
    assert_eq!(mode(half.path()), 0o600, "before the first byte");
    half.finish().unwrap();
    let store = Sqlite::open(&scratch.file()).unwrap();
    assert_eq!(store.apply(&[suite::group(vec![suite::new_table("kept")])]), [Ok(())]);
    store.back_up(&scratch.0.join("backup.db")).unwrap();
    let log = format!("{}-wal", scratch.file().display());
    for file in [scratch.file(), log.into(), scratch.0.join("backup.db"), scratch.0.join("new.db")] {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

/// SQLite's own limit on pages stands for a disk that is full: it fails in the same way.
#[test]
fn a_full_disk_refuses_and_keeps_what_is_there() {
    let scratch = Scratch::new("full");
    let store = Sqlite::open(&scratch.file()).unwrap();
    assert_eq!(store.apply(&[suite::group(vec![suite::new_table("kept")])]), [Ok(())]);
    let pages: i64 = store.writer().query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
    store.writer().query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(())).unwrap();
    let mut kept = 0;
    let full = (1..100_000).find_map(|number| {
        let answers = store.apply(&[suite::group(vec![suite::entry(&store, "kept")])]);
        kept = if answers[0].is_ok() { number } else { kept };
        answers[0].clone().err()
    });
    assert_eq!(full, Some(StoreError::Full));
    let groups = [vec![suite::new_table("other")], vec![suite::entry(&store, "kept")]].map(suite::group);
    assert!(store.apply(&groups).iter().all(|answer| *answer == Err(StoreError::Full)));
    assert_eq!(store.table("kept").unwrap().unwrap().entries.len(), kept, "what was acknowledged is there");
    assert!(store.table("other").unwrap().is_none());
    // Room again: it goes on where it stopped.
    store.writer().query_row("PRAGMA max_page_count = 100000", [], |_| Ok(())).unwrap();
    assert_eq!(store.apply(&[suite::group(vec![suite::entry(&store, "kept")])]), [Ok(())]);
    let fault = crate::fault::Fault::from(house::Refused::from(StoreError::Full));
    assert_eq!(fault.status.as_u16(), 507);
}

#[test]
fn a_gap_in_the_entries_is_noticed() {
    let scratch = Scratch::new("gap");
    let store = Sqlite::open(&scratch.file()).unwrap();
    assert_eq!(store.apply(&[suite::group(vec![suite::new_table("gap")])]), [Ok(())]);
    for _ in 0..3 {
        assert_eq!(store.apply(&[suite::group(vec![suite::entry(&store, "gap")])]), [Ok(())]);
    }
    for lost in [3, 1] {
        store.writer().execute("DELETE FROM entries WHERE number = ?1", [lost]).unwrap();
        assert!(matches!(store.table("gap"), Err(StoreError::Damaged(_))), "{lost}");
    }
}

/// How a file of each version becomes one of the version before it, the newest first.
const OLDER: [&str; SCHEMA_VERSION as usize - 1] = [
    "DROP INDEX people_held_back; PRAGMA user_version = 8",
    "DROP TABLE rated; DROP TABLE rated_seats; DROP TABLE tournaments; DROP TABLE entrants; PRAGMA user_version = 7",
    "ALTER TABLE people DROP COLUMN reach; PRAGMA user_version = 6",
    "DROP INDEX tables_by_due; ALTER TABLE tables DROP COLUMN due; PRAGMA user_version = 5",
    "ALTER TABLE keys DROP COLUMN host; ALTER TABLE people DROP COLUMN hidden; DROP TABLE host_links;
     DROP TABLE bans; DROP TABLE reports; DROP TABLE notes; PRAGMA user_version = 4",
    "DROP INDEX tables_by_maker; ALTER TABLE tables DROP COLUMN bytes; DROP TABLE packed;
     DROP INDEX keys_by_person; ALTER TABLE keys DROP COLUMN label; ALTER TABLE keys DROP COLUMN made;
     ALTER TABLE keys DROP COLUMN shown; CREATE INDEX tables_by_host ON tables (host, state);
     PRAGMA user_version = 3",
    "ALTER TABLE people DROP COLUMN rev; ALTER TABLE tables DROP COLUMN rev; ALTER TABLE tables DROP COLUMN stamp;
     ALTER TABLE tables DROP COLUMN entries; ALTER TABLE tables DROP COLUMN said; PRAGMA user_version = 2",
    "ALTER TABLE people DROP COLUMN bar; PRAGMA user_version = 1",
];

#[test]
fn a_file_of_every_older_version_is_brought_up_to_date() {
    for (steps, version) in (1..SCHEMA_VERSION).rev().enumerate().map(|(place, version)| (place + 1, version))
    {
        let scratch = Scratch::new(&format!("upgrade{version}"));
        let store = Sqlite::open(&scratch.file()).unwrap();
        let mut person = Person::new(PersonId(7), 1, 1);
        store.apply(&[suite::group(vec![Write::Person(person.clone())])]).pop().unwrap().unwrap();
        person.rev = 1;
        for older in &OLDER[..steps] {
            store.writer().execute_batch(older).unwrap();
        }
        drop(store);
        assert_eq!(examine(&scratch.file()), Ok(version), "an older file is no stranger");
        let store = Sqlite::open(&scratch.file()).unwrap();
        assert_eq!(store.person(PersonId(7)).unwrap(), Some(person.clone()));
        person.bar = Some(false);
        store.apply(&[suite::group(vec![Write::Person(person.clone())])]).pop().unwrap().unwrap();
        person.rev = 2;
        assert_eq!(store.person(PersonId(7)).unwrap(), Some(person.clone()));
        assert_eq!(examine(&scratch.file()), Ok(SCHEMA_VERSION));
        // And the whole suite runs on it, but for the one who is there already.
        store.writer().execute("DELETE FROM people", []).unwrap();
        suite::run(&store);
    }
}

/// The file that 0.1 left behind: revisions begin at 1, and everything is counted.
#[test]
fn a_file_of_the_first_release_is_brought_up_to_date() {
    let scratch = Scratch::new("release");
    let (file, old) =
        (scratch.0.join("loup.db"), concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/0.1/loup.db"));
    std::fs::write(&file, std::fs::read(old).unwrap()).unwrap();
    assert_eq!(examine(&file), Ok(2));
    // The host's commands bring it up to date as well, unless a server still holds it.
    let held = Lock::take(&file).unwrap();
    assert!(matches!(Sqlite::beside(&file), Err(StartError::Locked { .. })));
    drop(held);
    drop(Sqlite::beside(&file).unwrap());
    assert_eq!(examine(&file), Ok(SCHEMA_VERSION));
    let store = Sqlite::open(&file).unwrap();
    let cards = store.cards(Shelf::All, 999).unwrap();
    assert!(cards.len() > 30);
    for card in cards {
        let stored = store.table(&card.code).unwrap().unwrap();
        assert_eq!((stored.rev, stored.entries.len() as u64), (1, card.entries), "{}", card.code);
        let head = store.heads(&[&card.code]).unwrap()[0].unwrap();
        assert_eq!((head.entries, head.said), (stored.entries.len(), stored.said.len() as u64));
        let sql = "SELECT bytes FROM tables WHERE code = ?1";
        let counted: i64 = store.writer().query_row(sql, [&card.code], |row| row.get(0)).unwrap();
        assert_eq!(counted.unsigned_abs(), bytes(&stored.entries, &stored.said), "{}", card.code);
        assert_eq!(store.apply(&[suite::group(vec![suite::entry(&store, &card.code)])]), [Ok(())]);
    }
    let host: i64 = store.writer().query_row("SELECT id FROM people LIMIT 1", [], |row| row.get(0)).unwrap();
    assert_eq!(store.person(PersonId(host)).unwrap().unwrap().rev, 1);
}
