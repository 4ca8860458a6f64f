//! Groups of digits that look alike, as one path or as references to definitions on the page.

use super::Point;
use crate::{Weight, outline};
use nonet_core::board::Digit;
use std::fmt::Write;

/// The look of a group of digits.
pub(super) struct Type {
    /// The CSS classes of the group.
    pub(super) class: &'static str,
    /// The weight and size.
    pub(super) glyphs: Glyphs,
}

/// The weight and size of a group of digits.
#[derive(Clone, Copy)]
pub(crate) struct Glyphs {
    /// The weight.
    pub(crate) weight: Weight,
    /// The horizontal and vertical scale of the outline, which is 64 by 100, in thousandths.
    pub(crate) scale: (u16, u16),
}

/// A group of digits as one path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DigitPath {
    /// The SVG path data.
    pub d: String,
    /// The SVG transformation that scales the path to its size.
    pub transform: String,
}

/// A digit, and the point of its centre.
pub(crate) type Placed = (Digit, Point);

impl Type {
    /// Returns the digits as references to the [`definitions`] of the page, which makes the shortest text.
    pub(super) fn uses(&self, digits: impl Iterator<Item = Placed>) -> String {
        let mut uses = String::new();
        for (digit, middle) in digits {
            let ((x, y), id) = (self.glyphs.corner(middle), id(self.glyphs.weight));
            let _ = write!(uses, "<use href=\"#{id}{digit}\" x=\"{x}\" y=\"{y}\"/>"); // writing to a string can't fail
        }
        format!("<g class=\"{}\" transform=\"{}\">{uses}</g>", self.class, self.glyphs.transform())
    }
}

impl Glyphs {
    /// Returns the digits as one path, which is the fastest to draw.
    pub(crate) fn path(&self, digits: impl Iterator<Item = Placed>) -> DigitPath {
        let mut d = String::new();
        for (digit, middle) in digits {
            let (x, y) = self.corner(middle);
            let _ = write!(d, "M{x} {y}{}", outline(digit, self.weight)); // writing to a string can't fail
        }
        DigitPath { d, transform: self.transform() }
    }

    /// Returns the upper left corner of an outline with this centre, in units of the outline.
    fn corner(&self, (x, y): Point) -> (i32, i32) {
        let scaled = |at: f64, scale: u16| (at * 1000.0 / f64::from(scale)).round() as i32;
        (scaled(x, self.scale.0) - 32, scaled(y, self.scale.1) - 50)
    }

    fn transform(&self) -> String {
        format!("scale(.{:03} .{:03})", self.scale.0, self.scale.1)
    }
}

/// Returns the definitions of the digits in two weights, in an SVG element that a page has once for all its boards.
#[must_use]
pub fn definitions() -> String {
    format!("<svg width=\"0\" height=\"0\" aria-hidden=\"true\">{}</svg>\n", defined())
}

/// Returns the definitions of the digits for a picture that stands alone.
pub(super) fn defined() -> String {
    let path = |digit: Digit| {
        let path = |weight| format!("<path id=\"{}{digit}\" d=\"{}\"/>", id(weight), outline(digit, weight));
        path(Weight::Regular) + &path(Weight::Semibold)
    };
    format!("<defs>{}</defs>", Digit::ALL.map(path).concat())
}

const fn id(weight: Weight) -> char {
    match weight {
        Weight::Regular => 'd',
        Weight::Semibold => 'g',
    }
}
