//! The pages of a book: a title, the puzzles, their solutions.

mod layout;
mod markup;

use layout::{solution_page, solutions_on_a_page};
use markup::{Board, puzzles, solutions, title};
use nonet_core::{Level, solver};
use nonet_game::first_puzzle;
use nonet_protocol::{Leaf, Paper, Printed};

/// The pages, of which those are drawn that hold other puzzles than the first `known` ones; before any puzzle is made, the title and a
/// page as it will look.
pub(super) fn pages(paper: &Paper, known: usize) -> Vec<Printed> {
    let Paper { leaves, wanted, on_a_page, .. } = paper;
    let on_a_page = (*on_a_page).max(1);
    let sample = if leaves.is_empty() { sample(on_a_page.min(*wanted)) } else { Vec::new() };
    let puzzles_shown = if leaves.is_empty() { &sample } else { &**leaves };
    let boards = (*wanted).max(puzzles_shown.len());
    let (a_page, first_solutions) = (solutions_on_a_page(boards), solution_page(0, boards, on_a_page));

    let front = (1, Some(title(paper, first_solutions).into()));
    let puzzle = |(at, leaf)| Board { number: at + 1, leaf, other: solution_page(at, boards, on_a_page) };
    let with_puzzles = chunks(puzzles_shown, on_a_page, known, puzzle, |boards| puzzles(paper, boards));
    let solution = |(at, leaf)| Board { number: at + 1, leaf, other: 2 + at / on_a_page };
    let with_solutions = chunks(leaves, a_page, known, solution, solutions);
    let numbered = (2..).zip(with_puzzles).chain((first_solutions..).zip(with_solutions));
    std::iter::once(front).chain(numbered.map(|(number, page)| (number, page.map(Into::into)))).collect()
}

/// Pages of so many puzzles each; none of a page on which all are known.
fn chunks<'a>(
    leaves: &'a [Leaf],
    size: usize,
    known: usize,
    board: impl Fn((usize, &'a Leaf)) -> Board<'a>,
    draw: impl Fn(&[Board<'a>]) -> String,
) -> Vec<Option<String>> {
    let boards: Vec<Board> = leaves.iter().enumerate().map(board).collect();
    let is_new = |page: &&[Board]| page.last().is_some_and(|last| last.number > known);
    boards.chunks(size).map(|page| Some(page).filter(is_new).map(&draw)).collect()
}

/// The puzzles that come with the page stand where puzzles will.
fn sample(boards: usize) -> Vec<Leaf> {
    let leaf = |level| {
        let givens = first_puzzle(level).unwrap_or_default();
        let (hardest, recipe) = Default::default();
        Leaf { givens, form: givens, level, score: 0, hardest, meets: true, recipe, explainer: None }
    };
    Level::ALL.into_iter().cycle().take(boards).map(leaf).collect()
}

/// The solution of a puzzle.
pub(super) fn solution(leaf: &Leaf) -> nonet_core::board::Grid {
    solver::any_solution(&leaf.givens).map_or(leaf.givens, |solution| *solution.grid())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;

    fn paper(made: usize) -> Paper {
        let leaves = sample(5).into_iter().cycle().take(made);
        let leaves = leaves.map(|leaf| Leaf { recipe: "seed-7.easy".to_owned(), meets: false, ..leaf }).collect::<Vec<_>>();
        let [names, large, candidates] = [true, false, false];
        Paper { title: "Sudoku".into(), leaves: leaves.into(), wanted: 12, on_a_page: 4, names, large, candidates }
    }

    fn numbers(pages: &[Printed]) -> Vec<usize> {
        pages.iter().map(|(number, _)| *number).collect()
    }

    #[test]
    fn before_any_puzzle_is_made_there_are_a_title_and_a_page_as_it_will_look() {
        let pages = pages(&paper(0), 0);
        assert_eq!(numbers(&pages), [1, 2]);
        let page = pages[1].1.as_ref().unwrap();
        assert_eq!((page.matches("<figure").count(), page.contains("href")), (4, false));
        assert!(page.contains("<span>1</span><span>solution p. 5</span>"), "{page}");
    }

    #[test]
    fn only_pages_with_new_puzzles_are_drawn() {
        assert_eq!(numbers(&pages(&paper(12), 0)), [1, 2, 3, 4, 5]);
        let grown = pages(&paper(6), 5);
        assert_eq!(numbers(&grown), [1, 2, 3, 5]);
        assert_eq!(grown.iter().map(|(_, page)| page.is_some()).collect::<Vec<_>>(), [true, false, true, true]);
        assert_eq!(grown[2], pages(&paper(6), 0)[2]);
    }

    #[test]
    fn a_puzzle_says_where_its_solution_stands_and_links_to_itself() {
        let (paper, pages) = (paper(12), pages(&paper(12), 0));
        let page = |number: usize| pages[number - 1].1.clone().unwrap();
        let link = format!("href=\"{}\">6 Medium, nearest found</a><span>sol. p. 5</span>", paper.leaves[5].address());
        assert!(page(3).replace("6 Easy", "6 Medium").contains(&link), "{}", page(3));
        assert!(page(3).starts_with("<p class=\"sheet__names\"><span>Name</span><span>Date</span></p>"));
        assert!(page(5).contains("Solutions</h2>") && page(5).contains("<span>6</span><span>page 3</span>"));
    }

    /// Where a rating by Sudoku Explainer was asked for, it is told, and so is that a puzzle has another.
    #[test]
    fn a_puzzle_says_its_rating_where_one_was_asked_for() {
        let leaf = sample(5).pop().unwrap();
        let of = |explainer, meets| Leaf { recipe: "seed-7.se-90-65535".to_owned(), explainer, meets, ..leaf.clone() };
        let leaves = vec![of(Some(92), true), of(Some(89), false), of(None, false)];
        let page = pages(&Paper { leaves: leaves.into(), wanted: 3, ..paper(0) }, 0)[1].1.clone().unwrap();
        for words in [">1 Extreme, SE 9.2<", ">2 SE 8.9, nearest found<", ">3 Extreme, nearest found<"] {
            assert!(page.contains(words), "{words} in {page}");
        }
    }

    #[test]
    fn a_title_is_text() {
        let page = |paper: &Paper| pages(paper, 0)[0].1.clone().unwrap();
        let named = Paper { title: "<b>\"Ada\" & Bob".into(), ..paper(12) };
        let title = "<h1 class=\"sheet__title\">&lt;b&gt;&quot;Ada&quot; &amp; Bob</h1><p>12 puzzles, Easy to Extreme</p>";
        assert!(page(&named).starts_with(title), "{}", page(&named));
        assert!(page(&paper(0)).contains("<p></p><p class=\"sheet__where\">Solutions from page 5</p>"));
    }
}
