//! Wolf & Hound as every table sees it.

use arrayvec::ArrayVec;
use table::refusal::Refusal;
use table::{
    Chance, Choices, Game, Info, Line, Menu, Outcome, Phrase, Problem, Score, Seat, SetupError, Sink, Viewer,
    hash64,
};

use crate::deal::{self, Deal};
use crate::deal_text;
use crate::describe;
use crate::event::Event;
use crate::hound::Hound;
use crate::moves::Move;
use crate::options::{self, Options, Passing};
use crate::outlook::Outlook;
use crate::phase::{Phase, Reason};
use crate::place::{Place, Team};
use crate::position::Position;
use crate::tell;
use crate::view::View;

static INFO: Info = Info { id: "hound", rules_version: 1, players: 2..=4, default_players: 4, rules: "WH" };

impl Hound {
    /// Who decides now.
    #[inline]
    pub(crate) fn deciding(&self, position: &Position) -> Option<Seat> {
        match position.phase {
            Phase::Over => None,
            // WH41: at set-up place 1; later the current player, for a dummy its partner.
            _ => Some(self.decider(position.place)),
        }
    }

    /// Teams win together; a seat's points are the sheep of its team.
    #[inline]
    pub(crate) fn result(&self, position: &Position, reason: Reason, winner: Team) -> Outcome {
        let mut outcome = Outcome { reason: reason.key(), team: Some(winner.key()), seats: ArrayVec::new() };
        for seat in Seat::all(self.players) {
            let place = Place::from_index(seat.index());
            let sheep = |place: Place| i16::from(position.sheep[place.index()]);
            let (own, partner) = (sheep(place), sheep(place.partner()));
            let mut lines = ArrayVec::new();
            lines.push(Line { category: "own", points: own });
            lines.push(Line { category: "partner", points: partner });
            let rank = if place.team() == winner { 1 } else { 2 };
            outcome.seats.push(Score { lines, total: own + partner, place: rank });
        }
        outcome
    }
}

impl Game for Hound {
    type Options = Options;
    type Deal = Deal;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type View = View;
    /// Animals have names of their own.
    type Story = ();
    type Outlook = Outlook;

    fn info() -> &'static Info {
        &INFO
    }

    fn menu(choices: &Choices) -> Menu {
        options::menu(choices)
    }

    fn options(choices: &Choices) -> Result<Options, Problem> {
        options::read(choices)
    }

    fn deal(options: &Options, chance: &mut impl Chance) -> Deal {
        deal::deal(options, chance)
    }

    fn start(options: &Options, deal: &Deal) -> Result<(Self, Position), SetupError> {
        let game = Self::new(options);
        let position = game.lay_out(deal)?;
        Ok((game, position))
    }

    fn deal_text(&self, deal: &Deal) -> String {
        deal_text::print(self, deal)
    }

    fn parse_deal(options: &Options, text: &str) -> Result<Deal, SetupError> {
        let deal = deal_text::parse(options, text)?;
        Self::start(options, &deal)?;
        Ok(deal)
    }

    #[inline]
    fn fresh(&self, chance: &mut impl Chance) -> Position {
        let deal = Deal::shuffled(&self.options.pack, chance);
        self.first_position(&deal.cards)
    }

    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn to_act(&self, position: &Position) -> Option<Seat> {
        self.deciding(position)
    }

    #[inline]
    /// WH70: places 1 and 3 against 2 and 4, dummies included.
    fn side_of(&self, seat: Seat) -> usize {
        Place::from_index(seat.index()).team() as usize
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let (reason, winner) = position.result?;
        Some(self.result(position, reason, winner))
    }

    #[inline]
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        self.list_moves(position, moves);
    }

    #[inline]
    fn random_move(
        &self,
        position: &Position,
        moves: &mut Vec<Move>,
        chance: &mut impl Chance,
    ) -> Option<Move> {
        if let Some(mv) = self.random_card(position, chance) {
            return Some(mv);
        }
        self.list_moves(position, moves);
        chance.pick(moves)
    }

    fn check(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
        self.explain(position, mv)
    }

    #[inline]
    fn play_unchecked(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        self.play_move(position, mv, events);
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.turn)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.look(position, viewer)
    }

    fn story(&self, _: &View) {}

    fn follow(&self, (): &mut (), _: &Event) {}

    fn outlook(&self, position: &Position, seat: Seat) -> Outlook {
        self.look_ahead(position, seat)
    }

    fn redeal(
        &self,
        deal: &Deal,
        position: &Position,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> (Deal, Position) {
        self.another_world(deal, position, viewer, chance)
    }

    fn worlds(&self, position: &Position, viewer: Viewer) -> Option<u128> {
        self.count_worlds(position, viewer)
    }

    fn key(&self, position: &Position) -> u64 {
        hash64(position)
    }

    fn alphabet(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = self.pack().into_iter().map(Move::Play).collect();
        moves.dedup();
        moves.extend([Move::Keep, Move::Exchange]);
        moves.extend(self.animals().iter().map(|animal| Move::Flip(animal.id)));
        moves
    }

    fn parse_move(&self, text: &str) -> Option<Move> {
        Move::parse(text)
    }

    fn prompt(&self, view: &View) -> Phrase {
        describe::prompt(self, view)
    }

    fn label(&self, view: &View, mv: Move) -> Phrase {
        describe::label(self, view, mv)
    }

    fn tell(&self, event: &Event) -> Phrase {
        tell::tell(self, event)
    }

    fn describe(&self, view: &View, _: Viewer) -> Vec<Phrase> {
        describe::describe(self, view)
    }

    /// WH33: everybody moves one place, so that pairs stay pairs and play Blue and Yellow in turn; with three
    /// the single player stays at 2 and the others change places.
    fn next_seats(&self) -> Vec<Seat> {
        let seats = self.players;
        let moved = |seat: Seat| match (seats, self.options.start_passes) {
            (3, _) => Seat::from_index(2 - seat.index()),
            (_, Passing::Left) => {
                Seat::from_index((seat.index() + usize::from(seats) - 1) % usize::from(seats))
            }
            (_, Passing::Right) => seat.next(seats),
        };
        Seat::all(seats).map(moved).collect()
    }

    fn vet(choices: &Choices) -> Result<(), Problem> {
        options::vet(choices)
    }
}
