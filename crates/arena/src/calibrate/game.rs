//! One game in which what everybody is told is noted.

use std::sync::atomic::Ordering;

use bots::{Budget, Expected, Known, Level, expected, hint, shares};
use table::{AnyTable, Chance, Choices, Quick, Seat, Sight, Start, Table, Viewer};

use super::Survey;
use super::looks::Looks;

/// So many imagined worlds say whether what a move led to could have been seen before.
const IMAGINED: u32 = 8;
/// At one look of so many what spectators are told is noted too.
const WATCHED: u32 = 3;

/// A game that is over.
pub(super) struct Past {
    /// Who played it.
    pub(super) level: Level,
    pub(super) said: Vec<Said>,
    /// Every side's share of the victory.
    pub(super) came: Vec<f64>,
    pub(super) followed: Vec<Followed>,
    /// By how much the share of whoever had a turn changed when it was over.
    pub(super) ended: Vec<f64>,
}

/// What somebody was told.
pub(super) struct Said {
    /// What every side was said to expect.
    pub(super) expected: Expected,
    /// To whom.
    pub(super) viewer: Viewer,
}

/// A hint that was followed.
pub(super) struct Followed {
    /// What the bar showed the seat for itself before.
    pub(super) before: f64,
    /// What the hint said.
    pub(super) hinted: f64,
    /// What the bar showed after the move.
    pub(super) after: f64,
    /// Whether the move turned nothing up.
    pub(super) clear: bool,
    /// Whether the seat's turn was over with it.
    pub(super) ends: bool,
}

/// What the seat will see after this move, where that is the same in all its worlds: nothing is turned up then.
fn foreseen<G: Known>(sight: &Sight<'_, G>, mv: G::Move, chance: &mut Quick) -> Option<G::View> {
    let (game, viewer) = (sight.game(), Viewer::Seat(sight.seat()));
    let mut views = (0..IMAGINED).map(|_| {
        let mut world = sight.redeal(chance);
        game.advance(&mut world, mv);
        game.view(&world, viewer)
    });
    let first = views.next()?;
    views.all(|view| view == first).then_some(first)
}

/// One game; `None` when it was interrupted.
pub(super) fn play<G: Known>(
    choices: &Choices,
    survey: &Survey<'_>,
    level: Level,
    mut chance: Quick,
) -> Option<Past> {
    let mut table = Table::<G>::open(choices, Start::Seed(chance.seed()), &[]).ok()?;
    let player = table.game().player(level);
    let (mut said, mut followed, mut ended, mut last) = (Vec::new(), Vec::new(), Vec::new(), None);
    let mut looked = false;
    let mut looks = survey.looks.map(|looks| Looks::new(looks, &mut chance));
    while let Some(seat) = table.to_act() {
        if survey.stop.load(Ordering::Relaxed) {
            return None;
        }
        let turn = AnyTable::turn(&table);
        let look = |looks: &mut Looks| looks.now(table.game().age(table.position()), &mut chance);
        if last.replace(turn) != Some(turn) {
            looked = looks.as_mut().is_none_or(look);
            if looked {
                told(&table, &mut said, &mut chance);
            }
        }
        let asked = survey.hinted > 0 && table.legal_moves().len() > 1 && chance.below(survey.hinted) == 0;
        if asked {
            followed.push(follow(&mut table, seat, &mut chance)?);
        } else {
            let mv = player.choose(&table.sight(seat), &mut chance, &Budget::own())?;
            table.play(seat, mv).ok()?;
            if looked && table.to_act().is_some() && is_over(&table, seat, turn) {
                ended.push(gained(&table, seat, &mut chance)?);
            }
        }
    }
    let outcome = table.outcome()?;
    let game = table.game();
    let mut came = vec![0.0; 1 + Seat::all(table.seats()).map(|seat| game.side_of(seat)).max()?];
    Seat::all(table.seats()).for_each(|seat| came[game.side_of(seat)] += outcome.share(seat));
    Some(Past { level, said, came, followed, ended })
}

/// Whether this turn of a seat is over.
fn is_over<G: Known>(table: &Table<G>, seat: Seat, turn: u32) -> bool {
    table.to_act() != Some(seat) || AnyTable::turn(table) != turn
}

