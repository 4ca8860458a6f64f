//! Tests of storage, of settings from other tabs, and of new versions.

use super::{played::*, *};
use nonet::{
    action::{Action, Keeping, KeptPart, PageEvent, ShellAction, Theme},
    session::Effect,
};
use nonet_game::Pauses;

#[test]
fn the_settings_of_a_backup_are_taken_where_none_were_changed() {
    let wishing = |count| Played::new().act(Action::Shell(ShellAction::Choose("count", count)));
    let theirs = wishing(5).0.session.settings;
    let backup = || PageEvent::Pasted(format!("nonet backup 1\n{}", theirs.text()));
    assert_eq!(Played::new().act(backup()).0.session.settings, theirs);
    let own = wishing(0);
    let chosen = own.0.session.settings;
    assert_ne!(chosen, theirs);
    assert_eq!(own.act(backup()).0.session.settings, chosen);
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
    assert_eq!(back.act(Action::Shell(ShellAction::TakeVersion)).asked(), Some(&Effect::TakeVersion));

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
    let keeping = |event| PageEvent::Keeping(event);
    let refused = Played::new().act(keeping(Keeping::Refused(vec![KeptPart::Settings, KeptPart::Solve])));
    let warning = refused.view().warning.unwrap();
    assert!(warning.starts_with("Not kept for the next visit: the settings, the Solve room."), "{warning}");
    assert_eq!(refused.act(keeping(Keeping::Refused(Vec::new()))).view().warning, None);
    let full = Played::new().act(keeping(Keeping::Noted(false))).act(keeping(Keeping::Refused(vec![KeptPart::Make])));
    let warning = full.view().warning.unwrap();
    assert!(warning.contains("(Menu, Library, Backup)") && warning.contains("the Make room"), "{warning}");
}

#[test]
fn what_a_later_version_kept_is_said_and_not_read() {
    let found = Played::new().act(PageEvent::Keeping(Keeping::Later(vec![KeptPart::Settings, KeptPart::Make])));
    let warning = found.view().warning.unwrap();
    assert!(warning.starts_with("Kept by a later version of Nonet, and left as it is: the settings, the Make room"), "{warning}");
}

#[test]
fn what_another_tab_chooses_is_chosen_here_too() {
    let own = Played::new().act(Action::Shell(ShellAction::Choose("peers", 0)));
    let (before, now) = ("time 1\npeers 1\n".to_owned(), "time 0\npeers 1\n".to_owned());
    let announcement = own.act(PageEvent::Keeping(Keeping::Settings { before, now }));
    assert_eq!(
        (announcement.0.session.settings.time, announcement.0.session.settings.peers),
        (false, false),
        "only what it changed"
    );
    let paused = announcement.act(PageEvent::Keeping(Keeping::Pauses(Pauses::read("pause 2026-11-03\n"))));
    assert!(paused.0.play.pauses.is_on());
    assert_eq!(paused.act(PageEvent::Keeping(Keeping::Theme(Some(Theme::Dark)))).0.session.theme, Some(Theme::Dark));
}
