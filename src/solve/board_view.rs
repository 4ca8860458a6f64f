//! The board of the Solve room: what stands, a step of the log or of the rating's path, or a solution that is walked through.

use super::state::{Look, Solve};
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
use nonet_protocol::Told;

/// The board, as the room shows it.
pub(crate) fn board(solve: &Solve, context: &BoardContext) -> BoardView {
    let shown_step = solve.shown_step();
    let shown_sheet = solve.shown_sheet();
    // A step that only removes candidates is drawn on what it found: what it removed, and what that left, is there to be marked.
    // Nothing is hidden on a board that is full.
    let as_found = shown_step
        .map(|(logged, _)| logged)
        .filter(|logged| logged.told.effect.placements().is_empty() && !shown_sheet.grid().empty().is_empty());
    let sheet = as_found.map_or(&shown_sheet, |logged| &logged.before);
    let looks_back =
        as_found.is_some() || matches!(solve.look, Look::Step(_) | Look::Moment(_) | Look::Forced(_) | Look::Hardest);
    let case = context.case.filter(|_| solve.preview.is_none());
    let drawing = match (shown_step, solve.look) {
        (Some((logged, _)), _) => {
            let told = &logged.told;
            Drawing { step: Some(told.case(case)), houses: told.houses, ..Drawing::default() }
        }
        (None, Look::Solution(_)) => Drawing { differing: differing(&solve.judged.verdict), ..Drawing::default() },
        (None, _) => verdict_drawing(solve),
    };
    let content = |cell| match (sheet.mark(cell), solve.shown_solution()) {
        (Mark::Given(digit), _) => Content::Given(digit),
        (Mark::Entered(digit), _) => Content::Entered(digit),
        (Mark::Solved(digit), _) => Content::Solved(digit),
        (Mark::Empty, Some(solution)) => solution[cell].map_or(Content::Empty, Content::Solved),
        (Mark::Empty, None) => Content::Empty,
    };
    let all = if looks_back { *sheet.position().open() } else { solve.shown_candidates() };
    // While a step is shown, the cells that play a part in it show their candidates as it found them, be candidates shown or not.
    let found = shown_step.map_or(sheet, |(logged, _)| &logged.before).position();
    let notes = |cell| {
        let shown = !looks_back || solve.candidates;
        let own = if shown { all.digits_in(cell) } else { DigitSet::EMPTY };
        own | if drawing.step.is_some_and(|step| step.role_of(cell).is_some()) { found.of_cell(cell) } else { DigitSet::EMPTY }
    };
    let mut cells = context.cells(&drawing, content, notes);
    let open = shown_sheet.position();
    let picks = !matches!(solve.look, Look::Solution(_)); // all of its cells are filled
    if picks {
        context.pick_out(open.open(), &mut cells);
    }
    let strong = if context.filters.links && picks { context.lit_digits(&drawing, &content) } else { DigitSet::EMPTY };
    BoardView {
        editing: solve.types_givens(),
        looking: solve.look != Look::Now,
        links: drawn_links(drawing.step, open.open(), strong),
        seen_from: context.seen_from(&drawing),
        ..context.board(cells, &drawing)
    }
}

/// The step that is drawn to its end.
pub(crate) fn drawn_step(solve: &Solve, case: Option<usize>) -> Option<&Told> {
    Some(solve.shown_step()?.0.told.case(case))
}

/// The drawing of the verdict: the reason why there is no solution, or where solutions differ.
fn verdict_drawing(solve: &Solve) -> Drawing<'static> {
    let judged = &solve.judged;
    let wrong = judged.grid.clashing_cells();
    match &judged.verdict {
        // What shows only after some digits are filled in is drawn where they are.
        Verdict::None(end) if solve.shown_forced().len() < end.forced.len() => {
            let latest = solve.shown_forced().last();
            Drawing { reason: latest.map_or(CellSet::EMPTY, |single| single.cell.into()), ..Drawing::default() }
        }
        Verdict::None(DeadEnd { reason, .. }) => {
            let conflict = solve.diagnosis.as_ref().map_or(CellSet::EMPTY, |diagnosis| diagnosis.conflict);
            Drawing::of_reason(reason, wrong, conflict)
        }
        Verdict::One(_) => Drawing::default(),
        several @ Verdict::Several { .. } => {
            // Where every empty cell differs, saying so says nothing.
            let cells = differing(several);
            let told = if cells == judged.grid.empty() { CellSet::EMPTY } else { cells };
            Drawing { differing: told, ..Drawing::default() }
        }
    }
}

/// The cells where solutions differ.
fn differing(verdict: &Verdict) -> CellSet {
    match verdict {
        Verdict::Several { differing, .. } => *differing,
        Verdict::None(_) | Verdict::One(_) => CellSet::EMPTY,
    }
}
