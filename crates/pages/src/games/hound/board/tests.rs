//! What the board must hold, whatever it looks like.

use std::collections::BTreeSet;

use hound::Hound;
use scraper::{Html, Selector};
use table::{AnyTable, Chance, Choices, Quick, Seat, Start, Table, Viewer};
use texts::{Lang, Speaker};

use super::draw;
use crate::boards::Scene;

/// Sets that have everything: laps, halves, aims, orders, flips, late followers, blankets, a crowd.
const SETS: [&str; 9] = [
    "H01,W01",
    "H01,W01,W06",
    "M01,M02,W06",
    "M03,M04",
    "H03,W01,E01",
    "W08,E02,S02",
    "D02-1,D02-2,D02-3",
    "H02,D01,S01",
    "W01,W02,W03,W04,W05,W06,W07,H04",
];

fn names() -> Vec<String> {
    ["Ada", "Maren", "Jonas", "Ash"].map(str::to_owned).to_vec()
}

/// A table after so many moves by chance.
fn played(players: u8, animals: &str, plies: usize, seed: u64) -> Table<Hound> {
    let bait = if seed.is_multiple_of(2) { "on" } else { "off" };
    let choices = Choices::new(players).with("animals", animals).with("meat-and-bone", bait);
    let mut chance = Quick::new(seed);
    let start = Start::Seed(format!("{:064x}", seed + 1).parse().expect("64 digits"));
    let names = &names()[..usize::from(players)];
    let mut table: Table<Hound> = Table::open(&choices, start, names).expect("these sets are legal");
    for _ in 0..plies {
        let moves = table.legal_moves();
        let (Some(seat), false) = (table.to_act(), moves.is_empty()) else { break };
        let nth = chance.below(moves.len() as u32) as usize;
        table.play(seat, moves[nth]).expect("a legal move");
    }
    table
}

/// Tables of every set and number of players at several moments.
fn tables() -> impl Iterator<Item = Table<Hound>> {
    (0u64..).zip(SETS).flat_map(|(set, animals)| {
        (2..=4).flat_map(move |players| {
            [0, 3, 9, 17]
                .map(|plies| played(players, animals, plies, set * 31 + u64::from(players) + plies as u64))
        })
    })
}

/// Everything that the board draws for this reader.
fn drawn(
    table: &Table<Hound>,
    viewer: Viewer,
    acts: bool,
    chosen: &str,
    lang: Lang,
    ply: Option<usize>,
) -> String {
    let names = names();
    let speaker = Speaker::new(lang).with_names(&names);
    let (speaker, acts_for) = match viewer {
        Viewer::Seat(seat) => (speaker.for_reader(seat), acts.then_some(seat)),
        Viewer::Public | Viewer::All => (speaker, None),
    };
    let now = table.seen(viewer);
    // In a replay nobody decides.
    let (seen, acts_for) = match ply {
        Some(ply) => (now.at_ply(ply).expect("a ply"), None),
        None => (now, acts_for),
    };
    let scene =
        Scene { code: "birch", seen: &seen, speaker, acts_for, chosen, why: "", hints: &[], seats: &[] };
    let drawing = draw(&scene).expect("it is this game");
    let parts =
        [drawing.progress, Some(drawing.board), drawing.facts, drawing.controls, drawing.own, drawing.rail];
    parts.into_iter().flatten().map(maud::PreEscaped::into_string).collect()
}

fn here(table: &Table<Hound>, viewer: Viewer, chosen: &str) -> String {
    drawn(table, viewer, true, chosen, Lang::En, None)
}

fn viewers(table: &Table<Hound>) -> impl Iterator<Item = Viewer> + use<> {
    Seat::all(AnyTable::seats(table)).map(Viewer::Seat).chain([Viewer::Public, Viewer::All])
}

fn all(html: &str, what: &str, attribute: &str) -> Vec<String> {
    let selector = Selector::parse(what).expect("a selector");
    let page = Html::parse_fragment(html);
    page.select(&selector).filter_map(|found| found.attr(attribute)).map(str::to_owned).collect()
}

const BUTTONS: &str = "button[form=play][name=move]";

