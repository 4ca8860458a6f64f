//! SudokuPad's code: `fpuz` or `fpuzzles` and a code of f-puzzles, or `scl` or `ctc` and shortened JSON, packed in the same way.
//!
//! The JSON has `cells`, nine rows of nine, each with `value` where there is a given and `centremarks` where the cell holds one of
//! some digits: who sets a puzzle gives them, the marks of players are in no link. Its
//! shortened form has `ce` for `cells`, `v` for `value` and so on. Lines, arrows, overlays, and cages with a value, are what variants
//! are drawn with; a cage without cells carries the title, the author or the rules.

use super::{
    About, BoardState, KnownRule, Rule, UnreadPart,
    error::LinkError,
    f_puzzles::{self, Unread, nine_by_nine},
    json::Value,
    lz, number,
    site::SitePuzzle,
};
use nonet_core::board::{Cell, CellSet, House, HouseKind};

/// The beginnings of codes of f-puzzles here, and of codes of the site's own kind. The longer comes first.
const OF_F_PUZZLES: [&str; 2] = ["fpuzzles", "fpuz"];
const OWN: [&str; 2] = ["scl", "ctc"];

/// The elements with which SudokuPad draws variants: the key of each, its shortened key, its rule.
const DRAWN: [(&str, &str, KnownRule); 4] = [
    ("lines", "l", KnownRule::Lines),
    ("arrows", "a", KnownRule::Arrows),
    ("overlays", "o", KnownRule::DrawnSigns),
    ("foglight", "foglight", KnownRule::Fog),
];

/// The keys of the JSON that are read, and those that are not, with the part that is left out.
static KEYS: [(&str, Option<UnreadPart>); 24] = [
    ("cells", None),
    ("ce", None),
    ("regions", None),
    ("re", None),
    ("cages", None),
    ("ca", None),
    ("lines", None), // these four make a variant
    ("l", None),
    ("arrows", None),
    ("a", None),
    ("overlays", None),
    ("o", None),
    ("underlays", Some(UnreadPart::Shapes)),
    ("u", Some(UnreadPart::Shapes)),
    ("id", None),       // of the puzzle on the server
    ("cellSize", None), // on the screen
    ("cs", None),
    ("settings", Some(UnreadPart::Options)),
    ("metadata", None),
    ("md", None),
    ("title", None),
    ("author", None),
    ("rules", Some(UnreadPart::Rules)),
    ("solution", Some(UnreadPart::Solution)),
];

/// The keys of a cell that are read, and those that are not, with the part that is left out.
static OF_CELLS: [(&str, Option<UnreadPart>); 10] = [
    ("value", None),
    ("v", None),
    ("given", None),
    ("centremarks", None),
    ("candidates", None), // as the site called them before
    ("cornermarks", Some(UnreadPart::CornerMarks)),
    ("pencilMarks", Some(UnreadPart::CornerMarks)),
    ("c", Some(UnreadPart::Colours)),
    ("color", Some(UnreadPart::Colours)),
    ("colour", Some(UnreadPart::Colours)),
];

/// The keys of `metadata` that are read, and those that are not, with the part that is left out.
static OF_METADATA: [(&str, Option<UnreadPart>); 4] =
    [("title", None), ("author", None), ("rules", Some(UnreadPart::Rules)), ("solution", Some(UnreadPart::Solution))];

/// Whether it is a code, and not the name of a puzzle on the site's server.
pub(crate) fn is_code(code: &str) -> bool {
    // A name has ten letters or so; none of them begins thus and goes on for so long.
    code.len() > 40 && OF_F_PUZZLES.iter().chain(&OWN).any(|prefix| code.starts_with(prefix))
}

/// Reads a code with its prefix.
pub(crate) fn read(code: &str, site: &'static str) -> Result<SitePuzzle, LinkError> {
    let damaged = || LinkError::Damaged { site };
    if let Some(code) = OF_F_PUZZLES.iter().find_map(|prefix| code.strip_prefix(prefix)) {
        return f_puzzles::read(code, site);
    }
    let code = OWN.iter().find_map(|prefix| code.strip_prefix(prefix)).ok_or_else(damaged)?;
    of_data(&Value::read(&lz::unpack(code, site)?).ok_or_else(damaged)?, site)
}

/// Whether data is a puzzle of the site: rows of objects under `cells`.
pub(crate) fn is_of_site(data: &Value) -> bool {
    data.member(&CELLS).is_some_and(|rows| f_puzzles::has_cells_of_members(rows.items()))
}

