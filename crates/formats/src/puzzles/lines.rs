//! The lines of a source of bytes, one by one, with any ends.

use crate::{ReadError, ReadErrorKind, Utf8Reader, file_kind};
use std::{
    borrow::Cow,
    io::{self, BufRead, Read},
};

/// The longest line that is kept, in bytes.
const LONGEST: usize = 1_000_000;

/// The number of bytes that tell a file that is no text. (Whoever sends line by line does not wait for more.)
const BEGINNING: usize = 16;

/// A line of a text, with its number.
///
/// ```
/// use nonet_formats::Lines;
/// let second = Lines::new("a\nb".as_bytes()).nth(1).unwrap().unwrap();
/// assert_eq!((second.number, second.column, second.text().as_ref()), (2, 1, "b"));
/// assert_eq!(second.error, None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberedLine {
    /// The number of the line, counted from 1.
    pub number: usize,
    /// The column at which the bytes begin, in characters counted from 1. It is 1 but for XML, which [`Puzzles`](super::Puzzles)
    /// takes in pieces that end with a tag.
    pub column: usize,
    /// The bytes of the line, as UTF-8 where they are text, without the end of the line. A line longer than 1 MB is cut.
    pub bytes: Vec<u8>,
    /// The error of the line: it is no text, or longer than 1 MB; `None` for a good line.
    pub error: Option<ReadError>,
}

impl NumberedLine {
    /// Returns the text of the line. Replacement characters stand for bytes that are no text.
    ///
    /// ```
    /// use nonet_formats::Lines;
    /// let line = Lines::new(b"5 3\xff".as_slice()).next().unwrap().unwrap();
    /// assert_eq!(line.text(), "5 3\u{fffd}");
    /// ```
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.bytes)
    }
}

/// An iterator over the lines of a source: UTF-8, or UTF-16 that begins with its byte-order mark. A line ends with `\n`, `\r\n`
/// or `\r`. Nothing follows an error of the source.
///
/// ```
/// use nonet_formats::Lines;
/// let lines: Vec<_> = Lines::new(b"a\r\nb\xff".as_slice()).map(Result::unwrap).collect();
/// let shown: Vec<_> = lines.iter().map(|line| (line.number, line.text())).collect();
/// assert_eq!(shown, [(1, "a".into()), (2, "b\u{fffd}".into())]);
/// assert!(lines[1].error.is_some());
/// ```
#[derive(Debug)]
pub struct Lines<R> {
    source: Utf8Reader<R>,
    looks_for_tags: bool,
    /// Whether the text is XML, so that `>` ends a piece too: the files of programs often are one line.
    pub(super) at_tags: bool,
    is_begun: bool,
    number: usize,
    column: usize,
    after_return: bool,
    has_ended: bool,
    /// The error that the source gave behind what was peeked at.
    failed: Option<io::Error>,
}

/// The bytes of a line that were read so far.
#[derive(Default)]
struct Gathered {
    bytes: Vec<u8>,
    is_long: bool,
}

impl<R: Read> Lines<R> {
    /// Returns the lines of a source of bytes, such as a file.
    ///
    /// ```
    /// use nonet_formats::Lines;
    /// let utf_16: Vec<u8> = "\u{feff}a\nb".encode_utf16().flat_map(u16::to_le_bytes).collect();
    /// let lines: Result<Vec<_>, _> = Lines::new(utf_16.as_slice()).collect();
    /// assert_eq!(lines.unwrap()[1].bytes, b"b");
    /// ```
    pub const fn new(source: R) -> Lines<R> {
        Lines {
            source: Utf8Reader::new(source),
            looks_for_tags: false,
            at_tags: false,
            is_begun: false,
            number: 1,
            column: 1,
            after_return: false,
            has_ended: false,
            failed: None,
        }
    }

    /// The lines of what is read from here, and of XML the tags.
    pub(super) fn or_tags(source: R) -> Lines<R> {
        Lines { looks_for_tags: true, ..Lines::new(source) }
    }

    /// The next bytes of the text, which stay unread: at least so many, unless the text ends before or its source fails.
    pub(super) fn peek(&mut self, length: usize) -> &[u8] {
        if self.failed.is_none()
            && let Err(error) = self.source.peek(length)
        {
            self.failed = Some(error);
        }
        self.source.buffered()
    }

    #[cfg(test)]
    pub(super) const fn source(&self) -> &R {
        self.source.source()
    }

    /// Whether the source has failed behind what was peeked at.
    pub(super) const fn has_failed(&self) -> bool {
        self.failed.is_some()
    }

    /// The next line; where the source breaks off, a line with its error.
    pub(super) fn next_or_broken(&mut self) -> Option<NumberedLine> {
        let read = self.next()?;
        Some(read.unwrap_or_else(|error| self.broken(&error)))
    }

    /// The error of a source that is a file of another kind than text.
    pub(super) fn begins_with_file(&mut self) -> Option<ReadError> {
        file_kind::error_of(self.peek(BEGINNING))
    }

    /// The line that could not be read.
    fn broken(&self, error: &io::Error) -> NumberedLine {
        let (number, column) = (self.number, self.column);
        let error = ReadError { kind: ReadErrorKind::Source(error.kind()), line: number, column };
        NumberedLine { number, column, bytes: Vec::new(), error: Some(error) }
    }

