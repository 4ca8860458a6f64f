//! Setting a puzzle by hand: what each given does and what one more would do, and the acts that change all of it at once.

use crate::{
    state::{Doing, Look, Solve, State},
    view::{Room, Tab},
};
use nonet_core::{
    board::{Cell, Grid, Transform},
    solver::Verdict,
};
use nonet_game::Sheet;
use nonet_protocol::{self as protocol, Question, Study};

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

impl Solve {
    /// What the worker found out about the givens that stand, once it has.
    #[must_use]
    pub fn study(&self) -> Option<&Study> {
        let (grid, study) = self.studied.as_ref()?;
        (*grid == self.set_grid()).then_some(&**study)
    }

    /// The puzzle that is set: all digits but those that the program found.
    #[must_use]
    pub fn set_grid(&self) -> Grid {
        *self.rated_sheet().grid()
    }

    /// How many solutions there are without this given of a puzzle with one, if that was studied.
    #[must_use]
    pub fn without(&self, cell: Cell) -> Option<usize> {
        self.study()
            .filter(|_| matches!(self.judged.verdict, Verdict::One(_)))?
            .removals
            .iter()
            .find(|(given, _)| *given == cell)
            .map(|(_, solutions)| *solutions)
    }

    /// Whether there are few enough solutions to say what each digit does.
    fn can_be_studied(&self) -> bool {
        matches!(self.judged.verdict, Verdict::One(_)) || self.judged.exact().is_some()
    }
}

impl State {
    /// Whether a puzzle is being set.
    #[must_use]
    pub fn is_setting(&self) -> bool {
        self.room == Room::Solve && self.tab == Tab::Set && self.solve.look == Look::Now
    }

    /// What each given does, if somebody sets a puzzle and it is not known.
    pub(crate) fn study_question(&self) -> Option<Question> {
        let wanted = self.is_setting() && self.solve.can_be_studied() && self.solve.study().is_none();
        wanted.then(|| Question::Study { grid: self.solve.set_grid() })
    }

    /// Does this with all digits that stand, which are givens from then on: at once, or when the worker has done it.
    pub(crate) fn by_hand(&mut self, act: ByHand) {
        let grid = self.solve.set_grid();
        let asked = match act {
            ByHand::Turn => return self.set_puzzle(&Transform::TURN.grid(&grid)),
            ByHand::Mirror => return self.set_puzzle(&Transform::MIRROR.grid(&grid)),
            ByHand::MakeMinimal => protocol::ByHand::MakeMinimal,
            ByHand::Complete => protocol::ByHand::Complete,
            ByHand::Relabel => protocol::ByHand::Relabel,
            ByHand::Shuffle => protocol::ByHand::Shuffle,
            ByHand::Canonical => protocol::ByHand::Canonical,
        };
        let seed = self.making.fresh_seed();
        self.in_solve(|solve| solve.doing = Some(Doing::ByHand(asked, seed)));
    }

    /// What was to be done with the puzzle is done, if it can be.
    pub(crate) fn take_by_hand(&mut self, puzzle: Option<Grid>) {
        self.solve.doing = None;
        if let Some(givens) = puzzle {
            self.set_puzzle(&givens);
        }
    }

    fn set_puzzle(&mut self, givens: &Grid) {
        self.in_solve(|solve| solve.put(Sheet::of_givens(givens)));
    }
}
