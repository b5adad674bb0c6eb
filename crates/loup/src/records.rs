//! Files with several records: each begins with its format line.

use std::io::{self, BufRead, BufReader, Read};

/// The longest record that is read, in bytes; the table refuses shorter ones already.
const LONGEST: u64 = 5 << 20;

/// The records of a stream, one after the other: each begins with its format line.
pub struct Records<R> {
    input: BufReader<R>,
    line: usize,
    /// A line that was read too far: the next record's first.
    next: Option<Vec<u8>>,
}

impl<R: Read> Records<R> {
    /// The records of this stream.
    pub fn new(input: R) -> Self {
        Self { input: BufReader::new(input), line: 0, next: None }
    }

    /// The next record with the number of its first line. An empty stream has one, which is empty too.
    pub fn next_record(&mut self) -> io::Result<Option<(usize, Vec<u8>)>> {
        let first = self.line == 0;
        let mut record = self.next.take().unwrap_or_default();
        if record.is_empty() && !first {
            return Ok(None);
        }
        let first_line = self.line.max(1);
        loop {
            let mut line = Vec::new();
            let room = LONGEST.saturating_sub(record.len() as u64);
            let read = Read::take(&mut self.input, room.max(1)).read_until(b'\n', &mut line)?;
            self.line += 1;
            if read == 0 {
                return Ok(Some((first_line, record)));
            }
            if line.starts_with(b"loup record ") && !record.iter().all(u8::is_ascii_whitespace) {
                self.next = Some(line);
                return Ok(Some((first_line, record)));
            }
            record.extend(line);
            if record.len() as u64 >= LONGEST {
                // What follows cannot be told apart from it any more.
                self.next = None;
                return Ok(Some((first_line, record)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<(usize, String)> {
        let mut records = Records::new(text.as_bytes());
        let mut all = Vec::new();
        while let Some((line, bytes)) = records.next_record().unwrap() {
            all.push((line, String::from_utf8(bytes).unwrap()));
        }
        all
    }

    #[test]
    fn a_stream_is_split_at_format_lines() {
        assert_eq!(split(""), [(1, String::new())]);
        assert_eq!(split("x\ny"), [(1, "x\ny".to_owned())]);
        let two = "loup record 1\na\n\nloup record 1\nb\n";
        assert_eq!(
            split(two),
            [(1, "loup record 1\na\n\n".to_owned()), (4, "loup record 1\nb\n".to_owned())]
        );
        assert_eq!(split("\nloup record 1\n"), [(1, "\nloup record 1\n".to_owned())]);
    }

    #[test]
    fn a_stream_without_end_is_cut() {
        let mut records = Records::new(io::repeat(b'a'));
        let (line, bytes) = records.next_record().unwrap().unwrap();
        assert_eq!((line, bytes.len() as u64), (1, LONGEST));
        assert!(records.next_record().unwrap().is_none());
    }
}
