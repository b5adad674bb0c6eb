//! Who meets whom in a round.

use crate::store::{Meeting, Odd, Plan, Round, Tournament};

/// How many rounds there are in all.
#[must_use]
pub fn rounds(plan: &Plan, players: usize) -> usize {
    let seats = usize::from(plan.seats).max(2);
    let everybody = match seats {
        // With an odd number everybody sits out once.
        2 => players + players % 2 - usize::from(players > 0),
        _ => players.saturating_sub(1).div_ceil(seats - 1),
    };
    if plan.rounds == 0 { everybody.max(1) } else { usize::from(plan.rounds) }
}

/// The next round: everybody who is there sits at a table, or sits out.
#[must_use]
pub fn next(tournament: &Tournament) -> Round {
    if tournament.plan.seats == 2 { circle(tournament) } else { groups(tournament) }
}

fn meeting(players: Vec<usize>, seats: usize) -> Meeting {
    let bots = seats.saturating_sub(players.len()) as u8;
    Meeting { players, bots, ..Meeting::default() }
}

/// Two at a table: everybody stands in a circle that turns by one from round to round, so that everybody meets everybody
/// once before anybody meets somebody again. Whoever would meet somebody who is not there sits out, or plays a bot.
fn circle(tournament: &Tournament) -> Round {
    let here = |index: &usize| tournament.players.get(*index).is_some_and(|player| !player.gone);
    let count = tournament.players.len() + tournament.players.len() % 2;
    let turns = count.saturating_sub(1).max(1);
    let number = tournament.rounds.len();
    // The first stays where they are; the others go round.
    let at = |place: usize| if place == 0 { 0 } else { 1 + (place - 1 + number) % turns };
    let mut round = Round::default();
    for place in 0..count / 2 {
        let (one, other) = (at(place), at(count - 1 - place));
        // Who begins changes from round to round.
        let pair = if (number + place).is_multiple_of(2) { [one, other] } else { [other, one] };
        let there: Vec<usize> = pair.into_iter().filter(here).collect();
        match (there.len(), tournament.plan.odd) {
            (0, _) => {}
            (1, Odd::Bye) => round.byes.extend(there),
            _ => round.meetings.push(meeting(there, 2)),
        }
    }
    round
}

/// More at a table: the groups in which people meet again as seldom as possible.
fn groups(tournament: &Tournament) -> Round {
    let seats = usize::from(tournament.plan.seats);
    let there = |index: &usize| !tournament.players[*index].gone;
    let mut here: Vec<usize> = (0..tournament.players.len()).filter(there).collect();
    let mut round = Round::default();
    let sizes: Vec<usize> = match tournament.plan.odd {
        Odd::Bye => {
            let rest = here.len() % seats;
            let sat_out =
                |index: &usize| tournament.rounds.iter().filter(|round| round.byes.contains(index)).count();
            // Whoever has sat out least; of these whoever came last.
            here.sort_by_key(|index| (std::cmp::Reverse(sat_out(index)), *index));
            round.byes = here.split_off(here.len() - rest);
            here.sort_unstable();
            vec![seats; here.len() / seats]
        }
        Odd::Bot(_) => {
            let tables = here.len().div_ceil(seats);
            (0..tables).map(|table| (here.len() + tables - 1 - table) / tables.max(1)).collect()
        }
    };
    let met = met(tournament);
    let tables = (0..here.len().max(1)).map(|turn| {
        let mut order = here.clone();
        let by = turn % order.len().max(1);
        order.rotate_left(by);
        improved(&sizes, &order, &met)
    });
    let best = tables.min_by_key(|tables| cost(tables, &met)).unwrap_or_default();
    let first = |index: &usize| {
        let meetings = tournament.rounds.iter().flat_map(|round| &round.meetings);
        meetings.filter(|meeting| meeting.players.first() == Some(index)).count()
    };
    round.meetings = best
        .into_iter()
        .map(|mut players| {
            players.sort_by_key(|index| (first(index), *index));
            meeting(players, seats)
        })
        .collect();
    round
}

/// How often any two have sat at one table.
fn met(tournament: &Tournament) -> Vec<Vec<u32>> {
    let count = tournament.players.len();
    let mut met = vec![vec![0; count]; count];
    for meeting in tournament.rounds.iter().flat_map(|round| &round.meetings) {
        for &one in &meeting.players {
            for &other in &meeting.players {
                met[one][other] += u32::from(one != other);
            }
        }
    }
    met
}

/// The worse the more often people meet again.
fn cost(tables: &[Vec<usize>], met: &[Vec<u32>]) -> u32 {
    let of = |table: &Vec<usize>| -> u32 {
        let pairs = table.iter().flat_map(|one| table.iter().map(move |other| met[*one][*other]));
        pairs.map(|times| times * times).sum()
    };
    tables.iter().map(of).sum()
}

/// These people at tables of these sizes, with two changing places as long as that helps.
fn improved(sizes: &[usize], order: &[usize], met: &[Vec<u32>]) -> Vec<Vec<usize>> {
    let mut people = order.iter().copied();
    let mut tables: Vec<Vec<usize>> =
        sizes.iter().map(|size| people.by_ref().take(*size).collect()).collect();
    let mut now = cost(&tables, met);
    loop {
        let before = now;
        for (one, other) in (0..tables.len()).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let (these, those) = (tables[one].len(), tables[other].len());
            for (here, there) in (0..these).flat_map(|here| (0..those).map(move |there| (here, there))) {
                let swap = |tables: &mut Vec<Vec<usize>>| {
                    let (from, to) = (tables[one][here], tables[other][there]);
                    (tables[one][here], tables[other][there]) = (to, from);
                };
                swap(&mut tables);
                let changed = cost(&tables, met);
                if changed < now {
                    now = changed;
                } else {
                    swap(&mut tables);
                }
            }
        }
        if now == before {
            return tables;
        }
    }
}
