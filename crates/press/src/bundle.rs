//! Script modules as one file, or as one file that others take parts of.
//!
//! Modules are ECMAScript modules and mean what they mean to a browser, but keep to a few forms, so that this is simple:
//!
//! - `import { a, b } from "./other.js";` or `import "./other.js";`, at the beginning of a line;
//! - `export` before a `const`, a `function`, an `async function` or a `class`, at the beginning of a line. What is
//!   exported is never assigned again: what changes lies in an object;
//! - modules do not import each other in circles;
//! - nothing is imported that is not used, and nothing exported that nobody imports.
//!
//! Each module becomes a function of what it imports that returns what it exports, so that its other names are its own.

use crate::Flaw;

/// A module, read.
struct Module {
    /// Its path from the folder of modules.
    path: String,
    /// From where it takes which names.
    imports: Vec<(String, Vec<String>)>,
    exports: Vec<String>,
    /// Its text without the words `import` and `export`.
    body: String,
}

/// The modules of one file, in an order in which each comes after those that it needs.
pub struct Bundle {
    modules: Vec<Module>,
    /// Which modules of the first file it needs.
    borrowed: Vec<String>,
    /// Which of its modules others need.
    lent: Vec<String>,
}

impl Bundle {
    /// The text of the file. What it needs of the first file comes from this address.
    #[must_use]
    pub fn text(&self, first: &str) -> String {
        let mut text = String::new();
        if !self.borrowed.is_empty() {
            let names: Vec<String> = self.borrowed.iter().map(|path| variable(path)).collect();
            text.push_str(&format!("import {{ {} }} from \"{first}\";\n", names.join(", ")));
        }
        for module in &self.modules {
            let needs = module.imports.iter().filter(|(_, names)| !names.is_empty());
            let (taken, given): (Vec<String>, Vec<String>) =
                needs.map(|(path, names)| (format!("{{ {} }}", names.join(", ")), variable(path))).unzip();
            let returned = match module.exports.as_slice() {
                [] => String::new(),
                exports => format!("return {{ {} }};\n", exports.join(", ")),
            };
            text.push_str(&format!(
                "const {} = (({}) => {{\n{}\n{returned}}})({});\n",
                variable(&module.path),
                taken.join(", "),
                module.body,
                given.join(", "),
            ));
        }
        if !self.lent.is_empty() {
            let names: Vec<String> = self.lent.iter().map(|path| variable(path)).collect();
            text.push_str(&format!("export {{ {} }};\n", names.join(", ")));
        }
        text
    }
}

/// What a module's exports are called in a bundle.
fn variable(path: &str) -> String {
    format!("${}", path.trim_end_matches(".js").replace(|c: char| !c.is_ascii_alphanumeric(), "_"))
}

/// Puts the modules that each entry needs into files. What the first one holds the others take from there.
///
/// # Errors
///
/// A [`Flaw`] where a module cannot be read or breaks the rules of this module.
pub fn bundle(entries: &[&str], read: impl Fn(&str) -> Result<String, Flaw>) -> Result<Vec<Bundle>, Flaw> {
    let mut bundles: Vec<Bundle> = Vec::new();
    for entry in entries {
        let mut found =
            Found { read: &read, there: bundles.first().map(paths).unwrap_or_default(), modules: Vec::new() };
        found.visit(entry, &mut Vec::new())?;
        let modules = found.modules;
        let own: Vec<&str> = modules.iter().map(|module| module.path.as_str()).collect();
        let taken = modules.iter().flat_map(|module| &module.imports).filter(|(_, names)| !names.is_empty());
        let mut borrowed: Vec<String> =
            taken.filter(|(path, _)| !own.contains(&path.as_str())).map(|(path, _)| path.clone()).collect();
        borrowed.sort();
        borrowed.dedup();
        if let Some(first) = bundles.first_mut() {
            first.lent.extend(
                borrowed.iter().filter(|&path| !first.lent.contains(path)).cloned().collect::<Vec<_>>(),
            );
        }
        bundles.push(Bundle { modules, borrowed, lent: Vec::new() });
    }
    check_names(&bundles)?;
    Ok(bundles)
}

fn paths(bundle: &Bundle) -> Vec<String> {
    bundle.modules.iter().map(|module| module.path.clone()).collect()
}

/// Whatever is imported is there, and whatever is exported is wanted.
fn check_names(bundles: &[Bundle]) -> Result<(), Flaw> {
    let modules = || bundles.iter().flat_map(|bundle| &bundle.modules);
    for module in modules() {
        for (path, names) in &module.imports {
            let there = modules().find(|other| other.path == *path);
            let exports = there.map(|other| other.exports.as_slice()).unwrap_or_default();
            if let Some(name) = names.iter().find(|name| !exports.contains(name)) {
                return Err(Flaw::new(format!("{}: {path} exports no {name}", module.path)));
            }
        }
    }
    for module in modules() {
        for name in &module.exports {
            let wanted = |other: &Module| {
                other.imports.iter().any(|(path, names)| *path == module.path && names.contains(name))
            };
            if !modules().any(wanted) {
                return Err(Flaw::new(format!("{}: nobody imports {name}", module.path)));
            }
        }
    }
    Ok(())
}

/// What has been found on the way.
struct Found<'a, R> {
    read: &'a R,
    /// What is in another file already.
    there: Vec<String>,
    modules: Vec<Module>,
}

