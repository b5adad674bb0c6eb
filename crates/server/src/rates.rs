//! Not too often: a bucket of tokens for every address and person, one kind of bucket for each kind of request.

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use house::store::PersonId;

use crate::config::RateLimits;

/// What is counted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any request.
    Request,
    /// Moves, take-backs and the like.
    Move,
    /// New tables, forks, rematches, uploads.
    Create,
    /// Codes, invitations and personal links that do not exist.
    Guess,
    /// What is kept of new tables, in kilobytes.
    Keep,
    /// New people.
    Person,
    /// Lines of chat.
    Chat,
    /// Lines of chat that are reported: hosts are to find the time to read them.
    Report,
    /// Hints.
    Hint,
    /// What would come of a move.
    Try,
}

impl Kind {
    /// All kinds, by the names under which servers tell one another of them.
    const NAMES: [(Self, &'static str); 10] = [
        (Self::Request, "request"),
        (Self::Move, "move"),
        (Self::Create, "create"),
        (Self::Guess, "guess"),
        (Self::Keep, "keep"),
        (Self::Person, "person"),
        (Self::Chat, "chat"),
        (Self::Report, "report"),
        (Self::Hint, "hint"),
        (Self::Try, "try"),
    ];

    /// How many at once, and after how long there is one more.
    const fn allowance(self) -> (f64, Duration) {
        match self {
            Self::Request => (400.0, Duration::from_millis(20)),
            Self::Move => (120.0, Duration::from_millis(50)),
            Self::Create => (20.0, Duration::from_secs(15)),
            Self::Guess => (20.0, Duration::from_secs(6)),
            Self::Keep => (65_536.0, Duration::from_millis(1300)),
            Self::Person => (100.0, Duration::from_secs(10)),
            Self::Chat => (6.0, Duration::from_secs(2)),
            Self::Report => (10.0, Duration::from_secs(60)),
            Self::Hint => (6.0, Duration::from_secs(5)),
            Self::Try => (400.0, Duration::from_millis(20)),
        }
    }
}

/// So many times what one person may do is allowed to all the people of an address together.
const CROWD: f64 = 20.0;

/// Whose requests are counted together.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// An address; of IPv6, the network that one customer has.
    Address(IpAddr),
    /// A person.
    Person(PersonId),
    /// All the people of an address together: a class has many, a flood has more.
    Crowd(IpAddr),
}

impl Who {
    /// How many at once, and after how long there is one more.
    fn allowance(self, kind: Kind) -> (f64, Duration) {
        let (most, every) = kind.allowance();
        match self {
            Self::Crowd(_) => (most * CROWD, every.div_f64(CROWD)),
            Self::Address(_) | Self::Person(_) => (most, every),
        }
    }

    /// All the people of this address.
    #[must_use]
    pub fn crowd(address: IpAddr) -> Self {
        match Self::at(address) {
            Self::Address(address) => Self::Crowd(address),
            other => other,
        }
    }

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

/// An address as bans know it: of IPv6, the network that one customer has.
#[must_use]
pub fn network(address: IpAddr) -> String {
    match Who::at(address) {
        Who::Address(network) | Who::Crowd(network) => network.to_string(),
        Who::Person(_) => String::new(),
    }
}

/// What was taken from a bucket, as one server tells another.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Taken {
    kind: Kind,
    who: Who,
    amount: f64,
}

impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Kind::NAMES.iter().find(|(kind, _)| *kind == self.kind).map_or("", |(_, name)| name);
        match self.who {
            Who::Address(address) => write!(f, "{name} address {address} {}", self.amount),
            Who::Person(PersonId(person)) => write!(f, "{name} person {person} {}", self.amount),
            Who::Crowd(address) => write!(f, "{name} crowd {address} {}", self.amount),
        }
    }
}

impl Taken {
    /// Reads what its text says.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let (name, whose, who) = (words.next()?, words.next()?, words.next()?);
        let (kind, _) = *Kind::NAMES.iter().find(|(_, known)| *known == name)?;
        let who = match whose {
            "address" => Who::Address(who.parse().ok()?),
            "person" => Who::Person(PersonId(who.parse().ok()?)),
            "crowd" => Who::Crowd(who.parse().ok()?),
            _ => return None,
        };
        let amount: f64 = words.next()?.parse().ok()?;
        (amount.is_finite() && amount > 0.0).then_some(Self { kind, who, amount })
    }
}

