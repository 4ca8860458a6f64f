//! The page in the language that is made of English by rule: what has no accents there stands in no message, and would be English for
//! all readers.

use super::{overlays::overlays, played::*, *};
use nonet::{
    action::{Action, BoardAction, LearnAction, LearnPage, MakeAction, MakeTab, PageEvent, PlayAction, SheetEdit, ShellAction},
    app::view::page,
    shell::Page,
};
use nonet_core::board::Digit;
use nonet_course::{DrillKind, drillable};
use nonet_logic::Technique;
use nonet_protocol::{CollectionEvent, LibraryPart, Room};
use std::{collections::BTreeSet, path::Path, rc::Rc};
use yew::{LocalServerRenderer, prelude::*};

/// The words of the files of these tests: the name of a column, and what is in a file that can't be read.
const IN_FILES: [&str; 3] = ["puzzle", "html", "PK"];

/// The attributes that are read or heard.
const READ: [&str; 6] = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];

#[derive(Properties, PartialEq)]
struct ShownProps {
    played: Rc<nonet::shell::view::PageView>,
}

#[component]
fn Shown(ShownProps { played }: &ShownProps) -> Html {
    html! { <Page view={Rc::clone(played)} /> }
}

/// Chooses the language for the page and the worker of this test.
fn choose() {
    nonet_words::choose(pseudo::TAG, &pseudo::of_folder(Path::new("locales/en")).unwrap()).unwrap();
}

/// Returns all that can be read or heard on a page.
fn texts(played: &Played) -> Vec<String> {
    let props = ShownProps { played: Rc::new(page(&played.0)) };
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let renderer = LocalServerRenderer::<Shown>::with_props(props).hydratable(false);
    let html = tokio::task::LocalSet::new().block_on(&runtime, renderer.render());
    let mut texts = Vec::new();
    let html = html.replace("&lt;", "‹").replace("&gt;", "›").replace("&amp;", "+").replace("&quot;", "'");
    for (tag, text) in html.split('<').filter_map(|piece| piece.split_once('>')) {
        let value = |name: &&str| tag.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split('"').next());
        texts.extend(READ.iter().filter_map(value).chain([text]).filter(|text| !text.trim().is_empty()).map(str::to_owned));
    }
    texts
}

/// Finds what the page says that comes from no message.
#[derive(Default)]
struct Finder {
    pages: usize,
    found: BTreeSet<String>,
}

impl Finder {
    fn look(&mut self, place: &str, played: &Played) {
        let texts = texts(played);
        assert!(texts.iter().any(|text| text.contains('⟦')), "{place}: the page is not in the language");
        self.pages += 1;
        for text in texts {
            if pseudo::plain_words(&text).iter().any(|word| !pseudo::NAMES.contains(word) && !IN_FILES.contains(word)) {
                self.found.insert(format!("{place}: {text}"));
            }
        }
    }

    fn end(self, pages: usize) {
        assert_eq!(self.found, BTreeSet::new());
        assert!(self.pages >= pages, "{}", self.pages);
    }
}

fn play(action: PlayAction) -> Action {
    Action::Play(action)
}

/// Returns a drill by eye.
fn by_eye() -> Played {
    Played::at("#learn").act(Action::Learn(LearnAction::Practise(Technique::HiddenSingle, DrillKind::ByEye))).wait()
}

/// Returns a sheet for a class that is being printed.
fn sheet() -> Played {
    let edit = |edit| Action::Learn(LearnAction::EditSheet(edit));
    let form = Played::at("#learn").act(Action::Learn(LearnAction::Open(LearnPage::Sheet)));
    form.act(edit(SheetEdit::Positions(6))).act(edit(SheetEdit::Use(Technique::XWing, true))).act(edit(SheetEdit::Print))
}

