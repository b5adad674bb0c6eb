//! The part of a table page that depends on the game.
//!
//! A game's kit asks for its own [`table::Seen`] and returns a [`Drawing`]; a game without a board is drawn by
//! [`plain`], which knows nothing but what every table can say. The plain board is also the text view for people who
//! do not see the other.

pub mod plain;

use maud::{Markup, html};
use table::{AnySeen, LegalMove, Phrase, Refusal, Seat, Viewer};
use texts::Speaker;

use crate::games::kit;
use crate::model::{Hint, SeatCard};
use crate::routes;
use crate::rules::rule_text;
use crate::shell::rule;

/// What a board is drawn from: one table at one moment, as one viewer sees it.
pub struct Scene<'a> {
    /// The table's code, for links.
    pub code: &'a str,
    /// The table as the reader sees it; in a replay, as it was at the ply that is shown.
    pub seen: &'a dyn AnySeen,
    /// Speaks to the viewer, and knows the names.
    pub speaker: Speaker<'a>,
    /// The seat for which the reader may decide now.
    pub acts_for: Option<Seat>,
    /// The beginning of a move's text, chosen so far.
    pub chosen: &'a str,
    /// The place on the board about which the reader asks why nothing can be done there.
    pub why: &'a str,
    /// The moves that were recommended to the reader.
    pub hints: &'a [Hint],
    /// The seats; empty in a replay.
    pub seats: &'a [SeatCard],
}

impl Scene<'_> {
    /// What the reader may play here and now: nothing in a replay, after the end, or on another's turn.
    #[must_use]
    pub fn moves(&self) -> Vec<LegalMove> {
        if self.decides() { self.seen.legal_moves() } else { Vec::new() }
    }

    /// Whether the reader may decide here and now.
    #[must_use]
    pub fn decides(&self) -> bool {
        self.acts_for.is_some() && self.acts_for == self.seen.to_act()
    }

    /// The address that asks why this move cannot be made, for somebody who sits at a table in play; not while a shared
    /// screen is closed.
    pub(crate) fn asking(&self, text: &str) -> Option<String> {
        let sits = self.seats.iter().any(|card| card.mine) && matches!(self.seen.viewer(), Viewer::Seat(_));
        let sits = sits && self.seen.to_act().is_some();
        sits.then(|| format!("?why={}", routes::encoded(text)))
    }

    /// What was asked about, with the reason; nothing where it can be done.
    pub(crate) fn asked(&self) -> Option<Asked> {
        self.asking(self.why).filter(|_| !self.why.is_empty())?;
        let refusal = if self.decides() {
            self.seen.why(self.why).err()?
        } else {
            Refusal::table(table::rules::NOT_YOUR_TURN)
        };
        Some(Asked { text: self.why.to_owned(), refusal, due: self.seen.prompt() })
    }

    /// The view as lines of text.
    #[must_use]
    pub fn lines(&self) -> Vec<Phrase> {
        self.seen.describe()
    }
}

/// A move about which the reader asked by touching its card or its row, and why it cannot be made.
pub(crate) struct Asked {
    text: String,
    refusal: Refusal,
    /// What is to be decided instead.
    due: Phrase,
}

impl Asked {
    /// The reason, as the sentence of the prompt.
    pub(crate) fn sentence(&self, w: &Speaker<'_>) -> String {
        w.say(&self.refusal.phrase)
    }

    /// The rule's own words below it; of a rule that only says when, what is due now.
    pub(crate) fn facts(&self, w: &Speaker<'_>) -> Markup {
        match rule_text(w.lang, self.refusal.rule) {
            Some(_) => rule_facts(w, self.refusal.rule),
            None => html! { (rule(w, self.refusal.rule)) " " (w.say(&self.due)) },
        }
    }

    /// The reason at the spot, for a few seconds, if it is this move that was asked about.
    pub(crate) fn label(&self, w: &Speaker<'_>, text: &str) -> Markup {
        html! { @if self.text == text { small.why-lb { (self.sentence(w)) em { (self.refusal.rule) } } } }
    }
}

/// A rule's id and its own words, below a sentence that refuses something by it.
pub(crate) fn rule_facts(w: &Speaker<'_>, id: &str) -> Markup {
    html! { (rule(w, id)) " " (rule_text(w.lang, id).unwrap_or_default()) }
}

