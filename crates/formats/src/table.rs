//! Texts of many puzzles, which are read piece by piece: is it a table, a list, or must it be read as a whole?

use super::{csv, line, read, sheet::Line};

/// How a text of perhaps many puzzles is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// CSV with a header. It names the column of the puzzles, or the rows below show which it is.
    Table(Table),
    /// One puzzle a line. Blank lines and lines that begin with `#` count for nothing.
    List,
    /// Puzzles of several lines, most often one: for [`read_all`](super::read_all).
    Whole,
}

/// What the header of a table of puzzles says. Columns are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// What stands between two fields.
    pub separator: char,
    /// The column called `puzzle` or `quizzes`, in any case; else the first that holds puzzles.
    pub puzzle: usize,
    /// The column called `solution` or `solutions`, if there is one.
    pub solution: Option<usize>,
}

/// How many rows are looked at for a column of puzzles.
const LOOKED_AT: usize = 10;

impl Shape {
    /// The shape of a text, from how it begins: some dozen lines are enough.
    ///
    /// ```
    /// use nonet_formats::{Shape, Table};
    /// let table = Table { separator: ',', puzzle: 1, solution: None };
    /// assert_eq!(Shape::of("id,Puzzle\n1,..."), Shape::Table(table));
    /// assert_eq!(Shape::of("1...5...9\n".repeat(9).as_str()), Shape::Whole);
    /// assert_eq!(Shape::of(&".".repeat(81)), Shape::List);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Shape {
        let text = text.trim_start_matches('\u{feff}');
        let mut rows = text.lines().filter(|line| !line.trim().is_empty());
        let table =
            rows.next().and_then(|header| Table::of_header(header).or_else(|| Table::of_rows(header, rows.take(LOOKED_AT))));
        if let Some(table) = table {
            return Shape::Table(table);
        }
        let is_structured = text.trim_start().starts_with('<') || line::is_json(text);
        if !is_structured && text.lines().any(is_puzzle) { Shape::List } else { Shape::Whole }
    }
}

impl Table {
    /// The table that begins with this line, if the line names a column of puzzles.
    #[must_use]
    pub fn of_header(header: &str) -> Option<Table> {
        csv::separators().find_map(|separator| {
            let puzzle = column_called(["puzzle", "quizzes"], header, separator)?;
            Some(Table { separator, puzzle, solution: column_called(["solution", "solutions"], header, separator) })
        })
    }

    /// The table below a line of names of which none is known: in one of the rows, which has as many fields, a field is a puzzle.
    fn of_rows<'a>(header: &str, rows: impl Iterator<Item = &'a str> + Clone) -> Option<Table> {
        if puzzle_in(header).is_some() {
            return None; // it is a row itself
        }
        csv::separators().find_map(|separator| {
            let width = fields(header, separator).count();
            let mut whole = rows.clone().filter(|row| width > 1 && fields(row, separator).count() == width);
            let solution = column_called(["solution", "solutions"], header, separator);
            whole.find_map(|row| {
                let tables =
                    (0..width).filter(|column| Some(*column) != solution).map(|puzzle| Table { separator, puzzle, solution });
                let mut tables = tables.filter(|table| is_board(table.puzzle_of(row).1.trim()));
                tables.next()
            })
        })
    }
}

/// The fields of a row as they stand there. A separator within quotes separates nothing.
fn fields(row: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    row.split(move |ch| {
        quoted ^= ch == '"';
        ch == separator && !quoted
    })
}

/// The column with one of these names.
fn column_called(wanted: [&str; 2], header: &str, separator: char) -> Option<usize> {
    let mut names = fields(header, separator).map(|name| name.trim_matches(|ch: char| ch.is_whitespace() || ch == '"'));
    names.position(|name| wanted.iter().any(|wanted| name.eq_ignore_ascii_case(wanted)))
}

/// Whether the text is the 81 characters of a puzzle and nothing else.
fn is_board(text: &str) -> bool {
    text.chars().count() == 81 && puzzle_in(text) == Some(text)
}

impl Table {
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
}

/// The 81 or 729 characters of the puzzle that stands on a line, as they stand there, without what follows them.
#[must_use]
pub fn puzzle_in(line: &str) -> Option<&str> {
    line::puzzle_in(&Line { number: 1, text: line }).map(|token| token.text)
}

/// Whether the line is a puzzle of its own, or meant to be one.
fn is_puzzle(text: &str) -> bool {
    !line::find(&[Line { number: 1, text }]).is_empty() || read(text).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_name_their_columns_in_any_case_and_quotes() {
        let table = |separator, puzzle, solution| Some(Table { separator, puzzle, solution });
        for (header, expected) in [
            ("puzzle", table(',', 0, None)),
            ("quizzes,solutions", table(',', 0, Some(1))),
            ("\u{feff}id;\"PUZZLE\";clues; Solution ".trim_start_matches('\u{feff}'), table(';', 1, Some(3))),
            ("a\tQuizzes", table('\t', 1, None)),
            ("puzzles,solution", None),
            ("0,6,0,0,0,0,1,9,0", None),
            ("", None),
        ] {
            assert_eq!(Table::of_header(header), expected, "{header}");
        }
    }

    #[test]
    fn a_column_of_puzzles_may_have_any_name() {
        let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
        let table = |separator, puzzle, solution| Shape::Table(Table { separator, puzzle, solution });
        for (text, expected) in [
            (format!("nr,grid\n1,{line}\n"), table(',', 1, None)),
            (format!("nr;Solution;grid\n\n1;{line};\"{line}\"\n"), table(';', 2, Some(1))),
            (format!("grid\tnote\nbad\tone\n{line}\ttwo\n"), table('\t', 0, None)),
            (format!("name,grid,\"notes, if any\"\n\"a, b\",{line},\"c, \"\"d\"\", e\"\n"), table(',', 1, None)),
            // Words above a list, and rows without names.
            (format!("From the papers, 2026\n{line}\n"), Shape::List),
            (format!("1,{line}\n2,{line}\n"), Shape::List),
        ] {
            assert_eq!(Shape::of(&text), expected, "{text}");
        }
    }

    #[test]
    fn a_text_is_a_table_a_list_or_whole() {
        let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
        let rows = line.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned()).collect::<Vec<_>>().join("\n");
        for (text, expected) in [
            (format!("# a list\n\n{line} # comment\n"), Shape::List),
            (format!("{}\n{line}\n", &line[1..]), Shape::List),
            (line.replacen('8', "q", 1), Shape::List),
            (line.replace('0', " "), Shape::List),
            (rows.clone(), Shape::Whole),
            (format!("{rows}\n\n{rows}"), Shape::Whole),
            (format!("<opensudoku><game data=\"{line}\"/></opensudoku>"), Shape::Whole),
            ("nothing".to_owned(), Shape::Whole),
            (String::new(), Shape::Whole),
            (
                format!("\n\u{feff}\nquizzes\n{line}").replacen('\u{feff}', "", 1),
                Shape::Table(Table { separator: ',', puzzle: 0, solution: None }),
            ),
        ] {
            assert_eq!(Shape::of(&text), expected, "{text}");
        }
    }
}
