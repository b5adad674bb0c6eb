//! Two writers, and commits whose answer is lost: nothing is lost, nothing is there twice.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use house::store::memory::Memory;
use server::store::{Group, Store, StoreError, Tournament, Update, Write};

use crate::client::Person;
use crate::served::{Served, pass_on, play_out, until};

/// What becomes of every third group.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Trouble {
    /// It is kept, and nobody hears of it.
    AnswerLost,
    /// It is lost on the way, and nobody hears of that.
    Lost,
    /// It is kept and nobody hears of it, and somebody else changes the same table right after.
    AnswerLostAndOvertaken,
    /// Somebody else has just changed the table.
    Overtaken,
}

/// A store with another writer, behind a bad line.
struct Troubled {
    memory: Memory,
    trouble: Trouble,
    groups: AtomicUsize,
    /// Before each of so many more groups somebody else changes the table.
    rivals: AtomicUsize,
}

impl Troubled {
    fn new(trouble: Trouble) -> Arc<Self> {
        let memory = Memory::new(server::secret::fresh().unwrap());
        Arc::new(Self { memory, trouble, groups: AtomicUsize::new(0), rivals: AtomicUsize::new(0) })
    }

    /// Somebody else at another server takes note of the table, which raises its revision.
    fn overtake(&self, group: &Group) {
        for write in &group.writes {
            let code = match write {
                Write::Table(update) => &update.code,
                _ => continue,
            };
            let Some(stored) = self.memory.table(code).unwrap() else { continue };
            let update = Update {
                code: code.clone(),
                rev: stored.rev,
                meta: None,
                glance: stored.glance,
                after: stored.entries.len(),
                entries: Vec::new(),
                said: Vec::new(),
            };
            let other = Group { writes: vec![Write::Table(Box::new(update))], ..Group::default() };
            assert_eq!(self.memory.apply(&[other]), [Ok(())]);
        }
    }

    fn one(&self, group: &Group) -> Result<(), StoreError> {
        let keep = || self.memory.apply(std::slice::from_ref(group)).pop().unwrap();
        let fewer = |rivals: usize| rivals.checked_sub(1);
        if self.rivals.fetch_update(Ordering::Relaxed, Ordering::Relaxed, fewer).is_ok() {
            self.overtake(group);
            return keep();
        }
        if self.groups.fetch_add(1, Ordering::Relaxed) % 3 != 2 {
            return keep();
        }
        match self.trouble {
            Trouble::AnswerLost => keep().and(Err(StoreError::Unsure)),
            Trouble::Lost => Err(StoreError::Unsure),
            Trouble::AnswerLostAndOvertaken => {
                let kept = keep();
                self.overtake(group);
                kept.and(Err(StoreError::Unsure))
            }
            Trouble::Overtaken => {
                self.overtake(group);
                keep()
            }
        }
    }
}

impl Store for Troubled {
    fn apply(&self, groups: &[Group]) -> Vec<Result<(), StoreError>> {
        groups.iter().map(|group| self.one(group)).collect()
    }
    pass_on!(memory);
}

/// A store at which somebody else is a little faster whenever a round of a tournament begins, and where the answer is lost
/// when it is tried again.
struct Rival {
    memory: Memory,
    rounds: AtomicUsize,
}

impl Rival {
    /// What this group would change about a tournament, and how that is kept.
    fn tournament(&self, group: &Group) -> Option<(Tournament, Option<Tournament>)> {
        let wanted = group.writes.iter().find_map(|write| match write {
            Write::Tournament(tournament) => Some(tournament.as_ref().clone()),
            _ => None,
        })?;
        let kept = self.memory.tournament(&wanted.code).unwrap();
        Some((wanted, kept))
    }

    fn one(&self, group: &Group) -> Result<(), StoreError> {
        let keep = || self.memory.apply(std::slice::from_ref(group)).pop().unwrap();
        match self.tournament(group) {
            Some((_, None)) => keep().and(Err(StoreError::Unsure)),
            Some((wanted, Some(kept))) if wanted.rounds.len() > kept.rounds.len() => {
                if self.rounds.fetch_add(1, Ordering::Relaxed) % 2 == 1 {
                    return keep().and(Err(StoreError::Unsure));
                }
                let touched = Tournament { touched: kept.touched + 1, ..kept };
                let other = vec![Write::Tournament(Box::new(touched))];
                assert_eq!(self.memory.apply(&[Group { writes: other, ..Group::default() }]), [Ok(())]);
                keep()
            }
            _ => keep(),
        }
    }
}

impl Store for Rival {
    fn apply(&self, groups: &[Group]) -> Vec<Result<(), StoreError>> {
        groups.iter().map(|group| self.one(group)).collect()
    }
    pass_on!(memory);
}

