//! A judged structure as a step, so that it is explained, drawn and taken as the steps that finders find.

use super::{Basis, CellsAndDigits, ChainNode, JudgedLink, Judgement, Strength, Structure, Verdict, chain};
use crate::{
    Effect, Evidence, Node, Step,
    evidence::{AlsChain, Chain, Fish, HiddenSubset, NakedSubset},
};
use alloc::vec::Vec;
use nonet_core::board::{Candidates, CellSet, DigitSet, House, HouseSet};

impl Judgement {
    /// Returns the step that takes what the structure proves, with evidence that [`check`](crate::check()) accepts: its placements, or
    /// its eliminations if it places nothing. None if the structure proves nothing, has no name, or is of a kind for which there is no
    /// evidence: truths and links, cells that do not all share a house, and chains through almost hidden sets.
    ///
    /// `structure` and `at` are those that were judged.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Grid};
    /// use nonet_logic::{check, structure::{Notation, judge}};
    ///
    /// let grid: Grid = "16328975479.4.38.148.1.....6397142858475....3251..847.528.41.979748.5..23169..548".parse()?;
    /// let position = Candidates::new(&grid);
    /// let structure = "(6)r5c6=r3c6-r3c9=r6c9".parse::<Notation>()?.structure;
    /// let step = judge(&structure, &position).step(&structure, &position).ok_or("no step")?;
    /// assert_eq!(step.to_string(), "skyscraper: chain 6r5c6=6r3c6-6r3c9=6r6c9 => r5c7<>6 r5c8<>6 r6c4<>6 r6c5<>6");
    /// assert_eq!(check(&step, &position), Ok(()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn step(&self, structure: &Structure, at: &Candidates) -> Option<Step> {
        if self.verdict != Verdict::Proves {
            return None;
        }
        let evidence = match structure {
            Structure::Chain(_) => self.chain(at)?,
            Structure::Fish(fish) => {
                let fins = self.fins.cells_of(fish.digit);
                Evidence::Fish(Fish { digit: fish.digit, base: fish.base, cover: fish.cover, fins })
            }
            Structure::Cells(set) => subset(*set, at)?,
            Structure::Sets(_) => return None,
        };
        let effect = Effect::place(self.conclusions.placements).or_else(|| Effect::eliminate(self.conclusions.eliminations))?;
        Some(Step { technique: self.technique?, effect, evidence })
    }

    /// The chain of the strong links, with the sets that they rest on if any rests on one.
    fn chain(&self, at: &Candidates) -> Option<Evidence> {
        let strong: Vec<&JudgedLink> = self.links.iter().filter(|link| link.strength == Strength::Strong).collect();
        if strong.iter().any(|link| matches!(link.basis, Ok(Basis::AlmostHidden(_)))) {
            return None;
        }
        let (first, last) = (strong.first()?, strong.last()?);
        let closed = strong.len() > 1 && chain::weak(last.to, first.from, at).is_ok();
        let set = |link: &&JudgedLink| match link.basis {
            Ok(Basis::AlmostLocked(cells)) => cells,
            _ => CellSet::EMPTY,
        };
        let sets: Vec<CellSet> = strong.iter().map(set).collect();
        let nodes = self.nodes(&strong, at)?;
        Some(match sets.iter().all(|set| set.is_empty()) {
            true => Evidence::Chain(Chain { nodes, closed }),
            false => Evidence::AlsChain(AlsChain { nodes, closed, sets }),
        })
    }

    /// The nodes of the strong links. Of several digits, the one counts by which the chain goes on, or by which something follows.
    fn nodes(&self, strong: &[&JudgedLink], at: &Candidates) -> Option<Vec<Node>> {
        let concluded = (self.conclusions.eliminations | self.conclusions.placements).digits();
        let node = |node: ChainNode, beside: Option<ChainNode>| {
            let wanted = node.digits & beside.map_or(concluded, |it| it.digits);
            let digit = wanted.first().or(node.digits.first())?;
            Some(Node::new(digit, at.of_digit(digit) & node.cells))
        };
        let mut nodes = Vec::with_capacity(2 * strong.len());
        for (i, link) in strong.iter().enumerate() {
            nodes.push(node(link.from, i.checked_sub(1).and_then(|i| strong.get(i)).map(|it| it.to))?);
            nodes.push(node(link.to, strong.get(i + 1).map(|it| it.from))?);
        }
        Some(nodes)
    }
}

/// The naked or hidden subset of cells in a house.
fn subset(set: CellsAndDigits, at: &Candidates) -> Option<Evidence> {
    let CellsAndDigits { cells, digits } = set;
    let all = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
    if all.is_subset(digits) {
        let houses: HouseSet = cells.common_houses().collect();
        return (!houses.is_empty()).then_some(Evidence::NakedSubset(NakedSubset { houses, cells, digits }));
    }
    let places = |house: House| digits.iter().fold(CellSet::EMPTY, |all, digit| all | (at.of_digit(digit) & house.cells()));
    let house = cells.common_houses().find(|house| places(*house).is_subset(cells))?;
    Some(Evidence::HiddenSubset(HiddenSubset { house, cells, digits }))
}
