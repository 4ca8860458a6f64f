//! The texts of a collection's table, of the library, and of the bar over a room.

use super::{
    counts::{self, number},
    query::time,
    returning,
};
pub use crate::text::generated::library::*;
use crate::text::{Text, messages};
use jiff::civil::Date;
use nonet_collection::{Column, Finding, Repeat, Run};
use nonet_core::solver::COUNT_LIMIT;
use nonet_protocol::{
    CollectionForm, EntryDetail, JudgingProgress, LibraryOrder, LibraryPart, LibraryView, PlayedWhen, RowCounts, RowPuzzle,
};

// The bar over a room.

/// Returns what follows the name of a list in the bar while the row that was opened last is on the board: `: 12 of 100,000`.
#[must_use]
pub fn place(row: u32, rows: u32) -> String {
    messages().library_place(row_number(row), number(rows.into()))
}

/// Returns what follows the name of a list in the bar while another puzzle is on the board and rows are still to be judged.
#[must_use]
pub const fn judging(run: Run) -> Text {
    match run {
        Run::Going => JUDGING_GOING,
        Run::Paused | Run::Stopped => JUDGING_STOPPED,
    }
}

// Files that are being read.

/// Returns the button of a column, with the numbers of digits in its first rows: they distinguish puzzles from solutions.
#[must_use]
pub fn digits_in_column(name: &str, counts: &[String]) -> String {
    messages().library_digits_in_column(name, counts.join(", "))
}

// The table of a collection.

/// Returns the label of the button that downloads rows in a form.
#[must_use]
pub const fn form(form: CollectionForm) -> Text {
    match form {
        CollectionForm::Csv => Text::sign("CSV"),
        CollectionForm::Sdm => Text::sign(".sdm"),
        CollectionForm::Sdk => Text::sign(".sdk"),
        CollectionForm::Raw => FORM_RAW,
    }
}

/// Returns the progress of judging: `12,300 of 100,000 checked, 410 a second, 3:30 left`. With ratings by Sudoku Explainer it
/// says `checked, with SE`.
#[must_use]
pub fn progress(progress: &JudgingProgress) -> String {
    let JudgingProgress { judged, rows, explainer, pace, run } = *progress;
    let (done, all) = (number(judged.into()), number(rows.into()));
    let mut words = if explainer { messages().library_checked_with_se(done, all) } else { messages().library_checked(done, all) };
    if let Some(pace) = pace.filter(|pace| pace.last > pace.first && pace.rows > 0) {
        let elapsed = pace.last - pace.first;
        let left = u64::from(rows.saturating_sub(judged)) * elapsed / pace.rows / 1000;
        let left = time(u32::try_from(left).unwrap_or(u32::MAX));
        words = messages().library_pace(words, number(pace.rows * 1000 / elapsed), left);
    }
    if run == Some(Run::Paused) { messages().library_paused(words) } else { words }
}

/// Returns the number of shown rows and the counts of what was found in all rows: `24 of 100,000 rows shown, 3 picked, 2 with
/// errors`.
#[must_use]
pub fn shown(row_counts: &RowCounts) -> String {
    let RowCounts { rows, shown, picked, bad, without_solution, with_several, repeated } = *row_counts;
    let (all, written) = (rows as usize, number(rows.into()));
    let first = if shown == rows { counts::rows(all) } else { messages().library_some_shown(all, number(shown.into()), written) };
    let more = [
        (picked, messages().library_picked(number(picked.into()))),
        (bad, messages().library_with_errors(number(bad.into()))),
        (without_solution, messages().library_with_no_solution(number(without_solution.into()))),
        (with_several, messages().library_with_several(number(with_several.into()))),
        (repeated, messages().library_repeating(number(repeated.into()))),
    ];
    let more = more.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words);
    std::iter::once(first).chain(more).collect::<Vec<_>>().join(", ")
}

/// Returns the choice of rows with a maximum number of givens: `at most 24 givens`.
#[must_use]
pub fn givens_at_most(most: u8) -> String {
    messages().library_givens_at_most(most)
}

/// Returns the choice of rows with a finding.
#[must_use]
pub const fn finding(finding: Finding) -> Text {
    match finding {
        Finding::Problem => FINDING_PROBLEM,
        Finding::Unreadable => FINDING_UNREADABLE,
        Finding::WrongSolution => FINDING_WRONG_SOLUTION,
        Finding::NoSolution => FINDING_NO_SOLUTION,
        Finding::SeveralSolutions => FINDING_SEVERAL_SOLUTIONS,
        Finding::OneSolution => FINDING_ONE_SOLUTION,
        Finding::Minimal => FINDING_MINIMAL,
        Finding::Redundant => FINDING_REDUNDANT,
        Finding::Repeated => FINDING_REPEATED,
    }
}

