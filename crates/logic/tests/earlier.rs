//! The behaviour of the earlier programs, and the facts that their pages state.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

mod support;

use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid};
use nonet_logic::{Contradiction, Event, ForcedSingles, Limits, Options, Step, Technique, search_log, steps_of};
use support::phases::{Phases, phases};

const SEED_1: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
const SEED_2: &str = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
const SEED_3A: &str = "000019040004800600750000002090102004000003000500406030800000073006008400010290000";
const SEED_3B: &str = "000000200058006000000300085010470600906000507007039040760008000000900810009000000";
const SEED_3C: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";

const ALL: Limits = Limits { solutions: usize::MAX, guesses: usize::MAX };

fn position(line: &str) -> Candidates {
    Candidates::new(&line.parse::<Grid>().unwrap())
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// The candidates of each cell, from a table of 81 groups of digits.
fn table(text: &str) -> CandidateSet {
    let mut set = CandidateSet::EMPTY;
    for (cell, group) in Cell::all().zip(text.split_whitespace()) {
        set.set_digits(cell, group.chars().filter_map(Digit::from_char).collect::<DigitSet>());
    }
    set
}

fn solutions_of(line: &str) -> Vec<String> {
    search_log(&position(line), ALL).solutions().map(|(grid, _)| grid.to_string()).collect()
}

#[test]
fn each_puzzle_has_the_solution_that_its_page_states() {
    for (puzzle, solution) in [
        (SEED_1, "143986257679425381285731694962354178357618942418279563821567439796143825534892716"),
        (SEED_2, "468735192352619784791842356839274615126583947547961823684127539913456278275398461"),
        (SEED_3A, "268719345134825697759364182397182564642953718581476239825641973976538421413297856"),
        (SEED_3B, "391854276458726391672391485813475629946182537527639148764218953235967814189543762"),
    ] {
        assert_eq!(solutions_of(puzzle), [solution]);
    }
}

/// Program 1: naked singles alone set exactly two cells; hidden singles too, and 36 of 81 are filled.
#[test]
fn singles_alone_are_stuck_on_the_first_puzzle() {
    let run = phases(&position(SEED_1), ALL);
    assert_eq!(run.stages[0].after.grid().filled_cells().len(), 28);
    assert_eq!(run.stages[0].after.grid()[cell("r9c1")], Some(Digit::D5));
    assert_eq!(run.stages[0].after.grid()[cell("r9c4")], Some(Digit::D8));
    assert!(!run.stages[0].after.is_solved());
    assert_eq!(run.stages[1].after.grid().filled_cells().len(), 36);
    assert_eq!(run.stages[1].after.empty_cells().len(), 45);
    assert!(steps_of(Technique::NakedSingle, &run.stages[1].after, &Options::default()).is_empty());
}

/// The log of a run, a line an action with what follows from it.
fn log(run: &Phases) -> Vec<String> {
    let line = |(step, following): &(Step, ForcedSingles)| {
        let placed: Vec<_> = following.placed.iter().map(|it| format!("{}={}", it.cell, it.digit)).collect();
        format!("{} | {}", step.effect, placed.join(", "))
    };
    run.stages.iter().flat_map(|stage| stage.log.iter().map(line)).collect()
}

/// Program 3: a puzzle of phases 1 and 2, and two lines of its log.
#[test]
fn a_placement_is_logged_with_what_follows_from_it() {
    let run = phases(&position(SEED_3A), ALL);
    assert_eq!(run.stages.len(), 2);
    assert!(run.stages[1].after.is_solved());
    let log = log(&run);
    for line in ["r2c5=2 | r2c2=3", "r8c2=7 | r6c2=8"] {
        assert!(log.iter().any(|logged| logged == line), "{line} in {log:#?}");
    }
}

/// Program 3's author goes on without hidden pairs: 141 candidates are left to be tried, and only one in r1c1 stands the trial,
/// which solves the grid.
#[test]
fn trying_the_first_cell_solves_the_puzzle_with_naked_pairs_only() {
    use Technique::{HiddenSingle, LockedPair, NakedPair, NakedSingle};
    let settle = |position: &mut Candidates| {
        let next = |position: &Candidates| {
            let options = Options::default();
            [NakedSingle, HiddenSingle, LockedPair, NakedPair]
                .iter()
                .find_map(|&it| steps_of(it, position, &options).into_iter().next())
        };
        while let Some(step) = next(position) {
            step.apply(position);
        }
    };
    let mut start = position(SEED_3B);
    settle(&mut start);
    assert_eq!(start.open().len(), 141);
    let r1c1 = cell("r1c1");
    assert_eq!(start.of_cell(r1c1).to_string(), "1 3 4");
    for (digit, solves) in [(Digit::D1, false), (Digit::D3, true), (Digit::D4, false)] {
        let mut trial = start.clone();
        trial.place(r1c1, digit);
        settle(&mut trial);
        assert_eq!(trial.is_solved(), solves, "{digit}");
        assert_eq!(Contradiction::find(&trial).is_some(), !solves, "{digit}");
    }
}

/// The table that program 3 shows before it looks for hidden singles: the number of times that each undecided digit occurs in a house.
#[test]
fn the_places_of_a_digit_in_a_house_are_counted() {
    let run = phases(&position(SEED_3A), ALL);
    let stage = &run.stages[0];
    let (r2c5, r2c2) = (cell("r2c5"), cell("r2c2"));
    assert_eq!(stage.frequency(Digit::D2, r2c5.block()), 1, "why r2c5 is 2");
    assert_eq!(stage.frequency(Digit::D2, r2c5.row()), 3);
    assert!(stage.after.of_cell(r2c2).contains(Digit::D2));
    assert_eq!(stage.frequency(Digit::D1, r2c5.block()), 0, "it stands there");
    assert!(run.stages[1].after.is_solved());
}

#[test]
fn the_candidates_after_singles_are_those_of_the_page() {
    let expected = table(
        "134 379 134 1578 14589 14 2 679 13469
         1234 5 8 127 1249 6 3479 79 1349
         6 279 124 3 1249 124 479 8 5
         238 1 23 4 7 5 6 29 289
         9 4 6 128 128 12 5 3 7
         5 28 7 6 3 9 1 4 28
         7 6 12345 125 1245 8 349 259 2349
         234 23 2345 9 2456 7 8 1 2346
         1248 28 9 125 12456 3 47 2567 246",
    );
    let run = phases(&position(SEED_3B), ALL);
    assert_eq!(run.stages[1].after.possible(), expected);
    assert!(run.stages[2].after.is_solved(), "with all hidden pairs, pairs solve it");
}

#[test]
fn the_candidates_after_refuted_guesses_are_those_of_the_page() {
    let expected = table(
        "134 79 134 78 1589 45 2 67 1346
         1234 5 8 127 129 6 3479 379 134
         126 79 26 3 129 14 479 8 5
         8 1 35 4 7 25 6 239 39
         9 34 346 168 68 12 5 23 7
         56 2 7 56 3 9 1 4 8
         7 6 1234 12 1245 8 349 359 2349
         2345 34 2345 9 2456 7 8 1 2346
         145 8 9 1256 12456 3 47 567 246",
    );
    let run = phases(&position(SEED_3C), ALL);
    assert_eq!(run.stages.len(), 4);
    assert_eq!(run.stages[3].after.possible(), expected);
    let search = run.search.unwrap();
    let found = search
        .solutions()
        .fold(CandidateSet::EMPTY, |all, (grid, _)| all | grid.iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect());
    assert_eq!(found, expected, "here what can't be refuted is what occurs in some solution");
}

/// Program 3's phase 5: exactly 32 solutions, which differ in 49 cells, each with the guesses that lead to it.
#[test]
fn every_solution_is_found_with_the_guesses_that_lead_to_it() {
    let start = position(SEED_3C);
    let search = search_log(&start, ALL);
    assert!(search.complete);
    let grids: Vec<Grid> = search.solutions().map(|(grid, _)| *grid).collect();
    assert_eq!(grids.len(), 32);
    let differing: CellSet = Cell::all().filter(|&cell| grids.iter().any(|grid| grid[cell] != grids[0][cell])).collect();
    assert_eq!(differing.len(), 49);
    for (grid, guesses) in search.solutions() {
        let mut given = *start.grid();
        guesses.iter().for_each(|it| given[it.cell] = Some(it.digit));
        let again = search_log(&Candidates::new(&given), ALL);
        let alone: Vec<_> = again.solutions().collect();
        assert_eq!(alone, [(grid, [].as_slice())], "these guesses and singles lead to this solution, and to no other");
    }
}

/// Every guess that is taken back was standing, and the counts are those of the events.
#[test]
fn a_trail_counts_what_it_tells() {
    for puzzle in [SEED_1, SEED_2, SEED_3A, SEED_3B, SEED_3C] {
        let search = search_log(&position(puzzle), Limits::FIRST);
        let mut standing = Vec::new();
        let (mut guesses, mut depth) = (0, 0);
        for event in &search.events {
            match event {
                Event::Guess { candidate, digits, depth: now } => {
                    standing.push(*candidate);
                    guesses += 1;
                    depth = depth.max(standing.len());
                    assert_eq!(*now, standing.len());
                    assert!(digits.contains(candidate.digit) && digits.len() > 1);
                }
                Event::TakenBack { candidate, .. } => assert_eq!(standing.pop(), Some(*candidate)),
                Event::Filled { singles } => assert!(!singles.is_empty()),
                Event::Impossible { .. } => unreachable!("all of these have solutions"),
                Event::Solution { guesses, .. } => assert_eq!(*guesses, standing),
            }
        }
        assert_eq!((search.guesses, search.depth), (guesses, depth));
        eprintln!("{puzzle}: {guesses} guesses, {depth} deep");
    }
}
