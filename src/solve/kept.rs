//! The stored state of the Solve room, which survives a reload: writing and reading it as text. Damaged parts are omitted.
//!
//! An act of the board's history is a line of the room's record. The logs are in a record of their own, since they are long and
//! rarely change: first the log of the current board, then logs of earlier boards, with an empty line between two logs.

use super::{
    display::Viewing,
    exercise::Exercise,
    state::{LoggedStep, Snapshot, Solve},
};
use crate::{
    action::Tab,
    session::record::{Form, Record},
};
use nonet_core::board::Cell;
use nonet_game::History;
use nonet_prose::ExplainedStep;
use nonet_protocol::{Technique, TechniqueSet};
use std::rc::Rc;

/// The key of the cell at which a puzzle is being typed.
const EDITING: &str = "editing";
const CANDIDATES: &str = "candidates";
/// The maximum number of stored logs.
const MOST_LOGS: usize = 8;
/// The number of acts that can be undone after a reload.
const ACTS: usize = 50;

/// The stored state of the Solve room.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptSolve {
    /// The board with its log, and the acts that can be undone.
    pub history: History<Snapshot>,
    /// The content of the board.
    pub viewing: Viewing,
    /// The open tab.
    pub tab: Tab,
    /// Whether candidates are shown.
    pub candidates: bool,
    /// Whether givens are being typed.
    pub editing: bool,
    /// The cell at which typing continues. None if no givens are being typed.
    pub typed_at: Option<Cell>,
    /// The techniques that the player switched away from their default.
    pub switched: TechniqueSet,
    /// The position of a lesson whose step the player looks for. None if no lesson's position is open.
    pub exercise: Option<Exercise>,
}

impl KeptSolve {
    /// The stored form of everything except the logs. Version 1 has its lines in a fixed order instead of keys.
    pub const FORM: Form = Form::new("solve", 2);
    /// The stored form of the logs. Version 0 names the build that wrote it; only that build could read it. Version 1 has numbers for
    /// digits, cells, houses and candidates, which serde reads as it reads their texts.
    pub const LOGS: Form = Form::new("solve-logs", 2);

    /// Returns the stored state of the room.
    #[must_use]
    pub fn of(solve: &Solve) -> KeptSolve {
        let (history, switched) = (solve.history.latest(ACTS), solve.stepping.switched);
        let (viewing, tab, candidates) = (solve.display.viewing, solve.tab, solve.display.candidates);
        let editing = solve.typing.on;
        let typed_at = solve.typing.cell.filter(|_| editing);
        let exercise = solve.exercise().map(|(exercise, _)| Exercise { tried: None, ..exercise.clone() });
        KeptSolve { history, viewing, tab, candidates, editing, typed_at, switched, exercise }
    }

    /// Returns the room in this state.
    #[must_use]
    pub fn restored(&self) -> Solve {
        let mut solve = Solve { history: self.history.clone(), ..Solve::default() };
        solve.changed();
        (solve.display.candidates, solve.typing.on, solve.stepping.switched) = (self.candidates, self.editing, self.switched);
        (solve.typing.cell, solve.tab, solve.exercise) = (self.typed_at, self.tab, self.exercise.clone());
        solve.view_again(self.viewing);
        solve
    }

    /// Returns everything except the logs as text.
    #[must_use]
    pub fn text(&self) -> String {
        let (viewing, number) = match self.viewing {
            Viewing::Now | Viewing::Available(_) | Viewing::Hardest => ("now", 0),
            Viewing::Step(number) => ("step", number),
            Viewing::PathStep(number) => ("moment", number),
            Viewing::Forced(number) => ("forced", number),
            Viewing::Solution(number) => ("solution", number),
        };
        let mut body = format!("board {}\nlook {viewing} {number}\ntab {}\n", self.history.now().board, self.tab.name());
        if self.candidates {
            body += "candidates\n";
        }
        if self.editing {
            let cell = self.typed_at.map_or_else(String::new, |cell| format!(" {cell}"));
            body += &format!("{EDITING}{cell}\n");
        }
        body += &format!("switched {}\n", self.switched);
        body.extend(self.exercise.iter().map(|exercise| format!("exercise {exercise}\n")));
        let logs = self.logs();
        for snapshot in self.history.past().rev() {
            let place = logs.iter().position(|log| log.starts_with(&snapshot.log));
            let steps = place.map_or(0, |_| snapshot.log.len());
            body += &format!("past {} {steps} {}\n", place.unwrap_or(0), snapshot.board);
        }
        KeptSolve::FORM.write(&body)
    }

    /// Returns the log of the current board, then up to seven logs of earlier boards, the latest first. A log that is the
    /// beginning of one already listed is omitted.
    #[must_use]
    pub fn logs(&self) -> Vec<&[Rc<LoggedStep>]> {
        let mut logs = vec![self.history.now().log.as_slice()];
        for snapshot in self.history.past() {
            if logs.len() < MOST_LOGS && logs.iter().all(|log| !log.starts_with(&snapshot.log)) {
                logs.push(&snapshot.log);
            }
        }
        logs
    }

    /// Returns the logs as text.
    #[must_use]
    pub fn log_text(&self) -> String {
        KeptSolve::LOGS.write(&self.logs().iter().map(|log| log_text(log)).collect::<Vec<_>>().join("\n"))
    }

