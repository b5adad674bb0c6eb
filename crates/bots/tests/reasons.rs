//! Reasons are true: each is checked against what the move really brings about, reckoned in another way than the bots do.
//! Thousands of positions of every game, half of them of games that are played soundly, the others by chance, and every
//! kind of reason in each game; some moves of each position in The Wolves, which has many, and all of them in the others.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::collections::BTreeMap;

use bots::{Budget, Known, Level};
use hound::{Hound, Place};
use table::{Arg, Chance, Choices, Game, Phrase, Quick, Seat, Start, Table, Viewer};
use triqueta::{Animal, Move as Turn, Triqueta};
use wolves::position::Step;
use wolves::view::View;
use wolves::{Move, Position, Wolves};

/// A number in a phrase.
fn number(phrase: &Phrase, name: &str) -> i64 {
    let found = phrase.args.iter().find(|(key, _)| *key == name);
    let Some((_, Arg::Number(number))) = found else { panic!("no number {name}: {phrase:?}") };
    *number
}

fn phrase(of: &Phrase, name: &str) -> Phrase {
    let found = of.args.iter().find(|(key, _)| *key == name);
    let Some((_, Arg::Phrase(phrase))) = found else { panic!("no phrase {name}: {of:?}") };
    phrase.clone()
}

fn seat(of: &Phrase, name: &str) -> Seat {
    let found = of.args.iter().find(|(key, _)| *key == name);
    let Some((_, Arg::Seat(seat))) = found else { panic!("no seat {name}: {of:?}") };
    *seat
}

/// What was checked.
#[derive(Default, Debug)]
struct Examined {
    /// At how many decisions with more than one move.
    positions: u32,
    /// How often which reason was given.
    counts: BTreeMap<String, u32>,
}

impl Examined {
    /// All these kinds of reasons were given, no others, and at thousands of positions.
    fn is_all(&self, game: &str, kinds: &[&str]) {
        let wanted: Vec<String> = kinds.iter().map(|kind| format!("bot-reason-{game}-{kind}")).collect();
        assert!(wanted.iter().all(|key| self.counts.contains_key(key)), "{self:?} of {wanted:?}");
        assert!(self.counts.keys().all(|key| wanted.contains(key)), "{self:?} of {wanted:?}");
        assert!(self.positions > 2_000, "{self:?}");
    }
}

/// Plays games, at each table one by chance and one by bots in turn, and checks the reasons of at most so many moves at
/// every decision.
fn examined<G: Known>(
    tables: &[Choices],
    games: usize,
    most: usize,
    holds: impl Fn(&G, &G::Position, G::Move, &Phrase) -> bool,
) -> Examined {
    let mut examined = Examined::default();
    for number in 0..games {
        // Each game has chance of its own, so that those by chance stay as they are when bots play otherwise: the
        // rarest reasons (two hunts by one step) are found in them.
        let mut chance = Quick::new(55 + number as u64);
        let choices = &tables[number / 2 % tables.len()];
        let mut table = Table::<G>::open(choices, Start::Seed(chance.seed()), &[]).unwrap();
        let player = (number % 2 == 1).then(|| table.game().player(Level::Scout));
        while let Some(seat) = table.to_act() {
            let mut moves = table.legal_moves();
            chance.shuffle(&mut moves);
            if moves.len() > 1 {
                examined.positions += 1;
                for &mv in moves.iter().take(most) {
                    let Some(reason) = table.game().reason(&table.sight(seat), mv) else { continue };
                    let held = holds(table.game(), table.position(), mv, &reason);
                    assert!(held, "{choices:?}, ply {}: {mv}: {reason:?}", table.plies());
                    *examined.counts.entry(reason.key.to_string()).or_default() += 1;
                }
            }
            let sight = table.sight(seat);
            let chosen =
                player.as_ref().and_then(|player| player.choose(&sight, &mut chance, &Budget::own()));
            table.play(seat, chosen.unwrap_or(moves[0])).unwrap();
        }
    }
    examined
}

/// The position after a move of The Wolves, paid for in the last way there is.
fn paid(game: &Wolves, before: &Position, mv: Move) -> Position {
    let (mut after, mut moves) = (*before, Vec::new());
    game.advance(&mut after, mv);
    while matches!(after.step, Step::Pay(..)) {
        game.legal_moves(&after, &mut moves);
        game.advance(&mut after, *moves.last().unwrap());
    }
    after
}

/// What a pack would be paid for a region, whether it leads there, and in which phase.
fn prize(view: &View, region: i64, seat: Seat) -> (i64, bool, Option<Phrase>) {
    let region = view.regions.iter().find(|other| i64::from(other.region) == region).unwrap();
    let standing = region.ranking.iter().find(|standing| standing.seat == Some(seat));
    let (points, leads) = standing.map_or((0, false), |standing| (i64::from(standing.vp), standing.token));
    (points, leads, region.moons.top().map(wolves::moon::Phase::name))
}

