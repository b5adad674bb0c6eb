//! Clocks with a real server: they run out whether anybody looks or not, and stand while nobody serves.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Person;
use crate::served::{Served, until};

fn timed(served: &Served, clock: &Value) -> (Person, Person, String) {
    let (ada, mut bo) = (served.named("Ada"), served.named("Bo"));
    let wish = json!({
        "game": "triqueta", "players": 2, "seats": ["me", "friend"], "choices": { "first": "1" }, "clock": clock,
    });
    let code = served.table_of(&ada, wish);
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    ada.clone().post(&format!("/t/{code}/start"), &[]).expect(303);
    (ada, bo, code)
}

/// A turn that takes too long, nobody at the table; a bot sits in, and whoever returns is told what it did.
#[test]
fn a_clock_runs_out_while_everybody_is_away() {
    let served = Served::with(|config| config.idle = Duration::ZERO);
    let (mut ada, bo, code) = timed(&served, &json!({ "turn": 5 }));
    let table = bo.table(&code);
    let clock = &table["clock"];
    assert_eq!((&clock["turn"], &clock["then"], &clock["running"]), (&5.into(), &"bot".into(), &1.into()));
    assert!((1..=5000).contains(&clock["left_ms"][0].as_u64().unwrap()), "{clock}");
    let page = bo.get(&format!("/t/{code}")).body;
    assert!(page.contains("data-left=\"") && page.contains("When time is up, a bot sits in."));
    assert!(bo.get(&format!("/t/{code}/text")).body.contains("The clock of Ada is running:"));
    // Nobody asks about this table until it is so.
    let data = served.data();
    until(|| (server::host::tables(&data).unwrap()[0].entries >= 2).then_some(()));
    let table = until(|| Some(ada.table(&code)).filter(|table| table["to_act"] == 2));
    assert_eq!((&table["seats"][0]["sits"], &table["clock"]["running"]), (&"stand-in".into(), &2.into()));
    let page = ada.get(&format!("/t/{code}")).body;
    assert!(page.contains("A bot plays for you. It has made"), "{page}");
    ada.post(&format!("/t/{code}/return"), &[("seat", "1")]).expect(303);
    let page = ada.get(&format!("/t/{code}")).body;
    assert!(page.contains("While you were away, a bot made"));
    let record = ada.ask(&format!("/tables/{code}/record")).body;
    for entry in ["1. 1: time\n", "2. 1: bot scout\n", " 1: back\n"] {
        assert!(record.contains(entry), "{record}");
    }
}

/// Whoever has time left has it, however long they are away: what the clock says, nobody else does.
#[test]
fn where_a_clock_runs_nobody_else_lets_a_bot_sit_in() {
    let served = Served::with(|config| config.absence = Duration::ZERO);
    let (ada, mut bo, code) = timed(&served, &json!({ "turn": 600 }));
    let table = bo.table(&code);
    assert_eq!((&table["to_act"], &table["seats"][0]["may_stand_in"]), (&1.into(), &false.into()));
    bo.post(&format!("/t/{code}/stand-in"), &[("seat", "1")]).expect(409);
    // Whoever waits is told, also on a page that is open.
    let mut here = ada.listen(&format!("/t/{code}/live"));
    here.wait_for("presence");
    let mut waiting = bo.listen(&format!("/t/{code}/live"));
    waiting.wait_for("presence");
    drop(here);
    let told = "Ada is away. When time is up, a bot sits in.";
    until(|| waiting.wait_for("patch").data.contains(told).then_some(()));
    assert!(bo.get(&format!("/t/{code}")).body.contains(told));
    ada.tell(&format!("/tables/{code}/stand-in"), &json!({ "seat": 1 })).expect(200);
}

/// With two sides, where that was chosen, the other one has won.
#[test]
fn a_budget_that_is_used_up_loses() {
    let served = Served::new();
    let (ada, bo, code) = timed(&served, &json!({ "game": 6, "then": "lose" }));
    let table = until(|| Some(bo.table(&code)).filter(|table| table["state"] == "over"));
    assert_eq!(
        (&table["outcome"]["reason"], &table["clock"]["running"]),
        (&"out-of-time".into(), &Value::Null)
    );
    for page in ["", "/result", "/replay", "/text"] {
        ada.get(&format!("/t/{code}{page}")).expect(200);
    }
    assert!(ada.ask(&format!("/tables/{code}/record")).body.contains("1. 1: time lost\n"));
}

/// What passes between two servers is not charged, and what was used before is.
#[test]
fn time_without_a_server_is_free() {
    let served = Served::new();
    let (ada, _, code) = timed(&served, &json!({ "game": 3600, "increment": 10 }));
    let left = |person: &Person| person.table(&code)["clock"]["left_ms"][0].as_u64().unwrap();
    let used = until(|| Some(left(&ada)).filter(|left| *left < 3_598_000));
    let folder = served.stop();
    std::thread::sleep(Duration::from_secs(3));
    let served = Served::at(folder, |_| {});
    let ada = Person { key: ada.key.clone(), ..served.person() };
    let after = left(&ada);
    assert!(after <= used && after > used - 3_000, "{used} {after}");
}

#[test]
fn what_is_no_clock_is_refused() {
    let served = Served::new();
    let ada = served.named("Ada");
    for clock in [
        json!({}),
        json!({ "turn": 4 }),
        json!({ "turn": 60, "game": 60 }),
        json!({ "turn": 60, "increment": 1 }),
        json!({ "game": 2_419_201 }),
        json!({ "game": 60, "increment": 604_801 }),
        json!({ "turn": 60, "then": "explode" }),
        json!({ "turn": -1 }),
        json!("fast"),
    ] {
        let wish = json!({ "game": "triqueta", "players": 2, "seats": ["me"], "clock": clock });
        assert!(matches!(ada.tell("/tables", &wish).status, 400 | 422), "{clock}");
    }
    let made = ada.clone().post("/new/triqueta", &[("clock", "turn"), ("clock-each", "0")]).expect(303);
    assert_eq!(ada.table(made.location().strip_prefix("/t/").unwrap())["clock"], Value::Null);
}

#[test]
fn a_pause_needs_everybody() {
    let served = Served::new();
    let (mut ada, mut bo, code) = timed(&served, &json!({ "turn": 600 }));
    let verb = format!("/t/{code}/pause");
    served.named("Eve").post(&verb, &[("pause", "on")]).expect(403);
    assert!(ada.get(&format!("/t/{code}")).body.contains("Ask for a pause"));
    ada.post(&verb, &[("pause", "on")]).expect(303);
    assert!(bo.get(&format!("/t/{code}")).body.contains("Asked for a pause: Ada."));
    assert_eq!(bo.table(&code)["clock"]["asked"], json!(["Ada"]));
    bo.tell(&format!("/tables/{code}/pause"), &json!({ "pause": true })).expect(200);
    let clock = bo.table(&code)["clock"].clone();
    assert_eq!((&clock["paused"], &clock["running"]), (&true.into(), &Value::Null));
    assert!(ada.get(&format!("/t/{code}")).body.contains("The game is paused"));
    bo.post(&verb, &[("pause", "off")]).expect(303);
    assert_eq!(ada.table(&code)["clock"]["running"], 1);
    let (other, _, plain) = served.pair();
    other.tell(&format!("/tables/{plain}/pause"), &json!({ "pause": true })).expect(409);
}
