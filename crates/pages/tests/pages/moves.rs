//! Every legal move can be reached by choosing, and no other.

use std::collections::BTreeSet;

use pages::model::TablePage;
use scraper::Html;
use table::AnySeen;
use texts::Lang;

use crate::samples::{page, seen, shell, table};
use crate::structure::select;

/// Follows every choice from here on and collects the moves that are offered.
fn reachable(seen: &dyn AnySeen, chosen: &str, moves: &mut BTreeSet<String>, depth: usize) {
    assert!(depth < 12, "choosing does not come to an end: {chosen}");
    let markup = pages::table(&shell(Lang::En, "/t/birch"), &TablePage { chosen, ..page(seen, &[]) });
    let parsed = Html::parse_document(&markup.into_string());
    for button in select(&parsed, "button[form=play][name=move]") {
        // Several moves that are one decision begin with one that is legal now.
        let decision = button.attr("value").unwrap_or_default();
        moves.insert(decision.split(';').next().unwrap_or_default().to_owned());
    }
    for link in select(&parsed, "a[href*='choose=']") {
        let href = link.attr("href").unwrap_or_default();
        let value = href.split_once("choose=").map(|(_, value)| decoded(value)).unwrap_or_default();
        // A board may offer to choose something else instead; only what leads on is followed.
        if value.len() > chosen.len() && value.starts_with(chosen) {
            reachable(seen, &value, moves, depth + 1);
        }
    }
}

fn decoded(value: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let digits = [
                    rest.next().expect("a test knows its data"),
                    rest.next().expect("a test knows its data"),
                ];
                u8::from_str_radix(std::str::from_utf8(&digits).expect("a test knows its data"), 16)
                    .expect("a test knows its data")
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).expect("a test knows its data")
}

#[test]
fn every_legal_move_is_offered_and_no_other() {
    for game in catalogue::games() {
        for plies in [0, 1, 4, 7, 12, 20, 33] {
            let table = table(*game, plies);
            let legal: BTreeSet<String> = table.legal_moves().into_iter().map(|mv| mv.text).collect();
            let mut offered = BTreeSet::new();
            reachable(&*seen(&*table), "", &mut offered, 0);
            assert_eq!(offered, legal, "{} after {plies}", game.info().id);
        }
    }
}

#[test]
fn a_choice_that_fits_nothing_is_no_choice() {
    let table = table(catalogue::games()[0], 0);
    let shell = shell(Lang::En, "/t/birch");
    let nonsense =
        pages::table(&shell, &TablePage { chosen: "é<b>", ..page(&*seen(&*table), &[]) }).into_string();
    let plain = pages::table(&shell, &page(&*seen(&*table), &[])).into_string();
    assert_eq!(nonsense, plain);
}
