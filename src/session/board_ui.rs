//! What the player has selected, lit and begun on the board that is shown. Undo brings nothing of it back.

use super::{Filters, Press, Selection};
use nonet_core::board::{Cell, CellSet, Digit, DigitSet, Grid};

/// What is selected, lit and begun on the board.
#[derive(Clone, Debug)]
pub struct BoardUi {
    /// What is selected.
    pub selection: Selection,
    /// The press that was not released yet.
    pub pressed: Option<Press>,
    /// The digits that are lit, beside that of the selected cell.
    pub lit: DigitSet,
    /// What else cells are picked out by.
    pub filters: Filters,
    /// Whether the row that picks out cells is shown where there is little room.
    pub highlighting: bool,
    /// What the next key is for.
    pub pending: Pending,
    /// Whether typing a given goes on to the next cell.
    pub auto_advance: bool,
    /// Whether the last thing that changed a board was typed.
    pub typing: bool,
    /// The cells that a sentence speaks of which is pointed at.
    pub pointed: CellSet,
    /// The case that is shown by itself, of the step that is shown.
    pub case: Option<usize>,
    /// How often the focus was to go to the board: what comes next is typed there.
    pub to_board: u32,
}

/// What the next key is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// What it always is for.
    Nothing,
    /// A digit is to be lit.
    Light,
    /// A digit is asked about: why not here?
    WhyNot,
    /// A letter asks for something to be spoken.
    Query,
}

impl BoardUi {
    /// With this selected, and nothing else begun.
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
            to_board: 0,
        }
    }

    /// A digit is typed that may be meant for highlighting: after the key for that, or where no cell is selected and none is to be
    /// written by a tap (`writes_by_tap`). Says whether it was.
    pub fn light(&mut self, digit: Digit, writes_by_tap: bool) -> bool {
        match std::mem::replace(&mut self.pending, Pending::Nothing) {
            Pending::Light => self.lit = self.lit ^ DigitSet::of(digit),
            _ if self.selection.cells.is_empty() && !writes_by_tap => {
                self.lit = if self.lit == DigitSet::of(digit) { DigitSet::EMPTY } else { DigitSet::of(digit) };
            }
            _ => return false,
        }
        true
    }

    /// Goes on to the next cell while givens are typed.
    pub fn advance(&mut self) {
        let next = Cell::from_index(self.selection.cursor.index() + 1);
        if let Some(next) = next
            && self.auto_advance
            && self.selection.cells.len() == 1
        {
            self.selection = Selection::of(next);
        }
    }

    /// Where givens are typed on `typed` and nothing is to be erased, the cell before is what is erased.
    pub fn go_back_over_empty(&mut self, typed: &Grid) {
        let nothing = !self.selection.cells.meets(typed.filled());
        if nothing && self.auto_advance && self.selection.cells.len() == 1 {
            let before = self.selection.cursor.index().checked_sub(1).and_then(Cell::from_index);
            self.selection = before.map_or(self.selection, Selection::of);
        }
    }

    /// Where givens are typed, the cursor goes to the one cell that was taken back or written again. Says whether it did.
    pub fn follow_typing(&mut self, before: &Grid, now: &Grid) -> bool {
        let changed: CellSet = Cell::all().filter(|cell| before[*cell] != now[*cell]).collect();
        let cell = changed.single();
        self.selection = cell.map_or(self.selection, Selection::of);
        cell.is_some()
    }
}
