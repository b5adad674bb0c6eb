//! What has to be decided, and what the moves are called.

use table::{Phrase, Seat};

use crate::hex::Hex;
use crate::moves::{Action, Move};
use crate::piece::{Kind, Piece};
use crate::prey::Prey;
use crate::terrain::{Ground, Terrain};
use crate::tiles::{Payment, Tile, Tiles};
use crate::tracks::Track;
use crate::view::{StepView, Token, View};

/// What has to be decided now, or how it ended.
#[must_use]
pub fn prompt(view: &View) -> Phrase {
    let Some(seat) = view.active else {
        return ended(view);
    };
    let ask = |key: &'static str| Phrase::new(key).with("seat", seat);
    match &view.step {
        StepView::Draft => ask("wolves-prompt-draft"),
        StepView::Action => ask("wolves-prompt-action").with("count", view.actions),
        StepView::Pay { action, cost, terrain } => ask("wolves-prompt-pay")
            .with("action", name_action(view, *action))
            .with("cost", *cost)
            .with("terrain", terrain.map_or_else(|| Phrase::verbatim(""), Terrain::name)),
        StepView::Track { .. } => ask("wolves-prompt-track"),
        StepView::Wolves { terrain, moved, spread, speed } => ask("wolves-prompt-wolves")
            .with("terrain", terrain.name())
            .with("next", moved + 1)
            .with("spread", *spread)
            .with("speed", *speed),
        StepView::Push { hex, wolf, .. } => {
            ask("wolves-prompt-push").with("piece", wolf.name()).with("hex", hex.to_string())
        }
        StepView::Prey { prey } => {
            let prey = prey.map_or_else(|| Phrase::verbatim(""), Prey::name);
            ask("wolves-prompt-prey").with("prey", prey)
        }
        StepView::End | StepView::Over => {
            let tokens = view.active_player().map_or(0, |player| player.action_tokens);
            ask("wolves-prompt-end").with("tokens", tokens)
        }
    }
}

fn ended(view: &View) -> Phrase {
    let Some(outcome) = &view.outcome else {
        return Phrase::new("wolves-event-over");
    };
    let winners: Vec<Seat> = outcome.winners().collect();
    let names: Vec<Phrase> =
        winners.iter().map(|seat| Phrase::new("wolves-winner").with("seat", *seat)).collect();
    let total =
        winners.first().and_then(|seat| outcome.seats.get(seat.index())).map_or(0, |score| score.total);
    let phrase = match winners[..] {
        [winner] => Phrase::new("wolves-prompt-won").with("seat", winner),
        _ => Phrase::new("wolves-prompt-shared").with("seats", names),
    };
    phrase.with("vp", total)
}

/// A name for a legal move.
#[must_use]
pub fn label(view: &View, mv: Move) -> Phrase {
    match mv {
        Move::Draft(hex) => at(view, Phrase::new("wolves-move-draft"), hex),
        Move::Act(action) => name_action(view, action),
        Move::Pay(payment) => Phrase::new("wolves-move-pay").with("price", name_price(view, payment)),
        Move::Track(track) => name_track(view, track),
        Move::Walk { kind, from, to } => {
            let phrase = match enemy_wolf(view, to) {
                Some(wolf) if kind == Kind::Alpha => {
                    Phrase::new("wolves-move-walk-push").with("pushed", wolf.name())
                }
                _ => Phrase::new("wolves-move-walk"),
            };
            phrase.with("piece", kind.name()).with("from", from.to_string()).with("to", to.to_string())
        }
        Move::Push(hex) => at(view, Phrase::new("wolves-move-push"), hex),
        Move::Stop => Phrase::new("wolves-move-stop"),
        Move::Prey(hex) => {
            let prey = view.hex(hex).and_then(|view| match &view.token {
                Some(Token::Prey { prey, .. }) => Some(prey.name()),
                _ => None,
            });
            Phrase::new("wolves-move-prey")
                .with("prey", prey.unwrap_or_else(|| Phrase::verbatim("")))
                .with("hex", hex.to_string())
        }
        Move::Bonus => Phrase::new("wolves-move-bonus"),
        Move::End => Phrase::new("wolves-move-end"),
    }
}

/// Adds a hex and what it is made of.
fn at(view: &View, phrase: Phrase, hex: Hex) -> Phrase {
    let ground = view.hex(hex).map_or(Ground::Chasm, |view| view.ground);
    phrase.with("hex", hex.to_string()).with("terrain", ground.name())
}

fn name_action(view: &View, action: Action) -> Phrase {
    match action {
        Action::Move(terrain) => Phrase::new("wolves-move-move").with("terrain", terrain.name()),
        Action::Howl(hex) => at(view, Phrase::new("wolves-move-howl"), hex),
        Action::Den(hex) => at(view, Phrase::new("wolves-move-den"), hex),
        Action::Lair(hex) => at(view, Phrase::new("wolves-move-lair"), hex),
        Action::Dominate(hex, kind) => {
            let me = view.active;
            let piece = view.hex(hex).and_then(|there| {
                there.pieces.iter().find(|piece| piece.seat != me && piece.piece.kind == kind)
            });
            let piece = piece.map_or_else(|| kind.name(), |piece| piece.piece.name());
            at(view, Phrase::new("wolves-move-dominate").with("piece", piece), hex)
        }
    }
}

/// A wolf of another pack that stands alone on this hex.
fn enemy_wolf(view: &View, hex: Hex) -> Option<Piece> {
    match view.hex(hex)?.pieces.as_slice() {
        [piece] if piece.seat != view.active && piece.piece.kind.walks() => Some(piece.piece),
        _ => None,
    }
}

fn name_price(view: &View, payment: Payment) -> Vec<Phrase> {
    let Some(player) = view.active_player() else {
        return Vec::new();
    };
    let home = player.pack.home();
    let backs = Tile::all().filter(|tile| {
        player.tiles.iter().any(|view| view.tile == tile.id() && view.shown != tile.sides(home).0)
    });
    let shown = Tiles::with_backs(backs.map(Tile::bit).sum());
    payment.name(home, shown)
}

fn name_track(view: &View, track: Track) -> Phrase {
    let phrase = Phrase::new("wolves-move-track").with("track", track.name());
    let there = view.active_player().and_then(|player| player.tracks.get(track.index()));
    let next = there.map_or(0, |track| usize::from(track.taken));
    let value = there.and_then(|track| track.values.get(next + 1)).copied().unwrap_or_default();
    let bonus = there.and_then(|track| track.bonuses.get(next)).copied().flatten();
    let bonus = bonus.map_or_else(|| Phrase::new("wolves-bonus-none"), crate::tracks::Bonus::name);
    phrase.with("value", value).with("bonus", bonus)
}
