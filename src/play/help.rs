//! Help in a game: checks, hints in their stages, and answers to "Why not here?".

use super::state::Play;
use crate::session::{
    Remote,
    settings::{FirstStage, Settings},
};
use nonet_core::board::{Candidate, CandidateSet, CellSet};
use nonet_game::{Move, Notes, RuledOut, Truth};
use nonet_prose::{Advice, ExplainedStep, Hint, WhyNot};
use nonet_protocol::{Effect, Player, Question};
use nonet_words::Notation;
use std::rc::Rc;

/// The help that is shown, and the help that was asked for.
#[derive(Clone, Debug, Default)]
pub struct Help {
    /// The help that is shown. None if none is shown.
    pub shown: Option<Rc<ShownHelp>>,
    /// Whether all of the help is shown on a small screen, in place of the keys. Otherwise only its first sentence is.
    pub unfolded: bool,
    /// The help that the worker was asked for. None if there is no request.
    pub requested: Option<HelpRequest>,
    /// The number of clock ticks since the request, one per second.
    waited: u32,
}

impl Help {
    /// Returns the cells with wrong digits that the help shows.
    pub(super) fn mistakes(&self) -> CellSet {
        match self.shown.as_deref() {
            Some(ShownHelp { content, stage: 1.. }) => match &**content {
                HelpContent::Mistakes { digits, .. } => *digits,
                HelpContent::Step(_) | HelpContent::Stuck | HelpContent::WhyNot { .. } => CellSet::EMPTY,
            },
            _ => CellSet::EMPTY,
        }
    }

    /// Counts a second.
    pub(super) const fn tick(&mut self) {
        self.waited = self.waited.saturating_add(1);
    }
}

/// A request for help, about the current position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelpRequest {
    /// A hint.
    Hint,
    /// A hint that rests on nothing that only the player's notes rule out.
    HintWithoutNotes,
    /// The reason why a candidate is false.
    WhyNot(Candidate),
}

/// Help that is shown, up to a stage.
#[derive(Clone, Debug)]
pub struct ShownHelp {
    /// The content of the help.
    pub content: Rc<HelpContent>,
    /// The current stage, from 0 to 4. An answer to "Why not here?" has the first and the last.
    pub stage: u8,
}

/// The content of help.
#[derive(Debug)]
#[allow(clippy::large_enum_variant)] // there is one of it
pub enum HelpContent {
    /// Mistakes: first their number, then their cells.
    Mistakes {
        /// The cells with wrong digits.
        digits: CellSet,
        /// The correct candidates whose notes were removed.
        removed: CandidateSet,
    },
    /// The hint on the next step.
    Step(Hint),
    /// There is no hint.
    Stuck,
    /// The reason why a candidate is false.
    WhyNot {
        /// The candidate.
        candidate: Candidate,
        /// The worker's answer.
        answer: Rc<WhyNot>,
    },
}

impl HelpContent {
    /// Returns the hint on the next step. None if the help is about something else.
    #[must_use]
    pub fn hint(&self) -> Option<&Hint> {
        if let HelpContent::Step(hint) = self { Some(hint) } else { None }
    }

    /// Whether the help counts as a hint. An answer to "Why not here?" counts if it is a step, and not if it is plain to see.
    fn is_hint(&self) -> bool {
        match self {
            HelpContent::Step(_) | HelpContent::Mistakes { .. } => true,
            HelpContent::WhyNot { answer, .. } => answer.explained.is_some(),
            HelpContent::Stuck => false,
        }
    }
}

/// Help that was requested anew differs from earlier help, even with equal content.
impl PartialEq for ShownHelp {
    fn eq(&self, other: &ShownHelp) -> bool {
        Rc::ptr_eq(&self.content, &other.content) && self.stage == other.stage
    }
}

fn shown_help(content: HelpContent, stage: u8) -> Rc<ShownHelp> {
    Rc::new(ShownHelp { content: Rc::new(content), stage })
}

