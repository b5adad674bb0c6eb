//! The frame of every page: head, header, footer, settings.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::Phrase;
use texts::{Lang, Speaker};

use crate::assets;
use crate::games::KITS;
use crate::icons::{icon, mark};
use crate::model::{Notice, Shell, Theme};
use crate::parts::draft::settled;
use crate::routes;
use crate::words::{Words, speaker};

/// What stands around a page's content.
pub(crate) struct Frame<'a> {
    /// The page's name, without Loup's.
    pub(crate) title: &'a str,
    /// One sentence for search engines and link previews.
    pub(crate) about: &'a str,
    /// The page's class, by which the style sheet knows it.
    pub(crate) class: &'static str,
    /// Whether somebody else is awaited: a page without script then looks again by itself.
    pub(crate) waits: bool,
    /// The script that it needs besides that of tables.
    pub(crate) script: Option<&'static str>,
    /// A page without script goes there after so many seconds.
    pub(crate) onward: Option<(u32, &'a str)>,
    /// Whether search engines are to leave it alone.
    pub(crate) hidden: bool,
    /// The picture that previews of links show, where it is one of its own.
    pub(crate) picture: Option<&'a str>,
}

impl<'a> Frame<'a> {
    /// A page that waits for nobody.
    pub(crate) const fn new(title: &'a str, about: &'a str, class: &'static str) -> Self {
        Self { title, about, class, waits: false, script: None, onward: None, hidden: false, picture: None }
    }
}

/// After so many seconds a page without script looks again.
const LOOK_AGAIN: u8 = 6;

/// A whole page whose content does not change by itself.
pub(crate) fn page(shell: &Shell, frame: &Frame<'_>, main: &Markup) -> Markup {
    let body = html! {
        (top(shell, &Top::default()))
        main.page.(frame.class) #main { (main) }
    };
    document(shell, frame, body)
}

/// A whole page around its body: the header and the main part, or the element `#live` with both.
pub(crate) fn document(shell: &Shell, frame: &Frame<'_>, body: Markup) -> Markup {
    styled(shell, frame, &[], body)
}

/// A whole page that needs more style sheets than the common one. The body is most of it by far: the rest is put
/// around it where it lies, which saves the memory and the copy of another one.
pub(crate) fn styled(shell: &Shell, frame: &Frame<'_>, styles: &[&str], body: Markup) -> Markup {
    let around = around(shell, frame, styles).into_string();
    let Some((before, after)) = around.split_once(BODY) else { return body };
    let mut page = body.into_string();
    page.reserve_exact(around.len());
    page.insert_str(0, before);
    page.push_str(after);
    PreEscaped(page)
}

/// Where the body goes: texts are escaped, so that none of them looks like it.
const BODY: &str = "<!---->";

