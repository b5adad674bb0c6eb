//! Makes script, style and symbols ready for the wire; `src/assets.rs` takes them in.

use std::error::Error;
use std::{env, path::PathBuf};

use press::Press;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=assets");
    let mut press = Press::new("assets", PathBuf::from(env::var("OUT_DIR")?));
    for sheet in ["loup", "guide", "howto", "gallery"] {
        press.add_style(&format!("{sheet}.css"), "style", &[sheet])?;
    }
    press.add_scripts("script", ("loup.js", "page.js"), &[("table.js", "table.js")])?;
    press.add_picture("symbols.svg", "symbols.svg")?;
    // What belongs to a game lies in the game's folder.
    for game in ["wolves", "hound", "triqueta"] {
        press.add_style(&format!("{game}.css"), game, &["style"])?;
        press.add_picture(&format!("{game}.svg"), &format!("{game}/symbols.svg"))?;
    }
    press.add_picture("favicon.svg", "favicon.svg")?;
    press.add_file("social.png", "image/png")?;
    press.write()?;
    Ok(())
}
