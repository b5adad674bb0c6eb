//! The Move action: TW10 to TW15.

use crate::three;

/// TW10: every piece and token may be passed; water is walked around.
#[test]
fn wolves_pass_everything_but_water_and_chasm() {
    // 4H to 4P: past the lair and the wolves on 4I, around the water on 4L.
    let mut play = three(
        "at 4H forest wolf\nat 4I rocky alpha, rocky wolf\nat 4K rocky lair, rocky wolf\nplayer 2 lairs 1 spread 1\n\
         player 1 speed 1 terrain 1",
    );
    play.act("move rock");
    assert!(play.can("wolf 4H 4M"), "two steps through the rocky wolves");
    assert!(play.can("wolf 4H 4P"), "three steps on either side of the water");
    let mut slow = three("at 4G forest wolf\nlone none");
    slow.act("move rock");
    assert_eq!(slow.refused("wolf 4G 5H"), ("TW10", "too-far".into()));
    assert!(slow.can("wolf 4G 4M"));
    assert_eq!(slow.refused("wolf 4G 4L"), ("TW10", "impassable".into()));
    assert_eq!(slow.refused("wolf 4G 9A"), ("TA04", "no-hex".into()));
    // The chasm: 0J is three hexes from 0G, but not three steps.
    let mut chasm = three("at 0G forest wolf\nplayer 1 speed 4");
    chasm.act("move forest");
    assert_eq!(chasm.refused("wolf 0G 0J"), ("TW10", "too-far".into()));
}

/// TW10, TW14, the books' example: with speed 3 and spread 2 one grass tile moves the alpha and the pack wolf
/// up to three hexes, to the same grass hex or to different ones.
#[test]
fn grass_pack_moves_two_wolves() {
    let mut play = three("turn 3\nat 4H grass alpha\nat 4I grass wolf\nlone none");
    play.play("move grass").play("pay grass/tundra");
    assert!(play.can("alpha 4H 4D") && play.can("alpha 4H 4A") && !play.can("alpha 4H 4O"));
    play.play("alpha 4H 4D");
    assert_eq!(play.list("alpha"), [""; 0], "it has moved");
    assert!(play.can("wolf 4I 4D") && play.can("wolf 4I 4G"));
    play.play("wolf 4I 4D");
    assert_eq!(play.at("4D"), "grass alpha, grass wolf");
    assert_eq!(play.position.actions, 1, "spread is used up: the Move has ended by itself");
}

/// TW11: no wolf ends on a lone wolf or prey while the token is there.
#[test]
fn tokens_keep_wolves_off() {
    let mut play = three("at 4H forest wolf");
    play.act("move grass");
    assert_eq!(play.refused("wolf 4H 4G"), ("TW11", "token".into()));
    play.play("stop").act("move tundra");
    assert_eq!(play.refused("wolf 4H 4E"), ("TW11", "token".into()));
    let mut free = three("at 4H forest wolf\nlone none\nstack 4 0");
    free.act("move grass");
    assert!(free.can("wolf 4H 4G"));
    free.play("stop").act("move tundra");
    assert!(free.can("wolf 4H 4E"));
}

/// TW12: at most two pieces on a hex: two own wolves, wolf and den, wolf and lair.
#[test]
fn two_pieces_to_a_hex() {
    let mut play = three(
        "at 4H forest wolf\nat 4K forest alpha\nat 4N forest den, forest wolf\nat 4O forest lair\n\
         player 1 speed 1 lairs 1 wolves 1",
    );
    play.act("move forest");
    assert!(play.can("wolf 4H 4K") && play.can("wolf 4H 4O"));
    assert_eq!(play.refused("wolf 4H 4N"), ("TW12", "full".into()));
    play.play("wolf 4H 4K");
    assert_eq!(play.at("4K"), "forest alpha, forest wolf");
}

/// TW13: any wolf joins a den that stands alone; only an alpha comes to a pack wolf; never to an alpha or lair.
#[test]
fn ending_with_an_enemy() {
    let text = "at 4G rocky den\nat 4D rocky wolf\nat 4A rocky alpha\nat 4H forest wolf, forest alpha\n\
                at 5F rocky wolf, rocky alpha\nat 5B rocky lair\nat 4K forest wolf\nat 5A forest alpha\n\
                player 2 speed 1 lairs 1\nplayer 1 tiles forest+grass+grass+tundra+desert\nlone none";
    let mut play = three(text);
    play.play("move grass").play("pay grass/tundra");
    assert!(play.can("wolf 4H 4G") && play.can("alpha 4H 4G"));
    assert_eq!(play.refused("wolf 4H 4D"), ("TW13", "only-alpha".into()));
    assert!(play.can("alpha 4H 4D"));
    assert_eq!(play.refused("wolf 4H 4A"), ("TW13", "enemy".into()));
    assert_eq!(play.refused("alpha 4H 4A"), ("TW13", "enemy".into()));
    assert_eq!(play.refused("alpha 5A 5B"), ("TW13", "enemy".into()));
    assert_eq!(play.refused("alpha 5A 5F"), ("TW12", "full".into()));
    play.play("wolf 4H 4G");
    assert_eq!(play.at("4G"), "forest wolf, rocky den");
    assert_eq!(play.refused("alpha 4H 4G"), ("TW12", "full".into()));
}

/// TW14: different wolves, each to another hex than it began, all of the paid terrain; wolves of a kind on one
/// hex are offered once.
#[test]
fn wolves_move_once_each() {
    let mut play = three("at 4K forest wolf, forest wolf\nat 4H forest alpha\nplayer 1 spread 1");
    play.act("move forest");
    assert_eq!(play.refused("wolf 4K 4K"), ("TW14", "same-hex".into()));
    assert_eq!(play.refused("wolf 4K 4P"), ("TW14", "terrain".into()));
    assert_eq!(play.refused("wolf 4N 4K"), ("TW14", "no-such-wolf".into()));
    assert_eq!(play.refused("alpha 4K 4N").0, "TW14");
    assert_eq!(play.list("wolf 4K").iter().filter(|to| *to == "4N").count(), 1);
    play.play("wolf 4K 4N");
    assert_eq!(play.refused("wolf 4N 4K"), ("TW14", "moved".into()));
    assert!(play.can("wolf 4K 4N"), "the other one may follow");
    play.play("wolf 4K 4N");
    assert_eq!(play.refused("wolf 4N 4O"), ("TW14", "moved".into()));
    assert!(play.can("alpha 4H 4K"));
    play.play("alpha 4H 4K");
    assert_eq!(play.position.actions, 1);
}

/// TW14: the Move ends by itself when no wolf can move any more.
#[test]
fn move_ends_when_no_wolf_can_move() {
    let mut play = three("at 4K forest wolf\nplayer 1 spread 3");
    play.act("move forest").play("wolf 4K 4N");
    assert_eq!(play.position.actions, 1);
}

/// TW15: an enemy wolf on my own den does not stand alone: my alpha can neither join nor push it.
#[test]
fn enemy_on_my_den_is_safe_from_my_alpha() {
    let mut play = three("at 4K forest den, rocky wolf\nat 4H forest alpha\nplayer 1 spread 1");
    play.act("move forest");
    assert_eq!(play.refused("alpha 4H 4K"), ("TW15", "my-den".into()));
    assert!(play.can("alpha 4H 4N"));
}
