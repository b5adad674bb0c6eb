//! The games that have bots: the only place in this crate that lists them. Each has a folder of its own here, with one
//! entry: what it implements of [`Known`] and its relatives.

mod hound;
mod triqueta;
mod wolves;

use table::{AnySeen, Game};

use crate::known::{Known, Study, Visit};
use crate::level::Level;

/// Makes the two ways to find a game from one list.
macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Visits a table as somebody sees it; `None` when there are no bots for its game.
        pub fn visit<V: Visit>(seen: &dyn AnySeen, visit: V) -> Option<V::Answer> {
            $(
                if let Some(seen) = seen.of::<$game>() {
                    return Some(visit.at(seen));
                }
            )+
            None
        }

        /// Studies the game with this id; `None` when there are no bots for it.
        pub fn study<S: Study>(id: &str, study: S) -> Option<S::Answer> {
            $(
                if <$game>::info().id.eq_ignore_ascii_case(id) {
                    return Some(study.of::<$game>());
                }
            )+
            None
        }
    };
}

games![::triqueta::Triqueta, ::hound::Hound, ::wolves::Wolves];

/// The levels at which bots play the game with this id, weakest first: none where there are no bots.
#[must_use]
pub fn levels(id: &str) -> &'static [Level] {
    struct Are;
    impl Study for Are {
        type Answer = ();
        fn of<G: Known>(self) {}
    }
    study(id, Are).map_or(&[], |()| &Level::ALL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_offered_where_there_are_bots() {
        for id in ["triqueta", "hound", "WOLVES"] {
            assert_eq!(levels(id), Level::ALL);
        }
        assert!(levels("chess").is_empty());
    }
}
