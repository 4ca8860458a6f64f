//! The parts of the board that an export form or a link leaves out. They are named where the form is chosen.

use crate::{
    action::{Export, Subject},
    app::State,
    shell::state::ExportLosses,
    text,
};
use nonet_core::{
    board::{Candidates, Cell, CellSet, Digit, Grid},
    solver,
};
use nonet_formats::{Entered, Kept, Omitted, Output, Site};
use nonet_game::Standing;
use nonet_protocol::Room;

impl State {
    /// For each export form, the words about what it leaves out of the board.
    pub(crate) fn omitted_by_exports(&self) -> ExportLosses {
        let of = |kept: Kept| {
            let omitted = self.omitted(if self.shell.givens_only { Kept::GIVENS } else { kept });
            text::omitted(&Omitted { coloured: 0, lines: 0, ..omitted }, self.count_without(&omitted, kept).as_deref())
        };
        let all = self.omitted(Kept::ALL);
        ExportLosses {
            all: text::omitted(&Omitted { coloured: all.coloured, lines: all.lines, ..Omitted::default() }, None),
            outputs: Output::ALL.into_iter().map(|output| of(output.keeps())).collect(),
            sites: Site::ALL.into_iter().map(|site| of(site.keeps())).collect(),
        }
    }

    /// The words about what the link to this subject leaves out; `None` if the link is complete.
    pub(crate) fn omitted_by_link(&self, subject: Subject) -> Option<String> {
        if subject != Subject::Puzzle || self.is_setting() {
            return None; // a position is complete, and the link to a step holds what the step needs
        }
        let omitted = self.omitted(Kept::GIVENS);
        // Eliminations by steps follow from the rest and can be found again, so they don't count.
        let omitted = Omitted { eliminations: self.ruled_out_count(), ..omitted };
        text::omitted(&omitted, self.count_without(&omitted, Kept::GIVENS).as_deref())
    }

    /// The export form: the chosen one, otherwise a line of digits, or the candidates where a line would lose eliminations that
    /// belong to the puzzle.
    pub(crate) fn form(&self) -> Export {
        let whole = if self.ruled_out_count() > 0 { Output::Candidates } else { Output::Line };
        let is_there = |form: &Export| !matches!(form, Export::Path { .. }) || self.has_steps();
        self.shell.chosen_form.filter(is_there).unwrap_or(Export::Board(whole))
    }

    /// Whether steps were taken on the board that is shown, which can be exported.
    pub(super) fn has_steps(&self) -> bool {
        self.session.room == Room::Solve && !self.solve.log().is_empty()
    }

    /// The subject that the share dialog begins with: the puzzle, or the position where the puzzle alone would lose eliminations
    /// that belong to it.
    pub(super) fn first_subject(&self) -> Subject {
        if self.ruled_out_count() > 0 { Subject::Position } else { Subject::Puzzle }
    }

    /// The number of shown eliminations that belong to the puzzle and do not follow from its givens.
    fn ruled_out_count(&self) -> usize {
        self.room().ruled_out_count()
    }

    /// The numbers of things that a form leaves out if it keeps these.
    fn omitted(&self, kept: Kept) -> Omitted {
        let at = self.board_position();
        let entered = (at.grid.filled_cells() - at.givens).len();
        let eliminations = (*Candidates::new(&at.grid).open() - at.open).len();
        let (left_out, as_givens) = match kept.entered {
            Entered::Apart => (0, 0),
            Entered::AsGivens => (0, entered),
            Entered::Omitted => (entered, 0),
        };
        let omitted = Omitted { entered: left_out, as_givens, ..Omitted::default() };
        let Some(standing) = self.room().shown_standing() else {
            return Omitted { eliminations: if kept.candidates { 0 } else { eliminations }, ..omitted };
        };
        let notes = standing.all_notes();
        // Forms with candidates have those that weren't ruled out: so notes are kept where they are these.
        let is_kept = |cell| kept.candidates && notes.digits_in(cell) == at.open.digits_in(cell);
        Omitted {
            noted: notes.cells().iter().filter(|&cell| !is_kept(cell)).count(),
            coloured: coloured(standing).len(),
            lines: standing.lines().len(),
            ..omitted
        }
    }

    /// The words about how many solutions the exported board has, if the form leaves out eliminations that belong to the puzzle;
    /// otherwise `None`.
    fn count_without(&self, omitted: &Omitted, kept: Kept) -> Option<String> {
        if omitted.eliminations == 0 || self.ruled_out_count() == 0 {
            return None;
        }
        let at = self.board_position();
        let is_bare = self.shell.givens_only || kept.entered == Entered::Omitted;
        let grid: Grid = if is_bare { at.grid.within(at.givens) } else { at.grid };
        Some(text::status(&grid, &Candidates::new(&grid).possible(), &solver::verdict(&grid, &grid), self.session.notation()))
    }
}

/// The cells with a colour, or with a coloured note.
fn coloured(standing: &Standing) -> CellSet {
    let is_coloured = |cell: &Cell| Digit::ALL.into_iter().any(|digit| standing.tint(*cell, digit).is_some());
    standing.colours().filled_cells() | Cell::all().filter(is_coloured).collect()
}
