//! A connection whose other side has to take what it is sent.
//!
//! Answers that nobody reads stay in memory. The system takes some of each, then nothing more until the other side has
//! read a good part of that; so whoever lets half a minute pass meanwhile is not slow, but reads nothing.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// How long the other side may take nothing of what it is sent.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection that breaks when what is sent is not taken.
pub struct Patient<S> {
    inner: S,
    patience: Duration,
    /// Runs while something waits to be taken.
    gives_up: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    /// Over this connection.
    pub const fn new(inner: S) -> Self {
        Self { inner, patience: PATIENCE, gives_up: None }
    }

    /// What came of sending, unless it has waited for too long.
    fn waited<T>(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.gives_up = None;
            return sent;
        }
        let patience = self.patience;
        let gives_up = self.gives_up.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(gives_up.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.inner).poll_write(context, bytes);
        self.waited(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.inner).poll_write_vectored(context, pieces);
        self.waited(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.inner).poll_flush(context);
        self.waited(context, sent)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    #[tokio::test]
    async fn whoever_takes_nothing_is_left() {
        let (near, _far) = tokio::io::duplex(64);
        let mut patient = Patient { patience: Duration::from_millis(1), ..Patient::new(near) };
        let failed = patient.write_all(&[0; 1000]).await.unwrap_err();
        assert_eq!(failed.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn whoever_takes_a_little_gets_it_all() {
        let (near, mut far) = tokio::io::duplex(64);
        let mut patient = Patient::new(near);
        let send = async {
            let sent = patient.write_all(&[7; 1000]).await;
            (sent.is_ok(), patient.gives_up.is_none())
        };
        let mut got = [0; 1000];
        let (sent, read) = futures_util::future::join(send, far.read_exact(&mut got)).await;
        assert_eq!((sent, read.unwrap(), got), ((true, true), 1000, [7; 1000]));
    }
}
