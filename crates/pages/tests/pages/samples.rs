//! One of every page, with everything on it.

use std::borrow::Cow;

use bots::Level;
use maud::Markup;
use pages::Within;
use pages::model::{
    Archive, CardState, Charge, ChatLine, Device, Ending, Guide, Help, Hint, Home, Invitation, Last, Lobby,
    Me, NewTable, Notice, Pledge, Powers, Replay, Request, SeatCard, Shell, Sits, Sitter, TableCard,
    TablePage, Theme,
};
use scraper::Html;
use table::{AnyGame, AnySeen, AnyTable, Choices, Phrase, Problem, Refusal, Seat, Start, Viewer, rules};
use texts::Lang;

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
    Shell {
        lang,
        theme: Theme::Dark,
        name: EVIL.to_owned(),
        sound: true,
        chat: true,
        bar: None,
        path: path.to_owned(),
        base: "https://loup.example".to_owned(),
        root: String::new(),
    }
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
        charge: (!mine && sits == Sits::Person).then_some(Charge { kick: true, muted: false }),
        sits,
        mine,
        present: mine,
        invitation: free.then(|| "https://loup.example/i/secret".to_owned()),
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
        code: "birch",
        seen: table,
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
        chosen: "",
        why: "",
        seen_entries: table.entries() / 2,
        whole_log: false,
        help: Cow::Owned(Help {
            allowed: true,
            hints: table.legal_moves().iter().take(3).map(hint).collect(),
            bar: true,
            shares: vec![0.2; usize::from(table.seats())],
        }),
        chat,
        rematch: None,
        guide: None,
        parts: None,
        notice: Some(Notice::Refused(Refusal::table(rules::NOT_YOUR_TURN))),
    }
}

fn hint(legal: &table::LegalMove) -> Hint {
    let (label, reason) = (legal.label.clone(), Phrase::new("bot-reason-triqueta-draw-alone"));
    Hint { text: legal.text.clone(), label, share: 0.5, change: -0.04, reason: Some(reason), only: false }
}

