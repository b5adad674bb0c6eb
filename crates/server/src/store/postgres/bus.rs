//! Servers tell one another by NOTIFY: outside of the transactions that write, and gathered. (Inside a transaction one lock
//! of the database would make all that write wait for one another.)

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::{Notify, mpsc, watch};
use tokio_postgres::AsyncMessage;

use super::QUICK;
use super::line::{Line, Trouble, Ways, dial, in_time};
use crate::bus::{Bus, Heard, Word};

/// A notice holds so many bytes at most; PostgreSQL allows 7,999.
const MOST: usize = 7_900;
/// So many words wait at most: older ones are lost.
const WAITING: usize = 20_000;
/// How long somebody waits who must not go before all is told.
const FAREWELL: Duration = Duration::from_secs(2);
/// After so long a lost connection is opened again.
const AGAIN: Duration = Duration::from_millis(300);
/// A notice comes so long after the one before at the earliest: each wakes a process of the database for every server that
/// listens. Where little is told nobody waits for it.
const GATHER: Duration = Duration::from_millis(10);
/// The version of what is told.
const VERSION: &str = "1";

#[derive(Default)]
struct Waiting {
    /// How many words were told in all.
    told: u64,
    lines: VecDeque<String>,
}

/// The bus of a database.
pub struct PgBus {
    name: String,
    channel: String,
    ways: Ways,
    threads: Handle,
    waiting: Mutex<Waiting>,
    wake: Notify,
    /// How many words are on their way, or lost.
    sent: watch::Sender<u64>,
}

impl PgBus {
    /// A bus for the server with this name, among those that use this channel.
    pub fn start(name: String, channel: String, ways: Ways, threads: Handle) -> Arc<Self> {
        let (sent, _) = watch::channel(0);
        let bus = Arc::new(Self {
            name,
            channel,
            ways,
            threads: threads.clone(),
            waiting: Mutex::default(),
            wake: Notify::new(),
            sent,
        });
        threads.spawn(speak(bus.clone()));
        bus
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // Lines are put in and taken out whole.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What goes into the next notice, and how many words were told with it.
    fn next(&self) -> Option<(String, u64)> {
        let mut waiting = self.waiting();
        let mut text = waiting.lines.pop_front()?;
        while let Some(line) = waiting.lines.front().filter(|line| text.len() + line.len() < MOST) {
            text.push('\n');
            text.push_str(line);
            waiting.lines.pop_front();
        }
        Some((text, waiting.told - waiting.lines.len() as u64))
    }

    /// Waits until all that was told is on its way: for a program that is about to end.
    pub fn flush(&self) {
        let told = self.waiting().told;
        let mut sent = self.sent.subscribe();
        self.threads.block_on(async {
            // What is not told by then is lost, as anything here may be.
            let _ = tokio::time::timeout(FAREWELL, sent.wait_for(|sent| *sent >= told)).await;
        });
    }
}

impl Bus for PgBus {
    fn name(&self) -> &str {
        &self.name
    }

    fn tell(&self, word: Word) {
        let mut waiting = self.waiting();
        waiting.told += 1;
        let line = format!("{VERSION} {} {} {word}", self.name, waiting.told);
        // A word that is too long is lost, and those who listen look again.
        if line.len() < MOST {
            waiting.lines.push_back(line);
        }
        if waiting.lines.len() > WAITING {
            waiting.lines.pop_front();
        }
        drop(waiting);
        self.wake.notify_one();
    }

    fn hear(&self) -> mpsc::UnboundedReceiver<Heard> {
        let (tell, heard) = mpsc::unbounded_channel();
        self.threads.spawn(listen(self.ways.clone(), self.channel.clone(), tell));
        heard
    }
}

/// Sends what waits, one notice after the other.
async fn speak(bus: Arc<PgBus>) {
    let line = Line::new(bus.ways.clone());
    // A notice is a commit of its own; what is told may be lost.
    let sql = format!("WITH quick AS ({QUICK}) SELECT pg_notify($1, $2) FROM quick");
    loop {
        bus.wake.notified().await;
        while let Some((text, told)) = bus.next() {
            if let Ok(open) = line.open().await {
                let values: super::line::Values<'_> = &[&bus.channel, &text];
                if let Err(Trouble::Lost(_)) = in_time(open.query(&sql, values)).await {
                    line.hang_up(&open).await;
                }
            }
            bus.sent.send_replace(told);
            tokio::time::sleep(GATHER).await;
        }
    }
}

/// Hears what is told, over connection after connection, until nobody wants to know.
async fn listen(ways: Ways, channel: String, tell: mpsc::UnboundedSender<Heard>) {
    while !tell.is_closed() {
        if let Ok((client, mut connection)) = dial(&ways).await {
            let heard = tell.clone();
            let hearing = tokio::spawn(async move {
                loop {
                    let message = std::future::poll_fn(|context| connection.poll_message(context)).await;
                    match message {
                        Some(Ok(AsyncMessage::Notification(notice))) => {
                            let mut lines = notice.payload().lines().filter_map(read);
                            if lines.any(|line| heard.send(line).is_err()) {
                                return;
                            }
                        }
                        Some(Ok(_)) => {}
                        Some(Err(_)) | None => return,
                    }
                }
            });
            let listening = format!("LISTEN \"{channel}\"");
            let listening = in_time(async { Ok(client.batch_execute(&listening).await?) });
            if listening.await.is_ok() {
                // From now on nothing is missed; before, it may have been.
                let _ = tell.send(Heard::Again);
                let _ = hearing.await;
            }
            drop(client);
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Reads a line: `1 SERVER NUMBER WORD…`.
fn read(line: &str) -> Option<Heard> {
    let mut words = line.splitn(4, ' ');
    let (version, from, number) = (words.next()?, words.next()?, words.next()?);
    let word = if version == VERSION { Word::read(words.next()?) } else { Word::Unknown };
    Some(Heard::Word(from.to_owned(), number.parse().ok()?, word))
}