/// Rounds begin once, whoever is faster and whatever becomes of the answer; whoever only looks notices nothing.
#[test]
fn rounds_begin_once_although_others_are_faster_and_answers_are_lost() {
    let memory = Memory::new(server::secret::fresh().unwrap());
    let store = Arc::new(Rival { memory, rounds: AtomicUsize::new(0) });
    let served = Served::over(store.clone());
    let all = ["Ada", "Bo", "Cy"].map(|name| served.named(name));
    let wish = serde_json::json!({
        "game": "triqueta", "games": 1, "rounds": 2, "odd": "bot-cub", "alone": true, "choices": { "first": "2" },
    });
    let code = all[0].tell("/tournaments", &wish).expect(201).json()["code"].as_str().unwrap().to_owned();
    for person in &all {
        person.tell(&format!("/tournaments/{code}/join"), &serde_json::json!({})).expect(200);
    }
    all[0].tell(&format!("/tournaments/{code}/begin"), &serde_json::json!({})).expect(200);
    let last = until(|| {
        let seen = all[1].ask(&format!("/tournaments/{code}")).expect(200).json();
        if seen["over"] == true {
            return Some(seen);
        }
        for meeting in seen["rounds"].as_array()?.last()?["meetings"].as_array()? {
            let game = meeting["games"].as_array()?.last()?;
            let (table, seats) = (game["code"].as_str()?, game["seats"].as_array()?);
            for (seat, person) in
                (1..).zip(seats).filter_map(|(seat, who)| Some((seat, who.as_u64()? as usize)))
            {
                let mut person = all[person].clone();
                let (entry, moves) = person.moves(table);
                if let Some(first) = moves.first() {
                    person.play(table, seat, entry, first);
                }
            }
        }
        None
    });
    assert_eq!(last["rounds"].as_array().unwrap().len(), 2);
    let tables = store.cards(server::store::Shelf::All, 99).unwrap().len();
    assert_eq!(
        (tables, store.rounds.load(Ordering::Relaxed)),
        (4, 4),
        "two tables in each round, of which none is twice"
    );
}

/// Asks until it is done: a new person or table that was lost on the way is an error that the browser sees.
fn patiently(mut ask: impl FnMut() -> crate::client::Reply) -> crate::client::Reply {
    for _ in 0..3 {
        let reply = ask();
        if reply.status != 503 {
            return reply;
        }
    }
    ask()
}

fn named(served: &Served, name: &str) -> Person {
    let mut person = served.person();
    patiently(|| person.post("/me", &[("name", name)])).expect(303);
    person
}

#[test]
fn nothing_is_lost_or_doubled_when_answers_are_lost_and_others_write() {
    for trouble in [Trouble::AnswerLost, Trouble::Lost, Trouble::AnswerLostAndOvertaken, Trouble::Overtaken] {
        let store = Troubled::new(trouble);
        let served = Served::over(store.clone());
        let (mut ada, mut bo) = (named(&served, "Ada"), named(&served, "Bo"));
        let wish = serde_json::json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"] });
        let made = patiently(|| ada.tell("/tables", &wish)).expect(201).json();
        let code = made["code"].as_str().unwrap().to_owned();
        bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
        ada.post(&format!("/t/{code}/start"), &[]).expect(303);
        // Every line once and in its place, although every third commit is in doubt.
        let lines: Vec<String> = (0..9).map(|number| format!("line {}", number / 2)).collect();
        for line in &lines {
            ada.post(&format!("/t/{code}/chat"), &[("text", line)]).expect(303);
        }
        let told = ada.ask(&format!("/tables/{code}/chat")).expect(200).json();
        let told: Vec<_> = told["chat"].as_array().unwrap().iter().map(|line| line["text"].clone()).collect();
        assert_eq!(told, lines, "{trouble:?}");
        play_out(&mut [(1, ada.clone()), (2, bo.clone())], &code);
        ada.post("/me", &[("name", "Ada Lovelace")]).expect(303);
        bo.post(&format!("/t/{code}/rematch"), &[]).expect(303);
        // What the server shows is what is kept, entry by entry.
        let (shown, kept) = (ada.table(&code), store.memory.table(&code).unwrap().unwrap());
        assert_eq!(shown["entries"], kept.entries.len(), "{trouble:?}");
        assert_eq!(shown["next"].as_str(), kept.meta.next.as_deref());
        let next = ada.table(kept.meta.next.as_deref().unwrap());
        assert_eq!(next["previous"], code.as_str(), "{trouble:?}");
        // Names change at tables that are not over.
        assert_eq!(ada.ask("/me").json()["name"], "Ada Lovelace");
        assert!(store.groups.load(Ordering::Relaxed) > 60);
    }
}

/// Whoever writes at the slowest of several servers is overtaken many times, and still comes through.
#[test]
fn whoever_is_overtaken_again_and_again_comes_through() {
    let store = Troubled::new(Trouble::Overtaken);
    let served = Served::over(store.clone());
    let mut ada = named(&served, "Ada");
    let code = served.table(&ada, &["me", "bot-cub"]);
    store.rivals.store(20, Ordering::Relaxed);
    ada.post(&format!("/t/{code}/chat"), &[("text", "here")]).expect(303);
    assert_eq!(store.rivals.load(Ordering::Relaxed), 0);
    let told = ada.ask(&format!("/tables/{code}/chat")).expect(200).json();
    assert_eq!(told["chat"].as_array().unwrap().len(), 1, "{told}");
}

/// A table that the host deletes beside the running server is gone with the next change of it.
#[test]
fn what_is_deleted_beside_the_server_is_not_written_again() {
    let served = Served::new();
    let (mut ada, _, code) = served.pair();
    let (entry, moves) = ada.moves(&code);
    server::host::delete(served.data(), &code).unwrap();
    ada.play(&code, 1, entry, &moves[0]).expect(404);
    ada.get(&format!("/t/{code}")).expect(404);
    assert!(server::host::tables(served.data()).unwrap().is_empty());
}