/// How many wolves of a seat stand on the map, within so many steps of a hex that is wanted.
fn wolves_near(view: &View, seat: Seat, wanted: impl Fn(&wolves::view::HexView) -> bool) -> i64 {
    let on = |hex: &wolves::view::HexView| {
        let own = hex.pieces.iter().filter(|piece| piece.seat == Some(seat) && piece.piece.kind.walks());
        own.count() as i64
    };
    view.hexes.iter().filter(|hex| wanted(hex)).map(on).sum()
}

fn holds_in_the_wolves(game: &Wolves, before: &Position, mv: Move, reason: &Phrase) -> bool {
    let me = game.to_act(before).unwrap();
    let [was, is] = [*before, paid(game, before, mv)].map(|position| game.view(&position, Viewer::All));
    let [had, has] = [&was, &is].map(|view| &view.players[me.index()]);
    let told = |name: &str| number(reason, name);
    let region = || told("region");
    // The points of so many hunts, if there were as many.
    let hunted = |count: usize| {
        assert_eq!(has.prey.len(), had.prey.len() + count);
        i64::from(has.prey_vp[has.prey.len()]) - i64::from(had.prey_vp[had.prey.len()])
    };
    match &*reason.key {
        "bot-reason-wolves-hunt" => {
            let prey = has.prey.iter().find(|prey| !had.prey.contains(prey)).unwrap();
            phrase(reason, "prey") == prey.name() && told("points") == hunted(1)
        }
        "bot-reason-wolves-hunts" => told("count") > 1 && told("points") == hunted(told("count") as usize),
        "bot-reason-wolves-lead" => {
            let ((_, led, _), (points, leads, phase)) = (prize(&was, region(), me), prize(&is, region(), me));
            leads && !led && points == told("points") && phase == Some(phrase(reason, "phase"))
        }
        "bot-reason-wolves-place" => {
            let ((before, ..), (points, _, phase)) = (prize(&was, region(), me), prize(&is, region(), me));
            points > before && points == told("points") && phase == Some(phrase(reason, "phase"))
        }
        "bot-reason-wolves-denied" => {
            let other = seat(reason, "seat");
            let ((before, ..), (points, _, phase)) =
                (prize(&was, region(), other), prize(&is, region(), other));
            other != me && before - points == told("points") && phase == Some(phrase(reason, "phase"))
        }
        "bot-reason-wolves-points" => i64::from(has.total - had.total) == told("points"),
        "bot-reason-wolves-track" => {
            let value = |player: &wolves::view::PlayerView| {
                let track = |track: &&wolves::view::TrackView| track.track.name() == phrase(reason, "track");
                i64::from(player.tracks.iter().find(track).unwrap().value)
            };
            (value(had), value(has)) == (told("from"), told("to")) && told("to") > told("from")
        }
        "bot-reason-wolves-stalk" => {
            let prey = phrase(reason, "prey");
            let lies = |hex: &&wolves::view::HexView| matches!(hex.token, Some(wolves::view::Token::Prey { prey: kind, left }) if kind.name() == prey && left > 0);
            let count = |view: &View, at: &wolves::view::HexView| {
                wolves_near(view, me, |hex| {
                    let apart = [hex.q - at.q, hex.r - at.r];
                    [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].contains(&apart)
                })
            };
            let mut places = is.hexes.iter().filter(lies);
            let fits = |at| count(&is, at) == told("count") && count(&is, at) > count(&was, at);
            !has.prey.iter().any(|owned| owned.name() == prey) && places.any(fits)
        }
        // The tiles as they are after this payment.
        "bot-reason-wolves-tiles" => {
            let shows = |tile: &&wolves::view::TileView| tile.shown.name() == phrase(reason, "terrain");
            has.tiles.iter().filter(shows).count() as i64 == told("count")
        }
        "bot-reason-wolves-bonus" => {
            i64::from(has.action_tokens) == told("count") && has.action_tokens + 1 == had.action_tokens
        }
        "bot-reason-wolves-draft" => {
            let Move::Draft(to) = mv else { return false };
            let at = was.hexes.iter().find(|hex| hex.hex == to).unwrap();
            let steps = |wanted: &dyn Fn(&wolves::view::HexView) -> bool| {
                let far = |hex: &wolves::view::HexView| {
                    let [q, r] = [hex.q - at.q, hex.r - at.r].map(i64::from);
                    q.abs().max(r.abs()).max((q + r).abs())
                };
                was.hexes.iter().filter(|hex| wanted(hex)).map(far).min().unwrap()
            };
            let water =
                |hex: &wolves::view::HexView| was.regions.iter().any(|region| region.water == hex.hex);
            let prey =
                |hex: &wolves::view::HexView| matches!(hex.token, Some(wolves::view::Token::Prey { .. }));
            steps(&water) == told("water") && steps(&prey) == told("prey")
        }
        _ => false,
    }
}

