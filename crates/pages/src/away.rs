//! Somebody is away, or was: what the others can do about it, and what whoever returns is told.

use maud::{Markup, html};
use table::{Act, AnySeen, Phrase, Seat};
use texts::Speaker;

use crate::clock;
use crate::model::{SeatCard, Sits, TablePage};
use crate::routes;
use crate::words::Words;

/// Over the board: somebody is waited for who is away, or a bot plays for the reader.
pub(crate) fn strip(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    let gone = page.seen.gone();
    let sat_in =
        |card: &&SeatCard| card.mine && matches!(card.sits, Sits::StandIn(_)) && !gone.contains(&card.seat);
    if page.seen.to_act().is_none() {
        return Markup::default();
    }
    if let Some(card) = page.seats.iter().find(sat_in) {
        let told = Phrase::new("web-away-plays").with("count", played_by_bot(page.seen, card.seat));
        return asked(w, page, card, &told, "return", "web-return");
    }
    match page.seats.iter().find(|card| card.may_stand_in) {
        Some(card) => {
            let told = Phrase::new("web-away").with("seat", card.seat);
            asked(w, page, card, &told, "stand-in", "web-stand-in")
        }
        None => Markup::default(),
    }
}

/// For whoever waits for somebody who is away, as long as nobody can be asked to sit in: what comes of it.
pub(crate) fn awaited(w: &Speaker<'_>, page: &TablePage<'_>) -> Option<String> {
    let card = page.seats.iter().find(|card| card.away && !card.may_stand_in)?;
    let away = w.say(&Phrase::new("web-away").with("seat", card.seat));
    let clocks = page.clocks.as_deref().filter(|clocks| clocks.running == Some(card.seat));
    Some(match clocks {
        Some(clocks) => format!("{away} {}", clock::then(w, clocks.terms)),
        None => away,
    })
}

fn asked(
    w: &Speaker<'_>,
    page: &TablePage<'_>,
    card: &SeatCard,
    told: &Phrase,
    below: &str,
    text: &'static str,
) -> Markup {
    html! {
        form.request #away method="post" action=(routes::table(page.code, below)) data-live {
            p role="status" { (w.say(told)) }
            button.btn.pri name="seat" value=(card.seat) { (w.t(text)) }
        }
    }
}

/// How many moves the bot has made that sits in this seat now, or sat there last.
fn played_by_bot(seen: &dyn AnySeen, seat: Seat) -> usize {
    let acts = (1..=seen.entries()).rev().filter_map(|number| seen.entry(number));
    let own = acts.filter(|(by, _)| *by == seat).map(|(_, act)| act);
    own.take_while(|act| !matches!(act, Act::Bot(_))).filter(|act| matches!(act, Act::Move(_))).count()
}

/// For whoever has come back and has not played since: what the bot did.
pub(crate) fn returned(w: &Speaker<'_>, page: &TablePage<'_>) -> Option<String> {
    let mut mine = page.seats.iter().filter(|card| card.mine);
    let count = mine.find_map(|card| played_before(page.seen, card.seat))?;
    Some(w.say(&Phrase::new("web-away-played").with("count", count)))
}

/// The same for this seat of whoever has come back, and has not played since.
fn played_before(seen: &dyn AnySeen, seat: Seat) -> Option<usize> {
    let mut acts = (1..=seen.entries()).rev().filter_map(|number| seen.entry(number));
    let last = acts.find(|(by, _)| *by == seat)?;
    let count = (last.1 == Act::Back).then(|| played_by_bot(seen, seat))?;
    (count > 0).then_some(count)
}