/// By how much more the bar shows this seat for itself than before the last move.
fn gained<G: Known>(table: &Table<G>, seat: Seat, chance: &mut Quick) -> Option<f64> {
    let mut share = |table: &Table<G>| {
        let seen = table.seen(Viewer::Seat(seat));
        shares(&seen, chance.next_u64(), &Budget::own())?.get(seat.index()).copied()
    };
    let before = share(&table.at_ply(table.plies().checked_sub(1)?)?)?;
    Some(share(table)? - before)
}

/// Notes what a seat is told, and now and then what spectators are.
fn told<G: Known>(table: &Table<G>, said: &mut Vec<Said>, chance: &mut Quick) {
    let seat = Seat::from_index(chance.below(table.seats().into()) as usize);
    let watched = chance.below(WATCHED) == 0;
    for viewer in [Viewer::Seat(seat)].into_iter().chain(watched.then_some(Viewer::Public)) {
        let expected = expected(&table.seen(viewer), chance.next_u64(), &Budget::own());
        said.extend(expected.map(|expected| Said { expected, viewer }));
    }
}

/// Asks for a hint and follows it.
fn follow<G: Known>(table: &mut Table<G>, seat: Seat, chance: &mut Quick) -> Option<Followed> {
    let (viewer, budget, turn) = (Viewer::Seat(seat), Budget::own(), AnyTable::turn(table));
    let bar = |table: &Table<G>, chance: &mut Quick| -> Option<f64> {
        shares(&table.seen(viewer), chance.next_u64(), &budget)?.get(seat.index()).copied()
    };
    let before = bar(table, chance)?;
    let advised = hint(&table.seen(viewer), chance.next_u64(), &budget).into_iter().next()?;
    let mv = table.game().parse_move(&advised.text)?;
    let foreseen = foreseen(&table.sight(seat), mv, chance);
    table.play(seat, mv).ok()?;
    let clear = foreseen.is_some_and(|foreseen| foreseen == table.view(viewer));
    let ends = is_over(table, seat, turn);
    Some(Followed { before, hinted: advised.share, after: bar(table, chance)?, clear, ends })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    /// A seat of Wolf & Hound sees its hand and expects something else than a spectator does.
    #[test]
    fn seats_and_now_and_then_spectators_are_asked() {
        let stop = AtomicBool::new(false);
        let (levels, progress) = (&[Level::Hunter], &|| {});
        let survey = Survey {
            levels,
            looks: None,
            hinted: 6,
            powers: None,
            games: 1,
            seed: 1,
            threads: 1,
            stop: &stop,
            progress,
        };
        let past = play::<hound::Hound>(&Choices::new(4), &survey, Level::Hunter, Quick::new(5)).unwrap();
        assert_eq!(past.level, Level::Hunter);
        let public = |said: &Said| said.viewer == Viewer::Public;
        let seats: Vec<Viewer> = Seat::all(4).map(Viewer::Seat).collect();
        assert!(seats.iter().all(|seat| past.said.iter().any(|said| said.viewer == *seat)));
        let watched = past.said.iter().filter(|said| public(said)).count();
        assert!(watched > 0 && 2 * watched < past.said.len(), "{watched} of {}", past.said.len());
        let pairs = past.said.windows(2).filter(|pair| public(&pair[1]));
        assert!(pairs.into_iter().all(|pair| pair[0].expected.sides != pair[1].expected.sides));
        assert!(!past.followed.is_empty() && past.followed.iter().all(|one| one.ends), "one card a turn");
        // Every turn is looked at, and ends with the only card or the hint.
        assert!(!past.ended.is_empty() && past.ended.iter().all(|gained| gained.abs() < 1.0));
    }

    /// Whoever plays a card in Wolf & Hound draws another, while there are any.
    #[test]
    fn what_a_move_turns_up_is_told_apart() {
        let start = Start::Seed("c0ffee".parse().unwrap());
        let mut table = Table::<hound::Hound>::open(&Choices::new(4), start, &[]).unwrap();
        let (mut chance, mut clear, mut clouded) = (Quick::new(1), 0, 0);
        while let Some(seat) = table.to_act() {
            let mv = *table.legal_moves().first().unwrap();
            let foreseen = foreseen(&table.sight(seat), mv, &mut chance);
            table.play(seat, mv).unwrap();
            match foreseen {
                Some(view) if view == table.view(Viewer::Seat(seat)) => clear += 1,
                Some(_) => {}
                None => clouded += 1,
            }
        }
        assert!(clear > 0 && clouded > 0, "{clear}, {clouded}");
    }
}
