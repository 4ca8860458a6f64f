//! f-puzzles' code: JSON packed by lz-string.
//!
//! `size` is 9; `grid` is nine rows of nine cells, with `value`, `given`, `centerPencilMarks`, and `givenPencilMarks`, which are a
//! rule of the puzzle: the cell holds one of them. A key of a constraint that is not empty makes it a variant. What else is there and
//! not read is named: corner marks (they say where a digit can be in its box, not what a cell can hold), colours, rules in words.

use super::{About, BoardState, KnownRule, Rule, UnreadPart, error::LinkError, json::Value, lz, number, site::SitePuzzle};
use nonet_core::board::{Cell, Digit, DigitSet, House, HouseKind};

/// The keys of constraints, and the rules that they have. A key that stands in neither list is a variant by its own name.
const VARIANTS: [(&str, KnownRule); 41] = [
    ("thermometer", KnownRule::Thermometers),
    ("slowthermometer", KnownRule::SlowThermometers),
    ("killercage", KnownRule::KillerCages),
    ("arrow", KnownRule::Arrows),
    ("difference", KnownRule::DifferenceDots),
    ("ratio", KnownRule::RatioDots),
    ("xv", KnownRule::XvClues),
    ("clone", KnownRule::Clones),
    ("quadruple", KnownRule::Quadruples),
    ("palindrome", KnownRule::Palindromes),
    ("renban", KnownRule::RenbanLines),
    ("whispers", KnownRule::WhisperLines),
    ("entropicline", KnownRule::EntropicLines),
    ("regionsumline", KnownRule::RegionSumLines),
    ("betweenline", KnownRule::BetweenLines),
    ("lockout", KnownRule::LockoutLines),
    ("nabner", KnownRule::NabnerLines),
    ("doublearrow", KnownRule::DoubleArrows),
    ("sandwichsum", KnownRule::SandwichSums),
    ("littlekillersum", KnownRule::LittleKillerSums),
    ("xsum", KnownRule::XSums),
    ("skyscraper", KnownRule::Skyscrapers),
    ("extraregion", KnownRule::ExtraRegions),
    ("minimum", KnownRule::MinimumCells),
    ("maximum", KnownRule::MaximumCells),
    ("even", KnownRule::EvenCells),
    ("odd", KnownRule::OddCells),
    ("diagonal+", KnownRule::Diagonal),
    ("diagonal-", KnownRule::Diagonal),
    ("antiknight", KnownRule::AntiKnight),
    ("antiking", KnownRule::AntiKing),
    ("disjointgroups", KnownRule::DisjointGroups),
    ("nonconsecutive", KnownRule::NonConsecutive),
    ("negative", KnownRule::NegativeConstraints),
    ("fogofwar", KnownRule::Fog),
    ("foglight", KnownRule::Fog),
    ("cage", KnownRule::CagesWithSums),
    ("line", KnownRule::DrawnLines),
    ("rectangle", KnownRule::DrawnShapes),
    ("circle", KnownRule::DrawnShapes),
    ("text", KnownRule::DrawnWords),
];

/// The keys that are read, and those that change no rule, with the part that is left out where they are not read.
static HARMLESS: [(&str, Option<UnreadPart>); 13] = [
    ("size", None),
    ("grid", None),
    ("title", None),
    ("author", None),
    ("cage", None), // with sums it is a variant
    ("ruleset", Some(UnreadPart::Rules)),
    ("solution", Some(UnreadPart::Solution)),
    ("highlightConflicts", Some(UnreadPart::Options)),
    ("disabledlogic", Some(UnreadPart::Options)),
    ("truecandidatesoptions", Some(UnreadPart::Options)),
    ("settings", Some(UnreadPart::Options)),
    ("successMessage", Some(UnreadPart::ClosingWords)),
    ("id", None), // of the puzzle on the server
];

