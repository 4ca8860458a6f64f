//! The rows of the list of keys, each with the keys and their action.

/// The keys that move the cursor.
pub const MOVE: (&str, &str) = ("Arrows", "Move; with Shift, select more");
/// The keys that move the cursor to an end of the row or the board.
pub const ENDS: (&str, &str) = ("Home, End", "To the ends of the row; with Ctrl, of the board");
/// The keys that move the cursor by a box.
pub const BOXES: (&str, &str) = ("Page Up, Page Down", "One box up or down");
/// The keys that move the cursor to an empty cell.
pub const EMPTY_CELLS: (&str, &str) = (". and ,", "Next and previous empty cell; while givens are typed, . leaves a cell empty");
/// The keys that write a digit.
pub const DIGIT: (&str, &str) = ("1 to 9", "Write the digit");
/// What the notes of a player say to hints and to Check.
pub const WHAT_NOTES_SAY: &str = "Notes, hints and Check (Play): a candidate is ruled out once its note was taken away, by you or by a hint. \
    A digit that was never noted in a cell is not ruled out there. Check finds fault with a right digit that was taken away if the notes \
    of its cell had held every possible digit, by Fill notes or by hand.";
/// The keys that write a note.
pub const NOTE: (&str, &str) = ("Shift + 1 to 9", "Write a note (Play), rule out a candidate (Solve)");
/// The keys that change the mode of entry.
pub const MODES: (&str, &str) = (
    "Space; Z, X, C, V, D; N",
    "What the keys write: next; digit, notes, centre notes (where both sorts are on), colour, line; notes on or off (Play)",
);
/// The keys that empty a cell.
pub const ERASE: (&str, &str) = ("Delete, Backspace, 0", "Empty the cell");
/// The keys of undo.
pub const UNDO: (&str, &str) = ("Ctrl+Z or [", "Undo");
/// The keys of redo.
pub const REDO: (&str, &str) = ("Ctrl+Y, Ctrl+Shift+Z or ]", "Redo");
/// Copying the board.
pub const COPY: (&str, &str) = ("Ctrl+C", "Copy the puzzle");
/// The keys that select all cells.
pub const SELECT_ALL: (&str, &str) = ("Ctrl+A", "Select all cells");
/// The keys that light a digit.
pub const LIGHT: (&str, &str) =
    ("F, then a digit", "Light the digit, again for several; F twice ends it. Colours then go to its notes");
/// The key of the next step, or of a hint.
pub const STEP: (&str, &str) = ("H", "Take the next step (Solve); a hint, then more of it (Play)");
/// The key that applies a hint.
pub const APPLY: (&str, &str) = ("Enter", "Apply a hint that is told to its end (Play)");
/// The keys that ask why a digit can't be in a cell.
pub const WHY_NOT: (&str, &str) = ("W, then a digit", "Why not this digit here? (Play)");
/// The keys that look for mistakes.
pub const CHECK: (&str, &str) = ("Ctrl+Enter", "Check for mistakes (Play)");
/// The keys that set a save point and return to the last one.
pub const SAVE_POINTS: (&str, &str) = ("Ctrl+S, Ctrl+B", "Set a bookmark; back to the last one (Play)");
/// The key that pauses the game.
pub const PAUSE: (&str, &str) = ("P", "Pause (Play)");
/// The keys that have something spoken.
pub const SPEAK: (&str, &str) =
    ("', then R L B K M G", "Speak the row, column or box; what can go here; what remains; how full the board is");
/// The key that shares the board.
pub const SHARE: (&str, &str) = ("S", "Share");
/// The keys that walk through the solutions.
pub const WALK: (&str, &str) = ("< and >", "Walk through several solutions (Solve)");
/// The key that opens the list of keys.
pub const KEYS: (&str, &str) = ("?", "This list");
/// The key that closes a dialog.
pub const CLOSE: (&str, &str) = ("Esc", "Close what is open, then deselect");
