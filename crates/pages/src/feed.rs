//! The tables that wait for somebody as an Atom feed, and what a device needs to install Loup.

use maud::{Render, html};
use table::Phrase;
use texts::Speaker;

use crate::assets;
use crate::model::{CardState, Shell, TableCard};
use crate::names::table_name;
use crate::time::moment;
use crate::words::{Words, speaker};

/// The feed of somebody's tables at which it is their turn: names of tables and games, and nothing that is hidden.
/// `address` is the feed's own.
#[must_use]
pub fn feed(shell: &Shell, address: &str, cards: &[TableCard]) -> String {
    let w = speaker(shell);
    let waiting: Vec<&TableCard> =
        cards.iter().filter(|card| matches!(card.state, CardState::Playing(_, true))).collect();
    let newest = waiting.iter().map(|card| card.touched).max().unwrap_or(0);
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n\
         <id>{address}</id>\n<title>{}</title>\n<updated>{}</updated>\n\
         <link rel=\"self\" href=\"{address}\"/>\n<link href=\"{base}/\"/>\n<author><name>Loup</name></author>\n",
        shell.lang.code(),
        escaped(&w.t("web-feed-title")),
        moment(newest),
        address = escaped(address),
        base = escaped(&shell.base),
    );
    for card in waiting {
        text.push_str(&entry(&w, shell, card));
    }
    text.push_str("</feed>\n");
    text
}

fn entry(w: &Speaker<'_>, shell: &Shell, card: &TableCard) -> String {
    let link = escaped(&format!("{}/t/{}", shell.base, card.code));
    let title = Phrase::new("web-feed-turn").with("table", table_name(w, &card.code));
    // Every turn is news of its own, and nothing else is.
    format!(
        "<entry>\n<id>{link}#{entries}</id>\n<title>{}</title>\n<updated>{}</updated>\n<link href=\"{link}\"/>\n\
         <summary>{}</summary>\n</entry>\n",
        escaped(&w.say(&title.with("game", w.game(card.game)))),
        moment(card.touched),
        escaped(&crate::cards::people(w, &card.seats)),
        entries = card.entries,
    )
}

/// What a device needs to know to install Loup: a web app manifest.
#[must_use]
pub fn manifest(shell: &Shell) -> String {
    let w = speaker(shell);
    let (root, icon) = (&shell.root, assets::FAVICON_SVG.href);
    // Some devices take no drawing. Ours stand in the middle of their paper, so that a mask takes nothing away from them.
    let drawn = [(192, assets::ICON_192_PNG), (512, assets::ICON_512_PNG)].map(|(side, asset)| {
        let (icon, kind) = (asset.href, asset.mime);
        ["any", "maskable"].map(|purpose| {
            format!(",{{\"src\":\"{root}{icon}\",\"sizes\":\"{side}x{side}\",\"type\":\"{kind}\",\"purpose\":\"{purpose}\"}}")
        })
    });
    format!(
        "{{\"name\":\"Loup\",\"short_name\":\"Loup\",\"description\":{},\"lang\":\"{}\",\"start_url\":\"{root}/\",\
         \"scope\":\"{root}/\",\"display\":\"standalone\",\"background_color\":\"#f5f0e8\",\"theme_color\":\"#f5f0e8\",\
         \"icons\":[{{\"src\":\"{root}{icon}\",\"sizes\":\"any\",\"type\":\"image/svg+xml\",\"purpose\":\"any\"}}{}]}}\n",
        quoted(&w.t("web-home-description")),
        shell.lang.code(),
        drawn.concat().concat(),
    )
}

/// Text as XML writes it.
fn escaped(text: &str) -> String {
    html! { (text) }.render().into_string()
}

/// A sentence of our own as JSON writes it.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
