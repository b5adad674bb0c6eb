//! All of them.

use std::borrow::Cow;

use bots::Level;
use maud::Markup;
use pages::Within;
use pages::clock::{Pace, Terms, Then};
use pages::model::{
    Archive, CardState, Device, Ending, Guests, Guide, Handing, Help, Home, Invitation, InvitedTo, Lobby, Me,
    MomentPage, NewTable, Notice, Pledge, Powers, Progress, Replay, Request, SeatCard, Shell, Sits, Sitter,
    TableCard, TablePage, Talk,
};
use pages::past::{Filter, History, Past};
use pages::rating::{Rating, RatingPoint};
use pages::shared::{SharedPage, Sharing};
use pages::tournament::{
    Chosen, GameCard, MeetingCard, NewTournament, Player, RoundCard, Standing, TournamentPage,
};
use table::{AnyGame, Choices, Part, Parts, Phrase, Problem, Seat, Seed, Viewer};
use texts::Lang;

use super::{EVIL, Page, card, chat, clocks, last, page, past, seen, shell, table, watching};

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
    // Somebody is waited for who is not there.
    let mut awaited = TablePage {
        clocks: Some(Cow::Owned(clocks(&*public, false))),
        powers: Cow::default(),
        notice: None,
        ..page(&*public, &chat)
    };
    for card in awaited.seats.to_mut() {
        (card.mine, card.may_stand_in, card.away) = (false, false, Some(card.seat) == public.to_act());
    }
    add("table, awaited,", pages::table(&at, &awaited));
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
        tournament: rematch.map(|_| "birch"),
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
