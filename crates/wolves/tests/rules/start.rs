//! The start: TW70 to TW72, TW81.

use crate::{three, two, with};
use table::{Choices, Game, Quick, Seat};
use wolves::Wolves;
use wolves::event::Event;

/// TW70: a snake draft on the ten hexes at the chasm, the second pair of wolves on the other bank.
#[test]
fn draft_goes_around_and_back() {
    let mut play = three("first 2");
    let mut order = Vec::new();
    let hexes = ["0A", "0C", "0D", "0F", "0G", "0J"];
    assert_eq!(play.list("draft").len(), 10);
    assert_eq!(play.refused("draft 1A"), ("TW70", "draft-bank".into()));
    assert_eq!(play.refused("draft 0L"), ("TW80", "impassable".into()));
    assert_eq!(play.refused("move forest").0, "TA03");
    for hex in hexes {
        order.push(play.game.to_act(&play.position).map_or(0, Seat::number));
        if order.len() == 3 {
            assert_eq!(play.refused("draft 0A"), ("TW70", "draft-taken".into()));
        }
        if order.len() == 4 {
            // Seat 1 just chose 0D on the north bank.
            assert_eq!(play.refused("draft 0G"), ("TW70", "draft-same-bank".into()));
            assert_eq!(play.list("draft"), ["0F", "0J", "0M", "0P"]);
        }
        let hex = if order.len() == 5 { "0G" } else { hex };
        play.play(&format!("draft {hex}"));
    }
    assert_eq!(order, [2, 3, 1, 1, 3, 2]);
    assert_eq!(play.at("0A"), "rocky alpha, rocky wolf");
    assert_eq!(play.game.to_act(&play.position), Seat::new(2), "who drafted first begins");
    assert_eq!((play.game.turn(&play.position), play.position.actions), (6, 2));
}

/// TW70: packs chosen or random, first player random; every seat begins now and then.
#[test]
fn packs_and_first_player_are_drawn() {
    let choices = Choices::new(4).with("packs", "desert,random,random,random");
    let options = Wolves::options(&Wolves::menu(&choices).settle(&choices).unwrap()).unwrap();
    let mut chance = Quick::new(9);
    let deals: Vec<_> = (0..60).map(|_| Wolves::deal(&options, &mut chance)).collect();
    for seat in Seat::all(4) {
        assert!(deals.iter().any(|deal| deal.first == seat));
    }
    assert!(deals.iter().all(|deal| deal.packs[0] == wolves::terrain::Pack::Desert));
    assert!(deals.iter().any(|deal| deal.packs[1] != deals[0].packs[1]));
}

/// TW70: five players fill all ten hexes, whichever banks they choose first.
#[test]
fn five_players_always_find_a_second_hex() {
    let mut chance = Quick::new(10);
    for _ in 0..200 {
        let mut play = with(&Choices::new(5), "");
        for _ in 0..10 {
            let hexes = play.list("draft");
            let hex = &hexes[table::Chance::index(&mut chance, hexes.len())];
            play.play(&format!("draft {hex}"));
        }
        assert_eq!(play.position.two, play.game.map.banks[0] | play.game.map.banks[1]);
    }
}

/// TW71: 1-2-2-1 on empty land of regions whose top token is not a crescent.
#[test]
fn two_players_draft_outside_the_crescents() {
    let mut play = two("first 2");
    // Regions 1 and 4 have a crescent on top.
    assert_eq!(play.refused("draft 1A"), ("TW71", "draft-crescent".into()));
    assert_eq!(play.refused("draft 4A"), ("TW71", "draft-crescent".into()));
    assert_eq!(play.refused("draft 2G"), ("TW71", "draft-taken".into()), "a lone wolf");
    assert_eq!(play.refused("draft 2O"), ("TW71", "draft-taken".into()), "the third pack");
    let mut order = Vec::new();
    for hex in ["2A", "2B", "3A", "5A"] {
        order.push(play.game.to_act(&play.position).map_or(0, Seat::number));
        play.play(&format!("draft {hex}"));
    }
    assert_eq!(order, [2, 1, 1, 2]);
    assert_eq!(play.game.to_act(&play.position), Seat::new(2));
    assert!(play.can("move forest"));
}

