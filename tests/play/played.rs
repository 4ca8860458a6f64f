//! A page that tests operate without a browser, with a worker that answers at once.

use nonet::{
    action::{Action, BoardAction, Input, PageEvent, PersistenceEvent, PlayAction, ShellAction, SolveAction, TechniqueAction},
    app::{State, Stored, view::page},
    board::view::{BoardView, Content},
    learn::{TaskView, view::LearnView},
    make::{
        editor_room::EditorView,
        view::{BookView, MakeView},
    },
    play::view::{GameView, PlayView},
    session::{
        BrowserEffect,
        keymap::{Key, action_for},
    },
    shell::view::{PageView, RoomView},
    solve::view::SolveView,
};
use nonet_core::board::{Cell, Digit};
use nonet_game::{
    SolveBoard,
    archive::{Archive, Found, Leftover, MemoryStore},
};
use nonet_logic::{Options, Technique};
use nonet_protocol::{Answer, Question, Room};
use nonet_tutor::positions;
use nonet_worker::Memory;
use std::rc::Rc;

thread_local! {
    /// The storage of this test's worker.
    pub(super) static KEPT: Memory = Memory::default();
}

/// Returns the worker's answer to a question.
pub(super) fn answer(question: &Question) -> Answer {
    KEPT.with(|kept| kept.answer(question)).unwrap()
}

/// Requests a backup. Returns the page and the text of the backup.
pub(super) fn backup(played: Played) -> (Played, String) {
    let played = played.act(Action::Play(PlayAction::Backup)).wait();
    assert!(matches!(played.asked(), Some(BrowserEffect::DownloadFile { name, .. }) if name == "nonet-games.txt"));
    (played, String::from_utf8(KEPT.with(|kept| kept.written.take())).unwrap())
}

/// Returns the event that a file was opened.
pub(super) fn opened(name: &str, text: &str) -> PageEvent {
    KEPT.with(|kept| *kept.file.borrow_mut() = text.as_bytes().to_vec());
    PageEvent::Opened { name: name.to_owned(), file: 0 }
}

/// The page under test. Its methods return it after the next input.
pub(super) struct Played(pub(super) State);

impl Played {
    /// Returns a page in Solve with an empty board.
    pub(super) fn new() -> Played {
        Played(State::new(Stored::default())).act(Action::Shell(ShellAction::Enter(Room::Solve)))
    }

    /// Returns a page that was opened at this address.
    pub(super) fn at(address: &str) -> Played {
        Played::new().act(PageEvent::Address(address.to_owned()))
    }

    /// Returns a page in Solve with a position of the lesson on the technique, at which the technique is the next step.
    pub(super) fn at_position(technique: Technique, number: usize) -> Played {
        let at = &positions(technique)[number];
        let mut opened = Played::new().act(Action::Solve(SolveAction::Candidates(true)));
        // A link would not tell the digits of earlier steps from those of the puzzle.
        opened.0.solve.put(SolveBoard::of_givens(&at.grid().within(at.givens())).after_steps(at));
        let turn = |technique: Technique| TechniqueAction::Use(technique, technique.is_off_by_default());
        let turned = Options::to_practise(technique).switched();
        turned.iter().fold(opened, |played, technique| played.act(Action::Solve(SolveAction::Technique(turn(technique)))))
    }

    /// Returns a copy of the page.
    pub(super) fn again(&self) -> Played {
        Played(self.0.clone())
    }

    /// Returns a copy of the page after an input; the page itself stays as it is.
    pub(super) fn act_again(&self, action: impl Into<Input>) -> Played {
        Played(self.0.clone()).act(action)
    }

    /// Returns the page after an input, with the worker's answers to quick questions: all but those that rate, judge or generate.
    pub(super) fn act(self, action: impl Into<Input>) -> Played {
        let is_long = |question: &Question| {
            matches!(
                question,
                Question::Rate { .. } | Question::Diagnose { .. } | Question::Search { .. } | Question::Count { .. }
            ) || question.can_wait()
        };
        self.act_alone(action).answered(|question| !is_long(question))
    }

