//! `nonet hint`: the next step of a puzzle, with its proof.

use super::judge;
use crate::analysis::{Analysis, Place};
use nonet_core::solver::Verdict;
use nonet_formats::Reading;
use nonet_logic::{Options, all_steps, next_step};
use nonet_tutor::path_record::{COLUMNS, StepRecord};
use nonet_words::Speech;
use serde::Serialize;

/// The analysis of `nonet hint`: the next step, or all available steps.
pub(crate) struct Hint {
    pub(crate) options: Options,
    pub(crate) all: bool,
    /// The language of its sentences, and the notation of cells in them.
    pub(crate) speech: Speech<'static>,
}

#[derive(Serialize)]
pub(crate) struct HintRecord {
    steps: Vec<StepRecord>,
}

impl Analysis for Hint {
    type Finding = HintRecord;

    fn columns(&self) -> Vec<&'static str> {
        COLUMNS.to_vec()
    }

    fn find(&self, reading: &Reading) -> Result<HintRecord, String> {
        if let (Verdict::None(_), words) = judge(reading, self.speech) {
            return Err(words);
        }
        let at = reading.position();
        let steps = if self.all { all_steps(&at, &self.options) } else { next_step(&at, &self.options).into_iter().collect() };
        if steps.is_empty() {
            return Err(self.speech.messages.command_no_step());
        }
        Ok(HintRecord { steps: steps.iter().map(|step| StepRecord::of(step, &at, self.speech)).collect() })
    }

    fn rows(&self, hint: &HintRecord) -> Vec<Vec<String>> {
        hint.steps.iter().map(|step| step.fields().to_vec()).collect()
    }

    fn text(&self, _: &Place<'_>, _: &Reading, hint: &HintRecord) -> String {
        hint.steps.iter().enumerate().map(|(i, step)| step.text(i + 1, true)).collect()
    }
}
