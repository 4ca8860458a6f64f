//! The facts that forums ask of a puzzle, in the words that page and command share: the values of rows whose names are messages.

use crate::Speech;
use nonet_core::board::{Candidate, Cell, CellSet};

/// Returns the backdoors of one digit: `r1c1=5, r4c2=7`. At most so many are listed; then it says how many there are beside them.
#[must_use]
pub fn backdoors(digits: &[Candidate], at_most: usize, speech: Speech<'_>) -> String {
    listed(digits.iter().map(|digit| placement(*digit, speech)).collect(), at_most, speech)
}

/// Returns the backdoors of two digits: `r1c1=5 + r4c2=7`. At most so many are listed; then it says how many there are beside them.
#[must_use]
pub fn pairs(pairs: &[[Candidate; 2]], at_most: usize, speech: Speech<'_>) -> String {
    let words =
        |[first, second]: &[Candidate; 2]| speech.messages.facts_pair(placement(*first, speech), placement(*second, speech));
    listed(pairs.iter().map(words).collect(), at_most, speech)
}

/// Returns the redundant givens: `r1c1, r4c2`, or that there are none.
#[must_use]
pub fn redundant(cells: CellSet, speech: Speech<'_>) -> String {
    if cells.is_empty() {
        return speech.messages.facts_minimal();
    }
    listed(cells.iter().map(|cell| speech.notation.name(cell)).collect(), usize::MAX, speech)
}

/// Returns the number of solutions without each given: `r1c1 940, r4c2 at least 10,000`. A number of `limit` was not counted further.
#[must_use]
pub fn removals(removals: &[(Cell, u64)], limit: u64, speech: Speech<'_>) -> String {
    let words = |&(cell, solutions): &(Cell, u64)| {
        speech.messages.facts_without(speech.notation.name(cell), counted(solutions, limit, speech))
    };
    listed(removals.iter().map(words).collect(), usize::MAX, speech)
}

/// Returns the least and the greatest number of solutions without a given: `18 to at least 10,000`.
#[must_use]
pub fn removals_range(removals: &[(Cell, u64)], limit: u64, speech: Speech<'_>) -> String {
    let solutions = || removals.iter().map(|(_, solutions)| *solutions);
    let [least, most] = [solutions().min(), solutions().max()].map(|number| counted(number.unwrap_or_default(), limit, speech));
    if least == most { most } else { speech.messages.facts_range(least, most) }
}

/// Returns three numbers of bands and three of stacks: `bands 7, 9, 8; stacks 8, 8, 8`.
#[must_use]
pub fn bands_and_stacks(bands: [u16; 3], stacks: [u16; 3], speech: Speech<'_>) -> String {
    let [bands, stacks] = [bands, stacks].map(|three| listed(three.map(|number| number.to_string()).into(), 3, speech));
    speech.messages.facts_bands_and_stacks(bands, stacks)
}

/// Returns a digit in its cell as forums write it: `r1c1=5`.
fn placement(Candidate { cell, digit }: Candidate, speech: Speech<'_>) -> String {
    format!("{}={digit}", speech.notation.name(cell))
}

/// Returns a number that was counted up to `limit`.
fn counted(number: u64, limit: u64, speech: Speech<'_>) -> String {
    let words = speech.number(number);
    if number < limit { words } else { speech.messages.facts_at_least(words) }
}

/// Returns items with commas between them, at most so many, and how many there are beside them. Says so if there are none.
fn listed(mut items: Vec<String>, at_most: usize, speech: Speech<'_>) -> String {
    let more = items.len().saturating_sub(at_most);
    items.truncate(at_most);
    let Some(list) = items.into_iter().reduce(|before, next| speech.messages.list_more(before, next)) else {
        return speech.messages.facts_none();
    };
    if more == 0 { list } else { speech.messages.facts_and_more(list, speech.number(more as u64)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidates<const N: usize>(names: [&str; N]) -> [Candidate; N] {
        names.map(|name| name.parse().unwrap())
    }

    #[test]
    fn lists_end_where_they_are_told_to_and_say_how_much_is_left() {
        let speech = Speech::english();
        let digits = candidates(["5r1c1", "7r4c2", "1r9c9"]);
        assert_eq!(backdoors(&digits, 3, speech), "r1c1=5, r4c2=7, r9c9=1");
        assert_eq!(backdoors(&digits, 1, speech), "r1c1=5 and 2 more");
        assert_eq!(backdoors(&[], 3, speech), "none");
        assert_eq!(pairs(&[candidates(["5r1c1", "7r4c2"])], 3, speech), "r1c1=5 + r4c2=7");
    }

    #[test]
    fn numbers_that_were_not_counted_to_the_end_say_so() {
        let speech = Speech::english();
        let removals: [(Cell, u64); 2] = [("r1c1".parse().unwrap(), 18), ("r1c9".parse().unwrap(), 10_000)];
        assert_eq!(super::removals(&removals, 10_000, speech), "r1c1: 18, r1c9: at least 10,000");
        assert_eq!(removals_range(&removals, 10_000, speech), "18 to at least 10,000");
        assert_eq!(removals_range(&removals[..1], 10_000, speech), "18");
        assert_eq!(redundant(CellSet::EMPTY, speech), "none: the puzzle is minimal");
        assert_eq!(redundant(["r1c1", "r9c9"].map(|name| name.parse().unwrap()).into(), speech), "r1c1, r9c9");
    }
}
