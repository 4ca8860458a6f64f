//! The stored state of the Make room other than the book: the open tab, the book's title, and the puzzle that is being set.

use super::{earlier, rules::SetterRules, setting::MOST_MASKS};
use crate::{
    action::MakeTab,
    record::{NewerVersion, Record, RecordFormat, or_default, without_damaged},
    text,
};
use nonet_core::board::{CellSet, Digit, Grid, Symmetry};
use nonet_game::History;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The stored state of the Make room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMake {
    /// The open tab.
    pub part: MakeTab,
    /// The puzzle that is being set, with its history.
    pub history: History<Grid>,
    /// The title of the book.
    pub title: Rc<str>,
    /// The rules that the givens keep.
    pub rules: SetterRules,
    /// The masks that the setter kept.
    pub masks: Vec<CellSet>,
}

/// The body of the record.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
pub(super) struct Body {
    #[serde(deserialize_with = "or_default")]
    pub(super) tab: MakeTab,
    #[serde(deserialize_with = "or_default")]
    pub(super) givens: Grid,
    /// The acts that can be undone, the latest last.
    #[serde(deserialize_with = "without_damaged")]
    pub(super) past: Vec<Grid>,
    #[serde(deserialize_with = "or_default")]
    pub(super) title: Option<Rc<str>>,
    /// The cells that may be given, as a grid that has any digits there. None if all may be.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub(super) mask: Option<Grid>,
    /// The cells whose digits are locked, as a grid that has any digits there. None if none are.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub(super) locked: Option<Grid>,
    /// The symmetry of the givens. None for any.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub(super) symmetry: Option<Symmetry>,
    /// The masks that the setter kept, each as a grid.
    #[serde(deserialize_with = "without_damaged", skip_serializing_if = "is_default")]
    pub(super) masks: Vec<Grid>,
}

impl KeptMake {
    /// The stored form. Versions 0 and 1 have lines (`earlier.rs`).
    pub const FORMAT: RecordFormat = RecordFormat::new("make", 2);

    /// The number of acts that can be undone after a reload.
    pub const ACTS: usize = 50;

    /// Returns the state as text.
    #[must_use]
    pub fn text(&self) -> String {
        let (givens, past) = (*self.history.now(), self.history.past().rev().copied().collect());
        let SetterRules { mask, locked, symmetry } = self.rules;
        KeptMake::FORMAT.write_json(&Body {
            tab: self.part,
            givens,
            past,
            title: Some(Rc::clone(&self.title)),
            mask: (mask != CellSet::ALL).then(|| grid_of(mask)),
            locked: (!locked.is_empty()).then(|| grid_of(locked)),
            symmetry: (symmetry != Symmetry::None).then_some(symmetry),
            masks: self.masks.iter().copied().map(grid_of).collect(),
        })
    }

    /// Reads a text of [`text`](KeptMake::text). Damaged parts get their default.
    #[must_use]
    pub fn read(text: &str) -> KeptMake {
        let body = match KeptMake::FORMAT.read(text) {
            Err(NewerVersion) => None,
            Ok(Record { version: 0, body }) => Some(earlier::read_unkeyed_make(body)),
            Ok(record @ Record { version: 1, .. }) => Some(earlier::read_make(record)),
            Ok(record) => record.json(),
        };
        let Body { tab, givens, past, title, mask, locked, symmetry, masks } = body.unwrap_or_default();
        let cells = |grid: Option<Grid>, default| grid.map_or(default, |grid| grid.filled_cells());
        let rules = SetterRules {
            mask: cells(mask, CellSet::ALL),
            locked: cells(locked, CellSet::EMPTY),
            symmetry: symmetry.unwrap_or_default(),
        };
        let masks = masks.iter().take(MOST_MASKS).map(Grid::filled_cells).collect();
        let history = History::with_past(past, givens);
        KeptMake { part: tab, history, title: title.unwrap_or_else(|| text::book::DEFAULT_TITLE.into()), rules, masks }
    }
}

/// Whether a field has its default, so that it need not be written.
fn is_default<T: Default + PartialEq>(field: &T) -> bool {
    *field == T::default()
}

/// Returns a grid that has a digit in each of these cells: sets of cells are numbers of 81 bits, which JSON has not.
fn grid_of(cells: CellSet) -> Grid {
    cells.iter().fold(Grid::EMPTY, |grid, cell| grid.with(cell, Some(Digit::D1)))
}

impl Default for KeptMake {
    fn default() -> KeptMake {
        KeptMake::read("")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Cell;

    #[test]
    fn what_is_kept_is_read_back_and_what_is_damaged_does_no_harm() {
        let [one, two] = [Digit::D5, Digit::D7].map(|digit| Grid::EMPTY.with(Cell::FIRST, Some(digit)));
        let history = History::with_past(vec![Grid::EMPTY, one], two);
        let kept = KeptMake { part: MakeTab::Editor, history, title: "For Ada".into(), ..KeptMake::default() };
        assert_eq!(KeptMake::read(&kept.text()), kept);
        let mask = CellSet::ALL.without(Cell::FIRST);
        let rules = SetterRules { mask, locked: Cell::FIRST.into(), symmetry: Symmetry::HalfTurn };
        let ruled = KeptMake { rules, masks: vec![mask, CellSet::EMPTY], ..kept.clone() };
        assert_eq!(KeptMake::read(&ruled.text()), ruled);
        let later = kept.text().replacen('2', "3", 1);
        let lines = "nonet make 1\npart x\ngivens 12\npast y\nlater z\n";
        let fields = "nonet make 2\n{\"tab\":\"x\",\"givens\":\"12\",\"past\":[\"y\",7],\"title\":[],\"later\":{}}\n";
        for text in ["", "\u{0}", "7\nnonsense", "0\n12", lines, fields, "nonet make 2\n", "nonet make 2\n[]\n", &later] {
            assert_eq!(KeptMake::read(text), KeptMake::default(), "{text:?}");
        }
    }
}
