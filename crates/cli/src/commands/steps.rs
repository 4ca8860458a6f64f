//! `nonet steps`: the path to the solution, as it can be posted to a forum.

use super::judge;
use crate::analysis::{Analysis, Place};
use nonet_core::solver::Verdict;
use nonet_formats::Reading;
use nonet_logic::{Options, Order, solve_path};
use nonet_tutor::path_record::{COLUMNS, PathRecord};
use nonet_words::Speech;

/// The analysis of `nonet steps`: the path to the solution.
pub(crate) struct Steps {
    pub(crate) order: Order,
    pub(crate) options: Options,
    /// Whether the text output has the sentences of each proof.
    pub(crate) sentences: bool,
    /// The language of its sentences, and the notation of cells in them.
    pub(crate) speech: Speech<'static>,
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
        let at = reading.position();
        let path = solve_path(&at, self.order, &self.options);
        Ok(PathRecord::of_steps(at, &path.steps, self.speech))
    }

    fn rows(&self, path: &PathRecord) -> Vec<Vec<String>> {
        path.rows()
    }

    fn text(&self, _: &Place<'_>, _: &Reading, path: &PathRecord) -> String {
        path.text(self.sentences, self.speech)
    }
}
