//! A picture of a board as a file that stands alone: it has its own colours and digits.

use super::{
    Point, corner,
    digits::{Glyphs, Type, defined},
    escaped,
    position::{Drawn, NOTE, digits, layers, plays_no_part},
    tenths,
};
use crate::{centre_apart, line, note_place};
use nonet_core::board::{Candidate, CandidateSet, Cell, Digit, DigitSet};
use nonet_formats::{BoardState, DrawnLine};
use nonet_prose::ExplainedStep;

/// Returns the picture of a board, with a step if there is one, in light or dark colours. `title` is the description for people
/// who can't see the picture.
#[must_use]
pub fn standalone_svg(position: &BoardState, explained: Option<&ExplainedStep>, title: &str, dark: bool) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1080\" height=\"1080\" viewBox=\"-20 -20 940 940\" role=\"img\">\
<title>{}</title><desc>{:#}</desc><style>{}</style>{}<path class=\"paper\" d=\"M-20-20h940v940h-940z\"/>{}</svg>",
        escaped(title),
        position.grid(),
        style(dark),
        defined(),
        board(position, explained),
    )
}

/// Returns a board, with a step if there is one, whose file has the [`style`] and the definitions of the digits.
pub(super) fn board(position: &BoardState, explained: Option<&ExplainedStep>) -> String {
    let empty = CandidateSet::product(position.grid().empty_cells(), DigitSet::ALL);
    let (open, centre) = (position.notes & empty, position.centre & empty);
    // The other digits in the cell of a naked single are crossed out. Placed and eliminated candidates are drawn even if the
    // player has no notes for them.
    let placed = explained.map_or(CandidateSet::EMPTY, |explained| explained.effect.placements());
    let struck = explained.map_or(CandidateSet::EMPTY, |explained| explained.ruled_out)
        & CandidateSet::product(placed.cells(), DigitSet::ALL);
    let removed = explained.map_or(CandidateSet::EMPTY, |explained| explained.effect.eliminations());
    let marked = open | ((placed | struck | removed) & empty);
    let filled = position.grid().filled_cells();
    let drawn = explained.map(|explained| Drawn { explained, open: &marked, centre, filled, struck });
    let drawn = drawn.as_ref();
    let entered = position.entered.within(position.givens.empty_cells());
    let small = spots(position, &open, &centre, drawn) + &notes(position, &open, drawn) + &centre_notes(&centre);
    layers(drawn, &tints(position), &(lines(position) + &digits(&position.givens, &entered, drawn)), &small)
}

/// Returns the player's colours of cells.
fn tints(position: &BoardState) -> String {
    let tint = |(cell, colour): (Cell, Digit)| {
        let (x, y) = corner(cell);
        format!("<rect class=\"colour--{colour}\" x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\"/>")
    };
    position.colours.iter().map(tint).collect()
}

/// Returns the lines that the player drew, which lie under the digits.
fn lines(position: &BoardState) -> String {
    let centre = position.centre & CandidateSet::product(position.grid().empty_cells(), DigitSet::ALL);
    let drawn = |&DrawnLine { ends, weak }: &DrawnLine| {
        let class = if weak { "link link--weak" } else { "link" };
        format!("<path class=\"{class}\" d=\"{}\"/>", line(ends, !weak, [&position.notes, &centre]).path)
    };
    let all: String = position.lines.iter().map(drawn).collect();
    if all.is_empty() { all } else { format!("<g class=\"lines\" transform=\"scale(.1)\">{all}</g>") }
}

/// Returns the player's colours behind small digits. Behind a centre note, the circle is no wider than the distance to the next
/// note.
fn spots(position: &BoardState, open: &CandidateSet, centre: &CandidateSet, drawn: Option<&Drawn<'_>>) -> String {
    let spot = |it: Candidate, r: f64| {
        let colour = position.tints[it.digit.index()][it.cell]?;
        let (x, y) = place(position, it);
        let [x, y, r] = [x, y, r].map(tenths);
        Some(format!("<circle class=\"colour--{colour}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"))
    };
    let corner = open.iter().filter(|it| plays_no_part(drawn, *it)).filter_map(|it| spot(it, 13.5));
    let middle = (*centre - *open).iter().filter_map(|it| spot(it, f64::from(centre_apart(centre.digits_in(it.cell))) / 20.0));
    corner.chain(middle).collect()
}

/// Returns the corner notes.
fn notes(position: &BoardState, open: &CandidateSet, drawn: Option<&Drawn<'_>>) -> String {
    NOTE.uses(open.iter().filter(|it| plays_no_part(drawn, *it)).map(|it| (it.digit, place(position, it))))
}

/// Returns the centre of a note.
fn place(position: &BoardState, it: Candidate) -> Point {
    in_cell(it.cell, note_place(it.digit, position.notes.digits_in(it.cell), position.centre.digits_in(it.cell)))
}

