//! The rows of an input, read on a thread of its own.

use crate::Input;
use nonet_collection::{Row, Source};
use std::{
    collections::VecDeque,
    io::{self, Read},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc::{Receiver, SyncSender, TryRecvError, sync_channel},
    },
    thread,
};

/// At most so many rows are worked on at a time.
pub const AT_ONCE: usize = 2_048;

/// The rows of an input, in their order. At most twice [`AT_ONCE`] of them are in memory.
pub struct Stream {
    /// The names of the input's own columns; `puzzle` alone if it is no table.
    pub header: Vec<Vec<u8>>,
    /// What stands between two fields of the table; a comma if it is none.
    pub separator: u8,
    /// Whether the input is neither a table nor a list, and so may be one puzzle of several lines.
    pub is_loose: bool,
    ahead: VecDeque<Row>,
    rows: Receiver<io::Result<Row>>,
    error: Option<io::Error>, // after the rows that were given
}

/// What is known of an input before its first row.
struct Beginning {
    header: Vec<Vec<u8>>,
    separator: u8,
    is_loose: bool,
}

impl Stream {
    /// Begins to read an input. How many bytes were read is added to `bytes`.
    ///
    /// # Errors
    /// When it can't be opened, or its beginning can't be read.
    pub fn open(input: &Input, bytes: &Arc<AtomicU64>) -> io::Result<Stream> {
        let source = Counted { source: input.open()?, bytes: Arc::clone(bytes) };
        let (beginning, begun) = sync_channel(1);
        let (sender, rows) = sync_channel(AT_ONCE);
        thread::Builder::new().name("reader".to_owned()).spawn(move || read(source, &beginning, &sender))?;
        let Beginning { header, separator, is_loose } = begun.recv().map_err(|_| io::ErrorKind::UnexpectedEof)??;
        Ok(Stream { header, separator, is_loose, ahead: VecDeque::new(), rows, error: None })
    }

    /// The rows that have been read, at least one: who writes slowly is answered as soon as a row is whole. Empty at the end.
    ///
    /// # Errors
    /// When the input can't be read on.
    pub fn piece(&mut self) -> io::Result<Vec<Row>> {
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

    /// The first two rows, as many as there are. They come again.
    ///
    /// # Errors
    /// When the input can't be read on.
    pub fn first_two(&mut self) -> io::Result<Vec<Row>> {
        while self.ahead.len() < 2 {
            let Ok(row) = self.rows.recv() else { break };
            self.ahead.push_back(row?);
        }
        Ok(self.ahead.iter().take(2).cloned().collect())
    }
}

/// Reads rows until they end, or nobody wants more of them.
fn read(source: impl Read, beginning: &SyncSender<io::Result<Beginning>>, rows: &SyncSender<io::Result<Row>>) {
    let source = match Source::new(source) {
        Ok(source) => source,
        Err(error) => return drop(beginning.send(Err(error))),
    };
    let (header, separator, is_loose) = (source.header().to_vec(), source.separator(), source.is_loose());
    if beginning.send(Ok(Beginning { header, separator, is_loose })).is_err() {
        return;
    }
    for row in source {
        let is_last = row.is_err();
        if rows.send(row).is_err() || is_last {
            return;
        }
    }
}

/// A source that counts its bytes.
struct Counted<R> {
    source: R,
    bytes: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.source.read(buffer)?;
        self.bytes.fetch_add(length as u64, Ordering::Relaxed);
        Ok(length)
    }
}
