//! What the reader has chosen so far: kept in the address as a short text, the beginning of a move's where that says it.

use wolves::piece::Kind;
use wolves::terrain::Terrain;
use wolves::tiles::{Payment, Tile};
use wolves::{Action, Hex, Move, Outlook, Verb};

use wolves::outlook::{Aim, Goal, Use, Walker};

/// A half-made choice.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// Nothing is chosen.
    Open,
    /// An action, whose target is open: `howl`.
    Act(Verb),
    /// This wolf moves; where to is open: `alpha 3I`, or only to hexes of a terrain: `alpha 3I grass`.
    Wolf(Kind, Hex, Option<Terrain>),
    /// This wolf moves there; how that is paid is open, or a finger has touched the hex once: `alpha 3I 3D`.
    Goal(Kind, Hex, Hex),
    /// This action at this target; what it takes is open: `den 3L`, or only the track: `den 3L pay home token`.
    Aim(Action, Option<Payment>),
    /// What could this pay for? `tile rock/grass`, `token`.
    Means(Means),
    /// This is to pay for a Move to this hex; which wolf goes is open, or a finger has touched the hex once:
    /// `tile rock/grass 3D`.
    MeansTo(Means, Hex),
    /// A finger has touched once what this move names: `draft 3A`, `push 3B`, `prey 3C`, `pay home`.
    Once(Move),
}

/// What pays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Means {
    /// A terrain tile.
    Tile(Tile),
    /// A bonus terrain token.
    Token,
}

impl Means {
    /// The payment of one by this alone.
    pub(super) const fn alone(self) -> Payment {
        match self {
            Self::Tile(tile) => Payment { tiles: tile.bit(), tokens: 0 },
            Self::Token => Payment { tiles: 0, tokens: 1 },
        }
    }

    /// Its name in [`Use::pays`].
    pub(super) fn id(self) -> &'static str {
        match self {
            Self::Tile(tile) => tile.id(),
            Self::Token => "token",
        }
    }

    /// How it is chosen.
    pub(super) fn text(self) -> String {
        match self {
            Self::Tile(tile) => format!("tile {}", tile.id()),
            Self::Token => "token".to_owned(),
        }
    }

    fn read(words: &[&str]) -> Option<Self> {
        match words {
            ["token"] => Some(Self::Token),
            ["tile", id] => Tile::all().find(|tile| tile.id() == *id).map(Self::Tile),
            _ => None,
        }
    }
}

impl Choice {
    /// What this text chooses of what can be done; a text that fits nothing chooses nothing. The only wolf that can
    /// go on is chosen by itself.
    pub(super) fn read(text: &str, outlook: &Outlook, moves: &[Move]) -> Self {
        if let Some(once) = Move::parse(text).filter(|mv| is_touched(*mv) && moves.contains(mv)) {
            return Self::Once(once);
        }
        let words: Vec<&str> = text.split(' ').collect();
        let chosen = Self::parse(&words).filter(|chosen| chosen.fits(outlook));
        chosen.unwrap_or_else(|| match outlook.walkers[..] {
            [ref only] if outlook.fares.is_empty() => Self::Wolf(only.kind, only.hex, None),
            _ => Self::Open,
        })
    }

    fn parse(words: &[&str]) -> Option<Self> {
        if let Some(at) = words.iter().position(|word| *word == "pay") {
            let payment = Payment::parse(words[at + 1..].iter().copied())?;
            return match Self::parse(&words[..at])? {
                Self::Aim(action, None) => Some(Self::Aim(action, Some(payment))),
                _ => None,
            };
        }
        match *words {
            ["token"] | ["tile", _] => Means::read(words).map(Self::Means),
            ["token", hex] => Hex::parse(hex).map(|hex| Self::MeansTo(Means::Token, hex)),
            ["tile", _, hex] => Some(Self::MeansTo(Means::read(&words[..2])?, Hex::parse(hex)?)),
            [verb] => Verb::ALL.into_iter().find(|known| known.word() == verb).map(Self::Act),
            ["howl", hex] => Hex::parse(hex).map(|hex| Self::Aim(Action::Howl(hex), None)),
            ["den", hex] => Hex::parse(hex).map(|hex| Self::Aim(Action::Den(hex), None)),
            ["lair", hex] => Hex::parse(hex).map(|hex| Self::Aim(Action::Lair(hex), None)),
            ["dominate", hex, kind] => {
                Some(Self::Aim(Action::Dominate(Hex::parse(hex)?, Kind::parse(kind)?), None))
            }
            [kind, hex] => Some(Self::Wolf(Kind::parse(kind)?, Hex::parse(hex)?, None)),
            [kind, hex, to] => {
                let (kind, hex) = (Kind::parse(kind)?, Hex::parse(hex)?);
                match Terrain::parse(to) {
                    Some(terrain) => Some(Self::Wolf(kind, hex, Some(terrain))),
                    None => Hex::parse(to).map(|to| Self::Goal(kind, hex, to)),
                }
            }
            _ => None,
        }
    }

