//! Text in Windows-1252, as spreadsheets of Western Europe still write CSV: Latin-1 (ISO 8859-1) with other signs from 0x80 to 0x9f.
//!
//! The table is that of the WHATWG's Encoding Standard, index windows-1252.

use crate::Fill;
use std::io::{Cursor, Read};

/// What stands for the bytes from 0x80 to 0x9f.
const SIGNS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’', '“', '”',
    '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Whether a text that begins so is written in Windows-1252: it has letters beyond ASCII, none of them is UTF-8, and no byte is one of
/// UTF-16 or of anything but text.
#[must_use]
pub fn is_windows_1252(beginning: &[u8]) -> bool {
    let is_text = |byte: &u8| *byte >= b' ' || byte.is_ascii_whitespace();
    let is_utf16 = beginning.starts_with(&[0xff, 0xfe]) || beginning.starts_with(&[0xfe, 0xff]);
    let is_utf8 = || std::str::from_utf8(beginning).map_or_else(|error| error.error_len().is_none(), |_| true);
    !is_utf16 && beginning.iter().all(is_text) && !is_utf8() && beginning.utf8_chunks().all(|chunk| chunk.valid().is_ascii())
}

/// A text in Windows-1252 as UTF-8.
#[must_use]
pub fn from_windows_1252(mut source: Fill<'_>) -> Fill<'_> {
    let mut bytes = vec![0; 64 * 1024];
    let mut ready = Cursor::new(Vec::new());
    Box::new(move |buffer| {
        let length = ready.read(buffer)?;
        if length > 0 || buffer.is_empty() {
            return Ok(length);
        }
        let length = source(&mut bytes)?;
        ready = Cursor::new(bytes[..length].iter().copied().map(character).collect::<String>().into_bytes());
        ready.read(buffer)
    })
}

fn character(byte: u8) -> char {
    let sign = byte.checked_sub(0x80).and_then(|place| SIGNS.get(usize::from(place)));
    sign.copied().unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_told_from_utf8_utf16_and_what_is_no_text() {
        let cases: [(&[u8], bool); 8] = [
            (b"author\nM\xfcller", true),
            (b"10 \x80", true),
            (b"author\nMiller", false),
            ("author\nMüller".as_bytes(), false),
            ("Müller, then \u{e9}".as_bytes(), false),
            (b"M\xc3\xbcller, M\xfcller", false), // UTF-8 that is damaged
            (b"cut off in a letter: \xc3", false),
            (b"\xff\xfe1\0", false),
        ];
        for (bytes, is_it) in cases {
            assert_eq!(is_windows_1252(bytes), is_it, "{}", bytes.escape_ascii());
        }
        assert!(!is_windows_1252(b"\x89PNG\r\n\x1a\n\0"));
    }

    #[test]
    fn it_becomes_utf8_however_little_is_read_at_a_time() {
        let mut bytes: &[u8] = b"M\xfcller, \x80 5 \x96 na\xefve";
        let mut text = from_windows_1252(Box::new(move |buffer| bytes.read(buffer)));
        let (mut read, mut buffer) = (Vec::new(), [0; 3]);
        while let Ok(length @ 1..) = text(&mut buffer) {
            read.extend_from_slice(&buffer[..length]);
        }
        assert_eq!(String::from_utf8(read).as_deref(), Ok("Müller, € 5 – naïve"));
    }
}
