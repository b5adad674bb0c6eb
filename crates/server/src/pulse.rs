//! Whether somebody looks at a page. A page that is closed ends its stream, but one whose device has lost the network does
//! not, and a page that is hidden looks open for ever. So the stream asks now and then, as long as anybody wants to know,
//! and a page that is looked at answers; one that is hidden says so by itself. An answer repeats what it was asked: how far
//! the table was told before. So it proves that all of that has arrived.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use house::room::Seen;
use tokio::sync::Notify;
use tokio::time::Instant;

/// How often a page is asked.
const ASK: Duration = Duration::from_secs(4);
/// So long an answer may take. With the pause before the question it is known within ten seconds that a page is lost.
const PATIENCE: Duration = Duration::from_secs(6);
/// For so long a page may be hidden: neither a reload nor a glance elsewhere is an absence.
const GRACE: Duration = Duration::from_secs(4);

/// What a page says of itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Look {
    /// Nobody sees it.
    Hidden,
    /// It is seen, and may have proved to show so much.
    Shown(Option<Seen>),
}

impl Look {
    /// Reads what a page says: `hidden`, nothing, or what it was asked.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        Some(match text {
            "hidden" => Self::Hidden,
            "" => Self::Shown(None),
            text => {
                let (entries, said) = text.split_once('.')?;
                Self::Shown(Some(Seen { entries: entries.parse().ok()?, said: said.parse().ok()? }))
            }
        })
    }
}

impl std::fmt::Display for Look {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Hidden => f.write_str("hidden"),
            Self::Shown(None) => Ok(()),
            Self::Shown(Some(seen)) => f.write_str(&question(*seen)),
        }
    }
}

/// What a page is asked that was told so much.
#[must_use]
pub fn question(told: Seen) -> String {
    format!("{}.{}", told.entries, told.said)
}

/// What a page has said last, on its way from its requests to its stream.
#[derive(Default)]
pub struct Pulse {
    last: Mutex<Option<Look>>,
    rings: Notify,
}

impl Pulse {
    fn last(&self) -> MutexGuard<'_, Option<Look>> {
        // A value of its own: it is whole whoever panicked.
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The page says this.
    pub fn say(&self, look: Look) {
        let mut last = self.last();
        // What was proved before stays so.
        if !matches!((look, &*last), (Look::Shown(None), Some(Look::Shown(Some(_))))) {
            *last = Some(look);
        }
        drop(last);
        self.rings.notify_one();
    }

    /// What it says next.
    pub async fn heard(&self) -> Look {
        loop {
            if let Some(look) = self.last().take() {
                return look;
            }
            self.rings.notified().await;
        }
    }
}

/// What is to be done now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// The page is asked.
    Ask,
    /// Its reader is not here any more.
    Leave,
}

/// When a page is asked, and when nobody sees it any more.
#[derive(Debug)]
pub struct Attention {
    next: Instant,
    asked: Option<Instant>,
    hidden: Option<Instant>,
    here: bool,
}

impl Attention {
    /// A page that was opened now; one that is hidden from the beginning is not here.
    #[must_use]
    pub fn new(here: bool, now: Instant) -> Self {
        Self { next: now + ASK, asked: None, hidden: (!here).then_some(now), here }
    }

    /// Whether it is hidden, as it has said.
    #[must_use]
    pub const fn is_hidden(&self) -> bool {
        self.hidden.is_some()
    }

    /// The page has said something: whether its reader has come back by that.
    pub fn hear(&mut self, look: Look, now: Instant) -> bool {
        self.asked = None;
        match look {
            Look::Hidden => {
                self.hidden.get_or_insert(now);
                false
            }
            Look::Shown(_) => {
                self.hidden = None;
                !std::mem::replace(&mut self.here, true)
            }
        }
    }

    /// When there is something to be done.
    #[must_use]
    pub fn due(&self) -> Instant {
        self.gone_at().map_or(self.next, |gone| gone.min(self.next))
    }

    fn gone_at(&self) -> Option<Instant> {
        let hidden = self.hidden.map(|since| since + GRACE);
        let silent = self.asked.map(|since| since + PATIENCE);
        hidden.into_iter().chain(silent).min().filter(|_| self.here)
    }

    /// What is to be done by now; it is asked only where somebody wants to know.
    pub fn look(&mut self, now: Instant, wanted: bool) -> Option<Due> {
        if self.gone_at().is_some_and(|gone| gone <= now) {
            self.here = false;
            return Some(Due::Leave);
        }
        if self.next > now {
            return None;
        }
        self.next = now + ASK;
        (wanted && !self.is_hidden()).then(|| {
            self.asked.get_or_insert(now);
            Due::Ask
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_answers_no_more_is_left_within_ten_seconds() {
        let begun = Instant::now();
        let at = |seconds| begun + Duration::from_secs(seconds);
        let mut page = Attention::new(true, begun);
        assert_eq!((page.due(), page.look(at(3), true)), (at(4), None));
        assert_eq!(page.look(at(4), true), Some(Due::Ask));
        assert!(!page.hear(Look::Shown(None), at(5)) && page.here);
        assert_eq!((page.due(), page.look(at(8), true)), (at(8), Some(Due::Ask)));
        // From here on there is no network.
        assert_eq!((page.due(), page.look(at(12), true)), (at(12), Some(Due::Ask)));
        assert_eq!((page.due(), page.look(at(14), true), page.here), (at(14), Some(Due::Leave), false));
        // It is asked on, and is back as soon as it answers.
        assert_eq!((page.due(), page.look(at(16), true)), (at(16), Some(Due::Ask)));
        assert!(page.hear(Look::Shown(None), at(17)) && page.here);
        assert_eq!(page.look(at(18), true), None);
    }

    #[test]
    fn nobody_is_asked_where_nobody_wants_to_know() {
        let begun = Instant::now();
        let mut page = Attention::new(true, begun);
        for turn in 1..100 {
            assert_eq!(page.look(begun + ASK * turn, false), None);
        }
        assert!(page.here);
    }

    #[test]
    fn a_hidden_page_is_left_soon_and_is_not_asked() {
        let begun = Instant::now();
        let at = |seconds| begun + Duration::from_secs(seconds);
        let mut page = Attention::new(true, begun);
        page.hear(Look::Hidden, at(1));
        assert!(!page.hear(Look::Shown(None), at(2)), "only a glance");
        page.hear(Look::Hidden, at(3));
        assert_eq!(page.look(at(4), true), None);
        assert_eq!((page.due(), page.look(at(7), true)), (at(7), Some(Due::Leave)));
        assert_eq!(page.look(at(8), true), None);
        assert!(page.hear(Look::Shown(None), at(100)));
        let closed = Attention::new(false, begun);
        assert!(!closed.here && closed.due() == at(4));
    }

    #[tokio::test]
    async fn what_was_proved_is_not_lost_on_the_way() {
        let pulse = Pulse::default();
        let proof = Look::Shown(Some(Seen { entries: 12, said: 3 }));
        pulse.say(proof);
        pulse.say(Look::Shown(None));
        assert_eq!(pulse.heard().await, proof);
        pulse.say(Look::Shown(None));
        pulse.say(Look::Hidden);
        assert_eq!(pulse.heard().await, Look::Hidden);
        for look in [proof, Look::Hidden, Look::Shown(None)] {
            assert_eq!(Look::read(&look.to_string()), Some(look));
        }
        for wrong in ["12", "x.1", "1.x", "1.2.3", "hiding"] {
            assert_eq!(Look::read(wrong), None, "{wrong}");
        }
    }
}
