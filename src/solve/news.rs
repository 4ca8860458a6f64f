//! The tab of the Solve room follows the news: it opens where something new can be read.

use super::{
    display::Viewing,
    state::{LoggedStep, Solve},
};
use crate::{action::SolveTab, session::Remote, text::Text};
use nonet_core::solver::Verdict;

/// The parts of the room whose changes are announced.
#[derive(PartialEq)]
struct News {
    /// The tab of the verdict.
    tab: SolveTab,
    /// Whether a step of the rating's path is shown.
    shows_path: bool,
    /// Whether solutions are looked at.
    shows_solutions: bool,
    /// Whether the result of the search is shown.
    has_search: bool,
    /// The number of logged steps, with the message about them.
    steps: (usize, Option<Text>),
}

impl Solve {
    /// Opens the tab in which something can be read that is new since `before`: the verdict, a repair, the solutions, the search, or a
    /// step.
    pub(super) fn follow_news(&mut self, before: &Solve) {
        let (now, before) = (self.news(), before.news());
        let news = [
            (now.shows_path && !before.shows_path, SolveTab::Steps),
            (now.steps != before.steps && now.steps != (0, None), SolveTab::Steps),
            (now.has_search && !before.has_search, SolveTab::Search),
            (now.shows_solutions && !before.shows_solutions, SolveTab::Solutions),
        ];
        if let Some((_, tab)) = news.into_iter().find(|(is_new, _)| *is_new) {
            (self.tab, self.details) = (tab, true);
        } else if now.tab != before.tab {
            self.tab = now.tab;
        }
    }

    fn news(&self) -> News {
        let mends = self.findings.diagnosis.as_ref().is_some_and(|diagnosis| !diagnosis.fixes.is_empty());
        News {
            tab: if mends && matches!(self.assessment.verdict(), Verdict::None(_)) {
                SolveTab::Typos
            } else if !self.types_givens() && matches!(self.assessment.verdict(), Verdict::Several { .. }) {
                SolveTab::Solutions // while a puzzle is typed, it has several solutions most of the time
            } else {
                SolveTab::Steps
            },
            shows_path: matches!(self.display.viewing, Viewing::PathStep(_) | Viewing::Hardest),
            shows_solutions: matches!(self.display.viewing, Viewing::Solution(_)),
            has_search: matches!(self.findings.search, Remote::Ready(_)),
            steps: (self.log().len(), self.stepping.message),
        }
    }

    /// Whether the board shows the same step as in `before`.
    pub(super) fn shows_same_step(&self, before: &Solve) -> bool {
        let shown = |solve: &Solve| solve.shown_step().map(|(step, _)| std::ptr::from_ref::<LoggedStep>(step));
        shown(self) == shown(before)
    }
}
