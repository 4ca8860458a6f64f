//! Where the notes of a cell have their places.

use nonet_core::board::Digit;

/// The middle of a note, in thousandths of its cell, across and down: one of nine places in three equal tracks. Centre notes have the
/// middle track for themselves: beside them five places are above it, and four below.
#[must_use]
pub const fn note_place(digit: Digit, beside_centre: bool) -> (i32, i32) {
    match digit.index() as i32 {
        index @ 0..5 if beside_centre => (160 + 170 * index, 223),
        index if beside_centre => (160 + 227 * (index - 5), 777),
        index => (223 + 277 * (index % 3), 223 + 277 * (index / 3)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_lie_apart_in_the_cell_and_beside_the_centre() {
        for beside_centre in [false, true] {
            let places = Digit::ALL.map(|digit| note_place(digit, beside_centre));
            for (number, (x, y)) in places.iter().enumerate() {
                assert!((150..=850).contains(x) && (150..=850).contains(y), "{x} {y}");
                assert!(!beside_centre || (y - 500).abs() > 250, "{y} is in the middle");
                for (other_x, other_y) in places.iter().skip(number + 1) {
                    assert!((x - other_x).abs() >= 170 || (y - other_y).abs() >= 250, "{x} {y} and {other_x} {other_y}");
                }
            }
        }
    }
}
