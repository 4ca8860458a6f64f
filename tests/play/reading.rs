//! Tests of texts, files and addresses that come in.

use super::{library::shown_table, played::*, *};
use nonet::{
    action::{Action, BoardAction, CollectionAction, Export, FileFault, Overlay, PageEvent, ShellAction},
    board::view::Content,
    session::BrowserEffect,
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, Digit, Grid};
use nonet_formats::{BoardState, NonetLink, Output};
use nonet_protocol::{Address, CollectionQuestion, Question, QuestionId, QuestionRequest, Room, TableAction};

#[test]
fn a_readable_text_replaces_the_board_as_one_act_and_says_what_was_read() {
    let played = Played::new().keys("5").act(PageEvent::Pasted(SEED_1.to_owned()));
    assert_eq!(played.line(), SEED_1);
    assert_eq!(content(&played.board(), "r1c2"), Content::Given(Digit::D4));
    assert_eq!(played.said(), "Puzzle loaded: 26 givens.");
    assert_eq!(played.status(), "One solution");
    assert_eq!(played.view().toast.unwrap().offers[0].action, Action::Board(BoardAction::Undo));
    let undone = played.act(Action::Board(BoardAction::Undo));
    assert_eq!((undone.line(), undone.said().as_str()), (line("5"), "The earlier givens are back."));
}

#[test]
fn every_form_is_read_from_a_paste() {
    macro_rules! form {
        ($file:literal) => {
            [
                include_str!(concat!("../../crates/formats/tests/data/", $file)),
                include_str!(concat!("../../crates/formats/tests/data/", $file, ".expected")),
            ]
        };
    }
    let forms = [
        form!("seed1_rows.txt"),
        form!("box_drawing_dots.txt"),
        form!("csv_semicolon_crlf_bom.csv"),
        form!("csv_tab_empty_fields.tsv"),
        form!("line_comment.txt"),
    ];
    for [text, expected] in forms {
        let board = &expected.lines().nth(1).unwrap()[..81];
        let givens = board.chars().filter(char::is_ascii_digit).count();
        let played = Played::new().act(PageEvent::Pasted(text.to_owned()));
        assert_eq!(played.line(), board.replace('.', "0"));
        assert!(played.said().starts_with(&format!("Puzzle loaded: {givens} givens")), "{}", played.said());
    }
}

#[test]
fn a_number_that_a_spreadsheet_rounded_is_told() {
    let rounded = "534678912672195".to_owned() + &"0".repeat(66);
    let played = Played::new().act(PageEvent::Pasted(rounded.clone()));
    assert_eq!(played.line(), rounded);
    let said = played.said();
    assert!(said.starts_with("Puzzle loaded: 15 givens, with nothing behind the 15th digit"), "{said}");
}

#[test]
fn a_sign_that_not_everybody_takes_for_an_empty_cell_is_told() {
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (sign, said) in [
        (".", "Puzzle loaded: 30 givens."),
        ("0", "Puzzle loaded: 30 givens."),
        ("?", "Puzzle loaded: 30 givens, '?' for empty."),
        ("x", "Puzzle loaded: 30 givens, 'x' for empty."),
        ("□", "Puzzle loaded: 30 givens, '□' for empty."),
        ("@", "Puzzle loaded: 30 givens, '@' for empty."),
    ] {
        let played = Played::new().act(PageEvent::Pasted(puzzle.replace('.', sign)));
        assert_eq!((played.line(), played.said()), (puzzle.replace('.', "0"), said.to_owned()));
    }
}

