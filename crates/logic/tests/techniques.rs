//! Each technique against its table: positions, and every step that the technique finds there. `UPDATE_EXPECT=1` rewrites the
//! tables; read the diff as you would read code.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

mod support;

use nonet_core::board::{Candidates, CellSet};
use nonet_logic::{Options, Order, Technique, solve_path, steps_of};
use std::{env, fs};
use support::table;

/// The table as it ought to be: the same comments and positions, and the steps that are found now.
fn rewritten(technique: Technique, old: &str) -> String {
    let kept: Vec<&str> = old.lines().filter(|line| !line.starts_with("  ")).collect();
    let mut positions = table::positions(old).into_iter();
    let mut out = String::new();
    for (i, line) in kept.iter().enumerate() {
        out.push_str(line);
        out.push('\n');
        let in_case = |line: &str| line.starts_with("grid ") || line.starts_with("without ");
        if !in_case(line) || kept.get(i + 1).is_some_and(|next| next.starts_with("without ")) {
            continue;
        }
        let options = Options::to_practise(technique);
        for step in steps_of(technique, &positions.next().expect("a position a case"), &options) {
            out.push_str(&format!("  {} | {}\n", step.effect, step.evidence));
        }
    }
    out
}

#[test]
fn each_technique_finds_what_its_table_says() {
    let update = env::var_os("UPDATE_EXPECT").is_some();
    for technique in Technique::ALL {
        let old = table::read(technique);
        let found = rewritten(technique, &old);
        assert!(found.lines().any(|line| line.starts_with("  ")), "{technique}: its table has no case with a step");
        if update {
            fs::write(table::path(technique), &found).unwrap();
        } else {
            assert_eq!(found, old, "{technique}: UPDATE_EXPECT=1 accepts what is found");
        }
    }
}

/// A technique that rests on there being one solution keeps silent where that isn't asked for, and where it isn't so.
#[test]
fn uniqueness_is_not_assumed_by_itself() {
    for technique in Technique::ALL.into_iter().filter(|technique| technique.assumes_one_solution()) {
        for position in table::positions(&table::read(technique)) {
            assert_eq!(steps_of(technique, &position, &Options::default()), [], "{technique}");
            let mut of_no_puzzle = Candidates::with_givens(position.grid(), CellSet::EMPTY);
            of_no_puzzle.restrict(position.open());
            assert_eq!(steps_of(technique, &of_no_puzzle, &Options::UNIQUE), [], "{technique}");
        }
    }
}

/// Without one of its givens, a minimal puzzle has several solutions: no rectangle takes part in what is said of it.
#[test]
fn a_puzzle_with_several_solutions_is_not_taken_for_one_with_one() {
    for list in ["random_minimal", "17_clue"] {
        for puzzle in support::puzzles::list(list) {
            let Some(given) = puzzle.filled_cells().first() else { continue };
            let position = Candidates::new(&puzzle.with(given, None));
            for order in [Order::Hint, Order::Rating] {
                let path = solve_path(&position, order, &Options::UNIQUE);
                assert!(path.steps.iter().all(|step| !step.technique.assumes_one_solution()), "{puzzle} without {given}");
            }
        }
    }
}

/// No table without a technique: a renamed one takes its table along.
#[test]
fn each_table_belongs_to_a_technique() {
    let folder = table::path(Technique::FullHouse).parent().unwrap().to_owned();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap().to_owned();
        assert!(name.parse::<Technique>().is_ok(), "{}", path.display());
    }
}
