//! The checker: is a step proved by its evidence? It shares no code with the finders. It keeps only the constraints that the
//! evidence names, denies the conclusion, and searches: nothing may survive.
//!
//! A constraint is a clause, a set of candidates of which at least one is true: those of a cell, or those of a digit in a house.
//! That two candidates of a cell, or two equal digits in a house, are not both true always holds. Evidence that rests on there
//! being one solution adds its guardians as a clause, after a look at whether the pattern is deadly at all.

use super::{Case, Clause, Contradiction, Effect, Evidence, FireworkCorner, Implication, Node, Step, UniquenessExtra};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// Why a step is not proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// It says nothing, or something of candidates that are not there.
    Empty,
    /// The evidence does not hold: it names a constraint, or a pattern, that is not there.
    Evidence,
    /// The evidence holds, but the conclusion may be wrong of this candidate all the same.
    Survives(Candidate),
}

/// Checks that the evidence of a step, found at this position, proves its effect.
///
/// # Errors
///
/// In what way it doesn't.
pub fn check(step: &Step, at: &Candidates) -> Result<(), Unproved> {
    let said = step.placements() | step.eliminations();
    if said.is_empty() || !said.is_subset(at.open()) {
        return Err(Unproved::Empty);
    }
    if let Evidence::Trial { assumed, steps, contradiction } = &step.evidence {
        return check_trial(step, *assumed, steps, *contradiction, at);
    }
    if let Evidence::Cases { clause, cases } = &step.evidence
        && cases.iter().any(|case| matches!(case.way, Implication::Net(_)))
    {
        return check_nets(step, *clause, cases, at);
    }
    if let Evidence::Templates { digit, before } = &step.evidence {
        return check_templates(step, *digit, before, at);
    }
    if let Evidence::Sectors { cells, houses } = &step.evidence {
        return check_sectors(step, *cells, houses, at);
    }
    prove(step, &clauses(step, at).ok_or(Unproved::Evidence)?, CandidateSet::EMPTY)
}

/// Whether clauses prove what a step says, but for what is known.
fn prove(step: &Step, clauses: &[CandidateSet], known: CandidateSet) -> Result<(), Unproved> {
    let survives = |it: &Candidate| match step.effect {
        Effect::Place(_) => Search { clauses }.survives(CandidateSet::single(*it), CandidateSet::EMPTY),
        Effect::Eliminate(_) => Search { clauses }.survives(excluded_by(*it), CandidateSet::single(*it)),
    };
    let said = (step.placements() | step.eliminations()) - known;
    said.iter().find(survives).map_or(Ok(()), |it| Err(Unproved::Survives(it)))
}

/// A search for an assignment that the clauses allow.
struct Search<'a> {
    clauses: &'a [CandidateSet],
}

impl Search<'_> {
    /// Whether some choice of a true candidate in each clause agrees with what is false and what is true already.
    fn survives(&self, false_ones: CandidateSet, true_ones: CandidateSet) -> bool {
        let unsettled = self.clauses.iter().filter(|clause| (**clause & true_ones).is_empty());
        let Some(clause) = unsettled.map(|clause| *clause - false_ones).min_by_key(CandidateSet::len) else { return true };
        let chosen = |it: Candidate| self.survives(false_ones | excluded_by(it), true_ones | CandidateSet::single(it));
        clause.iter().any(chosen)
    }
}

/// The candidates that are false if this one is true.
fn excluded_by(it: Candidate) -> CandidateSet {
    CandidateSet::of(it.digit, it.cell.peers()) | CandidateSet::of_cell(it.cell, !DigitSet::of(it.digit))
}

