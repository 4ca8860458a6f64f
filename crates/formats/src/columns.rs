//! The choice of the column that holds the puzzles: decided by the fields of each column, and only then by its name.

use super::{line, mark::is_symbol, number, steps, text_lines::Token};
use nonet_core::board::{Cell, Digit, Grid};

/// The degree to which the place of the puzzles is certain, in a table or a list with several boards on a line.
///
/// ```
/// use nonet_formats::{Certainty, Shape};
/// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let other = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
/// assert_eq!(Shape::of(line).certainty(), Certainty::Clear);
/// assert_eq!(Shape::of(&format!("{line} {other}\n")).certainty(), Certainty::Doubtful);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// The boards in the columns show which column holds the puzzles, or the columns' names tell it and no board contradicts
    /// them.
    Clear,
    /// Another column may hold the puzzles as well.
    Doubtful,
    /// Only full boards were found, so there may be no column of puzzles at all.
    OnlyFullBoards,
}

/// The content of a field of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    /// A board of 81 cells, one of them filled at least.
    Board(Grid),
    /// The 729 characters of a board with candidates.
    Candidates,
    /// A text that was meant to be a board: too few or too many cells, or a number that a spreadsheet made of its digits.
    Broken,
    /// Anything else that is not blank.
    Words,
    /// Nothing.
    Blank,
}

/// The role that the name of a column gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Puzzle,
    Solution,
    Unknown,
}

/// The columns of the puzzles and of their solutions, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decision {
    pub(crate) puzzle: usize,
    pub(crate) solution: Option<usize>,
    pub(crate) certainty: Certainty,
}

/// No puzzle with one solution has fewer givens.
const FEWEST_GIVENS: usize = 17;

/// A run of this many cells is meant to be a board.
const SURELY_A_BOARD: usize = 41;

/// A number of more digits than a spreadsheet counts with: it was longer before.
const LEAST_EXPONENT: u32 = 40;

/// Words that columns of puzzles are called by.
const PUZZLE_WORDS: [&str; 18] = [
    "puzzle",
    "puzzles",
    "quiz",
    "quizzes",
    "question",
    "questions",
    "unsolved",
    "given",
    "givens",
    "problem",
    "problems",
    "start",
    "initial",
    "unfinished",
    "incomplete",
    "task",
    "clues",
    "sudoku",
];

/// Words that columns of solutions are called by.
const SOLUTION_WORDS: [&str; 15] = [
    "solution",
    "solutions",
    "answer",
    "answers",
    "solved",
    "result",
    "results",
    "target",
    "final",
    "finished",
    "complete",
    "completed",
    "full",
    "output",
    "key",
];

impl Field {
    /// The content of a field, without blanks and quotes around it.
    pub(crate) fn of(text: &str) -> Field {
        let text = text.trim_matches(|ch: char| ch.is_whitespace() || matches!(ch, '"' | '\''));
        if text.is_empty() {
            return Field::Blank;
        }
        if text.contains('\n') {
            return Field::of_rows(text);
        }
        let token = line::puzzle_in(&Token::of_line(1, text)).filter(|token| token.text == text);
        match token.map(|token| token.text.len()) {
            Some(81) if has_digit(text) => Field::Board(board(text)),
            Some(729) if has_digit(text) => Field::Candidates,
            _ if is_meant(text) || is_spreadsheet_number(text) => Field::Broken,
            _ => Field::Words,
        }
    }

    /// The text of a field of several lines, which may be the rows of a board.
    fn of_rows(text: &str) -> Field {
        let cells: String = text.split_whitespace().collect();
        let is_board = cells.chars().all(is_symbol) && cells.chars().count() == 81 && has_digit(&cells);
        if is_board { Field::Board(board(&cells)) } else { Field::Words }
    }

    /// Whether a row with this field is one of the data, and no header.
    pub(crate) const fn is_of_puzzle(&self) -> bool {
        matches!(self, Field::Board(_) | Field::Candidates | Field::Broken)
    }

    const fn is_board(&self) -> bool {
        matches!(self, Field::Board(_) | Field::Candidates)
    }

    const fn grid(&self) -> Option<&Grid> {
        if let Field::Board(grid) = self { Some(grid) } else { None }
    }
}

impl Role {
    /// The role that a name gives a column. A word for a solution outweighs one for a puzzle: `solved puzzle`.
    pub(crate) fn of(name: &str) -> Role {
        let has = |known: &[&str]| words(name).iter().any(|word| known.contains(&word.as_str()));
        if has(&SOLUTION_WORDS) {
            Role::Solution
        } else if has(&PUZZLE_WORDS) {
            Role::Puzzle
        } else {
            Role::Unknown
        }
    }
}

