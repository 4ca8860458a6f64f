//! The lines of a source of bytes, one by one, in either encoding and with any ends.

use crate::{ReadError, ReadErrorKind};
use std::{
    borrow::Cow,
    io::{self, BufRead},
};

/// The longest line that is kept, in bytes.
const LONGEST: usize = 1_000_000;

/// The byte-order mark as UTF-8, with which some programs begin a text.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

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
    source: R,
    looks_for_tags: bool,
    /// Whether the text is XML, so that `>` ends a piece too: the files of programs often are one line.
    pub(super) at_tags: bool,
    begun: bool,
    encoding: Encoding,
    number: usize,
    column: usize,
    after_return: bool,
    ended: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encoding {
    Unknown,
    Utf8,
    Utf16LittleEndian,
    Utf16BigEndian,
}

/// What was gathered of a line: bytes of UTF-8, or units of UTF-16.
#[derive(Default)]
struct Gathered {
    bytes: Vec<u8>,
    units: Vec<u16>,
    is_long: bool,
    is_odd: bool,
}

impl<R: BufRead> Lines<R> {
    /// Returns the lines of a source of bytes, such as a buffered file.
    ///
    /// ```
    /// use nonet_formats::Lines;
    /// let utf_16: Vec<u8> = "\u{feff}a\nb".encode_utf16().flat_map(u16::to_le_bytes).collect();
    /// let lines: Result<Vec<_>, _> = Lines::new(utf_16.as_slice()).collect();
    /// assert_eq!(lines.unwrap()[1].bytes, b"b");
    /// ```
    pub const fn new(source: R) -> Lines<R> {
        Lines {
            source,
            looks_for_tags: false,
            at_tags: false,
            begun: false,
            encoding: Encoding::Unknown,
            number: 1,
            column: 1,
            after_return: false,
            ended: false,
        }
    }

    /// The lines of what is read from here, and of XML the tags.
    pub(super) fn or_tags(source: R) -> Lines<R> {
        Lines { looks_for_tags: true, ..Lines::new(source) }
    }

    /// The line that could not be read.
    pub(super) fn broken(&self, error: &io::Error) -> NumberedLine {
        let (number, column) = (self.number, self.column);
        let error = ReadError { kind: ReadErrorKind::Source(error.kind()), line: number, column };
        NumberedLine { number, column, bytes: Vec::new(), error: Some(error) }
    }

    fn read(&mut self) -> io::Result<Option<NumberedLine>> {
        let mut gathered = Gathered::default();
        let end = self.gather(&mut gathered)?;
        self.ended = end.is_none();
        if self.ended && gathered.is_empty() {
            return Ok(None);
        }
        let line = gathered.into_line(self.number, self.column);
        if end == Some('>') {
            self.column += line.text().chars().count();
        } else {
            (self.number, self.column) = (self.number + 1, 1);
        }
        Ok(Some(line))
    }

    /// Reads up to the end of a line, and says which it is; nothing at the end of the text.
    fn gather(&mut self, gathered: &mut Gathered) -> io::Result<Option<char>> {
        loop {
            let Some(unit) = self.unit(gathered)? else { return Ok(None) };
            let ch = char::from_u32(unit.into()).unwrap_or(char::REPLACEMENT_CHARACTER);
            // A byte-order mark is no beginning, be it one unit or three bytes.
            if !self.begun && !ch.is_whitespace() && !matches!(unit, 0xef | 0xbb | 0xbf | 0xfeff) {
                (self.begun, self.at_tags) = (true, self.looks_for_tags && ch == '<');
            }
            let after_return = std::mem::replace(&mut self.after_return, ch == '\r');
            match ch {
                '\n' if after_return => {} // half of an end of line
                '\n' | '\r' => return Ok(Some(ch)),
                _ => gathered.push(self.encoding, unit),
            }
            if ch == '>' && self.at_tags {
                return Ok(Some(ch));
            }
        }
    }

