//! The forms of text in which one board goes out.

use super::{About, Kept, library, open_sudoku, sdk, write};
use nonet_core::board::Candidates;

/// A form of text in which one board is written, by itself or as a file. A new form comes with a breaking release, so that a program
/// that offers all of them learns of it.
///
/// Every form is read back:
///
/// ```
/// use nonet_core::board::Candidates;
/// use nonet_formats::{Output, read};
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// for output in Output::ALL {
///     let text = output.write(&Candidates::new(&grid));
///     assert_eq!(read(&text).unwrap().grid, grid, "{}: {text}", output.file_name());
/// }
/// ```
///
/// The enum is not `#[non_exhaustive]`, so that a program that offers every form, as the command `nonet` does, has the compiler list what it lacks
/// for a new one.
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Output {
    /// One line of 81 characters, by [`line()`](super::line()).
    Line,
    /// A grid with lines between the boxes, by [`printed_grid()`](super::printed_grid).
    Grid,
    /// The candidates of every cell in a frame, by [`candidate_grid()`](super::candidate_grid).
    Candidates,
    /// Nine lines of nine fields, by [`csv_grid_with()`](super::csv_grid_with).
    Csv {
        /// The character between two fields.
        separator: char,
    },
    /// SudoCue's `.sdk`, by [`sdk()`](super::sdk()), without any detail about the puzzle.
    Sdk,
    /// SudoCue's `.sdm`, by [`sdm()`](super::sdm).
    Sdm,
    /// SudoCue's `.sdx`, by [`sdx()`](super::sdx).
    Sdx,
    /// SimpleSudoku's `.ss`, by [`ss()`](super::ss).
    Ss,
    /// A file of the OpenSudoku app, by [`open_sudoku()`](super::open_sudoku()).
    OpenSudoku,
    /// A line of HoDoKu's library, by [`library_line()`](super::library_line).
    Library,
    /// One line of 729 characters, by [`candidate_line()`](super::candidate_line).
    CandidateLine,
}

impl Output {
    /// CSV with commas, as most programs read it.
    pub const CSV: Output = Output::Csv { separator: ',' };

    /// All forms, CSV with commas.
    pub const ALL: [Output; 11] = [
        Output::Line,
        Output::Grid,
        Output::Candidates,
        Output::CSV,
        Output::Sdk,
        Output::Sdm,
        Output::Sdx,
        Output::Ss,
        Output::OpenSudoku,
        Output::Library,
        Output::CandidateLine,
    ];

    /// Returns the name of a file in this form, without a folder. No two forms have the same name.
    ///
    /// ```
    /// use nonet_formats::Output;
    /// assert_eq!(Output::Sdk.file_name(), "sudoku.sdk");
    /// ```
    #[must_use]
    pub const fn file_name(self) -> &'static str {
        match self {
            Output::Line => "sudoku.txt",
            Output::Grid => "sudoku-grid.txt",
            Output::Candidates => "sudoku-candidates.txt",
            Output::Csv { .. } => "sudoku.csv",
            Output::Sdk => "sudoku.sdk",
            Output::Sdm => "sudoku.sdm",
            Output::Sdx => "sudoku.sdx",
            Output::Ss => "sudoku.ss",
            Output::OpenSudoku => "sudoku.opensudoku",
            Output::Library => "sudoku-library.txt",
            Output::CandidateLine => "sudoku-729.txt",
        }
    }

    /// Returns which parts of a position this form keeps, so that they are read back.
    ///
    /// ```
    /// use nonet_formats::{Kept, Output};
    /// assert_eq!(Output::Line.keeps(), Kept::DIGITS);
    /// assert_eq!(Output::Candidates.keeps(), Kept::CANDIDATES);
    /// ```
    #[must_use]
    pub const fn keeps(self) -> Kept {
        match self {
            Output::Line | Output::Grid | Output::Csv { .. } => Kept::DIGITS,
            Output::Sdk | Output::Sdm | Output::Ss | Output::OpenSudoku => Kept::DIGITS,
            Output::Candidates | Output::CandidateLine => Kept::CANDIDATES,
            Output::Sdx | Output::Library => Kept::ALL,
        }
    }

    /// Writes a position in this form, as far as the form [keeps](Output::keeps) it. Every line ends with `\n`, the last one too.
    ///
    /// ```
    /// use nonet_core::board::Candidates;
    /// use nonet_formats::{Output, read};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let line = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
    /// let position = Candidates::new(&line.parse()?);
    /// assert_eq!(Output::Sdm.write(&position), format!("{line}\n"));
    /// assert!(Output::Csv { separator: ';' }.write(&position).starts_with("0;6;0;0;0;0;1;9;0\n0;0;2;6;"));
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn write(self, position: &Candidates) -> String {
        let grid = position.grid();
        match self {
            Output::Line => write::line(grid) + "\n",
            Output::Grid => write::printed_grid(grid),
            Output::Candidates => write::candidate_grid(position),
            Output::Csv { separator } => write::csv_grid_with(grid, separator),
            Output::Sdk => sdk::sdk(grid, &About::default()),
            Output::Sdm => write::sdm(&[*grid]),
            Output::Sdx => write::sdx(position),
            Output::Ss => write::ss(grid),
            Output::OpenSudoku => open_sudoku::open_sudoku("Sudoku", &[*grid]),
            Output::Library => library::library_line(position) + "\n",
            Output::CandidateLine => write::candidate_line(position) + "\n",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entered, read};
    use nonet_core::board::{Candidate, Candidates, Digit, Grid};

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    /// The parts that a form is said to keep of a position with an entered digit and a candidate ruled out are read back, and nothing else.
    #[test]
    fn a_form_keeps_what_it_is_said_to_keep() {
        let givens: Grid = LINE.parse().unwrap();
        let grid = givens.with("r1c1".parse().unwrap(), Some(Digit::D1));
        let gone = Candidate::new("r1c4".parse().unwrap(), Digit::D7);
        let mut position = Candidates::with_givens(&grid, givens.filled_cells());
        assert!(position.open().contains(gone));
        position.eliminate(&nonet_core::board::CandidateSet::of(gone));
        for output in Output::ALL {
            let (kept, text) = (output.keeps(), output.write(&position));
            let reading = read(&text).unwrap();
            let allowed = reading.candidates.unwrap_or_else(|| Candidates::new(&reading.grid).possible());
            assert_eq!(reading.grid, grid, "{output:?}");
            assert_eq!(!allowed.contains(gone), kept.candidates, "{output:?}: {text}");
            assert_eq!(!reading.entered.is_empty(), kept.entered == Entered::Apart, "{output:?}: {text}");
        }
    }
}
