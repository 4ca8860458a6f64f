//! A step in one line: "action | consequences".

use super::words::by_digits;
use nonet_core::{
    board::{Candidate, CandidateSet, CellSet, Digit, DigitSet, HouseKind, HouseSet},
    words::{Notation, digits_and},
};
use nonet_logic::{Case, Clause, Effect, Evidence, FollowingSingles, Implication, Node, Phase, Step, Technique};

/// What a step does, in one line: `r8c2 = 7`, or
/// `Naked pair 2 8 in column 2 (r6c2, r9c2): r8c2 is not 2, 8`.
#[must_use]
pub fn action(step: &Step, notation: Notation) -> String {
    match &step.effect {
        Effect::Place(set) if step.technique.phase() == Phase::Singles => placements(set.iter(), notation),
        Effect::Place(set) => format!("{}: {}", pattern(step, notation), placements(set.iter(), notation)),
        Effect::Eliminate(set) => format!("{}: {}", pattern(step, notation), eliminations(set, notation)),
    }
}

/// What followed at once: `r6c2 = 8, r6c5 = 7`; empty if nothing did.
#[must_use]
pub fn consequences(reaction: &FollowingSingles, notation: Notation) -> String {
    placements(reaction.placed.iter().copied(), notation)
}

/// A line of the log: `r8c2 = 7 | r6c2 = 8`, or the action alone if nothing followed.
#[must_use]
pub fn line(step: &Step, reaction: &FollowingSingles, notation: Notation) -> String {
    let action = action(step, notation);
    match consequences(reaction, notation) {
        consequences if consequences.is_empty() => action,
        consequences => format!("{action} | {consequences}"),
    }
}

/// What a step is called: its technique's title, and of loops and chains which of them it is.
#[must_use]
pub fn title(step: &Step) -> &'static str {
    match (&step.evidence, step.technique) {
        (Evidence::Chain { closed: true, .. }, Technique::NiceLoop) => "Continuous nice loop",
        (Evidence::Chain { .. }, Technique::NiceLoop) if !step.placements().is_empty() => "Discontinuous nice loop",
        (Evidence::Chain { .. }, Technique::NiceLoop) => "AIC",
        (Evidence::Chain { closed: true, .. }, Technique::GroupedNiceLoop) => "Grouped continuous nice loop",
        (Evidence::Chain { .. }, Technique::GroupedNiceLoop) if !step.placements().is_empty() => {
            "Grouped discontinuous nice loop"
        }
        (Evidence::Chain { .. }, Technique::GroupedNiceLoop) => "Grouped AIC",
        (Evidence::Sets { closed: true, .. }, Technique::AlsNiceLoop) => "Continuous nice loop with ALS",
        (Evidence::Sets { .. }, Technique::AlsNiceLoop) if !step.placements().is_empty() => "Discontinuous nice loop with ALS",
        (Evidence::Sets { .. }, Technique::AlsNiceLoop) => "AIC with ALS",
        (Evidence::Exocets { exocets, .. }, _) if exocets.len() > 1 => "Double junior exocet",
        (Evidence::Firework { bursts, .. }, _) if bursts.len() > 1 => "Firework quadruple",
        (Evidence::Firework { .. }, _) => "Firework triple",
        (Evidence::Guarded { closed: true, .. }, _) => "Continuous nice loop with unique rectangle",
        _ => step.technique.title(),
    }
}

