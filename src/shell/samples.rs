//! The built-in samples: puzzles of three levels, and the puzzles of the five earlier programs.

use crate::{
    controls::SampleView,
    text::{self, Text},
};
use nonet_core::board::Grid;

/// A sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The name of the sample, and a line about it.
    pub view: SampleView,
    /// The givens, as a line of 81 characters.
    pub line: &'static str,
}

/// The easy sample, which is the puzzle of the first game.
pub const EASY: &str = "009000201100200300703050090480600907090805010605001024010060702008002009302000500";

const MEDIUM: &str = "000079000028100060749000000865000009070000040100000276000000195010005680000610000";

const HARD: &str = "000000002804230000003160008070003020209000104030900050300046700000012905100000000";

/// All samples. The first three were made for this page; the others are the examples of the earlier programs.
pub const ALL: [Sample; 8] = [
    sample(text::samples::EASY, EASY),
    sample(text::samples::MEDIUM, MEDIUM),
    sample(text::samples::HARD, HARD),
    sample(text::samples::X_WING, "043080250600000000000001094900004070000608000010200003820500000000000005034090710"),
    sample(text::samples::NEWSPAPER, "060000190002610004701000000000070010006083000540060003080027039000400078000000400"),
    sample(text::samples::SINGLES, "000019040004800600750000002090102004000003000500406030800000073006008400010290000"),
    sample(text::samples::PAIRS, "000000200058006000000300085010470600906000507007039040760008000000900810009000000"),
    sample(text::samples::SEVERAL, "000000200058006000000300085010470600900000507007039040760008000000900810009000000"),
];

/// Returns the names of all samples, each with its line, in their order.
#[must_use]
pub fn views() -> Vec<SampleView> {
    ALL.iter().map(|sample| sample.view).collect()
}

/// Returns the givens of the sample with this index. None if there is none.
#[must_use]
pub fn grid(number: usize) -> Option<Grid> {
    ALL.get(number)?.line.parse().ok()
}

const fn sample((name, about): (Text, Text), line: &'static str) -> Sample {
    Sample { view: SampleView { name, about }, line }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::{board::Candidates, solver};
    use nonet_logic::{Options, Order, Technique, solve_path};

    /// Returns the hardest technique of the sample with this index, on a path in hint order.
    fn hardest(number: usize) -> Option<Technique> {
        let path = solve_path(&Candidates::new(&grid(number)?), Order::Hint, &Options::UNIQUE);
        path.steps.iter().map(|step| step.technique).max()
    }

    #[test]
    fn samples_are_what_they_say() {
        for (number, sample) in ALL.iter().enumerate() {
            let solutions = if sample.view.name == text::samples::SEVERAL.0 { 32 } else { 1 };
            assert_eq!(solver::count(&grid(number).unwrap(), 100), solutions, "{}", sample.view.name);
        }
        assert_eq!(hardest(0), Some(Technique::HiddenSingle));
        assert_eq!(hardest(1), Some(Technique::NakedPair));
        assert!(hardest(2) > Some(Technique::HiddenQuadruple));
        assert_eq!(hardest(3), Some(Technique::XWing));
    }
}
