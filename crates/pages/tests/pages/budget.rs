//! What a first visit costs.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use texts::Lang;

use crate::samples::{chat, page, shell, table};

fn compressed(bytes: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("a test knows its data");
    encoder.finish().expect("a test knows its data").len()
}

fn asset(name: &str) -> usize {
    compressed(
        pages::assets::ALL.iter().find(|asset| asset.name == name).expect("a test knows its data").body,
    )
}

#[test]
fn the_first_table_page_is_small() {
    let common = asset("loup.css") + asset("loup.js") + asset("symbols.svg") + asset("favicon.svg");
    for game in catalogue::games() {
        let table = table(*game, 40);
        let chat = chat();
        let html = pages::table(&shell(Lang::De, "/t/birch"), &page(&*table, &chat)).into_string();
        let whole = compressed(html.as_bytes()) + common + asset(&format!("{}.css", game.info().id));
        assert!(whole < 60_000, "{} weighs {whole} bytes", game.info().id);
    }
}

#[test]
fn the_script_is_small() {
    let script = asset("loup.js");
    assert!(script < 10_000, "the script weighs {script} bytes");
}
