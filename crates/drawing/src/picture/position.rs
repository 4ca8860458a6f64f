//! A position with all candidates and what a step draws on it, in the page's own classes; the tints of cells are a picture's own.

use super::{
    THICK, THIN, corner,
    digits::{Glyphs, Type},
    escaped, middle, place, shape, tenths,
};
use crate::{OrderView, Weight, links, marked_digit, order, rays};
use nonet_core::{
    Role,
    board::{Candidate, CandidateSet, Candidates, Cell, Digit, Grid, House, HouseKind},
};
use nonet_protocol::ExplainedStep;
use std::fmt::Write;

/// How far from each other small digits stand.
const APART: f64 = 27.7;

/// The position, with the step if there is one; its page has the [`definitions`](super::definitions) of the digits.
#[must_use]
pub fn position(at: &Candidates, explained: Option<&ExplainedStep>, label: &str) -> String {
    let drawn = explained.map(|explained| Drawn { explained, open: at.open(), struck: CandidateSet::EMPTY });
    let of = |cells| at.grid().within(cells);
    let digits = digits(&of(at.givens()), &of(!at.givens()), drawn.as_ref());
    format!(
        "<svg class=\"position\" viewBox=\"-4 -4 908 908\" role=\"img\" aria-label=\"{}\">{}</svg>",
        escaped(label),
        layers(drawn.as_ref(), "", &digits, &notes(at.open(), drawn.as_ref())),
    )
}

/// All that is drawn: the board with tints of cells beside those of the step, the step, the digits and small digits that stand.
pub(super) fn layers(drawn: Option<&Drawn<'_>>, tints: &str, digits: &str, notes: &str) -> String {
    let part = |part: fn(&Drawn<'_>) -> String| drawn.map_or_else(String::new, part);
    format!(
        "<rect class=\"position__surface\" x=\"-2\" y=\"-2\" width=\"904\" height=\"904\" rx=\"8\"/>{washes}{tints}\
<path class=\"position__thin\" d=\"{THIN}\"/><path class=\"position__thick\" d=\"{THICK}\"/>\
<rect class=\"position__frame\" x=\"-2\" y=\"-2\" width=\"904\" height=\"904\" rx=\"8\"/>\
{houses}{rays}{links}{digits}{notes}{marks}",
        washes = part(|drawn| drawn.washes()),
        houses = part(|drawn| drawn.houses()),
        rays = part(|drawn| drawn.rays()),
        links = part(|drawn| drawn.links()),
        marks = part(|drawn| drawn.marks()),
    )
}

/// A step on its position.
pub(super) struct Drawn<'a> {
    /// The step.
    pub(super) explained: &'a ExplainedStep,
    /// The small digits that are drawn.
    pub(super) open: &'a CandidateSet,
    /// Those of them that are struck out, whatever part they play.
    pub(super) struck: CandidateSet,
}

impl Drawn<'_> {
    /// The tints of cells, under the lines.
    fn washes(&self) -> String {
        let framed = self.explained.houses.cells();
        let wash = |cell: Cell| {
            let role = self.explained.role_of(cell).or_else(|| framed.contains(cell).then_some(Role::House));
            let class = if self.explained.emptied.contains(cell) { "wash--emptied" } else { wash_class(role?) };
            let (x, y) = corner(cell);
            Some(format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\"/>"))
        };
        Cell::all().filter_map(wash).collect()
    }

    fn houses(&self) -> String {
        self.explained.houses.iter().map(frame).collect()
    }

    fn rays(&self) -> String {
        let view = rays(self.explained, self.open);
        let path = |class, d: &str| if d.is_empty() { String::new() } else { format!("<path class=\"{class}\" d=\"{d}\"/>") };
        path("ray", &view.rays) + &path("ray ray--cross", &view.crosses) + &path("ray ray--earlier", &view.earlier)
    }

    fn links(&self) -> String {
        let mut all = String::new();
        for link in links(&self.explained.links) {
            let (class, d) = (if link.strong { "link" } else { "link link--weak" }, link.path);
            let _ = write!(all, "<path class=\"link link--halo\" d=\"{d}\"/><path class=\"{class}\" d=\"{d}\"/>");
        }
        if all.is_empty() { all } else { format!("<g transform=\"scale(.1)\">{all}</g>") }
    }

    /// The candidates that play a part, each in its shape, and the numbers beside them.
    fn marks(&self) -> String {
        let mark = |it: Candidate| {
            let role = self.role(it)?;
            let ((x, y), digit) = (place(it, APART), it.digit);
            let class = marked_digit(role);
            Some(format!(
                "<g transform=\"translate({} {})\">{}<use class=\"{class}\" href=\"#d{digit}\" \
transform=\"translate(-6.1 -8.6)scale(.19 .171)\"/></g>",
                tenths(x),
                tenths(y),
                shape(role)
            ))
        };
        let marks: String = self.open.iter().filter_map(mark).collect();
        marks + &order(&self.explained.order).iter().map(number).collect::<String>()
    }

    /// The part that a small digit plays.
    fn role(&self, it: Candidate) -> Option<Role> {
        if self.struck.contains(it) { Some(Role::Elimination) } else { self.explained.role_of_candidate(it) }
    }

    /// The ring around a digit that stands and plays a part; one that the step has placed is on a disc.
    fn around(&self, cell: Cell, digit: Digit) -> String {
        let (x, y) = corner(cell);
        let class = match self.explained.role_of_candidate(Candidate::new(cell, digit)) {
            Some(Role::Cause | Role::Pivot | Role::Fin) => "mark mark--cause ink__role",
            Some(Role::Target) => "mark mark--target ink__role ink__role--filled",
            _ => return String::new(),
        };
        format!("<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"38\"/>", x + 50, y + 50)
    }
}

