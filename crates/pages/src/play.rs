//! A table in play or over.

use maud::{Markup, html};
use table::{AnySeen, Phrase, Seat, Viewer};
use texts::Speaker;

use crate::answers::why_form;
use crate::assets;
use crate::away;
use crate::boards::{self, Drawing, Scene, rule_facts};
use crate::clock;
use crate::games::{has_bots, kit};
use crate::guests;
use crate::guide;
use crate::help;
use crate::icons::icon;
use crate::leave::leave;
use crate::legend;
use crate::log::log;
use crate::model::{Notice, Request, Shell, TablePage, Talk};
use crate::moment;
use crate::names::{rated_name, table_name};
use crate::options::listed;
use crate::parts::draft::{read_by, settled};
use crate::result::{fairness, result, scores};
use crate::routes;
use crate::seats::seats;
use crate::shell::{Frame, Top, icon_link, notice, rules_link, styled, top};
use crate::talk::chat;
use crate::text_view;
use crate::tournament::way_to;
use crate::words::{Words, spoken};

/// A table in play or over.
#[must_use]
pub fn table(shell: &Shell, page: &TablePage<'_>) -> Markup {
    let _below = routes::below(shell);
    table_around(shell, page, table_main(shell, page))
}

/// The same around what [`table_main`] has drawn already.
#[must_use]
pub fn table_around(shell: &Shell, page: &TablePage<'_>, main: Markup) -> Markup {
    let _below = routes::below(shell);
    let names = names(page);
    let w = speaker(shell, page, &names);
    let title = format!("{} · {}", w.game(page.seen.info().id), table_name(&w, page.code));
    let about = w.say(&Phrase::new(format!("{}-about", page.seen.info().id)));
    let guide = page.guide.map(|_| assets::GUIDE_CSS.href);
    let id = page.seen.info().id;
    let plays = page.seen.outcome().is_none();
    let common = plays.then_some(assets::PLAYING_CSS.href);
    let own = boards::playing_style(id).filter(|_| plays);
    let styles: Vec<&str> = [common, boards::style(id), own, guide].into_iter().flatten().collect();
    let script = boards::script(page.seen.info().id);
    let frame = Frame { waits: waits(page), script, ..Frame::new(&title, &about, "table") };
    styled(shell, &frame, &styles, main)
}

/// The part of [`table()`] that live updates replace: the element `#live`.
#[must_use]
pub fn table_main(shell: &Shell, page: &TablePage<'_>) -> Markup {
    let _below = routes::below(shell);
    let names = names(page);
    read_by((shell, &names, page.seen.viewer()));
    let w = speaker(shell, page, &names);
    let scene = scene(page, w);
    let mut drawing = boards::draw(&scene);
    let yours = page.powers.acts_for.is_some() && page.powers.acts_for == page.seen.to_act();
    let heading = (w.game(page.seen.info().id), rated_name(&w, page.code, page.rated));
    let progress = drawing.progress.take();
    let lesson = guide::due(page).map(|lesson| lesson.at).unwrap_or_default();
    let header = Top { heading: Some(heading), middle: progress, acts: Some(acts(&w, page)) };
    html! {
        div.live.playing[page.seen.outcome().is_none()].guided[page.guide.is_some()].timed[page.clocks.is_some()].had-moment[moment::has_moment(page.seen)].(drawing.class).(lesson) #live data-entry=(page.seen.entries()) data-stream=(routes::table(page.code, "live"))
            data-turn=[yours.then_some("yours")] data-sound=[sound(shell)] data-heard=[sounds_of(page.seen)] {
            (top(shell, &header))
            main.table #main {
                section.board #board aria-label=(w.t("web-board")) {
                    (drawing.board)
                    (moment::link(&w, page.code, page.seen))
                    @if let Some(offer) = guests::offer(&w, page) { (offer) }
                    @else if let Some(request) = &page.powers.request { (asks_back(&w, page, request)) }
                    @else if let Some(strip) = clock::strip(&w, page) { (strip) }
                    @else { (away::strip(&w, page)) }
                }
                @if let Some(so_far) = &page.guide { (guide::panel(&w, page, so_far)) }
                @if page.seen.outcome().is_some() { (result(&w, page)) } @else { (prompt(&w, page, &drawing)) }
                (own(&w, page, &drawing))
                aside.rail #rail {
                    @if let Some(rail) = &drawing.rail { (rail) }
                    (seats(&w, page, &drawing.players))
                    (tabs(&w))
                    (log(&w, page, &drawing.numbered))
                    (settled("section", "chat", (page.chat, page.powers.chat, page.powers.muted), || chat(shell, &w, &talk(page))))
                    (more(&w, page, &drawing))
                }
            }
        }
    }
}

