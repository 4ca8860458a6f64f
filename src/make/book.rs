//! The book as it will be printed: a title, the puzzles, their solutions; and what it is made by.

use super::{by_hand::Part, room::parts};
use crate::{
    action::{Action, MakeAction},
    controls::{Button, ButtonStyle},
    shell::settings_rows,
    state::{Leaf, OnAPage, settings},
    text::en,
    view::BookView,
};
use nonet_core::board::{Candidates, Cell, Grid};
use yew::prelude::*;

/// How many solutions stand on a page.
const SOLUTIONS: usize = 12;

/// What the book is made by, and what becomes of it.
pub(super) fn book_maker(view: &BookView) -> Html {
    let (label, action) =
        if view.running { ("Stop", Action::Make(MakeAction::StopBook)) } else { ("Make", Action::Make(MakeAction::MakeBook)) };
    let out = |action| (!view.leaves.is_empty()).then_some(action);
    html! {
        <section class="maker" aria-label="Make a book">
            {parts(Part::Book)}
            <div class="settings">{settings_rows(settings::BOOK, view.settings, view.entries.as_ref())}</div>
            <p class="maker__words" role="status">{&view.words}</p>
            <div class="tools__row">
                <Button {label} style={ButtonStyle::Primary} {action} />
                <Button label="Print" action={out(Action::Make(MakeAction::Print))} />
                <Button label="Text" action={out(Action::Make(MakeAction::DownloadBook { csv: false }))} />
                <Button label="CSV" action={out(Action::Make(MakeAction::DownloadBook { csv: true }))} />
            </div>
        </section>
    }
}

/// All pages. In the browser they are a preview; on paper they are what is printed.
pub(super) fn book_pages(view: &BookView) -> Html {
    let OnAPage(on_a_page) = view.settings.book.on_a_page;
    let pages = view.leaves.len().div_ceil(on_a_page);
    // The title is page 1.
    let (first_puzzles, first_solutions) = (2, 2 + pages);
    let candidates = view.settings.book.candidates;
    html! {
        <div class="book" role="region" aria-label="Pages" tabindex="0">
            if view.leaves.is_empty() {
                <p class="book__empty">{"The pages appear here."}</p>
            } else {
                <section class="sheet sheet--title" data-number="1">
                    <h1 class="sheet__title">{"Sudoku"}</h1>
                    <p>{about(view)}</p>
                </section>
            }
            for (page, leaves) in view.leaves.chunks(on_a_page).enumerate() {
                <section key={format!("puzzles {page}")} class="sheet" data-number={(first_puzzles + page).to_string()}>
                    <div class="sheet__puzzles">
                        for (place, leaf) in leaves.iter().enumerate() {
                            {puzzle(page * on_a_page + place, leaf, first_solutions, candidates)}
                        }
                    </div>
                </section>
            }
            for (page, leaves) in view.leaves.chunks(SOLUTIONS).enumerate() {
                <section key={format!("solutions {page}")} class="sheet" data-number={(first_solutions + page).to_string()}>
                    <div class="sheet__solutions">
                        for (place, leaf) in leaves.iter().enumerate() {
                            {solution(page * SOLUTIONS + place, leaf, first_puzzles, on_a_page)}
                        }
                    </div>
                </section>
            }
        </div>
    }
}

/// A puzzle, with a caption that leads to it on the page and says where its solution stands.
fn puzzle(number: usize, leaf: &Leaf, first_solutions: usize, candidates: bool) -> Html {
    html! {
        <figure key={number} class="leaf">
            <figcaption class="leaf__caption">
                <a class="leaf__link" href={leaf.address().to_string()}>
                    {en::leaf(number + 1, leaf.made.level, leaf.made.meets)}
                </a>
                <span>{en::solution_on(first_solutions + number / SOLUTIONS)}</span>
            </figcaption>
            {picture(&leaf.made.givens, candidates)}
        </figure>
    }
}

/// A solution, with a caption that says where its puzzle stands.
fn solution(number: usize, leaf: &Leaf, first_puzzles: usize, on_a_page: usize) -> Html {
    html! {
        <figure key={number} class="leaf">
            <figcaption class="leaf__caption">
                <span>{number + 1}</span>
                <span>{format!("page {}", first_puzzles + number / on_a_page)}</span>
            </figcaption>
            {picture(&leaf.solution, false)}
        </figure>
    }
}

fn about(view: &BookView) -> String {
    let levels = || view.leaves.iter().map(|leaf| leaf.made.level);
    levels().min().zip(levels().max()).map_or_else(String::new, |(least, most)| en::book(view.leaves.len(), least, most))
}

/// A grid: its lines, and all digits in one text, each with its own place.
fn picture(grid: &Grid, candidates: bool) -> Html {
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
    html! {
        <svg class="leaf__grid" viewBox="-1 -1 92 92" aria-hidden="true">
            <path class="leaf__thin" d={THIN} />
            <path class="leaf__thick" d={THICK} />
            {small.text("leaf__small")}
            {digits.text("leaf__digits")}
        </svg>
    }
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
    places: [Vec<String>; 2],
}

impl Glyphs {
    fn put(&mut self, glyph: char, place: [usize; 2]) {
        self.text.push(glyph);
        for (list, value) in self.places.iter_mut().zip(place) {
            list.push(value.to_string());
        }
    }

    fn text(self, class: &'static str) -> Html {
        let [x, y] = self.places.map(|places| places.join(" "));
        html! { <text {class} {x} {y}>{self.text}</text> }
    }
}
