//! Help at the table: hints, and the bar that says who is ahead.

use maud::{Markup, html};
use table::{Phrase, Seat};
use texts::Speaker;

use crate::boards::Lead;
use crate::icons::icon;
use crate::model::{Hint, TablePage};
use crate::routes;
use crate::words::{Words, spoken};

/// A share as a whole number of hundredths.
fn percent(share: f64) -> i64 {
    (share.clamp(-1.0, 1.0) * 100.0).round() as i64
}

/// How a recommended move compares with the best, by what it gives away and by its place among the moves. Equal is only
/// what gives nothing away, however little the other does.
#[must_use]
pub fn compared(change: f64, place: usize) -> Phrase {
    match percent(-change) {
        0 if place == 0 => Phrase::new("web-hint-best"),
        0 if change < 0.0 => Phrase::new("web-hint-close"),
        0 => Phrase::new("web-hint-equal"),
        less => Phrase::new("web-hint-change").with("percent", less),
    }
}

/// Whether the reader could ask for a hint now.
fn may_ask(page: &TablePage<'_>) -> bool {
    page.help.allowed && page.powers.acts_for.is_some() && page.powers.acts_for == page.seen.to_act()
}

/// Whether there is a way to a hint.
pub(crate) fn asks(page: &TablePage<'_>) -> bool {
    may_ask(page) && page.help.hints.is_empty()
}

/// The button that asks for a hint; pressed, it says that somebody thinks.
pub(crate) fn ask(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    html! {
        @if asks(page) {
            form.ask method="post" action=(routes::table(page.code, "hint")) data-live {
                button.btn.ghost title=(w.t("web-hint")) data-key="h" data-wait=(w.t("web-hint-wait")) aria-keyshortcuts="h" {
                    (icon("hint")) span.calm { (w.t("web-hint")) } span.busy { (w.t("web-hint-wait")) }
                }
            }
        }
    }
}

/// The moves that were recommended. What can be chosen first is chosen, up to the next question, and what reveals
/// something is only pointed at; the rest is played where it stands. `leads` has the address for each that is not.
pub(crate) fn hints(w: &Speaker<'_>, page: &TablePage<'_>, leads: &[Option<Lead>]) -> Markup {
    let lead = |place: usize| leads.get(place).and_then(Option::as_ref);
    html! {
        @if may_ask(page) && !page.help.hints.is_empty() {
            section.hints #hints aria-label=(w.t("web-hints")) {
                // Who folds it has it out of the way until the next advice.
                details id={ "advice-" (page.seen.entries()) } open data-shut {
                    summary { (w.t("web-hints")) }
                    ol { @for (place, hint) in page.help.hints.iter().enumerate() { (line(w, hint, place, lead(place))) } }
                    p.soft { (w.t("web-hints-about")) }
                }
            }
        }
    }
}

fn line(w: &Speaker<'_>, hint: &Hint, place: usize, leads: Option<&Lead>) -> Markup {
    let worth = Phrase::new("web-hint-share").with("percent", percent(hint.share));
    let change = compared(hint.change, place);
    let name = leads.and_then(|lead| lead.name.as_ref()).unwrap_or(&hint.label);
    let inside =
        html! { i.no aria-hidden="true" { (place + 1) } span { (spoken(w, html! { (w.say(name)) })) } };
    html! {
        li data-tells={ "a" (place + 1) } {
            @match leads {
                // What stands on this page gets the focus.
                Some(Lead { to, .. }) => { a.btn href=(to) data-live[!to.starts_with('#')] { (inside) } }
                None => { button.btn form="play" name="move" value=(hint.text) { (inside) } }
            }
            @if hint.only {
                span.worth { (w.t("web-hint-only")) }
            } @else {
                span.worth { (w.say(&worth)) span { " · " (w.say(&change)) } }
                @if let Some(reason) = &hint.reason { span.soft { (w.say(reason)) } }
            }
        }
    }
}

/// One seat's share of the victory, as far as the viewer can tell.
pub(crate) fn bar(w: &Speaker<'_>, page: &TablePage<'_>, seat: Seat) -> Markup {
    if !page.help.bar || page.seen.outcome().is_some() {
        return Markup::default();
    }
    // One number: after advice the bar says what the best move found is worth.
    let advised = page.powers.acts_for == Some(seat) && may_ask(page);
    let best = page.help.hints.first().filter(|_| advised).map(|hint| hint.share);
    html! {
        @if let Some(share) = best.or(page.help.shares.get(seat.index()).copied()) {
            (share_of(w, share, "web-bar-about"))
        } @else {
            // It is being found out; the place is kept, so that nothing moves when it comes.
            span.share aria-hidden="true" { meter {} span { "…" } }
        }
    }
}

/// A share of the victory as a bar and as a number.
pub(crate) fn share_of(w: &Speaker<'_>, share: f64, about: &'static str) -> Markup {
    let percent = percent(share);
    let told = w.say(&Phrase::new("web-bar-share").with("percent", percent));
    html! {
        span.share title=(w.t(about)) {
            meter min="0" max="100" value=(percent) aria-label=(w.t("web-bar")) { (told) }
            span aria-hidden="true" { (told) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_gives_nothing_away_is_as_good() {
        let key = |change, place| compared(change, place).key.to_string();
        let keys = [key(0.0, 0), key(0.0, 1), key(-0.004, 1), key(-0.012, 2)];
        assert_eq!(keys, ["web-hint-best", "web-hint-equal", "web-hint-close", "web-hint-change"]);
    }
}