/// Returns the page in each room, as it is at first and after something was done.
fn rooms() -> Vec<(&'static str, Played)> {
    let make = |tab| Played::new().act(Action::Shell(ShellAction::Enter(Room::Make))).act(Action::Make(MakeAction::Open(tab)));
    let book = make(MakeTab::Book).act(Action::Shell(ShellAction::ChooseSetting("count", 0)));
    vec![
        ("a first visit", Played::at("")),
        ("Play", Played::at(&format!("#play={SEED_1}"))),
        ("a begun game", Played::at(&format!("#play={SEED_1}")).keys("C-Home 1 ArrowDown S-5 ArrowRight 7 C-z")),
        ("a paused game", Played::at(&format!("#play={SEED_1}")).act(play(PlayAction::TogglePause))),
        ("an empty board", Played::new()),
        ("Solve", Played::at(&format!("#p={SEED_1}")).wait()),
        ("several solutions", Played::at(&format!("#p={SEED_3B}")).wait()),
        ("no solution", Played::at(&format!("#p=5{}", &SEED_1[1..])).wait()),
        ("steps", Played::at(&format!("#p={SEED_1}")).keys("C-Home 1 h h C-z").wait()),
        ("Set", make(MakeTab::Editor).keys("1 2 3 C-z").wait()),
        ("Book", book.act(Action::Make(MakeAction::MakeBook)).wait()),
        ("Learn", Played::at("#learn")),
        ("a lesson", Played::at("#learn=x_wing").wait()),
        ("what was practised", Played::at("#learn").act(Action::Learn(LearnAction::Open(LearnPage::Progress)))),
        ("a drill by eye against the clock", by_eye().act(Action::Learn(LearnAction::AgainstClock(true))).wait()),
        ("a sheet for a class", sheet().wait()),
        ("a broken link", Played::at("#p=123")),
    ]
}

#[test]
fn each_room_and_dialog_says_only_messages() {
    choose();
    let mut finder = Finder::default();
    for (name, room) in rooms() {
        finder.look(name, &room);
        for overlay in overlays() {
            let place = format!("{name}, {overlay:?}");
            finder.look(&place, &room.act_again(Action::Shell(ShellAction::Open(overlay))));
        }
    }
    finder.end(150);
}

#[test]
fn hints_and_answers_say_only_messages() {
    choose();
    let mut finder = Finder::default();
    for puzzle in [SEED_1, SEED_2, SEED_3A, HARD] {
        let mut asked = Played::at(&format!("#play={puzzle}")).act(play(PlayAction::Hint)).wait();
        for stage in 0..5 {
            finder.look(&format!("the hint's stage {stage}"), &asked);
            asked = asked.act(play(PlayAction::More)).wait();
        }
    }
    let wrong = Played::at(&format!("#play={SEED_1}")).wait().keys("C-Home 7 h");
    finder.look("a mistake", &wrong);
    finder.look("where it is", &wrong.act(play(PlayAction::More)));
    let finished = Played::at(&format!("#play={}", finish_line(SEED_1_SOLVED))).keys("C-Home 1").wait();
    finder.look("a finished game", &finished);
    finder.end(20);
}

#[test]
fn the_lesson_and_a_step_of_each_technique_say_only_messages() {
    choose();
    let mut finder = Finder::default();
    for technique in Technique::ALL {
        let played = Played::at_position(technique, 0);
        finder.look(&format!("{technique}: its step"), &played.act(Action::Board(BoardAction::Step)));
    }
    for technique in drillable() {
        for kind in [DrillKind::Follow, DrillKind::Find, DrillKind::Which].into_iter().filter(|kind| kind.fits(technique)) {
            let drill = Played::at(&format!("#learn={technique}.{kind}.1")).wait();
            finder.look(&format!("{technique}, {kind}"), &drill);
            finder.look(&format!("{technique}, {kind}, shown"), &drill.act(Action::Learn(LearnAction::Show)));
        }
    }
    finder.end(6 * Technique::ALL.len());
}

#[test]
fn lists_and_what_is_wrong_in_them_say_only_messages() {
    choose();
    let mut finder = Finder::default();
    let table = format!("puzzle,7\n{SEED_1},1\n{SEED_2},2\n{SEED_2},3\n{SEED_3B},4\n1234,5\n5{},6\n", &SEED_1[1..]);
    let list = Played::new().act(opened("7.csv", &table)).wait();
    finder.look("a list", &list);
    let library = list.act(Action::from(CollectionEvent::OpenLibrary(LibraryPart::All))).wait();
    finder.look("the library", &library);
    for text in ["12345", "<html></html>", "PK\u{3}\u{4}", "1 2 3\n4 5 6"] {
        finder.look(text, &Played::new().act(PageEvent::Pasted(text.to_owned())).wait());
    }
    let selected = Played::at(&format!("#p={SEED_1}")).act(Action::Board(BoardAction::Select(cell("r1c1"))));
    finder.look("a selected cell", &selected.act(Action::Board(BoardAction::Digit(Digit::D1))).wait());
    finder.end(7);
}
