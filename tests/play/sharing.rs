//! Tests of links, exports and pictures of a board.

use super::{played::*, *};
use nonet::{
    action::{Action, Export, Overlay, PageEvent, PlayAction, RatingAction, ShellAction, SolveAction, Subject, Theme},
    session::BrowserEffect,
};
use nonet_formats::Output;
use nonet_protocol::{Question, Room};

#[test]
fn a_position_of_solve_is_shared_to_be_solved() {
    let link = |played: &Played| {
        let shared =
            played.act_again(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Position)))).0.shell.shared.unwrap();
        shared.sharing.link.clone()
    };
    let puzzle = Played::at(&format!("#p={SEED_1}"));
    assert_eq!(link(&puzzle), format!("#p={SEED_1}"), "there is nothing but givens");
    let entered = puzzle.keys("C-Home 1");
    assert_eq!(link(&entered), format!("#s=1.a{}.s", &SEED_1[1..]));
    let candidates = entered.keys("ArrowDown ArrowRight S-9");
    assert!(candidates.board().cells.iter().any(|cell| !cell.notes.is_empty()), "they are shown");
    let received = Played::at(&link(&candidates));
    assert_eq!(received.0.session.room, Room::Solve);
    assert_eq!((received.line(), received.status()), (candidates.line(), candidates.status()));
    let stands = |played: &Played| played.board().cells.iter().map(|cell| (cell.content, cell.notes)).collect::<Vec<_>>();
    assert_eq!(stands(&received), stands(&candidates));
    assert!(!received.can_undo(), "there was nothing before");
    let hard = "#p=100007090030020008009600500005300900010080002600004000300000010040000007007000300";
    let stepped = Played::at(hard).keys("h h h");
    assert!(!stepped.0.solve.display.candidates, "they are not shown");
    let next = |played: Played| played.keys("h").0.solve.log().last().unwrap().explained.clone();
    assert_eq!(next(Played::at(&link(&stepped))), next(stepped), "what steps removed stays removed");
    let game = Played::at(&format!("#play={SEED_1}")).keys("C-Home 1");
    assert_eq!(link(&game), format!("#s=1.a{}", &SEED_1[1..]), "that of a game is played on");
}

#[test]
fn what_a_link_leaves_out_of_a_board_is_said_and_the_address_keeps_what_is_ruled_out() {
    let brought = Played::new().act(PageEvent::Pasted(TWO_ELIMINATIONS.to_owned()));
    assert_eq!(brought.status(), "One solution");
    let address = brought.0.address().to_string();
    assert!(address.starts_with("#s=1.98") && address.ends_with(".s"), "{address}");
    let opened = Played::at(&address);
    assert_eq!((opened.line(), opened.status()), (brought.line(), brought.status()));
    assert_eq!(opened.0.address().to_string(), address, "when it is loaded anew, too");
    assert_eq!(opened.keys("C-Home . 5").0.address().to_string(), address, "what is entered is not the puzzle");

    let share = Action::Shell(ShellAction::Open(Overlay::Share(Subject::Puzzle)));
    let shared = brought.act_again(share.clone());
    assert_eq!(shared.overlay(), Some(Overlay::Share(Subject::Position)), "which takes all of it along");
    assert_eq!(shared.share().omitted, None);
    let puzzle = shared.act(share.clone());
    assert_eq!(puzzle.overlay(), Some(Overlay::Share(Subject::Puzzle)));
    assert_eq!(puzzle.share().omitted.as_deref(), Some("2 eliminations are left out. Without: 299 solutions."));
    assert_eq!(puzzle.0.shell.shared.unwrap().sharing.link, format!("#p={}", brought.line()));

    let played = brought.act(Action::Shell(ShellAction::PlayThis));
    assert_eq!(played.said(), "2 eliminations are left out. Without: 299 solutions.");
    let back = played.act(Action::Shell(ShellAction::SolveThis));
    assert_eq!(back.status(), "One solution", "they are there still");

    let game = Played::at(&format!("#s=1.{SEED_1}.lA0A9_A9Ai")).keys("C-Home 1 . S-5").act(share.clone());
    let words = game.share().omitted;
    assert_eq!(words.as_deref(), Some("1 entered digit, 1 cell with notes and 2 lines are left out."));
    assert_eq!(Played::at(&format!("#p={SEED_1}")).act(share).share().omitted, None);
}

#[test]
fn a_step_of_a_path_that_rests_on_what_was_ruled_out_is_shared_with_it() {
    let brought = Played::new().act(PageEvent::Pasted(TWO_ELIMINATIONS.to_owned())).wait();
    let looked = brought.act(Action::Solve(SolveAction::Rating(RatingAction::ShowStep(3)))).wait();
    let shared = looked.act(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Step)))).0.shell.shared.unwrap();
    let link = &shared.sharing.link;
    assert!(link.starts_with("#s=1.") && !link.contains("&step="), "{link}");
}

