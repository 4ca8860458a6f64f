//! The review of a game: its moves, each with its proof.

use nonet_core::board::{Cell, Digit};
use nonet_techniques::Technique;
use serde::{Deserialize, Serialize};

/// A move of a reviewed game: a digit that the player entered, or candidates that the player removed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reviewed {
    /// The number of the move in the game.
    pub number: usize,
    /// The cell of the digit, or of the first removed candidate.
    pub cell: Cell,
    /// The digit, or the first removed candidate's digit.
    pub digit: Digit,
    /// The number of candidates that the move removed. 0 if the move entered a digit.
    pub removed: usize,
    /// The playing time at the move, in seconds.
    pub at: u32,
    /// The playing time between the previous move and this move, in seconds.
    pub pause: u32,
    /// The proof of the move, if there is one.
    pub ground: Ground,
    /// The technique of the easiest step that was there instead, if the move was a digit ahead of its proof or without one. None if that
    /// step is not easier than the proof, or the move is proved, a choice or wrong.
    pub instead: Option<Technique>,
}

/// The proof of a move at the position at which the player made it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ground {
    /// The move is proved. The technique is the hardest one of the easiest proof.
    Proved(Technique),
    /// The move is right, but its proof needs a technique of a higher level than the whole puzzle.
    Ahead(Technique),
    /// The move is right, but nothing proves it yet at this position: either it is a guess, or other digits should have come before it.
    Guess,
    /// The move is one of several: there are solutions with it and solutions without it that agree with the digits before it.
    Choice,
    /// The move is wrong: no solution agrees with it.
    Wrong,
}

impl Ground {
    /// Returns the technique of the proof. None unless the move is [proved](Ground::Proved).
    #[must_use]
    pub const fn proof(&self) -> Option<Technique> {
        match self {
            Ground::Proved(technique) => Some(*technique),
            Ground::Ahead(_) | Ground::Guess | Ground::Choice | Ground::Wrong => None,
        }
    }
}

/// Returns the hardest technique that proves a move of a reviewed game. None if no move is proved.
#[must_use]
pub fn hardest_step(reviewed: &[Reviewed]) -> Option<Technique> {
    reviewed.iter().filter_map(|it| it.ground.proof()).max_by_key(|technique| technique.hardness())
}
