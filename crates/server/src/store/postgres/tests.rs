use std::path::Path;

use house::store::suite;

use super::*;
use crate::data::Data;

#[path = "../../../tests/http/postgres.rs"]
mod postgres;

fn address(url: &str) -> Address {
    match Data::from(Path::new(url)) {
        Data::Database(address) => address,
        Data::File(path) => panic!("{} is a file", path.display()),
    }
}

#[test]
fn a_database_is_a_store() {
    let Some(url) = postgres::fresh() else { return };
    let address = address(&url);
    assert!(matches!(Postgres::beside(&address), Err(StartError::NoData { .. })), "nobody has made it yet");
    let store = Postgres::open(&address).unwrap();
    suite::run(&store);
    // The few who are told later are found by an index, which a planner takes once there are many people.
    let plan = store.read(|open| async move {
        open.batch("SET enable_seqscan = off").await?;
        let plan = open.query(&format!("EXPLAIN {}", rows::held_back()), &[]).await?;
        open.batch("RESET enable_seqscan").await?;
        plan.iter()
            .map(|row| Ok(row.try_get::<_, String>(0)?))
            .collect::<std::result::Result<Vec<_>, Trouble>>()
    });
    assert!(plan.as_ref().unwrap().iter().any(|step| step.contains("people_held_back")), "{plan:?}");
    // Another server, and a command, find the same.
    let secret = *store.secret().unwrap().bytes();
    for other in [Postgres::open(&address).unwrap(), Postgres::beside(&address).unwrap()] {
        assert_eq!(*other.secret().unwrap().bytes(), secret);
        assert_eq!(other.counts().unwrap(), store.counts().unwrap());
    }
}

#[test]
fn servers_that_start_together_make_it_once() {
    let Some(url) = postgres::fresh() else { return };
    let address = &address(&url);
    let secrets: Vec<[u8; 32]> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..6)
            .map(|_| scope.spawn(move || *Postgres::open(address).unwrap().secret().unwrap().bytes()))
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(secrets.iter().all(|secret| *secret == secrets[0]));
}

#[test]
fn what_a_newer_program_has_made_is_left_alone() {
    let Some(url) = postgres::fresh() else { return };
    let address = address(&url);
    let store = Postgres::open(&address).unwrap();
    let set = |sql: &'static str| store.on_writer(|open| async move { open.batch(sql).await }).unwrap();
    // One step further, and still to be understood: servers of two versions run side by side.
    set("UPDATE loup SET version = 99");
    assert!(Postgres::open(&address).is_ok() && Postgres::beside(&address).is_ok());
    set("UPDATE loup SET oldest = 98");
    for refused in [Postgres::open(&address), Postgres::beside(&address)] {
        assert!(matches!(refused, Err(StartError::Newer { version: 99, .. })));
    }
}

