//! Whether a move is legal, and if not, which rule forbids it.
//!
//! Written rule by rule, apart from the sets that make the list of legal moves: the contract suite compares
//! the two on every move.

use table::{Phrase, Refusal, RuleId, rules};

use crate::game::Wolves;
use crate::hex::Hex;
use crate::moon::Phase;
use crate::moves::{Action, Move};
use crate::piece::{Kind, Piece};
use crate::position::{PACKS, Position, Step};
use crate::terrain::Terrain;
use crate::tiles::Payment;
use crate::tracks::{DENS, LAIRS};

/// Refused by this rule with this phrase.
fn refuse<T>(rule: RuleId, phrase: Phrase) -> Result<T, Refusal> {
    Err(Refusal::new(rule, phrase))
}

impl Wolves {
    /// Whether the active player may make this move now.
    pub(crate) fn explain(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
        if let Some(hex) = hexes(mv).into_iter().flatten().find(|hex| !self.map.has(*hex)) {
            return refuse(
                rules::NO_SUCH_MOVE,
                Phrase::new("wolves-refusal-no-hex").with("hex", hex.to_string()),
            );
        }
        match (position.step, mv) {
            (Step::Over(_), _) => Err(Refusal::table(rules::GAME_OVER)),
            (Step::Draft(_), Move::Draft(hex)) => self.explain_draft(position, hex),
            (Step::Action, Move::Act(action)) => self.explain_action(position, action),
            (Step::Action, Move::End) => {
                refuse("TW01", Phrase::new("wolves-refusal-actions-left").with("count", position.actions))
            }
            (Step::Action, Move::Bonus) => refuse("TW01", Phrase::new("wolves-refusal-bonus-later")),
            (Step::End, Move::Act(_)) => refuse("TW01", Phrase::new("wolves-refusal-no-actions")),
            (Step::End, Move::Bonus) if position.player().action_tokens == 0 => {
                refuse("TW01", Phrase::new("wolves-refusal-no-action-token"))
            }
            (Step::End, Move::End | Move::Bonus) => Ok(()),
            (Step::Pay(action), Move::Pay(payment)) => self.explain_payment(position, action, payment),
            (Step::Track(_), Move::Track(track)) => {
                if position.player().taken(track) < usize::from(DENS) {
                    return Ok(());
                }
                refuse("TW31", Phrase::new("wolves-refusal-track-empty").with("track", track.name()))
            }
            (Step::Wolves(terrain), Move::Walk { kind, from, to }) => {
                self.explain_walk(position, terrain, kind, from, to)
            }
            (Step::Wolves(_), Move::Stop) => Ok(()),
            (Step::Push { hex, owner, .. }, Move::Push(to)) => {
                self.explain_push(position, hex, usize::from(owner), to)
            }
            (Step::Prey, Move::Prey(hex)) if self.rival_stacks(position).contains(&hex) => Ok(()),
            (Step::Prey, Move::Prey(_)) => refuse("TW51", Phrase::new("wolves-refusal-not-hunted")),
            _ => Err(Refusal::table(rules::ANOTHER_STEP)),
        }
    }

    /// TW70, TW71
    fn explain_draft(&self, position: &Position, hex: Hex) -> Result<(), Refusal> {
        let here = |key: &'static str| Phrase::new(key).with("hex", hex.to_string());
        let rule = if self.seats == 2 { "TW71" } else { "TW70" };
        if !self.map.land.contains(hex) {
            return refuse(
                "TW80",
                here("wolves-refusal-impassable").with("ground", self.map.ground(hex).name()),
            );
        }
        if position.any.contains(hex) || position.tokens.contains(hex) {
            return refuse(rule, here("wolves-refusal-draft-taken"));
        }
        if self.seats == 2 {
            let moons = hex.board().checked_sub(1).and_then(|region| position.moons.get(region));
            if moons.is_some_and(|moons| moons.top() == Some(Phase::Crescent)) {
                return refuse(rule, here("wolves-refusal-draft-crescent"));
            }
            return Ok(());
        }
        let [north, south] = self.map.banks;
        if !(north | south).contains(hex) {
            return refuse(rule, here("wolves-refusal-draft-bank"));
        }
        let bank = if north.contains(hex) { north } else { south };
        if !(position.of(position.me()) & bank).is_empty() {
            return refuse(rule, here("wolves-refusal-draft-same-bank"));
        }
        Ok(())
    }

