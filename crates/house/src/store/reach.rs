//! How a person is reached who is not here: everything is off until asked for.

use serde::{Deserialize, Serialize};
use texts::Lang;

/// So many browsers are told at most.
pub const MOST_PUSHES: usize = 5;

/// How a person is reached.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reach {
    /// The browsers that are told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pushes: Vec<Push>,
    /// Where mail goes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<Mail>,
    /// When nothing is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Quiet>,
    /// Whether they were not told of something because it was a quiet hour, or not by mail because the last was not long
    /// ago: they are told afterwards, by whichever server runs then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub held: bool,
    /// Where only mail waits: when it may go, in seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late: Option<u64>,
    /// What strangers may see of them, by a link that they give away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<Shared>,
    /// The language in which they asked, as its code.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub lang: String,
    /// What a newer program keeps here: handed on as it is.
    #[serde(flatten)]
    pub more: serde_json::Map<String, serde_json::Value>,
}

/// What somebody shows of their own page to whoever has its link.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shared {
    /// Makes the link another one each time that it is given anew.
    pub number: i64,
    /// Wins and games.
    #[serde(default)]
    pub results: bool,
    /// The ratings.
    #[serde(default)]
    pub rating: bool,
    /// What was played with most.
    #[serde(default)]
    pub favourites: bool,
    /// The last games, without the others' names.
    #[serde(default)]
    pub games: bool,
}

/// A browser that is told: what its push service and it have given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Push {
    /// The address at the push service. A stranger has chosen it: see the server's `ways::push`.
    pub endpoint: String,
    /// The browser's public key, 65 bytes in base64url.
    pub key: String,
    /// What browser and server share, 16 bytes in base64url.
    pub auth: String,
    /// Browser and system.
    #[serde(default)]
    pub label: String,
    /// When it asked, in seconds since 1970.
    pub made: u64,
    /// The key by which the browser was signed in when it asked, as [`Push::signed`] writes it; empty where an older version
    /// kept nothing of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// What the push service last answered; 0 before it was asked, 1 where it could not be reached.
    #[serde(default)]
    pub status: u16,
}

impl Push {
    /// How it is kept which key a browser had: a part of its hash, which opens nothing.
    #[must_use]
    pub fn signed(key: &[u8; 32]) -> String {
        key.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Where mail goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mail {
    /// The address.
    pub address: String,
    /// Whether its owner has opened the link that was sent there.
    #[serde(default)]
    pub confirmed: bool,
}

/// When nothing is sent, by the reader's own clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Quiet {
    /// From this minute of the day.
    pub from: u16,
    /// To this one.
    pub to: u16,
    /// How many minutes the reader's clock is before universal time.
    pub east: i16,
}

impl Quiet {
    /// Whether nothing is sent at this time, in seconds since 1970.
    #[must_use]
    pub fn holds(&self, now: u64) -> bool {
        let minute = (now / 60).cast_signed().saturating_add(i64::from(self.east)).rem_euclid(1440);
        let (from, to) = (i64::from(self.from), i64::from(self.to));
        match from <= to {
            true => (from..to).contains(&minute),
            false => minute >= from || minute < to,
        }
    }
}

impl Reach {
    /// How it stands in the text of one that [`Reach::held`] is so. Nothing that somebody wrote there looks like it: quotes
    /// have a backslash before them.
    pub const HELD: &'static str = r#""held":true"#;

    /// Whether anything is to be sent at all.
    #[must_use]
    pub fn is_wanted(&self) -> bool {
        !self.pushes.is_empty() || self.confirmed().is_some()
    }

    /// Where mail may go.
    #[must_use]
    pub fn confirmed(&self) -> Option<&str> {
        self.mail.as_ref().filter(|mail| mail.confirmed).map(|mail| mail.address.as_str())
    }

    /// Whether it is a quiet hour, at this time in seconds since 1970.
    #[must_use]
    pub fn is_quiet(&self, now: u64) -> bool {
        self.quiet.is_some_and(|quiet| quiet.holds(now))
    }

    /// The language in which they are told.
    #[must_use]
    pub fn lang(&self) -> Option<Lang> {
        self.lang.parse().ok()
    }

    /// The browser with this key is told no more: it is signed out, or belongs to somebody else now.
    pub fn remove_of(&mut self, key: &[u8; 32]) {
        let by = Push::signed(key);
        self.pushes.retain(|push| push.by != by);
    }

    /// One more browser; one that asks again is told once, and the oldest of too many is told no more.
    pub fn add(&mut self, push: Push) {
        self.pushes.retain(|known| known.endpoint != push.endpoint);
        self.pushes.push(push);
        let old = self.pushes.len().saturating_sub(MOST_PUSHES);
        self.pushes.drain(..old);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_go_over_midnight_and_by_the_readers_clock() {
        let at = |hour: u64, minute: u64| 20_000 * 86_400 + hour * 3600 + minute * 60;
        let night = Quiet { from: 22 * 60, to: 7 * 60, east: 0 };
        for (hour, minute, quiet) in
            [(21, 59, false), (22, 0, true), (0, 0, true), (6, 59, true), (7, 0, false)]
        {
            assert_eq!(night.holds(at(hour, minute)), quiet, "{hour}:{minute:02}");
        }
        let east = Quiet { east: 120, ..night };
        assert!(east.holds(at(20, 0)) && !east.holds(at(5, 0)));
        let west = Quiet { east: -600, ..night };
        assert!(west.holds(at(8, 0)) && !west.holds(at(17, 0)));
        let noon = Quiet { from: 720, to: 780, east: 0 };
        assert!(noon.holds(at(12, 30)) && !noon.holds(at(13, 0)));
        assert!(!Quiet { from: 5, to: 5, east: 0 }.holds(at(0, 5)), "no time at all");
    }

    #[test]
    fn the_oldest_browser_of_too_many_is_told_no_more() {
        let mut reach = Reach::default();
        let push = |number: u64| Push {
            endpoint: format!("https://push.example/{number}"),
            key: String::new(),
            auth: String::new(),
            label: String::new(),
            made: number,
            by: String::new(),
            status: 0,
        };
        (0..7).chain([5]).for_each(|number| reach.add(push(number)));
        let made: Vec<u64> = reach.pushes.iter().map(|push| push.made).collect();
        assert_eq!(made, [2, 3, 4, 6, 5]);
    }
}
