//! Howling and dominating: TW40 to TW44.

use crate::{three, two, with};
use table::Choices;
use wolves::event::Event;
use wolves::position::{Date, Removed};

/// TW40: range is counted as the crow flies, over water, chasm and pieces.
#[test]
fn howl_goes_over_everything() {
    // From 0G over the chasm to the lone wolf on 4G: five hexes; from 0F two.
    let text = "player 1 terrain 2\nat 0F forest alpha\nat 0C rocky alpha, rocky wolf";
    assert!(three(text).can("howl 4G"));
    assert_eq!(three(text).refused("howl 4J"), ("TW40", "range".into()));
    let over = "player 1 terrain 2 howl 3\nat 4P forest alpha";
    assert!(three(over).can("howl 4G"), "over the water, three hexes away");
    assert!(three(over).can("howl 5G"));
    let wolf = "player 1 terrain 2\nat 4H forest wolf";
    assert_eq!(three(wolf).refused("howl 4G").0, "TW40", "only alphas howl");
}

/// TW40: range 0 counts: an alpha on an enemy den dominates it.
#[test]
fn alpha_dominates_the_den_it_stands_on() {
    let mut play = three("at 4H forest alpha, rocky den\nplayer 1 terrain 3\nplayer 2 spread 1");
    play.act("dominate 4H den").play("track howl");
    assert_eq!(play.at("4H"), "forest alpha, forest den");
}

/// TW41, the French book's example: the desert pack with howl range 2 pays two tundra tiles for the lone wolf
/// two hexes away; its token goes to the first date, the next wolf of the board takes its place.
#[test]
fn lone_wolf_joins_the_pack() {
    let mut play = with(
        &Choices::new(3),
        "packs desert rocky grass\nplayer 1 tiles forest+rock+tundra+tundra+desert\nat 3H desert alpha",
    );
    play.play("howl 3G");
    assert_eq!(play.at("3G"), "desert wolf");
    assert_eq!((play.position.dates, play.position.calendar[0]), (1, Date::with(Removed::Lone)));
    assert_eq!((play.position.players[0].wolves, play.position.actions), (1, 1));
    assert_eq!(play.refused("howl 3G"), ("TW41", "no-lone".into()));
    let date = play.last(|event| match event {
        Event::Date { date, .. } => Some(*date),
        _ => None,
    });
    assert_eq!(date, Some(1));
}

/// TW41: the third and the sixth wolf of the board are alphas; with none left nobody howls.
#[test]
fn next_wolf_may_be_an_alpha() {
    let mut play = three("player 1 wolves 2 terrain 2\nat 4H forest alpha");
    play.act("howl 4G");
    assert_eq!(play.at("4G"), "forest alpha");
    let none = three("player 1 wolves 8 terrain 2\nat 4H forest alpha");
    assert_eq!(none.refused("howl 4G"), ("TW41", "no-wolf-left".into()));
}

/// TW42, TW44, the books' example: two forest tiles and a bonus terrain token pay for a pack wolf on forest; it
/// goes to the moonlight board and the next wolf of the board takes its place.
#[test]
fn unprotected_wolf_is_dominated() {
    let mut play = three(
        "turn 2\nat 4O grass wolf\nat 4H rocky alpha\nplayer 2 tiles forest+rock+grass+tundra+forest terrain 1\n\
         player 3 wolves 4",
    );
    play.play("dominate 4O wolf");
    assert_eq!(play.at("4O"), "rocky wolf");
    assert_eq!(play.position.players[1].terrain_tokens, 0);
    assert_eq!((play.position.dates, play.position.calendar[0]), (1, Date::with(Removed::Wolf(2))));
    assert_eq!(play.position.players[2].wolves, 0b1111, "TW44: the loser keeps what was uncovered");
    assert_eq!(play.game.score(&play.position.players[2]).total, 4);
}

