//! Junior exocets: the ways to fill base and targets, and what rules a candidate out in each of them.

use crate::en::words::Words;
use nonet_core::{
    Role,
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, DigitSet, HouseSet},
    words::digits_and,
};
use nonet_logic::{Exocet, ExocetBar, ExocetCause, ExocetWay, Step};

/// A junior exocet, or two.
pub(super) fn exocets(step: &Step, digits: DigitSet, exocets: &[Exocet], at: &Candidates, words: &mut Words) {
    for it in exocets {
        pattern(it, digits, words);
    }
    let targets = exocets.iter().fold(CellSet::EMPTY, |all, it| all | it.targets);
    let others = step.eliminations() & CandidateSet::product(targets, !digits);
    if !others.is_empty() {
        words.text("So there is nothing else in ").cells(targets, Role::Fin).text(": ").not(&others).stop();
    }
    if others != step.eliminations() {
        by_ways(exocets, digits, &(step.eliminations() - others), at, words);
        words.text("So ").not(&step.eliminations()).stop();
    }
}

/// Why base and targets hold the same digits.
fn pattern(it: &Exocet, digits: DigitSet, words: &mut Words) {
    let Exocet { base, targets, lines } = *it;
    words.cells(base, Role::Pivot).text(" hold two of ").digits_in(digits, base, Role::Pivot);
    words.text(", and rule these out in their box and on their line").stop();
    let boxes: HouseSet = (base | targets).iter().map(Cell::block).collect();
    words.text("In ").houses(boxes).text(" these two then have no place on ").houses(lines).text(" but ");
    words.cells(targets, Role::Fin).stop();
    words.text("Outside of these boxes, ").digits_in(digits, it.outside(), Role::Cause);
    words.text(" can each be on two of these lines at most, since a third place is seen by the others").stop();
    words.text("So the third line has each of the two in ").one_of(targets, Role::Fin);
    words.text(": ").cells(targets, Role::Fin).text(" hold the same two digits as ").cells(base, Role::Pivot).stop();
}

/// Which ways there are to fill base and targets, and what rules these out in every way.
fn by_ways(exocets: &[Exocet], digits: DigitSet, removed: &CandidateSet, at: &Candidates, words: &mut Words) {
    let mut ways = Vec::new();
    for it in exocets {
        let (possible, bars) = it.ways(digits, at);
        bars.iter().for_each(|bar| barred(bar, it, words));
        left(&possible, it, words);
        ways.push(possible);
    }
    let both: Vec<Vec<&ExocetWay>> = match &ways[..] {
        [one, two] => together(one, two, words),
        _ => ways.iter().flatten().map(|way| vec![way]).collect(),
    };
    for (causes, gone) in by_causes(removed, &both) {
        words.text("Every way rules out ").candidates_in(&gone, Role::Elimination).text(": ");
        for (i, it) in causes.iter().enumerate() {
            words.text(if i == 0 { "" } else { "; or " });
            cause(it, words);
        }
        words.stop();
    }
}

/// Why targets can't be filled in some way.
fn barred(bar: &ExocetBar, of: &Exocet, words: &mut Words) {
    match *bar {
        ExocetBar::Target(it) => words.cells(it.cell.into(), Role::Fin).text(format!(" has no {}", it.digit)),
        ExocetBar::Base(digits) => words.cells(of.base, Role::Pivot).text(format!(" can't be {}", digits_and(digits))),
        ExocetBar::Band(it) => {
            let other = (of.targets.without(it.cell)).iter().map(Cell::block).collect();
            words.equation(it, Role::Fin).text(format!(" can't be: then {} would have no place in ", it.digit)).houses(other)
        }
        ExocetBar::Lines(it, lines) => words
            .equation(it, Role::Fin)
            .text(format!(" can't be: then {} would have no two places on ", it.digit))
            .houses(lines)
            .text(" outside of these boxes"),
        ExocetBar::Itself([one, two]) => words
            .equation(one, Role::Fin)
            .text(" and ")
            .equation(two, Role::Fin)
            .text(" can't both be: they would rule out a part of what they need"),
    }
    .stop();
}

/// The ways that are left.
fn left(ways: &[ExocetWay], of: &Exocet, words: &mut Words) {
    let mut all: Vec<[Candidate; 2]> = Vec::new();
    for way in ways {
        if !all.contains(&way.targets) {
            all.push(way.targets);
        }
    }
    words.text("So ").cells(of.targets, Role::Fin).text(" are ");
    for (i, [one, two]) in all.iter().enumerate() {
        words.text(match i {
            0 => "",
            _ if i + 1 == all.len() => ", or ",
            _ => ", ",
        });
        let both = CandidateSet::single(*one) | CandidateSet::single(*two);
        words.candidates(format!("{} and {}", one.digit, two.digit), both, Role::Fin);
    }
    words.text(if all.len() > 1 { ", in this order" } else { "" }).stop();
}

