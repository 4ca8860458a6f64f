//! Tests of the positions of lessons: the task, the attempts, and the answers to them.

use super::{played::*, *};
use nonet::{
    action::{Action, BoardAction, PageEvent, PuzzleRequest, ShellAction, SolveAction, TechniqueAction},
    board::LegendView,
    solve::exercise_card::{ExerciseView, Tone},
};
use nonet_core::board::{Candidate, Cell, Digit};
use nonet_logic::Technique;
use nonet_prose::ExplainedStep;
use nonet_protocol::Question;

/// Opens the first position of the lesson on X-wings.
fn x_wing() -> Played {
    Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Technique(TechniqueAction::Example(Technique::XWing, 0))))
}

fn card(played: &Played) -> ExerciseView {
    played.solve().exercise.expect("the board is that of a lesson")
}

/// Returns the step that the lesson is about.
fn step(played: &Played) -> ExplainedStep {
    let solve = &played.act_again(Action::Board(BoardAction::Step)).0.solve;
    solve.log()[0].explained.as_ref().clone()
}

fn digit_of(played: &Played, cell: Cell) -> Digit {
    let solution = nonet_core::solver::any_solution(&played.0.shown_grid()).unwrap();
    solution.grid()[cell].unwrap()
}

fn attempt(played: &Played, it: Candidate) -> Played {
    let selected = played.act_again(Action::Board(BoardAction::Select(it.cell)));
    selected.act(Action::Board(BoardAction::Digit(it.digit)))
}

#[test]
fn a_position_says_what_to_find_and_tells_nothing_else() {
    let view = x_wing().solve();
    let card = view.exercise.clone().unwrap();
    assert_eq!((card.title.as_str(), card.place.as_deref()), ("Find: X-wing", Some("Position 1 of 3")));
    assert_eq!((card.words.as_str(), card.tone), ("Select a cell and press the digit that can't be there.", Tone::Open));
    assert!(card.next.is_none() && !view.details && view.board.links.is_empty());
    assert!(view.board.cells.iter().all(|cell| cell.role.is_none() && cell.lit.is_empty()), "nothing is lit or drawn");
    let unselected = x_wing().act(Action::Board(BoardAction::Digit(Digit::D1)));
    assert!(unselected.line() == x_wing().line() && card_is_open(&unselected));
}

fn card_is_open(played: &Played) -> bool {
    card(played).tone == Tone::Open
}

#[test]
fn the_right_candidate_is_greeted_and_the_next_position_offered() {
    let before = x_wing();
    let gone = step(&before).effect.eliminations();
    for it in gone.iter() {
        let found = attempt(&before, it);
        let card = card(&found);
        assert_eq!(card.tone, Tone::Found);
        assert!(card.words.starts_with("Yes! X-wing ") && card.spot.is_empty(), "{}", card.words);
        assert!(!found.0.solve.position().open().contains(it), "the step is taken");
        let (label, action) = card.next.unwrap();
        assert_eq!(label, "Next position");
        let next = found.act(action);
        assert_eq!(super::lessons::card(&next).place.as_deref(), Some("Position 2 of 3"));
    }
    let last = before.act(Action::Solve(SolveAction::Technique(TechniqueAction::Example(Technique::XWing, 2))));
    let next = card(&last.act(Action::Board(BoardAction::Step))).next.unwrap();
    let made = Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Practise(Technique::XWing)));
    assert_eq!((next.0.say(), next.1), ("Make another".to_owned(), made));
}

#[test]
fn what_is_wrong_or_another_step_leaves_the_position_as_it_is() {
    let before = x_wing();
    let (own, open) = (step(&before).effect.eliminations(), *before.0.solve.position().open());
    let mut tones = Vec::new();
    for it in open.iter().filter(|it| !own.contains(*it)) {
        let tried = attempt(&before, it);
        let (card, is_digit) = (card(&tried), digit_of(&before, it.cell) == it.digit);
        match card.tone {
            Tone::Wrong => assert!(is_digit && card.words.starts_with("No: "), "{}", card.words),
            Tone::Other => assert!(!is_digit && card.words.starts_with("True, "), "{}", card.words),
            Tone::Found => assert!(!is_digit, "another X-wing"),
            Tone::Open => panic!("{it:?} is judged"),
        }
        if card.tone != Tone::Found {
            assert_eq!(*tried.0.solve.board(), *before.0.solve.board());
        }
        tones.push(card.tone);
        if tones.contains(&Tone::Wrong) && tones.contains(&Tone::Other) {
            return;
        }
    }
    panic!("{tones:?}");
}

