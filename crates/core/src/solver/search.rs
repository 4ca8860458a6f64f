//! The search: propagate, guess, take back. It finds every solution once, in an order of its own.

use super::{
    guess::{Next, decide},
    lanes::{AnyTask, Plane, Task, on_best_machine},
    last_conflict::LastConflict,
    masks::Masks,
    planes::Planes,
    propagate::{Dirty, End, State, Trace, propagate},
};
use core::ops::ControlFlow;

/// The problem that a search begins with.
#[derive(Clone, Copy)]
pub(super) enum Start<'a> {
    /// A grid as 81 characters, `1` to `9` a given and anything else an empty cell: the fast way in.
    Line(&'a [u8; 81]),
    /// The candidates of each cell.
    Planes(&'a Planes),
}

/// The goal of a search: it hears of each solution and may stop the search.
pub(super) trait Goal {
    /// Hears that there is a solution, to be had by calling what is passed: goals that only count don't.
    fn found(&mut self, solution: &dyn Fn() -> Planes) -> ControlFlow<()>;

    /// Hears, every [`NODES_PER_PAUSE`] guesses, that the search goes on: a goal may stop it in between.
    fn pause(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// A goal that only hears of solutions.
impl<F: FnMut(&dyn Fn() -> Planes) -> ControlFlow<()>> Goal for F {
    fn found(&mut self, solution: &dyn Fn() -> Planes) -> ControlFlow<()> {
        self(solution)
    }
}

/// The number of guesses between two calls of [`Goal::pause`]: they take some milliseconds.
pub(super) const NODES_PER_PAUSE: u64 = 1 << 14;

/// Searches until the goal stops it or everything has been searched. Says how many guesses it made.
pub(super) fn search(start: Start<'_>, goal: &mut dyn Goal) -> u64 {
    on_best_machine(WholeSearch { start, goal })
}

/// A whole search, for any machine.
pub(super) struct WholeSearch<'a> {
    pub(super) start: Start<'a>,
    pub(super) goal: &'a mut dyn Goal,
}

impl AnyTask for WholeSearch<'_> {
    type Output = u64;

    #[inline(always)]
    fn run_on<P: Plane>(self) -> u64 {
        P::compile(BackendSearch { search: self, plane: core::marker::PhantomData::<P> })
    }
}

/// A whole search on one machine.
struct BackendSearch<'a, P> {
    search: WholeSearch<'a>,
    plane: core::marker::PhantomData<P>,
}

impl<P: Plane> Task for BackendSearch<'_, P> {
    type Output = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        let masks = Masks::<P>::load();
        let mut state = match self.search.start {
            Start::Line(text) => State::of_line(&masks, text),
            Start::Planes(planes) => State::of_planes(planes),
        };
        let dirty = state.begin();
        let mut trace = Trace::of(&masks, &state);
        let mut watch = Watch { guesses: 0, last_conflict: LastConflict::default(), goal: self.search.goal };
        // Compiled apart from this function, since there would be two copies of all that follows otherwise, and the one in
        // here was a tenth slower in WebAssembly. That the goal stops the search is no news to whoever set it.
        let _ = P::compile(Branch { masks: &masks, state: &mut state, trace: &mut trace, dirty, watch: &mut watch });
        watch.guesses
    }
}

/// The state that all branches of a search share.
struct Watch<'a> {
    guesses: u64,
    last_conflict: LastConflict,
    goal: &'a mut dyn Goal,
}

impl Watch<'_> {
    fn found(&mut self, solution: &dyn Fn() -> Planes) -> ControlFlow<()> {
        self.last_conflict.found(self.guesses);
        self.goal.found(solution)
    }

    #[inline(always)]
    fn count_guess(&mut self) -> ControlFlow<()> {
        self.guesses += 1;
        if self.guesses.is_multiple_of(NODES_PER_PAUSE) { self.goal.pause() } else { ControlFlow::Continue(()) }
    }
}

/// One branch of a search: a state, and what is new in it.
struct Branch<'a, 'b, P> {
    masks: &'a Masks<P>,
    state: &'a mut State<P>,
    trace: &'a mut Trace<P>,
    dirty: Dirty<P>,
    watch: &'a mut Watch<'b>,
}

impl<P: Plane> Task for Branch<'_, '_, P> {
    type Output = ControlFlow<()>;

