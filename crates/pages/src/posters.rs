//! The winner's poster: one scene, always at night, that stands on the winner's screen and goes out as a picture.
//!
//! On the page the scene has words beside it. As a picture it is alone: colours are told, symbols lie in it, and
//! words are drawn (`letters`), so that whoever makes a picture of it needs neither style nor fonts.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use maud::{Markup, PreEscaped, html};
use table::{AnySeen, Outcome};
use texts::{Lang, Speaker};

use crate::assets;
use crate::ending;
use crate::games::kit;
use crate::icons::mark;
use crate::letters::{draw, fitted, width, wrap};

/// The colours of the night that only posters have, from the sky to the ground before it.
pub(crate) const SKY: &str = "#1a2338";
const HALO: (&str, &str) = ("#202b45", "#293758");
const CRATER: &str = "#e0c77c";
pub(crate) const VALLEY: &str = "#18202f";
pub(crate) const ROCK: &str = "#101622";
pub(crate) const GROUND: &str = "#10141f";
const WORDS: (&str, &str) = ("#ece8dd", "#a9adba");

/// How a poster is cut as a picture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cut {
    /// 1200 by 1200.
    Square,
    /// 1200 by 630, as previews of links are.
    Wide,
}

impl Cut {
    /// Its name in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Square => "square",
            Self::Wide => "wide",
        }
    }

    /// The cut with this name.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        [Self::Square, Self::Wide].into_iter().find(|cut| cut.name() == name)
    }

    /// The width and height of the picture.
    #[must_use]
    pub const fn size(self) -> (u32, u32) {
        match self {
            Self::Square => (1200, 1200),
            Self::Wide => (1200, 630),
        }
    }
}

/// The scene of this game's end, on a sheet of 800 by 800 whose land goes on to both sides.
pub(crate) fn scene(seen: &dyn AnySeen, outcome: &Outcome) -> Markup {
    let own = kit(seen.info().id).epilogue.and_then(|epilogue| (epilogue.poster)(seen, outcome));
    html! {
        rect x="-800" y="-900" width="2800" height="2200" fill=(SKY) {}
        circle cx="500" cy="330" r="330" fill=(HALO.0) {}
        circle cx="500" cy="330" r="262" fill=(HALO.1) {}
        circle cx="500" cy="330" r="196" fill="var(--disc)" {}
        path d="M438 236l34 16-8 30-30-6zM560 300l26 10-6 24-24-8zM470 396l22 8-4 18-20-6z" fill=(CRATER) {}
        path d="M-460 1000V520l150-80 170 90 140-30 120-70 110 64 150-96 120 80 110-60 190 110 240-80 260 90 300-60V1000z" fill="var(--sridge)" {}
        @match own {
            Some(own) => (own),
            None => path d="M-460 1000V640l320-60 290-16 130 40 160-70 180 60 400-60 440 40V1000z" fill=(VALLEY) {},
        }
        path d="M-460 1000V690l220-30 200 14 150-22 170 20 190-30 160 26 210-22 220 30 400-20V1000z" fill=(GROUND) {}
    }
}

/// The winner's poster as a picture in SVG that needs nothing else; none while the game is not over.
#[must_use]
pub fn poster(lang: Lang, code: &str, seen: &dyn AnySeen, names: &[String], cut: Cut) -> Option<String> {
    let outcome = seen.outcome()?;
    let w = Speaker::new(lang).with_names(names);
    let told = ending::told(&w, seen, &outcome);
    let foot = told.foot(&w, seen.info().id, code);
    let (width, height) = cut.size();
    let (frame, body) = match cut {
        Cut::Square => ("0 0 800 800", square(seen, &outcome, &told, &foot)),
        Cut::Wide => ("0 0 800 420", wide(seen, &outcome, &told, &foot)),
    };
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(width) height=(height) viewBox=(frame) { (body) }
    };
    Some(alone(&picture.into_string()))
}

/// The mark of Loup at the foot, and what stands beside it.
fn foot((x, y): (f32, f32), text: &str, most: f32) -> Markup {
    html! {
        svg x=(x) y=(y - 16.0) width="24" height="24" viewBox="0 0 48 48" { (mark()) }
        (draw(&fitted(text, 9.0, most - 34.0), (x + 34.0, y), 9.0, WORDS.1))
    }
}

