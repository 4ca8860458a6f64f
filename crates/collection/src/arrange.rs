//! Many rows are sorted and filtered.

use super::facts::Facts;
use nonet_logic::Technique;
use nonet_protocol::{Column, Filter, Sort};

/// The rows that are shown, in their order: `facts` are those of all, `solved` the fingerprints of what is solved. Rows of which it isn't
/// known stand last, whichever way they are sorted; of equal ones the first in the file comes first.
#[must_use]
pub fn arranged(facts: &[Facts], sort: Sort, filter: &Filter, solved: &[u64]) -> Vec<u32> {
    let shown = (0..).zip(facts).filter(|(_, facts)| is_shown(facts, filter, solved));
    let rank = |facts: &Facts, row: u32| match key(facts, row, sort.by) {
        Some(key) if sort.down => u32::MAX - 1 - key,
        Some(key) => key,
        None => u32::MAX,
    };
    let mut rows: Vec<u64> = shown.map(|(row, facts)| u64::from(rank(facts, row)) << 32 | u64::from(row)).collect();
    rows.sort_unstable();
    rows.into_iter().map(|ranked| ranked as u32).collect()
}

fn is_shown(facts: &Facts, filter: &Filter, solved: &[u64]) -> bool {
    filter.level.is_none_or(|level| facts.level == Some(level))
        && filter.technique.is_none_or(|technique| facts.techniques >> technique.min(127) & 1 == 1)
        && filter.givens.is_none_or(|most| facts.print != 0 && facts.givens <= most)
        && (!filter.bad || facts.bad || facts.judged && facts.solutions != 1)
        && (!filter.unsolved || facts.print != 0 && !solved.contains(&facts.print))
}

/// What a row is sorted by, less than the greatest number; none where it isn't known.
fn key(facts: &Facts, row: u32, column: Column) -> Option<u32> {
    let is_puzzle = facts.print != 0;
    let hardness = |number: u8| {
        let technique = Technique::ALL.get(usize::from(number))?;
        Some((technique.level() as u32) << 24 | technique.score().unwrap_or(0) << 8 | u32::from(number))
    };
    match column {
        Column::Place => Some(row),
        Column::Givens => is_puzzle.then_some(facts.givens.into()),
        Column::Solutions => (is_puzzle && facts.judged).then_some(facts.solutions.into()),
        Column::Level => facts.level.map(|level| (level as u32) << 24 | facts.score.min(0xff_ffff)),
        Column::Score => facts.level.map(|_| facts.score),
        Column::Hardest => facts.hardest.and_then(hardness),
        Column::Explainer => facts.explainer.map(Into::into),
    }
}
