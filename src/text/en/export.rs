//! The words of the dialog "Export".

/// The name of the choice of a form.
pub const FORM: &str = "Form";
/// A line, and what it is.
pub const LINE: (&str, &str) = ("Line", "81 characters, as other programs read it");
/// A grid, and what it is.
pub const GRID: (&str, &str) = ("Grid", "nine rows with lines between the boxes");
/// A grid of candidates, and what it is.
pub const CANDIDATES: (&str, &str) = ("Candidates", "what every cell may still hold, in a game by your notes");
/// A table, and what it is.
pub const CSV: (&str, &str) = ("CSV", "nine rows of nine numbers, for a spreadsheet");

/// The name of the list of forms that few ask for.
pub const OTHERS: &str = "For other programs";
/// The text that stands there while none of them is chosen.
pub const CHOOSE_ONE: &str = "Choose one";
/// The file of SadMan Software with rows.
pub const SDK: &str = ".sdk, nine rows";
/// The file of SadMan Software with lines.
pub const SDM: &str = ".sdm, a line with zeros";
/// The file of SadMan Software with candidates.
pub const SDX: &str = ".sdx, with candidates";
/// The file of Simple Sudoku.
pub const SS: &str = ".ss, Simple Sudoku";
/// The file of OpenSudoku.
pub const OPEN_SUDOKU: &str = "OpenSudoku";
/// The line of HoDoKu's library.
pub const HODOKU_LIBRARY: &str = "HoDoKu library line";
/// A line of candidates.
pub const CANDIDATE_LINE: &str = "729 characters";

/// The switch by which only the givens go out.
pub const GIVENS_ONLY: &str = "Givens only";
/// The button that copies the board.
pub const COPY: &str = "Copy";
/// The button that downloads it.
pub const DOWNLOAD: &str = "Download";
/// The words before the names of other sites.
pub const OPEN_IN: &str = "Open in";
