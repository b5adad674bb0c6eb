//! `loup`, the program: a thin command line over the table, the games and their texts.

mod args;
mod bench;
mod calibrate;
mod chosen;
mod completion;
mod console;
mod csv;
mod editor;
mod failure;
mod files;
mod games;
mod help;
mod hosting;
mod hosts;
mod interrupt;
mod ladder;
mod licences;
mod load;
mod loaded;
mod matches;
mod perft;
mod play;
mod progress;
mod random;
mod records;
mod replay;
mod seeds;
mod serve;
mod show;
mod solve;
mod train;
mod usage;
mod verify;
mod why;
mod wrap;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufReader, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::ErrorKind;
use table::Phrase;
use texts::{Lang, Speaker};

use args::{Args, Command};
use console::Console;
use failure::Failure;

/// A page is made of many small texts: how fast memory is had and given back is a good part of what a move costs.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let words: Vec<OsString> = env::args_os().collect();
    let (lang, done) = match language(&words) {
        Ok(lang) => (lang, run(lang, words)),
        Err(failure) => (from_environment(), Err(failure)),
    };
    let Err(failure) = done else { return failure::YES.into() };
    if let Some(what) = failure.phrase() {
        let text = Speaker::new(lang).say(&Phrase::new("cli-error").with("what", what));
        let text = console::harmless(&text);
        // There is nobody left to tell if this fails.
        let _ = writeln!(io::stderr(), "{}", console::mark_error(&text, console::may_colour(&io::stderr())));
    }
    failure.code()
}

/// Reads the command line and does what it asks.
fn run(lang: Lang, words: Vec<OsString>) -> Result<(), Failure> {
    let matches = help::command(lang).try_get_matches_from(words);
    let args = match matches.and_then(|matches| Args::from_arg_matches(&matches)) {
        Ok(args) => args,
        Err(answer) if matches!(answer.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return Ok(answer.print()?);
        }
        Err(error) => return Err(Failure::Told(usage::explain(&error))),
    };
    let stdout = io::stdout();
    let colour = console::may_colour(&stdout);
    let mut out = BufWriter::new(stdout.lock());
    // Not locked: a command may read a record from the same place.
    let mut input = BufReader::new(io::stdin());
    let mut console = Console {
        lang,
        input: &mut input,
        out: &mut out,
        terminal: console::is_terminal(),
        echo: !io::stdin().is_terminal(),
        colour,
        width: console::width(),
        page: console::page(),
        editor: None,
        keep: None,
        last_word: None,
    };
    let done = match args.command {
        None => serve::serve(&args::Serve::default(), &mut console),
        Some(Command::Serve(args)) => serve::serve(&args, &mut console),
        Some(Command::Think(args)) => serve::think(&args, &mut console),
        Some(Command::Games(args)) => games::games(&args, &mut console),
        Some(Command::Play(args)) => {
            console.sit_down();
            play::play(&args, &mut console)
        }
        Some(Command::Random(args)) => random::random(&args, &mut console),
        Some(Command::Replay(args)) => replay::replay(&args, &mut console),
        Some(Command::Verify(args)) => verify::verify(&args, &mut console),
        Some(Command::Why(args)) => why::why(&args, &mut console),
        Some(Command::Perft(args)) => perft::perft(&args, &mut console),
        Some(Command::Solve(args)) => solve::solve(&args, &mut console),
        Some(Command::Arena(args)) => matches::arena(&args, &mut console),
        Some(Command::Calibrate(args)) => calibrate::calibrate(&args, &mut console),
        Some(Command::Ladder(args)) => ladder::ladder(&args, &mut console),
        Some(Command::Train(args)) => train::train(&args, &mut console),
        Some(Command::Bench(args)) => bench::bench(&args, &mut console),
        Some(Command::Load(args)) => load::load(&args, &mut console),
        Some(Command::Tables(args)) => hosts::tables(&args, &mut console),
        Some(Command::Export(args)) => hosts::export(&args, &mut console),
        Some(Command::Backup(args)) => hosts::backup(&args, &mut console),
        Some(Command::Move(args)) => hosts::move_over(&args, &mut console),
        Some(Command::Delete(args)) => hosts::delete(&args, &mut console),
        Some(Command::HostLink(args)) => hosting::link(&args, &mut console),
        Some(Command::Hosts(args)) => hosting::hosts(&args, &mut console),
        Some(Command::People(args)) => hosting::people(&args, &mut console),
        Some(Command::Ban(args)) => hosting::ban(&args, &mut console),
        Some(Command::Bans(args)) => hosting::bans(&args, &mut console),
        Some(Command::Reports(args)) => hosting::reports(&args, &mut console),
        Some(Command::Close(args)) => hosting::close(&args, &mut console),
        Some(Command::Void(args)) => hosting::void(&args, &mut console),
        Some(Command::Unlist(args)) => hosting::unlist(&args, &mut console),
        Some(Command::Retention(args)) => hosting::retention(&args, &mut console),
        Some(Command::HostLog(args)) => hosting::log(&args, &mut console),
        Some(Command::Completions(args)) => help::completions(args.shell, &mut console),
        Some(Command::Licences) => licences::licences(&mut console),
        Some(Command::Help(args)) => help::help(args.topic.as_deref(), &mut console),
    };
    // What was said before a failure is to be read before it.
    out.flush().map_err(Failure::from).and(done)
}

/// The language that was asked for, or the environment's.
fn language(words: &[OsString]) -> Result<Lang, Failure> {
    let mut words = words.iter().skip(1).map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        let given = match word.split_once('=') {
            Some(("--lang", given)) => given.to_owned(),
            None if word == "--lang" => words.next().unwrap_or_default().into_owned(),
            None if word == "--" => break,
            _ => continue,
        };
        return given.parse().map_err(|_| {
            let known: Vec<Phrase> = Lang::ALL.iter().map(|lang| Phrase::verbatim(lang.code())).collect();
            Failure::Told(
                Phrase::new("cli-no-such-language").with("language", given).with("languages", known),
            )
        });
    }
    Ok(from_environment())
}

/// The language of the environment, by the rules of POSIX: the first of these that is set and not empty.
fn from_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(env::var_os);
    set.map(|value| value.to_string_lossy().into_owned())
        .find(|value| !value.is_empty())
        .map_or_else(Lang::default, |locale| Lang::from_locale(&locale))
}
