//! What every store must do, run on each of them.

// A suite panics where a store is wrong: that is what it is for.
#![allow(clippy::unwrap_used, clippy::missing_panics_doc)]

mod hosting;
mod rated;
mod tournament;

use super::*;

/// Writes with a stamp that nobody asks for.
pub fn group(writes: Vec<Write>) -> Group {
    Group { stamp: Stamp(1), writes }
}

fn key(hash: u8, person: PersonId) -> Key {
    Key { hash: [hash; 32], person, label: "Browser".to_owned(), made: 5, shown: u64::from(hash) }
}

/// A write that makes a table.
pub fn new_table(code: &str) -> Write {
    table(code, meta(), glance(1))
}

/// A write that makes a table of a record that somebody brought.
pub fn uploaded_table(code: &str) -> Write {
    let meta = Some(Arc::new(Meta { uploaded: true, ..meta() }));
    let entries = (1..=40).map(act).collect();
    let update = Update {
        code: code.to_owned(),
        rev: 0,
        meta,
        glance: Glance { state: State::Over, ..glance(3) },
        after: 0,
        entries,
        said: Vec::new(),
    };
    Write::Table(Box::new(update))
}

/// A write that makes a table at which somebody sits and a bot is to decide.
pub fn bot_table(code: &str) -> Write {
    let mut seated = meta();
    seated.places[1] = Place { name: "Ada".into(), sitter: Sitter::Person(7), ..Place::default() };
    table(code, seated, bots_turn(1))
}

fn bots_turn(touched: u64) -> Glance {
    let to_act = Some(Seat::from_index(0));
    Glance { state: State::Playing, waits_for_bot: true, to_act, ..glance(touched) }
}

/// The next entry of such a table, after which a bot decides again.
pub fn bot_entry(store: &dyn Store, code: &str) -> Write {
    let update = update(store, code);
    let (entries, glance) = (vec![act(update.after + 1)], bots_turn(update.after as u64 + 2));
    Write::Table(Box::new(Update { entries, glance, ..update }))
}

fn table(code: &str, meta: Meta, glance: Glance) -> Write {
    let (code, meta) = (code.to_owned(), Some(Arc::new(meta)));
    let update = Update { code, rev: 0, meta, glance, after: 0, entries: Vec::new(), said: Vec::new() };
    Write::Table(Box::new(update))
}

/// A change of what the store holds now, as somebody would compute it who has just looked.
fn update(store: &dyn Store, code: &str) -> Update {
    let head = store.heads(&[code]).unwrap()[0];
    let (rev, after) = head.map_or((1, 0), |head| (head.rev, head.entries));
    let glance = Glance { to_act: Some(Seat::from_index(1)), ..glance(after as u64 + 1) };
    Update { code: code.to_owned(), rev, meta: None, glance, after, entries: Vec::new(), said: Vec::new() }
}

fn meta() -> Meta {
    Meta {
        game: "triqueta".to_owned(),
        rules: 1,
        players: 2,
        choices: [("first".to_owned(), "1".to_owned())].into(),
        beginning: Some(Beginning::Seed("c0ffee".to_owned())),
        bots: Vec::new(),
        places: vec![Place::default(); 2],
        host: 7,
        limit: 0,
        hints: Some(false),
        created: 1,
        next: None,
        previous: None,
        wins: vec![0, 0],
        kicked: Vec::new(),
        reasons: Vec::new(),
        watchers: Vec::new(),
        offers: Vec::new(),
        handed: Vec::new(),
        unread: Vec::new(),
        muted: Vec::new(),
        closed: None,
        held_back: false,
        uploaded: false,
        pledges: None,
        joined: Vec::new(),
        asking: None,
        clock: None,
        guide: None,
        ended: None,
        rated: None,
        tournament: None,
        more: Default::default(),
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
        due: None,
    }
}

fn act(number: usize) -> (Seat, Act) {
    let act = if number.is_multiple_of(3) { Act::TakeBack } else { Act::Move(format!("move {number}")) };
    (Seat::from_index(0), act)
}

