//! The contract between the server, its pages and the script in `assets/script`: what travels while a page is open, and
//! every mark in the markup that means something to the script.
//!
//! The script has all these names in one module, `markup.js`; a test compares it with what pages hold and with what
//! stands here. The script of every page (`page.js`) knows the first two sections, that of tables, lobbies and replays
//! (`table.js`) all but those of maps, which have a script of their own (`map.js`).
//!
//! # Any page
//!
//! | element or attribute | meaning |
//! |---|---|
//! | `#main` | the main part; what a form shows anew |
//! | `#settings`, `#keys` | the settings in the header, folded when something else is touched; the keys in them, unfolded by `?` |
//! | `#notice` | the place for what went wrong |
//! | `#voice` | what is said to screen readers |
//! | `#net`, `#net-text` | says how it stands with the network, in the words of its attributes: a request is on its way (`data-sending`), the network is lost (`data-lost`) or back (`data-back`), whether a move arrived is not known (`data-unsure`), it did not (`data-unsent`), it did (`data-arrived`) |
//! | `#net-again` | a button in it that does again what was not answered |
//! | `data-scripted` | hidden, because it needs the script, which shows it |
//! | `data-pref` | a control for something that the reader prefers on this device |
//! | `data-share` | a button that hands the link in the field with this id to the device; shown where the browser can |
//! | `data-copy`, `data-done` | a button that copies the field with this id, and what it says afterwards |
//! | `data-later` | a button that puts the element with this id away, for good |
//! | `data-hour` | one of several greetings: shown from this hour of the reader's clock on |
//! | `data-waiting` | how many tables wait, for the badge of an installed page |
//! | `data-look` | on `#main`: after so many seconds the page looks again, and shows what is new |
//! | `data-into` | a file whose text goes into the field of this name |
//! | `data-message` | on an error page: the sentence that a live page shows instead of it |
//!
//! # Forms that show themselves anew
//!
//! A form marked `data-refresh` has a button with `formmethod="get"`. When an input that is marked likewise changes, the
//! script asks for the page that this button would lead to, and puts its `#main` in place of the old one.
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
//! | `data-sound` | the reader wants to hear it: the address of the script that makes the sounds |
//! | `data-heard` | what the last entry sounds like: words of `sound.js` |
//! | `data-play` | in a replay that plays by itself: after how many milliseconds it goes on |
//!
//! The [`Shell::path`](crate::model::Shell::path) for a live rendering is the page's own address (`/t/CODE`),
//! not the stream's: the language and theme switches lead back there.
//!
//! # Messages
//!
//! A page has a number, made by chance by its script, and a stream of its own: `GET
//! /t/CODE/live?after=ENTRY&have=REVISION&page=NUMBER`, Server-Sent Events for this reader. It begins with everything
//! after the entry that the page shows, one `step` per entry, so that a page that slept catches up step by step; when
//! there are more than about 30, the last `step` alone is enough. A script that opens it again says `again=1`, and
//! gets what has changed without an entry as well. For browsers that reconnect by themselves the header
//! `Last-Event-ID` counts instead of `after`. What the page's own address asks for, like a half-made choice, follows, so
//! that the server knows what is shown.
//!
//! A request of that page names it by the header [`PAGE`], and is answered by the same kind of messages (its type is
//! that of streams, but it ends): **the answer to a move is its step**. The server sends every message once, by the stream
//! or in an answer, and numbers them in the order in which they were made; the script shows them in this order,
//! whichever way they come. When one is missing for two seconds and no answer is awaited, or when a request fails, the
//! page fetches itself with an empty [`HAVE`], which is answered by one message that stands for all before it.
//!
//! | event | id | data | what the script does |
//! |---|---|---|---|
//! | [`STEP`] | `ENTRY.NUMBER` | `#live` as this reader sees it after that entry | plays it after the steps before it, at the reader's speed; in an answer at once |
//! | [`PATCH`] | `ENTRY.NUMBER` | `#live` now, when something changed without an entry (a choice, a refusal, a curtain, a bot that sits in, a lobby's seats, a rematch) | shows it after the messages before it |
//! | [`PRESENCE`] | `ENTRY.NUMBER` | `#seats` ([`crate::table_seats`]; in a lobby send a `patch`) | the same |
//! | [`CHAT`] | none | `#chat` ([`crate::table_chat`]) | shows it at once, keeps what is being typed |
//! | [`GOTO`] | none | a path of this server | goes there (a lobby whose game starts) |
//! | [`HERE`] | none | a question | answers it by `GET /t/CODE/live/here?page=NUMBER&seen=` with the question itself, or with `hidden` where nobody sees the page |
//! | [`ALIVE`] | none | nothing | takes note: a stream that is silent for 45 seconds is dead, and is opened again |
//! | [`GONE`] | none | a sentence | says it as a notice: the table was deleted, and the stream ends for good |
//!
//! Data may have several lines, each sent as a `data:` line of its own. In every event the root element of the
//! data has the id of the element that it replaces. Silence is broken every 20 seconds, which keeps proxies from closing the stream. The stream holds
//! nothing that the reader may not know, like every page.
//!
//! A script that answers [`HERE`] says so when it opens the stream, by `here=1`, or `here=0` where the page is hidden. It
//! says by itself when the page is hidden (`seen=hidden`) or seen again (`seen=`). Its reader counts as being there as long
//! as the page is seen and answers; questions come every few seconds, as long as anybody wants to know. Whoever listens
//! without `here` is there as long as they listen.
//!
//! A `step` or `patch` is made for the page as it was after the one before it (the first, for the page with the
//! revision `have`), and says so by `data-base`. What is the same there is sent as its name alone, marked
//! `data-same`. A page with another revision fetches itself instead.
//!
//! The element `#rail` is read and shown one frame after the rest, so that a step is on the screen sooner. Where it has
//! changed it comes last, in an element marked `data-after`, as text that costs a browser nothing before it is read.
//!
//! # Forms and links marked `data-live`
//!
//! The script sends them with `fetch`, header `Accept: text/html`, the page's revision in the header [`HAVE`] and its
//! number in [`PAGE`]. A page that is known is answered by messages, whatever the status (a refused move is answered
//! with 409 or 422 and a `patch` with its [`Notice`](crate::model::Notice)). Others (replays, pages whose stream is not
//! open) are answered as without the script, by `303 See Other` or by the page; with [`HAVE`] it is `#live` with the
//! title, and leaves out what is the same. When a page comes back without `#live`, or another page, the browser goes
//! there; an error page's `data-message` is shown as a notice instead.
//!
//! While it is on its way a form is marked `data-busy`. What was pressed is marked `data-sent` until the answer is there. After 300 ms `#net` says that it is on its way,
//! after 8 seconds that there is no answer, with a button that sends a numbered request (a move, a take-back) again: the
//! number of its entry keeps it from being played twice. What was only to be shown is asked for again by itself. As soon as the server answers again, `#net` says whether the
//! move had arrived.
//!
//! A link marked `data-keep` keeps what else the address says, like a half-made choice; where it says nothing, what the
//! mark says. Both marks may stand at a group of links inside a picture instead.
//!
//! A form marked `data-reset` is emptied after it was sent (the chat); one marked `data-slide` is sent when its slider
//! rests. While a form is on its way the script marks it `data-busy`, and says what its button's `data-wait` says.
//!
//! # The chat
//!
//! Lines of `#said` that are new are read aloud, what their first element says, unless they are the reader's own (`data-mine`). As long as `#chat` is not on the screen they are
//! counted in `#unread`, which is the script's (`data-own`), with the word of its `data-news` for those who hear it. Without
//! script it holds how many lines are new since the page was last asked for.
//!
//! # A part of the deal
//!
//! In a lobby an own seat has an element marked `data-part`, with the seat's number in `data-seat`. While it says
//! `promise`, the script draws a part of the seed and posts its hash as `commitment` to `parts` below the page's address;
//! when it says `give`, it posts the part that it has kept for the hash in `data-hash`: another tab, or a promise that was
//! late, may have drawn another.
//!
//! # Notices
//!
//! On the reader's own page the button `#push-on` has the server's key (`data-push`), the address of the service worker
//! (`data-worker`) and of the form that it sends (`data-add`), and what is said in `#push-told` where it does not work:
//! `data-none`, `data-insecure`, `data-denied`, `data-slow`. Into the field marked `data-east` the script puts by how many
//! minutes the reader's clock is before universal time. Where quiet hours are kept every page of that browser tells it from
//! then on, when it has changed.
//!
//! # Clocks
//!
//! A clock that runs has `data-left`, what was left in milliseconds when it was drawn, and `data-units`, the signs for
//! days, hours and minutes; its last element holds the text, which the script counts down. From `data-low` on it is marked
//! as running out, and what its reader's `data-warn` says is said to screen readers, once.
//!
//! # Moments
//!
//! A link marked `data-moment` leads to what the last move led to, step by step: the section `#moment` of a page of its
//! own. Before the script shows a step with such a link, it loads the script whose address the mark is, which fetches
//! that page and shows the section over the board; what comes meanwhile waits. In it, `data-on` and `data-off` say from
//! which step on something is seen, and from which on no more (a `data-disc` changes its look instead); `data-plate` is a
//! seat's plate, with the `data-points` at every step and the `data-gain` of this one, to which the `data-coin` of that
//! seat flies; `data-said` holds the sentences of all steps, each with how long it is shown (`data-play`), and says where
//! the way leads after the last; `data-next` and `data-skip` go on, the latter to another page where it says so.
//!
//! # Hands and keys
//!
//! | attribute | meaning |
//! |---|---|
//! | `data-key` | pressed by this key; a list with one gives the focus to its first link |
//! | `data-clear` | lets go of what is chosen; Escape presses it |
//! | `data-shut` | folds what lies over the board (advice): Escape shuts it before it lets go of anything |
//! | `data-choose` | opens the list of what can be chosen, where a screen has no room for it; closed again when something else is asked |
//! | `data-first` | where a finger's first touch leads: to the page that shows what this would do, and on which the second touch, at least 400 ms later, does it |
//! | `data-pan` | scrolls a picture that can be zoomed and moved |
//! | `data-home` | what the picture shows first |
//! | `data-here` | on a small picture, the part of the large one that is seen, which the script alone changes; a touch on the small picture brings that place to the middle of the large one |
//! | `data-edge` | the sign at an edge of the picture (`left`, `right`, `top`, `bottom`), shown while something can be played beyond it |
//! | `data-trail` | what was done since the reader's last turn, drawn on the map with this number; of advice, `a` and its number |
//! | `data-tells` | the line of the log, or of the advice, that tells of it: pointing at it lights the trail (`data-lit`) |
//! | `data-since` | at the log: the entry of the first such line; older ones lose their numbers |
//! | `data-replay` | shows the trails one after the other, on the whole map |
//! | `data-now="ENTRY"` | what was done with this entry: the map moves until it is seen, unless the reader has just moved it |
//! | `data-half` | shares its hex with another: where it is too small for a finger, a touch makes the map larger first |
//! | `data-label` | words at a place of the picture: they are moved so far that all of them are seen |
//! | `data-zoom` | a button that zooms: `in`, `out` or `fit` |
//!
//! # Patching
//!
//! Elements with the same id are kept and changed, others are matched by their place. Elements with
//! `data-piece` (they need an id) glide from their old place to the new one: over the places of `data-path`
//! (`x y;x y`, in the picture's own lengths, as seen from the new place), a moment later with `data-late`, and
//! turning over where their `data-face` is another one. A piece that was not there before comes from the piece whose
//! id is its `data-from` (a played card from a hand, which is known as a whole only), and otherwise fades in. While a
//! piece flies into `#board`, `#own` or `#rail` from outside, the script marks that part `data-flight`, so that nothing
//! is cut off. Numbers marked `data-tally` count. In a list marked `data-grow="l"` children whose id begins with `l`
//! stay when they are not sent again (the log, `#lines`, whose lines are `l` and a number; new ones are said aloud).
//! What the reader types, selects, folds or scrolls stays as it is.
//!
//! Besides ids, what does something is known by what it does: a button by its name and value, a link by its address (or
//! its `data-key`), a form by its action. One that does something else is a new element, so focus is never led from one
//! move to another: it stays where the same thing is, or else goes to the sentence of `#prompt`, `#asked`. When something
//! else is asked than before, the script marks `#prompt` with `data-fresh` for 400 ms, and meanwhile nothing that is sent
//! to the table can be pressed, by finger, mouse or key: a double tap never makes two moves.
//!
//! What is inside an element marked `data-own` is the script's: the text view (`#text-view`, and `#text-body` in it) is
//! fetched from its `data-src` while it is open, and again after every change; so is the legend, once it is opened.

/// An entry of the table.
pub const STEP: &str = "step";
/// Something that changed without an entry.
pub const PATCH: &str = "patch";
/// Who is there.
pub const PRESENCE: &str = "presence";
/// What was said.
pub const CHAT: &str = "chat";
/// Another page to go to.
pub const GOTO: &str = "goto";

/// A question: whether somebody sees the page.
pub const HERE: &str = "here";
/// Nothing new: the stream is alive.
pub const ALIVE: &str = "alive";
/// The table is gone.
pub const GONE: &str = "gone";

/// The header by which the script tells which revision its page shows.
pub const HAVE: &str = "loup-have";
/// The header by which the script tells which page asks: the number that it gave to the stream.
pub const PAGE: &str = "loup-page";
