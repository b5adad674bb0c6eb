//! Games played from a script: what people read, and what they must not.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;
use table::{AnyTable, Chance, Quick, Record, Seat, Seed, Start, Viewer};
use texts::Lang;

use crate::args::{Args, Command};
use crate::console::{Console, ERASE};
use crate::failure::Failure;
use crate::loaded::Loaded;

/// Plays with these arguments and this input; `terminal` is whether the screen can be erased.
fn play(words: &str, input: &str, terminal: bool) -> (Result<(), Failure>, String) {
    let args = Args::try_parse_from(["loup", "play"].into_iter().chain(words.split(' '))).unwrap();
    let Some(Command::Play(args)) = args.command else { panic!("{words} is not for play") };
    let mut out = Vec::new();
    let mut console = Console {
        lang: Lang::En,
        input: &mut input.as_bytes(),
        out: &mut out,
        terminal,
        echo: false,
        colour: false,
        width: None,
        page: None,
        editor: None,
        keep: None,
        last_word: None,
    };
    let done = super::play(&args, &mut console);
    (done, String::from_utf8(out).unwrap())
}

/// The same where nothing goes wrong.
fn played(words: &str, input: &str, terminal: bool) -> String {
    let (done, out) = play(words, input, terminal);
    assert!(done.is_ok(), "{done:?}\n{out}");
    out
}

/// A folder of its own for a test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("loup-play-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The first position of a random game, after at least so many plies, in which this seat decides.
fn position(game: &str, players: u8, seat: Seat, plies: usize, seed: u64) -> Box<dyn AnyTable> {
    let game = catalogue::find(game).unwrap();
    let mut chance = Quick::new(seed);
    loop {
        let start = Start::Seed(chance.seed());
        let names = ["Ada".to_owned(), "Bo".to_owned()];
        let choices = table::Choices::new(players);
        let mut table = game.open(&choices, start, &names).unwrap();
        while table.to_act().is_some() {
            if table.plies() >= plies && table.to_act() == Some(seat) {
                return table;
            }
            table.play_nth(chance.index(table.legal_moves().len())).unwrap();
        }
    }
}

fn save(table: &dyn AnyTable, file: &Path) {
    fs::write(file, table.record().to_string()).unwrap();
}

#[test]
fn a_game_is_played_to_its_end_by_numbers_and_verifies() {
    let folder = Folder::new("numbers");
    for game in catalogue::games() {
        let file = folder.file(&format!("{}.loup", game.info().id));
        let input = "1\n".repeat(5000);
        let words = format!("{} --seed 7", game.info().id);
        let out = played(&words, &input, false);
        let at = |what: &str| out.find(what).unwrap_or_else(|| panic!("no {what} in\n{out}"));
        assert!(at("Fingerprint: ") < at("Scores") && at("Scores") < at("Seed: 00"));
        // The same game again, saved after its end.
        let moves = out.matches("Your move").count();
        let input = format!("{}save {}\n\n", "1\n".repeat(moves), file.display());
        let out = played(&words, &input, false);
        assert!(out.contains("Saved to") && out.trim_end().ends_with("Goodbye."), "{out}");
        let record = Record::parse(&fs::read_to_string(&file).unwrap()).unwrap();
        assert!(record.claim.is_some());
        assert!(game.verify(&record).is_ok());
    }
}

#[test]
fn people_who_share_hidden_things_need_a_terminal() {
    for (words, needs) in [
        ("triqueta --players 2 --people Ada,Bo", true),
        ("hound --people Ada,Bo", true),
        ("triqueta --people Ada", false),
        ("wolves --people Ada,Bo", false),
    ] {
        let (done, _) = play(words, "", false);
        assert_eq!(done.is_err(), needs, "{words}");
        assert!(play(words, "", true).0.is_ok(), "{words}");
    }
    let (done, out) = play("hound --people Ada,Bo", "", false);
    assert_eq!(done.unwrap_err().phrase().unwrap().key, "cli-need-terminal");
    assert_eq!(out, "");
}

