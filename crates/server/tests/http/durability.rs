//! What was acknowledged is on the disk, even when the process is killed; bots go on after a restart.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::Server;

use crate::client::Person;
use crate::served::{Folder, Served, config, until};

/// Set for the process that serves in the place of a test.
const SERVE: &str = "LOUP_TEST_SERVES";

/// Set where it still answers for a long time after it was told to stop.
const DRAINS: &str = "LOUP_TEST_DRAINS";

/// Not a test of its own: the process that the next test starts and kills.
#[test]
fn serves_for_another_test() {
    let Some(data) = std::env::var_os(SERVE) else { return };
    let config = server::Config {
        log: server::config::LogLevel::Debug,
        log_json: true,
        drain: if std::env::var_os(DRAINS).is_some() { Duration::from_secs(600) } else { Duration::ZERO },
        ..config(std::path::Path::new(&data))
    };
    server::logs::start(&config);
    let server = Server::bind(config, catalogue::games()).unwrap();
    println!("\nlistening {}", server.address());
    server.run();
}

/// Starts a process that serves; its logs go into the file `log`.
pub fn spawn(folder: &Folder) -> (Child, Person) {
    spawn_with(folder, &[])
}

fn spawn_with(folder: &Folder, more: &[(&str, &str)]) -> (Child, Person) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["durability::serves_for_another_test", "--exact", "--nocapture"])
        .env(SERVE, folder.file("loup.db"))
        .envs(more.iter().copied())
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(folder.file("log")).unwrap())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = lines.find_map(|line| Some(line.unwrap().strip_prefix("listening ")?.parse().unwrap()));
    // Whoever writes into a pipe that nobody reads fails.
    std::thread::spawn(move || lines.for_each(drop));
    (child, Person::new(address.unwrap()))
}

#[test]
fn acknowledged_moves_survive_kill_9() {
    let folder = Folder::of_file();
    let (mut child, mut ada) = spawn(&folder);
    ada.post("/me", &[("name", "Ada")]).expect(303);
    let mut bo = Person::new(ada.address);
    bo.post("/me", &[("name", "Bo")]).expect(303);
    let wish = serde_json::json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"] });
    let code = ada.tell("/tables", &wish).expect(201).json()["code"].as_str().unwrap().to_owned();
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);

    // Three lives: in each, moves are played until the process is killed between two of them.
    let mut acknowledged = Vec::new();
    for life in 0..3 {
        for _ in 0..7 {
            for (seat, person) in [(1u8, &mut ada), (2, &mut bo)] {
                let (entry, moves) = person.moves(&code);
                if let Some(text) = moves.first() {
                    person.play(&code, seat, entry, text).expect(303);
                    acknowledged.push(format!("{entry}. {seat}: {text}"));
                }
            }
        }
        // SIGKILL: nothing can be tidied up.
        child.kill().unwrap();
        child.wait().unwrap();
        let (next, person) = spawn(&folder);
        child = next;
        (ada.address, bo.address) = (person.address, person.address);
        let record = ada.get(&format!("/t/{code}/record")).expect(200).body;
        let kept: Vec<&str> =
            record.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).collect();
        assert_eq!(kept, acknowledged, "life {life}");
    }
    assert!(acknowledged.len() >= 21);
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn bots_go_on_after_a_restart_without_anybody_looking() {
    // The bot is so slow that it has not moved when the server stops.
    let served = Served::with(|config| config.bot_delay = Duration::from_secs(600));
    let ada = served.named("Ada");
    let wish = serde_json::json!({
        "game": "triqueta", "players": 2, "seats": ["me", "bot-cub"], "choices": { "first": "2" },
    });
    let code = served.table_of(&ada, wish);
    assert_eq!(ada.table(&code)["to_act"], 2);
    let served = Served::at(served.stop(), |_| {});
    // Nobody asks for the table: only the list of tables is looked at.
    let ada = Person { address: served.address, ..ada };
    until(|| {
        let list = ada.ask("/tables").expect(200).json();
        let card = list["mine"]
            .as_array()
            .unwrap()
            .iter()
            .find(|card| card["code"] == code.as_str())
            .unwrap()
            .clone();
        (card["to_act"] == 1 && card["entries"].as_u64() > Some(0)).then_some(())
    });
}

#[test]
fn idle_tables_leave_the_memory_and_come_back() {
    let served = Served::with(|config| config.idle = Duration::ZERO);
    let (mut ada, _, code) = served.pair();
    let (entry, moves) = ada.moves(&code);
    ada.play(&code, 1, entry, &moves[0]).expect(303);
    let rooms = || {
        let text = served.numbers();
        let line = text.lines().find(|line| line.starts_with("loup_rooms ")).unwrap();
        line.trim_start_matches("loup_rooms ").parse::<u64>().unwrap()
    };
    let stream = ada.listen(&format!("/t/{code}/live"));
    std::thread::sleep(Duration::from_millis(2500));
    assert_eq!(rooms(), 1, "somebody listens");
    drop(stream);
    until(|| (rooms() == 0).then_some(()));
    assert_eq!(ada.table(&code)["entries"], 1);
}

/// A server that is told to stop says so to those who send people, and still answers everybody who comes.
#[test]
fn a_server_that_drains_says_so_and_still_answers() {
    let folder = Folder::of_file();
    let (mut child, ada) = spawn_with(&folder, &[(DRAINS, "1")]);
    ada.get("/readyz").expect(200);
    let told = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(told.success());
    let refused = until(|| Some(ada.get("/readyz")).filter(|reply| reply.status != 200));
    assert!(refused.status == 503 && refused.body.contains("about to stop"), "{}", refused.body);
    ada.get("/readyz?status=404").expect(404);
    ada.get("/healthz").expect(200);
    ada.get("/").expect(200);
    child.kill().unwrap();
    child.wait().unwrap();
}
