//! Tests of the steps that were taken as a document: which boards it shows, how it is printed, and the picture of a step.

use super::{played::*, *};
use nonet::{
    action::{Action, BoardAction, Export, Input, Overlay, PageEvent, ShellAction, SolveAction, StepAction, StepBoards},
    session::BrowserEffect,
};
use nonet_protocol::{PathForm, PictureForm, PicturedStep};
use std::rc::Rc;

/// A page whose log has singles and other steps.
fn stepped() -> Played {
    Played::at(&format!("#p={SEED_3B}")).act(Action::Solve(SolveAction::Step(StepAction::All)))
}

const fn export(form: PathForm, boards: StepBoards) -> Export {
    Export::Path { form, proofs: false, boards }
}

fn pick(number: usize, on: bool) -> Action {
    Action::Solve(SolveAction::Step(StepAction::Pick(number, on)))
}

/// The number of grids of candidates in the text that is downloaded.
fn grids(played: &Played, boards: StepBoards) -> usize {
    let played = played.act_again(Action::Shell(ShellAction::Download(export(PathForm::Text, boards))));
    let Some(BrowserEffect::Download { name, text }) = played.asked() else { panic!("nothing is downloaded") };
    assert_eq!(name, "sudoku-steps.txt");
    text.lines().filter(|line| line.starts_with(".--")).count()
}

#[test]
fn the_document_shows_the_candidates_at_the_steps_that_are_chosen() {
    let played = stepped();
    let log = played.0.solve.log();
    let (all, beyond) = (log.len(), log.iter().filter(|step| !step.explained.single).count());
    assert!(0 < beyond && beyond < all);
    assert_eq!(grids(&played, StepBoards::Start), 1);
    assert_eq!(grids(&played, StepBoards::BeyondSingles), 1 + beyond);
    assert_eq!(grids(&played, StepBoards::All), 1 + all);
    let picked = played.act(pick(3, true)).act(pick(5, true)).act(pick(3, false)).act(pick(all, true));
    assert_eq!(grids(&picked, StepBoards::Picked), 1 + 1);
    let open = picked.act(Action::Shell(ShellAction::OpenExport(export(PathForm::Text, StepBoards::Picked))));
    let steps = open.export().steps;
    assert_eq!((steps.len(), steps.iter().position(|(_, picked)| *picked)), (all, Some(5)));
    assert!(steps[5].0.starts_with("6. "), "{:?}", steps[5]);
    let table = open.act(Action::Shell(ShellAction::Form(export(PathForm::Csv, StepBoards::Picked))));
    assert_eq!(table.export().steps, []);
    // The picks are of the steps, whatever their numbers become, and go with their log.
    let emptied = table.act(Action::Shell(ShellAction::Close)).act(Action::Solve(SolveAction::Step(StepAction::Forget)));
    let other = emptied.act(Action::Board(BoardAction::Restart)).act(Action::Solve(SolveAction::Step(StepAction::All)));
    assert_eq!(grids(&other, StepBoards::Picked), 1);
}

/// A digit that is entered between two steps is in the document as what it is.
#[test]
fn what_is_entered_by_hand_between_steps_is_in_the_document() {
    let one = Played::at(&format!("#p={SEED_3B}")).act(Action::Board(BoardAction::Step)).keys("Escape");
    let free = (0..81).find(|cell| one.line().as_bytes()[*cell] == b'.' || one.line().as_bytes()[*cell] == b'0').unwrap();
    let solution = stepped().line();
    let (row, digit) = (free / 9, &solution[free..=free]);
    let keys = format!("C-Home {} {} {digit}", "ArrowDown ".repeat(row), "ArrowRight ".repeat(free % 9));
    let two = one.keys(keys.split_whitespace().collect::<Vec<_>>().join(" ").as_str()).act(Action::Board(BoardAction::Step));
    let text = two.act(Action::Shell(ShellAction::Copy(export(PathForm::Text, StepBoards::Start))));
    let Some(BrowserEffect::Copy(Some(text))) = text.asked() else { panic!("nothing is copied") };
    let line = format!("  2. By hand, not proved => r{}c{}={digit}\n", row + 1, free % 9 + 1);
    assert!(text.contains(&line), "{line}: {text}");
}

#[test]
fn the_steps_are_printed_once_they_are_drawn_and_then_the_board_is_there_again() {
    let print = ShellAction::PrintSteps(export(PathForm::Paper, StepBoards::BeyondSingles));
    let played = stepped().act(Action::Shell(print.clone()));
    assert_eq!(played.asked(), Some(&BrowserEffect::Print));
    let document = played.view().document.unwrap();
    let drawn = document.steps.iter().filter(|step| step.picture.is_some()).count();
    assert!(drawn > 0 && drawn < document.steps.len() && document.start.contains("<svg"));
    assert!(document.steps.iter().all(|step| step.sentences.is_empty()));
    assert_eq!((document.puzzle.as_str(), document.end.as_str()), (SEED_3B.replace('0', ".").as_str(), "Solved."));
    for then in
        [Input::from(PageEvent::Printed), PageEvent::NotPrinted.into(), Action::Shell(ShellAction::Open(Overlay::Print)).into()]
    {
        assert!(stepped().act(Action::Shell(print.clone())).act(then).view().document.is_none());
    }
    let nothing = Played::at(&format!("#p={SEED_3B}")).act(Action::Shell(print));
    assert_eq!(nothing.asked(), None, "no step was taken");
}

#[test]
fn the_picture_of_a_step_is_downloaded_in_one_press() {
    let played = Played::at(&format!("#p={SEED_3B}")).act(Action::Board(BoardAction::Step));
    let picture = Rc::clone(&played.solve().log.card.as_ref().unwrap().picture);
    let save = |form| {
        let picture = PicturedStep { form, ..(*picture).clone() };
        played.act_again(Action::Shell(ShellAction::SaveStep(picture.into()))).asked().cloned()
    };
    let Some(BrowserEffect::Download { name, text }) = save(PictureForm::Svg) else { panic!("nothing is downloaded") };
    assert!(name == "sudoku-step.svg" && text.starts_with("<svg") && text.contains("mark--target"), "{text}");
    let Some(BrowserEffect::SavePicture { name, svg }) = save(PictureForm::Png) else { panic!("no picture is saved") };
    assert_eq!((name.as_str(), svg), ("sudoku-step.png", text));
    let sheet = stepped()
        .act(Action::Shell(ShellAction::Download(export(PathForm::Pictures(PictureForm::Png), StepBoards::BeyondSingles))));
    assert!(matches!(sheet.asked(), Some(BrowserEffect::SavePicture { name, .. }) if name == "sudoku-steps.png"));
}
