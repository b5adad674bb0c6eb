//! The board taken apart: what can be pressed is what is legal, pieces keep their names, nothing is left unsaid.

mod moment;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use scraper::{ElementRef, Html, Selector};
use table::{AnyTable, Choices, Dice, Seat, Start, Table, Viewer};
use texts::{Lang, Speaker};
use wolves::Wolves;
use wolves::position::Step;

use super::draw;
use crate::boards::{Drawing, Scene};

mod advice;
mod prices;
mod since;
mod touches;

/// A name that would break out of any place where it is not escaped.
const EVIL: &str = "<script>alert(1)</script>\"'&";

fn open(players: u8, seed: &str) -> Table<Wolves> {
    let names = ["Ada", EVIL, "Maren", "Bo", "Ilse"].map(str::to_owned);
    let start = Start::Seed(seed.parse().expect("a seed"));
    Table::open(&Choices::new(players), start, &names[..usize::from(players)]).expect("a table")
}

/// Plays on at random until the table is over, and looks at every so many plies.
fn play(table: &mut Table<Wolves>, every: usize, mut look: impl FnMut(&Table<Wolves>)) {
    let mut dice = Dice::new(&"5eed".parse().expect("a seed"));
    for ply in 0.. {
        let count = AnyTable::legal_moves(table).len();
        if ply % every == 0 || count == 0 {
            look(table);
        }
        if count == 0 {
            return;
        }
        let index = table::Chance::below(&mut dice, count as u32);
        AnyTable::play_nth(table, index as usize).expect("a legal move");
    }
}

/// The drawing for this viewer.
fn drawing(
    table: &Table<Wolves>,
    viewer: Viewer,
    acts_for: Option<Seat>,
    chosen: &str,
    lang: Lang,
) -> Drawing {
    let speaker = Speaker::new(lang).with_names(Table::names(table));
    let speaker = match viewer {
        Viewer::Seat(seat) => speaker.for_reader(seat),
        Viewer::Public | Viewer::All => speaker,
    };
    let seen = table.seen(viewer);
    draw(&Scene { code: "birch", seen: &seen, speaker, acts_for, chosen, why: "", hints: &[], seats: &[] })
        .expect("its game")
}

/// Everything that is drawn, one after the other.
fn html(drawing: Drawing) -> String {
    let parts =
        [drawing.progress, Some(drawing.board), drawing.facts, drawing.controls, drawing.own, drawing.rail];
    parts.into_iter().flatten().map(maud::PreEscaped::into_string).collect()
}

/// The page for the seat that decides.
fn acting(table: &Table<Wolves>, chosen: &str) -> String {
    let seat = table.to_act();
    html(drawing(table, seat.map_or(Viewer::Public, Viewer::Seat), seat, chosen, Lang::En))
}

fn select<'a>(page: &'a Html, what: &str) -> Vec<ElementRef<'a>> {
    page.select(&Selector::parse(what).expect("a selector")).collect()
}

fn attributes(html: &str, what: &str, name: &str) -> Vec<String> {
    let page = Html::parse_fragment(html);
    select(&page, what).iter().filter_map(|element| element.attr(name)).map(str::to_owned).collect()
}

/// What a page offers: decisions, and choices that lead on; on its map alone, and everywhere.
struct Offers {
    decisions: [Vec<String>; 2],
    choices: [Vec<String>; 2],
}

impl Offers {
    fn new(table: &Table<Wolves>, chosen: &str) -> Self {
        let page = Html::parse_fragment(&acting(table, chosen));
        let of = |what: &str, name: &str| -> Vec<String> {
            select(&page, what).iter().filter_map(|element| element.attr(name)).map(str::to_owned).collect()
        };
        let leads = |href: &String| -> Option<String> {
            let text = href.split_once("choose=")?.1.replace('+', " ").replace("%2F", "/");
            // A den can be built where the chosen wolf stands.
            let on_hex = |hex: &str| text == format!("den {hex}");
            let same_place = chosen.split_once(' ').is_some_and(|(_, hex)| on_hex(hex));
            // A terrain alone shows fewer of the same hexes.
            let fewer = text.split(' ').nth(2).and_then(wolves::terrain::Terrain::parse).is_some();
            (!fewer && (same_place || text.len() > chosen.len() && text.starts_with(chosen))).then_some(text)
        };
        let choices = |within: &str| {
            of(&format!("{within} a[data-live][href*='choose=']"), "href").iter().filter_map(leads).collect()
        };
        Self {
            decisions: [".tw-map", ""]
                .map(|within| of(&format!("{within} button[form=play][name=move]"), "value")),
            choices: [".tw-map", ""].map(choices),
        }
    }
}

