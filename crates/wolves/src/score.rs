//! Control of regions, the phases of the moon, and the final score.

use arrayvec::ArrayVec;
use table::{Emission, Line, Outcome, Score, Seat, Sink};

use crate::event::{Event, Standing};
use crate::game::Wolves;
use crate::moon::Phase;
use crate::position::{Ending, PACKS, Player, Position, REGIONS, Step};
use crate::tracks::{BoardSide, Track};

/// TW65: rounds without a new date after which the game ends.
pub const STILL_ROUNDS: u8 = 12;

/// What a pack has in a region: control, then alphas (TW87).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Control {
    /// Wolves and dens count one, a lair three.
    pub points: u8,
    /// Alphas break ties.
    pub alphas: u8,
}

/// What a pack is paid for a region.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Prize {
    /// VP.
    pub vp: u8,
    /// Whether it takes the region token.
    pub token: bool,
}

impl Position {
    /// TW87: the control of this pack in region 1, 2, …
    #[must_use]
    #[inline]
    pub fn control(&self, owner: usize, region: usize) -> Control {
        let [alpha, wolf, den, lair] = self.pieces[owner % PACKS].map(|set| u64::from(set.on_board(region)));
        let twin = u64::from(self.twin.on_board(region));
        let alphas = alpha | (alpha & twin) << 16;
        let others = wolf << 32 | (wolf & twin) << 48;
        // Sixteen hexes a board: four sets are counted at once.
        let points =
            (alphas | others).count_ones() + (den | lair << 16 | lair << 32 | lair << 48).count_ones();
        Control { points: points as u8, alphas: alphas.count_ones() as u8 }
    }
}

/// TW61: what each pack is paid for a region in this phase, from everybody's control there.
#[must_use]
pub fn prizes(controls: &[Control; PACKS], phase: Phase, alphas_for_second: bool) -> [Prize; PACKS] {
    let (big, small) = phase.prizes();
    let mut paid = [Prize::default(); PACKS];
    let first = controls.iter().copied().max().unwrap_or_default();
    if first.points == 0 {
        return paid;
    }
    let leads = |control: &Control| *control == first;
    if controls.iter().filter(|control| leads(control)).count() > 1 {
        for (prize, _) in paid.iter_mut().zip(controls).filter(|(_, control)| leads(control)) {
            prize.vp = small;
        }
        return paid;
    }
    let key = |control: &Control| {
        if alphas_for_second { *control } else { Control { alphas: 0, ..*control } }
    };
    let followers = controls.iter().filter(|control| !leads(control) && control.points > 0);
    let second = followers.clone().map(key).max();
    let alone = followers.filter(|control| Some(key(control)) == second).count() == 1;
    for (prize, control) in paid.iter_mut().zip(controls) {
        if leads(control) {
            *prize = Prize { vp: big, token: true };
        } else if alone && control.points > 0 && Some(key(control)) == second {
            prize.vp = small;
        }
    }
    paid
}

impl Wolves {
    /// Everybody's control in region 1, 2, …
    #[must_use]
    pub fn controls(&self, position: &Position, region: usize) -> [Control; PACKS] {
        std::array::from_fn(|owner| position.control(owner, region))
    }

    /// What everybody would be paid for region 1, 2, … if it were scored now in this phase.
    #[must_use]
    pub fn prizes(&self, position: &Position, region: usize, phase: Phase) -> [Prize; PACKS] {
        prizes(&self.controls(position, region), phase, self.options.alphas_for_second)
    }

    /// TW60, TW62, TW65: scores the phases whose date was reached, in order, and ends the game.
    pub(crate) fn score_reached(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        let still = position.quiet >= STILL_ROUNDS * self.seats;
        if still {
            events.emit(|| Emission::public(Event::Still));
        }
        while let Some(&phase) = Phase::ALL.get(usize::from(position.scored)) {
            if !still && position.dates < phase.date(self.seats) {
                return;
            }
            self.score_phase(position, phase, events);
        }
        position.step = Step::Over(if still { Ending::Stillness } else { Ending::FullMoon });
        position.actions = 0;
        events.emit(|| Emission::public(Event::Over));
    }

    fn score_phase(&self, position: &mut Position, phase: Phase, events: &mut impl Sink<Event>) {
        position.scored += 1;
        events.emit(|| Emission::public(Event::Phase { phase }));
        for region in 1..=self.map.regions().min(REGIONS) {
            // TW73: a token that lay under this one is scored in its own phase.
            if !position.moons[region - 1].has(phase) {
                continue;
            }
            let paid = self.prizes(position, region, phase);
            position.moons[region - 1].take(phase);
            for (player, prize) in position.players.iter_mut().zip(paid).take(self.seats.into()) {
                player.region_vp = player.region_vp.saturating_add(prize.vp);
                player.won = player.won.saturating_add(u8::from(prize.token));
            }
            let position = &*position;
            events.emit(|| {
                let ranking = self.ranking(position, region, phase);
                Emission::public(Event::Region { region: region as u8, phase, ranking })
            });
        }
    }

    /// The packs that have pieces in region 1, 2, …, the first first, with what they are paid in this phase.
    #[must_use]
    pub fn ranking(&self, position: &Position, region: usize, phase: Phase) -> Vec<Standing> {
        let controls = self.controls(position, region);
        let paid = self.prizes(position, region, phase);
        let mut owners: Vec<usize> = (0..PACKS).filter(|&owner| controls[owner].points > 0).collect();
        owners.sort_by_key(|&owner| std::cmp::Reverse(controls[owner]));
        let standing = |owner: usize| Standing {
            pack: self.packs[owner],
            seat: self.seat_of(owner),
            control: controls[owner].points,
            alphas: controls[owner].alphas,
            vp: paid[owner].vp,
            token: paid[owner].token,
        };
        owners.into_iter().map(standing).collect()
    }