    /// The next byte of UTF-8, or unit of UTF-16.
    fn unit(&mut self, gathered: &mut Gathered) -> io::Result<Option<u16>> {
        if self.encoding == Encoding::Unknown {
            let Some(first) = self.byte()? else { return Ok(None) };
            if !matches!(first, 0xfe | 0xff) {
                self.encoding = Encoding::Utf8;
                return Ok(Some(first.into()));
            }
            self.encoding = match (first, self.byte()?) {
                (0xff, Some(0xfe)) => Encoding::Utf16LittleEndian,
                (0xfe, Some(0xff)) => Encoding::Utf16BigEndian,
                _ => Encoding::Utf8,
            };
            // Neither byte is one of UTF-8: the first is enough to make the line no text.
            if self.encoding == Encoding::Utf8 {
                return Ok(Some(first.into()));
            }
        }
        let Some(first) = self.byte()? else { return Ok(None) };
        let from_pair = match self.encoding {
            Encoding::Utf16LittleEndian => u16::from_le_bytes,
            Encoding::Utf16BigEndian => u16::from_be_bytes,
            Encoding::Unknown | Encoding::Utf8 => return Ok(Some(first.into())),
        };
        let second = self.byte()?;
        gathered.is_odd |= second.is_none();
        Ok(second.map(|second| from_pair([first, second])))
    }

    fn byte(&mut self) -> io::Result<Option<u8>> {
        loop {
            match self.source.fill_buf() {
                Ok(buffer) => {
                    let byte = buffer.first().copied();
                    self.source.consume(usize::from(byte.is_some()));
                    return Ok(byte);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<NumberedLine>;
    fn next(&mut self) -> Option<io::Result<NumberedLine>> {
        if self.ended {
            return None;
        }
        let read = self.read();
        self.ended |= read.is_err();
        read.transpose()
    }
}

impl Gathered {
    fn is_empty(&self) -> bool {
        self.bytes.is_empty() && self.units.is_empty() && !self.is_long && !self.is_odd
    }

    fn push(&mut self, encoding: Encoding, unit: u16) {
        if self.bytes.len() + 2 * self.units.len() >= LONGEST {
            self.is_long = true;
        } else if let (Encoding::Utf8, Ok(byte)) = (encoding, u8::try_from(unit)) {
            self.bytes.push(byte);
        } else {
            self.units.push(unit);
        }
    }

    fn into_line(self, number: usize, column: usize) -> NumberedLine {
        let wide = if self.units.is_empty() { Ok(String::new()) } else { String::from_utf16(&self.units) };
        let is_broken = wide.is_err() || self.is_odd;
        let mut bytes = self.bytes;
        bytes.extend(wide.unwrap_or_else(|_| String::from_utf16_lossy(&self.units)).into_bytes());
        let fault = match std::str::from_utf8(&bytes) {
            _ if self.is_long => Some((ReadErrorKind::LongLine, 0)),
            _ if is_broken => Some((ReadErrorKind::NotText, 0)),
            Ok(_) => None,
            Err(_) => Some((ReadErrorKind::NotText, characters_of_text(&bytes))),
        };
        let error = fault.map(|(kind, before)| ReadError { kind, line: number, column: column + before });
        if number == 1 && column == 1 && bytes.starts_with(BYTE_ORDER_MARK) {
            bytes.drain(..BYTE_ORDER_MARK.len());
        }
        NumberedLine { number, column, bytes, error }
    }
}

/// How many characters there are before the first bytes that are none.
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

    #[test]
    fn a_long_line_is_cut_and_the_next_is_whole() {
        let text = [vec![b'1'; LONGEST + 7], b"\n2".to_vec()].concat();
        let lines: Vec<_> = Lines::new(text.as_slice()).map(Result::unwrap).collect();
        let [long, next] = &lines[..] else { panic!("{} lines", lines.len()) };
        assert_eq!(long.error.as_ref().map(|error| &error.kind), Some(&ReadErrorKind::LongLine));
        assert_eq!((long.bytes.len(), &*next.bytes, next.number, &next.error), (LONGEST, &b"2"[..], 2, &None));
    }
}
