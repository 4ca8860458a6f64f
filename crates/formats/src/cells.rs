//! From the pieces that stand for cells to what was read.

mod zeros;

use super::{
    Reading, Remark,
    error::{ReadError, ReadErrorKind},
    form::{Fillers, Form},
    mark::{Mark, NO_CANDIDATE, is_word_sign},
    text_lines::Token,
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid};

/// The entry of the text for one cell.
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

/// The entries of the text for the 81 cells.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    entries: Vec<Entry>,                // in reading order
    fillers: Fillers,                   // the signs for its empty cells
    zeros: CellSet,                     // the cells in which a 0 stands
    word: Option<(Cell, Option<char>)>, // the first empty cell with a word or nothing in it, and the sign of the word
}

impl Cells {
    fn new() -> Cells {
        Cells { entries: Vec::with_capacity(81), fillers: Fillers::NONE, zeros: CellSet::EMPTY, word: None }
    }

    /// Reads each token as a cell: a filler or nothing, a digit, `u` and a digit, a group of candidates.
    pub(crate) fn of_tokens(tokens: &[Token<'_>]) -> Result<Cells, ReadError> {
        let mut cells = Cells::new();
        for token in tokens {
            let entry = entry_of(token)?;
            let cell = Cell::from_index(cells.entries.len());
            if entry == Entry::Empty {
                let filler = token.text.chars().next();
                cells.fillers = cells.fillers.with(filler);
                if filler.is_none_or(is_word_sign) {
                    cells.word = cells.word.or(cell.map(|cell| (cell, filler)));
                }
            }
            if token.text == "0" {
                cells.zeros.extend(cell);
            }
            cells.entries.push(entry);
        }
        Ok(cells)
    }

    /// Reads nine characters a cell: each candidate at its place.
    pub(crate) fn of_nines(token: &Token<'_>) -> Result<Cells, ReadError> {
        let mut cells = Cells::new();
        let characters = token.characters();
        for nine in characters.chunks(9) {
            let text: String = nine.iter().map(|token| token.text).collect();
            let bad = || nine.first().unwrap_or(token).error(ReadErrorKind::BadGroup(text.clone()));
            cells.entries.push(entry_of_several(digits_at_their_places(&text).ok_or_else(bad)?));
        }
        Ok(cells)
    }

    /// Returns the reading of these cells. The form gets the fillers of empty cells; cells with candidates are a candidate grid. The error
    /// is that a 0 may be a digit.
    pub(crate) fn into_reading(self, form: Form) -> Result<Reading, ReadErrorKind> {
        // Beside candidates, lone digits may be candidates too.
        if self.entries.iter().any(|entry| matches!(entry, Entry::Open(_))) {
            return Ok(self.into_position(|eliminations| Form::CandidateGrid { eliminations }));
        }
        let (grid, entered) = self.grid_beside(&CandidateSet::EMPTY);
        if entered.is_empty()
            && let Some(digits) = zeros::digits(&grid, self.zeros, self.fillers, self.word)?
        {
            let form = form.with_fillers(self.fillers.without_zero());
            return Ok(Reading { remarks: vec![Remark::DigitsFromZero], ..Reading::new(digits, entered, None, form) });
        }
        Ok(Reading::new(grid, entered, None, form.with_fillers(self.fillers)))
    }

    /// The reading of cells that show candidates; `form` gets the number of eliminations.
    ///
    /// A lone digit is placed if no peer still shows it, else it is a naked single still to be placed. A lone digit that clashes
    /// with placed ones only is placed too: that is a clash, and better said as one.
    pub(crate) fn into_position(self, form: fn(usize) -> Form) -> Reading {
        let shown = self.shown();
        let (grid, entered) = self.grid_beside(&shown);
        let reading = self.reading_of(grid, entered, form);
        let (all_lone, _) = self.grid_beside(&CandidateSet::EMPTY);
        // With no digit placed by the rule, though enough for a puzzle stand alone, only the reader can know which it is.
        if grid.filled_cells().is_empty() && all_lone.filled_cells().len() >= 17 {
            let other = self.reading_of(all_lone, entered, form);
            return Reading { other: Some(Box::new(other)), ..reading };
        }
        reading
    }

    /// The candidates that are certainly not placed: those among several, and lone ones that a peer of them repeats.
    fn shown(&self) -> CandidateSet {
        let (mut lone, mut shown) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        for (cell, entry) in self.each() {
            match entry {
                Entry::Digit(digit) => {
                    lone.insert(Candidate::new(cell, digit));
                }
                Entry::Open(digits) => shown.set_digits(cell, digits),
                Entry::Empty | Entry::Entered(_) => {}
            }
        }
        loop {
            let before = shown;
            for candidate in lone.iter().filter(|it| it.cell.peers().intersects(before.cells_of(it.digit))) {
                shown.insert(candidate);
            }
            if shown == before {
                return shown;
            }
        }
    }

    fn each(&self) -> impl Iterator<Item = (Cell, Entry)> + '_ {
        Cell::all().zip(self.entries.iter().copied())
    }

    /// The digits that stand, and which of them a person entered. A lone digit stands if no peer shows it.
    fn grid_beside(&self, shown: &CandidateSet) -> (Grid, CellSet) {
        let (mut grid, mut entered) = (Grid::EMPTY, CellSet::EMPTY);
        for (cell, entry) in self.each() {
            match entry {
                Entry::Digit(digit) if cell.peers().is_disjoint(shown.cells_of(digit)) => grid[cell] = Some(digit),
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
        let mut allowed = Candidates::new(&grid).possible();
        for (cell, entry) in self.each() {
            match entry {
                Entry::Digit(digit) => allowed.set_digits(cell, DigitSet::of(digit)),
                Entry::Open(digits) => allowed.set_digits(cell, digits),
                Entry::Empty | Entry::Entered(_) => {}
            }
        }
        Reading::with_eliminations(grid, entered, Some(allowed), form)
    }
}

fn entry_of(token: &Token<'_>) -> Result<Entry, ReadError> {
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
        (Some('u'), Some(ch), None) => Digit::from_char(ch).map(Entry::Entered).ok_or_else(|| token.bad_group()),
        _ => {
            let digits = different_digits(token.text).or_else(|| digits_at_their_places(token.text));
            digits.map(entry_of_several).ok_or_else(|| token.bad_group())
        }
    }
}

/// The entry of digits that stand as candidates.
fn entry_of_several(digits: DigitSet) -> Entry {
    digits.single().map_or(Entry::Open(digits), Entry::Digit)
}

/// The digits, if there are only digits and blanks and no digit comes twice.
pub(crate) fn different_digits(text: &str) -> Option<DigitSet> {
    let mut digits = DigitSet::EMPTY;
    for ch in text.chars().filter(|&ch| Mark::of(ch) != Mark::Blank) {
        let digit = Digit::from_char(ch).filter(|&digit| !digits.contains(digit))?;
        digits = digits.with(digit);
    }
    Some(digits)
}

/// The digits among nine characters, if each stands at its own place: `1..4.....`.
pub(crate) fn digits_at_their_places(text: &str) -> Option<DigitSet> {
    let mut digits = DigitSet::EMPTY;
    let mut places = Digit::ALL.into_iter();
    for ch in text.chars() {
        let place = places.next()?;
        match Mark::of(ch) {
            Mark::Digit(digit) if digit == place => digits = digits.with(digit),
            Mark::Filler => {}
            _ => return None,
        }
    }
    places.next().is_none().then_some(digits)
}
