//! Random structures at random positions: what is proved agrees with the solution, and is exactly what follows.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

mod support;

use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, HouseSet},
    solver::{Solutions, solve},
};
use nonet_logic::{
    check,
    evidence::Clause,
    structure::{
        CellsAndDigits, ChainNode, ChainStep, Conclusions, Judgement, Notation, Strength, Structure, TruthsAndLinks, Verdict,
        WrittenChain, WrittenFish, judge,
    },
};
use proptest::prelude::*;
use std::{env, time::Instant};
use support::puzzles;

/// Random numbers that are the same for the same seed.
struct Dice(u64);

impl Dice {
    /// A number below `sides`, by SplitMix64.
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % sides.max(1) as u64) as usize
    }

    fn pick<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        among.get(self.roll(among.len())).copied()
    }
}

/// A puzzle of some list, a position on its way, and its solution.
struct Game {
    position: Candidates,
    solution: CandidateSet,
}

impl Game {
    /// A position whose candidates include the solution: some cells are filled, and some candidates eliminated.
    fn random(puzzles: &[Grid], dice: &mut Dice) -> Game {
        let puzzle = dice.pick(puzzles).unwrap();
        let Solutions::One(solution) = solve(&puzzle) else { panic!("{puzzle} has not one solution") };
        let solution: CandidateSet = solution.grid().iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect();
        let mut position = Candidates::new(&puzzle);
        let [filled, removed] = [dice.roll(30), dice.roll(70)];
        for it in solution {
            if position.open().contains(it) && dice.roll(100) < filled {
                position.place(it.cell, it.digit);
            }
        }
        let removed: CandidateSet = (*position.open() - solution).iter().filter(|_| dice.roll(100) < removed).collect();
        position.eliminate(&removed);
        Game { position, solution }
    }

    /// All sets that the position still has.
    fn clauses(&self) -> Vec<Clause> {
        let cells = self.position.empty_cells().iter().map(Clause::Cell);
        let places = DigitSet::ALL.iter().flat_map(|digit| House::all().map(move |house| Clause::Places { digit, house }));
        cells.chain(places).filter(|it| !it.candidates(&self.position).is_empty()).collect()
    }
}

/// Sets that share candidates with some candidates.
fn touching(clauses: &[Clause], candidates: &CandidateSet, at: &Candidates) -> Vec<Clause> {
    clauses.iter().copied().filter(|it| it.candidates(at).intersects(candidates)).collect()
}

/// Truths that hang together, and links that cover most of what they have.
fn random_sets(truths: usize, game: &Game, dice: &mut Dice) -> Structure {
    let clauses = game.clauses();
    let at = &game.position;
    let mut sets = TruthsAndLinks::default();
    let mut members = CandidateSet::EMPTY;
    for _ in 0..truths {
        let near = if members.is_empty() { clauses.clone() } else { touching(&clauses, &(members | peers(&members)), at) };
        let Some(truth) = dice.pick(&near).filter(|it| !sets.truths.contains(it)) else { continue };
        members |= truth.candidates(at);
        sets.truths.push(truth);
    }
    let covered_in_part = dice.roll(10) == 0;
    let mut left = members;
    while let Some(it) = dice.pick(&left.iter().collect::<Vec<_>>()) {
        left = left.without(it);
        let links = touching(&clauses, &CandidateSet::of(it), at);
        let best = links.iter().filter(|link| !sets.truths.contains(link) && !sets.links.contains(link));
        let Some(link) = best.copied().max_by_key(|link| (link.candidates(at) & left).len() + dice.roll(2)) else { continue };
        left -= link.candidates(at);
        sets.links.push(link);
        if covered_in_part && dice.roll(4) == 0 {
            break;
        }
    }
    Structure::Sets(sets)
}

/// The candidates that see one of these.
fn peers(of: &CandidateSet) -> CandidateSet {
    of.iter().fold(CandidateSet::EMPTY, |all, it| all | CandidateSet::of_digit(it.digit, it.cell.peers()))
}

