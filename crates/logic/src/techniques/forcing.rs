//! Forcing chains and nets: each case of a clause leads to the same conclusion, and one of the cases is true.
//!
//! # The idea
//!
//! A clause is a set of candidates of which one is true: those of a cell, or the places of a digit in a house. If from each of them a chain
//! leads to one conclusion, the conclusion holds, whichever it is. These are the cell and region forcing chains of Sudoku Explainer
//! 1.2.1 by Nicolas Juillerat; HoDoKu calls such a conclusion a verity (Sudopedia, "Forcing Chain", "Forcing Net"). There are three kinds:
//!
//! - **Chains**: each case is a chain of the graph, off and on in turn, where a node follows from the one before it alone.
//! - **Nets**: each case is all that naked and hidden singles lead to, so a step may rest on several earlier ones. A candidate from
//!   which singles lead to a contradiction is false at once, and such a candidate is looked for first.
//! - **Nishio**, after Tetsuya Nishio (Sudopedia, "Nishio"): a candidate is false because singles of its digit alone leave a house without
//!   a place for it.
//!
//! # An example
//!
//! ```text
//!   r6c3 holds 2, 4 or 8.
//!                 (2)r6c3-(2)r9c3=(2)r9c6                    r9c6 is 2, and so not 4
//!   r6c3 ---+---  (4)r6c3-(4)r4c2=(4)r4c6                    4 is in column 6 already, and so not in r9c6
//!                 (8)r6c3-(8)r8c3=(8-9)r8c5=(9)r9c6          r9c6 is 9, and so not 4
//! ```
//!
//! ```
//! use nonet_core::board::{Candidate, Candidates, Grid};
//! use nonet_logic::{Options, Technique, steps_of};
//!
//! let grid: Grid = ".879..6.2965.7..83..16..7957.386.52.5.632.874......36..59....3613...6.5767..3...8".parse()?;
//! let mut position = Candidates::new(&grid);
//! for gone in "1r1c6 1r6c6 1r7c6 2r3c6 2r8c3 2r9c4 2r9c7 4r3c6 4r6c1 4r6c6 4r7c6 4r9c4 4r9c7 9r6c6".split(' ') {
//!     position.eliminate(&gone.parse::<Candidate>()?.into());
//! }
//! let step = &steps_of(Technique::CellForcingChain, &position, &Options::default())[0];
//! assert_eq!(step.effect.to_string(), "r9c6<>4");
//! let cases = "cases r6c3: 2r6c3-2r9c3=2r9c6 | 4r6c3-4r4c2=4r4c6 | 8r6c3-8r8c3=8r8c5-9r8c5=9r9c6";
//! assert_eq!(step.evidence.to_string(), cases);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Invariants
//!
//! - A clause has three candidates or more. With two it is a strong link, and what follows from both is a chain.
//! - What is reached from a candidate is kept in layers, by the number of links, and [`Reached::on`] and [`Reached::off`] are all of it. So
//!   a conclusion that all cases share has a chain in each, a shortest one.
//! - Evidence has the singles only that a conclusion rests on, in the order in which they were found.
//!
//! # What bounds the work
//!
//! From each of 729 candidates at most the graph is searched once, however many clauses the candidate is in. The length of a proof is
//! known from the layers without writing it, but for one thing: a case that the assumed candidate settles by itself may seem longer than
//! it is. So the [`WRITTEN_DOWN`] proofs that seem shortest are written first and sorted by their true lengths, enough to have the
//! shortest among them but for odd positions. A net places one single after the other, so it ends after 81 of them at most.

use super::{
    graph::{Graph, LinkKinds, rules_out},
    planes::Planes,
    templates::impossible,
    trial,
};
use crate::{
    Contradiction, Effect, Node, Step, Technique,
    bits::numbers,
    evidence::{Case, Cases, Clause, Evidence, Implication},
    exhaust::next_of,
    sink::{Sink, first, shortest_first},
};
use alloc::{vec, vec::Vec};
use core::ops::ControlFlow;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House};