    /// The seat of a pack; none for the third pack of a game for two.
    pub(crate) fn seat_of(&self, owner: usize) -> Option<Seat> {
        (owner < usize::from(self.seats)).then(|| Seat::from_index(owner))
    }

    /// TW63: what a player has now, by category.
    #[must_use]
    pub fn score(&self, player: &Player) -> Score {
        Score::sum(score_lines(self.side, player).into_iter().collect())
    }

    /// How it ended.
    pub(crate) fn outcome_of(&self, position: &Position) -> Option<Outcome> {
        let Step::Over(ending) = position.step else {
            return None;
        };
        let reason = match ending {
            Ending::FullMoon => "full-moon",
            Ending::Stillness => "stillness",
        };
        let players = position.players.iter().take(self.seats.into());
        let scores: ArrayVec<Score, 5> = players.map(|player| self.score(player)).collect();
        // TW64: region tokens, then wolves on the map; then the victory is shared.
        Some(Outcome::ranked(reason, scores, |seat, score| {
            (score.total, position.players[seat % PACKS].won, self.wolves_on_map(position, seat))
        }))
    }

    /// How many wolves of this pack are on the map.
    pub(crate) fn wolves_on_map(&self, position: &Position, owner: usize) -> u32 {
        let [alpha, wolf, _, _] = position.pieces[owner % PACKS];
        alpha.count() + wolf.count() + ((alpha | wolf) & position.twin).count()
    }
}

/// TW63: region VP, and the highest number uncovered on each of the six tracks.
fn score_lines(side: &BoardSide, player: &Player) -> [Line; 7] {
    let line = |category, points: u8| Line { category, points: points.into() };
    let attribute = |track| side.attribute[player.taken(track)];
    [
        line("regions", player.region_vp),
        line("spread", attribute(Track::Spread)),
        line("speed", attribute(Track::Speed)),
        line("howl", attribute(Track::Howl)),
        line("lairs", side.lairs[usize::from(player.lairs.min(4))]),
        line("prey", side.prey[player.prey.count_ones().min(5) as usize]),
        line("wolves", side.wolves_vp(player.wolves)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tracks::{MANY, TWO};

    fn paid(controls: &[(u8, u8)], phase: Phase, alphas_for_second: bool) -> Vec<(u8, bool)> {
        let mut all = [Control::default(); PACKS];
        for (place, &(points, alphas)) in all.iter_mut().zip(controls) {
            *place = Control { points, alphas };
        }
        let paid = prizes(&all, phase, alphas_for_second);
        paid.iter().take(controls.len()).map(|prize| (prize.vp, prize.token)).collect()
    }

    /// TW61, the books' example: tundra 6, grass 5, rocky 3 in a crescent region: 4 VP, 2 VP, nothing.
    #[test]
    fn first_and_second_are_paid() {
        assert_eq!(
            paid(&[(5, 2), (3, 0), (6, 0)], Phase::Crescent, true),
            [(2, false), (0, false), (4, true)]
        );
    }

    /// TW61, TW87, the books' example: with 3 control each, the pack with an alpha is first.
    #[test]
    fn alphas_break_ties() {
        assert_eq!(paid(&[(3, 0), (3, 1)], Phase::Full, true), [(4, false), (8, true)]);
    }

    /// TW61: tied for first, each takes the smaller value, nobody else anything, and the token is gone.
    #[test]
    fn tie_for_first_pays_the_smaller_value() {
        assert_eq!(
            paid(&[(3, 1), (3, 1), (2, 0)], Phase::Quarter, true),
            [(3, false), (3, false), (0, false)]
        );
    }

    /// TW61: tied for second, no second prize; alphas decide the second place too, unless the house reads
    /// otherwise.
    #[test]
    fn tie_for_second_pays_nobody() {
        let tied = [(5, 0), (2, 0), (2, 0)];
        assert_eq!(paid(&tied, Phase::Quarter, true), [(6, true), (0, false), (0, false)]);
        let by_alpha = [(5, 0), (2, 0), (2, 1)];
        assert_eq!(paid(&by_alpha, Phase::Quarter, true), [(6, true), (0, false), (3, false)]);
        assert_eq!(paid(&by_alpha, Phase::Quarter, false), [(6, true), (0, false), (0, false)]);
    }

    /// TW61: an empty region pays nothing; alone in a region is first, and nobody is second.
    #[test]
    fn empty_region_pays_nothing() {
        assert_eq!(paid(&[(0, 0), (0, 0)], Phase::Full, true), [(0, false), (0, false)]);
        assert_eq!(paid(&[(0, 0), (1, 0)], Phase::Full, true), [(0, false), (8, true)]);
    }

    /// TW63, the French book's example: 7 + 3 + 0 + 15 + 9 + 4 + 16 = 54.
    #[test]
    fn final_score_of_the_french_book() {
        let player = Player {
            dens: [4, 3, 1],
            lairs: 3,
            prey: 0b111,
            wolves: 0b1111,
            region_vp: 16,
            ..Player::default()
        };
        let lines = score_lines(&MANY, &player);
        assert_eq!(lines.map(|line| line.points), [16, 7, 3, 0, 15, 9, 4]);
        assert_eq!(lines.iter().map(|line| line.points).sum::<i16>(), 54);
        // TW88: with two players the same board is worth less for spread and speed.
        assert_eq!(score_lines(&TWO, &player).map(|line| line.points), [16, 5, 2, 0, 15, 9, 4]);
    }
}