fn square(seen: &dyn AnySeen, outcome: &Outcome, told: &ending::Told, line: &str) -> Markup {
    const MOST: f32 = 736.0;
    let high = (38.0 * MOST / width(&told.title, 38.0).max(1.0)).clamp(20.0, 38.0);
    let lines = wrap(&told.story, 14.5, MOST, 3);
    let first = 752.0 - 25.0 * lines.len() as f32;
    html! {
        (scene(seen, outcome))
        (draw(&fitted(&told.label, 9.0, MOST), (32.0, 42.0), 9.0, WORDS.1))
        (draw(&fitted(&told.title, high, MOST), (32.0, 96.0), high, WORDS.0))
        @for (index, line) in lines.iter().enumerate() {
            (draw(line, (32.0, first + 25.0 * index as f32), 14.5, WORDS.0))
        }
        (foot((32.0, 776.0), line, MOST))
    }
}

fn wide(seen: &dyn AnySeen, outcome: &Outcome, told: &ending::Told, line: &str) -> Markup {
    const MOST: f32 = 396.0;
    let high = (34.0 * MOST / width(&told.title, 34.0).max(1.0)).clamp(24.0, 34.0);
    let title = wrap(&told.title, high, MOST, 3);
    let below = 62.0 + high + (high + 16.0) * title.len() as f32 - 16.0;
    let lines = wrap(&told.story, 13.5, MOST, 5);
    html! {
        g transform="translate(250 -84) scale(.8)" { (scene(seen, outcome)) }
        path d="M-10 430V376l160-10 180 10 200-12 170 12 110-6v70z" fill=(GROUND) {}
        (draw(&fitted(&told.label, 8.5, MOST), (30.0, 44.0), 8.5, WORDS.1))
        @for (index, line) in title.iter().enumerate() {
            (draw(line, (30.0, 62.0 + high + (high + 16.0) * index as f32), high, WORDS.0))
        }
        @for (index, line) in lines.iter().enumerate() {
            (draw(line, (30.0, below + 20.0 + 24.0 * index as f32), 13.5, WORDS.0))
        }
        (foot((30.0, 404.0), line, 740.0))
    }
}

/// The same picture without anything that lies elsewhere: colours as values, symbols inside, no classes.
fn alone(picture: &str) -> String {
    let mut text = coloured(&picture.replace(" class=\"mark\"", ""));
    let mut names = BTreeSet::new();
    while let Some(place) = text.find("href=\"/assets/").or_else(|| text.find("href=\"/")) {
        let Some((length, hash)) = text[place + 6..]
            .find('"')
            .and_then(|end| Some((end, text[place + 6..place + 6 + end].find('#')?)))
        else {
            break;
        };
        names.insert(text[place + 6 + hash + 1..place + 6 + length].to_owned());
        text.replace_range(place + 6..place + 6 + hash, "");
    }
    let symbols: String = names.iter().filter_map(|name| symbol(name)).collect();
    match text.find('>') {
        Some(end) => {
            text.insert_str(end + 1, &format!("<defs>{symbols}</defs>"));
            text
        }
        None => text,
    }
}

/// A symbol of the sprites, with the colours of the night. What takes its colour from where it stands is cut out of
/// light paper.
fn symbol(name: &str) -> Option<String> {
    let element = |text: &'static str, kind: &str| {
        let (start, end) = (format!("<{kind} id=\"{name}\""), format!("</{kind}>"));
        let rest = &text[text.find(&start)?..];
        // Up to the end that is not that of something inside.
        let ends = rest.match_indices(&end).map(|(place, _)| place + end.len());
        let opens = format!("<{kind}");
        let whole = |place: &usize| {
            let part = &rest[..*place];
            part.matches(&opens).count() == part.matches(&end).count()
        };
        ends.into_iter().find(whole).map(|place| &rest[..place])
    };
    let found =
        assets::ALL.iter().filter(|asset| asset.mime == assets::SYMBOLS_SVG.mime).find_map(|asset| {
            let text = std::str::from_utf8(asset.body).ok()?;
            element(text, "symbol").or_else(|| element(text, "g"))
        })?;
    let paper = if found.contains("currentColor") { "var(--mark-paper)" } else { "var(--card)" };
    Some(coloured(&found.replace("var(--card, #fffdf8)", paper)))
}

/// Names of colours become colours, and so do the classes that give them.
fn coloured(text: &str) -> String {
    let mut text = text.to_owned();
    for (class, token) in TINTS {
        text = text.replace(&format!("class=\"{class}\""), &format!("color=\"var(--{token})\""));
    }
    let mut done = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once("var(--") {
        let (name, after) = after.split_once(')').unwrap_or((after, ""));
        done.push_str(before);
        done.push_str(night(name.split(',').next().unwrap_or_default()));
        rest = after;
    }
    done.push_str(rest);
    done
}

