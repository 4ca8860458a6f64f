//! The text of an analysis.
//!
//! ```text
//! nonet analysis 1
//! {"id":"00000000000000a1","revision":3,"name":"..","branches":[{"id":0,..},{"id":1,..}]}
//! branch 0
//! 0430802506.. <tab> {"technique":..}
//! branch 1
//! ..
//! ```
//!
//! The first line after the header is everything but the steps, so that a list of analyses is read without them. No line is empty: a
//! backup has an empty line between two analyses.

use super::{Analysis, BranchId, BranchLog, LoggedStep};
use crate::record::{Record, RecordFormat};
use nonet_prose::ExplainedStep;
use std::rc::Rc;

/// The word before the number of a branch, whose steps follow.
const BRANCH: &str = "branch ";

/// The reason why the text of an analysis can't be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotRead {
    /// A later version of the page wrote it.
    Later,
    /// It is damaged, or no analysis.
    Damaged,
}

impl Analysis {
    /// The stored form of an analysis.
    pub const FORMAT: RecordFormat = RecordFormat::new("analysis", 1);

    /// Returns the analysis as text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = Analysis::FORMAT.write_json(self);
        for branch in &self.branches {
            text += &format!("{BRANCH}{}\n", branch.id.0);
            match &branch.log {
                BranchLog::Steps(steps) => text += &log_text(steps),
                BranchLog::Text(log) => text += log,
            }
        }
        text
    }

    /// Reads an analysis. Its steps are read when they are asked for.
    ///
    /// # Errors
    /// [`NotRead`] if it is damaged or of a later version.
    pub fn read(text: &str) -> Result<Analysis, NotRead> {
        let record = Analysis::FORMAT.read(text).map_err(|_| NotRead::Later)?;
        let (head, logs) = record.body.split_once('\n').unwrap_or((record.body, ""));
        let head = Record { body: head, ..record };
        let mut analysis: Analysis = head.json().filter(|_| record.version > 0).ok_or(NotRead::Damaged)?;
        if analysis.branches.is_empty() {
            return Err(NotRead::Damaged);
        }
        let mut logs: Vec<(BranchId, String)> = logs.lines().fold(Vec::new(), |mut logs, line| {
            if let Some(number) = line.strip_prefix(BRANCH) {
                logs.extend(number.parse().ok().map(|id| (BranchId(id), String::new())));
            } else if let Some((_, log)) = logs.last_mut() {
                *log += line;
                log.push('\n');
            }
            logs
        });
        for branch in &mut analysis.branches {
            if let Some(number) = logs.iter().position(|(id, _)| *id == branch.id) {
                branch.log = BranchLog::Text(logs.swap_remove(number).1.into());
            }
        }
        Ok(analysis)
    }
}

/// Returns a log as text: one line for each step, with the board before it and the step as JSON. A field that is missing in an
/// older step gets its default.
#[must_use]
pub fn log_text(log: &[Rc<LoggedStep>]) -> String {
    let line = |step: &Rc<LoggedStep>| Some(format!("{}\t{}\n", step.before, serde_json::to_string(&*step.explained).ok()?));
    log.iter().filter_map(line).collect()
}

/// Reads the steps of a log. None if one of them is damaged.
#[must_use]
pub fn read_log(text: &str) -> Option<Vec<Rc<LoggedStep>>> {
    text.lines().map(read_step).collect()
}

/// Reads the steps of a log up to the first that is damaged.
pub(super) fn read_intact(text: &str) -> Vec<Rc<LoggedStep>> {
    text.lines().map_while(read_step).collect()
}

fn read_step(line: &str) -> Option<Rc<LoggedStep>> {
    let (before, explained) = line.split_once('\t')?;
    let explained: ExplainedStep = serde_json::from_str(explained).ok()?;
    Some(Rc::new(LoggedStep { before: before.parse().ok()?, explained: Rc::new(explained) }))
}