/// The next entry of a table.
pub fn entry(store: &dyn Store, code: &str) -> Write {
    entries(store, code, 1)
}

fn entries(store: &dyn Store, code: &str, count: usize) -> Write {
    let update = update(store, code);
    let entries: Vec<_> = (update.after + 1..).take(count).map(act).collect();
    let glance = Glance { touched: (update.after + count) as u64, ..update.glance };
    Write::Table(Box::new(Update { entries, glance, ..update }))
}

fn lines(store: &dyn Store, code: &str, numbers: impl Iterator<Item = u64>) -> Write {
    let line = |number| Said {
        number,
        person: PersonId(7),
        name: "Ada".into(),
        text: format!("line {number}"),
        at: 9,
    };
    Write::Table(Box::new(Update { said: numbers.map(line).collect(), ..update(store, code) }))
}

fn one(store: &dyn Store, writes: Vec<Write>) -> Result<(), StoreError> {
    store.apply(&[group(writes)]).pop().unwrap()
}

fn head(store: &dyn Store, code: &str) -> Head {
    store.heads(&[code]).unwrap()[0].unwrap()
}

/// Runs the whole suite on a fresh store.
pub fn run(store: &dyn Store) {
    entries_come_in_order(store);
    groups_are_whole(store);
    a_change_of_an_old_revision_is_refused(store);
    a_stamp_tells_whether_a_group_was_kept(store);
    people_are_found_by_key(store);
    people_are_changed_by_one_at_a_time(store);
    shelves_hold_what_they_say(store);
    clocks_are_found_by_when_they_run_out(store);
    chat_is_numbered(store);
    tails_go_on_from_what_is_known(store);
    tables_are_forgotten(store);
    rated::run(store);
    tournament::run(store);
    records_that_were_brought_are_whole(store);
    hosting::run(store);
    assert!(store.well().is_ok());
    assert_eq!(store.secret().unwrap().bytes(), store.secret().unwrap().bytes());
}

/// The house's own clock never goes back, and of the clocks at tables that run the first to run out comes first.
fn clocks_are_found_by_when_they_run_out(store: &dyn Store) {
    assert_eq!(store.ready(), Ok(0));
    for (kept, ready) in [(5, 5), (300, 300), (299, 300), (1 << 40, 1 << 40)] {
        assert_eq!(one(store, vec![Write::Ready(kept)]), Ok(()));
        assert_eq!(store.ready(), Ok(ready));
    }
    assert_eq!(store.due(9), Ok(Vec::new()));
    let runs = |due, state| Glance { state, due: Some(due), ..glance(0) };
    for (code, due, state) in [
        ("late", 1 << 41, State::Playing),
        ("soon", 7, State::Playing),
        ("done", 1, State::Over),
        ("shut", 2, State::Closed),
    ] {
        assert_eq!(one(store, vec![table(code, meta(), runs(due, state))]), Ok(()));
    }
    assert_eq!(store.due(9), Ok(vec![("soon".to_owned(), 7), ("late".to_owned(), 1 << 41)]));
    assert_eq!(store.due(1).unwrap().len(), 1);
    assert_eq!(store.table("soon").unwrap().unwrap().glance.due, Some(7));
    let stands = Update { glance: glance(0), ..update(store, "soon") };
    assert_eq!(one(store, vec![Write::Table(Box::new(stands))]), Ok(()));
    assert_eq!(store.due(9).unwrap().len(), 1);
    for code in ["late", "soon", "done", "shut"] {
        let rev = head(store, code).rev;
        assert_eq!(one(store, vec![Write::Forget(code.to_owned(), rev)]), Ok(()));
    }
}

