//! Actions on a board, in whichever room the board is: selecting cells and writing into them.

use nonet_core::board::{Cell, Digit};

/// An action on the board that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardAction {
    /// Selects this cell alone.
    Select(Cell),
    /// Presses this cell at the place of this digit's note. The cell is selected, or added to the selection in a game
    /// with `PlayAction::Adding` on. A press that writes does so at its release.
    Press(Cell, Digit),
    /// Ends the press, wherever the pointer was released.
    EndPress,
    /// Takes back a press that was not released: a second finger came down, or the browser scrolls.
    TakePressBack,
    /// Adds the cell to the selection, or removes it: Ctrl and a click, or a tap while several cells are selected.
    SelectAlso(Cell),
    /// Releases the press in this cell at the place of this digit's note. A press that began in this cell writes; a line that
    /// began in another cell ends here.
    Release(Cell, Digit),
    /// Adds the cell to the selection, because a drag passes over it.
    SelectOver(Cell),
    /// Adds all cells between the cursor and this cell to the selection: Shift and a click.
    SelectTo(Cell),
    /// Moves the cursor.
    Go(CursorMove),
    /// Moves the cursor and keeps the selection.
    Extend(CursorMove),
    /// Selects all cells.
    SelectAll,
    /// Selects every cell with the digit of this cell: a double click.
    SelectSame(Cell),
    /// Enters the digit in the selected cells: a key of the keyboard or of the keypad.
    Digit(Digit),
    /// Makes the other kind of entry than [`Digit`](BoardAction::Digit): a note in the digit mode, a digit in the notes mode. In
    /// Solve it removes or restores a candidate.
    Note(Digit),
    /// Erases the content of the selected cells.
    Erase,
    /// The key `0`: erases the cell and, while givens are typed, moves to the next cell.
    Zero,
    /// The key `.`: while givens are typed, erases the cell and moves on; otherwise moves to the next empty cell.
    Dot,
    /// The key `,`: moves to the previous empty cell.
    Comma,
    /// The space bar: works like [`Dot`](BoardAction::Dot) while givens are typed; in a game it switches to the next mode.
    Space,
    /// The key Enter: takes what is offered beside the board.
    Confirm,
    /// Sets whether typing a given moves the cursor to the next cell.
    AutoAdvance(bool),
    /// Makes the next digit key highlight its digit instead of writing it; a second press cancels that.
    LightNext,
    /// Switches the highlighting of this digit on or off.
    Light(Digit),
    /// Switches this filter on or off.
    Filter(Filter),
    /// Shows or hides the highlight row on a small screen.
    Highlighting(bool),
    /// Undoes the last change.
    Undo,
    /// Redoes the change that was undone last.
    Redo,
    /// Empties the board, as one change.
    Clear,
    /// Removes everything but the givens, as one change.
    Restart,
    /// Asks for the next step: Solve takes it, Play gives a hint.
    Step,
}

impl BoardAction {
    /// Whether the action may change the board or give the player information about the solution.
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
                | BoardAction::Confirm
        )
    }
}

/// A movement of the cursor. It stops at the edges of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the names say it
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

/// A filter that highlights cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Cells with two candidates.
    Bivalue,
    /// The strong links of the highlighted digits: houses with exactly two places for one of them.
    Links,
}
