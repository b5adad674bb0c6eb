//! What hosts do by commands, beside a running server or without one: the same as on the page for hosts.

use server::host::{Deed, day};
use server::store::{Banned, PersonId, Retention as Kept};
use server::{Config, Settings, host};
use table::Phrase;

use crate::args::{Ban, Bans, Close, HostLink, HostLog, Hosts, People, Reports, Retention, Unlist};
use crate::console::Console;
use crate::failure::Failure;
use crate::hosts::data;

type Done = Result<(), Failure>;

/// Says that it is done, or that there was nothing of the kind.
fn told(console: &mut Console<'_>, done: bool) -> Done {
    if done {
        Ok(console.say(&Phrase::new("cli-done"))?)
    } else {
        Err(Failure::Told(Phrase::new("cli-not-there")))
    }
}

/// The address of a link for hosts.
pub fn link_at(base: &str, link: &str) -> String {
    format!("{base}/host/enter/{link}")
}

/// Prints a link that makes a browser a host's.
pub fn link(args: &HostLink, console: &mut Console<'_>) -> Done {
    let flags = Settings {
        data: args.data.clone().map(Into::into),
        base_url: args.base_url.clone(),
        ..Settings::default()
    };
    let config = Config::load(args.config.as_deref(), flags)?;
    // Where the server is that runs now, which may have been started with other flags.
    let running = || host::running(&config.data);
    let base = args.base_url.as_ref().and(config.base_url.clone()).or_else(running).or(config.base_url);
    let base = base.unwrap_or_else(|| format!("http://{}", config.address));
    let url = link_at(&base, &host::link(&config.data)?);
    Ok(console.say(&Phrase::new("cli-host-link").with("url", url))?)
}

