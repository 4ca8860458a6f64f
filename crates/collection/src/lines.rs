//! The lines of a text, none of which is longer in memory than a line may be.

use std::io::{self, BufRead};

/// The longest line that is kept, in bytes.
pub(super) const LONGEST: usize = 1_000_000;

/// Reads lines, with any ends.
pub(super) struct Lines<R> {
    source: R,
    number: usize,
    after_return: bool,
}

/// A line without its end.
pub(super) struct Line {
    /// Its number, from 1.
    pub(super) number: usize,
    /// What it says, cut where it is too long.
    pub(super) bytes: Vec<u8>,
    /// Whether it was cut.
    pub(super) is_long: bool,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(source: R) -> Lines<R> {
        Lines { source, number: 0, after_return: false }
    }

    /// The next line; none after the last.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut line = Line { number: self.number + 1, bytes: Vec::new(), is_long: false };
        let mut begun = false;
        loop {
            let buffer = self.source.fill_buf()?;
            let skipped = usize::from(self.after_return && buffer.first() == Some(&b'\n')); // half of an end of line
            let rest = &buffer[skipped..];
            self.after_return = self.after_return && buffer.is_empty();
            if buffer.is_empty() {
                self.number += usize::from(begun);
                return Ok(begun.then_some(line));
            }
            let end = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            let part = &rest[..end.unwrap_or(rest.len())];
            let room = LONGEST - line.bytes.len();
            line.is_long |= part.len() > room;
            line.bytes.extend(&part[..part.len().min(room)]);
            begun |= !rest.is_empty();
            let used = skipped + part.len() + usize::from(end.is_some());
            self.after_return = end.is_some_and(|end| rest[end] == b'\r');
            self.source.consume(used);
            if end.is_some() {
                self.number += 1;
                return Ok(Some(line));
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn lines_end_in_any_way() {
        for capacity in [1, 2, 3, 100] {
            let mut lines = Lines::new(BufReader::with_capacity(capacity, b"a\r\nbc\n\nd\r\re".as_slice()));
            let mut found = Vec::new();
            while let Some(line) = lines.next().unwrap() {
                found.push((line.number, String::from_utf8(line.bytes).unwrap()));
            }
            let expected =
                [(1, "a"), (2, "bc"), (3, ""), (4, "d"), (5, ""), (6, "e")].map(|(number, text)| (number, text.to_owned()));
            assert_eq!(found, expected, "{capacity}");
        }
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_is_whole() {
        let text = [vec![b'1'; LONGEST + 7], b"\n2".to_vec()].concat();
        let mut lines = Lines::new(BufReader::new(text.as_slice()));
        let long = lines.next().unwrap().unwrap();
        assert!(long.is_long && long.bytes.len() == LONGEST);
        let next = lines.next().unwrap().unwrap();
        assert!(!next.is_long && next.bytes == b"2" && next.number == 2);
    }
}
