//! The state of a board, as a link holds it.

use super::nonet_link::NonetLinkError;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, Digit, DigitSet, Grid};
use std::{
    fmt::{self, Write},
    iter::Peekable,
    str::FromStr,
};

/// The state of a board: givens, entered digits, notes, colours and drawn lines.
///
/// [`Display`](fmt::Display) writes it as the text that a [`NonetLink`](super::NonetLink) holds, and [`FromStr`] reads that text:
///
/// ```
/// use nonet_formats::BoardState;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// // Given 1, entered 2, notes 1 and 2, and 78 empty cells.
/// let text = format!("1bA3{}", "0".repeat(78));
/// let state: BoardState = text.parse()?;
/// assert!(state.grid().to_string().starts_with("12......."));
/// assert_eq!(state.entered.filled_cells().single(), Some("r1c2".parse()?));
/// assert_eq!(state.notes.digits_in("r1c3".parse()?).to_string(), "1 2");
/// assert_eq!(state.to_string(), text);
/// # Ok(())
/// # }
/// ```
///
/// The text has for each of the 81 cells, in reading order:
///
/// - `1` to `9`: a given;
/// - `a` to `i`: an entered 1 to 9;
/// - `0`: empty, without notes;
/// - a letter `A` to `P` and one of `0` to `9`, `a` to `v`: empty, with notes. The letter's number, counted from 0, times 32 plus
///   the other character's number, counted from 0, makes nine bits, the lowest for digit 1: `A3` is the notes 1 and 2, `I0` is
///   the note 9.
///
/// Everything else follows in parts, each after a point. The first character of a part, a letter or a digit, names its kind:
///
/// - `m`: the notes in the middle of the cells, written as notes are above;
/// - `x`: the candidates that were ruled out, written as notes are above;
/// - `c`: the colours of the cells, written as givens are;
/// - `1` to `9`: the colours of the candidates of this digit, in the same way;
/// - `l`: lines. Each end is a candidate, a letter `A` to `W` and one of `0` to `9`, `a` to `v`, which make a number as above: nine
///   times the number of the cell plus the number of the digit, both counted from 0. `A0A9` leads from the 1 of r1c1 to the 1 of
///   r1c2; a dashed line begins with `_`.
///
/// A part of an unknown kind is of a later version, and the text is refused ([`NonetLinkError::Version`]).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardState {
    /// The givens.
    pub givens: Grid,
    /// The digits that a person entered. An entered digit in the cell of a given counts for nothing.
    pub entered: Grid,
    /// The notes in the empty cells. Notes in filled cells count for nothing.
    pub notes: CandidateSet,
    /// The notes in the middle of the empty cells. Notes in filled cells count for nothing.
    pub centre: CandidateSet,
    /// The candidates of the empty cells that were ruled out. A candidate without a note is not ruled out by that.
    pub ruled_out: CandidateSet,
    /// The colours of the cells, numbered 1 to 9 like digits; an empty cell of this grid has no colour.
    pub colours: Grid,
    /// The colours of the candidates: the grid at index 0 has the colours of the candidates 1, and so on.
    pub tints: [Grid; 9],
    /// The drawn lines.
    pub lines: Vec<DrawnLine>,
}

/// A line that was drawn from one candidate to another.
///
/// ```
/// use nonet_formats::BoardState;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// // An empty board with a dashed line from the 1 of r1c1 to the 1 of r1c2.
/// let state: BoardState = format!("{}.l_A0A9", "0".repeat(81)).parse()?;
/// assert_eq!(state.lines[0].ends, ["1r1c1".parse()?, "1r1c2".parse()?]);
/// assert!(state.lines[0].weak);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawnLine {
    /// The candidates at which the line begins and ends.
    pub ends: [Candidate; 2],
    /// Whether the line is dashed, as a weak link is.
    pub weak: bool,
}

impl BoardState {
    /// Returns the state of a puzzle that nobody has begun: these givens and nothing else.
    ///
    /// ```
    /// use nonet_formats::BoardState;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let line = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
    /// let state = BoardState::of_givens(line.parse()?);
    /// assert_eq!(state.to_string(), line);
    /// assert!(state.is_unstarted());
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn of_givens(givens: Grid) -> BoardState {
        BoardState { givens, ..BoardState::default() }
    }

