//! Your turn finds you: notices to those who are not here, by push and by mail, as they have asked for them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use house::Refused;
use house::around::{Notice, Surroundings as _, What};
use pages::Told;
use texts::{Lang, Speaker};
use tokio::sync::{Semaphore, mpsc};

use crate::app::App;
use crate::store::{Card, Person, PersonId, Shelf, Store};
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
pub const COUNTED: usize = 200;

/// How often it is looked for what was held back at a server that is gone.
const TAKE_UP: Duration = Duration::from_secs(300);

/// Sends notices until the server stops. Only one that answers people takes up what others held back: one that only thinks
/// may know no mail server.
pub async fn keep_notices(app: Arc<App>, mut calls: mpsc::Receiver<Notice>, answers: bool) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let desk: Arc<Mutex<Desk>> = Arc::default();
    if answers {
        tokio::spawn(take_up(app.clone(), desk.clone()));
    }
    loop {
        let call = tokio::select! {
            call = calls.recv() => call,
            () = tokio::time::sleep(LOOK) => None,
            () = app.stopped() => return,
        };
        let mut late = of(&desk).due(app.machine.now());
        let call = call.map(|call| (call.person, late.remove(&call.person), Some(call)));
        let late = late.into_iter().map(|(person, held)| (person, Some(held), None));
        for (person, held, call) in call.into_iter().chain(late) {
            let (app, desk, places) = (app.clone(), desk.clone(), places.clone());
            tokio::spawn(async move {
                let Ok(_place) = places.acquire().await else { return };
                tell(&app, &desk, person, Matter { call, held }).await;
            });
        }
    }
}

fn of(desk: &Mutex<Desk>) -> MutexGuard<'_, Desk> {
    // Times and counts stay whole whoever panicked.
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes up what was held back, by quiet hours or after a mail, before this server started and, where several share the
/// data, what one held back that is gone. Whoever tells of it says so in the store: no two do.
async fn take_up(app: Arc<App>, desk: Arc<Mutex<Desk>>) {
    let shared = app.house.is_shared();
    let mut looks = true;
    while looks || shared {
        if looks {
            match app.house.read(Store::held_back).await {
                Ok(people) => {
                    of(&desk).take_up(people, app.machine.now());
                    looks = false;
                }
                Err(refused) => tracing::warn!(?refused, "what was held back could not be read"),
            }
        }
        if app.machine.rest(TAKE_UP).await {
            return;
        }
        // One of them is enough.
        looks = looks || app.house.read(Store::leads).await == Ok(true);
    }
}

/// Why somebody may have to be told something: it is their turn, or it was when nothing could be sent.
struct Matter {
    call: Option<Notice>,
    held: Option<Held>,
}

impl Matter {
    /// Whether browsers are to be told, too. They were told already of what only mail was held back for.
    fn is_news(&self) -> bool {
        self.call.is_some() || self.held.is_some_and(|held| held.quiet)
    }
}

/// Somebody who is told later.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Held {
    /// When, in seconds since 1970.
    until: u64,
    /// Whether nobody was told because it was a quiet hour.
    quiet: bool,
}

/// What somebody is told now, and how.
#[derive(PartialEq, Debug)]
struct Letter {
    told: Told,
    browsers: bool,
    mail: bool,
    /// When mail may go, where it waits.
    late: Option<u64>,
}

/// Who was told when, and who is told later.
#[derive(Default)]
struct Desk {
    /// Because it is a quiet hour, or the last mail is not long ago.
    held: HashMap<PersonId, Held>,
    mailed: HashMap<PersonId, u64>,
    pushed: HashMap<PersonId, (u64, u32)>,
}

impl Desk {
    /// Those who were held back until now.
    fn due(&mut self, now: u64) -> HashMap<PersonId, Held> {
        self.mailed.retain(|_, at| at.saturating_add(MAIL_PAUSE) > now);
        self.pushed.retain(|_, (since, _)| since.saturating_add(3600) > now);
        self.held.extract_if(|_, held| held.until <= now).collect()
    }