/// Follows every choice that leads on and collects the decisions that are offered; at first only on the map, where
/// that is asked for.
fn collect(
    table: &Table<Wolves>,
    chosen: &str,
    map: bool,
    known: &mut BTreeMap<String, Offers>,
    offered: &mut BTreeSet<String>,
) {
    let offers = known.entry(chosen.to_owned()).or_insert_with(|| Offers::new(table, chosen));
    let place = usize::from(!map);
    offered.extend(offers.decisions[place].iter().cloned());
    for text in offers.choices[place].clone() {
        collect(table, &text, false, known, offered);
    }
}

/// Every decision that is offered is legal from its first move to its last, and all legal moves are offered; and
/// whatever can be done begins at its piece or its hex.
#[test]
fn every_legal_move_is_offered_and_begins_on_the_map() {
    let mut steps = BTreeSet::new();
    for players in 2..=5 {
        play(&mut open(players, "c0ffee"), 59, |table| {
            let place = format!("{players} players, ply {}", table.plies());
            let (mut offered, mut on_map) = (BTreeSet::new(), BTreeSet::new());
            let mut known = BTreeMap::new();
            collect(table, "", false, &mut known, &mut offered);
            collect(table, "", true, &mut known, &mut on_map);
            let legal: BTreeSet<String> =
                AnyTable::legal_moves(table).into_iter().map(|mv| mv.text).collect();
            let first = |texts: &BTreeSet<String>| -> BTreeSet<String> {
                texts.iter().filter_map(|text| text.split("; ").next()).map(str::to_owned).collect()
            };
            assert_eq!(first(&offered), legal, "{place}");
            for decision in offered.union(&on_map) {
                let mut after = table.clone();
                for step in decision.split("; ") {
                    let seat = table.to_act().expect("somebody decides");
                    assert_eq!(
                        AnyTable::play(&mut after, seat, step),
                        Ok(()),
                        "{place}: {step} of {decision}"
                    );
                }
            }
            if matches!(table.position().step, Step::Action | Step::Draft(_) | Step::Push { .. }) {
                let asks: BTreeSet<String> = legal.into_iter().filter(|text| text != "end").collect();
                assert_eq!(first(&on_map), asks, "{place}: by touching the map alone");
            }
            steps.insert(
                format!("{:?}", table.position().step).split(['(', ' ']).next().unwrap_or("").to_owned(),
            );
        });
    }
    for step in ["Draft", "Action", "Pay", "Track", "Wolves", "Push", "End"] {
        assert!(steps.contains(step), "no {step} among {steps:?}");
    }
}

/// Once a terrain is paid, every hex that any wolf can reach can be pressed; and what is chosen is let go step by step,
/// the hex before its wolf.
#[test]
fn what_is_paid_is_marked_and_what_is_chosen_goes_back() {
    let (mut paid, mut back) = (0, 0);
    play(&mut open(3, "c0ffee"), 7, |table| {
        let seen = table.seen(table.to_act().map_or(Viewer::Public, Viewer::Seat));
        let Some(outlook) = seen.outlook() else { return };
        if matches!(table.position().step, Step::Wolves { .. }) {
            let pressed: BTreeSet<String> =
                attributes(&acting(table, ""), "#tw-targets .tw-b", "id").into_iter().collect();
            for goal in outlook.walkers.iter().flat_map(|walker| &walker.goals) {
                let is_there =
                    ["h", "b", "f"].iter().any(|part| pressed.contains(&format!("tw-{part}{}", goal.hex)));
                assert!(is_there, "{} is not among {pressed:?}", goal.hex);
                paid += 1;
            }
        }
        if let (Step::Action, Some(walker)) = (&table.position().step, outlook.walkers.first()) {
            let wolf = format!("{} {}", walker.kind, walker.hex);
            let Some(goal) = walker.goals.first() else { return };
            let html = acting(table, &format!("{wolf} {}", goal.hex));
            let before = format!("/t/birch?choose={}", wolf.replace(' ', "+"));
            assert_eq!(attributes(&html, "[data-clear]", "href"), [before.as_str()], "Cancel and Escape");
            let ids = ["h", "b", "f"].map(|part| format!("#tw-{part}{}", walker.hex)).join(", ");
            assert_eq!(attributes(&html, &ids, "href"), [before.as_str()], "the wolf itself");
            let html = acting(table, &wolf);
            // Whoever has chosen something has begun: what the others did does not come back.
            let bare = if html.contains("tw-again-tool") { "/t/birch?choose=since+off" } else { "/t/birch" };
            assert_eq!(attributes(&html, "[data-clear]", "href"), [bare; 2], "Cancel and the wolf itself");
            back += 1;
        }
    });
    assert!(paid > 50 && back > 5, "{paid} hexes, {back} choices");
}

