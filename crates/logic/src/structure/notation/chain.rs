//! Chains in Eureka notation, and nice loops with the digit on each link.

use super::{Expected, ParseNotationError, cursor::Cursor};
use crate::structure::{ChainNode, ChainStep, Strength, WrittenChain};
use alloc::vec::Vec;
use nonet_core::board::{CellSet, Digit, DigitSet};

/// The text between two links: cells, and the digits before them. In `(2=46)r1c23` there are two groups of digits, with a link
/// between them.
struct Term {
    /// The digits before the cells. Empty if the digit is carried on from the term before, or stands on the links.
    first: DigitSet,
    /// Further digits, each with the link before it.
    others: Vec<(Strength, DigitSet)>,
    cells: CellSet,
    /// The place at which the term begins.
    at: usize,
}

/// A link, and the digit on it if it is that of a nice loop.
#[derive(Clone, Copy)]
struct Joint {
    strength: Strength,
    label: Option<Digit>,
    /// The place at which the link begins.
    at: usize,
}

/// A chain as its parts stand in the text.
struct Parts {
    /// The digits that HoDoKu writes before a chain, as `4/8 ` in `4/8 r2c1 -4- r2c4`.
    announced: DigitSet,
    /// The link before the first term, as in `8- r1c2`.
    lead: Option<Joint>,
    terms: Vec<Term>,
    /// The link behind each term; the last term may have none.
    joints: Vec<Joint>,
}

/// Reads a chain up to the arrow or the end.
pub(super) fn read(cursor: &mut Cursor) -> Result<WrittenChain, ParseNotationError> {
    let parts = parts(cursor)?;
    let is_labelled = parts.lead.is_some() || parts.joints.iter().any(|joint| joint.label.is_some());
    let mut builder = Builder::default();
    if is_labelled {
        labelled(&parts, &mut builder)?
    } else {
        eureka(&parts, &mut builder)?
    }
    let chain = builder.start.map(|start| WrittenChain { start, steps: builder.steps, closing: builder.closing });
    let chain = chain.filter(|chain| !chain.steps.is_empty());
    chain.ok_or(ParseNotationError { at: cursor.at(), expected: Expected::Node })
}

fn parts(cursor: &mut Cursor) -> Result<Parts, ParseNotationError> {
    let announced = if cursor.has_label() { cursor.digits_apart() } else { DigitSet::EMPTY };
    let lead = lead(cursor);
    let mut parts = Parts { announced, lead, terms: Vec::new(), joints: Vec::new() };
    loop {
        parts.terms.push(term(cursor)?);
        if cursor.is_at_end() {
            return Ok(parts);
        }
        parts.joints.push(joint(cursor)?);
        let _ = cursor.take_word("loop") || cursor.take_word("ring");
        if cursor.is_at_end() {
            return Ok(parts);
        }
    }
}

/// Reads the digit and the link before the first cell of a nice loop.
fn lead(cursor: &mut Cursor) -> Option<Joint> {
    let before = cursor.at();
    if let Some(label) = cursor.take_digit() {
        let at = cursor.at();
        if let Some(strength) = cursor.take_link() {
            return Some(Joint { strength, label: Some(label), at });
        }
    }
    cursor.go_to(before);
    None
}

fn term(cursor: &mut Cursor) -> Result<Term, ParseNotationError> {
    cursor.skip_spaces();
    let at = cursor.at();
    let mut term = Term { first: DigitSet::EMPTY, others: Vec::new(), cells: CellSet::EMPTY, at };
    if cursor.take('(') {
        term.first = cursor.digit_list()?;
        while let Some(strength) = cursor.take_link() {
            term.others.push((strength, cursor.digit_list()?));
        }
        if !cursor.take(')') {
            return cursor.error(Expected::Parenthesis);
        }
    } else if cursor.peek().and_then(Digit::from_char).is_some() {
        term.first = cursor.digits(Expected::Digit)?;
    }
    cursor.take_word("als:");
    term.cells = cursor.cells()?;
    Ok(term)
}

