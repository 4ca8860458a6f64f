//! Chains of more than one branch: contradictions, double chains, and those from all candidates of a cell or all places of a
//! digit. Nishio (7.5 and more), multiple (8.0), dynamic (8.5) and dynamic with other steps (9.0 to 11.0).

use super::advanced::{Families, Memo};
use super::collect::{Best, Collector, Effect, PerEffect, Rank};
use super::literal::Literal;
use super::proof::{Cause, Link, Nested, nested_complexity};
use super::reach;
use super::run::{Mode, NodeId, Run};
use crate::difficulty::Ladder;
use crate::houses::{cell_at, houses_of};
use crate::position::Position;
use crate::step::{Engine, Pattern, Step};
use crate::{GoOn, Stopped};
use nonet_core::board::{Cell, Digit, House};
use std::rc::Rc;

impl Engine {
    const fn is_dynamic(self) -> bool {
        !matches!(self, Engine::Multiple)
    }

    const fn level(self) -> u8 {
        if let Engine::Dynamic { level } = self { level } else { 0 }
    }

    fn ladder(self) -> &'static Ladder {
        const NISHIO: Ladder = Ladder::of(7.5);
        const MULTIPLE: Ladder = Ladder::of(8.0);
        const DYNAMIC: [Ladder; 6] =
            [Ladder::of(8.5), Ladder::of(9.0), Ladder::of(9.5), Ladder::of(10.0), Ladder::of(10.5), Ladder::of(11.0)];
        match self {
            Engine::Nishio => &NISHIO,
            Engine::Multiple => &MULTIPLE,
            Engine::Dynamic { level } => &DYNAMIC[usize::from(level).min(5)],
        }
    }
}

/// The runs of a position, each done once: those of nested engines go on where those below them have ended.
pub(crate) struct Runs {
    mode: Mode,
    runs: Vec<Option<Box<Run>>>, // by literal
}

impl Runs {
    pub(crate) fn new(engine: Engine) -> Runs {
        let mode = Mode { has_y: engine != Engine::Nishio, is_dynamic: engine.is_dynamic() };
        Runs { mode, runs: (0..Literal::COUNT).map(|_| None).collect() }
    }

    /// Makes sure of the run from an assumption.
    fn prepare(&mut self, position: &Position, assumption: Literal, families: Families, memo: &mut Memo) {
        let run = &mut self.runs[assumption.index()];
        let run = run.get_or_insert_with(|| Box::new(Run::new(position, self.mode, assumption)));
        run.advance(position, families, memo);
    }

    /// A run that is prepared.
    fn of(&self, assumption: Literal) -> Option<&Run> {
        self.runs[assumption.index()].as_deref()
    }
}

/// The best chain of this engine.
pub(crate) fn find(position: &Position, engine: Engine, runs: &mut Runs, go_on: GoOn<'_>) -> Result<Option<Step>, Stopped> {
    let mut search = AssumptionScan { position, engine, runs, memo: Memo::default(), collector: Best::new() };
    search.scan(go_on)?;
    Ok(search.collector.found.map(|(rank, effect, hint)| hint.step(position, engine, rank, &effect)))
}

/// The best chain of this engine for each effect, in order.
pub(super) fn all(position: &Position, engine: Engine) -> Vec<Rc<Nested>> {
    let mut runs = Runs::new(engine);
    let mut search = AssumptionScan { position, engine, runs: &mut runs, memo: Memo::default(), collector: PerEffect::new() };
    let _ = search.scan(&mut || Ok(()));
    let sorted = search.collector.sorted();
    let nested = sorted.map(|(rank, effect, hint): (Rank, Effect, Hint)| {
        let removals = effect.removals(position);
        Rc::new(Nested { removals, complexity: rank.complexity, targets: hint.proof(&runs) })
    });
    nested.collect()
}