impl<R: Fn(&str) -> Result<String, Flaw>> Found<'_, R> {
    /// Adds a module after those that it needs.
    fn visit(&mut self, path: &str, way: &mut Vec<String>) -> Result<(), Flaw> {
        if self.there.iter().any(|there| there == path)
            || self.modules.iter().any(|module| module.path == path)
        {
            return Ok(());
        }
        if way.iter().any(|before| before == path) {
            return Err(Flaw::new(format!("{} and {path} import each other", way.join(", "))));
        }
        let module = parse(path, &(self.read)(path)?)?;
        way.push(path.to_owned());
        for (needed, _) in &module.imports {
            self.visit(needed, way)?;
        }
        way.pop();
        self.modules.push(module);
        Ok(())
    }
}

/// Reads a module.
fn parse(path: &str, text: &str) -> Result<Module, Flaw> {
    let mut module =
        Module { path: path.to_owned(), imports: Vec::new(), exports: Vec::new(), body: String::new() };
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let flaw = |words: &str| Flaw::new(format!("{path}: {words}: {line}"));
        if let Some(first) = line.strip_prefix("import") {
            let mut statement = first.to_owned();
            while !statement.ends_with(';') {
                statement.push_str(lines.next().ok_or_else(|| flaw("an import without an end"))?);
            }
            module.imports.push(parse_import(&statement).ok_or_else(|| flaw("not a known form of import"))?);
        } else if let Some(rest) = line.strip_prefix("export ") {
            module.exports.push(declared(rest).ok_or_else(|| flaw("not a known form of export"))?);
            module.body.push_str(rest);
            module.body.push('\n');
        } else {
            module.body.push_str(line);
            module.body.push('\n');
        }
    }
    for name in module.imports.iter().flat_map(|(_, names)| names) {
        if !words(&module.body).any(|word| word == name) {
            return Err(Flaw::new(format!("{path}: {name} is imported and not used")));
        }
    }
    Ok(module)
}

/// ` { a, b } from "./other.js";`, or ` "./other.js";`.
fn parse_import(statement: &str) -> Option<(String, Vec<String>)> {
    let (names, from) = match statement.split_once(" from ") {
        Some((names, from)) => (names.trim().strip_prefix('{')?.strip_suffix('}')?, from),
        None => ("", statement),
    };
    let path = from.trim().strip_prefix("\"./")?.strip_suffix("\";")?;
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    let names: Vec<String> = names.map(str::to_owned).collect();
    names.iter().all(|name| is_name(name)).then(|| (path.to_owned(), names))
}

/// The name that a declaration gives.
fn declared(statement: &str) -> Option<String> {
    let starts = ["const ", "function ", "async function ", "class "];
    let rest = starts.iter().find_map(|start| statement.strip_prefix(start))?;
    let name = words(rest).next().filter(|name| rest.starts_with(name))?;
    Some(name.to_owned())
}

fn is_name(text: &str) -> bool {
    words(text).next() == Some(text)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '$').filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bundles modules that are told as pairs of name and text.
    fn made(entries: &[&str], modules: &[(&str, &str)]) -> Result<Vec<Bundle>, Flaw> {
        bundle(entries, |path| {
            let module = modules.iter().find(|(name, _)| *name == path);
            module.map(|(_, text)| (*text).to_owned()).ok_or_else(|| Flaw::new(format!("no {path}")))
        })
    }

    fn refused(entry: &str, modules: &[(&str, &str)]) -> String {
        made(&[entry], modules).err().map(|flaw| flaw.to_string()).unwrap_or_default()
    }

    const STATE: (&str, &str) = ("state.js", "export const state = {};\nconst own = 1;\n");
    const PAGE: (&str, &str) = ("page.js", "import { state } from \"./state.js\";\nconst own = state;\n");

    #[test]
    fn a_module_comes_after_what_it_needs_and_keeps_its_names_to_itself() {
        let bundles = made(&["page.js"], &[PAGE, STATE]).expect("a bundle");
        assert_eq!(
            bundles[0].text(""),
            "const $state = (() => {\nconst state = {};\nconst own = 1;\n\nreturn { state };\n})();\n\
             const $page = (({ state }) => {\nconst own = state;\n\n})($state);\n"
        );
    }

    #[test]
    fn a_second_file_takes_from_the_first_what_that_has() {
        let table =
            ("table.js", "import {\n  state,\n} from \"./state.js\";\nimport \"./pan.js\";\nstate.a = 1;\n");
        let bundles =
            made(&["page.js", "table.js"], &[PAGE, STATE, table, ("pan.js", "a();\n")]).expect("bundles");
        assert!(bundles[0].text("").ends_with("export { $state };\n"), "{}", bundles[0].text(""));
        let second = bundles[1].text("./loup-1.js");
        assert!(
            second.starts_with("import { $state } from \"./loup-1.js\";\nconst $pan = (() => {\na();"),
            "{second}"
        );
        assert!(!second.contains("const $state"), "{second}");
    }

    #[test]
    fn what_breaks_the_rules_is_refused_with_words() {
        let page = |text| [STATE, ("page.js", text)];
        for (text, words) in [
            ("import { other } from \"./state.js\";\nother();", "page.js: state.js exports no other"),
            ("import { state } from \"./state.js\";\n", "page.js: state is imported and not used"),
            ("import \"./state.js\";\n", "state.js: nobody imports state"),
            ("import state from \"./state.js\";\nstate();", "not a known form of import"),
            ("export let a = 1;", "not a known form of export"),
            ("export default 1;", "not a known form of export"),
            ("import { a }", "an import without an end"),
            ("import { a } from \"./gone.js\";\na();", "no gone.js"),
            ("import { a } from \"./page.js\";\na();", "page.js and page.js import each other"),
        ] {
            assert!(
                refused("page.js", &page(text)).contains(words),
                "{text}: {}",
                refused("page.js", &page(text))
            );
        }
    }
}
