//! Almost locked sets.

use super::chains::{because, conclude, is, is_not};
use crate::en::words::Words;
use nonet_core::{
    Role,
    board::{Candidates, Cell, CellSet, Digit, DigitSet, House},
    words::number_word,
};
use nonet_logic::{Node, Step};

/// A chain through almost locked sets, link by link: what is on if its start is off.
pub(super) fn chain(step: &Step, nodes: &[Node], closed: bool, sets: &[CellSet], at: &Candidates, words: &mut Words) {
    let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { return };
    is_not(words.text("Suppose that "), first).stop();
    for (i, pair) in nodes.chunks(2).enumerate() {
        let [off, on] = pair else { continue };
        match sets.get(i).filter(|cells| cells.len() > 1) {
            Some(&cells) => {
                keeps(words.text("Then "), cells, off.digit, at);
                is(words.text(": "), on);
            }
            None => because(is(words.text("Then "), on), off, on, at),
        }
        if let Some(next) = nodes.get(2 * i + 2) {
            is_not(words.text(", and so "), next);
        }
        words.stop();
    }
    let also = step.eliminations().digits().without(first.digit).without(last.digit);
    if let (false, false, Some(&one), Some(&two)) = (closed, also.is_empty(), sets.first(), sets.last()) {
        words.text("The first and the last set share ").digits_in(also, one | two, Role::Cause);
        words.text(" too, for which the same holds").stop();
    }
    conclude(step, [first, last], closed.then_some("each set keeps its other digits"), words);
}

/// `r1c1, r1c2 and r1c3 have only 2, 5 and 7 left`: an almost locked set without one of its digits. Of a set that isn't in one house,
/// it is said why that matters.
fn keeps<'a>(words: &'a mut Words, cells: CellSet, lost: Digit, at: &Candidates) -> &'a mut Words {
    let digits = digits_of(cells, at).without(lost);
    let verb = if cells.len() == 1 { " has only " } else { " have only " };
    words.cells(cells, Role::Cause).text(verb).digits_in(digits, cells, Role::Cause).text(" left");
    let is_bent = cells.common_houses().next().is_none();
    words.text(if is_bent { ", and those that share a digit see each other" } else { "" })
}

fn digits_of(cells: CellSet, at: &Candidates) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell))
}

/// A stem and its petals.
pub(super) fn blossom(step: &Step, stem: Cell, petals: &[CellSet], digits: DigitSet, at: &Candidates, words: &mut Words) {
    let own = at.of_cell(stem);
    let node = |digit: Digit, cells: CellSet| Node::new(digit, cells & at.of_digit(digit));
    words.cells(stem.into(), Role::On).text(" is one of ").digits_in(own, stem.into(), Role::On).stop();
    for (lost, &petal) in own.iter().zip(petals) {
        words.text("If it is ").digit_in(lost, stem.into(), Role::On).text(", ");
        is_not(words, &node(lost, petal)).text(", and ");
        keeps(words, petal, lost, at).text(": ");
        each_is(digits.iter().map(|digit| node(digit, petal)), words);
    }
    let all = petals.iter().fold(CellSet::EMPTY, |all, &petal| all | petal);
    words.text("So in every case ");
    each_is(digits.iter().map(|digit| node(digit, all)), words);
    words.text("A cell that sees all these places of a digit cannot be that digit: ").not(&step.eliminations()).stop();
}

/// `r1c1 is 5, and one of r1c2 and r1c3 is 6`, to the end of the sentence.
fn each_is(nodes: impl Iterator<Item = Node>, words: &mut Words) {
    for (i, node) in nodes.enumerate() {
        is(words.text(if i > 0 { ", and " } else { "" }), &node);
    }
    words.stop();
}

/// An almost locked pair or triple.
pub(super) fn almost_locked(
    step: &Step,
    digits: DigitSet,
    [sure, other]: [House; 2],
    [naked, hidden]: [CellSet; 2],
    at: &Candidates,
    words: &mut Words,
) {
    let taken = number_word(naked.len());
    let meet = sure.cells() & other.cells() & at.empty_cells();
    words.text("In ").house(sure).text(", ").cells(naked, Role::Cause);
    words.text(if naked.len() == 1 { " has only " } else { " have only " }).digits_in(digits, naked, Role::Cause);
    words.text(format!(", and so {} {taken} of them", if naked.len() == 1 { "takes" } else { "take" })).stop();
    words.text("What is taken there is not in ").cells(meet, Role::Pivot).text(", so ").house(other);
    words.text(" has the same in ").cells(hidden, Role::Pivot).text(", its only other places for ");
    words.digits_in(digits, hidden | meet, Role::Pivot).stop();
    words.text("So there is nothing else there, and the digit that is left is where the two houses meet: ");
    words.not(&step.eliminations()).stop();
}
