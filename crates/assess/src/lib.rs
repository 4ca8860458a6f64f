//! Puzzles are assessed: how many solutions there are, how difficult the puzzle is, by HoDoKu's scale and by Sudoku Explainer's, how a
//! plain search goes, and which puzzles are isomorphs; and what forums ask of a single puzzle, [`facts()`].
//!
//! The request, the assessment and the rows are those of `nonet-collection`, which knows nothing of how a puzzle is solved: so the page
//! can speak of a table without the techniques.
//!
//! ```
//! use nonet_assess::assess;
//! use nonet_collection::AnalysisRequest;
//!
//! let puzzle = nonet_formats::read("043080250600000000000001094900004070000608000010200003820500000000000005034090710")?;
//! let assessment = assess(&puzzle, &AnalysisRequest::COLLECTION);
//! assert_eq!((assessment.solutions, assessment.rating.map(|rating| rating.score)), (1, Some(780)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod automorphisms;
mod backdoors;
mod bands;
mod facts;
#[cfg(test)]
mod puzzles;
mod singles;
mod trial_depth;

pub use automorphisms::automorphisms;
pub use backdoors::{Backdoors, backdoors};
pub use bands::{BandNumbers, GivenCounts};
pub use facts::{Facts, MOST_WITHOUT, UniqueFacts, facts};
pub use trial_depth::{TrialDepth, trial_depth};

use nonet_collection::{AnalysisRequest, Assessment, Rating, Row, fingerprint};
use nonet_core::{
    board::Candidates,
    solver::{Solutions, count_with, redundant_givens, solutions, solve},
};
use nonet_formats::Reading;
use nonet_generator::canonical;
use nonet_logic::{Limits, Options, rate, search_log};
use nonet_se::Scale;

/// Returns the assessment of the puzzle in a row. None if the row can't be read.
#[must_use]
pub fn assess_row(row: &Row, request: &AnalysisRequest) -> Option<Assessment> {
    let reading = row.reading.as_ref().ok()?;
    Some(assess(reading, request))
}

/// Returns the assessment of a puzzle: of what the request asks for.
#[must_use]
pub fn assess(reading: &Reading, request: &AnalysisRequest) -> Assessment {
    let position = &reading.position();
    let (solutions, solution, is_one) = match solve(reading) {
        Solutions::None => (0, None, false),
        Solutions::One(solution) => (1, Some(solution), true),
        Solutions::Many(..) if request.limit == 2 => (2, solutions(reading).next(), false),
        Solutions::Many(..) => (count_with(reading, request.limit, &mut |_| true).solutions, solutions(reading).next(), false),
    };
    // Of a full board there is nothing to be solved, so nothing is rated.
    let can_be_rated = is_one && !position.grid().empty_cells().is_empty();
    let has_all_candidates = *position == Candidates::new(position.grid()); // Sudoku Explainer's scale starts there
    Assessment {
        solutions,
        solution: solution.map(|solution| *solution.grid()),
        rating: if request.rate && can_be_rated { rating_of(position) } else { None },
        explained: request.explainer,
        explainer: if request.explainer && can_be_rated && has_all_candidates { explainer_of(position) } else { None },
        search: if request.search { search_of(position) } else { None },
        canonical: if request.canonical && solutions > 0 { fingerprint(&canonical(&reading.givens())) } else { 0 },
        redundant: if request.redundant && is_one { redundant_count(reading) } else { None },
    }
}

fn rating_of(position: &Candidates) -> Option<Rating> {
    let rating = rate(position, &Options::UNIQUE)?;
    let steps = rating.counts.iter().map(|&(technique, count)| (technique, count as u16)).collect();
    Some(Rating { level: rating.level, score: rating.score, hardest: rating.hardest, steps })
}

/// Returns the number of redundant givens of a puzzle with one solution: those without any one of which it still has one. 0 if it is
/// minimal. None where candidates are ruled out, since then the givens are not all that makes the solution the only one.
#[must_use]
pub fn redundant_count(reading: &Reading) -> Option<u8> {
    let givens = reading.givens();
    let has_all_candidates = reading.position() == Candidates::new(&givens);
    has_all_candidates.then(|| redundant_givens(&givens).len() as u8)
}

fn explainer_of(position: &Candidates) -> Option<[u16; 3]> {
    let nonet_se::Rating { er, ep, ed } = nonet_se::rate(position, Scale::Full)?;
    Some([er.0, ep.0, ed.0])
}

fn search_of(position: &Candidates) -> Option<(usize, usize)> {
    let search = search_log(position, Limits::FIRST);
    let is_whole = search.complete || search.solutions().next().is_some();
    is_whole.then_some((search.guesses, search.depth))
}
