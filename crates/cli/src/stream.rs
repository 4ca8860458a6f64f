//! A stream of the rows of an input. A thread of its own reads them.

use crate::Input;
use indicatif::ProgressBar;
use nonet_collection::{Row, Source};
use nonet_formats::{Lines, NumberedLine, ReadError, Reading};
use std::{
    collections::VecDeque,
    io::{self, Read},
    sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel},
    thread::{self, JoinHandle},
};

/// The maximum number of rows in a piece, whose rows are worked on in parallel.
pub(crate) const AT_ONCE: usize = 2_048;

/// A stream of the rows of an input, in their order. At most twice [`AT_ONCE`] rows are in memory.
pub(crate) struct Stream {
    /// The names of the input's own columns; `puzzle` alone if the input is no table.
    pub(crate) header: Vec<Vec<u8>>,
    /// The separator between fields of the table; a comma if the input is no table.
    pub(crate) separator: u8,
    /// Whether the input is neither a table nor a list, and so may be one puzzle of several lines.
    pub(crate) is_loose: bool,
    ahead: VecDeque<Row>,
    rows: Receiver<io::Result<Row>>,
    reader: Option<JoinHandle<usize>>, // it returns how many solutions it left out
    error: Option<io::Error>,          // the error that comes after the rows
}

/// The properties of an input that are known before its first row is read.
struct Beginning {
    header: Vec<Vec<u8>>,
    separator: u8,
    is_loose: bool,
}

impl Stream {
    /// Opens an input, of which each line is read by itself if `by_lines`. The reading thread adds the number of bytes that it reads to the position of `progress`.
    ///
    /// # Errors
    /// When the input can't be opened.
    pub(crate) fn open(input: &Input, by_lines: bool, progress: &ProgressBar) -> io::Result<Stream> {
        let source = progress.wrap_read(input.open()?);
        let (beginning, begun) = sync_channel(1);
        let (sender, rows) = sync_channel(AT_ONCE);
        let read = if by_lines { read_lines } else { read };
        let reader = thread::Builder::new().name("reader".to_owned());
        let reader = Some(reader.spawn(move || read(Box::new(source), &beginning, &sender))?);
        let Beginning { header, separator, is_loose } = begun.recv().map_err(|_| io::ErrorKind::UnexpectedEof)?;
        Ok(Stream { header, separator, is_loose, ahead: VecDeque::new(), rows, reader, error: None })
    }

    /// Returns the rows that have been read, at least one: it doesn't wait for a full piece, so a slow writer gets an answer as
    /// soon as a row is complete. Empty at the end of the input.
    ///
    /// # Errors
    /// When reading the input fails.
    pub(crate) fn piece(&mut self) -> io::Result<Vec<Row>> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        let mut piece: Vec<Row> = self.ahead.drain(..).collect();
        if piece.is_empty() {
            piece.extend(self.rows.recv().ok().transpose()?);
        }
        while piece.len() < AT_ONCE {
            match self.rows.try_recv() {
                Ok(Ok(row)) => piece.push(row),
                Ok(Err(error)) => {
                    self.error = Some(error);
                    break;
                }
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
            }
        }
        Ok(piece)
    }

    /// Waits for the end of the input, and returns how many full boards were left out because they solve a puzzle of the input and so
    /// are no rows. 0 if it was asked before.
    pub(crate) fn solutions_left_out(&mut self) -> usize {
        self.reader.take().and_then(|reader| reader.join().ok()).unwrap_or_default()
    }

    /// Returns the first two rows, or fewer if there are fewer, without taking them from the stream.
    ///
    /// # Errors
    /// When reading the input fails.
    pub(crate) fn first_two(&mut self) -> io::Result<Vec<Row>> {
        while self.ahead.len() < 2 {
            let Ok(row) = self.rows.recv() else { break };
            self.ahead.push_back(row?);
        }
        Ok(self.ahead.iter().take(2).cloned().collect())
    }
}

/// Reads rows until the input ends, or the receiver of the rows is dropped. Returns how many solutions were left out.
fn read(source: Box<dyn Read>, beginning: &SyncSender<Beginning>, rows: &SyncSender<io::Result<Row>>) -> usize {
    let mut source = Source::new(source);
    let (header, separator, is_loose) = (source.header().to_vec(), source.separator(), source.is_loose());
    if beginning.send(Beginning { header, separator, is_loose }).is_err() {
        return 0;
    }
    for row in source.by_ref() {
        let is_last = row.is_err();
        if rows.send(row).is_err() || is_last {
            break;
        }
    }
    source.solutions_left_out()
}

/// Reads each line by itself, also a blank one and one that is no puzzle. Returns how many solutions were left out.
fn read_lines(source: Box<dyn Read>, beginning: &SyncSender<Beginning>, rows: &SyncSender<io::Result<Row>>) -> usize {
    let header = vec![b"puzzle".to_vec()];
    if beginning.send(Beginning { header, separator: b',', is_loose: false }).is_err() {
        return 0;
    }
    let mut left_out = 0;
    for line in Lines::new(source) {
        let row = line.map(row_of_line);
        let reading = row.as_ref().ok().and_then(|row| row.reading.as_ref().ok());
        left_out += reading.map_or(0, Reading::solutions_left_out);
        let is_last = row.is_err();
        if rows.send(row).is_err() || is_last {
            break;
        }
    }
    left_out
}

fn row_of_line(NumberedLine { number, bytes, error, .. }: NumberedLine) -> Row {
    let text = String::from_utf8_lossy(&bytes);
    let read = error.map_or_else(|| nonet_formats::read(&text), Err);
    let placed = |error: ReadError| ReadError { line: number, ..error }.into();
    let columns = vec![bytes.trim_ascii().to_vec()];
    Row { line: number, columns, reading: read.map_err(placed), objection: None }
}
