//! A candidate (a digit in a cell), and sets of candidates.

use super::{Cell, CellSet, Digit, DigitSet};
use std::{
    error::Error,
    fmt,
    ops::{BitAnd, BitOr, BitXor, Not, Sub},
    str::FromStr,
};

/// A digit in a cell: something that may be true or false.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate {
    /// Where.
    pub cell: Cell,
    /// Which digit.
    pub digit: Digit,
}

impl Candidate {
    /// This digit in this cell.
    #[must_use]
    pub const fn new(cell: Cell, digit: Digit) -> Candidate {
        Candidate { cell, digit }
    }
}

/// `7r4c5`: the digit, then the cell.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit, self.cell)
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCandidate;

impl fmt::Display for NoSuchCandidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such candidate")
    }
}

impl Error for NoSuchCandidate {}

/// `7r4c5`, as it is printed.
impl FromStr for Candidate {
    type Err = NoSuchCandidate;
    fn from_str(text: &str) -> Result<Candidate, NoSuchCandidate> {
        let (digit, cell) = text.split_at_checked(1).ok_or(NoSuchCandidate)?;
        let cell = cell.parse().map_err(|_| NoSuchCandidate)?;
        Ok(Candidate::new(cell, digit.parse().map_err(|_| NoSuchCandidate)?))
    }
}

/// A set of candidates: for each digit, a set of cells. It may say which digits each cell may hold (a problem to search), or
/// which candidates a step removes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// No candidate.
    pub const EMPTY: CandidateSet = CandidateSet([CellSet::EMPTY; 9]);
    /// All 729: an empty board, before any rule.
    pub const ALL: CandidateSet = CandidateSet([CellSet::ALL; 9]);

    /// The one candidate.
    #[must_use]
    pub fn single(candidate: Candidate) -> CandidateSet {
        CandidateSet::of(candidate.digit, CellSet::of(candidate.cell))
    }

    /// `digit` in each of `cells`.
    #[must_use]
    pub fn of(digit: Digit, cells: CellSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        set.0[digit.index()] = cells;
        set
    }

    /// Each of `digits` in `cell`.
    #[must_use]
    pub fn of_cell(cell: Cell, digits: DigitSet) -> CandidateSet {
        digits.iter().map(|digit| Candidate::new(cell, digit)).collect()
    }

    /// Each of `digits` in each of `cells`.
    #[must_use]
    pub fn product(cells: CellSet, digits: DigitSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        for digit in digits {
            set.0[digit.index()] = cells;
        }
        set
    }

    /// The cells of `digit`.
    #[must_use]
    #[inline(always)]
    pub const fn cells_of(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// The digits in `cell`.
    #[must_use]
    pub fn digits_in(&self, cell: Cell) -> DigitSet {
        DigitSet::ALL.iter().filter(|digit| self.0[digit.index()].contains(cell)).collect()
    }

    /// All cells that hold some candidate of this set.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.0.iter().fold(CellSet::EMPTY, |all, &cells| all | cells)
    }

    /// All digits that occur in this set.
    #[must_use]
    pub fn digits(&self) -> DigitSet {
        DigitSet::ALL.iter().filter(|digit| !self.0[digit.index()].is_empty()).collect()
    }

    /// Whether the candidate is in this set.
    #[must_use]
    pub const fn contains(&self, candidate: Candidate) -> bool {
        self.0[candidate.digit.index()].contains(candidate.cell)
    }

    /// Adds a candidate.
    pub fn insert(&mut self, candidate: Candidate) {
        self.0[candidate.digit.index()] |= CellSet::of(candidate.cell);
    }

    /// Takes a candidate out.
    pub fn remove(&mut self, candidate: Candidate) {
        self.0[candidate.digit.index()] -= CellSet::of(candidate.cell);
    }

    /// This set and a candidate.
    #[must_use]
    pub fn with(mut self, candidate: Candidate) -> CandidateSet {
        self.insert(candidate);
        self
    }

    /// This set but for a candidate.
    #[must_use]
    pub fn without(mut self, candidate: Candidate) -> CandidateSet {
        self.remove(candidate);
        self
    }

    /// Makes `digits` all that `cell` holds in this set.
    pub fn set_digits(&mut self, cell: Cell, digits: DigitSet) {
        for digit in DigitSet::ALL {
            let cells = &mut self.0[digit.index()];
            *cells = if digits.contains(digit) { cells.with(cell) } else { cells.without(cell) };
        }
    }

    /// Whether every candidate of this set is in `other`.
    #[must_use]
    pub fn is_subset(&self, other: &CandidateSet) -> bool {
        (*self - *other).is_empty()
    }

    /// Whether every candidate of `other` is in this set.
    #[must_use]
    pub fn is_superset(&self, other: &CandidateSet) -> bool {
        other.is_subset(self)
    }

    /// Whether the two sets share no candidate.
    #[must_use]
    pub fn is_disjoint(&self, other: &CandidateSet) -> bool {
        self.0.iter().zip(&other.0).all(|(cells, others)| cells.is_disjoint(*others))
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// Some candidate: the lowest digit's first cell.
    #[must_use]
    pub fn first(&self) -> Option<Candidate> {
        DigitSet::ALL.iter().find_map(|digit| Some(Candidate::new(self.cells_of(digit).first()?, digit)))
    }

    /// The candidates by digit, then by cell.
    pub fn iter(&self) -> impl Iterator<Item = Candidate> + use<> {
        let planes = self.0;
        DigitSet::ALL.iter().flat_map(move |digit| planes[digit.index()].iter().map(move |cell| Candidate { cell, digit }))
    }
}

