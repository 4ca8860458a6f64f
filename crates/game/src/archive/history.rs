//! The relation of two copies of one game, by their moves.

use crate::Game;

/// The relation of one copy of a game to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// The two games have the same moves.
    Same,
    /// The other has all of its moves, and more after them.
    Behind,
    /// It has all moves of the other, and more after them.
    Ahead,
    /// Each has a move that the other lacks.
    Diverged,
}

/// The relation of `one` to `other`. Time, cursor, hints, save points, and moves that were taken back but are still there make no
/// difference. Two moves are the same if they say the same and were made in the same second of the game.
#[must_use]
pub fn relation(one: &Game, other: &Game) -> Relation {
    let (mine, theirs) = (one.moves(), other.moves());
    match (mine.starts_with(theirs), theirs.starts_with(mine)) {
        _ if one.givens() != other.givens() => Relation::Diverged,
        (true, true) => Relation::Same,
        (true, false) => Relation::Ahead,
        (false, true) => Relation::Behind,
        (false, false) => Relation::Diverged,
    }
}