    fn explain_action(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        if let Some(hex) = action.target()
            && !self.map.land.contains(hex)
        {
            let ground = self.map.ground(hex).name();
            let phrase = Phrase::new("wolves-refusal-impassable").with("hex", hex.to_string());
            return refuse("TW80", phrase.with("ground", ground));
        }
        match action {
            Action::Move(_) => {}
            Action::Howl(hex) => self.explain_howl(position, hex)?,
            Action::Den(hex) => self.explain_den(position, hex)?,
            Action::Lair(hex) => self.explain_lair(position, hex)?,
            Action::Dominate(hex, kind) => self.explain_dominate(position, hex, kind)?,
        }
        self.explain_cost(position, action)
    }

    /// TW03: enough tiles of the target's terrain, and tokens.
    fn explain_cost(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        let terrain = match action {
            Action::Move(terrain) => Some(terrain),
            _ => action.target().and_then(|hex| self.map.terrain(hex)),
        };
        let tiles = terrain.map_or(0, |terrain| self.showing_terrain(position, terrain).count_ones());
        let tokens = position.player().terrain_tokens;
        if tiles + u32::from(tokens) >= u32::from(action.cost()) {
            return Ok(());
        }
        let phrase = Phrase::new("wolves-refusal-cost")
            .with("cost", action.cost())
            .with("tiles", tiles as usize)
            .with("tokens", tokens);
        refuse("TW03", phrase.with("terrain", terrain.map_or_else(|| Phrase::verbatim(""), Terrain::name)))
    }

    /// How far the nearest alpha of the active player is as the crow flies.
    fn nearest_alpha(&self, position: &Position, hex: Hex) -> Option<u8> {
        let alphas = position.pieces[position.me()][Kind::Alpha.index()];
        alphas.iter().filter_map(|alpha| self.map.distance(alpha, hex)).min()
    }

    /// TW40
    fn explain_range(&self, position: &Position, hex: Hex) -> Result<(), Refusal> {
        let range = position.player().howl();
        if self.nearest_alpha(position, hex).is_some_and(|distance| distance <= range) {
            return Ok(());
        }
        refuse("TW40", Phrase::new("wolves-refusal-range").with("hex", hex.to_string()).with("range", range))
    }

    /// TW30, TW32: on or next to an alpha.
    fn explain_alpha(&self, position: &Position, hex: Hex, rule: RuleId) -> Result<(), Refusal> {
        if self.nearest_alpha(position, hex).is_some_and(|distance| distance <= 1) {
            return Ok(());
        }
        refuse(rule, Phrase::new("wolves-refusal-no-alpha").with("hex", hex.to_string()))
    }

    /// TW41
    fn explain_howl(&self, position: &Position, hex: Hex) -> Result<(), Refusal> {
        if (position.tokens & self.map.lone).is_empty() {
            return refuse("TW41", Phrase::new("wolves-refusal-no-lone-left"));
        }
        if !(position.tokens & self.map.lone).contains(hex) {
            return refuse("TW41", Phrase::new("wolves-refusal-no-lone").with("hex", hex.to_string()));
        }
        if position.player().next_wolf(true).is_none() {
            return refuse("TW41", Phrase::new("wolves-refusal-no-wolf-left"));
        }
        self.explain_range(position, hex)
    }

    /// TW30
    fn explain_den(&self, position: &Position, hex: Hex) -> Result<(), Refusal> {
        let here = |key: &'static str| Phrase::new(key).with("hex", hex.to_string());
        if position.player().open_tracks().next().is_none() {
            return refuse("TW31", Phrase::new("wolves-refusal-no-den-left"));
        }
        if position.tokens.contains(hex) && !self.options.den_on_token {
            return refuse("TW30", here("wolves-refusal-den-token"));
        }
        let me = position.me();
        let mut count = 0;
        for (owner, kind) in position.pieces_on(hex) {
            count += 1;
            if !kind.walks() {
                return refuse("TW30", here("wolves-refusal-den-marker"));
            }
            if owner != me {
                let piece = Piece { pack: self.packs[owner], kind }.name();
                return refuse("TW30", here("wolves-refusal-den-enemy").with("piece", piece));
            }
        }
        if count > 1 {
            return refuse("TW30", here("wolves-refusal-full"));
        }
        self.explain_alpha(position, hex, "TW30")
    }

