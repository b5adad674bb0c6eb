//! Who I am, and being the same person on another device.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use house::room::lobby;
use pages::model::{Device, Me};
use table::record::tidy_name;

use super::bans;
use super::caller::{Caller, Fields, Query, switch};
use super::guard::set_cookie;
use super::{Answer, page, see};
use crate::app::App;
use crate::fault::Fault;
use crate::rates::Kind;
use crate::store::{Person, PersonId, Push, Shelf, State as TableState, Store, theme_of};

/// `GET /me`
pub async fn show(State(app): State<Arc<App>>, caller: Caller, Query(query): Query) -> Answer {
    let person = caller.person()?;
    let (secret, id) = (app.house.personal_secret(person), person.id);
    let keys = app.house.read(move |store| store.keys_of(id)).await?;
    let devices = keys.iter().map(|key| Device {
        id: Push::signed(&key.hash),
        label: key.label.clone(),
        made: key.made,
        shown: key.shown,
        here: caller.key == Some(key.hash),
    });
    let saved = ["saved", "signed-out", "new-link", "not-deleted"]
        .into_iter()
        .find(|what| query.find(what).is_some());
    let notes = super::notes::notes(&app, person);
    let personal_link = format!("{}/p/{secret}", caller.base);
    let feed = format!("{}/feed/{}", caller.base, app.house.feed_secret(person));
    let host = app.house.is_host(caller.key).await?;
    let hidden = hidden(&app, person).await?;
    let finished = super::past::finished(&app, id).await?;
    let past = house::history::past(&finished, app.house.games(), person, app.house.around().now());
    let ratings = app.house.ratings(id).await?;
    let devices = devices.collect();
    let sharing = super::shared::sharing(&app, person, &caller.base);
    let me = Me { personal_link, feed, notes, saved, devices, host, past, ratings, sharing, hidden };
    Ok(page(pages::me(&caller.shell_at("/me"), &me)))
}

/// `POST /me/sign-out`
pub async fn sign_out(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    caller.take(&app, Kind::Move)?;
    let id = caller.person()?.id;
    let keys = app.house.read(move |store| store.keys_of(id)).await?;
    let others = fields.get("device") == "others";
    let is_here = |hash: &[u8; 32]| caller.key == Some(*hash);
    let is_meant =
        |hash: &[u8; 32]| if others { !is_here(hash) } else { Push::signed(hash) == fields.get("device") };
    let mut here = false;
    // Signed out twice is signed out.
    for key in keys.iter().filter(|key| is_meant(&key.hash)) {
        app.house.sign_out(id, key.hash).await?;
        here |= is_here(&key.hash);
    }
    if others {
        // Of some it is not known by which key they asked.
        let own = caller.key.as_ref().map(Push::signed).unwrap_or_default();
        let only = |person: &mut Person| person.reach.pushes.retain(|push| push.by == own);
        app.house.change_person(caller.person()?, only).await?;
    }
    Ok(see(if here { "/" } else { "/me?signed-out=1" }))
}

/// Those whom somebody hides, by what they are called now. Who is gone says nothing any more.
pub async fn hidden(app: &Arc<App>, person: &Arc<Person>) -> Result<Vec<(String, String)>, Fault> {
    let ids = person.hidden.clone();
    let others =
        move |store: &dyn Store| ids.iter().map(|id| store.person(*id)).collect::<Result<Vec<_>, _>>();
    let others = app.house.read(others).await?;
    let shown = |other: Person| (hidden_id(app, person, other.id), other.name);
    Ok(others.into_iter().flatten().map(shown).collect())
}

/// How the page of somebody calls one whom they hide: nobody else's number.
fn hidden_id(app: &App, person: &Person, other: PersonId) -> String {
    app.house.secret().derive(&["hidden", &person.id.0.to_string(), &other.0.to_string()])
}

/// `POST /me/show`: what this one says is shown again.
pub async fn unhide(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    show_again(&app, &caller, fields.get("person")).await?;
    Ok(see("/me?saved=1#hidden"))
}

/// Shows the lines of the one whom [`hidden`] calls so. Shown twice is shown.
///
/// # Errors
/// Nobody is known, or it cannot be kept.
pub async fn show_again(app: &Arc<App>, caller: &Caller, id: &str) -> Result<Arc<Person>, Fault> {
    caller.take(app, Kind::Move)?;
    let person = caller.person()?;
    match person.hidden.iter().copied().find(|other| hidden_id(app, person, *other) == id) {
        Some(other) => {
            let shown = app.house.change_person(person, |person| person.hidden.retain(|id| *id != other));
            Ok(shown.await?)
        }
        None => Ok(person.clone()),
    }
}

