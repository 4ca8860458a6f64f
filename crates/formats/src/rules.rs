//! Rules of a variant that stand beside a board: a map of its regions, a member of program data, a word of an address. A board with such
//! a rule is refused by the rule's name, since its verdict as a classic Sudoku would be false.

use super::{
    Form, KnownRule, NumberedReading, Reading,
    error::{ReadError, ReadErrorKind},
    f_puzzles,
    json::Value,
    site::{self, Site},
    steps, sudoku_pad,
};
use nonet_core::board::{Cell, CellSet, House};
use std::collections::VecDeque;

/// The pieces of a map between other signs: single letters, boxes of three, rows, or the whole.
const PIECES: [usize; 4] = [1, 3, 9, 81];

/// Finds the map of a Jigsaw's regions in a text: 81 letters or digits of nine kinds, nine of each, and the cells of a kind touch each
/// other by their sides. (In no solved board do equal digits touch, so none is taken for a map.) The map of the nine boxes is no rule.
pub(crate) fn regions(text: &str) -> Option<ReadError> {
    steps::count(text.len());
    let mut window = Window::default();
    for (line, number) in text.lines().zip(1..) {
        for piece in line.as_bytes().split(|byte| !byte.is_ascii_alphanumeric()).filter(|piece| !piece.is_empty()) {
            window.push(piece, number);
            if let Some(line) = window.map() {
                return Some(ReadError { kind: ReadErrorKind::Regions, line, column: 1 });
            }
        }
    }
    None
}

/// The last 81 signs of pieces of one length. Texts of a megabyte go through it at each reading, so it does little for each sign.
struct Window {
    length: usize,
    /// The signs, each with its line.
    signs: VecDeque<(u8, usize)>,
    /// The number of each sign among them.
    counts: [u8; 128],
    /// The number of signs that stand there nine times.
    nines: usize,
}

impl Default for Window {
    fn default() -> Window {
        Window { length: 0, signs: VecDeque::new(), counts: [0; 128], nines: 0 }
    }
}

impl Window {
    fn push(&mut self, piece: &[u8], line: usize) {
        if self.length != piece.len() {
            self.length = piece.len();
            self.signs.clear();
            (self.counts, self.nines) = ([0; 128], 0);
        }
        if !PIECES.contains(&piece.len()) {
            return;
        }
        for sign in piece {
            if self.signs.len() == 81
                && let Some((first, _)) = self.signs.pop_front()
            {
                self.count(first, u8::wrapping_sub);
            }
            self.signs.push_back((*sign, line));
            self.count(*sign, u8::wrapping_add);
        }
    }

    /// Counts a sign that came or went.
    fn count(&mut self, sign: u8, change: fn(u8, u8) -> u8) {
        let Some(count) = self.counts.get_mut(usize::from(sign)) else { return };
        self.nines -= usize::from(*count == 9);
        *count = change(*count, 1);
        self.nines += usize::from(*count == 9);
    }

    /// Returns the line on which the map begins, if the signs are one.
    fn map(&self) -> Option<usize> {
        if self.signs.len() < 81 || self.nines < 9 {
            return None;
        }
        let kinds = (0..).zip(self.counts).filter(|(_, count)| *count > 0).map(|(kind, _)| kind);
        let region = |kind: u8| {
            let cells = Cell::all().zip(&self.signs).filter(|(_, (sign, _))| *sign == kind);
            cells.map(|(cell, _)| cell).collect::<CellSet>()
        };
        let regions: Vec<CellSet> = kinds.map(region).collect();
        let is_house = |region: &CellSet| House::all().any(|house| house.cells() == *region); // rows of 1 to 9 make up the columns
        let is_map = regions.iter().all(|region| is_connected(*region)) && !regions.iter().all(is_house);
        self.signs.front().filter(|_| is_map).map(|(_, line)| *line)
    }
}

/// Whether one gets from each of these cells to each other by sides.
fn is_connected(cells: CellSet) -> bool {
    let mut reached: CellSet = cells.iter().take(1).collect();
    loop {
        let is_beside = |cell: &Cell| {
            reached.iter().any(|other| {
                let apart = |one: usize, other: usize| one.abs_diff(other);
                apart(cell.row_index(), other.row_index()) + apart(cell.column_index(), other.column_index()) == 1
            })
        };
        let next: CellSet = (cells - reached).iter().filter(is_beside).collect();
        if next.is_empty() {
            return reached == cells;
        }
        reached |= next;
    }
}