/// The clauses that the evidence names; none if one of them is not there, or the pattern isn't.
fn clauses(step: &Step, at: &Candidates) -> Option<Vec<CandidateSet>> {
    let placed = step.placements().first();
    match &step.evidence {
        Evidence::LastCell { house } => {
            (at.empty_cells() & house.cells()).single().and(of_house(placed?.digit, *house, at)).map(just)
        }
        Evidence::OnlyPlace { house } => of_house(placed?.digit, *house, at).map(just),
        Evidence::OnlyDigit => of_cell(placed?.cell, at).map(just),
        Evidence::Locked { digit, from, .. } => of_house(*digit, *from, at).map(just),
        Evidence::NakedSubset { cells, .. } => of_cells(*cells, at),
        Evidence::HiddenSubset { house, digits, .. } => digits.iter().map(|digit| of_house(digit, *house, at)).collect(),
        Evidence::Fish { digit, base, .. } => of_houses(*digit, *base, at),
        Evidence::Wing { pivot, pincers, .. } => of_cells(*pivot | *pincers, at),
        Evidence::Chain { nodes, .. } => of_chain(nodes, at),
        Evidence::RemotePair { cells, .. } => of_cells(cells.iter().copied().collect(), at),
        Evidence::Colours { colours, emptied } => {
            let mut clauses: Vec<_> = colours.iter().flat_map(|[one, two]| within(*one | *two, at)).collect();
            clauses.extend(match *emptied {
                Some(Contradiction::NoCandidate { cell }) => of_cell(cell, at),
                Some(Contradiction::NoPlace { digit, house }) => of_house(digit, house, at),
                Some(Contradiction::Twice { .. }) | None => None,
            });
            Some(clauses)
        }
        Evidence::Deadly { cells, digits, guardians, help } => {
            let mut clauses = of_help(*help, at)?;
            clauses.extend(guardian_clause(*cells, *digits, guardians, at)?);
            Some(clauses)
        }
        Evidence::Bug { guardians, help } if is_grave(guardians, at) => {
            let mut clauses = of_help(*help, at)?;
            clauses.push(*guardians);
            Some(clauses)
        }
        Evidence::Bug { .. } => None,
        Evidence::SueDeCoq { shared, in_line, in_block, .. } => of_cells(*shared | *in_line | *in_block, at),
        Evidence::Sets { nodes, sets, .. } => of_sets(nodes, sets, at),
        Evidence::Guarded { nodes, rectangles, .. } => of_guarded(nodes, rectangles, at),
        Evidence::Blossom { stem, petals, .. } => of_cells(petals.iter().fold(CellSet::of(*stem), |all, it| all | *it), at),
        Evidence::AlmostLocked { digits, other, naked, .. } => {
            let mut clauses = of_cells(*naked, at)?;
            clauses.extend(digits.iter().map(|digit| of_house(digit, *other, at)).collect::<Option<Vec<_>>>()?);
            Some(clauses)
        }
        Evidence::Firework { bursts, .. } => {
            let lines = |it: &FireworkCorner| HouseSet::of(it.crossing.row()).with(it.crossing.column());
            let each = bursts.iter().flat_map(|it| it.digits.iter().map(move |digit| of_houses(digit, lines(it), at)));
            Some(each.collect::<Option<Vec<_>>>()?.concat())
        }
        Evidence::Exocets { digits, exocets } => {
            let cells = of_cells(exocets.iter().fold(CellSet::EMPTY, |all, it| all | it.base | it.targets), at)?;
            let lines = exocets.iter().fold(HouseSet::EMPTY, |all, it| all | it.lines);
            let boxes: HouseSet = exocets.iter().flat_map(|it| it.targets.iter().map(Cell::block)).collect();
            let places =
                (lines | boxes).iter().flat_map(|house| digits.iter().filter_map(move |digit| of_house(digit, house, at)));
            Some(cells.into_iter().chain(places).collect())
        }
        Evidence::Tridagon { cells, digits, guardians } => {
            // That the cells can't be filled without a guardian is found out by the search.
            let others = *at.open() & CandidateSet::product(*cells, !*digits);
            of_cells(*cells, at).filter(|_| others == *guardians)
        }
        Evidence::Cases { clause, cases } => {
            let mut clauses = vec![of_clause(*clause, at)?];
            clauses.extend(of_ways(cases, at)?);
            Some(clauses)
        }
        Evidence::Kraken { digit, base, ways, .. } => {
            let mut clauses = of_houses(*digit, *base, at)?;
            clauses.extend(of_ways(ways, at)?);
            Some(clauses)
        }
        Evidence::Sectors { .. } | Evidence::Templates { .. } | Evidence::Trial { .. } => None,
    }
}

/// The clauses of chains from what is assumed.
fn of_ways(cases: &[Case], at: &Candidates) -> Option<Vec<CandidateSet>> {
    let mut clauses = Vec::new();
    for case in cases {
        let Implication::Chain(nodes) = &case.way else { return None };
        let (first, rest) = nodes.split_first()?;
        clauses.extend(of_chain(rest, at)?);
        if *first != Node::from(case.assumed) {
            return None;
        }
    }
    Some(clauses)
}

/// What is said to have one true candidate.
fn of_clause(clause: Clause, at: &Candidates) -> Option<CandidateSet> {
    match clause {
        Clause::Cell(cell) => of_cell(cell, at),
        Clause::Places { digit, house } => of_house(digit, house, at),
    }
}

/// The clauses of a chain's strong links, those of almost locked sets by the cells of the sets.
fn of_sets(nodes: &[Node], sets: &[CellSet], at: &Candidates) -> Option<Vec<CandidateSet>> {
    let mut clauses = Vec::new();
    for (pair, cells) in nodes.chunks(2).zip(sets) {
        clauses.extend(if cells.is_empty() { of_chain(pair, at)? } else { of_cells(*cells, at)? });
    }
    Some(clauses)
}