/// `POST /me/new-link`
pub async fn new_link(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    caller.take(&app, Kind::Move)?;
    app.house.new_personal_link(caller.person()?).await?;
    Ok(see("/me?new-link=1"))
}

/// `POST /me`
pub async fn save(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    caller.take(&app, Kind::Move)?;
    let old = caller.person()?.clone();
    if fields.find("name").is_some_and(|name| tidy_name(name) != old.name) {
        bans::may_speak(&app, old.id).await?;
    }
    let new = app.house.change_person(&old, |person| apply(person, &fields)).await?;
    if old.name != new.name && !new.name.is_empty() {
        rename_seats(&app, old, new).await?;
    }
    let back = fields.find("back").map(|path| path.strip_prefix(&caller.root).unwrap_or(path));
    Ok(see(back.filter(|path| is_local(path)).unwrap_or("/me?saved=1")))
}

/// What a form says about the person; what it does not mention stays.
fn apply(person: &mut Person, fields: &Fields) {
    if let Some(name) = fields.find("name") {
        person.name = tidy_name(name);
    }
    if let Some(lang) = fields.find("lang") {
        person.lang = lang.parse().ok();
    }
    if let Some(theme) = fields.find("theme") {
        person.theme = theme_of(theme);
    }
    if let Some(sound) = fields.find("sound") {
        person.sound = is_on(sound);
    }
    if let Some(chat) = fields.find("chat") {
        person.chat = is_on(chat);
    }
    if let Some(bar) = fields.find("bar") {
        person.bar = switch(bar);
    }
}

/// How many tables are looked through for a new name, the last touched first.
const RENAMED: usize = 200;

/// The new name at all tables that are not over. A seat whose name was chosen for that table keeps it.
async fn rename_seats(app: &Arc<App>, old: Arc<Person>, new: Arc<Person>) -> Result<(), Fault> {
    let id = new.id;
    let cards = app.house.read(move |store| store.cards(Shelf::Mine(id), RENAMED)).await?;
    for card in cards.iter().filter(|card| card.glance.state != TableState::Over) {
        // A table that cannot be loaded keeps its names.
        let Ok(room) = app.house.room(&card.code).await else { continue };
        let (old, new) = (old.clone(), new.clone());
        room.change(&app.house, move |moment| Ok(lobby::renamed(moment, &old, &new))).await?;
    }
    Ok(())
}

fn is_on(text: &str) -> bool {
    matches!(text, "on" | "true" | "1")
}

/// Whether this is a path of this server, and nothing that a browser takes for another one.
#[must_use]
pub fn is_local(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

async fn person_of(app: &Arc<App>, caller: &Caller, secret: &str) -> Result<Arc<Person>, Fault> {
    caller.may_guess(app)?;
    app.house.person_by_link(secret).await?.ok_or_else(|| {
        caller.missed(app);
        Fault::missing("server-no-personal-link")
    })
}

/// `GET /p/SECRET`
pub async fn personal(State(app): State<Arc<App>>, Path(secret): Path<String>, caller: Caller) -> Answer {
    let person = person_of(&app, &caller, &secret).await?;
    Ok(page(pages::become_person(&caller.shell(), &person.name)))
}

/// `POST /p/SECRET`
pub async fn become_person(
    State(app): State<Arc<App>>,
    Path(secret): Path<String>,
    caller: Caller,
) -> Answer {
    let person = person_of(&app, &caller, &secret).await?;
    let key = app.house.another_key(person.id, &caller.device).await?;
    // What this browser was told was for whoever it was before.
    if let (Some(old), Some(key)) = (caller.id().filter(|old| *old != person.id), caller.key) {
        app.house.hush(old, key).await?;
    }
    let mut response = see("/");
    response.headers_mut().insert(SET_COOKIE, set_cookie(&app, &key));
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn only_our_own_paths_are_gone_back_to() {
        assert!(is_local("/") && is_local("/t/bcdfghjk?choose=a+b"));
        for path in ["", "t", "//evil.example", "/\\evil.example", "https://evil.example", "/a\nb", "/é"] {
            assert!(!is_local(path), "{path}");
        }
    }
}
