//! What the page says at the table of a collection, in the library, and in the bar over a room.

use super::returning;
use nonet_core::words::{counted, thousands};
use nonet_game::Day;
use nonet_protocol::{
    CollectionForm, Column, Date, EntryDetail, Finding, JudgingProgress, LibraryOrder, LibraryPart, LibraryView, PlayedWhen,
    RowCounts, RowPuzzle, Run,
};

// The dialog and the bar over a room.

/// The button that leads back to the table.
pub const LIST: &str = "List";

/// The button that opens the next puzzle that is not solved.
pub const NEXT_UNSOLVED: &str = "Next unsolved";

/// The button that takes the bar away.
pub const LEAVE: &str = "Leave";

/// What follows the name of a list in the bar, while the row that was opened last is on the board: `: 12 of 100,000`.
#[must_use]
pub fn place(row: u32, rows: u32) -> String {
    format!(": {} of {}", row_number(row), thousands(rows.into()))
}

/// What follows the name of a list in the bar, while another puzzle is on the board and rows are still to be judged.
#[must_use]
pub const fn judging(run: Run) -> &'static str {
    match run {
        Run::Going => ": being checked",
        Run::Paused | Run::Stopped => ": not all checked",
    }
}

// Files that are read.

/// The name of the place where they are told of.
pub const FILES_BEING_READ: &str = "Files being read";

/// The button that leads to the dialog in which it is shown how far a file is.
pub const SHOW_IMPORT: &str = "Show";

/// The question which column of a table is meant.
pub const WHICH_COLUMN: &str = "This table has several columns of boards. Which one holds the puzzles?";

/// The button that reads none of them.
pub const CANCEL: &str = "Cancel";

/// A column in which so many digits stand in each of its first boards: that tells puzzles from solutions.
#[must_use]
pub fn digits_in_column(name: &str, counts: &[String]) -> String {
    format!("{name}: {} digits in its first rows", counts.join(", "))
}

// The table.

/// The name of the table.
pub const PUZZLES: &str = "Puzzles";

/// The buttons that pause judging,
pub const PAUSE: &str = "Pause";
/// stop it,
pub const STOP: &str = "Stop";
/// go on with it,
pub const GO_ON: &str = "Go on";
/// and have Sudoku Explainer's ratings found out too.
pub const RATE_BY_SE: &str = "Rate by SE";

/// The buttons that open a puzzle in Solve,
pub const OPEN_IN_SOLVE: &str = "Open in Solve";
/// or in Play,
pub const PLAY: &str = "Play";
/// and that make a book of rows.
pub const MAKE_A_BOOK: &str = "Make a book";

/// What stands before the forms in which rows are written as a file.
pub const DOWNLOAD: &str = "Download";
/// The same as the beginning of the names of the buttons.
pub const DOWNLOAD_AS: &str = "Download ";

/// The form of a file, on its button.
#[must_use]
pub const fn form(form: CollectionForm) -> &'static str {
    match form {
        CollectionForm::Csv => "CSV",
        CollectionForm::Sdm => ".sdm",
        CollectionForm::Sdk => ".sdk",
        CollectionForm::Raw => "file",
    }
}

/// How far judging is: `12,300 of 100,000 checked, 410 a second, 3:30 left`; where it goes as far as Sudoku Explainer's scale, `checked,
/// with SE`.
#[must_use]
pub fn progress(progress: &JudgingProgress) -> String {
    let JudgingProgress { judged, rows, explainer, pace, run } = *progress;
    let done = if explainer { "checked, with SE" } else { "checked" };
    let mut words = format!("{} of {} {done}", thousands(judged.into()), thousands(rows.into()));
    if let Some(pace) = pace.filter(|pace| pace.last > pace.first && pace.rows > 0) {
        let time = pace.last - pace.first;
        let left = u64::from(rows.saturating_sub(judged)) * time / pace.rows / 1000;
        words += &format!(", {} a second, {}:{:02} left", thousands(pace.rows * 1000 / time), left / 60, left % 60);
    }
    if run == Some(Run::Paused) { words + ", paused" } else { words }
}

