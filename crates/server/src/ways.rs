//! The ways by which people are reached who are not here: push services, and the host's mail server.

pub mod mail;
mod names;
pub mod push;
mod seal;

use table::Phrase;

use self::mail::Mailer;
use self::push::Pusher;
use crate::config::Config;
use crate::start::StartError;

pub use self::seal::{Keys, Sender};

/// So many names of push services are looked up at the same time.
const LOOKUPS: usize = 2;
/// So many threads are held at most by name servers that do not answer: those, and one for the host's mail server.
pub const HELD: usize = LOOKUPS + mail::LOOKUPS;

/// By which ways people are reached.
pub struct Ways {
    /// Push services.
    pub push: Option<Pusher>,
    /// The host's mail server.
    pub mail: Option<Mailer>,
}

impl Ways {
    /// What the settings and the server's secret make of it.
    ///
    /// # Errors
    /// A setting cannot be used.
    pub fn new(config: &Config, secret: &house::secret::ServerSecret) -> Result<Self, StartError> {
        let wrong = |name: &str, value: String, wants: &'static str| StartError::Setting {
            name: name.to_owned(),
            value,
            wants: Box::new(Phrase::new(wants)),
        };
        let roots = match &config.push_roots {
            Some(path) => Some(std::fs::read(path).map_err(|error| StartError::of_io(path, &error))?),
            None => None,
        };
        let push = match Sender::of(secret) {
            Some(sender) => Some(
                Pusher::new(sender, config.push_private, roots.as_deref())
                    .map_err(|what| wrong("push-roots", what, "server-wants-file"))?,
            ),
            None => None,
        };
        let mail = match (&config.mail, &config.mail_from) {
            (Some(url), Some(from)) => {
                // The address holds a password: it is not repeated.
                Some(Mailer::new(url, from).ok_or_else(|| wrong("mail", from.clone(), "server-wants-mail"))?)
            }
            (Some(_), None) => return Err(wrong("mail-from", String::new(), "server-wants-mail")),
            (None, _) => None,
        };
        // Links in mails need an address that holds outside.
        if mail.is_some() && config.base_url.is_none() {
            return Err(wrong("base-url", String::new(), "server-wants-url"));
        }
        Ok(Self { push, mail })
    }
}
