//! The pages of the book. On the screen they are a preview; printed, they are the book.

use super::{printed_page::PrintedPage, view::PageLook};
use crate::text;
use nonet_protocol::BookPage;
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