    /// Reads the text of the room and the text of its logs. None if the first is damaged or from a later version.
    #[must_use]
    pub fn read(text: &str, logs: &str) -> Option<KeptSolve> {
        let record = KeptSolve::FORM.read(text).ok()?;
        let logs = match KeptSolve::LOGS.read(logs) {
            Ok(Record { version: 1.., body }) => body.split("\n\n").map(|log| read_log(log).unwrap_or_default()).collect(),
            _ => Vec::new(),
        };
        match record.version {
            0 => None,
            1 => read_unkeyed(record.body, &logs),
            _ => read_lines(record, &logs),
        }
    }
}

/// Reads the room's record of version 2.
fn read_lines(record: Record<'_>, logs: &[Vec<Rc<LoggedStep>>]) -> Option<KeptSolve> {
    let (mut board, mut past) = (None, Vec::new());
    let (mut viewing, mut tab, mut switched) = (Viewing::Now, Tab::Steps, TechniqueSet::default());
    let (mut candidates, mut editing, mut typed_at, mut exercise) = (false, false, None, None);
    for (key, value) in record.lines() {
        match key {
            "board" => board = value.parse().ok(),
            "look" => viewing = read_viewing(value).unwrap_or(Viewing::Now),
            "tab" => tab = Tab::named(value).unwrap_or(Tab::Steps),
            CANDIDATES => candidates = true,
            EDITING => (editing, typed_at) = (true, value.parse().ok()),
            "switched" => switched = known_techniques(value.split_whitespace()),
            "exercise" => exercise = Exercise::read(value),
            "past" => past.extend(
                value
                    .split_once(' ')
                    .and_then(|(place, snapshot)| read_snapshot(snapshot, logs.get(place.parse::<usize>().ok()?))),
            ),
            _ => {}
        }
    }
    let history = History::with_past(past, Snapshot { board: board?, log: logs.first().cloned().unwrap_or_default() });
    Some(KeptSolve { history, viewing, tab, candidates, editing, typed_at, switched, exercise })
}

/// Reads the room's record of version 1: the board, the content of the board, the tab, two switches, and the acts. Lines that
/// later builds added stand among the acts and are skipped.
fn read_unkeyed(text: &str, logs: &[Vec<Rc<LoggedStep>>]) -> Option<KeptSolve> {
    let mut lines = text.lines();
    let board = lines.next()?.parse().ok()?;
    let viewing = read_viewing(lines.next()?)?;
    let tab = Tab::named(lines.next()?).unwrap_or(Tab::Steps);
    let candidates = lines.next() == Some(CANDIDATES);
    let typed_at = lines.next().and_then(|line| line.strip_prefix(EDITING));
    let (editing, typed_at) = (typed_at.is_some(), typed_at.and_then(|cell| cell.parse().ok()));
    let switched = text.lines().find_map(|line| line.strip_prefix("switched "));
    let switched = switched.map_or(TechniqueSet::EMPTY, |names| known_techniques(names.split_whitespace()));
    let places = text.lines().find_map(|line| line.strip_prefix("logs ")).unwrap_or_default();
    let mut places = places.split(' ').map(|place| place.parse().unwrap_or(0));
    let is_snapshot = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_digit());
    let past = lines.filter(is_snapshot).filter_map(|line| read_snapshot(line, logs.get(places.next().unwrap_or(0)))).collect();
    let history = History::with_past(past, Snapshot { board, log: logs.first().cloned().unwrap_or_default() });
    Some(KeptSolve { history, viewing, tab, candidates, editing, typed_at, switched, exercise: None })
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

/// Reads an earlier state: the number of steps that it has of a log, and its board.
fn read_snapshot(text: &str, log: Option<&Vec<Rc<LoggedStep>>>) -> Option<Snapshot> {
    let (steps, board) = text.split_once(' ')?;
    let steps = log.and_then(|log| log.get(..steps.parse().ok()?)).unwrap_or_default();
    Some(Snapshot { board: board.parse().ok()?, log: steps.to_vec() })
}

/// Returns a log as text: one line for each step, with the board before it and the step as JSON. A field that is missing in an
/// older step gets its default.
fn log_text(log: &[Rc<LoggedStep>]) -> String {
    let line = |step: &Rc<LoggedStep>| Some(format!("{}\t{}\n", step.before, serde_json::to_string(&*step.explained).ok()?));
    log.iter().filter_map(line).collect()
}

/// Reads the steps of a log. None if one of them is damaged.
fn read_log(text: &str) -> Option<Vec<Rc<LoggedStep>>> {
    text.lines().map(read_step).collect()
}

fn read_step(line: &str) -> Option<Rc<LoggedStep>> {
    let (before, explained) = line.split_once('\t')?;
    let explained: ExplainedStep = serde_json::from_str(explained).ok()?;
    Some(Rc::new(LoggedStep { before: before.parse().ok()?, explained: Rc::new(explained) }))
}

/// Returns the techniques with these names. Names of later versions, which no technique has here, are skipped.
pub(super) fn known_techniques<'a>(names: impl Iterator<Item = &'a str>) -> TechniqueSet {
    names.filter_map(|name| name.parse::<Technique>().ok()).collect()
}