/// How many rows are shown, and what was found of all: `24 of 100,000 rows shown, 3 picked, 2 with errors`.
#[must_use]
pub fn shown(counts: &RowCounts) -> String {
    let RowCounts { rows, shown, picked, bad, without_solution, with_several } = *counts;
    let all = counted(rows as usize, "row", "rows");
    let mut words = if shown == rows { all } else { format!("{} of {all} shown", thousands(shown.into())) };
    for (number, what) in [
        (picked, "picked"),
        (bad, "with errors"),
        (without_solution, "with no solution"),
        (with_several, "with several solutions"),
    ] {
        words += &also(number, what);
    }
    words
}

/// What follows how many rows there are, where some of them are so.
fn also(number: u32, what: &str) -> String {
    if number == 0 { String::new() } else { format!(", {} {what}", thousands(number.into())) }
}

/// The names of the fields by which rows are chosen, and what each says where nothing is chosen.
pub const LEVEL: &str = "Level";
/// Rows of any level.
pub const ALL_LEVELS: &str = "All levels";
/// The field for a technique.
pub const TECHNIQUE: &str = "Technique";
/// Rows with any technique.
pub const ANY_TECHNIQUE: &str = "Any technique";
/// The field for the number of givens.
pub const GIVENS: &str = "Givens";
/// Rows with any number of givens.
pub const ANY_GIVENS: &str = "Any givens";
/// The field for what was found of rows.
pub const ROWS: &str = "Rows";
/// Rows of which anything was found.
pub const ALL_ROWS: &str = "All rows";
/// The box for rows that are not solved yet.
pub const UNSOLVED: &str = "Unsolved";
/// The field for sorting by a column of the file.
pub const SORT_BY_OWN: &str = "Sort by a column of the file";
/// Nothing is chosen there.
pub const SORT_BY_NONE: &str = "Sort by a file column";

/// A choice of rows: `at most 24 givens`.
#[must_use]
pub fn givens_at_most(most: u8) -> String {
    format!("at most {most} givens")
}

/// The rows of which this was found, as a choice.
#[must_use]
pub const fn finding(finding: Finding) -> &'static str {
    match finding {
        Finding::Problem => "Any problem",
        Finding::Unreadable => "Can't be read",
        Finding::WrongSolution => "Wrong solution in the file",
        Finding::NoSolution => "No solution",
        Finding::SeveralSolutions => "Several solutions",
        Finding::OneSolution => "One solution",
    }
}

/// The two ways to sort by a column of the file.
#[must_use]
pub fn sorted_by(column: &str) -> [String; 2] {
    [format!("Sort: {column}"), format!("Sort: {column}, last first")]
}

/// The head of a column; one of the file's own has none.
#[must_use]
pub const fn column(column: Column) -> &'static str {
    match column {
        Column::Place => "No.",
        Column::Givens => "Givens",
        Column::Solutions => "Solutions",
        Column::Level => "Level",
        Column::Score => "Score",
        Column::Hardest => "Hardest step",
        Column::Explainer => "SE",
        Column::Own(_) => "",
    }
}

/// The box that picks all rows.
pub const PICK_ALL: &str = "Pick all";
/// The head of the pictures.
pub const PICTURE: &str = "Picture";
/// The head of what was done of a puzzle.
pub const STATE: &str = "State";
/// The head of what the file says.
pub const IN_THE_FILE: &str = "In the file";

/// A puzzle is solved,
pub const SOLVED: &str = "Solved";
/// begun,
pub const BEGUN: &str = "Begun";
/// or neither.
pub const NEW: &str = "New";

/// The number of a row, counted from 0: `1,204`.
#[must_use]
pub fn row_number(row: u32) -> String {
    thousands(u64::from(row) + 1)
}

/// How many solutions a puzzle has, of which two are counted.
#[must_use]
pub fn solutions(solutions: u64) -> String {
    if solutions > 1 { format!("{solutions} or more") } else { solutions.to_string() }
}

