//! What people are called before those who were not at their table.

use std::sync::Arc;

use table::{Phrase, Seat};
use texts::{Lang, Speaker};

use super::Moment;
use super::kept::Kept;
use super::lobby::is_no_name;
use crate::store::{Glance, Meta, PersonId, Place, State};

/// What the seats are called before somebody who was not at this table: people by their names only where all of them
/// have one, else all as guests. Bots have names that are everybody's.
#[must_use]
pub fn names_for_others(meta: &Meta, lang: Lang) -> Vec<String> {
    if !withholds(meta) {
        return meta.names();
    }
    let guest = Speaker::new(lang).say(&Phrase::new("web-ending-a-guest"));
    let name = |place: &Place| if place.person().is_some() { guest.clone() } else { place.name.clone() };
    meta.places.iter().map(name).collect()
}

/// Whether somebody sat here who has no name.
fn withholds(meta: &Meta) -> bool {
    let mut places = Seat::all(meta.places.len() as u8).zip(&meta.places);
    !meta.uploaded && places.any(|(seat, place)| place.person().is_some() && is_no_name(&place.name, seat))
}

/// What is known about a table as this reader is told it, if that is less than all. Whoever has the link of a finished
/// game may look at everything there: what withholds names is neither the page nor the form in which they ask.
#[must_use]
pub fn told_of(meta: &Meta, glance: &Glance, reader: Option<PersonId>, lang: Lang) -> Option<Meta> {
    if glance.state != State::Over || super::handing::is_of_table(meta, reader) || !withholds(meta) {
        return None;
    }
    let mut told = meta.clone();
    for (place, name) in told.places.iter_mut().zip(names_for_others(meta, lang)) {
        place.name = name;
    }
    // The same people are named there.
    (told.previous, told.next, told.tournament) = (None, None, None);
    Some(told)
}

impl Moment {
    /// The table as this reader is told of it: names that are withheld from them are nowhere in it.
    #[must_use]
    pub fn told_to(self, reader: Option<PersonId>, lang: Lang) -> Self {
        let Some(meta) = told_of(&self.kept.meta, &self.kept.glance, reader, lang) else { return self };
        let table = self.kept.table.as_ref().map(|table| {
            let mut table = table.duplicate();
            for (index, place) in meta.places.iter().enumerate() {
                table.rename(Seat::from_index(index), &place.name);
            }
            Arc::from(table)
        });
        // Whoever said something did so under their name, and those who look on may be those who played.
        let kept = Kept { meta: Arc::new(meta), table, said: Arc::default(), ..self.kept };
        let mut present = self.present;
        for here in present.values_mut() {
            here.name.clear();
        }
        Self { kept, present, ..self }
    }
}
