//! The search for puzzles near the one that is being set. The workers search with several seeds at a time, in the background, until the
//! list is full or the setter stops.

use super::rules::SetterRules;
use nonet_core::board::Grid;
use nonet_protocol::{Aim, FoundPuzzle, Question, Seed, VicinityAnswer, VicinityObjection, VicinityRequest};
use std::rc::Rc;

/// The number of seeds that are searched with at a time. Fewer are, if there are fewer workers.
const AT_A_TIME: u32 = 4;

/// The number of puzzles after which a search ends.
pub(super) const MOST_FOUND: usize = 24;

/// The search of the puzzle editor: the aim, and the latest run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleSearch {
    /// The rating that is searched for.
    pub aim: Aim,
    /// The latest run. None if there was none.
    pub run: Option<SearchRun>,
}

/// A run of the search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchRun {
    request: VicinityRequest,
    open: Vec<OpenSeed>, // empty once the run has ended
    next: u32,           // the index of the next seed
    tried: u64,          // the number of exchanges of the searches that have ended
    /// The puzzles that were found.
    pub found: Rc<Vec<Rc<FoundPuzzle>>>,
    /// The reason why nothing can be found. None if something may be.
    pub objection: Option<VicinityObjection>,
}

/// A seed whose search has not ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct OpenSeed {
    nth: u32,
    exchanges: u64,
}

impl PuzzleSearch {
    /// Begins a run from these givens. The puzzles that were found before go.
    pub(super) fn start(&mut self, start: Grid, rules: &SetterRules, aim: Aim, seed: u64) {
        let SetterRules { mask, locked, symmetry } = *rules;
        let request = VicinityRequest { start, mask, locked, symmetry, aim, seed: Seed { of: seed, nth: 0 } };
        let open = (0..AT_A_TIME).map(|nth| OpenSeed { nth, exchanges: 0 }).collect();
        self.run = Some(SearchRun { request, open, next: AT_A_TIME, tried: 0, found: Rc::default(), objection: None });
    }

    /// Ends the run. The puzzles that were found stay.
    pub(super) fn stop(&mut self) {
        if let Some(run) = &mut self.run {
            run.tried = run.exchanges();
            run.open.clear();
        }
    }

    /// Returns the questions of the run.
    pub(super) fn questions(&self) -> impl Iterator<Item = Question> {
        let run = self.run.iter();
        run.flat_map(|run| run.open.iter().map(|open| Question::Vicinity(run.request_of(open.nth))))
    }

    /// Takes the number of exchanges that the search with a seed has tried.
    pub(super) fn take_progress(&mut self, question: &Question, exchanges: u64) {
        if let Some((run, place)) = self.open_seed(question)
            && let Some(open) = run.open.get_mut(place)
        {
            open.exchanges = exchanges;
        }
    }

    /// Takes the answer for a seed and goes on with another one. An answer of an earlier run is dropped.
    pub(super) fn take(&mut self, question: &Question, answer: VicinityAnswer) {
        let Some((run, place)) = self.open_seed(question) else { return };
        run.tried += run.open.remove(place).exchanges;
        match answer {
            VicinityAnswer::Found(found) if run.found.iter().all(|other| other.givens != found.givens) => {
                let place = run.found.partition_point(|other| other.explainer >= found.explainer);
                Rc::make_mut(&mut run.found).insert(place, found);
            }
            VicinityAnswer::Found(_) | VicinityAnswer::None => {}
            VicinityAnswer::Impossible(objection) => run.objection = Some(objection),
        }
        if run.found.len() >= MOST_FOUND || run.objection.is_some() {
            run.tried = run.exchanges();
            run.open.clear();
        } else {
            run.open.push(OpenSeed { nth: run.next, exchanges: 0 });
            run.next += 1;
        }
    }

    /// Ends the run if this question of it failed.
    pub(super) fn failed(&mut self, question: &Question) {
        if self.open_seed(question).is_some() {
            self.stop();
        }
    }

    fn open_seed(&mut self, question: &Question) -> Option<(&mut SearchRun, usize)> {
        let (Question::Vicinity(asked), Some(run)) = (question, &mut self.run) else { return None };
        let place = run.open.iter().position(|open| run.request_of(open.nth) == *asked)?;
        Some((run, place))
    }
}

impl SearchRun {
    /// Whether the workers are searching.
    #[must_use]
    pub fn is_running(&self) -> bool {
        !self.open.is_empty()
    }

    /// Returns the number of exchanges that were tried.
    #[must_use]
    pub fn exchanges(&self) -> u64 {
        self.tried + self.open.iter().map(|open| open.exchanges).sum::<u64>()
    }

    fn request_of(&self, nth: u32) -> VicinityRequest {
        let seed = self.request.seed;
        VicinityRequest { seed: Seed { nth, ..seed }, ..self.request }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_protocol::{Level, Technique};

    fn found(explainer: u16) -> VicinityAnswer {
        let givens = Grid::EMPTY;
        let hardest = Technique::FullHouse;
        VicinityAnswer::Found(FoundPuzzle { givens, level: Level::Hard, score: 1, hardest, explainer }.into())
    }

    fn started() -> PuzzleSearch {
        let mut search = PuzzleSearch::default();
        search.start(Grid::EMPTY, &SetterRules::default(), Aim::default(), 7);
        search
    }

    #[test]
    fn each_answer_is_followed_by_another_seed_until_the_setter_stops() {
        let mut search = started();
        let first: Vec<Question> = search.questions().collect();
        assert_eq!(first.len(), AT_A_TIME as usize);
        search.take_progress(&first[1], 40);
        search.take(&first[0], found(83));
        search.take(&first[0], found(84)); // it was answered before
        search.take(&first[2], found(83)); // the same puzzle
        let run = search.run.as_ref().map(|run| (run.exchanges(), run.found.len()));
        assert_eq!(run, Some((40, 1)));
        let second: Vec<Question> = search.questions().collect();
        assert_eq!(second.len(), first.len());
        assert!(!second.contains(&first[0]) && second.contains(&first[1]));
        search.stop();
        search.take(&first[1], found(90));
        assert_eq!(search.questions().count(), 0);
        assert_eq!(search.run.map(|run| (run.is_running(), run.found.len())), Some((false, 1)));
    }

    #[test]
    fn a_search_that_can_find_nothing_ends_with_the_reason() {
        let mut search = started();
        let question = search.questions().next();
        let why = VicinityObjection::TooFewCells(9);
        question.iter().for_each(|question| search.take(question, VicinityAnswer::Impossible(why)));
        assert_eq!(search.run.map(|run| (run.is_running(), run.objection)), Some((false, Some(why))));
        let mut search = started();
        let question = search.questions().next();
        question.iter().for_each(|question| search.failed(question));
        assert_eq!(search.questions().count(), 0);
    }
}
