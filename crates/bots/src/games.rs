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

/// How strong bots of this level are at the game with this id, on the scale of ratings; `None` where there are no bots.
#[must_use]
pub fn strength(id: &str, level: Level) -> Option<f64> {
    struct Are;
    impl Study for Are {
        type Answer = [i16; 4];
        fn of<G: Known>(self) -> [i16; 4] {
            G::STRENGTHS
        }
    }
    study(id, Are).and_then(|strengths| strengths.get(level as usize).copied()).map(f64::from)
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

    /// The reckoning of `docs/rating.md`: of all deals of a rung, whatever the table, the share in which the upper level
    /// came before the lower one, with one more for each; its logarithm on the scale of 400 a factor of ten; and `scout`
    /// is 1500.
    #[test]
    fn strengths_follow_from_the_ladder() {
        let ladder: serde_json::Value =
            serde_json::from_str(include_str!("../../../docs/measurements/ladder.json")).unwrap();
        let step = |game: &str, upper: Level, lower: Level| {
            let (mut deals, mut ahead) = (0.0, 0.0);
            for rung in ladder["rungs"].as_array().unwrap() {
                let (played, cells) = (&rung["saved"]["match"], &rung["saved"]["standing"]["cells"]);
                if played["game"] == game
                    && played["bots"][0] == upper.name()
                    && played["bots"][1] == lower.name()
                {
                    let (count, mean) = (&cells[0]["ahead"]["count"], &cells[0]["ahead"]["mean"]);
                    deals += count.as_f64().unwrap_or(0.0);
                    ahead += count.as_f64().unwrap_or(0.0) * mean.as_f64().unwrap_or(0.0);
                }
            }
            assert!(deals >= 30.0, "{game}: {upper} and {lower} have met {deals} times");
            400.0 * libm::log10((ahead + 1.0) / (deals - ahead + 1.0))
        };
        for game in ["triqueta", "hound", "wolves"] {
            let [cub, scout, hunter, alpha] = Level::ALL;
            let (low, up) = (step(game, scout, cub), step(game, hunter, scout));
            let wanted = [1500.0 - low, 1500.0, 1500.0 + up, 1500.0 + up + step(game, alpha, hunter)];
            for (level, wanted) in Level::ALL.into_iter().zip(wanted) {
                assert_eq!(strength(game, level), Some(libm::round(wanted)), "{game}, {level}");
            }
        }
        assert_eq!(strength("chess", Level::Cub), None);
    }

    #[test]
    fn levels_are_offered_where_there_are_bots() {
        for id in ["triqueta", "hound", "WOLVES"] {
            assert_eq!(levels(id), Level::ALL);
        }
        assert!(levels("chess").is_empty());
    }
}
