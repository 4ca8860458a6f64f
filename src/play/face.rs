//! The Play room, as the page sees it.

use super::{board_view, finish, state::Play};
use crate::{
    action::{Action, BoardAction},
    board::{context::BoardContext, view::BoardView},
    room::{Before, RoomFace},
    session::{Context, InHand, Questions, Remote, Session, Settings},
    text,
};
use nonet_core::{
    board::{Candidates, Cell, CellSet, Digit, Grid},
    solver::{Problem, Verdict},
};
use nonet_formats::{BoardState, NonetLink};
use nonet_game::{Game, Standing};
use nonet_prose::ExplainedStep;
use nonet_protocol::{Answer, Question, ReadPuzzle};

impl RoomFace for Play {
    fn position(&self) -> Candidates {
        self.shown().position()
    }

    fn told_givens(&self) -> Option<Grid> {
        (!self.paused).then(|| *self.game.givens())
    }

    fn game(&self) -> Option<&Game> {
        Some(&self.game)
    }

    fn shown_standing(&self) -> Option<&Standing> {
        Some(self.shown().standing())
    }

    fn is_played_elsewhere(&self) -> bool {
        self.elsewhere
    }

    fn link(&self) -> Option<NonetLink> {
        Some(NonetLink::Game(*self.game.givens()))
    }

    fn board(&self, session: &Session) -> BoardView {
        board_view::board(self, &session.settings, &BoardContext::of(&session.board, &session.settings))
    }

    fn drawn_step(&self, case: Option<usize>) -> Option<&ExplainedStep> {
        board_view::drawn_step(self, case)
    }

    fn without_step(&self) -> Box<dyn RoomFace> {
        let mut play = self.clone();
        play.help.shown = None;
        Box::new(play)
    }

    fn position_link(&self, position: BoardState) -> NonetLink {
        NonetLink::Position(Box::new(position))
    }

    fn shared_words(&self, session: &Session) -> Option<String> {
        finish::shared(self, session)
    }

    fn write(&mut self, action: BoardAction, context: &mut Context<'_>) {
        self.update_board(action, context);
    }

    fn tap(&mut self, cell: Cell, place: Digit, context: &mut Context<'_>) {
        self.tap_board(cell, place, context);
    }

    fn drop_line(&mut self, cell: Cell, place: Digit, context: &mut Context<'_>) {
        self.end_line_at(cell, place, context);
    }

    fn writes_when_released(&self) -> bool {
        self.can_write() && self.locked.is_some() || self.draws_lines() && self.pen.is_some()
    }

    fn draws_lines(&self) -> bool {
        self.can_draw_lines()
    }

    fn lead_pen(&mut self, cell: Cell) {
        self.lead_line(cell);
    }

    fn in_hand(&self) -> InHand {
        InHand { picked: self.picked, pen: self.pen }
    }

    fn put_back(&mut self, in_hand: InHand) {
        (self.picked, self.pen) = (in_hand.picked, in_hand.pen);
    }

    fn close_topmost(&mut self, context: &mut Context<'_>) -> bool {
        if self.is_helping() {
            self.close();
        } else if self.locked.is_some() {
            self.lock(None, context);
        } else if self.draws_lines() && self.pen.is_some() {
            self.pen = None;
        } else {
            return false;
        }
        true
    }

    fn touch(&mut self, action: &Action) {
        if matches!(action, Action::Board(_) | Action::Play(_)) {
            self.note_touch(action);
        }
    }

    fn take_reading(&mut self, reading: &ReadPuzzle, context: &mut Context<'_>) {
        self.play_reading(reading, context);
    }

    fn take_listed(&mut self, puzzle: &ReadPuzzle, context: &mut Context<'_>) {
        if puzzle.eliminations().is_empty() {
            self.open_reading(puzzle, context);
        } else {
            self.play_reading(puzzle, context); // the message says what is ruled out
        }
    }

    fn say_begun_before(&self, context: &mut Context<'_>) {
        if !self.game.moves().is_empty() {
            self.say_going_on(context);
        }
    }

    fn settings_changed(&mut self, settings: &Settings) {
        self.adapt_mode(settings.notes);
    }

    fn is_timed(&self, is_front: bool) -> bool {
        is_front && self.is_running()
    }

    fn tick(&mut self, context: &mut Context<'_>) {
        self.count_second();
        if self.is_kept_waiting() {
            context.say(text::LOOKING, Vec::new());
        }
    }

    fn follow(&mut self, before: Before<'_, Play>, context: &mut Context<'_>) {
        let is_left = before.shown != context.session.room;
        if is_left {
            self.help.requested = None; // the request was about the room that is left
            self.completed.0 = CellSet::EMPTY; // the pulse has been seen
        }
        if self.help.shown != before.room.help.shown {
            context.session.board.pointed = CellSet::EMPTY;
        }
        self.announce_changes(Some(before.room).filter(|_| !is_left), context);
    }

    fn announcement(&self, before: Before<'_, Play>, session: &Session) -> Option<String> {
        let is_entered = before.shown != session.room;
        if is_entered { Some(String::new()) } else { self.change_in_words(before, session) }
    }

    fn stands_as(&self, earlier: &Play) -> bool {
        // The playing time of a game passes while its board stays the same.
        let (game, before) = (&self.game, &earlier.game);
        (game.givens(), game.standing()) == (before.givens(), before.standing())
    }

    fn questions(&self, session: &Session, _: &Questions) -> Vec<Question> {
        let grid = *self.game.givens();
        let lacks_level = self.game.level.is_none() && matches!(*self.verdict, Verdict::One(_));
        let rate = lacks_level.then(|| Question::Rate { grid, allowed: grid.domains() });
        self.question(&session.settings).into_iter().chain(rate).collect()
    }

    fn take_answer(&mut self, question: &Question, answer: Answer, context: &mut Context<'_>) -> Option<Answer> {
        let session = &*context.session;
        match (question, answer) {
            (_, Answer::Hint(advice)) => self.advised(&advice, &session.settings),
            (Question::WhyNot { candidate, .. }, Answer::WhyNot(answer)) => self.told_why_not(*candidate, answer),
            (_, Answer::Review(reviewed)) => {
                self.finished.take_hardest(session, question, &reviewed);
                if self.question(&session.settings).as_ref() == Some(question) {
                    self.review.reviewed = Remote::Ready(reviewed);
                }
            }
            (_, Answer::Rated(rated)) => self.set_level(rated.level),
            (_, answer) => return Some(answer),
        }
        None
    }

    fn question_failed(&mut self, question: &Question, session: &Session) {
        match question {
            Question::Hint { .. } | Question::WhyNot { .. } => self.help.requested = None,
            Question::Review { .. } => {
                self.finished.take_hardest(session, question, &[]);
                self.review.reviewed = Remote::Idle;
            }
            _ => {}
        }
    }
}
