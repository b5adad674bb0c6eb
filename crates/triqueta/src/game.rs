//! The game: its options, its outcome, and the contract with the table.

use arrayvec::ArrayVec;
use table::{
    Chance, Choices, Game, Info, Line, Menu, Outcome, Phrase, Problem, Refusal, Score, Seat, SetupError,
    Sink, Viewer, hash64,
};

use crate::animal::Animal;
use crate::deal::Deal;
use crate::event::Event;
use crate::moves::{Move, Row};
use crate::options::{self, Options, Variant};
use crate::position::{Position, Step};
use crate::tower::Column;
use crate::trail::Trail;
use crate::view::View;

/// What is fixed whatever the options.
pub(crate) static INFO: Info =
    Info { id: "triqueta", rules_version: 1, players: 2..=5, default_players: 3, rules: "TQ" };

/// Triqueta, with or without Hidden Wolves. All games of the same options are one value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Triqueta {
    pub(crate) options: Options,
}

impl Triqueta {
    /// The options that were chosen.
    #[must_use]
    pub const fn chosen(&self) -> &Options {
        &self.options
    }

    /// The animals that take part.
    pub(crate) fn animals(&self) -> &'static [Animal] {
        match self.options.variant {
            Variant::Base => &Animal::ALL[..Animal::Wolf.index()],
            _ => &Animal::ALL,
        }
    }

    /// What a seat's face-up animals, tree tiles and rock score now (TQ11).
    pub(crate) fn total(&self, position: &Position, seat: Seat) -> i16 {
        position.animals[seat.index()].total()
            + i16::from(position.trees[seat.index()])
            + i16::from(position.rock == seat)
    }

    fn score(&self, position: &Position, seat: Seat) -> Score {
        let tally = position.animals[seat.index()];
        let animals = self.animals().iter();
        let mut lines: ArrayVec<Line, { table::outcome::MAX_CATEGORIES }> =
            animals.map(|&animal| Line { category: animal.name(), points: tally.points(animal) }).collect();
        lines.push(Line { category: "tree", points: i16::from(position.trees[seat.index()]) });
        lines.push(Line { category: "rock", points: i16::from(position.rock == seat) });
        Score { lines, total: self.total(position, seat), place: 0 }
    }

    /// How it ended: equal totals share the victory (TQ11).
    pub(crate) fn result(&self, position: &Position) -> Option<Outcome> {
        let seats = || Seat::all(self.options.players).map(|seat| self.score(position, seat)).collect();
        (position.step == Step::Over).then(|| Outcome::ranked("four-rounds", seats(), |_, score| score.total))
    }
}

impl Game for Triqueta {
    type Options = Options;
    type Deal = Deal;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Story = Trail;
    /// The view shows what a token would change.
    type Outlook = ();

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
        Deal::random(options, chance)
    }

    fn start(options: &Options, deal: &Deal) -> Result<(Self, Position), SetupError> {
        deal.check(options)?;
        Ok((Self { options: *options }, Position::start(options.players, deal)))
    }

    fn deal_text(&self, deal: &Deal) -> String {
        deal.to_string()
    }

    fn parse_deal(options: &Options, text: &str) -> Result<Deal, SetupError> {
        Deal::parse(options, text)
    }

    #[inline]
    fn fresh(&self, chance: &mut impl Chance) -> Position {
        Position::start(self.options.players, &Deal::random(&self.options, chance))
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    #[inline]
    fn to_act(&self, position: &Position) -> Option<Seat> {
        (position.step != Step::Over).then_some(position.active)
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.result(position)
    }

    #[inline]
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        self.list_moves(position, moves);
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
        View::new(self, position, viewer)
    }

    fn story(&self, _: &View) -> Trail {
        Trail::new()
    }

    fn follow(&self, trail: &mut Trail, event: &Event) {
        trail.step(event);
    }

    fn outlook(&self, _: &Position, _: Seat) {}

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
        let mut moves = match self.options.variant {
            Variant::Base => vec![Move::Draw],
            _ => Column::all().map(|column| Move::DrawFrom { column }).collect(),
        };
        moves.extend(Row::all(self.options.players).flat_map(|row| [Move::Take { row }, Move::Row { row }]));
        moves.extend([Move::Keep, Move::Add, Move::Discard]);
        moves.extend(self.draws_pairs().then_some(Move::Box));
        moves
    }

    fn parse_move(&self, text: &str) -> Option<Move> {
        Move::parse(text)
    }

    fn prompt(&self, view: &View) -> Phrase {
        view.prompt()
    }

    fn label(&self, view: &View, mv: Move) -> Phrase {
        view.label(mv)
    }

    fn tell(&self, event: &Event) -> Phrase {
        event.tell()
    }

    fn describe(&self, view: &View, _: Viewer) -> Vec<Phrase> {
        view.describe()
    }
}
