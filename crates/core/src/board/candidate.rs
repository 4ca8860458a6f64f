//! A candidate (a digit in a cell), and sets of candidates.

use super::{Cell, CellSet, Digit, DigitSet, sets::set_traits};
use core::{
    error::Error,
    fmt,
    iter::FusedIterator,
    ops::{BitAnd, BitOr, BitXor, Not, Sub},
    str::FromStr,
};

/// A candidate: a digit that a cell may hold.
///
/// ```
/// use nonet_core::board::{Candidate, Digit};
/// let candidate = Candidate::new("r4c5".parse()?, Digit::D7);
/// assert_eq!(candidate.to_string(), "7r4c5");
/// assert_eq!("7r4c5".parse(), Ok(candidate));
/// # Ok::<(), nonet_core::board::ParseCellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// Returns the candidate for this digit in this cell.
    #[must_use]
    pub const fn new(cell: Cell, digit: Digit) -> Candidate {
        Candidate { cell, digit }
    }

    /// Returns the candidates that are false if this one is true: its digit in the peers of its cell, and the other digits of the cell.
    ///
    /// ```
    /// use nonet_core::board::{Candidate, Cell, Digit};
    ///
    /// let peers = Candidate::new(Cell::new(3, 4).unwrap(), Digit::D7).peers();
    /// assert_eq!(peers.len(), 20 + 8);
    /// assert!(peers.contains("7r4c9".parse()?) && peers.contains("1r4c5".parse()?));
    /// # Ok::<(), nonet_core::board::ParseCandidateError>(())
    /// ```
    #[must_use]
    pub fn peers(self) -> CandidateSet {
        CandidateSet::of_digit(self.digit, self.cell.peers()) | CandidateSet::of_cell(self.cell, !DigitSet::of(self.digit))
    }
}

/// Writes the digit and then the cell: `7r4c5`.
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

/// The error for a text that names no candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCandidateError;

impl fmt::Display for ParseCandidateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such candidate")
    }
}

impl Error for ParseCandidateError {}

/// `7r4c5`, as it is printed.
impl FromStr for Candidate {
    type Err = ParseCandidateError;
    fn from_str(text: &str) -> Result<Candidate, ParseCandidateError> {
        let (digit, cell) = text.split_at_checked(1).ok_or(ParseCandidateError)?;
        let cell = cell.parse().map_err(|_| ParseCandidateError)?;
        Ok(Candidate::new(cell, digit.parse().map_err(|_| ParseCandidateError)?))
    }
}