/// The words for the rules of variants, in small letters and without signs between, each with the rule.
const WORDS: [(&str, KnownRule); 39] = [
    ("killer", KnownRule::KillerCages),
    ("cage", KnownRule::Cages),
    ("thermo", KnownRule::Thermometers),
    ("arrow", KnownRule::Arrows),
    ("jigsaw", KnownRule::IrregularRegions),
    ("irregular", KnownRule::IrregularRegions),
    ("nonomino", KnownRule::IrregularRegions),
    ("chaosconstruction", KnownRule::IrregularRegions),
    ("diagonal", KnownRule::Diagonals),
    ("sudokux", KnownRule::Diagonals),
    ("xsudoku", KnownRule::Diagonals),
    ("antiknight", KnownRule::AntiKnight),
    ("antiking", KnownRule::AntiKing),
    ("nonconsecutive", KnownRule::NonConsecutive),
    ("disjointgroup", KnownRule::DisjointGroups),
    ("windoku", KnownRule::ExtraRegions),
    ("hypersudoku", KnownRule::ExtraRegions),
    ("extraregion", KnownRule::ExtraRegions),
    ("samurai", KnownRule::OverlappingBoards),
    ("kropki", KnownRule::Dots),
    ("sandwich", KnownRule::SandwichSums),
    ("skyscraper", KnownRule::Skyscrapers),
    ("xsum", KnownRule::XSums),
    ("evenodd", KnownRule::EvenOdd),
    ("oddeven", KnownRule::EvenOdd),
    ("whisper", KnownRule::WhisperLines),
    ("renban", KnownRule::RenbanLines),
    ("palindrome", KnownRule::Palindromes),
    ("betweenline", KnownRule::BetweenLines),
    ("regionsum", KnownRule::RegionSumLines),
    ("entropicline", KnownRule::EntropicLines),
    ("nabner", KnownRule::NabnerLines),
    ("quadruple", KnownRule::Quadruples),
    ("fogofwar", KnownRule::Fog),
    ("wordoku", KnownRule::Letters),
    ("calcudoku", KnownRule::Cages),
    ("kenken", KnownRule::Cages),
    ("futoshiki", KnownRule::SignsBetweenCells),
    ("constraint", KnownRule::Constraints),
];

/// The keys under which program data names what kind of puzzle it has.
const KINDS: [&str; 9] = ["type", "kind", "variant", "variants", "variation", "mode", "genre", "category", "puzzletype"];

