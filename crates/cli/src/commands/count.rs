//! `nonet count`: how many solutions a puzzle has.

use crate::analysis::{Analysis, Place};
use nonet_core::solver::count_with;
use nonet_formats::Reading;
use serde::Serialize;

/// The analysis of `nonet count`: the number of solutions.
pub(crate) struct Count {
    /// The number at which counting stops.
    pub(crate) limit: u64,
}

#[derive(Serialize)]
pub(crate) struct Counted {
    solutions: u64,
    /// Whether the puzzle has more solutions than the limit.
    more: bool,
}

impl Analysis for Count {
    type Finding = Counted;

    fn columns(&self) -> Vec<&'static str> {
        vec!["solutions", "more"]
    }

    fn find(&self, reading: &Reading) -> Result<Counted, String> {
        let limit = self.limit.saturating_add(1);
        let count = count_with(reading, limit, &mut |_| true);
        Ok(Counted { solutions: count.solutions.min(self.limit), more: count.solutions > self.limit })
    }

    fn rows(&self, counted: &Counted) -> Vec<Vec<String>> {
        vec![vec![counted.solutions.to_string(), counted.more.to_string()]]
    }

    fn text(&self, _: &Place<'_>, _: &Reading, counted: &Counted) -> String {
        format!("{}{}\n", counted.solutions, if counted.more { "+" } else { "" })
    }
}
