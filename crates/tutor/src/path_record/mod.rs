//! A path of steps as a document: text to be posted, tables, and the records of the command `nonet steps`.

mod step_record;

pub use step_record::{COLUMNS, StepRecord, joined, listed};

use nonet_collection::csv_line;
use nonet_core::board::Candidates;
use nonet_formats::{candidate_grid, line};
use nonet_logic::Step;
use nonet_words::Speech;
use serde::Serialize;

/// A path of steps. It serializes as the record of the output, whose schema the README describes.
#[derive(Serialize)]
pub struct PathRecord {
    /// Whether the path ends at the solution.
    solved: bool,
    /// The steps in order.
    steps: Vec<StepRecord>,
    #[serde(skip)]
    start: Candidates,
    #[serde(skip)]
    empty_cells: usize, // at the end of the path
    #[serde(skip)]
    remarks: Vec<String>,
}

/// The JSON object of a path: a line of the output of `nonet steps --json`.
#[derive(Serialize)]
struct Line<'a> {
    line: usize,
    puzzle: String,
    #[serde(flatten)]
    path: &'a PathRecord,
}

impl PathRecord {
    /// Returns the record of the steps of a path, which begins at a position and ends at another.
    #[must_use]
    pub fn new(start: Candidates, steps: Vec<StepRecord>, end: &Candidates) -> PathRecord {
        let empty_cells = end.empty_cells().len();
        PathRecord { solved: empty_cells == 0, steps, start, empty_cells, remarks: Vec::new() }
    }

    /// Returns the record of steps that were found one after the other from a position on.
    #[must_use]
    pub fn of_steps(start: Candidates, steps: &[Step], speech: Speech<'_>) -> PathRecord {
        let mut at = start.clone();
        let record = |step: &Step| {
            let record = StepRecord::of(step, &at, speech);
            step.apply(&mut at);
            record
        };
        let records = steps.iter().map(record).collect();
        PathRecord::new(start, records, &at)
    }

    /// Returns the record with remarks about the puzzle, such as its ratings, which stand in texts under its candidates.
    #[must_use]
    pub fn with_remarks(self, remarks: Vec<String>) -> PathRecord {
        PathRecord { remarks, ..self }
    }

    /// Returns the steps in order.
    #[must_use]
    pub fn steps(&self) -> &[StepRecord] {
        &self.steps
    }

    /// Returns the rows of the table with the columns `step` and [`COLUMNS`].
    #[must_use]
    pub fn rows(&self) -> Vec<Vec<String>> {
        let row = |(i, step): (usize, &StepRecord)| [vec![(i + 1).to_string()], step.fields().to_vec()].concat();
        self.steps.iter().enumerate().map(row).collect()
    }

    /// Returns the path as plain text: the puzzle with its candidates, the steps, and how the path ends.
    #[must_use]
    pub fn text(&self, with_sentences: bool, speech: Speech<'_>) -> String {
        let steps: String = self.steps.iter().enumerate().map(|(i, step)| step.text(i + 1, with_sentences)).collect();
        format!("{}{steps}{}\n\n", self.head(), self.end(speech))
    }

    /// Returns the path as BBCode, in which forums are written. The puzzle and the candidates before a step stand in code blocks, so
    /// that their columns stay in line.
    #[must_use]
    pub fn bb_code(&self, with_sentences: bool, speech: Speech<'_>) -> String {
        let step = |(i, step): (usize, &StepRecord)| {
            let name = step.name().map(|name| format!("[b]{name}[/b]: ")).unwrap_or_default();
            let sentences = step.sentences.iter().map(|sentence| format!("[*]{sentence}")).collect::<String>();
            let sentences = if with_sentences { format!("[list]{sentences}[/list]") } else { String::new() };
            let grid = step.grid.as_ref().map(|grid| format!("[code]{grid}[/code]\n")).unwrap_or_default();
            format!("{grid}{}. {name}{}{sentences}\n", i + 1, step.notation)
        };
        let steps: String = self.steps.iter().enumerate().map(step).collect();
        format!("[code]{}[/code]\n{steps}{}\n", self.head(), self.end(speech))
    }

    /// Returns the path as Markdown. The puzzle and the candidates before a step stand in code blocks, and each step is an item of a
    /// numbered list.
    #[must_use]
    pub fn markdown(&self, with_sentences: bool, speech: Speech<'_>) -> String {
        let step = |(i, step): (usize, &StepRecord)| {
            let name = step.name().map(|name| format!("**{name}**: ")).unwrap_or_default();
            let sentences = step.sentences.iter().map(|sentence| format!("    - {sentence}\n")).collect::<String>();
            let sentences = if with_sentences { sentences } else { String::new() };
            let grid = step.grid.as_ref().map(|grid| format!("\n```\n{grid}```\n\n")).unwrap_or_default();
            format!("{grid}{}. {name}`{}`\n{sentences}", i + 1, step.notation)
        };
        let steps: String = self.steps.iter().enumerate().map(step).collect();
        format!("```\n{}```\n\n{steps}\n{}\n", self.head(), self.end(speech))
    }

    /// Returns the path as CSV: a row for each step.
    #[must_use]
    pub fn csv(&self) -> String {
        let head = std::iter::once("step").chain(COLUMNS).map(str::to_owned).collect();
        let row = |row: Vec<String>| csv_line(b',', row.iter().map(String::as_bytes));
        let table: Vec<u8> = std::iter::once(head).chain(self.rows()).flat_map(row).collect();
        String::from_utf8_lossy(&table).into_owned()
    }

    /// Returns the path as a line of JSON, as `nonet steps` writes it for the first line of its input.
    #[must_use]
    pub fn json_line(&self) -> String {
        let record = Line { line: 1, puzzle: self.puzzle(), path: self };
        serde_json::to_string(&record).unwrap_or_default() + "\n"
    }

    /// Returns the puzzle in a line.
    #[must_use]
    pub fn puzzle(&self) -> String {
        line(self.start.grid())
    }

    /// The puzzle in a line, its candidates, and the remarks.
    fn head(&self) -> String {
        let remarks: String = self.remarks.iter().map(|remark| format!("{remark}\n")).collect();
        let gap = if remarks.is_empty() { "" } else { "\n" };
        format!("{}\n\n{}\n{remarks}{gap}", self.puzzle(), candidate_grid(&self.start))
    }

    /// Returns the sentence about the end of the path.
    #[must_use]
    pub fn end(&self, speech: Speech<'_>) -> String {
        match self.empty_cells {
            0 => speech.messages.path_solved(),
            count => speech.messages.path_no_further_step(count),
        }
    }
}