/// What is around the body of a page.
fn around(shell: &Shell, frame: &Frame<'_>, styles: &[&str]) -> Markup {
    let w = speaker(shell);
    let title = format!("{} · Loup", frame.title);
    html! {
        (DOCTYPE)
        // Known before anything is painted: some kinds of pages have another frame.
        html lang=(shell.lang.code()) data-theme=[theme_name(shell.theme)] class={ "on-" (frame.class) } {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                title { (title) }
                meta name="description" content=(frame.about);
                meta name="color-scheme" content="light dark";
                @if frame.waits { noscript { meta http-equiv="refresh" content=(LOOK_AGAIN); } }
                @if let Some((seconds, address)) = frame.onward {
                    noscript { meta http-equiv="refresh" content={ (seconds) ";url=" (address) }; }
                }
                @if frame.hidden { meta name="robots" content="noindex"; }
                meta name="referrer" content="same-origin";
                meta property="og:title" content=(title);
                meta property="og:description" content=(frame.about);
                meta property="og:type" content="website";
                meta property="og:image" content={ (shell.base) (frame.picture.unwrap_or(assets::SOCIAL_PNG.href)) };
                meta name="twitter:card" content="summary_large_image";
                link rel="icon" type="image/svg+xml" href=(routes::plain(assets::FAVICON_SVG.href));
                // A device is installed from the pages around tables, not from a table.
                @if !matches!(frame.class, "table" | "replay") { link rel="apple-touch-icon" href=(routes::plain(assets::ICON_180_PNG.href)); }
                link rel="manifest" href=(routes::path("/manifest.webmanifest"));
                link rel="stylesheet" href=(routes::plain(assets::LOUP_CSS.href));
                @for style in styles { link rel="stylesheet" href=(routes::plain(style)); }
                // The board's size depends on what lies below it: nothing is painted before the page is there to its
                // end, which is a matter of milliseconds.
                @if matches!(frame.class, "table" | "replay") { link rel="expect" href="#voice" blocking="render"; }
                script type="module" src=(routes::plain(assets::LOUP_JS.href)) {}
                // Before the table's, which tells it what was shown.
                @if let Some(script) = frame.script { script type="module" src=(routes::plain(script)) {} }
                @if frame.class == "table" { script type="module" src=(routes::plain(assets::BADGE_JS.href)) {} }
                @if frame.class == "replay" { script type="module" src=(routes::plain(assets::REPLAY_JS.href)) {} }
                @if matches!(frame.class, "table" | "replay" | "lobby") { script type="module" src=(routes::plain(assets::TABLE_JS.href)) {} }
                @if frame.class == "lobby" { script type="module" src=(routes::plain(assets::LOBBY_JS.href)) {} }
            }
            body {
                a.skip href="#main" { (w.t("web-skip")) }
                (PreEscaped(BODY))
                (footer(shell, &w))
                // What the script says: new log lines for screen readers, the state of the network for all.
                div.sr #voice aria-live="polite" {}
                (network(&w))
            }
        }
    }
}

/// The place where the script says how it stands with the network, and all that it may have to say.
fn network(w: &Speaker<'_>) -> Markup {
    html! {
        div #net role="status" hidden data-sending=(w.t("web-net-sending")) data-lost=(w.t("web-net-lost"))
            data-back=(w.t("web-net-back")) data-unsure=(w.t("web-net-unsure")) data-unsent=(w.t("web-net-unsent"))
            data-arrived=(w.t("web-net-arrived")) {
            span #net-text {}
            button.btn #net-again type="button" hidden { (w.t("web-net-again")) }
        }
    }
}

/// What a page puts into the header.
#[derive(Default)]
pub(crate) struct Top {
    /// The heading with a small addition: for tables, whose header is their heading.
    pub(crate) heading: Option<(String, String)>,
    /// How far the game is.
    pub(crate) middle: Option<Markup>,
    /// Buttons before the settings.
    pub(crate) acts: Option<Markup>,
}

/// The header.
pub(crate) fn top(shell: &Shell, top: &Top) -> Markup {
    let w = speaker(shell);
    html! {
        header.top {
            a.brand #brand href=(routes::home("")) aria-label=(w.t("web-brand")) { (mark()) span { "Loup" } }
            @if let Some((heading, addition)) = &top.heading {
                div.ttl #ttl { h1 { (heading) } p { (addition) } }
            } @else {
                nav.nav aria-label=(w.t("web-nav")) {
                    a href=(routes::home("")) aria-current=[(shell.path == "/").then_some("page")] { (w.t("web-nav-games")) }
                    a href=(routes::path("/learn")) aria-current=[(shell.path == "/learn").then_some("page")] { (w.t("web-nav-learn")) }
                    a href=(routes::path("/learn#rules")) { (w.t("web-nav-rules")) }
                }
            }
            div.mid #progress { @if let Some(middle) = &top.middle { (middle) } }
            div.acts {
                @if let Some(acts) = &top.acts { (acts) }
                (settled("details", "settings", (), || settings(shell, &w)))
                (me(shell, &w, top.heading.is_none()))
            }
        }
    }
}

/// The way to the reader's own page: their first letter, and on pages without a table the name.
fn me(shell: &Shell, w: &Speaker<'_>, whole: bool) -> Markup {
    let title = me_title(shell, w);
    let Some(letter) = shell.name.chars().next() else {
        return icon_link(&routes::path("/me"), "person", &title);
    };
    html! {
        // Where the name stands there it is the link's name, too.
        a.ib.to-me #to-person href=(routes::path("/me")) title=(title) aria-label=[(!whole).then_some(&title)] {
            i.face aria-hidden="true" { (letter.to_uppercase()) }
            @if whole { span { (shell.name) } }
        }
    }
}

