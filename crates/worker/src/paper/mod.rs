//! The pages of a book: a title, the puzzles, and their solutions.

mod layout;

use layout::{columns, solution_page, solutions_on_a_page};
use nonet_core::{board::Grid, solver};
use nonet_game::first_puzzle;
use nonet_protocol::{BookPage, BookPuzzle, Level, PageContent, Paper, PrintedPuzzle, PrintedSolution};
use std::iter::once;

/// Returns the pages of a book. Before any puzzle is made, they are the title and a sample page.
pub(super) fn pages(paper: &Paper) -> Vec<BookPage> {
    let Paper { puzzles: made, wanted, on_a_page } = paper;
    let on_a_page = (*on_a_page).max(1);
    let sample = if made.is_empty() { sample(on_a_page.min(*wanted)) } else { Vec::new() };
    let shown = if made.is_empty() { &sample } else { &**made };
    let boards = (*wanted).max(shown.len());
    let first_solutions = solution_page(0, boards, on_a_page);

    let puzzle = |(at, puzzle)| printed(at, puzzle, solution_page(at, boards, on_a_page));
    let puzzles: Vec<PrintedPuzzle> = shown.iter().enumerate().map(puzzle).collect();
    let solved = |(at, puzzle): (usize, &BookPuzzle)| PrintedSolution {
        number: at + 1,
        grid: solution(puzzle),
        puzzle_page: 2 + at / on_a_page,
    };
    let solutions: Vec<PrintedSolution> = made.iter().enumerate().map(solved).collect();

    let with_puzzles = puzzles
        .chunks(on_a_page)
        .map(|puzzles| PageContent::Puzzles { columns: columns(puzzles.len()), puzzles: puzzles.to_vec() });
    let with_solutions = solutions
        .chunks(solutions_on_a_page(boards))
        .map(|solutions| PageContent::Solutions { columns: columns(solutions.len()), solutions: solutions.to_vec() });
    let numbered = once((1, title(made, first_solutions))).chain((2..).zip(with_puzzles));
    let numbered = numbered.chain((first_solutions..).zip(with_solutions));
    numbered.map(|(number, content)| BookPage { number, content }).collect()
}

fn title(puzzles: &[BookPuzzle], solutions_from: usize) -> PageContent {
    let levels = || puzzles.iter().map(|puzzle| puzzle.level);
    PageContent::Title { puzzles: puzzles.len(), levels: levels().min().zip(levels().max()), solutions_from }
}

/// Returns the puzzle at index `at` as it is printed. Only a puzzle that was made from a seed has a link.
fn printed(at: usize, puzzle: &BookPuzzle, solution_page: usize) -> PrintedPuzzle {
    let link = (!puzzle.recipe.is_empty()).then(|| puzzle.link().to_string());
    let BookPuzzle { givens, level, meets, explainer, .. } = *puzzle;
    PrintedPuzzle { number: at + 1, givens, level, meets, explainer, link, solution_page }
}

/// Returns puzzles for the sample page, which are built into the program.
fn sample(boards: usize) -> Vec<BookPuzzle> {
    let puzzle = |level| {
        let givens = first_puzzle(level).unwrap_or_default();
        let (hardest, recipe) = Default::default();
        BookPuzzle { givens, form: givens, level, score: 0, hardest, meets: true, recipe, explainer: None }
    };
    Level::ALL.into_iter().cycle().take(boards).map(puzzle).collect()
}

/// Returns the solution of a puzzle, or its givens if there is no solution.
pub(super) fn solution(puzzle: &BookPuzzle) -> Grid {
    solver::any_solution(&puzzle.givens).map_or(puzzle.givens, |solution| *solution.grid())
}

#[cfg(test)]
#[allow(clippy::panic)] // a panic fails the test
mod tests {
    use super::*;

    fn paper(made: usize) -> Paper {
        let puzzles = sample(5).into_iter().cycle().take(made);
        let puzzles =
            puzzles.map(|puzzle| BookPuzzle { recipe: "seed-7.easy".to_owned(), meets: false, ..puzzle }).collect::<Vec<_>>();
        Paper { puzzles: puzzles.into(), wanted: 12, on_a_page: 4 }
    }

    fn numbers(pages: &[BookPage]) -> Vec<usize> {
        pages.iter().map(|page| page.number).collect()
    }

    fn puzzles(page: &BookPage) -> (usize, &[PrintedPuzzle]) {
        let PageContent::Puzzles { columns, puzzles } = &page.content else { panic!("{page:?}") };
        (*columns, puzzles)
    }

    fn solutions(page: &BookPage) -> (usize, &[PrintedSolution]) {
        let PageContent::Solutions { columns, solutions } = &page.content else { panic!("{page:?}") };
        (*columns, solutions)
    }

    #[test]
    fn before_any_puzzle_is_made_there_are_a_title_and_a_page_as_it_will_look() {
        let pages = pages(&paper(0));
        assert_eq!(numbers(&pages), [1, 2]);
        assert_eq!(pages[0].content, PageContent::Title { puzzles: 0, levels: None, solutions_from: 5 });
        let (columns, puzzles) = puzzles(&pages[1]);
        assert_eq!((columns, puzzles.len(), puzzles[0].number, puzzles[0].solution_page), (2, 4, 1, 5));
        assert!(puzzles.iter().all(|puzzle| puzzle.link.is_none()), "none of them was made");
    }

    #[test]
    fn pages_are_filled_as_puzzles_are_made() {
        assert_eq!(numbers(&pages(&paper(12))), [1, 2, 3, 4, 5]);
        let (six, five) = (pages(&paper(6)), pages(&paper(5)));
        assert_eq!((numbers(&six), numbers(&five)), (vec![1, 2, 3, 5], vec![1, 2, 3, 5]));
        assert_eq!(six[1], five[1], "a page that is full stays as it is");
        assert_ne!(six[2], five[2]);
        assert_eq!((puzzles(&six[1]).1.len(), puzzles(&six[2]).1.len(), solutions(&six[3]).1.len()), (4, 2, 6));
    }

    #[test]
    fn a_puzzle_has_its_rating_where_one_was_asked_for() {
        let made = vec![BookPuzzle { explainer: Some(92), ..paper(1).puzzles[0].clone() }, paper(1).puzzles[0].clone()];
        let pages = pages(&Paper { puzzles: made.into(), wanted: 2, on_a_page: 4 });
        let ratings: Vec<_> = puzzles(&pages[1]).1.iter().map(|puzzle| puzzle.explainer).collect();
        assert_eq!(ratings, [Some(92), None]);
    }

    #[test]
    fn a_puzzle_and_its_solution_know_each_others_page() {
        let (paper, pages) = (paper(12), pages(&paper(12)));
        let levels = Some((Level::Easy, Level::Extreme));
        assert_eq!(pages[0].content, PageContent::Title { puzzles: 12, levels, solutions_from: 5 });
        let (puzzle, sixth) = (&paper.puzzles[5], &puzzles(&pages[2]).1[1]);
        assert_eq!((sixth.number, sixth.level, sixth.meets, sixth.solution_page), (6, puzzle.level, false, 5));
        assert_eq!((sixth.givens, sixth.link.clone()), (puzzle.givens, Some(puzzle.link().to_string())));
        let (columns, solutions) = solutions(&pages[4]);
        let solution = &solutions[5];
        assert_eq!((columns, solutions.len(), solution.number, solution.puzzle_page), (3, 12, 6, 3));
        assert!(solution.grid.empty_cells().is_empty() && solution.grid.within(puzzle.givens.filled_cells()) == puzzle.givens);
    }
}
