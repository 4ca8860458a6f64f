//! Lessons.

use crate::mounted::{Mounted, until};
use nonet::{
    action::{Action, PuzzleRequest, ShellAction, SolveAction},
    learn::{TechniqueList, view::TechniquesView},
};
use nonet_core::Level;
use nonet_protocol::{LessonText, TechniqueEntry, TechniqueId, TechniqueName};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

#[wasm_bindgen_test]
async fn what_is_pressed_in_a_lesson_is_dispatched() {
    let id = TechniqueId(7);
    let name = TechniqueName { id, name: "x_wing".to_owned(), title: "X-wing".to_owned(), level: Level::Hard, easier: 7 };
    let lesson = LessonText { what: "<b>".to_owned(), ..LessonText::default() }.into();
    let entry = TechniqueEntry { name, assumes_one_solution: false, unless_chosen: false, lesson };
    let view = TechniquesView { entries: vec![entry].into(), used: vec![true], open: "x_wing".to_owned() };
    let page = Mounted::new(html! { <TechniqueList {view} /> });
    page.press("Position 2").await;
    page.press("Make another").await;
    page.press("X-wing").await;
    assert_eq!(
        page.actions(),
        [
            Action::Solve(SolveAction::Example(id, 1)),
            Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Practise(id))),
            Action::Solve(SolveAction::Use(id, false)),
        ]
    );
    assert_eq!(page.element(".lesson__text p").await.text_content().unwrap(), "<b>", "it is text");
}

#[wasm_bindgen_test]
async fn techniques_that_assume_one_solution_are_switched_together() {
    let entry = |id: u8, assumes_one_solution| {
        let name = TechniqueName {
            id: TechniqueId(id),
            name: format!("technique_{id}"),
            title: format!("Technique {id}"),
            level: Level::Hard,
            easier: id,
        };
        TechniqueEntry { name, assumes_one_solution, unless_chosen: false, lesson: LessonText::default().into() }
    };
    let draw = |used: Vec<bool>| {
        let entries = vec![entry(1, true), entry(2, true), entry(3, false)];
        html! { <TechniqueList view={TechniquesView { entries: entries.into(), used, open: String::new() }} /> }
    };
    let mut page = Mounted::new(draw(vec![true, false, true]));
    assert_eq!(page.text(".techniques__whole").await, "Techniques that assume one solution1 of 2");
    page.press("Techniques that assume one solution").await;
    assert_eq!(page.actions(), [Action::Solve(SolveAction::UseUniqueness(false))]);
    page.draw(draw(Vec::new()));
    until(|| page.now("[role=switch]").is_empty().then_some(())).await; // outside Solve
    assert_eq!(page.now("details:not([open])").len(), 3);
}
