//! The Make room.

use crate::{
    core::{SOLVED, grid},
    mounted::{Mounted, until},
};
use nonet::{make::BookPages, view::PageLook};
use nonet_core::Level;
use nonet_protocol::{BookPage, PageContent, PrintedPuzzle};
use std::rc::Rc;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

#[wasm_bindgen_test]
async fn a_page_of_a_book_that_is_as_it_was_is_not_drawn_again() {
    let puzzle = |number| PrintedPuzzle {
        number,
        givens: grid(SOLVED.0),
        level: Level::Easy,
        meets: true,
        explainer: None,
        link: None,
        solution_page: 9,
    };
    let sheet = |number| {
        let content = PageContent::Puzzles { columns: 1, puzzles: vec![puzzle(number)] };
        Rc::new(BookPage { number: number + 1, content })
    };
    let draw = |pages: &[Rc<BookPage>], look| {
        html! { <BookPages pages={Rc::new(pages.to_vec())} sample=false title={Rc::<str>::from("Ours")} {look} /> }
    };
    let (first, plain) = (sheet(1), PageLook::default());
    let mut page = Mounted::new(draw(&[Rc::clone(&first)], plain));
    let board = page.element("[data-number='2'] .leaf__grid").await;
    page.draw(draw(&[first, sheet(2)], plain));
    page.element("[data-number='3'] .leaf__grid").await;
    assert!(page.element("[data-number='2'] .leaf__grid").await.is_same_node(Some(&board)));
    let digits = || board.last_element_child().unwrap().get_attribute("transform");
    assert_eq!(digits().as_deref(), Some("scale(.556 .556)"));
    page.draw(draw(&[sheet(1), sheet(2)], PageLook { large: true, ..plain }));
    until(|| (digits().as_deref() == Some("scale(.667 .667)")).then_some(())).await;
}
