//! Dens and lairs: TW30 to TW33.

use crate::{hex, three, with};
use table::{Arg, Choices, Game, Phrase};
use wolves::event::Event;
use wolves::position::{Date, Removed};
use wolves::tracks::{Bonus, Track};

/// TW30: on or next to one of my alphas; start-board land too.
#[test]
fn den_stands_on_or_next_to_an_alpha() {
    let play = three("at 4K forest alpha\nat 4O forest wolf\nlone none\nplayer 1 terrain 2");
    assert_eq!(play.list("den"), ["0C", "4G", "4H", "4K", "4N", "4O"]);
    assert_eq!(play.refused("den 4D"), ("TW30", "no-alpha".into()));
    assert_eq!(play.refused("den 4L"), ("TW80", "impassable".into()));
}

/// TW30: no enemy piece, no token, no den or lair, at most one piece.
#[test]
fn den_needs_a_free_hex() {
    let play = three(
        "at 4K forest alpha\nat 4O rocky wolf\nat 4N forest den\nat 4H forest wolf, forest wolf\nat 0C rocky den\n\
         player 1 terrain 2 spread 1\nplayer 2 spread 1",
    );
    assert_eq!(play.refused("den 4O"), ("TW30", "den-enemy".into()));
    assert_eq!(play.refused("den 4G"), ("TW30", "den-token".into()));
    assert_eq!(play.refused("den 4N"), ("TW30", "den-marker".into()));
    assert_eq!(play.refused("den 0C"), ("TW30", "den-marker".into()));
    assert_eq!(play.refused("den 4H"), ("TW30", "full".into()));
    assert_eq!(play.list("den"), ["4K"]);
}

/// A line of the text map, with the keys of letters that belong to the language.
fn drawn(line: &Phrase) -> String {
    let cells = line.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Text(text) => Some(text.clone()),
        Arg::Phrase(cell) => Some(drawn(cell)),
        Arg::List(cells) | Arg::Run(cells) => Some(cells.iter().map(drawn).collect()),
        Arg::Number(_) | Arg::Seat(_) => None,
    });
    let text: String = cells.collect();
    if !line.args.iter().any(|(name, _)| *name != "ink") { format!("<{}>", line.key) } else { text }
}

/// TW30: the house may allow dens where a lone wolf or prey lies. Both share the hex: no wolf ends there, and who
/// howls joins the den.
#[test]
fn den_on_a_token_is_a_house_reading() {
    let choices = Choices::new(3).with("den-on-token", "allowed");
    let text = "at 4H forest alpha\nplayer 1 terrain 9";
    let mut play = with(&choices, text);
    play.act("den 4G").play("track howl").act("den 4E").play("track howl");
    assert_eq!((play.at("4G").as_str(), play.at("4E").as_str()), ("forest den", "forest den"));
    assert!(play.position.tokens.contains(hex("4G")) && play.position.tokens.contains(hex("4E")));
    let view = play.game.view(&play.position, table::Viewer::Public);
    let lines = play.game.answer(&view, table::Viewer::Public, "map").unwrap();
    let map: Vec<String> = lines.iter().map(drawn).collect();
    let den = "<wolves-letter-pack-forest><wolves-letter-piece-den>";
    for beside in ["*", "<wolves-letter-prey-boar>2"] {
        assert!(map.iter().any(|line| line.contains(&format!("{beside}{den}"))), "{map:?}");
    }
    let text = "at 4H rocky alpha\nat 4G forest den\nlone 4G\nplayer 2 terrain 9\nplayer 1 spread 1\nturn 2";
    let mut play = with(&choices, text);
    play.act("move forest");
    assert_eq!(play.refused("alpha 4H 4G").0, "TW14", "grass is not forest");
    play.play("stop").act("howl 4G");
    assert_eq!(play.at("4G"), "forest den, rocky wolf");
    assert_eq!(crate::wrong("at 4G forest den\nlone 4G\nplayer 1 spread 1").key, "wolves-setup-on-token");
    let crowded = crate::begin(&choices, "at 4G forest den, forest wolf\nlone 4G\nplayer 1 spread 1");
    assert_eq!(
        crowded.err().map(|wrong| wrong.phrase.key.to_string()).as_deref(),
        Some("wolves-setup-on-token")
    );
}

/// TW31, the books' example: the rocky pack pays two desert tiles for a den next to its alpha, taken from wolf
/// speed, which is 4 from now on. Nothing goes to the moonlight board.
#[test]
fn den_raises_the_chosen_track() {
    let mut play =
        three("turn 2\nat 4E rocky alpha\nstack 4 0\nplayer 2 tiles forest+rock+grass+desert+desert");
    play.play("den 4B").play("track speed");
    assert_eq!((play.at("4B").as_str(), play.position.players[1].speed()), ("rocky den", 4));
    assert_eq!((play.position.dates, play.position.actions), (0, 1));
    let built = play.last(|event| match event {
        Event::Built { track, value, bonus, .. } => Some((*track, *value, *bonus)),
        _ => None,
    });
    assert_eq!(built, Some((Track::Speed, 4, None)));
}

