//! What the deciding player could do, with its price: where each wolf can go, what can be howled at, built or
//! dominated, how each can be paid, what each tile is good for, and why the rest is not possible.
//!
//! Nothing is hidden in this game, so all of it is known to everybody; it is told so that whoever draws a table
//! need not work out rules.

use std::cmp::Reverse;

use serde::Serialize;
use table::{Emission, Game, Refusal};

use crate::bits::Bits;
use crate::event::Event;
use crate::game::Wolves;
use crate::hex::Hex;
use crate::map::TOP_SPEED;
use crate::moves::{Action, Move, Verb};
use crate::piece::{Kind, Piece};
use crate::position::{PACKS, Position, Step};
use crate::terrain::Terrain;
use crate::tiles::{Payment, Tile, ways};
use crate::tracks::WAITING;

/// What the deciding player could do now. Empty where neither an action nor a wolf is to be chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Default)]
pub struct Outlook {
    /// The player's wolves that can move, each kind once on a hex.
    pub walkers: Vec<Walker>,
    /// The terrains for which a Move can be paid, with all ways to do so; none once it is paid.
    pub fares: Vec<Fare>,
    /// The targets of the other actions.
    pub aims: Vec<Aim>,
    /// What each tile, and a bonus terrain token, could pay for.
    pub uses: Vec<Use>,
    /// The actions that are not possible at all, and why.
    pub refused: Vec<Refused>,
    /// The hexes on or next to an alpha of the player: dens and lairs.
    pub near: Vec<Hex>,
    /// The hexes within howl range of an alpha: howls and dominations.
    pub heard: Vec<Hex>,
}

/// A wolf that can move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Walker {
    /// An alpha or a pack wolf.
    pub kind: Kind,
    /// Where it stands.
    pub hex: Hex,
    /// Where it can end.
    pub goals: Vec<Goal>,
}

/// Where a wolf can end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Goal {
    /// The hex.
    pub hex: Hex,
    /// Its terrain, which is to be paid.
    pub terrain: Terrain,
    /// How many steps it is.
    pub steps: u8,
    /// The wolf that would be pushed.
    pub pushes: Option<Piece>,
    /// The hexes to which that could go: with more than one, the player chooses.
    pub pushed_to: Vec<Hex>,
}

/// How a Move to a terrain can be paid.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fare {
    /// The terrain.
    pub terrain: Terrain,
    /// Every way to pay.
    pub payments: Vec<Payment>,
}

/// The target of an action, and its price.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Aim {
    /// The action.
    pub action: Action,
    /// The terrain that is to be paid.
    pub terrain: Terrain,
    /// Every way to pay.
    pub payments: Vec<Payment>,
    /// What would stand there.
    pub becomes: Kind,
}

/// What a tile or a token could pay for.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Use {
    /// The tile (`home` or its two sides), or `token`.
    pub pays: &'static str,
    /// The hexes to which some wolf could go by a Move that this pays alone.
    pub hexes: Vec<Hex>,
    /// The other actions for which it could be part of the price.
    pub actions: Vec<Action>,
}

/// An action that is not possible.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refused {
    /// Which.
    pub verb: Verb,
    /// What comes nearest to it.
    pub tried: Move,
    /// Why that is not possible.
    pub refusal: Refusal,
}

impl Outlook {
    /// Why no action of this kind is possible.
    #[must_use]
    pub fn refusal(&self, verb: Verb) -> Option<&Refused> {
        self.refused.iter().find(|refused| refused.verb == verb)
    }
}

impl Wolves {
    pub(crate) fn look_ahead(&self, position: &Position) -> Outlook {
        match position.step {
            Step::Action => self.actions_ahead(position),
            Step::Wolves(terrain) => {
                let mut walkers = Vec::new();
                self.walkers(position, terrain, &mut walkers);
                Outlook { walkers, ..Outlook::default() }
            }
            Step::Draft(_)
            | Step::Pay(_)
            | Step::Track(_)
            | Step::Push { .. }
            | Step::Prey
            | Step::End
            | Step::Over(_) => Outlook::default(),
        }
    }