    /// Returns the state that shows a position. Only the cells with an elimination have notes: the candidates of the other empty
    /// cells follow from the digits alone.
    ///
    /// ```
    /// use nonet_core::board::{Candidate, Candidates};
    /// use nonet_formats::BoardState;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let line = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
    /// let mut position = Candidates::new(&line.parse()?);
    /// assert!(BoardState::of_candidates(&position).notes.is_empty());
    ///
    /// position.eliminate(&"7r1c4".parse::<Candidate>()?.into());
    /// let state = BoardState::of_candidates(&position);
    /// assert_eq!(state.notes.cells().single(), Some("r1c4".parse()?));
    /// assert_eq!(state.notes.digits_in("r1c4".parse()?).to_string(), "2 3 5 8");
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn of_candidates(at: &Candidates) -> BoardState {
        let known = (*Candidates::new(at.grid()).open() - *at.open()).cells();
        let notes = CandidateSet::product(known, DigitSet::ALL) & *at.open();
        let (givens, entered) = (at.grid().within(at.givens()), at.grid().within(!at.givens()));
        BoardState { givens, entered, notes, ..BoardState::default() }
    }

    /// Returns whether the board shows nothing but givens. Entered digits in the cells of givens, and notes in filled cells,
    /// count for nothing.
    ///
    /// ```
    /// use nonet_core::board::{Cell, Digit, Grid};
    /// use nonet_formats::BoardState;
    /// let mut state = BoardState::of_givens(Grid::EMPTY);
    /// assert!(state.is_unstarted());
    /// state.entered[Cell::FIRST] = Some(Digit::D5);
    /// assert!(!state.is_unstarted());
    /// ```
    #[must_use]
    pub fn is_unstarted(&self) -> bool {
        let noted = (self.notes | self.centre | self.ruled_out).cells() & self.grid().empty_cells();
        let painted = [self.colours].iter().chain(&self.tints).any(|grid| *grid != Grid::EMPTY);
        self.entered.filled_cells().is_subset(self.givens.filled_cells()) && noted.is_empty() && !painted && self.lines.is_empty()
    }

    /// Returns all digits on the board, given or entered. In a cell with both, the given counts.
    ///
    /// ```
    /// use nonet_formats::BoardState;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let state: BoardState = format!("1b{}", "0".repeat(79)).parse()?; // given 1, entered 2
    /// assert!(state.grid().to_string().starts_with("12."));
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.givens.iter().fold(self.entered, |grid, (cell, digit)| grid.with(cell, Some(digit)))
    }
}

/// Reads the text that is described at [`BoardState`]. Errs if a character is wrong, if there are not 81 cells, if a line lacks
/// its end, and if a part is of a later version.
impl FromStr for BoardState {
    type Err = NonetLinkError;
    fn from_str(text: &str) -> Result<BoardState, NonetLinkError> {
        let (cells, mut parts) = text.split_once('.').map_or((text, None), |(cells, parts)| (cells, Some(parts)));
        let mut position = read_cells(cells, 0)?;
        while let Some(text_of_parts) = parts {
            let before = text.len() - text_of_parts.len() + 1;
            let (part, rest) = text_of_parts.split_once('.').map_or((text_of_parts, None), |(part, rest)| (part, Some(rest)));
            let (kind, cells) = part.split_at_checked(1).ok_or(NonetLinkError::Version)?;
            match kind.as_bytes() {
                b"m" => position.centre = read_cells(cells, before)?.notes,
                b"x" => position.ruled_out = read_cells(cells, before)?.notes,
                b"c" => position.colours = read_cells(cells, before)?.givens,
                b"l" => position.lines = read_lines(cells, before)?,
                [digit @ b'1'..=b'9'] => position.tints[usize::from(digit - b'1')] = read_cells(cells, before)?.givens,
                _ => return Err(NonetLinkError::Version),
            }
            parts = rest;
        }
        Ok(position)
    }
}

