//! The board of the Solve room: the current board, a step of the log or of the rating's path, or a solution.

use super::{display::Viewing, state::Solve};
use crate::board::{
    context::{BoardContext, drawn_links},
    drawing::Drawing,
    view::{BoardView, Content},
};
use nonet_core::{
    board::{CellSet, DigitSet},
    solver::{DeadEnd, Verdict},
};
use nonet_game::Mark;
use nonet_prose::ExplainedStep;

/// Returns the board that the room shows.
pub(crate) fn board(solve: &Solve, context: &BoardContext) -> BoardView {
    let shown_step = solve.shown_step();
    let shown_solve_board = solve.shown_solve_board();
    // A step that only removes candidates is drawn on the position before it, so that the removed candidates and the remaining
    // ones can be marked. A full board stays as it is, so that no digit is hidden.
    let as_found = shown_step
        .map(|(logged, _)| logged)
        .filter(|logged| logged.explained.effect.placements().is_empty() && !shown_solve_board.grid().empty_cells().is_empty());
    let board = as_found.map_or(&shown_solve_board, |logged| &logged.before);
    let looks_back = as_found.is_some()
        || matches!(solve.display.viewing, Viewing::Step(_) | Viewing::PathStep(_) | Viewing::Forced(_) | Viewing::Hardest);
    let case = context.case.filter(|_| solve.display.preview.is_none());
    // A structure that proves nothing is drawn as far as it holds.
    let own = solve.drawn_judgement().map(|own| &*own.judged).filter(|own| own.step.is_none() && own.unread_at.is_none());
    let drawing = match (shown_step, solve.display.viewing) {
        (Some((logged, _)), _) => {
            let explained = &logged.explained;
            Drawing { step: Some(explained.case(case)), houses: explained.houses, ..Drawing::default() }
        }
        (None, Viewing::Supposed(_)) => solve.shown_supposition().map_or_else(Drawing::default, |(supposition, count)| {
            let differing = solve.supposed_cells();
            match count == supposition.placed.len() {
                true => Drawing { differing, reason: supposition.cells, houses: supposition.houses, ..Drawing::default() },
                false => Drawing { differing, ..Drawing::default() },
            }
        }),
        (None, Viewing::Solution(_)) => Drawing { differing: differing(solve.assessment.verdict()), ..Drawing::default() },
        (None, _) if own.is_some() => {
            let (reason, houses) = own.map(|own| (own.cells, own.houses)).unwrap_or_default();
            Drawing { reason, houses, ..Drawing::default() }
        }
        (None, _) => verdict_drawing(solve),
    };
    let content = |cell| match (board.mark(cell), solve.shown_solution()) {
        (Mark::Given(digit), _) => Content::Given(digit),
        (Mark::Entered(digit), _) => Content::Entered(digit),
        (Mark::Solved(digit), _) => Content::Solved(digit),
        (Mark::Empty, Some(solution)) => solution[cell].map_or(Content::Empty, Content::Solved),
        (Mark::Empty, None) => Content::Empty,
    };
    let all = if looks_back { *board.position().open() } else { solve.shown_candidates() };
    // While a step is shown, the cells of its pattern show their candidates from before the step, even if candidates are hidden.
    let found = shown_step.map_or(board, |(logged, _)| &logged.before).position();
    let notes = |cell| {
        let shown = !looks_back || solve.display.candidates;
        let own = if shown { all.digits_in(cell) } else { DigitSet::EMPTY };
        own | if drawing.step.is_some_and(|step| step.role_of(cell).is_some()) { found.of_cell(cell) } else { DigitSet::EMPTY }
    };
    let mut cells = context.cells(&drawing, content, notes);
    let open = shown_solve_board.position();
    let picks = !matches!(solve.display.viewing, Viewing::Solution(_)); // a solution has no empty cells
    if picks {
        context.pick_out(open.open(), &mut cells);
    }
    let strong = if context.filters.links && picks { context.lit_digits(&drawing, &content) } else { DigitSet::EMPTY };
    let mut links = drawn_links(drawing.step, open.open(), strong);
    links.extend(own.iter().flat_map(|own| own.links.iter().copied()));
    BoardView {
        editing: solve.types_givens(),
        looking: solve.display.viewing != Viewing::Now,
        links,
        tinted_cell: context.tinted_cell(&drawing),
        ..context.board(cells, &drawing)
    }
}

/// Returns the step of which everything is drawn, conclusion included. None if no step is shown.
pub(crate) fn drawn_step(solve: &Solve, case: Option<usize>) -> Option<&ExplainedStep> {
    Some(solve.shown_step()?.0.explained.case(case))
}

/// Returns the drawing of the verdict: the reason why there is no solution, or the cells in which solutions differ.
fn verdict_drawing(solve: &Solve) -> Drawing<'static> {
    let assessment = &solve.assessment;
    let wrong = assessment.grid.clashing_cells();
    match assessment.verdict() {
        // A contradiction that appears only after forced digits is drawn once all of them are filled in.
        Verdict::None(end) if solve.shown_forced().len() < end.forced.len() => {
            let latest = solve.shown_forced().last();
            Drawing { reason: latest.map_or(CellSet::EMPTY, |single| single.cell.into()), ..Drawing::default() }
        }
        Verdict::None(DeadEnd { reason, .. }) => {
            let conflict = solve.findings.diagnosis.as_ref().map_or(CellSet::EMPTY, |diagnosis| diagnosis.conflict);
            Drawing::of_reason(reason, wrong, conflict)
        }
        Verdict::One(_) => Drawing::default(),
        Verdict::Several { .. } if solve.has_too_few_givens() => Drawing::default(),
        several @ Verdict::Several { .. } => {
            // If the solutions differ in all empty cells, marking them would tell nothing.
            let cells = differing(several);
            let explained = if cells == assessment.grid.empty_cells() { CellSet::EMPTY } else { cells };
            Drawing { differing: explained, ..Drawing::default() }
        }
    }
}

/// Returns the cells in which solutions differ. Empty unless there are several solutions.
fn differing(verdict: &Verdict) -> CellSet {
    match verdict {
        Verdict::Several { differing, .. } => *differing,
        Verdict::None(_) | Verdict::One(_) => CellSet::EMPTY,
    }
}