/// A chain that goes from node to node by links of which most are there.
fn random_chain(strong_links: usize, game: &Game, dice: &mut Dice) -> Option<Structure> {
    let at = &game.position;
    let mut steps = Vec::new();
    let mut from = dice.pick(&at.open().iter().collect::<Vec<_>>())?;
    let start = plain(from);
    for i in 0..2 * strong_links - 1 {
        let (strength, next): (Strength, CandidateSet) = if i % 2 == 0 {
            let of_cell = CandidateSet::of_cell(from.cell, at.of_cell(from.cell));
            let houses =
                from.cell.houses().map(|house| CandidateSet::of_digit(from.digit, at.of_digit(from.digit) & house.cells()));
            let pairs = std::iter::once(of_cell).chain(houses).filter(|it| it.len() == 2 || dice.roll(60) == 0);
            (Strength::Strong, pairs.fold(CandidateSet::EMPTY, |all, it| all | it))
        } else {
            let of_cell = CandidateSet::of_cell(from.cell, at.of_cell(from.cell));
            (Strength::Weak, of_cell | (peers(&CandidateSet::of(from)) & *at.open()))
        };
        let to = dice.pick(&next.without(from).iter().collect::<Vec<_>>())?;
        steps.push(ChainStep { strength, node: plain(to) });
        from = to;
    }
    let closing = (dice.roll(6) == 0).then_some(Strength::Weak);
    Some(Structure::Chain(WrittenChain { start, steps, closing }))
}

fn plain(it: Candidate) -> ChainNode {
    ChainNode::new(DigitSet::of(it.digit), CellSet::of(it.cell))
}

/// A fish of any houses, most of them lines.
fn random_fish(size: usize, game: &Game, dice: &mut Dice) -> Structure {
    let digit = Digit::ALL[dice.roll(9)];
    let places = game.position.of_digit(digit);
    let kind = [HouseKind::Row, HouseKind::Column][dice.roll(2)];
    let base: HouseSet = (0..size)
        .filter_map(|_| House::new(if dice.roll(5) == 0 { HouseKind::Box } else { kind }, dice.roll(9)))
        .filter(|house| places.intersects(house.cells()))
        .collect();
    let mut cover = HouseSet::EMPTY;
    while cover.len() < base.len() {
        let left: Vec<Cell> = (places & (base.cells() - cover.cells())).iter().collect();
        let Some(cell) = dice.pick(&left) else { break };
        cover |= cell.houses().into_iter().filter(|it| !base.contains(*it) && dice.roll(2) == 0).take(1).collect();
    }
    Structure::Fish(WrittenFish { digit, base, cover })
}

/// Cells of one house or two, and all their digits, or digits of which few have other places.
fn random_cells(count: usize, game: &Game, dice: &mut Dice) -> Structure {
    let at = &game.position;
    let houses: HouseSet = (0..1 + dice.roll(2)).filter_map(|_| House::from_index(dice.roll(27))).collect();
    let near: Vec<Cell> = (houses.cells() & at.empty_cells()).iter().collect();
    let cells: CellSet = (0..count).filter_map(|_| dice.pick(&near)).collect();
    let mut digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
    if dice.roll(4) == 0 {
        let is_within = |digit: &Digit| houses.iter().any(|it| (at.of_digit(*digit) & it.cells()).is_subset(cells));
        digits = digits.iter().filter(is_within).collect();
    }
    Structure::Cells(CellsAndDigits { cells, digits })
}

fn random_structure(game: &Game, dice: &mut Dice) -> Structure {
    let size = 1 + dice.roll(6);
    match dice.roll(8) {
        0 | 1 => random_sets(size, game, dice),
        2 | 3 => random_fish(size, game, dice),
        4 => random_cells(size, game, dice),
        _ => random_chain(size, game, dice).unwrap_or_else(|| random_cells(size, game, dice)),
    }
}

/// Holds the conclusions to the solution, and returns whether there are any.
fn agrees(structure: &Structure, judged: &Judgement, game: &Game) -> bool {
    let Conclusions { placements, eliminations } = judged.conclusions;
    let at = || format!("{structure} at {} {:?}", game.position.grid(), game.position.open());
    assert!(placements.is_subset(&game.solution), "{placements:?}: {}", at());
    assert!(eliminations.is_disjoint(&game.solution), "{eliminations:?}: {}", at());
    assert!((placements | eliminations).is_subset(game.position.open()), "{}", at());
    assert_ne!(judged.verdict, Verdict::Contradicts, "{}", at());
    let by_count = judged.rank.map(|rank| rank.by_count).unwrap_or_default();
    assert!(by_count.is_subset(&(eliminations | judged.undecided)), "{by_count:?}: {}", at());
    assert_eq!(judged.verdict == Verdict::Proves, !judged.conclusions.is_empty(), "{}", at());
    judged.verdict == Verdict::Proves
}

