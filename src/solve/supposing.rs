//! A candidate that the player asks about: why it can't be, what follows if it is true or false, and how it is linked to another one.

use super::{
    display::Viewing,
    state::{LoggedStep, Solve},
};
use crate::action::{SolveTab, SupposeAction, SupposeTopic};
use nonet_core::board::{Candidate, CandidateSet, CellSet};
use nonet_game::SolveBoard;
use nonet_prose::{Supposed, Supposition};
use nonet_protocol::{Position, Question};
use std::rc::Rc;

/// The candidate that the player asks about, by default none.
#[derive(Clone, Debug, Default)]
pub struct Supposing {
    /// The candidate. None if the player asks about none.
    pub candidate: Option<Candidate>,
    /// The candidate to which a link is asked for. None if none is.
    pub other: Option<Candidate>,
    /// Whether the next candidate that is chosen is the other one.
    pub picks_other: bool,
    /// The part of the answer that is shown.
    pub topic: SupposeTopic,
    /// The latest answer. None until the worker has answered.
    answer: Option<SupposedAnswer>,
}

/// The answer about a candidate at a position.
#[derive(Clone, Debug)]
struct SupposedAnswer {
    candidate: Candidate,
    other: Option<Candidate>,
    at: Position,
    supposed: Rc<Supposed>,
    /// The step that proves the candidate false. None if nothing does.
    logged: Option<LoggedStep>,
}

impl Solve {
    /// Handles an action about a candidate that the player asks about.
    pub(super) fn update_supposing(&mut self, action: SupposeAction) {
        match action {
            SupposeAction::Ask(candidate) => self.ask_about(candidate),
            SupposeAction::PickOther(on) => self.supposing.picks_other = on,
            SupposeAction::Topic(topic) => self.open_topic(topic),
            SupposeAction::Show(count) => self.display.viewing = Viewing::Supposed(count),
            SupposeAction::Close => {
                self.supposing = Supposing::default();
                self.end_supposition();
            }
            SupposeAction::Take => self.take_why_not(),
        }
    }

    fn ask_about(&mut self, candidate: Candidate) {
        let asked = &mut self.supposing;
        if asked.picks_other && asked.candidate.is_some_and(|asked| asked != candidate) {
            (asked.other, asked.picks_other) = (Some(candidate), false);
        } else {
            *asked = Supposing { candidate: Some(candidate), topic: asked.topic, ..Supposing::default() };
        }
        self.end_supposition();
        self.display.draws_last_step = false;
    }

    /// Shows a part of the answer; of what follows, all of it at once.
    fn open_topic(&mut self, topic: SupposeTopic) {
        self.supposing.topic = topic;
        self.display.viewing = match self.supposition() {
            Some(supposition) => Viewing::Supposed(supposition.placed.len()),
            None => Viewing::Now,
        };
    }

    /// Returns to the current board, if the board shows what follows from a supposition.
    fn end_supposition(&mut self) {
        if matches!(self.display.viewing, Viewing::Supposed(_)) {
            self.display.viewing = Viewing::Now;
        }
    }

    /// Takes the step that proves the candidate false.
    fn take_why_not(&mut self) {
        let Some(step) = self.answer().and_then(|answer| answer.logged.clone()) else { return };
        self.supposing = Supposing::default();
        self.display.viewing = Viewing::Now;
        self.take_step(&step.explained);
    }

    fn answer(&self) -> Option<&SupposedAnswer> {
        let Supposing { candidate, other, answer, .. } = &self.supposing;
        let is_current = |answer: &&SupposedAnswer| {
            Some(answer.candidate) == *candidate && answer.other == *other && answer.at == Position::from(&self.position())
        };
        answer.as_ref().filter(is_current)
    }

    /// Returns what is known of the candidate at the current board. None until the worker has answered.
    #[must_use]
    pub fn supposed(&self) -> Option<&Supposed> {
        self.answer().map(|answer| &*answer.supposed)
    }

    /// Returns the supposition whose consequences are the open part of the answer. None if another part is open, or there are none.
    #[must_use]
    pub fn supposition(&self) -> Option<&Supposition> {
        let supposed = self.supposed()?;
        match self.supposing.topic {
            SupposeTopic::WhyNot => None,
            SupposeTopic::IfTrue => supposed.if_true.as_ref(),
            SupposeTopic::IfFalse => supposed.if_false.as_ref(),
        }
    }

    /// Returns the supposition that the board shows, and the number of digits that it shows of it. None if it shows something else.
    #[must_use]
    pub fn shown_supposition(&self) -> Option<(&Supposition, usize)> {
        let Viewing::Supposed(count) = self.display.viewing else { return None };
        let supposition = self.supposition()?;
        Some((supposition, count.min(supposition.placed.len())))
    }

    /// Returns the board with what the shown supposition places. None if none is shown.
    #[must_use]
    pub fn after_supposed(&self) -> Option<SolveBoard> {
        let (supposition, count) = self.shown_supposition()?;
        let mut position = self.position();
        if self.supposing.topic == SupposeTopic::IfFalse {
            position.eliminate(&self.supposing.candidate.map_or(CandidateSet::EMPTY, CandidateSet::of));
        }
        for placed in supposition.placed.iter().take(count) {
            position.place(placed.cell, placed.digit);
        }
        Some(self.board().after_steps(&position))
    }

    /// Returns the cells that the shown supposition fills.
    #[must_use]
    pub fn supposed_cells(&self) -> CellSet {
        let shown = self.shown_supposition();
        shown.map_or(CellSet::EMPTY, |(it, count)| it.placed.iter().take(count).map(|placed| placed.cell).collect())
    }

    /// Returns the step that proves the candidate false, if the board draws it.
    #[must_use]
    pub fn drawn_why_not(&self) -> Option<&LoggedStep> {
        let is_shown = self.tab == SolveTab::Own && self.display.viewing == Viewing::Now && !self.display.draws_last_step;
        let is_open = self.supposing.topic == SupposeTopic::WhyNot;
        self.answer().filter(|_| is_shown && is_open)?.logged.as_ref()
    }

    /// Returns the question about the candidate. None if the player asks about none, if the answer is known, or while another tab is open.
    pub(super) fn suppose_question(&self) -> Option<Question> {
        let candidate = self.supposing.candidate.filter(|_| self.tab == SolveTab::Own && self.answer().is_none())?;
        let (at, other, options) = (Position::from(&self.position()), self.supposing.other, self.options());
        Some(Question::Suppose { candidate, other, at, options })
    }

    /// Takes the answer from the worker.
    pub(super) fn take_supposed(&mut self, question: &Question, supposed: Rc<Supposed>) {
        let Question::Suppose { candidate, other, at, .. } = question else { return };
        let before = *self.board();
        let step = supposed.why_not.explained.as_ref();
        let logged = step.map(|step| LoggedStep { before, explained: Rc::new(step.clone()) });
        self.supposing.answer = Some(SupposedAnswer { candidate: *candidate, other: *other, at: *at, supposed, logged });
        if self.supposing.topic != SupposeTopic::WhyNot {
            self.open_topic(self.supposing.topic);
        }
    }
}
