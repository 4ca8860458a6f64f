//! The export as text: boards in any format, the steps that were taken, and books.

use super::paper::solution;
use crate::language::messages;
use nonet_formats::line;
use nonet_logic::Technique;
use nonet_protocol::{BookPuzzle, Exported, ExportedPath, PathForm, Written};
use nonet_se::Tenths;
use nonet_tutor::path_record::{PathRecord, StepRecord};
use nonet_words::{Notation, Speech};

/// Returns a board, a path or a book as text, with a file name.
pub(super) fn write(export: &Exported) -> Written {
    let (text, file_name) = match export {
        Exported::Board { at, output } => (output.write(&at.candidates()), output.file_name()),
        Exported::Path(path) => path_text(path),
        Exported::Book { puzzles, csv: false } => {
            (puzzles.iter().map(|puzzle| line(&puzzle.givens) + "\n").collect(), "sudoku-book.txt")
        }
        Exported::Book { puzzles, csv: true } => (book_csv(puzzles), "sudoku-book.csv"),
    };
    Written { text, file_name: file_name.to_owned() }
}

/// Returns the steps that were taken as text, with a file name.
fn path_text(path: &ExportedPath) -> (String, &'static str) {
    let speech = Speech { messages: messages(), notation: Notation::default() }; // other programs read it

    let start = path.start.candidates();
    let mut at = start.clone();
    let steps = path.steps.iter().flat_map(|step| StepRecord::of_explained(step, &mut at, speech)).collect();
    let record = PathRecord::new(start, steps, &path.now.candidates()).with_remarks(path.ratings.clone());
    match path.form {
        PathForm::Text => (record.text(path.proofs, speech), "sudoku-steps.txt"),
        PathForm::BbCode => (record.bb_code(path.proofs, speech), "sudoku-steps.bbcode.txt"),
        PathForm::Markdown => (record.markdown(path.proofs, speech), "sudoku-steps.md"),
        PathForm::Csv => (record.csv(), "sudoku-steps.csv"),
        PathForm::Json => (record.json_line(), "sudoku-steps.jsonl"),
    }
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
    use nonet_core::board::{Candidates, Grid};
    use nonet_logic::{Options, steps_of};
    use nonet_protocol::Position;
    use nonet_tutor::explain;
    use std::rc::Rc;

    const EASY: [Technique; 5] =
        [Technique::NakedSingle, Technique::HiddenSingle, Technique::LockedPair, Technique::NakedPair, Technique::HiddenPair];

    /// Returns the path of singles and pairs, each with the naked singles that follow from it.
    fn path(puzzle: &str, form: PathForm, proofs: bool) -> ExportedPath {
        let mut position = Candidates::new(&puzzle.parse::<Grid>().unwrap());
        let start = Position::from(&position);
        let mut steps = Vec::new();
        while let Some(step) =
            EASY.iter().find_map(|&technique| steps_of(technique, &position, &Options::default()).into_iter().next())
        {
            let before = position.clone();
            let following = step.apply_with_singles(&mut position);
            steps.push(Rc::new(explain::step(&step, &before, &following, messages())));
        }
        let (now, ratings) = (Position::from(&position), vec!["Hard, score 840".to_owned()]);
        ExportedPath { start, now, steps, ratings, form, proofs }
    }

    fn written(puzzle: &str, form: PathForm, proofs: bool) -> String {
        path_text(&path(puzzle, form, proofs)).0
    }

    const SINGLES: &str = "000019040004800600750000002090102004000003000500406030800000073006008400010290000";
    const PAIRS: &str = "000000200058006000000300085010470600906000507007039040760008000000900810009000000";

    /// The singles that are placed with a step have lines of their own, so that whoever reads it can follow.
    #[test]
    fn a_path_is_written_as_text() {
        let text = written(SINGLES, PathForm::Text, false);
        assert!(text.starts_with(&SINGLES.replace('0', ".")), "{text}");
        assert!(text.contains("\nHard, score 840\n\n  1. "), "{text}");
        assert!(text.contains("=> r8c2=7\n") && text.contains("=> r6c2=8\n"), "{text}");
        assert!(text.ends_with("\nSolved.\n\n"), "{text}");
        let steps = text.lines().filter(|line| line.contains(" => ")).count();
        assert_eq!(steps, SINGLES.matches('0').count(), "each placement has its line");
        let proved = written(SINGLES, PathForm::Text, true);
        assert!(proved.lines().count() > text.lines().count() && proved.contains("\n     "), "{proved}");
    }

    #[test]
    fn a_path_is_written_for_forums() {
        let bb_code = written(PAIRS, PathForm::BbCode, false);
        assert!(bb_code.starts_with("[code]") && bb_code.contains("[/code]\n1. ") && !bb_code.contains("[list]"), "{bb_code}");
        assert!(bb_code.contains("Naked pair 2 8 in column 2 (r6c2, r9c2) => r3c2<>2, r8c2<>2\n"), "{bb_code}");
        assert!(written(PAIRS, PathForm::BbCode, true).contains("[list][*]"));
        let markdown = written(PAIRS, PathForm::Markdown, false);
        assert!(markdown.starts_with("```\n") && markdown.contains("```\n\n1. `"), "{markdown}");
        assert!(markdown.contains("`Naked pair 2 8 in column 2 (r6c2, r9c2) => r3c2<>2, r8c2<>2`\n"), "{markdown}");
        assert!(written(PAIRS, PathForm::Markdown, true).contains("\n    - "));
    }

    #[test]
    fn a_path_is_written_as_a_table_and_as_a_record() {
        let table = written(PAIRS, PathForm::Csv, false);
        assert!(table.starts_with("step,technique,place,eliminate,notation\n1,"), "{table}");
        assert!(table.contains(",naked_pair,,r3c2<>2;r8c2<>2,\"Naked pair 2 8 in column 2 (r6c2, r9c2) => r3c2<>2, r8c2<>2\"\n"));
        let record = written(SINGLES, PathForm::Json, false);
        let start =
            format!("{{\"line\":1,\"puzzle\":\"{}\",\"solved\":true,\"steps\":[{{\"technique\":", SINGLES.replace('0', "."));
        assert!(record.starts_with(&start) && record.ends_with("]}]}\n"), "{record}");
        assert!(record.contains("\"place\":[[\"r8c2\",7]],\"eliminate\":[]"), "{record}");
    }
}
