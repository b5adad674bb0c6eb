//! `loup serve`, and `loup` alone: the table in the browser.

use std::io::{IsTerminal as _, Write as _};
use std::process::{Command, Stdio};

use server::{Config, Server, Settings};
use table::Phrase;

use crate::args::{Serve, Think};
use crate::console::Console;
use crate::failure::Failure;

/// Starts the server, says where it is, and answers until it is told to stop.
pub fn serve(args: &Serve, console: &mut Console<'_>) -> Result<(), Failure> {
    let config = Config::load(args.config.as_deref(), settings(args))?;
    let url = config.base_url.clone();
    warn_of_variables(console);
    server::logs::start(&config);
    let data = config.data.to_string();
    let server = Server::bind(config, catalogue::games())?;
    let url = url.unwrap_or_else(|| format!("http://{}", server.address()));
    let speaker = console.speaker();
    console.heading(&speaker.say(&Phrase::new("cli-serve-at").with("url", url.as_str())))?;
    console.line(&speaker.say(&Phrase::new("cli-serve-data").with("file", data)))?;
    // Only to somebody who sits there: a log must not hold it.
    if std::io::stdout().is_terminal() {
        let link = crate::hosting::link_at(&url, &server.host_link()?);
        console.line(&speaker.say(&Phrase::new("cli-host-link").with("url", link)))?;
    }
    console.line(&speaker.say(&Phrase::new("cli-serve-stop")))?;
    console.out.flush()?;
    if args.open && !open_browser(&url) {
        console.line(&speaker.say(&Phrase::new("cli-serve-no-browser")))?;
        console.out.flush()?;
    }
    server.run();
    Ok(())
}

/// Thinks about the bots of servers that share a database, until it is told to stop.
pub fn think(args: &Think, console: &mut Console<'_>) -> Result<(), Failure> {
    let flags = Settings {
        data: args.data.clone().map(Into::into),
        metrics: args.metrics.clone(),
        thinkers: args.thinkers,
        ..Settings::default()
    };
    let config = Config::load(args.config.as_deref(), flags)?;
    warn_of_variables(console);
    server::logs::start(&config);
    let data = config.data.to_string();
    let server = Server::thinker(config, catalogue::games())?;
    let speaker = console.speaker();
    console.heading(&speaker.say(&Phrase::new("cli-think-data").with("file", data)))?;
    console.line(&speaker.say(&Phrase::new("cli-serve-stop")))?;
    console.out.flush()?;
    server.run();
    Ok(())
}

/// A misspelt variable would be passed over in silence. It is told and no more: other programs make variables that
/// begin so, such as those that find a service called `loup`.
fn warn_of_variables(console: &Console<'_>) {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for (name, meant) in server::unknown_variables(names) {
        let phrase = match meant {
            Some(meant) => Phrase::new("cli-variable-meant").with("meant", meant),
            None => Phrase::new("cli-variable-unknown"),
        };
        // There is nobody to tell if this fails.
        let text = console.speaker().say(&phrase.with("name", name));
        let _ = writeln!(std::io::stderr(), "{}", crate::console::harmless(&text));
    }
}

fn settings(args: &Serve) -> Settings {
    Settings {
        address: args.address.clone(),
        metrics: args.metrics.clone(),
        data: args.data.clone().map(Into::into),
        data_password: None,
        base_url: args.base_url.clone(),
        behind_proxy: args.behind_proxy,
        tables_per_person: args.tables_per_person,
        connections: args.connections,
        connections_per_address: args.connections_per_address,
        megabytes_per_person: args.megabytes_per_person,
        bot_delay: args.bot_delay,
        thinkers: args.thinkers,
        // A matter of how several servers are set up: a file or the environment says it.
        bots: None,
        bot_time: args.bot_time.clone(),
        bot_games: args.bot_games.clone(),
        absence: args.absence,
        // A matter of whoever starts and stops servers: a file or the environment says it.
        drain: None,
        log: args.log.clone(),
        log_json: args.log_json,
        gallery: args.gallery,
        rates: args.rates,
        // A password does not belong into the list of processes, and the others are for houses with services of their own:
        // a file or the environment says them.
        mail: None,
        mail_from: None,
        push_private: None,
        push_roots: None,
    }
}

/// Asks the desktop to show the page; whether that could be tried.
fn open_browser(url: &str) -> bool {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    Command::new(opener).arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
