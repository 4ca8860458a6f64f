//! The links of colouring steps: those that join the candidates of each cluster, and those between the clusters.

use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, Digit, House};
use nonet_logic::{Contradiction, Evidence, Link, Node, Step};
use std::collections::VecDeque;

/// Returns the links of a chain, of a wing, or of colours. For colours, these are strong links that join each cluster, and a weak
/// link for each [meeting](meetings), for each colour that excludes a candidate, and for each candidate that a false colour would
/// take from the cell or house that it empties.
pub(crate) fn links(step: &Step, at: &Candidates) -> Vec<Link> {
    let colours = match &step.evidence {
        Evidence::Colours { colours, .. } => colours,
        Evidence::Wing { pivot, pincers, digit } => return of_wing(*pivot, *pincers, *digit, at),
        Evidence::LastCell { .. }
        | Evidence::OnlyPlace { .. }
        | Evidence::OnlyDigit
        | Evidence::Locked { .. }
        | Evidence::NakedSubset { .. }
        | Evidence::HiddenSubset { .. }
        | Evidence::Fish { .. }
        | Evidence::Chain { .. }
        | Evidence::RemotePair { .. }
        | Evidence::Deadly { .. }
        | Evidence::Bug { .. }
        | Evidence::SueDeCoq { .. }
        | Evidence::Sets { .. }
        | Evidence::Guarded { .. }
        | Evidence::Blossom { .. }
        | Evidence::AlmostLocked { .. }
        | Evidence::Firework { .. }
        | Evidence::Sectors { .. }
        | Evidence::Exocets { .. }
        | Evidence::Kraken { .. }
        | Evidence::Tridagon { .. }
        | Evidence::Cases { .. }
        | Evidence::Templates { .. }
        | Evidence::Trial { .. } => return step.links(),
    };
    let ruled_out = excluders(step)
        .into_iter()
        .flat_map(|(ends, removed)| removed.iter().flat_map(|it| ends.map(|end| [end, it])).collect::<Vec<_>>());
    let weak = meetings(step).into_iter().chain(ruled_out).chain(taken(step, at)).map(|ends| link(ends, false));
    colours.iter().flat_map(|cluster| joined(cluster, at)).chain(weak).collect()
}

/// Returns the pairs of candidates, one of each of two colours of which one is true, that exclude eliminations, each with those
/// that it excludes. Empty for other steps.
pub(crate) fn excluders(step: &Step) -> Vec<([Candidate; 2], CandidateSet)> {
    let removed = step.eliminations();
    let Evidence::Colours { colours, .. } = &step.evidence else { return Vec::new() };
    let true_ones = match colours[..] {
        _ if colours.iter().flatten().any(|colour| *colour == removed) => None,
        [colours] => Some(colours),
        [one, two] => opposite(&one, &two, &removed),
        _ => None,
    };
    let Some([a, b]) = true_ones else { return Vec::new() };
    let excluder = |colour: &CandidateSet, it: Candidate| colour.iter().find(|other| excludes(it, *other));
    let mut groups: Vec<([Candidate; 2], CandidateSet)> = Vec::new();
    for it in removed.iter() {
        let (Some(one), Some(two)) = (excluder(&a, it), excluder(&b, it)) else { continue };
        match groups.iter_mut().find(|(ends, _)| *ends == [one, two]) {
            Some((_, gone)) => gone.insert(it),
            None => groups.push(([one, two], CandidateSet::single(it))),
        }
    }
    groups
}

/// Returns the candidates that a colour, if it were true, would take from the cell or house that it leaves empty. Each comes
/// second in a pair, after the candidate of the colour that takes it.
pub(crate) fn taken(step: &Step, at: &Candidates) -> Vec<[Candidate; 2]> {
    let Evidence::Colours { emptied: Some(emptied), .. } = &step.evidence else { return Vec::new() };
    let all = match *emptied {
        Contradiction::NoCandidate { cell } => CandidateSet::of_cell(cell, at.of_cell(cell)),
        Contradiction::NoPlace { digit, house } | Contradiction::Twice { digit, house } => {
            CandidateSet::of(digit, at.of_digit(digit) & house.cells())
        }
    };
    let colour = step.eliminations();
    all.iter().filter_map(|it| colour.iter().find(|by| excludes(*by, it)).map(|by| [by, it])).collect()
}