/// On a low screen the log, the chat and what is needed seldom share one place: which of them is seen.
fn tabs(w: &Speaker<'_>) -> Markup {
    let tabs = [("tab-log", "web-log"), ("tab-chat", "web-chat"), ("tab-more", "web-more")];
    html! {
        @for (id, _) in tabs { input.sr.tab id=(id) type="radio" name="tab" checked[id == "tab-log"]; }
        div.tabs #tabs { @for (id, name) in tabs { label.btn for=(id) { (w.t(name)) } } }
    }
}

/// The script that makes sounds, for a reader who wants to hear them.
pub(crate) fn sound(shell: &Shell) -> Option<String> {
    shell.sound.then(|| routes::path(assets::SOUND_JS.href))
}

/// What the last move sounds like.
pub(crate) fn sounds_of(seen: &dyn AnySeen) -> Option<String> {
    let sounds = kit(seen.info().id).heard.map(|heard| heard(seen)).unwrap_or_default();
    (!sounds.is_empty()).then(|| sounds.join(" "))
}

/// Whether somebody else has to decide.
pub(crate) fn waits(page: &TablePage<'_>) -> bool {
    page.seen.to_act().is_some()
        && page.powers.acts_for != page.seen.to_act()
        && page.powers.may_open.is_empty()
}

/// What the board is drawn from.
pub(crate) fn scene<'a>(page: &'a TablePage<'_>, speaker: Speaker<'a>) -> Scene<'a> {
    Scene {
        code: page.code,
        seen: page.seen,
        speaker,
        acts_for: page.powers.acts_for,
        chosen: page.chosen,
        why: page.why,
        hints: &page.help.hints,
        seats: &page.seats,
    }
}

/// The players of [`table()`] alone, the element `#seats`: for somebody who comes or goes.
#[must_use]
pub fn table_seats(shell: &Shell, page: &TablePage<'_>) -> Markup {
    let _below = routes::below(shell);
    let names = names(page);
    let w = speaker(shell, page, &names);
    seats(&w, page, &boards::draw(&scene(page, w)).players)
}

/// The chat of [`table()`] alone, the element `#chat`.
#[must_use]
pub fn table_chat(shell: &Shell, page: &TablePage<'_>) -> Markup {
    let _below = routes::below(shell);
    let names = names(page);
    chat(shell, &speaker(shell, page, &names), &talk(page))
}

/// What is said at the table.
fn talk<'a>(page: &'a TablePage<'_>) -> Talk<'a> {
    Talk { code: page.code, lines: page.chat, may: page.powers.chat, muted: page.powers.muted }
}

/// The names by seat: those of the seats, which may have been changed since the start.
pub(crate) fn names(page: &TablePage<'_>) -> Vec<String> {
    let named = |seat: Seat| page.seats.iter().find(|card| card.seat == seat && !card.name.is_empty());
    Seat::all(page.seen.seats())
        .map(|seat| match named(seat) {
            Some(card) => card.name.clone(),
            None => page.seen.names().get(seat.index()).cloned().unwrap_or_default(),
        })
        .collect()
}

pub(crate) fn speaker<'a>(shell: &Shell, page: &TablePage<'_>, names: &'a [String]) -> Speaker<'a> {
    let speaker = Speaker::new(shell.lang).with_names(names);
    match page.seen.viewer() {
        Viewer::Seat(seat) => speaker.for_reader(seat),
        Viewer::Public | Viewer::All => speaker,
    }
}

/// The hidden fields of a form that concerns the next entry.
pub(crate) fn next_entry(page: &TablePage<'_>, seat: Seat) -> Markup {
    html! {
        input type="hidden" name="seat" value=(seat);
        input type="hidden" name="entry" value=(page.seen.entries() + 1);
    }
}

/// The reader's seat whose last move may be taken back.
fn undoing(page: &TablePage<'_>) -> Option<Seat> {
    let mut mine = page.seats.iter().filter(|card| card.mine).map(|card| card.seat);
    mine.find(|seat| page.seen.may_take_back(*seat).is_ok()).or(page.powers.acts_for)
}

