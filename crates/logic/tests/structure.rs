//! Judgements of structures: those that finders find, and the tables of `structures`, which people wrote or might write.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

mod support;

use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid, HouseSet},
    solver::{Solutions, solve},
};
use nonet_logic::{
    Evidence, Node, Options, Step, Technique, check,
    evidence::Clause,
    steps_of,
    structure::{
        CellsAndDigits, ChainNode, ChainStep, Conclusions, Judgement, Notation, Rank, Strength, Structure, TruthsAndLinks,
        Verdict, WrittenChain, WrittenFish, judge,
    },
};
use std::{
    env, fs,
    path::{Path, PathBuf},
};
use support::table;

/// The files of the tables. They have positions, under each the structures that people wrote or might write there, and under each of these
/// what is judged. A position is that of a `grid`, as in the tables of techniques, or of `marks`, the candidates of all cells with spaces
/// between.
fn tables() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/structures");
    let mut tables: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    tables.sort();
    tables
}

/// The position of a grid with candidates, in which a single candidate is a placed digit.
fn of_marks(text: &str) -> Candidates {
    let cells: Vec<&str> = text.split_whitespace().collect();
    assert_eq!(cells.len(), 81, "{text}");
    let digits = |text: &str| text.chars().map(|ch| Digit::from_char(ch).unwrap()).collect::<DigitSet>();
    let all = || Cell::all().zip(cells.iter().map(|text| digits(text)));
    let grid = all().filter_map(|(cell, digits)| Some((cell, digits.single()?)));
    let grid = grid.fold(Grid::EMPTY, |grid, (cell, digit)| grid.with(cell, Some(digit)));
    let mut position = Candidates::new(&grid);
    let allowed: CandidateSet = all().flat_map(|(cell, digits)| CandidateSet::of_cell(cell, digits)).collect();
    assert!(
        (allowed - grid.iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect()).is_subset(position.open()),
        "{text}"
    );
    position.restrict(&allowed);
    position
}

/// The judgement on a structure as a table has it, a line for each part.
fn judged(text: &str, position: &Candidates) -> Vec<String> {
    let notation: Notation = match text.parse() {
        Ok(notation) => notation,
        Err(error) => return vec![format!("cannot be read: {error}")],
    };
    let judgement = judge(&notation.structure, position);
    let name = judgement.technique.map_or("no name", Technique::name);
    let mut said = vec![match judgement.verdict {
        Verdict::Proves => format!("{name}: {}", judgement.conclusions),
        Verdict::ProvesNothing => "proves nothing".to_owned(),
        Verdict::Undecided => "undecided".to_owned(),
        Verdict::Contradicts => "contradicts".to_owned(),
        Verdict::Breaks(it) => format!("breaks at {it}"),
    }];
    if let Some(Rank { rank, uncovered, by_count }) = judgement.rank {
        let by_count = Conclusions { placements: CandidateSet::EMPTY, eliminations: by_count };
        said.push(if uncovered.is_empty() { format!("rank {rank}: {by_count}") } else { format!("rank {rank}, not covered") });
    }
    let list = |set: &CandidateSet| set.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ");
    for (name, set) in [("fins", judgement.fins), ("cannibals", judgement.cannibals()), ("undecided", judgement.undecided)] {
        if !set.is_empty() {
            said.push(format!("{name} {}", list(&set)));
        }
    }
    let unproved = judgement.unproved(&notation.claims);
    if !unproved.is_empty() {
        said.push(format!("not proved: {unproved}"));
    }
    agrees_with_solution(&judgement, position);
    said
}

/// Conclusions at a position with one solution agree with that solution.
fn agrees_with_solution(judgement: &Judgement, position: &Candidates) {
    match solve(position) {
        Solutions::One(solution) => {
            let solution: CandidateSet = solution.grid().iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect();
            assert!(judgement.conclusions.placements.is_subset(&solution));
            assert!(judgement.conclusions.eliminations.is_disjoint(&solution));
            assert_ne!(judgement.verdict, Verdict::Contradicts);
        }
        Solutions::None => panic!("the position of a case has a solution"),
        Solutions::Many(..) => {}
    }
}

#[test]
fn each_table_says_what_is_judged() {
    let update = env::var_os("UPDATE_EXPECT").is_some();
    for path in tables() {
        let old = fs::read_to_string(&path).unwrap();
        let mut position = None;
        let mut out = String::new();
        for line in old.lines().filter(|line| !line.starts_with("  ")) {
            out += &format!("{line}\n");
            if let Some(text) = line.strip_prefix("grid ") {
                position = Some(table::grid(text));
            } else if let Some(text) = line.strip_prefix("marks ") {
                position = Some(of_marks(text));
            } else if let Some(text) = line.strip_prefix("without ") {
                let removed: CandidateSet = text.split(' ').map(|it| it.parse::<Candidate>().unwrap()).collect();
                position.as_mut().unwrap().eliminate(&removed);
            } else if !line.is_empty() && !line.starts_with('#') {
                judged(line, position.as_ref().unwrap()).iter().for_each(|line| out += &format!("  {line}\n"));
            }
        }
        if update {
            fs::write(&path, &out).unwrap();
        } else {
            assert_eq!(out, old, "{}: UPDATE_EXPECT=1 accepts what is judged", path.display());
        }
    }
}