/// How a command calls a host: the beginning of its key's hash.
fn id(hash: &[u8; 32]) -> String {
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Lists the hosts, or removes one.
pub fn hosts(args: &Hosts, console: &mut Console<'_>) -> Done {
    let data = data(args.data.as_ref())?;
    let hosts = host::hosts(&data)?;
    if let Some(wanted) = &args.remove {
        let meant = hosts.iter().find(|host| id(&host.key.hash) == *wanted);
        let done = meant.map(|host| host::does(&data, &Deed::RemoveHost(host.key.hash))).transpose()?;
        return told(console, done == Some(true));
    }
    if hosts.is_empty() {
        return Ok(console.say(&Phrase::new("cli-hosts-none"))?);
    }
    for host in hosts {
        let line = Phrase::new("cli-hosts-line")
            .with("id", id(&host.key.hash))
            .with("name", host.name)
            .with("label", host.key.label)
            .with("since", day(host.since));
        console.say(&line)?;
    }
    Ok(())
}

/// Lists people.
pub fn people(args: &People, console: &mut Console<'_>) -> Done {
    let people = host::people(&data(args.data.as_ref())?, args.text.as_deref().unwrap_or_default())?;
    if people.is_empty() {
        return Ok(console.say(&Phrase::new("cli-people-none"))?);
    }
    for one in people {
        let line = Phrase::new("cli-people-line")
            .with("id", one.id.0.to_string())
            .with("name", one.name)
            .with("seen", day(one.shown.max(one.created)))
            .with("tables", one.tables as i64);
        console.say(&line)?;
    }
    Ok(())
}

/// Keeps somebody out, or closes the chat to them.
pub fn ban(args: &Ban, console: &mut Console<'_>) -> Done {
    let data = data(args.data.as_ref())?;
    let whom = match (args.person, args.address) {
        (Some(person), _) => Banned::Person(PersonId(person)),
        (None, Some(address)) => host::banned_address(&data, address)?,
        (None, None) => return Err(Failure::Told(Phrase::new("cli-ban-whom"))),
    };
    let (reason, days, mute) = (args.reason.trim().to_owned(), args.days, args.mute);
    let done = host::does(&data, &Deed::Ban { whom, mute, name: String::new(), reason, days })?;
    told(console, done)
}

/// Lists who is kept out or silenced, or ends it.
pub fn bans(args: &Bans, console: &mut Console<'_>) -> Done {
    let data = data(args.data.as_ref())?;
    if let Some(id) = args.lift {
        let done = host::does(&data, &Deed::Lift(id))?;
        return told(console, done);
    }
    let bans = host::bans(&data)?;
    if bans.is_empty() {
        return Ok(console.say(&Phrase::new("cli-bans-none"))?);
    }
    for ban in bans {
        let until = match ban.until {
            Some(until) => Phrase::new("cli-until").with("date", day(until)),
            None => Phrase::new("web-host-for-good"),
        };
        let name = match ban.whom {
            Banned::Person(_) => Phrase::verbatim(ban.name),
            Banned::Address(_) => Phrase::new("web-host-address"),
        };
        let line = Phrase::new("cli-bans-line")
            .with("id", ban.id)
            .with("name", name)
            .with("kind", Phrase::new(if ban.mute { "web-host-muted" } else { "web-host-banned" }))
            .with("until", until)
            .with("reason", ban.reason);
        console.say(&line)?;
    }
    Ok(())
}

/// Shows what was reported, or settles it.
pub fn reports(args: &Reports, console: &mut Console<'_>) -> Done {
    let data = data(args.data.as_ref())?;
    if let Some(id) = args.settle {
        let done = host::does(&data, &Deed::Settle(id))?;
        return told(console, done);
    }
    let reports = host::reports(&data)?;
    if reports.is_empty() {
        return Ok(console.say(&Phrase::new("cli-reports-none"))?);
    }
    for report in reports {
        let head = Phrase::new("cli-reports-head");
        console.say(&head.with("id", report.id).with("about", report.about.0.to_string()))?;
        for said in report.lines {
            let mark = if said.number == report.line { ">" } else { " " };
            let line = Phrase::new("cli-reports-line").with("mark", mark);
            console.say(&line.with("name", said.name).with("text", said.text))?;
        }
    }
    Ok(())
}

/// Closes a table, or opens it again.
pub fn close(args: &Close, console: &mut Console<'_>) -> Done {
    let deed = if args.reopen { Deed::Reopen } else { Deed::Close };
    host::at_table(&data(args.data.as_ref())?, &args.code, deed)?;
    told(console, true)
}

/// Lets a rated game count for nobody.
pub fn void(args: &Unlist, console: &mut Console<'_>) -> Done {
    host::at_table(&data(args.data.as_ref())?, &args.code, Deed::Void)?;
    told(console, true)
}

/// Takes a table off the list.
pub fn unlist(args: &Unlist, console: &mut Console<'_>) -> Done {
    host::at_table(&data(args.data.as_ref())?, &args.code, Deed::Unlist)?;
    told(console, true)
}

/// Shows or changes for how long things are kept. Without a change, or with `--dry-run`, nothing goes.
pub fn retention(args: &Retention, console: &mut Console<'_>) -> Done {
    let data = data(args.data.as_ref())?;
    let now = host::retention(&data)?;
    let wish = Kept {
        idle: args.idle.unwrap_or(now.idle),
        finished: args.finished.unwrap_or(now.finished),
        people: args.people.unwrap_or(now.people),
        chat: args.chat.unwrap_or(now.chat),
    };
    let stale = host::stale(&data, &wish)?;
    let lines = [
        ("web-host-keep-idle", "web-host-go-idle", wish.idle, stale.idle.len() as u64),
        ("web-host-keep-finished", "web-host-go-finished", wish.finished, stale.ended()),
        ("web-host-keep-people", "web-host-go-people", wish.people, stale.people.len() as u64),
        ("web-host-keep-chat", "web-host-go-chat", wish.chat, stale.lines),
    ];
    for (what, go, days, goes) in lines {
        let phrase = if days == 0 {
            Phrase::new("cli-retention-line").with("time", Phrase::new("web-host-for-good"))
        } else {
            Phrase::new("cli-retention-goes")
                .with("time", Phrase::new("web-host-days").with("count", days))
                .with("goes", Phrase::new(go).with("count", goes as i64))
        };
        console.say(&phrase.with("what", Phrase::new(what)))?;
    }
    if args.dry_run {
        return Ok(console.say(&Phrase::new("cli-retention-dry"))?);
    }
    if wish != now {
        host::retain(&data, wish)?;
        told(console, true)?;
    }
    Ok(())
}

/// Shows what hosts did.
pub fn log(args: &HostLog, console: &mut Console<'_>) -> Done {
    for note in host::notes(&data(args.data.as_ref())?)? {
        let key = format!("web-host-deed-{}", note.deed);
        let deed =
            if texts::has(console.lang, &key) { Phrase::new(key) } else { Phrase::verbatim(note.deed) };
        let by = if note.by.is_empty() { Phrase::new("web-host-command") } else { Phrase::verbatim(note.by) };
        let about = if note.about.is_empty() { String::new() } else { format!("({})", note.about) };
        let line = Phrase::new("cli-host-log-line").with("date", day(note.at)).with("by", by);
        console.say(&line.with("deed", deed).with("about", about))?;
    }
    Ok(())
}
