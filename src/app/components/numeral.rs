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

/// The digit as a path, placed by `transform` from a box of 64 by 100; the caller's transform makes that 64 by 90, which gives
/// the level strokes nine tenths of the upright ones' width, as type has it.
pub(super) fn numeral(digit: Digit, weight: Weight, transform: &'static str) -> Html {
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

/// The digit as a picture of its own, as high as the style sheet says.
pub(super) fn numeral_picture(digit: Digit, weight: Weight) -> Html {
    html! {
        <svg class="numeral" viewBox="0 -2 64 94" aria-hidden="true">{numeral(digit, weight, "scale(1 .9)")}</svg>
    }
}

/// What a path is: an outline to be filled, or the middle of a stroke.
#[derive(Clone, Copy)]
enum Ink {
    Line,
    Solid,
}

/// A digit in two weights, upright strokes 10 and 14.6 wide, in a box of 64 by 100. Round forms reach one unit beyond the box.
struct Drawing {
    ink: Ink,
    regular: &'static str,
    semibold: &'static str,
}

const DRAWINGS: [Drawing; 9] = [
    Drawing {
        ink: Ink::Solid,
        regular: "M43.5 0V100H33.5V12.2L14 26.2V16L35.3 0Z",
        semibold: "M46.5 0V100H31.9V17.8L14 31.8V16.9L34.5 0Z",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M9.5 30C9.5 13 17.5 4 32.5 4S54.5 14.5 54.5 28.5C54.5 43 41.5 52 31.5 61S9 79.2 9 95H60",
        semibold: "M11.8 30C11.8 13 19.8 6.3 32.5 6.3S52.2 16.8 52.2 28.5C52.2 43 41.5 52 31.5 61S11.3 78.4 11.3 92.7H60",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M10.5 25C11 12 19 4 31.5 4S53.5 13 53.5 25.8S45.5 47.5 32 47.5H24.5M24.5 47.5H32C46 47.5 55 58.5 55 71.8S46 96 31.5 96S9 88 9 74",
        semibold: "M12.8 25C13.3 12 21.3 6.3 31.5 6.3S51.2 15.3 51.2 26.9S43.2 47.5 32 47.5H24.5M24.5 47.5H32C46 47.5 52.7 58.5 52.7 70.6S43.7 93.7 31.5 93.7S11.3 85.7 11.3 74",
    },
    Drawing {
        ink: Ink::Solid,
        regular: "M49 0V72H62V81.5H49V100H39V81.5H2.5V71L37.8 0ZM39 72V19.6L13.3 72Z",
        semibold: "M51.5 0V69.2H62V83.2H51.5V100H36.9V83.2H2.5V68.2L35.2 0ZM36.9 69.2V29.4L18.2 69.2Z",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M56 5H13L10.2 54M10.4 50C17.5 42 23 38 33 38C46.1 38 55 50.5 55 67S44.7 96 31 96S9 88 8.7 76",
        semibold: "M56 7.3H15.3L12.5 54M12.9 48.3C19.8 42 25.3 38 33 38C44.8 38 52.7 50 52.7 65.8S43.4 93.7 31 93.7S11.3 85.7 11 76",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M53.5 23C51 11 41 4 33 4C17 4 9 24 9 53V67C9 83.5 18.9 96 32 96S55 83.5 55 67S45.1 38 32 38S9 50.5 9 67",
        semibold: "M51.2 23C48.7 11.9 41 6.3 33 6.3C19.3 6.3 11.3 26.3 11.3 53V65.8C11.3 81.7 20.2 93.7 32 93.7S52.7 81.7 52.7 65.8S43.8 38 32 38S11.3 50 11.3 65.8",
    },
    Drawing {
        ink: Ink::Solid,
        regular: "M6.5 0H58.5V9.2C44.5 32 29.8 58 26.8 100H16C18 66 34.7 34 46.2 10H6.5Z",
        semibold: "M6.5 0H58.5V13.4C44.5 36.6 34.8 62.6 31.8 100H16C18 66 30.7 38.6 41.5 14.6H6.5Z",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M32 4C44 4 53 13.4 53 25.8S44 47.5 32 47.5S11 38.1 11 25.8S20 4 32 4ZM32 47.5C45.1 47.5 55 57.9 55 71.8S45.1 96 32 96S9 85.6 9 71.8S18.9 47.5 32 47.5Z",
        semibold: "M32 6.3C42.7 6.3 50.7 15.2 50.7 26.9S42.7 47.5 32 47.5S13.3 38.6 13.3 26.9S21.3 6.3 32 6.3ZM32 47.5C43.8 47.5 52.7 57.4 52.7 70.6S43.8 93.7 32 93.7S11.3 83.8 11.3 70.6S20.2 47.5 32 47.5Z",
    },
    Drawing {
        ink: Ink::Line,
        regular: "M10.5 77C13 89 23 96 31 96C47 96 55 76 55 47V33C55 16.5 45.1 4 32 4S9 16.5 9 33S18.9 62 32 62S55 49.5 55 33",
        semibold: "M12.8 77C15.3 88.1 23 93.7 31 93.7C44.7 93.7 52.7 73.7 52.7 47V34.2C52.7 18.3 43.8 6.3 32 6.3S11.3 18.3 11.3 34.2S20.2 62 32 62S52.7 50 52.7 34.2",
    },
];
