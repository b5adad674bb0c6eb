//! Runs the program and keeps what it said.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// What a run of the program left.
#[derive(Debug)]
pub struct Run {
    /// Its exit code.
    pub code: i32,
    /// Its standard output.
    pub out: String,
    /// Its standard error.
    pub err: String,
}

impl Run {
    /// All went well: what was written.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Something was wrong: one line on stderr, nothing on stdout, code 2.
    #[track_caller]
    pub fn wrong(self) -> String {
        assert_eq!(self.code, 2, "{self:?}");
        assert_eq!(self.out, "", "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        assert!(!self.err.contains('['), "a message is missing: {}", self.err);
        self.err.trim_end().to_owned()
    }
}

/// A command in an environment of its own: English, no colours asked for or against.
pub fn command(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_loup"));
    command.args(words).env_clear().env("TERM", "xterm").env("LANG", "C");
    command
}

/// Runs the program with these words, separated by spaces.
pub fn loup(line: &str) -> Run {
    loup_with(line, "")
}

/// The same with this input.
pub fn loup_with(line: &str, input: &str) -> Run {
    run(command(&line.split_whitespace().collect::<Vec<_>>()), input.as_bytes())
}

/// Runs a command with this input.
pub fn run(mut command: Command, input: &[u8]) -> Run {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = loop {
        match command.spawn() {
            // A copy of the program that was just written: a child of another test may still hold it open.
            Err(error) if error.kind() == std::io::ErrorKind::ExecutableFileBusy => std::thread::yield_now(),
            child => break child.expect("the program starts"),
        }
    };
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_vec();
    // It may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    Run {
        code: output.status.code().expect("it was not killed"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// Runs the program until this file is there, then presses Ctrl-C.
#[cfg(unix)]
pub fn interrupted(line: &str, file: &Path) -> Run {
    let mut command = command(&line.split_whitespace().collect::<Vec<_>>());
    let piped = command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the program starts");
    while !file.exists() && child.try_wait().expect("it can be watched").is_none() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    if !sent.is_ok_and(|status| status.success()) {
        child.kill().expect("it can be ended");
    }
    let output = child.wait_with_output().expect("the program ends");
    Run {
        code: output.status.code().expect("it was not killed"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// A folder that goes away with the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("loup-test-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        Self(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The name of a file in it with this text.
    pub fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file can be written");
        path.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A random complete game as a record.
pub fn random(game: &str, seed: &str) -> String {
    loup(&format!("random {game} --seed {seed}")).good()
}

/// The ids of all games.
pub fn games() -> Vec<&'static str> {
    catalogue::games().iter().map(|game| game.info().id).collect()
}
