//! The progress of a command: a line on standard error, if that is a terminal.

use std::{
    fmt::Display,
    io::{IsTerminal, Write, stderr, stdout},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc::{RecvTimeoutError, Sender, channel},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// The time between two updates of the line.
const INTERVAL: Duration = Duration::from_millis(250);
/// The control characters that erase the line.
const ERASE: &str = "\r\x1b[K";

/// The progress line. It is shown only if standard error is a terminal and standard output is none, and erased when this is
/// dropped.
#[derive(Default)]
pub(crate) struct Progress {
    /// The number of puzzles that are done.
    pub(crate) done: Arc<AtomicU64>,
    /// The number of bytes that were read.
    pub(crate) bytes: Arc<AtomicU64>,
    line: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    /// Starts to show the progress. `whole` is the size of all inputs in bytes. None if it is unknown.
    pub(crate) fn start(whole: Option<u64>) -> Progress {
        let mut progress = Progress::default();
        if stderr().is_terminal() && !stdout().is_terminal() {
            let (done, bytes) = (Arc::clone(&progress.done), Arc::clone(&progress.bytes));
            let (end, ended) = channel();
            let start = Instant::now();
            let line = move || {
                while ended.recv_timeout(INTERVAL) == Err(RecvTimeoutError::Timeout) {
                    let (done, bytes) = (done.load(Ordering::Relaxed), bytes.load(Ordering::Relaxed));
                    let _ = write!(stderr(), "{ERASE}{}", words(done, bytes, whole, start.elapsed()));
                }
                let _ = write!(stderr(), "{ERASE}");
            };
            progress.line = thread::Builder::new().spawn(line).ok().map(|thread| (end, thread));
        }
        progress
    }

    /// Writes a line to standard error, in place of the progress line if that is shown. The next update shows it again below.
    pub(crate) fn say(&self, message: impl Display) {
        let _ = write!(stderr(), "{}", said(self.line.is_some(), message));
    }

    /// Counts a puzzle that is done.
    pub(crate) fn count(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((end, thread)) = self.line.take() {
            drop(end);
            let _ = thread.join();
        }
    }
}

/// Returns the text that writes a message, `over_progress` if the progress line has to be erased first.
fn said(over_progress: bool, message: impl Display) -> String {
    format!("{}{message}\n", if over_progress { ERASE } else { "" })
}

/// Returns the text of the line: `12000 puzzles, 3400 a second, 41 % read`.
fn words(done: u64, bytes: u64, whole: Option<u64>, time: Duration) -> String {
    let rate = u128::from(done) * 1000 / time.as_millis().max(1);
    let read = whole.filter(|&whole| whole > 0).map(|whole| format!(", {} % read", bytes.min(whole) * 100 / whole));
    format!("{done} puzzles, {rate} a second{}", read.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_takes_the_place_of_the_line() {
        assert_eq!(said(true, "list.txt:3: no solution"), "\r\x1b[Klist.txt:3: no solution\n");
        assert_eq!(said(false, "list.txt:3: no solution"), "list.txt:3: no solution\n");
    }

    #[test]
    fn the_line_tells_how_many_how_fast_and_how_far() {
        let second = Duration::from_secs(1);
        assert_eq!(words(0, 0, None, Duration::ZERO), "0 puzzles, 0 a second");
        assert_eq!(words(300, 50, Some(200), 2 * second), "300 puzzles, 150 a second, 25 % read");
        assert_eq!(words(300, 500, Some(200), second), "300 puzzles, 300 a second, 100 % read");
    }
}
