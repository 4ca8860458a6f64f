//! Actions in the Solve room.

use crate::analysis::{AnalysisId, BranchId};
use nonet_core::{
    board::{Candidate, Digit},
    solver::Fix,
};
use nonet_protocol::{Level, Profile, Technique};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// An action on the puzzle of the Solve room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SolveAction {
    /// Turns every digit on the board into a given.
    UseAsPuzzle,
    /// Switches the typing of givens on or off.
    EditGivens(bool),
    /// Applies this fix of the typo doctor.
    TakeFix(Fix),
    /// Adds this given, which would leave one solution.
    AddGiven(Candidate),
    /// Shows or hides the candidates of empty cells.
    Candidates(bool),
    /// Sets whether only candidates that occur in a solution are shown.
    TrueCandidates(bool),
    /// Fills the board with its one solution.
    Solve,
    /// Shows one more of the forced digits that lead to the contradiction of a puzzle without solution.
    ShowForced,
    /// Runs the backtracking search (singles and guesses) and shows its trace, or hides the trace.
    Trail(bool),
    /// Opens this tab of the Solve room.
    OpenTab(SolveTab),
    /// Shows the details in place of the keypad, or the keypad.
    Details(bool),
    /// Gives the column in the middle of a wide window this width, in hundredths of the window's; `None` its own width.
    Widen(Option<u8>),
    /// Shows the board alone, as large as the window allows, or all else again.
    Present(bool),
    /// Does something with steps: those of the log, and those that are possible now.
    Step(StepAction),
    /// Does something with the rating and its path.
    Rating(RatingAction),
    /// Does something with the solutions of a puzzle that has several.
    Solution(SolutionAction),
    /// Does something with the techniques.
    Technique(TechniqueAction),
    /// Does something with the player's own structure.
    Own(OwnAction),
    /// Does something with the candidate that the player asks about.
    Suppose(SupposeAction),
    /// Does something with the analyses and their branches.
    Analysis(AnalysisAction),
    /// Copies this text about a step.
    Copy(Rc<str>),
}

/// An action on the analyses and their branches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisAction {
    /// Begins a branch at the shown step of the log, or at the current board.
    Branch,
    /// Shows this branch of the open analysis.
    Show(BranchId),
    /// Shows the branch that is so many places further in the list of branches.
    ShowBy(isize),
    /// Removes this branch of the open analysis.
    Remove(BranchId),
    /// Puts the branch back that was removed last.
    PutBranchBack,
    /// Opens the field for the name of an analysis in the list. None closes the field.
    EditName(Option<AnalysisId>),
    /// Gives an analysis this name. An empty one stands for the name that it has by itself.
    Name(AnalysisId, Rc<str>),
    /// Opens this analysis in the Solve room.
    Open(AnalysisId),
    /// Moves this analysis into the bin, or out of it.
    Bin(AnalysisId, bool),
}

/// An action on the candidate that the player asks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SupposeAction {
    /// Asks about this candidate, or about its link to the one that is asked about already.
    Ask(Candidate),
    /// Sets whether the next candidate that is chosen is the one to which a link is asked for.
    PickOther(bool),
    /// Opens this part of the answer.
    Topic(SupposeTopic),
    /// Shows this number of the digits that follow.
    Show(usize),
    /// Asks about no candidate any more.
    Close,
    /// Takes the step that proves the candidate false.
    Take,
}

/// A part of what is known of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SupposeTopic {
    /// The reason why it is false.
    #[default]
    WhyNot,
    /// The consequences of its being true.
    IfTrue,
    /// The consequences of its being false.
    IfFalse,
}

/// An action on a structure of the player's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OwnAction {
    /// The text of the structure is now this one.
    Write(Rc<str>),
    /// Takes what the structure proves as a step.
    Take,
}