pub fn chat() -> [ChatLine; 2] {
    [1, 2].map(|number| ChatLine {
        number,
        name: EVIL.to_owned(),
        mine: number == 2,
        known: true,
        text: EVIL.to_owned(),
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

fn home(lang: Lang) -> Markup {
    let card = |state| TableCard {
        code: "birch".to_owned(),
        game: "hound",
        seats: vec![Some(EVIL.to_owned()), None],
        state,
        touched: 1_785_067_380,
    };
    let home = Home {
        games: catalogue::games(),
        mine: vec![
            card(CardState::Playing(EVIL.to_owned(), true)),
            card(CardState::Playing(EVIL.to_owned(), false)),
            card(CardState::Lobby),
        ]
        .into_iter()
        .chain((0..4).map(|_| card(CardState::Playing(EVIL.to_owned(), true))))
        .chain((0..7).map(|_| card(CardState::Over(vec![EVIL.to_owned()], true))))
        .collect(),
        open: vec![card(CardState::Lobby)],
        finished: vec![card(CardState::Over(vec![EVIL.to_owned(), "Bo".to_owned()], false))],
        last: catalogue::games().iter().map(|game| last(*game)).collect(),
        notice: Some(Notice::Message(Phrase::verbatim(EVIL))),
    };
    pages::home(&shell(lang, "/"), &home)
}

fn lobby(lang: Lang, game: &'static dyn AnyGame, host: bool) -> Markup {
    let choices = game.settle(&Choices::new(4)).expect("a test knows its data");
    let sits = [Sits::Person, Sits::Free, Sits::Guest, Sits::Bot(Level::Alpha)];
    let seats: Vec<SeatCard> =
        Seat::all(4).zip(sits).map(|(seat, sits)| card(seat, sits, host && seat.index() != 3)).collect();
    let lobby = Lobby {
        code: "birch",
        game,
        choices: &choices,
        seats: &seats,
        levels: &Level::ALL,
        host,
        ready: host,
        listed: false,
        hints: host,
        pledges: vec![Pledge::Promised, Pledge::None, Pledge::Given, Pledge::None],
        dealing: !host,
        seated: host,
        notice: None,
    };
    let shell = Shell { name: String::new(), ..shell(lang, "/t/birch") };
    pages::lobby(&shell, &lobby)
}

fn of_game(lang: Lang, game: &'static dyn AnyGame, pages: &mut Vec<(String, Markup)>) {
    let id = game.info().id;
    let mut add = |name: &str, markup: Markup| pages.push((format!("{name} {id}"), markup));
    let sitters = [Sitter::Me, Sitter::Here(EVIL.to_owned()), Sitter::Bot(Level::Cub)];
    let choices = Choices::new(game.info().default_players).with("first", EVIL);
    let new = |problem| NewTable {
        game,
        choices: &choices,
        sitters: &sitters,
        listed: true,
        limit: 7,
        hints: None,
        levels: &Level::ALL,
        problem,
    };
    let at = shell(lang, &format!("/new/{id}"));
    add("new", pages::new_table(&at, &new(None)));
    let problem = Problem::new("first", Phrase::verbatim(EVIL));
    add("new, wrong,", pages::new_table(&at, &new(Some(problem))));
    add("privacy", pages::privacy(&shell(lang, "/privacy")));
    add("rules", pages::rules(&shell(lang, &format!("/rules/{id}")), game));
    add("lobby, host,", lobby(lang, game, true));
    add("lobby, guest,", lobby(lang, game, false));

    let chat = chat();
    let at = shell(lang, "/t/birch");
    let running = table(game, 5);
    let (running, public) = (seen(&*running), running.seen(Viewer::Public));
    add("table", pages::table(&at, &page(&*running, &chat)));
    // By then everybody has had a turn.
    let later = table(game, 40);
    add("table, later,", pages::table(&at, &page(&*seen(&*later), &chat)));
    let help = Cow::Owned(Help { allowed: true, ..Help::default() });
    add("table, asking,", pages::table(&at, &TablePage { help, ..page(&*running, &chat) }));
    let watching = TablePage { powers: Cow::default(), ..page(&*public, &chat) };
    add("table, spectator,", pages::table(&at, &watching));
    let request = |mine| {
        Some(Request { seat: Seat::from_index(1), entry: 3, mine, awaited: !mine, names: vec!["Bo".into()] })
    };
    let powers = Cow::Owned(Powers { request: request(false), ..Powers::default() });
    add("table, asked,", pages::table(&at, &TablePage { powers, ..page(&*running, &chat) }));
    let powers = Cow::Owned(Powers {
        request: request(true),
        may_ask: Some(Seat::from_index(0)),
        ..Powers::default()
    });
    add("table, waiting for an answer,", pages::table(&at, &TablePage { powers, ..page(&*running, &chat) }));
    let powers = Cow::Owned(Powers { may_open: Seat::all(2).collect(), ..Powers::default() });
    let curtain = TablePage { powers, ..page(&*public, &chat) };
    add("table, curtain,", pages::table(&at, &curtain));

    add("words", pages::table_text(&shell(lang, "/t/birch/text"), &page(&*running, &chat), Within::Page));
    let given = [format!("lesson-{id}-goal")];
    let guide = |off| Some(Guide { given: &given, off });
    add("table, guided,", pages::table(&at, &TablePage { guide: guide(false), ..page(&*running, &chat) }));
    add("table, silent,", pages::table(&at, &TablePage { guide: guide(true), ..page(&*running, &chat) }));

    let ended = table(game, 100_000);
    let over = seen(&*ended);
    add("guided, over,", pages::table(&at, &TablePage { guide: guide(false), ..page(&*over, &chat) }));
    let ending = |reader, rematch| Ending { code: "birch", seen: &*over, reader, rematch };
    let result = shell(lang, "/t/birch/result");
    add("ending", pages::ending(&result, &ending(Some(Seat::from_index(0)), None)));
    add("ending, second,", pages::ending(&result, &ending(Some(Seat::from_index(1)), Some("fen"))));
    add("ending, shared,", pages::ending(&result, &ending(None, None)));
    add("table, over,", pages::table(&at, &page(&*over, &chat)));
    add("table, rematch,", pages::table(&at, &TablePage { rematch: Some("fen"), ..page(&*over, &chat) }));
    for (ply, viewer) in
        [(0, Viewer::All), (4, Viewer::Public), (usize::MAX, Viewer::Seat(Seat::from_index(0)))]
    {
        let seen = ended.seen(viewer);
        let replay = Replay { code: "birch", seen: &*seen, ply, notice: None };
        add(&format!("replay {ply},"), pages::replay(&shell(lang, "/t/birch/replay"), &replay));
    }
    let invitation = Invitation {
        code: "birch",
        game,
        seat: Seat::from_index(1),
        seats: vec![Some(EVIL.to_owned()), None],
        host: EVIL,
    };
    add("invitation", pages::invitation(&shell(lang, "/i/token?x=1"), &invitation));
}

/// Every page in every language.
pub fn all() -> Vec<Page> {
    let mut all = Vec::new();
    for lang in Lang::ALL {
        let mut pages = vec![("home".to_owned(), home(lang))];
        let empty = Home {
            games: catalogue::games(),
            mine: vec![],
            open: vec![],
            finished: vec![],
            last: vec![],
            notice: None,
        };
        let newcomer = Shell { name: String::new(), ..shell(lang, "/") };
        pages.push(("home, first visit".to_owned(), pages::home(&newcomer, &empty)));
        for game in catalogue::games() {
            of_game(lang, *game, &mut pages);
        }
        pages.push(("gallery".to_owned(), pages::gallery(&shell(lang, "/gallery"), catalogue::games())));
        let device = |label: &str, here: bool| Device {
            id: "0123456789abcdef".to_owned(),
            label: label.to_owned(),
            made: 1_760_000_000,
            shown: 1_760_000_000,
            here,
        };
        let devices = vec![device("Firefox · Linux", true), device("", false)];
        let me = Me {
            personal_link: "https://loup.example/p/secret".to_owned(),
            feed: "https://loup.example/feed/secret".to_owned(),
            saved: Some("saved"),
            devices,
            host: true,
            hidden: vec![("handle".to_owned(), EVIL.to_owned()), ("other".to_owned(), String::new())],
        };
        pages.push(("me".to_owned(), pages::me(&shell(lang, "/me"), &me)));
        let record = table(catalogue::games()[0], 9).record();
        let winners = vec![EVIL.to_owned()];
        let archive =
            Archive { code: "birch", game: EVIL, record: &record, known: None, over: true, winners };
        pages.push(("archive".to_owned(), pages::archive(&shell(lang, "/t/birch"), &archive)));
        let silent = Shell { chat: false, bar: Some(true), ..shell(lang, "/me") };
        pages.push(("me, silent".to_owned(), pages::me(&silent, &me)));
        let (running, said) = (seen(&*table(catalogue::games()[0], 5)), chat());
        pages.push(("table, silent".to_owned(), pages::table(&silent, &page(&*running, &said))));
        pages.push(("become".to_owned(), pages::become_person(&shell(lang, "/p/secret"), EVIL)));
        for status in [400, 403, 404, 409, 413, 429, 500, 503] {
            let page = pages::error(&shell(lang, "/t/birch"), status, &Phrase::verbatim(EVIL));
            pages.push((format!("error {status}"), page));
        }
        all.extend(pages.into_iter().map(|(name, markup)| Page { name, lang, html: markup.into_string() }));
    }
    all
}
