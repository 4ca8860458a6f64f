//! The geometry of a table's rows. The height of all rows together is limited, because browsers limit the height that can be
//! scrolled.

use nonet_protocol::RowWindow;

/// The height of a row in pixels, as in the style sheet. The row of column headers has the same height and stays in sight.
pub const ROW_HEIGHT: u32 = 44;

/// The largest height that browsers can scroll, in pixels.
const HIGHEST: u32 = 15_000_000;

/// The height of this number of rows, in pixels.
fn height_of(count: u32) -> u32 {
    count.saturating_mul(ROW_HEIGHT).min(HIGHEST)
}

/// The part of the table's height above the row with this index, in pixels.
pub(super) fn above(place: u32, count: u32) -> u32 {
    (u64::from(place) * u64::from(height_of(count)) / u64::from(count.max(1))) as u32
}

/// The rows in sight of a table of `count` rows that is scrolled by `top` and shows a height of `height`, both in pixels.
pub(super) fn window_at(top: u32, height: u32, count: u32) -> RowWindow {
    let first = u64::from(top) * u64::from(count) / u64::from(height_of(count).max(1));
    RowWindow { first: (first as u32).min(count), rows: (height / ROW_HEIGHT).saturating_sub(1).max(1) }
}

/// The heights of the spaces above and below the drawn rows, in pixels. `first` is the index of the first row in sight: its
/// position follows from its index, whatever is drawn above it.
pub(super) fn spaces(drawn: RowWindow, first: u32, count: u32) -> [u32; 2] {
    let row = i64::from(ROW_HEIGHT);
    let start = i64::from(above(first, count)) - (i64::from(first) - i64::from(drawn.first)) * row;
    let rest = i64::from(height_of(count)) - start - i64::from(drawn.rows) * row;
    [start, rest].map(|space| u32::try_from(space).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_below_one_another() {
        let drawn = RowWindow { first: 84, rows: 46 };
        assert_eq!(spaces(drawn, 100, 1_000), [84 * 44, (1_000 - 130) * 44]);
        assert_eq!(spaces(drawn, 90, 1_000), spaces(drawn, 100, 1_000), "scrolling moves none");
        assert_eq!(window_at(100 * 44, 640, 1_000), RowWindow { first: 100, rows: 13 });
        assert_eq!(window_at(100 * 44 + 43, 640, 1_000).first, 100);
        assert_eq!((above(991, 1_000), window_at(0, 0, 0)), (991 * 44, RowWindow { first: 0, rows: 1 }));
    }

    #[test]
    fn of_millions_of_rows_the_first_in_sight_stands_at_its_part_of_the_height() {
        let count = 1_000_000;
        let window = window_at(above(500_000, count), 640, count);
        assert_eq!(window.first, 500_000);
        for first in [window.first, window.first + 8] {
            let drawn = RowWindow { first: window.first - 16, rows: 46 };
            assert_eq!(spaces(drawn, first, count)[0] + (first - drawn.first) * ROW_HEIGHT, above(first, count));
        }
        assert_eq!(spaces(RowWindow { first: count - 20, rows: 20 }, count - 13, count)[1], 0);
    }
}
