//! Texts of many puzzles, which are read piece by piece: is it a table, a list, or must it be read as a whole?

use super::{
    NumberedReading,
    columns::{Certainty, Decision, Field, Role, decide},
    csv::{self, FieldReader},
    library, line,
    mark::is_symbol,
    puzzles,
    text_lines::{self, Token},
    web,
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

/// The number of lines that are looked at for a column of puzzles.
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
        if text.lines().any(is_own_line) { Shape::List(List::of(text)) } else { Shape::Whole }
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

/// The number of rows of each column that are shown to choose by.
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
        let lines: Vec<&str> = text.lines().take(LOOKED_AT).collect();
        let (names, rows): (Vec<String>, Vec<Vec<String>>) = match self {
            Shape::Table(table) => {
                let mut rows = rows_of(&lines, table.separator);
                rows.retain(|row| row.line >= table.above && !is_passed_over(row.text));
                let header = if table.has_header && !rows.is_empty() { rows.remove(0).fields } else { Vec::new() };
                (header, rows.into_iter().map(|row| row.fields).collect())
            }
            Shape::List(_) => {
                let boards = |line: &&str| boards_in(line).map(|board| board.text.to_owned()).collect();
                (Vec::new(), lines.iter().map(boards).collect())
            }
            Shape::Structured | Shape::Whole => return Vec::new(),
        };
        let is_of_boards = |row: &Vec<String>| row.iter().any(|field| Field::of(field).is_of_puzzle());
        let rows: Vec<Vec<String>> = rows.into_iter().filter(is_of_boards).collect();
        let width = rows.iter().map(Vec::len).max().unwrap_or_default();
        let holds_boards =
            |column: &usize| rows.iter().filter_map(|row| row.get(*column)).any(|field| Field::of(field).is_of_puzzle());
        let choice = |column: usize| ColumnChoice {
            column,
            name: names.get(column).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| format!("column {}", column + 1)),
            fields: rows.iter().take(SHOWN_ROWS).map(|row| row.get(column).cloned().unwrap_or_default()).collect(),
        };
        (0..width).filter(holds_boards).map(choice).collect()
    }
}

impl Table {
    /// The table that begins so, if it is one.
    fn of(text: &str) -> Option<Table> {
        let lines: Vec<&str> = text.lines().take(LOOKED_AT).collect();
        let heads: Vec<_> = csv::separators().chain(['|']).map(|separator| (separator, rows_of(&lines, separator))).collect();
        heads
            .iter()
            .find_map(|(separator, rows)| of_rows(rows, *separator))
            .or_else(|| heads.iter().find_map(|(separator, rows)| of_header(rows, *separator)))
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

/// A row at the beginning of a table.
struct HeadRow<'a> {
    /// The number of lines that stand above it.
    line: usize,
    /// Its first line.
    text: &'a str,
    /// Its fields, without blanks and quotes around them.
    fields: Vec<String>,
}

/// The rows of these lines, blank ones and comments too.
fn rows_of<'a>(lines: &[&'a str], separator: char) -> Vec<HeadRow<'a>> {
    let (mut reader, mut rows, mut at) = (FieldReader::new(separator), Vec::new(), 0);
    while let Some(text) = lines.get(at) {
        let (taken, fields) = reader.first_of(lines.get(at..).unwrap_or_default());
        rows.push(HeadRow { line: at, text, fields: fields.iter().map(|field| field.bare().1).collect() });
        at += taken.max(1);
    }
    rows
}

