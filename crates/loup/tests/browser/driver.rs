//! A real Chromium, steered by WebDriver: just enough of the protocol for these tests.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long a page may take to show something: test machines are slow and busy.
const PATIENCE: Duration = Duration::from_secs(60);
/// After so long without an effect a person clicks again.
pub const AGAIN: Duration = Duration::from_secs(6);
/// So often a browser may fail to start.
const STARTS: u32 = 4;
/// The key under which WebDriver names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// How the browser is set up.
#[derive(Clone, Debug)]
pub struct Setup {
    /// What it tells servers about its language.
    pub lang: &'static str,
    /// Whether scripts run.
    pub script: bool,
    /// A phone in portrait, with touch.
    pub phone: bool,
    /// Whether the system asks for night colours.
    pub dark: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self { lang: "en", script: true, phone: false, dark: false }
    }
}

/// A browser with one window. Closes itself.
pub struct Browser {
    driver: Child,
    root: String,
    session: String,
}

/// An element of the page.
#[derive(Clone, Debug)]
pub struct Element(String);

impl Browser {
    /// Starts a browser of its own, with an empty profile. The driver takes a port that is free in one family of
    /// addresses and gives up where it is taken in the other: then it is started again.
    pub fn start(setup: &Setup) -> Self {
        let mut trouble = String::new();
        for _ in 0..STARTS {
            match Self::try_start(setup) {
                Ok(browser) => return browser,
                Err(error) => trouble = error,
            }
        }
        panic!("no browser starts: {trouble}")
    }

    fn try_start(setup: &Setup) -> Result<Self, String> {
        let mut driver = Command::new("chromedriver")
            .args(["--port=0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed: scripts/install-test-deps");
        let lines = BufReader::new(driver.stdout.take().expect("stdout is piped")).lines();
        // From here on the driver ends with the browser, whatever happens.
        let mut browser = Self { driver, root: String::new(), session: String::new() };
        let mut said = Vec::new();
        for line in lines.map_while(Result::ok) {
            if let Some((_, port)) = line.rsplit_once("started successfully on port ") {
                browser.root = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
                break;
            }
            said.push(line);
        }
        if browser.root.is_empty() {
            return Err(format!("chromedriver names no port: {}", said.join(" ")));
        }
        let created = browser.try_call("POST", "/session", Some(capabilities(setup)))?;
        created["sessionId"].as_str().ok_or("no session")?.clone_into(&mut browser.session);
        // A script may play a whole game, on a busy machine.
        browser.command("POST", "/timeouts", Some(json!({"script": 240_000})));
        if !setup.phone {
            browser.command("POST", "/window/rect", Some(json!({"width": 1440, "height": 900})));
        }
        Ok(browser)
    }

    fn call(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        self.try_call(method, path, body).unwrap_or_else(|error| panic!("{method} {path}: {error}"))
    }

    fn try_call(&self, method: &str, path: &str, body: Option<Value>) -> Result<Value, String> {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let url = format!("{}{path}", self.root);
        let answer = match method {
            "GET" => agent.get(&url).call(),
            "DELETE" => agent.delete(&url).call(),
            _ => agent.post(&url).send_json(body.unwrap_or_else(|| json!({}))),
        };
        let mut answer = answer.map_err(|error| error.to_string())?;
        let good = answer.status().is_success();
        let value: Value = answer.body_mut().read_json().map_err(|error| error.to_string())?;
        if good { Ok(value["value"].clone()) } else { Err(value["value"].to_string()) }
    }

    fn command(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        self.call(method, &format!("/session/{}{path}", self.session), body)
    }

    fn try_command(&self, method: &str, path: &str, body: Option<Value>) -> Result<Value, String> {
        self.try_call(method, &format!("/session/{}{path}", self.session), body)
    }

    /// Opens an address.
    pub fn goto(&self, url: &str) {
        self.command("POST", "/url", Some(json!({"url": url})));
    }

    /// The address now.
    pub fn url(&self) -> String {
        self.command("GET", "/url", None).as_str().unwrap_or_default().to_owned()
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.command("POST", "/refresh", None);
    }

    /// All elements that match now.
    pub fn all(&self, css: &str) -> Vec<Element> {
        let found = self.command("POST", "/elements", Some(json!({"using": "css selector", "value": css})));
        let id = |value: &Value| value[ELEMENT].as_str().map(|id| Element(id.to_owned()));
        found.as_array().map(|list| list.iter().filter_map(id).collect()).unwrap_or_default()
    }

    /// Whether something matches now.
    pub fn has(&self, css: &str) -> bool {
        !self.all(css).is_empty()
    }

    /// The first element that matches, as soon as there is one.
    pub fn wait(&self, css: &str) -> Element {
        let found = self.wait_until(|browser| browser.all(css).into_iter().next());
        found.unwrap_or_else(|| panic!("{css} does not appear on {}\n{}", self.url(), self.text_of_page()))
    }

    /// Waits until the closure gives something.
    pub fn wait_until<T>(&self, what: impl FnMut(&Self) -> Option<T>) -> Option<T> {
        self.wait_within(PATIENCE, what)
    }

    /// Waits for so long until the closure gives something.
    pub fn wait_within<T>(&self, patience: Duration, mut what: impl FnMut(&Self) -> Option<T>) -> Option<T> {
        let begun = Instant::now();
        loop {
            if let Some(found) = what(self) {
                return Some(found);
            }
            if begun.elapsed() > patience {
                return None;
            }
            sleep(Duration::from_millis(30));
        }
    }

    /// All text that a reader sees.
    pub fn text_of_page(&self) -> String {
        self.run("return document.body ? document.body.innerText : ''")
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Clicks; an element that went away in the meantime is not an error, and is told.
    pub fn click(&self, element: &Element) -> bool {
        self.try_command("POST", &format!("/element/{}/click", element.0), None).is_ok()
    }

    /// Clicks the first element that matches until what the click is for has happened: on a page that changes by
    /// itself a button may move away at that very moment, and a person would click again.
    pub fn click_until<T>(&self, css: &str, mut done: impl FnMut(&Self) -> Option<T>) -> T {
        for _ in 0..5 {
            let found = self.wait_until(|browser| {
                done(browser).map(Ok).or_else(|| browser.all(css).into_iter().next().map(Err))
            });
            match found {
                Some(Ok(happened)) => return happened,
                Some(Err(button)) => {
                    // What is asked has just changed: a person would look first.
                    self.wait_until(|browser| (!browser.has("#prompt[data-fresh]")).then_some(()));
                    self.click(&button)
                }
                None => break,
            };
            if let Some(happened) = self.wait_within(AGAIN, &mut done) {
                return happened;
            }
        }
        panic!("a click on {css} does nothing at {}\n{}", self.url(), self.text_of_page())
    }

    /// Types into an element.
    pub fn type_into(&self, element: &Element, text: &str) {
        self.command("POST", &format!("/element/{}/value", element.0), Some(json!({"text": text})));
    }

    /// Presses keys, wherever the focus is. Special keys are WebDriver's code points.
    pub fn press(&self, keys: &str) {
        let actions: Vec<Value> = keys
            .chars()
            .flat_map(|key| {
                [json!({"type": "keyDown", "value": key}), json!({"type": "keyUp", "value": key})]
            })
            .collect();
        let body = json!({"actions": [{"type": "key", "id": "keys", "actions": actions}]});
        self.command("POST", "/actions", Some(body));
    }

    /// Runs a script in the page (WebDriver may, even where the page may not).
    pub fn run(&self, script: &str) -> Value {
        self.command("POST", "/execute/sync", Some(json!({"script": script, "args": []})))
    }

    /// Runs a script that calls its last argument with a text when it is done.
    pub fn later(&self, script: &str) -> String {
        let said = self.command("POST", "/execute/async", Some(json!({"script": script, "args": []})));
        said.as_str().unwrap_or_default().to_owned()
    }

    /// Cuts or restores the network.
    pub fn offline(&self, offline: bool) {
        let throughput = if offline { 0 } else { -1 };
        let conditions = json!({"offline": offline, "latency": 0, "download_throughput": throughput, "upload_throughput": throughput});
        self.command("POST", "/chromium/network_conditions", Some(json!({"network_conditions": conditions})));
    }

    /// Tells the browser something that WebDriver has no word for.
    pub fn devtools(&self, command: &str, parameters: &Value) -> Value {
        self.command("POST", "/goog/cdp/execute", Some(json!({"cmd": command, "params": parameters})))
    }

    /// Gives the window another size, and its system another time of day.
    pub fn dress(&self, (width, height): (u32, u32), touch: bool, night: bool) {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch});
        self.devtools("Emulation.setDeviceMetricsOverride", &size);
        self.devtools("Emulation.setTouchEmulationEnabled", &json!({"enabled": touch}));
        self.media("prefers-color-scheme", if night { "dark" } else { "light" });
    }

