//! A step as a record of the output, whose schema the README describes.

use crate::sentences;
use nonet_core::board::{Candidate, CandidateSet, Candidates};
use nonet_formats::candidate_grid;
use nonet_logic::{Evidence, Step, Technique, evidence::OnlyDigit};
use nonet_prose::ExplainedStep;
use nonet_techniques::Effect;
use nonet_words::{Speech, capital};
use serde::Serialize;

/// The record of a step.
#[derive(Serialize)]
pub struct StepRecord {
    /// The technique's name in files and commands.
    pub technique: &'static str,
    /// The digits that the step places, by cell.
    pub place: Vec<(String, u8)>,
    /// The candidates that the step eliminates, by cell and digit.
    pub eliminate: Vec<(String, u8)>,
    /// The pattern and its result in one line. A chain is in Eureka notation.
    pub notation: String,
    /// The sentences of the proof.
    pub sentences: Vec<String>,
    /// The usual name of the pattern.
    #[serde(skip)]
    title: String,
    /// The candidates before the step, as a grid. None if the document does not show them.
    #[serde(skip)]
    pub(super) grid: Option<String>,
}

/// The technique's name in files for digits and eliminations that were written by hand.
const BY_HAND: &str = "by_hand";

impl StepRecord {
    /// Returns the record of a step that was found at the position `at`.
    #[must_use]
    pub fn of(step: &Step, at: &Candidates, speech: Speech<'_>) -> StepRecord {
        StepRecord {
            technique: step.technique.name(),
            place: listed(&step.placements()),
            eliminate: listed(&step.eliminations()),
            notation: sentences::expert(step, speech),
            sentences: sentences::explain(step, at, speech).iter().map(ToString::to_string).collect(),
            title: sentences::title(step, speech.messages),
            grid: None,
        }
    }

    /// Returns the records of a step that is explained already: its own, and those of the naked singles that were placed with it.
    /// `at` is the position at which it was found, and becomes that after it.
    #[must_use]
    pub fn of_explained(explained: &ExplainedStep, at: &mut Candidates, speech: Speech<'_>) -> Vec<StepRecord> {
        let wording = explained.wording.of(speech.notation);
        // The last sentence says which singles were placed with the step; they have records of their own.
        let count = wording.proof.len().saturating_sub(usize::from(!explained.then.is_empty()));
        let own = StepRecord {
            technique: explained.technique.map_or("", Technique::name),
            place: listed(&explained.effect.placements()),
            eliminate: listed(&explained.effect.eliminations()),
            notation: wording.notation.clone(),
            sentences: wording.proof.iter().take(count).map(ToString::to_string).collect(),
            title: explained.title.clone(),
            grid: None,
        };
        explained.effect.apply(at);
        let single = |it: &Candidate| {
            let (technique, evidence) = (Technique::NakedSingle, Evidence::OnlyDigit(OnlyDigit));
            let step = Step { technique, effect: Effect::Place((*it).into()), evidence };
            let record = StepRecord::of(&step, at, speech);
            step.apply(at);
            record
        };
        std::iter::once(own).chain(explained.then.iter().map(single)).collect()
    }

    /// Returns the record of digits and eliminations that were written by hand between two steps, which no step proves. `at` is the
    /// position before them, and becomes `after`. None if there are none.
    #[must_use]
    pub fn of_hand(at: &mut Candidates, after: &Candidates, speech: Speech<'_>) -> Option<StepRecord> {
        let written = after.grid().within(after.grid().filled_cells() - at.grid().filled_cells());
        for (cell, digit) in written.iter() {
            at.place(cell, digit);
        }
        let place = listed(&written.iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect());
        let eliminate = listed(&(*at.open() - *after.open()));
        *at = after.clone();
        if place.is_empty() && eliminate.is_empty() {
            return None;
        }
        let effects = [joined(&place, "="), joined(&eliminate, "<>")];
        let effects = effects.iter().filter(|effect| !effect.is_empty()).map(|effect| effect.replace(';', ", "));
        let title = speech.messages.path_by_hand();
        let notation = format!("{title} => {}", effects.collect::<Vec<_>>().join(", "));
        let sentences = vec![speech.messages.path_by_hand_words()];
        Some(StepRecord { technique: BY_HAND, place, eliminate, notation, sentences, title, grid: None })
    }

    /// Returns the record with the candidates before the step, which texts then show above it.
    #[must_use]
    pub fn with_grid(self, before: &Candidates) -> StepRecord {
        StepRecord { grid: Some(candidate_grid(before)), ..self }
    }

    /// Returns the name of the pattern. None if the notation begins with it, as that of all patterns but chains does.
    #[must_use]
    pub fn name(&self) -> Option<String> {
        self.notation.starts_with('(').then(|| capital(&self.title))
    }

    /// Returns the fields of the step in a table: `technique,place,eliminate,notation`.
    #[must_use]
    pub fn fields(&self) -> [String; 4] {
        [self.technique.to_owned(), joined(&self.place, "="), joined(&self.eliminate, "<>"), self.notation.clone()]
    }

    /// Returns the lines of the step in the text output: `12. AIC: (2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2`. For patterns other than
    /// chains, the name of the pattern comes before the notation. The candidates before the step stand above it, if they are shown.
    #[must_use]
    pub fn text(&self, number: usize, with_sentences: bool) -> String {
        let title = self.name().map(|name| name + ": ").unwrap_or_default();
        let grid = self.grid.as_ref().map(|grid| format!("\n{grid}\n")).unwrap_or_default();
        let mut text = format!("{grid}{number:>3}. {title}{}\n", self.notation);
        for sentence in self.sentences.iter().filter(|_| with_sentences) {
            text += &format!("     {sentence}\n");
        }
        text
    }
}

/// The names of the columns of a step in a table.
pub const COLUMNS: [&str; 4] = ["technique", "place", "eliminate", "notation"];

/// Returns the candidates as pairs of a cell's name and a digit, sorted by cell and digit.
#[must_use]
pub fn listed(candidates: &CandidateSet) -> Vec<(String, u8)> {
    let in_cell = |cell| candidates.digits_in(cell).iter().map(move |digit| Candidate::new(cell, digit));
    candidates.cells().iter().flat_map(in_cell).map(|it| (it.cell.to_string(), it.digit.value())).collect()
}

/// Returns the candidates as text: `r1c1=5;r2c3=4`.
#[must_use]
pub fn joined(candidates: &[(String, u8)], sign: &str) -> String {
    candidates.iter().map(|(cell, digit)| format!("{cell}{sign}{digit}")).collect::<Vec<_>>().join(";")
}
