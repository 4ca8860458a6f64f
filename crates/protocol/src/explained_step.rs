//! A step as a reader meets it: all that is to be drawn and said of it, and what it does.

use super::{Prose, TechniqueName};
use nonet_core::{
    Role,
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseSet},
    words::Notation,
};
use serde::{Deserialize, Serialize};

/// A step with everything that is to be drawn and said of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExplainedStep {
    /// Which technique it is.
    pub technique: TechniqueName,
    /// What the step itself is called: of a technique with several forms, which of them it is.
    pub title: String,
    /// Whether it is a single, of which there is little to draw.
    pub single: bool,
    /// What it does.
    pub effect: Effect,
    /// What is placed at once after it: the naked singles that it leaves.
    pub then: Vec<Candidate>,
    /// The candidates that prove it, by the part that they play: of two parts of one candidate the first counts.
    pub parts: Vec<(CandidateSet, Role)>,
    /// What these parts are called here, where that is not what they are called in general.
    pub names: Vec<(Role, String)>,
    /// The houses in which the reasoning takes place.
    pub houses: HouseSet,
    /// The links of a chain, or of colours.
    pub links: Vec<Link>,
    /// Of a single, the digits that stand and leave it: as few as show it.
    pub rays: Vec<Ray>,
    /// Of a single, all that is ruled out, by rays or by earlier steps: its digit in the house's other empty cells, or the cell's
    /// other digits.
    pub ruled_out: CandidateSet,
    /// What becomes true in a trial, or in each case of a forcing chain, in order, what is assumed first.
    pub order: Vec<Vec<NumberedNode>>,
    /// What cannot be at the end of a trial, or if a colour were true: a cell without a candidate, or the cells of a house without a place for a digit or with
    /// two of it.
    pub emptied: CellSet,
    /// Of a step that follows in each of several cases, each case by itself: what is drawn and said of it alone. Else none.
    pub cases: Vec<ExplainedStep>,
    /// What is said of it.
    pub wording: InEachNotation<Wording>,
}

/// What becomes true, and the number that the board shows beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NumberedNode {
    /// In a trial the number of the sentence that tells it, from 1; in a case its place.
    pub number: usize,
    /// What becomes true.
    pub node: Node,
}

/// What a step does. The set is never empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// These candidates are true.
    Place(CandidateSet),
    /// These candidates are false.
    Eliminate(CandidateSet),
}

/// What is said of a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wording {
    /// What it does, in one line: `r8c2 = 7`.
    pub action: String,
    /// What is placed at once after it: `r6c2 = 8`; may be empty.
    pub consequences: String,
    /// The sentences that prove it.
    pub proof: Vec<Prose>,
    /// The same in one line for experts: `(2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2`.
    pub notation: String,
}

/// Something that names cells, in both ways to name them: a player may change between them while it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InEachNotation<T> {
    row_column: T,
    letters: T,
}

/// A node of a chain: a digit in a cell, or in one of some cells of a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells; one, or several of one house.
    pub cells: CellSet,
}

/// A link between two nodes of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Link {
    /// The node before,
    pub from: Node,
    /// and the node after.
    pub to: Node,
    /// A strong link: not both are off. A weak one: not both are on.
    pub strong: bool,
}

/// What a digit that stands rules out: itself in the other cells of a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ray {
    /// The digit, and where it stands.
    pub from: Candidate,
    /// The house that it and the cells are in.
    pub house: House,
    /// The cells, as far as they matter.
    pub to: CellSet,
}

/// A step on a player's own position, told stage by stage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The step.
    pub explained: ExplainedStep,
    /// The candidates that are left at the position that it was found at.
    pub open: CandidateSet,
    /// The notes that it takes and the player has not written.
    pub missing: CandidateSet,
    /// The houses to look at, for as long as only that is told,
    pub houses: HouseSet,
    /// or the digits, wherever they are.
    pub digits: DigitSet,
    /// Its heading once the technique is told: `AIC`.
    pub title: String,
    /// The sentences of each stage.
    pub stages: InEachNotation<[Vec<Prose>; 5]>,
}

