//! The state of a table, and what becomes of it when something is done there.

use nonet_protocol::{
    Collection, CollectionId, Column, CursorKey, Filter, FilterChange, JudgingProgress, PIECE, Pace, Picks, RowWindow, Run, Sort,
    TableState,
};

/// How many rows are drawn above and below those in sight.
const AROUND: u32 = 16;

/// How many pieces are to be judged at a time: more than there are workers.
const AHEAD: usize = 40;

/// In how many steps a table that is being judged is sorted anew.
const STEPS: u32 = 20;

/// The table of a collection with these pieces to be judged.
pub(super) fn of(about: &Collection, left: Vec<u32>) -> TableState {
    TableState {
        id: about.id,
        left,
        begun: Vec::new(),
        explainer: about.explainer,
        pace: None,
        sort: Sort::default(),
        filter: Filter::default(),
        cursor: 0,
        moves: 0,
        picked: Picks::default(),
        here: None,
    }
}

/// Whether its rows are others than those of the file, in its order.
pub(super) fn is_arranged(table: &TableState) -> bool {
    table.sort != Sort::default() || table.filter != Filter::default()
}

/// How far judging is.
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

/// How many rows are judged.
fn judged(table: &TableState, about: &Collection) -> u32 {
    let left_of = |piece: u32| table.begun.iter().find(|(begun, _)| *begun == piece).map_or(PIECE, |(_, left)| *left);
    let left: u32 = table.left.iter().map(|&piece| left_of(piece).min(about.rows.saturating_sub(piece * PIECE))).sum();
    about.rows - left.min(about.rows)
}

/// How far judging is, in steps of which each is worth sorting anew.
pub(super) fn step(table: &TableState, about: &Collection) -> u32 {
    let steps = u64::from(judged(table, about)) * u64::from(STEPS) / u64::from(about.rows.max(1));
    steps as u32
}

/// The pieces that are to be judged next.
pub(super) fn ahead(table: &TableState) -> Vec<u32> {
    table.left.iter().take(AHEAD).copied().collect()
}

/// So many rows of a piece of a collection were judged, as much as is wanted or less, and so many are left.
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

/// Sorts by a column; once more, the other way round.
pub(super) fn sort_by(table: &mut TableState, by: Column) {
    sort_so(table, Sort { by, down: table.sort.by == by && !table.sort.down });
}

/// Sorts so.
pub(super) fn sort_so(table: &mut TableState, sort: Sort) {
    table.sort = sort;
    go(table, 0);
}

/// Shows other rows.
pub(super) fn filter(table: &mut TableState, change: FilterChange) {
    table.filter = table.filter.changed(change);
    go(table, 0);
}

/// Moves the cursor to this place, which comes into sight.
pub(super) const fn go(table: &mut TableState, place: u32) {
    table.cursor = place;
    table.moves = table.moves.wrapping_add(1);
}

/// Moves the cursor as the key says, in a table of so many rows of which these are in sight.
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

/// The places that are drawn, of so many, where these are in sight.
pub(super) fn drawn(window: RowWindow, count: u32) -> RowWindow {
    let first = window.first.min(count);
    let start = first.saturating_sub(AROUND);
    RowWindow { first: start, rows: first.saturating_add(window.rows).saturating_add(AROUND).min(count) - start }
}
