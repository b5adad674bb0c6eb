//! What a first visit costs on the wire: the page and every file that it asks for.

use std::collections::BTreeSet;

use pages::assets::{ALL, Asset, LOBBY_JS, LOUP_JS, MAP_JS, TABLE_JS};

use crate::samples::all;
use crate::structure::select;

fn packed(asset: &Asset) -> usize {
    asset.brotli.map_or(asset.body.len(), <[u8]>::len)
}

#[test]
fn a_first_visit_is_small() {
    for page in all() {
        let parsed = page.parsed();
        let links = select(&parsed, "link[href^='/assets/'], script[src^='/assets/'], use[href^='/assets/']");
        // The picture for a home screen is fetched when somebody puts the page there.
        let links = links.iter().filter(|link| link.attr("rel") != Some("apple-touch-icon"));
        let links = links.filter_map(|link| link.attr("href").or(link.attr("src")));
        let asked: BTreeSet<&str> = links.filter_map(|link| link.split('#').next()).collect();
        let files = ALL.iter().filter(|asset| asked.contains(asset.href));
        // A server has less time for a page than a build has for a file, so a page is packed worse.
        let whole = press::gzip(page.html.as_bytes()).len() + files.map(packed).sum::<usize>();
        let most = if page.name.starts_with("home") { 50_000 } else { 61_000 };
        assert!(whole < most || page.name == "gallery", "{} weighs {whole} bytes", page.name);
    }
}

#[test]
fn the_scripts_are_small() {
    assert!(packed(&LOUP_JS) < 12_000, "the script of every page weighs {} bytes", packed(&LOUP_JS));
    assert!(packed(&LOBBY_JS) < 2_000, "the script of lobbies weighs {} bytes", packed(&LOBBY_JS));
    assert!(packed(&MAP_JS) < 3_500, "the script of maps weighs {} bytes", packed(&MAP_JS));
    assert!(packed(&TABLE_JS) < 8_000, "the script of tables weighs {} bytes", packed(&TABLE_JS));
}
