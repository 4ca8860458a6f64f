//! The network's reading of a cell: the probability of each content.

use crate::{
    cutout::Cutout,
    network::{CLASSES, OUTPUTS},
};
use nonet_core::board::Digit;

/// The class of a blank cell.
pub(crate) const BLANK: usize = 0;
/// The class of a cell with small marks.
pub(crate) const MARKS: usize = 10;

/// The content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Content {
    /// No digit and no marks.
    Blank,
    /// A digit.
    Digit(Digit),
    /// Candidates or other small marks.
    Marks,
}

impl Content {
    fn of_class(class: usize) -> Content {
        match class {
            BLANK => Content::Blank,
            MARKS => Content::Marks,
            digit => u8::try_from(digit).ok().and_then(Digit::new).map_or(Content::Blank, Content::Digit),
        }
    }

    /// Returns the digit. None for a blank cell or marks.
    #[must_use]
    pub const fn digit(self) -> Option<Digit> {
        match self {
            Content::Digit(digit) => Some(digit),
            Content::Blank | Content::Marks => None,
        }
    }
}

/// The reading of a cell.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CellReading {
    /// The probabilities that the cell is blank, holds each digit from 1 to 9, or holds small marks. Their sum is 1.
    pub shares: [f32; CLASSES],
    /// The probability that the digit, if there is one, is handwritten.
    pub by_hand: f32,
    /// The cut-out that the network read.
    pub cutout: Cutout,
    /// The costs of the contents: the negated natural logarithms of the shares relative to the largest share.
    pub(crate) costs: [f32; CLASSES],
}

impl CellReading {
    pub(crate) fn new(cutout: Cutout, outputs: &[f32; OUTPUTS]) -> CellReading {
        let (classes, hand) = outputs.split_at(CLASSES);
        let most = classes.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let costs: [f32; CLASSES] = std::array::from_fn(|class| most - classes[class]);
        let powers = costs.map(|cost| exponential(-cost));
        let sum: f32 = powers.iter().sum();
        let by_hand = hand.first().map_or(0.0, |&output| 1.0 / (1.0 + exponential(-output)));
        CellReading { shares: powers.map(|power| power / sum), by_hand, cutout, costs }
    }

    /// Returns the likeliest content.
    #[must_use]
    pub fn likeliest(&self) -> Content {
        let class = (0..CLASSES).max_by(|&a, &b| self.shares[a].total_cmp(&self.shares[b]));
        Content::of_class(class.unwrap_or(BLANK))
    }

    /// Returns how much likelier the digit is than any other content, as a natural logarithm of at most 8. Negative if the
    /// likeliest content is no digit.
    pub(crate) fn digit_clarity(&self) -> f32 {
        let best = (1..MARKS).min_by(|&a, &b| self.costs[a].total_cmp(&self.costs[b])).unwrap_or(1);
        let second = (0..CLASSES).filter(|&class| class != best).map(|class| self.costs[class]).fold(f32::INFINITY, f32::min);
        (second - self.costs[best]).clamp(-3.0, 8.0)
    }

    /// Returns the cost of reading this digit, or none, instead of the likeliest content, whose cost is 0.
    pub(crate) fn cost(&self, digit: Option<Digit>) -> f32 {
        match digit {
            Some(digit) => self.costs[usize::from(digit.value())],
            None => self.costs[BLANK].min(self.costs[MARKS]),
        }
    }
}

/// Returns e to a power, with five correct digits. It uses only the four basic operations, so every machine has the same result.
fn exponential(power: f32) -> f32 {
    let power = power.clamp(-80.0, 80.0);
    // e^x = (e^(x/128))^128, and five terms of the series are enough near 0.
    let small = power / 128.0;
    let mut value = 1.0 + small * (1.0 + small * (0.5 + small * (1.0 / 6.0 + small * (1.0 / 24.0 + small / 120.0))));
    for _ in 0..7 {
        value *= value;
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_e_are_right() {
        for power in [-20.0_f32, -3.3, -0.1, 0.0, 0.7, 5.0, 12.0] {
            assert!((exponential(power) / power.exp() - 1.0).abs() < 1e-4, "{power}");
        }
    }

    #[test]
    fn shares_sum_to_one_and_costs_are_against_the_likeliest() {
        let mut outputs = [0.0; OUTPUTS];
        outputs[4] = 3.0;
        outputs[MARKS] = 2.0;
        let reading = CellReading::new(Cutout([0; crate::CUTOUT_PIXELS]), &outputs);
        assert_eq!(reading.likeliest(), Content::Digit(Digit::D4));
        assert!((reading.shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert_eq!(reading.cost(Some(Digit::D4)), 0.0);
        assert_eq!(reading.cost(None), 1.0);
        assert!((reading.by_hand - 0.5).abs() < 1e-5);
    }
}