fn in_cell(cell: Cell, (across, down): (i32, i32)) -> Point {
    let (x, y) = corner(cell);
    (f64::from(x) + f64::from(across) / 10.0, f64::from(y) + f64::from(down) / 10.0)
}

/// Returns the centre notes. The more a cell has, the closer together they are. More than six are drawn narrow.
fn centre_notes(centre: &CandidateSet) -> String {
    const NARROW: Type = Type { glyphs: Glyphs { scale: (155, 171), ..NOTE.glyphs }, ..NOTE };
    let draw = |cell: Cell| {
        let digits = centre.digits_in(cell);
        let placed = digits.iter().map(|digit| (digit, in_cell(cell, note_place(digit, DigitSet::EMPTY, digits))));
        if digits.len() > 6 { NARROW.uses(placed) } else { NOTE.uses(placed) }
    };
    centre.cells().iter().map(draw).collect()
}

/// Returns the CSS rules with light or with dark colours.
pub(super) fn style(dark: bool) -> String {
    let from = if dark { 7 } else { 0 };
    let coloured = |piece: &str| Some(["#", piece.get(from..from + 6)?, piece.get(13..)?].concat());
    let (first, others) = STYLE.split_once('#').unwrap_or_default();
    first.to_owned() + &others.split('#').filter_map(coloured).collect::<String>()
}

/// The page's CSS rules for the parts of a picture. Each colour is written as the light colour, a slash, and the dark colour.
const STYLE: &str = "\
.paper,.position__surface{fill:#ffffff/171a20}\
.position__thin,.position__thick,.position__frame,.position__house{fill:none}\
.position__thin{stroke:#8b92a0/667082;stroke-width:1.6}\
.position__thick,.position__frame{stroke:#363c49/98a1b0;stroke-width:4}\
.position__house{stroke:#7a5bc0/a58ae6;stroke-width:5}\
.wash--house{fill:#f0eafb/2a2342}.wash--cause{fill:#fff3b0/4a3511}.wash--target{fill:#bdebf3/0b4450}.wash--elimination{fill:#ffd9c2/4c1b10}\
.wash--emptied{fill:#fde4e1/4a1d1e}\
.colour--1{fill:#ffdf9e/633800}.colour--2{fill:#cbe7fb/12405e}.colour--3{fill:#bfeadb/0b4a37}.colour--4{fill:#faf2a4/4b4b28}.colour--5{fill:#c9d4f2/243a75}\
.colour--6{fill:#fbcdb2/582c26}.colour--7{fill:#f4d2e6/5a2549}.colour--8{fill:#dcdee3/40454f}.colour--9{fill:#d6efa9/1c3103}\
.ink,.note,.mark__shape,.ink__role,.link,.ray{fill:none}\
.ink,.note,.mark__shape,.ink__role{stroke:currentColor}\
.ink{stroke-width:10}.ink--given{color:#15171c/e6e9ee;stroke-width:14.6}.ink--entered{color:#1b4fc4/9cc0ff}\
.note{color:#454c5b/bac2d0;stroke-width:12.6}.note--mark{stroke-width:18}\
.mark__shape{stroke-width:2.2}.ink__role{stroke-width:3.4}\
.mark__shape--filled,.ink__role--filled{fill:currentColor}\
.mark--cause,.mark--fin,.mark--pivot{color:#574800/ffd666}.mark--target{color:#005a66/79ddee}.mark--elimination{color:#a02c00/ffa77a}\
.mark--on{color:#005a66/79ddee}.mark--off{color:#7a2aa8/d79bff}.mark--house{color:#7a5bc0/a58ae6}.mark--filled{color:#ffffff/171a20}\
.mark--off .mark__shape{stroke-dasharray:5 3}\
.link{stroke:#005a66/79ddee;stroke-width:54;stroke-linecap:round}.link--weak{stroke:#7a2aa8/d79bff;stroke-width:38;stroke-dasharray:90 105}\
.lines{opacity:.7}.lines .link{stroke:#1b4fc4/9cc0ff}\
.link--halo{stroke:#ffffff/171a20;stroke-width:100;stroke-linecap:butt;opacity:.8}\
.ray{stroke:#574800/ffd666;stroke-width:5;stroke-linecap:round;opacity:.75}.ray--cross{stroke:#a02c00/ffa77a;stroke-width:6}\
.ray--earlier{stroke:#454c5b/bac2d0;stroke-width:4}\
.mark__number{fill:#15171c/e6e9ee;font:700 17px sans-serif}\
.caption{fill:#15171c/e6e9ee;font:600 36px sans-serif}.caption--small{fill:#454c5b/bac2d0;font:30px sans-serif}";

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a panic fails the test
mod tests {
    use super::*;
    use nonet_core::board::Grid;
    use std::{fs, path::Path};

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    fn position() -> BoardState {
        let at = |name: &str, digit| Candidate::new(name.parse().unwrap(), digit);
        let mut position = BoardState::of_givens(LINE.parse().unwrap());
        position.entered = Grid::EMPTY.with("r9c1".parse().unwrap(), Some(Digit::D5));
        position.notes = [at("r1c1", Digit::D1), at("r1c1", Digit::D7), at("r9c1", Digit::D1)].into_iter().collect();
        position.centre = Digit::ALL.into_iter().map(|digit| at("r1c4", digit)).collect();
        position.colours[Cell::FIRST] = Some(Digit::D6);
        position.tints[6][Cell::FIRST] = Some(Digit::D2);
        position.tints[2]["r1c4".parse().unwrap()] = Some(Digit::D3);
        position
    }

