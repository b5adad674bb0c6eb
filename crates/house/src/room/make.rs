//! New tables: who is meant to sit where, and what is chosen.

use pages::clock::Terms;
use pages::model::Sitter as Wanted;
use table::{AnyGame, Choices, Seat, Start};
use texts::Lang;

use super::kept::Kept;
use super::lobby::{guest_name, is_ready};
use super::rated;
use crate::around::Surroundings;
use crate::refused::Refused;
use crate::secret;
use crate::store::{Beginning, Clock, Meta, Person, Place, Rated, Sitter};

/// What bots are called: wolves of old stories, the same in every language.
const BOT_NAMES: [&str; table::MAX_SEATS] = ["Fenrir", "Sköll", "Isegrim", "Lupa", "Hati"];

/// A name for a bot in this seat that nobody else here has.
#[must_use]
pub fn bot_name(seat: Seat, places: &[Place]) -> String {
    let own = BOT_NAMES[seat.index() % BOT_NAMES.len()];
    let taken = |name: &&str| {
        places.iter().enumerate().any(|(index, place)| index != seat.index() && place.name == **name)
    };
    let free = std::iter::once(own).chain(BOT_NAMES).find(|name| !taken(name));
    free.unwrap_or(own).to_owned()
}

/// Whether bots can sit at a table of this game.
///
/// # Errors
/// No bots know it.
pub fn with_bots(game: &dyn AnyGame) -> Result<(), Refused> {
    if bots::levels(game.info().id).is_empty() { Err(Refused::NoBots) } else { Ok(()) }
}

/// What a new table is to be like.
#[derive(Clone, Debug)]
pub struct Order {
    /// The settled choices.
    pub choices: Choices,
    /// Who is meant to sit where.
    pub sitters: Vec<Wanted>,
    /// Whether it is listed.
    pub listed: bool,
    /// Minutes per turn before a bot may sit in; 0 for no limit.
    pub limit: u32,
    /// The time that everybody has.
    pub clock: Option<Terms>,
    /// Whether hints are allowed; `None` only for somebody who plays against bots alone.
    pub hints: Option<bool>,
    /// Whether the game counts for ratings.
    pub rated: bool,
}

/// What is known about a fresh table.
#[must_use]
pub fn blank(game: &dyn AnyGame, choices: &Choices, host: i64, limit: u32, at: u64) -> Meta {
    Meta {
        game: game.info().id.to_owned(),
        rules: game.info().rules_version,
        players: choices.players,
        choices: Meta::plain(choices),
        beginning: None,
        bots: Vec::new(),
        places: vec![Place::default(); usize::from(choices.players)],
        host,
        limit,
        hints: None,
        created: at,
        next: None,
        previous: None,
        wins: vec![0; usize::from(choices.players)],
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

/// Makes a table, and starts it when nobody is missing.
///
/// # Errors
/// The game refuses the choices, no bots know it and one is wanted, or one person wants two seats of a rated table.
pub fn make(
    game: &'static dyn AnyGame,
    order: &Order,
    host: &Person,
    names: &Names,
    around: &dyn Surroundings,
) -> Result<Kept, Refused> {
    let mut meta = blank(game, &order.choices, host.id.0, order.limit, around.now());
    meta.hints = order.hints;
    // Every seat of a rated table is another person's, and its own screen's.
    let own = |sitter: &&Wanted| matches!(sitter, Wanted::Me | Wanted::Here(_));
    if order.rated && order.sitters.iter().filter(own).count() > 1 {
        return Err(Refused::Rated);
    }
    meta.rated = order.rated.then(Rated::default);
    let clock = order.clock.or(order.rated.then_some(rated::USUAL));
    meta.clock = clock.map(|terms| Clock::new(terms, meta.places.len()));
    // A bot sits in when somebody's time is up.
    if clock.is_some() || order.sitters.iter().any(|sitter| matches!(sitter, Wanted::Bot(_))) {
        with_bots(game)?;
    }
    for index in 0..meta.places.len() {
        let seat = Seat::from_index(index);
        let named = |name: &str| match name {
            "" => guest_name(names.lang, &meta.places),
            name => name.to_owned(),
        };
        let (name, sitter) = match order.sitters.get(index) {
            Some(Wanted::Me) => (named(&names.person), Sitter::Person(host.id.0)),
            Some(Wanted::Here(name)) => (named(name), Sitter::Guest(host.id.0)),
            Some(&Wanted::Bot(level)) => (bot_name(seat, &meta.places), Sitter::Bot(level)),
            Some(Wanted::Friend) | None => (String::new(), Sitter::Free),
        };
        meta.places[index] = Place { name, sitter, ..Place::default() };
    }
    open(game, meta, order.listed, around)
}

/// How people are called.
pub struct Names {
    /// The person who asks; empty for somebody who gave no name.
    pub person: String,
    /// The language in which those are guests who gave none.
    pub lang: Lang,
}

/// A new table with this known about it, started from a fresh seed when nobody is missing.
///
/// # Errors
/// The game refuses the choices.
pub fn open(
    game: &'static dyn AnyGame,
    mut meta: Meta,
    listed: bool,
    around: &dyn Surroundings,
) -> Result<Kept, Refused> {
    let code = secret::code(around)?;
    if !is_ready(&meta) {
        return Ok(Kept::create(code, game, meta, listed, None));
    }
    let seed = secret::seed(around)?;
    meta.beginning = Some(Beginning::Seed(seed.to_string()));
    let table = game
        .open(&meta.choices(), Start::Seed(seed), &meta.names())
        .map_err(|error| Refused::Choices(Box::new(error.phrase())))?;
    Ok(Kept::create(code, game, meta, listed, Some(table)))
}
