//! The first page, joining by code, and the rules.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use bots::Level;
use house::room::kept::find;
use house::room::names::told_of;
use pages::model::{CardState, Home, Last, Notice, Shell, TableCard};
use table::{AnyGame, Phrase, Seat, Viewer};
use texts::Speaker;

use super::caller::{Caller, Fields};
use super::new::made_by;
use super::{Answer, page, page_with, see};
use crate::app::App;
use crate::fault::Fault;
use crate::notices::COUNTED;
use crate::secret::tidy_code;
use crate::store::{Card, PersonId, Place, Shelf, Sitter, State as TableState};

/// How many tables of others a list shows.
const LISTED: usize = 30;
/// For so many seconds a table that is over stays among the reader's.
const RECENT: u64 = 7 * 24 * 3600;
/// How many tables are looked through for a name.
const NAMED: usize = 200;

/// `GET /`
pub async fn home(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    Ok(page(first_page(&app, &caller, None).await?))
}

async fn first_page(app: &Arc<App>, caller: &Caller, notice: Option<Notice>) -> Result<maud::Markup, Fault> {
    let id = caller.id();
    let (mine, open, finished, tournaments) = app
        .house
        .read(move |store| {
            let mine = id.map_or(Ok(Vec::new()), |id| store.cards(Shelf::Mine(id), COUNTED))?;
            let theirs = id.map_or(Ok(Vec::new()), |id| store.tournaments(id, LISTED))?;
            Ok((mine, store.cards(Shelf::Open, LISTED)?, store.cards(Shelf::Finished, LISTED)?, theirs))
        })
        .await?;
    let w = Speaker::new(caller.lang);
    let cards = |cards: Vec<Card>| cards.iter().filter_map(|card| table_card(app, &w, card, id)).collect();
    let has_free = |card: &Card| card.meta.places.iter().any(|place| place.sitter == Sitter::Free);
    let last = id.map(|id| last_choices(app, &mine, id)).unwrap_or_default();
    let now = app.house.around().now();
    let mut mine: Vec<TableCard> = cards(mine);
    mine.retain(|card| !matches!(card.state, CardState::Over(..)) || card.touched + RECENT > now);
    tell_progress(app, &mut mine).await;
    let running = tournaments.into_iter().filter(|one| !one.over);
    let home = Home {
        tournaments: running.map(|one| (one.code, one.plan.name)).collect(),
        games: app.house.games(),
        last,
        mine,
        open: cards(open.into_iter().filter(has_free).collect()),
        finished: cards(finished),
        notice,
    };
    Ok(pages::home(&caller.shell(), &home))
}

/// `GET /waiting`: how many tables wait for the caller, as a number and no more.
pub async fn waiting(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    let id = caller.id();
    let mine = app
        .house
        .read(move |store| id.map_or(Ok(Vec::new()), |id| store.cards(Shelf::Mine(id), LISTED)))
        .await?;
    let w = Speaker::new(caller.lang);
    let cards = mine.iter().filter_map(|card| table_card(&app, &w, card, id));
    let count = cards.filter(|card| matches!(card.state, CardState::Playing(_, true))).count();
    Ok(typed("text/plain; charset=utf-8", count.to_string()))
}

/// How far the tables are that have waited longest: they are looked at, as whoever comes for them will do anyway. One that
/// cannot be loaded says nothing of it.
async fn tell_progress(app: &Arc<App>, mine: &mut [TableCard]) {
    let mut waiting: Vec<&mut TableCard> =
        mine.iter_mut().filter(|card| matches!(card.state, CardState::Playing(_, true))).collect();
    waiting.sort_by_key(|card| card.touched);
    for card in waiting.into_iter().take(pages::WAITING) {
        let Ok(room) = app.house.room(&card.code).await else { continue };
        let kept = room.moment().kept;
        card.progress =
            kept.table().ok().and_then(|table| pages::progress(table.seen(Viewer::Public).as_ref()));
    }
}

/// What the reader chose the last time, game by game.
#[must_use]
pub fn last_choices(app: &App, mine: &[Card], reader: PersonId) -> Vec<Last> {
    let last = |game: &&'static dyn AnyGame| {
        let game = game.info().id;
        let made = made_by(reader, game, mine);
        let newest = made.first()?;
        let bot = |place: &Place| match place.sitter {
            Sitter::Bot(level) => Some(level),
            _ => None,
        };
        let level = made.iter().find_map(|card| card.meta.places.iter().find_map(bot));
        Some(Last {
            game,
            choices: newest.meta.choices(),
            seat: newest.meta.seats_of(reader).next().unwrap_or(Seat::from_index(0)),
            level: level.unwrap_or(Level::USUAL),
        })
    };
    app.house.games().iter().filter_map(last).collect()
}