/// The screen is erased, with what has scrolled out of it, before the next person reads.
#[test]
fn hidden_lines_are_erased_before_the_keyboard_passes() {
    let input = "\n1\n1\n\n\n1\n1\n\n\n";
    let out = played("triqueta --players 2 --people Ada,Bo --option first=1 --seed 5", input, true);
    let screens: Vec<&str> = out.split(ERASE).collect();
    // Ada's screen, then nothing of it before Bo's.
    assert!(screens[0].contains("Pass the keyboard to Ada, then press Enter."), "{out}");
    assert!(screens[0].contains("You draw ") && screens[0].contains("clear the screen for Bo"), "{out}");
    assert!(screens[1].starts_with("Pass the keyboard to Bo, then press Enter."), "{out}");
    assert!(screens[1].contains("clear the screen for Ada"), "{out}");
    assert!(screens[2].starts_with("Pass the keyboard to Ada, then press Enter."), "{out}");
    assert!(ERASE.contains("\x1b[3J"), "the scrollback too");
}

/// Nothing is erased where nothing is hidden, or where one person plays alone.
#[test]
fn nothing_is_erased_where_nothing_is_hidden() {
    for words in ["wolves --people Ada,Bo --seed 3", "triqueta --people Ada --seed 3"] {
        let out = played(words, &"1\n".repeat(12), true);
        assert!(!out.contains('\x1b'), "{words}");
        assert!(!out.contains("Pass the keyboard"), "{words}");
    }
}

/// What a person reads is the same in every world that this person cannot tell from the real one.
#[test]
fn what_is_read_does_not_depend_on_what_is_hidden() {
    let folder = Folder::new("worlds");
    let (one, other) = (folder.file("one.loup"), folder.file("other.loup"));
    let mut different = 0;
    for (game, players) in [("triqueta", 2), ("hound", 2)] {
        for round in 0..20 {
            let bo = Seat::from_index(1);
            let table = position(game, players, bo, 6 + round % 7, round as u64);
            let seed = Quick::new(99 + round as u64).seed();
            let same = table.fork(table.plies(), Viewer::All, &seed).unwrap();
            let world = table.fork(table.plies(), Viewer::Seat(bo), &seed).unwrap();
            different += usize::from(same.deal() != world.deal());
            let read = |table: &dyn AnyTable, file: &Path| {
                save(table, file);
                let words = format!("--resume {} --people Ada,Bo", file.display());
                let out = played(&words, "\n?\nlog\nboard\n\nundo\nreset\n? 1\nquit\n", true);
                out.replace(&file.display().to_string(), "FILE")
            };
            assert_eq!(read(same.as_ref(), &one), read(world.as_ref(), &other), "{game} {round}");
        }
    }
    assert!(different > 30, "the worlds do differ: {different}");
}

#[test]
fn moves_can_be_typed_and_are_explained() {
    let out = played(
        "triqueta --people Ada --option first=1 --seed 5",
        "zebra\ntake 4\n? take 4\n? draw\n? 1\n? zebra\n99\n0\nT\nDRAW\n",
        false,
    );
    for said in [
        "“zebra” is neither a move nor a command here.",
        "There are only 3 rows (TA04).",
        "take 4 is not possible (TA04)",
        "draw is possible now.",
        "“zebra” is not a move in this game (TA04).",
        "There is no move 99: choose from 1 to 4.",
        "There is no move 0",
        "“T” can mean several moves. Type more of it, or a number:",
    ] {
        assert!(out.contains(said), "no {said:?} in\n{out}");
    }
    assert_eq!(out.matches("draw is possible now.").count(), 2, "by text and by number");
    assert_eq!(out.matches("moves are possible").count(), 2, "DRAW was played: {out}");
}