#[test]
fn an_unreadable_text_keeps_the_board_and_shows_where() {
    let rows = nonet_formats::printed_grid(&SEED_2.parse().unwrap()).replacen(" 4\n", "\n", 1);
    let played = Played::at(&format!("#p={SEED_1}")).act(PageEvent::Pasted(rows.clone()));
    assert_eq!(played.line(), SEED_1);
    let entry = played.entry().view;
    assert_eq!(played.overlay(), Some(Overlay::Entry));
    assert_eq!(entry.text, rows);
    let error = entry.error.unwrap();
    assert!(error.contains("has 8 cells, expected 9"), "{error}");
    let (from, to) = entry.error_at.unwrap();
    assert_eq!(rows.get(from as usize..to as usize).unwrap(), "0 0 2 | 6 1 0 | 0 0");

    let played = played
        .act(Action::Shell(ShellAction::EntryText(SEED_1.replacen("43", "4q", 1))))
        .act(Action::Shell(ShellAction::EntryRead));
    let entry = played.entry().view;
    assert_eq!(entry.error_at, Some((2, 3)));
    let played = played.act(Action::Shell(ShellAction::EntryText(SEED_2.to_owned()))).act(Action::Shell(ShellAction::EntryRead));
    assert_eq!(played.line(), SEED_2);
    assert_eq!(played.overlay(), None);

    let played = played.act(PageEvent::Pasted("1".repeat(20_000_001)));
    assert_eq!(played.said(), "Not read: the text is longer than 20 MB. Save it as a file, and open that.");
    let played = played.act(PageEvent::NotOpened { name: "big.csv".to_owned(), why: FileFault::TooLarge });
    assert_eq!(played.said(), "big.csv is larger than 200 MB, so it was not opened.");
    assert_eq!(played.line(), SEED_2);
}

#[test]
fn addresses_open_rooms_and_broken_ones_keep_the_board() {
    let played = Played::at(&format!("#p={}", SEED_1.replace('0', ".")));
    assert_eq!((played.view().room.room(), played.line()), (Room::Solve, SEED_1.to_owned()));
    let played = played.act(PageEvent::Address(format!("#p={}", &SEED_2[1..])));
    assert_eq!((played.line(), played.said()), (SEED_1.to_owned(), "The link has 80 cells, expected 81.".to_owned()));
    assert!(played.view().toast.unwrap().fault);
    let played = played.act(PageEvent::Address(format!("#play={SEED_2}")));
    assert_eq!((played.view().room.room(), played.line()), (Room::Play, SEED_2.to_owned()));
    let played = played.act(PageEvent::Address(format!("#p={SEED_1}")));
    assert_eq!((played.view().room.room(), played.line()), (Room::Solve, SEED_1.to_owned()));
}

#[test]
fn a_csv_file_comes_back_solved_in_its_own_form() {
    let csv = nonet_formats::csv_grid_with(&SEED_1.parse().unwrap(), ';');
    let played = Played::new().act(opened("input.csv", &csv));
    assert_eq!(played.line(), SEED_1_SOLVED);
    assert_eq!(played.status(), "Complete and correct");
    assert_eq!(content(&played.board(), "r1c1"), Content::Solved(Digit::D1));
    let played = played.act(Action::Shell(ShellAction::Download(Export::Board(Output::CSV))));
    let Some(BrowserEffect::Download { name, text }) = played.asked() else { panic!("no file is offered") };
    assert_eq!(name, "sudoku.csv");
    assert_eq!(*text, nonet_formats::csv_grid_with(&SEED_1_SOLVED.parse().unwrap(), ';'));
    assert_eq!(played.act(Action::Board(BoardAction::Undo)).line(), line(""), "it came as one act");
    let pasted = Played::new().act(PageEvent::Pasted(csv));
    assert_eq!(pasted.line(), SEED_1, "what is pasted is not solved over");
}

/// A table with two columns of puzzles is read once the player has chosen one of them, and not at all otherwise.
#[test]
fn where_it_is_not_clear_which_column_holds_the_puzzles_it_is_chosen() {
    let table = format!("left,right\n{SEED_1},{SEED_2}\n{SEED_2},{SEED_1}\n");
    let asked = Played::new().act(opened("two.csv", &table));
    assert_eq!(asked.overlay(), Some(Overlay::PuzzleColumn));
    let columns = asked.0.collections.imports.columns().unwrap().clone();
    assert_eq!(columns.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["left", "right"]);
    let is_import =
        |request: &QuestionRequest| matches!(request.question, Question::Collection(CollectionQuestion::Import { .. }));
    assert!(!asked.0.questions.wanted().iter().any(is_import), "nothing is read meanwhile");
    let read = asked.act_again(Action::Collection(CollectionAction::ReadColumn(1))).wait();
    assert_eq!(read.overlay(), Some(Overlay::Collection));
    assert_eq!(shown_table(&read).counts.rows, 2);
    let first = read.act(Action::from(TableAction::Open(0, Room::Solve)));
    assert_eq!(first.0.address(), Address::Link(NonetLink::Puzzle(SEED_2.parse().unwrap())));
    // Closing the question reads nothing, and the next file is asked about again.
    let left = asked.act(Action::Shell(ShellAction::Close));
    assert!(left.0.shell.overlay.is_none() && !left.0.questions.wanted().iter().any(is_import));
    let again = left.act(PageEvent::Pasted(table));
    assert_eq!(again.overlay(), Some(Overlay::PuzzleColumn));
}