/// The keys of a cell that are read, and those that are not, with the part that is left out.
static OF_CELLS: [(&str, Option<UnreadPart>); 9] = [
    ("value", None),
    ("given", None),
    ("region", None),
    ("centerPencilMarks", None),
    ("givenPencilMarks", None),
    ("cornerPencilMarks", Some(UnreadPart::CornerMarks)),
    ("c", Some(UnreadPart::Colours)),
    ("cArray", Some(UnreadPart::Colours)),
    ("highlight", Some(UnreadPart::Colours)),
];

/// Reads a code.
pub(crate) fn read(code: &str, site: &'static str) -> Result<SitePuzzle, LinkError> {
    of_data(&Value::read(&lz::unpack(code, site)?).ok_or(LinkError::Damaged { site })?, site)
}

/// Whether data is a puzzle of the site: rows of objects under `grid`.
pub(crate) fn is_of_site(data: &Value) -> bool {
    data.member(&["grid"]).is_some_and(|rows| has_cells_of_members(rows.items()))
}

/// Whether there are rows of cells, and each cell is an object.
pub(crate) fn has_cells_of_members(rows: &[Value]) -> bool {
    let is_row = |row: &Value| !row.items().is_empty() && row.items().iter().all(|cell| matches!(cell, Value::Object(_)));
    !rows.is_empty() && rows.iter().all(is_row)
}

/// Reads the JSON of a code.
pub(crate) fn of_data(puzzle: &Value, site: &'static str) -> Result<SitePuzzle, LinkError> {
    let damaged = || LinkError::Damaged { site };
    let rows = puzzle.member(&["grid"]).ok_or_else(damaged)?.items();
    if let Some(rule) = variant(puzzle, rows.len()) {
        return Err(LinkError::Variant { site, rule });
    }
    let cells = nine_by_nine(rows).ok_or_else(damaged)?;
    let mut unread = Unread::default();
    unread.look_at(puzzle, &HARMLESS);
    let mut position = BoardState::default();
    for (cell, value) in Cell::all().zip(cells) {
        unread.look_at(value, &OF_CELLS);
        let digit = value_of(value.member(&["value"])).ok_or_else(damaged)?;
        if value.member(&["given"]).is_some_and(Value::is_true) {
            position.givens[cell] = digit;
        } else {
            position.entered[cell] = digit;
        }
        if digit.is_none() {
            let rule = digits(value.member(&["givenPencilMarks"])).ok_or_else(damaged)?;
            let noted = digits(value.member(&["centerPencilMarks"])).ok_or_else(damaged)?;
            position.notes.set_digits(cell, narrowed(rule, noted));
        }
        let own_region = value.member(&["region"]).filter(|region| !region.is_nothing());
        if own_region.is_some_and(|region| region.text() != cell.box_index().to_string()) {
            return Err(LinkError::Variant { site, rule: KnownRule::IrregularRegions.into() });
        }
    }
    let said = |key| puzzle.member(&[key]).map_or_else(String::new, |value| value.text().to_owned());
    let about = About { description: said("title"), author: said("author"), ..About::default() };
    Ok(SitePuzzle { board: position, about, unread: unread.0 })
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
    number::read(value.text(), 10).and_then(|digit| u8::try_from(digit).ok()).and_then(Digit::new)
}

/// The digit under the key of a cell's value: none where there is no value, or 0; nothing where something else stands there.
pub(crate) fn value_of(value: Option<&Value>) -> Option<Option<Digit>> {
    match value {
        None => Some(None),
        Some(value) if value.is_nothing() || value.text() == "0" => Some(None),
        Some(value) => digit(value).map(Some),
    }
}

/// The digits of a list; none if there is no list, nothing if something else is in it.
pub(crate) fn digits(list: Option<&Value>) -> Option<DigitSet> {
    list.map_or(&[][..], Value::items).iter().map(digit).collect()
}

