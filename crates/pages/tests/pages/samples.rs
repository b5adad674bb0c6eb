//! One of every page, with everything on it.

mod list;

use std::borrow::Cow;

use bots::Level;
use pages::clock::{Clocks, Pace, Terms, Then};
use pages::model::{
    Charge, ChatLine, Help, Hint, Last, Notice, Powers, SeatCard, Shell, Sits, TablePage, Theme, Watcher,
    Watching,
};
use pages::past::{Fact, Favourite, Past, Played, Results, Tally};
use scraper::Html;
use table::{AnyGame, AnySeen, AnyTable, Choices, Phrase, Refusal, Seat, Start, Viewer, rules};
use texts::Lang;

pub use list::all;

/// A name that would break out of any place where it is not escaped.
pub const EVIL: &str = "<script>alert(1)</script>\"'&";

/// A page with its name.
pub struct Page {
    pub name: String,
    pub lang: Lang,
    pub html: String,
}

impl Page {
    pub fn parsed(&self) -> Html {
        Html::parse_document(&self.html)
    }
}

pub fn shell(lang: Lang, path: &str) -> Shell {
    Shell { lang, theme: Theme::Dark, name: EVIL.to_owned(), path: path.to_owned(), ..Shell::default() }
}

/// A table after so many moves, chosen without thinking.
pub fn table(game: &dyn AnyGame, plies: usize) -> Box<dyn AnyTable> {
    let choices = Choices::new(game.info().default_players);
    let names: Vec<String> = ["Ada", EVIL, "Maren", "Bo", "Ilse"].map(str::to_owned).to_vec();
    let names = &names[..usize::from(choices.players)];
    let start = Start::Seed("c0ffee".parse().expect("a test knows its data"));
    let mut table = game.open(&choices, start, names).expect("a test knows its data");
    for ply in 0..plies {
        let count = table.legal_moves().len();
        if count == 0 {
            break;
        }
        table.play_nth((ply * 7919 + 13) % count).expect("a test knows its data");
    }
    table
}

/// A seat's card with everything that can be on it.
pub fn card(seat: Seat, sits: Sits, mine: bool) -> SeatCard {
    let free = sits == Sits::Free;
    SeatCard {
        seat,
        name: if free { String::new() } else { EVIL.to_owned() },
        may_stand_in: sits == Sits::Person && !mine,
        away: sits == Sits::Person && !mine,
        charge: (!mine && sits == Sits::Person).then_some(Charge { kick: true, muted: false }),
        sits,
        mine,
        present: mine,
        offered: false,
        invitation: free.then(|| "https://loup.example/i/secret".to_owned()),
    }
}

/// Somebody who has played this and that.
fn past() -> Past {
    let played = |won: bool, points: Option<i16>| Played {
        code: "birch".to_owned(),
        game: "triqueta",
        players: 3,
        others: vec![EVIL.to_owned(), "Bo".to_owned()],
        levels: vec![Level::Cub],
        won,
        place: Some(if won { 1 } else { 3 }),
        points,
        at: 1_760_000_000,
        rated: points.is_some(),
        change: points.map(|points| i64::from(points) - 40),
    };
    let (some, none) = (Tally { wins: 2, games: 3 }, Tally::default());
    Past {
        since: 1_750_000_000,
        games: 7,
        week: 2,
        facts: vec![Fact::Running(3), Fact::Beat(Level::Hunter, "triqueta", 3), Fact::Best("triqueta", 57)],
        results: vec![Results {
            game: "triqueta",
            players: vec![(2, Some(some)), (3, Some(none)), (4, None)],
            levels: vec![(Level::Cub, some), (Level::Alpha, none)],
        }],
        favourites: ["forest", "none"]
            .map(|what| Favourite { game: "wolves", what: what.to_owned(), tally: some, of: 7 })
            .into(),
        last: vec![played(true, Some(57)), played(false, Some(1)), played(false, None), played(true, None)],
    }
}

/// The table as its deciding seat sees it, or the public when it is over.
pub fn seen(table: &dyn AnyTable) -> Box<dyn AnySeen> {
    table.seen(table.to_act().map_or(Viewer::Public, Viewer::Seat))
}

/// A page of this table for its deciding seat.
pub fn page<'a>(table: &'a dyn AnySeen, chat: &'a [ChatLine]) -> TablePage<'a> {
    let acting = table.to_act();
    let sits = |seat: Seat| match seat.index() {
        2 => Sits::Bot(Level::Hunter),
        3 => Sits::StandIn(Level::Cub),
        _ => Sits::Person,
    };
    TablePage {
        seats: Seat::all(table.seats())
            .map(|seat| card(seat, sits(seat), acting == Some(seat) || seat.index() == 3))
            .collect(),
        powers: Cow::Owned(Powers {
            acts_for: acting,
            undo: true,
            reset: 2,
            may_open: Vec::new(),
            may_close: true,
            may_ask: None,
            request: None,
            chat: true,
            muted: false,
        }),
        seen_entries: table.entries() / 2,
        help: Cow::Owned(Help {
            allowed: true,
            hints: table.legal_moves().iter().take(3).map(hint).collect(),
            bar: true,
            shares: vec![0.2; usize::from(table.seats())],
        }),
        chat,
        unread: 3,
        watching: Cow::Owned(watching()),
        invites: true,
        notice: Some(Notice::Refused(Refusal::table(rules::NOT_YOUR_TURN))),
        ..TablePage::new("birch", table)
    }
}

/// Clocks of which that of the deciding seat runs, or all of which stand.
fn clocks(table: &dyn AnySeen, paused: bool) -> Clocks {
    Clocks {
        terms: Terms { pace: Pace::Game { budget: 3600, increment: 10 }, then: Then::Bot },
        left: vec![59_000; usize::from(table.seats())],
        running: table.to_act().filter(|_| !paused),
        paused,
        asked: if paused { Vec::new() } else { vec![EVIL.to_owned()] },
        may_pause: !paused,
        may_refuse: !paused,
        may_resume: paused,
    }
}

fn hint(legal: &table::LegalMove) -> Hint {
    let (label, reason) = (legal.label.clone(), Phrase::new("bot-reason-triqueta-draw-alone"));
    Hint {
        text: legal.text.clone(),
        label,
        share: 0.5,
        change: -0.04,
        reason: Some(reason),
        only: false,
        then: Vec::new(),
    }
}

/// Somebody looks on, and others too.
fn watching() -> Watching {
    let watcher = |mine| Watcher { id: "0f".to_owned(), name: EVIL.to_owned(), mine };
    Watching { named: vec![watcher(true), watcher(false)], others: 2 }
}

pub fn chat() -> [ChatLine; 3] {
    [1, 2, 3].map(|number| ChatLine {
        number,
        name: EVIL.to_owned(),
        mine: number == 2,
        known: true,
        text: if number == 3 { "/howl".to_owned() } else { EVIL.to_owned() },
    })
}

/// What was chosen the last time: something else than the usual, where there is a choice.
fn last(game: &'static dyn AnyGame) -> Last {
    let choices = match game.info().id {
        "wolves" => Choices::new(3).with("packs", "random,tundra,random"),
        "hound" => Choices::new(2).with("animals", "M01,M02"),
        _ => Choices::new(5).with("hidden-wolves", "on"),
    };
    let choices = game.settle(&choices).expect("a test knows its data");
    Last { game: game.info().id, choices, seat: Seat::from_index(1), level: Level::Hunter }
}
