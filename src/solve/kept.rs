//! What is kept of the Solve room, for when the page is loaded anew: as text, and back. What is damaged is left out.
//!
//! An act of the board's history is a line. The board is understood by every later build; the steps of the logs only by the build that
//! wrote them. The log of what stands comes first, then those of what stood before, with an empty line between them.

use super::state::{Act, LoggedStep, Look, Solve};
use crate::action::Tab;
use nonet_core::board::Cell;
use nonet_game::{History, Sheet};
use nonet_protocol::{TechniqueSet, Told};
use std::{fmt::Write, rc::Rc};

const HEAD: &str = "nonet solve 1";
/// What stands before the names of techniques; earlier builds pass over the line.
const SWITCHED: &str = "switched ";
/// What stands before the cell at which a puzzle is being typed.
const EDITING: &str = "editing";
/// What stands before the numbers of the logs that the acts are of; earlier builds pass over the line.
const LOGS: &str = "logs ";
/// How many logs are kept.
const MOST_LOGS: usize = 8;
/// How many acts can be taken back after the page was loaded anew.
const ACTS: usize = 50;

/// What is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptSolve {
    /// The board with its log, and the acts that can be taken back.
    pub history: History<Act>,
    /// What the board shows.
    pub look: Look,
    /// The open tab.
    pub tab: Tab,
    /// Whether candidates are shown.
    pub candidates: bool,
    /// Whether a puzzle is being typed,
    pub editing: bool,
    /// and where.
    pub typed_at: Option<Cell>,
    /// The techniques whose switch is turned.
    pub switched: TechniqueSet,
}

impl KeptSolve {
    /// What is to be kept of the room.
    #[must_use]
    pub fn of(solve: &Solve) -> KeptSolve {
        let Solve { look, tab, candidates, editing, .. } = *solve;
        let (history, switched) = (solve.history.latest(ACTS), solve.switched.clone());
        KeptSolve { history, look, tab, candidates, editing, typed_at: solve.typed_at.filter(|_| editing), switched }
    }

    /// The room as it was.
    #[must_use]
    pub fn restored(&self) -> Solve {
        let mut solve = Solve::new();
        solve.history = self.history.clone();
        solve.changed();
        (solve.candidates, solve.editing, solve.switched) = (self.candidates, self.editing, self.switched.clone());
        (solve.typed_at, solve.tab) = (self.typed_at, self.tab);
        solve.look_again(self.look);
        solve
    }

    /// All but the log, as text.
    #[must_use]
    pub fn text(&self) -> String {
        let (look, number) = match self.look {
            Look::Now | Look::Available(_) | Look::Hardest => ("now", 0),
            Look::Step(number) => ("step", number),
            Look::Moment(number) => ("moment", number),
            Look::Forced(number) => ("forced", number),
            Look::Solution(number) => ("solution", number),
        };
        let sheet = &self.history.now().sheet;
        let flag = |name: &'static str, on: bool| if on { name } else { "" };
        let (candidates, editing) = (flag("candidates", self.candidates), flag(EDITING, self.editing));
        let typed_at = self.typed_at.map_or_else(String::new, |cell| cell.to_string());
        let mut text = format!(
            "{HEAD}\n{sheet}\n{look} {number}\n{}\n{candidates}\n{editing}{typed_at}\n{SWITCHED}{}\n",
            self.tab.name(),
            self.switched.text()
        );
        let logs = self.logs();
        let place = |act: &Act| logs.iter().position(|log| log.starts_with(&act.log));
        text += LOGS;
        for act in self.history.past().rev() {
            let _ = write!(text, "{} ", place(act).unwrap_or(0));
        }
        text.push('\n');
        for act in self.history.past().rev() {
            let steps = place(act).map_or(0, |_| act.log.len());
            let _ = writeln!(text, "{steps} {}", act.sheet);
        }
        text
    }

    /// The log of what stands, and the latest others that are not the beginning of one of these.
    #[must_use]
    pub fn logs(&self) -> Vec<&[Rc<LoggedStep>]> {
        let mut logs = vec![self.history.now().log.as_slice()];
        for act in self.history.past() {
            if logs.len() < MOST_LOGS && logs.iter().all(|log| !log.starts_with(&act.log)) {
                logs.push(&act.log);
            }
        }
        logs
    }

    /// The logs, as text.
    #[must_use]
    pub fn log_text(&self) -> String {
        self.logs().iter().map(|log| log_text(log)).collect::<Vec<_>>().join("\n")
    }

    /// What these two texts keep; nothing if the first is none of ours.
    #[must_use]
    pub fn read(text: &str, log: &str) -> Option<KeptSolve> {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return None;
        }
        let sheet = lines.next()?.parse().ok()?;
        let (look, number) = lines.next()?.split_once(' ')?;
        let number = number.parse().ok()?;
        let look = match look {
            "step" => Look::Step(number),
            "moment" => Look::Moment(number),
            "forced" => Look::Forced(number),
            "solution" => Look::Solution(number),
            _ => Look::Now,
        };
        let tab = Tab::named(lines.next()?).unwrap_or(Tab::Steps);
        let candidates = lines.next() == Some("candidates");
        let typed_at = lines.next().and_then(|line| line.strip_prefix(EDITING));
        let (editing, typed_at) = (typed_at.is_some(), typed_at.and_then(|cell| cell.parse().ok()));
        let switched = text.lines().find_map(|line| line.strip_prefix(SWITCHED)).map(TechniqueSet::named).unwrap_or_default();
        let logs: Vec<_> = log.split("\n\n").map(|log| read_log(log).unwrap_or_default()).collect();
        let places = text.lines().find_map(|line| line.strip_prefix(LOGS)).unwrap_or_default();
        let mut places = places.split(' ').map(|place| place.parse().unwrap_or(0));
        let past = lines.filter_map(|line| {
            let (steps, sheet) = line.split_once(' ')?;
            let steps = steps.parse().ok()?;
            let log: Option<&Vec<_>> = logs.get(places.next().unwrap_or(0));
            let steps = log.and_then(|log| log.get(..steps)).unwrap_or_default();
            Some(Act { sheet: sheet.parse().ok()?, log: steps.to_vec() })
        });
        let log = logs.first().cloned().unwrap_or_default();
        let history = History::with_past(past.collect(), Act { sheet, log });
        Some(KeptSolve { history, look, tab, candidates, editing, typed_at, switched })
    }
}

/// The log, as text: a step on a line, the sheet before it and the step.
#[must_use]
pub fn log_text(log: &[Rc<LoggedStep>]) -> String {
    let mut text = String::new();
    for LoggedStep { before, told } in log.iter().map(|step| &**step) {
        let _ = write!(text, "{before}\t");
        for byte in told.bytes().unwrap_or_default() {
            let _ = write!(text, "{byte:02x}");
        }
        text.push('\n');
    }
    text
}

/// The steps, if none is damaged.
fn read_log(text: &str) -> Option<Vec<Rc<LoggedStep>>> {
    text.lines().map(read_step).collect()
}

fn read_step(line: &str) -> Option<Rc<LoggedStep>> {
    let (before, told) = line.split_once('\t')?;
    let before: Sheet = before.parse().ok()?;
    let pairs = told.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok());
    let bytes: Option<Vec<u8>> = pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect();
    Some(Rc::new(LoggedStep { before, told: Rc::new(Told::read(&bytes?)?) }))
}
