//! One game: its givens, the moves that were made, and what stands after them.

use crate::board::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid};

/// Something that a player does. A game is its list of moves, and so is its save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Writes the digit into the cells, and takes it from the notes of the cells that see them.
    Set(CellSet, Digit),
    /// Writes the note into the empty ones of the cells; takes it away where all of them have it.
    Note(CellSet, Digit),
    /// Takes digits out of the cells; from cells without a digit, the notes.
    Clear(CellSet),
    /// Writes every note that no digit rules out into every empty cell.
    Fill,
    /// Takes away everything but the givens.
    Restart,
}

/// What stands in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The digits that the player wrote.
    pub entered: Grid,
    /// The player's notes. They may be wrong.
    pub notes: CandidateSet,
}

/// A game. Its givens never change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    givens: Grid,
    moves: Vec<Move>,
    made: usize, // Invariant: at most the number of moves; those after it were taken back.
    standing: Standing,
}

impl Game {
    /// A game that begins.
    #[must_use]
    pub fn new(givens: Grid) -> Game {
        Game { givens, moves: Vec::new(), made: 0, standing: Standing::default() }
    }

    /// A game in which these moves were made, the last of them perhaps taken back: `made` says how many count.
    #[must_use]
    pub fn of_moves(givens: Grid, moves: Vec<Move>, made: usize) -> Game {
        let mut game = Game { givens, made: made.min(moves.len()), moves, standing: Standing::default() };
        game.replay();
        game
    }

    /// The puzzle's digits.
    #[must_use]
    pub const fn givens(&self) -> &Grid {
        &self.givens
    }

    /// All moves, those that were taken back too.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many of the moves count.
    #[must_use]
    pub const fn made(&self) -> usize {
        self.made
    }

    /// What stands beside the givens.
    #[must_use]
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// All digits that stand.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.givens.iter().fold(self.standing.entered, |grid, (cell, digit)| grid.with(cell, Some(digit)))
    }

    /// Whether every cell is filled and no house holds a digit twice.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.grid().is_solved()
    }

    /// Makes a move. Says whether it changed anything; one that does not is not kept.
    pub fn play(&mut self, one: Move) -> bool {
        let after = self.standing.after(&self.givens, one);
        if after == self.standing {
            return false;
        }
        self.moves.truncate(self.made);
        self.moves.push(one);
        self.made += 1;
        self.standing = after;
        true
    }

    /// Takes the last move back. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.made == 0 {
            return false;
        }
        self.made -= 1;
        self.replay();
        true
    }

    /// Makes the move again that was taken back last. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(&one) = self.moves.get(self.made) else { return false };
        self.standing = self.standing.after(&self.givens, one);
        self.made += 1;
        true
    }

    /// Whether there is a move to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.made > 0
    }

    /// Whether there is one to make again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.made < self.moves.len()
    }

    fn replay(&mut self) {
        let made = self.moves.iter().take(self.made);
        self.standing = made.fold(Standing::default(), |standing, &one| standing.after(&self.givens, one));
    }
}

impl Standing {
    /// What stands after a move. Givens stay, and so do cells that a move can't touch.
    fn after(&self, givens: &Grid, one: Move) -> Standing {
        let free = givens.empty();
        let open = free - self.entered.filled();
        match one {
            Move::Set(cells, digit) => (cells & free).iter().fold(*self, |standing, cell| standing.set(cell, digit)),
            Move::Note(cells, digit) => {
                let (cells, noted) = (cells & open, self.notes.cells_of(digit));
                let all_noted = cells.is_subset(noted);
                let change = CandidateSet::of(digit, cells);
                Standing { notes: if all_noted { self.notes - change } else { self.notes | change }, ..*self }
            }
            Move::Clear(cells) => {
                let (digits, notes) = (cells & self.entered.filled(), cells & open);
                let entered = self.entered.within(!digits);
                let kept = CandidateSet::product(!notes, DigitSet::ALL);
                Standing { entered, notes: self.notes & kept }
            }
            Move::Fill => {
                let grid = givens.iter().fold(self.entered, |grid, (cell, digit)| grid.with(cell, Some(digit)));
                Standing { notes: *Candidates::new(&grid).open(), ..*self }
            }
            Move::Restart => Standing::default(),
        }
    }

    fn set(mut self, cell: Cell, digit: Digit) -> Standing {
        self.entered[cell] = Some(digit);
        self.notes.set_digits(cell, DigitSet::EMPTY);
        self.notes = self.notes - CandidateSet::of(digit, cell.peers());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    fn game() -> Game {
        Game::new(LINE.parse().unwrap())
    }

    fn cells(names: &str) -> CellSet {
        names.split(' ').map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    fn notes(game: &Game, name: &str) -> String {
        game.standing().notes.digits_in(name.parse().unwrap()).to_string()
    }

    #[test]
    fn a_digit_takes_its_notes_from_the_peers_and_undo_brings_them_back() {
        let mut game = game();
        assert!(game.play(Move::Fill));
        assert_eq!(notes(&game, "r1c1"), "1 7");
        assert!(game.play(Move::Set(cells("r1c9"), Digit::D1)));
        assert_eq!(notes(&game, "r1c1"), "7");
        assert!(game.undo());
        assert_eq!(notes(&game, "r1c1"), "1 7");
        assert!(game.redo() && !game.redo());
        assert_eq!(notes(&game, "r1c1"), "7");
    }

    #[test]
    fn givens_stay_and_moves_that_change_nothing_are_not_kept() {
        let mut game = game();
        assert!(!game.play(Move::Set(cells("r1c2"), Digit::D1)));
        assert!(!game.play(Move::Clear(cells("r1c1 r1c2"))));
        assert!(!game.play(Move::Restart));
        assert!(!game.can_undo());
    }

    #[test]
    fn clearing_takes_the_digit_first_and_then_the_notes() {
        let mut game = game();
        assert!(game.play(Move::Note(cells("r1c1 r1c6"), Digit::D7)));
        assert!(game.play(Move::Note(cells("r1c1"), Digit::D7)), "all of them have it, so it goes");
        assert_eq!((notes(&game, "r1c1").as_str(), notes(&game, "r1c6").as_str()), ("", "7"));
        assert!(game.play(Move::Set(cells("r1c1"), Digit::D1)));
        assert!(game.play(Move::Clear(cells("r1c1 r1c6"))));
        assert_eq!(game.standing(), &Standing::default());
    }

    #[test]
    fn a_game_is_its_moves() {
        let mut played = game();
        for one in
            [Move::Fill, Move::Set(cells("r1c1"), Digit::D7), Move::Clear(cells("r1c1")), Move::Note(cells("r1c1"), Digit::D7)]
        {
            played.play(one);
        }
        played.undo();
        assert_eq!(Game::of_moves(*played.givens(), played.moves().to_vec(), played.made()), played);
    }
}
