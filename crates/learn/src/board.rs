//! A position as a picture, with what a step draws on it: the classes and their rules are those of the page, the tints of cells our own.

use nonet_core::{
    Role,
    board::{Candidate, Candidates, Cell, CellSet, Digit, House, HouseKind},
};
use nonet_drawing::{Circle, OrderView, Shape, Weight, links, marked_digit, order, outline, rays, role_name};
use nonet_protocol::Told;
use std::fmt::{Display, Write};

/// The digits in two weights, once for all boards of a page.
pub(crate) fn definitions() -> String {
    let path = |digit: Digit| {
        let [light, bold] = [Weight::Regular, Weight::Semibold].map(|weight| outline(digit, weight));
        format!("<path id=\"d{digit}\" d=\"{light}\"/><path id=\"g{digit}\" d=\"{bold}\"/>")
    };
    format!("<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>{}</defs></svg>\n", Digit::ALL.map(path).concat())
}

/// The board with all candidates, 900 by 900.
pub(crate) fn board(at: &Candidates, told: Option<&Told>, label: &str) -> String {
    let drawn = told.map(|told| Drawn { told, at });
    let part = |part: fn(&Drawn<'_>) -> String| drawn.as_ref().map_or_else(String::new, part);
    format!(
        "<svg class=\"position\" viewBox=\"-4 -4 908 908\" role=\"img\" aria-label=\"{label}\">\
<rect class=\"position__surface\" x=\"-2\" y=\"-2\" width=\"904\" height=\"904\" rx=\"8\"/>{washes}\
<path class=\"position__thin\" d=\"M100 0v900M200 0v900M400 0v900M500 0v900M700 0v900M800 0v900\
M0 100h900M0 200h900M0 400h900M0 500h900M0 700h900M0 800h900\"/>\
<path class=\"position__thick\" d=\"M300 0v900M600 0v900M0 300h900M0 600h900\"/>\
<rect class=\"position__frame\" x=\"-2\" y=\"-2\" width=\"904\" height=\"904\" rx=\"8\"/>\
{houses}{rays}{links}{digits}{notes}{marks}</svg>",
        label = crate::frame::text(label),
        washes = part(|drawn| drawn.washes()),
        houses = part(|drawn| drawn.houses()),
        rays = part(|drawn| drawn.rays()),
        links = part(|drawn| drawn.links()),
        digits = digits(at, drawn.as_ref()),
        notes = notes(at, told),
        marks = part(|drawn| drawn.marks()),
    )
}

/// The shapes that are on the board, and what they mean.
pub(crate) fn legend(told: &Told) -> String {
    let mut roles: Vec<Role> = told.parts.iter().map(|(_, role)| *role).collect();
    roles.extend((!told.effect.placements().is_empty()).then_some(Role::Target));
    roles.extend((!told.effect.eliminations().is_empty()).then_some(Role::Elimination));
    roles.sort_unstable();
    roles.dedup();
    let own = |role: Role| told.names.iter().find(|(named, _)| *named == role).map(|(_, name)| name.as_str());
    let item = |picture: String, word: &str| format!("<li class=\"legend__item\">{picture}{}</li>", crate::frame::text(word));
    let mut items: String =
        roles.into_iter().map(|role| item(small("-16 -16 32 32", shape(role)), own(role).unwrap_or(role_name(role)))).collect();
    let rays = rays(told);
    if !rays.crosses.is_empty() || !rays.earlier.is_empty() {
        items += &item(small("-25 -25 50 50", "<path class=\"ray ray--cross\" d=\"M-14-14L14 14M14-14L-14 14\"/>"), "ruled out");
    }
    if !told.links.is_empty() {
        let link = |class| small("0 -230 460 460", format!("<path class=\"{class}\" d=\"M40 0H420\"/>"));
        items += &item(link("link"), "one is true");
        items += &item(link("link link--weak"), "one is false");
    }
    format!("<ul class=\"legend\">{items}</ul>")
}

fn small(view: &str, content: impl Display) -> String {
    format!("<svg class=\"legend__shape\" viewBox=\"{view}\" aria-hidden=\"true\">{content}</svg>")
}

/// A step on its position.
struct Drawn<'a> {
    told: &'a Told,
    at: &'a Candidates,
}

