//! Tokens as programs are shown them: `{"back": "light", "face": "owl"}`, wherever there is one. Events and rows had
//! other shapes before; those fields stay beside the token, for programs that read them.

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::animal::{Animal, Back};
use crate::view::Token;

/// A token with the fields that were there before it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Drawn {
    /// The token; without a face for those who do not see it.
    token: Token,
    /// See `token`.
    #[schemars(extend("deprecated" = true))]
    back: Back,
    /// See `token`.
    #[schemars(extend("deprecated" = true))]
    face: Option<Animal>,
}

/// A token of which only the back is known.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Unseen {
    /// The token, without a face.
    token: Token,
    /// See `token`.
    #[schemars(extend("deprecated" = true))]
    back: Back,
}

/// A light token that lies face up.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Open {
    /// The token.
    token: Token,
    /// See `token`.
    #[schemars(extend("deprecated" = true))]
    animal: Animal,
}

/// A light token that lies face down.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Covered {
    /// The token; without a face for those who do not see it.
    token: Token,
    /// See `token`.
    #[schemars(extend("deprecated" = true))]
    face: Option<Animal>,
}

/// Tokens that lie face up.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Several {
    /// The tokens, in order.
    tokens: Vec<Token>,
    /// See `tokens`.
    #[schemars(extend("deprecated" = true))]
    animals: Vec<Animal>,
}

/// Two tokens that somebody looked at.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Pair {
    /// The tokens in the order drawn; none for those who do not see them.
    tokens: Option<[Token; 2]>,
    /// See `tokens`.
    #[schemars(extend("deprecated" = true))]
    faces: Option<[(Back, Animal); 2]>,
}

/// The tokens of a row.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Laid {
    /// The tokens, in the order in which they were put there; none once the row is taken.
    laid: Vec<Token>,
    /// See `laid`.
    #[schemars(extend("deprecated" = true))]
    tokens: Vec<Animal>,
}

const fn open(back: Back, animal: Animal) -> Token {
    Token { back, face: Some(animal) }
}

fn all(back: Back, animals: &[Animal]) -> Vec<Token> {
    animals.iter().map(|&animal| open(back, animal)).collect()
}

pub(crate) fn drawn<S: Serializer>(&token: &Token, serializer: S) -> Result<S::Ok, S::Error> {
    Drawn { token, back: token.back, face: token.face }.serialize(serializer)
}

pub(crate) fn unseen<S: Serializer>(&back: &Back, serializer: S) -> Result<S::Ok, S::Error> {
    Unseen { token: Token { back, face: None }, back }.serialize(serializer)
}

pub(crate) fn placed<S: Serializer>(&animal: &Animal, serializer: S) -> Result<S::Ok, S::Error> {
    Open { token: open(Back::Light, animal), animal }.serialize(serializer)
}

pub(crate) fn covered<S: Serializer>(&face: &Option<Animal>, serializer: S) -> Result<S::Ok, S::Error> {
    Covered { token: Token { back: Back::Light, face }, face }.serialize(serializer)
}

pub(crate) fn took<S: Serializer>(animals: &[Animal], serializer: S) -> Result<S::Ok, S::Error> {
    Several { tokens: all(Back::Light, animals), animals: animals.to_vec() }.serialize(serializer)
}

pub(crate) fn shadows<S: Serializer>(animals: &[Animal], serializer: S) -> Result<S::Ok, S::Error> {
    Several { tokens: all(Back::Shadow, animals), animals: animals.to_vec() }.serialize(serializer)
}

pub(crate) fn pair<S: Serializer>(
    &faces: &Option<[(Back, Animal); 2]>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    Pair { tokens: faces.map(|faces| faces.map(|(back, animal)| open(back, animal))), faces }
        .serialize(serializer)
}

pub(crate) fn row<S: Serializer>(tokens: &[Animal], serializer: S) -> Result<S::Ok, S::Error> {
    Laid { laid: all(Back::Light, tokens), tokens: tokens.to_vec() }.serialize(serializer)
}
