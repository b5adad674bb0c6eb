//! What speaks for a card: the sheep that it moves, or those that other cards would have moved.

use hound::{Hound, Move, Place, Position};
use table::{Game, Phrase, Quick, Seat, Sight};

/// In so many worlds the same must come of a move before anything is said about it.
const WORLDS: u64 = 6;

/// How the sheep at each place change.
type Sheep = [i8; 4];

/// One reason for a move, by what the seat can foresee.
pub(super) fn reason(sight: &Sight<'_, Hound>, mv: Move) -> Option<Phrase> {
    let (game, seat) = (sight.game(), sight.seat());
    let worlds: Vec<Position> = (0..WORLDS).map(|seed| sight.redeal(&mut Quick::new(seed))).collect();
    let own = foreseen(game, &worlds, mv)?;
    let ours = |place: &Place| place.team() == Place::from_index(seat.index()).team();
    let most = |sheep: Sheep, wanted: &dyn Fn(&Place, i8) -> bool| {
        let change = |place: &Place| sheep[place.index()];
        let found = Place::ALL.into_iter().filter(|place| wanted(place, change(place)));
        found.max_by_key(|place| (change(place).abs(), std::cmp::Reverse(place.index())))
    };
    let told = |key: &'static str, place: Place, sheep: Sheep| {
        Phrase::new(key).with("place", place.number()).with("count", sheep[place.index()].unsigned_abs())
    };
    let hurts = most(own, &|place, change| ours(place) && change < 0);
    if hurts.is_none() {
        if let Some(place) = most(own, &|place, change| !ours(place) && change < 0) {
            return Some(told("bot-reason-hound-bites", place, own));
        }
        if let Some(place) = most(own, &|place, change| ours(place) && change > 0) {
            return Some(told("bot-reason-hound-brings", place, own));
        }
    }
    let mut moves = Vec::new();
    sight.legal_moves(&mut moves);
    let others =
        moves.iter().filter(|&&other| other != mv).filter_map(|&other| foreseen(game, &worlds, other));
    let others: Vec<Sheep> = others.collect();
    spared(&own, &others, seat).or_else(|| {
        // What another card would have given to the other team.
        let helps = |sheep: &Sheep| most(*sheep, &|place, change| !ours(place) && change > 0);
        let helped = others.iter().filter_map(|sheep| Some((helps(sheep)?, *sheep)));
        let (place, sheep) = helped.max_by_key(|(place, sheep)| sheep[place.index()])?;
        helps(&own).is_none().then(|| told("bot-reason-hound-denies", place, sheep))
    })
}

/// The own team loses nothing, and would lose something by another card.
fn spared(own: &Sheep, others: &[Sheep], seat: Seat) -> Option<Phrase> {
    let lost = |sheep: &Sheep| -> u8 {
        let ours = Place::ALL.iter().filter(|place| place.team() == Place::from_index(seat.index()).team());
        ours.map(|place| sheep[place.index()].min(0).unsigned_abs()).sum()
    };
    let worst = others.iter().map(lost).max().filter(|worst| *worst > 0 && lost(own) == 0)?;
    Some(Phrase::new("bot-reason-hound-spares").with("count", worst))
}

/// How the sheep change by a move, up to the next turn; `None` where that depends on what is hidden, and where others
/// have had their turn before anybody decides again.
fn foreseen(game: &Hound, worlds: &[Position], mv: Move) -> Option<Sheep> {
    // Which card comes instead nobody knows: that it changes nothing in a few worlds does not mean that it never does.
    if mv == Move::Exchange {
        return None;
    }
    let change = |world: &Position| -> Sheep {
        let after = game.outlook(world, mv);
        let [before, after] = [world, &after].map(|position| position.sheep().map(|sheep| sheep as i8));
        std::array::from_fn(|place| after[place] - before[place])
    };
    let plain = |world: &Position| {
        let mut after = *world;
        game.advance(&mut after, mv);
        let [was, foreseen] = [after.sheep(), game.outlook(world, mv).sheep()];
        after.turn_number() == world.turn_number() + 1 && was == foreseen
    };
    let first = change(worlds.first()?);
    worlds.iter().all(|world| plain(world) && change(world) == first).then_some(first)
}
