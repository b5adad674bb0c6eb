//! The smallest game with secrets: draw a card or pass; show it or hide it.
//!
//! It has neither bots nor a board of its own, and is in no catalogue: tests of what surrounds games host it beside the
//! real ones, and whoever writes a game finds here how little is enough. In the tests of this crate it can be given a
//! fault, so that the contract suite can be shown to find it.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

use crate::chance::Chance;
use crate::event::{Emission, Sink};
use crate::game::{Game, Info, SetupError};
use crate::hash::hash64;
use crate::options::{Choices, Item, Menu, Problem, chosen_first, first_player};
use crate::outcome::{Line, Outcome, Score};
use crate::phrase::Phrase;
use crate::refusal::Refusal;
use crate::rules;
use crate::seat::{Seat, SeatSet, Viewer};

const CARDS: usize = 6;
const TURNS_EACH: u8 = 2;

/// Faults and the clause that finds each.
#[cfg(test)]
pub(crate) const FAULTS: &[(&str, &str)] = &[
    ("leak", "a viewer learns only what it is told"),
    ("glance", "a viewer sees the same in every world"),
    ("gossip", "a viewer is told the same in every world"),
    ("hush", "what shows something hidden says so"),
    ("offer", "every offered move is accepted"),
    ("accept", "what is not offered is refused"),
    ("touch", "a refused move changes nothing"),
    ("mumble", "a refusal names a rule"),
    ("twice", "every move is offered once"),
    ("habit", "a random move is drawn as from the list"),
    ("stuck", "there is a move until the end, and none after it"),
    ("endless", "every game ends"),
    ("key", "different positions hash differently"),
    ("stutter", "a move reads what it wrote"),
    ("lazy", "a redeal reaches every world evenly"),
    ("habitual", "a redeal is drawn alike in every world"),
    ("peek", "a seat is offered the same in every world"),
    ("omen", "a seat is foretold the same in every world"),
    ("forget", "every legal move is in the alphabet"),
    ("misdeal", "a deal reads what it wrote"),
];

/// Faults that can be chosen: none where the game is not under test.
fn faults() -> &'static [(&'static str, &'static str)] {
    #[cfg(test)]
    return FAULTS;
    #[cfg(not(test))]
    &[]
}

/// How many play, and who begins.
#[derive(Clone, Debug)]
pub struct Options {
    players: u8,
    first: Option<Seat>,
    fault: &'static str,
}

/// The game.
#[derive(Clone, Debug)]
pub struct Toy {
    players: u8,
    first: Seat,
    fault: &'static str,
}

/// How the cards lie.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Deal {
    first: Seat,
    cards: [u8; CARDS],
}

/// The whole truth of one moment.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    cards: [u8; CARDS],
    seen: [u8; CARDS],
    drawn: u8,
    deciding: bool,
    turn: u8,
    points: [u8; 3],
    slips: u8,
}

/// A move.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
pub enum Move {
    /// Looks at the top card.
    Draw,
    /// Does nothing.
    Pass,
    /// Shows the drawn card to everybody, for its points.
    Show,
    /// Puts the drawn card away unseen.
    Hide,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Draw => "draw",
            Self::Pass => "pass",
            Self::Show => "show",
            Self::Hide => "hide",
        })
    }
}

/// What was done, with the card where it may be known.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Event(Move, Option<u8>);

/// What one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct View {
    cards: Vec<Option<u8>>,
    turn: u8,
    deciding: bool,
    points: [u8; 3],
    /// Only a faulty game shows this.
    glance: Option<u8>,
}

impl Toy {
    fn seat(&self, position: &Position) -> Seat {
        Seat::from_index((self.first.index() + usize::from(position.turn)) % usize::from(self.players))
    }
}

impl Game for Toy {
    type Options = Options;
    type Deal = Deal;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Story = u32;
    type Outlook = Option<u8>;

