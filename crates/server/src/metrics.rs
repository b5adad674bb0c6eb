//! Numbers for the host, in the text format of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::http::Method;

use house::store::StoreError;

/// The upper bounds of the histogram of answer times, in seconds.
const BOUNDS: [f64; 8] = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0];

/// What is counted while the server runs.
#[derive(Default, Debug)]
pub struct Metrics {
    requests: [AtomicU64; 5],
    times: [AtomicU64; BOUNDS.len() + 1],
    /// The same at the last two [marks](Metrics::mark), the older first.
    marks: Mutex<[Times; 2]>,
    micros: AtomicU64,
    commits: AtomicU64,
    commit_micros: AtomicU64,
    groups: AtomicU64,
    moves: AtomicU64,
    drawn: AtomicU64,
    bot_moves: AtomicU64,
    bot_micros: AtomicU64,
    advice: AtomicU64,
    advice_micros: AtomicU64,
    refused: AtomicU64,
    streams: AtomicU64,
    overtaken: AtomicU64,
    heard: AtomicU64,
    missed: AtomicU64,
    caught_up: AtomicU64,
    /// Writes that failed, by [`FAILURES`].
    failed: [AtomicU64; FAILURES.len()],
    /// How many requests, and how many microseconds they took.
    routes: Mutex<BTreeMap<Route, (u64, u64)>>,
}

/// How many requests were answered within each bound.
type Times = [u64; BOUNDS.len() + 1];