fn entries_come_in_order(store: &dyn Store) {
    assert!(store.table("first").unwrap().is_none());
    assert_eq!(store.heads(&["first"]).unwrap(), [None]);
    assert_eq!(one(store, vec![entry(store, "first")]), Err(StoreError::Missing));
    assert_eq!(one(store, vec![new_table("first")]), Ok(()));
    assert_eq!(one(store, vec![new_table("first")]), Err(StoreError::Exists));
    assert_eq!(head(store, "first"), Head { rev: 1, stamp: Stamp(1), entries: 0, said: 0 });
    assert_eq!(one(store, vec![entries(store, "first", 3)]), Ok(()));
    // The right revision does not make a wrong number right.
    for after in [0, 2, 4] {
        let wrong = Update { after, entries: vec![act(after + 1)], ..update(store, "first") };
        assert_eq!(one(store, vec![Write::Table(Box::new(wrong))]), Err(StoreError::NotNext), "{after}");
    }
    let stored = store.table("first").unwrap().unwrap();
    assert_eq!((stored.rev, &stored.meta), (2, &meta()));
    assert_eq!(stored.glance.touched, 3, "a refused entry changes nothing");
    assert_eq!(stored.glance.to_act, Some(Seat::from_index(1)));
    let acts: Vec<Act> = stored.entries.into_iter().map(|(_, act)| act).collect();
    assert_eq!(acts, [Act::Move("move 1".into()), Act::Move("move 2".into()), Act::TakeBack]);
}

fn groups_are_whole(store: &dyn Store) {
    assert_eq!(one(store, vec![new_table("second")]), Ok(()));
    // Over two tables: the one that is refused takes the other with it.
    let mut stale = update(store, "second");
    stale.rev += 1;
    let both = vec![entry(store, "first"), Write::Table(Box::new(stale))];
    let groups = [group(both), group(vec![entry(store, "second")]), group(vec![new_table("second")])];
    assert_eq!(store.apply(&groups), [Err(StoreError::NotNext), Ok(()), Err(StoreError::Exists)]);
    assert_eq!(head(store, "first").entries, 3, "half a group is none");
    assert_eq!(head(store, "second"), Head { rev: 2, stamp: Stamp(1), entries: 1, said: 0 });
    // And both are changed, or made, together.
    let next = vec![new_table("third"), entry(store, "second")];
    assert_eq!(one(store, next), Ok(()));
    assert_eq!((head(store, "third").rev, head(store, "second").rev), (1, 3));
    assert_eq!(one(store, vec![Write::Forget("third".into(), 1)]), Ok(()));
    assert_eq!(store.apply(&[]), []);
}

fn a_change_of_an_old_revision_is_refused(store: &dyn Store) {
    let before = head(store, "second");
    // Two sit down at the same moment: both have seen the same table.
    let sit = |name: &str| {
        let mut meta = meta();
        meta.places[0].name = name.to_owned();
        Write::Table(Box::new(Update { meta: Some(Arc::new(meta)), ..update(store, "second") }))
    };
    let (ada, bo, line, forget) =
        (sit("Ada"), sit("Bo"), lines(store, "second", 1..2), Write::Forget("second".into(), before.rev));
    let moved = entry(store, "second");
    let groups = [ada, bo, moved, line, forget].map(|write| group(vec![write]));
    let stale = || Err(StoreError::NotNext);
    assert_eq!(store.apply(&groups), [Ok(()), stale(), stale(), stale(), stale()]);
    assert_eq!(store.table("second").unwrap().unwrap().meta.places[0].name, "Ada");
    assert_eq!(head(store, "second"), Head { rev: before.rev + 1, ..before });
}

fn a_stamp_tells_whether_a_group_was_kept(store: &dyn Store) {
    let kept = Group { stamp: Stamp(77), writes: vec![entry(store, "first"), new_table("stamped")] };
    assert_eq!(store.apply(std::slice::from_ref(&kept)), [Ok(())]);
    let stamps = |codes: &[&str]| -> Vec<Option<Stamp>> {
        store.heads(codes).unwrap().into_iter().map(|head| head.map(|head| head.stamp)).collect()
    };
    assert_eq!(stamps(&["none", "stamped", "first"]), [None, Some(Stamp(77)), Some(Stamp(77))]);
    // Sent once more, as by somebody who heard no answer: refused, and nothing is there twice.
    let before = head(store, "first");
    assert_eq!(store.apply(&[Group { stamp: Stamp(78), ..kept }]), [Err(StoreError::NotNext)]);
    assert_eq!((head(store, "first"), before.stamp), (before, Stamp(77)));
    assert_eq!(store.table("first").unwrap().unwrap().stamp, Stamp(77));
    assert_eq!(one(store, vec![Write::Forget("stamped".into(), 1)]), Ok(()));
}

