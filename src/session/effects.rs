//! The queue of effects: what the state wants done outside of the page. No effect is lost.

use jiff::civil::DateTime;
use nonet_course::{Answer, Attempt, AttemptId, DrillSeed};
use std::collections::VecDeque;

/// An effect: something to do outside of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BrowserEffect {
    /// Asks the browser to copy a text that is still being written: it allows that only right after a press.
    PromiseCopy,
    /// Copies a text to the clipboard: the one that was promised first. None if it could not be written.
    Copy(Option<String>),
    /// Downloads a text as a file.
    Download {
        /// The name of the file. Its extension determines the media type.
        name: String,
        /// The content of the file.
        text: String,
    },
    /// Downloads a picture as pixels.
    SavePicture {
        /// The name of the file.
        name: String,
        /// The picture, as the text of an SVG file.
        svg: String,
    },
    /// Downloads a file that the worker has stored.
    DownloadFile {
        /// The name of the file.
        name: String,
        /// The number of the stored file.
        file: u32,
    },
    /// Reads the clipboard.
    Paste,
    /// Prints the content of the room.
    Print,
    /// Loads the newer build of the page.
    TakeVersion,
    /// Loads the page again, once everything that was chosen is stored.
    Reload,
    /// Gives an attempt the day and the time, and an id.
    DateAttempt(Undated),
}

/// An attempt at a drill without the day and the time at which it ended, which only the browser knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undated {
    /// The drill.
    pub drill: DrillSeed,
    /// The end of the attempt.
    pub answer: Answer,
    /// The number of stages of a hint that were shown.
    pub help: u32,
    /// The number of wrong answers before the last one.
    pub wrong: u32,
    /// The time that the attempt took, in seconds.
    pub seconds: u32,
}

impl Undated {
    /// Returns the attempt with its day and time, and with its id.
    #[must_use]
    pub fn attempt(self, at: DateTime, id: AttemptId) -> Attempt {
        let mut attempt = Attempt::new(id, at, self.drill, self.answer);
        (attempt.help, attempt.wrong, attempt.seconds) = (self.help, self.wrong, self.seconds);
        attempt
    }
}

/// The queue of effects. Each effect gets a number when it is pushed, is carried out once, and leaves the queue when that is
/// reported.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effects {
    waiting: VecDeque<(u32, BrowserEffect)>,
    last: u32,
}

impl Effects {
    /// Appends an effect to the queue.
    pub fn push(&mut self, effect: BrowserEffect) {
        self.last = self.last.wrapping_add(1);
        self.waiting.push_back((self.last, effect));
    }

    /// Returns the effects that are not yet reported as carried out, first to last, with their numbers.
    pub fn waiting(&self) -> impl Iterator<Item = &(u32, BrowserEffect)> {
        self.waiting.iter()
    }

    /// Returns the number of the effect that was pushed last; 0 if there was none.
    #[must_use]
    pub const fn last(&self) -> u32 {
        self.last
    }

    /// Removes the effect with a number, and all before it, because they were carried out.
    pub fn carried_out(&mut self, number: u32) {
        if let Some(place) = self.waiting.iter().position(|(waiting, _)| *waiting == number) {
            self.waiting.drain(..=place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effects_wait_in_their_order_until_they_are_carried_out() {
        let mut effects = Effects::default();
        let shown = |effects: &Effects| effects.waiting().cloned().collect::<Vec<_>>();
        effects.push(BrowserEffect::Print);
        effects.push(BrowserEffect::Paste);
        assert_eq!(shown(&effects), [(1, BrowserEffect::Print), (2, BrowserEffect::Paste)]);
        effects.carried_out(1);
        effects.push(BrowserEffect::Print);
        assert_eq!(shown(&effects), [(2, BrowserEffect::Paste), (3, BrowserEffect::Print)]);
        effects.carried_out(1);
        assert_eq!(effects.waiting().count(), 2, "a late report takes nothing else out");
        effects.carried_out(3);
        assert_eq!((effects.waiting().count(), effects.last()), (0, 3));
    }
}
