//! The small numbers beside small digits, which show the order in which the digits become true in a trial, or in each case of a
//! forcing chain.

use nonet_core::board::Candidate;
use nonet_protocol::NumberedNode;

/// A number beside a small digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderView {
    /// The candidate of the small digit.
    pub candidate: Candidate,
    /// The number. If there are several cases, the letter of the case stands before it: `b3`.
    pub text: String,
}

impl OrderView {
    /// Returns whether the number stands at the left of its small digit, because there is no room at the right before the edge of
    /// the board.
    #[must_use]
    pub fn is_left(&self) -> bool {
        /// The width of a character, in hundredths of a cell.
        const CHARACTER: usize = 10;
        let begin = 30 + self.candidate.digit.index() % 3 * 28;
        self.candidate.cell.column_index() == 8 && begin + CHARACTER * self.text.len() > 100
    }
}

/// Returns the numbers for these cases. A candidate of several cases has one number for each, separated by blanks.
pub fn order(cases: &[Vec<NumberedNode>]) -> Vec<OrderView> {
    let letters = ('a'..='z').map(|letter| if cases.len() > 1 { letter.to_string() } else { String::new() });
    let mut numbers: Vec<OrderView> = Vec::new();
    for (case, letter) in cases.iter().zip(letters) {
        for NumberedNode { number, node } in case {
            for cell in node.cells {
                let (candidate, text) = (Candidate::new(cell, node.digit), format!("{letter}{number}"));
                match numbers.iter_mut().find(|known| known.candidate == candidate) {
                    Some(known) => known.text += &format!(" {text}"),
                    None => numbers.push(OrderView { candidate, text }),
                }
            }
        }
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::{CellSet, Digit};
    use nonet_protocol::Node;

    #[test]
    fn a_number_stands_wholly_on_the_board() {
        let is_left = |cell: &str, digit, text: &str| {
            OrderView { candidate: Candidate::new(cell.parse().unwrap(), digit), text: text.to_owned() }.is_left()
        };
        assert!(is_left("r1c9", Digit::D6, "12") && is_left("r1c9", Digit::D5, "a12 b3") && !is_left("r1c9", Digit::D1, "12"));
        assert!(!is_left("r1c9", Digit::D6, "1") && !is_left("r1c8", Digit::D6, "12"));
    }

    #[test]
    fn cases_are_told_apart_and_a_candidate_of_two_has_both_numbers() {
        let node =
            |number, cell: &str, digit| NumberedNode { number, node: Node { digit, cells: CellSet::of(cell.parse().unwrap()) } };
        let texts = |cases: &[Vec<NumberedNode>]| order(cases).iter().map(|view| view.text.clone()).collect::<Vec<_>>();
        let (first, third) = (node(1, "r1c1", Digit::D1), node(3, "r2c2", Digit::D2));
        assert_eq!(texts(&[vec![first, third]]), ["1", "3"]);
        assert_eq!(texts(&[vec![first, third], vec![node(1, "r2c2", Digit::D2)]]), ["a1", "a3 b1"]);
    }
}
