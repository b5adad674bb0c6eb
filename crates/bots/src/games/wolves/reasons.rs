//! What speaks for a move: something particular that it brings about.

use table::{Game, Phrase, Quick, Seat, Sight};
use wolves::bits::Bits;
use wolves::hex::Hex;
use wolves::moon::Phase;
use wolves::position::{PACKS, Position, REGIONS};
use wolves::terrain::Terrain;
use wolves::tracks::Track;
use wolves::{Move, Wolves};

/// One reason for a move: what is different once it is played, and paid for where a payment follows. Nothing that
/// merely might come of it is said.
pub(super) fn reason(sight: &Sight<'_, Wolves>, mv: Move) -> Option<Phrase> {
    // Nothing is hidden in this game: its only world is the real one.
    let (game, before) = (sight.game(), sight.redeal(&mut Quick::new(0)));
    let change = Change { game, before: &before, after: &settled(game, &before, mv), me: before.me() };
    match mv {
        // What they bring about was brought about by what came before them.
        Move::Stop | Move::End => None,
        Move::Draft(hex) => draft(game, hex),
        Move::Bonus => {
            let left = change.after.players[change.me].action_tokens;
            Some(Phrase::new("bot-reason-wolves-bonus").with("count", left))
        }
        _ => change
            .hunt()
            .or_else(|| change.region())
            .or_else(|| change.denied())
            .or_else(|| change.board())
            .or_else(|| match mv {
                Move::Walk { .. } => change.stalk(),
                Move::Pay(_) => change.tiles(),
                _ => None,
            }),
    }
}

/// The position after a move, and after any payment that it asks for: what comes then does not depend on how one pays.
fn settled(game: &Wolves, before: &Position, mv: Move) -> Position {
    let (mut after, mut moves) = (*before, Vec::new());
    game.advance(&mut after, mv);
    loop {
        game.legal_moves(&after, &mut moves);
        match moves.first() {
            Some(&pay @ Move::Pay(_)) if after.me() == before.me() => game.advance(&mut after, pay),
            _ => return after,
        }
    }
}

/// How far it is to water and to prey.
fn draft(game: &Wolves, hex: Hex) -> Option<Phrase> {
    let nearest = |hexes: &[Hex]| hexes.iter().filter_map(|&other| game.map.distance(hex, other)).min();
    let (water, prey) = (nearest(&game.map.water)?, nearest(&game.map.prey)?);
    Some(Phrase::new("bot-reason-wolves-draft").with("water", water).with("prey", prey))
}

/// What every pack would be paid, and whether it leads.
type Paid = [(u8, bool); PACKS];

/// What a move changes.
struct Change<'a> {
    game: &'a Wolves,
    before: &'a Position,
    after: &'a Position,
    me: usize,
}