    fn info() -> &'static Info {
        static INFO: Info =
            Info { id: "toy", rules_version: 1, players: 2..=3, default_players: 2, rules: "TY" };
        &INFO
    }

    fn menu(choices: &Choices) -> Menu {
        let mut items = vec![Item::first_player(choices.players)];
        if !faults().is_empty() {
            let names: Vec<&str> =
                ["none"].into_iter().chain(faults().iter().map(|(name, _)| *name)).collect();
            items.push(Item::one_of("toy", "fault", &names));
        }
        Menu { items, presets: Vec::new() }
    }

    fn options(choices: &Choices) -> Result<Options, Problem> {
        let fault = faults().iter().map(|(fault, _)| *fault).find(|fault| choices.get("fault") == *fault);
        Ok(Options { players: choices.players, first: chosen_first(choices), fault: fault.unwrap_or("none") })
    }

    fn deal(options: &Options, chance: &mut impl Chance) -> Deal {
        let mut cards = [1, 1, 1, 2, 2, 3];
        chance.shuffle(&mut cards);
        Deal { first: first_player(options.first, options.players, chance), cards }
    }

    fn start(options: &Options, deal: &Deal) -> Result<(Self, Position), SetupError> {
        let game = Self { players: options.players, first: deal.first, fault: options.fault };
        let position = Position {
            cards: deal.cards,
            seen: [0; CARDS],
            drawn: 0,
            deciding: false,
            turn: 0,
            points: [0; 3],
            slips: 0,
        };
        Ok((game, position))
    }

    fn deal_text(&self, deal: &Deal) -> String {
        let mut cards = deal.cards;
        if self.fault == "misdeal" {
            cards.sort_unstable();
        }
        format!("first {}\ncards {}\n", deal.first, cards.map(|card| card.to_string()).join(" "))
    }

    fn parse_deal(_: &Options, text: &str) -> Result<Deal, SetupError> {
        let bad = |line| SetupError::at(line, Phrase::new("toy-bad-deal"));
        let mut lines = text.lines();
        let first =
            lines.next().and_then(|line| line.strip_prefix("first ")?.parse().ok()).and_then(Seat::new);
        let cards = lines.next().and_then(|line| line.strip_prefix("cards "));
        let cards: Option<Vec<u8>> =
            cards.and_then(|line| line.split(' ').map(|word| word.parse().ok()).collect());
        let cards = cards.and_then(|cards| cards.try_into().ok()).ok_or_else(|| bad(2))?;
        Ok(Deal { first: first.ok_or_else(|| bad(1))?, cards })
    }

    fn fresh(&self, chance: &mut impl Chance) -> Position {
        let options = Options { players: self.players, first: Some(self.first), fault: self.fault };
        let deal = Self::deal(&options, chance);
        Self::start(&options, &deal).expect("a dealt game starts").1
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn to_act(&self, position: &Position) -> Option<Seat> {
        (position.turn < self.players * TURNS_EACH).then(|| self.seat(position))
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if self.to_act(position).is_some() {
            return None;
        }
        let score = |seat: Seat| {
            let points = i16::from(position.points[seat.index()]);
            Score::sum([Line { category: "cards", points }].into_iter().collect())
        };
        Some(Outcome::ranked("done", Seat::all(self.players).map(score).collect(), |_, score| score.total))
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        if self.to_act(position).is_none() || (self.fault == "stuck" && position.turn == 2) {
            return;
        }
        if position.deciding {
            moves.extend([Move::Show, Move::Hide]);
        } else {
            moves.extend([Move::Draw, Move::Pass]);
        }
        match self.fault {
            "offer" if position.turn == 1 => moves.push(Move::Hide),
            "twice" if position.turn == 1 => moves.push(moves[0]),
            "accept" if position.deciding => moves.truncate(1),
            // What lies on top of the pile decides how the moves are offered.
            "peek" if !position.deciding && position.cards[usize::from(position.drawn)] == 3 => {
                moves.reverse();
            }
            _ => {}
        }
    }

    fn random_move(
        &self,
        position: &Position,
        moves: &mut Vec<Move>,
        chance: &mut impl Chance,
    ) -> Option<Move> {
        self.legal_moves(position, moves);
        if self.fault == "habit" { moves.first().copied() } else { chance.pick(moves) }
    }

    fn check(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
        if self.to_act(position).is_none() {
            return Err(Refusal::table(rules::GAME_OVER));
        }
        let deciding = matches!(mv, Move::Show | Move::Hide);
        if deciding == position.deciding {
            Ok(())
        } else if self.fault == "mumble" {
            Err(Refusal::new("?", Phrase::new("toy")))
        } else {
            Err(Refusal::table(rules::ANOTHER_STEP))
        }
    }

    fn play(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if let Err(refusal) = self.check(position, mv) {
            if self.fault == "touch" {
                position.slips += 1;
            }
            return Err(refusal);
        }
        self.play_unchecked(position, mv, events);
        Ok(())
    }

    fn play_unchecked(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        let seat = self.seat(position);
        let insider = SeatSet::only(seat);
        let top = usize::from(position.drawn);
        match mv {
            Move::Draw => {
                position.seen[top] |= insider.bits();
                position.deciding = true;
                let card = position.cards[top];
                events.emit(|| {
                    let (told, rest) = (Event(mv, Some(card)), Event(mv, None));
                    match self.fault {
                        "gossip" => Emission::revealed(told),
                        "hush" => Emission::known_to(insider, told, Some(rest)),
                        _ => Emission::shown_to(insider, told, Some(rest)),
                    }
                });
                return;
            }
            Move::Pass => events.emit(|| Emission::public(Event(mv, None))),
            Move::Show => {
                position.seen[top] = SeatSet::all(self.players).bits();
                position.points[seat.index()] += position.cards[top];
                let card = position.cards[top];
                events.emit(|| Emission::revealed(Event(mv, Some(card))));
                position.drawn += 1;
            }
            Move::Hide => {
                events.emit(|| Emission::public(Event(mv, None)));
                position.drawn += 1;
            }
        }
        position.deciding = false;
        if self.fault == "endless" {
            position.drawn %= 5;
        }
        if self.fault != "endless" || position.turn == 0 {
            position.turn += 1;
        }
    }

    fn turn(&self, position: &Position) -> u32 {
        position.turn.into()
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let everybody = SeatSet::all(self.players).bits();
        let knows = |slot: usize| {
            let seen = position.seen[slot];
            viewer.is_among(SeatSet::from_bits(seen))
                || seen == everybody
                || (self.fault == "leak" && seen != 0)
        };
        let glance = (self.fault == "glance").then(|| position.cards[CARDS - 1]);
        View {
            cards: (0..CARDS).map(|slot| knows(slot).then_some(position.cards[slot])).collect(),
            turn: position.turn,
            deciding: position.deciding,
            points: position.points,
            glance,
        }
    }

    fn story(&self, _: &View) -> u32 {
        0
    }

    fn follow(&self, story: &mut u32, _: &Event) {
        *story += 1;
    }

    /// What the card is worth that could be shown.
    fn outlook(&self, position: &Position, _: Seat) -> Option<u8> {
        let foretells = position.deciding || self.fault == "omen";
        position.cards.get(usize::from(position.drawn)).copied().filter(|_| foretells)
    }

    fn redeal(
        &self,
        deal: &Deal,
        position: &Position,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> (Deal, Position) {
        let view = self.view(position, viewer);
        let unseen: Vec<usize> = (0..CARDS).filter(|&slot| view.cards[slot].is_none()).collect();
        let mut faces: Vec<u8> = unseen.iter().map(|&slot| position.cards[slot]).collect();
        if self.fault != "habitual" {
            faces.sort_unstable();
        }
        if self.fault == "lazy" {
            faces.rotate_left(chance.index(2));
        } else {
            chance.shuffle(&mut faces);
        }
        let mut position = *position;
        unseen.iter().zip(&faces).for_each(|(&slot, &face)| position.cards[slot] = face);
        (Deal { cards: position.cards, ..deal.clone() }, position)
    }

    fn worlds(&self, position: &Position, viewer: Viewer) -> Option<u128> {
        let view = self.view(position, viewer);
        let mut counts = [0u128; 4];
        let mut worlds = 1;
        let hidden = (0..CARDS).filter(|&slot| view.cards[slot].is_none());
        for (n, slot) in hidden.enumerate() {
            let count = &mut counts[usize::from(position.cards[slot])];
            *count += 1;
            worlds = worlds * (n as u128 + 1) / *count;
        }
        Some(worlds)
    }

    fn key(&self, position: &Position) -> u64 {
        if self.fault == "key" { position.turn.into() } else { hash64(position) }
    }

    fn alphabet(&self) -> Vec<Move> {
        let all = [Move::Draw, Move::Pass, Move::Show, Move::Hide];
        all[..if self.fault == "forget" { 3 } else { 4 }].to_vec()
    }

    fn parse_move(&self, text: &str) -> Option<Move> {
        let all = [Move::Draw, Move::Pass, Move::Show, Move::Hide];
        let found = all.into_iter().find(|mv| mv.to_string() == text.trim().to_lowercase());
        found.filter(|&mv| self.fault != "stutter" || mv != Move::Show)
    }

    fn prompt(&self, view: &View) -> Phrase {
        Phrase::new(if view.deciding { "toy-prompt-decide" } else { "toy-prompt-draw" })
    }

    fn label(&self, _: &View, mv: Move) -> Phrase {
        Phrase::new(match mv {
            Move::Draw => "toy-move-draw",
            Move::Pass => "toy-move-pass",
            Move::Show => "toy-move-show",
            Move::Hide => "toy-move-hide",
        })
    }

    fn tell(&self, event: &Event) -> Phrase {
        match *event {
            Event(Move::Draw, Some(card)) => Phrase::new("toy-told-drawn").with("card", card),
            Event(Move::Draw, None) => Phrase::new("toy-told-draw"),
            Event(Move::Pass, _) => Phrase::new("toy-told-pass"),
            Event(Move::Show, card) => Phrase::new("toy-told-show").with("card", card.unwrap_or_default()),
            Event(Move::Hide, _) => Phrase::new("toy-told-hide"),
        }
    }

    fn describe(&self, view: &View, _: Viewer) -> Vec<Phrase> {
        let known = view.cards.iter().flatten().map(|card| Phrase::verbatim(card.to_string()));
        vec![Phrase::new("toy-cards").with("cards", known.collect::<Vec<_>>())]
    }
}