/// The number of proofs of chains that are written down before the shortest is chosen: those whose layers promise that they are short.
const WRITTEN_DOWN: usize = 24;

/// The candidates that follow from a candidate: those that are true, and those that are false.
pub(super) struct Reached {
    layers: Vec<Vec<u64>>,
    on: CandidateSet,
    pub(super) off: CandidateSet,
}

/// Chains from all candidates of a cell or from all places of a digit in a house, the shortest first.
pub(super) fn chains(technique: Technique, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = Graph::new(candidates, LinkKinds::ANY.grouped(), DigitSet::ALL, &[]);
    let mut known: Vec<Option<Reached>> = (0..729).map(|_| None).collect();
    let mut steps = Vec::new();
    for clause in clauses(technique, candidates) {
        let members = clause.candidates(candidates);
        let (on, off) = common(&members, |it| {
            let reached = known[number(it)].get_or_insert_with(|| Reached::new(&graph, it, candidates));
            (reached.on, reached.off)
        });
        let conclusions = on.iter().map(|it| (it, true)).chain(off.iter().map(|it| (it, false)));
        for (it, is_on) in conclusions {
            let length: usize = members
                .iter()
                .filter_map(|member| known[number(member)].as_ref())
                .map(|reached| reached.length(&graph, it, is_on))
                .sum();
            steps.push((length, clause, it, is_on));
        }
    }
    steps.sort_by_cached_key(|&(length, ..)| length);
    let write = |&(_, clause, it, is_on): &(usize, Clause, Candidate, bool)| {
        let case = |member: Candidate| known[number(member)].as_ref()?.case(&graph, member, it, is_on);
        let cases = clause.candidates(candidates).iter().map(case).collect::<Option<Vec<Case>>>()?;
        let effect = if is_on { Effect::Place(it.into()) } else { Effect::Eliminate(it.into()) };
        Some(Step { technique, effect, evidence: Evidence::Cases(Cases { clause, cases }) })
    };
    shortest_first(&steps, WRITTEN_DOWN, write, sink)
}

/// The candidates, true and false, that each of some candidates leads to.
fn common(
    members: &CandidateSet,
    mut led_to: impl FnMut(Candidate) -> (CandidateSet, CandidateSet),
) -> (CandidateSet, CandidateSet) {
    let (mut on, mut off) = (CandidateSet::ALL, CandidateSet::ALL);
    for it in members.iter() {
        let (true_ones, false_ones) = led_to(it);
        on &= true_ones;
        off &= false_ones;
        if on.is_empty() && off.is_empty() {
            break;
        }
    }
    (on, off)
}

/// A candidate's number.
fn number(it: Candidate) -> usize {
    it.digit.index() * 81 + it.cell.index()
}

/// The cells, or the houses and digits, of which one candidate is true. With two it would be a strong link: three or more.
fn clauses(technique: Technique, candidates: &Candidates) -> Vec<Clause> {
    if technique == Technique::CellForcingChain {
        return candidates.empty_cells().iter().filter(|&cell| candidates.of_cell(cell).len() > 2).map(Clause::Cell).collect();
    }
    let digits = |house: House| {
        let many = move |digit: &Digit| candidates.places(*digit, house).count_ones() > 2;
        DigitSet::ALL.iter().filter(many).map(move |digit| Clause::Places { digit, house })
    };
    House::all().flat_map(digits).collect()
}

