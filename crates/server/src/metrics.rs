//! Numbers for the host, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the histogram of answer times, in seconds.
const BOUNDS: [f64; 8] = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0];

/// What is counted while the server runs.
#[derive(Default, Debug)]
pub struct Metrics {
    requests: [AtomicU64; 5],
    times: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
    commits: AtomicU64,
    groups: AtomicU64,
    moves: AtomicU64,
    drawn: AtomicU64,
    bot_moves: AtomicU64,
    bot_micros: AtomicU64,
    advice: AtomicU64,
    advice_micros: AtomicU64,
    refused: AtomicU64,
    streams: AtomicU64,
}

/// What is counted elsewhere and shown with the rest.
#[derive(Copy, Clone, Debug, Default)]
pub struct Gauges {
    /// Tables in the data file.
    pub tables: u64,
    /// People in the data file.
    pub people: u64,
    /// Tables in memory.
    pub rooms: u64,
    /// Decisions of bots, hints and bars that wait for a thread.
    pub thoughts: u64,
    /// Seconds since the start.
    pub uptime: u64,
}

fn add(counter: &AtomicU64, amount: u64) {
    counter.fetch_add(amount, Ordering::Relaxed);
}

impl Metrics {
    /// A request was answered.
    pub fn request(&self, status: u16, time: Duration) {
        if let Some(class) = self.requests.get(usize::from(status / 100).wrapping_sub(1)) {
            add(class, 1);
        }
        let seconds = time.as_secs_f64();
        let slot = BOUNDS.iter().position(|bound| seconds <= *bound).unwrap_or(BOUNDS.len());
        add(&self.times[slot], 1);
        add(&self.micros, time.as_micros() as u64);
    }

    /// So many groups were written in one commit.
    pub fn commit(&self, groups: usize) {
        add(&self.commits, 1);
        add(&self.groups, groups as u64);
    }

    /// So many moves or take-backs were made.
    pub fn moved(&self, entries: usize) {
        add(&self.moves, entries as u64);
    }

    /// A table was drawn for somebody.
    pub fn drawn(&self) {
        add(&self.drawn, 1);
    }

    /// A bot has thought so long.
    pub fn thought(&self, time: Duration) {
        add(&self.bot_moves, 1);
        add(&self.bot_micros, time.as_micros() as u64);
    }

    /// Somebody was advised, which took so long.
    pub fn advised(&self, time: Duration) {
        add(&self.advice, 1);
        add(&self.advice_micros, time.as_micros() as u64);
    }

    /// A request was refused because there were too many.
    pub fn refused(&self) {
        add(&self.refused, 1);
    }

    /// Somebody began to listen.
    pub fn listening(&self) {
        add(&self.streams, 1);
    }

    /// Somebody stopped listening.
    pub fn gone(&self) {
        self.streams.fetch_sub(1, Ordering::Relaxed);
    }

    /// How many listen.
    #[must_use]
    pub fn streams(&self) -> u64 {
        self.streams.load(Ordering::Relaxed)
    }

    /// Within how many milliseconds 95 of 100 requests were answered, rounded up to a bound of the histogram; `None`
    /// where there were none, or they took longer than any bound.
    #[must_use]
    pub fn usual_time(&self) -> Option<u64> {
        let times: Vec<u64> = self.times.iter().map(|count| count.load(Ordering::Relaxed)).collect();
        let all: u64 = times.iter().sum();
        let mut sum = 0;
        let slot = times.iter().position(|count| {
            sum += count;
            all > 0 && sum * 100 >= all * 95
        })?;
        BOUNDS.get(slot).map(|bound| (bound * 1000.0) as u64)
    }

    /// Everything, as Prometheus reads it.
    #[must_use]
    pub fn text(&self, gauges: Gauges) -> String {
        let get = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = String::new();
        // Writing to a String cannot fail.
        let mut single = |name: &str, kind: &str, help: &str, value: f64| {
            let _ =
                write!(text, "# HELP loup_{name} {help}\n# TYPE loup_{name} {kind}\nloup_{name} {value}\n");
        };
        single("tables", "gauge", "Tables in the data file.", gauges.tables as f64);
        single("people", "gauge", "People in the data file.", gauges.people as f64);
        single("rooms", "gauge", "Tables in memory.", gauges.rooms as f64);
        single("thoughts_waiting", "gauge", "Decisions, hints and bars that wait.", gauges.thoughts as f64);
        single("uptime_seconds", "gauge", "Seconds since the start.", gauges.uptime as f64);
        single("streams", "gauge", "Open streams of live updates.", get(&self.streams) as f64);
        single("commits_total", "counter", "Commits to the data file.", get(&self.commits) as f64);
        single("writes_total", "counter", "Groups of writes in those commits.", get(&self.groups) as f64);
        single("moves_total", "counter", "Moves and take-backs made.", get(&self.moves) as f64);
        single("drawn_total", "counter", "Tables drawn for readers.", get(&self.drawn) as f64);
        single("bot_moves_total", "counter", "Decisions of bots.", get(&self.bot_moves) as f64);
        let thinking = get(&self.bot_micros) as f64 / 1e6;
        single("bot_seconds_total", "counter", "Seconds that bots thought.", thinking);
        single("advice_total", "counter", "Hints and bars.", get(&self.advice) as f64);
        let advising = get(&self.advice_micros) as f64 / 1e6;
        single("advice_seconds_total", "counter", "Seconds spent on hints and bars.", advising);
        single("refused_total", "counter", "Requests refused as too many.", get(&self.refused) as f64);
        text.push_str(
            "# HELP loup_requests_total Requests by class of status.\n# TYPE loup_requests_total counter\n",
        );
        for (class, count) in self.requests.iter().enumerate() {
            let _ = writeln!(text, "loup_requests_total{{status=\"{}xx\"}} {}", class + 1, get(count));
        }
        text.push_str("# HELP loup_request_seconds Time to answer.\n# TYPE loup_request_seconds histogram\n");
        let mut sum = 0;
        for (slot, count) in self.times.iter().enumerate() {
            sum += get(count);
            let bound = BOUNDS.get(slot).map_or_else(|| "+Inf".to_owned(), ToString::to_string);
            let _ = writeln!(text, "loup_request_seconds_bucket{{le=\"{bound}\"}} {sum}");
        }
        let _ = writeln!(text, "loup_request_seconds_sum {}", get(&self.micros) as f64 / 1e6);
        let _ = writeln!(text, "loup_request_seconds_count {sum}");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histograms_add_up() {
        let metrics = Metrics::default();
        metrics.request(200, Duration::from_millis(2));
        metrics.request(404, Duration::from_secs(9));
        metrics.commit(3);
        assert_eq!((metrics.usual_time(), Metrics::default().usual_time()), (None, None));
        for _ in 0..98 {
            metrics.request(200, Duration::from_millis(2));
        }
        assert_eq!(metrics.usual_time(), Some(5));
        let text = metrics.text(Gauges { tables: 7, ..Gauges::default() });
        for line in [
            "loup_tables 7",
            "loup_writes_total 3",
            "loup_requests_total{status=\"4xx\"} 1",
            "loup_request_seconds_bucket{le=\"0.005\"} 99",
            "loup_request_seconds_bucket{le=\"+Inf\"} 100",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
    }
}
