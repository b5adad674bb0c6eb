//! Links that lead to a table: to a seat, to whichever is free, to one that is handed over, or to watch.

use table::Seat;

use super::kept::Kept;
use crate::House;
use crate::secret::{CODE_LETTERS, OLD_CODE_LETTERS, tidy_code};

/// How many digits prove that the house has made a link.
const PROOF: usize = 32;

/// What a link leads to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Invite {
    /// A free seat, before the start.
    Seat(Seat),
    /// The next free seat, before the start.
    AnySeat,
    /// The seat of somebody who hands it over. Once it is taken the link is void.
    TakeOver(Seat),
    /// Watching, also where nobody may who only knows the code.
    Watch,
}

impl Invite {
    /// How it is told apart in a link: behind the table's code, before the proof.
    fn mark(self) -> String {
        match self {
            Self::Seat(seat) => seat.to_string(),
            Self::AnySeat => "0".to_owned(),
            Self::TakeOver(seat) => format!("h{seat}"),
            Self::Watch => "w".to_owned(),
        }
    }

    /// Reads the end of a link: the table's code, what it leads to, and what proves it.
    #[must_use]
    pub fn read(token: &str) -> Option<(String, Self, &str)> {
        // A mark has one letter or two, so its length with the code tells how long that is.
        let (head, proof) = token.split_at_checked(token.len().checked_sub(PROOF)?)?;
        let old = head.len() <= OLD_CODE_LETTERS + 2;
        let (code, mark) = head.split_at_checked(if old { OLD_CODE_LETTERS } else { CODE_LETTERS })?;
        let seat = |text: &str| text.parse().ok().and_then(Seat::new);
        let invite = match mark {
            "0" => Self::AnySeat,
            "w" => Self::Watch,
            mark => match mark.strip_prefix('h') {
                Some(number) => Self::TakeOver(seat(number)?),
                None => Self::Seat(seat(mark)?),
            },
        };
        Some((tidy_code(code)?, invite, proof))
    }

    /// From what the proof is derived; `None` where there is no such seat.
    fn words(self, kept: &Kept) -> Option<Vec<String>> {
        let left = |seat: Seat| kept.meta.place(seat).map(|place| place.left.to_string());
        let code = kept.code.to_string();
        // Whoever was sent away has seen the links that were there; those who are, know better ones.
        let sent_away = (!kept.meta.kicked.is_empty()).then(|| kept.meta.kicked.len().to_string());
        Some(match self {
            Self::Seat(seat) => vec!["invitation".to_owned(), code, seat.to_string(), left(seat)?],
            Self::AnySeat => ["any seat".to_owned(), code].into_iter().chain(sent_away).collect(),
            Self::TakeOver(seat) => vec!["take over".to_owned(), code, seat.to_string(), left(seat)?],
            Self::Watch => ["watch".to_owned(), code].into_iter().chain(sent_away).collect(),
        })
    }

    /// The end of the link.
    #[must_use]
    pub fn token(self, house: &House, kept: &Kept) -> String {
        let words = self.words(kept).unwrap_or_default();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        format!("{}{}{}", kept.code, self.mark(), house.secret().derive(&words))
    }

    /// Whether this proves it.
    #[must_use]
    pub fn agrees(self, house: &House, kept: &Kept, proof: &str) -> bool {
        self.words(kept).is_some_and(|words| {
            house.secret().agrees(&words.iter().map(String::as_str).collect::<Vec<_>>(), proof)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_as_they_are_written() {
        let (two, proof) = (Seat::from_index(1), "f".repeat(PROOF));
        // Ends like a mark, and is none.
        for code in ["bcdfghjk", "bcdfghjh", "bcdfghjkmn", "bcdfghjkmh", "bcdfghjkhw"] {
            for invite in [Invite::Seat(two), Invite::AnySeat, Invite::TakeOver(two), Invite::Watch] {
                let token = format!("{code}{}{proof}", invite.mark());
                assert_eq!(Invite::read(&token), Some((code.to_owned(), invite, proof.as_str())));
            }
        }
        for wrong in
            ["", "bcdfghjk", "bcdfghjkx", "bcdfghjkh", "bcdfghjkh0", "bcdfghj\u{e9}2", "bcdfghjk\u{e9}"]
        {
            assert_eq!(Invite::read(wrong), None, "{wrong}");
            assert_eq!(Invite::read(&format!("{wrong}{proof}")), None, "{wrong}");
        }
    }
}
