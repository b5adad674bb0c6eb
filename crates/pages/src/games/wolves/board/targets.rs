//! The hexes that can be played or chosen now, and what each would do.

use table::{Game, Phrase};
use wolves::piece::{Kind, Piece};
use wolves::tracks::Track;
use wolves::view::StepView;
use wolves::{Action, Hex, Move};

use super::choice::{Choice, pair, wolves};
use super::{Sheet, next_worth};

/// What a mark looks like.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// A free hex.
    Free,
    /// Something joins what is there.
    Joins,
    /// A wolf is pushed from there.
    Pushes,
    /// A den grows.
    Grows,
    /// A piece is replaced.
    Swaps,
    /// A piece that can be chosen.
    Picks,
    /// A piece that could be chosen instead of the chosen one.
    Instead,
}

/// What happens when the hex is pressed.
pub(super) enum Deed {
    /// This is played.
    Play(Move),
    /// This beginning is chosen; an empty one drops the choice.
    Choose(String),
}

/// Which part of a hex is meant.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Whole,
    /// The piece at the back, upper left.
    Back,
    /// The piece in front, lower right.
    Front,
}

/// A hex that can be pressed.
pub(super) struct Target {
    pub(super) hex: Hex,
    pub(super) part: Part,
    pub(super) deed: Deed,
    pub(super) mark: Mark,
    /// What would stand there.
    pub(super) ghosts: Vec<Piece>,
    /// The way there, both ends included.
    pub(super) path: Vec<Hex>,
    /// Where a wolf could go if it were chosen.
    pub(super) reach: Vec<Hex>,
    /// A few words below the hex.
    pub(super) label: Option<String>,
    /// For those who do not see the map.
    pub(super) name: String,
}

/// All of them. None for a reader who has nothing to decide.
pub(super) fn targets(sheet: &Sheet<'_>) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for &mv in sheet.moves.iter().filter(|mv| sheet.choice.leads_to(**mv)) {
        match mv {
            Move::Act(action) => targets.extend(action_target(sheet, action)),
            Move::Walk { .. } if sheet.choice == Choice::Open => {}
            _ => targets.extend(step_target(sheet, mv)),
        }
    }
    let walkers = wolves(&sheet.moves);
    let picks = walkers.iter().map(|&(kind, hex)| pick(sheet, kind, hex));
    // A hex to which the chosen wolf can go is that, and nothing else.
    let free: Vec<Target> = picks
        .flatten()
        .filter(|pick| !targets.iter().any(|target: &Target| target.hex == pick.hex))
        .collect();
    targets.extend(free);
    targets
}

/// The target of an action, once the action is chosen.
fn action_target(sheet: &Sheet<'_>, action: Action) -> Option<Target> {
    let (Choice::Act(_), Some(hex)) = (sheet.choice, action.target()) else { return None };
    let mv = Move::Act(action);
    let player = sheet.view.active_player()?;
    let waiting = player.waiting.iter().flatten().next().copied();
    let here = |kind: Kind| Some(Piece { pack: player.pack, kind });
    let gone = player.waiting.iter().rposition(Option::is_none).map_or(0, |place| place + 1);
    let occupied = sheet.view.hex(hex).is_some_and(|view| !view.pieces.is_empty());
    let lairs = player.lairs_vp.len().saturating_sub(1).saturating_sub(player.lairs_left.into());
    let (mark, ghost, vp) = match action {
        Action::Move(_) => return None,
        Action::Howl(_) => (Mark::Joins, waiting.and_then(here), next_worth(&player.wolves_vp, gone)),
        Action::Den(_) => (if occupied { Mark::Joins } else { Mark::Free }, here(Kind::Den), 0),
        Action::Lair(_) => (Mark::Grows, here(Kind::Lair), next_worth(&player.lairs_vp, lairs)),
        Action::Dominate(_, kind) => {
            let mut both = pair(hex, &sheet.moves);
            if both.next() != Some(mv) {
                return None;
            }
            if both.next().is_some() {
                let name = sheet.w.say(&sheet.game.label(&sheet.view, mv));
                let deed = Deed::Choose(format!("dominate {hex}"));
                return Some(Target { deed, name, ..target(sheet, mv, hex, Mark::Swaps) });
            }
            (Mark::Swaps, here(kind), 0)
        }
    };
    Some(Target {
        ghosts: ghost.into_iter().collect(),
        label: sheet.gain(vp),
        ..target(sheet, mv, hex, mark)
    })
}

fn target(sheet: &Sheet<'_>, mv: Move, hex: Hex, mark: Mark) -> Target {
    Target {
        hex,
        part: Part::Whole,
        deed: Deed::Play(mv),
        mark,
        ghosts: Vec::new(),
        path: Vec::new(),
        reach: Vec::new(),
        label: None,
        name: sheet.w.say(&sheet.game.label(&sheet.view, mv)),
    }
}