/// TW31, TW88: the second and the fourth den of a track bring a token at once.
#[test]
fn second_and_fourth_den_bring_tokens() {
    for (players, track, taken, tokens) in [
        (3, "spread", 1, (0, 1)),
        (3, "spread", 3, (1, 0)),
        (3, "speed", 1, (1, 0)),
        (3, "howl", 3, (0, 1)),
        (3, "howl", 0, (0, 0)),
        (2, "speed", 1, (0, 1)),
        (2, "howl", 3, (1, 0)),
    ] {
        // Forest, next to the alpha on forest, paid with the two forest tiles.
        let spot = if players == 3 { ("4K", "4O") } else { ("3A", "3D") };
        let mut play =
            with(&Choices::new(players), &format!("at {} forest alpha\nplayer 1 {track} {taken}", spot.0));
        play.act(&format!("den {}", spot.1)).play(&format!("track {track}"));
        let player = play.position.players[0];
        assert_eq!((player.terrain_tokens, player.action_tokens), tokens, "{players} {track} {taken}");
    }
}

/// TW31: with one track left it is not asked; with none left there is no den to build.
#[test]
fn used_up_tracks_give_no_dens() {
    let mut play = three("at 4K forest alpha\nplayer 1 spread 4 speed 4 howl 2");
    play.act("den 4O");
    assert_eq!(play.position.players[0].dens, [4, 4, 3]);
    let mut play = three("at 4K forest alpha\nplayer 1 spread 4 speed 2 howl 2");
    play.act("den 4O");
    assert_eq!(play.refused("track spread"), ("TW31", "track-empty".into()));
    let none = three("at 4K forest alpha\nplayer 1 spread 4 speed 4 howl 4");
    assert_eq!(none.refused("den 4O"), ("TW31", "no-den-left".into()));
}

/// TW32, the French book's example: the forest pack pays two rock tiles; its den at the water goes to the
/// moonlight board, the lair takes its place and brings a bonus terrain token (and 5 VP).
#[test]
fn den_becomes_a_lair() {
    let mut play =
        three("at 4M forest den\nat 4P forest alpha\nplayer 1 spread 1 tiles rock+rock+grass+tundra+desert");
    play.play("lair 4M");
    assert_eq!(play.at("4M"), "forest lair");
    let player = play.position.players[0];
    assert_eq!((player.terrain_tokens, player.lairs), (1, 1));
    assert_eq!((play.position.dates, play.position.calendar[0]), (1, Date::with(Removed::Den(0))));
    let bonus = play.last(|event| match event {
        Event::Upgraded { bonus, .. } => Some(*bonus),
        _ => None,
    });
    assert_eq!(bonus, Some(Bonus::Terrain));
    assert_eq!(play.game.score(&player).lines[4].points, 5);
}

/// TW32: my den, next to water, on or next to my alpha, no lair of mine on that board, a lair left.
#[test]
fn lair_needs_water_an_alpha_and_a_region_of_its_own() {
    let text = "at 4K forest den\nat 4N forest den\nat 4O rocky den, forest alpha\nplayer 2 spread 1\n\
                at 5H forest den\nplayer 1 spread 4 terrain 2";
    let play = three(text);
    assert!(play.can("lair 4K"));
    assert_eq!(play.refused("lair 4N"), ("TW32", "lair-water".into()));
    assert_eq!(play.refused("lair 4O"), ("TW32", "lair-den".into()));
    assert_eq!(play.refused("lair 5H"), ("TW32", "no-alpha".into()));
    let second = three(&format!("{text} lairs 1\nat 4H forest lair"));
    assert_eq!(second.refused("lair 4K"), ("TW32", "lair-region".into()));
    let none = three(&format!("{text} lairs 4"));
    assert_eq!(none.refused("lair 4K"), ("TW32", "no-lair-left".into()));
}

/// TW33: an enemy wolf on the den, pack or alpha, is pushed; where several hexes are nearest, it is asked.
#[test]
fn lair_pushes_an_enemy_wolf() {
    for wolf in ["wolf", "alpha"] {
        let text = format!("at 4K forest den, rocky {wolf}\nat 4O forest alpha\nplayer 1 spread 1");
        let mut play = three(&text);
        play.act("lair 4K");
        assert_eq!(play.list("push"), ["0C", "4H", "4N"]);
        play.play("push 4H");
        assert_eq!((play.at("4K"), play.at("4H")), ("forest lair".into(), format!("rocky {wolf}")));
        assert_eq!(play.position.actions, 1);
        // TW22: with nowhere to go there is no lair.
        let mut full = three(&text);
        full.position.tokens |= full.game.map.land & !full.position.any;
        full.position.place(1, wolves::piece::Kind::Wolf, hex("4O"));
        assert_eq!(full.refused("lair 4K"), ("TW22", "nowhere".into()));
    }
}
