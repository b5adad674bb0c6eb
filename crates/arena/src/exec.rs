//! Bots of one's own: a program that is asked line by line, whatever language it is written in.
//!
//! Every line that the program reads is one JSON object, and every line that it writes is an answer to the last one:
//! the text of a move, or `try MOVE | MOVE | …`, which is answered by what the seat would see then. `docs/bot-protocol.md`
//! tells the whole of it. A program is started once for every thread that plays, and knows what its seat may know.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Budget, Expert};
use serde_json::{Value, json};
use table::{Choices, Game, Phrase, Quick, Sight};

use crate::contest::Thought;

/// The version of what is said here.
const PROTOCOL: u32 = 1;
/// So long a program may take for an answer, beyond the time it was given.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often somebody who waits looks whether the match is over.
const GLANCE: Duration = Duration::from_millis(50);
/// A program that asks more often than this for one decision is not going to decide.
const QUESTIONS: u32 = 1_000_000;

/// A program that chooses moves.
pub struct Exec {
    /// The program and its arguments.
    words: Vec<String>,
    hello: Value,
    /// What it is given to think, where somebody says so.
    millis: Option<u64>,
    /// Those that nobody talks to at the moment.
    idle: Mutex<Vec<Talk>>,
    /// The first thing that went wrong.
    trouble: Mutex<Option<Phrase>>,
}

/// A conversation with one running program.
struct Talk {
    child: Child,
    said: ChildStdin,
    heard: Receiver<String>,
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Why there is no answer.
enum Silence {
    /// The match is over.
    Stopped,
    /// This went wrong.
    Trouble(&'static str),
}

impl Exec {
    /// Starts a program for this game.
    ///
    /// # Errors
    /// It cannot be started.
    pub(crate) fn new<G: Game>(command: &str, choices: &Choices, thought: Thought) -> Result<Self, Phrase> {
        let hello = json!({ "type": "hello", "protocol": PROTOCOL, "game": G::info().id, "table": choices });
        let millis = if let Thought::Millis(millis) = thought { Some(millis) } else { None };
        let words = command.split_whitespace().map(str::to_owned).collect();
        let exec = Self { words, hello, millis, idle: Mutex::default(), trouble: Mutex::default() };
        let first = exec.start().map_err(|why| exec.told("arena-exec-start").with("why", why))?;
        lock(&exec.idle).push(first);
        Ok(exec)
    }

    fn told(&self, key: &'static str) -> Phrase {
        Phrase::new(key).with("bot", self.words.join(" "))
    }

    /// What went wrong, if anything did.
    pub(crate) fn trouble(&self) -> Option<Phrase> {
        lock(&self.trouble).clone()
    }

    fn start(&self) -> Result<Talk, String> {
        let (program, arguments) = self.words.split_first().ok_or_else(|| "?".to_owned())?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        let (Some(said), Some(out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("no pipe".to_owned());
        };
        let (tell, heard) = channel();
        thread::spawn(move || {
            let lines = BufReader::new(out).lines().map_while(Result::ok);
            // Nobody listens any more once the conversation is over.
            lines.map(|line| tell.send(line)).take_while(Result::is_ok).for_each(drop);
        });
        let mut talk = Talk { child, said, heard };
        talk.say(&self.hello).map_err(|_| "it ended at once".to_owned())?;
        Ok(talk)
    }

    /// The move that the program chooses; `None` when it gives none.
    pub(crate) fn choose<G: Expert>(
        &self,
        sight: &Sight<'_, G>,
        chance: &mut Quick,
        budget: &Budget<'_>,
    ) -> Option<G::Move> {
        let idle = lock(&self.idle).pop();
        let mut talk = match idle.map_or_else(|| self.start(), Ok) {
            Ok(talk) => talk,
            Err(why) => return self.fail(self.told("arena-exec-start").with("why", why)),
        };
        match self.ask(&mut talk, sight, chance, budget) {
            Ok(mv) => {
                lock(&self.idle).push(talk);
                Some(mv)
            }
            Err(Silence::Stopped) => None,
            Err(Silence::Trouble(key)) => self.fail(self.told(key)),
        }
    }

    fn fail<T>(&self, trouble: Phrase) -> Option<T> {
        lock(&self.trouble).get_or_insert(trouble);
        None
    }

    fn ask<G: Expert>(
        &self,
        talk: &mut Talk,
        sight: &Sight<'_, G>,
        chance: &mut Quick,
        budget: &Budget<'_>,
    ) -> Result<G::Move, Silence> {
        let mut moves = Vec::new();
        sight.legal_moves(&mut moves);
        let mut question = json!({
            "type": "move", "seat": sight.seat(), "view": sight.view(), "moves": listed::<G>(&moves),
        });
        if let Some(millis) = self.millis {
            question["millis"] = json!(millis);
        }
        let patience = PATIENCE + Duration::from_millis(self.millis.unwrap_or_default());
        let begun = Instant::now();
        let over = || self.millis.is_none() && (budget.stop)();
        for _ in 0..QUESTIONS {
            talk.say(&question).map_err(|_| Silence::Trouble("arena-exec-ended"))?;
            let answer = talk.hear(begun, patience, &over)?;
            match answer.trim().strip_prefix("try ") {
                Some(line) => question = tried(sight, line, chance),
                None => {
                    let chosen = moves.iter().find(|mv| mv.to_string() == answer.trim());
                    return chosen.copied().ok_or(Silence::Trouble("arena-exec-illegal"));
                }
            }
        }
        Err(Silence::Trouble("arena-exec-slow"))
    }
}

impl Talk {
    fn say(&mut self, line: &Value) -> std::io::Result<()> {
        writeln!(self.said, "{line}")?;
        self.said.flush()
    }

    fn hear(&self, begun: Instant, patience: Duration, over: &dyn Fn() -> bool) -> Result<String, Silence> {
        loop {
            match self.heard.recv_timeout(GLANCE) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Trouble("arena-exec-ended")),
                Err(RecvTimeoutError::Timeout) if over() => return Err(Silence::Stopped),
                Err(RecvTimeoutError::Timeout) if begun.elapsed() > patience => {
                    return Err(Silence::Trouble("arena-exec-slow"));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // What is kept here stays whole whoever panicked.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Moves as the API lists them.
fn listed<G: Game>(moves: &[G::Move]) -> Vec<Value> {
    moves.iter().map(|mv| json!({ "move": mv.to_string(), "fields": mv })).collect()
}

/// What a program is answered that asks for these moves, separated by bars: what its seat would see after them, in a
/// world that it cannot tell from the real one.
pub fn tried<G: Game>(sight: &Sight<'_, G>, line: &str, chance: &mut Quick) -> Value {
    let moves: Vec<&str> = line.split('|').map(str::trim).collect();
    match sight.attempt(&moves, chance) {
        Ok(tried) => {
            let moves = tried.moves.iter().map(|mv| json!({ "move": mv.text, "fields": mv.fields }));
            json!({
                "type": "tried", "view": tried.view, "to_act": tried.to_act, "shares": tried.shares,
                "moves": moves.collect::<Vec<_>>(),
            })
        }
        Err(number) => json!({ "type": "tried", "illegal": moves.get(number) }),
    }
}
