//! What a player is told about the moves at hand comes true, and nothing that is possible is missing.

use std::collections::BTreeSet;

use table::{Chance, Choices, Emission, Game, Quick};
use wolves::outlook::{Goal, Outlook};
use wolves::position::Step;
use wolves::{Action, Event, Hex, Move, Position, Verb, Wolves};

/// A random game for so many players.
fn deal(players: u8, chance: &mut Quick) -> (Wolves, Position) {
    let options = crate::options(&Choices::new(players));
    Wolves::start(&options, &Wolves::deal(&options, chance)).expect("a dealt game starts")
}

fn legal(game: &Wolves, position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(position, &mut moves);
    moves
}

/// The position after a move, and where it pushed somebody.
fn after(game: &Wolves, position: &Position, mv: Move) -> (Position, Vec<Hex>) {
    let (mut next, mut events) = (*position, Vec::<Emission<Event>>::new());
    game.play(&mut next, mv, &mut events).unwrap_or_else(|refusal| panic!("{mv}: {refusal:?}"));
    let pushed = events.iter().filter_map(|event| match event.seen_by(table::Viewer::Public) {
        Some(Event::Pushed { to, .. }) => Some(*to),
        _ => None,
    });
    (next, pushed.collect())
}

fn outlook(game: &Wolves, position: &Position) -> Outlook {
    game.outlook(position, game.to_act(position).expect("somebody decides"))
}

/// The goals that are foretold for a Move are the walks that are legal once it is paid; and who is pushed goes where
/// it was said.
fn walks_come_true(
    game: &Wolves,
    paid: &Position,
    foretold: &Outlook,
    terrain: wolves::terrain::Terrain,
) -> u32 {
    let goals =
        foretold.walkers.iter().flat_map(|walker| walker.goals.iter().map(move |goal| (walker, goal)));
    let goals: Vec<_> = goals.filter(|(_, goal)| goal.terrain == terrain).collect();
    let told: BTreeSet<String> =
        goals.iter().map(|(walker, goal)| format!("{} {} {}", walker.kind, walker.hex, goal.hex)).collect();
    assert_eq!(told.len(), goals.len(), "each once");
    let walks: BTreeSet<String> = legal(game, paid)
        .into_iter()
        .filter(|mv| matches!(mv, Move::Walk { .. }))
        .map(|mv| mv.to_string())
        .collect();
    assert_eq!(told, walks);
    let mut pushes = 0;
    for (walker, goal) in goals {
        let Goal { hex, steps, pushes: pushed, pushed_to, .. } = goal;
        let path = game.map.path(walker.hex, *hex);
        assert_eq!(path.len(), usize::from(*steps) + 1);
        let (next, went) = after(game, paid, Move::Walk { kind: walker.kind, from: walker.hex, to: *hex });
        let asked: Vec<Hex> = match next.step {
            Step::Push { .. } => legal(game, &next)
                .into_iter()
                .filter_map(|mv| if let Move::Push(to) = mv { Some(to) } else { None })
                .collect(),
            _ => went,
        };
        assert_eq!((&asked, pushed.is_some()), (pushed_to, !asked.is_empty()));
        pushes += u32::from(pushed.is_some());
    }
    pushes
}

/// What a target costs is what is asked once it is chosen.
fn payments_come_true(game: &Wolves, position: &Position, action: Action, told: &[wolves::tiles::Payment]) {
    let (next, _) = after(game, position, Move::Act(action));
    match next.step {
        Step::Pay(_) => {
            let ways: Vec<Move> = told.iter().copied().map(Move::Pay).collect();
            assert_eq!(legal(game, &next), ways);
        }
        // The only way to pay is not asked.
        _ => assert_eq!(told.len(), 1, "{action}"),
    }
}