/// The structure that a person would write for a step, if its evidence is of a kind that is written.
fn written(step: &Step, at: &Candidates) -> Option<Structure> {
    let chain = |nodes: &[Node], closed: bool, sets: &[CellSet]| {
        let node = |i: usize| {
            let set = sets.get(i / 2).copied().unwrap_or_default();
            ChainNode::new(DigitSet::of(nodes[i].digit), if set.is_empty() { nodes[i].cells } else { set })
        };
        let strength = |i: usize| if i % 2 == 1 { Strength::Strong } else { Strength::Weak };
        let steps = (1..nodes.len()).map(|i| ChainStep { strength: strength(i), node: node(i) }).collect();
        Structure::Chain(WrittenChain { start: node(0), steps, closing: closed.then_some(Strength::Weak) })
    };
    Some(match &step.evidence {
        Evidence::Chain(it) => chain(&it.nodes, it.closed, &[]),
        Evidence::AlsChain(it) => chain(&it.nodes, it.closed, &it.sets),
        Evidence::Fish(it) => Structure::Fish(WrittenFish { digit: it.digit, base: it.base, cover: it.cover }),
        Evidence::NakedSubset(it) => Structure::Cells(CellsAndDigits { cells: it.cells, digits: it.digits }),
        Evidence::HiddenSubset(it) => Structure::Cells(CellsAndDigits { cells: it.cells, digits: it.digits }),
        Evidence::Wing(it) => all_digits(it.pivot | it.pincers, at),
        Evidence::SueDeCoq(it) => all_digits(it.cells(), at),
        Evidence::OnlyDigit(_) => all_digits(step.placements().cells(), at),
        Evidence::Locked(it) => {
            Structure::Fish(WrittenFish { digit: it.digit, base: HouseSet::of(it.from), cover: HouseSet::of(it.to) })
        }
        Evidence::RemotePair(it) => {
            let nodes = it.cells.iter().enumerate().flat_map(|(i, &cell)| {
                let [one, two] =
                    [it.digits.first().unwrap(), it.digits.last().unwrap()].map(|it| Node::new(it, CellSet::of(cell)));
                if i % 2 == 0 { [one, two] } else { [two, one] }
            });
            chain(&nodes.collect::<Vec<_>>(), false, &[])
        }
        Evidence::RankZeroSet(it) => Structure::Sets(TruthsAndLinks {
            truths: it.cells.iter().map(Clause::Cell).collect(),
            links: it
                .by_digit()
                .flat_map(|(digit, houses)| houses.iter().map(move |house| Clause::Places { digit, house }))
                .collect(),
        }),
        _ => return None,
    })
}

/// Cells with all their candidates.
fn all_digits(cells: CellSet, at: &Candidates) -> Structure {
    let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
    Structure::Cells(CellsAndDigits { cells, digits })
}

/// Steps of the finders are proved, are written so that they are read back, and have the finder's name, but for patterns with two names.
#[test]
fn what_finders_find_is_proved_and_named() {
    let (mut seen, mut steps) = (0, 0);
    for technique in Technique::ALL {
        for position in table::positions(&table::read(technique)) {
            for step in steps_of(technique, &position, &Options::to_practise(technique)) {
                let Some(structure) = written(&step, &position) else { continue };
                seen += 1;
                let text = structure.to_string();
                assert_eq!(text.parse::<Notation>().map(|it| it.structure), Ok(structure.clone()), "{text}");
                let judged = judge(&structure, &position);
                assert_eq!(judged.verdict, Verdict::Proves, "{technique}: {text}");
                let claims = Conclusions { placements: step.placements(), eliminations: step.eliminations() };
                assert_eq!(judged.unproved(&claims), Conclusions::default(), "{technique}: {text}");
                let name = judged.technique.unwrap();
                if let Some(step) = judged.step(&structure, &position) {
                    assert_eq!(check(&step, &position), Ok(()), "{technique}: {text}");
                    steps += 1;
                }
                assert!(name == technique || ALSO_CALLED.contains(&(technique, name)), "{technique} is called {name}: {text}");
            }
        }
    }
    assert!(seen > 380 && steps > 340, "{seen} structures, {steps} steps");
}

/// A finder's technique, and the name that its pattern may have too.
const ALSO_CALLED: [(Technique, Technique); 3] = [
    (Technique::EmptyRectangle, Technique::TurbotFish), // with two places in the box
    (Technique::AlsAic, Technique::AlsXz),              // where places of a digit share a house, but not the whole set
    (Technique::AlsAic, Technique::AlsXyChain),
];

/// A step has the digits by which a chain goes on and by which something follows, where a node has several.
#[test]
fn a_step_shows_the_digits_that_count() {
    let chains = tables().into_iter().find(|path| path.ends_with("chains.txt")).unwrap();
    let positions = table::positions(&fs::read_to_string(chains).unwrap());
    let notation: Notation = "(6=7)r1678c6-(7=59)r1c19-(9=56)r7c168".parse().unwrap();
    let step = positions.iter().find_map(|at| judge(&notation.structure, at).step(&notation.structure, at)).unwrap();
    assert_eq!(step.effect.to_string(), "r7c4<>6");
    let sets = "r1c6,r6c6,r7c6,r8c6 r1c1,r1c9 r7c1,r7c6,r7c8";
    let chain = "6r7c6=7r1c6-7r1c9=9r1c1-9r7c1=6r7c6,r7c8";
    assert_eq!(step.evidence.to_string(), format!("als chain {chain} by {sets}"));
}
