//! The updates of the Play room: modes, hints, save points. Digits and lines are in `writing.rs`, opening games is in
//! `opening.rs`.

use super::{help::HelpRequest, opening::Opening, state::Play};
use crate::{
    action::{Mode, Overlay, PlayAction},
    session::{Context, Pending, Remote, Request, SEE_IN_SOLVE, Selection, settings::NoteStyle},
    statistics::{offered_level, save_results},
    text::{self, Text},
};
use nonet_core::board::{Candidate, Cell, CellSet, Digit, DigitSet};
use nonet_game::{Move, Notes};
use std::rc::Rc;

impl Play {
    /// Handles an action of the Play room.
    pub fn update(&mut self, action: PlayAction, context: &mut Context<'_>) {
        match action {
            PlayAction::ToggleNotes if self.mode == Mode::Digit => self.set_mode(Mode::Corner, context),
            PlayAction::ToggleNotes => self.set_mode(Mode::Digit, context),
            PlayAction::Mode(mode) => self.set_mode(mode, context),
            PlayAction::Lock(digit) => self.lock((self.locked != Some(digit)).then_some(digit), context),
            PlayAction::Adding(on) => self.adding = on,
            PlayAction::FillNotes => self.fill_notes(context),
            PlayAction::WhyNotNext => context.session.board.pending = Pending::WhyNot,
            PlayAction::Continue(id) => self.continue_game(id, context),
            PlayAction::StartAnew => self.start_anew(context),
            PlayAction::TakePosition(position) => self.take_position(&position, context),
            PlayAction::TakeOver => self.takeover_count += 1,
            PlayAction::Check => self.check_aloud(context),
            PlayAction::Hint => self.hint(context),
            PlayAction::HintWithoutNotes => self.hint_without_notes(),
            PlayAction::More => {
                self.tell_more();
            }
            PlayAction::Stage(stage) => self.show_stage(stage),
            PlayAction::Unfold(on) => self.help.unfolded = on,
            PlayAction::Apply => self.apply_hint(context),
            PlayAction::CloseHelp => self.close(),
            PlayAction::WriteMissing => self.write_missing_notes(context),
            PlayAction::BackToFine => self.return_to_fine(context),
            PlayAction::PlayThis if self.game.moves().is_empty() => self.opening = Opening::Chosen, // so it is found again
            PlayAction::PlayThis => {}
            PlayAction::TogglePause => self.toggle_pause(context),
            PlayAction::SetPoint(name) => self.set_point(&name, context),
            PlayAction::BackTo(made) => self.back_to(made, text::play::AT_SAVE_POINT, context),
            PlayAction::LastPoint => self.last_point(context),
            PlayAction::Guess => self.play_move(Move::Guess, context),
            PlayAction::KeepGuess => self.keep_guess(context),
            PlayAction::DropGuess => self.drop_guess(context),
            PlayAction::Backup if context.session.archive.is_being_read() => {
                context.say(text::keeping::READING_FIRST, Vec::new())
            }
            PlayAction::Backup if context.session.attempt_storage.is_being_read => {
                context.say(text::keeping::READING_ATTEMPTS_FIRST, Vec::new())
            }
            PlayAction::Backup if context.session.analyses.is_being_read => {
                context.say(text::keeping::READING_ANALYSES_FIRST, Vec::new())
            }
            PlayAction::Backup => {
                let text = self.backup(context.session);
                context.ask(Request::Backup(text));
            }
            PlayAction::SaveResults => save_results(context),
            PlayAction::Replay(at) => self.replay_at(at, context),
            PlayAction::PauseStreak(on) => self.finished.pauses.set(on, context.session.today),
            PlayAction::Calendar => {
                let level = offered_level(&self.game, context.session);
                context.ask(Request::Open(Overlay::Calendar(context.session.today.first_of_month(), level)));
            }
        }
    }

    /// Whether the game can be changed. A finished game can't: its day, its time and the streak are already counted.
    #[must_use]
    pub fn can_write(&self) -> bool {
        !self.paused && !self.elsewhere && self.review.replay.is_none() && !self.game.is_solved()
    }

    /// Plays a move, if the game can be changed.
    pub(super) fn play_move(&mut self, one: Move, context: &mut Context<'_>) {
        if self.can_write() && self.play(one) {
            self.after_move(context);
        }
    }

