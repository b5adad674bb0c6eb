//! One of every page, with everything on it.

use std::borrow::Cow;

use bots::Level;
use maud::Markup;
use pages::Within;
use pages::clock::{Clocks, Pace, Terms, Then};
use pages::model::{
    Archive, CardState, Charge, ChatLine, Device, Ending, Guests, Guide, Handing, Help, Hint, Home,
    Invitation, InvitedTo, Last, Lobby, Me, MomentPage, NewTable, Notice, Pledge, Powers, Progress, Replay,
    Request, SeatCard, Shell, Sits, Sitter, TableCard, TablePage, Talk, Theme, Watcher, Watching,
};
use pages::past::{Fact, Favourite, Filter, History, Past, Played, Results, Tally};
use pages::rating::{Rating, RatingPoint};
use pages::shared::{SharedPage, Sharing};
use pages::tournament::{
    Chosen, GameCard, MeetingCard, NewTournament, Player, RoundCard, Standing, TournamentPage,
};
use scraper::Html;
use table::{
    AnyGame, AnySeen, AnyTable, Choices, Part, Parts, Phrase, Problem, Refusal, Seat, Seed, Start, Viewer,
    rules,
};
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
    Hint { text: legal.text.clone(), label, share: 0.5, change: -0.04, reason: Some(reason), only: false }
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

