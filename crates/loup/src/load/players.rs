//! People who play as fast as they are answered: two at a table, each with an open page, or one against a bot.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, timeout};

use super::client::{Client, Trouble, text};

/// Whoever waits longer than this gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// What one table has measured.
#[derive(Default)]
pub struct Heard {
    /// From sending a move to its answer.
    pub answered: Vec<Duration>,
    /// From sending a move until the page of the other seat shows it.
    pub seen: Vec<Duration>,
    /// From the answer to a move until the bots have made theirs.
    pub waited: Vec<Duration>,
    /// What went wrong; the table ends there.
    pub trouble: Option<Trouble>,
}

/// What is played at one table, until when.
pub struct Plan {
    /// Which server each seat asks.
    pub hosts: [String; 2],
    pub game: &'static str,
    /// The level of the bot in the second seat.
    pub bot: Option<String>,
    /// A number of this table alone.
    pub number: u64,
    /// When it is made: people do not all come at the same moment.
    pub made: Instant,
    /// How often somebody moves, and when for the first time; `None` for as fast as people are answered.
    pub pace: Option<Pace>,
}

/// Moves that come whether or not the last one has been answered: each is waited for from when it should have been made.
#[derive(Copy, Clone)]
pub struct Pace {
    /// When the next move is to be made.
    pub next: Instant,
    /// From one to the next.
    pub every: Duration,
}

impl Pace {
    /// When a move is to be made, and the time for the next one.
    fn beat(&mut self) -> Instant {
        let due = self.next;
        self.next += self.every;
        due
    }

    /// What was missed while a new game was begun is nobody's move.
    fn skip_to(&mut self, now: Instant) {
        while self.next < now {
            self.next += self.every;
        }
    }
}

struct Table {
    people: Vec<Client>,
    pages: Vec<UnboundedReceiver<(u64, Instant)>>,
    path: String,
    pace: Option<Pace>,
}

/// Plays one game after the other until the time is over.
pub async fn play(plan: Plan, begin: Instant, end: Instant) -> Heard {
    let mut heard = Heard::default();
    let done = async {
        tokio::time::sleep_until(plan.made).await;
        let mut people = vec![Client::new(&plan.hosts[0]).await?];
        if plan.bot.is_none() {
            people.push(Client::new(&plan.hosts[1]).await?);
        }
        let mut table = Table { people, pages: Vec::new(), path: String::new(), pace: plan.pace };
        loop {
            table.begin(&plan).await?;
            // All tables are there before anybody is measured.
            tokio::time::sleep_until(begin).await;
            if let Some(pace) = &mut table.pace {
                pace.skip_to(Instant::now());
            }
            if !table.one_game(end, &mut heard).await? {
                return Ok::<_, Trouble>(());
            }
        }
    };
    heard_trouble(done.await, heard)
}

fn heard_trouble(done: Result<(), Trouble>, mut heard: Heard) -> Heard {
    heard.trouble = done.err();
    heard
}

impl Table {
    async fn begin(&mut self, plan: &Plan) -> Result<(), Trouble> {
        let other = plan.bot.as_ref().map_or_else(|| "friend".to_owned(), |level| format!("bot-{level}"));
        let wish = json!({ "game": plan.game, "players": 2, "seats": ["me", other] });
        let made = self.people[0].call("POST", "/api/v1/tables", &wish).await?;
        let code = text(&made["code"])?;
        self.path = format!("/api/v1/tables/{code}");
        if let [first, second] = self.people.as_mut_slice() {
            second.call("POST", &format!("{}/seats", self.path), &json!({ "seat": 2 })).await?;
            first.call("POST", &format!("{}/start", self.path), &Value::Null).await?;
        }
        self.pages.clear();
        for (seat, person) in (0..).zip(&mut self.people) {
            self.pages.push(person.open(&code, 2 * plan.number + seat).await?);
        }
        Ok(())
    }

    /// Whether the game ended before the time did.
    async fn one_game(&mut self, end: Instant, heard: &mut Heard) -> Result<bool, Trouble> {
        let (mut seat, moves) = (0, format!("{}/moves", self.path));
        let (mut last, mut waiting) = (Instant::now(), None);
        while Instant::now() < end {
            let choice = self.people[seat].call("GET", &moves, &Value::Null).await?;
            let Some(to_act) = choice["to_act"].as_u64() else { return Ok(true) };
            let entry = choice["entry"].as_u64().unwrap_or_default();
            let deciding = usize::try_from(to_act).unwrap_or_default().saturating_sub(1);
            if deciding != seat {
                if self.people.len() > 1 {
                    seat = deciding;
                } else {
                    waiting.get_or_insert(last);
                    shows(&mut self.pages[0], entry).await?;
                }
                continue;
            }
            heard.waited.extend(waiting.take().map(|since: Instant| since.elapsed()));
            let list = choice["moves"].as_array().map(Vec::as_slice).unwrap_or_default();
            let number = usize::try_from(entry).unwrap_or_default() * 7 % list.len().max(1);
            let wish = json!({ "entry": entry, "move": list.get(number).map(|mv| &mv["move"]) });
            let sent = match self.pace.as_mut().map(Pace::beat) {
                Some(due) if due >= end => return Ok(false),
                Some(due) => {
                    tokio::time::sleep_until(due).await;
                    due
                }
                None => Instant::now(),
            };
            self.people[seat].call("POST", &moves, &wish).await?;
            last = Instant::now();
            heard.answered.push(last - sent);
            if let Some(page) = self.pages.get_mut(1 - seat) {
                heard.seen.push(shows(page, entry).await? - sent);
            }
        }
        Ok(false)
    }
}

/// When a page showed this entry.
async fn shows(page: &mut UnboundedReceiver<(u64, Instant)>, entry: u64) -> Result<Instant, Trouble> {
    let found = async {
        while let Some((shown, when)) = page.recv().await {
            if shown >= entry {
                return Ok(when);
            }
        }
        Err("a stream ended".to_owned())
    };
    timeout(PATIENCE, found).await.unwrap_or_else(|_| Err("a page was not told of a move".to_owned()))
}
