//! The facts that forums ask of a puzzle, as `nonet rate --all` writes them.

use nonet_assess::{Facts, GivenCounts, MOST_WITHOUT, UniqueFacts, facts};
use nonet_core::board::{Candidate, Grid};
use nonet_formats::line;
use nonet_words::{Speech, facts as words};
use serde::Serialize;

/// The columns that the facts add to a table.
pub(super) const COLUMNS: [&str; 11] = [
    "backdoors",
    "backdoor_pairs",
    "trial_depth",
    "automorphisms",
    "solution_automorphisms",
    "canonical",
    "redundant",
    "solutions_without",
    "givens",
    "bands",
    "stacks",
];

/// The most backdoors of one digit that are listed as text.
const LISTED_BACKDOORS: usize = 12;

/// The most backdoors of two digits that are listed as text.
const LISTED_PAIRS: usize = 4;

/// The facts of a puzzle, as a JSON object.
#[derive(Serialize)]
pub(super) struct Written {
    /// Facts for which the givens need one solution. None if only candidates that are ruled out beside them leave one.
    #[serde(flatten)]
    unique: Option<Unique>,
    automorphisms: u32,
    /// The canonical form, 81 characters.
    canonical: String,
    /// The number of givens in each band and each stack.
    givens: Counts<u8>,
    #[serde(skip)]
    found: Facts,
}

/// The facts of a puzzle with one solution.
#[derive(Serialize)]
struct Unique {
    /// Whether singles solve the puzzle, so that it needs no backdoor.
    singles: bool,
    backdoors: Vec<Placement>,
    backdoor_pairs: Vec<[Placement; 2]>,
    trial_depth: Depth,
    solution_automorphisms: u32,
    redundant: Vec<String>,
    solutions_without: Vec<Removal>,
    /// The numbers of the bands and stacks of the solution, from 1 to 416.
    band_numbers: Counts<u16>,
}

/// A digit in its cell: `["r1c1", 5]`.
type Placement = (String, u8);

/// The depth of trial and error, which may be known only from below.
#[derive(Serialize)]
struct Depth {
    depth: u8,
    more: bool,
}

/// The number of solutions without a given, which may be more than were counted.
#[derive(Serialize)]
struct Removal {
    cell: String,
    solutions: u64,
    more: bool,
}

/// A number of each band and each stack.
#[derive(Serialize)]
struct Counts<T> {
    bands: [T; 3],
    stacks: [T; 3],
}

impl Written {
    /// Returns the facts of a puzzle.
    pub(super) fn of(grid: &Grid) -> Option<Written> {
        let found = facts(grid, &mut |_| true)?;
        let GivenCounts { bands, stacks } = found.givens;
        Some(Written {
            unique: found.unique.as_ref().map(unique),
            automorphisms: found.automorphisms,
            canonical: line(&found.canonical),
            givens: Counts { bands, stacks },
            found,
        })
    }

    /// Returns the fields of a table's row.
    pub(super) fn fields(&self) -> [String; COLUMNS.len()] {
        let unique = self.unique.as_ref();
        let of_unique = |field: fn(&Unique) -> String| unique.map(field).unwrap_or_default();
        [
            of_unique(|it| joined(it.backdoors.iter().map(placed))),
            of_unique(|it| joined(it.backdoor_pairs.iter().map(|pair| pair.each_ref().map(placed).join("+")))),
            of_unique(|it| format!("{}{}", it.trial_depth.depth, if it.trial_depth.more { "+" } else { "" })),
            self.automorphisms.to_string(),
            of_unique(|it| it.solution_automorphisms.to_string()),
            self.canonical.clone(),
            of_unique(|it| joined(it.redundant.iter().cloned())),
            of_unique(|it| joined(it.solutions_without.iter().map(Removal::field))),
            [self.givens.bands, self.givens.stacks].map(|three| three.map(|count| count.to_string()).join(" ")).join("/"),
            of_unique(|it| it.band_numbers.bands.map(|number| number.to_string()).join(" ")),
            of_unique(|it| it.band_numbers.stacks.map(|number| number.to_string()).join(" ")),
        ]
    }

    /// Returns the lines of the text, each a fact with its name.
    pub(super) fn lines(&self, speech: Speech<'_>) -> String {
        let messages = speech.messages;
        let mut rows = Vec::new();
        if let Some(unique) = &self.found.unique {
            let UniqueFacts { backdoors, .. } = unique;
            if backdoors.is_solved_by_singles {
                rows.push((messages.facts_backdoors(), messages.facts_needs_none()));
            } else {
                rows.push((messages.facts_backdoors(), words::backdoors(&backdoors.singles, LISTED_BACKDOORS, speech)));
                rows.push((messages.facts_pairs(), words::pairs(&backdoors.pairs, LISTED_PAIRS, speech)));
            }
            let (depth, more) = unique.trial_depth.at_least();
            let depth = depth.to_string();
            rows.push((messages.facts_trial_depth(), if more { messages.facts_or_more(depth) } else { depth }));
        }
        let automorphisms = speech.number(self.automorphisms.into());
        rows.push((
            messages.facts_automorphisms(),
            match &self.found.unique {
                Some(unique) => messages.facts_of_both(automorphisms, speech.number(unique.solution_automorphisms.into())),
                None => automorphisms,
            },
        ));
        rows.push((messages.facts_canonical(), self.canonical.clone()));
        if let Some(unique) = &self.found.unique {
            rows.push((messages.facts_redundant(), words::redundant(unique.redundant(), speech)));
            rows.push((messages.facts_removals(), words::removals(&unique.removals, MOST_WITHOUT, speech)));
        }
        let GivenCounts { bands, stacks } = self.found.givens;
        rows.push((messages.facts_givens(), words::bands_and_stacks(bands.map(u16::from), stacks.map(u16::from), speech)));
        if let Some(UniqueFacts { bands, .. }) = &self.found.unique {
            rows.push((messages.facts_bands(), words::bands_and_stacks(bands.bands, bands.stacks, speech)));
        }
        rows.into_iter().map(|(name, value)| format!("  {name}: {value}\n")).collect()
    }
}

fn unique(found: &UniqueFacts) -> Unique {
    let (depth, more) = found.trial_depth.at_least();
    Unique {
        singles: found.backdoors.is_solved_by_singles,
        backdoors: found.backdoors.singles.iter().copied().map(placement).collect(),
        backdoor_pairs: found.backdoors.pairs.iter().map(|pair| pair.map(placement)).collect(),
        trial_depth: Depth { depth, more },
        solution_automorphisms: found.solution_automorphisms,
        redundant: found.redundant().iter().map(|cell| cell.to_string()).collect(),
        solutions_without: found
            .removals
            .iter()
            .map(|&(cell, solutions)| Removal { cell: cell.to_string(), solutions, more: solutions == MOST_WITHOUT })
            .collect(),
        band_numbers: Counts { bands: found.bands.bands, stacks: found.bands.stacks },
    }
}

impl Removal {
    /// Writes `r1c1=940`, or `r1c1=10000+` if there are more.
    fn field(&self) -> String {
        format!("{}={}{}", self.cell, self.solutions, if self.more { "+" } else { "" })
    }
}

fn placement(Candidate { cell, digit }: Candidate) -> Placement {
    (cell.to_string(), digit.value())
}

fn placed((cell, digit): &Placement) -> String {
    format!("{cell}={digit}")
}

fn joined(fields: impl Iterator<Item = String>) -> String {
    fields.collect::<Vec<_>>().join(";")
}
