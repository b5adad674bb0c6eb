//! A house without a server: one thread, memory, a clock that somebody winds. What an edition inside a browser needs.

// All of this is test code; the helpers are only not marked as tests.
#![allow(clippy::unwrap_used)]

#[path = "alone/clock.rs"]
mod clock;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::{Budget, Hint, Level};
use house::around::{Notice, Surroundings, Task, Thought, Whom};
use house::room::lobby::{list, sit, start};
use house::room::make::{Names, Order, make};
use house::room::play::{By, play, say, stand_in, take_back};
use house::room::{MOST_ENTRIES, Moment, Room, Seen, after, guide};
use house::secret::{NoRandomness, ServerSecret};
use house::store::memory::Memory;
use house::store::{Group, Person, PersonId, State, Store, StoreError};
use house::{House, Manners, Refused};
use pages::model::Sitter;
use table::record::Entry;
use table::{Act, AnyGame, AnySeen, Choices, Record, Seat};

/// One thread, and a clock that goes on by a second whenever somebody looks.
struct Alone {
    store: Arc<Memory>,
    clock: AtomicU64,
    /// By how much somebody has set the time forward.
    set: AtomicU64,
    /// The house's own clock, in milliseconds: it goes on when somebody winds it.
    ready: AtomicU64,
    /// For whom bots have thought, and whether anybody waited.
    thought: Mutex<Vec<(Vec<PersonId>, bool)>>,
    /// Who was to be told that it is their turn.
    called: Mutex<Vec<PersonId>>,
}

impl Surroundings for Alone {
    fn now(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::Relaxed) + self.set.load(Ordering::Relaxed)
    }

    fn elapsed(&self) -> Duration {
        Duration::from_secs(self.clock.fetch_add(1, Ordering::Relaxed))
    }

    fn ready(&self) -> u64 {
        self.ready.load(Ordering::Relaxed)
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

    fn aside(&self, work: Box<dyn FnOnce() + Send>) -> Task<'_, bool> {
        work();
        Box::pin(async { true })
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

    fn choose(
        &self,
        seen: Box<dyn AnySeen>,
        level: Level,
        seed: u64,
        whom: Whom,
        _: Duration,
    ) -> Task<'_, Thought> {
        self.thought.lock().unwrap().push((whom.people.clone(), (whom.waits)()));
        Box::pin(async move {
            let text = bots::choose_within(seen.as_ref(), level, seed, &Budget::until(&|| false));
            Thought { text, took: Duration::ZERO }
        })
    }

    fn hint(&self, _: Box<dyn AnySeen>, _: u64, _: Whom) -> Task<'_, Option<Vec<Hint>>> {
        Box::pin(async { None })
    }

    fn shares(&self, _: Box<dyn AnySeen>, _: u64, _: Whom) -> Task<'_, Option<Vec<f64>>> {
        Box::pin(async { None })
    }

    fn notice(&self, notice: Notice) {
        self.called.lock().unwrap().push(notice.person);
    }
}

fn house() -> (Arc<House>, Arc<Memory>) {
    let (house, around) = house_with();
    (house, around.store.clone())
}

fn house_with() -> (Arc<House>, Arc<Alone>) {
    let secret = ServerSecret::new([5; 32]);
    let store = Arc::new(Memory::new(secret.clone()));
    let (clock, set) = (AtomicU64::new(1), AtomicU64::new(0));
    let ready = AtomicU64::new(1_000_000);
    let (thought, called) = (Mutex::default(), Mutex::default());
    let around = Arc::new(Alone { store: store.clone(), clock, set, ready, thought, called });
    let manners = Manners { absence: Duration::from_secs(60), bot_delay: Duration::ZERO, leaves_bots: false };
    let house = House::new(catalogue::games(), store, secret, manners, around.clone());
    (Arc::new(house), around)
}

