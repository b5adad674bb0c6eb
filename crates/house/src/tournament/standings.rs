//! Points, and who is ahead.

pub use pages::tournament::Standing;

use crate::store::{Meeting, Played, Tournament};

/// Half points of each seat of a game: two for everybody left behind, one for everybody equal.
fn halves(game: &Played) -> Vec<u32> {
    let against = |own: &u8, other: &u8| match own.cmp(other) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    };
    let of = |(seat, own): (usize, &u8)| {
        let others = game.places.iter().enumerate().filter(|(other, _)| *other != seat);
        others.map(|(_, other)| against(own, other)).sum()
    };
    game.places.iter().enumerate().map(of).collect()
}

/// What each player of a meeting has made of its games, in order, with the bots behind them.
fn scores(meeting: &Meeting) -> Vec<u32> {
    let seats = meeting.players.len() + usize::from(meeting.bots);
    let mut scores = vec![0; seats];
    for game in &meeting.games {
        let mut bots = meeting.players.len()..seats;
        for (who, halves) in game.seats.iter().zip(halves(game)) {
            let slot = match who {
                Some(player) => meeting.players.iter().position(|one| one == player),
                None => bots.next(),
            };
            if let Some(score) = slot.and_then(|slot| scores.get_mut(slot)) {
                *score += halves;
            }
        }
    }
    scores
}

/// Whether a meeting needs no further game: all are played, or one of two cannot be caught up with.
#[must_use]
pub fn is_decided(meeting: &Meeting, games: u8) -> bool {
    let played = meeting.games.iter().filter(|game| !game.places.is_empty()).count();
    let left = usize::from(games).saturating_sub(played);
    if left == 0 || meeting.players.iter().all(|player| meeting.gone.contains(player)) {
        return true;
    }
    match scores(meeting).as_slice() {
        [one, other] => !meeting.gone.is_empty() || one.abs_diff(*other) as usize > 2 * left,
        _ => false,
    }
}

/// What a player has made of a meeting that is over.
struct Made {
    /// Half points.
    halves: u32,
    /// The people who were left behind (2) or equal (1), and the others (0).
    met: Vec<(usize, u32)>,
    /// Whether everybody was left behind.
    won: bool,
}

/// What each player has made of a meeting that is over.
fn made(meeting: &Meeting) -> Vec<Made> {
    let scores = scores(meeting);
    let is_gone = |slot: usize| meeting.players.get(slot).is_some_and(|player| meeting.gone.contains(player));
    let rank = |slot: usize| (!is_gone(slot), scores[slot]);
    let one = |slot: usize| {
        let against = |other: usize| match rank(slot).cmp(&rank(other)) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        };
        let others = || (0..scores.len()).filter(|other| *other != slot);
        let met = others().filter_map(|other| Some((*meeting.players.get(other)?, against(other))));
        Made {
            halves: others().map(against).sum(),
            met: met.collect(),
            won: others().all(|other| against(other) == 2),
        }
    };
    (0..meeting.players.len()).map(one).collect()
}

/// Everybody, the first first.
#[must_use]
pub fn standings(tournament: &Tournament) -> Vec<Standing> {
    let mut table: Vec<Standing> =
        (0..tournament.players.len()).map(|player| Standing { player, ..Standing::default() }).collect();
    let mut met: Vec<Vec<(usize, u32)>> = vec![Vec::new(); table.len()];
    for round in &tournament.rounds {
        for &player in round.byes.iter().filter(|player| **player < met.len()) {
            table[player].halves += u32::from(tournament.plan.seats) - 1;
            table[player].played += 1;
        }
        for meeting in round.meetings.iter().filter(|meeting| meeting.over) {
            for (&player, Made { halves, met: people, won }) in meeting.players.iter().zip(made(meeting)) {
                let Some(standing) = table.get_mut(player) else { continue };
                standing.halves += halves;
                standing.won += u32::from(won);
                standing.played += 1;
                met[player].extend(people);
            }
        }
    }
    let halves: Vec<u32> = table.iter().map(|standing| standing.halves).collect();
    for standing in &mut table {
        let beaten = met[standing.player].iter().map(|(other, how)| how * halves[*other]);
        standing.beaten = beaten.sum();
    }
    let worth = |standing: &Standing| (standing.halves, standing.won, standing.beaten);
    table.sort_by_key(|standing| (std::cmp::Reverse(worth(standing)), standing.player));
    for index in 0..table.len() {
        let same = index > 0 && worth(&table[index - 1]) == worth(&table[index]);
        table[index].place = if same { table[index - 1].place } else { index + 1 };
    }
    table
}
