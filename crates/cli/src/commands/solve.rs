//! `nonet solve`: the solutions of a puzzle.

use super::{judge, one_solution};
use crate::analysis::{Analysis, Place};
use nonet_core::{
    board::Grid,
    solver::{Solution, solutions},
};
use nonet_formats::{Reading, line};
use nonet_words::Speech;
use serde::Serialize;

/// The analysis of `nonet solve`: the only solution, or all of them.
pub(crate) struct Solve {
    /// The maximum number of solutions that are written. None if the puzzle has to have exactly one.
    pub(crate) limit: Option<usize>,
    /// The language of its sentences, and the notation of cells in them.
    pub(crate) speech: Speech<'static>,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Solved {
    One {
        solution: Grid,
    },
    All {
        solutions: Vec<Grid>,
        /// Whether the puzzle has more solutions than the limit.
        more: bool,
    },
}

impl Analysis for Solve {
    type Finding = Solved;

    fn columns(&self) -> Vec<&'static str> {
        vec!["solution"]
    }

    fn find(&self, reading: &Reading) -> Result<Solved, String> {
        let grid = |solution: Solution| *solution.grid();
        let Some(limit) = self.limit else { return Ok(Solved::One { solution: grid(one_solution(reading, self.speech)?) }) };
        let mut found: Vec<Grid> = solutions(reading).take(limit.saturating_add(1)).map(grid).collect();
        if found.is_empty() {
            return Err(judge(reading, self.speech).1);
        }
        let more = found.len() > limit;
        found.truncate(limit);
        Ok(Solved::All { solutions: found, more })
    }

    fn rows(&self, solved: &Solved) -> Vec<Vec<String>> {
        solved.grids().iter().map(|grid| vec![line(grid)]).collect()
    }

    fn text(&self, _: &Place<'_>, reading: &Reading, solved: &Solved) -> String {
        solved.grids().iter().map(|grid| reading.form.write(grid)).map(with_line_end).collect()
    }
}

impl Solved {
    fn grids(&self) -> &[Grid] {
        match self {
            Solved::One { solution } => std::slice::from_ref(solution),
            Solved::All { solutions, .. } => solutions,
        }
    }
}

pub(crate) fn with_line_end(text: String) -> String {
    if text.ends_with('\n') { text } else { text + "\n" }
}
