//! The encodings of texts, and a reader that turns each into UTF-8.

use encoding_rs::DecoderResult;
use std::{
    borrow::Cow,
    fmt,
    io::{self, BufRead, Read},
};

/// The encoding of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Encoding {
    /// UTF-8, with or without a byte-order mark.
    Utf8,
    /// UTF-16 with the low byte of each unit first, after its byte-order mark.
    Utf16LittleEndian,
    /// UTF-16 with the high byte of each unit first, after its byte-order mark.
    Utf16BigEndian,
    /// Windows-1252, in which spreadsheets of Western Europe still write CSV: Latin-1 (ISO 8859-1) with other signs from 0x80 to
    /// 0x9f.
    Windows1252,
}

/// A byte that no text in UTF-8 has. It stands for what is no text in UTF-16, so that one test finds both.
const NOT_TEXT: u8 = 0xff;

/// The longest byte-order mark, in bytes.
const LONGEST_MARK: usize = 3;

impl Encoding {
    /// Returns the encoding of a text that begins with these bytes, by its byte-order mark: UTF-8 if it has none.
    ///
    /// ```
    /// use nonet_formats::Encoding;
    /// assert_eq!(Encoding::by_mark(b"\xff\xfe5\x003\x00"), Encoding::Utf16LittleEndian);
    /// assert_eq!(Encoding::by_mark(b"53"), Encoding::Utf8);
    /// ```
    #[must_use]
    pub const fn by_mark(beginning: &[u8]) -> Encoding {
        match beginning {
            [0xff, 0xfe, ..] => Encoding::Utf16LittleEndian,
            [0xfe, 0xff, ..] => Encoding::Utf16BigEndian,
            _ => Encoding::Utf8,
        }
    }

    /// Returns the encoding of a text that begins with these bytes, by its byte-order mark and its letters. It is Windows-1252 if
    /// there are letters beyond ASCII, none of them is in UTF-8, and no byte is a control character.
    ///
    /// ```
    /// use nonet_formats::Encoding;
    /// assert_eq!(Encoding::by_letters(b"author\nM\xfcller"), Encoding::Windows1252);
    /// assert_eq!(Encoding::by_letters("author\nMüller".as_bytes()), Encoding::Utf8);
    /// ```
    #[must_use]
    pub fn by_letters(beginning: &[u8]) -> Encoding {
        let is_text = |byte: &u8| *byte >= b' ' || byte.is_ascii_whitespace();
        let is_utf8 = || std::str::from_utf8(beginning).map_or_else(|error| error.error_len().is_none(), |_| true);
        match Encoding::by_mark(beginning) {
            Encoding::Utf8
                if beginning.iter().all(is_text)
                    && !is_utf8()
                    && beginning.utf8_chunks().all(|chunk| chunk.valid().is_ascii()) =>
            {
                Encoding::Windows1252
            }
            encoding => encoding,
        }
    }

    /// Returns the bytes of a whole text as UTF-8, without a byte-order mark. The byte 0xFF stands for what is no text in UTF-16.
    pub(crate) fn utf8(self, bytes: &[u8]) -> Cow<'_, [u8]> {
        let text = bytes.strip_prefix(self.mark()).unwrap_or(bytes);
        if self == Encoding::Utf8 {
            return Cow::Borrowed(text);
        }
        let mut decoded = Vec::new();
        Decoder::of(self).decode(text, true, &mut decoded);
        Cow::Owned(decoded)
    }

    /// The byte-order mark with which a text may begin.
    const fn mark(self) -> &'static [u8] {
        match self {
            Encoding::Utf8 => "\u{feff}".as_bytes(),
            Encoding::Utf16LittleEndian => &[0xff, 0xfe],
            Encoding::Utf16BigEndian => &[0xfe, 0xff],
            Encoding::Windows1252 => &[],
        }
    }
}

/// The decoder that turns pieces of a text into UTF-8, one after the other; none for a text that is UTF-8 already.
struct Decoder(Option<encoding_rs::Decoder>);

impl Decoder {
    fn of(encoding: Encoding) -> Decoder {
        let encoding = match encoding {
            Encoding::Utf8 => return Decoder(None),
            Encoding::Utf16LittleEndian => encoding_rs::UTF_16LE,
            Encoding::Utf16BigEndian => encoding_rs::UTF_16BE,
            Encoding::Windows1252 => encoding_rs::WINDOWS_1252,
        };
        Decoder(Some(encoding.new_decoder_without_bom_handling()))
    }