/// A set of candidates, kept as a set of cells for each digit. It says, for example, which digits each cell may hold, as a
/// problem to search, or which candidates a step eliminates.
///
/// Sets have the operators `&` (intersection), `|` (union), `^` (symmetric difference), `-` (difference) and `!` (complement).
///
/// ```
/// use nonet_core::board::{CandidateSet, Cell, Digit};
/// let cell: Cell = "r1c1".parse()?;
/// let others = CandidateSet::of_digit(Digit::D4, cell.peers()); // what a 4 in r1c1 rules out
/// assert_eq!(others.len(), 20);
/// assert!(others.contains("4r1c9".parse()?));
/// assert_eq!((others & CandidateSet::of("4r1c9".parse()?)).single(), Some("4r1c9".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// The set without candidates.
    pub const EMPTY: CandidateSet = CandidateSet([CellSet::EMPTY; 9]);
    /// The set of all 729 candidates, as of an empty board.
    pub const ALL: CandidateSet = CandidateSet([CellSet::ALL; 9]);

    /// Returns the set of this one candidate.
    #[must_use]
    pub fn of(candidate: Candidate) -> CandidateSet {
        CandidateSet::of_digit(candidate.digit, CellSet::of(candidate.cell))
    }

    /// Returns the candidates for one digit in each of these cells.
    #[must_use]
    pub fn of_digit(digit: Digit, cells: CellSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        set.0[digit.index()] = cells;
        set
    }

    /// Returns the candidates for each of these digits in one cell.
    #[must_use]
    pub fn of_cell(cell: Cell, digits: DigitSet) -> CandidateSet {
        digits.iter().map(|digit| Candidate::new(cell, digit)).collect()
    }

    /// Returns the candidates for each of these digits in each of these cells.
    ///
    /// ```
    /// use nonet_core::board::{CandidateSet, Cell, CellSet, Digit, DigitSet};
    /// let cells = CellSet::from(["r1c1".parse::<Cell>()?, "r1c2".parse()?]);
    /// let naked_pair = CandidateSet::product(cells, DigitSet::from([Digit::D2, Digit::D5]));
    /// assert_eq!(naked_pair.iter().map(|it| it.to_string()).collect::<Vec<_>>(), ["2r1c1", "2r1c2", "5r1c1", "5r1c2"]);
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    #[must_use]
    pub fn product(cells: CellSet, digits: DigitSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        for digit in digits {
            set.0[digit.index()] = cells;
        }
        set
    }

    /// Returns the cells in which `digit` is in the set.
    #[must_use]
    #[inline(always)]
    pub const fn cells_of(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// Returns the digits that are in the set for `cell`.
    #[must_use]
    pub fn digits_in(&self, cell: Cell) -> DigitSet {
        DigitSet::ALL.iter().filter(|digit| self.0[digit.index()].contains(cell)).collect()
    }

    /// Returns the cells of all candidates.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.0.iter().fold(CellSet::EMPTY, |all, &cells| all | cells)
    }

    /// Returns the digits of all candidates.
    #[must_use]
    pub fn digits(&self) -> DigitSet {
        DigitSet::ALL.iter().filter(|digit| !self.0[digit.index()].is_empty()).collect()
    }

    /// Returns whether the candidate is in this set.
    #[must_use]
    pub const fn contains(&self, candidate: Candidate) -> bool {
        self.0[candidate.digit.index()].contains(candidate.cell)
    }

    /// Adds a candidate. Returns whether the set lacked it.
    pub const fn insert(&mut self, candidate: Candidate) -> bool {
        self.0[candidate.digit.index()].insert(candidate.cell)
    }

    /// Removes a candidate. Returns whether the set had it.
    pub const fn remove(&mut self, candidate: Candidate) -> bool {
        self.0[candidate.digit.index()].remove(candidate.cell)
    }

    /// Returns the set with a candidate added.
    #[must_use]
    pub fn with(mut self, candidate: Candidate) -> CandidateSet {
        self.insert(candidate);
        self
    }

    /// Returns the set without a candidate.
    #[must_use]
    pub fn without(mut self, candidate: Candidate) -> CandidateSet {
        self.remove(candidate);
        self
    }

    /// Replaces the candidates of `cell` by those for `digits`.
    ///
    /// ```
    /// use nonet_core::board::{CandidateSet, Digit, DigitSet};
    /// let (mut allowed, cell) = (CandidateSet::ALL, "r1c1".parse()?);
    /// allowed.set_digits(cell, DigitSet::from([Digit::D2, Digit::D5]));
    /// assert_eq!((allowed.digits_in(cell).to_string().as_str(), allowed.len()), ("2 5", 722));
    /// # Ok::<(), nonet_core::board::ParseCellError>(())
    /// ```
    pub fn set_digits(&mut self, cell: Cell, digits: DigitSet) {
        for digit in DigitSet::ALL {
            let cells = &mut self.0[digit.index()];
            *cells = if digits.contains(digit) { cells.with(cell) } else { cells.without(cell) };
        }
    }

    /// Returns whether every candidate of this set is in `other`.
    #[must_use]
    pub fn is_subset(&self, other: &CandidateSet) -> bool {
        (*self - *other).is_empty()
    }

    /// Returns whether every candidate of `other` is in this set.
    #[must_use]
    pub fn is_superset(&self, other: &CandidateSet) -> bool {
        other.is_subset(self)
    }

    /// Returns whether the two sets share no candidate.
    #[must_use]
    pub fn is_disjoint(&self, other: &CandidateSet) -> bool {
        self.0.iter().zip(&other.0).all(|(cells, others)| cells.is_disjoint(*others))
    }

    /// Returns whether the two sets share a candidate.
    #[must_use]
    pub fn intersects(&self, other: &CandidateSet) -> bool {
        !self.is_disjoint(other)
    }

    /// Returns whether the set has no candidate.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    /// Returns the number of candidates.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// Returns the candidate for the lowest digit in its first cell. None if the set is empty.
    #[must_use]
    pub fn first(&self) -> Option<Candidate> {
        DigitSet::ALL.iter().find_map(|digit| Some(Candidate::new(self.cells_of(digit).first()?, digit)))
    }

    /// Returns the candidate for the highest digit in its last cell. None if the set is empty.
    #[must_use]
    pub fn last(&self) -> Option<Candidate> {
        DigitSet::ALL.iter().rev().find_map(|digit| Some(Candidate::new(self.cells_of(digit).last()?, digit)))
    }

    /// Returns the candidate of a set that has exactly one.
    #[must_use]
    pub fn single(&self) -> Option<Candidate> {
        self.first().filter(|first| self.without(*first).is_empty())
    }

    /// Returns an iterator over the candidates by digit, then by cell.
    pub const fn iter(&self) -> CandidateItems {
        CandidateItems { left: *self }
    }
}

