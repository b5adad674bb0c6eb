//! What somebody has played, from the cards of their tables: nothing is replayed for it.

use std::collections::BTreeMap;

use bots::Level;
use pages::past::{Fact, Favourite, Filter, History, Past, Played, Results, Tally};
use table::AnyGame;

use crate::room::kept::find;
use crate::store::{Beginning, Card, Person, PersonId, Place, Sitter, State};

/// So many games a page of the history shows.
pub const PAGE: usize = 50;
/// So many of them the reader's own page shows.
const LAST: usize = 5;
/// So many kind facts it has at most.
const FACTS: usize = 3;
/// So many favourites it has of a game at most.
const FAVOURITES: usize = 2;
const DAY: u64 = 86_400;

/// A finished game of somebody.
#[derive(Clone, Debug)]
pub struct Finished {
    /// What pages show of it.
    pub played: Played,
    /// Who else sat there.
    pub people: Vec<(PersonId, String)>,
    /// Whether it began as games do: neither guided nor in the middle of another one.
    pub whole: bool,
    /// What was played with, such as a pack or animals.
    pub with: Vec<String>,
}

/// The games of this person that are over, the newest first.
#[must_use]
pub fn finished(cards: &[Card], games: &[&'static dyn AnyGame], person: PersonId) -> Vec<Finished> {
    let mut all: Vec<Finished> = cards.iter().filter_map(|card| one(card, games, person)).collect();
    all.sort_by(|one, other| (other.played.at, &one.played.code).cmp(&(one.played.at, &other.played.code)));
    all
}

fn one(card: &Card, games: &[&'static dyn AnyGame], person: PersonId) -> Option<Finished> {
    let (meta, glance) = (&card.meta, &card.glance);
    if glance.state != State::Over || meta.uploaded {
        return None;
    }
    let own = meta.places.iter().position(|place| place.sitter == Sitter::Person(person.0))?;
    let ended = meta.ended.as_ref();
    let others = || meta.places.iter().enumerate().filter(|(index, _)| *index != own).map(|(_, place)| place);
    let mut names: Vec<&Place> = others().collect();
    names.sort_by_key(|place| place.person().is_none());
    let mut levels: Vec<Level> = meta.bots.iter().flatten().filter_map(|bot| bot.parse().ok()).collect();
    levels.sort_unstable();
    levels.dedup();
    let elsewhere = |place: &Place| match place.sitter {
        Sitter::Person(id) if id != person.0 => Some((PersonId(id), place.name.clone())),
        _ => None,
    };
    let game = find(games, &meta.game)?.info().id;
    let with = match ended.and_then(|ended| ended.with.get(own)) {
        Some(dealt) => vec![dealt.clone()],
        None => pages::past::chosen(game, &meta.choices, own),
    };
    Some(Finished {
        with,
        played: Played {
            code: card.code.clone(),
            game,
            players: meta.players,
            others: names.iter().map(|place| place.name.clone()).collect(),
            levels,
            won: glance.winners.iter().any(|seat| seat.index() == own),
            place: ended.and_then(|ended| ended.places.get(own)).copied(),
            points: ended.and_then(|ended| ended.points.get(own)).copied(),
            at: ended.map_or(glance.touched, |ended| ended.at),
            rated: meta.rated.is_some(),
            change: None,
        },
        people: others().filter_map(elsewhere).collect(),
        whole: meta.guide.is_none() && matches!(meta.beginning, Some(Beginning::Seed(_))),
    })
}

/// What a person has played, in short, at this time.
#[must_use]
pub fn past(all: &[Finished], games: &[&'static dyn AnyGame], person: &Person, now: u64) -> Past {
    Past {
        since: person.created,
        games: all.len(),
        week: all.iter().filter(|game| game.played.at + 7 * DAY > now).count(),
        facts: facts(all, now),
        results: results(all, games),
        favourites: games.iter().flat_map(|game| favourites(all, game.info().id)).collect(),
        last: all.iter().take(LAST).map(|game| game.played.clone()).collect(),
    }
}

/// The results in each game, as wins of games; nothing where nothing was played.
fn results(all: &[Finished], games: &[&'static dyn AnyGame]) -> Vec<Results> {
    let whole = || all.iter().filter(|game| game.whole).map(|game| &game.played);
    if whole().next().is_none() {
        return Vec::new();
    }
    let most = games.iter().map(|game| *game.info().players.end()).max().unwrap_or(0);
    let fewest = games.iter().map(|game| *game.info().players.start()).min().unwrap_or(1).max(2);
    let tally = |fits: &dyn Fn(&Played) -> bool| {
        whole().filter(|game| fits(game)).fold(Tally::default(), |tally, game| Tally {
            wins: tally.wins + u32::from(game.won),
            games: tally.games + 1,
        })
    };
    let of = |game: &&'static dyn AnyGame| {
        let (id, made_for) = (game.info().id, game.info().players.clone());
        let by_players = |players: u8| {
            let tally = tally(&|game| game.game == id && game.players == players);
            (players, made_for.contains(&players).then_some(tally))
        };
        let by_level =
            |level: &Level| (*level, tally(&|game| game.game == id && game.levels.contains(level)));
        Results {
            game: id,
            players: (fewest..=most).map(by_players).collect(),
            levels: Level::ALL.iter().map(by_level).collect(),
        }
    };
    games.iter().map(of).collect()
}

/// What was played with most in this game, in two games at least.
fn favourites(all: &[Finished], game: &'static str) -> Vec<Favourite> {
    let whole = || all.iter().filter(|one| one.whole && one.played.game == game);
    let of = whole().count() as u32;
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    for one in whole() {
        for what in &one.with {
            let tally = tallies.entry(what).or_default();
            *tally = Tally { wins: tally.wins + u32::from(one.played.won), games: tally.games + 1 };
        }
    }
    let mut found: Vec<(&str, Tally)> = tallies.into_iter().filter(|(_, tally)| tally.games > 1).collect();
    // What is equal stays in the order of its names.
    found.sort_by_key(|(_, tally)| std::cmp::Reverse((tally.games, tally.wins)));
    let favourite = |(what, tally): (&str, Tally)| Favourite { game, what: what.to_owned(), tally, of };
    found.into_iter().take(FAVOURITES).map(favourite).collect()
}

/// At most three kind facts about the last two weeks: never that something was lost or not played.
fn facts(all: &[Finished], now: u64) -> Vec<Fact> {
    let whole: Vec<&Played> = all.iter().filter(|game| game.whole).map(|game| &game.played).collect();
    let fresh = |game: &&&Played| game.at + 14 * DAY > now;
    let mut facts = Vec::new();
    let running = whole.iter().take_while(|game| game.won).count() as u32;
    if running >= 2 && whole.first().is_some_and(|game| fresh(&game)) {
        facts.push(Fact::Running(running));
    }
    // The hardest bots that were beaten lately.
    let beaten = whole.iter().filter(fresh).filter(|game| game.won);
    let hardest = beaten.filter_map(|game| Some((*game.levels.iter().max()?, game.game))).max();
    if let Some((level, game)) = hardest {
        let times = whole.iter().filter(|one| one.won && one.game == game && one.levels.contains(&level));
        facts.push(Fact::Beat(level, game, times.count() as u32));
    }
    facts.extend(best(&whole, fresh));
    facts.truncate(FACTS);
    facts
}

/// The most points in a game, if they are fresh and better than in at least two games before.
fn best(whole: &[&Played], fresh: impl Fn(&&&Played) -> bool) -> Option<Fact> {
    let mut by_game: BTreeMap<&'static str, Vec<&&Played>> = BTreeMap::new();
    for game in whole {
        by_game.entry(game.game).or_default().push(game);
    }
    by_game.into_iter().find_map(|(game, played)| {
        let points = |one: &&&Played| one.points;
        let best = played.iter().copied().max_by_key(|one| (one.points, one.at))?;
        let others = played.iter().copied().filter(|one| one.at < best.at).filter_map(|one| points(&one));
        let others: Vec<i16> = others.collect();
        let beats = others.len() >= 2 && others.iter().all(|other| Some(*other) < best.points);
        best.points.filter(|_| beats && fresh(&best)).map(|points| Fact::Best(game, points))
    })
}

/// A page of what fits this filter; `name` is what forms call somebody.
#[must_use]
pub fn history(
    all: &[Finished],
    games: &[&'static dyn AnyGame],
    filter: Filter,
    page: usize,
    name: impl Fn(PersonId) -> String,
) -> History {
    let mut people: BTreeMap<PersonId, (String, u32)> = BTreeMap::new();
    // From the oldest: somebody is called as they were last.
    for (id, called) in all.iter().rev().flat_map(|game| &game.people) {
        let known = people.entry(*id).or_default();
        *known = (called.clone(), known.1 + 1);
    }
    let mut people: Vec<(String, String, u32)> =
        people.into_iter().map(|(id, (called, games))| (name(id), called, games)).collect();
    people.sort_by(|one, other| (other.2, &one.1).cmp(&(one.2, &other.1)));
    let fits = |game: &&Finished| {
        (filter.game.is_empty() || game.played.game == filter.game)
            && (filter.with.is_empty() || game.people.iter().any(|(id, _)| name(*id) == filter.with))
            && match filter.result.as_str() {
                "won" => game.played.won,
                "lost" => !game.played.won,
                _ => true,
            }
    };
    let found: Vec<&Finished> = all.iter().filter(fits).collect();
    let pages = found.len().div_ceil(PAGE).max(1);
    let page = page.clamp(1, pages);
    let shown = found.iter().skip((page - 1) * PAGE).take(PAGE).map(|game| game.played.clone()).collect();
    History {
        games: games.iter().map(|game| game.info().id).collect(),
        people: people.into_iter().map(|(id, called, _)| (id, called)).collect(),
        found: found.len(),
        page,
        pages,
        shown,
        filter,
    }
}
