//! Bivalue universal graves.

use super::{
    Explain,
    uniqueness::{self, guarded, listed},
};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::words::Words,
};
use nonet_core::board::{CandidateSet, Candidates};
use nonet_logic::{Step, evidence::Bug};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

impl Explain for Bug {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        vec![(self.guardians, Role::Fin), (self.extra.candidates(), Role::Pivot)]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![FollowQuestion::candidates(PatternPart::Guardians, self.guardians)]
    }

    fn ask_part(&self, _question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        let guardians = self.guardians.len();
        words.say(|messages, _| messages.follow_bug(guardians, messages.number_word(guardians)));
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        speech.messages.bug_pattern(listed(&self.guardians, speech))
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        uniqueness::part_names(messages)
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, parts| messages.bug_without(parts.candidates_in(&self.guardians, Role::Fin)));
        words.say(|messages, _| messages.bug_swap());
        guarded(step, &self.guardians, self.extra, words);
    }
}
