//! A puzzle that is set by hand: its givens, what they were before, what was found out about them, and the acts that change all of
//! them at once.

use crate::{
    state::{Selection, State},
    text::en,
    view::Room,
};
use nonet_core::{
    board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Transform},
    solver::{self, COUNTED, Problem, SeveralCount, Verdict},
};
use nonet_formats::Address;
use nonet_game::History;
use nonet_protocol::{self as protocol, Question, Rated, ReadPuzzle, Seed, Study};
use std::rc::Rc;

/// The part of the Make room that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Part {
    /// Puzzles to print.
    #[default]
    Book,
    /// A puzzle that is set by hand.
    ByHand,
}

/// An act that changes the whole puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByHand {
    /// Givens go as long as there is one solution.
    MakeMinimal,
    /// Givens come until there is one solution.
    Complete,
    /// A quarter-turn.
    Turn,
    /// Left and right are exchanged.
    Mirror,
    /// The digits are renamed at random.
    Relabel,
    /// Lines are exchanged and digits renamed at random: the same puzzle in another guise.
    Shuffle,
    /// The guise that all guises of the puzzle share.
    Canonical,
}

/// The puzzle that is set.
#[derive(Clone, Debug)]
pub struct Setter {
    /// Its givens, with what they were before.
    pub history: History<Grid>,
    /// The verdict on them.
    pub verdict: Rc<Verdict>,
    /// What is to be done with them as soon as the worker has answered; what is left to chance follows from the seed.
    pub doing: Option<(protocol::ByHand, Seed)>,
    studied: Option<(Grid, Rc<Study>)>,
    rated: Option<(Grid, Rc<Rated>)>,
}

impl Setter {
    /// These givens stand.
    #[must_use]
    pub fn new(history: History<Grid>) -> Setter {
        let verdict = Rc::new(solver::verdict(history.now(), history.now()));
        Setter { history, verdict, doing: None, studied: None, rated: None }
    }

    /// The givens.
    #[must_use]
    pub fn grid(&self) -> &Grid {
        self.history.now()
    }

    /// What the worker found out about the givens that stand, once it has.
    #[must_use]
    pub fn study(&self) -> Option<&Study> {
        let (grid, study) = self.studied.as_ref()?;
        (grid == self.grid()).then_some(&**study)
    }

    /// How difficult the puzzle is, once the worker has said so.
    #[must_use]
    pub fn rating(&self) -> Option<&Rated> {
        let (grid, rated) = self.rated.as_ref()?;
        (grid == self.grid()).then_some(&**rated)
    }

    /// How many solutions there are without this given, if that was studied.
    #[must_use]
    pub fn without(&self, cell: Cell) -> Option<usize> {
        self.study()?.removals.iter().find(|(given, _)| *given == cell).map(|(_, solutions)| *solutions)
    }

    /// How many solutions each digit of this cell leaves, where there are several: nothing of digits that leave none.
    pub fn leaving(&self, cell: Cell) -> impl Iterator<Item = (Digit, usize)> {
        let left = self.study().into_iter().flat_map(|study| &study.left);
        left.filter(move |(it, _)| it.cell == cell).map(|(it, solutions)| (it.digit, *solutions))
    }

    /// How many solutions there are: one more than are counted stands for more.
    #[must_use]
    pub fn solutions(&self) -> usize {
        match &*self.verdict {
            Verdict::None(_) => 0,
            Verdict::One(_) => 1,
            Verdict::Several { count: SeveralCount::Exactly(count), .. } => *count,
            Verdict::Several { .. } => COUNTED + 1,
        }
    }

    /// Makes these the givens, as one act.
    fn put(&mut self, givens: Grid) {
        if self.history.act(givens) {
            self.changed();
        }
    }

    fn changed(&mut self) {
        self.doing = None;
        self.verdict = Rc::new(solver::verdict(self.grid(), self.grid()));
    }

    fn questions(&self, questions: &mut Vec<Question>) {
        let grid = *self.grid();
        questions.extend(self.doing.map(|(act, seed)| Question::ByHand { grid, act, seed }));
        if matches!(*self.verdict, Verdict::One(_)) && !grid.empty().is_empty() && self.rating().is_none() {
            questions.push(Question::Rate { grid, allowed: grid.allowed() });
        }
        if self.solutions() > 0 && !grid.filled().is_empty() && self.study().is_none() {
            questions.push(Question::Study { grid });
        }
    }
}

impl Default for Setter {
    fn default() -> Setter {
        Setter::new(History::new(Grid::EMPTY))
    }
}