impl Reached {
    pub(super) fn new(graph: &Graph, from: Candidate, candidates: &Candidates) -> Reached {
        let layers = graph.layers(from);
        let mut on = CandidateSet::of(from);
        let mut seen = [CellSet::EMPTY; 9];
        seen[from.digit.index()] = from.cell.peers();
        for layer in &layers {
            for i in numbers(layer) {
                let node = graph.node(i);
                seen[node.digit.index()] |= graph.seen(i);
                if node.cells.len() == 1 {
                    on |= node.candidates();
                }
            }
        }
        // A candidate that is on rules out the other digits of its cell.
        let off = DigitSet::ALL.iter().fold(CandidateSet::EMPTY, |all, digit| {
            let others = (on - CandidateSet::of_digit(digit, CellSet::ALL)).cells();
            all | CandidateSet::of_digit(digit, candidates.of_digit(digit) & (seen[digit.index()] | others))
        });
        Reached { layers, on, off }
    }

    /// About how long the chain to a conclusion is.
    fn length(&self, graph: &Graph, it: Candidate, is_on: bool) -> usize {
        let ends = |layer: &Vec<u64>| numbers(layer).any(|i| concludes(graph.node(i), it, is_on));
        self.layers.iter().position(ends).map_or(0, |layer| layer + 1)
    }

    /// The chain from a candidate to a conclusion: the candidate itself, then off and on in turn; the last is on, and is the
    /// conclusion or rules it out.
    pub(super) fn case(&self, graph: &Graph, from: Candidate, it: Candidate, is_on: bool) -> Option<Case> {
        let mut nodes = vec![Node::from(from)];
        let at_once = if is_on { from == it } else { rules_out(nodes[0], it) };
        if !at_once {
            let end = |layer: &Vec<u64>| numbers(layer).find(|&i| concludes(graph.node(i), it, is_on));
            let end = self.layers.iter().find_map(end)?;
            nodes.extend(graph.way_from(from, end, &self.layers).into_iter().map(|i| graph.node(i)));
        }
        Some(Case { assumed: from, implication: Implication::Chain(nodes) })
    }
}

/// Whether a node that is on shows that a candidate is true, or false.
fn concludes(node: Node, it: Candidate, is_on: bool) -> bool {
    if is_on { node == Node::from(it) } else { rules_out(node, it) }
}

/// Candidates that singles refute, the quickest first; if there are none, what singles show from all candidates of a cell, or
/// from all places of a digit in a house.
pub(super) fn nets(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let refuted = trial::refuted_by_singles(candidates);
    if refuted.is_empty() {
        return verities(candidates, sink);
    }
    shortest_first(&refuted, trial::WRITTEN_DOWN, |&it| trial::net(candidates, it), sink)
}

/// Some candidate that singles refute, or what they show from all cases.
pub(super) fn any_net(candidates: &Candidates) -> Option<Step> {
    trial::any_by_singles(candidates).or_else(|| first(|sink| verities(candidates, sink)))
}

/// The conclusions to which singles lead from all candidates of a cell or all places of a digit in a house.
fn verities(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let planes = Planes::of(candidates);
    let mut known: Vec<Option<(CandidateSet, CandidateSet)>> = vec![None; 729];
    let cells = clauses(Technique::CellForcingChain, candidates);
    for clause in cells.into_iter().chain(clauses(Technique::HouseForcingChain, candidates)) {
        let members = clause.candidates(candidates);
        let (on, off) = common(&members, |it| {
            *known[number(it)].get_or_insert_with(|| {
                let left = planes.after(it) & candidates.possible();
                let sole = |cell: &Cell| left.digits_in(*cell).len() == 1;
                let on = left & CandidateSet::product(candidates.empty_cells().iter().filter(sole).collect(), DigitSet::ALL);
                (on, *candidates.open() - left)
            })
        });
        for (it, is_on) in on.iter().map(|it| (it, true)).chain(off.iter().map(|it| (it, false))) {
            let case = |member: Candidate| net_case(candidates, member, it, is_on);
            let Some(cases) = members.iter().map(case).collect::<Option<Vec<Case>>>() else { continue };
            let effect = if is_on { Effect::Place(it.into()) } else { Effect::Eliminate(it.into()) };
            sink(Step { technique: Technique::ForcingNet, effect, evidence: Evidence::Cases(Cases { clause, cases }) })?;
        }
    }
    ControlFlow::Continue(())
}

