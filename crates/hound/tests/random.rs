//! Thousands of random games with any legal set, printed or home-made: all of them end, and at every moment
//! nothing is lost and nothing comes from nowhere.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod common;

use std::collections::BTreeSet;
use std::fmt::Write;

use hound::view::View;
use hound::{Card, CardFile, Hound, Id, set};
use table::{Chance, Choices, Game, Quick, Viewer};

fn pick<'a>(chance: &mut Quick, words: &[&'a str]) -> &'a str {
    words[chance.index(words.len())]
}

/// One face of a home-made card: anything that the language can say.
fn face(out: &mut String, chance: &mut Quick) {
    writeln!(out, "colour {}", pick(chance, &["black", "white", "pink"])).unwrap();
    if chance.below(5) > 0 {
        writeln!(out, "moved-by {}", pick(chance, &["black", "white", "black white"])).unwrap();
        let amount = pick(chance, &["n", "n+1", "n-1", "n/2", "3n", "2n-3", "12n+12", "2", "n-12"]);
        let (way, late) = (pick(chance, &["cw", "ccw"]), pick(chance, &["", "", " late"]));
        writeln!(out, "moves {amount} {way}{late}").unwrap();
    }
    if chance.below(4) == 0 {
        writeln!(out, "drifts {} {}", 1 + chance.below(12), pick(chance, &["cw", "ccw"])).unwrap();
    }
    writeln!(
        out,
        "target {}",
        pick(chance, &["current", "left", "right across", "current left across right"])
    )
    .unwrap();
    let effects = [
        "lose 1",
        "lose 2",
        "regain 1",
        "regain 12",
        "skip",
        "forbid 3",
        "forbid 1 2 3 4",
        "lose 1, skip",
        "nothing",
    ];
    writeln!(out, "effect {}", pick(chance, &effects)).unwrap();
}

/// A file of home-made cards, the first of which takes sheep.
fn home_made(chance: &mut Quick) -> String {
    let mut out =
        String::from("cards 1\nnumbers\nblack 3 4 6 3\nwhite 2 2 8 4\nmeat 1 1 3 1\nbone 0 1 8 4\n");
    out.push_str("card C0\ncolour black\nmoved-by black\nmoves n cw\neffect lose 1\nwolves 1\n");
    for card in 1..6 {
        let flips = [
            "passing",
            "play-end front with any",
            "turn-end toggle with any",
            "turn-end back with C0",
            "play-end toggle with nobody",
        ];
        writeln!(out, "card C{card}\nturn-end {}\nwolves {}", 1 + chance.below(9), chance.below(2)).unwrap();
        if chance.below(2) == 0 {
            let clashes = pick(chance, &["yes", "no"]);
            writeln!(
                out,
                "flips {}\nclashes {clashes}\nstarts {}",
                pick(chance, &flips),
                pick(chance, &["front", "back"])
            )
            .unwrap();
            out.push_str("front\n");
            face(&mut out, chance);
            out.push_str("back\n");
        }
        face(&mut out, chance);
    }
    out
}

/// A random legal choice.
fn choices(chance: &mut Quick) -> Choices {
    let players = 2 + chance.below(3) as u8;
    let mut choices = Choices::new(players);
    let text = if chance.below(3) == 0 { home_made(chance) } else { String::new() };
    let card_file =
        if text.is_empty() { CardFile::standard().clone() } else { CardFile::parse(&text).unwrap() };
    choices.set("cards-file", text);
    loop {
        let size = 1 + chance.index(8);
        let ids: BTreeSet<Id> =
            (0..size).map(|_| card_file.animals[chance.index(card_file.animals.len())].id).collect();
        let ids: Vec<Id> = ids.into_iter().collect();
        if set::choose(&card_file, &ids).is_ok() {
            choices.set("animals", ids.iter().map(Id::as_str).collect::<Vec<_>>().join(","));
            break;
        }
    }
    for key in ["meat-and-bone", "last-activation", "effects-when-skipped", "exchange-from-empty-pile"] {
        choices.set(key, pick(chance, &["on", "off"]));
    }
    choices.set("both-at-zero", pick(chance, &["current-first", "next-first"]));
    choices
}

/// All 32 cards, wherever they are, sorted.
fn all_cards(view: &View) -> Vec<Card> {
    let held = view.places.iter().flat_map(|place| place.known.iter().flatten().chain(&place.played));
    let turned_up = view.turned_up.map(|(card, _)| card);
    let mut cards: Vec<Card> =
        held.chain(view.pile_known.iter().flatten()).copied().chain(turned_up).collect();
    cards.sort_unstable();
    cards
}

fn check(game: &Hound, view: &View) {
    assert_eq!(all_cards(view), game.pack(), "cards are neither lost nor found");
    for place in &view.places {
        assert!(place.sheep <= place.most);
        assert!(place.cards <= if place.seat.is_some() { 4 } else { 20 });
        assert_eq!(usize::from(place.cards), place.known.len());
    }
    let seen: u8 = view.counts.iter().map(|count| count.seen).sum();
    assert!(seen <= 32 && view.counts.iter().all(|count| count.seen <= count.total && count.unseen == 0));
}

#[test]
fn ten_thousand_random_games_end_and_lose_nothing() {
    let mut chance = Quick::new(17);
    let (mut games, mut longest) = (0, 0);
    let mut reasons = BTreeSet::new();
    while games < 10_000 {
        let choices = choices(&mut chance);
        let settled = Hound::menu(&choices).settle(&choices).unwrap();
        let options = Hound::options(&settled).unwrap();
        let mut moves = Vec::new();
        for _ in 0..20 {
            let deal = Hound::deal(&options, &mut chance);
            let (game, mut position) = Hound::start(&options, &deal).unwrap();
            let mut turn = 0;
            while let Some(seat) = game.to_act(&position) {
                assert!(seat.number() <= game.seats());
                assert!(game.turn(&position) >= turn, "turns only go on");
                turn = game.turn(&position);
                game.legal_moves(&position, &mut moves);
                let mv = moves[chance.index(moves.len())];
                game.advance(&mut position, mv);
                check(&game, &game.view(&position, Viewer::All));
            }
            reasons.insert(game.outcome(&position).unwrap().reason);
            longest = longest.max(game.turn(&position));
            games += 1;
        }
    }
    // At most 32 cards are played, with at most seven turns without a card before each of them.
    assert!(longest <= 32 * 8 + 9, "{longest}");
    assert_eq!(reasons, BTreeSet::from(["zero", "both-zero", "counted", "tie", "idle"]), "every way to end");
}
