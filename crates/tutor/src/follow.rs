//! The questions of a guided drill: a learner marks the parts of a pattern on the board, one after the other, and then what follows. A
//! question is plain data; each kind of evidence gives its own, and its words.

use crate::{evidence, explain::in_each_notation, sentences};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use nonet_logic::Step;
pub use nonet_prose::Marked;
use nonet_prose::{InEachNotation, Prose};
use nonet_words::Messages;

/// The part of a pattern that a question asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PatternPart {
    /// The house in which the digits, or an empty cell, stand out.
    House,
    /// The other house in which the pattern lies, or which loses candidates.
    OtherHouse,
    /// The houses of the base of a fish.
    Base,
    /// The houses of the cover of a fish.
    Cover,
    /// The fins of a fish.
    Fins,
    /// The cells of the pattern.
    Cells,
    /// The cells of the pattern's other side.
    OtherCells,
    /// The middle of the pattern: the pivot of a wing, the stem of a blossom, the crossing of a firework.
    Pivot,
    /// The cells beside the middle: the pincers of a wing, the petals of a blossom, the wings of a firework.
    Pincers,
    /// The cells that have the digit and see all places of it in the pattern.
    Seers,
    /// The two ends of a chain, of which one is true.
    Ends,
    /// All candidates of a loop or a component of strong links.
    Component,
    /// The candidates of one of two colours.
    Colour,
    /// The candidates of which one is true because the puzzle has one solution.
    Guardians,
    /// The bases of exocets.
    Bases,
    /// The targets of exocets.
    Targets,
    /// The candidate that is assumed, or those of which one is true.
    Assumptions,
    /// The house or the cell at which an assumption fails.
    Contradiction,
    /// The conclusion: the candidates that the step places or rules out.
    Conclusion,
}

/// A question about the pattern of one step, which is answered on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FollowQuestion {
    /// The part that is asked for.
    pub part: PatternPart,
    /// The digits that the question names. Empty if it names none.
    pub digits: DigitSet,
    /// The right answers: one, or several that are as good. None of them is empty.
    pub answers: Vec<Marked>,
}

impl FollowQuestion {
    pub(crate) fn houses(part: PatternPart, digits: DigitSet, houses: HouseSet) -> FollowQuestion {
        FollowQuestion { part, digits, answers: vec![Marked::Houses(houses)] }
    }

    pub(crate) fn cells(part: PatternPart, digits: DigitSet, cells: CellSet) -> FollowQuestion {
        FollowQuestion { part, digits, answers: vec![Marked::Cells(cells)] }
    }

    pub(crate) fn candidates(part: PatternPart, candidates: CandidateSet) -> FollowQuestion {
        FollowQuestion { part, digits: DigitSet::EMPTY, answers: vec![Marked::Candidates(candidates)] }
    }

    /// Returns the question with another answer that is as good.
    pub(crate) fn or(mut self, answer: Marked) -> FollowQuestion {
        self.answers.push(answer);
        self
    }
}

/// Returns the questions about a step at this position, in the order in which they are asked. There is always one, since the last one asks
/// for what follows.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, Technique, steps_of};
/// use nonet_tutor::follow::{Marked, PatternPart, questions};
///
/// let grid: Grid = "9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52".parse()?;
/// let position = Candidates::new(&grid);
/// let step = &steps_of(Technique::XWing, &position, &Options::default())[0];
/// let questions = questions(step, &position);
/// let Marked::Houses(rows) = questions[0].answers[0] else { panic!("the base of a fish are houses") };
/// assert_eq!((questions[0].part, questions[0].digits.to_string().as_str()), (PatternPart::Base, "3"));
/// assert_eq!(rows.to_string(), "r37");
/// assert_eq!(questions.len(), 3); // base, cover, and what follows
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn questions(step: &Step, at: &Candidates) -> Vec<FollowQuestion> {
    let mut questions = evidence::of(&step.evidence).questions(step, at);
    for question in &mut questions {
        question.answers.retain(|answer| !answer.is_empty());
    }
    questions.retain(|question| !question.answers.is_empty());
    questions.push(FollowQuestion::candidates(PatternPart::Conclusion, step.effect.candidates()));
    questions
}

/// The reply to what a learner marked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FollowReply {
    /// The answer is right, for the instances with these indices: the questions go on about them. There is at least one.
    Right(Vec<usize>),
    /// The marks are right so far, and so many are missing.
    Missing(usize),
    /// Some of the marks are wrong. The facts tell what is the case at their places.
    Wrong(Vec<Fact>),
}

