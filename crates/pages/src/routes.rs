//! The addresses that pages link to and the fields that their forms send: the server answers exactly these.
//!
//! | address | what it is |
//! |---|---|
//! | `GET /` | home |
//! | `GET /waiting` | how many tables wait for the reader, as a number |
//! | `POST /play/GAME` | play now: a table with one person and bots in all seats that wait for friends, started at once; the same fields as for `/new`, and `level` (all optional) |
//! | `GET /learn` | all first tables and all references |
//! | `POST /learn/GAME` | a guided first table: the reader's unfinished one, or a new one |
//! | `GET /new/GAME` | the form for a new table; `players`, `o-KEY` (an option's text, repeated for several), `sit-N` (`me`, `friend`, `here`, `bot-LEVEL`), `name-N`, `listed`, `clock` (`none`, `turn`, `game`), `clock-each`, `clock-budget`, `clock-increment` (seconds), `clock-then` (`bot`, `lose`), `hints` (`auto`, `on`, `off`), `preset` (a set of the game, `surprise` for any of them, `last` for the choices of the reader's last table), `mine-KEY` (an option per seat, for the reader's alone), `show` (which cards the page shows; nothing comes of it), `level` (from home: puts bots into the seats of which nothing is said) |
//! | `POST /new/GAME` | makes it; the same fields, and `invite` from those who came to invite others: bots leave their seats to them where no other is free |
//! | `POST /join` | `code`: a table's name, its code or an invitation link, typed or pasted |
//! | `GET`, `POST /i/TOKEN` | an invitation: to a seat, to whichever is free, to one that is handed over, or to watch; `name` |
//! | `GET /t/CODE` | a table; `choose` is what is chosen so far, mostly the beginning of a move's text, `why` a place on the board about which the reader asks why nothing can be done there, `ask` a move: why not?, `log=all` asks for the whole log |
//! | `GET /t/CODE/text` | the same in words; `choose`, and `in=table` for links that stay at the table's page |
//! | `GET /t/CODE/live` | its live updates (Server-Sent Events), see [`crate::live`]; `after` |
//! | `GET /t/CODE/live/here` | what a page says of itself: whether it is seen; `page`, `seen` |
//! | `POST /t/CODE/start` · `/sit` · `/leave` · `/swap` · `/bot` · `/list` · `/rename` · `/parts` | before the start; `seat`, `with`, `level`, `listed`, `name`, `commitment`, `part` |
//! | `POST /t/CODE/move` | `seat`, `entry` (the number that the entry will have), `move` (its text, or those of several moves that are one decision, separated by `;`), `view=text` to return to the text |
//! | `POST /t/CODE/undo` · `/reset` | `seat`, `entry` |
//! | `POST /t/CODE/open` · `/close` | a shared screen's curtain; `seat` |
//! | `POST /t/CODE/kick` · `/mute` | what whoever made the table does about the person of a `seat`; `reason` (optional), `muted` (`on`, `off`) |
//! | `POST /t/CODE/chat` | `text`, or `emote`: the name of one of [`crate::talk::EMOTES`] |
//! | `GET /t/CODE/guests` | links to watch, and to hand a seat over |
//! | `POST /t/CODE/hand-over` | offers a `seat` to somebody who watches (`to`), or takes offer and link back (`void=yes`) |
//! | `POST /t/CODE/take-over` | takes a `seat` that is offered, or does not (`answer=no`) |
//! | `POST /t/CODE/hide` | `of`: the number of a line of chat; nothing of whoever said it is shown to the reader any more |
//! | `POST /t/CODE/report` | `line`: the number of a line of chat, which the hosts will see with those around it |
//! | `POST /t/CODE/hint` | thinks for the seat that the reader decides for; the table's page then shows the best moves |
//! | `POST /t/CODE/stand-in` · `/return` | a bot for an absent person, and the person back; `seat`, `level` (optional) |
//! | `POST /t/CODE/resign` | gives up; `seat`, `sure=yes`, `level` of the bot that plays on (optional) |
//! | `POST /me/push` · `/me/push/off` | a browser is told when it is somebody's turn (`endpoint`, `key`, `auth`), and no more (`browser`) |
//! | `POST /me/quiet` · `/me/mail` | quiet hours (`quiet`: `on`; `from`, `to`, `east`; or `east`: only that, where there are some), and mail to an address (`mail`; empty for none) |
//! | `GET` and `POST /mail/confirm/SECRET` · `/mail/off/SECRET` | confirms an address, and ends all mail |
//! | `GET /worker.js` | the service worker, which shows notices |
//! | `POST /t/CODE/pause` | asks for a pause of the clocks or agrees to one (`pause`: `on`), refuses it or withdraws (`no`), ends it (`off`) |
//! | `POST /t/CODE/ask-back` · `/answer-back` | asks the others for a take-back (`seat`), and answers (`entry`, `answer`: `yes`, `no`) |
//! | `POST /t/CODE/guide` | the guide of a first table; `lesson` (understood), or `guide` (`on`, `off`) |
//! | `GET /t/CODE/why` | leads there; `move` |
//! | `GET /t/CODE/replay` | `ply`, `as` (`public`, `all`, or a seat's number), `play` (`slow`, `normal`, `fast`: it goes on by itself) |
//! | `GET /t/CODE/moment` | what the move of a `ply` led to, step by step: a scoring, a reveal; `step`, `as` |
//! | `GET /t/CODE/result` | the winner's screen |
//! | `GET /t/CODE/poster/CUT-LANG.png` | its poster as a picture; `CUT` is `square` or `wide` |
//! | `GET /t/CODE/record` | the record as a file |
//! | `POST /t/CODE/rematch` · `/fork` | a next table; `ply`, `seat`, `level` (optional) |
//! | `GET`, `POST /tournament` | a new tournament; `name`, `game`, `seats`, `games`, `rounds`, `odd` (`bye`, `bot-LEVEL`), `alone`, `rated`, `clock`, and the choice of the game's card (`o-…`, `preset`) |
//! | `GET /tournament/CODE` | a tournament's page, by which people join |
//! | `POST /tournament/CODE/join` · `/leave` · `/begin` · `/gone` | taking part (`name`), or not; the next round; that somebody is not there (`player`, `gone`) |
//! | `POST /upload` | `record`: a file to replay (`multipart/form-data`) |
//! | `GET`, `POST /me` | who I am; `name`, `lang`, `theme`, `sound`, `chat`, `bar` (`auto`, `on`, `off`), `back` (a path to return to); what is not sent stays as it is |
//! | `GET /me/games` | the reader's finished games; `game`, `with` (what the page calls somebody), `result` (`won`, `lost`), `page` |
//! | `GET /me/export` | everything that is kept about the reader, as one JSON file |
//! | `POST /me/delete` | forgets the reader; `name` (their own, typed) |
//! | `POST /me/show` | shows the lines of a hidden `person` again |
//! | `POST /me/share` | shows parts of the reader's page to others (`share`: `on`, `off`; `results`, `rating`, `favourites`, `games`) |
//! | `GET /shared/SECRET` | what somebody shows of themselves |
//! | `POST /me/sign-out` · `/me/new-link` | takes a browser's or program's key away (`device`; `others` for all but this one); makes a new personal link, and the old one void |
//! | `GET /feed/SECRET` | the tables that wait for a person, as an Atom feed |
//! | `GET /manifest.webmanifest` | what a device needs to install Loup |
//! | `GET /robots.txt` | what is nothing for those who look through all pages |
//! | `GET`, `POST /p/SECRET` | a personal link: be this person on this device |
//! | `GET /host` | the page for hosts; `table` (a code), `all=1` (private tables too), `who` (a part of a name), `tables` and `people` (how many are listed). For everybody else there is nothing here, and below |
//! | `GET`, `POST /host/enter/LINK` | a host link: makes this browser a host's, once |
//! | `POST /host/remove` · `/ban` · `/lift` · `/settle` · `/table` · `/retention` · `/backup` | what hosts do; `host`, `person` or `address`, `kind` (`ban`, `mute`), `days`, `reason`, `ban`, `report`, `table` with `deed` (`close`, `reopen`, `unlist`, `void`, `delete`), `idle`, `finished`, `people`, `chat` with `sure` |
//! | `GET /rules/GAME` | the rules reference; `#ID` is a rule |
//! | `GET /privacy` | what is kept about people |
//! | `GET /gallery` | every piece, card and state, where the server was told to show it |
//! | `GET /assets/NAME` | style, script, symbols; `v` is a fingerprint, so the answer never grows stale |
//!
//! How options travel: `o-KEY` is sent once for a switch (`on`, `off`), a choice or a text; once per seat, in
//! order, for an option per seat; once per chosen value for several, after an empty one that says "asked".
//! Joined by commas they are the option's text. A `preset` outdoes the options sent along with it.
//! `listed`, `sound` and `chat` are `on` or `off`, `theme` is `system`, `light` or `dark`.
//!
//! All addresses that pages hold are made here, and lie below the path at which people find the server
//! ([`Shell::root`]): a page says once for whom it is drawn, instead of handing the path to every symbol.