    /// Lets the system prefer something.
    pub fn media(&self, feature: &str, value: &str) {
        let features = json!({"features": [{"name": feature, "value": value}]});
        self.devtools("Emulation.setEmulatedMedia", &features);
    }

    /// Saves what the window shows.
    pub fn screenshot(&self, path: &Path) {
        let picture = self.command("GET", "/screenshot", None);
        let bytes = unbase64(picture.as_str().unwrap_or_default());
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).expect("the folder for screenshots can be made");
        }
        std::fs::write(path, bytes).expect("a screenshot can be written");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !self.session.is_empty() {
            let _ = self.try_command("DELETE", "", None);
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

fn capabilities(setup: &Setup) -> Value {
    let mut args = vec![
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-quic".to_owned(),
        "--no-first-run".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        format!("--lang={}", setup.lang),
    ];
    if setup.dark {
        args.push("--force-dark-mode".to_owned());
    }
    let mut chrome = json!({
        "args": args,
        "prefs": {
            "intl.accept_languages": setup.lang,
            "profile.managed_default_content_settings.javascript": if setup.script { 1 } else { 2 },
        },
    });
    if setup.phone {
        let metrics = json!({"width": 390, "height": 844, "pixelRatio": 2.0, "touch": true, "mobile": true});
        chrome["mobileEmulation"] = json!({"deviceMetrics": metrics});
    }
    json!({"capabilities": {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": chrome}}})
}

/// Decodes base64 without line breaks.
fn unbase64(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => Some(u32::from(byte - b'A')),
        b'a'..=b'z' => Some(u32::from(byte - b'a') + 26),
        b'0'..=b'9' => Some(u32::from(byte - b'0') + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u32> = text.bytes().filter_map(value).collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for chunk in digits.chunks(4) {
        let word = chunk.iter().fold(0, |word, digit| word << 6 | digit) << (6 * (4 - chunk.len()));
        bytes.extend(word.to_be_bytes()[1..].iter().take(chunk.len() - 1));
    }
    bytes
}
