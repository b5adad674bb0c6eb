//! Symbols of the sprite, and the mark of Loup.

use bots::Level;
use maud::{Markup, Render, html};

use crate::assets;
use crate::games::kit;
use crate::routes;

/// A symbol beside a text that says the same.
pub fn icon(name: &str) -> impl Render {
    icon_as(name, "")
}

/// A symbol with another size or colour, by class.
pub fn icon_as(name: &str, class: &str) -> impl Render {
    Drawn(move |out| {
        for part in ["<svg class=\"ico ", class, "\" aria-hidden=\"true\">"] {
            out.push_str(part);
        }
        symbol(name).render_to(out);
        out.push_str("</svg>");
    })
}

/// The symbol alone, for a picture that has its own place and size.
pub fn symbol(name: &str) -> impl Render {
    Drawn(move |out| {
        out.push_str("<use href=\"");
        href(name).render_to(out);
        out.push_str("\"></use>");
    })
}

/// Where a symbol is. Names, classes and addresses are our own: a page has hundreds of them, and none needs escaping.
pub(crate) fn href(name: &str) -> impl Render {
    Drawn(move |out| {
        routes::plain(assets::sprite(name)).render_to(out);
        out.push('#');
        out.push_str(name);
    })
}

/// What is written straight into the page, instead of being made first and copied then: for what a page has hundreds of.
pub(crate) struct Drawn<F: Fn(&mut String)>(pub(crate) F);

impl<F: Fn(&mut String)> Render for Drawn<F> {
    fn render_to(&self, out: &mut String) {
        self.0(out);
    }
}

/// The symbol that stands for a game.
#[must_use]
pub fn game(id: &str) -> Markup {
    let (symbol, class) = kit(id).icon;
    html! { (icon_as(symbol, format!("game {class}").trim_end())) }
}

/// The face of a bot, by its level.
pub fn bot_face(level: Level, class: &str) -> impl Render {
    icon_as(
        match level {
            Level::Cub => "bot-cub",
            Level::Scout => "bot-scout",
            Level::Hunter => "bot-hunter",
            Level::Alpha => "bot-alpha",
        },
        class,
    )
}

/// The mark of Loup: a wolf before the moon.
pub(crate) fn mark() -> Markup {
    html! {
        svg.mark viewBox="0 0 48 48" aria-hidden="true" {
            circle cx="24" cy="24" r="22" fill="var(--moon)" {}
            path d="M24 46 9 34l2-21 9 8h8l9-8 2 21z" fill="#2b2416" {}
            path d="M24 46 9 34l2-21 9 8h4z" fill="#fff" opacity=".14" {}
            path d="m15 27 6 3-5 1zm18 0-6 3 5 1z" fill="var(--moon)" {}
        }
    }
}
