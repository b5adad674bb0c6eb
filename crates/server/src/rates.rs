//! Not too often: a bucket of tokens for every address and person, one kind of bucket for each kind of request.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::store::PersonId;

/// What is counted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any request.
    Request,
    /// Moves, take-backs and the like.
    Move,
    /// New tables, forks, rematches, uploads.
    Create,
    /// Codes and invitations that do not exist, and joining.
    Guess,
    /// New people.
    Person,
    /// Lines of chat.
    Chat,
    /// Hints.
    Hint,
}

impl Kind {
    /// How many at once, and after how long there is one more.
    const fn allowance(self) -> (f64, Duration) {
        match self {
            Self::Request => (400.0, Duration::from_millis(20)),
            Self::Move => (120.0, Duration::from_millis(50)),
            Self::Create => (20.0, Duration::from_secs(15)),
            Self::Guess => (20.0, Duration::from_secs(6)),
            Self::Person => (30.0, Duration::from_secs(10)),
            Self::Chat => (6.0, Duration::from_secs(2)),
            Self::Hint => (6.0, Duration::from_secs(5)),
        }
    }
}

/// Whose requests are counted together.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// An address; of IPv6, the network that one customer has.
    Address(IpAddr),
    /// A person.
    Person(PersonId),
}

impl Who {
    /// The address, or its network.
    #[must_use]
    pub fn at(address: IpAddr) -> Self {
        Self::Address(match address.to_canonical() {
            IpAddr::V6(six) => {
                let [a, b, c, d, ..] = six.segments();
                IpAddr::V6(std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            four => four,
        })
    }
}

/// The most buckets kept; full ones are forgotten first, which changes nothing.
const MOST: usize = 100_000;

struct Bucket {
    tokens: f64,
    at: Instant,
}

/// All buckets.
pub struct Rates {
    on: bool,
    buckets: Mutex<HashMap<(Kind, Who), Bucket>>,
}

impl Rates {
    /// No requests so far. When `on` is false nothing is ever refused.
    #[must_use]
    pub fn new(on: bool) -> Self {
        Self { on, buckets: Mutex::default() }
    }

    /// Takes a token, or says after how many seconds there will be one.
    ///
    /// # Errors
    /// There were too many requests: the seconds to wait.
    pub fn take(&self, kind: Kind, who: Who) -> Result<(), u64> {
        self.take_at(kind, who, Instant::now())
    }

    fn take_at(&self, kind: Kind, who: Who, now: Instant) -> Result<(), u64> {
        if !self.on {
            return Ok(());
        }
        let (most, every) = kind.allowance();
        // Numbers without structure: a panic elsewhere leaves them usable.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST {
            buckets.retain(|(kind, _), bucket| bucket.filled(*kind, now) < kind.allowance().0);
            if buckets.len() >= MOST {
                buckets.clear();
            }
        }
        let bucket = buckets.entry((kind, who)).or_insert(Bucket { tokens: most, at: now });
        bucket.tokens = bucket.filled(kind, now);
        bucket.at = now;
        if bucket.tokens >= 1.0 {
            bucket.tokens -= 1.0;
            Ok(())
        } else {
            Err((every.as_secs_f64() * (1.0 - bucket.tokens)).ceil().max(1.0) as u64)
        }
    }
}

impl Bucket {
    fn filled(&self, kind: Kind, now: Instant) -> f64 {
        let (most, every) = kind.allowance();
        let more = now.saturating_duration_since(self.at).as_secs_f64() / every.as_secs_f64();
        (self.tokens + more).min(most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_stream_is_not() {
        let rates = Rates::new(true);
        let now = Instant::now();
        let who = Who::Person(PersonId(1));
        for _ in 0..6 {
            assert_eq!(rates.take_at(Kind::Chat, who, now), Ok(()));
        }
        assert_eq!(rates.take_at(Kind::Chat, who, now), Err(2));
        assert_eq!(rates.take_at(Kind::Chat, Who::Person(PersonId(2)), now), Ok(()), "others are not meant");
        assert_eq!(rates.take_at(Kind::Move, who, now), Ok(()), "nor is anything else");
        assert_eq!(rates.take_at(Kind::Chat, who, now + Duration::from_secs(2)), Ok(()));
        assert!(rates.take_at(Kind::Chat, who, now + Duration::from_secs(2)).is_err());
    }

    #[test]
    fn one_customer_is_one_address() {
        let at = |text: &str| Who::at(text.parse().unwrap());
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff::9"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:10.0.0.1"), at("10.0.0.1"));
        assert_ne!(at("10.0.0.1"), at("10.0.0.2"));
    }

    #[test]
    fn memory_is_bounded() {
        let rates = Rates::new(true);
        let now = Instant::now();
        for n in 0..MOST as i64 + 10 {
            let _ = rates.take_at(Kind::Guess, Who::Person(PersonId(n)), now);
        }
        assert!(rates.buckets.lock().unwrap().len() <= MOST);
    }
}
