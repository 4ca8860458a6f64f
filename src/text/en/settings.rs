//! The names of the settings and of their values.

/// The title of the settings of a game.
pub const GAME: &str = "Game";
/// The title of the settings of the board.
pub const BOARD: &str = "Board";
/// The title of the settings of the keys.
pub const KEYS: &str = "Keys";
/// The title of the settings of a book's puzzles.
pub const PUZZLES: &str = "Puzzles";
/// The title of the settings of a book's pages.
pub const PAGES: &str = "Pages";

/// The label of the setting for when mistakes are shown.
pub const MISTAKES: &str = "Mistakes are shown";
/// The label of the setting for the kinds of notes.
pub const NOTES: &str = "Notes";
/// The label of the setting for the stage at which a hint begins.
pub const FIRST_STAGE: &str = "Hints begin with";
/// The label of the switch for hints that assume one solution.
pub const UNIQUENESS: &str = "Hints that assume one solution";
/// The label of the switch for the time of a game.
pub const TIME: &str = "Show the time";
/// The label of the switch for the tint of the selected cell's houses.
pub const PEERS: &str = "Tint the row, column and box";
/// The label of the switch for the light of digits equal to the selected cell's.
pub const SAME: &str = "Light equal digits";
/// The label of the setting for the size of digits.
pub const DIGIT_SIZE: &str = "Digits";
/// The label of the setting for the size of notes and candidates.
pub const NOTE_SIZE: &str = "Small digits";
/// The label of the switch for letters on colours.
pub const LETTERS: &str = "Letters on colours";
/// The label of the setting for the notation of cells.
pub const NOTATION: &str = "Names of cells";
/// The label of the setting for the side of the keys.
pub const KEY_SIDE: &str = "Keys";
/// The label of the setting for the order of the rows of keys.
pub const KEY_ORDER: &str = "First row of keys";
/// The label of the switch for vibration at each entry.
pub const HAPTICS: &str = "Vibrate at each entry";
/// The label of the switch for single-letter shortcuts.
pub const SHORTCUTS: &str = "Keys of a single letter";
/// The label of the setting for the number of puzzles in a book.
pub const COUNT: &str = "How many";
/// The label of the setting for the level of the puzzles.
pub const LEVEL: &str = "Level";
/// The label of the setting for the rating by Sudoku Explainer.
pub const EXPLAINER: &str = "SE rating";
/// The label of the setting for the technique that every puzzle must use.
pub const NEEDS: &str = "Must use";
/// The label of the setting for the symmetry of the givens.
pub const SYMMETRY: &str = "Pattern of givens";
/// The label of the switch for minimal puzzles.
pub const MINIMAL: &str = "Minimal (every given needed)";
/// The label of the setting for the number of puzzles on a page.
pub const ON_A_PAGE: &str = "On a page";
/// The label of the setting for the size of the paper.
pub const PAPER: &str = "Paper";
/// The label of the switch for large digits.
pub const LARGE: &str = "Large print";
/// The label of the switch for printed candidates.
pub const CANDIDATES: &str = "Print candidates";
/// The label of the switch for the lines for a name and a date.
pub const NAME_LINES: &str = "Lines for name and date";

/// The choice of no particular technique.
pub const ANY_TECHNIQUE: &str = "Any technique";
/// The value of a switch that is off.
pub const OFF: &str = "Off";
/// The value of a switch that is on.
pub const ON: &str = "On";
/// The choice of showing mistakes when the player asks.
pub const WHEN_ASKED: &str = "When I ask";
/// The choice of showing equal digits in a house at once.
pub const CLASHES: &str = "Clashes at once";
/// The choice of showing wrong digits at once.
pub const WRONG_DIGITS: &str = "Wrong digits at once";
/// The choice of one kind of notes.
pub const CLASSIC: &str = "Classic";
/// The choice of two kinds of notes.
pub const CORNER_AND_CENTRE: &str = "Corner and centre";
/// The choice of the small size.
pub const SMALL: &str = "Small";
/// The choice of the medium size.
pub const MEDIUM: &str = "Medium";
/// The choice of the large size.
pub const LARGE_SIZE: &str = "Large";
/// The choice of the keys on the right.
pub const RIGHT: &str = "On the right";
/// The choice of the keys on the left.
pub const LEFT: &str = "On the left";
/// The choice of levels from easy to extreme.
pub const RISING: &str = "Easy to extreme";
/// The choice of all levels in turn.
pub const MIXED: &str = "Mixed";
/// The choice of no restriction.
pub const ANY: &str = "Any";
/// The symmetry under half a turn.
pub const HALF_TURN: &str = "Rotational (180\u{b0})";
/// The symmetry under a quarter turn.
pub const QUARTER_TURN: &str = "Rotational (90\u{b0})";
/// The symmetry that mirrors top and bottom.
pub const TOP_AND_BOTTOM: &str = "Mirror, top and bottom";
/// The symmetry that mirrors left and right.
pub const LEFT_AND_RIGHT: &str = "Mirror, left and right";
/// The symmetry that mirrors both top and bottom and left and right.
pub const BOTH_MIRRORS: &str = "Both mirrors";
/// The symmetry that mirrors at one diagonal.
pub const ONE_DIAGONAL: &str = "Mirror, one diagonal";
/// The symmetry that mirrors at the other diagonal.
pub const OTHER_DIAGONAL: &str = "Mirror, other diagonal";
/// The symmetry that mirrors at both diagonals.
pub const BOTH_DIAGONALS: &str = "Both diagonals";
/// The symmetry under every turn and mirror.
pub const ALL_SYMMETRIES: &str = "All symmetries";
/// Paper of 8.5 by 11 inches.
pub const LETTER: &str = "Letter";
/// Paper of 6 by 9 inches.
pub const BOOK_SIZE: &str = "6 \u{d7} 9 in";
/// The choice of one puzzle on a page.
pub const ONE_ON_A_PAGE: &str = "1 puzzle";
/// The choice of two puzzles on a page.
pub const TWO_ON_A_PAGE: &str = "2 puzzles";
/// The choice of four puzzles on a page.
pub const FOUR_ON_A_PAGE: &str = "4 puzzles";
/// The choice of six puzzles on a page.
pub const SIX_ON_A_PAGE: &str = "6 puzzles";
/// The range of SE ratings from 1.0.
pub const SE_10: &str = "1.0 to 1.5";
/// The range of SE ratings from 1.6.
pub const SE_16: &str = "1.6 to 2.9";
/// The range of SE ratings from 3.0.
pub const SE_30: &str = "3.0 to 4.4";
/// The range of SE ratings from 4.5.
pub const SE_45: &str = "4.5 to 6.5";
/// The range of SE ratings from 6.6.
pub const SE_66: &str = "6.6 to 7.1";
/// The range of SE ratings from 7.2.
pub const SE_72: &str = "7.2 to 8.2";
/// The range of SE ratings from 8.3.
pub const SE_83: &str = "8.3 to 8.9";
/// The range of SE ratings from 9.0.
pub const SE_90: &str = "9.0 and more";
