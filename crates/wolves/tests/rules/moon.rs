//! Scoring and the end: TW60 to TW65.

use crate::{Play, three, two};
use table::Game;
use wolves::event::Event;
use wolves::moon::Phase;

/// So many pieces on the moonlight board.
fn calendar(count: usize) -> String {
    format!("calendar {}\n", vec!["lone"; count].join(" "))
}

fn phases(play: &Play) -> Vec<Phase> {
    let seen = play.events.iter().filter_map(|emission| emission.seen_by(table::Viewer::Public));
    let phase = |event: &Event| match event {
        Event::Phase { phase } => Some(*phase),
        _ => None,
    };
    seen.filter_map(phase).collect()
}

fn region_vp(play: &Play) -> Vec<u8> {
    play.position.players.iter().take(play.game.seats.into()).map(|player| player.region_vp).collect()
}

/// TW60: the date is reached during the turn, but the regions are scored at its end, after bonus actions.
#[test]
fn phase_is_scored_at_the_end_of_the_turn() {
    let text = calendar(8)
        + "at 1H forest alpha\nat 2F rocky wolf, rocky alpha\nat 2H grass wolf\nplayer 1 terrain 2 action 1";
    let mut play = three(&text);
    play.act("howl 1G");
    assert_eq!((play.position.dates, play.position.scored), (9, 0));
    play.act("move forest").play("stop").play("bonus").act("move rock").play("stop");
    assert_eq!(phases(&play), []);
    play.play("end");
    // Region 1 forest alone; region 2 rocky before grass: both crescent.
    assert_eq!(region_vp(&play), [4, 4, 2]);
    assert_eq!(phases(&play), [Phase::Crescent]);
    let view = play.game.view(&play.position, table::Viewer::Public);
    let scored: Vec<bool> = view.moon.phases.iter().map(|phase| phase.scored).collect();
    assert_eq!(scored, [true, false, false]);
    assert!(play.position.moons.iter().all(|moons| !moons.has(Phase::Crescent)));
    assert_eq!(play.position.players.map(|player| player.won)[..3], [1, 1, 0]);
}

/// TW60: two phases reached in one turn are scored in order; pieces beyond the dates are counted on.
#[test]
fn two_phases_in_one_turn_are_scored_in_order() {
    let text = calendar(16) + "at 1H forest alpha\nat 3H forest wolf\nplayer 1 terrain 2";
    let mut play = three(&text);
    play.act("howl 1G").act("move forest").play("stop").play("end");
    assert_eq!(phases(&play), [Phase::Crescent, Phase::Quarter]);
    assert_eq!(region_vp(&play), [10, 0, 0]);
    let late = three(&calendar(35));
    assert_eq!(late.position.dates, 35);
}

/// TW61, TW87, the books' example of a scored region: tundra 6 (lair, wolf, two dens), grass 5, rocky 3.
#[test]
fn region_is_ranked_by_control() {
    let text = calendar(9)
        + "packs tundra grass rocky\n\
           at 1H tundra lair, tundra wolf\nat 1I tundra den\nat 1C tundra den\nplayer 1 lairs 1 spread 2\n\
           at 1A grass alpha, grass wolf\nat 1B grass alpha, grass wolf\nat 1D grass den\nplayer 2 spread 1\n\
           at 1K rocky wolf, rocky wolf\nat 1O rocky den\nplayer 3 spread 1";
    let mut play = three(&text);
    let standing: Vec<(u8, u8)> = play
        .game
        .ranking(&play.position, 1, Phase::Crescent)
        .iter()
        .map(|place| (place.control, place.vp))
        .collect();
    assert_eq!(standing, [(6, 4), (5, 2), (3, 0)]);
    play.idle();
    assert_eq!(region_vp(&play), [4, 2, 0]);
}

/// TW61, the books' example: two dens and a pack wolf against two pack wolves and an alpha: the alpha wins.
#[test]
fn alpha_breaks_the_tie() {
    let text = calendar(9)
        + "at 1A grass den\nat 1B grass den\nat 1C grass wolf\nplayer 3 spread 2\n\
           at 1N rocky wolf, rocky wolf\nat 1O rocky alpha";
    let mut play = three(&text);
    play.idle();
    assert_eq!(region_vp(&play), [0, 4, 2]);
}

/// TW61: tied for first in the map too: each the smaller value, and the token is nobody's.
#[test]
fn unbroken_tie_discards_the_token() {
    let text = calendar(9) + "at 1A grass wolf\nat 1O rocky wolf";
    let mut play = three(&text);
    play.idle();
    assert_eq!(region_vp(&play), [0, 2, 2]);
    assert!(play.position.players.iter().all(|player| player.won == 0));
    assert!(!play.position.moons[0].has(Phase::Crescent));
}

/// TW62: the full moon ends the game after the turn in which it was reached, with all its actions.
#[test]
fn full_moon_ends_the_game() {
    let text = "region 1 gftrd none moose\nregion 2 rfgtd turned none deer\nregion 3 fgdrt turned none raccoon\n\
                region 4 gdtfr none boar\nregion 5 dtrgf turned full rabbit\nregion 6 drgtf full rabbit\n";
    let text = text.to_owned() + &calendar(21) + "at 5K forest alpha\nplayer 1 terrain 2 action 1";
    let mut play = three(&text);
    play.act("howl 5G").act("move forest").play("stop");
    assert!(play.game.outcome(&play.position).is_none());
    play.play("bonus").act("move forest").play("stop").play("end");
    let outcome = play.game.outcome(&play.position).unwrap();
    assert_eq!((outcome.reason, play.game.to_act(&play.position)), ("full-moon", None));
    assert_eq!(region_vp(&play), [8, 0, 0]);
    assert_eq!(play.legal(), [""; 0]);
    assert_eq!(play.refused("end").0, "TA02");
    assert!(outcome.won(table::Seat::from_index(0)));
    // TW63: 8 for the region and 1 for the wolf.
    assert_eq!(outcome.seats[0].total, 9);
}

