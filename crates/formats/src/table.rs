//! Texts of many puzzles, which are read piece by piece: is it a table, a list, or must it be read as a whole?

use super::{
    NumberedReading,
    columns::{Certainty, Decision, Field, Role, decide},
    csv, line,
    mark::is_symbol,
    read,
    text_lines::{self, Token},
};

/// The way in which a text of perhaps many puzzles is to be read. [`Puzzles`](super::Puzzles) finds it by itself; a program that
/// lets a person choose the column of the puzzles asks here first.
///
/// ```
/// use nonet_formats::Shape;
/// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// assert!(matches!(Shape::of(&format!("id,puzzle\n7,{line}\n")), Shape::Table(_)));
/// assert!(matches!(Shape::of(&format!("{line}\n{line}\n")), Shape::List(_)));
/// assert_eq!(Shape::of(&format!("[\"{line}\"]")), Shape::Structured);
/// assert_eq!(Shape::of(&"1...5...9\n".repeat(9)), Shape::Whole);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A table such as CSV, most often with a header.
    Table(Table),
    /// A list of one puzzle a line. Blank lines and lines that begin with `#` count for nothing.
    List(List),
    /// A file of a program, XML or JSON, with any number of puzzles: for [`Puzzles`](super::Puzzles).
    Structured,
    /// Puzzles of several lines, most often one: for [`read_all`](super::read_all).
    Whole,
}

/// The place of the puzzles in a table. Columns are counted from 0.
///
/// ```
/// use nonet_formats::{Certainty, Shape, Table};
/// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let table = Table {
///     separator: ';',
///     above: 1,
///     has_header: true,
///     width: 2,
///     puzzle: 1,
///     certainty: Certainty::Clear,
///     solution: None,
/// };
/// assert_eq!(Shape::of(&format!("# from a paper\nnr;grid\n7;{line}\n")), Shape::Table(table));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// The character between two fields: comma, semicolon, tab or `|`.
    pub separator: char,
    /// The number of lines above the header or, where there is none, above the first row.
    pub above: usize,
    /// Whether a header line names the columns.
    pub has_header: bool,
    /// The number of columns.
    pub width: usize,
    /// The column of the puzzles.
    pub puzzle: usize,
    /// The certainty that this is the column of the puzzles.
    pub certainty: Certainty,
    /// The column of the solutions; `None` if there is none.
    pub solution: Option<usize>,
}

/// The place of the puzzles on the lines of a list.
///
/// ```
/// use nonet_formats::{Certainty, List, Shape};
/// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let list = List { puzzle: 0, certainty: Certainty::Clear };
/// assert_eq!(Shape::of(&format!("{line} # easy\n")), Shape::List(list));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct List {
    /// The number of the puzzle among the boards on a line, counted from 0. Most lists have but one board a line.
    pub puzzle: usize,
    /// The certainty that this board is the puzzle.
    pub certainty: Certainty,
}

/// How many lines are looked at for a column of puzzles.
const LOOKED_AT: usize = 200;

impl Shape {
    /// Returns the shape of a text. The beginning of the text is enough, some dozen lines: at most 200 are looked at for a table.
    ///
    /// ```
    /// use nonet_formats::{Certainty, List, Shape};
    /// let Shape::Table(table) = Shape::of("id,Puzzle\n1,...") else { panic!() };
    /// assert_eq!((table.separator, table.puzzle, table.solution), (',', 1, None));
    /// assert_eq!(Shape::of("1...5...9\n".repeat(9).as_str()), Shape::Whole);
    /// let line = format!("123456789{}", ".".repeat(72));
    /// assert_eq!(Shape::of(&line), Shape::List(List { puzzle: 0, certainty: Certainty::Clear }));
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Shape {
        let text = text.trim_start_matches('\u{feff}');
        if is_structured(text) {
            return Shape::Structured;
        }
        if let Some(table) = Table::of(text) {
            return Shape::Table(table);
        }
        if text.lines().any(is_puzzle) { Shape::List(List::of(text)) } else { Shape::Whole }
    }