#[test]
fn reasons_hold_in_the_wolves() {
    let tables: Vec<Choices> = (2..=5).map(Choices::new).collect();
    let examined = examined::<Wolves>(&tables, 2 * tables.len(), 12, holds_in_the_wolves);
    let kinds =
        ["bonus", "denied", "draft", "hunt", "hunts", "lead", "place", "points", "stalk", "tiles", "track"];
    examined.is_all("wolves", &kinds);
}

fn holds_in_wolf_and_hound(game: &Hound, before: &hound::Position, mv: hound::Move, reason: &Phrase) -> bool {
    let me = game.to_act(before).unwrap();
    let team = Place::from_index(me.index()).team();
    // How the sheep in front of each place change.
    let changes = |mv| -> Vec<(Place, i64)> {
        let mut after = *before;
        game.advance(&mut after, mv);
        let [was, is] = [*before, after].map(|position| game.view(&position, Viewer::All).places);
        was.iter().zip(&is).map(|(was, is)| (is.place, i64::from(is.sheep) - i64::from(was.sheep))).collect()
    };
    let lost = |mv| -> i64 {
        changes(mv).into_iter().filter(|(place, _)| place.team() == team).map(|(_, by)| -by.min(0)).sum()
    };
    let mut others = Vec::new();
    game.legal_moves(before, &mut others);
    others.retain(|other| *other != mv);
    let told = |name: &str| number(reason, name);
    let there = |mv, ours: bool, by: i64| {
        changes(mv).into_iter().any(|(place, change)| {
            i64::from(place.number()) == told("place") && (place.team() == team) == ours && change == by
        })
    };
    match &*reason.key {
        "bot-reason-hound-bites" => there(mv, false, -told("count")) && lost(mv) == 0,
        "bot-reason-hound-brings" => there(mv, true, told("count")) && lost(mv) == 0,
        "bot-reason-hound-spares" => {
            lost(mv) == 0 && others.iter().any(|&other| lost(other) == told("count"))
        }
        "bot-reason-hound-denies" => {
            others.iter().any(|&other| there(other, false, told("count"))) && !there(mv, false, told("count"))
        }
        _ => false,
    }
}

#[test]
fn reasons_hold_in_wolf_and_hound() {
    let printed = hound::CardFile::standard();
    let sets = printed.sets.iter().enumerate().map(|(index, (_, ids))| {
        let ids: Vec<&str> = ids.iter().map(hound::Id::as_str).collect();
        let (players, meat) = [(4, "off"), (4, "on"), (2, "off"), (3, "off")][index % 4];
        Choices::new(players).with("animals", ids.join(",")).with("meat-and-bone", meat)
    });
    let partner = Choices::new(4).with("animals", "H01,W02");
    let tables: Vec<Choices> = sets.chain([partner]).collect();
    let examined = examined::<Hound>(&tables, 6 * tables.len(), usize::MAX, holds_in_wolf_and_hound);
    examined.is_all("hound", &["bites", "brings", "spares", "denies"]);
}

/// What so many of an animal are worth.
fn worth(animal: Animal, count: usize) -> i64 {
    match count {
        0..=2 => count as i64,
        3 => i64::from(animal.value()),
        more => 3 - more as i64,
    }
}

/// What a seat would gain by a row, reckoned token by token; `None` where it cannot take it.
fn gain(view: &triqueta::View, seat: Seat, row: triqueta::Row) -> Option<i64> {
    let row = view.row(row).filter(|row| row.taken_by.is_none())?;
    let player = view.seat(seat).filter(|player| player.took.is_none())?;
    let held = |animal| {
        player.groups.iter().find(|group| group.animal == animal).map_or(0, |group| usize::from(group.count))
    };
    let lies = |animal| row.tokens.iter().filter(|&&token| token == animal).count();
    let by = |animal| worth(animal, held(animal) + lies(animal)) - worth(animal, held(animal));
    Some(Animal::ALL.into_iter().map(by).sum())
}

