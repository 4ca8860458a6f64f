//! While a dialog is open, no key and nothing that comes from outside changes what lies behind it; and keys that are held.

use super::{played::*, *};
use jiff::civil::date;
use nonet::{
    action::{
        Action, Arrival, BoardAction, KeyPress, MakeAction, MakeTab, Mode, Overlay, PageEvent, PersistenceEvent, PlayAction,
        ShellAction, Subject,
    },
    session::{
        keymap::{Key, action_for},
        settings::{GENERAL, Setting, Settings},
    },
    shell::view::RoomView,
};
use nonet_protocol::{Level, Room};
use std::collections::BTreeSet;

/// Every overlay. A variant that is added needs a number in [`number`], and one of it here.
pub(super) fn overlays() -> Vec<Overlay> {
    vec![
        Overlay::Entry,
        Overlay::Share(Subject::Puzzle),
        Overlay::Export,
        Overlay::Print,
        Overlay::Games,
        Overlay::Calendar(date(2026, 3, 1), Level::Easy),
        Overlay::Statistics,
        Overlay::GameMenu,
        Overlay::Collection,
        Overlay::PuzzleColumn,
        Overlay::Camera,
        Overlay::Photo,
        GENERAL.overlay(),
        Overlay::Keys,
        Overlay::Techniques,
        Overlay::Restored(Default::default()),
        Overlay::Analyses,
    ]
}

const fn number(overlay: &Overlay) -> usize {
    match overlay {
        Overlay::Entry => 0,
        Overlay::Share(_) => 1,
        Overlay::Export => 2,
        Overlay::Print => 3,
        Overlay::Games => 4,
        Overlay::Calendar(..) => 5,
        Overlay::Statistics => 6,
        Overlay::GameMenu => 7,
        Overlay::Collection => 8,
        Overlay::PuzzleColumn => 9,
        Overlay::Camera => 10,
        Overlay::Photo => 11,
        Overlay::Settings(_) => 12,
        Overlay::Keys => 13,
        Overlay::Techniques => 14,
        Overlay::Restored(_) => 15,
        Overlay::Analyses => 16,
    }
}

#[test]
fn the_table_has_every_overlay() {
    let numbers: BTreeSet<usize> = overlays().iter().map(number).collect();
    assert_eq!(numbers, (0..overlays().len()).collect());
}

/// Every key that means something on a board, by its name and its action.
fn presses() -> Vec<(String, Action)> {
    let named = [
        "ArrowUp",
        "ArrowDown",
        "ArrowLeft",
        "ArrowRight",
        "Home",
        "End",
        "PageUp",
        "PageDown",
        "Delete",
        "Backspace",
        "Enter",
        "Escape",
        "Tab",
        "Space",
        "Insert",
        "F1",
        "F2",
    ];
    let written = (33..127).map(|byte: u8| char::from(byte).to_string());
    let keys: Vec<String> = written.chain(named.map(str::to_owned)).collect();
    let mut presses = Vec::new();
    for (shift, command) in [(false, false), (true, false), (false, true), (true, true)] {
        for name in &keys {
            let pressed = Key { shift, command, ..key(name) };
            if let Some(action) = action_for(pressed, true) {
                presses.push((format!("{name}, Shift {shift}, Ctrl {command}"), action));
            }
        }
    }
    presses
}

fn press(action: &Action) -> KeyPress {
    KeyPress { action: action.clone(), repeats: false }
}

fn held(action: &Action) -> KeyPress {
    KeyPress { action: action.clone(), repeats: true }
}

fn open(overlay: &Overlay) -> Action {
    Action::Shell(ShellAction::Open(overlay.clone()))
}

