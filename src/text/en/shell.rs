//! The texts of the header, the dialogs and the messages.

/// The name of the page.
pub const NAME: &str = "Nonet";

/// The name of the links to the rooms.
pub const ROOMS: &str = "Rooms";
/// The name of the Play room.
pub const PLAY: &str = "Play";
/// The name of the Solve room.
pub const SOLVE: &str = "Solve";
/// The name of the Make room.
pub const MAKE: &str = "Make";

/// The button that opens the menu, and the menu's name.
pub const MENU: &str = "Menu";

/// The button that opens the dialog to enter a puzzle, and the dialog's title.
pub const ENTRY: &str = "Enter or paste a puzzle";
/// The menu item and the title of the share dialog.
pub const SHARE: &str = "Share";
/// The menu item and the title of the export dialog.
pub const EXPORT: &str = "Export";
/// The menu item and the title of the print dialog, and its button that prints.
pub const PRINT: &str = "Print";
/// The menu item and the title of the library.
pub const LIBRARY: &str = "Library";
/// The menu item and the title of the list of techniques.
pub const TECHNIQUES: &str = "Techniques";
/// The menu item and the title of the list of keys.
pub const KEYS: &str = "Keys";
/// The menu item and the title of the settings, and the buttons that open them.
pub const SETTINGS: &str = "Settings";
/// The title of the dialog with the outcomes of a restored backup.
pub const RESTORED: &str = "Backup restored";
/// The title of the statistics, and the buttons that open them.
pub const STATISTICS: &str = "Statistics";
/// The title of the table of a collection, and the name of the bar over a room.
pub const LIST: &str = "List of puzzles";
/// The title of the question which column holds the puzzles.
pub const COLUMN: &str = "Which column?";
/// The title of the dialog with the games to play.
pub const GAMES: &str = "Games";
/// The title of the game menu, and the button that opens it.
pub const GAME_MENU: &str = "Game menu";
/// The title of the calendar of daily puzzles, and the buttons that open it.
pub const CALENDAR: &str = "Calendar";

/// The button that starts typing a puzzle.
pub const TYPE_IT: &str = "Type it";
/// The button that pastes from the clipboard.
pub const PASTE: &str = "Paste";
/// The name of the field for a puzzle as text.
pub const ENTRY_TEXT: &str = "Or as text: one line of 81, nine lines, a printed grid, a CSV table or a grid of candidates. Empty cells may be 0, a dot or a blank.";
/// The placeholder of that field: an example of a puzzle as text.
pub const ENTRY_EXAMPLE: &str =
    "0 6 0 | 0 0 0 | 1 9 0\n0 0 2 | 6 1 0 | 0 0 4\n7 0 1 | 0 0 0 | 0 0 0\n------+-------+------\n\u{2026}";
/// The button that takes the probable original of a damaged text.
pub const MEND: &str = "Put the zeros back";
/// The button that reads the text.
pub const READ: &str = "Load puzzle";

/// The note on the content of the printed page.
pub const PRINTED: &str = "What the board shows, large, on one page.";
/// The switch for printing notes and drawings.
pub const PRINT_NOTES: &str = "With notes and marks";

/// The name of the choice of a theme.
pub const LOOK: &str = "Look";
/// The choice of the system's theme.
pub const SYSTEM_LOOK: &str = "System";
/// The choice of the light theme.
pub const LIGHT_LOOK: &str = "Light";
/// The choice of the dark theme.
pub const DARK_LOOK: &str = "Dark";

/// The button that opens what came from outside and waits.
pub const OPEN_WAITING: &str = "Open it";

/// Returns the sentence on what came from outside and waits to be opened.
#[must_use]
pub fn waits(count: usize) -> String {
    match count {
        1 => "What was pasted, dropped or sent here waits to be opened.".to_owned(),
        _ => format!("{count} things that were pasted, dropped or sent here wait to be opened."),
    }
}

/// The button that dismisses a message.
pub const DISMISS: &str = "Dismiss";

/// The button that loads the newer build of the page.
pub const RELOAD: &str = "Reload";

/// The button that shows the puzzle of a game in Solve.
pub const SEE_IN_SOLVE: &str = "Look at it in Solve";
