//! What speaks for a move: points that it brings, keeps or takes away.

use table::{Game, Phrase, Quick, Seat, Sight};
use triqueta::{Animal, Change, Move, Row, Triqueta, View};

/// A rival who would gain so many points by a row wants it.
const WANTED: i16 = 4;
/// A row that brings so many points is not worth the round.
const POOR: i16 = 2;

/// One reason for a move, by what the seat sees.
pub(super) fn reason(sight: &Sight<'_, Triqueta>, mv: Move) -> Option<Phrase> {
    let (view, me) = (sight.view(), sight.seat());
    match mv {
        Move::Take { row } => take(&view, me, row),
        Move::Draw | Move::DrawFrom { .. } => draw(&view, me),
        Move::Row { row } => place(sight, &view, row),
        Move::Keep => keep(&view, me),
        Move::Box => boxed(sight, &view),
        Move::Add | Move::Discard => last(sight, &view, mv),
    }
}

fn animal(animal: Animal) -> Phrase {
    Phrase::new(format!("triqueta-animal-{}", animal.name()))
}

/// What taking a row would change in a seat's animals face up.
fn gain(view: &View, seat: Seat, row: Row) -> Option<i16> {
    view.row(row)?.change(seat).map(|change: &Change| change.points)
}

/// Other seats that are still in.
fn rivals(view: &View, me: Seat) -> impl Iterator<Item = Seat> {
    view.seats.iter().filter(move |seat| seat.seat != me && seat.took.is_none()).map(|seat| seat.seat)
}

/// What the rows that can be taken bring.
fn gains(view: &View, seat: Seat) -> impl Iterator<Item = (Row, i16)> {
    view.rows.iter().filter_map(move |row| Some((row.row, row.change(seat)?.points)))
}

fn take(view: &View, me: Seat, row: Row) -> Option<Phrase> {
    let own = gain(view, me, row)?;
    let count = |seat: Seat, animal: Animal| {
        let held = view.seat(seat).and_then(|seat| seat.groups.iter().find(|group| group.animal == animal));
        held.map_or(0, |group| usize::from(group.count))
    };
    let lies = |animal: Animal| {
        view.row(row).map_or(0, |row| row.tokens.iter().filter(|&&token| token == animal).count())
    };
    let three =
        Animal::ALL.into_iter().find(|&animal| lies(animal) > 0 && count(me, animal) + lies(animal) == 3);
    if let Some(group) = three.filter(|_| own > 0) {
        let phrase = Phrase::new("bot-reason-triqueta-take-three").with("animal", animal(group));
        return Some(phrase.with("points", own));
    }
    let wants =
        |seat: Seat| gain(view, seat, row).filter(|points| *points >= WANTED).map(|points| (seat, points));
    if let Some((seat, theirs)) = rivals(view, me).filter_map(wants).max_by_key(|(_, points)| *points) {
        let phrase = Phrase::new("bot-reason-triqueta-take-before").with("seat", seat);
        return Some(phrase.with("theirs", theirs).with("points", own));
    }
    if own > 0 {
        return Some(Phrase::new("bot-reason-triqueta-take-gain").with("points", own));
    }
    let next = gains(view, me).filter(|(other, _)| *other != row).map(|(_, points)| points).max()?;
    (next < own)
        .then(|| Phrase::new("bot-reason-triqueta-take-least-harm").with("points", -own).with("more", -next))
}

fn draw(view: &View, me: Seat) -> Option<Phrase> {
    if rivals(view, me).next().is_none() {
        return Some(Phrase::new("bot-reason-triqueta-draw-alone"));
    }
    let best = gains(view, me).map(|(_, points)| points).max()?;
    (best <= POOR).then(|| Phrase::new("bot-reason-triqueta-draw-poor").with("points", best))
}