#[test]
fn hints_name_moves_their_worth_and_a_reason() {
    for game in catalogue::games() {
        let out = played(&format!("{} --people Ada --seed 5 --bots cub", game.info().id), "hint\n", false);
        assert!(out.contains("(bot, Cub)"), "{out}");
        let hints = out.split("Hints never look at hidden cards or tokens.\n").nth(1).unwrap();
        let lines: Vec<&str> = hints.lines().take_while(|line| line.starts_with("  ")).collect();
        assert!((1..=3).contains(&lines.len()), "{out}");
        for line in &lines {
            let (number, rest) = line.trim_start().split_once(". ").unwrap();
            let listed = format!("{number}. ");
            assert!(out.lines().any(|other| other.trim_start().starts_with(&listed)), "{line} in {out}");
            assert!(rest.contains("% chance of winning, ") && rest.ends_with('.'), "{line}");
        }
        assert!(!out.contains("[cli") && !out.contains("[bot") && !out.contains("[web"), "{out}");
    }
}

#[test]
fn moves_are_taken_back() {
    // At an open table the last move can be taken back even though the next person is asked.
    let out =
        played("wolves --people Ada,Bo,Cy --option first=1 --seed 3", "1\nundo\n1\nreset\nlog\n", false);
    assert!(out.contains("Ada takes ") && out.contains(" back."), "{out}");
    assert!(out.contains("(taken back)"), "{out}");
    // A hidden token has been seen: that stands.
    let out = played("triqueta --people Ada --option first=1 --seed 5", "undo\ndraw\nundo\nreset\n", false);
    assert!(out.contains("(TA05)") && out.contains("(TA07)"), "{out}");
    assert!(out.contains("Nothing in this turn can be taken back."), "{out}");
    // With a curtain the last person may still take back before the keyboard passes.
    let words = "hound --players 2 --people Ada,Bo --seed 1";
    let out = played(words, "\n1\nundo\n", true);
    let again = out.matches("Your move").count();
    assert!(again == 2 && out.contains("You take ") || out.contains("(TA07)"), "{out}");
}

#[test]
fn games_are_saved_resumed_and_not_overwritten_unasked() {
    let folder = Folder::new("save");
    let file = folder.file("my game.loup");
    let start = "triqueta --people Ada --seed 5";
    let name = file.display();
    let out = played(start, &format!("save\n1\nsave {name}\n"), false);
    assert!(out.contains("Say where: save FILE"), "{out}");
    assert!(out.contains("The seed is in the file"), "{out}");
    assert!(out.contains(&format!("To continue: loup play --resume '{name}'")), "{out}");
    let first = fs::read_to_string(&file).unwrap();

    let out = played(start, &format!("1\n1\nsave {name}\nno\n"), false);
    assert!(out.contains("Replace it? (yes/no)") && out.contains("stays as it is"), "{out}");
    assert_eq!(fs::read_to_string(&file).unwrap(), first);
    played(start, &format!("1\n1\nsave {name}\ny\n"), false);
    let second = fs::read_to_string(&file).unwrap();
    assert_ne!(second, first);

    // Comments survive, the person is found, and the file that is continued is replaced without asking.
    fs::write(&file, second.replacen("\n1. ", "\n# Here we go.\n1. ", 1)).unwrap();
    let resume = Args::try_parse_from(["loup", "play", "--resume", &name.to_string()]).unwrap();
    let Some(Command::Play(args)) = resume.command else { panic!() };
    let mut out = Vec::new();
    let mut console = Console {
        lang: Lang::De,
        input: &mut "1\nsave\nquit\n".as_bytes(),
        out: &mut out,
        terminal: false,
        echo: true,
        colour: false,
        width: None,
        page: None,
        editor: None,
        keep: None,
        last_word: None,
    };
    super::play(&args, &mut console).unwrap();
    let out = String::from_utf8(out).unwrap();
    assert!(out.contains("Platz\u{a0}2: Bot 2 (Bot, Späher)"), "{out}");
    assert!(!out.contains("Ersetzen?") && out.trim_end().ends_with("Auf Wiedersehen."), "{out}");
    let third = fs::read_to_string(&file).unwrap();
    assert!(third.contains("# Here we go.\n") && third.lines().count() > second.lines().count(), "{third}");
    assert!(Loaded::read(&file).is_ok());
}

