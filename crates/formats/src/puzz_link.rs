//! Links of puzz.link, and of the other places of the same player (pzpr): `p?sudoku/9/9/` and the cells, row by row. A digit of base 16
//! is a given, a letter from `g` on as many empty cells as its place behind `f`, `.` a cell with a question mark; `-` and two digits are
//! a number above 15.

use super::{
    Form, NumberedReading, Rule,
    error::{LinkError, ReadErrorKind},
    number,
    text_lines::Token,
};
use nonet_core::board::{CellSet, Digit, Grid};

const SITE: &str = "puzz.link";

/// The hosts of the player.
const HOSTS: [&str; 4] = ["puzz.link", "pzv.jp", "pzprxs.vercel.app", "pzplus.tck.mn"];

/// The puzzle in an address; nothing if it is of another site.
pub(crate) fn find(line: &Token<'_>, host: &str) -> Option<NumberedReading> {
    if !HOSTS.contains(&host) {
        return None;
    }
    let (_, puzzle) = line.text.split_once('?')?;
    let result = read(puzzle.trim_matches('/')).map(|grid| super::Reading::new(grid, CellSet::EMPTY, None, Form::Link));
    Some(NumberedReading { line: line.line, result: result.map_err(|error| line.error(ReadErrorKind::Link(error))) })
}

/// Reads what stands behind the `?`.
fn read(puzzle: &str) -> Result<Grid, LinkError> {
    let mut parts = puzzle.split('/');
    let name = parts.next().unwrap_or_default();
    let name = name.strip_suffix("_edit").unwrap_or(name);
    let variant = |rule: Rule| Err(LinkError::Variant { site: SITE, rule });
    if name != "sudoku" {
        return variant(Rule::Genre(name.to_owned()));
    }
    let parts: Vec<&str> = parts.filter(|part| *part != "v:").collect();
    match parts[..] {
        [options, ..] if options.starts_with("v:") => variant(Rule::More),
        ["9", "9", cells, ..] => cells_of(cells).ok_or(LinkError::Damaged { site: SITE }),
        ["9", "9"] => Err(LinkError::Damaged { site: SITE }),
        [columns, rows, ..] if [columns, rows].iter().all(|size| number::is_of_digits(size, 10)) => {
            variant(Rule::Size { columns: (*columns).to_owned(), rows: (*rows).to_owned() })
        }
        _ => Err(LinkError::Damaged { site: SITE }),
    }
}

/// The 81 cells.
fn cells_of(text: &str) -> Option<Grid> {
    let mut cells: Vec<Option<Digit>> = Vec::with_capacity(81);
    for ch in text.chars() {
        match ch {
            '.' => cells.push(None),
            'g'..='z' => cells.extend(std::iter::repeat_n(None, ch as usize - 'f' as usize)),
            _ => cells.push(Some(Digit::from_char(ch)?)),
        }
        if cells.len() > 81 {
            return None;
        }
    }
    let digits = cells.iter().map(|digit| digit.map_or('.', Digit::to_char));
    digits.collect::<String>().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_read_as_the_player_writes_them() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let code = "53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79";
        assert_eq!(read(&format!("sudoku/9/9/{code}")), Ok(line.parse().unwrap()));
        assert_eq!(read(&format!("sudoku_edit/v:/9/9/{code}/")), Ok(line.parse().unwrap()));
        assert_eq!(read(&format!("sudoku/9/9/{}", code.replacen('h', "..", 1))), Ok(line.parse().unwrap()));
        assert_eq!(read("sudoku/9/9/zzzzz"), Err(LinkError::Damaged { site: SITE }));
        assert_eq!(read("sudoku/9/9/zzzzg"), Ok(Grid::EMPTY));
    }

    #[test]
    fn what_is_no_classic_sudoku_is_named() {
        let damaged = LinkError::Damaged { site: SITE };
        let variant = |rule: Rule| LinkError::Variant { site: SITE, rule };
        let size = |size: &str| variant(Rule::Size { columns: size.to_owned(), rows: size.to_owned() });
        for (puzzle, error) in [
            ("slither/10/10/aaa", variant(Rule::Genre("slither".to_owned()))),
            ("sudoku/16/16/zz", size("16")),
            ("sudoku/6/6/zp", size("6")),
            ("sudoku/v:d/9/9/zzzzg", variant(Rule::More)),
            ("sudoku/9/9/zzzz", damaged.clone()),
            ("sudoku/9/9/zzzz-10", damaged.clone()),
            ("sudoku/9/9/zzzza", damaged.clone()),
            ("sudoku/9/9/zzzz+5", damaged.clone()),
            ("sudoku/9/9", damaged.clone()),
            ("sudoku", damaged),
        ] {
            assert_eq!(read(puzzle), Err(error), "{puzzle}");
        }
    }
}