#[test]
fn every_legal_move_is_reached_exactly_once() {
    let mut kinds = BTreeSet::new();
    for table in tables() {
        let legal: BTreeSet<String> = table.legal_moves().iter().map(ToString::to_string).collect();
        for viewer in viewers(&table) {
            let page = here(&table, viewer, "");
            let links = all(&page, "a[href*='choose=']", "href");
            let mut reached = all(&page, BUTTONS, "value");
            let acting = table.to_act().map(Viewer::Seat) == Some(viewer);
            if !acting {
                assert_eq!((links.len(), reached.len()), (0, 0), "nothing for {viewer}");
                continue;
            }
            for link in links {
                let chosen = link.rsplit('=').next().unwrap_or_default().replace('+', " ");
                let page = here(&table, viewer, &chosen);
                assert_eq!(
                    all(&page, "button.pri", "value"),
                    [chosen.as_str()],
                    "the chosen one is confirmed"
                );
                assert_eq!(all(&page, "a[data-clear]", "href"), ["/t/birch"]);
                // A card is the only thing to play then; what turns up a hidden card keeps the other answer beside it.
                let is_answer = chosen == "exchange";
                assert_eq!(all(&page, BUTTONS, "value").len(), if is_answer { 2 } else { 1 });
                assert_eq!(all(&page, "a[aria-current]", "href").len(), usize::from(!is_answer));
                reached.push(chosen);
            }
            kinds.extend(reached.iter().map(|mv| mv.chars().next()));
            assert!(!all(&page, BUTTONS, "value").contains(&"exchange".to_owned()), "it shows a hidden card");
            assert_eq!(reached.len(), legal.len(), "{reached:?}");
            assert_eq!(BTreeSet::from_iter(reached), legal);
            assert_eq!(here(&table, viewer, "b9"), page, "a choice that fits nothing is no choice");
        }
    }
    assert_eq!(kinds.len(), 5, "cards, flips, and both answers to a call were among them: {kinds:?}");
}

#[test]
fn a_replay_offers_nothing() {
    for table in tables().step_by(5) {
        for ply in 0..=table.plies() {
            for viewer in viewers(&table) {
                let page = drawn(&table, viewer, true, "b1", Lang::En, Some(ply));
                assert_eq!(all(&page, "button, a[href*='choose=']", "class"), [""; 0]);
            }
        }
    }
}

/// A viewer's page is the same in every world that the viewer cannot tell from the real one, whatever is chosen.
#[test]
fn pages_hold_nothing_hidden() {
    let mut chance = Quick::new(7);
    let mut differed = 0;
    for table in tables() {
        for viewer in viewers(&table).filter(|viewer| *viewer != Viewer::All) {
            let acts = table.to_act().map(Viewer::Seat) == Some(viewer);
            let moves = if acts { table.legal_moves() } else { Vec::new() };
            let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
            for _ in 0..2 {
                let other = table.fork(table.plies(), viewer, &mut chance).expect("this ply is there");
                differed += usize::from(other.view(Viewer::All) != table.view(Viewer::All));
                for chosen in texts.iter().map(String::as_str).chain([""]) {
                    assert_eq!(
                        here(&table, viewer, chosen),
                        here(&other, viewer, chosen),
                        "{viewer} {chosen}"
                    );
                }
            }
        }
    }
    assert!(differed > 100, "the worlds were different ones: {differed}");
}

#[test]
fn every_language_says_everything() {
    for table in tables().step_by(3) {
        for viewer in viewers(&table) {
            for lang in Lang::ALL {
                let chosen = table.legal_moves().first().map(ToString::to_string).unwrap_or_default();
                for chosen in ["", &chosen] {
                    let page = drawn(&table, viewer, true, chosen, lang, None);
                    let missing =
                        page.find("[web-").map(|at| page[at..].chars().take(60).collect::<String>());
                    assert_eq!(missing, None, "{lang}");
                }
            }
        }
    }
}

#[test]
fn ids_are_unique_and_nothing_is_inline() {
    for table in tables().step_by(3) {
        for viewer in viewers(&table) {
            let page = here(&table, viewer, "");
            let ids = all(&page, "[id]", "id");
            assert_eq!(BTreeSet::from_iter(&ids).len(), ids.len(), "{ids:?}");
            assert_eq!(all(&page, "[style]", "style"), [""; 0]);
            let pieces = all(&page, ".wh-an[data-piece]", "id");
            assert_eq!(pieces.len(), table.game().animals().len(), "every animal glides");
        }
    }
}

/// Whoever looks finds all sheep, and all cards that the view counts.
#[test]
fn sheep_and_cards_are_all_there() {
    for table in tables().step_by(3) {
        for viewer in viewers(&table) {
            let view = table.view(viewer);
            let page = here(&table, viewer, "");
            let folds = all(&page, ".wh-fold use", "href");
            let safe = folds.iter().filter(|href| href.ends_with("#sheep")).count();
            assert_eq!(safe, view.places.iter().map(|place| usize::from(place.sheep)).sum::<usize>());
            assert_eq!(folds.len(), view.places.iter().map(|place| usize::from(place.most)).sum::<usize>());
            let laid: usize = view.places.iter().map(|place| place.played.len()).sum();
            assert_eq!(all(&page, ".wh-row.laid > i", "class").len(), laid);
            let backs: usize = view
                .places
                .iter()
                .map(|place| place.known.iter().filter(|card| card.is_none()).count())
                .sum();
            assert_eq!(all(&page, ".wh-row.held > i.back", "class").len(), backs);
        }
    }
}

