//! Out: a grid or a position as text. Every line of a text of several ends with a line break.

use super::mark::NO_CANDIDATE;
use nonet_core::board::{Candidate, Candidates, Cell, Digit, Grid};

/// Writes a grid as one line of 81 characters, `.` for an empty cell, without a line break.
///
/// ```
/// use nonet_formats::line;
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// assert_eq!(line(&grid), ".6....19...261...47.1..........7..1...6.83...54..6...3.8..27.39...4...78......4..");
/// ```
#[must_use]
pub fn line(grid: &Grid) -> String {
    grid.to_string()
}

/// Writes a grid as one line of 81 characters, `0` for an empty cell, without a line break.
///
/// ```
/// use nonet_formats::line_with_zeros;
/// let line = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
/// assert_eq!(line_with_zeros(&line.parse().unwrap()), line);
/// ```
#[must_use]
pub fn line_with_zeros(grid: &Grid) -> String {
    format!("{grid:#}")
}

/// Writes a grid as nine lines of cells with `|` between boxes, and a rule between bands; `0` for an empty cell. Every line ends
/// with `\n`.
///
/// ```
/// use nonet_formats::printed_grid;
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let text = "\
/// 0 6 0 | 0 0 0 | 1 9 0
/// 0 0 2 | 6 1 0 | 0 0 4
/// 7 0 1 | 0 0 0 | 0 0 0
/// ------+-------+------
/// 0 0 0 | 0 7 0 | 0 1 0
/// 0 0 6 | 0 8 3 | 0 0 0
/// 5 4 0 | 0 6 0 | 0 0 3
/// ------+-------+------
/// 0 8 0 | 0 2 7 | 0 3 9
/// 0 0 0 | 4 0 0 | 0 7 8
/// 0 0 0 | 0 0 0 | 4 0 0
/// ";
/// assert_eq!(printed_grid(&grid), text);
/// ```
#[must_use]
pub fn printed_grid(grid: &Grid) -> String {
    let behind = |row, column| match (row, column) {
        (2 | 5, 8) => "\n------+-------+------\n",
        (_, 8) => "\n",
        (_, 2 | 5) => " | ",
        _ => " ",
    };
    laid_out(|cell| digit_or(grid, cell, '0'), behind)
}

/// Writes a grid as CSV: nine lines of nine digits with commas between, `0` for an empty cell. Every line ends with `\n`.
///
/// ```
/// use nonet_formats::csv_grid;
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let text = "\
/// 0,6,0,0,0,0,1,9,0
/// 0,0,2,6,1,0,0,0,4
/// 7,0,1,0,0,0,0,0,0
/// 0,0,0,0,7,0,0,1,0
/// 0,0,6,0,8,3,0,0,0
/// 5,4,0,0,6,0,0,0,3
/// 0,8,0,0,2,7,0,3,9
/// 0,0,0,4,0,0,0,7,8
/// 0,0,0,0,0,0,4,0,0
/// ";
/// assert_eq!(csv_grid(&grid), text);
/// ```
#[must_use]
pub fn csv_grid(grid: &Grid) -> String {
    csv_grid_with(grid, ',')
}

/// Writes a grid as CSV with this separator: nine lines of nine digits, `0` for an empty cell. Every line ends with `\n`.
///
/// ```
/// use nonet_formats::csv_grid_with;
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// assert!(csv_grid_with(&grid, ';').starts_with("0;6;0;0;0;0;1;9;0\n0;0;2;6;1;0;0;0;4\n"));
/// ```
#[must_use]
pub fn csv_grid_with(grid: &Grid, separator: char) -> String {
    let separator = separator.to_string();
    laid_out(|cell| digit_or(grid, cell, '0'), |_, column| if column == 8 { "\n" } else { &separator })
}

/// Writes the candidates of every cell in a frame, columns aligned, as players' programs exchange them: a lone digit for a filled
/// cell, `!` for an empty cell without a candidate. Every line ends with `\n`.
///
/// ```
/// use nonet_core::board::Candidates;
/// use nonet_formats::candidate_grid;
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let text = "\
/// .---------------------.--------------------.-------------------.
/// | 348    6       3458 | 23578  345   2458  | 1      9     257  |
/// | 389    359     2    | 6      1     589   | 3578   58    4    |
/// | 7      359     1    | 23589  3459  24589 | 23568  2568  256  |
/// :---------------------+--------------------+-------------------:
/// | 2389   239     389  | 259    7     2459  | 25689  1     256  |
/// | 129    1279    6    | 1259   8     3     | 2579   245   257  |
/// | 5      4       789  | 129    6     129   | 2789   28    3    |
/// :---------------------+--------------------+-------------------:
/// | 146    8       45   | 15     2     7     | 56     3     9    |
/// | 12369  12359   359  | 4      359   1569  | 256    7     8    |
/// | 12369  123579  3579 | 13589  359   15689 | 4      256   1256 |
/// '---------------------'--------------------'-------------------'
/// ";
/// assert_eq!(candidate_grid(&Candidates::new(&grid)), text);
/// ```
#[must_use]
pub fn candidate_grid(position: &Candidates) -> String {
    let groups: Vec<String> = Cell::all().map(|cell| group(position, cell)).collect();
    let width = |column: usize| groups.iter().skip(column).step_by(9).map(String::len).max().unwrap_or(1);
    let widths: Vec<usize> = (0..9).map(width).collect();
    let strokes: Vec<String> = widths.chunks(3).map(|of_box| "-".repeat(of_box.iter().map(|width| width + 2).sum())).collect();
    let rule = |left, middle, right| format!("{left}{}{right}\n", strokes.join(middle));
    let mut text = rule(".", ".", ".");
    for (row, cells) in groups.chunks(9).enumerate() {
        if matches!(row, 3 | 6) {
            text.push_str(&rule(":", "+", ":"));
        }
        for (column, (group, &width)) in cells.iter().zip(&widths).enumerate() {
            text.push_str(if column % 3 == 0 { "| " } else { " " });
            text.push_str(&format!("{group:width$} "));
        }
        text.push_str("|\n");
    }
    text + &rule("'", "'", "'")
}

