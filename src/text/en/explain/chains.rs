//! Chains.

use crate::{
    board::{Cell, CellSet, DigitSet, House},
    engine::{Node, Role, Step},
    text::{Notation, Prose, en::words::Words},
};

/// A chain, link by link: what is on if its start is off.
pub(super) fn chain(step: &Step, nodes: &[Node], closed: bool, notation: Notation) -> Vec<Prose> {
    let words = || Words::new(notation);
    let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { return Vec::new() };
    let mut sentences = vec![is_not(words().text("Suppose that "), first).stop()];
    for (i, pair) in nodes.windows(2).enumerate().step_by(2) {
        let [off, on] = pair else { continue };
        let so = because(is(words().text("Then "), on), off, on);
        let next = nodes.get(i + 2);
        sentences.push(match next {
            Some(next) => is_not(so.text(", and so "), next).stop(),
            None => so.stop(),
        });
    }
    if !step.placements().is_empty() {
        let it = step.placements().first();
        let words = words().text("From its being false it would follow that it is true, so it is: ");
        sentences.extend(it.map(|it| words.equation(it, Role::Target).stop()));
        return sentences;
    }
    if closed {
        sentences.push(
            is_not(is(words().text("That comes round: if "), last).text(", "), first)
                .text(" after all, and the same holds the other way round")
                .stop(),
        );
        sentences.push(
            words()
                .text("So each weak link of the loop has a true end, and what both its ends rule out goes: ")
                .not(&step.eliminations())
                .stop(),
        );
        return sentences;
    }
    sentences.push(is(is(words().text("So "), first).text(", or "), last).text(", or both").stop());
    sentences.push(words().text("Either way, ").not(&step.eliminations()).stop());
    sentences
}

/// `r1c1 is 5`, `one of r1c1 and r1c2 is 5`.
fn is(words: Words, node: &Node) -> Words {
    words.one_of(node.cells, Role::On).text(" is ").digit_in(node.digit, node.cells, Role::On)
}

/// `r1c1 is not 5`, `none of r1c1 and r1c2 is 5`.
fn is_not(words: Words, node: &Node) -> Words {
    let (before, verb) = if node.cells.len() > 1 { ("none of ", " is ") } else { ("", " is not ") };
    words.text(before).cells(node.cells, Role::Off).text(verb).digit_in(node.digit, node.cells, Role::Off)
}

/// Why one of two nodes is on if the other is off.
fn because(words: Words, off: &Node, on: &Node) -> Words {
    if off.digit != on.digit {
        return words.text(", the cell's only other candidate");
    }
    let houses: Vec<House> = (off.cells | on.cells).common_houses().collect();
    match houses.first() {
        Some(house) => words.text(", the only other place in ").house(*house),
        None => words,
    }
}

/// A remote pair.
pub(super) fn remote_pair(step: &Step, cells: &[Cell], digits: DigitSet, notation: Notation) -> Vec<Prose> {
    let words = || Words::new(notation);
    let all: CellSet = cells.iter().copied().collect();
    let ends: CellSet = cells.first().into_iter().chain(cells.last()).copied().collect();
    let each = cells.to_vec();
    vec![
        words()
            .each(each.into_iter(), |words, cell| words.cells(CellSet::of(cell), Role::Cause))
            .text(" have only ")
            .digits_in(digits, all, Role::Cause)
            .text(", and each sees the next")
            .stop(),
        words().text("So the two digits alternate along them, and ").cells(ends, Role::Cause).text(" hold one each").stop(),
        words().text("What sees both ends is neither: ").not(&step.eliminations()).stop(),
    ]
}
