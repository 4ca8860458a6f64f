//! The judgement of chains: each link has to be there as it is written, and then the truths of the strong links prove what they can.

use super::{
    Basis, Break, ChainNode, Fault, JudgedLink, Judgement, Place, Strength, Verdict, WrittenChain, assignment::Exclusions, names,
};
use crate::check::{of_cells, of_house};
use alloc::{vec, vec::Vec};
use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, Digit, DigitSet, House};

/// Judges a chain: walks along it up to the first node or link that is not there.
pub(super) fn judge(chain: &WrittenChain, at: &Candidates) -> Judgement {
    let mut links = Vec::with_capacity(chain.steps.len() + 1);
    let broken = walk(chain, at, &mut links).err();
    if let Some(Break { place, fault }) = broken {
        return Judgement { links, ..Judgement::broken(place, fault) };
    }
    let truths = truths_of(&links, at);
    if truths.is_empty() {
        return Judgement { verdict: Verdict::ProvesNothing, links, ..Judgement::broken(Place::Whole, Fault::Empty) };
    }
    let judged = Judgement { links, ..Judgement::of_truths(truths, Exclusions::by_the_rules(at), at) };
    judged.named(|judged| names::of_chain(judged, at))
}

/// Follows the chain and notes its links, up to the first that is not there, which is noted too.
fn walk(chain: &WrittenChain, at: &Candidates, links: &mut Vec<JudgedLink>) -> Result<(), Break> {
    check_node(chain.start, at).map_err(|fault| Break { place: Place::Node(0), fault })?;
    let mut from = chain.start;
    let mut before = None;
    for (i, step) in chain.steps.iter().enumerate() {
        check_node(step.node, at).map_err(|fault| Break { place: Place::Node(i + 1), fault })?;
        follow(from, step.node, step.strength, before, at, links).map_err(|fault| Break { place: Place::Link(i), fault })?;
        (from, before) = (step.node, Some(step.strength));
    }
    let Some(closing) = chain.closing else { return Ok(()) };
    let place = Place::Link(chain.steps.len());
    follow(from, chain.start, closing, before, at, links).map_err(|fault| Break { place, fault })
}

/// Notes a link, and says why it is not there if it is not.
fn follow(
    from: ChainNode,
    to: ChainNode,
    strength: Strength,
    before: Option<Strength>,
    at: &Candidates,
    links: &mut Vec<JudgedLink>,
) -> Result<(), Fault> {
    let basis = match strength {
        _ if before == Some(strength) => Err(Fault::NotAlternating(strength)),
        Strength::Strong => strong(from, to, at),
        Strength::Weak => weak(from, to, at),
    };
    links.push(JudgedLink { from, to, strength, basis });
    basis.map(|_| ())
}

/// Checks that a node can be on: each of its digits is a candidate of one of its cells. Other cells of it may lack the digit, as a
/// group is often written by all cells of a line and a box.
fn check_node(node: ChainNode, at: &Candidates) -> Result<(), Fault> {
    if node.digits.is_empty() || node.digits.len() > node.cells.len() {
        return Err(Fault::NoNode);
    }
    let absent = node.digits.iter().find(|digit| places(*digit, node, at).is_empty());
    absent.map_or(Ok(()), |digit| Err(Fault::Absent { digit, cells: node.cells }))
}

/// Returns the places of a digit in the cells of a node.
fn places(digit: Digit, node: ChainNode, at: &Candidates) -> CellSet {
    at.of_digit(digit) & node.cells
}

/// Returns what a strong link rests on.
pub(super) fn strong(from: ChainNode, to: ChainNode, at: &Candidates) -> Result<Basis, Fault> {
    match (from.digits.single(), to.digits.single()) {
        (Some(one), Some(two)) if one == two => conjugate(one, places(one, from, at) | places(one, to, at), at),
        _ if from.cells == to.cells && from.cells.len() > 1 => in_set(from, to, at),
        (Some(digit), None) if to.digits.contains(digit) => hidden(digit, from, to, at),
        (None, Some(digit)) if from.digits.contains(digit) => hidden(digit, to, from, at),
        (Some(one), Some(two)) => in_cell((one, places(one, from, at)), (two, places(two, to, at)), at),
        _ => Err(Fault::Unrelated),
    }
}

/// A strong link within a house: these cells are all places that the house has for the digit.
fn conjugate(digit: Digit, cells: CellSet, at: &Candidates) -> Result<Basis, Fault> {
    let others = |house: &House| (at.of_digit(digit) & house.cells()) - cells;
    let Some(house) = cells.common_houses().min_by_key(|house| others(house).len()) else {
        return Err(Fault::NoCommonHouse { digit, cells });
    };
    match others(&house) {
        CellSet::EMPTY => Ok(Basis::House(house)),
        cells => Err(Fault::ThirdPlace { digit, house, cells }),
    }
}

/// A strong link within a cell: it has no candidates but these two.
fn in_cell((one, ones): (Digit, CellSet), (two, twos): (Digit, CellSet), at: &Candidates) -> Result<Basis, Fault> {
    let Some(cell) = ones.single().filter(|_| ones == twos) else { return Err(Fault::Unrelated) };
    match at.of_cell(cell).without(one).without(two) {
        DigitSet::EMPTY => Ok(Basis::Cell(cell)),
        digits => Err(Fault::ThirdDigit { cell, digits }),
    }
}

