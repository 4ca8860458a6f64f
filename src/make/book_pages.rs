//! The pages of the book: in the browser they are a preview; on paper they are the book.

use crate::{text::en::paper as en, view::PageLook};
use nonet_core::board::Grid;
use nonet_drawing::{PAPER_THICK_LINES, PAPER_THIN_LINES, Weight, paper_candidates, paper_digits};
use nonet_protocol::{BookPage, PageContent, PrintedPuzzle, PrintedSolution};
use std::rc::Rc;
use yew::prelude::*;

/// What [`BookPages`] are given.
#[derive(Properties, PartialEq)]
pub struct BookPagesProps {
    /// The pages.
    pub pages: Rc<Vec<Rc<BookPage>>>,
    /// Whether none of the puzzles is made yet.
    pub sample: bool,
    /// What the book is called.
    pub title: Rc<str>,
    /// How its puzzles are printed.
    pub look: PageLook,
}

/// All pages, one below the other.
#[component]
pub fn BookPages(BookPagesProps { pages, sample, title, look }: &BookPagesProps) -> Html {
    html! {
        <div class={classes!("book", sample.then_some("book--sample"))} role="region" aria-label={en::PAGES} tabindex="0">
            for page in pages.iter() {
                <Sheet key={page.number} page={Rc::clone(page)} title={Rc::clone(title)} look={*look} />
            }
        </div>
    }
}

/// What a [`Sheet`] is given.
#[derive(Properties, PartialEq)]
struct SheetProps {
    page: Rc<BookPage>,
    title: Rc<str>,
    look: PageLook,
}

/// A page.
#[component]
fn Sheet(SheetProps { page, title, look }: &SheetProps) -> Html {
    let number = page.number.to_string();
    match &page.content {
        PageContent::Title { puzzles, levels, solutions_from } => html! {
            <section class="sheet sheet--title" data-number={number}>
                <h1 class="sheet__title">{&**title}</h1>
                <p>{levels.map(|(least, most)| en::holds(*puzzles, least, most)).unwrap_or_default()}</p>
                <p class="sheet__where">{en::solutions_from(*solutions_from)}</p>
            </section>
        },
        PageContent::Puzzles { columns, puzzles } => html! {
            <section class="sheet" data-number={number}>
                if look.names {
                    <p class="sheet__names"><span>{en::NAME}</span><span>{en::DATE}</span></p>
                }
                <div class={boards_class(*columns)}>
                    for puzzle in puzzles {
                        <PuzzleFigure key={puzzle.number} puzzle={puzzle.clone()} large={look.large} candidates={look.candidates} />
                    }
                </div>
            </section>
        },
        PageContent::Solutions { columns, solutions } => html! {
            <section class="sheet" data-number={number}>
                <h2 class="sheet__head">{en::SOLUTIONS}</h2>
                <div class={boards_class(*columns)}>
                    for solution in solutions {
                        <SolutionFigure key={solution.number} solution={solution.clone()} />
                    }
                </div>
            </section>
        },
    }
}

/// The boards of a page, so many beside each other.
const fn boards_class(columns: usize) -> &'static str {
    match columns {
        0 | 1 => "sheet__boards",
        2 => "sheet__boards sheet__boards--2",
        _ => "sheet__boards sheet__boards--3",
    }
}

/// What a [`PuzzleFigure`] is given.
#[derive(Properties, PartialEq)]
struct PuzzleFigureProps {
    puzzle: PrintedPuzzle,
    large: bool,
    candidates: bool,
}

/// A puzzle under its caption: what it is, as a link to it if it was made, and where its solution stands.
#[component]
fn PuzzleFigure(PuzzleFigureProps { puzzle, large, candidates }: &PuzzleFigureProps) -> Html {
    let PrintedPuzzle { number, givens, level, meets, explainer, link, solution_page } = puzzle;
    let nearest = (!meets).then_some("leaf__link--nearest");
    html! {
        <figure class="leaf">
            <figcaption class="leaf__caption">
                if let Some(link) = link {
                    <a class={classes!("leaf__link", nearest)} href={link.clone()}>{en::puzzle(*number, *level, *meets, *explainer)}</a>
                } else {
                    <span>{number}</span>
                }
                <span>{en::solution_on(*solution_page, *meets)}</span>
            </figcaption>
            <PrintedBoard grid={*givens} weight={Weight::Semibold} large={*large} candidates={*candidates} />
        </figure>
    }
}

/// What a [`SolutionFigure`] is given.
#[derive(Properties, PartialEq)]
struct SolutionFigureProps {
    solution: PrintedSolution,
}

/// A solution under its caption: whose it is, and where the puzzle stands.
#[component]
fn SolutionFigure(SolutionFigureProps { solution }: &SolutionFigureProps) -> Html {
    let PrintedSolution { number, grid, puzzle_page } = solution;
    html! {
        <figure class="leaf">
            <figcaption class="leaf__caption"><span>{number}</span><span>{en::on_page(*puzzle_page)}</span></figcaption>
            <PrintedBoard grid={*grid} weight={Weight::Regular} large=false candidates=false />
        </figure>
    }
}

/// What a [`PrintedBoard`] is given.
#[derive(Properties, PartialEq)]
struct PrintedBoardProps {
    grid: Grid,
    weight: Weight,
    large: bool,
    candidates: bool,
}

/// A board on paper: two weights of lines, and drawn digits.
#[component]
fn PrintedBoard(PrintedBoardProps { grid, weight, large, candidates }: &PrintedBoardProps) -> Html {
    let class = match weight {
        Weight::Regular => "leaf__digits leaf__digits--light",
        Weight::Semibold => "leaf__digits",
    };
    let digits = paper_digits(grid, *weight, *large);
    let small = candidates.then(|| paper_candidates(grid));
    html! {
        <svg class="leaf__grid" viewBox="-10 -10 920 920" aria-hidden="true">
            <path class="leaf__thin" d={PAPER_THIN_LINES} />
            <path class="leaf__thick" d={PAPER_THICK_LINES} />
            if let Some(small) = small {
                <path class="leaf__digits leaf__digits--small" transform={small.transform} d={small.d} />
            }
            <path {class} transform={digits.transform} d={digits.d} />
        </svg>
    }
}
