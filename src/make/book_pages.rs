//! The pages of the book. On the screen they are a preview; printed, they are the book.

use super::view::PageLook;
use crate::{
    board::{Weight, printed_board},
    text,
};
use nonet_core::board::Candidates;
use nonet_protocol::{BookPage, PageContent, PrintedPuzzle, PrintedSolution};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`BookPages`].
#[derive(Properties, PartialEq)]
pub struct BookPagesProps {
    /// The pages.
    pub pages: Rc<Vec<Rc<BookPage>>>,
    /// Whether the pages are a sample, because no puzzle is made yet.
    pub sample: bool,
    /// The title of the book.
    pub title: Rc<str>,
    /// The print options of the puzzles.
    pub look: PageLook,
}

/// The pages, one below the other.
#[component]
pub fn BookPages(BookPagesProps { pages, sample, title, look }: &BookPagesProps) -> Html {
    html! {
        <div class={classes!("book", sample.then_some("book--sample"))} role="region" aria-label={text::paper::PAGES} tabindex="0">
            if *sample {
                <p class="book__none">{text::paper::NOTHING_MADE}</p>
            }
            for page in pages.iter() {
                <PrintedPage key={page.number} page={Rc::clone(page)} title={Rc::clone(title)} look={*look} />
            }
        </div>
    }
}

/// The props of a [`PrintedPage`].
#[derive(Properties, PartialEq)]
struct PrintedPageProps {
    /// The page.
    page: Rc<BookPage>,
    /// The title of the book.
    title: Rc<str>,
    /// The print options of the puzzles.
    look: PageLook,
}

/// A printed page: the title page, a page of puzzles or a page of solutions.
#[component]
fn PrintedPage(PrintedPageProps { page, title, look }: &PrintedPageProps) -> Html {
    let number = page.number.to_string();
    match &page.content {
        PageContent::Title { puzzles, levels, solutions_from } => html! {
            <section class="sheet sheet--title" data-number={number}>
                <h1 class="sheet__title">{&**title}</h1>
                <p>{levels.map(|(least, most)| text::paper::holds(*puzzles, least, most)).unwrap_or_default()}</p>
                <p class="sheet__where">{text::paper::solutions_from(*solutions_from)}</p>
            </section>
        },
        PageContent::Puzzles { columns, puzzles } => html! {
            <section class="sheet" data-number={number}>
                if look.names {
                    <p class="sheet__names"><span>{text::paper::NAME}</span><span>{text::paper::DATE}</span></p>
                }
                <div class={boards_class(*columns)}>
                    for puzzle in puzzles {
                        {puzzle_figure(puzzle, *look)}
                    }
                </div>
            </section>
        },
        PageContent::Solutions { columns, solutions } => html! {
            <section class="sheet" data-number={number}>
                <h2 class="sheet__head">{text::paper::SOLUTIONS}</h2>
                <div class={boards_class(*columns)}>
                    for PrintedSolution { number, grid, puzzle_page } in solutions {
                        <figure key={*number} class="leaf">
                            <figcaption class="leaf__caption">
                                <span>{number}</span><span>{text::paper::on_page(*puzzle_page)}</span>
                            </figcaption>
                            {printed_board(grid, Weight::Regular, false, None)}
                        </figure>
                    }
                </div>
            </section>
        },
    }
}

/// Returns the class of a page's boards, of which `columns` stand side by side.
const fn boards_class(columns: usize) -> &'static str {
    match columns {
        0 | 1 => "sheet__boards",
        2 => "sheet__boards sheet__boards--2",
        _ => "sheet__boards sheet__boards--3",
    }
}

/// Draws a puzzle below its caption. The caption names the puzzle, linked if the puzzle is made, and the page of its solution.
fn puzzle_figure(puzzle: &PrintedPuzzle, look: PageLook) -> Html {
    let PrintedPuzzle { number, givens, level, meets, explainer, link, solution_page } = puzzle;
    let candidates = look.candidates.then(|| Candidates::new(givens));
    let nearest = (!meets).then_some("leaf__link--nearest");
    html! {
        <figure key={*number} class="leaf">
            <figcaption class="leaf__caption">
                if let Some(link) = link {
                    <a class={classes!("leaf__link", nearest)} href={link.clone()}>{text::paper::puzzle(*number, *level, *meets, *explainer)}</a>
                } else {
                    <span>{number}</span>
                }
                <span>{text::paper::solution_on(*solution_page, *meets)}</span>
            </figcaption>
            {printed_board(givens, Weight::Semibold, look.large, candidates.as_ref().map(Candidates::open))}
        </figure>
    }
}