/// Nine lines of nine, `.` for an empty cell.
pub(crate) fn rows(grid: &Grid) -> String {
    laid_out(|cell| digit_or(grid, cell, '.'), |_, column| if column == 8 { "\n" } else { "" })
}

/// Writes SudoCue's `.sdm`: one line of 81 characters for each puzzle, `0` for an empty cell. Every line ends with `\n`.
///
/// ```
/// use nonet_core::board::Grid;
/// use nonet_formats::sdm;
/// let puzzles: [Grid; 2] = [
///     "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap(),
///     "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap(),
/// ];
/// let text = "\
/// 060000190002610004701000000000070010006083000540060003080027039000400078000000400
/// 043080250600000000000001094900004070000608000010200003820500000000000005034090710
/// ";
/// assert_eq!(sdm(&puzzles), text);
/// ```
#[must_use]
pub fn sdm(grids: &[Grid]) -> String {
    grids.iter().map(|grid| format!("{grid:#}\n")).collect()
}

/// Writes SimpleSudoku's `.ss`: nine lines of cells with `|` between boxes in a frame, `.` for an empty cell. Every line ends
/// with `\n`.
///
/// ```
/// use nonet_formats::ss;
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let text = "\
/// *-----------*
/// |.6.|...|19.|
/// |..2|61.|..4|
/// |7.1|...|...|
/// |---+---+---|
/// |...|.7.|.1.|
/// |..6|.83|...|
/// |54.|.6.|..3|
/// |---+---+---|
/// |.8.|.27|.39|
/// |...|4..|.78|
/// |...|...|4..|
/// *-----------*
/// ";
/// assert_eq!(ss(&grid), text);
/// ```
#[must_use]
pub fn ss(grid: &Grid) -> String {
    let behind = |row, column| match (row, column) {
        (2 | 5, 8) => "|\n|---+---+---|\n|",
        (8, 8) => "|\n*-----------*\n",
        (_, 8) => "|\n|",
        (_, 2 | 5) => "|",
        _ => "",
    };
    "*-----------*\n|".to_owned() + &laid_out(|cell| digit_or(grid, cell, '.'), behind)
}

/// Writes SudoCue's `.sdx`: nine lines of nine groups with a blank between. The group of a filled cell is its digit, with `u`
/// before a digit that is no given; the group of an empty cell is its candidates, or `!` if it has none. Every line ends with
/// `\n`.
///
/// ```
/// use nonet_core::board::{Candidates, Digit};
/// use nonet_formats::sdx;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let line = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
/// let mut position = Candidates::new(&line.parse()?);
/// position.place("r1c1".parse()?, Digit::D3);
/// assert_eq!(sdx(&position).lines().next(), Some("u3 6 458 2578 45 2458 1 9 257"));
/// # Ok(())
/// # }
/// ```
#[must_use]
pub fn sdx(position: &Candidates) -> String {
    let cell = |cell| {
        let is_entered = position.grid()[cell].is_some() && !position.givens().contains(cell);
        format!("{}{}", if is_entered { "u" } else { "" }, group(position, cell))
    };
    laid_out(cell, |_, column| if column == 8 { "\n" } else { " " })
}

/// Writes a position as one line of 729 characters, without a line break. Each cell has nine characters: its candidates at their
/// places, or its digit if it is filled, and `.` at the other places.
///
/// ```
/// use nonet_core::board::Candidates;
/// use nonet_formats::candidate_line;
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let text = candidate_line(&Candidates::new(&grid));
/// assert_eq!(&text[..27], "..34...8......6.....345..8."); // r1c1 holds 3, 4 or 8, r1c2 is 6, r1c3 holds 3, 4, 5 or 8
/// assert_eq!(text.len(), 729);
/// ```
#[must_use]
pub fn candidate_line(position: &Candidates) -> String {
    let allowed = position.possible();
    let candidates = Cell::all().flat_map(|cell| Digit::ALL.map(|digit| Candidate::new(cell, digit)));
    candidates.map(|candidate| if allowed.contains(candidate) { candidate.digit.to_char() } else { '.' }).collect()
}

/// All cells, each as its text and what stands behind it, by the indices of its row and column.
fn laid_out<'a>(text: impl Fn(Cell) -> String, behind: impl Fn(usize, usize) -> &'a str) -> String {
    Cell::all().map(|cell| text(cell) + behind(cell.row_index(), cell.column_index())).collect()
}

/// The digit of a cell, or the filler of an empty one.
fn digit_or(grid: &Grid, cell: Cell, filler: char) -> String {
    grid[cell].map_or(filler, Digit::to_char).to_string()
}

fn group(position: &Candidates, cell: Cell) -> String {
    let digits = position.grid()[cell].map_or_else(|| position.of_cell(cell), Into::into);
    if digits.is_empty() { NO_CANDIDATE.to_string() } else { digits.iter().map(Digit::to_char).collect() }
}
