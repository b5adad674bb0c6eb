//! What happened, in the form that each viewer may know.

use crate::seat::{SeatSet, Viewer};

/// One thing that happened: what those who may know are told, and what the others are told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Emission<E> {
    /// What everybody outside `insiders` is told; nothing when `None`.
    others: Option<E>,
    /// Seats that are told more, and what.
    insiders: Option<(SeatSet, E)>,
    /// Whether this showed somebody something that was hidden from them.
    reveals: bool,
}

impl<E: Clone> Emission<E> {
    /// Everybody is told the same, and nobody learns anything hidden from it.
    #[must_use]
    pub const fn public(event: E) -> Self {
        Self { others: Some(event), insiders: None, reveals: false }
    }

    /// Everybody is told the same, and somebody learns something that was hidden.
    #[must_use]
    pub const fn revealed(event: E) -> Self {
        Self { others: Some(event), insiders: None, reveals: true }
    }

    /// These seats are shown something hidden; the others are told only `others`.
    #[must_use]
    pub const fn shown_to(seats: SeatSet, event: E, others: Option<E>) -> Self {
        Self { others, insiders: Some((seats, event)), reveals: true }
    }

    /// These seats are told more than the others, but only what they knew before.
    #[must_use]
    pub const fn known_to(seats: SeatSet, event: E, others: Option<E>) -> Self {
        Self { others, insiders: Some((seats, event)), reveals: false }
    }

    /// Whether this showed somebody something that was hidden from them.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        self.reveals
    }

    /// What this viewer is told, to keep.
    #[must_use]
    pub fn told_to(self, viewer: Viewer) -> Option<E> {
        match self.insiders {
            Some((seats, event)) if viewer.is_among(seats) => Some(event),
            _ => self.others,
        }
    }

    /// What this viewer is told.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Option<&E> {
        match &self.insiders {
            Some((seats, event)) if viewer.is_among(*seats) => Some(event),
            _ => self.others.as_ref(),
        }
    }
}

/// Where a move's events go. Playouts pass [`Silent`], and the events are never made.
pub trait Sink<E> {
    /// Takes note of an event, made only if somebody listens.
    fn emit(&mut self, event: impl FnOnce() -> Emission<E>);

    /// Whether somebody listens: where it takes some work to find out what there is to tell.
    #[inline(always)]
    fn listens(&self) -> bool {
        true
    }
}

/// Nobody listens.
#[derive(Copy, Clone, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> Emission<E>) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

impl<E> Sink<E> for Vec<Emission<E>> {
    fn emit(&mut self, event: impl FnOnce() -> Emission<E>) {
        self.push(event());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn outsiders_hear_only_their_version() {
        let seat = Seat::from_index(1);
        let drawn = Emission::shown_to(SeatSet::only(seat), "an owl", Some("a token"));
        assert!(drawn.reveals());
        assert_eq!(drawn.seen_by(Viewer::Seat(seat)), Some(&"an owl"));
        assert_eq!(drawn.seen_by(Viewer::All), Some(&"an owl"));
        assert_eq!(drawn.seen_by(Viewer::Public), Some(&"a token"));
        assert_eq!(drawn.seen_by(Viewer::Seat(Seat::from_index(0))), Some(&"a token"));
        assert!(!Emission::public("x").reveals());
    }
}
