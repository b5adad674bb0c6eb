//! Where the data is: a file, or a database that several servers share.

use std::fmt;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use table::Phrase;

use crate::start::StartError;

/// Where the data is.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "PathBuf")]
pub enum Data {
    /// In this file.
    File(PathBuf),
    /// In a PostgreSQL database.
    Database(Address),
}

/// The address of a database, `postgres://user:password@host:port/name`: a secret, which prints itself without the
/// password.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    url: String,
    password: Option<String>,
}

impl Address {
    /// The address in the form that the driver reads, with the password if it was given apart.
    ///
    /// # Errors
    /// It is no such address. Nothing of it is told but what can be no secret.
    pub(crate) fn config(&self) -> Result<tokio_postgres::Config, StartError> {
        let mut config: tokio_postgres::Config = self.url.parse().map_err(|_| StartError::Setting {
            name: "data".to_owned(),
            value: self.to_string(),
            wants: Box::new(Phrase::new("server-wants-database")),
        })?;
        if let Some(password) = &self.password {
            config.password(password);
        }
        Ok(config)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use tokio_postgres::config::Host;
        // What cannot be read may hold the password anywhere.
        let Ok(config) = self.url.parse::<tokio_postgres::Config>() else {
            return f.write_str("postgres://…");
        };
        let ports = config.get_ports();
        let hosts: Vec<String> = config
            .get_hosts()
            .iter()
            .enumerate()
            .map(|(place, host)| {
                let name = match host {
                    Host::Tcp(name) => name.clone(),
                    #[cfg(unix)]
                    Host::Unix(path) => path.display().to_string(),
                };
                match ports.get(place).or_else(|| ports.first()) {
                    Some(port) => format!("{name}:{port}"),
                    None => name,
                }
            })
            .collect();
        write!(f, "postgres://{}/{}", hosts.join(","), config.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Data {
    /// The file; `None` for a database.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Database(_) => None,
        }
    }

    /// How errors name it.
    #[must_use]
    pub fn name(&self) -> PathBuf {
        match self {
            Self::File(path) => path.clone(),
            Self::Database(address) => PathBuf::from(address.to_string()),
        }
    }

    /// The same database with the password that stands in this file.
    ///
    /// # Errors
    /// The file cannot be read.
    pub(crate) fn with_password_of(self, file: &Path) -> Result<Self, StartError> {
        match self {
            Self::File(_) => Ok(self),
            Self::Database(address) => {
                let text = std::fs::read_to_string(file).map_err(|error| StartError::of_io(file, &error))?;
                let password = Some(text.trim_end_matches(['\r', '\n']).to_owned());
                Ok(Self::Database(Address { password, ..address }))
            }
        }
    }
}

impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name().display())
    }
}

impl From<PathBuf> for Data {
    fn from(path: PathBuf) -> Self {
        match path.to_str() {
            Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Self::Database(Address { url: url.to_owned(), password: None })
            }
            _ => Self::File(path),
        }
    }
}

impl From<&Path> for Data {
    fn from(path: &Path) -> Self {
        path.to_owned().into()
    }
}

impl From<&PathBuf> for Data {
    fn from(path: &PathBuf) -> Self {
        path.clone().into()
    }
}

impl From<&Data> for Data {
    fn from(data: &Data) -> Self {
        data.clone()
    }
}

impl std::str::FromStr for Data {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(PathBuf::from(text).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (url, shown) in [
            ("postgres://ada:s3cret@db.example:5433/loup", "postgres://db.example:5433/loup"),
            (
                "postgresql://ada:s3cret@a,b/loup?target_session_attrs=read-write",
                "postgres://a:5432,b:5432/loup",
            ),
            (
                "postgres://ada@%2Frun%2Fpostgresql/loup?password=s3cret",
                "postgres:///run/postgresql:5432/loup",
            ),
            ("postgres://ada:s3cret@host:port/loup", "postgres://…"),
            ("postgres://s3cret?no-such-thing=1", "postgres://…"),
        ] {
            let data: Data = Path::new(url).into();
            assert_eq!(data.to_string(), shown);
            assert!(!format!("{data:?}").contains("s3cret") && data.file().is_none(), "{url}");
            if let Data::Database(address) = &data
                && let Err(error) = address.config()
            {
                assert!(!format!("{error} {error:?}").contains("s3cret"), "{url}");
            }
        }
        assert_eq!(Data::from(Path::new("postgres.db")).file(), Some(Path::new("postgres.db")));
    }
}
