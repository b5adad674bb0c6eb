//! Why nothing can be done with a hex: the rule that forbids what somebody who touches it may have meant.

use table::{Phrase, Refusal, Seen};
use wolves::piece::Kind;
use wolves::terrain::Ground;
use wolves::view::{StepView, Token};
use wolves::{Action, Hex, Move, Verb, Wolves};

use super::Stage;
use super::actions::verb_name;
use super::choice::{Choice, Means, by_tiles, fare};

/// What was asked about, with the reason and the hex where it is on one; nothing where something can be done with it.
pub(super) fn refused(stage: &Stage<'_>, seen: &Seen<Wolves>, asked: &str) -> Option<(Option<Hex>, Refusal)> {
    match Move::parse(asked) {
        Some(mv @ Move::Act(action)) => return tried(stage, seen.why(mv).err()?, action),
        Some(Move::Bonus) if !stage.moves.is_empty() => return Some((None, seen.why(Move::Bonus).err()?)),
        _ if asked == Means::Token.text() => return no_token(stage),
        _ => {}
    }
    let hex = Hex::parse(asked).filter(|hex| stage.view.hex(*hex).is_some() && !stage.moves.is_empty())?;
    let refusal = match stage.choice {
        Choice::Wolf(kind, from, _) | Choice::Goal(kind, from, _) => {
            seen.why_together(&walk(stage, kind, from, hex)).err()
        }
        _ => seen.why(meant(stage, hex)?).err(),
    };
    Some((Some(hex), refusal?))
}

/// There is no bonus terrain token to pay with.
fn no_token(stage: &Stage<'_>) -> Option<(Option<Hex>, Refusal)> {
    let player = stage.view.active_player().filter(|_| !stage.moves.is_empty())?;
    (player.terrain_tokens == 0).then(|| (None, Refusal::new("TW03", Phrase::new("web-wolves-no-token"))))
}

/// The hex of an action that the reader did not name, with the reason and which action and hex it is about.
fn tried(stage: &Stage<'_>, refusal: Refusal, action: Action) -> Option<(Option<Hex>, Refusal)> {
    let hex = action.target().filter(|hex| stage.view.hex(*hex).is_some() && !stage.moves.is_empty())?;
    let phrase = Phrase::new("web-wolves-why-at")
        .with("action", stage.t(verb_name(action.verb())))
        .with("hex", hex.to_string())
        .with("reason", stage.w.say(&refusal.phrase));
    Some((Some(hex), Refusal { phrase, ..refusal }))
}

/// The moves that would bring a wolf there.
fn walk(stage: &Stage<'_>, kind: Kind, from: Hex, to: Hex) -> Vec<Move> {
    let walk = Move::Walk { kind, from, to };
    if !matches!(stage.view.step, StepView::Action) {
        return vec![walk];
    }
    let terrain = match stage.view.hex(to).map(|view| view.ground) {
        Some(Ground::Land(terrain)) => Some(terrain),
        // Nobody can pay for water: what is wrong is the hex, not the price.
        _ => stage.outlook.fares.first().map(|fare| fare.terrain),
    };
    let Some(terrain) = terrain else { return vec![walk] };
    let payments = fare(&stage.outlook, terrain);
    let pays = by_tiles(payments).next().or(payments.first().copied()).filter(|_| payments.len() > 1);
    let moves = [Some(Move::Act(Action::Move(terrain))), pays.map(Move::Pay), Some(walk)];
    moves.into_iter().flatten().collect()
}

/// What may have been meant by touching this hex: what is chosen, or what one does with what is there.
fn meant(stage: &Stage<'_>, hex: Hex) -> Option<Move> {
    let there = stage.view.hex(hex)?;
    let enemies = || {
        let others = there.pieces.iter().filter(|piece| piece.seat != stage.view.active);
        others.map(|piece| piece.piece.kind)
    };
    // Of two pieces the one that is dominated elsewhere is meant.
    let enemy = enemies().find(|kind| matches!(kind, Kind::Wolf | Kind::Den)).or_else(|| enemies().next());
    let own = there.pieces.iter().find(|piece| piece.seat == stage.view.active).map(|piece| piece.piece.kind);
    let dominate = Action::Dominate(hex, enemy.or(own).unwrap_or(Kind::Wolf));
    let action = match (&stage.view.step, stage.choice) {
        (StepView::Draft, _) => return Some(Move::Draft(hex)),
        (StepView::Push { .. }, _) => return Some(Move::Push(hex)),
        (StepView::Prey { .. }, _) => return Some(Move::Prey(hex)),
        (StepView::Wolves { .. }, _) => {
            let kind = own.filter(|kind| kind.walks()).unwrap_or(Kind::Wolf);
            return Some(Move::Walk { kind, from: hex, to: hex });
        }
        (_, Choice::Act(verb)) => match verb {
            Verb::Move => return stage.outlook.refusal(verb).map(|refused| refused.tried),
            Verb::Howl => Action::Howl(hex),
            Verb::Den => Action::Den(hex),
            Verb::Lair => Action::Lair(hex),
            Verb::Dominate => dominate,
        },
        _ if there.token == Some(Token::Lone) => Action::Howl(hex),
        _ if enemy.is_some() => dominate,
        _ => match own {
            Some(Kind::Den | Kind::Lair) => Action::Lair(hex),
            _ => Action::Den(hex),
        },
    };
    Some(Move::Act(action))
}
