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
    use crate::calibration::Calibration;
    use table::{Choices, Start, Table};

    /// Without its file a game would show shares as they are said, and nobody would notice.
    #[test]
    fn every_sort_of_table_has_its_powers() {
        fn check<G: Known>(bytes: &[u8]) {
            let read = Calibration::from_bytes(bytes, G::info().id, G::SORTS).unwrap();
            assert_eq!(&read, G::calibration());
            for sort in G::SORTS {
                let (choices, start) = (G::table_of(sort), Start::Seed("c0ffee".parse().unwrap()));
                let table = Table::<G>::open(&choices, start, &[]).unwrap();
                assert_eq!(table.game().sort(), *sort);
                let age = table.game().age(table.position());
                assert!((0.0..0.1).contains(&age), "{sort}: {age}");
            }
            // Whatever the default table is, it is one of them.
            let choices = Choices::new(G::info().default_players);
            let table = Table::<G>::open(&choices, Start::Seed("c0ffee".parse().unwrap()), &[]).unwrap();
            assert!(G::SORTS.contains(&table.game().sort().as_str()));
        }
        check::<::triqueta::Triqueta>(include_bytes!("games/triqueta/triqueta.shares"));
        check::<::hound::Hound>(include_bytes!("games/hound/hound.shares"));
        check::<::wolves::Wolves>(include_bytes!("games/wolves/wolves.shares"));
    }

    #[test]
    fn levels_are_offered_where_there_are_bots() {
        for id in ["triqueta", "hound", "WOLVES"] {
            assert_eq!(levels(id), Level::ALL);
        }
        assert!(levels("chess").is_empty());
    }
}
