//! The recommended moves on the map: an arrow from the piece that acts, and a tag with the number and the share.

use maud::{Markup, html};
use wolves::piece::Kind;
use wolves::view::HexView;
use wolves::{Action, Hex, Move};

use super::Sheet;
use super::choice::aim;
use super::grid::Point;
use super::map::line;
use crate::model::Hint;

/// What a recommended move would choose: its target, or its wolf. Nothing where it has to be played to go on.
pub(super) fn chooses(sheet: &Sheet<'_>, hint: &Hint) -> Option<String> {
    match Move::parse(&hint.text)? {
        Move::Act(Action::Move(_)) => None,
        Move::Act(action) => aim(&sheet.outlook, action).map(|aim| aim.action.to_string()),
        Move::Walk { kind, from, .. } => Some(format!("{kind} {from}")),
        _ => None,
    }
}

/// Where a move begins and ends on the map.
fn ends(sheet: &Sheet<'_>, mv: Move) -> (Option<Hex>, Option<Hex>) {
    match mv {
        Move::Walk { from, to, .. } => (Some(from), Some(to)),
        Move::Act(Action::Den(hex) | Action::Lair(hex))
        | Move::Draft(hex)
        | Move::Push(hex)
        | Move::Prey(hex) => (None, Some(hex)),
        Move::Act(Action::Howl(hex) | Action::Dominate(hex, _)) => (nearest_alpha(sheet, hex), Some(hex)),
        _ => (None, None),
    }
}

/// The reader's alpha that is nearest to this hex: the one that is heard there.
fn nearest_alpha(sheet: &Sheet<'_>, hex: Hex) -> Option<Hex> {
    let own = |view: &&HexView| {
        view.pieces.iter().any(|piece| piece.seat == sheet.view.active && piece.piece.kind == Kind::Alpha)
    };
    let alphas = sheet.view.hexes.iter().filter(own).map(|view| view.hex);
    alphas.min_by_key(|alpha| sheet.game.map.distance(*alpha, hex))
}

/// The arrows and tags, above the pieces.
pub(super) fn marks(sheet: &Sheet<'_>) -> Markup {
    html! {
        @if !sheet.moves.is_empty() && !sheet.scene.hints.is_empty() {
            g.tw-advice #tw-advice aria-hidden="true" {
                // The best one lies on top.
                @for (place, hint) in sheet.scene.hints.iter().enumerate().rev() {
                    @if let Some(mv) = Move::parse(&hint.text) { (mark(sheet, place, hint, ends(sheet, mv))) }
                }
            }
        }
    }
}

fn mark(sheet: &Sheet<'_>, place: usize, hint: &Hint, (from, to): (Option<Hex>, Option<Hex>)) -> Markup {
    let Some(to) = to else { return Markup::default() };
    let at = sheet.grid.at(to);
    let share = (hint.share.clamp(0.0, 1.0) * 100.0).round() as i64;
    let tag = Point::ZERO.plus(0, 330);
    html! {
        g class={ "tw-a" (place + 1) } {
            @if let Some(from) = from.filter(|from| *from != to) {
                path.tw-u d=(line(sheet, &[from, to])) {}
                path.tw-ar d=(line(sheet, &[from, to])) {}
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