impl BitAnd for CandidateSet {
    type Output = CandidateSet;
    fn bitand(mut self, other: CandidateSet) -> CandidateSet {
        self.0.iter_mut().zip(&other.0).for_each(|(cells, others)| *cells &= *others);
        self
    }
}

impl BitOr for CandidateSet {
    type Output = CandidateSet;
    fn bitor(mut self, other: CandidateSet) -> CandidateSet {
        self.0.iter_mut().zip(&other.0).for_each(|(cells, others)| *cells |= *others);
        self
    }
}

impl Sub for CandidateSet {
    type Output = CandidateSet;
    fn sub(mut self, other: CandidateSet) -> CandidateSet {
        self.0.iter_mut().zip(&other.0).for_each(|(cells, others)| *cells -= *others);
        self
    }
}

impl BitXor for CandidateSet {
    type Output = CandidateSet;
    fn bitxor(self, other: CandidateSet) -> CandidateSet {
        (self - other) | (other - self)
    }
}

impl Not for CandidateSet {
    type Output = CandidateSet;
    fn not(self) -> CandidateSet {
        CandidateSet(self.0.map(|cells| !cells))
    }
}

impl Extend<Candidate> for CandidateSet {
    fn extend<I: IntoIterator<Item = Candidate>>(&mut self, candidates: I) {
        candidates.into_iter().for_each(|candidate| self.insert(candidate));
    }
}

impl From<Candidate> for CandidateSet {
    fn from(candidate: Candidate) -> CandidateSet {
        CandidateSet::single(candidate)
    }
}

impl FromIterator<Candidate> for CandidateSet {
    fn from_iter<I: IntoIterator<Item = Candidate>>(candidates: I) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        candidates.into_iter().for_each(|candidate| set.insert(candidate));
        set
    }
}

impl fmt::Debug for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_candidate_is_read_as_it_is_printed() {
        for candidate in CandidateSet::ALL.iter() {
            assert_eq!(candidate.to_string().parse(), Ok(candidate));
        }
        for text in ["", "7", "r4c5", "0r4c5", "7r4c0", "7r4c55", "\u{b2}r4c5"] {
            assert_eq!(text.parse::<Candidate>(), Err(NoSuchCandidate), "{text}");
        }
    }

    #[test]
    fn the_operators_are_those_of_sets() {
        let [one, two, three] = ["1r1c1", "1r1c2", "9r9c9"].map(|text| text.parse::<Candidate>().unwrap());
        let (mut some, others) = (CandidateSet::from(one).with(two), CandidateSet::single(two).with(three));
        assert_eq!(some ^ others, CandidateSet::single(one).with(three));
        assert_eq!((!some).len(), 727);
        assert!(some.is_disjoint(&!some) && !some.is_disjoint(&others) && CandidateSet::ALL.is_superset(&some));
        some.extend([two, three]);
        assert_eq!(some, CandidateSet::single(one) | others);
        assert_eq!(some.without(three), CandidateSet::single(one).with(two));
    }

    #[test]
    fn sets_by_cell_and_by_digit_agree() {
        let cell = Cell::new(3, 4).unwrap();
        let digits: DigitSet = [Digit::D2, Digit::D7].into_iter().collect();
        let set = CandidateSet::of_cell(cell, digits);
        assert_eq!(set.digits_in(cell), digits);
        assert_eq!(set.cells_of(Digit::D7), CellSet::of(cell));
        assert_eq!(set.digits(), digits);
        assert_eq!(set, CandidateSet::product(CellSet::of(cell), digits));
        assert_eq!(set.iter().map(|c| c.to_string()).collect::<Vec<_>>(), ["2r4c5", "7r4c5"]);
        assert_eq!(CandidateSet::ALL.len(), 729);
        assert!((set - CandidateSet::ALL).is_empty());
        let mut all = CandidateSet::ALL;
        all.set_digits(cell, digits);
        assert_eq!(all.digits_in(cell), digits);
        assert_eq!(all.len(), 722);
    }
}