/// Reads the JSON of a code.
pub(crate) fn of_data(puzzle: &Value, site: &'static str) -> Result<SitePuzzle, LinkError> {
    let damaged = || LinkError::Damaged { site };
    let rows = puzzle.member(&CELLS).ok_or_else(damaged)?.items();
    if let Some(rule) = variant(puzzle, rows.len()) {
        return Err(LinkError::Variant { site, rule });
    }
    let cells = nine_by_nine(rows).ok_or_else(damaged)?;
    let (mut about, mut unread) = (About::default(), Unread::default());
    unread.look_at(puzzle, &KEYS);
    let metadata = puzzle.member(&["metadata", "md"]);
    if let Some(metadata) = metadata {
        unread.look_at(metadata, &OF_METADATA);
    }
    for told in [Some(puzzle), metadata].into_iter().flatten() {
        let said = |key| told.member(&[key]).map(|value| value.text().to_owned()).filter(|text| !text.is_empty());
        about.description = said("title").unwrap_or(about.description);
        about.author = said("author").unwrap_or(about.author);
    }
    cages(puzzle).iter().filter(|cage| !has(cage, &CELLS)).for_each(|cage| take_words(cage, &mut about, &mut unread));
    let mut position = BoardState::default();
    for (cell, value) in Cell::all().zip(cells) {
        unread.look_at(value, &OF_CELLS);
        let digit = f_puzzles::value_of(value.member(&["value", "v"])).ok_or_else(damaged)?;
        if value.member(&["given"]).is_some_and(|given| matches!(given.text(), "false" | "f")) {
            position.entered[cell] = digit;
        } else {
            position.givens[cell] = digit;
        }
        if digit.is_none() {
            let marks = f_puzzles::digits(value.member(&["centremarks", "candidates"])).ok_or_else(damaged)?;
            position.notes.set_digits(cell, marks);
        }
    }
    Ok(SitePuzzle { board: position, about, unread: unread.0 })
}

