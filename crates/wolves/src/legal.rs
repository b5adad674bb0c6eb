//! The legal moves, from sets of hexes.

use crate::bits::Bits;
use crate::game::Wolves;
use crate::hex::Hex;
use crate::moves::{Action, Move};
use crate::piece::Kind;
use crate::position::{Position, Step};
use crate::terrain::Terrain;
use crate::tiles::ways;
use crate::tracks::{LAIRS, Track};

/// Where wolves of the active player may end a step of a Move (TW11 to TW13, TW15).
pub(crate) struct Standing {
    /// Where pack wolves may.
    pub wolf: Bits,
    /// Where alphas may, if what they push has somewhere to go.
    pub alpha: Bits,
    /// Where an alpha would push.
    pub pushed: Bits,
}

impl Wolves {
    /// Puts all legal moves into the list.
    pub(crate) fn list_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        match position.step {
            Step::Draft(_) => moves.extend(self.draft_hexes(position).iter().map(Move::Draft)),
            Step::Action => self.list_actions(position, moves),
            Step::Pay(action) => {
                let player = position.player();
                let showing = self.showing(position, action);
                moves.extend(ways(showing, player.terrain_tokens, action.cost()).into_iter().map(Move::Pay));
            }
            Step::Track(_) => moves.extend(position.player().open_tracks().map(Move::Track)),
            Step::Wolves(terrain) => {
                moves.push(Move::Stop);
                self.each_walk(position, terrain, |kind, from, to| {
                    moves.extend(to.iter().map(|to| Move::Walk { kind, from, to }));
                    true
                });
            }
            Step::Push { hex, owner, .. } => {
                moves.extend(self.push_hexes(position, hex, usize::from(owner)).iter().map(Move::Push));
            }
            Step::Prey => moves.extend(self.rival_stacks(position).into_iter().map(Move::Prey)),
            Step::End => {
                moves.push(Move::End);
                if position.player().action_tokens > 0 {
                    moves.push(Move::Bonus);
                }
            }
            Step::Over(_) => {}
        }
    }

    /// TW70, TW71: where the deciding seat may place its next two wolves.
    pub(crate) fn draft_hexes(&self, position: &Position) -> Bits {
        let empty = self.map.land & !position.any & !position.tokens;
        if self.seats == 2 {
            return empty & self.draft_regions(position);
        }
        let [north, south] = self.map.banks;
        let mine = position.of(position.me());
        if !(mine & north).is_empty() {
            empty & south
        } else if !(mine & south).is_empty() {
            empty & north
        } else {
            empty & (north | south)
        }
    }

    /// TW71: the hexes of regions whose top token is not a crescent.
    pub(crate) fn draft_regions(&self, position: &Position) -> Bits {
        let dark = |hex: &Hex| {
            let moons = hex.board().checked_sub(1).and_then(|region| position.moons.get(region));
            moons.is_some_and(|moons| moons.top() != Some(crate::moon::Phase::Crescent))
        };
        self.map.land.iter().filter(dark).collect()
    }

    /// The tiles that can pay for this action.
    #[inline]
    pub(crate) fn showing(&self, position: &Position, action: Action) -> u8 {
        let terrain = match action {
            Action::Move(terrain) => Some(terrain),
            Action::Howl(hex) | Action::Den(hex) | Action::Lair(hex) | Action::Dominate(hex, _) => {
                self.map.terrain(hex)
            }
        };
        terrain.map_or(0, |terrain| self.showing_terrain(position, terrain))
    }

    /// The tiles of the active player that show this terrain.
    #[inline]
    pub(crate) fn showing_terrain(&self, position: &Position, terrain: Terrain) -> u8 {
        position.player().tiles.showing(terrain, self.packs[position.me()].home())
    }

    fn list_actions(&self, position: &Position, moves: &mut Vec<Move>) {
        let player = position.player();
        // The hexes whose terrain the player can pay twice and three times (TW03).
        let (mut two, mut three) = (Bits::EMPTY, Bits::EMPTY);
        for terrain in Terrain::ALL {
            let tiles = self.showing_terrain(position, terrain).count_ones() as u8;
            let power = tiles.saturating_add(player.terrain_tokens);
            if power >= 1 {
                moves.push(Move::Act(Action::Move(terrain)));
            }
            if power >= 2 {
                two |= self.map.of[terrain.index()];
            }
            if power >= 3 {
                three |= self.map.of[terrain.index()];
            }
        }
        if two.is_empty() {
            return;
        }
        let (near, heard) = self.around_alphas(position);
        if player.wolves != u8::MAX {
            let howls = position.tokens & self.map.lone & heard & two;
            moves.extend(howls.iter().map(|hex| Move::Act(Action::Howl(hex))));
        }
        let any_den = player.dens != [crate::tracks::DENS; 3];
        if any_den {
            let dens = self.den_hexes(position) & near & two;
            moves.extend(dens.iter().map(|hex| Move::Act(Action::Den(hex))));
        }
        if player.lairs < LAIRS {
            for hex in (self.lair_hexes(position) & near & two).iter() {
                if self.lair_fits(position, hex) {
                    moves.push(Move::Act(Action::Lair(hex)));
                }
            }
        }
        if !three.is_empty() {
            let targets = heard & three;
            if player.next_wolf(self.options.alpha_by_dominating).is_some() {
                let wolves = self.dominated(position, Kind::Wolf) & targets;
                moves.extend(wolves.iter().map(|hex| Move::Act(Action::Dominate(hex, Kind::Wolf))));
            }
            if any_den {
                let dens = self.dominated(position, Kind::Den) & targets;
                moves.extend(dens.iter().map(|hex| Move::Act(Action::Dominate(hex, Kind::Den))));
            }
        }
    }

    /// Hexes on or next to an alpha of the active player, and hexes within its howl range (TW40).
    #[inline]
    pub(crate) fn around_alphas(&self, position: &Position) -> (Bits, Bits) {
        let range = usize::from(position.player().howl());
        let (mut near, mut heard) = (Bits::EMPTY, Bits::EMPTY);
        for alpha in position.pieces[position.me()][Kind::Alpha.index()].iter() {
            let around = self.map.around(alpha);
            near |= around[0];
            heard |= around[range.clamp(1, crate::map::TOP_RANGE) - 1];
        }
        (near, heard)
    }

    /// TW30: where a den of the active player may stand, apart from its distance and cost.
    #[inline]
    pub(crate) fn den_hexes(&self, position: &Position) -> Bits {
        let mine = position.of(position.me());
        let markers = position.all(Kind::Den) | position.all(Kind::Lair);
        let free = self.map.land & !position.two & !markers & (!position.any | mine);
        if self.options.den_on_token { free } else { free & !position.tokens }
    }

    /// TW32: the dens of the active player that stand next to water.
    #[inline]
    pub(crate) fn lair_hexes(&self, position: &Position) -> Bits {
        position.pieces[position.me()][Kind::Den.index()] & self.map.shore
    }

    /// TW32, TW33: no lair of the active player on that board, and somewhere to push an enemy on the den.
    #[inline]
    pub(crate) fn lair_fits(&self, position: &Position, hex: Hex) -> bool {
        let lairs = position.pieces[position.me()][Kind::Lair.index()];
        lairs.on_board(hex.board()) == 0
            && position
                .enemy_wolf_on(position.me(), hex)
                .is_none_or(|(owner, _)| !self.push_hexes(position, hex, owner).is_empty())
    }

    /// TW42: the hexes with a piece of this kind that the active player could dominate if it reached it.
    #[inline]
    pub(crate) fn dominated(&self, position: &Position, kind: Kind) -> Bits {
        let me = position.me();
        let mut hexes = Bits::EMPTY;
        // TW72: the third pack of a game for two has no seat, and is left out.
        for owner in (0..usize::from(self.seats)).filter(|&owner| owner != me) {
            hexes |= position.pieces[owner][kind.index()] & !position.pairs(owner);
        }
        if kind == Kind::Den && !self.options.den_under_third {
            // Where two pieces of different packs stand and neither is mine, one is a third player's wolf.
            hexes &= !(position.two & !position.of(me));
        }
        hexes
    }

    /// TW11, TW12, TW13, TW15: where the wolves of the active player may end.
    #[inline]
    pub(crate) fn standing(&self, position: &Position) -> Standing {
        let me = position.me();
        let mine = position.of(me);
        let room = self.map.land & !position.tokens & !position.two;
        let mut pushed = Bits::EMPTY;
        for owner in (0..usize::from(self.seats)).filter(|&owner| owner != me) {
            pushed |= position.pieces[owner][Kind::Wolf.index()];
        }
        let pushed = pushed & room;
        let wolf = room & (!position.any | mine | position.all(Kind::Den));
        Standing { wolf, alpha: wolf | pushed, pushed }
    }

    /// Calls `visit` with every wolf that may still move in this Move and where it may go, until it
    /// returns `false`. Twins are visited once (TW14).
    #[inline]
    pub(crate) fn each_walk(
        &self,
        position: &Position,
        terrain: Terrain,
        mut visit: impl FnMut(Kind, Hex, Bits) -> bool,
    ) {
        let me = position.me();
        let speed = usize::from(position.player().speed());
        let standing = self.standing(position);
        let ground = self.map.of[terrain.index()];
        for kind in [Kind::Alpha, Kind::Wolf] {
            for from in position.pieces[me][kind.index()].iter() {
                let moved = position.moved_on(kind, from);
                if moved > 0 && moved >= position.count(me, kind, from) {
                    continue;
                }
                let reach = self.map.reach(from, speed) & ground;
                let mut to = reach & if kind == Kind::Alpha { standing.alpha } else { standing.wolf };
                if kind == Kind::Alpha {
                    for hex in (to & standing.pushed).iter() {
                        if !self.can_push(position, from, hex) {
                            to.remove(hex);
                        }
                    }
                }
                if !to.is_empty() && !visit(kind, from, to) {
                    return;
                }
            }
        }
    }

    /// Whether some wolf may still move in this Move.
    #[inline]
    pub(crate) fn some_walk(&self, position: &Position, terrain: Terrain) -> bool {
        let mut found = false;
        self.each_walk(position, terrain, |_, _, _| {
            found = true;
            false
        });
        found
    }

    /// Every move that could be legal in some position.
    pub(crate) fn all_moves(&self) -> Vec<Move> {
        let map = &self.map;
        let act = |action| Move::Act(action);
        let draft = if self.seats == 2 { map.land & !map.lone } else { map.banks[0] | map.banks[1] };
        let mut moves: Vec<Move> = draft.iter().map(Move::Draft).collect();
        moves.extend(Terrain::ALL.map(|terrain| act(Action::Move(terrain))));
        moves.extend(map.lone.iter().map(|hex| act(Action::Howl(hex))));
        moves.extend(map.land.iter().map(|hex| act(Action::Den(hex))));
        moves.extend(map.shore.iter().map(|hex| act(Action::Lair(hex))));
        for kind in [Kind::Wolf, Kind::Den] {
            moves.extend(map.land.iter().map(|hex| act(Action::Dominate(hex, kind))));
        }
        moves.extend(all_payments());
        moves.extend(Track::ALL.map(Move::Track));
        for from in map.land.iter() {
            for to in map.reach(from, crate::map::TOP_SPEED).iter() {
                moves.extend([Kind::Alpha, Kind::Wolf].map(|kind| Move::Walk { kind, from, to }));
            }
        }
        moves.extend(map.land.iter().map(Move::Push));
        moves.extend(map.prey.iter().copied().map(Move::Prey));
        moves.extend([Move::Stop, Move::Bonus, Move::End]);
        moves
    }
}

/// Every way to pay for something, whatever the tiles show.
fn all_payments() -> Vec<Move> {
    let mut payments: Vec<Move> = Vec::new();
    for terrain in Terrain::ALL {
        // A home tile, the tile with this front and the tile with this back.
        let front = 1u8 << (terrain.index() + 1);
        let back = 1u8 << (if terrain.index() == 0 { 5 } else { terrain.index() });
        for cost in 1..=3 {
            payments.extend(ways(1 | front | back, cost, cost).into_iter().map(Move::Pay));
        }
    }
    payments.sort_unstable();
    payments.dedup();
    payments
}