/// The words of a name, in small letters: those of `puzzle_text`, `Puzzle text` and `puzzleText` are the same.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut after_small = false;
    for ch in name.chars() {
        if !ch.is_alphabetic() || ch.is_uppercase() && after_small {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| ch.is_alphabetic()) {
            word.extend(ch.to_lowercase());
        }
        after_small = ch.is_lowercase();
    }
    words
}

fn has_digit(text: &str) -> bool {
    text.chars().any(|ch| Digit::from_char(ch).is_some())
}

/// The digits of 81 characters.
fn board(text: &str) -> Grid {
    Cell::all().zip(text.chars()).fold(Grid::EMPTY, |grid, (cell, ch)| grid.with(cell, Digit::from_char(ch)))
}

/// Whether a text was meant to be one board: a run of many cells with a digit in it, and no other field beside it.
fn is_meant(text: &str) -> bool {
    let runs = Token::of_line(1, text).runs(&is_symbol);
    let mut long = runs.iter().filter(|run| run.text.len() >= SURELY_A_BOARD);
    let is_one = long.next().is_some_and(|run| has_digit(run.text)) && long.next().is_none();
    let is_of_cells = || text.chars().all(|ch| is_symbol(ch) || ch.is_whitespace());
    is_one && !text.contains([',', ';', '\t', '|']) && (!text.contains(char::is_whitespace) || is_of_cells())
}

/// Whether a text is what spreadsheets make of 81 digits: `5.3007E+80`.
pub(crate) fn is_spreadsheet_number(text: &str) -> bool {
    let Some((number, exponent)) = text.trim().split_once(['e', 'E']) else { return false };
    let is_number = !number.is_empty() && number.chars().all(|ch| ch.is_ascii_digit() || matches!(ch, '.' | ','));
    let exponent = number::read(exponent.strip_prefix('+').unwrap_or(exponent), 10);
    is_number && exponent.is_some_and(|exponent| (LEAST_EXPONENT..=999).contains(&exponent))
}

/// The column of these rows that holds the puzzles, with that of their solutions; none if no column can.
///
/// A column is that of the puzzles if its boards are not all full and each is contained in the board beside it. Names decide where that
/// doesn't, and never against it.
pub(crate) fn decide(rows: &[Vec<Field>], roles: &[Role]) -> Option<Decision> {
    let columns = Columns { rows, roles };
    let (puzzle, certainty) = columns.puzzle()?;
    Some(Decision { puzzle, solution: columns.solution(puzzle), certainty })
}

/// The number of columns that are looked at, and the number of columns of boards that are compared with each other: no table has more.
const MOST_COLUMNS: usize = 500;
const MOST_BOARDS: usize = 30;

/// The columns of some rows.
struct Columns<'a> {
    rows: &'a [Vec<Field>],
    roles: &'a [Role],
}

