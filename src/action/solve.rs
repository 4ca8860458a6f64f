//! What can be done in the Solve room.

use nonet_core::{board::Candidate, solver::Fix};
use nonet_protocol::TechniqueId;

/// Something that is done with the puzzle on the board of the Solve room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolveAction {
    /// Turns every digit that stands into a given.
    UseAsPuzzle,
    /// Switches the typing of givens on or off.
    EditGivens(bool),
    /// Takes this suggestion of the typo doctor.
    TakeFix(Fix),
    /// Writes this digit as a given: the one that would leave one solution.
    AddGiven(Candidate),
    /// Shows the candidates of empty cells, or not.
    Candidates(bool),
    /// Shows only those candidates that occur in some solution.
    TrueCandidates(bool),
    /// Fills the board with its one solution.
    Solve,
    /// Takes steps until none is found, as one act.
    AllSteps,
    /// Shows the board as it was at the step with this number, from 0; `None` goes back to now.
    LookAt(Option<usize>),
    /// Empties the log of steps; the board stays.
    ForgetSteps,
    /// Places all singles, as one act.
    PlaceSingles,
    /// Lists all steps that can be taken now, or no longer.
    ListSteps(bool),
    /// Draws the listed step with this number for as long as it is pointed at; `None` ends that.
    Preview(Option<usize>),
    /// Looks at the listed step with this number.
    ChooseStep(usize),
    /// Takes the listed step with this number.
    TakeStep(usize),
    /// Looks at this step, from 0, of the path that the rating is of.
    GoTo(usize),
    /// Shows the next of the digits that are forced until there is no solution.
    ShowForced,
    /// Makes the step that is looked at the state of the board, with all before it.
    TakeMoment,
    /// Brings the position of a lesson onto the board.
    Example(TechniqueId, usize),
    /// Uses this technique, or no longer.
    Use(TechniqueId, bool),
    /// Switches all techniques on or off that assume that there is one solution.
    UseUniqueness(bool),
    /// Opens this tab of the Solve room.
    OpenTab(Tab),
    /// Shows the details in place of the keys, or the keys.
    Details(bool),
    /// Shows or hides how the earlier programs' search goes.
    Trail(bool),
    /// Shows the solution with this number, from 0.
    Walk(usize),
    /// The solution before.
    WalkBack,
    /// The next solution.
    WalkOn,
    /// Writes the solution that is shown onto the board.
    TakeSolution,
    /// Asks for the exact number of solutions.
    CountAll,
    /// Stops that count.
    StopCount,
    /// Goes on with Sudoku Explainer's rating, or stops it.
    Explain(bool),
    /// Looks at the step that made that rating what it is.
    ShowHardest,
}

/// A tab of the Solve room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum Tab {
    Typos,
    Steps,
    Solutions,
    Search,
}
