//! Tests of storage, of settings from other tabs, and of new versions.

use super::{played::*, *};
use nonet::{
    action::{Action, KeptPart, Overlay, PageEvent, PersistenceEvent, PlayAction, ProfileAction, ShellAction, Theme},
    app::{State, Stored},
    session::BrowserEffect,
};
use nonet_game::{
    Pauses,
    archive::{Archive, Found, GameCopy, MemoryStore, Record},
};
use nonet_protocol::{OwnProfiles, Profile, ProfileName, Technique, TechniqueSet};

/// The page as it opens before the store has told what is kept, with the game that was played last.
fn opened_ahead(store: &MemoryStore, address: &str) -> Played {
    let latest = Played::opened_on(store, Vec::new()).0.session.archive.latest().and_then(GameCopy::stored);
    let records = Some(latest.iter().filter_map(|text| Record::of_stored(text)).collect());
    let archive = Archive::new(0xfee2, Found { records, whole: false, leftovers: Vec::new(), notes: true });
    Played(State::new(Stored { archive, ..Stored::default() }).arrived(address))
}

/// The store with a game of each of these puzzles, in which one digit was entered.
fn store_of(puzzles: &[&str]) -> MemoryStore {
    let mut store = MemoryStore::default();
    let begin = |played: Played, puzzle: &&str| {
        played.act(PageEvent::Address(format!("#play={puzzle}"))).keys("C-Home 1").keep(&mut store)
    };
    puzzles.iter().fold(Played::new(), begin);
    store
}

#[test]
fn the_page_opens_the_game_that_was_played_last_before_the_store_answers_and_the_others_come() {
    let mut store = store_of(&[SEED_2, SEED_1]);
    let ahead = opened_ahead(&store, "");
    assert_eq!(ahead.0.play.game.givens().to_string(), SEED_1.replace('0', "."));
    assert_eq!((ahead.0.play.game.made(), ahead.said().as_str(), ahead.view().warning), (1, "", None));
    assert!(ahead.play().games.kept.is_empty() && ahead.0.session.archive.is_being_read());
    let backup = ahead.act_again(Action::Play(PlayAction::Backup));
    assert_eq!((backup.said().as_str(), backup.asked()), ("Your games are still being read. Save the backup in a moment.", None));

    let moved = ahead.keys("C-End 2");
    let whole = moved.keep(&mut store);
    assert_eq!((whole.0.play.game.made(), whole.said().as_str(), whole.view().warning), (2, "", None));
    assert_eq!(whole.act_again(Action::Shell(ShellAction::Open(Overlay::Games))).play().games.kept.len(), 1);
    assert!(!whole.0.session.archive.is_being_read() && store.0.len() == 2, "one game each");
}

#[test]
fn a_link_that_opens_before_the_store_answers_goes_on_with_its_game() {
    let mut store = store_of(&[SEED_2, SEED_1]);
    let ahead = opened_ahead(&store, &format!("#play={SEED_2}"));
    assert_eq!((ahead.0.play.game.made(), ahead.said().as_str()), (0, "The earlier game is kept."));
    let whole = ahead.keep(&mut store);
    assert_eq!(whole.0.play.game.made(), 1);
    assert!(whole.said().starts_with("Continuing your game"), "{}", whole.said());
    assert_eq!(store.0.len(), 2);
}

#[test]
fn the_settings_of_a_backup_are_taken_where_none_were_changed() {
    let wishing = |count| Played::new().act(Action::Shell(ShellAction::ChooseSetting("count", count)));
    let theirs = wishing(5).0.session.settings;
    let backup = || PageEvent::Pasted(format!("nonet backup 1\n{}", theirs.text()));
    assert_eq!(Played::new().act(backup()).0.session.settings, theirs);
    let own = wishing(0);
    let chosen = own.0.session.settings;
    assert_ne!(chosen, theirs);
    assert_eq!(own.act(backup()).0.session.settings, chosen);
    let dark = Played::new().act(Action::Shell(ShellAction::ChooseSetting("theme", 2)));
    let both = dark.act(backup()).0.session.settings;
    assert_eq!((both.theme, both.book), (Some(Theme::Dark), theirs.book), "a theme may have been chosen");
}