impl Columns<'_> {
    fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or_default().min(MOST_COLUMNS)
    }

    fn fields(&self, column: usize) -> impl Iterator<Item = &Field> {
        steps::count(self.rows.len());
        self.rows.iter().filter_map(move |row| row.get(column))
    }

    fn role(&self, column: usize) -> Role {
        self.roles.get(column).copied().unwrap_or(Role::Unknown)
    }

    /// The columns of which this is true.
    fn which(&self, is_wanted: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..self.width()).filter(|column| is_wanted(*column)).collect()
    }

    /// Of these columns, the first that is called so.
    fn called(&self, columns: &[usize], role: Role) -> Option<usize> {
        columns.iter().copied().find(|column| self.role(*column) == role)
    }

    fn has_boards(&self, column: usize) -> bool {
        self.fields(column).any(Field::is_board)
    }

    /// Whether a board of the column has empty cells, and so many givens at least.
    fn has_open_board(&self, column: usize, fewest: usize) -> bool {
        self.fields(column).any(|field| match field {
            Field::Board(grid) => !grid.empty_cells().is_empty() && grid.filled_cells().len() >= fewest,
            Field::Candidates => true,
            Field::Broken | Field::Words | Field::Blank => false,
        })
    }

    /// Columns in which a board is broken and none whole.
    fn broken(&self) -> Vec<usize> {
        self.which(|column| !self.has_boards(column) && self.fields(column).any(|field| *field == Field::Broken))
    }

    fn puzzle(&self) -> Option<(usize, Certainty)> {
        let mut open = self.which(|column| self.has_open_board(column, FEWEST_GIVENS));
        if open.is_empty() {
            open = self.which(|column| self.has_open_board(column, 1));
        }
        open.truncate(MOST_BOARDS);
        let broken = self.broken();
        let (Some(&first), named) = (open.first(), self.called(&open, Role::Puzzle)) else { return self.without_open_boards() };
        let is_contested = named.is_none() && self.called(&broken, Role::Puzzle).is_some();
        let clear_unless = |is_doubtful| if is_doubtful { Certainty::Doubtful } else { Certainty::Clear };
        if open.len() == 1 {
            return Some((first, clear_unless(is_contested)));
        }
        let least: Vec<usize> = open.iter().copied().filter(|&column| self.is_in_all(column, &open)).collect();
        if let Some(&first) = least.first() {
            let puzzle = self.called(&least, Role::Puzzle).unwrap_or(first);
            return Some((puzzle, clear_unless(is_contested || named.is_some_and(|named| !least.contains(&named)))));
        }
        let all_named = open.iter().filter(|column| self.role(**column) == Role::Puzzle).count();
        let is_clear = |named: usize| all_named == 1 && !open.iter().any(|&other| other != named && self.is_in(other, named));
        match named {
            Some(named) => Some((named, clear_unless(!is_clear(named)))),
            None => Some((first, Certainty::Doubtful)),
        }
    }

    /// The column of the puzzles where no board has an empty cell: one that is called so, and holds them in another form or broken.
    fn without_open_boards(&self) -> Option<(usize, Certainty)> {
        let full = self.which(|column| self.has_boards(column));
        let broken = self.broken();
        let others = self.which(|column| !full.contains(&column) && self.fields(column).any(|field| *field == Field::Words));
        let named = self.called(&broken, Role::Puzzle).or_else(|| self.called(&others, Role::Puzzle));
        if let Some(named) = named {
            return Some((named, Certainty::Clear));
        }
        let likely = |columns: &[usize]| {
            let not_solution = || columns.iter().copied().find(|column| self.role(*column) != Role::Solution);
            self.called(columns, Role::Puzzle).or_else(not_solution).or(columns.first().copied())
        };
        match likely(&full) {
            Some(column) => Some((column, Certainty::OnlyFullBoards)),
            None => Some((likely(&broken)?, Certainty::Clear)),
        }
    }

    /// Whether each board of the column is contained in that of each of the others.
    fn is_in_all(&self, column: usize, others: &[usize]) -> bool {
        others.iter().all(|&other| other == column || self.is_in(column, other))
    }

    /// Whether each board of one column is contained in the board beside it, in another.
    fn is_in(&self, one: usize, other: usize) -> bool {
        let mut pairs = self.pairs(one, other).peekable();
        pairs.peek().is_some() && pairs.all(|(part, whole)| is_part(part, whole))
    }

    /// The boards of two columns that stand in the same row.
    fn pairs(&self, one: usize, other: usize) -> impl Iterator<Item = (&Grid, &Grid)> {
        self.rows.iter().filter_map(move |row| Some((row.get(one)?.grid()?, row.get(other)?.grid()?)))
    }

    /// The column of the solutions: one that is called so, or whose boards are full and contain the puzzles.
    fn solution(&self, puzzle: usize) -> Option<usize> {
        let is_full = |grid: &Grid| grid.empty_cells().is_empty();
        let others = self.which(|column| column != puzzle && self.fields(column).any(Field::is_of_puzzle));
        let solves = |column: &usize| self.is_in(puzzle, *column) && self.fields(*column).filter_map(Field::grid).all(is_full);
        let solving: Vec<usize> = others.iter().copied().filter(solves).collect();
        self.called(&solving, Role::Solution).or(solving.first().copied()).or_else(|| self.called(&others, Role::Solution))
    }
}