impl Change<'_> {
    fn hunt(&self) -> Option<Phrase> {
        let [had, has] = [self.before, self.after].map(|position| position.players[self.me].prey);
        let mut caught = self.before.stacks.iter().filter(|stack| stack.prey.bit() & has & !had != 0);
        let points = |prey: u8| self.game.side.prey[prey.count_ones().min(5) as usize];
        let gained = points(has).saturating_sub(points(had));
        // A step between two preys can complete both hunts: then the points are those of both.
        let (stack, hunts) = (caught.next()?, (has & !had).count_ones());
        if hunts > 1 {
            return Some(Phrase::new("bot-reason-wolves-hunts").with("count", hunts).with("points", gained));
        }
        Some(Phrase::new("bot-reason-wolves-hunt").with("prey", stack.prey.name()).with("points", gained))
    }

    /// What everybody would be paid for the top token of a region, before and after; `None` where it is not the same
    /// token any more.
    fn paid(&self, region: usize) -> Option<(Phase, [Paid; 2])> {
        let top = |position: &Position| position.moons[region - 1].top();
        let phase = top(self.after)?;
        if top(self.before) != Some(phase) {
            return None;
        }
        let prizes = |position: &Position| {
            self.game.prizes(position, region, phase).map(|prize| (prize.vp, prize.token))
        };
        Some((phase, [prizes(self.before), prizes(self.after)]))
    }

    /// The region in which this pack gains most: the lead, or else a place.
    fn region(&self) -> Option<Phrase> {
        let regions = (1..=self.game.map.regions().min(REGIONS)).filter_map(|region| {
            let (phase, [before, after]) = self.paid(region)?;
            let [(had, led), (has, leads)] = [before[self.me], after[self.me]];
            (has > had).then(|| (leads && !led, has - had, has, region, phase))
        });
        // Of equals the first.
        let best = regions.fold(None, |best: Option<(bool, u8, u8, usize, Phase)>, next| match best {
            Some(best) if (best.0, best.1) >= (next.0, next.1) => Some(best),
            _ => Some(next),
        });
        let (leads, _, points, region, phase) = best?;
        let key = if leads { "bot-reason-wolves-lead" } else { "bot-reason-wolves-place" };
        let phrase = Phrase::new(key).with("region", region).with("points", points);
        Some(phrase.with("phase", phase.name()))
    }

    /// The region in which another pack loses most.
    fn denied(&self) -> Option<Phrase> {
        let mut most: Option<(u8, usize, Seat, Phase)> = None;
        for region in 1..=self.game.map.regions().min(REGIONS) {
            let Some((phase, [before, after])) = self.paid(region) else { continue };
            for seat in Seat::all(self.game.seats()).filter(|seat| seat.index() != self.me) {
                let lost = before[seat.index()].0.saturating_sub(after[seat.index()].0);
                if lost > most.map_or(0, |(most, ..)| most) {
                    most = Some((lost, region, seat, phase));
                }
            }
        }
        let (points, region, seat, phase) = most?;
        let phrase = Phrase::new("bot-reason-wolves-denied").with("seat", seat).with("points", points);
        Some(phrase.with("region", region).with("phase", phase.name()))
    }

    /// What is better on one's own board: points that stay, and what a pack can do.
    fn board(&self) -> Option<Phrase> {
        let totals =
            [self.before, self.after].map(|position| self.game.score(&position.players[self.me]).total);
        let [had, has] = [self.before, self.after].map(|position| position.players[self.me]);
        if totals[1] > totals[0] {
            let gained = totals[1] - totals[0];
            return Some(Phrase::new("bot-reason-wolves-points").with("points", gained));
        }
        let tracks = [
            (Track::Spread, had.spread(), has.spread()),
            (Track::Speed, had.speed(), has.speed()),
            (Track::Howl, had.howl(), has.howl()),
        ];
        let (track, from, to) = tracks.into_iter().find(|(_, from, to)| to > from)?;
        let phrase = Phrase::new("bot-reason-wolves-track").with("track", track.name());
        Some(phrase.with("from", from).with("to", to))
    }

    /// How many wolves the pack has on these hexes: two can share one.
    fn wolves(&self, position: &Position, on: Bits) -> u32 {
        let [alphas, pack, _, _] = position.pieces[self.me].map(|kind| kind & on);
        alphas.count() + pack.count() + ((alphas | pack) & position.twin).count()
    }

    /// Prey that it does not have yet, and next to which more of its wolves stand than before.
    fn stalk(&self) -> Option<Phrase> {
        let around = |position: &Position, region: usize| {
            self.wolves(position, self.game.map.next_to(self.game.map.prey[region]))
        };
        let closer = (0..self.game.map.regions().min(REGIONS)).filter(|&region| {
            let stack = self.after.stacks[region];
            let wanted = stack.left > 0 && self.after.players[self.me].prey & stack.prey.bit() == 0;
            wanted && around(self.after, region) > around(self.before, region)
        });
        let region = closer.max_by_key(|&region| around(self.after, region))?;
        let phrase =
            Phrase::new("bot-reason-wolves-stalk").with("prey", self.after.stacks[region].prey.name());
        Some(phrase.with("count", around(self.after, region)))
    }

    /// The terrain of which it can pay most next.
    fn tiles(&self) -> Option<Phrase> {
        let home = self.game.packs[self.me].home();
        let showing =
            |terrain: Terrain| self.after.players[self.me].tiles.showing(terrain, home).count_ones();
        let best = Terrain::ALL.into_iter().max_by_key(|&terrain| showing(terrain))?;
        let phrase = Phrase::new("bot-reason-wolves-tiles").with("count", showing(best));
        Some(phrase.with("terrain", best.name()))
    }
}
