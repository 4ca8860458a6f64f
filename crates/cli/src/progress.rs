//! The progress of a command: a line on standard error, if that is a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::{
    fmt::{self, Display},
    io::{IsTerminal, Write, stderr, stdout},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

/// The time between two updates of the line.
const INTERVAL: Duration = Duration::from_millis(250);

/// The progress line. It is shown only if standard error is a terminal and standard output is none, and erased when this is
/// dropped.
pub(crate) struct Progress {
    /// The line, whose position is the number of bytes that were read.
    pub(crate) line: ProgressBar,
    /// The number of puzzles that are done.
    done: Arc<AtomicU64>,
}

impl Progress {
    /// Starts to show the progress. `whole` is the size of all inputs in bytes. None if it is unknown.
    pub(crate) fn start(whole: Option<u64>) -> Progress {
        let target = if stdout().is_terminal() { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let progress = Progress::shown_on(target, whole);
        progress.line.enable_steady_tick(INTERVAL);
        progress
    }

    fn shown_on(target: ProgressDrawTarget, whole: Option<u64>) -> Progress {
        let done = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&done);
        let puzzles = move |_: &ProgressState, line: &mut dyn fmt::Write| {
            let _ = write!(line, "{}", counted.load(Ordering::Relaxed));
        };
        let read = if whole.is_some() { "{percent} %" } else { "{bytes}" };
        let style = ProgressStyle::with_template(&format!("{{puzzles}} puzzles in {{elapsed}}, {read} read"))
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        let line = ProgressBar::with_draw_target(whole, target).with_style(style.with_key("puzzles", puzzles));
        Progress { line, done }
    }

    /// Writes a line to standard error, above the progress line if that is shown.
    pub(crate) fn say(&self, message: impl Display) {
        self.line.suspend(|| {
            let _ = writeln!(stderr(), "{message}");
        });
    }

    /// Counts a puzzle that is done.
    pub(crate) fn count(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}

/// Erases the line.
impl Drop for Progress {
    fn drop(&mut self) {
        self.line.finish_and_clear();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use indicatif::InMemoryTerm;

    fn line_on_a_terminal(whole: Option<u64>) -> (Progress, InMemoryTerm) {
        let terminal = InMemoryTerm::new(4, 80);
        (Progress::shown_on(ProgressDrawTarget::term_like(Box::new(terminal.clone())), whole), terminal)
    }

    fn without_time(terminal: &InMemoryTerm) -> String {
        let line = terminal.contents();
        let ((start, _), (_, end)) = (line.split_once(" in ").unwrap(), line.split_once(", ").unwrap());
        format!("{start}, {end}")
    }

    #[test]
    fn the_line_tells_how_many_puzzles_are_done_and_how_much_is_read() {
        let (progress, terminal) = line_on_a_terminal(Some(200));
        (0..300).for_each(|_| progress.count());
        progress.line.set_position(50);
        progress.line.force_draw();
        assert_eq!(without_time(&terminal), "300 puzzles, 25 % read");
        drop(progress);
        assert_eq!(terminal.contents(), "");
    }

    #[test]
    fn without_a_size_the_line_tells_how_many_bytes_are_read() {
        let (progress, terminal) = line_on_a_terminal(None);
        progress.count();
        progress.line.set_position(2_048);
        progress.line.force_draw();
        assert_eq!(without_time(&terminal), "1 puzzles, 2.00 KiB read");
    }
}
