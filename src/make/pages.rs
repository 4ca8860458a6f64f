//! What stands on the pages of the book: the worker lays them out.

use crate::{
    state::{Effect, OnAPage, State},
    view::Room,
};
use nonet_protocol::{BookPage, Paper, Question, QuestionId, Request};
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

impl State {
    /// The book, as far as it decides what stands on which page.
    fn paper(&self) -> Paper {
        let OnAPage(on_a_page) = self.settings.book.on_a_page;
        Paper { leaves: Rc::clone(&self.book.leaves), wanted: self.puzzles_in_book(), on_a_page }
    }

    /// The book whose pages the worker is to lay out. What it is at is finished first: else a book that grows quickly would never be
    /// shown.
    pub(crate) fn pages_question(&self) -> Option<Question> {
        if self.room != Room::Make || self.is_setting() {
            return None;
        }
        let asked = self.asked_pages().map(|request| request.question.clone());
        asked.or_else(|| {
            let paper = self.paper();
            (self.pages.of.as_deref() != Some(&paper)).then(|| Question::Pages(Rc::new(paper)))
        })
    }

    fn asked_pages(&self) -> Option<&Request> {
        self.questions.wanted().iter().find(|request| matches!(request.question, Question::Pages(_)))
    }

    /// Takes the pages. If somebody waits for them to be printed, they are.
    pub(crate) fn take_pages(&mut self, id: QuestionId, question: &Question, pages: Vec<BookPage>) {
        self.questions.done(id);
        if let Question::Pages(paper) = question {
            self.pages.take(pages);
            self.pages.of = Some(Rc::clone(paper));
        }
        self.print_if_laid_out();
    }

    /// Prints the book, now or once all of it is laid out.
    pub(crate) fn print_book(&mut self) {
        if let Some(id) = self.asked_pages().map(|request| request.id) {
            self.questions.done(id); // should it have failed, it is tried again
        }
        self.pages.printing = true;
        self.print_if_laid_out();
    }

    fn print_if_laid_out(&mut self) {
        if self.pages.printing && self.pages.of.as_deref() == Some(&self.paper()) {
            self.pages.printing = false;
            self.effects.push(Effect::Print);
        }
    }

    /// Nobody waits for the book to be printed any more.
    pub(crate) fn stop_printing(&mut self) {
        self.pages.printing = false;
    }
}