#[test]
fn techniques_are_saved_under_a_name_used_renamed_and_deleted() {
    let name = |text: &str| ProfileName::new(text).unwrap();
    let profile = |action| Action::Shell(ShellAction::Profile(action));
    let (wings, few) = (TechniqueSet::from([Technique::XyWing, Technique::Trial]), Profile::Basic.techniques());
    let saved =
        Played::new().act(profile(ProfileAction::Save(name("Mine"), wings))).act(profile(ProfileAction::Save(name("Few"), few)));
    let used = |played: &Played| TechniqueSet::OFF_BY_DEFAULT ^ !played.0.solve.stepping.switched;
    let of = |played: &Played, text: &str| played.0.session.profiles.get(&name(text));
    let uses = saved.act_again(profile(ProfileAction::Use(name("Mine"))));
    assert_eq!(used(&uses), wings);
    assert_eq!(used(&uses.act_again(profile(ProfileAction::Use(name("Few"))))), few);
    assert_eq!(used(&uses.act_again(profile(ProfileAction::Use(name("Gone"))))), wings, "another tab may have deleted it");

    let renamed = uses.act_again(profile(ProfileAction::Rename(name("Mine"), name("Yours"))));
    assert_eq!((of(&renamed, "Mine"), of(&renamed, "Yours")), (None, Some(wings)));
    let taken = uses.act_again(profile(ProfileAction::Rename(name("Mine"), name("Few"))));
    assert_eq!((of(&taken, "Mine"), of(&taken, "Few")), (Some(wings), Some(few)), "a name is not taken from another");
    let replaced = uses.act_again(profile(ProfileAction::Save(name("Few"), wings)));
    assert_eq!(of(&replaced, "Few"), Some(wings));
    let deleted = uses.act_again(profile(ProfileAction::Delete(name("Mine"))));
    assert_eq!((of(&deleted, "Mine"), used(&deleted)), (None, wings));

    // Another tab, which knew none of them, saves one and deletes one.
    let (mut before, mut now) = (OwnProfiles::default(), OwnProfiles::default());
    before.save(name("Few"), few);
    now.save(name("Theirs"), few);
    let followed = uses.act_again(PageEvent::Persistence(PersistenceEvent::Profiles { before, now }));
    assert_eq!(["Mine", "Few", "Theirs"].map(|text| of(&followed, text)), [Some(wings), None, Some(few)]);

    let (played, text) = backup(uses);
    assert_eq!(Played::new().act(PageEvent::Pasted(text)).0.session.profiles, played.0.session.profiles);
}

#[test]
fn a_new_version_is_offered_until_it_is_dismissed_and_again_to_who_comes_back() {
    let played = Played::at(&format!("#play={SEED_1}")).act(PageEvent::NewVersion);
    let offered = |played: &Played| played.view().update_offer.map(|offer| offer.words).unwrap_or_default();
    assert_eq!(played.view().update_offer.unwrap().offers[0].action, Action::Shell(ShellAction::TakeVersion));
    let on = played.keys(". 1");
    assert!(offered(&on).starts_with("A new version"), "a move does not outdate it");
    let dismissed = on.act(Action::Shell(ShellAction::DismissUpdate)).keys(". 2");
    assert_eq!(offered(&dismissed), "");
    let back = dismissed.act(PageEvent::Away(true)).act(PageEvent::Away(false));
    assert!(offered(&back).starts_with("A new version"));
    assert_eq!(back.act(Action::Shell(ShellAction::TakeVersion)).asked(), Some(&BrowserEffect::TakeVersion));

    // The message stands beside one that offers to undo something, and neither replaces the other.
    let pasted = Played::at("#solve").act(PageEvent::Pasted(SEED_1.to_owned())).wait();
    let said = pasted.said();
    assert_ne!(said, "");
    let both = pasted.act(PageEvent::NewVersion);
    assert_eq!((both.said(), offered(&both).is_empty()), (said, false));
    let next = both.act(PageEvent::Copied(true));
    assert_eq!((next.said().as_str(), offered(&next).is_empty()), ("Copied.", false));
    let dismissed = next.act(Action::Shell(ShellAction::Dismiss));
    assert_eq!((dismissed.said().as_str(), offered(&dismissed).is_empty()), ("", false));
}

#[test]
fn what_the_browser_refuses_to_keep_is_said_until_it_takes_it() {
    let keeping = |event| PageEvent::Persistence(event);
    let refused = Played::new().act(keeping(PersistenceEvent::Refused(vec![KeptPart::Settings, KeptPart::Solve])));
    let warning = refused.view().warning.unwrap();
    assert!(warning.starts_with("Not kept for the next visit: the settings, the Solve room."), "{warning}");
    assert_eq!(refused.act(keeping(PersistenceEvent::Refused(Vec::new()))).view().warning, None);
    let full =
        Played::new().act(keeping(PersistenceEvent::Noted(false))).act(keeping(PersistenceEvent::Refused(vec![KeptPart::Make])));
    let warning = full.view().warning.unwrap();
    assert!(warning.contains("(Menu, Library, Backup)") && warning.contains("the Make room"), "{warning}");
}

#[test]
fn what_a_later_version_kept_is_said_and_not_read() {
    let found = Played::new().act(PageEvent::Persistence(PersistenceEvent::Later(vec![KeptPart::Settings, KeptPart::Make])));
    let warning = found.view().warning.unwrap();
    assert!(warning.starts_with("Kept by a later version of Nonet, and left as it is: the settings, the Make room"), "{warning}");
}

#[test]
fn what_another_tab_chooses_is_chosen_here_too() {
    let own = Played::new().act(Action::Shell(ShellAction::ChooseSetting("peers", 0)));
    let (before, now) = ("time 1\npeers 1\n".to_owned(), "time 0\npeers 1\n".to_owned());
    let announcement = own.act(PageEvent::Persistence(PersistenceEvent::Settings { before, now }));
    assert_eq!(
        (announcement.0.session.settings.time, announcement.0.session.settings.peers),
        (false, false),
        "only what it changed"
    );
    let paused = announcement.act(PageEvent::Persistence(PersistenceEvent::Pauses(Pauses::read("pause 2026-11-03\n"))));
    assert!(paused.0.play.finished.pauses.is_on());
    let (before, now) = ("nonet settings 3\n{}\n".to_owned(), "nonet settings 3\n{\"theme\":\"dark\"}\n".to_owned());
    let dark = paused.act(PageEvent::Persistence(PersistenceEvent::Settings { before, now }));
    assert_eq!(dark.0.session.settings.theme, Some(Theme::Dark));
}
