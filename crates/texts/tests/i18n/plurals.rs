//! Counted things in the three languages: none, one, two, five.

use table::Phrase;
use texts::{Lang, Speaker};

const COUNTS: [i64; 4] = [0, 1, 2, 5];

/// What a message says of each count.
fn said(lang: Lang, phrase: impl Fn(i64) -> Phrase) -> [String; 4] {
    COUNTS.map(|count| Speaker::new(lang).say(&phrase(count)).replace(['\u{a0}', '\u{202f}'], " "))
}

#[test]
fn sheep_hares_and_actions_are_counted() {
    let hares = |count| Phrase::new("triqueta-count-rabbit").with("count", count);
    assert_eq!(said(Lang::En, hares), ["0 rabbits", "1 rabbit", "2 rabbits", "5 rabbits"]);
    assert_eq!(said(Lang::Fr, hares), ["0 lapin", "1 lapin", "2 lapins", "5 lapins"]);
    assert_eq!(said(Lang::De, hares), ["0 Hasen", "1 Hase", "2 Hasen", "5 Hasen"]);
    let actions = |count| Phrase::new("web-wolves-actions-left").with("count", count);
    assert_eq!(
        said(Lang::En, actions),
        ["no action left", "1 action left", "2 actions left", "5 actions left"]
    );
    assert_eq!(
        said(Lang::Fr, actions),
        ["aucune action restante", "1 action restante", "2 actions restantes", "5 actions restantes"]
    );
    assert_eq!(
        said(Lang::De, actions),
        ["keine Aktion übrig", "1 Aktion übrig", "2 Aktionen übrig", "5 Aktionen übrig"]
    );
    let team = |count| {
        let team = Phrase::new("hound-team-blue");
        Phrase::new("web-hound-team-sheep").with("team", team).with("sheep", count)
    };
    assert_eq!(said(Lang::En, team), ["Blue: 0 sheep", "Blue: 1 sheep", "Blue: 2 sheep", "Blue: 5 sheep"]);
    assert_eq!(said(Lang::Fr, team)[..2], ["Équipe bleue : 0 mouton", "Équipe bleue : 1 mouton"]);
    assert_eq!(said(Lang::Fr, team)[2..], ["Équipe bleue : 2 moutons", "Équipe bleue : 5 moutons"]);
    assert_eq!(said(Lang::De, team)[1..3], ["Team Blau: 1 Schaf", "Team Blau: 2 Schafe"]);
}

#[test]
fn the_last_sheep_agree_in_number() {
    let lost = |count| {
        let phrase =
            Phrase::new("web-hound-then-lose").with("is", "you").with("name", "").with("count", count);
        phrase.with("left", 0)
    };
    assert_eq!(
        said(Lang::Fr, lost)[1..3],
        ["Vous perdriez 1 mouton, le dernier.", "Vous perdriez 2 moutons, les derniers."]
    );
    assert_eq!(
        said(Lang::De, lost)[1..3],
        ["Du würdest 1 Schaf verlieren, das letzte.", "Du würdest 2 Schafe verlieren, die letzten."]
    );
}

#[test]
fn dates_lead_up_to_their_moon() {
    let dates = |moon: &'static str| {
        move |left| {
            let phrase = Phrase::new("web-wolves-dates").with("left", left);
            let name = Phrase::new(format!("wolves-phase-{moon}"));
            phrase.with("phase", name).with("until", Phrase::new(format!("wolves-until-{moon}")))
        }
    };
    assert_eq!(
        said(Lang::En, dates("crescent"))[1..],
        [
            "1 date until the crescent moon",
            "2 dates until the crescent moon",
            "5 dates until the crescent moon"
        ]
    );
    assert_eq!(
        said(Lang::Fr, dates("full")),
        [
            "pleine lune : décompte à la fin de ce tour",
            "1 date avant la pleine lune",
            "2 dates avant la pleine lune",
            "5 dates avant la pleine lune"
        ]
    );
    assert_eq!(
        said(Lang::De, dates("crescent")),
        [
            "Sichel: Wertung am Ende dieses Zuges",
            "noch 1 Mondtag bis zur Sichel",
            "noch 2 Mondtage bis zur Sichel",
            "noch 5 Mondtage bis zur Sichel"
        ]
    );
}

#[test]
fn a_finished_course_does_not_promise_more() {
    let over = |given: i64| {
        let phrase = Phrase::new("lesson-over").with("game", "Triqueta").with("given", given).with("all", 5);
        phrase.with("left", 5 - given)
    };
    assert_eq!(
        said(Lang::En, over)[2..],
        [
            "That was your first game of Triqueta. You’ve seen 2 of its 5 lessons; you’ll pick up the rest as you play.",
            "That was your first game of Triqueta. You’ve seen all 5 lessons."
        ]
    );
    assert_eq!(said(Lang::De, over)[3], "Das war deine erste Partie Triqueta. Alle 5 Lektionen kamen vor.");
    assert_eq!(
        said(Lang::Fr, over)[3],
        "C’était votre première partie de « Triqueta ». Vous avez vu ses 5 leçons."
    );
}
