//! Tests of what is said at the position of a drill: the task, and the answers to what is tried.

use super::{played::*, *};
use nonet::{
    action::{Action, BoardAction, LearnAction, LessonAct, PageEvent, ShellAction},
    board::LegendView,
    learn::{TaskView, Tone},
};
use nonet_core::{
    board::{Candidate, Candidates, Cell, Digit},
    solver,
};
use nonet_course::drillable;
use nonet_logic::Technique;
use nonet_prose::{ExplainedStep, Prose};
use nonet_protocol::{Question, Room};

/// Opens the drill with this seed.
fn drill(seed: &str) -> Played {
    Played::at(&format!("#learn={seed}")).wait()
}

/// Opens a drill in which an X-wing is to be found.
fn x_wing() -> Played {
    drill("x_wing.find.1")
}

/// Returns the position of the task.
fn position(played: &Played) -> Candidates {
    played.0.learn.task.as_ref().and_then(|task| task.position()).expect("a position was found")
}

/// Returns the simplest step that is to be found.
fn step(played: &Played) -> ExplainedStep {
    let task = played.0.learn.task.as_ref().unwrap();
    task.drill().unwrap().hint.explained.clone()
}

fn digit_of(played: &Played, cell: Cell) -> Digit {
    let solution = solver::any_solution(&played.0.shown_grid()).unwrap();
    solution.grid()[cell].unwrap()
}

fn attempt(played: &Played, it: Candidate) -> Played {
    let selected = played.act_again(Action::Board(BoardAction::Select(it.cell)));
    selected.act(Action::Board(BoardAction::Digit(it.digit)))
}