    /// Returns how certain the place of the puzzles is; always [`Certainty::Clear`] for [`Shape::Structured`] and
    /// [`Shape::Whole`].
    ///
    /// ```
    /// use nonet_formats::{Certainty, Shape};
    /// let solution = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";
    /// assert_eq!(Shape::of(solution).certainty(), Certainty::OnlyFullBoards);
    /// ```
    #[must_use]
    pub const fn certainty(&self) -> Certainty {
        match self {
            Shape::Table(Table { certainty, .. }) | Shape::List(List { certainty, .. }) => *certainty,
            Shape::Structured | Shape::Whole => Certainty::Clear,
        }
    }

    /// Returns the same shape with the puzzles in this column, counted from 0, which a person chose: it is [`Certainty::Clear`]
    /// then. In a list, the column is the number of the board on a line. A shape that is neither a table nor a list stays as it
    /// is.
    ///
    /// ```
    /// use nonet_formats::{Certainty, Shape};
    /// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    /// let other = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
    /// let shape = Shape::of(&format!("nr,left,right\n1,{line},{other}\n"));
    /// assert_eq!(shape.certainty(), Certainty::Doubtful);
    /// let Shape::Table(table) = shape.with_puzzle(2) else { panic!("{shape:?}") };
    /// assert_eq!((table.puzzle, table.certainty), (2, Certainty::Clear));
    /// ```
    #[must_use]
    pub fn with_puzzle(self, puzzle: usize) -> Shape {
        let certainty = Certainty::Clear;
        match self {
            Shape::Table(table) => {
                Shape::Table(Table { puzzle, certainty, solution: table.solution.filter(|it| *it != puzzle), ..table })
            }
            Shape::List(_) => Shape::List(List { puzzle, certainty }),
            Shape::Structured | Shape::Whole => self,
        }
    }
}

/// A column that may hold the puzzles, as [`Shape::choices`] lists them for a person to choose from. In a list, a "column" is the
/// first, second or a later board on each line.
///
/// ```
/// use nonet_formats::{ColumnChoice, Shape};
/// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// let text = format!("nr,grid\n1,{line}\n");
/// let choice = ColumnChoice { column: 1, name: "grid".to_owned(), fields: vec![line.to_owned()] };
/// assert_eq!(Shape::of(&text).choices(&text), [choice]);
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ColumnChoice {
    /// The number of the column, counted from 0.
    pub column: usize,
    /// The name of the column in the header; `column 1` and so on where the header gives none.
    pub name: String,
    /// The fields of the column in the first three rows that hold a board, without quotes.
    pub fields: Vec<String>,
}

/// How many rows of each column are shown to choose by.
const SHOWN_ROWS: usize = 3;

impl Shape {
    /// Returns the columns of a text of this shape that hold boards, with their first fields; none for a shape that is neither a
    /// table nor a list. The beginning of the text is enough, as for [`Shape::of`].
    ///
    /// ```
    /// use nonet_formats::Shape;
    /// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    /// let other = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
    /// let text = format!("nr,left,right\n1,{line},{other}\n");
    /// let choices = Shape::of(&text).choices(&text);
    /// assert_eq!(choices.iter().map(|choice| (choice.column, &*choice.name)).collect::<Vec<_>>(), [(1, "left"), (2, "right")]);
    /// assert_eq!(choices[1].fields, [other]);
    /// ```
    #[must_use]
    pub fn choices(&self, text: &str) -> Vec<ColumnChoice> {
        let text = text.trim_start_matches('\u{feff}');
        let lines = || text.lines().take(LOOKED_AT);
        let (names, rows): (Vec<String>, Vec<Vec<&str>>) = match self {
            Shape::Table(table) => {
                let rows = lines().skip(table.above + usize::from(table.has_header)).filter(|line| !is_passed_over(line));
                let header = lines().nth(table.above).filter(|_| table.has_header);
                let names = header.map_or_else(Vec::new, |line| fields(line, table.separator).map(name_of).collect());
                (names, rows.map(|line| fields(line, table.separator).collect()).collect())
            }
            Shape::List(_) => (Vec::new(), lines().map(|line| boards_in(line).map(|board| board.text).collect()).collect()),
            Shape::Structured | Shape::Whole => return Vec::new(),
        };
        let is_of_boards = |row: &Vec<&str>| row.iter().any(|field| Field::of(field).is_of_puzzle());
        let rows: Vec<Vec<&str>> = rows.into_iter().filter(is_of_boards).collect();
        let width = rows.iter().map(Vec::len).max().unwrap_or_default();
        let holds_boards =
            |column: &usize| rows.iter().filter_map(|row| row.get(*column)).any(|field| Field::of(field).is_of_puzzle());
        let choice = |column: usize| ColumnChoice {
            column,
            name: names.get(column).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| format!("column {}", column + 1)),
            fields: rows
                .iter()
                .take(SHOWN_ROWS)
                .map(|row| row.get(column).map_or_else(String::new, |field| name_of(field)))
                .collect(),
        };
        (0..width).filter(holds_boards).map(choice).collect()
    }
}

