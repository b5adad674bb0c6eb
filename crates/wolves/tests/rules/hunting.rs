//! Hunting: TW50 and TW51.

use crate::{three, two};
use wolves::event::Event;
use wolves::prey::Prey;
use wolves::tracks::Bonus;

/// TW50, the books' example: the grass pack moves its wolves so that they stand on three hexes around the
/// moose, takes one token and a bonus action token.
#[test]
fn three_hexes_around_the_prey_hunt_it() {
    // Around the moose on 1E: 1A 1B 1D 1F 1H 1I; 1A and 1D are grass.
    let mut play = three("turn 3\nat 1H grass alpha\nat 1I grass wolf\nat 1F grass wolf");
    play.play("move grass").play("pay home");
    play.play("wolf 1I 1D");
    assert_eq!(play.position.players[2].prey, 0, "not between the wolves of a Move");
    play.play("stop");
    assert_eq!(play.position.players[2].prey, Prey::Moose.bit());
    assert_eq!((play.position.players[2].action_tokens, play.position.stacks[0].left), (1, 1));
    let hunted = play.last(|event| match event {
        Event::Hunted { prey, bonus, .. } => Some((*prey, *bonus)),
        _ => None,
    });
    assert_eq!(hunted, Some((Prey::Moose, Some(Bonus::Action))));
    // The second token stays for the others: a type is owned once.
    play.play("move grass").play("pay home").play("stop");
    assert_eq!(play.position.stacks[0].left, 1);
}

/// TW50: three wolves on two hexes do not hunt; an empty Move may hunt (TW02); the last token frees the hex.
#[test]
fn hexes_count_not_wolves() {
    let mut pair = three("at 1H forest alpha, forest wolf\nat 1I forest wolf");
    pair.act("move forest").play("stop");
    assert_eq!(pair.position.players[0].prey, 0);
    let mut play = three("at 1H forest alpha\nat 1I forest wolf\nat 1F forest wolf\nstack 1 1");
    play.act("move forest").play("stop");
    assert_eq!(play.position.players[0].prey, Prey::Moose.bit());
    assert!(!play.position.tokens.contains(crate::hex("1E")));
}

/// TW50: only for the active player: wolves of others around a prey wait for their own action.
#[test]
fn others_do_not_hunt() {
    let text = "at 1H rocky alpha\nat 1I rocky wolf\nat 1F rocky wolf\nat 4H forest alpha";
    let mut play = three(text);
    play.idle();
    assert_eq!(play.position.players[1].prey, 0, "neither in another turn nor at the start of its own");
    play.act("move rock").play("stop");
    assert_eq!(play.position.players[1].prey, Prey::Moose.bit());
}

/// TW50: in a game for two prey brings no token.
#[test]
fn prey_of_two_players_brings_no_token() {
    let mut play = two("at 1H forest alpha\nat 1I forest wolf\nat 1F forest wolf");
    play.act("move forest").play("stop");
    let player = play.position.players[0];
    assert_eq!((player.prey, player.action_tokens), (Prey::Moose.bit(), 0));
    assert_eq!(play.game.score(&player).lines[5].points, 2);
}

/// TW50: stacks of different types are all taken at once; TW51: of two stacks of the same type the player
/// chooses one.
#[test]
fn player_chooses_between_equal_stacks() {
    // Rabbits on 5L and 6E, boar on 4E.
    let text = "at 5H forest alpha\nat 5K forest wolf\nat 5O forest wolf\nat 6A forest alpha\nat 6D forest wolf\n\
                at 6B forest wolf\nat 4A forest wolf\nat 4B forest wolf\nat 4D forest alpha\nplayer 1 wolves 8";
    let mut play = three(text);
    play.act("move forest").play("stop");
    assert_eq!(play.legal(), ["prey 5L", "prey 6E"]);
    assert_eq!(play.refused("prey 4E"), ("TW51", "not-hunted".into()));
    assert_eq!(play.position.players[0].prey, Prey::Boar.bit());
    play.play("prey 6E");
    assert_eq!((play.position.stacks[4].left, play.position.stacks[5].left), (2, 1));
    let player = play.position.players[0];
    assert_eq!((player.prey, player.action_tokens), (Prey::Boar.bit() | Prey::Rabbit.bit(), 2));
    assert_eq!(play.position.actions, 1);
    assert!(play.can("move rock"), "the turn goes on");
}
