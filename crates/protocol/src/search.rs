//! How the search for solutions went.

use super::InEachNotation;
use serde::{Deserialize, Serialize};

/// What happened in a search that fills singles, guesses when it is stuck, and takes guesses back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SearchTrail {
    /// What the search came to: `8 guesses, at most 4 deep`.
    pub summary: String,
    /// What happened, in order; of a long search only the beginning.
    pub lines: Vec<SearchLine>,
    /// Whether more happened, or would have.
    pub goes_on: bool,
}

/// Something that happened in a search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SearchLine {
    /// How many guesses it lies under.
    pub depth: usize,
    /// What happened, as a sentence.
    pub words: InEachNotation<String>,
}