/// The parts of a table page that a game draws. Moves are buttons with `form="play" name="move"` and the
/// move's text as their value ([`plain::button`]); choices are links ([`crate::routes::choose`]) marked
/// `data-live`, and the one that drops the choice is marked `data-clear` too. Pieces that should glide have an
/// `id` and `data-piece`. There are no inline styles: classes, and presentation attributes inside SVG.
#[derive(Default)]
pub struct Drawing {
    /// Classes of the whole page, for what the game says about all of it: whose colours the seats have.
    pub class: String,
    /// How far the game is: stands in the middle of the header.
    pub progress: Option<Markup>,
    /// The board itself.
    pub board: Markup,
    /// The prompt's sentence, where the game has a better one for what is chosen.
    pub sentence: Option<String>,
    /// Where each recommended move leads, where its link does not play it: advice only chooses what reveals something.
    pub advised: Vec<Option<Lead>>,
    /// A line of small facts below the prompt's sentence.
    pub facts: Option<Markup>,
    /// Buttons beside the prompt's sentence.
    pub controls: Option<Markup>,
    /// The viewer's own things.
    pub own: Option<Markup>,
    /// Panels above the players and the log.
    pub rail: Option<Markup>,
    /// What the game says about each player, in the order in which they are to be shown; who is missing comes
    /// after, with nothing but a name.
    pub players: Vec<Player>,
    /// The lines of the log whose events have a number on the board.
    pub numbered: Vec<Numbered>,
    /// Whether what is chosen so far leads somewhere, although no move begins like it.
    pub chose: bool,
    /// Whether the board is a picture, so that the page offers a text view beside it.
    pub is_picture: bool,
}

/// Where a recommended move leads without being played.
#[derive(Clone, PartialEq, Debug)]
pub struct Lead {
    /// The address: what is chosen there, or an element of the page that gets the focus.
    pub to: String,
    /// What the move is called, where more is shown of it than its own name says.
    pub name: Option<Phrase>,
}

impl From<String> for Lead {
    fn from(to: String) -> Self {
        Self { to, name: None }
    }
}

/// A line of the log whose event has a number on the board.
pub struct Numbered {
    /// The entry.
    pub entry: usize,
    /// What the line says: an entry may have several.
    pub phrase: Phrase,
    /// The number.
    pub number: usize,
}

/// The sign of a seat: the same wherever the seat is shown, at the table, in the log, in the results.
pub(crate) struct Badge {
    /// What gives it its colour and shape.
    class: String,
    sign: String,
}

impl Badge {
    /// A sign with this class.
    pub(crate) fn new(class: impl Into<String>, sign: impl ToString) -> Self {
        Self { class: class.into(), sign: sign.to_string() }
    }

    /// In its usual size. The name stands beside it, so it is for those who see.
    pub fn large(&self) -> Markup {
        html! { span class={ "bdg " (self.class) } aria-hidden="true" { (self.sign) } }
    }

    /// Beside small text.
    pub fn small(&self) -> Markup {
        html! { span class={ "bdg sm " (self.class) } aria-hidden="true" { (self.sign) } }
    }
}

/// The sign of a seat at this table: what the board knows the player by, or the number.
pub(crate) fn badge(w: &Speaker<'_>, seen: &dyn AnySeen, seat: Seat) -> Badge {
    let own = (kit(seen.info().id).badge)(w, seen, seat);
    own.unwrap_or_else(|| Badge::new(format!("s{seat}"), seat))
}

/// What a game says about one player in the panel that lists all of them.
pub struct Player {
    /// Who.
    pub seat: Seat,
    /// A few words beside the name.
    pub note: Option<Markup>,
    /// The points so far, where everybody may count them.
    pub points: Option<Markup>,
    /// What lies before the player, below the name.
    pub facts: Option<Markup>,
}

/// The style sheet that a game's board needs besides the common one. It stands in the head, so that the board
/// is never seen without it.
#[must_use]
pub fn style(game: &str) -> Option<&'static str> {
    kit(game).style
}

/// The same of a table in play.
#[must_use]
pub(crate) fn playing_style(game: &str) -> Option<&'static str> {
    kit(game).playing
}

/// The script that a game's board needs besides that of tables.
pub(crate) fn script(game: &str) -> Option<&'static str> {
    kit(game).script
}

/// Draws the table's board.
#[must_use]
pub fn draw(scene: &Scene<'_>) -> Drawing {
    let drawn = (kit(scene.seen.info().id).board)(scene);
    drawn.unwrap_or_else(|| plain::draw(scene))
}
