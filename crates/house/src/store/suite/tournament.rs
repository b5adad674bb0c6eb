//! What every store must do with tournaments.

use super::*;

fn tournament(code: &str, host: i64, people: &[i64], touched: u64) -> Tournament {
    let player = |person: &i64| Entrant { person: *person, name: "Ada ❤".into(), gone: false };
    Tournament {
        code: code.into(),
        rev: 0,
        host,
        created: 3,
        touched,
        over: false,
        plan: Plan {
            name: "Evening".into(),
            game: "one".into(),
            seats: 2,
            choices: [("first".to_owned(), "1".to_owned())].into(),
            clock: None,
            rated: false,
            games: 3,
            rounds: 0,
            odd: Odd::Bye,
            alone: true,
        },
        players: people.iter().map(player).collect(),
        rounds: vec![Round { meetings: vec![Meeting::default()], byes: vec![0] }],
        more: Default::default(),
    }
}

fn keep(store: &dyn Store, tournament: &Tournament) -> Result<(), StoreError> {
    one(store, vec![Write::Tournament(Box::new(tournament.clone()))])
}

pub fn run(store: &dyn Store) {
    let mut first = tournament("evening", 7, &[8, 9], 5);
    assert_eq!(store.tournament("evening"), Ok(None));
    assert_eq!(keep(store, &Tournament { rev: 1, ..first.clone() }), Err(StoreError::Missing));
    assert_eq!(keep(store, &first), Ok(()));
    assert_eq!(keep(store, &first), Err(StoreError::Exists));
    first.rev = 1;
    assert_eq!(store.tournament("evening"), Ok(Some(first.clone())));
    // Two change it at once: one of them looks again.
    first.players.pop();
    assert_eq!(keep(store, &first), Ok(()));
    assert_eq!(keep(store, &first), Err(StoreError::NotNext));
    // It comes with its tables, or not at all.
    let late = Write::Tournament(Box::new(first.clone()));
    assert_eq!(one(store, vec![new_table("of-evening"), late]), Err(StoreError::NotNext));
    assert!(store.table("of-evening").unwrap().is_none());
    first.rev = 2;
    assert_eq!(keep(store, &tournament("later", 8, &[8], 6)), Ok(()));
    let of = |person| {
        let found = store.tournaments(PersonId(person), 9).unwrap();
        found.into_iter().map(|one| one.code).collect::<Vec<_>>()
    };
    assert_eq!(of(8), ["later", "evening"], "made or joined, the last touched first");
    assert_eq!((of(7), of(9)), (vec!["evening".to_owned()], Vec::new()));
    assert_eq!(one(store, vec![Write::ForgetTournament("later".into(), 7)]), Err(StoreError::NotNext));
    assert_eq!(one(store, vec![Write::ForgetTournament("later".into(), 1)]), Ok(()));
    assert_eq!(one(store, vec![Write::ForgetTournament("later".into(), 1)]), Err(StoreError::Missing));
    assert_eq!(of(8), ["evening"]);
    assert_eq!(store.tournament("evening"), Ok(Some(first)));
    // It is kept as long as finished tables are, and those who take part are kept with it.
    const DAY: u64 = 86_400;
    let both = Retention { finished: 30, people: 30, ..Retention::default() };
    let touched = store.tournament("evening").unwrap().unwrap().touched;
    assert!(store.stale(&both, touched + 30 * DAY).unwrap().tournaments.is_empty());
    let stale = store.stale(&both, touched + 30 * DAY + 1).unwrap();
    assert_eq!(stale.tournaments, [("evening".to_owned(), 2)]);
    assert!(!store.stale(&both, 100 * DAY).unwrap().people.contains(&PersonId(8)));
    assert_eq!(one(store, vec![Write::ForgetTournament("evening".into(), 2)]), Ok(()));
    assert!(store.stale(&both, 100 * DAY).unwrap().people.contains(&PersonId(8)));
}
