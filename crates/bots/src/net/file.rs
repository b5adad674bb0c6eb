//! Networks as files: a readable head, then the weights as small whole numbers.
//!
//! ```text
//! loup-net 1
//! game triqueta
//! inputs 340
//! hidden 64 32
//! outputs 2
//! scales 0.0001 0.0002 0.0003
//! sheet 0123456789abcdef
//! on tables for 2, 3, 4
//! origin loup train triqueta --games 400000 --seed 7
//! hash 0123456789abcdef
//!
//! ```
//!
//! The line `sheet` says which cards it has learned, where a game has cards that can be others, or which weights it is
//! told about; `on`, at which tables it learned. Both can be missing.
//! After the empty line come the weights in the order of [`Net`], sixteen bits each, little-endian: a weight is
//! its number times the scale of its layer. The hash (64-bit FNV-1a) is that of these bytes.

use std::fmt;

use super::{FIRST, Net, OUTPUTS, SECOND};

/// Why a file is no network that can be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetError {
    /// There is no empty line after the head, or the head is no text.
    NoHead,
    /// This line of the head is missing or cannot be read.
    Head(&'static str),
    /// It is made for something else: this line says so, and this was expected.
    Other(&'static str, String),
    /// There are not as many weights as the head says.
    Length,
    /// The weights are not those that were written.
    Hash,
    /// There are no networks for this game.
    NotLearned,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoHead => f.write_str("no network: the head is missing"),
            Self::Head(line) => write!(f, "the line `{line}` of the head is missing or cannot be read"),
            Self::Other(line, wanted) => {
                write!(f, "the line `{line}` of the head should be `{line} {wanted}`")
            }
            Self::Length => f.write_str("the number of weights is not what the head says"),
            Self::NotLearned => f.write_str("no network plays this game"),
            Self::Hash => f.write_str("the weights are damaged: their hash is not what the head says"),
        }
    }
}

impl std::error::Error for NetError {}

/// The largest number that a weight is written as.
const MOST: f32 = i16::MAX as f32;

impl Net {
    /// The layers one after the other.
    fn layers(&self) -> [Vec<f32>; 3] {
        let flat = |rows: &[f32], bias: &[f32]| rows.iter().chain(bias).copied().collect();
        [
            flat(self.first.as_flattened(), &self.first_bias),
            flat(self.second.as_flattened(), &self.second_bias),
            flat(self.last.as_flattened(), &self.last_bias),
        ]
    }

    /// The network as a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let layers = self.layers();
        let scale =
            |layer: &Vec<f32>| layer.iter().fold(1e-6, |most: f32, weight| most.max(weight.abs())) / MOST;
        let scales: Vec<f32> = layers.iter().map(scale).collect();
        let mut body = Vec::new();
        for (layer, scale) in layers.iter().zip(&scales) {
            for weight in layer {
                body.extend(((weight / scale).round() as i16).to_le_bytes());
            }
        }
        let scales: Vec<String> = scales.iter().map(f32::to_string).collect();
        let line = |key: &str, value: &String| {
            if value.is_empty() { String::new() } else { format!("{key} {value}\n") }
        };
        let (sheet, on) = (line("sheet", &self.sheet), line("on", &self.on));
        let mut bytes = format!(
            "loup-net 1\ngame {}\ninputs {}\nhidden {FIRST} {SECOND}\noutputs {OUTPUTS}\nscales {}\n{sheet}{on}origin {}\nhash {:016x}\n\n",
            self.game,
            self.first.len(),
            scales.join(" "),
            self.origin,
            fnv(&body)
        )
        .into_bytes();
        bytes.append(&mut body);
        bytes
    }

    /// Reads a network for this game with so many inputs.
    ///
    /// # Errors
    /// Says which line of the head is wrong, or that the weights are damaged.
    pub fn from_bytes(bytes: &[u8], game: &str, inputs: usize) -> Result<Self, NetError> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n").ok_or(NetError::NoHead)?;
        let head = std::str::from_utf8(&bytes[..end]).map_err(|_| NetError::NoHead)?;
        let body = &bytes[end + 2..];
        let line = |key: &'static str| {
            let lines = head.lines().filter_map(|line| line.split_once(' '));
            lines.clone().find(|(name, _)| *name == key).map(|(_, value)| value).ok_or(NetError::Head(key))
        };
        let expect = |key: &'static str, wanted: String| {
            if line(key)? == wanted { Ok(()) } else { Err(NetError::Other(key, wanted)) }
        };
        expect("loup-net", "1".to_owned())?;
        expect("game", game.to_owned())?;
        expect("inputs", inputs.to_string())?;
        expect("hidden", format!("{FIRST} {SECOND}"))?;
        expect("outputs", OUTPUTS.to_string())?;
        let scales: Vec<f32> = line("scales")?.split(' ').filter_map(|scale| scale.parse().ok()).collect();
        let [first, second, last] = scales[..] else { return Err(NetError::Head("scales")) };
        if !scales.iter().all(|scale| scale.is_finite()) {
            return Err(NetError::Head("scales"));
        }
        if line("hash")? != format!("{:016x}", fnv(body)) {
            return Err(NetError::Hash);
        }
        let [sheet, on] = ["sheet", "on"].map(|key| line(key).unwrap_or_default().to_owned());
        let mut net = Self { sheet, on, origin: line("origin")?.to_owned(), ..Self::blank(game, inputs) };
        let mut numbers = body.chunks_exact(2).map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])));
        let layers = [
            (net.first.as_flattened_mut(), first),
            (&mut net.first_bias[..], first),
            (net.second.as_flattened_mut(), second),
            (&mut net.second_bias[..], second),
            (net.last.as_flattened_mut(), last),
            (&mut net.last_bias[..], last),
        ];
        for (layer, scale) in layers {
            for weight in layer {
                *weight = numbers.next().ok_or(NetError::Length)? * scale;
            }
        }
        if numbers.next().is_some() || body.len() % 2 == 1 { Err(NetError::Length) } else { Ok(net) }
    }
}

