//! The stored form of the puzzles of a book.

use crate::session::record::{Form, Record};
use nonet_core::{board::Grid, solver::Puzzle};
use nonet_formats::line;
use nonet_protocol::{BookPuzzle, Level, Technique};

/// The stored form of a book's puzzles. Version 0 has no keys: its first line is the number of generated puzzles, and each
/// further line is a puzzle.
pub(super) const PUZZLES: Form = Form::new("leaves", 1);

/// Returns the number of generated puzzles, the number of accepted puzzles, and one line for each accepted puzzle.
pub(super) fn lines_of(tried: u32, puzzles: &[BookPuzzle]) -> String {
    puzzles.iter().fold(format!("tried {tried}\nmade {}\n", puzzles.len()), |text, puzzle| text + &line_of(puzzle))
}

/// Reads the lines of [`lines_of`], which may stand among other lines: the number of generated puzzles and the accepted puzzles.
/// None if any of these lines is damaged.
pub(super) fn read_lines(record: Record<'_>) -> Option<(u32, Vec<BookPuzzle>)> {
    let number = |name: &str| record.lines().find(|(key, _)| *key == name)?.1.parse::<u32>().ok();
    let puzzles = record.lines().filter(|(key, _)| *key == "leaf").map(|(_, line)| read(line));
    let puzzles: Vec<BookPuzzle> = puzzles.collect::<Option<_>>()?;
    // A truncated text has too few puzzles, or lacks the line break at its end.
    let is_whole = record.body.ends_with('\n') && number("made")? as usize == puzzles.len();
    Some((number("tried")?, puzzles)).filter(|_| is_whole)
}

/// Reads the stored puzzles of a book in any version. None if they are damaged or from a later version.
pub(super) fn read_puzzles(text: &str) -> Option<(u32, Vec<BookPuzzle>)> {
    match PUZZLES.read(text).ok()? {
        Record { version: 0, body } => read_unversioned(body),
        record => read_lines(record),
    }
}

fn line_of(puzzle: &BookPuzzle) -> String {
    let BookPuzzle { level, score, hardest, recipe, .. } = puzzle;
    let (givens, form) = (line(&puzzle.givens), line(&puzzle.form));
    let hardest = hardest.map_or("", Technique::name);
    let meets = if puzzle.meets { "yes" } else { "no" };
    let explainer = puzzle.explainer.map_or_else(String::new, |tenths| format!(" se={tenths}"));
    format!("leaf {givens} {form} level={level} score={score} hardest={hardest} meets={meets} recipe={recipe}{explainer}\n")
}

/// Reads the puzzle of a line. None if the line is damaged. Unknown facts are skipped.
fn read(text: &str) -> Option<BookPuzzle> {
    let mut words = text.split(' ');
    let (givens, form): (Grid, Grid) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Puzzle::new(givens).ok()?;
    let facts: Vec<(&str, &str)> = words.filter_map(|word| word.split_once('=')).collect();
    let fact = |name: &str| facts.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
    let level = fact("level")?;
    Some(BookPuzzle {
        givens,
        form,
        level: level.parse().ok()?,
        score: fact("score")?.parse().ok()?,
        hardest: fact("hardest")?.parse().ok(),
        meets: fact("meets")? == "yes",
        recipe: fact("recipe")?.to_owned(),
        explainer: fact("se").and_then(|tenths| tenths.parse().ok()),
    })
}

/// Reads a puzzle of version 0.
fn read_unversioned_puzzle(text: &str) -> Option<BookPuzzle> {
    let mut fields = text.split(' ');
    let mut next = || fields.next();
    let (givens, form): (Grid, Grid) = (next()?.parse().ok()?, next()?.parse().ok()?);
    Puzzle::new(givens).ok()?;
    Some(BookPuzzle {
        givens,
        form,
        level: *Level::ALL.get(next()?.parse::<usize>().ok()?)?,
        score: next()?.parse().ok()?,
        hardest: next()?.parse().ok(),
        meets: next()? == "1",
        recipe: next()?.to_owned(),
        explainer: next().and_then(|tenths| tenths.parse().ok()), // earlier builds did not store a rating
    })
}

/// Reads the puzzles of version 0.
pub(super) fn read_unversioned(text: &str) -> Option<(u32, Vec<BookPuzzle>)> {
    let mut lines = text.lines();
    Some((lines.next()?.parse().ok()?, lines.map(read_unversioned_puzzle).collect::<Option<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

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

    fn text_of(puzzles: &[BookPuzzle]) -> String {
        PUZZLES.write(&lines_of(5, puzzles))
    }

    #[test]
    fn what_is_kept_is_read_back() {
        let rated = BookPuzzle { explainer: Some(89), meets: false, recipe: "seed-7.se-90-65535".to_owned(), ..puzzle() };
        for puzzles in [vec![], vec![puzzle(), puzzle()], vec![rated]] {
            assert_eq!(read_puzzles(&text_of(&puzzles)), Some((5, puzzles)));
        }
        let later = text_of(&[puzzle()]).replace(" meets", " later=x meets");
        assert_eq!(read_puzzles(&later), Some((5, vec![puzzle()])), "a fact that is not known");
        let renamed = text_of(&[puzzle()]).replace("=hidden_single", "=of_a_later_build");
        let unknown = BookPuzzle { hardest: None, ..puzzle() };
        assert_eq!(read_puzzles(&renamed), Some((5, vec![unknown.clone()])), "a technique that is not known");
        assert_eq!(read_puzzles(&text_of(std::slice::from_ref(&unknown))), Some((5, vec![unknown])));
    }

    #[test]
    fn what_is_damaged_is_not_taken() {
        let text = text_of(&[puzzle()]);
        for place in 0..text.len() {
            assert_eq!(read_puzzles(&text[..place]), None, "cut at {place}");
        }
        assert_eq!(read_puzzles(&text.replacen(&line(&puzzle().givens), &line(&Grid::EMPTY), 1)), None, "no puzzle");
        assert_eq!(read_puzzles(&text.replace("=Easy", "=Mild")), None, "no level");
        assert_eq!(read_puzzles(&text.replacen('1', "2", 1)), None, "a later version");
    }
}
