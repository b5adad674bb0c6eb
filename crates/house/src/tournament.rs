//! An evening's tournament: several tables at once, round after round, by one link.
//!
//! What is kept is who takes part and who met whom at which table ([`Tournament`]); results are taken over from the
//! tables when their games are over. A round with all its tables is kept in one group, so there is never half a round.

mod pairing;
mod run;
mod standings;

pub use pairing::rounds;
pub use standings::{Standing, standings};

use table::record::tidy_name;
use texts::Lang;

use crate::refused::Refused;
use crate::room::lobby::guest_name;
use crate::store::{Entrant, Odd, PersonId, Place, Round, Tournament};

/// So many take part at most.
pub const MOST_PLAYERS: usize = 32;
/// So many tournaments that are not over somebody has at most.
pub const MOST_OPEN: usize = 5;
/// The most games of a meeting, and the most rounds.
pub const MOST_GAMES: u8 = 9;
/// The most rounds that can be chosen.
pub const MOST_ROUNDS: u8 = 31;

type Result = std::result::Result<Tournament, Refused>;

/// What somebody is called who takes part: as they like, unless another one is.
fn called(tournament: &Tournament, name: &str, lang: Lang) -> String {
    let named = |player: &Entrant| Place { name: player.name.clone(), ..Place::default() };
    let name = tidy_name(name);
    if name.is_empty() {
        let places: Vec<Place> = tournament.players.iter().map(named).collect();
        return guest_name(lang, &places);
    }
    let taken = |name: &str| tournament.players.iter().any(|player| player.name == name);
    let numbered = (2..=MOST_PLAYERS).map(|number| format!("{name} {number}"));
    std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name)).unwrap_or(name)
}

/// Takes part; done twice it is done once.
///
/// # Errors
/// It has begun, or there is no more room.
pub fn join(tournament: &Tournament, person: PersonId, name: &str, lang: Lang) -> Result {
    if tournament.player(person).is_some() {
        return Ok(tournament.clone());
    }
    if !tournament.rounds.is_empty() {
        return Err(Refused::Begun);
    }
    if tournament.players.len() >= MOST_PLAYERS {
        return Err(Refused::TournamentFull);
    }
    let mut joined = tournament.clone();
    let name = called(tournament, name, lang);
    joined.players.push(Entrant { person: person.0, name, gone: false });
    Ok(joined)
}

/// Does not take part after all.
///
/// # Errors
/// It has begun: whoever goes then is not there any more ([`absent`]).
pub fn leave(tournament: &Tournament, person: PersonId) -> Result {
    if !tournament.rounds.is_empty() {
        return Err(Refused::Begun);
    }
    let mut left = tournament.clone();
    left.players.retain(|player| player.person != person.0);
    Ok(left)
}

/// Says that somebody is not there (any more), or is back: oneself, or whoever has made it. What they are playing is
/// lost, and the next rounds do without them.
///
/// # Errors
/// It is somebody else, or there is nobody of that number.
pub fn absent(tournament: &Tournament, by: PersonId, player: usize, gone: bool) -> Result {
    let mut told = tournament.clone();
    let entrant = told.players.get_mut(player).ok_or(Refused::NoSeat)?;
    if entrant.person != by.0 && tournament.host != by.0 {
        return Err(Refused::NotHost);
    }
    entrant.gone = gone;
    if gone && let Some(round) = told.rounds.last_mut() {
        for meeting in round.meetings.iter_mut().filter(|meeting| !meeting.over) {
            if meeting.players.contains(&player) && !meeting.gone.contains(&player) {
                meeting.gone.push(player);
            }
        }
    }
    Ok(told)
}

/// Whether the next round can begin: the one before is over, and enough people are there.
///
/// # Errors
/// Says why not.
pub fn may_begin(tournament: &Tournament) -> std::result::Result<(), Refused> {
    let running = |round: &Round| round.meetings.iter().any(|meeting| !meeting.over);
    if tournament.over || tournament.rounds.len() >= rounds(&tournament.plan, tournament.players.len()) {
        return Err(Refused::TournamentOver);
    }
    if tournament.rounds.last().is_some_and(running) {
        return Err(Refused::NotOver);
    }
    let here = tournament.players.iter().filter(|player| !player.gone).count();
    let needed = match tournament.plan.odd {
        Odd::Bye => usize::from(tournament.plan.seats),
        Odd::Bot(_) => 2,
    };
    if here < needed { Err(Refused::TooFew { needed }) } else { Ok(()) }
}

#[cfg(test)]
mod tests;
