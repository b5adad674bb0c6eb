//! The game: its rules with their options, and what set-up fixes.

use std::sync::Arc;

use table::{
    Chance, Choices, Game, Info, Menu, Outcome, Phrase, Problem, Refusal, Seat, SetupError, Sink, Topic,
    Viewer, hash64,
};

use crate::deal::{self, Deal};
use crate::event::{self, Event};
use crate::map::Map;
use crate::moves::Move;
use crate::options::{self, Options};
use crate::outlook::Outlook;
use crate::position::{PACKS, Position, Step};
use crate::setup;
use crate::spoken::{self, Ear};
use crate::story::Story;
use crate::terrain::Pack;
use crate::tiles::Tiles;
use crate::tracks::BoardSide;
use crate::view::View;

/// The Wolves, with its options and its map.
#[derive(Clone, Debug)]
pub struct Wolves {
    /// What was chosen.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// The pack of each seat, then the third pack of a game for two.
    pub packs: [Pack; PACKS],
    /// How the tiles of each seat lie at first.
    pub tiles: [Tiles; PACKS],
    /// The side of the player boards in use.
    pub side: &'static BoardSide,
    /// The map.
    pub map: Arc<Map>,
    /// Whether wolves are placed before the first turn: not where a hand-made situation takes the place of that.
    pub drafts: bool,
}

static INFO: Info =
    Info { id: options::ID, rules_version: 1, players: 2..=5, default_players: 3, rules: "TW" };

impl Game for Wolves {
    type Options = Options;
    type Deal = Deal;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Story = Story;
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
        Deal::random(options, chance)
    }

    fn start(options: &Options, deal: &Deal) -> Result<(Self, Position), SetupError> {
        setup::start(options, deal)
    }

    fn deal_text(&self, deal: &Deal) -> String {
        deal.to_string()
    }

    fn parse_deal(options: &Options, text: &str) -> Result<Deal, SetupError> {
        crate::deal_text::parse(options, text)
    }

    fn fresh(&self, chance: &mut impl Chance) -> Position {
        let chances = deal::Chances::random(&self.options, chance);
        self.first_position(&chances)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn to_act(&self, position: &Position) -> Option<Seat> {
        match position.step {
            Step::Over(_) => None,
            _ => Some(Seat::from_index(position.me())),
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.outcome_of(position)
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        self.list_moves(position, moves);
    }

    fn check(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
        self.explain(position, mv)
    }

    fn play_unchecked(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        self.play_move(position, mv, events);
    }

    fn turn(&self, position: &Position) -> u32 {
        position.turn.into()
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        View::new(self, position, viewer)
    }

    fn story(&self, view: &View) -> Story {
        Story::new(view)
    }

    fn follow(&self, story: &mut Story, event: &Event) {
        story.hear(self, event);
    }

    fn outlook(&self, position: &Position, _: Seat) -> Outlook {
        self.look_ahead(position)
    }

    /// Nothing is hidden after set-up: there is only the real world (TW05).
    fn redeal(&self, deal: &Deal, position: &Position, _: Viewer, _: &mut impl Chance) -> (Deal, Position) {
        (deal.clone(), *position)
    }

    fn worlds(&self, _: &Position, _: Viewer) -> Option<u128> {
        Some(1)
    }

    fn key(&self, position: &Position) -> u64 {
        hash64(position)
    }

    fn alphabet(&self) -> Vec<Move> {
        self.all_moves()
    }

    fn parse_move(&self, text: &str) -> Option<Move> {
        Move::parse(text)
    }

    fn prompt(&self, view: &View) -> Phrase {
        crate::describe::prompt(view)
    }

    fn label(&self, view: &View, mv: Move) -> Phrase {
        crate::describe::label(view, mv)
    }

    fn tell(&self, event: &Event) -> Phrase {
        event::tell(event)
    }

    fn describe(&self, view: &View, viewer: Viewer) -> Vec<Phrase> {
        Ear::new(self, view, viewer).describe()
    }

    fn topics(&self) -> Vec<Topic> {
        spoken::topics(self)
    }

    fn answer(&self, view: &View, viewer: Viewer, question: &str) -> Option<Vec<Phrase>> {
        Ear::new(self, view, viewer).answer(question)
    }

    fn remarks(&self, view: &View, outlook: &Outlook, moves: &[Move]) -> Vec<Option<Phrase>> {
        crate::remarks::remarks(self, view, outlook, moves)
    }
}