/// The table whose rows hold boards, with this separator.
fn of_rows(rows: &[HeadRow<'_>], separator: char) -> Option<Table> {
    let fields_of = |row: &HeadRow<'_>| -> Vec<Field> { row.fields.iter().map(|field| Field::of(field)).collect() };
    let is_row = |row: &HeadRow<'_>| !is_passed_over(row.text) && fields_of(row).iter().any(Field::is_of_puzzle);
    let first = rows.iter().position(is_row)?;
    let (above, below) = rows.split_at_checked(first)?;
    let boards: Vec<Vec<Field>> = below.iter().filter(|row| is_row(row)).map(fields_of).collect();
    let width = boards.first().map_or(0, Vec::len);
    let header = header_above(above, width);
    let roles: Vec<Role> = header.map_or_else(Vec::new, |row| row.fields.iter().map(|name| Role::of(name)).collect());
    let columns = (0..width).filter(|column| boards.iter().filter_map(|row| row.get(*column)).any(Field::is_of_puzzle)).count();
    let is_table = match header {
        // A column alone is that of a list, but for the one word above it.
        Some(header) if width == 1 => {
            let is_of_grids =
                |row: &HeadRow<'_>| row.line != header.line && (is_lone_name(row.text) || is_row_of_cells(row.text));
            separator == ',' && is_lone_name(header.text) && !rows.iter().any(is_of_grids)
        }
        Some(_) => separator != '|' || columns > 1 || roles.contains(&Role::Puzzle),
        None => columns > 1,
    };
    let Decision { puzzle, solution, certainty } = decide(&boards, &roles).filter(|_| is_table)?;
    let named = header.map(|row| row.fields.len());
    let width = named.unwrap_or_else(|| boards.iter().map(Vec::len).max().unwrap_or_default()).max(puzzle + 1);
    let above = header.map_or_else(|| below.first().map_or(0, |row| row.line), |row| row.line);
    Some(Table { separator, above, has_header: header.is_some(), width, puzzle, certainty, solution })
}

/// The table below a row that names its columns, of which no row holds a board.
fn of_header(rows: &[HeadRow<'_>], separator: char) -> Option<Table> {
    if rows.iter().any(|row| row.fields.iter().any(|field| Field::of(field).is_of_puzzle())) {
        return None;
    }
    let row = rows.iter().find(|row| !is_passed_over(row.text))?;
    let names = &row.fields;
    let puzzle = names.iter().position(|name| is_contract_name(name))?;
    let solution = names.iter().position(|name| Role::of(name) == Role::Solution);
    let certainty = Certainty::Clear;
    Some(Table { separator, above: row.line, has_header: true, width: names.len(), puzzle, certainty, solution })
}

/// The line above the first row that names the columns: one that is known by a name, else the first that is as wide as the rows and has a
/// name in each field, else the first that is as wide. (A title above them may have the rows' separators behind it.)
fn header_above<'r, 'a>(rows: &'r [HeadRow<'a>], width: usize) -> Option<&'r HeadRow<'a>> {
    let is_known = |row: &HeadRow<'_>| row.fields.iter().any(|name| Role::of(name) != Role::Unknown);
    let is_wide = |row: &HeadRow<'_>| row.fields.len() == width;
    let is_full = |row: &HeadRow<'_>| is_wide(row) && row.fields.iter().all(|name| !name.is_empty());
    let find = |is_wanted: &dyn Fn(&HeadRow<'_>) -> bool| rows.iter().find(|row| !is_passed_over(row.text) && is_wanted(row));
    find(&|row| row.fields.iter().any(|name| is_contract_name(name)))
        .or_else(|| find(&|row| is_full(row) && is_known(row)))
        .or_else(|| find(&is_full))
        .or_else(|| find(&is_wide))
}

/// Whether a line is one word by which a column of puzzles or of solutions is called.
fn is_lone_name(line: &str) -> bool {
    let name = line.trim().trim_matches('"');
    let is_word = name.chars().all(|ch| ch.is_alphabetic() || matches!(ch, '_' | '-'));
    is_word && Role::of(name) != Role::Unknown
}

/// Whether a line has nine cells and no words, as each row of a grid.
fn is_row_of_cells(line: &str) -> bool {
    line.chars().filter(|ch| is_symbol(*ch)).count() == 9 && !line.contains(char::is_alphabetic)
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

impl List {
    /// The first board on each line.
    pub(crate) const FIRST: List = List { puzzle: 0, certainty: Certainty::Clear };

    /// The place of the puzzles in a list that begins so.
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

    /// The puzzle on a line of the list, with its place. A line with fewer boards has its first as puzzle.
    pub(crate) fn token_in<'a>(&self, line: &Token<'a>) -> Option<Token<'a>> {
        let boards = boards_on(line);
        boards.get(self.puzzle).or(boards.first()).copied()
    }
}

/// The boards on a line of a list.
fn boards_in(text: &str) -> impl Iterator<Item = Token<'_>> {
    boards_on(&Token::of_line(1, text)).into_iter()
}