impl Table {
    /// The table that begins so, if it is one.
    fn of(text: &str) -> Option<Table> {
        let lines: Vec<&str> = text.lines().take(LOOKED_AT).collect();
        let separators = || csv::separators().chain(['|']);
        separators().find_map(|separator| of_rows(&lines, separator)).or_else(|| {
            let header = lines.iter().position(|line| !is_passed_over(line))?;
            separators().find_map(|separator| of_header(lines.get(header)?, header, separator))
        })
    }

    /// Returns a name for a column, counted from 0, that the table's header does not name: `puzzle`, `solution`, or `column` with
    /// its number, counted from 1.
    ///
    /// ```
    /// use nonet_formats::Shape;
    /// let Shape::Table(table) = Shape::of("id,puzzle,solution\n") else { panic!() };
    /// assert_eq!([0, 1, 2].map(|column| table.name_of(column)), ["column 1", "puzzle", "solution"]);
    /// ```
    #[must_use]
    pub fn name_of(&self, column: usize) -> String {
        match column {
            _ if column == self.puzzle => "puzzle".to_owned(),
            _ if Some(column) == self.solution => "solution".to_owned(),
            _ => format!("column {}", column + 1),
        }
    }

    /// What stands in the column of the puzzles, without quotes, and where it begins, in characters from 1; nothing at the end of a
    /// row that is too short.
    pub(crate) fn puzzle_of<'a>(&self, row: &'a str) -> (usize, &'a str) {
        let mut column = 1;
        for (number, field) in fields(row, self.separator).enumerate() {
            if number < self.puzzle {
                column += field.chars().count() + 1;
                continue;
            }
            return match field.trim_start().strip_prefix('"') {
                Some(inner) => (column + field.len() - inner.len(), inner.trim_end().trim_end_matches('"')),
                None => (column, field),
            };
        }
        (row.chars().count() + 1, "")
    }

    fn token_of<'a>(&self, line: &Token<'a>) -> Token<'a> {
        let (column, text) = self.puzzle_of(line.text);
        Token { column, text, ..*line }.trimmed(&char::is_whitespace)
    }

    /// Returns whether a row is only a rule between others, such as `|---|---|`. Only tables whose separator is `|` have rules.
    ///
    /// ```
    /// use nonet_formats::Shape;
    /// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    /// let Shape::Table(table) = Shape::of(&format!("| id | puzzle |\n|---|---|\n| 7 | {line} |\n")) else { panic!() };
    /// assert!(table.is_rule("|---|---|") && table.is_rule("+----+----+"));
    /// assert!(!table.is_rule("| 7 | 8 |"));
    /// ```
    #[must_use]
    pub fn is_rule(&self, row: &str) -> bool {
        self.separator == '|' && !row.is_empty() && row.chars().all(|ch| matches!(ch, '|' | '-' | '+' | ':' | '=' | ' '))
    }
}