/// The digits that stand: the givens heavier than those that were found, and these but for those that the step has placed in their
/// colour.
pub(super) fn digits(givens: &Grid, entered: &Grid, drawn: Option<&Drawn<'_>>) -> String {
    const HEAVY: Glyphs = Glyphs { weight: Weight::Semibold, scale: (515, 467) };
    const GIVEN: Type = Type { class: "ink ink--given", glyphs: HEAVY };
    const ENTERED: Type = Type { class: "ink ink--entered", glyphs: Glyphs { weight: Weight::Regular, ..HEAVY } };
    const PLACED: Type = Type { class: "ink mark--filled", ..ENTERED };
    let at = |(cell, digit)| (digit, middle(cell));
    let is_placed =
        |(cell, digit): &(Cell, Digit)| drawn.is_some_and(|drawn| drawn.explained.places(Candidate::new(*cell, *digit)));
    let around = |drawn: &Drawn<'_>| {
        let standing = Cell::all().filter_map(|cell| Some((cell, givens[cell].or(entered[cell])?)));
        standing.map(|(cell, digit)| drawn.around(cell, digit)).collect::<String>()
    };
    let placed: Vec<_> = entered.iter().filter(is_placed).map(at).collect();
    drawn.map_or_else(String::new, around)
        + &GIVEN.uses(givens.iter().map(at))
        + &ENTERED.uses(entered.iter().filter(|it| !is_placed(it)).map(at))
        + &if placed.is_empty() { String::new() } else { PLACED.uses(placed.into_iter()) }
}

/// The candidates that play no part.
fn notes(open: &CandidateSet, drawn: Option<&Drawn<'_>>) -> String {
    NOTE.uses(open.iter().filter(|it| plays_no_part(drawn, *it)).map(|it| (it.digit, place(it, APART))))
}

/// How small digits are drawn.
pub(super) const NOTE: Type = Type { class: "note", glyphs: Glyphs { weight: Weight::Regular, scale: (190, 171) } };

/// Whether a small digit is as it is without a step.
pub(super) fn plays_no_part(drawn: Option<&Drawn<'_>>, it: Candidate) -> bool {
    drawn.is_none_or(|drawn| drawn.role(it).is_none())
}

/// A number at the upper right of its small digit; at the left, where there is no room.
fn number(view: &OrderView) -> String {
    let (x, y) = place(view.candidate, APART);
    let (x, anchor) = if view.is_left() { (x - 7.7, " text-anchor=\"end\"") } else { (x + 7.7, "") };
    let (x, y) = (x.round() as i32, (y - 4.3).round() as i32);
    format!("<text class=\"board__number\" x=\"{x}\" y=\"{y}\"{anchor}>{}</text>", view.text)
}

fn frame(house: House) -> String {
    let number = house.number() * 100;
    let (x, y, width, height) = match house.kind() {
        HouseKind::Row => (0, number, 900, 100),
        HouseKind::Column => (number, 0, 100, 900),
        HouseKind::Box => (number % 300 * 3, number / 300 * 300, 300, 300),
    };
    format!("<rect class=\"position__house\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>")
}

const fn wash_class(role: Role) -> &'static str {
    match role {
        Role::House => "wash--house",
        Role::Target => "wash--target",
        Role::Elimination => "wash--elimination",
        Role::Cause | Role::Fin | Role::Pivot | Role::On | Role::Off => "wash--cause",
    }
}
