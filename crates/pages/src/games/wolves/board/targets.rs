//! The hexes that can be played or chosen now, and what each would do.

use table::{Game, Phrase};
use wolves::outlook::{Aim, Goal, Walker};
use wolves::piece::{Kind, Piece};
use wolves::terrain::Terrain;
use wolves::tiles::Payment;
use wolves::tracks::Track;
use wolves::view::{PieceView, PlayerView, StepView};
use wolves::{Action, Hex, Move};

use super::choice::{Choice, Means, able, aim, by_tiles, clicked, fare, touched, uses, walk_text, walker};
use super::{Stage, next_worth};

/// What a mark looks like.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// A free hex.
    Free,
    /// Something joins what is there.
    Joins,
    /// A wolf is pushed from there.
    Pushes,
    /// A lone wolf that can be howled at.
    Howls,
    /// A den can be built.
    Builds,
    /// A den can grow.
    Grows,
    /// A piece can be replaced.
    Swaps,
    /// A piece that can be chosen.
    Picks,
    /// A piece that could be chosen instead of the chosen one.
    Instead,
}

/// The ring of a mark.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Ring {
    /// Yours, now.
    Gold,
    /// The target of an action.
    Dashed,
    /// Where something can go.
    Plain,
}

impl Mark {
    /// Its ring, if it has one.
    pub(super) const fn ring(self) -> Option<Ring> {
        match self {
            Self::Picks => Some(Ring::Gold),
            Self::Howls | Self::Grows | Self::Swaps => Some(Ring::Dashed),
            Self::Free | Self::Joins | Self::Pushes => Some(Ring::Plain),
            Self::Builds | Self::Instead => None,
        }
    }
}

/// What happens when the hex is pressed.
pub(super) enum Deed {
    /// These moves are played, as one decision.
    Play(String),
    /// This is chosen; an empty one drops the choice.
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

/// What a Move to a hex leaves of what pays it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Chip {
    /// What the tile that is flipped will show: one tile, or one of two.
    Shows(Vec<Terrain>),
    /// One of so many.
    Ways(usize),
    /// So many tokens.
    Tokens(u8),
}

/// A hex that can be pressed.
pub(super) struct Target {
    pub(super) hex: Hex,
    pub(super) part: Part,
    pub(super) deed: Deed,
    /// What a finger's first touch chooses, before a second plays it.
    pub(super) first: Option<String>,
    pub(super) mark: Mark,
    /// What would stand there.
    pub(super) ghosts: Vec<Piece>,
    /// The way there, both ends included.
    pub(super) path: Vec<Hex>,
    /// What it costs.
    pub(super) chip: Option<Chip>,
    /// A few words below the hex.
    pub(super) label: Option<String>,
    /// For those who do not see the map.
    pub(super) name: String,
}

/// All of them. None for a reader who has nothing to decide.
pub(super) fn targets(stage: &Stage<'_>) -> Vec<Target> {
    let steps = stage.moves.iter().filter_map(|mv| step_target(stage, *mv));
    let mut targets: Vec<Target> = steps.collect();
    match stage.choice {
        Choice::Open => {
            targets.extend(stage.outlook.walkers.iter().filter_map(|walker| pick(stage, walker)));
            if matches!(stage.view.step, StepView::Wolves { .. }) {
                anybody(stage, &mut targets);
            }
            for aim in &stage.outlook.aims {
                // The wolf that stands where a den could be built is what a click means first.
                let taken = |target: &Target| target.hex == aim_hex(aim) && target.part == Part::Whole;
                if !targets.iter().any(taken) {
                    targets.extend(aim_target(stage, aim));
                }
            }
        }
        Choice::Act(verb) => {
            let aims = stage.outlook.aims.iter().filter(|aim| aim.action.verb() == verb);
            targets.extend(aims.filter_map(|aim| aim_target(stage, aim)));
            if verb == wolves::Verb::Move {
                targets.extend(stage.outlook.walkers.iter().filter_map(|walker| pick(stage, walker)));
            }
        }
        Choice::Wolf(kind, hex, only) => {
            if let Some(walker) = walker(&stage.outlook, kind, hex) {
                let goals = walker.goals.iter().filter(|goal| only.is_none_or(|only| goal.terrain == only));
                let mut goals: Vec<&Goal> = goals.collect();
                goals.sort_by_key(|goal| goal.steps);
                targets.extend(goals.into_iter().map(|goal| walk(stage, walker, goal)));
            }
            instead(stage, &mut targets);
        }
        Choice::Goal(kind, hex, _) => {
            // What a finger has touched once lets it touch something else instead.
            let touched = touched(stage.choice, &stage.outlook).is_some();
            if let Some(walker) = walker(&stage.outlook, kind, hex).filter(|_| touched) {
                targets.extend(
                    walker.goals.iter().map(|goal| Target { chip: None, ..walk(stage, walker, goal) }),
                );
            }
            instead(stage, &mut targets);
        }
        Choice::Aim(..) => instead(stage, &mut targets),
        Choice::Once(_) => {}
        Choice::Means(means) | Choice::MeansTo(means, _) => {
            if let Some(uses) = uses(&stage.outlook, means) {
                targets.extend(uses.hexes.iter().filter_map(|hex| paid_by(stage, means, *hex)));
                let aims = uses.actions.iter().filter_map(|action| aim(&stage.outlook, *action));
                for aim in aims {
                    if !targets.iter().any(|target| target.hex == aim_hex(aim)) {
                        targets.extend(aim_target(stage, aim));
                    }
                }
            }
            instead(stage, &mut targets);
        }
    }
    targets
}