#[test]
fn what_a_form_leaves_out_of_a_board_is_said_beside_it_and_the_first_is_one_that_leaves_out_nothing() {
    let export = Action::Shell(ShellAction::Open(Overlay::Export));
    let omitted = |played: &Played| {
        let omitted = played.export().omitted;
        let words = Output::ALL.map(|output| format!("{output:?}")).into_iter().zip(omitted.outputs).collect::<Vec<_>>();
        move |output: Output| words.iter().find(|(name, _)| *name == format!("{output:?}")).unwrap().1.clone()
    };
    let brought = Played::new().act(PageEvent::Pasted(TWO_ELIMINATIONS.to_owned()));
    let open = brought.act_again(export.clone());
    assert_eq!(open.export().form, Export::Board(Output::Candidates));
    let of = omitted(&open);
    let words = "2 eliminations are left out. Without: 299 solutions.";
    for output in [Output::Line, Output::Grid, Output::CSV, Output::Sdk, Output::Sdm, Output::Ss, Output::OpenSudoku] {
        assert_eq!(of(output).as_deref(), Some(words), "{output:?}");
    }
    for output in [Output::Candidates, Output::Sdx, Output::Library, Output::CandidateLine] {
        assert_eq!(of(output), None, "{output:?}");
    }
    let sites: Vec<bool> = open.export().omitted.sites.iter().map(Option::is_some).collect();
    assert_eq!(sites, [false, true, false, false, true], "SudokuExchange and sudoku.coach take digits alone");
    let bare = open.act_again(Action::Shell(ShellAction::GivensOnly(true)));
    assert_eq!(omitted(&bare)(Output::Sdx).as_deref(), Some(words));
    let chosen = open.act(Action::Shell(ShellAction::Form(Export::Board(Output::Line))));
    assert_eq!(chosen.export().form, Export::Board(Output::Line), "who chooses one has read what it leaves out");
    let copied = brought.act(Action::Shell(ShellAction::Copy(Export::Board(Output::Sdx))));
    let Some(BrowserEffect::Copy(Some(text))) = copied.asked() else { panic!("nothing is copied") };
    assert_eq!(Played::new().act(PageEvent::Pasted(text.clone())).status(), "One solution", "{text}");

    let plain = Played::at(&format!("#p={SEED_1}")).act(export.clone());
    assert_eq!(plain.export().form, Export::Board(Output::Line));
    let none = plain.export().omitted;
    assert!(none.outputs.iter().chain(&none.sites).all(Option::is_none));
    let game = Played::at(&format!("#s=1.{SEED_1}.lA0A9_A9Ai")).keys("C-Home 1 . S-5").act(export);
    assert_eq!(game.export().omitted.all.as_deref(), Some("2 lines are left out."), "in every form");
    let of = omitted(&game);
    assert_eq!(of(Output::Line).as_deref(), Some("1 cell with notes is left out. 1 entered digit becomes a given."));
    let words = "1 cell with notes is left out. 1 entered digit becomes a given.";
    assert_eq!(of(Output::Candidates).as_deref(), Some(words), "a single note is not what the cell can be");
    assert_eq!(of(Output::Sdx).as_deref(), Some("1 cell with notes is left out."));
    let filled = Played::at(&format!("#play={SEED_1}")).act(Action::Play(PlayAction::FillNotes));
    let filled = filled.act(Action::Shell(ShellAction::Open(Overlay::Export)));
    assert_eq!((omitted(&filled)(Output::Candidates), omitted(&filled)(Output::Sdx)), (None, None));
}

#[test]
fn a_single_puzzle_of_a_table_says_what_is_left_out_and_a_complete_grid_is_no_game() {
    let one = format!("id,puzzle,solution\n7,{SEED_1},{SEED_1_SOLVED}\n");
    let solve = Played::new().act(opened("one.csv", &one));
    assert_eq!((solve.0.session.room, solve.line().as_str()), (Room::Solve, SEED_1));
    assert_eq!(solve.said(), "Puzzle loaded: 26 givens, without its other columns.");
    let play = Played::at(&format!("#play={SEED_2}")).act(opened("one.csv", &one));
    assert_eq!((play.0.session.room, play.line().as_str()), (Room::Play, SEED_1));
    let new = "A new game: 26 givens, without its other columns.";
    assert_eq!(play.said(), new, "nothing was done in the one before,");
    let begun = Played::at(&format!("#play={SEED_2}")).keys("C-Home 1").act(opened("one.csv", &one));
    assert_eq!(begun.said(), format!("{new} The earlier one is kept."));

    let rows: Vec<String> = SEED_1_SOLVED
        .as_bytes()
        .chunks(9)
        .map(|row| row.iter().map(|&cell| char::from(cell)).map(String::from).collect::<Vec<_>>().join(","))
        .collect();
    for complete in [SEED_1_SOLVED.to_owned(), rows.join("\n")] {
        let read = Played::at(&format!("#play={SEED_2}")).act(opened("complete.csv", &complete));
        assert_eq!((read.0.session.room, read.status().as_str()), (Room::Solve, "Complete and correct"));
        assert!(read.said().ends_with(": 81 givens."), "{}", read.said());
        assert_eq!(read.act(Action::Shell(ShellAction::Enter(Room::Play))).line(), SEED_2, "the game stays");
    }
}