    #[test]
    fn every_digit_and_note_is_drawn_once() {
        let picture = standalone_svg(&position(), None, "A <puzzle>", false);
        let count = |what: &str| picture.matches(what).count();
        assert_eq!(count("href=\"#g"), position().givens.filled_cells().len());
        // One entered digit, two corner notes (a note in a filled cell is not drawn), nine centre notes.
        assert_eq!(count("href=\"#d"), 1 + 2 + 9);
        assert_eq!((count("<rect class=\"colour--6\""), count("<circle class=\"colour--2\"")), (1, 1));
        // The third of nine centre notes.
        assert!(picture.contains("<circle class=\"colour--3\" cx=\"331.0\" cy=\"50.0\" r=\"4.8\"/>"), "{picture}");
        assert!(picture.contains("<title>A &lt;puzzle&gt;</title><desc>0430802506"), "{picture}");
    }

    #[test]
    fn the_colours_are_those_of_the_page() {
        let styles = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../styles");
        let sheet = fs::read_to_string(styles.join("tokens.css")).unwrap();
        for pair in STYLE.split('#').skip(1).map(|piece| &piece[..13]) {
            let known = format!("light-dark(#{})", pair.replace('/', ", #"));
            assert!(sheet.contains(&known), "{known} is no colour of the page");
        }
        assert!(style(false).contains(".paper,.position__surface{fill:#ffffff}"), "{}", style(false));
        assert!(style(true).contains(".paper,.position__surface{fill:#171a20}"), "{}", style(true));
    }

    /// The player's colours can be told apart in either theme, on white or on black and from each other.
    #[test]
    fn the_colours_of_cells_are_far_enough_apart() {
        for dark in [false, true] {
            let sheet = style(dark);
            let colour = |number: usize| {
                let (_, rest) = sheet.split_once(&format!(".colour--{number}{{fill:#")).unwrap();
                oklab(&rest[..6])
            };
            for one in 1..=9 {
                for other in one + 1..=9 {
                    let apart = colour(one).iter().zip(colour(other)).map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt();
                    assert!(apart > if dark { 0.048 } else { 0.036 }, "{one} and {other}, dark: {dark}: {apart:.3}");
                }
            }
        }
    }

    /// The colour in Oklab, in which equal distances look equally large.
    fn oklab(hex: &str) -> [f64; 3] {
        let part = |from: usize| f64::from(u8::from_str_radix(&hex[from..from + 2], 16).unwrap()) / 255.0;
        let linear = |part: f64| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
        let [r, g, b] = [0, 2, 4].map(|from| linear(part(from)));
        let l = (0.412_221 * r + 0.536_333 * g + 0.051_446 * b).cbrt();
        let m = (0.211_903 * r + 0.680_700 * g + 0.107_397 * b).cbrt();
        let s = (0.088_302 * r + 0.281_719 * g + 0.629_979 * b).cbrt();
        [
            0.210_454 * l + 0.793_618 * m - 0.004_072 * s,
            1.977_998 * l - 2.428_592 * m + 0.450_594 * s,
            0.025_904 * l + 0.782_772 * m - 0.808_676 * s,
        ]
    }

    #[test]
    fn lines_are_drawn_solid_and_dashed() {
        let at = |name: &str, digit| Candidate::new(name.parse().unwrap(), digit);
        let line = |weak| DrawnLine { ends: [at("r1c1", Digit::D1), at("r1c4", Digit::D9)], weak };
        let drawn = BoardState { lines: vec![line(false), line(true), line(true)], ..position() };
        let picture = standalone_svg(&drawn, None, "", true);
        assert_eq!((picture.matches("<path class=\"link\"").count(), picture.matches("link link--weak\"").count()), (1, 2));
        assert!(!standalone_svg(&position(), None, "", true).contains("class=\"lines\""));
    }
}
