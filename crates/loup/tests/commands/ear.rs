//! The Wolves by ear: somebody plays whole games who knows nothing but the lines that the terminal says.

use std::io::{BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use crate::program::{command, run};

/// How the end of a question is known, by language.
const QUESTIONS: [(&str, &str); 3] =
    [("en", "? for help): "), ("fr", "? pour l’aide)\u{202f}: "), ("de", "? für Hilfe): ")];
/// How what can be done after the end begins.
const AFTER: [&str; 3] = ["\n\nsave FILE", "\n\nenregistrer FICHIER", "\n\nspeichern DATEI"];

/// Somebody at the keyboard who listens.
struct Listener {
    child: Child,
    keyboard: ChildStdin,
    ears: BufReader<ChildStdout>,
    question: &'static str,
    /// All that was heard.
    heard: String,
    over: bool,
}

impl Listener {
    fn new(line: &str, question: &'static str) -> Self {
        let mut command = command(&line.split_whitespace().collect::<Vec<_>>());
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let keyboard = child.stdin.take().expect("it is piped");
        let ears = BufReader::new(child.stdout.take().expect("it is piped"));
        Self { child, keyboard, ears, question, heard: String::new(), over: false }
    }

    /// Listens until something is asked; what was said before it.
    fn listen(&mut self) -> String {
        let mut bytes = Vec::new();
        let mut byte = [0];
        while !bytes.ends_with(self.question.as_bytes()) {
            if AFTER.iter().any(|after| bytes.ends_with(after.as_bytes())) {
                self.over = true;
                break;
            }
            if self.ears.read(&mut byte).expect("it can be heard") == 0 {
                self.over = true;
                break;
            }
            bytes.push(byte[0]);
        }
        let said = String::from_utf8(bytes).expect("UTF-8");
        self.heard += &said;
        said
    }

    /// Types a line and listens.
    fn type_in(&mut self, line: &str) -> String {
        // The game may be over.
        let _ = writeln!(self.keyboard, "{line}");
        self.listen()
    }

    fn end(mut self) -> String {
        drop(self.keyboard);
        self.ears.read_to_string(&mut self.heard).expect("UTF-8");
        assert!(self.child.wait().expect("it ends").success());
        self.heard
    }
}

/// A move of the list: its text, and all that was said of it.
fn moves(said: &str) -> Vec<(String, String)> {
    let listed = said.lines().filter_map(|line| {
        let (number, rest) = line.trim_start().split_once(". ")?;
        number.parse::<usize>().ok()?;
        let (_, text) = rest.strip_suffix(']')?.rsplit_once('[')?;
        Some((text.to_owned(), rest.to_owned()))
    });
    listed.collect()
}

/// What a beginner would do who hears this list: build, howl, hunt; go beside what is worth it; never twice the same.
fn choose(listener: &mut Listener, list: &[(String, String)], wish: &str) -> String {
    let begins = |word: &str| list.iter().find(|(text, _)| text.starts_with(word));
    for word in
        ["lair", "dominate", "howl", "den", "prey", "bonus", "end", "track howl", "track", "push", "pay"]
    {
        if let Some((text, _)) = begins(word) {
            return text.clone();
        }
    }
    // Whoever walks goes beside a lone wolf, or as far as possible.
    let beside =
        list.iter().filter(|(text, _)| text.starts_with("alpha")).find(|(_, said)| said.contains(wish));
    if let Some((text, _)) = beside {
        let goal = text.rsplit(' ').next().expect("a walk has a goal").to_owned();
        // What was said is so: the hexes around are asked for, and the wish is among them.
        let near = listener.type_in(&format!("near {goal}"));
        assert!(near.contains(wish), "{wish} is said to be beside {goal}:\n{near}");
        return text.clone();
    }
    let far = list.iter().filter(|(text, _)| text.starts_with("move ")).max_by_key(|(_, said)| said.len());
    far.or_else(|| list.iter().rfind(|(text, _)| text.starts_with("alpha") || text.starts_with("wolf")))
        .unwrap_or(&list[0])
        .0
        .clone()
}

/// Plays a whole game and returns all that was heard.
fn play(lang: &str, question: &'static str, wish: &str, seed: u32, players: u8) -> String {
    let line = format!("play wolves --people Ada --players {players} --bots cub --seed {seed} --lang {lang}");
    let mut listener = Listener::new(&line, question);
    let mut said = listener.listen();
    let mut decisions = 0;
    while !listener.over {
        assert!(decisions < 1000, "the game ends");
        let mut list = moves(&said);
        if list.is_empty() {
            // Many moves are told by their beginnings; somebody who listens asks for all.
            said = listener.type_in("moves");
            list = moves(&said);
        }
        if list.is_empty() {
            break;
        }
        let chosen = choose(&mut listener, &list, wish);
        said = listener.type_in(&chosen);
        decisions += 1;
    }
    assert!(decisions > 40, "{decisions} decisions");
    listener.end()
}

#[test]
fn a_whole_game_is_played_by_ear() {
    let wishes = ["lone wolf", "loup solitaire", "einsamer Wolf"];
    for ((lang, question), wish) in QUESTIONS.into_iter().zip(wishes) {
        let heard = play(lang, question, wish, 3, 3);
        // Nothing was a drawing, and nothing was said by signs.
        for sign in ["→", "×", "####", "(*)", "~"] {
            assert!(!heard.contains(sign), "{lang}: {sign}");
        }
        assert!(!heard.contains("[wolves-") && !heard.contains("[cli-"), "{lang}");
        let result = ["Scores", "Wertung"];
        assert!(result.iter().any(|word| heard.contains(word)), "{lang}: {}", &heard[heard.len() - 900..]);
    }
}

/// A map is never wrapped: where a pipe is said to be narrow it comes one region at a time, and sentences stay whole.
#[test]
fn the_map_fits_a_narrow_pipe() {
    let drawn = |columns: Option<&str>| {
        let line = "play wolves --people Ada --players 3 --bots cub --seed 3";
        let mut command = command(&line.split(' ').collect::<Vec<_>>());
        command.envs(columns.map(|columns| ("COLUMNS", columns)));
        let out = run(command, b"map\nq\n").good();
        let (_, map) = out.split_once("for help): map\n").expect("it is asked for");
        let is_drawn =
            |line: &&str| line.starts_with("  ") && !line.trim_start().starts_with(char::is_lowercase);
        map.lines().filter(is_drawn).map(|line| line.chars().count()).max().expect("a map")
    };
    assert!(drawn(Some("60")) <= 60);
    for wide in [None, Some("200"), Some(""), Some("many"), Some("0")] {
        assert!(drawn(wide) > 60, "{wide:?}");
    }
}

/// Who listens plays better than who takes the first of the list: what is heard is of use.
#[test]
#[ignore = "takes minutes: make full"]
fn who_listens_plays_better() {
    let total = |heard: &str| {
        let line = heard.lines().rfind(|line| line.contains("Points: "));
        let mine = line.and_then(|line| line.split("you (").nth(1)).and_then(|rest| rest.split(") ").nth(1));
        let digits: String = mine.unwrap_or("0").chars().take_while(char::is_ascii_digit).collect();
        digits.parse::<u32>().expect("a number")
    };
    let (mut listens, mut does_not) = (0, 0);
    for seed in 1..=5 {
        listens += total(&play("en", QUESTIONS[0].1, "lone wolf", seed, 3));
        let line = format!("play wolves --people Ada --players 3 --bots cub --seed {seed}");
        does_not += total(&crate::program::loup_with(&line, &"1\n".repeat(3000)).good());
    }
    assert!(listens > does_not + 50, "{listens} points against {does_not}");
}