/// TW71: the second player's bonus action token comes with that player's first turn, not before and not again.
#[test]
fn second_player_receives_a_token() {
    let tokens = |play: &crate::Play| play.position.players.map(|player| player.action_tokens)[..2].to_vec();
    let mut play = two("first 2");
    assert_eq!(tokens(&play), [0, 0]);
    for hex in ["2A", "2B", "3A", "5A"] {
        play.play(&format!("draft {hex}"));
    }
    assert_eq!(tokens(&play), [0, 0]);
    play.idle();
    assert_eq!(tokens(&play), [1, 0]);
    let told = play.last(|event| match event {
        Event::SecondToken { seat } => Some(seat.number()),
        _ => None,
    });
    assert_eq!(told, Some(1));
    play.idle().idle();
    assert_eq!(tokens(&play), [1, 0]);
    // A situation made by hand says itself who has which tokens.
    let mut made = two("at 3A forest alpha\nat 3B rocky alpha");
    made.idle();
    assert_eq!(tokens(&made), [0, 0]);
}

/// TW72: the third pack stands next to the waters by their tokens: two pack wolves, a lair, a lair and an alpha,
/// a lair and two alphas on the hex below.
#[test]
fn third_pack_is_placed() {
    let play = two("");
    let standing = ["1O", "2O", "3O", "4O", "5O", "5P"].map(|hex| play.at(hex));
    assert_eq!(
        standing,
        [
            "tundra wolf, tundra wolf",
            "tundra alpha, tundra lair",
            "tundra alpha, tundra lair",
            "tundra lair",
            "tundra lair",
            "tundra alpha, tundra alpha",
        ]
    );
    // On a turned board the water lies elsewhere; the directions on the table stay.
    let turned =
        two("region 1 gftrd turned full moose\nregion 2 rfgtd full deer\nregion 3 fgdrt crescent raccoon\n\
         region 4 gdtfr crescent+quarter boar\nregion 5 dtrgf turned quarter+full rabbit");
    assert_eq!(turned.at("1H"), "tundra alpha, tundra lair");
    assert_eq!(
        (turned.at("5H").as_str(), turned.at("5I").as_str()),
        ("tundra lair", "tundra alpha, tundra alpha")
    );
    assert_eq!(turned.at("3O"), "tundra wolf, tundra wolf");
}

/// TW72: the third pack never acts, and nobody ends on its lair or pushes its wolves.
#[test]
fn third_pack_is_never_pushed() {
    let mut play = two("at 3K tundra wolf\nat 3H forest alpha\nat 3O tundra lair\nplayer 1 terrain 1");
    play.act("move rock");
    assert_eq!(play.refused("alpha 3H 3K"), ("TW72", "third-pack".into()));
    assert_eq!(play.refused("alpha 3H 3O"), ("TW72", "third-pack".into()));
    play.play("stop").idle();
    assert_eq!(play.game.to_act(&play.position), Seat::new(2));
    play.idle();
    assert_eq!(play.game.to_act(&play.position), Seat::new(1));
}

/// TW81: the tiles lie as dealt, and a fresh game on the same map keeps them.
#[test]
fn tiles_lie_as_dealt() {
    use wolves::tiles::Tiles;
    let play = three("tiles backs fronts backs");
    let fresh = play.game.fresh(&mut Quick::new(1));
    for position in [play.position, fresh] {
        let tiles = position.players.map(|player| player.tiles);
        assert_eq!(tiles[..3], [Tiles::BACKS, Tiles::FRONTS, Tiles::BACKS]);
    }
}
