//! What every store must do, run on each of them.

use super::*;

/// A write that makes a table.
pub fn new_table(code: &str) -> Write {
    Write::NewTable(code.to_owned(), meta(), glance(1))
}

fn meta() -> Meta {
    Meta {
        game: "triqueta".to_owned(),
        rules: 1,
        players: 2,
        choices: [("first".to_owned(), "1".to_owned())].into(),
        beginning: Some(Beginning::Seed("c0ffee".to_owned())),
        places: vec![Place::default(); 2],
        host: 7,
        limit: 0,
        hints: Some(false),
        created: 1,
        next: None,
        previous: None,
        wins: vec![0, 0],
        uploaded: false,
        guide: None,
    }
}

fn glance(touched: u64) -> Glance {
    Glance {
        state: State::Lobby,
        listed: false,
        touched,
        to_act: None,
        waits_for_bot: false,
        winners: Vec::new(),
    }
}

pub fn entry(code: &str, number: usize) -> Write {
    let act = if number.is_multiple_of(3) { Act::TakeBack } else { Act::Move(format!("move {number}")) };
    let glance = Glance { to_act: Some(Seat::from_index(1)), ..glance(number as u64) };
    Write::Entry(code.to_owned(), NewEntry { number, seat: Seat::from_index(0), act }, glance)
}

fn line(number: u64) -> Write {
    let said =
        Said { number, person: PersonId(7), name: "Ada".into(), text: format!("line {number}"), at: 9 };
    Write::Said("first".to_owned(), said)
}

fn one(store: &dyn Store, group: Group) -> Result<(), StoreError> {
    store.apply(&[group]).pop().unwrap()
}

/// Runs the whole suite on a fresh store.
pub fn run(store: &dyn Store) {
    entries_come_in_order(store);
    groups_are_whole(store);
    people_are_found_by_key(store);
    shelves_hold_what_they_say(store);
    chat_is_numbered(store);
    tables_are_forgotten(store);
    assert_eq!(store.secret().unwrap().bytes(), store.secret().unwrap().bytes());
}

fn entries_come_in_order(store: &dyn Store) {
    assert!(store.table("first").unwrap().is_none());
    assert_eq!(one(store, vec![entry("first", 1)]), Err(StoreError::Missing));
    assert_eq!(one(store, vec![new_table("first")]), Ok(()));
    assert_eq!(one(store, vec![new_table("first")]), Err(StoreError::Exists));
    assert_eq!(one(store, vec![entry("first", 2)]), Err(StoreError::NotNext));
    assert_eq!(one(store, vec![entry("first", 1), entry("first", 2), entry("first", 3)]), Ok(()));
    for number in [0, 1, 3, 5] {
        assert_eq!(one(store, vec![entry("first", number)]), Err(StoreError::NotNext), "{number}");
    }
    let stored = store.table("first").unwrap().unwrap();
    assert_eq!(stored.meta, meta());
    assert_eq!(stored.glance.touched, 3, "a refused entry changes nothing");
    assert_eq!(stored.glance.to_act, Some(Seat::from_index(1)));
    let acts: Vec<Act> = stored.entries.into_iter().map(|(_, act)| act).collect();
    assert_eq!(acts, [Act::Move("move 1".into()), Act::Move("move 2".into()), Act::TakeBack]);
}

fn groups_are_whole(store: &dyn Store) {
    let groups = [
        vec![new_table("second"), entry("second", 1)],
        vec![entry("first", 4), entry("first", 6)],
        vec![entry("second", 2)],
    ];
    assert_eq!(store.apply(&groups), [Ok(()), Err(StoreError::NotNext), Ok(())]);
    assert_eq!(store.table("first").unwrap().unwrap().entries.len(), 3, "half a group is none");
    assert_eq!(store.table("second").unwrap().unwrap().entries.len(), 2);
    assert_eq!(store.apply(&[]), []);
}