    /// The first answer to a guess is searched in a copy, by recursion; the second in place. At most 729 candidates can go, and
    /// each guess takes at least one, which bounds the depth; in practice it stays below 60.
    #[inline(always)]
    fn run(self) -> ControlFlow<()> {
        let Branch { masks, state, trace, mut dirty, watch } = self;
        loop {
            match propagate(masks, state, trace, dirty) {
                End::Contradiction => return ControlFlow::Continue(()),
                End::Solved => return watch.found(&|| state.store()),
                End::Stuck => {}
            }
            match decide(masks, state) {
                Next::Contradiction => return ControlFlow::Continue(()),
                Next::Reduced(digits) => dirty = Dirty { digits, singles: masks.none() },
                _ if watch.last_conflict.is_stalled(watch.guesses) => {
                    let Some(guess) = watch.last_conflict.guess(&state.store()) else { return ControlFlow::Continue(()) };
                    watch.count_guess()?;
                    let (digit, guesses) = (guess.digit.index(), watch.guesses);
                    let elsewhere_in_row = P::load(&Planes::lanes_of(guess.cell.row().cells().without(guess.cell)));
                    dirty = Dirty { digits: 1 << digit, singles: masks.none() };
                    search_without(masks, state, digit, elsewhere_in_row, dirty, trace, watch)?;
                    watch.last_conflict.searched(guess, guesses);
                    state.planes[digit] = state.planes[digit] - P::load(&Planes::lanes_of(guess.cell.into()));
                }
                Next::Split { digit, first, second } => {
                    watch.count_guess()?;
                    dirty = Dirty { digits: 1 << digit, singles: masks.none() };
                    search_without(masks, state, digit, first, dirty, trace, watch)?;
                    state.planes[digit] = state.planes[digit] - second;
                }
                Next::Cell { digits: [a, b], cell } => {
                    watch.count_guess()?;
                    dirty = Dirty { digits: 1 << a | 1 << b, singles: cell };
                    state.known = state.known | cell;
                    search_without(masks, state, b, cell, dirty, trace, watch)?;
                    state.planes[a] = state.planes[a] - cell;
                }
            }
        }
    }
}

/// Searches a copy of the state in which the digit isn't in these cells.
#[inline(always)]
fn search_without<P: Plane>(
    masks: &Masks<P>,
    state: &State<P>,
    digit: usize,
    cells: P,
    dirty: Dirty<P>,
    trace: &mut Trace<P>,
    watch: &mut Watch<'_>,
) -> ControlFlow<()> {
    let mut copy = state.copy();
    copy.planes[digit] = copy.planes[digit] - cells;
    P::compile(Branch { masks, state: &mut copy, trace: &mut *trace, dirty, watch })?;
    *trace = Trace::of(masks, state);
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "x86_64")]
    use crate::solver::lanes::on_sse2;
    use crate::{
        board::Grid,
        solver::{lanes::on_plain_machine, problem::Problem},
    };

    /// Keeps the first solutions.
    struct FirstFifty(Vec<Planes>);

    impl Goal for FirstFifty {
        fn found(&mut self, solution: &dyn Fn() -> Planes) -> ControlFlow<()> {
            self.0.push(solution());
            if self.0.len() == 50 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }
    }

    const LISTS: [&str; 4] = [
        include_str!("../../tests/data/lists/hardest_1106.txt"),
        include_str!("../../tests/data/lists/17_clue.txt"),
        include_str!("../../tests/data/lists/two_or_more_solutions.txt"),
        include_str!("../../tests/data/lists/random_invalid.txt"),
    ];

    fn searched(machine: fn(WholeSearch<'_>) -> u64, start: Start<'_>) -> (Vec<Planes>, u64) {
        let mut goal = FirstFifty(Vec::new());
        let guesses = machine(WholeSearch { start, goal: &mut goal });
        (goal.0, guesses)
    }

    #[test]
    fn every_machine_and_every_start_finds_the_same_in_as_many_guesses() {
        let plain: fn(WholeSearch<'_>) -> u64 = |search| on_plain_machine(search);
        let others: Vec<fn(WholeSearch<'_>) -> u64> = vec![
            |search| on_best_machine(search),
            #[cfg(target_arch = "x86_64")]
            |search| on_sse2(search),
        ];
        for line in LISTS.iter().flat_map(|list| list.lines().step_by(20)) {
            let expected = searched(plain, Start::Line(line.as_bytes().try_into().unwrap()));
            let planes = Planes::of(&Problem::domains(&line.parse::<Grid>().unwrap()));
            assert_eq!(searched(plain, Start::Planes(&planes)), expected, "{line}");
            for &machine in &others {
                assert_eq!(searched(machine, Start::Planes(&planes)), expected, "{line}");
            }
        }
    }
}
