//! What stands on the pages of the book: the worker lays them out.

use super::state::{Book, Make};
use crate::session::{
    Context, Effect, Session,
    settings::{OnAPage, Settings},
};
use nonet_protocol::{BookPage, Paper, Question};
use std::rc::Rc;

/// The pages that are laid out.
#[derive(Clone, Debug, Default)]
pub struct Pages {
    shown: Rc<Vec<Rc<BookPage>>>,
    of: Option<Rc<Paper>>, // the book that they are of
    printing: bool,        // whether it is to be printed once all of it is laid out
}

impl Pages {
    /// The pages as they were last laid out.
    pub(super) fn shown(&self) -> Rc<Vec<Rc<BookPage>>> {
        Rc::clone(&self.shown)
    }

    /// Takes pages. One that is as it was is the same, and need not be drawn again.
    fn take(&mut self, pages: Vec<BookPage>) {
        let as_before = |page: &BookPage| self.shown.iter().find(|before| ***before == *page).map(Rc::clone);
        let page = |page: BookPage| as_before(&page).unwrap_or_else(|| Rc::new(page));
        self.shown = Rc::new(pages.into_iter().map(page).collect());
    }
}

impl Make {
    /// The book, as far as it decides what stands on which page.
    fn paper(&self, settings: &Settings) -> Paper {
        let OnAPage(on_a_page) = settings.book.on_a_page;
        Paper { puzzles: Rc::clone(&self.book.puzzles), wanted: self.puzzles_in_book(settings), on_a_page }
    }

    /// How many puzzles there are to be: before any is made, as many as are wished for.
    #[must_use]
    pub fn puzzles_in_book(&self, settings: &Settings) -> usize {
        let Book { puzzles, order, .. } = &self.book;
        if puzzles.is_empty() && !self.book.is_running() { settings.book.count.0 } else { order.wanted }
    }

    /// The book whose pages the worker is to lay out. The one that it lays out already, `asked`, is finished first: else a book that
    /// grows quickly would never be shown.
    pub(super) fn pages_question(&self, asked: Option<&Question>, session: &Session) -> Option<Question> {
        asked.cloned().or_else(|| {
            let paper = self.paper(&session.settings);
            (self.pages.of.as_deref() != Some(&paper)).then(|| Question::Pages(Rc::new(paper)))
        })
    }

    /// Takes the pages. If somebody waits for them to be printed, they are.
    pub fn take_pages(&mut self, of: &Rc<Paper>, pages: Vec<BookPage>, context: &mut Context<'_>) {
        self.pages.take(pages);
        self.pages.of = Some(Rc::clone(of));
        self.print_if_laid_out(context);
    }

    /// Prints the book, now or once all of it is laid out.
    pub(super) fn print_book(&mut self, context: &mut Context<'_>) {
        self.pages.printing = true;
        self.print_if_laid_out(context);
    }

    fn print_if_laid_out(&mut self, context: &mut Context<'_>) {
        if self.pages.printing && self.pages.of.as_deref() == Some(&self.paper(&context.session.settings)) {
            self.pages.printing = false;
            context.session.effects.push(Effect::Print);
        }
    }

    /// Nobody waits for the book to be printed any more.
    pub fn stop_printing(&mut self) {
        self.pages.printing = false;
    }
}
