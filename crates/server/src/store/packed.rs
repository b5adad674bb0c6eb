//! Entries that lie together: those of records that somebody brought, which never go on.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use table::{Act, Seat};

use super::text;

/// More than any record that can be brought, unpacked: a file from elsewhere must not fill the memory.
const MOST_BYTES: u64 = 64 << 20;

/// A line for each entry, compressed.
pub fn pack(entries: &[(Seat, Act)]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    for (seat, act) in entries {
        // Writing to memory cannot fail.
        let _ = writeln!(encoder, "{seat} {act}");
    }
    encoder.finish().unwrap_or_default()
}

/// Reads what [`pack`] wrote; `None` when it did not.
pub fn unpack(bytes: &[u8]) -> Option<Vec<(Seat, Act)>> {
    let mut text = String::new();
    DeflateDecoder::new(bytes).take(MOST_BYTES).read_to_string(&mut text).ok()?;
    let entry = |line: &str| {
        let (seat, act) = line.split_once(' ')?;
        Some((seat.parse().ok().and_then(Seat::new)?, text::act(act)?))
    };
    text.lines().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_read_as_they_were_packed_and_take_little_room() {
        let seat = |index: usize| Seat::from_index(index % 5);
        let entry = |index: usize| match index % 100 {
            7 => (seat(index), Act::Bot("scout".to_owned())),
            8 => (seat(index), Act::Back),
            9 => (seat(index), Act::Granted(index)),
            12 => (seat(index), Act::Handed),
            10 => (seat(index), Act::Resign),
            11 => (seat(index), Act::Time { lost: index < 100 }),
            share if share % 3 == 0 => (seat(index), Act::TakeBack),
            _ => (seat(index), Act::Move(format!("draft {:02}C", index % 40))),
        };
        let entries: Vec<_> = (0..10_000).map(entry).collect();
        let packed = pack(&entries);
        assert_eq!(unpack(&packed), Some(entries));
        assert!(packed.len() < 10_000, "{} bytes", packed.len());
        assert_eq!(unpack(&pack(&[])), Some(Vec::new()));
        assert_eq!(unpack(b"no such thing"), None);
    }
}