    /// Whether it leads to something that can be done.
    fn fits(self, outlook: &Outlook) -> bool {
        match self {
            Self::Open | Self::Once(_) => true,
            Self::Act(Verb::Move) => !outlook.fares.is_empty(),
            Self::Act(verb) => outlook.aims.iter().any(|aim| aim.action.verb() == verb),
            Self::Wolf(kind, hex, terrain) => walker(outlook, kind, hex).is_some_and(|walker| {
                walker.goals.iter().any(|goal| terrain.is_none_or(|only| goal.terrain == only))
            }),
            Self::Goal(kind, hex, to) => goal(outlook, kind, hex, to).is_some(),
            Self::Aim(action, payment) => aim(outlook, action)
                .is_some_and(|aim| payment.is_none_or(|payment| aim.payments.contains(&payment))),
            Self::Means(means) => uses(outlook, means).is_some(),
            Self::MeansTo(means, hex) => uses(outlook, means).is_some_and(|uses| uses.hexes.contains(&hex)),
        }
    }
}

/// Whether this is a move that the first touch of its hex or its tile only shows.
const fn is_touched(mv: Move) -> bool {
    matches!(mv, Move::Draft(_) | Move::Push(_) | Move::Prey(_) | Move::Pay(_))
}

/// This wolf, if it can move.
pub(super) fn walker(outlook: &Outlook, kind: Kind, hex: Hex) -> Option<&Walker> {
    outlook.walkers.iter().find(|walker| (walker.kind, walker.hex) == (kind, hex))
}

/// Where this wolf can go.
pub(super) fn goal(outlook: &Outlook, kind: Kind, hex: Hex, to: Hex) -> Option<&Goal> {
    walker(outlook, kind, hex)?.goals.iter().find(|goal| goal.hex == to)
}

/// This action, if it can be paid.
pub(super) fn aim(outlook: &Outlook, action: Action) -> Option<&Aim> {
    outlook.aims.iter().find(|aim| aim.action == action)
}

/// What this could pay for.
pub(super) fn uses(outlook: &Outlook, means: Means) -> Option<&Use> {
    outlook.uses.iter().find(|uses| uses.pays == means.id())
}

/// How a Move to this terrain can be paid; nothing once it is paid.
pub(super) fn fare(outlook: &Outlook, terrain: Terrain) -> &[Payment] {
    let found = outlook.fares.iter().find(|fare| fare.terrain == terrain);
    found.map_or(&[], |fare| &fare.payments)
}

/// The ways to pay that take no token. Where there is exactly one, a click pays it: tokens are never spent without a
/// click of their own.
pub(super) fn by_tiles(payments: &[Payment]) -> impl Iterator<Item = Payment> {
    payments.iter().copied().filter(|payment| payment.tokens == 0)
}

/// How this is paid, where that is settled: as was chosen, or the only way there is, unless that takes a token.
pub(super) fn fixed(aim: &Aim, pays: Option<Payment>) -> Option<Payment> {
    let only = if let [only] = aim.payments[..] { Some(only) } else { None };
    pays.or(only.filter(|only| only.tokens == 0))
}

/// What a click on a hex of this terrain pays, once a wolf is chosen; nothing where that is still to be chosen. It is
/// nothing at all once the Move is paid.
pub(super) fn clicked(outlook: &Outlook, terrain: Terrain) -> Option<Option<Payment>> {
    let payments = fare(outlook, terrain);
    let mut tiles = by_tiles(payments);
    match (tiles.next(), tiles.next()) {
        _ if payments.is_empty() => Some(None),
        (Some(only), None) => Some(Some(only)),
        _ => None,
    }
}

/// Who can go there, the nearest first.
pub(super) fn able(outlook: &Outlook, hex: Hex) -> Vec<(&Walker, &Goal)> {
    let walkers = outlook.walkers.iter();
    let mut able: Vec<(&Walker, &Goal)> = walkers
        .filter_map(|walker| Some((walker, walker.goals.iter().find(|goal| goal.hex == hex)?)))
        .collect();
    able.sort_by_key(|(_, goal)| goal.steps);
    able
}

