//! Whether answers are as the description says: every answer to a program in these tests is compared with it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::{Value, json};
use table::{AnyGame, Chance as _, Choices, Kind, Quick, Start, Viewer};

static DESCRIBED: LazyLock<Described> = LazyLock::new(Described::new);

struct Described {
    schemas: Schemas,
    /// By method, path and status (`default` for every other one).
    answers: BTreeMap<(String, String, String), SchemaIndex>,
    events: BTreeMap<&'static str, SchemaIndex>,
}

/// The same without a word about what else there may be: so that a field which nobody described is noticed.
fn closed(schema: &mut Value, inside: bool) {
    if let Some(list) = schema.as_array_mut() {
        list.iter_mut().for_each(|schema| closed(schema, inside));
    }
    let Some(object) = schema.as_object_mut() else { return };
    let whole = object.contains_key("properties") && !object.contains_key("additionalProperties");
    for key in ["anyOf", "oneOf", "allOf"] {
        if let Some(schemas) = object.get_mut(key) {
            closed(schemas, inside || whole);
        }
    }
    for key in ["items", "prefixItems", "additionalProperties"] {
        if let Some(schemas) = object.get_mut(key) {
            closed(schemas, false);
        }
    }
    if let Some(fields) = object.get_mut("properties").and_then(Value::as_object_mut) {
        fields.values_mut().for_each(|field| closed(field, false));
    }
    if whole && !inside {
        object.insert("unevaluatedProperties".to_owned(), json!(false));
    }
}

impl Described {
    fn new() -> Self {
        let mut document = server::api::description(catalogue::games(), "");
        document["components"]["schemas"]
            .as_object_mut()
            .unwrap()
            .values_mut()
            .for_each(|one| closed(one, false));
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        let mut found = Vec::new();
        for (path, methods) in document["paths"].as_object().unwrap() {
            for (method, call) in methods.as_object().unwrap() {
                for (status, answer) in call["responses"].as_object().unwrap() {
                    if answer["content"]["application/json"].is_object() {
                        found.push((method.to_uppercase(), path.clone(), status.clone()));
                    }
                }
            }
        }
        compiler.add_resource("http://loup/api", document).unwrap();
        let mut compile = |place: String| {
            let place = format!("http://loup/api#{place}");
            compiler.compile(&place, &mut schemas).unwrap_or_else(|error| panic!("{place}: {error}"))
        };
        let answers = found.into_iter().map(|(method, path, status)| {
            let within = format!(
                "/paths/{}/{}/responses/{status}/content/application~1json/schema",
                path.replace('/', "~1"),
                method.to_lowercase(),
            );
            let schema = compile(within.replace('{', "%7B").replace('}', "%7D"));
            ((method, path, status), schema)
        });
        let answers = answers.collect();
        let events = [("entry", "Entry"), ("chat", "ChatLine"), ("table", "Table"), ("gone", "Error")];
        let events = events.map(|(kind, name)| (kind, compile(format!("/components/schemas/{name}"))));
        Self { schemas, answers, events: events.into() }
    }

    #[track_caller]
    fn fits(&self, schema: SchemaIndex, value: &Value, what: &str) {
        if let Err(error) = self.schemas.validate(value, schema) {
            let text = value.to_string();
            panic!("{what} is not as described: {error:#}\n{}", text.chars().take(4000).collect::<String>());
        }
    }
}

/// The path as the description has it: codes, games and invitations by name.
fn pattern(path: &str) -> String {
    let path = path.split('?').next().unwrap_or_default();
    let mut parts: Vec<&str> = path.split('/').collect();
    match parts.get(1) {
        Some(&"tables" | &"tournaments") if parts.len() > 2 => parts[2] = "{code}",
        Some(&"games") if parts.len() > 2 => parts[2] = "{game}",
        Some(&"invitations") if parts.len() > 2 => parts[2] = "{token}",
        _ => {}
    }
    parts.join("/")
}

/// An answer to a program: it must be as described, whatever it is.
#[track_caller]
pub fn check(method: &str, path: &str, status: u16, body: &str) {
    let Ok(value) = serde_json::from_str::<Value>(body) else { return };
    let (described, path) = (&*DESCRIBED, pattern(path));
    let of = |status: &str| described.answers.get(&(method.to_owned(), path.clone(), status.to_owned()));
    let schema = if status < 300 { of(&status.to_string()) } else { of("default") };
    // What is no call at all is refused in other words.
    let Some(schema) = schema else {
        assert!(status >= 300, "{method} {path} is not described with {status}");
        return;
    };
    described.fits(*schema, &value, &format!("{method} {path}: {status}"));
}

