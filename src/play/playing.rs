//! What is done in the Play room.

use crate::{
    action::{PlayAction, Query},
    play::calendar_view,
    play::state::Play,
    state::{Mode, NoteStyle, Pen, Pending, SEE_IN_SOLVE, Selection, Setting, State, Subject, Wanted},
    text::en,
    view::Room,
};
use nonet_core::board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use nonet_formats::{Address, Position};
use nonet_game::{Line, Move, Notes};
use std::rc::Rc;

impl State {
    /// Does what a player of a game asked for.
    pub(crate) fn take_play_action(&mut self, action: PlayAction) {
        match action {
            PlayAction::ToggleNotes if self.play.mode == Mode::Digit => self.set_mode(Mode::Corner),
            PlayAction::ToggleNotes => self.set_mode(Mode::Digit),
            PlayAction::Mode(mode) => self.set_mode(mode),
            PlayAction::Lock(digit) => self.lock((self.play.locked != Some(digit)).then_some(digit)),
            PlayAction::Adding(on) => self.play.adding = on,
            PlayAction::FillNotes => self.fill_notes(),
            PlayAction::WhyNotNext => self.pending = Pending::WhyNot,
            PlayAction::Continue(id) => self.continue_game(id),
            PlayAction::StartAnew => self.start_anew(),
            PlayAction::TakePosition(position) => self.take_position(&position),
            PlayAction::TakeOver => self.play.steals += 1,
            PlayAction::Check => self.check(),
            PlayAction::Hint => self.hint(),
            PlayAction::More => {
                self.tell_more();
            }
            PlayAction::Stage(stage) => self.play.tell(stage),
            PlayAction::Apply => self.apply(),
            PlayAction::CloseHint => self.play.close(),
            PlayAction::WriteMissing => self.write_missing(),
            PlayAction::BackToFine => self.back_to_fine(),
            PlayAction::Pause(on) => self.pause(on),
            PlayAction::TogglePause => self.pause(!self.play.paused),
            PlayAction::SetPoint(name) => self.set_point(&name),
            PlayAction::BackTo(made) => self.back_to(made, "Back at the save point."),
            PlayAction::LastPoint => self.last_point(),
            PlayAction::Guess => self.play_move(Move::Guess),
            PlayAction::KeepGuess => self.keep_guess(),
            PlayAction::DropGuess => self.drop_guess(),
            PlayAction::Backup => self.backup(),
            PlayAction::LookBack(at) => self.look_back(at),
            PlayAction::PauseStreak(on) => self.pauses.set(on, self.making.day),
            PlayAction::Calendar => self.open(calendar_view::opened(self)),
        }
    }

    /// Whether a game can be written on. One that is finished stays so: its day, its time and the streak are counted.
    pub(crate) fn plays(&self) -> bool {
        let Play { paused, elsewhere, look_back, game, .. } = &self.play;
        self.room == Room::Play && !paused && !elsewhere && look_back.is_none() && !game.is_solved()
    }

    /// The sort of notes that stand for all candidates of a cell.
    fn full_notes(&self) -> Notes {
        match self.settings.notes {
            NoteStyle::Classic => Notes::Corner,
            NoteStyle::CornerAndCentre => Notes::Centre,
        }
    }

    pub(crate) fn play_move(&mut self, one: Move) {
        if self.plays() && self.play.play(one) {
            self.after_move();
        }
    }

    /// What a hint, an undo or a return to another point changed is to be heard; what is typed, its writer knows. What was ruled out
    /// where no note shows it is said to all.
    pub(crate) fn hear(&mut self, before: &State) {
        if self.room != before.room || self.play.game.givens() != before.play.game.givens() {
            return self.play.heard.clear();
        }
        let (was, is) = (before.play.game.standing(), self.play.game.standing());
        let digits: CellSet = Cell::all().filter(|cell| was.entered()[*cell] != is.entered()[*cell]).collect();
        let (old, notes) = (was.all_notes(), is.all_notes());
        let noted = ((old | notes) - (old & notes)).cells();
        if !digits.is_empty() || !noted.is_empty() {
            let words = || en::stands(digits, noted, is.entered(), &notes, self.notation());
            self.play.heard = if self.typing { String::new() } else { words() };
        } else if was.removed() != is.removed() {
            match (is.removed() - was.removed()).is_empty() {
                false => self.say_undoable("Kept in mind: no note shows what the hint ruled out."),
                true => self.say("What the hint ruled out is open again.", Vec::new()),
            }
        }
    }

