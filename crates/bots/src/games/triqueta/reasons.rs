//! Why one might make a move.

use table::{Phrase, Seat, Viewer};
use triqueta::{Animal, AnimalChange, Back, Change, Move, Row, View};

/// One reason for a move, by what the seat sees.
pub(super) fn reason(view: &View, mv: Move) -> Phrase {
    let Viewer::Seat(me) = view.viewer else { return Phrase::new("bot-reason-best") };
    match mv {
        Move::Take { row } => take(view, me, row),
        Move::Draw => draw(view, me, Back::Light),
        Move::DrawFrom { column } => {
            let top = view.tower.get(column.index()).and_then(|column| column.first());
            draw(view, me, top.map_or(Back::Light, |token| token.back))
        }
        Move::Row { row } => place(view, me, row),
        Move::Keep => keep(view, me),
        Move::Box => Phrase::new("bot-reason-triqueta-box"),
        Move::Add => Phrase::new("bot-reason-triqueta-add"),
        Move::Discard => Phrase::new("bot-reason-triqueta-discard"),
    }
}

fn animal(animal: Animal) -> Phrase {
    Phrase::new(format!("triqueta-animal-{}", animal.name()))
}

/// What taking a row would change for a seat.
fn change(view: &View, seat: Seat, row: Row) -> Option<&Change> {
    view.row(row)?.change(seat)
}

/// The same in points, the seat's own face-down tokens counted in where they are known.
fn points(change: &Change) -> i16 {
    change.reach.unwrap_or(change.points)
}

/// Other seats that are still in.
fn rivals(view: &View, me: Seat) -> impl Iterator<Item = Seat> {
    view.seats.iter().filter(move |seat| seat.seat != me && seat.took.is_none()).map(|seat| seat.seat)
}

fn take(view: &View, me: Seat, row: Row) -> Phrase {
    let Some(own) = change(view, me, row) else { return Phrase::new("bot-reason-best") };
    let gain = points(own);
    let three = |change: &&AnimalChange| change.points >= i16::from(change.animal.value()) - 2;
    if let Some(group) = own.animals.iter().filter(three).max_by_key(|change| change.points) {
        return Phrase::new("bot-reason-triqueta-take-three")
            .with("animal", animal(group.animal))
            .with("points", gain);
    }
    let wants = |seat: &Seat| change(view, *seat, row).map_or(0, points) >= 4;
    if let Some(rival) = rivals(view, me).find(wants) {
        return Phrase::new("bot-reason-triqueta-take-before").with("seat", rival).with("points", gain);
    }
    let others = view.rows.iter().filter(|other| other.row != row && other.taken_by.is_none());
    let worse = others.filter_map(|other| other.change(me)).all(|other| points(other) < gain);
    match (gain, worse) {
        (1.., _) => Phrase::new("bot-reason-triqueta-take-gain").with("points", gain),
        (_, true) => Phrase::new("bot-reason-triqueta-take-least-harm"),
        _ => Phrase::new("bot-reason-triqueta-take-now"),
    }
}

fn draw(view: &View, me: Seat, back: Back) -> Phrase {
    let gains = view.rows.iter().filter_map(|row| row.change(me)).map(points);
    let best = gains.max().unwrap_or_default();
    if back == Back::Shadow {
        Phrase::new("bot-reason-triqueta-draw-shadow")
    } else if rivals(view, me).next().is_none() {
        Phrase::new("bot-reason-triqueta-draw-alone")
    } else if best <= 2 {
        Phrase::new("bot-reason-triqueta-draw-poor")
    } else {
        Phrase::new("bot-reason-triqueta-draw-more")
    }
}

/// What the token in the hand would add to a row for a seat.
fn addition(view: &View, seat: Seat, row: Row) -> i16 {
    let (Some(token), Some(there), Some(player)) =
        (view.drawn.first().and_then(|token| token.face), view.row(row), view.seat(seat))
    else {
        return 0;
    };
    let held = player.groups.iter().find(|group| group.animal == token).map_or(0, |group| group.count);
    let lies = there.tokens.iter().filter(|&&other| other == token).count() as u8;
    let value = |count: u8| match count {
        0..=2 => i16::from(count),
        3 => i16::from(token.value()),
        _ => 3 - i16::from(count),
    };
    value(held + lies + 1) - value(held + lies)
}

fn place(view: &View, me: Seat, row: Row) -> Phrase {
    let own = addition(view, me, row);
    if own >= 3 {
        return Phrase::new("bot-reason-triqueta-row-own").with("points", own);
    }
    let hurt = rivals(view, me).map(|seat| (seat, addition(view, seat, row))).min_by_key(|(_, by)| *by);
    match hurt {
        Some((seat, by)) if by <= -3 => Phrase::new("bot-reason-triqueta-row-spoil").with("seat", seat),
        _ if own > 0 => Phrase::new("bot-reason-triqueta-row-grow"),
        _ => Phrase::new("bot-reason-triqueta-row-harmless"),
    }
}

fn keep(view: &View, me: Seat) -> Phrase {
    let Some(token) = view.drawn.first().and_then(|token| token.face) else {
        return Phrase::new("bot-reason-best");
    };
    let held = view.seat(me).and_then(|seat| seat.groups.iter().find(|group| group.animal == token));
    match held.map_or(0, |group| group.count) {
        2 => Phrase::new("bot-reason-triqueta-keep-third").with("animal", animal(token)),
        3.. => Phrase::new("bot-reason-triqueta-keep-away").with("animal", animal(token)),
        _ => Phrase::new("bot-reason-triqueta-keep-later").with("animal", animal(token)),
    }
}
