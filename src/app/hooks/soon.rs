//! What can wait until what was done is seen.

use gloo::timers::callback::Timeout;
use std::{cell::Cell, rc::Rc};

/// Milliseconds in which a frame is drawn.
const FRAME: u32 = 20;

/// Something that is done a frame later, or when this is dropped, whichever comes first.
pub(super) struct Soon {
    work: Work,
    _timer: Timeout,
}

type Work = Rc<Cell<Option<Box<dyn FnOnce()>>>>;

/// `work` is done a frame later.
pub(super) fn soon(work: Box<dyn FnOnce()>) -> Soon {
    let work = Rc::new(Cell::new(Some(work)));
    let own = Rc::clone(&work);
    Soon { work, _timer: Timeout::new(FRAME, move || run(&own)) }
}

fn run(work: &Work) {
    if let Some(work) = work.take() {
        work();
    }
}

impl Drop for Soon {
    fn drop(&mut self) {
        run(&self.work);
    }
}