#[test]
fn lines_that_were_drawn_go_with_the_link_and_the_picture_has_the_look_that_is_chosen() {
    let picture = |played: &Played| played.0.shell.shared.clone().unwrap().pictures.board.clone();
    let share = |played: &Played| played.act_again(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Position))));
    let game = Played::at(&format!("#s=1.{SEED_1}.lA0A9_A9Ai"));
    let lines = |played: &Played| played.board().lines.iter().map(|line| line.strong).collect::<Vec<_>>();
    assert_eq!(lines(&game), [true, false]);
    let shared = share(&game);
    assert_eq!(shared.0.shell.shared.as_ref().unwrap().sharing.link, format!("#s=1.{SEED_1}.lA0A9_A9Ai"));
    assert!(picture(&shared).contains("lines") && picture(&shared).contains("#ffffff"));
    let dark = shared.act(Action::Shell(ShellAction::Picture(Theme::Dark)));
    assert!(picture(&dark).contains("#171a20"));
    assert!(picture(&share(&dark)).contains("#171a20"), "it stays chosen");
    let page_is_dark = game.act(Action::Shell(ShellAction::ChooseSetting("theme", 2)));
    assert!(picture(&share(&page_is_dark)).contains("#171a20"), "it looks as the page does");
}

/// Exports that are requested while the worker writes are done in turn, even if two are equal. A text that can't be written gives
/// a message and delays no other.
#[test]
fn what_is_exported_is_done_in_the_order_it_was_asked_for() {
    let copy = |output| Action::Shell(ShellAction::Copy(Export::Board(output)));
    let download = Action::Shell(ShellAction::Download(Export::Board(Output::Line)));
    let asked = Played::at(&format!("#p={SEED_1}"))
        .act_alone(copy(Output::Line))
        .act_alone(copy(Output::Line))
        .act_alone(download)
        .act_alone(copy(Output::Sdk));
    let writes = |question: &Question| matches!(question, Question::Write(_));
    let next = |played: Played| {
        let request = played.0.questions.wanted().iter().find(|request| writes(&request.question)).cloned().unwrap();
        let answer = answer(&request.question);
        let played = played.act_alone(PageEvent::Answered { id: request.id, answer });
        assert!(played.0.questions.get(request.id).is_none(), "the same once more is another question");
        let effects = played.0.session.effects.waiting().map(|(_, effect)| effect.clone());
        let effects: Vec<BrowserEffect> = effects.filter(|effect| *effect != BrowserEffect::PromiseCopy).collect();
        (played, effects)
    };
    let line = SEED_1.replace('0', ".") + "\n";
    let copied = || BrowserEffect::Copy(Some(line.clone()));
    let promised = asked.0.session.effects.waiting().filter(|(_, effect)| *effect == BrowserEffect::PromiseCopy).count();
    assert_eq!(promised, 3, "the browser allows to copy only right after the press");
    let (asked, first) = next(asked);
    assert_eq!(first, [copied()]);
    let (asked, second) = next(asked);
    assert_eq!(second, [copied(), copied()], "none is lost before it is carried out");
    let (asked, third) = next(asked);
    assert_eq!(third[2..], [BrowserEffect::Download { name: "sudoku.txt".to_owned(), text: line.clone() }]);
    let asked = asked.act_alone(PageEvent::CarriedOut(6));
    assert_eq!(asked.asked(), None);
    let id = asked.0.questions.wanted().iter().find(|request| writes(&request.question)).unwrap().id;
    let failed = asked.act_alone(PageEvent::Failed { id, why: "out of memory".to_owned() });
    assert!(failed.said().contains("out of memory"), "{}", failed.said());
    assert!(!failed.0.questions.wanted().iter().any(|request| writes(&request.question)));
    assert_eq!(failed.asked(), Some(&BrowserEffect::Copy(None)), "the browser waits no longer for what was promised");
    let copied = failed.act(copy(Output::Sdm));
    assert_eq!(copied.asked(), Some(&BrowserEffect::Copy(Some(format!("{SEED_1}\n")))));
}
