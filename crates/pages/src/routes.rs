//! The addresses that pages link to and the fields that their forms send: the server answers exactly these.
//!
//! | address | what it is |
//! |---|---|
//! | `GET /` | home |
//! | `POST /play/GAME` | play now: a table with one person and bots, started at once |
//! | `GET /new/GAME` | the form for a new table; `players`, `o-KEY` (an option's text, repeated for several), `sit-N` (`me`, `friend`, `here`, `bot-LEVEL`), `name-N`, `listed`, `limit`, `preset` |
//! | `POST /new/GAME` | makes it; the same fields |
//! | `POST /join` | `code`: a table's code or an invitation link, typed or pasted |
//! | `GET`, `POST /i/TOKEN` | an invitation to a seat; `name` |
//! | `GET /t/CODE` | a table; `choose` is the beginning of a move's text |
//! | `GET /t/CODE/live` | its live updates (Server-Sent Events) |
//! | `POST /t/CODE/start` · `/sit` · `/leave` · `/swap` · `/bot` · `/list` · `/rename` | before the start; `seat`, `with`, `level`, `listed`, `name` |
//! | `POST /t/CODE/move` | `seat`, `entry` (the number that the entry will have), `move` (its text) |
//! | `POST /t/CODE/undo` · `/reset` | `seat`, `entry` |
//! | `POST /t/CODE/open` · `/close` | a shared screen's curtain; `seat` |
//! | `POST /t/CODE/chat` | `text` |
//! | `POST /t/CODE/stand-in` · `/return` | a bot for an absent person, and the person back; `seat`, `level` |
//! | `GET /t/CODE/why` | `move`: why not? |
//! | `GET /t/CODE/replay` | `ply`, `as` (`public`, `all`, or a seat's number) |
//! | `GET /t/CODE/record` | the record as a file |
//! | `POST /t/CODE/rematch` · `/fork` | a next table; `ply`, `seat`, `level` |
//! | `POST /upload` | `record`: a file to replay |
//! | `GET`, `POST /me` | who I am; `name`, `lang`, `theme`, `sound`, `back` (a path to return to) |
//! | `GET`, `POST /p/SECRET` | a personal link: be this person on this device |
//! | `GET /rules/GAME` | the rules reference; `#ID` is a rule |
//! | `GET /assets/NAME` | style, script, symbols |

/// A table's own address, or one below it.
#[must_use]
pub fn table(code: &str, below: &str) -> String {
    if below.is_empty() { format!("/t/{code}") } else { format!("/t/{code}/{below}") }
}

/// The rules reference of a game, opened at a rule.
#[must_use]
pub fn rule(game: &str, id: &str) -> String {
    format!("/rules/{game}#{id}")
}
