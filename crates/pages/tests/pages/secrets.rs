//! What a viewer may not know is not in the document.

use std::borrow::Cow;

use pages::model::TablePage;
use table::{Start, Viewer};
use texts::Lang;

use crate::samples::{page, seen, shell, table};
use crate::structure::select;

#[test]
fn the_seed_is_shown_when_the_game_is_over_and_not_before() {
    for game in catalogue::games() {
        for (plies, over) in [(3, false), (100_000, true)] {
            let table = table(*game, plies);
            let Start::Seed(seed) = table.start() else { panic!("it was dealt from a seed") };
            let html = pages::table(&shell(Lang::En, "/t/birch"), &page(&*seen(&*table), &[])).into_string();
            assert_eq!(html.contains(&seed.to_string()), over, "{}", game.info().id);
            assert!(html.contains(&seed.commitment().to_string()), "{}", game.info().id);
        }
    }
}

#[test]
fn moves_are_offered_to_the_deciding_seat_only() {
    for game in catalogue::games() {
        let table = table(*game, 3);
        let (own, public) = (seen(&*table), table.seen(Viewer::Public));
        let whole = page(&*own, &[]);
        let spectator = TablePage { powers: Cow::default(), ..page(&*public, &[]) };
        let shell = shell(Lang::En, "/t/birch");
        let count = |page: &TablePage<'_>| {
            let html = scraper::Html::parse_document(&pages::table(&shell, page).into_string());
            select(&html, "button[name=move], [href*='choose=']").len()
        };
        assert!(count(&whole) > 0, "{}", game.info().id);
        assert_eq!(count(&spectator), 0, "{}", game.info().id);
    }
}