/// In a cell with two candidates, the other one is proved false; so is the other place of a digit that has two in a house.
#[test]
fn a_digit_that_has_to_stay_is_proved() {
    let before = x_wing();
    let at = before.0.solve.position().clone();
    let needed = at.open().iter().filter(|it| digit_of(&before, it.cell) == it.digit && at.of_cell(it.cell).len() == 2);
    let mut proved = 0;
    for it in needed {
        let other = at.of_cell(it.cell).without(it.digit).first().unwrap();
        let words = card(&attempt(&before, it)).words.to_string();
        let start = format!("No: {} is {} in the end. If {} goes, ", it.cell, it.digit, it.digit);
        let why = words.strip_prefix(&start).unwrap_or_else(|| panic!("{words}"));
        if let Some(why) = why.strip_prefix(&format!("{} is {other}, and that is false. ", it.cell)) {
            assert!(why.contains(&it.cell.to_string()) && why.contains("not"), "{words}");
            proved += 1;
        }
    }
    assert!(proved > 0, "no cell has two candidates");
}

#[test]
fn a_wrong_digit_is_explained() {
    let before = Played::new().act(Action::Solve(SolveAction::Technique(TechniqueAction::Example(Technique::HiddenSingle, 0))));
    assert_eq!(card(&before).words, "Select its cell and press its digit.");
    let open = *before.0.solve.position().open();
    let wrong = open.iter().find(|it| digit_of(&before, it.cell) != it.digit).unwrap();
    let tried = attempt(&before, wrong);
    let card = card(&tried);
    assert_eq!(card.tone, Tone::Wrong);
    let start = format!("No: {} is not {}. ", wrong.cell, wrong.digit);
    assert!(card.words.len() > start.len() + 10 && card.words.starts_with(&start), "{}", card.words);
    assert_eq!(tried.line(), before.line());
    // The step can still be found after any attempt.
    let it = step(&tried).effect.placements().first().unwrap();
    assert_eq!(super::lessons::card(&attempt(&tried, it)).tone, Tone::Found);
}

#[test]
fn the_position_is_left_by_undo_and_played_on() {
    let before = x_wing();
    assert!(before.keys("C-z").solve().exercise.is_none());
    let position = x_wing();
    let played = position.act_again(Action::Shell(ShellAction::PlayThis));
    assert_eq!(played.line(), position.line());
    let notes = played.board().cells.iter().find(|cell| !cell.notes.is_empty()).map(|cell| cell.notes);
    assert!(notes.is_some(), "the candidates are notes");
}

#[test]
fn every_lesson_takes_its_own_step() {
    for technique in Technique::ALL {
        for number in 0..3 {
            let before = Played::new().act(Action::Solve(SolveAction::Technique(TechniqueAction::Example(technique, number))));
            let step = step(&before);
            let places = before.0.solve.exercise().unwrap().0.places;
            let it = step.effect.placements().first().filter(|_| places).or_else(|| step.effect.eliminations().first());
            let Some(it) = it else { continue };
            let card = card(&attempt(&before, it));
            assert_eq!(card.tone, Tone::Found, "{technique:?} {number} {}", card.words);
        }
    }
}

#[test]
fn a_judgement_that_fails_is_said_and_forgotten() {
    let before = x_wing();
    let it = before.0.solve.position().open().first().unwrap();
    let asked =
        before.act_again(Action::Board(BoardAction::Select(it.cell))).act_alone(Action::Board(BoardAction::Digit(it.digit)));
    assert_eq!(card(&asked).words, "Let me see…");
    let wanted = asked.0.questions.wanted();
    let id = wanted.iter().find(|request| matches!(request.question, Question::Judge { .. })).unwrap().id;
    let failed = asked.act(PageEvent::Failed { id, why: "no".to_owned() });
    assert!(card_is_open(&failed));
}

/// The card of a step that was looked at before keeps its height: its legend is the one that it had while the step was drawn.
#[test]
fn a_step_has_the_same_legend_beside_its_drawing_and_later() {
    for technique in Technique::ALL {
        for number in 0..3 {
            let found = Played::new()
                .act(Action::Solve(SolveAction::Technique(TechniqueAction::Example(technique, number))))
                .act(Action::Board(BoardAction::Step));
            let drawn = found.solve().log.card.as_ref().unwrap().legend.clone();
            let explained = &found.0.solve.log()[0].explained;
            assert_eq!(LegendView::of_step(explained), drawn, "{technique:?} {number}");
        }
    }
}
