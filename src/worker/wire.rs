//! Jobs and answers as text, which is what page and worker send each other. Both are the same build, so the form is as plain as
//! can be and has no version: words with blanks between, and for a search lines. It costs a tenth of what deriving costs in wasm.

use super::{Answer, Diagnosis, Job, Made, Rated, Search, SearchLine, Study};
use nonet_core::{
    board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid},
    solver::Fix,
};
use nonet_generator::{Addition, Seed};
use nonet_logic::{Level, Technique};
use std::fmt::{self, Write};

/// `count ALLOWED`, `diagnose GRID ALLOWED`, `search GRID ALLOWED SOLUTIONS`, `rate GRID ALLOWED`, `study GRID`,
/// `make REQUEST`, `practise SEED TECHNIQUE` (by number).
impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Job::Diagnose { grid, allowed } => write!(f, "diagnose {grid} {}", Hex(allowed)),
            Job::Count { allowed } => write!(f, "count {}", Hex(allowed)),
            Job::Search { grid, allowed, solutions } => write!(f, "search {grid} {} {solutions}", Hex(allowed)),
            Job::Rate { grid, allowed } => write!(f, "rate {grid} {}", Hex(allowed)),
            Job::Study { grid } => write!(f, "study {grid}"),
            Job::Make(request) => write!(f, "make {request}"),
            Job::Practise(Seed(seed), technique) => write!(f, "practise {seed} {}", technique.index()),
        }
    }
}

impl Job {
    /// Reads what [`Display`](fmt::Display) writes.
    #[must_use]
    pub fn read(text: &str) -> Option<Job> {
        let mut words = text.split(' ');
        match words.next()? {
            "diagnose" => Some(Job::Diagnose { grid: read_grid(words.next()?)?, allowed: read_hex(words.next()?)? }),
            "count" => Some(Job::Count { allowed: read_hex(words.next()?)? }),
            "rate" => Some(Job::Rate { grid: read_grid(words.next()?)?, allowed: read_hex(words.next()?)? }),
            "study" => Some(Job::Study { grid: read_grid(words.next()?)? }),
            "make" => Some(Job::Make(words.next()?.parse().ok()?)),
            "practise" => Some(Job::Practise(Seed(words.next()?.parse().ok()?), read_technique(words.next()?)?)),
            "search" => Some(Job::Search {
                grid: read_grid(words.next()?)?,
                allowed: read_hex(words.next()?)?,
                solutions: words.next()?.parse().ok()?,
            }),
            _ => None,
        }
    }
}

/// `count NUMBER`, `diagnosis CONFLICT COMPLETING FIX...`, `rated SCORE LEVEL TECHNIQUE...` (the last two by number),
/// `made GRID FORM LEVEL SCORE HARDEST MEETS` or `made none`, `study CELL=SOLUTIONS...` and a line
/// `CELL=DIGIT,LEVEL,SCORE,HARDEST` for each addition, or `search CUT`, the summary and a line for each line.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Count(solutions) => write!(f, "count {solutions}"),
            Answer::Diagnosis(diagnosis) => {
                let Diagnosis { conflict, fixes, completing } = &**diagnosis;
                write!(f, "diagnosis {:x} {}", conflict.bits(), Hex(completing))?;
                fixes.iter().try_for_each(|fix| match fix {
                    Fix::Change { cell, from, to } => write!(f, " {cell}={from}{to}"),
                    Fix::Remove { cell, digit } => write!(f, " {cell}={digit}0"),
                })
            }
            Answer::Rated(rated) => {
                let Rated { level, score, path } = &**rated;
                write!(f, "rated {score} {}", *level as usize)?;
                path.iter().try_for_each(|technique| write!(f, " {}", technique.index()))
            }
            Answer::Study(study) => {
                let Study { removals, additions } = &**study;
                f.write_str("study ")?;
                removals.iter().try_for_each(|(cell, solutions)| write!(f, "{cell}={solutions} "))?;
                additions.iter().try_for_each(|Addition { given: Candidate { cell, digit }, level, score, hardest }| {
                    let hardest = hardest.map_or(usize::MAX, Technique::index);
                    write!(f, "\n{cell}={digit},{},{score},{hardest}", *level as usize)
                })
            }
            Answer::Made(None) => f.write_str("made none"),
            Answer::Made(Some(made)) => {
                let Made { givens, form, level, score, hardest, meets } = &**made;
                write!(f, "made {givens} {form} {} {score} {} {meets}", *level as usize, hardest.index())
            }
            Answer::Search(search) => {
                let Search { summary, lines, cut } = &**search;
                write!(f, "search {cut}\n{summary}")?;
                lines.iter().try_for_each(|SearchLine { depth, words }| write!(f, "\n{depth} {words}"))
            }
        }
    }
}