/// Touching anything else, and tokens that one has not, says why nothing can be done there, and keeps the choice.
#[test]
fn other_hexes_say_why() {
    let (mut asked, mut tokens) = (0, 0);
    play(&mut open(3, "dead"), 31, |table| {
        let seat = table.to_act();
        let Some(seat) = seat else { return };
        let first = table.seen(Viewer::Seat(seat)).outlook().and_then(|outlook| {
            outlook.walkers.first().map(|walker| format!("{} {}", walker.kind, walker.hex))
        });
        for chosen in [String::new(), "howl".to_owned(), first.unwrap_or_default()] {
            let page = acting(table, &chosen);
            let hits = attributes(&page, ".tw-hits a", "href");
            let none = attributes(&page, ".tw-me a", "href");
            let hits = hits.iter().filter_map(|href| href.strip_prefix("?why=")).step_by(7);
            for hex in hits.chain(none.iter().filter_map(|href| href.strip_prefix("?why="))) {
                let speaker = Speaker::new(Lang::En).with_names(Table::names(table)).for_reader(seat);
                let seen = table.seen(Viewer::Seat(seat));
                let scene = Scene {
                    code: "birch",
                    seen: &seen,
                    speaker,
                    acts_for: Some(seat),
                    chosen: &chosen,
                    why: hex,
                    hints: &[],
                    seats: &[],
                };
                let drawing = draw(&scene).expect("its game");
                // The reason, and below it the rule's id and its own words.
                let rule = drawing.facts.as_ref().is_some_and(|facts| facts.0.contains(">TW"));
                asked += usize::from(rule && drawing.board.0.contains("id=\"tw-no\""));
                if wolves::Hex::parse(hex).is_none() {
                    assert!(
                        drawing.facts.as_ref().is_some_and(|facts| facts.0.contains("\"rule\"")),
                        "{hex}"
                    );
                    tokens += 1;
                }
                let html = html(drawing);
                assert_eq!(
                    attributes(&html, ".tw-map button", "value"),
                    attributes(&page, ".tw-map button", "value"),
                    "{chosen} is kept"
                );
            }
        }
    });
    assert!(asked > 100 && tokens > 20, "{asked} reasons, {tokens} of tokens");
}

/// Of two wolves of another pack on one hex, the reason is about the one that could be dominated if it were alone.
#[test]
fn a_pair_says_that_it_is_safe() {
    let mut pairs = 0;
    play(&mut open(3, "dead"), 31, |table| {
        let Some(seat) = table.to_act() else { return };
        let page = acting(table, "");
        let hexes = attributes(&page, ".tw-hits a", "href");
        let names = attributes(&page, ".tw-hits a", "aria-label");
        for (href, name) in hexes.iter().zip(&names) {
            let pack = name.split(" alpha").next().and_then(|before| before.split(' ').next_back());
            let is_pair = pack.is_some_and(|pack| name.contains(&format!("{pack} pack wolf")));
            let Some(hex) = href.strip_prefix("?why=").filter(|_| is_pair) else { continue };
            let speaker = Speaker::new(Lang::En).with_names(Table::names(table)).for_reader(seat);
            let seen = table.seen(Viewer::Seat(seat));
            let (code, hints, seats) = ("birch", &[], &[]);
            let scene = Scene {
                code,
                seen: &seen,
                speaker,
                acts_for: Some(seat),
                chosen: "",
                why: hex,
                hints,
                seats,
            };
            let drawing = html(draw(&scene).expect("its game"));
            assert!(!drawing.contains("Only pack wolves and dens"), "{name}");
            pairs += usize::from(drawing.contains("both are safe"));
        }
    });
    assert!(pairs > 0, "no pair was asked about");
}