/// The table whose rows hold boards, with this separator.
fn of_rows(lines: &[&str], separator: char) -> Option<Table> {
    let fields_of = |line: &&str| -> Vec<Field> { fields(line, separator).map(Field::of).collect() };
    let is_row = |line: &&str| !is_passed_over(line) && fields_of(line).iter().any(Field::is_of_puzzle);
    let first = lines.iter().position(is_row)?;
    let rows: Vec<Vec<Field>> = lines.iter().skip(first).filter(|line| is_row(line)).map(fields_of).collect();
    let width = rows.first().map_or(0, Vec::len);
    let header = header_above(lines.get(..first).unwrap_or_default(), separator, width);
    let roles = header.map_or_else(Vec::new, |at| roles_of(lines.get(at).copied().unwrap_or_default(), separator));
    let boards = (0..width).filter(|column| rows.iter().filter_map(|row| row.get(*column)).any(Field::is_of_puzzle)).count();
    let is_table = match header {
        // A column alone is that of a list, but for the word above it.
        Some(_) if width == 1 => separator == ',' && roles != [Role::Unknown],
        Some(_) => separator != '|' || boards > 1 || roles.contains(&Role::Puzzle),
        None => boards > 1,
    };
    let Decision { puzzle, solution, certainty } = decide(&rows, &roles).filter(|_| is_table)?;
    let named = header.and_then(|at| lines.get(at)).map(|line| fields(line, separator).count());
    let width = named.unwrap_or_else(|| rows.iter().map(Vec::len).max().unwrap_or_default()).max(puzzle + 1);
    Some(Table { separator, above: header.unwrap_or(first), has_header: header.is_some(), width, puzzle, certainty, solution })
}

/// The table below a line that names its columns, of which no row holds a board.
fn of_header(line: &str, above: usize, separator: char) -> Option<Table> {
    let names: Vec<String> = fields(line, separator).map(name_of).collect();
    let puzzle = names.iter().position(|name| is_contract_name(name))?;
    let solution = names.iter().position(|name| Role::of(name) == Role::Solution);
    let certainty = Certainty::Clear;
    Some(Table { separator, above, has_header: true, width: names.len(), puzzle, certainty, solution })
}

/// Which of the lines above the first row names the columns: one that is known by a name, else the first that is as wide as the rows
/// and has a name in each field, else the first that is as wide. (A title above them may have the rows' separators behind it.)
fn header_above(lines: &[&str], separator: char, width: usize) -> Option<usize> {
    let lines = || lines.iter().enumerate().filter(|(_, line)| !is_passed_over(line));
    let names = |line: &str| -> Vec<String> { fields(line, separator).map(name_of).collect() };
    let is_known = |line: &str| names(line).iter().any(|name| Role::of(name) != Role::Unknown);
    let is_wide = |line: &str| names(line).len() == width;
    let is_full = |line: &str| is_wide(line) && names(line).iter().all(|name| !name.is_empty());
    let find = |is_wanted: &dyn Fn(&str) -> bool| lines().find(|(_, line)| is_wanted(line)).map(|(at, _)| at);
    find(&|line| names(line).iter().any(|name| is_contract_name(name)))
        .or_else(|| find(&|line| is_full(line) && is_known(line)))
        .or_else(|| find(&is_full))
        .or_else(|| find(&is_wide))
}

/// Whether a line above the rows is neither header nor row: blank, a comment, or what a spreadsheet says for itself (`sep=;`).
fn is_passed_over(line: &str) -> bool {
    let line = line.trim();
    let is_separator_line = || line.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("sep=")) && line.chars().count() <= 5;
    line.is_empty() || line.starts_with('#') || is_separator_line()
}

/// The names of the column of puzzles that hold whatever stands below.
fn is_contract_name(name: &str) -> bool {
    ["puzzle", "quizzes"].iter().any(|known| name.eq_ignore_ascii_case(known))
}