impl Answer {
    /// Reads what [`Display`](fmt::Display) writes.
    #[must_use]
    pub fn read(text: &str) -> Option<Answer> {
        let (kind, rest) = text.split_once(' ')?;
        match kind {
            "count" => rest.parse().ok().map(Answer::Count),
            "diagnosis" => Some(Answer::Diagnosis(read_diagnosis(rest)?.into())),
            "search" => Some(Answer::Search(read_search(rest)?.into())),
            "rated" => Some(Answer::Rated(read_rated(rest)?.into())),
            "study" => Some(Answer::Study(read_study(rest)?.into())),
            "made" if rest == "none" => Some(Answer::Made(None)),
            "made" => read_made(rest).map(|made| Answer::Made(Some(made.into()))),
            _ => None,
        }
    }
}

fn read_diagnosis(text: &str) -> Option<Diagnosis> {
    let mut words = text.split(' ');
    let conflict = CellSet::from_bits(u128::from_str_radix(words.next()?, 16).ok()?);
    let completing = read_hex(words.next()?)?;
    Some(Diagnosis { conflict, completing, fixes: read_all(words, read_fix)? })
}

fn read_fix(word: &str) -> Option<Fix> {
    let (cell, digits) = word.split_once('=')?;
    let (cell, mut digits) = (cell.parse().ok()?, digits.chars());
    let digit = Digit::from_char(digits.next()?)?;
    Some(match digits.next()? {
        '0' => Fix::Remove { cell, digit },
        to => Fix::Change { cell, from: digit, to: Digit::from_char(to)? },
    })
}

fn read_rated(text: &str) -> Option<Rated> {
    let mut words = text.split(' ');
    let score = words.next()?.parse().ok()?;
    let level = read_level(words.next()?)?;
    let path = read_all(words, read_technique)?;
    Some(Rated { level, score, path })
}

fn read_study(text: &str) -> Option<Study> {
    let mut lines = text.split('\n');
    let removal = |word: &str| {
        let (cell, solutions) = word.split_once('=')?;
        Some((cell.parse().ok()?, solutions.parse().ok()?))
    };
    Some(Study { removals: read_all(lines.next()?.split_terminator(' '), removal)?, additions: read_all(lines, read_addition)? })
}

fn read_addition(line: &str) -> Option<Addition> {
    let (cell, rest) = line.split_once('=')?;
    let mut words = rest.split(',');
    let digit = Digit::new(words.next()?.parse().ok()?)?;
    Some(Addition {
        given: Candidate::new(cell.parse().ok()?, digit),
        level: read_level(words.next()?)?,
        score: words.next()?.parse().ok()?,
        hardest: read_technique(words.next()?),
    })
}

fn read_made(text: &str) -> Option<Made> {
    let mut words = text.split(' ');
    Some(Made {
        givens: read_grid(words.next()?)?,
        form: read_grid(words.next()?)?,
        level: read_level(words.next()?)?,
        score: words.next()?.parse().ok()?,
        hardest: read_technique(words.next()?)?,
        meets: words.next()?.parse().ok()?,
    })
}

fn read_level(word: &str) -> Option<Level> {
    Level::ALL.get(word.parse::<usize>().ok()?).copied()
}

