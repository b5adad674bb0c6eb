//! The recommended moves on the map: an arrow from the piece that acts, and a tag with the number and the share.

use maud::{Markup, html};
use wolves::piece::Kind;
use wolves::view::HexView;
use wolves::{Action, Hex, Move};

use super::Stage;
use super::choice::aim;
use super::grid::Point;
use super::map::line;
use crate::model::Hint;

/// What a recommended move would choose: its target, or its wolf. Nothing where it has to be played to go on.
pub(super) fn chooses(stage: &Stage<'_>, hint: &Hint) -> Option<String> {
    match Move::parse(&hint.text)? {
        Move::Act(Action::Move(_)) => None,
        Move::Act(action) => aim(&stage.outlook, action).map(|aim| aim.action.to_string()),
        Move::Walk { kind, from, .. } => Some(format!("{kind} {from}")),
        _ => None,
    }
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
                    @if let Some(mv) = Move::parse(&hint.text) { (mark(stage, place, hint, ends(stage, mv))) }
                }
            }
        }
    }
}

fn mark(stage: &Stage<'_>, place: usize, hint: &Hint, (from, to): (Option<Hex>, Option<Hex>)) -> Markup {
    let Some(to) = to else { return Markup::default() };
    let at = stage.grid.at(to);
    let share = (hint.share.clamp(0.0, 1.0) * 100.0).round() as i64;
    let tag = Point::ZERO.plus(0, 330);
    html! {
        g class={ "tw-a" (place + 1) } {
            @if let Some(from) = from.filter(|from| *from != to) {
                path.tw-u d=(line(stage, &[from, to])) {}
                path.tw-ar d=(line(stage, &[from, to])) {}
            }
            g transform={ "translate(" (at) ")" } {
                rect x="-29" y="23" width="58" height="20" rx="10" {}
                circle cx="-18" cy=(tag.y) r="7.500" {}
                text.tw-adn x="-18" y=(tag.y) dy=".36em" { (place + 1) }
                text x="8" y=(tag.y) dy=".36em" { (share) "%" }
            }
        }
    }
}