    /// The game knows where it was written in last; one that is finished is looked at.
    fn after_move(&mut self) {
        Rc::make_mut(&mut self.play.game).cursor = self.selection.cursor;
        self.play.review = Wanted::No;
        if self.play.game.is_solved() {
            (self.play.locked, self.lit) = (None, DigitSet::EMPTY);
            self.play.set_finished(self.making.day);
            self.play.ask_review();
        }
    }

    /// Looks at a finished game as it stood after so many of its steps; the cells of the last one are selected.
    pub(crate) fn look_back(&mut self, at: usize) {
        if self.room == Room::Play && self.play.game.is_solved() {
            let cells = self.play.look_back(at);
            self.selection = Selection { cells, cursor: cells.first().unwrap_or(self.selection.cursor) };
        }
    }

    /// A digit of a key: written as the mode says, or as a note where digits are written and the other way round.
    pub(crate) fn play_digit(&mut self, digit: Digit, other: bool) {
        if !self.plays() {
            return;
        }
        if let Some(locked) = self.play.locked {
            return self.lock((locked != digit).then_some(digit));
        }
        let mode = match (other, self.play.mode) {
            (false, mode) => mode,
            (true, Mode::Digit | Mode::Colour | Mode::Line) => Mode::Corner,
            (true, Mode::Corner | Mode::Centre) => Mode::Digit,
        };
        self.typing = true;
        let (cells, lit) = (self.selection.cells, self.lit);
        if mode == Mode::Line {
            if let Some(cell) = cells.single() {
                self.take_up_end(cell);
                self.put_pen(Candidate::new(cell, digit));
            }
        } else if let (Mode::Colour, Some(picked)) = (mode, self.picked_note()) {
            self.play_move(Move::Tint(cells, picked.digit, digit));
        } else if mode == Mode::Colour && !lit.is_empty() {
            // What is coloured are the candidates of the lit digits, not the cells.
            lit.iter().for_each(|it| self.play_move(Move::Tint(cells, it, digit)));
        } else if self.play.write(cells, digit, mode) {
            self.after_move();
        }
    }

    /// Every tapped cell gets this digit, or none any more.
    pub(crate) fn lock(&mut self, digit: Option<Digit>) {
        if self.plays() {
            self.play.locked = digit;
            self.lit = digit.map_or(DigitSet::EMPTY, DigitSet::of);
            self.selection = if digit.is_some() { self.selection.none() } else { Selection::of(self.selection.cursor) };
        }
    }

    /// The note that colours go to: one that was tapped, while its cell alone is selected.
    pub(crate) fn picked_note(&self) -> Option<Candidate> {
        let is_current = |it: &Candidate| self.play.mode == Mode::Colour && self.selection.cells == CellSet::of(it.cell);
        self.play.picked.filter(is_current)
    }

    /// A cell is pressed, at the place of this digit's note: it is selected, added to the selection, or gets the locked digit. Where
    /// colours are written, they go to the note if there is one.
    pub(crate) fn tap(&mut self, cell: Cell, place: Digit) {
        if self.draws_lines() {
            self.selection = Selection::of(cell);
            return self.put_pen(self.end_at(cell, place));
        }
        let note = Candidate::new(cell, place);
        let is_note = self.play.mode == Mode::Colour && self.play.game.standing().all_notes().contains(note);
        self.play.picked = (self.room == Room::Play && is_note).then_some(note);
        match self.play.locked {
            Some(colour) if self.plays() && self.play.picked.is_some() => {
                self.selection = Selection { cells: CellSet::EMPTY, cursor: cell };
                self.play_move(Move::Tint(cell.into(), place, colour));
            }
            Some(digit) if self.plays() => {
                self.selection = Selection { cells: CellSet::EMPTY, cursor: cell };
                let stands = self.play.mode == Mode::Digit && self.play.game.standing().entered()[cell] == Some(digit);
                let wrote = if stands {
                    self.play.play(Move::Clear(cell.into()))
                } else {
                    self.play.write(cell.into(), digit, self.play.mode)
                };
                if wrote {
                    self.after_move();
                }
            }
            _ if self.room == Room::Play && self.play.adding => self.selection = self.selection.toggled(cell),
            _ => self.selection = Selection::of(cell),
        }
    }

    /// Whether what is pressed on the board are the ends of lines.
    pub(crate) fn draws_lines(&self) -> bool {
        self.plays() && self.play.mode == Mode::Line
    }

    /// The end of a line at this place in a cell: its note there, else the middle of the cell.
    fn end_at(&self, cell: Cell, place: Digit) -> Candidate {
        let note = Candidate::new(cell, place);
        let is_note = self.play.game.standing().all_notes().contains(note);
        Candidate::new(cell, if is_note { place } else { Digit::D5 })
    }