    fn read(&mut self) -> io::Result<Option<NumberedLine>> {
        let mut gathered = Gathered::default();
        let end = self.gather(&mut gathered)?;
        self.has_ended = end.is_none();
        if self.has_ended && gathered.bytes.is_empty() {
            return Ok(None);
        }
        let line = gathered.into_line(self.number, self.column);
        if end == Some(b'>') {
            self.column += line.text().chars().count();
        } else {
            (self.number, self.column) = (self.number + 1, 1);
        }
        Ok(Some(line))
    }

    /// Reads up to the end of a line. Returns the byte that ends it; None at the end of the text.
    fn gather(&mut self, gathered: &mut Gathered) -> io::Result<Option<u8>> {
        loop {
            if self.source.buffered().is_empty()
                && let Some(error) = self.failed.take()
            {
                return Err(error);
            }
            let buffer = if self.failed.is_some() { self.source.buffered() } else { self.source.fill_buf()? };
            if buffer.is_empty() {
                return Ok(None);
            }
            if std::mem::take(&mut self.after_return) && buffer.starts_with(b"\n") {
                self.source.consume(1); // half of an end of line
                continue;
            }
            let in_line = |byte: &&u8| !matches!(**byte, b'\n' | b'\r'); // so that each byte is looked at once
            if !self.is_begun
                && let Some(first) = buffer.iter().take_while(in_line).find(|byte| !byte.is_ascii_whitespace())
            {
                (self.is_begun, self.at_tags) = (true, self.looks_for_tags && *first == b'<');
            }
            let at_tags = self.at_tags;
            let ends = |byte: &u8| matches!(byte, b'\n' | b'\r') || at_tags && *byte == b'>';
            let Some(end) = buffer.iter().position(ends) else {
                let length = buffer.len();
                gathered.push(buffer);
                self.source.consume(length);
                continue;
            };
            let (before, byte) = (buffer.get(..end).unwrap_or_default(), buffer.get(end).copied().unwrap_or(b'\n'));
            gathered.push(before);
            if byte == b'>' {
                gathered.push(b">");
            }
            self.after_return = byte == b'\r';
            self.source.consume(end + 1);
            return Ok(Some(byte));
        }
    }
}

impl<R: Read> Iterator for Lines<R> {
    type Item = io::Result<NumberedLine>;
    fn next(&mut self) -> Option<io::Result<NumberedLine>> {
        if self.has_ended {
            return None;
        }
        let read = self.read();
        self.has_ended |= read.is_err();
        read.transpose()
    }
}

impl Gathered {
    fn push(&mut self, bytes: &[u8]) {
        let free = LONGEST - self.bytes.len();
        self.is_long |= bytes.len() > free;
        self.bytes.extend_from_slice(bytes.get(..free).unwrap_or(bytes));
    }

    fn into_line(self, number: usize, column: usize) -> NumberedLine {
        let Gathered { bytes, is_long } = self;
        let fault = match std::str::from_utf8(&bytes) {
            _ if is_long => Some((ReadErrorKind::LongLine, 0)),
            Ok(_) => None,
            Err(_) => Some((ReadErrorKind::NotText, characters_of_text(&bytes))),
        };
        let error = fault.map(|(kind, before)| ReadError { kind, line: number, column: column + before });
        NumberedLine { number, column, bytes, error }
    }
}

/// The number of characters before the first bytes that are none.
fn characters_of_text(bytes: &[u8]) -> usize {
    bytes.utf8_chunks().next().map_or(0, |chunk| chunk.valid().chars().count())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn lines_end_in_any_way() {
        for capacity in [1, 2, 3, 100] {
            let lines = Lines::new(BufReader::with_capacity(capacity, b"a\r\nbc\n\nd\r\re".as_slice()));
            let found: Vec<_> = lines.map(|line| line.map(|line| (line.number, line.text().into_owned())).unwrap()).collect();
            let expected =
                [(1, "a"), (2, "bc"), (3, ""), (4, "d"), (5, ""), (6, "e")].map(|(number, text)| (number, text.to_owned()));
            assert_eq!(found, expected, "{capacity}");
        }
    }

    /// If each line looked through all that was peeked at, this would take 10^12 steps, and not end.
    #[test]
    fn line_breaks_at_the_beginning_are_gone_through_once() {
        let text = [vec![b'\n'; 1_200_000], b"<1>2".to_vec()].concat();
        let mut lines = Lines::or_tags(text.as_slice());
        assert!(lines.peek(1_000_001).len() > 1_000_000);
        let last: Vec<_> = lines.map(Result::unwrap).skip(1_200_000).map(|line| (line.number, line.bytes)).collect();
        assert_eq!(last, [(1_200_001, b"<1>".to_vec()), (1_200_001, b"2".to_vec())]);
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_is_whole() {
        let text = [vec![b'1'; LONGEST + 7], b"\n2".to_vec()].concat();
        let lines: Vec<_> = Lines::new(text.as_slice()).map(Result::unwrap).collect();
        let [long, next] = &lines[..] else { panic!("{} lines", lines.len()) };
        assert_eq!(long.error.as_ref().map(|error| &error.kind), Some(&ReadErrorKind::LongLine));
        assert_eq!((long.bytes.len(), &*next.bytes, next.number, &next.error), (LONGEST, &b"2"[..], 2, &None));
    }
}
