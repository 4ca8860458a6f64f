//! The board of the Learn room: the position of the task, the shown part of its hint, and the marks of the learner.

use super::task::Task;
use crate::board::{
    context::BoardContext,
    drawing::Drawing,
    view::{BoardView, Content},
};
use nonet_core::board::{Candidate, Digit, DigitSet};
use nonet_course::DrillKind;
use nonet_prose::ExplainedStep;
use nonet_protocol::Role;

/// Returns the board of the task.
pub(super) fn board(task: &Task, context: &BoardContext) -> BoardView {
    let Some(drill) = task.drill() else {
        let nothing = Drawing::default();
        let cells = context.cells(&nothing, |_| Content::Empty, |_| DigitSet::EMPTY);
        return BoardView { looking: true, ..context.board(cells, &nothing) };
    };
    let (houses, marked_cells, marked) = task.drawn_marks();
    let mut drawing = drawing(task, context.case);
    drawing.houses |= houses;
    let position = &drill.position;
    let content = |cell| match position.grid[cell] {
        Some(digit) if position.givens.contains(cell) => Content::Given(digit),
        Some(digit) => Content::Solved(digit),
        None => Content::Empty,
    };
    // By eye a position has no notes, until what was to be found is told.
    let hides_notes = drill.seed.kind() == DrillKind::ByEye && task.end.is_none();
    let open = position.open;
    let notes = |cell| if hides_notes { DigitSet::EMPTY } else { open.digits_in(cell) };
    let mut cells = context.cells(&drawing, content, notes);
    let conclusion = if drill.places { Role::Target } else { Role::Elimination };
    let concluded = task.marked_conclusion();
    for view in &mut cells {
        if marked_cells.contains(view.cell) {
            view.role = Some(Role::Cause);
        }
        for digit in Digit::ALL {
            let candidate = Candidate { cell: view.cell, digit };
            if marked.contains(candidate) && view.notes.contains(digit) {
                view.marks[digit.index()] = Some(if concluded.contains(candidate) { conclusion } else { Role::Cause });
            }
        }
    }
    if !hides_notes {
        context.pick_out(&open, &mut cells);
    }
    BoardView {
        looking: !task.is_open(),
        links: drawing.concluded().map(|step| step.links.clone()).unwrap_or_default(),
        tinted_cell: context.tinted_cell(&drawing),
        ..context.board(cells, &drawing)
    }
}

/// Returns the step of which everything is drawn, conclusion included. None if none is.
pub(super) fn drawn_step(task: &Task, case: Option<usize>) -> Option<&ExplainedStep> {
    drawing(task, case).concluded()
}

/// Returns the drawing of what was found, or of the hint at its current stage.
fn drawing(task: &Task, case: Option<usize>) -> Drawing<'_> {
    if let Some(step) = task.concluded() {
        return Drawing { step: Some(step.case(case)), houses: step.houses, ..Drawing::default() };
    }
    match (task.drill(), task.stage) {
        (Some(drill), Some(stage)) => Drawing::of_hint(&drill.hint, stage, case),
        _ => Drawing::default(),
    }
}
