//! The pages of the book, which the worker lays out.

use super::state::{Book, Make};
use crate::session::{
    BrowserEffect, Context, Session,
    settings::{OnAPage, Settings},
};
use nonet_protocol::{BookPage, Paper, Question};
use std::rc::Rc;

/// The state of the page layout.
#[derive(Clone, Debug, Default)]
pub struct Pages {
    shown: Rc<Vec<Rc<BookPage>>>,
    of: Option<Rc<Paper>>, // the book that `shown` is a layout of
    printing: bool,        // whether the book is to be printed as soon as its layout is complete
}

impl Pages {
    /// Returns the latest layout.
    pub(super) fn shown(&self) -> Rc<Vec<Rc<BookPage>>> {
        Rc::clone(&self.shown)
    }

    /// Replaces the layout. An unchanged page keeps its `Rc`, so that it is not drawn again.
    fn take(&mut self, pages: Vec<BookPage>) {
        let as_before = |page: &BookPage| self.shown.iter().find(|before| ***before == *page).map(Rc::clone);
        let page = |page: BookPage| as_before(&page).unwrap_or_else(|| Rc::new(page));
        self.shown = Rc::new(pages.into_iter().map(page).collect());
    }
}

impl Make {
    /// Returns what the layout depends on.
    fn paper(&self, settings: &Settings) -> Paper {
        let OnAPage(on_a_page) = settings.book.on_a_page;
        Paper { puzzles: Rc::clone(&self.book.puzzles), wanted: self.puzzles_in_book(settings), on_a_page }
    }

    /// Returns the number of puzzles that the book is going to have. Before the first puzzle is made, that is the number in the
    /// settings.
    #[must_use]
    pub fn puzzles_in_book(&self, settings: &Settings) -> usize {
        let Book { puzzles, order, .. } = &self.book;
        if puzzles.is_empty() && !self.book.is_running() { settings.book.count.0 } else { order.wanted }
    }

    /// Returns the question for the layout of the book; None if the layout is current. A layout that the worker is already making
    /// (`asked`) is finished first: otherwise a book that grows quickly would never be shown.
    pub(super) fn pages_question(&self, asked: Option<&Question>, session: &Session) -> Option<Question> {
        asked.cloned().or_else(|| {
            let paper = self.paper(&session.settings);
            (self.pages.of.as_deref() != Some(&paper)).then(|| Question::Pages(Rc::new(paper)))
        })
    }

    /// Takes a layout from the worker, and prints the book if that was waiting for the layout.
    pub fn take_pages(&mut self, of: &Rc<Paper>, pages: Vec<BookPage>, context: &mut Context<'_>) {
        self.pages.take(pages);
        self.pages.of = Some(Rc::clone(of));
        self.print_if_laid_out(context);
    }

    /// Prints the book, at once or as soon as its layout is complete.
    pub(super) fn print_book(&mut self, context: &mut Context<'_>) {
        self.pages.printing = true;
        self.print_if_laid_out(context);
    }

    fn print_if_laid_out(&mut self, context: &mut Context<'_>) {
        if self.pages.printing && self.pages.of.as_deref() == Some(&self.paper(&context.session.settings)) {
            self.pages.printing = false;
            context.session.effects.push(BrowserEffect::Print);
        }
    }

    /// Cancels a print that is waiting for the layout.
    pub fn stop_printing(&mut self) {
        self.pages.printing = false;
    }
}
