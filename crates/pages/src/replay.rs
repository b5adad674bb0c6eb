//! A finished game, step by step.

use maud::{Markup, html};
use table::{Act, Phrase, Seat, Viewer};
use texts::Speaker;

use crate::boards::{self, Scene, plain};
use crate::games::has_bots;
use crate::help;
use crate::icons::icon;
use crate::model::{Pace, Replay, Shell};
use crate::moment;
use crate::names::table_name;
use crate::play::{sound, sounds_of};
use crate::result::{scores, winners};
use crate::routes;
use crate::seats::players;
use crate::shell::{Frame, Top, notice, rules_link, styled, top};
use crate::words::{Words, heard};

/// A finished game, step by step.
#[must_use]
pub fn replay(shell: &Shell, replay: &Replay<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell, replay);
    let title = format!("{} · {}", w.t("web-replay"), w.game(replay.seen.info().id));
    let about = w.say(&Phrase::new(format!("{}-about", replay.seen.info().id)));
    let styles = boards::style(replay.seen.info().id);
    let script = boards::script(replay.seen.info().id);
    let ply = replay.ply.min(replay.seen.plies());
    let next = Some(at(replay, ply + 1, replay.pace));
    let next = next.filter(|_| ply < replay.seen.plies());
    let onward = replay.pace.zip(next.as_deref()).map(|(pace, next)| (pace.seconds(), next));
    let frame = Frame { script, onward, ..Frame::new(&title, &about, "replay") };
    styled(shell, &frame, styles.as_slice(), main(shell, replay, &w))
}

/// Where this ply is shown, in the same way.
fn at(replay: &Replay<'_>, ply: usize, pace: Option<Pace>) -> String {
    routes::ply(replay.code, ply, replay.seen.viewer(), pace, replay.bar)
}

fn speaker<'a>(shell: &Shell, replay: &'a Replay<'_>) -> Speaker<'a> {
    let speaker = Speaker::new(shell.lang).with_names(replay.seen.names());
    match replay.seen.viewer() {
        Viewer::Seat(seat) => speaker.for_reader(seat),
        Viewer::Public | Viewer::All => speaker,
    }
}

fn main(shell: &Shell, replay: &Replay<'_>, w: &Speaker<'_>) -> Markup {
    let last = replay.seen.plies();
    let ply = replay.ply.min(last);
    let then = replay.seen.at_ply(ply);
    let seen = then.as_deref().unwrap_or(replay.seen);
    let scene = Scene {
        code: replay.code,
        seen,
        speaker: *w,
        acts_for: None,
        chosen: "",
        why: "",
        hints: &[],
        seats: &[],
    };
    let mut drawing = boards::draw(&scene);
    let progress = drawing.progress.take();
    let heading = (w.game(replay.seen.info().id), table_name(w, replay.code));
    let game = replay.seen.info().id;
    let save = w.t("web-download");
    let acts = html! {
        a.ib href=(routes::table(replay.code, "record")) download title=(save) aria-label=(save) { (icon("download")) }
        (rules_link(w, game))
    };
    let told = told(replay);
    html! {
        div.live.had-moment[moment::has_moment(seen)].(drawing.class) #live data-entry=(ply) data-play=[replay.pace.filter(|_| ply < last).map(Pace::millis)] data-sound=[sound(shell)] data-heard=[sounds_of(seen)] {
            (top(shell, &Top { heading: Some(heading), middle: progress, acts: Some(acts) }))
            main.table #main {
                (notice(w, replay.notice.as_ref()))
                section.board #board aria-label=(w.t("web-board")) { (drawing.board) (moment::link(w, replay.code, seen)) }
                div.prompt #prompt {
                    div.say role="status" {
                        strong { (caption(w, replay, &told, ply)) }
                        span { (w.say(&Phrase::new("web-ply-of").with("ply", ply).with("plies", last))) }
                    }
                    (steps(w, replay, ply, last))
                }
                section.panel.me #own aria-label=(w.t("web-own")) {
                    @if ply == last && let Some(outcome) = replay.seen.outcome() { (scores(w, replay.seen, &outcome)) }
                    @if let Some(own) = &drawing.own { (own) }
                    (slider(w, replay, ply, last))
                    @if ply < last { (paces(w, replay, ply)) }
                }
                aside.rail #rail {
                    section.panel {
                        div.ph { h2 { (w.t("web-replay-as")) } }
                        (viewers(w, replay, ply))
                        @if has_bots(replay.seen.info().id) { (ahead(w, replay, ply)) }
                    }
                    @if let Some(rail) = &drawing.rail { (rail) }
                    (players(w, replay.seen, &drawing.players, ply == last, |seat| share(w, replay, seat)))
                    @if has_bots(replay.seen.info().id) { (fork(w, replay, ply)) }
                    (plies(w, replay, &told, ply))
                    @if drawing.is_picture {
                        section.panel.more {
                            details #text-view { summary { (w.t("web-text-view")) } (plain::told(&scene)) }
                        }
                    }
                }
            }
        }
    }
}

