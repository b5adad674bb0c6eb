//! What the small signs of a board mean: a list on the rules page, which a table fetches when somebody asks.

use maud::{Markup, html};
use texts::Speaker;

use crate::games::kit;
use crate::routes;
use crate::words::Words;

/// A sign, and the message that says what it means.
pub(crate) type Sign = (Markup, &'static str);

/// The place of the list on the page.
const PLACE: &str = "signs";

/// The list; `None` for a game without signs of its own.
pub(crate) fn legend(w: &Speaker<'_>, game: &str) -> Option<Markup> {
    let signs = (kit(game).signs)();
    if signs.is_empty() {
        return None;
    }
    Some(html! {
        section.legend {
            h2 { (w.t("web-signs")) }
            div id=(PLACE) {
                ul { @for (sign, key) in signs { li { span.sign aria-hidden="true" { (sign) } (w.t(key)) } } }
            }
        }
    })
}

/// Its place at a table: a link that the script fills with the list when it is opened.
pub(crate) fn place(w: &Speaker<'_>, game: &str) -> Markup {
    let at = routes::game("rules", game);
    html! {
        details.legend #legend {
            summary { (w.t("web-signs")) }
            div id=(PLACE) data-own data-src=(at) { p { a href={ (at) "#" (PLACE) } target="_blank" rel="noopener" { (w.t("web-signs")) } } }
        }
    }
}