#[test]
fn a_save_that_fails_does_not_end_the_game() {
    let out = played("triqueta --people Ada --seed 5", "save /no/such/folder/x.loup\nboard\nquit\n", false);
    assert!(out.contains("cannot be written: there is no such folder"), "{out}");
    assert!(out.contains("Goodbye."), "{out}");
}

#[test]
fn leaving_is_polite() {
    let start = "triqueta --people Ada --option first=1 --seed 5";
    assert!(played(start, "", false).contains("The input ended before the game did.\nGoodbye."));
    let out = played(start, "1\nquit\n", false);
    assert!(
        out.contains("This game has not been saved. Type quit again") && out.contains("The input ended"),
        "{out}"
    );
    let out = played(start, "1\nquit\nquit\n1\n", false);
    assert!(out.trim_end().ends_with("The game was not saved.\nGoodbye."), "{out}");
    // Only a second quit in a row counts.
    let out = played(start, "1\nquit\nboard\nquit\n", false);
    assert_eq!(out.matches("Type quit again").count(), 2, "{out}");
}

/// The words of all languages for what can be asked are understood, and mean the same.
#[test]
fn questions_are_asked_in_every_language() {
    let table = position("wolves", 3, Seat::from_index(0), 0, 4);
    let seen = table.seen(Viewer::Seat(Seat::from_index(0)));
    let topics = seen.topics();
    assert!(!topics.is_empty());
    for topic in topics {
        for lang in Lang::ALL {
            let word = texts::Speaker::new(lang).say(&topic.name);
            for thing in topic.of.iter().take(2).map(|thing| format!(" {thing}")).chain([String::new()]) {
                let asked = |word: &str| seen.answer(&format!("{word}{thing}"));
                assert!(asked(topic.word).is_some() || !topic.alone, "{}", topic.word);
                assert_eq!(asked(&word), asked(topic.word), "{word}{thing}");
            }
        }
    }
}

#[test]
fn a_finished_file_shows_its_result() {
    let folder = Folder::new("finished");
    let file = folder.file("over.loup");
    let mut table = position("triqueta", 3, Seat::from_index(0), 0, 4);
    while table.to_act().is_some() {
        table.play_nth(0).unwrap();
    }
    save(table.as_ref(), &file);
    let out = played(&format!("--resume {}", file.display()), "log\n\n", false);
    assert!(out.contains("Scores") && out.contains("What has happened so far"), "{out}");
}

/// WH33: a series goes on until somebody has won more than half of the games, and people change seats.
#[test]
fn a_best_of_is_a_series_with_changing_seats() {
    // In a game Enter only shows the moves again; after it, Enter begins the next one.
    let out = played("hound --players 2 --people Ada --best-of 3 --seed 1", &"1\n\n".repeat(500), false);
    let games = out.matches("Scores").count();
    assert!((2..=3).contains(&games), "{out}");
    assert_eq!(out.matches("The series after").count(), games);
    let last = out.rsplit("The series after").next().unwrap();
    assert_eq!(last.matches(": 2 wins").count(), 1, "{last}");
    assert!(out.trim_end().ends_with("Goodbye."), "{out}");
    let seats: Vec<&str> = out.lines().filter(|line| line.contains(": Ada")).collect();
    assert!(seats[0].starts_with("Seat 1") && out.contains("Seat 2: Ada\n"), "two players swap: {out}");
    let mut commitments: Vec<&str> = out.lines().filter(|line| line.starts_with("Fingerprint")).collect();
    commitments.dedup();
    assert_eq!(commitments.len(), games, "each game has its own seed");
}

#[test]
fn practice_seeds_repeat_and_secret_ones_do_not() {
    let commitment = |words: &str| {
        let out = played(words, "", false);
        out.lines().find(|line| line.starts_with("Fingerprint")).unwrap().to_owned()
    };
    assert_eq!(commitment("triqueta --seed 5"), commitment("triqueta --seed 5"));
    assert_ne!(commitment("triqueta"), commitment("triqueta"));
    let seed: Seed = "5".parse().unwrap();
    assert!(commitment("triqueta --seed 5").ends_with(&seed.commitment().to_string()));
}
