//! What stands in a game beside its givens, and what a move makes of it.

use super::{Line, Move, Notes};
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid};

/// What stands in a game.
///
/// A note that a digit rules out is hidden rather than lost: when the digit goes, by undo or by erasing, it is seen again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    entered: Grid,
    written: [CandidateSet; 2], // by `Notes`; beneath digits too
    hidden: CandidateSet,       // of these, those that an entry took away
    removed: CandidateSet,
    fresh: CandidateSet, // the notes that the last move wrote: to take them away again says nothing
    colours: Grid,
    tints: [Grid; 9], // by digit
    lines: Vec<Line>,
}

impl Standing {
    /// What stands where these digits and notes, by [`Notes`], are seen and these candidates were removed.
    #[must_use]
    pub fn of(entered: Grid, notes: [CandidateSet; 2], removed: CandidateSet) -> Standing {
        Standing { entered, written: notes, removed, ..Standing::default() }
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

    /// The candidates that the player, or a hint, removed. What was never written isn't among them. They may be wrong.
    #[must_use]
    pub fn removed(&self) -> CandidateSet {
        self.removed & every(!self.entered.filled_cells())
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

    /// What stands after a move; [`Move::Back`] is the game's affair. Givens stay, and so do cells that a move can't touch.
    pub(super) fn after(&self, givens: &Grid, one: &Move) -> Standing {
        let open = givens.empty_cells() - self.entered.filled_cells();
        let mut next = Standing { fresh: CandidateSet::EMPTY, ..self.clone() };
        match one {
            Move::Set(cells, digit) => (*cells & givens.empty_cells()).iter().for_each(|cell| next.set(givens, cell, *digit)),
            Move::Note(sort, cells, digit) => next.note(*sort, *cells & open, *digit, &self.fresh),
            Move::Write(sort, notes) => next.write(*sort, **notes & every(open)),
            Move::Strike(candidates) => next.strike(**candidates & every(open)),
            Move::Fill(sort) => {
                let possible = *Candidates::new(&self.over(givens)).open() - self.removed;
                next.written[sort.index()] = next.written[sort.index()] - every(open);
                next.write(*sort, possible);
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

    fn note(&mut self, sort: Notes, cells: CellSet, digit: Digit, fresh: &CandidateSet) {
        let change = CandidateSet::of_digit(digit, cells);
        if !cells.is_subset(self.notes(sort).cells_of(digit)) {
            self.fresh = change - self.notes(sort);
            return self.write(sort, change);
        }
        self.written[sort.index()] = self.written[sort.index()] - change;
        self.removed |= change - *fresh - self.all_notes();
    }

    fn write(&mut self, sort: Notes, notes: CandidateSet) {
        self.written[sort.index()] = self.written[sort.index()] | notes;
        self.hidden -= notes;
        self.removed -= notes;
    }

    fn strike(&mut self, candidates: CandidateSet) {
        self.written = self.written.map(|written| written - candidates);
        self.removed |= candidates;
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
                self.removed -= all; // nothing is written there, so nothing is said
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