/// Whether two candidates are not both true, by the rules or by the sets of the structure.
fn exclude(structure: &Structure, fins: &CandidateSet, at: &Candidates, one: Candidate, two: Candidate) -> bool {
    let pair = CandidateSet::from([one, two]);
    let sees = if one.digit == two.digit { one.cell.sees(two.cell) } else { one.cell == two.cell };
    match structure {
        Structure::Chain(_) | Structure::Cells(_) => sees,
        Structure::Fish(WrittenFish { base, cover, .. }) => {
            let share = (*base | *cover).iter().any(|house| pair.cells().is_subset(house.cells()));
            one.digit == two.digit && one.cell != two.cell && (share || sees && pair.intersects(fins))
        }
        Structure::Sets(TruthsAndLinks { truths, links }) => {
            one != two && truths.iter().chain(links).any(|set| pair.is_subset(&set.candidates(at)))
        }
    }
}

/// Whether each truth can have a candidate beside those that are true already, by trying all. A truth that has one of them is fulfilled.
fn is_possible(truths: &[CandidateSet], true_ones: &[Candidate], exclude: &impl Fn(Candidate, Candidate) -> bool) -> bool {
    let Some((first, rest)) = truths.split_first() else { return true };
    if true_ones.iter().any(|it| first.contains(*it)) {
        return is_possible(rest, true_ones, exclude);
    }
    first.iter().any(|it| {
        let agrees = true_ones.iter().all(|other| !exclude(it, *other));
        agrees && is_possible(rest, &[true_ones, &[it]].concat(), exclude)
    })
}

/// Each candidate is eliminated if and only if no assignment agrees with it, and placed if and only if none does without it.
fn is_exact(structure: &Structure, judged: &Judgement, game: &Game) {
    let exclude = |one, two| exclude(structure, &judged.fins, &game.position, one, two);
    let [mut eliminations, mut placements] = [CandidateSet::EMPTY; 2];
    for it in game.position.open() {
        if !is_possible(&judged.truths, &[it], &exclude) {
            eliminations.insert(it);
        }
        let without: Vec<CandidateSet> = judged.truths.iter().map(|truth| truth.without(it)).collect();
        if judged.truths.iter().any(|truth| truth.contains(it)) && !is_possible(&without, &[], &exclude) {
            placements.insert(it);
        }
    }
    assert_eq!(judged.undecided, CandidateSet::EMPTY, "{structure}");
    assert_eq!(judged.conclusions, Conclusions { placements, eliminations }, "{structure} at {}", game.position.grid());
}

/// The puzzles that positions are taken from.
fn all_puzzles() -> Vec<Grid> {
    ["random_minimal", "17_clue", "hardest_11plus"].into_iter().flat_map(puzzles::list).collect()
}

/// Judges a random structure in every way; says whether it proves anything.
fn check_random(seed: u64, puzzles: &[Grid]) -> bool {
    let mut dice = Dice(seed);
    let game = Game::random(puzzles, &mut dice);
    let structure = random_structure(&game, &mut dice);
    let judged = judge(&structure, &game.position);
    let holds = judged.truths.iter().all(|truth| (*truth & game.solution).len() == 1);
    assert!(holds, "{structure} at {}", game.position.grid());
    if judged.truths.len() <= 5 && !matches!(judged.verdict, Verdict::Breaks(_)) {
        is_exact(&structure, &judged, &game);
        let step = judged.step(&structure, &game.position);
        let proof = step.map_or(Ok(()), |step| check(&step, &game.position));
        assert_eq!(proof, Ok(()), "{structure} at {}", game.position.grid());
    }
    agrees(&structure, &judged, &game)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn a_structure_proves_what_follows_and_no_more(seed in any::<u64>()) {
        check_random(seed, &all_puzzles());
    }

    /// No text ends the reader, and what is read is written so that it is read again.
    #[test]
    fn any_text_is_read_or_refused(pieces in prop::collection::vec(0..PIECES.len(), 0..24)) {
        let text: String = pieces.into_iter().map(|i| PIECES[i]).collect();
        match text.parse::<Notation>() {
            Ok(notation) => {
                let written = notation.to_string();
                prop_assert_eq!(written.parse(), Ok(notation.clone()), "{}", written);
                let _ = judge(&notation.structure, &Candidates::new(&Grid::EMPTY)); // whatever it is, it is judged
            }
            Err(error) => prop_assert!(error.at <= text.chars().count(), "{}: {}", text, error),
        }
    }
}