/// What was seen, in one line: `Naked pair 2 8 in column 2 (r6c2, r9c2)`.
fn pattern(step: &Step, notation: Notation) -> String {
    let title = title(step);
    match &step.evidence {
        Evidence::LastCell { house } | Evidence::OnlyPlace { house } => format!("{title} in {house}"),
        Evidence::OnlyDigit => title.to_owned(),
        Evidence::Locked { digit, from, to, .. } => format!("{title} {digit} from {from} to {to}"),
        Evidence::NakedSubset { houses, cells, digits } => {
            let houses = houses.iter().map(|house| house.to_string()).collect::<Vec<_>>().join(" and ");
            format!("{title} {digits} in {houses} ({})", names(*cells, notation))
        }
        Evidence::HiddenSubset { house, cells, digits } => format!("{title} {digits} in {house} ({})", names(*cells, notation)),
        Evidence::Fish { digit, base, cover, fins } => {
            let fins = match fins.len() {
                0 => String::new(),
                1 => format!(", fin {}", names(*fins, notation)),
                _ => format!(", fins {}", names(*fins, notation)),
            };
            format!("{title} {digit} in {} and {}{fins}", lines(*base), lines(*cover))
        }
        Evidence::Wing { pivot, pincers, digit } => {
            format!("{title} {digit} (pivot {}, pincers {})", names(*pivot, notation), names(*pincers, notation))
        }
        Evidence::Chain { nodes, closed } => format!("{title} {}", eureka(nodes, *closed, notation)),
        Evidence::Sets { nodes, closed, sets } => format!("{title} {}", eureka_of_sets(nodes, *closed, sets, notation)),
        Evidence::Guarded { nodes, closed, rectangles } => {
            format!("{title} {}", eureka_of_rectangles(nodes, *closed, rectangles, notation))
        }
        Evidence::Blossom { stem, petals, digits } => {
            let petals = petals.iter().map(|cells| names(*cells, notation)).collect::<Vec<_>>().join("; ");
            format!("{title} {digits} (stem {}, petals {petals})", notation.name(*stem))
        }
        Evidence::AlmostLocked { digits, sure, other, naked, hidden } => {
            format!("{title} {digits} in {sure} and {other} ({}, with {})", names(*naked, notation), names(*hidden, notation))
        }
        Evidence::Firework { bursts, wings } => {
            let cells = bursts.iter().map(|it| format!("{} in {}", it.digits, notation.name(it.crossing))).collect::<Vec<_>>();
            format!("{title} {} (wings {})", cells.join(", "), names(*wings, notation))
        }
        Evidence::Sectors { cells, houses } => {
            let of = |(digit, houses): (Digit, &HouseSet)| format!("{digit} {}", short(*houses));
            let links = Digit::ALL.into_iter().zip(houses).filter(|(_, houses)| !houses.is_empty()).map(of);
            format!("{title} of {} cells ({}) by {}", cells.len(), names(*cells, notation), links.collect::<Vec<_>>().join(", "))
        }
        Evidence::Exocets { digits, exocets } => {
            let each = exocets.iter().map(|it| {
                format!("base {}, targets {}, {}", names(it.base, notation), names(it.targets, notation), lines(it.lines))
            });
            format!("{title} {digits} ({})", each.collect::<Vec<_>>().join("; "))
        }
        Evidence::Kraken { digit, base, cover, ways } => {
            let fins = if ways.len() == 1 { "fin" } else { "fins" };
            let ways = ways.iter().map(|case| way(case, notation)).collect::<Vec<_>>().join(" | ");
            format!("{title} {digit} in {} and {}, {fins} {ways}", lines(*base), lines(*cover))
        }
        Evidence::Tridagon { cells, digits, guardians } => {
            let guardians = guardians.iter().map(|it| format!("{} in {}", it.digit, notation.name(it.cell)));
            let guardians = guardians.collect::<Vec<_>>().join(", ");
            format!("{title} {digits} in {} ({}), guardians {guardians}", lines(step.houses()), names(*cells, notation))
        }
        Evidence::Cases { clause, .. } => match clause {
            Clause::Cell(cell) => format!("{title} from {}", notation.name(*cell)),
            Clause::Places { digit, house } => format!("{title} from {digit} in {house}"),
        },
        Evidence::Templates { digit, .. } => format!("{title} {digit}"),
        Evidence::RemotePair { cells, digits } => {
            let cells = cells.iter().map(|&cell| notation.name(cell)).collect::<Vec<_>>().join("-");
            format!("{title} {digits} ({cells})")
        }
        Evidence::Colours { colours, .. } => {
            let digits = colours.iter().flatten().fold(DigitSet::EMPTY, |all, colour| all | colour.digits());
            format!("{title} {digits}")
        }
        // The number in the title is that of the type: the digits are told apart from it.
        Evidence::Deadly { cells, digits, .. } => format!("{title} with {} ({})", digits_and(*digits), names(*cells, notation)),
        Evidence::Bug { guardians, .. } => {
            let guardians = guardians.iter().map(|it| format!("{} in {}", it.digit, notation.name(it.cell)));
            format!("{title} ({})", guardians.collect::<Vec<_>>().join(", "))
        }
        Evidence::SueDeCoq { line, block, shared, in_line, in_block } => {
            format!(
                "{title} in {line} and {block} ({}, with {})",
                names(*shared, notation),
                names(*in_line | *in_block, notation)
            )
        }
        Evidence::Trial { assumed, .. } => format!("{title} of {} in {}", assumed.digit, notation.name(assumed.cell)),
    }
}