/// The buttons of the header.
fn acts(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    html! {
        @if page.powers.undo && let Some(seat) = undoing(page) {
            form method="post" action=(routes::table(page.code, "undo")) data-live {
                (next_entry(page, seat))
                button.ib title=(w.t("web-undo")) aria-label=(w.t("web-undo")) { (icon("undo")) }
            }
        } @else if let Some(seat) = page.powers.may_ask {
            form method="post" action=(routes::table(page.code, "ask-back")) data-live {
                button.ib name="seat" value=(seat) title=(w.t("web-ask-back")) aria-label=(w.t("web-ask-back")) {
                    (icon("undo"))
                }
            }
        }
        @if page.seen.outcome().is_some() {
            (icon_link(&routes::table(page.code, "replay"), "replay", &w.t("web-replay")))
        }
        a.ib.wide #to-chat href="#chat" title=(w.t("web-chat")) {
            (icon("chat"))
            span.sr { (w.t("web-chat")) }
            // How many lines are new, which the script counts on while the chat is not seen.
            b #unread data-own data-news=(w.t("web-chat-new")) { @if page.unread > 0 { (page.unread) } }
        }
        (rules_link(w, page.seen.info().id))
    }
}

/// What is to be decided, with the form to which all moves on the page belong.
fn prompt(w: &Speaker<'_>, page: &TablePage<'_>, drawing: &Drawing) -> Markup {
    let yours = page.powers.acts_for.is_some() && page.powers.acts_for == page.seen.to_act();
    let (asks, again) = (help::asks(page), page.powers.reset > 1);
    // Nothing but the way to a hint.
    let bare = asks && drawing.controls.is_none() && !again && !page.powers.may_close;
    let (hurry, facts) = (clock::hurry(w, page), facts(w, page, drawing));
    // A reason has another shape than a question.
    let ruled = facts.as_ref().is_some_and(|facts| facts.0.contains(r#"class="rule""#));
    html! {
        div.prompt.wait[!yours].asks[asks].anew[again].hinted[!page.help.hints.is_empty()] #prompt {
            div.say.ruled[ruled].news[page.notice.is_some()] role="status" {
                (clock::due(w, page))
                // The prompt has a slot of its own, whatever is told: news stand in the place of the question.
                @match &page.notice {
                    Some(notice) => (asked(w.notice(notice))),
                    None => (asked(question(w, page, drawing))),
                }
                (notice(w, None))
                @if hurry.is_some() || facts.is_some() {
                    // What there is no room for is read whole when it is touched.
                    span tabindex="-1" { (hurry.unwrap_or_default()) (facts.unwrap_or_default()) }
                }
            }
            // At 400 % there is room for one button: this one opens the others below the board.
            @if drawing.controls.as_ref().is_some_and(|controls| !controls.0.is_empty()) { details.choose data-choose { summary.btn { span { (w.t("web-choose")) } } } }
            div.bts.bare[bare] {
                @if again && let Some(seat) = undoing(page) {
                    form.again method="post" action=(routes::table(page.code, "reset")) data-live {
                        (next_entry(page, seat))
                        button.btn.ghost title=(w.t("web-reset")) { (icon("first")) span { (w.t("web-reset")) } }
                    }
                }
                @if let Some(controls) = &drawing.controls { (controls) }
                (help::ask(w, page))
                @if page.powers.may_close {
                    form method="post" action=(routes::table(page.code, "close")) data-live {
                        button.btn { (icon("close")) (w.t("web-curtain-close")) }
                    }
                }
            }
            @if let Some(seat) = page.powers.acts_for.filter(|_| yours) {
                form #play method="post" action=(routes::table(page.code, "move")) data-live {
                    (next_entry(page, seat))
                }
            }
            (help::hints(w, page, &drawing.advised))
        }
    }
}

/// What stands below what is asked.
fn facts(w: &Speaker<'_>, page: &TablePage<'_>, drawing: &Drawing) -> Option<Markup> {
    match &page.notice {
        Some(Notice::Refused(refusal)) => Some(rule_facts(w, refusal.rule)),
        Some(Notice::Message(_)) => Some(question(w, page, drawing)),
        None => {
            let told = away::returned(w, page).or_else(|| away::awaited(w, page));
            told.map(|told| html! { (told) }).or_else(|| drawing.facts.clone())
        }
    }
}

/// What is to be decided, in the game's words for what is chosen or in those of the rules.
fn question(w: &Speaker<'_>, page: &TablePage<'_>, drawing: &Drawing) -> Markup {
    match &drawing.sentence {
        Some(sentence) => spoken(w, html! { (sentence) }),
        None => html! { (w.say(&page.seen.prompt())) },
    }
}

