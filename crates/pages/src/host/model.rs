//! What the page for hosts shows. Of a private table there is nothing but what a host needs to close it.

/// The page for hosts.
pub struct HostPage {
    /// The program's version.
    pub version: &'static str,
    /// For how many seconds it has been running.
    pub uptime: u64,
    /// What is going on.
    pub numbers: Numbers,
    /// For each day, oldest first: its beginning in seconds since 1970, new tables, new people, bytes.
    pub growth: Vec<(u64, u64, u64, u64)>,
    /// Tables, the last touched first.
    pub tables: Vec<HostTable>,
    /// How many are shown to whoever wants to see more of them.
    pub more_tables: Option<usize>,
    /// The code that is looked for.
    pub find: String,
    /// Whether private tables are shown too.
    pub all: bool,
    /// People, those who were here last first.
    pub guests: Vec<Guest>,
    /// How many are shown to whoever wants to see more of them.
    pub more_guests: Option<usize>,
    /// The name that is looked for.
    pub who: String,
    /// Whom hosts keep out or have silenced.
    pub bars: Vec<Bar>,
    /// What was reported.
    pub reports: Vec<Shown>,
    /// The browsers that are hosts'.
    pub hosts: Vec<KnownHost>,
    /// For how many days things are kept; 0 for good.
    pub kept: Kept,
    /// How much goes by that now.
    pub goes: Kept,
    /// What would go by another wish.
    pub dry: Option<DryRun>,
    /// How much is allowed.
    pub quotas: Quotas,
    /// What hosts did, the newest first: when, who, what, about what.
    pub notes: Vec<(u64, String, String, String)>,
    /// Whether something was just done.
    pub done: bool,
}

/// What is going on.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    /// People who look at a table now.
    pub present: u64,
    /// Tables in memory.
    pub rooms: u64,
    /// Open streams of live updates.
    pub streams: u64,
    /// Decisions of bots and advice that wait for a thread.
    pub thoughts: u64,
    /// Within how many milliseconds 95 of 100 requests were answered.
    pub answered_within: Option<u64>,
    /// What the process takes, in bytes.
    pub memory: Option<u64>,
    /// What the data file takes, in bytes.
    pub disk: u64,
    /// How much room is left there.
    pub free: Option<u64>,
    /// Tables in the data file.
    pub tables: u64,
    /// People in the data file.
    pub people: u64,
    /// How many seconds ago everything was last copied.
    pub backup: Option<u64>,
}

/// How far a table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TableState {
    /// People are still coming.
    Lobby,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
    /// A host has closed it.
    Closed,
}

/// A table.
#[derive(Clone, Debug)]
pub struct HostTable {
    /// By what the forms know it.
    pub handle: String,
    /// Its code; `None` for a private one.
    pub code: Option<String>,
    /// The game's id.
    pub game: String,
    /// Who sits there; nobody for a private one.
    pub names: Vec<String>,
    /// How far it is.
    pub state: TableState,
    /// Whether it is listed.
    pub listed: bool,
    /// Whether its game counts for ratings.
    pub rated: bool,
    /// When something last happened, in seconds since 1970.
    pub touched: u64,
    /// How much room it takes.
    pub bytes: u64,
}

/// A person.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The number.
    pub id: i64,
    /// The name; may be empty.
    pub name: String,
    /// When they were last here, in seconds since 1970.
    pub seen: u64,
    /// At how many tables they sit.
    pub tables: u64,
    /// Whether they are kept out.
    pub banned: bool,
    /// Whether they are silenced.
    pub muted: bool,
    /// Whether it is known from where they came last.
    pub near: bool,
}

/// Somebody who is kept out or silenced.
#[derive(Clone, Debug)]
pub struct Bar {
    /// Its number.
    pub id: i64,
    /// Who; empty for an address.
    pub name: String,
    /// Whether it is an address.
    pub address: bool,
    /// Whether only the chat is closed.
    pub mute: bool,
    /// Why.
    pub reason: String,
    /// Until when; `None` for good.
    pub until: Option<u64>,
    /// Who has decided so; empty for a command.
    pub by: String,
}

/// A reported line with those around it.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Its number.
    pub id: i64,
    /// By what forms know its table.
    pub table: String,
    /// Who has said it.
    pub about: i64,
    /// Whether it is known from where that person came last.
    pub near: bool,
    /// When it was reported.
    pub at: u64,
    /// The lines: name, text, whether it is the reported one, whether the same person has said it.
    pub lines: Vec<(String, String, bool, bool)>,
}

/// A browser that is a host's.
#[derive(Clone, Debug)]
pub struct KnownHost {
    /// By what forms know it.
    pub id: String,
    /// Its person's name.
    pub name: String,
    /// Browser and system.
    pub label: String,
    /// Since when.
    pub since: u64,
    /// Whether it is the reader's.
    pub here: bool,
}

/// A number for each kind of what is kept: days, or how many go.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// Unfinished tables without a move.
    pub idle: u64,
    /// Finished tables.
    pub finished: u64,
    /// People without a table.
    pub people: u64,
    /// Lines of chat.
    pub chat: u64,
}

impl Kept {
    /// The field of the form and its number, in the order of the page.
    #[must_use]
    pub const fn fields(self) -> [(&'static str, u64); 4] {
        [("idle", self.idle), ("finished", self.finished), ("people", self.people), ("chat", self.chat)]
    }
}

/// What would go by a wish.
#[derive(Copy, Clone, Debug)]
pub struct DryRun {
    /// For how many days things would be kept.
    pub kept: Kept,
    /// How much would go now.
    pub goes: Kept,
}

/// How much is allowed, as the settings say.
#[derive(Copy, Clone, Debug)]
pub struct Quotas {
    /// Unfinished tables of one person.
    pub tables: u64,
    /// Megabytes of one person.
    pub megabytes: u64,
    /// Connections.
    pub connections: u64,
    /// Connections from one address.
    pub connections_per_address: u64,
    /// Bots that think at the same time.
    pub thinkers: u64,
}