    /// TW32, TW33
    fn explain_lair(&self, position: &Position, hex: Hex) -> Result<(), Refusal> {
        let here = |key: &'static str| Phrase::new(key).with("hex", hex.to_string());
        let me = position.me();
        if position.pieces[me][Kind::Den.index()].is_empty() {
            return refuse("TW32", Phrase::new("wolves-refusal-no-own-den"));
        }
        if position.count(me, Kind::Den, hex) == 0 {
            return refuse("TW32", here("wolves-refusal-lair-den"));
        }
        if !self.map.shore.contains(hex) {
            return refuse("TW32", here("wolves-refusal-lair-water"));
        }
        if position.player().lairs >= LAIRS {
            return refuse("TW32", Phrase::new("wolves-refusal-no-lair-left"));
        }
        if position.pieces[me][Kind::Lair.index()].iter().any(|lair| lair.board() == hex.board()) {
            let phrase = Phrase::new("wolves-refusal-lair-region").with("region", hex.board());
            return refuse("TW32", phrase);
        }
        self.explain_alpha(position, hex, "TW32")?;
        if let Some((owner, _)) = position.enemy_wolf_on(me, hex)
            && self.push_hexes(position, hex, owner).is_empty()
        {
            return refuse("TW22", here("wolves-refusal-nowhere"));
        }
        Ok(())
    }

    /// TW42, TW43
    fn explain_dominate(&self, position: &Position, hex: Hex, kind: Kind) -> Result<(), Refusal> {
        let here = |key: &'static str| Phrase::new(key).with("hex", hex.to_string());
        if !matches!(kind, Kind::Wolf | Kind::Den) {
            return refuse("TW42", Phrase::new("wolves-refusal-dominate-kind").with("piece", kind.name()));
        }
        let me = position.me();
        let owner = (0..PACKS).find(|&owner| owner != me && position.count(owner, kind, hex) > 0);
        let Some(owner) = owner else {
            return refuse("TW42", here("wolves-refusal-dominate-none").with("piece", kind.name()));
        };
        let pack = self.packs[owner].name();
        if owner >= usize::from(self.seats) {
            return refuse("TW72", Phrase::new("wolves-refusal-third-pack").with("pack", pack));
        }
        let others: Vec<(usize, Kind)> = position.pieces_on(hex).collect();
        if others.iter().filter(|(other, _)| *other == owner).count() > 1 {
            return refuse("TW42", here("wolves-refusal-dominate-pair").with("pack", pack));
        }
        let third = others.iter().any(|(other, _)| *other != owner && *other != me);
        if kind == Kind::Den && third && !self.options.den_under_third {
            return refuse("TW42", here("wolves-refusal-dominate-third"));
        }
        let left = match kind {
            Kind::Wolf => position.player().next_wolf(self.options.alpha_by_dominating).is_some(),
            _ => position.player().open_tracks().next().is_some(),
        };
        if !left {
            return refuse("TW43", Phrase::new("wolves-refusal-none-left").with("piece", kind.name()));
        }
        self.explain_range(position, hex)
    }

    /// TW03
    fn explain_payment(&self, position: &Position, action: Action, payment: Payment) -> Result<(), Refusal> {
        let showing = self.showing(position, action);
        if payment.tiles & !showing != 0 {
            return refuse("TW03", Phrase::new("wolves-refusal-pay-terrain"));
        }
        if payment.cost() != u32::from(action.cost()) {
            return refuse("TW03", Phrase::new("wolves-refusal-pay-exactly").with("cost", action.cost()));
        }
        if payment.tokens > position.player().terrain_tokens {
            let tokens = position.player().terrain_tokens;
            return refuse("TW03", Phrase::new("wolves-refusal-pay-tokens").with("tokens", tokens));
        }
        Ok(())
    }