fn people_are_found_by_key(store: &dyn Store) {
    let mut ada = Person::new(PersonId(7), 11, 12);
    assert_eq!(one(store, vec![Write::Key(key(1, ada.id))]), Err(StoreError::Missing));
    assert_eq!(one(store, vec![Write::Person(ada.clone()), Write::Key(key(1, ada.id))]), Ok(()));
    ada.name = "Ada ❤ \"'; DROP TABLE people".to_owned();
    ada.lang = Some(texts::Lang::Fr);
    ada.theme = pages::model::Theme::Dark;
    (ada.sound, ada.chat, ada.rev) = (false, false, 1);
    ada.hidden = vec![PersonId(8), PersonId(i64::MAX)];
    assert_eq!(one(store, vec![Write::Person(ada.clone()), Write::Key(key(2, ada.id))]), Ok(()));
    ada.rev = 2;
    let bo = Person::new(PersonId(8), 13, 14);
    assert_eq!(one(store, vec![Write::Person(bo.clone())]), Ok(()));
    assert_eq!(
        one(store, vec![Write::Key(key(2, bo.id))]),
        Err(StoreError::Missing),
        "a key stays with its owner"
    );
    // Who is told later, and only they, whatever stands in an address.
    let mut cy = Person::new(PersonId(9), 15, 16);
    let address = "\"held\":true@friends.example".to_owned();
    cy.reach.mail = Some(Mail { address, confirmed: true });
    assert_eq!(one(store, vec![Write::Person(cy.clone())]), Ok(()));
    assert_eq!(store.held_back().unwrap(), []);
    (cy.reach.held, cy.rev) = (true, 1);
    assert_eq!(one(store, vec![Write::Person(cy.clone())]), Ok(()));
    assert_eq!(store.held_back().unwrap(), [cy.id]);
    (cy.reach.held, cy.rev) = (false, 2);
    assert_eq!(
        one(store, vec![Write::Person(cy.clone()), Write::Hosting(Box::new(Hosting::Person(cy.id)))]),
        Ok(())
    );
    // The last shown comes first; a key that was taken away opens nothing.
    assert_eq!(store.keys_of(ada.id).unwrap(), [key(2, ada.id), key(1, ada.id)]);
    assert_eq!(one(store, vec![Write::Shown([1; 32], 9)]), Ok(()));
    assert_eq!(store.keys_of(ada.id).unwrap()[0], Key { shown: 9, ..key(1, ada.id) });
    assert_eq!(one(store, vec![Write::Key(key(7, ada.id))]), Ok(()));
    assert_eq!(one(store, vec![Write::Unkey([7; 32], bo.id)]), Err(StoreError::Missing), "somebody else's");
    assert_eq!(one(store, vec![Write::Unkey([7; 32], ada.id)]), Ok(()));
    assert_eq!(one(store, vec![Write::Unkey([7; 32], ada.id)]), Err(StoreError::Missing));
    assert_eq!(store.person_by_key(&[7; 32]).unwrap(), None);
    assert_eq!(one(store, vec![Write::Shown([7; 32], 9)]), Err(StoreError::Missing));
    for key in [[1; 32], [2; 32]] {
        assert_eq!(store.person_by_key(&key).unwrap().as_ref(), Some(&ada));
    }
    assert_eq!(store.person(ada.id).unwrap(), Some(ada));
    assert_eq!(store.person_by_key(&[3; 32]).unwrap(), None);
    assert_eq!(store.person(PersonId(9)).unwrap(), None);
}

