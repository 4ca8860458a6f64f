//! The requests of an archive to the store, and its changes by the answers.

use super::{
    Archive, Decision, Fate, GameCopy, GameId, Leftover, News, Outcome, PendingRequest, Proposal, Record, Restored, Revision,
    StoreAnswer, StoreRequest, TabId, Unreadable, decide,
};
use crate::{Tags, save};
use std::{collections::BTreeSet, mem, rc::Rc};

impl Archive {
    /// The open requests to the store.
    #[must_use]
    pub fn wanted(&self) -> &[PendingRequest] {
        &self.requests
    }

    pub(super) fn want(&mut self, request: StoreRequest) {
        self.count += 1;
        self.requests.push(PendingRequest { number: self.count, request });
    }

    /// Asks for all that is kept, unless that is on its way: another tab changed something, or may have.
    pub fn look(&mut self) {
        // An answer that is on its way may be older than what is asked about: one more is asked for, but not two.
        if self.requests.iter().filter(|wanted| wanted.request == StoreRequest::ReadAll).count() < 2 {
            self.want(StoreRequest::ReadAll);
        }
    }

    /// Puts a game into the bin, or takes it out.
    pub fn put_in_bin(&mut self, id: GameId, binned: bool) {
        self.flush(true); // a game that is deleted is kept as it is
        if let Some(copy) = self.copy_mut(id) {
            copy.binned = binned.then_some(copy.played);
            self.want(StoreRequest::Bin(id, binned));
        }
    }

    /// Gives a game this star and these labels, as [`Labels`](crate::Labels) has them, now.
    pub fn tag(&mut self, id: GameId, text: &str) {
        self.flush(true); // a game that has labels is in the store
        if self.copy(id).is_some() {
            // When that was, the store tells: this tab may not have heard of the time yet.
            let tags = |copy: &GameCopy| Tags { changed: copy.tags.changed.saturating_add(1), text: text.to_owned() };
            self.copies.update(id, |copy| copy.tags = tags(copy));
            self.want(StoreRequest::Tag(id, text.into()));
        }
    }

    /// Merges the games of a backup into what is kept. A save without an id is taken for the game of its givens.
    pub fn restore(&mut self, saves: Vec<save::Save>) {
        let (tab, author) = (self.tab, TabId::default());
        let numbers = &mut self.numbers;
        let proposal = |(save, order): (save::Save, u64)| {
            let id = save.id.unwrap_or_else(|| GameId::of_givens(save.game.givens()));
            *numbers = number_after(*numbers, save.revision);
            let (number, game) = (*numbers, Rc::new(save.game));
            // Of earlier backups, which don't say when, the first was played last; all of them before what is played now.
            Proposal {
                id,
                author,
                tab,
                base: save.revision,
                kept: None,
                game,
                played: save.played.unwrap_or(order),
                tags: save.tags,
                number,
            }
        };
        let order = (1..=saves.len() as u64).rev();
        let proposals = saves.into_iter().zip(order).map(proposal).collect();
        self.want(StoreRequest::Restore(proposals));
    }

    /// Takes the answer to a request. It is `None` if the store refused.
    pub fn answered(&mut self, number: u32, answer: Option<StoreAnswer>) {
        let Some(place) = self.requests.iter().position(|wanted| wanted.number == number) else { return };
        let request = self.requests.remove(place).request;
        self.health.store = answer.is_some();
        match (request, answer) {
            (StoreRequest::Write(proposals), Some(StoreAnswer::Written(outcomes))) => {
                proposals.iter().zip(outcomes).for_each(|(proposal, outcome)| self.written(proposal, &outcome));
            }
            (StoreRequest::Write(proposals), _) => {
                for proposal in proposals {
                    if let Some(copy) = self.copy_mut(proposal.id) {
                        copy.writing = None;
                    }
                }
            }
            (StoreRequest::Restore(_), Some(StoreAnswer::Written(outcomes))) => self.restored(&outcomes),
            (StoreRequest::Restore(_), _) => self.news.push(News::NotRestored),
            (StoreRequest::ReadAll | StoreRequest::Bin(..), Some(StoreAnswer::All(records))) => {
                self.refresh(&records);
                self.whole = true;
            }
            (StoreRequest::Tag(..), Some(StoreAnswer::Tagged(Some(record)))) => self.take_record(&record),
            (StoreRequest::Tag(..), Some(StoreAnswer::Tagged(None))) => self.look(), // the store was cleared, or the bin was emptied
            (StoreRequest::Bin(id, binned), _) => {
                if let Some(copy) = self.copy_mut(id) {
                    copy.binned = (!binned).then_some(copy.played);
                }
                self.news.push(News::NotBinned);
            }
            (StoreRequest::Tag(id, _), _) => self.untag(id),
            (StoreRequest::ReadAll, _) => {}
        }
    }

