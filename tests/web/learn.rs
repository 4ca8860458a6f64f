//! The list of techniques.

use crate::mounted::{Mounted, until};
use nonet::{
    action::{Action, LearnAction, SolveAction, TechniqueAction},
    learn::{TechniqueList, TechniquesView},
};
use nonet_protocol::{LessonText, Profile, Technique, TechniqueEntry};
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

/// The name of what is used is shown, and choosing another one switches all that differs.
#[wasm_bindgen_test]
async fn techniques_are_chosen_by_the_name_of_a_profile() {
    let entry = |technique| TechniqueEntry { technique, lesson: LessonText::default().into() };
    let entries = Technique::ALL.map(entry).to_vec();
    let used = Technique::ALL.map(|technique| Profile::WithoutUniqueness.techniques().contains(technique)).to_vec();
    let page = Mounted::new(html! { <TechniqueList ..TechniquesView { entries: entries.into(), used } /> });
    let shown = "label.techniques__whole option:checked";
    assert_eq!(page.text(shown).await, "Without those that assume one solution");
    page.choose("label.techniques__whole select", Profile::ALL.len() as i32).await; // the prompt stands before the profiles
    assert_eq!(page.actions(), [Action::Solve(SolveAction::Technique(TechniqueAction::Profile(Profile::SudokuExplainer)))]);
}

#[wasm_bindgen_test]
async fn techniques_that_assume_one_solution_are_switched_together() {
    let entry = |technique| TechniqueEntry { technique, lesson: LessonText::default().into() };
    let draw = |used: Vec<bool>| {
        let entries = [Technique::Uniqueness1, Technique::Uniqueness2, Technique::XWing].map(entry).to_vec();
        html! { <TechniqueList ..TechniquesView { entries: entries.into(), used } /> }
    };
    let mut page = Mounted::new(draw(vec![true, false, true]));
    assert_eq!(page.text("div.techniques__whole").await, "Techniques that assume one solution1 of 2");
    page.press("Techniques that assume one solution").await;
    assert_eq!(page.actions(), [Action::Solve(SolveAction::Technique(TechniqueAction::UseUniqueness(false)))]);
    page.draw(draw(Vec::new()));
    until(|| page.now("[role=switch]").is_empty().then_some(())).await; // outside Solve
    assert_eq!(page.now("details:not([open])").len(), 3);
}
