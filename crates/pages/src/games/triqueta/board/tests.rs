//! The board over whole games, for every viewer.

use std::collections::BTreeSet;

use maud::Markup;
use scraper::{Html, Selector};
use table::{AnySeen, Choices, Quick, Seat, Seen, Start, Table, Viewer};
use texts::{Lang, Speaker};
use triqueta::{Animal, Move, Step, Triqueta, View};

use super::*;

const EVIL: &str = "<script>alert(1)</script>\"'&";

/// The base game, Hidden Wolves, and Hidden Wolves for two.
const GAMES: [(u8, &str); 5] = [(2, "off"), (4, "off"), (3, "on"), (5, "on"), (2, "on")];

fn open(players: u8, wolves: &str) -> Table<Triqueta> {
    let choices = Choices::new(players).with("hidden-wolves", wolves);
    let names = ["Ada", EVIL, "Maren", "Bo", "Ilse"].map(str::to_owned);
    Table::open(&choices, Start::Seed("c0ffee".parse().unwrap()), &names).unwrap()
}

/// Plays a game to its end, drawing more often than taking, and shows every position on the way.
fn play(players: u8, wolves: &str, mut show: impl FnMut(&Table<Triqueta>)) -> Table<Triqueta> {
    let mut table = open(players, wolves);
    for ply in 0.. {
        show(&table);
        let Some(seat) = table.to_act() else { break };
        let mut moves = table.legal_moves();
        if ply % 5 != 0 && moves.iter().any(|mv| !matches!(mv, Move::Take { .. })) {
            moves.retain(|mv| !matches!(mv, Move::Take { .. }));
        }
        table.play(seat, moves[(ply * 7919 + 13) % moves.len()]).unwrap();
    }
    table
}

fn scene(seen: &Seen<Triqueta>, lang: Lang) -> Scene<'_> {
    let speaker = Speaker::new(lang).with_names(AnySeen::names(seen));
    let (speaker, acts_for) = match seen.viewer() {
        Viewer::Seat(seat) => (speaker.for_reader(seat), Some(seat)),
        Viewer::Public | Viewer::All => (speaker, None),
    };
    Scene { code: "birch", seen, speaker, acts_for, chosen: "", why: "", hints: &[], seats: &[] }
}

/// All parts of a drawing, as they stand on the page.
fn drawn(scene: &Scene<'_>) -> String {
    let Drawing { progress, board, facts, controls, own, rail, .. } = draw(scene).unwrap();
    [progress, Some(board), facts, controls, own, rail]
        .into_iter()
        .flatten()
        .map(Markup::into_string)
        .collect()
}

fn attributes(html: &Html, what: &str, name: &str) -> Vec<String> {
    let selector = Selector::parse(what).unwrap();
    html.select(&selector).map(|element| element.attr(name).unwrap_or_default().to_owned()).collect()
}

#[test]
fn every_legal_move_is_one_button_for_who_decides_and_none_for_others() {
    for (players, wolves) in GAMES {
        play(players, wolves, |table| {
            for viewer in Viewer::limited(players) {
                let decides = table.to_act().is_some_and(|seat| viewer == Viewer::Seat(seat));
                let moves = if decides { table.legal_moves() } else { Vec::new() };
                let mut legal: Vec<String> = moves.iter().map(Move::to_string).collect();
                let html = Html::parse_fragment(&drawn(&scene(&table.seen(viewer), Lang::En)));
                // On the board or in the prompt; beside the prompt what is on the board can be pressed once more.
                let again = attributes(&html, ".tq-quick button", "value");
                let mut offered =
                    attributes(&html, ":not(.tq-quick) > button[form=play][name=move]", "value");
                assert_eq!(attributes(&html, "button", "value").len(), offered.len() + again.len());
                let there = |text: &&String| {
                    !text.starts_with("draw") && !["add", "discard"].contains(&text.as_str())
                };
                assert_eq!(again.len(), legal.iter().filter(there).count(), "{again:?}");
                // A column is chosen first, and then drawn from with the primary button.
                for href in attributes(&html, "a[href*='choose=']", "href") {
                    let (_, column) = href.split_once("?choose=draw+").expect("a column");
                    let chosen = format!("draw {column}");
                    let seen = table.seen(viewer);
                    let html = drawn(&Scene { chosen: &chosen, ..scene(&seen, Lang::En) });
                    let html = Html::parse_fragment(&html);
                    assert_eq!(attributes(&html, "button.pri[form=play]", "value"), [chosen.as_str()]);
                    assert_eq!(
                        attributes(&html, "a.tq-col.on[data-clear]", "id"),
                        [format!("tq-col{column}")]
                    );
                    offered.push(chosen);
                }
                legal.sort();
                offered.sort();
                assert_eq!(offered, legal);
            }
        });
    }
}

