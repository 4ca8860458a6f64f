//! From one step to all of them, and to the whole way.

use super::{
    Options, Step, Technique,
    sink::{Distinct, first},
    technique::RATING_ORDER,
    techniques,
};
use crate::board::{Candidates, CellSet, Digit, DigitSet};
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
            Order::Rating => RATING_ORDER,
        }
    }
}

/// The step that a person should look for next; none at a solved, an impossible, or a too hard position.
///
/// ```
/// use nonet::{board::{Candidates, Grid}, engine::{next_step, Options, Technique}};
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
/// let step = next_step(&Candidates::new(&grid), &Options::default()).unwrap();
/// assert_eq!(step.technique, Technique::HiddenSingle);
/// ```
#[must_use]
pub fn next_step(candidates: &Candidates, options: &Options) -> Option<Step> {
    next_in(Order::Hint, candidates, options, &mut Looked::default())
}

/// Every step that can be taken now, each conclusion once and by its easiest proof, in hint order. The last resort is among
/// them only if there is no other.
#[must_use]
pub fn all_steps(candidates: &Candidates, options: &Options) -> Vec<Step> {
    let mut steps = Distinct::default();
    for &technique in Order::Hint.techniques() {
        let last_resort = technique == Technique::Trial;
        if last_resort && !steps.is_empty() {
            continue;
        }
        let _ = techniques::find(technique, candidates, options, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
    }
    steps.into_steps()
}

/// Every step of one technique that can be taken now, each conclusion once.
#[must_use]
pub fn steps_of(technique: Technique, candidates: &Candidates, options: &Options) -> Vec<Step> {
    let mut steps = Distinct::default();
    let _ = techniques::find(technique, candidates, options, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps.into_steps()
}

/// The way from a position as far as the techniques go, the first step in `order` each time.
#[must_use]
pub fn solve_path(candidates: &Candidates, order: Order, options: &Options) -> Path {
    let mut end = candidates.clone();
    let mut steps = Vec::with_capacity(81);
    let mut looked = Looked::default();
    while let Some(step) = next_in(order, &end, options, &mut looked) {
        step.take(&mut end);
        steps.push(step);
    }
    let outcome = if end.is_solved() { Outcome::Solved } else { Outcome::Stuck };
    Path { steps, end, outcome }
}

fn next_in(order: Order, candidates: &Candidates, options: &Options, looked: &mut Looked) -> Option<Step> {
    order.techniques().iter().find_map(|&technique| match order {
        _ if techniques::is_of_one_digit(technique) => looked.first(technique, candidates, options),
        Order::Hint => first(|sink| techniques::find(technique, candidates, options, sink)),
        Order::Rating => techniques::rated(technique, candidates, options),
    })
}

/// Of each technique that looks at one digit at a time: each digit's places in which it found nothing. It need not look again
/// before they change.
struct Looked([[CellSet; 9]; Technique::COUNT]);

impl Default for Looked {
    /// Nothing, but that there is nothing where a digit has no place.
    fn default() -> Looked {
        Looked([[CellSet::EMPTY; 9]; Technique::COUNT])
    }
}

impl Looked {
    /// The first step of a technique of one digit.
    fn first(&mut self, technique: Technique, candidates: &Candidates, options: &Options) -> Option<Step> {
        let barren = &mut self.0[technique.index()];
        let changed = |digit: &Digit| barren[digit.index()] != candidates.of_digit(*digit);
        let digits: DigitSet = Digit::ALL.into_iter().filter(changed).collect();
        let step = first(|sink| techniques::find_among(technique, digits, candidates, options, sink));
        if step.is_none() {
            digits.iter().for_each(|digit| barren[digit.index()] = candidates.of_digit(digit));
        }
        step
    }
}
