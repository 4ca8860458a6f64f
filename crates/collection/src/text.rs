//! A source of bytes as UTF-8 text, a piece at a time. The reader of tables takes nothing else, and the beginning is looked at before it is
//! known whether the text is read as a table, line by line, or as puzzles of several lines.

use std::{
    char::{REPLACEMENT_CHARACTER, decode_utf16},
    io::{self, BufRead, Read},
};

/// How much is looked at to see what a text is, and read at a time, in bytes.
pub(super) const AT_ONCE: usize = 64 * 1024;

/// What gives the next bytes: it fills a buffer as far as it can, and says how far. Nothing more comes after 0.
pub type Fill<'a> = Box<dyn FnMut(&mut [u8]) -> io::Result<usize> + 'a>;

/// A text. UTF-16 that begins with its byte-order mark becomes UTF-8; what is no text there becomes a sign that stands for it, so that the
/// row that it stands in is bad and the others are not.
pub(super) struct Text<'a> {
    source: Fill<'a>,
    from_pair: Option<fn([u8; 2]) -> u16>,
    left: Vec<u8>,  // bytes that are half of something
    ready: Vec<u8>, // what can be read,
    at: usize,      // and how much of it was
}

impl<'a> Text<'a> {
    /// The text, of which the beginning can be looked at.
    pub(super) fn new(source: Fill<'a>) -> io::Result<Text<'a>> {
        let mut text = Text { source, from_pair: None, left: Vec::new(), ready: Vec::new(), at: 0 };
        text.read_on()?;
        text.from_pair = match text.ready.first_chunk() {
            Some([0xff, 0xfe]) => Some(u16::from_le_bytes),
            Some([0xfe, 0xff]) => Some(u16::from_be_bytes),
            _ => None,
        };
        if text.from_pair.is_some() {
            text.left = text.ready.split_off(2);
            text.turn(false);
        }
        Ok(text)
    }

    /// What can be read at once: at the beginning, enough to see what the text is.
    pub(super) fn ready(&self) -> &[u8] {
        &self.ready[self.at..]
    }

    /// Reads the next bytes: as many as there are at a time, or all that are left. Nothing at the end.
    fn read_on(&mut self) -> io::Result<()> {
        let mut bytes = vec![0; AT_ONCE];
        let mut length = 0;
        while length < AT_ONCE {
            match (self.source)(&mut bytes[length..]) {
                Ok(0) => break,
                Ok(more) => length += more,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        bytes.truncate(length);
        (self.ready, self.at) = (bytes, 0);
        if self.from_pair.is_some() {
            self.left.append(&mut self.ready);
            self.turn(length == 0);
        }
        Ok(())
    }

    /// Turns UTF-16 into what can be read. What is half of something waits for the rest, if any comes.
    fn turn(&mut self, ended: bool) {
        let Some(from_pair) = self.from_pair else { return };
        let (pairs, odd) = self.left.as_chunks::<2>();
        let mut units: Vec<u16> = pairs.iter().map(|pair| from_pair(*pair)).collect();
        let mut kept = odd.to_vec();
        if ended && !kept.is_empty() {
            units.push(REPLACEMENT_CHARACTER as u16);
            kept.clear();
        } else if let Some(unit) = units.pop_if(|unit| !ended && (0xd800..0xdc00).contains(unit)) {
            let bytes = if from_pair([1, 0]) == 1 { unit.to_le_bytes() } else { unit.to_be_bytes() };
            kept = [bytes.as_slice(), &kept].concat();
        }
        let text: String = decode_utf16(units).map(|ch| ch.unwrap_or(REPLACEMENT_CHARACTER)).collect();
        (self.left, self.ready, self.at) = (kept, text.into_bytes(), 0);
    }
}

impl BufRead for Text<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at >= self.ready.len() {
            self.read_on()?;
        }
        Ok(&self.ready[self.at..])
    }

    fn consume(&mut self, amount: usize) {
        self.at += amount;
    }
}

impl Read for Text<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let ready = self.fill_buf()?;
        let length = ready.len().min(buffer.len());
        buffer[..length].copy_from_slice(&ready[..length]);
        self.consume(length);
        Ok(length)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;

    fn read(mut bytes: &[u8]) -> String {
        let mut text = String::new();
        Text::new(Box::new(move |buffer| bytes.read(buffer))).unwrap().read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn either_order_of_bytes_becomes_utf8_and_the_rest_stays() {
        for before in ["", "1"] {
            let text = before.to_owned() + &"1…😀\r\n".repeat(AT_ONCE);
            let units: Vec<u16> = text.encode_utf16().collect();
            let little: Vec<u8> = [0xff, 0xfe].into_iter().chain(units.iter().flat_map(|unit| unit.to_le_bytes())).collect();
            let big: Vec<u8> = [0xfe, 0xff].into_iter().chain(units.iter().flat_map(|unit| unit.to_be_bytes())).collect();
            assert!(read(&little) == text && read(&big) == text && read(text.as_bytes()) == text);
        }
        assert_eq!((read(b"").as_str(), read(b"1").as_str()), ("", "1"));
    }

    #[test]
    fn half_a_character_is_a_bad_one() {
        assert_eq!(read(&[0xff, 0xfe, 0x31, 0, 0, 0xd8, 0x32, 0, 0x33]), "1\u{fffd}2\u{fffd}");
        assert_eq!(read(&[0xff, 0xfe, 0x31, 0, 0, 0xd8]), "1\u{fffd}");
    }
}
