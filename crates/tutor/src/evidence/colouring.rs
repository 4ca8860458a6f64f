//! Colouring: simple and multiple colours, and 3D Medusa. Links join the candidates of each cluster, and lead from one cluster to the
//! other.

use super::{Explain, LooksAt};
use crate::{
    drawn::role_of_candidate,
    follow::{FollowQuestion, Marked, PatternPart},
    sentences::words::{Parts, Words, grouped},
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, DigitSet, House};
use nonet_logic::{Contradiction, Link, Node, Step, evidence::Colouring};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};
use std::collections::VecDeque;

/// The roles of the two colours of a cluster, for the first and the second cluster.
const OF_CLUSTERS: [[Role; 2]; 2] = [[Role::On, Role::Off], [Role::Pivot, Role::Fin]];

impl Explain for Colouring {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let clusters = self.clusters.iter().zip(OF_CLUSTERS.iter().cycle());
        clusters.flat_map(|(colours, roles)| colours.iter().copied().zip(roles.iter().copied())).collect()
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let of_cluster = |[one, other]: &[CandidateSet; 2]| {
            let colour = FollowQuestion::candidates(PatternPart::Colour, *one).or(Marked::Candidates(*other));
            [FollowQuestion::candidates(PatternPart::Component, *one | *other), colour]
        };
        self.clusters.iter().flat_map(of_cluster).collect()
    }

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        let Some(Marked::Candidates(asked)) = question.answers.first() else { return };
        let is_second = self.clusters.iter().skip(1).any(|[one, other]| *asked == (*one | *other));
        words.say(|messages, parts| match (question.part, asked.digits().single()) {
            (PatternPart::Colour, _) => messages.follow_colour(),
            _ if is_second => messages.follow_second_component(),
            (_, Some(digit)) => messages.follow_component_of(parts.digits_and(DigitSet::of(digit))),
            (_, None) => messages.follow_component(),
        });
    }

    /// Returns strong links that join each cluster, and a weak link for each [meeting](meetings), for each colour that excludes a
    /// candidate, and for each candidate that a false colour would take from the cell or house that it empties.
    fn links(&self, step: &Step, at: &Candidates) -> Vec<Link> {
        let ruled_out = excluders(self, step)
            .into_iter()
            .flat_map(|(ends, removed)| removed.iter().flat_map(|it| ends.map(|end| [end, it])).collect::<Vec<_>>());
        let weak = meetings(self, step).into_iter().chain(ruled_out).chain(taken(self, step, at));
        let weak = weak.map(|ends| link(ends, false));
        self.clusters.iter().flat_map(|cluster| joined(cluster, at)).chain(weak).collect()
    }

    fn contradiction(&self) -> Option<Contradiction> {
        self.emptied
    }

    fn pattern(&self, _speech: Speech<'_>) -> String {
        self.clusters.iter().flatten().fold(DigitSet::EMPTY, |all, colour| all | colour.digits()).to_string()
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        vec![
            (Role::On, messages.colouring_part_one()),
            (Role::Off, messages.colouring_part_other()),
            (Role::Pivot, messages.colouring_part_second_one()),
            (Role::Fin, messages.colouring_part_second_other()),
        ]
    }

    fn looks_at(&self) -> LooksAt {
        LooksAt::Digits
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let removed = step.eliminations();
        let names: &[&str] = if self.clusters.len() > 1 { &["first", "second"] } else { &["only"] };
        for (pair, name) in self.roles().chunks(2).zip(names) {
            cluster(pair, name, words);
        }
        match (is_colour(self, &removed), &self.clusters[..]) {
            (true, [_]) => {
                words.say(|messages, parts| match self.emptied {
                    Some(Contradiction::NoCandidate { cell }) => {
                        messages.colouring_empties_cell(parts.cells(CellSet::of(cell), Role::Cause))
                    }
                    Some(Contradiction::NoPlace { digit, house } | Contradiction::Twice { digit, house }) => {
                        let digit = parts.digit_in(digit, house.cells(), Role::Cause);
                        messages.colouring_empties_house(parts.house(house), digit)
                    }
                    None => of_one_colour(self, step, messages, parts),
                });
                words.say(|messages, parts| messages.colouring_false(parts.not(&removed)));
            }
            (true, _) => {
                sees_both(self, step, words);
                words.say(|messages, parts| messages.colouring_false(parts.not(&removed)));
            }
            (false, [_]) => {
                sees_two_colours(self, step, words);
                words.say_so_removed(step);
            }
            (false, _) => {
                see_each_other(self, step, words);
                sees_two_colours(self, step, words);
                words.say_so_removed(step);
            }
        }
    }
}

/// Returns whether candidates are the whole of a colour.
fn is_colour(colouring: &Colouring, candidates: &CandidateSet) -> bool {
    colouring.clusters.iter().flatten().any(|colour| colour == candidates)
}