    /// Returns the page after a press of this cell and its release, at the place of this digit's note.
    pub(super) fn tap(self, name: &str, place: Digit) -> Played {
        let press = self.act(Action::Board(BoardAction::Press(cell(name), place)));
        press.act(Action::Board(BoardAction::Release(cell(name), place)))
    }

    /// Returns the page after an input, without any answer of the worker.
    pub(super) fn act_alone(mut self, action: impl Into<Input>) -> Played {
        self.0 = self.0.after(action);
        self
    }

    /// Answers the waiting questions that `is_meant` selects, until none is left.
    pub(super) fn answered(mut self, is_meant: impl Fn(&Question) -> bool) -> Played {
        while let Some(request) = self.0.questions.wanted().iter().find(|request| is_meant(&request.question)).cloned() {
            let answer = answer(&request.question);
            self.0 = self.0.after(PageEvent::Answered { id: request.id, answer });
        }
        self
    }

    /// Presses keys while the board has the focus: `ArrowRight 5 C-z`.
    pub(super) fn keys(mut self, script: &str) -> Played {
        for name in script.split_whitespace() {
            let action = action_for(key(name), true).unwrap_or_else(|| panic!("no key {name}"));
            self = self.act(action);
        }
        self
    }

    /// Answers all questions to the worker, until none is left.
    pub(super) fn wait(self) -> Played {
        self.answered(|_| true)
    }

    /// Performs the requests to the store as the browser would, until none is left.
    pub(super) fn keep(mut self, store: &mut MemoryStore) -> Played {
        self = self.act(PageEvent::Persistence(PersistenceEvent::Flush { all: false, now: 0 }));
        while let Some(wanted) = self.0.session.archive.wanted().first().cloned() {
            let answer = store.perform(&wanted.request, 1_000);
            self = self.act(PageEvent::Persistence(PersistenceEvent::Answered(wanted.number, answer)));
        }
        self
    }

    /// Returns a page that was opened with this store.
    pub(super) fn opened_on(store: &MemoryStore, leftovers: Vec<Leftover>) -> Played {
        let records = Some(store.0.values().cloned().collect());
        let archive = Archive::new(0xfee1, Found { records, whole: true, leftovers, notes: true });
        Played(State::new(Stored { archive, ..Stored::default() }))
    }

    /// Returns the latest effect that is not carried out yet. None if there is none.
    pub(super) fn asked(&self) -> Option<&BrowserEffect> {
        self.0.session.effects.waiting().last().map(|(_, effect)| effect)
    }

    pub(super) fn view(&self) -> PageView {
        page(&self.0)
    }

    /// Returns the view of the Solve room.
    pub(super) fn solve(&self) -> SolveView {
        let RoomView::Solve(view) = self.view().room else { panic!("it is another room") };
        Rc::unwrap_or_clone(view)
    }

    /// Returns the view of the task of the Learn room.
    pub(super) fn task(&self) -> TaskView {
        let RoomView::Learn(LearnView::Task(view)) = self.view().room else { panic!("it is another room, or no task") };
        Rc::unwrap_or_clone(view)
    }

    /// Returns the view of the Play room.
    pub(super) fn play(&self) -> PlayView {
        let RoomView::Play(view) = self.view().room else { panic!("it is another room") };
        Rc::unwrap_or_clone(view)
    }

    /// Returns the view of the game in the Play room.
    pub(super) fn game(&self) -> GameView {
        self.play().game
    }

    /// Returns the view of the book in the Make room.
    pub(super) fn book(&self) -> BookView {
        let RoomView::Make(MakeView::Book(view)) = self.view().room else { panic!("it is another room") };
        Rc::unwrap_or_clone(view)
    }

