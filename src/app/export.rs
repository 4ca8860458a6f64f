//! The board and the log as text, for the clipboard or as a file: the worker writes it.

use crate::{
    action::{Export, Overlay},
    app::State,
    session::Effect,
    shell::state::Writing,
};
use nonet_core::{
    board::{Candidates, Grid},
    words::Notation,
};
use nonet_formats::{Address, Output, Room};
use nonet_protocol::{Exported, LogLine, Position, Question, QuestionId, SiteLink, Written};
use std::rc::Rc;

impl State {
    /// Copies or downloads this, once it is written.
    pub(crate) fn export(&mut self, export: Export, copies: bool) {
        let what = match export {
            Export::Board(output) => Exported::Board { at: self.exported(), output: self.form_of_file(output) },
            Export::LogText => Exported::Log { lines: self.log_lines(), csv: false },
            Export::LogCsv => Exported::Log { lines: self.log_lines(), csv: true },
        };
        self.write_out(what, copies);
    }

    /// Has this written, and copies or downloads it then.
    pub(crate) fn write_out(&mut self, what: Exported, copies: bool) {
        self.session.messages.toast = None; // that something was copied before is not about this
        self.shell.writing.push(Writing { what: Rc::new(what), copies });
    }

    /// What the worker is asked: one text at a time, since one thing is copied or downloaded at a time; and for links where they
    /// are shown.
    pub(super) fn export_questions(&self) -> impl Iterator<Item = Question> {
        let write = self.shell.writing.first().map(|writing| Question::Write(Rc::clone(&writing.what)));
        let at = (self.shell.overlay == Some(Overlay::Export) && self.links().is_none()).then(|| self.exported());
        write.into_iter().chain(at.map(|at| Question::Links { at }))
    }

    /// The first text is written, or could not be.
    pub(super) fn take_written(&mut self, id: QuestionId, written: Option<Written>) {
        self.questions.done(id);
        let copies = self.shell.writing.remove(0).copies; // it is what was asked
        match written {
            Some(Written { text, .. }) if copies => self.session.effects.push(Effect::Copy(text)),
            Some(Written { text, file_name }) => self.download(file_name, text),
            None => {}
        }
    }

    /// The links that open the board at other sites, once they are there.
    pub(crate) fn links(&self) -> Option<&Rc<Vec<SiteLink>>> {
        self.shell.links.as_ref().filter(|(at, _)| *at == self.exported()).map(|(_, links)| links)
    }

    /// Offers the text as a file.
    pub(crate) fn download(&mut self, name: impl Into<String>, text: String) {
        self.session.effects.push(Effect::Download { name: name.into(), text });
    }

    /// The board that goes out. What was not given is told apart, where the form can.
    fn exported(&self) -> Position {
        if self.shell.givens_only { (&Candidates::new(&self.givens())).into() } else { self.board_position() }
    }

    /// The board that is shown, with what was given told apart.
    pub(super) fn board_position(&self) -> Position {
        let givens = self.givens();
        let position = Position::from(&self.position());
        Position { givens: givens.filled() & position.grid.filled(), ..position }
    }

    /// The form, with the separator of the table that the board came from.
    fn form_of_file(&self, output: Output) -> Output {
        match (output, self.solve.separator) {
            (Output::Csv { .. }, Some(separator)) if self.session.room == Room::Solve => Output::Csv { separator },
            _ => output,
        }
    }

    /// The address of the puzzle that the room's board shows: its digits alone.
    pub(crate) fn puzzle_address(&self) -> Address {
        match self.address() {
            _ if self.is_setting() => Address::Puzzle(*self.make.editor.grid()),
            Address::SolveBoard(position) => Address::Puzzle(position.givens),
            address => address,
        }
    }

    /// The givens of the room's board; those of a board of which none is given are all digits that stand.
    pub(super) fn givens(&self) -> Grid {
        match self.puzzle_address() {
            Address::Puzzle(givens) | Address::Game(givens) => givens,
            _ => Grid::EMPTY,
        }
    }

    /// What the room's board shows, with what its cells may hold.
    fn position(&self) -> Candidates {
        match self.session.room {
            Room::Play => self.play.shown().position(),
            Room::Make => Candidates::new(self.make.editor.grid()),
            Room::Solve => match self.solve.shown_solution() {
                Some(solution) => Candidates::new(solution),
                None => self.solve.shown_solve_board().position(),
            },
        }
    }

    /// What is said of each step of the log, in the notation of files.
    fn log_lines(&self) -> Vec<LogLine> {
        let wordings = self.solve.log().iter().map(|logged| logged.explained.wording.of(Notation::default()));
        wordings.map(|said| LogLine { action: said.action.clone(), consequences: said.consequences.clone() }).collect()
    }
}
