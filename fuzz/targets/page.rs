//! What stands in the address of a table's page: what is chosen so far, and the place about which somebody asks.

use std::borrow::Cow;

use pages::model::{Help, Powers, SeatCard, Shell, Sits, TablePage};
use table::{AnySeen, Seat, Viewer};
use texts::Lang;

/// Far more than any page has.
const LONGEST_PAGE: usize = 1 << 20;

pub fn run(bytes: &[u8]) {
    let Some((which, plies, text)) = super::split(bytes) else { return };
    let (chosen, why) = text.split_once('\n').unwrap_or((text, ""));
    let table = super::table(which, plies);
    let seen = table.seen(table.to_act().map_or(Viewer::Public, Viewer::Seat));
    let lang = Lang::ALL[usize::from(plies) % Lang::ALL.len()];
    let html = pages::table(&Shell { lang, ..Shell::default() }, &page(&*seen, chosen, why)).into_string();
    assert!(html.len() < LONGEST_PAGE + 50 * text.len(), "{} bytes", html.len());
    assert!(!html.contains("<zq") && !html.contains("\"zq"), "what was typed is not escaped");
    // An address never makes a move, and the prompt is there whatever is chosen.
    assert!(html.contains("id=\"live\""), "there is no table on the page");
    if let Err(refusal) = seen.why(chosen) {
        super::sound(&refusal.phrase);
    }
}

fn page<'a>(seen: &'a dyn AnySeen, chosen: &'a str, why: &'a str) -> TablePage<'a> {
    let acting = seen.to_act();
    let card = |seat: Seat| SeatCard {
        seat,
        name: format!("Seat {seat}"),
        sits: Sits::Person,
        mine: acting == Some(seat),
        present: true,
        away: false,
        invitation: None,
        offered: false,
        may_stand_in: false,
        charge: None,
    };
    TablePage {
        seats: Seat::all(seen.seats()).map(card).collect(),
        powers: Cow::Owned(Powers {
            acts_for: acting,
            undo: true,
            reset: 1,
            chat: true,
            ..Powers::default()
        }),
        chosen,
        why,
        help: Cow::Owned(Help { allowed: true, ..Help::default() }),
        ..TablePage::new("birch", seen)
    }
}
