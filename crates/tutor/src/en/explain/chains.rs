//! Chains.

use crate::en::words::Words;
use nonet_core::{
    Role,
    board::{Candidates, Cell, CellSet, DigitSet},
};
use nonet_logic::{Node, Step};

/// A chain, link by link: what is on if its start is off.
pub(super) fn chain(step: &Step, nodes: &[Node], closed: bool, at: &Candidates, words: &mut Words) {
    let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { return };
    is_not(words.text("Suppose that "), first).stop();
    for (i, pair) in nodes.windows(2).enumerate().step_by(2) {
        let [off, on] = pair else { continue };
        because(is(words.text("Then "), on), off, on, at);
        if let Some(next) = nodes.get(i + 2) {
            is_not(words.text(", and so "), next);
        }
        words.stop();
    }
    conclude(step, [first, last], closed.then_some("what both its ends rule out goes"), words);
}

/// A chain through the guardians of unique rectangles.
pub(super) fn guarded(
    step: &Step,
    nodes: &[Node],
    closed: bool,
    rectangles: &[(CellSet, DigitSet)],
    at: &Candidates,
    words: &mut Words,
) {
    let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { return };
    for &(cells, digits) in rectangles.iter().filter(|(cells, _)| !cells.is_empty()) {
        words.text("If ").cells(cells, Role::Cause).text(" held only ").digits_in(digits, cells, Role::Cause);
        words.text(", the two digits could be swapped: there would be a second solution").stop();
    }
    is_not(words.text("Suppose that "), first).stop();
    for (i, pair) in nodes.chunks(2).enumerate() {
        let [off, on] = pair else { continue };
        is(words.text("Then "), on);
        match rectangles.get(i).filter(|(cells, _)| !cells.is_empty()) {
            Some(&(cells, _)) => {
                words.text(", since one of ").cells(cells, Role::Cause).text(" holds another digit");
            }
            None => because(words, off, on, at),
        }
        if let Some(next) = nodes.get(2 * i + 2) {
            is_not(words.text(", and so "), next);
        }
        words.stop();
    }
    conclude(step, [first, last], closed.then_some("what both its ends rule out goes"), words);
}

/// What a chain with these ends shows: one of them holds. Of a closed one, `closed` says what follows besides.
pub(super) fn conclude(step: &Step, [first, last]: [&Node; 2], closed: Option<&str>, words: &mut Words) {
    if let Some(it) = step.placements().first() {
        words.text("So it is true after all: ").equation(it, Role::Target).stop();
    } else if let Some(rest) = closed {
        is_not(is(words.text("That comes round: if "), last).text(", "), first);
        words.text(" after all, and the same holds the other way round").stop();
        words.text("So each weak link of the loop has a true end, and ").text(rest).text(": ");
        words.not(&step.eliminations()).stop();
    } else if first == last {
        is(words.text("So "), first).stop();
        words.text("Either way, ").not(&step.eliminations()).stop();
    } else {
        is(is(words.text("So "), first).text(", or "), last).text(", or both").stop();
        words.text("Either way, ").not(&step.eliminations()).stop();
    }
}

/// `r1c1 is 5`, `one of r1c1 and r1c2 is 5`.
pub(super) fn is<'a>(words: &'a mut Words, node: &Node) -> &'a mut Words {
    words.one_of(node.cells, Role::On).text(" is ").digit_in(node.digit, node.cells, Role::On)
}

/// `r1c1 is not 5`, `none of r1c1 and r1c2 is 5`.
pub(super) fn is_not<'a>(words: &'a mut Words, node: &Node) -> &'a mut Words {
    let (before, verb) = if node.cells.len() > 1 { ("none of ", " is ") } else { ("", " is not ") };
    words.text(before).cells(node.cells, Role::Off).text(verb).digit_in(node.digit, node.cells, Role::Off)
}

/// Why one of two nodes is on if the other is off. Of the houses that hold both it is one that has no other place for the digit.
pub(super) fn because(words: &mut Words, off: &Node, on: &Node, at: &Candidates) {
    let (both, places) = (off.cells | on.cells, at.of_digit(on.digit));
    if off.digit != on.digit {
        words.text(", the cell's only other candidate");
    } else if let Some(house) = both.common_houses().find(|house| (house.cells() & places).is_subset(both)) {
        let places = if on.cells.len() > 1 { ", the only other places in " } else { ", the only other place in " };
        words.text(places).house(house);
    }
}

/// A remote pair.
pub(super) fn remote_pair(step: &Step, cells: &[Cell], digits: DigitSet, words: &mut Words) {
    let all: CellSet = cells.iter().copied().collect();
    let ends: CellSet = cells.first().into_iter().chain(cells.last()).copied().collect();
    words
        .each(cells.iter(), |words, &cell| {
            words.cells(CellSet::of(cell), Role::Cause);
        })
        .text(" have only ")
        .digits_in(digits, all, Role::Cause)
        .text(", and each sees the next")
        .stop();
    words.text("So the two digits alternate along them, and ").cells(ends, Role::Cause).text(" hold one each").stop();
    words.text("What sees both ends is neither: ").not(&step.eliminations()).stop();
}
