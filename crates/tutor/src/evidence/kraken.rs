//! Kraken fish.

use super::{
    Explain,
    cases::{chain, conclusion, in_eureka, net, roles_of_case},
};
use crate::{
    en::{lines, words::Words},
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet};
use nonet_logic::{
    Step,
    evidence::{Implication, Kraken},
};
use nonet_techniques::Role;
use nonet_words::Speech;

impl Explain for Kraken {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let fins = (CandidateSet::of_digit(self.digit, self.base.cells() - self.cover.cells()), Role::Fin);
        let body = (CandidateSet::of_digit(self.digit, self.base.cells() & self.cover.cells()), Role::Cause);
        [fins, body].into_iter().chain(self.cases.iter().flat_map(roles_of_case)).collect()
    }

    fn questions(&self, _step: &Step, at: &Candidates) -> Vec<FollowQuestion> {
        let digits = DigitSet::of(self.digit);
        let fins = at.of_digit(self.digit) & (self.base.cells() - self.cover.cells());
        vec![
            FollowQuestion::houses(PatternPart::Base, digits, self.base),
            FollowQuestion::houses(PatternPart::Cover, digits, self.cover),
            FollowQuestion::cells(PatternPart::Fins, digits, fins),
        ]
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let fins = if self.cases.len() == 1 { "fin" } else { "fins" };
        let cases = in_eureka(&self.cases, speech);
        format!("{} in {} and {}, {fins} {cases}", self.digit, lines(self.base, speech), lines(self.cover, speech))
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Kraken { digit, base, cover, cases } = self;
        let (digit, base, cover) = (*digit, *base, *cover);
        let body = base.cells() & cover.cells();
        let fins: CellSet = cases.iter().map(|case| case.assumed.cell).collect();
        let besides = if fins.len() > 1 { ", and besides only the fins, " } else { ", and besides only the fin, " };
        words.text("In ").houses(base).text(", ").digit_in(digit, body, Role::Cause).text(" has places in ").houses(cover);
        words.text(besides).cells(fins, Role::Fin).stop();
        words
            .text(if fins.len() > 1 { "If no fin is true, " } else { "If the fin is not true, " })
            .houses(cover)
            .text(" have it in ")
            .houses(base)
            .text(", and nowhere else: ");
        words.not(&step.eliminations()).stop();
        for case in cases {
            words.text("If ").equation(case.assumed, Role::Fin);
            match &case.implication {
                Implication::Chain(nodes) if nodes.len() > 1 => chain(nodes, at, words),
                Implication::Chain(_) => words.text(", the same follows at once").stop(),
                Implication::Net(steps) => net(steps, words), // none is found, or proved, with a net
            }
        }
        words.text("So in every case ");
        conclusion(step, words);
    }
}
