//! Singles.

use super::{
    Explain, LooksAt,
    rays::{others, to_cell, to_house},
};
use crate::{
    en::words::Words,
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, Digit, DigitSet, HouseSet};
use nonet_logic::{
    Step,
    evidence::{LastCell, OnlyDigit, OnlyPlace},
};
use nonet_prose::{Prose, Ray};
use nonet_techniques::Role;
use nonet_words::{Speech, number_word};

impl Explain for LastCell {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        Vec::new()
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![FollowQuestion::houses(PatternPart::House, DigitSet::EMPTY, HouseSet::of(self.house))]
    }

    fn pattern(&self, _speech: Speech<'_>) -> String {
        format!("in {}", self.house)
    }

    fn ask(&self, _placed: Candidate, words: &mut Words) {
        words.text("Which digit is missing in ").house(self.house).ask();
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let Some(it) = step.placements().first() else { return };
        words.text("In ").house(self.house).text(" only ").cells(CellSet::of(it.cell), Role::Target).text(" is empty").stop();
        words.text(format!("{} is still missing there, so ", it.digit)).equation(it, Role::Target).stop();
    }
}

impl Explain for OnlyPlace {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        Vec::new()
    }

    fn questions(&self, step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![FollowQuestion::houses(PatternPart::House, step.placements().digits(), HouseSet::of(self.house))]
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

    fn pattern(&self, _speech: Speech<'_>) -> String {
        format!("in {}", self.house)
    }

    fn ask(&self, placed: Candidate, words: &mut Words) {
        words.text(format!("Where can {} go in ", placed.digit)).house(self.house).ask();
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
        words.text("In ").house(self.house).text(format!(", {} is still missing", it.digit)).stop();
        if !seen.is_empty() {
            let from: CellSet = rays.iter().map(|ray| ray.from.cell).collect();
            let what = if seen.len() == 1 { "a cell".to_owned() } else { format!("{} cells", number_word(seen.len())) };
            let what = if unseen.is_empty() { "every other empty cell".to_owned() } else { what };
            let they = if from.len() == 1 { ": it rules out " } else { ": they rule out " };
            words.text("Look at ").text(plural_of(it.digit, from)).cells(from, Role::Cause).text(they).text(what).stop();
        }
        if !unseen.is_empty() {
            already(CandidateSet::of_digit(it.digit, unseen), words);
        }
        words.text("One place is left: ").equation(it, Role::Target).stop();
    }

    fn consequence(&self, step: &Step, words: &mut Words) {
        if let Some(it) = step.placements().first() {
            words.text("Then ").equation(it, Role::On);
        }
        words.text(", the only place in ").house(self.house).stop();
    }
}

impl Explain for OnlyDigit {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        Vec::new()
    }

    fn questions(&self, step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![FollowQuestion::cells(PatternPart::Cells, DigitSet::EMPTY, step.placements().cells())]
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

    /// Nothing of it need be noted, so nothing is removed.
    fn part_names(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Elimination, "ruled out")]
    }

    fn looks_at(&self) -> LooksAt {
        LooksAt::FullestHouse
    }

    /// Explains where the cell sees each other digit.
    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Some(it) = step.placements().first() else { return };
        let rays = self.rays(step, at);
        if !rays.is_empty() {
            words.cells(CellSet::of(it.cell), Role::Target).text(" sees ");
            for (i, rays) in rays.chunk_by(|one, other| one.house == other.house).enumerate() {
                let from: CandidateSet = rays.iter().map(|ray| ray.from).collect();
                words.text(if i > 0 { "; " } else { "" }).digits_in(from.digits(), from.cells(), Role::Cause);
                rays.iter().take(1).for_each(|ray| {
                    words.text(" in ").house(ray.house);
                });
            }
            words.stop();
        }
        let seen: DigitSet = rays.iter().map(|ray| ray.from.digit).collect();
        let rest = self.ruled_out(step, at).digits() - seen;
        if !rest.is_empty() {
            already(CandidateSet::of_cell(it.cell, rest), words);
        }
        words.text(format!("Only {} is left: ", it.digit)).equation(it, Role::Target).stop();
    }

    fn consequence(&self, step: &Step, words: &mut Words) {
        if let Some(it) = step.placements().first() {
            words.text("Then ").equation(it, Role::On);
        }
        words.text(", the only digit left there").stop();
    }
}

/// `5 is already ruled out in r1c1 and r1c2.` By what is not known here: by a step, by the player's notes, or from the start.
fn already(candidates: CandidateSet, words: &mut Words) {
    let (digits, cells) = (candidates.digits(), candidates.cells());
    let are = if digits.len() == 1 { " is already ruled out in " } else { " are already ruled out in " };
    words.digits_in(digits, cells, Role::Off).text(are).cells(cells, Role::Off).stop();
}

/// `the 5 in ` or `the 5s in `.
fn plural_of(digit: Digit, cells: CellSet) -> String {
    if cells.len() == 1 { format!("the {digit} in ") } else { format!("the {digit}s in ") }
}
