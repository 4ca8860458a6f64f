//! The words around the rooms: of the header, the dialogs, messages.

/// The name of the page.
pub const NAME: &str = "Nonet";

/// The name of the links to the rooms.
pub const ROOMS: &str = "Rooms";
/// The room where games are played.
pub const PLAY: &str = "Play";
/// The room where puzzles are solved.
pub const SOLVE: &str = "Solve";
/// The room where puzzles are made.
pub const MAKE: &str = "Make";

/// The button of the menu, and the menu's name.
pub const MENU: &str = "Menu";

/// The button of the dialog by which a puzzle comes in, and the dialog's title.
pub const ENTRY: &str = "Enter or paste a puzzle";
/// The item and the title of the dialog with a link to the board.
pub const SHARE: &str = "Share";
/// The item and the title of the dialog with the board as text.
pub const EXPORT: &str = "Export";
/// The item, the title of the dialog, and the button that prints.
pub const PRINT: &str = "Print";
/// The item and the title of the list of games and lists.
pub const LIBRARY: &str = "Library";
/// The item and the title of the list of techniques.
pub const TECHNIQUES: &str = "Techniques";
/// The item and the title of the list of keys.
pub const KEYS: &str = "Keys";
/// The item, the title of the dialog, and the buttons that open it.
pub const SETTINGS: &str = "Settings";
/// The title of the dialog that says what became of a backup's games.
pub const RESTORED: &str = "Backup restored";
/// The title of the statistics, and the buttons that open them.
pub const STATISTICS: &str = "Statistics";
/// The title of the table of a collection, and the name of the bar over a room.
pub const LIST: &str = "List of puzzles";
/// The title of the question which column of a table holds the puzzles.
pub const COLUMN: &str = "Which column?";
/// The title of the levels and the games to go on with.
pub const GAMES: &str = "Games";
/// The title of what else can be done in a game, and the button that opens it.
pub const GAME_MENU: &str = "Game menu";
/// The title of the days' puzzles, and the buttons that open it.
pub const CALENDAR: &str = "Calendar";

/// The button that begins to type a puzzle.
pub const TYPE_IT: &str = "Type it";
/// The button that reads the clipboard.
pub const PASTE: &str = "Paste";
/// The name of the field for a puzzle as text.
pub const ENTRY_TEXT: &str = "Or as text: one line of 81, nine lines, a printed grid, a CSV table or a grid of candidates. Empty cells may be 0, a dot or a blank.";
/// An example of a puzzle as text.
pub const ENTRY_EXAMPLE: &str =
    "0 6 0 | 0 0 0 | 1 9 0\n0 0 2 | 6 1 0 | 0 0 4\n7 0 1 | 0 0 0 | 0 0 0\n------+-------+------\n\u{2026}";
/// The button that takes the puzzle that a damaged text was.
pub const MEND: &str = "Put the zeros back";
/// The button that reads the text.
pub const READ: &str = "Read";

/// A note on the printed page.
pub const PRINTED: &str = "What the board shows, large, on one page.";
/// The switch by which more than digits is printed.
pub const PRINT_NOTES: &str = "With notes and marks";

/// The name of the choice of how the page looks.
pub const LOOK: &str = "Look";
/// The look that the system has.
pub const SYSTEM_LOOK: &str = "System";
/// The light look.
pub const LIGHT_LOOK: &str = "Light";
/// The dark look.
pub const DARK_LOOK: &str = "Dark";

/// The button that puts a message away.
pub const DISMISS: &str = "Dismiss";

/// The button that loads the newer build of the page.
pub const RELOAD: &str = "Reload";

/// The button that shows the puzzle of a game in Solve.
pub const SEE_IN_SOLVE: &str = "Look at it in Solve";