    /// The store refused a star and labels: those that it has are shown again, unless others are on their way.
    fn untag(&mut self, id: GameId) {
        let is_pending = self.requests.iter().any(|wanted| matches!(wanted.request, StoreRequest::Tag(other, _) if other == id));
        if let Some(copy) = self.copy_mut(id).filter(|_| !is_pending) {
            copy.tags = copy.kept_tags.clone();
        }
        self.news.push(News::NotTagged);
    }

    /// Takes the news since the last call.
    pub fn take_news(&mut self) -> Vec<News> {
        mem::take(&mut self.news)
    }

    fn written(&mut self, proposal: &Proposal, outcome: &Outcome) {
        let Some(revision) = outcome.record.revision() else { return };
        let read = || outcome.record.read().ok().map(|(_, game)| Rc::new(game)); // which takes long where the game is long
        self.numbers = self.numbers.max(revision.number);
        let is_open = proposal.id == self.open;
        let is_beside = matches!(outcome.fate, Fate::Beside { .. });
        if is_beside {
            self.make_room(outcome.record.id, proposal.id);
            self.rename(proposal.id, outcome.record.id);
        }
        let Some(copy) = self.copy_mut(if is_beside { outcome.record.id } else { proposal.id }) else { return };
        let written = copy.writing.take();
        let has_moved_on = !written.as_ref().is_some_and(|written| copy.game.is_as_far_as(written));
        match outcome.fate {
            Fate::Stored { anew } => {
                (copy.base, copy.kept, copy.binned) = (Some(revision), written, None);
                copy.played = copy.played.max(outcome.record.played);
                if anew {
                    self.news.push(News::Cleared);
                }
            }
            // The moves since then go on from the written copy and not from the record of the store, so the copy is decided on anew.
            Fate::Stood if has_moved_on => {}
            Fate::Stood => {
                if let Some(game) = read() {
                    copy.adopt(revision, game, &outcome.record);
                }
            }
            Fate::Beside { stood } => {
                match stood {
                    false => (copy.base, copy.kept) = (Some(revision), written),
                    true if has_moved_on => (copy.base, copy.kept) = (None, None),
                    true => {
                        if let Some(game) = read() {
                            copy.adopt(revision, game, &outcome.record);
                        }
                    }
                }
                copy.played = copy.played.max(outcome.record.played);
                for (_, id) in self.leftovers.iter_mut().filter(|(_, id)| *id == proposal.id) {
                    *id = outcome.record.id;
                }
                if is_open {
                    self.open = outcome.record.id;
                }
                self.news.push(News::Beside { open: is_open });
                self.look(); // for the one that it now stands beside
            }
        }
    }

    /// No copy but the one called `except` has this id after it.
    fn make_room(&mut self, id: GameId, except: GameId) {
        if id == except {
            return;
        }
        let fresh = self.ids.next_id();
        let Some(copy) = self.copies.remove(id).filter(GameCopy::is_unsaved) else { return };
        self.insert(GameCopy { id: fresh, base: None, kept: None, writing: None, ..copy });
        if self.open == id {
            self.open = fresh;
        }
    }

    /// Gives the copy with an id another one.
    fn rename(&mut self, id: GameId, new: GameId) {
        if let Some(copy) = self.copies.remove(id) {
            self.insert(GameCopy { id: new, ..copy });
        }
    }

    fn restored(&mut self, outcomes: &[Outcome]) {
        let mut all = Vec::new();
        for outcome in outcomes {
            let Ok((_, game)) = outcome.record.read() else { continue };
            let known = self.copy(outcome.record.id);
            let (new, binned) = (known.is_none(), known.is_some_and(|copy| copy.binned.is_some()));
            self.take_record(&outcome.record);
            all.push(Restored { game: Rc::new(game), fate: outcome.fate, new, binned });
        }
        self.news.push(News::Restored(all));
    }

    /// Takes some of the records of an answer that is too long to be taken in at once: the answer is then quick to take.
    pub fn take_records(&mut self, records: &[Record]) {
        for record in records {
            self.take_record(record);
        }
    }