fn people_are_changed_by_one_at_a_time(store: &dyn Store) {
    let known = store.person(PersonId(8)).unwrap().unwrap();
    let named = |name: &str| group(vec![Write::Person(Person { name: name.to_owned(), ..known.clone() })]);
    assert_eq!(store.apply(&[named("Bo"), named("Beau")]), [Ok(()), Err(StoreError::NotNext)]);
    let bo = store.person(PersonId(8)).unwrap().unwrap();
    assert_eq!((bo.name.as_str(), bo.rev), ("Bo", known.rev + 1));
    let new = Person::new(PersonId(8), 1, 1);
    assert_eq!(one(store, vec![Write::Person(new)]), Err(StoreError::Exists));
    let gone = Person { id: PersonId(9), ..bo };
    assert_eq!(one(store, vec![Write::Person(gone)]), Err(StoreError::Missing));
}

fn shelves_hold_what_they_say(store: &dyn Store) {
    let mut seated = meta();
    seated.places[1] = Place { name: "Ada".into(), sitter: Sitter::Person(7), ..Place::default() };
    let listed = Glance { listed: true, ..glance(50) };
    let playing = bots_turn(60);
    let over = Glance { state: State::Over, listed: true, winners: vec![Seat::from_index(1)], ..glance(70) };
    let made =
        [("open", meta(), listed), ("playing", seated.clone(), playing), ("over", seated.clone(), over)];
    for (code, meta, glance) in made {
        assert_eq!(one(store, vec![table(code, meta, glance)]), Ok(()));
    }
    let codes = |shelf, most| -> Vec<String> {
        store.cards(shelf, most).unwrap().into_iter().map(|card| card.code).collect()
    };
    assert_eq!(codes(Shelf::Mine(PersonId(7)), 9), ["playing", "over"], "unfinished ones first");
    assert_eq!(codes(Shelf::Mine(PersonId(8)), 9), Vec::<String>::new());
    let theirs = codes(Shelf::Theirs(PersonId(7)), 9);
    assert!(theirs.contains(&"open".to_owned()) && theirs.contains(&"playing".to_owned()), "made, too");
    assert_eq!(codes(Shelf::Theirs(PersonId(8)), 9), Vec::<String>::new());
    assert_eq!(codes(Shelf::Open, 9), ["open"]);
    assert_eq!(codes(Shelf::Finished, 9), ["over"]);
    assert_eq!(store.waiting_for_bots("", 9).unwrap(), ["playing"]);
    assert!(store.waiting_for_bots("playing", 9).unwrap().is_empty(), "those after it");
    // A table at which nobody sits is not woken.
    let show = Glance { state: State::Playing, waits_for_bot: true, ..glance(1) };
    assert_eq!(one(store, vec![table("show", meta(), show)]), Ok(()));
    assert_eq!(store.waiting_for_bots("", 9).unwrap(), ["playing"]);
    assert_eq!(one(store, vec![Write::Forget("show".to_owned(), 1)]), Ok(()));
    assert_eq!(codes(Shelf::All, 9), ["over", "playing", "open", "first", "second"]);
    assert_eq!(codes(Shelf::Listed, 9), ["over", "open"]);
    assert_eq!(codes(Shelf::All, 2).len(), 2);
    let found = store.card("playing").unwrap().unwrap();
    assert_eq!((found.code.as_str(), found.glance.state), ("playing", State::Playing));
    assert!(store.card("nowhere").unwrap().is_none());
    let cards = store.cards(Shelf::All, 9).unwrap();
    assert_eq!(cards[0].glance.winners, [Seat::from_index(1)]);
    assert_eq!(cards[3].entries, 4);
    let holdings = store.holdings(PersonId(7)).unwrap();
    assert_eq!(holdings.unfinished, 4);
    assert_eq!(store.holdings(PersonId(8)).unwrap(), Holdings::default());
    let all = ["open", "playing", "over", "first", "second"].map(|code| {
        let stored = store.table(code).unwrap().unwrap();
        bytes(&stored.entries, &stored.said)
    });
    assert_eq!(cards.iter().map(|card| card.bytes).sum::<u64>(), holdings.bytes);
    assert_eq!(holdings.bytes, all.iter().sum::<u64>(), "entries and lines are counted as they come");
    assert!(holdings.bytes > 0);
    assert_eq!(store.counts().unwrap(), Counts { tables: 5, people: 2 });
    // Somebody who left no longer has the table.
    let left = |code: &str| {
        let meta = Some(Arc::new(meta()));
        Write::Table(Box::new(Update { meta, glance: glance(61), ..update(store, code) }))
    };
    assert_eq!(one(store, vec![left("playing")]), Ok(()));
    assert_eq!(codes(Shelf::Mine(PersonId(7)), 9), ["over"]);
    assert_eq!(one(store, vec![left("none")]), Err(StoreError::Missing));
}

