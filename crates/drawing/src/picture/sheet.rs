//! A sheet of boards as one picture that stands alone: a path of steps, for a post or for a wall.

use super::{
    digits::defined,
    escaped,
    standalone::{board, style},
};
use nonet_formats::BoardState;
use nonet_prose::ExplainedStep;

/// A board of a sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetBoard<'a> {
    /// The position.
    pub position: BoardState,
    /// The step that is drawn on it. None if none is.
    pub step: Option<&'a ExplainedStep>,
    /// The line under the board.
    pub title: String,
    /// The words under that line, which are broken into lines and cut where they are too long.
    pub words: String,
}

/// The width of a board with the space beside it. The board itself is 900 wide.
const WIDTH: usize = 980;
/// The height of a board with what stands under it.
const HEIGHT: usize = 1180;
/// The margin of the sheet, from which half of the space beside a board is missing.
const MARGIN: usize = 20;
/// The height of a line of words.
const LINE: usize = 40;
/// The number of characters in a line of words, which are then about as wide as a board.
const LINE_LENGTH: usize = 62;
/// The number of lines of words under a board.
const LINES: usize = 4;
/// The most pixels of the picture. Browsers draw no larger one.
const MOST_PIXELS: usize = 16_000_000;

/// Returns the picture of boards in rows, in light or dark colours. `title` is the description for people who can't see the picture.
/// There are about as many boards in a row as there are rows.
#[must_use]
pub fn sheet_svg(boards: &[SheetBoard<'_>], title: &str, dark: bool) -> String {
    let columns = (1..).find(|columns| columns * columns >= boards.len()).unwrap_or(1);
    let rows = boards.len().div_ceil(columns);
    let (width, height) = (columns * WIDTH + 2 * MARGIN, rows * HEIGHT + 2 * MARGIN);
    let scaled = |length: usize| length * percent(width * height) / 100;
    let placed = |(number, sheet_board): (usize, &SheetBoard<'_>)| {
        let (x, y) = (MARGIN + number % columns * WIDTH + (WIDTH - 900) / 2, 2 * MARGIN + number / columns * HEIGHT);
        let SheetBoard { position, step, title, words } = sheet_board;
        format!("<g transform=\"translate({x} {y})\">{}{}</g>", board(position, *step), caption(title, words))
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\" role=\"img\">\
<title>{}</title><style>{}</style>{}<path class=\"paper\" d=\"M0 0h{width}v{height}h-{width}z\"/>{}</svg>",
        scaled(width),
        scaled(height),
        escaped(title),
        style(dark),
        defined(),
        boards.iter().enumerate().map(placed).collect::<String>(),
    )
}

/// Returns the scale, in percent, at which a picture with this area has no more pixels than browsers draw, and no more than are needed.
fn percent(area: usize) -> usize {
    (10..=60).rev().find(|percent| area * percent * percent / 10_000 <= MOST_PIXELS).unwrap_or(10)
}

/// Returns the lines under a board.
fn caption(title: &str, words: &str) -> String {
    let line = |(number, words): (usize, &String)| {
        let y = 996 + number * LINE;
        format!("<text class=\"caption--small\" x=\"0\" y=\"{y}\">{}</text>", escaped(words))
    };
    let title = broken(title, LINE_LENGTH * 5 / 6, 1).concat();
    let lines: String = broken(words, LINE_LENGTH, LINES).iter().enumerate().map(line).collect();
    format!("<text class=\"caption\" x=\"0\" y=\"952\">{}</text>{lines}", escaped(&title))
}

/// Returns words as at most `count` lines of at most `length` characters. A line is broken at a blank, or before a link of a chain where
/// it has no blank. What has no place is cut, and three dots stand for it.
fn broken(words: &str, length: usize, count: usize) -> Vec<String> {
    let (mut lines, mut rest): (Vec<String>, Vec<char>) = (Vec::new(), words.trim().chars().collect());
    while !rest.is_empty() {
        if rest.len() <= length {
            lines.push(rest.iter().collect());
            break;
        }
        if lines.len() + 1 == count {
            lines.push(rest.iter().take(length.saturating_sub(1)).chain(&['\u{2026}']).collect());
            break;
        }
        let fits = &rest[..=length];
        let at = |is_place: fn(&char) -> bool| fits.iter().rposition(is_place).filter(|at| *at > 0);
        let end = at(|ch| *ch == ' ').or_else(|| at(|ch| matches!(ch, '-' | '=' | ','))).unwrap_or(length);
        let following = rest.split_off(end);
        lines.push(rest.iter().collect());
        rest = following.into_iter().skip_while(|ch| *ch == ' ').collect();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_broken_at_blanks_and_links_and_cut_at_the_end() {
        assert_eq!(broken("one two three", 7, 2), ["one two", "three"]);
        assert_eq!(broken("(2)r6c3=r5c2-r5c5=r8c5", 10, 3), ["(2)r6c3", "=r5c2-r5c5", "=r8c5"]);
        assert_eq!(broken("one two three", 7, 1), ["one tw\u{2026}"]);
        assert_eq!(broken("abcdefgh", 4, 9), ["abcd", "efgh"]);
        assert_eq!(broken("", 4, 2), [""; 0]);
    }

    #[test]
    fn a_sheet_is_about_square_and_no_larger_than_browsers_draw() {
        let board = |number: usize| SheetBoard {
            position: BoardState::default(),
            step: None,
            title: format!("{number}. <One>"),
            words: "r1c1".to_owned(),
        };
        for count in [1, 2, 5, 60, 300] {
            let boards: Vec<SheetBoard<'_>> = (0..count).map(board).collect();
            let sheet = sheet_svg(&boards, "A & B", false);
            assert_eq!(sheet.matches("<g transform=\"translate(").count(), count);
            let number = |name: &str| {
                let (_, rest) = sheet.split_once(&format!(" {name}=\"")).unwrap_or_default();
                rest.split('"').next().and_then(|number| number.parse::<usize>().ok()).unwrap_or_default()
            };
            let (width, height) = (number("width"), number("height"));
            assert!(width > 500 && width * height <= MOST_PIXELS, "{count}: {width} x {height}");
            assert!(width < 3 * height && height < 3 * width, "{count}: {width} x {height}");
            assert!(sheet.contains("<title>A &amp; B</title>") && sheet.contains("0. &lt;One&gt;</text>"));
        }
    }
}
