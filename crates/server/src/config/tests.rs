//! Where settings come from, and what is said of those that cannot be used.

use super::*;

fn named(error: StartError) -> String {
    match error {
        StartError::Setting { name, .. } => name,
        other => panic!("{other}"),
    }
}

#[test]
fn later_sources_override_earlier_ones() {
    let mut config = Config::default();
    let file: Settings = toml::from_str("address = '0.0.0.0:80'\nbot-delay = 5\nlog = 'warn'").unwrap();
    let variables = |name: &str| match name {
        "LOUP_ADDRESS" => Some("[::1]:8080".to_owned()),
        "LOUP_BASE_URL" => Some("https://Loup.example.org/".to_owned()),
        "LOUP_BEHIND_PROXY" => Some("true".to_owned()),
        _ => None,
    };
    config.take(file).unwrap();
    config.take(Settings::from_env(variables).unwrap()).unwrap();
    config.take(Settings { thinkers: Some(3), ..Settings::default() }).unwrap();
    assert_eq!(config.address.to_string(), "[::1]:8080");
    assert_eq!(config.base_url.as_deref(), Some("https://loup.example.org"));
    assert_eq!((config.behind_proxy, config.thinkers, config.log), (true, 3, LogLevel::Warn));
    assert_eq!(config.bot_delay, Duration::from_millis(5));
    assert_eq!((config.root(), config.origin()), ("", Some("https://loup.example.org")));
    let below = Settings { base_url: Some("http://Example.org/Games/loup/".into()), ..Settings::default() };
    config.take(below).unwrap();
    assert_eq!(config.base_url.as_deref(), Some("http://example.org/Games/loup"));
    assert_eq!((config.root(), config.origin()), ("/Games/loup", Some("http://example.org")));
}

#[test]
fn what_cannot_be_used_is_named() {
    let take = |settings| Config::default().take(settings).unwrap_err();
    assert_eq!(named(take(Settings { address: Some("here".into()), ..Settings::default() })), "address");
    for url in [
        "loup.example.org",
        "https://",
        "https:///b",
        "https://a/b//c",
        "https://a/..",
        "https://a/b?c",
        "https://a/b c",
        "javascript:alert(1)",
    ] {
        let settings = Settings { base_url: Some(url.into()), ..Settings::default() };
        assert_eq!(named(take(settings)), "base-url", "{url}");
    }
    for text in ["", "alpha", "alpha=", "alpha=0", "wolf=5", "alpha=5 hunter=3"] {
        let settings = Settings { bot_time: Some(text.into()), ..Settings::default() };
        assert_eq!(named(take(settings)), "bot-time", "{text}");
    }
    assert_eq!(named(take(Settings { thinkers: Some(0), ..Settings::default() })), "thinkers");
    let variables = |name: &str| (name == "LOUP_RATES").then(|| "perhaps".to_owned());
    assert_eq!(named(Settings::from_env(variables).unwrap_err()), "LOUP_RATES");
    let told = |text: &str| Settings::read("loup.toml", text).unwrap_err().to_string();
    let slip = told("# Where.\nlog = 'info'\nadress = 'x'\n");
    assert!(slip.contains("loup.toml, line 3") && slip.contains("adress"), "{slip}");
    for text in ["bot-delay = 'soon'", "bot-delay = -5", "connections = 1.5"] {
        let told = told(text);
        assert!(told.contains("line 1") && told.contains("must be a whole number from 0"), "{told}");
    }
    assert!(told("log = 'info'\nlog = 'warn'").contains("line 2"));
}

#[test]
fn what_would_be_right_is_said() {
    let take = |settings| Config::default().take(settings).unwrap_err().to_string();
    let address = take(Settings { address: Some("localhost".into()), ..Settings::default() });
    assert!(address.contains("127.0.0.1:7373"), "{address}");
    let thinkers = take(Settings { thinkers: Some(0), ..Settings::default() });
    assert!(thinkers.contains("1") && thinkers.contains("256"), "{thinkers}");
    let bots = take(Settings { bots: Some("nowhere".into()), ..Settings::default() });
    assert!(bots.contains("elsewhere"), "{bots}");
    let variables = |name: &str| (name == "LOUP_GALLERY").then(|| "maybe".to_owned());
    let gallery = Settings::from_env(variables).unwrap_err().to_string();
    assert!(gallery.contains("LOUP_GALLERY") && gallery.contains("off"), "{gallery}");
    let variables = |name: &str| (name == "LOUP_RATES").then(|| "off".to_owned());
    assert_eq!(Settings::from_env(variables).unwrap().rates, Some(false));
}

#[test]
fn levels_are_measured_one_by_one() {
    let mut config = Config::default();
    let file: Settings = toml::from_str("bot-time = 'hunter=500, alpha=99000'").unwrap();
    config.take(file).unwrap();
    let variables = |name: &str| (name == "LOUP_BOT_GAMES").then(|| "alpha=40".to_owned());
    config.take(Settings::from_env(variables).unwrap()).unwrap();
    let measure = |millis, games| Measure { time: Duration::from_millis(millis), games };
    let usual = measure(10_000, None);
    assert_eq!(config.measures, [usual, usual, measure(500, None), measure(10_000, Some(40))]);
}

/// Every setting stands in the example, by its right name and with a value that can be used.
#[test]
fn the_example_file_names_every_setting() {
    let example = include_str!("../../../../contrib/loup.toml");
    let setting = |line: &str| line.strip_prefix("# ").filter(|rest| rest.contains(" = ")).map(str::to_owned);
    let all: Vec<String> =
        example.lines().map(|line| setting(line).unwrap_or_else(|| line.to_owned())).collect();
    let settings: Settings = toml::from_str(&all.join("\n")).unwrap();
    Config::default().take(settings.clone()).unwrap();
    let Settings {
        address: Some(_),
        metrics: Some(_),
        data: Some(_),
        data_password: Some(_),
        base_url: Some(_),
        behind_proxy: Some(_),
        tables_per_person: Some(_),
        megabytes_per_person: Some(_),
        connections: Some(_),
        connections_per_address: Some(_),
        rates: Some(_),
        bot_delay: Some(_),
        thinkers: Some(_),
        bots: Some(_),
        bot_time: Some(_),
        bot_games: Some(_),
        absence: Some(_),
        drain: Some(_),
        log: Some(_),
        log_json: Some(_),
        gallery: Some(_),
        push_private: Some(_),
        push_roots: Some(_),
        mail: Some(_),
        mail_from: Some(_),
    } = settings
    else {
        panic!("something is missing: {settings:?}")
    };
}

#[test]
fn data_lies_where_the_system_wants_it() {
    let home = |name: &str| (name == "HOME").then(|| "/home/ada".to_owned());
    assert_eq!(default_data(&home), Path::new("/home/ada/.local/share/loup/loup.db"));
    assert_eq!(default_data(&|_| None), Path::new("loup.db"));
}
