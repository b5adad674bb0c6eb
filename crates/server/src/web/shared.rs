//! What somebody shows of their own page to whoever has its link.

use std::sync::Arc;

use axum::extract::{Path, State};
use house::Refused;
use pages::past::Past;
use pages::shared::{SharedPage, Sharing};

use super::caller::{Caller, Fields, switch};
use super::{Answer, bans, page, see};
use crate::app::App;
use crate::fault::Fault;
use crate::rates::Kind;
use crate::store::{Person, Shared};

/// What the reader shows now; `base` is the address of the server.
#[must_use]
pub fn sharing(app: &App, person: &Person, base: &str) -> Option<Sharing> {
    let (shared, secret) = (person.reach.shared?, app.house.shared_secret(person)?);
    let path = format!("/shared/{secret}");
    let Shared { results, rating, favourites, games, .. } = shared;
    Some(Sharing { link: format!("{base}{path}"), path, results, rating, favourites, games })
}

/// What is to be shown of somebody's page.
#[derive(Clone, Copy)]
pub struct Pieces {
    /// Wins and games.
    pub results: bool,
    /// Ratings.
    pub rating: bool,
    /// What was played with most.
    pub favourites: bool,
    /// The last games.
    pub games: bool,
}

/// Shows these pieces of the caller's page to whoever has its link, or takes the link back.
///
/// # Errors
/// Nobody is signed in, a host has closed it to them, or it cannot be kept.
pub async fn show_pieces(
    app: &Arc<App>,
    caller: &Caller,
    pieces: Option<Pieces>,
) -> Result<Arc<Person>, Fault> {
    caller.take(app, Kind::Move)?;
    let person = caller.person()?;
    if pieces.is_some() {
        // Others would read the name.
        bans::may_speak(app, person.id).await?;
    }
    let fresh = house::secret::number(app.house.around()).map_err(Refused::from)?;
    let change = |person: &mut Person| {
        // A link that was taken back stays void, even when that happened just now: the next one is another.
        let number = person.reach.shared.map_or(fresh, |shared| shared.number);
        person.reach.shared = pieces.map(|pieces| {
            let Pieces { results, rating, favourites, games } = pieces;
            Shared { number, results, rating, favourites, games }
        });
    };
    Ok(app.house.change_person(person, change).await?)
}

/// `POST /me/share`
pub async fn share(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    let on = |name: &str| switch(fields.get(name)) == Some(true);
    let pieces = Pieces {
        results: on("results"),
        rating: on("rating"),
        favourites: on("favourites"),
        games: on("games"),
    };
    let wanted = switch(fields.get("share")) != Some(false);
    show_pieces(&app, &caller, wanted.then_some(pieces)).await?;
    Ok(see("/me?saved=1#share"))
}

/// `GET /shared/SECRET`
pub async fn show(State(app): State<Arc<App>>, Path(secret): Path<String>, caller: Caller) -> Answer {
    caller.may_guess(&app)?;
    let found = app.house.person_by_shared(&secret).await?;
    let Some((shared, person)) = found.and_then(|person| Some((person.reach.shared?, person))) else {
        caller.missed(&app);
        return Err(Fault::missing("server-not-found"));
    };
    let mut past = Past { since: person.created, ..Past::default() };
    if shared.results || shared.favourites || shared.games {
        let finished = super::past::finished(&app, person.id).await?;
        let all = house::history::past(&finished, app.house.games(), &person, app.house.around().now());
        past.results = if shared.results { all.results } else { Vec::new() };
        past.favourites = if shared.favourites { all.favourites } else { Vec::new() };
        past.last = if shared.games { all.last } else { Vec::new() };
    }
    let ratings = if shared.rating { app.house.ratings(person.id).await? } else { Vec::new() };
    // As others see it: a rating that nobody would show is nothing yet.
    let ratings = ratings.into_iter().filter(|rating| rating.shown().is_some()).collect();
    let page_of = SharedPage { name: person.name.clone(), past, ratings };
    Ok(page(pages::shared::shared(&caller.shell(), &page_of)))
}
