//! Pushing: TW20 to TW22.

use crate::{hex, three, with};
use table::Choices;
use wolves::event::Event;
use wolves::piece::Kind;
use wolves::position::Step;
use wolves::terrain::Terrain;

/// TW20: to the nearest hex that is empty or holds a single piece of the wolf's own colour, whatever its
/// terrain, without a preference between the two; never onto a token, two pieces, or another pack's den.
#[test]
fn pushed_wolf_goes_to_the_nearest_refuge() {
    // Around 4K: 4G lone wolf, 4H the alpha, 4N rocky den, 4O forest den, 0C grass den.
    let text = "at 4H forest alpha, forest wolf\nat 4K rocky wolf\nat 4N rocky den\nat 4O forest den\n\
                at 0C grass den\nplayer 2 spread 1\nplayer 1 spread 1\nplayer 3 spread 1";
    let mut play = three(text);
    play.act("move forest").play("alpha 4H 4K");
    assert_eq!(play.list("push"), [""; 0], "only the rocky den is next to it: not asked");
    assert_eq!((play.at("4K").as_str(), play.at("4N").as_str()), ("forest alpha", "rocky wolf, rocky den"));
    let pushed = play.last(|event| match event {
        Event::Pushed { from, to, .. } => Some(format!("{from} {to}")),
        _ => None,
    });
    assert_eq!(pushed.as_deref(), Some("4K 4N"));
    assert_eq!(play.position.dates, 0, "TW22: never to the moonlight board");
}

/// TW20: the hex that the alpha left counts, empty or with a den of the pushed wolf's colour.
#[test]
fn hex_that_the_alpha_left_counts() {
    let around = "at 4K rocky wolf\nat 4N forest den\nat 4O forest den\nat 0C forest den\nplayer 1 spread 3";
    let mut play = three(&format!("{around}\nat 4H forest alpha"));
    play.act("move forest").play("alpha 4H 4K");
    assert_eq!(play.at("4H"), "rocky wolf");
    let mut play = three(&format!("{around}\nat 4H forest alpha, rocky den\nplayer 2 spread 1"));
    play.act("move forest").play("alpha 4H 4K");
    assert_eq!(play.at("4H"), "rocky wolf, rocky den");
    let mut play = three(&format!("{around}\nat 4H forest alpha, grass den\nplayer 3 spread 1"));
    play.act("move forest").play("alpha 4H 4K");
    assert_eq!(play.at("4H"), "grass den", "an enemy den takes nobody in");
}

/// TW21: the active player chooses among equally near hexes; the others are too far or taken.
#[test]
fn active_player_chooses_among_equals() {
    let mut play = three("at 4H forest alpha, forest wolf\nat 4K rocky wolf\nat 4N grass wolf");
    play.act("move forest").play("alpha 4H 4K");
    assert_eq!(play.list("push"), ["0C", "4O"]);
    assert_eq!(play.refused("push 4D"), ("TW21", "push-nearer".into()));
    assert_eq!(play.refused("push 4N"), ("TW20", "push-taken".into()));
    assert_eq!(play.refused("push 4G"), ("TW20", "push-taken".into()));
    assert_eq!(play.refused("push 4L").0, "TW20");
    assert_eq!(play.refused("stop").0, "TA03");
    play.play("push 4O");
    assert_eq!((play.at("4O").as_str(), play.at("4K").as_str()), ("rocky wolf", "forest alpha"));
    assert!(play.can("wolf 4H 4N") || play.can("stop"), "the Move goes on");
}

/// TW21: nearness is counted in steps around water and chasm; the house may count as the crow flies.
#[test]
fn nearness_is_walked() {
    // Everything within two steps of 4O is taken. 4I lies two hexes away over the water, three steps by land.
    let dens = ["4N", "4P", "5A", "5B", "4H", "0C", "0F", "0J", "4M", "5C", "5D"];
    let dens: String = dens.iter().map(|hex| format!("at {hex} forest den\n")).collect();
    let text = dens
        + "at 5F grass den\nat 4K forest den, forest alpha\nat 4O rocky wolf\n\
           player 1 spread 4 speed 4 howl 4\nplayer 3 spread 1";
    let mut straight = with(&Choices::new(3).with("push", "straight"), &text);
    straight.act("move forest").play("alpha 4K 4O");
    assert_eq!(straight.at("4I"), "rocky wolf");
    let mut walking = three(&text);
    walking.act("move forest").play("alpha 4K 4O");
    assert!(walking.can("push 4I") && walking.can("push 4D"));
    assert_eq!(walking.refused("push 4A"), ("TW21", "push-nearer".into()));
}

/// TW20: a house may let the active player choose between the nearest empty hex and the nearest one with a piece
/// of the wolf's own pack, though one of them is farther away.
#[test]
fn nearest_of_either_kind_is_a_house_reading() {
    // Next to 4K only the rocky den on 4N is left; empty hexes are two steps away.
    let text = "at 4H forest alpha, forest wolf\nat 4K rocky wolf\nat 4N rocky den\nat 4O forest den\n\
                at 0C grass den\nplayer 2 spread 1\nplayer 1 spread 1\nplayer 3 spread 1";
    let mut play = with(&Choices::new(3).with("push-to", "either"), text);
    play.act("move forest").play("alpha 4H 4K");
    let offered = play.list("push");
    assert!(offered.contains(&"4N".to_owned()) && offered.contains(&"4D".to_owned()), "{offered:?}");
    assert_eq!(play.refused("push 4A"), ("TW21", "push-nearer".into()));
    assert_eq!(play.refused("push 4O"), ("TW20", "push-taken".into()));
    play.play("push 4D");
    assert_eq!((play.at("4D").as_str(), play.at("4N").as_str()), ("rocky wolf", "rocky den"));
}

/// TW22: with nowhere to go the step is illegal.
#[test]
fn push_without_refuge_is_illegal() {
    let mut play = three("at 4H forest alpha, forest wolf\nat 4K rocky wolf");
    play.position.tokens |= play.game.map.land & !play.position.any;
    play.position.step = Step::Wolves(Terrain::Forest);
    assert_eq!(play.refused("alpha 4H 4K"), ("TW22", "nowhere".into()));
    assert_eq!(play.legal(), ["stop"]);
    // Alone on its hex, the alpha leaves a refuge behind.
    play.position.remove(0, Kind::Wolf, hex("4H"));
    assert!(play.can("alpha 4H 4K"));
}