/// Why a candidate is false, or that nothing shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhyNot {
    /// The step that excludes it, if that is why.
    pub explained: Option<ExplainedStep>,
    /// The cell that holds the digit, and the house that both are in, if that is why.
    pub seen: Option<(Cell, House)>,
    /// The candidates that are left at the position that was asked about.
    pub open: CandidateSet,
    /// The sentences that say so.
    pub lines: InEachNotation<Vec<Prose>>,
}

impl ExplainedStep {
    /// This case of it by itself, counted from 0; the whole if none is wanted, or if there is no such case.
    #[must_use]
    pub fn case(&self, number: Option<usize>) -> &ExplainedStep {
        number.and_then(|number| self.cases.get(number)).unwrap_or(self)
    }

    /// The part that a cell plays, if any. A cell that proves the step and loses candidates too has the part of the proof; one that
    /// is filled because it loses them is one that loses them.
    #[must_use]
    pub fn role_of(&self, cell: Cell) -> Option<Role> {
        if self.effect.placements().cells().contains(cell) {
            return Some(Role::Target);
        }
        let follows = || self.then.iter().any(|it| it.cell == cell).then_some(Role::Target);
        let own = |(candidates, role): &(CandidateSet, Role)| candidates.cells().contains(cell).then_some(*role);
        let eliminated = || self.effect.eliminations().cells().contains(cell).then_some(Role::Elimination);
        self.parts.iter().find_map(own).or_else(eliminated).or_else(follows)
    }

    /// Whether the step places this candidate, or what follows from it at once does.
    #[must_use]
    pub fn places(&self, candidate: Candidate) -> bool {
        self.effect.placements().contains(candidate) || self.then.contains(&candidate)
    }

    /// The part that a candidate plays, if any.
    #[must_use]
    pub fn role_of_candidate(&self, candidate: Candidate) -> Option<Role> {
        if self.places(candidate) {
            return Some(Role::Target);
        }
        if self.effect.eliminations().contains(candidate) {
            return Some(Role::Elimination);
        }
        self.parts.iter().find_map(|(candidates, role)| candidates.contains(candidate).then_some(*role))
    }

    /// Does the step, and what follows at once, at the position that it was found at.
    pub fn apply(&self, position: &mut Candidates) {
        match &self.effect {
            Effect::Place(set) => {
                for it in set.iter() {
                    position.place(it.cell, it.digit);
                }
            }
            Effect::Eliminate(set) => position.eliminate(set),
        }
        for it in &self.then {
            position.place(it.cell, it.digit);
        }
    }
}

impl Effect {
    /// The candidates that are placed; none if the step eliminates.
    #[must_use]
    pub const fn placements(&self) -> CandidateSet {
        match self {
            Effect::Place(set) => *set,
            Effect::Eliminate(_) => CandidateSet::EMPTY,
        }
    }

    /// The candidates that are removed; none if the step places.
    #[must_use]
    pub const fn eliminations(&self) -> CandidateSet {
        match self {
            Effect::Place(_) => CandidateSet::EMPTY,
            Effect::Eliminate(set) => *set,
        }
    }
}

impl<T> InEachNotation<T> {
    /// What `tell` says in each.
    pub fn tell(tell: impl Fn(Notation) -> T) -> InEachNotation<T> {
        InEachNotation { row_column: tell(Notation::RowColumn), letters: tell(Notation::Letters) }
    }

    /// What is said in this one.
    pub const fn of(&self, notation: Notation) -> &T {
        match notation {
            Notation::RowColumn => &self.row_column,
            Notation::Letters => &self.letters,
        }
    }
}

impl Hint {
    /// Whether it is told in two stages, where and why, rather than in five.
    #[must_use]
    pub const fn is_short(&self) -> bool {
        self.explained.single
    }

    /// The stage after this one, of 0 to 4; none after the last.
    #[must_use]
    pub const fn stage_after(&self, stage: u8) -> Option<u8> {
        match stage {
            4.. => None,
            0 if self.is_short() => Some(4),
            _ => Some(stage + 1),
        }
    }
}