impl Drawn<'_> {
    /// The tints of cells, under the lines.
    fn washes(&self) -> String {
        let framed = self.told.houses.cells();
        let wash = |cell: Cell| {
            let role = self.told.role_of(cell).or_else(|| framed.contains(cell).then_some(Role::House));
            let class = if self.told.emptied.contains(cell) { "wash--emptied" } else { wash_class(role?) };
            let (x, y) = corner(cell);
            Some(format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\"/>"))
        };
        Cell::all().filter_map(wash).collect()
    }

    fn houses(&self) -> String {
        self.told.houses.iter().map(frame).collect()
    }

    fn rays(&self) -> String {
        let view = rays(self.told);
        let path = |class, d: &str| if d.is_empty() { String::new() } else { format!("<path class=\"{class}\" d=\"{d}\"/>") };
        path("ray", &view.rays) + &path("ray ray--cross", &view.crosses) + &path("ray ray--earlier", &view.earlier)
    }

    fn links(&self) -> String {
        let mut all = String::new();
        for link in links(&self.told.links) {
            let (class, d) = (if link.strong { "link" } else { "link link--weak" }, link.path);
            let _ = write!(all, "<path class=\"link link--halo\" d=\"{d}\"/><path class=\"{class}\" d=\"{d}\"/>");
        }
        if all.is_empty() { all } else { format!("<g transform=\"scale(.1)\">{all}</g>") }
    }

    /// The candidates that play a part, each in its shape, and the numbers beside them.
    fn marks(&self) -> String {
        let mark = |it: Candidate| {
            let role = self.told.role_of_candidate(it)?;
            let ((x, y), digit) = (middle(it), it.digit);
            let class = marked_digit(role);
            Some(format!(
                "<g transform=\"translate({x} {y})\">{}<use class=\"{class}\" href=\"#d{digit}\" \
transform=\"translate(-6.1 -8.6)scale(.19 .171)\"/></g>",
                shape(role)
            ))
        };
        let marks: String = self.at.open().iter().filter_map(mark).collect();
        marks + &order(&self.told.order).iter().map(number).collect::<String>()
    }

    /// The ring around a digit that stands and plays a part.
    fn around(&self, cell: Cell, digit: Digit) -> String {
        let (x, y) = corner(cell);
        match self.told.role_of_candidate(Candidate::new(cell, digit)) {
            Some(Role::Cause | Role::Pivot | Role::Fin) => {
                format!("<circle class=\"mark mark--cause ink__role\" cx=\"{}\" cy=\"{}\" r=\"38\"/>", x + 50, y + 50)
            }
            _ => String::new(),
        }
    }
}

/// The digits that stand: the givens heavier than those that were found.
fn digits(at: &Candidates, drawn: Option<&Drawn>) -> String {
    let of = |cells: CellSet, class: &str, weight: char| {
        let mut all = String::new();
        for (cell, digit) in at.grid().within(cells).iter() {
            let (x, y) = corner(cell);
            // What makes the drawing as large as it is to be, and its place in the drawing's own units.
            let (x, y) = ((f64::from(x) + 33.5) / 0.515, (f64::from(y) + 26.6) / 0.467);
            let _ = write!(all, "<use href=\"#{weight}{digit}\" x=\"{x:.0}\" y=\"{y:.0}\"/>");
        }
        format!("<g class=\"ink {class}\" transform=\"scale(.515 .467)\">{all}</g>")
    };
    let rings: String =
        drawn.map_or_else(String::new, |drawn| at.grid().iter().map(|(cell, digit)| drawn.around(cell, digit)).collect());
    rings + &of(at.givens(), "ink--given", 'g') + &of(!at.givens(), "ink--entered", 'd')
}

/// The candidates that play no part.
fn notes(at: &Candidates, told: Option<&Told>) -> String {
    let plays = |it: &Candidate| told.is_some_and(|told| told.role_of_candidate(*it).is_some());
    let mut all = String::new();
    for it in at.open().iter().filter(|it| !plays(it)) {
        let (x, y) = middle(it);
        let (x, y) = (x / 0.19 - 32.0, y / 0.171 - 50.0);
        let _ = write!(all, "<use href=\"#d{}\" x=\"{x:.0}\" y=\"{y:.0}\"/>", it.digit);
    }
    format!("<g class=\"note\" transform=\"scale(.19 .171)\">{all}</g>")
}

fn corner(cell: Cell) -> (u16, u16) {
    (cell.column_index() as u16 * 100, cell.row_index() as u16 * 100)
}

/// The middle of a small digit: three equal tracks inside a margin.
fn middle(candidate: Candidate) -> (f64, f64) {
    let (x, y) = corner(candidate.cell);
    let place = candidate.digit.index();
    let track = |number: usize| 22.3 + 27.7 * number as f64;
    (f64::from(x) + track(place % 3), f64::from(y) + track(place / 3))
}

/// A number at the upper right of its small digit.
fn number(view: &OrderView) -> String {
    let (x, y) = middle(view.candidate);
    format!("<text class=\"board__number\" x=\"{:.0}\" y=\"{:.0}\">{}</text>", x + 7.7, y - 4.3, view.text)
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

/// The shape that marks a candidate, around the origin.
fn shape(role: Role) -> String {
    let Shape { class, circles, path } = nonet_drawing::shape(role);
    let circle = |it: &Circle| {
        let filled = if it.filled { " mark__shape--filled" } else { "" };
        format!("<circle class=\"mark__shape{filled}\" r=\"{}\"/>", it.radius)
    };
    let circles: String = circles.iter().map(circle).collect();
    let path = if path.is_empty() { String::new() } else { format!("<path class=\"mark__shape\" d=\"{path}\"/>") };
    format!("<g class=\"{class}\">{circles}{path}</g>")
}

const fn wash_class(role: Role) -> &'static str {
    match role {
        Role::House => "wash--house",
        Role::Target => "wash--target",
        Role::Elimination => "wash--elimination",
        Role::Cause | Role::Fin | Role::Pivot | Role::On | Role::Off => "wash--cause",
    }
}
