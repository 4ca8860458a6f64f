//! The state of a table, and its changes by actions.

use nonet_collection::{Collection, CollectionId, Column, Filter, FilterChange, PIECE, Run, Sort};
use nonet_protocol::{CursorKey, JudgingProgress, Pace, RowWindow, TableState};

/// The number of rows that are drawn above the visible rows, and below.
const AROUND: u32 = 16;

/// The number of pieces that the page is asked to have judged at a time, which is more than there are workers.
const AHEAD: usize = 40;

/// The number of times that a table is sorted again while its rows are judged.
const STEPS: u32 = 20;

/// Returns the state of a collection's table. `left` has the numbers of the pieces to be judged.
pub(super) fn of(about: &Collection, left: Vec<u32>) -> TableState {
    TableState { id: about.id, left, explainer: about.explainer, ..TableState::default() }
}

/// Returns whether the table is sorted or filtered, so that it differs from the file.
pub(super) fn is_arranged(table: &TableState) -> bool {
    table.sort != Sort::default() || table.filter != Filter::default()
}

/// Returns the progress of judging.
pub(super) fn progress(table: &TableState, about: &Collection) -> JudgingProgress {
    let run = (!table.left.is_empty()).then_some(about.run);
    JudgingProgress {
        judged: judged(table, about),
        rows: about.rows,
        explainer: about.explainer,
        pace: table.pace.filter(|_| run == Some(Run::Going)),
        run,
    }
}

/// Returns the number of rows that are judged.
fn judged(table: &TableState, about: &Collection) -> u32 {
    let left_of = |piece: u32| table.begun.iter().find(|(begun, _)| *begun == piece).map_or(PIECE, |(_, left)| *left);
    let left: u32 = table.left.iter().map(|&piece| left_of(piece).min(about.rows.saturating_sub(piece * PIECE))).sum();
    about.rows - left.min(about.rows)
}

/// Returns the progress of judging as a number of steps from 0 to [`STEPS`]. The table is sorted again after each step.
pub(super) fn step(table: &TableState, about: &Collection) -> u32 {
    let steps = u64::from(judged(table, about)) * u64::from(STEPS) / u64::from(about.rows.max(1));
    steps as u32
}

/// Returns the numbers of the pieces to be judged next.
pub(super) fn ahead(table: &TableState) -> Vec<u32> {
    table.left.iter().take(AHEAD).copied().collect()
}

/// Records that rows of a piece were judged. Ignores another collection, and assessments without Sudoku Explainer's scale if the
/// table asks for it. The array has the number of rows that were judged, and the number of rows that are left.
pub(super) fn take_judged(
    table: &mut TableState,
    (id, piece): (CollectionId, u32),
    explainer: bool,
    [judged, left]: [u32; 2],
    at: u64,
) {
    if table.id != id || table.explainer && !explainer {
        return;
    }
    table.begun.retain(|(begun, _)| *begun != piece);
    if left > 0 {
        table.begun.push((piece, left));
    } else {
        table.left.retain(|other| *other != piece);
    }
    table.pace = Some(match table.pace {
        None => Pace { first: at, last: at, rows: 0 },
        Some(pace) => Pace { last: at, rows: pace.rows + u64::from(judged), ..pace },
    });
}

/// Sorts the rows by a column. If the rows are sorted by this column already, reverses the order.
pub(super) fn sort_by(table: &mut TableState, by: Column) {
    sort_so(table, Sort { by, down: table.sort.by == by && !table.sort.down });
}

/// Sorts the rows in this order.
pub(super) fn sort_so(table: &mut TableState, sort: Sort) {
    table.sort = sort;
    go(table, 0);
}

/// Changes the filter.
pub(super) fn filter(table: &mut TableState, change: FilterChange) {
    table.filter = std::mem::take(&mut table.filter).changed(change);
    go(table, 0);
}

/// Moves the cursor to this place, and scrolls it into sight.
pub(super) const fn go(table: &mut TableState, place: u32) {
    table.cursor = place;
    table.moves = table.moves.wrapping_add(1);
}

/// Moves the cursor by a key, in a table of `count` rows of which `window` is visible.
pub(super) fn press(table: &mut TableState, key: CursorKey, count: u32, window: RowWindow) {
    let cursor = table.cursor;
    let place = match key {
        CursorKey::Down => cursor.saturating_add(1),
        CursorKey::Up => cursor.saturating_sub(1),
        CursorKey::PageDown => cursor.saturating_add(window.rows),
        CursorKey::PageUp => cursor.saturating_sub(window.rows),
        CursorKey::Home => 0,
        CursorKey::End => u32::MAX,
    };
    go(table, place.min(count.saturating_sub(1)));
}

/// Returns the places of the rows that are drawn, in a table of `count` rows of which `window` is visible.
pub(super) fn drawn(window: RowWindow, count: u32) -> RowWindow {
    let first = window.first.min(count);
    let start = first.saturating_sub(AROUND);
    RowWindow { first: start, rows: first.saturating_add(window.rows).saturating_add(AROUND).min(count) - start }
}