    /// These people are told later, in case they are not known here.
    fn take_up(&mut self, people: Vec<PersonId>, now: u64) {
        for id in people {
            let held = self.held.entry(id).or_insert(Held { until: now, quiet: true });
            held.quiet = true;
        }
    }

    /// Mail to this person waits until then, as the store says: here or elsewhere they got one.
    fn pauses(&mut self, id: PersonId, late: u64, now: u64) {
        if late > now {
            self.mailed.entry(id).or_insert(late.saturating_sub(MAIL_PAUSE));
        }
    }

    /// Keeps this for later where it is a quiet hour.
    fn holds_back(&mut self, person: &Person, matter: &Matter, now: u64) -> bool {
        let quiet = person.reach.is_quiet(now);
        if quiet {
            self.held.insert(person.id, Held { until: now, quiet: matter.is_news() });
        }
        quiet
    }

    /// What this person is told now, which counts as told from here on. Nothing counts that came to nothing: whoever has
    /// played meanwhile is told of their next turn as if this one had not been.
    fn decide(&mut self, person: &Person, matter: &Matter, cards: &[Card], now: u64) -> Option<Letter> {
        let id = person.id;
        let told = told(cards, id, matter)?;
        let wants = person.reach.confirmed().is_some();
        let late = self.mailed.get(&id).filter(|_| wants).map(|at| at.saturating_add(MAIL_PAUSE));
        let mail = wants && late.is_none();
        if mail {
            self.mailed.insert(id, now);
        } else if let Some(until) = late {
            self.held.insert(id, Held { until, quiet: false });
        }
        let often = self.pushed.entry(id).or_insert((now, 0));
        let browsers = matter.is_news() && often.1 < HOURLY;
        often.1 += u32::from(browsers);
        Some(Letter { told, browsers, mail, late })
    }
}

/// What there is to tell this person: of the table to which they are called, or of all that wait.
fn told(cards: &[Card], person: PersonId, matter: &Matter) -> Option<Told> {
    let waiting: Vec<&Card> = cards.iter().filter(|card| card.awaits(person)).collect();
    // Whoever was late, or has played meanwhile, is told nothing of it.
    let called = matter.call.as_ref().filter(|call| waiting.iter().any(|card| *card.code == *call.code));
    let one = |code: &str, game: &str, low: bool, count| Told {
        table: Some((code.to_owned(), game.to_owned(), low)),
        count,
    };
    match (called, waiting.as_slice()) {
        (None, []) => None,
        (None, _) if matter.held.is_none() => None,
        (Some(call), some) if matter.held.is_none() || some.len() == 1 => {
            Some(one(&call.code, call.game, call.what == What::Low, some.len()))
        }
        (_, [only]) => Some(one(&only.code, &only.meta.game, false, 1)),
        (_, more) => Some(Told { table: None, count: more.len() }),
    }
}

/// Tells somebody of a table, or of all that wait, if there still is anything to tell.
async fn tell(app: &Arc<App>, desk: &Mutex<Desk>, id: PersonId, matter: Matter) {
    match letter(app, desk, id, &matter).await {
        Ok(Some((person, letter))) => {
            let lang = person.lang.or(person.reach.lang()).unwrap_or(Lang::En);
            if letter.browsers {
                tell_browsers(app, &person, lang, &letter.told).await;
            }
            if letter.mail {
                tell_by_mail(app, &person, lang, &letter.told).await;
            }
        }
        Ok(None) => {}
        Err(refused) => {
            tracing::warn!(?refused, "nobody could be told that it is their turn");
            // What was held back stays so.
            if let Some(held) = matter.held {
                of(desk).held.entry(id).or_insert(held);
            }
        }
    }
}

