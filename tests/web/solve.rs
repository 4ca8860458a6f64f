//! The Solve room.

use crate::mounted::Mounted;
use nonet::{
    action::{Action, SolveAction},
    solve::SearchPanel,
    view::SearchView,
};
use nonet_core::words::Notation;
use nonet_protocol::{InEachNotation, SearchLine, SearchTrail};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

#[wasm_bindgen_test]
async fn the_search_is_shown_and_hidden() {
    let mut page = Mounted::new(html! { <SearchPanel search={None::<SearchView>} /> });
    page.press("How the search went").await;
    let line = SearchLine { depth: 1, words: InEachNotation::tell(|_| "A line".to_owned()) };
    let trail = SearchTrail { summary: "1 guess, at most 1 deep".to_owned(), lines: vec![line], goes_on: false };
    let search = SearchView { trail: trail.into(), notation: Notation::RowColumn };
    page.draw(html! { <SearchPanel search={Some(search)} /> });
    assert_eq!(page.element("li.depth-1").await.text_content().unwrap(), "A line");
    page.press("Hide the search").await;
    assert_eq!(page.actions(), [Action::Solve(SolveAction::Trail(true)), Action::Solve(SolveAction::Trail(false))]);
}