use std::cell::RefCell;

use maud::Render;

use texts::Lang;

use crate::model::{Pace, Shell};
use crate::posters::Cut;

/// At the end of a lobby's address: its maker came to invite others, so the script copies the link.
pub const INVITE: &str = "#invite";

thread_local! {
    /// The path below which the page that is being drawn has its addresses.
    static ROOT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// While this lives, addresses are made for this reader's server. Every page begins with it.
#[must_use]
pub(crate) fn below(shell: &Shell) -> Below {
    Below(ROOT.replace(shell.root.clone()))
}

/// Ends what [`below`] began.
pub(crate) struct Below(String);

impl Drop for Below {
    fn drop(&mut self) {
        ROOT.set(std::mem::take(&mut self.0));
    }
}

/// An address of this server, as pages write it.
#[must_use]
pub fn path(path: &str) -> String {
    joined(&[path])
}

/// The address that every switch of a page repeats is at most so long, in bytes.
const LONGEST_BACK: usize = 1000;

/// Where the language switch and the like lead back to: this address of a page; where that is very long, the same without
/// its query, or the first page. So a page does not grow a dozen times as much as its address.
#[must_use]
pub fn back(address: &str) -> String {
    let short = [address, path_only(address)].into_iter().find(|there| there.len() <= LONGEST_BACK);
    path(short.unwrap_or("/"))
}

/// An address without its query.
pub(crate) fn path_only(path: &str) -> &str {
    path.split_once('?').map_or(path, |(path, _)| path)
}

/// An address of this server, made of these parts.
fn joined(parts: &[&str]) -> String {
    ROOT.with_borrow(|root| {
        let mut path = String::with_capacity(root.len() + parts.iter().map(|part| part.len()).sum::<usize>());
        path.push_str(root);
        path.extend(parts.iter().copied());
        path
    })
}

/// The first page, at one of its parts where that is not empty.
pub(crate) fn home(part: &str) -> String {
    joined(&["/", part])
}

/// What can be done with a game: `play`, `learn`, `new`.
pub(crate) fn game(verb: &str, game: &str) -> String {
    joined(&["/", verb, "/", game])
}

/// An address of our own that needs no escaping, such as that of a file: a page has hundreds of them.
pub(crate) fn plain(path: &str) -> impl Render {
    struct Plain<'a>(&'a str);
    impl Render for Plain<'_> {
        fn render_to(&self, out: &mut String) {
            ROOT.with_borrow(|root| out.push_str(root));
            out.push_str(self.0);
        }
    }
    Plain(path)
}

