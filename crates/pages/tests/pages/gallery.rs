//! The gallery shows everything once in each theme, and what it shows changes only on purpose.

use std::fmt::Write;
use std::path::Path;

use scraper::{ElementRef, Html};
use texts::Lang;

use crate::samples::shell;
use crate::structure::select;

fn gallery() -> Html {
    let page = pages::gallery(&shell(Lang::En, "/gallery"), catalogue::games());
    Html::parse_document(&page.into_string())
}

/// The shape of an element: names and classes, without the words and the numbers.
fn shape(element: ElementRef<'_>, depth: usize, into: &mut String) {
    let value = element.value();
    let classes: Vec<&str> = value.classes().collect();
    let uses = value.attr("href").and_then(|href| href.split_once('#')).map(|(_, symbol)| symbol);
    let dot = if classes.is_empty() { String::new() } else { format!(".{}", classes.join(".")) };
    let symbol = uses.map(|symbol| format!(" #{symbol}")).unwrap_or_default();
    writeln!(into, "{}{}{dot}{symbol}", "  ".repeat(depth), value.name()).expect("a text grows");
    for child in element.children().filter_map(ElementRef::wrap) {
        shape(child, depth + 1, into);
    }
}

/// Set `LOUP_SNAPSHOT=write` to accept what is shown now.
#[test]
fn what_is_shown_is_what_was_looked_at() {
    let page = gallery();
    let mut shown = String::new();
    for figure in select(&page, ".theme[data-theme=light] figure, .herds figure, .herds .wh-a1") {
        writeln!(shown, "== {}", figure.attr("data-shows").unwrap_or("animal")).expect("a text grows");
        shape(figure, 0, &mut shown);
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pages/gallery.snapshot");
    if std::env::var_os("LOUP_SNAPSHOT").is_some() {
        std::fs::write(&file, &shown).expect("the snapshot can be written");
    }
    let kept = std::fs::read_to_string(&file).expect("there is a snapshot");
    let differs = kept.lines().zip(shown.lines()).position(|(kept, shown)| kept != shown);
    assert!(
        kept == shown,
        "differs from line {:?} on; LOUP_SNAPSHOT=write accepts it",
        differs.map(|line| line + 1)
    );
}

#[test]
fn both_themes_show_the_same_and_every_symbol() {
    let page = gallery();
    let names = |theme: &str| -> Vec<String> {
        let figures = select(&page, &format!(".theme[data-theme={theme}] figure"));
        figures.iter().filter_map(|figure| figure.attr("data-shows").map(str::to_owned)).collect()
    };
    let day = names("light");
    assert_eq!(day, names("dark"));
    for sprite in pages::assets::ALL.iter().filter(|asset| asset.mime == "image/svg+xml") {
        let sprite = Html::parse_fragment(std::str::from_utf8(sprite.body).expect("a text"));
        for symbol in select(&sprite, "[id]").iter().filter_map(|symbol| symbol.attr("id")) {
            assert_eq!(day.iter().filter(|name| *name == symbol).count(), 1, "{symbol}");
        }
    }
}

#[test]
fn every_animal_card_and_every_board_is_there() {
    let page = gallery();
    assert_eq!(select(&page, ".herds .wh-a1").len(), 24);
    for game in catalogue::games() {
        assert_eq!(select(&page, &format!("[data-shows='board {}'] .board", game.info().id)).len(), 1);
    }
    // The states of the map that need a choice are there too.
    for state in ["g[data-home]", ".tw-t", ".tw-glow"] {
        assert!(!select(&page, state).is_empty(), "{state}");
    }
}