/// What was said at each ply, in order: ply 1 first. What was taken back is no part of a replay. A move of which the
/// viewer was told nothing is told by its name.
fn told(replay: &Replay<'_>) -> Vec<(Seat, Vec<Phrase>)> {
    let standing = replay.seen.standing();
    let by = |number: &usize| replay.seen.entry(*number).map(|(seat, _)| (seat, Vec::new()));
    let mut told: Vec<(Seat, Vec<Phrase>)> = standing.iter().filter_map(by).collect();
    let mut asides: Vec<(usize, Phrase)> = Vec::new();
    for line in replay.seen.log(0) {
        match standing.binary_search(&line.entry) {
            Ok(place) => told[place].1.push(line.phrase),
            // Who gave up, whose time ran out and who sat in is told with the move before.
            Err(place) if line.aside && is_about_people(replay, line.entry) => {
                asides.push((place.saturating_sub(1), line.phrase));
            }
            Err(_) => {}
        }
    }
    for (index, (_, said)) in told.iter_mut().enumerate().filter(|(_, (_, said))| said.is_empty()) {
        said.extend(replay.seen.move_name(index + 1));
    }
    for (place, phrase) in asides {
        if let Some((_, said)) = told.get_mut(place) {
            said.push(phrase);
        }
    }
    told
}

/// Whether an entry says who decides, or who gave up.
fn is_about_people(replay: &Replay<'_>, entry: usize) -> bool {
    let act = replay.seen.entry(entry).map(|(_, act)| act);
    act.is_some_and(|act| act.is_aside() && !matches!(act, Act::Granted(_)))
}

/// What happened at this ply.
fn caption(w: &Speaker<'_>, replay: &Replay<'_>, told: &[(Seat, Vec<Phrase>)], ply: usize) -> String {
    if let Some(outcome) = replay.seen.outcome().filter(|_| ply == told.len()) {
        return winners(w, &outcome);
    }
    match ply.checked_sub(1).and_then(|index| told.get(index)) {
        None => w.t("web-replay-start"),
        Some((_, said)) => sentence(w, said),
    }
}

fn sentence(w: &Speaker<'_>, said: &[Phrase]) -> String {
    said.iter().map(|phrase| heard(w, w.say(phrase))).collect::<Vec<_>>().join(" ")
}

/// First, previous, next, last; the script binds the arrow keys to them.
fn steps(w: &Speaker<'_>, replay: &Replay<'_>, ply: usize, last: usize) -> Markup {
    // Whoever goes by hand stops what plays by itself; only the way forward is its own.
    let at = |ply: usize, pace| at(replay, ply, pace);
    let link = |name: &'static str, symbol: &str, key: &str, to: usize, rest: bool| {
        html! {
            @if rest { span.btn.off aria-hidden="true" { (icon(symbol)) } }
            @else {
                a.btn href=(at(to, replay.pace.filter(|_| key == "ArrowRight"))) data-live data-key=(key) title=(w.t(name)) aria-label=(w.t(name)) { (icon(symbol)) }
            }
        }
    };
    html! {
        nav.bts.steps aria-label=(w.t("web-replay-steps")) {
            (link("web-replay-first", "first", "Home", 0, ply == 0))
            (link("web-replay-previous", "previous", "ArrowLeft", ply.saturating_sub(1), ply == 0))
            (link("web-replay-next", "next", "ArrowRight", ply + 1, ply == last))
            (link("web-replay-last", "last", "End", last, ply == last))
            @match replay.pace.filter(|_| ply < last) {
                Some(_) => a.btn.by-itself href=(at(ply, None)) data-live { (w.t("web-replay-pause")) },
                None => a.btn.pri.by-itself href=(at(if ply == last { 0 } else { ply }, Some(Pace::Normal))) data-live { (w.t("web-replay-play")) },
            }
        }
    }
}

