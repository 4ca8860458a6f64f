//! Steps with their explanations: the roles, links and sentences that the page draws and shows.

use super::{Prose, technique_record};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, DigitSet, House, HouseSet};
use nonet_techniques::{Effect, Link, Node, Role, Technique};
use nonet_words::Notation;
use serde::{Deserialize, Serialize};

/// A step with everything that the page draws and says of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExplainedStep {
    /// The technique. None for a rule of another program, which is none of our techniques.
    #[serde(with = "technique_record")]
    pub technique: Option<Technique>,
    /// The name of the step. For a technique with several forms, it is the name of the form.
    pub title: String,
    /// Whether the step is a single. Singles are drawn with [`rays`](ExplainedStep::rays), and hints for them have two stages.
    pub single: bool,
    /// The candidates that the step places or eliminates.
    pub effect: Effect,
    /// The naked singles that follow from the step, and are placed with it.
    pub then: Vec<Candidate>,
    /// The candidates that prove the step, with their roles. If a candidate has two roles, the first one counts.
    pub parts: Vec<(CandidateSet, Role)>,
    /// The names of roles in this step, where they differ from the general names.
    pub names: Vec<(Role, String)>,
    /// The houses in which the reasoning takes place.
    pub houses: HouseSet,
    /// The links of a chain, or between the candidates of two colours.
    pub links: Vec<Link>,
    /// The rays of a single, from filled cells that hold the single's digit or see its cell: as few as prove the single. Empty
    /// unless the step is a single.
    pub rays: Vec<Ray>,
    /// The candidates that a single rules out, by rays or by earlier steps: its digit in the other empty cells of the house, or
    /// the other digits of its cell. Empty for a full house, and for other steps.
    pub ruled_out: CandidateSet,
    /// The nodes that become true in a trial, or in each case of a forcing chain, one list for each case. The first node of a
    /// list is the assumption.
    pub order: Vec<Vec<NumberedNode>>,
    /// The cells of the contradiction at the end of a trial, or under the assumption that a colour is true: a cell without
    /// candidates, or the cells of a house in which a digit has no place or two places. Empty if there is no contradiction.
    pub emptied: CellSet,
    /// The cases of a step that follows in each of several cases. Each case is explained as a step by itself. Empty for other
    /// steps.
    pub cases: Vec<ExplainedStep>,
    /// The sentences and the notation of the step.
    pub wording: InEachNotation<Wording>,
}

/// A node that becomes true, and the number that the board shows beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NumberedNode {
    /// In a trial, the number of the sentence about the node, from 1. In a case, the place of the node in the case, from 1.
    pub number: usize,
    /// The node.
    pub node: Node,
}

/// The texts of a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wording {
    /// The effect of the step in one line: `r8c2 = 7`.
    pub action: String,
    /// The naked singles that are placed with the step: `r6c2 = 8`. May be empty.
    pub consequences: String,
    /// The sentences of the proof.
    pub proof: Vec<Prose>,
    /// The proof in one line, in the notation of experts: `(2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2`.
    pub notation: String,
}

/// A text that names cells, in each of the two notations. The player may change the notation while the text is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InEachNotation<T> {
    row_column: T,
    letters: T,
}

/// A ray: the digit of a filled cell rules itself out in other cells of a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ray {
    /// The digit and its cell.
    pub from: Candidate,
    /// The house of that cell and of the cells in `to`.
    pub house: House,
    /// The cells in which the digit is ruled out, as far as they matter to the step.
    pub to: CellSet,
}

/// A hint: a step at the player's position, which is told in stages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The step.
    pub explained: ExplainedStep,
    /// The candidates of the position at which the step was found.
    pub open: CandidateSet,
    /// The notes that the step needs and the player has not written.
    pub missing: CandidateSet,
    /// The candidates that only the player's notes rule out, and without which the step is not proved.
    pub by_notes: CandidateSet,
    /// The houses that the first stage names. Empty if it names digits or a cell.
    pub houses: HouseSet,
    /// The digits that the first stage names. Empty if it names houses or a cell.
    pub digits: DigitSet,
    /// The heading once a stage has named the technique: `AIC`.
    pub title: String,
    /// The sentences of each stage.
    pub stages: InEachNotation<[Vec<Prose>; 5]>,
}