/// A strong link within an almost locked set: it lacks one of its digits at most, so that the digits of one side or the other are all
/// there.
fn in_set(from: ChainNode, to: ChainNode, at: &Candidates) -> Result<Basis, Fault> {
    let cells = from.cells;
    if !cells.is_subset(at.empty_cells()) {
        return Err(Fault::Filled);
    }
    let digits = digits_of(cells, at);
    let is_shared = |digit: &Digit| (at.of_digit(*digit) & cells).common_houses().next().is_none();
    if digits.len() > cells.len() + 1 {
        return Err(Fault::NotAlmostLocked { cells, digits });
    }
    if let Some(digit) = digits.iter().find(is_shared) {
        return Err(Fault::Twice { digit, cells: at.of_digit(digit) & cells });
    }
    match (from.digits & to.digits) | ((from.digits | to.digits) - digits) {
        DigitSet::EMPTY => Ok(Basis::AlmostLocked(cells)),
        digits => Err(Fault::Sides { digits }),
    }
}

/// A strong link of an almost hidden set: in some house, all digits of the set are in its cells, but for one digit, which may be in the
/// other node instead.
fn hidden(digit: Digit, other: ChainNode, set: ChainNode, at: &Candidates) -> Result<Basis, Fault> {
    let both = places(digit, other, at) | set.cells;
    let allowed = |it: Digit| if it == digit { both } else { set.cells };
    let others = |it: Digit, house: House| (at.of_digit(it) & house.cells()) - allowed(it);
    let count = |house: &House| set.digits.iter().map(|it| others(it, *house).len()).sum::<usize>();
    let Some(house) = both.common_houses().min_by_key(count) else {
        return Err(Fault::NoCommonHouse { digit, cells: both });
    };
    match set.digits.iter().find(|it| !others(*it, house).is_empty()) {
        None => Ok(Basis::AlmostHidden(house)),
        Some(digit) => Err(Fault::ThirdPlace { digit, house, cells: others(digit, house) }),
    }
}

/// Returns all candidates of cells.
fn digits_of(cells: CellSet, at: &Candidates) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell))
}

/// Returns what a weak link rests on: some digit of the one node and some digit of the other are not both in their cells.
pub(super) fn weak(from: ChainNode, to: ChainNode, at: &Candidates) -> Result<Basis, Fault> {
    let mut first = None;
    for one in from.digits {
        for two in to.digits {
            match exclusive((one, places(one, from, at)), (two, places(two, to, at))) {
                Ok(basis) => return Ok(basis),
                Err(fault) => first = first.or(Some(fault)),
            }
        }
    }
    match full(from, to, at).or_else(|| full(to, from, at)) {
        Some(basis) => Ok(basis),
        None => Err(first.unwrap_or(Fault::NoNode)),
    }
}

/// Whether two digits are not both in their places: each place of the one sees each of the other, or all are one cell.
fn exclusive((one, ones): (Digit, CellSet), (two, twos): (Digit, CellSet)) -> Result<Basis, Fault> {
    for a in ones {
        for b in twos {
            if if one == two { !a.sees(b) } else { a != b } {
                return Err(Fault::NotSeen { one: Candidate::new(a, one), other: Candidate::new(b, two) });
            }
        }
    }
    let cells = ones | twos;
    Ok(match (cells.single(), cells.common_houses().next()) {
        (Some(cell), _) => Basis::Cell(cell),
        (None, Some(house)) => Basis::House(house),
        (None, None) => Basis::Peers,
    })
}

/// The basis of a set with as many digits as cells, which take all of them, so that no other digit is in one of them.
fn full(set: ChainNode, other: ChainNode, at: &Candidates) -> Option<Basis> {
    let cells = set.cells;
    let takes_all = set.digits.len() == cells.len() && cells.len() > 1;
    let lies_within = |digit: Digit| !set.digits.contains(digit) && places(digit, other, at).is_subset(cells);
    (takes_all && other.digits.iter().any(lies_within)).then_some(Basis::Taken(cells))
}

/// Returns the truths of digits in a house.
fn of_digits(digits: DigitSet, house: House, at: &Candidates) -> Vec<CandidateSet> {
    digits.iter().filter_map(|digit| of_house(digit, house, at)).collect()
}

/// Returns the truths of the strong links: the places in a house, the candidates of a cell, the cells or the digits of a set.
fn truths_of(links: &[JudgedLink], at: &Candidates) -> Vec<CandidateSet> {
    let mut truths: Vec<CandidateSet> = Vec::new();
    for link in links.iter().filter(|link| link.strength == Strength::Strong) {
        let more = match link.basis {
            Ok(Basis::House(_)) => vec![(link.from.candidates() | link.to.candidates()) & *at.open()],
            Ok(Basis::Cell(cell)) => of_cells(CellSet::of(cell), at).unwrap_or_default(),
            Ok(Basis::AlmostLocked(cells)) => of_cells(cells, at).unwrap_or_default(),
            Ok(Basis::AlmostHidden(house)) => of_digits(link.from.digits | link.to.digits, house, at),
            Ok(Basis::Peers | Basis::Taken(_)) | Err(_) => Vec::new(),
        };
        let new: Vec<CandidateSet> = more.into_iter().filter(|truth| !truths.contains(truth)).collect();
        truths.extend(new);
    }
    truths
}