/// The most buckets kept; full ones are forgotten first, which changes nothing.
const MOST: usize = 100_000;

struct Bucket {
    tokens: f64,
    at: Instant,
    /// What was taken here and told to no other server.
    untold: f64,
}

/// All buckets.
pub struct Rates {
    on: bool,
    /// The only moment there is, where time does not pass.
    frozen: Option<Instant>,
    buckets: Mutex<HashMap<(Kind, Who), Bucket>>,
}

impl Rates {
    /// No requests so far.
    #[must_use]
    pub fn new(limits: RateLimits) -> Self {
        let frozen = (limits == RateLimits::Frozen).then(Instant::now);
        Self { on: limits != RateLimits::Off, frozen, buckets: Mutex::default() }
    }

    fn now(&self) -> Instant {
        self.frozen.unwrap_or_else(Instant::now)
    }

    /// Takes a token, or says after how many seconds there will be one.
    ///
    /// # Errors
    /// There were too many requests: the seconds to wait.
    pub fn take(&self, kind: Kind, who: Who) -> Result<(), u64> {
        self.take_at(kind, who, 1.0, self.now())
    }

    /// Takes so many tokens at once, if there is one: what is missing has to be waited for afterwards.
    ///
    /// # Errors
    /// There is none: the seconds to wait.
    pub fn take_many(&self, kind: Kind, who: Who, amount: f64) -> Result<(), u64> {
        self.take_at(kind, who, amount, self.now())
    }

    /// Whether a token could be taken.
    ///
    /// # Errors
    /// There were too many requests: the seconds to wait.
    pub fn look(&self, kind: Kind, who: Who) -> Result<(), u64> {
        self.take_at(kind, who, 0.0, self.now())
    }

    /// Takes a token even if there is none: what is missing has to be waited for afterwards.
    pub fn owe(&self, kind: Kind, who: Who) {
        if self.take(kind, who).is_err()
            && let Some(bucket) = self.buckets().get_mut(&(kind, who))
        {
            // A debt has an end, too.
            bucket.tokens = (bucket.tokens - 1.0).max(-who.allowance(kind).0);
        }
    }

    /// What was taken here since the last time, as far as other servers need to know: from buckets that are half empty.
    pub fn untold(&self) -> Vec<Taken> {
        let now = self.now();
        let mut buckets = self.buckets();
        let low = buckets.iter_mut().filter(|((kind, who), bucket)| {
            bucket.untold > 0.0 && bucket.filled(*kind, *who, now) < who.allowance(*kind).0 / 2.0
        });
        low.map(|((kind, who), bucket)| Taken {
            kind: *kind,
            who: *who,
            amount: std::mem::take(&mut bucket.untold),
        })
        .collect()
    }

