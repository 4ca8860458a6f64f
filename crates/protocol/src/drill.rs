//! Drills: positions at which a learner finds a technique, and the questions that lead through its pattern.

use super::Position;
use nonet_core::board::{Digit, HouseKind};
use nonet_course::{DrillLevel, DrillSeed};
use nonet_prose::{Hint, InEachNotation, Marked, Prose};
use nonet_techniques::Technique;
use serde::{Deserialize, Serialize};

/// A drill: a position with all that can be shown before an answer is judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drill {
    /// The seed of the drill. Its number may be another than that which was asked for, since a position of the right difficulty was chosen.
    pub seed: DrillSeed,
    /// The position, at which the technique of the seed is there.
    pub position: Position,
    /// Whether the technique places a digit here. Otherwise it rules out candidates.
    pub places: bool,
    /// The simplest instance of the technique, told in stages. It is the help, and the explanation of what was to be found.
    pub hint: Hint,
    /// The techniques among which the learner chooses in a drill of the kind [`Which`](nonet_course::DrillKind::Which): that of the seed, and
    /// three that are not at the position. Empty for other kinds.
    pub choices: Vec<Technique>,
    /// The first question of a guided drill. None for other kinds.
    pub question: Option<FollowTask>,
}

/// A question of a guided drill, as it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FollowTask {
    /// The question: "Mark the two rows in which 5 has two places."
    pub words: InEachNotation<Prose>,
    /// The kind of marks that a press on the board makes.
    pub marks: MarkKind,
    /// Whether this is the last question, which asks for the conclusion.
    pub is_last: bool,
}

/// The kind of marks that a learner makes for an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MarkKind {
    /// Houses of these kinds.
    Houses(Vec<HouseKind>),
    /// Cells.
    Cells,
    /// Candidates. With a digit, a press on a cell marks its candidate of this digit. None if candidates of several digits are asked for.
    Candidates(Option<Digit>),
}

/// The reply to the marks for a question of a guided drill.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Followed {
    /// The marks are right. The next question; none after the last one.
    Right(Option<FollowTask>),
    /// The marks are right so far, and some are missing, as the words tell.
    Missing(InEachNotation<Prose>),
    /// Some of the marks are wrong. A sentence for each place, which tells what is the case there.
    Wrong(InEachNotation<Vec<Prose>>),
}

/// A request for a drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrillRequest {
    /// The drill. Its number is that of the first position that is looked at.
    pub seed: DrillSeed,
    /// The difficulty, for which one of a few positions is chosen. None if the position of the seed itself is wanted, as a link does.
    pub level: Option<DrillLevel>,
}

/// A request for the reply to a learner's marks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FollowRequest {
    /// The technique of the drill.
    pub technique: Technique,
    /// The position of the drill.
    pub at: Position,
    /// The answers to all questions so far. The last one is judged; those before it were right, and choose among the instances of the
    /// technique.
    pub marked: Vec<Marked>,
}