    /// Takes what was found beside the store after the start.
    pub fn take_leftovers(&mut self, leftovers: Vec<Leftover>) {
        // A copy of this tab counts as it is, also if the store does not have all of its moves yet: no leftover with fewer moves replaces it.
        let new = Revision { number: 0, tab: self.tab };
        let known = |copy: &GameCopy| Record::of(copy.id, copy.base.unwrap_or(new), &copy.game, copy.played);
        let mut seen: Vec<Record> = if leftovers.is_empty() { Vec::new() } else { self.copies().map(known).collect() };
        for leftover in leftovers {
            self.take_leftover(leftover, &mut seen);
        }
    }

    /// This is all that the store has now.
    fn refresh(&mut self, records: &[Record]) {
        self.take_records(records);
        let open = self.open;
        let there: BTreeSet<GameId> = records.iter().map(|record| record.id).collect();
        let is_there = |copy: &GameCopy| there.contains(&copy.id);
        // The store was cleared, or another tab emptied the bin. What is open is to be kept again.
        self.retain(|copy| copy.id == open || copy.is_unsaved() || copy.writing.is_some() || is_there(copy));
        if let Some(copy) = self.copy_mut(open).filter(|copy| copy.writing.is_none() && !is_there(copy)) {
            copy.kept = None;
        }
    }

    /// Takes what the store has of a game, unless this tab has something newer.
    pub(super) fn take_record(&mut self, record: &Record) {
        let revision = record.revision();
        if let Some(copy) = self.copy_mut(record.id).filter(|copy| copy.base.is_some() && copy.base == revision) {
            copy.binned = record.binned; // the rest is known
            copy.take_tags(&record.tags);
            return;
        }
        let (revision, game) = match record.read() {
            Ok(read) => read,
            Err(why) => {
                if self.unreadable.iter().all(|known| known.id != record.id) {
                    self.unreadable.push(Unreadable::new(record.id, &record.text, why));
                }
                return;
            }
        };
        let tab = self.tab;
        match self.copy_mut(record.id) {
            None => GameCopy::of(record, tab).into_iter().for_each(|copy| self.insert(copy)),
            Some(copy) if copy.is_unsaved() || copy.writing.is_some() => {}
            Some(copy) if copy.base.is_none_or(|base| base.number < revision.number) => {
                copy.adopt(revision, Rc::new(game), record);
            }
            Some(copy) => {
                copy.binned = record.binned;
                copy.take_tags(&record.tags);
            }
        }
    }

    /// Takes something that was found beside the store; `seen` is the store with what was found before.
    pub(super) fn take_leftover(&mut self, leftover: Leftover, seen: &mut Vec<Record>) {
        let (id, base, game) = match leftover.read() {
            Ok(read) => read,
            Err(why) => {
                let id = GameId::of_text(&leftover.text);
                return self.unreadable.push(Unreadable::new(id, &leftover.text, why));
            }
        };
        let author = leftover.author();
        let (number, tags) = (number_after(0, base), Tags::default());
        let mut at = Proposal { id, author, tab: self.tab, base, kept: None, game, played: leftover.played, tags, number };
        loop {
            match decide(seen.iter().find(|record| record.id == at.id), &at) {
                Decision::Put(revision) => {
                    seen.retain(|record| record.id != at.id);
                    seen.push(Record::of(at.id, revision, &at.game, leftover.played));
                    let copy = self.copy(at.id).cloned();
                    let (tags, kept_tags) =
                        copy.as_ref().map(|copy| (copy.tags.clone(), copy.kept_tags.clone())).unwrap_or_default();
                    let kept = copy.filter(|copy| copy.base == at.base).and_then(|copy| copy.kept);
                    let new = GameCopy::new(at.id, at.game, author);
                    self.insert(GameCopy { played: leftover.played, tags, base: at.base, kept, kept_tags, ..new });
                    break;
                }
                Decision::Stands => break,
                Decision::Beside => (at.id, at.base) = (at.id.forked(author, at.base), None),
            }
        }
        if at.id != id {
            self.news.push(News::Beside { open: false });
        }
        self.leftovers.push((leftover.source, at.id));
    }
}

/// A number above all that were given, and above that of the revision that a copy came from.
pub(super) fn number_after(numbers: u32, base: Option<Revision>) -> u32 {
    numbers.max(base.map_or(0, |base| base.number)).saturating_add(1)
}