#[test]
fn a_pasted_text_of_many_megabytes_is_a_list() {
    let list = format!("{SEED_1}\n").repeat(12_500);
    let is_judged = |question: &Question| matches!(question, Question::Collection(CollectionQuestion::Judge { .. }));
    let pasted = Played::new().act_alone(PageEvent::Pasted(list)).answered(|question| !is_judged(question));
    assert_eq!(shown_table(&pasted).counts.rows, 12_500);
    let none = Played::new().act_alone(PageEvent::Pasted("no puzzle\n".repeat(120_000)));
    let is_import = |request: &&QuestionRequest| matches!(request.question, Question::Collection(_));
    let request = none.0.questions.wanted().iter().find(is_import).unwrap();
    let why = KEPT.with(|kept| kept.answer(&request.question)).unwrap_err();
    let failed = none.act_again(PageEvent::Failed { id: request.id, why });
    assert!(failed.said().contains("no puzzles were found at its beginning"), "{}", failed.said());
}

#[test]
fn the_address_follows_the_puzzle() {
    let address = |played: &Played| played.0.address().to_string();
    assert_eq!(address(&Played::new()), "#solve");
    let played = Played::at(&format!("#p={SEED_1}")).keys("1");
    assert_eq!(address(&played), format!("#p={SEED_1}"), "what is entered is not the puzzle");
    assert_eq!(address(&Played::new().keys("1")), format!("#p={}", line("1")));
    let played = played.act(Action::Shell(ShellAction::PlayThis));
    assert_eq!(address(&played), format!("#play={SEED_1}"));
}

#[test]
fn texts_are_read_by_the_worker_one_after_the_other() {
    let pasted = |played: Played, line: &str| played.act_alone(PageEvent::Pasted(line.to_owned()));
    let played = pasted(pasted(Played::at(&format!("#p={SEED_3B}")), SEED_1), SEED_2);
    assert_eq!(played.line(), SEED_3B, "the board stays until the text is read");
    assert_eq!(played.0.questions.wanted().iter().filter(|it| matches!(it.question, Question::Read { .. })).count(), 1);
    assert_eq!(played.act_again(Action::Shell(ShellAction::Dismiss)).line(), SEED_2);
    let is_read = |question: &Question| matches!(question, Question::Read { .. });
    let id = played.0.questions.wanted().iter().find(|request| is_read(&request.question)).unwrap().id;
    let fail = |played: Played, id| played.act_alone(PageEvent::Failed { id, why: "it has stopped".to_owned() });
    let failed = fail(played, id);
    assert_eq!(failed.line(), SEED_3B);
    assert!(failed.said().contains("it has stopped"), "{}", failed.said());
    assert_eq!(failed.entry().view.text, SEED_1, "the text is kept, to be tried again");
    let next = failed.0.questions.wanted().iter().find(|request| is_read(&request.question)).unwrap();
    assert_eq!(next.question, Question::Read { text: SEED_2.into() });
    let id = next.id;
    let both = fail(failed, id);
    assert_eq!((both.entry().view.text.as_str(), both.entry().waiting), (SEED_1, 1), "the other waits");
    assert!(!both.0.questions.wanted().iter().any(|it| is_read(&it.question)));
    assert_eq!(both.act(Action::Shell(ShellAction::TakeWaiting)).wait().line(), SEED_2);
}