/// The wolves that could be chosen instead, where nothing else is meant.
fn instead(stage: &Stage<'_>, targets: &mut Vec<Target>) {
    let picks = stage.outlook.walkers.iter().filter_map(|walker| pick(stage, walker));
    // A hex to which the chosen wolf can go is that, and nothing else.
    let free: Vec<Target> =
        picks.filter(|pick| !targets.iter().any(|target| target.hex == pick.hex)).collect();
    targets.extend(free);
}

fn aim_hex(aim: &Aim) -> Hex {
    aim.action.target().unwrap_or(Hex::from_index(0))
}

/// The target of an action: pressing it asks how it is to be paid.
fn aim_target(stage: &Stage<'_>, aim: &Aim) -> Option<Target> {
    let hex = aim.action.target()?;
    let player = stage.view.active_player()?;
    let mark = match aim.action {
        Action::Move(_) => return None,
        Action::Howl(_) => Mark::Howls,
        Action::Den(_) => Mark::Builds,
        Action::Lair(_) => Mark::Grows,
        Action::Dominate(..) => Mark::Swaps,
    };
    let cost = aim.action.cost();
    let price = Phrase::new("web-wolves-price").with("cost", cost).with("terrain", aim.terrain.name());
    let label = stage
        .gain(worth(player, aim))
        .map_or_else(|| stage.say(price.clone()), |gain| format!("{} · {gain}", stage.say(price.clone())));
    let name =
        format!("{}: {}", stage.say(stage.game.label(&stage.view, Move::Act(aim.action))), stage.say(price));
    Some(Target {
        hex,
        part: aimed_part(stage, aim),
        deed: Deed::Choose(aim.action.to_string()),
        first: None,
        mark,
        ghosts: vec![Piece { pack: player.pack, kind: aim.becomes }],
        path: Vec::new(),
        chip: None,
        label: Some(label),
        name,
    })
}

/// How many victory points an action brings at once; those of a den depend on its track.
pub(super) fn worth(player: &PlayerView, aim: &Aim) -> u8 {
    match aim.becomes {
        Kind::Den => 0,
        Kind::Lair => {
            let lairs = player.lairs_vp.len().saturating_sub(1).saturating_sub(player.lairs_left.into());
            next_worth(&player.lairs_vp, lairs)
        }
        // The highest number that is uncovered counts.
        Kind::Alpha | Kind::Wolf => {
            let taken = player.waiting.iter().position(|kind| *kind == Some(aim.becomes));
            let gone = player.waiting.iter().rposition(Option::is_none).map_or(0, |place| place + 1);
            let at = |place: usize| player.wolves_vp.get(place).copied().unwrap_or_default();
            taken.map_or(0, |place| at(gone.max(place + 1)).saturating_sub(at(gone)))
        }
    }
}

/// Which half of a hex shows the piece that this aims at: the whole, where nothing else there can be meant.
fn aimed_part(stage: &Stage<'_>, aim: &Aim) -> Part {
    let Some(view) = stage.view.hex(aim_hex(aim)) else { return Part::Whole };
    let is_meant = |piece: &PieceView| match aim.action {
        Action::Dominate(_, kind) => piece.seat != stage.view.active && piece.piece.kind == kind,
        Action::Lair(_) => piece.seat == stage.view.active && piece.piece.kind == Kind::Den,
        _ => false,
    };
    let place = view.pieces.iter().position(is_meant);
    let others = view.pieces.iter().any(|piece| !is_meant(piece) && can_be_meant(stage, view.hex, piece));
    match (others, place) {
        (true, Some(0)) => Part::Back,
        (true, Some(_)) => Part::Front,
        _ => Part::Whole,
    }
}

