//! The standing of a game, which is all that a player put beside its givens, and its change by a move.

use super::{Line, Move, Notes};
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid};

/// The digits, notes, colours and lines of a game, and the candidates that were ruled out.
///
/// A note that a digit rules out is hidden rather than lost: when the digit goes, by undo or by erasing, it is seen again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    entered: Grid,
    written: [CandidateSet; 2], // by `Notes`; beneath digits too
    hidden: CandidateSet,       // of these, those that an entry took away
    ruled_out: RuledOut,
    fresh: CandidateSet, // the notes that the last move wrote: to take them away again says nothing
    colours: Grid,
    tints: [Grid; 9], // by digit
    lines: Vec<Line>,
}

/// The candidates that were ruled out in a game, and in which way.
///
/// Of a cell's candidates those are ruled out that were struck out: by a hint, or by the player, who wrote the note and took it away
/// again. A note that was never written says nothing, so that marks which mean something else (of a digit with two places in a box,
/// say) rule out nothing.
///
/// The notes of a cell are complete once those of one sort held every candidate that the digits left and that was not struck out,
/// whether the page filled them in or the player wrote them. What such a cell lacks stood there, so it was struck out, and one that
/// is right was struck out by mistake. In any other cell it may have been a mark that served no more: that is no mistake. A cell
/// whose notes are erased as a whole begins anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RuledOut {
    /// The candidates that were struck out.
    pub struck: CandidateSet,
    /// The candidates among them that [`Move::Strike`] struck out, as a hint does.
    pub by_step: CandidateSet,
    /// The cells whose notes were complete.
    pub complete: CellSet,
}

impl RuledOut {
    /// The candidates that were ruled out by the player's notes alone.
    #[must_use]
    pub fn by_notes(&self) -> CandidateSet {
        self.struck - self.by_step
    }

    /// The candidates that are mistakes if they are right.
    #[must_use]
    pub fn certain(&self) -> CandidateSet {
        self.struck & (self.by_step | every(self.complete))
    }

    /// The part of it in these cells.
    #[must_use]
    fn within(&self, cells: CellSet) -> RuledOut {
        let all = every(cells);
        RuledOut { struck: self.struck & all, by_step: self.by_step & all, complete: self.complete & cells }
    }

    fn strike(&mut self, candidates: CandidateSet, by_step: bool) {
        self.struck |= candidates;
        self.by_step = if by_step { self.by_step | candidates } else { self.by_step - candidates };
    }

    fn reopen(&mut self, candidates: CandidateSet) {
        self.struck -= candidates;
        self.by_step -= candidates;
    }
}

impl Standing {
    /// The standing with these digits, these notes, a set for each of [`Notes`], and these candidates ruled out.
    #[must_use]
    pub fn of(entered: Grid, notes: [CandidateSet; 2], ruled_out: RuledOut) -> Standing {
        Standing { entered, written: notes, ruled_out, ..Standing::default() }
    }

    /// The digits that the player wrote.
    #[must_use]
    pub const fn entered(&self) -> &Grid {
        &self.entered
    }

    /// The notes of a sort that are seen. They may be wrong.
    #[must_use]
    pub fn notes(&self, sort: Notes) -> CandidateSet {
        (self.written[sort.index()] - self.hidden) & every(!self.entered.filled_cells())
    }

    /// The notes of both sorts.
    #[must_use]
    pub fn all_notes(&self) -> CandidateSet {
        self.notes(Notes::Corner) | self.notes(Notes::Centre)
    }

    /// The candidates that were ruled out in the empty cells. They may be ruled out wrongly.
    #[must_use]
    pub fn ruled_out(&self) -> RuledOut {
        self.ruled_out.within(!self.entered.filled_cells())
    }

    /// The colours of the cells, numbered like digits.
    #[must_use]
    pub const fn colours(&self) -> &Grid {
        &self.colours
    }

    /// The colour of a candidate.
    #[must_use]
    pub fn tint(&self, cell: Cell, digit: Digit) -> Option<Digit> {
        self.tints[digit.index()][cell]
    }