fn name_of(field: &str) -> String {
    field.trim_matches(|ch: char| ch.is_whitespace() || ch == '"').to_owned()
}

fn roles_of(line: &str, separator: char) -> Vec<Role> {
    fields(line, separator).map(|name| Role::of(&name_of(name))).collect()
}

impl List {
    /// Where the puzzles of a list stand that begins so.
    fn of(text: &str) -> List {
        let lines = || text.lines().take(LOOKED_AT).filter(|line| !is_passed_over(line));
        let rows: Vec<Vec<Field>> = lines()
            .map(|line| boards_in(line).map(|board| Field::of(board.text)).collect::<Vec<_>>())
            .filter(|row| !row.is_empty())
            .collect();
        let is_one = rows.iter().all(|row| row.len() == 1);
        let decision =
            decide(&rows, &roles_above(lines())).filter(|decision| !is_one || decision.certainty != Certainty::Doubtful);
        decision.map_or(List { puzzle: 0, certainty: Certainty::Clear }, |it| List { puzzle: it.puzzle, certainty: it.certainty })
    }

    /// Returns the characters of the puzzle on a line of the list; `None` if the line holds no board. On a line with fewer boards
    /// than the others, the first board is the puzzle.
    ///
    /// ```
    /// use nonet_formats::{Certainty, List};
    /// let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    /// let list = List { puzzle: 0, certainty: Certainty::Clear };
    /// assert_eq!(list.puzzle_in(&format!("{line} # easy")), Some(line));
    /// assert_eq!(list.puzzle_in("# easy ones"), None);
    /// ```
    #[must_use]
    pub fn puzzle_in<'a>(&self, line: &'a str) -> Option<&'a str> {
        self.token_in(&Token::of_line(1, line)).map(|token| token.text)
    }

    /// The same, with its place. A line with fewer boards has its first as puzzle.
    pub(crate) fn token_in<'a>(&self, line: &Token<'a>) -> Option<Token<'a>> {
        let boards = boards_on(line);
        boards.get(self.puzzle).or(boards.first()).copied()
    }
}

/// The boards on a line of a list.
fn boards_in(text: &str) -> impl Iterator<Item = Token<'_>> {
    boards_on(&Token::of_line(1, text)).into_iter()
}

/// What a line above a list calls the boards of its rows, where it has a word for each of their words.
fn roles_above<'a>(mut lines: impl Iterator<Item = &'a str> + Clone) -> Vec<Role> {
    let Some(first) = lines.clone().find(|line| boards_in(line).next().is_some()) else { return Vec::new() };
    let named = lines.next().unwrap_or_default();
    if named == first || named.split_whitespace().count() != first.split_whitespace().count() {
        return Vec::new();
    }
    let words = named.split_whitespace().zip(first.split_whitespace());
    words.filter(|(_, field)| Field::of(field).is_of_puzzle()).map(|(name, _)| Role::of(name)).collect()
}

/// The fields of a row as they stand there. A separator within quotes separates nothing.
fn fields(row: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    row.split(move |ch| {
        quoted ^= ch == '"';
        ch == separator && !quoted
    })
}

/// All runs of 81 or 729 cells on a line.
fn boards_on<'a>(line: &Token<'a>) -> Vec<Token<'a>> {
    let mut runs = line.runs(&is_symbol);
    runs.retain(|run| matches!(run.text.chars().count(), 81 | 729));
    runs
}

/// Whether the line is a puzzle of its own, or meant to be one.
fn is_puzzle(text: &str) -> bool {
    !line::find(&[Token::of_line(1, text)]).is_empty() || read(text).is_ok()
}