fn text(lines: &[Prose]) -> String {
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn told(played: &Played) -> String {
    text(&played.task().told)
}

/// Returns the tone and the words of the reply to what was tried last. None if nothing was tried.
fn reply(played: &Played) -> Option<(Tone, String)> {
    played.task().reply.map(|(tone, lines)| (tone, text(&lines)))
}

#[test]
fn a_drill_says_what_to_find_and_tells_nothing_else() {
    let drill = x_wing();
    let TaskView { title, primary, board, .. } = drill.task();
    assert_eq!((title.as_str(), reply(&drill), primary), ("X-wing", None, None));
    assert_eq!(told(&drill), "Select a cell and press the digit that can't be there.");
    assert!(board.links.is_empty());
    assert!(board.cells.iter().all(|cell| cell.role.is_none() && cell.lit.is_empty()), "nothing is lit or drawn");
    let filled = position(&drill).grid().filled_cells().first().unwrap();
    let on_digit = attempt(&drill, Candidate { cell: filled, digit: Digit::D5 });
    assert_eq!((on_digit.said().as_str(), reply(&on_digit)), ("Select one empty cell first.", None));
}

#[test]
fn the_right_candidate_is_greeted_and_another_drill_offered() {
    let before = x_wing();
    for it in step(&before).effect.eliminations().iter() {
        let found = attempt(&before, it);
        let (tone, words) = reply(&found).unwrap();
        assert!(tone == Tone::Right && words.starts_with("Yes! X-wing "), "{words}");
        assert_eq!(told(&found), text(&step(&before).wording.of(found.0.session.notation()).proof), "the proof is told");
        let (label, action) = found.task().primary.unwrap();
        assert_eq!(label, "Next position");
        let next = found.act(Action::Learn(action)).wait();
        assert_ne!(position(&next), position(&before));
        assert_eq!(reply(&next), None);
    }
}

#[test]
fn what_is_wrong_or_another_step_leaves_the_drill_open() {
    let before = x_wing();
    let (own, open) = (step(&before).effect.eliminations(), *position(&before).open());
    let mut tones = Vec::new();
    for it in open.iter().filter(|it| !own.contains(*it)) {
        let tried = attempt(&before, it);
        let ((tone, words), is_digit) = (reply(&tried).unwrap(), digit_of(&before, it.cell) == it.digit);
        match tone {
            Tone::Wrong => assert!(is_digit && words.starts_with("No: "), "{words}"),
            Tone::Partly => assert!(!is_digit && words.starts_with("True, "), "{words}"),
            Tone::Right => assert!(!is_digit, "another X-wing"),
        }
        if tone != Tone::Right {
            assert_eq!(told(&tried), told(&before), "it is asked still");
            let found = attempt(&tried, own.first().unwrap());
            assert_eq!(reply(&found).unwrap().0, Tone::Right, "and found after any attempt");
        }
        tones.push(tone);
        if tones.contains(&Tone::Wrong) && tones.contains(&Tone::Partly) {
            return;
        }
    }
    panic!("{tones:?}");
}

#[test]
fn a_candidate_that_is_gone_is_said_to_be() {
    let before = x_wing();
    let at = position(&before);
    let cell = at.grid().empty_cells().first().unwrap();
    let gone = Digit::ALL.into_iter().find(|digit| !at.of_cell(cell).contains(*digit)).unwrap();
    let (tone, words) = reply(&attempt(&before, Candidate { cell, digit: gone })).unwrap();
    assert_eq!((tone, words), (Tone::Partly, format!("{gone} is gone from {cell} already.")));
}

/// In a cell with two candidates, the other one is proved false; so is the other place of a digit that has two in a house.
#[test]
fn a_digit_that_has_to_stay_is_proved() {
    let before = x_wing();
    let at = position(&before);
    let needed = at.open().iter().filter(|it| digit_of(&before, it.cell) == it.digit && at.of_cell(it.cell).len() == 2);
    let mut proved = 0;
    for it in needed {
        let other = at.of_cell(it.cell).without(it.digit).first().unwrap();
        let (_, words) = reply(&attempt(&before, it)).unwrap();
        if words == format!("No: {} is {} in the end, so {} has to stay.", it.cell, it.digit, it.digit) {
            continue; // that has no short proof
        }
        let start = format!("No: {} is {} in the end. If {} goes, ", it.cell, it.digit, it.digit);
        let why = words.strip_prefix(&start).unwrap_or_else(|| panic!("{words}"));
        if let Some(why) = why.strip_prefix(&format!("{} is {other}, and that is false. ", it.cell)) {
            assert!(why.contains("not"), "{words}");
            proved += usize::from(why.contains(&it.cell.to_string())); // a chain may end in another cell of the house
        }
    }
    assert!(proved > 0, "no cell has two candidates");
}

#[test]
fn a_wrong_digit_is_explained() {
    let before = drill("hidden_single.find.1");
    assert_eq!(told(&before), "Select its cell and press its digit.");
    let open = *position(&before).open();
    let wrong = open.iter().find(|it| digit_of(&before, it.cell) != it.digit).unwrap();
    let tried = attempt(&before, wrong);
    let (tone, words) = reply(&tried).unwrap();
    let start = format!("No: {} is not {}. ", wrong.cell, wrong.digit);
    assert!(tone == Tone::Wrong && words.len() > start.len() + 10 && words.starts_with(&start), "{words}");
    let it = step(&tried).effect.placements().first().unwrap();
    assert_eq!(reply(&attempt(&tried, it)).unwrap().0, Tone::Right);
}

/// The game that stood goes on as it was, with its hint; so does the drill.
#[test]
fn a_drill_is_left_for_a_game_and_found_again() {
    let game = Played::at(&format!("#play={SEED_1}")).keys("h");
    let (hinted, line) = (game.game().hint, game.line());
    let tried = {
        let drill = game.act(PageEvent::Address("#learn=x_wing.find.1".to_owned())).wait();
        let wrong = position(&drill).open().iter().find(|it| digit_of(&drill, it.cell) == it.digit).unwrap();
        attempt(&drill, wrong)
    };
    let back = tried.act_again(PageEvent::Address(format!("#play={SEED_1}")));
    assert!(hinted.is_some() && (back.game().hint, back.line()) == (hinted, line));
    let again = back.act(Action::Shell(ShellAction::Enter(Room::Learn)));
    assert_eq!((again.line(), reply(&again)), (tried.line(), reply(&tried)));
}

#[test]
fn the_last_act_of_every_lesson_ends_with_the_step_of_its_technique() {
    for technique in drillable() {
        let lesson = Played::new().act(Action::Learn(LearnAction::Lesson(technique)));
        let before = lesson.act(Action::Learn(LearnAction::Act(LessonAct::Find))).answered(is_drill(technique));
        let step = step(&before);
        let places = before.0.learn.task.as_ref().unwrap().drill().unwrap().places;
        let it = step.effect.placements().first().filter(|_| places).or_else(|| step.effect.eliminations().first());
        let (tone, words) = reply(&attempt(&before, it.unwrap())).unwrap();
        assert_eq!(tone, Tone::Right, "{technique}: {words}");
    }
}

/// Whether a question is that for a drill on the technique.
fn is_drill(technique: Technique) -> impl Fn(&Question) -> bool {
    move |question| matches!(question, Question::Drill(request) if request.seed.technique() == technique)
}

#[test]
fn a_judgement_that_fails_is_said_and_forgotten() {
    let before = x_wing();
    let it = position(&before).open().first().unwrap();
    let asked =
        before.act_again(Action::Board(BoardAction::Select(it.cell))).act_alone(Action::Board(BoardAction::Digit(it.digit)));
    assert_eq!(reply(&asked), Some((Tone::Partly, "Let me see…".to_owned())));
    let wanted = asked.0.questions.wanted();
    let id = wanted.iter().find(|request| matches!(request.question, Question::Judge { .. })).unwrap().id;
    let failed = asked.act(PageEvent::Failed { id, why: "a wheel came off".to_owned() });
    assert_eq!(failed.said(), "Something in the background failed: a wheel came off.");
    assert_eq!((reply(&failed), told(&failed)), (None, told(&before)));
}

/// The card of a step that was looked at before keeps its height: its legend is the one that it had while the step was drawn.
#[test]
fn a_step_has_the_same_legend_beside_its_drawing_and_later() {
    for technique in Technique::ALL {
        for number in 0..3 {
            let found = Played::at_position(technique, number).act(Action::Board(BoardAction::Step));
            let drawn = found.solve().log.card.as_ref().unwrap().legend.clone();
            let explained = &found.0.solve.log()[0].explained;
            assert_eq!(LegendView::of_step(explained), drawn, "{technique:?} {number}");
        }
    }
}
