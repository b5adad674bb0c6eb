//! The open tower, the covered ones, and the strip below them.

use maud::{Markup, html};
use table::{LegalMove, Phrase};
use triqueta::{Back, Column, LIGHT_LEVELS, Move, Token, Variant};

use super::token::{HEX, KNOT, RING, back_class};
use super::{Stage, hand};
use crate::icons::symbol;
use crate::model::Hint;
use crate::parts::draft::settled;
use crate::routes;
use crate::words::Words;
use triqueta::trail::Piece;

/// How far a token stands above the one below it.
const LEVEL: usize = 24;
/// From the top of a token's picture to its centre, with the ring.
const HEAD: usize = 45;
/// From the centre of the lowest token to the bottom of the picture.
const FOOT: usize = 53;

/// The tower with the strip for what was drawn, or else for the towers to come.
pub(super) fn tower(s: &Stage<'_>) -> Markup {
    html! {
        section.tq-tw {
            div.tq-th { h2 { (s.w.t("web-triqueta-tower")) } p { (s.say(left(s))) } }
            div.tq-site {
                div.tq-cols {
                    svg.tq-ground viewBox="0 0 520 90" preserveAspectRatio="none" aria-hidden="true" { path d="M0 45 260 0 520 45v12L260 90 0 57z" {} }
                    @for (column, tokens) in Column::all().zip(&s.view.tower) { (stack(s, column, tokens)) }
                }
            }
            div.tq-strip {
                @if s.view.drawn.is_empty() { (covered(s)) } @else { (hand::hand(s)) }
            }
        }
    }
}

/// What is left in it.
fn left(s: &Stage<'_>) -> Phrase {
    let shadow = s.view.tower.iter().flatten().filter(|token| token.back == Back::Shadow).count();
    let light = s.view.left() - shadow;
    let all_light = s.view.variant == Variant::Base || s.view.round == 1;
    match light + shadow {
        0 => Phrase::new("web-triqueta-tower-empty"),
        // TQ20: the first tower has no shadow tokens.
        _ if all_light => Phrase::new("web-triqueta-left-light").with("light", light),
        _ => Phrase::new("web-triqueta-left").with("light", light).with("shadow", shadow),
    }
}

/// A column: a link where the reader may draw from it.
fn stack(s: &Stage<'_>, column: Column, tokens: &[Token]) -> Markup {
    let id = format!("tq-col{column}");
    // In the base game there is nothing to choose: the next token leads to the button in the prompt.
    let next = s.legal(Move::Draw).is_some() && next_column(s) == Some(column);
    let (may, chosen) = (s.legal(Move::DrawFrom { column }).is_some(), s.column == Some(column));
    let pieces: Vec<Piece> = s.trail.column(column.index(), tokens.len()).take(tokens.len()).collect();
    let asks = s.scene.asking("").is_some();
    let draw = || drawn_stack(s, column, tokens, &pieces, &id, next);
    // A column about which somebody asks has the answer beside it.
    if s.asked.is_some() {
        return draw();
    }
    let tag = if may || next { "a" } else { "div" };
    settled(tag, &id, (tokens, &pieces, next, may, chosen, asks), draw)
}

fn drawn_stack(
    s: &Stage<'_>,
    column: Column,
    tokens: &[Token],
    pieces: &[Piece],
    id: &str,
    next: bool,
) -> Markup {
    let name = s.say(column_name(column, tokens));
    let light = tokens.iter().filter(|token| token.back == Back::Light).count();
    let caption = s.say(match (tokens.len(), light) {
        (0, _) => Phrase::new("web-triqueta-cap-empty"),
        (_, 0) => Phrase::new("web-triqueta-cap-shadow"),
        _ if s.view.variant == Variant::Base => Phrase::verbatim(light.to_string()),
        _ => Phrase::new("web-triqueta-cap-light").with("light", light),
    });
    let inside = |marked| {
        html! {
            span.tq-cap aria-hidden="true" { (caption) }
            (picture(tokens, pieces, marked))
            span.tq-no aria-hidden="true" { (column) }
        }
    };
    // What stands there in short is said in full, also where it is pointed at.
    match s.legal(Move::DrawFrom { column }) {
        // What is drawn is seen and cannot be taken back: a column is chosen, and the prompt draws.
        Some(_) if s.column == Some(column) => {
            html! { a.tq-col.on id=(id) href=(routes::table(s.code, "")) title=(name) data-live data-clear aria-current="true" { (inside(true)) } }
        }
        Some(legal) => {
            let draws = draw_name(s, legal, &name);
            html! { a.tq-col id=(id) href=(routes::choose(s.code, &legal.text)) title=(draws) data-live { (inside(true)) } }
        }
        None if next => {
            let draws = s.legal(Move::Draw).map(|legal| draw_name(s, legal, &name));
            html! { a.tq-col id=(id) href="#tq-draw" title=(draws.as_ref().unwrap_or(&name)) { (inside(true)) } }
        }
        // The link has the name.
        None if s.scene.asking("").is_some() => html! {
            div.tq-col id=(id) title=(name) { (inside(false)) (s.why(Move::DrawFrom { column }, &name)) }
        },
        None => html! { div.tq-col id=(id) role="img" aria-label=(name) title=(name) { (inside(false)) } },
    }
}