/// Two servers change the same tables at the same moment: of each change one is kept, and nobody waits for ever.
#[test]
fn servers_never_lose_one_anothers_changes() {
    let Some(url) = postgres::fresh() else { return };
    let stores = [(); 3].map(|()| Postgres::open(&address(&url)).unwrap());
    let codes: Vec<String> = (0..20).map(|number| format!("table{number:02}")).collect();
    let made: Vec<Group> = codes.iter().map(|code| suite::group(vec![suite::new_table(code)])).collect();
    assert!(stores[0].apply(&made).iter().all(Result::is_ok));
    let kept: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = stores
            .iter()
            .enumerate()
            .map(|(number, store)| {
                let codes = &codes;
                scope.spawn(move || {
                    let mut kept = 0;
                    for round in 0..30 {
                        // Each in another order.
                        let turned = (0..codes.len())
                            .map(|place| &codes[(place * (number * 2 + 1) + round) % codes.len()]);
                        let groups: Vec<Group> =
                            turned.map(|code| suite::group(vec![suite::entry(store, code)])).collect();
                        for answer in store.apply(&groups) {
                            assert!(matches!(answer, Ok(()) | Err(StoreError::NotNext)), "{answer:?}");
                            kept += usize::from(answer.is_ok());
                        }
                    }
                    kept
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    let names: Vec<&str> = codes.iter().map(String::as_str).collect();
    let heads = stores[0].heads(&names).unwrap();
    assert_eq!(heads.iter().flatten().map(|head| head.entries).sum::<usize>(), kept);
    assert!(heads.iter().flatten().all(|head| head.rev == head.entries as u64 + 1));
    for code in &codes {
        assert!(stores[1].table(code).unwrap().is_some(), "no gaps");
    }
}

/// Texts that the database cannot hold as they are do not make anything fail.
#[test]
fn a_letter_that_is_none_is_left_out() {
    let Some(url) = postgres::fresh() else { return };
    let store = Postgres::open(&address(&url)).unwrap();
    let person = Person { name: "A\0da".to_owned(), ..Person::new(PersonId(1), 1, 1) };
    assert_eq!(store.apply(&[suite::group(vec![super::super::Write::Person(person)])]), [Ok(())]);
    assert_eq!(store.person(PersonId(1)).unwrap().unwrap().name, "Ada");
}

/// A connection that ends does no harm: reading goes on, and so does writing after one doubt at most.
#[test]
fn a_lost_connection_is_opened_again() {
    let Some(url) = postgres::fresh() else { return };
    let (store, other) = (Postgres::open(&address(&url)).unwrap(), Postgres::open(&address(&url)).unwrap());
    assert_eq!(store.apply(&[suite::group(vec![suite::new_table("kept")])]), [Ok(())]);
    // Other tests have connections to the same database.
    let mine = async |open: Arc<Open>| -> std::result::Result<i32, Trouble> {
        let row = open.find("SELECT pg_backend_pid()", &[]).await?;
        Ok(row.ok_or(StoreError::Missing)?.try_get(0)?)
    };
    let kill = || {
        let mut processes: Vec<i32> = (0..READERS).map(|_| store.read(mine).unwrap()).collect();
        processes.push(store.on_writer(mine).unwrap());
        let (sql, processes) =
            ("SELECT pg_terminate_backend(pid) FROM unnest($1::integer[]) AS p (pid)", &processes);
        other.on_writer(|open| async move { open.query(sql, &[processes]).await }).unwrap();
    };
    kill();
    for _ in 0..READERS {
        assert_eq!(store.heads(&["kept"]).unwrap()[0].unwrap().rev, 1);
    }
    kill();
    let change = suite::entry(&store, "kept");
    let done = store.apply(&[suite::group(vec![change])]).pop().unwrap();
    assert!(matches!(done, Ok(()) | Err(StoreError::Unsure)), "{done:?}");
    let rev = store.heads(&["kept"]).unwrap()[0].unwrap().rev;
    assert!(if done.is_ok() { rev == 2 } else { rev <= 2 });
    let change = suite::entry(&store, "kept");
    assert_eq!(store.apply(&[suite::group(vec![change])]), [Ok(())]);
}

/// A server that hangs in the middle of a transaction does not keep others from changing the same for long.
#[test]
fn whoever_hangs_lets_go() {
    let Some(url) = postgres::fresh() else { return };
    let (store, hanging) = (Postgres::open(&address(&url)).unwrap(), Postgres::open(&address(&url)).unwrap());
    assert_eq!(store.apply(&[suite::group(vec![suite::new_table("kept")])]), [Ok(())]);
    let begin = "BEGIN; UPDATE tables SET touched = 1 WHERE code = 'kept'";
    hanging.on_writer(|open| async move { open.batch(begin).await }).unwrap();
    let change = suite::entry(&store, "kept");
    assert_eq!(store.apply(&[suite::group(vec![change])]), [Ok(())]);
}

#[test]
fn a_database_that_is_not_there_is_told_without_the_password() {
    let refused = Postgres::open(&address("postgres://ada:s3cret@127.0.0.1:1/loup")).err().unwrap();
    let told = refused.to_string();
    assert!(told.contains("127.0.0.1:1/loup") && !told.contains("s3cret"), "{told}");
}

/// Everything goes over and comes back, and nothing is mixed with what is there already.
#[test]
fn a_file_moves_over_and_comes_back_as_a_backup() {
    let (Some(one), Some(other)) = (postgres::fresh(), postgres::fresh()) else { return };
    let folder = std::env::temp_dir().join(format!("loup-moving-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let file = crate::store::sqlite::Sqlite::open(&folder.join("loup.db")).unwrap();
    suite::run(&file);
    let uploaded = suite::uploaded_table("packed");
    assert_eq!(file.apply(&[suite::group(vec![uploaded])]), [Ok(())]);
    let database = Postgres::open(&address(&one)).unwrap();
    crate::store::move_over(&file, &database).unwrap();
    assert_eq!(crate::store::move_over(&file, &database), Err(StoreError::Exists), "into an empty one only");
    same(&file, &database);
    let copy = folder.join("copy.db");
    crate::store::back_up(&database, &copy).unwrap();
    assert_eq!(crate::store::back_up(&database, &copy), Err(StoreError::Exists));
    let again = crate::store::sqlite::Sqlite::open(&copy).unwrap();
    same(&file, &again);
    // What was restored goes on, here and there.
    let second = Postgres::open(&address(&other)).unwrap();
    crate::store::move_over(&again, &second).unwrap();
    for store in [&again as &dyn Store, &database, &second] {
        let change = suite::entry(store, "second");
        assert_eq!(store.apply(&[suite::group(vec![change])]), [Ok(())]);
    }
    drop(again);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Both hold the same.
fn same(one: &dyn Store, other: &dyn Store) {
    let all = |store: &dyn Store| {
        let cards = store.cards(Shelf::All, 99).unwrap();
        let tables: Vec<Stored> =
            cards.iter().map(|card| store.table(&card.code).unwrap().unwrap()).collect();
        let lists = [Shelf::Mine(PersonId(7)), Shelf::Theirs(PersonId(7)), Shelf::Open, Shelf::Finished]
            .map(|shelf| store.cards(shelf, 99).unwrap());
        let people = store.guests("", 99).unwrap();
        let keys: Vec<_> = people.iter().map(|guest| store.keys_of(guest.id).unwrap()).collect();
        let hosting = (store.book().unwrap(), store.reports().unwrap(), store.notes(99).unwrap());
        let secret = *store.secret().unwrap().bytes();
        format!(
            "{cards:?} {tables:?} {lists:?} {people:?} {keys:?} {hosting:?} {:?} {secret:?}",
            store.ready()
        )
    };
    assert_eq!(all(one), all(other));
}

/// About a bot's decision one server thinks; another does when that one is silent for too long, or when the table goes on.
#[test]
fn one_server_thinks_about_a_bot() {
    let Some(url) = postgres::fresh() else { return };
    let (one, other) = (Postgres::open(&address(&url)).unwrap(), Postgres::open(&address(&url)).unwrap());
    let made: Vec<Group> = (0..5)
        .map(|number| suite::group(vec![suite::bot_table(&format!("bot{number}"))]))
        .chain([suite::group(vec![suite::new_table("lobby")])])
        .collect();
    assert!(one.apply(&made).iter().all(Result::is_ok));
    assert_eq!((one.claim("bot0"), one.claim("bot0"), other.claim("bot0")), (Ok(true), Ok(true), Ok(false)));
    assert_eq!((one.claim("lobby"), one.claim("none")), (Ok(false), Ok(false)));
    let rules = ["toy 1".to_owned(), "triqueta 1".to_owned()];
    // Whoever does not know the rules could not load it, and would keep others from thinking.
    for unknown in [&[][..], &rules[..1]] {
        assert_eq!(other.claim_some(9, Duration::ZERO, unknown), Ok(Vec::new()));
    }
    let some = |store: &Postgres, most| store.claim_some(most, Duration::ZERO, &rules).unwrap();
    let mut claimed = [some(&one, 2), some(&other, 9)].concat();
    claimed.sort();
    assert_eq!(claimed, ["bot1", "bot2", "bot3", "bot4"], "each once, and not what is thought about already");
    assert_eq!(other.claim("bot1"), Ok(false));
    let late = "UPDATE tables SET thinks_until = now() - interval '1 second' WHERE code = 'bot1'";
    one.on_writer(|open| async move { open.batch(late).await }).unwrap();
    assert_eq!((other.claim("bot1"), one.claim("bot1")), (Ok(true), Ok(false)));
    // Whoever still thinks says so; whoever does not think about it cannot.
    let soon = "UPDATE tables SET thinks_until = now() + interval '1 second' WHERE code IN ('bot0', 'bot1')";
    one.on_writer(|open| async move { open.batch(soon).await }).unwrap();
    one.renew_claims(&["bot0".to_owned(), "bot1".to_owned()]).unwrap();
    let sql = "SELECT code FROM tables WHERE code IN ('bot0', 'bot1') AND thinks_until > now() + interval '5 seconds'";
    let renewed = one.on_writer(|open| async move { open.query(sql, &[]).await }).unwrap();
    assert_eq!(renewed.iter().map(|row| row.get::<_, String>(0)).collect::<Vec<_>>(), ["bot0"]);
    // The table goes on: whoever is first thinks about what comes then.
    let next = suite::bot_entry(&one, "bot0");
    assert_eq!(one.apply(&[suite::group(vec![next])]), [Ok(())]);
    assert_eq!((other.claim("bot0"), one.claim("bot0")), (Ok(true), Ok(false)));
    // A server that stops leaves it to others.
    drop(other);
    assert_eq!((one.claim("bot0"), one.claim("bot1")), (Ok(true), Ok(true)));
    assert_eq!((one.leads(), Postgres::open(&address(&url)).unwrap().leads()), (Ok(true), Ok(false)));
}

/// What is kept at one server is heard at the other, in order and without a gap, and so is what a command changes.
#[test]
fn servers_hear_one_another() {
    let Some(url) = postgres::fresh() else { return };
    let (one, other) = (Postgres::open(&address(&url)).unwrap(), Postgres::open(&address(&url)).unwrap());
    let mut heard = other.bus().unwrap().hear();
    assert_eq!(heard.blocking_recv(), Some(crate::bus::Heard::Again), "it listens");
    let mut wanted = vec![crate::bus::Word::Table("told".to_owned(), 1)];
    assert_eq!(one.apply(&[suite::group(vec![suite::new_table("told")])]), [Ok(())]);
    for rev in 1..300 {
        let change = suite::entry(&one, "told");
        assert_eq!(one.apply(&[suite::group(vec![change])]), [Ok(())]);
        wanted.push(crate::bus::Word::Table("told".to_owned(), rev + 1));
    }
    let command = Postgres::beside(&address(&url)).unwrap();
    let (name, gone) =
        (one.bus().unwrap().name().to_owned(), super::super::Write::Forget("told".to_owned(), 300));
    assert_eq!(command.apply(&[suite::group(vec![gone])]), [Ok(())]);
    drop(command);
    for (number, word) in (1..).zip(wanted) {
        assert_eq!(heard.blocking_recv(), Some(crate::bus::Heard::Word(name.clone(), number, word)));
    }
    let last = heard.blocking_recv();
    assert!(
        matches!(&last, Some(crate::bus::Heard::Word(_, 1, crate::bus::Word::Gone(code))) if code == "told"),
        "{last:?}"
    );
}

/// While the standby is away, what is written waits, once: nobody opens one connection after the other until there are no
/// more. What is read is answered, one server leads, and nobody waits for a table that is being changed.
#[test]
fn who_waits_for_the_standby_keeps_nobody_else_waiting() {
    let Some(database) = postgres::Alone::start() else { return };
    let (one, other) = (
        Postgres::open(&address(&database.url())).unwrap(),
        Postgres::open(&address(&database.url())).unwrap(),
    );
    assert_eq!(one.apply(&[suite::group(vec![suite::bot_table("stuck")])]), [Ok(())]);
    // What a server opens at most is open.
    for store in [&one, &other] {
        assert!((0..READERS).all(|_| store.leads().is_ok()));
    }
    let before = database.connections();
    database.standby(false);
    // The database hears of it at a moment of its own.
    let waits = || match one.apply(&[suite::group(vec![suite::bot_entry(&one, "stuck")])]).pop() {
        Some(Ok(())) => None,
        done => done,
    };
    assert_eq!(std::iter::repeat_with(waits).flatten().next(), Some(Err(StoreError::Unsure)));
    for _ in 0..20 {
        let done = one.apply(&[suite::group(vec![suite::new_table("another")])]).pop();
        assert!(matches!(done, Some(Err(StoreError::Unreachable(_)))), "{done:?}");
        assert_eq!((one.leads(), other.leads()), (Ok(true), Ok(false)));
        assert_eq!(other.claim("stuck"), Ok(false), "it is being changed");
        assert!(other.table("stuck").unwrap().is_some());
    }
    assert!(database.connections() <= before, "{} instead of {before}", database.connections());
    // It comes back, and what waited is kept.
    let entries = one.table("stuck").unwrap().unwrap().entries.len();
    database.standby(true);
    while one.apply(&[suite::group(vec![suite::new_table("another")])]) != [Ok(())] {
        std::thread::yield_now();
    }
    assert_eq!(other.table("stuck").unwrap().unwrap().entries.len(), entries + 1);
    // Whoever asks a database that is gone hears so.
    database.end();
    assert!(matches!(one.table("stuck"), Err(StoreError::Unreachable(_))));
}

/// A database of the first version, with all that is in it, goes on; so does a server of that version beside it.
#[test]
fn a_database_of_the_first_version_goes_on() {
    let Some(url) = postgres::fresh() else { return };
    let old = Postgres::open(&address(&url)).unwrap();
    suite::run(&old);
    let before = suite_tables(&old);
    assert!(!before.is_empty());
    // What the later steps add is not there.
    let first =
        "DROP INDEX people_held_back; ALTER TABLE tables DROP COLUMN rules; UPDATE loup SET version = 1";
    old.on_writer(|open| async move { open.batch(first).await }).unwrap();
    drop(old);
    let new = Postgres::open(&address(&url)).unwrap();
    let version = new.on_writer(|open| async move { schema::version(&open).await }).unwrap();
    assert_eq!(version, Some((SCHEMA_VERSION, 1)), "and the first may still run");
    assert_eq!(suite_tables(&new), before);
    assert_eq!(new.apply(&[suite::group(vec![suite::bot_table("older")])]), [Ok(())]);
    // A server of the first version does not say by which rules a table is played: anybody takes it up.
    let unsaid = "UPDATE tables SET rules = NULL WHERE code = 'older'";
    new.on_writer(|open| async move { open.batch(unsaid).await }).unwrap();
    assert!(new.claim_some(99, Duration::ZERO, &[]).unwrap().contains(&"older".to_owned()));
    let change = suite::bot_entry(&new, "older");
    assert_eq!(new.apply(&[suite::group(vec![change])]), [Ok(())]);
}

/// All tables with everything that is kept of them.
fn suite_tables(store: &dyn Store) -> Vec<String> {
    let cards = store.cards(Shelf::All, 99).unwrap();
    cards.iter().map(|card| format!("{card:?} {:?}", store.table(&card.code).unwrap())).collect()
}
