//! Wolf & Hound as every table sees it.

use arrayvec::ArrayVec;
use table::refusal::Refusal;
use table::{
    Chance, Choices, Game, Info, Line, Menu, Outcome, Phrase, Problem, Score, Seat, SetupError, Sink, Viewer,
    hash64, rules,
};

use crate::deal::{self, Deal};
use crate::dealtext;
use crate::describe;
use crate::event::Event;
use crate::hound::Hound;
use crate::id::Id;
use crate::moves::Move;
use crate::number::Card;
use crate::options::{self, Options, Passing};
use crate::phase::{Phase, Reason};
use crate::phases::forbidden_kinds;
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

    #[inline]
    pub(crate) fn list_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        match position.phase {
            Phase::Play => {
                let kinds = Kinds::of(self.playable(position));
                moves.extend((0..kinds.count()).map(|nth| Move::Play(kinds.nth(nth))));
            }
            Phase::Exchange => moves.extend([Move::Keep, Move::Exchange]),
            Phase::Flip | Phase::FirstFlip => {
                if let Some((one, two)) = self.tables.clash {
                    moves.extend([one, two].map(|animal| Move::Flip(self.animals()[animal].id)));
                }
            }
            Phase::Over => {}
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

    /// Why a move is never possible in this game.
    fn refuse_for_good(&self, mv: Move) -> Option<Refusal> {
        match mv {
            Move::Keep | Move::Exchange if self.players == 4 => {
                Some(Refusal::new("WH62", Phrase::new("hound-refusal-no-dummy")))
            }
            Move::Flip(_) if self.tables.clash.is_none() => {
                Some(Refusal::new("WH41", Phrase::new("hound-refusal-nothing-clashes")))
            }
            Move::Flip(id) if !self.can_clash(id) => {
                let phrase = Phrase::new("hound-refusal-not-that-one").with("card", id.as_str());
                Some(Refusal::new("WH41", phrase))
            }
            Move::Play(card) if !self.options.pack.contains(&card) => {
                let phrase = Phrase::new("hound-refusal-no-such-card").with("card", card.name());
                Some(Refusal::new("WH71", phrase))
            }
            _ => None,
        }
    }

    /// WH41: whether this is one of the two cards that never show the same colour in one place.
    fn can_clash(&self, id: Id) -> bool {
        let clash = self.tables.clash;
        clash.is_some_and(|(one, two)| [one, two].iter().any(|&animal| self.animals()[animal].id == id))
    }

    fn refuse(&self, position: &Position, mv: Move) -> Refusal {
        if let Some(refusal) = self.refuse_for_good(mv).filter(|_| position.phase != Phase::Over) {
            return refusal;
        }
        match (position.phase, mv) {
            (Phase::Over, _) => Refusal::table(rules::GAME_OVER),
            (Phase::Play, Move::Play(card)) => {
                let held = position.kinds(position.place) >> card.code() & 1 == 1;
                if held && forbidden_kinds(position.forbidden) >> card.code() & 1 == 1 {
                    let phrase = Phrase::new("hound-refusal-forbidden").with("value", card.value());
                    return Refusal::new("WH47", phrase);
                }
                Refusal::new("WH13", Phrase::new("hound-refusal-not-held").with("card", card.name()))
            }
            _ => Refusal::table(rules::ANOTHER_STEP),
        }
    }
}

/// Up to four kinds of cards: their codes, four bits each, and above them how many there are.
#[derive(Copy, Clone)]
struct Kinds(u32);

/// For every set of codes below 8 as bits. So a random card is found without making a list.
static KINDS: [Kinds; 256] = {
    let mut table = [Kinds(0); 256];
    let mut bits = 0;
    while bits < table.len() {
        let (mut count, mut code) = (0, 0);
        while code < 8 && count < 4 {
            if bits >> code & 1 == 1 {
                table[bits].0 |= code << (4 * count);
                count += 1;
            }
            code += 1;
        }
        table[bits].0 |= count << 16;
        bits += 1;
    }
    table
};

impl Kinds {
    /// Those of a hand, as bits by code: those without symbols, then those with.
    #[inline]
    fn of(bits: u16) -> Self {
        let [low, high] = bits.to_le_bytes().map(|bits| KINDS[usize::from(bits)]);
        if high.0 == 0 {
            return low;
        }
        let codes = (high.0 & 0xffff | 0x8888) << (4 * low.count()) | low.0;
        Self(codes & 0xffff | (low.count() + high.count()) << 16)
    }

    const fn count(self) -> u32 {
        self.0 >> 16
    }

    const fn nth(self, nth: u32) -> Card {
        Card::from_code((self.0 >> (4 * (nth & 3))) as u8)
    }
}

impl Game for Hound {
    type Options = Options;
    type Deal = Deal;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type View = View;

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
        dealtext::print(self, deal)
    }

    fn parse_deal(options: &Options, text: &str) -> Result<Deal, SetupError> {
        let deal = dealtext::parse(options, text)?;
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
        if position.phase == Phase::Play {
            let kinds = Kinds::of(self.playable(position));
            return Some(Move::Play(kinds.nth(chance.below(kinds.count()))));
        }
        self.list_moves(position, moves);
        chance.pick(moves)
    }

    fn check(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
        let legal = match (position.phase, mv) {
            (Phase::Play, Move::Play(card)) => self.playable(position) >> card.code() & 1 == 1,
            (Phase::Exchange, Move::Keep | Move::Exchange) => true,
            (Phase::Flip | Phase::FirstFlip, Move::Flip(id)) => self.can_clash(id),
            _ => false,
        };
        if legal { Ok(()) } else { Err(self.refuse(position, mv)) }
    }

    #[inline]
    fn play_unchecked(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        self.proceed(position, mv, events);
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.turn)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.look(position, viewer)
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

    fn describe(&self, view: &View) -> Vec<Phrase> {
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