/// A table's own address, or one below it.
#[must_use]
pub fn table(code: &str, below: &str) -> String {
    joined(&["/t/", code, if below.is_empty() { "" } else { "/" }, below])
}

/// A tournament, or something below it.
#[must_use]
pub fn tournament(code: &str, below: &str) -> String {
    path(&if below.is_empty() {
        format!("/tournament/{code}")
    } else {
        format!("/tournament/{code}/{below}")
    })
}

/// The poster of a finished table as a picture, below the server's own address: previews ask for it by the whole one.
#[must_use]
pub fn poster(code: &str, cut: Cut, lang: Lang) -> String {
    format!("/t/{code}/poster/{}-{}.png", cut.name(), lang.code())
}

/// The rules reference of a game.
#[must_use]
pub fn rules(game: &str) -> String {
    joined(&["/rules/", game])
}

/// The rules reference of a game, opened at a rule.
#[must_use]
pub fn rule(game: &str, id: &str) -> String {
    joined(&["/rules/", game, "#", id])
}

/// A ply of a replay, as this viewer sees it, also who was ahead if that is wanted; from there it goes on by itself, if
/// a pace is told.
#[must_use]
pub fn ply(code: &str, ply: usize, viewer: table::Viewer, pace: Option<Pace>, bar: bool) -> String {
    let pace = pace.map(|pace| format!("&play={}", pace.name())).unwrap_or_default();
    let bar = if bar { "&bar=on" } else { "" };
    path(&format!("/t/{code}/replay?ply={ply}&as={viewer}{pace}{bar}"))
}