/// Whether somebody who touches this piece may mean it: it can move, be dominated, or grow.
fn can_be_meant(stage: &Stage<'_>, hex: Hex, piece: &PieceView) -> bool {
    let kind = piece.piece.kind;
    let can = |action: Action| aim(&stage.outlook, action).is_some();
    if piece.seat == stage.view.active {
        walker(&stage.outlook, kind, hex).is_some() || kind == Kind::Den && can(Action::Lair(hex))
    } else {
        can(Action::Dominate(hex, kind))
    }
}

fn target(stage: &Stage<'_>, mv: Move, hex: Hex, mark: Mark) -> Target {
    Target {
        hex,
        part: Part::Whole,
        deed: Deed::Play(mv.to_string()),
        first: Some(mv.to_string()),
        mark,
        ghosts: Vec::new(),
        path: Vec::new(),
        chip: None,
        label: None,
        name: stage.w.say(&stage.game.label(&stage.view, mv)),
    }
}

/// The target of a step that names its hex.
fn step_target(stage: &Stage<'_>, mv: Move) -> Option<Target> {
    let player = stage.view.active_player()?;
    let occupied = |hex: Hex| stage.view.hex(hex).is_some_and(|view| !view.pieces.is_empty());
    let mark = |hex: Hex| if occupied(hex) { Mark::Joins } else { Mark::Free };
    match mv {
        Move::Draft(hex) => {
            let ghosts = [Kind::Alpha, Kind::Wolf].map(|kind| Piece { pack: player.pack, kind }).to_vec();
            Some(Target { ghosts, ..target(stage, mv, hex, Mark::Free) })
        }
        Move::Push(hex) => {
            let StepView::Push { hex: from, wolf, .. } = stage.view.step else { return None };
            let (path, ghosts) = (vec![from, hex], vec![wolf]);
            Some(Target { ghosts, path, ..target(stage, mv, hex, mark(hex)) })
        }
        Move::Prey(hex) => {
            let label = stage.gain(next_worth(&player.prey_vp, player.prey.len()));
            Some(Target { label, ..target(stage, mv, hex, Mark::Joins) })
        }
        _ => None,
    }
}

/// Where the chosen wolf can go, with its path and price. One click pays where exactly one tile fits.
fn walk(stage: &Stage<'_>, walker: &Walker, goal: &Goal) -> Target {
    let payments = fare(&stage.outlook, goal.terrain);
    let chosen = format!("{} {} {}", walker.kind, walker.hex, goal.hex);
    let (deed, first) = match clicked(&stage.outlook, goal.terrain) {
        Some(pays) => {
            let moves = walk_text(&stage.outlook, walker.kind, walker.hex, goal, pays);
            (Deed::Play(moves), Some(chosen))
        }
        None => (Deed::Choose(chosen), None),
    };
    Target { first, ..going(stage, walker, goal, deed, chip(stage, payments)) }
}

/// Where anybody can go to the terrain that is paid already: the only one who can goes, of several the nearest is chosen.
fn anybody(stage: &Stage<'_>, targets: &mut Vec<Target>) {
    for hex in stage.outlook.walkers.iter().flat_map(|walker| &walker.goals).map(|goal| goal.hex) {
        if targets.iter().any(|target| target.hex == hex) {
            continue;
        }
        targets.extend(match able(&stage.outlook, hex)[..] {
            [] => None,
            [(walker, goal)] => Some(walk(stage, walker, goal)),
            [(walker, goal), ..] => {
                let chosen = Deed::Choose(format!("{} {}", walker.kind, walker.hex));
                Some(going(stage, walker, goal, chosen, None))
            }
        });
    }
}

/// A hex to which somebody can go by a Move that this alone pays: the only one who can, or whoever is chosen then.
fn paid_by(stage: &Stage<'_>, means: Means, hex: Hex) -> Option<Target> {
    let able = able(&stage.outlook, hex);
    let (walker, goal) = *able.first()?;
    let chosen = format!("{} {hex}", means.text());
    let (deed, first) = if able.len() > 1 {
        (Deed::Choose(chosen), None)
    } else {
        let moves = walk_text(&stage.outlook, walker.kind, walker.hex, goal, Some(means.alone()));
        (Deed::Play(moves), Some(chosen))
    };
    Some(Target { first, ..going(stage, walker, goal, deed, None) })
}

