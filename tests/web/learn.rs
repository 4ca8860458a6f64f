//! The list of techniques.

use crate::mounted::{Mounted, until};
use nonet::{
    action::{Action, LearnAction, ProfileAction, ShellAction, SolveAction, TechniqueAction},
    learn::{TechniqueList, TechniquesView},
};
use nonet_protocol::{LessonText, OwnProfiles, Profile, ProfileName, Technique, TechniqueEntry, TechniqueSet};
use std::rc::Rc;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

#[wasm_bindgen_test]
async fn what_is_pressed_beside_a_technique_is_dispatched() {
    let technique = Technique::XWing;
    let lesson = LessonText { what: "<b>".to_owned(), ..LessonText::default() }.into();
    let entry = TechniqueEntry { technique, lesson };
    let view = TechniquesView { entries: vec![entry].into(), used: vec![true], profiles: Rc::default() };
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
    let page =
        Mounted::new(html! { <TechniqueList ..TechniquesView { entries: entries.into(), used, profiles: Rc::default() } /> });
    let shown = "label.techniques__whole option:checked";
    assert_eq!(page.text(shown).await, "Without those that assume one solution");
    page.choose("label.techniques__whole select", Profile::ALL.len() as i32).await; // the prompt stands before the profiles
    assert_eq!(page.actions(), [Action::Solve(SolveAction::Technique(TechniqueAction::Profile(Profile::SudokuExplainer)))]);
}

/// The techniques in use are saved under a name, after it is said what they replace; what is deleted comes back by a press.
#[wasm_bindgen_test]
async fn the_techniques_in_use_are_saved_under_a_name() {
    let entry = |technique| TechniqueEntry { technique, lesson: LessonText::default().into() };
    let entries = Rc::new(Technique::ALL.map(entry).to_vec());
    let (used, basic) = (Profile::Basic.techniques().without(Technique::FullHouse), Profile::Basic.techniques());
    let name = |text: &str| ProfileName::new(text).unwrap();
    let draw = |names: &[(&str, TechniqueSet)]| {
        let profiles = names.iter().map(|(text, techniques)| (name(text), *techniques)).collect::<OwnProfiles>().into();
        let used = Technique::ALL.map(|technique| used.contains(technique)).to_vec();
        html! { <TechniqueList ..TechniquesView { entries: Rc::clone(&entries), used, profiles } /> }
    };
    let own = |action| Action::Shell(ShellAction::Profile(action));
    let (shown, list, field) =
        ("label.techniques__whole option:checked", "label.techniques__whole select", ".techniques__own input");
    let mut page = Mounted::new(draw(&[("Other", basic)]));
    assert_eq!(page.text(shown).await, "Own choice");
    page.press("Save").await;
    assert_eq!(page.actions(), [], "it has no name");
    page.write(field, " Mine ").await;
    page.button("Save").await;
    page.write(field, "Other").await;
    page.button("Replace").await;
    assert!(page.text(".techniques__own + p").await.contains("“Other”"));
    page.write(field, " Mine ").await;
    page.press("Save").await;
    assert_eq!(page.actions(), [own(ProfileAction::Save(name("Mine"), used))]);

    // The one that was saved last is shown, though another has the same techniques.
    page.draw(draw(&[("Alike", used), ("Mine", used), ("Other", basic)]));
    until(|| (page.now(shown).first()?.text_content()? == "Mine").then_some(())).await;
    page.choose(list, Profile::ALL.len() as i32 + 1).await; // the prompt stands before the profiles
    assert_eq!(page.actions(), [own(ProfileAction::Use(name("Alike")))]);
    page.write(field, "New").await;
    page.press("Rename").await;
    assert_eq!(page.actions(), [own(ProfileAction::Rename(name("Alike"), name("New")))]);
    page.draw(draw(&[("Mine", used), ("New", used)]));
    until(|| (page.now(shown).first()?.text_content()? == "New").then_some(())).await;
    page.press("Delete").await;
    assert_eq!(page.actions(), [own(ProfileAction::Delete(name("New")))]);
    page.draw(draw(&[("Mine", used)]));
    page.press("Undo").await;
    assert_eq!(page.actions(), [own(ProfileAction::Save(name("New"), used))]);
}

#[wasm_bindgen_test]
async fn techniques_that_assume_one_solution_are_switched_together() {
    let entry = |technique| TechniqueEntry { technique, lesson: LessonText::default().into() };
    let draw = |used: Vec<bool>| {
        let entries = [Technique::Uniqueness1, Technique::Uniqueness2, Technique::XWing].map(entry).to_vec();
        html! { <TechniqueList ..TechniquesView { entries: entries.into(), used, profiles: Rc::default() } /> }
    };
    let mut page = Mounted::new(draw(vec![true, false, true]));
    assert_eq!(page.text("div.techniques__whole").await, "Techniques that assume one solution1 of 2");
    page.press("Techniques that assume one solution").await;
    assert_eq!(page.actions(), [Action::Solve(SolveAction::Technique(TechniqueAction::UseUniqueness(false)))]);
    page.draw(draw(Vec::new()));
    until(|| page.now("[role=switch]").is_empty().then_some(())).await; // outside Solve
    assert_eq!(page.now("details:not([open])").len(), 3);
}
