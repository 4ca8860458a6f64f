//! Tests of the log of attempts: what is made here or elsewhere is joined, stored, and part of a backup.

use super::played::*;
use jiff::civil::date;
use nonet::{
    action::{Action, Overlay, PageEvent, PersistenceEvent, PlayAction},
    app::{State, Stored},
};
use nonet_course::{Answer, Attempt, AttemptId, Log};
use nonet_game::archive::{Archive, Found};
use proptest::prelude::*;
use std::rc::Rc;

/// Records an attempt in this tab, whose id is another in each minute, and returns it.
fn record(played: &mut Played, minute: i8) -> Attempt {
    let at = date(2026, 11, 29).at(16, minute, 0, 0);
    let id = AttemptId::new(0x3f00_0000_0000_0000 + u64::from(minute.unsigned_abs()));
    let attempt = Attempt::new(id, at, "x_wing.find.12345".parse().unwrap(), Answer::Found);
    played.0.session.record_attempt(attempt.clone());
    attempt
}

/// Returns a log of another tab or browser, with an attempt of this id and a line of a later version.
fn other_log(id: u64) -> Log {
    let at = date(2026, 11, 30).at(9, 0, 0, 0);
    let drill = "hidden_single.by_eye.7".parse().unwrap();
    let mut log: Log = [Attempt::new(AttemptId::new(id), at, drill, Answer::Shown)].into_iter().collect();
    log.add_line(&format!("2 what {id} means then").parse().unwrap());
    log
}

fn joined(logs: &[&Log]) -> Log {
    let mut all = Log::default();
    logs.iter().for_each(|log| all.merge(log));
    all
}

fn keep(played: Played, event: PersistenceEvent) -> Played {
    played.act(PageEvent::Persistence(event))
}

#[test]
fn an_attempt_waits_until_the_store_has_it() {
    let mut played = Played::new();
    let [first, second] = [16, 17].map(|minute| record(&mut played, minute));
    let both: Log = [first.clone(), second.clone()].into_iter().collect();
    assert_eq!((&*played.0.session.attempts, &*played.0.session.attempt_storage.recorded), (&both, &both));
    let saved = keep(played, PersistenceEvent::AttemptsSaved(Rc::new([first].into_iter().collect())));
    assert_eq!(
        (&*saved.0.session.attempts, &*saved.0.session.attempt_storage.recorded),
        (&both, &[second].into_iter().collect())
    );
    let saved = keep(saved, PersistenceEvent::AttemptsSaved(Rc::new(both.clone())));
    assert_eq!((&*saved.0.session.attempts, saved.0.session.attempt_storage.recorded.line_count()), (&both, 0));
}

#[test]
fn what_the_store_and_other_tabs_have_is_added_and_replaces_nothing() {
    let mut played = Played::new();
    let own: Log = [record(&mut played, 16)].into_iter().collect();
    let (read, heard) = (other_log(1), other_log(2));
    let all = joined(&[&own, &read, &heard]);
    let events = [
        PersistenceEvent::AttemptsRead(Rc::new(read)),
        PersistenceEvent::AttemptsAdded(Rc::new(heard)),
        PersistenceEvent::AttemptsRead(Rc::default()),
    ];
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 1]] {
        let events = order.map(|place: usize| events[place].clone());
        let merged = events.into_iter().fold(played.act_again(PageEvent::Away(false)), keep);
        assert_eq!(*merged.0.session.attempts, all);
        assert_eq!(*merged.0.session.attempt_storage.recorded, own, "what others have is theirs to store");
    }
}

#[test]
fn a_store_that_refuses_is_said_until_it_takes_the_attempts() {
    let mut played = Played::new();
    let log: Log = [record(&mut played, 16)].into_iter().collect();
    let noted = keep(played, PersistenceEvent::AttemptsRefused { is_noted: true });
    assert_eq!((noted.view().warning, noted.0.session.attempt_storage.failures), (None, 1), "the next visit finds the note");
    let refused = keep(noted, PersistenceEvent::AttemptsRefused { is_noted: false });
    let warning = refused.view().warning.unwrap_or_default();
    assert!(warning.starts_with("Not kept for the next visit: your attempts at drills."), "{warning}");
    assert_eq!((&*refused.0.session.attempts, refused.0.session.attempt_storage.failures), (&log, 2));
    let saved = keep(refused, PersistenceEvent::AttemptsSaved(Rc::new(log)));
    assert_eq!((saved.view().warning, saved.0.session.attempt_storage.failures), (None, 0));
}

/// Returns the rows of the report on a backup.
fn report(played: &Played) -> Vec<String> {
    match &played.0.shell.overlay {
        Some(Overlay::Restored(rows)) => rows.iter().map(|row| format!("{}: {}", row.words, row.fate)).collect(),
        other => panic!("{other:?} is open"),
    }
}