/// TW62: a game that the last seat of a round ends is over in that round.
#[test]
fn last_round_is_not_counted_on() {
    let over = |play: &mut Play| {
        play.idle();
        assert!(play.game.outcome(&play.position).is_some());
        play.game.view(&play.position, table::Viewer::Public).round
    };
    let mut play = three("quiet 34");
    play.idle().idle();
    assert_eq!(over(&mut play), 1);
    let mut play = three("quiet 35");
    play.idle();
    assert_eq!(over(&mut play), 1);
}

/// TW63: the score is region VP and the highest number uncovered on each track.
#[test]
fn final_score_adds_seven_lines() {
    let play = three("player 1 spread 4 speed 3 howl 1 lairs 3 prey moose+deer+boar wolves 4 vp 16");
    let score = play.game.score(&play.position.players[0]);
    let lines: Vec<(&str, i16)> = score.lines.iter().map(|line| (line.category, line.points)).collect();
    assert_eq!(
        lines,
        [
            ("regions", 16),
            ("spread", 7),
            ("speed", 3),
            ("howl", 0),
            ("lairs", 15),
            ("prey", 9),
            ("wolves", 4)
        ]
    );
    assert_eq!(score.total, 54);
}

/// Ends the game for these boards and wolves.
fn ended(text: &str) -> Vec<u8> {
    let mut play = three(&format!("quiet 36\n{text}"));
    play.idle();
    let outcome = play.game.outcome(&play.position).expect("the game is over");
    outcome.seats.iter().map(|score| score.place).collect()
}

/// TW64: equal scores are decided by region tokens, then by wolves on the map; else the victory is shared.
#[test]
fn ties_are_broken() {
    assert_eq!(ended("player 1 vp 5\nplayer 2 vp 5 won 1\nplayer 3 vp 4 won 4"), [2, 1, 3]);
    assert_eq!(ended("player 1 vp 5 won 1\nplayer 2 vp 5 won 1\nat 0A forest wolf"), [1, 2, 3]);
    assert_eq!(ended("player 1 vp 5\nplayer 2 vp 5\nat 0A forest wolf\nat 0C rocky alpha"), [1, 1, 3]);
    assert_eq!(
        ended("player 1 vp 5\nplayer 2 vp 5\nat 0A forest wolf, forest wolf\nat 0C rocky alpha"),
        [1, 2, 3]
    );
}

/// TW65: after twelve full rounds without a new date the phases to come are scored in order and the game ends.
#[test]
fn twelve_still_rounds_end_the_game() {
    let mut play = three("at 1H forest wolf\nat 3H rocky wolf\nat 6K grass wolf");
    for _ in 0..35 {
        play.idle();
        assert!(play.game.outcome(&play.position).is_none());
    }
    play.idle();
    assert_eq!(play.game.outcome(&play.position).unwrap().reason, "stillness");
    assert_eq!(phases(&play), Phase::ALL);
    assert_eq!(region_vp(&play), [4, 6, 8]);
}

/// TW65: a new date begins the count anew.
#[test]
fn new_date_begins_the_count_anew() {
    let mut play = three("quiet 36\nat 1H forest alpha\nplayer 1 terrain 2");
    play.act("howl 1G").act("move forest").play("stop").play("end");
    assert_eq!(play.position.quiet, 1);
    assert!(play.game.outcome(&play.position).is_none());
}

/// TW72: the third pack is ranked like a player.
#[test]
fn third_pack_takes_places() {
    let scored = |pieces: &str| {
        let mut play = two(&(calendar(7) + pieces));
        play.idle();
        (region_vp(&play), play.position.players[0].won)
    };
    // Region 1 is crescent: 4 and 2. Alone first, the third pack's token is gone; the best human is second.
    assert_eq!(scored("at 1O tundra wolf, tundra wolf\nat 1A forest wolf"), (vec![2, 0], 0));
    // Tied with it, a human takes the smaller value.
    assert_eq!(scored("at 1O tundra wolf\nat 1A forest wolf"), (vec![2, 0], 0));
    // Second, it leaves no second prize.
    assert_eq!(
        scored(
            "at 1O tundra wolf, tundra wolf\nat 1A forest wolf, forest wolf\nat 1B forest alpha\nat 1C rocky wolf"
        ),
        (vec![4, 0], 1)
    );
}

/// TW73: the lower token of a stack is scored in its own phase, after the upper one is gone.
#[test]
fn stacked_tokens_are_scored_one_after_the_other() {
    // Region 4: crescent on quarter.
    let text = calendar(7) + "at 4A forest wolf";
    let mut play = two(&text);
    play.idle();
    assert_eq!((region_vp(&play), play.position.moons[3].to_string()), (vec![4, 0], "quarter".to_owned()));
    for _ in 0..6 {
        play.position.add_date(wolves::position::Removed::Lone);
    }
    play.idle();
    assert_eq!((region_vp(&play), play.position.moons[3].to_string()), (vec![10, 0], "none".to_owned()));
}