/// The pairs of ways of two exocets that can both be; and what keeps the others apart.
fn together<'a>(one: &'a [ExocetWay], two: &'a [ExocetWay], words: &mut Words) -> Vec<Vec<&'a ExocetWay>> {
    let pairs: Vec<[&ExocetWay; 2]> = one.iter().flat_map(|a| two.iter().map(move |b| [a, b])).collect();
    let (agree, apart): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|[a, b]| a.agrees_with(b));
    let mut reasons: Vec<[Candidate; 2]> = Vec::new();
    for [a, b] in &apart {
        let clash = |x: &ExocetWay, y: &ExocetWay| {
            let seen = |it: Candidate| y.held.iter().find(|by| excludes(*by, it)).map(|by| [it, by]);
            x.held.iter().find_map(seen)
        };
        let is_told =
            reasons.iter().any(|[x, y]| a.held.contains(*x) && b.held.contains(*y) || a.held.contains(*y) && b.held.contains(*x));
        if let (false, Some(reason)) = (is_told, clash(a, b)) {
            reasons.push(reason);
        }
    }
    if !apart.is_empty() {
        words.text("Not all of these go together");
        for (i, [x, y]) in reasons.iter().enumerate() {
            words.text(if i == 0 { ": " } else { "; " });
            words.equation(*x, Role::Fin).text(" and ").equation(*y, Role::Fin).text(" see each other");
        }
        words.stop();
    }
    agree.into_iter().map(Vec::from).collect()
}

/// Whether two candidates can't both be true.
fn excludes(a: Candidate, b: Candidate) -> bool {
    if a.cell == b.cell { a.digit != b.digit } else { a.digit == b.digit && a.cell.sees(b.cell) }
}

/// What goes, by the causes of which each way has one: as few as can easily be found.
fn by_causes(removed: &CandidateSet, ways: &[Vec<&ExocetWay>]) -> Vec<(Vec<ExocetCause>, CandidateSet)> {
    let mut groups: Vec<(Vec<ExocetCause>, CandidateSet)> = Vec::new();
    for it in removed.iter() {
        let causes = causes(it, ways);
        match groups.iter_mut().find(|(same, _)| *same == causes) {
            Some((_, gone)) => gone.insert(it),
            None => groups.push((causes, CandidateSet::single(it))),
        }
    }
    groups
}

/// Causes by which a candidate goes, of which each way has one.
fn causes(gone: Candidate, ways: &[Vec<&ExocetWay>]) -> Vec<ExocetCause> {
    let of = |way: &Vec<&ExocetWay>| -> Vec<ExocetCause> {
        let effects = way.iter().flat_map(|part| &part.effects);
        effects.filter(|(_, all)| all.contains(gone)).map(|(cause, _)| *cause).collect()
    };
    let mut left: Vec<Vec<ExocetCause>> = ways.iter().map(of).collect();
    let mut chosen = Vec::new();
    loop {
        let count = |cause: &ExocetCause| left.iter().filter(|all| all.contains(cause)).count();
        let mut best: Option<(usize, ExocetCause)> = None;
        for cause in left.iter().flatten() {
            let ways = count(cause);
            if best.is_none_or(|(most, _)| ways > most) {
                best = Some((ways, *cause));
            }
        }
        let Some((_, cause)) = best else { return chosen };
        left.retain(|all| !all.contains(&cause));
        chosen.push(cause);
    }
}

/// What rules something out.
fn cause(cause: &ExocetCause, words: &mut Words) {
    match *cause {
        ExocetCause::Base { digit, cells } => {
            words.digit_in(digit, cells, Role::Pivot).text(" in ").one_of(cells, Role::Pivot).text(", which both see it")
        }
        ExocetCause::Held(it) => words.equation(it, Role::Fin),
        ExocetCause::Band { target, cells } => words
            .text("with ")
            .equation(target, Role::Fin)
            .text(format!(", the {} of the box of the other target, in ", target.digit))
            .one_of(cells, Role::Cause),
        ExocetCause::Lines { target, lines } => words
            .text("with ")
            .equation(target, Role::Fin)
            .text(format!(", the {}s on ", target.digit))
            .houses(lines)
            .text(" outside of the boxes"),
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::positions;
    use nonet_core::words::Notation;
    use nonet_logic::{Evidence, Options, Technique, steps_of};

    /// Of each candidate that goes, its proof has a cause in every way that is left, which it names.
    #[test]
    fn each_elimination_has_a_cause_in_every_way() {
        let mut doubles = 0;
        for at in positions(Technique::JuniorExocet) {
            for step in steps_of(Technique::JuniorExocet, &at, &Options::default()) {
                let Evidence::Exocets { digits, exocets } = &step.evidence else { unreachable!("{step}") };
                doubles += usize::from(exocets.len() > 1);
                let ways: Vec<Vec<ExocetWay>> = exocets.iter().map(|it| it.ways(*digits, &at).0).collect();
                let ways: Vec<Vec<&ExocetWay>> = match &ways[..] {
                    [one, two] => together(one, two, &mut Words::new(Notation::RowColumn)),
                    _ => ways.iter().flatten().map(|way| vec![way]).collect(),
                };
                assert!(!ways.is_empty(), "{step}");
                for it in step.eliminations().iter() {
                    let causes = causes(it, &ways);
                    let rules_out = |way: &Vec<&ExocetWay>| {
                        let effects = way.iter().flat_map(|part| &part.effects);
                        effects.into_iter().any(|(cause, gone)| causes.contains(cause) && gone.contains(it))
                    };
                    assert!(ways.iter().all(rules_out), "{step}: {it}");
                }
                let proof = crate::en::explain(&step, &at, Notation::RowColumn);
                assert!(proof.iter().all(|sentence| !sentence.to_string().contains("Go through")), "{step}");
            }
        }
        assert!(doubles > 0);
    }
}