fn me_title(shell: &Shell, w: &Speaker<'_>) -> String {
    if shell.name.is_empty() {
        w.t("web-me")
    } else {
        w.say(&Phrase::new("web-me-named").with("name", shell.name.as_str()))
    }
}

/// A link in the header that is shown as a symbol.
pub(crate) fn icon_link(href: &str, symbol: &str, name: &str) -> Markup {
    html! { a.ib id={ "to-" (symbol) } href=(href) title=(name) aria-label=(name) { (icon(symbol)) } }
}

/// The rules reference, beside the table that is being looked at.
pub(crate) fn rules_link(w: &Speaker<'_>, game: &str) -> Markup {
    let name = w.t("web-nav-rules");
    html! {
        a.ib #to-rules href=(routes::rules(game)) target="_blank" rel="noopener" title=(name) aria-label=(name) { (icon("rules")) }
    }
}

/// A field with a link and a button that copies it.
pub(crate) fn copy_field(w: &Speaker<'_>, id: &str, link: &str, label: &str) -> Markup {
    html! {
        div.line {
            input id=(id) value=(link) readonly aria-label=(label);
            button.btn type="button" hidden data-scripted data-copy=(id) data-done=(w.t("web-copied")) { (w.t("web-copy")) }
            // The script shows it where the device can pass links on.
            button.btn type="button" hidden data-share=(id) { (w.t("web-share")) }
        }
    }
}

/// A field for a name. Where it need not be filled in, somebody without one is a guest: nobody is kept from a seat by it.
pub(crate) fn name_field(w: &Speaker<'_>, value: &str, must: bool) -> Markup {
    let label = w.t("web-your-name");
    html! {
        input name="name" value=(value) required[must] maxlength="40" autocomplete="nickname" placeholder=(label) aria-label=(label);
    }
}

/// Language, theme and sound, and what only the script can do.
fn settings(shell: &Shell, w: &Speaker<'_>) -> Markup {
    html! {
        details.menu #settings {
            summary.ib title=(w.t("web-settings")) aria-label=(w.t("web-settings")) { (icon("settings")) }
            div.sheet {
                h2 { (w.t("web-language")) }
                (languages(shell))
                h2 { (w.t("web-theme")) }
                (setting(shell, "theme", &[
                    ("system", w.t("web-theme-system"), shell.theme == Theme::System),
                    ("light", w.t("web-theme-light"), shell.theme == Theme::Light),
                    ("dark", w.t("web-theme-dark"), shell.theme == Theme::Dark),
                ]))
                h2 { (w.t("web-sound")) }
                (setting(shell, "sound", &[
                    ("on", w.t("table-on"), shell.sound),
                    ("off", w.t("table-off"), !shell.sound),
                ]))
                h2 { (w.t("web-chat")) }
                (setting(shell, "chat", &[
                    ("on", w.t("table-on"), shell.chat),
                    ("off", w.t("table-off"), !shell.chat),
                ]))
                h2 { (w.t("web-bar")) }
                (setting(shell, "bar", &[
                    ("auto", w.t("web-bar-auto"), shell.bar.is_none()),
                    ("on", w.t("table-on"), shell.bar == Some(true)),
                    ("off", w.t("table-off"), shell.bar == Some(false)),
                ]))
                // These live in the browser and mean nothing without the script, which shows them.
                div.prefs hidden data-scripted {
                    h2 { (w.t("web-speed")) }
                    select data-pref="speed" aria-label=(w.t("web-speed")) {
                        option value="1" { (w.t("web-speed-normal")) }
                        option value="2" { (w.t("web-speed-fast")) }
                        option value="0.5" { (w.t("web-speed-slow")) }
                        option value="0" { (w.t("web-speed-none")) }
                    }
                    h2 { (w.t("web-volume")) }
                    input type="range" data-pref="volume" min="0" max="1" step="0.1" aria-label=(w.t("web-volume"));
                    label.check { input type="checkbox" data-pref="mark" checked; (w.t("web-title-mark")) }
                    label.check { input type="checkbox" data-pref="keys" checked; (w.t("web-keys-on")) }
                    details.keys #keys {
                        summary { (w.t("web-keys")) }
                        dl {
                            dt { kbd { "Esc" } } dd { (w.t("web-keys-escape")) }
                            dt { kbd { "←" } " " kbd { "→" } } dd { (w.t("web-keys-arrows")) }
                            dt { kbd { "h" } } dd { (w.t("web-keys-hint")) }
                            dt { kbd { "1" } "–" kbd { "9" } } dd { (w.t("web-keys-numbers")) }
                            dt { kbd { "n N" } } dd { (w.t("web-keys-next")) }
                            dt { kbd { "t" } } dd { (w.t("web-keys-tiles")) }
                            dt { kbd { "e" } } dd { (w.t("web-keys-end")) }
                            dt { kbd { "r" } } dd { (w.t("web-keys-again")) }
                            dt { kbd { "← ↑ → ↓" } } dd { (w.t("web-keys-map")) }
                            dt { kbd { "+ − 0" } } dd { (w.t("web-keys-zoom")) }
                            dt { kbd { "?" } } dd { (w.t("web-keys-help")) }
                        }
                    }
                }
            }
        }
    }
}

