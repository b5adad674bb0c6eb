//! Who is meant is shown by one sign, and everything has a name.

use std::borrow::Cow;

use pages::model::{Replay, TablePage};
use scraper::{ElementRef, Html, Selector};
use table::{AnyTable, Choices, Seat, Start, Viewer};
use texts::Lang;

use crate::samples::{page, shell};

fn all<'a>(html: &'a Html, what: &str) -> Vec<ElementRef<'a>> {
    html.select(&Selector::parse(what).expect("a selector")).collect()
}

fn text(element: ElementRef<'_>) -> String {
    element.text().collect::<String>().trim().to_owned()
}

/// What a badge shows: its shape and colour, and the sign.
fn sign(element: ElementRef<'_>) -> (Vec<String>, String) {
    let badge = element.select(&Selector::parse(".bdg").expect("a selector")).next().expect("a badge");
    let classes = badge.value().classes().filter(|class| *class != "sm").map(str::to_owned).collect();
    (classes, text(badge))
}

/// A game played to its end.
fn over(id: &str, choices: &Choices) -> Box<dyn AnyTable> {
    let game = catalogue::find(id).expect("a game of the catalogue");
    let names = ["Ada", "Bo", "Maren", "Ilse", "Ash"].map(str::to_owned);
    let start = Start::Seed("c0ffee".parse().expect("a seed"));
    let mut table = game.open(choices, start, &names).expect("a table");
    for ply in 0.. {
        let count = table.legal_moves().len();
        if count == 0 {
            break;
        }
        table.play_nth((ply * 7919 + 13) % count).expect("a legal move");
    }
    table
}

fn shown(table: &dyn AnyTable) -> Html {
    let seen = table.seen(Viewer::All);
    let page = TablePage { whole_log: true, seats: Cow::default(), ..page(&*seen, &[]) };
    Html::parse_document(&pages::table(&shell(Lang::En, "/"), &page).into_string())
}

fn games() -> Vec<Box<dyn AnyTable>> {
    [("triqueta", 3), ("hound", 4), ("hound", 2), ("wolves", 3)]
        .into_iter()
        .map(|(id, players)| over(id, &Choices::new(players)))
        .collect()
}

/// A line of the log has the sign of whom it is about, and none where it is about nobody; it is the sign that the
/// players' panel and the results have.
#[test]
fn a_seat_has_one_sign_everywhere() {
    for table in games() {
        let (html, id) = (shown(table.as_ref()), table.info().id);
        let panel: Vec<_> = Seat::all(table.seats())
            .map(|seat| sign(all(&html, &format!("#seat{seat}")).first().copied().expect("a player")))
            .collect();
        let lines = table.seen(Viewer::All).log(0);
        let mut elsewhere = 0;
        for (line, shown) in lines.iter().rev().zip(all(&html, "#lines li:not(.since)")) {
            let (classes, sign) = sign(shown);
            match line.meant {
                Some(seat) => {
                    assert_eq!((&classes, &sign), (&panel[seat.index()].0, &panel[seat.index()].1), "{id}");
                }
                None => assert_eq!((classes.contains(&"none".to_owned()), sign.as_str()), (true, ""), "{id}"),
            }
            elsewhere += usize::from(line.meant != Some(line.seat));
        }
        assert!(elsewhere > 0, "{id}: some lines are not about who moved");
        let outcome = table.outcome().expect("an end");
        let mut seats: Vec<Seat> = Seat::all(table.seats()).collect();
        seats.sort_by_key(|seat| (outcome.seats[seat.index()].place, *seat));
        let results: Vec<_> = all(&html, ".scores tbody th").into_iter().map(sign).collect();
        assert_eq!(results, seats.iter().map(|seat| panel[seat.index()].clone()).collect::<Vec<_>>(), "{id}");
        assert_eq!(
            panel.iter().map(|(_, sign)| sign).collect::<std::collections::BTreeSet<_>>().len(),
            panel.len()
        );
    }
}

/// "You have 28 points" has the sign of who has them, whoever moved last.
#[test]
fn points_have_the_sign_of_their_owner() {
    let table = over("triqueta", &Choices::new(3));
    let html = shown(table.as_ref());
    for (seat, name) in Seat::all(3).zip(["Ada", "Bo", "Maren"]) {
        let lines = all(&html, "#lines li");
        let mut scored = lines.into_iter().filter(|line| {
            let said = text(*line);
            said.contains(name) && said.contains("points")
        });
        assert_eq!(sign(scored.next().expect("a line")).1, seat.to_string());
    }
}

/// Every line of a replay says something, whoever looks.
#[test]
fn lines_of_a_replay_are_never_empty() {
    for table in games() {
        let viewers = [Viewer::Public, Viewer::All, Viewer::Seat(Seat::from_index(1))];
        for viewer in viewers {
            let seen = table.seen(viewer);
            let replay = Replay {
                code: "birch",
                seen: &*seen,
                ply: 1,
                pace: None,
                bar: true,
                shares: Some(vec![0.2; 5]),
                notice: None,
            };
            let html = Html::parse_document(&pages::replay(&shell(Lang::En, "/"), &replay).into_string());
            let lines = all(&html, "#lines li");
            assert_eq!(lines.len(), table.plies());
            for (number, line) in (1..).zip(lines) {
                let said = text(line);
                let said = said.split_once(&format!("{number}. ")).map(|(_, said)| said.trim());
                assert!(
                    said.is_some_and(|said| !said.is_empty()),
                    "{} {viewer:?} ply {number}",
                    table.info().id
                );
            }
        }
    }
}

/// The options of a table are told by their names.
#[test]
fn options_are_told_by_name() {
    let table = over("hound", &Choices::new(4).with("animals", "H01,W01,W06"));
    let html = shown(table.as_ref());
    let told: Vec<String> = all(&html, "#choices dd").into_iter().map(text).collect();
    assert!(told.contains(&"Wolf 01, Wolf 06 and Hound 01".to_owned()), "{told:?}");
    assert!(told.iter().all(|value| !value.contains("W01") && !value.contains("current-first")), "{told:?}");
    let wolves = over("wolves", &Choices::new(2).with("tiles", "backs,backs").with("first", "2"));
    let html = shown(wolves.as_ref());
    let told: Vec<String> = all(&html, "#choices dd").into_iter().map(text).collect();
    assert!(told.contains(&"backs up".to_owned()) && told.contains(&"Seat 2".to_owned()), "{told:?}");
}
