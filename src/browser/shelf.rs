//! What the browser refused to keep: each write is tried again until there is room, and the page is told which parts wait.

use crate::{
    action::{Input, Keeping, KeptPart, PageEvent},
    browser::storage::{session, storage},
};
use gloo::timers::callback::Interval;
use std::cell::RefCell;
use web_sys::Storage;
use yew::prelude::*;

/// Milliseconds until what was refused is tried again.
const RETRY: u32 = 5_000;

thread_local! {
    static SHELF: RefCell<Shelf> = RefCell::new(Shelf::default());
}

/// A write. Says whether the browser took it.
type Write = Box<dyn Fn() -> bool>;

/// The writes that were refused, each under its name.
#[derive(Default)]
struct Shelf {
    refused: Vec<(String, KeptPart, Write)>,
}

impl Shelf {
    /// Writes something, in place of what waits under this name.
    fn write(&mut self, name: &str, part: KeptPart, write: Write) {
        self.refused.retain(|(waiting, ..)| waiting != name);
        if !write() {
            self.refused.push((name.to_owned(), part, write));
        }
    }

    /// Tries everything again that was refused.
    fn retry(&mut self) {
        self.refused.retain(|(_, _, write)| !write());
    }

    /// The parts that wait, each once.
    fn parts(&self) -> Vec<KeptPart> {
        let mut parts: Vec<KeptPart> = self.refused.iter().map(|(_, part, _)| *part).collect();
        parts.sort_unstable();
        parts.dedup();
        parts
    }
}

/// Does a write that belongs to this part, and again as long as the browser refuses it, unless another one of this name comes.
pub(crate) fn write(name: &str, part: KeptPart, write: impl Fn() -> bool + 'static) {
    SHELF.with_borrow_mut(|shelf| shelf.write(name, part, Box::new(write)));
}

/// Keeps a text under a key, for this tab when it is loaded anew and for all tabs.
pub(crate) fn keep_in_both(key: &'static str, part: KeptPart, text: String) {
    write(key, part, move || {
        let here = set(session(), key, &text);
        if !here {
            // An older text of this tab would be found first.
            let _ = session().map(|session| session.remove_item(key));
        }
        set(storage(), key, &text)
    });
}

fn set(storage: Option<Storage>, key: &str, text: &str) -> bool {
    storage.is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Tells the page which parts wait, and tries them again until none does. It comes behind the hooks that write.
#[hook]
pub(crate) fn use_refused(known: &[KeptPart], oninput: &Callback<Input>) {
    let (known, oninput) = (known.to_vec(), oninput.clone());
    let tell = {
        let known = known.clone();
        move || {
            let parts = SHELF.with_borrow(Shelf::parts);
            if parts != known {
                oninput.emit(Input::Event(PageEvent::Keeping(Keeping::Refused(parts))));
            }
        }
    };
    use_effect({
        let tell = tell.clone();
        move || tell()
    });
    use_effect_with((known.is_empty(), known), move |(is_empty, _)| {
        let again = (!is_empty).then(|| {
            Interval::new(RETRY, move || {
                SHELF.with_borrow_mut(Shelf::retry);
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

    /// A write that is taken while `room` says so, and how often it was taken.
    fn counted(room: &Rc<Cell<bool>>, taken: &Rc<Cell<u32>>) -> Write {
        let (room, taken) = (Rc::clone(room), Rc::clone(taken));
        Box::new(move || {
            taken.set(taken.get() + u32::from(room.get()));
            room.get()
        })
    }

    #[test]
    fn what_is_refused_is_written_once_there_is_room() {
        let (room, one, two) = (Rc::new(Cell::new(false)), Rc::default(), Rc::default());
        let mut shelf = Shelf::default();
        shelf.write("checking", KeptPart::Settings, counted(&room, &one));
        shelf.write("peers", KeptPart::Settings, counted(&room, &two));
        shelf.write("solve", KeptPart::Solve, counted(&room, &two));
        assert_eq!(shelf.parts(), [KeptPart::Settings, KeptPart::Solve]);
        shelf.write("checking", KeptPart::Settings, counted(&room, &one));
        shelf.retry();
        assert_eq!((one.get(), two.get(), shelf.refused.len()), (0, 0, 3), "the latest of each name waits");
        room.set(true);
        shelf.retry();
        assert_eq!((one.get(), two.get()), (1, 2));
        assert_eq!(shelf.parts(), []);
        shelf.retry();
        assert_eq!((one.get(), two.get()), (1, 2), "once");
    }
}
