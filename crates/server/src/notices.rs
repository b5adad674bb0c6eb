//! Your turn finds you: notices to those who are not here, by push and by mail, as they have asked for them.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use house::around::{Notice, Surroundings as _, What};
use pages::Told;
use texts::{Lang, Speaker};
use tokio::sync::{Semaphore, mpsc};

use crate::app::App;
use crate::store::{Card, Person, PersonId, Shelf, State};
use crate::ways::push::{Sending, UNREACHED};

/// So many notices wait to be sent; more are lost, which a house of this size never sees.
pub const WAITING: usize = 4096;
/// So many are sent at the same time.
const AT_ONCE: usize = 16;
/// How often it is looked whether what was held back can be sent.
const LOOK: Duration = Duration::from_secs(15);
/// Somebody gets a mail at most once in so many seconds.
const MAIL_PAUSE: u64 = 30 * 60;
/// The browsers of one person are told so often in an hour: nobody can have a stranger's server asked without end.
const HOURLY: u32 = 60;
/// So many tables are counted.
const COUNTED: usize = 200;

/// Sends notices until the server stops.
pub async fn keep_notices(app: Arc<App>, mut calls: mpsc::Receiver<Notice>) {
    let desk = Arc::new(Semaphore::new(AT_ONCE));
    // Who is told later, because it is a quiet hour or the last mail is not long ago.
    let mut held: HashMap<PersonId, Held> = HashMap::new();
    let mut mailed: HashMap<PersonId, u64> = HashMap::new();
    let mut pushed: HashMap<PersonId, (u64, u32)> = HashMap::new();
    loop {
        let call = tokio::select! {
            call = calls.recv() => call,
            () = tokio::time::sleep(LOOK) => None,
            () = app.stopped() => return,
        };
        let now = app.machine.now();
        mailed.retain(|_, at| at.saturating_add(MAIL_PAUSE) > now);
        pushed.retain(|_, (since, _)| since.saturating_add(3600) > now);
        let due: Vec<PersonId> =
            held.iter().filter(|(_, held)| held.until <= now).map(|(id, _)| *id).collect();
        let late = due.into_iter().map(|person| (person, None));
        let calls = call.into_iter().map(|call| (call.person, Some(call)));
        for (id, call) in calls.chain(late).collect::<Vec<_>>() {
            let was = held.remove(&id);
            let Ok(Some(person)) = app.house.person_by_id(id).await else { continue };
            if !person.reach.is_wanted() {
                continue;
            }
            if person.reach.is_quiet(now) {
                held.insert(id, Held { until: now, quiet: true });
                continue;
            }
            let mail = match mailed.get(&id) {
                Some(at) => {
                    if person.reach.confirmed().is_some() {
                        held.insert(id, Held { until: at + MAIL_PAUSE, quiet: false });
                    }
                    false
                }
                None => person.reach.confirmed().is_some(),
            };
            if mail {
                mailed.insert(id, now);
            }
            // What only mail was held back for, browsers were told.
            let often = pushed.entry(id).or_insert((now, 0));
            let browsers = (call.is_some() || was.is_some_and(|was| was.quiet)) && often.1 < HOURLY;
            often.1 += u32::from(browsers);
            let (app, desk) = (app.clone(), desk.clone());
            tokio::spawn(async move {
                let Ok(_place) = desk.acquire().await else { return };
                tell(&app, &person, call, browsers, mail).await;
            });
        }
    }
}

/// Somebody who is told later.
#[derive(Copy, Clone)]
struct Held {
    /// When, in seconds since 1970.
    until: u64,
    /// Whether nobody was told because it was a quiet hour.
    quiet: bool,
}

/// The tables that wait for this person.
fn waiting(cards: &[Card], person: PersonId) -> Vec<&Card> {
    let waits = |card: &&Card| {
        let place = card.glance.to_act.and_then(|seat| card.meta.place(seat));
        card.glance.state == State::Playing
            && place.is_some_and(|place| place.person() == Some(person) && place.bot().is_none())
    };
    cards.iter().filter(waits).collect()
}