/// Whether all digits of one board stand in another.
fn is_part(part: &Grid, whole: &Grid) -> bool {
    steps::count(1);
    part.iter().all(|(cell, digit)| whole[cell] == Some(digit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Certainty::{Clear, Doubtful, OnlyFullBoards};

    const PUZZLES: [&str; 2] = [
        "004300209005009001070060043006002087190007400050083000600000105003508690042910300",
        "040100050107003960520008000000000017000906800803050620090060543600080700250097100",
    ];
    const SOLUTIONS: [&str; 2] = [
        "864371259325849761971265843436192587198657432257483916689734125713528694542916378",
        "346179258187523964529648371965832417472916835813754629798261543631485792254397186",
    ];

    fn decided(names: &str, rows: &[&[&str]]) -> Option<(usize, Option<usize>, Certainty)> {
        let roles: Vec<Role> = names.split(',').map(Role::of).collect();
        let rows: Vec<Vec<Field>> = rows.iter().map(|row| row.iter().map(|text| Field::of(text)).collect()).collect();
        decide(&rows, &roles).map(|decision| (decision.puzzle, decision.solution, decision.certainty))
    }

    /// Givens of a puzzle without the first few, and with some of the solution's digits.
    fn fewer(puzzle: &str) -> String {
        format!("{}{}", ".".repeat(20), &puzzle[20..])
    }

    #[test]
    fn what_stands_there_decides_whatever_it_is_called() {
        let ([p, q], [s, t]) = (PUZZLES, SOLUTIONS);
        for (names, rows, expected) in [
            ("unsolved,solved", [[p, s], [q, t]], Some((0, Some(1), Clear))),
            ("solved,unsolved", [[s, p], [t, q]], Some((1, Some(0), Clear))),
            ("a,b", [[s, p], [t, q]], Some((1, Some(0), Clear))),
            // Names that are wrong don't win.
            ("puzzle,solution", [[s, p], [t, q]], Some((1, Some(0), Clear))),
            // A row that is the wrong way round does not mislead where names say which is which.
            ("puzzle,solution", [[p, s], [t, q]], Some((0, Some(1), Clear))),
            ("a,b", [[p, s], [t, q]], Some((0, None, Doubtful))),
            // Two puzzles in a row.
            ("easy,hard", [[p, q], [q, p]], Some((0, None, Doubtful))),
            ("quiz,mirrored", [[p, q], [q, p]], Some((0, None, Clear))),
            ("mirrored,quiz", [[p, q], [q, p]], Some((1, None, Clear))),
            ("a,b", [[s, t], [t, s]], Some((0, None, OnlyFullBoards))),
            ("solution,puzzle", [[s, s], [t, t]], Some((1, Some(0), OnlyFullBoards))),
            // A full board among puzzles.
            ("b,a", [[s, s], [t, q]], Some((1, Some(0), Clear))),
            ("id,words", [["1", "none"], ["2", ""]], None),
            // A spreadsheet made numbers of them.
            ("puzzle,solution", [["5.3007E+80", s], ["5,4E+80", t]], Some((0, Some(1), Clear))),
            ("puzzle,solution", [[p, "5.34679E+80"], ["5.3E+80", t]], Some((0, Some(1), Clear))),
            // Another form, known by its name.
            (
                "question,answer",
                [["KDTRBQsV3CQ3p0q08RJ5avLJSRFc", s], ["7BGI5dBdrAMJFi5C3a7X1CsAc98vo0", t]],
                Some((0, Some(1), Clear)),
            ),
        ] {
            let rows = rows.each_ref().map(|row| row.as_slice());
            assert_eq!(decided(names, &rows), expected, "{names} {rows:?}");
        }
    }

    #[test]
    fn of_boards_in_each_other_the_least_is_the_puzzle_unless_a_larger_one_is_called_so() {
        let (less, more) = (fewer(PUZZLES[0]), PUZZLES[0]);
        let rows: [&[&str]; 1] = [&[SOLUTIONS[0], more, &less]];
        assert_eq!(decided("result,now,start", &rows), Some((2, Some(0), Clear)));
        assert_eq!(decided("a,b,c", &rows), Some((2, Some(0), Clear)));
        assert_eq!(decided("solution,puzzle,minimal", &rows), Some((2, Some(0), Doubtful)));
        // Boards with hardly a digit are a pattern of cells, and no puzzle.
        let pattern = format!("1{}", ".".repeat(80));
        let rows: [&[&str]; 1] = [&[&pattern, SOLUTIONS[0], more]];
        assert_eq!(decided("a,b,c", &rows), Some((2, Some(1), Clear)));
    }

    #[test]
    fn names_are_known_by_their_words() {
        for (name, role) in [
            ("Puzzle", Role::Puzzle),
            ("puzzle_string", Role::Puzzle),
            ("sudokuPuzzle", Role::Puzzle),
            ("Quizzes", Role::Puzzle),
            ("unsolved grid", Role::Puzzle),
            ("solved puzzle", Role::Solution),
            ("ANSWER", Role::Solution),
            ("puzzled", Role::Unknown),
            ("grid", Role::Unknown),
            ("", Role::Unknown),
        ] {
            assert_eq!(Role::of(name), role, "{name}");
        }
    }

    #[test]
    fn numbers_of_a_spreadsheet_are_no_boards() {
        for (text, expected) in [
            ("5.3007E+80", true),
            ("5,3007e+80", true),
            ("1E80", true),
            (" 5.34679E+79 ", true),
            ("5.3E+8", false),
            ("E+80", false),
            ("5.3E-80", false),
            ("five", false),
            ("", false),
        ] {
            assert_eq!(is_spreadsheet_number(text), expected, "{text}");
        }
    }
}
