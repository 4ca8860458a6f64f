//! The Solve room, as the page sees it.

use super::{
    board_view,
    display::Viewing,
    findings::Counting,
    own::OwnStructure,
    state::Solve,
    step_list::StepList,
    supposing::Supposing,
    writing::{board_of, link_of},
};
use crate::{
    action::BoardAction,
    board::{context::BoardContext, view::BoardView},
    room::{Before, RoomFace},
    session::{Context, Questions, Remote, Selection, Session},
    text,
};
use nonet_core::board::{Candidates, Cell, CellSet, Grid};
use nonet_formats::{BoardState, NonetLink};
use nonet_game::SolveBoard;
use nonet_prose::ExplainedStep;
use nonet_protocol::{Answer, Question, ReadPuzzle, Room};
use std::rc::Rc;

impl RoomFace for Solve {
    fn is_editing(&self) -> bool {
        self.types_givens()
    }

    fn typed_next(&self) -> Cell {
        self.typing_continues_at()
    }

    fn position(&self) -> Candidates {
        match self.shown_solution() {
            Some(solution) => Candidates::new(solution),
            None => self.shown_solve_board().position(),
        }
    }

    fn told_givens(&self) -> Option<Grid> {
        Some(self.board().givens())
    }

    fn ruled_out_count(&self) -> usize {
        self.shown_solve_board().ruled_out().len()
    }

    fn separator(&self) -> Option<char> {
        self.separator
    }

    fn link(&self) -> Option<NonetLink> {
        Some(link_of(self.board()))
    }

    /// A step of the path that every visitor's rating has is found by its number.
    fn step_link(&self) -> Option<NonetLink> {
        let Viewing::PathStep(number) = self.display.viewing else { return None };
        let givens = self.board().puzzle();
        (self.rated_board() == SolveBoard::of_givens(&givens)).then_some(NonetLink::Step(givens, number as u32 + 1))
    }

    fn with_removed(&self, position: BoardState) -> BoardState {
        let left = Solve::position(self);
        if self.shown_solution().is_some() || *left.open() == *Candidates::new(left.grid()).open() {
            return position;
        }
        BoardState { notes: *left.open(), ..position }
    }

    fn board(&self, session: &Session) -> BoardView {
        board_view::board(self, &BoardContext::of(&session.board, &session.settings))
    }

    fn drawn_step(&self, case: Option<usize>) -> Option<&ExplainedStep> {
        board_view::drawn_step(self, case)
    }

    fn without_step(&self) -> Box<dyn RoomFace> {
        let mut solve = self.clone();
        solve.display.draws_last_step = false;
        solve.display.preview = None;
        if solve.shown_solution().is_none() {
            solve.put(self.shown_solve_board());
            solve.display.viewing = Viewing::Now;
        }
        Box::new(solve)
    }

    fn before_step(&self) -> Option<BoardState> {
        self.explained_step().map(|(step, _)| BoardState::of_candidates(&step.before.position()))
    }

    fn write(&mut self, action: BoardAction, context: &mut Context<'_>) {
        self.update_board(action, context);
    }

    fn close_topmost(&mut self, _: &mut Context<'_>) -> bool {
        if std::mem::take(&mut self.presents) {
            return true;
        }
        let is_open = self.display.viewing != Viewing::Now || self.display.draws_last_step;
        if self.display.viewing == Viewing::Now {
            self.display.draws_last_step = false;
        }
        self.display.viewing = Viewing::Now;
        is_open
    }

    fn enter(&mut self) {
        self.details = !self.types_givens();
    }

    fn leave(&mut self) {
        (self.details, self.presents) = (false, false);
    }

    fn take_reading(&mut self, reading: &ReadPuzzle, context: &mut Context<'_>) {
        context.session.board.selection = Selection::first();
        self.replace(board_of(reading), None, context);
        context.say_undoable(text::read_as(reading, false));
    }

    fn take_listed(&mut self, puzzle: &ReadPuzzle, context: &mut Context<'_>) {
        context.session.board.selection = Selection::first();
        self.replace(board_of(puzzle), None, context);
    }

    fn follow(&mut self, before: Before<'_, Solve>, context: &mut Context<'_>) {
        let session = &mut *context.session;
        if before.shown != session.room && self.stepping.pending == before.room.stepping.pending {
            // The question was about the room that is left. A new one stays: a link to a step asks for it while it changes the room.
            self.stepping.pending = None;
        }
        if session.room == Room::Solve && self.types_givens() {
            self.typing.cell = Some(session.board.selection.cursor);
        }
        if !self.shows_same_step(before.room) {
            session.board.pointed = CellSet::EMPTY;
        }
        self.follow_news(before.room);
        self.keep_analysis(context.session);
    }

    fn announcement(&self, before: Before<'_, Solve>, session: &Session) -> Option<String> {
        let is_entered = before.shown != session.room;
        if is_entered { Some(String::new()) } else { session.board.highlighting_announcement(before.board) }
    }

    fn stands_as(&self, earlier: &Solve) -> bool {
        self.history.now() == earlier.history.now()
    }

    fn questions(&self, _: &Session, _: &Questions) -> Vec<Question> {
        self.needed_questions()
    }

    fn take_progress(&mut self, question: &Question, found: u64) {
        match question {
            Question::Count { .. } if matches!(self.findings.counting, Counting::Running(_)) => {
                self.findings.counting = Counting::Running(found);
            }
            Question::Explainer { .. } => self.explaining(found),
            Question::Facts { .. } => self.finding_facts(found),
            _ => {}
        }
    }

    fn take_answer(&mut self, question: &Question, answer: Answer, context: &mut Context<'_>) -> Option<Answer> {
        match answer {
            Answer::Steps(steps) => self.at_now(context, |solve| solve.take_steps(&steps)),
            Answer::AllSteps(steps) => self.take_list(&steps),
            Answer::Supposed(supposed) => self.take_supposed(question, supposed),
            Answer::Structure(judged) => self.take_judgement(question, judged),
            Answer::MissingTechnique(technique) => self.take_missing(technique),
            Answer::Path(path) => self.take_path(&path),
            Answer::Rated(rated) => self.findings.rated = Some((self.rated_board(), rated)),
            Answer::Explainer(rating) => self.take_explained(&rating),
            Answer::Facts(facts) => self.take_facts(facts),
            Answer::Diagnosis(diagnosis) => self.findings.diagnosis = Some(diagnosis),
            Answer::Search(search) => self.findings.search = Remote::Ready(search),
            Answer::Count(solutions) => self.findings.counting = Counting::Done(solutions),
            answer => return Some(answer),
        }
        None
    }

    fn question_failed(&mut self, question: &Question, _: &Session) {
        match question {
            Question::Steps { .. } | Question::Path { .. } => self.stepping.pending = None,
            Question::Structure { .. } => self.own = OwnStructure::default(),
            Question::MissingTechnique { .. } => self.stepping.missing = Remote::Idle,
            Question::Suppose { .. } => self.supposing = Supposing::default(),
            Question::AllSteps { .. } => self.stepping.list = StepList::default(),
            Question::Diagnose { .. } => self.findings.diagnosis = Some(Rc::default()),
            Question::Count { .. } => self.stop_count(),
            Question::Search { .. } => self.findings.search = Remote::Idle,
            Question::Explainer { .. } => self.explain(false),
            Question::Facts { .. } => self.find_facts(false),
            _ => {}
        }
    }
}