/// The puzzles of a table or list whose rows hold several boards each, of which the first that stands there may be a solution.
pub(crate) fn find(text: &str) -> Option<Vec<NumberedReading>> {
    if is_structured(text) {
        return None;
    }
    let numbered = || text_lines::all_lines(text).into_iter();
    if let Some(table) = Table::of(text) {
        let rows = || numbered().skip(table.above + usize::from(table.has_header)).filter(|line| !is_passed_over(line.text));
        let is_board = |text: &str| matches!(Field::of(text), Field::Board(_) | Field::Candidates);
        let has_several = |line: Token<'_>| fields(line.text, table.separator).filter(|field| is_board(field)).count() > 1;
        return rows().any(has_several).then(|| rows().map(|line| line::found_in_field(&table.token_of(&line))).collect());
    }
    let list = List::of(text);
    let found = |line: Token<'_>| {
        let token = list.token_in(&line)?;
        Some(line::beside_others(&line, &token, line::found_in_field(&token)))
    };
    (list.puzzle > 0).then(|| numbered().filter_map(found).collect())
}

/// Whether a text is XML or JSON.
fn is_structured(text: &str) -> bool {
    text.trim_start().starts_with('<') || line::is_json(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    const SOLUTION: &str = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";

    /// What a table is read by: the separator, the lines above, whether there is a header, the puzzle's column and the solution's.
    fn table_of(text: &str) -> Option<(char, usize, bool, usize, Option<usize>)> {
        match Shape::of(text) {
            Shape::Table(Table { separator, above, has_header, puzzle, solution, .. }) => {
                Some((separator, above, has_header, puzzle, solution))
            }
            _ => None,
        }
    }

    #[test]
    fn headers_name_their_columns_in_any_case_and_quotes() {
        for (header, expected) in [
            ("puzzle", Some((',', 0, true, 0, None))),
            ("quizzes,solutions", Some((',', 0, true, 0, Some(1)))),
            ("\u{feff}id;\"PUZZLE\";clues; Solution ", Some((';', 0, true, 1, Some(3)))),
            ("a\tQuizzes", Some(('\t', 0, true, 1, None))),
            ("puzzles,solution", None),
            ("0,6,0,0,0,0,1,9,0", None),
            ("", None),
        ] {
            assert_eq!(table_of(header), expected, "{header}");
        }
    }

    #[test]
    fn a_column_of_puzzles_may_have_any_name_and_place() {
        for (text, expected) in [
            (format!("nr,grid\n1,{LINE}\n"), Some((',', 0, true, 1, None))),
            (format!("nr;Solution;grid\n\n1;{SOLUTION};\"{LINE}\"\n"), Some((';', 0, true, 2, Some(1)))),
            (format!("grid\tnote\nbad\tone\n{LINE}\ttwo\n"), Some(('\t', 0, true, 0, None))),
            (format!("name,grid,\"notes, if any\"\n\"a, b\",{LINE},\"c, \"\"d\"\", e\"\n"), Some((',', 0, true, 1, None))),
            (format!("answer,question\n{SOLUTION},{LINE}\n"), Some((',', 0, true, 1, Some(0)))),
            (format!("puzzle,solution\n{SOLUTION},{LINE}\n"), Some((',', 0, true, 1, Some(0)))),
            (format!("{SOLUTION},{LINE}\n{SOLUTION},{LINE}\n"), Some((',', 0, false, 1, Some(0)))),
            (format!("unsolved\n{LINE}\n{LINE}\n"), Some((',', 0, true, 0, None))),
            (format!("| id | solved | grid |\n|---|---|---|\n| 1 | {SOLUTION} | {LINE} |\n"), Some(('|', 0, true, 3, Some(2)))),
            // Words above a list, and rows without names of which one column holds a board.
            (format!("From the papers, 2026\n{LINE}\n"), None),
            (format!("1,{LINE}\n2,{LINE}\n"), None),
        ] {
            assert_eq!(table_of(&text), expected, "{text}");
        }
    }

    #[test]
    fn what_stands_above_the_rows_is_none_of_them() {
        let rows = format!("1;{SOLUTION};{LINE}\n");
        for (above, expected) in [
            ("sep=;\nid;answer;question\n", (1, true)),
            ("# from a paper\n\nid;answer;question\n", (2, true)),
            ("Sudoku of the week;;\nid;answer;question\n", (1, true)),
            ("Sudoku of the week;;\nnr;left;right\n", (1, true)),
            ("Sudoku of the week\nid;answer;question\n", (1, true)),
            ("SEP=;\n", (1, false)),
            ("# no names\n", (1, false)),
        ] {
            let found = table_of(&format!("{above}{rows}"));
            assert_eq!(found, Some((';', expected.0, expected.1, 2, Some(1))), "{above}");
        }
    }

    /// Two boards on a line with blanks between them.
    #[test]
    fn of_two_boards_on_a_line_of_a_list_the_one_that_is_in_the_other_is_the_puzzle() {
        let list = |text: &str| match Shape::of(text) {
            Shape::List(List { puzzle, certainty }) => Some((puzzle, certainty)),
            _ => None,
        };
        let other = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
        for (text, expected) in [
            (format!("{LINE} {SOLUTION}\n{LINE} {SOLUTION}\n"), (0, Certainty::Clear)),
            (format!("a1 {SOLUTION}  {LINE} 7.1\na2 {SOLUTION} {LINE}\n"), (1, Certainty::Clear)),
            (format!("{LINE} {other}\n"), (0, Certainty::Doubtful)),
            (format!("left quiz\n{LINE} {other}\n"), (1, Certainty::Clear)),
            (format!("{SOLUTION}\n{SOLUTION}\n"), (0, Certainty::OnlyFullBoards)),
            (format!("{LINE}\n{SOLUTION}\n"), (0, Certainty::Clear)),
        ] {
            assert_eq!(list(&text), Some(expected), "{text}");
        }
        let reading = read(&format!("{SOLUTION} {LINE}\n")).unwrap();
        assert_eq!(format!("{:#}", reading.grid), LINE);
        let reading = read(&format!("solved,unsolved\n{SOLUTION},{LINE}\n{SOLUTION},{LINE}\n")).unwrap();
        assert_eq!((format!("{:#}", reading.grid), reading.more), (LINE.to_owned(), 1));
    }

    #[test]
    fn columns_to_choose_from_are_those_with_boards_and_three_of_their_rows() {
        let other = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
        let row = format!("7,\"{LINE}\",{other}\n");
        let text = format!("id,easy,\n{}", row.repeat(5));
        let shape = Shape::of(&text);
        assert_eq!(shape.certainty(), Certainty::Doubtful);
        let choices = shape.choices(&text);
        let shown: Vec<_> =
            choices.iter().map(|it| (it.column, it.name.as_str(), it.fields.len(), it.fields[0].as_str())).collect();
        assert_eq!(shown, [(1, "easy", 3, LINE), (2, "column 3", 3, other)]);
        let chosen = shape.with_puzzle(2);
        assert!(matches!(chosen, Shape::Table(Table { puzzle: 2, certainty: Certainty::Clear, .. })), "{chosen:?}");
    }

    #[test]
    fn a_text_is_a_table_a_list_of_a_program_or_whole() {
        let rows = LINE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned()).collect::<Vec<_>>().join("\n");
        let list = Shape::List(List { puzzle: 0, certainty: Certainty::Clear });
        for (text, expected) in [
            (format!("# a list\n\n{LINE} # comment\n"), list),
            (format!("{}\n{LINE}\n", &LINE[1..]), list),
            (LINE.replacen('8', "q", 1), list),
            (LINE.replace('0', " "), list),
            (rows.clone(), Shape::Whole),
            (format!("{rows}\n\n{rows}"), Shape::Whole),
            (format!("<opensudoku><game data=\"{LINE}\"/></opensudoku>"), Shape::Structured),
            (format!("[\"{LINE}\"]"), Shape::Structured),
            ("nothing".to_owned(), Shape::Whole),
            (String::new(), Shape::Whole),
        ] {
            assert_eq!(Shape::of(&text), expected, "{text}");
        }
        assert_eq!(table_of(&format!("\n\u{feff}\nquizzes\n{LINE}").replacen('\u{feff}', "", 1)), Some((',', 2, true, 0, None)));
    }
}
