//! The state of the board's user interface: selection, lit digits, unfinished input. Undo does not restore it.

use super::{Filters, Press, Selection};
use crate::text;
use nonet_core::board::{Cell, CellSet, Digit, DigitSet, Grid};

/// The state of the board's user interface.
#[derive(Clone, Debug)]
pub struct BoardUi {
    /// The selected cells and the cursor.
    pub selection: Selection,
    /// The press that was not released yet. None if nothing is pressed.
    pub pressed: Option<Press>,
    /// The lit digits, besides the digit of the selected cell.
    pub lit: DigitSet,
    /// The further filters by which cells are highlighted.
    pub filters: Filters,
    /// Whether the highlight row is shown on small screens.
    pub highlighting: bool,
    /// The meaning of the next key.
    pub pending: Pending,
    /// Whether the cursor advances to the next cell after a given is typed.
    pub auto_advance: bool,
    /// Whether the last change of a board was typed.
    pub typing: bool,
    /// The cells of the sentence under the pointer.
    pub pointed: CellSet,
    /// The index of the case of the shown step that is shown by itself. None shows all cases.
    pub case: Option<usize>,
    /// The number of times that the focus was requested for the board, because typing continues there.
    pub focus_requests: u32,
}

/// The meaning of the next key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// The usual meaning.
    Nothing,
    /// The next digit is lit.
    Light,
    /// The next digit is one about which the player asks "Why not here?".
    WhyNot,
    /// The next letter chooses a query, whose answer is spoken.
    Query,
}

impl BoardUi {
    /// Creates the state with a selection and everything else at its default.
    #[must_use]
    pub fn new(selection: Selection) -> BoardUi {
        BoardUi {
            selection,
            pressed: None,
            lit: DigitSet::EMPTY,
            filters: Filters::default(),
            highlighting: false,
            pending: Pending::Nothing,
            auto_advance: true,
            typing: false,
            pointed: CellSet::EMPTY,
            case: None,
            focus_requests: 0,
        }
    }

    /// Handles a typed digit that may be meant for highlighting: after the highlight key, or when no cell is selected and a tap
    /// doesn't write (`writes_by_tap`). Returns whether the digit was used.
    pub fn light(&mut self, digit: Digit, writes_by_tap: bool) -> bool {
        match std::mem::replace(&mut self.pending, Pending::Nothing) {
            Pending::Light => self.lit ^= DigitSet::of(digit),
            _ if self.selection.cells.is_empty() && !writes_by_tap => {
                self.lit = if self.lit == DigitSet::of(digit) { DigitSet::EMPTY } else { DigitSet::of(digit) };
            }
            _ => return false,
        }
        true
    }

    /// Returns the words about highlighted digits that changed since `before`, or about the digit that is to be typed for highlighting.
    /// None if neither is new.
    #[must_use]
    pub fn highlighting_announcement(&self, before: &BoardUi) -> Option<String> {
        let asks = self.pending != before.pending && self.pending == Pending::Light;
        self.highlighted_announcement(before).or_else(|| asks.then(|| text::HIGHLIGHT_WHICH.say()))
    }

    /// Returns the words about highlighted digits that changed since `before`. None if none did.
    #[must_use]
    pub fn highlighted_announcement(&self, before: &BoardUi) -> Option<String> {
        (self.lit != before.lit).then(|| text::highlighted(self.lit))
    }

    /// Moves the cursor to the next cell, if that is switched on and one cell is selected.
    pub fn advance(&mut self) {
        let next = Cell::from_index(self.selection.cursor.index() + 1);
        if let Some(next) = next
            && self.auto_advance
            && self.selection.cells.len() == 1
        {
            self.selection = Selection::of(next);
        }
    }

    /// Before an erasure of empty cells while givens are typed, moves the cursor to the previous cell, which is then erased.
    pub fn go_back_over_empty(&mut self, typed: &Grid) {
        let nothing = self.selection.cells.is_disjoint(typed.filled_cells());
        if nothing && self.auto_advance && self.selection.cells.len() == 1 {
            let before = self.selection.cursor.index().checked_sub(1).and_then(Cell::from_index);
            self.selection = before.map_or(self.selection, Selection::of);
        }
    }

    /// Moves the cursor to the one cell that an undo or redo of typing changed. Returns whether exactly one cell changed.
    pub fn follow_typing(&mut self, before: &Grid, now: &Grid) -> bool {
        let changed: CellSet = Cell::all().filter(|cell| before[*cell] != now[*cell]).collect();
        let cell = changed.single();
        self.selection = cell.map_or(self.selection, Selection::of);
        cell.is_some()
    }
}
