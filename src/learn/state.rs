//! The state of the Learn room: the page that is shown, what is worked at, and what the log of attempts shows.

use super::{sheet::SheetForm, task::Task};
use crate::{
    action::LearnPage,
    session::{BoardUi, Selection, Session},
};
use nonet_core::board::DigitSet;
use nonet_course::{Knowledge, Log, drillable};
use nonet_protocol::{Drill, DrillRequest, Level};
use std::rc::Rc;

/// The state of the Learn room.
#[derive(Clone, Debug, Default)]
pub struct Learn {
    /// The page that is shown where nothing is worked at.
    pub page: LearnPage,
    /// The task that is worked at. None while a page is shown.
    pub task: Option<Task>,
    /// The sheet of drills that is put together. None before its page was open.
    pub sheet: Option<SheetForm>,
    /// The drill that is made ahead, with what was asked for. None if none is.
    pub ahead: Option<(DrillRequest, Option<Rc<Drill>>)>,
    /// The level that the learner chose to be able to solve. None if none was chosen in this visit.
    pub chosen_goal: Option<Level>,
    /// The selection and the lit digits of the other rooms while this one is shown, and its own while another is. None before the first
    /// change of rooms.
    pub put_aside: Option<(Selection, DigitSet)>,
    /// The knowledge that the log shows. None until the room was seen.
    pub known: Option<Known>,
}

/// The knowledge that a log of attempts shows on a day. It is kept, since it takes a look at the whole log.
#[derive(Clone, Debug)]
pub struct Known {
    /// The log.
    pub log: Rc<Log>,
    /// The knowledge that it shows.
    pub knowledge: Rc<Knowledge>,
}

impl Learn {
    /// Gives the other rooms their selection and lit digits back, or this room its own: what stood `before` the change of rooms is put
    /// aside, and what was put aside stands again, unless something was selected or lit with the change itself, or a task `is_begun` with it.
    pub(super) fn exchange_selection(&mut self, before: &BoardUi, board: &mut BoardUi, is_begun: bool) {
        let stood = (before.selection, before.lit);
        let put_aside = self.put_aside.replace(stood);
        if !is_begun
            && (board.selection, board.lit) == stood
            && let Some(own) = put_aside
        {
            (board.selection, board.lit) = own;
        }
    }

    /// Returns what the log shows on this day.
    #[must_use]
    pub fn knowledge(&self, session: &Session) -> Rc<Knowledge> {
        let known = self.known.as_ref().map(|known| Rc::clone(&known.knowledge));
        known.unwrap_or_else(|| Rc::new(Knowledge::of(&session.attempts, session.today)))
    }

    /// Returns the level that the learner is to become able to solve: the one that was chosen, or else the easiest for which something is
    /// lacking.
    #[must_use]
    pub fn goal(&self, knowledge: &Knowledge) -> Level {
        let lacks = |level: &Level| !(knowledge.lacking(*level) & drillable()).is_empty();
        self.chosen_goal.or_else(|| Level::ALL.into_iter().find(lacks)).unwrap_or(Level::Extreme)
    }
}