/// The letters of a text, small, without what stands between.
fn squeezed(text: &str) -> String {
    text.chars().filter(|ch| ch.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Returns the rule that one of the words in a text names.
fn rule_in(text: &str) -> Option<KnownRule> {
    let text = squeezed(text);
    WORDS.iter().find(|(word, _)| text.contains(word)).map(|(_, rule)| *rule)
}

/// The rule that an address names in its path or in its parameters: `/killersudoku.htm`, `?variant=antiknight`.
pub(crate) fn in_address(address: &str) -> Option<ReadErrorKind> {
    let behind = address.split_once("://").map_or(address, |(_, behind)| behind);
    let (_, path) = behind.split_once('/')?;
    rule_in(path).map(|rule| ReadErrorKind::Rule(rule.into()))
}

/// The puzzle of JSON that f-puzzles or SudokuPad keeps, or the error that the data has the rule of a variant; nothing of other texts.
pub(crate) fn in_data(text: &str) -> Option<Result<NumberedReading, ReadError>> {
    let trimmed = text.trim_start();
    if !trimmed.starts_with(['{', '[']) {
        return None;
    }
    steps::count(text.len());
    let line = 1 + text.split('\n').take_while(|line| line.trim().is_empty()).count();
    let error = |kind: ReadErrorKind| ReadError { kind, line, column: 1 };
    let data = Value::read(trimmed)?;
    let site = match () {
        () if f_puzzles::is_of_site(&data) => Some((Site::FPuzzles, f_puzzles::of_data(&data, Site::FPuzzles.name()))),
        () if sudoku_pad::is_of_site(&data) => Some((Site::SudokuPad, sudoku_pad::of_data(&data, Site::SudokuPad.name()))),
        () => None,
    };
    if let Some((site, read)) = site {
        let result = read.map(|puzzle| Reading { form: Form::SiteData { site }, ..site::reading_of(site, puzzle) });
        return Some(
            result.map(|reading| NumberedReading { line, result: Ok(reading) }).map_err(|link| error(ReadErrorKind::Link(link))),
        );
    }
    rule_of(&data).map(|rule| Err(error(ReadErrorKind::Rule(rule.into()))))
}

/// The rule that a member of data names, however deep it stands.
fn rule_of(data: &Value) -> Option<KnownRule> {
    let of_member = |(key, value): &(String, Value)| {
        let says = !value.is_nothing() && (value.is_true() || !value.items().is_empty() || !value.members().is_empty());
        let by_key = || rule_in(key).or_else(|| f_puzzles::rule_called(&key.to_lowercase()));
        match squeezed(key).as_str() {
            kind if KINDS.contains(&kind) && !value.text().is_empty() => rule_in(value.text()),
            kind if KINDS.contains(&kind) => value.items().iter().find_map(|item| rule_in(item.text())),
            "regions" | "region" if sudoku_pad::are_irregular(value) => Some(KnownRule::IrregularRegions),
            _ if says => by_key(),
            _ => None,
        }
    };
    let own = data.members().iter().find_map(of_member);
    let members = data.members().iter().map(|(_, value)| value);
    own.or_else(|| members.chain(data.items()).find_map(rule_of))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Puzzles, read};

    const LINE: &str = "810020040002050006000000300009000007500067038608000000080271500000306000107000680";
    const MAP: &str = "AAABBBCCCAAABBBCCCDAABBECCFDDAEBECFFDDDEEEFFFDDGEEHIFFDGGEHHIIFGGGHHHIIIGGGHHHIII";

    /// The map with other signs, in rows or pieces, in which each sign is written so.
    fn map(signs: &str, width: usize, between: &str, row: impl Fn(&str) -> String) -> String {
        let kinds: Vec<char> = signs.chars().collect();
        let cells: Vec<String> = MAP.bytes().map(|kind| kinds[usize::from(kind - b'A')].to_string()).collect();
        cells.chunks(width).map(|cells| row(&cells.join(between)) + "\n").collect()
    }

    /// Beside the board each text has a part of the same size, which says which cells belong together.
    #[test]
    fn a_map_of_regions_is_found_however_it_is_written() {
        let rows: String = LINE.as_bytes().chunks(9).map(|row| format!("{}\n", String::from_utf8_lossy(row))).collect();
        let maps = [
            map("abcdefghi", 9, "", |row| row.to_owned()),
            map("123456789", 9, " ", |row| row.to_owned()),
            map("012345678", 9, ",", |row| format!("[{row}],")),
            map("zyxwvutsr", 9, "|", |row| format!("|{row}|")),
            map("ABCDEFGHI", 9, "\t", |row| row.to_owned()),
            map("ABCDEFGHI", 9, "\",\"", |row| format!("    [\"{row}\"],")),
            map("PQRSTUVWX", 3, "", |row| row.to_owned()),
            map("987654321", 81, "", |row| row.to_owned()),
            map("987654321", 81, ", ", |row| format!("int regions[81] = {{{row}}};")),
        ];
        for map in maps {
            for text in
                [format!("{rows}\n{map}"), format!("{map}\n{rows}"), format!("{rows}\nRegions\nDifficult\n{map}Good luck")]
            {
                assert!(read(&text).is_err_and(|error| error.kind == ReadErrorKind::Regions), "{text}");
                assert!(Puzzles::of_text(&text).all(|one| one.result.is_err()), "{text}");
            }
        }
        let table = format!("id,puzzle,regions\n1,{LINE},{MAP}\n");
        assert!(Puzzles::of_text(&table).all(|one| one.result.is_err()));
        let long = format!("{LINE}\n").repeat(13_000) + MAP + "\n" + LINE;
        let errors: Vec<_> = Puzzles::of_text(&long).filter_map(|one| one.result.err()).collect();
        assert_eq!(errors, [ReadError { kind: ReadErrorKind::Regions, line: 13_001, column: 1 }]);
    }

    #[test]
    fn the_map_of_the_boxes_and_a_solved_board_are_no_rules() {
        let boxes: String = Cell::all().map(|cell| char::from(b'A' + cell.box_index() as u8)).collect();
        let solved = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";
        for text in [boxes.as_str(), solved, LINE, &"1".repeat(81), &MAP[1..]] {
            assert_eq!(regions(text), None, "{text}");
        }
    }

    /// Each text is data that names a rule beside the cells, by a key or by the kind of puzzle.
    #[test]
    fn data_with_a_rule_is_refused_by_its_name() {
        for (beside, rule) in [
            (r#""killerCages": [{"total": 7, "cells": ["A1", "A2"]}]"#, KnownRule::KillerCages),
            (r#""thermos": [[1, 2, 3]]"#, KnownRule::Thermometers),
            (r#""arrows": [[0, 1]]"#, KnownRule::Arrows),
            (r#""kropki_dots": [{"cells": [0, 1], "black": true}]"#, KnownRule::Dots),
            (r#""anti-king": true"#, KnownRule::AntiKing),
            (r#""rules": {"nonConsecutive": true}"#, KnownRule::NonConsecutive),
            (r#""variant": "Sudoku X""#, KnownRule::Diagonals),
            (r#""puzzleType": "IRREGULAR""#, KnownRule::IrregularRegions),
            (r#""variants": ["normal", "Windoku"]"#, KnownRule::ExtraRegions),
            (
                r#""regions": [[[0,0],[0,1],[0,2],[0,3],[1,0],[1,1],[1,2],[2,0],[2,1]],[[0,4],[0,5]],[[0,6]],[[3,0]],[[3,3]],[[3,6]],[[6,0]],[[6,3]],[[6,6]]]"#,
                KnownRule::IrregularRegions,
            ),
            (r#""meta": {"setter": {"constraints": ["sum"]}}"#, KnownRule::Constraints),
        ] {
            for text in [format!("{{\"puzzle\": \"{LINE}\", {beside}}}"), format!("\n[{{{beside}, \"board\": \"{LINE}\"}}]\n")] {
                let error = read(&text).unwrap_err();
                assert_eq!(error.kind, ReadErrorKind::Rule(rule.into()), "{text}");
            }
        }
        for beside in
            [r#""cages": []"#, r#""diagonal": false"#, r#""type": "classic""#, r#""difficulty": "killer""#, r#""arrow": null"#]
        {
            let text = format!("{{\"puzzle\": \"{LINE}\", {beside}}}");
            assert_eq!(read(&text).map(|reading| format!("{:#}", reading.grid)), Ok(LINE.to_owned()), "{text}");
        }
    }

    /// Each address names a rule, and the cells stand in it plainly.
    #[test]
    fn an_address_with_a_rule_is_refused_by_its_name() {
        for path in ["killer/", "play?type=anti-king&p=", "Jigsaw_Sudoku.aspx?bd=", "x-sudoku/#", "sudoku/windoku/"] {
            let text = format!("https://example.org/{path}{LINE}");
            assert!(matches!(read(&text).unwrap_err().kind, ReadErrorKind::Rule(_)), "{text}");
        }
        for path in ["play/", "sudoku.htm?bd=", "hard/classic?p="] {
            assert!(read(&format!("https://killer.example.org/{path}{LINE}")).is_ok(), "{path}");
        }
    }

    /// The JSON of f-puzzles and SudokuPad says the same whether it is packed in a link or stands there plainly.
    #[test]
    fn the_data_of_a_site_is_read_as_its_links_are() {
        let cell = |digit: u8, given: &str| match digit {
            b'0' => "{}".to_owned(),
            digit => format!("{{\"value\": {}{given}}}", char::from(digit)),
        };
        let rows = |given: &str| {
            let rows =
                LINE.as_bytes().chunks(9).map(|row| row.iter().map(|digit| cell(*digit, given)).collect::<Vec<_>>().join(","));
            rows.map(|row| format!("[{row}]")).collect::<Vec<_>>().join(",\n")
        };
        let f_puzzles = |beside: &str| format!("{{\"size\": 9, {beside} \"grid\": [{}]}}", rows(", \"given\": true"));
        let sudoku_pad = |beside: &str| format!("{{\"id\": \"x\", {beside} \"cells\": [{}]}}", rows(""));
        for (text, site) in [(f_puzzles(""), Site::FPuzzles), (sudoku_pad("\"regions\": [[[0, 0], [2, 2]]],"), Site::SudokuPad)] {
            let reading = read(&text).unwrap();
            assert_eq!((format!("{:#}", reading.givens()), reading.form), (LINE.to_owned(), Form::SiteData { site }));
        }
        for text in [
            f_puzzles("\"thermometer\": [{\"lines\": [[\"R1C1\"]]}],"),
            sudoku_pad("\"cages\": [{\"cells\": [[0, 0]], \"value\": 3}],"),
        ] {
            assert!(matches!(read(&text).unwrap_err().kind, ReadErrorKind::Link(crate::LinkError::Variant { .. })), "{text}");
        }
    }
}
