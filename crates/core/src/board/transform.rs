//! Ways to turn a board into another that is the same puzzle in another form.

use super::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid};

/// A symmetry of Sudoku: a permutation of the rows that keeps bands together and of the columns that keeps stacks together, a
/// reflection in the diagonal or none, and a permutation of the digits. There are 3,359,232 ways to move the cells, and 362,880
/// to exchange the digits. A grid and its image have the same solutions and the same ways to prove them, but for their names. A rating
/// that follows one path need not be the same: of several steps the path takes the first, which lies elsewhere in the image.
///
/// ```
/// use nonet_core::board::{Cell, Transform};
/// let corner: Cell = "r1c1".parse()?;
/// assert_eq!(Transform::TURN.cell(corner).to_string(), "r1c9");
/// assert_eq!(Transform::MIRROR.cell("r4c2".parse()?).to_string(), "r4c8");
/// # Ok::<(), nonet_core::board::ParseCellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transform {
    rows: [u8; 9],    // Invariant: where each row goes; rows of a band stay together.
    columns: [u8; 9], // Invariant: where each column goes; columns of a stack stay together.
    transposed: bool,
    digits: [Digit; 9], // Invariant: what each digit becomes; all differ.
}

const FORWARD: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const BACKWARD: [u8; 9] = [8, 7, 6, 5, 4, 3, 2, 1, 0];

impl Transform {
    /// The symmetry that changes nothing.
    pub const NONE: Transform = Transform { rows: FORWARD, columns: FORWARD, transposed: false, digits: Digit::ALL };
    /// A clockwise rotation by 90 degrees.
    pub const TURN: Transform = Transform { rows: BACKWARD, transposed: true, ..Transform::NONE };
    /// A reflection that exchanges left and right.
    pub const MIRROR: Transform = Transform { columns: BACKWARD, ..Transform::NONE };
    /// A reflection in the diagonal from r1c1 to r9c9.
    pub const TRANSPOSE: Transform = Transform { transposed: true, ..Transform::NONE };

    /// Returns the symmetry that moves row *i* to `rows[i]` and column *i* to `columns[i]`, then reflects in the diagonal if
    /// `transposed`, and replaces digit *i*, counted from 0, by `digits[i]`. None if the three lists are not such permutations: the
    /// three lines of a band or stack must stay together, and no line or digit may come twice.
    ///
    /// ```
    /// use nonet_core::board::{Digit, Transform};
    /// let columns = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    /// let transform = Transform::new([1, 0, 2, 3, 4, 5, 6, 7, 8], columns, false, Digit::ALL).ok_or("no symmetry")?;
    /// assert_eq!(transform.cell("r1c3".parse()?).to_string(), "r2c3");
    /// let broken_bands = [3, 1, 2, 0, 4, 5, 6, 7, 8]; // rows 1 and 4 are of different bands
    /// assert_eq!(Transform::new(broken_bands, columns, false, Digit::ALL), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(rows: [u8; 9], columns: [u8; 9], transposed: bool, digits: [Digit; 9]) -> Option<Transform> {
        let all = digits.iter().fold(0, |all, digit| all | 1 << digit.index());
        (keeps_threes(&rows) && keeps_threes(&columns) && all == 0o777).then_some(Transform { rows, columns, transposed, digits })
    }

    /// Returns the symmetry that replaces digit *i*, counted from 0, by `digits[i]`. None if a digit comes twice.
    ///
    /// ```
    /// use nonet_core::board::{Digit, Transform};
    /// let mut digits = Digit::ALL;
    /// digits.swap(0, 8);
    /// let relabel = Transform::relabel(digits).ok_or("a digit comes twice")?;
    /// assert_eq!([Digit::D1, Digit::D5, Digit::D9].map(|digit| relabel.digit(digit)), [Digit::D9, Digit::D5, Digit::D1]);
    /// assert_eq!(Transform::relabel([Digit::D1; 9]), None);
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn relabel(digits: [Digit; 9]) -> Option<Transform> {
        Transform::new(FORWARD, FORWARD, false, digits)
    }

    /// Returns the image of a cell.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> Cell {
        let (row, column) = (self.rows[cell.row_index()], self.columns[cell.column_index()]);
        let (row, column) = if self.transposed { (column, row) } else { (row, column) };
        Cell::at(usize::from(row) * 9 + usize::from(column))
    }

    /// Returns the image of a digit.
    #[must_use]
    pub const fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// Returns the image of a set of cells.
    #[must_use]
    pub fn cells(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// Returns the image of a grid.
    #[must_use]
    pub fn grid(&self, grid: &Grid) -> Grid {
        grid.iter().fold(Grid::EMPTY, |moved, (cell, digit)| moved.with(self.cell(cell), Some(self.digit(digit))))
    }

    /// Returns the image of a set of candidates.
    #[must_use]
    pub fn candidates(&self, candidates: &CandidateSet) -> CandidateSet {
        candidates.iter().map(|it| Candidate::new(self.cell(it.cell), self.digit(it.digit))).collect()
    }

    /// Returns the image of a position, with its givens and eliminations.
    ///
    /// ```
    /// use nonet_core::board::{Candidate, Candidates, Grid, Transform};
    /// let mut position = Candidates::new(&Grid::EMPTY);
    /// position.eliminate(&"5r1c1".parse::<Candidate>()?.into());
    /// let turned = Transform::TURN.position(&position);
    /// assert_eq!(turned.of_cell("r1c9".parse()?).to_string(), "1 2 3 4 6 7 8 9");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn position(&self, position: &Candidates) -> Candidates {
        let mut moved = Candidates::with_givens(&self.grid(position.grid()), self.cells(position.givens()));
        moved.restrict(&self.candidates(position.open()));
        moved
    }
}

