//! Templates.

use super::{
    Explain, LooksAt,
    cases::{conclusion, placed_by},
    of,
};
use crate::{follow::FollowQuestion, sentences::words::Words};
use nonet_core::board::{CandidateSet, Candidates, Digit};
use nonet_logic::{Step, evidence::Templates};
use nonet_techniques::Role;
use nonet_words::Speech;

impl Explain for Templates {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        vec![(placed_by(&self.before), Role::On)]
    }

    /// Returns no questions: templates are too many to be marked.
    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        Vec::new()
    }

    /// Asks for nothing, since there are no questions about the pattern.
    fn ask_part(&self, _question: &FollowQuestion, _step: &Step, _at: &Candidates, _words: &mut Words) {}

    fn pattern(&self, _speech: Speech<'_>) -> String {
        self.digit.to_string()
    }

    fn looks_at(&self) -> LooksAt {
        LooksAt::Digits
    }

    /// Explains it after the templates that place something before.
    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let mut position = at.clone();
        for before in &self.before {
            of(&before.evidence).explain(before, &position, words);
            before.apply(&mut position);
        }
        templates_alone(step, self.digit, &position, words);
    }
}

/// Templates of one digit.
fn templates_alone(step: &Step, digit: Digit, at: &Candidates, words: &mut Words) {
    let places = at.of_digit(digit);
    words.say(|messages, parts| messages.templates_need(parts.digit_in(digit, places, Role::Cause)));
    words.say(|messages, parts| {
        let conclusion = conclusion(step, parts);
        match step.placements().is_empty() {
            true => messages.templates_in_none(conclusion),
            false => messages.templates_in_all(conclusion),
        }
    });
}