/// A step in one expert line: a chain in Eureka notation, and for all the effect with its signs,
/// `(2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2`.
#[must_use]
pub fn expert(step: &Step, notation: Notation) -> String {
    let pattern = match &step.evidence {
        Evidence::Chain { nodes, closed } => eureka(nodes, *closed, notation),
        Evidence::Sets { nodes, closed, sets } => eureka_of_sets(nodes, *closed, sets, notation),
        Evidence::Guarded { nodes, closed, rectangles } => eureka_of_rectangles(nodes, *closed, rectangles, notation),
        Evidence::Cases { cases, .. } => cases.iter().map(|case| way(case, notation)).collect::<Vec<_>>().join(" | "),
        Evidence::LastCell { .. }
        | Evidence::OnlyPlace { .. }
        | Evidence::OnlyDigit
        | Evidence::Locked { .. }
        | Evidence::NakedSubset { .. }
        | Evidence::HiddenSubset { .. }
        | Evidence::Fish { .. }
        | Evidence::Wing { .. }
        | Evidence::RemotePair { .. }
        | Evidence::Colours { .. }
        | Evidence::Deadly { .. }
        | Evidence::Bug { .. }
        | Evidence::SueDeCoq { .. }
        | Evidence::Blossom { .. }
        | Evidence::AlmostLocked { .. }
        | Evidence::Firework { .. }
        | Evidence::Sectors { .. }
        | Evidence::Exocets { .. }
        | Evidence::Kraken { .. }
        | Evidence::Tridagon { .. }
        | Evidence::Templates { .. }
        | Evidence::Trial { .. } => pattern(step, notation),
    };
    let (set, sign) = match &step.effect {
        Effect::Place(set) => (set, "="),
        Effect::Eliminate(set) => (set, "<>"),
    };
    let each = |(cells, digits): (CellSet, DigitSet)| {
        let digits = digits.iter().map(|digit| digit.to_string()).collect::<String>();
        cells.iter().map(|cell| format!("{}{sign}{digits}", notation.name(cell))).collect::<Vec<_>>().join(", ")
    };
    format!("{pattern} => {}", by_digits(set).into_iter().map(each).collect::<Vec<_>>().join(", "))
}

/// A chain in Eureka notation: `=` for a strong link, `-` for a weak one; a digit is said when it changes, two digits of a cell
/// together.
fn eureka(nodes: &[Node], closed: bool, notation: Notation) -> String {
    let mut text = String::new();
    let mut last = None;
    let mut i = 0;
    while let Some(node) = nodes.get(i) {
        if i > 0 {
            text.push(sign(i - 1));
        }
        match nodes.get(i + 1).filter(|next| next.cells == node.cells) {
            Some(next) => {
                text.push_str(&format!("({}{}{}){}", node.digit, sign(i), next.digit, group(node.cells, notation)));
                last = Some(next.digit);
                i += 2;
            }
            None if last == Some(node.digit) => {
                text.push_str(&group(node.cells, notation));
                i += 1;
            }
            None => {
                text.push_str(&format!("({}){}", node.digit, group(node.cells, notation)));
                last = Some(node.digit);
                i += 1;
            }
        }
    }
    if closed {
        text.push_str("- loop");
    }
    text
}

/// A chain through almost locked sets: `(2=5)r1c1,r1c2` for a set that has 5 if it has not 2.
fn eureka_of_sets(nodes: &[Node], closed: bool, sets: &[CellSet], notation: Notation) -> String {
    let link = |(pair, cells): (&[Node], &CellSet)| match pair {
        [one, two] if !cells.is_empty() => format!("({}={}){}", one.digit, two.digit, group(*cells, notation)),
        _ => eureka(pair, false, notation),
    };
    format!("{}{}", nodes.chunks(2).zip(sets).map(link).collect::<Vec<_>>().join("-"), if closed { "- loop" } else { "" })
}

