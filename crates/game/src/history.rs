//! Undo and redo by snapshots. A board takes a few hundred bytes, so that storing whole boards is simpler than storing changes.

use std::rc::Rc;

/// The number of acts that can be undone. Older acts are forgotten.
const DEPTH: usize = 1_000;

/// A value, with its earlier values for undo and the undone values for redo.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History<T> {
    past: Vec<Rc<T>>,
    now: Rc<T>,
    future: Vec<Rc<T>>, // the next value to redo is the last
}

impl<T: PartialEq> History<T> {
    /// Returns a history that begins with `now`.
    #[must_use]
    pub fn new(now: T) -> History<T> {
        History { past: Vec::new(), now: Rc::new(now), future: Vec::new() }
    }

    /// Returns a history in which acts led from the values of `past`, the oldest first, to `now`.
    #[must_use]
    pub fn with_past(past: Vec<T>, now: T) -> History<T> {
        History { past: past.into_iter().map(Rc::new).collect(), ..History::new(now) }
    }

    /// Returns the history with at most this number of acts to undo and nothing to redo, as it is stored.
    #[must_use]
    pub fn latest(&self, acts: usize) -> History<T> {
        let first = self.past.len().saturating_sub(acts);
        History { past: self.past[first..].to_vec(), now: Rc::clone(&self.now), future: Vec::new() }
    }

    /// Returns the current value.
    #[must_use]
    pub fn now(&self) -> &T {
        &self.now
    }

    /// Makes `next` the current value, as one act, and forgets the undone values. If `next` equals the current value, changes
    /// nothing and returns false.
    pub fn act(&mut self, next: T) -> bool {
        if *self.now == next {
            return false;
        }
        self.past.push(std::mem::replace(&mut self.now, Rc::new(next)));
        if self.past.len() > DEPTH {
            self.past.remove(0);
        }
        self.future.clear();
        true
    }

    /// Makes `next` the current value, as a part of the last act.
    pub fn amend(&mut self, next: T) {
        self.now = Rc::new(next);
    }

    /// Returns the earlier values, the latest first.
    pub fn past(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.past.iter().rev().map(|before| &**before)
    }

    /// Replaces every value, also those that can be undone and redone, by what `change` makes of it. None leaves a value as it is.
    pub fn replace_each(&mut self, change: impl Fn(&T) -> Option<T>) {
        for value in self.past.iter_mut().chain([&mut self.now]).chain(&mut self.future) {
            if let Some(changed) = change(value) {
                *value = Rc::new(changed);
            }
        }
    }

    /// Undoes the last act. Returns false if there was none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.now, before));
        true
    }

    /// Redoes the act that was undone last. Returns false if there was none.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.now, after));
        true
    }

    /// Returns whether there is an act to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Returns whether there is an act to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_are_taken_back_and_done_again_until_another_act() {
        let mut history = History::new(0);
        assert!(!history.undo() && !history.redo());
        assert!(history.act(1) && history.act(2));
        assert!(!history.act(2), "an act that changes nothing is none");
        assert!(history.undo());
        assert_eq!((*history.now(), history.can_undo(), history.can_redo()), (1, true, true));
        assert!(history.redo());
        assert_eq!(*history.now(), 2);
        assert!(history.undo() && history.undo() && history.act(7));
        assert!(!history.can_redo());
        assert_eq!(*history.now(), 7);
    }

    #[test]
    fn every_value_can_be_replaced() {
        let mut history = History::with_past(vec![1, 2], 3);
        assert!(history.act(4) && history.undo());
        history.replace_each(|value| (value % 2 == 0).then_some(value * 10));
        assert!(history.redo() && *history.now() == 40);
        assert!(history.undo() && *history.now() == 3);
        assert!(history.undo() && *history.now() == 20);
        assert!(history.undo() && *history.now() == 1);
    }

    #[test]
    fn the_latest_acts_can_be_kept() {
        let mut history = History::new(0);
        assert!((1..=5).all(|n| history.act(n)) && history.undo());
        let mut kept = history.latest(2);
        assert_eq!(kept, History::with_past(vec![2, 3], 4));
        assert!(kept.undo() && kept.undo() && !kept.undo() && *kept.now() == 2);
    }

    #[test]
    fn what_is_too_old_is_forgotten() {
        let mut history = History::new(0);
        (1..=DEPTH + 5).for_each(|n| assert!(history.act(n)));
        while history.undo() {}
        assert_eq!(*history.now(), 5);
    }
}