/// What is hidden from a viewer leaves no trace: not in a text, a class or an id.
#[test]
fn a_viewer_cannot_tell_redealt_worlds_apart() {
    let mut different = 0;
    for (players, wolves) in GAMES {
        let mut chance = Quick::new(7);
        play(players, wolves, |table| {
            for viewer in Viewer::limited(players) {
                let other = table.fork(table.plies(), viewer, &mut chance).unwrap();
                let [here, there] = [table, &other].map(|table| drawn(&scene(&table.seen(viewer), Lang::En)));
                assert_eq!(here, there, "{viewer} after {} plies", table.plies());
                let open = [table, &other].map(|table| drawn(&scene(&table.seen(Viewer::All), Lang::En)));
                different += usize::from(open[0] != open[1]);
            }
        });
    }
    assert!(different > 100, "the worlds were different {different} times");
}

#[test]
fn the_page_is_well_made() {
    for (players, wolves) in GAMES {
        play(players, wolves, |table| {
            for viewer in [Viewer::Seat(Seat::from_index(0)), Viewer::Public, Viewer::All] {
                let text = drawn(&scene(&table.seen(viewer), Lang::En));
                assert!(!text.contains("<script") && !text.contains("style="), "{text}");
                // A second class attribute would be lost.
                for tag in text.split('<').filter_map(|tag| tag.split('>').next()) {
                    assert!(tag.matches(" class=").count() < 2, "{tag}");
                }
                let html = Html::parse_fragment(&text);
                let ids = attributes(&html, "[id]", "id");
                assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{ids:?}");
                let (columns, named) = (
                    attributes(&html, "a.tq-col", "id"),
                    attributes(&html, "a.tq-col[title*=column]", "title"),
                );
                assert_eq!(columns.len(), named.len(), "a column says what it holds");
                for what in ["[role=img]", "[role=group]"] {
                    assert!(
                        attributes(&html, what, "aria-label").iter().all(|name| !name.is_empty()),
                        "{what}"
                    );
                }
                // Every token has its id; only those shown again for the last decisions have none.
                let count = |what| attributes(&html, what, "id").len();
                assert_eq!(count(".tq-tok:not([id])"), count(".tq-last .tq-tok"));
            }
        });
    }
}

#[test]
fn every_language_says_everything() {
    for (players, wolves) in GAMES {
        play(players, wolves, |table| {
            for lang in Lang::ALL {
                let viewer = table.to_act().map_or(Viewer::Public, Viewer::Seat);
                let text = drawn(&scene(&table.seen(viewer), lang));
                let missing = text.find("[web-").or(text.find("[triqueta-")).or(text.find("[$"));
                let near = missing.map(|at| text[at..].chars().take(60).collect::<String>());
                assert_eq!(near, None, "{lang}");
            }
        });
    }
}

/// The trail and the view agree on how many tokens lie where.
#[test]
fn tokens_are_followed_wherever_they_go() {
    for (players, wolves) in GAMES {
        play(players, wolves, |table| {
            let seen = table.seen(Viewer::All);
            let scene = scene(&seen, Lang::En);
            let Stage { view, trail, .. } = Stage::new(&scene).unwrap();
            assert_eq!(trail.drawn.len(), view.drawn.len());
            for row in view.rows.iter().filter(|row| row.taken_by.is_none()) {
                assert!(view.step == Step::Final || trail.row(row.row).len() == row.tokens.len());
            }
            for seat in &view.seats {
                let holding = trail.seat(seat.seat);
                assert_eq!(
                    (holding.light.len(), holding.shadow.len()),
                    (seat.light.len(), seat.shadow.len())
                );
                assert_eq!(holding.trees.len(), usize::from(seat.trees));
                let count = |animal| {
                    seat.groups.iter().find(|group| group.animal == animal).map_or(0, |group| group.count)
                };
                for animal in Animal::ALL {
                    assert_eq!(holding.group(animal).len(), usize::from(count(animal)));
                }
            }
        });
    }
}

/// A token keeps its id from the tower to the row.
#[test]
fn a_token_keeps_its_id() {
    let mut table = open(3, "on");
    let seat = table.to_act().unwrap();
    let id = |table: &Table<Triqueta>, what: &str| {
        let html = Html::parse_fragment(&drawn(&scene(&table.seen(Viewer::Seat(seat)), Lang::En)));
        attributes(&html, what, "id")
    };
    let top = id(&table, "#tq-col3 .tq-stack > g").pop().unwrap();
    table.play_text(seat, "draw 3").unwrap();
    assert_eq!(id(&table, ".tq-drawn .tq-tok"), std::slice::from_ref(&top));
    table.play_text(seat, "row 2").unwrap();
    assert_eq!(id(&table, ".tq-rw .tq-tok"), [top]);
}