fn table_card(app: &App, w: &Speaker<'_>, card: &Card, reader: Option<PersonId>) -> Option<TableCard> {
    let told = told_of(&card.meta, &card.glance, reader, w.lang);
    let meta = told.as_ref().unwrap_or(&card.meta);
    let name = |seat: &Seat| meta.place(*seat).map(|place| place.name.clone()).unwrap_or_default();
    let is_reader = |place: &Place| reader.is_some_and(|reader| place.sitter == Sitter::Person(reader.0));
    let state = match card.glance.state {
        TableState::Lobby => CardState::Lobby,
        TableState::Playing => {
            let seat = card.glance.to_act?;
            CardState::Playing(name(&seat), reader.is_some_and(|reader| card.awaits(reader)))
        }
        TableState::Closed => return None,
        TableState::Over => {
            let winners = &card.glance.winners;
            let won = winners.iter().filter_map(|seat| meta.place(*seat)).any(is_reader);
            CardState::Over(winners.iter().map(name).collect(), won)
        }
    };
    Some(TableCard {
        code: card.code.clone(),
        game: find(app.house.games(), &meta.game)?.info().id,
        seats: meta
            .places
            .iter()
            .map(|place| match place.sitter {
                Sitter::Free => None,
                _ if is_reader(place) => Some(w.say(&Phrase::new("web-sits-you"))),
                _ => Some(place.name.clone()),
            })
            .collect(),
        state,
        touched: card.glance.touched,
        entries: card.entries,
        progress: None,
        unread: meta.unread_by(reader),
    })
}

/// `POST /join`
pub async fn join(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    caller.may_guess(&app)?;
    let typed = fields.get("code").trim();
    // A pasted link: what follows the last slash, and before any question mark.
    let plain = typed.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
    let last = plain.rsplit('/').next().unwrap_or_default();
    if plain.contains("/i/") && last.chars().all(|c| c.is_ascii_alphanumeric()) {
        return Ok(see(&format!("/i/{last}")));
    }
    if let Some(code) = tidy_code(last)
        && app.house.room(&code).await.is_ok()
    {
        return Ok(see(&pages::routes::table(&code, "")));
    }
    if let Some(code) = called(&app, &caller, typed.to_owned()).await? {
        return Ok(see(&pages::routes::table(&code, "")));
    }
    caller.missed(&app);
    let notice = Notice::Message(Phrase::new("server-no-table"));
    let caller = Caller { path: "/".to_owned(), ..caller };
    Ok(page_with(StatusCode::NOT_FOUND, first_page(&app, &caller, Some(notice)).await?))
}

/// The table that the caller calls by this name: one of their own, the last touched first, or an open one. Names are no
/// secrets, so that they open nothing else.
async fn called(app: &Arc<App>, caller: &Caller, name: String) -> Result<Option<String>, Fault> {
    let id = caller.id();
    let found = app.house.read(move |store| {
        let mine = id.map_or(Ok(Vec::new()), |id| store.cards(Shelf::Mine(id), NAMED))?;
        let open = store.cards(Shelf::Open, NAMED)?;
        let meant = mine.into_iter().chain(open).find(|card| pages::names::is_called(&card.code, &name));
        Ok(meant.map(|card| card.code))
    });
    Ok(found.await?)
}

/// `GET /feed/SECRET`
pub async fn feed(State(app): State<Arc<App>>, Path(secret): Path<String>, caller: Caller) -> Answer {
    caller.may_guess(&app)?;
    let Some(person) = app.house.person_by_feed(&secret).await? else {
        caller.missed(&app);
        return Err(Fault::missing("server-not-found"));
    };
    let id = person.id;
    let mine = app.house.read(move |store| store.cards(Shelf::Mine(id), COUNTED)).await?;
    let lang = person.lang.unwrap_or(caller.lang);
    let (w, shell) = (Speaker::new(lang), Shell { lang, ..caller.shell() });
    let cards: Vec<TableCard> = mine.iter().filter_map(|card| table_card(&app, &w, card, Some(id))).collect();
    let address = format!("{}/feed/{secret}", caller.base);
    Ok(typed("application/atom+xml; charset=utf-8", pages::feed(&shell, &address, &cards)))
}

/// What is nothing for those who look through all pages: what belongs to somebody, and what makes something.
const NOT_FOR_CRAWLERS: [&str; 6] = ["/me", "/t/", "/i/", "/p/", "/new/", "/host"];

/// `GET /robots.txt`
pub async fn robots(caller: Caller) -> Answer {
    let lines = NOT_FOR_CRAWLERS.map(|path| format!("Disallow: {}{path}\n", caller.root));
    Ok(typed("text/plain; charset=utf-8", format!("User-agent: *\n{}", lines.concat())))
}

/// `GET /manifest.webmanifest`
pub async fn manifest(caller: Caller) -> Answer {
    Ok(typed("application/manifest+json", pages::manifest(&caller.shell())))
}

fn typed(kind: &'static str, text: String) -> Response {
    ([(CONTENT_TYPE, HeaderValue::from_static(kind))], text).into_response()
}

/// `GET /gallery`, where the server was told to show it.
pub async fn gallery(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    if !app.config().gallery {
        return Err(Fault::missing("server-not-found"));
    }
    Ok(page(pages::gallery(&caller.shell(), app.house.games())))
}

/// `GET /privacy`
pub async fn privacy(caller: Caller) -> Answer {
    Ok(page(pages::privacy(&caller.shell())))
}

/// `GET /rules/GAME`
pub async fn rules(State(app): State<Arc<App>>, Path(game): Path<String>, caller: Caller) -> Answer {
    let game = find(app.house.games(), &game).ok_or_else(|| Fault::missing("server-no-game"))?;
    Ok(page(pages::rules(&caller.shell(), game)))
}