/// The moment of this ply, as this viewer sees it, at one of its steps.
#[must_use]
pub fn moment(code: &str, ply: usize, viewer: table::Viewer, step: usize) -> String {
    path(&format!("/t/{code}/moment?ply={ply}&as={viewer}&step={step}"))
}

/// A table with the beginning of a move chosen.
#[must_use]
pub fn choose(code: &str, prefix: &str) -> String {
    joined(&["/t/", code, "?choose=", &encoded(prefix)])
}

/// A table that tells why a move cannot be made.
#[must_use]
pub fn ask(code: &str, text: &str) -> String {
    joined(&["/t/", code, "?ask=", &encoded(text)])
}

/// A table that tells it at the spot.
#[must_use]
pub fn why(code: &str, text: &str) -> String {
    joined(&["/t/", code, "?why=", &encoded(text)])
}

/// Text as a value in an address.
#[must_use]
pub fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_survive_an_address() {
        assert_eq!(choose("birch", "move a4>b5 &c"), "/t/birch?choose=move+a4%3Eb5+%26c");
        assert_eq!(encoded("é"), "%C3%A9");
        assert_eq!(ply("birch", 7, table::Viewer::Public, None, false), "/t/birch/replay?ply=7&as=public");
    }

    #[test]
    fn a_long_address_is_not_led_back_to() {
        let long = "x".repeat(LONGEST_BACK);
        assert_eq!(back("/t/birch?choose=a"), "/t/birch?choose=a");
        assert_eq!(back(&format!("/t/birch?choose={long}")), "/t/birch");
        assert_eq!(back(&format!("/{long}?a")), "/");
    }

    #[test]
    fn addresses_lie_below_the_path_of_the_server_while_a_page_is_drawn() {
        let shell = |root: &str| Shell {
            lang: Lang::En,
            theme: crate::model::Theme::System,
            name: String::new(),
            sound: true,
            chat: true,
            bar: None,
            path: "/".to_owned(),
            base: String::new(),
            root: root.to_owned(),
        };
        {
            let _outer = below(&shell("/loup"));
            assert_eq!((table("birch", ""), home("#mine")), ("/loup/t/birch".into(), "/loup/#mine".into()));
            {
                let _inner = below(&shell("/a/b"));
                assert_eq!(plain("/assets/x").render().into_string(), "/a/b/assets/x");
            }
            assert_eq!(rules("wolves"), "/loup/rules/wolves");
        }
        assert_eq!(rules("wolves"), "/rules/wolves");
    }
}
