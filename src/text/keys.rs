//! The rows of the list of keys, each with the keys and their action.

use crate::text::Text;
pub use crate::text::generated::keys::*;

/// The keys that move the cursor.
pub const MOVE: (Text, Text) = (MOVE_NAME, MOVE_WORDS);
/// The keys that move the cursor to an end of the row or the board.
pub const ENDS: (Text, Text) = (ENDS_NAME, ENDS_WORDS);
/// The keys that move the cursor by a box.
pub const BOXES: (Text, Text) = (BOXES_NAME, BOXES_WORDS);
/// The keys that move the cursor to an empty cell.
pub const EMPTY_CELLS: (Text, Text) = (EMPTY_CELLS_NAME, EMPTY_CELLS_WORDS);
/// The keys that write a digit.
pub const DIGIT: (Text, Text) = (DIGIT_NAME, DIGIT_WORDS);
/// The keys that write a note.
pub const NOTE: (Text, Text) = (NOTE_NAME, NOTE_WORDS);
/// The keys that change the mode of entry.
pub const MODES: (Text, Text) = (MODES_NAME, MODES_WORDS);
/// The keys that empty a cell.
pub const ERASE: (Text, Text) = (ERASE_NAME, ERASE_WORDS);
/// The keys of undo.
pub const UNDO: (Text, Text) = (UNDO_NAME, UNDO_WORDS);
/// The keys of redo.
pub const REDO: (Text, Text) = (REDO_NAME, REDO_WORDS);
/// Copying the board.
pub const COPY: (Text, Text) = (COPY_NAME, COPY_WORDS);
/// The keys that select all cells.
pub const SELECT_ALL: (Text, Text) = (SELECT_ALL_NAME, SELECT_ALL_WORDS);
/// The keys that light a digit.
pub const LIGHT: (Text, Text) = (LIGHT_NAME, LIGHT_WORDS);
/// The key of the next step, or of a hint.
pub const STEP: (Text, Text) = (STEP_NAME, STEP_WORDS);
/// The key that applies a hint.
pub const APPLY: (Text, Text) = (APPLY_NAME, APPLY_WORDS);
/// The keys that ask why a digit can't be in a cell.
pub const WHY_NOT: (Text, Text) = (WHY_NOT_NAME, WHY_NOT_WORDS);
/// The keys that look for mistakes.
pub const CHECK: (Text, Text) = (CHECK_NAME, CHECK_WORDS);
/// The keys that set a save point and return to the last one.
pub const SAVE_POINTS: (Text, Text) = (SAVE_POINTS_NAME, SAVE_POINTS_WORDS);
/// The key that pauses the game.
pub const PAUSE: (Text, Text) = (PAUSE_NAME, PAUSE_WORDS);
/// The keys that have something spoken.
pub const SPEAK: (Text, Text) = (SPEAK_NAME, SPEAK_WORDS);
/// The key that shares the board.
pub const SHARE: (Text, Text) = (SHARE_NAME, SHARE_WORDS);
/// The keys that walk through the solutions.
pub const WALK: (Text, Text) = (WALK_NAME, WALK_WORDS);
/// The key that opens the list of keys.
pub const KEYS: (Text, Text) = (KEYS_NAME, KEYS_WORDS);
/// The key that closes a dialog.
pub const CLOSE: (Text, Text) = (CLOSE_NAME, CLOSE_WORDS);
/// The keys that begin a branch of an analysis, and that go from one branch to the next.
pub const BRANCHES: (Text, Text) = (BRANCHES_NAME, BRANCHES_WORDS);