    /// The same was taken at another server.
    pub fn taken(&self, Taken { kind, who, amount }: Taken) {
        if !self.on {
            return;
        }
        let now = self.now();
        let most = who.allowance(kind).0;
        let mut buckets = self.buckets();
        // Where there are too many, those who ask here come first.
        if buckets.len() >= MOST && !buckets.contains_key(&(kind, who)) {
            return;
        }
        let bucket = buckets.entry((kind, who)).or_insert(Bucket { tokens: most, at: now, untold: 0.0 });
        bucket.tokens = (bucket.filled(kind, who, now) - amount).max(-most);
        bucket.at = now;
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<(Kind, Who), Bucket>> {
        // Numbers without structure: a panic elsewhere leaves them usable.
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take_at(&self, kind: Kind, who: Who, amount: f64, now: Instant) -> Result<(), u64> {
        if !self.on {
            return Ok(());
        }
        let (most, every) = who.allowance(kind);
        let mut buckets = self.buckets();
        if buckets.len() >= MOST {
            buckets.retain(|(kind, who), bucket| bucket.filled(*kind, *who, now) < who.allowance(*kind).0);
            if buckets.len() >= MOST {
                buckets.clear();
            }
        }
        let bucket = buckets.entry((kind, who)).or_insert(Bucket { tokens: most, at: now, untold: 0.0 });
        bucket.tokens = bucket.filled(kind, who, now);
        bucket.at = now;
        if bucket.tokens >= 1.0 {
            // What has filled up again is over.
            bucket.untold = bucket.untold.min(most - bucket.tokens) + amount;
            bucket.tokens -= amount;
            Ok(())
        } else {
            Err((every.as_secs_f64() * (1.0 - bucket.tokens)).ceil().max(1.0) as u64)
        }
    }
}

impl Bucket {
    fn filled(&self, kind: Kind, who: Who, now: Instant) -> f64 {
        let (most, every) = who.allowance(kind);
        let more = now.saturating_duration_since(self.at).as_secs_f64() / every.as_secs_f64();
        (self.tokens + more).min(most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_stream_is_not() {
        let rates = Rates::new(RateLimits::On);
        let now = Instant::now();
        let who = Who::Person(PersonId(1));
        for _ in 0..6 {
            assert_eq!(rates.take_at(Kind::Chat, who, 1.0, now), Ok(()));
        }
        assert_eq!(rates.take_at(Kind::Chat, who, 1.0, now), Err(2));
        assert_eq!(
            rates.take_at(Kind::Chat, Who::Person(PersonId(2)), 1.0, now),
            Ok(()),
            "others are not meant"
        );
        assert_eq!(rates.take_at(Kind::Move, who, 1.0, now), Ok(()), "nor is anything else");
        assert_eq!(rates.take_at(Kind::Chat, who, 1.0, now + Duration::from_secs(2)), Ok(()));
        assert!(rates.take_at(Kind::Chat, who, 1.0, now + Duration::from_secs(2)).is_err());
    }

    #[test]
    fn a_class_has_more_than_one_and_less_than_a_flood() {
        let rates = Rates::new(RateLimits::On);
        let now = Instant::now();
        let address: IpAddr = [10, 0, 0, 1].into();
        let takes =
            |who| (0..10_000).take_while(|_| rates.take_at(Kind::Chat, who, 1.0, now).is_ok()).count();
        assert_eq!((takes(Who::crowd(address)), takes(Who::at(address))), (120, 6));
    }

    #[test]
    fn what_was_taken_too_much_is_owed() {
        let rates = Rates::new(RateLimits::On);
        let (now, who) = (Instant::now(), Who::Person(PersonId(1)));
        assert_eq!(rates.take_many(Kind::Chat, who, 9.0), Ok(()), "there was one");
        assert!(rates.take_at(Kind::Chat, who, 1.0, now + Duration::from_secs(6)).is_err());
        assert_eq!(rates.take_at(Kind::Chat, who, 1.0, now + Duration::from_secs(9)), Ok(()));
        let other = Who::Person(PersonId(2));
        for _ in 0..100 {
            rates.owe(Kind::Chat, other);
        }
        assert!(rates.look(Kind::Chat, other).is_err());
        assert!(rates.take_at(Kind::Chat, other, 1.0, now + Duration::from_secs(60)).is_ok(), "not for ever");
    }

    /// What is taken at one server is taken at all, once it is worth telling; and what has filled up again is forgotten.
    #[test]
    fn servers_count_together() {
        let (one, other) = (Rates::new(RateLimits::On), Rates::new(RateLimits::On));
        let who = Who::crowd([10, 0, 0, 1].into());
        let person = Who::Person(PersonId(1));
        for _ in 0..70 {
            one.take(Kind::Chat, who).unwrap();
        }
        one.take(Kind::Chat, person).unwrap();
        let told: Vec<String> = one.untold().iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 1, "what is nearly full need not be told");
        assert!(told[0].starts_with("chat crowd 10.0.0.1 "), "{told:?}");
        assert_eq!(one.untold(), [], "once");
        other.taken(Taken::read(&told[0]).unwrap());
        let left = (0..200).take_while(|_| other.take(Kind::Chat, who).is_ok()).count();
        assert!((50..60).contains(&left), "{left} of 120 are left");
        let now = Instant::now();
        for minute in 0..20 {
            one.take_at(Kind::Chat, person, 1.0, now + Duration::from_secs(60 * minute)).unwrap();
        }
        let kept = one.buckets().get(&(Kind::Chat, person)).unwrap().untold;
        assert!((0.5..1.5).contains(&kept), "{kept}");
        for wrong in [
            "",
            "chat",
            "chat person 1",
            "chat person x 1",
            "sing person 1 1",
            "chat person 1 -1",
            "chat person 1 NaN",
        ] {
            assert_eq!(Taken::read(wrong), None, "{wrong}");
        }
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
        let rates = Rates::new(RateLimits::On);
        let now = Instant::now();
        for n in 0..MOST as i64 + 10 {
            let _ = rates.take_at(Kind::Guess, Who::Person(PersonId(n)), 1.0, now);
        }
        assert!(rates.buckets.lock().unwrap().len() <= MOST);
    }
}