/// A method, the pattern of an address, and a class of status.
type Route = (&'static str, String, u16);

/// Why a write can fail.
const FAILURES: [&str; 5] = ["full", "damaged", "failed", "unsure", "unreachable"];

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
    /// Whether other servers cannot be heard.
    pub cut_off: bool,
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

    /// A request to an address of this pattern was answered.
    pub fn routed(&self, method: &Method, route: &str, status: u16, time: Duration) {
        // Anybody can invent methods; patterns are ours.
        let method = match *method {
            Method::GET => "GET",
            Method::POST => "POST",
            Method::HEAD => "HEAD",
            _ => "other",
        };
        let mut routes = self.routes.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, micros) = routes.entry((method, route.to_owned(), status / 100)).or_default();
        *count += 1;
        *micros += time.as_micros() as u64;
    }

    /// A group was not written, or nobody knows whether it was.
    pub fn failed(&self, error: &StoreError) {
        let reason = match error {
            StoreError::Full => 0,
            StoreError::Damaged(_) => 1,
            StoreError::Failed(_) => 2,
            StoreError::Unsure => 3,
            StoreError::Unreachable(_) => 4,
            // Nothing failed: it was refused.
            StoreError::NotNext => {
                add(&self.overtaken, 1);
                return;
            }
            StoreError::Missing | StoreError::Exists | StoreError::Busy => return,
        };
        add(&self.failed[reason], 1);
    }

    /// So many groups were written in one commit, so long after the first of them had been handed over.
    pub fn commit(&self, groups: usize, time: Duration) {
        add(&self.commits, 1);
        add(&self.groups, groups as u64);
        add(&self.commit_micros, time.as_micros() as u64);
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

    /// Another server has told something.
    pub fn heard(&self) {
        add(&self.heard, 1);
    }

    /// Something that another server told was lost.
    pub fn missed(&self) {
        add(&self.missed, 1);
    }

    /// All tables in memory were compared with what is kept.
    pub fn caught_up(&self) {
        add(&self.caught_up, 1);
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

    fn times(&self) -> Times {
        self.times.each_ref().map(|count| count.load(Ordering::Relaxed))
    }

    /// What was before the mark before this one is no longer [lately](Metrics::usual_time).
    pub fn mark(&self) {
        let mut marks = self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        *marks = [marks[1], self.times()];
    }

    /// Within how many milliseconds 95 of 100 requests were answered lately, rounded up to a bound of the histogram;
    /// `None` where there were none, or they took longer than any bound.
    #[must_use]
    pub fn usual_time(&self) -> Option<u64> {
        let [since, _] = *self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        let mut times = self.times();
        times.iter_mut().zip(since).for_each(|(count, before)| *count = count.saturating_sub(before));
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
        single(
            "tables",
            "gauge",
            "Tables in the data file, counted at most once a minute.",
            gauges.tables as f64,
        );
        single("people", "gauge", "People in the data file, likewise.", gauges.people as f64);
        single("rooms", "gauge", "Tables in memory.", gauges.rooms as f64);
        single("thoughts_waiting", "gauge", "Decisions, hints and bars that wait.", gauges.thoughts as f64);
        single("uptime_seconds", "gauge", "Seconds since the start.", gauges.uptime as f64);
        single("streams", "gauge", "Open streams of live updates.", get(&self.streams) as f64);
        single("commits_total", "counter", "Commits to the data file.", get(&self.commits) as f64);
        let waiting = get(&self.commit_micros) as f64 / 1e6;
        single(
            "commit_seconds_total",
            "counter",
            "Seconds until commits were done, the queue included.",
            waiting,
        );
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
        single(
            "overtaken_total",
            "counter",
            "Changes that others were faster with.",
            get(&self.overtaken) as f64,
        );
        single("bus_heard_total", "counter", "Words of other servers.", get(&self.heard) as f64);
        single(
            "bus_missed_total",
            "counter",
            "Gaps in the words of other servers.",
            get(&self.missed) as f64,
        );
        single(
            "caught_up_total",
            "counter",
            "Times that all tables in memory were compared.",
            get(&self.caught_up) as f64,
        );
        let cut_off = f64::from(u8::from(gauges.cut_off));
        single("bus_doubtful", "gauge", "1 while other servers cannot be heard.", cut_off);
        let _ = write!(
            text,
            "# HELP loup_build_info The version of the program.\n# TYPE loup_build_info gauge\n\
             loup_build_info{{version=\"{}\"}} 1\n\
             # HELP loup_failed_writes_total Groups of writes that failed.\n\
             # TYPE loup_failed_writes_total counter\n",
            env!("CARGO_PKG_VERSION"),
        );
        for (reason, count) in FAILURES.iter().zip(&self.failed) {
            let _ = writeln!(text, "loup_failed_writes_total{{reason=\"{reason}\"}} {}", get(count));
        }
        self.tell_routes(&mut text);
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

    fn tell_routes(&self, text: &mut String) {
        let routes = self.routes.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut all = |name: &str, help: &str, value: &dyn Fn(u64, u64) -> f64| {
            let _ = write!(text, "# HELP loup_{name} {help}\n# TYPE loup_{name} counter\n");
            for ((method, route, class), (count, micros)) in &routes {
                let value = value(*count, *micros);
                let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{class}xx\"");
                let _ = writeln!(text, "loup_{name}{{{labels}}} {value}");
            }
        };
        all("route_requests_total", "Requests by the pattern of their address.", &|count, _| count as f64);
        all("route_seconds_total", "Seconds to answer them.", &|_, micros| micros as f64 / 1e6);
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
        metrics.commit(3, Duration::from_millis(250));
        metrics.routed(&Method::GET, "/t/{code}", 200, Duration::from_millis(2));
        metrics.routed(&Method::GET, "/t/{code}", 204, Duration::from_millis(500));
        metrics.routed(&Method::from_bytes(b"BREW").unwrap(), "none", 404, Duration::ZERO);
        metrics.failed(&StoreError::Full);
        metrics.failed(&StoreError::NotNext);
        assert_eq!((metrics.usual_time(), Metrics::default().usual_time()), (None, None));
        for _ in 0..98 {
            metrics.request(200, Duration::from_millis(2));
        }
        assert_eq!(metrics.usual_time(), Some(5));
        // What was long ago counts no more.
        metrics.mark();
        for _ in 0..50 {
            metrics.request(200, Duration::from_millis(70));
        }
        assert_eq!(metrics.usual_time(), Some(100), "50 of 150");
        metrics.mark();
        metrics.request(200, Duration::from_millis(7));
        assert_eq!(metrics.usual_time(), Some(100), "50 of 51");
        metrics.mark();
        assert_eq!(metrics.usual_time(), Some(10), "one of one");
        metrics.mark();
        assert_eq!(metrics.usual_time(), None);
        let text = metrics.text(Gauges { tables: 7, ..Gauges::default() });
        for line in [
            "loup_tables 7",
            "loup_writes_total 3",
            "loup_commit_seconds_total 0.25",
            "loup_failed_writes_total{reason=\"full\"} 1",
            "loup_failed_writes_total{reason=\"failed\"} 0",
            "loup_route_requests_total{method=\"GET\",route=\"/t/{code}\",status=\"2xx\"} 2",
            "loup_route_seconds_total{method=\"GET\",route=\"/t/{code}\",status=\"2xx\"} 0.502",
            "loup_route_requests_total{method=\"other\",route=\"none\",status=\"4xx\"} 1",
            concat!("loup_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"} 1"),
            "loup_requests_total{status=\"4xx\"} 1",
            "loup_request_seconds_bucket{le=\"0.005\"} 99",
            "loup_request_seconds_bucket{le=\"+Inf\"} 151",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
    }
}
