//! Junior exocets: the ways to fill base and targets, and what rules a candidate out in each of them.

use super::{Explain, colouring::excludes};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{
        lines, names,
        words::{Parts, Words, grouped},
    },
    titles::title,
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, DigitSet, HouseSet};
use nonet_logic::{
    Step,
    evidence::{Exocet, ExocetBar, ExocetCause, ExocetWay, Exocets},
};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

impl Explain for Exocets {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let all = |part: fn(&Exocet) -> CellSet| {
            let cells = self.exocets.iter().fold(CellSet::EMPTY, |all, it| all | part(it));
            CandidateSet::product(cells, self.digits)
        };
        vec![(all(|it| it.base), Role::Pivot), (all(|it| it.targets), Role::Fin), (all(Exocet::outside), Role::Cause)]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let all = |part: fn(&Exocet) -> CellSet| self.exocets.iter().fold(CellSet::EMPTY, |all, it| all | part(it));
        vec![
            FollowQuestion::cells(PatternPart::Bases, self.digits, all(|it| it.base)),
            FollowQuestion::cells(PatternPart::Targets, self.digits, all(|it| it.targets)),
        ]
    }

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, parts| match question.part {
            PatternPart::Targets => messages.follow_targets(self.exocets.len()),
            _ => messages.follow_bases(self.exocets.len(), parts.digits_and(self.digits)),
        });
    }

    fn title(&self, step: &Step, messages: &Messages) -> String {
        if self.exocets.len() > 1 { messages.exocet_double() } else { title(step.technique, messages) }
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let parts = |it: &Exocet| {
            let (base, targets) = (names(it.base, speech), names(it.targets, speech));
            speech.messages.exocet_parts(base, targets, lines(it.lines, speech))
        };
        let exocets = speech.clauses(self.exocets.iter().map(parts).collect());
        speech.messages.exocet_pattern(self.digits.to_string(), exocets)
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        vec![
            (Role::Pivot, messages.exocet_part_base()),
            (Role::Fin, messages.exocet_part_target()),
            (Role::Cause, messages.exocet_part_outside()),
        ]
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Exocets { digits, exocets } = self;
        for it in exocets {
            pattern(it, *digits, words);
        }
        let targets = exocets.iter().fold(CellSet::EMPTY, |all, it| all | it.targets);
        let others = step.eliminations() & CandidateSet::product(targets, !*digits);
        if !others.is_empty() {
            words.say(|messages, parts| messages.exocet_nothing_else(parts.cells(targets, Role::Fin), parts.not(&others)));
        }
        if others != step.eliminations() {
            by_ways(exocets, *digits, &(step.eliminations() - others), at, words);
            words.say_so_removed(step);
        }
    }
}

/// Tells why base and targets hold the same digits.
fn pattern(it: &Exocet, digits: DigitSet, words: &mut Words) {
    let Exocet { base, targets, lines } = *it;
    words.say(|messages, parts| messages.exocet_base(parts.cells(base, Role::Pivot), parts.digits_in(digits, base, Role::Pivot)));
    let boxes: HouseSet = (base | targets).iter().map(Cell::block).collect();
    words.say(|messages, parts| {
        let (boxes, lines) = (parts.in_houses(boxes), parts.on_houses(lines));
        messages.exocet_lines(boxes, lines, parts.cells(targets, Role::Fin))
    });
    words.say(|messages, parts| messages.exocet_outside(parts.digits_in(digits, it.outside(), Role::Cause)));
    words.say(|messages, parts| {
        let (place, names) = (parts.in_one_of(targets, Role::Fin), parts.cells(targets, Role::Fin));
        messages.exocet_same(place, names, parts.cells(base, Role::Pivot))
    });
}

/// Tells why some ways to fill base and targets are impossible, which ways are left, and what every one of these rules out.
fn by_ways(exocets: &[Exocet], digits: DigitSet, removed: &CandidateSet, at: &Candidates, words: &mut Words) {
    let mut ways = Vec::new();
    for it in exocets {
        let (possible, bars) = it.ways(digits, at);
        bars.iter().for_each(|bar| barred(bar, it, words));
        if !bars.is_empty() {
            left(&possible, it, words);
        }
        ways.push(possible);
    }
    let both: Vec<Vec<&ExocetWay>> = match (&ways[..], exocets) {
        ([one, two], [first, second]) => {
            let (agree, apart) = together(one, two);
            if !apart.is_empty() {
                tell_apart(first, second, digits, &apart, words);
            }
            agree.into_iter().map(Vec::from).collect()
        }
        _ => ways.iter().flatten().map(|way| vec![way]).collect(),
    };
    for (reasons, gone) in by_reasons(removed, &both) {
        words.say(|messages, parts| {
            let removed = parts.candidates_in(&gone, Role::Elimination);
            let turns = std::iter::once("first").chain(std::iter::repeat("later"));
            let reasons = reasons.iter().zip(turns).map(|(it, turn)| reason(it, turn, parts)).collect();
            messages.exocet_every_way(removed, parts.clauses(reasons))
        });
    }
}

