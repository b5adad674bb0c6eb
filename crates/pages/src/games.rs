//! What a game has on pages besides its rules: a folder here with one [`Kit`]. This is the only place in this crate
//! that lists the games. Whatever a kit lacks, pages do without: a game without one has the plain board, the rules
//! page says that there is no reference, and nobody is taught.

mod hound;
mod triqueta;
mod wolves;

use std::collections::BTreeMap;

use maud::Markup;
use table::{AnyGame, AnySeen, Choices, Item, Preset, Problem, Seat};
use texts::Speaker;

use crate::boards::{Badge, Drawing, Scene};
use crate::ending::Epilogue;
use crate::howto::Step;
use crate::legend::Sign;
use crate::lessons::Teaches;
use crate::model::{Last, Progress};
use crate::moment::Moment;
use crate::rules::Book;
use crate::terms::Glossary;
use crate::variants::Variant;

/// All kits, in the order in which games are named and courses offered.
pub(crate) static KITS: [&Kit; 3] = [&wolves::KIT, &hound::KIT, &triqueta::KIT];

/// Whether the last move was a moment.
type IsMoment = fn(&dyn AnySeen) -> bool;
/// What is told of it at a step.
type DrawMoment = fn(&Scene<'_>, usize) -> Option<Moment>;

/// Draws an option in a way of its own.
pub(crate) type OwnOption = fn(&Speaker<'_>, &Item, &Choices, &str, Option<&Problem>) -> Option<Markup>;

/// What a game has on pages.
pub(crate) struct Kit {
    /// The game's id.
    pub game: &'static str,
    /// The address of the style sheet that its board needs besides the common one.
    pub style: Option<&'static str>,
    /// The address of another one, which only a table in play needs.
    pub playing: Option<&'static str>,
    /// The address of the script that its board needs besides that of tables.
    pub script: Option<&'static str>,
    /// The symbol that stands for it in lists, and the class that gives it its colour.
    pub icon: (&'static str, &'static str),
    /// Its picture on the first page, on a sheet of 420 by 200.
    pub picture: Option<fn() -> Markup>,
    /// The choice on its card that no other game has.
    pub variant: Option<fn(&Speaker<'_>, Option<&Last>) -> Variant>,
    /// How it draws an option of its own in the form for a new table, with what is chosen there; `None` for those that look as
    /// usual.
    pub option: Option<OwnOption>,
    /// The style sheets that the form for a new table needs besides the common one.
    pub making: &'static [&'static str],
    /// What a ready-made set shows of what is in it.
    pub set_picture: Option<fn(&Preset) -> Option<Markup>>,
    /// Whether people win and lose it in teams: then places and points of one person tell nothing.
    pub teams: bool,
    /// How far a table is, by what everybody sees.
    pub progress: Option<fn(&dyn AnySeen) -> Option<Progress>>,
    /// Its board; `None` where it has none of its own, and for another game's table.
    pub board: fn(&Scene<'_>) -> Option<Drawing>,
    /// What its board knows a seat by, where that is more than a number.
    pub badge: fn(&Speaker<'_>, &dyn AnySeen, Seat) -> Option<Badge>,
    /// The small signs of its board, for the legend.
    pub signs: fn() -> Vec<Sign>,
    /// Its rules reference.
    pub book: Option<&'static Book>,
    /// The words of its log that lead to a rule.
    pub terms: Option<&'static Glossary>,
    /// How to play, in a few steps.
    pub steps: &'static [Step],
    /// The lessons of a first table, and how such a table begins.
    pub course: Option<&'static dyn Teaches>,
    /// What its last move sounds like: words of the script that makes sounds.
    pub heard: Option<fn(&dyn AnySeen) -> Vec<&'static str>>,
    /// Its dramatic moments: whether the last move was one, and what is told of it at a step.
    pub moment: Option<(IsMoment, DrawMoment)>,
    /// How its end is told.
    pub epilogue: Option<&'static Epilogue>,
    /// What people come to be fond of in it.
    pub fond: Option<&'static Fond>,
    /// What the gallery shows of it.
    pub gallery: Gallery,
}

/// What people come to be fond of in a game: what they play with, under names of the game's own.
pub(crate) struct Fond {
    /// What the seat at this index has played with, by the choices of its table.
    pub chosen: fn(&BTreeMap<String, String>, usize) -> Vec<String>,
    /// What each seat was dealt to play with, where that is left to chance.
    pub dealt: Option<fn(&dyn AnySeen) -> Vec<String>>,
    /// Its picture and its name; `None` for what the game does not know.
    pub look: fn(&Speaker<'_>, &str) -> Option<(Markup, String)>,
}

/// What the gallery shows of a game besides its symbols.
pub(crate) struct Gallery {
    /// How many moves are played before its table is shown.
    pub plies: usize,
    /// Whether this beginning of a move is worth to be shown as chosen; the table goes on until one is.
    pub shows_most: fn(&str) -> bool,
    /// The class that colours a symbol which takes its colour from where it stands.
    pub tint: fn(&str) -> Option<&'static str>,
    /// A symbol that never stands alone, with what it stands on.
    pub grounded: fn(&str) -> Option<Markup>,
    /// Whatever else there is, such as cards.
    pub shelf: Option<fn(&Speaker<'_>, &dyn AnyGame) -> Markup>,
}

impl Gallery {
    /// A table after a few moves, and nothing else.
    const PLAIN: Self =
        Self { plies: 24, shows_most: |_| true, tint: |_| None, grounded: |_| None, shelf: None };
}

impl Kit {
    /// A kit with nothing in it.
    const fn bare(game: &'static str) -> Self {
        Self {
            game,
            style: None,
            playing: None,
            script: None,
            icon: ("pack", ""),
            picture: None,
            variant: None,
            option: None,
            making: &[],
            set_picture: None,
            teams: false,
            progress: None,
            board: |_| None,
            badge: |_, _, _| None,
            signs: Vec::new,
            book: None,
            terms: None,
            steps: &[],
            course: None,
            heard: None,
            moment: None,
            epilogue: None,
            fond: None,
            gallery: Gallery::PLAIN,
        }
    }
}

/// The kit of the game with this id: an empty one for a game that has none.
pub(crate) fn kit(game: &str) -> &'static Kit {
    static BARE: Kit = Kit::bare("");
    KITS.iter().find(|kit| kit.game == game).copied().unwrap_or(&BARE)
}

/// How far a table is, in words and as a share; nothing for a game that does not say it.
#[must_use]
pub fn progress(seen: &dyn AnySeen) -> Option<Progress> {
    kit(seen.info().id).progress.and_then(|progress| progress(seen))
}

/// Each of these once, in the order in which they come.
pub(crate) fn once_each(sounds: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut once = Vec::new();
    for sound in sounds {
        if !once.contains(&sound) {
            once.push(sound);
        }
    }
    once
}

/// Whether bots know this game: they play it, give hints and say who is ahead.
pub(crate) fn has_bots(game: &str) -> bool {
    !bots::levels(game).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kits_are_those_of_the_games_and_stand_in_their_order() {
        let kits: Vec<&str> = KITS.iter().map(|kit| kit.game).collect();
        let games: Vec<&str> = catalogue::games().iter().map(|game| game.info().id).collect();
        assert_eq!(kits, games);
        for game in catalogue::games() {
            let book = kit(game.info().id).book.expect("every game of the catalogue has a reference");
            assert_eq!(book.rules, game.info().rules);
        }
        assert!(kit("chess").book.is_none() && kit("").course.is_none());
    }
}
