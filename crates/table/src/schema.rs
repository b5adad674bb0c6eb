//! What programs are told about the shape of views, moves and events: JSON schemas, made from the types.

use std::collections::BTreeMap;

use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use schemars::{Schema, SchemaGenerator};
use serde_json::Value as Json;

use crate::game::Game;
use crate::outcome::Outcome;
use crate::phrase::Phrase;
use crate::record::Act;

/// Where the schemas of a description lie.
const PLACE: &str = "#/components/schemas/";

/// Describes a type that is written as one number or one text, wherever it is used:
/// `written_as!(Column, { "type": "integer", "minimum": 1, "maximum": 5 });`
#[macro_export]
macro_rules! written_as {
    ($type:ty, $shape:tt) => {
        impl ::schemars::JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($type)).into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!($shape)
            }
        }
    };
}

/// The shapes that a game shows to programs.
#[derive(Clone, Debug)]
pub struct Schemas {
    /// Every schema by its name: those of the game begin with the game's.
    pub named: BTreeMap<String, Json>,
    /// What a view is.
    pub view: Json,
    /// What the parts of a move are.
    pub fields: Json,
    /// What an event of the log is.
    pub event: Json,
}

impl Schemas {
    /// The shapes of a game.
    #[must_use]
    pub fn of<G: Game>() -> Self {
        let (mut generator, mut common) = (generator(), generator());
        let schema = |generator: &mut SchemaGenerator| {
            [
                generator.subschema_for::<G::View>(),
                generator.subschema_for::<G::Move>(),
                generator.subschema_for::<G::Event>(),
            ]
        };
        let [mut view, mut fields, mut event] = schema(&mut generator);
        common_to_all(&mut common);
        let common = common.take_definitions(false);
        let mut prefix = Prefix { game: camel(G::info().id), common: common.keys().cloned().collect() };
        let mut named = BTreeMap::new();
        for (name, mut schema) in generator.take_definitions(false) {
            if let Ok(schema) = <&mut Schema>::try_from(&mut schema) {
                prefix.transform(schema);
            }
            named.insert(prefix.name(&name), schema);
        }
        for schema in [&mut view, &mut fields, &mut event] {
            prefix.transform(schema);
        }
        Self { named, view: view.into(), fields: fields.into(), event: event.into() }
    }

    /// The shapes that all games share: how a game ended, and what an entry that is no move is in the log.
    #[must_use]
    pub fn common() -> BTreeMap<String, Json> {
        let mut generator = generator();
        common_to_all(&mut generator);
        generator.take_definitions(false).into_iter().collect()
    }
}

fn common_to_all(generator: &mut SchemaGenerator) {
    generator.subschema_for::<Outcome>();
    generator.subschema_for::<Phrase>();
    generator.subschema_for::<Act>();
}

fn generator() -> SchemaGenerator {
    let mut settings = SchemaSettings::draft2020_12().for_serialize();
    settings.definitions_path = "/components/schemas".into();
    settings.meta_schema = None;
    settings.into_generator()
}

/// `triqueta` becomes `Triqueta`.
fn camel(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str())
    };
    id.split('-').filter_map(capital).collect()
}

/// Puts the game's name before the names of its own shapes: every game has a `View`.
struct Prefix {
    game: String,
    common: Vec<String>,
}

impl Prefix {
    fn name(&self, name: &str) -> String {
        if self.common.iter().any(|common| common == name) {
            name.to_owned()
        } else {
            format!("{}{name}", self.game)
        }
    }
}

impl Transform for Prefix {
    fn transform(&mut self, schema: &mut Schema) {
        if let Some(Json::String(to)) = schema.get_mut("$ref")
            && let Some(name) = to.strip_prefix(PLACE)
        {
            *to = format!("{PLACE}{}", self.name(name));
        }
        transform_subschemas(self, schema);
    }
}
