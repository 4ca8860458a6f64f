//! The steps of a position without repetition: a row for each conclusion, under which lie the conclusions that are parts of it.

use super::{Effect, Step, Technique};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// A row of a list of steps: a conclusion, and the conclusions that are parts of it and no easier to come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepRow {
    /// The ways to the conclusion of the row.
    pub ways: Ways,
    /// The conclusions that are folded under it, the easiest first.
    pub folded: Vec<Ways>,
}

/// The steps that come to one conclusion, as indexes in the list of steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ways {
    /// The simplest step.
    pub simplest: usize,
    /// The other steps, the simplest first.
    pub others: Vec<usize>,
}

/// Returns the rows of a list of steps, the easiest first. Each step is in one row and there once: as the simplest way to a conclusion or
/// as another way to it, of the row itself or of what is folded.
///
/// Of two steps, the one whose technique comes first in hint order is easier; of one technique, the one with the shorter proof is
/// simpler. A conclusion is folded if it is a part of the conclusion of an easier or equally easy step: under the easiest row of which
/// it is a part.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, found_steps, step_rows};
///
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let steps = found_steps(&Candidates::new(&grid), &Options::UNIQUE);
/// let rows = step_rows(&steps);
/// assert!(rows.len() < steps.len());
/// let first = &rows[0].ways; // a hidden single in two houses, and what three chains come to
/// assert_eq!((steps[first.simplest].effect.to_string().as_str(), first.others.len()), ("r5c1=3", 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn step_rows(steps: &[Step]) -> Vec<StepRow> {
    let conclusions = conclusions(steps);
    let is_head: Vec<bool> = conclusions.iter().map(|it| !conclusions.iter().any(|other| other.covers(it))).collect();
    let (mut rows, mut heads, mut parts) = (Vec::new(), Vec::new(), Vec::new());
    for (conclusion, is_head) in conclusions.into_iter().zip(is_head) {
        if is_head {
            rows.push(StepRow { ways: conclusion.ways.clone(), folded: Vec::new() });
            heads.push(conclusion);
        } else {
            parts.push(conclusion);
        }
    }
    for part in parts {
        let head = heads.iter().position(|head| head.covers(&part));
        if let Some(row) = head.and_then(|head| rows.get_mut(head)) {
            row.folded.push(part.ways);
        }
    }
    rows
}

/// A conclusion, the technique of the simplest step to it, and all steps to it.
struct Conclusion {
    effect: Effect,
    technique: Technique,
    ways: Ways,
}

impl Conclusion {
    /// Returns whether `part` is a part of this conclusion, and not all of it, and is no easier to come to.
    fn covers(&self, part: &Conclusion) -> bool {
        self.technique <= part.technique && is_part(&part.effect, &self.effect)
    }
}

/// Returns the conclusions of the steps, the easiest first.
fn conclusions(steps: &[Step]) -> Vec<Conclusion> {
    let mut order: Vec<(usize, &Step)> = steps.iter().enumerate().collect();
    order.sort_by_cached_key(|(number, step)| (step.technique, step.evidence.complexity(), *number));
    let mut places: HashMap<Effect, usize> = HashMap::new();
    let mut all: Vec<Conclusion> = Vec::new();
    for (number, step) in order {
        let place = *places.entry(step.effect).or_insert(all.len());
        match all.get_mut(place) {
            Some(conclusion) => conclusion.ways.others.push(number),
            None => all.push(Conclusion {
                effect: step.effect,
                technique: step.technique,
                ways: Ways { simplest: number, others: Vec::new() },
            }),
        }
    }
    all
}

