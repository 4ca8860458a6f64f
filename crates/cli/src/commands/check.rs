//! `nonet check`: whether a puzzle has one solution.

use super::{
    judge,
    repeats::{Repeated, Repeats},
};
use crate::analysis::{Analysis, Place};
use nonet_core::{board::Grid, solver::Verdict};
use nonet_formats::{Fillers, Reading};
use nonet_tutor::reading::description;
use nonet_words::Speech;
use serde::Serialize;

/// The analysis of `nonet check`: whether the puzzle has one solution.
pub(crate) struct Check {
    /// The puzzles so far, if those that repeat an earlier one are told or left out.
    pub(crate) repeats: Option<Repeats>,
    /// Whether puzzles that repeat an earlier one are left out.
    pub(crate) once: bool,
    /// The language of its sentences, and the notation of cells in them.
    pub(crate) speech: Speech<'static>,
}

#[derive(Serialize)]
pub(crate) struct Checked {
    /// The verdict: `one`, `several` or `none`.
    verdict: &'static str,
    /// The verdict in words: `No solution: two 5s in row 1`.
    status: String,
    /// The form in which the puzzle was read, with remarks on what was passed over.
    read_as: String,
    #[serde(flatten)]
    repeat: Option<Repeated>,
    #[serde(skip)]
    canonical: Option<Grid>,
}

impl Analysis for Check {
    type Finding = Checked;

    fn columns(&self) -> Vec<&'static str> {
        let repeats: &[_] = if self.repeats.is_some() { &["repeats", "repeats_as"] } else { &[] };
        [&["verdict", "status", "read_as"], repeats].concat()
    }

    fn find(&self, reading: &Reading) -> Result<Checked, String> {
        let (verdict, status) = judge(reading, self.speech);
        let canonical = self.repeats.as_ref().and_then(|_| Repeats::canonical(reading, &verdict));
        let verdict = match verdict {
            Verdict::One(_) => "one",
            Verdict::Several { .. } => "several",
            Verdict::None(_) => "none",
        };
        Ok(Checked { verdict, status, read_as: description(reading, self.speech), repeat: None, canonical })
    }

    fn follow(&self, place: &Place<'_>, reading: &Reading, checked: &mut Checked) -> bool {
        checked.repeat = self.repeats.as_ref().and_then(|repeats| repeats.take(place, reading, checked.canonical));
        !(self.once && checked.repeat.is_some())
    }

    fn is_bad(&self, checked: &Checked) -> bool {
        checked.verdict != "one"
    }

    fn rows(&self, checked: &Checked) -> Vec<Vec<String>> {
        let mut row = vec![checked.verdict.to_owned(), checked.status.clone(), checked.read_as.clone()];
        if self.repeats.is_some() {
            let [repeats, repeats_as] = checked.repeat.as_ref().map_or_else(Default::default, Repeated::fields);
            row.extend([repeats, repeats_as]);
        }
        vec![row]
    }

    fn text(&self, place: &Place<'_>, reading: &Reading, checked: &Checked) -> String {
        let repeat = checked.repeat.as_ref().map(|repeat| format!(", {}", repeat.words(self.speech))).unwrap_or_default();
        // The verdict holds for this reading of the text, so it names what the reader passed over or decided.
        let is_plain = reading.remarks.is_empty() && reading.form.fillers().unusual() == Fillers::NONE;
        let remarked = if is_plain { String::new() } else { format!(" ({})", checked.read_as) };
        format!("{place}: {}{repeat}{remarked}\n", checked.status)
    }
}