#[test]
fn a_slow_reading_overtakes_nothing() {
    let pasted = || Played::at(&format!("#p={SEED_3B}")).act_alone(PageEvent::Pasted(SEED_1.to_owned()));
    let elsewhere = pasted().act_alone(Action::Shell(ShellAction::Enter(Room::Play)));
    let game = *elsewhere.0.play.game.givens();
    assert_eq!(*elsewhere.wait().0.play.game.givens(), game, "who has left the room is not followed");
    let typed = pasted()
        .act_alone(Action::Shell(ShellAction::Open(Overlay::Entry)))
        .act_alone(Action::Shell(ShellAction::EntryText("12".to_owned())))
        .wait();
    assert_eq!((typed.line(), typed.0.shell.entry.text.clone()), (SEED_1.to_owned(), "12".to_owned()));
}

/// A link of this page holds more than its digits.
#[test]
fn a_position_that_is_pasted_as_a_link_keeps_its_notes() {
    let notes = CandidateSet::of_cell(cell("r1c1"), [Digit::D1, Digit::D7].into_iter().collect());
    let position = BoardState { givens: SEED_1.parse().unwrap(), notes, ..BoardState::default() };
    let game = Played::new()
        .act(PageEvent::Pasted(format!("https://nonet.example/{}", NonetLink::Position(Box::new(position.clone())))));
    assert_eq!((game.0.session.room, game.0.play.game.standing().all_notes().len()), (Room::Play, 2));
    let pasted =
        Played::new().act(PageEvent::Pasted(format!("https://nonet.example/{}", NonetLink::PositionToSolve(position.into()))));
    assert_eq!(pasted.0.session.room, Room::Solve);
    assert_eq!(pasted.0.solve.board().position().of_cell(cell("r1c1")).to_string(), "1 7");
}

fn is_read(question: &Question) -> bool {
    matches!(question, Question::Read { .. })
}

fn wanted(played: &Played, is_meant: impl Fn(&Question) -> bool) -> Option<QuestionId> {
    played.0.questions.wanted().iter().find(|request| is_meant(&request.question)).map(|request| request.id)
}

#[test]
fn a_text_that_takes_a_while_to_read_is_shown_and_its_reading_can_be_stopped() {
    let pasted = Played::at(&format!("#p={SEED_3B}")).act_alone(PageEvent::Pasted(SEED_1.to_owned()));
    let id = wanted(&pasted, is_read).unwrap();
    assert_eq!((pasted.0.unseen_reading(), pasted.view().reading), (Some(id), None), "what is quick is not shown");
    let slow = pasted.act_alone(PageEvent::StillReading(id));
    assert_eq!((slow.0.unseen_reading(), slow.view().reading.as_deref()), (None, Some("the text")));
    let shown = Played(slow.0.clone()).act_alone(Action::Shell(ShellAction::Open(Overlay::Entry)));
    assert!(shown.entry().view.is_reading);
    assert_eq!(slow.act_again(Action::Shell(ShellAction::Dismiss)).line(), SEED_1, "it goes on");
    let stopped = slow.act_alone(Action::Shell(ShellAction::StopReading));
    assert_eq!((wanted(&stopped, is_read), stopped.view().reading), (None, None));
    assert_eq!((stopped.line(), stopped.said().as_str()), (SEED_3B.to_owned(), "Stopped reading. The board is as it was."));
    let late = stopped.act(PageEvent::StillReading(id));
    assert_eq!(late.view().reading, None, "of a reading that is over nothing is shown");
}

#[test]
fn a_file_that_takes_a_while_is_shown_and_stopped_and_the_next_is_read() {
    let is_import = |question: &Question| matches!(question, Question::Collection(CollectionQuestion::Import { .. }));
    let waiting = Played::new()
        .act_alone(opened("first.txt", &format!("{SEED_1}\n{SEED_2}\n")))
        .act_alone(opened("second.txt", &format!("{SEED_2}\n{SEED_3B}\n{SEED_1}\n")));
    let id = wanted(&waiting, is_import).unwrap();
    assert!(waiting.0.unseen_reading() == Some(id) && !waiting.0.collections.imports.is_slow);
    let slow = waiting.act_alone(PageEvent::StillReading(id));
    assert!(slow.0.unseen_reading().is_none() && slow.view().imports.is_slow);
    let first = slow.0.collections.imports.running().unwrap().id;
    let next = slow.act_alone(Action::Collection(CollectionAction::StopImport(first)));
    assert_eq!(next.0.collections.imports.running().map(|import| &*import.name), Some("second.txt"));
    assert!(!next.0.collections.imports.is_slow && wanted(&next, is_import) != Some(id), "it is shown once it takes a while too");
    assert_eq!(shown_table(&next.wait()).counts.rows, 3);
}

