//! Those who are at tables by way of other servers over the same store: what they tell one another, which may be lost,
//! and what becomes of it here.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::House;
use crate::around::{News, Novelty};
use crate::store::PersonId;

/// Who listens at a table by way of which server, and when that was last told.
type Listeners = BTreeMap<(String, PersonId), Duration>;

/// Who listens by way of other servers, by table.
#[derive(Default)]
pub(crate) struct Elsewhere(Mutex<HashMap<String, Listeners>>);

impl Elsewhere {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, Listeners>> {
        // Names are put in and taken out whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those who listen at this table, and by way of which server.
    pub(crate) fn at(&self, code: &str) -> Vec<(String, PersonId)> {
        self.tables().get(code).map(|there| there.keys().cloned().collect()).unwrap_or_default()
    }
}

impl House {
    /// Takes note of what another server tells.
    pub async fn hear_news(self: &Arc<Self>, server: &str, news: News) {
        let News { code, person, what } = news;
        match what {
            Novelty::Came => self.hear_listeners(server, &code, &[person]).await,
            Novelty::Left => {
                if let Some(there) = self.elsewhere().tables().get_mut(&*code) {
                    there.remove(&(server.to_owned(), person));
                }
            }
            _ => {}
        }
        // What is not in memory finds out when it is.
        let Some(room) = self.rooms().find(&code) else { return };
        match what {
            Novelty::Came => {}
            Novelty::Left => room.present_elsewhere(server, person, false),
            Novelty::Heard => room.heard_elsewhere(person),
            Novelty::Screen(seat) => room.opened(person, seat),
            // The same chance leads to the same advice: it is thought about once more, where its reader listens.
            Novelty::Advised(entries) => {
                let moment = room.moment();
                let known = moment.advice.get(&person).is_some_and(|advice| advice.entries == entries);
                if moment.kept.entries() == entries && !known && room.present_here().contains(&person) {
                    let advised = room.advise(self, person, || Ok::<(), crate::Refused>(()));
                    // Whoever gets none asks again.
                    let _ = advised.await;
                }
            }
        }
    }

    /// What other servers have told may have been lost: whoever closed a shared screen there must not find it open here.
    pub fn close_screens(&self) {
        self.rooms().all().into_iter().for_each(|(_, room)| room.close_screens());
    }

    /// Those who listen at tables by way of this server, table by table.
    #[must_use]
    pub fn listeners(&self) -> Vec<(String, Vec<PersonId>)> {
        let rooms = self.rooms().all().into_iter();
        rooms
            .map(|(code, room)| (code, room.present_here()))
            .filter(|(_, people)| !people.is_empty())
            .collect()
    }

    /// These people listen at this table by way of another server.
    pub async fn hear_listeners(self: &Arc<Self>, server: &str, code: &str, people: &[PersonId]) {
        let now = self.around().elapsed();
        {
            let mut tables = self.elsewhere().tables();
            let there = tables.entry(code.to_owned()).or_default();
            there.extend(people.iter().map(|person| ((server.to_owned(), *person), now)));
        }
        if let Some(room) = self.rooms().find(code) {
            people.iter().for_each(|person| room.present_elsewhere(server, *person, true));
            for person in room.nameless() {
                // Whoever cannot be found is a guest.
                if let Ok(Some(person)) = self.person_by_id(person).await {
                    room.is_called(person.id, &person.name);
                }
            }
        }
    }

    /// Of whom nothing was told for so long, they are not there any more: their server is silent.
    pub fn forget_silent(&self, time: Duration) {
        let now = self.around().elapsed();
        let mut gone = Vec::new();
        self.elsewhere().tables().retain(|code, there| {
            there.retain(|(server, person), told| {
                let stays = now.saturating_sub(*told) < time;
                if !stays {
                    gone.push((code.clone(), server.clone(), *person));
                }
                stays
            });
            !there.is_empty()
        });
        for (code, server, person) in gone {
            if let Some(room) = self.rooms().find(&code) {
                room.present_elsewhere(&server, person, false);
            }
        }
    }
}