/// The pieces of which texts of structures are made.
const PIECES: [&str; 44] = [
    "r",
    "c",
    "b",
    "p",
    "n",
    "R12",
    "C3",
    "1",
    "25",
    "(",
    ")",
    "=",
    "-",
    "=>",
    "<>",
    "≠",
    " ",
    ",",
    "{",
    "}",
    "[",
    "]",
    "r1c2",
    "r34c5",
    "r1c1,r2c3",
    "b5p37",
    "(2)r1c1",
    "(2=46)r1c23",
    "(3-4)",
    "=2=",
    "-5-",
    "2-",
    "2 r25 c37",
    "r25/c37",
    "16 in ",
    "Truths = {",
    "} Links = {",
    "3N45",
    "1r2",
    "X-wing: ",
    "ALS:",
    "\u{e9}",
    "–",
    "fr1c1",
];

/// A hundred thousand random structures agree with the solution.
#[test]
#[ignore = "takes a minute"]
fn many_random_structures_agree() {
    let puzzles = all_puzzles();
    let proving = (0..100_000).filter(|seed| check_random(*seed, &puzzles)).count();
    println!("{proving} of 100000 structures prove something");
    assert!(proving > 30_000, "{proving}");
}

/// Large structures are decided within the steps of the search. With `TIMES` set, it says how long they take.
#[test]
fn structures_of_twenty_truths_are_decided() {
    let puzzles = all_puzzles();
    type Maker = fn(&Game, &mut Dice) -> Option<Structure>;
    let makers: [(&str, Maker); 4] = [
        ("truths and links", |game, dice| Some(random_sets(20, game, dice))),
        ("chains", |game, dice| random_chain(20, game, dice)),
        ("fish", |game, dice| Some(random_fish(9, game, dice))),
        ("cells", |game, dice| Some(random_cells(20, game, dice))),
    ];
    for (name, make) in makers {
        let mut times = Vec::new();
        for seed in 0..400 {
            let mut dice = Dice(seed);
            let game = Game::random(&puzzles, &mut dice);
            let Some(structure) = make(&game, &mut dice) else { continue };
            let start = Instant::now();
            let judged = judge(&structure, &game.position);
            times.push((start.elapsed(), judged.truths.len()));
            assert_eq!(judged.undecided, CandidateSet::EMPTY, "{structure}");
            agrees(&structure, &judged, &game);
        }
        times.sort();
        if env::var_os("TIMES").is_some() {
            println!("{name}: median {:?}, longest {:?}", times[times.len() / 2], times[times.len() - 1]);
        }
    }
}

/// Twenty cells out of three houses, at the start of a puzzle: the hardest that random structures are. How many of them are left undecided
/// is the same on every machine; it grows if the search gets worse.
#[test]
fn few_of_the_hardest_are_left_undecided() {
    let puzzles = puzzles::list("17_clue");
    let is_undecided = |seed: &u64| {
        let mut dice = Dice(*seed);
        let position = Candidates::new(&dice.pick(&puzzles).unwrap());
        let houses: HouseSet = (0..3).filter_map(|_| House::from_index(dice.roll(27))).collect();
        let mut cells: Vec<Cell> = (houses.cells() & position.empty_cells()).iter().collect();
        while cells.len() > 20 {
            cells.swap_remove(dice.roll(cells.len()));
        }
        let set = CellsAndDigits { cells: cells.into_iter().collect(), digits: DigitSet::ALL };
        let digits = set.cells.iter().fold(DigitSet::EMPTY, |all, cell| all | position.of_cell(cell));
        !judge(&Structure::Cells(CellsAndDigits { digits, ..set }), &position).undecided.is_empty()
    };
    assert_eq!((0..400).filter(is_undecided).count(), 3);
}

/// The search ends: what it did not decide within its steps is told, and the rest is right.
#[test]
fn a_search_without_end_is_ended_and_told() {
    let mut undecided = 0;
    for puzzle in puzzles::list("hardest_11plus") {
        let Solutions::One(solution) = solve(&puzzle) else { panic!("{puzzle} has not one solution") };
        let solution = solution.grid().iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect();
        let game = Game { position: Candidates::new(&puzzle), solution };
        let all = Structure::Cells(CellsAndDigits { cells: game.position.empty_cells(), digits: DigitSet::ALL });
        let judged = judge(&all, &game.position);
        agrees(&all, &judged, &game);
        undecided += usize::from(!judged.undecided.is_empty());
        assert_eq!(judged.verdict == Verdict::Undecided, judged.conclusions.is_empty());
    }
    assert!(undecided > 0);
}