/// A chain of several branches.
struct Hint {
    shape: Shape,
    conclusion: Literal,
    /// The assumption of each branch, and the node that it ends in.
    targets: Vec<(Literal, NodeId)>,
    clash: Option<Literal>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Contradiction,
    Double,
    Cell(Cell),
    Region(House, Digit),
}

impl Shape {
    /// The place of the shape in the original's order of equally difficult chains.
    fn key(self) -> u8 {
        match self {
            Shape::Contradiction => 7,
            Shape::Double => 1,
            Shape::Cell(_) => 5,
            Shape::Region(..) => 6,
        }
    }

    /// The cause that the assumptions of the branches count as.
    fn cause(self) -> Cause {
        match self {
            Shape::Contradiction | Shape::Double => Cause::Assumed,
            Shape::Cell(_) => Cause::Cell,
            Shape::Region(house, _) => Cause::House(house.kind()),
        }
    }
}

impl Hint {
    fn proof(&self, runs: &Runs) -> Vec<Vec<Link>> {
        let branches = self.targets.iter().filter_map(|&(assumption, node)| {
            let mut links = runs.of(assumption)?.proof(node);
            for link in links.iter_mut().filter(|link| link.cause == Cause::Assumed) {
                link.cause = self.shape.cause();
            }
            Some(links)
        });
        branches.collect()
    }

    fn step(&self, position: &Position, engine: Engine, rank: Rank, effect: &Effect) -> Step {
        let complexity = rank.complexity;
        let conclusion = self.conclusion.into();
        let start = self.targets[0].0;
        let pattern = match self.shape {
            Shape::Contradiction => {
                let clash = self.clash.unwrap_or(start).candidate();
                Pattern::Contradiction { engine, start: start.into(), clash, complexity }
            }
            Shape::Double => Pattern::Double { engine, start: start.candidate(), conclusion, complexity },
            Shape::Cell(cell) => Pattern::Cell { engine, cell, conclusion, complexity },
            Shape::Region(house, digit) => Pattern::Region { engine, house, digit, conclusion, complexity },
        };
        let placement = self.conclusion.is_on().then(|| self.conclusion.candidate());
        Step { placement, ..Step::removing(rank.difficulty, pattern, effect.removals(position)) }
    }
}

/// A scan of all assumptions.
struct AssumptionScan<'a, C> {
    position: &'a Position,
    engine: Engine,
    runs: &'a mut Runs,
    memo: Memo,
    collector: C,
}

