//! An evening's tournament by its pages. What is done there, programs do too ([`crate::api`]).

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use house::Refused;
use house::room::kept::find;
use house::tournament::{self, MOST_GAMES, MOST_OPEN, MOST_ROUNDS};
use pages::tournament::{Chosen, GameCard, MeetingCard, NewTournament, Player, RoundCard, TournamentPage};
use table::record::tidy_name;
use table::{AnyGame, Choices, Phrase};

use super::caller::{Caller, Fields, level, switch};
use super::home::last_choices;
use super::new::{Draft, LOOKED_AT, TABLE_BYTES, clock, may_create, resolved};
use super::{Answer, page, page_with, see};
use crate::app::App;
use crate::fault::Fault;
use crate::rates::Kind;
use crate::secret::tidy_code;
use crate::store::{Meeting, Odd, Plan, Played, Shelf, Tournament};

/// `GET /tournament`
pub async fn form(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    Ok(page(draw(&app, &caller, &fields, None).await?))
}

async fn draw(
    app: &Arc<App>,
    caller: &Caller,
    fields: &Fields,
    problem: Option<Phrase>,
) -> Result<maud::Markup, Fault> {
    let chosen = chosen(app, fields);
    let mut last = Vec::new();
    if let Some(id) = caller.id() {
        let mine = app.house.read(move |store| store.cards(Shelf::Mine(id), LOOKED_AT)).await?;
        last = last_choices(app, &mine, id);
    }
    let last = last.into_iter().find(|last| last.game == chosen.game);
    let form = NewTournament { games: app.house.games(), chosen, sent: &fields.0, last, problem };
    Ok(pages::tournament::new_tournament(&caller.shell(), &form))
}

/// The game's own choice, as the form makes it: for everybody who plays there.
async fn choices(
    app: &Arc<App>,
    caller: &Caller,
    chosen: &Chosen,
    mut fields: Fields,
) -> Result<Vec<(String, String)>, Fault> {
    let game = find(app.house.games(), &chosen.game).ok_or_else(|| Fault::missing("server-no-game"))?;
    fields.0.push(("players".to_owned(), chosen.seats.to_string()));
    let fields = resolved(app, caller, game, fields).await?;
    let choices = Draft::read(game, &fields).choices;
    Ok(choices.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect())
}

/// What a form says; what is missing or makes no sense is filled in.
fn chosen(app: &App, fields: &Fields) -> Chosen {
    let number = |name: &str, usual: u8| fields.get(name).trim().parse().unwrap_or(usual);
    let first = app.house.games().first().map(|game| game.info().id).unwrap_or_default();
    let bots = fields.get("odd").strip_prefix("bot-").and_then(|name| level(name).ok());
    Chosen {
        name: tidy_name(fields.get("name")),
        game: fields.find("game").unwrap_or(first).to_owned(),
        seats: number("seats", 2),
        games: number("games", 1),
        rounds: number("rounds", 0),
        bots,
        alone: switch(fields.get("alone")) == Some(true),
        rated: switch(fields.get("rated")) == Some(true),
        clock: clock(fields),
    }
}

/// What is played, checked; `choices` are those that somebody has made for the game.
///
/// # Errors
/// There is no such game, it cannot be played like that, or numbers are out of range.
pub fn plan(app: &App, chosen: &Chosen, choices: &[(String, String)]) -> Result<Plan, Fault> {
    let game = find(app.house.games(), &chosen.game).ok_or_else(|| Fault::missing("server-no-game"))?;
    let mut wish = Choices::new(chosen.seats);
    for (key, value) in choices {
        wish.set(key, value.as_str());
    }
    let settled = game
        .settle(&wish)
        .map_err(|problem| Fault::told(StatusCode::UNPROCESSABLE_ENTITY, problem.phrase))?;
    let sound = (2..=u8::MAX).contains(&chosen.seats)
        && (1..=MOST_GAMES).contains(&chosen.games)
        && !chosen.games.is_multiple_of(2)
        && chosen.rounds <= MOST_ROUNDS;
    if !sound {
        return Err(Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "server-bad-tournament"));
    }
    // Bots play on for those who go.
    house::room::make::with_bots(game)?;
    Ok(Plan {
        name: chosen.name.clone(),
        game: chosen.game.clone(),
        seats: chosen.seats,
        choices: settled.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        clock: chosen.clock,
        rated: chosen.rated,
        games: chosen.games,
        rounds: chosen.rounds,
        odd: chosen.bots.map_or(Odd::Bye, Odd::Bot),
        alone: chosen.alone,
    })
}