/// How what a row brings to a seat changes when the drawn token is put there.
fn grows(sight: &Sight<'_, Triqueta>, view: &View, row: Row) -> Option<impl Fn(Seat) -> Option<i16>> {
    let (game, mut world) = (sight.game(), sight.redeal(&mut Quick::new(0)));
    game.check(&world, Move::Row { row }).ok()?;
    game.advance(&mut world, Move::Row { row });
    let after = game.view(&world, view.viewer);
    let before = view.clone();
    Some(move |seat| Some(gain(&after, seat, row)? - gain(&before, seat, row).unwrap_or(0)))
}

fn place(sight: &Sight<'_, Triqueta>, view: &View, row: Row) -> Option<Phrase> {
    let grows = grows(sight, view, row)?;
    let own = grows(sight.seat());
    if let Some(points) = own.filter(|points| *points > 0) {
        return Some(Phrase::new("bot-reason-triqueta-row-own").with("points", points));
    }
    let hurt = rivals(view, sight.seat()).filter_map(|seat| Some((seat, grows(seat)?)));
    let hurt: Vec<(Seat, i16)> = hurt.collect();
    let most = hurt.iter().min_by_key(|(_, by)| *by)?;
    if most.1 < 0 && own.is_none_or(|own| own > most.1) {
        let phrase = Phrase::new("bot-reason-triqueta-row-spoil").with("seat", most.0);
        return Some(phrase.with("points", -most.1));
    }
    hurt.iter().all(|(_, by)| *by <= 0).then(|| Phrase::new("bot-reason-triqueta-row-harmless"))
}

fn keep(view: &View, me: Seat) -> Option<Phrase> {
    let token = view.drawn.first()?.face?;
    let held =
        view.seat(me)?.groups.iter().find(|group| group.animal == token).map_or(0, |group| group.count);
    match held {
        2 => Some(Phrase::new("bot-reason-triqueta-keep-third").with("animal", animal(token))),
        3.. => {
            let phrase = Phrase::new("bot-reason-triqueta-keep-away").with("animal", animal(token));
            Some(phrase.with("count", held))
        }
        _ => None,
    }
}

/// Wherever the token could be put instead, it would bring nothing to this seat and something to another.
fn boxed(sight: &Sight<'_, Triqueta>, view: &View) -> Option<Phrase> {
    let mut helped = None;
    for row in view.rows.iter().filter(|row| row.taken_by.is_none()) {
        let Some(grows) = grows(sight, view, row.row) else { continue };
        if grows(sight.seat()).is_some_and(|own| own > 0) {
            return None;
        }
        let most = rivals(view, sight.seat()).filter_map(|seat| Some((seat, grows(seat)?)));
        helped = helped.max(most.map(|(seat, by)| (by, std::cmp::Reverse(seat))).max());
    }
    let (points, std::cmp::Reverse(seat)) = helped.filter(|(by, _)| *by > 0)?;
    Some(Phrase::new("bot-reason-triqueta-box").with("seat", seat).with("points", points))
}

/// At the end: what the token adds to one's animals, or would take away.
fn last(sight: &Sight<'_, Triqueta>, view: &View, mv: Move) -> Option<Phrase> {
    let (game, mut world) = (sight.game(), sight.redeal(&mut Quick::new(0)));
    game.advance(&mut world, Move::Add);
    let points = |view: &View| {
        let groups =
            view.seat(sight.seat()).map(|seat| seat.groups.iter().map(|group| group.points).sum::<i16>());
        groups.unwrap_or_default()
    };
    // The token after which the game is over brings the shadow tokens along: then this is not told.
    game.outcome(&world).is_none().then_some(())?;
    let added = points(&game.view(&world, view.viewer)) - points(view);
    match (mv, added) {
        (Move::Add, 1..) => Some(Phrase::new("bot-reason-triqueta-add").with("points", added)),
        (Move::Discard, ..=-1) => Some(Phrase::new("bot-reason-triqueta-discard").with("points", -added)),
        _ => None,
    }
}
