//! Forgetting a person who asks for it.

use std::sync::Arc;

use crate::House;
use crate::refused::Refused;
use crate::room::parting;
use crate::secret;
use crate::store::{
    Card, Group, Hosting, PersonId, Place, Rev, Shelf, StoreError, Tournament, Update, Write,
};
use crate::tournament;

/// How often something is tried again because somebody else was faster.
const TRIES: usize = 5;
/// So many tables are looked through.
const MOST: usize = 100_000;

impl House {
    /// Forgets a person: their keys, settings and lines of chat, and every table that nobody else needs. At the others
    /// somebody of this name has played, and a bot plays on. When this has failed half-way, it can be asked again.
    ///
    /// # Errors
    /// The store cannot be written.
    pub async fn forget_person(self: &Arc<Self>, person: PersonId, somebody: &str) -> Result<(), Refused> {
        let cards = self.read(move |store| store.cards(Shelf::Theirs(person), MOST)).await?;
        for card in &cards {
            let others = card.meta.places.iter().filter_map(Place::person).any(|other| other != person);
            if others {
                self.part(card, person, somebody).await?;
            } else {
                match self.delete_table(&card.code).await {
                    Err(Refused::NoTable) => {}
                    done => done?,
                }
            }
        }
        self.leave_tournaments(person, somebody).await?;
        self.unkey(person).await?;
        let gone = [Hosting::Unsay(person), Hosting::Person(person)];
        match self.keep_hosting(gone.into_iter().map(Into::into).collect()).await {
            Err(Refused::Store(StoreError::Missing)) => {}
            done => done?,
        }
        self.rooms().dismiss(person);
        // What they said is gone from the store; now from where people read.
        for card in &cards {
            if let Some(room) = self.rooms().find(&card.code) {
                room.look_again(self, Rev::MAX).await?;
            }
        }
        Ok(())
    }

    /// Takes a person out of the tournaments that others need, and forgets those that nobody else does.
    async fn leave_tournaments(&self, person: PersonId, somebody: &str) -> Result<(), Refused> {
        let theirs = self.read(move |store| store.tournaments(person, MOST)).await?;
        for tournament in theirs {
            let without = |before: &Tournament| {
                let mut after = before.clone();
                if let Some(place) = after.player(person) {
                    after = tournament::absent(&after, person, place, true)?;
                    let player = &mut after.players[place];
                    (player.person, player.name) = (parting::FORGOTTEN, somebody.to_owned());
                }
                if after.host == person.0 {
                    let other = after.players.iter().map(|player| player.person).find(|other| *other > 0);
                    after.host = other.unwrap_or(parting::FORGOTTEN);
                }
                Ok(after)
            };
            let after = self.change_tournament(&tournament.code, without).await?;
            if after.host == parting::FORGOTTEN && after.players.iter().all(|player| player.person <= 0) {
                let writes = vec![Write::ForgetTournament(after.code.clone(), after.rev)];
                self.around().keep(Group { stamp: secret::stamp(self.around())?, writes }).await?;
            }
        }
        Ok(())
    }

    async fn part(self: &Arc<Self>, card: &Card, person: PersonId, somebody: &str) -> Result<(), Refused> {
        match self.room(&card.code).await {
            Ok(room) => {
                let called = somebody.to_owned();
                room.change(self, move |moment| parting::without(moment, person, &called)).await.map(|_| ())
            }
            Err(Refused::NoTable) => Ok(()),
            // Rules of another version: it is kept as it was played, only not by whom.
            Err(_) => self.part_unread(&card.code, person, somebody).await,
        }
    }

    /// The same for a table that cannot be replayed here.
    async fn part_unread(&self, code: &str, person: PersonId, somebody: &str) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let wanted = code.to_owned();
            let Some(stored) = self.read(move |store| store.table(&wanted)).await? else { return Ok(()) };
            let update = Update {
                code: code.to_owned(),
                rev: stored.rev,
                meta: Some(Arc::new(parting::unnamed(&stored.meta, person, somebody))),
                glance: stored.glance,
                after: stored.entries.len(),
                entries: Vec::new(),
                said: Vec::new(),
            };
            let writes = vec![Write::Table(Box::new(update))];
            match self.around().keep(Group { stamp: secret::stamp(self.around())?, writes }).await {
                Err(StoreError::NotNext | StoreError::Unsure) => {}
                done => return Ok(done?),
            }
        }
        Err(StoreError::Busy.into())
    }
}