/// A table with these in its seats, which is kept.
async fn table(
    house: &Arc<House>,
    ada: &Person,
    game: &'static dyn AnyGame,
    sitters: Vec<Sitter>,
) -> Arc<Room> {
    let choices = game.settle(&Choices::new(sitters.len() as u8)).unwrap();
    let order = Order { choices, sitters, listed: false, limit: 0, clock: None, hints: None, rated: false };
    let names = Names { person: "Ada".to_owned(), lang: texts::Lang::En };
    let kept = make(game, &order, ada, &names, house.around()).unwrap();
    let kept = house.add_table(kept).await.unwrap();
    house.room(&kept.code).await.unwrap()
}

/// Lets everything run that can.
async fn a_while() {
    for _ in 0..300 {
        tokio::task::yield_now().await;
    }
}

/// Plays first moves for seat 1 until the game is over.
async fn play_out(house: &Arc<House>, room: &Arc<Room>, person: PersonId) {
    let me = Seat::from_index(0);
    loop {
        let kept = room.moment().kept;
        let table = kept.table().unwrap().clone();
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
    let (ada, key) = house.new_person("Ada".to_owned(), "").await.unwrap();
    assert_eq!(house.person_by_key(&key).await.unwrap().unwrap().name, "Ada");
    for game in catalogue::games() {
        let players = *game.info().players.start();
        let mut sitters = vec![Sitter::Bot(Level::Cub); usize::from(players)];
        sitters[0] = Sitter::Me;
        let room = table(&house, &ada, *game, sitters).await;
        let (kept, person) = (room.moment().kept, ada.id);
        room.change(&house, move |moment| say(moment, person, "hello", 0, &[])).await.unwrap();
        let early = room.change(&house, {
            let house = house.clone();
            move |moment| after::rematch(moment, person, "bcdfghjkmn", house.around())
        });
        assert!(matches!(early.await, Err(Refused::NotOver)), "refused by name, without a status");
        play_out(&house, &room, person).await;
        let stored = store.table(&kept.code).unwrap().unwrap();
        assert_eq!((stored.glance.state, stored.said.len()), (State::Over, 1), "{}", game.info().id);
        assert_eq!(stored.entries.len(), room.moment().kept.entries());
    }
}

#[tokio::test(flavor = "current_thread")]
async fn bots_among_themselves_play_only_while_somebody_looks() {
    let (house, around) = house_with();
    let (ada, _) = house.new_person("Ada".to_owned(), "").await.unwrap();
    let bot = || Sitter::Bot(Level::Cub);
    let room = table(&house, &ada, catalogue::games()[0], vec![bot(), bot()]).await;
    a_while().await;
    assert_eq!(room.moment().kept.entries(), 0, "nobody looks");
    assert!(around.thought.lock().unwrap().is_empty());
    room.hear(&house, None);
    a_while().await;
    assert!(room.moment().kept.entries() > 0);
    let (people, waits) = around.thought.lock().unwrap()[0].clone();
    assert_eq!((people, waits), (vec![ada.id], true), "at the cost of whoever made it");
    // The clock goes on by itself: after a minute nobody has looked any more.
    a_while().await;
    let then = room.moment().kept;
    a_while().await;
    assert_eq!((room.moment().kept.entries(), room.is_busy()), (then.entries(), false));
    assert_eq!(then.glance.state, State::Playing);
    let stream = room.watch();
    room.hear(&house, None);
    while room.moment().kept.glance.state != State::Over {
        tokio::task::yield_now().await;
    }
    drop(stream);
}

#[tokio::test(flavor = "current_thread")]
async fn a_table_with_a_persons_seat_goes_on_unwatched() {
    let (house, around) = house_with();
    let (ada, _) = house.new_person("Ada".to_owned(), "").await.unwrap();
    let sitters = vec![Sitter::Me, Sitter::Bot(Level::Cub)];
    let room = table(&house, &ada, catalogue::games()[0], sitters).await;
    let (person, seat) = (ada.id, Seat::from_index(0));
    room.change(&house, move |moment| stand_in(moment, person, seat, Level::Cub, true)).await.unwrap();
    while room.moment().kept.glance.state != State::Over {
        tokio::task::yield_now().await;
    }
    assert!(around.thought.lock().unwrap().iter().all(|(people, waits)| *people == [person] && !waits));
}

/// Absence is what has passed, not what the clock on the wall says: somebody who sets that makes nobody absent.
#[tokio::test(flavor = "current_thread")]
async fn setting_the_time_makes_nobody_absent() {
    let (house, around) = house_with();
    let (ada, _) = house.new_person("Ada".to_owned(), "").await.unwrap();
    let (bo, _) = house.new_person("Bo".to_owned(), "").await.unwrap();
    for limit in [0, 20] {
        let room = table(&house, &ada, catalogue::games()[0], vec![Sitter::Me, Sitter::Friend]).await;
        let (host, guest, second) = (ada.id, bo.id, Seat::from_index(1));
        room.change(&house, move |moment| sit(moment, guest, "Bo", second)).await.unwrap();
        room.change(&house, {
            let house = house.clone();
            move |moment| start(moment, host, house.around())
        })
        .await
        .unwrap();
        let away = |room: &Room| {
            let mut moment = room.moment();
            let kept = &moment.kept;
            let seat = kept.table().unwrap().to_act().unwrap();
            let meta = house::store::Meta { limit, ..kept.meta.as_ref().clone() };
            moment.kept.meta = Arc::new(meta);
            moment.may_stand_in(seat, room.loaded(), Duration::from_secs(1200))
        };
        assert!(!away(&room), "limit {limit}");
        around.set.store(1_000_000, Ordering::Relaxed);
        assert!(!away(&room), "limit {limit}: the time was set forward");
        let kept = room.moment().kept;
        let table = kept.table().unwrap();
        let (seat, text) = (table.to_act().unwrap(), table.legal_moves()[0].text.clone());
        let person = kept.meta.place(seat).unwrap().person().unwrap();
        room.change(&house, move |moment| play(moment, person, By::Program, seat, 1, &text)).await.unwrap();
        around.set.store(0, Ordering::Relaxed);
        assert!(!away(&room), "limit {limit}: the time was set back after a move");
        around.clock.fetch_add(1200, Ordering::Relaxed);
        assert!(away(&room), "limit {limit}: time has passed");
    }
}

/// Whoever is gone is called to a turn that their page has not shown for certain, and not to one that it has.
#[tokio::test(flavor = "current_thread")]
async fn who_has_gone_is_called_unless_they_know() {
    let (house, around) = house_with();
    let mut people = Vec::new();
    for name in ["Ada", "Bo"] {
        people.push(house.new_person(name.to_owned(), "").await.unwrap().0);
    }
    let (ada, bo) = (people[0].id, people[1].id);
    let room = table(&house, &people[0], catalogue::games()[0], vec![Sitter::Me, Sitter::Friend]).await;
    room.change(&house, move |moment| sit(moment, bo, "Bo", Seat::from_index(1))).await.unwrap();
    let own = house.clone();
    room.change(&house, move |moment| start(moment, ada, own.around())).await.unwrap();
    let person = |seat: Seat| &people[seat.index()];
    let to_act = || person(room.moment().kept.glance.to_act.unwrap());
    // Plays until it is the other's turn, and says whose.
    let turn = async || {
        let mover = to_act().id;
        while to_act().id == mover {
            let kept = room.moment().kept;
            let table = kept.table().unwrap();
            let (seat, entry) = (table.to_act().unwrap(), table.entries() + 1);
            let text = table.legal_moves()[0].text.clone();
            let work = move |moment: &Moment| play(moment, mover, By::Program, seat, entry, &text);
            room.change(&house, work).await.unwrap();
        }
        to_act()
    };
    let called = || std::mem::take(&mut *around.called.lock().unwrap());
    let shown = || Seen { entries: room.moment().kept.entries(), said: 0 };
    called();
    for proves in [false, true] {
        // The page of whoever is next is open, and loses the network, or is hidden, or closed.
        let next = people.iter().find(|person| person.id != to_act().id).unwrap();
        let mut page = room.arrive_looking(&house, next, true, shown());
        let next = turn().await.id;
        assert_eq!((room.is_here(next), called()), (true, vec![]), "the page is open");
        if proves {
            page.saw(shown());
        }
        page.leave(0);
        a_while().await;
        assert_eq!((room.is_here(next), called()), (false, if proves { vec![] } else { vec![next] }));
        // It can be seen again, and be closed then.
        page.come_back();
        assert!(room.is_here(next));
        drop(page);
        a_while().await;
        assert_eq!((room.is_here(next), called()), (false, if proves { vec![] } else { vec![next] }));
    }
    // One that is hidden from the beginning counts for nothing.
    let next = people.iter().find(|person| person.id != to_act().id).unwrap();
    let page = room.arrive_looking(&house, next, false, shown());
    let next = turn().await.id;
    assert_eq!((room.is_here(next), called()), (false, vec![next]));
    drop(page);
    // Programs prove nothing: what counts is the time that has passed, not what the clock on the wall says.
    let program = people.iter().find(|person| person.id != to_act().id).unwrap();
    for passes in [false, true] {
        let stream = room.arrive(&house, Some(program));
        if to_act().id != program.id {
            turn().await;
        }
        called();
        around.set.fetch_add(1_000_000, Ordering::Relaxed);
        if passes {
            around.clock.fetch_add(60, Ordering::Relaxed);
        }
        drop(stream);
        a_while().await;
        assert_eq!(called(), if passes { vec![] } else { vec![program.id] });
    }
}

/// A page is asked whether it is seen only where anybody wants to know.
#[tokio::test(flavor = "current_thread")]
async fn somebody_alone_is_asked_for_only_to_be_called() {
    let (house, _) = house_with();
    let (ada, _) = house.new_person("Ada".to_owned(), "").await.unwrap();
    let (eve, _) = house.new_person("Eve".to_owned(), "").await.unwrap();
    let sitters = vec![Sitter::Me, Sitter::Here(String::new())];
    let room = table(&house, &ada, catalogue::games()[0], sitters).await;
    let _page = room.arrive_looking(&house, &ada, true, Seen::default());
    assert!(!room.asks_for(ada.id, Seen::default()), "nothing has happened that she might have missed");
    let (me, kept) = (ada.id, room.moment().kept);
    let (seat, text) = (kept.glance.to_act.unwrap(), kept.table().unwrap().legal_moves()[0].text.clone());
    room.change(&house, move |moment| play(moment, me, By::Program, seat, 1, &text)).await.unwrap();
    assert!(room.asks_for(ada.id, Seen::default()));
    assert!(!room.asks_for(ada.id, Seen { entries: 1, said: 0 }), "she knows");
    let stream = room.arrive(&house, Some(&eve));
    assert!(room.asks_for(ada.id, Seen { entries: 1, said: 0 }), "Eve looks on");
    drop(stream);
    a_while().await;
    let friend = table(&house, &ada, catalogue::games()[0], vec![Sitter::Me, Sitter::Friend]).await;
    assert!(!friend.asks_for(ada.id, Seen::default()));
    let guest = eve.id;
    friend.change(&house, move |moment| sit(moment, guest, "Eve", Seat::from_index(1))).await.unwrap();
    assert!(friend.asks_for(ada.id, Seen::default()), "Eve sits here");
}

/// No two tables of somebody that are not over have the same name, however they were made.
#[tokio::test(flavor = "current_thread")]
async fn tables_have_names_of_their_own() {
    let (house, _) = house();
    let (ada, _) = house.new_person("Ada".to_owned(), "").await.unwrap();
    let mut codes = Vec::new();
    // With so many it is as good as certain that names drawn by chance meet.
    for _ in 0..120 {
        let guided = guide::open(catalogue::games()[0], &ada, "Ada".to_owned(), house.around()).unwrap();
        codes.push(house.add_table(guided).await.unwrap().code.to_string());
    }
    codes.extend(house.fresh_codes(vec![ada.id], 60).await.unwrap());
    for (index, code) in codes.iter().enumerate() {
        let same = codes[..index].iter().find(|other| pages::names::is_same(code, other));
        assert_eq!(same, None, "{code}");
    }
}

/// A table in play keeps its place in lists until somebody decides there: names, lists and offers are no news.
#[tokio::test(flavor = "current_thread")]
async fn only_what_is_played_is_news_of_a_game_in_play() {
    let (house, around) = house_with();
    let (ada, _) = house.new_person("Ada".to_owned(), "").await.unwrap();
    let game = catalogue::games()[0];
    let room = table(&house, &ada, game, vec![Sitter::Me, Sitter::Here(String::new())]).await;
    let (me, before) = (ada.id, room.moment().kept);
    around.clock.fetch_add(100, Ordering::Relaxed);
    room.change(&house, move |moment| list(moment, me, true)).await.unwrap();
    let listed = room.moment().kept;
    assert_eq!((listed.glance.listed, listed.glance.touched), (true, before.glance.touched));
    let seat = listed.glance.to_act.unwrap();
    let text = listed.table().unwrap().legal_moves()[0].text.clone();
    room.change(&house, move |moment| play(moment, me, By::Program, seat, 1, &text)).await.unwrap();
    assert!(room.moment().kept.glance.touched >= before.glance.touched + 100);
}

#[tokio::test(flavor = "current_thread")]
async fn there_are_only_so_many_entries() {
    let (house, store) = house();
    let (ada, _) = house.new_person("Ada".to_owned(), "").await.unwrap();
    let game = catalogue::games()[0];
    let room = table(&house, &ada, game, vec![Sitter::Me, Sitter::Here(String::new())]).await;
    let (code, me) = (room.moment().kept.code.to_string(), ada.id);
    let kept = room.moment().kept;
    let (first, text) = {
        let table = kept.table().unwrap();
        let moves = table.legal_moves();
        let back = moves.iter().find(|mv| {
            let mut next = table.duplicate();
            next.play(table.to_act().unwrap(), &mv.text).is_ok()
                && next.may_take_back(table.to_act().unwrap()).is_ok()
        });
        (table.to_act().unwrap(), back.unwrap().text.clone())
    };
    // As a data file of 0.1 could hold it, which knew no bound.
    let mut entries = Vec::new();
    while entries.len() < MOST_ENTRIES {
        entries.extend([(first, Act::Move(text.clone())), (first, Act::TakeBack)]);
    }
    entries.push((first, Act::Move(text)));
    let mut stored = store.table(&code).unwrap().unwrap();
    stored.entries.clone_from(&entries);
    let long = house::room::kept::Kept::load(&code, stored, house.games()).unwrap();
    let moment = Moment { kept: long, ..room.moment() };
    let refused = take_back(&moment, me, first, MOST_ENTRIES + 2, false).err();
    assert_eq!(refused, Some(Refused::TooManyEntries));
    let table = moment.kept.table().unwrap();
    let (seat, next) = (table.to_act().unwrap(), table.legal_moves()[0].text.clone());
    assert!(
        play(&moment, me, By::Program, seat, MOST_ENTRIES + 2, &next).is_ok(),
        "the game can be finished"
    );

    let mut record: Record = moment.kept.record().unwrap();
    record.start = table.start().clone();
    record.entries.truncate(MOST_ENTRIES);
    let upload = |record: &Record| {
        after::upload(record.to_string().as_bytes(), house.games(), me, house.around()).map(|_| ())
    };
    assert_eq!(upload(&record), Ok(()));
    record.entries.push(Entry::new(first, Act::TakeBack));
    assert_eq!(upload(&record), Err(Refused::LongRecord));
}