    /// The lines that were drawn, in that order.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The standing after a move. Givens stay, and so do cells that a move can't touch. [`Move::Back`] needs the history and is handled by
    /// the game.
    pub(super) fn after(&self, givens: &Grid, one: &Move) -> Standing {
        let open = givens.empty_cells() - self.entered.filled_cells();
        let mut next = Standing { fresh: CandidateSet::EMPTY, ..self.clone() };
        match one {
            Move::Set(cells, digit) => (*cells & givens.empty_cells()).iter().for_each(|cell| next.set(givens, cell, *digit)),
            Move::Note(sort, cells, digit) => next.note(givens, *sort, *cells & open, *digit, &self.fresh),
            Move::Write(sort, notes) => next.write(givens, *sort, **notes & every(open)),
            Move::Strike(candidates) => next.strike(**candidates & every(open)),
            Move::Fill(sort) => {
                let possible = *Candidates::new(&self.over(givens)).open() - self.ruled_out.struck;
                next.written[sort.index()] = next.written[sort.index()] - every(open);
                next.write(givens, *sort, possible);
            }
            Move::Clear(cells) => next.clear(givens, *cells),
            Move::Colour(cells, colour) => paint(&mut next.colours, *cells, *colour),
            Move::Tint(cells, digit, colour) => paint(&mut next.tints[digit.index()], *cells & open, *colour),
            Move::Line(line) => line.draw(&mut next.lines),
            Move::Guess | Move::Keep | Move::Back(_) => {}
        }
        next
    }

    /// Whether it shows the same as `other`.
    pub(super) fn shows_as(&self, other: &Standing) -> bool {
        Standing { fresh: other.fresh, ..self.clone() } == *other
    }

    /// All digits that stand.
    pub(super) fn over(&self, givens: &Grid) -> Grid {
        givens.iter().fold(self.entered, |grid, (cell, digit)| grid.with(cell, Some(digit)))
    }

    fn set(&mut self, givens: &Grid, cell: Cell, digit: Digit) {
        if self.entered[cell] == Some(digit) {
            return;
        }
        self.lift(givens, cell);
        let clashes = self.over(givens).peer_digits(cell).contains(digit);
        self.entered[cell] = Some(digit);
        if !clashes {
            let written = self.written[0] | self.written[1];
            self.hidden |= CandidateSet::of_digit(digit, cell.peers()) & written;
        }
    }

    /// Takes the digit out of a cell, and brings back the notes that it hid, unless another digit hides them.
    fn lift(&mut self, givens: &Grid, cell: Cell) {
        let Some(digit) = self.entered[cell] else { return };
        self.entered[cell] = None;
        let grid = self.over(givens);
        let hidden = self.hidden.cells_of(digit) & cell.peers();
        let back = hidden.iter().filter(|&peer| !grid.peer_digits(peer).contains(digit));
        self.hidden -= CandidateSet::of_digit(digit, back.collect());
    }

    fn note(&mut self, givens: &Grid, sort: Notes, cells: CellSet, digit: Digit, fresh: &CandidateSet) {
        let change = CandidateSet::of_digit(digit, cells);
        if !cells.is_subset(self.notes(sort).cells_of(digit)) {
            self.fresh = change - self.notes(sort);
            return self.write(givens, sort, change);
        }
        self.written[sort.index()] = self.written[sort.index()] - change;
        let slips = *fresh - every(self.ruled_out.complete);
        self.ruled_out.strike(change - slips - self.all_notes(), false);
    }

    fn write(&mut self, givens: &Grid, sort: Notes, notes: CandidateSet) {
        self.written[sort.index()] = self.written[sort.index()] | notes;
        self.hidden -= notes;
        self.ruled_out.reopen(notes);
        let (grid, seen) = (self.over(givens), self.notes(sort));
        let left = |cell| !grid.peer_digits(cell) - self.ruled_out.struck.digits_in(cell);
        let complete: CellSet = notes.cells().iter().filter(|&cell| left(cell).is_subset(seen.digits_in(cell))).collect();
        self.ruled_out.complete |= complete;
    }

    fn strike(&mut self, candidates: CandidateSet) {
        self.written = self.written.map(|written| written - candidates);
        self.ruled_out.strike(candidates, true);
    }

    fn clear(&mut self, givens: &Grid, cells: CellSet) {
        let digits = cells & self.entered.filled_cells();
        if !digits.is_empty() {
            return digits.iter().for_each(|cell| self.lift(givens, cell));
        }
        let all = every(cells);
        for sort in Notes::ALL {
            let notes = self.notes(sort) & all;
            if !notes.is_empty() {
                self.written[sort.index()] = self.written[sort.index()] - all;
                let bare = notes.cells() - self.all_notes().cells();
                self.ruled_out = self.ruled_out.within(!bare); // nothing is written there, so nothing is said
                return;
            }
        }
        self.colours = self.colours.within(!cells);
        self.tints = self.tints.map(|tints| tints.within(!cells));
        self.lines.retain(|line| !line.ends().iter().any(|end| cells.contains(end.cell)));
    }
}

/// All candidates of these cells.
fn every(cells: CellSet) -> CandidateSet {
    CandidateSet::product(cells, DigitSet::ALL)
}

fn paint(colours: &mut Grid, cells: CellSet, colour: Digit) {
    let painted = cells.is_subset(colours.cells_of(colour));
    for cell in cells {
        colours[cell] = if painted { None } else { Some(colour) };
    }
}
