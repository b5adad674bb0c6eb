//! Notices by mail, through the host's own mail server. Nobody gets any who has not opened the link in the first one,
//! and every mail has the way out.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use house::secret;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use pages::Letter;
use url::Url;

use super::names::Names;

/// The longest address, in bytes.
const LONGEST: usize = 254;
/// How long the mail server may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// So many threads ask for the mail server's name at the same time.
pub const LOOKUPS: usize = 1;
/// So many links are sent to one address in a day, whoever asks.
const LINKS: u32 = 3;
/// So many links are sent in an hour, to whomever.
const LINKS_HOURLY: u32 = 60;
const HOUR: u64 = 3600;
const DAY: u64 = 24 * HOUR;

/// The way to the host's mail server.
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// What the mail server is called.
    host: String,
    names: Names,
    links: Mutex<Links>,
}

/// How many links were sent where lately. Addresses are kept as hashes only, and not for longer than a day.
#[derive(Default)]
struct Links {
    sent: HashMap<[u8; 32], (u64, u32)>,
    hour: (u64, u32),
}

impl Links {
    /// Whether one more may be sent there now.
    fn take(&mut self, address: &str, now: u64) -> bool {
        self.sent.retain(|_, (since, _)| since.saturating_add(DAY) > now);
        if self.hour.0.saturating_add(HOUR) <= now {
            self.hour = (now, 0);
        }
        let sent = self.sent.entry(secret::hash(&address.to_lowercase())).or_insert((now, 0));
        if sent.1 >= LINKS || self.hour.1 >= LINKS_HOURLY {
            return false;
        }
        sent.1 += 1;
        self.hour.1 += 1;
        true
    }
}

/// The way out, for mail programs that have a button for it (RFC 8058).
#[derive(Clone)]
struct Unsubscribe(String);

impl Header for Unsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self(text.to_owned()))
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), format!("<{}>", self.0))
    }
}

/// That the button needs no page.
#[derive(Clone)]
struct OneClick;

impl Header for OneClick {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe-Post")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "List-Unsubscribe=One-Click".to_owned())
    }
}

/// That no person wrote it: nobody's holiday notice answers.
#[derive(Clone)]
struct Automatic;

impl Header for Automatic {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "auto-generated".to_owned())
    }
}

/// An address as somebody typed it, if mail can go there.
#[must_use]
pub fn tidy(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let address: Address = typed.parse().ok().filter(|_| typed.len() <= LONGEST && typed.is_ascii())?;
    // A name without a dot is a machine in the host's own network.
    address.domain().contains('.').then(|| address.to_string())
}

impl Mailer {
    /// The way to the mail server at this address (`smtp://user:password@host:587?tls=required`), for mail of this
    /// sender; `None` where one of them is not to be understood.
    #[must_use]
    pub fn new(url: &str, from: &str) -> Option<Self> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).ok()?;
        let transport = transport.timeout(Some(PATIENCE)).build();
        // Without the brackets of an address of version 6.
        let host = Url::parse(url).ok()?.host_str()?.trim_matches(['[', ']']).to_owned();
        let (from, names) = (from.parse().ok()?, Names::new(LOOKUPS));
        Some(Self { transport, from, host, names, links: Mutex::default() })
    }

    /// Whether one more link may be sent to this address now, in seconds since 1970.
    #[must_use]
    pub fn may_send_link(&self, address: &str, now: u64) -> bool {
        // Numbers stay whole whoever panicked.
        self.links.lock().unwrap_or_else(PoisonError::into_inner).take(address, now)
    }

    /// Looks whether the name of the mail server is answered. The transport asks again, on a thread that others need: it
    /// is not to wait there.
    async fn look_up(&self) -> Result<(), String> {
        let found = tokio::time::timeout(PATIENCE, self.names.find(&self.host, 0)).await;
        found.ok().flatten().map(drop).ok_or_else(|| "the mail server's name is not known".to_owned())
    }

    /// Sends a letter; `out` is the address that ends all mail.
    ///
    /// # Errors
    /// It could not be handed over: why, without what the mail server says, which may hold the address.
    pub async fn send(&self, to: &str, letter: &Letter, out: &str) -> Result<(), String> {
        let address: Address = to.parse().map_err(|_| "no address".to_owned())?;
        self.look_up().await?;
        let builder: MessageBuilder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, address))
            .subject(letter.subject.clone())
            .header(Automatic)
            .header(Unsubscribe(out.to_owned()))
            .header(OneClick)
            .header(ContentType::TEXT_PLAIN);
        let message = builder.body(letter.text.clone()).map_err(|error| error.to_string())?;
        self.transport.send(message).await.map(drop).map_err(|error| match error.status() {
            Some(code) => format!("the mail server answers {code}"),
            None => "the mail server cannot be reached".to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_links_again_and_again() {
        let mut links = Links::default();
        let sent =
            |links: &mut Links, address: &str, now| (0..9).filter(|_| links.take(address, now)).count();
        assert_eq!(sent(&mut links, "ada@example.org", 1_000), 3);
        assert_eq!(sent(&mut links, "Ada@Example.org", 2_000), 0, "whatever its letters");
        assert_eq!(sent(&mut links, "bo@example.org", 2_000), 3);
        assert_eq!(sent(&mut links, "ada@example.org", 1_000 + DAY), 3);
        let all: usize = (0..99).map(|n| sent(&mut links, &format!("{n}@example.org"), 1_001 + DAY)).sum();
        assert_eq!(all, 57, "and not everybody at once");
    }

    #[test]
    fn addresses_are_read_strictly() {
        assert_eq!(tidy(" ada@example.org "), Some("ada@example.org".to_owned()));
        for wrong in [
            "",
            "ada",
            "ada@",
            "@example.org",
            "ada@localhost",
            "a b@example.org",
            "ada@exa mple.org",
            "ada@example.org\r\nBcc: eve@example.org",
            "Ada <ada@example.org>",
            "ada@example.org, bo@example.org",
        ] {
            assert_eq!(tidy(wrong), None, "{wrong:?}");
        }
    }
}
