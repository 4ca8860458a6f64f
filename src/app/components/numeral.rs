//! The nine digits, drawn: the same on every system, on paper and in pictures. The name of the cell says them aloud.

use crate::board::Digit;
use yew::prelude::*;

/// How heavy a digit is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    /// A given: 600.
    Given,
    /// Written by the player or the program, and on the keys: 400.
    Own,
    /// A small digit: a little heavier than its size, so that it stays readable.
    Note,
    /// A small digit that is lit: the same with a wider stroke, so that lighting a digit changes little on the page.
    Lit,
}

/// The digit as a path, alone in its box of 64 by 100, which `transform` then places. The caller's transform makes that 64 by 90,
/// which gives the level strokes nine tenths of the upright ones' width, as type has it.
pub(super) fn numeral(digit: Digit, weight: Weight, transform: &str) -> Html {
    let (x, y) = (BACK_X[digit.index() % 3], BACK_Y[digit.index() / 3]);
    numeral_in_place(digit, weight, Some(format!("{transform}translate({x} {y})").into()))
}

/// The digit as a path where it stands among the small digits of a cell: with [`SMALL`], at their size.
pub(super) fn numeral_in_place(digit: Digit, weight: Weight, transform: Option<AttrValue>) -> Html {
    let drawing = &DRAWINGS[digit.index()];
    let d = match weight {
        Weight::Own | Weight::Note | Weight::Lit => drawing.regular,
        Weight::Given => drawing.semibold,
    };
    let (fill, stroke) = match (drawing.ink, weight) {
        (Ink::Line, Weight::Own) => ("none", "10"),
        (Ink::Line, Weight::Given) => ("none", "14.6"),
        (Ink::Line, Weight::Note) => ("none", "12.6"),
        (Ink::Line, Weight::Lit) => ("none", "18"),
        (Ink::Solid, Weight::Own | Weight::Given) => ("currentColor", "0"),
        (Ink::Solid, Weight::Note) => ("currentColor", "2.6"),
        (Ink::Solid, Weight::Lit) => ("currentColor", "8"),
    };
    html! { <path {d} {transform} {fill} stroke="currentColor" stroke-width={stroke} /> }
}

/// The digit as a note, where it stands among the small digits of a cell: the style sheet gives it its colour and its weight.
/// It is one element without a transform, since a full board has hundreds of them.
pub(super) fn note(digit: Digit, lit: bool, ghost: bool) -> Html {
    let Drawing { ink, regular: d, .. } = DRAWINGS[digit.index()];
    let class = match (ink, lit, ghost) {
        (Ink::Line, _, true) => "note note--ghost",
        (Ink::Line, true, _) => "note note--lit",
        (Ink::Line, ..) => "note",
        (Ink::Solid, _, true) => "note note--solid note--ghost",
        (Ink::Solid, true, _) => "note note--solid note--lit",
        (Ink::Solid, ..) => "note note--solid",
    };
    html! { <path {class} {d} key={digit.value()} /> }
}

/// The digit as a picture of its own, as high as the style sheet says.
pub(super) fn numeral_picture(digit: Digit, weight: Weight) -> Html {
    html! {
        <svg class="numeral" viewBox="0 -2 64 94" aria-hidden="true">{numeral(digit, weight, "scale(1 .9)")}</svg>
    }
}

/// What places the small digits in a cell of 100 by 100, with capitals 17 high: three equal tracks inside a margin of 8.5.
pub(super) const SMALL: &str = "translate(16.2 13.8) scale(.19 .171)";

/// What a path is: an outline to be filled, or the middle of a stroke.
#[derive(Clone, Copy)]
enum Ink {
    Line,
    Solid,
}

/// A digit in two weights, upright strokes 10 and 14.6 wide, in a box of 64 by 100. Round forms reach one unit beyond the box.
/// The boxes stand three by three, as the small digits of a cell do: to the next one it is 145.8 across, and 162 down.
struct Drawing {
    ink: Ink,
    regular: &'static str,
    semibold: &'static str,
}

/// What brings a digit's box to the origin.
const BACK_X: [&str; 3] = ["0", "-145.8", "-291.6"];
const BACK_Y: [&str; 3] = ["0", "-162", "-324"];

