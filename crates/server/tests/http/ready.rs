//! Alive is one thing, able to write another.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use house::store::memory::Memory;
use server::store::{Durability, Group, Store, StoreError};

use crate::served::{Served, pass_on, until};

/// A store on a disk that can be full.
struct Disk {
    kept: Memory,
    full: AtomicBool,
}

impl Store for Disk {
    fn apply(&self, groups: &[Group]) -> Vec<Result<(), StoreError>> {
        if self.full.load(Ordering::Relaxed) {
            return groups.iter().map(|_| Err(StoreError::Full)).collect();
        }
        self.kept.apply(groups)
    }
    pass_on!(kept);
}

#[test]
fn a_full_disk_is_told_by_one_and_not_by_the_other() {
    let kept = Memory::new(server::secret::fresh().unwrap());
    let disk = Arc::new(Disk { kept, full: AtomicBool::new(false) });
    let served = Served::over(disk.clone());
    let person = served.person();
    assert!(person.get("/readyz").expect(200).body.starts_with("ready\njournal_mode: "));
    disk.full.store(true, Ordering::Relaxed);
    let refused = until(|| Some(person.get("/readyz")).filter(|reply| reply.status == 503));
    assert!(refused.body.contains("disk") && refused.body.lines().count() == 1, "{}", refused.body);
    // A proxy that would cut everybody off asks so that nobody new is sent.
    assert_eq!(person.get("/readyz?status=404").expect(404).body, refused.body);
    assert!(person.get("/healthz").expect(200).body.starts_with("ok\n"));
    let numbers = served.numbers();
    let failed = numbers.lines().find(|line| line.starts_with("loup_failed_writes_total{reason=\"full\"}"));
    assert!(failed.is_some_and(|line| !line.ends_with(" 0")), "{numbers}");
    assert!(numbers.contains("loup_route_requests_total{method=\"GET\",route=\"/readyz\",status=\"5xx\"}"));
    assert!(numbers.contains("loup_build_info{version=\""));
    disk.full.store(false, Ordering::Relaxed);
    until(|| Some(person.get("/readyz")).filter(|reply| reply.status == 200));
}

/// What is written to find out leaves nothing behind, also in a file.
#[test]
fn finding_out_leaves_nothing_behind() {
    let served = Served::on_file();
    served.person().get("/readyz").expect(200);
    let folder = served.stop();
    let database = rusqlite::Connection::open(folder.file("loup.db")).unwrap();
    let links: i64 = database.query_row("SELECT count(*) FROM host_links", [], |row| row.get(0)).unwrap();
    assert_eq!(links, 0);
}

/// A store that can hang: it says nothing until it is let go.
struct Hanging {
    kept: Memory,
    hangs: Mutex<bool>,
    changed: Condvar,
}

impl Hanging {
    fn hang(&self, hangs: bool) {
        *self.hangs.lock().unwrap() = hangs;
        self.changed.notify_all();
    }
}

impl Store for Hanging {
    fn apply(&self, groups: &[Group]) -> Vec<Result<(), StoreError>> {
        self.kept.apply(groups)
    }
    fn well(&self) -> Result<Durability, StoreError> {
        let hangs = self.hangs.lock().unwrap();
        // Whoever waits for it fails, and the test with them.
        drop(self.changed.wait_timeout_while(hangs, Duration::from_secs(300), |hangs| *hangs).unwrap());
        self.kept.well()
    }
    pass_on!(kept but well);
}

/// Who lives says so, also while nothing is to be heard of the data.
#[test]
fn a_server_lives_while_its_data_hangs() {
    let kept = Memory::new(server::secret::fresh().unwrap());
    let store = Arc::new(Hanging { kept, hangs: Mutex::new(true), changed: Condvar::new() });
    let served = Served::over(store.clone());
    let person = served.person();
    assert_eq!(
        person.get("/healthz").expect(200).body,
        "ok
"
    );
    assert_eq!(person.get("/readyz").status, 503);
    store.hang(false);
    let told =
        until(|| Some(person.get("/healthz").expect(200).body).filter(|told| told.contains("journal_mode")));
    store.hang(true);
    assert_eq!(person.get("/healthz").expect(200).body, told);
    store.hang(false);
}
