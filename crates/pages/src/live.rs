//! What travels while a page is open: the contract between the server and the script in `assets/script`.
//!
//! # The element `#live`
//!
//! Tables, lobbies and replays have one element `#live` with header and main part; [`crate::table_main`] and
//! [`crate::lobby_main`] render exactly this element. Its attributes:
//!
//! | attribute | meaning |
//! |---|---|
//! | `data-entry` | the number of the last entry that is shown (0 in a lobby) |
//! | `data-stream` | the address of the event stream; replays have none |
//! | `data-rev` | the revision of what is shown, see [`crate::parts`]; the server writes it |
//! | `data-base` | only in what is sent: the revision of the page for which it was made |
//! | `data-turn="yours"` | the reader has to decide: title mark and sound |
//! | `data-sound="on"` | the reader wants to hear it |
//!
//! The [`Shell::path`](crate::model::Shell::path) for a live rendering is the page's own address (`/t/CODE`),
//! not the stream's: the language and theme switches lead back there.
//!
//! # The stream: `GET /t/CODE/live?after=ENTRY&have=REVISION`
//!
//! Server-Sent Events for this reader. The browser asks for everything after the entry that its page shows;
//! when it reconnects, the header `Last-Event-ID` (the id of the last `step` it got) counts instead of
//! `after`. What has happened since is sent at once, one `step` per entry, so that a page that slept catches
//! up step by step; when there are more than about 30, the last `step` alone is enough.
//!
//! | event | id | data | what the script does |
//! |---|---|---|---|
//! | `step` | the entry's number | `#live` as this reader sees it after that entry | plays it after the steps before it, at the reader's speed; skips what the page already shows |
//! | `patch` | none | `#live` now, when something changed without an entry (a curtain, a bot that sits in, a lobby's seats, a rematch) | shows it at once, after the steps that wait |
//! | `presence` | none | `#seats` ([`crate::table_seats`]; in a lobby send a `patch`) | shows it at once |
//! | `chat` | none | `#chat` ([`crate::table_chat`]) | shows it at once, keeps what is being typed |
//! | `goto` | none | a path of this server | goes there (a lobby whose game starts) |
//!
//! Data may have several lines, each sent as a `data:` line of its own. In every event the root element of the
//! data has the id of the element that it replaces. A comment line every 20 seconds keeps proxies from closing the stream. The stream holds
//! nothing that the reader may not know, like every page.
//!
//! A `step` or `patch` is made for the page as it was after the one before it (the first, for the page with the
//! revision `have`), and says so by `data-base`. What is the same there is sent as its name alone, marked
//! `data-same`. A page with another revision fetches itself instead.
//!
//! # Forms and links marked `data-live`
//!
//! The script sends them with `fetch`, header `Accept: text/html` and the page's revision in the header
//! `Loup-Have` (then the answer is `#live` with the title, and leaves out what is the same), follows redirects, and takes `#live` out
//! of the page that comes back, whatever its status (a refused move is answered with 409 or 422 and the table
//! page with its [`Notice`](crate::model::Notice)). So the server answers a `POST` with `303 See Other` to the
//! page as it would without the script. When the page that comes back has no `#live`, or the answer came from
//! another page, the browser goes there; an error page's `[data-message]` is shown as a notice instead.
//!
//! A form marked `data-reset` is emptied after it was sent (the chat).
//!
//! # Patching
//!
//! Elements with the same id are kept and changed, others are matched by their place. Elements with
//! `data-piece` (they need an id) glide from their old place to the new one: over the places of `data-path`
//! (`x y;x y`, in the picture's own lengths, as seen from the new place), a moment later with `data-late`, and
//! turning over where their `data-face` is another one. A piece that was not there before comes from the piece whose
//! id is its `data-from` (a played card from a hand, which is known as a whole only), and otherwise fades in. Numbers marked `data-tally` count. In a list marked `data-grow="l"`
//! children whose id begins with `l` stay when they are not sent again (the log). What the reader types,
//! selects, folds or scrolls stays as it is. What is inside an element marked `data-own` is the script's: the
//! text view is fetched from its `data-src` while it is open, and again after every change.
//!
//! The element `#rail` is read and shown one frame after the rest, so that a step is on the screen sooner.