/// Each room with something to undo, something to redo, and a book that replaced another.
fn rooms() -> Vec<(&'static str, Played)> {
    let play = Played::at(&format!("#play={SEED_1}")).keys("C-Home 1 ArrowDown S-5 ArrowRight 7 C-z");
    let solve = Played::at(&format!("#p={SEED_1}")).keys("C-Home 1 h h C-z");
    let make = || Played::new().act(Action::Shell(ShellAction::Enter(Room::Make)));
    let set = make().act(Action::Make(MakeAction::Open(MakeTab::Editor))).keys("1 2 3 C-z");
    let book = |played: Played| played.act(Action::Make(MakeAction::MakeBook));
    let made = book(
        make().act(Action::Make(MakeAction::Open(MakeTab::Book))).act(Action::Shell(ShellAction::ChooseSetting("count", 0))),
    );
    let book = book(made.wait()).wait();
    vec![("Play", play), ("Solve", solve), ("Set", set), ("Book", book)]
}

fn room(played: &Played) -> RoomView {
    played.view().room
}

#[test]
fn the_keys_of_the_table_act_where_nothing_lies_over_the_board() {
    for (name, played) in rooms() {
        let acts = |name: &str| {
            let (_, action) = presses().into_iter().find(|(press, _)| press == name).unwrap();
            room(&played.act_again(press(&action))) != room(&played)
        };
        assert!(acts("z, Shift false, Ctrl true"), "{name}: undo");
        assert!(acts("y, Shift false, Ctrl true"), "{name}: redo");
    }
}

#[test]
fn no_key_changes_what_lies_behind_a_dialog() {
    for (name, played) in rooms() {
        let before = room(&played.act_again(open(&Overlay::Keys)).act(Action::Shell(ShellAction::Close)));
        for overlay in overlays() {
            let covered = played.act_again(open(&overlay));
            let view = covered.view();
            for (key, action) in presses() {
                let what = format!("{name}, {overlay:?}: {key}");
                let pressed = covered.act_again(press(&action));
                if action == Action::Shell(ShellAction::Escape) {
                    assert_eq!(pressed.overlay(), None, "{what}");
                    assert_eq!(room(&pressed), before, "{what}");
                } else {
                    assert!(pressed.view() == view, "{what}");
                }
            }
        }
    }
}

#[test]
fn what_comes_while_a_dialog_is_open_waits_until_it_is_asked_for() {
    let link = format!("https://nonet.example/#s=1.{SEED_3B}");
    for (name, played) in rooms() {
        for overlay in overlays().into_iter().filter(|overlay| *overlay != Overlay::Entry) {
            for text in [SEED_2, link.as_str()] {
                let what = format!("{name}, {overlay:?}: {text}");
                let before = room(&played.act_again(open(&overlay)).act(Action::Shell(ShellAction::Close)));
                let covered = played.act_again(open(&overlay));
                let came = covered.act_again(PageEvent::Arrived(Arrival::Text { text: text.to_owned(), file: None }));
                assert_eq!((came.0.shell.overlay.as_ref(), room(&came) == room(&covered)), (Some(&overlay), true), "{what}");
                assert_eq!(came.said(), "What was pasted, dropped or sent here waits to be opened.", "{what}");
                let closed = came.act_again(PageEvent::Copied(true)).act(Action::Shell(ShellAction::Close));
                assert!(room(&closed) == before, "{what}: it is not opened by itself either");
                let offers = closed.view().toast.map(|toast| toast.offers).unwrap_or_default();
                assert!(offers.iter().any(|offer| offer.action == Action::Shell(ShellAction::TakeWaiting)), "{what}: {offers:?}");
                let opened = closed.act(Action::Shell(ShellAction::TakeWaiting));
                assert!(room(&opened) != before && opened.0.shell.waiting.is_empty(), "{what}: it comes in the end");
            }
        }
    }
}

#[test]
fn pictures_and_texts_that_come_together_come_one_after_the_other() {
    let picture = |file| PageEvent::Arrived(Arrival::Picture { name: format!("{file}.png"), file });
    let text = |text: &str| PageEvent::Arrived(Arrival::Text { text: text.to_owned(), file: None });
    let came = Played::at(&format!("#play={SEED_1}")).act(picture(1)).act(picture(2)).act(text(SEED_2));
    assert_eq!(came.overlay(), Some(Overlay::Photo));
    assert_eq!(came.0.photo.files(), [1, 2], "both are there");
    assert_eq!((came.line().as_str(), came.0.shell.waiting.len()), (SEED_1, 1), "the text waits behind them");
    let taken = came.act(Action::Shell(ShellAction::TakeWaiting));
    assert_eq!(taken.line(), SEED_2);
    assert_eq!(taken.0.photo.files(), [1, 2], "the pictures wait in turn");
}

