//! The difficulty of a step: a number with one decimal to a reader, a sum of doubles to the order in which steps are chosen.

use nonet_techniques::Tenths;

/// A difficulty as the original holds it. It adds up doubles, and two sums that print alike may differ in the last bit, which
/// then decides which step comes first: 6.6 + 0.1 is less than 6.5 + 0.2. So the doubles are part of the definition. They are
/// summed by the compiler, and only their bits, which order positive doubles as their values do, are left to compare.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Difficulty(u64);

impl Difficulty {
    /// No step.
    pub(super) const NONE: Difficulty = Difficulty::new(0.0);

    pub(super) const fn new(value: f64) -> Difficulty {
        Difficulty(value.to_bits())
    }

    /// Rounded as it is printed.
    pub(super) const fn tenths(self) -> Tenths {
        Tenths(((f64::from_bits(self.0) + 0.05) * 10.0) as u16)
    }
}

/// The difficulty of chains of one base by their complexity.
#[derive(Clone, Copy)]
pub(super) struct Ladder([Difficulty; THRESHOLDS.len() + 1]);

impl Ladder {
    pub(super) const fn of(base: f64) -> Ladder {
        let mut steps = [Difficulty::new(base); THRESHOLDS.len() + 1];
        let mut added = 0.0;
        let mut i = 0;
        while i < THRESHOLDS.len() {
            added += 0.1;
            i += 1;
            steps[i] = Difficulty::new(base + added);
        }
        Ladder(steps)
    }

    /// The difficulty of a chain of this complexity.
    #[inline]
    pub(super) fn at(&self, complexity: u32) -> Difficulty {
        let passed = THRESHOLDS.iter().take_while(|&&threshold| complexity > threshold + 2).count();
        self.0[passed]
    }
}

/// The numbers of nodes (less two) above which a chain counts a tenth more.
const THRESHOLDS: [u32; 30] = {
    let mut thresholds = [0; 30];
    let (mut even, mut i) = (4, 0);
    while i < 30 {
        thresholds[i] = even;
        thresholds[i + 1] = even * 3 / 2;
        even *= 2;
        i += 2;
    }
    thresholds
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_length_of_a_chain_adds_tenths() {
        let chain = Ladder::of(7.0);
        let tenths = |complexity| chain.at(complexity).tenths().0;
        assert_eq!(
            [4, 6, 7, 8, 9, 10, 11, 14, 15, 18, 19, 26, 27].map(tenths),
            [70, 70, 71, 71, 72, 72, 73, 73, 74, 74, 75, 75, 76]
        );
    }

    #[test]
    fn sums_that_print_alike_may_differ() {
        let (cycle, chain) = (Ladder::of(6.5), Ladder::of(6.6));
        assert_eq!((cycle.at(10).tenths(), chain.at(8).tenths()), (Tenths(67), Tenths(67)));
        assert!(chain.at(8) < cycle.at(10));
        assert_eq!(chain.at(10), cycle.at(12));
    }
}
