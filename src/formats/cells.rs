//! From the pieces that stand for cells to what was read.

use super::{
    Reading,
    error::{ReadError, ReadErrorKind},
    form::{Fillers, Form},
    mark::{Mark, NO_CANDIDATE},
    sheet::Token,
};
use crate::board::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid, list_of};

/// What the text says of one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    /// Nothing.
    Empty,
    /// A lone digit.
    Digit(Digit),
    /// A digit that a person entered.
    Entered(Digit),
    /// Its candidates: two or more, or none.
    Open(DigitSet),
}

/// What the text says of the 81 cells.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    entries: Vec<Entry>, // in reading order
    /// What stands for its empty cells.
    pub(super) fillers: Fillers,
}

impl Cells {
    /// Reads each token as a cell: a filler or nothing, a digit, `u` and a digit, a group of candidates.
    pub(super) fn of_tokens<'a>(tokens: impl Iterator<Item = Token<'a>>) -> Result<Cells, ReadError> {
        let mut cells = Cells { entries: Vec::with_capacity(81), fillers: Fillers::NONE };
        for token in tokens {
            let entry = entry_of(&token)?;
            if entry == Entry::Empty {
                cells.fillers = cells.fillers.with(token.text.chars().next());
            }
            cells.entries.push(entry);
        }
        Ok(cells)
    }

    /// Reads nine characters a cell: each candidate at its place, or another character.
    pub(super) fn of_nines(token: &Token<'_>) -> Result<Cells, ReadError> {
        let characters = list_of(token.text.chars());
        let mut entries = Vec::new();
        for (group, at) in characters.chunks(9).zip((0..).step_by(9)) {
            let Some(digits) = digits_at_their_places(group.iter().copied()) else {
                let kind = ReadErrorKind::BadGroup(group.iter().collect());
                return Err(ReadError { kind, line: token.line, column: token.column + at });
            };
            entries.push(digits.single().map_or(Entry::Open(digits), Entry::Digit));
        }
        Ok(Cells { entries, fillers: Fillers::NONE })
    }

    /// Whether it shows candidates, so that lone digits may be candidates too.
    pub(super) fn has_candidates(&self) -> bool {
        self.entries.iter().any(|entry| matches!(entry, Entry::Open(_)))
    }

    /// What was read, if it shows no candidates.
    pub(super) fn into_grid(self, form: Form) -> Reading {
        let (grid, entered) = self.grid_where(|_, _| true);
        Reading { grid, entered, candidates: None, form, more: 0, other: None }
    }

    /// What was read, if it shows candidates; `form` gets the number of eliminations.
    ///
    /// A lone digit is placed if no peer still shows it, else it is a naked single still to be placed. A lone digit that clashes
    /// with placed ones only is placed too: that is a clash, and better said as one.
    pub(super) fn into_position(self, form: fn(usize) -> Form) -> Reading {
        let shown = self.shown();
        let (grid, entered) = self.grid_where(|cell, digit| !cell.peers().meets(shown.cells_of(digit)));
        let reading = self.reading_of(grid, entered, form);
        let (all_lone, _) = self.grid_where(|_, _| true);
        // With no digit placed by the rule, though enough for a puzzle stand alone, only the reader can know which it is.
        if grid.filled().is_empty() && all_lone.filled().len() >= 17 {
            let other = self.reading_of(all_lone, entered, form);
            return Reading { other: Some(Box::new(other)), ..reading };
        }
        reading
    }

    /// The candidates that are certainly not placed: those among several, and lone ones that a peer of them repeats.
    fn shown(&self) -> CandidateSet {
        let of_each = |digits_of: fn(Entry) -> DigitSet| {
            self.each().map(|(cell, entry)| CandidateSet::of_cell(cell, digits_of(entry))).fold(CandidateSet::EMPTY, |a, b| a | b)
        };
        let lone = of_each(|entry| if let Entry::Digit(digit) = entry { digit.into() } else { DigitSet::EMPTY });
        let mut shown = of_each(|entry| if let Entry::Open(digits) = entry { digits } else { DigitSet::EMPTY });
        loop {
            let seen = lone.iter().filter(|candidate| candidate.cell.peers().meets(shown.cells_of(candidate.digit)));
            let next = shown | seen.collect();
            if next == shown {
                return shown;
            }
            shown = next;
        }
    }

    fn each(&self) -> impl Iterator<Item = (Cell, Entry)> + '_ {
        Cell::all().zip(self.entries.iter().copied())
    }

    /// The lone digits that `is_placed` accepts, and which cells a person filled.
    fn grid_where(&self, is_placed: impl Fn(Cell, Digit) -> bool) -> (Grid, CellSet) {
        let (mut grid, mut entered) = (Grid::EMPTY, CellSet::EMPTY);
        for (cell, entry) in self.each() {
            match entry {
                Entry::Digit(digit) if is_placed(cell, digit) => grid[cell] = Some(digit),
                Entry::Entered(digit) => {
                    grid[cell] = Some(digit);
                    entered = entered.with(cell);
                }
                Entry::Empty | Entry::Digit(_) | Entry::Open(_) => {}
            }
        }
        (grid, entered)
    }

    fn reading_of(&self, grid: Grid, entered: CellSet, form: fn(usize) -> Form) -> Reading {
        let before = Candidates::new(&grid);
        let mut allowed = before.allowed();
        for (cell, entry) in self.each() {
            match entry {
                Entry::Digit(digit) => allowed.set_digits(cell, DigitSet::of(digit)),
                Entry::Open(digits) => allowed.set_digits(cell, digits),
                Entry::Empty | Entry::Entered(_) => {}
            }
        }
        let eliminations = (*before.open() - allowed).len();
        Reading { grid, entered, candidates: Some(allowed), form: form(eliminations), more: 0, other: None }
    }
}

