//! The nine digits, drawn: the same on every system, on paper and in pictures. The name of the cell says them aloud.

use crate::board::Digit;
use yew::prelude::*;

/// How heavy a digit is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    /// Written by the player or the program, and on the keys: 400.
    Own,
    /// A small digit: a little heavier than its size, so that it stays readable.
    Note,
    /// A small digit that is lit: the same with a wider stroke, so that lighting a digit changes little on the page.
    Lit,
}

/// The digit as a path in its box of 64 by 100, which `transform` then places. The caller's transform makes that 64 by 90,
/// which gives the level strokes nine tenths of the upright ones' width, as type has it.
pub(super) fn numeral(digit: Digit, weight: Weight, transform: &'static str) -> Html {
    let (fill, stroke) = match (is_solid(digit), weight) {
        (false, Weight::Own) => ("none", "10"),
        (false, Weight::Note) => ("none", "12.6"),
        (false, Weight::Lit) => ("none", "18"),
        (true, Weight::Own) => ("currentColor", "0"),
        (true, Weight::Note) => ("currentColor", "2.6"),
        (true, Weight::Lit) => ("currentColor", "8"),
    };
    html! { <path d={outline(digit, false)} {transform} {fill} stroke="currentColor" stroke-width={stroke} /> }
}

/// What the digit's path is, from wherever the path has come to, the corner of its box of 64 by 100: in semibold or in regular.
pub(super) fn outline(digit: Digit, semibold: bool) -> &'static str {
    let drawing = &DRAWINGS[digit.index()];
    if semibold { drawing.semibold } else { drawing.regular }
}

/// Whether that is an outline to be filled; if not, it is the middle of a stroke.
pub(super) fn is_solid(digit: Digit) -> bool {
    DRAWINGS[digit.index()].is_solid
}

/// The digit as a picture of its own, as high as the style sheet says of this class.
pub(super) fn numeral_picture(class: &'static str, digit: Digit, weight: Weight) -> Html {
    html! {
        <svg {class} viewBox="0 -2 64 94" aria-hidden="true">{numeral(digit, weight, "scale(1 .9)")}</svg>
    }
}

/// What places a small digit around the origin of a cell of 100 by 100, with capitals 17 high.
pub(super) const SMALL: &str = "translate(-6.1 -8.6)scale(.19 .171)";

/// A digit in two weights, upright strokes 10 and 14.6 wide, in a box of 64 by 100. Round forms reach one unit beyond the box.
struct Drawing {
    is_solid: bool,
    regular: &'static str,
    semibold: &'static str,
}

const DRAWINGS: [Drawing; 9] = [
    Drawing {
        is_solid: true,
        regular: "m43.5 0v100h-10v-87.8l-19.5 14v-10.2l21.3-16z",
        semibold: "m46.5 0v100h-14.6v-82.2l-17.9 14v-14.9l20.5-16.9z",
    },
    Drawing {
        is_solid: false,
        regular: "m9.5 30c0-17 8-26 23-26s22 10.5 22 24.5c0 14.5-13 23.5-23 32.5s-22.5 18.2-22.5 34h51",
        semibold: "m11.8 30c0-17 8-23.7 20.7-23.7s19.7 10.5 19.7 22.2c0 14.5-10.7 23.5-20.7 32.5s-20.2 17.4-20.2 31.7h48.7",
    },
    Drawing {
        is_solid: false,
        regular: "m10.5 25c.5-13 8.5-21 21-21s22 9 22 21.8-8 21.7-21.5 21.7h-7.5m0 0h7.5c14 0 23 11 23 24.3s-9 24.2-23.5 24.2-22.5-8-22.5-22",
        semibold: "m12.8 25c.5-13 8.5-18.7 18.7-18.7s19.7 9 19.7 20.6-8 20.6-19.2 20.6h-7.5m0 0h7.5c14 0 20.7 11 20.7 23.1s-9 23.1-21.2 23.1-20.2-8-20.2-19.7",
    },
    Drawing {
        is_solid: true,
        regular: "m49 0v72h13v9.5h-13v18.5h-10v-18.5h-36.5v-10.5l35.3-71zm-10 72v-52.4l-25.7 52.4z",
        semibold: "m51.5 0v69.2h10.5v14h-10.5v16.8h-14.6v-16.8h-34.4v-15l32.7-68.2zm-14.6 69.2v-39.8l-18.7 39.8z",
    },
    Drawing {
        is_solid: false,
        regular: "m56 5h-43l-2.8 49m.2-4c7.1-8 12.6-12 22.6-12 13.1 0 22 12.5 22 29s-10.3 29-24 29-22-8-22.3-20",
        semibold: "m56 7.3h-40.7l-2.8 46.7m.4-5.7c6.9-6.3 12.4-10.3 20.1-10.3 11.8 0 19.7 12 19.7 27.8s-9.3 27.9-21.7 27.9-19.7-8-20-17.7",
    },
    Drawing {
        is_solid: false,
        regular: "m53.5 23c-2.5-12-12.5-19-20.5-19-16 0-24 20-24 49v14c0 16.5 9.9 29 23 29s23-12.5 23-29-9.9-29-23-29-23 12.5-23 29",
        semibold: "m51.2 23c-2.5-11.1-10.2-16.7-18.2-16.7-13.7 0-21.7 20-21.7 46.7v12.8c0 15.9 8.9 27.9 20.7 27.9s20.7-12 20.7-27.9-8.9-27.8-20.7-27.8-20.7 12-20.7 27.8",
    },
    Drawing {
        is_solid: true,
        regular: "m6.5 0h52v9.2c-14 22.8-28.7 48.8-31.7 90.8h-10.8c2-34 18.7-66 30.2-90h-39.7z",
        semibold: "m6.5 0h52v13.4c-14 23.2-23.7 49.2-26.7 86.6h-15.8c2-34 14.7-61.4 25.5-85.4h-35z",
    },
    Drawing {
        is_solid: false,
        regular: "m32 4c12 0 21 9.4 21 21.8s-9 21.7-21 21.7-21-9.4-21-21.7 9-21.8 21-21.8zm0 43.5c13.1 0 23 10.4 23 24.3s-9.9 24.2-23 24.2-23-10.4-23-24.2 9.9-24.3 23-24.3z",
        semibold: "m32 6.3c10.7 0 18.7 8.9 18.7 20.6s-8 20.6-18.7 20.6-18.7-8.9-18.7-20.6 8-20.6 18.7-20.6zm0 41.2c11.8 0 20.7 9.9 20.7 23.1s-8.9 23.1-20.7 23.1-20.7-9.9-20.7-23.1 8.9-23.1 20.7-23.1z",
    },
    Drawing {
        is_solid: false,
        regular: "m10.5 77c2.5 12 12.5 19 20.5 19 16 0 24-20 24-49v-14c0-16.5-9.9-29-23-29s-23 12.5-23 29 9.9 29 23 29 23-12.5 23-29",
        semibold: "m12.8 77c2.5 11.1 10.2 16.7 18.2 16.7 13.7 0 21.7-20 21.7-46.7v-12.8c0-15.9-8.9-27.9-20.7-27.9s-20.7 12-20.7 27.9 8.9 27.8 20.7 27.8 20.7-12 20.7-27.8",
    },
];
