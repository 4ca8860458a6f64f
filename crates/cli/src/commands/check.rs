//! `nonet check`: whether a puzzle has one solution.

use super::judge;
use crate::analysis::{Analysis, Place};
use nonet_core::solver::Verdict;
use nonet_formats::Reading;
use serde::Serialize;

/// The analysis of `nonet check`: whether the puzzle has one solution.
pub(crate) struct Check;

#[derive(Serialize)]
pub(crate) struct Checked {
    /// The verdict: `one`, `several` or `none`.
    verdict: &'static str,
    /// The verdict in words: `No solution: two 5s in row 1`.
    status: String,
    /// The form in which the puzzle was read, with remarks on what was passed over.
    read_as: String,
}

impl Analysis for Check {
    type Finding = Checked;

    fn columns(&self) -> Vec<&'static str> {
        vec!["verdict", "status", "read_as"]
    }

    fn find(&self, reading: &Reading) -> Result<Checked, String> {
        let (verdict, status) = judge(reading);
        let verdict = match verdict {
            Verdict::One(_) => "one",
            Verdict::Several { .. } => "several",
            Verdict::None(_) => "none",
        };
        Ok(Checked { verdict, status, read_as: reading.description() })
    }

    fn is_bad(&self, checked: &Checked) -> bool {
        checked.verdict != "one"
    }

    fn rows(&self, checked: &Checked) -> Vec<Vec<String>> {
        vec![vec![checked.verdict.to_owned(), checked.status.clone(), checked.read_as.clone()]]
    }

    fn text(&self, place: &Place<'_>, _: &Reading, checked: &Checked) -> String {
        format!("{place}: {}\n", checked.status)
    }
}
