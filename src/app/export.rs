//! The board and the log as text, for the clipboard or as a file. The worker writes the text.

use crate::{
    action::{Export, StepBoards, Theme},
    app::State,
    session::BrowserEffect,
    shell::state::{PathPrint, Writing},
    text,
};
use nonet_core::board::{Candidates, Grid};
use nonet_formats::{BoardState, NonetLink, Output, Site};
use nonet_protocol::{Address, Exported, ExportedPath, PathDocument, PicturedStep, Position, Question, QuestionId, Written};
use std::rc::Rc;

/// The form in which a board is put on the clipboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CopiedForm {
    /// The givens, and there is nothing else on the board.
    Givens,
    /// The givens, without what the player entered.
    GivensAlone,
    /// All digits.
    Digits,
    /// A line of HoDoKu's library: the givens, the entered digits, and the candidates that were ruled out.
    Library,
}

impl State {
    /// Copies (with `copies`) or downloads the board or the log, once the worker has written it. The browser is asked at once whether
    /// it copies.
    pub(crate) fn export(&mut self, export: Export, copies: bool) {
        let what = match export {
            Export::Board(output) => Exported::Board { at: self.exported(), output: self.form_of_file(output) },
            Export::Path { .. } => match self.exported_path(export) {
                Some(path) => Exported::Path(path.into()),
                None => return,
            },
        };
        self.write_out(what, copies);
        if copies {
            self.session.effects.push(BrowserEffect::PromiseCopy);
        }
    }

    /// Queues a text for the worker to write; the text is copied (with `copies`) or downloaded then.
    pub(crate) fn write_out(&mut self, what: Exported, copies: bool) {
        self.session.messages.toast = None; // an earlier message, such as that something was copied, is outdated
        self.shell.writing.push(Writing { what: Rc::new(what), copies });
    }

    /// The question of the export: the first text of the queue. Texts are written one at a time, because one thing is copied or
    /// downloaded at a time.
    pub(super) fn export_question(&self) -> Option<Question> {
        self.shell.writing.first().map(|writing| Question::Write(Rc::clone(&writing.what)))
    }

    /// Takes the first text of the queue from the worker, and copies or downloads it. `None` means that it could not be written.
    pub(super) fn take_written(&mut self, id: QuestionId, written: Option<Written>) {
        self.questions.done(id);
        let copies = self.shell.writing.remove(0).copies; // the question was about the first text
        match written {
            written if copies => self.session.effects.push(BrowserEffect::Copy(written.map(|written| written.text))),
            // A picture comes as SVG text, of which the browser makes pixels.
            Some(Written { text, file_name }) if file_name.ends_with(".png") => {
                self.session.effects.push(BrowserEffect::SavePicture { name: file_name, svg: text });
            }
            Some(Written { text, file_name }) => self.download(file_name, text),
            None => {}
        }
    }

    /// The links that open the board, one for each site.
    pub(crate) fn links(&self) -> Vec<(Site, String)> {
        let board = BoardState::of_candidates(&self.exported().candidates());
        Site::ALL.into_iter().map(|site| (site, site.link(&board))).collect()
    }

    /// Downloads the text as a file.
    pub(crate) fn download(&mut self, name: impl Into<String>, text: String) {
        self.session.effects.push(BrowserEffect::Download { name: name.into(), text });
    }

    /// The board that is exported: the givens only, or the shown position. Givens are marked for the forms that can tell them
    /// apart.
    fn exported(&self) -> Position {
        if self.shell.givens_only { (&Candidates::new(&self.givens())).into() } else { self.board_position() }
    }

    /// The position on the board that is shown, with its givens marked.
    pub(super) fn board_position(&self) -> Position {
        let givens = self.givens();
        let position = Position::from(&self.position());
        Position { givens: givens.filled_cells() & position.grid.filled_cells(), ..position }
    }

    /// The export form. A CSV form gets the separator of the table that the puzzle came from.
    fn form_of_file(&self, output: Output) -> Output {
        match (output, self.room().separator()) {
            (Output::Csv { .. }, Some(separator)) => Output::Csv { separator },
            _ => output,
        }
    }

    /// The address of the puzzle on the room's board, without entered digits.
    pub(crate) fn puzzle_address(&self) -> Address {
        match self.address() {
            _ if self.is_setting() => NonetLink::Puzzle(self.shown_grid()).into(),
            Address::Link(NonetLink::PositionToSolve(position)) => NonetLink::Puzzle(position.givens).into(),
            address => address,
        }
    }

