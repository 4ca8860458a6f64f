//! Runs HoDoKu's library lines: `library [--codes 0100-0212,0800] FILE...`
//!
//! A line is `:code[-variant]:digits:81 cells, + before a placed one:deleted:eliminations:placements:extra:`; candidates are
//! digit, row, column. A line passes if one of all steps of its technique has exactly its result, or, with the variant `x`, if
//! there is no step. The output is each failing line, the number of lines that pass for each code, and last `PASSED n of m`.

use clap::Parser;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet};
use nonet_logic::{
    Options, Step, Technique, TechniqueSet,
    evidence::{AlsChain, Chain, Colouring, Deadly, Evidence, Fish},
    steps_of,
};
use std::{collections::BTreeMap, convert::Infallible, fs, process::ExitCode};

/// Runs HoDoKu's library lines: each failing line is printed, then how many pass of each code.
#[derive(Parser, Debug)]
#[command(name = "library")]
pub struct Arguments {
    /// The codes whose lines are run, as numbers and ranges: 0100-0212,0800
    #[arg(long, value_delimiter = ',', default_value = "0000-9999", value_parser = range)]
    codes: Vec<Range>,
    #[arg(required = true)]
    files: Vec<String>,
}

/// Runs the lines, and returns 1 if a file or a line can't be read.
#[must_use]
pub fn run(Arguments { codes, files }: &Arguments) -> ExitCode {
    let mut bad = false;
    let mut results: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for file in files {
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{file}: {error}");
                bad = true;
                continue;
            }
        };
        for (number, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with(':')) {
            let Some(case) = Case::read(line) else {
                eprintln!("{file}, line {}: not a library line", number + 1);
                bad = true;
                continue;
            };
            let code = case.code.get(..4).unwrap_or(&case.code);
            if !codes.iter().any(|(from, to)| (from.as_str()..=to.as_str()).contains(&code)) {
                continue;
            }
            let (passed, all) = results.entry(case.code.clone()).or_default();
            *all += 1;
            if case.passes() {
                *passed += 1;
            } else {
                println!("{}", line.trim_end());
            }
        }
    }
    for (code, (passed, all)) in &results {
        println!("{code} {passed} of {all}");
    }
    let (passed, all) = results.values().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    println!("PASSED {passed} of {all}");
    ExitCode::from(u8::from(bad))
}

/// The first and the last code of a range.
type Range = (String, String);

/// Returns the range for `0100-0212`, or for a single code: `0800`.
fn range(text: &str) -> Result<Range, Infallible> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    Ok((from.to_owned(), to.to_owned()))
}

/// A line of the library.
struct Case {
    code: String,
    variant: String,

    position: Candidates,
    eliminations: CandidateSet,
    placements: CandidateSet,
}

impl Case {
    fn read(line: &str) -> Option<Case> {
        let mut fields = line.split(':').skip(1);
        let mut field = || fields.next();
        let (code, _digits, _cells, _deleted) = (field()?, field()?, field()?, field()?);
        let (eliminations, placements) = (candidates(field()?)?, candidates(field()?)?);
        let (code, variant) = code.split_once('-').unwrap_or((code, ""));
        let position = nonet_formats::read(line).ok()?.position();
        Some(Case { code: code.to_owned(), variant: variant.to_owned(), position, eliminations, placements })
    }

    fn passes(&self) -> bool {
        let steps: Vec<Step> = techniques(&self.code)
            .iter()
            .flat_map(|&technique| steps_of(technique, &self.position, &Options::UNIQUE.with(TechniqueSet::OFF_BY_DEFAULT)))
            .filter(|step| self.is_of_code(step))
            .collect();
        if self.variant == "x" {
            return steps.is_empty();
        }
        if is_merged(&self.code) && steps.iter().any(|step| self.is_merged_result(step, &steps)) {
            return true;
        }
        steps.iter().any(|step| self.is_result(step))
    }

    /// Returns whether the eliminations of the steps with the same frame as `step` give the line's result together. Steps with
    /// further eliminations are left out.
    fn is_merged_result(&self, step: &Step, steps: &[Step]) -> bool {
        let part = |other: &&Step| frame(other) == frame(step) && other.eliminations().is_subset(&self.eliminations);
        let together = steps.iter().filter(part).fold(CandidateSet::EMPTY, |all, it| all | it.eliminations());
        together == self.eliminations
    }