/// Makes a tournament.
///
/// # Errors
/// Nobody is known, or there are too many.
pub async fn create(app: &Arc<App>, caller: &Caller, plan: Plan) -> Result<Tournament, Fault> {
    let person = caller.person()?.id;
    super::bans::may_be_called(app, caller, &plan.name).await?;
    may_create(app, caller, TABLE_BYTES).await?;
    let theirs = app.house.read(move |store| store.tournaments(person, 100)).await?;
    if theirs.iter().filter(|one| one.host == person.0 && !one.over).count() >= MOST_OPEN {
        return Err(Fault::conflict("server-too-many-tournaments"));
    }
    Ok(app.house.new_tournament(person, plan).await?)
}

/// `POST /tournament`
pub async fn make(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    let chosen = chosen(&app, &fields);
    let choices = choices(&app, &caller, &chosen, fields.clone()).await?;
    let plan = match plan(&app, &chosen, &choices) {
        Ok(plan) => plan,
        Err(fault) if fault.status == StatusCode::UNPROCESSABLE_ENTITY => {
            let drawn = draw(&app, &caller, &fields, Some(fault.phrase)).await?;
            return Ok(page_with(StatusCode::UNPROCESSABLE_ENTITY, drawn));
        }
        Err(fault) => return Err(fault),
    };
    let made = create(&app, &caller, plan).await?;
    Ok(see(&pages::routes::tournament(&made.code, "")))
}

/// The tournament with this code, with all that has happened at its tables. Codes that do not exist are counted.
///
/// # Errors
/// There is none.
pub async fn found(app: &Arc<App>, caller: &Caller, code: &str) -> Result<Tournament, Fault> {
    caller.may_guess(app)?;
    let missing = || {
        caller.missed(app);
        Fault::missing("server-no-tournament")
    };
    let code = tidy_code(code).ok_or_else(missing)?;
    match app.house.advance(&code).await {
        Err(Refused::NoTournament) => Err(missing()),
        done => Ok(done?),
    }
}

/// `GET /tournament/CODE`
pub async fn show(State(app): State<Arc<App>>, Path(code): Path<String>, caller: Caller) -> Answer {
    let tournament = found(&app, &caller, &code).await?;
    let mut shown = model(&tournament, &caller);
    shown.game = played(&app, &tournament.plan);
    Ok(page(pages::tournament::tournament(&caller.shell(), &shown)))
}

/// The game of a tournament with what is chosen for it, if it is known here.
fn played(app: &App, plan: &Plan) -> Option<(&'static dyn AnyGame, Choices)> {
    let mut choices = Choices::new(plan.seats);
    for (key, value) in &plan.choices {
        choices.set(key, value.as_str());
    }
    Some((find(app.house.games(), &plan.game)?, choices))
}

/// The tournament as this reader sees it.
#[must_use]
pub fn model(tournament: &Tournament, caller: &Caller) -> TournamentPage {
    let plan = &tournament.plan;
    let rounds = tournament.rounds.iter().map(|round| RoundCard {
        meetings: round.meetings.iter().map(meeting).collect(),
        byes: round.byes.clone(),
    });
    let players =
        tournament.players.iter().map(|player| Player { name: player.name.clone(), gone: player.gone });
    TournamentPage {
        code: tournament.code.clone(),
        game: None,
        chosen: Chosen {
            name: plan.name.clone(),
            game: plan.game.clone(),
            seats: plan.seats,
            games: plan.games,
            rounds: plan.rounds,
            bots: if let Odd::Bot(level) = plan.odd { Some(level) } else { None },
            alone: plan.alone,
            rated: plan.rated,
            clock: plan.clock,
        },
        link: format!("{}/tournament/{}", caller.base, tournament.code),
        rounds_in_all: tournament::rounds(plan, tournament.players.len()),
        over: tournament.over,
        players: players.collect(),
        standings: tournament::standings(tournament),
        rounds: rounds.collect(),
        host: caller.id().is_some_and(|id| id.0 == tournament.host),
        me: caller.id().and_then(|id| tournament.player(id)),
        may_begin: tournament::may_begin(tournament).is_ok(),
    }
}

