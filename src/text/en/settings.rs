//! The names of the settings and of their values.

/// The settings of a game.
pub const GAME: &str = "Game";
/// The settings of the board.
pub const BOARD: &str = "Board";
/// The settings of the keys.
pub const KEYS: &str = "Keys";
/// The settings of the puzzles of a book.
pub const PUZZLES: &str = "Puzzles";
/// The settings of the pages of a book.
pub const PAGES: &str = "Pages";

/// The time at which mistakes are shown.
pub const MISTAKES: &str = "Mistakes are shown";
/// The sorts of notes.
pub const NOTES: &str = "Notes";
/// The stage that hints begin with.
pub const FIRST_STAGE: &str = "Hints begin with";
/// Whether hints may assume that the puzzle has one solution.
pub const UNIQUENESS: &str = "Hints that assume one solution";
/// Whether the time is shown.
pub const TIME: &str = "Show the time";
/// Whether the houses of the selected cell are tinted.
pub const PEERS: &str = "Tint the row, column and box";
/// Whether the digits equal to the selected cell's are lit.
pub const SAME: &str = "Light equal digits";
/// The size of digits.
pub const DIGIT_SIZE: &str = "Digits";
/// The size of small digits.
pub const NOTE_SIZE: &str = "Small digits";
/// Whether colours have letters.
pub const LETTERS: &str = "Letters on colours";
/// The notation of cells.
pub const NOTATION: &str = "Names of cells";
/// On which side the keys lie.
pub const KEY_SIDE: &str = "Keys";
/// The order of the keys.
pub const KEY_ORDER: &str = "First row of keys";
/// Whether each entry is felt.
pub const HAPTICS: &str = "Vibrate at each entry";
/// Whether keys of a single letter act.
pub const SHORTCUTS: &str = "Keys of a single letter";
/// The number of puzzles of a book.
pub const COUNT: &str = "How many";
/// The level of the puzzles.
pub const LEVEL: &str = "Level";
/// The rating by Sudoku Explainer.
pub const EXPLAINER: &str = "SE rating";
/// The technique that each of them takes.
pub const NEEDS: &str = "Must use";
/// The pattern of their givens.
pub const SYMMETRY: &str = "Pattern of givens";
/// Whether no given can be left out.
pub const MINIMAL: &str = "Minimal (every given needed)";
/// The number of puzzles on a page.
pub const ON_A_PAGE: &str = "On a page";
/// The size of the paper.
pub const PAPER: &str = "Paper";
/// Whether digits are large.
pub const LARGE: &str = "Large print";
/// Whether candidates are printed.
pub const CANDIDATES: &str = "Print candidates";
/// Whether there are lines for a name and a date.
pub const NAME_LINES: &str = "Lines for name and date";

/// No technique in particular.
pub const ANY_TECHNIQUE: &str = "Any technique";
/// A switch is off.
pub const OFF: &str = "Off";
/// A switch is on.
pub const ON: &str = "On";
/// Mistakes are shown when the player asks.
pub const WHEN_ASKED: &str = "When I ask";
/// Two equal digits that see each other are shown at once.
pub const CLASHES: &str = "Clashes at once";
/// Every wrong digit is shown at once.
pub const WRONG_DIGITS: &str = "Wrong digits at once";
/// There is one sort of notes.
pub const CLASSIC: &str = "Classic";
/// There are two sorts of notes.
pub const CORNER_AND_CENTRE: &str = "Corner and centre";
/// The small size.
pub const SMALL: &str = "Small";
/// The medium size.
pub const MEDIUM: &str = "Medium";
/// The large size.
pub const LARGE_SIZE: &str = "Large";
/// The keys lie on the right.
pub const RIGHT: &str = "On the right";
/// The keys lie on the left.
pub const LEFT: &str = "On the left";
/// Levels from easy to extreme.
pub const RISING: &str = "Easy to extreme";
/// Levels in turn.
pub const MIXED: &str = "Mixed";
/// No wish.
pub const ANY: &str = "Any";
/// A pattern that is the same after half a turn.
pub const HALF_TURN: &str = "Rotational (180\u{b0})";
/// A pattern that is the same after a quarter of a turn.
pub const QUARTER_TURN: &str = "Rotational (90\u{b0})";
/// A pattern that mirrors top and bottom.
pub const TOP_AND_BOTTOM: &str = "Mirror, top and bottom";
/// A pattern that mirrors left and right.
pub const LEFT_AND_RIGHT: &str = "Mirror, left and right";
/// A pattern with both of these mirrors.
pub const BOTH_MIRRORS: &str = "Both mirrors";
/// A pattern that mirrors at the main diagonal.
pub const ONE_DIAGONAL: &str = "Mirror, one diagonal";
/// A pattern that mirrors at the other diagonal.
pub const OTHER_DIAGONAL: &str = "Mirror, other diagonal";
/// A pattern that mirrors at both.
pub const BOTH_DIAGONALS: &str = "Both diagonals";
/// A pattern with every symmetry.
pub const ALL_SYMMETRIES: &str = "All symmetries";
/// Paper of 8.5 by 11 inches.
pub const LETTER: &str = "Letter";
/// Paper of 6 by 9 inches.
pub const BOOK_SIZE: &str = "6 \u{d7} 9 in";
/// One puzzle stands on a page.
pub const ONE_ON_A_PAGE: &str = "1 puzzle";
/// Two stand on a page.
pub const TWO_ON_A_PAGE: &str = "2 puzzles";
/// Four stand on a page.
pub const FOUR_ON_A_PAGE: &str = "4 puzzles";
/// Six stand on a page.
pub const SIX_ON_A_PAGE: &str = "6 puzzles";
/// An SE rating from 1.0 on.
pub const SE_10: &str = "1.0 to 1.5";
/// An SE rating from 1.6 on.
pub const SE_16: &str = "1.6 to 2.9";
/// An SE rating from 3.0 on.
pub const SE_30: &str = "3.0 to 4.4";
/// An SE rating from 4.5 on.
pub const SE_45: &str = "4.5 to 6.5";
/// An SE rating from 6.6 on.
pub const SE_66: &str = "6.6 to 7.1";
/// An SE rating from 7.2 on.
pub const SE_72: &str = "7.2 to 8.2";
/// An SE rating from 8.3 on.
pub const SE_83: &str = "8.3 to 8.9";
/// An SE rating from 9.0 on.
pub const SE_90: &str = "9.0 and more";
