//! SudoCue's `.sdk`: nine lines of a puzzle, and above them lines that tell about it; and SadMan Software's, in sections.

use super::{Reading, rows as read_rows, text_lines, write::rows};
use nonet_core::board::Grid;

/// The details that a `.sdk` file tells about its puzzle, each on a line of `#`, a letter and a text. An empty field has no line.
///
/// ```
/// use nonet_formats::{About, read, sdk};
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let about = About { author: "A. Setter".to_owned(), level: "Hard".to_owned(), ..About::default() };
/// let text = sdk(&grid, &about);
/// assert!(text.starts_with("#AA. Setter\n#LHard\n.6....19.\n"));
/// assert_eq!(read(&text).unwrap().about, about);
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// `#A`: the name of the author.
    pub author: String,
    /// `#D`: a description of the puzzle.
    pub description: String,
    /// `#C`: a comment. Several lines of comment are read as one, with blanks between.
    pub comment: String,
    /// `#B`: the date of publication, in the author's own writing of dates.
    pub date: String,
    /// `#S`: the place of publication.
    pub source: String,
    /// `#L`: the difficulty, in the author's own words.
    pub level: String,
    /// `#U`: a web address.
    pub url: String,
}

impl About {
    /// The facts that the lines of a text tell, wherever they stand in it.
    pub(crate) fn of_text(text: &str) -> About {
        let mut about = About::default();
        for line in text.lines().filter_map(|line| line.strip_prefix('#')) {
            let mut rest = line.chars();
            let letter = rest.next();
            let Some((_, field)) = about.fields_mut().into_iter().find(|(known, _)| Some(*known) == letter) else { continue };
            let said = rest.as_str().trim();
            if !field.is_empty() && !said.is_empty() {
                field.push(' ');
            }
            field.push_str(said);
        }
        about
    }

    /// Returns all fields with the letters of their lines, in the order in which [`sdk`] writes them.
    ///
    /// ```
    /// use nonet_formats::About;
    /// let mut about = About { author: "A. Setter".to_owned(), ..About::default() };
    /// assert_eq!(about.fields_mut().map(|(letter, _)| letter), ['A', 'D', 'C', 'B', 'S', 'L', 'U']);
    /// assert_eq!(about.fields_mut()[0].1, "A. Setter");
    /// ```
    pub const fn fields_mut(&mut self) -> [(char, &mut String); 7] {
        [
            ('A', &mut self.author),
            ('D', &mut self.description),
            ('C', &mut self.comment),
            ('B', &mut self.date),
            ('S', &mut self.source),
            ('L', &mut self.level),
            ('U', &mut self.url),
        ]
    }
}

/// Writes SudoCue's `.sdk`: a line for each detail about the puzzle, then nine lines of nine characters, `.` for an empty cell.
/// Every line ends with `\n`; line breaks within a detail become blanks.
///
/// ```
/// use nonet_formats::{About, sdk};
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let file = "\
/// #AA. Setter
/// .6....19.
/// ..261...4
/// 7.1......
/// ....7..1.
/// ..6.83...
/// 54..6...3
/// .8..27.39
/// ...4...78
/// ......4..
/// ";
/// assert_eq!(sdk(&grid, &About { author: "A. Setter".to_owned(), ..About::default() }), file);
/// ```
#[must_use]
pub fn sdk(grid: &Grid, about: &About) -> String {
    let mut text = String::new();
    for (letter, said) in about.clone().fields_mut().into_iter().filter(|(_, said)| !said.trim().is_empty()) {
        let one_line: String = said.trim().chars().map(|ch| if ch.is_control() { ' ' } else { ch }).collect();
        text.push_str(&format!("#{letter}{}\n", one_line.trim()));
    }
    text + &rows(grid)
}

/// The puzzle with what its file's section `[State]` says was entered. A state of another puzzle, or one that can't be read, says
/// nothing of this one.
pub(crate) fn with_state(puzzle: Reading, text: &str) -> Reading {
    let Some(state) = state_of(text) else { return puzzle };
    let givens = puzzle.grid;
    if givens.filled_cells().iter().any(|cell| state[cell].is_some_and(|digit| givens[cell] != Some(digit))) {
        return puzzle;
    }
    let entered = state.filled_cells() - givens.filled_cells();
    let grid = entered.iter().fold(givens, |grid, cell| grid.with(cell, state[cell]));
    Reading { grid, entered: puzzle.entered | entered, ..puzzle }
}

fn state_of(text: &str) -> Option<Grid> {
    let lines = text_lines::lines_of_state(text);
    let first = read_rows::find(&lines).ok()?.into_iter().next()?;
    Some(first.result.ok()?.grid)
}

#[cfg(test)]
mod tests {
    use crate::read;
    use nonet_core::board::Grid;

    const PUZZLE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    fn rows(line: &str) -> String {
        line.as_bytes().chunks(9).map(|row| format!("{}\r\n", String::from_utf8_lossy(row))).collect()
    }

    #[test]
    fn what_a_state_adds_was_entered() {
        let entered = PUZZLE.replacen("530", "534", 1);
        let alone = "..4".to_owned() + &".".repeat(78);
        let other = PUZZLE.replacen("530", "954", 1);
        for (state, cells) in [(&entered, 1), (&alone, 1), (&PUZZLE.to_owned(), 0), (&other, 0), (&"12".to_owned(), 0)] {
            let text = format!("#AMe\r\n[Puzzle]\r\n{}[State]\r\n{}", rows(PUZZLE), rows(state));
            let reading = read(&text).unwrap();
            assert_eq!(reading.entered.len(), cells, "{text}");
            let givens = reading.entered.iter().fold(reading.grid, |grid, cell| grid.with(cell, None));
            assert_eq!(givens, PUZZLE.parse::<Grid>().unwrap(), "{text}");
            assert_eq!(reading.about.author, "Me");
        }
    }
}
