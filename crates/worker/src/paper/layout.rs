//! The arrangement of boards on pages, so that each board is as large as the page allows.

/// The greatest number of solutions on a page.
const SOLUTIONS: usize = 12;

/// Returns the number of boards beside each other on a page with this number of boards. Paper is upright: its height is at least
/// a third more than its width.
pub(super) const fn columns(boards: usize) -> usize {
    match boards {
        0..=2 => 1,
        3..=8 => 2,
        _ => 3,
    }
}

/// Returns the number of solutions on each page. The solutions are distributed evenly, so that the last page is not half empty.
pub(super) const fn solutions_on_a_page(boards: usize) -> usize {
    let pages = boards.div_ceil(SOLUTIONS);
    if pages == 0 { SOLUTIONS } else { boards.div_ceil(pages) }
}

/// Returns the number of the page with the solution of a puzzle. `number` is the index of the puzzle, from 0. The title is page
/// 1, and the puzzles follow.
pub(super) const fn solution_page(number: usize, boards: usize, on_a_page: usize) -> usize {
    2 + boards.div_ceil(on_a_page) + number / solutions_on_a_page(boards)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_as_large_as_the_page_allows() {
        // The side of a board on paper of 170 by 250 is at least nine tenths of the greatest side with any number of columns.
        let side = |boards: usize, columns: usize| (170 / columns).min(250 / boards.div_ceil(columns));
        for boards in 1..=12 {
            let best = (1..=4).map(|columns| side(boards, columns)).max().unwrap();
            assert!(side(boards, columns(boards)) * 10 >= best * 9, "{boards} boards");
        }
    }

    #[test]
    fn solutions_are_shared_out_evenly() {
        assert_eq!([1, 12, 13, 24, 25, 100].map(solutions_on_a_page), [1, 12, 7, 12, 9, 12]);
        assert_eq!(solutions_on_a_page(0), 12);
    }

    #[test]
    fn pages_are_numbered_from_the_title() {
        assert_eq!(solution_page(0, 100, 4), 27);
        assert_eq!(solution_page(99, 100, 4), 35);
        assert_eq!(solution_page(12, 13, 6), 6);
    }
}