/// How fast it plays by itself.
fn paces(w: &Speaker<'_>, replay: &Replay<'_>, ply: usize) -> Markup {
    let link = |pace: Pace, name: &'static str| {
        let on = replay.pace == Some(pace);
        html! {
            a.btn.on[on] href=(at(replay, ply, Some(pace))) data-live
                aria-current=[on.then_some("true")] { (w.t(name)) }
        }
    };
    html! {
        nav.chips aria-label=(w.t("web-replay-pace")) {
            (link(Pace::Slow, "web-speed-slow"))
            (link(Pace::Normal, "web-speed-normal"))
            (link(Pace::Fast, "web-speed-fast"))
        }
    }
}

fn slider(w: &Speaker<'_>, replay: &Replay<'_>, ply: usize, last: usize) -> Markup {
    html! {
        form.slider method="get" action=(routes::table(replay.code, "replay")) data-live data-slide {
            input type="hidden" name="as" value=(replay.seen.viewer());
            label for="ply" { (w.t("web-replay-ply")) }
            input #ply type="range" name="ply" min="0" max=(last) value=(ply);
            button.btn.noscript { (w.t("web-replay-go")) }
        }
    }
}

/// The same moment through other eyes.
fn viewers(w: &Speaker<'_>, replay: &Replay<'_>, ply: usize) -> Markup {
    let link = |viewer: Viewer, name: String| {
        let on = viewer == replay.seen.viewer();
        html! {
            a.btn.on[on] href=(routes::ply(replay.code, ply, viewer, None, replay.bar)) data-live
                aria-current=[on.then_some("true")] { (name) }
        }
    };
    html! {
        nav.chips aria-label=(w.t("web-replay-as")) {
            (link(Viewer::All, w.t("web-replay-as-all")))
            (link(Viewer::Public, w.t("web-replay-as-public")))
            @for seat in Seat::all(replay.seen.seats()) { (link(Viewer::Seat(seat), w.name(seat).into_owned())) }
        }
    }
}

/// Whether it is shown who was ahead: nobody guesses for whoever sees everything.
fn ahead(w: &Speaker<'_>, replay: &Replay<'_>, ply: usize) -> Markup {
    let (viewer, on) = (replay.seen.viewer(), replay.bar);
    html! {
        @if viewer != Viewer::All {
            div.chips {
                a.btn.on[on] #who-was-ahead href=(routes::ply(replay.code, ply, viewer, None, !on)) data-live
                    aria-current=[on.then_some("true")] { (w.t("web-bar")) }
            }
            @if on { p.soft { (w.t("web-replay-bar-about")) } }
        }
    }
}

/// A seat's share of the victory at this ply.
fn share(w: &Speaker<'_>, replay: &Replay<'_>, seat: Seat) -> Markup {
    let share = replay.shares.as_ref().and_then(|shares| shares.get(seat.index()));
    share.map_or_else(Markup::default, |share| help::share_of(w, *share, "web-replay-bar-about"))
}

/// Continue from here against bots.
fn fork(w: &Speaker<'_>, replay: &Replay<'_>, ply: usize) -> Markup {
    html! {
        section.panel {
            div.ph { h2 { (w.t("web-fork")) } }
            form.line method="post" action=(routes::table(replay.code, "fork")) {
                input type="hidden" name="ply" value=(ply);
                select name="seat" aria-label=(w.t("web-fork-seat")) {
                    @for seat in Seat::all(replay.seen.seats()) {
                        option value=(seat) selected[replay.seen.viewer() == Viewer::Seat(seat)] { (w.name(seat)) }
                    }
                }
                button.btn { (w.t("web-fork-go")) }
            }
            p.soft { (w.t("web-fork-about")) }
        }
    }
}

/// Every ply with its link.
fn plies(w: &Speaker<'_>, replay: &Replay<'_>, told: &[(Seat, Vec<Phrase>)], ply: usize) -> Markup {
    html! {
        section.panel.lg-p #log {
            div.ph { h2 { (w.t("web-log")) } }
            ol.log.plies #lines {
                @for (number, (seat, said)) in (1..).zip(told) {
                    li.here[number == ply] id={ "p" (number) } {
                        a href=(at(replay, number, None)) data-live
                            aria-current=[(number == ply).then_some("step")] {
                            (boards::badge(w, replay.seen, *seat).small())
                            span { (number) ". " (sentence(w, said)) }
                        }
                    }
                }
            }
        }
    }
}