/// Returns the pairs of candidates, one of each of two colours of which one is true, that exclude eliminations, each with those
/// that it excludes.
fn excluders(colouring: &Colouring, step: &Step) -> Vec<([Candidate; 2], CandidateSet)> {
    let removed = step.eliminations();
    let true_ones = match colouring.clusters[..] {
        _ if is_colour(colouring, &removed) => None,
        [colours] => Some(colours),
        [one, two] => apart(&one, &two, &removed).map(|(colours, _)| colours),
        _ => None,
    };
    let Some([a, b]) = true_ones else { return Vec::new() };
    let excluder = |colour: &CandidateSet, it: Candidate| colour.iter().find(|other| excludes(it, *other));
    grouped(removed.iter().filter_map(|it| Some(([excluder(&a, it)?, excluder(&b, it)?], it))))
}

/// Returns the candidates that a colour, if it were true, would take from the cell or house that it leaves empty. Each comes
/// second in a pair, after the candidate of the colour that takes it.
fn taken(colouring: &Colouring, step: &Step, at: &Candidates) -> Vec<[Candidate; 2]> {
    let Some(emptied) = colouring.emptied else { return Vec::new() };
    let all = match emptied {
        Contradiction::NoCandidate { cell } => CandidateSet::of_cell(cell, at.of_cell(cell)),
        Contradiction::NoPlace { digit, house } | Contradiction::Twice { digit, house } => {
            CandidateSet::of_digit(digit, at.of_digit(digit) & house.cells())
        }
    };
    let colour = step.eliminations();
    all.iter().filter_map(|it| colour.iter().find(|by| excludes(*by, it)).map(|by| [by, it])).collect()
}

