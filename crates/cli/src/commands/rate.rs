//! `nonet rate`: how difficult a puzzle is.

use super::{facts, one_solution};
use crate::analysis::{Analysis, Place};
use nonet_assess::assess;
use nonet_collection::{AnalysisRequest, Assessment};
use nonet_formats::{Reading, line};
use nonet_logic::Level;
use nonet_se::Tenths;
use nonet_words::Speech;
use serde::{Serialize, Serializer};

/// The analysis of `nonet rate`: the difficulty of the puzzle.
pub(crate) struct Rate {
    /// Whether the puzzle is also rated on Sudoku Explainer's scale.
    pub(crate) explainer: bool,
    /// Whether the facts that forums ask of the puzzle are told too.
    pub(crate) facts: bool,
    /// The language of its sentences, and the notation of cells in them.
    pub(crate) speech: Speech<'static>,
}

#[derive(Serialize)]
pub(crate) struct Rated {
    level: String,
    score: u32,
    hardest: &'static str,
    /// The number of steps of each technique, in hint order.
    #[serde(serialize_with = "as_map")]
    steps: Vec<(&'static str, u16)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    se: Option<Explained>,
    /// The facts that forums ask of the puzzle, which rest on its givens alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    facts: Option<facts::Written>,
}

/// The three numbers of Sudoku Explainer 1.2.1.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Explained {
    #[serde(serialize_with = "as_number")]
    er: Tenths,
    #[serde(serialize_with = "as_number")]
    ep: Tenths,
    #[serde(serialize_with = "as_number")]
    ed: Tenths,
}

impl Rated {
    /// The rating of a grid that is solved already: the lowest, without a step.
    fn of_solved_grid(explainer: bool, facts: Option<facts::Written>) -> Rated {
        let none = Explained { er: Tenths(0), ep: Tenths(0), ed: Tenths(0) };
        Rated { level: Level::Easy.to_string(), score: 0, hardest: "", steps: Vec::new(), se: explainer.then_some(none), facts }
    }
}

fn as_number<S: Serializer>(tenths: &Tenths, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(f64::from(tenths.0) / 10.0)
}

fn as_map<S: Serializer>(steps: &[(&'static str, u16)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(steps.iter().copied())
}

impl Analysis for Rate {
    type Finding = Rated;

    fn columns(&self) -> Vec<&'static str> {
        let se: &[_] = if self.explainer { &["se_er", "se_ep", "se_ed"] } else { &[] };
        let facts: &[_] = if self.facts { &facts::COLUMNS } else { &[] };
        [&["level", "score", "hardest", "steps"], se, facts].concat()
    }

    fn find(&self, reading: &Reading) -> Result<Rated, String> {
        let request = AnalysisRequest {
            limit: 2,
            rate: true,
            explainer: self.explainer,
            search: false,
            canonical: false,
            redundant: false,
        };
        let Assessment { rating, explainer, .. } = assess(reading, &request);
        let facts = || if self.facts { facts::Written::of(&reading.givens()) } else { None };
        let Some(rating) = rating else {
            one_solution(reading, self.speech)?;
            let is_solved = reading.grid.empty_cells().is_empty();
            return if is_solved {
                Ok(Rated::of_solved_grid(self.explainer, facts()))
            } else {
                Err(self.speech.messages.command_nothing_to_rate())
            };
        };
        Ok(Rated {
            level: rating.level.to_string(),
            score: rating.score,
            hardest: rating.hardest.map_or("", |technique| technique.name()),
            steps: rating.steps.into_iter().map(|(technique, count)| (technique.name(), count)).collect(),
            se: explainer.map(|[er, ep, ed]| Explained { er: Tenths(er), ep: Tenths(ep), ed: Tenths(ed) }),
            facts: facts(),
        })
    }

    fn rows(&self, rated: &Rated) -> Vec<Vec<String>> {
        let steps: Vec<String> = rated.steps.iter().map(|(technique, count)| format!("{technique}={count}")).collect();
        let mut fields = vec![rated.level.clone(), rated.score.to_string(), rated.hardest.to_owned(), steps.join(";")];
        if self.explainer {
            let numbers = rated.se.map(|Explained { er, ep, ed }| [er, ep, ed].map(|number| number.to_string()));
            fields.extend(numbers.unwrap_or_default());
        }
        if self.facts {
            fields.extend(rated.facts.as_ref().map_or_else(Default::default, facts::Written::fields));
        }
        vec![fields]
    }

    fn text(&self, _: &Place<'_>, reading: &Reading, rated: &Rated) -> String {
        let Rated { level, score, hardest, se, facts, .. } = rated;
        let facts = facts.as_ref().map(|facts| facts.lines(self.speech)).unwrap_or_default();
        let se = se.map(|Explained { er, ep, ed }| format!(" {er}/{ep}/{ed}")).unwrap_or_default();
        let hardest = if hardest.is_empty() { String::new() } else { format!(" {hardest}") };
        format!("{} {level} {score}{hardest}{se}\n{facts}", line(&reading.grid))
    }
}
