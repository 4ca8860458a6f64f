//! Many digits of one sort: as one path, or as uses of what a page defines once.

use super::Point;
use crate::{Weight, outline};
use nonet_core::board::Digit;
use std::fmt::Write;

/// Digits that look alike.
pub(super) struct Type {
    /// Their classes in the style sheets.
    pub(super) class: &'static str,
    /// How they are drawn.
    pub(super) glyphs: Glyphs,
}

/// How digits are drawn.
#[derive(Clone, Copy)]
pub(crate) struct Glyphs {
    /// How heavy they are.
    pub(crate) weight: Weight,
    /// What makes the drawing of a digit, 64 by 100, as wide and as high as it is to be, in thousandths.
    pub(crate) scale: (u16, u16),
}

/// Digits as a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DigitPath {
    /// The path data.
    pub d: String,
    /// The transformation that makes it as large as it is to be.
    pub transform: String,
}

/// A digit, with its middle at this place.
pub(crate) type Placed = (Digit, Point);

impl Type {
    /// The digits as uses of the [`definitions`] of their page: the smallest to load.
    pub(super) fn uses(&self, digits: impl Iterator<Item = Placed>) -> String {
        let mut uses = String::new();
        for (digit, middle) in digits {
            let ((x, y), id) = (self.glyphs.corner(middle), id(self.glyphs.weight));
            let _ = write!(uses, "<use href=\"#{id}{digit}\" x=\"{x}\" y=\"{y}\"/>"); // a string takes everything
        }
        format!("<g class=\"{}\" transform=\"{}\">{uses}</g>", self.class, self.glyphs.transform())
    }
}

impl Glyphs {
    /// The digits as one path: the smallest to draw, so there may be many.
    pub(crate) fn path(&self, digits: impl Iterator<Item = Placed>) -> DigitPath {
        let mut d = String::new();
        for (digit, middle) in digits {
            let (x, y) = self.corner(middle);
            let _ = write!(d, "M{x} {y}{}", outline(digit, self.weight)); // a string takes everything
        }
        DigitPath { d, transform: self.transform() }
    }

    /// Where the drawing begins whose middle lies here, in the drawing's own units.
    fn corner(&self, (x, y): Point) -> (i32, i32) {
        let scaled = |at: f64, scale: u16| (at * 1000.0 / f64::from(scale)).round() as i32;
        (scaled(x, self.scale.0) - 32, scaled(y, self.scale.1) - 50)
    }

    fn transform(&self) -> String {
        format!("scale(.{:03} .{:03})", self.scale.0, self.scale.1)
    }
}

/// The digits in two weights, once for all boards of a page.
#[must_use]
pub fn definitions() -> String {
    format!("<svg width=\"0\" height=\"0\" aria-hidden=\"true\">{}</svg>\n", defined())
}

/// The same within a picture that has them for itself.
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