    /// Returns whether a step is of the kind that the code means, if the technique has several codes.
    fn is_of_code(&self, step: &Step) -> bool {
        match (self.code.as_str(), &step.evidence) {
            ("0500" | "0501", Evidence::Colouring(Colouring { clusters, .. })) => {
                let wrap = clusters.iter().flatten().any(|colour| *colour == step.eliminations());
                wrap == (self.code == "0501")
            }
            ("0706" | "0709", Evidence::Chain(Chain { closed, .. }) | Evidence::AlsChain(AlsChain { closed, .. })) => *closed,
            (
                "0707" | "0708" | "0710" | "0711",
                Evidence::Chain(Chain { closed, .. }) | Evidence::AlsChain(AlsChain { closed, .. }),
            ) => !*closed,
            ("0362", Evidence::Fish(Fish { base, .. })) => base.len() == 4,
            ("0363", Evidence::Fish(Fish { base, .. })) => base.len() == 5,
            ("0364", Evidence::Fish(Fish { base, .. })) => base.len() == 6,
            (_, Evidence::Deadly(Deadly { cells, digits, .. })) if self.variant != "2" => {
                (*cells & self.position.empty_cells()).iter().all(|cell| self.has_pattern_digits(cell, *digits))
            }
            _ => true,
        }
    }

    /// Returns whether a cell has all digits of a deadly pattern, as every variant but 2 requires. For an avoidable rectangle,
    /// one digit is enough.
    fn has_pattern_digits(&self, cell: Cell, digits: DigitSet) -> bool {
        let own = self.position.of_cell(cell) & digits;
        own == digits || self.code.as_str() >= "0607" && !own.is_empty()
    }

    /// Returns whether a step has the line's result. The library gives some results in another form: for a lone cell's placement,
    /// the elimination of its other candidates (0610); for a discontinuous loop (0707, 0710), only the eliminations in the cell
    /// of its discontinuity; for a continuous loop (0706, 0709) or two sets that are linked twice (0901), no eliminations in the
    /// cells that it goes through, unless they are between two of their candidates.
    fn is_result(&self, step: &Step) -> bool {
        let (placed, removed) = (step.placements(), step.eliminations());
        if !self.placements.is_empty() {
            return placed == self.placements;
        }
        let others = placed.iter().fold(CandidateSet::EMPTY, |all, it| {
            all | CandidateSet::of_cell(it.cell, self.position.of_cell(it.cell).without(it.digit))
        });
        let at_discontinuity = matches!(self.code.as_str(), "0707" | "0710")
            && self
                .eliminations
                .cells()
                .single()
                .is_some_and(|cell| removed & CandidateSet::of_cell(cell, DigitSet::ALL) == self.eliminations);
        let closed = matches!(
            step.evidence,
            Evidence::Chain(Chain { closed: true, .. }) | Evidence::AlsChain(AlsChain { closed: true, .. })
        );
        let in_loop =
            closed && matches!(self.code.as_str(), "0706" | "0709" | "0901") && self.eliminations.is_subset(&removed) && {
                let loop_cells = step.links().iter().fold(CellSet::EMPTY, |all, link| all | link.from.cells | link.to.cells);
                (removed - self.eliminations).cells().is_subset(loop_cells)
            };
        removed == self.eliminations || others == self.eliminations || at_discontinuity || in_loop
    }
}