/// The digits that a cell can hold by the rule of the puzzle and by its notes. Notes that leave nothing of the rule are wrong.
fn narrowed(rule: DigitSet, noted: DigitSet) -> DigitSet {
    match (rule.is_empty(), (rule & noted).is_empty()) {
        (true, _) => noted,
        (false, true) => rule,
        (false, false) => rule & noted,
    }
}

/// The parts of a puzzle that were not read, each once.
#[derive(Default, Debug)]
pub(crate) struct Unread(pub(crate) Vec<UnreadPart>);

impl Unread {
    pub(crate) fn add(&mut self, part: UnreadPart) {
        if !self.0.contains(&part) {
            self.0.push(part);
        }
    }

    /// Adds each member of an object that says something and is not read. One that stands not in the list is told by its key.
    pub(crate) fn look_at(&mut self, object: &Value, known: &[(&str, Option<UnreadPart>)]) {
        for (key, _) in object.members().iter().filter(|(_, value)| !value.is_nothing()) {
            match known.iter().find(|(own, _)| own == key) {
                Some((_, None)) => {}
                Some((_, Some(part))) => self.add(part.clone()),
                None => self.add(UnreadPart::Key(key.clone())),
            }
        }
    }
}

/// The rule of the constraint under this key, if it is one.
pub(crate) fn rule_called(key: &str) -> Option<KnownRule> {
    VARIANTS.iter().find(|(known, _)| *known == key && !matches!(key, "line" | "text" | "cage")).map(|(_, rule)| *rule)
}

