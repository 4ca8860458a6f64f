//! The list of techniques.

use crate::mounted::{Mounted, until};
use nonet::{
    action::{Action, LearnAction, SolveAction, TechniqueAction},
    learn::{TechniqueList, TechniquesView},
};
use nonet_protocol::{LessonText, Technique, TechniqueEntry};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

#[wasm_bindgen_test]
async fn what_is_pressed_beside_a_technique_is_dispatched() {
    let technique = Technique::XWing;
    let lesson = LessonText { what: "<b>".to_owned(), ..LessonText::default() }.into();
    let entry = TechniqueEntry { technique, lesson };
    let view = TechniquesView { entries: vec![entry].into(), used: vec![true] };
    let page = Mounted::new(html! { <TechniqueList ..view /> });
    page.press("Learn it").await;
    page.press("X-wing").await;
    assert_eq!(
        page.actions(),
        [
            Action::Learn(LearnAction::Lesson(technique)),
            Action::Solve(SolveAction::Technique(TechniqueAction::Use(technique, false))),
        ]
    );
    assert_eq!(page.element(".lesson__text p").await.text_content().unwrap(), "<b>", "it is text");
}

#[wasm_bindgen_test]
async fn techniques_that_assume_one_solution_are_switched_together() {
    let entry = |technique| TechniqueEntry { technique, lesson: LessonText::default().into() };
    let draw = |used: Vec<bool>| {
        let entries = [Technique::Uniqueness1, Technique::Uniqueness2, Technique::XWing].map(entry).to_vec();
        html! { <TechniqueList ..TechniquesView { entries: entries.into(), used } /> }
    };
    let mut page = Mounted::new(draw(vec![true, false, true]));
    assert_eq!(page.text(".techniques__whole").await, "Techniques that assume one solution1 of 2");
    page.press("Techniques that assume one solution").await;
    assert_eq!(page.actions(), [Action::Solve(SolveAction::Technique(TechniqueAction::UseUniqueness(false)))]);
    page.draw(draw(Vec::new()));
    until(|| page.now("[role=switch]").is_empty().then_some(())).await; // outside Solve
    assert_eq!(page.now("details:not([open])").len(), 3);
}