    /// Returns the view of the editor in the Make room.
    pub(super) fn set(&self) -> EditorView {
        let RoomView::Make(MakeView::Editor(view)) = self.view().room else { panic!("it is another room") };
        Rc::unwrap_or_clone(view)
    }

    /// Returns the board that is shown.
    pub(super) fn board(&self) -> BoardView {
        self.view().room.board().unwrap().clone()
    }

    /// Returns whether undo is possible.
    pub(super) fn can_undo(&self) -> bool {
        match self.view().room {
            RoomView::Play(view) => view.tools.can_undo,
            RoomView::Solve(view) => view.tools.can_undo,
            RoomView::Make(MakeView::Editor(view)) => view.tools.can_undo,
            RoomView::Make(MakeView::Book(_)) | RoomView::Learn(_) => false,
        }
    }

    /// Returns whether a return to the givens is possible.
    pub(super) fn can_restart(&self) -> bool {
        match self.view().room {
            RoomView::Play(view) => view.tools.can_restart,
            RoomView::Solve(view) => view.tools.can_restart,
            RoomView::Make(_) | RoomView::Learn(_) => false,
        }
    }

    pub(super) fn line(&self) -> String {
        format!("{:#}", self.0.shown_grid())
    }

    pub(super) fn status(&self) -> String {
        self.solve().verdict.words.to_string()
    }

    pub(super) fn said(&self) -> String {
        self.view().toast.map(|toast| toast.words).unwrap_or_default()
    }

    pub(super) fn cursor(&self) -> String {
        self.0.session.board.selection.cursor.to_string()
    }
}

/// Returns the key of a name in a script, on a US keyboard.
pub(super) fn key(name: &str) -> Key<'_> {
    let (command, rest) = name.strip_prefix("C-").map_or((false, name), |rest| (true, rest));
    let (shift, key) = rest.strip_prefix("S-").map_or((false, rest), |rest| (true, rest));
    const CODES: [&str; 10] =
        ["Digit0", "Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8", "Digit9"];
    let code = key.parse::<usize>().ok().and_then(|digit| CODES.get(digit).copied()).unwrap_or("");
    Key { key: if key == "Space" { " " } else { key }, code, shift, command, ..Key::default() }
}

pub(super) fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

pub(super) fn content(board: &BoardView, name: &str) -> Content {
    board.cells[cell(name).index()].content
}

pub(super) fn line(digits: &str) -> String {
    format!("{digits:0<81}")
}

/// Returns the solved grid as a line, without its first digit.
pub(super) fn finish_line(solved: &str) -> String {
    format!("0{}", &solved[1..])
}

/// A printed grid of candidates without two candidates that its 21 digits allow: these two eliminations reduce 299 solutions to
/// one.
pub(super) const TWO_ELIMINATIONS: &str = "
+----------------------+----------------------+----------------------+
| 9      8      12345  | 7      346    1246   | 1234   145    235    |
| 7      1235   12345  | 12348  3489   12489  | 6      14589  23589  |
| 1234   123    6      | 12348  5      12489  | 123478 14789  23789  |
+----------------------+----------------------+----------------------+
| 1268   4      129    | 168    678    5      | 278    3      26789  |
| 12368  1236   7      | 9      3468   1468   | 5      468    268    |
| 3568   3569   359    | 3468   2      4678   | 478    46789  1      |
+----------------------+----------------------+----------------------+
| 123456 123567 8      | 56     467    2467   | 9      1567   3567   |
| 2356   235679 2359   | 2568   1      26789  | 378    5678   4      |
| 1456   15679  1459   | 4568   46789  3      | 178    2      5678   |
+----------------------+----------------------+----------------------+
";

/// Returns the cell's corner notes and centre notes, and the number of its colour.
pub(super) fn small(played: &Played, name: &str) -> (String, String, u8) {
    let view = played.board().cells[cell(name).index()];
    (view.notes.to_string(), view.centre.to_string(), view.colour.map_or(0, Digit::value))
}
