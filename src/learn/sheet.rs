//! A sheet of drills for a class, which is put together: its techniques, the link to it, and its positions for paper.

use super::state::Learn;
use crate::{
    action::{LearnPage, SheetEdit},
    session::{BrowserEffect, Context, Session},
};
use nonet_course::{DrillSheet, Ring, drillable};
use nonet_protocol::{Address, Drill, DrillRequest, Question, Room, TechniqueSet};
use std::rc::Rc;

/// The numbers of positions that can be chosen.
pub(super) const POSITIONS: [u8; 4] = [6, 12, 24, 48];

/// The numbers from which the positions of a sheet are made lie below this one, so that the link stays short.
const NUMBERS: u64 = 1_000_000;

/// The sheet that is put together.
#[derive(Clone, Debug)]
pub struct SheetForm {
    /// The chosen techniques.
    pub techniques: TechniqueSet,
    /// The number of positions.
    pub positions: u8,
    /// The number from which the positions are made.
    pub number: u64,
    /// The drills that were made for paper, in order. A drill of which no position was found is None.
    pub drills: Rc<Vec<Option<Rc<Drill>>>>,
    /// Whether the sheet is to be printed as soon as all of its drills are there.
    pub is_printing: bool,
}

impl SheetForm {
    /// Returns the form with the techniques that the learner is learning.
    pub(super) fn new(learn: &Learn, session: &mut Session) -> SheetForm {
        let knowledge = learn.knowledge(session);
        SheetForm {
            techniques: drillable().iter().filter(|technique| knowledge.ring(*technique) == Ring::Learning).collect(),
            positions: POSITIONS[1],
            number: session.generator.fresh_number() % NUMBERS,
            drills: Rc::default(),
            is_printing: false,
        }
    }

    /// Returns the sheet. None while no technique is chosen.
    #[must_use]
    pub fn sheet(&self) -> Option<DrillSheet> {
        DrillSheet::new(self.techniques, self.positions, self.number)
    }

    /// Returns whether all drills are there.
    #[must_use]
    pub fn is_made(&self) -> bool {
        self.drills.len() == usize::from(self.positions)
    }

    /// Returns the request for the next drill. None unless the sheet is to be printed and lacks one.
    fn lacking(&self) -> Option<DrillRequest> {
        let seed = self.sheet().filter(|_| self.is_printing)?.drill(self.drills.len())?;
        Some(DrillRequest { seed, level: None })
    }

    /// Returns the question for the next drill. None if none is lacking.
    pub(super) fn question(&self) -> Option<Question> {
        self.lacking().map(Question::Drill)
    }

    /// Takes a drill that the worker has made. Returns whether the sheet lacked it.
    pub(super) fn take_drill(&mut self, request: DrillRequest, drill: Option<&Rc<Drill>>) -> bool {
        let is_lacking = self.lacking() == Some(request);
        if is_lacking {
            Rc::make_mut(&mut self.drills).push(drill.cloned());
        }
        is_lacking
    }

    /// Gives up the drills, which are those of another sheet.
    fn changed(&mut self) {
        (self.drills, self.is_printing) = (Rc::default(), false);
    }
}

impl Learn {
    /// Changes the sheet, or hands it out.
    pub(super) fn edit_sheet(&mut self, edit: SheetEdit, context: &mut Context<'_>) {
        let Some(form) = &mut self.sheet else { return };
        match edit {
            SheetEdit::Use(technique, on) => {
                form.techniques = if on { form.techniques.with(technique) } else { form.techniques.without(technique) };
                form.changed();
            }
            SheetEdit::Positions(positions) => {
                form.positions = positions.clamp(1, DrillSheet::MOST);
                form.changed();
            }
            SheetEdit::Anew => {
                form.number = context.session.generator.fresh_number() % NUMBERS;
                form.changed();
            }
            SheetEdit::CopyLink => {
                if let Some(sheet) = form.sheet() {
                    let link = format!("{}{}", context.session.site, Address::Sheet(sheet));
                    context.session.effects.push(BrowserEffect::PromiseCopy);
                    context.session.effects.push(BrowserEffect::Copy(Some(link)));
                }
            }
            SheetEdit::Print => form.is_printing = form.sheet().is_some(),
        }
    }

    /// Gives up printing once another page or room is shown.
    pub(super) fn stop_printing_elsewhere(&mut self, session: &Session) {
        let is_shown = session.room == Room::Learn && self.page == LearnPage::Sheet && self.task.is_none();
        if let Some(form) = self.sheet.as_mut().filter(|form| form.is_printing && !is_shown) {
            form.is_printing = false;
        }
    }

    /// Prints the sheet that waits for it, once all of its drills are there.
    pub(super) fn print_sheet(&mut self, session: &mut Session) {
        if let Some(form) = self.sheet.as_mut().filter(|form| form.is_printing && form.is_made()) {
            form.is_printing = false;
            session.effects.push(BrowserEffect::Print);
        }
    }
}