/// Tells somebody of a table, or (`None`) of all that wait.
async fn tell(app: &Arc<App>, person: &Arc<Person>, call: Option<Notice>, browsers: bool, mail: bool) {
    let id = person.id;
    let Ok(cards) = app.house.read(move |store| store.cards(Shelf::Mine(id), COUNTED)).await else { return };
    let waiting = waiting(&cards, id);
    // Whoever was late, or has played meanwhile, is told nothing.
    let told = match &call {
        Some(call) if waiting.iter().any(|card| *card.code == *call.code) => {
            let low = call.what == What::Low;
            Told { table: Some((call.code.to_string(), call.game.to_owned(), low)), count: waiting.len() }
        }
        None => match waiting.as_slice() {
            [] => return,
            [only] => Told { table: Some((only.code.clone(), only.meta.game.clone(), false)), count: 1 },
            more => Told { table: None, count: more.len() },
        },
        Some(_) => return,
    };
    let lang = person.lang.or(person.reach.lang()).unwrap_or(Lang::En);
    if browsers {
        tell_browsers(app, person, lang, &told).await;
    }
    if mail {
        tell_by_mail(app, person, lang, &told).await;
    }
}

async fn tell_browsers(app: &Arc<App>, person: &Arc<Person>, lang: Lang, told: &Told) {
    let Some(pusher) = &app.ways.push else { return };
    let text = pages::push_notice(&Speaker::new(lang), app.config().root(), told);
    let topic = told.table.as_ref().map_or("all", |(code, ..)| code.as_str());
    let mut answers = Vec::new();
    for push in &person.reach.pushes {
        let mut sending =
            Sending { contact: app.config().contact(), now: app.machine.now(), chance: [0; 48] };
        let status = match app.machine.random(&mut sending.chance) {
            Ok(()) => pusher.send(push, topic, &text, &sending).await,
            Err(_) => UNREACHED,
        };
        answers.push((push.endpoint.clone(), status));
    }
    note_answers(app, person, &answers).await;
}

/// Keeps what push services answered, where that is news: a browser that is gone is told no more.
async fn note_answers(app: &Arc<App>, person: &Arc<Person>, answers: &[(String, u16)]) {
    let done = app.house.change_person(person, |person| {
        for (endpoint, status) in answers {
            match status {
                404 | 410 => person.reach.pushes.retain(|push| push.endpoint != *endpoint),
                status => {
                    let known = person.reach.pushes.iter_mut().filter(|push| push.endpoint == *endpoint);
                    known.for_each(|push| push.status = *status);
                }
            }
        }
    });
    if let Err(refused) = done.await {
        tracing::warn!(?refused, "what a push service answered could not be kept");
    }
}

async fn tell_by_mail(app: &Arc<App>, person: &Arc<Person>, lang: Lang, told: &Told) {
    let (Some(mailer), Some(to)) = (&app.ways.mail, person.reach.confirmed()) else { return };
    let base = app.config().base_url.clone().unwrap_or_default();
    let out = format!("{base}/mail/off/{}", app.house.mail_secret("mail-off", person, to));
    let letter = pages::mail_notice(&Speaker::new(lang), &base, &out, told);
    if let Err(what) = mailer.send(to, &letter, &out).await {
        tracing::warn!(what, "a mail could not be sent");
    }
}

/// Sends the link by which an address is confirmed. That it could not be sent is said in the log alone: whoever asks
/// learns nothing about addresses of others.
pub async fn send_link(app: &Arc<App>, person: &Arc<Person>, address: &str, lang: Lang) {
    let Some(mailer) = &app.ways.mail else { return };
    if !mailer.may_send_link(address, app.machine.now()) {
        tracing::info!("no further link is sent to an address that had some today");
        return;
    }
    let base = app.config().base_url.clone().unwrap_or_default();
    let link = format!("{base}/mail/confirm/{}", app.house.mail_secret("mail-confirm", person, address));
    let out = format!("{base}/mail/off/{}", app.house.mail_secret("mail-off", person, address));
    let letter = pages::mail_link(&Speaker::new(lang), &base, &link, &out);
    if let Err(what) = mailer.send(address, &letter, &out).await {
        tracing::warn!(what, "a mail could not be sent");
    }
}