/// An iterator over the candidates of a set by digit, then by cell, from [`CandidateSet::iter`].
#[derive(Clone, Debug)]
pub struct CandidateItems {
    left: CandidateSet,
}

impl Iterator for CandidateItems {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        let first = self.left.first()?;
        self.left.remove(first);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.left.len();
        (len, Some(len))
    }
}

impl DoubleEndedIterator for CandidateItems {
    fn next_back(&mut self) -> Option<Candidate> {
        let last = self.left.last()?;
        self.left.remove(last);
        Some(last)
    }
}

impl ExactSizeIterator for CandidateItems {}
impl FusedIterator for CandidateItems {}

impl IntoIterator for CandidateSet {
    type Item = Candidate;
    type IntoIter = CandidateItems;

    fn into_iter(self) -> CandidateItems {
        self.iter()
    }
}

impl IntoIterator for &CandidateSet {
    type Item = Candidate;
    type IntoIter = CandidateItems;

    fn into_iter(self) -> CandidateItems {
        self.iter()
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

set_traits!(CandidateSet of Candidate);

impl Not for CandidateSet {
    type Output = CandidateSet;
    fn not(self) -> CandidateSet {
        CandidateSet(self.0.map(|cells| !cells))
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
            assert_eq!(text.parse::<Candidate>(), Err(ParseCandidateError), "{text}");
        }
    }

    #[test]
    fn the_operators_are_those_of_sets() {
        let [one, two, three] = ["1r1c1", "1r1c2", "9r9c9"].map(|text| text.parse::<Candidate>().unwrap());
        let (mut some, others) = (CandidateSet::from(one).with(two), CandidateSet::of(two).with(three));
        assert_eq!(some ^ others, CandidateSet::of(one).with(three));
        assert_eq!((!some).len(), 727);
        assert!(some.is_disjoint(&!some) && !some.is_disjoint(&others) && CandidateSet::ALL.is_superset(&some));
        some.extend([two, three]);
        assert!(some.intersects(&others) && !some.insert(two) && !some.clone().remove("2r1c1".parse().unwrap()));
        assert_eq!(some.iter().rev().collect::<Vec<_>>(), [three, two, one]);
        let mut items = some.iter();
        assert_eq!((items.len(), items.next_back(), items.next(), items.len()), (3, Some(three), Some(one), 1));
        assert_eq!((some.single(), CandidateSet::of(one).single(), CandidateSet::EMPTY.single()), (None, Some(one), None));
        assert_eq!((some.first(), some.last(), CandidateSet::EMPTY.last()), (Some(one), Some(three), None));
        let mut changed = some;
        changed &= others;
        assert_eq!(changed, CandidateSet::from([two, three]));
        changed |= CandidateSet::from(one);
        changed ^= CandidateSet::from([two]);
        changed -= CandidateSet::from([three]);
        assert_eq!(changed.into_iter().collect::<Vec<_>>(), [one]);
        assert_eq!(some, CandidateSet::of(one) | others);
        assert_eq!(some.without(three), CandidateSet::of(one).with(two));
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