    /// An end of a line: the first one, or the other. The first one again and there is none.
    fn put_pen(&mut self, end: Candidate) {
        match self.play.pen.take() {
            None => self.play.pen = Some(Pen { from: end, to: end }),
            Some(pen) => {
                if let Some(line) = Line::between(pen.from, end) {
                    self.play_move(Move::Line(line));
                }
            }
        }
    }

    /// Takes up the end of a line that was just put in the middle of this cell, where no note is: the digit that comes tells of
    /// which candidate it is.
    fn take_up_end(&mut self, cell: Cell) {
        let middle = Candidate::new(cell, Digit::D5);
        let game = &self.play.game;
        if game.standing().all_notes().contains(middle) {
            return;
        }
        let last = game.last_move();
        match (self.play.pen, last) {
            (Some(pen), _) if pen.from == middle => self.play.pen = None,
            (None, Some(Move::Line(line))) if line.ends().contains(&middle) => {
                let from = line.ends().into_iter().find(|end| *end != middle).unwrap_or(middle);
                self.play.undo();
                self.play.pen = Some(Pen { from, to: from });
            }
            _ => {}
        }
    }

    /// The pointer comes to a cell while a line is drawn.
    pub(crate) fn lead_pen(&mut self, cell: Cell) {
        if let Some(pen) = &mut self.play.pen {
            pen.to = if cell == pen.from.cell { pen.from } else { Candidate::new(cell, Digit::D5) };
        }
    }

    /// The pointer is let go: elsewhere than where the line began, it ends there.
    pub(crate) fn let_go(&mut self, cell: Cell, place: Digit) {
        let end = self.end_at(cell, place);
        if self.draws_lines() && self.play.pen.is_some_and(|pen| pen.from != end) {
            self.put_pen(end);
        }
    }

    /// The mode after this one.
    pub(crate) fn next_mode(&mut self) {
        let modes = Mode::all(self.settings.notes);
        let now = modes.iter().position(|(_, mode)| *mode == self.play.mode).unwrap_or(0);
        self.set_mode(modes[(now + 1) % modes.len()].1);
    }

    pub(crate) fn set_mode(&mut self, mode: Mode) {
        if self.room == Room::Play {
            let known = Mode::all(self.settings.notes).iter().any(|(_, it)| *it == mode);
            self.play.mode = if known { mode } else { Mode::Corner };
            self.play.pen = None;
            if self.play.mode == Mode::Line && self.play.locked.is_some() {
                self.lock(None);
            }
        }
    }

    pub(crate) fn fill_notes(&mut self) {
        let sort = self.full_notes();
        let own = self.play.game.standing().notes(sort);
        self.play_move(Move::Fill(sort));
        if !own.is_empty() && self.play.game.standing().notes(sort) != own {
            self.say_undoable("All candidates stand in place of your own notes.");
        }
    }

    /// Pauses the game, or goes on. What was said of the board is hidden with it.
    pub(crate) fn pause(&mut self, on: bool) {
        if self.room == Room::Play {
            (self.play.paused, self.toast) = (on, None);
        }
    }

    /// Chooses a value for a setting. The keys write what there still is to be written.
    pub(crate) fn choose(&mut self, setting: &Setting, value: usize) {
        self.settings = self.settings.with(setting, value);
        if !Mode::all(self.settings.notes).iter().any(|(_, mode)| *mode == self.play.mode) {
            self.play.mode = Mode::Digit;
        }
    }

    // Help.

    pub(crate) fn check(&mut self) {
        if !self.plays() {
        } else if self.play.truth.is_none() {
            self.say("The puzzle has no solution: there is nothing to check against.", Vec::new());
        } else if !self.play.check() {
            self.say("No wrong digits so far.", Vec::new());
        }
    }

    /// A hint; or more of it, if one is open.
    pub(crate) fn hint(&mut self) {
        self.pending = Pending::Nothing;
        if !self.plays() || self.play.game.is_solved() {
        } else if self.play.truth.is_none() {
            self.say("The puzzle has no solution.", vec![SEE_IN_SOLVE]);
        } else if !self.tell_more() && self.play.can_hint() {
            self.play.ask();
        }
    }

    /// Tells the next stage of what is shown. Says whether there is one.
    pub(crate) fn tell_more(&mut self) -> bool {
        let next = self.play.asked.as_ref().and_then(|asked| asked.next_stage());
        next.map(|next| self.play.tell(next)).is_some()
    }

