//! The forms of text in which one board goes out.

use super::{About, library, open_sudoku, sdk, write};
use nonet_core::board::Candidates;

/// A form of text in which one board goes out, by itself or as a file.
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Output {
    /// [`line()`](super::line()).
    Line,
    /// [`printed_grid()`](super::printed_grid).
    Grid,
    /// [`candidate_grid()`](super::candidate_grid).
    Candidates,
    /// [`csv_grid_with()`](super::csv_grid_with).
    Csv {
        /// What stands between two numbers.
        separator: char,
    },
    /// [`sdk()`](super::sdk()), of a puzzle of which nothing is told.
    Sdk,
    /// [`sdm()`](super::sdm).
    Sdm,
    /// [`sdx()`](super::sdx).
    Sdx,
    /// [`ss()`](super::ss).
    Ss,
    /// [`open_sudoku()`](super::open_sudoku()).
    OpenSudoku,
    /// [`library_line()`](super::library_line).
    Library,
    /// [`candidate_line()`](super::candidate_line).
    CandidateLine,
}

impl Output {
    /// CSV as most programs read it.
    pub const CSV: Output = Output::Csv { separator: ',' };

    /// All of them.
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

    /// What a file of it is called.
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

    /// The position in this form, as far as it holds one; every line ends with a line break.
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
