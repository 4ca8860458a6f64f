//! The export: boards in any format, the steps that were taken, as text, as pictures and for paper, and books.

use super::paper::solution;
use crate::language::messages;
use nonet_drawing::picture::{SheetBoard, sheet_svg, standalone_svg};
use nonet_formats::{BoardState, line};
use nonet_logic::Technique;
use nonet_protocol::{
    BookPuzzle, DocumentStep, Exported, ExportedPath, ExportedStep, PathDocument, PathForm, PictureForm, PicturedStep, Position,
    Written,
};
use nonet_se::Tenths;
use nonet_tutor::path_record::{PathRecord, StepRecord};
use nonet_words::{Notation, Speech};

/// Returns a board, a path or a book as text, with a file name.
pub(super) fn write(export: &Exported) -> Written {
    let (text, file_name) = match export {
        Exported::Board { at, output } => (output.write(&at.candidates()), output.file_name()),
        Exported::Path(path) => path_text(path),
        Exported::Step(step) => (step_picture(step), picture_name(step.form, ["sudoku-step.svg", "sudoku-step.png"])),
        Exported::Book { puzzles, csv: false } => {
            (puzzles.iter().map(|puzzle| line(&puzzle.givens) + "\n").collect(), "sudoku-book.txt")
        }
        Exported::Book { puzzles, csv: true } => (book_csv(puzzles), "sudoku-book.csv"),
    };
    Written { text, file_name: file_name.to_owned() }
}

/// Returns the steps that were taken as text, with a file name.
fn path_text(path: &ExportedPath) -> (String, &'static str) {
    let speech = speech();
    let record = || record(path).0;
    match path.form {
        PathForm::Pictures(form) => (sheet(path), picture_name(form, ["sudoku-steps.svg", "sudoku-steps.png"])),
        PathForm::Text | PathForm::Paper => (record().text(path.proofs, speech), "sudoku-steps.txt"),
        PathForm::BbCode => (record().bb_code(path.proofs, speech), "sudoku-steps.bbcode.txt"),
        PathForm::Markdown => (record().markdown(path.proofs, speech), "sudoku-steps.md"),
        PathForm::Csv => (record().csv(), "sudoku-steps.csv"),
        PathForm::Json => (record().json_line(), "sudoku-steps.jsonl"),
    }
}

/// Returns how steps are told that other programs may read.
fn speech() -> Speech<'static> {
    Speech { messages: messages(), notation: Notation::default() }
}

/// Returns the record of the steps that were taken, and for each of its records the index of the exported step that it begins with. The
/// singles that were placed with a step and the entries that were made by hand have records of their own, without such an index.
fn record(path: &ExportedPath) -> (PathRecord, Vec<Option<usize>>) {
    let (start, speech) = (path.start.candidates(), speech());
    let (mut at, mut records, mut begins) = (start.clone(), Vec::new(), Vec::new());
    for (number, ExportedStep { before, explained, has_board }) in path.steps.iter().enumerate() {
        records.extend(StepRecord::of_hand(&mut at, &before.candidates(), speech));
        begins.resize(records.len(), None);
        let grid = has_board.then(|| at.clone());
        let mut own = StepRecord::of_explained(explained, &mut at, speech).into_iter();
        records.extend(own.next().map(|record| grid.iter().fold(record, StepRecord::with_grid)));
        begins.resize(records.len(), Some(number));
        records.extend(own);
        begins.resize(records.len(), None);
    }
    let end = path.now.candidates();
    records.extend(StepRecord::of_hand(&mut at, &end, speech));
    begins.resize(records.len(), None);
    (PathRecord::new(start, records, &end).with_remarks(path.ratings.clone()), begins)
}

/// Returns the steps that were taken as they are printed.
pub(super) fn document(path: &ExportedPath) -> PathDocument {
    let (record, begins) = record(path);
    let picture = |step: &ExportedStep| {
        let title = step.explained.title.as_str();
        step.has_board.then(|| standalone_svg(&drawn_position(&step.before), Some(&step.explained), title, false))
    };
    let step = |(record, begins): (&StepRecord, &Option<usize>)| DocumentStep {
        name: record.name(),
        notation: record.notation.clone(),
        sentences: if path.proofs { record.sentences.clone() } else { Vec::new() },
        picture: begins.and_then(|number| path.steps.get(number)).and_then(picture),
    };
    PathDocument {
        puzzle: record.puzzle(),
        ratings: path.ratings.clone(),
        start: standalone_svg(&drawn_position(&path.start), None, &record.puzzle(), false),
        steps: record.steps().iter().zip(&begins).map(step).collect(),
        end: record.end(speech()),
    }
}

/// Returns the sheet with the pictures of a path: the position before the first step, and each step whose board is shown.
fn sheet(path: &ExportedPath) -> String {
    let (record, begins) = record(path);
    let lines: Vec<String> = path.ratings.iter().cloned().chain([record.puzzle()]).collect();
    let (title, words) = lines.split_first().map_or_else(Default::default, |(first, others)| (first.clone(), others.join("; ")));
    let start = SheetBoard { position: drawn_position(&path.start), step: None, title, words };
    let records = (1..).zip(record.steps()).zip(&begins);
    let board = |((number, record), begins): ((usize, &StepRecord), &Option<usize>)| {
        let step = path.steps.get((*begins)?).filter(|step| step.has_board)?;
        Some(SheetBoard {
            position: drawn_position(&step.before),
            step: Some(&step.explained),
            title: format!("{number}. {}", nonet_words::capital(&step.explained.title)),
            words: record.notation.clone(),
        })
    };
    let boards: Vec<SheetBoard<'_>> = std::iter::once(start).chain(records.filter_map(board)).collect();
    sheet_svg(&boards, &record.puzzle(), path.dark)
}

