//! Turns and payment: TW01 to TW05.

use crate::{three, two};
use table::{Chance, Choices, Game, Quick, Viewer};
use wolves::Wolves;

/// TW01: exactly two actions, then the turn can end.
#[test]
fn turn_has_two_actions() {
    let mut play = three("at 4H forest alpha");
    assert_eq!(play.refused("end"), ("TW01", "actions-left".into()));
    assert_eq!(play.refused("bonus"), ("TW01", "bonus-later".into()));
    play.act("move forest").play("stop");
    assert_eq!(play.refused("end").0, "TW01");
    play.act("move forest").play("stop");
    assert_eq!(play.legal(), ["end"]);
    assert_eq!(play.refused("move grass"), ("TW01", "no-actions".into()));
    assert_eq!(play.refused("bonus"), ("TW01", "no-action-token".into()));
    assert_eq!(play.refused("stop").0, "TA03");
    play.play("end");
    assert_eq!(play.game.to_act(&play.position).map(table::Seat::number), Some(2));
}

/// TW01: then any number of bonus actions, one token each; the same action may be repeated.
#[test]
fn bonus_actions_follow() {
    let mut play = three("player 1 action 2\nactions 0\nat 4H forest alpha");
    for tokens in [2, 1] {
        assert_eq!(play.position.players[0].action_tokens, tokens);
        play.play("bonus");
        assert_eq!(play.refused("bonus").0, "TW01");
        play.act("move forest").play("stop");
    }
    assert_eq!(play.legal(), ["end"]);
}

/// TW02: a Move may move no wolf; it is paid for and is an action. With no wolf to move it ends by itself.
#[test]
fn empty_move_is_always_possible() {
    let mut play = three("");
    assert_eq!(play.legal().len(), 10, "the draft comes first");
    play = three("turn 1");
    assert_eq!(play.list("move"), ["forest", "rock", "grass", "tundra", "desert"]);
    play.play("move desert");
    assert_eq!((play.position.actions, play.list("move").contains(&"desert".to_owned())), (1, false));
    play.idle();
}

/// TW03: two tiles of the terrain, the home tile once; what is missing cannot be paid.
#[test]
fn payment_needs_tiles_of_the_terrain() {
    let play = three("at 4G forest alpha\nat 4K forest alpha\nlone none");
    // The forest pack shows two forest tiles and one of every other terrain.
    assert!(play.can("den 4K") && play.can("den 4N"));
    assert_eq!(play.refused("den 4H"), ("TW03", "cost".into()));
    let rocky = three("turn 2\nat 4K rocky alpha\nlone none");
    assert_eq!(rocky.refused("den 4K").0, "TW03");
    assert!(three("turn 2\nplayer 2 terrain 2\nat 4K rocky alpha").can("den 4O"), "tokens alone may pay");
}

/// TW03: every way to pay is offered once, the only one is not asked; tiles flip at once.
#[test]
fn every_way_to_pay_is_offered() {
    let mut play = three("player 1 tiles forest+rock+grass+tundra+forest terrain 1\nat 4K forest alpha");
    play.play("den 4O");
    assert_eq!(
        play.list("pay"),
        [
            "forest/rock desert/forest",
            "home desert/forest",
            "desert/forest token",
            "home forest/rock",
            "forest/rock token",
            "home token",
        ]
    );
    assert_eq!(play.refused("pay home forest/rock desert/forest"), ("TW03", "pay-exactly".into()));
    assert_eq!(play.refused("pay token token"), ("TW03", "pay-tokens".into()));
    assert_eq!(play.refused("pay home rock/grass"), ("TW03", "pay-terrain".into()));
    play.play("pay home desert/forest").play("track speed");
    let shown: Vec<_> = play.game.view(&play.position, Viewer::Public).players[0]
        .tiles
        .iter()
        .map(|tile| tile.shown.to_string())
        .collect();
    assert_eq!(shown, ["forest", "forest", "rock", "grass", "tundra", "desert"]);
    // Without tokens there is one way to pay two with two tiles.
    let mut play = three("at 4K forest alpha");
    play.play("den 4O");
    assert_eq!(play.list("track"), ["spread", "speed", "howl"]);
}

/// TW03: a tile may be flipped again by the next action.
#[test]
fn tiles_flip_back_and_forth() {
    let mut play = three("turn 2\nat 4K rocky alpha");
    play.play("move forest").play("stop").play("move rock");
    // Home, rock/grass and the flipped forest/rock all show rock now.
    assert_eq!(play.list("pay"), ["rock/grass", "forest/rock", "home"]);
    play.play("pay forest/rock").play("stop").play("end");
    assert_eq!(play.position.players[1].tiles, wolves::tiles::Tiles::FRONTS);
}

/// TW04: a token gained by an action pays for a later action of the same turn; unused ones are kept.
#[test]
fn gained_tokens_can_be_used_at_once() {
    let mut play = three("player 1 speed 1\nat 4K forest alpha\nat 4G forest wolf");
    play.act("den 4O").play("track speed");
    assert_eq!(play.position.players[0].terrain_tokens, 1);
    assert_eq!(
        play.list("den"),
        ["0C", "4G", "4H", "4K", "4N"],
        "one tile and the token pay, whatever the terrain"
    );
    play.act("den 4H");
    assert_eq!(play.position.players[0].terrain_tokens, 0);
    let mut kept = three("player 1 terrain 3 action 2\nat 4K forest alpha");
    kept.idle().idle().idle();
    assert_eq!((kept.position.players[0].terrain_tokens, kept.position.players[0].action_tokens), (3, 2));
}

/// TW05: nothing is hidden, so no event ever reveals anything: every step can be taken back until the next
/// player has decided.
#[test]
fn nothing_is_ever_revealed() {
    let mut chance = Quick::new(5);
    for players in 2..=5 {
        let choices = Choices::new(players);
        let options = Wolves::options(&Wolves::menu(&choices).settle(&choices).unwrap()).unwrap();
        let deal = Wolves::deal(&options, &mut chance);
        let (game, mut position) = Wolves::start(&options, &deal).unwrap();
        let mut moves = Vec::new();
        let mut events = Vec::new();
        loop {
            game.legal_moves(&position, &mut moves);
            let Some(mv) = chance.pick(&moves) else { break };
            game.play(&mut position, mv, &mut events).unwrap();
            assert!(events.drain(..).all(|emission| !emission.reveals()));
        }
        let (same, there) = game.redeal(&deal, &position, Viewer::Public, &mut chance);
        assert_eq!((same, there), (deal, position));
        assert_eq!(game.worlds(&position, Viewer::Public), Some(1));
    }
}

/// TW05: the steps of one turn have one number, so that a turn can be reset as a whole.
#[test]
fn steps_of_a_turn_belong_together() {
    let mut play = two("at 3A forest alpha\nat 3B rocky alpha");
    let turn = play.game.turn(&play.position);
    play.play("move grass");
    assert_eq!(play.game.turn(&play.position), turn);
    play.play("stop").act("move forest").play("stop");
    assert_eq!(play.game.turn(&play.position), turn);
    play.play("end");
    assert_eq!(play.game.turn(&play.position), turn + 1);
}