/// The rule that makes a puzzle more than a classic Sudoku, if it has one.
fn variant(puzzle: &Value, rows: usize) -> Option<Rule> {
    let size = puzzle.member(&["size"]).map_or_else(|| rows.to_string(), |size| size.text().to_owned());
    if size != "9" {
        return Some(Rule::Size { columns: size.clone(), rows: size });
    }
    puzzle.members().iter().find_map(|(key, value)| {
        let is_known = HARMLESS.iter().any(|(known, _)| known == key) && (key != "cage" || !has_sums(value));
        let is_harmless = value.is_nothing() || is_known;
        let known = || VARIANTS.iter().find(|(known, _)| known == key).map(|(_, rule)| *rule);
        (!is_harmless).then(|| known().map_or_else(|| Rule::Key(key.clone()), Rule::Known))
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
        let puzzle = read(&code(",\"antiknight\":false,\"thermometer\":[],\"cage\":[{\"cells\":[\"R1C1\"]}]"), "").unwrap();
        let position = puzzle.board;
        assert_eq!(position.grid().to_string(), format!("7{}", ".".repeat(80)));
        let noted: Vec<String> = position.notes.iter().map(|candidate| candidate.digit.to_string()).collect();
        assert_eq!(noted, ["1", "9"]);
        assert!(position.notes.iter().all(|candidate| candidate.cell.to_string() == "r1c2"));
        assert_eq!((puzzle.about.description.as_str(), puzzle.about.author.as_str()), ("A 'title'", ""));
        assert_eq!(puzzle.unread, [UnreadPart::Colours, UnreadPart::CornerMarks]);
    }

    /// The digit, the marks and the unread parts of a cell with these members; an error if the cell can't be read.
    fn of_cell(members: &str) -> Result<(String, String, Vec<UnreadPart>), LinkError> {
        let row = format!("[{}{{}}]", "{},".repeat(8));
        let rows = format!("[{{{members}}}{}],", ",{}".repeat(8)) + &[row.as_str(); 8].join(",");
        let SitePuzzle { board, unread, .. } = read(&lz::pack(&format!("{{\"size\":9,\"grid\":[{rows}]}}")), "x")?;
        let digit = match (board.givens[Cell::FIRST], board.entered[Cell::FIRST]) {
            (Some(given), _) => format!("given {given}"),
            (None, Some(entered)) => format!("entered {entered}"),
            (None, None) => String::new(),
        };
        Ok((digit, board.notes.digits_in(Cell::FIRST).to_string(), unread))
    }

    #[test]
    fn every_key_of_a_cell_is_read_or_named_or_damage() {
        for (members, digit, marks, unread) in [
            ("\"givenPencilMarks\":[4,8]", "", "4 8", vec![]),
            ("\"givenPencilMarks\":[\"4\",\"8\",\"9\"],\"centerPencilMarks\":[9,8,1]", "", "8 9", vec![]),
            ("\"givenPencilMarks\":[4,8],\"centerPencilMarks\":[1]", "", "4 8", vec![]),
            ("\"centerPencilMarks\":[1]", "", "1", vec![]),
            ("\"givenPencilMarks\":[4,8],\"value\":4", "entered 4", "", vec![]),
            ("\"value\":4,\"given\":true,\"givenPencilMarks\":[]", "given 4", "", vec![]),
            ("\"value\":0", "", "", vec![]),
            ("\"value\":\"\"", "", "", vec![]),
            ("\"value\":null,\"highlight\":\"#F00\",\"c\":\"#0F0\"", "", "", vec![UnreadPart::Colours]),
            ("\"cornerPencilMarks\":[1,2]", "", "", vec![UnreadPart::CornerMarks]),
            ("\"shape\":\"star\",\"dots\":[]", "", "", vec![UnreadPart::Key("shape".to_owned())]),
        ] {
            assert_eq!(of_cell(members), Ok((digit.to_owned(), marks.to_owned(), unread)), "{members}");
        }
        for damaged in [
            "\"value\":10",
            "\"value\":\"+5\"",
            "\"value\":\"A\"",
            "\"givenPencilMarks\":[4,\"+8\"]",
            "\"centerPencilMarks\":[0]",
        ] {
            assert_eq!(of_cell(damaged), Err(LinkError::Damaged { site: "x" }), "{damaged}");
        }
    }

    #[test]
    fn every_key_of_a_puzzle_is_read_or_named_or_a_variant() {
        for (beside, unread) in [
            (",\"ruleset\":\"Normal rules\"", &[UnreadPart::Rules][..]),
            (
                ",\"ruleset\":\"\",\"solution\":[1,2],\"disabledlogic\":[\"x\"],\"settings\":{\"a\":1}",
                &[UnreadPart::Solution, UnreadPart::Options],
            ),
            (",\"successMessage\":\"Well done\"", &[UnreadPart::ClosingWords]),
        ] {
            let found = read(&code(beside), "x").unwrap().unread;
            assert_eq!(found[..unread.len()], *unread, "{beside}");
        }
        assert!(HARMLESS.iter().all(|(key, _)| VARIANTS.iter().all(|(rule, _)| rule != key || *key == "cage")));
    }

    #[test]
    fn a_variant_is_refused_by_its_name() {
        for (beside, rule) in [
            (",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", KnownRule::Thermometers.into()),
            (",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"12\"}]", KnownRule::KillerCages.into()),
            (",\"antiknight\":true", KnownRule::AntiKnight.into()),
            (",\"diagonal+\":true", KnownRule::Diagonal.into()),
            (",\"cage\":[{\"cells\":[\"R1C1\"],\"value\":\"12\"}]", KnownRule::CagesWithSums.into()),
            (",\"snake\":[1]", Rule::Key("snake".to_owned())),
        ] {
            assert_eq!(read(&code(beside), "f-puzzles"), Err(LinkError::Variant { site: "f-puzzles", rule }), "{beside}");
        }
        let six = lz::pack("{\"size\":6,\"grid\":[[{}]]}");
        assert_eq!(
            read(&six, "x"),
            Err(LinkError::Variant { site: "x", rule: Rule::Size { columns: "6".to_owned(), rows: "6".to_owned() } })
        );
        let region = lz::pack(&lz::unpack(&code(""), "").unwrap().replacen("{}", "{\"region\":4}", 1));
        assert_eq!(read(&region, "x"), Err(LinkError::Variant { site: "x", rule: KnownRule::IrregularRegions.into() }));
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
