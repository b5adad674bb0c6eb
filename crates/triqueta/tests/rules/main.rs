//! The rules, one test for each way in which they could be wrong.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod base;
mod deals;
mod end;
mod hidden_wolves;
mod random;
mod refusals;
mod sight;
mod two_players;

use table::{Choices, Emission, Game, Outcome, Phrase, Quick, Refusal, Seat, SetupError, Viewer};
use triqueta::{Animal, Back, Deal, Event, Move, Options, Position, SeatView, Token, Triqueta, View};

/// A hand-made table: what matters of the towers is said, the rest of the box fills them up.
struct Board {
    game: Triqueta,
    deal: Deal,
    position: Position,
    log: Vec<Emission<Event>>,
}

/// What a hand-made table needs.
#[derive(Clone)]
struct Setup {
    choices: Choices,
    first: u8,
    /// The first light tokens of each tower, level by level, column 1 first.
    light: [&'static str; 4],
    /// The first shadow tokens of towers 2 to 4, column 1 first.
    shadow: [&'static str; 3],
}

impl Setup {
    fn base(players: u8) -> Self {
        Self { choices: Choices::new(players), first: 1, light: [""; 4], shadow: [""; 3] }
    }

    fn hidden_wolves(players: u8) -> Self {
        Self::base(players).option("hidden-wolves", "on")
    }

    fn option(mut self, key: &str, value: &str) -> Self {
        self.choices.set(key, value);
        self
    }

    fn first(mut self, seat: u8) -> Self {
        self.first = seat;
        self
    }

    fn tower(mut self, tower: usize, light: &'static str) -> Self {
        self.light[tower - 1] = light;
        self
    }

    fn shadows(mut self, tower: usize, shadow: &'static str) -> Self {
        self.shadow[tower - 2] = shadow;
        self
    }

    fn options(&self) -> Options {
        options(&self.choices)
    }

    /// The text of the deal: what was said, and the rest of the box in order.
    fn text(&self) -> String {
        let shadows = self.choices.is_on("hidden-wolves");
        let light = fill(Back::Light, &self.light, 15);
        let shadow = fill(Back::Shadow, &self.shadow, 5);
        let mut lines = vec![format!("first {}", self.first)];
        for tower in 0..4 {
            let column = |column: usize| {
                let mut tokens: Vec<&str> = (0..3).map(|level| light[tower][level * 5 + column]).collect();
                if shadows && tower > 0 {
                    tokens.push(shadow[tower - 1][column]);
                }
                tokens.join(" ")
            };
            lines.push(format!("tower {}: {}", tower + 1, (0..5).map(column).collect::<Vec<_>>().join(", ")));
        }
        lines.join("\n")
    }

    fn start(&self) -> Board {
        let deal = Triqueta::parse_deal(&self.options(), &self.text()).unwrap();
        let (game, position) = Triqueta::start(&self.options(), &deal).unwrap();
        Board { game, deal, position, log: Vec::new() }
    }

    /// Starts and plays these moves, separated by commas.
    fn play(&self, moves: &str) -> Board {
        let mut board = self.start();
        board.play(moves);
        board
    }
}

fn options(choices: &Choices) -> Options {
    Triqueta::options(&Triqueta::menu(choices).settle(choices).unwrap()).unwrap()
}

fn fill<const N: usize>(back: Back, said: &[&'static str; N], size: usize) -> [Vec<&'static str>; N] {
    let mut piles: [Vec<&str>; N] = said.map(|tokens| tokens.split_whitespace().collect());
    let mut rest: Vec<&str> = Animal::ALL
        .into_iter()
        .flat_map(|animal| {
            let said = piles.iter().flatten().filter(|&&name| name == animal.name()).count();
            std::iter::repeat_n(animal.name(), usize::from(animal.tokens(back)) - said)
        })
        .collect();
    for pile in &mut piles {
        let missing = size - pile.len();
        pile.extend(rest.drain(..missing));
    }
    piles
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn mv(text: &str) -> Move {
    Move::parse(text).unwrap()
}

impl Board {
    fn play(&mut self, moves: &str) {
        for text in moves.split(',').map(str::trim).filter(|text| !text.is_empty()) {
            let played = self.game.play(&mut self.position, mv(text), &mut self.log);
            assert_eq!(played, Ok(()), "{text} in {moves}");
        }
    }

    /// The rule that forbids the move.
    fn refused(&self, text: &str) -> &'static str {
        self.refusal(text).rule
    }

    fn refusal(&self, text: &str) -> Refusal {
        let mut position = self.position;
        let refusal = self.game.play(&mut position, mv(text), &mut Vec::new()).unwrap_err();
        assert_eq!(position, self.position);
        refusal
    }

    /// All legal moves as text.
    fn moves(&self) -> String {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.position, &mut moves);
        moves.iter().map(Move::to_string).collect::<Vec<_>>().join(", ")
    }

    fn to_act(&self) -> u8 {
        self.game.to_act(&self.position).map_or(0, Seat::number)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.game.view(&self.position, viewer)
    }

    /// The table as seat `number` sees it.
    fn seen(&self, number: u8) -> View {
        self.view(Viewer::Seat(seat(number)))
    }

    /// What everybody knows of a seat.
    fn seat(&self, number: u8) -> SeatView {
        self.view(Viewer::Public).seat(seat(number)).unwrap().clone()
    }

    /// What lies face up before a seat, as `2 owl, 1 bear`.
    fn animals(&self, number: u8) -> String {
        let groups = self.seat(number).groups.into_iter();
        let texts = groups.map(|group| format!("{} {}", group.count, group.animal.name()));
        texts.collect::<Vec<_>>().join(", ")
    }

    /// The tokens of a row, in order.
    fn row(&self, number: usize) -> String {
        let view = self.view(Viewer::Public);
        let names = view.rows[number - 1].tokens.iter().map(|animal| animal.name());
        names.collect::<Vec<_>>().join(" ")
    }

    fn outcome(&self) -> Outcome {
        self.game.outcome(&self.position).unwrap()
    }

    /// What a viewer was told of the latest events, the newest last.
    fn told(&self, viewer: Viewer, latest: usize) -> Vec<Option<Event>> {
        let from = self.log.len().saturating_sub(latest);
        self.log[from..].iter().map(|emission| emission.seen_by(viewer).cloned()).collect()
    }
}
