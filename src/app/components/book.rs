//! The book as it will be printed: a title, the puzzles, their solutions; and what it is made by.

use super::{
    button::{Look, action_button},
    settings::settings_rows,
    tag::{Tag, tag},
};
use crate::app::{
    action::Action,
    state::{BOOK, Leaf, Setting},
    text::en,
    view::BookView,
};
use nonet_core::board::{Candidates, Cell, Grid, list_of};
use std::fmt::Write;
use yew::prelude::*;

/// How many solutions stand on a page.
const SOLUTIONS: usize = 12;

/// How many puzzles stand on a page: the values of [`Setting::BookPage`].
const ON_A_PAGE: [usize; 4] = [1, 2, 4, 6];

/// What the book is made by, and what becomes of it.
pub fn book_maker(view: &BookView, onaction: &Callback<Action>) -> Html {
    let some = !view.leaves.is_empty();
    let entries = view.entries.as_deref().map(Vec::as_slice).unwrap_or_default();
    let (label, action) = if view.running { ("Stop", Action::StopBook) } else { ("Make", Action::MakeBook) };
    let out = |label: &'static str, action| action_button(label.into(), None, Look::Plain, some.then_some(action), onaction);
    tag("section", "maker")
        .with("aria-label", "Make a book")
        .child(tag("h2", "maker__title").words("Puzzles to print"))
        .child(settings_rows(tag("div", "settings"), BOOK, &view.settings, entries, onaction))
        .child(tag("p", "maker__words").with("role", "status").text(view.words.clone().into()))
        .child(
            tag("div", "tools__row")
                .child(action_button(label.into(), None, Look::Primary, Some(action), onaction))
                .child(out("Print", Action::Print))
                .child(out("Text", Action::DownloadBook { csv: false }))
                .child(out("CSV", Action::DownloadBook { csv: true })),
        )
        .into()
}

/// All pages. In the browser they are a preview; on paper they are what is printed.
pub fn book_pages(view: &BookView) -> Html {
    let on_a_page = ON_A_PAGE[usize::from(view.settings.get(Setting::BookPage))];
    let pages = view.leaves.len().div_ceil(on_a_page);
    // The title is page 1.
    let puzzle_page = |number: usize| 2 + number / on_a_page;
    let solution_page = |number: usize| 2 + pages + number / SOLUTIONS;
    let candidates = view.settings.is_on(Setting::BookCandidates);
    let puzzle = |(number, leaf): (usize, &Leaf)| {
        // The caption leads to the puzzle; a press on the picture is one on the caption.
        let link = tag("a", "leaf__link").set("href", leaf.address().to_string().into());
        let caption = en::leaf(number + 1, leaf.made.level, leaf.made.meets);
        let place = en::solution_on(solution_page(number));
        figure(link.text(caption.into()), place).child(picture(&leaf.made.givens, candidates)).key(number)
    };
    let solution = |(number, leaf): (usize, &Leaf)| {
        figure(tag("span", "").text((number + 1).to_string().into()), format!("page {}", puzzle_page(number)))
            .child(picture(&leaf.solution, false))
            .key(number)
    };
    let leaves = list_of(view.leaves.iter().enumerate());
    let title = sheet(1, "sheet sheet--title")
        .child(tag("h1", "sheet__title").words("Sudoku"))
        .child(tag("p", "").text(about(view).into()));
    let puzzles = leaves.chunks(on_a_page).enumerate().map(|(page, leaves)| {
        sheet(2 + page, "sheet").child(tag("div", "sheet__puzzles").children(leaves.iter().copied().map(puzzle)))
    });
    let solutions = leaves.chunks(SOLUTIONS).enumerate().map(|(page, leaves)| {
        sheet(2 + pages + page, "sheet").child(tag("div", "sheet__solutions").children(leaves.iter().copied().map(solution)))
    });
    tag("div", "book")
        .with("role", "region")
        .with("aria-label", "Pages")
        .with("tabindex", "0")
        .child_if(leaves.is_empty(), || tag("p", "book__empty").words("The pages appear here."))
        .child_if(!leaves.is_empty(), || title)
        .children(puzzles)
        .children(solutions)
        .into()
}

fn about(view: &BookView) -> String {
    let levels = || view.leaves.iter().map(|leaf| leaf.made.level);
    levels().min().zip(levels().max()).map_or_else(String::new, |(least, most)| en::book(view.leaves.len(), least, most))
}

fn sheet(number: usize, class: &'static str) -> Tag {
    tag("section", class).set("data-number", number.to_string().into()).key(number)
}

fn figure(caption: Tag, place: String) -> Tag {
    tag("figure", "leaf").child(tag("figcaption", "leaf__caption").child(caption).child(tag("span", "").text(place.into())))
}

/// A grid: its lines, and all digits in one text, each with its own place.
fn picture(grid: &Grid, candidates: bool) -> Tag {
    let mut digits = Glyphs::default();
    for (cell, digit) in grid.iter() {
        digits.put(digit.to_char(), place(cell, 5, 5));
    }
    let mut small = Glyphs::default();
    if candidates {
        for candidate in Candidates::new(grid).open().iter() {
            let (cell, number) = (candidate.cell, candidate.digit.index());
            small.put(candidate.digit.to_char(), place(cell, 2 + 3 * (number % 3), 2 + 3 * (number / 3)));
        }
    }
    let path = |class, d: &'static str| tag("path", class).with("d", d);
    tag("svg", "leaf__grid")
        .with("viewBox", "-1 -1 92 92")
        .with("aria-hidden", "true")
        .child(path("leaf__thin", THIN))
        .child(path("leaf__thick", THICK))
        .child(small.text("leaf__small"))
        .child(digits.text("leaf__digits"))
}

const THIN: &str = "M10 0v90M20 0v90M40 0v90M50 0v90M70 0v90M80 0v90M0 10h90M0 20h90M0 40h90M0 50h90M0 70h90M0 80h90";
const THICK: &str = "M0 0h90v90h-90zM30 0v90M60 0v90M0 30h90M0 60h90";

/// The point so far into a cell, which is ten by ten.
fn place(cell: Cell, x: usize, y: usize) -> [usize; 2] {
    [10 * cell.column_index() + x, 10 * cell.row_index() + y]
}

/// Characters, each with the middle of its place.
#[derive(Default)]
struct Glyphs {
    text: String,
    places: [String; 2],
}

impl Glyphs {
    fn put(&mut self, glyph: char, place: [usize; 2]) {
        self.text.push(glyph);
        for (list, value) in self.places.iter_mut().zip(place) {
            let _ = write!(list, "{value} "); // a string takes everything
        }
    }

    fn text(self, class: &'static str) -> Tag {
        let [x, y] = self.places;
        tag("text", class).set("x", x.into()).set("y", y.into()).text(self.text.into())
    }
}