fn going(stage: &Stage<'_>, walker: &Walker, goal: &Goal, deed: Deed, chip: Option<Chip>) -> Target {
    let path = stage.game.map.path(walker.hex, goal.hex);
    let there = stage.view.hex(goal.hex);
    let (mark, how) = match (goal.pushes, there.is_some_and(|there| !there.pieces.is_empty())) {
        (Some(_), _) => (Mark::Pushes, "push"),
        (None, true) => (Mark::Joins, "join"),
        (None, false) => (Mark::Free, "free"),
    };
    let speed = stage.view.active_player().map_or(0, |player| player.value(Track::Speed));
    let name = Phrase::new("web-wolves-walk")
        .with("hex", goal.hex.to_string())
        .with("terrain", goal.terrain.name())
        .with("region", goal.hex.board())
        .with("steps", goal.steps)
        .with("how", how)
        .with("pushed", goal.pushes.map_or_else(|| Phrase::verbatim(""), Piece::name));
    let steps = stage.say(Phrase::new("web-wolves-steps").with("steps", goal.steps).with("speed", speed));
    let price = price(stage, fare(&stage.outlook, goal.terrain));
    let with = |words: String, price: &Option<String>| match price {
        Some(price) => format!("{words} · {price}"),
        None => words,
    };
    let pack = stage.view.active_player().map(|player| player.pack);
    Target {
        hex: goal.hex,
        part: Part::Whole,
        deed,
        first: None,
        mark,
        ghosts: pack.map(|pack| Piece { pack, kind: walker.kind }).into_iter().collect(),
        path,
        chip,
        label: Some(with(steps, &price)),
        name: match &price {
            Some(price) => format!("{}, {price}", stage.say(name)),
            None => stage.say(name),
        },
    }
}

/// What is shown of the price before it is paid.
fn chip(stage: &Stage<'_>, payments: &[Payment]) -> Option<Chip> {
    let ways: Vec<Payment> = by_tiles(payments).collect();
    match ways.len() {
        0 => payments.iter().map(|payment| payment.tokens).min().map(Chip::Tokens),
        1 | 2 => Some(Chip::Shows(ways.iter().filter_map(|way| after(stage, *way)).collect())),
        more => Some(Chip::Ways(more)),
    }
}

/// What the tile that pays shows afterwards.
fn after(stage: &Stage<'_>, payment: Payment) -> Option<Terrain> {
    let asked = payment.tiles().next()?;
    let player = stage.view.active_player()?;
    player.tiles.iter().find(|tile| tile.tile == asked.id()).map(|tile| tile.hidden)
}

/// The price of a Move in a few words.
pub(super) fn price(stage: &Stage<'_>, payments: &[Payment]) -> Option<String> {
    let tiles: Vec<Payment> = by_tiles(payments).collect();
    let player = stage.view.active_player()?;
    let phrase = match tiles[..] {
        [] => {
            let tokens = payments.iter().map(|payment| payment.tokens).min()?;
            Phrase::new("web-wolves-takes-tokens").with("count", tokens)
        }
        [only] => {
            let asked = only.tiles().next()?;
            let tile = player.tiles.iter().find(|tile| tile.tile == asked.id())?;
            match tile.shown == tile.hidden {
                true => Phrase::new("web-wolves-home-pays"),
                false => Phrase::new("web-wolves-flips")
                    .with("from", tile.shown.name())
                    .with("to", tile.hidden.name()),
            }
        }
        _ => Phrase::new("web-wolves-can-pay").with("count", tiles.len()),
    };
    Some(stage.say(phrase))
}

/// A wolf that can be chosen; the chosen one can be put down again, unless it is the only one.
fn pick(stage: &Stage<'_>, walker: &Walker) -> Option<Target> {
    let (kind, hex) = (walker.kind, walker.hex);
    let there = stage.view.hex(hex)?;
    let pieces = &there.pieces;
    let place =
        pieces.iter().position(|piece| piece.seat == stage.view.active && piece.piece.kind == kind)?;
    let others = |piece: &PieceView| {
        (piece.piece.kind != kind || piece.seat != stage.view.active) && can_be_meant(stage, hex, piece)
    };
    let part = match (pieces.iter().any(others), place) {
        (false, _) => Part::Whole,
        (true, 0) => Part::Back,
        _ => Part::Front,
    };
    let chosen =
        matches!(stage.choice, Choice::Wolf(k, h, _) | Choice::Goal(k, h, _) if (k, h) == (kind, hex));
    let (deed, mark) = match stage.choice {
        Choice::Wolf(..) | Choice::Goal(..) if chosen && stage.is_bare() => return None,
        Choice::Wolf(..) if chosen => (Deed::Choose(String::new()), Mark::Instead),
        Choice::Open | Choice::Act(_) => (Deed::Choose(format!("{kind} {hex}")), Mark::Picks),
        _ => (Deed::Choose(format!("{kind} {hex}")), Mark::Instead),
    };
    let key = if chosen { "web-wolves-put-down" } else { "web-wolves-pick" };
    let name = Phrase::new(key)
        .with("piece", kind.name())
        .with("hex", hex.to_string())
        .with("terrain", there.ground.name())
        .with("hexes", walker.goals.len());
    Some(Target {
        hex,
        part,
        deed,
        first: None,
        mark,
        ghosts: Vec::new(),
        path: Vec::new(),
        chip: None,
        label: None,
        name: stage.say(name),
    })
}