#[test]
fn of_several_texts_each_is_read() {
    let text = |text: &str| PageEvent::Arrived(Arrival::Text { text: text.to_owned(), file: None });
    let came = Played::new().act_alone(text(SEED_1)).act_alone(text(SEED_2)).act_alone(text("no puzzle")).wait();
    assert_eq!(came.line(), SEED_2);
    assert_eq!(came.overlay(), Some(Overlay::Entry), "what can't be read is shown");
    let back = came.act(Action::Shell(ShellAction::Close)).keys("C-z");
    assert_eq!(back.line(), SEED_1);
}

#[test]
fn a_text_that_is_read_too_late_waits() {
    let read = |played: Played| played.wait();
    let begun = || Played::at(&format!("#play={SEED_1}")).act_alone(PageEvent::Pasted(SEED_2.to_owned()));
    let covered = read(begun().act_alone(open(&GENERAL.overlay())));
    assert_eq!((covered.line().as_str(), covered.0.shell.overlay.as_ref()), (SEED_1, Some(&GENERAL.overlay())));
    assert_eq!(covered.act(Action::Shell(ShellAction::TakeWaiting)).wait().line(), SEED_2);
    let left = read(begun().act_alone(Action::Shell(ShellAction::Enter(Room::Solve))));
    assert_ne!(left.line(), SEED_2, "another room was asked for since");
    assert_eq!(left.said(), "What was pasted, dropped or sent here waits to be opened.");
    assert_eq!(left.act(Action::Shell(ShellAction::TakeWaiting)).wait().line(), SEED_2);
}

#[test]
fn what_is_opened_from_a_dialog_is_opened() {
    let covered = Played::at(&format!("#play={SEED_1}")).act(open(&Overlay::Games));
    let opened = covered.act(opened("other.sdk", SEED_2)).wait();
    assert_eq!((opened.line().as_str(), opened.0.shell.overlay.as_ref()), (SEED_2, None));
}

#[test]
fn a_close_that_the_browser_reports_late_closes_nothing_else() {
    let first = Played::new().act(open(&GENERAL.overlay()));
    let number = first.0.shell.opening;
    let closed = |number| Action::Shell(ShellAction::Closed(number));
    assert_eq!(first.act_again(closed(number)).overlay(), None);
    let second = first.act(Action::Shell(ShellAction::Close)).act(open(&Overlay::Keys)).act(closed(number));
    assert_eq!(second.overlay(), Some(Overlay::Keys));
    let third = second.act(open(&Overlay::Print)).act(closed(number + 1));
    assert_eq!(third.overlay(), Some(Overlay::Print), "also where one takes the place of the other");
}

#[test]
fn no_dialog_has_a_button_over_it_that_changes_the_board_behind_it() {
    let changed = [
        Played::at(&format!("#play={SEED_1}")).keys("C-Home S-1").act(Action::Play(PlayAction::FillNotes)),
        Played::new().act(PageEvent::Pasted(SEED_3C.to_owned())),
    ];
    for played in changed {
        assert!(has_undo(&played), "{}", played.said());
        for overlay in overlays() {
            let opened = played.act_again(Action::Shell(ShellAction::Open(overlay.clone())));
            assert!(opened.overlay().is_none() || !has_undo(&opened), "{overlay:?}");
        }
    }
}

/// Returns whether the message on the page has a button that acts on the board.
fn has_undo(played: &Played) -> bool {
    played.view().toast.iter().flat_map(|toast| &toast.offers).any(|offer| matches!(offer.action, Action::Board(_)))
}

/// The keys that may go on while they are held, in some room.
const REPEATING: [&str; 11] = ["Arrow", "Home", "End", "Page", "Delete", "Backspace", "Space", "0", ".", ",", "<"];