/// What a finger has touched once: the next touch plays it.
pub(super) struct Touched {
    /// The hex; none where a tile was touched.
    pub(super) hex: Option<Hex>,
    /// The wolf that goes there.
    pub(super) wolf: Option<(Kind, Hex)>,
    /// How that is paid, as far as it is known.
    pub(super) pays: Vec<Payment>,
    /// The moves.
    pub(super) moves: String,
}

/// What has been touched once, if that is all that is open.
pub(super) fn touched(choice: Choice, outlook: &Outlook) -> Option<Touched> {
    let walk = |(kind, from): (Kind, Hex), goal: &Goal, pays: Option<Payment>| Touched {
        hex: Some(goal.hex),
        wolf: Some((kind, from)),
        pays: pays.into_iter().collect(),
        moves: walk_text(outlook, kind, from, goal, pays),
    };
    match choice {
        Choice::Goal(kind, from, to) => {
            let goal = goal(outlook, kind, from, to)?;
            Some(walk((kind, from), goal, clicked(outlook, goal.terrain)?))
        }
        Choice::MeansTo(means, to) => match able(outlook, to)[..] {
            [(walker, goal)] => Some(walk((walker.kind, walker.hex), goal, Some(means.alone()))),
            _ => None,
        },
        Choice::Once(mv) => {
            let hex = match mv {
                Move::Draft(hex) | Move::Push(hex) | Move::Prey(hex) => Some(hex),
                _ => None,
            };
            Some(Touched { hex, wolf: None, pays: Vec::new(), moves: mv.to_string() })
        }
        _ => None,
    }
}

/// The moves that together move a wolf there: the action, the payment where there is a choice, the walk.
pub(super) fn walk_text(
    outlook: &Outlook,
    kind: Kind,
    from: Hex,
    to: &Goal,
    pays: Option<Payment>,
) -> String {
    let walk = format!("{kind} {from} {}", to.hex);
    let payments = fare(outlook, to.terrain);
    let Some(first) = payments.first() else { return walk };
    let paid = if payments.len() > 1 { format!("pay {}; ", pays.unwrap_or(*first)) } else { String::new() };
    format!("move {}; {paid}{walk}", to.terrain)
}

/// The moves that together take another action.
pub(super) fn aim_text(aim: &Aim, pays: Payment, track: Option<wolves::tracks::Track>) -> String {
    let paid = if aim.payments.len() > 1 { format!("; pay {pays}") } else { String::new() };
    let track = track.map(|track| format!("; track {track}")).unwrap_or_default();
    format!("{}{paid}{track}", aim.action)
}

#[cfg(test)]
mod tests {
    use wolves::outlook::Fare;

    use super::*;

    fn hex(name: &str) -> Hex {
        Hex::parse(name).expect("a hex's name")
    }

    fn walk(kind: Kind, from: &str, to: &[(&str, Terrain)]) -> Walker {
        let goals = to.iter().map(|(name, terrain)| Goal {
            hex: hex(name),
            terrain: *terrain,
            steps: 1,
            pushes: None,
            pushed_to: Vec::new(),
        });
        Walker { kind, hex: hex(from), goals: goals.collect() }
    }

    fn ways(texts: &[&str]) -> Vec<Payment> {
        texts.iter().filter_map(|text| Payment::parse(text.split(' '))).collect()
    }

    fn outlook() -> Outlook {
        let howl = Aim {
            action: Action::Howl(hex("1A")),
            terrain: Terrain::Rock,
            payments: ways(&["rock/grass token", "token token"]),
            becomes: Kind::Wolf,
        };
        let home = Use { pays: "home", hexes: vec![hex("2B")], actions: Vec::new() };
        Outlook {
            walkers: vec![walk(Kind::Alpha, "1A", &[("2B", Terrain::Forest)])],
            fares: vec![Fare { terrain: Terrain::Forest, payments: ways(&["home", "forest/rock", "token"]) }],
            aims: vec![howl],
            uses: vec![home],
            ..Outlook::default()
        }
    }