fn holds_in_triqueta(game: &Triqueta, before: &triqueta::Position, mv: Turn, reason: &Phrase) -> bool {
    let me = game.to_act(before).unwrap();
    let after = |mv| {
        let mut after = *before;
        game.advance(&mut after, mv);
        game.view(&after, Viewer::Seat(me))
    };
    let (was, is) = (game.view(before, Viewer::Seat(me)), after(mv));
    let told = |name: &str| number(reason, name);
    let animals = |view: &triqueta::View| -> i64 {
        view.seat(me).unwrap().groups.iter().map(|group| i64::from(group.points)).sum()
    };
    let held = || {
        let token = was.drawn[0].face.unwrap();
        let group = was.seat(me).unwrap().groups.iter().find(|group| group.animal == token);
        (token, group.map_or(0, |group| i64::from(group.count)))
    };
    let named = |animal: Animal| Phrase::new(format!("triqueta-animal-{}", animal.name()));
    let rows = || was.rows.iter().map(|row| row.row);
    let grows = |row, seat| {
        gain(&after(Turn::Row { row }), seat, row).map(|after| after - gain(&was, seat, row).unwrap_or(0))
    };
    let may = |row| game.check(before, Turn::Row { row }).is_ok();
    let rivals: Vec<Seat> = Seat::all(game.seats()).filter(|seat| *seat != me).collect();
    match (&*reason.key, mv) {
        ("bot-reason-triqueta-take-three", Turn::Take { .. }) => {
            let three = is
                .seat(me)
                .unwrap()
                .groups
                .iter()
                .find(|group| named(group.animal) == phrase(reason, "animal"));
            three.unwrap().count == 3 && animals(&is) - animals(&was) == told("points")
        }
        ("bot-reason-triqueta-take-before", Turn::Take { row }) => {
            let theirs = gain(&was, seat(reason, "seat"), row);
            animals(&is) - animals(&was) == told("points")
                && theirs == Some(told("theirs"))
                && told("theirs") >= 4
        }
        ("bot-reason-triqueta-take-gain", Turn::Take { .. }) => {
            animals(&is) - animals(&was) == told("points") && told("points") > 0
        }
        ("bot-reason-triqueta-take-least-harm", Turn::Take { row }) => {
            let others = rows().filter(|other| *other != row).filter_map(|row| gain(&was, me, row));
            animals(&was) - animals(&is) == told("points") && others.max() == Some(-told("more"))
        }
        ("bot-reason-triqueta-draw-poor", Turn::Draw | Turn::DrawFrom { .. }) => {
            rows().filter_map(|row| gain(&was, me, row)).max() == Some(told("points")) && told("points") <= 2
        }
        ("bot-reason-triqueta-draw-alone", Turn::Draw | Turn::DrawFrom { .. }) => {
            rivals.iter().all(|seat| was.seat(*seat).unwrap().took.is_some())
        }
        ("bot-reason-triqueta-row-own", Turn::Row { row }) => grows(row, me) == Some(told("points")),
        ("bot-reason-triqueta-row-spoil", Turn::Row { row }) => {
            grows(row, seat(reason, "seat")) == Some(-told("points")) && told("points") > 0
        }
        ("bot-reason-triqueta-row-harmless", Turn::Row { row }) => {
            rivals.iter().all(|seat| grows(row, *seat).is_none_or(|by| by <= 0))
        }
        ("bot-reason-triqueta-keep-third", Turn::Keep) => {
            held().1 == 2 && named(held().0) == phrase(reason, "animal")
        }
        ("bot-reason-triqueta-keep-away", Turn::Keep) => {
            held().1 == told("count") && told("count") >= 3 && named(held().0) == phrase(reason, "animal")
        }
        ("bot-reason-triqueta-box", Turn::Box) => {
            let most =
                rows().filter(|row| may(*row)).filter_map(|row| grows(row, seat(reason, "seat"))).max();
            rows().filter(|row| may(*row)).all(|row| grows(row, me).is_none_or(|own| own <= 0))
                && most == Some(told("points"))
        }
        ("bot-reason-triqueta-add", Turn::Add) => animals(&is) - animals(&was) == told("points"),
        ("bot-reason-triqueta-discard", Turn::Discard) => {
            animals(&was) - animals(&after(Turn::Add)) == told("points") && told("points") > 0
        }
        _ => false,
    }
}

#[test]
fn reasons_hold_in_triqueta() {
    let table = |players, wolves: &str| Choices::new(players).with("hidden-wolves", wolves);
    let tables = [table(2, "off"), table(3, "off"), table(5, "off"), table(2, "on"), table(4, "on")];
    let examined = examined::<Triqueta>(&tables, 120, usize::MAX, holds_in_triqueta);
    let kinds = [
        "add",
        "box",
        "discard",
        "draw-alone",
        "draw-poor",
        "keep-away",
        "keep-third",
        "row-harmless",
        "row-own",
        "row-spoil",
        "take-before",
        "take-gain",
        "take-least-harm",
        "take-three",
    ];
    examined.is_all("triqueta", &kinds);
}
