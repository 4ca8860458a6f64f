//! The marks that tell how far a puzzle was solved.

use super::archive::Archive;
use fnv::FnvHashMap;
use nonet_core::board::Grid;

/// The mark of a day: how far its puzzle was solved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DayMark {
    /// It was not begun.
    None,
    /// It was begun.
    Begun,
    /// It was solved on another date.
    SolvedLater,
    /// It was solved on its own date.
    Solved,
}

/// The state of a puzzle by its games: how far it was solved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum PlayState {
    /// No game of it was begun.
    #[default]
    New,
    /// A game of it was begun.
    Begun,
    /// A game of it is finished.
    Solved,
}

impl Archive {
    /// The state of each of these puzzles in the best of its games. Games in the bin don't count, and what is no puzzle is new.
    #[must_use]
    pub fn play_states(&self, puzzles: &[Option<Grid>]) -> Vec<PlayState> {
        let puzzles = puzzles.iter().map(Option::as_ref);
        let mut best: FnvHashMap<&Grid, PlayState> =
            puzzles.clone().flatten().map(|puzzle| (puzzle, PlayState::default())).collect();
        for copy in self.copies().filter(|copy| copy.binned.is_none() && !copy.is_blank()) {
            if let Some(state) = best.get_mut(copy.game.givens()) {
                *state = (*state).max(if copy.game.is_solved() { PlayState::Solved } else { PlayState::Begun });
            }
        }
        puzzles.map(|puzzle| puzzle.and_then(|puzzle| best.get(puzzle)).copied().unwrap_or_default()).collect()
    }
}
