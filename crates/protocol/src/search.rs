//! The events of a search for solutions.

use nonet_prose::InEachNotation;
use serde::{Deserialize, Serialize};

/// The events of a search that fills singles, guesses if it finds none, and takes guesses back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SearchTrail {
    /// The result of the search: `8 guesses, at most 4 deep`.
    pub summary: String,
    /// The events in order. A long search has only its first events.
    pub lines: Vec<SearchLine>,
    /// Whether the search has more events than `lines`, or a limit ended it.
    pub goes_on: bool,
}

/// An event of a search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SearchLine {
    /// The number of guesses under which the event happened.
    pub depth: usize,
    /// The event as a sentence.
    pub words: InEachNotation<String>,
}