/// The singles from a candidate to a conclusion, those only that it rests on.
fn net_case(candidates: &Candidates, from: Candidate, it: Candidate, is_on: bool) -> Option<Case> {
    let mut position = candidates.clone();
    position.place(from.cell, from.digit);
    let mut steps = Vec::new();
    let is_shown = |at: &Candidates| {
        if is_on { at.grid()[it.cell] == Some(it.digit) } else { !at.open().contains(it) && at.grid()[it.cell] != Some(it.digit) }
    };
    while !is_shown(&position) {
        if Contradiction::find(&position).is_some() {
            return None;
        }
        let step = next_of(trial::SINGLES, &position)?;
        step.apply(&mut position);
        steps.push(step);
    }
    let last = if is_on { steps.pop() } else { None };
    let needs = last.as_ref().map_or(CandidateSet::of(it), Step::relies_on);
    let mut steps = trial::needed(candidates, from, steps, needs);
    steps.extend(last);
    Some(Case { assumed: from, implication: Implication::Net(steps) })
}

/// Candidates that their own digit refutes: were one true, singles of this digit alone would leave a house without a place.
pub(super) fn nishio(digits: DigitSet, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let of_digit = |digit| impossible(digit, candidates).iter().map(move |cell| Candidate::new(cell, digit));
    let assumed: Vec<Candidate> = digits.iter().flat_map(of_digit).collect();
    shortest_first(&assumed, assumed.len(), |&it| trial::by_one_digit(candidates, it), sink)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check;
    use nonet_core::board::Grid;

    fn position() -> Candidates {
        let grid: Grid = ".879..6.2965.7..83..16..7957.386.52.5.632.874......36..59....3613...6.5767..3...8".parse().unwrap();
        let mut position = Candidates::new(&grid);
        for gone in "1r1c6 1r6c6 1r7c6 2r3c6 2r8c3 2r9c4 2r9c7 4r3c6 4r6c1 4r6c6 4r7c6 4r9c4 4r9c7 9r6c6".split(' ') {
            position.eliminate(&gone.parse::<Candidate>().unwrap().into());
        }
        position
    }

    #[test]
    fn a_clause_has_three_candidates_or_more() {
        for technique in [Technique::CellForcingChain, Technique::HouseForcingChain] {
            let clauses = clauses(technique, &position());
            assert!(!clauses.is_empty() && clauses.iter().all(|clause| clause.candidates(&position()).len() > 2));
        }
    }

    /// The layers hold the same nodes as the sets, and each conclusion has its chain.
    #[test]
    fn what_is_reached_has_a_chain() {
        let position = position();
        let graph = Graph::new(&position, LinkKinds::ANY.grouped(), DigitSet::ALL, &[]);
        for from in position.open().iter() {
            let reached = Reached::new(&graph, from, &position);
            let conclusions = reached.on.iter().map(|it| (it, true)).chain(reached.off.iter().map(|it| (it, false)));
            for (it, is_on) in conclusions {
                let Some(Case { implication: Implication::Chain(nodes), .. }) = reached.case(&graph, from, it, is_on) else {
                    panic!("{from} leads to {it}")
                };
                assert_eq!((nodes.len() % 2, nodes[0]), (1, Node::from(from)), "off and on in turn, on at the end");
                assert!(concludes(nodes[nodes.len() - 1], it, is_on) || nodes.len() == 1, "{from} leads to {it}");
            }
        }
    }

    #[test]
    fn each_case_of_a_step_is_proved() {
        for technique in [Technique::CellForcingChain, Technique::HouseForcingChain] {
            let mut count = 0;
            let _ = chains(technique, &position(), &mut |step| {
                assert_eq!(check(&step, &position()), Ok(()), "{step}");
                count += 1;
                ControlFlow::Continue(())
            });
            assert!(count > 0);
        }
    }
}
