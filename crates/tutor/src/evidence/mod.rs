//! The drawing and the explanation of each kind of evidence: a file for each kind.

mod almost_locked;
mod als_chain;
mod blossom;
mod bug;
mod cases;
mod chain;
mod colouring;
mod deadly;
mod exocets;
mod firework;
mod fish;
mod kraken;
mod locked;
mod rank_zero_set;
mod rays;
mod rectangle_chain;
mod remote_pair;
mod single;
mod subset;
mod sue_de_coq;
mod templates;
mod trial;
mod tridagon;
mod uniqueness;
mod wing;

use crate::{
    follow::FollowQuestion,
    sentences::words::Words,
    titles::{title, within},
};
use nonet_core::board::{Candidate, CandidateSet, Candidates};
use nonet_logic::{Contradiction, Link, Step, evidence::Evidence};
use nonet_prose::Prose;
use nonet_prose::{ExplainedStep, NumberedNode, Ray};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

/// The questions that each kind of evidence answers: first those about its drawing, then those about its sentences. The step is the one
/// that the evidence proves, at this position.
pub(crate) trait Explain {
    /// Returns the candidates by role. If a candidate has two roles, the first one counts.
    fn roles(&self) -> Vec<(CandidateSet, Role)>;

    /// Returns the questions of a guided drill about the pattern, in the order in which they are asked. What follows is asked after them.
    fn questions(&self, step: &Step, at: &Candidates) -> Vec<FollowQuestion>;

    /// Asks for the part of the pattern that one of these questions is about, in one message.
    fn ask_part(&self, question: &FollowQuestion, step: &Step, at: &Candidates, words: &mut Words);

    /// Returns the links that are drawn.
    fn links(&self, step: &Step, _at: &Candidates) -> Vec<Link> {
        step.links()
    }

    /// Returns rays from digits on the board to the cells in which they rule out the candidates around a single.
    fn rays(&self, _step: &Step, _at: &Candidates) -> Vec<Ray> {
        Vec::new()
    }

    /// Returns the candidates that are ruled out beside a single.
    fn ruled_out(&self, _step: &Step, _at: &Candidates) -> CandidateSet {
        CandidateSet::EMPTY
    }

    /// Returns the numbered placements of a trial, or of each of several cases, starting with the assumption.
    fn order(&self) -> Vec<Vec<NumberedNode>> {
        Vec::new()
    }

    /// Returns the contradiction to which a trial, or a colour if it were true, leads.
    fn contradiction(&self) -> Option<Contradiction> {
        None
    }

    /// Returns the explanation of each of several cases by itself.
    fn cases(&self, _step: &Step, _at: &Candidates, _messages: &Messages) -> Vec<ExplainedStep> {
        Vec::new()
    }

    /// Returns what the step is called.
    fn title(&self, step: &Step, messages: &Messages) -> String {
        title(step.technique, messages)
    }

    /// Returns what was seen, to follow the title in one line. Empty if the title says it all.
    fn pattern(&self, speech: Speech<'_>) -> String;

    /// Returns a chain in Eureka speech, which stands without a title. None for other evidence.
    fn eureka(&self, _speech: Speech<'_>) -> Option<String> {
        None
    }

    /// Returns what the parts of the pattern are called, where the general word would mislead.
    fn part_names(&self, _messages: &Messages) -> Vec<(Role, String)> {
        Vec::new()
    }

    /// Returns where a hint makes one look.
    fn looks_at(&self) -> LooksAt {
        LooksAt::Houses
    }

    /// Asks the question that a single answers.
    fn ask(&self, placed: Candidate, words: &mut Words) {
        words.say(|messages, parts| messages.hint_question(parts.cells(placed.cell.into(), Role::House)));
    }

    /// Returns what rules the other possibilities of a single out: its explanation without the last sentence.
    fn reasons(&self, step: &Step, at: &Candidates, words: &mut Words) -> Vec<Prose> {
        self.explain(step, at, words);
        let mut sentences = words.take_sentences();
        sentences.pop();
        sentences
    }

    /// Explains the step in short sentences, of which the last one says what follows.
    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words);

    /// Explains the step as one of those that follow from an assumption.
    fn consequence(&self, step: &Step, words: &mut Words) {
        words.say(|messages, parts| match step.placements().first() {
            Some(it) => messages.step_follows_placed(parts.equation(it, Role::On)),
            None => messages.step_follows_removed(within(step.technique, messages), parts.not(&step.eliminations())),
        });
    }

    /// Returns the number of sentences of `consequence`.
    fn consequence_len(&self) -> usize {
        1
    }
}

/// The place at which a hint makes one look.
pub(crate) enum LooksAt {
    /// At the houses of the step, or the boxes of two cells of its pattern.
    Houses,
    /// At the digits of the step wherever they are, if they are one or two; else as at `Houses`.
    Digits,
    /// At the house of the placed cell with the fewest empty cells.
    FullestHouse,
}

/// Returns evidence as what can be asked of each kind.
pub(crate) fn of(evidence: &Evidence) -> &dyn Explain {
    match evidence {
        Evidence::LastCell(it) => it,
        Evidence::OnlyPlace(it) => it,
        Evidence::OnlyDigit(it) => it,
        Evidence::Locked(it) => it,
        Evidence::NakedSubset(it) => it,
        Evidence::HiddenSubset(it) => it,
        Evidence::Fish(it) => it,
        Evidence::Wing(it) => it,
        Evidence::Chain(it) => it,
        Evidence::RemotePair(it) => it,
        Evidence::Colouring(it) => it,
        Evidence::Deadly(it) => it,
        Evidence::Bug(it) => it,
        Evidence::SueDeCoq(it) => it,
        Evidence::AlsChain(it) => it,
        Evidence::RectangleChain(it) => it,
        Evidence::Blossom(it) => it,
        Evidence::AlmostLocked(it) => it,
        Evidence::Firework(it) => it,
        Evidence::RankZeroSet(it) => it,
        Evidence::Exocets(it) => it,
        Evidence::Kraken(it) => it,
        Evidence::Tridagon(it) => it,
        Evidence::Cases(it) => it,
        Evidence::Templates(it) => it,
        Evidence::Trial(it) => it,
    }
}