impl State {
    /// Whether a puzzle is being set by hand.
    #[must_use]
    pub fn is_setting(&self) -> bool {
        self.room == Room::Make && self.part == Part::ByHand
    }

    /// What somebody who sets a puzzle waits for.
    pub(crate) fn setting_questions(&self, questions: &mut Vec<Question>) {
        if self.is_setting() {
            self.setter.questions(questions);
        }
    }

    /// Writes this given into the selected cells, or empties them.
    pub(crate) fn set_givens(&mut self, digit: Option<Digit>) {
        let cells = self.selection.cells;
        let write = |grid: Grid, cell| grid.with(cell, digit);
        self.set_puzzle(cells.iter().fold(*self.setter.grid(), write));
    }

    /// Writes this given.
    pub(crate) fn add_to_set(&mut self, Candidate { cell, digit }: Candidate) {
        self.selection = Selection::of(cell);
        self.set_puzzle(self.setter.grid().with(cell, Some(digit)));
    }

    /// Takes all givens away.
    pub(crate) fn clear_set(&mut self) {
        if !self.setter.grid().filled().is_empty() {
            self.set_puzzle(Grid::EMPTY);
            self.selection = Selection::first(); // where a puzzle is typed from
            self.say_undoable("Cleared.");
        }
    }

    /// Takes the last act back, or does it again. Says whether there was one.
    pub(crate) fn go_back_in_set(&mut self, back: bool) -> bool {
        let history = &mut self.setter.history;
        let went = if back { history.undo() } else { history.redo() };
        if went {
            self.setter.changed();
        }
        went
    }

    /// Does this with all givens: at once, or when the worker has done it.
    pub(crate) fn by_hand(&mut self, act: ByHand) {
        let grid = *self.setter.grid();
        let asked = match act {
            ByHand::Turn => return self.set_puzzle(Transform::TURN.grid(&grid)),
            ByHand::Mirror => return self.set_puzzle(Transform::MIRROR.grid(&grid)),
            ByHand::MakeMinimal => protocol::ByHand::MakeMinimal,
            ByHand::Complete => protocol::ByHand::Complete,
            ByHand::Relabel => protocol::ByHand::Relabel,
            ByHand::Shuffle => protocol::ByHand::Shuffle,
            ByHand::Canonical => protocol::ByHand::Canonical,
        };
        self.setter.doing = Some((asked, self.making.fresh_seed()));
    }

    /// What was to be done with the puzzle is done, if it can be.
    pub(crate) fn take_by_hand(&mut self, puzzle: Option<Grid>) {
        self.setter.doing = None;
        if let Some(givens) = puzzle {
            self.set_puzzle(givens);
        }
    }

    /// What each given does is known.
    pub(crate) fn take_study(&mut self, question: &Question, study: Rc<Study>) {
        if let Question::Study { grid } = question {
            self.setter.studied = Some((*grid, study));
        }
    }

    /// How difficult the puzzle is, is known.
    pub(crate) fn take_set_rating(&mut self, question: &Question, rated: Rc<Rated>) {
        if let Question::Rate { grid, .. } = question {
            self.setter.rated = Some((*grid, rated));
        }
    }

    /// A puzzle was pasted or opened: its digits are givens here.
    pub(crate) fn set_reading(&mut self, reading: &ReadPuzzle) {
        self.close();
        self.set_puzzle(reading.grid);
        self.say_undoable(en::read_as(reading, false));
    }

    /// The puzzle of the Solve room is taken over.
    pub(crate) fn set_from_solve(&mut self) {
        self.set_puzzle(self.puzzle_in_solve());
    }

    /// The puzzle of the Solve room: all digits but those that the program found.
    #[must_use]
    pub fn puzzle_in_solve(&self) -> Grid {
        *self.solve.rated_sheet().grid()
    }

    /// The puzzle goes to the Solve room, or a game of it is opened.
    pub(crate) fn take_set_to(&mut self, room: Room) {
        let givens = *self.setter.grid();
        if givens.filled().is_empty() {
            return;
        }
        let address = if room == Room::Play { Address::Game(givens) } else { Address::Puzzle(givens) };
        self.follow(&address.to_string());
    }

    fn set_puzzle(&mut self, givens: Grid) {
        self.lit = DigitSet::EMPTY;
        self.setter.put(givens);
        if self.selection.cells.is_empty() {
            self.selection.cells = CellSet::of(self.selection.cursor);
        }
    }
}
