//! The texts of the dialog "Export".

/// The name of the choice of a form of text.
pub const FORM: &str = "Form";
/// The name and the description of a line.
pub const LINE: (&str, &str) = ("Line", "81 characters, as other programs read it");
/// The name and the description of a grid.
pub const GRID: (&str, &str) = ("Grid", "nine rows with lines between the boxes");
/// The name and the description of a grid of candidates.
pub const CANDIDATES: (&str, &str) = ("Candidates", "what every cell may still hold, without what was ruled out");
/// The name and the description of a table.
pub const CSV: (&str, &str) = ("CSV", "nine rows of nine numbers, for a spreadsheet");

/// The name of the select box for the less common forms.
pub const OTHERS: &str = "For other programs";
/// The text of the select box while none of its forms is chosen.
pub const CHOOSE_ONE: &str = "Choose one";
/// The name of SadMan Software's form with rows.
pub const SDK: &str = ".sdk, nine rows";
/// The name of SadMan Software's form with lines.
pub const SDM: &str = ".sdm, a line with zeros";
/// The name of SadMan Software's form with candidates.
pub const SDX: &str = ".sdx, with candidates";
/// The name of Simple Sudoku's form.
pub const SS: &str = ".ss, Simple Sudoku";
/// The name of OpenSudoku's form.
pub const OPEN_SUDOKU: &str = "OpenSudoku";
/// The name of the form of HoDoKu's library.
pub const HODOKU_LIBRARY: &str = "HoDoKu library line";
/// The name of the form with all candidates on one line.
pub const CANDIDATE_LINE: &str = "729 characters";

/// The switch for exporting only the givens.
pub const GIVENS_ONLY: &str = "Givens only";
/// The button that copies the board.
pub const COPY: &str = "Copy";
/// The button that downloads the board.
pub const DOWNLOAD: &str = "Download";
/// The words before the names of other sites.
pub const OPEN_IN: &str = "Open in";
