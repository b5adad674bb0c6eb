//! The help texts in the reader's language, put into the parser by key.

use clap::{Arg, Command, CommandFactory};
use clap_complete::Shell;
use table::Phrase;
use texts::{Lang, Speaker, has};

use crate::args::Args;
use crate::console::Console;
use crate::failure::Failure;

/// The parser with all its texts in this language.
pub fn command(lang: Lang) -> Command {
    let speaker = Speaker::new(lang);
    let say = |key: &str| speaker.say(&Phrase::new(key.to_owned()));
    let mut command = Args::command();
    // Filled in first: what it adds is to be said in the reader's language too.
    command.build();
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in &names {
        command = command.mut_subcommand(name, |sub| {
            let sub = sub.about(say(&format!("cli-help-{name}")));
            let examples = format!("cli-help-{name}-more");
            let sub = if has(lang, &examples) { sub.after_help(say(&examples)) } else { sub };
            localise(sub, name, lang)
        });
    }
    let command = command.about(say("cli-about")).after_help(say("cli-help-more"));
    localise(command, "loup", lang).subcommand_help_heading(say("cli-help-heading-commands"))
}

/// The message that explains an argument of a command: one of its own, or the one that it shares with others.
pub fn argument_key(lang: Lang, command: &str, argument: &str) -> String {
    let argument = argument.replace('_', "-");
    let own = format!("cli-help-{command}-{argument}");
    if has(lang, &own) { own } else { format!("cli-help-arg-{argument}") }
}

/// One command: its usage line, headings and arguments.
fn localise(command: Command, name: &str, lang: Lang) -> Command {
    let speaker = Speaker::new(lang);
    let say = |key: &str| speaker.say(&Phrase::new(key.to_owned()));
    let heading = |arg: &Arg| {
        say(if arg.is_positional() { "cli-help-heading-arguments" } else { "cli-help-heading-options" })
    };
    let mut command = command.mut_args(|arg| {
        let help = say(&argument_key(lang, name, arg.get_id().as_str()));
        let heading = heading(&arg);
        arg.help(help).help_heading(heading).hide_possible_values(true)
    });
    // The parser has no other way to say these two words.
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim();
    let usage = usage
        .replace("[OPTIONS]", &format!("[{}]", say("cli-help-options")))
        .replace("[COMMAND]", &format!("[{}]", say("cli-help-command")));
    let template =
        format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", say("cli-help-usage"));
    command.override_usage(usage).help_template(template)
}

/// `loup help`: the help of the whole program, or of one command.
pub fn help(topic: Option<&str>, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut command = command(console.lang);
    let page = match topic {
        None => command.render_help(),
        Some(topic) => match command.find_subcommand_mut(topic) {
            Some(sub) => sub.render_help(),
            None => {
                return Err(Failure::Told(Phrase::new("cli-usage-no-command").with("command", topic)));
            }
        },
    };
    let text = if console.colour { page.ansi().to_string() } else { page.to_string() };
    Ok(write!(console.out, "{text}")?)
}

/// `loup completions`: what a shell needs to complete what is typed.
pub fn completions(shell: Shell, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(console.lang), "loup", &mut script);
    Ok(console.out.write_all(&script)?)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The messages of the frame around all help.
    const FRAME: [&str; 7] = [
        "cli-help-more",
        "cli-help-usage",
        "cli-help-options",
        "cli-help-command",
        "cli-help-heading-commands",
        "cli-help-heading-arguments",
        "cli-help-heading-options",
    ];

    #[test]
    fn every_command_and_argument_is_explained_and_nothing_else() {
        let mut command = Args::command();
        command.build();
        let mut wanted: BTreeSet<String> = FRAME.map(str::to_owned).into();
        let mut explain = |command: &Command, name: &str| {
            let keys = command.get_arguments().map(|arg| argument_key(Lang::En, name, arg.get_id().as_str()));
            wanted.extend(keys);
        };
        explain(&command, "loup");
        command.get_subcommands().for_each(|sub| explain(sub, sub.get_name()));
        for name in command.get_subcommands().map(Command::get_name) {
            wanted.insert(format!("cli-help-{name}"));
            wanted.extend(Some(format!("cli-help-{name}-more")).filter(|key| has(Lang::En, key)));
        }
        let there: BTreeSet<String> =
            texts::keys().filter(|key| key.starts_with("cli-help-")).map(str::to_owned).collect();
        assert_eq!(wanted, there);
    }
}