/// The target of a step that names its hex.
fn step_target(sheet: &Sheet<'_>, mv: Move) -> Option<Target> {
    let player = sheet.view.active_player()?;
    let occupied = |hex: Hex| sheet.view.hex(hex).is_some_and(|view| !view.pieces.is_empty());
    let mark = |hex: Hex| if occupied(hex) { Mark::Joins } else { Mark::Free };
    match mv {
        Move::Draft(hex) => {
            let ghosts = [Kind::Alpha, Kind::Wolf].map(|kind| Piece { pack: player.pack, kind }).to_vec();
            Some(Target { ghosts, ..target(sheet, mv, hex, Mark::Free) })
        }
        Move::Walk { kind, from, to } => Some(walk(sheet, kind, from, to)),
        Move::Push(hex) => {
            let StepView::Push { hex: from, wolf, .. } = sheet.view.step else { return None };
            let (path, ghosts) = (vec![from, hex], vec![wolf]);
            Some(Target { ghosts, path, ..target(sheet, mv, hex, mark(hex)) })
        }
        Move::Prey(hex) => {
            let label = sheet.gain(next_worth(&player.prey_vp, player.prey.len()));
            Some(Target { label, ..target(sheet, mv, hex, Mark::Joins) })
        }
        _ => None,
    }
}

/// A wolf's walk, with its path.
fn walk(sheet: &Sheet<'_>, kind: Kind, from: Hex, to: Hex) -> Target {
    let path = sheet.game.map.path(from, to);
    let steps = path.len().saturating_sub(1);
    let there = sheet.view.hex(to);
    let enemy = there.and_then(|there| match there.pieces.as_slice() {
        [piece] if piece.seat != sheet.view.active && piece.piece.kind.walks() => Some(piece.piece),
        _ => None,
    });
    let (mark, how) = match (enemy, there.is_some_and(|there| !there.pieces.is_empty())) {
        (Some(_), _) => (Mark::Pushes, "push"),
        (None, true) => (Mark::Joins, "join"),
        (None, false) => (Mark::Free, "free"),
    };
    let speed = sheet.view.active_player().map_or(0, |player| player.value(Track::Speed));
    let pushed = enemy.map_or_else(|| Phrase::verbatim(""), Piece::name);
    let name = Phrase::new("web-wolves-walk")
        .with("hex", to.to_string())
        .with("terrain", there.map_or_else(|| Phrase::verbatim(""), |there| there.ground.name()))
        .with("region", to.board())
        .with("steps", steps)
        .with("how", how)
        .with("pushed", pushed);
    Target {
        hex: to,
        part: Part::Whole,
        deed: Deed::Play(Move::Walk { kind, from, to }),
        mark,
        ghosts: sheet
            .view
            .active_player()
            .map(|player| Piece { pack: player.pack, kind })
            .into_iter()
            .collect(),
        path,
        reach: Vec::new(),
        label: Some(sheet.say(Phrase::new("web-wolves-steps").with("steps", steps).with("speed", speed))),
        name: sheet.say(name),
    }
}

/// A wolf that can be chosen; the chosen one can be put down again, unless it is the only one.
fn pick(sheet: &Sheet<'_>, kind: Kind, hex: Hex) -> Option<Target> {
    let pieces = &sheet.view.hex(hex)?.pieces;
    let place =
        pieces.iter().position(|piece| piece.seat == sheet.view.active && piece.piece.kind == kind)?;
    let twins = pieces.iter().all(|piece| piece.piece.kind == kind);
    let part = match (pieces.len(), place) {
        (1, _) => Part::Whole,
        _ if twins => Part::Whole,
        (_, 0) => Part::Back,
        _ => Part::Front,
    };
    let chosen = sheet.choice == Choice::Wolf(kind, hex);
    let (deed, mark) = match sheet.choice {
        Choice::Wolf(..) if chosen && sheet.scene.chosen.is_empty() => return None,
        Choice::Wolf(..) if chosen => (Deed::Choose(String::new()), Mark::Instead),
        Choice::Wolf(..) => (Deed::Choose(format!("{kind} {hex}")), Mark::Instead),
        _ => (Deed::Choose(format!("{kind} {hex}")), Mark::Picks),
    };
    let key = if chosen { "web-wolves-put-down" } else { "web-wolves-pick" };
    let name = sheet.say(Phrase::new(key).with("piece", kind.name()).with("hex", hex.to_string()));
    let to = |mv: &Move| match *mv {
        Move::Walk { kind: other, from, to } if (other, from) == (kind, hex) && !chosen => Some(to),
        _ => None,
    };
    let reach = sheet.moves.iter().filter_map(to).collect();
    Some(Target { hex, part, deed, mark, ghosts: Vec::new(), path: Vec::new(), reach, label: None, name })
}
