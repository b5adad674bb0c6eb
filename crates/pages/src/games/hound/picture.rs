//! The picture of Wolf & Hound: a wolf, a hound and the sheep between them.

use maud::{Markup, html};

use crate::pictures::{land, moon, put};

pub(super) fn picture() -> Markup {
    html! {
        (moon(96, 66, 42))
        (land("M0 200V110l90-30 90 44 110-70 130 62v84z", "sridge"))
        (land("M0 200V150l110-24 120 30 190-40v84z", "grass"))
        (land("M0 200V178l160-20 260 22v20z", "forest"))
        (put("sheep", 150, 118, 58))
        (put("sheep", 204, 132, 52))
        (put("card-wolf", 22, 86, 112))
        (put("card-hound", 282, 84, 116))
    }
}