/// An action on the steps of the log, and on those that are possible now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepAction {
    /// Takes steps until none is found, as one change.
    All,
    /// Places all singles, as one change.
    Singles,
    /// Shows the board as it was at the step with this index in the log; `None` returns to the current board.
    LookAt(Option<usize>),
    /// Sets whether the document of the steps that were taken shows the board at the step with this index in the log.
    Pick(usize, bool),
    /// Empties the log of steps; the board stays.
    Forget,
    /// Lists all steps that are possible now, or closes that list.
    List(bool),
    /// Draws the step with this index in the list while it is pointed at; `None` ends that.
    Preview(Option<usize>),
    /// Shows the step with this index in the list.
    Choose(usize),
    /// Takes the step with this index in the list.
    Take(usize),
    /// Shows what is folded under the step with this index in the list, or folds it again.
    Unfold(usize, bool),
    /// Puts the list in this order.
    Sort(StepOrder),
    /// Lists only the steps about this digit; `None` lists those about all digits.
    OnlyDigit(Option<Digit>),
    /// Lists only the steps of this technique; `None` lists those of all techniques.
    OnlyTechnique(Option<Technique>),
    /// Lists only the steps whose patterns have at most this number of cells, nodes and houses; `None` lists those of any size.
    OnlySize(Option<usize>),
    /// Sets whether only the steps about the selected cells are listed.
    OnlySelected(bool),
}

/// The order of the list of available steps. Equal steps stand in hint order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StepOrder {
    /// Hint order: the easiest step first.
    #[default]
    Easiest,
    /// The step that rules out most candidates first. Steps that place a digit come before all others.
    MostEliminations,
    /// The step with the shortest proof first.
    Shortest,
    /// The steps after which singles solve the puzzle first.
    Solving,
}

impl StepOrder {
    /// All orders, as they are offered.
    pub const ALL: [StepOrder; 4] = [StepOrder::Easiest, StepOrder::MostEliminations, StepOrder::Shortest, StepOrder::Solving];
}

/// An action on the rating and its path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RatingAction {
    /// Shows the step with this index in the path of the rating.
    ShowStep(usize),
    /// Makes the board of the viewed step of the path the current board.
    TakeStep,
    /// Starts the rating by Sudoku Explainer's scale, or stops it.
    Explain(bool),
    /// Shows the hardest step of that rating.
    ShowHardest,
    /// Starts the search for what forums ask of the puzzle, or stops it.
    FindFacts(bool),
}

/// An action on the solutions of a puzzle that has several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolutionAction {
    /// Shows the solution with this index.
    Show(usize),
    /// Shows the previous solution.
    ShowPrevious,
    /// Shows the next solution.
    ShowNext,
    /// Writes the shown solution onto the board.
    Take,
    /// Starts the count of all solutions.
    CountAll,
    /// Stops the count of solutions.
    StopCount,
}

/// An action on the techniques.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TechniqueAction {
    /// Switches this technique on or off.
    Use(Technique, bool),
    /// Switches on or off all techniques of a level.
    UseLevel(Level, bool),
    /// Switches on or off all techniques that assume one solution.
    UseUniqueness(bool),
    /// Switches on the techniques of a profile, and all others off.
    Profile(Profile),
}

/// A tab of the Solve room, which is stored by its [`name`](SolveTab::name).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names say it
pub enum SolveTab {
    Typos,
    #[default]
    Steps,
    Solutions,
    Search,
    Ratings,
    Own,
}

impl SolveTab {
    const ALL: [SolveTab; 6] =
        [SolveTab::Typos, SolveTab::Steps, SolveTab::Solutions, SolveTab::Search, SolveTab::Ratings, SolveTab::Own];

    /// Returns the stored name of the tab.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SolveTab::Typos => "typos",
            SolveTab::Steps => "steps",
            SolveTab::Solutions => "solutions",
            SolveTab::Search => "search",
            SolveTab::Ratings => "ratings",
            SolveTab::Own => "own",
        }
    }

    /// Returns the tab with a stored name. None if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<SolveTab> {
        SolveTab::ALL.into_iter().find(|tab| tab.name() == name)
    }
}