const DRAWINGS: [Drawing; 9] = [
    Drawing {
        ink: Ink::Solid,
        regular: "M43.5 0V100H33.5V12.2L14 26.2V16L35.3 0Z",
        semibold: "M46.5 0V100H31.9V17.8L14 31.8V16.9L34.5 0Z",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M155.3 30C155.3 13 163.3 4 178.3 4S200.3 14.5 200.3 28.5C200.3 43 187.3 52 177.3 61S154.8 79.2 154.8 95H205.8",
        semibold: "M157.6 30C157.6 13 165.6 6.3 178.3 6.3S198 16.8 198 28.5C198 43 187.3 52 177.3 61S157.1 78.4 157.1 92.7H205.8",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M302.1 25C302.6 12 310.6 4 323.1 4S345.1 13 345.1 25.8S337.1 47.5 323.6 47.5H316.1M316.1 47.5H323.6C337.6 47.5 346.6 58.5 346.6 71.8S337.6 96 323.1 96S300.6 88 300.6 74",
        semibold: "M304.4 25C304.9 12 312.9 6.3 323.1 6.3S342.8 15.3 342.8 26.9S334.8 47.5 323.6 47.5H316.1M316.1 47.5H323.6C337.6 47.5 344.3 58.5 344.3 70.6S335.3 93.7 323.1 93.7S302.9 85.7 302.9 74",
    },
    Drawing {
        ink: Ink::Solid,
        regular: "M49 162V234H62V243.5H49V262H39V243.5H2.5V233L37.8 162ZM39 234V181.6L13.3 234Z",
        semibold: "M51.5 162V231.2H62V245.2H51.5V262H36.9V245.2H2.5V230.2L35.2 162ZM36.9 231.2V191.4L18.2 231.2Z",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M201.8 167H158.8L156 216M156.2 212C163.3 204 168.8 200 178.8 200C191.9 200 200.8 212.5 200.8 229S190.5 258 176.8 258S154.8 250 154.5 238",
        semibold: "M201.8 169.3H161.1L158.3 216M158.7 210.3C165.6 204 171.1 200 178.8 200C190.6 200 198.5 212 198.5 227.8S189.2 255.7 176.8 255.7S157.1 247.7 156.8 238",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M345.1 185C342.6 173 332.6 166 324.6 166C308.6 166 300.6 186 300.6 215V229C300.6 245.5 310.5 258 323.6 258S346.6 245.5 346.6 229S336.7 200 323.6 200S300.6 212.5 300.6 229",
        semibold: "M342.8 185C340.3 173.9 332.6 168.3 324.6 168.3C310.9 168.3 302.9 188.3 302.9 215V227.8C302.9 243.7 311.8 255.7 323.6 255.7S344.3 243.7 344.3 227.8S335.4 200 323.6 200S302.9 212 302.9 227.8",
    },
    Drawing {
        ink: Ink::Solid,
        regular: "M6.5 324H58.5V333.2C44.5 356 29.8 382 26.8 424H16C18 390 34.7 358 46.2 334H6.5Z",
        semibold: "M6.5 324H58.5V337.4C44.5 360.6 34.8 386.6 31.8 424H16C18 390 30.7 362.6 41.5 338.6H6.5Z",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M177.8 328C189.8 328 198.8 337.4 198.8 349.8S189.8 371.5 177.8 371.5S156.8 362.1 156.8 349.8S165.8 328 177.8 328ZM177.8 371.5C190.9 371.5 200.8 381.9 200.8 395.8S190.9 420 177.8 420S154.8 409.6 154.8 395.8S164.7 371.5 177.8 371.5Z",
        semibold: "M177.8 330.3C188.5 330.3 196.5 339.2 196.5 350.9S188.5 371.5 177.8 371.5S159.1 362.6 159.1 350.9S167.1 330.3 177.8 330.3ZM177.8 371.5C189.6 371.5 198.5 381.4 198.5 394.6S189.6 417.7 177.8 417.7S157.1 407.8 157.1 394.6S166 371.5 177.8 371.5Z",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M302.1 401C304.6 413 314.6 420 322.6 420C338.6 420 346.6 400 346.6 371V357C346.6 340.5 336.7 328 323.6 328S300.6 340.5 300.6 357S310.5 386 323.6 386S346.6 373.5 346.6 357",
        semibold: "M304.4 401C306.9 412.1 314.6 417.7 322.6 417.7C336.3 417.7 344.3 397.7 344.3 371V358.2C344.3 342.3 335.4 330.3 323.6 330.3S302.9 342.3 302.9 358.2S311.8 386 323.6 386S344.3 374 344.3 358.2",
    },
];