/// Tells why targets can't be filled in some way.
fn barred(bar: &ExocetBar, of: &Exocet, words: &mut Words) {
    words.say(|messages, parts| match *bar {
        ExocetBar::Target(it) => messages.exocet_bar_target(parts.cells(it.cell.into(), Role::Fin), it.digit.to_string()),
        ExocetBar::Base(digits) => messages.exocet_bar_base(parts.cells(of.base, Role::Pivot), parts.digits_and(digits)),
        ExocetBar::Band(it) => {
            let other = (of.targets.without(it.cell)).iter().map(Cell::block).collect();
            messages.exocet_bar_band(parts.equation(it, Role::Fin), it.digit.to_string(), parts.in_houses(other))
        }
        ExocetBar::Lines(it, lines) => {
            messages.exocet_bar_lines(parts.equation(it, Role::Fin), it.digit.to_string(), parts.on_houses(lines))
        }
        ExocetBar::Itself([one, two]) => {
            messages.exocet_bar_itself(parts.equation(one, Role::Fin), parts.equation(two, Role::Fin))
        }
    });
}

/// The ways that are left.
fn left(ways: &[ExocetWay], of: &Exocet, words: &mut Words) {
    let mut all: Vec<[Candidate; 2]> = Vec::new();
    for way in ways {
        if !all.contains(&way.targets) {
            all.push(way.targets);
        }
    }
    words.say(|messages, parts| {
        let targets = parts.cells(of.targets, Role::Fin);
        let ways = all.iter().map(|[one, two]| {
            let digits = messages.exocet_way(one.digit.to_string(), two.digit.to_string());
            parts.candidates(&digits, CandidateSet::of(*one) | CandidateSet::of(*two), Role::Fin)
        });
        let ways = ways.collect();
        messages.exocet_left(all.len(), targets, parts.list(ways, Messages::exocet_ways))
    });
}

/// A way of one exocet, and one of another.
type Pair<'a> = [&'a ExocetWay; 2];

/// The pairs of ways of two exocets that can both be, and those that can't.
fn together<'a>(one: &'a [ExocetWay], two: &'a [ExocetWay]) -> (Vec<Pair<'a>>, Vec<Pair<'a>>) {
    let pairs = one.iter().flat_map(|a| two.iter().map(move |b| [a, b]));
    pairs.partition(|[a, b]| a.agrees_with(b))
}

/// Tells what keeps ways of two exocets apart: a base that sees both targets of the other, or candidates that see each other.
fn tell_apart(one: &Exocet, two: &Exocet, digits: DigitSet, apart: &[Pair<'_>], words: &mut Words) {
    let sees = |base: CellSet, targets: CellSet| base.iter().all(|cell| targets.iter().all(|it| it.sees(cell)));
    let seen = [(one, two), (two, one)].into_iter().find(|(a, b)| sees(a.base, b.targets));
    if let (Some((from, to)), 4) = (seen, digits.len()) {
        words.say(|messages, parts| {
            let (base, targets) = (parts.cells(from.base, Role::Pivot), parts.cells(to.targets, Role::Fin));
            messages.exocet_bases_apart(base, targets, parts.digits_in(digits, one.base | two.base, Role::Pivot))
        });
        return;
    }
    let mut clashes: Vec<[Candidate; 2]> = Vec::new();
    for [a, b] in apart {
        let is_told = |[x, y]: &[Candidate; 2]| a.held.contains(*x) && b.held.contains(*y);
        let clash = a.held.iter().find_map(|it| b.held.iter().find(|by| excludes(*by, it)).map(|by| [it, by]));
        if !clashes.iter().any(is_told) {
            clashes.extend(clash);
        }
    }
    words.say(|messages, parts| {
        let clash = |[x, y]: &[Candidate; 2]| messages.exocet_clash(parts.equation(*x, Role::Fin), parts.equation(*y, Role::Fin));
        let told = clashes.iter().map(clash).collect();
        messages.exocet_not_together(clashes.len(), parts.clauses(told))
    });
}

/// The reason why a candidate goes in some ways; its digit is told apart from others.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Reason {
    /// Its digit is in one of these cells, which see it.
    Seen(CellSet),
    /// Its digit is in one of these targets, and so on these lines outside of the boxes.
    Lines(CellSet, HouseSet),
    /// Its digit is in the target, and so in one of these cells of the other target's box.
    Band(CellSet, CellSet),
    /// Another digit is there.
    Other(Candidate),
}