/// A rating by Sudoku Explainer's scale, in tenths; in brackets if the file says so: `(7.2)`.
#[must_use]
pub fn explainer(tenths: u16, is_ours: bool) -> String {
    let rating = format!("{}.{}", tenths / 10, tenths % 10);
    if is_ours { rating } else { format!("({rating})") }
}

/// What is wrong with a puzzle in short, where there is no room for more; `has_error` if the solution that the file gives is none of it.
#[must_use]
pub fn improper(puzzle: &RowPuzzle, has_error: bool) -> Option<&'static str> {
    match puzzle.solutions {
        _ if has_error => Some("bad solution"),
        None | Some(1) => None,
        Some(0) => Some("no solution"),
        Some(_) => Some("2+ solutions"),
    }
}

// The library.

/// The search field,
pub const SEARCH: &str = "Search";
/// and what can be typed into it.
pub const SEARCHED: &str = "Level, label, date, name, digits";

/// The names of the fields by which something is chosen: of which part,
pub const SHOW: &str = "Show";
/// with which label,
pub const LABEL: &str = "Label";
/// or with any,
pub const ANY_LABEL: &str = "Any label";
/// from when,
pub const PLAYED: &str = "Played";
/// and in which order.
pub const ORDER: &str = "Order";

/// A part of the library.
#[must_use]
pub const fn part(part: LibraryPart) -> &'static str {
    match part {
        LibraryPart::All => "All",
        LibraryPart::Begun => "To go on with",
        LibraryPart::Finished => "Finished",
        LibraryPart::Favourites => "Favourites",
        LibraryPart::Lists => "Lists of puzzles",
        LibraryPart::Bin => "Bin",
        LibraryPart::Unreadable => "Unreadable",
    }
}

/// When something was played.
#[must_use]
pub const fn when(when: PlayedWhen) -> &'static str {
    match when {
        PlayedWhen::Ever => "Any time",
        PlayedWhen::Today => "Today",
        PlayedWhen::Week => "Last 7 days",
        PlayedWhen::Month => "Last 30 days",
        PlayedWhen::Year => "Last 12 months",
    }
}

/// An order of the library.
#[must_use]
pub const fn order(order: LibraryOrder) -> &'static str {
    match order {
        LibraryOrder::Latest => "Latest first",
        LibraryOrder::Oldest => "Oldest first",
        LibraryOrder::Hardest => "Hardest first",
        LibraryOrder::Easiest => "Easiest first",
    }
}

/// How many are found, or what is to be known of the part that is shown: `37 games and lists`, `3 of 37 games and lists`.
#[must_use]
pub fn found(view: &LibraryView) -> String {
    match view.part {
        LibraryPart::Bin => "What is deleted stays here for 30 days.".to_owned(),
        LibraryPart::Unreadable => "They are kept as they are, and can be saved as files.".to_owned(),
        _ if view.all == 0 => "Your games are kept here, and so is every file, paste or drop with more than one puzzle, as a list. All of it stays on this device.".to_owned(),
        _ if view.found == 0 => "Nothing is found. Choose less, or search for something else.".to_owned(),
        _ => {
            let all = counted(view.all as usize, "game or list", "games and lists");
            if view.found == view.all { all } else { format!("{} of {all}", thousands(view.found.into())) }
        }
    }
}

/// The button that lists more.
#[must_use]
pub fn show_more(more: u32) -> String {
    format!("Show {more} more")
}

/// More about a game or a list: `Played 22 November`, `Opened today, 1,000 rows`; nothing where nothing is known.
#[must_use]
pub fn detail(detail: &EntryDetail, today: Day) -> Option<String> {
    Some(match detail {
        EntryDetail::None => return None,
        EntryDetail::ExplainedStep(words) => words.to_string(),
        EntryDetail::Played(on) => format!("Played {}", date(*on, today)),
        EntryDetail::Opened { on: None, rows, bad } => rows_with_errors(*rows, *bad),
        EntryDetail::Opened { on: Some(on), rows, bad } => {
            format!("Opened {}, {}", date(*on, today), rows_with_errors(*rows, *bad))
        }
        EntryDetail::Damaged { rows, bad } => {
            format!("Damaged: {}, shown as far as they can be read", rows_with_errors(*rows, *bad))
        }
        EntryDetail::Later => "Saved by a later version of this page".to_owned(),
    })
}

