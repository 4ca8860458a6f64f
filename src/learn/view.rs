//! The view of the Learn room, as plain values.

use super::{
    map::{MapView, map},
    progress::{ProgressView, progress},
    sheet_form::{SheetView, sheet},
    state::Learn,
    task_card::{TaskView, task},
};
use crate::{action::LearnPage, session::Session};
use std::rc::Rc;

/// The view of the Learn room.
#[derive(Clone, PartialEq, Debug)]
pub enum LearnView {
    /// The map of the course.
    Map(Rc<MapView>),
    /// The practice so far.
    Progress(Rc<ProgressView>),
    /// A sheet of drills for a class.
    Sheet(Rc<SheetView>),
    /// A position at which something is shown or asked.
    Task(Rc<TaskView>),
}

/// Returns the view of the room.
pub(crate) fn learn(learn: &Learn, session: &Session) -> LearnView {
    match (&learn.task, learn.page, &learn.sheet) {
        (Some(current), ..) => LearnView::Task(Rc::new(task(current, session))),
        (None, LearnPage::Sheet, Some(form)) => LearnView::Sheet(Rc::new(sheet(form, session))),
        (None, LearnPage::Map | LearnPage::Sheet, _) => LearnView::Map(Rc::new(map(learn, session))),
        (None, LearnPage::Progress, _) => LearnView::Progress(Rc::new(progress(learn, session))),
    }
}