impl ShownHelp {
    /// Returns the step of the help. None if it has none.
    #[must_use]
    pub fn step(&self) -> Option<&ExplainedStep> {
        match &*self.content {
            HelpContent::Step(hint) => Some(&hint.explained),
            HelpContent::WhyNot { answer, .. } => answer.explained.as_ref(),
            HelpContent::Mistakes { .. } | HelpContent::Stuck => None,
        }
    }

    /// Returns the next stage. None after the last one.
    #[must_use]
    pub fn next_stage(&self) -> Option<u8> {
        match &*self.content {
            HelpContent::Mistakes { .. } => (self.stage == 0).then_some(1),
            HelpContent::Step(hint) => hint.stage_after(self.stage),
            HelpContent::WhyNot { .. } => (self.stage < 4).then_some(4),
            HelpContent::Stuck => None,
        }
    }
}

impl Play {
    /// Whether help is shown or requested, or the game is being reviewed.
    #[must_use]
    pub fn is_helping(&self) -> bool {
        self.help.shown.is_some() || self.help.requested.is_some() || self.review.replay.is_some()
    }

    /// Closes the help and the review, and cancels the request.
    pub fn close(&mut self) {
        (self.help.shown, self.help.requested, self.review.replay) = (None, None, None);
        self.help.unfolded = false;
    }

    /// Returns the question to the worker. None if there is no request.
    #[must_use]
    pub fn question(&self, settings: &Settings) -> Option<Question> {
        let unique = self.may_assume_one_solution(settings);
        if self.review.reviewed == Remote::Loading {
            return Some(Question::Review { game: Rc::clone(&self.review.game), unique });
        }
        let standing = self.game.standing();
        let RuledOut { struck, by_step, complete } = standing.ruled_out();
        let player = || Player {
            givens: *self.game.givens(),
            entered: *standing.entered(),
            notes: Notes::ALL.map(|sort| standing.notes(sort)),
            struck,
            by_step,
            complete,
            last: self.game.last_cell(),
        };
        self.help.requested.map(|requested| match requested {
            HelpRequest::Hint => Question::Hint { player: player(), unique },
            HelpRequest::HintWithoutNotes => Question::Hint { player: Player { struck: by_step, ..player() }, unique },
            HelpRequest::WhyNot(candidate) => Question::WhyNot { player: player(), candidate, unique },
        })
    }

