//! Tests of the part of the ratings tab that tells what forums ask of a puzzle.

use super::{played::*, *};
use nonet::{
    action::{Action, BoardAction, PageEvent, RatingAction, ShellAction, SolveAction, SolveTab},
    solve::facts_panel::{FactRow, FactsView},
};
use nonet_protocol::Question;

fn find(on: bool) -> Action {
    Action::Solve(SolveAction::Rating(RatingAction::FindFacts(on)))
}

fn view(played: &Played) -> FactsView {
    played.solve().facts
}

fn row(played: &Played, name: &str) -> FactRow {
    view(played).rows.into_iter().find(|row| row.name.say() == name).unwrap()
}

/// The grids of which the worker is asked for the facts.
fn asked(played: &Played) -> Vec<String> {
    let wanted = played.0.questions.wanted();
    wanted
        .iter()
        .filter_map(|it| if let Question::Facts { grid } = &it.question { Some(format!("{grid:#}")) } else { None })
        .collect()
}

fn id(played: &Played) -> u32 {
    let wanted = played.0.questions.wanted();
    wanted.iter().find(|it| matches!(it.question, Question::Facts { .. })).unwrap().id
}

#[test]
fn the_facts_are_asked_for_by_a_press_and_each_has_its_definition() {
    let played = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::OpenTab(SolveTab::Ratings))).wait();
    assert_eq!((view(&played), asked(&played).len()), (FactsView::default(), 0), "nobody has asked");
    let running = played.act_alone(find(true));
    assert_eq!((asked(&running), view(&running).running.unwrap().as_str()), (vec![SEED_1.to_owned()], "0 trials so far"));
    let progress = PageEvent::Progress { id: id(&running), found: 1_234 };
    let running = running.act_alone(progress);
    assert_eq!(view(&running).running.unwrap(), "1,234 trials so far");

    let known = running.wait();
    assert!(asked(&known).is_empty() && view(&known).running.is_none() && !view(&known).needs_one_solution);
    let names: Vec<String> = view(&known).rows.iter().map(|row| row.name.say()).collect();
    assert_eq!(
        names,
        [
            "Backdoors of one digit",
            "Backdoors of two digits",
            "Depth of trial and error",
            "Automorphisms",
            "Canonical form",
            "Redundant givens",
            "Solutions without a given",
            "Givens in bands and stacks",
            "Numbers of bands and stacks",
        ]
    );
    assert!(view(&known).rows.iter().all(|row| row.definition.say().ends_with('.')));
    assert_eq!(row(&known, "Depth of trial and error").value, "1");
    assert_eq!(row(&known, "Automorphisms").value, "1 of the puzzle, 1 of its solution");
    let backdoors = row(&known, "Backdoors of one digit");
    assert!(backdoors.value.starts_with("r1c1=1, ") && backdoors.value.ends_with(" more"), "{}", backdoors.value);
    assert!(backdoors.whole.unwrap().len() > backdoors.value.len());
    let canonical = row(&known, "Canonical form");
    assert_eq!((canonical.value.len(), canonical.copied.as_ref()), (81, Some(&canonical.value)));
    let letters = known.act_again(Action::Shell(ShellAction::ChooseSetting("cells", 1)));
    assert!(row(&letters, "Backdoors of one digit").value.starts_with("A1=1, "), "cells have the names that the player chose");

    // The digits that the player enters are no givens, and steps change nothing of the puzzle.
    let entered = known.act(Action::Board(BoardAction::Select(cell("r1c1")))).keys("1");
    assert_eq!(view(&entered).rows.len(), 9);
}

#[test]
fn a_search_is_stopped_and_late_answers_are_dropped() {
    let played = Played::at(&format!("#p={SEED_1}")).act_alone(find(true));
    let (late, answer) = (id(&played), answer(&Question::Facts { grid: SEED_1.parse().unwrap() }));
    let stopped = Played(played.0.clone()).act_alone(find(false));
    assert_eq!((asked(&stopped).len(), view(&stopped)), (0, FactsView::default()));
    let told = stopped.act_alone(PageEvent::Answered { id: late, answer: answer.clone() });
    assert_eq!(view(&told), FactsView::default(), "nobody waits for it");

    let other = played.act_alone(PageEvent::Address(format!("#p={SEED_2}")));
    assert_eq!((asked(&other).len(), view(&other)), (0, FactsView::default()), "another puzzle is another question");
    let told = other.act_alone(PageEvent::Answered { id: late, answer });
    assert_eq!(view(&told), FactsView::default());
    let failed = told.act_alone(find(true));
    let failed = Played(failed.0.clone()).act_alone(PageEvent::Failed { id: id(&failed), why: "it broke".into() });
    assert_eq!((asked(&failed).len(), view(&failed)), (0, FactsView::default()), "it can be asked for again");
}

#[test]
fn a_puzzle_without_one_solution_has_what_still_makes_sense() {
    for puzzle in [SEED_3C.to_owned(), format!("4{}", &SEED_1[1..])] {
        let played = Played::at(&format!("#p={puzzle}")).act(Action::Solve(SolveAction::OpenTab(SolveTab::Ratings)));
        assert_eq!(played.solve().tabs.open, SolveTab::Ratings, "{puzzle}");
        let known = played.act(find(true)).wait();
        assert!(view(&known).needs_one_solution);
        let names: Vec<String> = view(&known).rows.iter().map(|row| row.name.say()).collect();
        assert_eq!(names, ["Automorphisms", "Canonical form", "Givens in bands and stacks"]);
        assert_eq!(row(&known, "Automorphisms").value, "1");
    }
    let rated = Played::at(&format!("#p={SEED_1}"));
    let names = |played: &Played| played.solve().tabs.tabs.iter().map(|tab| tab.name.to_string()).collect::<Vec<_>>();
    assert!(!names(&rated).contains(&"Ratings".to_owned()), "the tab comes with the rating");
    assert!(names(&rated.wait()).contains(&"Ratings".to_owned()));
}