/// The clauses of a chain's strong links, those of rectangles by their guardians.
fn of_guarded(nodes: &[Node], rectangles: &[(CellSet, DigitSet)], at: &Candidates) -> Option<Vec<CandidateSet>> {
    let mut clauses = Vec::new();
    for (pair, &(cells, digits)) in nodes.chunks(2).zip(rectangles) {
        let guardians = *at.open() & CandidateSet::product(cells, !digits);
        let own = if cells.is_empty() { of_chain(pair, at) } else { guardian_clause(cells, digits, &guardians, at) };
        clauses.extend(own?);
    }
    Some(clauses)
}

fn just(clause: CandidateSet) -> Vec<CandidateSet> {
    vec![clause]
}

/// An empty cell holds one of its candidates.
fn of_cell(cell: Cell, at: &Candidates) -> Option<CandidateSet> {
    at.grid()[cell].is_none().then(|| *at.open() & CandidateSet::of_cell(cell, DigitSet::ALL))
}

fn of_cells(cells: CellSet, at: &Candidates) -> Option<Vec<CandidateSet>> {
    cells.iter().map(|cell| of_cell(cell, at)).collect()
}

/// A house without the digit has it in one of its places.
fn of_house(digit: Digit, house: House, at: &Candidates) -> Option<CandidateSet> {
    let stands = house.cells().iter().any(|cell| at.grid()[cell] == Some(digit));
    (!stands).then(|| *at.open() & CandidateSet::of(digit, house.cells()))
}

fn of_houses(digit: Digit, houses: HouseSet, at: &Candidates) -> Option<Vec<CandidateSet>> {
    houses.iter().map(|house| of_house(digit, house, at)).collect()
}

/// The clauses of what a deadly pattern takes beside itself.
fn of_help(help: UniquenessExtra, at: &Candidates) -> Option<Vec<CandidateSet>> {
    match help {
        UniquenessExtra::None => Some(Vec::new()),
        UniquenessExtra::Subset { cells, .. } => of_cells(cells, at),
        UniquenessExtra::Places { digit, houses } => of_houses(digit, houses, at),
    }
}

/// The clauses of a chain's strong links. Each second link, from the first on, is strong; each other one must be weak.
fn of_chain(nodes: &[Node], at: &Candidates) -> Option<Vec<CandidateSet>> {
    let mut clauses = Vec::new();
    for pair in nodes.chunks(2) {
        let &[one, two] = pair else { return None };
        if one.digit != two.digit {
            clauses.push(of_cell(one.cells.single().filter(|_| one.cells == two.cells)?, at)?);
            continue;
        }
        let joint = House::all().filter(|house| (one.cells | two.cells).is_subset(house.cells()));
        let before = clauses.len();
        clauses.extend(joint.filter_map(|house| of_house(one.digit, house, at)));
        if clauses.len() == before {
            return None;
        }
    }
    Some(clauses)
}

/// The cells and the digits of houses that have no other candidates than these.
fn within(candidates: CandidateSet, at: &Candidates) -> impl Iterator<Item = CandidateSet> {
    let cells = Cell::all().filter_map(|cell| of_cell(cell, at));
    let houses = House::all().flat_map(move |house| Digit::ALL.into_iter().filter_map(move |digit| of_house(digit, house, at)));
    cells.chain(houses).filter(move |clause| clause.is_subset(&candidates))
}

/// The guardians of a deadly pattern; none if it isn't deadly. Each house has
/// two of its cells or none, and going from one to the other, two kinds of cell alternate: where all of one kind hold one digit
/// and all of the other kind the other, the digits can be exchanged. None of the cells is a given.
fn guardian_clause(cells: CellSet, digits: DigitSet, guardians: &CandidateSet, at: &Candidates) -> Option<Vec<CandidateSet>> {
    let (mut even, mut odd) = (CellSet::of(cells.first()?), CellSet::EMPTY);
    for _ in 0..cells.len() {
        odd |= even.seen_by_any() & cells;
        even |= odd.seen_by_any() & cells;
    }
    let paired = House::all().all(|house| matches!((cells & house.cells()).len(), 0 | 2));
    let sound = paired && !even.meets(odd) && even | odd == cells && digits.len() == 2 && !cells.meets(at.givens());
    if !sound || !standing_digits_alternate(even, odd, digits, at) {
        return None;
    }
    let others = *at.open() & CandidateSet::product(cells, !digits);
    (others == *guardians).then(|| just(others))
}

