//! A game as text, as it is kept from one visit to the next.
//!
//! ```text
//! nonet 1
//! givens 043080250600000000000001094900004070000608000010200003820500000000000005034090710
//! made 3
//! fill
//! set 5 r9c1
//! note 7 r1c1 r1c6
//! clear r9c1
//! ```
//!
//! The first line names the format and its version. `made` is how many of the moves below it count: those after it were taken
//! back. Then one move a line, in order: `set` or `note` with a digit and cells, `clear` with cells, `fill`, `restart`.

use super::{Game, Move};
use crate::board::{Cell, CellSet, Digit, Grid};
use std::{error::Error, fmt};

/// Why a text is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is none of ours.
    Foreign,
    /// It is of a later version, which must be kept as it is.
    Later,
    /// This line, counted from 1, is damaged.
    Line(usize),
}

/// Writes a game.
#[must_use]
pub fn save(game: &Game) -> String {
    let mut text = format!("nonet 1\ngivens {:#}\nmade {}\n", game.givens(), game.made());
    for one in game.moves() {
        text += &match one {
            Move::Set(cells, digit) => format!("set {digit}{}\n", Names(*cells)),
            Move::Note(cells, digit) => format!("note {digit}{}\n", Names(*cells)),
            Move::Clear(cells) => format!("clear{}\n", Names(*cells)),
            Move::Fill => "fill\n".to_owned(),
            Move::Restart => "restart\n".to_owned(),
        };
    }
    text
}

/// Reads a game.
///
/// # Errors
/// Where the text is not a game of this version, and which line is damaged.
pub fn load(text: &str) -> Result<Game, SaveError> {
    let mut lines = text.lines().enumerate().map(|(number, line)| (number + 1, line));
    let version = lines.next().and_then(|(_, line)| line.strip_prefix("nonet ")).ok_or(SaveError::Foreign)?;
    match version.parse::<u32>() {
        Ok(1) => {}
        Ok(2..) => return Err(SaveError::Later),
        Ok(0) | Err(_) => return Err(SaveError::Foreign),
    }
    let mut field = |name: &str, number: usize| {
        let line = lines.next().and_then(|(_, line)| line.strip_prefix(name)?.strip_prefix(' '));
        line.ok_or(SaveError::Line(number))
    };
    let givens: Grid = field("givens", 2)?.parse().map_err(|_| SaveError::Line(2))?;
    let made = field("made", 3)?.parse().map_err(|_| SaveError::Line(3))?;
    let moves: Result<Vec<_>, _> = lines.map(|(number, line)| read_move(line).ok_or(SaveError::Line(number))).collect();
    Ok(Game::of_moves(givens, moves?, made))
}

fn read_move(line: &str) -> Option<Move> {
    let mut words = line.split(' ');
    match words.next()? {
        "set" => {
            let digit = read_digit(words.next()?)?;
            Some(Move::Set(read_cells(words)?, digit))
        }
        "note" => {
            let digit = read_digit(words.next()?)?;
            Some(Move::Note(read_cells(words)?, digit))
        }
        "clear" => Some(Move::Clear(read_cells(words)?)),
        "fill" => words.next().is_none().then_some(Move::Fill),
        "restart" => words.next().is_none().then_some(Move::Restart),
        _ => None,
    }
}

fn read_digit(word: &str) -> Option<Digit> {
    word.parse().ok().and_then(Digit::new)
}

fn read_cells<'a>(words: impl Iterator<Item = &'a str>) -> Option<CellSet> {
    words.map(|word| word.parse::<Cell>().ok()).collect()
}

/// Cells by name, each after a blank.
struct Names(CellSet);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|cell| write!(f, " {cell}"))
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::Foreign => f.write_str("not a saved game"),
            SaveError::Later => f.write_str("saved by a later version"),
            SaveError::Line(number) => write!(f, "line {number} is damaged"),
        }
    }
}

impl Error for SaveError {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn moves() -> impl Strategy<Value = Move> {
        let cells = any::<u128>().prop_map(CellSet::from_bits);
        let digit = prop::sample::select(Digit::ALL.to_vec());
        prop_oneof![
            (cells.clone(), digit.clone()).prop_map(|(cells, digit)| Move::Set(cells, digit)),
            (cells.clone(), digit).prop_map(|(cells, digit)| Move::Note(cells, digit)),
            cells.prop_map(Move::Clear),
            Just(Move::Fill),
            Just(Move::Restart),
        ]
    }

    proptest! {
        #[test]
        fn a_saved_game_is_read_back(moves in prop::collection::vec(moves(), 0..20), undone in 0usize..5) {
            let mut game = Game::new("043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap());
            moves.into_iter().for_each(|one| { game.play(one); });
            (0..undone).for_each(|_| { game.undo(); });
            prop_assert_eq!(load(&save(&game)), Ok(game));
        }

        #[test]
        fn no_text_makes_it_panic(text in "\\PC*") {
            let _ = load(&text);
            let _ = load(&format!("nonet 1\n{text}"));
        }
    }

    #[test]
    fn what_is_damaged_or_later_is_told_apart() {
        let good = save(&Game::new(Grid::EMPTY));
        for (text, error) in [
            ("", SaveError::Foreign),
            ("sudoku", SaveError::Foreign),
            ("nonet 0", SaveError::Foreign),
            ("nonet 2\nanything", SaveError::Later),
            ("nonet 1", SaveError::Line(2)),
            ("nonet 1\ngivens 12", SaveError::Line(2)),
            (&good.replace("made 0", "made"), SaveError::Line(3)),
            (&format!("{good}fill\nset 0 r1c1\n"), SaveError::Line(5)),
            (&format!("{good}set 1 r0c1\n"), SaveError::Line(4)),
            (&format!("{good}jump r1c1\n"), SaveError::Line(4)),
            (&format!("{good}fill 1\n"), SaveError::Line(4)),
        ] {
            assert_eq!(load(text), Err(error), "{text}");
        }
    }
}