/// The candidates that go, by the reasons of which each way has one.
fn by_reasons(removed: &CandidateSet, ways: &[Vec<&ExocetWay>]) -> Vec<(Vec<Reason>, CandidateSet)> {
    grouped(removed.iter().map(|it| (reasons(it, &causes(it, ways)), it)))
}

/// The causes without the candidate's digit, those of a kind together.
fn reasons(gone: Candidate, causes: &[ExocetCause]) -> Vec<Reason> {
    let (mut seen, mut others) = (CellSet::EMPTY, Vec::new());
    let (mut lines, mut bands): (Vec<(HouseSet, CellSet)>, Vec<Reason>) = (Vec::new(), Vec::new());
    for cause in causes {
        match *cause {
            ExocetCause::Base { digit, cells } if digit == gone.digit => seen |= cells,
            ExocetCause::Held(it) if it.digit == gone.digit => seen = seen.with(it.cell),
            ExocetCause::Band { target, cells } if target.digit == gone.digit => {
                bands.push(Reason::Band(target.cell.into(), cells));
            }
            ExocetCause::Lines { target, lines: on } if target.digit == gone.digit => {
                match lines.iter_mut().find(|(same, _)| *same == on) {
                    Some((_, targets)) => *targets = targets.with(target.cell),
                    None => lines.push((on, target.cell.into())),
                }
            }
            ExocetCause::Held(it) | ExocetCause::Band { target: it, .. } | ExocetCause::Lines { target: it, .. } => {
                others.push(Reason::Other(it));
            }
            ExocetCause::Base { digit, cells } => {
                others.extend(cells.iter().map(|cell| Reason::Other(Candidate::new(cell, digit))));
            }
        }
    }
    // In one order, so that what goes for the same reasons is told together.
    lines.sort_by_key(|(_, targets)| targets.first().map(Cell::index));
    bands.sort_by_key(|band| if let Reason::Band(target, _) = band { target.first().map(Cell::index) } else { None });
    let seen = Some(seen).filter(|cells| !cells.is_empty()).map(Reason::Seen);
    let lines = lines.into_iter().map(|(on, targets)| Reason::Lines(targets, on));
    seen.into_iter().chain(lines).chain(bands).chain(others).collect()
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

/// The reason why something goes in some ways, in words. `turn` is `first`, or `later` if the digit was named before.
fn reason(it: &Reason, turn: &str, parts: &mut Parts<'_>) -> String {
    let messages = parts.messages();
    match it {
        Reason::Other(it) => messages.exocet_with_other(parts.equation(*it, Role::Fin)),
        Reason::Seen(cells) => messages.exocet_with_seen(turn, cells.len(), parts.in_one_of(*cells, Role::Fin)),
        Reason::Lines(targets, lines) => {
            messages.exocet_with_lines(turn, parts.in_one_of(*targets, Role::Fin), parts.on_houses(*lines))
        }
        Reason::Band(target, cells) => {
            messages.exocet_with_box(turn, parts.cells(*target, Role::Fin), parts.one_of(*cells, Role::Cause))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::positions;
    use nonet_core::board::Grid;
    use nonet_logic::{Options, Technique, evidence::Evidence, steps_of};

    /// A grid in which two exocets have the same digits.
    const DOUBLE: &str = "....9..5..1.....3...23..7....45...7.8.....2.......64...9..1.....8..6......54....7";

    /// Of each candidate that goes, its proof has a cause in every way that is left, which it names.
    #[test]
    fn each_elimination_has_a_cause_in_every_way() {
        let double = Candidates::new(&DOUBLE.parse::<Grid>().unwrap());
        let mut doubles = 0;
        for at in positions(Technique::JuniorExocet).into_iter().chain([double]) {
            for step in steps_of(Technique::JuniorExocet, &at, &Options::default()) {
                let Evidence::Exocets(Exocets { digits, exocets }) = &step.evidence else { unreachable!("{step}") };
                doubles += usize::from(exocets.len() > 1);
                let ways: Vec<Vec<ExocetWay>> = exocets.iter().map(|it| it.ways(*digits, &at).0).collect();
                let ways: Vec<Vec<&ExocetWay>> = match &ways[..] {
                    [one, two] => together(one, two).0.into_iter().map(Vec::from).collect(),
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
                let proof = crate::sentences::explain(&step, &at, Speech::english());
                assert!(proof.iter().all(|sentence| !sentence.to_string().contains("Go through")), "{step}");
            }
        }
        assert!(doubles > 0);
    }
}