/// Whether each three lines go to three lines of one band or stack, and no two to one.
fn keeps_threes(lines: &[u8; 9]) -> bool {
    let all = lines.iter().filter(|&&line| line < 9).fold(0, |all, &line| all | 1 << line);
    all == 0o777 && lines.chunks(3).all(|three| three.iter().all(|line| line / 3 == three[0] / 3))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRID: &str = "123456789000000000000000000400000000000000000000000000700000000000000000800000009";

    #[test]
    fn turns_and_mirrors_are_what_they_are_called() {
        let grid: Grid = GRID.parse().unwrap();
        let first_row = |transform: Transform| format!("{:#}", transform.grid(&grid))[..9].to_owned();
        assert_eq!(first_row(Transform::NONE), "123456789");
        assert_eq!(first_row(Transform::TURN), "807004001");
        assert_eq!(first_row(Transform::MIRROR), "987654321");
        assert_eq!(first_row(Transform::TRANSPOSE), "100400708");
    }

    #[test]
    fn four_turns_and_two_mirrors_change_nothing() {
        let grid: Grid = GRID.parse().unwrap();
        for (transform, times) in [(Transform::TURN, 4), (Transform::MIRROR, 2), (Transform::TRANSPOSE, 2)] {
            let moved = (0..times).fold(grid, |grid, _| transform.grid(&grid));
            assert_eq!(moved, grid);
        }
    }

    #[test]
    fn houses_stay_houses_and_positions_keep_what_was_eliminated() {
        let mut digits = Digit::ALL;
        digits.rotate_left(4);
        let transform = Transform::new([3, 5, 4, 8, 7, 6, 0, 1, 2], [1, 0, 2, 6, 7, 8, 5, 4, 3], true, digits).unwrap();
        for a in Cell::all() {
            assert_eq!(transform.cells(a.peers()), transform.cell(a).peers());
        }
        let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
        let mut position = Candidates::new(&grid);
        let gone = CandidateSet::of(Candidate::new("r1c1".parse().unwrap(), Digit::D7));
        position.eliminate(&gone);
        let moved = transform.position(&position);
        assert_eq!(moved.givens(), transform.cells(position.givens()));
        assert_eq!(*moved.open(), transform.candidates(position.open()));
        assert_eq!(*moved.open() & transform.candidates(&gone), CandidateSet::EMPTY);
    }

    #[test]
    fn what_breaks_a_board_is_refused() {
        let new = |rows, digits| Transform::new(rows, FORWARD, false, digits);
        assert_eq!(new(FORWARD, Digit::ALL), Some(Transform::NONE));
        for rows in [[0, 1, 3, 2, 4, 5, 6, 7, 8], [0, 0, 1, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 9], [255; 9]] {
            assert_eq!(new(rows, Digit::ALL), None, "{rows:?}");
        }
        assert_eq!(new(FORWARD, [Digit::D1; 9]), None);
    }
}
