//! Setting a puzzle by hand: what each given does and what one more would do, and the acts that change all of it at once.

use super::{Look, Solve, State};
use crate::{
    app::view::{Room, Tab},
    worker::{Job, Study},
};
use nonet_core::{
    board::{Cell, Grid, Transform},
    solver::{Puzzle, Verdict},
};
use nonet_game::Sheet;
use nonet_generator::{canonical, complete, make_minimal, relabelled, shuffled};

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

    /// The job that finds what each given does, if somebody sets a puzzle and it is not known.
    pub(super) fn study_job(&self) -> Option<Job> {
        let wanted = self.is_setting() && self.solve.can_be_studied() && self.solve.study().is_none();
        wanted.then(|| Job::Study { grid: self.solve.set_grid() })
    }

    /// Does this with all digits that stand, which are givens from then on.
    pub(super) fn by_hand(&mut self, act: ByHand) {
        let grid = self.solve.set_grid();
        let mut seed = || self.making.fresh_seed();
        let done = match act {
            ByHand::MakeMinimal => Puzzle::new(grid).ok().map(|puzzle| *make_minimal(&puzzle, seed()).givens()),
            ByHand::Complete => complete(&grid, None, seed()).map(|puzzle| *puzzle.givens()),
            ByHand::Turn => Some(Transform::TURN.grid(&grid)),
            ByHand::Mirror => Some(Transform::MIRROR.grid(&grid)),
            ByHand::Relabel => Some(relabelled(seed()).grid(&grid)),
            ByHand::Shuffle => Some(shuffled(seed()).grid(&grid)),
            ByHand::Canonical => Some(canonical(&grid)),
        };
        if let Some(givens) = done {
            self.in_solve(|solve| solve.put(Sheet::of_givens(&givens)));
        }
    }
}