impl<C: Collector<Hint>> AssumptionScan<'_, C> {
    fn scan(&mut self, go_on: GoOn<'_>) -> Result<(), Stopped> {
        let least = if self.engine.is_dynamic() { 2 } else { 3 };
        for cell in self.position.empty_cells() {
            let candidates = self.position.candidates(cell);
            if candidates.len() < least {
                continue;
            }
            for digit in candidates {
                go_on()?;
                self.assume(cell, digit, candidates.len());
            }
            if self.engine != Engine::Nishio {
                let branches: Vec<Literal> = candidates.iter().map(|digit| Literal::on(cell, digit)).collect();
                self.conclude(Shape::Cell(cell), &branches);
            }
        }
        Ok(())
    }

    /// The chains from one candidate of a cell, and from the houses in which it is the digit's first place.
    fn assume(&mut self, cell: Cell, digit: Digit, candidates: usize) {
        let (on, off) = (Literal::on(cell, digit), Literal::off(cell, digit));
        if self.engine == Engine::Nishio {
            for assumption in [on, off].into_iter().filter(|&assumption| reach::contradicts(self.position, assumption)) {
                self.prepare(assumption);
                self.contradict(assumption);
            }
            return;
        }
        self.prepare(on);
        if self.engine.is_dynamic() {
            self.contradict(on);
            self.prepare(off);
            self.contradict(off);
        }
        if self.engine.is_dynamic() && candidates >= 3 {
            self.conclude(Shape::Double, &[on, off]);
        }
        for (house, place) in houses_of(cell) {
            let places = self.position.places(house, digit);
            if places.len() < 2 || places.first() != place {
                continue;
            }
            let branches: Vec<Literal> = places.map(|place| Literal::on(cell_at(house, place), digit)).collect();
            branches.iter().for_each(|&branch| self.prepare(branch));
            self.conclude(Shape::Region(house, digit), &branches);
        }
    }

    fn prepare(&mut self, assumption: Literal) {
        self.runs.prepare(self.position, assumption, Families::of_level(self.engine.level()), &mut self.memo);
    }

    /// Gives the contradiction that the assumption leads to.
    fn contradict(&mut self, assumption: Literal) {
        let Some(run) = self.runs.of(assumption) else { return };
        let Some(clash) = run.clash() else { return };
        let Some(effect) = Effect::of(self.position, assumption.negated()) else { return };
        let targets = clash.map(|node| (assumption, node));
        if let Some(rank) = self.rank(Shape::Contradiction, &targets, &effect) {
            let clash = Some(run.literal(clash[0]));
            let hint = Hint { shape: Shape::Contradiction, conclusion: assumption.negated(), targets: targets.to_vec(), clash };
            self.collector.take(rank, effect, hint);
        }
    }

    /// Gives what follows in all branches.
    fn conclude(&mut self, shape: Shape, branches: &[Literal]) {
        let runs: Vec<&Run> = branches.iter().filter_map(|&branch| self.runs.of(branch)).collect();
        let Some((&first, others)) = runs.split_first() else { return };
        let mut common = *first.members();
        others.iter().for_each(|run| common.retain(run.members()));
        if common.is_empty() {
            return;
        }
        for &node in first.on().iter().chain(first.off()) {
            let literal = first.literal(node);
            if !common.contains(literal.index()) {
                continue;
            }
            let Some(effect) = Effect::of(self.position, literal) else { continue };
            let targets: Vec<(Literal, NodeId)> =
                branches.iter().zip(&runs).map(|(&branch, run)| (branch, run.node_of(literal))).collect();
            if let Some(rank) = self.rank(shape, &targets, &effect) {
                self.collector.take(rank, effect, Hint { shape, conclusion: literal, targets, clash: None });
            }
        }
    }

    /// The rank of a chain that is wanted.
    fn rank(&self, shape: Shape, targets: &[(Literal, NodeId)], effect: &Effect) -> Option<Rank> {
        let wanted = |complexity| {
            let rank = Rank { difficulty: self.engine.ladder().at(complexity), complexity, key: shape.key() };
            self.collector.wants(rank, effect).then_some(rank)
        };
        let branches = || targets.iter().filter_map(|&(assumption, node)| Some((self.runs.of(assumption)?, node)));
        wanted(branches().map(|(run, node)| run.least_ancestors(node)).sum())?;
        let ancestors = branches().map(|(run, node)| run.ancestors(node)).sum();
        if !branches().any(|(run, _)| run.has_nested()) {
            return wanted(ancestors);
        }
        wanted(ancestors)?;
        let nested = branches().flat_map(|(run, node)| run.proof(node)).filter_map(|link| link.nested);
        wanted(ancestors + nested_complexity(nested))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Path;

    #[test]
    fn nishio_runs_just_where_there_is_a_contradiction() {
        let puzzle = "000390020300800040009004005050100200040000090006002050600500800090008007070031000";
        let mode = Mode { has_y: false, is_dynamic: true };
        let mut contradictions = 0;
        for position in Path::positions_with_chains(&puzzle.parse().unwrap()) {
            for cell in position.empty_cells() {
                for digit in position.candidates(cell) {
                    for assumption in [Literal::on(cell, digit), Literal::off(cell, digit)] {
                        let clash = Run::new(&position, mode, assumption).clash();
                        assert_eq!(reach::contradicts(&position, assumption), clash.is_some(), "{cell} {digit}");
                        contradictions += usize::from(clash.is_some());
                    }
                }
            }
        }
        assert!(contradictions > 0);
    }
}