    pub(crate) fn apply(&mut self) {
        if self.plays()
            && let Some(cells) = self.play.apply()
        {
            if let Some(cell) = cells.first() {
                self.selection = Selection { cells, cursor: cell };
            }
            self.after_move();
        }
    }

    pub(crate) fn write_missing(&mut self) {
        let sort = self.full_notes();
        if self.plays() {
            self.play.write_missing(sort);
        }
    }

    pub(crate) fn why_not(&mut self, digit: Digit) {
        if self.plays() {
            self.play.ask_why_not(Candidate::new(self.selection.cursor, digit));
        }
    }

    // History.

    pub(crate) fn back_to(&mut self, made: usize, words: &'static str) {
        if self.plays() && self.play.play(Move::Back(made)) {
            self.after_move();
            self.say_undoable(words);
        }
    }

    pub(crate) fn back_to_fine(&mut self) {
        if self.plays() && self.play.back_to_fine() {
            self.say_undoable("Back to where everything was right.");
        }
    }

    /// Sets a save point, with a name of its own if none is given. One that is here already is renamed, or stays as it is.
    pub(crate) fn set_point(&mut self, name: &str) {
        if self.plays() {
            let game = Rc::make_mut(&mut self.play.game);
            let here = game.points().iter().find(|point| point.made == game.made()).map(|point| point.name.clone());
            let name = match (name.trim(), &here) {
                ("", Some(old)) => old.clone(),
                ("", None) => format!("Point {}", game.points().len() + 1),
                (name, _) => name.to_owned(),
            };
            let words = match here {
                Some(old) if old != name => format!("The save point here, {old}, is called {name} now."),
                _ => format!("Saved: {name}."),
            };
            game.set_point(&name);
            self.close();
            self.say(words, Vec::new());
        }
    }

    pub(crate) fn last_point(&mut self) {
        let game = &self.play.game;
        let before = game.points().iter().rev().find(|point| point.made < game.made());
        if let Some(made) = before.map(|point| point.made) {
            self.back_to(made, "Back at the save point.");
        }
    }

    pub(crate) fn keep_guess(&mut self) {
        if self.plays() && self.play.game.guess().is_some() {
            self.play_move(Move::Keep);
            let is_open = self.play.game.guess().is_some();
            self.say(
                if is_open { "The guess is kept; the one before it is still open." } else { "The guess is kept." },
                Vec::new(),
            );
        }
    }

    pub(crate) fn drop_guess(&mut self) {
        if let Some(made) = self.play.game.guess() {
            self.back_to(made, "The guess is dropped.");
        }
    }

    // Games.

    pub(crate) fn play_this(&mut self) {
        let words = self.omitted_by_link(Subject::Puzzle).filter(|_| self.solve.sheet().is_barred());
        if let Address::Puzzle(givens) = self.puzzle_address() {
            self.open_game(&givens);
            if let Some(words) = words {
                self.say(words, vec![SEE_IN_SOLVE]);
            }
        }
    }

    /// The puzzle of the game goes to Solve, with what was entered; of a finished one there would be nothing left to see. Notes stay:
    /// a digit that was not noted need not be one that was ruled out.
    pub(crate) fn solve_this(&mut self) {
        let (shown, sheet) = (self.play.shown(), self.solve.rated_sheet());
        let (givens, entered) = (*shown.givens(), *shown.standing().entered());
        let begins = shown.is_solved() || entered == Grid::EMPTY;
        if begins && sheet.puzzle() == givens {
            self.enter(Room::Solve);
        } else if begins {
            self.follow(&Address::Puzzle(givens).to_string());
        } else if (sheet.givens(), *sheet.grid()) == (givens, shown.grid()) {
            self.enter(Room::Solve);
        } else {
            self.open_sheet(&Position { entered, ..Position::of_givens(givens) });
        }
    }

    // Asked by ear.

    pub(crate) fn answer(&mut self, query: Query) {
        let (cell, grid) = (self.selection.cursor, self.shown_grid());
        let givens = match self.room {
            Room::Play => *self.play.game.givens(),
            Room::Make => grid,
            Room::Solve => self.solve.sheet().givens(),
        };
        if self.play.paused && self.room == Room::Play {
            return;
        }
        let words = match query {
            Query::Row => en::house(cell.row(), &grid),
            Query::Column => en::house(cell.column(), &grid),
            Query::Box => en::house(cell.block(), &grid),
            Query::Here => en::can_be(cell, &grid),
            Query::Remaining => en::remaining(&grid),
            Query::Fullness => en::fullness(&givens, &grid),
        };
        self.say(words, Vec::new());
    }
}
