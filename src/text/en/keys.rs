//! The list of keys: on each row the keys, and what they do.

/// The cursor moves.
pub const MOVE: (&str, &str) = ("Arrows", "Move; with Shift, select more");
/// The cursor goes to an end.
pub const ENDS: (&str, &str) = ("Home, End", "To the ends of the row; with Ctrl, of the board");
/// The cursor goes a box on.
pub const BOXES: (&str, &str) = ("Page Up, Page Down", "One box up or down");
/// The cursor goes to an empty cell.
pub const EMPTY_CELLS: (&str, &str) = (". and ,", "Next and previous empty cell; while givens are typed, . leaves a cell empty");
/// A digit is written.
pub const DIGIT: (&str, &str) = ("1 to 9", "Write the digit");
/// A note is written.
pub const NOTE: (&str, &str) = ("Shift + 1 to 9", "Write a note (Play), rule out a candidate (Solve)");
/// The keys write something else.
pub const MODES: (&str, &str) = (
    "Space; Z, X, C, V, D; N",
    "What the keys write: next; digit, notes, centre notes (where both sorts are on), colour, line; notes on or off (Play)",
);
/// A cell is emptied.
pub const ERASE: (&str, &str) = ("Delete, Backspace, 0", "Empty the cell");
/// An act is taken back.
pub const UNDO: (&str, &str) = ("Ctrl+Z or [", "Undo");
/// It is done again.
pub const REDO: (&str, &str) = ("Ctrl+Y, Ctrl+Shift+Z or ]", "Redo");
/// All cells are selected.
pub const SELECT_ALL: (&str, &str) = ("Ctrl+A", "Select all cells");
/// A digit is lit.
pub const LIGHT: (&str, &str) =
    ("F, then a digit", "Light the digit, again for several; F twice ends it. Colours then go to its notes");
/// The next step is taken, or hinted at.
pub const STEP: (&str, &str) = ("H", "Take the next step (Solve); a hint, then more of it (Play)");
/// A hint is applied.
pub const APPLY: (&str, &str) = ("Enter", "Apply a hint that is told to its end (Play)");
/// It is asked why a digit can't be here.
pub const WHY_NOT: (&str, &str) = ("W, then a digit", "Why not this digit here? (Play)");
/// Mistakes are looked for.
pub const CHECK: (&str, &str) = ("Ctrl+Enter", "Check for mistakes (Play)");
/// A save point is set, or gone back to.
pub const SAVE_POINTS: (&str, &str) = ("Ctrl+S, Ctrl+B", "Set a save point; back to the last one (Play)");
/// The game pauses.
pub const PAUSE: (&str, &str) = ("P", "Pause (Play)");
/// Something is spoken.
pub const SPEAK: (&str, &str) =
    ("', then R L B K M G", "Speak the row, column or box; what can go here; what remains; how full the board is");
/// The board is shared.
pub const SHARE: (&str, &str) = ("S", "Share");
/// The solutions are walked through.
pub const WALK: (&str, &str) = ("< and >", "Walk through several solutions (Solve)");
/// The list of keys opens.
pub const KEYS: (&str, &str) = ("?", "This list");
/// Something is closed.
pub const CLOSE: (&str, &str) = ("Esc", "Close what is open, then deselect");
