//! Singles.

use super::{
    Explain, LooksAt,
    rays::{others, to_cell, to_house},
};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::words::{Words, grouped},
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, DigitSet, HouseSet};
use nonet_logic::{
    Step,
    evidence::{LastCell, OnlyDigit, OnlyPlace},
};
use nonet_prose::{Prose, Ray};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

impl Explain for LastCell {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        Vec::new()
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![FollowQuestion::houses(PatternPart::House, DigitSet::EMPTY, HouseSet::of(self.house))]
    }

    fn ask_part(&self, _question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, _| messages.follow_last_cell(self.house.kind().name()));
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        speech.messages.single_pattern(speech.house(self.house))
    }

    fn ask(&self, _placed: Candidate, words: &mut Words) {
        words.say(|messages, parts| messages.full_house_question(parts.in_house(self.house)));
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let Some(it) = step.placements().first() else { return };
        words.say(|messages, parts| {
            messages.full_house_cell(parts.in_house(self.house), parts.cells(CellSet::of(it.cell), Role::Target))
        });
        words.say(|messages, parts| messages.full_house_digit(it.digit.to_string(), parts.equation(it, Role::Target)));
    }
}

impl Explain for OnlyPlace {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        Vec::new()
    }

    fn questions(&self, step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![FollowQuestion::houses(PatternPart::House, step.placements().digits(), HouseSet::of(self.house))]
    }

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        let kind = self.house.kind().name();
        words.say(|messages, parts| messages.follow_only_place(kind, parts.digits_and(question.digits)));
    }

    /// Returns rays from the digit's places to the other cells of the house.
    fn rays(&self, step: &Step, at: &Candidates) -> Vec<Ray> {
        step.placements().first().map_or_else(Vec::new, |it| to_house(it, self.house, at))
    }

    /// Returns the digit in the other empty cells of the house.
    fn ruled_out(&self, step: &Step, at: &Candidates) -> CandidateSet {
        let placed = step.placements().first();
        placed.map_or(CandidateSet::EMPTY, |it| CandidateSet::of_digit(it.digit, others(it, self.house, at)))
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        speech.messages.single_pattern(speech.house(self.house))
    }

    fn ask(&self, placed: Candidate, words: &mut Words) {
        words.say(|messages, parts| messages.hidden_single_question(placed.digit.to_string(), parts.in_house(self.house)));
    }

    /// Returns what rules the other places out; the question has said what the first sentence says.
    fn reasons(&self, step: &Step, at: &Candidates, words: &mut Words) -> Vec<Prose> {
        self.explain(step, at, words);
        let mut sentences = words.take_sentences();
        sentences.pop();
        if sentences.len() > 1 {
            sentences.remove(0);
        }
        sentences
    }

    /// Explains which digits rule out the house's other cells.
    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Some(it) = step.placements().first() else { return };
        let rays = self.rays(step, at);
        let seen = rays.iter().fold(CellSet::EMPTY, |all, ray| all | ray.to);
        let unseen = self.ruled_out(step, at).cells() - seen;
        let digit = it.digit.to_string();
        words.say(|messages, parts| messages.hidden_single_missing(parts.in_house(self.house), &digit));
        if !seen.is_empty() {
            let from: CellSet = rays.iter().map(|ray| ray.from.cell).collect();
            let reach = if unseen.is_empty() { 0 } else { seen.len() };
            words.say(|messages, parts| {
                let cells = parts.cells(from, Role::Cause);
                messages.hidden_single_seen(from.len(), reach, &digit, cells, messages.number_word(reach))
            });
        }
        if !unseen.is_empty() {
            already(CandidateSet::of_digit(it.digit, unseen), words);
        }
        words.say(|messages, parts| messages.hidden_single_left(parts.equation(it, Role::Target)));
    }

    fn consequence(&self, step: &Step, words: &mut Words) {
        let Some(it) = step.placements().first() else { return };
        words.say(|messages, parts| messages.hidden_single_follows(parts.equation(it, Role::On), parts.in_house(self.house)));
    }
}

impl Explain for OnlyDigit {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        Vec::new()
    }

    fn questions(&self, step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![FollowQuestion::cells(PatternPart::Cells, DigitSet::EMPTY, step.placements().cells())]
    }

    fn ask_part(&self, _question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, _| messages.follow_only_digit());
    }

    /// Returns rays from a place of each digit that the cell sees.
    fn rays(&self, step: &Step, at: &Candidates) -> Vec<Ray> {
        step.placements().first().map_or_else(Vec::new, |it| to_cell(it.cell, at))
    }

    /// Returns the cell's other digits.
    fn ruled_out(&self, step: &Step, _at: &Candidates) -> CandidateSet {
        let placed = step.placements().first();
        placed.map_or(CandidateSet::EMPTY, |it| CandidateSet::of_cell(it.cell, !DigitSet::of(it.digit)))
    }

    fn pattern(&self, _speech: Speech<'_>) -> String {
        String::new()
    }

    /// A single needs no notes, so its candidates are called ruled out and not removed.
    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        vec![(Role::Elimination, messages.single_part_ruled_out())]
    }

    fn looks_at(&self) -> LooksAt {
        LooksAt::FullestHouse
    }

    /// Explains where the cell sees each other digit.
    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Some(it) = step.placements().first() else { return };
        let rays = self.rays(step, at);
        if !rays.is_empty() {
            words.say(|messages, parts| {
                let groups = grouped::<_, _, Vec<Candidate>>(rays.iter().map(|ray| (ray.house, ray.from)));
                let groups = groups.into_iter().map(|(house, from)| {
                    let from: CandidateSet = from.into_iter().collect();
                    let digits = parts.digits_in(from.digits(), from.cells(), Role::Cause);
                    messages.naked_single_group(digits, parts.in_house(house))
                });
                let groups = groups.collect();
                let groups = parts.clauses(groups);
                messages.naked_single_sees(parts.cells(CellSet::of(it.cell), Role::Target), groups)
            });
        }
        let seen: DigitSet = rays.iter().map(|ray| ray.from.digit).collect();
        let rest = self.ruled_out(step, at).digits() - seen;
        if !rest.is_empty() {
            already(CandidateSet::of_cell(it.cell, rest), words);
        }
        words.say(|messages, parts| messages.naked_single_left(it.digit.to_string(), parts.equation(it, Role::Target)));
    }

    fn consequence(&self, step: &Step, words: &mut Words) {
        let Some(it) = step.placements().first() else { return };
        words.say(|messages, parts| messages.naked_single_follows(parts.equation(it, Role::On)));
    }
}

/// `5 is already ruled out in r1c1 and r1c2.` By what is not known here: by a step, by the player's notes, or from the start.
fn already(candidates: CandidateSet, words: &mut Words) {
    let (digits, cells) = (candidates.digits(), candidates.cells());
    words.say(|messages, parts| {
        let names = parts.digits_in(digits, cells, Role::Off);
        messages.single_already(digits.len(), names, parts.cells(cells, Role::Off))
    });
}
