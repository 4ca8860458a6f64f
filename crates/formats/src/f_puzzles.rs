//! f-puzzles' code: JSON packed by lz-string.
//!
//! `size` is 9; `grid` is nine rows of nine cells, with `value`, `given` and `centerPencilMarks`. (Corner marks say where a digit can
//! still be in its box, not what a cell can hold, and are passed over.) A key of a constraint that is not empty makes it a variant.

use super::{BoardState, error::LinkError, json::Value, lz};
use nonet_core::board::{Cell, Digit, DigitSet, House, HouseKind};

/// The keys of constraints, and what a sentence calls them. A key that stands in neither list is a variant by its own name.
const VARIANTS: [(&str, &str); 41] = [
    ("thermometer", "thermometers"),
    ("slowthermometer", "slow thermometers"),
    ("killercage", "killer cages"),
    ("arrow", "arrows"),
    ("difference", "difference dots"),
    ("ratio", "ratio dots"),
    ("xv", "XV clues"),
    ("clone", "clones"),
    ("quadruple", "quadruples"),
    ("palindrome", "palindromes"),
    ("renban", "renban lines"),
    ("whispers", "whisper lines"),
    ("entropicline", "entropic lines"),
    ("regionsumline", "region sum lines"),
    ("betweenline", "between lines"),
    ("lockout", "lockout lines"),
    ("nabner", "nabner lines"),
    ("doublearrow", "double arrows"),
    ("sandwichsum", "sandwich sums"),
    ("littlekillersum", "little killer sums"),
    ("xsum", "X-sums"),
    ("skyscraper", "skyscrapers"),
    ("extraregion", "extra regions"),
    ("minimum", "minimum cells"),
    ("maximum", "maximum cells"),
    ("even", "even cells"),
    ("odd", "odd cells"),
    ("diagonal+", "a diagonal"),
    ("diagonal-", "a diagonal"),
    ("antiknight", "the anti-knight rule"),
    ("antiking", "the anti-king rule"),
    ("disjointgroups", "disjoint groups"),
    ("nonconsecutive", "the non-consecutive rule"),
    ("negative", "negative constraints"),
    ("fogofwar", "fog"),
    ("foglight", "fog"),
    ("cage", "cages with sums"),
    ("line", "lines drawn on the board"),
    ("rectangle", "shapes drawn on the board"),
    ("circle", "shapes drawn on the board"),
    ("text", "words drawn on the board"),
];

/// The keys that change no rule.
const HARMLESS: [&str; 13] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "successMessage",
    "metadata",
    "settings",
    "id",
];

/// Reads a code.
pub(crate) fn read(code: &str, site: &'static str) -> Result<BoardState, LinkError> {
    let damaged = || LinkError::Damaged { site };
    let puzzle = Value::read(&lz::unpack(code, site)?).ok_or_else(damaged)?;
    let rows = puzzle.member(&["grid"]).ok_or_else(damaged)?.items();
    if let Some(rule) = variant(&puzzle, rows.len()) {
        return Err(LinkError::Variant { site, rule });
    }
    let cells = nine_by_nine(rows).ok_or_else(damaged)?;
    let mut position = BoardState::default();
    for (cell, value) in Cell::all().zip(cells) {
        let digit = value.member(&["value"]).and_then(digit);
        if value.member(&["given"]).is_some_and(Value::is_true) {
            position.givens[cell] = digit;
        } else {
            position.entered[cell] = digit;
        }
        if digit.is_none() {
            position.notes.set_digits(cell, digits(value.member(&["centerPencilMarks"])));
        }
        let own_region = value.member(&["region"]).filter(|region| !region.is_nothing());
        if own_region.is_some_and(|region| region.text() != cell.box_index().to_string()) {
            return Err(LinkError::Variant { site, rule: "irregular regions".to_owned() });
        }
    }
    Ok(position)
}

/// Writes a position as a code.
pub(crate) fn write(position: &BoardState) -> String {
    let grid = by_house(HouseKind::Row, |cell| match (position.givens[cell], position.entered[cell]) {
        (Some(given), _) => format!("{{\"value\":{given},\"given\":true}}"),
        (None, Some(entered)) => format!("{{\"value\":{entered}}}"),
        (None, None) => marks(position.notes.digits_in(cell), "\"centerPencilMarks\""),
    });
    lz::pack(&format!("{{\"size\":9,\"grid\":{grid}}}"))
}

/// Returns a JSON list of lists: the text of each cell, house by house.
pub(crate) fn by_house(kind: HouseKind, text: impl Fn(Cell) -> String) -> String {
    let list = |house: House| house.cells().iter().map(&text).collect::<Vec<_>>().join(",");
    format!("[[{}]]", House::of_kind(kind).map(list).collect::<Vec<_>>().join("],["))
}