/// A fact about a place that was marked wrongly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fact {
    /// The digit has these places in the house: none if it stands there.
    Places {
        /// The digit.
        digit: Digit,
        /// The house.
        house: House,
        /// The places.
        cells: CellSet,
    },
    /// The digit stands in this cell of the house.
    Stands {
        /// The digit.
        digit: Digit,
        /// The house.
        house: House,
        /// The cell.
        cell: Cell,
    },
    /// The house has these empty cells.
    EmptyCells {
        /// The house.
        house: House,
        /// The empty cells.
        cells: CellSet,
    },
    /// The cell has this digit.
    Filled(Cell, Digit),
    /// The cell has these candidates.
    Open(Cell, DigitSet),
    /// The candidate is not one that the step places or rules out.
    Aside(Candidate),
}

/// Returns the reply to the marks for the question with this index. There may be several instances of a technique at a position, each with
/// its questions: any of them counts, and later questions are about those that fit all answers before. Of a conclusion any part counts.
///
/// The reply to wrong marks is about the instance that fits them best.
#[must_use]
pub fn reply(instances: &[Vec<FollowQuestion>], index: usize, marked: &Marked, at: &Candidates) -> FollowReply {
    let asked = || (0..).zip(instances).filter_map(|(number, questions)| Some((number, questions.get(index)?)));
    let right: Vec<usize> = asked().filter(|(_, question)| question.is_answered_by(marked)).map(|(number, _)| number).collect();
    if !right.is_empty() {
        return FollowReply::Right(right);
    }
    let answers = asked().flat_map(|(_, question)| question.answers.iter().map(move |answer| (question, answer)));
    let best = answers.min_by_key(|(_, answer)| (marked.without(answer).len(), answer.without(marked).len()));
    let Some((question, answer)) = best else { return FollowReply::Wrong(Vec::new()) };
    let wrong = marked.without(answer);
    match wrong.is_empty() {
        true => FollowReply::Missing(answer.without(marked).len()),
        false => FollowReply::Wrong(facts(&wrong, question, at)),
    }
}

/// Returns the words of a question about a step at this position.
#[must_use]
pub fn question_words(question: &FollowQuestion, step: &Step, at: &Candidates, messages: &Messages) -> InEachNotation<Prose> {
    in_each_notation(messages, |speech| sentences::follow_question(question, step, at, speech))
}

/// Returns the words of a fact about a place that was marked wrongly.
#[must_use]
pub fn facts_words(facts: &[Fact], messages: &Messages) -> InEachNotation<Vec<Prose>> {
    in_each_notation(messages, |speech| facts.iter().map(|fact| sentences::follow_fact(*fact, speech)).collect())
}

/// Returns the words for marks of which so many are missing. None are right if nothing is marked.
#[must_use]
pub fn missing_words(marked: &Marked, missing: usize, messages: &Messages) -> InEachNotation<Prose> {
    in_each_notation(messages, |speech| sentences::follow_missing(marked.is_empty(), missing, speech))
}

impl FollowQuestion {
    /// Returns whether the marks are a right answer.
    fn is_answered_by(&self, marked: &Marked) -> bool {
        let is_part = self.part == PatternPart::Conclusion && !marked.is_empty();
        self.answers.iter().any(|answer| answer == marked || is_part && marked.without(answer).is_empty())
    }
}

/// Returns what is the case at these places, as far as the digits of the question go.
fn facts(marked: &Marked, question: &FollowQuestion, at: &Candidates) -> Vec<Fact> {
    match *marked {
        Marked::Houses(houses) => houses.iter().flat_map(|house| facts_of_house(house, question.digits, at)).collect(),
        Marked::Cells(cells) => cells.iter().map(|cell| fact_of_cell(cell, at)).collect(),
        // That a candidate is there is no reason against it.
        Marked::Candidates(candidates) if question.part == PatternPart::Conclusion => {
            let fact = |it: Candidate| if at.open().contains(it) { Fact::Aside(it) } else { fact_of_cell(it.cell, at) };
            let mut facts: Vec<Fact> = candidates.iter().map(fact).collect();
            facts.dedup();
            facts
        }
        Marked::Candidates(candidates) => candidates.cells().iter().map(|cell| fact_of_cell(cell, at)).collect(),
    }
}

fn facts_of_house(house: House, digits: DigitSet, at: &Candidates) -> Vec<Fact> {
    if digits.is_empty() {
        return vec![Fact::EmptyCells { house, cells: at.empty_cells() & house.cells() }];
    }
    let fact = |digit| match (at.grid().cells_of(digit) & house.cells()).first() {
        Some(cell) => Fact::Stands { digit, house, cell },
        None => Fact::Places { digit, house, cells: at.of_digit(digit) & house.cells() },
    };
    digits.iter().map(fact).collect()
}

fn fact_of_cell(cell: Cell, at: &Candidates) -> Fact {
    at.grid()[cell].map_or_else(|| Fact::Open(cell, at.of_cell(cell)), |digit| Fact::Filled(cell, digit))
}