    fn actions_ahead(&self, position: &Position) -> Outlook {
        let mut moves = Vec::new();
        self.list_moves(position, &mut moves);
        let payments = |action: Action| {
            let showing = self.showing(position, action);
            ways(showing, position.player().terrain_tokens, action.cost()).to_vec()
        };
        let mut outlook = Outlook::default();
        for mv in &moves {
            match *mv {
                Move::Act(action @ Action::Move(terrain)) => {
                    outlook.fares.push(Fare { terrain, payments: payments(action) });
                    let mut paid = *position;
                    (paid.step, paid.moved) = (Step::Wolves(terrain), [0; 4]);
                    self.walkers(&paid, terrain, &mut outlook.walkers);
                }
                Move::Act(action) => outlook.aims.extend(self.aim(position, action, payments(action))),
                _ => {}
            }
        }
        outlook.uses = self.uses(position, &outlook);
        let possible = |verb: Verb| moves.iter().any(|mv| matches!(mv, Move::Act(act) if act.verb() == verb));
        for verb in Verb::ALL.into_iter().filter(|verb| !possible(*verb)) {
            outlook.refused.extend(self.nearest_try(position, verb));
        }
        let (near, heard) = self.around_alphas(position);
        let (near, heard) = (near & self.map.land, heard & self.map.land);
        (outlook.near, outlook.heard) = (near.iter().collect(), heard.iter().collect());
        outlook
    }

    /// Adds where each wolf can go by a Move of this terrain, as if it were paid.
    fn walkers(&self, paid: &Position, terrain: Terrain, walkers: &mut Vec<Walker>) {
        self.each_walk(paid, terrain, |kind, from, to| {
            let goals = to.iter().map(|to| self.goal(paid, terrain, (kind, from, to)));
            match walkers.iter_mut().find(|walker| (walker.kind, walker.hex) == (kind, from)) {
                Some(walker) => walker.goals.extend(goals),
                None => walkers.push(Walker { kind, hex: from, goals: goals.collect() }),
            }
            true
        });
    }

    fn goal(&self, paid: &Position, terrain: Terrain, (kind, from, hex): (Kind, Hex, Hex)) -> Goal {
        let steps = (1..=TOP_SPEED).find(|&steps| self.map.reach(from, steps).contains(hex));
        let steps = steps.unwrap_or(TOP_SPEED) as u8;
        // TW13: only an alpha can come to a pack wolf, and only where that stands alone.
        let alone = kind == Kind::Alpha && paid.any.contains(hex) && !paid.two.contains(hex);
        let pushed = if alone { paid.enemy_wolf_on(paid.me(), hex) } else { None };
        let pushes = pushed.map(|(owner, kind)| Piece { pack: self.packs[owner % PACKS], kind });
        let pushed_to = pushes.map(|_| self.pushed_to(paid, Move::Walk { kind, from, to: hex }));
        Goal { hex, terrain, steps, pushes, pushed_to: pushed_to.unwrap_or_default() }
    }

    /// Where the wolf could go that this walk pushes.
    fn pushed_to(&self, paid: &Position, walk: Move) -> Vec<Hex> {
        let (mut after, mut events) = (*paid, Vec::<Emission<Event>>::new());
        self.play_unchecked(&mut after, walk, &mut events);
        if let Step::Push { hex, owner, .. } = after.step {
            return self.push_hexes(&after, hex, owner.into()).iter().collect();
        }
        let told = events.into_iter().filter_map(|event| event.told_to(table::Viewer::Public));
        told.filter_map(|event| if let Event::Pushed { to, .. } = event { Some(to) } else { None }).collect()
    }

    fn aim(&self, position: &Position, action: Action, payments: Vec<Payment>) -> Option<Aim> {
        let waiting = |also_alphas| position.player().next_wolf(also_alphas).map(|place| WAITING[place]);
        let becomes = match action {
            Action::Move(_) => return None,
            Action::Howl(_) => waiting(true)?,
            Action::Den(_) | Action::Dominate(_, Kind::Den) => Kind::Den,
            Action::Lair(_) => Kind::Lair,
            Action::Dominate(..) => waiting(self.options.alpha_by_dominating)?,
        };
        Some(Aim { action, terrain: self.map.terrain(action.target()?)?, payments, becomes })
    }

