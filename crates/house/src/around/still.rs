//! Surroundings in which nothing happens by itself, for tests of what needs none.

use std::sync::atomic::{AtomicU64, Ordering};

use sha2::{Digest, Sha256};

use super::*;

/// It is always the same moment, chance is a row of hashes, and nobody works meanwhile.
#[derive(Default)]
pub struct Still {
    drawn: AtomicU64,
}

impl Surroundings for Still {
    fn now(&self) -> u64 {
        1
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn ready(&self) -> u64 {
        0
    }

    fn random(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        for chunk in bytes.chunks_mut(32) {
            let hash = Sha256::digest(self.drawn.fetch_add(1, Ordering::Relaxed).to_le_bytes());
            chunk.copy_from_slice(&hash[..chunk.len()]);
        }
        Ok(())
    }

    fn keep(&self, _: Group) -> Task<'_, Result<(), StoreError>> {
        Box::pin(async { Err(StoreError::Busy) })
    }

    fn aside(&self, work: Box<dyn FnOnce() + Send>) -> Task<'_, bool> {
        work();
        Box::pin(async { true })
    }

    fn spawn(&self, _: Task<'static, ()>) {}

    fn rest(&self, _: Duration) -> Task<'_, bool> {
        Box::pin(async { true })
    }

    fn is_stopping(&self) -> bool {
        true
    }

    fn choose(&self, _: Box<dyn AnySeen>, _: Level, _: u64, _: Whom, _: Duration) -> Task<'_, Thought> {
        Box::pin(async { Thought::default() })
    }

    fn hint(&self, _: Box<dyn AnySeen>, _: u64, _: Whom) -> Task<'_, Option<Vec<Hint>>> {
        Box::pin(async { None })
    }

    fn shares(&self, _: Box<dyn AnySeen>, _: u64, _: Whom) -> Task<'_, Option<Vec<f64>>> {
        Box::pin(async { None })
    }
}
