//! The stored form of the puzzles of a book.

use super::earlier;
use crate::record::RecordFormat;
use nonet_core::solver::Puzzle;
use nonet_protocol::{BookPuzzle, Technique};
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use serde_json::Value;
use std::rc::Rc;

/// The stored form of a book's puzzles. Versions 0 and 1 have lines (`earlier.rs`).
pub(super) const PUZZLES: RecordFormat = RecordFormat::new("leaves", 2);

/// The puzzles of a book as far as they are made.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct MadePuzzles {
    /// The number of generated puzzles, accepted or not.
    pub(super) tried: u32,
    /// The accepted puzzles.
    #[serde(deserialize_with = "puzzles")]
    pub(super) puzzles: Rc<Vec<BookPuzzle>>,
}

impl MadePuzzles {
    /// Reads stored puzzles of any version. None if they are damaged or from a later version.
    pub(super) fn read(text: &str) -> Option<MadePuzzles> {
        let record = PUZZLES.read(text).ok()?;
        match record.version {
            0 => earlier::read_unkeyed_puzzles(record.body),
            1 => earlier::read_puzzles(record),
            _ => record.json(),
        }
    }
}

/// Reads puzzles, all or none. A technique that another version of the page stored and this one lacks is none.
fn puzzles<'de, D: Deserializer<'de>>(list: D) -> Result<Rc<Vec<BookPuzzle>>, D::Error> {
    let puzzle = |mut puzzle: Value| {
        if let Some(hardest) = puzzle.get_mut("hardest").filter(|hardest| Technique::deserialize(&**hardest).is_err()) {
            *hardest = Value::Null;
        }
        let puzzle: BookPuzzle = serde_json::from_value(puzzle).map_err(D::Error::custom)?;
        Puzzle::new(puzzle.givens).map_err(D::Error::custom)?;
        Ok(puzzle)
    };
    Vec::<Value>::deserialize(list)?.into_iter().map(puzzle).collect::<Result<_, _>>().map(Rc::new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Grid;
    use nonet_protocol::Level;

    fn puzzle() -> BookPuzzle {
        let givens: Grid = "100003026320140800005009000500930600000000000008067001000400900009075032260300007".parse().unwrap();
        BookPuzzle {
            givens,
            form: givens,
            level: Level::Easy,
            score: 240,
            hardest: Some(Technique::HiddenSingle),
            meets: true,
            recipe: "seed-7.easy".to_owned(),
            explainer: None,
        }
    }

    fn made(puzzles: Vec<BookPuzzle>) -> MadePuzzles {
        MadePuzzles { tried: 5, puzzles: Rc::new(puzzles) }
    }

    #[test]
    fn what_is_kept_is_read_back() {
        let rated = BookPuzzle { explainer: Some(89), meets: false, recipe: "seed-7.se-90-65535".to_owned(), ..puzzle() };
        for made in [vec![], vec![puzzle(), puzzle()], vec![rated]].map(made) {
            assert_eq!(MadePuzzles::read(&PUZZLES.write_json(&made)), Some(made));
        }
        let text = PUZZLES.write_json(&made(vec![puzzle()]));
        let later = text.replace("\"meets\"", "\"later\":{},\"meets\"");
        assert_eq!(MadePuzzles::read(&later), Some(made(vec![puzzle()])), "a fact that is not known");
        let renamed = text.replace("hidden_single", "of_a_later_build");
        let unknown = made(vec![BookPuzzle { hardest: None, ..puzzle() }]);
        assert_eq!(MadePuzzles::read(&renamed).as_ref(), Some(&unknown), "a technique that is not known");
        assert_eq!(MadePuzzles::read(&PUZZLES.write_json(&unknown)), Some(unknown));
    }

    #[test]
    fn what_is_damaged_is_not_taken() {
        let text = PUZZLES.write_json(&made(vec![puzzle()]));
        for place in 0..text.trim_end().len() {
            assert_eq!(MadePuzzles::read(&text[..place]), None, "cut at {place}");
        }
        assert_eq!(
            MadePuzzles::read(&text.replacen(&puzzle().givens.to_string(), &Grid::EMPTY.to_string(), 1)),
            None,
            "no puzzle"
        );
        assert_eq!(MadePuzzles::read(&text.replace("Easy", "Mild")), None, "no level");
        assert_eq!(MadePuzzles::read(&text.replacen('2', "3", 1)), None, "a later version");
    }
}
