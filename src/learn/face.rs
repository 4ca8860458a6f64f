//! The Learn room, as the page sees it: a task has a board, the pages have none.

use super::{
    board_view,
    sheet::SheetForm,
    state::Learn,
    task::{Series, Task},
    task_card,
};
use crate::{
    action::{BoardAction, LearnPage},
    board::{context::BoardContext, view::BoardView},
    room::{Before, RoomFace},
    session::{Context, Questions, Selection, Session},
};
use nonet_core::board::{Candidates, Cell, Digit, Grid};
use nonet_formats::NonetLink;
use nonet_prose::ExplainedStep;
use nonet_protocol::{Address, Answer, Question, ReadPuzzle, Room};
use std::rc::Rc;

impl RoomFace for Learn {
    fn has_board(&self) -> bool {
        self.task.is_some()
    }

    fn position(&self) -> Candidates {
        self.task.as_ref().and_then(Task::position).unwrap_or_else(|| Candidates::new(&Grid::EMPTY))
    }

    fn told_givens(&self) -> Option<Grid> {
        let drill = self.task.as_ref()?.drill()?;
        Some(drill.position.grid.within(drill.position.givens))
    }

    fn board(&self, session: &Session) -> BoardView {
        let context = BoardContext::of(&session.board, &session.settings);
        self.task.as_ref().map_or_else(BoardView::default, |task| board_view::board(task, &context))
    }

    fn drawn_step(&self, case: Option<usize>) -> Option<&ExplainedStep> {
        board_view::drawn_step(self.task.as_ref()?, case)
    }

    fn without_step(&self) -> Box<dyn RoomFace> {
        let mut learn = self.clone();
        if let Some(task) = &mut learn.task {
            (task.stage, task.end, task.reply) = (None, None, None);
        }
        Box::new(learn)
    }

    fn link(&self) -> Option<NonetLink> {
        None
    }

    fn own_address(&self) -> Option<Address> {
        let task = self.task.as_ref()?;
        match &task.series {
            Series::Lesson(_) => Some(Address::Lesson(task.technique())),
            Series::Sheet(sheet, _) => Some(Address::Sheet(*sheet)),
            _ => task.is_told().then(|| Address::Drill(task.seed())),
        }
    }

    fn write(&mut self, action: BoardAction, context: &mut Context<'_>) {
        self.update_board(action, context);
    }

    fn tap(&mut self, cell: Cell, place: Digit, context: &mut Context<'_>) {
        // While marks are asked for, a selected cell would light other digits.
        let selection = Selection::of(cell);
        let is_marking = self.task.as_ref().is_some_and(|task| task.question.is_some());
        context.session.board.selection = if is_marking { selection.none() } else { selection };
        self.press(cell, place);
    }

    fn close_topmost(&mut self, _: &mut Context<'_>) -> bool {
        let is_open = self.task.is_some() || self.page != LearnPage::Map;
        self.open(LearnPage::Map);
        is_open
    }

    /// The room is never asked to take a puzzle, since it has no board of the player's own: [`Play`](Room::Play) takes it in its place.
    fn take_reading(&mut self, _: &ReadPuzzle, _: &mut Context<'_>) {}

    fn is_timed(&self, is_front: bool) -> bool {
        is_front && self.task.as_ref().is_some_and(Task::is_open)
    }

    fn tick(&mut self, _: &mut Context<'_>) {
        if let Some(task) = &mut self.task {
            task.seconds = task.seconds.saturating_add(1);
        }
    }

    fn follow(&mut self, before: Before<'_, Learn>, context: &mut Context<'_>) {
        self.note_attempt(before.room, context.session);
        if (before.shown == Room::Learn) != (context.session.room == Room::Learn) {
            let request = |learn: &Learn| learn.task.as_ref().map(|task| task.request);
            let is_begun = request(self) != request(before.room);
            self.exchange_selection(before.board, &mut context.session.board, is_begun);
        }
        if context.session.room == Room::Learn {
            self.bring_up_to_date(context.session);
            self.look_ahead(context.session);
            self.print_sheet(context.session);
        }
        self.stop_printing_elsewhere(context.session);
    }

    fn announcement(&self, before: Before<'_, Learn>, session: &Session) -> Option<String> {
        let words = |learn: &Learn| learn.task.as_ref().map(|task| task_card::aloud(task, session));
        let (now, earlier) = (words(self), words(before.room));
        let is_entered = before.shown != session.room;
        match now.filter(|now| is_entered || earlier.as_ref() != Some(now)) {
            Some(now) => Some(now),
            None if is_entered => Some(String::new()),
            None => session.board.highlighting_announcement(before.board),
        }
    }

    fn stands_as(&self, earlier: &Learn) -> bool {
        self.page == earlier.page && self.task == earlier.task
    }

    fn questions(&self, session: &Session, _: &Questions) -> Vec<Question> {
        let mut questions = Vec::new();
        questions.extend(self.task.as_ref().and_then(Task::worker_question));
        if session.entries.is_none() {
            questions.push(Question::Techniques);
        }
        let sheet = self.sheet.as_ref().filter(|_| self.task.is_none());
        questions.extend(sheet.and_then(SheetForm::question));
        questions.extend(self.ahead.as_ref().filter(|(_, drill)| drill.is_none()).map(|(request, _)| Question::Drill(*request)));
        questions
    }

    fn take_answer(&mut self, question: &Question, answer: Answer, _: &mut Context<'_>) -> Option<Answer> {
        match (question, answer) {
            (Question::Drill(request), Answer::Drill(drill)) => self.take_drill(*request, drill),
            (_, Answer::Judged(judgement)) if self.is_asking(question) => {
                self.task.iter_mut().for_each(|task| task.take_judgement(Rc::clone(&judgement)));
            }
            (_, Answer::Followed(followed)) if self.is_asking(question) => {
                self.task.iter_mut().for_each(|task| task.take_followed(Rc::clone(&followed)));
            }
            (_, answer) => return Some(answer),
        }
        None
    }

    fn question_failed(&mut self, question: &Question, _: &Session) {
        match question {
            Question::Drill(request) => self.take_drill(*request, None),
            _ if self.is_asking(question) => self.task.iter_mut().for_each(Task::stop_judging),
            _ => {}
        }
    }
}

impl Learn {
    /// Returns whether this is the question of the task.
    fn is_asking(&self, question: &Question) -> bool {
        self.task.as_ref().and_then(Task::worker_question).as_ref() == Some(question)
    }
}
