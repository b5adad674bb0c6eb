use std::collections::BTreeSet;

use bots::Level;

use super::standings::is_decided;
use super::*;
use crate::store::{Meeting, Plan, Played};

fn tournament(players: usize, seats: u8, odd: Odd) -> Tournament {
    let player =
        |number: usize| Entrant { person: number as i64 + 1, name: format!("P{number}"), gone: false };
    Tournament {
        code: "evening".into(),
        rev: 1,
        host: 1,
        created: 0,
        touched: 0,
        over: false,
        plan: Plan {
            name: String::new(),
            game: "triqueta".into(),
            seats,
            choices: Default::default(),
            clock: None,
            rated: false,
            games: 1,
            rounds: 0,
            odd,
            alone: false,
        },
        players: (0..players).map(player).collect(),
        rounds: Vec::new(),
        more: Default::default(),
    }
}

/// A game in which the players came in the order in which they sit.
fn played(meeting: &Meeting) -> Played {
    let bots = vec![None; usize::from(meeting.bots)];
    let seats: Vec<Option<usize>> = meeting.players.iter().copied().map(Some).chain(bots).collect();
    let places = (1..=seats.len() as u8).collect();
    Played { code: String::new(), seats, places }
}

/// Plays all rounds; who sits first wins.
fn all_rounds(mut tournament: Tournament) -> Tournament {
    while may_begin(&tournament).is_ok() {
        let mut round = pairing::next(&tournament);
        for meeting in &mut round.meetings {
            meeting.games = vec![played(meeting)];
            meeting.over = true;
        }
        tournament.rounds.push(round);
    }
    tournament
}

#[test]
fn everybody_meets_everybody_once() {
    for (players, odd) in
        [(2, Odd::Bye), (6, Odd::Bye), (7, Odd::Bye), (7, Odd::Bot(Level::Cub)), (32, Odd::Bye)]
    {
        let played = all_rounds(tournament(players, 2, odd));
        assert_eq!(played.rounds.len(), if players % 2 == 0 { players - 1 } else { players });
        let mut met = BTreeSet::new();
        for round in &played.rounds {
            let sits = round.meetings.iter().flat_map(|meeting| &meeting.players).chain(&round.byes);
            let once: BTreeSet<usize> = sits.copied().collect();
            assert_eq!(once.len(), players, "everybody is somewhere");
            for meeting in round.meetings.iter().filter(|meeting| meeting.bots == 0) {
                let mut pair = meeting.players.clone();
                pair.sort_unstable();
                assert!(met.insert(pair), "nobody twice");
            }
        }
        assert_eq!(met.len(), players * (players - 1) / 2);
    }
}

#[test]
fn groups_change_from_round_to_round() {
    let nine = all_rounds(tournament(9, 3, Odd::Bye));
    assert_eq!(nine.rounds.len(), 4);
    let pairs = |meeting: &Meeting| {
        let all =
            meeting.players.iter().flat_map(|one| meeting.players.iter().map(move |other| (*one, *other)));
        all.filter(|(one, other)| one < other).collect::<Vec<_>>()
    };
    let met: Vec<(usize, usize)> =
        nine.rounds.iter().flat_map(|round| &round.meetings).flat_map(pairs).collect();
    let different: BTreeSet<_> = met.iter().collect();
    assert!(different.len() >= 30, "{} of 36 pairs in 4 rounds", different.len());
    // Seven at tables of three: one sits out, every time another; or bots fill two tables.
    let seven = all_rounds(tournament(7, 3, Odd::Bye));
    let byes: Vec<usize> = seven.rounds.iter().flat_map(|round| round.byes.clone()).collect();
    assert_eq!(
        (byes.len(), byes.iter().collect::<BTreeSet<_>>().len()),
        (seven.rounds.len(), seven.rounds.len())
    );
    let bots = all_rounds(tournament(7, 3, Odd::Bot(Level::Cub)));
    for round in &bots.rounds {
        let sizes: Vec<usize> = round.meetings.iter().map(|meeting| meeting.players.len()).collect();
        assert_eq!((sizes, round.byes.len()), (vec![3, 2, 2], 0));
    }
}

