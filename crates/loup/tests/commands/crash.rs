//! Nothing that was acknowledged is lost: not when the process is killed, not when the disk is full, and not when the
//! power goes. The program runs as everybody runs it, and is watched from outside.

// What cannot be set up fails loudly.
#![allow(clippy::unwrap_used)]

mod clock;
mod disk;
pub mod player;
mod trace;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::time::Duration;

use server::store::Store as _;
use server::store::sqlite::Sqlite;
use table::{Chance, Quick};

use crate::program::Folder;
use disk::{Disk, Fate};
use player::{Diary, Progress, check, now, play, serving, start};
use trace::{Event, What, can_trace, events, traced};

/// Where a random test begins; printed, and repeated with `LOUP_CRASH_SEED`.
fn seeded(name: &str) -> Quick {
    let given = std::env::var("LOUP_CRASH_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = given.unwrap_or_else(|| (now() * 1e6) as u64);
    println!("{name}: LOUP_CRASH_SEED={seed}");
    Quick::new(seed)
}

/// A place for files that are opened thousands of times: where the system has memory that looks like a disk, that is
/// quicker.
struct Scratch(PathBuf);

impl Scratch {
    fn new(folder: &Folder, name: &str) -> Self {
        let memory = Path::new("/dev/shm").join(format!("loup-crash-{}-{name}", std::process::id()));
        let fits = std::fs::create_dir_all(&memory).is_ok();
        Self(if fits { memory } else { folder.path().join(name) })
    }

    /// Where a data file is to be, with nothing beside it.
    fn fresh(&self) -> PathBuf {
        let _ = std::fs::remove_dir_all(&self.0);
        std::fs::create_dir_all(&self.0).unwrap();
        self.0.join("loup.db")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Two people play until this is over.
fn play_while(address: &str, chance: &mut Quick, over: impl FnOnce(&Progress)) -> Diary {
    let progress = Progress::default();
    std::thread::scope(|scope| {
        let players: Vec<_> = (0..2)
            .map(|_| {
                let (progress, mut chance) = (&progress, Quick::new(u64::from(chance.next_u32())));
                scope.spawn(move || {
                    let mut diary = Diary::new();
                    // It ends as it ends: the server may be killed.
                    let _ = play(address, &mut chance, progress, &mut diary);
                    diary
                })
            })
            .collect();
        over(&progress);
        progress.stop.store(true, Ordering::Relaxed);
        players.into_iter().flat_map(|player| player.join().expect("the player goes on")).collect()
    })
}

fn count(diary: &Diary) -> usize {
    diary.values().map(|asked| asked.acknowledged.len()).sum()
}

/// Kills the program at random moments, also while it starts; all that it has ever acknowledged must be there.
fn kills(times: u32, most: u32) {
    let (folder, mut chance) = (Folder::new(), seeded("kills"));
    let data = folder.path().join("loup.db");
    let mut diary = Diary::new();
    let mut life = 0;
    // On a slow machine it takes more lives until anything has happened in them.
    while life < times || (count(&diary) < times as usize && life < 20 * times) {
        life += 1;
        let patience = Duration::from_millis(u64::from(chance.below(most)));
        if chance.below(10) == 0 {
            // It is hardly there.
            let mut child = serving(&data).stdout(Stdio::null()).spawn().unwrap();
            std::thread::sleep(patience / 4);
            kill(&mut child);
        } else {
            let (mut child, address) = start(serving(&data));
            let address = address.unwrap_or_else(|| panic!("life {life}: it does not start"));
            let played = play_while(&address, &mut chance, |_| {
                std::thread::sleep(patience);
                kill(&mut child);
            });
            diary.extend(played);
        }
        if diary.is_empty() {
            continue;
        }
        let kept = check(&data, &diary, f64::INFINITY).unwrap_or_else(|lost| panic!("life {life}: {lost}"));
        assert_eq!(kept, count(&diary), "life {life}");
    }
    println!("{life} kills, {} acknowledged moves at {} tables: all there", count(&diary), diary.len());
    assert!(count(&diary) >= times as usize, "too few moves to mean anything");
}

fn kill(child: &mut Child) {
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn acknowledged_moves_survive_kills() {
    kills(8, 250);
}

#[test]
#[ignore = "takes minutes: make crash"]
fn acknowledged_moves_survive_five_hundred_kills() {
    kills(500, 400);
}

/// What was written and synced while somebody played, and what was acknowledged meanwhile.
struct Watched {
    folder: PathBuf,
    events: Vec<Event>,
    diary: Diary,
}

/// Lets two people make so many moves, stops the program in good order, and reads what it did.
fn watch(folder: &Folder, name: &str, moves: usize, chance: &mut Quick, more: &[&str]) -> Watched {
    let place = folder.path().canonicalize().unwrap().join(name);
    let (logs, inside) = (place.join("logs"), place.join("data"));
    std::fs::create_dir_all(&logs).unwrap();
    std::fs::create_dir_all(&inside).unwrap();
    let log = logs.join("log");
    let (mut child, address) = start(traced(&serving(&inside.join("loup.db")), &log, more));
    let diary = play_while(&address.expect("it starts"), chance, |progress| progress.wait_for(moves, 0));
    // strace hands the signal on, and ends with the program.
    stop(child.id());
    child.wait().unwrap();
    Watched { events: events(&log, &inside), folder: inside, diary }
}

/// Asks the program that this strace has started to stop.
fn stop(strace: u32) {
    let children = std::fs::read_to_string(format!("/proc/{strace}/task/{strace}/children")).unwrap();
    let status = Command::new("kill").arg("-TERM").args(children.split_whitespace()).status();
    assert!(status.unwrap().success());
}

/// Cuts the power at moments of what was watched, and opens what is left.
struct Cuts<'a> {
    watched: &'a Watched,
    scratch: &'a Scratch,
    /// How many files were opened, and how many acknowledged moves had to be in them.
    opened: usize,
    moves: usize,
}

impl<'a> Cuts<'a> {
    fn new(watched: &'a Watched, scratch: &'a Scratch) -> Self {
        Self { watched, scratch, opened: 0, moves: 0 }
    }

    /// The power goes with the disk in this state; everything acknowledged before this moment must be there.
    fn cut(&mut self, disk: &Disk, fate: Fate<'_>, before: f64) -> Result<(), String> {
        let data = self.scratch.fresh();
        for (path, content) in disk.after_cut(fate) {
            std::fs::write(data.with_file_name(path.file_name().unwrap()), content).unwrap();
        }
        self.opened += 1;
        self.moves += check(&data, &self.watched.diary, before)?;
        Ok(())
    }

    /// A cut after each event that is chosen: nothing on its way arrived, or all of it, or a part by chance; and where
    /// a sync comes next, all but one sector, which is lost or torn.
    fn all(
        &mut self,
        events: &[Event],
        chance: &mut Quick,
        chosen: &dyn Fn(usize) -> bool,
    ) -> Result<usize, String> {
        let (mut disk, mut cuts) = (Disk::new(&self.watched.folder), 0);
        for (index, event) in events.iter().enumerate() {
            disk.apply(event);
            let next = events.get(index + 1);
            let before = next.map_or(f64::INFINITY, |next| next.at);
            let told = |lost: String| {
                format!("after {:?} at {}, event {index}: {lost}", kind(event), event.path.display())
            };
            if !chosen(index) {
                continue;
            }
            cuts += 1;
            self.cut(&disk, Fate::Lost, before).map_err(told)?;
            self.cut(&disk, Fate::Kept, before).map_err(told)?;
            for _ in 0..2 {
                self.cut(&disk, Fate::Chance(chance), before).map_err(told)?;
            }
            if next.is_some_and(|next| matches!(next.what, What::Sync)) {
                for change in 0..disk.pending() {
                    for torn in [false, true] {
                        self.cut(&disk, Fate::Without { change, torn }, before).map_err(told)?;
                    }
                }
            }
        }
        Ok(cuts)
    }
}

fn kind(event: &Event) -> &'static str {
    match event.what {
        What::Open { .. } => "open",
        What::Write { .. } => "write",
        What::Resize(_) => "resize",
        What::Sync => "sync",
        What::Rename(_) => "rename",
        What::Unlink => "unlink",
    }
}

/// At least so many power cuts, spread evenly over what was watched, and every one at its beginning and its end.
fn power_cuts(moves: usize, least: usize) {
    if !can_trace() {
        return;
    }
    let (folder, mut chance) = (Folder::new(), seeded("power cuts"));
    let watched = watch(&folder, "sound", moves, &mut chance, &[]);
    let total = watched.events.len();
    assert!(count(&watched.diary) > 5 && total > 50, "{} moves, {total} events", count(&watched.diary));
    let step = (total / least.min(total)).max(1);
    let chosen = |index: usize| index.is_multiple_of(step) || index + 12 > total || index < 12;
    let scratch = Scratch::new(&folder, "sound");
    let mut cuts = Cuts::new(&watched, &scratch);
    let done = cuts.all(&watched.events, &mut chance, &chosen).unwrap_or_else(|lost| panic!("{lost}"));
    println!(
        "{done} power cuts among {total} events, {} files opened, {} of {} acknowledged moves at most: nothing lost",
        cuts.opened,
        cuts.moves / cuts.opened,
        count(&watched.diary)
    );
    assert!(done >= least.min(total));
}

#[test]
fn acknowledged_moves_survive_power_cuts() {
    power_cuts(60, 40);
}

#[test]
#[ignore = "takes minutes: make crash"]
fn acknowledged_moves_survive_a_power_cut_at_every_moment() {
    power_cuts(250, usize::MAX);
}

/// The same proof must fail where something is not synced, or it proves nothing.
#[test]
fn a_server_that_does_not_sync_is_found_out() {
    if !can_trace() {
        return;
    }
    let (folder, mut chance) = (Folder::new(), seeded("no sync"));
    let scratch = Scratch::new(&folder, "unsound");
    let mut fails = |name: &str, watched: &Watched, events: &[Event]| {
        assert!(count(&watched.diary) > 5, "it answers all the same");
        let lost = Cuts::new(watched, &scratch).all(events, &mut chance, &|index| index % 3 == 0);
        println!("{name}: {}", lost.expect_err("it was not found out"));
    };
    // A real process whose syncs do nothing, although it is told that they did.
    let lying = watch(&folder, "lying", 20, &mut Quick::new(1), &["-e", "inject=fsync,fdatasync:retval=0"]);
    assert!(!lying.events.iter().any(|event| matches!(event.what, What::Sync)));
    fails("no syncs", &lying, &lying.events);
    // And a sound one, as it would be without the syncs of the log, or of the folder.
    let sound = watch(&folder, "sound", 20, &mut Quick::new(2), &[]);
    let without = |place: &dyn Fn(&Path) -> bool| -> Vec<Event> {
        let kept = |event: &&Event| !(matches!(event.what, What::Sync) && place(&event.path));
        sound.events.iter().filter(kept).cloned().collect()
    };
    fails("log not synced", &sound, &without(&|path| path.to_string_lossy().ends_with("-wal")));
    fails("folder not synced", &sound, &without(&|path| path == sound.folder));
}

/// The disk is full for a while: moves are refused, what was acknowledged stays, and then it goes on.
#[test]
fn acknowledged_moves_survive_a_full_disk() {
    if !can_trace() {
        return;
    }
    let (folder, mut chance) = (Folder::new(), seeded("full disk"));
    let place = folder.path().canonicalize().unwrap();
    let (data, logs) = (place.join("loup.db"), place.join("logs"));
    std::fs::create_dir_all(&logs).unwrap();
    let log = format!("{}-wal", data.display());
    let full = ["-P", &log, "-e", "inject=pwrite64:error=ENOSPC:when=150..190"];
    let (mut child, address) = start(traced(&serving(&data), &logs.join("log"), &full));
    let mut refused = 0;
    let diary = play_while(&address.expect("it starts"), &mut chance, |progress| {
        // Full for a while, and then it goes on.
        progress.wait_for(20, 1);
        refused = progress.full();
    });
    stop(child.id());
    child.wait().unwrap();
    let kept = check(&data, &diary, f64::INFINITY).unwrap();
    println!("{kept} moves acknowledged, {refused} refused while the disk was full");
    assert!(refused > 0 && kept == count(&diary) && kept > 10, "{refused} refused, {kept} kept");
}

/// A damaged file is refused or read, never a reason to fall over, and never written to when it is refused.
fn damages(times: u32) {
    let (folder, mut chance) = (Folder::new(), seeded("damage"));
    let whole = folder.path().join("loup.db");
    let (mut child, address) = start(serving(&whole));
    let diary = play_while(&address.expect("it starts"), &mut chance, |progress| progress.wait_for(60, 0));
    kill(&mut child);
    drop(Sqlite::open(&whole).unwrap());
    let good = std::fs::read(&whole).unwrap();
    let scratch = Scratch::new(&folder, "damaged");
    let (mut refused, mut unread) = (0, 0);
    for _ in 0..times {
        let (data, mut bytes) = (scratch.fresh(), good.clone());
        match chance.below(3) {
            0 => bytes.truncate(chance.index(good.len())),
            1 => {
                let sector = chance.index(good.len() / disk::SECTOR) * disk::SECTOR;
                bytes[sector..sector + disk::SECTOR].fill(chance.next_u32() as u8);
            }
            _ => (0..=chance.below(20)).for_each(|_| bytes[chance.index(good.len())] ^= 1 << chance.below(8)),
        }
        std::fs::write(&data, &bytes).unwrap();
        // An empty file is none.
        match Sqlite::open(&data) {
            Err(error) => {
                refused += 1;
                assert_eq!(std::fs::read(&data).unwrap(), bytes, "{error}: it was touched");
            }
            Ok(store) => unread += diary.keys().filter(|code| store.table(code).is_err()).count(),
        }
        let _ = server::host::tables(&data);
        for code in diary.keys().take(3) {
            let _ = server::host::export(&data, code, catalogue::games());
        }
    }
    println!("{times} damaged files: {refused} refused at the start, {unread} tables found damaged later");
    assert!(refused > times as usize / 10);
}

#[test]
fn damaged_files_are_refused_or_read() {
    damages(60);
}

#[test]
#[ignore = "takes minutes: make crash"]
fn many_damaged_files_are_refused_or_read() {
    damages(5000);
}
