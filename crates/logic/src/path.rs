//! From one step to all of them, and to the whole way.

use super::{
    Options, Phase, Step, Technique,
    options::options_at,
    queues::Queues,
    sink::{Distinct, first},
    techniques::{self, Dirty, Shared},
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, DigitSet, House, HouseSet};
use nonet_techniques::RATING_ORDER;
use std::ops::ControlFlow;

/// The order in which techniques are tried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// What a person should look for first.
    Hint,
    /// HoDoKu's, from which level and score come.
    Rating,
}

/// A way from a position as far as it goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The steps, each applied by itself: a naked single that one leaves is a step of its own.
    pub steps: Vec<Step>,
    /// The position after the last step.
    pub end: Candidates,
    /// How it ended.
    pub outcome: Outcome,
}

/// How a path ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Every cell is filled, and rightly.
    Solved,
    /// No technique that may be used finds anything: several solutions, none, or too hard.
    Stuck,
}

impl Order {
    /// The techniques in this order.
    #[must_use]
    pub fn techniques(self) -> &'static [Technique] {
        match self {
            Order::Hint => &Technique::ALL,
            Order::Rating => &RATING_ORDER,
        }
    }
}

/// The step that a person should look for next; none at a solved, an impossible, or a too hard position.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{next_step, Options, Technique};
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
/// let step = next_step(&Candidates::new(&grid), &Options::default()).unwrap();
/// assert_eq!(step.technique, Technique::HiddenSingle);
/// ```
#[must_use]
pub fn next_step(candidates: &Candidates, options: &Options) -> Option<Step> {
    next_in(Order::Hint, candidates, &options_at(options, candidates), &mut Cache::new())
}

/// Every step that can be taken now, each conclusion once and by its easiest proof, in hint order. Forcing and the last
/// resort are among them only if there is no other.
#[must_use]
pub fn all_steps(candidates: &Candidates, options: &Options) -> Vec<Step> {
    all_steps_while(candidates, options, &mut || true)
}

