//! What every store must do with results of rated games.

use super::*;
use bots::Level;

/// A game between these two, which the first has won.
fn game(code: &str, of: &str, one: Rival, other: Rival) -> RatedGame {
    let seat = |who, place| RatedSeat { who, side: place - 1, place, gone: place == 2 };
    let seats = vec![seat(one, 1), seat(other, 2)];
    RatedGame { number: 0, code: code.into(), game: of.into(), at: 9, voided: false, seats }
}

fn keep(store: &dyn Store, game: RatedGame) {
    assert_eq!(one(store, vec![Write::Rated(Box::new(game))]), Ok(()));
}

/// Before hosts come: Ada (7) and Bo (8) are known.
pub fn run(store: &dyn Store) {
    let person = |id| Rival::Person(PersonId(id));
    let known = |game: &str| store.rated(game, 0, 99).unwrap();
    assert!(known("one").is_empty() && store.rated_at("first").unwrap().is_none());
    keep(store, game("first", "one", person(7), person(21)));
    keep(store, game("again", "one", person(21), person(7)));
    keep(store, game("other", "two", person(21), Rival::Bot(Level::Alpha)));
    keep(store, game("third", "one", person(22), person(0)));
    let all = known("one");
    let codes = |games: &[RatedGame]| games.iter().map(|game| game.code.clone()).collect::<Vec<_>>();
    assert_eq!(codes(&all), ["first", "again", "third"], "in the order in which they came");
    assert_eq!(RatedGame { number: 0, ..all[0].clone() }, game("first", "one", person(7), person(21)));
    assert_eq!(codes(&store.rated("one", all[0].number, 1).unwrap()), ["again"]);
    assert_eq!(known("two")[0].seats[1].who, Rival::Bot(Level::Alpha));
    // The same once more is known already, whatever it says.
    keep(store, game("first", "one", person(21), person(7)));
    assert_eq!(known("one"), all);
    // A host voids one; that of a table that was not rated is none.
    let hosting = |write| one(store, vec![Write::Hosting(Box::new(write))]);
    assert_eq!(hosting(Hosting::Void("none".into())), Err(StoreError::Missing));
    assert_eq!(hosting(Hosting::Void("again".into())), Ok(()));
    assert!(store.rated_at("again").unwrap().is_some_and(|game| game.voided));
    // Whoever is forgotten has one number in all games that others need, and it leads to nobody.
    for id in [21, 22] {
        assert_eq!(one(store, vec![Write::Person(Person::new(PersonId(id), 1, 1))]), Ok(()));
        assert_eq!(hosting(Hosting::Person(PersonId(id))), Ok(()));
    }
    assert!(known("two").is_empty(), "nobody else was there");
    let left = known("one");
    assert_eq!(codes(&left), ["first", "again"]);
    let other = left[0].seats[1].who;
    assert_eq!((left[1].seats[0].who, left[0].seats[0].who), (other, person(7)));
    assert!(other.person().is_some_and(|person| person.0 < 0));
    // A table that is forgotten leaves its result.
    assert_eq!(one(store, vec![new_table("again")]), Ok(()));
    assert_eq!(one(store, vec![Write::Forget("again".into(), 1)]), Ok(()));
    assert!(store.rated_at("again").unwrap().is_some());
}