/// Returns whether an effect is a part of another one, and not all of it.
fn is_part(part: &Effect, whole: &Effect) -> bool {
    match (part, whole) {
        (Effect::Place(part), Effect::Place(whole)) | (Effect::Eliminate(part), Effect::Eliminate(whole)) => {
            part != whole && part.get().is_subset(&whole.get())
        }
        (Effect::Place(_), Effect::Eliminate(_)) | (Effect::Eliminate(_), Effect::Place(_)) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Evidence, Options, evidence::Fish, found_steps};
    use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, Digit, Grid, HouseSet};
    use proptest::{collection::vec, prelude::*, sample::select};

    /// A step of these eliminations by this technique, whose proof gets longer with the number of fins.
    fn step(technique: Technique, gone: &str, fins: usize) -> Step {
        let gone: CandidateSet = gone.split(' ').map(|name| name.parse::<Candidate>().unwrap()).collect();
        step_of(technique, gone, fins)
    }

    fn step_of(technique: Technique, gone: CandidateSet, fins: usize) -> Step {
        let fins: CellSet = CellSet::ALL.iter().take(fins).collect();
        let fish = Fish { digit: Digit::D1, base: HouseSet::EMPTY, cover: HouseSet::EMPTY, fins };
        Step { technique, effect: Effect::eliminate(gone).unwrap(), evidence: Evidence::Fish(fish) }
    }

    /// The rows in words: the conclusion's ways, then in brackets those of each folded one.
    fn rows(steps: &[Step]) -> Vec<String> {
        let ways = |ways: &Ways| {
            std::iter::once(&ways.simplest).chain(&ways.others).map(ToString::to_string).collect::<Vec<_>>().join("=")
        };
        let row = |row: &StepRow| ways(&row.ways) + &row.folded.iter().map(|it| format!("[{}]", ways(it))).collect::<String>();
        step_rows(steps).iter().map(row).collect()
    }

    #[test]
    fn a_conclusion_has_one_row_and_its_parts_lie_under_it() {
        use Technique::{NakedPair, XWing, XyChain};
        for (steps, expected) in [
            (vec![], vec![]),
            (vec![step(XWing, "1r1c1", 0), step(NakedPair, "1r1c1", 3)], vec!["1=0"]), // the easier technique
            (vec![step(XWing, "1r1c1", 2), step(XWing, "1r1c1", 1)], vec!["1=0"]),     // the shorter proof
            (vec![step(XWing, "1r1c1", 0), step(NakedPair, "1r1c1 1r1c2", 0)], vec!["1[0]"]), // a part of an easier one
            (vec![step(XWing, "1r1c1", 0), step(XWing, "1r1c1 1r1c2", 5)], vec!["1[0]"]), // of an equally easy one
            (vec![step(NakedPair, "1r1c1", 0), step(XWing, "1r1c1 1r1c2", 0)], vec!["0", "1"]), // of a harder one: stays
            // Each is a part of the next: both lie under the largest, though it is in the middle by its technique.
            (
                vec![step(XyChain, "1r1c1", 0), step(XyChain, "1r1c1 1r1c2", 0), step(XWing, "1r1c1 1r1c2 1r1c3", 0)],
                vec!["2[0][1]"],
            ),
            // Of two rows that have it, the easier one.
            (
                vec![step(XyChain, "1r1c1", 0), step(XWing, "1r1c1 1r1c3", 0), step(NakedPair, "1r1c1 1r1c2", 0)],
                vec!["2[0]", "1"],
            ),
            // The other ways to a folded conclusion lie with it.
            (vec![step(XyChain, "1r1c1", 1), step(XWing, "1r1c1", 1), step(XWing, "1r1c1 1r1c3", 0)], vec!["2[1=0]"]),
        ] {
            assert_eq!(rows(&steps), expected, "{steps:?}");
        }
    }

    /// Checks that every step is in one place, and that no row says a part of what an easier row says.
    fn check(steps: &[Step]) -> Result<(), TestCaseError> {
        let rows = step_rows(steps);
        let ways = rows.iter().flat_map(|row| std::iter::once(&row.ways).chain(&row.folded));
        let mut told: Vec<usize> =
            ways.clone().flat_map(|ways| std::iter::once(ways.simplest).chain(ways.others.iter().copied())).collect();
        told.sort_unstable();
        prop_assert!(told.into_iter().eq(0..steps.len()), "each step is told once");
        for Ways { simplest, others } in ways {
            for other in others {
                let (simplest, other) = (&steps[*simplest], &steps[*other]);
                prop_assert_eq!(simplest.effect, other.effect);
                prop_assert!(
                    (simplest.technique, simplest.evidence.complexity()) <= (other.technique, other.evidence.complexity())
                );
            }
        }
        for (number, row) in rows.iter().enumerate() {
            let own = &steps[row.ways.simplest];
            for folded in &row.folded {
                let folded = &steps[folded.simplest];
                prop_assert!(is_part(&folded.effect, &own.effect) && own.technique <= folded.technique);
            }
            for (earlier, other) in rows.iter().enumerate() {
                let other = &steps[other.ways.simplest];
                let is_as_easy = earlier < number || other.technique <= own.technique;
                prop_assert!(number == earlier || own.effect != other.effect);
                prop_assert!(!(is_as_easy && is_part(&own.effect, &other.effect)), "{own} is a part of {other}");
            }
        }
        Ok(())
    }

    #[test]
    fn the_steps_of_puzzles_are_each_in_one_row() {
        for line in [
            "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
            "850002400720000009004000000000107002305000900040000000000080070017000000000036040",
        ] {
            let steps = found_steps(&Candidates::new(&line.parse::<Grid>().unwrap()), &Options::UNIQUE);
            check(&steps).unwrap();
        }
    }

    proptest! {
        #[test]
        fn every_step_is_in_one_row_and_no_row_is_a_part_of_an_easier_one(
            steps in vec((select(&Technique::ALL[..]), 1_u32..64, 0_usize..4), 0..40)
        ) {
            let gone = |bits: u32| -> CandidateSet {
                CellSet::ALL.iter().take(6).enumerate().filter(|(i, _)| bits >> i & 1 == 1)
                    .map(|(_, cell)| Candidate::new(cell, Digit::D1)).collect()
            };
            let steps: Vec<Step> = steps.into_iter().map(|(technique, bits, fins)| step_of(technique, gone(bits), fins)).collect();
            check(&steps)?;
        }
    }
}