fn read_technique(word: &str) -> Option<Technique> {
    Technique::ALL.get(word.parse::<usize>().ok()?).copied()
}

fn read_search(text: &str) -> Option<Search> {
    let mut lines = text.split('\n');
    let (cut, summary) = (lines.next()?.parse().ok()?, lines.next()?.to_owned());
    let line = |line: &str| {
        let (depth, words) = line.split_once(' ')?;
        Some(SearchLine { depth: depth.parse().ok()?, words: words.to_owned() })
    };
    Some(Search { summary, cut, lines: read_all(lines, line)? })
}

/// What each of the words says; nothing if one of them says nothing.
fn read_all<'a, T>(words: impl Iterator<Item = &'a str>, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    let mut all = Vec::new();
    for word in words {
        all.push(read(word)?);
    }
    Some(all)
}

fn read_grid(word: &str) -> Option<Grid> {
    word.parse().ok()
}

/// A set of candidates: for each cell three hexadecimal digits, of which bit 0 is for the digit 1.
struct Hex<'a>(&'a CandidateSet);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(3 * 81);
        Cell::all().try_for_each(|cell| write!(text, "{:03x}", self.0.digits_in(cell).bits()))?;
        f.write_str(&text)
    }
}

fn read_hex(word: &str) -> Option<CandidateSet> {
    let mut set = CandidateSet::EMPTY;
    for cell in Cell::all() {
        let digits = word.get(3 * cell.index()..3 * cell.index() + 3)?;
        set.set_digits(cell, DigitSet::from_bits(u16::from_str_radix(digits, 16).ok()?));
    }
    Some(set)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::solver;
    use nonet_generator::{Recipe, Request};
    use proptest::prelude::*;

    fn sets() -> impl Strategy<Value = CandidateSet> {
        let planes = prop::collection::vec(any::<u128>(), 9);
        planes.prop_map(|planes| {
            let of = |(digit, bits)| CandidateSet::of(digit, CellSet::from_bits(bits));
            Digit::ALL.into_iter().zip(planes).map(of).fold(CandidateSet::EMPTY, |all, set| all | set)
        })
    }

    proptest! {
        #[test]
        fn jobs_are_read_back(allowed in sets(), solutions in any::<usize>(), seed in any::<u64>()) {
            let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
            for job in [
                Job::Diagnose { grid, allowed },
                Job::Count { allowed },
                Job::Search { grid, allowed, solutions },
                Job::Rate { grid, allowed },
                Job::Make(Request { seed: Seed(seed), recipe: Recipe::of(Level::Hard) }),
                Job::Practise(Seed(seed), Technique::Swordfish),
                Job::Study { grid },
            ] {
                prop_assert_eq!(Job::read(&job.to_string()), Some(job));
            }
        }

        #[test]
        fn no_text_makes_it_panic(text in "(count|diagnose|search|diagnosis|make|practise|made|study)? ?\\PC*") {
            let _ = (Job::read(&text), Answer::read(&text));
        }
    }

    #[test]
    fn answers_are_read_back() {
        let grid: Grid = "013080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
        let several: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse().unwrap();
        let allowed = |grid: &Grid| nonet_core::solver::Problem::allowed(grid);
        for job in [
            Job::Diagnose { grid, allowed: allowed(&grid) },
            Job::Diagnose { grid: several, allowed: allowed(&several) },
            Job::Count { allowed: allowed(&several) },
            Job::Search { grid: several, allowed: allowed(&several), solutions: 3 },
            Job::Search { grid, allowed: allowed(&grid), solutions: 1 },
            Job::Rate { grid, allowed: allowed(&grid) },
            Job::Make(Request { seed: Seed(1), recipe: Recipe::of(Level::Medium) }),
            Job::Practise(Seed(1), Technique::NakedPair),
            Job::Study { grid: several },
            Job::Study { grid: *solver::any_solution(&several).unwrap().grid() },
        ] {
            let answer = job.run(&mut |_| {});
            assert_eq!(Answer::read(&answer.to_string()), Some(answer));
        }
    }
}
