//! `nonet steps`: the path to the solution, as it can be posted to a forum.

use super::judge;
use crate::{
    analysis::{Analysis, Place},
    step_record::{COLUMNS, StepRecord},
};
use nonet_core::solver::Verdict;
use nonet_formats::{Reading, candidate_grid, line};
use nonet_logic::{Options, Order, Outcome, solve_path};
use nonet_words::Speech;
use serde::Serialize;

/// The analysis of `nonet steps`: the path to the solution.
pub(crate) struct Steps {
    pub(crate) order: Order,
    pub(crate) options: Options,
    /// Whether the text output has the sentences of each proof.
    pub(crate) sentences: bool,
    /// The language of its sentences, and the notation of cells in them.
    pub(crate) speech: Speech<'static>,
}

#[derive(Serialize)]
pub(crate) struct PathRecord {
    /// Whether the path ends at the solution.
    solved: bool,
    steps: Vec<StepRecord>,
    #[serde(skip)]
    empty_cells: usize, // at the end of the path
}

impl Analysis for Steps {
    type Finding = PathRecord;

    fn columns(&self) -> Vec<&'static str> {
        [&["step"], &COLUMNS[..]].concat()
    }

    fn find(&self, reading: &Reading) -> Result<PathRecord, String> {
        if let (Verdict::None(_), words) = judge(reading, self.speech) {
            return Err(words);
        }
        let mut at = reading.position();
        let path = solve_path(&at, self.order, &self.options);
        let steps = path.steps.iter().map(|step| {
            let record = StepRecord::of(step, &at, self.speech);
            step.apply(&mut at);
            record
        });
        let steps = steps.collect();
        Ok(PathRecord { solved: path.outcome == Outcome::Solved, steps, empty_cells: path.end.empty_cells().len() })
    }

    fn rows(&self, path: &PathRecord) -> Vec<Vec<String>> {
        let row = |(i, step): (usize, &StepRecord)| [vec![(i + 1).to_string()], step.fields().to_vec()].concat();
        path.steps.iter().enumerate().map(row).collect()
    }

    fn text(&self, _: &Place<'_>, reading: &Reading, path: &PathRecord) -> String {
        let mut text = format!("{}\n\n{}\n", line(&reading.grid), candidate_grid(&reading.position()));
        for (i, step) in path.steps.iter().enumerate() {
            text += &step.text(i + 1, self.sentences);
        }
        let end = match path.empty_cells {
            0 => self.speech.messages.command_solved(),
            count => self.speech.messages.command_no_further_step(count),
        };
        text + &end + "\n\n"
    }
}
