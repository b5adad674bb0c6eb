//! Names of new tables. A name follows from the code, so another code is drawn where a name is taken.

use std::sync::Arc;

use pages::names::is_same;

use crate::House;
use crate::refused::Refused;
use crate::secret;
use crate::store::{Card, PersonId, Shelf, State};

/// So many tables are looked through for a name: of those that are listed, and of those of its people together.
const NAMED: usize = 200;
/// And so many at least of each of them.
const OF_EACH: usize = 20;
/// How often another code is drawn.
const DRAWS: usize = 20;

impl House {
    /// So many codes for new tables of these people: none of them has the name of another, of an open table, or of one of
    /// theirs that is not over.
    ///
    /// # Errors
    /// The store cannot be read, or there is no randomness.
    pub async fn fresh_codes(
        self: &Arc<Self>,
        people: Vec<PersonId>,
        count: usize,
    ) -> Result<Vec<String>, Refused> {
        let each = NAMED.checked_div(people.len()).unwrap_or_default().max(OF_EACH);
        let known = self.read(move |store| {
            let mut known = store.cards(Shelf::Open, NAMED)?;
            for person in people {
                known.extend(store.cards(Shelf::Mine(person), each)?);
            }
            Ok(known)
        });
        let known: Vec<Card> = known.await?;
        let open = |card: &&Card| !matches!(card.glance.state, State::Over | State::Closed);
        let mut taken: Vec<String> = known.iter().filter(open).map(|card| card.code.clone()).collect();
        let before = taken.len();
        for _ in 0..count {
            let mut code = secret::code(self.around())?;
            for _ in 1..DRAWS {
                if !taken.iter().any(|other| is_same(&code, other)) {
                    break;
                }
                code = secret::code(self.around())?;
            }
            taken.push(code);
        }
        Ok(taken.split_off(before))
    }

    /// The same for one table.
    ///
    /// # Errors
    /// The store cannot be read, or there is no randomness.
    pub async fn fresh_code(self: &Arc<Self>, people: Vec<PersonId>) -> Result<String, Refused> {
        self.fresh_codes(people, 1).await?.pop().ok_or(Refused::Failed)
    }
}