/// 64-bit FNV-1a.
#[must_use]
pub fn fnv(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::Inputs;
    use table::{Chance, Quick};

    fn random() -> Net {
        let mut chance = Quick::new(1);
        let mut net = Net { origin: "loup train x --seed 1".to_owned(), ..Net::blank("x", 30) };
        let mut draw = |scale: f32| scale * (chance.below(2_001) as f32 / 1_000.0 - 1.0);
        net.first.as_flattened_mut().iter_mut().for_each(|weight| *weight = draw(0.3));
        net.second.as_flattened_mut().iter_mut().for_each(|weight| *weight = draw(0.2));
        net.last.as_flattened_mut().iter_mut().for_each(|weight| *weight = draw(0.5));
        net
    }

    #[test]
    fn files_read_what_they_wrote() {
        let net = random();
        let bytes = net.to_bytes();
        let read = Net::from_bytes(&bytes, "x", 30).unwrap();
        assert_eq!(read.origin, net.origin);
        let mut inputs = Inputs::new();
        (0..30).for_each(|input| inputs.push(input, input as f32 / 30.0));
        let (before, after) = (net.worth(&inputs), read.worth(&inputs));
        assert!((before.share - after.share).abs() < 1e-3 && (before.edge - after.edge).abs() < 1e-2);
        // What was read once is written and read without any further loss.
        assert_eq!(Net::from_bytes(&read.to_bytes(), "x", 30).unwrap().to_bytes(), read.to_bytes());
    }

    #[test]
    fn broken_files_are_explained() {
        let bytes = random().to_bytes();
        let read = |bytes: &[u8]| Net::from_bytes(bytes, "x", 30).unwrap_err();
        assert_eq!(read(b"rubbish"), NetError::NoHead);
        assert_eq!(read(b"\xff\xfe\n\n"), NetError::NoHead);
        assert_eq!(read(b"loup-net 1\n\n"), NetError::Head("game"));
        assert_eq!(Net::from_bytes(&bytes, "y", 30), Err(NetError::Other("game", "y".to_owned())));
        assert_eq!(Net::from_bytes(&bytes, "x", 31), Err(NetError::Other("inputs", "31".to_owned())));
        let mut flipped = bytes.clone();
        *flipped.last_mut().unwrap() ^= 1;
        assert_eq!(read(&flipped), NetError::Hash);
        assert_eq!(read(&bytes[..bytes.len() - 1]), NetError::Hash);
        for end in 0..200 {
            let _ = Net::from_bytes(&bytes[..end], "x", 30);
        }
    }
}
