//! The updates of the puzzle editor that concern the rules of a setter: the mask, the locked digits, the symmetry, and the search.

use super::state::Make;
use crate::{
    action::{RuleAction, SearchAction},
    session::Context,
    text,
};
use nonet_core::board::{CellSet, Digit};
use nonet_protocol::Aim;

/// The greatest number of masks that are kept.
pub(super) const MOST_MASKS: usize = 24;

impl Make {
    /// Returns the selected cells into which this digit may be written, or, for None, those that may be emptied, each with its symmetric
    /// ones. A message says which rule refuses a cell.
    pub(super) fn writable_cells(&self, digit: Option<Digit>, context: &mut Context<'_>) -> CellSet {
        let (rules, grid, selected) = (&self.editor.rules, self.editor.grid(), context.session.board.selection.cells);
        let locked = rules.locked_givens(grid);
        let wanted = if digit.is_none() { rules.symmetry.closure(selected) } else { selected };
        let inside = if digit.is_none() { wanted } else { wanted & rules.cells() };
        if !(wanted & locked).is_empty() {
            context.say(text::editor::IS_LOCKED.say(), Vec::new());
        } else if inside != wanted {
            context.say(text::editor::IS_OUTSIDE.say(), Vec::new());
        }
        inside - locked
    }

    /// Handles an action on the rules.
    pub(super) fn change_rules(&mut self, action: RuleAction, context: &Context<'_>) {
        let editor = &mut self.editor;
        let (givens, rules) = (editor.history.now().filled_cells(), &mut editor.rules);
        let selected = context.session.board.selection.cells;
        let orbits = |cells| rules.symmetry.closure(cells);
        match action {
            RuleAction::Symmetry(symmetry) => rules.symmetry = symmetry,
            RuleAction::MaskSelected => rules.mask = orbits(selected),
            RuleAction::AddSelected => rules.mask |= orbits(selected),
            RuleAction::RemoveSelected => rules.mask -= orbits(selected),
            RuleAction::MaskGivens => rules.mask = orbits(givens),
            RuleAction::AllCells => rules.mask = CellSet::ALL,
            RuleAction::LockSelected => {
                let (cells, locked) = (selected & givens, rules.locked & givens);
                rules.locked = if cells.is_subset(locked) { locked - cells } else { locked | cells };
            }
            RuleAction::KeepMask => {
                if !editor.masks.contains(&rules.mask) && editor.masks.len() < MOST_MASKS {
                    editor.masks.push(rules.mask);
                }
            }
            RuleAction::UseMask(number) => {
                if let Some(mask) = editor.masks.get(number) {
                    rules.mask = *mask;
                }
            }
            RuleAction::ForgetMask => editor.masks.retain(|mask| *mask != rules.mask),
        }
    }

    /// Handles an action on the search.
    pub(super) fn search(&mut self, action: SearchAction, context: &mut Context<'_>) {
        let rating = self.editor.explainer();
        let aim = self.editor.search.aim;
        match (action, rating) {
            (SearchAction::Aim(aim), _) => self.editor.search.aim = aim,
            (SearchAction::Start, _) => self.start_search(aim, context),
            (SearchAction::Harder, Some(rating)) => {
                self.start_search(Aim { least: rating + 1, most: u16::MAX, level: None, ..aim }, context);
            }
            (SearchAction::Easier, Some(rating)) => {
                self.start_search(Aim { least: 0, most: rating.saturating_sub(1), level: None, ..aim }, context);
            }
            (SearchAction::Harder | SearchAction::Easier, None) => {}
            (SearchAction::Stop, _) => self.editor.search.stop(),
            (SearchAction::Open(place), _) => {
                let run = self.editor.search.run.as_ref();
                if let Some(givens) = run.and_then(|run| run.found.get(place)).map(|found| found.givens) {
                    self.set_puzzle(givens, context);
                }
            }
        }
    }

    fn start_search(&mut self, aim: Aim, context: &mut Context<'_>) {
        let seed = context.session.generator.fresh_number();
        let editor = &mut self.editor;
        editor.search.start(*editor.history.now(), &editor.rules, aim, seed);
    }
}