/// Whether the filled cells of a pattern hold one of the digits where they are of one kind, and the other where of the other.
fn standing_digits_alternate(even: CellSet, odd: CellSet, digits: DigitSet, at: &Candidates) -> bool {
    let held = |cells: CellSet| cells.iter().filter_map(|cell| at.grid()[cell]).collect::<DigitSet>();
    let (one, two) = (held(even), held(odd));
    one.len() <= 1 && two.len() <= 1 && !one.meets(two) && (one | two).is_subset(digits)
}

/// Whether, without the guardians, each empty cell has two candidates and each house two places for each of its open digits.
fn is_grave(guardians: &CandidateSet, at: &Candidates) -> bool {
    let left = *at.open() - *guardians;
    let cells = at.empty_cells().iter().all(|cell| left.digits_in(cell).len() == 2);
    cells
        && House::all().all(|house| {
            Digit::ALL.into_iter().all(|digit| {
                let places = (left.cells_of(digit) & house.cells()).len();
                places == if of_house(digit, house, at).is_some() { 2 } else { 0 }
            })
        })
}

/// Counts: each cell holds a candidate that is in one of the houses, and each house has its digit once. If there are as many cells
/// as houses, each house has its digit in one of the cells.
fn check_sectors(step: &Step, cells: CellSet, houses: &[HouseSet; 9], at: &Candidates) -> Result<(), Unproved> {
    let count: usize = houses.iter().map(|houses| houses.len()).sum();
    let of = |digit: Digit| houses.get(digit.index()).map_or(CellSet::EMPTY, |houses| houses.cells());
    let held = |digit: Digit| (at.of_digit(digit) & cells).is_subset(of(digit));
    if count != cells.len() || !cells.is_subset(at.empty_cells()) || !Digit::ALL.into_iter().all(held) {
        return Err(Unproved::Evidence);
    }
    let goes = |it: &Candidate| of(it.digit).contains(it.cell) && !cells.contains(it.cell);
    let stays = step.placements() | step.eliminations().iter().filter(|it| !goes(it)).collect();
    stays.first().map_or(Ok(()), |it| Err(Unproved::Survives(it)))
}

/// Replays what templates place before: each step is proved where it is taken, and then the digit's houses prove what is not known yet.
fn check_templates(step: &Step, digit: Digit, before: &[Step], at: &Candidates) -> Result<(), Unproved> {
    let mut position = at.clone();
    for inner in before {
        check(inner, &position)?;
        inner.take(&mut position);
    }
    let known = match step.effect {
        Effect::Place(_) => *position.placed(),
        Effect::Eliminate(_) => CandidateSet::ALL - position.allowed(),
    };
    let clauses: Vec<_> = House::all().filter_map(|house| of_house(digit, house, &position)).collect();
    prove(step, &clauses, known)
}

/// Replays cases: there is one for each candidate of the clause, its steps are proved where they are taken, and the conclusion is
/// there at the end.
fn check_nets(step: &Step, clause: Clause, cases: &[Case], at: &Candidates) -> Result<(), Unproved> {
    let assumed: CandidateSet = cases.iter().map(|case| case.assumed).collect();
    if of_clause(clause, at) != Some(assumed) {
        return Err(Unproved::Evidence);
    }
    for case in cases {
        let Implication::Net(steps) = &case.way else { return Err(Unproved::Evidence) };
        let mut position = at.clone();
        position.place(case.assumed.cell, case.assumed.digit);
        for inner in steps {
            check(inner, &position)?;
            inner.take(&mut position);
        }
        let left = position.allowed();
        let standing = position.placed();
        if let Some(it) = step.placements().iter().find(|it| !standing.contains(*it)) {
            return Err(Unproved::Survives(it));
        }
        if let Some(it) = step.eliminations().iter().find(|it| left.contains(*it)) {
            return Err(Unproved::Survives(it));
        }
    }
    Ok(())
}

/// Replays a trial: each step is proved where it is taken, and the contradiction is there at the end.
fn check_trial(step: &Step, assumed: Candidate, steps: &[Step], end: Contradiction, at: &Candidates) -> Result<(), Unproved> {
    if step.effect != Effect::Eliminate(CandidateSet::single(assumed)) {
        return Err(Unproved::Evidence);
    }
    let mut position = at.clone();
    position.place(assumed.cell, assumed.digit);
    for inner in steps {
        check(inner, &position)?;
        inner.take(&mut position);
    }
    let allowed = position.allowed();
    let impossible = match end {
        Contradiction::NoCandidate { cell } => allowed.digits_in(cell).is_empty(),
        Contradiction::NoPlace { digit, house } => !allowed.cells_of(digit).meets(house.cells()),
        Contradiction::Twice { digit, house } => (position.grid().cells_of(digit) & house.cells()).len() > 1,
    };
    if impossible { Ok(()) } else { Err(Unproved::Evidence) }
}
