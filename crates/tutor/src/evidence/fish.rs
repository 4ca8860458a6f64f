//! Fish, finned or not.

use super::{Explain, LooksAt};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{lines, names, words::Words},
};
use nonet_core::board::{CandidateSet, Candidates, DigitSet, House};
use nonet_logic::{Step, evidence::Fish};
use nonet_techniques::Role;
use nonet_words::Speech;

impl Explain for Fish {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let body = CandidateSet::of_digit(self.digit, self.base.cells() & self.cover.cells());
        vec![(CandidateSet::of_digit(self.digit, self.fins), Role::Fin), (body, Role::Cause)]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let digits = DigitSet::of(self.digit);
        vec![
            FollowQuestion::houses(PatternPart::Base, digits, self.base),
            FollowQuestion::houses(PatternPart::Cover, digits, self.cover),
            FollowQuestion::cells(PatternPart::Fins, digits, self.fins),
        ]
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let Fish { digit, base, cover, fins } = *self;
        let [base, cover] = [base, cover].map(|houses| lines(houses, speech));
        speech.messages.fish_pattern(fins.len(), digit.to_string(), base, cover, names(fins, speech))
    }

    fn looks_at(&self) -> LooksAt {
        LooksAt::Digits
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Fish { digit, base, cover, fins } = *self;
        let body = (at.of_digit(digit) & base.cells()) - fins;
        let kind = if base.iter().all(House::is_line) { "line" } else { "house" };
        let name = digit.to_string();
        words.say(|messages, parts| {
            let (digit, base, cover) = (parts.digit_in(digit, body, Role::Cause), parts.in_houses(base), parts.in_houses(cover));
            messages.fish_places(fins.len(), digit, base, cover, parts.cells(body, Role::Cause), parts.cells(fins, Role::Fin))
        });
        if fins.is_empty() {
            words.say(|messages, parts| {
                messages.fish_needs(kind, messages.number_word(base.len()), &name, parts.of_houses(cover))
            });
            words.say(|messages, parts| messages.fish_conclusion(parts.in_houses(cover), parts.not(&step.eliminations())));
            return;
        }
        words.say(|messages, parts| {
            let size = messages.number_word(base.len());
            messages.fish_without_fins(fins.len(), kind, &name, size, parts.the_houses(cover))
        });
        words.say(|messages, parts| messages.fish_with_fin(fins.len(), &name, parts.not(&step.eliminations())));
    }
}