/// Takes what a cage without cells tells: `title: Two`.
fn take_words(cage: &Value, about: &mut About, unread: &mut Unread) {
    let text = cage.member(&VALUE).map_or("", Value::text);
    let (key, words) = text.split_once(':').map_or(("", text), |(key, words)| (key.trim(), words.trim()));
    match key.to_ascii_lowercase().as_str() {
        "title" => about.description = words.to_owned(),
        "author" => about.author = words.to_owned(),
        "rules" => unread.add(UnreadPart::Rules),
        "solution" => unread.add(UnreadPart::Solution),
        _ if text.is_empty() => {}
        _ => unread.add(UnreadPart::Words),
    }
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

/// The rule that makes a puzzle more than a classic Sudoku, if it has one.
fn variant(puzzle: &Value, rows: usize) -> Option<Rule> {
    if rows != 9 {
        return Some(Rule::Rows(rows));
    }
    let is_there = |key, short| puzzle.member(&[key, short]).is_some_and(|value| !value.is_nothing());
    if let Some((_, _, rule)) = DRAWN.iter().find(|(key, short, _)| is_there(key, short)) {
        return Some(Rule::Known(*rule));
    }
    let metadata = puzzle.member(&["metadata", "md"]);
    let members = puzzle.members().iter().chain(metadata.map_or(&[][..], Value::members));
    let mut rules = members.filter(|(_, value)| !value.is_nothing()).filter_map(|(key, _)| f_puzzles::rule_called(key));
    if let Some(rule) = rules.next() {
        return Some(Rule::Known(rule));
    }
    if cages(puzzle).iter().any(is_clue) {
        return Some(KnownRule::Cages.into());
    }
    if cages(puzzle).iter().any(is_extra_region) {
        return Some(KnownRule::ExtraRegions.into());
    }
    let regions = puzzle.member(&["regions", "re"]).map_or(&[][..], Value::items);
    (!regions.iter().all(is_box)).then(|| KnownRule::IrregularRegions.into())
}

const CELLS: [&str; 2] = ["cells", "ce"];
const VALUE: [&str; 2] = ["value", "v"];

fn cages(puzzle: &Value) -> &[Value] {
    puzzle.member(&["cages", "ca"]).map_or(&[][..], Value::items)
}

fn has(object: &Value, names: &[&str]) -> bool {
    object.member(names).is_some_and(|value| !value.is_nothing())
}

/// Whether the cage stands on the board and says something.
fn is_clue(cage: &Value) -> bool {
    (has(cage, &VALUE) || has(cage, &["sum", "s"])) && has(cage, &CELLS)
}

/// Whether no digit may come twice in a cage that is in no house.
fn is_extra_region(cage: &Value) -> bool {
    let is_unique = cage.member(&["unique", "un"]).is_some_and(Value::is_true);
    let cells: Option<CellSet> = cage.member(&CELLS).map_or(&[][..], Value::items).iter().map(place_of).collect();
    is_unique && cells.is_none_or(|cells| !House::all().any(|house| (cells - house.cells()).is_empty()))
}

/// Whether a region is within one box.
fn is_box(region: &Value) -> bool {
    let mut boxes = region.items().iter().map(|cell| place_of(cell).map(Cell::box_index));
    let Some(first) = boxes.next() else { return true };
    first.is_some() && boxes.all(|other| other == first)
}

/// Whether these are regions as lists of cells, and one of them is in no box.
pub(crate) fn are_irregular(regions: &Value) -> bool {
    let is_of_places = |region: &Value| !region.items().is_empty() && region.items().iter().all(|cell| cell.items().len() == 2);
    let regions = regions.items();
    regions.len() == 9 && regions.iter().all(is_of_places) && !regions.iter().all(is_box)
}

/// The cell that a list of row and column, counted from 0, names.
fn place_of(cell: &Value) -> Option<Cell> {
    let [row, column] = cell.items() else { return None };
    let index = |value: &Value| number::read(value.text(), 10).map(|index| index as usize);
    Cell::new(index(row)?, index(column)?)
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
        let puzzle = read(&code(beside), "").unwrap();
        let position = puzzle.board;
        assert_eq!(position.grid().to_string(), format!("7{}", ".".repeat(80)));
        assert_eq!(position.notes.len(), 2);
        assert!(position.entered.filled_cells().is_empty());
        assert_eq!((puzzle.about.description.as_str(), puzzle.unread), ("Two", Vec::<UnreadPart>::new()));
    }

    #[test]
    fn every_key_is_read_or_named() {
        for (beside, unread) in [
            (",settings:{a:1}", &[UnreadPart::Options][..]),
            (",metadata:{title:'T',rules:'Normal rules',solution:'12'}", &[UnreadPart::Rules, UnreadPart::Solution]),
            (
                ",u:[{ct:[1,1],c2:'F00'}],ca:[{v:'rules: Normal rules'},{v:'msgcorrect: Yes'}]",
                &[UnreadPart::Shapes, UnreadPart::Rules, UnreadPart::Words],
            ),
            (",triggers:[1]", &[UnreadPart::Key("triggers".to_owned())]),
        ] {
            assert_eq!(read(&code(beside), "").unwrap().unread, unread, "{beside}");
        }
        let rows = vec![format!("[{}]", ",".repeat(8)); 8].join(",");
        let of_cell = |members: &str| read(&format!("scl{}", lz::pack(&format!("{{ce:[[{{{members}}},,,,,,,,],{rows}]}}"))), "x");
        for (members, marks, unread) in [
            ("centremarks:[4,8]", "4 8", None),
            ("candidates:['4','8']", "4 8", None),
            ("cornermarks:[4,8]", "", Some(UnreadPart::CornerMarks)),
            ("pencilMarks:['4']", "", Some(UnreadPart::CornerMarks)),
            ("c:'FF0'", "", Some(UnreadPart::Colours)),
            ("icon:'a'", "", Some(UnreadPart::Key("icon".to_owned()))),
        ] {
            let puzzle = of_cell(members).unwrap();
            assert_eq!(puzzle.board.notes.digits_in(Cell::FIRST).to_string(), marks, "{members}");
            assert_eq!(puzzle.unread.first(), unread.as_ref(), "{members}");
        }
        let entered = of_cell("v:5,given:false").unwrap().board;
        assert_eq!((entered.givens.filled_cells().len(), entered.entered.filled_cells().len()), (0, 1));
        for damaged in ["v:10", "v:'+5'", "centremarks:[1,'+8']", "centremarks:['A']"] {
            assert_eq!(of_cell(damaged), Err(LinkError::Damaged { site: "x" }), "{damaged}");
        }
    }

    #[test]
    fn a_variant_is_refused_by_its_name() {
        for (beside, rule) in [
            (",l:[{wp:[[0,0],[1,1]],c:DDDDDD}]", KnownRule::Lines),
            (",arrows:[{wp:[[0,0],[1,1]]}]", KnownRule::Arrows),
            (",o:[{ct:[1,1],te:'V'}]", KnownRule::DrawnSigns),
            (",ca:[{v:12,ce:[[0,0],[0,1]]}]", KnownRule::Cages),
            (",ca:[{ce:[[0,0],[4,4]],unique:t}]", KnownRule::ExtraRegions),
            (",metadata:{antiknight:t}", KnownRule::AntiKnight),
            (",'diagonal+':true", KnownRule::Diagonal),
            (",re:[[[0,0],[0,3]]]", KnownRule::IrregularRegions),
        ] {
            assert_eq!(
                read(&code(beside), "SudokuPad"),
                Err(LinkError::Variant { site: "SudokuPad", rule: rule.into() }),
                "{beside}"
            );
        }
        let six = format!("scl{}", lz::pack("{ce:[[,],[,]]}"));
        assert_eq!(read(&six, "x"), Err(LinkError::Variant { site: "x", rule: Rule::Rows(2) }));
    }

    #[test]
    fn codes_of_f_puzzles_are_read_behind_both_prefixes() {
        let givens = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
        let position = BoardState::of_givens(givens);
        for prefix in OF_F_PUZZLES {
            assert_eq!(
                read(&format!("{prefix}{}", f_puzzles::write(&position)), ""),
                Ok(SitePuzzle { board: position.clone(), about: About::default(), unread: Vec::new() })
            );
        }
    }
}
