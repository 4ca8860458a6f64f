//! A step in short sentences that a learner follows, one after the other.

mod cases;
mod chains;
mod colours;
mod exocets;
mod exotic;
mod fish;
mod sets;
mod singles;
mod subsets;
mod trial;
mod uniqueness;
mod wings;

pub(crate) use trial::numbers as numbers_of_trial;

use crate::{Prose, en::words::Words};
use nonet_core::{
    Role,
    board::Candidates,
    words::{Notation, number_word},
};
use nonet_logic::{Case, Clause, Evidence, FollowingSingles, Step};

/// The proof of a step in short sentences, to be shown as a numbered list; the last one says what follows. `at` is the position
/// at which the step was found: it tells which digits close a cell.
#[must_use]
pub fn explain(step: &Step, at: &Candidates, notation: Notation) -> Vec<Prose> {
    let mut words = Words::new(notation);
    tell(step, at, &mut words);
    words.told()
}

/// The proof of one case by itself, of a step that follows in each of several.
#[must_use]
pub fn explain_case(step: &Step, clause: Clause, case: &Case, at: &Candidates, notation: Notation) -> Vec<Prose> {
    let mut words = Words::new(notation);
    cases::alone(step, clause, case, at, &mut words);
    words.told()
}

/// What followed from a step at once: naked singles that it left were placed as well.
#[must_use]
pub fn followed(reaction: &FollowingSingles, notation: Notation) -> Option<Prose> {
    let placed = &reaction.placed;
    let singles = match placed.len() {
        0 => return None,
        1 => "a naked single".to_owned(),
        many => format!("{} naked singles", number_word(many)),
    };
    let mut words = Words::new(notation);
    words.text(format!("That leaves {singles}: "));
    words.each(placed.iter(), |words, it| {
        words.equation(*it, Role::Target);
    });
    words.stop();
    words.told().pop()
}

/// The same, as part of what is told.
pub(super) fn tell(step: &Step, at: &Candidates, words: &mut Words) {
    match &step.evidence {
        Evidence::LastCell { house } => singles::last_cell(step, *house, words),
        Evidence::OnlyPlace { house } => singles::only_place(step, *house, at, words),
        Evidence::OnlyDigit => singles::only_digit(step, at, words),
        Evidence::Locked { digit, from, to, cells } => subsets::locked(step, *digit, *from, *to, *cells, words),
        Evidence::NakedSubset { houses, cells, digits } => subsets::naked(step, *houses, *cells, *digits, words),
        Evidence::HiddenSubset { house, cells, digits } => subsets::hidden(step, *house, *cells, *digits, words),
        Evidence::Fish { digit, base, cover, fins } => fish::fish(step, *digit, *base, *cover, *fins, at, words),
        Evidence::Wing { pivot, pincers, digit } => wings::wing(step, *pivot, *pincers, *digit, at, words),
        Evidence::Chain { nodes, closed } => chains::chain(step, nodes, *closed, at, words),
        Evidence::RemotePair { cells, digits } => chains::remote_pair(step, cells, *digits, words),
        Evidence::Colours { colours, emptied } => colours::colours(step, colours, *emptied, words),
        Evidence::Deadly { cells, digits, guardians, help } => {
            uniqueness::deadly(step, *cells, *digits, guardians, *help, at, words)
        }
        Evidence::Bug { guardians, help } => uniqueness::grave(step, guardians, *help, words),
        Evidence::SueDeCoq { line, block, shared, in_line, in_block } => {
            let cells = [*shared, *in_line, *in_block];
            subsets::sue_de_coq(step, *line, *block, cells, at, words)
        }
        Evidence::Sets { nodes, closed, sets } => sets::chain(step, nodes, *closed, sets, at, words),
        Evidence::Guarded { nodes, closed, rectangles } => chains::guarded(step, nodes, *closed, rectangles, at, words),
        Evidence::Blossom { stem, petals, digits } => sets::blossom(step, *stem, petals, *digits, at, words),
        Evidence::AlmostLocked { digits, sure, other, naked, hidden } => {
            sets::almost_locked(step, *digits, [*sure, *other], [*naked, *hidden], at, words)
        }
        Evidence::Firework { bursts, wings } => exotic::firework(step, bursts, *wings, words),
        Evidence::Sectors { cells, houses } => exotic::sectors(step, *cells, houses, at, words),
        Evidence::Exocets { digits, exocets } => exocets::exocets(step, *digits, exocets, at, words),
        Evidence::Kraken { digit, base, cover, ways } => cases::kraken(step, *digit, [*base, *cover], ways, at, words),
        Evidence::Tridagon { cells, digits, guardians } => exotic::tridagon(step, *cells, *digits, guardians, words),
        Evidence::Cases { clause, cases } => cases::cases(step, *clause, cases, at, words),
        Evidence::Templates { digit, before } => cases::templates(step, *digit, before, at, words),
        Evidence::Trial { assumed, steps, contradiction } => trial::trial(*assumed, steps, *contradiction, words),
    }
}
