//! Bots about whose decisions this server thinks, where several share a store. A claim ends soon by itself, so that another
//! server can take over from a dead one; as long as somebody thinks, it is renewed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::House;
use crate::refused::Refused;

/// The tables about whose bots this server thinks, and how many thoughts that are.
#[derive(Default)]
pub(crate) struct Claims(Mutex<BTreeMap<Arc<str>, usize>>);

impl Claims {
    fn codes(&self) -> MutexGuard<'_, BTreeMap<Arc<str>, usize>> {
        // Numbers are put in and taken out whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody thinks about the bot at this table until what is returned is dropped.
    pub(crate) fn hold(&self, code: &Arc<str>) -> Claim<'_> {
        *self.codes().entry(code.clone()).or_default() += 1;
        Claim { claims: self, code: code.clone() }
    }
}

/// Somebody thinks.
pub(crate) struct Claim<'a> {
    claims: &'a Claims,
    code: Arc<str>,
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        let mut codes = self.claims.codes();
        if let Some(count) = codes.get_mut(&self.code) {
            *count -= 1;
            if *count == 0 {
                codes.remove(&self.code);
            }
        }
    }
}

impl House {
    /// Tables whose bots nobody thinks about, though they have waited for so long: this server does from now on.
    ///
    /// # Errors
    /// The store cannot be reached.
    pub async fn claim_some(&self, most: usize, waited: Duration) -> Result<Vec<String>, Refused> {
        let rules: Vec<String> = self
            .games()
            .iter()
            .map(|game| format!("{} {}", game.info().id, game.info().rules_version))
            .collect();
        self.read(move |store| store.claim_some(most, waited, &rules)).await
    }

    /// Says that this server still thinks about what it thinks about.
    ///
    /// # Errors
    /// The store cannot be reached: then others may think about it too, which costs time and nothing else.
    pub async fn renew_claims(&self) -> Result<(), Refused> {
        let codes: Vec<String> = self.claims().codes().keys().map(ToString::to_string).collect();
        if codes.is_empty() {
            return Ok(());
        }
        self.read(move |store| store.renew_claims(&codes)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_is_held_until_the_last_thought_ends() {
        let (claims, code) = (Claims::default(), Arc::from("bcdfghjk"));
        let (one, other) = (claims.hold(&code), claims.hold(&code));
        drop(one);
        assert_eq!(claims.codes().len(), 1);
        drop(other);
        assert!(claims.codes().is_empty());
    }
}