    /// Whether a hint can be requested, or the shown one has a further stage.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        let goes_on = |help: &ShownHelp| help.next_stage().is_some() || matches!(*help.content, HelpContent::WhyNot { .. });
        self.help.shown.as_deref().is_none_or(goes_on)
    }

    /// Looks for mistakes and shows them. Returns whether there are any.
    pub fn check(&mut self) -> bool {
        let Some(truth) = &self.truth else { return false };
        let standing = self.game.standing();
        let (digits, removed) = (truth.wrong_digits(standing), truth.wrongly_removed(standing));
        let any = !digits.is_empty() || !removed.is_empty();
        self.close();
        self.help.shown = any.then(|| shown_help(HelpContent::Mistakes { digits, removed }, 0));
        any
    }

    /// Takes the hint from the worker.
    pub fn advised(&mut self, advice: &Advice, settings: &Settings) {
        let content = match advice {
            Advice::Mistakes { digits, removed } => HelpContent::Mistakes { digits: *digits, removed: *removed },
            Advice::Step(hint) => HelpContent::Step(hint.clone()),
            Advice::Stuck => HelpContent::Stuck,
        };
        let FirstStage(first) = settings.first_stage;
        let stage = content.hint().map_or(0, |hint| hint.stage_up_to(first));
        self.count_hint(stage, &content);
        if let Some(technique) = content.hint().and_then(|hint| hint.explained.technique) {
            let game = Rc::make_mut(&mut self.game);
            game.hinted = game.hinted.with(technique);
        }
        (self.help.shown, self.help.requested) = (Some(shown_help(content, stage)), None);
    }

    /// Shows the help up to a stage.
    pub fn show_stage(&mut self, stage: u8) {
        let Some(help) = self.help.shown.as_deref() else { return };
        let (before, content) = (help.stage, Rc::clone(&help.content));
        let stage = content.hint().map_or(stage, |hint| hint.stage_up_to(stage));
        if let Some(count) = self.hints_at(before, &content) {
            *count = count.saturating_sub(1);
        }
        self.count_hint(stage, &content);
        self.help.shown = Some(Rc::new(ShownHelp { content, stage }));
    }

    fn count_hint(&mut self, stage: u8, content: &HelpContent) {
        if let Some(count) = self.hints_at(stage, content) {
            *count = count.saturating_add(1);
        }
    }

    /// Returns the game's counter of hints at a stage. None if the content doesn't count as a hint.
    fn hints_at(&mut self, stage: u8, content: &HelpContent) -> Option<&mut u16> {
        let hints = &mut Rc::make_mut(&mut self.game).hints;
        hints.get_mut(usize::from(stage)).filter(|_| content.is_hint())
    }

    /// Requests help, unless the puzzle has no solution or the request is already made.
    pub fn ask(&mut self, requested: HelpRequest) {
        if self.truth.is_some() && self.help.requested != Some(requested) {
            (self.help.requested, self.help.waited) = (Some(requested), 0);
        }
    }

    /// Takes the reason why a candidate is false from the worker.
    pub fn told_why_not(&mut self, candidate: Candidate, answer: Rc<WhyNot>) {
        let stage = if answer.where_to_look.of(Notation::RowColumn).is_empty() { 4 } else { 0 };
        let content = HelpContent::WhyNot { candidate, answer };
        self.count_hint(stage, &content);
        (self.help.shown, self.help.requested) = (Some(shown_help(content, stage)), None);
    }

    /// Applies the step of the help, if it is at its last stage. Returns the changed cells.
    pub fn apply(&mut self) -> Option<CellSet> {
        let help = self.help.shown.as_deref()?;
        let effect = help.step().filter(|_| self.can_apply())?.effect;
        match effect {
            Effect::Place(set) => set.get().digits().iter().for_each(|digit| {
                self.play(Move::Set(set.get().cells_of(digit), digit));
            }),
            Effect::Eliminate(set) => {
                self.play(Move::Strike(Box::new(set.get())));
            }
        }
        self.close();
        match effect {
            Effect::Place(set) => Some(set.get().cells()),
            Effect::Eliminate(_) => None,
        }
    }

    /// Whether the shown step can be applied.
    #[must_use]
    pub fn can_apply(&self) -> bool {
        self.help.shown.as_deref().is_some_and(|help| help.stage >= 4 && help.step().is_some())
    }

    /// Writes the notes that the hint needs. The hint stays open.
    pub fn write_missing(&mut self, sort: Notes) {
        let Some(ShownHelp { content, stage }) = self.help.shown.as_deref() else { return };
        let HelpContent::Step(hint) = &**content else { return };
        let (hint, stage) = (hint.clone(), *stage);
        self.play(Move::Write(sort, Box::new(hint.missing)));
        self.help.shown = Some(shown_help(HelpContent::Step(Hint { missing: CandidateSet::EMPTY, ..hint }), stage));
    }

    /// Returns to the last position without mistakes. Returns whether there is one.
    pub fn back_to_fine(&mut self) -> bool {
        let Some(truth) = self.truth.clone() else { return false };
        let last = self.game.last_fine(|standing| truth.is_fine(standing));
        last.is_some_and(|made| self.play(Move::Back(made)))
    }

    /// Whether the request for help has just taken so long that a message should say so: at least one full second.
    #[must_use]
    pub fn is_kept_waiting(&self) -> bool {
        self.help.requested.is_some() && self.help.waited == 2
    }

    /// Whether hints may assume one solution: the puzzle has exactly one, and the settings allow it.
    fn may_assume_one_solution(&self, settings: &Settings) -> bool {
        self.truth.as_deref().is_some_and(Truth::is_unique) && settings.uniqueness
    }
}