/// A candidate grid with two eliminations, and the same in other forms.
#[test]
fn eliminations_of_a_text_are_kept_in_a_game_and_said() {
    let givens: Grid = SEED_1.parse().unwrap();
    let solution: Grid = SEED_1_SOLVED.parse().unwrap();
    let mut position = Candidates::new(&givens);
    let wrong = |cell: Cell| position.of_cell(cell).iter().find(|digit| solution[cell] != Some(*digit));
    let cells = givens.empty_cells().iter().filter(|cell| position.of_cell(*cell).len() > 2);
    let gone: CandidateSet = cells.step_by(9).take(3).filter_map(|cell| Some(Candidate::new(cell, wrong(cell)?))).collect();
    position.eliminate(&gone);
    for form in [Output::Candidates, Output::CandidateLine, Output::Library] {
        let text = form.write(&position);
        let played = Played::at("#play").act(PageEvent::Pasted(text.clone()));
        assert_eq!((played.0.session.room, *played.0.play.game.givens()), (Room::Play, givens), "{text}");
        assert!(played.said().contains(", 3 candidates ruled out"), "{}", played.said());
        assert_eq!(played.0.play.game.standing().ruled_out().certain(), gone, "{text}");
    }
}

/// The puzzle of f-puzzles whose first cell holds 1 or 2 by a rule of the setter: its 25 givens alone have three solutions.
const GIVEN_MARKS: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1DQgDcYA7ABQoGMIAbAWQEMMBrMfARmQCYBdAL7JQJZvQCuceABZUxMuQQAXDFOHANGkGMnSAHPNIUVamFpE7xUhLyOLT6y7pvwArPZPxVTzf2SEVnoIAGyeSt5mFpoi0XGx/oTxMSlBrjzoxhE+5rHO1tIomQ6RvmnScsVeOYKJogUIRQrVUXkp0eUIlc3Zraku0gDs4Y65fgHtbZ3wYVW9vtoDCIZzo8m1E4sN8Bk9a1NL8HarpWPr+cHwAMwjpxuBhyt7dxeux881B9seJ5+T//cAW1zvVLj8PlE6ltLjdfn1pt0svt+tsmkiXijLsM4WVDrt0X9akIgA==";

#[test]
fn candidates_that_the_setter_gave_count_in_the_verdict_and_are_never_lost_unsaid() {
    let givens = SEED_1.replacen("043", "040", 1);
    assert_eq!(Played::new().act(PageEvent::Pasted(givens.clone())).status(), "3 solutions");
    for link in [format!("https://f-puzzles.com/?load={GIVEN_MARKS}"), format!("https://sudokupad.app/fpuz{GIVEN_MARKS}")] {
        let solved = Played::new().act(PageEvent::Pasted(link.clone()));
        assert_eq!((solved.line(), solved.status().as_str()), (givens.clone(), "One solution"), "{link}");
        assert!(solved.said().contains("25 givens, 2 candidates ruled out"), "{}", solved.said());
        // A game has its givens alone, of which this is no puzzle.
        let played = Played::at("#play").act(PageEvent::Pasted(link.clone()));
        assert_eq!((played.0.session.room, played.status().as_str()), (Room::Solve, "One solution"), "{link}");
        // A file and a link of it carry the rule.
        let position = solved.0.solve.board().position();
        for form in [Output::Candidates, Output::Library, Output::CandidateLine] {
            assert_eq!(Played::new().act(PageEvent::Pasted(form.write(&position))).status(), "One solution", "{form:?}");
        }
    }
}
