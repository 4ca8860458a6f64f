//! A step as it is written: the schema of the README.

use nonet_core::{
    board::{Candidate, CandidateSet, Candidates},
    words::{Notation, capital},
};
use nonet_logic::Step;
use nonet_tutor::en;
use serde::Serialize;

/// A step.
#[derive(Serialize)]
pub(crate) struct StepRecord {
    /// The name of its technique, as in files and commands.
    pub(crate) technique: &'static str,
    /// The digits that it places, by cell.
    pub(crate) place: Vec<(String, u8)>,
    /// The candidates that it removes, by cell and digit.
    pub(crate) eliminate: Vec<(String, u8)>,
    /// The pattern and what follows, in one line: a chain in Eureka notation.
    pub(crate) notation: String,
    /// The proof.
    pub(crate) sentences: Vec<String>,
    /// What people call the pattern.
    #[serde(skip)]
    title: &'static str,
}

impl StepRecord {
    /// A step that was found at this position.
    pub(crate) fn of(step: &Step, at: &Candidates) -> StepRecord {
        let notation = Notation::RowColumn;
        StepRecord {
            technique: step.technique.name(),
            place: listed(&step.placements()),
            eliminate: listed(&step.eliminations()),
            notation: en::expert(step, notation),
            sentences: en::explain(step, at, notation).iter().map(ToString::to_string).collect(),
            title: en::title(step),
        }
    }

    /// Its fields in a table: `technique,place,eliminate,notation`.
    pub(crate) fn fields(&self) -> [String; 4] {
        [self.technique.to_owned(), joined(&self.place, "="), joined(&self.eliminate, "<>"), self.notation.clone()]
    }

    /// Its lines for people: `12. AIC: (2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2`. The notation of what is no chain begins with the pattern's name.
    pub(crate) fn text(&self, number: usize, with_sentences: bool) -> String {
        let is_chain = self.notation.starts_with('(');
        let title = if is_chain { capital(self.title) + ": " } else { String::new() };
        let mut text = format!("{number:>3}. {title}{}\n", self.notation);
        for sentence in self.sentences.iter().filter(|_| with_sentences) {
            text += &format!("     {sentence}\n");
        }
        text
    }
}

/// The names of its columns in a table.
pub(crate) const COLUMNS: [&str; 4] = ["technique", "place", "eliminate", "notation"];

/// Candidates by cell, then by digit.
fn listed(candidates: &CandidateSet) -> Vec<(String, u8)> {
    let in_cell = |cell| candidates.digits_in(cell).iter().map(move |digit| Candidate::new(cell, digit));
    candidates.cells().iter().flat_map(in_cell).map(|it| (it.cell.to_string(), it.digit.value())).collect()
}

/// `r1c1=5;r2c3=4`.
fn joined(candidates: &[(String, u8)], sign: &str) -> String {
    candidates.iter().map(|(cell, digit)| format!("{cell}{sign}{digit}")).collect::<Vec<_>>().join(";")
}
