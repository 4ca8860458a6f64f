//! Fish, finned or not.

use super::{Explain, LooksAt};
use crate::{
    en::{lines, names, words::Words},
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, DigitSet, House};
use nonet_logic::{Step, evidence::Fish};
use nonet_techniques::Role;
use nonet_words::{Notation, capital, number_word};

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

    fn pattern(&self, notation: Notation) -> String {
        let fins = match self.fins.len() {
            0 => String::new(),
            1 => format!(", fin {}", names(self.fins, notation)),
            _ => format!(", fins {}", names(self.fins, notation)),
        };
        format!("{} in {} and {}{fins}", self.digit, lines(self.base), lines(self.cover))
    }

    fn looks_at(&self) -> LooksAt {
        LooksAt::Digits
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Fish { digit, base, cover, fins } = *self;
        let body = (at.of_digit(digit) & base.cells()) - fins;
        let size = number_word(base.len());
        words.digit_in(digit, body, Role::Cause).text(" in ").houses(base);
        let houses = if base.iter().all(House::is_line) { "lines" } else { "houses" };
        let needs = format!("{} {houses} need {size} {digit}s", capital(&size));
        if fins.is_empty() {
            words.text(" can only be in ").houses(cover).text(", that is in ").cells(body, Role::Cause).stop();
            words.text(format!("{needs}, so each of ")).houses(cover).text(" has its own in one of these cells").stop();
            words.text("It is nowhere else in ").houses(cover).text(": ").not(&step.eliminations()).stop();
            return;
        }
        let many = fins.len() > 1;
        let but = if many { ", but for the fins " } else { ", but for the fin " };
        let none = if many { "If no fin is " } else { "If the fin is not " };
        words.text(" can only be in ").houses(cover).text(", that is in ").cells(body, Role::Cause);
        words.text(but).cells(fins, Role::Fin).stop();
        words
            .text(format!("{none}{digit}: {}, so ", needs.to_ascii_lowercase()))
            .houses(cover)
            .text(" have theirs in these cells, and nowhere else")
            .stop();
        words
            .text(format!(
                "If {} {digit}, a cell that sees {} can't be {digit} either: ",
                if many { "one of the fins is" } else { "the fin is" },
                if many { "them all" } else { "it" }
            ))
            .not(&step.eliminations())
            .stop();
    }
}
