//! SudokuPad's code: `fpuz` or `fpuzzles` and a code of f-puzzles, or `scl` or `ctc` and shortened JSON, packed in the same way.
//!
//! The JSON has `cells`, nine rows of nine, each with `value` where there is a given and `centremarks` where there are notes. Its
//! shortened form has `ce` for `cells`, `v` for `value` and so on. Lines, arrows, overlays, and cages with a value, are what variants
//! are drawn with; a cage without cells carries the title, the author or the rules.

use super::{BoardState, error::LinkError, f_puzzles, f_puzzles::nine_by_nine, json::Value, lz};
use nonet_core::board::{Cell, HouseKind};

/// What codes of f-puzzles begin with here, and those of the site's own kind. The longer comes first.
const OF_F_PUZZLES: [&str; 2] = ["fpuzzles", "fpuz"];
const OWN: [&str; 2] = ["scl", "ctc"];

/// What variants are drawn with: its key, its shortened key, its name in a sentence.
const DRAWN: [(&str, &str, &str); 4] = [
    ("lines", "l", "lines"),
    ("arrows", "a", "arrows"),
    ("overlays", "o", "signs drawn on the board"),
    ("foglight", "foglight", "fog"),
];

/// Whether it is a code, and not the name of a puzzle on the site's server.
pub(crate) fn is_code(code: &str) -> bool {
    // A name has ten letters or so; none of them begins thus and goes on for so long.
    code.len() > 40 && OF_F_PUZZLES.iter().chain(&OWN).any(|prefix| code.starts_with(prefix))
}

/// Reads a code with its prefix.
pub(crate) fn read(code: &str, site: &'static str) -> Result<BoardState, LinkError> {
    let damaged = || LinkError::Damaged { site };
    if let Some(code) = OF_F_PUZZLES.iter().find_map(|prefix| code.strip_prefix(prefix)) {
        return f_puzzles::read(code, site);
    }
    let code = OWN.iter().find_map(|prefix| code.strip_prefix(prefix)).ok_or_else(damaged)?;
    let puzzle = Value::read(&lz::unpack(code, site)?).ok_or_else(damaged)?;
    let rows = puzzle.member(&["cells", "ce"]).ok_or_else(damaged)?.items();
    if let Some(rule) = variant(&puzzle, rows.len()) {
        return Err(LinkError::Variant { site, rule });
    }
    let cells = nine_by_nine(rows).ok_or_else(damaged)?;
    let mut position = BoardState::default();
    for (cell, value) in Cell::all().zip(cells) {
        position.givens[cell] = value.member(&["value", "v"]).and_then(f_puzzles::digit);
        if position.givens[cell].is_none() {
            position.notes.set_digits(cell, f_puzzles::digits(value.member(&["centremarks"])));
        }
    }
    Ok(position)
}

/// Writes a position as a code: of f-puzzles if a digit was entered, which the site's own JSON can't say.
pub(crate) fn write(position: &BoardState) -> String {
    if (position.entered.filled_cells() - position.givens.filled_cells()).is_empty() {
        return format!("scl{}", lz::pack(&json(position)));
    }
    format!("fpuz{}", f_puzzles::write(position))
}

fn json(position: &BoardState) -> String {
    let cells = f_puzzles::by_house(HouseKind::Row, |cell| match position.givens[cell] {
        Some(given) => format!("{{\"value\":{given}}}"),
        None => f_puzzles::marks(position.notes.digits_in(cell), "\"centremarks\""),
    });
    let regions = f_puzzles::by_house(HouseKind::Box, |cell| format!("[{},{}]", cell.row_index(), cell.column_index()));
    format!("{{\"cells\":{cells},\"regions\":{regions}}}")
}

/// What makes it more than a classic Sudoku.
fn variant(puzzle: &Value, rows: usize) -> Option<String> {
    if rows != 9 {
        return Some(format!("a board of {rows} rows"));
    }
    let is_there = |key, short| puzzle.member(&[key, short]).is_some_and(|value| !value.is_nothing());
    if let Some((_, _, name)) = DRAWN.iter().find(|(key, short, _)| is_there(key, short)) {
        return Some((*name).to_owned());
    }
    let cages = puzzle.member(&["cages", "ca"]).map_or(&[][..], Value::items);
    if cages.iter().any(is_clue) {
        return Some("cages".to_owned());
    }
    let regions = puzzle.member(&["regions", "re"]).map_or(&[][..], Value::items);
    (!regions.iter().all(is_box)).then(|| "irregular regions".to_owned())
}

/// Whether the cage stands on the board and says something.
fn is_clue(cage: &Value) -> bool {
    let has = |names: &[&str]| cage.member(names).is_some_and(|value| !value.is_nothing());
    has(&["value", "v"]) && has(&["cells", "ce"])
}

/// Whether a region, a list of row and column from 0, is within one box.
fn is_box(region: &Value) -> bool {
    let mut boxes = region.items().iter().map(|cell| match cell.items() {
        [row, column] => {
            let cell = Cell::new(row.text().parse().ok()?, column.text().parse().ok()?)?;
            Some(cell.box_index())
        }
        _ => None,
    });
    let Some(first) = boxes.next() else { return true };
    first.is_some() && boxes.all(|other| other == first)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board in the shortened form with a given 7 and the notes 1 and 9, with this beside it.
    fn code(beside: &str) -> String {
        let rows = format!("[{}],", ",".repeat(8)).repeat(8);
        format!(
            "scl{}",
            lz::pack(&format!("{{id:x1,ce:[[{{v:7}},{{centremarks:[1,9]}},,,,,,,],{rows}].{beside}}}").replace(",].", "]"))
        )
    }

    #[test]
    fn the_shortened_form_is_read() {
        let beside = ",ca:[{v:'title: Two'},{ce:[[0,0],[0,1]],unique:t}],re:[[[0,0],[0,1]],[[3,3]]],l:[],settings:{}";
        let position = read(&code(beside), "").unwrap();
        assert_eq!(position.grid().to_string(), format!("7{}", ".".repeat(80)));
        assert_eq!(position.notes.len(), 2);
        assert!(position.entered.filled_cells().is_empty());
    }

    #[test]
    fn a_variant_is_refused_by_its_name() {
        for (beside, rule) in [
            (",l:[{wp:[[0,0],[1,1]],c:DDDDDD}]", "lines"),
            (",arrows:[{wp:[[0,0],[1,1]]}]", "arrows"),
            (",o:[{ct:[1,1],te:'V'}]", "signs drawn on the board"),
            (",ca:[{v:12,ce:[[0,0],[0,1]]}]", "cages"),
            (",re:[[[0,0],[0,3]]]", "irregular regions"),
        ] {
            assert_eq!(
                read(&code(beside), "SudokuPad"),
                Err(LinkError::Variant { site: "SudokuPad", rule: rule.to_owned() }),
                "{beside}"
            );
        }
        let six = format!("scl{}", lz::pack("{ce:[[,],[,]]}"));
        assert_eq!(read(&six, "x"), Err(LinkError::Variant { site: "x", rule: "a board of 2 rows".to_owned() }));
    }

    #[test]
    fn codes_of_f_puzzles_are_read_behind_both_prefixes() {
        let givens = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
        let position = BoardState::of_givens(givens);
        for prefix in OF_F_PUZZLES {
            assert_eq!(read(&format!("{prefix}{}", f_puzzles::write(&position)), ""), Ok(position.clone()));
        }
    }
}
