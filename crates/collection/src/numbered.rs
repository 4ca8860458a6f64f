//! On which line each row of a table begins. Blank lines before it are none of its own, though whoever reads tables skips them with it.
//!
//! The reader of tables takes bytes and no lines, since a quoted field may go over several; so the lines are counted as the bytes go by.

use std::{
    collections::VecDeque,
    io::{self, Read},
};

/// A text that is handed on while it is noted where those of its lines begin that aren't blank.
pub(super) struct Numbered<R> {
    source: R,
    at: u64,
    line: usize,
    is_begun: bool,
    after_return: bool,
    begins: VecDeque<(u64, usize)>,
}

impl<R> Numbered<R> {
    /// A text above which so many lines were passed over.
    pub(super) const fn new(source: R, above: usize) -> Numbered<R> {
        Numbered { source, at: 0, line: above + 1, is_begun: false, after_return: false, begins: VecDeque::new() }
    }

    /// The number, from 1, of the first line that begins at this byte or behind it. Those before it are forgotten.
    pub(super) fn line_from(&mut self, byte: u64) -> usize {
        while self.begins.pop_front_if(|(begin, _)| *begin < byte).is_some() {}
        self.begins.front().map_or(self.line, |&(_, line)| line)
    }

    fn note(&mut self, byte: u8) {
        match byte {
            b'\n' if self.after_return => {}
            b'\n' | b'\r' => (self.line, self.is_begun) = (self.line + 1, false),
            _ if !self.is_begun => {
                self.is_begun = true;
                self.begins.push_back((self.at, self.line));
            }
            _ => {}
        }
        self.after_return = byte == b'\r';
        self.at += 1;
    }
}

impl<R: Read> Read for Numbered<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.source.read(buffer)?;
        buffer[..length].iter().for_each(|&byte| self.note(byte));
        Ok(length)
    }
}
