//! From one step to all of them, and to the whole way.

use super::{
    Family, Options, Step, Technique,
    options::options_at,
    queues::Queues,
    sink::{Distinct, first},
    techniques::{self, Dirty, FinderInput, Shared},
};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use nonet_core::board::{Candidate, CandidateSet, Candidates, DigitSet, House, HouseSet};
use nonet_techniques::RATING_ORDER;

/// An order in which a path tries the techniques.
///
/// ```
/// use nonet_logic::{Order, Technique};
///
/// assert_eq!(Order::Hint.techniques()[1], Technique::HiddenSingle);
/// assert_eq!(Order::Rating.techniques()[1], Technique::NakedSingle);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Order {
    /// The hint order: what a person should look for first comes first.
    Hint,
    /// The rating order, which is HoDoKu's: level and score come from a path in this order.
    Rating,
}

/// A path: steps from a position, one after the other, as far as they go. [`solve_path`] finds it.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, Order, Outcome, solve_path};
///
/// let grid: Grid = "000019040004800600750000002090102004000003000500406030800000073006008400010290000".parse()?;
/// let path = solve_path(&Candidates::new(&grid), Order::Rating, &Options::UNIQUE);
/// assert_eq!((path.steps.len(), path.outcome), (54, Outcome::Solved));
/// assert!(path.end.is_solved());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The steps in order, each with its effect alone ([`Step::apply`]): a naked single that one step leaves is a step of its own.
    pub steps: Vec<Step>,
    /// The position after the last step.
    pub end: Candidates,
    /// The outcome: whether the end is the solution.
    pub outcome: Outcome,
}

/// The way in which a path ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Outcome {
    /// A solved grid: every cell is filled, and rightly.
    Solved,
    /// A position at which no technique that may be used finds a step, since the puzzle has several solutions, or none, or is too
    /// hard; or the position at which the search was stopped.
    Stuck,
}

impl Order {
    /// Returns the techniques in this order, the first to be tried first.
    #[must_use]
    pub fn techniques(self) -> &'static [Technique] {
        match self {
            Order::Hint => &Technique::ALL,
            Order::Rating => &RATING_ORDER,
        }
    }
}

/// Returns the step that a person should look for next: the first one in hint order. None if the position is solved,
/// impossible, or too hard for the techniques that the options allow.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, Technique, next_step};
///
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let step = next_step(&Candidates::new(&grid), &Options::default()).ok_or("no step")?;
/// assert_eq!((step.technique, step.effect.to_string().as_str()), (Technique::HiddenSingle, "r5c1=3"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn next_step(candidates: &Candidates, options: &Options) -> Option<Step> {
    next_in(Order::Hint, candidates, &options_at(options, candidates), &mut Cache::new())
}

/// Returns every step that can be taken now, in hint order, each conclusion once and by its easiest proof. Steps of forcing
/// techniques and of the last resort are among them only if there is no other.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, all_steps};
///
/// let grid: Grid = "9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52".parse()?;
/// let position = Candidates::new(&grid);
/// let steps = all_steps(&position, &Options::default());
/// assert!(steps.is_sorted_by_key(|step| step.technique));
/// assert!(steps.iter().any(|step| step.evidence.to_string() == "fish 3 r37/c34"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn all_steps(candidates: &Candidates, options: &Options) -> Vec<Step> {
    all_steps_while(candidates, options, &mut || true)
}