/// Returns the picture of a step.
fn step_picture(PicturedStep { at, explained, case, dark, form: _ }: &PicturedStep) -> String {
    let action = &explained.wording.of(Notation::default()).action;
    let title = format!("{}: {action}", explained.title);
    standalone_svg(&drawn_position(at), Some(explained.case(*case)), &title, *dark)
}

/// Returns a position with all of its candidates, as pictures show it.
fn drawn_position(at: &Position) -> BoardState {
    BoardState { notes: at.open, ..BoardState::of_candidates(&at.candidates()) }
}

/// Returns the name of a picture's file: the first of two as SVG, the second as PNG.
const fn picture_name(form: PictureForm, [svg, png]: [&'static str; 2]) -> &'static str {
    match form {
        PictureForm::Svg => svg,
        PictureForm::Png => png,
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
        let mut steps: Vec<ExportedStep> = Vec::new();
        while let Some(step) =
            EASY.iter().find_map(|&technique| steps_of(technique, &position, &Options::default()).into_iter().next())
        {
            let before = position.clone();
            let following = step.apply_with_singles(&mut position);
            let explained = Rc::new(explain::step(&step, &before, &following, messages()));
            steps.push(ExportedStep { before: Position::from(&before), has_board: !explained.single, explained });
        }
        let (now, ratings) = (Position::from(&position), vec!["Hard, score 840".to_owned()]);
        ExportedPath { start, now, steps, ratings, form, proofs, dark: false }
    }

    fn written(puzzle: &str, form: PathForm, proofs: bool) -> String {
        path_text(&path(puzzle, form, proofs)).0
    }

    /// The number of grids of candidates in a text.
    fn grids(text: &str) -> usize {
        text.lines().filter(|line| line.starts_with(".--") || line.starts_with("[code].--")).count()
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

    /// The candidates stand before each step that is chosen, and the number of a step in a Markdown list goes on after them.
    #[test]
    fn the_candidates_stand_at_the_steps_that_are_chosen() {
        let chosen = path(PAIRS, PathForm::Text, false).steps.iter().filter(|step| step.has_board).count();
        assert!(chosen > 0, "there is a step that is no single");
        assert_eq!(grids(&written(PAIRS, PathForm::Text, false)), 1 + chosen);
        assert_eq!(grids(&written(PAIRS, PathForm::BbCode, false)), 1 + chosen);
        let markdown = written(PAIRS, PathForm::Markdown, false);
        assert_eq!(grids(&markdown), 1 + chosen);
        assert_eq!(markdown.matches("```\n").count(), 2 * (1 + chosen), "each block ends: {markdown}");
    }

    /// Digits and eliminations that were made by hand between two steps are told as what they are.
    #[test]
    fn what_was_written_by_hand_is_said_to_be_not_proved() {
        let mut by_hand = path(PAIRS, PathForm::Text, true);
        let whole = path_text(&by_hand).0;
        assert!(!whole.contains("By hand"), "{whole}");
        by_hand.steps.remove(0); // its digit is there, and no step has brought it
        let text = path_text(&by_hand).0;
        assert!(text.contains("  1. By hand, not proved => r"), "{text}");
        assert!(text.contains("     This was written on the board by hand; no step proves it.\n"), "{text}");
        by_hand.form = PathForm::Csv;
        assert!(path_text(&by_hand).0.contains("\n1,by_hand,r"), "{}", path_text(&by_hand).0);
    }

    /// The sheet and the paper show the boards of the steps that are chosen, and the start.
    #[test]
    fn a_path_is_drawn_on_a_sheet_and_for_paper() {
        let path = path(PAIRS, PathForm::Pictures(PictureForm::Png), true);
        let chosen = path.steps.iter().filter(|step| step.has_board).count();
        let (picture, name) = path_text(&path);
        assert_eq!((name, picture.matches("\"position__frame\"").count()), ("sudoku-steps.png", 1 + chosen));
        assert!(picture.contains("Naked pair</text>"), "{picture}");
        let document = document(&path);
        assert_eq!(document.puzzle, PAIRS.replace('0', "."));
        assert_eq!(document.steps.iter().filter(|step| step.picture.is_some()).count(), chosen);
        assert!(document.steps.iter().all(|step| !step.sentences.is_empty()) && document.start.contains("\"position__frame\""));
        let step = &path.steps[0];
        let picture = PicturedStep {
            at: step.before,
            explained: Rc::clone(&step.explained),
            case: None,
            form: PictureForm::Svg,
            dark: true,
        };
        let Written { text, file_name } = write(&Exported::Step(picture.into()));
        assert!(file_name == "sudoku-step.svg" && text.contains("fill:#171a20"), "{text}");
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