    fn uses(&self, position: &Position, outlook: &Outlook) -> Vec<Use> {
        let goals = outlook.walkers.iter().flat_map(|walker| &walker.goals);
        let reached: Bits = goals.map(|goal| goal.hex).collect();
        let hexes = |terrain: Option<Terrain>| -> Vec<Hex> {
            let ground = terrain.map_or(self.map.land, |terrain| self.map.of[terrain.index()]);
            (reached & ground).iter().collect()
        };
        let actions = |pays: &dyn Fn(&Payment) -> bool| -> Vec<Action> {
            let aims = outlook.aims.iter().filter(|aim| aim.payments.iter().any(pays));
            aims.map(|aim| aim.action).collect()
        };
        let (player, home) = (position.player(), self.packs[position.me()].home());
        let tile = |tile: Tile| Use {
            pays: tile.id(),
            hexes: hexes(Some(player.tiles.shown(tile, home))),
            actions: actions(&|payment: &Payment| payment.tiles & tile.bit() != 0),
        };
        let token = (player.terrain_tokens > 0).then(|| Use {
            pays: "token",
            hexes: hexes(None),
            actions: actions(&|payment| payment.tokens > 0),
        });
        Tile::all().map(tile).chain(token).collect()
    }

    /// Why an action of this kind is not possible: of all that could be tried, what comes nearest to it. That fails by
    /// its price, if anything does, or else as late as possible; and it is near an alpha.
    fn nearest_try(&self, position: &Position, verb: Verb) -> Option<Refused> {
        let alphas = position.pieces[position.me()][Kind::Alpha.index()];
        let away = |hex: Hex| alphas.iter().filter_map(|alpha| self.map.distance(alpha, hex)).min();
        let refused = self.tries(position, verb).into_iter().filter_map(|action| {
            let refusal = self.explain(position, Move::Act(action)).err()?;
            let part = PARTS.iter().position(|key| *key == refusal.phrase.key);
            let far = (part.map_or(0, |part| part + 1), self.showing(position, action).count_ones());
            let hex = action.target().and_then(away);
            Some(((Reverse(far), hex), Refused { verb, tried: Move::Act(action), refusal }))
        });
        refused.min_by_key(|(order, _)| *order).map(|(_, refused)| refused)
    }

    /// What somebody might try who wants to do this.
    fn tries(&self, position: &Position, verb: Verb) -> Vec<Action> {
        let me = position.me();
        let alphas = position.pieces[me][Kind::Alpha.index()];
        let each = |hexes: Bits, action: fn(Hex) -> Action| -> Vec<Action> {
            let nowhere = if hexes.is_empty() { alphas.first() } else { None };
            hexes.iter().chain(nowhere).map(action).collect()
        };
        let others = |kind: Kind| {
            let packs = (0..PACKS).filter(|&owner| owner != me);
            let hexes = packs.fold(Bits::EMPTY, |sum, owner| sum | position.pieces[owner][kind.index()]);
            hexes.iter().map(move |hex| Action::Dominate(hex, kind)).collect::<Vec<Action>>()
        };
        match verb {
            Verb::Move => vec![Action::Move(self.packs[me].home())],
            Verb::Howl => each(position.tokens & self.map.lone, Action::Howl),
            Verb::Den => each(self.around_alphas(position).0 & self.map.land, Action::Den),
            Verb::Lair => each(position.pieces[me][Kind::Den.index()], Action::Lair),
            Verb::Dominate => [others(Kind::Wolf), others(Kind::Den)].concat(),
        }
    }
}

/// Why something is refused, where that is not the hex itself: what comes later has failed later.
const PARTS: [&str; 7] = [
    "wolves-refusal-range",
    "wolves-refusal-lair-water",
    "wolves-refusal-no-lair-left",
    "wolves-refusal-lair-region",
    "wolves-refusal-no-alpha",
    "wolves-refusal-nowhere",
    "wolves-refusal-cost",
];
