//! Kraken fish.

use super::{
    Explain,
    cases::{chain, conclusion, in_eureka, net, roles_of_case},
    fish::ask_fish,
};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{lines, words::Words},
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

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        ask_fish(question, [self.base, self.cover], self.cases.len(), words);
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let (base, cover) = (lines(self.base, speech), lines(self.cover, speech));
        let cases = in_eureka(&self.cases, speech);
        speech.messages.kraken_pattern(self.cases.len(), self.digit.to_string(), base, cover, cases)
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Kraken { digit, base, cover, cases } = self;
        let (digit, base, cover) = (*digit, *base, *cover);
        let body = base.cells() & cover.cells();
        let fins: CellSet = cases.iter().map(|case| case.assumed.cell).collect();
        words.say(|messages, parts| {
            let (base, digit) = (parts.in_houses(base), parts.digit_in(digit, body, Role::Cause));
            let cover = parts.in_houses(cover);
            messages.kraken_places(fins.len(), base, digit, cover, parts.cells(fins, Role::Fin))
        });
        words.say(|messages, parts| {
            let (cover, base) = (parts.the_houses(cover), parts.in_houses(base));
            messages.kraken_body(fins.len(), cover, base, parts.not(&step.eliminations()))
        });
        for case in cases {
            match &case.implication {
                Implication::Chain(nodes) if nodes.len() > 1 => chain(case.assumed, Role::Fin, nodes, at, words),
                Implication::Chain(_) => {
                    words.say(|messages, parts| messages.kraken_at_once(parts.equation(case.assumed, Role::Fin)));
                }
                Implication::Net(steps) => net(case.assumed, Role::Fin, steps, words), // none is found, or proved, with a net
            }
        }
        words.say(|messages, parts| messages.kraken_conclusion(conclusion(step, parts)));
    }
}