/// One button per language, in the language itself.
fn languages(shell: &Shell) -> Markup {
    html! {
        form.pick method="post" action=(routes::path("/me")) {
            input type="hidden" name="back" value=(routes::back(&shell.path));
            @for lang in Lang::ALL {
                button.btn.on[lang == shell.lang] name="lang" value=(lang.code()) lang=(lang.code())
                    aria-pressed=(lang == shell.lang) { (lang.own_name()) }
            }
        }
    }
}

/// A setting of the reader, one button per value.
fn setting(shell: &Shell, name: &str, values: &[(&str, String, bool)]) -> Markup {
    html! {
        form.pick method="post" action=(routes::path("/me")) {
            input type="hidden" name="back" value=(routes::back(&shell.path));
            @for (value, text, on) in values {
                button.btn.on[*on] name=(name) value=(value) aria-pressed=(on) { (text) }
            }
        }
    }
}

fn footer(shell: &Shell, w: &Speaker<'_>) -> Markup {
    html! {
        footer.foot {
            nav aria-label=(w.t("web-nav-rules")) {
                strong { (w.t("web-nav-rules")) }
                @for kit in KITS.iter().filter(|kit| kit.book.is_some()) { a href=(routes::rules(kit.game)) { (w.game(kit.game)) } }
                // The header has no room for it on phones.
                a href=(routes::path("/learn")) { (w.t("web-nav-learn")) }
                a href=(routes::home("#about")) { (w.t("web-nav-about")) }
                a href=(routes::path("/privacy")) { (w.t("web-privacy-title")) }
            }
            p { (w.t("web-unofficial")) }
            (languages(shell))
        }
    }
}

/// Something to tell above the content; the place is there even when there is nothing, for the script.
pub(crate) fn notice(w: &Speaker<'_>, notice: Option<&Notice>) -> Markup {
    html! {
        div.notice #notice role="alert" hidden[notice.is_none()] {
            @if let Some(notice) = notice {
                p { (w.notice(notice)) @if let Notice::Refused(refusal) = notice { " " (rule(w, refusal.rule)) } }
            }
        }
    }
}

/// A rule's id, linked to the reference where the rule has a place in it.
pub(crate) fn rule(w: &Speaker<'_>, id: &str) -> Markup {
    let kit = KITS.iter().find(|kit| kit.book.is_some_and(|book| id.starts_with(book.rules)));
    html! {
        @match kit {
            Some(kit) => {
                a.rule href=(routes::rule(kit.game, id)) target="_blank" rel="noopener"
                    title=(w.t("web-rule-open")) { (id) }
            }
            None => { span.rule { (id) } }
        }
    }
}

/// The value of `data-theme`; the system's own has none.
const fn theme_name(theme: Theme) -> Option<&'static str> {
    match theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    }
}
