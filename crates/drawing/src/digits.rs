//! The outlines of the nine digits, so that they look the same on every system, on paper and in pictures.

use nonet_core::board::Digit;

/// The weight of a digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// Drawn with a stroke width of 10, or more where the digit is small.
    Regular,
    /// Drawn with a stroke width of 14.6.
    Semibold,
}

/// Returns the strokes of the digit as SVG path data in a box 64 wide and 100 high. The path begins with a relative move, so that
/// a move to the upper left corner of the box can stand before it.
#[must_use]
pub const fn outline(digit: Digit, weight: Weight) -> &'static str {
    let Drawing { regular, semibold } = &DRAWINGS[digit.index()];
    match weight {
        Weight::Regular => regular,
        Weight::Semibold => semibold,
    }
}

/// The path data of a digit in two weights. With stroke widths of 10 and 14.6, the strokes stay inside a box 64 wide and 100
/// high.
struct Drawing {
    regular: &'static str,
    semibold: &'static str,
}

const DRAWINGS: [Drawing; 9] = [
    Drawing {
        regular: "m38.5 100v-100m0 1.5c-3.5 11-11.5 17-24.5 17.5",
        semibold: "m39.2 100v-100m0 2c-3.7 11.5-12 16.3-25.2 17",
    },
    Drawing {
        regular: "m9.5 30c0-17 8-26 23-26s22 10.5 22 24.5c0 14.5-13 23.5-23 32.5s-22.5 18.2-22.5 34h51",
        semibold: "m11.8 30c0-17 8-23.7 20.7-23.7s19.7 10.5 19.7 22.2c0 14.5-10.7 23.5-20.7 32.5s-20.2 17.4-20.2 31.7h48.7",
    },
    Drawing {
        regular: "m10.5 25c.5-13 8.5-21 21-21s22 9 22 21.8-8 21.7-21.5 21.7h-7.5m0 0h7.5c14 0 23 11 23 24.3s-9 24.2-23.5 24.2-22.5-8-22.5-22",
        semibold: "m12.8 25c.5-13 8.5-18.7 18.7-18.7s19.7 9 19.7 20.6-8 20.6-19.2 20.6h-7.5m0 0h7.5c14 0 20.7 11 20.7 23.1s-9 23.1-21.2 23.1-20.2-8-20.2-19.7",
    },
    Drawing {
        regular: "m44 100v-100m-1.9 2.2l-35.1 71m-4.5 3.6h59.5",
        semibold: "m44.2 100v-100m-2.4 3.2l-32.7 68.2m-6.6 4.8h59.5",
    },
    Drawing {
        regular: "m56 5h-43l-2.8 49m.2-4c7.1-8 12.6-12 22.6-12 13.1 0 22 12.5 22 29s-10.3 29-24 29-22-8-22.3-20",
        semibold: "m56 7.3h-40.7l-2.8 46.7m.4-5.7c6.9-6.3 12.4-10.3 20.1-10.3 11.8 0 19.7 12 19.7 27.8s-9.3 27.9-21.7 27.9-19.7-8-20-17.7",
    },
    Drawing {
        regular: "m53.5 23c-2.5-12-12.5-19-20.5-19-16 0-24 20-24 49v14c0 16.5 9.9 29 23 29s23-12.5 23-29-9.9-29-23-29-23 12.5-23 29",
        semibold: "m51.2 23c-2.5-11.1-10.2-16.7-18.2-16.7-13.7 0-21.7 20-21.7 46.7v12.8c0 15.9 8.9 27.9 20.7 27.9s20.7-12 20.7-27.9-8.9-27.8-20.7-27.8-20.7 12-20.7 27.8",
    },
    Drawing {
        regular: "m6.5 5h52m-4.3 1.6c-14.6 26.4-30.3 55.4-32.8 93.4",
        semibold: "m6.5 7.3h52m-6.5 2.7c-14.4 27.6-25.6 54.3-28.1 90",
    },
    Drawing {
        regular: "m32 4c12 0 21 9.4 21 21.8s-9 21.7-21 21.7-21-9.4-21-21.7 9-21.8 21-21.8zm0 43.5c13.1 0 23 10.4 23 24.3s-9.9 24.2-23 24.2-23-10.4-23-24.2 9.9-24.3 23-24.3z",
        semibold: "m32 6.3c10.7 0 18.7 8.9 18.7 20.6s-8 20.6-18.7 20.6-18.7-8.9-18.7-20.6 8-20.6 18.7-20.6zm0 41.2c11.8 0 20.7 9.9 20.7 23.1s-8.9 23.1-20.7 23.1-20.7-9.9-20.7-23.1 8.9-23.1 20.7-23.1z",
    },
    Drawing {
        regular: "m10.5 77c2.5 12 12.5 19 20.5 19 16 0 24-20 24-49v-14c0-16.5-9.9-29-23-29s-23 12.5-23 29 9.9 29 23 29 23-12.5 23-29",
        semibold: "m12.8 77c2.5 11.1 10.2 16.7 18.2 16.7 13.7 0 21.7-20 21.7-46.7v-12.8c0-15.9-8.9-27.9-20.7-27.9s-20.7 12-20.7 27.9 8.9 27.8 20.7 27.8 20.7-12 20.7-27.8",
    },
];
