//! Every sentence of Loup, in English, French and German.
//!
//! Rules, tables and programs make a [`Phrase`]: a message's key with its parameters. A [`Speaker`] knows the
//! language, the players' names and who reads, and says it. The messages are the files
//! `i18n/ROOM/LANG/FILE.ftl` in the syntax of [Project Fluent](https://projectfluent.org): a room for each game,
//! and `house` for what belongs to none. They are part of the program.
//!
//! What a message can do with its parameters:
//! - a number is a number: `{ $count -> [one] … *[other] … }` follows the language's plural rule (in French
//!   0 is `one`), and a negative one is shown with a true minus sign;
//! - a seat is shown by its player's name; for a seat `x`, `$x-is` is `you` or `other`, so that the same line
//!   reads "You draw" for one and "Ada draws" for the rest;
//! - a phrase is said and inserted, a list of phrases is said and joined ("a, b and c");
//! - text is shown as it is, and can be selected on; names and texts in scripts that are written from right to left are
//!   [`isolated`].
//!
//! Nothing here fails: a message that does not exist is said as `[its-key]`, a parameter that is missing as
//! `[its-name]`. [`has`] and [`Speaker::faults`] let tests find out before players do.
//!
//! ```
//! use table::{Phrase, Refusal, Seat, rules};
//! use texts::{Lang, Speaker};
//!
//! let names = ["Ada".to_owned(), "Bo".to_owned()];
//! let ada = Seat::from_index(0);
//! let won = Phrase::new("cli-winner").with("seat", ada).with("points", 41);
//!
//! let public = Speaker::new(Lang::En).with_names(&names);
//! assert_eq!(public.say(&won), "Ada wins with 41 points.");
//! assert_eq!(public.for_reader(ada).say(&won), "You win with 41 points.");
//! assert_eq!(public.in_lang(Lang::De).say(&won), "Ada gewinnt mit 41 Punkten.");
//!
//! let refusal = Refusal::table(rules::GAME_OVER);
//! assert_eq!(public.say_refusal(&refusal), "The game is over (TA02).");
//! ```
//!
//! [`Phrase`]: table::Phrase

mod bundle;
mod isolate;
mod lang;
mod number;
mod quick;
mod rooms;
mod speaker;

pub use bundle::{has, keys};
pub use isolate::{isolated, turns};
pub use lang::{Lang, NoSuchLang};
pub use number::decimal;
pub use speaker::{Fault, Speaker};
