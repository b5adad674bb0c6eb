//! Pages: views as HTML and SVG. Pure functions from [`model`] to markup; the addresses are in [`routes`], what
//! travels while a page is open in [`live`].
//!
//! Every page works without the script: what can be done is a form, what can be chosen is a link. No page has
//! inline script or style, so a strict content security policy holds.
//!
//! ```
//! use pages::model::{Home, Shell, Theme};
//! use texts::Lang;
//!
//! let shell = Shell {
//!     lang: Lang::De,
//!     theme: Theme::Dark,
//!     name: "Maren".to_owned(),
//!     sound: true,
//!     chat: true,
//!     bar: None,
//!     path: "/".to_owned(),
//!     base: "https://loup.example".to_owned(),
//!     root: String::new(),
//! };
//! let (mine, open, finished) = (vec![], vec![], vec![]);
//! let home = Home { games: &[], mine, open, finished, tournaments: vec![], last: vec![], notice: None };
//! let page = pages::home(&shell, &home).into_string();
//! assert!(page.starts_with("<!DOCTYPE html><html lang=\"de\" data-theme=\"dark\""));
//! ```
//!
//! A page is handed a table as its reader sees it. What the reader may know can be asked:
//!
//! ```
//! fn look(scene: &pages::boards::Scene<'_>) -> Option<triqueta::View> {
//!     Some(scene.seen.of::<triqueta::Triqueta>()?.view())
//! }
//! ```
//!
//! The position cannot be reached:
//!
//! ```compile_fail
//! fn peek(scene: &pages::boards::Scene<'_>) -> Option<triqueta::Position> {
//!     Some(*scene.seen.of::<triqueta::Triqueta>()?.position())
//! }
//! ```

mod answers;
mod archive;
pub mod assets;
mod away;
pub mod boards;
mod cards;
pub mod clock;
mod ending;
mod feed;
mod gallery;
mod games;
mod guests;
mod guide;
mod help;
mod home;
pub mod host;
mod howto;
pub mod icons;
mod learn;
mod leave;
mod legend;
pub mod lessons;
mod letters;
pub mod live;
mod lobby;
mod log;
mod markdown;
pub mod model;
mod moment;
pub mod names;
mod new_table;
mod notes;
mod options;
pub mod parts;
pub mod past;
mod people;
mod pictures;
mod play;
pub mod posters;
mod privacy;
mod qr;
pub mod rating;
mod replay;
mod result;
pub mod routes;
mod rules;
mod seats;
pub mod shared;
mod shell;
pub mod talk;
mod terms;
mod text_view;
mod time;
pub mod tournament;
pub mod variants;
mod words;

pub use answers::error;
pub use archive::archive;
pub use ending::ending;
pub use feed::{feed, manifest};
pub use gallery::gallery;
pub use games::progress;
pub use guests::guests;
pub use help::compared;
pub use home::{WAITING, home};
pub use learn::learn;
pub use lobby::{lobby, lobby_chat, lobby_main};
pub use moment::moment;
pub use new_table::new_table;
pub use notes::{Letter, MailPage, Notes, Told, mail_link, mail_notice, mail_page, push_notice};
pub use people::{NAMELESS, become_person, forgotten, invitation, me};
pub use pictures::backdrop;
pub use play::{table, table_around, table_chat, table_main, table_seats};
pub use privacy::privacy;
pub use replay::replay;
pub use rules::{rule_lines, rule_text, rules};
pub use text_view::{Within, table_text};
