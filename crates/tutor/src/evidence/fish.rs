//! Fish, finned or not.

use super::{Explain, LooksAt};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{
        lines, names,
        words::{Parts, Words},
    },
};
use nonet_core::board::{CandidateSet, Candidates, DigitSet, House, HouseKind, HouseSet};
use nonet_logic::{Step, evidence::Fish};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

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

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        ask_fish(question, [self.base, self.cover], self.fins.len(), words);
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

/// Asks for a part of a fish with this base and cover, and so many fins.
pub(super) fn ask_fish(question: &FollowQuestion, [base, cover]: [HouseSet; 2], fins: usize, words: &mut Words) {
    let lines =
        single_kind(base).zip(single_kind(cover)).filter(|(base, cover)| *base != HouseKind::Box && *cover != HouseKind::Box);
    words.say(|messages, parts| {
        let (size, number) = (messages.number_word(base.len()), messages.number_word(fins));
        let digit = parts.digits_and(question.digits);
        match (question.part, lines) {
            (PatternPart::Fins, _) => messages.follow_fins(fins, digit, number),
            (PatternPart::Cover, Some((_, cover))) => messages.follow_fish_cover(cover.name(), size),
            (PatternPart::Cover, None) => messages.follow_fish_cover_mixed(counted(cover, parts, Messages::follow_some_houses)),
            (_, Some((base, _))) => messages.follow_fish_base(base.name(), fins, size, digit, number),
            (_, None) => {
                let base = counted(base, parts, Messages::follow_some_houses);
                let cover = counted(cover, parts, Messages::follow_in_some_houses);
                messages.follow_fish_base_mixed(fins, base, digit, cover, number)
            }
        }
    });
}

/// `two rows and one box`: how many houses of each kind there are, as `name` says those of a kind.
fn counted(houses: HouseSet, parts: &Parts<'_>, name: impl Fn(&Messages, &'static str, usize, String) -> String) -> String {
    let of_kind = |kind: HouseKind| houses.iter().filter(|house| house.kind() == kind).count();
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box].into_iter().map(|kind| (kind, of_kind(kind)));
    let name =
        |(kind, count): (HouseKind, usize)| name(parts.messages(), kind.name(), count, parts.messages().number_word(count));
    parts.list(kinds.filter(|(_, count)| *count > 0).map(name).collect(), Messages::list_and)
}

/// Returns the kind of the houses. None if they are of several kinds.
pub(super) fn single_kind(houses: HouseSet) -> Option<HouseKind> {
    let kind = houses.first()?.kind();
    houses.iter().all(|house| house.kind() == kind).then_some(kind)
}
