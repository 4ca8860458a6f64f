//! Many rows are sorted and filtered.

use super::{
    facts::Facts,
    filter::{Filter, Finding},
    repeats::repeats,
    sort::{Column, Sort},
};
use nonet_techniques::Technique;

/// The rows that are shown, in their order: `facts` are those of all, `own` their [`ranks`] where they are sorted by a column of the
/// file, `solved` the fingerprints of what is solved. Rows of which it isn't known stand last, whichever way they are sorted; of equal
/// ones the first in the file comes first. The words of the filter are looked for in the fields of the file, which are not among the facts:
/// so [`Filter::words`] are the caller's.
#[must_use]
pub fn arranged(facts: &[Facts], own: &[Option<u32>], sort: Sort, filter: &Filter, solved: &[u64]) -> Vec<u32> {
    let repeated = if filter.once || filter.finding == Some(Finding::Repeated) { repeats(facts) } else { Vec::new() };
    let is_repeated = |row: u32| repeated.get(row as usize).is_some_and(Option::is_some);
    let is_wanted = |row: u32| match filter.finding {
        Some(Finding::Repeated) => is_repeated(row),
        _ => !filter.once || !is_repeated(row),
    };
    let shown = (0..).zip(facts).filter(|(row, facts)| is_shown(facts, filter, solved) && is_wanted(*row));
    let known = |facts: &Facts, row: u32| match sort.by {
        Column::Own(_) => own.get(row as usize).copied().flatten(),
        column => key(facts, row, column),
    };
    let rank = |facts: &Facts, row: u32| match known(facts, row) {
        Some(key) if sort.down => u32::MAX - 1 - key,
        Some(key) => key,
        None => u32::MAX,
    };
    let mut rows: Vec<u64> = shown.map(|(row, facts)| u64::from(rank(facts, row)) << 32 | u64::from(row)).collect();
    rows.sort_unstable();
    rows.into_iter().map(|ranked| ranked as u32).collect()
}

/// The places of these fields when they are sorted, equal ones the same; none of an empty field. Where all are decimal numbers they are
/// sorted as numbers, else as words, in which capitals count as small letters.
///
/// ```
/// use nonet_collection::ranks;
/// let fields = |texts: [&str; 4]| texts.map(|text| text.as_bytes().to_vec());
/// assert_eq!(ranks(&fields(["10", "9.5", "", "-1"])), [Some(2), Some(1), None, Some(0)]);
/// assert_eq!(ranks(&fields(["1234567890123457", "1234567890123456", "9", "1.50"])), [Some(3), Some(2), Some(1), Some(0)]);
/// assert_eq!(ranks(&fields(["b", "10", "9", "B"])), [Some(2), Some(0), Some(1), Some(2)]);
/// ```
#[must_use]
pub fn ranks(fields: &[Vec<u8>]) -> Vec<Option<u32>> {
    let texts: Vec<&[u8]> = fields.iter().map(|field| field.trim_ascii()).collect();
    let are_numbers = texts.iter().all(|text| text.is_empty() || number(text).is_some());
    let key = |text: &[u8]| match number(text).filter(|_| are_numbers) {
        Some(number) => number,
        None => text.to_ascii_lowercase(),
    };
    let keys: Vec<Vec<u8>> = texts.iter().map(|text| key(text)).collect();
    let mut order: Vec<usize> = (0..texts.len()).filter(|&at| !texts[at].is_empty()).collect();
    order.sort_unstable_by(|&one, &other| keys[one].cmp(&keys[other]));
    let mut ranks = vec![None; fields.len()];
    let mut rank = 0;
    for (place, &at) in order.iter().enumerate() {
        rank += u32::from(place > 0 && keys[at] != keys[order[place - 1]]);
        ranks[at] = Some(rank);
    }
    ranks
}

/// The bytes by which a decimal number of any length is sorted; none of another text.
fn number(text: &[u8]) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(text).ok()?;
    let (is_negative, text) = text.strip_prefix('-').map_or((false, text), |text| (true, text));
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_digits(whole) || !is_digits(part) {
        return None;
    }
    let (whole, part) = (whole.trim_start_matches('0'), part.trim_end_matches('0'));
    let length = u32::try_from(whole.len()).ok()?.to_be_bytes();
    let size = [&length[..], whole.as_bytes(), part.as_bytes()].concat();
    if is_negative && !(whole.is_empty() && part.is_empty()) {
        // Of two negative numbers, the one farther from zero comes first.
        let turned = size.iter().map(|byte| !byte);
        return Some([0].into_iter().chain(turned).chain([u8::MAX]).collect());
    }
    Some([1].into_iter().chain(size).collect())
}

fn is_shown(facts: &Facts, filter: &Filter, solved: &[u64]) -> bool {
    filter.level.is_none_or(|level| facts.level == Some(level))
        && filter.technique.is_none_or(|technique| facts.techniques.contains(technique))
        && filter.allows(facts.techniques)
        && filter.explainer_from.is_none_or(|least| facts.explainer.is_some_and(|rating| rating >= least))
        && filter.explainer_to.is_none_or(|most| facts.explainer.is_some_and(|rating| rating <= most))
        && filter.givens.is_none_or(|most| facts.fingerprint != 0 && facts.givens <= most)
        && filter.finding.is_none_or(|finding| finding == Finding::Repeated || facts.has(finding))
        && (!filter.unsolved || facts.fingerprint != 0 && !solved.contains(&facts.fingerprint))
}

/// The number by which a row is sorted, less than the greatest number; none where it isn't known.
fn key(facts: &Facts, row: u32, column: Column) -> Option<u32> {
    let is_puzzle = facts.fingerprint != 0;
    let hardness =
        |technique: Technique| (technique.level() as u32) << 24 | technique.score().unwrap_or(0) << 8 | technique.index() as u32;
    match column {
        Column::Place => Some(row),
        Column::Givens => is_puzzle.then_some(facts.givens.into()),
        Column::Solutions => (is_puzzle && facts.judged).then_some(facts.solutions.into()),
        Column::Level => facts.level.map(|level| (level as u32) << 24 | facts.score.min(0xff_ffff)),
        Column::Score => facts.level.map(|_| facts.score),
        Column::Hardest => facts.hardest.map(hardness),
        Column::Explainer => facts.explainer.map(Into::into),
        Column::Own(_) => None, // it is not among the facts
    }
}
