//! The stored state of the Solve room in versions 1 and 2, which had a line for each part.

use super::{
    display::Viewing,
    kept::{Body, KeptSolve, PastBoard, techniques_named},
};
use crate::{action::SolveTab, record::Record};

const CANDIDATES: &str = "candidates";
/// The key of the cell at which a puzzle is being typed.
const EDITING: &str = "editing";

/// Reads version 2, which has keys.
pub(super) fn read_lines(record: Record<'_>) -> Option<Body> {
    let (mut board, mut past, mut room) = (None, Vec::new(), KeptSolve::default());
    for (key, value) in record.lines() {
        match key {
            "board" => board = value.parse().ok(),
            "look" => room.viewing = read_viewing(value).unwrap_or_default(),
            "tab" => room.tab = SolveTab::named(value).unwrap_or_default(),
            CANDIDATES => room.candidates = true,
            EDITING => (room.editing, room.typed_at) = (true, value.parse().ok()),
            "switched" => room.switched = techniques_named(value),
            "past" => past.extend(value.split_once(' ').and_then(|(log, snapshot)| read_past_board(snapshot, log.parse().ok()?))),
            _ => {}
        }
    }
    Some(Body { board: board?, past, room })
}

/// Reads version 1: the board, the content of the board, the tab, two switches, and the acts. Lines that later builds added stand
/// among the acts and are skipped.
pub(super) fn read_unkeyed(text: &str) -> Option<Body> {
    let mut lines = text.lines();
    let board = lines.next()?.parse().ok()?;
    let viewing = read_viewing(lines.next()?)?;
    let tab = SolveTab::named(lines.next()?).unwrap_or_default();
    let candidates = lines.next() == Some(CANDIDATES);
    let typed_at = lines.next().and_then(|line| line.strip_prefix(EDITING));
    let (editing, typed_at) = (typed_at.is_some(), typed_at.and_then(|cell| cell.parse().ok()));
    let switched = text.lines().find_map(|line| line.strip_prefix("switched ")).map_or_else(Default::default, techniques_named);
    let logs = text.lines().find_map(|line| line.strip_prefix("logs ")).unwrap_or_default();
    let mut logs = logs.split(' ').map(|log| log.parse().unwrap_or(0));
    let is_snapshot = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_digit());
    let past = lines.filter(is_snapshot).filter_map(|line| read_past_board(line, logs.next().unwrap_or(0))).collect();
    let room = KeptSolve { viewing, tab, candidates, editing, typed_at, switched, ..KeptSolve::default() };
    Some(Body { board, past, room })
}

/// Reads the content of the board: its name and a number.
fn read_viewing(text: &str) -> Option<Viewing> {
    let (viewing, number) = text.split_once(' ')?;
    let number = number.parse().ok()?;
    Some(match viewing {
        "step" => Viewing::Step(number),
        "moment" => Viewing::PathStep(number),
        "forced" => Viewing::Forced(number),
        "solution" => Viewing::Solution(number),
        _ => Viewing::Now,
    })
}

/// Reads an earlier board: the number of steps that it has of a log, and the board.
fn read_past_board(text: &str, log: usize) -> Option<PastBoard> {
    let (steps, board) = text.split_once(' ')?;
    Some(PastBoard { board: board.parse().ok()?, log, steps: steps.parse().unwrap_or(0), place: None })
}