/// Returns the steps that [`all_steps`] finds as long as `go_on` returns true. `go_on` is asked before each technique, and after
/// each step that is found.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, all_steps_while};
///
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let mut questions = 0..4; // it is asked before full houses, before hidden singles, and after each step
/// let steps = all_steps_while(&Candidates::new(&grid), &Options::UNIQUE, &mut || questions.next().is_some());
/// assert_eq!(steps.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn all_steps_while(candidates: &Candidates, options: &Options, go_on: &mut dyn FnMut() -> bool) -> Vec<Step> {
    let options = options_at(options, candidates);
    let mut steps = Distinct::default();
    let shared = Shared::default();
    for &technique in Order::Hint.techniques() {
        if !go_on() {
            break;
        }
        if !options.allows(technique) || technique.family() >= Family::Forcing && !steps.is_empty() {
            continue;
        }
        let _ = techniques::find(&FinderInput::new(technique, Dirty::ALL, candidates, &shared), &mut |step| {
            steps.push(step);
            if go_on() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    steps.into_steps()
}

/// Returns the steps of [`all_steps`] with all other ways to their conclusions: every step that each technique finds, in hint order.
/// [`step_rows`](super::step_rows()) puts them in order.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, all_steps, found_steps};
///
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let position = Candidates::new(&grid);
/// let (found, all) = (found_steps(&position, &Options::UNIQUE), all_steps(&position, &Options::UNIQUE));
/// assert!(found.len() > all.len() && all.iter().all(|step| found.contains(step)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn found_steps(candidates: &Candidates, options: &Options) -> Vec<Step> {
    let options = options_at(options, candidates);
    let mut steps = Vec::new();
    let shared = Shared::default();
    for &technique in Order::Hint.techniques() {
        if !options.allows(technique) || technique.family() >= Family::Forcing && !steps.is_empty() {
            continue;
        }
        let _ = techniques::find(&FinderInput::new(technique, Dirty::ALL, candidates, &shared), &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
    }
    steps
}

/// Returns every step of one technique that can be taken now, each conclusion once. Empty if the options don't allow the
/// technique.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, Technique, steps_of};
///
/// let grid: Grid = "9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52".parse()?;
/// let steps = steps_of(Technique::XWing, &Candidates::new(&grid), &Options::default());
/// assert_eq!(steps.len(), 1);
/// assert_eq!(steps[0].evidence.to_string(), "fish 3 r37/c34"); // X-wing of 3 in rows 3 and 7, columns 3 and 4
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn steps_of(technique: Technique, candidates: &Candidates, options: &Options) -> Vec<Step> {
    let mut steps = Distinct::default();
    let options = if technique.assumes_one_solution() { options_at(options, candidates) } else { *options };
    if options.allows(technique) {
        let _ = techniques::find(&FinderInput::new(technique, Dirty::ALL, candidates, &Shared::default()), &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
    }
    steps.into_steps()
}

/// Returns the path from a position as far as the techniques go, which takes the first step in `order` each time.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, Order, Outcome, solve_path};
///
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let path = solve_path(&Candidates::new(&grid), Order::Hint, &Options::UNIQUE);
/// assert_eq!(path.outcome, Outcome::Solved);
/// assert_eq!(path.end.grid().to_string(), "143986257679425381285731694962354178357618942418279563821567439796143825534892716");
/// assert_eq!(path.steps[0].to_string(), "hidden_single: only place b4 => r5c1=3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn solve_path(candidates: &Candidates, order: Order, options: &Options) -> Path {
    solve_path_while(candidates, order, options, &mut || true)
}

/// Returns the path of [`solve_path`], which ends early if `go_on` returns false. `go_on` is asked before each step. A path that
/// ends early is [`Outcome::Stuck`].
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, Order, Outcome, solve_path_while};
///
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let mut questions = 0..10;
/// let go_on = &mut || questions.next().is_some();
/// let path = solve_path_while(&Candidates::new(&grid), Order::Hint, &Options::UNIQUE, go_on);
/// assert_eq!((path.steps.len(), path.outcome), (10, Outcome::Stuck));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
        step.apply(&mut end);
        cache.gone |= before - *end.open();
        steps.push(step);
    }
    let outcome = if end.is_solved() { Outcome::Solved } else { Outcome::Stuck };
    Path { steps, end, outcome }
}

/// Returns the trial of one candidate: the step that eliminates it, because singles and pairs lead from the assumed candidate
/// to a contradiction. None if they don't.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::refute;
///
/// let grid: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
/// let step = refute(&Candidates::new(&grid), "1r6c9".parse()?).ok_or("no contradiction")?;
/// assert_eq!(step.to_string(), "trial: trial 1r6c9; r6c7 has no candidate => r6c9<>1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn refute(candidates: &Candidates, assumed: Candidate) -> Option<Step> {
    techniques::trial::refute(candidates, assumed)
}

/// The single that HoDoKu takes next. Those that it has lost from its lines are found by looking, as any other step is.
fn next_single(queues: &mut Queues, options: &Options) -> Option<Step> {
    let singles = [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle];
    singles.into_iter().filter(|&technique| options.allows(technique)).find_map(|technique| match technique {
        Technique::FullHouse => queues.full_house(),
        Technique::NakedSingle => queues.naked_single(),
        _ => queues.hidden_single(),
    })
}

fn next_in(order: Order, candidates: &Candidates, options: &Options, cache: &mut Cache) -> Option<Step> {
    let shared = Shared::default();
    cache.invalidate();
    order.techniques().iter().filter(|&&technique| options.allows(technique)).find_map(|&technique| {
        let mut dirty = *cache.dirty(technique);
        if technique.is_of_one_digit() && !dirty.digits.is_empty() {
            dirty.digits &= cache.digits_with_eliminations(candidates);
            if dirty.digits.is_empty() {
                return None;
            }
        }
        let at = FinderInput::new(technique, dirty, candidates, &shared);
        let step = match order {
            Order::Hint => first(|sink| techniques::find(&at, sink)),
            Order::Rating => techniques::rated(&at),
        };
        if step.is_none() {
            *cache.dirty(technique) = Dirty::NOTHING;
        }
        step
    })
}

/// The memory of a path from one step to the next.
struct Cache {
    /// The candidates that are gone since the techniques last looked.
    gone: CandidateSet,
    /// Of each technique, what has changed since it last found nothing. It need not look again at the rest.
    dirty: [Dirty; Technique::COUNT],
    /// The digits that were looked at since they changed.
    settled: DigitSet,
    /// The digits of `settled` that have a place in no template.
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
        let gone = core::mem::replace(&mut self.gone, CandidateSet::EMPTY);
        let (digits, cells) = (gone.digits(), gone.cells());
        let houses: HouseSet = House::all().filter(|house| house.cells().intersects(cells)).collect();
        self.settled -= digits;
        self.digits_with_eliminations -= digits;
        for dirty in &mut self.dirty {
            dirty.digits |= digits;
            dirty.houses |= houses;
        }
    }
}
