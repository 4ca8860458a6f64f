//! The pages of the book: in the browser they are a preview; on paper they are the book. The worker draws them.

use crate::{
    state::{Effect, OnAPage, State},
    view::{BookView, Room},
};
use nonet_protocol::{Paper, Printed, Question, QuestionId, Request};
use std::rc::Rc;
use yew::prelude::*;

/// The pages that are drawn.
#[derive(Clone, Debug, Default)]
pub struct Pages {
    shown: Rc<Vec<PageView>>,
    of: Option<Rc<Paper>>, // the book that they are of
    printing: bool,        // whether it is to be printed once all of it is drawn
}

/// A page: its number, and what stands on it as markup.
pub type PageView = (usize, Rc<str>);

impl Pages {
    /// They as they were last drawn.
    pub(super) fn shown(&self) -> Rc<Vec<PageView>> {
        Rc::clone(&self.shown)
    }

    /// How many of the book's puzzles, from the first, stand on them as they shall.
    fn known(&self, paper: &Paper) -> usize {
        let Some(of) = &self.of else { return 0 };
        let grown = Paper { leaves: Rc::clone(&paper.leaves), title: Rc::clone(&paper.title), ..(**of).clone() };
        if grown == *paper && paper.leaves.starts_with(&of.leaves) { of.leaves.len() } else { 0 }
    }

    /// Takes what was drawn: of other pages stands what stood on them.
    fn take(&mut self, pages: Vec<Printed>) {
        let before = |number| self.shown.iter().find(|(shown, _)| *shown == number).map(|(_, markup)| Rc::clone(markup));
        let page = |(number, markup): Printed| (number, markup.or_else(|| before(number)).unwrap_or_default());
        self.shown = Rc::new(pages.into_iter().map(page).collect());
    }
}

impl State {
    /// The book as it is to be printed.
    fn paper(&self) -> Paper {
        let wishes = &self.settings.book;
        let OnAPage(on_a_page) = wishes.on_a_page;
        Paper {
            title: Rc::clone(&self.title),
            leaves: Rc::clone(&self.book.leaves),
            wanted: self.puzzles_in_book(),
            on_a_page,
            names: wishes.names,
            large: wishes.large,
            candidates: wishes.candidates,
        }
    }

    /// The pages that the worker is to draw. What it is at is finished first: else a book that grows quickly would never be drawn.
    pub(crate) fn pages_question(&self) -> Option<Question> {
        if self.room != Room::Make || self.is_setting() {
            return None;
        }
        let asked = self.asked_pages().map(|request| request.question.clone());
        asked.or_else(|| {
            let paper = self.paper();
            let known = self.pages.known(&paper);
            (self.pages.of.as_deref() != Some(&paper)).then(|| Question::Pages { paper: Rc::new(paper), known })
        })
    }

    fn asked_pages(&self) -> Option<&Request> {
        self.questions.wanted().iter().find(|request| matches!(request.question, Question::Pages { .. }))
    }

    /// Takes what was drawn. If somebody waits for it to be printed, it is.
    pub(crate) fn take_pages(&mut self, id: QuestionId, question: &Question, pages: Vec<Printed>) {
        self.questions.done(id);
        if let Question::Pages { paper, .. } = question {
            self.pages.take(pages);
            self.pages.of = Some(Rc::clone(paper));
        }
        self.print_if_drawn();
    }

    /// Prints the book, now or once all of it is drawn.
    pub(crate) fn print_book(&mut self) {
        if let Some(id) = self.asked_pages().map(|request| request.id) {
            self.questions.done(id); // should it have failed, it is tried again
        }
        self.pages.printing = true;
        self.print_if_drawn();
    }

    fn print_if_drawn(&mut self) {
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

/// The pages.
pub(super) fn book_pages(view: &BookView) -> Html {
    html! {
        <div class={classes!("book", (view.made == 0).then_some("book--sample"))} role="region" aria-label="Pages" tabindex="0">
            for (number, markup) in &*view.pages {
                <section key={*number} class={if *number == 1 { "sheet sheet--title" } else { "sheet" }} data-number={number.to_string()}>
                    {Html::from_html_unchecked(markup.clone().into())}
                </section>
            }
        </div>
    }
}