/// An event of a program's stream.
#[track_caller]
pub fn check_event(kind: &str, data: &str) {
    let schema = DESCRIBED.events.get(kind).unwrap_or_else(|| panic!("{kind} is not described"));
    DESCRIBED.fits(*schema, &serde_json::from_str(data).unwrap(), kind);
}

/// Positions of all games, with every number of players and with options by chance: what each viewer is shown, what
/// can be played and what was told is as the games' types describe it.
#[test]
fn views_moves_and_events_of_all_games_are_as_described() {
    let document = server::api::description(catalogue::games(), "");
    let (mut chance, mut compared) = (Quick::new(19), 0);
    for game in catalogue::games() {
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        let own = game.schemas();
        let mut strict = document.clone();
        let shapes = strict["components"]["schemas"].as_object_mut().unwrap();
        shapes.values_mut().for_each(|one| closed(one, false));
        for (name, shape) in [("Look", own.view), ("Do", own.fields), ("Tell", own.event)] {
            strict["components"]["schemas"][name] = shape;
        }
        compiler.add_resource("http://loup/api", strict).unwrap();
        let mut compile = |name| {
            compiler.compile(&format!("http://loup/api#/components/schemas/{name}"), &mut schemas).unwrap()
        };
        let [look, doing, tell] = ["Look", "Do", "Tell"].map(&mut compile);
        let mut fits = |schema, value: &Value| {
            if let Err(error) = schemas.validate(value, schema) {
                panic!("{}: {error:#}\n{value}", game.info().id);
            }
            compared += 1;
        };
        for round in 0..10 {
            let players = game.info().players.clone();
            let players = players.start() + round % (players.end() - players.start() + 1);
            let choices = by_chance(*game, players, &mut chance);
            let mut table = game.open(&choices, Start::Seed(chance.seed()), &[]).unwrap();
            let mut told = 0;
            for step in 0.. {
                let moves = table.legal_moves();
                if moves.is_empty() || step % 7 == 0 {
                    let viewers = Viewer::limited(table.seats()).chain([Viewer::All]);
                    for viewer in viewers {
                        let seen = table.seen(viewer);
                        fits(look, &seen.view());
                        seen.events(told..table.entries()).iter().for_each(|(_, event)| fits(tell, event));
                    }
                    told = table.entries();
                    moves.iter().take(40).for_each(|mv| fits(doing, &mv.fields));
                }
                if moves.is_empty() {
                    break;
                }
                table.play_nth(chance.index(moves.len())).unwrap();
            }
        }
        // It is no accident that all of them fit.
        let mut wrong =
            game.open(&by_chance(*game, 2, &mut chance), Start::Seed(chance.seed()), &[]).unwrap();
        let mut view = wrong.seen(Viewer::Public).view();
        view["surplus"] = json!(1);
        assert!(schemas.validate(&view, look).is_err(), "{}", game.info().id);
        wrong.play_nth(0).unwrap();
        assert!(schemas.validate(&json!({ "kind": "castle" }), doing).is_err());
    }
    assert!(compared > 2000, "{compared}");
}

/// Options by chance that can be combined.
fn by_chance(game: &dyn AnyGame, players: u8, chance: &mut Quick) -> Choices {
    for _ in 0..50 {
        let mut choices = Choices::new(players);
        for item in game.menu(&choices).items {
            let values: Vec<String> = match item.kind {
                Kind::Switch => vec!["on".to_owned(), "off".to_owned()],
                Kind::OneOf(values) => values.iter().map(|value| value.id.to_string()).collect(),
                Kind::SeveralOf(_) | Kind::PerSeat(_) | Kind::Text => Vec::new(),
            };
            if !values.is_empty() && chance.below(2) == 0 {
                choices.set(item.key, values[chance.index(values.len())].as_str());
            }
        }
        if let Ok(choices) = game.settle(&choices) {
            return choices;
        }
    }
    game.settle(&Choices::new(players)).unwrap()
}