/// Writes the text that is described at [`BoardState`]; parts that hold nothing are left out.
impl fmt::Display for BoardState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cells(f, &self.givens, &self.entered, &self.notes)?;
        for (part, candidates) in [(".m", &self.centre), (".x", &self.ruled_out)] {
            if !candidates.is_empty() {
                f.write_str(part)?;
                write_cells(f, &Grid::EMPTY, &Grid::EMPTY, candidates)?;
            }
        }
        for (number, kind) in "c123456789".chars().enumerate() {
            let colours = if number == 0 { &self.colours } else { &self.tints[number - 1] };
            if *colours != Grid::EMPTY {
                write!(f, ".{kind}")?;
                write_cells(f, colours, &Grid::EMPTY, &CandidateSet::EMPTY)?;
            }
        }
        f.write_str(if self.lines.is_empty() { "" } else { ".l" })?;
        self.lines.iter().try_for_each(|line| {
            f.write_str(if line.weak { "_" } else { "" })?;
            line.ends.iter().try_for_each(|end| write_number(f, (9 * end.cell.index() + end.digit.index()) as u16))
        })
    }
}

/// The 81 cells, before which so many characters stand.
fn read_cells(text: &str, before: usize) -> Result<BoardState, NonetLinkError> {
    let mut position = BoardState::default();
    let mut characters = text.chars().zip(before + 1..).peekable();
    let mut cells = Cell::all();
    let mut found = 0;
    while let Some((ch, place)) = characters.next() {
        found += 1;
        let Some(cell) = cells.next() else { continue };
        let wrong = NonetLinkError::Character { ch, place };
        match ch {
            '0' => {}
            '1'..='9' => position.givens[cell] = Digit::from_char(ch),
            'a'..='i' => position.entered[cell] = u8::try_from(ch).ok().and_then(|byte| Digit::new(byte - b'a' + 1)),
            'A'..='P' => {
                let bits = read_number(ch, &mut characters).ok_or(wrong)?;
                position.notes.set_digits(cell, DigitSet::from_bits(bits));
            }
            _ => return Err(wrong),
        }
    }
    if found == 81 { Ok(position) } else { Err(NonetLinkError::Length(found)) }
}

fn write_cells(f: &mut fmt::Formatter<'_>, givens: &Grid, entered: &Grid, notes: &CandidateSet) -> fmt::Result {
    Cell::all().try_for_each(|cell| match (givens[cell], entered[cell]) {
        (Some(given), _) => f.write_char(given.to_char()),
        (None, Some(entered)) => f.write_char(char::from(b'a' + entered.value() - 1)),
        (None, None) => write_notes(f, notes.digits_in(cell)),
    })
}

fn write_notes(f: &mut fmt::Formatter<'_>, notes: DigitSet) -> fmt::Result {
    match notes.bits() {
        0 => f.write_str("0"),
        bits => write_number(f, bits),
    }
}

/// The lines, before which so many characters stand.
fn read_lines(text: &str, before: usize) -> Result<Vec<DrawnLine>, NonetLinkError> {
    let mut characters = text.chars().zip(before + 1..).peekable();
    let mut lines = Vec::new();
    if text.is_empty() {
        return Err(NonetLinkError::Cut);
    }
    while characters.peek().is_some() {
        let weak = characters.next_if(|(ch, _)| *ch == '_').is_some();
        lines.push(DrawnLine { ends: [read_end(&mut characters)?, read_end(&mut characters)?], weak });
    }
    Ok(lines)
}

fn read_end(characters: &mut Peekable<impl Iterator<Item = (char, usize)>>) -> Result<Candidate, NonetLinkError> {
    let (ch, place) = characters.next().ok_or(NonetLinkError::Cut)?;
    let number = ch.is_ascii_uppercase().then(|| read_number(ch, characters)).flatten();
    number.and_then(candidate).ok_or(NonetLinkError::Character { ch, place })
}

/// The candidate with this number.
fn candidate(number: u16) -> Option<Candidate> {
    let (cell, digit) = (usize::from(number) / 9, usize::from(number) % 9);
    Some(Candidate::new(Cell::from_index(cell)?, Digit::ALL[digit]))
}

/// The number that a letter and the character after it stand for.
fn read_number(letter: char, rest: &mut Peekable<impl Iterator<Item = (char, usize)>>) -> Option<u16> {
    let (second, _) = rest.next_if(|(ch, _)| matches!(ch, '0'..='9' | 'a'..='v'))?;
    let high = u16::try_from(u32::from(letter)).ok()?.checked_sub(u16::from(b'A'))?;
    Some(high << 5 | u16::try_from(second.to_digit(32)?).ok()?)
}

