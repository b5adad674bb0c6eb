//! Makes the files that pages need ready for the wire, while the program is built: script modules become one file,
//! script and style lose what only people need, everything is compressed once and named by what it holds.
//!
//! A build script collects the files in a [`Press`] and writes what comes out of it as Rust source ([`Press::write`]).
//! Sources stay as people read them; nothing here needs anything but Rust.

pub mod bundle;
mod pack;

use std::fmt;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

pub use pack::{brotli, brotli_at, fingerprint, gzip};

/// Why the files cannot be made ready; the words name the file and what is wrong with it.
#[derive(Debug, PartialEq, Eq)]
pub struct Flaw(String);

impl Flaw {
    pub(crate) fn new(words: impl Into<String>) -> Self {
        Self(words.into())
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Flaw {}

/// A style sheet without comments and without space that means nothing.
///
/// # Errors
///
/// A [`Flaw`] where the text is no style sheet.
pub fn style(text: &str) -> Result<String, Flaw> {
    // The minifier takes this space away, and with it the meaning.
    if let Some(line) = text.lines().find(|line| line.contains(" ::")) {
        return Err(Flaw::new(format!("name the element before the two colons: {line}")));
    }
    minifier::css::minify(text).map(|sheet| sheet.to_string().trim().to_owned()).map_err(Flaw::new)
}

/// A script without comments and without space that means nothing. Names stay: compression makes them cheap, and a
/// line that a browser reports is still to be recognised.
///
/// # Errors
///
/// A [`Flaw`] where the text is no script.
pub fn script(text: &str) -> Result<String, Flaw> {
    minifier::js::minify(text).map(|script| script.to_string()).map_err(Flaw::new)
}

/// A picture without line breaks between its elements.
#[must_use]
pub fn picture(text: &str) -> String {
    text.lines().map(str::trim).collect()
}

/// One file as it is served.
struct Ready {
    /// What the program calls it.
    name: String,
    /// Its name on the wire, with its fingerprint.
    file: String,
    mime: &'static str,
    /// The names of the symbols in it.
    symbols: Vec<String>,
}

/// Takes files and makes them ready, one by one.
pub struct Press {
    /// Where the files lie.
    from: PathBuf,
    /// Where the ready ones go.
    to: PathBuf,
    ready: Vec<Ready>,
}

impl Press {
    /// A press for the files of one folder.
    #[must_use]
    pub fn new(from: impl Into<PathBuf>, to: impl Into<PathBuf>) -> Self {
        Self { from: from.into(), to: to.into(), ready: Vec::new() }
    }

    /// Adds a style sheet made of several files of one folder, in this order; their names are told without their ends.
    ///
    /// # Errors
    ///
    /// A [`Flaw`] where a file cannot be read or is no style sheet.
    pub fn add_style(&mut self, name: &str, folder: &str, files: &[&str]) -> Result<(), Flaw> {
        let mut sheet = String::new();
        for file in files {
            let file = format!("{folder}/{file}.css");
            sheet.push_str(&style(&self.read(&file)?).map_err(|flaw| Flaw::new(format!("{file}: {flaw}")))?);
        }
        self.add(name, "text/css; charset=utf-8", sheet.as_bytes(), Vec::new())?;
        Ok(())
    }

    /// Adds the script of every page, and those that need parts of it: each with its name and its first module.
    ///
    /// # Errors
    ///
    /// A [`Flaw`] where a module cannot be read or breaks the rules of [`bundle`].
    pub fn add_scripts(
        &mut self,
        folder: &str,
        common: (&str, &str),
        others: &[(&str, &str)],
    ) -> Result<(), Flaw> {
        let read = |module: &str| self.read(&format!("{folder}/{module}"));
        let entries: Vec<&str> =
            std::iter::once(common.1).chain(others.iter().map(|other| other.1)).collect();
        let bundles = bundle::bundle(&entries, read)?;
        let mime = "text/javascript; charset=utf-8";
        let mut first = String::new();
        for ((name, _), bundle) in std::iter::once(&common).chain(others).zip(bundles) {
            let text = script(&bundle.text(&first)).map_err(|flaw| Flaw::new(format!("{name}: {flaw}")))?;
            let file = self.add(name, mime, text.as_bytes(), Vec::new())?;
            if first.is_empty() {
                first = format!("./{file}");
            }
        }
        Ok(())
    }

    /// Adds a picture, or a collection of symbols.
    ///
    /// # Errors
    ///
    /// A [`Flaw`] where the file cannot be read.
    pub fn add_picture(&mut self, name: &str, file: &str) -> Result<(), Flaw> {
        let text = picture(&self.read(file)?);
        let ids = text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let symbols = ids.map(str::to_owned).collect();
        self.add(name, "image/svg+xml", text.as_bytes(), symbols)?;
        Ok(())
    }

    /// Adds a file as it is.
    ///
    /// # Errors
    ///
    /// A [`Flaw`] where the file cannot be read.
    pub fn add_file(&mut self, name: &str, mime: &'static str) -> Result<(), Flaw> {
        let body = fs::read(self.from.join(name)).map_err(|error| Flaw::new(format!("{name}: {error}")))?;
        self.add(name, mime, &body, Vec::new())?;
        Ok(())
    }

    /// Writes a file plain and compressed; gives its name on the wire.
    fn add(
        &mut self,
        name: &str,
        mime: &'static str,
        body: &[u8],
        symbols: Vec<String>,
    ) -> Result<String, Flaw> {
        let (stem, end) = name.rsplit_once('.').unwrap_or((name, "bin"));
        let file = format!("{stem}-{}.{end}", fingerprint(body));
        self.save(&file, body)?;
        if !mime.starts_with("image/png") {
            self.save(&format!("{file}.br"), &brotli(body))?;
            self.save(&format!("{file}.gz"), &gzip(body))?;
        }
        self.ready.push(Ready { name: name.to_owned(), file: file.clone(), mime, symbols });
        Ok(file)
    }

    /// Writes `assets.rs` beside the ready files: a constant `Asset` for each of them, `ALL`, and `SYMBOLS`, which
    /// tells in which file a symbol lies, by its name.
    ///
    /// # Errors
    ///
    /// A [`Flaw`] where the file cannot be written, or a symbol has two places.
    pub fn write(self) -> Result<(), Flaw> {
        let source = self.source()?;
        self.save("assets.rs", source.as_bytes())
    }

    fn source(&self) -> Result<String, Flaw> {
        let mut source = String::new();
        let mut symbols = Vec::new();
        for Ready { name, file, mime, symbols: ids } in &self.ready {
            let constant = name.to_uppercase().replace(['.', '-', '/'], "_");
            let include = |end: &str| format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}{end}\"))");
            let packed = |end: &str| match self.to.join(format!("{file}{end}")).exists() {
                true => format!("Some({})", include(end)),
                false => "None".to_owned(),
            };
            let _ = writeln!(
                source,
                "/// `{name}`\npub const {constant}: Asset = Asset {{ name: {name:?}, file: {file:?}, href: \"/assets/{file}\", mime: {mime:?}, body: {}, brotli: {}, gzip: {} }};",
                include(""),
                packed(".br"),
                packed(".gz"),
            );
            symbols.extend(ids.iter().map(|id| (id, constant.clone())));
        }
        let all = self.ready.iter().map(|ready| ready.name.to_uppercase().replace(['.', '-', '/'], "_"));
        let all: Vec<String> = all.collect();
        let _ = writeln!(
            source,
            "/// All files that pages need.\npub const ALL: &[Asset] = &[{}];",
            all.join(", ")
        );
        symbols.sort();
        if let Some(twice) = symbols.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(Flaw::new(format!("the symbol {} lies in two files", twice[0].0)));
        }
        let places: Vec<String> = symbols.iter().map(|(id, file)| format!("({id:?}, {file}.href)")).collect();
        let _ = writeln!(
            source,
            "/// Where each symbol lies, in the order of their names.\nconst SYMBOLS: &[(&str, &str)] = &[{}];",
            places.join(", ")
        );
        Ok(source)
    }

    fn read(&self, file: &str) -> Result<String, Flaw> {
        fs::read_to_string(self.from.join(file)).map_err(|error| Flaw::new(format!("{file}: {error}")))
    }

    fn save(&self, file: &str, body: &[u8]) -> Result<(), Flaw> {
        let path: &Path = &self.to.join(file);
        fs::write(path, body).map_err(|error| Flaw::new(format!("{}: {error}", path.display())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn style_keeps_the_space_that_means_something() {
        let sheet = "/* said */\n.a .b > c {\n  width: calc(100% - 2 * var(--s));\n  font: 600 1rem/1.2 var(--f);\n}\n";
        let short = style(sheet).expect("a style sheet");
        assert_eq!(short, ".a .b>c{width:calc(100% - 2 * var(--s));font:600 1rem/1.2 var(--f);}");
    }

    #[test]
    fn style_that_would_change_its_meaning_is_refused() {
        let flaw = style(".a ::before {\n  content: none;\n}\n").expect_err("a space that would be lost");
        assert!(flaw.to_string().contains(".a ::before"), "{flaw}");
    }

    #[test]
    fn script_keeps_what_it_says() {
        let text = "// said\nconst a = (b) => `x ${b ? `y  ${b}` : \"z  //\"}`;\nconst c = /^l\\d \\/\\/ /.test(a ?? \"\");\na.b ??= c?.d ** -1;\n";
        let short = script(text).expect("a script");
        assert!(short.len() < text.len() && !short.contains("said"), "{short}");
        for kept in ["`x ${b ? `y  ${b}` : \"z  //\"}`", "/^l\\d \\/\\/ /.test(a??\"\")", "a.b??=c?.d**-1"] {
            assert!(short.contains(kept), "{kept}: {short}");
        }
    }

    #[test]
    fn a_picture_is_one_line() {
        assert_eq!(picture("<svg>\n  <g id=\"a b\"/>\n</svg>\n"), "<svg><g id=\"a b\"/></svg>");
    }
}