/// How many rows a list has: `1,000 rows, 2 with errors`.
fn rows_with_errors(rows: u32, bad: u32) -> String {
    shown(&RowCounts { rows, shown: rows, bad, ..RowCounts::default() })
}

/// `today`, `22 November`, or with the year where that is another.
fn date(Date { year, month, day }: Date, today: Day) -> String {
    match (Day { year, month, day }) {
        day if day == today => "today".to_owned(),
        day => returning::date(day, today),
    }
}

/// What stands in place of the detail of a game that was deleted just now.
pub const BINNED: &str = "Moved to the bin, where it stays for 30 days";

/// The button that puts back what was deleted.
pub const PUT_BACK: &str = "Put back";
/// The button that saves what can't be read.
pub const SAVE_AS_FILE: &str = "Save as file";

/// The names of the buttons beside a game or a list with this name: for its star,
#[must_use]
pub fn favourite(name: &str) -> String {
    format!("Favourite: {name}")
}

/// for its labels, as of the field in which they are typed,
#[must_use]
pub fn labels(name: &str) -> String {
    format!("Labels: {name}")
}

/// and to delete it.
#[must_use]
pub fn delete(name: &str) -> String {
    format!("Delete: {name}")
}

/// How labels are typed.
pub const COMMAS_BETWEEN: &str = "Labels, with commas between them";

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_protocol::Pace;

    #[test]
    fn how_far_judging_is_is_told_with_its_pace() {
        let told = JudgingProgress { judged: 0, rows: 1_000, explainer: false, pace: None, run: Some(Run::Going) };
        assert_eq!(progress(&told), "0 of 1,000 checked");
        let pace = Some(Pace { first: 1_000, last: 2_000, rows: 50 });
        assert_eq!(progress(&JudgingProgress { judged: 80, pace, ..told }), "80 of 1,000 checked, 50 a second, 0:18 left");
        assert_eq!(progress(&JudgingProgress { run: Some(Run::Paused), ..told }), "0 of 1,000 checked, paused");
        let done = JudgingProgress { judged: 1_000, explainer: true, run: None, ..told };
        assert_eq!(progress(&done), "1,000 of 1,000 checked, with SE");
    }

    #[test]
    fn rows_are_counted_by_what_was_found() {
        let all = RowCounts { rows: 4, shown: 4, picked: 0, bad: 1, without_solution: 1, with_several: 1 };
        assert_eq!(shown(&all), "4 rows, 1 with errors, 1 with no solution, 1 with several solutions");
        let some = RowCounts { rows: 1_000, shown: 100, picked: 3, bad: 100, ..RowCounts::default() };
        assert_eq!(shown(&some), "100 of 1,000 rows shown, 3 picked, 100 with errors");
    }

    #[test]
    fn it_is_told_how_many_are_found_and_when_there_is_nothing() {
        let view = |found_now, all, part| LibraryView { found: found_now, all, part, ..LibraryView::default() };
        assert_eq!(found(&view(4, 4, LibraryPart::All)), "4 games and lists");
        assert_eq!(found(&view(1, 4, LibraryPart::Favourites)), "1 of 4 games and lists");
        assert!(found(&view(0, 4, LibraryPart::All)).starts_with("Nothing is found"));
        assert!(found(&view(0, 0, LibraryPart::All)).starts_with("Your games are kept here"));
        assert!(found(&view(0, 4, LibraryPart::Bin)).contains("30 days"));
    }

    #[test]
    fn a_rating_of_the_file_stands_in_brackets() {
        assert_eq!([explainer(99, false), explainer(42, true)], ["(9.9)", "4.2"]);
        assert_eq!([0, 1, 2].map(solutions), ["0", "1", "2 or more"]);
    }
}