fn home(lang: Lang) -> Markup {
    let card = |state| TableCard {
        code: "birch".to_owned(),
        game: "hound",
        seats: vec![Some(EVIL.to_owned()), None],
        state,
        touched: 1_785_067_380,
        entries: 12,
        progress: Some(Progress::new(Phrase::verbatim(EVIL), 1, 3)),
        unread: 2,
    };
    let home = Home {
        tournaments: vec![("birch".to_owned(), EVIL.to_owned()), ("otter".to_owned(), String::new())],
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

/// A tournament of four people, in its second round.
fn tournament(over: bool) -> TournamentPage {
    let game =
        |over, winners: &[usize]| GameCard { code: "birch".to_owned(), over, winners: winners.to_vec() };
    let meeting = |players: &[usize], games: Vec<GameCard>, over| MeetingCard {
        players: players.to_vec(),
        bots: 1,
        games,
        over,
    };
    let rounds = vec![
        RoundCard {
            meetings: vec![meeting(&[0, 1], vec![game(true, &[0]), game(true, &[0, 1])], true)],
            byes: vec![2],
        },
        RoundCard {
            meetings: vec![meeting(&[0, 2], vec![game(true, &[]), game(over, &[])], over)],
            byes: Vec::new(),
        },
    ];
    let player = |name: &str, gone| Player { name: name.to_owned(), gone };
    let row = |player, place| Standing { player, place, halves: 3, won: 1, beaten: 5, played: 2 };
    let game = catalogue::games()[0];
    let choices = game.settle(&Choices::new(3)).expect("what is usual can be played");
    TournamentPage {
        code: "birch".to_owned(),
        game: Some((game, choices)),
        chosen: Chosen {
            name: EVIL.to_owned(),
            game: "wolves".to_owned(),
            seats: 3,
            games: 3,
            rounds: 0,
            bots: over.then_some(Level::Cub),
            alone: over,
            rated: true,
            clock: Some(Terms { pace: Pace::Game { budget: 3600, increment: 10 }, then: Then::Bot }),
        },
        link: "https://loup.example/tournament/birch".to_owned(),
        rounds_in_all: 3,
        over,
        players: vec![player(EVIL, false), player("Bo", true), player("Cy", false)],
        standings: vec![row(1, 1), row(0, 2), row(2, 2)],
        rounds,
        host: true,
        me: Some(0),
        may_begin: !over,
    }
}

/// Six rated games of one game, and one of another.
fn ratings() -> Vec<Rating> {
    let point = |number: u8| RatingPoint {
        code: "birch".to_owned(),
        at: 1_760_000_000,
        place: (1 + number % 3, 3),
        gone: number == 2,
        voided: number == 3,
        mean: 1500.0 + 20.0 * f64::from(number),
        margin: 480.0 - 40.0 * f64::from(number),
    };
    let rating = |game, games: u8| Rating {
        game,
        counted: usize::from(games),
        needed: 5,
        newcomer: 1500.0,
        points: (0..games).map(point).collect(),
    };
    vec![rating("wolves", 6), rating("triqueta", 1)]
}

/// What the house, the first seat and the third have promised.
fn promised() -> Parts {
    let part = |byte| Part::promised(Seed::new([byte; 32]).commitment());
    Parts { table: "birch".to_owned(), house: part(0), seats: vec![Some(part(1)), None, Some(part(3)), None] }
}

fn lobby(lang: Lang, game: &'static dyn AnyGame, host: bool) -> Markup {
    let choices = game.settle(&Choices::new(4)).expect("a test knows its data");
    let sits = [Sits::Person, Sits::Free, Sits::Guest, Sits::Bot(Level::Alpha)];
    let seats: Vec<SeatCard> =
        Seat::all(4).zip(sits).map(|(seat, sits)| card(seat, sits, host && seat.index() != 3)).collect();
    let (chat, watching) = (chat(), watching());
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
        rated: host,
        clock: Some(Terms { pace: Pace::Game { budget: 3600, increment: 10 }, then: Then::Bot }),
        pledges: vec![Pledge::Promised, Pledge::None, Pledge::Given, Pledge::None],
        parts: Some(promised()),
        dealing: !host,
        seated: host,
        any_seat: host.then(|| "https://loup.example/i/any".to_owned()),
        suggested: (!host).then(|| EVIL.to_owned()),
        talk: Talk { code: "birch", lines: &chat, may: host, muted: !host },
        watching: &watching,
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
        clock: Some(Terms { pace: Pace::Turn(7 * 60), then: Then::Lose }),
        hints: None,
        rated: true,
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
    // In The Wolves this is the chasm, on which nothing can stand; the others know no such move.
    add("table, why not,", pages::table(&at, &TablePage { why: "0B", ..page(&*seen(&*later), &chat) }));
    let help = Cow::Owned(Help { allowed: true, ..Help::default() });
    add(
        "table, rated,",
        pages::table(&at, &TablePage { rated: true, tournament: Some("birch"), ..page(&*running, &chat) }),
    );
    add("table, asking,", pages::table(&at, &TablePage { help, ..page(&*running, &chat) }));
    let mut watching = TablePage { powers: Cow::default(), ..page(&*public, &chat) };
    if let Some(card) = watching.seats.to_mut().first_mut() {
        card.offered = true;
    }
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
    for (name, paused) in [("table, timed,", false), ("table, paused,", true)] {
        let clocks = clocks(&*running, paused);
        let timed = TablePage { clocks: Some(Cow::Owned(clocks)), ..page(&*running, &chat) };
        add(name, pages::table(&at, &timed));
        add("words, timed,", pages::table_text(&shell(lang, "/t/birch/text"), &timed, Within::Page));
    }
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
    let ending = |reader, rematch| Ending {
        code: "birch",
        seen: &*over,
        names: over.names().to_vec(),
        reader,
        rematch,
    };
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
        let replay = Replay {
            code: "birch",
            seen: &*seen,
            ply,
            pace: (ply == 4).then_some(pages::model::Pace::Fast),
            bar: ply == 4,
            shares: (ply == 4).then(|| vec![0.2; 5]),
            notice: None,
        };
        add(&format!("replay {ply},"), pages::replay(&shell(lang, "/t/birch/replay"), &replay));
    }
    let names = over.names().to_vec();
    for ply in 0..=ended.plies() {
        let Some(seen) = ended.seen(Viewer::Public).at_ply(ply) else { continue };
        let page =
            |step| MomentPage { code: "birch", seen: &*seen, names: &names, step, replay: ply % 2 == 0 };
        if let Some(first) = pages::moment(&shell(lang, "/t/birch/moment"), &page(0)) {
            add("moment, first,", first);
            for step in [1, usize::MAX] {
                add(
                    &format!("moment {step},"),
                    pages::moment(&shell(lang, "/t/birch/moment"), &page(step)).expect("a moment"),
                );
            }
            let replay = Replay {
                code: "birch",
                seen: &*seen,
                ply,
                pace: None,
                bar: true,
                shares: Some(vec![0.2; 5]),
                notice: None,
            };
            add("replay, moment,", pages::replay(&shell(lang, "/t/birch/replay"), &replay));
            break;
        }
    }
    let invitation = Invitation {
        code: "birch",
        game,
        to: InvitedTo::Sit(Seat::from_index(1)),
        seats: vec![Some(EVIL.to_owned()), None],
        host: EVIL,
        name: EVIL.to_owned(),
        may_watch: true,
        notice: Some(Notice::Message(Phrase::new("server-name-taken").with("name", EVIL))),
    };
    let at = shell(lang, "/i/token?x=1");
    add("invitation", pages::invitation(&at, &invitation));
    for to in [InvitedTo::TakeOver(Seat::from_index(1)), InvitedTo::Watch] {
        let invitation =
            Invitation { to, seats: Vec::new(), name: String::new(), notice: None, ..invitation };
        add("invitation to something else,", pages::invitation(&at, &invitation));
    }
    let handing = |offered: Option<&str>| Handing {
        seat: Seat::from_index(usize::from(offered.is_some())),
        name: EVIL.to_owned(),
        link: "https://loup.example/i/hand".to_owned(),
        offered: offered.map(str::to_owned),
    };
    let looking = self::watching();
    let guests = Guests {
        code: "birch",
        game: id,
        watch: "https://loup.example/i/watch".to_owned(),
        private: id == "hound",
        seats: vec![handing(None), handing(Some(EVIL))],
        watching: &looking,
        notice: None,
    };
    add("guests", pages::guests(&shell(lang, "/t/birch/guests"), &guests));
}

/// Every page in every language.
pub fn all() -> Vec<Page> {
    let mut all = Vec::new();
    for lang in Lang::ALL {
        let mut pages = vec![("home".to_owned(), home(lang))];
        let empty = Home {
            tournaments: Vec::new(),
            games: catalogue::games(),
            mine: vec![],
            open: vec![],
            finished: vec![],
            last: vec![],
            notice: None,
        };
        let newcomer = Shell { name: String::new(), ..shell(lang, "/") };
        pages.push(("learn".to_owned(), pages::learn(&shell(lang, "/learn"), catalogue::games())));
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
        let devices = vec![device("Firefox · Linux", true), device("", false), device(EVIL, false)];
        let path = "/shared/secret".to_owned();
        let link = format!("https://loup.example{path}");
        let sharing = Sharing { link, path, results: true, rating: false, favourites: true, games: true };
        let me = Me {
            personal_link: "https://loup.example/p/secret".to_owned(),
            feed: "https://loup.example/feed/secret".to_owned(),
            notes: pages::Notes {
                key: Some("BKey".to_owned()),
                browsers: vec![
                    ("one".to_owned(), EVIL.to_owned(), 1, 0),
                    ("two".to_owned(), String::new(), 2, 403),
                ],
                mail: Some(Some((EVIL.to_owned(), false))),
                quiet: Some((1320, 420, 60)),
            },
            saved: Some("saved"),
            devices,
            host: true,
            past: past(),
            ratings: ratings(),
            sharing: Some(sharing),
            hidden: vec![("handle".to_owned(), EVIL.to_owned()), ("other".to_owned(), String::new())],
        };
        pages.push(("me".to_owned(), pages::me(&shell(lang, "/me"), &me)));
        let shared = SharedPage { name: EVIL.to_owned(), past: past(), ratings: ratings() };
        pages.push(("shared".to_owned(), pages::shared::shared(&shell(lang, "/shared/secret"), &shared)));
        let nothing = SharedPage { past: Past::default(), ratings: Vec::new(), ..shared };
        pages.push((
            "shared, nothing".to_owned(),
            pages::shared::shared(&shell(lang, "/shared/secret"), &nothing),
        ));
        let new = Me { past: Past::default(), ratings: Vec::new(), sharing: None, ..me.clone() };
        pages.push(("me, new".to_owned(), pages::me(&Shell { lang, ..Shell::default() }, &new)));
        let history = History {
            filter: Filter { game: "triqueta".to_owned(), with: EVIL.to_owned(), result: "won".to_owned() },
            games: vec!["triqueta"],
            people: vec![(EVIL.to_owned(), EVIL.to_owned())],
            found: 130,
            page: 2,
            pages: 3,
            shown: past().last,
        };
        pages.push(("history".to_owned(), pages::past::history(&shell(lang, "/me/games"), &history)));
        let none = History { page: 1, pages: 1, ..History::default() };
        pages.push(("history, none".to_owned(), pages::past::history(&shell(lang, "/me/games"), &none)));
        for over in [false, true] {
            let at = shell(lang, "/tournament/birch");
            pages
                .push((format!("tournament, {over}"), pages::tournament::tournament(&at, &tournament(over))));
        }
        let at = shell(lang, "/tournament/birch");
        let joined = TournamentPage { rounds: Vec::new(), ..tournament(false) };
        pages.push(("tournament, joined".to_owned(), pages::tournament::tournament(&at, &joined)));
        let open = TournamentPage { me: None, ..joined };
        pages.push(("tournament, open".to_owned(), pages::tournament::tournament(&at, &open)));
        let form = NewTournament {
            games: catalogue::games(),
            chosen: Chosen { game: "hound".to_owned(), ..open.chosen.clone() },
            sent: &[("preset".to_owned(), EVIL.to_owned())],
            last: None,
            problem: Some(Phrase::verbatim(EVIL)),
        };
        let at = shell(lang, "/tournament");
        pages.push(("tournament, new".to_owned(), pages::tournament::new_tournament(&at, &form)));
        pages.push(("forgotten".to_owned(), pages::forgotten(&shell(lang, "/"))));
        let record = table(catalogue::games()[0], 9).record();
        let winners = vec![EVIL.to_owned()];
        let archive =
            Archive { code: "birch", game: EVIL, record: &record, known: None, over: true, winners };
        pages.push(("archive".to_owned(), pages::archive(&shell(lang, "/t/birch"), &archive)));
        let silent = Shell { chat: false, bar: Some(true), ..shell(lang, "/me") };
        pages.push(("me, silent".to_owned(), pages::me(&silent, &me)));
        let notes = pages::Notes { key: None, browsers: Vec::new(), mail: Some(None), quiet: None };
        let me = Me { notes, ..me };
        pages.push(("me, without notices".to_owned(), pages::me(&silent, &me)));
        for which in [
            pages::MailPage::Confirm,
            pages::MailPage::Confirmed,
            pages::MailPage::Off,
            pages::MailPage::IsOff,
        ] {
            let page = pages::mail_page(&shell(lang, "/mail/off/secret"), which);
            pages.push((format!("mail {which:?}"), page));
        }
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
