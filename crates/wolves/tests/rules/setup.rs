//! Hand-made deals and situations: what can be read, and what is refused.

use crate::{begin, hex, three, two, wrong};
use table::{Chance, Choices, Game, Quick, Seat, Viewer};

fn key(text: &str) -> String {
    wrong(text).key.trim_start_matches("wolves-setup-").to_owned()
}

#[test]
fn situation_says_everything() {
    let play = three(
        "# a puzzle\nregion 1 gftrd none moose\nregion 2 rfgtd turned none deer\nregion 3 fgdrt turned quarter raccoon\n\
         region 4 gdtfr quarter boar\nregion 5 dtrgf turned full rabbit\nregion 6 drgtf full rabbit\n\
         packs tundra desert rocky\ntiles backs fronts fronts\nfirst 3\n\
         turn 2\nactions 1\nat 3H tundra alpha, tundra wolf  # the leaders\nat 4K desert den\nlone 1G 6J\nstack 2 0\nstack 3 1\n\
         player 2 tiles rock+rock+tundra+tundra+desert spread 1 speed 2 howl 3 lairs 1 wolves 3 terrain 1 action 2 won 1 vp 4 prey moose+boar\n\
         calendar lone tundra-wolf desert-den lone lone lone lone lone lone\nquiet 5",
    );
    let position = &play.position;
    assert_eq!(play.game.to_act(position), Seat::new(2));
    assert_eq!((position.actions, position.dates, position.scored, position.quiet), (1, 9, 1, 5));
    assert_eq!((play.at("3H").as_str(), play.at("4K").as_str()), ("tundra alpha, tundra wolf", "desert den"));
    assert!(position.tokens.contains(hex("1G")) && !position.tokens.contains(hex("1J")));
    assert_eq!((position.stacks[1].left, position.stacks[2].left, position.stacks[0].left), (0, 1, 2));
    let player = &position.players[1];
    assert_eq!((player.dens, player.lairs, player.wolves, player.prey), ([1, 2, 3], 1, 0b111, 0b1001));
    assert_eq!((player.terrain_tokens, player.action_tokens, player.won, player.region_vp), (1, 2, 1, 4));
    assert_eq!(player.tiles, wolves::tiles::Tiles::with_backs(0b1010));
}

#[test]
fn unreadable_lines_are_named() {
    let error = begin(&Choices::new(3), "turn 1\n\nwolf 3F\n").err().unwrap();
    assert_eq!((error.line, error.phrase.key.as_ref()), (Some(3), "wolves-setup-unknown-line"));
    for (text, expected) in [
        ("turn 9", "bad-word"),
        ("turn", "bad-length"),
        ("turn 1\nturn 2", "twice"),
        ("at 3F forest", "bad-word"),
        ("at 3F", "bad-length"),
        ("at 3Z forest wolf", "bad-word"),
        ("at 3F blue wolf", "bad-word"),
        ("player 1 spread", "bad-length"),
        ("player 1 size 3", "bad-word"),
        ("player 1 tiles rock+rock+rock+tundra+desert", "bad-word"),
        ("player 1 wolves 9", "bad-word"),
        ("calendar forest-lair", "bad-word"),
        ("region 1 gftrd crescent moose", "regions-missing"),
        ("region 9 gftrd crescent moose", "bad-word"),
        ("region 1 xxxxx crescent moose", "bad-word"),
        ("region 1 gftrd upside crescent moose", "bad-length"),
        ("quiet -1", "bad-word"),
    ] {
        assert_eq!(key(text), expected, "{text}");
    }
}

/// TW12, TW13, TW30, TW32: what cannot stand together on a map cannot be set up either.
#[test]
fn impossible_situations_are_refused() {
    for (text, expected) in [
        ("at 3F forest wolf, forest alpha, rocky den", "crowded"),
        ("at 3F forest wolf, rocky wolf", "enemies"),
        ("at 3F forest wolf, rocky alpha", "enemies"),
        ("at 3E forest wolf", "no-land"),
        ("at 9A forest wolf", "no-hex"),
        ("at 1E forest wolf", "on-token"),
        ("at 1G forest wolf\nlone 1G", "on-token"),
        ("lone 1A", "lone"),
        ("at 3F forest den, rocky den\nplayer 1 spread 1\nplayer 2 spread 1", "two-markers"),
        ("at 3F forest den", "too-many"),
        ("at 3F forest alpha\nat 3C forest alpha\nat 3B forest alpha", "too-many"),
        ("at 4M forest lair\nat 4K forest lair\nplayer 1 lairs 2", "lairs"),
        ("at 4N forest lair\nplayer 1 lairs 1", "lairs"),
        ("at 3F desert wolf", "no-pack"),
        ("player 1 spread 5", "board"),
        ("player 1 terrain 99", "board"),
        ("player 1 wolves 1+2+4", "board"),
        ("stack 1 3", "stack"),
        ("stack 7 1", "no-region"),
        ("actions 3", "actions"),
        ("turn 4", "no-seat"),
        ("player 4 vp 1", "no-seat"),
        ("first 4", "no-seat"),
        ("packs forest rocky", "seats"),
        ("third tundra", "third"),
    ] {
        assert_eq!(key(text), expected, "{text}");
    }
    let over = "region 1 gftrd none moose\nregion 2 rfgtd none deer\nregion 3 fgdrt none raccoon\n\
                region 4 gdtfr none boar\nregion 5 dtrgf none rabbit\nregion 6 drgtf none rabbit\nturn 1";
    assert_eq!(key(over), "over");
    assert_eq!(wrong("packs forest forest rocky").key, "wolves-problem-same-pack");
    let pair = "at 3F forest wolf, rocky den\nplayer 2 spread 1";
    assert_eq!(three(pair).at("3F"), "forest wolf, rocky den");
}