/// The reason why a candidate is false, or that no technique shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhyNot {
    /// The step that eliminates the candidate. None if the candidate is false for another reason, or not proved false.
    pub explained: Option<ExplainedStep>,
    /// The cell that has the digit already, and the house that it shares with the candidate's cell. None if no such cell is the
    /// reason.
    pub seen: Option<(Cell, House)>,
    /// The candidates of the position.
    pub open: CandidateSet,
    /// The sentence that says where to look before the answer is told. Empty if the answer is told at once.
    pub where_to_look: InEachNotation<Vec<Prose>>,
    /// The houses that this sentence names.
    pub houses: HouseSet,
    /// The sentences of the answer.
    pub lines: InEachNotation<Vec<Prose>>,
}

impl ExplainedStep {
    /// Returns the case with this index, from 0. Returns the whole step if `number` is None or there is no such case.
    #[must_use]
    pub fn case(&self, number: Option<usize>) -> &ExplainedStep {
        number.and_then(|number| self.cases.get(number)).unwrap_or(self)
    }

    /// Returns the role of a cell, if any. If a cell belongs to the proof and also loses candidates, its role is that of the
    /// proof. If a cell loses candidates and is then filled by a naked single, its role is [`Role::Elimination`].
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

    /// Returns whether the candidate is placed by the step, or by a naked single that follows from it.
    #[must_use]
    pub fn places(&self, candidate: Candidate) -> bool {
        self.effect.placements().contains(candidate) || self.then.contains(&candidate)
    }

    /// Returns the role of a candidate, if any.
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

    /// Applies the step, and the naked singles that follow from it, to the position at which the step was found.
    pub fn apply(&self, position: &mut Candidates) {
        self.effect.apply(position);
        for it in &self.then {
            position.place(it.cell, it.digit);
        }
    }
}

impl<T> InEachNotation<T> {
    /// Writes the text in each notation.
    pub fn new(write: impl Fn(Notation) -> T) -> InEachNotation<T> {
        InEachNotation { row_column: write(Notation::RowColumn), letters: write(Notation::Letters) }
    }

    /// Returns the text in this notation.
    pub const fn of(&self, notation: Notation) -> &T {
        match notation {
            Notation::RowColumn => &self.row_column,
            Notation::Letters => &self.letters,
        }
    }
}

impl Hint {
    /// Returns whether the hint is about a single, which has four stages (three if one cell of its house is empty) rather than
    /// five: the house, the question, what is ruled out, and the digit.
    #[must_use]
    pub const fn is_short(&self) -> bool {
        self.explained.single
    }

    /// Returns the stage after this one, from 0 to 4. Returns None after the last stage.
    #[must_use]
    pub fn stage_after(&self, stage: u8) -> Option<u8> {
        self.all_stages().find(|it| *it > stage)
    }

    /// Returns the stages that the hint has, from 0 to 4.
    pub fn all_stages(&self) -> impl Iterator<Item = u8> {
        (0..=4).filter(|stage| match stage {
            2 => !self.is_short(),
            3 => !self.is_short() || self.rules_out(),
            _ => true,
        })
    }

    /// Returns the last of the hint's stages that is not after this one.
    #[must_use]
    pub fn stage_up_to(&self, stage: u8) -> u8 {
        self.all_stages().take_while(|it| *it <= stage).last().unwrap_or(0)
    }

    /// Returns whether a stage shows what is ruled out, which a single in the last empty cell of a house has not.
    fn rules_out(&self) -> bool {
        !self.explained.ruled_out.is_empty()
    }
}