    /// The board as text for the clipboard: a line of 81 digits, or a line of HoDoKu's library where that keeps what else belongs to
    /// it. None if there is nothing to copy.
    #[must_use]
    pub fn copied_board(&self) -> Option<String> {
        let position = self.board_position();
        if position.grid == Grid::EMPTY || !self.room().has_board() {
            return None;
        }
        let candidates = match self.copied_form() {
            CopiedForm::Givens | CopiedForm::GivensAlone => Candidates::new(&self.givens()),
            CopiedForm::Digits | CopiedForm::Library => position.candidates(),
        };
        let output = if self.copied_form() == CopiedForm::Library { Output::Library } else { Output::Line };
        Some(output.write(&candidates).trim_end().to_owned())
    }

    /// Says in which form the board was copied.
    pub(super) fn say_copied(&mut self) {
        let words = match self.copied_form() {
            CopiedForm::Givens => text::app::PUZZLE_COPIED,
            CopiedForm::GivensAlone => text::app::GIVENS_COPIED,
            CopiedForm::Digits => text::app::DIGITS_COPIED,
            CopiedForm::Library => text::app::LIBRARY_LINE_COPIED,
        };
        self.say(words, Vec::new());
    }

    /// The form in which the board is copied. A game is copied as its puzzle, since a paste opens a new game of it.
    fn copied_form(&self) -> CopiedForm {
        let position = self.board_position();
        let is_entered = position.grid.filled_cells() != position.givens;
        if let Some(standing) = self.room().shown_standing() {
            let has_notes = !standing.all_notes().cells().is_empty();
            return if is_entered || has_notes { CopiedForm::GivensAlone } else { CopiedForm::Givens };
        }
        if position.grid.empty_cells().is_empty() {
            return CopiedForm::Digits; // a solution is a line of digits to everybody
        }
        let rules_out = !(*Candidates::new(&position.grid).open() - position.open).is_empty();
        if is_entered || rules_out { CopiedForm::Library } else { CopiedForm::Givens }
    }

    /// The givens of the room's board. If a board has no givens, all of its digits count as givens.
    pub(super) fn givens(&self) -> Grid {
        match self.puzzle_address() {
            Address::Link(NonetLink::Puzzle(givens) | NonetLink::Game(givens)) => givens,
            _ => Grid::EMPTY,
        }
    }

    /// The digits and candidates on the room's board.
    pub(super) fn position(&self) -> Candidates {
        self.room().position()
    }

    /// The steps that were taken in Solve, in the form of an export. None if there are none, or if the export is about something else.
    fn exported_path(&self, export: Export) -> Option<ExportedPath> {
        let Export::Path { form, proofs, boards } = export else { return None };
        self.solve.exported_path(form, proofs, boards, self.picture_theme() == Theme::Dark)
    }

    /// The steps that the player picks from for the document, each in words and with whether it is picked. Empty unless they are picked
    /// by hand.
    pub(super) fn document_steps(&self) -> Vec<(String, bool)> {
        let Export::Path { form, boards: StepBoards::Picked, .. } = self.form() else { return Vec::new() };
        if form.can_show_boards() { self.solve.steps_to_pick(self.session.notation()) } else { Vec::new() }
    }

    /// Downloads the picture of a step, once the worker has drawn it.
    pub(super) fn save_step(&mut self, step: &PicturedStep) {
        let dark = self.picture_theme() == Theme::Dark;
        self.write_out(Exported::Step(Rc::new(PicturedStep { dark, ..step.clone() })), false);
    }

    /// Prints the steps that were taken, once the worker has written and drawn them.
    pub(super) fn print_steps(&mut self, export: Export) {
        if let Some(path) = self.exported_path(export) {
            self.shell.path_print = PathPrint::Waiting(path.into());
        }
    }

    /// The question for the steps that wait to be printed.
    pub(super) fn document_question(&self) -> Option<Question> {
        let PathPrint::Waiting(path) = &self.shell.path_print else { return None };
        Some(Question::Document(Rc::clone(path)))
    }

    /// Takes the steps as they are printed from the worker, and prints them.
    pub(super) fn take_document(&mut self, document: Rc<PathDocument>) {
        self.shell.path_print = PathPrint::Ready(document);
        self.session.effects.push(BrowserEffect::Print);
    }
}
