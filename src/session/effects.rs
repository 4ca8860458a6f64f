//! The effects that the state asks for: what is to be done outside of the page, in a queue of which none is lost.

use std::collections::VecDeque;

/// Something to do outside of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Copies the text.
    Copy(String),
    /// Offers the text as a file.
    Download {
        /// The file's name, whose ending tells the browser what it is.
        name: String,
        /// What it holds.
        text: String,
    },
    /// Offers the file that is kept under this number.
    DownloadFile {
        /// Its name.
        name: String,
        /// The number.
        file: u32,
    },
    /// Reads the clipboard.
    Paste,
    /// Prints what the room shows.
    Print,
    /// Loads the newer build of the page.
    TakeVersion,
}

/// The queue of effects. Each gets a number as it is pushed, is carried out once, and leaves the queue when that is reported.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effects {
    waiting: VecDeque<(u32, Effect)>,
    last: u32,
}

impl Effects {
    /// Puts an effect behind those that wait.
    pub fn push(&mut self, effect: Effect) {
        self.last = self.last.wrapping_add(1);
        self.waiting.push_back((self.last, effect));
    }

    /// The effects that were not reported as carried out, first to last, with their numbers.
    pub fn waiting(&self) -> impl Iterator<Item = &(u32, Effect)> {
        self.waiting.iter()
    }

    /// The number of the effect that was pushed last; 0 if none ever was.
    #[must_use]
    pub const fn last(&self) -> u32 {
        self.last
    }

    /// Takes the effect with this number, and all before it, out of the queue: they were carried out.
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
        effects.push(Effect::Print);
        effects.push(Effect::Paste);
        assert_eq!(shown(&effects), [(1, Effect::Print), (2, Effect::Paste)]);
        effects.carried_out(1);
        effects.push(Effect::Print);
        assert_eq!(shown(&effects), [(2, Effect::Paste), (3, Effect::Print)]);
        effects.carried_out(1);
        assert_eq!(effects.waiting().count(), 2, "a late report takes nothing else out");
        effects.carried_out(3);
        assert_eq!((effects.waiting().count(), effects.last()), (0, 3));
    }
}