fn chat_is_numbered(store: &dyn Store) {
    assert_eq!(one(store, vec![lines(store, "first", 1..3)]), Ok(()));
    assert_eq!(one(store, vec![lines(store, "first", 2..3)]), Err(StoreError::NotNext));
    assert_eq!(one(store, vec![lines(store, "first", 4..5)]), Err(StoreError::NotNext));
    let last = CHAT_LINES as u64 + 5;
    assert_eq!(one(store, vec![lines(store, "first", 3..last + 1)]), Ok(()));
    let said = store.table("first").unwrap().unwrap().said;
    assert_eq!((said.len(), said[0].number), (CHAT_LINES, 6), "the last lines, oldest first");
    assert_eq!(said.last().unwrap().text, format!("line {last}"));
    assert_eq!(head(store, "first").said, last);
}

fn tails_go_on_from_what_is_known(store: &dyn Store) {
    let whole = store.table("first").unwrap().unwrap();
    let last = head(store, "first").said;
    let tail = store.tail("first", 3).unwrap().unwrap();
    assert_eq!(
        (tail.rev, tail.stamp, &tail.meta, &tail.glance),
        (whole.rev, whole.stamp, &whole.meta, &whole.glance)
    );
    assert_eq!(tail.entries, whole.entries[3..]);
    assert_eq!((tail.said, tail.last_said), (whole.said, last));
    assert!(store.tail("first", 99).unwrap().unwrap().entries.is_empty());
    assert!(store.tail("none", 0).unwrap().is_none());
}

fn records_that_were_brought_are_whole(store: &dyn Store) {
    assert_eq!(one(store, vec![uploaded_table("brought")]), Ok(()));
    let stored = store.table("brought").unwrap().unwrap();
    assert_eq!(stored.entries, (1..=40).map(act).collect::<Vec<_>>());
    assert_eq!(head(store, "brought").entries, 40);
    assert_eq!(store.tail("brought", 38).unwrap().unwrap().entries, stored.entries[38..]);
    assert_eq!(one(store, vec![Write::Forget("brought".to_owned(), 1)]), Ok(()));
    assert!(store.table("brought").unwrap().is_none());
}

fn tables_are_forgotten(store: &dyn Store) {
    let rev = head(store, "first").rev;
    assert_eq!(one(store, vec![Write::Forget("first".into(), rev - 1)]), Err(StoreError::NotNext));
    assert_eq!(one(store, vec![Write::Forget("first".into(), rev)]), Ok(()));
    assert_eq!(one(store, vec![Write::Forget("first".into(), rev)]), Err(StoreError::Missing));
    assert!(store.table("first").unwrap().is_none());
    assert_eq!(one(store, vec![entry(store, "first")]), Err(StoreError::Missing));
    assert_eq!(one(store, vec![lines(store, "first", 1..2)]), Err(StoreError::Missing));
    assert_eq!(one(store, vec![new_table("first")]), Ok(()));
    assert!(store.table("first").unwrap().unwrap().entries.is_empty(), "nothing of the old one is left");
}
