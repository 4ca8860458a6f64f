//! The pages of the book: a title, the puzzles, their solutions. In the browser they are a preview; on paper they are the book.

use super::{
    layout::{columns, solution_page, solutions_on_a_page},
    picture::{Ink, picture},
};
use crate::{
    board::Weight,
    puzzles,
    state::{BookSettings, Leaf, OnAPage},
    text::en,
    view::BookView,
};
use nonet_core::{Level, board::Grid};
use yew::prelude::*;

/// All pages; before any puzzle is made, the title and a page as it will look.
pub(super) fn book_pages(view: &BookView) -> Html {
    let OnAPage(on_a_page) = view.settings.book.on_a_page;
    let sample = if view.leaves.is_empty() { sample(on_a_page.min(view.wanted)) } else { Vec::new() };
    let (leaves, is_sample) = if view.leaves.is_empty() { (&sample, true) } else { (&*view.leaves, false) };
    let boards = view.wanted.max(leaves.len());
    let a_page = solutions_on_a_page(boards);
    let first_solutions = solution_page(0, boards, on_a_page);
    html! {
        <div class={classes!("book", is_sample.then_some("book--sample"))} role="region" aria-label="Pages" tabindex="0">
            <section class="sheet sheet--title" data-number="1">
                <h1 class="sheet__title">{&*view.title}</h1>
                <p>{about(view)}</p>
                <p class="sheet__where">{en::solutions_from(first_solutions)}</p>
            </section>
            for (page, leaves) in leaves.chunks(on_a_page).enumerate() {
                <section key={format!("puzzles {page}")} class="sheet" data-number={(2 + page).to_string()}>
                    if view.settings.book.names {
                        <p class="sheet__names"><span>{"Name"}</span><span>{"Date"}</span></p>
                    }
                    <div class={boards_class(leaves.len())}>
                        for (place, leaf) in leaves.iter().enumerate() {
                            {puzzle(page * on_a_page + place, leaf, view, solution_page(page * on_a_page + place, boards, on_a_page))}
                        }
                    </div>
                </section>
            }
            if !is_sample {
                for (page, leaves) in leaves.chunks(a_page).enumerate() {
                    <section key={format!("solutions {page}")} class="sheet" data-number={(first_solutions + page).to_string()}>
                        <h2 class="sheet__head">{"Solutions"}</h2>
                        <div class={boards_class(leaves.len())}>
                            for (place, leaf) in leaves.iter().enumerate() {
                                {solution(page * a_page + place, leaf, on_a_page)}
                            }
                        </div>
                    </section>
                }
            }
        </div>
    }
}

/// The puzzles that come with the page stand where puzzles will.
fn sample(boards: usize) -> Vec<Leaf> {
    let leaf = |level| {
        let givens = puzzles::first(level).unwrap_or_default();
        let (hardest, recipe) = Default::default();
        Leaf { givens, solution: Grid::EMPTY, form: givens, level, score: 0, hardest, meets: true, recipe }
    };
    Level::ALL.into_iter().cycle().take(boards).map(leaf).collect()
}

/// A puzzle, with a caption that leads to it on the page and says where its solution stands.
fn puzzle(number: usize, leaf: &Leaf, view: &BookView, solution: usize) -> Html {
    let BookSettings { large, candidates, .. } = view.settings.book;
    html! {
        <figure key={number} class="leaf">
            <figcaption class="leaf__caption">
                if leaf.recipe.is_empty() {
                    <span>{number + 1}</span>
                } else {
                    <a class="leaf__link" href={leaf.address().to_string()}>{en::leaf(number + 1, leaf.level, leaf.meets)}</a>
                }
                <span>{en::solution_on(solution)}</span>
            </figcaption>
            {picture(&leaf.givens, &Ink { weight: Weight::Semibold, large, candidates })}
        </figure>
    }
}

/// A solution, with a caption that says where its puzzle stands.
fn solution(number: usize, leaf: &Leaf, on_a_page: usize) -> Html {
    html! {
        <figure key={number} class="leaf">
            <figcaption class="leaf__caption">
                <span>{number + 1}</span>
                <span>{en::on_page(2 + number / on_a_page)}</span>
            </figcaption>
            {picture(&leaf.solution, &Ink { weight: Weight::Regular, large: false, candidates: false })}
        </figure>
    }
}

const fn boards_class(boards: usize) -> &'static str {
    match columns(boards) {
        1 => "sheet__boards",
        2 => "sheet__boards sheet__boards--2",
        _ => "sheet__boards sheet__boards--3",
    }
}

fn about(view: &BookView) -> String {
    let levels = || view.leaves.iter().map(|leaf| leaf.level);
    levels().min().zip(levels().max()).map_or_else(String::new, |(least, most)| en::book(view.leaves.len(), least, most))
}
