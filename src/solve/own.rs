//! A structure of the player's own, which the worker judges: what was typed, and the judgement on it.

use super::{
    display::Viewing,
    state::{LoggedStep, Solve},
};
use crate::action::SolveTab;
use nonet_prose::JudgedStructure;
use nonet_protocol::{Position, Question};
use std::rc::Rc;

/// The player's own structure, by default none.
#[derive(Clone, Debug, Default)]
pub struct OwnStructure {
    /// The text as it was typed.
    pub text: Rc<str>,
    /// The latest judgement. None until the worker has answered.
    pub judged: Option<OwnJudgement>,
}

/// The judgement on a text at a position.
#[derive(Clone, Debug)]
pub struct OwnJudgement {
    text: Rc<str>,
    at: Position,
    /// The judgement.
    pub judged: Rc<JudgedStructure>,
    /// The step that takes what the structure proves. None if it proves nothing.
    pub logged: Option<LoggedStep>,
}

impl Solve {
    /// Returns the judgement on the structure as it is typed, at the current board. None until the worker has answered.
    #[must_use]
    pub fn own_judgement(&self) -> Option<&OwnJudgement> {
        let judged = self.own.judged.as_ref()?;
        (judged.text == self.own.text && judged.at == Position::from(&self.position())).then_some(judged)
    }

    /// Returns the judgement whose structure the board shows. None if it shows something else.
    #[must_use]
    pub fn drawn_judgement(&self) -> Option<&OwnJudgement> {
        let is_shown = self.tab == SolveTab::Own && self.display.viewing == Viewing::Now && !self.display.draws_last_step;
        self.own_judgement().filter(|_| is_shown)
    }

    /// Returns the question for the judgement. None if nothing is typed, if the judgement is known, or while another tab is open.
    pub(super) fn structure_question(&self) -> Option<Question> {
        let is_wanted = self.tab == SolveTab::Own && !self.own.text.trim().is_empty() && self.own_judgement().is_none();
        is_wanted.then(|| Question::Structure { text: Rc::clone(&self.own.text), at: Position::from(&self.position()) })
    }

    /// Takes a text that the player typed.
    pub(super) fn write_own(&mut self, text: Rc<str>) {
        self.own.text = text;
        self.display.viewing = Viewing::Now;
        self.display.draws_last_step = false;
    }

    /// Takes the judgement from the worker.
    pub(super) fn take_judgement(&mut self, question: &Question, judged: Rc<JudgedStructure>) {
        let Question::Structure { text, at } = question else { return };
        let before = *self.board();
        let logged = judged.step.as_ref().map(|step| LoggedStep { before, explained: Rc::clone(step) });
        self.own.judged = Some(OwnJudgement { text: Rc::clone(text), at: *at, judged, logged });
    }

    /// Takes what the structure proves as a step. Then another structure can be typed.
    pub(super) fn take_own(&mut self) {
        let Some(explained) = self.own_judgement().and_then(|own| own.judged.step.clone()) else { return };
        self.own = OwnStructure::default();
        self.take_step(&explained);
    }
}
