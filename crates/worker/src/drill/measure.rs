//! The difficulty of a position to a person who looks for a pattern.

use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, House};
use nonet_course::PositionMeasure;
use nonet_tutor::coach::Hint;

/// Measures the position of a hint, whose pattern is to be found.
pub(super) fn measure(hint: &Hint) -> PositionMeasure {
    let pattern = hint.pattern();
    PositionMeasure {
        candidates: count(hint.at.open().len()),
        false_friends: count(false_friends(&pattern, &hint.at)),
        distance: distance(pattern.cells()),
    }
}

/// Returns the number of places on the board that look like a part of the pattern and are none:
///
/// - houses in which a digit has as many places as in a house of the pattern, which holds all of that digit's places there,
/// - cells with as many candidates as a cell of the pattern, all of whose candidates belong to it, if these are digits of the pattern too.
///
/// Whether they lead to something is not asked: a person looks at them all the same.
fn false_friends(pattern: &CandidateSet, at: &Candidates) -> usize {
    let digits = pattern.digits();
    let is_whole = |digit: Digit, house: House| {
        let places = at.of_digit(digit) & house.cells();
        !places.is_empty() && places.is_subset(pattern.cells_of(digit))
    };
    let houses = |digit: Digit| {
        let places = |house: House| (at.of_digit(digit) & house.cells()).len();
        let (whole, others): (Vec<House>, Vec<House>) = House::all().partition(|house| is_whole(digit, *house));
        others.into_iter().filter(|other| whole.iter().any(|house| places(*house) == places(*other))).count()
    };
    let is_whole_cell = |cell| !at.of_cell(cell).is_empty() && at.of_cell(cell) == pattern.digits_in(cell);
    let whole: CellSet = pattern.cells().iter().filter(|cell| is_whole_cell(*cell)).collect();
    let sizes: Vec<usize> = whole.iter().map(|cell| at.of_cell(cell).len()).collect();
    let is_friend = |cell| (at.of_cell(cell) - digits).is_empty() && sizes.contains(&at.of_cell(cell).len());
    let cells = (at.empty_cells() - pattern.cells()).iter().filter(|cell| is_friend(*cell)).count();
    digits.iter().map(houses).sum::<usize>() + cells
}

/// Returns the greatest distance between two of the cells, in rows or columns, whichever is more.
fn distance(cells: CellSet) -> u8 {
    let spread = |lines: Vec<usize>| lines.iter().max().unwrap_or(&0) - lines.iter().min().unwrap_or(&0);
    let rows = spread(cells.iter().map(|cell| cell.row_index()).collect());
    let columns = spread(cells.iter().map(|cell| cell.column_index()).collect());
    rows.max(columns) as u8 // at most 8
}

fn count(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use nonet_logic::{Options, Technique, steps_of};

    const X_WING: &str = "9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52";

    fn hint(technique: Technique) -> Hint {
        let at = Candidates::new(&X_WING.parse().unwrap());
        let step = steps_of(technique, &at, &Options::default()).remove(0);
        Hint { step, at, missing: CandidateSet::EMPTY, by_notes: CandidateSet::EMPTY }
    }

    /// The X-wing of 3 is in rows 3 and 7, columns 3 and 4.
    #[test]
    fn an_x_wing_is_measured() {
        let hint = hint(Technique::XWing);
        let measure = measure(&hint);
        assert_eq!(usize::from(measure.candidates), hint.at.open().len());
        assert_eq!(measure.distance, 4);
        let threes = hint.at.of_digit("3".parse::<nonet_core::board::DigitSet>().unwrap().first().unwrap());
        let pairs = House::all().filter(|house| (threes & house.cells()).len() == 2).count();
        assert_eq!(usize::from(measure.false_friends), pairs - 2, "the other houses with two places for 3");
    }
}
