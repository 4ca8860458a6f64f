//! The stored state of the Solve room, which survives a reload: writing and reading it as text. Damaged parts are omitted.
//!
//! The logs are in a record of their own, since they are long and rarely change: first the log of the current board, then logs of
//! earlier boards, with an empty line between two logs. Each log is read by itself, so that one that is damaged costs no other.

use super::{
    analysis::Branches,
    display::Viewing,
    earlier,
    state::{LoggedStep, Snapshot, Solve},
};
use crate::{
    action::SolveTab,
    analysis::{Place, log_text, read_log},
    controls::COLUMN_WIDTHS,
    record::{Record, RecordFormat, as_text, is_default, or_default, without_damaged},
};
use nonet_core::board::Cell;
use nonet_game::{History, SolveBoard};
use nonet_protocol::{Room, Technique, TechniqueSet};
use serde::{Deserialize, Deserializer, Serialize};
use std::rc::Rc;

/// The maximum number of stored logs.
const MOST_LOGS: usize = 8;
/// The number of acts that can be undone after a reload.
const ACTS: usize = 50;

/// The stored state of the Solve room.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptSolve {
    /// The board with its log, and the acts that can be undone.
    #[serde(skip)] // `Body` has the boards, and the other record has the logs
    pub history: History<Snapshot>,
    /// The content of the board.
    #[serde(deserialize_with = "or_default")]
    pub viewing: Viewing,
    /// The open tab.
    #[serde(deserialize_with = "or_default")]
    pub tab: SolveTab,
    /// Whether candidates are shown.
    #[serde(deserialize_with = "or_default")]
    pub candidates: bool,
    /// Whether givens are being typed.
    #[serde(deserialize_with = "or_default")]
    pub editing: bool,
    /// The width of the column in the middle of a wide window, in hundredths of the window's. None is its own width.
    #[serde(deserialize_with = "or_default")]
    pub middle: Option<u8>,
    /// The cell at which typing continues. None if no givens are being typed.
    #[serde(deserialize_with = "or_default")]
    pub typed_at: Option<Cell>,
    /// The techniques that the player switched away from their default.
    #[serde(deserialize_with = "known_techniques")]
    pub switched: TechniqueSet,
    /// The branch of the analysis that is open. None if none is.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub place: Option<Place>,
    /// Whether the store has the analysis as it stands here.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub is_stored: bool,
}

/// The body of the room's record.
#[derive(Serialize, Deserialize)]
pub(super) struct Body {
    #[serde(with = "as_text")]
    pub(super) board: SolveBoard,
    /// The acts that can be undone, the latest last.
    #[serde(default, deserialize_with = "without_damaged")]
    pub(super) past: Vec<PastBoard>,
    #[serde(default, deserialize_with = "or_default")]
    pub(super) room: KeptSolve,
}

/// An earlier board. Its log is the beginning of a stored log.
#[derive(Serialize, Deserialize)]
pub(super) struct PastBoard {
    #[serde(with = "as_text")]
    pub(super) board: SolveBoard,
    /// The index of the stored log.
    pub(super) log: usize,
    /// The number of steps that it has of that log.
    pub(super) steps: usize,
    /// The branch of an analysis that it belongs to. None if that is not known.
    #[serde(default, deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub(super) place: Option<Place>,
}

impl Solve {
    /// Returns the stored state of the room. None while another room is shown, so that nothing is stored anew that can't have changed.
    #[must_use]
    pub fn to_keep(&self, shown: Room) -> Option<KeptSolve> {
        (shown == Room::Solve).then(|| KeptSolve::of(self))
    }
}

impl KeptSolve {
    /// The stored form of everything except the logs. Versions 1 and 2 have lines (`earlier.rs`). Up to version 3 it had the position of a
    /// lesson, which is passed over.
    pub const FORMAT: RecordFormat = RecordFormat::new("solve", 4);
    /// The stored form of the logs. Version 0 names the build that wrote it; only that build could read it. Version 1 has numbers for
    /// digits, cells, houses and candidates, which serde reads as it reads their texts.
    pub const LOGS: RecordFormat = RecordFormat::new("solve-logs", 2);

    /// Returns the stored state of the room.
    #[must_use]
    pub fn of(solve: &Solve) -> KeptSolve {
        let (history, switched) = (solve.history.latest(ACTS), solve.stepping.switched);
        let viewing = match solve.display.viewing {
            Viewing::Available(_) | Viewing::Hardest => Viewing::Now, // after a reload, the worker has to find them first
            viewing => viewing,
        };
        let (tab, candidates) = (solve.tab, solve.display.candidates);
        let editing = solve.typing.on;
        let typed_at = solve.typing.cell.filter(|_| editing);
        let (place, is_stored) = (solve.branches.open, solve.branches.is_stored);
        KeptSolve { history, viewing, tab, candidates, editing, middle: solve.middle, typed_at, switched, place, is_stored }
    }

    /// Returns the room in this state.
    #[must_use]
    pub fn restored(&self) -> Solve {
        let mut solve = Solve { history: self.history.clone(), ..Solve::default() };
        solve.changed();
        (solve.display.candidates, solve.typing.on, solve.stepping.switched) = (self.candidates, self.editing, self.switched);
        (solve.typing.cell, solve.tab) = (self.typed_at, self.tab);
        solve.branches = Branches::restored(self.place, self.is_stored);
        solve.middle = self.middle.filter(|width| COLUMN_WIDTHS.contains(width));
        solve.view_again(self.viewing);
        solve
    }

    /// Returns everything except the logs as text.
    #[must_use]
    pub fn text(&self) -> String {
        let logs = self.logs();
        let past = self.history.past().rev().map(|Snapshot { board, log, place }| {
            let stored = logs.iter().position(|stored| stored.starts_with(log));
            PastBoard { board: *board, log: stored.unwrap_or(0), steps: stored.map_or(0, |_| log.len()), place: *place }
        });
        let body = Body { board: self.history.now().board, past: past.collect(), room: self.clone() };
        KeptSolve::FORMAT.write_json(&body)
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
        let record = KeptSolve::FORMAT.read(text).ok()?;
        let logs = match KeptSolve::LOGS.read(logs) {
            Ok(Record { version: 1.., body }) => body.split("\n\n").map(|log| read_log(log).unwrap_or_default()).collect(),
            _ => Vec::new(),
        };
        let Body { board, past, room } = match record.version {
            0 => None,
            1 => earlier::read_unkeyed(record.body),
            2 => earlier::read_lines(record),
            _ => record.json(),
        }?;
        let log = |log: usize| logs.get(log).map_or(&[] as &[_], Vec::as_slice);
        let past = past.into_iter().map(|it| Snapshot {
            board: it.board,
            log: log(it.log).get(..it.steps).unwrap_or_default().to_vec(),
            place: it.place,
        });
        let history = History::with_past(past.collect(), Snapshot { board, log: log(0).to_vec(), place: room.place });
        Some(KeptSolve { history, ..room })
    }
}

/// Reads the techniques with these names. Names of later versions, which no technique has here, are skipped.
pub(super) fn known_techniques<'de, D, T>(names: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Default + From<TechniqueSet>,
{
    let names: Option<String> = or_default(names)?;
    Ok(names.map_or_else(T::default, |names| techniques_named(&names).into()))
}

/// Returns the techniques with these names, which have spaces or commas between them.
pub(super) fn techniques_named(names: &str) -> TechniqueSet {
    names.split([' ', ',']).filter_map(|name| name.parse::<Technique>().ok()).collect()
}