#[test]
fn a_backup_brings_the_attempts_and_a_second_time_nothing() {
    let mut played = keep(Played::new(), PersistenceEvent::AttemptsRead(Rc::new(other_log(1))));
    record(&mut played, 16);
    let (played, text) = backup(played);
    let all = &played.0.session.attempts;
    assert_eq!((all.len(), all.line_count()), (2, 3));

    let fresh = Played::new().act(opened("nonet-games.txt", &text));
    assert_eq!(fresh.0.session.attempts, *all);
    assert_eq!(fresh.0.session.attempt_storage.restored, *all, "the store gets them");
    assert_eq!(fresh.said(), "Read 2 attempts at drills from the backup.");
    assert_eq!(report(&fresh), ["2 attempts at drills: Added."]);
    let fresh = keep(fresh, PersistenceEvent::AttemptsSaved(Rc::clone(all)));
    assert_eq!(fresh.0.session.attempt_storage.restored.line_count(), 0);

    let twice = fresh.act(opened("nonet-games.txt", &text));
    assert_eq!(twice.0.session.attempts, *all);
    assert_eq!(twice.0.session.attempt_storage.restored.line_count(), 0);
    assert_eq!(report(&twice), ["2 attempts at drills: Already here, with all that the backup has."]);

    let pasted = keep(Played::new(), PersistenceEvent::AttemptsRead(Rc::new(other_log(1)))).act(PageEvent::Pasted(text));
    assert_eq!(pasted.0.session.attempts, *all, "a backup that is pasted is read too");
    assert_eq!(report(&pasted), ["2 attempts at drills: One of them is new, the others were here already."]);
}

#[test]
fn a_backup_without_attempts_takes_none_away() {
    let mut played = Played::new();
    record(&mut played, 16);
    let before = Rc::clone(&played.0.session.attempts);
    let restored = played.act(PageEvent::Pasted("nonet backup 1\nchecking asked\n".to_owned()));
    assert_eq!(restored.0.session.attempts, before);
    assert!(restored.said().starts_with("There are no games and no lists in this backup."), "{}", restored.said());
}

#[test]
fn a_backup_waits_until_the_attempts_of_earlier_visits_are_read() {
    let opening = Played(State::new(Stored { reads_attempts: true, ..Stored::default() }));
    let asked = opening.act(Action::Play(PlayAction::Backup));
    assert_eq!(
        (asked.said().as_str(), asked.asked()),
        ("Your attempts at drills are still being read. Save the backup in a moment.", None)
    );
    let asked = keep(asked, PersistenceEvent::AttemptsRead(Rc::new(other_log(1)))).act(Action::Play(PlayAction::Backup));
    assert_eq!(asked.said(), "Your analyses are still being read. Save the backup in a moment.");
    let (_, text) = backup(keep(asked, PersistenceEvent::AnalysesRead(Vec::new(), Vec::new())));
    assert!(
        text.contains("\nattempts 1 attempt 0000000000000001 ") && text.contains("\nattempts 2 what 1 means then\n"),
        "{text}"
    );
}

/// The attempts that a browser keeps.
#[derive(Default)]
struct Kept {
    store: Log,
    notes: Log,
}

impl Kept {
    /// Opens a tab, which takes what was noted into the store.
    fn open(&mut self, seed: u64) -> Played {
        self.store.merge(&self.notes);
        self.notes = Log::default();
        let archive = Archive::new(seed, Found { records: Some(Vec::new()), whole: true, leftovers: Vec::new(), notes: true });
        let tab = Played(State::new(Stored { archive, reads_attempts: true, ..Stored::default() }));
        keep(tab, PersistenceEvent::AttemptsRead(Rc::new(self.store.clone())))
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// Three tabs practise, are killed at any moment, and hear of each other late, while the store refuses at times what it is given.
    #[test]
    fn every_attempt_that_was_made_is_kept(acts in prop::collection::vec((0..3_usize, 0..5_u8, any::<bool>()), 1..40)) {
        let (mut kept, mut made, mut said) = (Kept::default(), Log::default(), Vec::new());
        let mut tabs = [1, 2, 3].map(|seed| kept.open(seed));
        for (number, (tab, act, is_taken)) in (0_u8..).zip(acts) {
            let played = std::mem::replace(&mut tabs[tab], Played(State::new(Stored::default())));
            tabs[tab] = match act {
                0 | 1 => {
                    let mut played = played;
                    let attempt = record(&mut played, number as i8);
                    kept.notes.merge(&played.0.session.attempt_storage.recorded); // before the frame is shown
                    made.add(attempt);
                    played
                }
                2 if is_taken => {
                    let unsaved = Rc::clone(&played.0.session.attempt_storage.recorded);
                    kept.store.merge(&unsaved);
                    kept.notes = kept.notes.without(&unsaved);
                    said.push((tab, Rc::clone(&unsaved)));
                    keep(played, PersistenceEvent::AttemptsSaved(unsaved))
                }
                2 => keep(played, PersistenceEvent::AttemptsRefused { is_noted: true }),
                3 => said.iter().filter(|(by, _)| *by != tab).fold(played, |tab, (_, log)| {
                    keep(tab, PersistenceEvent::AttemptsAdded(Rc::clone(log)))
                }),
                _ => kept.open(10 + u64::from(number)), // it is killed without a goodbye
            };
        }
        prop_assert_eq!(joined(&[&kept.store, &kept.notes]), made.clone());
        prop_assert_eq!(&*kept.open(100).0.session.attempts, &made);
    }
}