#[test]
fn what_is_foretold_comes_true() {
    let (mut walks, mut aims, mut refused, mut pushes) = (0, 0, 0, 0);
    for players in 2..=5 {
        let mut chance = Quick::new(u64::from(players));
        let (game, mut position) = deal(players, &mut chance);
        while game.to_act(&position).is_some() {
            let told = outlook(&game, &position);
            let moves = legal(&game, &position);
            let acts: BTreeSet<Action> = moves
                .iter()
                .filter_map(|mv| if let Move::Act(act) = mv { Some(*act) } else { None })
                .collect();
            let fares = told.fares.iter().map(|fare| (Action::Move(fare.terrain), &fare.payments));
            let priced = fares.chain(told.aims.iter().map(|aim| (aim.action, &aim.payments)));
            let priced: Vec<_> = priced.collect();
            assert_eq!(priced.iter().map(|(action, _)| *action).collect::<BTreeSet<_>>(), acts);
            for (action, payments) in &priced {
                payments_come_true(&game, &position, *action, payments);
            }
            aims += told.aims.len();
            for fare in &told.fares {
                let (chosen, _) = after(&game, &position, Move::Act(Action::Move(fare.terrain)));
                let paid = match chosen.step {
                    Step::Pay(_) => after(&game, &chosen, Move::Pay(fare.payments[0])).0,
                    _ => chosen,
                };
                if matches!(paid.step, Step::Wolves(_)) {
                    pushes += walks_come_true(&game, &paid, &told, fare.terrain);
                    walks += 1;
                }
            }
            if let Step::Wolves(terrain) = position.step {
                pushes += walks_come_true(&game, &position, &told, terrain);
            }
            if position.step == Step::Action {
                for verb in Verb::ALL {
                    let possible = acts.iter().any(|act| act.verb() == verb);
                    let why = told.refusal(verb);
                    assert!(!possible || why.is_none());
                    if let Some(why) = why {
                        assert_eq!(game.check(&position, why.tried), Err(why.refusal.clone()));
                        refused += 1;
                    }
                }
            }
            let mv = chance.pick(&moves).expect("there is a move until the end");
            position = after(&game, &position, mv).0;
        }
    }
    assert!(walks > 100 && aims > 100 && refused > 100 && pushes > 20, "{walks} {aims} {refused} {pushes}");
}

/// A tile is good for what it shows; a token for everything.
#[test]
fn tiles_answer_what_they_could_pay_for() {
    let mut chance = Quick::new(8);
    let (game, mut position) = deal(3, &mut chance);
    let (mut hexes, mut actions, mut tokens) = (0, 0, 0);
    while game.to_act(&position).is_some() {
        let told = outlook(&game, &position);
        for uses in &told.uses {
            for hex in &uses.hexes {
                let terrain = game.map.terrain(*hex).expect("land");
                let fare = told.fares.iter().find(|fare| fare.terrain == terrain).expect("it can be paid");
                assert!(fare.payments.iter().any(|way| way.to_string() == uses.pays), "{} {hex}", uses.pays);
            }
            for action in &uses.actions {
                let aim = told.aims.iter().find(|aim| aim.action == *action).expect("a target");
                assert!(aim.payments.iter().any(|way| way.to_string().contains(uses.pays)));
            }
            hexes += uses.hexes.len();
            actions += uses.actions.len();
            tokens += usize::from(uses.pays == "token");
        }
        let mv = chance.pick(&legal(&game, &position)).expect("there is a move until the end");
        position = after(&game, &position, mv).0;
    }
    assert!(hexes > 100 && actions > 10 && tokens > 5, "{hexes} {actions} {tokens}");
}

/// An action that is not possible is refused for what is really missing, not by whichever hex came first: where only
/// the price is, by the price, and where nothing is there to aim at, without any hex.
#[test]
fn refusals_answer_for_the_action() {
    let mut chance = Quick::new(5);
    let (mut prices, mut nothing) = (0, 0);
    for players in 2..=4 {
        let (game, mut position) = deal(players, &mut chance);
        while game.to_act(&position).is_some() {
            let told = outlook(&game, &position);
            let by_price = |mv| {
                let played = game.play(&mut position.clone(), mv, &mut Vec::<Emission<Event>>::new());
                played.is_err_and(|refusal| refusal.rule == "TW03")
            };
            if let Some(refused) = told.refusal(Verb::Den) {
                let is_price = told.near.iter().any(|hex| by_price(Move::Act(Action::Den(*hex))));
                assert_eq!(refused.refusal.rule == "TW03", is_price, "{refused:?}");
                prices += usize::from(is_price);
            }
            for refused in
                told.refused.iter().filter(|refused| matches!(refused.verb, Verb::Lair | Verb::Howl))
            {
                let empty = matches!(
                    &*refused.refusal.phrase.key,
                    "wolves-refusal-no-own-den" | "wolves-refusal-no-lone-left"
                );
                let by_hex = ["wolves-refusal-lair-den", "wolves-refusal-no-lone"];
                assert!(!by_hex.contains(&&*refused.refusal.phrase.key), "{refused:?}");
                assert!(!empty || refused.refusal.phrase.args.is_empty());
                nothing += usize::from(empty);
            }
            let mv = chance.pick(&legal(&game, &position)).expect("there is a move until the end");
            position = after(&game, &position, mv).0;
        }
    }
    assert!(prices > 10 && nothing > 10, "{prices} {nothing}");
}
