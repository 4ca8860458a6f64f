//! The drawing of a position with its candidates and a step. Its CSS classes are those of the page, except for the tints of
//! cells.

use super::{
    THICK, THIN, corner,
    digits::{Glyphs, Type},
    escaped, middle, place, shape, tenths,
};
use crate::{Ink, OrderView, Weight, links, marked_digit, order, rays};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid, House, HouseKind};
use nonet_prose::ExplainedStep;
use nonet_techniques::Role;
use std::fmt::Write;

/// The distance between the centres of neighbouring small digits.
const APART: f64 = 27.7;

/// Returns the drawing of a position, with a step if there is one. The page must have the [`definitions`](super::definitions) of
/// the digits.
#[must_use]
pub fn position(at: &Candidates, explained: Option<&ExplainedStep>, label: &str) -> String {
    let (centre, struck) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    let drawn = explained.map(|explained| Drawn { explained, open: at.open(), centre, filled: at.grid().filled_cells(), struck });
    let of = |cells| at.grid().within(cells);
    let digits = digits(&of(at.givens()), &of(!at.givens()), drawn.as_ref());
    format!(
        "<svg class=\"position\" viewBox=\"-4 -4 908 908\" role=\"img\" aria-label=\"{}\">{}</svg>",
        escaped(label),
        layers(drawn.as_ref(), "", &digits, &notes(at.open(), drawn.as_ref())),
    )
}

/// Returns all layers of the drawing, from the bottom to the top: the tints of the step, `tints`, the lines of the board, the
/// step, `digits`, `notes`, and the marked candidates.
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

/// A step to be drawn.
pub(super) struct Drawn<'a> {
    /// The step.
    pub(super) explained: &'a ExplainedStep,
    /// The candidates whose small digits are drawn.
    pub(super) open: &'a CandidateSet,
    /// The notes in the middle of their cells.
    pub(super) centre: CandidateSet,
    /// The cells that hold a digit.
    pub(super) filled: CellSet,
    /// The candidates of `open` that are struck out, whatever their roles.
    pub(super) struck: CandidateSet,
}

impl Drawn<'_> {
    /// Returns the tints of cells, which lie under the lines.
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
        let view = rays(self.explained, self.open, self.filled);
        let path = |class, d: &str| if d.is_empty() { String::new() } else { format!("<path class=\"{class}\" d=\"{d}\"/>") };
        path("ray", &view.rays) + &path("ray ray--cross", &view.crosses) + &path("ray ray--earlier", &view.earlier)
    }

    fn links(&self) -> String {
        let mut all = String::new();
        for link in links(&self.explained.links, &self.ink(), &self.order()) {
            let (class, d) = (if link.strong { "link" } else { "link link--weak" }, link.path);
            let _ = write!(all, "<path class=\"link link--halo\" d=\"{d}\"/><path class=\"{class}\" d=\"{d}\"/>");
        }
        if all.is_empty() { all } else { format!("<g transform=\"scale(.1)\">{all}</g>") }
    }

    /// Returns the candidates with a role, each in its shape, and the numbers beside them.
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
        marks + &self.order().iter().map(number).collect::<String>()
    }

    /// Returns the numbers beside candidates.
    fn order(&self) -> Vec<OrderView> {
        order(&self.explained.order, &self.ink())
    }

    /// Returns what links and numbers keep clear of.
    fn ink(&self) -> Ink {
        let marked = self.open.iter().filter(|it| self.role(*it).is_some()).collect();
        Ink { filled: self.filled, corner: *self.open, centre: self.centre, marked }
    }

    /// Returns the role of a candidate, if any.
    fn role(&self, it: Candidate) -> Option<Role> {
        if self.struck.contains(it) { Some(Role::Elimination) } else { self.explained.role_of_candidate(it) }
    }

    /// Returns the ring around a filled cell's digit that has a role, or a disc if the step places the digit. Empty if the digit
    /// has no role.
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

/// Returns the givens and the entered digits. Givens are heavier. The digits that the step places have a colour of their own.
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

/// Returns the small digits of candidates without a role.
fn notes(open: &CandidateSet, drawn: Option<&Drawn<'_>>) -> String {
    NOTE.uses(open.iter().filter(|it| plays_no_part(drawn, *it)).map(|it| (it.digit, place(it, APART))))
}

/// The look of small digits.
pub(super) const NOTE: Type = Type { class: "note", glyphs: Glyphs { weight: Weight::Regular, scale: (190, 171) } };

/// Returns whether a candidate has no role, so that it looks as it does without a step.
pub(super) fn plays_no_part(drawn: Option<&Drawn<'_>>, it: Candidate) -> bool {
    drawn.is_none_or(|drawn| drawn.role(it).is_none())
}

/// Returns a number beside its small digit.
fn number(view: &OrderView) -> String {
    // The text stands on its baseline, below the middle of its digits.
    let (x, y) = (view.x, view.y + 6);
    format!("<text class=\"mark__number\" x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{}</text>", view.text)
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