#[test]
fn nobody_else_can_press_anything() {
    play(&mut open(3, "1e55"), 11, |table| {
        let other = table.to_act().map(|seat| Seat::from_index((seat.index() + 1) % 3));
        for (viewer, acts_for) in
            [(Viewer::Public, None), (other.map_or(Viewer::All, Viewer::Seat), other), (Viewer::All, None)]
        {
            let html = html(drawing(table, viewer, acts_for, "howl", Lang::En));
            assert_eq!(attributes(&html, "button[form=play], a[data-live]", "class"), [""; 0]);
        }
    });
}

/// A replay draws the ply that is asked for, and offers nothing.
#[test]
fn replays_show_their_ply() {
    let mut table = open(4, "aced");
    play(&mut table, usize::MAX, |_| {});
    for ply in [0, 9, 60, table.plies(), table.plies() + 1] {
        let speaker = Speaker::new(Lang::En);
        let Some(seen) = table.seen(Viewer::All).at_ply(ply) else {
            assert!(ply > table.plies());
            continue;
        };
        let scene = Scene {
            code: "birch",
            seen: &seen,
            speaker,
            acts_for: None,
            chosen: "",
            why: "",
            hints: &[],
            seats: &[],
        };
        let drawing = draw(&scene).expect("its game");
        let position = &table.position_at(ply).expect("a ply");
        let pieces = (0..5).map(|owner| position.wolves(owner).count()).sum::<u32>() as usize;
        let html = html(drawing);
        assert!(attributes(&html, ".tw-pc[data-piece]", "id").len() >= pieces);
        assert_eq!(attributes(&html, ".tw-map button", "value"), [""; 0]);
    }
}

/// The names of all pieces on the map, by what they are, with their places.
fn named(html: &str) -> BTreeMap<String, String> {
    let page = Html::parse_fragment(html);
    let named = |element: &ElementRef<'_>| {
        Some((element.attr("id")?.to_owned(), element.attr("transform").unwrap_or_default().to_owned()))
    };
    select(&page, "[data-piece]:not(.tw-tile)").iter().filter_map(named).collect()
}

/// A piece keeps its name while it walks, and takes it along to the moonlight board.
#[test]
fn pieces_keep_their_names() {
    let mut before: BTreeMap<String, String> = BTreeMap::new();
    let (mut walks, mut falls) = (0, 0);
    play(&mut open(3, "babe"), 1, |table| {
        let html = acting(table, "");
        let all = attributes(&html, "[data-piece]:not(.tw-tile)", "id");
        let after = named(&html);
        assert_eq!(all.len(), after.len(), "no name is given twice");
        let lost: Vec<&String> = before.keys().filter(|id| !after.contains_key(*id)).collect();
        assert_eq!(lost, [""; 0], "ply {}", table.plies());
        let moved = before.iter().filter(|(id, place)| after.get(*id) != Some(place)).count();
        let fallen = before
            .iter()
            .filter(|(id, place)| !place.is_empty() && after.get(*id).is_some_and(String::is_empty));
        falls += fallen.count();
        // A wolf, the one it pushes, what leaves the map, and those that make room for each other.
        assert!(moved <= 6, "ply {}: {moved} pieces moved", table.plies());
        walks += usize::from(moved > 0 && matches!(table.position().step, Step::Wolves(_)));
        before = after;
    });
    assert!(walks > 10 && falls > 10, "{walks} walks, {falls} dates");
}

/// Who has walked more than one step has the hexes between on its way, and only the last action has ways.
#[test]
fn walks_are_told_to_who_shows_them() {
    let mut ways = 0;
    play(&mut open(3, "babe"), 1, |table| {
        let html = acting(table, "");
        let found = attributes(&html, ".tw-pc[data-path]", "data-path");
        assert!(found.len() <= 6, "ply {}: {found:?}", table.plies());
        for point in found.iter().flat_map(|way| way.split(';')) {
            let numbers = point.split(' ').filter(|number| number.parse::<f32>().is_ok()).count();
            assert_eq!(numbers, 2, "{point}");
        }
        ways += found.len();
    });
    assert!(ways > 10, "{ways} ways");
}