fn people_are_found_by_key(store: &dyn Store) {
    let mut ada = Person::new(PersonId(7), 11, 12);
    assert_eq!(one(store, vec![Write::Key([1; 32], ada.id)]), Err(StoreError::Missing));
    assert_eq!(one(store, vec![Write::Person(ada.clone()), Write::Key([1; 32], ada.id)]), Ok(()));
    ada.name = "Ada ❤ \"'; DROP TABLE people".to_owned();
    ada.lang = Some(texts::Lang::Fr);
    ada.theme = pages::model::Theme::Dark;
    (ada.sound, ada.chat) = (false, false);
    assert_eq!(one(store, vec![Write::Person(ada.clone()), Write::Key([2; 32], ada.id)]), Ok(()));
    let bo = Person::new(PersonId(8), 13, 14);
    assert_eq!(one(store, vec![Write::Person(bo.clone())]), Ok(()));
    assert_eq!(
        one(store, vec![Write::Key([2; 32], bo.id)]),
        Err(StoreError::Missing),
        "a key stays with its owner"
    );
    for key in [[1; 32], [2; 32]] {
        assert_eq!(store.person_by_key(&key).unwrap().as_ref(), Some(&ada));
    }
    assert_eq!(store.person(ada.id).unwrap(), Some(ada));
    assert_eq!(store.person_by_key(&[3; 32]).unwrap(), None);
    assert_eq!(store.person(PersonId(9)).unwrap(), None);
}

fn shelves_hold_what_they_say(store: &dyn Store) {
    let mut seated = meta();
    seated.places[1] = Place { name: "Ada".into(), sitter: Sitter::Person(7), ..Place::default() };
    let listed = Glance { listed: true, ..glance(50) };
    let playing = Glance {
        state: State::Playing,
        waits_for_bot: true,
        to_act: Some(Seat::from_index(0)),
        ..glance(60)
    };
    let over = Glance { state: State::Over, listed: true, winners: vec![Seat::from_index(1)], ..glance(70) };
    let made =
        [("open", meta(), listed), ("playing", seated.clone(), playing), ("over", seated.clone(), over)];
    for (code, meta, glance) in made {
        assert_eq!(one(store, vec![Write::NewTable(code.into(), meta, glance)]), Ok(()));
    }
    let codes = |shelf, most| -> Vec<String> {
        store.cards(shelf, most).unwrap().into_iter().map(|card| card.code).collect()
    };
    assert_eq!(codes(Shelf::Mine(PersonId(7)), 9), ["playing", "over"], "unfinished ones first");
    assert_eq!(codes(Shelf::Mine(PersonId(8)), 9), Vec::<String>::new());
    assert_eq!(codes(Shelf::Open, 9), ["open"]);
    assert_eq!(codes(Shelf::Finished, 9), ["over"]);
    assert_eq!(codes(Shelf::WaitingForBot, 9), ["playing"]);
    assert_eq!(codes(Shelf::All, 9), ["over", "playing", "open", "first", "second"]);
    assert_eq!(codes(Shelf::All, 2).len(), 2);
    let cards = store.cards(Shelf::All, 9).unwrap();
    assert_eq!(cards[0].glance.winners, [Seat::from_index(1)]);
    assert_eq!(cards[3].entries, 3);
    assert_eq!(store.unfinished_of(PersonId(7)).unwrap(), 4);
    assert_eq!(store.counts().unwrap(), Counts { tables: 5, people: 2 });
    // Somebody who left no longer has the table.
    let left = Write::Meta("playing".into(), meta(), glance(61));
    assert_eq!(one(store, vec![left]), Ok(()));
    assert_eq!(codes(Shelf::Mine(PersonId(7)), 9), ["over"]);
    assert_eq!(one(store, vec![Write::Meta("none".into(), meta(), glance(1))]), Err(StoreError::Missing));
}

fn chat_is_numbered(store: &dyn Store) {
    assert_eq!(one(store, vec![line(1), line(2)]), Ok(()));
    assert_eq!(one(store, vec![line(2)]), Err(StoreError::NotNext));
    assert_eq!(one(store, vec![line(4)]), Err(StoreError::NotNext));
    let more: Group = (3..=CHAT_LINES as u64 + 5).map(line).collect();
    assert_eq!(one(store, more), Ok(()));
    let said = store.table("first").unwrap().unwrap().said;
    assert_eq!((said.len(), said[0].number), (CHAT_LINES, 6), "the last lines, oldest first");
    assert_eq!(said.last().unwrap().text, format!("line {}", CHAT_LINES + 5));
}

fn tables_are_forgotten(store: &dyn Store) {
    assert_eq!(one(store, vec![Write::Forget("first".into())]), Ok(()));
    assert_eq!(one(store, vec![Write::Forget("first".into())]), Err(StoreError::Missing));
    assert!(store.table("first").unwrap().is_none());
    assert_eq!(one(store, vec![entry("first", 4)]), Err(StoreError::Missing));
    assert!(one(store, vec![line(1)]).is_err());
    assert_eq!(one(store, vec![new_table("first")]), Ok(()));
    assert!(store.table("first").unwrap().unwrap().entries.is_empty(), "nothing of the old one is left");
}
