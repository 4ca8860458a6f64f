//! The lines of a source of bytes, one by one, in either encoding and with any ends.

use super::ReadErrorKind;
use std::io::{self, BufRead};

/// The longest line that is kept, in bytes.
const LONGEST: usize = 1_000_000;

/// A line, or in XML a piece of one that ends with a tag.
#[derive(Debug)]
pub(super) struct Row {
    /// The number of the line, from 1.
    pub(super) number: usize,
    /// Where on the line it begins, or what is wrong with it lies, in characters from 1.
    pub(super) column: usize,
    /// What it says, without the end of line.
    pub(super) text: Result<String, ReadErrorKind>,
}

/// Reads lines.
#[derive(Debug)]
pub(super) struct Lines<R> {
    source: R,
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
    pub(super) const fn new(source: R) -> Lines<R> {
        Lines {
            source,
            at_tags: false,
            begun: false,
            encoding: Encoding::Unknown,
            number: 1,
            column: 1,
            after_return: false,
            ended: false,
        }
    }

    /// The next line; nothing after the last.
    pub(super) fn next(&mut self) -> Option<Row> {
        if self.ended {
            return None;
        }
        let mut gathered = Gathered::default();
        let end = match self.gather(&mut gathered) {
            Ok(end) => end,
            Err(error) => {
                self.ended = true;
                let text = Err(ReadErrorKind::Source(error.kind()));
                return Some(Row { number: self.number, column: self.column, text });
            }
        };
        self.ended = end.is_none();
        let (number, column) = (self.number, self.column);
        if self.ended && gathered.is_empty() {
            return None;
        }
        let row = gathered.into_row(number, column);
        if end == Some('>') {
            self.column += row.text.as_ref().map_or(1, |text| text.chars().count());
        } else {
            (self.number, self.column) = (number + 1, 1);
        }
        Some(row)
    }

    /// Reads up to the end of a line, and says which it is; nothing at the end of the text.
    fn gather(&mut self, gathered: &mut Gathered) -> io::Result<Option<char>> {
        loop {
            let Some(unit) = self.unit(gathered)? else { return Ok(None) };
            let ch = char::from_u32(unit.into()).unwrap_or(char::REPLACEMENT_CHARACTER);
            // A byte-order mark is no beginning, be it one unit or three bytes.
            if !self.begun && !ch.is_whitespace() && !matches!(unit, 0xef | 0xbb | 0xbf | 0xfeff) {
                (self.begun, self.at_tags) = (true, ch == '<');
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

    fn into_row(self, number: usize, column: usize) -> Row {
        if self.is_long {
            return Row { number, column, text: Err(ReadErrorKind::LongLine) };
        }
        let text = if self.units.is_empty() {
            String::from_utf8(self.bytes).map_err(|error| characters_of_text(error.as_bytes()))
        } else {
            String::from_utf16(&self.units).map_err(|_| 0)
        };
        match text {
            Ok(text) if !self.is_odd => {
                let text = if number == 1 && column == 1 { text.trim_start_matches('\u{feff}').to_owned() } else { text };
                Row { number, column, text: Ok(text) }
            }
            Ok(_) => Row { number, column, text: Err(ReadErrorKind::NotText) },
            Err(before) => Row { number, column: column + before, text: Err(ReadErrorKind::NotText) },
        }
    }
}

/// How many characters there are before the first bytes that are none.
fn characters_of_text(bytes: &[u8]) -> usize {
    bytes.utf8_chunks().next().map_or(0, |chunk| chunk.valid().chars().count())
}
