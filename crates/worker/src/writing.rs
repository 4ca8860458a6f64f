//! The export as text: boards in any format, the log of steps, and books.

use super::paper::solution;
use nonet_collection::csv_line;
use nonet_formats::line;
use nonet_logic::Technique;
use nonet_protocol::{BookPuzzle, Exported, LogLine, Written};
use nonet_se::Tenths;

/// Returns a board, a log or a book as text, with a file name.
pub(super) fn write(export: &Exported) -> Written {
    let (text, file_name) = match export {
        Exported::Board { at, output } => (output.write(&at.candidates()), output.file_name()),
        Exported::Log { lines, csv: false } => (log_text(lines), "sudoku-steps.txt"),
        Exported::Log { lines, csv: true } => (log_csv(lines), "sudoku-steps.csv"),
        Exported::Book { puzzles, csv: false } => {
            (puzzles.iter().map(|puzzle| line(&puzzle.givens) + "\n").collect(), "sudoku-book.txt")
        }
        Exported::Book { puzzles, csv: true } => (book_csv(puzzles), "sudoku-book.csv"),
    };
    Written { text, file_name: file_name.to_owned() }
}

/// Returns the log as text with one numbered line for each step, `action | consequences`.
fn log_text(log: &[LogLine]) -> String {
    let line = |(i, LogLine { action, consequences }): (usize, &LogLine)| {
        let bar = if consequences.is_empty() { "" } else { " | " };
        format!("{}. {action}{bar}{consequences}\n", i + 1)
    };
    log.iter().enumerate().map(line).collect()
}

/// Returns the log as CSV with the columns `action` and `consequences`. Lines end in CRLF, as RFC 4180 requires.
fn log_csv(log: &[LogLine]) -> String {
    let row = |line: &LogLine| {
        let fields = csv_line(b',', [line.action.as_bytes(), line.consequences.as_bytes()]);
        String::from_utf8_lossy(&fields).trim_end_matches('\n').to_owned() + "\r\n"
    };
    "action,consequences\r\n".to_owned() + &log.iter().map(row).collect::<String>()
}

/// Returns the puzzles of a book as CSV, in the format of the example `generate`. If a puzzle has a rating by Sudoku Explainer, a
/// column has the ratings. If a puzzle does not meet the recipe, a column says which puzzles do.
fn book_csv(puzzles: &[BookPuzzle]) -> String {
    let is_rated = puzzles.iter().any(|puzzle| puzzle.explainer.is_some());
    let has_near = puzzles.iter().any(|puzzle| !puzzle.meets);
    let added = |puzzle: &BookPuzzle| {
        let rating = puzzle.explainer.map_or_else(String::new, |tenths| Tenths(tenths).to_string());
        let rating = if is_rated { format!(",{rating}") } else { String::new() };
        let meets = if puzzle.meets { ",yes" } else { ",no" };
        rating + if has_near { meets } else { "" }
    };
    let names = format!("{}{}", if is_rated { ",se_er" } else { "" }, if has_near { ",as_asked" } else { "" });
    let row = |puzzle: &BookPuzzle| {
        let seed = puzzle.recipe.split('.').next().and_then(|seed| seed.strip_prefix("seed-")).unwrap_or_default();
        let BookPuzzle { givens, level, score, hardest, .. } = puzzle;
        let hardest = hardest.filter(|_| *score > 0).map_or("", Technique::name); // a full grid needs no step
        format!(
            "{},{},{},{score},{hardest},{},{seed}{}\n",
            line(givens),
            line(&solution(puzzle)),
            level.name(),
            givens.filled_cells().len(),
            added(puzzle)
        )
    };
    format!("puzzle,solution,level,score,hardest,givens,seed{names}\n") + &puzzles.iter().map(row).collect::<String>()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a panic fails the test
mod tests {
    use super::*;
    use crate::language::messages;
    use nonet_core::board::{Candidates, Grid};
    use nonet_logic::{Options, steps_of};
    use nonet_prose::ExplainedStep;
    use nonet_tutor::explain;
    use nonet_words::Notation;

    const EASY: [Technique; 5] =
        [Technique::NakedSingle, Technique::HiddenSingle, Technique::LockedPair, Technique::NakedPair, Technique::HiddenPair];

    /// Returns the log of singles and pairs, each with the naked singles that follow from it.
    fn log(puzzle: &str) -> Vec<ExplainedStep> {
        let mut position = Candidates::new(&puzzle.parse::<Grid>().unwrap());
        let mut log = Vec::new();
        while let Some(step) =
            EASY.iter().find_map(|&technique| steps_of(technique, &position, &Options::default()).into_iter().next())
        {
            let before = position.clone();
            let following = step.apply_with_singles(&mut position);
            log.push(explain::step(&step, &before, &following, messages()));
        }
        log
    }

    fn said(log: &[ExplainedStep], notation: Notation) -> Vec<LogLine> {
        let line = |told: &ExplainedStep| {
            let wording = told.wording.of(notation);
            LogLine { action: wording.action.clone(), consequences: wording.consequences.clone() }
        };
        log.iter().map(line).collect()
    }

    /// Cells are named by row and column from 1, or by letters.
    #[test]
    fn a_log_is_written_as_text_and_as_csv() {
        let log = log("000019040004800600750000002090102004000003000500406030800000073006008400010290000");
        let text = log_text(&said(&log, Notation::RowColumn));
        assert!(text.contains(". r8c2 = 7 | r6c2 = 8\n"), "{text}");
        assert!(text.contains(". r2c5 = 2 | r2c2 = 3\n"), "{text}");
        let csv = log_csv(&said(&log, Notation::RowColumn));
        assert!(csv.starts_with("action,consequences\r\nr3c6 = 4,\r\n"), "{csv}");
        assert!(csv.contains("\r\nr8c2 = 7,r6c2 = 8\r\n"), "{csv}");
        assert!(log_text(&said(&log, Notation::Letters)).contains(". H2 = 7 | F2 = 8\n"));
    }

    #[test]
    fn a_field_with_a_comma_is_quoted() {
        let log = log("000000200058006000000300085010470600906000507007039040760008000000900810009000000");
        let csv = log_csv(&said(&log, Notation::RowColumn));
        assert!(csv.contains("\"Naked pair 2 8 in column 2 (r6c2, r9c2): r3c2, r8c2 are not 2\",r8c2 = 3\r\n"), "{csv}");
    }
}
