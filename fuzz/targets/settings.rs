//! The file with the server's settings: it is taken as it says, or one setting is named.

use server::{Config, Settings};

pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let settings = match Settings::read("loup.toml", text) {
        Ok(settings) => settings,
        Err(error) => return super::sound(&error.phrase()),
    };
    let mut config = Config::default();
    match config.take(settings.clone()) {
        Err(error) => super::sound(&error.phrase()),
        Ok(()) => {
            let mut again = config.clone();
            again.take(settings).expect("it was taken just now");
            assert_eq!(again, config, "taken twice it is something else");
            assert!(config.connections > 0 && config.connections_per_address > 0 && config.thinkers > 0);
            if let Some(url) = &config.base_url {
                assert!(
                    !url.ends_with('/') && !url.chars().any(|c| c.is_whitespace() || c.is_control()),
                    "{url:?}"
                );
                assert_eq!(
                    config.origin().map(|origin| format!("{origin}{}", config.root())).as_ref(),
                    Some(url)
                );
            }
        }
    }
}