#[test]
fn everything_is_said_in_every_language() {
    for lang in Lang::ALL {
        for players in [2, 5] {
            play(&mut open(players, "7e57"), 9, |table| {
                let seat = table.to_act();
                for chosen in ["", "move", "howl", "den", "lair", "dominate"] {
                    let html =
                        html(drawing(table, seat.map_or(Viewer::Public, Viewer::Seat), seat, chosen, lang));
                    for missing in ["[web-", "[wolves-", "{$", "[table-"] {
                        assert!(!html.contains(missing), "{missing} in {lang}, ply {}", table.plies());
                    }
                }
            });
        }
    }
}

#[test]
fn names_are_escaped_and_ids_are_unique() {
    play(&mut open(2, "e5ca"), 7, |table| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat::from_index(0)), Viewer::Seat(Seat::from_index(1))] {
            let html = html(drawing(table, viewer, table.to_act(), "", Lang::En));
            assert!(!html.contains("<script>"));
            assert!(!html.contains("style="));
            let mut ids = BTreeSet::new();
            for id in attributes(&html, "[id]", "id") {
                assert!(
                    !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'),
                    "{id}"
                );
                assert!(ids.insert(id.clone()), "{id} twice");
            }
        }
    });
}

/// What can be pressed has a name, and the map says which regions it has.
#[test]
fn hexes_are_named() {
    play(&mut open(4, "feed"), 3, |table| {
        let html = acting(table, "");
        let pressed = attributes(&html, ".tw-b", "aria-label");
        assert_eq!(pressed.len(), attributes(&html, ".tw-b", "class").len());
        assert!(pressed.iter().all(|name| name.len() > 4), "{pressed:?}");
        let names: BTreeSet<&String> = pressed.iter().collect();
        assert_eq!(names.len(), pressed.len(), "two hexes have the same name");
    });
}

/// An action that is not possible leads to the reason.
#[test]
fn impossible_actions_say_why() {
    let mut told = 0;
    play(&mut open(3, "dead"), 1, |table| {
        let html = acting(table, "");
        for href in attributes(&html, "a.btn.off", "href") {
            let (_, text) =
                href.split_once("?ask=").or_else(|| href.split_once("?why=")).expect("a question");
            let text = text.replace('+', " ");
            if text.contains(' ') {
                let seen = AnyTable::seen(table, table.to_act().map_or(Viewer::Public, Viewer::Seat));
                assert!(seen.why(&text).is_err(), "{text} is possible");
                told += 1;
            }
        }
    });
    assert!(told > 100, "{told}");
}

/// What a first visit to the largest map costs.
#[test]
fn first_visit_is_light() {
    use crate::assets::{
        FAVICON_SVG, LOUP_CSS, LOUP_JS, MAP_JS, PLAYING_CSS, SYMBOLS_SVG, TABLE_JS, WOLVES_CSS,
        WOLVES_PLAYING_CSS, WOLVES_SVG,
    };

    let styles = [LOUP_CSS, PLAYING_CSS, WOLVES_CSS, WOLVES_PLAYING_CSS];
    let files = [LOUP_JS, TABLE_JS, MAP_JS, SYMBOLS_SVG, WOLVES_SVG, FAVICON_SVG];
    let files = styles.iter().chain(&files);
    let files: usize = files.filter_map(|asset| asset.brotli).map(<[u8]>::len).sum();
    let mut heaviest = 0;
    play(&mut open(5, "fee1"), 23, |table| {
        let seat = table.to_act();
        let seen = table.seen(seat.map_or(Viewer::Public, Viewer::Seat));
        let powers = Cow::Owned(crate::model::Powers { acts_for: seat, ..Default::default() });
        let page = crate::model::TablePage { powers, ..crate::model::TablePage::new("birch", &seen) };
        let shell = crate::model::Shell { lang: Lang::De, ..Default::default() };
        // As the server sends it to a browser.
        heaviest =
            heaviest.max(press::brotli_at(4, crate::table(&shell, &page).into_string().as_bytes()).len());
    });
    assert!(files + heaviest < 61_000, "{heaviest} bytes and {files} bytes of files");
}
