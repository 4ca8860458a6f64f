//! The words that say what a number of a list of cells is: a row, a column, a digit.

use super::super::Sign;

/// The role of a number for its cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Row,
    Column,
    Digit,
}

/// The words for each role, in small letters. A name that begins with one of the first three letters' words (`rowIndex`) is known too.
const WORDS: [(Role, &[&str]); 3] = [
    (
        Role::Row,
        &[
            "row",
            "rows",
            "r",
            "y",
            "i",
            "line",
            "zeile",
            "ligne",
            "fila",
            "riga",
            "linha",
            "rij",
            "rad",
            "wiersz",
            "radek",
            "satir",
            "строка",
            "ряд",
            "行",
        ],
    ),
    (
        Role::Column,
        &[
            "column",
            "columns",
            "col",
            "cols",
            "c",
            "x",
            "j",
            "spalte",
            "colonne",
            "columna",
            "colonna",
            "coluna",
            "kolom",
            "kolumn",
            "kolumna",
            "sloupec",
            "sutun",
            "столбец",
            "столбик",
            "列",
        ],
    ),
    (
        Role::Digit,
        &[
            "value",
            "values",
            "val",
            "v",
            "digit",
            "digits",
            "d",
            "number",
            "num",
            "n",
            "given",
            "clue",
            "hint",
            "entry",
            "k",
            "z",
            "figure",
            "zahl",
            "ziffer",
            "wert",
            "chiffre",
            "valeur",
            "valor",
            "numero",
            "número",
            "cifra",
            "getal",
            "cijfer",
            "siffra",
            "wartość",
            "cyfra",
            "значение",
            "цифра",
            "число",
            "数",
            "值",
        ],
    ),
];

/// The beginnings of longer names: `rowIndex`, `col_no`.
const BEGINNINGS: [(&str, Role); 4] = [("row", Role::Row), ("col", Role::Column), ("val", Role::Digit), ("digit", Role::Digit)];

impl Role {
    /// The role that a word names, in any case.
    pub(super) fn of(word: &str) -> Option<Role> {
        let word = word.to_lowercase();
        let exact = WORDS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(role, _)| *role);
        exact.or_else(|| BEGINNINGS.iter().find(|(beginning, _)| word.starts_with(beginning)).map(|(_, role)| *role))
    }
}

/// The words for boxes, and for the places in them, in small letters.
const BOXES: [&str; 14] =
    ["box", "boxes", "b", "block", "blocks", "blk", "bloc", "bloque", "blok", "subgrid", "nonet", "square", "kasten", "carré"];
const PLACES: [&str; 15] = [
    "cell", "cells", "position", "pos", "p", "place", "index", "idx", "field", "zelle", "feld", "case", "casilla", "celda",
    "cella",
];

/// Whether words name boxes and the places in them, and neither rows nor columns.
pub(super) fn are_boxes_named(signs: &[Sign]) -> bool {
    let (mut boxes, mut places) = (false, false);
    for word in words(signs) {
        let word = super::super::text_of(word).to_lowercase();
        if matches!(Role::of(&word), Some(Role::Row | Role::Column)) {
            return false;
        }
        boxes |= BOXES.contains(&word.as_str());
        places |= PLACES.contains(&word.as_str());
    }
    boxes && places
}

/// The words of a text.
pub(super) fn words(signs: &[Sign]) -> impl Iterator<Item = &[Sign]> {
    signs.split(|sign| !sign.ch.is_alphabetic()).filter(|word| !word.is_empty())
}

/// The order in which the three numbers of a cell stand, where a comment, a heading or a line of a program says it; the error is that
/// such lines say different things.
pub(super) fn order_said<'a>(lines: impl Iterator<Item = &'a [Sign]>) -> Result<Option<[Role; 3]>, Sign> {
    let mut said: Option<[Role; 3]> = None;
    for line in lines {
        let Some(order) = order_in(line) else { continue };
        match (said, line.first()) {
            (Some(other), Some(first)) if other != order => return Err(*first),
            _ => said = Some(order),
        }
    }
    Ok(said)
}

/// The order in which a line names all three. A line of cells has numbers in their place.
fn order_in(line: &[Sign]) -> Option<[Role; 3]> {
    if line.len() > LONGEST_SAYING || line.iter().filter(|sign| sign.ch.is_ascii_digit()).count() > 2 {
        return None;
    }
    let mut order: Vec<Role> = Vec::new();
    for word in words(line) {
        let role = Role::of(&super::super::text_of(word));
        order.extend(role.filter(|role| !order.contains(role)));
    }
    order.try_into().ok()
}

/// A longer line says other things.
const LONGEST_SAYING: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain::Plain;

    #[test]
    fn a_line_says_in_which_order_the_numbers_stand() {
        let order = |text: &str| {
            let signs = Plain::new(text).signs();
            order_said(signs.split(|sign| sign.ch == '\n')).map_err(|at| at.line)
        };
        use Role::{Column, Digit, Row};
        for (text, expected) in [
            ("% clues: row, column, value", Ok(Some([Row, Column, Digit]))),
            ("for (x, y, digit) in cells {", Ok(Some([Column, Row, Digit]))),
            ("Zeile;Spalte;Ziffer", Ok(Some([Row, Column, Digit]))),
            ("n, rowIndex, colIndex", Ok(Some([Digit, Row, Column]))),
            ("row and column", Ok(None)),
            ("r1c1 = 2, n", Ok(None)),
            ("row, col, value\ncol, row, value", Err(2)),
        ] {
            assert_eq!(order(text), expected, "{text}");
        }
    }
}