    /// Adds a piece of the text to `decoded`. Half a character is kept until the rest of it comes, unless the text has ended.
    fn decode(&mut self, mut bytes: &[u8], has_ended: bool, decoded: &mut Vec<u8>) {
        let Decoder(Some(decoder)) = self else { return decoded.extend_from_slice(bytes) };
        loop {
            let before = decoded.len();
            let Some(room) = decoder.max_utf8_buffer_length_without_replacement(bytes.len()) else { break };
            decoded.resize(before + room, 0);
            let target = decoded.get_mut(before..).unwrap_or_default();
            let (result, read, written) = decoder.decode_to_utf8_without_replacement(bytes, target, has_ended);
            decoded.truncate(before + written);
            bytes = bytes.get(read..).unwrap_or_default();
            match result {
                DecoderResult::InputEmpty => break,
                DecoderResult::OutputFull => {}
                DecoderResult::Malformed(..) => decoded.push(NOT_TEXT),
            }
        }
        if has_ended {
            self.0 = None; // a decoder that has finished must not be used again
        }
    }
}

impl fmt::Debug for Decoder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Decoder").field(&self.0.as_ref().map(|decoder| decoder.encoding().name())).finish()
    }
}

/// A reader that turns a text into UTF-8 while it is read, without a byte-order mark. The byte 0xFF stands for what is no text in
/// UTF-16.
///
/// ```
/// use nonet_formats::Utf8Reader;
/// use std::io::Read;
/// let mut text = String::new();
/// Utf8Reader::new(b"\xfe\xff\x005\x003".as_slice()).read_to_string(&mut text).unwrap();
/// assert_eq!(text, "53");
/// ```
#[derive(Debug)]
pub struct Utf8Reader<R> {
    source: R,
    /// None until the beginning of the text is read, unless the encoding was given.
    encoding: Option<Encoding>,
    /// None until the byte-order mark was read.
    decoder: Option<Decoder>,
    /// The bytes that were read and not decoded yet.
    undecoded: Vec<u8>,
    decoded: Vec<u8>,
    /// The number of decoded bytes that were handed on.
    consumed: usize,
}

impl<R: Read> Utf8Reader<R> {
    /// The greatest number of bytes that are read from the source at a time.
    const PIECE: usize = 64 * 1024;

    /// Returns a reader of a text in UTF-8, or in UTF-16 that begins with its byte-order mark.
    pub const fn new(source: R) -> Utf8Reader<R> {
        Utf8Reader { source, encoding: None, decoder: None, undecoded: Vec::new(), decoded: Vec::new(), consumed: 0 }
    }

    /// Returns a reader of a text in this encoding.
    ///
    /// ```
    /// use nonet_formats::{Encoding, Utf8Reader};
    /// use std::io::Read;
    /// let bytes = b"M\xfcller, 10 \x80";
    /// let mut text = String::new();
    /// Utf8Reader::with_encoding(bytes.as_slice(), Encoding::by_letters(bytes)).read_to_string(&mut text).unwrap();
    /// assert_eq!(text, "Müller, 10 €");
    /// ```
    pub fn with_encoding(source: R, encoding: Encoding) -> Utf8Reader<R> {
        Utf8Reader { encoding: Some(encoding), ..Utf8Reader::new(source) }
    }

    /// Returns the next bytes of the text, which stay unread: at least `length` of them, unless the text ends before.
    ///
    /// # Errors
    /// The error of the source.
    pub fn peek(&mut self, length: usize) -> io::Result<&[u8]> {
        while self.decoded.len() - self.consumed < length && self.read_piece()? {}
        Ok(&self.decoded[self.consumed..])
    }

    #[cfg(test)]
    pub(crate) const fn source(&self) -> &R {
        &self.source
    }

    /// The bytes that were read already and stay unread.
    pub(crate) fn buffered(&self) -> &[u8] {
        self.decoded.get(self.consumed..).unwrap_or_default()
    }

    /// Reads and decodes a piece of the source. Returns false at its end.
    fn read_piece(&mut self) -> io::Result<bool> {
        self.decoded.drain(..self.consumed);
        self.consumed = 0;
        let before = self.undecoded.len();
        self.undecoded.resize(before + Self::PIECE, 0);
        let read = loop {
            match self.source.read(&mut self.undecoded[before..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        self.undecoded.truncate(before + *read.as_ref().unwrap_or(&0));
        let has_ended = read? == 0;
        if self.decoder.is_none() && self.undecoded.len() < LONGEST_MARK && !has_ended {
            return Ok(true);
        }
        let undecoded = &mut self.undecoded;
        let decoder = self.decoder.get_or_insert_with(|| {
            let encoding = self.encoding.unwrap_or_else(|| Encoding::by_mark(undecoded));
            if undecoded.starts_with(encoding.mark()) {
                undecoded.drain(..encoding.mark().len());
            }
            Decoder::of(encoding)
        });
        decoder.decode(&self.undecoded, has_ended, &mut self.decoded);
        self.undecoded.clear();
        Ok(!has_ended)
    }
}

impl<R: Read> BufRead for Utf8Reader<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.peek(1)
    }

    fn consume(&mut self, amount: usize) {
        self.consumed += amount;
    }
}

impl<R: Read> Read for Utf8Reader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(buffer)?;
        self.consume(length);
        Ok(length)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;