/// An object of a cell with these marks under this key; without marks an empty one.
pub(crate) fn marks(digits: DigitSet, key: &str) -> String {
    match digits.to_string().replace(' ', ",") {
        none if none.is_empty() => "{}".to_owned(),
        digits => format!("{{{key}:[{digits}]}}"),
    }
}

/// The 81 cells of nine rows of nine.
pub(crate) fn nine_by_nine(rows: &[Value]) -> Option<Vec<&Value>> {
    (rows.len() == 9 && rows.iter().all(|row| row.items().len() == 9)).then(|| rows.iter().flat_map(Value::items).collect())
}

/// The digit that a number or a string is.
pub(crate) fn digit(value: &Value) -> Option<Digit> {
    value.text().parse().ok().and_then(Digit::new)
}

/// The digits of a list; none if there is no list.
pub(crate) fn digits(list: Option<&Value>) -> DigitSet {
    list.map_or(&[][..], Value::items).iter().filter_map(digit).collect()
}

/// What a sentence calls the rule of the constraint under this key, if it is one.
pub(crate) fn rule_called(key: &str) -> Option<&'static str> {
    VARIANTS.iter().find(|(known, _)| *known == key && !matches!(key, "line" | "text" | "cage")).map(|(_, name)| *name)
}

/// What makes it more than a classic Sudoku.
fn variant(puzzle: &Value, rows: usize) -> Option<String> {
    let size = puzzle.member(&["size"]).map_or_else(|| rows.to_string(), |size| size.text().to_owned());
    if size != "9" {
        return Some(format!("a board of {size} by {size}"));
    }
    puzzle.members().iter().find_map(|(key, value)| {
        let is_harmless = value.is_nothing() || HARMLESS.contains(&key.as_str()) || key == "cage" && !has_sums(value);
        (!is_harmless).then(|| VARIANTS.iter().find(|(known, _)| known == key).map_or(key.as_str(), |(_, name)| name).to_owned())
    })
}

/// Whether there is a sum, or any word, in one of the cages.
fn has_sums(cages: &Value) -> bool {
    cages.items().iter().any(|cage| cage.member(&["value"]).is_some_and(|value| !value.is_nothing()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board whose first cell is a given 7 and whose second holds the notes 1 and 9, with this beside it.
    fn code(beside: &str) -> String {
        let cells = "{},".repeat(6) + "{}";
        let first =
            "[{\"value\":7,\"given\":true,\"c\":\"#FF0000\"},{\"centerPencilMarks\":[1,\"9\"],\"cornerPencilMarks\":[2]},"
                .to_owned();
        let others = format!(",[{cells},{{}},{{}}]").repeat(8);
        lz::pack(&format!("{{\"size\":9,\"title\":\"A 'title'\",\"grid\":[{first}{cells}]{others}]{beside}}}"))
    }

    #[test]
    fn a_classic_puzzle_is_read_with_its_notes() {
        let position = read(&code(",\"antiknight\":false,\"thermometer\":[],\"cage\":[{\"cells\":[\"R1C1\"]}]"), "").unwrap();
        assert_eq!(position.grid().to_string(), format!("7{}", ".".repeat(80)));
        let noted: Vec<String> = position.notes.iter().map(|candidate| candidate.digit.to_string()).collect();
        assert_eq!(noted, ["1", "9"]);
        assert!(position.notes.iter().all(|candidate| candidate.cell.to_string() == "r1c2"));
    }

    #[test]
    fn a_variant_is_refused_by_its_name() {
        for (beside, rule) in [
            (",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "thermometers"),
            (",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"12\"}]", "killer cages"),
            (",\"antiknight\":true", "the anti-knight rule"),
            (",\"diagonal+\":true", "a diagonal"),
            (",\"cage\":[{\"cells\":[\"R1C1\"],\"value\":\"12\"}]", "cages with sums"),
            (",\"snake\":[1]", "snake"),
        ] {
            assert_eq!(
                read(&code(beside), "f-puzzles"),
                Err(LinkError::Variant { site: "f-puzzles", rule: rule.to_owned() }),
                "{beside}"
            );
        }
        let six = lz::pack("{\"size\":6,\"grid\":[[{}]]}");
        assert_eq!(read(&six, "x"), Err(LinkError::Variant { site: "x", rule: "a board of 6 by 6".to_owned() }));
        let region = lz::pack(&lz::unpack(&code(""), "").unwrap().replacen("{}", "{\"region\":4}", 1));
        assert_eq!(read(&region, "x"), Err(LinkError::Variant { site: "x", rule: "irregular regions".to_owned() }));
    }

    #[test]
    fn what_is_no_board_is_damaged() {
        for json in ["", "{}", "{\"size\":9}", "{\"size\":9,\"grid\":[[1]]}", "no json"] {
            assert_eq!(read(&lz::pack(json), "x"), Err(LinkError::Damaged { site: "x" }), "{json}");
        }
        let whole = code("");
        assert_eq!(read(&whole[..whole.len() / 2], "x"), Err(LinkError::Damaged { site: "x" }));
    }
}