/// What a card would do is told before it is played: a lap, half the way, and what both wolves would then take.
#[test]
fn a_card_is_shown_with_what_it_would_do() {
    let deal = "hand 1: b1 b4 w2 w3\nhand 2: b1 w1\nhand 3: b1 w1\nhand 4: b1 w1\npile: w2 w2 b2\n\
                turn: 9 play\nsheep: 4 3 3 2\nanimals: W01@2 W06@4 H01@3";
    let choices = Choices::new(4).with("animals", "H01,W01,W06");
    let table: Table<Hound> =
        Table::open(&choices, Start::Deal(deal.to_owned()), &names()).expect("a position that can be");
    let page = here(&table, Viewer::Seat(Seat::from_index(0)), "b4");
    assert!(page.contains("4 places, to Maren."), "the wolf runs a lap");
    assert!(page.contains("2 places, to Maren."), "the other one goes half as far");
    assert!(page.contains("Maren would lose 2 sheep."));
    let hidden = here(&table, Viewer::Seat(Seat::from_index(2)), "b4");
    assert!(!hidden.contains("would"), "nobody else is told");
}

/// A played card flies from the hand in which its player saw it; for everybody else from that hand as a whole.
#[test]
fn a_played_card_comes_from_its_hand() {
    let deal = "hand 1: b1 b4 w2 w3\nhand 2: b1 w1\nhand 3: b1 w1\nhand 4: b1 w1\npile: w2 w2 b2\n\
                turn: 9 play\nsheep: 4 3 3 2\nanimals: W01@2 W06@4 H01@3";
    let choices = Choices::new(4).with("animals", "H01,W01,W06");
    let mut table: Table<Hound> =
        Table::open(&choices, Start::Deal(deal.to_owned()), &names()).expect("a position that can be");
    let first = Seat::from_index(0);
    let mut moves = table.legal_moves().into_iter();
    table.play(first, moves.find(|mv| mv.to_string() == "b4").expect("b4 is held")).expect("a legal move");
    let middle = |viewer: Viewer| all(&here(&table, viewer, ""), "[id^=wh-last]", "data-from");
    assert_eq!(middle(Viewer::Seat(first)), ["wh-hand-b4"]);
    for viewer in viewers(&table).filter(|viewer| *viewer != Viewer::Seat(first)) {
        assert_eq!(middle(viewer), ["wh-held1"], "{viewer}");
        assert!(all(&here(&table, viewer, ""), "#wh-held1", "class").len() == 1, "{viewer}");
    }
    let third = here(&table, Viewer::Seat(Seat::from_index(2)), "");
    assert_eq!(all(&third, "[id^=wh-hand]", "id"), ["wh-hand-b1", "wh-hand-w1"]);
    assert_eq!(all(&here(&table, Viewer::Public, ""), "[id^=wh-hand]", "id"), [""; 0]);
}

/// The rail names the colours that are in play, in the order in which they activate, and no others.
#[test]
fn colours_are_those_in_play() {
    for (animals, told) in
        [("H01,W01", "black and white"), ("W01,S01", "pink and black"), ("M01,W06", "black and white")]
    {
        let html = Html::parse_fragment(&drawn(
            &played(4, animals, 0, 1),
            Viewer::Public,
            false,
            "",
            Lang::En,
            None,
        ));
        let selector = Selector::parse("#wh-animals .ph span").expect("a selector");
        let said: String = html.select(&selector).next().expect("a heading").text().collect();
        assert_eq!(said, told, "{animals}");
    }
}

/// As large as phones draw them, the labels of up to four animals in one place are read one by one.
#[test]
fn labels_do_not_run_together() {
    let numbers = |text: &str| -> Vec<f64> {
        let text = text.trim_start_matches("translate(").trim_end_matches(')');
        text.split(' ').filter_map(|number| number.parse().ok()).collect()
    };
    let mut near = 0;
    for table in tables() {
        let html = here(&table, Viewer::Public, "");
        let animals = all(&html, ".wh-ring .wh-an", "transform");
        let below = all(&html, ".wh-ring .wh-an > g:has(> .wh-l)", "transform");
        let wide = all(&html, ".wh-ring .wh-an .wh-l > rect", "width");
        assert!(animals.len() == below.len() && below.len() == wide.len());
        let labels: Vec<(f64, f64, f64)> = (animals.iter().zip(&below).zip(&wide))
            .map(|((animal, below), wide)| {
                let (animal, below) = (numbers(animal), numbers(below));
                (animal[0], animal[1] + below[1], wide.parse().expect("a number"))
            })
            .collect();
        for (nth, one) in labels.iter().enumerate() {
            let at_one =
                |other: &&(f64, f64, f64)| (one.0 - other.0).abs() < 130.0 && (one.1 - other.1).abs() < 60.0;
            if labels.iter().filter(at_one).count() > 4 {
                continue;
            }
            for other in labels[nth + 1..].iter().filter(at_one) {
                let apart = (one.0 - other.0).abs() >= (one.2 + other.2) / 2.0 * 1.25;
                assert!(apart || (one.1 - other.1).abs() >= 22.0, "{one:?} and {other:?}");
                near += 1;
            }
        }
    }
    assert!(near > 20, "{near}");
}