/// Returns the names of the two orders by a column of the file.
#[must_use]
pub fn sorted_by(column: &str) -> [String; 2] {
    [messages().library_sorted(column), messages().library_sorted_down(column)]
}

/// Returns the head of a column. Empty for a column of the file.
#[must_use]
pub const fn column(column: Column) -> Text {
    match column {
        Column::Place => COLUMN_PLACE,
        Column::Givens => COLUMN_GIVENS,
        Column::Solutions => COLUMN_SOLUTIONS,
        Column::Level => COLUMN_LEVEL,
        Column::Score => COLUMN_SCORE,
        Column::Hardest => COLUMN_HARDEST,
        Column::Explainer => Text::sign("SE"),
        Column::Own(_) => Text::sign(""),
    }
}

/// Returns the name of the checkbox that picks a row, whose index counts from 0: `Pick 1,204`.
#[must_use]
pub fn pick(row: u32) -> String {
    messages().library_pick(row_number(row))
}

/// Returns the number of a row, whose index counts from 0: `1,204`.
#[must_use]
pub fn row_number(row: u32) -> String {
    number(u64::from(row) + 1)
}

/// Returns the number of solutions of a puzzle, which are counted up to a limit: `6`, `1,000 or more`.
#[must_use]
pub fn solutions(solutions: u64) -> String {
    let number = number(solutions);
    if is_at_limit(solutions) { messages().library_or_more(number) } else { number }
}

/// Whether there may be more solutions than were counted.
const fn is_at_limit(solutions: u64) -> bool {
    solutions >= COUNT_LIMIT
}

/// Returns a rating by Sudoku Explainer, which is given in tenths. A rating from the file is in brackets: `(7.2)`.
#[must_use]
pub fn explainer(tenths: u16, is_ours: bool) -> String {
    let rating = counts::tenths(tenths.into());
    if is_ours { rating } else { format!("({rating})") }
}

/// Returns which earlier row a row repeats: `same as row 1`.
#[must_use]
pub fn repeat(repeat: Repeat) -> String {
    let first = row_number(repeat.first);
    if repeat.same { messages().library_same_as(first) } else { messages().library_isomorph_of(first) }
}

/// Returns what is wrong with a puzzle, for a narrow column. `has_error` says that the solution in the file is not a solution of
/// the puzzle. None if nothing is wrong.
#[must_use]
pub fn improper(puzzle: &RowPuzzle, has_error: bool) -> Option<String> {
    match puzzle.solutions {
        _ if has_error => Some(BAD_SOLUTION.say()),
        None | Some(1) => None,
        Some(0) => Some(WITHOUT_SOLUTION.say()),
        Some(many) if is_at_limit(many) => Some(messages().library_several_or_more(number(many))),
        Some(many) => Some(messages().library_several(number(many))),
    }
}

// The library.

/// Returns the name of a part of the library.
#[must_use]
pub const fn part(part: LibraryPart) -> Text {
    match part {
        LibraryPart::All => PART_ALL,
        LibraryPart::Begun => PART_BEGUN,
        LibraryPart::Finished => PART_FINISHED,
        LibraryPart::Favourites => PART_FAVOURITES,
        LibraryPart::Lists => PART_LISTS,
        LibraryPart::Bin => PART_BIN,
        LibraryPart::Unreadable => PART_UNREADABLE,
    }
}

/// Returns the name of a time at which something was played.
#[must_use]
pub const fn when(when: PlayedWhen) -> Text {
    match when {
        PlayedWhen::Ever => WHEN_EVER,
        PlayedWhen::Today => WHEN_TODAY,
        PlayedWhen::Week => WHEN_WEEK,
        PlayedWhen::Month => WHEN_MONTH,
        PlayedWhen::Year => WHEN_YEAR,
    }
}

/// Returns the name of an order of the library.
#[must_use]
pub const fn order(order: LibraryOrder) -> Text {
    match order {
        LibraryOrder::Latest => ORDER_LATEST,
        LibraryOrder::Oldest => ORDER_OLDEST,
        LibraryOrder::Hardest => ORDER_HARDEST,
        LibraryOrder::Easiest => ORDER_EASIEST,
    }
}

