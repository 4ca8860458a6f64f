//! What can be done on a board, in whichever room it is: cells are selected and written in.

use nonet_core::board::{Cell, Digit};

/// Something that is done on the board that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardAction {
    /// Selects this cell alone.
    Select(Cell),
    /// Presses this cell where the note of this digit has its place: selects it; in a game it may be added to the selection. What it
    /// writes is written when it is released there.
    Press(Cell, Digit),
    /// Presses this cell and releases it: it may get the locked digit, and where colours are written, the note is what gets them.
    Tap(Cell, Digit),
    /// The press is over, wherever it was released.
    EndPress,
    /// Takes the press back that was not released yet: a second finger came, or the browser scrolls.
    TakePressBack,
    /// Adds the cell to the selection, or takes it out: Ctrl and a click, or a tap while several are selected.
    SelectAlso(Cell),
    /// Releases the press in this cell where the note of this digit has its place: what was pressed there is written; a line that was
    /// begun elsewhere ends there.
    Release(Cell, Digit),
    /// Adds the cell to the selection: a drag passes over it.
    SelectOver(Cell),
    /// Adds everything between the cursor and this cell: Shift and a click.
    SelectTo(Cell),
    /// Moves the cursor.
    Go(CursorMove),
    /// Moves the cursor and keeps what was selected.
    Extend(CursorMove),
    /// Selects all cells.
    SelectAll,
    /// Selects every cell that holds what this cell holds: a double click.
    SelectSame(Cell),
    /// The digit for the selected cells: a key of the board or of the keypad.
    Digit(Digit),
    /// The other kind of entry than [`Digit`](BoardAction::Digit): a note where digits are written, a digit where notes are; in
    /// Solve a candidate is removed or restored.
    Note(Digit),
    /// Empties the selected cells.
    Erase,
    /// The key `0`: empties the cell and, while givens are typed, goes on to the next.
    Zero,
    /// The key `.`: while givens are typed, empties the cell and goes on; else to the next empty cell.
    Dot,
    /// The key `,`: to the empty cell before.
    Comma,
    /// The space bar: while givens are typed, the same as [`Dot`](BoardAction::Dot); in a game, what the keys write goes on to the next mode.
    Space,
    /// Switches going on to the next cell after a given was typed.
    AutoAdvance(bool),
    /// The next digit that is typed is to be lit, not written.
    LightNext,
    /// Lights this digit, or no longer.
    Light(Digit),
    /// Picks cells out by this filter, or no longer.
    Filter(Filter),
    /// Shows the row that picks out cells where there is little room, or hides it.
    Highlighting(bool),
    /// Takes the last act back.
    Undo,
    /// Does it again.
    Redo,
    /// Empties the board, as one act.
    Clear,
    /// Takes away all but the givens, as one act.
    Restart,
    /// The next step of reasoning: taken in Solve, hinted at in Play.
    Step,
}

impl BoardAction {
    /// Whether it may change what stands on the board, or tell of it what the player does not know.
    #[must_use]
    pub const fn plays(self) -> bool {
        matches!(
            self,
            BoardAction::Digit(_)
                | BoardAction::Note(_)
                | BoardAction::Erase
                | BoardAction::Zero
                | BoardAction::Undo
                | BoardAction::Redo
                | BoardAction::Clear
                | BoardAction::Restart
                | BoardAction::Step
        )
    }
}

/// Where the cursor goes. Nothing wraps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum CursorMove {
    Up,
    Down,
    Left,
    Right,
    RowStart,
    RowEnd,
    FirstCell,
    LastCell,
    BoxUp,
    BoxDown,
}

/// Something that cells are picked out by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Cells with two candidates.
    Bivalue,
    /// The strong links of the lit digits: houses with two places for one.
    Links,
}
