//! The games of Loup. This is the only place that lists them: a new game is one more line here.
//!
//! ```
//! let triqueta = catalogue::find("triqueta").unwrap();
//! assert_eq!(triqueta.info().players, 2..=5);
//! assert!(catalogue::find("chess").is_none());
//! ```

use table::AnyGame;
use table::any::Entry;

/// All games, in the order in which they are shown.
#[must_use]
pub fn games() -> &'static [&'static dyn AnyGame] {
    static GAMES: [&dyn AnyGame; 3] =
        [&Entry::<wolves::Wolves>::new(), &Entry::<hound::Hound>::new(), &Entry::<triqueta::Triqueta>::new()];
    &GAMES
}

/// The game with this id; upper and lower case are the same.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    games().iter().copied().find(|game| game.info().id.eq_ignore_ascii_case(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_different_and_found() {
        for (index, game) in games().iter().enumerate() {
            let info = game.info();
            assert!(games()[..index].iter().all(|other| other.info().id != info.id), "{}", info.id);
            assert_eq!(find(&info.id.to_uppercase()).unwrap().info().id, info.id);
            assert!(info.players.contains(&info.default_players));
        }
    }
}
