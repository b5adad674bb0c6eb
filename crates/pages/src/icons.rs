//! Symbols of the sprite, and the mark of Loup.

use bots::Level;
use maud::{Markup, Render, html};

use crate::assets;
use crate::games::kit;
use crate::routes;

/// A symbol beside a text that says the same.
#[must_use]
pub fn icon(name: &str) -> Markup {
    icon_as(name, "")
}

/// A symbol with another size or colour, by class.
#[must_use]
pub fn icon_as(name: &str, class: &str) -> Markup {
    html! {
        svg class={ "ico " (class) } aria-hidden="true" { (symbol(name)) }
    }
}

/// The symbol alone, for a picture that has its own place and size.
#[must_use]
pub fn symbol(name: &str) -> Markup {
    html! { use href=(href(name)) {} }
}

/// Where a symbol is. Names and addresses are our own: a page has hundreds of them, and none needs escaping.
pub(crate) fn href(name: &str) -> impl Render {
    struct Href<'a>(&'a str);
    impl Render for Href<'_> {
        fn render_to(&self, out: &mut String) {
            routes::plain(assets::sprite(self.0)).render_to(out);
            out.push('#');
            out.push_str(self.0);
        }
    }
    Href(name)
}

/// The symbol that stands for a game.
#[must_use]
pub fn game(id: &str) -> Markup {
    let (symbol, class) = kit(id).icon;
    icon_as(symbol, format!("game {class}").trim_end())
}

/// The face of a bot, by its level.
#[must_use]
pub fn bot_face(level: Level, class: &str) -> Markup {
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
