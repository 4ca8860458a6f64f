//! Writes that the browser refused, which are retried until there is room, and records of a later version of the page, which are
//! not overwritten. The page is told which parts are concerned.

use crate::{
    action::{Input, KeptPart, PageEvent, PersistenceEvent},
    browser::storage::{read, session, storage},
    record,
};
use gloo::timers::callback::Interval;
use std::cell::RefCell;
use web_sys::Storage;
use yew::prelude::*;

/// Milliseconds until refused writes are retried.
const RETRY: u32 = 5_000;

thread_local! {
    static RETRY_QUEUE: RefCell<RetryQueue> = RefCell::new(RetryQueue::default());
}

/// The outcome of a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// The browser stored the text.
    Kept,
    /// The browser refused to store the text.
    Refused,
    /// The key holds a record of a later version of the page, which stays.
    Later,
}

/// A write that can be repeated.
type Write = Box<dyn Fn() -> Outcome>;

/// The refused writes, each under its name, and the parts of which a later version stored a record.
#[derive(Default)]
struct RetryQueue {
    refused: Vec<(String, KeptPart, Write)>,
    later: Vec<KeptPart>,
}

impl RetryQueue {
    /// Does a write; it replaces a refused write of the same name.
    fn write(&mut self, name: &str, part: KeptPart, write: Write) {
        self.refused.retain(|(waiting, ..)| waiting != name);
        match write() {
            Outcome::Kept => {}
            Outcome::Refused => self.refused.push((name.to_owned(), part, write)),
            Outcome::Later => self.note_later(part),
        }
    }

    /// Retries all refused writes.
    fn retry(&mut self) {
        for (name, part, write) in std::mem::take(&mut self.refused) {
            self.write(&name, part, write);
        }
    }

    fn note_later(&mut self, part: KeptPart) {
        if !self.later.contains(&part) {
            self.later.push(part);
            self.later.sort_unstable();
        }
    }

    /// The parts with refused writes, each once.
    fn parts(&self) -> Vec<KeptPart> {
        let mut parts: Vec<KeptPart> = self.refused.iter().map(|(_, part, _)| *part).collect();
        parts.sort_unstable();
        parts.dedup();
        parts
    }
}

/// Does a write for this part. If the browser refuses it, it is repeated until it succeeds or another write of this name replaces
/// it.
pub(crate) fn write(name: &str, part: KeptPart, write: impl Fn() -> Outcome + 'static) {
    RETRY_QUEUE.with_borrow_mut(|queue| queue.write(name, part, Box::new(write)));
}

/// Notes that a later version of the page wrote a record of this part.
pub(crate) fn note_later(part: KeptPart) {
    RETRY_QUEUE.with_borrow_mut(|queue| queue.note_later(part));
}

/// Stores a text under a key in sessionStorage, for a reload of this tab, and in localStorage, for all tabs.
pub(crate) fn keep_in_both(key: &'static str, part: KeptPart, text: String) {
    write(key, part, move || {
        let here = set(session(), key, &text);
        if here == Outcome::Refused {
            // An outdated text of this tab would be found first.
            let _ = session().map(|session| session.remove_item(key));
        }
        set(storage(), key, &text)
    });
}

/// Stores a text under a key, unless the key holds a record of a later version.
pub(crate) fn set(storage: Option<Storage>, key: &str, text: &str) -> Outcome {
    let Some(storage) = storage else { return Outcome::Refused };
    let kept = read(&storage, key).unwrap_or_default();
    if !record::may_replace(&kept, text) {
        return Outcome::Later;
    }
    if storage.set_item(key, text).is_ok() { Outcome::Kept } else { Outcome::Refused }
}

/// Reports to the page which parts have refused writes, and which have a record of a later version. Retries the refused writes
/// until none is left. The hook must come after the hooks that write.
#[hook]
pub(crate) fn use_refused(known: &[KeptPart], later: &[KeptPart], oninput: &Callback<Input>) {
    let (known, later, oninput) = (known.to_vec(), later.to_vec(), oninput.clone());
    let tell = {
        let known = known.clone();
        move || {
            let (waiting, found) = RETRY_QUEUE.with_borrow(|queue| (queue.parts(), queue.later.clone()));
            if waiting != known {
                oninput.emit(Input::Event(PageEvent::Persistence(PersistenceEvent::Refused(waiting))));
            }
            if found != later {
                oninput.emit(Input::Event(PageEvent::Persistence(PersistenceEvent::Later(found))));
            }
        }
    };
    use_effect(tell.clone());
    use_effect_with((known.is_empty(), known), move |(is_empty, _)| {
        let again = (!is_empty).then(|| {
            Interval::new(RETRY, move || {
                RETRY_QUEUE.with_borrow_mut(RetryQueue::retry);
                tell();
            })
        });
        move || drop(again)
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{cell::Cell, rc::Rc};

    /// A write that succeeds while `room` is true; `taken` counts the successes.
    fn counted(room: &Rc<Cell<bool>>, taken: &Rc<Cell<u32>>) -> Write {
        let (room, taken) = (Rc::clone(room), Rc::clone(taken));
        Box::new(move || {
            taken.set(taken.get() + u32::from(room.get()));
            if room.get() { Outcome::Kept } else { Outcome::Refused }
        })
    }

    #[test]
    fn what_is_refused_is_written_once_there_is_room() {
        let (room, one, two) = (Rc::new(Cell::new(false)), Rc::default(), Rc::default());
        let mut queue = RetryQueue::default();
        queue.write("checking", KeptPart::Settings, counted(&room, &one));
        queue.write("peers", KeptPart::Settings, counted(&room, &two));
        queue.write("solve", KeptPart::Solve, counted(&room, &two));
        assert_eq!(queue.parts(), [KeptPart::Settings, KeptPart::Solve]);
        queue.write("checking", KeptPart::Settings, counted(&room, &one));
        queue.retry();
        assert_eq!((one.get(), two.get(), queue.refused.len()), (0, 0, 3), "the latest of each name waits");
        room.set(true);
        queue.retry();
        assert_eq!((one.get(), two.get()), (1, 2));
        assert_eq!(queue.parts(), []);
        queue.retry();
        assert_eq!((one.get(), two.get()), (1, 2), "once");
    }

    #[test]
    fn what_a_later_version_kept_is_noted_and_not_tried_again() {
        let mut queue = RetryQueue::default();
        for part in [KeptPart::Solve, KeptPart::Settings, KeptPart::Solve] {
            queue.write("some", part, Box::new(|| Outcome::Later));
        }
        assert_eq!((queue.refused.len(), queue.later), (0, vec![KeptPart::Settings, KeptPart::Solve]));
    }
}