/// TW42: only pack wolves and dens of others, and not where two pieces of that colour share the hex.
#[test]
fn pairs_alphas_and_lairs_are_safe() {
    let play = three(
        "at 4H forest alpha\nat 4K rocky wolf, rocky den\nat 4O rocky alpha\nat 4I rocky lair\n\
         at 4D rocky wolf, rocky wolf\nat 4N forest den\nat 0C grass den\n\
         player 1 terrain 3 spread 1\nplayer 2 spread 1 lairs 1 wolves 1\nplayer 3 spread 1",
    );
    for target in ["4K wolf", "4K den", "4D wolf"] {
        assert_eq!(play.refused(&format!("dominate {target}")), ("TW42", "dominate-pair".into()));
    }
    assert_eq!(play.refused("dominate 4O alpha"), ("TW42", "dominate-kind".into()));
    assert_eq!(play.refused("dominate 4I lair"), ("TW42", "dominate-kind".into()));
    assert_eq!(play.refused("dominate 4N den"), ("TW42", "dominate-none".into()));
    assert_eq!(play.list("dominate"), ["0C den"]);
}

/// TW42: a den under my own or a third player's wolf, and a wolf on another colour's den, can be dominated; the
/// house may keep the den under a third player's wolf safe.
#[test]
fn pieces_of_two_packs_can_be_dominated() {
    let text = "at 4H forest alpha\nat 4K grass wolf, rocky den\nat 4O forest wolf, rocky den\n\
                at 4D rocky wolf, forest den\nplayer 1 terrain 3 spread 1\nplayer 2 spread 2";
    let mut play = three(text);
    assert_eq!(play.list("dominate"), ["4D wolf", "4K wolf", "4K den", "4O den"]);
    play.act("dominate 4K den").play("track speed");
    assert_eq!(play.at("4K"), "forest den, grass wolf");
    assert_eq!(play.position.calendar[0], Date::with(Removed::Den(1)));
    let safe = with(&Choices::new(3).with("den-under-wolf", "safe"), text);
    assert_eq!(safe.refused("dominate 4K den"), ("TW42", "dominate-third".into()));
    assert!(safe.can("dominate 4K wolf") && safe.can("dominate 4O den") && safe.can("dominate 4D wolf"));
}

/// TW43: the replacement is the next wolf of the track, also an alpha, or by the other reading the next pack
/// wolf; a den comes from a track of my choice. With none left that target is impossible.
#[test]
fn replacement_comes_from_the_board() {
    let text = "at 4H forest alpha\nat 4O rocky wolf\nat 4N rocky den\nplayer 2 spread 1\nplayer 1 terrain 3";
    let mut play = three(&format!("{text} wolves 2"));
    play.act("dominate 4O wolf");
    assert_eq!(play.at("4O"), "forest alpha");
    let mut play = with(&Choices::new(3).with("replacement", "pack-wolf"), &format!("{text} wolves 2"));
    play.act("dominate 4O wolf");
    assert_eq!((play.at("4O").as_str(), play.position.players[0].wolves), ("forest wolf", 0b1011));
    let none = three(&format!("{text} wolves 8 spread 4 speed 4 howl 4"));
    assert_eq!(none.refused("dominate 4O wolf"), ("TW43", "none-left".into()));
    assert_eq!(none.refused("dominate 4N den"), ("TW43", "none-left".into()));
    let alphas_only =
        with(&Choices::new(3).with("replacement", "pack-wolf"), &format!("{text} wolves 1+2+4+5+7+8"));
    assert_eq!(alphas_only.refused("dominate 4O wolf"), ("TW43", "none-left".into()));
}

/// TW44: the loser keeps the values and VP that the lost den had uncovered.
#[test]
fn loser_keeps_the_value_of_a_den() {
    let mut play = three("at 4H forest alpha\nat 4K rocky den\nplayer 1 terrain 3\nplayer 2 speed 4");
    play.act("dominate 4K den").play("track speed");
    let loser = play.position.players[1];
    assert_eq!((loser.speed(), play.game.score(&loser).total), (5, 7));
}

/// TW72: the third pack's pieces are never dominated.
#[test]
fn third_pack_is_not_dominated() {
    let play = two("at 3K tundra wolf\nat 3H forest alpha\nplayer 1 terrain 3");
    assert_eq!(play.refused("dominate 3K wolf"), ("TW72", "third-pack".into()));
}