/// A chain through unique rectangles, and these: `(2)r1c1=(5)r1c4-r1c9=r6c9 [UR 3 8 in r1c1,r1c4,r2c1,r2c4]`.
fn eureka_of_rectangles(nodes: &[Node], closed: bool, rectangles: &[(CellSet, DigitSet)], notation: Notation) -> String {
    let named = rectangles.iter().filter(|(cells, _)| !cells.is_empty());
    let named = named.map(|(cells, digits)| format!(" [UR {digits} in {}]", group(*cells, notation)));
    format!("{}{}", eureka(nodes, closed, notation), named.collect::<String>())
}

/// A case: `(2)r1c1-r1c5=r3c5`, or the singles from it, `r1c1=2 r3c5=2`.
fn way(case: &Case, notation: Notation) -> String {
    match &case.way {
        Implication::Chain(nodes) => {
            let first = format!("({}){}", case.assumed.digit, notation.name(case.assumed.cell));
            match nodes.get(1..).filter(|rest| !rest.is_empty()) {
                Some(rest) => format!("{first}-{}", eureka(rest, false, notation)),
                None => first,
            }
        }
        Implication::Net(steps) => {
            let placed = steps.iter().flat_map(|step| step.placements().iter().collect::<Vec<_>>());
            let all = [case.assumed].into_iter().chain(placed).map(|it| format!("{}={}", notation.name(it.cell), it.digit));
            all.collect::<Vec<_>>().join(" ")
        }
    }
}

/// The sign of the `i`-th link of a chain.
fn sign(i: usize) -> char {
    if i.is_multiple_of(2) { '=' } else { '-' }
}

/// `r1c1`, or `r1c1,r1c2` for a group.
fn group(cells: CellSet, notation: Notation) -> String {
    cells.iter().map(|cell| notation.name(cell)).collect::<Vec<_>>().join(",")
}

/// `rows 2, 5`, `column 3`, `row 2, box 4`.
fn lines(houses: HouseSet) -> String {
    let of_kind = |kind: HouseKind| houses.iter().filter(move |house| house.kind() == kind);
    let kinds = [(HouseKind::Row, "row", "s"), (HouseKind::Column, "column", "s"), (HouseKind::Box, "box", "es")];
    let present = kinds.into_iter().filter(|&(kind, ..)| of_kind(kind).next().is_some());
    let of_one_kind = |(kind, name, plural): (HouseKind, &str, &str)| {
        let numbers = of_kind(kind).map(|house| (house.number() + 1).to_string()).collect::<Vec<_>>().join(", ");
        format!("{name}{} {numbers}", if of_kind(kind).count() > 1 { plural } else { "" })
    };
    present.map(of_one_kind).collect::<Vec<_>>().join(", ")
}

/// `r25c3b1`: houses as short as can be.
fn short(houses: HouseSet) -> String {
    let mut text = String::new();
    let mut last = None;
    for house in houses.iter() {
        if last != Some(house.kind()) {
            text.push(match house.kind() {
                HouseKind::Row => 'r',
                HouseKind::Column => 'c',
                HouseKind::Box => 'b',
            });
        }
        text.push_str(&(house.number() + 1).to_string());
        last = Some(house.kind());
    }
    text
}

/// `r6c2, r9c2`.
fn names(cells: CellSet, notation: Notation) -> String {
    cells.iter().map(|cell| notation.name(cell)).collect::<Vec<_>>().join(", ")
}

/// `r8c2 = 7, r6c2 = 8`.
pub(super) fn placements(placed: impl Iterator<Item = Candidate>, notation: Notation) -> String {
    placed.map(|it| notation.equation(it)).collect::<Vec<_>>().join(", ")
}

/// `r8c2 is not 2, 8; r3c2, r4c2 are not 2`.
fn eliminations(removed: &CandidateSet, notation: Notation) -> String {
    let group = |(cells, digits): (CellSet, DigitSet)| {
        let verb = if cells.len() == 1 { "is" } else { "are" };
        let digits = digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(", ");
        format!("{} {verb} not {digits}", names(cells, notation))
    };
    by_digits(removed).into_iter().map(group).collect::<Vec<_>>().join("; ")
}
