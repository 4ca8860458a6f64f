//! Actions in the Learn room.

use nonet_core::board::HouseKind;
use nonet_course::{DrillKind, DrillSeed, DrillSheet};
use nonet_protocol::{Level, Technique};

/// An action in the Learn room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LearnAction {
    /// Shows this page of the room. What was worked at is left.
    Open(LearnPage),
    /// Sets the level that the learner wants to solve.
    Goal(Level),
    /// Begins with the best next thing.
    GoOn,
    /// Opens the lesson on the technique, at its first act.
    Lesson(Technique),
    /// Begins this act of the lesson that is open.
    Act(LessonAct),
    /// Begins drills of this kind on the technique.
    Practise(Technique, DrillKind),
    /// Opens the drill of this seed; those that follow it come behind it.
    Drill(DrillSeed),
    /// Opens the drills of this sheet, from the first one.
    Sheet(DrillSheet),
    /// Changes the sheet that is put together.
    EditSheet(SheetEdit),
    /// Begins a row of drills by eye against the clock on the technique that is practised, or goes on without a clock.
    AgainstClock(bool),
    /// Begins drills in which the technique is not told.
    Mixed,
    /// Begins the test that tells where in the course a learner stands.
    Test,
    /// Goes on: to the next position, act or stage.
    Next,
    /// Shows the hint of the position up to this stage.
    Stage(u8),
    /// Shows one stage more of the hint.
    Help,
    /// Shows what was to be found.
    Show,
    /// Sets which house of the pressed cell is marked.
    MarkHouses(HouseKind),
    /// Hands in the marks on the board.
    Check,
    /// Answers which technique is at the position.
    Choose(Technique),
}

/// A page of the Learn room that shows no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LearnPage {
    /// The chapters with their techniques.
    #[default]
    Map,
    /// The practice so far.
    Progress,
    /// A sheet of drills for a class, which is put together.
    Sheet,
}

/// A change of the sheet that is put together, or a way to hand it out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetEdit {
    /// Takes the technique in, or leaves it out.
    Use(Technique, bool),
    /// Sets the number of positions.
    Positions(u8),
    /// Takes other positions.
    Anew,
    /// Copies the link to the drills.
    CopyLink,
    /// Prints the positions and their solutions.
    Print,
}

/// An act of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonAct {
    /// The pattern is shown and told, stage by stage.
    See,
    /// Questions lead through the pattern at another position.
    Follow,
    /// The pattern is to be found at a third position.
    Find,
}

impl LessonAct {
    /// All acts, in their order.
    pub const ALL: [LessonAct; 3] = [LessonAct::See, LessonAct::Follow, LessonAct::Find];
}
