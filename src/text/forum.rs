//! The texts about what forums ask of a puzzle.

use super::{Text, counts::number, messages};
pub use crate::text::generated::forum::*;
use nonet_protocol::UniqueFacts;
use nonet_words::Messages;

/// The name of the backdoors of one digit.
pub const BACKDOORS: Text = Text::new(Messages::facts_backdoors);
/// The name of the backdoors of two digits.
pub const PAIRS: Text = Text::new(Messages::facts_pairs);
/// The name of the depth of trial and error.
pub const TRIAL_DEPTH: Text = Text::new(Messages::facts_trial_depth);
/// The name of the number of automorphisms.
pub const AUTOMORPHISMS: Text = Text::new(Messages::facts_automorphisms);
/// The name of the canonical form.
pub const CANONICAL: Text = Text::new(Messages::facts_canonical);
/// The name of the redundant givens.
pub const REDUNDANT: Text = Text::new(Messages::facts_redundant);
/// The name of the numbers of solutions without a given.
pub const REMOVALS: Text = Text::new(Messages::facts_removals);
/// The name of the numbers of givens in bands and stacks.
pub const GIVENS: Text = Text::new(Messages::facts_givens);
/// The name of the numbers of bands and stacks.
pub const BANDS: Text = Text::new(Messages::facts_bands);
/// The note that singles solve the puzzle, so that it needs no backdoor.
pub const NEEDS_NONE: Text = Text::new(Messages::facts_needs_none);

/// Returns the progress of the search: `1,234 trials so far`.
#[must_use]
pub fn trials(trials: u64) -> String {
    messages().forum_trials(trials as usize, number(trials))
}

/// Returns the depth of trial and error: `2`, `3 or more`.
#[must_use]
pub fn depth(facts: &UniqueFacts) -> String {
    let depth = number(facts.trial_depth.into());
    if facts.is_deeper { messages().facts_or_more(depth) } else { depth }
}

/// Returns the number of automorphisms of the givens and of the solution, if there is one: `2 of the puzzle, 4 of its solution`.
#[must_use]
pub fn automorphisms(puzzle: u32, solution: Option<u32>) -> String {
    let [puzzle, solution] = [Some(puzzle), solution].map(|count| count.map(|count| number(count.into())));
    let puzzle = puzzle.unwrap_or_default();
    match solution {
        Some(solution) => messages().facts_of_both(puzzle, solution),
        None => puzzle,
    }
}