/// What somebody asks the others for, with the answers of whoever is asked: over the board, above the prompt, whose
/// height does not change.
fn asks_back(w: &Speaker<'_>, page: &TablePage<'_>, request: &Request) -> Markup {
    let button = |answer: &str, text: &'static str, first: bool| {
        html! { button.btn.pri[first] name="answer" value=(answer) { (w.t(text)) } }
    };
    html! {
        form.request #request method="post" action=(routes::table(page.code, "answer-back")) data-live {
            p role="status" {
                (w.say(&Phrase::new("web-asks-back").with("seat", request.seat)))
                @if !request.awaited { " " (w.say(&Phrase::new("web-asks-awaited").with("names", request.names.join(", ")))) }
            }
            input type="hidden" name="entry" value=(request.entry);
            @if request.awaited {
                (button("yes", "web-agree", true))
                (button("no", "web-refuse", false))
            } @else if request.mine { (button("no", "web-withdraw", false)) }
        }
    }
}

/// The sentence of the prompt: a heading, and where the keyboard goes on when what it was on is gone.
pub(crate) fn asked(sentence: impl maud::Render) -> Markup {
    html! { strong #asked role="heading" aria-level="2" tabindex="-1" { (sentence) } }
}

/// The reader's own area: the curtain of a shared screen, the scores at the end, or what the game draws.
fn own(w: &Speaker<'_>, page: &TablePage<'_>, drawing: &Drawing) -> Markup {
    html! {
        section.panel.me #own aria-label=(w.t("web-own")) {
            h2.sr { (w.t("web-own")) }
            @if !page.powers.may_open.is_empty() { (curtain(w, page)) }
            @if let Some(outcome) = page.seen.outcome() { (scores(w, page.seen, &outcome)) }
            @if let Some(own) = &drawing.own { (own) }
            @else if page.seen.to_act().is_some() && page.powers.may_open.is_empty() { p.soft { (w.t(idle(page))) } }
        }
    }
}

/// Why there is nothing to decide.
fn idle(page: &TablePage<'_>) -> &'static str {
    if page.seats.iter().any(|card| card.mine) { "web-idle-player" } else { "web-idle-spectator" }
}

/// "I am Maren": opens a seat of this screen.
fn curtain(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    html! {
        div.curtain {
            div { h2 { (w.t("web-curtain-title")) } p.soft { (w.t("web-curtain-about")) } }
            form.chips method="post" action=(routes::table(page.code, "open")) data-live {
                @for seat in &page.powers.may_open {
                    button.btn.pri[Some(*seat) == page.seen.to_act()] name="seat" value=(seat) {
                        (w.say(&Phrase::new("web-curtain-open").with("name", w.name(*seat).into_owned())))
                    }
                }
            }
        }
    }
}

/// What is needed seldom: the text view, why not?, the fair deal, the options.
fn more(w: &Speaker<'_>, page: &TablePage<'_>, drawing: &Drawing) -> Markup {
    // A question keeps what is chosen.
    let chosen = if drawing.chose || text_view::fits(page) { page.chosen } else { "" };
    html! {
        section.panel.more #more {
            @if drawing.is_picture {
                (text_view::place(w, page))
                (settled("details", "legend", (), || legend::place(w, page.seen.info().id)))
            }
            (settled("details", "why-not", chosen, || why_not(w, page, chosen)))
            (way_to(w, page.tournament))
            (clock::more(w, page))
            (leave(w, page))
            (fairness(w, page))
            (settled("details", "choices", page.help.allowed, || choices(w, page)))
        }
    }
}

/// Why a move is not possible.
fn why_not(w: &Speaker<'_>, page: &TablePage<'_>, chosen: &str) -> Markup {
    html! {
        details #why-not {
            summary { (w.t("web-why-not")) }
            (why_form(w, page.code, chosen))
            p.soft { (w.t("web-why-about")) }
        }
    }
}

/// What the table is played with, which does not change.
fn choices(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    html! {
        details #choices {
            summary { (w.t("web-options")) }
            dl.facts.named {
                (listed(w, page.seen))
                @if has_bots(page.seen.info().id) {
                    dt { (w.t("web-hints-rule")) }
                    dd { (w.t(if page.help.allowed { "web-hints-allowed" } else { "web-hints-forbidden" })) }
                }
            }
        }
    }
}
