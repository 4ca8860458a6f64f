//! A step as a record of the output, whose schema the README describes.

use nonet_core::board::{Candidate, CandidateSet, Candidates};
use nonet_logic::Step;
use nonet_tutor::sentences;
use nonet_words::{Speech, capital};
use serde::Serialize;

/// The record of a step.
#[derive(Serialize)]
pub(crate) struct StepRecord {
    /// The technique's name in files and commands.
    pub(crate) technique: &'static str,
    /// The digits that the step places, by cell.
    pub(crate) place: Vec<(String, u8)>,
    /// The candidates that the step eliminates, by cell and digit.
    pub(crate) eliminate: Vec<(String, u8)>,
    /// The pattern and its result in one line. A chain is in Eureka notation.
    pub(crate) notation: String,
    /// The sentences of the proof.
    pub(crate) sentences: Vec<String>,
    /// The usual name of the pattern.
    #[serde(skip)]
    title: String,
}

impl StepRecord {
    /// Returns the record of a step that was found at the position `at`.
    pub(crate) fn of(step: &Step, at: &Candidates, speech: Speech<'_>) -> StepRecord {
        StepRecord {
            technique: step.technique.name(),
            place: listed(&step.placements()),
            eliminate: listed(&step.eliminations()),
            notation: sentences::expert(step, speech),
            sentences: sentences::explain(step, at, speech).iter().map(ToString::to_string).collect(),
            title: sentences::title(step, speech.messages),
        }
    }

    /// Returns the fields of the step in a table: `technique,place,eliminate,notation`.
    pub(crate) fn fields(&self) -> [String; 4] {
        [self.technique.to_owned(), joined(&self.place, "="), joined(&self.eliminate, "<>"), self.notation.clone()]
    }

    /// Returns the lines of the step in the text output: `12. AIC: (2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2`. For patterns other than
    /// chains, the name of the pattern comes before the notation.
    pub(crate) fn text(&self, number: usize, with_sentences: bool) -> String {
        let is_chain = self.notation.starts_with('(');
        let title = if is_chain { capital(&self.title) + ": " } else { String::new() };
        let mut text = format!("{number:>3}. {title}{}\n", self.notation);
        for sentence in self.sentences.iter().filter(|_| with_sentences) {
            text += &format!("     {sentence}\n");
        }
        text
    }
}

/// The names of the columns of a step in a table.
pub(crate) const COLUMNS: [&str; 4] = ["technique", "place", "eliminate", "notation"];

/// Returns the candidates as pairs of a cell's name and a digit, sorted by cell and digit.
pub(crate) fn listed(candidates: &CandidateSet) -> Vec<(String, u8)> {
    let in_cell = |cell| candidates.digits_in(cell).iter().map(move |digit| Candidate::new(cell, digit));
    candidates.cells().iter().flat_map(in_cell).map(|it| (it.cell.to_string(), it.digit.value())).collect()
}

/// Returns the candidates as text: `r1c1=5;r2c3=4`.
pub(crate) fn joined(candidates: &[(String, u8)], sign: &str) -> String {
    candidates.iter().map(|(cell, digit)| format!("{cell}{sign}{digit}")).collect::<Vec<_>>().join(";")
}
