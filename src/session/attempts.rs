//! The log of attempts as this tab knows it, and what of it the browser's store does not have yet.

use super::Session;
use nonet_course::{Attempt, Log};
use std::rc::Rc;

/// The state of the storage of attempts. The log itself is [`Session::attempts`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AttemptStorage {
    /// The attempts made in this tab that the store does not have yet. Each is noted before the browser shows the next frame.
    pub recorded: Rc<Log>,
    /// The lines of a backup that the store does not have yet. They are not noted, since the player has the backup.
    pub restored: Rc<Log>,
    /// The number of writes that the store has refused since it took one.
    pub failures: u32,
    /// Whether there are attempts that neither the store nor a note has. They go on in memory, and the writes are repeated.
    pub is_refused: bool,
    /// Whether the log of earlier visits is still being read.
    pub is_being_read: bool,
}

/// The attempts of a backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RestoredAttempts {
    /// The number of attempts in the backup.
    pub all: usize,
    /// The number of those that the log did not have.
    pub new: usize,
}

impl Session {
    /// Adds an attempt that was made in this tab, and has it stored.
    pub fn record_attempt(&mut self, attempt: Attempt) {
        if Rc::make_mut(&mut self.attempts).add(attempt.clone()) {
            Rc::make_mut(&mut self.attempt_storage.recorded).add(attempt);
        }
    }

    /// Adds what the store or another tab has.
    pub fn merge_attempts(&mut self, log: &Rc<Log>) {
        if self.attempts.line_count() == 0 {
            self.attempts = Rc::clone(log);
        } else if log.without(&self.attempts).line_count() > 0 {
            Rc::make_mut(&mut self.attempts).merge(log);
        }
    }

    /// Adds the lines of a backup, and has those stored that are new.
    pub fn restore_attempts(&mut self, log: &Log) -> RestoredAttempts {
        let new = log.without(&self.attempts);
        if new.line_count() > 0 {
            Rc::make_mut(&mut self.attempts).merge(&new);
            Rc::make_mut(&mut self.attempt_storage.restored).merge(&new);
        }
        RestoredAttempts { all: log.len(), new: new.len() }
    }
}

impl AttemptStorage {
    /// Takes the report that the store has these lines.
    pub fn saved(&mut self, log: &Log) {
        for unsaved in [&mut self.recorded, &mut self.restored] {
            *unsaved = Rc::new(unsaved.without(log));
        }
        self.failures = 0;
        self.is_refused = false;
    }

    /// Takes the report that the store refused a write.
    pub const fn refused(&mut self, is_noted: bool) {
        self.failures = self.failures.wrapping_add(1);
        self.is_refused = !is_noted;
    }
}