/// Returns the pairs of candidates that see each other and decide between colours: two of one colour, or of two clusters. Empty
/// if the eliminations see both colours of one cluster, or if the step empties a cell or house.
fn meetings(colouring: &Colouring, step: &Step) -> Vec<[Candidate; 2]> {
    if colouring.emptied.is_some() {
        return Vec::new();
    }
    let removed = step.eliminations();
    match colouring.clusters[..] {
        [[one, two]] if [one, two].contains(&removed) => meeting(&removed, &removed).into_iter().collect(),
        [one, two] if one.contains(&removed) => two.iter().filter_map(|colour| meeting(&removed, colour)).collect(),
        [one, two] => apart(&one, &two, &removed).map(|(_, meeting)| meeting).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Returns the two colours of two clusters of which one is true and which both see each elimination, and the meeting of the other two
/// colours, which shows it.
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

pub(super) fn excludes(a: Candidate, b: Candidate) -> bool {
    if a.cell == b.cell { a.digit != b.digit } else { a.digit == b.digit && a.cell.sees(b.cell) }
}

/// Returns links from the first candidate of a cluster to every other one, by the fewest links (breadth-first search).
fn joined([on, off]: &[CandidateSet; 2], at: &Candidates) -> Vec<Link> {
    let mut links = Vec::new();
    let mut left = *on | *off;
    let mut reached: VecDeque<Candidate> = on.first().into_iter().collect();
    for it in &reached {
        left.remove(*it);
    }
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

/// Returns whether the candidates are the only two of their cell, or the only two places of their digit in a house.
fn is_strong(a: Candidate, b: Candidate, at: &Candidates) -> bool {
    if a.cell == b.cell {
        return at.of_cell(a.cell).len() == 2;
    }
    let pair = CellSet::of(a.cell).with(b.cell);
    a.digit == b.digit && House::all().any(|house| at.of_digit(a.digit) & house.cells() == pair)
}

pub(super) fn link([from, to]: [Candidate; 2], strong: bool) -> Link {
    Link { from: Node::from(from), to: Node::from(to), strong }
}

/// The two colours of a cluster, each in its role.
fn cluster(pair: &[(CandidateSet, Role)], name: &str, words: &mut Words) {
    let [(one, role), (other, opposite)] = pair else { return };
    words.say(|messages, parts| {
        let colours = (parts.candidates_in(one, *role), parts.candidates_in(other, *opposite));
        messages.colouring_cluster(name, other.len(), colours.0, colours.1)
    });
}

/// `5 has one colour in r1c1 and r1c5, which see each other.`
fn of_one_colour(colouring: &Colouring, step: &Step, messages: &Messages, parts: &mut Parts<'_>) -> String {
    match meetings(colouring, step)[..] {
        [[a, b]] if a.cell == b.cell => {
            let both = CandidateSet::of(a) | CandidateSet::of(b);
            let digits = parts.digits_in(both.digits(), a.cell.into(), role(step, a));
            messages.colouring_twice_in_cell(digits, parts.cells(a.cell.into(), role(step, a)))
        }
        [[a, b]] => {
            let cells = CellSet::of(a.cell).with(b.cell);
            let digit = parts.digit_in(a.digit, cells, role(step, a));
            messages.colouring_twice_in_house(digit, parts.cells(cells, role(step, a)))
        }
        _ => messages.colouring_twice(),
    }
}

/// One cell of each cluster.
fn see_each_other(colouring: &Colouring, step: &Step, words: &mut Words) {
    words.say(|messages, parts| {
        let ends = meetings(colouring, step).into_iter().flatten();
        let cells = ends.map(|it| parts.cells(it.cell.into(), role(step, it))).collect();
        messages.colouring_see_each_other(parts.list(cells, Messages::list_and))
    });
}

/// `One of 4 in r9c5 and 4 in r1c7 is true, and either rules out 4 in r9c7.` It says so of each pair by which something goes.
fn sees_two_colours(colouring: &Colouring, step: &Step, words: &mut Words) {
    for (ends, removed) in excluders(colouring, step) {
        words.say(|messages, parts| {
            let ends = ends.iter().map(|it| parts.candidates_in(&CandidateSet::of(*it), role(step, *it))).collect();
            let ends = parts.list(ends, Messages::list_and);
            messages.colouring_either(ends, parts.candidates_in(&removed, Role::Elimination))
        });
    }
}

/// `r1c1 sees r1c5 and r2c3, of which one is 5.` What sees them may be two cells of the colour.
fn sees_both(colouring: &Colouring, step: &Step, words: &mut Words) {
    let meetings = meetings(colouring, step);
    let own: CandidateSet = meetings.iter().map(|[own, _]| *own).collect();
    let others: CandidateSet = meetings.iter().map(|[_, other]| *other).collect();
    words.say(|messages, parts| {
        let cells = parts.cells(own.cells(), Role::Elimination);
        let names = meetings.iter().map(|[_, other]| parts.cells(other.cell.into(), role(step, *other))).collect();
        let names = parts.list(names, Messages::list_and);
        let digits = parts.digits_and(others.digits());
        messages.colouring_sees_both(own.len(), cells, names, parts.candidates(&digits, others, Role::Cause))
    });
}

/// The role in which the board shows the candidate.
fn role(step: &Step, it: Candidate) -> Role {
    role_of_candidate(step, it).unwrap_or(Role::Cause)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::positions;
    use nonet_logic::{Options, Technique, evidence::Evidence, steps_of};

    #[test]
    fn each_cluster_is_joined_by_as_few_links_as_can_be() {
        for technique in [Technique::SimpleColors, Technique::MultiColors, Technique::Medusa3d] {
            for at in positions(technique) {
                for step in steps_of(technique, &at, &Options::to_practise(technique)) {
                    let Evidence::Colouring(own) = &step.evidence else { unreachable!("{step}") };
                    let links = own.links(&step, &at);
                    let (strong, weak): (Vec<Link>, Vec<Link>) = links.iter().partition(|link| link.strong);
                    let candidates: usize = own.clusters.iter().flatten().map(CandidateSet::len).sum();
                    assert_eq!(strong.len(), candidates - own.clusters.len(), "{step}");
                    let ruled_out: usize = excluders(own, &step).iter().map(|(_, removed)| 2 * removed.len()).sum();
                    assert_eq!(weak.len(), meetings(own, &step).len() + ruled_out + taken(own, &step, &at).len(), "{step}");
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
                    let Evidence::Colouring(own) = &step.evidence else { unreachable!("{step}") };
                    let is_colour = is_colour(own, &step.eliminations());
                    let gone = excluders(own, &step).into_iter().fold(CandidateSet::EMPTY, |all, (_, gone)| all | gone);
                    assert_eq!(gone, if is_colour { CandidateSet::EMPTY } else { step.eliminations() }, "{step}");
                    let taken: CandidateSet = taken(own, &step, &at).into_iter().map(|[_, it]| it).collect();
                    let left = match &own.emptied {
                        Some(Contradiction::NoCandidate { cell }) => CandidateSet::of_cell(*cell, at.of_cell(*cell)),
                        Some(Contradiction::NoPlace { digit, house } | Contradiction::Twice { digit, house }) => {
                            CandidateSet::of_digit(*digit, at.of_digit(*digit) & house.cells())
                        }
                        None => CandidateSet::EMPTY,
                    };
                    assert_eq!(taken, left, "{step}");
                    seen[0] += usize::from(!is_colour);
                    seen[1] += usize::from(own.emptied.is_some());
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
                    let Evidence::Colouring(own) = &step.evidence else { unreachable!("{step}") };
                    let meetings = meetings(own, &step);
                    assert!(meetings.iter().all(|[a, b]| excludes(*a, *b)), "{step}");
                    let is_colour = is_colour(own, &step.eliminations());
                    let count = match (own.clusters.len(), is_colour) {
                        (1, true) => usize::from(own.emptied.is_none()),
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
