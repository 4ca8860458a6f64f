//! A printed page of the book.

use super::{printed_board::PrintedBoard, puzzle_figure::PuzzleFigure, view::PageLook};
use crate::text;
use nonet_drawing::Weight;
use nonet_protocol::{BookPage, PageContent, PrintedSolution};
use std::rc::Rc;
use yew::prelude::*;

/// The props of a [`PrintedPage`].
#[derive(Properties, PartialEq)]
pub(super) struct PrintedPageProps {
    /// The page.
    pub(super) page: Rc<BookPage>,
    /// The title of the book.
    pub(super) title: Rc<str>,
    /// The print options of the puzzles.
    pub(super) look: PageLook,
}

/// A printed page: the title page, a page of puzzles or a page of solutions.
#[component]
pub(super) fn PrintedPage(PrintedPageProps { page, title, look }: &PrintedPageProps) -> Html {
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
                        <PuzzleFigure key={puzzle.number} puzzle={puzzle.clone()} large={look.large} candidates={look.candidates} />
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
                            <PrintedBoard grid={*grid} weight={Weight::Regular} large=false candidates=false />
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