    #[test]
    fn what_can_be_done_can_be_chosen() {
        let outlook = outlook();
        let read = |text| Choice::read(text, &outlook, &[]);
        assert_eq!(read("howl"), Choice::Act(Verb::Howl));
        assert_eq!(read("alpha 1A"), Choice::Wolf(Kind::Alpha, hex("1A"), None));
        assert_eq!(read("alpha 1A forest"), Choice::Wolf(Kind::Alpha, hex("1A"), Some(Terrain::Forest)));
        assert_eq!(read("alpha 1A 2B"), Choice::Goal(Kind::Alpha, hex("1A"), hex("2B")));
        assert_eq!(read("howl 1A"), Choice::Aim(Action::Howl(hex("1A")), None));
        let paid = ways(&["rock/grass token"])[0];
        assert_eq!(read("howl 1A pay rock/grass token"), Choice::Aim(Action::Howl(hex("1A")), Some(paid)));
        assert_eq!(read("tile home"), Choice::Means(Means::Tile(Tile::HOME)));
        assert_eq!(read("tile home 2B"), Choice::MeansTo(Means::Tile(Tile::HOME), hex("2B")));
        for nothing in [
            "",
            "lair",
            "how",
            "howl 1B",
            "wolf 1A",
            "alpha 1A rock",
            "alpha 1A 2C",
            "é",
            "dominate 3D",
            "token",
            "tile home 2C",
            "howl 1A pay home",
            "pay",
            "pay home",
            "alpha 1A pay home",
            "tile",
            "tile rock/grass",
        ] {
            assert_eq!(read(nothing), Choice::Open, "{nothing}");
        }
    }

    #[test]
    fn first_touches_are_choices_too() {
        let (outlook, nothing) = (outlook(), Outlook::default());
        let moves = ["draft 1A", "push 2B", "prey 2C", "pay home", "end"]
            .map(|text| Move::parse(text).expect("a move"));
        for text in ["draft 1A", "push 2B", "prey 2C", "pay home"] {
            let choice = Choice::read(text, &nothing, &moves);
            assert_eq!(touched(choice, &nothing).map(|touched| touched.moves).as_deref(), Some(text));
        }
        for text in ["draft 1B", "end", "pay token"] {
            assert_eq!(Choice::read(text, &nothing, &moves), Choice::Open, "{text}");
        }
        let by_tile =
            touched(Choice::read("tile home 2B", &outlook, &[]), &outlook).expect("one wolf can go");
        assert_eq!((by_tile.hex, by_tile.wolf), (Some(hex("2B")), Some((Kind::Alpha, hex("1A")))));
        assert_eq!(by_tile.moves, "move forest; pay home; alpha 1A 2B");
        assert!(
            touched(Choice::read("alpha 1A 2B", &outlook, &[]), &outlook).is_none(),
            "two tiles could pay"
        );
    }

    #[test]
    fn only_wolf_that_goes_on_is_chosen_by_itself() {
        let one = Outlook { walkers: outlook().walkers, ..Outlook::default() };
        assert_eq!(Choice::read("", &one, &[]), Choice::Wolf(Kind::Alpha, hex("1A"), None));
        assert_eq!(Choice::read("", &outlook(), &[]), Choice::Open, "an action is still to be chosen");
        let other = walk(Kind::Wolf, "1A", &[("2C", Terrain::Forest)]);
        let two = Outlook { walkers: vec![one.walkers[0].clone(), other], ..Outlook::default() };
        assert_eq!(Choice::read("", &two, &[]), Choice::Open);
        assert_eq!(Choice::read("wolf 1A", &two, &[]), Choice::Wolf(Kind::Wolf, hex("1A"), None));
    }

    #[test]
    fn decisions_say_only_what_is_asked() {
        let outlook = outlook();
        let to = &outlook.walkers[0].goals[0];
        let pays = ways(&["token"])[0];
        let text = walk_text(&outlook, Kind::Alpha, hex("1A"), to, Some(pays));
        assert_eq!(text, "move forest; pay token; alpha 1A 2B");
        let paid = Outlook { walkers: outlook.walkers.clone(), ..Outlook::default() };
        assert_eq!(walk_text(&paid, Kind::Alpha, hex("1A"), to, None), "alpha 1A 2B");
        let howl = &outlook.aims[0];
        assert_eq!(aim_text(howl, howl.payments[1], None), "howl 1A; pay token token");
    }

    #[test]
    fn tokens_are_never_settled_by_themselves() {
        let of = |texts: &[&str]| Aim { payments: ways(texts), ..outlook().aims[0].clone() };
        let way = |text: &str| ways(&[text])[0];
        assert_eq!(fixed(&of(&["rock/grass home"]), None), Some(way("rock/grass home")));
        assert_eq!(fixed(&of(&["rock/grass token"]), None), None);
        assert_eq!(
            fixed(&of(&["rock/grass token"]), Some(way("rock/grass token"))),
            Some(way("rock/grass token"))
        );
        assert_eq!(fixed(&of(&["rock/grass home", "home token"]), None), None);
    }
}