#[test]
fn a_key_that_is_held_switches_nothing_to_and_fro() {
    for (name, played) in rooms() {
        let before = room(&played);
        for (key, action) in presses() {
            let once = played.act_again(press(&action));
            let again = once.act_again(press(&action));
            let repeated = played.act_again(held(&action));
            let is_toggle = room(&once) != before && room(&again) == before;
            let is_unheard = repeated.view() == played.view();
            assert!(!is_toggle || is_unheard, "{name}: {key} is held and switches");
            let is_history = matches!(action, Action::Board(BoardAction::Undo | BoardAction::Redo));
            let may = REPEATING.iter().any(|start| key.starts_with(start)) || is_history || key.starts_with('>');
            assert!(may || is_unheard, "{name}: {key} is held and acts");
        }
    }
    let play = Played::at(&format!("#play={SEED_1}"));
    for name in ["S-5", "h", "p", "n", "f", "Space", "5", "w", "C-Enter"] {
        let action = action_for(key(name), true).unwrap();
        assert!(play.act_again(held(&action)).view() == play.view(), "{name} while a game is played");
    }
}

#[test]
fn undo_and_arrows_go_on_while_their_key_is_held() {
    let mut play = Played::at(&format!("#play={SEED_1}")).keys("C-Home 1 ArrowDown ArrowRight 2 ArrowRight 3");
    let moves = |played: &Played| played.0.play.game.moves().len();
    for (name, left) in [("C-z", 2), ("C-z", 1), ("ArrowRight", 1), ("ArrowRight", 1)] {
        play = play.act(held(&action_for(key(name), true).unwrap()));
        assert_eq!(play.0.play.game.made(), left, "{name} of {}", moves(&play));
    }
    assert_eq!(play.cursor(), "r2c5");
    let mut solve = Played::new().act(Action::Board(BoardAction::AutoAdvance(true)));
    for _ in 0..3 {
        solve = solve.act(held(&Action::Board(BoardAction::Space)));
    }
    assert_eq!(solve.cursor(), "r1c4", "where a puzzle is typed, the space bar moves on");
}

/// The settings may change by a press, in another tab, or by a backup.
#[test]
fn however_a_setting_changes_the_mode_is_one_that_can_be_chosen() {
    let modes = [Mode::Digit, Mode::Corner, Mode::Centre, Mode::Colour, Mode::Line];
    let play = Played::at(&format!("#play={SEED_1}"));
    // The language stays that of the page until it is loaded again.
    for setting in Setting::all().filter(|setting| setting.key != "language") {
        for value in 0..setting.values().count() {
            for notes in 0..Setting::named("notes").unwrap().values().count() {
                for mode in modes {
                    let chosen = play.act_again(Action::Shell(ShellAction::ChooseSetting("notes", notes)));
                    let chosen = chosen.act(Action::Play(PlayAction::Mode(mode)));
                    let before = chosen.0.session.settings.text();
                    let now = Settings::text_with(&before, setting, value);
                    let here = chosen.act_again(Action::Shell(ShellAction::ChooseSetting(setting.key, value)));
                    let there = chosen.act(PageEvent::Persistence(PersistenceEvent::Settings { before, now }));
                    let what = format!("{}, value {value}, {mode:?}", setting.key);
                    assert!(there.0.session.settings == here.0.session.settings && room(&there) == room(&here), "{what}");
                    let known = Mode::all(there.0.session.settings.notes);
                    assert!(known.iter().any(|(_, it)| *it == there.0.play.mode), "{what}: {:?}", there.0.play.mode);
                }
            }
        }
    }
}

/// The texts that a share holds beside its pictures are one text: the reader finds all that is in it.
#[test]
fn a_text_and_the_link_beside_it_are_both_read() {
    let link = format!("https://nonet.example/#p={SEED_2}");
    let come = |text: &str| {
        let text = format!("{text}\n{link}");
        Played::new().act(PageEvent::Arrived(Arrival::Text { text, file: None })).wait()
    };
    assert_eq!(come("A puzzle for you").line(), SEED_2);
    let both = come(SEED_1);
    let is_list = both.0.shell.overlay == Some(Overlay::Collection);
    assert!(is_list, "{} {:?}", both.line(), both.said());
}