    /// A source that gives so many bytes at a time, and an interruption between.
    struct Halting<'a> {
        bytes: &'a [u8],
        at_once: usize,
        is_interrupted: bool,
    }

    impl Read for Halting<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.is_interrupted = !self.is_interrupted;
            if self.is_interrupted {
                return Err(io::ErrorKind::Interrupted.into());
            }
            let most = self.at_once.min(buffer.len());
            self.bytes.read(&mut buffer[..most])
        }
    }

    fn decoded(bytes: &[u8], at_once: usize) -> Vec<u8> {
        let mut decoded = Vec::new();
        Utf8Reader::new(Halting { bytes, at_once, is_interrupted: false }).read_to_end(&mut decoded).unwrap();
        decoded
    }

    /// The text in UTF-8, with and without its mark, and in UTF-16 of either order.
    fn encoded(text: &str) -> [Vec<u8>; 4] {
        let marked = format!("\u{feff}{text}");
        let units = || marked.encode_utf16();
        [
            text.as_bytes().to_vec(),
            marked.as_bytes().to_vec(),
            units().flat_map(u16::to_le_bytes).collect(),
            units().flat_map(u16::to_be_bytes).collect(),
        ]
    }

    #[test]
    fn each_encoding_becomes_utf8_however_much_comes_at_a_time() {
        for text in ["", "1", "12", "1…😀\r\n"] {
            for bytes in encoded(text) {
                for at_once in [1, 2, 3, 100] {
                    assert_eq!(decoded(&bytes, at_once).escape_ascii().to_string(), text.as_bytes().escape_ascii().to_string());
                }
                assert_eq!(Encoding::by_mark(&bytes).utf8(&bytes), text.as_bytes());
            }
        }
        let long = "1…😀\r\n".repeat(Utf8Reader::<&[u8]>::PIECE / 4);
        for bytes in encoded(&long) {
            assert!(decoded(&bytes, usize::MAX) == long.as_bytes());
        }
    }

    #[test]
    fn half_a_character_is_no_text() {
        let cases: [(&[u8], &[u8]); 3] = [
            (&[0xff, 0xfe, 0x31, 0, 0, 0xd8, 0x32, 0, 0x33], b"1\xff2\xff"),
            (&[0xff, 0xfe, 0x31, 0, 0, 0xd8], b"1\xff"),
            (b"1\xc3", b"1\xc3"), // UTF-8 goes through as it is
        ];
        for (bytes, expected) in cases {
            assert_eq!(decoded(bytes, 1), expected);
            assert_eq!(Encoding::by_mark(bytes).utf8(bytes), expected);
        }
    }

    #[test]
    fn a_peek_reads_nothing() {
        let mut reader = Utf8Reader::new(Halting { bytes: b"\xef\xbb\xbf1234", at_once: 1, is_interrupted: false });
        assert_eq!(reader.peek(2).unwrap(), b"12");
        assert_eq!(reader.peek(100).unwrap(), b"1234");
        assert_eq!(io::read_to_string(reader).unwrap(), "1234");
    }

    #[test]
    fn windows_1252_is_told_from_utf8_utf16_and_what_is_no_text() {
        let cases: [(&[u8], Encoding); 9] = [
            (b"author\nM\xfcller", Encoding::Windows1252),
            (b"10 \x80", Encoding::Windows1252),
            (b"author\nMiller", Encoding::Utf8),
            ("author\nMüller".as_bytes(), Encoding::Utf8),
            ("Müller, then \u{e9}".as_bytes(), Encoding::Utf8),
            (b"M\xc3\xbcller, M\xfcller", Encoding::Utf8), // UTF-8 that is damaged
            (b"cut off in a letter: \xc3", Encoding::Utf8),
            (b"\xff\xfe1\0", Encoding::Utf16LittleEndian),
            (b"\x89PNG\r\n\x1a\n\0", Encoding::Utf8),
        ];
        for (bytes, encoding) in cases {
            assert_eq!(Encoding::by_letters(bytes), encoding, "{}", bytes.escape_ascii());
        }
    }

    #[test]
    fn windows_1252_becomes_utf8() {
        let text = Utf8Reader::with_encoding(b"M\xfcller, \x80 5 \x96 na\xefve".as_slice(), Encoding::Windows1252);
        assert_eq!(io::read_to_string(text).unwrap(), "Müller, € 5 – naïve");
    }
}
