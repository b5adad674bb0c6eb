//! A house without a server: one thread, memory, a clock that somebody winds. What an edition inside a browser needs.

// All of this is test code; the helpers are only not marked as tests.
#![allow(clippy::unwrap_used)]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::{Budget, Hint, Level};
use house::around::{Surroundings, Task};
use house::room::make::{Names, Plan, make};
use house::room::play::{By, play, say};
use house::room::{Moment, Room, after};
use house::secret::{NoRandomness, ServerSecret};
use house::store::memory::Memory;
use house::store::{Group, State, Store, StoreError};
use house::{House, Manners, Refused};
use pages::model::Sitter;
use table::{AnySeen, Choices, Seat};

/// One thread, and a clock that goes on by a second whenever somebody looks.
struct Alone {
    store: Arc<Memory>,
    clock: AtomicU64,
}

impl Surroundings for Alone {
    fn now(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::Relaxed)
    }

    fn elapsed(&self) -> Duration {
        Duration::from_secs(self.now())
    }

    fn random(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        for byte in bytes {
            *byte = (self.now().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as u8;
        }
        Ok(())
    }

    fn keep(&self, group: Group) -> Task<'_, Result<(), StoreError>> {
        let done = self.store.apply(&[group]).pop().unwrap();
        Box::pin(async { done })
    }

    fn aside(&self, work: Box<dyn FnOnce() + Send>) -> Task<'_, ()> {
        work();
        Box::pin(async {})
    }

    fn spawn(&self, task: Task<'static, ()>) {
        tokio::spawn(task);
    }

    fn rest(&self, _: Duration) -> Task<'_, bool> {
        Box::pin(async {
            tokio::task::yield_now().await;
            false
        })
    }

    fn is_stopping(&self) -> bool {
        false
    }

    fn choose<'a>(&'a self, seen: Box<dyn AnySeen>, level: &'a str, seed: u64) -> Task<'a, Option<String>> {
        let level = level.parse().unwrap_or(Level::Cub);
        Box::pin(async move { bots::choose_within(seen.as_ref(), level, seed, &Budget::until(&|| false)) })
    }

    fn hint(&self, _: Box<dyn AnySeen>, _: u64) -> Task<'_, Option<Vec<Hint>>> {
        Box::pin(async { None })
    }

    fn shares(&self, _: Box<dyn AnySeen>, _: u64) -> Task<'_, Option<Vec<f64>>> {
        Box::pin(async { None })
    }
}

fn house() -> (Arc<House>, Arc<Memory>) {
    let secret = ServerSecret::new([5; 32]);
    let store = Arc::new(Memory::new(secret.clone()));
    let around = Arc::new(Alone { store: store.clone(), clock: AtomicU64::new(1) });
    let manners = Manners { absence: Duration::from_secs(60), bot_delay: Duration::ZERO };
    let house = House::new(catalogue::games(), store.clone(), secret, manners, around);
    (Arc::new(house), store)
}

/// Plays first moves for seat 1 until the game is over.
async fn play_out(house: &Arc<House>, room: &Arc<Room>, person: house::store::PersonId) {
    let me = Seat::from_index(0);
    loop {
        let scene = room.moment().scene;
        let table = scene.table().unwrap().clone();
        match table.to_act() {
            None => return,
            Some(seat) if seat == me => {
                let (entry, text) = (table.entries() + 1, table.legal_moves()[0].text.clone());
                let work = move |moment: &Moment| play(moment, person, By::Program, me, entry, &text);
                room.change(house, work).await.unwrap();
            }
            // The bots come to their turns.
            Some(_) => tokio::task::yield_now().await,
        }
    }
}

#[tokio::test(flavor = "current_thread")]
async fn a_whole_game_is_played_without_a_server() {
    let (house, store) = house();
    let (ada, key) = house.new_person("Ada".to_owned()).await.unwrap();
    assert_eq!(house.person_by_key(&key).await.unwrap().unwrap().name, "Ada");
    for game in catalogue::games() {
        let players = *game.info().players.start();
        let choices = game.settle(&Choices::new(players)).unwrap();
        let mut sitters = vec![Sitter::Bot("cub".to_owned()); usize::from(players)];
        sitters[0] = Sitter::Me;
        let plan = Plan { choices, sitters, listed: false, limit: 0, hints: None };
        let names = Names { person: "Ada".to_owned(), seat: Box::new(|seat| seat.to_string()) };
        let scene = make(*game, &plan, &ada, &names, house.around()).unwrap();
        let scene = house.add_table(scene).await.unwrap();
        let room = house.room(&scene.code).await.unwrap();
        let person = ada.id;
        room.change(&house, move |moment| say(moment, person, "hello", 0)).await.unwrap();
        let early = room.change(&house, {
            let house = house.clone();
            move |moment| after::rematch(moment, person, house.around())
        });
        assert!(matches!(early.await, Err(Refused::NotOver)), "refused by name, without a status");
        play_out(&house, &room, person).await;
        let stored = store.table(&scene.code).unwrap().unwrap();
        assert_eq!((stored.glance.state, stored.said.len()), (State::Over, 1), "{}", game.info().id);
        assert_eq!(stored.entries.len(), room.moment().scene.entries());
    }
}