async fn letter(
    app: &Arc<App>,
    desk: &Mutex<Desk>,
    id: PersonId,
    matter: &Matter,
) -> Result<Option<(Arc<Person>, Letter)>, Refused> {
    let now = app.machine.now();
    let person = app.house.person_by_id(id).await?.filter(|person| person.reach.is_wanted());
    let Some(person) = person else { return Ok(None) };
    let (shared, late) = (app.house.is_shared(), person.reach.late.filter(|_| person.reach.held));
    // Where only mail waits, browsers were told.
    let held = matter.held.map(|held| Held { quiet: held.quiet && late.is_none(), ..held });
    let matter = Matter { call: matter.call.clone(), held };
    if held.is_some() && matter.call.is_none() && shared && !person.reach.held {
        // Another server has told of it.
        return Ok(None);
    }
    if of(desk).holds_back(&person, &matter, now) {
        if matter.is_news() {
            // Whoever runs when the quiet hours end finds it there.
            let hold = |person: &mut Person| (person.reach.held, person.reach.late) = (true, None);
            app.house.change_person(&person, hold).await?;
        }
        return Ok(None);
    }
    let cards = app.house.read(move |store| store.cards(Shelf::Mine(id), COUNTED)).await?;
    let waits = late.is_some_and(|late| late > now);
    let held = match (held.is_some_and(|held| held.quiet) || person.reach.held) && !waits {
        true => claim(app, &person, held).await?,
        false => held,
    };
    let letter = {
        let mut desk = of(desk);
        desk.pauses(id, late.unwrap_or_default(), now);
        desk.decide(&person, &Matter { held, ..matter }, &cards, now)
    };
    if let Some(late) = letter.as_ref().and_then(|letter| letter.late) {
        // Whoever runs then finds it there.
        let hold = |person: &mut Person| {
            if !person.reach.held {
                (person.reach.held, person.reach.late) = (true, Some(late));
            }
        };
        if let Err(refused) = app.house.change_person(&person, hold).await {
            tracing::warn!(?refused, "that a mail waits could not be kept");
        }
    }
    Ok(letter.map(|letter| (person, letter)))
}

