//! Why one might make a move.

use table::{Game, Phrase, Quick, Sight};
use wolves::hex::Hex;
use wolves::moon::Phase;
use wolves::position::{Position, REGIONS};
use wolves::tracks::Track;
use wolves::{Action, Move, Wolves};

/// One reason for a move: what it brings about at once, or else what it is good for.
pub(super) fn reason(sight: &Sight<'_, Wolves>, mv: Move) -> Phrase {
    let game = sight.game();
    // Nothing is hidden in this game: its only world is the real one.
    let before = sight.redeal(&mut Quick::new(0));
    let mut after = before;
    game.advance(&mut after, mv);
    let me = before.me();
    let hunted = after.players[me].prey & !before.players[me].prey;
    if let Some(stack) = before.stacks.iter().find(|stack| stack.prey.bit() & hunted != 0) {
        return Phrase::new("bot-reason-wolves-hunt").with("prey", stack.prey.name());
    }
    if let Some((region, phase)) = (1..=game.map.regions().min(REGIONS))
        .filter_map(|region| Some((region, before.moons[region - 1].top()?)))
        .find(|&(region, _)| leads(game, &after, me, region) && !leads(game, &before, me, region))
    {
        return lead(region, phase);
    }
    match mv {
        Move::Draft(_) => Phrase::new("bot-reason-wolves-draft"),
        Move::Walk { to, .. } => walk(game, &before, to),
        Move::Act(Action::Move(_)) => Phrase::new("bot-reason-wolves-move"),
        Move::Act(Action::Howl(_)) => Phrase::new("bot-reason-wolves-howl"),
        Move::Act(Action::Den(hex)) if game.map.shore.contains(hex) => {
            Phrase::new("bot-reason-wolves-den-at-water")
        }
        Move::Act(Action::Den(_)) => Phrase::new("bot-reason-wolves-den"),
        Move::Act(Action::Lair(_)) => Phrase::new("bot-reason-wolves-lair"),
        Move::Act(Action::Dominate(..)) => Phrase::new("bot-reason-wolves-dominate"),
        Move::Pay(_) => Phrase::new("bot-reason-wolves-pay"),
        Move::Track(Track::Spread) => Phrase::new("bot-reason-wolves-spread"),
        Move::Track(Track::Speed) => Phrase::new("bot-reason-wolves-speed"),
        Move::Track(Track::Howl) => Phrase::new("bot-reason-wolves-range"),
        Move::Push(_) => Phrase::new("bot-reason-wolves-push"),
        Move::Stop => Phrase::new("bot-reason-wolves-stop"),
        Move::Bonus => Phrase::new("bot-reason-wolves-bonus"),
        Move::End => Phrase::new("bot-reason-wolves-end"),
        Move::Prey(_) => Phrase::new("bot-reason-best"),
    }
}

/// Whether a pack leads a region alone.
fn leads(game: &Wolves, position: &Position, owner: usize, region: usize) -> bool {
    let controls = game.controls(position, region);
    let own = controls[owner];
    own.points > 0 && controls.iter().filter(|&&other| other >= own).count() == 1
}

fn lead(region: usize, phase: Phase) -> Phrase {
    Phrase::new("bot-reason-wolves-lead").with("region", region).with("phase", phase.name())
}

/// What a wolf is after: prey, or whatever else counts there.
fn walk(game: &Wolves, before: &Position, to: Hex) -> Phrase {
    let wanted = |region: &usize| {
        let stack = before.stacks[*region];
        stack.left > 0
            && before.player().prey & stack.prey.bit() == 0
            && game.map.next_to(game.map.prey[*region]).contains(to)
    };
    match (0..game.map.regions().min(REGIONS)).find(wanted) {
        Some(region) => {
            Phrase::new("bot-reason-wolves-stalk").with("prey", before.stacks[region].prey.name())
        }
        None => Phrase::new("bot-reason-wolves-move"),
    }
}