/// As [`all_steps`], but only as long as `go_on` says so: it is asked before each technique, and after each step that is found.
pub fn all_steps_while(candidates: &Candidates, options: &Options, go_on: &mut dyn FnMut() -> bool) -> Vec<Step> {
    let options = options_at(options, candidates);
    let mut steps = Distinct::default();
    let shared = Shared::default();
    for &technique in Order::Hint.techniques() {
        if !go_on() {
            break;
        }
        if technique.phase() >= Phase::Forcing && !steps.is_empty() {
            continue;
        }
        let _ = techniques::find_in(Dirty::ALL, technique, candidates, &shared, &options, &mut |step| {
            steps.push(step);
            if go_on() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    steps.into_steps()
}

/// Every step of one technique that can be taken now, each conclusion once.
#[must_use]
pub fn steps_of(technique: Technique, candidates: &Candidates, options: &Options) -> Vec<Step> {
    let mut steps = Distinct::default();
    let options = if technique.assumes_one_solution() { options_at(options, candidates) } else { *options };
    let _ = techniques::find(technique, candidates, &options, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps.into_steps()
}

/// The way from a position as far as the techniques go, the first step in `order` each time.
#[must_use]
pub fn solve_path(candidates: &Candidates, order: Order, options: &Options) -> Path {
    solve_path_while(candidates, order, options, &mut || true)
}

/// As [`solve_path`], but only as long as `go_on` says so, which is asked before each step: the path may end early.
pub fn solve_path_while(candidates: &Candidates, order: Order, options: &Options, go_on: &mut dyn FnMut() -> bool) -> Path {
    let options = options_at(options, candidates);
    let mut end = candidates.clone();
    let mut steps = Vec::with_capacity(81);
    let mut cache = Cache::new();
    let mut queues = (order == Order::Rating).then(|| Queues::new(&end));
    while !end.empty_cells().is_empty() && go_on() {
        let single = queues.as_mut().and_then(|queues| next_single(queues, &options));
        let Some(step) = single.or_else(|| next_in(order, &end, &options, &mut cache)) else { break };
        if let Some(queues) = &mut queues {
            queues.take(&step);
        }
        let before = *end.open();
        step.take(&mut end);
        cache.gone = cache.gone | (before - *end.open());
        steps.push(step);
    }
    let outcome = if end.is_solved() { Outcome::Solved } else { Outcome::Stuck };
    Path { steps, end, outcome }
}

/// The trial of one candidate: assuming it, singles and pairs reach what cannot be. None if they don't.
#[must_use]
pub fn refute(candidates: &Candidates, assumed: Candidate) -> Option<Step> {
    techniques::trial::refute(candidates, assumed, usize::MAX)
}

/// The single that HoDoKu takes next. Those that it has lost from its lines are found by looking, as any other step is.
fn next_single(queues: &mut Queues, options: &Options) -> Option<Step> {
    let mut step = None;
    for technique in [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle] {
        if step.is_none() && options.allow(technique) {
            step = match technique {
                Technique::FullHouse => queues.full_house(),
                Technique::NakedSingle => queues.naked_single(),
                _ => queues.hidden_single(),
            };
        }
    }
    step
}

fn next_in(order: Order, candidates: &Candidates, options: &Options, cache: &mut Cache) -> Option<Step> {
    let shared = Shared::default();
    cache.invalidate();
    order.techniques().iter().find_map(|&technique| {
        let mut dirty = *cache.dirty(technique);
        if technique.is_of_one_digit() && !dirty.digits.is_empty() {
            dirty.digits &= cache.digits_with_eliminations(candidates);
            if dirty.digits.is_empty() {
                return None;
            }
        }
        let step = match order {
            Order::Hint => first(|sink| techniques::find_in(dirty, technique, candidates, &shared, options, sink)),
            Order::Rating => techniques::rated(dirty, technique, candidates, &shared, options),
        };
        if step.is_none() {
            *cache.dirty(technique) = Dirty::NOTHING;
        }
        step
    })
}

/// What a path remembers.
struct Cache {
    /// The candidates that are gone since techniques last cache.
    gone: CandidateSet,
    /// Of each technique, what has changed since it last found nothing. It need not look again at the rest.
    dirty: [Dirty; Technique::COUNT],
    /// The digits that were cache at since they changed,
    settled: DigitSet,
    /// and those of them that have a place in no template.
    digits_with_eliminations: DigitSet,
}

impl Cache {
    /// At the start, everything is new.
    fn new() -> Cache {
        Cache {
            gone: CandidateSet::EMPTY,
            dirty: [Dirty::ALL; Technique::COUNT],
            settled: DigitSet::EMPTY,
            digits_with_eliminations: DigitSet::EMPTY,
        }
    }

    fn dirty(&mut self, technique: Technique) -> &mut Dirty {
        &mut self.dirty[technique.index()]
    }

    /// The digits of which some place is in no template. A pattern of one digit that removes something does so for one of these.
    fn digits_with_eliminations(&mut self, candidates: &Candidates) -> DigitSet {
        for digit in !self.settled {
            if !techniques::templates::impossible(digit, candidates).is_empty() {
                self.digits_with_eliminations = self.digits_with_eliminations.with(digit);
            }
        }
        self.settled = DigitSet::ALL;
        self.digits_with_eliminations
    }

    /// Takes note of what is gone.
    fn invalidate(&mut self) {
        let gone = std::mem::replace(&mut self.gone, CandidateSet::EMPTY);
        let (digits, cells) = (gone.digits(), gone.cells());
        let mut houses = HouseSet::EMPTY;
        for house in House::all() {
            if house.cells().meets(cells) {
                houses = houses.with(house);
            }
        }
        self.settled -= digits;
        self.digits_with_eliminations -= digits;
        for dirty in &mut self.dirty {
            dirty.digits |= digits;
            dirty.houses |= houses;
        }
    }
}