    /// Remembers the cursor in the game after a move, and asks for the review if the move finished the game.
    pub(super) fn after_move(&mut self, context: &mut Context<'_>) {
        let game = Rc::make_mut(&mut self.game);
        game.cursor = context.session.board.selection.cursor;
        game.begun = game.begun.or(Some(context.session.today));
        self.review.reviewed = Remote::Idle;
        if game.is_solved() {
            game.finished = game.finished.or(Some(context.session.today)); // of several days the first
            (self.locked, context.session.board.lit) = (None, DigitSet::EMPTY);
            self.ask_review();
        }
    }

    /// Returns the kind of notes in which all candidates of a cell are written.
    const fn full_notes(context: &Context<'_>) -> Notes {
        match context.session.settings.notes {
            NoteStyle::Classic => Notes::Corner,
            NoteStyle::CornerAndCentre => Notes::Centre,
        }
    }

    /// Announces what a hint, an undo or a return to another position has changed since `before`. Typed changes are not
    /// announced. Candidates that were ruled out without a change of notes get a visible message. `before` is None if another
    /// board was shown.
    pub(super) fn announce_changes(&mut self, before: Option<&Play>, context: &mut Context<'_>) {
        let Some(before) = before.filter(|before| before.game.givens() == self.game.givens()) else {
            return self.announcement.clear();
        };
        let (was, is) = (before.game.standing(), self.game.standing());
        let digits: CellSet = Cell::all().filter(|cell| was.entered()[*cell] != is.entered()[*cell]).collect();
        let (old, notes) = (was.all_notes(), is.all_notes());
        let noted = ((old | notes) - (old & notes)).cells();
        if !digits.is_empty() || !noted.is_empty() {
            let words = || text::stands(digits, noted, is.entered(), &notes, context.session.notation());
            self.announcement = if context.session.board.typing { String::new() } else { words() };
        } else if was.ruled_out().struck != is.ruled_out().struck {
            match (is.ruled_out().struck - was.ruled_out().struck).is_empty() {
                false => context.say_undoable(text::play::RULED_OUT_IN_MIND),
                true => context.say(text::play::RULED_OUT_IS_OPEN, Vec::new()),
            }
        }
    }

    /// Switches to the next mode of entry.
    pub(super) fn next_mode(&mut self, context: &mut Context<'_>) {
        let modes = Mode::all(context.session.settings.notes);
        let now = modes.iter().position(|(_, mode)| *mode == self.mode).unwrap_or(0);
        self.set_mode(modes[(now + 1) % modes.len()].1, context);
    }

    fn set_mode(&mut self, mode: Mode, context: &mut Context<'_>) {
        let known = Mode::all(context.session.settings.notes).iter().any(|(_, it)| *it == mode);
        self.mode = if known { mode } else { Mode::Corner };
        self.pen = None;
        if self.mode == Mode::Line && self.locked.is_some() {
            self.lock(None, context);
        }
    }

    /// Adapts the mode of entry to the chosen style of notes: a mode that no longer exists becomes the digit mode.
    pub(super) fn adapt_mode(&mut self, style: NoteStyle) {
        if !Mode::all(style).iter().any(|(_, mode)| *mode == self.mode) {
            self.mode = Mode::Digit;
        }
    }

    fn fill_notes(&mut self, context: &mut Context<'_>) {
        let sort = Play::full_notes(context);
        let own = self.game.standing().notes(sort);
        self.play_move(Move::Fill(sort), context);
        if !own.is_empty() && self.game.standing().notes(sort) != own {
            context.say_undoable(text::play::ALL_CANDIDATES);
        }
    }

    /// Pauses or resumes the game. A message about the board is removed.
    fn toggle_pause(&mut self, context: &mut Context<'_>) {
        self.paused = !self.paused;
        context.session.messages.toast = None;
    }

    // Help.

    fn check_aloud(&mut self, context: &mut Context<'_>) {
        if !self.can_write() {
        } else if self.truth.is_none() {
            context.say(text::play::NOTHING_TO_CHECK, Vec::new());
        } else if !self.check() {
            context.say(text::play::NOTHING_WRONG, Vec::new());
        }
    }

    /// Requests a hint, or shows the next stage of the open one.
    pub(super) fn hint(&mut self, context: &mut Context<'_>) {
        context.session.board.pending = Pending::Nothing;
        if !self.can_write() {
        } else if self.truth.is_none() {
            context.say(text::play::NO_SOLUTION, vec![SEE_IN_SOLVE]);
        } else if !self.tell_more() && self.can_hint() {
            self.ask(HelpRequest::Hint);
        }
    }

    /// Requests a hint in place of the shown one, which rests on what the player's notes rule out.
    fn hint_without_notes(&mut self) {
        if self.can_write() {
            self.ask(HelpRequest::HintWithoutNotes);
        }
    }

