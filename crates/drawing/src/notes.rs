//! The places of notes in their cell.

use nonet_core::board::{Digit, DigitSet};

/// Returns the centre of a note in a cell with these corner notes and centre notes, as x and y in thousandths of the cell.
/// Without centre notes, the nine places of the corner notes form three rows of three. Centre notes take the middle row: then
/// five corner notes are above it, and four below.
#[must_use]
pub fn note_place(digit: Digit, corner: DigitSet, centre: DigitSet) -> (i32, i32) {
    match digit.index() as i32 {
        _ if centre.contains(digit) && !corner.contains(digit) => {
            let before = centre.iter().filter(|it| *it < digit).count();
            (500 + (2 * before as i32 + 1 - centre.len() as i32) * centre_apart(centre) / 2, 500)
        }
        index if centre.is_empty() => (223 + 277 * (index % 3), 223 + 277 * (index / 3)),
        index @ 0..5 => (160 + 170 * index, 223),
        index => (160 + 227 * (index - 5), 777),
    }
}

/// Returns the distance between the centres of neighbouring centre notes, in thousandths of a cell. The more centre notes there
/// are, the smaller it is.
#[must_use]
pub const fn centre_apart(centre: DigitSet) -> i32 {
    match centre.len() {
        0..=5 => 150,
        count => 860 / count as i32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_lie_apart_in_the_cell_and_beside_the_centre() {
        for centre in [DigitSet::EMPTY, DigitSet::of(Digit::D5)] {
            let places = Digit::ALL.map(|digit| note_place(digit, DigitSet::ALL, centre));
            for (number, (x, y)) in places.iter().enumerate() {
                assert!((150..=850).contains(x) && (150..=850).contains(y), "{x} {y}");
                assert!(centre.is_empty() || (y - 500).abs() > 250, "{y} is in the middle");
                for (other_x, other_y) in places.iter().skip(number + 1) {
                    assert!((x - other_x).abs() >= 170 || (y - other_y).abs() >= 250, "{x} {y} and {other_x} {other_y}");
                }
            }
        }
    }

    #[test]
    fn centre_notes_lie_in_a_row_about_the_middle() {
        for count in 1..=9 {
            let centre: DigitSet = Digit::ALL.into_iter().rev().take(count).collect();
            let places: Vec<_> = centre.iter().map(|digit| note_place(digit, DigitSet::EMPTY, centre)).collect();
            assert!(places.iter().all(|(x, y)| (50..=950).contains(x) && *y == 500), "{places:?}");
            assert!(places.windows(2).all(|pair| pair[1].0 - pair[0].0 >= 90), "{places:?}");
            let sides = places.iter().map(|(x, _)| x - 500).sum::<i32>();
            assert!(sides.abs() <= count as i32, "{places:?} lean to one side");
        }
    }
}