/// Says in the store that this person is told now of what was held back; and what is left to tell: nothing of that where
/// another server was faster.
async fn claim(app: &Arc<App>, person: &Arc<Person>, held: Option<Held>) -> Result<Option<Held>, Refused> {
    let (found, quiet) = (AtomicBool::new(false), AtomicBool::new(false));
    let told = |person: &mut Person| {
        found.store(person.reach.held, Ordering::Relaxed);
        quiet.store(person.reach.late.is_none(), Ordering::Relaxed);
        (person.reach.held, person.reach.late) = (false, None);
    };
    app.house.change_person(person, told).await?;
    Ok(match found.into_inner() {
        true => Some(Held { until: app.machine.now(), quiet: quiet.into_inner() }),
        false => held.filter(|_| !app.house.is_shared()),
    })
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
    let out = format!("{base}/mail/off/{}", app.house.mail_out_secret(person, to));
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
    let link = format!("{base}/mail/confirm/{}", app.house.mail_secret(person, address));
    let out = format!("{base}/mail/off/{}", app.house.mail_out_secret(person, address));
    let letter = pages::mail_link(&Speaker::new(lang), &base, &link, &out);
    if let Err(what) = mailer.send(address, &letter, &out).await {
        tracing::warn!(what, "a mail could not be sent");
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;
    use crate::store::{Glance, Mail, Meta, State};

    const ADA: PersonId = PersonId(7);
    const NOW: u64 = 1_000_000;

    fn ada() -> Person {
        let mut person = Person::new(ADA, 0, 0);
        person.reach.mail = Some(Mail { address: "ada@friends.example".to_owned(), confirmed: true });
        person
    }

    /// A table in play at which it is Ada's turn, or not.
    fn card(code: &str, turn: bool) -> Card {
        let text = r#"{"game":"triqueta","rules":1,"players":2,"choices":{},"beginning":null,"places":[
            {"name":"Ada","sitter":{"person":7}},{"name":"Bo","sitter":{"person":8}}],
            "host":7,"limit":0,"created":1}"#;
        let meta: Meta = serde_json::from_str(text).expect("a table");
        let to_act = Some(Seat::from_index(usize::from(!turn)));
        let glance = Glance {
            state: State::Playing,
            listed: false,
            touched: 1,
            to_act,
            waits_for_bot: false,
            winners: Vec::new(),
            due: None,
        };
        Card { code: code.to_owned(), meta, glance, entries: 3, bytes: 0 }
    }

    fn called(code: &str, held: Option<Held>) -> Matter {
        let call = Notice { person: ADA, code: code.into(), game: "triqueta", what: What::Turn };
        Matter { call: Some(call), held }
    }

    #[test]
    fn a_call_that_comes_to_nothing_counts_for_nothing() {
        let mut desk = Desk::default();
        assert_eq!(desk.decide(&ada(), &called("birch", None), &[card("birch", false)], NOW), None);
        let letter = desk.decide(&ada(), &called("birch", None), &[card("birch", true)], NOW);
        assert_eq!(letter.map(|letter| (letter.mail, letter.browsers)), Some((true, true)), "at once");
        // The next one within half an hour has to wait, and is told by mail alone then.
        let next = desk.decide(&ada(), &called("birch", None), &[card("birch", true)], NOW + 60);
        assert_eq!(next.map(|letter| (letter.mail, letter.browsers)), Some((false, true)));
        assert_eq!(desk.due(NOW + MAIL_PAUSE - 1), HashMap::new());
        let due = desk.due(NOW + MAIL_PAUSE);
        let matter = Matter { call: None, held: due.get(&ADA).copied() };
        let late = desk.decide(&ada(), &matter, &[card("birch", true)], NOW + MAIL_PAUSE);
        assert_eq!(late.map(|letter| (letter.mail, letter.browsers)), Some((true, false)));
    }

    #[test]
    fn a_pause_that_began_elsewhere_goes_on() {
        let mut desk = Desk::default();
        desk.pauses(ADA, NOW + 60, NOW);
        let letter =
            desk.decide(&ada(), &called("birch", None), &[card("birch", true)], NOW).expect("a turn");
        assert_eq!((letter.mail, letter.browsers, letter.late), (false, true, Some(NOW + 60)));
        assert_eq!(desk.due(NOW + 60).remove(&ADA), Some(Held { until: NOW + 60, quiet: false }));
        // One that is over holds nothing back.
        desk.pauses(ADA, NOW + 60, NOW + 60);
        let letter = desk.decide(&ada(), &called("birch", None), &[card("birch", true)], NOW + 60);
        assert_eq!(letter.map(|letter| (letter.mail, letter.late)), Some((true, None)));
    }

    #[test]
    fn what_waited_over_night_is_told_whatever_is_called_next() {
        let mut desk = Desk::default();
        let mut asleep = ada();
        asleep.reach.quiet = Some(crate::store::Quiet { from: 0, to: 1440, east: 0 });
        assert!(desk.holds_back(&asleep, &called("birch", None), NOW));
        assert!(!desk.holds_back(&ada(), &called("birch", None), NOW));
        let held = desk.due(NOW + 10).remove(&ADA);
        assert_eq!(held.map(|held| held.quiet), Some(true));
        // A call that is late itself, and one of another table.
        let cards = [card("birch", true), card("otter", true), card("heron", false)];
        for code in ["heron", "otter"] {
            let mut desk = Desk::default();
            let letter = desk.decide(&ada(), &called(code, held), &cards, NOW + 10).expect("two tables wait");
            assert_eq!((letter.told.count, letter.told.table, letter.browsers), (2, None, true), "{code}");
        }
        let one = desk.decide(&ada(), &called("heron", held), &cards[..1], NOW + 10).expect("one does");
        assert_eq!(one.told.table.map(|(code, ..)| code).as_deref(), Some("birch"));
        assert_eq!(desk.decide(&ada(), &called("heron", held), &cards[2..], NOW + 20), None);
    }

    #[test]
    fn a_table_does_not_wait_for_whoever_a_bot_sits_in_for() {
        let mut card = card("birch", true);
        assert!(card.awaits(ADA));
        card.meta.places[0].stand_in = Some(bots::Level::USUAL);
        assert!(!card.awaits(ADA));
        assert_eq!(told(&[card], ADA, &called("birch", None)), None);
    }
}
