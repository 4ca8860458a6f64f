//! Pages as markup. The page's style sheets give it its look.

use super::{layout::columns, solution};
use nonet_drawing::{
    Weight,
    picture::{Ink, escaped, on_paper},
};
use nonet_protocol::{Leaf, Paper};
use nonet_tutor::en::book as en;

/// A puzzle on a page, or its solution.
pub(super) struct Board<'a> {
    /// Its number in the book, from 1.
    pub(super) number: usize,
    /// The puzzle.
    pub(super) leaf: &'a Leaf,
    /// The page of its counterpart: of a puzzle its solution, of a solution its puzzle.
    pub(super) other: usize,
}

/// The first page.
pub(super) fn title(paper: &Paper, first_solutions: usize) -> String {
    let levels = || paper.leaves.iter().map(|leaf| leaf.level);
    let holds = |(least, most)| en::holds(paper.leaves.len(), least, most);
    let holds = levels().min().zip(levels().max()).map_or_else(String::new, holds);
    let (title, solutions) = (escaped(&paper.title), en::solutions_from(first_solutions));
    format!("<h1 class=\"sheet__title\">{title}</h1><p>{holds}</p><p class=\"sheet__where\">{solutions}</p>")
}

/// A page of puzzles.
pub(super) fn puzzles(paper: &Paper, boards: &[Board]) -> String {
    let ink = Ink { weight: Weight::Semibold, large: paper.large, candidates: paper.candidates };
    let puzzle = |it: &Board| figure(&name(it), &en::solution_on(it.other, it.leaf.meets), &on_paper(&it.leaf.givens, ink));
    let [name, date] = en::LINES;
    let lines = format!("<p class=\"sheet__names\"><span>{name}</span><span>{date}</span></p>");
    let head = if paper.names { lines } else { String::new() };
    head + &shared_out(boards, puzzle)
}

/// A page of solutions.
pub(super) fn solutions(boards: &[Board]) -> String {
    let ink = Ink { weight: Weight::Regular, large: false, candidates: false };
    let solution = |it: &Board| figure(&number(it), &en::on_page(it.other), &on_paper(&solution(it.leaf), ink));
    format!("<h2 class=\"sheet__head\">{}</h2>{}", en::SOLUTIONS, shared_out(boards, solution))
}

/// The boards of a page, so shared out that each is as large as the page allows.
fn shared_out(boards: &[Board], figure: impl Fn(&Board) -> String) -> String {
    let class = match columns(boards.len()) {
        1 => "sheet__boards",
        2 => "sheet__boards sheet__boards--2",
        _ => "sheet__boards sheet__boards--3",
    };
    format!("<div class=\"{class}\">{}</div>", boards.iter().map(figure).collect::<String>())
}

/// A board under its caption: what it is, and where its counterpart stands.
fn figure(name: &str, place: &str, board: &str) -> String {
    format!("<figure class=\"leaf\"><figcaption class=\"leaf__caption\">{name}<span>{place}</span></figcaption>{board}</figure>")
}

/// Which puzzle it is, as a link to it if it was made.
fn name(puzzle: &Board) -> String {
    let Leaf { level, meets, recipe, explainer, .. } = puzzle.leaf;
    if recipe.is_empty() {
        return number(puzzle);
    }
    let (address, name) = (escaped(&puzzle.leaf.address().to_string()), en::leaf(puzzle.number, *level, *meets, *explainer));
    let class = if *meets { "leaf__link" } else { "leaf__link leaf__link--nearest" };
    format!("<a class=\"{class}\" href=\"{address}\">{name}</a>")
}

fn number(board: &Board) -> String {
    format!("<span>{}</span>", board.number)
}
