//! The recommended moves on the map: an arrow from the piece that acts, and a tag with the number and the share.

use maud::{Markup, html};
use table::Game;
use wolves::piece::{Kind, Piece};
use wolves::view::HexView;
use wolves::{Action, Hex, Move, Verb};

use super::choice::aim;
use super::grid::Point;
use super::pieces::figure_of;
use super::{Stage, colour};
use crate::boards::Lead;
use crate::model::Hint;
use crate::routes;

/// Where a recommended move leads: its target is chosen, or its wolf and the terrain to which it goes. Nothing where it
/// has to be played to go on.
pub(super) fn leads(stage: &Stage<'_>, hint: &Hint) -> Option<Lead> {
    let (mv, shown) = (Move::parse(&hint.text)?, shown(hint)?);
    let chosen = match (mv, shown) {
        (Move::Act(Action::Move(terrain)), Move::Walk { kind, from, .. }) => {
            format!("{kind} {from} {terrain}")
        }
        // Which wolf goes is not known: the terrains are asked for.
        (Move::Act(Action::Move(_)), _) => Verb::Move.word().to_owned(),
        (Move::Act(action), _) => aim(&stage.outlook, action)?.action.to_string(),
        (Move::Walk { kind, from, .. }, _) => format!("{kind} {from}"),
        _ => return None,
    };
    let name = (mv != shown).then(|| stage.game.label(&stage.view, shown));
    Some(Lead { to: routes::choose(stage.scene.code, &chosen), name })
}

/// What is shown of a recommended move: of a Move the walk that follows, as far as it is known.
fn shown(hint: &Hint) -> Option<Move> {
    let mv = Move::parse(&hint.text)?;
    if !matches!(mv, Move::Act(Action::Move(_))) {
        return Some(mv);
    }
    let then = hint.then.iter().filter_map(|text| Move::parse(text));
    let walk =
        then.take_while(|next| !matches!(next, Move::Act(_))).find(|next| matches!(next, Move::Walk { .. }));
    Some(walk.unwrap_or(mv))
}

/// Where a move begins and ends on the map.
fn ends(stage: &Stage<'_>, mv: Move) -> (Option<Hex>, Option<Hex>) {
    match mv {
        Move::Walk { from, to, .. } => (Some(from), Some(to)),
        Move::Act(Action::Den(hex) | Action::Lair(hex))
        | Move::Draft(hex)
        | Move::Push(hex)
        | Move::Prey(hex) => (None, Some(hex)),
        Move::Act(Action::Howl(hex) | Action::Dominate(hex, _)) => (nearest_alpha(stage, hex), Some(hex)),
        _ => (None, None),
    }
}

/// The reader's alpha that is nearest to this hex: the one that is heard there.
fn nearest_alpha(stage: &Stage<'_>, hex: Hex) -> Option<Hex> {
    let own = |view: &&HexView| {
        view.pieces.iter().any(|piece| piece.seat == stage.view.active && piece.piece.kind == Kind::Alpha)
    };
    let alphas = stage.view.hexes.iter().filter(own).map(|view| view.hex);
    alphas.min_by_key(|alpha| stage.game.map.distance(*alpha, hex))
}

/// The arrows and tags, above the pieces.
pub(super) fn marks(stage: &Stage<'_>) -> Markup {
    html! {
        @if !stage.moves.is_empty() && !stage.scene.hints.is_empty() {
            g.tw-advice #tw-advice aria-hidden="true" {
                // The best one lies on top.
                @for (place, hint) in stage.scene.hints.iter().enumerate().rev() {
                    @if let Some(mv) = shown(hint) { (mark(stage, place, hint, mv)) }
                }
            }
        }
    }
}

/// So far from the middles of its hexes an arrow begins and ends, in tenths.
const BEGINS: f64 = 160.0;
const ENDS: f64 = 210.0;
/// How far the tag lies below the middle of its hex, or above it.
const TAG: i32 = 330;

fn mark(stage: &Stage<'_>, place: usize, hint: &Hint, mv: Move) -> Markup {
    let (from, to) = ends(stage, mv);
    let Some(to) = to else { return Markup::default() };
    let at = stage.grid.at(to);
    let share = (hint.share.clamp(0.0, 1.0) * 100.0).round() as i64;
    let tag = Point::ZERO.plus(0, if hides_below(stage, to) { -TAG } else { TAG });
    html! {
        g class={ "tw-a" (place + 1) } data-trail={ "a" (place + 1) } {
            @if let Some(from) = from.filter(|from| *from != to) { (arrow(stage.grid.at(from), at)) }
            g transform={ "translate(" (at) ")" } {
                @if let Some(piece) = stands(stage, mv) {
                    g.tw-ghost.(colour(piece.pack)) { (figure_of(stage, piece, false, false)) }
                }
                rect x="-29" y=(tag.plus(0, -100).y) width="58" height="20" rx="10" {}
                circle cx="-18" cy=(tag.y) r="7.500" {}
                text.tw-adn x="-18" y=(tag.y) dy=".36em" { (place + 1) }
                text x="8" y=(tag.y) dy=".36em" { (share) "%" }
            }
        }
    }
}

/// An arrow from one hex to another, with a head.
fn arrow(from: Point, to: Point) -> Markup {
    let way = to.from(from);
    let (x, y) = (f64::from(way.x.0), f64::from(way.y.0));
    let far = x.hypot(y).max(1.0);
    let along = |part: f64| from.plus((x * part / far) as i32, (y * part / far) as i32);
    let (begin, end) = (along(BEGINS), along(far - ENDS));
    let turn = y.atan2(x).to_degrees().round();
    html! {
        path.tw-u d={ "M" (begin) "L" (end) } {}
        path.tw-ar d={ "M" (begin) "L" (end) } {}
        path.tw-hd d="M9 0l-12-8v16z" transform={ "translate(" (end) ")rotate(" (turn) ")" } {}
    }
}

/// What would stand where nothing of the kind stands now.
fn stands(stage: &Stage<'_>, mv: Move) -> Option<Piece> {
    let kind = match mv {
        Move::Walk { kind, .. } => kind,
        Move::Act(Action::Den(_)) => Kind::Den,
        _ => return None,
    };
    Some(Piece { pack: stage.view.active_player()?.pack, kind })
}

/// Whether a tag below this hex would be cut off, or lie on what stands on the hex below it, while nothing stands above.
fn hides_below(stage: &Stage<'_>, hex: Hex) -> bool {
    let at = stage.grid.at(hex);
    let stands = |down: i32| {
        stage.view.hexes.iter().any(|view| {
            let there = stage.grid.at(view.hex).from(at);
            let is_there = there.x.0.abs() < TAG / 2 && (there.y.0 - down).abs() < TAG / 2;
            is_there && !(view.pieces.is_empty() && view.token.is_none())
        })
    };
    let (corner, _, height) = stage.grid.frame;
    let is_cut = at.y.0 + TAG + 100 > corner.y.0 + height.0;
    is_cut || stands(HEIGHT) && !stands(-HEIGHT)
}

/// From the middle of a hex to that of the next one below.
const HEIGHT: i32 = 554;
