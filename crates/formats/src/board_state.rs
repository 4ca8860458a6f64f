//! What stands on a board, as a link holds it.

use super::nonet_link::NonetLinkError;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, Digit, DigitSet, Grid};
use std::{
    fmt::{self, Write},
    iter::Peekable,
    str::FromStr,
};

/// What stands on a board: digits that are given, digits that were entered, notes, colours, and lines that were drawn.
///
/// As text, it has for each of the 81 cells, in reading order:
///
/// - `1` to `9`: a given;
/// - `a` to `i`: an entered 1 to 9;
/// - `0`: empty, without notes;
/// - a letter `A` to `P` and one of `0` to `9`, `a` to `v`: empty, with notes. The letter's number from 0 times 32 and the
///   other's number from 0 make nine bits, the lowest for digit 1: `A3` is the notes 1 and 2, `I0` is the note 9.
///
/// What else there is follows in parts, each after a point, with a letter or a digit that says what it is:
///
/// - `m`: the notes in the middle of the cells, written as notes are above;
/// - `c`: the colours of the cells, written as givens are;
/// - `1` to `9`: the colours of the candidates of this digit, in the same way;
/// - `l`: lines. Each end is a candidate, a letter `A` to `W` and one of `0` to `9`, `a` to `v`, which make a number as above: nine
///   times that of the cell, from 0, and that of the digit, from 0. `A0A9` leads from the 1 of r1c1 to that of r1c2; a line that is
///   dashed begins with `_`.
///
/// A part that is not known is of a later version.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardState {
    /// The digits of the puzzle.
    pub givens: Grid,
    /// The digits that were entered; in a given cell they count for nothing.
    pub entered: Grid,
    /// The small digits in the empty cells; in filled cells they count for nothing.
    pub notes: CandidateSet,
    /// Those in the middle of the cells; in filled cells they count for nothing.
    pub centre: CandidateSet,
    /// The colours of the cells, numbered like digits.
    pub colours: Grid,
    /// The colours of the candidates, by digit.
    pub tints: [Grid; 9],
    /// The lines that were drawn.
    pub lines: Vec<DrawnLine>,
}

/// A line that was drawn from one candidate to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawnLine {
    /// The candidates.
    pub ends: [Candidate; 2],
    /// Whether it is dashed, as a weak link is.
    pub weak: bool,
}

impl BoardState {
    /// The position of a puzzle that nobody has begun.
    #[must_use]
    pub fn of_givens(givens: Grid) -> BoardState {
        BoardState { givens, ..BoardState::default() }
    }

    /// A position to reason from: with notes where something is known that the digits alone don't tell.
    #[must_use]
    pub fn of_candidates(at: &Candidates) -> BoardState {
        let known = (*Candidates::new(at.grid()).open() - *at.open()).cells();
        let notes = CandidateSet::product(known, DigitSet::ALL) & *at.open();
        let (givens, entered) = (at.grid().within(at.givens()), at.grid().within(!at.givens()));
        BoardState { givens, entered, notes, ..BoardState::default() }
    }

    /// Whether there is nothing but givens.
    #[must_use]
    pub fn is_unstarted(&self) -> bool {
        let noted = (self.notes | self.centre).cells() & self.grid().empty();
        let painted = [self.colours].iter().chain(&self.tints).any(|grid| *grid != Grid::EMPTY);
        self.entered.filled().is_subset(self.givens.filled()) && noted.is_empty() && !painted && self.lines.is_empty()
    }

    /// All digits that stand, given or entered.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.givens.iter().fold(self.entered, |grid, (cell, digit)| grid.with(cell, Some(digit)))
    }
}

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

impl fmt::Display for BoardState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cells(f, &self.givens, &self.entered, &self.notes)?;
        if !self.centre.is_empty() {
            f.write_str(".m")?;
            write_cells(f, &Grid::EMPTY, &Grid::EMPTY, &self.centre)?;
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
            'A'..='P' => position.notes.set_digits(cell, read_notes(ch, &mut characters).ok_or(wrong)?),
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

/// The digits that a letter and the character after it stand for.
fn read_notes(letter: char, rest: &mut Peekable<impl Iterator<Item = (char, usize)>>) -> Option<DigitSet> {
    read_number(letter, rest).map(DigitSet::from_bits)
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
        position.colours[Cell::FIRST] = Some(Digit::D8);
        position.tints[3][Cell::FIRST] = Some(Digit::D1);
        assert_eq!(position.to_string(), format!("{cells}.mA2{empty}.c8{empty}.41{empty}"));
        assert_eq!(position.to_string().parse(), Ok(position.clone()));

        let strong = DrawnLine { ends: [note("r1c1", Digit::D1), note("r1c2", Digit::D1)], weak: false };
        let weak = DrawnLine { ends: [note("r9c9", Digit::D8), note("r9c9", Digit::D9)], weak: true };
        position.lines = vec![strong, weak, strong];
        assert_eq!(position.to_string(), format!("{cells}.mA2{empty}.c8{empty}.41{empty}.lA0A9_WnWoA0A9"));
        assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn what_is_more_than_givens_touches_a_puzzle() {
        let unstarted = BoardState::of_givens(LINE.parse().unwrap());
        assert!(unstarted.is_unstarted());
        let mut tinted = unstarted.clone();
        tinted.tints[8][Cell::FIRST] = Some(Digit::D1);
        assert!(!tinted.is_unstarted());
        let ends = [Digit::D1, Digit::D2].map(|digit| Candidate::new(Cell::FIRST, digit));
        assert!(!BoardState { lines: vec![DrawnLine { ends, weak: true }], ..unstarted }.is_unstarted());
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_position_is_read_back(
            cells in prop::collection::vec((0u8..30, 0u16..512, 0u16..512), 81),
            colours in prop::collection::vec("[0-9]{81}|0{81}", 10),
            lines in prop::collection::vec(([0u16..729, 0u16..729], any::<bool>()), 0..40),
        ) {
            let mut position = BoardState::default();
            for (cell, (digit, notes, centre)) in Cell::all().zip(cells) {
                match digit {
                    1..=9 => position.givens[cell] = Digit::new(digit),
                    11..=19 => position.entered[cell] = Digit::new(digit - 10),
                    _ => position.notes.set_digits(cell, DigitSet::from_bits(notes)),
                }
                position.centre.set_digits(cell, DigitSet::from_bits(centre));
            }
            position.colours = colours[9].parse().unwrap();
            position.tints = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|digit| colours[digit].parse().unwrap());
            let line = |(ends, weak): ([u16; 2], bool)| DrawnLine { ends: ends.map(|end| candidate(end).unwrap()), weak };
            position.lines = lines.into_iter().map(line).collect();
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
    }
}
