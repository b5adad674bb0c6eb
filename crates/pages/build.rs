//! Makes script, style and symbols ready for the wire; `src/assets.rs` takes them in.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use press::Press;

/// Everything that is common, in the order in which it holds: the tokens first, what depends on the screen last.
const STYLE: [&str; 11] =
    ["tokens", "ground", "parts", "frame", "home", "making", "table", "rail", "texts", "screens", "forced"];
/// What only a table in play needs.
const PLAYING: [&str; 2] = ["tabs", "first"];
/// The sheet of a game, if it has one, that only a table in play needs: replays, which carry the whole log, do without.
const OF_GAME: &str = "playing";

/// What belongs to a game lies in the game's folder here.
const GAMES: &str = "games";

/// The sheets of a game in the order in which they hold, as in [`STYLE`]; those between are alike.
fn sheets(folder: &Path) -> io::Result<Vec<String>> {
    let mut sheets = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "css") {
            sheets.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    sheets.retain(|sheet| sheet != OF_GAME);
    let place = |name: &str| match name {
        "tokens" => 0,
        "screens" => 2,
        "first" => 3,
        _ => 1,
    };
    sheets.sort_by(|one, other| (place(one), one).cmp(&(place(other), other)));
    Ok(sheets)
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=assets");
    let mut press = Press::new("assets", PathBuf::from(env::var("OUT_DIR")?));
    press.add_style("loup.css", "style", &STYLE)?;
    press.add_style("playing.css", "style", &PLAYING)?;
    for sheet in ["gallery", "guide", "host", "howto", "lobby", "me", "moment", "prose"] {
        press.add_style(&format!("{sheet}.css"), "style", &[sheet])?;
    }
    press.add_style("ending.css", "ending", &["tokens", "ending"])?;
    press.add_style("chooser.css", "chooser", &["chooser"])?;
    press.add_scripts(
        "script",
        ("loup.js", "page.js"),
        &[
            ("table.js", "table.js"),
            ("map.js", "map.js"),
            ("lobby.js", "lobby.js"),
            ("me.js", "me.js"),
            ("evening.js", "evening.js"),
            ("waiting.js", "waiting.js"),
            ("badge.js", "badge.js"),
            ("moment.js", "moment.js"),
            ("sound.js", "sound.js"),
            ("replay.js", "playing.js"),
        ],
    )?;
    press.add_picture("symbols.svg", "symbols.svg")?;
    let mut games: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(Path::new("assets").join(GAMES))? {
        games.push(entry?.path());
    }
    games.sort();
    for folder in games {
        let game = folder.file_name().unwrap_or_default().to_string_lossy();
        let sheets = sheets(&folder)?;
        let sheets: Vec<&str> = sheets.iter().map(String::as_str).collect();
        press.add_style(&format!("{game}.css"), &format!("{GAMES}/{game}"), &sheets)?;
        if folder.join(format!("{OF_GAME}.css")).exists() {
            press.add_style(&format!("{game}-{OF_GAME}.css"), &format!("{GAMES}/{game}"), &[OF_GAME])?;
        }
        press.add_picture(&format!("{game}.svg"), &format!("{GAMES}/{game}/symbols.svg"))?;
    }
    press.add_picture("favicon.svg", "favicon.svg")?;
    for picture in ["social", "icon-180", "icon-192", "icon-512"] {
        press.add_file(&format!("{picture}.png"), "image/png")?;
    }
    press.write()?;
    Ok(())
}