/// The classes of pieces and tokens, and the colours that they give.
const TINTS: [(&str, &str); 12] = [
    ("pack-f", "pack-f"),
    ("pack-r", "pack-r"),
    ("pack-g", "pack-g"),
    ("pack-t", "pack-t"),
    ("pack-d", "pack-d"),
    ("animal-rabbit", "a-rabbit"),
    ("animal-owl", "a-owl"),
    ("animal-deer", "a-deer"),
    ("animal-boar", "a-boar"),
    ("animal-ram", "a-ram"),
    ("animal-bear", "a-bear"),
    ("animal-wolf", "a-wolf"),
];

/// What a token of the style sheets is at night: they are asked, so that no colour is written twice.
fn night(token: &str) -> &'static str {
    static NIGHT: OnceLock<Vec<(&str, &str)>> = OnceLock::new();
    let all = NIGHT.get_or_init(|| {
        let sheet = std::str::from_utf8(assets::LOUP_CSS.body).unwrap_or_default();
        let said = sheet.split("--").skip(1).filter_map(|rest| rest.split_once(':'));
        said.filter_map(|(name, rest)| {
            let value = rest.split([';', '}']).next()?.trim();
            let value = match value.strip_prefix("light-dark(").and_then(|both| both.strip_suffix(')')) {
                Some(both) if both.matches('(').count() == 0 => both.split(',').nth(1)?.trim(),
                Some(both) => both.rsplit_once(',').filter(|(_, night)| !night.contains(')'))?.1.trim(),
                None => value,
            };
            Some((name.trim(), value)).filter(|(_, value)| value.starts_with('#'))
        })
        .collect()
    });
    // A colour that is no plain one is not for pictures.
    all.iter().find(|(name, _)| *name == token.trim()).map_or("none", |(_, value)| value)
}

/// Something drawn at a place and in a size.
pub(crate) fn put(name: &str, x: i16, y: i16, size: u16) -> Markup {
    crate::pictures::put(name, x, y, size)
}

/// A symbol in the colours of a class.
pub(crate) fn tinted(class: &str, inner: &Markup) -> Markup {
    html! { g class=(class) { (PreEscaped(&inner.0)) } }
}

#[cfg(test)]
mod tests {
    use table::{AnyTable, Choices, Start, Viewer};

    use super::*;

    fn over(game: &dyn table::AnyGame, players: u8) -> Box<dyn AnyTable> {
        let names = ["Mira", "Jonas", "Ana", "Zoë", "<&\">"].map(str::to_owned);
        let start = Start::Seed("c0ffee".parse().expect("a test knows its data"));
        let choices = Choices::new(players);
        let mut table = game.open(&choices, start, &names[..players.into()]).expect("a test knows its data");
        while !table.legal_moves().is_empty() {
            let count = table.legal_moves().len();
            table.play_nth((table.plies() * 7919 + 13) % count).expect("a test knows its data");
        }
        table
    }

    /// Nothing in a picture asks for anything outside of it, and every colour is one.
    #[test]
    fn a_picture_stands_alone() {
        for game in catalogue::games() {
            let players = *game.info().players.end();
            let table = over(*game, players);
            let seen = table.seen(Viewer::Public);
            for lang in Lang::ALL {
                for cut in [Cut::Square, Cut::Wide] {
                    let picture = poster(lang, "birch", &*seen, seen.names(), cut).expect("the game is over");
                    for foreign in ["var(", "class=", "/assets", "href=\"/", "<text", "currentColor\" d=\"\""]
                    {
                        assert!(!picture.contains(foreign), "{} has {foreign}", game.info().id);
                    }
                    for used in picture.split("<use href=\"#").skip(1) {
                        let name = used.split('"').next().unwrap_or_default();
                        assert!(picture.contains(&format!("id=\"{name}\"")), "{name} is not in the picture");
                    }
                    if let Ok(folder) = std::env::var("LOUP_POSTERS") {
                        let file = format!("{folder}/{}-{}-{lang}.svg", game.info().id, cut.name());
                        std::fs::write(file, &picture).expect("a folder");
                    }
                }
            }
        }
        assert_eq!(Cut::find("wide"), Some(Cut::Wide));
        assert_eq!(Cut::find("tall"), None);
    }

    #[test]
    fn colours_are_those_of_the_night() {
        assert_eq!(night("disc"), "#f3dd9d");
        assert_eq!(
            coloured("<g class=\"pack-r\" fill=\"var(--card, #fff)\"/>"),
            "<g color=\"#b59ae8\" fill=\"#1d2434\"/>"
        );
        assert_eq!(night("no-such-token"), "none");
    }
}