/// Returns the techniques of a code.
fn techniques(code: &str) -> &'static [Technique] {
    use Technique as T;
    match code {
        "0000" => &[T::FullHouse],
        "0002" => &[T::HiddenSingle],
        "0003" => &[T::NakedSingle],
        "0100" => &[T::LockedCandidates1],
        "0101" => &[T::LockedCandidates2],
        "0110" => &[T::LockedPair],
        "0111" => &[T::LockedTriple],
        "0200" => &[T::NakedPair],
        "0201" => &[T::NakedTriple],
        "0202" => &[T::NakedQuadruple],
        "0210" => &[T::HiddenPair],
        "0211" => &[T::HiddenTriple],
        "0212" => &[T::HiddenQuadruple],
        "0300" => &[T::XWing],
        "0301" => &[T::Swordfish],
        "0302" => &[T::Jellyfish],
        "0310" => &[T::FinnedXWing],
        "0311" => &[T::FinnedSwordfish],
        "0312" => &[T::FinnedJellyfish],
        "03111" | "03211" => &[T::FinnedSwordfish, T::SashimiSwordfish],
        "03121" | "03221" => &[T::FinnedJellyfish, T::SashimiJellyfish],
        "0320" => &[T::SashimiXWing],
        "0321" => &[T::SashimiSwordfish],
        "0322" => &[T::SashimiJellyfish],
        "0331" => &[T::FrankenSwordfish],
        "0332" => &[T::FrankenJellyfish],
        "0340" => &[T::FinnedFrankenXWing],
        "0341" | "03411" => &[T::FinnedFrankenSwordfish],
        "0342" | "03421" => &[T::FinnedFrankenJellyfish],
        "0362" | "0363" | "0364" | "03621" => &[T::FinnedMutantFish],
        "0400" => &[T::Skyscraper],
        "0401" | "0404" => &[T::TwoStringKite],
        "0402" | "0405" => &[T::EmptyRectangle],
        "0403" => &[T::TurbotFish],
        "0500" | "0501" => &[T::SimpleColors],
        "0502" | "0503" => &[T::MultiColors],
        "0600" => &[T::Uniqueness1],
        "0601" => &[T::Uniqueness2],
        "0602" => &[T::Uniqueness3],
        "0603" => &[T::Uniqueness4],
        "0604" => &[T::Uniqueness5],
        "0605" => &[T::Uniqueness6],
        "0606" => &[T::HiddenRectangle],
        "0607" => &[T::AvoidableRectangle1],
        "0608" => &[T::AvoidableRectangle2],
        "0610" => &[T::BugPlus1],
        "0701" => &[T::XChain],
        "0702" => &[T::XyChain],
        "0703" => &[T::RemotePair],
        "0706" | "0707" | "0708" => &[T::NiceLoop],
        "0709" | "0710" | "0711" => &[T::GroupedNiceLoop, T::AlsAic],
        "0901" => &[T::AlsXz],
        "0902" => &[T::AlsXyWing],
        "0903" => &[T::AlsXyChain],
        "0904" => &[T::DeathBlossom],
        "1201" => &[T::TemplateSet],
        "1202" => &[T::TemplateDelete],
        "0800" => &[T::XyWing],
        "0801" => &[T::XyzWing],
        "0803" => &[T::WWing],
        "1101" => &[T::SueDeCoq],
        _ => &[],
    }
}

/// Returns whether the code's results merge several steps: Siamese fish (of one base), dual kites and empty rectangles (of one
/// digit), and multi-colours (of two components).
fn is_merged(code: &str) -> bool {
    code.len() == 5 || matches!(code, "0404" | "0405" | "0502")
}

/// Returns the frame of a step: a key that is equal for the steps that are merged into one result.
fn frame(step: &Step) -> String {
    if let Evidence::Fish(Fish { digit, base, .. }) = &step.evidence {
        return format!("{digit} {base:?}");
    }
    if let Evidence::Colouring(Colouring { clusters, .. }) = &step.evidence {
        let mut clusters = clusters.clone();
        clusters.sort();
        return format!("{clusters:?}");
    }
    format!("{:?}", step.eliminations().digits())
}

/// Reads candidates that are written as digit, row, column: `514 226`.
fn candidates(text: &str) -> Option<CandidateSet> {
    text.split_whitespace().map(candidate).collect::<Option<Vec<_>>>().map(|all| all.into_iter().collect())
}

fn candidate(text: &str) -> Option<Candidate> {
    let digits: Vec<usize> = text.chars().map(|ch| Some(ch.to_digit(10)? as usize)).collect::<Option<_>>()?;
    let &[digit, row, column] = digits.as_slice() else { return None };
    Some(Candidate::new(Cell::new(row.checked_sub(1)?, column.checked_sub(1)?)?, Digit::new(digit as u8)?))
}
