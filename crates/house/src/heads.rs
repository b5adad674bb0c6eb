//! Whether tables are still as they are known here: asked at every visit where several servers share a store, so those who
//! ask while a question is on its way are answered together by the next one.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::House;
use crate::refused::Refused;
use crate::store::Head;

type Answer = Result<Option<Head>, Refused>;

/// So many are asked for at a time.
const MOST: usize = 1000;

#[derive(Default)]
struct Waiting {
    asked: Vec<(String, oneshot::Sender<Answer>)>,
    /// Whether somebody asks the store.
    busy: bool,
}

/// Those who wait to be told.
#[derive(Default)]
pub(crate) struct Heads(Mutex<Waiting>);

impl Heads {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // Questions are put in and taken out whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is asked next; nobody asks any more when that is nothing.
    fn next(&self) -> Vec<(String, oneshot::Sender<Answer>)> {
        let mut waiting = self.waiting();
        let count = waiting.asked.len().min(MOST);
        waiting.busy = count > 0;
        waiting.asked.drain(..count).collect()
    }
}

impl House {
    /// How far a table is in the store; `None` where it is not kept.
    ///
    /// # Errors
    /// The store cannot be read.
    pub(crate) async fn head(self: &Arc<Self>, code: &str) -> Answer {
        let (answer, told) = oneshot::channel();
        let first = {
            let mut waiting = self.heads().waiting();
            waiting.asked.push((code.to_owned(), answer));
            !std::mem::replace(&mut waiting.busy, true)
        };
        if first {
            let house = self.clone();
            // Whoever asked first may hang up: the others are told all the same.
            self.around().spawn(Box::pin(async move { house.ask_for_heads().await }));
        }
        told.await.unwrap_or(Err(Refused::Failed))
    }

    async fn ask_for_heads(&self) {
        loop {
            let asked = self.heads().next();
            if asked.is_empty() {
                return;
            }
            let mut codes: Vec<String> = asked.iter().map(|(code, _)| code.clone()).collect();
            codes.sort_unstable();
            codes.dedup();
            let wanted = codes.clone();
            let found =
                self.read(move |store| store.heads(&wanted.iter().map(String::as_str).collect::<Vec<_>>()));
            let found = found.await;
            for (code, answer) in asked {
                let head = match (&found, codes.binary_search(&code)) {
                    (Ok(heads), Ok(place)) => Ok(heads.get(place).copied().flatten()),
                    (Ok(_), Err(_)) => Ok(None),
                    (Err(refused), _) => Err(refused.clone()),
                };
                // Whoever asked may have gone.
                let _ = answer.send(head);
            }
        }
    }
}
