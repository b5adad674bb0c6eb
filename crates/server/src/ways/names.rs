//! Names of machines and what they stand for.
//!
//! The system looks a name up for as long as it likes, holds a thread meanwhile, and cannot be told to stop: whoever
//! waits may go away, the thread stays. Strangers choose the names of push services, and may choose a name server that
//! never answers. So a few threads look names up, and whoever finds them all held is told that there is no such name.

use std::net::{IpAddr, SocketAddr, ToSocketAddrs as _};
use std::sync::Arc;

use tokio::sync::oneshot;

use crate::desk::Desk;

/// So many wait for a thread that looks names up.
const WAITING: usize = 16;

type Ask = dyn Fn(&str, u16) -> Option<Vec<SocketAddr>> + Send + Sync;

/// Looks names up, a few at a time.
pub struct Names {
    desk: Desk,
    ask: Arc<Ask>,
}

impl Names {
    /// Asks the system, so many names at a time.
    #[must_use]
    pub fn new(at_once: usize) -> Self {
        Self::asking(at_once, |host, port| Some((host, port).to_socket_addrs().ok()?.collect()))
    }

    fn asking(
        at_once: usize,
        ask: impl Fn(&str, u16) -> Option<Vec<SocketAddr>> + Send + Sync + 'static,
    ) -> Self {
        Self { desk: Desk::new(at_once, WAITING), ask: Arc::new(ask) }
    }

    /// What a name stands for; `None` where that is not known, or too many others ask.
    pub async fn find(&self, host: &str, port: u16) -> Option<Vec<SocketAddr>> {
        if let Ok(ip) = host.parse::<IpAddr>() {
            return Some(vec![SocketAddr::new(ip, port)]);
        }
        let (tell, told) = oneshot::channel();
        let (ask, host) = (self.ask.clone(), host.to_owned());
        let look = move || {
            // Whoever asked may have gone away.
            let _ = tell.send(ask(&host, port));
        };
        if !self.desk.run(look).await {
            return None;
        }
        told.await.ok()?
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Mutex, mpsc};
    use std::time::Duration;

    use futures_util::FutureExt as _;

    use super::*;
    use crate::serve::BLOCKING;
    use crate::ways::LOOKUPS;

    #[tokio::test]
    async fn addresses_are_no_names() {
        let names = Names::asking(1, |_, _| None);
        assert_eq!(names.find("::1", 443).await, Some(vec!["[::1]:443".parse().unwrap()]));
        assert_eq!(names.find("loup.example", 443).await, None);
    }

    /// A name server that never answers holds a few threads, however many names are asked for, and files are read.
    #[test]
    fn names_that_nobody_answers_hold_up_nobody_else() {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .max_blocking_threads(BLOCKING)
            .build()
            .unwrap();
        let (open, shut) = mpsc::channel::<()>();
        let shut = Mutex::new(shut);
        let names = Names::asking(LOOKUPS, move |_, _| {
            let _ = shut.lock().unwrap().recv();
            None
        });
        runtime.block_on(async {
            let mut asked: Vec<_> =
                (0..4 * BLOCKING).map(|_| Box::pin(names.find("slow.example", 443))).collect();
            let refused = asked.iter_mut().filter_map(|one| one.as_mut().now_or_never()).count();
            assert_eq!(refused, 4 * BLOCKING - LOOKUPS - WAITING, "too many wait");
            let read = tokio::task::spawn_blocking(|| "read");
            let read = tokio::time::timeout(Duration::from_secs(60), read).await;
            // Whatever came of it, the threads end.
            drop(open);
            assert_eq!(read.expect("no thread is left to read").unwrap(), "read");
        });
    }
}
