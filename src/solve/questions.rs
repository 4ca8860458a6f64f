//! The questions of the Solve room to the worker.

use super::{
    findings::{Counting, FEWEST_GIVENS, MAX_SEARCH_SOLUTIONS},
    state::Solve,
    stepping::PendingOperation,
};
use crate::session::Remote;
use nonet_core::solver::Verdict;
use nonet_protocol::{Position, Question, Steps};

impl Solve {
    /// Returns the questions whose answers the room lacks, in the order of their urgency.
    pub(super) fn needed_questions(&self) -> Vec<Question> {
        let mut questions = Vec::new();
        questions.extend(self.stepping.pending.as_ref().map(|pending| self.doing_question(pending)));
        if self.stepping.missing == Remote::Loading {
            questions.push(Question::MissingTechnique { at: Position::from(&self.position()), options: self.options() });
        }
        if self.wants_list() {
            questions.push(Question::AllSteps { at: Position::from(&self.position()), options: self.options() });
        }
        questions.extend(self.structure_question());
        questions.extend(self.suppose_question());
        if self.can_be_rated() && self.rating().is_none() {
            let board = self.rated_board();
            questions.push(Question::Rate { grid: *board.grid(), allowed: board.problem() });
        }
        questions.extend(self.explainer_question());
        if self.wants_diagnosis() {
            // The diagnosis ignores the digits that steps placed, because they follow from the digit that may be wrong.
            let brought = self.rated_board();
            questions.push(Question::Diagnose { grid: *brought.grid(), allowed: brought.problem() });
        }
        if self.findings.search == Remote::Loading {
            // The search starts from the puzzle, without the digits that steps placed.
            let (board, solutions) = (self.rated_board(), if self.assessment.is_proper() { 1 } else { MAX_SEARCH_SOLUTIONS });
            questions.push(Question::Search { grid: *board.grid(), allowed: board.problem(), solutions });
        }
        if matches!(self.findings.counting, Counting::Running(_)) {
            questions.push(Question::Count { allowed: self.assessment.problem });
        }
        questions.extend(self.facts_question());
        questions
    }

    fn doing_question(&self, pending: &PendingOperation) -> Question {
        let at = || Position::from(&self.position());
        match *pending {
            PendingOperation::Next(_) => Question::Steps { at: at(), steps: Steps::Next, options: self.options() },
            PendingOperation::Steps(steps) => Question::Steps { at: at(), steps, options: self.options() },
            PendingOperation::GoTo(_) => {
                let board = self.rated_board();
                Question::Path { grid: *board.grid(), allowed: board.problem() }
            }
        }
    }

    /// Whether the worker should look for typos on the board and has not answered yet.
    #[must_use]
    pub fn wants_diagnosis(&self) -> bool {
        let assessment = &self.assessment;
        let enough = matches!(assessment.verdict(), Verdict::None(_)) || assessment.grid.filled_cells().len() >= FEWEST_GIVENS;
        self.findings.diagnosis.is_none() && assessment.is_curable() && enough
    }
}
