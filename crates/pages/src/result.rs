//! After the game: who won, the scores, and the proof that the deal was fair.

use maud::{Markup, html};
use table::{AnySeen, Outcome, Parts, Phrase, Score, Seat, Start};
use texts::Speaker;

use crate::boards::badge;
use crate::icons::icon;
use crate::model::TablePage;
use crate::parts::draft::settled;
use crate::play::asked;
use crate::routes;
use crate::shell::notice;
use crate::words::Words;

/// Who won and what can be done now: stands where the prompt stood.
pub(crate) fn result(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    let Some(outcome) = page.seen.outcome() else { return Markup::default() };
    let reason = outcome.why(page.seen.info().id);
    html! {
        div.prompt.over #prompt {
            div.say role="status" {
                (asked(winners(w, &outcome)))
                (notice(w, page.notice.as_ref()))
                span { (w.say(&reason)) }
            }
            div.bts {
                a.btn href=(routes::table(page.code, "result")) { (icon("moon")) (w.t("web-ending")) }
                a.btn href=(routes::table(page.code, "replay")) { (icon("replay")) (w.t("web-replay")) }
                a.btn href=(routes::table(page.code, "record")) download { (icon("download")) (w.t("web-download")) }
                @if let Some(next) = page.rematch {
                    a.btn.pri href=(routes::table(next, "")) { (w.t("web-rematch-go")) }
                } @else if page.seats.iter().any(|card| card.mine) {
                    form method="post" action=(routes::table(page.code, "rematch")) {
                        button.btn.pri { (w.t("web-rematch")) }
                    }
                }
            }
        }
    }
}

/// "Ada and Bo share the victory.", or which team has won.
pub(crate) fn winners(w: &Speaker<'_>, outcome: &Outcome) -> String {
    let seats: Vec<Seat> = outcome.winners().collect();
    let names: Vec<Phrase> =
        seats.iter().map(|&seat| Phrase::new("table-player").with("seat", seat)).collect();
    w.say(&match (outcome.team, seats.as_slice()) {
        (Some(team), _) => Phrase::new("web-won-team").with("team", Phrase::new(team)).with("names", names),
        (None, &[seat]) => Phrase::new("web-won").with("seat", seat),
        (None, _) => Phrase::new("web-won-shared").with("names", names),
    })
}

/// The scores: a row per seat, the best first, and a column per category. So the table stays low, and the board
/// keeps its room.
pub(crate) fn scores(w: &Speaker<'_>, seen: &dyn AnySeen, outcome: &Outcome) -> Markup {
    let game = seen.info().id;
    if !outcome.is_counted() {
        return Markup::default();
    }
    let mut categories: Vec<&'static str> = Vec::new();
    for line in outcome.seats.iter().flat_map(|score| &score.lines) {
        if !categories.contains(&line.category) {
            categories.push(line.category);
        }
    }
    let mut seats: Vec<(Seat, &Score)> = Seat::all(outcome.seats.len() as u8).zip(&outcome.seats).collect();
    seats.sort_by_key(|(seat, score)| (score.place, *seat));
    let number = |points: i16| w.say(&Phrase::new("web-number").with("number", points));
    html! {
        div.scroll tabindex="0" role="region" aria-label=(w.t("web-scores")) {
            table.scores {
                caption.sr { (w.t("web-scores")) }
                thead { tr {
                    th scope="col" { (w.t("web-score-place")) }
                    td {}
                    @for category in &categories {
                        th scope="col" { (w.say(&Phrase::new(format!("{game}-score-{category}")))) }
                    }
                    th scope="col" { (w.t("web-score-total")) }
                } }
                tbody {
                    @for (seat, score) in seats {
                        tr.won[outcome.won(seat)] {
                            td { (score.place) }
                            th scope="row" {
                                (badge(w, seen, seat).small()) " " (w.name(seat))
                                @if seen.gone().contains(&seat) { " " small { "(" (w.t("web-gone")) ")" } }
                            }
                            @for category in &categories {
                                @let line = score.lines.iter().find(|line| line.category == *category);
                                td { @if let Some(line) = line { (number(line.points)) } @else { "–" } }
                            }
                            td { b data-tally { (number(score.total)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Who added to the seed.
pub(crate) fn shares_of_the_seed(w: &Speaker<'_>, parts: &Parts) -> Markup {
    html! {
        dl.facts.hex {
            @for (seat, part) in parts.iter() {
                @match seat {
                    Some(seat) => dt { (w.say(&Phrase::new("web-fair-part-seat").with("name", w.name(seat).into_owned()))) }
                    None => dt { (w.t("web-fair-part-house")) }
                }
                dd {
                    code { (part.commitment) }
                    @if let Some(given) = &part.given { " " code { (given) } }
                }
            }
        }
    }
}

/// The promise made before the game, and the seed once it is over.
pub(crate) fn fairness(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    let over = page.seen.outcome().is_some();
    let draw = || told_of_the_deal(w, page, over);
    // Until the end it stays as it was at the start.
    if over { draw() } else { settled("details", "fairness", page.guide.is_some(), draw) }
}

fn told_of_the_deal(w: &Speaker<'_>, page: &TablePage<'_>, over: bool) -> Markup {
    html! {
        details #fairness open[over] {
            summary { (w.t("web-fair")) }
            @if page.guide.is_some() { p.soft { (w.t("lesson-fair")) } }
            @match page.seen.commitment() {
                Some(commitment) => {
                    @if page.guide.is_none() { p.soft { (w.t(if over { "web-fair-over" } else { "web-fair-about" })) } }
                    dl.facts.hex {
                        dt { (w.t("web-commitment")) } dd { code { (commitment) } }
                        @if let Start::Seed(seed) = page.seen.start() { dt { (w.t("web-seed")) } dd { code { (seed) } } }
                    }
                    @if let Some(parts) = &page.parts {
                        p.soft { (w.t("web-fair-parts")) }
                        (shares_of_the_seed(w, parts))
                    }
                    @if over { p.soft { (w.t("web-fair-verify")) " " code { "loup verify " (page.code) ".loup" } } }
                }
                None => { @if page.guide.is_none() { p.soft { (w.t("web-fair-none")) } } }
            }
        }
    }
}
