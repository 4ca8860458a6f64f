//! What is kept of the Solve room, for when the page is loaded anew: as text, and back. What is damaged is left out.
//!
//! An act of the board's history is a line. The board is understood by every later build; the steps of the log only by the build that wrote them.

use super::{
    state::{Act, LoggedStep, Look, Solve},
    view::Tab,
};
use nonet_core::board::Cell;
use nonet_game::{History, Sheet};
use nonet_protocol::{TechniqueSet, Told};
use std::{fmt::Write, rc::Rc};

const HEAD: &str = "nonet solve 1";
/// What stands before the names of techniques; earlier builds pass over the line.
const SWITCHED: &str = "switched ";
/// What stands before the cell at which a puzzle is being typed.
const EDITING: &str = "editing";
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
    pub fn of(solve: &Solve, tab: Tab) -> KeptSolve {
        let Solve { look, candidates, editing, .. } = *solve;
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
        solve.typed_at = self.typed_at;
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
        let Act { sheet, log } = self.history.now();
        let flag = |name: &'static str, on: bool| if on { name } else { "" };
        let (candidates, editing) = (flag("candidates", self.candidates), flag(EDITING, self.editing));
        let typed_at = self.typed_at.map_or_else(String::new, |cell| cell.to_string());
        let mut text = format!(
            "{HEAD}\n{sheet}\n{look} {number}\n{}\n{candidates}\n{editing}{typed_at}\n{SWITCHED}{}\n",
            self.tab.name(),
            self.switched.text()
        );
        for act in self.history.past().rev() {
            // Of its steps, those that are still in the log.
            let steps = if log.starts_with(&act.log) { act.log.len() } else { 0 };
            let _ = writeln!(text, "{steps} {}", act.sheet);
        }
        text
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
        let log = read_log(log).unwrap_or_default();
        let past = lines.filter_map(|line| {
            let (steps, sheet) = line.split_once(' ')?;
            let steps = log.get(..steps.parse().ok()?).unwrap_or_default();
            Some(Act { sheet: sheet.parse().ok()?, log: steps.to_vec() })
        });
        let history = History::with_past(past.collect(), Act { sheet, log: log.clone() });
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