    /// TW10 to TW15
    fn explain_walk(
        &self,
        position: &Position,
        terrain: Terrain,
        kind: Kind,
        from: Hex,
        to: Hex,
    ) -> Result<(), Refusal> {
        let me = position.me();
        let here = |key: &'static str, hex: Hex| Phrase::new(key).with("hex", hex.to_string());
        if !kind.walks() || position.count(me, kind, from) == 0 {
            return refuse("TW14", here("wolves-refusal-no-such-wolf", from).with("piece", kind.name()));
        }
        if position.moved_on(kind, from) >= position.count(me, kind, from) {
            return refuse("TW14", here("wolves-refusal-moved", from));
        }
        if from == to {
            return refuse("TW14", Phrase::new("wolves-refusal-same-hex"));
        }
        let Some(ground) = self.map.terrain(to) else {
            let phrase = here("wolves-refusal-impassable", to).with("ground", self.map.ground(to).name());
            return refuse("TW10", phrase);
        };
        if ground != terrain {
            let phrase = here("wolves-refusal-terrain", to).with("terrain", ground.name());
            return refuse("TW14", phrase.with("paid", terrain.name()));
        }
        let speed = position.player().speed();
        if !self.map.reach(from, speed.into()).contains(to) {
            return refuse("TW10", here("wolves-refusal-too-far", to).with("speed", speed));
        }
        if position.tokens.contains(to) {
            return refuse("TW11", here("wolves-refusal-token", to));
        }
        self.explain_standing(position, kind, from, to)
    }

    /// TW12, TW13, TW15: who may share a hex.
    fn explain_standing(&self, position: &Position, kind: Kind, from: Hex, to: Hex) -> Result<(), Refusal> {
        let me = position.me();
        let here = |key: &'static str| Phrase::new(key).with("hex", to.to_string());
        let pieces: Vec<(usize, Kind)> = position.pieces_on(to).collect();
        let (owner, other) = match pieces[..] {
            [] => return Ok(()),
            [one] => one,
            _ => {
                let on_my_den =
                    position.count(me, Kind::Den, to) > 0 && position.enemy_wolf_on(me, to).is_some();
                let rule = if on_my_den { "TW15" } else { "TW12" };
                let phrase =
                    if on_my_den { here("wolves-refusal-my-den") } else { here("wolves-refusal-full") };
                return refuse(rule, phrase);
            }
        };
        if owner == me || other == Kind::Den {
            return Ok(());
        }
        let piece = Piece { pack: self.packs[owner], kind: other }.name();
        if owner >= usize::from(self.seats) {
            return refuse(
                "TW72",
                Phrase::new("wolves-refusal-third-pack").with("pack", self.packs[owner].name()),
            );
        }
        if other != Kind::Wolf {
            return refuse("TW13", here("wolves-refusal-enemy").with("piece", piece));
        }
        if kind != Kind::Alpha {
            return refuse("TW13", here("wolves-refusal-only-alpha").with("piece", piece));
        }
        if !self.can_push(position, from, to) {
            return refuse("TW22", here("wolves-refusal-nowhere"));
        }
        Ok(())
    }

    /// TW20, TW21
    fn explain_push(&self, position: &Position, from: Hex, owner: usize, to: Hex) -> Result<(), Refusal> {
        let here = |key: &'static str| Phrase::new(key).with("hex", to.to_string());
        if self.push_hexes(position, from, owner).contains(to) {
            return Ok(());
        }
        let pieces: Vec<(usize, Kind)> = position.pieces_on(to).collect();
        let own = pieces.len() == 1 && pieces.iter().all(|(other, _)| *other == owner);
        let free = self.map.land.contains(to) && !position.tokens.contains(to) && (pieces.is_empty() || own);
        if free && from != to {
            return refuse("TW21", here("wolves-refusal-push-nearer"));
        }
        refuse("TW20", here("wolves-refusal-push-taken"))
    }
}

/// The hexes that a move names.
fn hexes(mv: Move) -> [Option<Hex>; 2] {
    match mv {
        Move::Draft(hex) | Move::Push(hex) | Move::Prey(hex) => [Some(hex), None],
        Move::Act(action) => [action.target(), None],
        Move::Walk { from, to, .. } => [Some(from), Some(to)],
        Move::Pay(_) | Move::Track(_) | Move::Stop | Move::Bonus | Move::End => [None, None],
    }
}
