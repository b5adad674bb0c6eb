//! Compression, and names by what is in a file.

use std::io::Write;

/// Compressed as small as brotli can: done once, when the program is built.
#[must_use]
pub fn brotli(body: &[u8]) -> Vec<u8> {
    brotli_at(11, body)
}

/// Compressed at this quality: a server has no time for the best.
#[must_use]
pub fn brotli_at(quality: u32, body: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 4096, quality, 22);
    // Writing into memory does not fail.
    let _ = writer.write_all(body);
    drop(writer);
    packed
}

/// Compressed for clients that know nothing newer.
#[must_use]
pub fn gzip(body: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let _ = writer.write_all(body);
    writer.finish().unwrap_or_default()
}

/// Tells one edition of a file from the next, nothing more (FNV-1a).
#[must_use]
pub fn fingerprint(body: &[u8]) -> String {
    let print = body.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{:08x}", (print ^ (print >> 32)) as u32)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn what_is_packed_comes_out_again() {
        let text = "a wolf, a hound and a sheep; ".repeat(40);
        let mut unpacked = Vec::new();
        ::brotli::Decompressor::new(&*brotli(text.as_bytes()), 4096)
            .read_to_end(&mut unpacked)
            .expect("brotli");
        assert_eq!(unpacked, text.as_bytes());
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(&*gzip(text.as_bytes())).read_to_string(&mut unpacked).expect("gzip");
        assert_eq!(unpacked, text);
        assert!(brotli(text.as_bytes()).len() < 60);
    }

    #[test]
    fn another_text_has_another_print() {
        assert_ne!(fingerprint(b"day"), fingerprint(b"night"));
        assert_eq!(fingerprint(b"day").len(), 8);
    }
}