    /// Shows the next stage of the help. Returns whether there is one.
    fn tell_more(&mut self) -> bool {
        let next = self.help.shown.as_ref().and_then(|help| help.next_stage());
        next.map(|next| self.show_stage(next)).is_some()
    }

    pub(super) fn apply_hint(&mut self, context: &mut Context<'_>) {
        if self.can_write()
            && let Some(cells) = self.apply()
        {
            if let Some(cell) = cells.first() {
                context.session.board.selection = Selection { cells, cursor: cell };
            }
            self.after_move(context);
        }
    }

    fn write_missing_notes(&mut self, context: &Context<'_>) {
        if self.can_write() {
            self.write_missing(Play::full_notes(context));
        }
    }

    /// Requests the reason why a digit is not in the cell with the cursor.
    pub(super) fn why_not(&mut self, digit: Digit, context: &Context<'_>) {
        if self.can_write() {
            self.ask(HelpRequest::WhyNot(Candidate::new(context.session.board.selection.cursor, digit)));
        }
    }

    // History.

    /// Shows a finished game after the first `at` steps, and selects the cells of the last of these.
    pub(super) fn replay_at(&mut self, at: usize, context: &mut Context<'_>) {
        if self.game.is_solved() {
            let cells = self.replay(at);
            let selection = &mut context.session.board.selection;
            *selection = Selection { cells, cursor: cells.first().unwrap_or(selection.cursor) };
        }
    }

    /// Undoes the last move. In a review, goes one step back. In a restarted game without moves, returns to the game before the
    /// restart.
    pub(super) fn take_back(&mut self, context: &mut Context<'_>) {
        match self.review.replay.as_ref().map(|look| look.at) {
            Some(at) => self.replay_at(at.saturating_sub(1), context),
            None => match self.restarted.filter(|_| self.can_write() && self.game.moves().is_empty()) {
                Some(before) => self.continue_game(before, context),
                None => {
                    let _ = self.can_write() && self.undo();
                }
            },
        }
    }

    /// Redoes the move that was undone last. In a review, goes one step on.
    pub(super) fn make_again(&mut self, context: &mut Context<'_>) {
        match self.review.replay.as_ref().map(|look| look.at) {
            Some(at) => self.replay_at(at + 1, context),
            None => {
                let _ = self.can_write() && self.redo();
            }
        }
    }

    fn back_to(&mut self, made: usize, words: Text, context: &mut Context<'_>) {
        if self.can_write() && self.play(Move::Back(made)) {
            self.after_move(context);
            context.say_undoable(words);
        }
    }

    fn return_to_fine(&mut self, context: &mut Context<'_>) {
        if self.can_write() && self.back_to_fine() {
            context.say_undoable(text::play::AT_CORRECT);
        }
    }

    /// Sets a save point, with a numbered name if none is given. A save point at the same position is renamed, if there is a new
    /// name.
    fn set_point(&mut self, name: &str, context: &mut Context<'_>) {
        if !self.can_write() {
            return;
        }
        let game = Rc::make_mut(&mut self.game);
        let here = game.points().iter().find(|point| point.made == game.made()).map(|point| point.name.clone());
        let name = match (name.trim(), &here) {
            ("", Some(old)) => old.clone(),
            ("", None) => text::play::point(game.points().len() + 1),
            (name, _) => name.to_owned(),
        };
        let words = match here {
            Some(old) if old != name => text::play::point_renamed(&old, &name),
            _ => text::play::point_saved(&name),
        };
        game.set_point(&name);
        context.ask(Request::Close);
        context.say(words, Vec::new());
    }

    fn last_point(&mut self, context: &mut Context<'_>) {
        let game = &self.game;
        let before = game.points().iter().rev().find(|point| point.made < game.made());
        if let Some(made) = before.map(|point| point.made) {
            self.back_to(made, text::play::AT_SAVE_POINT, context);
        }
    }

    fn keep_guess(&mut self, context: &mut Context<'_>) {
        if self.can_write() && self.game.guess().is_some() {
            self.play_move(Move::Keep, context);
            let is_open = self.game.guess().is_some();
            let words = if is_open { text::play::GUESS_KEPT_IN_GUESS } else { text::play::GUESS_KEPT };
            context.say(words, Vec::new());
        }
    }

    fn drop_guess(&mut self, context: &mut Context<'_>) {
        if let Some(made) = self.game.guess() {
            self.back_to(made, text::play::GUESS_DROPPED, context);
        }
    }
}