/// What a file leaves out is as the options say.
#[test]
fn options_fill_in_what_a_file_leaves_out() {
    let choices = Choices::new(2)
        .with("packs", "random,forest")
        .with("third", "desert")
        .with("first", "2")
        .with("tiles", "backs,random");
    let play = begin(&choices, "").unwrap();
    assert_eq!(
        play.game.packs[..3].iter().map(|pack| pack.id()).collect::<Vec<_>>(),
        ["rocky", "forest", "desert"]
    );
    assert_eq!(play.game.to_act(&play.position), Seat::new(2));
    assert_eq!(play.position.players[0].tiles, wolves::tiles::Tiles::BACKS);
    let play = begin(&choices, "packs grass rocky\nfirst 1").unwrap();
    assert_eq!((play.game.packs[0].id(), play.game.to_act(&play.position)), ("grass", Seat::new(1)));
}

/// TW84, TW86, TW89: a deal uses boards, moons and prey of the box.
#[test]
fn impossible_deals_are_refused() {
    let deal = |change: (&str, &str)| {
        let text = "region 1 gftrd crescent moose\nregion 2 rfgtd turned crescent deer\n\
                    region 3 fgdrt turned quarter raccoon\nregion 4 gdtfr quarter boar\n\
                    region 5 dtrgf turned full rabbit\nregion 6 drgtf full rabbit\n";
        assert!(begin(&Choices::new(3), text).is_ok());
        key(&text.replace(change.0, change.1))
    };
    assert_eq!(deal(("rfgtd", "gftrd")), "same-board");
    assert_eq!(deal(("moose", "boar")), "prey");
    assert_eq!(deal(("gftrd crescent", "gftrd full")), "moons");
    assert_eq!(deal(("gftrd crescent", "gftrd none")), "moons");
}

/// TW72: the third pack of a game for two is set up by hand like the others.
#[test]
fn third_pack_is_set_up_by_hand() {
    let play = two("at 3K tundra wolf, tundra wolf\nat 3O tundra lair");
    assert_eq!((play.at("3K").as_str(), play.at("2O").as_str()), ("tundra wolf, tundra wolf", ""));
    let choices = Choices::new(2).with("third", "tundra");
    let shared = begin(&choices, "at 3K tundra wolf, forest den\nplayer 1 spread 1").err().unwrap();
    assert_eq!(shared.phrase.key, "wolves-setup-enemies");
}

/// The example of the documentation.
#[test]
fn documented_example_can_be_played() {
    let page = include_str!("../../../../docs/setup.md");
    let example = page.split("```").nth(1).unwrap();
    let mut play = three(example);
    assert_eq!((play.position.dates, play.at("4O").as_str()), (8, "rocky den, grass wolf"));
    play.act("howl 4G").idle();
    assert_eq!(play.position.scored, 1);
}

/// Mangled files are refused or give a game that can be played; nothing panics.
#[test]
fn mangled_files_do_no_harm() {
    let plain = "region 1 gftrd crescent moose\nregion 2 rfgtd turned crescent deer\n\
                 region 3 fgdrt turned quarter raccoon\nregion 4 gdtfr quarter boar\n\
                 region 5 dtrgf turned full rabbit\nregion 6 drgtf full rabbit\nfirst 2\nturn 3\nactions 1\n\
                 at 4H forest alpha, rocky den\nat 4K grass lair, grass wolf\nlone 1G 2J\nstack 4 1\n\
                 player 2 speed 2 wolves 1+2 prey moose+deer tiles rock+rock+grass+tundra+forest\n\
                 player 3 lairs 1 terrain 3 action 2\ncalendar lone forest-den lone\nquiet 7\n";
    let letters: Vec<char> = "0123456789ABPabefnortw+-, \n#é".chars().collect();
    let mut chance = Quick::new(11);
    let (mut good, mut moves) = (0, Vec::new());
    for _ in 0..6_000 {
        let mut text: Vec<char> = plain.chars().collect();
        for _ in 0..=chance.below(2) {
            let place = chance.index(text.len());
            match chance.below(3) {
                0 => drop(text.remove(place)),
                1 => text[place] = letters[chance.index(letters.len())],
                _ => text.insert(place, letters[chance.index(letters.len())]),
            }
        }
        let Ok(mut play) = begin(&Choices::new(3), &text.iter().collect::<String>()) else { continue };
        good += 1;
        for _ in 0..20 {
            play.game.legal_moves(&play.position, &mut moves);
            let Some(mv) = chance.pick(&moves) else { break };
            play.game.play(&mut play.position, mv, &mut play.events).unwrap();
        }
        assert_eq!(play.game.guard(&play.position), Ok(()));
        let view = play.game.view(&play.position, Viewer::Public);
        // Once nobody decides any more, the heading and the scores are left.
        let least = if view.active.is_some() { 4 } else { 2 };
        assert!(play.game.describe(&view, Viewer::Public).len() >= least);
        assert!(play.game.answer(&view, Viewer::Public, "map").unwrap().len() > 20);
    }
    assert!(good > 50, "{good}");
}