/// TQ02: in the base game the next token is on the highest column, the first of several.
fn next_column(s: &Stage<'_>) -> Option<Column> {
    let highest = s.view.tower.iter().map(Vec::len).max();
    Column::all()
        .zip(&s.view.tower)
        .find(|(_, tokens)| Some(tokens.len()) == highest)
        .map(|(column, _)| column)
}

/// The button that draws: from the chosen column, or where there is nothing to choose.
pub(super) fn draw_button(s: &Stage<'_>) -> Option<Markup> {
    let chosen = s.column.and_then(|column| Some((s.legal(Move::DrawFrom { column })?, column)));
    let (legal, column) = chosen.or_else(|| s.legal(Move::Draw).zip(next_column(s)))?;
    let tokens = s.view.tower.get(column.index()).map_or(&[][..], Vec::as_slice);
    let label = s.w.say(&legal.label);
    let name = draw_name(s, legal, &s.say(column_name(column, tokens)));
    Some(html! {
        button.btn.pri #tq-draw form="play" name="move" value=(legal.text) aria-label=(name) { (label) }
        @if chosen.is_some() {
            a.btn.ghost href=(routes::table(s.code, "")) data-live data-clear { (s.w.t("web-cancel")) }
        }
    })
}

/// What drawing from the column with this name is called.
fn draw_name(s: &Stage<'_>, legal: &LegalMove, column: &str) -> String {
    format!("{}, {column}", s.w.say(&legal.label))
}

/// Where advice to draw leads: to the column, or to the button. Whoever draws sees something, so no advice does it.
pub(super) fn advised(s: &Stage<'_>, hint: &Hint) -> Option<String> {
    match Move::parse(&hint.text)? {
        Move::Draw => Some("#tq-draw".to_owned()),
        Move::DrawFrom { .. } => Some(routes::choose(s.code, &hint.text)),
        _ => None,
    }
}

fn column_name(column: Column, tokens: &[Token]) -> Phrase {
    match tokens {
        [] => Phrase::new("web-triqueta-column-empty"),
        [Token { back: Back::Shadow, .. }, ..] => Phrase::new("web-triqueta-column-shadow"),
        [_, below @ ..] => Phrase::new("web-triqueta-column-light").with("below", below.len()),
    }
    .with("column", column.number())
}

/// The tokens of a column, drawn from the bottom to the top.
fn picture(tokens: &[Token], pieces: &[Piece], marked: bool) -> Markup {
    let height = HEAD + tokens.len().saturating_sub(1) * LEVEL + FOOT;
    html! {
        svg.tq-stack viewBox={ "0 0 100 " (height) } aria-hidden="true" {
            @if tokens.is_empty() { path.tq-none d=(HEX) transform={ "translate(50 " (HEAD) ")" } {} }
            @for (level, (token, piece)) in tokens.iter().zip(pieces).enumerate().rev() {
                g class=(back_class(token.back)) id=(piece) data-piece data-face="" {
                    g transform={ "translate(50 " (HEAD + level * LEVEL) ")" } {
                        path.tq-foot d=(HEX) transform="translate(0 7)" {}
                        path.tq-back d=(HEX) {}
                        @if level == 0 {
                            path.tq-knot d=(KNOT) {}
                            @if marked { path.tq-ring d=(RING) {} path.tq-ring2 d=(RING) {} }
                        }
                    }
                }
            }
        }
    }
}

/// TQ01: the towers of the rounds to come, each under its tree tile.
fn covered(s: &Stage<'_>) -> Markup {
    html! {
        ul.tq-cov aria-label=(s.w.t("web-triqueta-covered")) {
            @for (round, tower) in (s.view.round + 1..).zip(&s.view.covered) {
                @let name = s.say(Phrase::new("web-triqueta-covered-name").with("round", round));
                li {
                    svg viewBox="0 0 100 118" role="img" aria-label=(name) {
                        @for level in (0..tower.iter().map(Vec::len).max().unwrap_or(0)).rev() {
                            @let back = if level < usize::from(LIGHT_LEVELS) { Back::Light } else { Back::Shadow };
                            path class={ "tq-layer " (back_class(back)) } d="M6 80 50 66l44 14v7L50 101 6 87z" transform={ "translate(0 " (level * 8) ")" } {}
                        }
                        g id={ "tq-tree" (round) } data-piece { svg x="12" y="0" width="76" height="90" { (symbol("tree-tile")) } }
                    }
                    small { (s.say(Phrase::new("web-triqueta-covered-round").with("round", round))) }
                }
            }
        }
    }
}