fn meeting(meeting: &Meeting) -> MeetingCard {
    let game = |game: &Played| {
        let best = game.places.iter().min();
        let won = game.seats.iter().zip(&game.places).filter(|(_, place)| Some(*place) == best);
        GameCard {
            code: game.code.clone(),
            over: !game.places.is_empty(),
            winners: won.filter_map(|(player, _)| *player).collect(),
        }
    };
    MeetingCard {
        players: meeting.players.clone(),
        bots: meeting.bots,
        games: meeting.games.iter().map(game).collect(),
        over: meeting.over,
    }
}

/// Takes part.
///
/// # Errors
/// There is none, it has begun, or it is full.
pub async fn enter(app: &Arc<App>, caller: &Caller, code: &str, name: &str) -> Result<Tournament, Fault> {
    caller.take(app, Kind::Move)?;
    let (person, before) = (caller.person()?.clone(), found(app, caller, code).await?);
    let name = if tidy_name(name).is_empty() { person.name.clone() } else { tidy_name(name) };
    super::bans::may_be_called(app, caller, &name).await?;
    let join = |before: &Tournament| tournament::join(before, person.id, &name, caller.lang);
    Ok(app.house.change_tournament(&before.code, join).await?)
}

/// Does not take part after all.
///
/// # Errors
/// There is none, or it has begun.
pub async fn withdraw(app: &Arc<App>, caller: &Caller, code: &str) -> Result<Tournament, Fault> {
    caller.take(app, Kind::Move)?;
    let (person, before) = (caller.person()?.id, found(app, caller, code).await?);
    Ok(app.house.change_tournament(&before.code, |before| tournament::leave(before, person)).await?)
}

/// Begins the next round.
///
/// # Errors
/// Somebody else has made it, or it cannot begin yet.
pub async fn begin_round(app: &Arc<App>, caller: &Caller, code: &str) -> Result<Tournament, Fault> {
    let before = found(app, caller, code).await?;
    may_create(app, caller, TABLE_BYTES * before.players.len().max(1)).await?;
    Ok(app.house.begin_round(&before.code, caller.person()?.id).await?)
}

/// Says that somebody is not there (any more), or is back.
///
/// # Errors
/// It is not for the caller to say.
pub async fn set_gone(
    app: &Arc<App>,
    caller: &Caller,
    code: &str,
    player: usize,
    gone: bool,
) -> Result<Tournament, Fault> {
    caller.take(app, Kind::Move)?;
    let (person, before) = (caller.person()?.id, found(app, caller, code).await?);
    Ok(app.house.set_absent(&before.code, person, player, gone).await?)
}

fn back(tournament: &Tournament) -> Answer {
    Ok(see(&pages::routes::tournament(&tournament.code, "")))
}

/// `POST /tournament/CODE/join`
pub async fn join(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    back(&enter(&app, &caller, &code, fields.get("name")).await?)
}

/// `POST /tournament/CODE/leave`
pub async fn leave(State(app): State<Arc<App>>, Path(code): Path<String>, caller: Caller) -> Answer {
    back(&withdraw(&app, &caller, &code).await?)
}

/// `POST /tournament/CODE/begin`
pub async fn begin(State(app): State<Arc<App>>, Path(code): Path<String>, caller: Caller) -> Answer {
    back(&begin_round(&app, &caller, &code).await?)
}

/// `POST /tournament/CODE/gone`
pub async fn gone(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let gone = switch(fields.get("gone")) == Some(true);
    back(&set_gone(&app, &caller, &code, fields.number("player")?, gone).await?)
}