fn entry_of(token: &Token<'_>) -> Result<Entry, ReadError> {
    let bad_group = || token.error(ReadErrorKind::BadGroup(token.text.to_owned()));
    let mut characters = token.text.chars();
    let (first, second, third) = (characters.next(), characters.next(), characters.next());
    match (first, second, third) {
        (None, ..) => Ok(Entry::Empty),
        (Some(NO_CANDIDATE), None, _) => Ok(Entry::Open(DigitSet::EMPTY)),
        (Some(ch), None, _) => match Mark::of(ch) {
            Mark::Digit(digit) => Ok(Entry::Digit(digit)),
            Mark::Filler | Mark::Blank => Ok(Entry::Empty),
            Mark::Between | Mark::NoCandidate | Mark::Foreign => Err(token.error(ReadErrorKind::BadCharacter(ch))),
        },
        (Some('u'), Some(ch), None) => Digit::from_char(ch).map(Entry::Entered).ok_or_else(bad_group),
        _ => {
            let digits = different_digits(token.text.chars()).or_else(|| digits_at_their_places(token.text.chars()));
            let digits = digits.ok_or_else(bad_group)?;
            Ok(digits.single().map_or(Entry::Open(digits), Entry::Digit))
        }
    }
}

/// The digits, if there are only digits and blanks and no digit comes twice.
fn different_digits(characters: impl Iterator<Item = char>) -> Option<DigitSet> {
    let mut digits = DigitSet::EMPTY;
    for ch in characters.filter(|&ch| Mark::of(ch) != Mark::Blank) {
        let digit = Digit::from_char(ch).filter(|&digit| !digits.contains(digit))?;
        digits = digits.with(digit);
    }
    Some(digits)
}

/// The digits among nine characters, if each stands at its own place: `1..4.....`.
fn digits_at_their_places(characters: impl Iterator<Item = char>) -> Option<DigitSet> {
    let mut digits = DigitSet::EMPTY;
    let mut places = Digit::ALL.into_iter();
    for ch in characters {
        let place = places.next()?;
        match Mark::of(ch) {
            Mark::Digit(digit) if digit == place => digits = digits.with(digit),
            Mark::Filler => {}
            _ => return None,
        }
    }
    places.next().is_none().then_some(digits)
}
