//! Makes script, style and symbols ready for the wire; `src/assets.rs` takes them in.

use std::error::Error;
use std::{env, path::PathBuf};

use press::Press;

/// Everything that is common, in the order in which it holds: the tokens first, what depends on the screen last.
const STYLE: [&str; 11] =
    ["tokens", "ground", "parts", "frame", "home", "making", "lobby", "table", "rail", "texts", "screens"];

/// What belongs to a game lies in the game's folder.
const GAMES: [(&str, &[&str]); 3] = [
    ("wolves", &["map", "own", "rail", "screens"]),
    ("hound", &["tokens", "ring", "places", "rail", "screens"]),
    ("triqueta", &["tokens", "board", "own", "screens"]),
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=assets");
    let mut press = Press::new("assets", PathBuf::from(env::var("OUT_DIR")?));
    press.add_style("loup.css", "style", &STYLE)?;
    for sheet in ["guide", "howto", "gallery"] {
        press.add_style(&format!("{sheet}.css"), "style", &[sheet])?;
    }
    press.add_scripts("script", ("loup.js", "page.js"), &[("table.js", "table.js")])?;
    press.add_picture("symbols.svg", "symbols.svg")?;
    for (game, sheets) in GAMES {
        press.add_style(&format!("{game}.css"), game, sheets)?;
        press.add_picture(&format!("{game}.svg"), &format!("{game}/symbols.svg"))?;
    }
    press.add_picture("favicon.svg", "favicon.svg")?;
    press.add_file("social.png", "image/png")?;
    press.write()?;
    Ok(())
}