/// The roles that a line above a list gives the boards of its rows, where it has a word for each of their words.
fn roles_above<'a>(mut lines: impl Iterator<Item = &'a str> + Clone) -> Vec<Role> {
    let Some(first) = lines.clone().find(|line| boards_in(line).next().is_some()) else { return Vec::new() };
    let named = lines.next().unwrap_or_default();
    if named == first || named.split_whitespace().count() != first.split_whitespace().count() {
        return Vec::new();
    }
    let words = named.split_whitespace().zip(first.split_whitespace());
    words.filter(|(_, field)| Field::of(field).is_of_puzzle()).map(|(name, _)| Role::of(name)).collect()
}

/// All runs of 81 or 729 cells on a line.
fn boards_on<'a>(line: &Token<'a>) -> Vec<Token<'a>> {
    let mut runs = line.runs(&is_symbol);
    runs.retain(|run| matches!(run.text.chars().count(), 81 | 729));
    runs
}

/// Whether the line is a puzzle of its own, or meant to be one.
pub(crate) fn is_own_line(text: &str) -> bool {
    let lines = text_lines::lines(text);
    !line::find(&lines).is_empty() || !library::find(&lines).is_empty() || web::is_line(text)
}

/// The puzzles of a table or a list, or of a text with puzzles on lines beside others; nothing if the text is neither. A line that has two
/// boards is such a text too: the first of them may be the solution.
pub(crate) fn find(text: &str) -> Option<Vec<NumberedReading>> {
    if is_structured(text) {
        return None;
    }
    let mut lines = text_lines::all_lines(text);
    lines.retain(|line| !line.is_blank());
    if let [line] = &lines[..] {
        return if boards_on(line).len() > 1 { find_on_line(line) } else { None };
    }
    let has_puzzle = |found: &Vec<NumberedReading>| found.iter().any(|one| one.result.is_ok());
    match Shape::of(text) {
        shape @ Shape::Table(_) => Some(puzzles::of_lines(text, shape, true)).filter(has_puzzle),
        shape @ Shape::List(_) => {
            // If no line is a puzzle of its own, a stage may know the form of the whole text.
            let has_own = lines.iter().any(|line| line::find(&text_lines::lines(line.text)).iter().any(|one| one.result.is_ok()));
            Some(puzzles::of_lines(text, shape, has_own)).filter(has_puzzle)
        }
        Shape::Structured | Shape::Whole => None,
    }
}

/// The puzzle of a line that has several boards.
fn find_on_line(line: &Token<'_>) -> Option<Vec<NumberedReading>> {
    let one = |token: Token<'_>| Some(vec![line::found_in_field(&Token { line: line.line, ..token })]);
    let Some(table) = Table::of(line.text) else {
        let list = List::of(line.text);
        let found = |token: Token<'_>| line::beside_others(line, &token, line::found_in_field(&token));
        return if list.puzzle > 0 { list.token_in(line).map(|token| vec![found(token)]) } else { None };
    };
    let mut reader = FieldReader::new(table.separator);
    let fields = reader.begin(line.text.as_bytes())?;
    let field = fields.get(table.puzzle)?;
    let (before, text) = field.bare();
    let (_, column) = field.place_in(reader.row());
    one(Token { line: line.line, column: column + before, text: &text })
}

/// Whether a text is XML or JSON.
fn is_structured(text: &str) -> bool {
    text.trim_start().starts_with('<') || line::is_json(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read;

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    const SOLUTION: &str = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";

    /// The parts by which a table is read: the separator, the number of lines above, whether there is a header, the puzzle's column and
    /// the solution's.
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
            (LINE.replace('0', " "), Shape::Whole),
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