/// Returns the pairs of candidates that see each other and decide between colours: two of one colour, or of two clusters. Empty
/// if the eliminations see both colours of one cluster, or if the step empties a cell or house.
pub(crate) fn meetings(step: &Step) -> Vec<[Candidate; 2]> {
    let removed = step.eliminations();
    match &step.evidence {
        Evidence::Colours { colours, emptied: None } => match colours[..] {
            [[one, two]] if [one, two].contains(&removed) => meeting(&removed, &removed).into_iter().collect(),
            [one, two] if one.contains(&removed) => two.iter().filter_map(|colour| meeting(&removed, colour)).collect(),
            [one, two] => between(&one, &two, &removed).into_iter().collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// Returns the meeting of two clusters whose other two colours both see each elimination.
fn between(one: &[CandidateSet; 2], two: &[CandidateSet; 2], removed: &CandidateSet) -> Option<[Candidate; 2]> {
    apart(one, two, removed).map(|(_, meeting)| meeting)
}

/// Returns the two colours of two clusters of which one is true, because the other two colours meet.
fn opposite(one: &[CandidateSet; 2], two: &[CandidateSet; 2], removed: &CandidateSet) -> Option<[CandidateSet; 2]> {
    apart(one, two, removed).map(|(colours, _)| colours)
}

fn apart(
    one: &[CandidateSet; 2],
    two: &[CandidateSet; 2],
    removed: &CandidateSet,
) -> Option<([CandidateSet; 2], [Candidate; 2])> {
    let sees = |colour: &CandidateSet, it: Candidate| colour.iter().any(|other| excludes(it, other));
    let pairs = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter();
    pairs
        .filter(|&(a, b)| removed.iter().all(|it| sees(&one[1 - a], it) && sees(&two[1 - b], it)))
        .find_map(|(a, b)| meeting(&one[a], &two[b]).map(|meeting| ([one[1 - a], two[1 - b]], meeting)))
}

/// Returns the first pair of candidates, one of each colour, that can't both be true.
fn meeting(one: &CandidateSet, other: &CandidateSet) -> Option<[Candidate; 2]> {
    one.iter().find_map(|a| other.iter().find(|b| excludes(a, *b)).map(|b| [a, b]))
}

fn excludes(a: Candidate, b: Candidate) -> bool {
    if a.cell == b.cell { a.digit != b.digit } else { a.digit == b.digit && a.cell.sees(b.cell) }
}

/// Returns links from the first candidate of a cluster to every other one, by the fewest links (breadth-first search).
fn joined([on, off]: &[CandidateSet; 2], at: &Candidates) -> Vec<Link> {
    let mut links = Vec::new();
    let mut left = *on | *off;
    let mut reached: VecDeque<Candidate> = on.first().into_iter().collect();
    reached.iter().for_each(|it| left.remove(*it));
    while let Some(from) = reached.pop_front() {
        let opposite = if on.contains(from) { *off } else { *on };
        for to in (opposite & left).iter().filter(|to| is_strong(from, *to, at)) {
            left.remove(to);
            reached.push_back(to);
            links.push(link([from, to], true));
        }
    }
    links
}

/// Returns the links of a wing: the chain from each pincer to its pivot, by the pincer's other digit, and the link between the
/// pivot's two digits.
fn of_wing(pivot: CellSet, pincers: CellSet, digit: Digit, at: &Candidates) -> Vec<Link> {
    let mut links = Vec::new();
    for pivot in pivot {
        for pincer in pincers {
            let others = at.of_cell(pincer).without(digit);
            let Some(other) = others.single().filter(|it| at.of_cell(pivot).contains(*it)) else { continue };
            let [near, far] = [pincer, pivot].map(|cell| Candidate::new(cell, other));
            links.push(link([Candidate::new(pincer, digit), near], true));
            links.push(link([near, far], false));
        }
        if let [one, other] = at.of_cell(pivot).iter().collect::<Vec<_>>()[..] {
            links.push(link([one, other].map(|digit| Candidate::new(pivot, digit)), true));
        }
    }
    links
}

/// Returns whether the candidates are the only two of their cell, or the only two places of their digit in a house.
fn is_strong(a: Candidate, b: Candidate, at: &Candidates) -> bool {
    if a.cell == b.cell {
        return at.of_cell(a.cell).len() == 2;
    }
    let pair = CellSet::of(a.cell).with(b.cell);
    a.digit == b.digit && House::all().any(|house| at.of_digit(a.digit) & house.cells() == pair)
}

fn link([from, to]: [Candidate; 2], strong: bool) -> Link {
    Link { from: Node::from(from), to: Node::from(to), strong }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::positions;
    use nonet_logic::{Options, Technique, steps_of};

    #[test]
    fn each_cluster_is_joined_by_as_few_links_as_can_be() {
        for technique in [Technique::SimpleColors, Technique::MultiColors, Technique::Medusa3d] {
            for at in positions(technique) {
                for step in steps_of(technique, &at, &Options::to_practise(technique)) {
                    let Evidence::Colours { colours, .. } = &step.evidence else { unreachable!("{step}") };
                    let links = links(&step, &at);
                    let (strong, weak): (Vec<Link>, Vec<Link>) = links.iter().partition(|link| link.strong);
                    let candidates: usize = colours.iter().flatten().map(CandidateSet::len).sum();
                    assert_eq!(strong.len(), candidates - colours.len(), "{step}");
                    let ruled_out: usize = excluders(&step).iter().map(|(_, removed)| 2 * removed.len()).sum();
                    assert_eq!(weak.len(), meetings(&step).len() + ruled_out + taken(&step, &at).len(), "{step}");
                }
            }
        }
    }

    /// Each elimination that sees two colours is linked to both, and each candidate of an emptied cell or house is linked to one
    /// that takes it.
    #[test]
    fn what_rules_candidates_out_is_linked_to_them() {
        let mut seen = [0; 2];
        for technique in [Technique::SimpleColors, Technique::MultiColors, Technique::Medusa3d] {
            for at in positions(technique) {
                for step in steps_of(technique, &at, &Options::to_practise(technique)) {
                    let Evidence::Colours { colours, emptied } = &step.evidence else { unreachable!("{step}") };
                    let is_colour = colours.iter().flatten().any(|colour| *colour == step.eliminations());
                    let gone = excluders(&step).into_iter().fold(CandidateSet::EMPTY, |all, (_, gone)| all | gone);
                    assert_eq!(gone, if is_colour { CandidateSet::EMPTY } else { step.eliminations() }, "{step}");
                    let taken: CandidateSet = taken(&step, &at).into_iter().map(|[_, it]| it).collect();
                    let left = match emptied {
                        Some(Contradiction::NoCandidate { cell }) => CandidateSet::of_cell(*cell, at.of_cell(*cell)),
                        Some(Contradiction::NoPlace { digit, house } | Contradiction::Twice { digit, house }) => {
                            CandidateSet::of(*digit, at.of_digit(*digit) & house.cells())
                        }
                        None => CandidateSet::EMPTY,
                    };
                    assert_eq!(taken, left, "{step}");
                    seen[0] += usize::from(!is_colour);
                    seen[1] += usize::from(emptied.is_some());
                }
            }
        }
        assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
    }

    /// A false colour meets itself, or both colours of the other cluster; otherwise one colour of each cluster meet.
    #[test]
    fn what_decides_between_colours_is_found() {
        for technique in [Technique::SimpleColors, Technique::MultiColors, Technique::Medusa3d] {
            for at in positions(technique) {
                for step in steps_of(technique, &at, &Options::to_practise(technique)) {
                    let Evidence::Colours { colours, emptied } = &step.evidence else { unreachable!("{step}") };
                    let meetings = meetings(&step);
                    assert!(meetings.iter().all(|[a, b]| excludes(*a, *b)), "{step}");
                    let is_colour = colours.iter().flatten().any(|colour| *colour == step.eliminations());
                    let count = match (colours.len(), is_colour) {
                        (1, true) => usize::from(emptied.is_none()),
                        (1, false) => 0,
                        (_, true) => 2,
                        (_, false) => 1,
                    };
                    assert_eq!(meetings.len(), count, "{step}");
                }
            }
        }
    }
}