/// What the board promises for putting a token into a row comes true.
#[test]
fn a_row_changes_as_shown_before() {
    let view = |table: &Table<Triqueta>| -> View { table.view(Viewer::All) };
    let mut changes = 0;
    for (players, wolves) in GAMES {
        play(players, wolves, |table| {
            let Some(seat) = table.to_act() else { return };
            let seen = table.seen(Viewer::Seat(seat));
            let scene = scene(&seen, Lang::En);
            let stage = Stage::new(&scene).unwrap();
            for mv in table.legal_moves() {
                let Move::Row { row } = mv else { continue };
                let mut after = table.clone();
                after.play(seat, mv).unwrap();
                for change in &view(&after).row(row).unwrap().changes {
                    let before = stage.view.row(row).unwrap();
                    assert_eq!(rows::then(&stage, before, change.seat), Some(change.points));
                    changes += 1;
                }
            }
        });
    }
    assert!(changes > 100, "{changes}");
}

/// TQ10, TQ23: what the board promises for a player's last decision is that player's score.
#[test]
fn a_last_decision_scores_as_shown_before() {
    let mut promises = 0;
    for (players, wolves) in GAMES {
        let mut promised = Vec::new();
        let over = play(players, wolves, |table| {
            let Some(seat) = table.to_act() else { return };
            let seen = table.seen(Viewer::Seat(seat));
            let scene = scene(&seen, Lang::En);
            let stage = Stage::new(&scene).unwrap();
            if stage.view.step == Step::Final && stage.view.seat(seat).unwrap().light.len() == 1 {
                promised.push((seat, table.plies(), hand::final_scores(&stage).unwrap()));
            }
        });
        let outcome = over.outcome().unwrap();
        for (seat, ply, (add, discard)) in promised {
            let added = over.moves(ply..ply + 1).next().unwrap().1 == Move::Add;
            assert_eq!(outcome.seats[seat.index()].total, if added { add } else { discard });
            promises += 1;
        }
    }
    assert!(promises > 3, "{promises}");
}

#[test]
fn a_replay_shows_the_ply_and_offers_nothing() {
    let over = play(3, "on", |_| {});
    let start = over.seen(Viewer::All).at_ply(0).unwrap();
    let html = Html::parse_fragment(&drawn(&scene(&start, Lang::En)));
    assert_eq!(attributes(&html, ".tq-stack > g", "id").len(), 15);
    assert!(attributes(&html, "button", "value").is_empty());
}

/// TQ11: the panel says what one to five tokens of an animal are worth, as the rules score them.
#[test]
fn scoring_is_told_for_one_to_five_tokens() {
    let table = open(3, "off");
    let html = Html::parse_fragment(&drawn(&scene(&table.seen(Viewer::Public), Lang::En)));
    let texts = |what: &str| -> Vec<String> {
        html.select(&Selector::parse(what).unwrap()).map(|element| element.text().collect()).collect()
    };
    assert_eq!(texts(".tq-how b"), ["1", "2", "value", "−1", "−2"]);
    assert_eq!(texts(".tq-how small"), ["one", "two", "three", "four", "five"]);
}

/// Before a shadow turns it is said what a wolf would mean, and whether it would lead.
#[test]
fn shadows_turn_with_something_at_stake() {
    let mut leads = 0;
    for (players, wolves) in GAMES.into_iter().filter(|(_, wolves)| *wolves == "on") {
        let table = play(players, wolves, |_| {});
        let seen = table.seen(Viewer::Public);
        let told = moment::draw(&scene(&seen, Lang::En), 0).expect("shadows turn at the end");
        let said: Vec<&str> = told.steps.iter().map(|step| step.said.as_str()).collect();
        let (last, before) = said.split_last().expect("there are steps");
        assert!(before.len() >= 3, "{said:?}");
        assert!(before.iter().all(|said| said.contains(": a wolf would make it ")), "{said:?}");
        assert!(!last.contains("a wolf would"), "nothing is left: {last}");
        // What is promised comes true where it is a wolf.
        for (before, after) in said.iter().zip(&said[1..]).filter(|(_, after)| after.contains(": wolf.")) {
            let points = |said: &str, after: &str| -> i16 {
                let number = said.split(after).nth(1).expect("points").split([' ', ',', '.']).next();
                number.expect("a number").replace('−', "-").parse().expect("a number")
            };
            assert_eq!(points(before, "would make it "), points(after, "That makes "), "{before} {after}");
        }
        leads += said.iter().filter(|said| said.contains("take the lead")).count();
    }
    assert!(leads > 0, "sometimes it would lead");
}