/// Reads a link: `=`, `-`, or `=2=`. Behind the last cell a digit may stand alone, `-8`.
fn joint(cursor: &mut Cursor) -> Result<Joint, ParseNotationError> {
    cursor.skip_spaces();
    let at = cursor.at();
    let Some(strength) = cursor.take_link() else { return cursor.error(Expected::Link) };
    let behind = cursor.at();
    if let Some(label) = cursor.take_digit() {
        if cursor.is_at_end() {
            return Ok(Joint { strength, label: Some(label), at });
        }
        let second = cursor.at();
        match cursor.take_link() {
            Some(again) if again == strength => return Ok(Joint { strength, label: Some(label), at }),
            Some(_) => {
                cursor.go_to(second);
                return cursor.error(Expected::Label);
            }
            None => {}
        }
    }
    cursor.go_to(behind); // the digit belongs to the next node
    Ok(Joint { strength, label: None, at })
}

/// A chain as it grows.
#[derive(Default)]
struct Builder {
    start: Option<ChainNode>,
    steps: Vec<ChainStep>,
    closing: Option<Strength>,
}

impl Builder {
    /// Adds a node, behind a link unless it is the first.
    fn push(&mut self, strength: Strength, node: ChainNode) {
        match self.start {
            None => self.start = Some(node),
            Some(_) => self.steps.push(ChainStep { strength, node }),
        }
    }
}

/// Builds a chain in Eureka notation: a term without digits carries on the digits before it.
fn eureka(parts: &Parts, builder: &mut Builder) -> Result<(), ParseNotationError> {
    let mut digits = DigitSet::EMPTY;
    for (i, term) in parts.terms.iter().enumerate() {
        let before = i.checked_sub(1).and_then(|i| parts.joints.get(i)).map_or(Strength::Weak, |joint| joint.strength);
        digits = if term.first.is_empty() { digits } else { term.first };
        if digits.is_empty() {
            return Err(ParseNotationError { at: term.at, expected: Expected::DigitOfNode });
        }
        builder.push(before, ChainNode::new(digits, term.cells));
        for &(strength, others) in &term.others {
            builder.push(strength, ChainNode::new(others, term.cells));
            digits = others;
        }
    }
    builder.closing = parts.joints.get(parts.terms.len() - 1).map(|joint| joint.strength);
    Ok(())
}

/// Builds a chain of cells with digits on the links: where two links with different digits meet in a cell, the cell itself is a link
/// of the other kind. A remote pair is written without the digits at its ends, which are the other ones of the two before it.
fn labelled(parts: &Parts, builder: &mut Builder) -> Result<(), ParseNotationError> {
    let other = |label: Digit| if parts.announced.len() == 2 { parts.announced.without(label).single() } else { None };
    let joint = |label: Digit| Joint { strength: Strength::Weak, label: Some(label), at: 0 };
    let first = parts.joints.first().filter(|first| parts.lead.is_none() && first.strength == Strength::Weak);
    let mut before = parts.lead.or_else(|| first.and_then(|first| first.label).and_then(other).map(joint));
    let last = parts.joints.last().filter(|last| parts.joints.len() < parts.terms.len() && last.strength == Strength::Weak);
    let trail = last.and_then(|last| last.label).and_then(other).map(joint);
    for (i, term) in parts.terms.iter().enumerate() {
        if !term.first.is_empty() {
            return Err(ParseNotationError { at: term.at, expected: Expected::Row });
        }
        let after = parts.joints.get(i).copied().or(trail);
        let [into, onward] = [label(before)?, label(after)?];
        let strength = before.map_or(Strength::Weak, |joint| joint.strength);
        if let Some(digit) = into {
            builder.push(strength, ChainNode::new(DigitSet::of(digit), term.cells));
        }
        if let Some(digit) = onward.filter(|digit| Some(*digit) != into) {
            builder.push(strength.other(), ChainNode::new(DigitSet::of(digit), term.cells));
        }
        before = after;
    }
    Ok(())
}

/// The digit on a link, which each link of a nice loop has.
fn label(joint: Option<Joint>) -> Result<Option<Digit>, ParseNotationError> {
    let digit = |joint: Joint| joint.label.ok_or(ParseNotationError { at: joint.at, expected: Expected::Label });
    joint.map(digit).transpose()
}