/// Returns the number of found entries, or a note on the shown part: `37 games and lists`, `3 of 37 games and lists`.
#[must_use]
pub fn found(view: &LibraryView) -> String {
    match view.state.part {
        LibraryPart::Bin => ABOUT_BIN.say(),
        LibraryPart::Unreadable => ABOUT_UNREADABLE.say(),
        _ if view.all == 0 => ABOUT_LIBRARY.say(),
        _ if view.found == 0 => NOTHING_FOUND.say(),
        _ if view.found == view.all => counts::items(view.all as usize),
        _ => messages().library_found_of(view.all as usize, number(view.found.into()), number(view.all.into())),
    }
}

/// Returns the button that lists more entries.
#[must_use]
pub fn show_more(more: u32) -> String {
    messages().library_show_more(more)
}

/// Returns the detail of a game or a list: `Played 22 November`, `Opened today, 1,000 rows`. None if there is no detail.
#[must_use]
pub fn detail(detail: &EntryDetail, today: Date) -> Option<String> {
    Some(match detail {
        EntryDetail::None => return None,
        EntryDetail::Text(words) => words.to_string(),
        EntryDetail::Played(on) => messages().library_played_on(date(*on, today)),
        EntryDetail::Opened { on: None, rows, bad } => rows_with_errors(*rows, *bad),
        EntryDetail::Opened { on: Some(on), rows, bad } => {
            messages().library_opened_on(date(*on, today), rows_with_errors(*rows, *bad))
        }
        EntryDetail::Damaged { rows, bad } => messages().library_damaged(rows_with_errors(*rows, *bad)),
        EntryDetail::Later => SAVED_LATER.say(),
    })
}

/// Returns the number of rows of a list: `1,000 rows, 2 with errors`.
fn rows_with_errors(rows: u32, bad: u32) -> String {
    shown(&RowCounts { rows, shown: rows, bad, ..RowCounts::default() })
}

/// Returns a date: `today`, `22 November`; with the year if that is not the current one.
fn date(day: Date, today: Date) -> String {
    if day == today { TODAY.say() } else { returning::date(day, today) }
}

/// Returns the name of the button for the star of a game or list.
#[must_use]
pub fn favourite(name: &str) -> String {
    messages().library_favourite(name)
}

/// Returns the name of the button for the labels of a game or list, and of the field in which they are typed.
#[must_use]
pub fn labels(name: &str) -> String {
    messages().library_labels(name)
}

/// Returns the name of the button that deletes a game or list.
#[must_use]
pub fn delete(name: &str) -> String {
    messages().library_delete(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Grid;
    use nonet_protocol::{LibraryState, Pace};

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
        let all = RowCounts { rows: 4, shown: 4, picked: 0, bad: 1, without_solution: 1, with_several: 1, repeated: 0 };
        assert_eq!(shown(&all), "4 rows, 1 with errors, 1 with no solution, 1 with several solutions");
        let some = RowCounts { rows: 1_000, shown: 100, picked: 3, bad: 100, ..RowCounts::default() };
        assert_eq!(shown(&some), "100 of 1,000 rows shown, 3 picked, 100 with errors");
    }

    #[test]
    fn it_is_told_how_many_are_found_and_when_there_is_nothing() {
        let state = |part| LibraryState { part, ..LibraryState::default() };
        let view = |found_now, all, part| LibraryView { found: found_now, all, state: state(part), ..LibraryView::default() };
        assert_eq!(found(&view(4, 4, LibraryPart::All)), "4 items");
        assert_eq!(found(&view(1, 4, LibraryPart::Favourites)), "1 of 4 items");
        assert!(found(&view(0, 4, LibraryPart::All)).starts_with("Nothing is found"));
        assert!(found(&view(0, 0, LibraryPart::All)).starts_with("Your games are kept here"));
        assert!(found(&view(0, 4, LibraryPart::Bin)).contains("30 days"));
    }

    #[test]
    fn solutions_are_counted_up_to_a_limit() {
        let puzzle =
            |solutions| RowPuzzle { givens: Grid::EMPTY, solutions, why_none: String::new(), rating: None, explainer: None };
        for (number, long, short) in [
            (0, "0", Some("no solution")),
            (1, "1", None),
            (2, "2", Some("2 solutions")),
            (6, "6", Some("6 solutions")),
            (999, "999", Some("999 solutions")),
            (1_000, "1,000 or more", Some("1,000+ solutions")),
        ] {
            assert_eq!((solutions(number), improper(&puzzle(Some(number)), false).as_deref()), (long.to_owned(), short));
        }
        assert_eq!(improper(&puzzle(None), false), None);
        assert_eq!(improper(&puzzle(Some(6)), true).as_deref(), Some("bad solution"));
    }

    #[test]
    fn a_rating_of_the_file_stands_in_brackets() {
        assert_eq!([explainer(99, false), explainer(42, true)], ["(9.9)", "4.2"]);
    }
}