#[test]
fn whoever_is_gone_is_done_without() {
    let mut four = tournament(4, 2, Odd::Bye);
    four.players[3].gone = true;
    let round = pairing::next(&four);
    assert_eq!((round.meetings.len(), round.byes.len()), (1, 1));
    four.players[2].gone = true;
    four.players[1].gone = true;
    assert_eq!(may_begin(&four), Err(Refused::TooFew { needed: 2 }));
    // In mid-round: lost, whatever was played.
    let mut two = tournament(2, 2, Odd::Bye);
    two.plan.games = 3;
    let mut round = pairing::next(&two);
    round.meetings[0].games = vec![played(&round.meetings[0])];
    let first = round.meetings[0].players[0];
    two.rounds.push(round);
    assert!(!is_decided(&two.rounds[0].meetings[0], 3));
    assert_eq!(absent(&two, PersonId(9), first, true), Err(Refused::NotHost));
    let mut gone = absent(&two, PersonId(1), first, true).unwrap();
    let meeting = &mut gone.rounds[0].meetings[0];
    assert!(is_decided(meeting, 3));
    meeting.over = true;
    assert_eq!(standings(&gone)[0].player, 1 - first);
}

#[test]
fn the_best_of_three_ends_after_two_wins() {
    let mut meeting = Meeting { players: vec![0, 1], ..Meeting::default() };
    for (games, decided) in [(0, false), (1, false), (2, true)] {
        meeting.games = vec![played(&meeting); games];
        assert_eq!(is_decided(&meeting, 3), decided, "{games}");
    }
    meeting.games[1].places = vec![2, 1];
    assert!(!is_decided(&meeting, 3), "one each");
    // Three at a table play all of them.
    let mut three = Meeting { players: vec![0, 1, 2], ..Meeting::default() };
    three.games = vec![played(&three); 2];
    assert!(!is_decided(&three, 3));
}

#[test]
fn points_then_wins_then_those_left_behind() {
    let four = all_rounds(tournament(4, 2, Odd::Bye));
    let table = standings(&four);
    assert_eq!(table.iter().map(|standing| standing.halves).sum::<u32>(), 6 * 2, "a point for every meeting");
    assert!(table.windows(2).all(|pair| pair[0].halves >= pair[1].halves));
    // Sitting out is half a win; all three have one each and are equal.
    let three = all_rounds(tournament(3, 2, Odd::Bye));
    assert!(standings(&three).iter().all(|standing| standing.played == 3));
    assert_eq!(standings(&three).iter().map(|standing| standing.halves).sum::<u32>(), 3 * 2 + 3);
    // Three at a table, one behind the other.
    let mut six = tournament(6, 3, Odd::Bye);
    six.plan.rounds = 1;
    let six = all_rounds(six);
    let table = standings(&six);
    let points: Vec<(u32, usize)> = table.iter().map(|standing| (standing.halves, standing.place)).collect();
    assert_eq!(points, [(4, 1), (4, 1), (2, 3), (2, 3), (0, 5), (0, 5)]);
    assert_eq!((table[0].won, table[2].won), (1, 0));
}

#[test]
fn people_come_before_it_begins_and_each_by_a_name() {
    let mut open = tournament(1, 2, Odd::Bye);
    open = join(&open, PersonId(50), "P0", Lang::En).unwrap();
    assert_eq!(open.players[1].name, "P0 2");
    open = join(&open, PersonId(51), " ", Lang::De).unwrap();
    assert!(!open.players[2].name.is_empty());
    assert_eq!(join(&open, PersonId(51), "X", Lang::En).unwrap(), open, "once");
    assert_eq!(leave(&open, PersonId(51)).unwrap().players.len(), 2);
    open.rounds.push(Round::default());
    assert_eq!(join(&open, PersonId(52), "X", Lang::En), Err(Refused::Begun));
    assert_eq!(leave(&open, PersonId(51)), Err(Refused::Begun));
    let full = tournament(MOST_PLAYERS, 2, Odd::Bye);
    assert_eq!(join(&full, PersonId(99), "X", Lang::En), Err(Refused::TournamentFull));
}