fn write_number(f: &mut fmt::Formatter<'_>, number: u16) -> fmt::Result {
    let letters = (b'A'..=b'Z').map(char::from).nth(usize::from(number >> 5));
    let second = char::from_digit(u32::from(number & 31), 32);
    letters.into_iter().chain(second).try_for_each(|ch| f.write_char(ch))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Candidate;
    use proptest::prelude::*;

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    #[test]
    fn a_position_is_as_short_as_what_stands_in_it() {
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        let note = |name: &str, digit: Digit| Candidate::new(cell(name), digit);
        let mut position = BoardState {
            entered: Grid::EMPTY.with(cell("r9c1"), Some(Digit::D5)),
            notes: [note("r1c1", Digit::D1), note("r1c1", Digit::D7), note("r1c4", Digit::D9)].into_iter().collect(),
            ..BoardState::of_givens(LINE.parse().unwrap())
        };
        let cells = format!("C143I0{}e{}", &LINE[4..72], &LINE[73..]);
        assert_eq!(position.to_string(), cells);

        let empty = "0".repeat(80);
        position.centre = CandidateSet::of(note("r1c1", Digit::D2));
        position.ruled_out = CandidateSet::of(note("r1c1", Digit::D3));
        position.colours[Cell::FIRST] = Some(Digit::D8);
        position.tints[3][Cell::FIRST] = Some(Digit::D1);
        assert_eq!(position.to_string(), format!("{cells}.mA2{empty}.xA4{empty}.c8{empty}.41{empty}"));
        assert_eq!(position.to_string().parse(), Ok(position.clone()));

        let strong = DrawnLine { ends: [note("r1c1", Digit::D1), note("r1c2", Digit::D1)], weak: false };
        let weak = DrawnLine { ends: [note("r9c9", Digit::D8), note("r9c9", Digit::D9)], weak: true };
        position.lines = vec![strong, weak, strong];
        assert_eq!(position.to_string(), format!("{cells}.mA2{empty}.xA4{empty}.c8{empty}.41{empty}.lA0A9_WnWoA0A9"));
        assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn what_is_more_than_givens_touches_a_puzzle() {
        let unstarted = BoardState::of_givens(LINE.parse().unwrap());
        assert!(unstarted.is_unstarted());
        let mut tinted = unstarted.clone();
        tinted.tints[8][Cell::FIRST] = Some(Digit::D1);
        assert!(!tinted.is_unstarted());
        let ruled_out = CandidateSet::of(Candidate::new(Cell::FIRST, Digit::D1));
        assert!(!BoardState { ruled_out, ..unstarted.clone() }.is_unstarted());
        let ends = [Digit::D1, Digit::D2].map(|digit| Candidate::new(Cell::FIRST, digit));
        assert!(!BoardState { lines: vec![DrawnLine { ends, weak: true }], ..unstarted }.is_unstarted());
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_position_is_read_back(
            cells in prop::collection::vec((0u8..30, 0u16..512, 0u16..512, 0u16..512), 81),
            colours in prop::collection::vec("[0-9]{81}|0{81}", 10),
            lines in prop::collection::vec(([0u16..729, 0u16..729], any::<bool>()), 0..40),
        ) {
            let mut position = BoardState::default();
            for (cell, (digit, notes, centre, ruled_out)) in Cell::all().zip(cells) {
                match digit {
                    1..=9 => position.givens[cell] = Digit::new(digit),
                    11..=19 => position.entered[cell] = Digit::new(digit - 10),
                    _ => position.notes.set_digits(cell, DigitSet::from_bits(notes)),
                }
                position.centre.set_digits(cell, DigitSet::from_bits(centre));
                position.ruled_out.set_digits(cell, DigitSet::from_bits(ruled_out));
            }
            position.colours = colours[9].parse().unwrap();
            position.tints = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|digit| colours[digit].parse().unwrap());
            let line = |(ends, weak): ([u16; 2], bool)| DrawnLine { ends: ends.map(|end| candidate(end).unwrap()), weak };
            position.lines = lines.into_iter().map(line).collect();
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
    }
}
